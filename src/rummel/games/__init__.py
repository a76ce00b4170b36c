"""Every game, by its id, and the contract's functions for a state of any family."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from rummel.deal import Stream
from rummel.errors import RuleError
from rummel.family import Family, Game, Positions
from rummel.game import Event, Move, Opening, Rules, State, Turn, View

# Each package beside this file is a family.
_PACKAGES: Final = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]

# Lists of games begin with those that most people know. A game that is not named here follows at
# the end.
_ORDER: Final = (
    "rummikub",
    "romme",
    "romme-lay",
    "gin",
    "canasta",
    "myrummy",
    "serie-noire",
    "serie-noire-gin",
    "brettspielnetz",
    "one-eleven",
    "karo8",
    "duel",
)
_BY_ID: Final[dict[str, Game]] = {game.id: game for package in _PACKAGES for game in package.GAMES}
GAMES: Final = {id: _BY_ID[id] for id in (*_ORDER, *sorted({*_BY_ID} - {*_ORDER}))}
_FAMILIES: Final[tuple[Family[Any, Any, Any], ...]] = tuple(one.FAMILY for one in _PACKAGES)
_BY_RULES: Final = {family.rules: family for family in _FAMILIES}
_BY_STATE: Final = {family.state: family for family in _FAMILIES}


def find(game: str) -> Game:
    """The game with that id."""
    if game not in GAMES:
        raise RuleError("unknown-game", game=game[:40], games=tuple(GAMES))
    return GAMES[game]


def family_of(of: Rules | State) -> Family[Any, Any, Any]:
    """The family whose rules or state this is."""
    return _BY_RULES[type(of)] if isinstance(of, Rules) else _BY_STATE[type(of)]


def positions_of(state: type[State]) -> Positions[Any, Any]:
    """How the family with these states writes its positions."""
    return _BY_STATE[state].positions


def moves_under(rules: Rules) -> tuple[type[Move], ...]:
    """The kinds of moves that there can be under these rules."""
    return family_of(rules).moves_under(rules)


def has_tiles(rules: Rules) -> bool:
    """Whether people play it with numbered tiles rather than with cards."""
    return family_of(rules).has_tiles(rules)


def deal(
    rules: Rules, stream: Stream, opening: Opening | None = None
) -> tuple[State, tuple[Event, ...]]:
    """A new round."""
    return family_of(rules).deal(rules, opening or Opening(), stream)


def check_seat(rules: Rules, seat: object) -> None:
    """Refuses a number that is not a seat of the game."""
    if type(seat) is not int or not 0 <= seat < rules.players:
        raise RuleError("no-seat", text=str(seat)[:20], last=rules.players - 1)


def apply(state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The state after a move and what happened, or a `RuleError`; `state` never changes."""
    check_seat(state.rules, seat)
    return _BY_STATE[type(state)].apply(state, seat, move)


def to_act(state: State) -> tuple[int, ...]:
    """The seats that may act now."""
    return _BY_STATE[type(state)].to_act(state)


def turn_of(state: State, seat: int) -> Turn | None:
    """The turn that a seat is in."""
    return _BY_STATE[type(state)].turn(state, seat)


def view(state: State, seat: int | None) -> View:
    """What a seat may know; None is a spectator."""
    if seat is not None:
        check_seat(state.rules, seat)
    seen: View = _BY_STATE[type(state)].view(state, seat)
    return seen
