"""Every text that is needed exists, stands where it belongs, and none is unused."""

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import rummel
from rummel import match
from rummel.bots import CHARACTERS
from rummel.bots.random import random_move
from rummel.cli.draft_commands import OF_PIECES
from rummel.deal import round_key
from rummel.errors import CODES, RuleError
from rummel.family import Game
from rummel.game import Event, Group, Rules, options, tell, word_of
from rummel.games import GAMES, to_act, view
from rummel.lang import Words, keys, languages
from rummel.pieces import parse_pieces
from rummel.rulings import rulings
from rummel.scoring import ByTally

SOURCE = Path(rummel.__file__).parent
FAMILIES = {game.family.name: game.family for game in GAMES.values()}


@cache
def entries(language: str) -> tuple[tuple[str, fluent.EntryType], ...]:
    return tuple(
        (path.name, entry)
        for path in sorted(files("rummel.lang").joinpath(language).iterdir(), key=str)
        if path.name.endswith(".ftl")
        for entry in parse(path.read_text("utf-8")).body
    )


@cache
def patterns(language: str) -> dict[str, fluent.Pattern]:
    """Every text under its key, attributes too."""
    by_key: dict[str, fluent.Pattern] = {}
    for _, entry in entries(language):
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                by_key[entry.id.name] = entry.value
            for attribute in entry.attributes:
                by_key[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return by_key


@cache
def written(language: str, key: str) -> str:
    """A text as it stands in its file, on one line."""
    return " ".join(serialize_pattern(patterns(language)[key]).split())


# ---------------------------------------------------------------------- what the source uses


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in SOURCE.rglob("*.py"))


def literals(node: ast.AST) -> Iterator[str]:
    """Every text inside an expression: both sides of a condition, the values of a dict."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def events_in_source() -> Iterator[tuple[str, Path]]:
    """Codes in `tell(…)` and `whisper(…)`, and where they are."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = {"tell": 0, "whisper": 1}.get(node.func.id)
                if at is not None and len(node.args) > at:
                    for code in literals(node.args[at]):
                        yield code, path


def reasons_in_source() -> Iterator[tuple[str, Path]]:
    """What stands after `reason=` in an `Outcome`, as far as it is written there."""
    for path, tree in trees():
        if "games" not in path.relative_to(SOURCE).parts:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                for keyword in node.keywords:
                    if keyword.arg == "reason" and not isinstance(keyword.value, ast.Subscript):
                        for reason in literals(keyword.value):
                            yield reason, path


def whys_in_source() -> Iterator[tuple[str, Path]]:
    """Codes in `because(…)`, and where they are."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "because":
                yield from ((code, path) for code in literals(node.args[0]))


def phases_of(family: str) -> set[str]:
    """The choices of the `phase` field of a family's views."""
    return {
        choice
        for game in GAMES.values()
        if game.family.name == family
        for choice in _phase_choices(game)
    }


def _phase_choices(game: Game) -> tuple[str, ...]:
    view = get_type_hints(game.family.view)["return"]
    return get_args(get_type_hints(view).get("phase"))


@cache
def met_in_play() -> tuple[frozenset[str], frozenset[str]]:
    """Outcome reasons and event codes of some random matches of every game."""
    reasons, codes = set(), set()
    for game in GAMES.values():
        for number in range(3):
            for event, reason in _played(game, f"{game.id}/{number}"):
                codes.add(event)
                reasons.add(reason)
    return frozenset(reasons - {""}), frozenset(codes - {""})


def _played(game: Game, seed: str) -> Iterator[tuple[str, str]]:
    names = ("Ana", "Ben", "Cyd", "Dov", "Eva", "Fay")
    speakers = [Words(language=one, strict=True, names=names) for one in languages()]
    chance = Random(seed)
    key = round_key(seed.encode(), 1, [])
    table, events = match.begin(game, game.rules, key)
    for number in range(400):
        for event in events:
            assert all(words.event(event) for words in speakers)
            yield event.code, ""
        if table.state.outcome:
            yield "", table.state.outcome.reason
        if table.result:
            return
        if table.state.outcome:
            table, events = match.next_round(table, round_key(seed.encode(), number, []))
            continue
        seat = chance.choice(to_act(table.state))
        table, events = match.apply(table, seat, random_move(view(table.state, seat), chance))


# ------------------------------------------------------------------------------------- the tests


def test_english_is_there() -> None:
    assert "en" in languages()


