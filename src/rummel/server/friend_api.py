"""The API over HTTP: friends, and the connection by which a page knows who is here."""

import asyncio
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Annotated, Any, Final

from litestar import WebSocket, delete, get, post, websocket
from litestar.params import JSONBody
from msgspec import Meta, Struct

from rummel import encoding, wire
from rummel.errors import RuleError
from rummel.server import circle as circles
from rummel.server import friends, invitations, rows
from rummel.server.account_api import person_of, wake
from rummel.server.dependencies import InPath, Sender, TheService
from rummel.server.error_responses import language_of
from rummel.server.guard import client_of, same_site
from rummel.server.live import GOING_AWAY, POLICY, Line, line_of, refuse
from rummel.server.people import COOKIE
from rummel.server.service import Service, bearer
from rummel.server.visits import Visitor

_TAGS: Final = ["friends"]


class FriendLink(Struct, frozen=True):
    """What the address of one's friend link ends with."""

    code: str


class InvitedTo(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table at which a friend is wanted."""

    table: Annotated[str, Meta(max_length=20)]


def _other(person_id: str) -> str:
    if not rows.is_id(person_id):
        raise RuleError("not-found")
    return person_id


@get("/api/friends", summary="One’s friends, and who is here", tags=_TAGS)
async def circle(service: TheService, who: Sender) -> wire.Circle:
    """As the WebSocket `/api/friends/here` sends it whenever it changes."""
    return await circles.circle(service.store, person_of(who))


@get("/api/friends/link", summary="One’s friend link", tags=_TAGS)
async def link(service: TheService, who: Sender) -> FriendLink:
    """Whoever confirms it is a friend; it is good until it is renewed."""
    return FriendLink(await friends.link_of(service.store, person_of(who)))


@post("/api/friends/link", summary="Another friend link", tags=_TAGS, status_code=200)
async def renew_link(service: TheService, who: Sender) -> FriendLink:
    """The one before is worth nothing any more; friends stay."""
    person = person_of(who)
    service.limits.friends.take(person.id)
    return FriendLink(await friends.renew_link(service.store, person))


@get("/api/friend-links/{code:str}", summary="Whose friend link it is", tags=_TAGS)
async def owner(service: TheService, who: Sender, code: InPath) -> friends.LinkOwner:
    return await friends.owner_of(service.store, who, code)


@post("/api/friend-links/{code:str}", summary="Confirm a friend link", tags=_TAGS, status_code=204)
async def follow_link(service: TheService, who: Sender, code: InPath) -> None:
    """Both have each other among their friends from now on."""
    person = person_of(who)
    service.limits.friends.take(person.id)
    await wake(service, await friends.follow_link(service.store, person, code))


@post("/api/friends/{person_id:str}", summary="Agree to a request", tags=_TAGS, status_code=204)
async def agree(service: TheService, who: Sender, person_id: InPath) -> None:
    person = person_of(who)
    service.limits.friends.take(person.id)
    await wake(service, await friends.agree(service.store, person, _other(person_id)))


@delete("/api/friends/{person_id:str}", summary="Remove a friend, decline or withdraw", tags=_TAGS)
async def leave(service: TheService, who: Sender, person_id: InPath) -> None:
    """Friends lose each other; a request is declined or withdrawn. The other one is not told."""
    person = person_of(who)
    await wake(service, await friends.leave(service.store, person, _other(person_id)))


@post(
    "/api/friends/{person_id:str}/invitations",
    summary="Invite a friend to a table",
    tags=_TAGS,
    status_code=204,
)
async def invite(
    service: TheService, who: Sender, person_id: InPath, data: JSONBody[InvitedTo]
) -> None:
    """To a table at which one sits and that has a seat left. Pages of theirs show it at once;
    a friend who has none open gets a notice, if they want notices.
    """
    person, friend = person_of(who), _other(person_id)
    service.limits.friends.take(person.id)
    table = (await service.rooms.get(data.table)).table
    invited, wake_ups = await invitations.invite(service.store, person, friend, table)
    await wake(service, wake_ups)
    if invited and not invited.is_here:
        service.notices.invite(friend, person.name, table)


@delete("/api/invitations/{table_id:str}", summary="Decline an invitation", tags=_TAGS)
async def decline(service: TheService, who: Sender, table_id: InPath) -> None:
    """The friend is not told."""
    person = person_of(who)
    await wake(service, await invitations.decline(service.store, person, _other(table_id)))


@websocket("/api/friends/here")
async def visit(socket: WebSocket[Any, Any, Any], service: TheService) -> None:
    """Friends see that one is here as long as it is open. It sends, and takes nothing."""
    if not same_site(socket.scope, service.origins):
        await socket.close(POLICY, "bad-origin")
        return
    await socket.accept()
    with ExitStack() as held:
        language = language_of(socket, None)
        try:
            address = client_of(socket.scope, service.settings)
            service.limits.requests.take(address)
            who = await service.people.who(bearer(socket.headers) or socket.cookies.get(COOKIE))
            language = language_of(socket, who)
            person = person_of(who)
            held.enter_context(service.limits.visiting(person.id, address))
            visitor = held.enter_context(service.visiting(person))
        except Exception as error:
            await refuse(socket, error, language)
            return
        line = line_of(socket)
        sending = asyncio.create_task(_send(line, service, visitor))
        reading = asyncio.create_task(line.receive_text())
        try:
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
            # A page says nothing: one that does is hung up on.
            if not reading.done() or reading.result() is not None:
                await socket.close(GOING_AWAY)
        finally:
            sending.cancel()
            reading.cancel()
            await asyncio.gather(sending, reading, return_exceptions=True)


async def _send(line: Line, service: Service, visitor: Visitor) -> None:
    while visitor.bye is None:
        news = await visitor.news(service.store)
        if news:
            await line.send_texts([news])
        await visitor.rest()
    await line.send_texts([encoding.ENCODER.encode(visitor.bye)])


HANDLERS: Final[Sequence[Any]] = [
    circle,
    link,
    renew_link,
    owner,
    follow_link,
    agree,
    leave,
    invite,
    decline,
]
