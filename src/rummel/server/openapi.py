"""The OpenAPI schema of the HTTP API, at `/schema`.

Litestar finds the routes. msgspec describes the structs, since it also decodes them: the schema
says exactly what is accepted. Every refusal has the same form.
"""

from types import ModuleType
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import JsonRenderPlugin

from rummel import encoding, match, wire
from rummel.server import (
    account_api,
    api,
    friend_api,
    friends,
    history,
    lessons,
    quick,
    ratings,
    replays,
)

_MODULES: Final[tuple[ModuleType, ...]] = (
    wire,
    match,
    ratings,
    history,
    account_api,
    friends,
    friend_api,
    api,
    replays,
    quick,
    lessons,
)
_LITESTAR_PATH: Final = "/openapi.json"
_REFUSED: Final = {
    "description": "A refusal: a stable code, and its words in the client's language.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
}


class SchemaPlugin(JsonRenderPlugin):
    """The schema, made once."""

    def __init__(self) -> None:
        # At the second path Litestar would serve its own schema, which lacks these corrections.
        super().__init__(path=["/", _LITESTAR_PATH])
        self._json = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if request.url.path.endswith(_LITESTAR_PATH):
            raise NotFoundException
        if not self._json:
            self._json = encoding.ENCODER.encode(_corrected(openapi_schema))
        return self._json


def _corrected(schema: dict[str, Any]) -> dict[str, Any]:
    corrected: dict[str, Any] = msgspec.json.decode(encoding.ENCODER.encode(schema))
    known = corrected["components"]["schemas"]
    structs = [_struct(name) for name in (*known, "Refusal") if _struct(name)]
    _, described = msgspec.json.schema_components(
        structs, ref_template="#/components/schemas/{name}"
    )
    known.update(described)
    for path in corrected["paths"].values():
        for operation in path.values():
            answers = operation["responses"]
            answers.pop("400", None)
            answers["4XX"] = answers["503"] = _REFUSED
            for answer in answers.values():
                for kind, content in answer.get("content", {}).items():
                    # A handler that returns encoded JSON returns a string only to Litestar.
                    if kind == "application/json" and content["schema"] == {"type": "string"}:
                        content["schema"] = {"type": "object"}
            if "204" in answers:
                answers["204"].pop("content", None)
    return corrected


def _struct(name: str) -> type[msgspec.Struct] | None:
    for module in _MODULES:
        kind = getattr(module, name, None)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return kind
    return None
