"""`rummel admin`, on the database of a running server."""

import asyncio
import json
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rummel import record
from rummel.cli.admin import admin_command
from rummel.cli.admin_commands import COMMANDS
from rummel.lang import languages
from rummel.server import admin
from rummel.tables.table import record_of
from tests.cli.kit import rummel, rummel_here
from tests.server.kit import Client, Node, Postgres, play_out, serving

PASSWORD = "correct horse"


class Club(NamedTuple):
    """A server where Ana and Ben have played, play and will play."""

    node: Node
    path: Path
    over: str  # tables
    running: str
    waiting: str

    @property
    def database(self) -> str:
        return f"--database=sqlite:///{self.path}"


async def member(url: str, name: str) -> Client:
    client = Client(url, name)
    await client.sign_in()
    await client.post("/api/account", {"name": name, "password": PASSWORD})
    return client


async def signed_in(url: str, name: str, password: str) -> Client:
    client = Client(url, name)
    await client.post("/api/session", {"name": name, "password": password})
    return client


async def two_at_table(ana: Client, ben: Client, game: str, **wanted: Any) -> str:
    table = await ana.open_table(game, **wanted)
    await ben.do(table, "sit")
    await ana.do(table, "start")
    return table


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")

    async def begin(url: str) -> tuple[str, str, str]:
        ana, ben = await member(url, "Ana"), await member(url, "Ben")
        over = await two_at_table(ana, ben, "karo8")
        await asyncio.gather(play_out(ana, over, seed="a"), play_out(ben, over, seed="b"))
        running = await two_at_table(ana, ben, "gin")
        waiting = await ana.open_table("rummikub")
        await ana.close()
        await ben.close()
        return over, running, waiting

    with serving(f"sqlite:///{folder}/rummel.db", folder) as node:
        yield Club(node, folder / "rummel.db", *asyncio.run(begin(node.url)))


# -------------------------------------------------------------------------------------- people


def test_people_are_listed_and_searched(club: Club) -> None:
    everybody = json.loads(rummel_here("admin", "people", "--json", club.database).out)
    kinds = {one["name"]: one["kind"] for one in everybody}
    assert (kinds["Ana"], kinds["Ben"]) == ("account", "account")
    ana = next(one for one in everybody if one["name"] == "Ana")
    assert ana["matches"] == 3
    listed = json.loads(
        rummel_here("admin", "people", "--search", "AN", "--json", club.database).out
    )
    assert [one["name"] for one in listed] == ["Ana"]
    assert rummel_here("admin", "people", "--search", "%", "--json", club.database).out == "[]\n"
    table = rummel_here("admin", "people", club.database).out
    assert "Ana" in table
    assert "account" in table
    assert "argon2" not in table + json.dumps(everybody)


def test_a_forgotten_password_is_replaced(club: Club) -> None:
    async def before() -> Client:
        return await signed_in(club.node.url, "Ana", PASSWORD)

    async def after(password: str) -> tuple[int, str]:
        old = Client(club.node.url, "Ana")
        answer = await old.http.post("/api/session", json={"name": "Ana", "password": PASSWORD})
        new = await signed_in(club.node.url, "Ana", password)
        name = (await new.get("/api/me"))["name"]
        body = {"old": password, "new": PASSWORD}
        assert (await new.http.post("/api/me/password", json=body)).status_code == 204
        await old.close()
        await new.close()
        return answer.status_code, name

    asyncio.run(before())
    ran = rummel_here("admin", "reset-password", "ana", club.database)
    assert ran.code == 0
    password = ran.out.splitlines()[-1]
    assert len(password) >= 12
    assert asyncio.run(after(password)) == (401, "Ana")
    assert rummel_here("admin", "reset-password", "Nobody", club.database).code == 1
    assert "Nobody" in rummel_here("admin", "reset-password", "Nobody", club.database).err


def test_sessions_end_though_a_server_holds_them(club: Club) -> None:
    async def run() -> None:
        ana = await signed_in(club.node.url, "Ana", PASSWORD)
        async with ana.live(club.running) as live:
            await live.until("position")
            ran = await asyncio.to_thread(
                rummel_here, "admin", "end-sessions", "ANA", club.database
            )
            assert ran.code == 0
            assert "Ana" in ran.out
            assert (await live.until("bye"))["reason"] == "signed-out"
        await ana.close()

    asyncio.run(run())


