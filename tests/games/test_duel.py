"""The duel: the ledger's DUE and Q-DUE."""

from typing import Any

import pytest

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Event, Move, Opening, Timeout, format_move, heard, parse_move
from rummel.games import find
from rummel.games.duel import FAMILY
from rummel.games.duel.play import (
    BLACK,
    RED,
    DuelRules,
    DuelState,
    Flip,
    apply,
    deal,
    pieces_of,
    resample,
    to_act,
    value_of,
    view,
)
from rummel.lang import Words
from rummel.pieces import JOKER, is_red, parse_piece, parse_pieces
from tests.games.kit import codes

rule = pytest.mark.rule

STREAM = Stream(b"duel")


def table(*stacks: str, **chosen: Any) -> DuelState:
    """A round at its start. A stack is written in the order in which it is turned."""
    everyone = tuple(range(len(stacks)))
    return DuelState(
        rules=DuelRules(players=len(stacks), **chosen),
        stream=STREAM,
        due=everyone,
        waiting=everyone,
        stacks=tuple(tuple(reversed(parse_pieces(stack))) for stack in stacks),
        piles=((),) * len(stacks),
        turned=((),) * len(stacks),
    )


def flip_all(state: DuelState) -> tuple[DuelState, tuple[Event, ...]]:
    """Every seat that is to act flips once."""
    events: tuple[Event, ...] = ()
    for seat in state.waiting:
        state, more = apply(state, seat, Flip())
        events += more
    return state, events


def flipped(state: DuelState, times: int = 1) -> DuelState:
    for _ in range(times):
        state, _ = flip_all(state)
    return state


def won(state: DuelState) -> list[int]:
    return [len(pile) for pile in state.piles]


def refusal(state: DuelState, seat: int, move: Move) -> RuleError:
    before = repr(state)
    with pytest.raises(RuleError) as caught:
        apply(state, seat, move)
    assert repr(state) == before
    return caught.value


# ---------------------------------------------------------------------------------------- set-up


@rule("DUE-01")
def test_two_or_four_play() -> None:
    game = find("duel")
    assert [game.configure(players=players).players for players in (2, 4)] == [2, 4]
    assert game.seats == (2, 4)
    for players in (1, 3, 5):
        with pytest.raises(RuleError, match="bad-seats") as refused:
            game.configure(players=players)
        assert f"for 2 or 4 players, so not for {players}." in Words(strict=True).error(
            refused.value
        )
    with pytest.raises(RuleError, match="players") as direct:
        DuelRules(players=3)
    assert direct.value.facts["expected"] == "2 | 4"


@rule("DUE-02", "DUE-04", "Q-DUE-1", "D-DUE-4")
def test_heroes_get_red_and_villains_black() -> None:
    assert (len(RED), len(BLACK)) == (52, 52)
    for players in (2, 4):
        state, _ = deal(DuelRules(players=players), Opening(), STREAM)
        for seat, stack in enumerate(state.stacks):
            natural = [card for card in stack if card != JOKER]
            assert all(is_red(card) is (seat % 2 == 0) for card in natural)
    state, _ = deal(DuelRules(), Opening(), STREAM)
    assert [stack.count(JOKER) for stack in state.stacks] == [3, 3]
    assert sorted(card for card in state.stacks[0] if card != JOKER) == sorted(RED)
    assert sorted(card for card in state.stacks[1] if card != JOKER) == sorted(BLACK)


@rule("DUE-03")
def test_two_teams_of_one_or_two() -> None:
    assert view(table("2h", "2s"), None).heroes == (0,)
    assert view(table("2h", "2s", "2h", "2s"), None).heroes == (0, 2)
    state, _ = deal(DuelRules(players=4, heroes=(0, 1)), Opening(), STREAM)
    assert [is_red(stack[0]) or stack[0] == JOKER for stack in state.stacks[:2]] == [True, True]
    assert not any(is_red(card) for card in state.stacks[2] + state.stacks[3] if card != JOKER)
    rules = state.rules
    assert rules.team_of(0) == rules.team_of(1) != rules.team_of(2) == rules.team_of(3)
    wrong_ones: list[dict[str, Any]] = [
        {"players": 4, "heroes": (0,)},
        {"players": 4, "heroes": (0, 0)},
        {"players": 2, "heroes": (2,)},
        {"players": 2, "heroes": (0, 1)},
    ]
    for wrong in wrong_ones:
        with pytest.raises(RuleError, match="options-clash"):
            DuelRules(**wrong)


