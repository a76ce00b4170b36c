"""Lessons of Rommé, and of what is different in Rommé with adding."""

from typing import Final

from rummel.family import Task

# Everybody has had a turn, so melds may be laid.
_OPENED: Final = "turns=7 lap=3 opened=1.2 began=1.2"

ROMME: Final = (
    Task(
        words="romme-turn",
        position="romme;players=2 hands=3c.7c.9d.11d.5h.6h.12h.2s.4s.9s.13s.6d.1c/?13 "
        "stock=?rest.7h discards=10c phase=draw turns=3 lap=2",
        moves=("draw", "discard"),
    ),
    Task(
        words="romme-open",
        position="romme;players=2 hands=12c.12d.12h.3c.7d.8d.5h.6h.2s.4s.9s.13s.1c.10h/?13 "
        "discards=10c phase=meld drawn=10h turns=5 lap=3",
        moves=("lay 12c 12d 12h", "discard"),
    ),
    Task(
        words="romme-add",
        position="romme;players=2 hands=7h.3c.9c.5d.11s.2s/?7 table=4h.5h.6h/13c.13d.13s "
        f"owners=1.0 discards=10c phase=meld drawn=2s {_OPENED}",
        moves=("add 7h 1", "discard"),
    ),
    Task(
        words="romme-joker",
        position="romme;players=2 hands=9d.3c.4c.11s.6h.2h/?7 table=8d.*=9d.10d/13c.13d.13s "
        f"owners=1.0 discards=10c phase=meld drawn=2h {_OPENED}",
        moves=("rob 9d 1", "lay 3c 4c *=5c", "discard"),
    ),
    Task(
        words="romme-knock",
        position="romme;players=3 hands=8c.8d.3h.9h.5s.12s.2d/?8/?8 "
        "table=13c.13d.13s/5h.6h.7h/1c.2c.3c owners=0.1.2 discards=4s.8s phase=claim asked=0 "
        "turn=2 turns=8 lap=7 opened=1.2.3 began=1.2.3",
        moves=("knock",),
    ),
    Task(
        words="romme-win",
        position="romme;players=2 hands=5c.5d.9h.10h.2c.12d/3c.7d.9c.11d.1h.13h "
        f"table=13c.13d.13s/6s.7s.8s owners=0.1 stock=?rest.8h.5s.10d.11h discards=4d phase=draw "
        f"{_OPENED}",
        moves=("draw", "lay 9h 10h 11h", "discard 12d", "draw", "lay 5c 5d 5s", "discard 2c"),
        win=True,
    ),
)
LAY: Final = (
    Task(
        words="romme-lay-open",
        position="romme-lay;players=2 hands=8c.8d.8s.6h.3c.7d.12d.2h.5h.10h.2s.4s.9s.13s/?10 "
        "table=3h.4h.5h owners=1 discards=10c phase=meld drawn=10h turns=5 lap=3 opened=0.2 "
        "began=0.2",
        moves=("open 6h 1 8c 8d 8s", "discard"),
    ),
    Task(
        words="romme-lay-first",
        position="romme-lay;players=2 hands=11c.12c.13c.9d.3c.7d.12d.2h.5h.10h.2s.4s.9s.13s/?13 "
        "discards=10c phase=meld drawn=9d turns=5 lap=3",
        moves=("lay 11c 12c 13c", "discard"),
    ),
    Task(
        words="romme-lay-win",
        position="romme-lay;players=2 hands=5c.5d.9h.10h.2c/3c.7d.9c.11d.1h.13h "
        f"table=13c.13d.13s/6s.7s.8s owners=0.1 stock=?rest.8h.5s.10d.11h discards=4d phase=draw "
        f"{_OPENED}",
        moves=("draw", "lay 9h 10h 11h", "discard 2c", "draw", "lay 5c 5d 5s"),
        win=True,
    ),
)
