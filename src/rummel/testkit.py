"""What every game must pass, as one call: for the games here, and for any that is added.

>>> from rummel.games import find
>>> moves = check_match(find("karo8"), find("karo8").rules, seed="example")
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

import msgspec

from rummel import deal, match, record
from rummel.bots import BOTS, CHARACTERS, YARDSTICKS
from rummel.bots.random import random_move
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.family import Family, Game
from rummel.game import (
    EVERYONE,
    Event,
    Move,
    Opening,
    Option,
    Outcome,
    Points,
    Rules,
    State,
    Timeout,
    Turn,
    View,
    format_move,
    heard,
    options,
    parse_move,
    word_of,
)
from rummel.games import family_of, moves_under
from rummel.knowledge import Knowledge
from rummel.match import Match
from rummel.pieces import JOKER, PIECES, Meld, Piece, deck, joker_for, piece

AnyFamily = Family[Any, Any, Any]

# --------------------------------------------------------------------------------------- rules


def random_rules(game: Game, chance: Random) -> Rules:
    """Rules of the game's family with some options chosen at random; a match is short."""
    while True:
        # Random play may make round after round void: the cap keeps such a match short too.
        chosen: dict[str, Any] = {"rounds": chance.choice((1, 1, 2)), "target": 0, "max_rounds": 3}
        for option in options(type(game.rules)):
            fixed = option.name in ("rounds", "target", "max_rounds", "players")
            if not fixed and chance.random() < 0.4:
                chosen[option.name] = _random_value(option, game, chance)
        try:
            return game.configure(players=chance.choice(game.seats), **chosen)
        except RuleError:
            continue  # options that clash: draw again


def _random_value(option: Option, game: Game, chance: Random) -> Any:
    default = getattr(game.rules, option.name)
    if option.kind == "switch":
        return chance.random() < 0.5
    if option.kind == "choice":
        return chance.choice(option.choices)
    if option.kind == "numbers":
        return default
    least = 0 if option.least is None else option.least
    most = default * 2 + 2 if option.most is None else min(option.most, default * 2 + 2)
    return chance.choice((default, least, chance.randint(least, max(least, most))))


def any_rules(game: Game, chance: Random) -> Rules:
    """Any rules that the options allow, the ends of their bounds as often as what lies between."""
    share = chance.choice((0.1, 0.4, 1.0))
    chosen: dict[str, Any] = {
        option.name: _any_choice(option, chance)
        for option in game.options
        if chance.random() < share
    }
    while True:
        try:
            return game.configure(**chosen)
        except RuleError as error:
            # Of options that clash one goes back to the preset's value.
            clash = [name for name in error.facts.values() if name in chosen]
            chosen.pop(str(chance.choice(clash or list(chosen))))


def _any_choice(option: Option, chance: Random) -> Any:
    if option.kind == "switch":
        return chance.random() < 0.5
    if option.kind == "choice":
        return chance.choice(option.choices)
    assert option.least is not None
    assert option.most is not None
    if option.kind == "number":
        return chance.choice((option.least, option.most, chance.randint(option.least, option.most)))
    if option.default:
        return tuple(chance.randint(option.least, option.most) for _ in option.default)
    return tuple(chance.sample(range(option.least, option.most + 1), chance.randint(0, 3)))


# --------------------------------------------------------------------------------- conformance


_OFTEN = 300  # moves of a match after which half as much is probed


