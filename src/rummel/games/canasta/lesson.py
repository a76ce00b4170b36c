"""The lesson of Canasta. The learner's partner sits opposite, in seat 2."""

from typing import Final

from rummel.family import Task

_MELDED: Final = "turns=9 began=1.0.0.0"

CANASTA: Final = (
    Task(
        words="canasta-turn",
        position="canasta hands=4c.6c.9d.12d.5h.8h.13h.7s.10s.11s.1c/?11/?11/?11 "
        "stock=?rest.12h discards=8c turns=5",
        moves=("draw", "discard"),
    ),
    Task(
        words="canasta-open",
        position="canasta hands=12c.12d.12h.9c.9d.2s.5h.7s.4d.11s.6c.8h/?11/?11/?11 discards=13c "
        "phase=meld drawn=8h turns=5",
        moves=("lay", "discard"),
    ),
    Task(
        words="canasta-pile",
        position="canasta hands=8c.8d.5h.7s.4d.11s/?9/?11/?11 table=12c.12d.12h owners=0 born=1 "
        f"discards=6c.13c.9h.10d.8h {_MELDED}",
        moves=("take 8c 8d 8h",),
    ),
    Task(
        words="canasta-full",
        position="canasta hands=10c.5h.7s.11s/?9/?11/?11 table=10c.10d.10d.10h.10s.10s owners=0 "
        f"born=1 discards=6c.13c phase=meld drawn=7s {_MELDED}",
        moves=("add 1 10c", "discard"),
    ),
    Task(
        words="canasta-win",
        position="canasta hands=4c.4d.13h.7h/?9/?11/?11 "
        "table=10c.10c.10d.10d.10h.10s.10s/13c.13d.13s owners=0.0 born=1.1 "
        f"canastas=1.0 stock=?rest.4h discards=6c.9c {_MELDED}",
        moves=("draw", "lay 4c 4d 4h", "add 2 13h", "discard 7h"),
        win=True,
    ),
)
