"""Replays: every step of a round that is over, and nothing of one that is not."""

import asyncio
import json
import re
from datetime import UTC, datetime, timedelta
from math import inf
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import pytest

import rummel
from rummel import encoding, games, hints, record
from rummel.bots import find_bot
from rummel.bots.play import play
from rummel.errors import RuleError
from rummel.family import Advice
from rummel.game import View
from rummel.games import GAMES
from rummel.knowledge import Knowledge
from rummel.reasons import MOST
from rummel.server import replays
from rummel.tables.table import Entry, Table, record_of
from tests.server.kit import PATIENCE, Client, Node, play_out, serving
from tests.server.security_kit import go
from tests.server.test_table import opened, played

HIDES = ("hands", "drawn", "taken", "directions")


def recorded(game: str, bot: str = "greedy", seed: str = "replay", **options: Any) -> bytes:
    preset = GAMES[game]
    if bot == "random" and any(one.name == "stalled" for one in preset.options):
        options["stalled"] = "void"  # random moves end few rounds of gin
    rules = preset.configure(**{"rounds": 2, "target": 0, **options})
    return play(preset, rules, [find_bot(bot)] * rules.players, seed, recorded=True).record


def replay_of(table: Table, entries: list[Entry], number: int | None) -> replays.Replay:
    text = replays.table_replay_json(table, entries, number)
    return msgspec.json.decode(text, type=replays.Replay)


# ------------------------------------------------------------------------------------ the steps


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_of_a_round_with_every_hand_open(game: str) -> None:
    text = recorded(game)
    states = list(record.replay(text))
    for number in (1, 2):
        replay = replays.replay(text, number)
        truth = [one for one in states if one.match.round == number]
        assert (replay.round, replay.rounds, replay.whole) == (number, 2, True)
        assert len(replay.steps) == len(truth) > 3
        assert replay.booked == truth[-1].match.booked
        shown: dict[str, Any] = {}
        for step, one in zip(replay.steps, truth, strict=True):
            shown.update(step.view)
            state = one.match.state
            public = msgspec.json.decode(encoding.view_json(games.view(state, None)))
            for name, value in public.items():
                hidden = name in HIDES and hasattr(state, name)
                wanted = (
                    encoding.facts_json({"it": getattr(state, name)})["it"] if hidden else value
                )
                assert shown[name] == json.loads(json.dumps(wanted)), name
            assert step.seat == one.seat
        assert (replay.result is None) == (number == 1)


@pytest.mark.parametrize("game", GAMES)
def test_private_events_name_their_seat(game: str) -> None:
    """Texts for spectators name the player; each of these codes needs one."""
    text = recorded(game, "random")
    families = Path(__file__).parents[2] / "web" / "src" / "games"
    words = (families / GAMES[game].family.name / "index.ts").read_text("utf-8")
    whispered = 0
    for one in record.replay(text):
        for event in one.events:
            if isinstance(event.to, tuple):
                whispered += 1
                assert re.search(rf"\b{event.code}'?: 'web-replay-", words), event.code
    shown = replays.replay(text, 1)
    private = [event for step in shown.steps for event in step.events if event.code == "got"]
    assert all(isinstance(event.facts["seat"], int) for event in private)
    assert whispered or game == "duel"


def test_a_record_may_end_between_rounds_only() -> None:
    text = recorded("gin", rounds=2)
    lines = text.splitlines(keepends=True)
    end = next(at for at, line in enumerate(lines) if line.startswith(b'{"points"'))
    shown = replays.replay(b"".join(lines[: end + 1]))
    assert (shown.rounds, shown.whole, shown.result) == (1, False, None)
    with pytest.raises(RuleError) as caught:
        replays.replay(b"".join(lines[: end + 4]))
    assert caught.value.code == "record-cut"
    with pytest.raises(RuleError) as caught:
        replays.replay(b"".join(lines[:3] + lines[end : end + 1]))
    assert caught.value.code == "record-cut"


# ----------------------------------------------------------------------------------- best moves


