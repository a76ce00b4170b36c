"""The ASGI application, and the process that serves it."""

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Sequence
from types import FrameType
from typing import Any, Final

import uvicorn
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send
from uvicorn.supervisors import Multiprocess

from rummel import __version__
from rummel.errors import RuleError
from rummel.pieces import Piece
from rummel.server import (
    account_api,
    api,
    friend_api,
    garbage,
    lesson_api,
    live,
    logs,
    push,
    replay_api,
    site,
)
from rummel.server.error_responses import BODY_LIMIT, on_error, refuse
from rummel.server.guard import guarded
from rummel.server.openapi import SchemaPlugin
from rummel.server.people import COOKIE
from rummel.server.protocol import HttpProtocol, Socket, SocketProtocol
from rummel.server.service import Service, bearer
from rummel.server.settings import Settings, from_environment, unknown
from rummel.server.store import StorageError, Store, read_url
from rummel.tables.who import Who

_LOG: Final = logging.getLogger("rummel.server")
_FRAME_LIMIT: Final = 16 * 1024
_FLUSH: Final = 0.3  # seconds for the farewell to reach the clients


class Application:
    """Litestar's application with our guard and the web client's pages before it."""

    def __init__(self, settings: Settings) -> None:
        self.service = Service(settings)
        self.litestar = _litestar(self.service)
        pages = site.served(self.litestar, family_at=self.service.rooms.family_at)
        self._guarded = guarded(pages, self.service.limits, settings, self.service.origins, refuse)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._guarded(scope, receive, send)


def create() -> Application:
    """For any ASGI server: settings come from the environment."""
    settings = from_environment(os.environ)
    logs.set_up(settings.log_level)
    if ignored := unknown(os.environ):
        _LOG.warning("no settings, and ignored: %s", " ".join(ignored))
    application = Application(settings)
    garbage.begin()
    return application


def _litestar(service: Service) -> Litestar:
    async def the_service() -> Service:
        return service

    async def who(request: ASGIConnection[Any, Any, Any, Any]) -> Who | None:
        person = await service.people.who(bearer(request.headers) or request.cookies.get(COOKIE))
        request.scope["rummel.who"] = person  # type: ignore[typeddict-unknown-key]
        return person

    async def start_up() -> None:
        _hang_up_first(service)

    return Litestar(
        [
            *api.HANDLERS,
            *account_api.HANDLERS,
            *friend_api.HANDLERS,
            *replay_api.HANDLERS,
            *lesson_api.HANDLERS,
            live.live,
            live.stream,
            friend_api.visit,
        ],
        dependencies={
            "service": Provide(the_service, use_cache=False),
            "who": Provide(who, use_cache=False),
        },
        exception_handlers={Exception: on_error},
        on_startup=[service.open, start_up],
        on_shutdown=[service.close],
        openapi_config=OpenAPIConfig(
            title="Rummel",
            version=__version__,
            path="/schema",
            render_plugins=[SchemaPlugin()],
        ),
        websocket_class=Socket,
        type_encoders={Piece: str},
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )


def _hang_up_first(service: Service) -> None:
    """A signal to stop reaches the clients before it reaches the server."""
    loop = asyncio.get_running_loop()
    if threading.current_thread() is not threading.main_thread():
        return  # inside of a test
    for number in (signal.SIGTERM, signal.SIGINT):
        stop = signal.getsignal(number)
        if not callable(stop):
            continue

        def hang_up(got: int, frame: FrameType | None, stop: Any = stop) -> None:
            loop.call_soon_threadsafe(service.rooms.hang_up)
            loop.call_soon_threadsafe(lambda: loop.call_later(_FLUSH, stop, got, frame))

        signal.signal(number, hang_up)


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


async def _try(settings: Settings) -> None:
    """Brings the database up to date, or says at once what is wrong with it."""
    store = Store(settings.database)
    try:
        await store.open()
    except (StorageError, OSError) as error:
        # SQLite does not say which file it means.
        reason = f"{store.url.database}: {error}" if store.is_sqlite else str(error)
        raise RuleError("bad-setting", name="database", reason=reason) from error
    finally:
        await store.close()


def serve(settings: Settings, lines: Sequence[str] = ()) -> int:
    """Serves until a signal stops it; returns the exit code. An `OSError`: it can't listen.

    `lines` are printed below its address.
    """
    if settings.workers > 1 and read_url(settings.database).get_backend_name() == "sqlite":
        raise RuleError("workers-sqlite")
    if settings.push_key:
        push.read_private(settings.push_key)  # or the refusal says what is wrong with it
    bound = _bind(settings)
    asyncio.run(_try(settings))
    for name in Settings.__struct_fields__:
        os.environ[f"RUMMEL_{name.upper()}"] = str(getattr(settings, name))
    config = uvicorn.Config(
        "rummel.server.app:create",
        factory=True,
        http=HttpProtocol,
        ws=SocketProtocol,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=_FRAME_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
        timeout_keep_alive=30,
    )
    # A worker on a busy machine takes a while to start, and must not be killed for it.
    config.timeout_worker_healthcheck = 60
    server = uvicorn.Server(config)

    def stop(_number: int, _frame: FrameType | None) -> None:
        # While it runs, uvicorn has its own handlers. Once it has stopped, it sends itself the
        # signal again, which has done its work; before that, nothing has begun that must be ended.
        # No exception: it would come up anywhere, and could be taken for another there.
        if not server.started:
            os._exit(0)

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    host, port = bound.getsockname()[:2]
    print(f"http://{f'[{host}]' if ':' in host else host}:{port}", flush=True)
    for line in lines:
        print(line, file=sys.stderr, flush=True)
    if settings.workers > 1:
        Multiprocess(config, sockets=[bound]).run()
    else:
        server.run(sockets=[bound])
    return 0 if server.started or settings.workers > 1 else 1
