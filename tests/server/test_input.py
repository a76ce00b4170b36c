"""No input breaks anything: whatever is sent, there is no server error, and play goes on."""

import asyncio
import itertools
import json
import os
import random
import socket
import string
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from litestar.exceptions import InternalServerException
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from rummel import encoding
from rummel.lang import Words
from rummel.server.app import Application
from rummel.server.error_responses import refusal
from rummel.server.settings import Settings
from tests.server.in_process import Server
from tests.server.kit import PATIENCE, Client, Live, Node, play_out, serving
from tests.server.raw_kit import closing_code, frame, get, post, raw_socket
from tests.server.security_kit import go

# Litestar warns of what its next major version will want.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


# ------------------------------------------------------------------------------- the whole API

EXAMPLES = 25  # for each address: as many that fit the schema as that do not, by two people
SLOW = ("/api/account", "/api/session", "/api/me/password")  # each hashes a password
CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


def _sign_in(url: str) -> tuple[requests.Session, str]:
    """A person with a table."""
    session = requests.Session()
    session.post(f"{url}/api/guest", json={"name": "Ana"}).raise_for_status()
    seats = ["me", "bot:greedy"]
    made = session.post(f"{url}/api/tables", json={"game": "gin", "seats": seats})
    table = str(made.json()["id"])
    session.post(f"{url}/api/tables/{table}/commands", json={"do": "start"}).raise_for_status()
    return session, table


