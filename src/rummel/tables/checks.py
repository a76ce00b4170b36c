"""What a player may ask of a table without changing it: would this be legal?"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from rummel import encoding, games, hints, match, wire
from rummel.errors import RuleError
from rummel.game import Move, Rules, View, format_fact, parse_move
from rummel.match import Match
from rummel.pieces import JOKER, Meld, Piece

# What a refusal says to its reader.
Wording: TypeAlias = Callable[[RuleError], str]


def read_move(rules: Rules, text: str) -> Move:
    """A move as a player writes it.

    One with more undeclared jokers than there are in the game is refused here, before anybody tries
    to read its melds: a message full of them would hold up every table of the node. Declared ones
    cost little, and pages ask about many readings of a meld at once.
    """
    move = parse_move(games.family_of(rules).moves, text)
    if sum(one == JOKER for one in _pieces_of(move)) > _jokers(rules):
        raise RuleError("not-in-hand", piece=JOKER)
    return move


def _pieces_of(value: object) -> Iterator[Piece]:
    """Every piece that a move names."""
    if isinstance(value, Piece):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _pieces_of(one)
    elif isinstance(value, Move):
        for name in value.__struct_fields__:
            yield from _pieces_of(getattr(value, name))


@lru_cache(maxsize=256)
def _jokers(rules: Rules) -> int:
    return sum(one == JOKER for one in games.family_of(rules).pack(rules))


def checked(now: Match, seat: int, text: str, say: Wording) -> wire.Checked:
    """Whether a move would be legal, and if not, why not."""
    move = read_move(now.rules, text)
    refused = None
    melds = hints.melds_asked(move, now.view(seat))
    try:
        after, _ = match.apply(now, seat, move)
        melds = _as_laid(melds, after.state.table)
    except RuleError as error:
        refused = encoding.refusal(error, say(error))
    return wire.Checked(
        legal=refused is None, refusal=refused, melds=_checked_melds(now.rules, melds, say)
    )


def _as_laid(melds: tuple[Meld, ...], table: Sequence[Meld]) -> tuple[Meld, ...]:
    """The melds with their jokers as they would lie: not always as they read by themselves."""
    lying = {tuple(sorted(one.in_hand for one in meld)): meld for meld in table}
    return tuple(
        lying.get(tuple(sorted(one.in_hand for one in meld)), meld) if JOKER in meld else meld
        for meld in melds
    )


def _checked_melds(
    rules: Rules, melds: tuple[Meld, ...], say: Wording
) -> tuple[wire.CheckedMeld, ...]:
    """Checks each meld of a move on its own, so that a player sees which one is wrong."""
    checked = []
    for meld in melds:
        try:
            reading, points = hints.read_meld(rules, meld)
            checked.append(
                wire.CheckedMeld(meld=format_fact(reading.meld), kind=reading.kind, points=points)
            )
        except RuleError as error:
            refused = encoding.refusal(error, say(error))
            checked.append(wire.CheckedMeld(meld=format_fact(meld), refusal=refused))
    return tuple(checked)


def check_draft(view: View, seat: int, melds: Sequence[Meld]) -> None:
    """Refuses drafts with pieces that the player does not have: others would believe them."""
    own = view.hands[seat] if view.hands else ()
    have = [*(own or ()), *(one.in_hand for meld in view.table for one in meld)]
    for meld in melds:
        for one in meld:
            if one.in_hand not in have:
                raise RuleError("draft-pieces")
            have.remove(one.in_hand)