@pytest.mark.parametrize("language", languages())
def test_files_can_be_read(language: str) -> None:
    for file, entry in entries(language):
        assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language: str) -> None:
    files: dict[str, str] = {}
    for file, entry in entries(language):
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in files, f"{entry.id.name}: {file}, {files[entry.id.name]}"
            files[entry.id.name] = file


@pytest.mark.parametrize("language", languages())
def test_languages_have_the_same_keys(language: str) -> None:
    assert keys(language) == keys("en")


def test_every_error_code_has_words() -> None:
    worded = {key.removeprefix("error-") for key in keys() if key.startswith("error-")}
    assert worded == set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_error_words_use_only_the_facts_of_their_code(code: str) -> None:
    """The list of codes names every fact in backticks; the texts use no others."""
    for _, entry in entries("en"):
        if isinstance(entry, fluent.Message) and entry.id.name == f"error-{code}":
            assert _variables(entry) <= set(CODES[code].split("`")[1::2])


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def _variables(entry: fluent.Message) -> set[str]:
    finder = Variables()
    finder.visit(entry)
    return finder.names


def game_keys() -> set[str]:
    names = {
        key for game in GAMES for key in (f"game-{game}", f"game-{game}.about", f"rules-{game}")
    }
    return names | {f"colour-{name}" for game in GAMES.values() for name in game.colours}


def option_keys() -> set[str]:
    wanted = {f"option-group-{group}" for group in get_args(Group)}
    for family in FAMILIES.values():
        rules: Any = family.rules
        for option in options(rules):
            wanted |= {option.key, f"{option.key}.about"}
            wanted |= {f"{option.key}.{choice}" for choice in option.choices}
    return wanted


def move_and_phase_keys() -> set[str]:
    wanted = set()
    for name, family in FAMILIES.items():
        wanted |= {f"move-{name}-{word_of(move)}" for move in family.moves}
        wanted |= {f"phase-{name}-{phase}" for phase in phases_of(name)}
    return wanted


_TALLY = re.compile("tally-[a-z-]*[a-z]")


def tally_keys() -> set[str]:
    """What a score sheet says of a side, item by item."""
    wanted = {text for _, tree in trees() for text in literals(tree) if _TALLY.fullmatch(text)}
    for game in GAMES.values():
        facts = game.family.counting.facts(game)
        if isinstance(facts, ByTally):
            family = f"tally-{game.family.name}"
            wanted |= {f"{family}-{item.name}" for item in facts.items}
            wanted |= {f"{family}-out", f"{family}-out.who"}
            wanted |= {f"{family}-concealed", f"{family}-concealed.about"}
    return wanted


def outcome_keys() -> set[str]:
    reasons = {reason for reason, _ in reasons_in_source()} | met_in_play()[0]
    return {f"outcome-{reason}" for reason in reasons}


def event_keys() -> set[str]:
    codes = {code for code, _ in events_in_source()} | met_in_play()[1]
    return {f"event-{code}" for code in codes | {"match-over"}}


def why_keys() -> set[str]:
    return {f"why-{code}" for code, _ in whys_in_source()} | {"why-sure"}


@pytest.mark.parametrize(
    "needed",
    [game_keys, option_keys, move_and_phase_keys, outcome_keys, event_keys, tally_keys, why_keys],
    ids=["games", "options", "moves and phases", "outcomes", "events", "tallies", "reasons"],
)
def test_words_are_there(needed: Callable[[], set[str]]) -> None:
    assert sorted(needed() - keys()) == []


def test_whoever_did_something_is_spoken_to() -> None:
    """An event of a seat has words for the player who sits there, without the name."""
    for language in languages():
        for file, entry in entries(language):
            if not isinstance(entry, fluent.Message) or not entry.id.name.startswith("event-"):
                continue
            said = {one.id.name: one.value for one in entry.attributes}
            names = Variables()
            names.visit(entry.value)
            assert ("seat" in names.names) == ("you" in said), (language, file, entry.id.name)
            if "you" in said:
                spoken = Variables()
                spoken.visit(said["you"])
                assert spoken.names == names.names - {"seat"}, (language, file, entry.id.name)


def test_the_command_line_has_its_words() -> None:
    used = set()
    for path, tree in trees():
        if path.relative_to(SOURCE).parts[0] == "cli":
            used |= {text for text in literals(tree) if re.fullmatch(r"cli-[a-z-]*[a-z]", text)}
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                    used |= {f"cli-refused-{code}" for code in literals(node.args[0])}
    assert len(used) > 100
    assert sorted(used - keys()) == []


