"""What a player may ask of a table without changing it: would this be legal?"""

from collections.abc import Sequence

from rummel import games, hints, match, wire
from rummel.errors import RuleError
from rummel.game import Rules, View, format_fact, parse_move
from rummel.lang import Words
from rummel.match import Match
from rummel.pieces import JOKER, Meld


def checked(now: Match, seat: int, text: str, words: Words) -> wire.Checked:
    """Whether a move would be legal, and if not, why not."""
    move = parse_move(games.family_of(now.rules).moves, text)
    refused = None
    melds = hints.melds_asked(move, now.view(seat))
    try:
        after, _ = match.apply(now, seat, move)
        melds = _as_laid(melds, after.state.table)
    except RuleError as error:
        refused = wire.refusal(error, words.error(error))
    return wire.Checked(
        legal=refused is None, refusal=refused, melds=_checked_melds(now.rules, melds, words)
    )


def _as_laid(melds: tuple[Meld, ...], table: Sequence[Meld]) -> tuple[Meld, ...]:
    """The melds with their jokers as they would lie: not always as they read by themselves."""
    lying = {tuple(sorted(one.in_hand for one in meld)): meld for meld in table}
    return tuple(
        lying.get(tuple(sorted(one.in_hand for one in meld)), meld) if JOKER in meld else meld
        for meld in melds
    )


def _checked_melds(
    rules: Rules, melds: tuple[Meld, ...], words: Words
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
            refused = wire.refusal(error, words.error(error))
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
