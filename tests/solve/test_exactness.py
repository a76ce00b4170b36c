"""The arranger against an integer programme, and its answers against the games' own rules."""

from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from rummel.errors import RuleError
from rummel.games.tiles import best as tiles_best
from rummel.games.tiles.rules import TilesRules, meld_rules
from rummel.games.tiles.table import plan
from rummel.melds import MeldRules, Worth
from rummel.solve import Question, arrange
from tests.solve.positions import check_answer, dense, made, played

pytest.importorskip("scipy")
from tests.solve.oracle import best

CARDS: Final = Worth(court=10, ace_high=11, ace_set=11, ace_hand=11, joker_hand=20)
RULE_SETS: Final[dict[str, tuple[MeldRules, Worth, int]]] = {
    "tiles": (MeldRules(), Worth(), 2),
    "no joker value": (MeldRules(), Worth(joker_laid=False), 2),
    "ace either": (MeldRules(ace="either"), Worth(ace_high=14), 2),
    "ace around": (MeldRules(ace="wrap"), Worth(), 2),
    "runs": (MeldRules(sets=False), Worth(), 2),
    "sets": (MeldRules(runs=False), Worth(), 2),
    "mixed runs": (MeldRules(mixed_runs=True, ace="either"), Worth(), 2),
    "mixed runs, ace low": (MeldRules(mixed_runs=True), Worth(), 2),
    "one joker": (MeldRules(jokers="one"), Worth(), 4),
    "romme": (MeldRules(ace="either", longest_run=14, declared=True), CARDS, 6),
    "romme apart": (MeldRules(ace="either", longest_run=14, jokers="apart"), CARDS, 6),
    "romme majority": (MeldRules(ace="either", jokers="majority"), CARDS, 6),
    "romme free": (MeldRules(ace="either", longest_run=14, jokers="free"), CARDS, 6),
}


def question_of(chance: Random, name: str, tiles: int, most_rack: int) -> Question:
    rules, counts, jokers = RULE_SETS[name]
    table: Any = ()
    if chance.random() < 0.65:
        table, rack = made(
            chance,
            rules,
            tiles=chance.randint(0, tiles),
            rack=chance.randint(3, most_rack),
            jokers=chance.randint(0, jokers),
            loaded=chance.random() < 0.7,
        )
    else:
        rack = dense(
            chance,
            ranks=chance.randint(3, 6),
            size=chance.randint(6, most_rack + 2),
            jokers=chance.randint(0, min(jokers, 3)),
        )
    more: dict[str, Any] = {}
    if chance.random() < 0.25:
        more = {"opened": False, "minimum": chance.choice((10, 20, 30, 40))}
    return Question(
        table=table,
        rack=rack,
        melds=rules,
        worth=counts,
        table_joker=chance.choice(("free", "any", "declared", "both")),
        # A mixed run has too many faces for the programme to see whether it still stands.
        joker_tile=chance.choice(
            ("lying", "rack") if rules.mixed_runs else ("lying", "moved", "moved", "moved", "rack")
        ),
        most=chance.choice((1000, 1000, 1000, 4)),
        keep=chance.choice((0, 0, 0, 1)),
        objectives=chance.choice(
            (
                ("tiles", "points"),
                ("tiles", "points"),
                ("tiles", "left"),
                ("points", "tiles"),
                ("left", "jokers"),
                ("jokers", "tiles"),
            )
        ),
        tidy_work=1_000_000,
        **more,
    )


def compare(question: Question, *, tidy: bool) -> None:
    answer = arrange(question)
    check_answer(question, answer)
    assert answer.proven
    # A mixed run has too many faces for the programme to distinguish old melds.
    tidy = tidy and answer.tidy and not question.melds.mixed_runs
    wanted = best(question, tidy=tidy)
    if wanted is None:
        assert not answer.possible, question
        return
    if not answer.possible:
        assert wanted.placed == 0, question
        return
    compared = {
        "tiles": (answer.placed, wanted.placed),
        "points": (answer.points, wanted.points),
        "left": (question.worth.of_hand(answer.left), wanted.left),
        "jokers": (sum(one >= 64 for one in answer.laid), wanted.jokers),
    }
    for objective in question.objectives:
        assert compared[objective][0] == compared[objective][1], (
            objective,
            question,
            answer,
            wanted,
        )
    if tidy:
        assert answer.moved_melds == wanted.moved, (question, answer, wanted)


@pytest.mark.parametrize("name", RULE_SETS)
def test_against_the_programme(name: str) -> None:
    chance = Random(name)
    for number in range(25):
        compare(question_of(chance, name, tiles=12, most_rack=7), tidy=number % 3 == 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", RULE_SETS)
def test_against_the_programme_at_length(name: str, seed: int) -> None:
    chance = Random(f"{name}/{seed}")
    for number in range(30):
        compare(question_of(chance, name, tiles=16, most_rack=8), tidy=number % 4 == 0)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_long_tables(seed: int) -> None:
    chance = Random(f"long/{seed}")
    for _ in range(2):
        table, rack = made(
            chance,
            MeldRules(),
            tiles=chance.randint(30, 50),
            rack=chance.randint(8, 16),
            loaded=True,
        )
        compare(Question(table=table, rack=rack), tidy=False)


# --------------------------------------------------------------------------- the games' own rules


GAMES: Final = ("rummikub", "myrummy", "serie-noire", "brettspielnetz")


@pytest.mark.parametrize("game", GAMES)
def test_games_accept_the_answers(game: str) -> None:
    """Every answer is a legal turn, and no answer means that nothing is legal."""
    laid = 0
    positions = played(game, "solve")
    chance = Random(game)
    for rules, table, rack, opened in chance.sample(positions, min(60, len(positions))):
        for rejects in (False, True):
            question = replace(
                tiles_best.question(rules, table, rack, opened=opened), keep=int(rejects)
            )
            answer = arrange(question)
            assert answer.proven
            check_answer(question, answer)
            if answer.placed:
                turn = plan(rules, table, rack, answer.table, opened=opened, rejects=rejects)
                assert turn.laid == answer.laid
                laid += 1
    assert laid


@pytest.mark.parametrize("game", GAMES)
def test_positions_from_play(game: str) -> None:
    positions = [one for one in played(game, "programme") if sum(map(len, one[1])) <= 24]
    chance = Random(game)
    for rules, table, rack, opened in chance.sample(positions, min(10, len(positions))):
        if rules.opening == "one" and not opened:
            continue
        cut = tuple(sorted(chance.sample(rack, min(len(rack), 12))))
        question = tiles_best.question(rules, table, cut, opened=opened)
        if question.out_opens and not opened:
            continue
        compare(question, tidy=False)


@pytest.mark.parametrize("how", ["any", "declared", "both"])
@pytest.mark.parametrize("options", [{}, {"joker_tile_moves": False}, {"joker_from_rack": True}])
def test_pinned_jokers_as_the_game_sees_them(how: Any, options: dict[str, Any]) -> None:
    rules = TilesRules(table_joker=how, **options)
    chance = Random(f"{how}{options}")
    for _ in range(60):
        table, rack = made(
            chance, meld_rules(rules), tiles=chance.randint(9, 30), rack=9, loaded=True
        )
        answer = arrange(tiles_best.question(rules, table, rack, opened=True))
        if answer.placed:
            try:
                plan(rules, table, rack, answer.table, opened=True, rejects=False)
            except RuleError as error:
                pytest.fail(f"{error}: {table} {rack} {answer}")
