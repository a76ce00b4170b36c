"""Everything that an operator can set: by flags of `rummel serve`, or in the environment.

`docs/operation.md` lists them; a test compares it with this struct.
"""

import re
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from rummel.errors import RuleError

_PREFIX = "RUMMEL_"
_FILE: Final = "rummel.db"
_ALIKE: Final = 0.75  # how like a setting a name is that is taken for a misspelt one
# The command line's language, and what Kubernetes says of a service called rummel.
_OTHERS: Final = re.compile(r"LANG$|SERVICE_|PORT_")
_ORIGIN: Final = re.compile(r"https?://[^/?#@\sA-Z]+$")
_Days = Annotated[int, Meta(ge=0, le=36_500)]
_Level = Annotated[str, Meta(pattern="(?i)^(debug|info|warning|error|critical)$")]


class Settings(Struct, frozen=True, kw_only=True):
    """Each field is `RUMMEL_` and its name in capitals in the environment."""

    # sqlite:///file or postgresql://user:password@host/name; empty: see `default_database`.
    database: str = ""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8017  # 0: any that is free
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes; more than one requires PostgreSQL
    # The sites that browsers may come from, separated by blanks; empty: the host of the request.
    origins: str = ""
    # Behind a proxy: trust what it says of the client's address.
    proxy: bool = False
    secure_cookies: bool = False  # only over https
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.7  # seconds before a bot moves
    # Requests and messages per second that one client may send in the long run; 0: any number.
    rate: Annotated[float, Meta(ge=0, le=10_000)] = 20.0
    # New guests, tables and sign-ins per minute and address; 0: any number.
    strict_rate: Annotated[float, Meta(ge=0, le=10_000)] = 30.0
    # Processes for requests that take long (replays, best moves, records, hints), and for bots that
    # think long; they are started when they are needed. 0 answer processes: two, or one where the
    # tables would have no core left for themselves.
    answer_processes: Annotated[int, Meta(ge=0, le=64)] = 0
    bot_processes: Annotated[int, Meta(ge=1, le=64)] = 2
    # Seconds that one such request may take, and MiB of memory that its process may use.
    work_seconds: Annotated[float, Meta(ge=1, le=600)] = 10.0
    work_memory: Annotated[int, Meta(ge=64, le=65_536)] = 256
    answer_cache: Annotated[int, Meta(ge=0, le=65_536)] = 16  # MiB of answers that are kept
    # Seats that a person may hold at other people's tables before the start; 0: any number.
    most_open_seats: Annotated[int, Meta(ge=0, le=100_000)] = 5
    # Connections to tables that a person may have open, and as many pages; 0: any number.
    most_connections: Annotated[int, Meta(ge=0, le=100_000)] = 50
    # Connections to tables from one address, and as many pages; 0: any number.
    most_from_address: Annotated[int, Meta(ge=0, le=100_000)] = 200
    # Days after which abandoned things are deleted; 0: never.
    unstarted_days: _Days = 7  # tables whose match was never started
    abandoned_days: _Days = 30  # matches in which nobody moves and no clock runs
    alone_days: _Days = 7  # the same, where one person has played with bots alone
    guest_match_days: _Days = 90  # finished matches that only guests have played
    guest_days: _Days = 90  # guests without a seat, after they were seen last
    # Notices by Web Push for players whose turn it is: whether there are any; the private key that
    # they are signed with (base64url; empty: one that is made once and kept in the database); whom
    # push services may write to; seconds that a turn waits for its player to come by themselves.
    push: bool = True
    push_key: str = ""
    push_contact: str = ""
    push_delay: Annotated[float, Meta(ge=0, le=86_400)] = 45.0
    push_local: bool = False  # for tests: notices go to this machine only
    log_level: _Level = "info"


def from_environment(environment: Mapping[str, str], **flags: object) -> Settings:
    """Flags come first, then the environment, then the defaults. A database is always named."""
    _check_names(environment)
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        name = _PREFIX + field.name.upper()
        if flags.get(field.name) not in (None, ""):
            values[field.name] = flags[field.name]
        elif environment.get(name):
            values[field.name] = environment[name]
    for name, value in values.items():
        kind = Settings.__annotations__[name]
        try:
            values[name] = msgspec.convert(value, kind, strict=False)
        except msgspec.ValidationError as error:
            raise RuleError("bad-setting", name=name, reason=str(error)) from None
    for origin in str(values.get("origins", "")).split():
        if not _ORIGIN.match(origin):  # no browser would ever name it, and all would be refused
            raise RuleError("bad-setting", name="origins", reason=f"{origin}, https://example.org")
    if not values.get("database"):
        values["database"] = default_database(environment)
    return Settings(**values)  # type: ignore[arg-type]


def _check_names(environment: Mapping[str, str]) -> None:
    """Refuses a misspelt setting, which would be ignored in silence."""
    known = [field.upper() for field in Settings.__struct_fields__]
    for name in unknown(environment):
        for meant in get_close_matches(name.removeprefix(_PREFIX), known, n=1, cutoff=_ALIKE):
            raise RuleError("setting-unknown", name=name, meant=_PREFIX + meant)


def unknown(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Names that begin like settings and are none; those that are like one have been refused."""
    ours = {_PREFIX + field.upper() for field in Settings.__struct_fields__}
    return tuple(
        name
        for name in sorted(environment)
        if name.startswith(_PREFIX)
        and name not in ours
        and not _OTHERS.match(name.removeprefix(_PREFIX))
    )


def default_database(environment: Mapping[str, str]) -> str:
    """The file when no database is named: among the user's data, in a separate folder.

    Earlier versions kept `rummel.db` in the folder they were started from. Where there is one, it
    is used on, so that nobody's matches seem to be gone.
    """
    try:
        earlier = Path.cwd() / _FILE
        if earlier.is_file():
            return _url(earlier)
        folder = data_folder(environment, sys.platform) / "rummel"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:  # no home, or one that can't be written
        raise RuleError("bad-setting", name="database", reason=str(error)) from None
    return _url(folder / _FILE)


def data_folder(environment: Mapping[str, str], platform: str) -> Path:
    """Where programs keep their data for this user, as each system has it."""
    if platform == "win32":
        given = environment.get("LOCALAPPDATA", "")
        usual = Path("~", "AppData", "Local")
    elif platform == "darwin":
        given = ""
        usual = Path("~", "Library", "Application Support")
    else:
        given = environment.get("XDG_DATA_HOME", "")
        usual = Path("~", ".local", "share")
    # The XDG specification: a path that is not absolute is to be ignored.
    return Path(given) if Path(given).is_absolute() else usual.expanduser()


def _url(file: Path) -> str:
    return f"sqlite:///{file.as_posix()}"
