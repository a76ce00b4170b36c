"""Rommé: what to take, when to knock, what to lay and what to throw away.

`greedy` lays everything as soon as it may and throws the dearest loose card away. `steady` keeps
pairs and neighbours, knocks for a card that makes a meld, opens as soon as it can, and then holds
its melds back, where others can't add to them, until it can go out or somebody else is near to it.
`think` asks a net, where there is one for the rules.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import Final

from rummel import nets
from rummel.game import Move
from rummel.games.romme.memory import recall, recalled
from rummel.games.romme.position import fill
from rummel.games.romme.rules import RommeRules, meld_rules, worth
from rummel.games.romme.state import (
    MOVES,
    Add,
    Discard,
    Draw,
    Knock,
    Lay,
    Open,
    Pass,
    Rob,
    RommeState,
    RommeView,
    Take,
    can_end,
    cards_of,
    unlisted,
)
from rummel.knowledge import Knowledge, Level, wavering
from rummel.pieces import JOKER, Hand, Meld, Piece, deck, without
from rummel.solve import Answer, Question, arrange, arrange_many

_WORK: Final = 400_000  # steps of search for one question: about 40 ms at worst
_OPENINGS: Final = 60  # ways to open that are weighed, those that spend the fewest jokers
_LOOK_AT: Final = 600  # of this many that are looked at
_NEAR: Final = 7  # cards with which somebody may soon go out


def _question(view: RommeView, hand: Hand, table: tuple[Meld, ...], keep: int = 0) -> Question:
    rules = view.rules
    return Question(
        table=table,
        rack=hand,
        melds=meld_rules(rules),
        worth=worth(rules),
        rebuild=False,
        keep=keep,
        work=_WORK,
    )


def _settled(view: RommeView, hand: Iterable[Piece], keep: int = 0) -> Answer:
    """What of a hand belongs to melds, its own or those on the table that it may add to."""
    assert view.seat is not None
    table = view.table if view.opened[view.seat] else ()
    return arrange(_question(view, tuple(sorted(hand)), table, keep))


def _gain(view: RommeView, hand: Hand, card: Piece) -> int:
    """How many more cards belong to melds with `card` in hand."""
    return len(_settled(view, (*hand, card)).laid) - len(_settled(view, hand).laid)


# -------------------------------------------------------------------------------- the same for both


def _draw(view: RommeView, hand: Hand) -> Move:
    """The open discard only if it goes into a meld at once."""
    if Draw() not in view.legal:
        return Take()
    if view.discard is not None and Take() in view.legal and _gain(view, hand, view.discard) > 0:
        return Take()
    return Draw()


def _lay(view: RommeView, hand: Hand, *, hold: bool) -> Move | None:
    """The next card or meld to put down, None if there is none; jokers are robbed first.

    With `hold` cards go down only to open and to go out.
    """
    if view.owed:  # Q-ROM-7
        return view.legal[0] if view.legal else next(unlisted(view))
    if "lay" not in view.free:
        return None
    for move in view.legal:
        if isinstance(move, Rob):
            return move
    assert view.seat is not None
    if not view.opened[view.seat]:
        return _first_meld(view, hand)
    answer = _settled(view, hand, keep=int(view.rules.last_discard))
    if hold and len(answer.left) > 1:
        return None
    return _next_step(view, hand, answer)


def _first_meld(view: RommeView, hand: Hand) -> Move | None:
    """Of the ways to open that the game offers the one after which most cards can go down."""
    moves = [move for move in islice(unlisted(view), _LOOK_AT) if isinstance(move, Lay | Open)]
    ways = sorted(((move, _spent(move)) for move in moves), key=lambda way: way[1].count(JOKER))
    ways = ways[:_OPENINGS]
    keep = int(view.rules.last_discard)
    rests = arrange_many([_question(view, without(hand, cards), (), keep) for _, cards in ways])
    best, most = None, 0.0
    for (move, cards), rest in zip(ways, rests, strict=True):
        settled = len(cards) + len(rest.laid) - 0.5 * cards.count(JOKER)
        if settled > most:
            best, most = move, settled
    return best


def _spent(move: Lay | Open) -> list[Piece]:
    """The cards that a move takes from the hand."""
    cards = list(cards_of(move.melds))
    return [*cards, move.card.in_hand] if isinstance(move, Open) else cards


def _next_step(view: RommeView, hand: Hand, answer: Answer) -> Move | None:
    """The next move on the way to the table of an answer."""
    old = len(view.table)
    new = answer.table[old:]
    laid = tuple(cards_of(new))
    if new and can_end(view, without(hand, laid), laid):
        return Lay(new)
    for number, after in enumerate(answer.table[:old], 1):
        added = list(after)
        for one in view.table[number - 1]:
            if one in added:
                added.remove(one)
        for move in view.legal:
            if isinstance(move, Add) and move.meld == number and move.card in added:
                return move
    return None


def _discards(view: RommeView) -> list[Discard]:
    return [move for move in view.legal if isinstance(move, Discard)]


# --------------------------------------------------------------------------------------- greedy


def greedy(view: RommeView, _chance: Random) -> Move:
    """Everything goes down as soon as it may, and then the dearest loose card."""
    hand = view.own
    if view.phase == "claim":
        return Pass()
    if view.phase == "draw":
        return _draw(view, hand)
    lay = _lay(view, hand, hold=False)
    if lay:
        return lay
    loose, count = _settled(view, hand).left, worth(view.rules).of_hand
    return min(
        _discards(view),
        key=lambda move: (move.card == JOKER, move.card not in loose, -count((move.card,))),
    )


# --------------------------------------------------------------------------------------- steady


def steady(view: RommeView, _chance: Random) -> Move:
    hand = view.own
    if view.phase == "claim":
        # Worth its penalty card only if two more cards find their place (ROM-30).
        assert view.discard is not None
        return Knock() if _gain(view, hand, view.discard) >= 3 else Pass()
    if view.phase == "draw":
        return _draw(view, hand)
    lay = _lay(view, hand, hold=_can_wait(view))
    if lay:
        return lay
    discard = _of_least_value(view, _discards(view))
    assert discard
    return discard


def _of_least_value(view: RommeView, discards: list[Discard]) -> Discard | None:
    hand = view.own
    value = _values(view, hand, _settled(view, hand).left)
    return min(discards, key=lambda move: value[move.card], default=None)


def _can_wait(view: RommeView) -> bool:
    """Nobody else is near to going out, and the round not near to its end."""
    rules = view.rules
    if rules.empty_stock != "reshuffle" and view.stock < 2 * rules.players:
        return False
    if view.turns + 2 * rules.players > rules.max_turns:
        return False
    return all(count > _NEAR for seat, count in enumerate(view.counts) if seat != view.seat)


def _values(view: RommeView, hand: Hand, loose: Hand) -> dict[Piece, float]:
    """What each card is worth to keep.

    Much if it is settled; else by the neighbours that could make a meld with it, less for the
    second of two equal cards and for what it would cost.
    """
    count = worth(view.rules).of_hand
    values: dict[Piece, float] = {}
    cards = [one for one in loose if one != JOKER]
    for at, one in enumerate(cards):
        value = -0.05 * count((one,))
        for other in cards[:at] + cards[at + 1 :]:
            if one.rank == other.rank:
                value += 2 if one.suit != other.suit else -1
            elif one.suit == other.suit:
                value += {1: 2, 2: 1}.get(_apart(one.rank, other.rank), 0)
        values[one] = value
    return {one: 1000.0 if one == JOKER else values.get(one, 100.0) for one in hand}


def _apart(one: int, other: int) -> int:
    """Steps between two ranks; an ace stands below the two or above the king (ROM-12)."""
    low, high = sorted((one, other))
    return min(high - low, 14 - high) if low == 1 else high - low


# ---------------------------------------------------------------------------------------- think

MIND: Final[nets.Mind[RommeRules, RommeState, RommeView]] = nets.Mind(
    moves=MOVES,
    recalled=recalled,
    recall=lambda known, heard: recall(known.view.rules, heard),
    pack=lambda rules: Counter(deck(2, rules.jokers)),
    lies=lambda state: (
        *state.hands,
        state.discards,
        (one.in_hand for meld in state.table for one in meld),
    ),
    fill=fill,
)
_guided = MIND.player(wavering(steady, greedy))


def think(known: Knowledge[RommeView], level: Level, chance: Random) -> Move:
    """However distracted, nobody throws a joker away while another card can go.

    Nor does anybody who wavers at all throw away the card that was taken in the same turn, and
    nobody knocks, which costs a penalty card (ROM-30), for one that finds no place.
    """
    move = _guided(known, level, chance)
    view = known.view
    if isinstance(move, Knock):
        assert view.discard is not None
        return move if _gain(view, view.own, view.discard) > 0 else Pass()
    if not isinstance(move, Discard):
        return move
    unwise = (JOKER, view.taken) if level.noise else (JOKER,)
    if move.card not in unwise:
        return move
    wiser = [one for one in _discards(view) if one.card not in unwise]
    wiser = wiser or [one for one in _discards(view) if one.card != JOKER]
    return _of_least_value(view, wiser) or move


# Tuned in matches of two: each wins about two in three against the one below (training/README.md).
LEVELS: Final = (
    Level(memory=6, noise=0.66),
    Level(memory=16, noise=0.53),
    Level(memory=40, noise=0.4),
    Level(noise=0.29),
    Level(worlds=24),
)
