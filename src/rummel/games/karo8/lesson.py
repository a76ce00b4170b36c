"""The lesson of Karo 8. The learner is a hero and wants the red cards on the table."""

from typing import Final

from rummel.family import Task

KARO8: Final = (
    Task(
        words="karo8-start",
        position="karo8 hands=8d.3d.11c.5h.13s.6c/?6",
        moves=("lay 8d",),
    ),
    Task(
        words="karo8-row",
        position="karo8 hands=7d.3d.11c.5h.13s/?5 rows=0.0/8.9/0.0/0.0 phase=play",
        moves=("lay 7d",),
    ),
    Task(
        words="karo8-draw",
        position="karo8 hands=3d.11c.5h.13s/?5 rows=8.8/7.10/0.0/0.0 stock=?rest.6d phase=play",
        moves=("draw",),
    ),
    Task(
        words="karo8-hold",
        position="karo8 hands=9c.7h.5d.13s/?5 rows=8.8/7.10/8.8/0.0 phase=play",
        moves=("lay 7h",),
    ),
    Task(
        words="karo8-win",
        position="karo8 hands=2h.12d.1d/13d.2c rows=4.11/2.11/3.14/5.11 phase=play",
        moves=("lay 12d", "lay 1d", "lay 2h"),
        win=True,
    ),
)