def _ask(operation: Any, mode: GenerationMode, examples: int, ask: Callable[[Any], None]) -> None:
    """Tries everything that the schema of one address allows, or does not allow."""

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(mode))
    def run(case: Any) -> None:
        ask(case)

    with suppress(Unsatisfiable):  # there may be nothing that could be wrong
        run()


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_the_whole_api(node: Node, mode: GenerationMode, soak: int) -> None:
    """As a stranger and as a guest: no server error, and answers as the schema has them."""
    load_all_checks()
    checks = CHECKS.get_by_names(CHECKED)
    schema = schemathesis.openapi.from_url(f"{node.url}/schema")
    statuses: Counter[int] = Counter()
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        guest, table = _sign_in(node.url)
        # A stream of a real table does not end.
        real = itertools.cycle([True, False] if "/stream" not in operation.path else [False])

        def ask(case: Any, guest: Any = guest, table: str = table, real: Any = real) -> None:
            if next(real) and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            for session in (requests.Session(), guest):
                answer = case.call(session=session)
                statuses[answer.status_code] += 1
                case.validate_response(answer, checks=checks)

        _ask(operation, mode, soak * (EXAMPLES // 6 if operation.path in SLOW else EXAMPLES), ask)
    assert {200, 401, 404} <= set(statuses)
    assert sum(statuses.values()) > 300


# ----------------------------------------------------------------------------------- WebSockets

NONSENSE: list[str] = [
    "",
    " ",
    "{",
    "null",
    "true",
    "0",
    "[]",
    "{}",
    '"ping"',
    "NaN",
    '{"do":null}',
    '{"do":"fly"}',
    '{"do":"ping","do":"pong"}',
    '{"do":"ping","extra":1}',
    '{"do":"ping","key":7}',
    '{"do":"ping","key":""}',
    '{"do":"ping","key":"\\u0000"}',
    '{"do":"ping","key":"\\ud800"}',
    '{"do":"ping","key":"' + "k" * 65 + '"}',
    '{"do":"play"}',
    '{"do":"play","number":-1,"move":"","key":"k"}',
    '{"do":"play","number":1e400,"move":"","key":"k"}',
    '{"do":"play","number":1.5,"move":"","key":"k"}',
    '{"do":"play","number":' + "9" * 400 + ',"move":"","key":"k"}',
    '{"do":"play","number":1,"move":"' + "x" * 2001 + '","key":"k"}',
    '{"do":"sit","seat":6}',
    '{"do":"sit","seat":"0"}',
    '{"do":"sit","words":"of version 1"}',
    '{"do":"sit","pledge":"\\u202e"}',
    '{"do":"sit","pledge":"' + "A" * 64 + '"}',
    '{"do":"sit","pledge":"' + "a" * 64 + '\\n"}',
    '{"do":"reveal","round":0,"words":"' + "a" * 64 + '"}',
    '{"do":"reveal","round":1001,"words":"' + "a" * 64 + '"}',
    '{"do":"reveal","round":1,"words":"' + "a" * 63 + '"}',
    '{"do":"draft","number":1,"melds":"7h"}',
    '{"do":"draft","number":1,"melds":[7]}',
    '{"do":"draft","number":1,"melds":' + json.dumps(["7h"] * 61) + "}",
    '{"do":"say","text":"","key":"k"}',
    '{"do":"say","text":"' + "x" * 301 + '","key":"k"}',
    '{"do":"mute","seat":-1}',
    '{"do":"pause","on":"yes"}',
    '{"do":"tempo","pace":"never"}',
    "[" * 8000 + "]" * 8000,
    '{"a":' * 2000 + "1" + "}" * 2000,
    '{"do":"ping","x":' + "[" * 8000 + "]" * 8000 + "}",
]


def test_frames_that_are_no_commands(node: Node) -> None:
    async def run() -> None:
        client = Client(node.url, "Ana")
        await client.sign_in()
        table = await client.open_table("gin")
        async with client.live(table) as live:
            await live.receive()
            for text in NONSENSE:
                await live.socket.send(text)
                answer = await live.until("refusal", "answer")
                assert (answer["is"], answer["error"]) == ("refusal", "bad-request"), text[:80]
            for data in (b"", b"\x00", b"\xff\xfe", b'{"do":"ping"}'):
                await live.socket.send(data)
                assert (await live.until("refusal"))["error"] == "bad-request"
            await live.send("ping", key="still there")
            assert (await live.until("answer"))["key"] == "still there"

    go(run())


@pytest.mark.parametrize(
    ("opcode", "payload", "code"),
    [
        (1, b'{"do":"ping","key":"\xff"}', 1007),  # no UTF-8
        (1, b"x" * (16 * 1024 + 1), 1009),  # too large
        (3, b"", 1002),  # no such frame
        (9, b"x" * 126, 1002),  # a ping that is too long
    ],
    ids=["utf-8", "large", "unknown", "ping"],
)
def test_frames_that_end_the_connection(node: Node, opcode: int, payload: bytes, code: int) -> None:
    with raw_socket(node, *_new_table(node)) as connection:
        connection.sendall(frame(opcode, payload))
        assert closing_code(connection) == code
    assert httpx.get(f"{node.url}/health", timeout=PATIENCE).status_code == 200


def test_a_message_of_many_parts_is_not_kept(node: Node) -> None:
    with raw_socket(node, *_new_table(node)) as connection:
        connection.sendall(frame(1, b"{", last=False))
        for _ in range(2):  # together more than 16 KB
            with suppress(OSError):
                connection.sendall(frame(0, b" " * 10_000, last=False))
        assert closing_code(connection) == 1009
    with raw_socket(node, *_new_table(node)) as connection:
        connection.sendall(frame(1, b"{", last=False))
        before = memory(node)
        with suppress(OSError):
            for _ in range(200):
                connection.sendall(frame(0, b"", last=False) * 1000)
        assert closing_code(connection) is None  # hung up
    assert memory(node) - before < 20


def _new_table(node: Node) -> tuple[str, str]:
    with httpx.Client(base_url=node.url, timeout=PATIENCE) as client:
        client.post("/api/guest", json={"name": "Ana"})
        table = client.post("/api/tables", json={"game": "gin"}).json()["id"]
        return f"rummel={client.cookies['rummel']}", table


def memory(node: Node) -> float:
    """The megabytes that a node has in use."""
    pages = int(Path(f"/proc/{node.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


# ------------------------------------------------------------------------------ random commands

COMMANDS = 10_000
AT_ONCE = 25


class Fuzzer:
    """Sends commands that are nearly right."""

    def __init__(self, live: Live, seed: str) -> None:
        self.live = live
        self.chance = random.Random(seed)
        self.answers: Counter[str] = Counter()

    def command(self) -> str:
        chance, live = self.chance, self.live
        moves = [
            *live.view.get("legal", ()),
            f"lay {' '.join(self.pieces())}",
            "draw",
            "pass",
            "lay 1c 2c 3c | 4h 4s *=4d",
            "knock",
            "x",
        ]
        number = live.number if chance.random() < 0.8 else chance.randint(-2, 10_000_001)
        move = chance.choice(moves)
        arguments = {
            "play": {"number": number, "move": move, "key": self.key()},
            "check": {"number": number, "move": move},
            "draft": {"number": number, "melds": [" ".join(self.pieces())]},
            "say": {"text": self.word() + "x", "key": self.key()},
            "mute": {"seat": chance.randint(-1, 6), "on": chance.random() < 0.5},
            "sit": {"seat": chance.randint(0, 5), "pledge": chance.randbytes(32).hex()},
            "leave": {},
            "start": {"pledge": chance.randbytes(32).hex()},
            "ready": {},
            "reveal": {"round": chance.randint(0, 3), "words": chance.randbytes(32).hex()},
            "pause": {"on": chance.random() < 0.2},
            "tempo": {"pace": chance.choice(["natural", "brisk", "at-once", "never"])},
            "rematch": {},
            "ping": {"key": self.key()},
        }
        name = chance.choice([*arguments, "play", "play", "check", "draft"])
        message: dict[str, Any] = {"do": name, **arguments[name]}
        if chance.random() < 0.4:
            self._spoil(message)
        text = json.dumps(message)
        if chance.random() < 0.1:
            at = chance.randrange(len(text))
            text = text[:at] + self.word() + text[at + chance.randint(0, 3) :]
        return text

    def _spoil(self, command: dict[str, Any]) -> None:
        name = self.chance.choice(list(command))
        fate = self.chance.randrange(4)
        if fate == 0:
            del command[name]
        elif fate == 1:
            command[self.word()] = self.value()
        elif fate == 2 and isinstance(command[name], str):
            words = command[name].split(" ")
            self.chance.shuffle(words)
            command[name] = " ".join([*words, self.word()])
        else:
            command[name] = self.value()

    def key(self) -> str:
        return f"k{self.chance.randrange(2000)}"  # some come twice

    def pieces(self) -> list[str]:
        view, you = self.live.view, self.live.table.get("you")
        hand = view["hands"][you] if view and you is not None else []
        words = [*hand, "7h", "*", "*=7h", "13s", "Kd", "|", "99", "-1"]
        return self.chance.sample(words, self.chance.randint(1, 6))

    def word(self) -> str:
        signs = string.printable + "\x00\u202e\u200béß𝄞"
        if self.chance.random() < 0.3:
            return " ".join(self.pieces())
        return "".join(self.chance.choices(signs, k=self.chance.randint(0, 40)))

    def value(self) -> Any:
        return self.chance.choice(
            [None, True, 0, -1, 1 << 70, 1.5, 1e308, "", [], {}, [[]] * 9, {"a": {}}, self.word()]
        )

    async def run(self, count: int) -> None:
        for _ in range(0, count, AT_ONCE):
            for _ in range(AT_ONCE):
                await self.live.socket.send(self.command())
            for _ in range(AT_ONCE):
                answer = await self.live.until("answer", "refusal")
                self.answers[answer.get("error", "answer")] += 1


@pytest.mark.slow
def test_random_commands(tmp_path: Path, soak: int) -> None:
    """10,000 nearly right commands at one table, and the match can still be played to its end."""
    options = {"players": 3, "rounds": 1, "target": 0}

    async def run(node: Node) -> None:
        clients = [Client(node.url, name) for name in ("Ana", "Ben", "Cem", "Dot")]
        for client in clients:
            await client.sign_in()
        table = await clients[0].open_table("rummikub", options=options)
        for client in clients[1:3]:
            await client.do(table, "sit")
        await clients[0].do(table, "start")
        answers: Counter[str] = Counter()
        async with AsyncExitStack() as open_:
            fuzzers = [
                Fuzzer(await open_.enter_async_context(client.live(table)), f"fuzz {at}")
                for at, client in enumerate(clients)
            ]
            share = COMMANDS // len(fuzzers)
            await asyncio.gather(*(one.run(share // 5) for one in fuzzers))
            before = memory(node)
            for _ in range(soak):
                await asyncio.gather(*(one.run(share - share // 5) for one in fuzzers))
            grown = memory(node) - before
            for one in fuzzers:
                answers += one.answers
        assert answers.total() >= COMMANDS
        assert not {"server-fault", "storage-down"} & set(answers), answers
        assert answers["answer"] > COMMANDS // 20
        assert len(answers) > 12, answers
        assert grown < 40, f"{grown:.0f} MB more"
        await clients[0].do(table, "pause", on=False)
        ends = await asyncio.gather(
            *(play_out(client, table, seed=client.name) for client in clients[:3])
        )
        assert all(end["result"] for end in ends)

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path) as node:
        go(run(node))
    assert "trace" not in node.log.read_text()


# ----------------------------------------------------------------------------------------- HTTP


def ask(node: Node, *parts: bytes) -> bytes:
    """The answer of a server to any bytes, until it hangs up."""
    with socket.create_connection(("127.0.0.1", node.port), timeout=120) as connection:
        data = b""
        with suppress(ConnectionError):
            for part in parts:
                connection.sendall(part)
        with suppress(ConnectionError, TimeoutError):
            while more := connection.recv(65536):
                data += more
        return data


GUEST = b'{"name":"Ana"}'
CHUNKED = "transfer-encoding: chunked"
# What is sent, and the status that it gets.
ODD: dict[str, tuple[list[bytes], int]] = {
    "garbage": ([b"\x00\xff\r\n\r\n"], 400),
    "tls": ([b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n"], 400),
    "no version": ([b"GET /health\r\n\r\n"], 200),
    "old version": ([b"GET /health HTTP/0.9\r\n\r\n"], 200),
    "unknown method": ([b"BREW /health HTTP/1.1\r\nhost: x\r\n\r\n"], 400),
    "odd method": ([get("/api/games").replace(b"GET", b"PROPFIND")], 405),
    "long address": ([get("/api/" + "x" * 40_000)], 404),
    "longer address": ([get("/api/" + "x" * 200_000)], 400),
    "odd address": ([get("/api/tables/%00%ff%2e%2e%2f")], 404),
    "path up": ([get("/api/../../../../etc/passwd")], 404),
    "zero in a header": ([get("/health", "x-y: a\x00b")], 400),
    "body too large": ([post("content-length: 70000"), b"x" * 70_000], 413),
    "body much too large": ([post("content-length: 9999999999"), b"x" * 1000], 413),
    "chunks too large": ([post(CHUNKED), *[b"2000\r\n" + b"x" * 0x2000 + b"\r\n"] * 10], 413),
    "no chunk size": ([post(CHUNKED), b"zz\r\n{}\r\n0\r\n\r\n"], 400),
    "negative chunk": ([post(CHUNKED), b"-1\r\n{}\r\n0\r\n\r\n"], 400),
    "endless extension": ([post(CHUNKED), b"2;" + b"x" * 200_000 + b"\r\n{}\r\n"], 400),
    "endless trailers": ([post(CHUNKED), b"0\r\n" + b"x: y\r\n" * 40_000 + b"\r\n"], 400),
    "two lengths": ([post("content-length: 2", "content-length: 3"), b"{}"], 400),
    "length and chunks": ([post("content-length: 2", CHUNKED), b"2\r\n{}\r\n0\r\n\r\n"], 400),
    "negative length": ([post("content-length: -1"), b"{}"], 400),
    "no length": ([post()], 400),
    "odd type": ([post("content-type: image/png", "content-length: 14"), GUEST], 200),
    "form": (
        [post("content-type: application/x-www-form-urlencoded", "content-length: 8"), b"name=Ana"],
        400,
    ),
    "parts": (
        [post("content-type: multipart/form-data; boundary=x", "content-length: 5"), b"--x--"],
        400,
    ),
    "packed": ([post("content-encoding: gzip", "content-length: 2"), b"\x1f\x8b"], 400),
    "many headers": ([get("/health", *["x: y"] * 30_000)], 400),
    "long header": ([get("/health", "x: " + "y" * 200_000)], 400),
    "long language": ([get("/api/me", "accept-language: " + "xx," * 15_000)], 401),
    "odd cookie": ([get("/api/me", 'cookie: rummel="\\377; ;;=; =x')], 401),
    "odd upgrade": ([get("/health", "connection: upgrade, close", "upgrade: h2c")], 200),
    "socket without key": (
        [get("/api/tables/x/live", "connection: upgrade", "upgrade: websocket")],
        400,
    ),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_requests(node: Node, name: str) -> None:
    parts, status = ODD[name]
    answer = ask(node, *parts)
    assert int(answer.split(b" ")[1]) == status, answer[:200]
    assert httpx.get(f"{node.url}/health", timeout=PATIENCE).status_code == 200


def test_a_request_that_is_cut_short_is_no_fault_of_the_server() -> None:
    cut = InternalServerException("client disconnected prematurely")
    assert refusal(cut, Words())[0].error == "bad-request"
    assert refusal(InternalServerException("something else"), Words())[0].error == "server-fault"
    assert refusal(RecursionError(), Words())[0].error == "bad-request"


@pytest.mark.parametrize(
    ("move", "error"),
    [
        (" | ".join(["2s * *"] * 200), "not-in-hand"),
        (" | ".join(f"*={rank}h 6h 7h" for rank in range(1, 14)), None),
        ("5h 6h 7h", None),
    ],
)
def test_moves_of_more_undeclared_jokers_than_there_are_are_not_read(
    node: Node, move: str, error: str | None
) -> None:
    """A message full of jokers took twenty milliseconds, in which no table of the node went on."""

    async def run() -> None:
        player = Client(node.url, "Ana")
        await player.sign_in()
        table = await player.open_table("myrummy", seats=["me", "bot:mia"], start=True)
        command = {"do": "check", "number": 0, "move": f"lay {move}"}
        answer: dict[str, Any] = {"error": "stale"}
        while answer.get("error") in ("stale", "table-not-started"):  # the bot may move first
            command["number"] = (await player.get(f"/api/tables/{table}"))["table"]["number"]
            posted = await player.http.post(f"/api/tables/{table}/commands", json=command)
            answer = posted.json()
        assert answer.get("error") == error
        await player.close()

    go(run())


def test_refusals_say_where_without_the_pattern(node: Node) -> None:
    answer = httpx.post(f"{node.url}/api/guest", json={"name": "a\x00b"}, timeout=PATIENCE).json()
    assert answer["facts"]["reason"] == "name"
    with pytest.raises(msgspec.ValidationError) as caught:
        encoding.read_command('{"do":"ping","key":"\u00e9"}')
    assert refusal(caught.value, Words())[0].facts["reason"] == "at `$.key`"


def test_endless_headers_fill_no_memory(node: Node) -> None:
    before = memory(node)
    line = b"x: " + b"y" * 100_000 + b"\r\n"
    for _ in range(5):
        answer = ask(node, b"GET /health HTTP/1.1\r\nhost: x\r\n", *[line] * 200)  # 20 MB each
        assert not answer or b" 400 " in answer
    assert memory(node) - before < 20


# ------------------------------------------------------------------------------------ the rest


def test_a_command_that_has_begun_is_finished(node: Node) -> None:
    """A player who sends a move and disconnects at once has moved, and the table goes on."""

    async def run() -> None:
        ana, ben = Client(node.url, "Ana"), Client(node.url, "Ben")
        await ana.sign_in()
        await ben.sign_in()
        table = await ana.open_table("gin")
        await ben.do(table, "sit")
        await ana.do(table, "start")
        for _ in range(12):
            async with ana.live(table) as watching, AsyncExitStack() as open_:
                await watching.until("position")
                number, playing = watching.number, watching
                if not watching.is_my_turn:
                    playing = await open_.enter_async_context(ben.live(table))
                    await playing.until("position")
                move = playing.view["legal"][0]
                await playing.send("play", number=number, move=move, key=f"{number}")
                line = playing.socket.transport.get_extra_info("socket")
                line.shutdown(socket.SHUT_WR)  # the move still arrives, and then the end
            async with ana.live(table) as watching:
                while watching.number <= number:
                    await watching.receive()
                assert watching.number == number + 1

    go(run())


def test_another_asgi_server_will_do(tmp_path: Path) -> None:
    app = Application(Settings(database=f"sqlite:///{tmp_path}/rummel.db", rate=0, strict_rate=0))

    async def run(url: str) -> None:
        for _ in range(300):
            with suppress(httpx.HTTPError):
                if httpx.get(f"{url}/ready", timeout=PATIENCE).status_code == 200:
                    break
            await asyncio.sleep(0.05)
        ana, ben = Client(url, "Ana"), Client(url, "Ben")
        await ana.sign_in()
        await ben.sign_in()
        table = await ana.open_table("gin", options={"rounds": 1, "target": 0})
        await ben.do(table, "sit")
        await ana.do(table, "start")
        ends = await asyncio.gather(play_out(ana, table, seed="a"), play_out(ben, table, seed="b"))
        assert ends[0]["result"] == ends[1]["result"]

    with Server(app, http="auto", ws="websockets-sansio", lifespan="on") as server:
        host, port = server.bound.getsockname()
        asyncio.run(run(f"http://{host}:{port}"))