def check_match(game: Game, rules: Rules, seed: str, *, probes: float = 0.2) -> int:
    """Plays a random match and checks the contract along it; returns the number of moves.

    Checked at every step: pieces are conserved, somebody may act until the round is over and is in
    a turn that has a name of its own, the move's text reads back. At a share `probes` of the first
    few hundred steps, and less and less often after them, since random players wander for long:
    listed moves are accepted, and others only where the view says that they are free; nothing
    changes the state it is applied to; a view does not depend on what it can't show, nor does
    anything else that a seat knows; refusals change nothing. At the end: the record replays to the
    same match.
    """
    chance = Random(seed)
    family = game.family
    seeds = deal.chain(seed.encode(), rules.max_deals)
    words = [f"words {seat}" for seat in range(rules.players)]
    writer = record.Writer(game, rules, words, deal.commitment(seeds[0]))
    writer.dealt(1, words)
    table, _ = match.begin(game, rules, deal.round_key(seeds[0], 1, words))
    pieces = sorted(family.pieces_of(table.state))
    kinds = {word_of(kind) for kind in moves_under(rules)}
    turns = _Turns(family)
    moves = 0
    while True:
        state = table.state
        turns.check(state)
        seat = chance.choice(family.to_act(state))
        view = family.view(state, seat)
        move = random_move(view, chance)
        assert {*map(word_of, view.legal), *view.free, word_of(move)} <= kinds, "a known kind"
        if chance.random() < 0.01:
            move = Timeout(_random_draft(view, chance))
        assert parse_move((*family.moves, Timeout), format_move(move)) == move, format_move(move)
        if chance.random() < probes / (1 + moves / _OFTEN):
            _probe(table, seat, move, chance)
        table, events = match.apply(table, seat, move)
        writer.moved(seat, move)
        moves += 1
        for event in events:
            assert event.to == EVERYONE or isinstance(event.to, tuple)
        assert sorted(family.pieces_of(table.state)) == pieces, format_move(move)
        outcome = table.state.outcome
        assert (outcome is None) == bool(family.to_act(table.state)), "who may act?"
        if outcome is None:
            continue
        _check_view(family, table.state, chance)
        turns = _Turns(family)
        turns.check(table.state)
        check_outcome(rules, outcome)
        check_account(table.state)
        writer.ended(table, seeds[table.round - 1])
        if table.result:
            check_result(table)
            assert record.verify(writer.text) == table, "a replay gives the same match"
            return moves
        number = table.round + 1
        table, _ = match.next_round(table, deal.round_key(seeds[number - 1], number, words))
        writer.dealt(number, words)


def check_outcome(rules: Rules, outcome: Outcome) -> None:
    """Points, winners and teams of a round agree, whatever the family."""
    points, winners = outcome.points, outcome.winners
    assert len(points) == rules.players
    assert list(winners) == sorted(set(winners))
    assert set(winners) <= set(range(rules.players))
    _check_teams(rules, points, winners)
    assert len({points[seat] for seat in winners}) < 2, "winners have equal points"
    if outcome.void:
        assert (winners, set(points)) == ((), {0})
    assert len(outcome.left) in (0, rules.players)


def check_account(state: State) -> None:
    """The entries of each seat make up its points."""
    assert state.outcome
    account = family_of(state).account(state)
    assert tuple(sum(one.points for one in entries) for entries in account) == state.outcome.points
    assert all(one.key.startswith("tally-") for entries in account for one in entries)


def check_result(table: Match) -> None:
    """The winners of a match that is over are its leaders."""
    result, rules = table.result, table.rules
    assert result
    sums = match.totals(table.booked, rules.players)
    seats = [seat for seat in range(rules.players) if seat not in table.out]
    assert table.totals == result.totals
    assert result.totals == match.totals((sums, result.bonus or (0,) * rules.players), len(sums))
    _check_teams(rules, sums, result.winners)
    win = rules.win_of(result.winners)
    if result.reason == "resigned":
        assert len(rules.sides(result.winners)) == 1
    elif win == "draw":
        assert result.winners == ()
        assert rules.tie_is_draw or not table.booked
        assert len({sums[seat] for seat in seats}) == 1, "all are level"
    else:
        most = max(sums[seat] for seat in seats)
        assert all(sums[seat] == most for seat in result.winners)
        assert (win == "shared") is (len(rules.sides(result.winners)) > 1)


def _check_teams(rules: Rules, points: Points, winners: tuple[int, ...]) -> None:
    for one in range(rules.players):
        for two in range(rules.players):
            if rules.team_of(one) == rules.team_of(two):
                assert points[one] == points[two], "a team scores together"
                assert (one in winners) is (two in winners), "a team wins together"


class _Turns:
    """The turns of a round so far: none comes back, and clocks can rely on the names."""

    def __init__(self, family: AnyFamily) -> None:
        self._family = family
        self._now: dict[int, Turn] = {}
        self._over: set[tuple[int, Turn]] = set()

    def check(self, state: State) -> None:
        acting = self._family.to_act(state)
        turns = {
            seat: turn
            for seat in range(state.rules.players)
            if (turn := self._family.turn(state, seat))
        }
        assert set(acting) <= set(turns), "a seat that may act is in a turn"
        reacting = [seat for seat in acting if turns[seat].reaction]
        assert len(turns) == len(acting) or reacting, (
            "only a seat that waits for a reaction is in one too"
        )
        assert not reacting or reacting == list(acting), "a turn waits while others react to it"
        self._over |= {(seat, turn) for seat, turn in self._now.items() if turns.get(seat) != turn}
        assert not self._over & set(turns.items()), "a turn that was over goes on"
        self._now = turns


