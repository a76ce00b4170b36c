"""Text that people write for others: nothing in it may be invisible or turn other text around."""

import re
from typing import Final
from unicodedata import category, normalize

from rummel.errors import RuleError
from rummel.wire import UNSEEN

_JOINS: Final = frozenset("\u200c\u200d\ufe0f")  # hold emoji and some scripts together
_HIDDEN: Final = re.compile(f"[{UNSEEN}]")
# Signs that are written over or below a letter. Hebrew and Burmese need five on one; a pile of them
# covers the lines around it.
_MARKS: Final = frozenset({"Mn", "Me"})
_MOST_MARKS: Final = 6
# Small letters of other scripts, and digits, that look like Latin ones, as capitals at the latest.
_LIKE_LATIN: Final = str.maketrans(
    "авеіјкмнорѕтухсһӏԛԝαβεζηικμνορτυχ01|i",
    "abeljkmhopstyxchlqwabezhlkmnoptyxolll",
)


def clean_line(text: str) -> str:
    """A line of chat: blanks for line breaks, and nothing that can't be seen."""
    line = _without_piles(
        "".join(
            sign
            for sign in re.sub(r"\s+", " ", text)
            if sign in _JOINS or (sign.isprintable() and not _HIDDEN.match(sign))
        )
    ).strip()
    return line if any(sign not in _JOINS for sign in line) else ""


def check_name(name: str) -> None:
    """Refuses names that are nothing but marks, or that pile them up."""
    if not skeleton(name) or _without_piles(name) != name:
        raise RuleError("bad-request", reason="name")


def skeleton(name: str) -> str:
    """The same for names that are easily taken for each other, as Unicode calls it (UTS 39)."""
    letters = normalize("NFKD", normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in letters if category(sign)[0] in "LNPS")
    return seen.translate(_LIKE_LATIN)


def _without_piles(text: str) -> str:
    """The same with no more marks on a sign than scripts need."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        if sign not in _JOINS:
            marks = marks + 1 if category(sign) in _MARKS else 0
        if marks <= _MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
