"""Rounds to matches: who starts, totals, ties, when it ends."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rummel import games
from rummel.deal import Stream, chain, round_key
from rummel.errors import RuleError
from rummel.game import (
    Event,
    Game,
    Move,
    Opening,
    Outcome,
    Rules,
    State,
    Timeout,
    View,
    parse_move,
    tell,
)

Points = tuple[int, ...]


class Result(Struct, frozen=True):
    """How a match ended. The reason is worded under `result-<reason>`."""

    reason: str  # "target", "rounds", "cap" or "resigned"
    totals: Points
    winners: tuple[int, ...]


class Match(Struct, frozen=True, kw_only=True):
    """A match: the round being played, and what the rounds before it booked."""

    game: str  # the id of its preset, for people; the rules are what counts
    rules: Rules
    state: State
    round: int = 1
    booked: tuple[Points, ...] = ()  # a row a finished round
    out: tuple[int, ...] = ()  # seats that have resigned; somebody else may play them on
    result: Result | None = None

    @property
    def totals(self) -> Points:
        return totals(self.booked, self.rules.players)

    @property
    def between_rounds(self) -> bool:
        """The round is over and the next one has to be dealt."""
        return self.state.outcome is not None and self.result is None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.result else games.to_act(self.state)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is a spectator."""
        return games.view(self.state, seat)

    def play(self, move: Move | str, seat: int | None = None) -> "Match":
        """The match after a move, or the text of one, by `seat` or else the first that may act."""
        if isinstance(move, str):
            move = parse_move((*games.family_of(self.rules).moves, Timeout), move)
        if seat is None:
            seat = next(iter(self.to_act), 0)
        return apply(self, seat, move)[0]


Step = tuple[Match, tuple[Event, ...]]


def new(game: str, *, seed: str, **options: Any) -> Match:
    """A match for one's own use: game, seed, and any options of its rules.

    >>> new("karo8", seed="readme", players=3).to_act
    (1,)
    """
    found = games.find(game)
    rules = found.configure(**options)
    return begin(found, rules, round_key(chain(seed.encode(), rules.max_rounds)[0], 1, ()))[0]


def begin(game: Game, rules: Rules, key: bytes) -> Step:
    """A new match; `key` is the first round's (`deal.round_key`)."""
    state, events = games.deal(rules, Stream(key))
    return Match(game=game.id, rules=rules, state=state), events


def apply(match: Match, seat: int, move: Move) -> Step:
    """The match after a move, or a `RuleError`. A round that ends is booked at once."""
    if match.result:
        raise RuleError("match-over")
    state, events = games.apply(match.state, seat, move)
    if state.outcome is None:
        return replace(match, state=state), events
    return _book(replace(match, state=state), state.outcome, events)


def next_round(match: Match, key: bytes) -> Step:
    """The next round, dealt with its own key."""
    if match.result:
        raise RuleError("match-over")
    if match.state.outcome is None:
        raise RuleError("round-not-over")
    return take_up(
        games.find(match.game),
        match.rules,
        key,
        booked=match.booked,
        first=match.state.outcome.next_first,
        out=match.out,
    )


def take_up(
    game: Game,
    rules: Rules,
    key: bytes,
    *,
    booked: tuple[Points, ...],
    first: int | None,
    out: tuple[int, ...] = (),
) -> Step:
    """The round after those booked, without playing them again; `first` starts it."""
    number = len(booked) + 1
    opening = Opening(
        round=number,
        first=first,
        carried=totals(booked, rules.players),
        previous=booked[-1] if booked else (),
    )
    state, events = games.deal(rules, Stream(key), opening)
    return (
        Match(game=game.id, rules=rules, state=state, round=number, booked=booked, out=out),
        events,
    )


def resign(match: Match, seat: int) -> Step:
    """The match after a seat has given up; it is over once only one side is left."""
    if match.result:
        raise RuleError("match-over")
    if seat in match.out or not 0 <= seat < match.rules.players:
        raise RuleError("has-resigned", seat=seat)
    rules = match.rules
    out = tuple(sorted((*match.out, seat)))
    events = (tell("resigned", seat=seat),)
    left = {rules.team_of(one) for one in range(rules.players) if one not in out}
    if len(left) > 1:
        return replace(match, out=out), events
    winners = tuple(one for one in range(rules.players) if rules.team_of(one) in left)
    result = Result("resigned", match.totals, winners)
    return replace(match, out=out, result=result), (*events, tell("match-over", winners=winners))


def _book(match: Match, outcome: Outcome, events: tuple[Event, ...]) -> Step:
    booked = (*match.booked, outcome.points)
    result = result_of(match.rules, booked, match.out)
    if result:
        events = (*events, tell("match-over", winners=result.winners))
    return replace(match, booked=booked, result=result), events


def totals(booked: Sequence[Points], players: int) -> Points:
    return tuple(sum(row[seat] for row in booked) for seat in range(players))


def result_of(rules: Rules, booked: Sequence[Points], out: tuple[int, ...] = ()) -> Result | None:
    """The result once these rounds end the match; None while it goes on.

    Seats that are `out` have resigned and can't win.
    """
    sums = totals(booked, rules.players)
    if rules.target and any(abs(total) >= rules.target for total in sums):
        reason = "target"
    elif rules.rounds and len(booked) >= rules.rounds:
        reason = "rounds"
    elif len(booked) >= rules.max_rounds:
        reason = "cap"
    else:
        return None
    left = [seat for seat in range(rules.players) if seat not in out]
    most = max(sums[seat] for seat in left)
    best = [seat for seat in left if sums[seat] == most]
    if rules.last_round_decides:  # ONE-40: only among the tied (D-ONE-8)
        last = booked[-1]
        best = [seat for seat in best if last[seat] == max(last[one] for one in best)]
    tied = len({rules.team_of(seat) for seat in best}) > 1
    if tied and rules.extra_round and len(booked) < rules.max_rounds:
        return None
    return Result(reason, sums, tuple(best))
