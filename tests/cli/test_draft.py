"""A tile turn built step by step."""

import json
from pathlib import Path

import pytest

from rummel.cli.draft import Draft
from rummel.cli.screen import Refused
from rummel.cli.seats import read_rules, read_seats
from rummel.cli.session import Session
from rummel.errors import RuleError
from rummel.games import find
from rummel.games.tiles.rules import TilesRules
from rummel.games.tiles.state import Lay
from rummel.hints import question
from rummel.lang import Words
from rummel.pieces import Meld, parse_pieces
from tests.cli.kit import rummel_here


def melds(text: str) -> tuple[Meld, ...]:
    return tuple(parse_pieces(part) for part in text.split("|") if part.strip())


def draft(table: str, rack: str) -> Draft:
    old = melds(table)
    return Draft(
        question=question(TilesRules(), (), ()), old=old, hand=parse_pieces(rack), melds=old
    )


def test_nothing_is_lost_while_building() -> None:
    """MYR-39: black 2-3-4-5 gives its 2 to a new set and takes the 6."""
    before = draft("2s 3s 4s 5s", "6s 2c 2h 9d")
    taken = before.with_taken(parse_pieces("2s"), 1)
    assert taken.melds == melds("3s 4s 5s")
    assert taken.loose == parse_pieces("2s")
    assert taken.rack == tuple(sorted(before.hand))
    built = taken.with_meld(parse_pieces("2c 2h 2s")).with_added(parse_pieces("6s"), 1)
    assert built.melds == melds("3s 4s 5s 6s | 2c 2h 2s")
    assert built.loose == ()
    assert built.rack == parse_pieces("9d")
    assert built.laid == tuple(sorted(parse_pieces("6s 2c 2h")))
    assert built.faults == ()


def test_a_meld_can_be_split() -> None:
    """MYR-40: 2-3-4-5-6 and a second 4 are two runs."""
    split = draft("2d 3d 4d 5d 6d", "4d").with_split(1, 3)
    assert split.melds == melds("2d 3d 4d | 5d 6d")
    assert [fault.number for fault in split.faults] == [2]
    assert split.with_added(parse_pieces("4d"), 2).melds == melds("2d 3d 4d | 4d 5d 6d")


def test_a_joker_is_picked_up_by_its_face_or_as_a_joker() -> None:
    before = draft("5h *=6h 7h", "6h")
    for name in ("*", "*=6h"):
        freed = before.with_taken(parse_pieces(name), 1).with_added(parse_pieces("6h"), 1)
        assert freed.melds == melds("5h 6h 7h")
        assert freed.loose == parse_pieces("*")


def test_the_opening_sum_counts_good_melds_only() -> None:
    built = draft("", "10c 10d 10h 1s 2s").with_meld(parse_pieces("10c 10d 10h"))
    assert built.points == 30
    assert built.with_meld(parse_pieces("1s 2s")).points == 30


@pytest.mark.parametrize(
    "change",
    [
        lambda one: one.with_meld(parse_pieces("9h 9c 9d")),
        lambda one: one.with_meld(parse_pieces("6s 6s 6s")),
        lambda one: one.with_added(parse_pieces("6s"), 2),
        lambda one: one.with_added(parse_pieces("6s"), 0),
        lambda one: one.with_taken(parse_pieces("9s"), 1),
        lambda one: one.with_taken(parse_pieces("2s 2s"), 1),
        lambda one: one.with_split(1, 0),
        lambda one: one.with_split(1, 4),
        lambda one: one.with_split(9, 1),
    ],
)
def test_what_is_not_there_is_refused(change: object) -> None:
    assert callable(change)
    with pytest.raises((RuleError, Refused)):
        change(draft("2s 3s 4s 5s", "6s 2c"))


def test_a_turn_at_the_keyboard(tmp_path: Path) -> None:
    """The seed is chosen so that the rack can open with what the test lays."""
    seed, lay = _an_opening()
    typed = [
        f"meld {lay[0]}",
        "undo",
        "show",
        *(f"meld {one}" for one in lay),
        "draw",
        "reset",
        *(f"meld {one}" for one in lay),
        "done",
    ]
    args = ("play", "rummikub", "--seed", seed, "--seats", "ana,bo")
    ran = rummel_here(*args, typed="\n".join(typed) + "\n", at=tmp_path)
    assert "You have started to build your turn" in ran.out
    assert "All melds are fine" in ran.out
    saved = json.loads((tmp_path / "rummel-rummikub.save.json").read_text())
    assert len(saved["moves"]) == 1
    assert saved["moves"][0][1].startswith("lay ")


def _an_opening() -> tuple[str, list[str]]:
    """A seed whose first player can open from the rack, and how."""
    game = find("rummikub")
    seats = read_seats("ana,bo", Words())
    for number in range(200):
        seed = str(number)
        session = Session(game, read_rules(game, (), 2), seats, seed, ("seat 1", "seat 2"))
        view = session.view(session.to_act[0])
        for move in game.family.unlisted(view):
            assert isinstance(move, Lay)
            return seed, [" ".join(map(str, meld)) for meld in move.table]
    raise AssertionError("nobody can open")
