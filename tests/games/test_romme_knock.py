"""Rommé: knocking for a discard, and the stock that runs out."""

from typing import Any

import pytest

from rummel.deal import Stream
from rummel.game import Timeout, heard
from rummel.games.romme.play import apply, view
from rummel.games.romme.rules import RommeRules
from rummel.games.romme.state import Draw, Knock, Pass, Take, to_act
from tests.games.kit import cards, code, make_move, play
from tests.games.romme_kit import LAY, round_of, rules

rule = pytest.mark.rule

HANDS = ("4c 5d", "9h 9s", "13c 13d", "7h 7c")
FOUR = rules(players=4)


@rule("ROM-29", "ROM-30", "Q-ROM-12", "Q-ROM-15", "D-ROM-11")
def test_a_knocker_gets_the_discard_and_a_penalty_card() -> None:
    # Seat 3 has discarded the two of hearts, and seat 0 does not want it.
    state = play(round_of(*HANDS, by=FOUR, phase="draw"), "0 draw")
    assert (state.phase, state.turn, to_act(state)) == ("claim", 0, (1,))
    assert view(state, 1).legal == (Knock(), Pass())
    assert view(state, 1).discard == cards("2h")[0]
    after, events = make_move(state, 1, "knock")
    assert after.hands[1] == cards("2h 9h 3s 9s"), "two more than before, and no use shown"
    assert after.discards == ()
    # The knock was no turn: seat 0 goes on with its own draw.
    assert after.hands[0] == cards("4c 3d 5d")
    assert (after.turn, after.phase, after.turns) == (0, "meld", state.turns)
    public = heard(events, None)
    assert [event.code for event in public] == ["romme-knocked", "drew"]
    assert public[0].facts == {"seat": 1, "pieces": cards("2h")}
    assert [event.facts["pieces"] for event in heard(events, 1) if event.code == "got"] == [
        cards("3s")
    ]
    assert [event.facts["pieces"] for event in heard(events, 0) if event.code == "got"] == [
        cards("3d")
    ]


@rule("ROM-31", "ROM-32", "D-ROM-1", "D-ROM-10")
def test_the_next_player_comes_first_and_pays_nothing() -> None:
    state = round_of(*HANDS, by=FOUR, phase="draw")
    assert to_act(state) == (0,), "nobody knocks before the next player has left the card"
    assert code(state, "1 knock") == "not-your-turn"
    after = play(state, "0 take")
    assert after.hands[0] == cards("4c 5d 2h")
    assert after.stock == state.stock
    assert (after.phase, to_act(after)) == ("meld", (0,))


@rule("ROM-31", "Q-ROM-14")
def test_the_others_are_asked_in_turn() -> None:
    state = play(round_of(*HANDS, by=FOUR, phase="draw"), "0 draw")
    assert state.asked == (1, 2), "not the discarder, seat 3, and not seat 0"
    for seat in (0, 2, 3):
        assert code(state, f"{seat} knock") == "not-your-turn"
    state, events = make_move(state, 1, "pass")
    assert [event.code for event in events] == ["passed"]
    assert to_act(state) == (2,)
    assert play(state, "2 knock").hands[2] == cards("13c 13d 2h 3s")
    nobody = play(state, "2 pass")
    assert (nobody.phase, nobody.hands[0]) == ("meld", cards("4c 5d 3s"))
    assert nobody.discards == cards("2h")


@rule("Q-ROM-14")
def test_by_option_the_first_to_knock_gets_the_card() -> None:
    by = rules(players=5, knock_order="first")
    state = play(round_of(*HANDS, "12c 12d", by=by, phase="draw"), "0 draw")
    assert to_act(state) == (1, 2, 3)
    assert view(state, 3).legal == (Knock(), Pass())
    assert play(state, "3 knock").hands[3] == cards("7c 2h 7h 3s")
    state = play(state, "2 pass")
    assert to_act(state) == (1, 3)
    assert code(state, "2 knock") == "not-your-turn"
    assert play(state, "1 pass", "3 pass").phase == "meld"


@rule("Q-ROM-12")
def test_by_option_the_turn_jumps_to_the_knocker() -> None:
    by = rules(players=4, knocker_plays=True)
    state = play(round_of(*HANDS, by=by, phase="draw"), "0 draw", "1 pass", "2 knock")
    assert (state.turn, state.phase) == (2, "meld")
    assert state.hands[0] == cards("4c 5d"), "seat 0 has lost its turn"
    assert state.hands[2] == cards("13c 13d 2h 3s")
    assert to_act(play(state, "2 discard 3s")) == (3,)


@rule("Q-ROM-12", "ROM-19")
def test_a_player_passed_over_in_the_first_lap_still_has_a_turn_to_come() -> None:
    by = rules(players=3, knocker_plays=True)
    state = round_of(*HANDS[:3], by=by, phase="draw", turn=1, turns=2, lap=0b001)
    state = play(state, "1 draw", "2 knock", "2 discard 13c", "0 take")
    assert not view(state, 0).melding
    assert code(state, "0 lay 4c 5d 13c") == "romme-first-lap"
    state = play(state, "0 discard 13c", "1 take")
    assert not view(state, 1).melding
    assert view(play(state, "1 discard 13c"), 2).melding


