"""`rummel serve`: the server, in the foreground."""

import os
from importlib.util import find_spec
from pathlib import Path

import click

from rummel.cli.screen import Refused, Screen, SpokenCommand, option


@click.command("serve", cls=SpokenCommand, help="cli-serve")
@option("--host", metavar="ADDRESS", help="cli-option-host")
@option("--port", metavar="NUMBER", help="cli-option-port")
@option("--database", metavar="URL", help="cli-option-database")
@option("--workers", metavar="NUMBER", help="cli-option-workers")
@click.pass_obj
def serve_command(
    screen: Screen,
    host: str | None,
    port: str | None,
    database: str | None,
    workers: str | None,
) -> int:
    if find_spec("litestar") is None:
        raise Refused("no-server")
    # The rest of the command line starts faster without the server, and a wrong setting is refused
    # before it is loaded.
    from rummel.server.settings import from_environment  # noqa: PLC0415

    settings = from_environment(
        os.environ, host=host, port=port, database=database, workers=workers
    )
    from rummel.server.app import serve  # noqa: PLC0415
    from rummel.server.store import read_url  # noqa: PLC0415

    lines = [screen.words("cli-serving")]
    url = read_url(settings.database)
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "").absolute()
        lines.append(screen.words("cli-serving-kept", file=str(file)))
    try:
        return serve(settings, lines)
    except OSError as error:
        raise Refused(
            "serve",
            host=settings.host,
            port=str(settings.port),  # not a quantity
            reason=error.strerror or str(error),
        ) from None
