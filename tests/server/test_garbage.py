"""What tables and connections leave behind is freed without a look at all objects."""

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from weakref import ref

import pytest
import websockets

from rummel.server import garbage
from rummel.server.app import Application
from rummel.server.protocol import HttpProtocol, Socket, SocketProtocol
from rummel.server.settings import Settings
from tests.server.in_process import Server
from tests.server.kit import PATIENCE, guests


@contextmanager
def without_looking() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def parts() -> list[str]:
    """What there is of connections, on the server's side."""
    kinds = (HttpProtocol, SocketProtocol, Socket)
    return [type(one).__name__ for one in gc.get_objects() if issubclass(type(one), kinds)]


async def until(there: bool, *, looking: bool = False) -> None:
    """Until there are connections, or none is left."""
    latest = time.monotonic() + PATIENCE
    while bool(left := parts()) != there:
        assert time.monotonic() < latest, left
        if looking:
            gc.collect()
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("path", ["/api/tables/{table}/live", "/api/friends/here"])
def test_a_connection_that_has_ended_is_freed_at_once(path: str, tmp_path: Path) -> None:
    app = Application(Settings(database=f"sqlite:///{tmp_path}/rummel.db", rate=0, strict_rate=0))

    async def run(url: str) -> None:
        async with guests(url, "Ana") as [ana]:
            table = await ana.open_table("gin")
            cookie = {"cookie": ana.cookie}
        address = url.replace("http", "ws") + path.format(table=table)
        for _ in range(2):  # the first one still loads what stays
            # A busy server may not have heard yet that the requests above have ended.
            await until(there=False, looking=True)
            with without_looking():
                async with websockets.connect(
                    address, additional_headers=cookie, open_timeout=PATIENCE
                ) as connection:
                    # At rest: who hangs up in the middle of a query leaves its frames behind.
                    await connection.recv()
                    await until(there=True)
                await until(there=False)

    with Server(app, lifespan="on") as server:
        asyncio.run(run(server.url))


class Circle:
    """Holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def looking() -> Iterator[None]:
    before = gc.get_threshold()
    callbacks = list(gc.callbacks)
    garbage.begin()
    try:
        yield
    finally:
        gc.callbacks[:] = callbacks
        gc.set_threshold(*before)
        gc.unfreeze()


@pytest.mark.usefixtures("looking")
def test_what_a_look_has_left_is_kept_out_of_the_next() -> None:
    circle = Circle()
    gone = ref(circle)
    assert any(one is circle for one in gc.get_objects())
    gc.collect()
    assert not any(one is circle for one in gc.get_objects())
    del circle
    gc.collect()
    assert gone() is not None
    asyncio.run(garbage.look_at_everything())
    assert gone() is None
    assert len(gc.get_objects()) < gc.get_freeze_count()


def test_nothing_is_looked_at_where_nothing_is_kept_out() -> None:
    """In the process of somebody else, a look at everything may take seconds."""
    circle = Circle()
    gone = ref(circle)
    with without_looking():
        del circle
        asyncio.run(garbage.look_at_everything())
        assert gone() is not None
