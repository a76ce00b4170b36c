"""The worst record that anybody can upload: an endless round of Série Noire Gin."""

from functools import cache
from random import Random

from rummel import deal, match, record
from rummel.games import find
from rummel.games.gin.state import Discard, Draw, Take

MOVES = 12_789  # of the record that took a node down: 361 KB


@cache
def worst_record(moves: int = MOVES) -> bytes:
    """A valid record; its first player is called `a`."""
    game = find("serie-noire-gin")
    rules = game.configure(rounds=1, target=0, max_rounds=1, max_turns=10_000)
    [seed] = deal.chain(b"w" * 32, 1)
    words = ("w",) * rules.players
    writer = record.Writer(game, rules, ["a", "b"], deal.commitment(seed))
    now, _ = match.begin(game, rules, deal.round_key(seed, 1, words))
    writer.dealt(1, words)
    chance = Random("worst")
    for _ in range(moves):
        seat = now.to_act[0]
        open_to = [move for move in now.view(seat).legal if isinstance(move, Draw | Take | Discard)]
        move = chance.choice(open_to)
        now, _ = match.apply(now, seat, move)
        writer.moved(seat, move)
    now, _ = match.resign(now, 0)
    writer.resigned(0, now, seed)
    return writer.text
