"""How well the net plays gin: whole matches against OpenSpiel's simple bot and our own bots.

    python -m bench.gin_net [--rival simple|simple-mended|steady|greedy] [--matches 2000]
                            [--weights FILE] [--seed 1]

Against OpenSpiel's `SimpleGinRummyBot` OpenSpiel's game is the referee: every card comes from our
deal, and every action of both sides goes through it. Against our own bots the referee is the kernel
under the rules of the preset. Matches come in pairs with the same deals and the seats changed. Many
are played side by side, so that the net answers for all of them at once; the seeds are none that
anything was trained or tuned with.

Where a player goes gin, the simple bot passes without laying its melds, and OpenSpiel counts all of
its hand. That is its own fault, and it is counted as it stands; `simple-mended` spreads well.
"""

import argparse
import hashlib
import json
import math
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rummel import native
from rummel.bots import BOTS
from rummel.deal import Stream
from rummel.game import Rules
from rummel.games import GAMES, family_of
from rummel.knowledge import Knowledge
from rummel.pieces import PIECES, Piece, deck, parse_piece, without
from rummel.solve import least_deadwood

WEIGHTS = Path(native.__file__).parent / "nets" / "gin.bin"
TARGET = 100
SIDE_BY_SIDE = 256
TAKE, DRAW, PASS, DISCARD, KNOCK_WITH = 0, 1, 2, 5, 57  # the kernel's actions
SPREAD = 4  # a phase
THEIR_TAKE, THEIR_DRAW, THEIR_PASS, THEIR_KNOCK = 52, 53, 54, 55  # below: cards, above: melds
LIKE_OPENSPIEL: dict[str, Any] = {
    "may_return_taken": True,
    "max_returns": 2,
    "max_takes": 50,
    "last_discard": "to-end",
    "tie": "nobody",
}

Floats = NDArray[np.float32]
Question = tuple[bytes, list[int]]  # what the net is shown, what it may choose


# --------------------------------------------------------------------------------------- the net


class NumpyNet:
    """The net in NumPy, from a file of weights of the package or of a training run (.npz)."""

    def __init__(self, path: Path) -> None:
        if path.suffix == ".npz":
            raw = {name: one.astype(np.float32) for name, one in np.load(path).items()}
        else:
            raw = read_weights(path.read_bytes())
        self.weights = raw
        self.blocks = sum(name.endswith("line.weight") for name in raw)

    def __call__(self, features: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        """The values, and a number for each action."""
        weights = self.weights

        def line(name: str, x: Floats) -> Floats:
            out: Floats = x @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]
            return out

        def norm(name: str, x: Floats) -> Floats:
            apart = x - x.mean(1, keepdims=True)
            size = np.sqrt((apart * apart).mean(1, keepdims=True) + np.float32(1e-5))
            out: Floats = apart / size * weights[f"{name}.weight"] + weights[f"{name}.bias"]
            return out

        x = np.maximum(line("into", features * weights["scale"]), 0)
        for at in range(self.blocks):
            x = x + np.maximum(line(f"blocks.{at}.line", norm(f"blocks.{at}.norm", x)), 0)
        out = line("out", norm("norm", x))
        return out[:, 0], out[:, 1:]


def read_weights(data: bytes) -> dict[str, Floats]:
    """The weights of a file for the kernel (`native/include/rummel/net.hpp`)."""
    assert data[:8] == b"rummel-n"
    sizes = np.frombuffer(data, "<u4", 4, 36)
    width, hidden, blocks, actions = (int(one) for one in sizes)
    (rules,) = np.frombuffer(data, "<u4", 1, 52)
    at = 64 + 8 * int(rules)

    def floats(count: int) -> Floats:
        nonlocal at
        out = np.frombuffer(data, "<f4", count, at).astype(np.float32)
        at += 4 * count
        return out

    def matrix(name: str, rows: int, columns: int) -> dict[str, Floats]:
        nonlocal at
        bias, scale = floats(rows), floats(rows)
        small = np.frombuffer(data, np.int8, rows * columns, at).reshape(rows, columns)
        at += rows * columns
        return {f"{name}.bias": bias, f"{name}.weight": small * scale[:, None]}

    out = {"scale": floats(width)} | matrix("into", hidden, width)
    for block in range(blocks):
        norm = {f"blocks.{block}.norm.weight": floats(hidden)}
        norm[f"blocks.{block}.norm.bias"] = floats(hidden)
        out |= norm | matrix(f"blocks.{block}.line", hidden, hidden)
    out |= {"norm.weight": floats(hidden)}
    out |= {"norm.bias": floats(hidden)}
    return out | matrix("out", actions + 1, hidden)


class Player:
    """Answers many questions at once, by the likeliest action."""

    def __init__(self, net: NumpyNet) -> None:
        self.net = net

    def __call__(self, questions: Sequence[Question]) -> list[int]:
        rows = np.frombuffer(b"".join(shown for shown, _ in questions), np.uint8)
        _, numbers = self.net(rows.reshape(len(questions), -1))
        return [
            legal[int(row[legal].argmax())]
            for row, (_, legal) in zip(numbers, questions, strict=True)
        ]


