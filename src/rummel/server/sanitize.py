"""Text that people write for others: nothing in it may be invisible or turn other text around."""

import re
from typing import Final
from unicodedata import category, combining, normalize

_JOINS: Final = frozenset("\u200c\u200d\ufe0f")  # hold emoji and some scripts together
_MOST_MARKS: Final = 4  # accents on one letter
_FILLERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


def clean_line(text: str) -> str:
    """A line of chat: blanks for line breaks, and nothing that can't be seen."""
    signs: list[str] = []
    marks = 0
    for sign in re.sub(r"\s+", " ", text):
        marks = marks + 1 if combining(sign) else 0
        seen = sign in _JOINS or (sign.isprintable() and sign not in _FILLERS)
        if seen and marks <= _MOST_MARKS:
            signs.append(sign)
    line = "".join(signs).strip()
    return line if any(sign not in _JOINS for sign in line) else ""


def skeleton(name: str) -> str:
    """The same for names that are easily taken for each other, as Unicode calls it (UTS 39)."""
    letters = normalize("NFKD", normalize("NFKC", name).casefold())
    return "".join(sign for sign in letters if category(sign)[0] in "LNPS")
