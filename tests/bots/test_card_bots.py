"""The card bots in positions whose best move is known.

A position that fails can be looked at: `rummel show '<position>'`.
"""

from random import Random

import pytest

from rummel import Position
from rummel.bots import BOTS, CHARACTERS
from rummel.game import State, format_move
from rummel.games import apply, view
from rummel.knowledge import Knowledge

BOTH = ("greedy", "steady")


def decide(bot: str, position: str | State, seat: int = 0) -> str:
    """The bot's move as text; an illegal one raises."""
    state = Position.parse(position).state("bots") if isinstance(position, str) else position
    move = BOTS[bot](Knowledge(view(state, seat)), Random(1))
    apply(state, seat, move)
    return format_move(move)


# ------------------------------------------------------------------------------------------ gin

MELDED = "1h.2h.3h.7c.7d.7s"


@pytest.mark.parametrize("bot", BOTH)
def test_gin_bots_end_when_they_may(bot: str) -> None:
    position = f"gin hands={MELDED}.1c.2d.3s.4c.13h/?10 discards=? phase=discard drawn=13h"
    assert decide(bot, position) == "knock 13h"


def test_gin_greedy_takes_a_low_piece_and_steady_waits_for_a_meld() -> None:
    low = f"gin hands={MELDED}.9c.11d.13s.5s/?10 discards=1c phase=draw"
    assert decide("greedy", low) == "take"
    assert decide("steady", low) == "draw"
    meld = f"gin hands={MELDED}.9c.11d.13s.5s/?10 discards=4h phase=draw"
    assert decide("steady", meld) == "take"


def test_gin_steady_keeps_neighbours() -> None:
    """Of cards that cost the same it throws the one that no card can turn into a meld soon."""
    position = f"gin hands={MELDED}.11d.12d.13c.8h.8s/?10 discards=? phase=discard drawn=8h"
    assert decide("steady", position) == "discard 13c"


@pytest.mark.parametrize("bot", BOTH)
def test_gin_bots_lay_off_what_they_can(bot: str) -> None:
    hands = f"4h.9c.9d.9s.13c.12d.11s.6s.8d.2c/{MELDED}.10c.10d.10h.5c.13s"
    knocked = Position.parse(f"gin hands={hands} discards=? phase=discard turn=1 drawn=13s").match()
    spread = knocked.play("knock 13s").play("spread 1h 2h 3h | 7c 7d 7s | 10c 10d 10h")
    assert decide(bot, spread.state) == "add 4h 1"


# ---------------------------------------------------------------------------------------- karo8


@pytest.mark.parametrize("bot", BOTH)
def test_karo8_bots_lay_their_own_colour_first(bot: str) -> None:
    assert decide(bot, "karo8 hands=7c.9h/?1 rows=8.8/0.0/8.8/0.0 phase=play") == "lay 9h"


def test_karo8_steady_opens_the_longest_row_of_its_own() -> None:
    position = "karo8 hands=13d.7h/?1 rows=0.0/8.12/8.8/0.0 phase=play"
    assert decide("steady", position) == "lay 7h"


def test_karo8_steady_gives_the_others_as_little_as_it_can() -> None:
    position = "karo8 hands=7c.2s/?1 rows=8.8/0.0/0.0/3.8 phase=play"
    assert decide("greedy", position) == "lay 7c"
    assert decide("steady", position) == "lay 2s"  # nothing follows a two


def test_karo8_steady_holds_back_where_it_may() -> None:
    position = "karo8;may_hold=true hands=7c.2h/?1 rows=8.8/0.0/0.0/0.0 phase=play"
    assert decide("steady", position) == "draw"


# ------------------------------------------------------------------------------------------ 111

FIVE = "one-eleven;hands=5,5"