def _probe(table: Match, seat: int, move: Move, chance: Random) -> None:
    state = table.state
    family: AnyFamily = family_of(state)
    before = repr(state)
    after, events = family.apply(state, seat, move)
    assert (after, events) == family.apply(state, seat, move), "the same move, the same state"
    view = family.view(state, seat)
    for listed in (*view.legal, *islice(family.unlisted(view), 8)):
        family.apply(state, seat, listed)
    for other in range(state.rules.players):
        if other not in family.to_act(state):
            assert not family.view(state, other).legal
            refuses(family, state, other, move)
    for _ in range(3):
        fuzzed = fuzzed_move(family, view, chance)
        with suppress(RuleError):
            after, _ = family.apply(state, seat, fuzzed)
            offered = fuzzed in view.legal or word_of(fuzzed) in (*view.free, word_of(Timeout))
            # `add * 2` is another way to say `add *=7h 2`, which is listed.
            same = offered or any(family.apply(state, seat, one)[0] == after for one in view.legal)
            assert same, f"{format_move(fuzzed)} is accepted and was not offered"
    assert repr(state) == before, "a state never changes"
    _check_view(family, state, chance)
    _check_knowledge(table, seat, move, chance)


def refuses(family: AnyFamily, state: State, seat: int, move: Move) -> RuleError:
    """The `RuleError` that the move gets."""
    try:
        family.apply(state, seat, move)
    except RuleError as error:
        return error
    raise AssertionError(f"{format_move(move)} by {seat} was not refused")


def _seats(state: State) -> list[int | None]:
    return [*range(state.rules.players), None]


def _stream(chance: Random) -> Stream:
    return Stream(chance.randbytes(32))


def _check_view(family: AnyFamily, state: State, chance: Random) -> None:
    """No view shows what is hidden from it: redrawing that changes nothing."""
    for seat in _seats(state):
        other = family.resample(state, seat, _stream(chance))
        assert sorted(family.pieces_of(other)) == sorted(family.pieces_of(state))
        assert family.view(other, seat) == family.view(state, seat), seat


def _check_knowledge(table: Match, mover: int, move: Move, chance: Random) -> None:
    """What a seat knows does not depend on what is hidden from it, nor does what it hears next.

    What it hears of a move follows from what it sees before and after.
    """
    after, events = match.apply(table, mover, move)
    for seat in _seats(table.state):
        drawn = family_of(table.rules).resample(table.state, seat, _stream(chance))
        other = msgspec.structs.replace(table, state=drawn)
        if seat is not None:
            assert other.knowledge(seat) == table.knowledge(seat), seat
        if seat == mover:
            continue
        try:
            other_after, other_events = match.apply(other, mover, move)
        except RuleError:
            continue  # the mover does not hold that in the other world
        if after.view(seat) == other_after.view(seat):
            assert heard(events, seat) == heard(other_events, seat), seat
            if seat is not None:
                assert after.knowledge(seat) == other_after.knowledge(seat), seat


# ----------------------------------------------------------------------------------------- bots


def check_bots(
    family: AnyFamily, state: State, chance: Random, *, moves: int, share: float = 0.2
) -> int:
    """Plays up to `moves` moves of bots on from a state; returns how many there were.

    Each move is that of one bot, and at a share of the steps several are called. None of them has
    heard what came before the state. What a bot plays, what the view lists and what the family
    offers beyond that has to be legal.
    """
    events: tuple[Event, ...] = ()
    for number in range(moves):
        if state.outcome:
            return number
        seat = chance.choice(family.to_act(state))
        known = Knowledge(family.view(state, seat), heard(events, seat))
        # The characters are one program with other numbers: one of them at a time.
        names = [chance.choice(CHARACTERS), *YARDSTICKS]
        if chance.random() < share:
            check_offers(family, state, seat)
            chance.shuffle(names)
        else:
            names = [chance.choice(names)]
        for name in names:
            move = BOTS[name](known, Random(chance.random()))
            after, more = _accepted(family, state, seat, move, name)
        state, events = after, events + more
    return moves


