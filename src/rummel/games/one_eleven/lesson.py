"""The lesson of MyRummy 111."""

from typing import Final

from rummel.family import Task

ONE_ELEVEN: Final = (
    Task(
        words="one-eleven-swap",
        position="one-eleven hands=5.90.31.44.52.60.71.77.83.95.99.104/?12 centre=18.?.? "
        "shown=true.false.false turns=2",
        moves=("take 1", "insert 1 right"),
    ),
    Task(
        words="one-eleven-end",
        position="one-eleven hands=88.12.31.44.52.60.71.77.83.95.99.104/?12 centre=?.110.? "
        "shown=false.true.false turns=2",
        moves=("take 2", "insert 12 far"),
    ),
    Task(
        words="one-eleven-announce",
        position="one-eleven hands=5.18.31.44.52.60.71.77.83.95.99.104/?12 centre=90.?.? "
        "shown=true.false.false turns=2 phase=announce",
        moves=("announce",),
    ),
    Task(
        words="one-eleven-win",
        position="one-eleven hands=5.90.31.44.52.60.71.3.83.95.99.104/?12 centre=18.74.79 "
        "shown=true.true.true turns=2",
        moves=("take 1", "insert 1 right", "pass", "take 2", "insert 7 right", "announce"),
        win=True,
    ),
)
