"""`rummel admin …`: for those who run a server. The commands are loaded when one is called."""

from importlib.util import find_spec
from typing import Final

import click

from rummel.cli.screen import Refused, SpokenGroup

_NAMES: Final = (
    "people",
    "reset-password",
    "end-sessions",
    "delete-person",
    "reports",
    "tables",
    "table",
    "check",
    "rebuild",
    "tidy",
    "backup",
)


class _Admin(SpokenGroup):
    def list_commands(self, _context: click.Context) -> list[str]:
        return list(_NAMES)

    def get_command(self, _context: click.Context, name: str) -> click.Command | None:
        if find_spec("litestar") is None:
            raise Refused("no-server")
        # The rest of the command line starts faster without it.
        from rummel.cli.admin_commands import COMMANDS  # noqa: PLC0415

        return COMMANDS.get(name)


admin_command: Final = _Admin("admin", help="cli-admin", no_args_is_help=True)