def middle_of(family: AnyFamily, state: State, chance: Random) -> State | None:
    """A round under the same rules in its middle; None where no melds lie on the table then.

    Melds have all the jokers that the rules allow, and hands now and then all that are left.
    """
    middle = family.positions.middle
    if middle is None:
        return None
    table, rest = _random_table(family, state.rules, chance)
    chance.shuffle(rest)
    if chance.random() < 0.5:
        rest.sort(key=lambda one: one != JOKER)
    laid: State = middle(state, table, rest, chance.randrange)
    assert Counter(family.pieces_of(laid)) == Counter(family.pack(state.rules))
    return laid


def _random_table(
    family: AnyFamily, rules: Rules, chance: Random
) -> tuple[tuple[Meld, ...], list[Piece]]:
    """Melds, many of them with jokers, and the pieces that are left."""
    assert family.read_meld
    left = Counter(PIECES[one] for one in family.pack(rules))
    table: list[Meld] = []
    wanted, most = chance.randint(0, 10), chance.randint(0, left[JOKER])
    for _ in range(200):
        if len(table) == wanted:
            break
        meld = _like_a_meld(chance, most)
        need = Counter(one.in_hand for one in meld)
        if need <= left:
            with suppress(RuleError):
                table.append(family.read_meld(rules, meld)[0].meld)
                left -= need
                most -= need[JOKER]
    return tuple(table), list(left.elements())


def _like_a_meld(chance: Random, jokers: int) -> Meld:
    """A run or a set, or what looks like one, with some pieces of it replaced by jokers."""
    rank, suit = chance.randint(1, 13), chance.randrange(4)
    kind = chance.randrange(4)
    if kind == 0:  # of one rank, every suit once
        faces = [piece(rank, one) for one in chance.sample(range(4), chance.choice((3, 4)))]
    elif kind == 1:  # of one rank, suits at will, twos among them
        faces = [piece(rank, chance.randrange(4)) for _ in range(chance.randint(3, 8))]
        faces += [piece(2, chance.randrange(4)) for _ in range(chance.randrange(3))]
        return (*faces, *[JOKER] * chance.randint(0, jokers))
    else:
        ranks = [(rank + step - 1) % 13 + 1 for step in range(chance.randint(3, 6))]
        mixed = kind == 3
        faces = [piece(one, chance.randrange(4) if mixed else suit) for one in ranks]
    wild = chance.sample(range(len(faces)), min(jokers, chance.randrange(len(faces))))
    return tuple(joker_for(one) if at in wild else one for at, one in enumerate(faces))


def check_offers(family: AnyFamily, state: State, seat: int) -> None:
    """What the view lists and the first of what the family offers beyond that is legal."""
    view = family.view(state, seat)
    for move in (*view.legal, *islice(family.unlisted(view), 40)):
        _accepted(family, state, seat, move, "offered")


def _accepted(
    family: AnyFamily, state: State, seat: int, move: Move, name: str
) -> tuple[State, tuple[Event, ...]]:
    try:
        after, events = family.apply(state, seat, move)
    except RuleError as error:
        error.add_note(f"{name}: {format_move(move)}\nin {family.view(state, seat)}")
        raise
    return cast(State, after), events


# ----------------------------------------------------------------------------------------- fuzz


def fuzzed_move(family: AnyFamily, view: View, chance: Random) -> Move:
    """A move of any kind with fields of the right type and any value."""
    kinds: tuple[type[Move], ...] = (*family.moves, Timeout)
    kind = chance.choice(kinds)
    hints = get_type_hints(kind)
    return kind(*(_any_value(hints[field.name], chance) for field in msgspec.structs.fields(kind)))


def _any_value(hint: Any, chance: Random) -> Any:
    if hint is Piece:
        return chance.choice(PIECES)
    if hint is int:
        return chance.choice((-1, 0, 1, 2, 3, 5, 13, 99, 1 << 40, chance.randint(-5, 120)))
    if get_origin(hint) is Literal:
        return chance.choice(get_args(hint))
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        return tuple(_any_value(inner, chance) for _ in range(chance.randint(0, 5)))
    if hint is type(None):
        return None
    if get_args(hint):
        return _any_value(chance.choice(get_args(hint)), chance)
    return chance.choice(("", "x", "left", "\x00"))