def test_names_that_do_not_say_who(club: Club) -> None:
    async def two_guests() -> list[str]:
        ids = []
        for _ in range(2):
            client = Client(club.node.url, "Twin")
            ids.append((await client.sign_in())["id"])
            await client.close()
        return ids

    ids = asyncio.run(two_guests())
    ran = rummel_here("admin", "end-sessions", "Twin", club.database)
    assert ran.code == 1
    assert "(2)" in ran.err
    assert rummel_here("admin", "end-sessions", ids[0], club.database).code == 0
    ran = rummel_here("admin", "reset-password", ids[0], club.database)
    assert (ran.code, "no account" in ran.err) == (1, True)
    # Somebody who was reported may call another account like their own id, to be taken for it.
    asyncio.run(member(club.node.url, ids[1]))
    assert "Twin" in rummel_here("admin", "end-sessions", ids[1], club.database).out


@pytest.mark.parametrize("name", ["Dov", "Dora"])
def test_somebody_is_deleted_while_a_server_runs(name: str, club: Club) -> None:
    """In the middle of a match, or while the other still looks at its end."""

    async def run() -> None:
        dov, eva = await member(club.node.url, name), await member(club.node.url, f"{name}'s Eva")
        table = await two_at_table(dov, eva, "gin")
        async with eva.live(table) as live:
            await live.until("position")
            if name == "Dora":
                await dov.do(table, "resign")
                while live.table["status"] != "over":
                    await live.until("table")
            ran = await asyncio.to_thread(
                rummel_here, "admin", "delete-person", name.lower(), club.database
            )
            assert ran.code == 0
            # The room is in the server's memory and has to learn of it.
            while live.table["status"] != "over" or live.table["seats"][0]["name"] != "–":
                await live.until("table")
            assert live.table["result"]["winners"] == [1]
        answer = await eva.http.post("/api/session", json={"name": name, "password": PASSWORD})
        assert answer.status_code == 401
        for client in (dov, eva):
            await client.close()

    asyncio.run(run())
    assert rummel_here("admin", "check", club.database).code == 0


# -------------------------------------------------------------------------------------- tables


def test_tables_are_listed(club: Club) -> None:
    everything = json.loads(rummel_here("admin", "tables", "--json", club.database).out)
    status = {one["id"]: one["status"] for one in everything}
    assert status[club.over] == "over"
    assert status[club.running] == "playing"
    assert status[club.waiting] == "open"
    listed = json.loads(
        rummel_here("admin", "tables", "--status", "open", "--json", club.database).out
    )
    assert [(one["id"], one["names"]) for one in listed] == [(club.waiting, ["Ana", None])]
    assert club.running in rummel_here("admin", "tables", club.database).out
    assert rummel_here("admin", "tables", "--status", "lost", club.database).code == 2


def test_a_table_is_shown_as_onlookers_see_it(club: Club) -> None:
    async def seen() -> tuple[Any, list[str]]:
        ana = await signed_in(club.node.url, "Ana", PASSWORD)
        ben = await signed_in(club.node.url, "Ben", PASSWORD)
        stranger = Client(club.node.url, "Stranger")
        views = [
            (await client.get(f"/api/tables/{club.running}"))["position"]["view"]
            for client in (stranger, ana, ben)
        ]
        for client in (ana, ben, stranger):
            await client.close()
        hands = [piece for view in views[1:] for hand in view["hands"] for piece in hand or ()]
        return views[0], hands

    public, hands = asyncio.run(seen())
    assert len(hands) >= 20
    answer = json.loads(rummel_here("admin", "table", club.running, "--json", club.database).out)
    assert answer["view"] == public
    assert answer["status"] == "playing"
    with closing(sqlite3.connect(club.path)) as db:
        rows = db.execute("SELECT secret FROM tables WHERE id = ?", (club.running,))
        secret = rows.fetchone()[0].hex()
    assert secret not in json.dumps(answer)
    assert not {"secret", "snapshot", "log"} & answer.keys()
    shown = rummel_here("admin", "table", club.running, club.database)
    assert "Ana" in shown.out
    assert rummel_here("admin", "table", club.over, club.database).code == 0
    assert rummel_here("admin", "table", club.waiting, club.database).code == 0
    assert rummel_here("admin", "table", "nothing", club.database).code == 2


