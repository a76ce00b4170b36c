"""The card bots in positions whose best move is known."""

from random import Random

from rummel.bots import BOTS
from rummel.game import State, format_move
from rummel.games import apply, view
from rummel.pieces import parse_pieces
from tests.games import gin_kit, romme_kit
from tests.games import test_karo8 as karo8_kit
from tests.games import test_one_eleven as one_eleven_kit


def decide(bot: str, state: State, seat: int = 0) -> str:
    """The bot's move as text; an illegal one raises."""
    move = BOTS[bot](view(state, seat), Random(1))
    apply(state, seat, move)
    return format_move(move)


# ------------------------------------------------------------------------------------------ gin

MELDED = "1h 2h 3h 7c 7d 7s"


def test_gin_bots_end_when_they_may() -> None:
    state = gin_kit.table(
        f"{MELDED} 1c 2d 3s 4c 13h", "", game=gin_kit.CLASSIC, phase="discard", drawn="13h"
    )
    assert decide("greedy", state) == "knock 13h"
    assert decide("steady", state) == "knock 13h"


def test_gin_greedy_takes_a_low_piece_and_steady_waits_for_a_meld() -> None:
    hand = f"{MELDED} 9c 11d 13s 5s"
    low = gin_kit.table(hand, "", game=gin_kit.CLASSIC, discards="1c")
    assert decide("greedy", low) == "take"
    assert decide("steady", low) == "draw"
    meld = gin_kit.table(hand, "", game=gin_kit.CLASSIC, discards="4h")
    assert decide("steady", meld) == "take"


def test_gin_steady_keeps_neighbours() -> None:
    """Of cards that cost the same it throws the one that no card can turn into a meld soon."""
    hand = f"{MELDED} 11d 12d 13c 8h 8s"
    state = gin_kit.table(hand, "", game=gin_kit.CLASSIC, phase="discard", drawn="8h")
    assert decide("steady", state) == "discard 13c"


def test_gin_bots_lay_off_what_they_can() -> None:
    state = gin_kit.table(
        "4h 9c 9d 9s 13c",
        "",
        game=gin_kit.CLASSIC,
        phase="spread",
        ending="knock",
        opener=1,
        melds=(parse_pieces("1h 2h 3h"),),
        owners=(1,),
        left=(None, 5),
    )
    for bot in ("greedy", "steady"):
        assert decide(bot, state) == "add 4h 1"


# ---------------------------------------------------------------------------------------- karo8


def test_karo8_bots_lay_their_own_colour_first() -> None:
    rows = {karo8_kit.CLUBS: (8, 8), karo8_kit.HEARTS: (8, 8)}
    state = karo8_kit.table("7c 9h", "2d", rows=rows)
    assert decide("greedy", state) == decide("steady", state) == "lay 9h"


def test_karo8_steady_opens_the_longest_row_of_its_own() -> None:
    rows = {karo8_kit.DIAMONDS: (8, 12), karo8_kit.HEARTS: (8, 8)}
    state = karo8_kit.table("13d 7h", "2c", rows=rows)
    assert decide("steady", state) == "lay 7h"


def test_karo8_steady_gives_the_others_as_little_as_it_can() -> None:
    rows = {karo8_kit.CLUBS: (8, 8), karo8_kit.SPADES: (3, 8)}
    state = karo8_kit.table("7c 2s", "2d", rows=rows)
    assert decide("greedy", state) == "lay 7c"
    assert decide("steady", state) == "lay 2s"  # nothing follows a two


def test_karo8_steady_holds_back_where_it_may() -> None:
    rows = {karo8_kit.CLUBS: (8, 8)}
    state = karo8_kit.table("7c 2h", "2d", rows=rows, stock="5d", may_hold=True)
    assert decide("steady", state) == "draw"


# ------------------------------------------------------------------------------------------ 111


def test_one_eleven_bots_announce_only_what_is_in_order() -> None:
    done = one_eleven_kit.table(one_eleven_kit.SORTED, one_eleven_kit.MIXED, phase="announce")
    not_yet = one_eleven_kit.table(one_eleven_kit.MIXED, one_eleven_kit.SORTED, phase="announce")
    for bot in ("greedy", "steady"):
        assert decide(bot, done) == "announce"
        assert decide(bot, not_yet) == "pass"


def test_one_eleven_steady_takes_the_card_that_puts_the_hand_in_order() -> None:
    state = one_eleven_kit.table((10, 30, 99, 70, 90), one_eleven_kit.MIXED, centre=(5, 50, 111))
    assert decide("steady", state) == "take 2"
    state = one_eleven_kit.table(
        (10, 30, 99, 70, 90), one_eleven_kit.MIXED, phase="insert", taken=50, spot=2
    )
    assert decide("steady", state) == "insert 2 right"


