"""Rommé and Rommé mit Anlegen: going out, what everybody books, the match."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rummel import match
from rummel.game import Outcome, format_move
from rummel.games.romme import GAMES
from rummel.games.romme.play import view
from rummel.games.romme.rules import RommeRules, worth
from rummel.games.romme.state import Open, RommeState, unlisted
from tests.games.kit import cards, code, make_move, melds, play, refused
from tests.games.romme_kit import LAY, round_of, rules

rule = pytest.mark.rule

BASE = rules(LAY)


def outcome_of(state: RommeState) -> Outcome:
    assert state.outcome is not None
    return state.outcome


# ------------------------------------------------------------------------------------ going out


@rule("ROM-07", "ROM-36", "ROM-37", "Q-ROM-18", "Q-ROM-20", "D-ROM-6")
def test_the_last_card_is_discarded_and_romme_called() -> None:
    state = round_of("10h 11h 12h 2c", "9h 9s")
    after = play(state, "0 lay 10h 11h 12h")
    assert after.outcome is None
    after, events = make_move(after, 0, "discard 2c")
    assert outcome_of(after).winners == (0,)
    assert outcome_of(after).reason == "romme-out"
    assert [event.code for event in events] == ["discarded", "romme-called", "round-over"]
    assert code(after, "1 draw") == "round-over"


@rule("ROM-37", "Q-ROM-18")
def test_one_card_stays_for_the_last_discard() -> None:
    state = round_of("10h 11h 12h", "9h 9s")
    assert code(state, "0 lay 10h 11h 12h") == "romme-keep-one"
    assert list(unlisted(view(state, 0))) == []
    added = round_of("13h", "9h 9s", table="10h 11h 12h", opened=(0,))
    assert code(added, "0 add 13h 1") == "romme-keep-one"
    assert [str(move) for move in view(added, 0).legal] == ["Discard(card=13h)"]
    assert outcome_of(play(added, "0 discard 13h")).winners == (0,)


@rule("LAY-04", "LAY-05", "Q-ROM-18", "D-LAY-2")
def test_with_adding_the_last_card_goes_in_any_way() -> None:
    laid = round_of("10h 11h 12h", "9h 9s", by=BASE)
    after, events = make_move(laid, 0, "lay 10h 11h 12h")
    assert outcome_of(after).winners == (0,)
    assert [event.code for event in events] == ["melded", "round-over"]
    added = round_of("13h", "9h 9s", by=BASE, table="10h 11h 12h", opened=(0,))
    assert outcome_of(play(added, "0 add 13h 1")).winners == (0,)
    assert outcome_of(play(added, "0 discard 13h")).winners == (0,)


# --------------------------------------------------------------------- the first meld, with help


@rule("LAY-03", "Q-LAY-2", "D-LAY-9")
def test_an_added_card_supplies_the_missing_points() -> None:
    state = round_of("8c 8d 8s 6h 5h 2c", "9h", by=BASE, table="3h 4h *=5h | 7h 8h 9h", opened=(1,))
    assert refused(state, "0 lay 8c 8d 8s")[1] == {"points": 24, "needed": 30}
    assert view(state, 0).free == ("lay", "open")
    after, events = make_move(state, 0, "open 6h 2 8c 8d 8s")
    assert after.table == melds("3h 4h *=5h | 6h 7h 8h 9h | 8c 8d 8s")
    assert after.hands[0] == cards("2c 5h")
    assert [event.code for event in events] == ["melded", "added"]
    assert view(after, 0).opened == (True, True)
    assert Open(cards("6h")[0], 2, melds("8c 8d 8s")) in unlisted(view(state, 0))
    assert code(after, "0 open 2c 3 5h 5h 5h") == "romme-opened"
    # A five is one point short.
    short = round_of("8c 8d 8s 5h 2c", "9h", by=BASE, table="6h 7h 8h", opened=(1,))
    assert refused(short, "0 open 5h 1 8c 8d 8s") == (
        "romme-opening-short",
        {"points": 29, "needed": 30},
    )
    assert list(unlisted(view(short, 0))) == []


@rule("LAY-03")
def test_basic_romme_knows_no_such_help() -> None:
    state = round_of("8c 8d 8s 6h 2c", "9h", table="7h 8h 9h", opened=(1,))
    assert view(state, 0).free == ("lay",)
    assert refused(state, "0 open 6h 1 8c 8d 8s") == ("wrong-move", {"move": "open"})


@rule("LAY-03", "Q-ROM-2")
@pytest.mark.parametrize(
    ("table", "card", "points"),
    [
        ("2h 3h 4h", "1h", 25),
        ("11h 12h 13h", "1h", 35),
        ("1c 1d 1s", "1h", 35),
        ("9c 9d 9s", "*", 33),
        ("10h 11h 12h", "*=13h", 34),
        ("10h 11h 12h", "*=9h", 33),
        ("11h 12h 13h", "*=1h", 35),
    ],
)
def test_an_added_card_counts_as_when_laid(table: str, card: str, points: int) -> None:
    # The meld counts 24; the minimum is out of reach, so that the refusal names the sum.
    by = rules(LAY, minimum=36)
    held = "*" if card.startswith("*") else card
    state = round_of(f"8c 8d 8s {held} 2c", "9h", by=by, table=table, opened=(1,))
    assert refused(state, f"0 open {card} 1 8c 8d 8s")[1] == {"points": points, "needed": 36}
    enough = round_of(
        f"8c 8d 8s {held} 2c", "9h", by=rules(LAY, minimum=points), table=table, opened=(1,)
    )
    assert len(play(enough, f"0 open {card} 1 8c 8d 8s").table) == 2


@rule("LAY-03")
def test_the_card_may_go_to_the_meld_just_laid_where_it_fits() -> None:
    state = round_of("7h 8h 9h 10h 2c", "3c", by=BASE, table="4s 5s 6s", opened=(1,))
    assert play(state, "0 open 10h 2 7h 8h 9h").table[1] == cards("7h 8h 9h 10h")
    assert code(state, "0 open 10h 1 7h 8h 9h") == "romme-no-fit"
    assert refused(state, "0 open 10h 3 7h 8h 9h") == ("romme-no-meld", {"meld": 3, "count": 2})
    assert code(state, "0 open 9h 2 7h 8h 9h") == "not-in-hand"
    assert code(state, "0 open 9h 2") == "meld-short"


@rule("LAY-03", "Q-ROM-19")
def test_an_opening_that_lays_the_taken_card_is_found() -> None:
    """The other card of its kind may then be the last discard."""
    by = rules(LAY, rediscard=False)
    hand = round_of("8h 9h 9h 10h 10s", "3h", by=by, table="11s 12s 13s", opened=(1,))
    state = replace(hand, taken=cards("9h")[0])
    assert [format_move(one) for one in unlisted(view(state, 0))] == ["open 10s 1 8h 9h 10h"]
    after = play(state, "0 open 10s 1 8h 9h 10h", "0 discard 9h")
    assert after.discards[-1:] == cards("9h")
    # Nothing but the taken card would be left.
    kept = round_of("8h 7h 9h 10s 6s", "3h", by=by, table="11s 12s 13s", opened=(1,))
    assert code(replace(kept, taken=cards("6s")[0]), "0 open 10s 1 7h 8h 9h") == "romme-taken"
    assert list(unlisted(view(replace(kept, taken=cards("6s")[0]), 0))) == []


@rule("Q-LAY-2")
def test_one_added_card_or_by_option_any_number() -> None:
    hands, table = ("8c 8d 8s 2h 4h 2c", "9h"), "3h 4h 5h | 1h 2h 3h"
    move = "0 open 2h 1 8c 8d 8s | 4h"
    one = round_of(*hands, by=BASE, table=table, opened=(1,))
    assert refused(one, move) == ("romme-one-added", {"count": 2})
    many = round_of(*hands, by=rules(LAY, opening_add="any"), table=table, opened=(1,))
    assert play(many, move).table == melds("2h 3h 4h 5h | 1h 2h 3h 4h | 8c 8d 8s")
    assert refused(many, "0 open 2h 1 8c 8d 8s")[1]["points"] == 26
    assert refused(many, "0 open 2h 1 8c 8d 8s | 2c") == (
        "romme-no-place",
        {"piece": cards("2c")[0]},
    )


@rule("Q-LAY-3")
def test_a_second_meld_helps_only_where_the_sum_counts() -> None:
    hands, table = ("3c 3d 3s 5c 5d 5s 6h 2c", "9h"), "7h 8h 9h"
    move = "0 open 6h 1 3c 3d 3s | 5c 5d 5s"
    one = round_of(*hands, by=BASE, table=table, opened=(1,))
    assert refused(one, move)[1] == {"points": 21, "needed": 30}
    both = round_of(*hands, by=rules(LAY, opening="sum"), table=table, opened=(1,))
    assert len(play(both, move).table) == 3


@rule("LAY-04")
def test_the_help_may_be_the_last_card() -> None:
    state = round_of("8c 8d 8s 6h", "9h", by=BASE, table="7h 8h 9h", opened=(1,))
    assert outcome_of(play(state, "0 open 6h 1 8c 8d 8s")).winners == (0,)


# ---------------------------------------------------------------------------------------- points


@rule("ROM-39", "ROM-40", "D-ROM-5")
def test_what_a_hand_counts() -> None:
    state = round_of("2h", "1c 13c 12d 12h 8c 8s 10d *")
    outcome = outcome_of(play(state, "0 discard 2h"))
    assert outcome.points == (0, -87)
    assert worth(rules()).of_hand(cards("1c")) == 11
    assert worth(rules()).of_hand(cards("*")) == 20
    assert worth(rules()).of_hand(cards("2c 9c 11c")) == 21


@rule("ROM-38", "Q-ROM-21", "D-ROM-12")
def test_the_others_book_their_hands_as_minus_points() -> None:
    hands = ("2h", "9h 9s", "13c")
    assert outcome_of(play(round_of(*hands), "0 discard 2h")).points == (0, -18, -10)
    by = rules(players=3, winner_takes=True)
    assert outcome_of(play(round_of(*hands, by=by), "0 discard 2h")).points == (28, -18, -10)


@rule("Q-ROM-21")
def test_rounds_or_a_target_end_the_match() -> None:
    for game in GAMES:
        assert (game.rules.rounds, game.rules.target) == (4, 0)
    four = ((0, -30), (-20, 0), (0, -5), (-40, 0))
    for played in range(4):
        assert match.result_of(rules(), four[:played]) is None
    result = match.result_of(rules(), four)
    assert result is not None
    assert (result.totals, result.winners) == ((-60, -35), (1,)), "the least penalty wins"
    by = rules(winner_takes=True, rounds=0, target=500)
    assert match.result_of(by, ((499, -499),)) is None
    result = match.result_of(by, ((499, -499), (1, -1)))
    assert result is not None
    assert (result.reason, result.winners) == ("target", (0,))


@rule("LAY-06", "Q-LAY-4", "D-LAY-8")
@pytest.mark.parametrize(
    ("previous", "carried", "by_previous", "by_carried"),
    [
        (-55, -55, 40, 40),
        (-40, -90, 40, 40),
        (-25, -90, 25, 40),
        (-25, -25, 25, 25),
        (0, -90, 0, 40),  # a winner of the previous game has no losses in it
        (40, -15, 0, 15),  # nor has a player who was relieved there
        (0, 0, 0, 0),  # the first round
    ],
)
def test_the_winner_has_losses_of_the_previous_game_taken_off(
    previous: int, carried: int, by_previous: int, by_carried: int
) -> None:
    def points(by: RommeRules) -> tuple[int, ...]:
        state = round_of(
            "2h",
            "9h 9s",
            by=by,
            previous=(previous, -30),
            carried=(carried, -70),
            opened=(0,),
        )
        return outcome_of(play(state, "0 discard 2h")).points

    assert points(BASE) == (by_previous, -18)
    assert points(rules(LAY, relief_from="carried")) == (by_carried, -18)
    assert points(rules(LAY, relief_below_zero=True)) == (40, -18)
    assert points(rules()) == (0, -18)


@rule("LAY-06", "Q-LAY-4")
def test_a_match_hands_over_what_the_round_before_booked() -> None:
    cases: tuple[tuple[tuple[tuple[int, int], ...], tuple[int, int], tuple[int, int]], ...] = (
        ((), (0, 0), (0, 0)),
        (((-55, -3),), (-55, -3), (-55, -3)),
        (((-55, -3), (0, -20)), (-55, -23), (0, -20)),
    )
    for booked, carried, previous in cases:
        number = len(booked) + 1
        taken_up, _ = match.take_up(
            GAMES[1], BASE, bytes(32), number=number, booked=booked, first=0
        )
        state = taken_up.state
        assert isinstance(state, RommeState)
        assert (state.carried, state.previous) == (carried, previous)
        seat_view = view(state, 1)
        assert (seat_view.carried, seat_view.previous) == (carried, previous)


@rule("LAY-06", "Q-LAY-4")
def test_relief_by_the_print_never_lifts_a_total_above_zero() -> None:
    chance = Random(6)
    for _ in range(200):
        booked: list[tuple[int, ...]] = []
        for _ in range(8):
            losses = tuple(-chance.randrange(60) for _ in range(2))
            winner = chance.randrange(2)
            before = round_of(
                "2h",
                "9h",
                by=BASE,
                previous=booked[-1] if booked else (0, 0),
                carried=match.totals(booked, 2),
                opened=(0,),
            )
            relief = outcome_of(play(before, "0 discard 2h")).points[0]
            row = [losses[0], losses[1]]
            if winner == 0:
                row[0] = relief
            booked.append(tuple(row))
            assert match.totals(booked, 2)[0] <= 0


@rule("Q-LAY-5")
def test_every_winner_or_only_one_who_laid_all_in_one_go() -> None:
    only = rules(LAY, relief_for="hand-romme")
    rest = "9h 9s"
    losses: dict[str, Any] = {"carried": (-55, -70), "previous": (-55, -70)}

    def points(hand: str, by: RommeRules, opened: tuple[int, ...], *moves: str) -> int:
        state = round_of(hand, rest, by=by, table="10h 11h 12h", opened=opened, **losses)
        return outcome_of(play(state, *moves)).points[0]

    one_go = ("0 lay 10c 11c 12c", "0 discard 2h")
    assert points("10c 11c 12c 2h", BASE, (), *one_go) == 40
    assert points("10c 11c 12c 2h", only, (), *one_go) == 40
    assert points("10c 11c 12c 2h", BASE, (0,), *one_go) == 40
    assert points("10c 11c 12c 2h", only, (0,), *one_go) == 0
    # Cards added in an earlier turn count as laid before, too.
    adder = rules(LAY, relief_for="hand-romme", add_unopened=True)
    state = round_of("13h 10c 11c 12c 4d", rest, by=adder, table="10h 11h 12h", **losses)
    added = play(state, "0 add 13h 1", "0 discard 4d", "1 take", "1 discard 9h")
    assert outcome_of(play(added, "0 take", "0 lay 10c 11c 12c", "0 discard 9h")).points[0] == 0


@rule("Q-LAY-6")
def test_a_winner_who_discards_the_last_card() -> None:
    for by, points in ((BASE, 40), (rules(LAY, relief_with_discard=False), 0)):
        state = round_of("13h", "9h", by=by, table="10h 11h 12h", opened=(0,), previous=(-55, 0))
        assert outcome_of(play(state, "0 discard 13h")).points[0] == points
        assert outcome_of(play(state, "0 add 13h 1")).points[0] == 40


@rule("LAY-07", "Q-LAY-7", "D-LAY-3")
def test_a_lone_joker() -> None:
    def loser(by: RommeRules, hand: str, previous: int = -50) -> int:
        state = round_of("2h", hand, by=by, opened=(0,), previous=(0, previous))
        return outcome_of(play(state, "0 discard 2h")).points[1]

    assert loser(rules(), "*") == -20
    assert loser(BASE, "*") == 0
    assert loser(BASE, "* 2c") == -22
    assert loser(BASE, "* *") == -40
    relief = rules(LAY, lone_joker="relief")
    assert loser(relief, "*") == 20
    assert loser(relief, "*", previous=-5) == 5
    assert loser(relief, "* 2c") == -22


@rule("LAY-08", "D-LAY-4", "D-LAY-5", "D-LAY-6", "D-LAY-7")
def test_the_first_to_lay_books_twenty_more_without_winning() -> None:
    # Seat 1 was the first of all to lay, seat 0 the starter, and seat 2 laid later.
    state = round_of(
        "2h", "10c 7d", "9h", by=rules(LAY, players=3), opened=(0, 1, 2), first_to_lay=1
    )
    assert outcome_of(play(state, "0 discard 2h")).points == (0, -37, -9)
    won = round_of("2h", "10c 7d", by=BASE, opened=(0, 1), first_to_lay=0)
    assert outcome_of(play(won, "0 discard 2h")).points == (0, -17)
    basic = round_of("2h", "10c 7d", opened=(0, 1), first_to_lay=1)
    assert outcome_of(play(basic, "0 discard 2h")).points == (0, -17)


@rule("LAY-07", "LAY-08")
def test_lone_joker_and_first_to_lay_at_once() -> None:
    state = round_of("2h", "*", by=BASE, opened=(0, 1), first_to_lay=1)
    assert outcome_of(play(state, "0 discard 2h")).points == (0, -20)


@rule("LAY-08")
def test_the_first_to_lay_laid_the_first_meld_of_all() -> None:
    state = round_of("10c 11c 12c 2h 3h", "10d 11d 12d 4h 5h", by=BASE)
    assert view(state, 0).first_to_lay is None
    state = play(state, "0 lay 10c 11c 12c")
    assert view(state, 1).first_to_lay == 0
    state = play(state, "0 discard 2h", "1 take", "1 lay 10d 11d 12d")
    assert view(state, 1).first_to_lay == 0
    helped = round_of("8c 8d 8s 6h 2c", "9h", by=BASE, table="7h 8h 9h")
    assert play(helped, "0 open 6h 1 8c 8d 8s").first_to_lay == 0


@rule("Q-LAY-8")
def test_without_a_winner_the_first_to_lay_books_the_twenty_except_by_option() -> None:
    for by, points in ((BASE, (-4, -38)), (rules(LAY, penalty_without_winner=False), (-4, -18))):
        state = round_of("4c 5d", "9h 9s", by=by, stock="", discards="", first_to_lay=1)
        outcome = outcome_of(play(state, "0 discard 5d"))
        assert (outcome.winners, outcome.points) == ((), points)
