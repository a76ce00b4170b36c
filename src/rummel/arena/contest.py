"""Who plays whom, where they sit, and the games of one deal."""

from itertools import combinations
from typing import Any, NamedTuple

from msgspec import Struct

from rummel import games
from rummel.bots import find_bot
from rummel.bots.play import play
from rummel.family import Game as Preset
from rummel.game import Rules


class Contest(Struct, frozen=True, kw_only=True):
    """What a run of the arena is about. Equal contests have equal games."""

    game: str
    rules: Rules
    bots: tuple[str, ...]
    seed: str


class Game(Struct, frozen=True):
    """One game of a deal, the bots by their number in the contest."""

    seats: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]  # seats; nobody in a draw
    moves: int


class Deal(Struct, frozen=True):
    """Every game that was played with one deal."""

    deal: int  # counted from 1
    games: tuple[Game, ...]


class PlayedDeal(NamedTuple):
    """A deal that is over, and the records of its games if they are wanted."""

    deal: Deal
    records: tuple[bytes, ...]


def arena_rules(game: Preset, chosen: dict[str, Any]) -> Rules:
    """The game's rules for short matches: one round, unless rounds or a target are chosen."""
    length = {} if chosen.keys() & {"rounds", "target"} else {"rounds": 1}
    return game.configure(**length, **chosen)


def seatings(rules: Rules, bots: int) -> tuple[tuple[int, ...], ...]:
    """Every table that a deal is played at: who sits where.

    As many bots as seats sit down together, and everybody moves on a seat from game to game. In
    any other number each two of them meet alone: as teams where the game has teams, else by turns
    round the table; and the same with their places changed.
    """
    players = rules.players
    teams = [rules.team_of(seat) for seat in range(players)]
    in_teams = len(set(teams)) < players
    if bots == players > 2 and not in_teams:
        order = tuple(range(players))
        return tuple(order[players - step :] + order[: players - step] for step in range(players))
    seatings: dict[tuple[int, ...], None] = {}
    for pair in combinations(range(bots), 2):
        for first, second in (pair, pair[::-1]):
            if in_teams:
                seatings[tuple(first if team == teams[0] else second for team in teams)] = None
                continue
            row = tuple(second if seat % 2 else first for seat in range(players))
            for step in range(players):
                seatings[row[step:] + row[:step]] = None
    return tuple(seatings)


def play_deal(contest: Contest, deal: int, *, recorded: bool = False) -> PlayedDeal:
    """Plays a deal at every table."""
    preset = games.find(contest.game)
    bots = [find_bot(name) for name in contest.bots]
    played, records = [], []
    for seats in seatings(contest.rules, len(bots)):
        game = play(
            preset,
            contest.rules,
            [bots[bot] for bot in seats],
            f"{contest.seed}/{deal}",
            names=[contest.bots[bot] for bot in seats],
            recorded=recorded,
        )
        result = game.match.result
        assert result
        played.append(Game(seats, result.totals, result.winners, game.moves))
        if recorded:
            records.append(game.record)
    return PlayedDeal(Deal(deal, tuple(played)), tuple(records))
