"""Rounds to matches: who starts, totals, ties, when it ends.

The functions take the key of each deal from outside, as a server or a record has it. A match that
`new` has begun knows its own deals, and goes on by its methods alone.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rummel import games
from rummel.deal import Stream, chain, round_key
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import (
    Event,
    Move,
    Opening,
    Outcome,
    Points,
    Rules,
    State,
    Timeout,
    View,
    heard,
    parse_move,
    tell,
)
from rummel.knowledge import Knowledge
from rummel.pieces import Meld


class Result(Struct, frozen=True):
    """How a match ended. The reason is worded under `result-<reason>`.

    `winners` are the seats that won, a team with all its members; nobody wins a draw. Several that
    are not a team share the win. `Rules.win_of` says which it is.
    """

    reason: str  # "target", "rounds", "cap" or "resigned"
    totals: Points  # the bonus included
    winners: tuple[int, ...]
    bonus: Points = ()  # what each seat got at the end, beside its rounds


class Deals(Struct, frozen=True):
    """Where a local match takes its deals from: one secret, as a server would."""

    secret: bytes

    def key(self, rules: Rules, number: int) -> bytes:
        """The key of deal `number`, counted from 1."""
        return round_key(chain(self.secret, rules.max_deals)[number - 1], number, ())


class Match(Struct, frozen=True, kw_only=True):
    """A match: the round being played, and what the rounds before it booked."""

    game: str  # the id of its preset, for people; the rules are what counts
    rules: Rules
    state: State
    round: int = 1  # the number of the deal: a void round has one too, though it is not booked
    booked: tuple[Points, ...] = ()  # a row for each finished round that counts
    out: tuple[int, ...] = ()  # seats that have resigned; somebody else may play them on
    result: Result | None = None
    deals: Deals | None = None  # None: the key of each deal comes from outside
    events: tuple[Event, ...] = ()  # all that has happened since the round was dealt

    @property
    def totals(self) -> Points:
        return self.result.totals if self.result else totals(self.booked, self.rules.players)

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

    def knowledge(self, seat: int) -> Knowledge[View]:
        """All that a seat has to decide by: what it sees, and what it has heard in this round."""
        before = self.booked[:-1] if self._is_booked else self.booked
        return Knowledge(
            self.view(seat), heard(self.events, seat), totals(before, self.rules.players)
        )

    @property
    def _is_booked(self) -> bool:
        outcome = self.state.outcome
        return outcome is not None and not outcome.void

    def play(self, move: Move | str, seat: int | None = None) -> "Match":
        """The match after a move, or the text of one, by `seat` or else the first that may act."""
        if not isinstance(move, Move):
            known: tuple[type[Move], ...] = (*games.family_of(self.rules).moves, Timeout)
            move = parse_move(known, move if isinstance(move, str) else repr(move))
        if isinstance(move, Timeout):
            raise RuleError("clock-only")
        return apply(self, self._acting(seat), move)[0]

    def time_out(self, seat: int | None = None, draft: tuple[Meld, ...] = ()) -> "Match":
        """The match after a clock has run out; for the keeper of the clock, not for players.

        `draft` is what the player had built of the turn.
        """
        return apply(self, self._acting(seat), Timeout(draft))[0]

    def next_round(self) -> "Match":
        """The match with its next round dealt."""
        if self.deals is None:
            raise RuleError("deals-outside")
        # A match that is over has no more deals to ask for.
        number = min(self.round + 1, self.rules.max_deals)
        return next_round(self, self.deals.key(self.rules, number))[0]

    def _acting(self, seat: int | None) -> int:
        return next(iter(self.to_act), 0) if seat is None else seat


Step = tuple[Match, tuple[Event, ...]]


def new(game: str, *, seed: str, **options: Any) -> Match:
    """A local match: game, seed, and any options of its rules.

    >>> new("karo8", seed="readme", players=3).to_act
    (1,)
    """
    preset = games.find(game)
    rules = preset.configure(**options)
    deals = Deals(seed.encode())
    return replace(begin(preset, rules, deals.key(rules, 1))[0], deals=deals)


def begin(game: Game, rules: Rules, key: bytes) -> Step:
    """A new match; `key` is the first round's (`deal.round_key`)."""
    state, events = games.deal(rules, Stream(key))
    return Match(game=game.id, rules=rules, state=state, events=events), events


def apply(match: Match, seat: int, move: Move) -> Step:
    """The match after a move, or a `RuleError`. A round that ends is booked at once."""
    if match.result:
        raise RuleError("match-over")
    state, events = games.apply(match.state, seat, move)
    after = replace(match, state=state, events=match.events + events)
    return (after, events) if state.outcome is None else _book(after, state.outcome, events)