@pytest.mark.parametrize("game", GAMES)
def test_best_moves_come_from_what_the_mover_could_see(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = recorded(game, "random", rounds=1)
    seen: list[Knowledge[View]] = []
    advise = hints.advise

    def watching(known: Knowledge[View], *more: Any) -> Advice:
        seen.append(known)
        return advise(known, *more)

    monkeypatch.setattr("rummel.hints.advise", watching)
    steps = list(record.replay(text))
    review = replays.review(text, 1, seconds=inf)
    assert review.next is None
    assert [one.step for one in review.best] == list(range(1, len(steps)))
    chosen = [one for one in review.best if one.kind != "only"]
    assert len(chosen) == len(seen)
    for one, known in zip(chosen, seen, strict=True):
        seat = steps[one.step].seat
        assert seat is not None
        assert known == steps[one.step - 1].match.knowledge(seat)
        assert len(one.reasons) <= MOST
        assert one.moves
        assert one.events
        assert bool(one.view) is not one.same
    if game != "duel":
        assert chosen


def best_moves(game: str, bot: str) -> tuple[replays.Best, ...]:
    """Of a whole round, however long it takes."""
    return replays.review(recorded(game, bot, rounds=1), 1, seconds=inf).best


def test_laying_the_most_is_best() -> None:
    greedy = best_moves("rummikub", "greedy")
    laid = [one for one in greedy if one.kind == "solver"]
    assert laid
    assert all(one.same and one.played >= one.placed for one in laid)
    poor = best_moves("rummikub", "random")
    missed = [one for one in poor if one.kind == "solver" and not one.same]
    assert missed
    assert all(one.played < one.placed for one in missed)


def test_a_turn_of_several_moves_counts_as_one() -> None:
    """In Rommé cards are laid one after the other: none of these moves is worse than the best."""
    reviewed = best_moves("romme-lay", "greedy")
    assert any(one.played > 3 for one in reviewed if one.kind == "solver")
    assert all(one.same for one in reviewed if one.kind == "solver")


def test_a_long_analysis_comes_in_parts() -> None:
    text = recorded("gin", rounds=1)
    whole = replays.review(text, 1, seconds=inf)
    parts: list[replays.Best] = []
    start: int | None = 1
    while start is not None:
        part = replays.review(text, 1, start, seconds=0)
        assert len(part.best) == 1
        parts += part.best
        start = part.next
    assert tuple(parts) == whole.best


# ------------------------------------------------------------------------------------- no leaks


@pytest.mark.parametrize("game", GAMES)
def test_a_round_in_play_does_not_show(game: str) -> None:
    """During a round, the replay is the one from before it began."""
    start = opened(game, rounds=2, target=0)
    table, entries = played(start, Random(game))
    second = max(at for at, entry in enumerate(entries) if entry.kind == "deal")
    between = replay_of(table, entries[:second], None)
    assert between.round == between.rounds == 1
    for now in sorted({second + 1, second + 2, (second + len(entries)) // 2, len(entries) - 1}):
        assert replay_of(table, entries[:now], None) == between
        for ask in (
            lambda now=now: replay_of(table, entries[:now], 2),
            lambda now=now: replays.review(record_of(table, entries[:now]), 2),
        ):
            with pytest.raises(RuleError) as caught:
                ask()
            assert (caught.value.code, caught.value.facts) == (
                "replay-round",
                {"round": 2, "over": 1},
            )
    for now in (1, second // 2):
        _refused_at(table, entries[:now])
    assert replay_of(table, entries, 2).round == 2


def _refused_at(table: Table, entries: list[Entry]) -> None:
    with pytest.raises(RuleError) as caught:
        replay_of(table, entries, None)
    assert caught.value.code == "replay-round"
    assert caught.value.facts["over"] == 0


# ----------------------------------------------------------------------------------- the server


async def refused(client: Client, path: str, status: int, error: str) -> None:
    answer = await client.http.get(path)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_only_rounds_that_are_over_and_only_for_whom_they_are(node: Node) -> None:
    async def run() -> None:
        ana, ben, eve = (Client(node.url, name) for name in ("Ana", "Ben", "Eve"))
        for client in (ana, ben, eve):
            await client.sign_in()
        table = await ana.open_table(
            "karo8", options={"rounds": 2, "target": 0}, setup={"watchers": False}
        )
        path = f"/api/tables/{table}/replay"
        await refused(ana, path, 422, "table-not-started")
        await ben.do(table, "sit")
        await ana.do(table, "start")
        for address in (path, f"{path}?round=1", f"{path}/best", f"{path}/best?round=1"):
            await refused(ana, address, 422, "replay-round")
            await refused(eve, address, 403, "watch-closed")
        await _play_round(ana, ben, table)
        shown = await ana.get(path)
        assert shown["round"] == shown["rounds"] == 1
        assert shown["result"] is None
        assert [seat["name"] for seat in shown["seats"]] == ["Ana", "Ben"]
        assert shown["steps"][0]["seconds"] is None
        assert all(step["seconds"] >= 0 for step in shown["steps"][1:])
        await asyncio.gather(ana.do(table, "ready"), ben.do(table, "ready"))
        await _playing(ana, table)
        still_played = (f"{path}?round=2", f"{path}/best?round=2", f"{path}/position?round=2")
        for address in (*still_played, f"{path}?round=99"):
            for client in (ana, ben):
                await refused(client, address, 422, "replay-round")
        assert (await ben.get(path))["round"] == 1
        await refused(eve, f"{path}?round=1", 403, "watch-closed")
        await asyncio.gather(play_out(ana, table, seed="a"), play_out(ben, table, seed="b"))
        shown = await ana.get(path)
        assert shown["round"] == 2
        assert shown["result"]["reason"] == "rounds"
        best = await ana.get(f"{path}/best?round=1")
        assert best["next"] is None
        # The record says the same, except for what only a log has.
        text = (await ana.http.get(f"/api/tables/{table}/record")).text
        again = await ana.post("/api/replay", {"record": text, "round": 2})
        for name in ("dealt", "seed", "words", "commit", "booked", "first"):
            assert again[name] == shown[name]
        bare = [{**step, "seconds": None} for step in shown["steps"]]
        assert again["steps"] == bare
        assert (await ana.post("/api/replay/best", {"record": text, "round": 1})) == best
        # Each step is a position, which opens as the replay shows it.
        view: dict[str, Any] = {}
        last = len(shown["steps"]) - 1
        for at, step in enumerate(shown["steps"]):
            view |= step["view"]
            if at not in (0, last // 2, last):
                continue
            line = (await ana.get(f"{path}/position?round=2&step={at}"))["position"]
            request = {"record": text, "round": 2, "step": at}
            assert (await ana.post("/api/replay/position", request))["position"] == line
            assert "stream" not in line
            opened = await ana.get(f"/api/position?{urlencode({'text': line})}")
            assert (opened["position"], opened["whole"]) == (line, True)
            assert opened["view"] == view
        await refused(ana, f"{path}/position?round=2&step={last + 1}", 422, "replay-step")
        await refused(eve, f"{path}/position?round=1&step=1", 403, "watch-closed")
        for client in (ana, ben, eve):
            await client.close()

    go(run())


async def _playing(client: Client, table: str) -> None:
    """Until the next round is dealt."""
    async with client.live(table) as live:
        while live.table.get("round") != 2 or not live.view.get("to_act"):
            await live.receive()


async def _play_round(ana: Client, ben: Client, table: str) -> None:
    async with ana.live(table) as first, ben.live(table) as second:

        async def play_on(live: Any) -> None:
            chance = Random(0)
            while live.table.get("next_deal") is None:
                await live.receive()
                if live.heard[-1]["is"] != "answer" and live.is_my_turn:
                    move = chance.choice(live.view["legal"])
                    await live.send("play", number=live.number, move=move, key=f"{live.number}")

        await asyncio.gather(play_on(first), play_on(second))


def tampered(text: bytes) -> bytes:
    """One character of the first seed is changed."""
    start = text.index(b'"reveal":"') + 10
    other = b"0" if text[start : start + 1] != b"0" else b"1"
    return text[:start] + other + text[start + 1 :]


@pytest.mark.parametrize(
    ("text", "status", "error"),
    [
        ("", 422, "record-empty"),
        ("<!doctype html>\n<p>", 422, "record-line"),
        ("{}", 422, "record-line"),
        ('{"rummel":9}', 422, "record-version"),
        (tampered(recorded("gin")).decode(), 422, "deal-commit"),
        (recorded("gin").decode()[:400], 422, "record-line"),
        ("x" * 600_000, 413, "too-large"),
        ("[" * 100_000, 422, "record-line"),
    ],
)
def test_files_that_are_no_records(node: Node, text: str, status: int, error: str) -> None:
    for path in ("/api/replay", "/api/replay/best"):
        answer = httpx.post(f"{node.url}{path}", json={"record": text}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["error"]) == (status, error)
        assert answer.json()["message"]
    if error == "too-large":
        assert answer.json()["facts"] == {"most": 512 * 1024}


@pytest.mark.parametrize(
    ("text", "seat", "hands"),
    [
        ("karo8 hands=8d.1c.2c.3c.4c.5c/?6", 0, [["1c", "2c", "3c", "4c", "5c", "8d"], None]),
        ("karo8", None, [None, None]),
        ("one-eleven;hand=3 hands=4.2.3/?3", 0, [[4, 2, 3], None]),
    ],
)
def test_what_a_position_hides_stays_hidden(
    node: Node, text: str, seat: int | None, hands: list[Any]
) -> None:
    answer = httpx.get(f"{node.url}/api/position", params={"text": text}, timeout=PATIENCE).json()
    assert (answer["whole"], answer["seat"], answer["view"]["hands"]) == (False, seat, hands)
    assert answer["game"] == text.partition(" ")[0].partition(";")[0]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "unknown-game"),
        ("karo8 hands=8d.8d.?4/?6", "position-copies"),
        ("gin hands=?11/?10", "position-clash"),
        ("karo8 " + "x" * 4000, "position-long"),
        ("karo8 \x00", "position-field"),
        ("karo8 <img/src=x>", "position-field"),
    ],
)
def test_texts_that_are_no_positions(node: Node, text: str, error: str) -> None:
    for path in ("/api/position", "/api/position/hint"):
        answer = httpx.get(f"{node.url}{path}", params={"text": text}, timeout=PATIENCE)
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"] == error
        assert answer.json()["message"]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_position_shows_no_more_than_a_player_sees(node: Node, game: str) -> None:
    """However much the text says: what is shown, and what is advised, is the player's on turn."""
    match = rummel.new(game, seed="page")
    [seat] = match.to_act[:1]
    text = rummel.Position.of(game, match.state).text
    query: dict[str, str] = {"text": text, "turn": "true"}
    with httpx.Client(base_url=node.url, timeout=PATIENCE) as client:
        opened = client.get("/api/position", params=query).json()
        assert (opened["whole"], opened["seat"], opened["position"]) == (True, seat, text)
        assert opened["view"] == msgspec.json.decode(encoding.view_json(match.view(seat)))
        hint = client.get("/api/position/hint", params={"text": text}).json()
    match.play(hint["moves"][0])  # or it is refused


def test_no_move_is_advised_where_nobody_can_make_one(node: Node) -> None:
    steps = [one.match.state for one in record.replay(recorded("karo8"))]
    over = next(state for state in steps if state.outcome)
    texts = {"karo8": "position-open", rummel.Position.of("karo8", over).text: "round-over"}
    for text, error in texts.items():
        answer = httpx.get(f"{node.url}/api/position/hint", params={"text": text}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["error"]) == (422, error)


def test_nobody_hogs_the_server(tmp_path: Path) -> None:
    """Computed answers are limited; cached ones are not."""
    text = recorded("gin").decode()
    with (
        serving(f"sqlite:///{tmp_path}/r.db", tmp_path, RUMMEL_RATE="20") as node,
        httpx.Client(base_url=node.url, timeout=PATIENCE) as client,
    ):
        for _ in range(20):
            assert client.post("/api/replay", json={"record": text}).status_code == 200
        first, *others = (
            client.post("/api/replay", json={"record": text, "round": number}).status_code
            for number in range(1, 30)
        )
        advised = [
            client.get("/api/position/hint", params={"text": f"karo8 hands={card}.?5/?6"}).json()
            for card in (f"{rank}{suit}" for suit in "dhcs" for rank in range(1, 14))
        ]
    assert first == 200
    assert 429 in others
    assert "too-many" in [one.get("error") for one in advised]


def test_lessons_keep_nothing_and_end(node: Node) -> None:
    """A lesson is played by requests that say all of it; nothing else is taken."""
    with httpx.Client(base_url=node.url, timeout=PATIENCE) as client:
        before = client.get("/api/tables").json()  # other tests share the server
        lesson = client.get("/api/lessons/romme").json()
        for task in lesson["tasks"]:  # the page of positions shows one of them as an example
            asked = {"text": task["position"], "turn": "true"}
            assert client.get("/api/position", params=asked).json()["game"] == "romme"
        assert lesson["game"] == "romme"
        assert all(task["line"][-1]["at"]["done"] for task in lesson["tasks"])
        for step, task in enumerate(lesson["tasks"]):
            moves = [one["move"] for one in task["line"]]
            body: dict[str, Any] = {"step": step, "moves": moves}
            assert client.post("/api/lessons/romme/moves", json=body).json()["done"]
            assert client.post("/api/lessons/romme/check", json=body).json()["legal"]

        def refused(path: str, **body: Any) -> str:
            answer = client.post(path, json=body, headers={"accept-language": "de"})
            assert answer.status_code in (400, 404, 422), answer.text
            assert answer.json()["message"]
            error: str = answer.json()["error"]
            return error

        path = "/api/lessons/romme/moves"
        assert refused(path, step=0, moves=["take"]) == "lesson-other"
        assert refused(path, step=1, moves=["lay 12c 12d"]) == "meld-short"
        assert refused(path, step=99, moves=["draw"]) == "lesson-unknown"
        assert refused(path, step=0, moves=["draw"] * 41) == "bad-request"
        assert refused(path, step=0, moves=[]) == "bad-request"
        assert refused("/api/lessons/duel/moves", step=0, moves=["flip"]) == "lesson-unknown"
        assert refused("/api/lessons/chess/moves", step=0, moves=["e4"]) == "unknown-game"
        assert client.get("/api/lessons/duel").json()["error"] == "lesson-unknown"
        assert client.get("/api/tables").json() == before


def test_the_puzzle_of_a_day_is_a_lesson_of_one_task(node: Node) -> None:
    today = datetime.now(UTC).date()
    with httpx.Client(base_url=node.url, timeout=PATIENCE) as client:
        path = f"/api/puzzles/{today}"
        puzzle = client.get(path)
        assert puzzle.content == client.get(path).content
        [task] = puzzle.json()["tasks"]
        body = {"step": 0, "moves": [task["line"][0]["move"]]}
        assert client.post(f"{path}/moves", json=body).json()["done"]
        assert client.post(f"{path}/check", json=body).json()["legal"]
        refusal = client.post(f"{path}/moves", json={"step": 0, "moves": ["draw"]}).json()
        assert (refusal["error"], refusal["facts"]) == (
            "puzzle-more",
            {"laid": 0, "most": task["most"]},
        )
        # Somewhere it may be tomorrow already; nobody has more puzzles made than that.
        for days, status in ((-32, 422), (-29, 200), (1, 200), (3, 422)):
            answer = client.get(f"/api/puzzles/{today + timedelta(days)}")
            assert answer.status_code == status
            assert status == 200 or answer.json()["error"] == "puzzle-unknown"
        assert client.get("/api/puzzles/never").status_code == 404
