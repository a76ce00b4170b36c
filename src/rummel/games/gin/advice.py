"""Gin: what the master does, and why; melds are shown only when the round has ended."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, NamedTuple

from rummel import native
from rummel.family import Advice, Melding
from rummel.game import Move, melds_of
from rummel.games.gin import bots
from rummel.games.gin.memory import recall, recalled
from rummel.games.gin.rules import HAND, MELDS, GinRules
from rummel.games.gin.state import (
    MOVES,
    Add,
    Discard,
    Draw,
    GinView,
    Knock,
    Pass,
    Spread,
    Take,
    least_left,
    may_lay_off,
)
from rummel.hidden import HIDDEN
from rummel.knowledge import Knowledge
from rummel.melds import Worth, is_meld
from rummel.pieces import Hand, Meld, Piece, deck, plus, without
from rummel.reasons import Reason, because, holder_of, most_telling, near, partners, threes
from rummel.solve import (
    Objective,
    Question,
    arrange,
    best_melds,
    least_after_discard,
    least_deadwood,
)

_EARLY: Final = 4  # turns of another player that are few


def question(
    rules: GinRules,
    table: tuple[Meld, ...],
    rack: Hand,
    *,
    opened: bool,
    objectives: tuple[Objective, ...],
) -> Question:
    return Question(
        table=table,
        rack=rack,
        melds=MELDS,
        worth=Worth(court=10 if rules.court_ten else None),
        opened=opened,
        rebuild=False,
        objectives=objectives,
    )


def advise(known: Knowledge[GinView], master: Move, _objectives: tuple[Objective, ...]) -> Advice:
    reasons = most_telling(_reasons(_Seen.of(known), known, master))
    return Advice(moves=(master,), master=master, reasons=reasons, sure=_sure(known, master))


# -------------------------------------------------------------------------------------- reasons


class _Seen(NamedTuple):
    """What a player knows of the pieces."""

    view: GinView
    buried: Counter[Piece]  # discards that nobody will get, the open one among them
    taken: tuple[Hand, ...]  # what each was seen to take, and still holds
    refused: tuple[Hand, ...]  # what each has thrown away or left lying

    @classmethod
    def of(cls, known: Knowledge[GinView]) -> "_Seen":
        state = recalled(known, known.heard)
        memory = recall(known.view.rules, known.heard)
        refused = [
            tuple(sorted({*thrown, *left}))
            for thrown, left in zip(memory["thrown"], memory["left_lying"], strict=True)
        ]
        buried = Counter(one for one in state.discards if one != HIDDEN)
        return cls(known.view, buried, state.known, tuple(refused))

    @property
    def next(self) -> int:
        """Who may take the next discard."""
        return (self.view.turn + 1) % self.view.rules.players

    def elsewhere(self, card: Piece) -> int:
        """How many of a card are known to be where the player can't get them."""
        held = sum(
            hand.count(card) for seat, hand in enumerate(self.taken) if seat != self.view.seat
        )
        return self.buried[card] + held

    def unseen(self, hand: Hand) -> list[Piece]:
        """The pieces that may still come to a hand, each once."""
        packs = self.view.rules.packs
        return [one for one in deck(1, 0) if hand.count(one) + self.elsewhere(one) < packs]


def _reasons(seen: _Seen, known: Knowledge[GinView], move: Move) -> Iterator[Reason | None]:
    view = seen.view
    match move:
        case Knock():
            yield from _ending(known, move)
        case Take():
            yield from _taking(seen)
        case Draw() | Pass():
            yield from _leaving(seen)
        case Discard():
            yield from _discarding(seen, move)
        case Add() | Spread():
            melds = view.melds if may_lay_off(view) else ()
            yield because("gin-left", points=least_left(view.own, melds, view.rules.cap))


def _ending(known: Knowledge[GinView], move: Knock) -> Iterator[Reason | None]:
    view, rules = known.view, known.view.rules
    left = 0
    if move.card is not None:
        rest = without(view.own, (move.card,))
        left = _left(rules, rest)
    elif len(view.own) == HAND:
        left = _left(rules, view.own)
    yield because("gin-ends", points=left) if left else because("gin-all-melded")
    codes = [(event.code, event.facts.get("seat")) for event in known.heard]
    others = [seat for seat in range(rules.players) if seat != view.seat]
    if left and len(others) == 1 and ("starts", view.first) in codes:
        turns = codes.count(("discarded", others[0]))
        if 0 < turns <= _EARLY:
            yield because("gin-early", seat=others[0], count=turns)


def _taking(seen: _Seen) -> Iterator[Reason | None]:
    view, card = seen.view, seen.view.discard
    assert card is not None
    hand, cap = plus(view.own, card), view.rules.cap
    meld = holder_of(best_melds(hand, cap, len(hand)), card)
    now = least_deadwood(view.own, cap, len(view.own))
    after = least_deadwood(hand, cap, len(hand), discard=True)
    if meld:
        yield _grown(meld, card)
    ways = _ends_with(view, hand)
    if ways is not None:
        yield because("gin-can-end", points=ways)
    elif after < now:
        yield because("gin-saves", points=now - after)


def _grown(meld: Meld, card: Piece) -> Reason:
    rest = list(meld)
    rest.remove(card)
    longer = len(rest) > 2 and is_meld(tuple(rest), MELDS)
    return because("longer" if longer else "completes", piece=card, pieces=meld)


