"""One connection to a table: what it has been sent, and what it has not.

Listeners pull: each knows what it has sent and asks for the rest when it is ready for more. So a
slow client never slows a table, and gets the newest view instead of a queue of old ones.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

from rummel import encoding, wire
from rummel.tables.who import Who

if TYPE_CHECKING:
    from rummel.server.room import Room

_UNKNOWN: Final = -1
_MOST_REACTIONS: Final = 20  # that wait for a client: more are not shown
BYE: Final = wire.Bye("restart", 1.0)


class Listener:
    def __init__(self, room: "Room", who: Who | None, after: int | None) -> None:
        self.room = room
        self.who = who
        self.changed = asyncio.Event()
        self.changed.set()
        self.closed = False  # nothing more will come
        self._seat = self.seat
        self._number = _UNKNOWN if after is None else after
        self._table_changes = _UNKNOWN
        self._chat = 0
        self._drafts: dict[int, tuple[str, ...]] = {}
        self._answers: deque[wire.AnyMessage] = deque()
        self._reactions: list[wire.Reacted] = []

    @property
    def person(self) -> str | None:
        return self.who.id if self.who else None

    @property
    def seat(self) -> int | None:
        return self.room.table.seat_of(self.person)

    @property
    def waiting(self) -> int:
        """Answers that the client has not taken yet."""
        return len(self._answers)

    @property
    def is_done(self) -> bool:
        """Nothing will come, and nothing is left to send, the farewell included."""
        return self.closed and not self._answers

    def tell(self, message: wire.AnyMessage) -> None:
        """A message for this client alone."""
        self._answers.append(message)
        self.changed.set()

    def show(self, reaction: wire.Reacted) -> None:
        """A quick word, for a client that keeps up."""
        if len(self._reactions) < _MOST_REACTIONS:
            self._reactions.append(reaction)
            self.changed.set()

    def close(self, message: wire.Bye) -> None:
        self.closed = True
        self.tell(message)

    def pull(self) -> list[bytes]:
        """Everything that the client does not know yet."""
        room, seat = self.room, self.seat
        self.changed.clear()
        messages: list[bytes] = []
        if seat is None and self._seat is not None and not room.table.setup.watchers:
            self.close(wire.Bye("watch-closed", 0.0))  # only players may see this table
        if self.closed:
            return [encoding.ENCODER.encode(self._answers.popleft()) for _ in range(self.waiting)]
        if seat != self._seat:  # a player sees another view than a spectator
            self._seat, self._table_changes, self._number = seat, _UNKNOWN, _UNKNOWN
        if self._table_changes == _UNKNOWN:  # a view means nothing before the table is known
            messages += self._new_table()
        if room.table.match and self._number != room.table.number:
            messages += room.news(seat, self._number)
            self._number = room.table.number
        messages += self._new_table()  # after the move that changed it: a result after the last one
        messages += self._new_drafts()
        messages += self._new_chat()
        while self._answers:
            messages.append(encoding.ENCODER.encode(self._answers.popleft()))
        return messages

    def _new_table(self) -> list[bytes]:
        if self._table_changes == self.room.table_changes:
            return []
        self._table_changes = self.room.table_changes
        return [encoding.ENCODER.encode(self.room.table_message(self.who))]

    def _new_drafts(self) -> list[bytes]:
        if not self.room.drafts and not self._drafts:
            return []
        now = self.room.drafts_for(self.seat)
        messages = [
            encoding.ENCODER.encode(wire.Drafted(seat, now.get(seat, ())))
            for seat in sorted({*now, *self._drafts})
            if now.get(seat, ()) != self._drafts.get(seat, ())
        ]
        self._drafts = now
        return messages

    def _new_chat(self) -> list[bytes]:
        """What was said, and quick words; nothing until it is known whom the person has muted."""
        messages: list[bytes] = []
        chat = self.room.chat
        if not chat.knows(self.person):
            return messages
        for said in chat.said:
            if said.id > self._chat:
                self._chat = said.id
                if not chat.is_muted(self.room.table, self.person, said.seat):
                    messages.append(encoding.ENCODER.encode(said))
        for one in self._reactions:
            if not chat.is_muted(self.room.table, self.person, one.seat):
                messages.append(encoding.ENCODER.encode(one))
        self._reactions.clear()
        return messages
