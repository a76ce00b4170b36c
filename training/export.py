"""Writes the weights of a training run as the file that the package loads.

    python training/export.py training/plans/gin.json training/runs/leg3.npz src/rummel/nets/gin.bin

The plan says for which rules. A row of weights becomes whole numbers of a byte and one scale
(`native/include/rummel/net.hpp`).
"""

import json
import struct
import sys
from pathlib import Path

import numpy as np

from rummel import native


def fnv(data: bytes) -> int:
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def main() -> None:
    plan = json.loads(Path(sys.argv[1]).read_text())
    given, out = Path(sys.argv[2]), Path(sys.argv[3])
    weights = {name: one.astype(np.float32) for name, one in np.load(given).items()}
    blocks = sum(name.endswith("line.weight") for name in weights)
    hidden, width = weights["into.weight"].shape
    body = []

    def floats(name: str) -> None:
        body.append(weights[name].astype("<f4").tobytes())

    def matrix(name: str) -> None:
        rows = weights[f"{name}.weight"]
        scale = np.maximum(np.abs(rows).max(1), 1e-12) / 127
        floats(f"{name}.bias")
        body.append(scale.astype("<f4").tobytes())
        body.append(np.rint(rows / scale[:, None]).astype(np.int8).tobytes())

    rounds = [native.Round(plan["family"], kind["options"]) for kind in plan["kinds"]]
    (layout,) = {one.feature_hash() for one in rounds}
    body.append(np.array([one.rules_hash() for one in rounds], "<u8").tobytes())
    floats("scale")
    matrix("into")
    for block in range(blocks):
        floats(f"blocks.{block}.norm.weight")
        floats(f"blocks.{block}.norm.bias")
        matrix(f"blocks.{block}.line")
    floats("norm.weight")
    floats("norm.bias")
    matrix("out")
    data = b"".join(body)
    actions = len(weights["out.bias"]) - 1
    head = struct.pack(
        "<8sI16sQ5IQ",
        b"rummel-n",
        2,
        plan["family"].encode(),
        layout,
        width,
        hidden,
        blocks,
        actions,
        len(rounds),
        fnv(data),
    )
    out.parent.mkdir(exist_ok=True)
    out.write_bytes(head + data)
    print(f"{len(head) + len(data):,} bytes")


main()
