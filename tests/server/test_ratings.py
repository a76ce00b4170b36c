"""Ratings: what a match changes, and that each match counts once."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from openskill.models import PlackettLuce
from sqlalchemy import func, select

from rummel.bots import BOTS, CHARACTERS
from rummel.games import GAMES, find
from rummel.server.ratings import bots_of, rated, shown
from rummel.server.schema import ratings, seats, tables
from rummel.server.store import Store
from tests.server.kit import PATIENCE, Client, Node, Postgres
from tests.server.people_kit import PASSWORD, account, gone, guest, refused, two_at_table


def sat(*players: tuple[str | None, int]) -> Any:
    """Who sat where and came in at which place; names that begin with `bot:` are bots."""
    return [
        {
            "seat": seat,
            "person": None if name and name.startswith("bot:") else name,
            "bot": name[4:] if name and name.startswith("bot:") else None,
            "place": place,
        }
        for seat, (name, place) in enumerate(players)
    ]


def test_ratings_follow_the_places() -> None:
    rules = find("romme").configure(players=3)
    after = rated(rules, sat(("a", 2), ("b", 1), ("c", 3)), {}, {})
    assert after["b"].mu > after["a"].mu > after["c"].mu
    assert shown(25, 25 / 3) == 1000
    # Deleted accounts did not play; one player alone can't be rated.
    two = rated(rules, sat(("a", 2), (None, 1), ("c", 3)), {}, {})
    assert two["a"].mu > 25 > two["c"].mu
    assert rated(rules, sat(("a", 2), (None, 1), (None, 3)), {}, {}) == {}


def test_bots_are_what_people_are_measured_by() -> None:
    model = PlackettLuce()
    rules = find("gin").rules
    bots = {"mia": model.rating(mu=18, sigma=1), "ada": model.rating(mu=32, sigma=1)}
    over_ada = rated(rules, sat(("a", 1), ("bot:ada", 2)), {}, bots)
    over_mia = rated(rules, sat(("a", 1), ("bot:mia", 2)), {}, bots)
    assert over_ada.keys() == over_mia.keys() == {"a"}
    assert over_ada["a"].mu > over_mia["a"].mu == 25  # 18 and 6 more would be less than it was
    assert rated(rules, sat(("a", 1), ("bot:steady", 2)), {}, bots) == {}  # nobody knows it
    # However often a beginner is beaten, it makes nobody a master, and no master worse.
    old: Any = {"a": {"mu": 25.0, "sigma": 25 / 3}}
    for _ in range(300):
        after = rated(rules, sat(("a", 1), ("bot:mia", 2)), old, bots)["a"]
        old = {"a": {"mu": after.mu, "sigma": after.sigma}}
    assert after.mu == 25
    strong: Any = {"a": {"mu": 40.0, "sigma": 2.0}}
    assert rated(rules, sat(("a", 1), ("bot:mia", 2)), strong, bots)["a"].mu == 40
    assert rated(rules, sat(("a", 2), ("bot:mia", 1)), strong, bots)["a"].mu < 40
    assert rated(rules, sat(("a", 1), ("bot:ada", 2)), {}, bots)["a"].mu > 25
    four = find("canasta").configure(players=4)
    both = rated(four, sat(("a", 1), ("b", 2), ("bot:mia", 1), ("bot:mia", 2)), {}, bots)
    assert both["a"].mu > 25 > both["b"].mu


def test_every_measured_bot_is_listed_on_the_scale_of_people() -> None:
    for game in GAMES:
        measured = bots_of(game)
        assert {*measured} <= {*BOTS}
        assert not measured or {*CHARACTERS} <= {*measured}


def test_a_draw_is_a_tie_of_all() -> None:
    rules = find("duel").rules
    strong, weak = {"mu": 30.0, "sigma": 5.0}, {"mu": 20.0, "sigma": 5.0}
    level = rated(rules, sat(("a", 1), ("b", 1)), {}, {})
    assert level["a"].mu == level["b"].mu
    unlike: Any = {"a": strong, "b": weak}
    after = rated(rules, sat(("a", 1), ("b", 1)), unlike, {})
    assert after["a"].mu < 30  # a draw against somebody weaker costs
    assert after["b"].mu > 20


def test_partners_are_rated_together() -> None:
    rules = find("karo8").configure(players=4)
    teams = [rules.team_of(seat) for seat in range(4)]
    assert sorted(set(teams)) == [0, 1]
    places = [1 if team == teams[0] else 3 for team in teams]
    after = rated(rules, sat(*zip("abcd", places, strict=True)), {}, {})
    winners = {person for person, place in zip("abcd", places, strict=True) if place == 1}
    assert {person for person, one in after.items() if one.mu > 25} == winners


def test_rated_matches_are_for_accounts_and_change_ratings(node: Node) -> None:
    async def run() -> None:
        async with account(node.url) as ana, account(node.url) as ben, guest(node.url) as cyd:
            setup = {"rated": True}
            assert (await refused(cyd, "POST", "/api/tables", {"game": "duel", "setup": setup}))[
                1
            ] == "rated-accounts"
            table = await two_at_table(ana, ben, "duel", setup=setup)
            await ana.do(table, "resign")
            friendly = await two_at_table(ana, ben, "duel")
            await ben.do(friendly, "resign")
            ids = [(await client.get("/api/me"))["id"] for client in (ana, ben)]
            await ben.http.patch("/api/me", json={"avatar": "owl"})
            listed = await until(node.url, "duel", 2)
            assert [one["id"] for one in listed] == ids[::-1]
            assert [one["place"] for one in listed] == [1, 2]
            assert [one["avatar"] for one in listed] == ["owl", ""]
            model = PlackettLuce()
            ((won,), (lost,)) = model.rate([[model.rating()], [model.rating()]])
            assert listed[0]["rating"] == shown(won.mu, won.sigma) > 1000
            assert listed[1]["rating"] == shown(lost.mu, lost.sigma) < listed[0]["rating"]
            public = await cyd.get(f"/api/people/{ids[0]}")
            mine = [{"game": "duel", "rating": listed[1]["rating"], "matches": 1}]
            assert public == {"id": ids[0], "name": ana.name, "ratings": mine}
            mine = (await cyd.get("/api/me"))["id"]
            assert (await refused(cyd, "GET", f"/api/people/{mine}"))[0] == 404
            assert (await refused(cyd, "GET", "/api/ratings/chess"))[1] == "unknown-game"
            # A player who leaves a rated match loses it, and the other one wins it.
            before = listed[0]["matches"]
            table = await two_at_table(ana, ben, "duel", setup=setup)
            await gone(ana, "DELETE", "/api/me", {"password": PASSWORD})
            listed = await until(node.url, "duel", 1)
            assert [one["id"] for one in listed] == ids[1:]
            assert listed[0]["matches"] == before + 1

    asyncio.run(run())


async def until(url: str, game: str, matches: int, seconds: float = 240) -> list[dict[str, Any]]:
    """The list of a game once that many matches stand in it, counted by players."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        for _ in range(int(seconds * 10)):
            ranked: list[dict[str, Any]] = (await client.get(f"/api/ratings/{game}")).json()
            if sum(one["matches"] for one in ranked) >= matches:
                return ranked
            await asyncio.sleep(0.1)
    raise AssertionError(f"only {ranked}")


