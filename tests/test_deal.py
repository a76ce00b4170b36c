"""Fair deals: known answers, an independent reading of the scheme, and uniformity."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import pairwise, permutations
from math import factorial
from pathlib import Path

import pytest

from rummel.deal import (
    Stream,
    chain,
    commitment,
    pledge,
    pledged_key,
    round_key,
    words_before,
    words_chain,
)
from rummel.pieces import deck

VECTORS = json.loads((Path(__file__).parent / "deal_vectors.json").read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_known_answers(vector: dict[str, object]) -> None:
    secret, rounds = str(vector["secret"]).encode(), int(str(vector["rounds"]))
    seeds = chain(secret, rounds)
    assert commitment(seeds[0]) == vector["commit"]
    assert [seed.hex() for seed in seeds] == vector["seeds"]
    words = vector["words"]
    assert isinstance(words, list)
    if "version" in vector:
        pledges = vector["pledges"]
        assert isinstance(pledges, list)
        _check_devices(vector, pledges, words)
        keys = [
            pledged_key(seed, number, str(vector["commit"]), pledges, words[number - 1])
            for number, seed in enumerate(seeds, start=1)
        ]
    else:
        keys = [round_key(seed, number, words) for number, seed in enumerate(seeds, start=1)]
    assert [key.hex() for key in keys] == vector["keys"]
    tiles, after = Stream(keys[0]).shuffled(deck(2, 2))
    assert " ".join(map(str, tiles)) == vector["deal"]
    assert after.at == vector["words_used"]


def _check_devices(vector: dict[str, object], pledges: list[str], words: list[list[str]]) -> None:
    devices = vector["devices"]
    assert isinstance(devices, list)
    for seat, device in enumerate(devices):
        own = [round_words[seat] for round_words in words]
        if device is None:
            assert (pledges[seat], set(own)) == ("", {""})
            continue
        chain = words_chain(device.encode(), len(words))
        assert pledges[seat] == pledge(chain[0])
        assert all(one in ("", known) for one, known in zip(own, chain, strict=True))


def _numbers(key: bytes) -> list[int]:
    """The stream as docs/notation.md describes it, written independently."""
    blocks = (hmac.new(key, n.to_bytes(8, "big"), hashlib.sha256).digest() for n in range(40))
    data = b"".join(blocks)
    return [int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4)]


def test_the_scheme_as_documented() -> None:
    seed = bytes(range(32))
    message = "rummel-deal-1\n3\n" + "\n".join(
        hashlib.sha256(word.encode()).hexdigest() for word in ("ana", "böb\n")
    )
    key = hmac.new(seed, message.encode(), hashlib.sha256).digest()
    assert round_key(seed, 3, ["ana", "böb\n"]) == key
    items = list(range(106))
    numbers = iter(_numbers(key))
    for place in range(105, 0, -1):
        number = next(numbers)
        while number >= 2**32 - 2**32 % (place + 1):
            number = next(numbers)
        other = number % (place + 1)
        items[place], items[other] = items[other], items[place]
    assert Stream(key).shuffled(range(106))[0] == tuple(items)


def test_pledged_words_as_documented() -> None:
    link = b"device"
    chain_ = []
    for _ in range(4):
        link = hashlib.sha256(b"rummel-words-2\n" + link).digest()
        chain_.append(link.hex())
    third, second, first, pledged = chain_
    assert words_chain(b"device", 3) == (first, second, third)
    assert pledge(first) == pledged
    assert words_before(third, 3) == pledged
    seed, commit = bytes(range(32)), "c" * 64
    message = f"rummel-deal-2\n2\n{commit}\n{pledged}\n{second}\n\n"
    key = hmac.new(seed, message.encode(), hashlib.sha256).digest()
    assert pledged_key(seed, 2, commit, [pledged, ""], [second, ""]) == key


def test_every_part_of_the_pledged_mix_counts() -> None:
    mix = (b"seed", 1, "c", ("p", "q"), ("a", "b"))
    others = [
        (b"tree", *mix[1:]),
        (b"seed", 2, *mix[2:]),
        (b"seed", 1, "d", *mix[3:]),
        (b"seed", 1, "c", ("p", "r"), mix[4]),
        (b"seed", 1, "c", ("q", "p"), mix[4]),
        (*mix[:4], ("a", "")),
        (*mix[:4], ("b", "a")),
    ]
    keys = {pledged_key(*one) for one in (mix, *others)}
    assert len(keys) == len(others) + 1
    assert round_key(b"seed", 1, ("a", "b")) not in keys
    with pytest.raises(ValueError, match="zip"):
        pledged_key(b"seed", 1, "c", ("p", "q"), ("a",))


def test_a_seed_reveals_the_commitment_to_the_next() -> None:
    seeds = chain(b"secret", 5)
    assert len(set(seeds)) == 5
    for before, after in pairwise(seeds):
        assert commitment(after) == before.hex()


def test_every_part_of_the_mix_counts() -> None:
    key = round_key(b"seed", 1, ["a", "b"])
    others = [
        round_key(b"tree", 1, ["a", "b"]),
        round_key(b"seed", 2, ["a", "b"]),
        round_key(b"seed", 1, ["a", "c"]),
        round_key(b"seed", 1, ["b", "a"]),
        round_key(b"seed", 1, ["a\nb"]),
        round_key(b"seed", 1, ["a"]),
    ]
    assert len({key, *others}) == 7


def test_a_stream_goes_on_where_it_stopped() -> None:
    stream = Stream(b"k" * 32)
    one_by_one = []
    for _ in range(50):
        number, stream = stream.below(1000)
        one_by_one.append(number)
    again = Stream(b"k" * 32)
    for expected in one_by_one:
        number, again = again.below(1000)
        assert number == expected
    assert again == stream


def test_rejected_words_are_skipped() -> None:
    # With this bound nearly half of all words have to be rejected.
    bound = 2**31 + 1
    stream = Stream(b"r" * 32)
    expected = [number for number in _numbers(stream.key) if number < bound][:40]
    numbers = []
    for _ in range(40):
        number, stream = stream.below(bound)
        numbers.append(number)
    assert numbers == expected
    assert stream.at > 60


def _chi_squared(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


def test_orders_are_uniform() -> None:
    """All 120 orders of five: chi-squared with 119 degrees of freedom, fixed seeds."""
    counts: Counter[tuple[int, ...]] = Counter()
    stream = Stream(b"u" * 32)
    for _ in range(factorial(5) * 100):
        order, stream = stream.shuffled(range(5))
        counts[order] += 1
    assert set(counts) == set(permutations(range(5)))
    assert _chi_squared(list(counts.values())) < 173.6  # 0.1 % lie above


def test_every_tile_is_everywhere() -> None:
    """Where the jokers end up among 106 places: 105 degrees of freedom, fixed seeds."""
    places = [0] * 106
    for number in range(2000):
        order, _ = Stream(round_key(b"u", number, [])).shuffled(range(106))
        places[order.index(104)] += 1
        places[order.index(105)] += 1
    assert _chi_squared(places) < 156.6
