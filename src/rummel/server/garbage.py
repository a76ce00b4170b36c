"""When Python looks for objects that hold each other and that nobody else holds any more.

Looking at all objects stops a node with thousands of tables for a second. Nearly everything that
tables and connections leave behind is free at once, without looking. So whatever a look has left is
kept out of the next ones: each looks at what is new, and a node stops for milliseconds. Only once
per hour everything is looked at.
"""

import gc
from typing import Any, Final

SECONDS: Final = 3600.0  # between two looks at everything
_NEW: Final = (2_000, 10, 2)  # looks begin after so many more objects, or looks of the kind before
_ALL: Final = 2  # the generation of a look at all that is not kept out


def begin() -> None:
    """What is loaded by now is kept out at once."""
    gc.callbacks.append(_keep_out)
    gc.set_threshold(*_NEW)
    gc.collect()


def _keep_out(phase: str, look: dict[str, Any]) -> None:
    if phase == "stop" and look["generation"] == _ALL:
        gc.freeze()


async def look_at_everything() -> None:
    """Frees what was kept out while it was still in use: rooms that were dropped since."""
    if _keep_out in gc.callbacks:  # else all of it is somebody else's process, such as a test's
        gc.unfreeze()
        gc.collect()
