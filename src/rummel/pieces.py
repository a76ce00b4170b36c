"""Suits, ranks, jokers, decks and their text notation.

A piece is a small integer: `suit << 4 | rank`, with ranks from 1 (ace) to 13 (king) and the suits
c d h s as 0 to 3. Bit 6 marks a joker: alone it is a joker that stands for nothing yet (`*`), with
a piece below it a joker that stands for that piece (`*=7h`). The two copies of a tile are the same
piece: there is no identity that could betray where a hidden one went.

The cards of 111 are not pieces of this kind but plain numbers.
"""

from bisect import bisect
from collections.abc import Iterable
from typing import Final

from rummel.errors import RuleError

SUITS: Final = "cdhs"
RANKS: Final = range(1, 14)
LETTERS: Final = {1: "A", 11: "J", 12: "Q", 13: "K"}

_JOKER_BIT: Final = 64


class Piece(int):
    """A card or tile. Take pieces from `piece`, `parse_piece` or a deck; they are interned."""

    __slots__ = ()

    @property
    def rank(self) -> int:
        """1 for an ace to 13 for a king; of a declared joker the rank it stands for; else 0."""
        return self & 15

    @property
    def suit(self) -> int:
        """0 to 3 for clubs, diamonds, hearts and spades."""
        return self >> 4 & 3

    @property
    def is_joker(self) -> bool:
        return self >= _JOKER_BIT

    @property
    def face(self) -> "Piece":
        """The natural piece that this is or stands for."""
        return PIECES[self & 63]

    @property
    def in_hand(self) -> "Piece":
        """What this is once it is picked up: a joker stands for nothing again."""
        return JOKER if self >= _JOKER_BIT else self

    def __repr__(self) -> str:
        return TEXTS[self]

    __str__ = __repr__
    __format__ = object.__format__


# A meld is its pieces in order, every joker declared. Hands are sorted tuples.
Meld = tuple[Piece, ...]
Hand = tuple[Piece, ...]

PIECES: Final[tuple[Piece, ...]] = tuple(Piece(code) for code in range(128))
JOKER: Final[Piece] = PIECES[_JOKER_BIT]


def _text(code: int) -> str:
    natural = f"{code & 15}{SUITS[code >> 4 & 3]}"
    if code < _JOKER_BIT:
        return natural
    return f"*={natural}" if code & 15 else "*"


TEXTS: Final = tuple(_text(code) for code in range(128))  # of all pieces, by their codes


def piece(rank: int, suit: int) -> Piece:
    """The piece of that rank (1 to 13) and suit (0 to 3)."""
    return PIECES[suit << 4 | rank]


def joker_for(face: Piece) -> Piece:
    """A joker that stands for `face`."""
    return PIECES[_JOKER_BIT | face]


_RANK_OF: Final = {str(rank): rank for rank in RANKS} | {
    letter: rank for rank, letter in LETTERS.items()
}
_PARSED: Final[dict[str, Piece]] = {
    f"{word}{suit}": piece(rank, at)
    for word, rank in _RANK_OF.items()
    for at, suit in enumerate(SUITS)
}
_PARSED.update({f"*={text}": joker_for(one) for text, one in list(_PARSED.items())})
_PARSED["*"] = JOKER


def parse_piece(text: str) -> Piece:
    """Reads `7h`, `13s` or `Ks`, `*` and `*=7h`; capitals do not matter.

    >>> parse_piece("Ks"), parse_piece("*=10d")
    (13s, *=10d)
    """
    parsed = _PARSED.get(text)
    if parsed is None:
        # Ranks are written A J Q K and suits in small letters; people type both in both cases.
        parsed = _PARSED.get(text[:-1].upper() + text[-1:].lower())
    if parsed is None:
        raise RuleError("bad-piece", text=text[:40])
    return parsed


def parse_pieces(text: str) -> tuple[Piece, ...]:
    """Reads pieces with blanks or commas between them.

    >>> parse_pieces("5h 6h *=7h")
    (5h, 6h, *=7h)
    """
    return tuple(parse_piece(word) for word in text.replace(",", " ").split())


def pretty(one: Piece) -> str:
    """The piece as card players write it: `K♠`, `10♥`, and `*` for a joker."""
    if one == JOKER:
        return "*"
    face = f"{LETTERS.get(one.rank, one.rank)}{'♣♦♥♠'[one.suit]}"
    return f"*={face}" if one.is_joker else face


def deck(copies: int, jokers: int) -> tuple[Piece, ...]:
    """`copies` packs of 52 and `jokers` jokers, in order: 106 tiles are `deck(2, 2)`."""
    pack = tuple(piece(rank, suit) for suit in range(4) for rank in RANKS)
    return pack * copies + (JOKER,) * jokers


def is_piece(code: int) -> bool:
    """Whether a number is the code of a piece: of a natural one, or of a joker, declared or not."""
    return code == _JOKER_BIT or (0 < code < 2 * _JOKER_BIT and (code & 15) in RANKS)


def plus(hand: Hand, card: Piece) -> Hand:
    """A sorted hand with one more piece in its place."""
    at = bisect(hand, card)
    return (*hand[:at], card, *hand[at:])


def without(hand: Iterable[Piece], taken: Iterable[Piece]) -> tuple[Piece, ...]:
    """`hand` less the pieces `taken`, each once; the order stays."""
    rest = list(hand)
    for one in taken:
        try:
            rest.remove(one)
        except ValueError:
            raise RuleError("not-in-hand", piece=one) from None
    return tuple(rest)


def is_red(one: Piece) -> bool:
    """Diamonds and hearts."""
    return one.suit in (1, 2)
