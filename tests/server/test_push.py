"""Notices of one's turn: encryption, addresses that are spoken to, and when one is sent."""

import asyncio
import json
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256

from rummel.errors import RuleError
from rummel.server import push
from tests.server.kit import Client, Node, Postgres, guests, serving, until
from tests.server.push_kit import LOCAL, Browser, next_message

# --------------------------------------------------------------------------------------- pure


def test_the_example_of_rfc_8291() -> None:
    keys = push.read_keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(push.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sealed = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        keys,
        ec.derive_private_key(number, ec.SECP256R1()),
        push.decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_messages_are_signed() -> None:
    vapid = push.Vapid(push.new_private(), "mailto:me@example.org")
    scheme, _, fields = vapid.authorization("https://push.example.org", 1000.0).partition(" ")
    token, public = (part.partition("=")[2] for part in fields.split(", "))
    assert (scheme, public) == ("vapid", vapid.public)
    text, _, signature = token.rpartition(".")
    claims = json.loads(push.decode(text.partition(".")[2]))
    assert claims == {
        "aud": "https://push.example.org",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:me@example.org",
    }
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decode(public))
    r, s = push.decode(signature)[:32], push.decode(signature)[32:]
    der = utils.encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    point.verify(der, text.encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://10.0.0.1.:443/x",
        "https://localhost/x",
        "https://intranet/x",
        "https://push.example.org:22/x",
        "https://me:secret@push.example.org/x",
        "https://push.example.org/a b",
        "https://push.example.org/a\r\nHost: x",
        "ftp://push.example.org/x",
        "//push.example.org/x",
        "https://",
        "https://push.example.org:99999/x",
        f"https://{'a' * 64}.example.org/x",
        "https://push..example.org/x",
        "x",
    ],
)
def test_addresses_that_are_no_push_service(endpoint: str) -> None:
    with pytest.raises(RuleError, match="push-address"):
        push.read_endpoint(endpoint)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1",
        "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "fe80::1%eth0", "fec0::1",
        "::127.0.0.1", "::ffff:0:127.0.0.1", "4000::1", "192.0.0.8", "192.88.99.1",
    ],
)  # fmt: skip
def test_private_addresses_are_never_spoken_to(address: str) -> None:
    assert not push.is_public(address)


def test_public_addresses_are() -> None:
    assert push.is_public("142.250.1.1")
    assert push.is_public("2a00:1450:4001::1")