# -------------------------------------------------------------------------------------- a match

# A match, or a hand of it: yields what the net is asked and is sent its action.
Play = Generator[Question, int, Any]
Hand = Callable[[native.Chance, int, list[int]], Play]


class Score:
    """What all matches gave."""

    def __init__(self) -> None:
        self.won = self.matches = 0
        self.points: list[int] = []


def chance_of(seed: str) -> native.Chance:
    digest = hashlib.sha256(seed.encode()).digest()
    return native.Chance.seeded(int.from_bytes(digest[:8], "big"))


def match(hand: Hand, seed: str, mirrored: bool, score: Score) -> Play:
    """One match; the net's side is 0, and `hand` plays one hand."""
    totals = [0, 0]
    first, number = int(mirrored), 0
    while max(totals) < TARGET:
        # Mirrored: who is first changes, and with it who gets which cards.
        net = 0 if first == 0 else 1
        needs = [TARGET - totals[net], TARGET - totals[1 - net]]
        points = yield from hand(chance_of(f"{seed}/{number}"), net, needs)
        number += 1
        ahead = points[net] - points[1 - net]
        score.points.append(ahead)
        if ahead:
            totals[0] += max(0, ahead)
            totals[1] += max(0, -ahead)
            first = 1 - first
    score.matches += 1
    score.won += totals[0] >= TARGET


def side_by_side(plays: Iterator[Play], player: Player) -> None:
    """Drives many matches; the net answers for all at once."""
    waiting: list[tuple[Play, Question]] = []
    while True:
        while len(waiting) < SIDE_BY_SIDE and (play := next(plays, None)) is not None:
            question = next(play, None)
            if question is not None:
                waiting.append((play, question))
        if not waiting:
            return
        actions = player([question for _, question in waiting])
        still = []
        for (play, _), action in zip(waiting, actions, strict=True):
            try:
                still.append((play, play.send(action)))
            except StopIteration:
                continue
        waiting = still


# ---------------------------------------------------------------------------- against our own bots


def own_hand(rules: Rules, name: str, seed: int) -> Hand:
    family, bot, chance_of_bot = family_of(rules), BOTS[name], Random(seed)
    stream = Stream(bytes(32))

    def hand(chance: native.Chance, net: int, needs: list[int]) -> Play:
        """Seat 0 is first."""
        played = native.kernel_round(rules)
        played.deal(chance, 0)
        while played.result is None:
            (seat,) = played.acting()
            actions = played.actions(seat)
            phase = played.fields()["phase"]
            if len(actions) == 1:
                action = actions[0]
            elif phase == SPREAD:
                action = played.greedy(seat)
            elif seat == net:
                action = yield played.features(seat, needs), actions
            elif name == "greedy":
                action = played.greedy(seat)
            else:
                view = family.view(native.state_of(family.state, rules, played, stream), seat)
                move = bot(Knowledge(view), chance_of_bot)
                moves = native.moves_of(family.moves, view, played)
                action = next(at for at, one in moves.items() if one == move)
            played.play(seat, action, chance)
        return played.result[1]

    return hand


# ------------------------------------------------------------------- against OpenSpiel's simple bot


def theirs(card: int) -> int:
    """OpenSpiel's number of a card: its suits go spades, clubs, diamonds, hearts."""
    return ((card >> 4) + 1) % 4 * 13 + (card & 15) - 1


CARDS = {theirs(card): card for card in deck(1, 0)}


def index_of(card: int) -> int:
    return (card >> 4) * 13 + (card & 15) - 1


