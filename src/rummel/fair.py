"""What a record proves about its deals, guarantee by guarantee, and what only a receipt can.

A record is written by whoever ran the match, so it can't prove in which order things became known.
A receipt is what a player's device kept before it revealed its words: with it the record's
commitment and pledges can be compared.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct

from rummel import record
from rummel.errors import Fact, RuleError
from rummel.match import Match
from rummel.record import Header

T = TypeVar("T")

RECEIPT_VERSION: Final = 1

_Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
_HashOrNone = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class ReceiptRound(Struct, frozen=True, forbid_unknown_fields=True):
    """The words that the device sent for a round, and its hand after the deal, if it saw that."""

    round: Annotated[int, Meta(ge=1, le=1000)]
    words: _HashOrNone  # empty: it sent none
    hand: tuple[str | int, ...] | None = None


class Receipt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a device kept of a match before it revealed anything, and what it sent then."""

    rummel_receipt: int
    table: str
    game: str
    rules: dict[str, Any]
    seat: Annotated[int, Meta(ge=0, le=5)]
    commit: _Hash
    pledges: tuple[_HashOrNone, ...]
    rounds: tuple[ReceiptRound, ...]


def read_receipt(text: bytes) -> Receipt:
    """A receipt from JSON, or a `RuleError`."""
    try:
        receipt = msgspec.json.decode(text, type=Receipt)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RuleError("receipt-read", reason=str(error)[:120]) from None
    if receipt.rummel_receipt != RECEIPT_VERSION or receipt.seat >= len(receipt.pledges):
        raise RuleError("receipt-read", reason="rummel_receipt, seat")
    return receipt


class Claim(Struct, frozen=True):
    """One guarantee and how it stands. Its sentence is under `fair-<name>-<why>`."""

    # seeds: the server had fixed its part before the words were known; words: so had every seat;
    # used: all words are part of all deals; cards: the cards follow from that; moves: the rules.
    name: Literal["seeds", "words", "used", "cards", "moves"]
    state: Literal["proved", "open", "broken"]  # open: this record, or receipt, does not show it
    why: str
    facts: dict[str, Fact] = {}

    @property
    def key(self) -> str:
        return f"fair-{self.name}-{self.why}"


class Judged(NamedTuple):
    match: Match
    claims: tuple[Claim, ...]

    @property
    def is_broken(self) -> bool:
        return any(claim.state == "broken" for claim in self.claims)


class _Dealt(NamedTuple):
    """A round as it was dealt."""

    number: int
    words: tuple[str, ...]
    out: tuple[int, ...]  # who had given up before
    hands: tuple[tuple[str, ...], ...]


def judge(text: bytes, receipt: Receipt | None = None) -> Judged:
    """Replays a record and says what it proves. A `RuleError` if the record itself is wrong."""
    head, _, _ = record.read_header(text)
    reveals = record.reveals(text)
    rounds: list[_Dealt] = []
    match: Match | None = None
    for played in record.replay(text):
        match = played.match
        if played.seat is None:
            rounds.append(
                _Dealt(
                    match.round,
                    reveals[match.round - 1].words,
                    match.out,
                    tuple(tuple(map(str, hand)) for hand in match.state.hands),
                )
            )
    assert match
    moves = Claim("moves", "proved", "record")
    if receipt and not _same_rules(head, receipt):
        moves = Claim("moves", "broken", "changed")
    claims = (
        *_fixed(head, receipt),
        _used(head, rounds, receipt),
        _cards(rounds, receipt),
        moves,
    )
    return Judged(match, claims)


def _fixed(head: Header, receipt: Receipt | None) -> tuple[Claim, Claim]:
    """Whether server and seats had fixed their parts before any words were known."""
    if receipt:
        same_commit = head.commit == receipt.commit
        same_pledges = head.pledges == receipt.pledges
        return (
            Claim("seeds", "proved", "receipt")
            if same_commit
            else Claim("seeds", "broken", "changed"),
            Claim("words", "proved", "receipt")
            if same_pledges
            else Claim("words", "broken", "changed"),
        )
    why = "plain" if head.pledges is None else "record"
    return Claim("seeds", "open", why), Claim("words", "open", why)


def _used(head: Header, rounds: Sequence[_Dealt], receipt: Receipt | None) -> Claim:
    if head.pledges is None:
        return Claim("used", "open", "plain")
    pledged = [seat for seat, pledge in enumerate(head.pledges) if pledge]
    if receipt:
        sent = {one.round: one.words for one in receipt.rounds}
        own = {
            one.number: _at(one.words, receipt.seat) or "" for one in rounds if one.number in sent
        }
        changed = tuple(number for number, words in own.items() if words not in ("", sent[number]))
        if changed:
            return Claim("used", "broken", "changed", {"rounds": changed})
        left_out = tuple(number for number, words in own.items() if not words)
        if left_out:
            return Claim("used", "open", "left-out", {"rounds": left_out})
    if not pledged:
        return Claim("used", "open", "none")
    missing = [
        (seat, tuple(one.number for one in rounds if not (one.words[seat] or seat in one.out)))
        for seat in pledged
    ]
    named = tuple(
        f"{head.seats[seat]} ({', '.join(map(str, numbers))})"
        for seat, numbers in missing
        if numbers
    )
    if named:
        return Claim("used", "open", "missing", {"missing": named})
    silent = tuple(
        name for name, pledge in zip(head.seats, head.pledges, strict=True) if not pledge
    )
    if silent:
        return Claim("used", "proved", "some", {"names": silent})
    return Claim("used", "proved", "all")


def _cards(rounds: Sequence[_Dealt], receipt: Receipt | None) -> Claim:
    seen = {one.round: one.hand for one in receipt.rounds if one.hand} if receipt else {}
    for one in rounds:
        hand = seen.get(one.number)
        if hand and receipt and one.hands and tuple(map(str, hand)) != _at(one.hands, receipt.seat):
            return Claim("cards", "broken", "changed", {"round": one.number})
    return Claim("cards", "proved", "receipt" if seen else "record")


def _at(values: Sequence[T], seat: int) -> T | None:
    """What belongs to a seat; None if the record has no such seat: it is of another match."""
    return values[seat] if seat < len(values) else None


def _same_rules(head: Header, receipt: Receipt) -> bool:
    """Whether the match was recorded under the rules that the device had seen.

    A newer program may know more options than the one that made either of them.
    """
    both = head.rules.keys() & receipt.rules.keys()
    return head.game == receipt.game and all(head.rules[at] == receipt.rules[at] for at in both)
