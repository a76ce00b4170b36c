"""Real servers, a real PostgreSQL and real clients, for tests and benchmarks. Loopback only."""

import asyncio
import fcntl
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import websockets

from rummel import deal

RUMMEL: Final = Path(sys.executable).with_name("rummel")
# Limits and pauses that people need would only slow tests down; those that test them set them.
QUICK: Final = {
    "RUMMEL_BOT_PAUSE": "0",
    "RUMMEL_RATE": "0",
    "RUMMEL_STRICT_RATE": "0",
    "RUMMEL_MOST_OPEN_SEATS": "0",
    "RUMMEL_MOST_CONNECTIONS": "0",
    "RUMMEL_MOST_FROM_ADDRESS": "0",
    "RUMMEL_WORK_SECONDS": "600",  # such processes come last on a busy machine
}
PATIENCE: Final = 120.0  # on a machine that is busy with other tests
_START: Final = 240.0
_VERIFY: Final = False  # nothing is encrypted here, and to read the certificates takes 25 ms
# Below those that a system gives to connections, which could take a port before its server does.
_PORTS: Final = range(20_000, 32_000)
_HELD: Final[list[int]] = []  # locks, until this process ends


def free_port() -> int:
    """A port that no other test takes as long as this process runs, started servers or not."""
    for port in chain(_PORTS[os.getpid() % len(_PORTS) :], _PORTS):
        try:
            name = Path(tempfile.gettempdir(), f"rummel-port-{port}")
            _HELD.append(os.open(name, os.O_RDWR | os.O_CREAT, 0o666))
            fcntl.flock(_HELD[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", port))
        except OSError:
            continue  # another test has it, or another program
        return port
    raise AssertionError("all ports are taken")


class Node:
    """A server process. It keeps its port when it is started again."""

    def __init__(
        self,
        database: str,
        log: Path,
        environment: dict[str, str] | None = None,
        workers: int = 1,
        *,
        program: Path = RUMMEL,
        cwd: Path | None = None,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._database = database
        self._workers = workers
        self._environment = {**os.environ, **QUICK, **(environment or {})}
        self._program = program
        self._cwd = cwd
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Node":
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    self._program,
                    "serve",
                    f"--port={self.port}",
                    f"--database={self._database}",
                    f"--workers={self._workers}",
                ],
                stdout=log,
                stderr=log,
                env=self._environment,
                cwd=self._cwd,
                start_new_session=True,
            )
        self.wait()
        return self

    def wait(self) -> None:
        """Until it serves."""
        until = time.monotonic() + _START
        with httpx.Client(base_url=self.url, timeout=10, verify=_VERIFY) as client:
            while True:
                assert self._process
                if self._process.poll() is not None:
                    raise AssertionError(f"the server stopped: {self.log.read_text()[-2000:]}")
                try:
                    if client.get("/ready").status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                if time.monotonic() > until:
                    log = self.log.read_text()[-2000:]
                    raise AssertionError(f"the server does not answer: {log}")
                time.sleep(0.05)

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator would; returns the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, with_signal: signal.Signals) -> int:
        if self._process is None:
            return 0
        if self._process.poll() is None:
            if with_signal is signal.SIGKILL:
                os.killpg(self._process.pid, with_signal)
            else:
                self._process.send_signal(with_signal)
        code = self._process.wait(_START)
        self._process = None
        return code


def processes(pid: int) -> list[int]:
    """A process and all that it has started."""
    pids = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            pids += processes(int(child))
    return pids


def memory(pid: int) -> float:
    """Megabytes of memory of a node and its processes; shared pages count once."""
    total = 0
    for one in processes(pid):
        text = Path(f"/proc/{one}/smaps_rollup").read_text()
        total += next(int(line.split()[1]) for line in text.splitlines() if line[:4] == "Pss:")
    return total / 1000