def _random_draft(view: View, chance: Random) -> tuple[tuple[Piece, ...], ...]:
    """A half-built turn: the table with a few more pieces, or nonsense."""
    melds = [list(meld) for meld in view.table]
    for _ in range(chance.randint(0, 2)):
        melds.append(chance.choices(deck(1, 2), k=chance.randint(1, 4)))
    hand = view.own if view.hands and view.seat is not None else ()
    if hand and isinstance(hand[0], Piece):
        melds.append([PIECES[chance.choice(hand)] for _ in range(3)])
    return tuple(tuple(meld) for meld in melds)


# ------------------------------------------------------------------------------ perft, transcript


def all_moves(family: AnyFamily, state: State, seat: int) -> Iterator[Move]:
    """Every listed move, then the unlisted ones that the family offers."""
    view = family.view(state, seat)
    yield from view.legal
    if view.free:
        seen = set(view.legal)
        for move in family.unlisted(view):
            if move not in seen:
                seen.add(move)
                yield move


def perft(family: AnyFamily, state: State, depth: int) -> int:
    """How many histories of `depth` moves there are from here."""
    if depth == 0 or state.outcome:
        return 1
    return sum(divide(family, state, depth).values())


def divide(family: AnyFamily, state: State, depth: int) -> dict[str, int]:
    """The same, for each first move."""
    counts = {}
    for seat in family.to_act(state):
        for move in all_moves(family, state, seat):
            after, _ = family.apply(state, seat, move)
            counts[f"{seat} {format_move(move)}"] = perft(family, after, depth - 1)
    return counts


def transcript(game: Game, rules: Rules, seed: str) -> str:
    """One round between random bots as text: every move, event and view.

    A view is written out once and then only where it changes.
    """
    family = game.family
    chance = Random(seed)
    key = deal.round_key(seed.encode(), 1, [seed])
    state, events = family.deal(rules, Opening(), Stream(key))
    lines = [f"game {game.id}", f"seed {seed}"]
    lines += [
        f"rule {name} = {_shown(value)}" for name, value in msgspec.structs.asdict(rules).items()
    ]
    shown: dict[int | None, dict[str, str]] = {seat: {} for seat in _seats(state)}
    lines += _event_lines(events) + _changes(family, state, shown)
    while not state.outcome:
        seat = chance.choice(family.to_act(state))
        move = random_move(family.view(state, seat), chance)
        state, events = family.apply(state, seat, move)
        lines += ["", f"{seat}: {format_move(move)}", *_event_lines(events)]
        lines += _changes(family, state, shown)
    return "\n".join(lines) + "\n"


def _event_lines(events: tuple[Event, ...]) -> list[str]:
    return [
        f"  {event.code} to {event.to if event.to == EVERYONE else _shown(event.to)}"
        + "".join(f" {name}={_shown(value)}" for name, value in event.facts.items())
        for event in events
    ]


def _changes(family: AnyFamily, state: State, shown: dict[int | None, dict[str, str]]) -> list[str]:
    views = {
        seat: msgspec.structs.asdict(family.view(state, seat)).items() for seat in _seats(state)
    }
    texts = {seat: {name: _shown(value) for name, value in views[seat]} for seat in views}
    lines = []
    for name in texts[None]:
        if name in ("rules", "seat"):
            continue
        changed = [seat for seat in texts if shown[seat].get(name) != texts[seat][name]]
        if changed and len({texts[seat][name] for seat in texts}) == 1:
            lines.append(f"  all.{name} = {texts[None][name]}")
        else:
            lines += [
                f"  {'spectator' if seat is None else seat}.{name} = {texts[seat][name]}"
                for seat in changed
            ]
    shown.update(texts)
    return lines


def _shown(value: Any) -> str:
    if isinstance(value, Move):
        return format_move(value)
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.asdict(value).items()
        return "{" + ", ".join(f"{name}={_shown(one)}" for name, one in fields) + "}"
    if isinstance(value, tuple):
        return "(" + ", ".join(_shown(one) for one in value) + ")"
    return str(value)
