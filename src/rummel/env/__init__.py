"""Environments for research: every game with numbered actions and observations as NumPy arrays.

`Environment` is one round, or a match, with every seat left to the caller; `batch` is thousands of
rounds side by side. The interfaces that researchers know are built on them, each with its own
package to install: `rummel.env.pettingzoo`, `rummel.env.gymnasium` and `rummel.env.openspiel`.

>>> table = Environment("gin")
>>> table.reset(seed=1)
>>> while table.seat is not None:
...     rewards = table.step(table.legal()[0])
>>> sum(rewards)
0.0
"""

from rummel.env.batches import Batch, batch
from rummel.env.core import Environment, IllegalActionError, Reward
from rummel.env.parts import Part

__all__ = ["Batch", "Environment", "IllegalActionError", "Part", "Reward", "batch"]
