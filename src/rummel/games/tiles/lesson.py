"""The lessons of the tile games: the same positions, and one where the games differ."""

from typing import Final

from rummel.family import Task

_OPENED: Final = "opened=true.true turns=6"


def lesson(game: str, *, exchanges: bool = False) -> tuple[Task, ...]:
    """The lesson of a game in which a player who does not lay draws a tile, or exchanges one."""
    return (
        Task(
            words="tiles-open",
            position=f"{game} hands=10h.11h.12h.1c.4c.8c.2d.6d.9d.5s.7s.13s/?14 turns=2",
            moves=("lay 10h 11h 12h",),
        ),
        Task(
            words="tiles-add",
            position=f"{game} hands=13h.4c.8c.2d.6d/?11 table=10h.11h.12h/5c.5d.5s {_OPENED}",
            moves=("lay 10h 11h 12h 13h | 5c 5d 5s",),
        ),
        Task(
            words="tiles-rebuild",
            position=f"{game} hands=8h.9h.4c.2d.12s/?11 table=7c.7d.7h.7s/10d.11d.12d {_OPENED}",
            moves=("lay 7c 7d 7s | 7h 8h 9h | 10d 11d 12d",),
        ),
        Task(
            words="tiles-joker",
            position=f"{game} hands=4d.11c.11s.1h.7s/?9 table=3d.*=4d.5d/8c.9c.10c {_OPENED}",
            moves=("lay 3d 4d 5d | 8c 9c 10c | 11c *=11d 11s",),
        ),
        Task(
            words="tiles-exchange" if exchanges else "tiles-draw",
            position=f"{game} hands=1c.6d.11d.3h.5s/?8 table=7c.7d.7h/10s.11s.12s {_OPENED}",
            moves=("exchange" if exchanges else "draw",),
        ),
        Task(
            words="tiles-win",
            position=f"{game} hands=13s.9d/8d.2c.10h.4s.6h table=13c.13d.13h/5d.6d.7d {_OPENED}",
            moves=("lay 13c 13d 13h 13s | 5d 6d 7d", "lay 13c 13d 13h 13s | 5d 6d 7d 8d 9d"),
            win=True,
        ),
    )
