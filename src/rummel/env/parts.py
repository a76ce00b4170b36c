"""What observations and actions are made of, and how the engine's views and moves become numbers.

The kernel says itself what its numbers are. Where it does not play a game or an option, they follow
from the types of the view and of the moves, so this works for any family.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice, product
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Struct

from rummel.deal import Stream
from rummel.game import Move, Opening, Rules, View, word_of
from rummel.games import family_of
from rummel.pieces import JOKER, PIECES, Piece, deck

Numbers = npt.NDArray[np.int16]

NATURAL: Final = tuple(sorted(deck(1, 0)))
HELD: Final = (*NATURAL, JOKER)  # what can be in a hand
ANY: Final = (*HELD, *(PIECES[JOKER | one] for one in NATURAL))  # and what can lie in a meld
_PLACE: Final = {one: at for at, one in enumerate(ANY)}
_MELDS: Final = 24  # that are told apart; the pieces of others still count
_ROWS: Final = 6
_LIST: Final = 24  # numbers of a list
_SHORT: Final = 16  # numbers of a list in a list
_FURTHER: Final = 32  # moves that have no number of their own


class Part(Struct, frozen=True):
    """Neighbouring places of an observation, or neighbouring actions."""

    name: str
    length: int
    what: str  # what each place is, or its value


def _plain(hint: Any) -> Any:
    """A type without what stands around it: `Annotated`, or None beside it."""
    if get_origin(hint) is Annotated:
        return _plain(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        kept = [one for one in get_args(hint) if one is not NoneType]
        return _plain(kept[0]) if len(kept) == 1 else hint
    return hint


# -------------------------------------------------------------------------------- observations

_Write = Callable[[Any, Numbers], None]
_SKIPPED: Final = ("seat", "rules", "to_act", "legal", "free", "outcome")


def _number(value: object, choices: tuple[Any, ...] = ()) -> int:
    if choices:
        return 0 if value is None else choices.index(value) + 1
    assert value is None or isinstance(value, int)
    return -1 if value is None else min(max(int(value), -32768), 32767)


def _write_number(value: Any, out: Numbers) -> None:
    out[0] = _number(value)


def _write_piece(value: Piece | None, out: Numbers) -> None:
    if value is not None:
        out[_PLACE[value.in_hand]] = 1


def _write_pieces(value: tuple[Piece, ...] | None, out: Numbers) -> None:
    for one in value or ():
        out[_PLACE[PIECES[one].in_hand]] += 1


def _write_melds(value: tuple[tuple[Piece, ...], ...], out: Numbers) -> None:
    for meld in value:
        for one in meld:
            out[_PLACE[one]] += 1
    at = len(ANY)
    for meld in value[:_MELDS]:
        if meld:
            out[at : at + 3] = len(meld), _PLACE[meld[0]] + 1, _PLACE[meld[-1]] + 1
        at += 3


def _list_writer(most: int, choices: tuple[Any, ...] = ()) -> _Write:
    def write(value: tuple[Any, ...] | None, out: Numbers) -> None:
        if value is None:
            out[0] = -1
            return
        out[0] = len(value)
        for at, one in enumerate(value[:most], 1):
            out[at] = _number(one, choices)

    return write


def _rows_writer(write: _Write, length: int) -> _Write:
    def write_rows(value: tuple[Any, ...], out: Numbers) -> None:
        for at in range(min(len(value), len(out) // length)):
            write(value[at], out[at * length : (at + 1) * length])

    return write_rows


def _coder(name: str, hint: Any, players: int) -> tuple[int, str, _Write]:
    """How long a field of a view is, what its places are, and how they are written."""
    kind = _plain(hint)
    if kind is Piece:
        return len(HELD), "pieces", _write_piece
    if kind in (int, bool):
        return 1, "number" if kind is int else "flag", _write_number
    if get_origin(kind) is Literal:
        choices = get_args(kind)

        def write(value: Any, out: Numbers) -> None:
            if value is not None:
                out[choices.index(value)] = 1

        return len(choices), "flags: " + ", ".join(map(str, choices)), write
    assert get_origin(kind) is tuple, f"no numbers for {name}: {hint}"
    inner = _plain(get_args(kind)[0])
    if inner is Piece:
        return len(HELD), "pieces", _write_pieces
    if get_origin(inner) is tuple:
        rows = players if name == "hands" else _ROWS
        if _plain(get_args(inner)[0]) is Piece:
            if name == "hands":
                write_rows = _rows_writer(_write_pieces, len(HELD))
                return rows * len(HELD), "pieces, seat by seat", write_rows
            what = f"pieces and jokers, then of {_MELDS} rows the length and both ends"
            return len(ANY) + 3 * _MELDS, what, _write_melds
        length = 1 + _SHORT
        what = f"{rows} lists: how many, then {_SHORT} numbers"
        return rows * length, what, _rows_writer(_list_writer(_SHORT), length)
    choices = get_args(inner) if get_origin(inner) is Literal else ()
    return 1 + _LIST, f"how many, then {_LIST} numbers", _list_writer(_LIST, choices)


class ViewNumbers:
    """The views of a game as numbers: field by field, as far as the types say what they are."""

    def __init__(self, rules: Rules) -> None:
        family = family_of(rules)
        state, _ = family.deal(rules, Opening(), Stream(bytes(32)))
        kind = type(family.view(state, None))
        hints = get_type_hints(kind, include_extras=True)
        players = rules.players
        self.layout = [
            Part("own seat", players, "flags"),
            Part("seats that act", players, "flags"),
        ]
        self._fields: list[tuple[str, slice, _Write]] = []
        at = 2 * players
        for field in msgspec.structs.fields(kind):
            if field.name in _SKIPPED:
                continue
            length, what, write = _coder(field.name, hints[field.name], players)
            self.layout.append(Part(field.name.replace("_", " "), length, what))
            self._fields.append((field.name, slice(at, at + length), write))
            at += length
        self.length = at

    def write(self, view: View, out: Numbers) -> None:
        out[:] = 0
        if view.seat is not None:
            out[view.seat] = 1
        for seat in view.to_act:
            out[view.rules.players + seat] = 1
        for name, place, write in self._fields:
            write(getattr(view, name), out[place])


# ------------------------------------------------------------------------------------- actions


def _values(hint: Any) -> tuple[Any, ...]:
    """Every value of a field that can be numbered; empty: there are too many."""
    kind = _plain(hint)
    if kind is Piece:
        return ANY
    if kind is int:
        return tuple(range(_MELDS + 1))
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) is tuple and _plain(get_args(kind)[0]) is Piece:
        return tuple((one,) for one in ANY)  # lists of one piece; longer ones are further moves
    return ()


class MoveNumbers:
    """Every move that has a number, and the further ones by the order in which they are offered.

    A move of single pieces, numbers and words has its own number. What else a view allows, such as
    laying several melds, gets its number from the position: first what the greedy bot would play,
    then the moves that the family offers.
    """

    def __init__(self, rules: Rules) -> None:
        self._family = family_of(rules)
        self._number: dict[Move, int] = {}
        self.parts: list[Part] = []
        for kind in self._family.moves_under(rules):
            hints = get_type_hints(kind, include_extras=True)
            fields = [hints[field.name] for field in msgspec.structs.fields(kind)]
            values = [_values(one) for one in fields]
            if not all(values):
                continue
            first = len(self._number)
            for chosen in product(*values):
                self._number[kind(*chosen)] = len(self._number)
            what = " × ".join(field.name for field in msgspec.structs.fields(kind))
            self.parts.append(Part(word_of(kind), len(self._number) - first, what))
        self._first_further = len(self._number)
        self.parts.append(Part("further moves", _FURTHER, "what the position offers, in order"))
        self.count = self._first_further + _FURTHER

    def of(self, view: View) -> dict[int, Move]:
        """The moves of a seat that acts, by their numbers in rising order."""
        numbered: dict[int, Move] = {}
        further: dict[Move, None] = {}
        for move in view.legal:
            number = self._number.get(move)
            if number is None:
                further[move] = None
            else:
                numbered[number] = move
        if view.free:
            further = {**dict.fromkeys(self._offered(view)), **further}
        for at, move in enumerate(islice(further, _FURTHER), self._first_further):
            numbered[at] = move
        return dict(sorted(numbered.items()))

    def _offered(self, view: View) -> Iterator[Move]:
        best = self._family.bots.greedy(view, Random(0))
        if best not in view.legal:
            yield best
        for move in islice(self._family.unlisted(view), _FURTHER):
            if move not in view.legal:
                yield move


@lru_cache(maxsize=64)
def numbers_of(rules: Rules) -> tuple[ViewNumbers, MoveNumbers]:
    """They follow from the rules, and take a while to make."""
    return ViewNumbers(rules), MoveNumbers(rules)
