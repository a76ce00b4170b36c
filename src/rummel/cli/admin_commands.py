"""The commands of `rummel admin`. They work on the database, whether a server runs or not."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import click
import msgspec
from rich.table import Table
from rich.text import Text
from sqlalchemy.engine import RowMapping

from rummel import encoding
from rummel.cli.screen import Refused, Screen, SpokenCommand, option
from rummel.errors import RuleError
from rummel.games import has_tiles
from rummel.lang import printable
from rummel.server import admin
from rummel.server.cleanup import tidy
from rummel.server.settings import default_database, from_environment
from rummel.server.store import Behind, StorageError, Store
from rummel.tables.table import Table as TableAtPlay
from rummel.terminal import table_of
from rummel.terminal.face import Face

T = TypeVar("T")

_KINDS: Final = {
    "account": "cli-admin-account",
    "guest": "cli-admin-guest",
    "bot": "cli-admin-bot",
}
_STATUS: Final = {
    "open": "cli-admin-open",
    "playing": "cli-admin-playing",
    "over": "cli-admin-over",
}
_REASONS: Final = {
    "insult": "report-insult",
    "name": "report-name",
    "cheating": "report-cheating",
    "stalling": "report-stalling",
    "other": "report-other",
}
_FAULTS: Final = {
    "log": "cli-admin-fault-log",
    "row": "cli-admin-fault-row",
    "snapshot": "cli-admin-fault-snapshot",
    "places": "cli-admin-fault-places",
    "record": "cli-admin-fault-record",
}

_database = option(
    "--database", metavar="URL", envvar="RUMMEL_DATABASE", help="cli-option-database"
)
_as_json = option("--json", "as_json", is_flag=True, help="cli-option-json")


def _run(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Does something with the database, and says what is wrong with it if that can't be done."""

    async def opened() -> T:
        async with admin.opened(database or default_database(os.environ)) as store:
            return await work(store)

    try:
        return asyncio.run(opened())
    except FileNotFoundError as error:
        raise Refused("file-missing", path=str(error)) from None
    except admin.OtherVersion:
        raise Refused("database-version") from None
    except (StorageError, Behind, OSError) as error:
        raise Refused("database", reason=str(error) or type(error).__name__) from None


