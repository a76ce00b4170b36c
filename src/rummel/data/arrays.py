"""Rounds as arrays: a Parquet file with a row for each decision.

Columns: `round` and `step` (counted from 0 in it), the `seat` that acts, its `observation` and
`legal` actions as `rummel.env` numbers them, the `action`, what the round brings all seats in the
end (`points`) and this seat (`reward`, its points less the mean of its opponents'). An action is
null where a bot has made a move that has no number.

The schema's metadata has all that a reader needs under the key `rummel`, as JSON: game, rules,
bots, seed, versions, and what the places of an observation and the actions are.
"""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from rummel.data.plan import Plan, Portion
from rummel.env import Environment, batch
from rummel.env.batches import KernelBatch
from rummel.env.core import margin_matrix
from rummel.native import POLICIES

Array = npt.NDArray[Any]

KEY: Final = b"rummel"
FORMAT: Final = 1
_IN_A_ROW: Final = 25  # rounds that are played one after the other in one place of a batch
_ROWS: Final = 8192  # of a row group
_FEW_VALUES: Final = ["round", "step", "seat", "action", "reward"]


class _Decisions(NamedTuple):
    """Some decisions, those of each round in order."""

    round: Array  # counted from 0 in the file
    seat: Array
    observation: Array
    legal: Array  # as bits
    action: Array  # -1: the move has no number


def made_arrays(plan: Plan, portion: Portion) -> tuple[bytes, int]:
    """The file, and how many decisions it holds."""
    options = msgspec.structs.asdict(plan.rules)
    table = Environment(plan.game, **options)
    points = np.zeros((portion.rounds, table.players), np.int16)
    native = table.native and set(plan.bots) <= set(POLICIES)
    if native:
        count = -(-portion.rounds // _IN_A_ROW)
        seed = plan.number("part", portion.number)
        rounds = batch(plan.game, count, seed=seed, threads=1, **options)
        assert isinstance(rounds, KernelBatch)
        played = list(_by_kernel(plan, rounds, points))
    else:
        played = list(_by_engine(plan, portion, table, points))
    decisions = _Decisions(*map(np.concatenate, zip(*played, strict=True)))
    order = np.argsort(decisions.round, kind="stable")
    steps = _steps(decisions.round[order])
    facts = {
        "format": FORMAT,
        **msgspec.to_builtins(plan),
        "number": portion.number,
        "rounds": portion.rounds,
        "native": native,
        "reward": "margin",
        "observation": msgspec.to_builtins(table.layout),
        "actions": msgspec.to_builtins(table.action_parts),
    }
    schema = _schema(table, msgspec.json.encode(facts))
    file = BytesIO()
    with pq.ParquetWriter(file, schema, compression="zstd", use_dictionary=_FEW_VALUES) as writer:
        for start in range(0, len(order), _ROWS):
            rows = order[start : start + _ROWS]
            some = _Decisions(*(column[rows] for column in decisions))
            columns = _columns(schema, table, some, points)
            columns["round"] = some.round + portion.first
            columns["step"] = steps[start : start + _ROWS]
            arrays = [pa.array(columns[field.name], field.type) for field in schema]
            writer.write_batch(pa.record_batch(arrays, schema=schema))
    return file.getvalue(), len(order)


def facts_of(path: Path) -> bytes | None:
    """What a file says of itself, as JSON; None if Rummel has not written it."""
    try:
        metadata: dict[bytes, bytes] = pq.read_schema(path).metadata or {}
    except pa.ArrowInvalid:
        return None
    return metadata.get(KEY)


# ---------------------------------------------------------------------------------------- rounds


def _by_kernel(plan: Plan, rounds: KernelBatch, points: Array) -> Iterator[_Decisions]:
    """Every place of the batch plays its rounds one after the other."""
    places = np.arange(rounds.count)
    current = places * _IN_A_ROW  # the round that each place is in
    last = np.minimum(current + _IN_A_ROW, len(points))  # what it no longer plays
    while True:
        ended = rounds.over & (current < last)
        points[current[ended]] = rounds.points[ended]
        current = current + ended
        if (current >= last).all():
            return
        live = np.flatnonzero(~rounds.over & (current < last))
        actions = rounds.choose(plan.bots)
        yield _Decisions(
            current[live],
            rounds.seats[live],
            rounds.observations[live],
            np.packbits(rounds.legal[live], axis=1, bitorder="little"),
            actions[live],
        )
        rounds.step(actions)


def _by_engine(
    plan: Plan, portion: Portion, table: Environment, points: Array
) -> Iterator[_Decisions]:
    for number in range(portion.rounds):
        name = portion.first + number
        chances = [Random(f"{plan.seed}/{name}/{seat}") for seat in range(table.players)]
        table.reset(plan.number("round", name))
        kept = []
        while table.seat is not None:
            seat = table.seat
            seen, legal = table.observe(), np.packbits(table.mask(), bitorder="little")
            move = table.bot_move(plan.bots[seat], chances[seat])
            action = table.number_of(move)
            kept.append((number, seat, seen, legal, -1 if action is None else action))
            if action is None:
                table.step_move(move)
            else:
                table.step(action)
        if table.booked:
            points[number] = table.booked[-1]
        yield _Decisions(*map(np.array, zip(*kept, strict=True)))


# ----------------------------------------------------------------------------------------- files


def _schema(table: Environment, facts: bytes) -> pa.Schema:
    def several(kind: pa.DataType, length: int) -> pa.DataType:
        return pa.list_(pa.field("item", kind, nullable=False), length)

    kinds = {
        "round": pa.int64(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "observation": several(pa.from_numpy_dtype(np.dtype(table.dtype)), table.length),
        "legal": several(pa.bool_(), table.actions),
        "action": pa.int32(),
        "points": several(pa.int16(), table.players),
        "reward": pa.float32(),
    }
    fields = [pa.field(name, kind, nullable=name == "action") for name, kind in kinds.items()]
    return pa.schema(fields, {KEY: facts})


def _steps(rounds: Array) -> Array:
    """The number of each decision in its round."""
    _, starts, counts = np.unique(rounds, return_index=True, return_counts=True)
    steps: Array = np.arange(len(rounds)) - np.repeat(starts, counts)
    return steps


def _columns(
    schema: pa.Schema, table: Environment, rows: _Decisions, points: Array
) -> dict[str, Any]:
    margins = points @ margin_matrix(table.rules).T
    flags = np.unpackbits(rows.legal, axis=1, count=table.actions, bitorder="little")
    bits = pa.py_buffer(np.packbits(flags, bitorder="little"))
    lists = {
        "observation": pa.array(rows.observation.ravel()),
        "legal": pa.Array.from_buffers(pa.bool_(), flags.size, [None, bits]),
        "points": pa.array(points[rows.round].ravel()),
    }
    return {
        "seat": rows.seat,
        "action": pa.array(rows.action, pa.int32(), mask=rows.action < 0),
        "reward": margins[rows.round, rows.seat],
        **{
            name: pa.FixedSizeListArray.from_arrays(values, type=schema.field(name).type)
            for name, values in lists.items()
        },
    }