@contextmanager
def serving(database: str, folder: Path, **environment: str) -> Iterator[Node]:
    node = Node(database, folder / "node.log", environment).start()
    try:
        yield node
    finally:
        node.stop()


def patient(folder: Path, seconds: float = PATIENCE) -> dict[str, str]:
    """The environment of a node that waits so long for words that are to be revealed.

    Five seconds are enough for people, and not for tests on a busy machine.
    """
    folder.mkdir()
    begins_with = f"from rummel.tables import table\ntable.REVEAL_WITHIN = {seconds}\n"
    (folder / "sitecustomize.py").write_text(begins_with)
    return {"PYTHONPATH": str(folder)}


# ---------------------------------------------------------------------------------- PostgreSQL


def postgres_programs() -> Path | None:
    """The programs of Debian's newest PostgreSQL, or of one on the path."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if installed:
        return installed[-1].parent
    on_path = shutil.which("postgres")
    return Path(on_path).parent if on_path else None


class Postgres:
    """A separate cluster in a temporary folder, which can be stopped and started."""

    def __init__(self) -> None:
        programs = postgres_programs()
        assert programs, "PostgreSQL is not installed"
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="rummel-pg-"))
        self.port = free_port()
        # PostgreSQL refuses to run as root.
        self._as = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as:
            shutil.chown(self._folder, "postgres")
        self._run("initdb", "-D", self._data, "-U", "rummel", "-A", "trust", "-E", "UTF8", "-N")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*self._as, str(self._programs / program), *arguments],
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> "Postgres":
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", self._data, "-l", log, "-w", "-o", options, "start")
        return self

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", mode, "stop")

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self._folder)

    def new(self, name: str) -> str:
        """The URL of a new, empty database."""
        host = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "rummel"]
        self._run("createdb", *host, name)
        return f"postgresql://rummel@127.0.0.1:{self.port}/{name}"


# ------------------------------------------------------------------------------------- clients

Chooser = Callable[[dict[str, Any], Random], str | None]


def any_legal(view: dict[str, Any], chance: Random) -> str | None:
    """A listed move; None where there is none."""
    return chance.choice(view["legal"]) if view["legal"] else None


class Client:
    """A player's client: signs in, opens or joins tables, plays."""

    def __init__(self, url: str, name: str, **headers: str) -> None:
        self.headers = headers
        self.http = httpx.AsyncClient(
            base_url=url, timeout=PATIENCE, headers=headers, verify=_VERIFY
        )
        self.name = name

    async def sign_in(self) -> dict[str, Any]:
        return await self.post("/api/guest", {"name": self.name})

    async def post(self, path: str, body: Any) -> dict[str, Any]:
        answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        content: dict[str, Any] = answer.json()
        return content

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open_table(self, game: str, **wanted: Any) -> str:
        return str((await self.post("/api/tables", {"game": game, **wanted}))["id"])

    async def do(self, table: str, what: str, **command: Any) -> dict[str, Any]:
        return await self.post(f"/api/tables/{table}/commands", {"do": what, **command})

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def live(
        self, table: str, after: int | None = None, **headers: str
    ) -> AsyncIterator["Live"]:
        url = str(self.http.base_url).replace("http", "ws", 1).rstrip("/")
        query = "" if after is None else f"?after={after}"
        async with websockets.connect(
            f"{url}/api/tables/{table}/live{query}",
            additional_headers={"cookie": self.cookie, **self.headers, **headers},
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        ) as socket_:
            yield Live(socket_)

    async def close(self) -> None:
        await self.http.aclose()


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Client]]:
    """Clients that have signed in as guests, until the end of the block."""
    clients = [Client(url, name) for name in names]
    try:
        for client in clients:
            await client.sign_in()
        yield clients
    finally:
        for client in clients:
            await client.close()


