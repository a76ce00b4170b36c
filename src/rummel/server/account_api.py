"""The API over HTTP: accounts, sessions, users' own bots, matches and data, ratings."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import delete as sa_delete
from sqlalchemy import select

from rummel import wire
from rummel.errors import RuleError
from rummel.games import find
from rummel.server import deletion, history, quick, ratings, rows
from rummel.server.accounts import MOST, SessionInfo, TokenInfo, login_of
from rummel.server.api import Me, cookie, me_of, signed_in
from rummel.server.dependencies import InPath, Sender, TheService
from rummel.server.guard import client_of
from rummel.server.notices import Subscription
from rummel.server.people import COOKIE, DEVICE
from rummel.server.schema import blocks, people
from rummel.server.service import Service
from rummel.server.wakeups import AnyWakeUp, people_changed
from rummel.server.worker_pool import pickled
from rummel.server.worker_responses import answered
from rummel.tables.who import Who

_Password = Annotated[str, Meta(max_length=MOST)]
_Request = Request[Any, Any, Any]

_NO_COOKIE: Final = Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax", path="/")


class Credentials(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: wire.Name
    password: _Password


class Changes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Fields to be changed; the others stay."""

    name: wire.Name | None = None
    language: Annotated[str, Meta(max_length=8)] | None = None
    avatar: wire.Avatar | None = None  # empty: the initials
    shown: bool | None = None  # whether friends see when the person is here


