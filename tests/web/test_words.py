"""Every text that the web client uses exists, and none is unused."""

import re
from pathlib import Path

import pytest

from rummel.lang import keys, languages

SOURCE = Path(__file__).parents[2] / "web" / "src"
_KEY = re.compile(r"""['"`](web-[a-z0-9-]+(?:\.[a-z-]+)?)['"`]""")


def used_keys() -> set[str]:
    """Keys are written out in full, so that they can be found."""
    return {
        key
        for path in SOURCE.rglob("*")
        if path.suffix in (".ts", ".svelte", ".json")
        for key in _KEY.findall(path.read_text("utf-8"))
    }


def test_the_client_asks_for_words() -> None:
    assert len(used_keys()) > 50


@pytest.mark.parametrize("language", languages())
def test_no_word_is_missing(language: str) -> None:
    assert sorted(used_keys() - keys(language)) == []


@pytest.mark.parametrize("language", languages())
def test_no_word_is_left_over(language: str) -> None:
    worded = {key for key in keys(language) if key.startswith("web-")}
    assert sorted(worded - used_keys()) == []


_WIDE = re.compile("[\uff00-\uffef]")


def test_no_sign_is_full_width() -> None:
    """Only fonts for Chinese, Japanese and Korean have those: elsewhere they are empty boxes."""
    files = [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    assert [path.name for path in files if _WIDE.search(path.read_text("utf-8"))] == []