class Live:
    """A WebSocket, and the latest message from it."""

    def __init__(self, socket_: Any) -> None:
        self.socket = socket_
        self.table: dict[str, Any] = {}
        self.number = -1
        self.view: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []  # every message

    async def send(self, what: str, **command: Any) -> None:
        await self.socket.send(json.dumps({"do": what, **command}))

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        self.heard.append(message)
        kind = message["is"]
        if kind == "table":
            self.table = message
        elif kind in ("position", "step"):
            self.number = message["number"]
            if message["view"]:
                self.view = message["view"]
        return message

    async def until(self, *kinds: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await self.receive(seconds)
            if message["is"] in kinds:
                return message

    @property
    def is_ready(self) -> bool:
        return bool(self.table["seats"][self.table["you"]]["ready"])

    @property
    def is_my_turn(self) -> bool:
        return bool(self.view) and self.table.get("you") in self.view["to_act"]


async def until(holds: Callable[[], bool | Awaitable[bool]]) -> None:
    """Waits for what must become true."""
    end = time.monotonic() + PATIENCE
    while not (now if isinstance(now := holds(), bool) else await now):
        assert time.monotonic() < end, "it has not become true"
        await asyncio.sleep(0.02)


class Device:
    """A player's device: it pledges words, reveals them, and keeps what it saw before it did.

    Every change of what was closed is an error.
    """

    def __init__(self, secret: object) -> None:
        self._words = deal.words_chain(f"{secret}".encode(), 100)
        self.pledge = deal.pledge(self._words[0])
        self.kept: dict[str, Any] | None = None

    def words(self, number: int) -> str:
        return self._words[number - 1]

    def take(self, table: dict[str, Any]) -> dict[str, Any] | None:
        """Looks at a table message; returns the command that reveals words, if it is time."""
        seat = table["you"]
        if table["status"] == "open" or seat is None:
            return None
        kept = self.kept
        if kept is None:
            if table["pledges"][seat] != self.pledge:
                return None  # somebody else's device has pledged for this seat
            same = {name: table[name] for name in ("game", "rules", "commit", "pledges")}
            kept = self.kept = {
                "rummel_receipt": 1,
                "table": table["id"],
                "seat": seat,
                "rounds": [],
                **same,
            }
        assert (table["commit"], table["pledges"]) == (kept["commit"], kept["pledges"])
        for own in kept["rounds"]:
            if own["round"] == table["round"]:
                assert table["words"][seat] in ("", own["words"])
        number = table["round"] + 1
        if table["status"] == "over" or (table["dealt"] and table["next_deal"] is None):
            return None
        if number not in [own["round"] for own in kept["rounds"]]:
            kept["rounds"].append({"round": number, "words": self.words(number)})
        return {"do": "reveal", "round": number, "words": self.words(number), "key": "reveal"}


async def play_out(
    client: Client,
    table: str,
    *,
    seed: object = 0,
    choose: Chooser = any_legal,
    device: Device | None = None,
    seconds: float = 600,
) -> dict[str, Any]:
    """Plays to the end of a match, coming back whenever the connection breaks."""
    chance = Random(f"{seed}")
    until = time.monotonic() + seconds
    number: int | None = None
    while True:
        try:
            async with client.live(table, number) as live:
                while True:
                    assert time.monotonic() < until, f"table {table} is stuck at {live.number}"
                    await live.receive()
                    number = live.number if live.number >= 0 else None
                    if live.table.get("status") == "over":
                        return live.table
                    is_table = live.heard[-1]["is"] == "table"
                    command = device.take(live.table) if device and is_table else None
                    if command:
                        await live.socket.send(json.dumps(command))
                    if live.table.get("next_deal") is not None and not live.is_ready:
                        await live.send("ready")
                    if live.heard[-1]["is"] != "answer" and live.is_my_turn:
                        move = choose(live.view, chance)
                        if move is not None:
                            key = f"{live.number}"
                            await live.send("play", number=live.number, move=move, key=key)
        except (OSError, websockets.WebSocketException, TimeoutError):
            assert time.monotonic() < until, f"table {table} can't be reached"
            await asyncio.sleep(0.1)
