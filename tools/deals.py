"""`web/tests/deals.json`: known deals for the check in the browser, which deals on its own."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from rummel import deal, encoding
from rummel.deal import Stream
from rummel.game import Opening
from rummel.games import GAMES, family_of
from rummel.server.replays import piles

DEALS: Final = "web/tests/deals.json"
_WEB: Final = Path(__file__).parent.parent / "web" / "src"
# Every preset, and every option that a deal depends on.
_ASKED: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    *((game, {}) for game in GAMES),
    ("karo8", {"players": 4}),
    ("duel", {"players": 4}),
    ("duel", {"players": 4, "uneven": True, "heroes": (1, 3)}),
    ("duel", {"jokers": 0}),
    ("one-eleven", {"players": 3, "hands": (12, 9, 15)}),
    ("one-eleven", {"players": 4, "hand": 10}),
    ("gin", {"packs": 2}),
    ("serie-noire-gin", {"players": 4}),
    ("romme", {"players": 3, "jokers": 0}),
    ("myrummy", {"players": 4}),
    ("serie-noire", {"players": 4}),
    ("rummikub", {"players": 3}),
    ("brettspielnetz", {"dealt_joker": "at-least-one", "jokers": 4}),
    ("brettspielnetz", {"dealt_joker": "chance"}),
)
# Numbers, who is to start, and the version of the scheme.
_ROUNDS: Final = ((1, None, 1), (3, 1, 1), (1, None, 2), (3, 1, 2))
_WORDS: Final = ("ana", "", "Łódź 🂡", "x\ny")


@cache
def _asked_for() -> frozenset[str]:
    """The fields of rules that the client's deals ask for."""
    sources = [path.read_text("utf-8") for path in _WEB.glob("games/*/deal.ts")]
    sources.append((_WEB / "lib" / "dealing.ts").read_text("utf-8"))
    return frozenset(name for text in sources for name in re.findall(r"rules\['(\w+)'\]", text))


def _deal(
    game: str, options: dict[str, Any], number: int, first: int | None, version: int
) -> dict[str, Any]:
    rules = GAMES[game].configure(**options)
    seeds = deal.chain(f"{game} {options}".encode(), 5)
    commit, seed = deal.commitment(seeds[0]), seeds[number - 1]
    pledges: tuple[str, ...] | None = None
    if version == deal.PLAIN:
        words = _WORDS[: rules.players]
        key = deal.round_key(seed, number, words)
    else:
        # The second seat has pledged nothing, the third has not revealed.
        chains = [deal.words_chain(own.encode(), 5) for own in _WORDS[: rules.players]]
        pledges = tuple("" if at == 1 else deal.pledge(own[0]) for at, own in enumerate(chains))
        words = tuple("" if at in (1, 2) else own[number - 1] for at, own in enumerate(chains))
        key = deal.pledged_key(seed, number, commit, pledges, words)
    opening = Opening(round=number, first=first)
    state, _ = family_of(rules).deal(rules, opening, Stream(key))
    return {
        "family": family_of(rules).name,
        "rules": {
            name: value for name, value in encoding.plain(rules).items() if name in _asked_for()
        },
        "round": number,
        "commit": commit,
        "pledges": pledges,
        "words": words,
        "seed": seed.hex(),
        "first": first,
        "dealt": piles(state),
    }


def written() -> str:
    """The file as it has to be: one deal per line."""
    deals = [_deal(*request, *numbered) for request in _ASKED for numbered in _ROUNDS]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in deals)
    return f"[\n{lines}\n]\n"


def outputs() -> dict[str, str]:
    return {DEALS: written()}
