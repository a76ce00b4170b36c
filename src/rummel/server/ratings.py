"""OpenSkill ratings, one a game, from rated matches that are over.

Any node counts a match, in the order in which they ended, and says so in the same transaction: so
each counts once, whatever is killed.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from rummel.game import Rules
from rummel.games import find
from rummel.server.schema import people, ratings, seats, tables
from rummel.server.store import Store

_MODEL: Final = PlackettLuce()
_LOCK: Final = 8_664_358  # any number, as long as all nodes use the same
_LISTED: Final = 100
# Two numbers say little to people: what somebody is worth almost surely, with 1000 to begin with.
_START: Final = 1000
_SCALE: Final = 40
_SURE: Final = 3  # standard deviations below the estimate


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


def shown(mu: float, sigma: float) -> int:
    return round(_START + _SCALE * (mu - _SURE * sigma))


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
    rules = find(table["game"]).read_rules(msgspec.json.decode(table["rules"]))
    persons = [row["person"] for row in sat if row["person"]]
    mine = ratings.c.person.in_(persons) & (ratings.c.game == table["game"])
    before = {
        row["person"]: row for row in (await db.execute(select(ratings).where(mine))).mappings()
    }
    after = rated(rules, sat, before)
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
    rules: Rules, sat: Sequence[RowMapping], before: Mapping[str, RowMapping]
) -> dict[str, PlackettLuceRating]:
    """The ratings after a match; without people who have deleted their account."""
    teams: dict[int, list[str]] = {}
    places: dict[int, int] = {}
    for row in sat:
        if row["person"] and row["place"] is not None:
            team = rules.team_of(row["seat"])
            teams.setdefault(team, []).append(row["person"])
            places[team] = min(places.get(team, row["place"]), row["place"])
    if len(teams) < 2:
        return {}
    old = [[_known(before.get(person)) for person in team] for team in teams.values()]
    new = _MODEL.rate(old, ranks=[places[team] for team in teams])
    return {
        person: one
        for team, values in zip(teams.values(), new, strict=True)
        for person, one in zip(team, values, strict=True)
    }


def _known(row: RowMapping | None) -> PlackettLuceRating:
    return _MODEL.rating(mu=row["mu"], sigma=row["sigma"]) if row else _MODEL.rating()


async def best(store: Store, game: str) -> Sequence[Ranked]:
    """The strongest of a game."""
    strongest = await store.rows(
        select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, people.c.login.is_not(None))
        .order_by((ratings.c.mu - _SURE * ratings.c.sigma).desc(), ratings.c.person)
        .limit(_LISTED)
    )
    return tuple(
        Ranked(
            place=place,
            id=row["person"],
            name=row["name"],
            rating=shown(row["mu"], row["sigma"]),
            matches=row["matches"],
        )
        for place, row in enumerate(strongest, start=1)
    )


async def of_person(store: Store, person: str) -> tuple[Rating, ...]:
    played = await store.rows(
        select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
    )
    return tuple(
        Rating(game=row["game"], rating=shown(row["mu"], row["sigma"]), matches=row["matches"])
        for row in played
    )