@pytest.mark.slow
def test_every_rated_match_counts_once_with_two_nodes_and_kills(
    postgres: Postgres, tmp_path: Path, soak: int
) -> None:
    url = postgres.new("ratings")
    (tmp_path / "b").mkdir()
    nodes = [Node(url, tmp_path / "a.log").start(), Node(url, tmp_path / "b.log").start()]
    matches = 8 * soak

    async def run() -> None:
        chance = Random(4)
        clients = []
        for at, name in enumerate(("Ana", "Ben", "Cyd")):
            client = Client(nodes[at % 2].url, name)
            await client.sign_in()
            await client.post("/api/account", {"name": name, "password": PASSWORD})
            clients.append(client)

        async def match() -> None:
            one, two = chance.sample(clients, 2)
            table = await two_at_table(one, two, setup={"rated": True})
            await chance.choice((one, two)).do(table, "resign")

        for at in range(matches // 4):
            # Several end at once while both nodes look for what is due.
            await asyncio.gather(*(match() for _ in range(4)))
            await asyncio.sleep(chance.random())
            nodes[at % 2].kill()
            nodes[at % 2].start()
        await until(nodes[0].url, "gin", 2 * matches)
        await counted_once(url, matches)

        # Past matches can be requested from any node.
        for client in clients:
            page = await client.get("/api/me/matches")
            mine = [one["table"] for one in page["matches"]]
            rest = (await client.get(f"/api/me/matches?before={mine[0]}"))["matches"]
            assert [one["table"] for one in rest][: len(mine) - 1] == mine[1:]
            export = await client.get("/api/me/export")
            assert {one["id"] for one in export["tables"]} >= set(mine)
            assert export["ratings"][0]["matches"] == len(export["tables"])
            [counted] = await client.get("/api/me/games")
            assert counted["played"] == len(export["tables"])

        # A session ended at one node ends at the other within seconds.
        elsewhere = Client(nodes[1].url, "Ana")
        await elsewhere.post("/api/session", {"name": "Ana", "password": PASSWORD})
        assert (await elsewhere.get("/api/me"))["name"] == "Ana"
        async with elsewhere.live(await elsewhere.open_table("gin")) as live:
            await live.until("table")
            await gone(clients[0], "DELETE", "/api/sessions")
            assert (await live.until("bye"))["reason"] == "signed-out"
        # An account deleted at one node is gone at the other.
        table = await two_at_table(clients[1], clients[2])
        async with clients[1].live(table) as live:
            await live.until("position")
            await gone(clients[2], "DELETE", "/api/me", {"password": PASSWORD})
            while live.table["status"] != "over" or live.table["seats"][1]["name"] != "–":
                await live.until("table")
        for client in (*clients, elsewhere):
            await client.close()

    try:
        asyncio.run(run())
    finally:
        for node in nodes:
            node.stop()


async def counted_once(url: str, matches: int) -> None:
    """The ratings know as many matches of everybody as the tables do."""
    store = Store(url)
    over = select(tables.c.rated).where(tables.c.rated.is_not(None))
    assert [row["rated"] for row in await store.rows(over)] == [True] * matches
    played = (
        select(seats.c.person, func.count().label("matches"))
        .join(tables, tables.c.id == seats.c.table)
        .where(tables.c.rated)
        .group_by(seats.c.person)
    )
    known = select(ratings.c.person, ratings.c.matches)
    counts = [
        {row["person"]: row["matches"] for row in await store.rows(one)} for one in (played, known)
    ]
    assert counts[0] == counts[1]
    await store.close()
