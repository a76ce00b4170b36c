"""The tile games together: Rummikub, garbage, offers, secrets, sizes."""

import pickle
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from rummel.bots.random import random_move
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Move, Opening, Timeout
from rummel.games import find
from rummel.games.tiles.best import best
from rummel.games.tiles.play import apply, deal, pieces_of, resample, view
from rummel.games.tiles.state import Exchange, Lay, Reject, TilesState, TilesView, unlisted
from rummel.lessons import played
from rummel.pieces import JOKER, PIECES, Piece
from tests.games.kit import code, melds, play, points, refusal
from tests.games.tiles_kit import arranged, meld, position, rack, rules_of, tile

rule = pytest.mark.rule

GAMES = ("myrummy", "serie-noire", "brettspielnetz", "rummikub")


# ------------------------------------------------------------------------------------- Rummikub


def test_rummikub_in_short() -> None:
    rules = rules_of("rummikub")
    assert (rules.hand, rules.jokers, rules.minimum, rules.joker_hand) == (14, 2, 30, 30)
    # The highest tile drawn starts.
    assert arranged("rummikub", "9c 4d 12h", players=3)[0].turn == 2
    # The opening: from the rack, several sets, jokers at what they stand for.
    state = position("rummikub", "4s 5s 6s 7c 7d * 1c", "1d", table="1s 2s 3s", opened=False)
    assert code(state, "lay 1s 2s 3s 4s 5s 6s | 7c 7d *") == "tiles-table-closed"
    opened = play(state, "lay 1s 2s 3s | 4s 5s 6s | 7c 7d *")
    assert opened.opened == (True, False)
    assert refusal(state, "lay 1s 2s 3s | 7c 7d *").facts == {"reached": 21, "needed": 30}


def test_rummikub_jokers_go_when_they_are_replaced_and_count_30() -> None:
    swapped = position("rummikub", "7c 9h 9d", "13c *", table="5c 6c *=7c")
    assert points(play(swapped, "lay 5c 6c 7c | 9h 9d *")) == (43, -43)
    # The tile may come from the table; in a group of three either missing colour will do.
    table = "5c 6c *=7c | 7c 7d 7h 7s"
    taken = position("rummikub", "9h 9d", "1c", table=table)
    assert not play(taken, "lay 5c 6c 7c | 7d 7h 7s | 9h 9d *").hands[0]
    for seven in ("7h", "7s"):
        three = position("rummikub", f"{seven} 9h 9d", "1c", table="7c 7d *=7h")
        assert not play(three, f"lay 7c 7d {seven} | 9h 9d *").hands[0]
    # It has to be laid again in the same turn, and does not go for nothing.
    assert refusal(swapped, "lay 5c 6c 7c").facts == {"piece": JOKER}
    state = position("rummikub", "4c 9h 9d", "13c *", table="5c 6c *=7c")
    assert refusal(state, "lay 4c 5c 6c | 9h 9d *").code == "tiles-joker-pinned"
    free = position("rummikub", "4c 9h 9d", "13c *", table="5c 6c *=7c", table_joker="free")
    assert points(play(free, "lay 4c 5c 6c | 9h 9d *")) == (43, -43)


def test_rummikub_empty_pool() -> None:
    state = position("rummikub", "13c *", "5c 5d", "1c", pool="")
    over = play(state, "pass", "pass", "pass")
    assert points(over) == (-42, -9, 51)
    assert over.outcome is not None
    assert (over.outcome.reason, over.outcome.winners) == ("tiles-blocked", (2,))


def test_rummikub_time_out_costs_three_tiles() -> None:
    state = position("rummikub", "9s 1c", "1d", table="6s 7s 8s", pool="3h 4h 5h 6h")
    after = play(state, "timeout 6s 7s 8s 9s")
    assert (after.table, after.hands[0]) == (state.table, rack("9s 1c 3h 4h 5h"))


