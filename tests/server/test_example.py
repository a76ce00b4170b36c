"""The example bot of the docs plays a whole match."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from rummel import record
from tests.server.kit import PATIENCE, Client, Node

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("game", ["karo8", "serie-noire"])
def test_the_example_bot_plays_a_match(node: Node, game: str) -> None:
    async def story() -> bytes:
        ana = Client(node.url, "Ana")
        await ana.sign_in()
        table = await ana.open_table(game, seats=["bot:steady", "open"], options={"rounds": 2})
        bot = subprocess.Popen([sys.executable, BOT, node.url, table])
        async with ana.live(table) as live:
            while not live.table or live.table["seats"][1]["kind"] == "open":
                await live.receive()
            await ana.do(table, "start")
            while live.table["status"] != "over":
                await live.receive()
        assert bot.wait(PATIENCE) == 0
        text = (await ana.http.get(f"/api/tables/{table}/record")).content
        await ana.close()
        return text

    assert record.verify(asyncio.run(story())).result
