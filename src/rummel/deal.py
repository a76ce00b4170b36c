"""Fair deals: commit, mix, reveal, verify. Scheme version 1.

A match has a chain of round seeds: each is the SHA-256 of the next one, and the SHA-256 of the
first is the commitment that is shown before anything is dealt. A round's key is an HMAC-SHA256
with the round seed as its key, over the round's number and every seat's own seed. So the server
can't choose the deal once the seats have spoken, and the seats can't choose it because they don't
know the server's seed. After the round its seed is revealed; it fits the commitment, and is itself
the commitment to the next round.

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

VERSION: Final = 1
_WORDS: Final = 8  # 32-bit words in a block of the stream


def chain(secret: bytes, rounds: int) -> tuple[bytes, ...]:
    """The seeds of `rounds` rounds, first round first, grown backwards from a secret."""
    seeds = [sha256(secret).digest()]
    for _ in range(rounds - 1):
        seeds.append(sha256(seeds[-1]).digest())
    return tuple(reversed(seeds))


def commitment(seed: bytes) -> str:
    """What is published before `seed` may be known."""
    return sha256(seed).hexdigest()


def round_key(seed: bytes, number: int, seat_seeds: Iterable[str]) -> bytes:
    """The key of round `number` (from 1): the server's seed mixed with every seat's."""
    parts = [f"rummel-deal-{VERSION}", str(number)]
    # Hashing each seat's words keeps the list unambiguous whatever they contain.
    parts += [sha256(words.encode()).hexdigest() for words in seat_seeds]
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
        block, skip = divmod(self.at, _WORDS)
        while True:
            data = hmac.digest(self.key, block.to_bytes(8, "big"), "sha256")
            for start in range(4 * skip, 4 * _WORDS, 4):
                yield int.from_bytes(data[start : start + 4], "big")
            block, skip = block + 1, 0
