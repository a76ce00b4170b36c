"""Canasta: what a round and a match bring."""

from random import Random

import pytest

from rummel.bots import BOTS
from rummel.deal import Stream
from rummel.game import Opening
from rummel.games.canasta import GAMES
from rummel.games.canasta.play import apply, deal, view
from rummel.games.canasta.rules import CanastaRules
from rummel.games.canasta.scoring import facts
from rummel.games.canasta.state import CanastaState, to_act
from rummel.knowledge import Knowledge
from rummel.match import result_of
from rummel.pieces import JOKER, Piece
from rummel.scoring import Tally, points_of
from rummel.sheet import Sheet, read_round
from rummel.testkit import any_rules
from tests.games.canasta_kit import FOUR, SEVEN_KINGS, round_of, rules
from tests.games.kit import cards, make_move, play
from tests.games.test_canasta import MIXED_NINES, rule


@rule("CAN-39", "CAN-45")
def test_a_side_books_melds_and_bonuses_less_what_it_holds() -> None:
    state = round_of(
        "9s", "6s *", "7s 1c", "8s",
        by=FOUR, table=f"{SEVEN_KINGS} | {MIXED_NINES} | 10c 10d 10h", owners=(0, 0, 1),
        red_threes=(cards("3d"), cards("3d 3h")),
    )  # fmt: skip
    after, events = make_move(state, 0, "discard 9s")
    assert after.outcome
    ours = 500 + 300 + 100 + 100 + 70 + 120 - 25  # the partner's seven and ace count too
    theirs = 200 + 30 - 55 - 10
    assert after.outcome.points == (ours, theirs, ours, theirs)
    assert after.outcome.winners == (0, 2)
    counted = [event.facts for event in events if event.code == "canasta-counted"]
    assert counted[0] == {"seats": (0, 2), "bonus": 1000, "cards": 190, "left": 25, "points": ours}


@rule("CAN-41", "CAN-42", "Q-CAN-11")
@pytest.mark.parametrize(("threes", "points"), [(0, 0), (1, 100), (3, 300), (4, 800)])
def test_red_threes(threes: int, points: int) -> None:
    by, none = facts(rules()), Tally(items={"red": threes})
    assert points_of(by, Tally(melds=15, items={"red": threes})) == points + 15
    assert points_of(by, none) == -points
    assert points_of(facts(rules(lone_red_threes="nothing")), none) == 0


@rule("CAN-39", "CAN-40", "CAN-41", "CAN-42", "CAN-43", "CAN-44", "CAN-45")
@pytest.mark.parametrize("number", range(24))
def test_a_score_sheet_counts_a_round_as_the_engine_does(number: int) -> None:
    """Whatever the rules and however a round ends: what lies there, counted by hand."""
    chance = Random(f"sheet/{number}")
    by = any_rules(GAMES[0], chance)
    assert isinstance(by, CanastaRules)
    state, _ = deal(by, Opening(), Stream(chance.randbytes(32)))
    bots = [BOTS[chance.choice(("greedy", "steady", "random"))] for _ in range(by.players)]
    while not state.outcome:
        seat = to_act(state)[0]
        state, _ = apply(state, seat, bots[seat](Knowledge(view(state, seat)), chance))
    line = " / ".join(_counted(state, side) for side in range(by.teams))
    written = Sheet(game="canasta", rules=by, names=("a", "b", "c", "d")[: by.players])
    assert read_round(written, line) == state.outcome.points, line


def _counted(state: CanastaState, side: int) -> str:
    """What people say of a side, from what lies before it and what its players still hold."""
    lying = [meld for meld, owner in zip(state.table, state.owners, strict=True) if owner == side]
    seats = [seat for seat, one in enumerate(state.rules.side_of) if one == side]
    full = [any(card.rank == 2 or card == JOKER for card in meld) for meld in lying if meld[6:]]
    words = [
        f"melds={sum(_printed(card) for meld in lying for card in meld)}",
        f"natural={full.count(False)}",
        f"mixed={full.count(True)}",
        f"red={len(state.red_threes[side])}",
        *(str(card) for seat in seats for card in state.hands[seat]),
    ]
    if state.fines[side]:
        words.append(f"fine={state.fines[side]}")
    assert state.outcome
    if any(not state.hands[seat] for seat in seats):
        words.append(state.outcome.reason.removeprefix("canasta-"))  # out, or concealed
    return " ".join(words)


def _printed(card: Piece) -> int:
    """CAN-10 to CAN-13, as a table of the cards has it."""
    if card == JOKER:
        return 50
    return {1: 20, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5}.get(card.rank, 10)


@rule("CAN-46")
def test_the_deal_passes_to_the_left() -> None:
    after = play(round_of("9s", "6s", "7s", table=SEVEN_KINGS, first=2), "0 discard 9s")
    assert after.outcome
    assert after.outcome.next_first == 0


@rule("CAN-47")
def test_a_match_goes_to_5000() -> None:
    assert GAMES[0].rules.target == 5000
    assert result_of(FOUR, [(4990, 3000, 4990, 3000)]) is None
    over = result_of(FOUR, [(5000, 5100, 5000, 5100)])
    assert over
    assert over.winners == (1, 3)
