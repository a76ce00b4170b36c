"""Where things belong: knowledge about a game or family is only in its own package."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from rummel.family import Bots, Building, Counting, Family, Melding, Positions, Terminal
from rummel.games import GAMES

SOURCES = Path(inspect.getfile(Family)).parent
FAMILIES = {game.family.name: game.family for game in GAMES.values()}
# Words that mean something else too: an objective of the solver and a style of pieces.
ORDINARY = {"tiles"}
SHEETS = {game.sheet for game in GAMES.values()} - {""}
NAMES = ({*GAMES, *FAMILIES} | {name.replace("-", "_") for name in FAMILIES} | SHEETS) - ORDINARY


def _modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(SOURCES).as_posix()
        if not place.startswith("games/"):
            yield place, ast.parse(path.read_text("utf-8"))


def _docstrings(tree: ast.Module) -> set[ast.AST]:
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, kinds) and node.body and isinstance(node.body[0], ast.Expr)
    }


def faults(place: str, tree: ast.Module) -> list[str]:
    """Lines that name a game or a family."""
    mentions = []
    docstrings = _docstrings(tree)
    for node in ast.walk(tree):
        names: set[str] = set()
        if isinstance(node, ast.Constant) and node not in docstrings:
            names = {str(node.value)} & NAMES
        elif isinstance(node, ast.ImportFrom) and node.module == "rummel.games":
            names = {one.name for one in node.names} & {name.replace("-", "_") for name in FAMILIES}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rummel.games."):
            names = {node.module or ""}
        elif isinstance(node, ast.Import):
            names = {one.name for one in node.names if one.name.startswith("rummel.games.")}
        mentions += [f"{place}:{getattr(node, 'lineno', 0)} names {name}" for name in names]
    return mentions


def test_no_code_outside_a_family_names_a_game() -> None:
    assert [fault for place, tree in _modules() for fault in faults(place, tree)] == []


@pytest.mark.parametrize(
    "planted",
    [
        "if game.id == 'myrummy': pass",
        "from rummel.games.gin.rules import GinRules",
        "from rummel.games import one_eleven",
        "import rummel.games.karo8",
        "STYLES = {'serie-noire-gin': 1}",
        "BUILT_ON = {'LAY': 'ROM'}",
    ],
)
def test_a_planted_name_is_seen(planted: str) -> None:
    assert faults("planted.py", ast.parse(planted))


@pytest.mark.parametrize("kind", [Family, Melding, Building, Counting, Bots, Positions, Terminal])
def test_an_unfinished_family_fails_with_the_name_of_what_is_missing(
    kind: type[msgspec.Struct],
) -> None:
    family = FAMILIES["tiles"]
    parts = (
        family,
        family.melding,
        family.building,
        family.counting,
        family.bots,
        family.positions,
        family.terminal,
    )
    whole = next(one for one in parts if isinstance(one, kind))
    given = {name: getattr(whole, name) for name in kind.__struct_fields__}
    assert kind(**given) == whole
    for name in given:
        with pytest.raises(TypeError, match=f"'{name}'"):
            kind(**{key: value for key, value in given.items() if key != name})


@pytest.mark.parametrize("name", FAMILIES)
def test_what_a_family_says_of_its_fields_is_true(name: str) -> None:
    family = FAMILIES[name]
    state = family.state.__struct_fields__
    view = inspect.signature(family.view).return_annotation.__struct_fields__
    assert set(family.piles) <= set(state)
    assert set(family.hidden) <= set(state) & set(view)
    positions = family.positions
    assert {*positions.hides, *positions.seats, *positions.per_seat} <= set(state)


def test_nothing_is_left_to_write() -> None:
    """What `make game` has prepared and nobody has written yet."""
    root = SOURCES.parents[1]
    kinds = ("src/rummel/**/*.py", "src/rummel/**/*.ftl", "tests/games/*.py", "docs/ledger.md")
    left = [
        f"{path.relative_to(root)}:{number} {line.strip()}"
        for kind in (*kinds, "web/src/games/**/*.*")
        for path in sorted(root.glob(kind))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if "not written yet" in line
    ]
    assert not left, "\n".join(["to be written:", *left])


def test_no_test_gives_up_a_request_as_soon_as_httpx_does() -> None:
    """After five seconds, which a busy machine may need to start a process for the answer."""
    sending = {"Client", "AsyncClient", "get", "post", "delete", "request"}
    impatient = []
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if "httpx" in text else ():
            match node:
                case ast.Call(ast.Attribute(ast.Name("httpx"), what), keywords=keywords):
                    given = {word.arg for word in keywords}
                    if what in sending and not given & {"timeout", "transport"}:
                        impatient.append(f"{path.name}:{node.lineno}")
    assert impatient == []