def test_no_words_are_left_over() -> None:
    needed = game_keys() | option_keys() | move_and_phase_keys() | outcome_keys() | event_keys()
    needed |= {f"error-{code}" for code in CODES} | tally_keys() | why_keys()
    needed |= {f"{key}.{form}" for key in event_keys() for form in ("you", "brief")}
    # Outcome reasons may stand in tables that only a longer play would meet.
    literal = {text for _, tree in trees() for text in literals(tree)}
    needed |= {f"outcome-{text}" for text in literal}
    needed |= {f"result-{reason}" for reason in ("target", "rounds", "cap", "resigned")}
    needed |= {f"suit-{suit}" for suit in "cdhs"}
    needed |= {f"bot-{name}{part}" for name in CHARACTERS for part in ("", ".about")}
    needed |= literal
    needed |= {f"cli-do-{text}" for text in literal}
    needed |= {f"cli-checked-{text}" for text in literal}
    needed |= {f"cli-refused-{text}" for text in literal}
    needed |= {f"cli-score-word-{text}" for text in literal}
    needed |= built_turn_keys()
    needed |= {"cli-one-rising", "cli-one-falling"}
    needed |= {f"{key}.short" for key in literal}
    needed |= {key for key in keys() if key.startswith("web-")}  # tests/web/test_words.py knows
    needed |= {f"lesson-{task.words}" for game in GAMES.values() for task in game.lesson}
    needed |= {key for key in keys() if key.startswith("fair-")}  # tests/test_fair.py knows
    needed |= {key for key in keys() if key.startswith("ruling-")}  # tests/test_rulings.py knows
    assert sorted(keys() - needed) == []


# ----------------------------------------------------------------- each file reads as one text

# Besides one file per family. By reader: all of them, the command line, the server, the browser.
GENERAL = ("core", "terminal", "server", "pages")

# The sections of a family's file, in this order, and how the keys in them begin.
SECTIONS = {
    "Names": ("game-",),
    "Options": ("option-",),
    "Prompts and moves": ("phase-", "move-"),
    "Events": ("event-",),
    "How a round ended": ("outcome-",),
    "On the score sheet": ("tally-",),
    "Refusals": ("error-",),
    "Reasons of hints": ("why-",),
    "In the terminal": ("cli-",),
    "On the pages": ("web-",),
    "The lesson": ("lesson-",),
    "The rules": ("rules-",),
    "The rules: chapters and pictures": ("web-chapter-", "web-figure-"),
    "Disputed points": ("ruling-",),  # a section a sheet
}


def file_of(family: str) -> str:
    return family.replace("-", "_")


@cache
def outline(language: str, file: str) -> tuple[str, ...]:
    """Headings and keys in order."""
    lines: list[str] = []
    for name, entry in entries(language):
        if name != f"{file}.ftl":
            continue
        if isinstance(entry, fluent.Message):
            lines.append(entry.id.name)
            lines += [f".{attribute.id.name}" for attribute in entry.attributes]
        elif isinstance(entry, fluent.BaseComment):
            marks = {fluent.ResourceComment: "###", fluent.GroupComment: "##"}
            lines.append(f"{marks.get(type(entry), '#')} {entry.content}")
    return tuple(lines)


@cache
def stands_in() -> dict[str, str]:
    """The file of each message, by its key without an attribute."""
    return {
        entry.id.name: file.removesuffix(".ftl")
        for file, entry in entries("en")
        if isinstance(entry, fluent.Message)
    }


@pytest.mark.parametrize("language", languages())
def test_a_file_is_a_familys_or_general(language: str) -> None:
    files_here = {file.removesuffix(".ftl") for file, _ in entries(language)}
    assert files_here == {*map(file_of, FAMILIES), *GENERAL}


@pytest.mark.parametrize("file", [*map(file_of, FAMILIES), *GENERAL])
@pytest.mark.parametrize("language", languages())
def test_files_have_the_same_outline(language: str, file: str) -> None:
    assert outline(language, file) == outline("en", file)


@pytest.mark.parametrize("file", [*map(file_of, FAMILIES), *GENERAL])
def test_files_say_what_they_are_and_have_no_empty_section(file: str) -> None:
    lines = [line for line in outline("en", file) if not line.startswith((".", "# "))]
    heads = [line for line in lines if line.startswith("### ")]
    sections = [line for line in lines if line.startswith("## ")]
    assert lines[:2] == [*heads, sections[0]]
    assert len(set(sections)) == len(sections)
    after = dict(zip(lines, [*lines[1:], "## the end"], strict=True))
    assert [line for line in sections if after[line].startswith("## ")] == []


