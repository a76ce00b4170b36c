"""The kernel's rounds are the engine's, move by move (see `lockstep.py`)."""

import re
from collections.abc import Callable, Iterable
from itertools import count
from random import Random

import pytest
from msgspec.structs import replace
from tools.generate import ROOT
from tools.perft import FILE, game_of, position
from tools.transcripts import FOLDER, SEEDS, VARIANTS

from rummel import games
from rummel.deal import round_key
from rummel.errors import RuleError
from rummel.family import Game
from rummel.game import Opening, Rules, format_move
from rummel.native import FAMILIES, Chance, NotNative, Round, is_native, kernel_round
from rummel.position import Position
from tests.native.lockstep import Pair, key_of, native_rules, play_greedy, play_mixed

NATIVE = [game for game in games.GAMES.values() if game.family.name in FAMILIES]
# Of moves that the engine does not list the kernel offers a few good ones: not each need be there.
LISTED = {game.id for game in NATIVE if not FAMILIES[game.family.name].offers}
# In all over 20,000 rounds. Rounds of built turns take ten times as long, and a round of the duel
# has so many moves that they end its part.
PARTS = 3
LISTED_ROUNDS, OFFERED_ROUNDS = 5_100, 330
MOVES = 140_000
each_game = pytest.mark.parametrize("game", NATIVE, ids=[game.id for game in NATIVE])
# How long a match is and what its end brings, the clock, what is shown, how many may play.
OF_NO_ROUND = {
    *("rounds", "target", "max_rounds", "last_round_decides", "extra_round"),
    *("game_bonus", "line_bonus", "shutout_bonus"),
    *("seconds", "timeout", "timeout_tiles"),
    *("discards_open", "three_players"),
}


@each_game
def test_presets_are_native(game: Game) -> None:
    for players in game.seats:
        assert is_native(game.configure(players=players))


@each_game
def test_the_kernel_knows_every_option_of_a_round(game: Game) -> None:
    """One that it did not know would mean nothing there, whatever is chosen."""
    facts = FAMILIES[game.family.name]
    unknown = {one.name for one in game.options} - {*facts.options, *facts.lists}
    assert unknown <= OF_NO_ROUND


def _rules(game: Game, seed: str, number: int) -> Rules:
    """Every third round keeps the preset's own rules."""
    chance = Random(seed)
    if number % 3 == 0:
        return game.rules
    rules = native_rules(game, chance)
    try:
        return replace(rules, **_lists(rules, chance))
    except RuleError:
        return rules


def _lists(rules: Rules, chance: Random) -> dict[str, tuple[int, ...]]:
    """Options that are lists, which `random_rules` leaves as they are."""
    lists = {}
    for name in FAMILIES[rules.family].lists:
        if name == "symbols":
            lists[name] = tuple(chance.randint(1, 9) for _ in range(110))
        elif name == "hands":
            lists[name] = tuple(chance.randint(2, 22) for _ in range(rules.players))
        else:
            lists[name] = tuple(chance.sample(range(rules.players), chance.randint(1, 2)))
    return lists