@rule("DUE-05", "Q-DUE-1", "Q-DUE-2", "Q-DUE-3")
@pytest.mark.parametrize(
    ("players", "jokers", "uneven", "sizes"),
    [
        (2, 6, False, [55, 55]),
        (2, 4, False, [54, 54]),
        (2, 2, False, [53, 53]),
        (2, 0, False, [52, 52]),
        (4, 6, False, [27, 27, 27, 27]),  # one joker a team is put aside
        (4, 6, True, [28, 28, 27, 27]),
        (4, 4, False, [27, 27, 27, 27]),
        (4, 2, False, [26, 26, 26, 26]),
        (4, 2, True, [27, 27, 26, 26]),
        (4, 0, True, [26, 26, 26, 26]),
    ],
)
def test_equal_stacks(players: int, jokers: int, uneven: bool, sizes: list[int]) -> None:
    rules = DuelRules(players=players, jokers=jokers, uneven=uneven)
    state, events = deal(rules, Opening(), STREAM)
    assert [len(stack) for stack in state.stacks] == sizes
    assert [event.facts["cards"] for event in events] == sizes
    kept = pieces_of(state).count(JOKER)
    assert kept == sum(sizes) - 104
    heroes = [card for stack in state.stacks[::2] for card in stack]
    assert heroes.count(JOKER) == kept // 2


@rule("Q-DUE-1")
def test_jokers_come_in_pairs() -> None:
    for jokers in (1, 3, 5, 8):
        with pytest.raises(RuleError, match="bad-option"):
            DuelRules(jokers=jokers)


# ---------------------------------------------------------------------------------------- a trick


@rule("DUE-06", "DUE-08")
def test_cards_are_hidden_until_all_have_flipped() -> None:
    state = table("5h 9d", "7s 2c")
    assert to_act(state) == (0, 1)
    assert view(state, 0).stacks == (2, 2)
    half, events = apply(state, 1, Flip())  # any order
    assert to_act(half) == (0,)
    assert refusal(half, 1, Flip()).code == "not-your-turn"
    for seat in (0, 1, None):
        seat_view = view(half, seat)
        assert (seat_view.turned, seat_view.last, seat_view.waiting) == (((), ()), (), (0,))
        assert "7s" not in repr(seat_view)
        assert "7s" not in repr(heard(events, seat))
    done, events = apply(half, 0, Flip())
    shown = [event.facts["pieces"] for event in events if event.code == "turned-up"]
    assert shown == [parse_pieces("5h"), parse_pieces("7s")]
    assert view(done, 0).last == (parse_pieces("5h"), parse_pieces("7s"))
    # The order of flipping makes no difference.
    assert done == flipped(state)


@rule("DUE-06")
def test_a_stack_is_hidden_even_from_its_owner() -> None:
    state, _ = deal(DuelRules(), Opening(), STREAM)
    views = [view(state, seat) for seat in (0, 1)]
    assert views[0].stacks == views[1].stacks == (55, 55)
    assert views[0].legal == views[1].legal == (Flip(),)
    for seat in (0, 1, None):
        other = resample(state, seat, Stream(b"other"))
        assert other.stacks[0] != state.stacks[0]
        assert view(other, seat) == view(state, seat)


@rule("DUE-09")
def test_values() -> None:
    assert [value_of(parse_piece(f"{rank}h")) for rank in range(2, 10)] == list(range(2, 10))
    # Derived: ten, jack, queen and king are equal; the ace beats them and the joker the ace.
    assert {value_of(parse_piece(card)) for card in ("10h", "Js", "Qd", "Kc")} == {10}
    assert value_of(parse_piece("Ah")) == 11
    assert value_of(JOKER) == 20


@rule("DUE-09", "DUE-10", "D-DUE-1")
@pytest.mark.parametrize(
    ("hero", "villain", "winner"),
    [("9h", "8s", 0), ("Kd", "As", 1), ("*", "Ac", 0), ("2h", "3s", 1), ("10h", "9c", 0)],
)
def test_the_highest_card_takes_all_at_once(hero: str, villain: str, winner: int) -> None:
    state, events = flip_all(table(f"{hero} 2h", f"{villain} 2s"))
    assert won(state)[winner] == 2
    assert won(state)[1 - winner] == 0
    assert state.last_winner == winner
    assert events[-1].facts == {"seat": winner, "cards": 2}


