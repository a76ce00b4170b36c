"""The pictures in the rules are true: the engine itself plays what they show.

`tools/figures.py` says what each kind of figure has.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

import msgspec
import pytest
from tools.facts import points
from tools.figures import (
    AnyFigure,
    ClearFigure,
    EndingFigure,
    Figure,
    GridFigure,
    InsertFigure,
    LayoffFigure,
    MeldsFigure,
    OpeningFigure,
    OrderFigure,
    Place,
    PointsFigure,
    RanksFigure,
    RobFigure,
    RowsFigure,
    SeriesFigure,
    Shape,
    SymbolsFigure,
    TrickFigure,
    Try,
    TurnFigure,
    figures,
)

from rummel.errors import RuleError
from rummel.games import GAMES, find
from rummel.games.gin import rules as gin_rules
from rummel.games.gin import state as gin_state
from rummel.games.karo8 import play as karo8
from rummel.games.karo8.play import Lay
from rummel.games.one_eleven import play as one_eleven
from rummel.games.one_eleven import state as one_eleven_state
from rummel.games.one_eleven.rules import OneElevenRules
from rummel.games.one_eleven.scoring import best_series, in_order
from rummel.games.romme.rules import RommeRules
from rummel.games.romme.rules import meld_rules as romme_melds
from rummel.games.tiles.rules import TilesRules, worth
from rummel.games.tiles.rules import meld_rules as tile_melds
from rummel.games.tiles.table import fits_board
from rummel.lang import Words, languages
from rummel.melds import MeldRules, read
from rummel.pieces import Meld, parse_piece, parse_pieces
from tests.games import gin_kit, kit, romme_kit, tiles_kit
from tests.games.one_eleven_kit import table as one_eleven_table
from tests.games.test_duel import flip_all
from tests.games.test_duel import table as duel_table
from tests.games.test_karo8 import table as karo_table

FIGURES: Final = figures()
SHOWN: Final = [
    (game, figure)
    for game, places in FIGURES.items()
    for place in places
    for figure in place.figures
]
# Pieces that fit nothing in the figures, for hands that must not run empty.
SPARE: Final = "1d 13h"


def refusal(play: Callable[..., object], *given: object) -> str | None:
    """The code of the refusal that a move gets; None if it is played."""
    try:
        play(*given)
    except RuleError as error:
        return error.code
    return None


def same(one: Meld, other: Meld) -> bool:
    """A set has no order."""
    return Counter(one) == Counter(other)


# ------------------------------------------------------------------------------------- each kind


def melds_of(game: str) -> MeldRules:
    rules = find(game).rules
    if isinstance(rules, TilesRules):
        return tile_melds(rules)
    return romme_melds(rules) if isinstance(rules, RommeRules) else gin_rules.MELDS


def check_melds(game: str, figure: MeldsFigure) -> None:
    rules = melds_of(game)
    for kind, melds in (("run", figure.runs), ("set", figure.sets)):
        assert len(melds) > 1
        for text in melds:
            pieces = parse_pieces(text)
            reading = read(pieces, rules)
            assert reading.kind == kind
            assert same(reading.meld, pieces)
    for none in figure.none:
        assert refusal(read, parse_pieces(none.pieces), rules) == none.refusal


def check_ranks(game: str, figure: RanksFigure) -> None:
    """Melds of one rank, as the family itself reads them."""
    rules, read_meld = find(game).rules, find(game).family.read_meld
    assert read_meld
    for text in figure.melds:
        pieces = parse_pieces(text)
        assert same(read_meld(rules, pieces)[0].meld, pieces)
    for none in figure.none:
        assert refusal(read_meld, rules, parse_pieces(none.pieces)) == none.refusal


def check_opening(game: str, figure: OpeningFigure) -> None:
    for one in figure.tries:
        if find(game).family.name == "tiles":
            code, counted = _tiles_opening(game, one.melds)
        else:
            code, counted = _romme_opening(game, one)
        assert code == one.refusal
        assert counted == one.points


def _tiles_opening(game: str, melds: Sequence[str]) -> tuple[str | None, int]:
    hand = " ".join(melds).replace("*=", "* ").split()
    rack = " ".join(["*", SPARE, *(one for one in hand if one != "*")])
    state = tiles_kit.position(game, rack, SPARE, opened=False)
    rules = find(game).rules
    assert isinstance(rules, TilesRules)
    counted = sum(worth(rules).of_meld(tiles_kit.meld(meld)) for meld in melds)
    return refusal(kit.play, state, f"lay {' | '.join(melds)}"), counted


def _romme_opening(game: str, one: Try) -> tuple[str | None, int]:
    by = romme_kit.rules(romme_kit.LAY if game == "romme-lay" else romme_kit.ROMME)
    laid = " | ".join(one.melds)
    hand = laid.replace("|", "").replace("*=", "* ")
    state = romme_kit.round_of(
        f"{hand} {one.add} {SPARE}",
        SPARE,
        by=by,
        table=one.table,
        opened=(1,) if one.table else (),
    )
    move = f"0 open {one.add} 1 {laid}" if one.add else f"0 lay {laid}"
    try:
        kit.play(state, move)
    except RuleError as error:
        counted = error.facts["points"]
        assert isinstance(counted, int)
        return error.code, counted
    # What was enough is told by asking for one point more.
    more = romme_kit.rules(
        romme_kit.LAY if game == "romme-lay" else romme_kit.ROMME, minimum=one.points + 1
    )
    _, facts = kit.refused(kit.replaced(state, rules=more), move)
    return None, facts["points"]


def check_turn(game: str, figure: TurnFigure) -> None:
    state = tiles_kit.position(
        game, f"{figure.rack} {SPARE}", SPARE, table=" | ".join(figure.table)
    )
    move = f"lay {' | '.join(figure.then)}"
    assert refusal(kit.play, state, move) == figure.refusal
    if figure.refusal is None:
        after = kit.play(state, move)
        assert after.hands[0] == tiles_kit.rack(SPARE), "all of the rack is used"
        assert len(after.table) == len(figure.then)
        for text in figure.then:
            assert any(same(meld, parse_pieces(text)) for meld in after.table)


def check_rob(game: str, figure: RobFigure) -> None:
    by = romme_kit.rules(romme_kit.LAY if game == "romme-lay" else romme_kit.ROMME)
    state = romme_kit.round_of(
        f"{figure.card} {SPARE}", SPARE, by=by, table=figure.meld, opened=(0, 1)
    )
    after = kit.play(state, f"0 rob {figure.card} 1")
    assert same(after.table[0], parse_pieces(figure.then))
    assert after.hands[0] == tuple(sorted(parse_pieces(f"* {SPARE}")))


def check_points(game: str, figure: PointsFigure) -> None:
    """What they count comes from the rules (`tools/facts.py`)."""
    counted = points(find(game))
    assert counted
    for one in parse_pieces(figure.pieces):
        assert counted[0 if str(one) == "*" else one.rank] > 0


def _ended(game: str, hand: Shape, discard: str, other: str) -> gin_state.GinState:
    held = " ".join([*hand.melds, hand.rest, discard])
    eleven = len(parse_pieces(held)) == 11
    more: dict[str, Any] = {"phase": "discard", "drawn": held.split()[0]} if eleven else {}
    state = gin_kit.table(held, other, game=GAMES[game], **more)
    return kit.play(state, f"knock {discard}".strip(), f"spread {' | '.join(hand.melds)}")


def check_ending(game: str, figure: EndingFigure) -> None:
    for hand in figure.hands:
        after = _ended(game, hand, hand.discard, "1d 3s 5d 7c 9h 12d 13s 2s 6s 8c")
        assert after.ending == hand.ending
        assert after.left[0] == hand.left


def check_layoff(game: str, figure: LayoffFigure) -> None:
    first, second = figure.first, figure.second
    other = " ".join([*second.melds, *(piece for piece, _ in second.adds), second.rest])
    assert len(parse_pieces(other)) == 10
    over = kit.play(
        _ended(game, first, figure.discard, other),
        *(f"add {piece} {meld}" for piece, meld in second.adds),
        f"spread {' | '.join(second.melds)}",
    )
    assert over.left == (first.left, second.left)
    assert over.outcome
    assert over.outcome.points == figure.points


def check_order(_game: str, figure: OrderFigure) -> None:
    assert in_order(tuple(figure.hand))


def check_insert(_game: str, figure: InsertFigure) -> None:
    hand, gap = tuple(figure.hand), figure.gap
    state = one_eleven_table(hand, (7, 9), centre=(figure.card, 90, 95))
    state, _ = one_eleven.apply(state, 0, one_eleven_state.Take(1))
    left = {}
    for move in one_eleven_state.legal(state):
        assert isinstance(move, one_eleven_state.Insert)
        if move.gap == gap:
            after, _ = one_eleven.apply(state, 0, move)
            left[move.drop] = after.centre[0]
    assert left == figure.leaving
    after, _ = one_eleven.apply(state, 0, one_eleven_state.Insert(gap, figure.drop))
    assert after.hands[0] == tuple(figure.then)


def check_clear(_game: str, figure: ClearFigure) -> None:
    state = one_eleven_table((1, 2), (7, 9), centre=tuple(figure.centre))
    after, _ = one_eleven.apply(state, 0, one_eleven_state.Clear())
    assert after.shown == (False, False, False)
    assert set(after.discards) == set(figure.centre)


def check_series(game: str, figure: SeriesFigure) -> None:
    rules, hand = find(game).rules, tuple(figure.hand)
    assert isinstance(rules, OneElevenRules)
    best = best_series(rules, hand)
    assert best == hand[figure.begin : figure.end]
    assert rules.worth(best) == figure.points


def check_symbols(game: str, figure: SymbolsFigure) -> None:
    rules = find(game).rules
    assert isinstance(rules, OneElevenRules)
    assert tuple(rules.worth((card,)) for card in figure.cards) == figure.symbols


def check_rows(_game: str, figure: RowsFigure) -> None:
    rows = {"cdhs".index(suit): row for suit, row in figure.rows.items()}
    every = " ".join(f"{rank}{suit}" for suit in "cdhs" for rank in range(1, 14))
    state = karo_table(every, "2c", rows=rows)
    layable = {move.card for move in karo8.legal(state) if isinstance(move, Lay)}
    assert layable == set(parse_pieces(figure.next))
    for none in figure.none:
        assert refusal(karo8.apply, state, 0, Lay(parse_piece(none.pieces))) == none.refusal


def check_trick(_game: str, figure: TrickFigure) -> None:
    turned = figure.turned
    state = duel_table(*(f"{' '.join(cards)} 2c" for cards in turned))
    for _ in range(max(len(cards) for cards in turned)):
        assert state.last_winner is None
        state, _ = flip_all(state)
    assert state.last_winner == figure.winner
    assert tuple(tuple(map(str, cards)) for cards in state.last) == turned


def check_grid(game: str, figure: GridFigure) -> None:
    taken: set[tuple[int, int]] = set()
    for one in figure.melds:
        pieces = parse_pieces(one.pieces)
        read(pieces, melds_of(game))
        row, column = int(one.at[1:]), "abcdefghijklm".index(one.at[0])
        cells = {(row, column + step) for step in range(-1, len(pieces))}
        assert 1 <= row <= 10
        assert column + len(pieces) <= 13
        assert not cells & taken, "neighbours have a gap between them"
        taken |= cells
    assert fits_board(tuple(len(parse_pieces(one.pieces)) for one in figure.melds))


CHECKS: Final[dict[str, Callable[[str, Any], None]]] = {
    name.removeprefix("check_"): check
    for name, check in dict(globals()).items()
    if name.startswith("check_")
}


def kind_of(figure: Figure) -> str:
    return str(type(figure).__struct_config__.tag)


# ------------------------------------------------------------------------------------- the tests


@pytest.mark.parametrize(
    ("game", "figure"), SHOWN, ids=[f"{game}-{kind_of(one)}" for game, one in SHOWN]
)
def test_the_engine_agrees(game: str, figure: Figure) -> None:
    CHECKS[kind_of(figure)](game, figure)


def test_every_game_has_figures_and_every_kind_is_used() -> None:
    assert {*FIGURES} == {game for game, _ in SHOWN} == {*GAMES}
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(AnyFigure)}
    assert {kind_of(figure) for _, figure in SHOWN} == {*CHECKS} == kinds


def test_a_figure_with_a_field_too_many_or_too_few_is_refused() -> None:
    rob = {"kind": "rob", "caption": "web-figure-rob", "meld": "5h 6h *", "card": "7h"}
    for wrong in (rob, {**rob, "then": "5h 6h 7h", "them": ""}, {**rob, "kind": "robb"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"figures": [wrong]}, Place)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_its_place(game: str, language: str) -> None:
    assert len(Words(language=language)(f"rules-{game}").split("\n\n")) == len(FIGURES[game])
    assert FIGURES[game][0].chapter


def test_a_refusal_is_always_told_for_the_same_reason() -> None:
    """The short words beside a picture stand for one code of the engine."""
    codes: dict[str, set[str]] = {}

    def look(value: object) -> None:
        if isinstance(value, dict):
            if value.get("not"):
                codes.setdefault(value["why"], set()).add(value["not"])
            for inner in value.values():
                look(inner)
        elif isinstance(value, list | tuple):
            for inner in value:
                look(inner)

    look(msgspec.to_builtins(FIGURES))
    short = codes.pop("web-figure-no-short")
    assert short == {"tiles-opening-short", "romme-opening-short"}
    assert all(len(one) == 1 for one in codes.values())