@rule("MYR-12", "SNR-26", "SNR-34", "SNR-36", "BSN-15")
@pytest.mark.parametrize(
    ("game", "turn", "phase"),
    [
        ("myrummy", "lay-or-draw", "play"),
        ("serie-noire", "lay-or-exchange", "play"),
        ("serie-noire", "draw-and-reject", "draw"),
        ("serie-noire", "draw-and-keep", "draw"),
        ("brettspielnetz", "lay-or-draw", "play"),
        ("rummikub", "lay-or-draw", "play"),
    ],
)
def test_how_a_round_begins(game: str, turn: str, phase: str) -> None:
    state, _ = deal(rules_of(game, turn=turn), Opening(), Stream(b"begin"))
    assert (state.phase, state.table, state.scrap) == (phase, (), ())
    assert (state.opened, state.passes, state.turns) == ((False, False), 0, 0)
    assert view(state, state.turn).needed == (30, 30)


# -------------------------------------------------------------------------------- the new table


def test_order_of_the_table() -> None:
    """Old melds first and as they lay, then the new ones sorted, however they were typed."""
    state = position("myrummy", "9c 9d 9h 2c 2d 2h 1c", "1d", table="6s 7s 8s | 5c 5d 5h")
    one = play(state, "lay 9h 9c 9d | 5h 5d 5c | 2d 2c 2h | 8s 7s 6s")
    other = play(state, "lay 6s 7s 8s | 5c 5d 5h | 2c 2d 2h | 9c 9d 9h")
    assert one == other
    assert one.table == melds("6s 7s 8s | 5c 5d 5h | 2c 2d 2h | 9c 9d 9h")


def test_old_melds_are_not_read_again() -> None:
    """A meld that stood is right, even where a player could not lay it now."""
    state = position("myrummy", "9c 9d 9h 1c", "1d", table="*=5s *=6s 7s", one_joker=True)
    after = play(state, "lay *=5s *=6s 7s | 9c 9d 9h")
    assert after.table == melds("*=5s *=6s 7s | 9c 9d 9h")
    # Nor has its joker to be declared again.
    named = position("myrummy", "9c 9d 9h 1c", "1d", table="8c 8d *=8s", opened=False, minimum=20)
    assert play(named, "lay 8c 8d * | 9c 9d 9h").table == melds("8c 8d *=8s | 9c 9d 9h")


def test_what_the_rack_lacks_is_named() -> None:
    state = position("myrummy", "9c 9d 1c", "1d")
    error = refusal(state, "lay 9c 9d 9h")
    assert (error.code, error.facts) == ("not-in-hand", {"piece": tile("9h")})
    assert refusal(state, "lay 9c 9d *").facts == {"piece": JOKER}


def test_jokers_that_nobody_has_are_refused_at_once() -> None:
    # Each of these melds can be read in two ways, so together they could in 2 to the 40th.
    state = position("myrummy", "5h 6h * 1c", "1d")
    melds_of_forty = " | ".join(["5h 6h *"] * 40)
    assert refusal(state, f"lay {melds_of_forty}").code == "not-in-hand"


# -------------------------------------------------------------------------------------- garbage


def garbage(chance: Random, table: tuple[tuple[Piece, ...], ...]) -> Move:
    def some() -> Piece:
        return chance.choice(PIECES)

    def any_melds() -> tuple[tuple[Piece, ...], ...]:
        made = tuple(
            tuple(some() for _ in range(chance.randint(0, 5))) for _ in range(chance.randint(0, 4))
        )
        return (*chance.sample(table, chance.randint(0, len(table))), *made)

    kinds = chance.randint(0, 3)
    if kinds == 0:
        return Lay(any_melds())
    if kinds == 1:
        return Timeout(any_melds())
    return Exchange(some()) if kinds == 2 else Reject(some())


@pytest.mark.parametrize("game", GAMES)
def test_garbage_is_refused_and_changes_nothing(game: str) -> None:
    chance = Random(game)
    state = position(
        game, "9c 9d 9h 10h * 1c", "1d 2d", table="6s 7s 8s | 5c 5d *=5h", pool="3h 4h 5h"
    )
    before = repr(state)
    pieces = sorted(pieces_of(state))
    refused = 0
    for _ in range(500):
        try:
            after, _ = apply(state, 0, garbage(chance, state.table))
            assert sorted(pieces_of(after)) == pieces
        except RuleError:
            refused += 1
    assert repr(state) == before
    assert refused > 200


