"""Positions as text: round trips, what is hidden, what is refused (see `rummel.position`)."""

import doctest
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import rummel
from rummel import games
from rummel.bots import BOTS
from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import Opening, State
from rummel.hidden import HIDDEN, is_hidden
from rummel.knowledge import Knowledge
from rummel.position import MOST, Position
from rummel.testkit import check_bots, random_rules

GAMES = pytest.mark.parametrize("game", games.GAMES.values(), ids=games.GAMES)


def _stream(chance: Random) -> Stream:
    return Stream(chance.randbytes(32))


def states(game: Game, first: int, count: int, share: float) -> Iterator[tuple[State, Random]]:
    """A share of the states of random rounds under random rules, and how each ended."""
    family = game.family
    for number in range(first, first + count):
        chance = Random(f"position {game.id} {number}")
        rules = game.rules if number % 3 == 0 else random_rules(game, chance)
        state, _ = family.deal(rules, Opening(), _stream(chance))
        # Random play seldom ends a round of gin, and steady play seldom goes wrong.
        bot = BOTS[("random", "steady")[number % 2]]
        yield state, chance
        while not state.outcome:
            seat = chance.choice(family.to_act(state))
            state, _ = family.apply(state, seat, bot(Knowledge(family.view(state, seat)), chance))
            if state.outcome or chance.random() < share:
                yield state, chance


def _check_whole(game: Game, state: State) -> None:
    position = Position.of(game.id, state)
    read = Position.parse(position.text)
    assert read == position
    assert read.is_whole
    assert read.text == position.text
    assert read.state() == state
    assert read.without_chance.text in position.text
    left = read.without_chance.state("another chance")
    assert Position.of(game.id, left).without_chance == read.without_chance


def _check_seen(game: Game, state: State, seat: int | None, chance: Random) -> None:
    family = game.family
    position = Position.seen(game.id, state, seat)
    # Nothing of it depends on what the seat can't see.
    other = family.resample(state, seat, _stream(chance))
    assert Position.seen(game.id, other, seat) == position
    assert Position.parse(position.text) == position
    # Drawing the hidden places gives a state that the seat can't distinguish from this one.
    drawn = position.state(f"seed {chance.random()}")
    assert sorted(family.pieces_of(drawn)) == sorted(family.pieces_of(state))
    assert sorted(family.pieces_of(drawn)) == sorted(family.pack(state.rules))
    assert Position.seen(game.id, drawn, seat) == position
    assert family.view(drawn, seat) == family.view(state, seat)
    assert position.view(seat, "any") == family.view(state, seat)
    assert Position.parse(Position.of(game.id, drawn).text).state() == drawn


def _round_trips(game: Game, first: int, count: int, share: float) -> None:
    for state, chance in states(game, first, count, share):
        try:
            _check_whole(game, state)
            for seat in (*range(state.rules.players), None):
                _check_seen(game, state, seat, chance)
        except BaseException as error:
            error.add_note(Position.of(game.id, state).text)
            raise


@GAMES
def test_round_trips(game: Game) -> None:
    _round_trips(game, 0, 4, 0.06)


@pytest.mark.slow
@GAMES
def test_many_round_trips(game: Game, soak: int) -> None:
    _round_trips(game, 4, 6 * soak, 0.1)


@GAMES
def test_what_is_drawn_plays_on(game: Game) -> None:
    for state, chance in states(game, 0, 3, 0.03):
        seat = chance.choice((*range(state.rules.players), None))
        drawn = Position.seen(game.id, state, seat).state("on")
        check_bots(game.family, drawn, chance, moves=6)


@GAMES
def test_an_empty_position_is_a_deal_that_nobody_has_seen(game: Game) -> None:
    position = Position.parse(game.id)
    assert position.text == game.id
    assert position.rules == game.rules
    one, two = position.state("one"), position.state("two")
    assert one != two
    assert one == position.state("one")
    family = game.family
    assert sorted(family.pieces_of(one)) == sorted(family.pack(game.rules))
    dealt, _ = family.deal(game.rules, Opening(first=None), Stream(b"a deal"))
    sizes = [sorted(map(len, state.hands)) for state in (one, dealt)]
    assert sizes[0] == sizes[1]
    check_bots(family, one, Random(game.id), moves=10)


# ----------------------------------------------------------------------------------------- fuzz

_VALUES = (
    *("", "?", "-", "-1", "0", "1", "3", "99", "true", "false", "?rest", "?13", "?20/?20", "/"),
    *(
        "5h",
        "*",
        "*=7h",
        "5h.6h.7h",
        "5h.6h.*",
        "0.1",
        "1.0",
        "0.0/0.0/0.0/0.0",
        "2.14/8.8/0.0/0.0",
    ),
    *("play", "draw", "discard", "spread", "meld", "claim", "start", "drawn", "insert", "reject"),
    *("change", "return", "upcard", "stock", "announce", "knock", "gin", "big-gin", "stalled"),
)