@pytest.mark.parametrize("bot", BOTH)
def test_one_eleven_bots_announce_only_what_is_in_order(bot: str) -> None:
    assert decide(bot, f"{FIVE} hands=13.27.32.35.43/?5 phase=announce") == "announce"
    assert decide(bot, f"{FIVE} hands=20.61.33.72.41/?5 phase=announce") == "pass"


@pytest.mark.parametrize("bot", CHARACTERS)
@pytest.mark.parametrize(
    "position",
    [
        "one-eleven hands=51.86.92.42.21.25.33.16.5.10.41.4/?12 phase=announce",  # with a net
        f"{FIVE} hands=20.61.33.72.41/?5 phase=announce",
    ],
)
def test_one_eleven_people_announce_no_hand_that_is_not_in_order(bot: str, position: str) -> None:
    seen = view(Position.parse(position).state("bots"), 0)
    moves = {format_move(BOTS[bot](Knowledge(seen), Random(seed))) for seed in range(200)}
    assert moves == {"pass"}


def test_one_eleven_steady_takes_the_card_that_puts_the_hand_in_order() -> None:
    position = f"{FIVE} hands=10.30.99.70.90/?5 centre=5.50.111 shown=true.true.true"
    assert decide("steady", position) == "take 2"
    taken = Position.parse(position).match().play("take 2").state
    assert decide("steady", taken) == "insert 2 right"


def test_one_eleven_steady_clears_what_nobody_needs() -> None:
    position = f"{FIVE} hands=10.30.99.70.90/?5 centre=3.4.110 shown=true.true.true"
    assert decide("steady", position) == "clear"


# ---------------------------------------------------------------------------------------- Rommé

# Two players in their second turns; nobody has opened, or both have.
ROMME = "romme;players=2 discards=2h phase=meld turns=3 lap=3"
OPENED = f"{ROMME} opened=1.1 began=1.1 owners=0"


@pytest.mark.parametrize("bot", BOTH)
def test_romme_bots_open_with_thirty(bot: str) -> None:
    assert decide(bot, f"{ROMME} hands=10h.11h.12h.2c.5d.7s/?2") == "lay 10h 11h 12h"
    assert decide(bot, f"{ROMME} hands=8h.9h.10h.2c.5d.7s/?2").startswith("discard")


def test_romme_steady_holds_back_until_somebody_is_near_the_end() -> None:
    far = f"{OPENED} table=10c.11c.12c hands=3h.4h.5h.2c.9d.12s/?8"
    assert decide("greedy", far) == "lay 3h 4h 5h"
    assert decide("steady", far).startswith("discard")
    near = f"{OPENED} table=10c.11c.12c hands=3h.4h.5h.2c.9d.12s/?2"
    assert decide("steady", near) == "lay 3h 4h 5h"


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (f"{OPENED} table=10c.11c.12c hands=3h.4h.5h.13c.12s/?8", "lay 3h 4h 5h"),
        (f"{OPENED} table=10c.11c.12c hands=13c.12s/?8", "add 13c 1"),
        (f"{OPENED} table=10c.11c.12c.13c hands=12s/?8", "discard 12s"),
    ],
)
def test_romme_steady_goes_out(position: str, move: str) -> None:
    assert decide("steady", position) == move


@pytest.mark.parametrize("bot", BOTH)
def test_romme_bots_rob_jokers(bot: str) -> None:
    robbed = "table=10c.*=11c.12c hands=11c.2d.5h.9s/?2"
    assert decide(bot, f"{OPENED} {robbed}") == "rob 11c 1"
    # Before their own first meld too (Q-ROM-6).
    assert decide(bot, f"{ROMME} opened=0.1 began=0.1 owners=1 {robbed}") == "rob 11c 1"


def test_romme_steady_keeps_pairs_and_never_throws_a_joker() -> None:
    position = f"{ROMME} hands=7c.7d.4h.5h.9s.*/?2"
    assert decide("greedy", position).startswith("discard")
    assert decide("steady", position) == "discard 9s"


