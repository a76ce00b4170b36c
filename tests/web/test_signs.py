"""The font for the signs of suits is made from the outlines that pieces are drawn with."""

import io
from typing import Any

import pytest
from fontTools.ttLib import TTFont
from tools import signs


@pytest.mark.parametrize("table", ["cmap", "glyf", "hmtx"])
def test_the_font_is_up_to_date(table: str) -> None:
    made = io.BytesIO()
    signs.build().save(made)
    fonts: list[Any] = [TTFont(io.BytesIO(made.getvalue())), TTFont(signs.FONT)]
    now, kept = (font.getTableData(table) for font in fonts)
    assert now == kept, "run `python -m tools.signs`"


def test_pages_ask_for_every_sign_of_it() -> None:
    style = (signs.ROOT / "web/src/app.css").read_text("utf-8")
    for sign in signs.SIGNS:
        assert f"U+{ord(sign):X}" in style