def card_of(index: int) -> Piece:
    return PIECES[index // 13 << 4 | index % 13 + 1]


@cache
def meld_of(action: int) -> tuple[Piece, ...]:
    """The cards of the meld that an action of OpenSpiel lays."""
    import pyspiel  # noqa: PLC0415 - a peer, loaded only for the comparison

    state = pyspiel.load_game("gin_rummy").new_initial_state()
    text = state.action_to_string(0, action).rpartition(" ")[2].replace("T", "10")
    cards, word = [], ""
    for letter in text:
        word += letter
        if letter in "scdh":
            cards.append(parse_piece(word))
            word = ""
    return tuple(cards)


def spread(state: Any, seat: int) -> None:
    """Lays off and lays down as well as a hand can: the net is not asked for that."""
    hand = tuple(CARDS[card] for card in state.hands()[seat])
    legal = state.legal_actions()
    melds = [action for action in legal if action > THEIR_KNOCK]
    cards = [action for action in legal if action < THEIR_TAKE]
    least = least_deadwood(hand, 10, len(hand))

    def after(gone: Sequence[Piece]) -> int:
        rest = without(hand, gone)
        return least_deadwood(rest, 10, len(rest))

    if melds:
        best = min(melds, key=lambda action: after(meld_of(action)))
        if after(meld_of(best)) <= least or THEIR_PASS not in legal:
            state.apply_action(best)
            return
    if cards:
        best = min(cards, key=lambda action: after((CARDS[action],)))
        if after((CARDS[best],)) < least or THEIR_PASS not in legal:
            state.apply_action(best)
            return
    state.apply_action(THEIR_PASS)


def best_thrown(state: Any, seat: int) -> int:
    """The card to throw with a knock that is announced: it leaves the least."""
    hand = tuple(CARDS[card] for card in state.hands()[seat])
    legal: list[int] = state.legal_actions()
    return min(legal, key=lambda card: least_deadwood(without(hand, (CARDS[card],)), 10, 10))


def peer_hand(mended: bool = False) -> Hand:
    """`mended`: the simple bot spreads as well as the net's side does."""
    import pyspiel  # noqa: PLC0415 - a peer, loaded only for the comparison

    game = pyspiel.load_game("gin_rummy")
    rules = GAMES["gin"].configure(**LIKE_OPENSPIEL)

    def hand(chance: native.Chance, net: int, needs: list[int]) -> Play:
        """OpenSpiel's player 0 is first."""
        played = native.kernel_round(rules)
        played.deal(chance, 0)
        fields = played.fields()
        state = game.new_initial_state()
        for card in (*fields["hands"][0], *fields["hands"][1], *fields["discards"]):
            state.apply_action(theirs(card))
        bot = pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), 1 - net)
        while not state.knocked()[0] and not state.knocked()[1] and not state.is_terminal():
            seat = state.current_player()
            legal = state.legal_actions()
            at_wall = state.stock_size() <= 2
            if seat == net:
                may = played.actions(seat)
                if THEIR_KNOCK not in legal:
                    # It misses a knock that needs another arrangement.
                    may = [one for one in may if one < KNOCK_WITH and not (at_wall and one == TAKE)]
                action = may[0]
                if len(may) > 1:
                    action = yield played.features(seat, needs), may
                if action >= KNOCK_WITH or (at_wall and action == TAKE):
                    state.apply_action(THEIR_KNOCK)
                    thrown = best_thrown(state, seat)
                    if (
                        action != TAKE
                        and theirs(card_of(action - KNOCK_WITH)) in state.legal_actions()
                    ):
                        thrown = theirs(card_of(action - KNOCK_WITH))
                    state.apply_action(thrown)
                    break
                their = (
                    theirs(card_of(action - DISCARD))
                    if action >= DISCARD
                    else (THEIR_TAKE, THEIR_DRAW, THEIR_PASS)[action]
                )
            else:
                their = bot.step(state)
                if their == THEIR_KNOCK:
                    state.apply_action(their)
                    break
                action = (
                    DISCARD + index_of(CARDS[their])
                    if their < THEIR_TAKE
                    else {THEIR_TAKE: TAKE, THEIR_DRAW: DRAW, THEIR_PASS: PASS}[their]
                )
            state.apply_action(their)
            played.play(seat, action, chance)
            if state.is_chance_node():
                state.apply_action(theirs(played.fields()["drawn"]))
        while not state.is_terminal():
            # Before that a knocker lays its melds.
            ends = THEIR_PASS in state.legal_actions()
            if state.current_player() == net or (mended and ends):
                spread(state, state.current_player())
            else:
                state.apply_action(bot.step(state))
        return [max(0, int(one)) for one in state.returns()]

    return hand


# ------------------------------------------------------------------------------------------- main


def wilson(won: int, matches: int) -> tuple[float, float]:
    """The 95% interval of a share."""
    z, share = 1.96, won / matches
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    apart = z / (1 + z * z / matches)
    apart *= math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return middle - apart, middle + apart


RIVALS = ("simple", "simple-mended", "steady", "greedy")


def measure(player: Player, rival: str, matches: int, seed: int) -> dict[str, Any]:
    score = Score()
    start = perf_counter()
    rules = GAMES["gin"].rules
    peer = rival.startswith("simple")
    hand = peer_hand(rival == "simple-mended") if peer else own_hand(rules, rival, seed)
    plays = (
        match(hand, f"gin-net/{seed}/{number // 2}", number % 2 == 1, score)
        for number in range(matches)
    )
    side_by_side(plays, player)
    low, high = wilson(score.won, score.matches)
    hands = len(score.points)
    decided = sum(one != 0 for one in score.points)
    return {
        "rival": rival,
        "matches": score.matches,
        "won": score.won,
        "share": round(score.won / score.matches, 4),
        "interval": [round(low, 4), round(high, 4)],
        "hands": hands,
        "points a hand": round(sum(score.points) / hands, 2),
        "hands won": round(sum(one > 0 for one in score.points) / decided, 4),
        "seconds": round(perf_counter() - start),
    }


def main() -> None:
    """A part of `make bench`: the net that comes with the package."""
    player = Player(NumpyNet(WEIGHTS))
    for rival, matches in (("simple", 2000), ("steady", 1000), ("greedy", 1000)):
        print(json.dumps(measure(player, rival, matches, seed=1)), flush=True)


def command() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--rival", default="simple", choices=RIVALS)
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    player = Player(NumpyNet(given.weights))
    print(json.dumps(measure(player, given.rival, given.matches, given.seed)), flush=True)


if __name__ == "__main__":
    command()
