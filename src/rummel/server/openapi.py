"""The API in OpenAPI's words, at `/schema`.

Litestar finds the routes; the structs are described by msgspec, which reads them too, so that what
is written about them is what happens to them. Every refusal has the same form.
"""

from types import ModuleType
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import JsonRenderPlugin

from rummel import match, wire
from rummel.server import account_api, api, history, ratings, replays

_WHERE: Final[tuple[ModuleType, ...]] = (
    wire,
    match,
    ratings,
    history,
    account_api,
    api,
    replays,
)
_LITESTARS: Final = "/openapi.json"
_REFUSED: Final = {
    "description": "A refusal: a stable code, and its words in the client's language.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
}


class SchemaPlugin(JsonRenderPlugin):
    """The schema, made once."""

    def __init__(self) -> None:
        # At the second path Litestar would serve its own idea of the API, which is wrong.
        super().__init__(path=["/", _LITESTARS])
        self._told = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if request.url.path.endswith(_LITESTARS):
            raise NotFoundException
        if not self._told:
            self._told = wire.ENCODER.encode(_described(openapi_schema))
        return self._told


def _described(schema: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(wire.ENCODER.encode(schema))
    known = found["components"]["schemas"]
    structs = [_struct(name) for name in (*known, "Refusal") if _struct(name)]
    _, described = msgspec.json.schema_components(
        structs, ref_template="#/components/schemas/{name}"
    )
    known.update(described)
    for path in found["paths"].values():
        for operation in path.values():
            answers = operation["responses"]
            answers.pop("400", None)
            answers["4XX"] = answers["503"] = _REFUSED
            for answer in answers.values():
                for kind, told in answer.get("content", {}).items():
                    # What a handler has encoded itself is no string to its reader.
                    if kind == "application/json" and told["schema"] == {"type": "string"}:
                        told["schema"] = {"type": "object"}
            if "204" in answers:
                answers["204"].pop("content", None)
    return found


def _struct(name: str) -> type[msgspec.Struct] | None:
    for module in _WHERE:
        found = getattr(module, name, None)
        if isinstance(found, type) and issubclass(found, msgspec.Struct):
            return found
    return None