def test_a_name_that_stands_for_a_private_address_is_not_spoken_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def looked_up(*_: object, **__: object) -> list[Any]:
        return [(2, 1, 6, "", ("142.250.1.1", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    target = push.read_endpoint("https://rebound.example.org/x")
    with pytest.raises(OSError, match="public"):
        asyncio.run(push.deliver(target, "vapid", "t", b""))


def test_names_that_are_never_found_hold_up_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A lookup can't be given up: its thread waits on when the notice has been."""
    waiting, answered = threading.Semaphore(0), threading.Event()

    def looked_up(*_: object, **__: object) -> list[Any]:
        waiting.release()
        answered.wait()
        return []

    async def run() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", looked_up)
        monkeypatch.setattr(push, "_SECONDS", 600.0)
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        target = push.read_endpoint("https://silent.example.org/x")
        sending = asyncio.create_task(push.deliver(target, "vapid", "t", b""))
        try:
            # In the loop's own threads, as when the database's host is looked up.
            assert await asyncio.to_thread(waiting.acquire, timeout=60.0)
        finally:
            answered.set()
        with pytest.raises(OSError, match="public"):
            await sending

    asyncio.run(run())


# ------------------------------------------------------------------------------------- server


async def correspond(ana: Client, ben: Client) -> str:
    """A correspondence table at which Ana, whose seat is the first, is not connected."""
    setup = {"pace": "correspondence", "clock": {"kind": "turn", "seconds": 86_400}}
    table = await ana.open_table("karo8", setup=setup)
    await ben.do(table, "sit")
    await ana.do(table, "start")
    return table


async def whose_turn(table: str, *clients: Client) -> tuple[Client, Client]:
    """Who is on turn, and who is not."""
    at = await clients[0].get(f"/api/tables/{table}")
    first = at["position"]["view"]["to_act"][0]
    return (clients[0], clients[1]) if first == 0 else (clients[1], clients[0])


async def play_turn(client: Client, table: str) -> None:
    """Plays until somebody else is on turn: who draws the first eight lays it too (KAR-12)."""

    async def is_on_turn() -> bool:  # which this node may have to hear from another
        return bool((await client.get(f"/api/tables/{table}"))["position"]["view"]["legal"])

    await until(is_on_turn)
    at = (await client.get(f"/api/tables/{table}"))["position"]
    while moves := at["view"]["legal"]:
        await client.do(table, "play", number=at["number"], move=moves[0], key=f"m{at['number']}")
        at = (await client.get(f"/api/tables/{table}"))["position"]


async def until_away(client: Client, table: str, seat: int) -> None:
    """Until the server has noticed that nobody is connected to a seat any more."""

    async def is_away() -> bool:
        return not (await client.get(f"/api/tables/{table}"))["table"]["seats"][seat]["here"]

    await until(is_away)


def test_a_notice_goes_to_the_player_on_turn_who_is_not_there(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben), Browser().listening() as browser:
            for client in (ana, ben):
                await client.http.patch("/api/me", json={"language": "de"})
                answer = await client.http.post("/api/push", json=browser.subscription)
                assert answer.status_code == 204, answer.text  # the browser is Ben's from now on
            export = await ben.get("/api/me/export")
            assert [one["endpoint"] for one in export["notices"]] == [
                browser.subscription["endpoint"]
            ]
            assert (await ana.get("/api/me/export"))["notices"] == []
            table = await correspond(ana, ben)
            first, _ = await whose_turn(table, ana, ben)
            if first is ana:
                await play_turn(ana, table)
            got = await next_message(browser)
            assert got["message"] == {
                "title": "Karo 8",
                "body": "Du bist dran.",
                "url": f"/t/{table}",
            }
            assert got["headers"]["content-encoding"] == "aes128gcm"
            assert got["headers"]["topic"] == table
            key = (await ben.get("/api/push"))["key"]
            assert got["signed"].endswith(f", k={key}")

            # A player who is at the table gets no notice; one who has left again does.
            await play_turn(ben, table)
            async with ben.live(table) as live:
                await live.until("position", "step")
                await play_turn(ana, table)
                await live.until("step")
                await asyncio.sleep(2.5)  # two looks at what is due
                assert browser.received.empty()
                await play_turn(ben, table)
            await until_away(ana, table, 1)
            await play_turn(ana, table)
            assert (await next_message(browser))["message"]["url"] == f"/t/{table}"

            # A browser that has given it up is forgotten, and so is one that signs out.
            browser.status = 410
            await play_turn(ben, table)
            await play_turn(ana, table)
            await next_message(browser)
            while (await ben.get("/api/me/export"))["notices"]:
                await asyncio.sleep(0.1)
            await ben.http.post("/api/push", json=browser.subscription)
            endpoint = {"endpoint": browser.subscription["endpoint"]}
            await ana.http.request("DELETE", "/api/push", json=endpoint)  # not hers to end
            assert (await ben.get("/api/me/export"))["notices"]
            await ben.http.request("DELETE", "/api/push", json=endpoint)
            assert not (await ben.get("/api/me/export"))["notices"]

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path, **LOCAL) as node:
        asyncio.run(run(node.url))


def test_a_rematch_that_is_dealt_at_once_notifies_too(tmp_path: Path) -> None:
    """Programs pledge nothing, so nothing is waited for between the last vote and the deal."""

    async def run(url: str) -> None:
        async with (
            guests(url, "Ana", "Ben") as (ana, ben),
            Browser().listening() as hers,
            Browser().listening() as his,
        ):
            for client, browser in ((ana, hers), (ben, his)):
                await client.http.post("/api/push", json=browser.subscription)
            table = await correspond(ana, ben)
            await ana.do(table, "resign", key="r")
            for client in (ana, ben):
                await client.do(table, "rematch")
            another = (await ana.get(f"/api/tables/{table}"))["table"]["rematch"]
            first, _ = await whose_turn(another, ben, ana)  # everybody is one seat further on
            on_turn = hers if first is ana else his
            while (await next_message(on_turn))["message"]["url"] != f"/t/{another}":
                pass  # of the first match

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path, **LOCAL) as node:
        asyncio.run(run(node.url))


def test_services_that_never_answer_hold_up_nobody_else(tmp_path: Path) -> None:
    """Anybody can name such a service, ten of them, and have many notices sent there."""
    asked = 0

    async def take(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(3600)

    async def run(url: str) -> None:
        server = await asyncio.start_server(take, "127.0.0.1", 0)
        silent = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with (
            guests(url, "Ana", "Ben", "Eve", "Fay") as (ana, ben, eve, fay),
            Browser().listening() as browser,
        ):
            for client in (ana, ben):
                await client.http.post("/api/push", json=browser.subscription)
            keys = browser.subscription
            for client in (eve, fay):
                for at in range(10):
                    keys["endpoint"] = f"{silent}/{client.name}/{at}"
                    await client.http.post("/api/push", json=keys)
            for _ in range(30):
                await correspond(eve, fay)
            await until(lambda: asked >= 10)
            table = await correspond(ana, ben)
            first, _ = await whose_turn(table, ana, ben)
            if first is ana:  # the browser is Ben's
                await play_turn(ana, table)
            assert (await next_message(browser))["message"]["url"] == f"/t/{table}"
            assert asked <= 20  # each device once: then it is left alone for a while
        server.close()

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path, **LOCAL) as node:
        asyncio.run(run(node.url))


def test_any_node_sends_a_notice_once(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new(f"push_{tmp_path.name}".lower())
    nodes = [Node(database, tmp_path / f"{at}.log", LOCAL).start() for at in range(2)]

    async def run() -> None:
        async with (
            guests(nodes[0].url, "Ana") as (ana,),
            guests(nodes[1].url, "Ben") as (ben,),
            Browser().listening() as browser,
        ):
            keys = {(await one.get("/api/push"))["key"] for one in (ana, ben)}
            assert len(keys) == 1  # made once, for all nodes
            await ben.http.post("/api/push", json=browser.subscription)
            table = await correspond(ana, ben)
            first, _ = await whose_turn(table, ana, ben)
            if first is ana:
                await play_turn(ana, table)
            await next_message(browser)
            nodes[0].kill()  # Ben's move is made, and the notice for his next turn sent, elsewhere
            await play_turn(ben, table)
            ana.http.base_url = nodes[1].url
            await play_turn(ana, table)
            await next_message(browser)
            await asyncio.sleep(2.5)
            assert browser.received.empty()

    try:
        asyncio.run(run())
    finally:
        for node in nodes:
            node.stop()


def test_what_is_no_subscription_is_refused(tmp_path: Path) -> None:
    async def run(url: str) -> None:
        async with guests(url, "Ana") as (ana,):
            good = Browser().subscription | {"endpoint": "https://push.example.org/x"}
            for changes, code in (
                ({"endpoint": "http://127.0.0.1:80/x"}, "push-address"),
                ({"p256dh": "AAAA"}, "bad-request"),
                ({"p256dh": push.encode(b"\4" + bytes(64))}, "bad-request"),
                ({"auth": "!!"}, "bad-request"),
            ):
                answer = await ana.http.post("/api/push", json=good | changes)
                assert (answer.status_code >= 400, answer.json()["error"]) == (True, code)
            assert (await ana.http.post("/api/push", json=good)).status_code == 204

    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path) as node:
        asyncio.run(run(node.url))
    with serving(f"sqlite:///{tmp_path}/rummel.db", tmp_path, RUMMEL_PUSH="false") as node:

        async def closed() -> None:
            async with guests(node.url, "Ben") as (ben,):
                answer = await ben.http.get("/api/push")
                assert answer.json()["error"] == "push-closed"

        asyncio.run(closed())
