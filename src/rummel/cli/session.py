"""A match at one keyboard: the list of its moves, and what can be made from it.

Everything shown comes from views and heard events. The list of moments is all there is: undoing
drops the last one, a save is their moves, a record their lines.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rummel import deal, match, record
from rummel.bots import bot_step, find_bot
from rummel.cli.screen import Refused
from rummel.cli.seats import Seat
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import EVERYONE, Event, Move, Rules, View, format_move, heard, parse_move
from rummel.games import find, to_act, view
from rummel.match import Match
from rummel.position import Position

SAVE_VERSION: Final = 1


class Save(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match that is not over yet. It holds the secret of the deals, so it is not a record."""

    rummel_save: int
    game: str
    rules: dict[str, Any]
    secret: str
    seats: tuple[Seat, ...]
    words: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]
    position: str | None = None  # that the match began with, instead of a deal


class Moment(NamedTuple):
    """The match after a move, or after a deal (`seat` and `move` None), and what happened."""

    match: Match
    events: tuple[Event, ...]
    seat: int | None = None
    move: Move | None = None
    text: str = ""  # of the move


class Session:
    """The match as it stands. Its secret drives the deals and the bots."""

    def __init__(
        self,
        game: Game,
        rules: Rules,
        seats: Sequence[Seat],
        secret: str,
        words: Sequence[str],
        *,
        position: Position | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = tuple(seats)
        self.secret = secret
        self.words = tuple(words)  # what each seat adds to the deals
        self._seeds = deal.chain(secret.encode(), rules.max_deals)
        self.position = position
        if position:
            # Later rounds are dealt as in any other match.
            self.moments = [Moment(replace(position.match(secret), deals=None), ())]
        else:
            self.moments = [Moment(*match.begin(game, rules, self._key(1)))]

    @staticmethod
    def commitment_of(secret: str, rules: Rules) -> str:
        """What is shown before the seats add their words."""
        return deal.commitment(deal.chain(secret.encode(), rules.max_deals)[0])

    @property
    def match(self) -> Match:
        return self.moments[-1].match

    @property
    def to_act(self) -> tuple[int, ...]:
        return to_act(self.match.state)

    @property
    def commitment(self) -> str:
        return deal.commitment(self._seeds[0])

    def reveal(self, number: int) -> str:
        """The seed of a round that is over."""
        assert number < self.match.round or self.match.state.outcome
        return self._seeds[number - 1].hex()

    def view(self, seat: int | None) -> View:
        return view(self.match.state, seat)

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat has heard in this round, from a moment on."""
        events: list[Event] = []
        for moment in self.moments[max(since, self._dealt_at()) :]:
            events.extend(heard(moment.events, seat))
        return events

    def _dealt_at(self) -> int:
        at = len(self.moments) - 1
        while self.moments[at].seat is not None:
            at -= 1
        return at

    # ------------------------------------------------------------------------------------- play

    def apply(self, seat: int, move: Move) -> Moment:
        """Plays a move, or raises a `RuleError` and changes nothing."""
        step = match.apply(self.match, seat, move)
        self.moments.append(Moment(*step, seat, move, format_move(move)))
        return self.moments[-1]

    def bot_move(self, seat: int) -> Moment:
        """Lets the bot on a seat move. Taking back or resuming never rolls its dice again."""
        name = self.seats[seat].bot
        assert name is not None
        chance = Random(f"{self.secret}/{seat}/{len(self.moments)}")
        move, step = bot_step(self.match, seat, find_bot(name), chance)
        self.moments.append(Moment(*step, seat, move, format_move(move)))
        return self.moments[-1]

    def next_round(self) -> Moment:
        key = self._key(self.match.round + 1)
        self.moments.append(Moment(*match.next_round(self.match, key)))
        return self.moments[-1]

    def can_undo(self, seat: int) -> bool:
        """The seat is still to act after its own move, and has learnt nothing by it."""
        last = self.moments[-1]
        return (
            last.seat == seat
            and seat in self.to_act
            and all(event.to == EVERYONE for event in last.events)
        )

    def undo(self) -> None:
        self.moments.pop()

    def _key(self, number: int) -> bytes:
        return deal.round_key(self._seeds[number - 1], number, self.words)

    # ----------------------------------------------------------------------------- save, record

    def save(self) -> bytes:
        return msgspec.json.encode(
            Save(
                rummel_save=SAVE_VERSION,
                game=self.game.id,
                rules=msgspec.to_builtins(self.rules),
                secret=self.secret,
                seats=self.seats,
                words=self.words,
                moves=tuple(
                    (moment.seat, moment.text) for moment in self.moments if moment.seat is not None
                ),
                position=self.position.text if self.position else None,
            )
        )

    def record(self) -> bytes:
        """The record so far; valid once the match is over."""
        head = record.header(
            self.game, self.rules, [seat.name for seat in self.seats], self.commitment
        )
        return b"".join(line + b"\n" for line in (head, *self._lines(0)))

    def _lines(self, since: int) -> Iterable[bytes]:
        for at, moment in enumerate(self.moments[since:], start=since):
            if moment.seat is None or moment.move is None:
                yield record.round_line(moment.match.round, self.words)
                continue
            yield record.move_line(moment.seat, moment.move, self._last_alike(at))
            if moment.match.state.outcome:
                seed = self._seeds[moment.match.round - 1]
                yield record.end_line(moment.match.state.outcome, seed)
            if moment.match.result:
                yield record.result_line(moment.match.result)

    def last_lines(self) -> bytes:
        """What the last moment adds to the record."""
        return b"".join(line + b"\n" for line in self._lines(len(self.moments) - 1))

    def _last_alike(self, at: int) -> Move | None:
        """The round's last move before a moment that is of the same kind."""
        kind = type(self.moments[at].move)
        for moment in reversed(self.moments[:at]):
            if moment.move is None or type(moment.move) is kind:
                return moment.move
        return None


def resume(data: bytes, path: str) -> Session:
    """The match of a save file, move by move to where it was left."""
    try:
        save = msgspec.json.decode(data, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("save", path=path, reason=str(error)[:120], exit_code=1) from None
    if save.rummel_save != SAVE_VERSION:
        raise Refused("save-version", path=path, version=save.rummel_save, exit_code=1)
    game = find(save.game)
    try:
        rules = game.read_rules(save.rules)
    except msgspec.ValidationError as error:
        raise Refused("save", path=path, reason=str(error)[:120], exit_code=1) from None
    if not len(save.seats) == len(save.words) == rules.players:
        raise Refused("save", path=path, reason="seats", exit_code=1)
    for seat in save.seats:
        if seat.bot is not None:
            find_bot(seat.bot)
    position = None if save.position is None else Position.parse(save.position)
    if position and (position.game, position.rules) != (save.game, rules):
        raise Refused("save", path=path, reason="position", exit_code=1)
    session = Session(game, rules, save.seats, save.secret, save.words, position=position)
    for number, (seat_number, text) in enumerate(save.moves, start=1):
        if session.match.between_rounds:
            session.next_round()
        try:
            session.apply(seat_number, parse_move(game.family.moves, text))
        except RuleError as error:
            raise Refused(
                "save-move", path=path, number=number, reason=str(error), exit_code=1
            ) from None
    return session