def built_turn_keys() -> set[str]:
    """A family whose turns are built says in its own words what they are built of."""
    return {
        f"cli-do-{name}-{word}"
        for name, family in FAMILIES.items()
        if family.building
        for word in OF_PIECES
    }


def test_what_is_said_of_any_built_turn_names_neither_cards_nor_tiles() -> None:
    assert built_turn_keys() <= keys()
    general = ("cli-draft", "cli-refused-draft", "error-draft")
    assert [
        key
        for key in keys()
        if key.startswith(general) and re.search(r"\b(card|hand|tile|rack)", written("en", key))
    ] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_families_have_their_sections_in_order(family: str) -> None:
    left, begin, wrong = list(SECTIONS), SECTIONS["Names"], []
    for line in outline("en", file_of(family)):
        if line.startswith("## "):
            section = line[3:] if line[3:] in SECTIONS else line[3:].partition(":")[0]
            assert section in left, f"“{line}” is no section of a family, or comes too late"
            left = left[left.index(section) :]
            begin = SECTIONS[section]
        elif not line.startswith(("#", ".")):
            fitting = [one for several in SECTIONS.values() for one in several]
            if max(filter(line.startswith, fitting), key=len, default=None) not in begin:
                wrong.append(line)
    assert wrong == []


def named_after_a_family() -> Iterator[tuple[str, str]]:
    """Keys that are made from the names of families, games, sheets and fields."""
    for game in GAMES.values():
        yield from ((key, game.family.name) for key in (f"game-{game.id}", f"rules-{game.id}"))
        yield from (
            (ruling.key, game.family.name)
            for ruling in rulings(game)
            if ruling.id.split("-")[1] == game.sheet
        )
    shared = {option.key for option in options(Rules)}
    for name, family in FAMILIES.items():
        rules: Any = family.rules
        yield from ((one.key, name) for one in options(rules) if one.key not in shared)
        yield from ((f"move-{name}-{word_of(move)}", name) for move in family.moves)
        yield from ((f"phase-{name}-{phase}", name) for phase in phases_of(name))


def test_what_is_named_after_a_family_stands_in_its_file() -> None:
    families = dict(named_after_a_family())
    assert len(families) > 300
    assert {key: stands_in()[key] for key in families} == {
        key: file_of(family) for key, family in families.items()
    }


WEB = SOURCE.parents[1] / "web" / "src"
WEB_KEY = re.compile(r"""['"`](web-[a-z0-9-]+)['"`.]""")


def whose(path: Path) -> str | None:
    """The family that a source file belongs to: it stands in `games/<family>/`, on either side."""
    inside = path.parts[0] == "games" and len(path.parts) > 2
    return path.parts[1].replace("_", "-") if inside else None


def asked_for() -> Iterator[tuple[str, str | None]]:
    """Keys in the source, whole or as a code, and the family that uses them.

    Keys that are put together from a word (`cli-do-…`, `cli-score-word-…`) can't be found so.
    """
    for code, path in events_in_source():
        yield f"event-{code}", whose(path.relative_to(SOURCE))
    for code, path in whys_in_source():
        yield f"why-{code}", whose(path.relative_to(SOURCE))
    for reason, path in reasons_in_source():
        yield f"outcome-{reason}", whose(path.relative_to(SOURCE))
    for path, tree in trees():
        if path.name == "errors.py":
            continue
        family = whose(path.relative_to(SOURCE))
        for text in literals(tree):
            yield text, family
            if text in CODES:
                yield f"error-{text}", family
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused":
                yield from ((f"cli-refused-{code}", family) for code in literals(node.args[0]))
    for path in WEB.rglob("*"):
        if path.suffix in (".ts", ".svelte", ".json"):
            family, text = whose(path.relative_to(WEB)), path.read_text("utf-8")
            yield from ((key, family) for key in WEB_KEY.findall(text))


def test_words_stand_in_the_file_of_the_family_that_uses_them() -> None:
    """What only one family uses stands in its file, everything else in a general one."""
    askers: dict[str, set[str | None]] = {}
    for key, family in asked_for():
        if key in stands_in():
            askers.setdefault(key, set()).add(family)
    assert len(askers) > 900
    wrong = {}
    for key, families in askers.items():
        alone = next(iter(families)) if len(families) == 1 else None
        file = stands_in()[key]
        if not (file == file_of(alone) if alone else file in GENERAL):
            wrong[key] = (file, sorted(map(str, families)))
    assert wrong == {}


# ------------------------------------------------------------------------------------ speaking