@pytest.mark.parametrize(
    "odd",
    [
        (PIECES[0], PIECES[16], PIECES[32]),
        (PIECES[15], PIECES[31], PIECES[47]),
        (PIECES[96], meld("1h")[0], meld("2h")[0]),  # a joker for the 0 of hearts
        (PIECES[110], meld("12h")[0], meld("13h")[0]),  # and for the 14
        (-1, 200, 10**30),
        (),
    ],
)
@pytest.mark.parametrize("ace", ["low", "wrap"])
def test_pieces_that_are_none(odd: Any, ace: str) -> None:
    state = position("myrummy", "1h 2h 12h 13h * * 1c", "1d", ace=ace)
    assert refusal(state, Lay((odd,))).code in ("bad-piece", "meld-short")
    after, _ = apply(state, 0, Timeout((odd, *melds("1h 2h *=3h"))))
    assert after.table == melds("1h 2h *=3h")


def test_moves_of_other_games() -> None:
    state = position("myrummy", "1h", "1d")
    assert code(state, "exchange 1h") == "wrong-phase"
    assert code(state, "reject 1h") == "wrong-phase"
    assert code(state, "take") == "wrong-phase"

    class Knock(Move, frozen=True):
        """A move that tile games do not know."""

    assert refusal(state, Knock()).code == "wrong-move"
    assert refusal(state, "draw", seat=-1).code == "not-your-turn"


@pytest.mark.parametrize(
    ("chosen", "first", "second"),
    [
        ({"hand": 26, "players": 4, "jokers": 0, "turn": "lay-or-draw"}, None, None),
        ({"dealt_joker": "one", "players": 3}, "jokers", "dealt_joker"),
        ({"exchange_order": "draw-first"}, "turn", "exchange_order"),
        ({"take_scrap": True}, "turn", "take_scrap"),
        ({"reject_on_empty": True}, "turn", "reject_on_empty"),
        ({"melds": "sets", "mixed_runs": True}, "melds", "mixed_runs"),
        ({"melds": "sets", "ace": "wrap"}, "melds", "ace"),
        ({"table_joker": "free", "joker_from_rack": True}, "table_joker", "joker_from_rack"),
        ({"table_joker": "free", "joker_joins": True}, "table_joker", "joker_joins"),
        ({"hand_finish_last": 3}, "hand_finish", "hand_finish_last"),
        ({"rounds": 0}, "rounds", "target"),
    ],
)
def test_contradictions(chosen: dict[str, Any], first: str | None, second: str | None) -> None:
    if first is None:
        assert rules_of("myrummy", **chosen)
        return
    with pytest.raises(RuleError) as caught:
        rules_of("myrummy", **chosen)
    assert caught.value.facts == {"first": first, "second": second}


def test_more_tiles_than_there_are() -> None:
    rules = rules_of("myrummy")
    with pytest.raises(RuleError, match="options-clash"):
        type(rules)(players=5, hand=26)


# --------------------------------------------------------------------------------------- offers


@rule("MYR-30", "MYR-39", "MYR-40", "MYR-26")
def test_offers_hold_every_kind_of_turn() -> None:
    state = position(
        "myrummy",
        "9s 4h 7d 2c 2d 2h 11c 12c 1s",
        "1d",
        table="6s 7s 8s | 2h 3h 4h 5h 6h | 7c *=7d 7h | 10c 10d 10h 10s",
    )
    offers = {move.table for move in unlisted(view(state, 0)) if isinstance(move, Lay)}
    laid = {play_table(state, table) for table in offers}
    assert melds("2h 3h 4h 5h 6h | 7c *=7d 7h | 10c 10d 10h 10s | 6s 7s 8s 9s") in laid  # added
    assert any(meld("2c 2d 2h") in table for table in laid)  # new
    assert any({*melds("2h 3h 4h | 4h 5h 6h")} <= {*table} for table in laid)  # split
    assert any(meld("7c 7d 7h") in table for table in laid)  # joker swapped
    assert any({*melds("10d 10h 10s | 10c 11c 12c")} <= {*table} for table in laid)  # borrowed


def play_table(state: TilesState, table: tuple[tuple[Piece, ...], ...]) -> Any:
    return apply(state, 0, Lay(table))[0].table


