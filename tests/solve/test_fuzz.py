"""Garbage of every kind for the kernel: an answer or a documented refusal, never a crash.

The calls run in a separate process, so that a crash fails the test and nothing else. Run
`python -m tests.solve.test_fuzz SEED CALLS` to see one.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from rummel import _kernel  # noqa: TID251 - fuzzed itself, too
from rummel.errors import CODES, RuleError
from rummel.melds import MeldRules, Worth
from rummel.pieces import JOKER, PIECES, deck
from rummel.solve import OBJECTIVES, Question, arrange, arrange_many
from tests.solve.positions import check_answer, made

ROOT: Final = Path(__file__).parent.parent.parent
CALLS: Final = 4000


class Strange(int):
    """A number that lies about itself."""

    def __index__(self) -> int:
        raise AssertionError("the kernel must not run code while it reads")

    __int__ = __index__

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = int.__hash__


class Indexed:
    def __index__(self) -> int:
        raise AssertionError("the kernel takes true ints only")


def anything(chance: Random, depth: int = 2) -> Any:
    """A value of any type."""
    plain: list[Callable[[], Any]] = [
        lambda: None,
        lambda: chance.choice((True, False)),
        lambda: chance.choice((-1, 0, 1, 14, 63, 64, 127, 128, 255, 256, 1000)),
        lambda: chance.choice((2**31, -(2**31) - 1, 2**63, 2**64, 2**70, -(2**70), 10**100)),
        lambda: chance.choice((0.5, float("nan"), float("inf"), 1j)),
        lambda: chance.choice(("", "5h", "five", "\0", "🂡")),
        lambda: chance.choice((b"", b"\x01\x02\x03", bytes(30), bytearray(b"\x05"))),
        lambda: memoryview(b"\x01"),
        lambda: range(3),
        lambda: iter(()),
        lambda: {1, 2},
        lambda: {1: 2},
        object,
        lambda: int,
        lambda: Strange(5),
        Indexed,
        lambda: chance.choice(PIECES),
    ]
    if depth and chance.random() < 0.35:
        some = [anything(chance, depth - 1) for _ in range(chance.randint(0, 4))]
        return chance.choice((list, tuple))(some)
    return chance.choice(plain)()


def pieces(chance: Random) -> Any:
    """Valid pieces, invalid pieces, or no pieces at all."""
    kind = chance.random()
    if kind < 0.1:
        return anything(chance)
    if kind < 0.2:
        return deck(2, chance.choice((0, 2, 7)))[: chance.randint(90, 130)]
    if kind < 0.3:
        return [chance.choice(PIECES)] * chance.randint(0, 9)
    if kind < 0.4:
        return [chance.randint(-300, 300) for _ in range(chance.randint(0, 12))]
    some: list[Any] = chance.sample(deck(2, 2), chance.randint(0, 20))
    if kind < 0.5 and some:
        some[chance.randrange(len(some))] = anything(chance)
    if kind < 0.55:
        some *= chance.choice((2, 100))
    return chance.choice((list, tuple))(some)


def numbers(chance: Random, usual: list[int]) -> Any:
    """The settings with up to two of them spoilt."""
    if chance.random() < 0.05:
        return anything(chance)
    some: list[Any] = list(usual)
    for _ in range(chance.choice((0, 0, 1, 2))):
        at = chance.randrange(len(some))
        some[at] = chance.choice((-1, 0, 1, 2, 3, 4, 7, 99, 2**31, 2**40, 2**80, -(2**80)))
    if chance.random() < 0.05:
        some[chance.randrange(len(some))] = anything(chance)
    if chance.random() < 0.05:
        some = some[: chance.randint(0, len(some))]
    return chance.choice((list, tuple))(some)


LAWS: Final = [1, 1, 0, 0, 0, 13, 1, 0, 0, -1, 1, 1, 1, 1, 1, 25]
ASKED: Final = [1, 1, 0, 0, 0, 1000, 0, 3000, 500]


def raw(chance: Random) -> list[Any]:
    """A question as the kernel reads it."""
    table: Any = [pieces(chance) for _ in range(chance.randint(0, 3))]
    if chance.random() < 0.5:
        table, _ = made(chance, MeldRules(), tiles=chance.randint(0, 40), rack=3)
    if chance.random() < 0.05:
        table = anything(chance)
    objectives: Any = [chance.randint(-1, 6) for _ in range(chance.choice((0, 1, 2, 2, 20)))]
    if chance.random() < 0.6:
        objectives = chance.sample(range(6), chance.randint(0, 6))
    if chance.random() < 0.05:
        objectives = anything(chance)
    return [table, pieces(chance), numbers(chance, LAWS), numbers(chance, ASKED), objectives]


def kernel_call(chance: Random) -> None:
    """One call of the kernel; TypeError and ValueError are what it may raise."""
    known: Any = PIECES if chance.random() < 0.95 else anything(chance)
    cap = 10 if chance.random() < 0.8 else anything(chance)
    left = chance.randint(-1, 24) if chance.random() < 0.8 else anything(chance)
    calls: list[Callable[[], object]] = [
        lambda: _kernel.arrange(*[*raw(chance), known]),
        lambda: _kernel.arrange(*[*raw(chance), known]),
        lambda: _kernel.arrange_many([raw(chance) for _ in range(3)], known),  # type: ignore[misc]
        lambda: _kernel.arrange_many(anything(chance), known),
        lambda: _kernel.least_deadwood(pieces(chance), cap, left, discard=chance.random() < 0.5),
        lambda: _kernel.least_deadwood_many([pieces(chance) for _ in range(3)], cap, left),
        lambda: _kernel.least_deadwood_many(anything(chance), cap, left),
        lambda: _kernel.least_after_discard(pieces(chance), cap, left),
        lambda: _kernel.best_melds(pieces(chance), cap, left),
        lambda: chance.choice((_kernel.arrange, _kernel.best_melds))(
            *[anything(chance) for _ in range(chance.randint(0, 7))]
        ),
    ]
    chance.choice(calls)()


def question(chance: Random) -> Question:
    """A question of the right types whose values may be impossible or contradict each other."""
    odd = (-1, 0, 1, 5, 12, 15, 101, 251, 2**31, 2**70, -(2**70))

    def number(usual: int) -> int:
        return usual if chance.random() < 0.97 else chance.choice(odd)

    rules = MeldRules(
        runs=chance.random() < 0.9,
        sets=chance.random() < 0.9,
        ace=chance.choice(("low", "either", "wrap")),
        longest_run=number(chance.choice((13, 14))),
        mixed_runs=chance.random() < 0.1,
        jokers=chance.choice(("free", "natural", "majority", "apart", "one")),
        declared=chance.random() < 0.5,
    )
    fine = rules.longest_run in {13, 14} and rules.runs and rules.sets
    table, rack = made(
        chance,
        rules if fine else MeldRules(),
        tiles=chance.randint(0, 30),
        rack=chance.randint(1, 12),
        jokers=chance.randint(0, 7),
        loaded=True,
    )
    if chance.random() < 0.15:
        table = (*table, tuple(chance.sample(PIECES, chance.randint(0, 6))))
    if chance.random() < 0.15:
        rack = (*rack, *chance.choices((*PIECES, JOKER), k=3))
    return Question(
        table=table,
        rack=rack,
        melds=rules,
        worth=Worth(court=chance.choice((None, 10, number(10))), ace_high=number(11)),
        table_joker=chance.choice(("free", "any", "declared", "both")),
        joker_tile=chance.choice(("lying", "moved", "rack")),
        opened=chance.random() < 0.7,
        rebuild=chance.random() < 0.7,
        minimum=number(30),
        opening=chance.choice(("sum", "one")),
        out_opens=chance.random() < 0.3,
        most=number(1000),
        keep=number(0),
        objectives=tuple(chance.choices(OBJECTIVES, k=chance.randint(0, 2))),
        work=number(3000),
        tidy_work=number(500),
    )


def solve_call(chance: Random) -> None:
    """One question through the typed interface: a sound answer or a listed `RuleError`."""
    query = question(chance)
    answer = arrange(query) if chance.random() < 0.7 else arrange_many([query])[0]
    check_answer(query, answer)


def main(seed: str, calls: int) -> None:
    """Makes the calls and prints how they ended."""
    ends: Counter[str] = Counter()
    for number in range(calls):
        chance = Random(f"{seed}/{number}")
        call, refusals = chance.choice(
            ((kernel_call, (TypeError, ValueError)), (solve_call, RuleError))
        )
        try:
            call(chance)
        except refusals as error:
            if isinstance(error, RuleError) and error.code not in CODES:
                raise
            ends[f"{call.__name__} {type(error).__name__}"] += 1
        except BaseException as error:
            error.add_note(f"call {number} of seed {seed}")
            raise
        else:
            ends[f"{call.__name__} answered"] += 1
    for name, count in sorted(ends.items()):
        print(f"{name}: {count}")


@pytest.mark.parametrize("seed", range(2))
def test_garbage(seed: int, soak: int) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", __name__, str(seed), str(CALLS * soak)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    ends = dict(line.rsplit(": ", 1) for line in done.stdout.splitlines())
    # All of them happen, or the garbage is not of every kind.
    for name in (
        "kernel_call TypeError",
        "kernel_call ValueError",
        "kernel_call answered",
        "solve_call RuleError",
        "solve_call answered",
    ):
        assert int(ends[name]) > CALLS // 50, (name, ends)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