def test_facts_become_text() -> None:
    words = Words(strict=True, names=("Ana", "Ben"))
    assert words.event(tell("drew", seat=1)) == "Ben drew one."
    laid = tell("melded", seat=0, melds=(parse_pieces("11h 12h 13h"), parse_pieces("5c 5d *=5h")))
    assert words.event(laid) == "Ana laid J♥ Q♥ K♥ | 5♣ 5♦ *=5♥."
    tiles = words.at_table(("Ana", "Ben"), "tiles")
    assert tiles.event(laid) == "Ana laid 11h 12h 13h | 5c 5d *=5h."
    twice = RuleError("set-suit-twice", meld=parse_pieces("5h 5h 5c"), suit="h")
    assert "has hearts twice" in words.error(twice)
    assert "has red (h) twice" in tiles.error(twice)
    series = tell("series", seat=1, points=8, cards=(10, 40))
    assert words.event(series) == "Ben scored 8 for 10, 40."


@pytest.mark.parametrize("language", languages())
def test_in_111_no_count_of_cards_looks_like_a_card(language: str) -> None:
    """ "After the first 3" was read as the card 3: what comes in stands where the other stood."""
    words = Words(language=language, strict=True, names=("Ana",))
    told = {
        (gap, drop): words.event(tell("inserted", seat=0, gap=gap, drop=drop, card=70))
        for gap, drop in [(3, "left"), (3, "right"), (0, "far"), (12, "far")]
    }
    assert all(re.findall(r"\d+", text) == ["70"] for text in told.values())
    assert told[3, "left"] == told[3, "right"]
    assert len(set(told.values())) == 3


def test_sums_are_not_grouped_since_they_are_not_in_columns() -> None:
    counted = tell("canasta-counted", seats=(0,), bonus=2710, cards=12345, left=1200, points=13855)
    for language in languages():
        said = Words(language=language, names=("Ana", "Ben"), strict=True).event(counted)
        assert all(str(points) in said for points in (2710, 12345, 1200, 13855)), said


def test_counts_have_plurals() -> None:
    words = Words(strict=True)
    one = words.event(tell("dealt", cards=6, stock=1))
    assert one.endswith("one is left to draw.")
    assert words.event(tell("dealt", cards=6, stock=0)) == "Dealt: 6 each."


def test_several_winners_are_listed() -> None:
    words = Words(strict=True, names=("Ana", "Ben", "Cyd"))
    over = tell("match-over", win="shared", winners=(0, 1, 2))
    assert words.event(over).endswith("Ana, Ben and Cyd share the win.")
    assert Words().event(tell("drew", seat=4)) == "Player 5 drew one."


def test_a_record_error_says_what_was_wrong_with_the_move() -> None:
    inner = RuleError("not-in-hand", piece=parse_pieces("7h")[0])
    outer = RuleError("record-move", line=3, reason=str(inner))
    outer.__cause__ = inner
    assert Words().error(outer) == "The move on line 3 is illegal: You don’t have 7♥."


def test_a_missing_key_is_seen_but_does_no_harm() -> None:
    assert Words()("no-such-key") == "⟦no-such-key⟧"
    assert Words().event(Event("no-such-event", "everyone", {})) == "⟦event-no-such-event⟧"
    with pytest.raises(KeyError):
        Words(strict=True)("no-such-key")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        Words(language="xx")
    assert refused.value.code == "unknown-language"


# ----------------------------------------------------------------------- as its players say it

GLOSSARY: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(
    files("rummel.lang").joinpath("glossary.toml").read_text("utf-8")
)


def said(language: str, file: str) -> dict[str, str]:
    """What a file says under each key, on one line; `any` is every file."""
    texts = {}
    for name, entry in entries(language):
        if isinstance(entry, fluent.Message) and file in (name.removesuffix(".ftl"), "any"):
            values = [entry.value, *(attribute.value for attribute in entry.attributes)]
            text = " ".join(serialize_pattern(value) for value in values if value)
            texts[entry.id.name] = re.sub(r"\s+", " ", text)
    return texts


@pytest.mark.parametrize("language", languages())
def test_every_game_is_spoken_of_in_the_terms_of_its_sheet(language: str) -> None:
    for file, terms in GLOSSARY[language].items():
        texts = said(language, file)
        assert texts, file
        whole = "\n".join(texts.values())
        for term in terms.get("says", ()):
            assert re.search(term, whole), f"{language}/{file} never says {term}"
        for term in terms.get("never", ()):
            wrong = [key for key, text in texts.items() if re.search(term, text)]
            assert wrong == [], f"{language}: {term}"
