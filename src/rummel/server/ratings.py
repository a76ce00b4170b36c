"""OpenSkill ratings, one per game, from rated matches that are over.

Any node counts a match, in the order in which they ended, and says so in the same transaction: so
each counts once, whatever is killed.

Bots stand on the same scale. How strong each is in a game was measured (`bench/arena.py`, which
writes `bot_ratings.json`) and does not change: they are what everybody else is measured by.
"""

import logging
import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel.bots import CHARACTERS
from rummel.errors import RuleError
from rummel.game import Rules
from rummel.games import find
from rummel.server.schema import people, ratings, seats, tables
from rummel.server.store import Store
from rummel.wire import Avatar

_LOG: Final = logging.getLogger("rummel.ratings")
_MODEL: Final = PlackettLuce()
_LOCK: Final = 8_664_358  # any number, as long as all nodes use the same
_LISTED: Final = 100
# Two numbers say little to people: what somebody is worth almost surely, with 1000 to begin with.
START: Final = 1000
_SCALE: Final = 40
_SURE: Final = 3  # standard deviations below the estimate
# Bots can be beaten for ever, so that alone lifts nobody further than this above the strongest of
# them: about as far as winning five matches of six.
_BEYOND: Final = 6.0
_MEASURED: Final = 1.0  # standard deviation of a bot: of people that is what many matches come to


class Rating(Struct, frozen=True, kw_only=True):
    """How strong somebody is in a game."""

    game: str
    rating: int
    matches: int


class Ranked(Struct, frozen=True, kw_only=True):
    """A line of the list of the strongest."""

    place: int
    id: str
    name: str
    rating: int
    matches: int
    bot: bool = False  # one of the server's own, whose rating was measured
    avatar: Avatar = ""  # of a person


@cache
def bots_of(game: str) -> dict[str, PlackettLuceRating]:
    """How strong the bots are in a game; empty where that has not been measured."""
    text = files(__package__).joinpath("bot_ratings.json").read_bytes()
    measured = msgspec.json.decode(text, type=dict[str, dict[str, float]])
    return {
        bot: _MODEL.rating(mu=mu, sigma=_MEASURED) for bot, mu in measured.get(game, {}).items()
    }


def shown(mu: float, sigma: float) -> int:
    return round(START + _SCALE * (mu - _SURE * sigma))


async def rate_due(store: Store) -> None:
    """Counts every rated match that is over and has not been counted."""
    due = select(tables.c.id).where(tables.c.rated.is_(False), tables.c.status == "over").limit(1)
    while await store.row(due):
        async with store.change() as db:
            if not store.is_sqlite:  # which lets only one write anyway
                await db.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await _rate_next(db)


async def _rate_next(db: AsyncConnection) -> None:
    oldest = (
        select(tables.c.id, tables.c.game, tables.c.rules)
        .where(tables.c.rated.is_(False), tables.c.status == "over")
        .order_by(tables.c.ended, tables.c.id)
        .limit(1)
    )
    table = (await db.execute(oldest)).mappings().first()
    if table is None:
        return  # another node was faster
    await db.execute(update(tables).where(tables.c.id == table["id"]).values(rated=True))
    at_table = select(seats).where(seats.c.table == table["id"]).order_by(seats.c.seat)
    sat = (await db.execute(at_table)).mappings().all()
    try:
        rules = find(table["game"]).read_rules(msgspec.json.decode(table["rules"]))
    except (RuleError, msgspec.MsgspecError):
        # Of a version with other rules, say. It counts for nothing; the next ones must not wait.
        _LOG.exception("table %s can't be rated", table["id"])
        return
    persons = [row["person"] for row in sat if row["person"]]
    mine = ratings.c.person.in_(persons) & (ratings.c.game == table["game"])
    before = {
        row["person"]: row for row in (await db.execute(select(ratings).where(mine))).mappings()
    }
    after = rated(rules, sat, before, bots_of(table["game"]))
    if not after:
        return
    await db.execute(delete(ratings).where(mine))
    await db.execute(
        insert(ratings),
        [
            {
                "person": person,
                "game": table["game"],
                "mu": new.mu,
                "sigma": new.sigma,
                "matches": 1 + (before[person]["matches"] if person in before else 0),
            }
            for person, new in after.items()
        ],
    )


def rated(
    rules: Rules,
    sat: Sequence[RowMapping],
    before: Mapping[str, RowMapping],
    bots: Mapping[str, PlackettLuceRating],
) -> dict[str, PlackettLuceRating]:
    """People's ratings after a match.

    People who have deleted their account are left out, and so are bots of unknown strength.
    """
    teams: dict[int, list[tuple[str | None, PlackettLuceRating]]] = {}
    places: dict[int, int] = {}
    for row in sat:
        if row["place"] is None or not (row["person"] or row["bot"] in bots):
            continue
        team = rules.team_of(row["seat"])
        person = row["person"]
        old = _known(before.get(person)) if person else bots[row["bot"]]
        teams.setdefault(team, []).append((person, old))
        places[team] = min(places.get(team, row["place"]), row["place"])
    if len(teams) < 2:
        return {}
    new = _MODEL.rate(
        [[old for _, old in team] for team in teams.values()],
        ranks=[places[team] for team in teams],
    )
    after = {}
    for number, team in enumerate(teams):
        others = [one for other, members in teams.items() if other != team for one in members]
        alone = all(person is None for person, _ in others)
        most = max(old.mu for _, old in others) + _BEYOND if alone else math.inf
        for (person, old), one in zip(teams[team], new[number], strict=True):
            if person:
                mu = min(one.mu, max(old.mu, most))
                after[person] = _MODEL.rating(mu=mu, sigma=one.sigma)
    return after


def _known(row: RowMapping | None) -> PlackettLuceRating:
    return _MODEL.rating(mu=row["mu"], sigma=row["sigma"]) if row else _MODEL.rating()


async def best(store: Store, game: str) -> Sequence[Ranked]:
    """The strongest of a game, people and bots."""
    strongest = await store.rows(
        select(ratings, people.c.name, people.c.avatar)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, people.c.login.is_not(None))
        .order_by((ratings.c.mu - _SURE * ratings.c.sigma).desc(), ratings.c.person)
        .limit(_LISTED)
    )
    listed = [
        Ranked(
            place=0,
            id=row["person"],
            name=row["name"],
            rating=shown(row["mu"], row["sigma"]),
            matches=row["matches"],
            avatar=row["avatar"],
        )
        for row in strongest
    ]
    for bot, measured in bots_of(game).items():
        if bot in CHARACTERS:
            rating = shown(measured.mu, measured.sigma)
            name = bot.capitalize()
            listed.append(Ranked(place=0, id=bot, name=name, rating=rating, matches=0, bot=True))
    listed.sort(key=lambda one: -one.rating)
    return tuple(
        msgspec.structs.replace(one, place=place) for place, one in enumerate(listed, start=1)
    )


async def of_person(store: Store, person: str) -> tuple[Rating, ...]:
    played = await store.rows(
        select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
    )
    return tuple(
        Rating(game=row["game"], rating=shown(row["mu"], row["sigma"]), matches=row["matches"])
        for row in played
    )