@rule("DUE-10")
def test_one_of_four_takes_all_four_cards() -> None:
    state = flipped(table("2h 2h", "9s 2s", "3h 2h", "4s 2s"))
    assert won(state) == [0, 4, 0, 0]


@rule("DUE-11", "DUE-12", "Q-DUE-9")
def test_the_tied_play_it_off_for_everything() -> None:
    state = table("10h 3h 2h", "Ks 4s 2s", "9h 2h 2h", "2s 2s 2s")
    state, events = flip_all(state)
    assert events[-1].code == "play-off"
    assert events[-1].facts == {"seats": (0, 1), "value": 10}
    assert to_act(state) == (0, 1)
    assert won(state) == [0, 0, 0, 0]
    assert view(state, 3).turned == tuple(parse_pieces(card) for card in ("10h", "Ks", "9h", "2s"))
    assert view(state, 3).values == ((10,), (10,), (9,), (2,))
    assert refusal(state, 2, Flip()).code == "not-your-turn"
    state = flipped(state)
    # Seat 1 has everything, including the cards of players who were not tied.
    assert won(state) == [0, 6, 0, 0]
    assert view(state, 3).values == ((10, 3), (10, 4), (9,), (2,))  # of what was taken
    assert [len(stack) for stack in state.stacks] == [1, 1, 2, 2]
    assert to_act(state) == (0, 1, 2, 3)


@rule("DUE-11", "D-DUE-2")
def test_equal_low_cards_are_no_tie() -> None:
    state = flipped(table("2h 2h", "2s 2s", "9h 2h", "2s 2s"))
    assert won(state) == [0, 0, 4, 0]


@rule("DUE-12")
def test_the_higher_card_of_one_who_is_not_in_the_play_off_does_not_matter() -> None:
    state = table("10h 3h 5h", "Ks 2s 5s", "9h * 5h", "2s 5s 5s")
    state = flipped(state, 2)
    assert won(state) == [6, 0, 0, 0]
    assert state.stacks[2][-1] == JOKER


@rule("Q-DUE-8", "DUE-12")
def test_a_play_off_can_be_tied_again() -> None:
    state = table("Kh 5h 6h 2h", "Js 5s 7s 2s")
    state = flipped(state, 2)
    assert to_act(state) == (0, 1)
    assert won(state) == [0, 0]
    state = flipped(state)
    assert won(state) == [0, 6]
    assert state.tricks == 1
    assert state.last == (parse_pieces("Kh 5h 6h"), parse_pieces("Js 5s 7s"))


@rule("Q-DUE-8")
def test_only_those_who_tie_again_go_on() -> None:
    state = flipped(table("Kh 5h 6h 2h", "Js 5s 7s 2s", "Qh 4h 2h 2h", "2s 2s 2s 2s"), 2)
    assert to_act(state) == (0, 1)
    assert won(flipped(state)) == [0, 9, 0, 0]


@rule("Q-DUE-7")
def test_players_without_cards_drop_out_of_a_play_off() -> None:
    state, events = flip_all(table("Kh", "Js 3s", "2h 2h", "2s 2s"))
    assert "dropped-out" in codes(events)
    assert [event.facts for event in events if event.code == "dropped-out"] == [{"seat": 0}]
    # The last player who could flip wins without doing so.
    assert won(state) == [0, 4, 0, 0]
    assert [len(stack) for stack in state.stacks] == [0, 1, 1, 1]


@rule("Q-DUE-7")
def test_two_can_go_on_when_the_third_drops_out() -> None:
    state, _ = flip_all(table("Kh", "Js 3s", "10h 4h", "2s 2s"))
    assert to_act(state) == (1, 2)
    assert won(flipped(state)) == [0, 0, 6, 0]


@rule("Q-DUE-7", "Q-DUE-6")
def test_if_nobody_can_flip_the_cards_count_for_nobody() -> None:
    state, events = flip_all(table("2h Kh", "3s Js"))
    state, events = flip_all(state)
    assert "trick-lost" in codes(events)
    assert won(state) == [0, 2]
    assert state.nobody == parse_pieces("Kh Js")
    assert state.outcome
    assert state.outcome.reason == "duel-villains"
    assert (view(state, 0).cards, view(state, 0).nobody) == ((0, 2), 2)