def _when(at: float | None) -> str:
    return "–" if at is None else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def _table(screen: Screen, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for at, key in enumerate(columns):
        table.add_column(screen.words(key), no_wrap=at == 0)  # an id is there to be copied
    return table


def _dump(data: Any) -> None:
    click.echo(json.dumps(msgspec.to_builtins(data), ensure_ascii=False, indent=2))


def _names(names: Sequence[str | None]) -> str:
    return printable(", ".join(name or "…" for name in names))


# -------------------------------------------------------------------------------------- people


@click.command("people", cls=SpokenCommand, help="cli-admin-people")
@option("--search", metavar="TEXT", default="", help="cli-admin-option-search")
@_as_json
@_database
@click.pass_obj
def people_command(screen: Screen, search: str, as_json: bool, database: str | None) -> None:
    people = _run(database, lambda store: admin.list_people(store, search))
    if as_json:
        _dump(people)
        return
    table = _table(
        screen,
        "cli-admin-column-id",
        "cli-column-name",
        "cli-admin-column-kind",
        "cli-admin-column-matches",
        "cli-admin-column-created",
        "cli-admin-column-seen",
    )
    for one in people:
        kind = screen.words(_KINDS[one.kind])
        dates = (_when(one.created), _when(one.seen))
        table.add_row(one.id, Text(printable(one.name)), kind, str(one.matches), *dates)
    screen.show(table)


async def _the_one(store: Store, name: str) -> RowMapping:
    people = await admin.find_people(store, name)
    if not people:
        raise Refused("person-unknown", exit_code=1, name=name[:40])
    if len(people) > 1:
        raise Refused("person-several", exit_code=1, name=name[:40], count=len(people))
    return people[0]


@click.command("reset-password", cls=SpokenCommand, help="cli-admin-reset")
@click.argument("name")
@_database
@click.pass_obj
def reset_command(screen: Screen, name: str, database: str | None) -> None:
    async def reset(store: Store) -> tuple[str, str]:
        person = await _the_one(store, name)
        if person["login"] is None:
            raise Refused("person-guest", exit_code=1, name=person["name"])
        return person["name"], await admin.reset_password(store, person["id"])

    whom, password = _run(database, reset)
    screen.say("cli-admin-reset-done", name=whom)
    click.echo(password)


@click.command("end-sessions", cls=SpokenCommand, help="cli-admin-end")
@click.argument("name")
@_database
@click.pass_obj
def end_command(screen: Screen, name: str, database: str | None) -> None:
    async def end(store: Store) -> tuple[str, int]:
        person = await _the_one(store, name)
        return person["name"], await admin.end_sessions(store, person["id"])

    whom, count = _run(database, end)
    screen.say("cli-admin-end-done", name=whom, count=count)


@click.command("delete-person", cls=SpokenCommand, help="cli-admin-delete")
@click.argument("name")
@_database
@click.pass_obj
def delete_command(screen: Screen, name: str, database: str | None) -> None:
    async def remove(store: Store) -> str:
        person = await _the_one(store, name)
        await admin.remove(store, person["id"])
        whom: str = person["name"]
        return whom

    screen.say("cli-admin-delete-done", name=_run(database, remove))


@click.command("reports", cls=SpokenCommand, help="cli-admin-reports")
@option("--close", "number", metavar="ID", type=int, help="cli-admin-option-close")
@_as_json
@_database
@click.pass_obj
def reports_command(
    screen: Screen, number: int | None, as_json: bool, database: str | None
) -> None:
    if number is not None:
        if not _run(database, lambda store: admin.close_report(store, number)):
            raise Refused("report-unknown", exit_code=1, id=number)
        screen.say("cli-admin-report-closed", id=number)
        return
    reports = _run(database, admin.list_reports)
    if as_json:
        _dump(reports)
        return
    table = _table(
        screen,
        "cli-admin-column-id",
        "cli-admin-column-at",
        "cli-admin-column-reported",
        "cli-admin-column-by",
        "cli-admin-column-reason",
        "cli-admin-column-table",
        "cli-admin-column-text",
    )
    for one in reports:
        quoted = [one.text, *(f"“{line}”" for line in one.said)]
        table.add_row(
            str(one.id),
            _when(one.at),
            Text(printable(f"{one.name} ({one.reported})")),
            Text(printable(one.by or "–")),
            screen.words(_REASONS[one.reason]),
            one.table,
            Text(printable(" ".join(part for part in quoted if part))),
        )
    screen.show(table)


# -------------------------------------------------------------------------------------- tables


@click.command("tables", cls=SpokenCommand, help="cli-admin-tables")
@option("--status", type=click.Choice(tuple(_STATUS)), help="cli-admin-option-status")
@_as_json
@_database
@click.pass_obj
def tables_command(screen: Screen, status: str | None, as_json: bool, database: str | None) -> None:
    tables = _run(database, lambda store: admin.list_tables(store, status))
    if as_json:
        _dump(tables)
        return
    table = _table(
        screen,
        "cli-admin-column-id",
        "cli-column-id",
        "cli-admin-column-status",
        "cli-admin-column-players",
        "cli-admin-column-entries",
        "cli-admin-column-created",
        "cli-admin-column-ended",
    )
    for one in tables:
        table.add_row(
            one.id,
            one.game,
            screen.words(_STATUS[one.status]),
            Text(_names(one.names)),
            str(one.number),
            _when(one.created),
            _when(one.ended),
        )
    screen.show(table)


@click.command("table", cls=SpokenCommand, help="cli-admin-table")
@click.argument("table_id", metavar="ID")
@_as_json
@_database
@click.pass_obj
def table_command(screen: Screen, table_id: str, as_json: bool, database: str | None) -> None:
    kept = _run(database, lambda store: admin.read_table(store, table_id))
    if kept is None:
        raise RuleError("table-unknown", table=table_id[:20])
    row, table = kept
    if as_json:
        _dump(_public(row, table))
        return
    words = screen.words
    lines = Table(box=None, pad_edge=False, show_header=False)
    lines.add_column(no_wrap=True)
    lines.add_column(overflow="fold")
    for key, value in (
        ("cli-column-id", words(f"game-{table.game.id}")),
        ("cli-admin-column-status", words(_STATUS[row["status"]])),
        ("cli-admin-column-players", _names([seat.name for seat in table.seats])),
        ("cli-admin-column-entries", str(row["number"])),
        ("cli-admin-column-created", _when(row["created"])),
        ("cli-admin-column-ended", _when(row["ended"])),
        ("cli-admin-column-wake", _when(row["wake"])),
        ("cli-admin-column-setup", msgspec.json.encode(table.setup).decode()),
    ):
        lines.add_row(words(key), Text(printable(value)))
    screen.show(lines)
    if table.match:
        # The view of a spectator: no hidden piece goes through here.
        names = [seat.name or "…" for seat in table.seats]
        screen.at_table(names, has_tiles(table.rules), table.game.colours)
        screen.show()
        screen.show(table_of(table.match.view(None), Face(words=screen.words), table.match.totals))


def _public(row: RowMapping, table: TableAtPlay) -> dict[str, Any]:
    """All but what is hidden: no secret, no snapshot, no log."""
    public = ("id", "game", "status", "number", "created", "ended", "wake", "rated", "rematch")
    view = encoding.view_json(table.match.view(None)) if table.match else None
    return {
        **{name: row[name] for name in public},
        "setup": table.setup,
        "rules": encoding.plain(table.rules),
        "seats": [
            {"name": seat.name, "person": seat.person, "bot": seat.bot, "away": seat.away}
            for seat in table.seats
        ],
        "totals": table.match.totals if table.match else None,
        "result": table.match.result if table.match else None,
        "view": msgspec.json.decode(view) if view else None,
    }


# -------------------------------------------------------------------------------------- checks


@click.command("check", cls=SpokenCommand, help="cli-admin-check")
@_as_json
@_database
@click.pass_obj
def check_command(screen: Screen, as_json: bool, database: str | None) -> int:
    async def check(store: Store) -> tuple[int, dict[str, Sequence[str]]]:
        count, wrong = 0, dict[str, Sequence[str]]()
        async for table_id, faults in admin.check(store):
            count += 1
            if faults:
                wrong[table_id] = faults
        return count, wrong

    count, wrong = _run(database, check)
    if as_json:
        _dump({"tables": count, "faults": wrong})
        return 1 if wrong else 0
    for table_id, faults in wrong.items():
        for fault in faults:
            text = screen.words(_FAULTS[fault])
            screen.show(Text(f"{table_id}  {text}", style="bold red"))
    key = "cli-admin-check-wrong" if wrong else "cli-admin-check-fine"
    screen.say(key, style="bold red" if wrong else "bold green", count=count, wrong=len(wrong))
    return 1 if wrong else 0


@click.command("rebuild", cls=SpokenCommand, help="cli-admin-rebuild")
@_database
@click.pass_obj
def rebuild_command(screen: Screen, database: str | None) -> None:
    screen.say("cli-admin-rebuild-done", count=_run(database, admin.drop_snapshots))


@click.command("tidy", cls=SpokenCommand, help="cli-admin-tidy")
@_database
@click.pass_obj
def tidy_command(screen: Screen, database: str | None) -> None:
    settings = from_environment(os.environ)
    done = _run(database, lambda store: tidy(store, settings))
    screen.say("cli-admin-tidy-done", tables=done.tables, guests=done.guests)


@click.command("backup", cls=SpokenCommand, help="cli-admin-backup")
@click.argument("file", type=Path)
@_database
@click.pass_obj
def backup_command(screen: Screen, file: Path, database: str | None) -> None:
    async def back_up(store: Store) -> None:
        if not store.is_sqlite:
            raise Refused("backup-postgres", path=str(file))
        try:
            await asyncio.to_thread(admin.back_up, store, file)
        except FileExistsError:
            raise Refused("file-exists", path=str(file)) from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise Refused("file-failed", path=str(file), reason=reason) from None

    _run(database, back_up)
    screen.say("cli-admin-backup-done", path=str(file))


COMMANDS: Final = {
    command.name or "": command
    for command in (
        people_command,
        reset_command,
        end_command,
        delete_command,
        reports_command,
        tables_command,
        table_command,
        check_command,
        rebuild_command,
        tidy_command,
        backup_command,
    )
}
