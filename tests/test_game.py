"""The parts of the contract: options, move notation, audiences."""

import importlib
import pkgutil
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummel import games
from rummel.bots import BOTS
from rummel.bots.play import play
from rummel.errors import CODES, RuleError
from rummel.family import Game
from rummel.game import (
    Event,
    Move,
    Rules,
    Timeout,
    format_move,
    heard,
    option,
    options,
    parse_move,
    read_option,
    tell,
    whisper,
)
from rummel.games import GAMES
from rummel.pieces import Meld, Piece, parse_piece, parse_pieces


class SomeRules(Rules, frozen=True, kw_only=True):
    family = "some"
    jokers: Annotated[int, option("ROM-02", ge=0, le=6)] = 6
    opening: Annotated[Literal["one", "sum"], option("Q-ROM-1")] = "one"
    hands: Annotated[tuple[Annotated[int, option(ge=1, le=20)], ...], option("ONE-43")] = ()


class Shift(Move, frozen=True):
    spot: int
    card: Piece
    side: Literal["left", "right"]
    melds: tuple[Meld, ...] = ()


class Quiet(Move, frozen=True):
    pass


KINDS: tuple[type[Move], ...] = (Shift, Quiet, Timeout)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Quiet(), "quiet"),
        (Shift(2, parse_piece("7h"), "left"), "shift 2 7h left"),
        (
            Shift(12, parse_piece("*"), "right", (parse_pieces("5h 6h *=7h"), parse_pieces("1c"))),
            "shift 12 * right 5h 6h *=7h | 1c",
        ),
        (Timeout(), "timeout"),
        (Timeout((parse_pieces("5h 6h"),)), "timeout 5h 6h"),
    ],
)
def test_moves_read_back(move: Move, text: str) -> None:
    assert format_move(move) == text
    assert parse_move(KINDS, text) == move
    assert parse_move(KINDS, f"  {text.upper().split()[0]} {' '.join(text.split()[1:])} ") == move


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-move"),
        ("fly", "bad-move"),
        ("quiet now", "bad-move"),
        ("shift", "bad-move"),
        ("shift 1 7h", "bad-move"),
        ("shift x 7h left", "bad-number"),
        ("shift -1 7h left", "bad-number"),
        ("shift ² 7h left", "bad-number"),
        ("shift 99999999999 7h left", "bad-number"),
        ("shift 1 7x left", "bad-piece"),
        ("shift 1 7h up", "bad-move"),
        ("shift 1 7h left 5h | 9x", "bad-piece"),
    ],
)
def test_garbage_is_no_move(text: str, code: str) -> None:
    with pytest.raises(RuleError) as caught:
        parse_move(KINDS, text)
    assert caught.value.code == code


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = parse_move(KINDS, text)
    except RuleError:
        return
    assert parse_move(KINDS, format_move(move)) == move


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"jokers": 7}, "bad-option"),
        ({"jokers": "six"}, "bad-option"),
        ({"jokers": True}, "bad-option"),
        ({"opening": "two"}, "bad-option"),
        ({"hands": (12, 0)}, "bad-option"),
        ({"players": 1}, "bad-option"),
        ({"rounds": 0}, "options-clash"),
    ],
)
def test_rules_are_checked_however_they_are_made(chosen: dict[str, Any], code: str) -> None:
    with pytest.raises(RuleError) as caught:
        SomeRules(**chosen)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("jokers", "4", 4),
        ("opening", "sum", "sum"),
        ("hands", "12,13,14", (12, 13, 14)),
        ("hands", "", ()),
        ("extra_round", "true", True),
    ],
)
def test_options_from_text(name: str, text: str, value: object) -> None:
    assert read_option(SomeRules, "some", name, text) == value


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("jokers", "9", "bad-option"),
        ("jokers", "", "bad-option"),
        ("hands", "12,x", "bad-option"),
        ("extra_round", "perhaps", "bad-option"),
        ("joker", "4", "unknown-option"),
    ],
)
def test_bad_options_from_text(name: str, text: str, code: str) -> None:
    with pytest.raises(RuleError) as caught:
        read_option(SomeRules, "some", name, text)
    assert caught.value.code == code


def test_a_field_describes_itself() -> None:
    by_name = {one.name: one for one in options(SomeRules)}
    assert by_name["jokers"].key == "option-some-jokers"
    assert by_name["max_rounds"].key == "option-max-rounds"
    assert (by_name["jokers"].least, by_name["jokers"].most, by_name["jokers"].default) == (0, 6, 6)
    assert by_name["jokers"].ledger == ("ROM-02",)
    assert by_name["opening"].choices == ("one", "sum")
    assert (by_name["hands"].kind, by_name["hands"].least) == ("numbers", 1)
    assert by_name["jokers"].expected == "0…6"


def test_choosing_a_game() -> None:
    with pytest.raises(RuleError) as caught:
        games.find("bridge")
    assert caught.value.facts["games"] == tuple(games.GAMES)
    game = games.find("karo8")
    with pytest.raises(RuleError, match="bad-seats"):
        game.configure(players=5)
    with pytest.raises(RuleError, match="bad-seats"):
        game.configure(players="two")
    with pytest.raises(RuleError, match="unknown-option"):
        game.configure(colour="blue")


def test_audiences() -> None:
    events = (tell("drew", seat=1), whisper(1, "got", pieces=()))
    assert [event.code for event in heard(events, 1)] == ["drew", "got"]
    assert [event.code for event in heard(events, 0)] == ["drew"]
    assert [event.code for event in heard(events, None)] == ["drew"]
    unknown: Any = "someone"
    with pytest.raises(ValueError, match="audience"):
        heard((Event("drew", unknown, {}),), 0)


def test_an_unlisted_code_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        RuleError("no-such-code")
    assert str(RuleError("bad-piece", text="x")) == "bad-piece(text='x')"
    assert all(words.endswith(".") for words in CODES.values())


def test_no_preset_is_left_out() -> None:
    """Every package in `rummel/games/` is a family, and all its presets can be played."""
    packages = [one.name for one in pkgutil.iter_modules(games.__path__) if one.ispkg]
    modules = [importlib.import_module(f"rummel.games.{name}") for name in packages]
    assert {game.id for module in modules for game in module.GAMES} == set(games.GAMES)


# ------------------------------------------------------------------------ choosing a game


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_said_of_a_game_is_true(game: Game) -> None:
    """Its length by the number of turns that a match takes; other lengths are rules of it."""
    assert set(game.best_with) <= set(game.seats)
    for length in (game.length.quick, game.length.long):
        if length:
            assert game.configure(**length) != game.rules
    bots = [BOTS["steady"]] * game.rules.players
    moves = sum(play(game, game.rules, bots, f"length {n}").moves for n in range(3)) / 3
    # People need more than two seconds for each move of anybody, and less than thirty.
    assert 2 * moves < 60 * game.minutes < 30 * moves


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_ruled_out_is_refused_and_all_else_is_not(game: Game) -> None:
    closed = {(one.option, value): one.by for one in game.ruled_out({}) for value in one.values}
    for one in game.options:
        for value in (False, True) if one.kind == "switch" else one.choices:
            by = closed.get((one.name, value))
            if by is None:
                game.configure(**{one.name: value})
                continue
            with pytest.raises(RuleError) as refused:
                game.configure(**{one.name: value})
            assert {by, one.name} == set(refused.value.facts.values())


def test_options_belong_to_groups() -> None:
    for game in GAMES.values():
        groups = {one.name: one.group for one in game.options}
        assert groups["rounds"] == groups["players"] == "match"
        assert groups["max_rounds"] == "limits"
        assert len(set(groups.values())) > 3