@rule("Q-ROM-13")
def test_after_a_knock_the_next_player_draws_or_takes_what_is_on_top_now() -> None:
    state = round_of(*HANDS, by=FOUR, phase="draw", discards="11c 2h")
    again = play(state, "0 draw", "1 knock")
    assert (again.phase, to_act(again)) == ("draw", (0,))
    assert view(again, 0).legal == (Draw(), Take())
    assert play(again, "0 take").hands[0] == cards("4c 11c 5d")
    # A player who draws now is not interrupted again.
    assert play(again, "0 draw").phase == "meld"
    # With nothing on top there is no choice.
    bare = round_of(*HANDS, by=FOUR, phase="draw")
    assert play(bare, "0 draw", "1 knock").phase == "meld"
    # By option the player who left one discard has to draw.
    by = rules(players=4, top_after_knock=False)
    state = round_of(*HANDS, by=by, phase="draw", discards="11c 2h")
    after = play(state, "0 draw", "1 knock")
    assert (after.phase, after.discards) == ("meld", cards("11c"))
    assert code(after, "0 take") == "wrong-phase"


@rule("Q-ROM-15")
def test_knocking_in_the_first_lap() -> None:
    early: dict[str, Any] = {"phase": "draw", "turn": 1, "turns": 2, "lap": 0b001}
    state = play(round_of(*HANDS[:3], by=rules(players=3), **early), "1 draw")
    assert to_act(state) == (2,)
    assert play(state, "2 knock").hands[2] == cards("13c 13d 2h 3s")
    by = rules(players=3, knock_in_first_lap=False)
    state = play(round_of(*HANDS[:3], by=by, **early), "1 draw")
    assert (state.phase, to_act(state)) == ("meld", (1,))
    # Once melding is open to all, so is knocking.
    assert play(round_of(*HANDS[:3], by=by, phase="draw"), "0 draw").phase == "claim"


@rule("Q-ROM-16")
def test_no_knock_with_an_empty_stock_nor_on_the_last_discard() -> None:
    state = round_of(*HANDS, by=FOUR, phase="draw", stock="", discards="11c 12c 2h")
    after = play(state, "0 draw")
    assert (after.phase, to_act(after)) == ("meld", (0,))
    last = play(round_of("2h", *HANDS[1:], by=FOUR), "0 discard 2h")
    assert last.outcome is not None
    assert to_act(last) == ()
    assert code(last, "1 knock") == "round-over"


@rule("ROM-29")
def test_two_players_have_nobody_to_knock() -> None:
    state = play(round_of("4c 5d", "9h 9s", phase="draw"), "0 draw")
    assert (state.phase, to_act(state)) == ("meld", (0,))
    assert code(state, "0 knock") == code(state, "0 pass") == "wrong-phase"


@rule("ROM-29")
def test_running_out_of_time_is_no_knock() -> None:
    state = play(round_of(*HANDS, by=FOUR, phase="draw"), "0 draw")
    after, events = apply(state, 1, Timeout())
    assert [event.code for event in events] == ["timed-out", "passed"]
    assert to_act(after) == (2,)
    # The clock of the player on turn leaves the discard to the others too.
    after, _ = apply(round_of(*HANDS, by=FOUR, phase="draw"), 0, Timeout())
    assert to_act(after) == (1,)


# --------------------------------------------------------------------------------------- stock


@rule("Q-ROM-11")
def test_an_empty_stock_is_refilled_with_all_discards_except_the_top_one() -> None:
    state = round_of("4c 5d", "9h 9s", phase="draw", stock="", discards="11c 12c 13c 2h")
    after, events = make_move(state, 0, "draw")
    assert after.discards == cards("2h")
    drawn = next(card for card in after.hands[0] if card not in cards("4c 5d"))
    assert sorted((drawn, *after.stock)) == sorted(cards("11c 12c 13c"))
    assert events[0].code == "romme-reshuffled"
    assert events[0].facts == {"stock": 3}
    assert after.stream != state.stream
    order, _ = Stream(b"romme").shuffled(cards("11c 12c 13c"))
    assert (*after.stock, drawn) == order


@rule("Q-ROM-11")
@pytest.mark.parametrize(
    ("by", "reason", "points"),
    [
        (rules(empty_stock="void"), "romme-void", (0, 0)),
        (rules(empty_stock="book"), "romme-stock", (-4, -18)),
    ],
)
def test_by_option_an_empty_stock_ends_the_round(
    by: RommeRules, reason: str, points: tuple[int, ...]
) -> None:
    state = round_of("4c 5d", "9h 9s", by=by, stock="", discards="11c 12c 13c")
    outcome = play(state, "0 discard 5d").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.points, outcome.winners) == (reason, points, ())


@rule("Q-ROM-11")
def test_with_nothing_to_draw_everybody_books() -> None:
    state = round_of("4c 5d", "9h 9s", stock="", discards="")
    outcome = play(state, "0 discard 5d").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("romme-stock", (-4, -18))
    # A knock may take the last card there is to draw.
    claim = play(round_of(*HANDS, by=FOUR, phase="draw", stock="3s"), "0 draw")
    outcome = play(claim, "1 knock").outcome
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("romme-stock", (-9, -23, -20, -14))


@rule("Q-LAY-9")
def test_deal_knock_joker_and_first_lap_are_those_of_romme() -> None:
    by = rules(LAY, players=4)
    state = play(round_of(*HANDS, by=by, phase="draw"), "0 draw", "1 knock")
    assert state.hands[1] == cards("2h 9h 3s 9s")
    early = round_of("10h 11h 12h 2c", *HANDS[1:], by=by, lap=0b0111)
    assert code(early, "0 lay 10h 11h 12h") == "romme-first-lap"
    rob = round_of("6h 9c", *HANDS[1:], by=by, table="5h *=6h 7h", opened=(0,))
    assert play(rob, "0 rob 6h 1").hands[0] == cards("9c *")
    assert by.jokers == 6
