"""Nothing leaks: redraw everything that a seat can't see, and its messages stay the same."""

import asyncio
import base64
import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from rummel import deal, wire
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import Event, View
from rummel.games import GAMES, family_of
from rummel.lang import Words
from rummel.match import Match
from rummel.server import logs
from rummel.server.room import Room
from rummel.tables.table import Table
from tests.server.kit import Client, Device, play_out, serving
from tests.server.worlds import Seat, World, play

MATCHES = 3  # of each game


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_message_depends_on_what_is_hidden(game: Game, soak: int) -> None:
    counts: Counter[str] = Counter()
    for number in range(MATCHES * soak):
        counts += play(game, number)
    for what in ("position", "answer", "stale", "hint", "step"):
        assert counts[what], (what, counts)


# ------------------------------------------------------------------- would a leak be found at all?


def _all_drafts(room: Room, _seat: Seat) -> dict[int, tuple[str, ...]]:
    return {at: melds for at, (_, melds) in room.drafts.items()}


def _anybodys_view(table: Table, _seat: Seat) -> View:
    assert table.match
    return table.match.view(0)


def _every_event(events: Sequence[Event], _seat: Seat) -> tuple[Event, ...]:
    return tuple(events)


def _telling_refusal(now: Match, _seat: int, _move: str, _words: Words) -> wire.Checked:
    raise RuleError("not-in-hand", piece=family_of(now.rules).pieces_of(now.state)[0])


@pytest.mark.parametrize(
    ("where", "leak"),
    [
        ("rummel.server.room.Room.drafts_for", _all_drafts),
        ("rummel.tables.messages.view", _anybodys_view),
        ("rummel.tables.messages.heard", _every_event),
        ("rummel.tables.checks.checked", _telling_refusal),
    ],
)
def test_a_leak_would_be_found(where: str, leak: object, monkeypatch: pytest.MonkeyPatch) -> None:
    def some_matches() -> None:
        for number in range(5):
            play(GAMES["gin"], number)

    monkeypatch.setattr(where, leak)
    with pytest.raises(AssertionError, match="depends on what it can't see"):
        some_matches()


def test_other_tables_hear_nothing() -> None:
    async def run() -> None:
        made = World(GAMES["gin"], "two tables", preset=True)
        other = Room(made.rooms, replace(made.room.table, id="u" * 14))
        elsewhere = [other.join(made.who(seat)) for seat in made.seats]
        here = made.room.join(made.people[0])
        for listener in (*elsewhere, here):
            listener.pull()
        await made.room.command(made.people[0], wire.Start())
        assert here.changed.is_set()
        await asyncio.sleep(0.01)
        messages = [json.loads(one) for listener in elsewhere for one in listener.pull()]
        # They get each other's messages, and nothing else.
        assert {one["is"] for one in messages} <= {"table"}
        assert all(one["status"] == "open" and one["number"] == 0 for one in messages)

    asyncio.run(run())


# -------------------------------------------------------------------------------- logs and figures


async def _talkative_match(url: str) -> dict[str, list[str]]:
    """A match with chat, drafts, errors and a bot; returns what must not appear elsewhere."""
    ana, ben = Client(url, "Anastasia-Unique"), Client(url, "Benvenuto-Unique")
    devices = [Device("ana"), Device("ben")]
    for client in (ana, ben):
        await client.sign_in()
    table = await ana.open_table(
        "gin", pledge=devices[0].pledge, options={"rounds": 1, "target": 0}
    )
    await ben.do(table, "sit", pledge=devices[1].pledge)
    await ana.do(table, "start")
    for client, device in zip((ana, ben), devices, strict=True):
        await client.http.post(
            f"/api/tables/{table}/commands",
            json={"do": "reveal", "round": 1, "words": device.words(1)},
        )
    await ana.do(table, "say", text="a secret plan unique", key="s")
    for bad in ('{"do":"play","number":1,"move":"discard 99x","key":"unique-key"}', "{", "[" * 999):
        await ana.http.post(f"/api/tables/{table}/commands", content=bad)
    await ana.http.get("/api/me", headers={"authorization": "Bearer made-up-token-unique"})
    await ana.http.get(f"/api/tables/{table}/hint")
    await asyncio.gather(play_out(ana, table, seed="a"), play_out(ben, table, seed="b"))
    metrics = (await ana.http.get("/metrics")).text
    lobby_now = (await ana.http.get("/api/tables")).text
    cookies = [value for client in (ana, ben) for value in client.http.cookies.values()]
    for client in (ana, ben):
        await client.close()
    words = [part for one in devices for part in (one.pledge, one.words(1), one.words(2))]
    unique = ["nique", table, *words, *(part for value in cookies for part in value.split("."))]
    return {"unique": unique, "texts": [metrics, lobby_now]}


def _secrets_of(database: Path) -> list[str]:
    """Everything in the database that nobody may read elsewhere."""
    with sqlite3.connect(database) as db:
        secrets = [row[0] for row in db.execute("SELECT secret FROM tables")]
        keys = [row[0] for row in db.execute("SELECT value FROM meta")]
        sessions = [row[0] for row in db.execute("SELECT id FROM sessions")]
        people = [row[0] for row in db.execute("SELECT id FROM people")]
        moves = [row[0] for row in db.execute("SELECT text FROM log WHERE kind = 'move'")]
    raw = [*secrets, *keys, *(seed for one in secrets for seed in deal.chain(one, 100))]
    texts = [one.hex() for one in raw] + [base64.b64encode(one).decode() for one in raw]
    texts += [repr(one)[2:-1] for one in raw]
    return texts + sessions + people + [move for move in moves if " " in move]


def test_a_trace_shows_where_but_not_what(capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        try:
            raise RuleError("not-in-hand", piece="7h")
        except RuleError as error:
            raise ValueError("INSERT INTO people VALUES ('Ana')") from error

    root, own = logging.getLogger(), logging.getLogger("rummel")
    before = root.handlers, root.level, own.level
    try:
        logs.set_up("info")
        try:
            fail()
        except ValueError:
            own.exception("something failed")
        logged = capsys.readouterr().err
    finally:
        root.handlers, root.level, own.level = before
    assert "not-in-hand" in logged
    assert "test_leaks.py" in logged
    assert "something failed" in logged
    lines = [line for line in json.loads(logged)["trace"].splitlines() if "raise" not in line]
    assert not any("Ana" in line or "7h" in line for line in lines)


@pytest.mark.slow
def test_logs_and_metrics_reveal_nothing(tmp_path: Path) -> None:
    database = tmp_path / "rummel.db"
    with serving(f"sqlite:///{database}", tmp_path, RUMMEL_LOG_LEVEL="debug") as node:
        secrets = asyncio.run(_talkative_match(node.url))
        log = node.log.read_text()
    log += node.log.read_text()
    hidden = [*secrets["unique"], *_secrets_of(database)]
    assert len(hidden) > 100
    for text in (log, *secrets["texts"]):
        for secret in hidden:
            assert secret not in text
