"""Every question of the ledger is answered for players, or a reason stands for it.

Run `python -m tests.test_rulings` to write `facts.ts` of every family in `web/src/games/` again.
"""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rummel.family import Game
from rummel.games import GAMES
from rummel.games.duel import play as duel
from rummel.games.gin import rules as gin_rules
from rummel.games.romme import rules as romme_rules
from rummel.games.tiles import rules as tiles_rules
from rummel.lang import Words, keys, languages
from rummel.pieces import JOKER, RANKS, Hand, piece
from rummel.rulings import rulings

TESTS = Path(__file__).parent
LEDGER = (TESTS.parent / "docs" / "ledger.md").read_text()
FAMILIES = TESTS.parent / "web" / "src" / "games"

QUESTION = re.compile(r"^\| (Q-[A-Z]{3}-\d+) \|", re.MULTILINE)
SLIP = re.compile(r"^\| (D-[A-Z]{3}-\d+) \|", re.MULTILINE)
UNRULED = re.compile(r"^\| (Q-\S+) \| (.+) \|$", re.MULTILINE)


def ruled() -> set[str]:
    return {ruling.id for game in GAMES.values() for ruling in rulings(game)}


def unruled() -> set[str]:
    return {name for name, _ in UNRULED.findall((TESTS / "unruled.md").read_text())}


def test_every_question_has_a_ruling_or_a_reason() -> None:
    questions = set(QUESTION.findall(LEDGER))
    assert len(questions) == 152
    assert questions - ruled() - unruled() == set()
    assert unruled() <= questions
    assert ruled() & unruled() == set(), "it has words after all: take the reason out"


def test_no_ruling_is_about_nothing() -> None:
    assert ruled() <= {*QUESTION.findall(LEDGER), *SLIP.findall(LEDGER)}
    worded = {key.partition(".")[0] for key in keys() if key.startswith("ruling-")}
    assert worded == {ruling.key for game in GAMES.values() for ruling in rulings(game)}


@pytest.mark.parametrize("language", languages())
def test_rulings_are_short_questions_and_answers(language: str) -> None:
    words = Words(language=language, strict=True)
    for game in GAMES.values():
        for ruling in rulings(game):
            question, answer = words(ruling.key), words(f"{ruling.key}.ruling")
            assert len(question) < 130, ruling.id
            assert question[-1] in ".?", ruling.id
            assert len(answer) < 230, ruling.id
            assert answer[-1] == ".", ruling.id


def test_a_question_with_another_reading_names_its_option() -> None:
    """Every option that stands for a question is reached from that question."""
    for game in GAMES.values():
        reached = {(one.id, o.name) for one in rulings(game) for o in one.options}
        for option in game.options:
            for name in option.ledger:
                if name.startswith(f"Q-{game.sheet}-") and name not in unruled():
                    assert (name, option.name) in reached


def test_romme_with_adding_has_the_rulings_of_romme_that_hold_there() -> None:
    own = {ruling.id for ruling in rulings(GAMES["romme-lay"])}
    assert {"Q-LAY-1", "Q-ROM-1", "D-ROM-1"} <= own
    assert "Q-ROM-18" not in own  # there the last card may be laid (LAY-05)


def test_reference_games_have_no_sheet_and_no_rulings() -> None:
    assert rulings(GAMES["gin"]) == rulings(GAMES["rummikub"]) == ()


# ------------------------------------------------------------------------- what the client needs


def hand_worth(game: Game) -> Callable[[Hand], int] | None:
    """What pieces count that somebody holds; None: in this game they count nothing."""
    rules = game.rules
    if isinstance(rules, tiles_rules.TilesRules):
        return tiles_rules.worth(rules).of_hand
    if isinstance(rules, romme_rules.RommeRules):
        return romme_rules.worth(rules).of_hand
    if isinstance(rules, gin_rules.GinRules):
        return lambda hand: sum(min(one.rank, rules.cap) for one in hand)
    if isinstance(rules, duel.DuelRules):
        return lambda hand: sum(duel.value_of(one) for one in hand)
    return None


def points(game: Game) -> list[int] | None:
    """By rank; at 0 a joker, or 0 if there is none."""
    count = hand_worth(game)
    if count is None:
        return None
    joker = 0 if isinstance(game.rules, gin_rules.GinRules) else count((JOKER,))
    return [joker, *(count((piece(rank, 0),)) for rank in RANKS)]


def written() -> dict[Path, str]:
    """The files as they have to be: one for each family, which tells of all its games."""
    families: dict[str, list[Game]] = {}
    for game in GAMES.values():
        families.setdefault(game.family.name, []).append(game)
    return {
        FAMILIES / name / "facts.ts": "\n".join(_lines(games)) + "\n"
        for name, games in families.items()
    }


def _lines(games: list[Game]) -> Iterator[str]:
    yield "// Made from the rules by `python -m tests.test_rulings`. Do not edit."
    yield "import type { Facts } from '../../rules/facts';"
    yield ""
    names = " | ".join(f"'{game.id}'" for game in games)
    yield f"export const facts: Record<{names}, Facts> = {{"
    for game in games:
        yield f"  '{game.id}': {{"
        yield "    rulings: ["
        for one in rulings(game):
            options = json.dumps([[o.name, o.key] for o in one.options]).replace('"', "'")
            yield f"      {{ id: '{one.id}', options: {options} }},"
        yield "    ],"
        told = points(game)
        yield f"    points: {'null' if told is None else told},"
        yield "  },"
    yield "};"


def test_the_client_has_the_same_rulings_and_points() -> None:
    for path, text in written().items():
        stale = f"{path} is stale: run `python -m tests.test_rulings`"
        assert path.is_file(), stale
        assert path.read_text("utf-8") == text, stale


if __name__ == "__main__":
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
