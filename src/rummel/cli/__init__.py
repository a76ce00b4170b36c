"""`rummel …`: the games in the terminal.

Exit codes: 0 fine, 1 no (a record that is not valid), 2 wrong use, 130 stopped by Ctrl-C.
"""

import json
import os
import sys
from collections.abc import Sequence

import click

from rummel import __version__
from rummel.cli.admin import admin_command
from rummel.cli.arena import arena_command
from rummel.cli.games import games_command
from rummel.cli.generate import generate_command
from rummel.cli.play import play_command
from rummel.cli.replay import replay_command, verify_command
from rummel.cli.rules import rules_command
from rummel.cli.score import score_command
from rummel.cli.screen import (
    Leave,
    Refused,
    Screen,
    SpokenGroup,
    explained,
    language_of,
    option,
)
from rummel.cli.serve import serve_command
from rummel.cli.show import show_command
from rummel.cli.simulate import simulate_command
from rummel.cli.solve import hint_command, solve_command
from rummel.errors import RuleError
from rummel.lang import Words


def _set_language(context: click.Context, _option: click.Parameter, value: str | None) -> None:
    context.obj = Screen(Words(language=language_of(value)))


def _show_version(context: click.Context, _option: click.Parameter, value: bool) -> None:
    if value:
        click.echo(f"rummel {__version__}")
        context.exit()


@click.group(
    cls=SpokenGroup,
    help="cli-rummel",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@option(
    "--lang",
    metavar="CODE",
    help="cli-option-lang",
    envvar="RUMMEL_LANG",
    is_eager=True,
    expose_value=False,
    callback=_set_language,
)
@option(
    "--version",
    is_flag=True,
    help="cli-option-version",
    is_eager=True,
    expose_value=False,
    callback=_show_version,
)
def rummel() -> None:
    pass


for _command in (
    games_command,
    rules_command,
    play_command,
    score_command,
    simulate_command,
    arena_command,
    generate_command,
    replay_command,
    verify_command,
    show_command,
    solve_command,
    hint_command,
    serve_command,
    admin_command,
):
    rummel.add_command(_command)


def main() -> None:
    """The command line's entry."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Runs one command; every refusal becomes a line on the error stream and an exit code."""
    words = Words()
    try:
        with rummel.make_context("rummel", list(args)) as context:
            if isinstance(context.obj, Screen):
                words = context.obj.words
            result = rummel.invoke(context)
            _flush()
            return int(result or 0)
    except click.exceptions.Exit as ended:
        _flush()
        return int(ended.exit_code)
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
        return 2
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx else "rummel"
        message = words("cli-usage", message=error.format_message().rstrip(".?"), command=path)
        return _refuse(args, "usage", message, 2)
    except (RuleError, Refused) as error:
        return _refuse(args, *explained(words, error))
    except Leave:
        return 0
    except (KeyboardInterrupt, click.Abort):
        return 130
    except BrokenPipeError:
        return _reader_gone()


def _refuse(args: Sequence[str], code: str, message: str, exit_code: int) -> int:
    if "--json" in args:
        message = json.dumps({"error": code, "message": message}, ensure_ascii=False)
    try:
        print(message, file=sys.stderr)
    except BrokenPipeError:
        return _reader_gone()
    return exit_code


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _reader_gone() -> int:
    # What is still buffered has no reader; without this Python complains when it closes.
    null = os.open(os.devnull, os.O_WRONLY)
    for number in (1, 2):
        os.dup2(null, number)
    return 0