def _leaving(seen: _Seen) -> Iterator[Reason | None]:
    view, card = seen.view, seen.view.discard
    if Knock() in view.legal:
        yield because("gin-plays-on", points=_left(view.rules, view.own))
    if card is None or Take() not in view.legal:
        return
    hand = plus(view.own, card)
    if least_deadwood(hand, 1, len(hand), discard=True) >= _loose(view.own):
        yield because("no-meld", piece=card)
        yield _forward(seen, view.own)


def _discarding(seen: _Seen, move: Discard) -> Iterator[Reason | None]:
    view, card = seen.view, move.card
    rules, rest = view.rules, without(view.own, (card,))
    left = dict(zip(view.own, least_after_discard(view.own, rules.cap, HAND), strict=True))
    ends = [one.card for one in view.legal if isinstance(one, Knock)]
    if ends:
        enough = [0 if one is None else _left(rules, without(view.own, (one,))) for one in ends]
        yield because("gin-plays-on", points=min(enough))
    if not rules.recycles:
        yield _dead(seen, rest, card)
    yield _danger(seen, left, card)
    yield _harmless(seen, rest, card)
    yield _forward(seen, rest)
    if left[card] == min(left.values()):
        yield because("gin-least", points=left[card])


def _dead(seen: _Seen, rest: Hand, card: Piece) -> Reason | None:
    """None of the player's melds can use the card, whatever is drawn."""
    packs = seen.view.rules.packs

    def open_to(one: Piece) -> bool:
        return one in rest or seen.elsewhere(one) < packs

    if any(open_to(one) and open_to(other) for one, other in threes(card)):
        return None
    gone = tuple(one for one in partners(card) if not open_to(one))
    return because("gin-dead", piece=card, pieces=gone)


def _danger(seen: _Seen, left: dict[Piece, int], card: Piece) -> Reason | None:
    """The card that would leave least, and that the next player seems to collect."""
    least = [one for one, points in left.items() if points == min(left.values())]
    if card in least:
        return None
    for one in least:
        took = near(one, seen.taken[seen.next])
        if took:
            return because("gin-danger", piece=one, seat=seen.next, pieces=took)
    return None


def _harmless(seen: _Seen, rest: Hand, card: Piece) -> Reason | None:
    """Whether the next player can do something with the card, by what was seen."""
    packs, other = seen.view.rules.packs, seen.next

    def open_to(one: Piece) -> bool:
        return rest.count(one) + seen.buried[one] < packs

    if not seen.view.rules.recycles and not any(
        open_to(one) and open_to(two) for one, two in threes(card)
    ):
        return because("gin-gives-nothing", piece=card, seat=other)
    refused = near(card, seen.refused[other])
    if refused and not near(card, seen.taken[other]) and card not in seen.taken[other]:
        return because("refused", seat=other, pieces=refused)
    return None


def _forward(seen: _Seen, hand: Hand) -> Reason | None:
    """How many different pieces would end the round next, or leave nothing over, or make a meld."""
    view = seen.view
    drawn = [plus(hand, one) for one in seen.unseen(hand)]
    ends = [left for one in drawn if (left := _ends_with(view, one)) is not None]
    if ends and 0 <= _left(view.rules, hand) <= view.limit:
        return because("gin-to-gin", count=ends.count(0)) if 0 in ends else None
    if ends:
        return because("gin-ways", count=len(ends))
    now = _loose(hand)
    helps = sum(least_deadwood(one, 1, len(one), discard=True) < now for one in drawn)
    return because("gin-helps", count=helps) if helps else None


def _ends_with(view: GinView, hand: Hand) -> int | None:
    """The points with which a hand of eleven can end the round at once, by a discard."""
    rules = view.rules
    if not rules.end_after_discard:
        return None
    least = least_after_discard(hand, rules.cap, HAND - rules.least_melded)
    enough = [points for points in least if 0 <= points <= view.limit]
    return min(enough) if enough else None


def _left(rules: GinRules, hand: Hand) -> int:
    return least_deadwood(hand, rules.cap, HAND - rules.least_melded)


def _loose(hand: Iterable[Piece]) -> int:
    pieces = tuple(hand)
    return least_deadwood(pieces, 1, len(pieces))


# ------------------------------------------------------------------------------------- how sure


def _sure(known: Knowledge[GinView], move: Move) -> int | None:
    """The share of ten that the net gives a move, where there is a net for the rules."""
    view = known.view
    if view.phase == "spread":
        return None
    judged = bots.MIND.judged(known, bots.levels(known.view.rules)[-1], Random(0))
    if judged is None:
        return None
    played, said = judged
    moves = native.moves_of(MOVES, view, played)
    return round(10 * sum(one for at, one in said.chances.items() if moves[at] == move))


# --------------------------------------------------------------------------------------- melds


def _melds_of(view: GinView, move: Move) -> tuple[Meld, ...]:
    """Those of a spread that names none are the ones by which the hand counts best."""
    if not isinstance(move, Spread) or move.melds:
        return melds_of(move)
    hand = () if view.seat is None else view.own
    return best_melds(hand, view.rules.cap, len(hand))


MELDING = Melding(
    in_play=False,
    question=question,
    best=lambda _rules, position: arrange(position),
    melds_of=_melds_of,
)
