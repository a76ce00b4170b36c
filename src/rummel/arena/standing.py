"""What the games say: wins, points, ratings, and how sure each pairing is.

The score of a game between two bots is the first bot's share of the winning seats: 1 for a win, 0
for a loss, a half where neither wins or both do. A draw is not a win and is counted separately. The
games of a deal are not independent samples, since they share their cards, so the mean of a deal is
one sample.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from statistics import NormalDist, fmean, stdev

from msgspec import Struct
from openskill.models import PlackettLuce

from rummel.arena.contest import Contest, Deal, Game

Interval = tuple[float, float]


class Entry(Struct, frozen=True, kw_only=True):
    """One bot over all its games."""

    bot: str
    games: int
    wins: float  # a win that several seats share counts by the bot's part of them
    draws: int
    points: float  # a seat's mean in a game
    rating: float  # OpenSkill's estimate, and how unsure it is
    unsure: float


class Pairing(Struct, frozen=True, kw_only=True):
    """Two bots against each other: the first one's score, and its lead in points a seat."""

    bots: tuple[str, str]
    deals: int
    score: float
    interval: Interval  # of 95%, over deals
    lead: float
    lead_interval: Interval


class Standing(Struct, frozen=True, kw_only=True):
    game: str
    seed: str
    deals: int
    games: int
    moves: int
    bots: tuple[Entry, ...]
    pairings: tuple[Pairing, ...]


def standing(contest: Contest, deals: Iterable[Deal]) -> Standing:
    """Everything that a list of deals says. The deals count in the order of their numbers."""
    deals = sorted(deals, key=lambda one: one.deal)
    games = [game for deal in deals for game in deal.games]
    numbers = range(len(contest.bots))
    ratings = _ratings(games, len(contest.bots))
    entries = []
    for bot in numbers:
        mine = [game for game in games if bot in game.seats]
        points = [
            won
            for game in mine
            for at, won in zip(game.seats, game.points, strict=True)
            if at == bot
        ]
        entries.append(
            Entry(
                bot=contest.bots[bot],
                games=len(mine),
                wins=sum(_part(game, bot) for game in mine),
                draws=sum(not game.winners for game in mine),
                points=fmean(points) if points else 0.0,
                rating=ratings[bot][0],
                unsure=ratings[bot][1],
            )
        )
    return Standing(
        game=contest.game,
        seed=contest.seed,
        deals=len(deals),
        games=len(games),
        moves=sum(game.moves for game in games),
        bots=tuple(entries),
        pairings=tuple(_pairing(contest, deals, a, b) for a, b in combinations(numbers, 2)),
    )


def _pairing(contest: Contest, deals: Sequence[Deal], a: int, b: int) -> Pairing:
    scores, leads = [], []
    for deal in deals:
        met = [game for game in deal.games if a in game.seats and b in game.seats]
        if met:
            scores.append(fmean(score(game, a, b) for game in met))
            leads.append(fmean(_mean(game, a) - _mean(game, b) for game in met))
    return Pairing(
        bots=(contest.bots[a], contest.bots[b]),
        deals=len(scores),
        score=fmean(scores) if scores else 0.5,
        interval=score_interval(scores),
        lead=fmean(leads) if leads else 0.0,
        lead_interval=mean_interval(leads),
    )


def score(game: Game, a: int, b: int) -> float:
    """What `a` gets of a game against `b`."""
    won = [game.seats[seat] for seat in game.winners]
    of_a, of_b = won.count(a), won.count(b)
    return of_a / (of_a + of_b) if of_a + of_b else 0.5


def _part(game: Game, bot: int) -> float:
    won = [game.seats[seat] for seat in game.winners]
    return won.count(bot) / len(won) if won else 0.0


def _mean(game: Game, bot: int) -> float:
    return fmean(won for at, won in zip(game.seats, game.points, strict=True) if at == bot)


def score_interval(scores: Sequence[float]) -> Interval:
    """The 95% interval of the mean of scores between 0 and 1.

    Two deals won and two lost are added first, as Agresti and Coull do: a clean sweep of a few
    deals proves nothing.
    """
    low, high = mean_interval((*scores, 0.0, 0.0, 1.0, 1.0))
    return max(0.0, low), min(1.0, high)


def mean_interval(values: Sequence[float]) -> Interval:
    """The 95% interval of a mean, by Student's t; without two values it is unbounded."""
    count = len(values)
    if count < 2:
        return float("-inf"), float("inf")
    half = _student(count - 1) * stdev(values) / count**0.5
    middle = fmean(values)
    return middle - half, middle + half


def _student(freedom: int) -> float:
    """The 97.5% quantile of Student's t, expanded round the normal one."""
    z = NormalDist().inv_cdf(0.975)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def _ratings(games: Iterable[Game], bots: int) -> list[tuple[float, float]]:
    """OpenSkill ratings after all games in their order: a bot is rated once a game."""
    model = PlackettLuce()
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        met = sorted(set(game.seats))
        parts = [_part(game, bot) for bot in met]
        after = model.rate([[rated[bot]] for bot in met], scores=parts)
        for bot, (new,) in zip(met, after, strict=True):
            rated[bot] = new
    return [(one.mu, one.sigma) for one in rated]