def _play_many(
    game: Game, seeds: Iterable[str], rounds: int, play: Callable[[Game, Rules, str], int]
) -> int:
    """So many rounds under rules that the kernel plays; fewer where they take many moves."""
    done = moves = 0
    for number, seed in enumerate(seeds):
        if done == rounds or moves > MOVES:
            break
        rules = _rules(game, seed, number)
        try:
            moves += play(game, rules, seed)
        except NotNative:
            continue
        except BaseException as error:
            error.add_note(f"{game.id} with seed {seed!r} and {rules}")
            raise
        done += 1
    return done


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@each_game
def test_rounds(game: Game, part: int, soak: int) -> None:
    """Legal choices, events, states, results, and what a seat can't know."""
    rounds = LISTED_ROUNDS if game.id in LISTED else OFFERED_ROUNDS
    seeds = (f"{game.id}/{part}/{number}" for number in count())
    assert _play_many(game, seeds, rounds * soak // PARTS, play_mixed) > 100


@each_game
def test_greedy(game: Game, soak: int) -> None:
    """The kernel's greedy bot is the engine's, in every position of a round.

    Where turns can't be listed that is the test of what can be laid, too: the engine's bot lays
    whenever the solver finds anything.
    """
    seeds = (f"{game.id}/{number}" for number in count())
    _play_many(game, seeds, 5 * soak, play_greedy)


# ------------------------------------------------------------------------- transcripts and perft

_MOVE = re.compile(r"(\d): (.+)")
TRANSCRIPTS = [name for name in (*games.GAMES, *VARIANTS) if game_of(name).id in LISTED]


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_transcripts(name: str) -> None:
    """Every move of a written round is there, and both go on alike."""
    game, seed = game_of(name), SEEDS.get(name, name)
    rules = game.configure(**VARIANTS.get(name, {}))
    pair = Pair(game, rules, round_key(seed.encode(), 1, [seed]))
    for line in (ROOT / FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        if written := _MOVE.fullmatch(line):
            seat, text = int(written[1]), written[2]
            texts = {format_move(move): one for one, move in pair.choices(seat).items()}
            pair.play(seat, texts[text])
    assert pair.moves
    assert not pair.acting


PERFT = [
    (name, int(ply), int(depth), int(leaves))
    for name, ply, depth, leaves in map(str.split, (ROOT / FILE).read_text("utf-8").splitlines())
    if game_of(name).id in LISTED
]


@pytest.mark.parametrize("name", sorted({name for name, _, _, _ in PERFT}))
def test_perft(name: str) -> None:
    """The kernel has as many histories as the engine, from the same positions."""
    for _, ply, depth, leaves in (one for one in PERFT if one[0] == name):
        pair = Pair.at(game_of(name), position(name, ply))
        assert _perft(pair.round, pair.key, pair.chance.at, depth) == leaves, (ply, depth)


def _perft(played: Round, key: bytes, at: int, depth: int) -> int:
    if depth == 0 or played.result is not None:
        return 1
    leaves = 0
    for seat in played.acting():
        for action in played.actions(seat):
            after, chance = played.copy(), Chance.keyed(key, at)
            after.play(seat, action, chance)
            leaves += _perft(after, key, chance.at, depth - 1)
    return leaves


# --------------------------------------------------------------------------------- differences


class _Faulty:
    """A kernel's round that plays something else than it was given."""

    def __init__(self, played: Round) -> None:
        self.played = played

    def __getattr__(self, name: str) -> object:
        return getattr(self.played, name)

    def play(self, seat: int, action: int, chance: Chance) -> object:
        others = [one for one in self.played.actions(seat) if one != action]
        return self.played.play(seat, others[0] if others else action, chance)


def test_a_difference_is_shown_by_its_position() -> None:
    """A failure has the position before the move and the move, and both can be read."""
    game = games.find("gin")
    pair = Pair(game, game.rules, key_of("difference"), Opening(first=0))
    pair.round = _Faulty(pair.round)  # type: ignore[assignment]
    before = pair.state
    with pytest.raises(AssertionError) as failed:
        pair.play(0, next(iter(pair.choices(0))))
    at, move, *rest = failed.value.__notes__[0].splitlines()
    assert Position.parse(at.removeprefix("at ")).state() == before
    assert move == "0: take"
    # The kernel itself plays it well from there.
    assert rest[0] == "only after these moves:"


def test_a_round_that_differs_is_played_again_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first move that differs is shown, though states are compared at some moves only."""
    monkeypatch.setattr(
        "tests.native.lockstep.kernel_round", lambda rules: _Faulty(kernel_round(rules))
    )
    game = games.find("gin")
    with pytest.raises(AssertionError) as failed:
        play_mixed(game, game.rules, "closely")
    assert failed.value.__notes__[0].startswith("at gin ")