def test_one_eleven_steady_clears_what_nobody_needs() -> None:
    state = one_eleven_kit.table((10, 30, 99, 70, 90), one_eleven_kit.MIXED, centre=(3, 4, 110))
    assert decide("steady", state) == "clear"


# ---------------------------------------------------------------------------------------- Rommé


def test_romme_bots_open_with_thirty() -> None:
    for bot in ("greedy", "steady"):
        state = romme_kit.round_of("10h 11h 12h 2c 5d 7s", "3d 4s")
        assert decide(bot, state) == "lay 10h 11h 12h"
        state = romme_kit.round_of("8h 9h 10h 2c 5d 7s", "3d 4s")
        assert decide(bot, state).startswith("discard")


def test_romme_steady_holds_back_until_somebody_is_near_the_end() -> None:
    hand, table = "3h 4h 5h 2c 9d 12s", "10c 11c 12c"
    many = "1c 1d 3c 5c 6d 7d 8s 9s"
    far = romme_kit.round_of(hand, many, table=table, opened=(0, 1))
    assert decide("greedy", far) == "lay 3h 4h 5h"
    assert decide("steady", far).startswith("discard")
    near = romme_kit.round_of(hand, "1c 1d", table=table, opened=(0, 1))
    assert decide("steady", near) == "lay 3h 4h 5h"


def test_romme_steady_goes_out() -> None:
    many = "1c 1d 3c 5c 6d 7d 8s 9s"
    state = romme_kit.round_of("3h 4h 5h 13c 12s", many, table="10c 11c 12c", opened=(0, 1))
    assert decide("steady", state) == "lay 3h 4h 5h"
    state = romme_kit.round_of("13c 12s", many, table="10c 11c 12c", opened=(0, 1))
    assert decide("steady", state) == "add 13c 1"
    state = romme_kit.round_of("12s", many, table="10c 11c 12c 13c", opened=(0, 1))
    assert decide("steady", state) == "discard 12s"


def test_romme_bots_rob_jokers() -> None:
    state = romme_kit.round_of("11c 2d 5h 9s", "3d 4s", table="10c *=11c 12c", opened=(0, 1))
    for bot in ("greedy", "steady"):
        assert decide(bot, state) == "rob 11c 1"


def test_romme_steady_keeps_pairs_and_never_throws_a_joker() -> None:
    state = romme_kit.round_of("7c 7d 4h 5h 9s *", "3d 4s")
    assert decide("greedy", state).startswith("discard")
    assert decide("steady", state) == "discard 9s"


def test_romme_steady_knocks_for_a_meld() -> None:
    by = romme_kit.rules(players=3)
    for hand, wanted in (("7c 7d 2s", "knock"), ("7c 9d 2s", "pass")):
        state = romme_kit.round_of(
            "3c 4d", hand, "5c 6d", by=by, discards="7h", phase="claim", asked=(1,)
        )
        assert decide("steady", state, 1) == wanted
        assert decide("greedy", state, 1) == "pass"


def test_romme_bots_rob_before_their_own_first_meld() -> None:
    """Q-ROM-6"""
    state = romme_kit.round_of("11c 2d 5h 9s", "3d 4s", table="10c *=11c 12c", opened=(1,))
    for bot in ("greedy", "steady"):
        assert decide(bot, state) == "rob 11c 1"


def test_romme_bots_open_without_jokers_where_they_can() -> None:
    """However many ways there are with jokers, alone or not (Q-ROM-9)."""
    many = "1c 1d 3c 5c 6d 7d 8s 9s"
    state = romme_kit.round_of("* * * * * * 10s 11s 12s 2c 5d", many)
    for bot in ("greedy", "steady"):
        assert decide(bot, state) == "lay 10s 11s 12s"


def test_romme_bots_go_out_with_jokers_alone() -> None:
    """Q-ROM-9: with the jokers beside the nine no card would be left to discard (ROM-37)."""
    many = "1c 1d 3c 5c 6d 7d 8s 9s"
    for bot in ("greedy", "steady"):
        state = romme_kit.round_of("* * * 3h 4h 5h 9s", many)
        while not state.outcome:
            state = romme_kit.play(state, f"0 {decide(bot, state)}")
        assert state.outcome.winners == (0,)
        assert any(all(card.is_joker for card in meld) for meld in state.table)
