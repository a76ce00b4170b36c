"""The lessons of gin: the classic game for two, and the tile game of the Série Noire sheet."""

from typing import Final

from rummel.family import Task

# Far from any meld, so that the other player does nothing that matters.
_LOOSE: Final = "13c.11c.8c.12d.10d.6d.13h.11h.12s.8s"

GIN: Final = (
    Task(
        words="gin-take",
        position="gin hands=5c.6c.7c.9d.9h.2s.4d.12h.13s.10c/?10 discards=3c.9s phase=draw turns=4",
        moves=("take", "discard"),
    ),
    Task(
        words="gin-knock",
        position="gin hands=5c.6c.7c.9d.9h.9s.2h.3h.4h.1d.13s/?10 discards=3c phase=discard "
        "drawn=13s turns=6",
        moves=("knock 13s", "spread"),
    ),
    Task(
        words="gin-layoff",
        position="gin hands=6c.4d.7d.10h.11h.2s.3s.4s.9c.13d/3c.4c.5c.8d.8h.8s.10s.11s.12s.1d.13h "
        "discards=2c phase=discard turn=1 drawn=13h turns=7",
        moves=("add 6c 1", "spread"),
    ),
    Task(
        words="gin-win",
        position=f"gin hands=5c.6c.7c.9d.9h.9s.2h.3h.1d.7s/{_LOOSE} stock=?rest.2c.1s.10c.4h "
        "discards=12c phase=draw turns=4",
        moves=("draw", "knock 7s", "spread 2h 3h 4h | 5c 6c 7c | 9d 9h 9s"),
        win=True,
    ),
)
SERIE_NOIRE: Final = (
    Task(
        words="gin-tiles-take",
        position="serie-noire-gin hands=5c.6c.7c.9d.9h.2s.4d.12h.13s.10c/?10 discards=3c.9s "
        "phase=draw turns=4",
        moves=("take", "discard"),
    ),
    Task(
        words="gin-tiles-end",
        position="serie-noire-gin hands=5c.6c.7c.9d.9h.9s.2h.3h.4h.1d/?10 discards=3c.11s "
        "phase=draw turns=6",
        moves=("knock", "spread"),
    ),
    Task(
        words="gin-tiles-win",
        position=f"serie-noire-gin hands=5c.6c.7c.9d.9h.9s.2h.3h.1d.12s/{_LOOSE} "
        "stock=?rest.2c.1s.10c.4h discards=12c phase=draw turns=4",
        moves=("draw", "discard 12s", "knock", "spread 2h 3h 4h | 5c 6c 7c | 9d 9h 9s"),
        win=True,
    ),
)
