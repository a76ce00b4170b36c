"""The spaces of observations, as Gymnasium has them."""

import numpy as np
from gymnasium import spaces

from rummel.env.core import Environment


def observation_box(table: Environment) -> spaces.Box:
    limits = np.iinfo(np.dtype(table.dtype))
    return spaces.Box(limits.min, limits.max, (table.length,), np.dtype(table.dtype).type)
