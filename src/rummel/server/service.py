"""The parts of a node, as the handlers of requests need them."""

from collections.abc import Mapping
from typing import Any

from rummel.server.guard import Limits
from rummel.server.people import People
from rummel.server.rooms import Rooms
from rummel.server.settings import Settings
from rummel.server.store import Store


class Service:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.rooms = Rooms(self.store, bot_pause=settings.bot_pause)
        self.limits = Limits(settings)
        self.origins = tuple(settings.origins.split())

    async def open(self) -> None:
        await self.store.open(self.rooms.woken)
        await self.people.open()
        await self.rooms.open()

    async def close(self) -> None:
        await self.rooms.close()
        await self.store.close()


def bearer(headers: Mapping[str, Any]) -> str | None:
    """The token of a program."""
    scheme, _, token = str(headers.get("authorization", "")).partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
