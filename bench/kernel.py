"""The kernel for browsers beside the native one: how large it is, and how fast under Node.js.

Questions to the arranger by the size of the table, as `bench.arranger` has them, and playouts of
each game. Both are the best of five; `web/bench/kernel.mjs` measures the file (`make wasm`).
"""

import gzip
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

import msgspec
from tests.web.test_wasm import WASM, not_built

from bench.arranger import positions
from rummel import _kernel  # noqa: TID251 - without what Python adds
from rummel.games import GAMES
from rummel.native import FAMILIES, Chance, kernel_round, options_of
from rummel.pieces import PIECES
from rummel.server.site import FOLDER
from rummel.solve import Question, arguments

_EACH: Final = 40  # positions of a size
_WORLDS: Final = 8
_WEB: Final = Path(__file__).parents[1] / "web"
Requests = list[dict[str, Any]]


def _best(call: Callable[..., object], *arguments: object) -> float:
    """Milliseconds."""
    times = []
    for _ in range(5):
        start = perf_counter()
        call(*arguments)
        times.append((perf_counter() - start) * 1000)
    return min(times)


def arranging(requests: Requests) -> dict[str, list[float]]:
    """Adds the questions, and measures the native kernel."""
    times: dict[str, list[float]] = {}
    for bucket, some in positions(_EACH).items():
        name = f"a table of {bucket} tiles"
        for position in some:
            inputs = arguments(Question(table=position.table, rack=position.rack))
            table, rack, laws, settings, objectives = inputs
            times.setdefault(name, []).append(_best(_kernel.arrange, *inputs, PIECES))
            requests.append(
                {
                    "name": name,
                    "do": "arrange",
                    "table": [bytes(meld).hex() for meld in table],
                    "rack": bytes(rack).hex(),
                    "laws": [int(one) for one in laws],
                    "settings": [int(one) for one in settings],
                    "objectives": objectives,
                }
            )
    return times


def playouts(requests: Requests) -> dict[str, list[float]]:
    times = {}
    number = 0
    for game in GAMES.values():
        if game.family.name not in FAMILIES:
            continue
        number += 1
        played = kernel_round(game.rules)
        played.deal(Chance.seeded(1), 0)
        seat = played.acting()[0]
        actions = played.actions(seat)[:4]
        plan: dict[str, Any] = {"policy": "greedy", "worlds": _WORLDS, "work": 1_000_000, "seed": 1}
        name = f"playouts of {game.id}"
        call = (seat, actions, "greedy", _WORLDS, 1_000_000, 1, 3.0)
        times[name] = [_best(played.rollout, *call)]
        requests += [
            {"do": "open", "family": game.family.name, "options": options_of(game.rules)},
            {"do": "deal", "round": number, "seed": 1, "first": 0},
            {"name": name, "do": "rollout", "round": number, "seat": seat, **plan}
            | {"actions": actions},
        ]
    return times


def main() -> None:
    lacking = not_built()
    if lacking:
        print(f"The kernel for browsers is not measured: {lacking}")
        return
    whole = WASM.read_bytes()
    (packed,) = (FOLDER / "assets").glob("*.wasm.br")
    print("The kernel for browsers                            bytes")
    print(f"  as it is                                     {len(whole):9,}")
    print(f"  gzip                                         {len(gzip.compress(whole, 9)):9,}")
    print(f"  brotli                                       {packed.stat().st_size:9,}")
    requests: Requests = []
    native = {**arranging(requests), **playouts(requests)}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "requests.json"
        file.write_bytes(msgspec.json.encode(requests))
        done = subprocess.run(
            ["node", "bench/kernel.mjs", WASM, file],
            cwd=_WEB,
            env=os.environ,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    browser = msgspec.json.decode(done.stdout, type=dict[str, list[float]])
    print("Milliseconds, median and most                   native      Node.js    times")
    for name, times in native.items():
        theirs = browser[name]
        print(
            f"  {name:40} {median(times):7.3f} {max(times):7.2f} {median(theirs):7.3f}"
            f" {max(theirs):7.2f} {median(theirs) / median(times):6.1f}×"
        )


if __name__ == "__main__":
    main()