@rule("Q-DUE-7")
def test_option_everyone_takes_their_own_cards_back() -> None:
    state, events = flip_all(table("Kh", "Js", "2h", "3s", undecided="owners"))
    assert "trick-returned" in codes(events)
    assert state.piles == tuple(parse_pieces(card) for card in ("Kh", "Js", "2h", "3s"))
    assert state.nobody == ()


@rule("Q-DUE-10")
def test_teammates_play_off_too() -> None:
    state, _ = flip_all(table("Kh 3h 2h", "2s 2s 2s", "Qh 4h 2h", "2s 2s 2s"))
    assert to_act(state) == (0, 2)
    assert won(flipped(state)) == [0, 0, 6, 0]


@rule("Q-DUE-10")
def test_option_the_team_keeps_what_teammates_tie_for() -> None:
    state = flipped(table("Kh 3h", "2s 2s", "Qh 4h", "2s 2s", team_ties="keep"))
    assert won(state) == [4, 0, 0, 0]
    assert to_act(state) == (0, 1, 2, 3)
    # With an opponent in it, it is a play-off as ever.
    other, _ = flip_all(table("Kh 3h", "Js 2s", "Qh 4h", "2s 2s", team_ties="keep"))
    assert to_act(other) == (0, 1, 2)
    # Unless that opponent can't go on.
    last = flipped(table("Kh 3h", "Js", "Qh 4h", "2s 2s", team_ties="keep"))
    assert won(last) == [4, 0, 0, 0]
    # No card is needed for that.
    assert won(flipped(table("Kh", "2s", "Qh", "2s", team_ties="keep"))) == [4, 0, 0, 0]


# ------------------------------------------------------------------------------------- the end


@rule("Q-DUE-4", "DUE-13")
def test_single_pass_won_cards_are_put_aside() -> None:
    state = flipped(table("9h 2h", "3s 4s"))
    assert (state.piles[0], state.stacks[0]) == (parse_pieces("9h 3s"), parse_pieces("2h"))
    public_view = view(state, None)
    assert (public_view.stacks, public_view.piles, public_view.cards) == ((1, 1), (2, 0), (3, 1))
    state = flipped(state)
    assert state.outcome
    assert won(state) == [2, 2]


@rule("Q-DUE-4")
def test_a_whole_single_pass_ends_within_the_stack() -> None:
    state, _ = deal(DuelRules(), Opening(), STREAM)
    state = flipped(state, 54)
    assert state.outcome is None
    state = flipped(state)
    assert state.outcome
    assert len(pieces_of(state)) == 110


@rule("Q-DUE-4")
def test_option_war_won_cards_go_under_the_stack() -> None:
    state = flipped(table("9h 2h", "3s 4s", war=True))
    assert view(state, None).stacks == (3, 1)
    state = flipped(state)  # 2h loses to 4s
    assert view(state, None).stacks == (2, 2)
    assert state.outcome is None
    # Now the first won come first: 9h against 2h.
    state = flipped(state)
    assert state.last == (parse_pieces("9h"), parse_pieces("2h"))
    state = flipped(state)
    assert state.last == (parse_pieces("3s"), parse_pieces("4s"))
    assert state.outcome is None
    assert view(state, None).stacks == (2, 2)


@rule("Q-DUE-4")
def test_option_war_ends_when_a_side_is_broke() -> None:
    state = flipped(table("9h Ah", "3s 4s", war=True), 2)
    assert state.outcome
    assert state.outcome.reason == "duel-heroes"
    assert view(state, None).cards == (4, 0)
    with pytest.raises(RuleError, match="options-clash"):
        DuelRules(war=True, unplayed_count=False)


@rule("Q-DUE-4", "Q-DUE-6")
def test_option_war_stops_at_its_cap_and_the_cards_are_counted() -> None:
    state = table("9h 2h 2h", "3s 4s 2s", war=True, max_tricks=2)
    assert view(state, 0).tricks_left == 2
    state = flipped(state)
    assert view(state, 0).tricks_left == 1
    state, events = flip_all(state)
    assert state.outcome
    assert state.outcome.reason == "duel-even"
    assert events[-2].facts == {"heroes": 3, "villains": 3}
    long_war, _ = deal(DuelRules(war=True, max_tricks=300), Opening(), STREAM)
    while not long_war.outcome:
        long_war = flipped(long_war)
    assert long_war.tricks <= 300
    assert sum(view(long_war, None).cards) + len(long_war.nobody) == 110


