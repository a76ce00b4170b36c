"""The tile bots in positions whose best turn is known."""

from random import Random

from msgspec.structs import replace

from rummel.bots import BOTS
from rummel.deal import Stream
from rummel.game import Move, Opening
from rummel.games import find
from rummel.games.tiles.play import apply, deal, view
from rummel.games.tiles.state import Draw, Exchange, Lay, TilesState
from rummel.pieces import JOKER, parse_pieces


def position(
    game: str, rack: str, table: tuple[str, ...] = (), *, opened: bool = True
) -> TilesState:
    """Seat 0 is to move."""
    rules = find(game).configure()
    state, _ = deal(rules, Opening(first=0), Stream(b"tiles"))  # type: ignore[arg-type]
    return replace(
        state,
        hands=(tuple(sorted(parse_pieces(rack))), *state.hands[1:]),
        table=tuple(parse_pieces(meld) for meld in table),
        opened=(opened,) * rules.players,
    )


def decide(bot: str, state: TilesState) -> Move:
    move = BOTS[bot](view(state, 0), Random(1))
    apply(state, 0, move)
    return move


def left(state: TilesState, move: Move) -> int:
    return len(apply(state, 0, move)[0].hands[0])


def test_greedy_lays_all_four_of_a_set_with_its_joker() -> None:
    state = position("rummikub", "5h 5c 5s * 13d 1d")
    move = decide("greedy", state)
    assert isinstance(move, Lay)
    assert left(state, move) == 2


def test_greedy_rebuilds_the_table_to_lay_more() -> None:
    # MYR-39: the 2 of the run makes a set, and 6c takes its place.
    state = position("rummikub", "6c 2d 2s 13h", ("2c 3c 4c 5c",))
    move = decide("greedy", state)
    assert isinstance(move, Lay)
    assert left(state, move) == 1


def test_greedy_opens_only_with_enough() -> None:
    assert decide("greedy", position("myrummy", "8h 9h 10h 1c 1d", opened=False)) == Draw()
    move = decide("greedy", position("myrummy", "9h 10h 11h 1c 1d", opened=False))
    assert isinstance(move, Lay)


def test_steady_holds_back_what_it_could_lay() -> None:
    state = position("rummikub", "5h 6h 7h 13d 1c")
    assert isinstance(decide("greedy", state), Lay)
    assert decide("steady", state) == Draw()


def test_steady_goes_out_as_soon_as_it_can() -> None:
    state = position("rummikub", "5h 6h 7h 13d 13c *")
    move = decide("steady", state)
    assert isinstance(move, Lay)
    assert apply(state, 0, move)[0].outcome


def test_steady_opens_at_once() -> None:
    state = position("rummikub", "10h 11h 12h 1c 3d", opened=False)
    assert isinstance(decide("steady", state), Lay)


def test_steady_lays_when_a_turn_could_not_lay_its_whole_rack() -> None:
    rack = "5h 6h 7h 1c 3c 5c 7c 9c 11c 13c 2d 4d 13d"
    state = position("brettspielnetz", rack)
    assert isinstance(decide("steady", state), Lay)
    assert decide("steady", position("brettspielnetz", rack[:-9])) == Draw()


def test_steady_lays_once_the_pool_is_empty() -> None:
    state = replace(position("rummikub", "5h 6h 7h 13d 1c"), pool=())
    assert isinstance(decide("steady", state), Lay)


def test_steady_sheds_what_it_can_before_somebody_with_one_tile() -> None:
    state = position("serie-noire", "5h 6h 7h 13d 1c")
    assert isinstance(decide("steady", state), Exchange)
    last = replace(state, hands=(state.hands[0], parse_pieces("9s")))
    assert isinstance(decide("steady", last), Lay)


def test_steady_exchanges_the_tile_with_the_fewest_neighbours() -> None:
    # 5h and 6h are neighbours, the sevens a pair; 1c is alone, and a joker never goes.
    state = position("serie-noire", "5h 6h 7c 7d 1c", opened=False)
    move = decide("steady", state)
    assert isinstance(move, Exchange)
    assert str(move.tile) == "1c"
    state = position("serie-noire", "* 13s", opened=False)
    move = decide("steady", state)
    assert isinstance(move, Exchange)
    assert move.tile != JOKER
