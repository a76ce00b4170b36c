"""A bot that plays any legal move: the floor that every other bot has to beat."""

from itertools import islice
from random import Random
from typing import Final

from rummel.game import Move, View
from rummel.games import family_of

_LOOK_AT: Final = 12  # unlisted moves that are looked at
_SHARE: Final = 0.7  # how often one of those is played, where there is one


def random_move(view: View, chance: Random) -> Move:
    """Any listed move; where more is allowed than can be listed, often one of those.

    Laying is the way to an end in most games, so it gets more than its fair share.
    """
    if view.free and (not view.legal or chance.random() < _SHARE):
        offered = list(islice(family_of(view.rules).unlisted(view), _LOOK_AT))
        if offered:
            return chance.choice(offered)
    return chance.choice(view.legal)
