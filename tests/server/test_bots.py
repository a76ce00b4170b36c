"""Bots that fail: the table goes on, and the log says so once."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
from msgspec.structs import replace

from rummel import record
from rummel.family import Game
from rummel.game import Move, View
from rummel.games import GAMES
from rummel.games.tiles.play import view
from rummel.games.tiles.state import TilesState
from rummel.match import Match
from rummel.tables.table import Seat, Table, play_instead
from rummel.wire import Setup
from tests.games.tiles_kit import position
from tests.server.kit import PATIENCE, Client, Node, play_out, serving

# Every Python process of the node begins with this: one bot raises, one plays a move of another
# game, one gives no move at all.
BROKEN = """
from rummel import bots
from rummel.games.duel.play import Flip

def raises(known, chance):
    raise ValueError("no idea")

bots.BOTS["random"] = raises
bots.BOTS["greedy"] = lambda known, chance: Flip()
bots.BOTS["steady"] = lambda known, chance: None
"""


async def _play(node: Node) -> None:
    client = Client(node.url, "Ana")
    await client.sign_in()
    games = (await client.http.get("/api/games")).json()
    offered = next(one["bots"] for one in games if one["id"] == "karo8")
    assert offered == ["mia", "leo", "nora", "viktor", "ada"]
    bots = ("steady", "greedy", "random")  # accepted, though people are not offered them
    table = await client.open_table("karo8", seats=["me", *(f"bot:{name}" for name in bots)])
    await client.do(table, "start")
    assert (await play_out(client, table))["result"]
    text = (await client.http.get(f"/api/tables/{table}/record")).content
    await client.close()
    assert record.verify(text).result
    lines = [json.loads(line) for line in text.splitlines()]
    moves = [line["move"] for line in lines if "move" in line]
    assert moves
    assert not [move for move in moves if move.startswith("timeout")]
    log = node.log.read_text()
    for name in ("random", "greedy", "steady"):
        assert log.count(f"table {table}: the bot {name} of karo8 fails") == 1
    assert log.count("no idea") == 1
    counted = httpx.get(f"{node.url}/metrics", timeout=PATIENCE).text
    failures = [line for line in counted.splitlines() if "rummel_bot_failures_total{" in line]
    assert len(failures) == 3
    assert all(float(line.split()[-1]) > 1 for line in failures)


def test_a_table_goes_on_when_bots_fail(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(BROKEN)
    database = f"sqlite:///{tmp_path}/rummel.db"
    with serving(database, tmp_path, PYTHONPATH=str(tmp_path)) as node:
        asyncio.run(_play(node))


# -------------------------------------------------------------------------- what is played instead


def _table(state: TilesState, game: Game) -> Table:
    return Table(
        id="t",
        game=game,
        rules=state.rules,
        setup=Setup(),
        secret=b"secret",
        host=None,
        seats=(Seat(bot="random"),) * state.rules.players,
        status="playing",
        number=7,
        match=Match(game=game.id, rules=state.rules, state=state),
    )


def _instead(state: TilesState, game: Game = GAMES["serie-noire"]) -> str:
    moment = play_instead(_table(state, game), 0, 1.0)
    assert moment.entry.number == 8
    return moment.entry.text


def test_a_listed_move_stands_in_for_a_bot() -> None:
    assert _instead(position("serie-noire", "4c 4d 4h", "1c")) == "exchange 4c"


# Players who can lay may not pass, and with an empty pool there is nothing to exchange.
_ONLY_LAYS = position("serie-noire", "4c 4d 4h 9s", "1c", pool="", passing="unable")


def test_where_none_is_listed_one_that_the_family_offers_does() -> None:
    assert not view(_ONLY_LAYS, 0).legal
    assert _instead(_ONLY_LAYS) == "lay 4c 4d 4h"


def test_where_that_fails_too_the_clock_moves() -> None:
    def fails(_view: View) -> Iterator[Move]:
        raise ValueError("no idea")

    game = GAMES["serie-noire"]
    broken = replace(game, family=replace(game.family, unlisted=fails))
    assert _instead(_ONLY_LAYS, broken) == "timeout"