@pytest.mark.parametrize("bot", CHARACTERS)
@pytest.mark.parametrize("options", ["players=2", "players=2;corner=true"])
def test_romme_people_keep_a_joker_while_another_card_can_go(bot: str, options: str) -> None:
    """However distracted they are; there is a net for the first of these rules alone."""
    own = "hands=7c.13d.4h.11h.9s.*/?10"
    text = f"romme;{options} discards=2h phase=meld turns=3 lap=3 opened=0.1 began=1.1 owners=1"
    seen = view(Position.parse(f"{text} table=10c.11c.12c {own}").state("bots"), 0)
    moves = {format_move(BOTS[bot](Knowledge(seen), Random(seed))) for seed in range(200)}
    assert moves
    assert "discard *" not in moves


@pytest.mark.parametrize("bot", CHARACTERS[:-1])
def test_romme_people_do_not_throw_away_what_they_have_just_taken(bot: str) -> None:
    """The master may: who takes a card that nobody needs gives nothing away."""
    position = f"{ROMME} hands=7c.13d.4h.11h.9s.*/?10 taken=9s"
    seen = view(Position.parse(position).state("bots"), 0)
    moves = {format_move(BOTS[bot](Knowledge(seen), Random(seed))) for seed in range(200)}
    assert moves
    assert "discard 9s" not in moves


@pytest.mark.parametrize("bot", CHARACTERS)
def test_romme_people_throw_a_joker_away_where_nothing_else_can_go(bot: str) -> None:
    position = f"{ROMME} opened=1.1 began=1.1 owners=0 table=10c.11c.12c.13c hands=*/?10"
    seen = view(Position.parse(position).state("bots"), 0)
    moves = {BOTS[bot](Knowledge(seen), Random(seed)) for seed in range(20)}
    assert {format_move(one) for one in moves} <= {"discard *"}


@pytest.mark.parametrize(("hand", "wanted"), [("7c.7d.2s", "knock"), ("7c.9d.2s", "pass")])
def test_romme_steady_knocks_for_a_meld(hand: str, wanted: str) -> None:
    claim = "romme;players=3 discards=7h phase=claim asked=1 turns=4 lap=7"
    assert decide("steady", f"{claim} hands=?2/{hand}/?2", 1) == wanted
    assert decide("greedy", f"{claim} hands=?2/{hand}/?2", 1) == "pass"


@pytest.mark.parametrize("bot", CHARACTERS)
def test_romme_people_do_not_knock_for_a_card_that_finds_no_place(bot: str) -> None:
    """It would cost a penalty card (ROM-30), and hands would grow for nothing."""
    position = "romme;players=6 discards=7h phase=claim asked=1 turns=4 lap=7"
    position += " hands=?9/7c.9d.2s.13h.4d.11c.1s.5h.12d/?9/?9/?9/?9"
    seen = view(Position.parse(position).state("bots"), 1)
    moves = {format_move(BOTS[bot](Knowledge(seen), Random(seed))) for seed in range(200)}
    assert moves == {"pass"}


@pytest.mark.parametrize("bot", BOTH)
def test_romme_bots_open_without_jokers_where_they_can(bot: str) -> None:
    """However many ways there are with jokers, alone or not (Q-ROM-9)."""
    position = f"{ROMME} hands=*.*.*.*.*.*.10s.11s.12s.2c.5d/?8"
    assert decide(bot, position) == "lay 10s 11s 12s"


@pytest.mark.parametrize("bot", BOTH)
def test_romme_bots_go_out_with_jokers_alone(bot: str) -> None:
    """Q-ROM-9: with the jokers beside the nine no card would be left to discard (ROM-37)."""
    match = Position.parse(f"{ROMME} hands=*.*.*.3h.4h.5h.9s/?8").match()
    while not match.state.outcome:
        match = match.play(decide(bot, match.state))
    assert match.state.outcome.winners == (0,)
    assert any(all(card.is_joker for card in meld) for meld in match.view(None).table)