@rule("MYR-15", "MYR-16")
def test_offers_open() -> None:
    state = position("myrummy", "4s 5s 6s 7c 7d 7h 1c", "10c 10d 10h", opened=False)
    assert list(unlisted(view(state, 0))) == [Lay(melds("7c 7d 7h | 4s 5s 6s"))]
    assert not list(unlisted(view(state, 1)))
    assert not list(unlisted(view(state, None)))
    # In version 2 nothing has to be kept for the discard.
    kept = position("serie-noire", "5s 6s", "1d", pool="7s", turn="draw-and-keep")
    assert list(unlisted(view(play(kept, "draw"), 0))) == [Lay(melds("5s 6s 7s"))]
    hand = position("myrummy", "4c 4d 4h", "1d", opened=False, hand_finish="handrummy")
    assert list(unlisted(view(hand, 0))) == [Lay(melds("4c 4d 4h"))]


@pytest.mark.parametrize("game", GAMES)
def test_offers_are_legal_and_few(game: str) -> None:
    chance = Random(game)
    state, _ = deal(rules_of(game), Opening(), Stream(game.encode()))
    while not state.outcome:
        seat_view = view(state, state.turn)
        offers = list(islice(unlisted(seat_view), 200))
        assert len(offers) < 200
        for one in offers[:: max(1, len(offers) // 5)]:
            apply(state, state.turn, one)
        state, _ = apply(state, state.turn, random_move(seat_view, chance))


# -------------------------------------------------------------------------------------- secrets


@rule("SNR-18", "SNR-23", "BSN-06")
def test_resampling_keeps_what_everybody_knows() -> None:
    state, _ = deal(rules_of("brettspielnetz"), Opening(), Stream(b"1"))
    for seat in (0, 1, None):
        other = resample(state, seat, Stream(b"2"))
        assert view(other, seat) == view(state, seat)
        assert other.pool != state.pool
        # Each has been dealt a joker, and that stays so.
        assert [hand.count(JOKER) for hand in other.hands] == [1, 1]
        assert sorted(pieces_of(other)) == sorted(pieces_of(state))
        assert other.stream != state.stream
    assert resample(state, 0, Stream(b"2")).hands[1] != state.hands[1]


@rule("SNR-23")
def test_a_drawn_tile_is_resampled_with_its_rack() -> None:
    state = position("serie-noire", "9c 5h 1c", "1d", pool="7h 6h 8d", exchange_order="draw-first")
    drawn = play(state, "draw")
    tiles = set()
    for key in range(20):
        other = resample(drawn, 1, Stream(bytes([key])))
        assert other.drawn in other.hands[0]
        assert view(other, 1) == view(drawn, 1)
        tiles.add(other.drawn)
    assert len(tiles) > 2
    assert resample(drawn, 0, Stream(b"2")).drawn == tile("7h")


@rule("SNR-34")
def test_the_open_scrap_is_not_resampled() -> None:
    state = position("serie-noire", "9c 1c", "1d", pool="7h 6h 8d", turn="draw-and-reject")
    state = play(state, "draw", "reject 9c")
    assert view(state, None).scrap == resample(state, None, Stream(b"2")).scrap == meld("9c")


def test_once_the_round_is_over_racks_are_open() -> None:
    won = play(position("myrummy", "9s", "13c *", table="6s 7s 8s"), "lay 6s 7s 8s 9s")
    assert view(won, None).hands == won.hands
    assert view(resample(won, 1, Stream(b"2")), 1) == view(won, 1)


# --------------------------------------------------------------------------------------- lessons


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_asks_for_all_that_can_be_laid(game: str) -> None:
    """Also where it says that nothing fits: a learner who finds a place for a tile is right."""
    for task in find(game).lesson:
        seen = played(task).latest[-1].view
        assert isinstance(seen, TilesView)
        answer = best(seen.rules, seen.table, seen.own, opened=seen.opened[0], rejects=seen.rejects)
        word, _, text = task.moves[0].partition(" ")
        wanted = melds(text) if word == "lay" else seen.table
        assert len(answer.laid) == sum(map(len, wanted)) - sum(map(len, seen.table)), task.words


# ---------------------------------------------------------------------------------------- sizes


@pytest.mark.parametrize("game", GAMES)
def test_a_state_stays_small(game: str) -> None:
    largest = 0
    chance = Random(game)
    state, _ = deal(rules_of(game, players=find(game).seats[-1]), Opening(), Stream(b"size"))
    tiles = Counter(pieces_of(state))
    while not state.outcome:
        state, _ = apply(state, state.turn, random_move(view(state, state.turn), chance))
        largest = max(largest, len(pickle.dumps(state)))
        assert Counter(pieces_of(state)) == tiles
    assert largest < 20_000