# -------------------------------------------------------------------------------------- checks

_TAMPERED = {
    "log": [
        "DELETE FROM log WHERE \"table\" = '{over}' AND number = 3",
        "UPDATE log SET text = 'draw' || text WHERE \"table\" = '{over}' AND number = 2",
        "UPDATE tables SET secret = zeroblob(32) WHERE id = '{over}'",
    ],
    "row": [
        "UPDATE tables SET number = number + 1 WHERE id = '{over}'",
        "UPDATE tables SET result = replace(result, 'rounds', 'target') WHERE id = '{over}'",
        "UPDATE tables SET status = 'playing' WHERE id = '{over}'",
        "UPDATE tables SET ended = ended + 1 WHERE id = '{over}'",
    ],
    "snapshot": [
        "UPDATE tables SET snapshot = replace(snapshot, '[]', '[[5,5]]') WHERE id = '{running}'",
        "UPDATE tables SET snapshot = 'nonsense' WHERE id = '{running}'",
    ],
    "places": ["UPDATE seats SET place = 3 - place WHERE \"table\" = '{over}'"],
}


def test_a_check_finds_what_has_been_tampered_with(club: Club, tmp_path: Path) -> None:
    ran = rummel_here("admin", "check", club.database)
    assert ran.code == 0, ran.out
    for fault, ways in _TAMPERED.items():
        for at, statement in enumerate(ways):
            copy = tmp_path / f"{fault}{at}.db"
            assert rummel_here("admin", "backup", copy, club.database).code == 0
            with closing(sqlite3.connect(copy)) as db:
                with db:
                    changed = db.execute(statement.format(**club._asdict())).rowcount
                assert changed, statement
            ran = rummel_here("admin", "check", "--json", f"--database=sqlite:///{copy}")
            assert ran.code == 1, statement
            faults = json.loads(ran.out)["faults"]
            table = club.running if fault == "snapshot" else club.over
            assert faults.keys() == {table}, statement
            assert fault in faults[table], statement
    ran = rummel_here("admin", "check", f"--database=sqlite:///{copy}")
    assert ran.code == 1
    assert club.over in ran.out


def test_a_record_that_does_not_prove_the_match(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        admin, "record_of", lambda *arguments: record_of(*arguments).replace(b"seed", b"sold")
    )
    faults = json.loads(rummel_here("admin", "check", "--json", club.database).out)["faults"]
    assert faults[club.over] == ["record"]
    assert club.running not in faults


def test_snapshots_are_only_a_cache(club: Club, tmp_path: Path) -> None:
    async def look(url: str) -> Any:
        ana = await signed_in(url, "Ana", PASSWORD)
        answer = await ana.get(f"/api/tables/{club.running}")
        await ana.close()
        return answer["position"]

    before = asyncio.run(look(club.node.url))
    copy = tmp_path / "copy.db"
    rummel_here("admin", "backup", copy, club.database)
    database = f"--database=sqlite:///{copy}"
    assert "0 snapshots" not in rummel_here("admin", "rebuild", database).out
    assert "0 snapshots" in rummel_here("admin", "rebuild", database).out
    assert rummel_here("admin", "check", database).code == 0
    # A server that finds none reads the same from the log; and a backup is all that it needs.
    with serving(f"sqlite:///{copy}", tmp_path) as restored:
        assert asyncio.run(look(restored.url)) == before

        async def play_on() -> bytes:
            ana = await signed_in(restored.url, "Ana", PASSWORD)
            ben = await signed_in(restored.url, "Ben", PASSWORD)
            await ben.do(club.running, "resign")
            text = (await ana.http.get(f"/api/tables/{club.running}/record")).content
            await ana.close()
            await ben.close()
            return text

        assert record.verify(asyncio.run(play_on())).result
    assert rummel_here("admin", "check", database).code == 0


# -------------------------------------------------------------------------------------- backup