def _mutated(text: str, fields: tuple[str, ...], chance: Random) -> str:
    words = text.split(" ")
    at = chance.randrange(len(words))
    name, _, _ = words[at].partition("=")
    match chance.randrange(7):
        case 0:
            place = chance.randrange(len(text))
            sign = chance.choice("0123456789?*-./=;cdhs axK,\x00é")
            return text[:place] + sign + text[place + 1 :]
        case 1:
            place = chance.randrange(len(text))
            return text[:place] + text[place + 1 :]
        case 2:
            words.pop(at)
        case 3:
            words.append(chance.choice(words))
        case 4:
            words[at] = f"{name}={chance.choice(_VALUES)}"
        case 5:
            words.append(f"{chance.choice(fields)}={chance.choice(_VALUES)}")
        case _:
            words[at] = f"{name}={chance.choice(words).partition('=')[2]}"
    return " ".join(words)


def _mutations(game: Game, first: int, count: int, each: int) -> tuple[int, int]:
    """How many mutated texts were read and refused; nothing else may happen to them."""
    family, read, refused = game.family, 0, 0
    for state, chance in states(game, first, count, 0.02):
        seat = chance.choice((*range(state.rules.players), None))
        whole = chance.random() < 0.5
        at = Position.of(game.id, state) if whole else Position.seen(game.id, state, seat)
        for _ in range(each):
            text = _mutated(at.text, family.state.__struct_fields__, chance)
            try:
                position = Position.parse(text)
                assert Position.parse(position.text) == position, text
                assert position == at or position.text != at.text
                reached = position.state()
            except RuleError:
                refused += 1
                continue
            except BaseException as error:
                error.add_note(text)
                raise
            read += 1
            try:
                check_bots(family, reached, chance, moves=4, share=0)
            except BaseException as error:
                error.add_note(text)
                raise
    return read, refused


@GAMES
def test_what_is_wrong_is_refused_or_another_position(game: Game) -> None:
    read, refused = _mutations(game, 0, 2, 12)
    assert read
    assert refused


@pytest.mark.slow
@GAMES
def test_much_that_is_wrong(game: Game, soak: int) -> None:
    _mutations(game, 2, 6 * soak, 30)


# ------------------------------------------------------------------------------------- refusals

