"""Fair deals: commit, pledge, mix, reveal, verify.

A match has a chain of round seeds: each is the SHA-256 of the next one, and the SHA-256 of the
first is the commitment that is shown before anything is dealt. A round's key is an HMAC-SHA256
with the round seed as its key, over the round's number and every seat's own words. So the server
can't choose the deal once the seats have spoken, and the seats can't choose it because they don't
know the server's seed. After the round its seed is revealed; it fits the commitment, and is itself
the commitment to the next round.

In version 1 the words are plain text that is public as soon as it is sent. In version 2 every
seat has a chain of words too, made like the server's: its pledge, the end of that chain, is
published together with the commitment before any words are revealed. So neither the server nor
any seat, nor both together, can still choose anything once the first words are known. Version 1
is for matches without an operator (terminal, simulations) and for what began under it.

All chance in a round comes from one `Stream` under that key: nothing is rolled again on undo,
reconnect or restart.
"""

import hmac
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

T = TypeVar("T")

PLAIN: Final = 1  # the version whose words are plain text
PLEDGED: Final = 2  # the version whose words are pledged
MOST_ROUNDS: Final = 1000  # that a match can have; a chain of words this long is enough for any
_BLOCK: Final = 8  # 32-bit words in a block of the stream
_WORDS_TAG: Final = b"rummel-words-2\n"


def chain(secret: bytes, rounds: int) -> tuple[bytes, ...]:
    """The seeds of `rounds` rounds, first round first, grown backwards from a secret."""
    seeds = [sha256(secret).digest()]
    for _ in range(rounds - 1):
        seeds.append(sha256(seeds[-1]).digest())
    return tuple(reversed(seeds))


def commitment(seed: bytes) -> str:
    """What is published before `seed` may be known."""
    return sha256(seed).hexdigest()


def round_key(seed: bytes, number: int, words: Iterable[str]) -> bytes:
    """The key of round `number` (from 1) in version 1: the server's seed and every seat's words."""
    parts = [f"rummel-deal-{PLAIN}", str(number)]
    # Hashing each seat's words keeps the list unambiguous whatever they contain.
    parts += [sha256(own.encode()).hexdigest() for own in words]
    return hmac.digest(seed, "\n".join(parts).encode(), "sha256")


# ----------------------------------------------------------------------------- pledged words


def words_before(words: str, rounds: int = 1) -> str:
    """The words of an earlier round, which follow from those of a later one; not the reverse."""
    end = bytes.fromhex(words)
    for _ in range(rounds):
        end = sha256(_WORDS_TAG + end).digest()
    return end.hex()


def words_chain(secret: bytes, rounds: int = MOST_ROUNDS) -> tuple[str, ...]:
    """A seat's words for every round, the first round first. Before them comes the pledge."""
    words = [sha256(_WORDS_TAG + secret).hexdigest()]
    for _ in range(rounds - 1):
        words.append(words_before(words[-1]))
    return tuple(reversed(words))


def pledge(words: str) -> str:
    """What a seat publishes before it reveals the words of the first round."""
    return words_before(words)


def pledged_key(
    seed: bytes, number: int, commit: str, pledges: Sequence[str], words: Sequence[str]
) -> bytes:
    """The key of round `number` (from 1) in version 2.

    It binds all that was published before. Seats without a pledge or words have an empty text;
    there are two lines for each seat, so the list is unambiguous.
    """
    parts = [f"rummel-deal-{PLEDGED}", str(number), commit]
    for pledged, own in zip(pledges, words, strict=True):
        parts += [pledged, own]
    return hmac.digest(seed, "\n".join(parts).encode(), "sha256")


class Stream(Struct, frozen=True):
    """Uniform random numbers from a key, as a value: drawing returns the stream after it."""

    key: bytes
    at: int = 0  # 32-bit words used so far

    def below(self, bound: int) -> tuple[int, "Stream"]:
        """A number from 0 up to, not including, `bound`."""
        limit = (1 << 32) - (1 << 32) % bound
        at = self.at
        for word in self._words():
            at += 1
            # Words at or above the last full multiple would favour small numbers.
            if word < limit:
                return word % bound, replace(self, at=at)
        raise AssertionError("the stream has no end")

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Stream"]:
        """Fisher–Yates, from the last place down."""
        mixed = list(items)
        at = self.at
        words = self._words()
        for place in range(len(mixed) - 1, 0, -1):
            bound = place + 1
            limit = (1 << 32) - (1 << 32) % bound
            word = next(words)
            at += 1
            while word >= limit:
                word = next(words)
                at += 1
            other = word % bound
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return tuple(mixed), replace(self, at=at)

    def _words(self) -> Iterator[int]:
        block, skip = divmod(self.at, _BLOCK)
        while True:
            data = hmac.digest(self.key, block.to_bytes(8, "big"), "sha256")
            for start in range(4 * skip, 4 * _BLOCK, 4):
                yield int.from_bytes(data[start : start + 4], "big")
            block, skip = block + 1, 0
