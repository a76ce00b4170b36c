"""A whole match between bots, recorded: for simulations, tests and benchmarks."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import NamedTuple

from rummel import deal, match, record
from rummel.bots import Bot, bot_step
from rummel.family import Game
from rummel.game import Rules
from rummel.match import Match


class Played(NamedTuple):
    match: Match
    moves: int
    record: bytes  # empty unless requested


def play(
    game: Game,
    rules: Rules,
    bots: Sequence[Bot],
    seed: str,
    *,
    names: Sequence[str] = (),
    recorded: bool = False,
) -> Played:
    """Plays to the end of the match. All chance, in the deal and in the bots, comes from `seed`."""
    chances = [Random(f"{seed}/{seat}") for seat in range(rules.players)]
    seeds = deal.chain(seed.encode(), rules.max_deals)
    # What the seats add to the deal is public, so it must not give the secret away.
    words = [sha256(f"{seed}/{seat}".encode()).hexdigest()[:16] for seat in range(rules.players)]
    writer = None
    if recorded:
        names = names or [f"seat {seat}" for seat in range(rules.players)]
        writer = record.Writer(game, rules, names, deal.commitment(seeds[0]))
        writer.dealt(1, words)
    table, _ = match.begin(game, rules, deal.round_key(seeds[0], 1, words))
    family = game.family
    moves = 0
    while True:
        seat = family.to_act(table.state)[0]
        move, (table, _) = bot_step(table, seat, bots[seat], chances[seat])
        moves += 1
        if writer:
            writer.moved(seat, move)
        if table.state.outcome is None:
            continue
        if writer:
            writer.ended(table, seeds[table.round - 1])
        if table.result:
            return Played(table, moves, writer.text if writer else b"")
        number = table.round + 1
        table, _ = match.next_round(table, deal.round_key(seeds[number - 1], number, words))
        if writer:
            writer.dealt(number, words)
