"""Records of version 1, written before any of its rulings changed, keep their meaning.

`tests/records_1/` has ten matches of each game, an empty line between two: by the defaults of
that time and by random rules, with every kind of ending that occurred.
"""

from pathlib import Path

import msgspec
import pytest

from rummel.game import options
from rummel.games import GAMES
from rummel.record import read_header, verify

RECORDS = {
    path.stem: path.read_bytes().split(b"\n\n")
    for path in sorted(Path(__file__).with_name("records_1").glob("*.ndjson"))
}


@pytest.mark.parametrize("game", RECORDS)
def test_an_old_record_plays_as_it_was_written(game: str) -> None:
    assert len(RECORDS[game]) == 10
    for text in RECORDS[game]:
        assert verify(text).result


@pytest.mark.parametrize("game", RECORDS)
def test_a_field_that_came_later_says_what_games_did_before_it(game: str) -> None:
    head, header, _ = read_header(RECORDS[game][0])
    for option in options(type(header.rules)):
        if option.name not in head.rules:
            assert option.before is not msgspec.UNSET, (
                f"{option.name}: say in option(before=...) how records without it were played"
            )


def test_every_game_of_then_has_old_records() -> None:
    """Games that came later have none."""
    assert set(RECORDS) <= set(GAMES)
    assert len(RECORDS) == 11
