"""`web/tests/scores.json`: rounds at a real table as the engine books them, for the sheet in the
browser.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.family import Game
from rummel.games import GAMES
from rummel.pieces import JOKER, RANKS, Hand, piece
from rummel.scoring import ByPoints, ByRacks, BySpread, ByTally, Tally, least_melds
from rummel.sheet import Sheet, book, by_side, next_first, rack_points, read_round, sides

SCORES: Final = "web/tests/scores.json"
_EACH: Final = 14  # rounds of a game and a number of players
_NAMES: Final = ("ana", "ben", "cyd", "dov", "eva", "fin")


class _Dice:
    """Numbers that are the same every time."""

    def __init__(self, name: str) -> None:
        self._stream = Stream(name.encode().ljust(32, b"."))

    def below(self, bound: int) -> int:
        number, self._stream = self._stream.below(bound)
        return number

    def rack(self, most: int) -> list[int]:
        return sorted(self.below(len(RANKS) + 1) for _ in range(1 + self.below(most)))


def _sheet(game: Game, players: int, **options: object) -> Sheet:
    rules = game.configure(players=players, **options)
    return Sheet(game=game.id, rules=rules, names=_NAMES[:players])


def _hand(ranks: list[int]) -> Hand:
    return tuple(sorted(piece(rank, 0) if rank else JOKER for rank in ranks))


def _rounds(game: Game) -> Iterator[dict[str, Any]]:
    facts = game.family.counting.facts(game)
    for players in sorted({game.seats[0], game.rules.players, game.seats[-1]}):
        dice = _Dice(f"{game.id} {players}")
        for number in range(_EACH):
            if isinstance(facts, ByRacks):
                yield _racks(game, facts, players, dice, number)
            elif isinstance(facts, BySpread):
                entry = _spread(game, facts, players, dice, number)
                if entry:
                    yield entry
            elif isinstance(facts, ByTally):
                yield _tallies(game, facts, players, dice, number)


def _racks(game: Game, facts: ByRacks, players: int, dice: _Dice, number: int) -> dict[str, Any]:
    winner = None if number % 4 == 3 else dice.below(players)
    racks = [[] if seat == winner else dice.rack(4) for seat in range(players)]
    if number % 5 == 1:  # lone jokers and equal racks
        racks = [[] if seat == winner else [0] for seat in range(players)]
    grand = facts.doubles and winner is not None and number % 3 == 0
    first = dice.below(players) if facts.first_lay_penalty and number % 2 else None
    older, previous = [tuple(-dice.below(60) for _ in range(players)) for _ in range(2)]
    options = {"hand_finish": "handrummy"} if grand and game.sheet == "MYR" else {}
    sheet = replace(_sheet(game, players, **options), rounds=(older, previous))
    words = ["double"] if grand else [] if first is None else [f"first={_NAMES[first]}"]
    points = rack_points(sheet, [_hand(rack) for rack in racks], words)
    entry = {"by": winner, "grand": grand, "first": first, "racks": racks}
    return {"game": game.id, "entry": entry, "previous": previous, "points": points}


def _spread(
    game: Game, facts: BySpread, players: int, dice: _Dice, number: int
) -> dict[str, Any] | None:
    opener = dice.below(players)
    racks = [[max(rank, 1) for rank in dice.rack(3)] for _ in range(players)]
    racks[opener] = [1 + dice.below(4) for _ in range(number % 3)]
    if number % 4 == 2:  # equal rests
        racks = [racks[opener]] * players
    grand = facts.big_gin_bonus is not None and not racks[opener] and number % 2 == 0
    words = [f"end={_NAMES[opener]}", *(["big"] if grand else [])]
    try:
        points = rack_points(_sheet(game, players), [_hand(rack) for rack in racks], words)
    except RuleError:
        return None  # too much was left to end the round
    entry = {"by": opener, "grand": grand, "first": None, "racks": racks}
    return {"game": game.id, "entry": entry, "previous": (0,) * players, "points": points}


def _tallies(game: Game, facts: ByTally, players: int, dice: _Dice, number: int) -> dict[str, Any]:
    sheet = _sheet(game, players)
    together = sides(sheet.rules)
    left = {item.name: item.most for item in facts.items}
    out = None if number % 4 == 3 else dice.below(len(together))
    grand = number % 3 == 0 and out is not None
    tallies, texts = [], []
    for side in range(len(together)):
        bare = number % 5 == 1 and side != out  # no melds, and maybe red threes
        counts: dict[str, int] = {}
        for item in facts.items:
            if not (item.melds and bare) and not (item.partners and len(together) == players):
                most = left[item.name] if item.shared else min(item.most, 3)
                counts[item.name] = dice.below(most + 1) if number % 7 else most
                left[item.name] -= counts[item.name] if item.shared else 0
        least = least_melds(facts, Tally(items=counts))
        melds = 0 if bare else least + 5 * (1 + dice.below(60))
        rack = [] if side == out else dice.rack(6)
        tallies.append({"counts": {**counts, "melds": melds}, "pieces": {"left": rack}})
        words = [f"{name}={count}" for name, count in counts.items()]
        words += [f"melds={melds}", *map(str, _hand(rack))]
        words += (["concealed"] if grand else ["out"]) if side == out else []
        texts.append(" ".join(words))
    points = read_round(sheet, " / ".join(texts))
    by = None if out is None else together[out][0]
    entry: dict[str, Any] = {
        "by": by,
        "grand": grand,
        "first": None,
        "racks": [[]] * players,
        "tallies": tallies,
    }
    return {"game": game.id, "entry": entry, "previous": (0,) * players, "points": points}


def _bonus_rounds() -> Iterator[dict[str, Any]]:
    """Points are given, and a mark for the player who ended the round."""
    for game in GAMES.values():
        if isinstance(game.family.counting.facts(game), ByPoints):
            points = read_round(_sheet(game, 3), "17! 6 12")
            entry = {"by": 0, "racks": [[], [], []], "sums": [17, 6, 12]}
            yield {"game": game.id, "entry": entry, "previous": (0, 0, 0), "points": points}


def _matches(game: Game) -> Iterator[dict[str, Any]]:
    """Rounds with a few points each, until the match is over: who starts, and who has won."""
    for players in sorted({game.seats[0], game.seats[-1]}):
        for number in range(4):
            dice = _Dice(f"match {game.id} {players} {number}")
            sheet = _sheet(game, players)
            each = 10 * max(1, sheet.rules.target // 500)  # far enough in a few rounds
            starters = []
            while not sheet.result and len(sheet.rounds) < 30:
                level = number == 3  # nobody gains on anybody: a draw, or a shared win
                row = [each * (1 if level else dice.below(4) - 1) for _ in sides(sheet.rules)]
                sheet = book(sheet, by_side(sheet.rules, row))
                starters.append(next_first(sheet))
            result = sheet.result
            yield {
                "game": game.id,
                "rounds": sheet.rounds,
                "starters": starters,
                "winners": result.winners if result else (),
                "win": sheet.rules.win_of(result.winners) if result else None,
            }


def written() -> str:
    """The file as it has to be: one round or match per line."""
    rounds = [one for game in GAMES.values() for one in _rounds(game)] + list(_bonus_rounds())
    matches = [one for game in GAMES.values() for one in _matches(game)]
    parts = [
        f'"{name}": [\n'
        + ",\n".join(json.dumps(one, separators=(",", ":")) for one in entries)
        + "\n]"
        for name, entries in (("rounds", rounds), ("matches", matches))
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def outputs() -> dict[str, str]:
    return {SCORES: written()}
