"""Every bot in every game: only legal moves, and always the same one from the same view."""

import pickle
from random import Random

import pytest
from msgspec.structs import replace

from rummel import match
from rummel.bots import BOTS, CHARACTERS, Bot, find_bot
from rummel.bots.play import play
from rummel.deal import Stream, round_key
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import Rules
from rummel.games import GAMES
from rummel.games.duel.play import Flip
from rummel.testkit import random_rules

# The characters between these are the same program with other numbers.
THINKING = ("mia", "nora", "ada", "greedy", "steady")
each_bot = pytest.mark.parametrize("bot", THINKING)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def _short(game: Game, chance: Random) -> Rules:
    """One round, by the preset's rules or by any."""
    if chance.random() < 0.5:
        return random_rules(game, chance)
    return game.configure(rounds=1, target=0, players=chance.choice(game.seats))


def _play(game: Game, bot: str, seed: str) -> None:
    """One match of the bot with itself or with others; an illegal move raises."""
    chance = Random(seed)
    rules = _short(game, chance)
    names = [bot, *(chance.choice((bot, *BOTS)) for _ in range(rules.players - 1))]
    chance.shuffle(names)
    assert play(game, rules, [BOTS[name] for name in names], seed).match.result


@each_game
def test_every_character_has_a_level(game: Game) -> None:
    chance = Random(game.id)
    for rules in (game.rules, *(random_rules(game, chance) for _ in range(20))):
        assert len(game.family.bots.levels(rules)) == len(CHARACTERS)


@each_bot
@each_game
def test_plays_only_legal_moves(game: Game, bot: str, soak: int) -> None:
    for number in range(2 * soak):
        _play(game, bot, f"{bot}/{game.id}/{number}")


@pytest.mark.slow
@each_bot
@each_game
def test_plays_only_legal_moves_for_long(game: Game, bot: str, soak: int) -> None:
    for number in range(3 * soak):
        _play(game, bot, f"long/{bot}/{game.id}/{number}")


@each_bot
@each_game
def test_knowledge_and_seed_decide_alone(game: Game, bot: str) -> None:
    """What a seat knows gives the same move each time, whatever it can't know."""
    rules = game.configure(rounds=1, target=0)
    table, _ = match.begin(game, rules, round_key(b"alone", 1, ()))
    family, decide = game.family, BOTS[bot]
    for number in range(25):
        if table.state.outcome:
            break
        seat = family.to_act(table.state)[0]
        move = decide(table.knowledge(seat), Random(number))
        other = family.resample(table.state, seat, Stream(bytes([number] * 32)))
        assert decide(replace(table, state=other).knowledge(seat), Random(number)) == move
        assert decide(table.knowledge(seat), Random(number)) == move
        table, _ = match.apply(table, seat, move)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        find_bot("nobody")
    assert refused.value.code == "unknown-bot"
    assert refused.value.facts["bots"] == (
        "mia",
        "leo",
        "nora",
        "viktor",
        "ada",
        "random",
        "greedy",
        "steady",
    )


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (lambda _view, _chance: Flip(), "wrong-move"),
        (lambda _view, _chance: 1 // 0, "ZeroDivision"),
    ],
)
def test_a_bot_that_fails_is_named_and_not_helped(bot: Bot, reason: str) -> None:
    """Otherwise a comparison would measure another bot."""
    game = GAMES["karo8"]
    with pytest.raises(RuleError) as refused:
        play(game, game.configure(players=2), [bot, bot], "fails")
    assert refused.value.code == "bot-failed"
    assert reason in str(refused.value.facts["reason"])
    assert refused.value.__cause__
    # It comes whole out of a process of the arena.
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.facts) == (refused.value.code, refused.value.facts)
