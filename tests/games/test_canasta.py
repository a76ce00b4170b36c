"""Canasta: the deal, the turn, going out, the clock and bots."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rummel.bots import BOTS
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.game import Opening, Timeout, format_move
from rummel.games.canasta import FAMILY
from rummel.games.canasta.bots import way_out
from rummel.games.canasta.play import apply, deal, pieces_of, view
from rummel.games.canasta.rules import PACK, RED_THREES, WILD
from rummel.games.canasta.scoring import facts
from rummel.games.canasta.state import Answer, CanastaState, sight_of, to_act, turn_of
from rummel.knowledge import Knowledge
from rummel.pieces import JOKER, deck
from rummel.scoring import Tally, points_of
from tests.games.canasta_kit import FOUR, SEVEN_KINGS, offered, round_of, rules
from tests.games.kit import cards, code, make_move, melds, play, refused, replaced

rule = pytest.mark.rule

KEY = Stream(b"deal")
MIXED_NINES = "9c 9d 9h 9s 9c 2c *"

# ---------------------------------------------------------------------------------------- deal


@rule("CAN-01")
def test_two_packs_and_four_jokers_of_which_twelve_cards_are_wild() -> None:
    state, _ = deal(FOUR, Opening(), KEY)
    assert Counter(pieces_of(state)) == Counter(deck(2, 4))
    assert len(PACK) == 108
    assert sorted({card for card in PACK if WILD[card]}) == [*cards("2c 2d 2h 2s"), JOKER]
    assert sum(WILD[card] for card in PACK) == 12


@rule("CAN-02", "CAN-03")
@pytest.mark.parametrize(("players", "sides"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 0, 1])])
def test_four_play_as_two_sides_and_others_alone(players: int, sides: list[int]) -> None:
    by = rules(players=players)
    assert [by.team_of(seat) for seat in range(players)] == sides
    state, _ = deal(by, Opening(), KEY)
    assert len(state.red_threes) == len(set(sides)) == by.teams


@rule("CAN-03")
@pytest.mark.parametrize("players", [1, 5, 6])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(RuleError, match="bad-seats"):
        rules(players=players)


@rule("CAN-04")
@pytest.mark.parametrize(("players", "hand"), [(2, 15), (3, 13), (4, 11)])
def test_hands_by_the_number_of_players(players: int, hand: int) -> None:
    state, events = deal(rules(players=players), Opening(first=1), KEY)
    assert {len(one) for one in state.hands} == {hand}
    assert events[0].facts["cards"] == hand
    assert state.turn == 1


@rule("CAN-06", "CAN-26")
def test_a_wild_card_or_red_three_turned_up_is_covered_and_freezes_the_pile() -> None:
    frozen = 0
    for number in range(120):
        state, _ = deal(FOUR, Opening(), Stream(f"{number}".encode()))
        *below, top = state.discards
        assert not WILD[top]
        assert top not in RED_THREES
        assert all(WILD[card] or card in RED_THREES for card in below)
        assert state.frozen is bool(below)
        frozen += state.frozen
    assert 5 < frozen < 40


@rule("CAN-07", "Q-CAN-12")
def test_dealt_red_threes_are_laid_and_replaced_at_once() -> None:
    laid = 0
    for number in range(60):
        state, events = deal(FOUR, Opening(first=2), Stream(f"red {number}".encode()))
        assert not any(card in RED_THREES for hand in state.hands for card in hand)
        assert all(len(hand) == 11 for hand in state.hands)
        shown = [event for event in events if event.code == "canasta-red"]
        seats = [event.facts["seat"] for event in shown]
        assert seats == [seat for seat in (2, 3, 0, 1) if seat in seats]
        assert sum(map(len, state.red_threes)) == sum(
            len(event.facts["pieces"])
            for event in shown
            if isinstance(event.facts["pieces"], tuple)
        )
        laid += len(shown)
    assert laid > 20


# ---------------------------------------------------------------------------------------- draw


@rule("CAN-16", "CAN-28")
def test_a_turn_draws_one_card_and_ends_with_a_discard_to_the_left() -> None:
    state = round_of("4s 9h", "5s 6s", "7s 8s", phase="draw")
    drawn = play(state, "0 draw")
    assert drawn.hands[0] == cards("9c 9h 4s")
    assert drawn.phase == "meld"
    after = play(drawn, "0 discard 9c")
    assert (after.turn, after.phase, after.discards) == (1, "draw", cards("4d 9c"))
    assert code(after, "0 draw") == "not-your-turn"
    assert code(drawn, "0 draw") == code(drawn, "0 take 4d") == "wrong-phase"


@rule("CAN-28")
def test_any_card_may_be_discarded() -> None:
    state = round_of("4s * 2c 3c", "5s", "6s")
    assert [move for move in offered(state) if move.startswith("discard")] == [
        "discard 2c",
        "discard 3c",
        "discard 4s",
        "discard *",
    ]
    assert code(state, "0 discard 9d") == "not-in-hand"


@rule("CAN-05", "Q-CAN-1")
@pytest.mark.parametrize(
    ("players", "draws", "drawn"),
    [(2, "by-players", 2), (3, "by-players", 1), (2, "one", 1), (3, "two", 2)],
)
def test_two_players_draw_two_cards(players: int, draws: str, drawn: int) -> None:
    hands = ["4s 5s"] * players
    state = round_of(*hands, by=rules(players=players, draws=draws), phase="draw")
    after = play(state, "0 draw")
    assert len(after.hands[0]) == 2 + drawn
    assert after.drawn == cards("9c 8c")[:drawn]
    # The last card of the stock is drawn alone.
    assert len(play(replaced(state, stock=cards("9c")), "0 draw").hands[0]) == 3


@rule("CAN-07")
def test_a_red_three_drawn_is_laid_and_replaced() -> None:
    state = round_of("4s 5s", "6s", "7s", stock="8c 3h 3d", phase="draw")
    after, events = make_move(state, 0, "draw")
    assert after.hands[0] == cards("8c 4s 5s")
    assert after.red_threes[0] == cards("3d 3h")
    assert after.stock == ()
    assert after.outcome is None
    assert [event.code for event in events] == ["drew", "canasta-red", "got"]


@rule("CAN-07", "CAN-29")
def test_a_red_three_of_the_pile_is_laid_and_not_replaced() -> None:
    state = round_of("9c 9d 4s 5s", "6s", "7s", pile="3h 5d 9h", phase="draw", carried=(-1, 0, 0))
    after = play(state, "0 take 9c 9d 9h")
    assert after.red_threes[0] == cards("3h")
    assert after.hands[0] == cards("5d 4s 5s")
    assert (after.discards, after.frozen) == ((), False)
    assert len(after.stock) == 6


# ------------------------------------------------------------------------------------ going out


@rule("CAN-30", "CAN-31")
def test_without_a_canasta_a_card_is_kept_after_the_discard() -> None:
    state = round_of("9s 10s 11s", "6s", "7s", table="9c 9d 9h | 10c 10d 10h | 11c 11d 11h")
    one = play(state, "0 add 1 9s")
    assert refused(one, "0 add 2 10s") == ("canasta-keep", {"needed": 1, "count": 0})
    assert play(one, "0 discard 10s").hands[0] == cards("11s")
    alone = replaced(one, hands=(cards("11s"), *one.hands[1:]))
    assert code(alone, "0 discard 11s") == "canasta-keep"


@rule("CAN-30", "CAN-32", "CAN-35", "CAN-43")
def test_going_out_with_and_without_a_discard() -> None:
    state = round_of("13s 9s", "6s 1c", "7s", table=f"{SEVEN_KINGS} | 9c 9d 9h")
    whole = play(state, "0 add 1 13s", "0 add 2 9s")
    discarded = play(state, "0 add 1 13s", "0 discard 9s")
    for after in (whole, discarded):
        assert after.outcome
        assert after.outcome.reason == "canasta-out"
        assert to_act(after) == ()
    assert whole.outcome
    assert whole.outcome.points == (500 + 100 + 80 + 40, -25, -5)
    assert whole.outcome.winners == (0,)
    assert whole.outcome.left == (0, 25, 5)


@rule("Q-CAN-8", "CAN-32")
def test_going_out_may_need_a_discard() -> None:
    by = rules(last_discard=True)
    state = round_of("13s 9s", "6s", "7s", by=by, table=f"{SEVEN_KINGS} | 9c 9d 9h")
    one = play(state, "0 add 1 13s")
    assert code(one, "0 add 2 9s") == "canasta-needs-discard"
    assert play(one, "0 discard 9s").outcome


@rule("CAN-05", "Q-CAN-2")
@pytest.mark.parametrize(
    ("players", "canastas", "goes"),
    [(2, "by-players", False), (2, "one", True), (3, "by-players", True), (3, "two", False)],
)
def test_two_players_need_two_canastas(players: int, canastas: str, goes: bool) -> None:
    by = rules(players=players, canastas=canastas)
    state = round_of("9s", *["5s"] * (players - 1), by=by, table=SEVEN_KINGS)
    if goes:
        assert play(state, "0 discard 9s").outcome
    else:
        assert refused(state, "0 discard 9s") == ("canasta-keep", {"needed": 2, "count": 1})
        two = replaced(state, canastas=(2, *state.canastas[1:]))
        assert play(two, "0 discard 9s").outcome


@rule("CAN-09")
def test_black_threes_are_melded_only_to_go_out() -> None:
    state = round_of("3c 3s 3s 5s", "6s", "7s", table=SEVEN_KINGS)
    assert "lay 3c 3s 3s" in offered(state)
    out = play(state, "0 lay 3c 3s 3s", "0 discard 5s")
    assert out.outcome
    assert out.outcome.points[0] == 500 + 100 + 70 + 15
    more = replaced(state, hands=(cards("3c 5s 6s 3s 3s"), *state.hands[1:]))
    assert code(more, "0 lay 3c 3s 3s") == "canasta-threes"
    pile = round_of("3c 3s 9c 9d", "6s", "7s", table=SEVEN_KINGS, pile="3s 9h", phase="draw")
    assert code(pile, "0 take 9c 9d 9h | 3c 3s 3s") == "canasta-threes"


@rule("CAN-33", "CAN-34", "Q-CAN-7")
def test_asking_the_partner() -> None:
    state = round_of("13s 9s", "6s", "7s 8s", "8s", by=FOUR, table=SEVEN_KINGS)
    asking = play(state, "0 ask")
    assert to_act(asking) == (2,)
    turn = turn_of(asking, 2)
    assert turn
    assert turn.reaction
    assert code(asking, "0 discard 9s") == "not-your-turn"
    refused_ = play(asking, "2 answer no")
    assert code(play(refused_, "0 discard 13s"), "0 draw") == "not-your-turn"
    assert code(refused_, "0 add 1 13s") == "canasta-refused"
    assert code(refused_, "0 ask") == "wrong-phase"
    allowed = play(asking, "2 answer yes")
    assert play(allowed, "0 add 1 13s", "0 discard 9s").outcome
    # A player who is allowed to go out and does not loses 100 (CAN-34).
    stayed, events = make_move(allowed, 0, "discard 9s")
    assert stayed.fines == (1, 0)
    assert "canasta-fined" in [event.code for event in events]
    assert points_of(facts(FOUR), Tally(items={"fine": 1})) == -100
    # Asked before anything is laid, and only if there is a partner who may be asked.
    assert code(play(state, "0 add 1 13s"), "0 ask") == "wrong-phase"
    assert "ask" in offered(state)
    for by in (rules(players=4, ask_partner=False), rules(players=3)):
        other = round_of(*["13s 9s"] * by.players, by=by, table=SEVEN_KINGS)
        assert code(other, "0 ask") == "wrong-phase"
        assert "ask" not in offered(other)


CONCEALED = "9c 9d 9h 9s 9c 9d 9h 13c 13d 13h 5s"


@rule("CAN-44")
def test_a_concealed_hand() -> None:
    out = "0 lay 9c 9d 9h 9s 9c 9d 9h | 13c 13d 13h"
    state = round_of(CONCEALED, "6s", "7s")
    after = play(state, out, "0 discard 5s")
    assert after.outcome
    assert after.outcome.reason == "canasta-concealed"
    assert after.outcome.points[0] == 500 + 100 + 100 + 100
    # In two moves of one turn as well, but not over two turns.
    twice = play(state, "0 lay 9c 9d 9h 9s 9c 9d 9h", "0 lay 13c 13d 13h", "0 discard 5s")
    assert twice.outcome == after.outcome
    before = replaced(state, began=(1, 0, 0))
    second = play(before, out, "0 discard 5s")
    assert second.outcome
    assert second.outcome.reason == "canasta-out"
    # Nothing is added to what the partner has laid.
    helped = round_of(CONCEALED, "6s", "7s", "8s", by=FOUR, table="13s 13s 13h", began=(0, 0, 1, 0))
    joined = play(helped, out, "0 discard 5s")
    assert joined.outcome
    assert joined.outcome.reason == "canasta-out"


@rule("Q-CAN-9")
def test_whether_a_concealed_hand_needs_the_count_of_the_first_meld() -> None:
    hand = "4c 4d 4h 4s 4c 4d 4h 5s"
    state = round_of(hand, "6s", "7s")
    out = "0 lay 4c 4d 4h 4s 4c 4d 4h"
    assert code(state, out) == "canasta-first-short"
    free = replaced(state, rules=rules(concealed_minimum=False))
    after = play(free, out, "0 discard 5s")
    assert after.outcome
    assert after.outcome.reason == "canasta-concealed"
    more = replaced(free, hands=(cards(f"{hand} 6s"), *free.hands[1:]))
    assert code(more, out) == "canasta-first-short"


# ------------------------------------------------------------------------------- the empty stock


@rule("CAN-36", "CAN-37", "Q-CAN-10")
def test_with_an_empty_stock_the_round_goes_on_while_the_pile_is_taken() -> None:
    kings = "13c 13d 13h"
    state = round_of("13s 9s 8s", "6s 5s", "7s", table=kings, owners=(1,), stock="", pile="4d")
    # The top card fits a meld of the next side: it has to be taken.
    forced = play(state, "0 discard 13s")
    assert offered(forced, 1) == ["take 13s"]
    assert refused(forced, "1 pass") == ("canasta-must-take", {"piece": cards("13s")[0]})
    assert play(forced, "1 take 13s").hands[1] == cards("4d 5s 6s")
    # A pair may take it or not; not taking it ends the round.
    free = replaced(state, hands=(state.hands[0], cards("9c 9d 5s"), state.hands[2]))
    choice = play(free, "0 discard 9s")
    assert offered(choice, 1) == ["take 9c 9d 9s", "pass"]
    ended = play(choice, "1 pass")
    assert ended.outcome
    assert ended.outcome.reason == "canasta-stock"
    # Only players who could take it are asked.
    over = play(state, "0 discard 8s")
    assert over.outcome
    assert over.outcome.reason == "canasta-stock"
    early = play(replaced(state, rules=rules(empty_stock="end")), "0 discard 13s")
    assert early.outcome


@rule("CAN-38")
@pytest.mark.parametrize("draws", ["one", "two"])
def test_a_red_three_as_the_last_card_ends_the_round(draws: str) -> None:
    by = rules(draws=draws)
    stock = "3h" if draws == "one" else "3h 9d"
    state = round_of("9c 9s 5s", "6s", "7s", by=by, stock=stock, phase="draw", pile="4d")
    after = play(state, "0 draw")
    assert after.outcome
    assert after.outcome.reason == "canasta-red-last"
    assert after.red_threes[0] == cards("3h")


# ----------------------------------------------------------------------------- clock, bots, more


@pytest.mark.parametrize("phase", ["draw", "meld"])
def test_a_clock_that_runs_out_draws_and_discards(phase: Any) -> None:
    state = round_of("4s *", "6s", "7s", phase=phase, drawn=() if phase == "draw" else cards("4s"))
    after, _ = apply(state, 0, Timeout())
    assert after.turn == 1
    assert JOKER in after.hands[0]


def test_a_clock_that_runs_out_refuses_and_leaves_the_pile() -> None:
    asking = play(round_of("13s 9s", "6s", "7s", "8s", by=FOUR, table=SEVEN_KINGS), "0 ask")
    assert apply(asking, 2, Timeout())[0].answer == "no"
    dry = round_of("9c 9d 4s", "6s", "7s", table="13c 13d 13h", stock="", pile="9h", phase="draw")
    assert apply(dry, 0, Timeout())[0].outcome
    forced = replaced(dry, discards=cards("13s"))
    after, _ = apply(forced, 0, Timeout())
    assert len(after.table[0]) == 4


def _decided(bot: str, state: CanastaState) -> str:
    move = BOTS[bot](Knowledge(view(state, 0)), Random(1))
    apply(state, 0, move)
    return format_move(move)


@pytest.mark.parametrize("bot", ["greedy", "steady"])
def test_bots_go_out_where_they_can(bot: str) -> None:
    state = round_of("13s 13d 2c 8h", "6s", "7s", table=f"{MIXED_NINES} | 13c 13h 13h")
    while not state.outcome:
        state = play(state, f"0 {_decided(bot, state)}")
    assert state.outcome.reason == "canasta-out"


@pytest.mark.parametrize("bot", ["greedy", "steady"])
def test_bots_take_a_large_pile(bot: str) -> None:
    state = round_of(
        "9c 9d 4s 5s", "6s", "7s", table="13c 13d 13h", pile="5c 6c 7c 9h", phase="draw"
    )
    assert _decided(bot, state) == "take 9c 9d 9h"


def test_steady_keeps_what_the_next_player_waits_for() -> None:
    hand = "4s 6s 13s 13c 13h 12s 12d"
    state = round_of(hand, "6s", "7s", table="4c 4d 4h", owners=(1,), pile="5c 6c 7c 8c")
    assert _decided("greedy", state) == "discard 4s"
    assert _decided("steady", state) == "discard 6s"


@pytest.mark.parametrize(
    ("players", "pile", "takes"),
    [(2, "5c 6c 7c 9h", False), (2, "4c 5c 6c 7c 9h", True), (4, "7c 9h", False)],
)
def test_steady_leaves_a_small_pile_to_grow(players: int, pile: str, takes: bool) -> None:
    hands = ["9c 9d 4s 5s", "6s", "7s", "8s"][:players]
    state = round_of(
        *hands, by=rules(players=players), table="13c 13d 13h", pile=pile, phase="draw"
    )
    assert _decided("greedy", state) == "take 9c 9d 9h"
    assert _decided("steady", state) == ("take 9c 9d 9h" if takes else "draw")


def test_steady_goes_out_only_if_its_side_is_ahead_then() -> None:
    hand, table = "13s 8h", f"{MIXED_NINES} | 13c 13h 13h"
    state = round_of(hand, "6s", "7s", table=table)
    assert _decided("steady", state) == "lay 13s"
    rich = f"{table} | {SEVEN_KINGS}"
    threes = ((), cards("3d 3h"), ())
    behind = round_of(hand, "6s", "7s", table=rich, owners=(0, 0, 1), red_threes=threes)
    assert _decided("greedy", behind) == "lay 13s"
    assert _decided("steady", behind) in ("discard 8h", "discard 13s")


def test_steady_asks_a_partner_who_holds_many_cards() -> None:
    many = "4c 5c 6c 7c 8c 10c"
    state = round_of("13s 8h", "6s", many, "7s", by=FOUR, table=f"{MIXED_NINES} | 13c 13h 13h")
    assert _decided("steady", state) == "ask"
    question = play(state, "0 ask")
    assert BOTS["steady"](Knowledge(view(question, 2)), Random(1)) == Answer("yes")
    assert _decided("steady", play(question, "2 answer yes")) == "lay 13s"
    few = round_of("13s 8h", "6s", "4c", "7s", by=FOUR, table=f"{MIXED_NINES} | 13c 13h 13h")
    assert _decided("steady", few) == "lay 13s"


@pytest.mark.parametrize("number", range(12))
def test_a_way_out_is_one(number: int) -> None:
    """For any hand, the moves of a way out lay all of it."""
    chance = Random(number)
    hands_with_a_way = 0
    for _ in range(300):
        ranks = chance.sample(range(4, 14), 3)
        pool = [card for card in PACK if card.rank in ranks or WILD[card]]
        hand = " ".join(map(str, chance.sample(pool, chance.randint(1, 9))))
        state = round_of(hand, "6s", "7s", table=f"{SEVEN_KINGS} | 9c 9d 9h", pile="4d")
        moves = way_out(sight_of(state))
        hands_with_a_way += bool(moves)
        for move in moves:
            state, _ = apply(state, 0, move)
        assert bool(state.outcome) == bool(moves)
    assert hands_with_a_way > 20


def test_listed_takes_are_all_that_a_side_with_melds_can_do() -> None:
    """Of ways to take the pile that differ in more than suits, none is missing from the list."""
    chance = Random("takes")
    for _ in range(200):
        hand = " ".join(map(str, chance.sample(PACK, 8)))
        top = chance.choice([card for card in PACK if card.rank > 3])
        state = round_of(hand, "6s", "7s", table="13c 13d 13h", pile=f"4d {top}", phase="draw")
        if any(card in RED_THREES for card in state.hands[0]):
            continue
        listed = {
            tuple(sorted("w" if WILD[card] else str(card.rank) for card in melds(move[5:])[0]))
            for move in offered(state)
            if move.startswith("take")
        }
        held = Counter("w" if WILD[card] else str(card.rank) for card in state.hands[0])
        same = held[str(top.rank)] if top.rank != 1 else held["1"]
        wanted: set[tuple[str, ...]] = set()
        if same >= 2:
            wanted.add((str(top.rank),) * 3)
        if same and held["w"]:
            wanted.add(tuple(sorted((str(top.rank), str(top.rank), "w"))))
        if top.rank == 13:
            wanted.add((str(top.rank),))
        assert listed == wanted


def test_no_card_comes_or_goes_whatever_is_played() -> None:
    for number in range(8):
        chance = Random(number)
        state, _ = deal(rules(players=chance.choice((2, 3, 4))), Opening(), Stream(bytes([number])))
        while not state.outcome:
            seat = to_act(state)[0]
            bot = BOTS[chance.choice(list(BOTS))]
            state, _ = apply(state, seat, bot(Knowledge(FAMILY.view(state, seat)), chance))
            assert sorted(pieces_of(state)) == sorted(PACK)
            for meld, owner in zip(state.table, state.owners, strict=True):
                assert len({card & 15 for card in meld if not WILD[card]}) == 1
                assert sum(WILD[card] for card in meld) <= 3
                assert owner in range(state.rules.teams)