def next_round(match: Match, key: bytes) -> Step:
    """The next round, dealt with its own key: that of deal `match.round + 1`."""
    if match.result:
        raise RuleError("match-over")
    if match.state.outcome is None:
        raise RuleError("round-not-over")
    dealt, events = take_up(
        games.find(match.game),
        match.rules,
        key,
        number=match.round + 1,
        booked=match.booked,
        first=match.state.outcome.next_first,
        out=match.out,
    )
    return replace(dealt, deals=match.deals), events


def take_up(
    game: Game,
    rules: Rules,
    key: bytes,
    *,
    number: int,
    booked: tuple[Points, ...],
    first: int | None,
    out: tuple[int, ...] = (),
) -> Step:
    """Deal `number`, after the rounds that are booked, without playing them; `first` starts it."""
    opening = Opening(
        round=number,
        first=first,
        carried=totals(booked, rules.players),
        previous=booked[-1] if booked else (),
    )
    state, events = games.deal(rules, Stream(key), opening)
    return (
        Match(
            game=game.id,
            rules=rules,
            state=state,
            round=number,
            booked=booked,
            out=out,
            events=events,
        ),
        events,
    )


def resign(match: Match, seat: int) -> Step:
    """The match after a seat has given up; it is over once only one side is left."""
    if match.result:
        raise RuleError("match-over")
    games.check_seat(match.rules, seat)
    if seat in match.out:
        raise RuleError("has-resigned", seat=seat)
    rules = match.rules
    out = tuple(sorted((*match.out, seat)))
    events: tuple[Event, ...] = (tell("resigned", seat=seat),)
    left = rules.sides(one for one in range(rules.players) if one not in out)
    result = None
    if len(left) == 1:
        result = Result("resigned", match.totals, _seats_of(rules, left))
        events = (*events, _match_over(rules, result))
    return replace(match, out=out, result=result, events=match.events + events), events


def _book(match: Match, outcome: Outcome, events: tuple[Event, ...]) -> Step:
    booked = match.booked if outcome.void else (*match.booked, outcome.points)
    result = result_of(match.rules, booked, match.out, deals=match.round)
    over = (_match_over(match.rules, result),) if result else ()
    after = replace(match, booked=booked, result=result, events=match.events + over)
    return after, events + over


def _match_over(rules: Rules, result: Result) -> Event:
    return tell("match-over", win=rules.win_of(result.winners), winners=result.winners)


def _seats_of(rules: Rules, sides: set[int]) -> tuple[int, ...]:
    """The seats of some teams."""
    return tuple(seat for seat in range(rules.players) if rules.team_of(seat) in sides)


def totals(booked: Sequence[Points], players: int) -> Points:
    return tuple(sum(row[seat] for row in booked) for seat in range(players))


def result_of(
    rules: Rules, booked: Sequence[Points], out: tuple[int, ...] = (), *, deals: int = 0
) -> Result | None:
    """The result once these rounds end the match; None while it goes on.

    Seats that are `out` have resigned: a side that has nobody left can't win. `deals` says how
    often the match has been dealt, if rounds can be void.
    """
    sums = totals(booked, rules.players)
    capped = len(booked) >= rules.max_rounds or deals >= rules.max_deals
    if rules.target and any(abs(total) >= rules.target for total in sums):
        reason = "target"
    elif rules.rounds and len(booked) >= rules.rounds:
        reason = "rounds"
    elif capped:
        reason = "cap"
    else:
        return None
    best = leaders(rules, booked, out)
    sides = rules.sides(best)
    if len(sides) > 1 and rules.extra_round and not capped:
        return None
    left = rules.sides(seat for seat in range(rules.players) if seat not in out)
    # Where all rounds were void, nobody has done anything to win.
    is_draw = len(sides) > 1 and sides == left and (rules.tie_is_draw or not booked)
    winners = () if is_draw else _seats_of(rules, sides)
    bonus = rules.bonus(booked, winners)
    if bonus:
        sums = totals((sums, bonus), rules.players)
    return Result(reason, sums, winners, bonus)


def leaders(rules: Rules, booked: Sequence[Points], out: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The seats still in the match that have the most."""
    sums = totals(booked, rules.players)
    left = [seat for seat in range(rules.players) if seat not in out]
    most = max(sums[seat] for seat in left)
    best = [seat for seat in left if sums[seat] == most]
    if rules.last_round_decides and booked:  # ONE-40: only among the tied (D-ONE-8)
        last = booked[-1]
        best = [seat for seat in best if last[seat] == max(last[one] for one in best)]
    return tuple(best)
