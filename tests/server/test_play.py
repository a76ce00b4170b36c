"""Whole matches of every game, over the network."""

import asyncio
from pathlib import Path

import pytest

from rummel import record
from rummel.games import GAMES
from tests.server.kit import Client, Node, Postgres, play_out, serving


async def against_a_bot(url: str, game: str) -> bytes:
    client = Client(url, "Ana")
    await client.sign_in()
    table = await client.open_table(game, seats=["me", "bot:greedy"])
    await client.do(table, "start", words="from Ana")
    await play_out(client, table, seed=game)
    found = (await client.http.get(f"/api/tables/{table}/record")).content
    await client.close()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_a_bot(node: Node, game: str) -> None:
    text = asyncio.run(against_a_bot(node.url, game))
    assert record.verify(text).result
    assert b'"from Ana"' in text


async def together(urls: list[str], game: str) -> bytes:
    ana, ben = Client(urls[0], "Ana"), Client(urls[-1], "Ben")
    await ana.sign_in()
    await ben.sign_in()
    table = await ana.open_table(game, options={"rounds": 2, "target": 0})
    await ben.do(table, "sit", words="from Ben")
    await ana.do(table, "start", words="from Ana")
    ends = await asyncio.gather(
        play_out(ana, table, seed=f"{game}/ana"), play_out(ben, table, seed=f"{game}/ben")
    )
    assert ends[0]["result"] == ends[1]["result"]
    found = (await ben.http.get(f"/api/tables/{table}/record")).content
    await ana.close()
    await ben.close()
    return found


@pytest.mark.parametrize("game", ["gin", "rummikub", "duel"])
def test_two_people_at_one_table(node: Node, game: str) -> None:
    assert record.verify(asyncio.run(together([node.url], game))).result


def test_two_nodes_serve_one_table(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new("two_nodes")
    (tmp_path / "b").mkdir()
    with serving(url, tmp_path) as one, serving(url, tmp_path / "b") as two:
        for game in ("gin", "karo8"):
            assert record.verify(asyncio.run(together([one.url, two.url], game))).result
