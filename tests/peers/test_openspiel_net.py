"""The net plays OpenSpiel's simple bot, with OpenSpiel as the referee (`bench/gin_net.py`).

How strong it is takes thousands of matches, and `make bench ARGS=gin-net` plays them; a few show
that the two understand each other.
"""

import os

import pytest
from bench.gin_net import WEIGHTS, NumpyNet, Player, Score, match, measure, peer_hand, side_by_side

try:
    import pyspiel  # noqa: F401 - the peer
except ImportError:
    if os.environ.get("CI") == "true":
        raise
    pytest.skip("open_spiel is not installed", allow_module_level=True)


def test_a_few_matches() -> None:
    measured = measure(Player(NumpyNet(WEIGHTS)), "simple", 12, seed=3)
    assert measured["matches"] == 12
    # About 84% in the long run.
    assert measured["won"] >= 7
    assert measured["hands"] > 24
    assert measured["points a hand"] > 0


def test_a_match_ends_at_a_hundred() -> None:
    score = Score()
    side_by_side(iter([match(peer_hand(), "peer", True, score)]), Player(NumpyNet(WEIGHTS)))
    assert score.matches == 1
    ours = sum(one for one in score.points if one > 0)
    theirs = -sum(one for one in score.points if one < 0)
    assert max(ours, theirs) >= 100 > min(ours, theirs)
    assert max(ours, theirs) - abs(score.points[-1]) < 100
    assert score.won == (ours > theirs)