def test_a_backup_is_one_private_file(club: Club, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert rummel_here("admin", "backup", copy, club.database).code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    size = copy.stat().st_size
    again = rummel_here("admin", "backup", copy, club.database)
    assert (again.code, copy.stat().st_size) == (2, size)
    assert rummel_here("admin", "backup", tmp_path / "no" / "copy.db", club.database).code == 2


def test_databases_that_are_none(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    ran = rummel_here("admin", "people", f"--database=sqlite:///{missing}")
    assert ran.code == 2
    assert not missing.exists()
    empty = tmp_path / "empty.db"
    with closing(sqlite3.connect(empty)) as db, db:
        db.execute("CREATE TABLE something (else_ TEXT)")
    ran = rummel_here("admin", "people", f"--database=sqlite:///{empty}")
    assert ran.code == 2
    assert "version" in ran.err
    (tmp_path / "text.db").write_text("this is no database, and never was one" * 100)
    ran = rummel_here("admin", "check", f"--database=sqlite:///{tmp_path}/text.db")
    assert ran.code == 2
    ran = rummel_here("admin", "tables", "--json", "--database=mysql://root:geheim@localhost/x")
    assert (ran.code, "geheim" in ran.err) == (2, False)


def test_leftovers_are_removed(club: Club) -> None:
    async def left_over() -> tuple[str, str]:
        ana = await signed_in(club.node.url, "Ana", PASSWORD)
        tables = [await ana.open_table("gin") for _ in range(2)]
        await ana.close()
        return tables[0], tables[1]

    old, new = asyncio.run(left_over())
    with closing(sqlite3.connect(club.path)) as db, db:
        db.execute("UPDATE tables SET created = created - 8 * 86400 WHERE id = ?", (old,))
    ran = rummel("admin", "tidy", club.database, RUMMEL_UNSTARTED_DAYS="9")
    assert ran.out == "Removed – tables: 0, guests: 0.\n"
    ran = rummel_here("admin", "tidy", club.database)
    assert ran.out == "Removed – tables: 1, guests: 0.\n"
    with closing(sqlite3.connect(club.path)) as db:
        left = {row for (row,) in db.execute("SELECT id FROM tables")}
    assert old not in left
    assert {club.over, club.running, club.waiting, new} <= left  # and what other tests have opened
    ran = rummel("admin", "tidy", club.database, RUMMEL_GUEST_DAYS="soon")
    assert ran.code == 2
    with closing(sqlite3.connect(club.path)) as db, db:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("DELETE FROM tables WHERE id = ?", (new,))


def test_the_environment_says_which_database(club: Club) -> None:
    """In a separate process, as an operator starts it."""
    ran = rummel("admin", "tables", RUMMEL_DATABASE=f"sqlite:///{club.path}")
    assert club.running in ran.out
    for language in languages():
        ran = rummel_here("--lang", language, "admin", "--help")
        assert ran.code == 0
        assert "⟦" not in ran.out


def test_the_group_knows_its_commands() -> None:
    with admin_command.make_context("admin", ["people"]) as context:
        assert set(admin_command.list_commands(context)) == COMMANDS.keys()


def test_all_of_it_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new("admin")
    database = f"--database={url}"

    async def run(node: Node) -> None:
        ana, ben = await member(node.url, "Ana"), await member(node.url, "Ben")
        table = await two_at_table(ana, ben, "karo8")
        async with ben.live(table) as live:
            await live.until("position")
            assert (await asyncio.to_thread(rummel_here, "admin", "check", database)).code == 0
            listed = await asyncio.to_thread(
                rummel_here, "admin", "people", "--search", "AN", "--json", database
            )
            assert [one["name"] for one in json.loads(listed.out)] == ["Ana"]
            shown = await asyncio.to_thread(rummel_here, "admin", "table", table, database)
            assert "Ben" in shown.out
            ran = await asyncio.to_thread(rummel_here, "admin", "delete-person", "Ana", database)
            assert ran.code == 0, ran.err
            while live.table["status"] != "over" or live.table["seats"][0]["name"] != "–":
                await live.until("table")
        for command in (["reset-password", "Ben"], ["end-sessions", "Ben"], ["rebuild"], ["check"]):
            ran = await asyncio.to_thread(rummel_here, "admin", *command, database)
            assert ran.code == 0, ran.err
        ran = await asyncio.to_thread(rummel_here, "admin", "backup", tmp_path / "copy", database)
        assert ran.code == 2  # nothing has been saved: a script must see that
        assert "pg_dump" in ran.err
        await ana.close()
        await ben.close()

    with serving(url, tmp_path) as node:
        asyncio.run(run(node))
    ran = rummel_here("admin", "people", "--database=postgresql://rummel@127.0.0.1:1/none")
    assert ran.code == 2
