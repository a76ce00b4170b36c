"""Wake-ups between nodes: each arrives as it was sent, fits, and nothing malformed gets through."""

import logging
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummel.server import rows, wakeups
from rummel.server.wakeups import AnyWakeUp, EntryAppended
from rummel.tables.table import Entry
from rummel.wire import Reaction

POSTGRES_LIMIT = 8000  # bytes; `NOTIFY` refuses payloads of this size

_TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=9000)
_NUMBERS = st.integers(-1, 10_000_000)
_TIMES = st.floats(0, 1e11)


def _entries(texts: st.SearchStrategy[str] = _TEXTS) -> st.SearchStrategy[Entry]:
    return st.builds(
        Entry,
        number=_NUMBERS,
        kind=st.sampled_from(["pledge", "deal", "move", "resign"]),
        seat=st.none() | st.integers(0, 5),
        text=texts,
        key=st.none() | st.text(st.characters(codec="ascii"), max_size=64),
        at=_TIMES,
        lag=_TIMES,
    )


_FIELDS: dict[str, st.SearchStrategy[object]] = {
    "table": st.builds(rows.new_id),
    "node": st.just("") | st.builds(rows.new_id),
    "person": st.builds(rows.new_id),
    "people": st.lists(st.builds(rows.new_id), max_size=200).map(tuple),
    "bonds": st.booleans(),
    "entry": st.none() | _entries(),
    "seat": st.integers(-1, 5),
    "count": _NUMBERS,
    "away": st.none() | _TIMES,
    "until": _TIMES,
    "reaction": st.sampled_from(get_args(Reaction)),
}


@st.composite
def wake_ups(draw: st.DrawFn) -> AnyWakeUp:
    kind = draw(st.sampled_from(get_args(AnyWakeUp)))
    made: AnyWakeUp = kind(**{name: draw(_FIELDS[name]) for name in kind.__struct_fields__})
    return made


@given(wake_ups())
def test_every_wake_up_fits_and_comes_out_as_it_went_in(wake_up: AnyWakeUp) -> None:
    payload = wakeups.encode(wake_up)
    assert len(payload.encode()) < POSTGRES_LIMIT
    received = wakeups.decode(payload)
    if isinstance(wake_up, EntryAppended) and wake_up.entry and len(wake_up.entry.text) > 1000:
        # What is too long is left out, and the receiver reads the log.
        assert received in (wake_up, EntryAppended(table=wake_up.table, node=wake_up.node))
    else:
        assert received == wake_up


def test_an_entry_that_is_too_long_is_left_out() -> None:
    entry = Entry(number=3, kind="move", seat=0, text="ü" * 4000, at=1.0)
    received = wakeups.decode(wakeups.encode(EntryAppended(table="t", node="n", entry=entry)))
    assert received == EntryAppended(table="t", node="n")


@pytest.mark.parametrize(
    "payload",
    [
        "",
        "tttttttttttttt m nnnnnnnnnnnnnn",
        "{}",
        "[]",
        '{"kind":"entry"}',
        '{"kind":"unknown","table":"t"}',
        '{"kind":"entry","table":"t","entry":{"number":"3","text":"discard 7h"}}',
        "tttttttttttttt m nnnnnnnnnnnnnn {'text':'discard 7h'}",
        '{"kind":"presence","table":"t","seat":0}',
        '{"kind":"table","table":"t"',
        '{"kind":"table","table":"t","more":' + "[" * 7000,
    ],
    ids=lambda payload: payload[:30],
)
def test_a_malformed_wake_up_is_logged_and_ignored(
    payload: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "rummel.wakeups"):
        assert wakeups.decode(payload) is None
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert len(caplog.text) < 1000
    assert "7h" not in caplog.text  # no pieces in the log