RACK = "rummikub hands=7h.8c.8d.8s/?14"


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("", "unknown-game", {"game": ""}),
        ("chess hands=?", "unknown-game", {"game": "chess"}),
        ("gin;colour=red", "unknown-option", {"option": "colour"}),
        ("gin;players=7", "bad-option", {}),
        ("gin;limit=5;limit=6", "position-twice", {"field": "limit"}),
        ("gin " + "x" * MOST, "position-long", {"most": MOST}),
        (f"{RACK} racks=5h", "position-field", {"field": "racks"}),
        (f"{RACK} rules=5h", "position-field", {"field": "rules"}),
        (f"{RACK} turn", "position-field", {"field": "turn"}),
        (f"{RACK} turn=0 turn=1", "position-twice", {"field": "turn"}),
        (f"{RACK} turn=2", "no-seat", {"text": "2", "last": 1}),
        (f"{RACK} turn=-1", "position-value", {"field": "turn"}),
        (f"{RACK} turn=?", "position-value", {"field": "turn"}),
        (f"{RACK} turns=12345678901", "position-value", {"field": "turns"}),
        (f"{RACK} phase=lunch", "position-value", {"field": "phase", "value": "lunch"}),
        (f"{RACK} phase=reject", "position-clash", {"first": "phase"}),
        (f"{RACK} opened=yes.no", "position-value", {"expected": "true | false"}),
        (f"{RACK} opened=true", "position-seats", {"count": 1, "players": 2}),
        ("rummikub hands=7h/?14/?14", "position-seats", {"count": 3, "players": 2}),
        ("rummikub hands=7h.7h.7h/?14", "position-copies", {"count": 3, "most": 2}),
        ("rummikub hands=*.*=7h/?14", "position-copies", {"most": 0}),
        ("rummikub hands=14h/?14", "bad-piece", {"text": "14h"}),
        ("rummikub hands=?200/?14", "position-count", {"pack": 106}),
        (f"{RACK} pool=?3", "position-count", {"count": 21, "pack": 106}),
        (f"{RACK} pool=?rest.?rest", "position-twice", {"field": "?rest"}),
        (f"{RACK} pool=?rest scrap=?rest", "position-twice", {"field": "?rest"}),
        ("rummikub hands=?0/?14", "bad-piece", {"text": "?0"}),
        (f"{RACK} table=5h.6h", "meld-short", {"count": 2}),
        (f"{RACK} table=5h.6h.9h", "run-gap", {}),
        (f"{RACK} table=5h.6h.?", "bad-piece", {"text": "?"}),
        (f"{RACK} outcome.reason=tiles-out", "position-lacks", {"field": "outcome.points"}),
        (f"{RACK} outcome.points=0.0", "position-lacks", {"field": "outcome.reason"}),
        (f"{RACK} stream.at=3", "position-lacks", {"field": "stream.key"}),
        (f"{RACK} stream.key=xy", "position-value", {"field": "stream.key"}),
        ("rummikub hands=/?14", "position-clash", {"first": "hands", "second": "outcome"}),
        ("karo8 rows=1.8/0.0/0.0/0.0 phase=play", "position-clash", {"first": "rows"}),
        ("karo8 rows=8/0.0/0.0/0.0 phase=play", "position-value", {"expected": "2×"}),
        ("karo8 phase=drawn", "position-clash", {"first": "phase"}),
        ("duel stacks=3c.?54/?55", "position-clash", {"first": "stacks"}),
        ("gin phase=draw discards=", "position-clash", {"second": "discards"}),
        ("gin hands=?11/?10", "position-clash", {"first": "hands"}),
        ("one-eleven hands=?11/?12", "position-clash", {"first": "hands"}),
        ("one-eleven shown=true.false.false", "position-clash", {"second": "shown"}),
        ("romme table=5h.6h.7h owners=0", "position-clash", {"first": "lap"}),
        ("romme table=5h.6h.7h lap=3 phase=meld", "position-clash", {"first": "owners"}),
    ],
)
def test_refusals(text: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(RuleError) as caught:
        Position.parse(text)
    assert caught.value.code == code, caught.value
    assert {name: caught.value.facts[name] for name in facts} == facts


def test_a_place_that_nobody_can_fill() -> None:
    # Nobody has opened with so much in hand: all eights are seen, and the starter needs one.
    held = "8c.8d.8h.8s.1c.2c"
    with pytest.raises(RuleError, match="position-no-deal"):
        Position.parse(f"karo8 hands=?6/{held}").state()
    with pytest.raises(RuleError, match="position-stuck"):
        Position.parse(f"karo8 hands=1d.2d.3d.4d.5d.6d/{held} stock={_rest_of_karo8(held)}")


def _rest_of_karo8(held: str) -> str:
    pack = [f"{rank}{suit}" for suit in "cdhs" for rank in range(1, 14)]
    gone = {*held.split("."), *(f"{rank}d" for rank in range(1, 7))}
    return ".".join(card for card in pack if card not in gone)


# ------------------------------------------------------------------------------------ by hand


def test_what_people_write_is_read() -> None:
    one = Position.parse("romme;players=2  hands=Kh.*.5C.?11/?13\tturn=0 ")
    assert one.text == "romme;players=2 hands=5c.13h.*.?11/?13"
    assert one == Position.parse("romme;players=2 hands=*.Kh.?11.5c/?13 stock=?rest")
    undeclared = Position.parse(f"{RACK} table=5h.*.7h").text
    assert undeclared == "rummikub hands=8c.8d.7h.8s/?14 table=5h.*=6h.7h"


def test_the_rest_can_lie_under_what_is_known() -> None:
    state = Position.parse("myrummy hands=?14/?14 pool=?rest.9c.1d").state()
    assert rummel.parse_pieces("9c 1d") == getattr(state, "pool")[-2:]  # noqa: B009 - of any game
    text = Position.parse("myrummy pool=?76.9c.1d").text
    assert text == "myrummy pool=?76.9c.1d"


def test_options_are_those_that_differ() -> None:
    game = rummel.find("one-eleven")
    for chosen in ({"rounds": 5, "target": 60}, {"rounds": 5}, {"target": 40}, {"hands": (3, 4)}):
        rules = game.configure(**chosen)
        state, _ = games.deal(rules, Stream(b"options"))
        position = Position.of(game.id, state)
        assert Position.parse(position.text) == position
    assert position.text.startswith("one-eleven;hands=3,4 hands=")


def test_a_view_shows_nothing_that_is_left_open() -> None:
    position = Position.parse(RACK)
    assert position.view(0).own == rummel.parse_pieces("8c 8d 7h 8s")
    assert position.view(None).hands == (None, None)
    with pytest.raises(RuleError) as caught:
        position.view(1)
    assert (caught.value.code, caught.value.facts) == ("position-open", {"field": "hands"})
    with pytest.raises(RuleError, match="no-seat"):
        position.view(2)


def test_a_match_begins_with_a_position() -> None:
    match = Position.parse("karo8;rounds=2 hands=8d.1c.2c.3c.4c.5c/?6").match("seed")
    while match.result is None:
        if match.between_rounds:
            match = match.next_round()
        match = match.play(match.view(match.to_act[0]).legal[0])
    assert len(match.booked) == 2
    over = Position.of("karo8", match.state)
    assert Position.parse(over.text).state() == match.state
    with pytest.raises(RuleError, match="round-over"):
        over.match()


def test_the_examples_of_the_notation_run() -> None:
    path = Path(__file__).parent.parent / "docs" / "notation.md"
    results = doctest.testfile(str(path), module_relative=False)
    assert results.attempted
    assert results.failed == 0


def test_hidden_is_no_piece_of_any_pack() -> None:
    for game in games.GAMES.values():
        assert HIDDEN not in game.family.pack(game.rules)
    assert is_hidden(HIDDEN)
    assert not is_hidden(-1)
