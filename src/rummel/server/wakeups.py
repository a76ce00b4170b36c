"""Wake-ups: what a node sends to the other nodes together with what it commits.

PostgreSQL delivers them (`NOTIFY`) when the transaction is committed and not before. A wake-up
carries what is new where that is short, so that most of them cost the receiver no query.
"""

import logging
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rummel.tables.table import Entry
from rummel.wire import Reaction

_LOG: Final = logging.getLogger("rummel.wakeups")
_MOST_BYTES: Final = 7000  # PostgreSQL refuses payloads of 8000 bytes


class WakeUp(Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    table: str
    # The node that has committed the change and needs no wake-up; empty: all nodes need it.
    node: str = ""


class EntryAppended(WakeUp, frozen=True, kw_only=True, tag="entry"):
    """The log has a new entry, or several: then they have to be read."""

    entry: Entry | None = None


class TableChanged(WakeUp, frozen=True, kw_only=True, tag="table"):
    """Seats or votes have changed, or connections of a node that is dead."""


class PresenceChanged(WakeUp, frozen=True, kw_only=True, tag="presence"):
    """Somebody has connected to the node, or disconnected."""

    seat: int
    count: int  # connections of the seat to the node
    away: float | None  # since when the seat has had no connection to any node


class DraftChanged(WakeUp, frozen=True, kw_only=True, tag="draft"):
    pass


class ChatChanged(WakeUp, frozen=True, kw_only=True, tag="chat"):
    pass


class Reacted(WakeUp, frozen=True, kw_only=True, tag="reacted"):
    """A player shows the others a quick word. This is all there is of it."""

    seat: int
    reaction: Reaction


class SeatFreed(WakeUp, frozen=True, kw_only=True, tag="freed"):
    """The host has freed the seat of a person, who may not sit down again for a while."""

    person: str
    until: float


class Erased(WakeUp, frozen=True, kw_only=True, tag="erased"):
    """A person at the table was deleted, and their name with them; or the table itself was."""


class PeopleChanged(Struct, frozen=True, kw_only=True, tag_field="kind", tag="people"):
    """These people have come, left or sat down somewhere, or stand otherwise to others than before.

    It says no more: whoever shows them to friends reads how it is now.
    """

    people: tuple[str, ...]
    bonds: bool = False  # who is whose friend, has asked for it, or is muted or blocked
    node: str = ""  # as above


TableWakeUp = (
    EntryAppended
    | TableChanged
    | PresenceChanged
    | DraftChanged
    | ChatChanged
    | Reacted
    | SeatFreed
    | Erased
)
AnyWakeUp = TableWakeUp | PeopleChanged

_MOST_PEOPLE: Final = 200  # in one wake-up

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(AnyWakeUp)


def people_changed(
    people: Iterable[str], node: str = "", *, bonds: bool = False
) -> list[PeopleChanged]:
    """As many wake-ups as it takes for all of them."""
    all_of_them = tuple(sorted(set(people)))
    return [
        PeopleChanged(people=all_of_them[at : at + _MOST_PEOPLE], node=node, bonds=bonds)
        for at in range(0, len(all_of_them), _MOST_PEOPLE)
    ]


def encode(wake_up: AnyWakeUp) -> str:
    """The payload of a wake-up. An entry that does not fit is left out: receivers read the log."""
    payload = _ENCODER.encode(wake_up)
    if len(payload) > _MOST_BYTES and isinstance(wake_up, EntryAppended):
        payload = _ENCODER.encode(replace(wake_up, entry=None))
    return payload.decode()


def decode(payload: str) -> AnyWakeUp | None:
    """The wake-up of a payload. None if it is malformed, which is logged.

    Anything that can connect to the database can send to the channel: a node of another version,
    or an operator who tries something.
    """
    try:
        wake_up: AnyWakeUp = _DECODER.decode(payload)
    except (msgspec.DecodeError, RecursionError) as error:
        # Without the payload: it may hold pieces, which never go into the log.
        _LOG.warning("a malformed wake-up of %d bytes is ignored: %s", len(payload), error)
        return None
    return wake_up
