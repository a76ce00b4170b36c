"""Série Noire Rummy, its two other versions and its variations: the ledger's SNR and Q-SNR."""

from typing import Any

import pytest
from msgspec.structs import replace

from rummel import match
from rummel.errors import RuleError
from rummel.game import heard
from rummel.games import find
from rummel.games.tiles import best as tiles_best
from rummel.games.tiles.play import apply, pieces_of, view
from rummel.games.tiles.state import Exchange, TilesState, unlisted
from rummel.pieces import JOKER, deck, parse_piece
from rummel.solve import arrange
from tests.games.kit import code, melds, play, points, refusal
from tests.games.tiles_kit import (
    arranged,
    dealt,
    events_of,
    meld,
    move,
    position,
    rack,
    rules_of,
    tile,
    words,
)

rule = pytest.mark.rule

GAME = "serie-noire"
V1 = {"turn": "draw-and-reject"}
V2 = {"turn": "draw-and-keep"}


def at(*racks: str, **more: Any) -> TilesState:
    return position(GAME, *racks, **more)


# ---------------------------------------------------------------------------------------- set-up


@rule("SNR-01")
def test_two_to_four_play() -> None:
    assert [find(GAME).configure(players=players).players for players in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(RuleError, match="bad-seats"):
        find(GAME).configure(players=5)


@rule("SNR-02", "SNR-14", "SNR-16", "SNR-17", "SNR-18")
@pytest.mark.parametrize(("players", "left"), [(2, 78), (3, 64), (4, 50)])
def test_the_deal(players: int, left: int) -> None:
    state, events = dealt(GAME, players=players)
    assert sorted(pieces_of(state)) == sorted(deck(2, 2))
    assert [len(hand) for hand in state.hands] == [14] * players
    assert len(state.pool) == left
    assert events[-2].facts == {"cards": 14, "stock": left}
    for seat in range(players):
        hands = view(state, seat).hands
        assert [hand is not None for hand in hands] == [one == seat for one in range(players)]
    assert view(state, None).hands == (None,) * players
    assert dealt(GAME, b"other", players=players)[0].hands != state.hands


@rule("SNR-03", "SNR-20", "SNR-44")
def test_the_sand_timer() -> None:
    assert rules_of(GAME).seconds == 60
    assert rules_of(GAME, seconds=300).seconds == 300
    assert view(dealt(GAME, seconds=300)[0], 0).rules.seconds == 300


@rule("SNR-05")
def test_13_12_11_are_king_queen_jack() -> None:
    assert [parse_piece(text) for text in ("Ks", "Qs", "Js")] == [
        tile("13s"),
        tile("12s"),
        tile("11s"),
    ]


@rule("SNR-15", "Q-SNR-10", "Q-SNR-11")
def test_the_lowest_tile_drawn_starts() -> None:
    state, events = arranged(GAME, "9c 4d 7h", players=3)
    assert state.turn == state.first == 1
    drawn = [event for event in events if event.code == "tiles-lot"]
    assert [event.facts["seat"] for event in drawn] == [0, 1, 2]
    assert [event.facts["pieces"] for event in drawn] == [meld("9c"), meld("4d"), meld("7h")]
    assert {event.to for event in drawn} == {"everyone"}
    # The drawn tiles are mixed in again.
    assert sorted(pieces_of(state)) == sorted(deck(2, 2))
    # Players who tie for the lowest draw again.
    tied, events = arranged(GAME, "4c 9d 4h 8c 2c", players=3)
    assert tied.turn == 2
    assert [event.facts["seat"] for event in events if event.code == "tiles-lot"] == [0, 1, 2, 0, 2]
    # A joker counts 25.
    assert arranged(GAME, "* 13d 13h 5c 6c", players=3)[0].turn == 1
    # Option: the drawer deals, and the left neighbour starts.
    assert arranged(GAME, "9c 4d 7h", players=3, drawer_starts=False)[0].turn == 2


@rule("SNR-04", "Q-SNR-12")
def test_each_round_draws_for_its_starter() -> None:
    won = play(at("5s", "1c", table="2s 3s 4s"), "lay 2s 3s 4s 5s")
    assert won.outcome is not None
    assert won.outcome.next_first is None
    left = at("1c", "5s", "1c", table="2s 3s 4s", next_starter="left", more={"turn": 1})
    won = play(left, "lay 2s 3s 4s 5s")
    assert won.outcome is not None
    assert won.outcome.next_first == 1  # the round was started by seat 0
    assert rules_of(GAME).rounds == 4
    shared = match.result_of(rules_of(GAME, rounds=1), [(0, 0)])
    assert shared is not None
    assert shared.winners == (0, 1)


# ---------------------------------------------------------------------------------------- melds


@rule("SNR-06", "SNR-07", "SNR-08")
def test_what_tiles_count() -> None:
    won = play(at("5s", "13c 12d *", table="2s 3s 4s"), "lay 2s 3s 4s 5s")
    assert points(won) == (50, -50)
    state = at("9s 11s * 1c", "1d", opened=False)
    assert events_of(state, "lay 9s * 11s")[1].facts["points"] == 30


@rule("SNR-10", "SNR-11", "SNR-28")
def test_sequences() -> None:
    state = at("2c 3c 4c 7h 8h 9h 10h 11h 12c 13c 1c", "1d")
    assert play(state, "lay 2c 3c 4c").table == melds("2c 3c 4c")
    assert play(state, "lay 7h 8h 9h 10h 11h").table == melds("7h 8h 9h 10h 11h")
    assert play(state, "lay 1c 2c 3c").table == melds("1c 2c 3c")
    assert code(state, "lay 12c 13c 1c") == "run-wrap"
    assert code(state, "lay 2c 3c") == "meld-short"


@rule("SNR-12", "SNR-13")
def test_series() -> None:
    state = at("5c 5d 5h 5s 5c 1c", "1d")
    assert play(state, "lay 5c 5d 5h 5s").table == melds("5c 5d 5h 5s")
    assert play(state, "lay 5c 5d 5h").table == melds("5c 5d 5h")
    assert code(state, "lay 5c 5c 5d") == "set-suit-twice"


# -------------------------------------------------------------------------------------- the turn


@rule("SNR-19")
def test_turns_run_clockwise() -> None:
    state = at("1c", "1c", "1c", pool="1d 2d")
    seats = []
    for _ in range(4):
        seats.append(state.turn)
        state, _ = apply(state, state.turn, view(state, state.turn).legal[0])
    assert seats == [0, 1, 2, 0]


@rule("SNR-21", "SNR-22", "D-SNR-5")
def test_the_opening() -> None:
    state = at("4s 5s 6s 7c 7d 7h 1c", "1d", table="7s 8s 9s", opened=False)
    assert refusal(state, "lay 7s 8s 9s | 7c 7d 7h").facts == {"reached": 21, "needed": 30}
    assert play(state, "lay 7s 8s 9s | 7c 7d 7h | 4s 5s 6s").opened == (True, False)
    # Only from the player's own rack.
    assert code(state, "lay 4s 5s 6s 7s 8s 9s | 7c 7d 7h") == "tiles-table-closed"


@rule("SNR-23", "SNR-27", "D-SNR-4", "Q-SNR-1", "Q-SNR-2")
def test_exchanging_a_tile() -> None:
    state = at("9c 9d 1c", "1d", pool="5h 6h 7h", opened=False)
    assert view(state, 0).legal == tuple(Exchange(tile(text)) for text in ("1c", "9c", "9d"))
    after, events = apply(state, 0, Exchange(tile("9c")))
    # One for one: the new tile was on top, the old one is in the pool, and the turn is over.
    assert after.hands[0] == rack("9d 1c 5h")
    assert sorted(after.pool) == sorted(meld("6h 7h 9c"))
    assert after.turn == 1
    # Nobody else sees either of them.
    assert [event.code for event in heard(events, 1)] == ["tiles-exchanged"]
    assert [event.code for event in heard(events, 0)] == ["tiles-exchanged", "tiles-gave", "got"]
    assert "9c" not in str(heard(events, None))
    # Its place in the pool is left to chance.
    places = set()
    for key in range(30):
        moved = at(
            "9c 1c", "1d", pool="5h 6h 7h", more={"stream": dealt(GAME, bytes([key]))[0].stream}
        )
        places.add(play(moved, "exchange 9c").pool.index(tile("9c")))
    assert places == {0, 1, 2}
    assert code(state, "exchange 13s") == "not-in-hand"


@rule("Q-SNR-1")
def test_option_exchanged_tiles_are_scrapped() -> None:
    state = at("9c 1c", "8c 1d", pool="5h 6h", exchanged="scrapped")
    state = play(state, "exchange 9c", "exchange 8c")
    assert (state.pool, state.scrap) == ((), meld("9c 8c"))
    assert (view(state, 0).scrap, view(state, 0).scrapped) == ((), 2)
    assert words(state) == ["lay", "pass"]
    assert code(state, "exchange 1c") == "tiles-pool-empty"
    over = play(state, "pass", "pass")
    assert points(over) == (-6, -7)
    # Where the last tile ends the round, so does the exchange that takes it.
    last = at("9c 1c", "8c 1d", pool="5h 6h", exchanged="scrapped", last_tile_ends=True)
    last = play(last, "exchange 9c")
    assert last.outcome is None
    assert points(play(last, "exchange 8c")) == (-6, -7)


@rule("Q-SNR-2")
def test_option_draw_before_exchanging() -> None:
    state = at("9c 5h 1c", "1d", pool="7h 6h", exchange_order="draw-first")
    assert words(state) == ["draw", "lay"]
    drawn = play(state, "draw")
    assert (drawn.phase, drawn.turn, view(drawn, 0).drawn) == ("return", 0, tile("7h"))
    assert view(drawn, 1).drawn is None
    assert code(drawn, "exchange 7h") == "tiles-keep-drawn"
    assert code(drawn, "lay 5h 6h 7h") == "wrong-phase"
    done = play(drawn, "exchange 9c")
    assert (done.turn, done.hands[0]) == (1, rack("1c 5h 7h"))
    assert sorted(done.pool) == sorted(meld("6h 9c"))
    assert code(state, "exchange 9c") == "wrong-phase"


@rule("SNR-24", "D-SNR-2")
def test_only_players_who_have_opened_add_to_melds() -> None:
    table = "6s 7s 8s"
    assert play(at("9s 1c", "1d", table=table), "lay 6s 7s 8s 9s").hands[0] == rack("1c")
    closed = at("9s 1c", "1d", table=table, opened=False)
    assert code(closed, "lay 6s 7s 8s 9s") == "tiles-table-closed"


@rule("SNR-26", "SNR-27", "Q-SNR-4", "Q-SNR-5")
def test_lay_or_exchange() -> None:
    state = at("9s 4c 4d 4h 1c", "1d", table="6s 7s 8s", pool="5h")
    assert words(state) == ["exchange", "lay"]
    assert play(state, "lay 6s 7s 8s 9s").turn == 1
    assert play(state, "lay 6s 7s 8s | 4c 4d 4h").turn == 1
    # A player who could lay may exchange instead, but not do both.
    exchanged = play(state, "exchange 9s")
    assert exchanged.turn == 1
    assert refusal(exchanged, "lay 6s 7s 8s | 4c 4d 4h", seat=0).code == "not-your-turn"
    assert code(state, "draw") == "wrong-phase"
    assert code(state, "pass") == "tiles-pool-left"


@rule("Q-SNR-6")
def test_no_rebuilding_in_the_turn_of_the_opening() -> None:
    own, table = "9c 9d 10c 10d 10h 1c", "6s 7s 8s 9s"
    wanted = "lay 6s 7s 8s | 9s 9c 9d | 10c 10d 10h"
    assert code(at(own, "1d", table=table, opened=False), wanted) == "tiles-table-closed"
    same_turn = at(own, "1d", table=table, opened=False, table_when_opening=True)
    assert play(same_turn, wanted).hands[0] == rack("1c")


@rule("SNR-25", "SNR-29", "D-SNR-1", "Q-SNR-7")
def test_jokers_on_the_table() -> None:
    state = at("7s 9c 9d 1c", "1d", table="5s 6s *=7s")
    assert play(state, "lay 5s 6s 7s | 9c 9d *").table == melds("9c 9d *=9h | 5s 6s 7s")
    # It never goes back to a rack.
    assert refusal(state, "lay 5s 6s 7s").facts == {"piece": JOKER}
    # It never moves without being replaced.
    stuck = at("4s 9c 9d 1c", "1d", table="5s 6s *=7s")
    assert code(stuck, "lay 4s 5s 6s | 9c 9d *") == "tiles-joker-pinned"
    free = at("4s 9c 9d 1c", "1d", table="5s 6s *=7s", table_joker="free")
    assert play(free, "lay 4s 5s 6s | 9c 9d *").hands[0] == rack("1c")


@rule("Q-SNR-8")
def test_jokers_in_a_brelan() -> None:
    state = at("8s 2c 3c 1c", "1d", table="8c 8d *=8h")
    assert play(state, "lay 8c 8d 8s | 2c 3c *").hands[0] == rack("1c")
    two = at("7s * * 1c", "1d")
    assert code(two, "lay 7s * *") == "joker-undeclared"
    assert play(two, "lay 7s *=8s *=9s").table == melds("7s *=8s *=9s")


# --------------------------------------------------------------------------------------- the end


@rule("SNR-09", "SNR-30", "SNR-31", "SNR-32", "D-SNR-6")
def test_the_first_empty_rack_wins() -> None:
    won = play(at("5s", "7c 3d", "5c", "8c", table="2s 3s 4s"), "lay 2s 3s 4s 5s")
    assert points(won) == (23, -10, -5, -8)
    assert won.outcome is not None
    assert won.outcome.winners == (0,)


@rule("SNR-49")
def test_the_printed_score_table() -> None:
    """Each printed row comes from racks that count so much; then the totals."""
    printed = (
        (-10, -5, 23, -8),
        (-3, 18, -9, -6),
        (-12, 21, -2, -7),
        (22, -9, -10, -3),
    )
    booked = []
    for row in printed:
        winner = max(range(4), key=lambda seat: row[seat])
        racks = ["5s" if seat == winner else f"{-row[seat]}c" for seat in range(4)]
        state = at(*racks, table="2s 3s 4s", more={"turn": winner})
        booked.append(points(play(state, "lay 2s 3s 4s 5s")))
    assert tuple(booked) == printed
    over = match.result_of(rules_of(GAME, players=4), booked)
    assert over is not None
    assert (over.totals, over.winners) == ((-3, 25, 2, -24), (1,))


@rule("SNR-33", "Q-SNR-9")
def test_all_tiles_at_once_count_double() -> None:
    others = ("7c 3d", "5c")
    over = play(at("10c 10d 10h", *others, opened=False), "lay 10c 10d 10h")
    assert points(over) == (30, -20, -10)
    assert over.outcome is not None
    assert over.outcome.reason == "tiles-out-double"
    # Not after an earlier lay-down.
    assert points(play(at("10c 10d 10h", *others), "lay 10c 10d 10h")) == (15, -10, -5)
    # The 30 are needed all the same; the option waives them.
    low = ("4c 4d 4h", *others)
    assert code(at(*low, opened=False), "lay 4c 4d 4h") == "tiles-opening-short"
    waived = at(*low, opened=False, hand_finish="handrummy")
    assert points(play(waived, "lay 4c 4d 4h")) == (30, -20, -10)
    # With the help of the table it is still all at once; Handrummy wants the rack alone.
    chosen: dict[str, Any] = {"table_when_opening": True, "opened": False}
    for finish, won in (("double", (30, -20, -10)), ("handrummy", (15, -10, -5))):
        helped = at("10c 10d 10h 9s", *others, table="6s 7s 8s", hand_finish=finish, **chosen)
        assert points(play(helped, "lay 6s 7s 8s 9s | 10c 10d 10h")) == won
    plain = at("10c 10d 10h", *others, opened=False, hand_finish="plain")
    assert points(play(plain, "lay 10c 10d 10h")) == (15, -10, -5)


@rule("Q-SNR-3")
def test_an_endless_round_is_cut_off() -> None:
    state = at("13c", "5c 5d", pool="1d 2d 3d", max_turns=3)
    state = play(state, "exchange 13c", "exchange 5c")
    assert state.outcome is None
    racks = state.hands
    over = play(state, f"exchange {racks[0][0]}")
    assert over.outcome is not None
    assert over.outcome.reason == "tiles-cap"
    assert over.outcome.winners == ()
    assert points(over) == tuple(-sum(one.rank for one in hand) for hand in over.hands)
    assert rules_of(GAME).max_turns == 400


# -------------------------------------------------------------------------------- other versions


@rule("SNR-34", "Q-SNR-14")
def test_version_1_draws_and_rejects() -> None:
    state = at("5s 6s 1c 2d", "1d 3d", pool="7s 9c", **V1)
    assert words(state) == ["draw"]
    assert code(state, "lay 5s 6s 7s") == "wrong-phase"
    drawn = play(state, "draw")
    assert (drawn.turn, view(drawn, 0).drawn) == (0, tile("7s"))
    assert words(drawn) == ["lay", "reject"]
    assert code(drawn, "pass") == "wrong-phase"
    # The drawn tile may be laid, and then one has to go.
    laid = play(drawn, "lay 5s 6s 7s")
    assert (laid.turn, laid.phase, words(laid)) == (0, "reject", ["reject"])
    done = play(laid, "reject 2d")
    assert (done.turn, done.phase, done.hands[0]) == (1, "draw", rack("1c"))
    # Or nothing is laid. The scrap is open, but dead.
    done = play(drawn, "reject 2d")
    assert (done.turn, done.hands[0]) == (1, rack("5s 6s 7s 1c"))
    assert (done.scrap, view(done, 1).scrap) == (meld("2d"), meld("2d"))
    assert words(done) == ["draw"]
    assert code(done, "take") == "wrong-phase"


@rule("Q-SNR-14")
def test_option_the_scrap_may_be_taken() -> None:
    state = at("1c 2d", "1d 3d", pool="7s 9c", take_scrap=True, **V1)
    assert words(state) == ["draw"]
    state = play(state, "draw", "reject 2d")
    assert words(state) == ["draw", "take"]
    taken = play(state, "take")
    assert (taken.hands[1], taken.scrap, taken.pool) == (rack("1d 2d 3d"), (), meld("9c"))
    assert play(taken, "reject 1d").scrap == meld("1d")


@rule("SNR-35", "Q-SNR-15")
def test_version_1_finishes_with_a_reject() -> None:
    state = play(at("5s 6s", "13c", pool="7s 9c 1h 2h", **V1), "draw")
    assert code(state, "lay 5s 6s 7s") == "tiles-keep-one"
    state = play(at("5s 6s 1c", "13c", pool="7s 9c 1h 2h", **V1), "draw", "lay 5s 6s 7s")
    assert state.outcome is None
    won = play(state, "reject 1c")
    assert points(won) == (13, -13)
    # All at once counts double here too.
    state = at("10c 10d 1c", "13c", pool="10h 9c", opened=False, **V1)
    assert points(play(state, "draw", "lay 10c 10d 10h", "reject 1c")) == (26, -26)


@rule("SNR-36", "SNR-37", "Q-SNR-16")
def test_version_2_draws_and_keeps() -> None:
    state = at("5s 6s 1c 2d", "1d 3d", pool="7s 9c 9d", **V2)
    assert words(state) == ["draw"]
    drawn = play(state, "draw")
    assert words(drawn) == ["lay", "pass"]
    laid = play(drawn, "lay 5s 6s 7s")
    assert (laid.turn, laid.hands[0]) == (1, rack("1c 2d"))
    passed = play(drawn, "pass")
    assert (passed.turn, passed.hands[0], passed.passes) == (1, rack("5s 6s 7s 1c 2d"), 0)
    # A player who has opened may not change.
    assert code(drawn, "exchange 1c") == "tiles-change-opened"


@rule("SNR-37", "Q-SNR-16")
def test_version_2_changes_a_tile_before_the_opening() -> None:
    closed = play(at("5s 6s 1c 2d", "1d", pool="7s 9c 9d", opened=False, **V2), "draw")
    assert words(closed) == ["exchange", "lay", "pass"]
    assert view(closed, 0).changes == 1
    changed = play(closed, "exchange 1c")
    assert (changed.turn, changed.hands[0]) == (1, rack("2d 5s 6s 7s 9c"))
    assert sorted(changed.pool) == sorted(meld("9d 1c"))
    # Option: any number, one after another, and then no laying.
    many = play(at("5s 6s 1c 2d", "1d", pool="7s 9c 9d 9h", opened=False, changes=3, **V2), "draw")
    many = play(many, "exchange 1c", "exchange 2d")
    assert (many.turn, many.phase, view(many, 0).changes) == (0, "change", 1)
    assert words(many) == ["exchange", "pass"]
    assert code(many, "lay 5s 6s 7s") == "wrong-phase"
    assert play(many, "pass").turn == 1
    assert play(many, "exchange 5s").turn == 1
    none = play(at("5s 1c", "1d", opened=False, changes=0, **V2), "draw")
    assert code(none, "exchange 1c") == "tiles-change-most"


@rule("SNR-38", "Q-SNR-17")
@pytest.mark.parametrize("version", [V1, V2])
def test_an_empty_pool(version: dict[str, Any]) -> None:
    state = at("5s 1c", "13c 1d", table="2s 3s 4s", pool="", **version)
    assert (state.phase, words(state)) == ("play", ["lay"])
    # Lay, or pass if you can't: nothing is drawn, and nothing rejected.
    laid = play(state, "lay 2s 3s 4s 5s")
    assert (laid.turn, laid.hands[0], laid.scrap) == (1, rack("1c"), ())
    assert play(laid, "pass").turn == 0
    assert code(state, "draw") == "wrong-phase"
    assert code(state, "reject 1c") == "wrong-phase"
    assert code(state, "exchange 1c") == "wrong-phase"
    # Without a reject the last tile may be laid.
    last = at("5s", "13c 1d", table="2s 3s 4s", pool="", **version)
    assert points(play(last, "lay 2s 3s 4s 5s")) == (14, -14)


@rule("Q-SNR-17")
def test_option_reject_with_an_empty_pool() -> None:
    state = at("5s 1c", "13c 1d", table="2s 3s 4s", pool="", reject_on_empty=True, **V1)
    laid = play(state, "lay 2s 3s 4s 5s")
    assert (laid.turn, laid.phase) == (0, "reject")
    assert points(play(laid, "reject 1c")) == (14, -14)
    stuck = at("6s 1c", "13c 1d", table="2s 3s 4s", pool="", reject_on_empty=True, **V1)
    assert play(stuck, "pass").turn == 1
    last = at("5s", "13c 1d", table="2s 3s 4s", pool="", reject_on_empty=True, **V1)
    assert code(last, "lay 2s 3s 4s 5s") == "tiles-keep-one"


@rule("SNR-39", "SNR-40", "Q-SNR-18")
@pytest.mark.parametrize("version", [V1, V2])
def test_all_are_blocked(version: dict[str, Any]) -> None:
    state = at("6s 1c", "13c 1d", "12h 2h", table="2s 3s 4s", pool="", **version)
    state = play(state, "pass", "pass")
    assert state.outcome is None
    over = play(state, "pass")
    assert points(over) == (-7, -14, -14)
    assert over.outcome is not None
    assert (over.outcome.reason, over.outcome.winners) == ("tiles-blocked", ())


@rule("SNR-38", "Q-SNR-18")
def test_only_players_who_can_lay_nothing_pass_except_by_option() -> None:
    willing = at("5s 1c", "13c 1d", table="2s 3s 4s", pool="", passing="willing", **V2)
    assert words(willing) == ["lay", "pass"]
    assert points(play(willing, "pass", "pass")) == (-6, -14)
    state = at("5s 1c", "13c 1d", table="2s 3s 4s", pool="", **V2)
    assert words(state) == ["lay"]
    refused = refusal(state, "pass")
    assert (refused.code, refused.facts) == ("tiles-must-lay", {"pieces": rack("5s")})
    # The clock does not offer a choice.
    assert play(state, "timeout").passes == 1
    state = play(state, "lay 2s 3s 4s 5s")
    assert words(state) == ["lay", "pass"]
    assert points(play(state, "pass", "pass")) == (-1, -14)


@rule("Q-SNR-17", "Q-SNR-18")
def test_a_turn_with_a_draw_is_no_pass() -> None:
    state = play(at("9c", "13c", pool="5h", **V2), "draw", "pass", "pass")
    assert (state.outcome, state.passes, state.turn) == (None, 1, 0)
    assert play(state, "pass").outcome is not None


# ------------------------------------------------------------------------------------ variations


@rule("SNR-41", "Q-SNR-21")
def test_without_jokers() -> None:
    state, _ = dealt(GAME, jokers=0)
    assert sorted(pieces_of(state)) == sorted(deck(2, 0))
    assert state.rules.minimum == 30
    assert rules_of(GAME, melds="sets").minimum == 30


@rule("SNR-42")
def test_a_higher_minimum() -> None:
    state = at("10c 10d 10h 1c", "1d", opened=False, minimum=40)
    assert refusal(state, "lay 10c 10d 10h").facts == {"reached": 30, "needed": 40}
    assert view(state, 0).needed == (40, 40)


@rule("SNR-43")
def test_only_series_or_only_sequences() -> None:
    own = "5c 5d 5h 6h 7h 1c"
    series = at(own, "1d", melds="sets")
    assert play(series, "lay 5c 5d 5h").hands[0] == rack("6h 7h 1c")
    assert code(series, "lay 5h 6h 7h") == "runs-barred"
    sequences = at(own, "1d", melds="runs")
    assert play(sequences, "lay 5h 6h 7h").hands[0] == rack("5c 5d 1c")
    assert code(sequences, "lay 5c 5d 5h") == "sets-barred"


@rule("SNR-45", "Q-SNR-19")
def test_the_1_after_the_13() -> None:
    own = "11s 12s 13s 1s 2s 3s 1c"
    easy = at(own, "1d", ace="either")
    assert play(easy, "lay 12s 13s 1s").table == melds("12s 13s 1s")
    assert play(easy, "lay 1s 2s 3s").table == melds("1s 2s 3s")
    assert code(easy, "lay 13s 1s 2s") == "run-wrap"
    wrap = at(own, "1d", ace="wrap")
    assert play(wrap, "lay 13s 1s 2s").table == melds("13s 1s 2s")
    # It counts 1, or by another option 14.
    opened = at(own, "1d", ace="either", opened=False)
    assert refusal(opened, "lay 12s 13s 1s").facts == {"reached": 26, "needed": 30}
    high = at(own, "1d", ace="either", ace_high=14, opened=False)
    assert events_of(high, "lay 12s 13s 1s")[1].facts["points"] == 39
    assert refusal(high, "lay 1s 2s 3s").facts["reached"] == 6


@rule("SNR-46")
def test_no_minimum() -> None:
    state = at("2c 2d 2h 9s 1c", "1d", table="6s 7s 8s", opened=False, minimum=0)
    # The first lay-down still comes from the player's own rack.
    assert code(state, "lay 6s 7s 8s 9s") == "tiles-table-closed"
    assert play(state, "lay 6s 7s 8s | 2c 2d 2h").opened == (True, False)


@rule("SNR-47", "Q-SNR-20")
def test_sequences_of_mixed_colours() -> None:
    state = at("5c 6h 7s 8s 8d 1c", "1d", mixed_runs=True)
    assert play(state, "lay 5c 6h 7s").table == melds("5c 6h 7s")
    assert play(state, "lay 6h 7s 8s").table == melds("6h 7s 8s")
    assert code(state, "lay 7s 8s 8d") in ("run-gap", "set-ranks")
    # A joker in such a run stands for a number only.
    swap = at("7d 9c 9d 1c", "1d", table="5c 6h *=7h", mixed_runs=True)
    assert play(swap, "lay 5c 6h 7d | 9c 9d *=9h").hands[0] == rack("1c")
    assert code(at("5c 6h 7s 1c", "1d"), "lay 5c 6h 7s") in ("meld-neither", "run-suits")


# ------------------------------------------------------------------------------------- the clock


@rule("SNR-20", "Q-SNR-13")
def test_time_out_undoes_the_turn_and_exchanges() -> None:
    state = at("9s 4c 4d 4h * 1c", "1d", table="6s 7s 8s", pool="5h 6h")
    # Though the draft would be fine, it was not finished. The highest tile goes, no joker.
    after, events = apply(state, 0, move("timeout 6s 7s 8s 9s | 4c 4d 4h"))
    assert (after.turn, after.table) == (1, state.table)
    assert after.hands[0] == rack("4c 4d 4h 5h * 1c")
    assert tile("9s") in after.pool
    assert [event.code for event in heard(events, 1)] == ["timed-out", "tiles-exchanged"]


@rule("Q-SNR-13")
def test_time_out_in_every_phase() -> None:
    first = at("9s 1c", "1d", pool="5h 6h", exchange_order="draw-first")
    assert play(first, "timeout").hands[0] == rack("1c 5h")
    second = play(at("4s 1c", "1d", pool="5h 6h", exchange_order="draw-first"), "draw", "timeout")
    assert second.hands[0] == rack("1c 5h")  # the tile just drawn stays
    assert play(at("9s 1c", "1d", pool="5h", **V1), "timeout").scrap == meld("9s")
    laid = play(at("5s 6s 9c 1c", "1d", pool="7s", **V1), "draw", "lay 5s 6s 7s", "timeout")
    assert (laid.table, laid.scrap, laid.hands[0]) == (melds("5s 6s 7s"), meld("9c"), rack("1c"))
    assert play(at("9s", "1d", pool="5h", **V2), "timeout").hands[0] == rack("9s 5h")
    many = play(at("9s 8s", "1d", opened=False, changes=3, **V2), "draw", "exchange 9s", "timeout")
    assert many.turn == 1
    assert play(at("9s", "1d", pool=""), "timeout").passes == 1
    only_jokers = play(at("*", "1d", pool="5h"), "timeout")
    assert only_jokers.hands[0] == rack("5h")


@rule("MYR-14", "SNR-35")
def test_a_version_that_rejects_may_keep_what_is_valid() -> None:
    state = at("9s 4c 4d 1c", "1d", table="6s 7s 8s", pool="4h", timeout="keep-valid", **V1)
    after = play(state, "draw", "timeout 6s 7s 8s | 4c 4d 4h | 9s")
    assert (after.table, after.scrap) == (melds("6s 7s 8s | 4c 4d 4h"), meld("9s"))
    assert (after.turn, after.hands[0]) == (1, rack("1c"))


@rule("SNR-35")
def test_offers_in_version_1_keep_a_tile() -> None:
    state = play(at("5s 6s", "13c", pool="7s 9c", **V1), "draw")
    assert list(unlisted(view(state, 0))) == []


@rule("SNR-45", "Q-SNR-22")
def test_a_sequence_from_1_over_13_to_1() -> None:
    full = "1s 2s 3s 4s 5s 6s 7s 8s 9s 10s 11s 12s 13s 1s"
    state = at(f"{full} 2c", "1d", ace="either", hand=20)
    assert len(play(state, f"lay {full}").table[0]) == 14
    thirteen = " ".join(full.split()[:13])
    grown = at("1s 2c", "1d", table=thirteen, ace="either")
    assert len(play(grown, f"lay {full}").table[0]) == 14
    assert code(at(f"{full} 2c", "1d", hand=20), f"lay {full}") in {"run-wrap", "run-long"}
    short = at(f"{full} 2c", "1d", ace="either", ace_at_both_ends=False, hand=20)
    assert code(short, f"lay {full}") == "run-long"
    # The solver knows it too.
    question = tiles_best.question(grown.rules, grown.table, grown.hands[0], opened=True)
    assert arrange(question).laid == rack("1s")
    assert len(arrange(question).table) == 1
    question = replace(question, melds=replace(question.melds, longest_run=13))
    assert len(arrange(question).table) == 2  # cut in two