class NewPassword(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    old: _Password
    new: _Password


class Goodbye(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The password, for accounts."""

    password: _Password | None = None


class NewToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the bot is called at tables."""

    name: wire.Name


class Token(Struct, frozen=True, kw_only=True):
    """The token is shown this once: `Authorization: Bearer …` is how the bot uses it."""

    id: str
    name: str
    created: float
    token: str


class Public(Struct, frozen=True, kw_only=True):
    """What everybody may know of somebody."""

    id: str
    name: str
    ratings: tuple[ratings.Rating, ...]


def person_of(who: Who | None) -> Who:
    """Not a program: a token plays, and does nothing else in its owner's name."""
    person = signed_in(who)
    if person.bot:
        raise RuleError("people-only")
    return person


def _account(who: Who | None) -> Who:
    person = person_of(who)
    if not person.account:
        raise RuleError("account-needed")
    return person


def _hold_back(request: _Request, service: Service, who: Who | None = None) -> None:
    """Limits tries per address, and also per account where one is named."""
    service.limits.strict.take(client_of(request.scope, service.settings))
    if who is not None:
        service.limits.known.take(who.id)


@asynccontextmanager
async def _one_guess(request: _Request, service: Service, login: str) -> AsyncIterator[None]:
    """A password that may be wrong. Guesses elsewhere don't hold up a device of the account."""
    limits = service.limits
    device = service.people.known_device(request.cookies.get(DEVICE), login)
    if device:
        limits.known.take(device)
    else:
        limits.strict.take(client_of(request.scope, service.settings))
        if limits.guesses:
            await asyncio.sleep(limits.guesses.wait(login))
    try:
        yield
    except RuleError as error:
        if error.code == "bad-login" and limits.guesses and not device:
            limits.guesses.failed(login)
        raise
    if limits.guesses:
        limits.guesses.succeeded(login)


def _cookies(service: Service, token: str, login: str) -> list[Cookie]:
    """The cookie of the session, and that of the device."""
    device = service.people.device_for(login)
    return [cookie(service, token), cookie(service, device, DEVICE)]


def _agent(request: _Request) -> str:
    return request.headers.get("user-agent", "")


# -------------------------------------------------------------------------------- sessions


@post("/api/account", summary="Make an account of a guest", tags=["account"])
async def create_account(
    request: _Request, service: TheService, who: Sender, data: JSONBody[Credentials]
) -> Response[Me]:
    """The guest stays the same person, at the same tables, and gets a new cookie."""
    guest = person_of(who)
    _hold_back(request, service)
    made, token = await service.accounts.create(guest, data.name, data.password, _agent(request))
    return Response(me_of(made), cookies=_cookies(service, token, login_of(data.name)))


@post("/api/session", summary="Sign in", tags=["account"], status_code=200)
async def sign_in(
    request: _Request, service: TheService, who: Sender, data: JSONBody[Credentials]
) -> Response[Me]:
    """Sets a new cookie; the one before is no longer valid.

    What a guest played goes over to the account. Where both sit at one table, the account keeps its
    own seat, and a bot plays the guest's.
    """
    login = login_of(data.name)
    async with _one_guess(request, service, login):
        account, token, wake_ups = await service.accounts.sign_in(
            data.name, data.password, _agent(request), who
        )
    await wake(service, wake_ups)
    return Response(me_of(account), cookies=_cookies(service, token, login))


@delete("/api/session", summary="Sign out", tags=["account"])
async def sign_out(service: TheService, who: Sender) -> Response[None]:
    await service.accounts.sign_out(person_of(who))
    return Response(None, status_code=204, cookies=[_NO_COOKIE])


@get("/api/sessions", summary="Where you are signed in", tags=["account"])
async def sessions(service: TheService, who: Sender) -> Sequence[SessionInfo]:
    return await service.accounts.sessions(person_of(who))


@delete("/api/sessions", summary="End all sessions but this one", tags=["account"])
async def end_sessions(service: TheService, who: Sender) -> None:
    await service.accounts.end_others(person_of(who))


@delete("/api/sessions/{session_id:str}", summary="End a session", tags=["account"])
async def end_session(service: TheService, who: Sender, session_id: InPath) -> None:
    await service.accounts.end_one(person_of(who), session_id)


# ------------------------------------------------------------------------------------- oneself


@patch("/api/me", summary="Change your name, language and the like", tags=["account"])
async def change(
    request: _Request, service: TheService, who: Sender, data: JSONBody[Changes]
) -> Me:
    """Tables where you already sit keep the old name. An account signs in with the new one."""
    person = person_of(who)
    if data.name is not None:
        _hold_back(request, service)
    after = await service.accounts.change(person, data.name, data.language, data.avatar, data.shown)
    if after != person:  # friends see it
        seen = people_changed((person.id,))
        await service.rooms.commit([], seen)
        await wake(service, seen)
    return me_of(after)


@post("/api/me/password", summary="Change the password", tags=["account"], status_code=204)
async def change_password(
    request: _Request, service: TheService, who: Sender, data: JSONBody[NewPassword]
) -> None:
    """Ends all other sessions."""
    person = _account(who)
    _hold_back(request, service, person)
    await service.accounts.change_password(person, data.old, data.new)


@get("/api/me/matches", summary="Your matches, running and finished", tags=["account"])
async def matches(
    service: TheService,
    who: Sender,
    before: Annotated[
        str | None, QueryParameter(max_length=20, description="`next` of the page before.")
    ] = None,
    which: Annotated[
        history.Which | None, QueryParameter(description="Only those; else all.")
    ] = None,
) -> history.Matches:
    return await history.matches(service.rooms, signed_in(who).id, before, which)


@get("/api/me/games", summary="How many matches you have played and won", tags=["account"])
async def game_counts(service: TheService, who: Sender) -> Sequence[history.GameCount]:
    """Of each game that you have finished a match of, the most played first."""
    return await history.game_counts(service.store, signed_in(who).id)


@get("/api/me/export", summary="Everything the server knows about you", tags=["account"])
async def export(request: _Request, service: TheService, who: Sender) -> Response[bytes]:
    person = person_of(who)
    _hold_back(request, service)

    async def make() -> bytes:
        export = await history.export(service.store, person.id)
        return pickled("pretty", msgspec.json.encode(export))

    async with service.limits.exporting:
        return await answered(
            request,
            service,
            who,
            None,  # nobody else asks for it, and it is out of date at once
            make,
            paid=True,
            headers={"content-disposition": 'attachment; filename="rummel-me.json"'},
        )


@delete("/api/me", summary="Delete yourself", tags=["account"])
async def leave(
    request: _Request, service: TheService, who: Sender, data: JSONBody[Goodbye | None] = None
) -> Response[None]:
    """Resigns your matches and deletes the rest. An account needs its password for this."""
    person = person_of(who)
    if person.account:
        _hold_back(request, service, person)
        await service.accounts.prove(person, (data.password if data else None) or "")
    await _remove(service, person.id)
    return Response(None, status_code=204, cookies=[_NO_COOKIE])


async def _remove(service: Service, person: str) -> None:
    left = await deletion.remove(service.store, person)
    service.people.forget(left.sessions)
    await wake(service, left.wake_ups)


async def wake(service: Service, wake_ups: Sequence[AnyWakeUp]) -> None:
    """Returns once the rooms of this node know, so that the next request sees the change."""
    await asyncio.gather(*map(service.rooms.receive, wake_ups))


# ------------------------------------------------------------------------------------ strangers


class Blocked(Struct, frozen=True):
    """Somebody you never want to meet again."""

    id: str
    name: str


@get("/api/me/blocks", summary="The people you have blocked", tags=["strangers"])
async def blocked(service: TheService, who: Sender) -> Sequence[Blocked]:
    mine = (
        select(people.c.id, people.c.name)
        .join(blocks, blocks.c.blocked == people.c.id)
        .where(blocks.c.person == person_of(who).id)
        .order_by(people.c.name, people.c.id)
    )
    return tuple(Blocked(**row) for row in await service.store.rows(mine))


@delete("/api/me/blocks/{person_id:str}", summary="Unblock somebody", tags=["strangers"])
async def unblock(service: TheService, who: Sender, person_id: InPath) -> None:
    person = person_of(who)
    if not rows.is_id(person_id):
        raise RuleError("not-found")
    service.limits.friends.take(person.id)
    wake_ups = people_changed((person.id,), bonds=True)
    async with service.store.change(wake_ups) as db:
        mine = (blocks.c.person == person.id) & (blocks.c.blocked == person_id)
        if not (await db.execute(sa_delete(blocks).where(mine))).rowcount:
            raise RuleError("not-found")
    await wake(service, wake_ups)


@get("/api/quick/queues", summary="What people look for now", tags=["strangers"])
async def queues(service: TheService) -> Sequence[quick.Queue]:
    return await quick.queues(service.store)


@post("/api/quick", summary="Look for strangers to play with", tags=["strangers"], status_code=200)
async def look_for(
    request: _Request, service: TheService, who: Sender, data: JSONBody[quick.Wanted]
) -> quick.Looking:
    """Ask again every few seconds, with GET, until there is a table."""
    person = person_of(who)
    _hold_back(request, service)  # it may open a table
    return await quick.look_for(service.store, person, data)


@get("/api/quick", summary="How the search stands", tags=["strangers"])
async def look_again(service: TheService, who: Sender) -> quick.Search:
    """Also tells the server that you are still waiting."""
    return quick.Search(await quick.look_again(service.store, person_of(who)))


@delete("/api/quick", summary="Stop looking", tags=["strangers"], status_code=200)
async def stop_looking(service: TheService, who: Sender) -> quick.Search:
    """The answer names the table, if there is one by now."""
    return quick.Search(await quick.stop(service.store, person_of(who)))


# ------------------------------------------------------------------------------------ notices


class PushKey(Struct, frozen=True):
    """The public key that browsers subscribe with, base64url."""

    key: str


class Subscribed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `PushSubscription.toJSON()` says in a browser, its keys base64url."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Unsubscribed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


@get("/api/push", summary="The key for notices by Web Push", tags=["account"])
async def push_key(service: TheService) -> PushKey:
    return PushKey(service.notices.key)


@post("/api/push", summary="Get notices when it is your turn", tags=["account"], status_code=204)
async def subscribe(
    request: _Request, service: TheService, who: Sender, data: JSONBody[Subscribed]
) -> None:
    """For this session, at tables that wait while you are away."""
    person = person_of(who)
    _hold_back(request, service)
    await service.notices.subscribe(
        person, Subscription(endpoint=data.endpoint, p256dh=data.p256dh, auth=data.auth)
    )


@delete("/api/push", summary="Stop the notices", tags=["account"])
async def unsubscribe(service: TheService, who: Sender, data: JSONBody[Unsubscribed]) -> None:
    await service.notices.unsubscribe(person_of(who), data.endpoint)


# --------------------------------------------------------------------------------------- bots


@post("/api/tokens", summary="A new bot of your own", tags=["bots"])
async def add_token(
    request: _Request, service: TheService, who: Sender, data: JSONBody[NewToken]
) -> Token:
    """A bot is a separate player. Anybody with the token plays as the bot."""
    person = _account(who)
    _hold_back(request, service)
    made, token = await service.accounts.add_token(person, data.name)
    return Token(id=made.id, name=made.name, created=made.created, token=token)


@get("/api/tokens", summary="Your bots", tags=["bots"])
async def tokens(service: TheService, who: Sender) -> Sequence[TokenInfo]:
    return await service.accounts.tokens(_account(who))


@delete("/api/tokens/{bot_id:str}", summary="Delete a bot", tags=["bots"])
async def delete_token(service: TheService, who: Sender, bot_id: InPath) -> None:
    """It resigns its matches, and its token is no longer valid."""
    await _remove(service, await service.accounts.own_bot(_account(who), bot_id))


# ------------------------------------------------------------------------------------- ratings


@get("/api/ratings/{game:str}", summary="The strongest players of a game", tags=["ratings"])
async def best(service: TheService, game: InPath) -> Sequence[ratings.Ranked]:
    return await ratings.best(service.store, find(game).id)


@get("/api/people/{person_id:str}", summary="Somebody with an account", tags=["ratings"])
async def public(service: TheService, person_id: InPath) -> Public:
    statement = select(people.c.name).where(people.c.id == person_id, people.c.login.is_not(None))
    row = await service.store.row(statement) if rows.is_id(person_id) else None
    if row is None:
        raise RuleError("not-found")
    rated = await ratings.of_person(service.store, person_id)
    return Public(id=person_id, name=row["name"], ratings=rated)


HANDLERS: Final = [
    create_account,
    sign_in,
    sign_out,
    sessions,
    end_sessions,
    end_session,
    change,
    change_password,
    matches,
    game_counts,
    export,
    leave,
    blocked,
    unblock,
    queues,
    look_for,
    look_again,
    stop_looking,
    push_key,
    subscribe,
    unsubscribe,
    add_token,
    tokens,
    delete_token,
    best,
    public,
]