@rule("Q-DUE-5")
def test_it_ends_when_no_trick_between_the_teams_is_possible() -> None:
    # The villains tie and lose their last cards while the heroes still have some.
    state = table("2h 2h 2h 2h", "Ks 5s", "3h 3h 3h 3h", "Js 4s")
    state = flipped(state, 2)
    assert won(state) == [0, 6, 0, 0]
    assert state.outcome
    assert view(state, None).cards == (6, 6)  # the six unplayed ones count
    assert state.outcome.reason == "duel-even"
    assert state.outcome.winners == ()


@rule("Q-DUE-5")
def test_option_unplayed_cards_do_not_count() -> None:
    state = table("2h 2h 2h 2h", "Ks 5s", "3h 3h 3h 3h", "Js 4s", unplayed_count=False)
    state = flipped(state, 2)
    assert state.outcome
    assert view(state, None).cards == (0, 6)
    assert state.outcome.winners == (1, 3)


@rule("Q-DUE-5")
def test_a_player_without_cards_sits_out_while_the_teammate_goes_on() -> None:
    state = flipped(table("Kh 9h", "Js 5s 2s", "2h 2h 2h", "2s 2s 2s"), 2)
    assert to_act(state) == (1, 2, 3)
    assert state.outcome is None


@rule("DUE-13", "Q-DUE-6", "Q-DUE-11")
@pytest.mark.parametrize(
    ("stacks", "reason", "points"),
    [
        (("9h", "2s", "2h", "2s"), "duel-heroes", (1, 0, 1, 0)),
        (("2h", "9s", "2h", "2s"), "duel-villains", (0, 1, 0, 1)),
        (("9h 2h", "2s 9s"), "duel-even", (0, 0)),
    ],
)
def test_more_cards_win(stacks: tuple[str, ...], reason: str, points: tuple[int, ...]) -> None:
    state = table(*stacks)
    while not state.outcome:
        state = flipped(state)
    assert state.outcome.reason == reason
    assert state.outcome.points == points
    assert state.outcome.winners == tuple(seat for seat, own in enumerate(points) if own)
    assert to_act(state) == ()
    assert refusal(state, 0, Flip()).code == "round-over"


# ------------------------------------------------------------------------------------ contract


def test_an_account_has_the_cards_of_both_teams() -> None:
    def account(state: DuelState) -> list[list[tuple[str, int, Any]]]:
        return [
            [(one.key, one.points, one.facts.get("cards")) for one in seat]
            for seat in FAMILY.account(state)
        ]

    started = table("9d 9h", "8s 8c")
    assert account(started) == []
    cards, won = "tally-duel-cards", ("tally-won", 1, None)
    assert account(flipped(started, 2)) == [[(cards, 0, 4), won], [(cards, 0, 0)]]
    four = account(flipped(table("9d", "8s", "2h", "3c")))  # partners read the same
    assert four == [[(cards, 0, 4), won], [(cards, 0, 0)]] * 2


def test_refusals_and_time_outs() -> None:
    state = table("9h 2h", "2s 2s")
    for seat in (2, -1, 99):
        assert refusal(state, seat, Flip()).facts == {"seat": seat}

    class Peek(Move, frozen=True):
        pass

    assert refusal(state, 0, Peek()).code == "wrong-move"
    after, events = apply(state, 0, Timeout())
    assert after == apply(state, 0, Flip())[0]
    assert codes(events) == ["timed-out", "flipped"]
    assert format_move(parse_move(FAMILY.moves, "flip")) == "flip"


def test_resampling_keeps_to_the_colours_and_to_what_was_seen() -> None:
    for chosen in ({"players": 4}, {"players": 2, "war": True}):
        state, _ = deal(DuelRules(**chosen), Opening(), STREAM)  # type: ignore[arg-type]
        state = flipped(state, 8)
        for seat in (0, 1, None):
            other = resample(state, seat, Stream(b"other"))
            assert view(other, seat) == view(state, seat)
            assert other.stream != state.stream
            assert (other.piles, other.last) == (state.piles, state.last)
            assert sorted(pieces_of(other)) == sorted(pieces_of(state))
            for at, stack in enumerate(other.stacks):
                assert stack != state.stacks[at]
                natural = [card for card in stack if card != JOKER]
                assert all(is_red(card) is (at % 2 == 0) for card in natural)
