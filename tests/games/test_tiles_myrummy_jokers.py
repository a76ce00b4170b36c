"""MyRummy: jokers."""

from typing import Any

from rummel.lang import Words
from rummel.pieces import JOKER
from tests.games.kit import code, melds, play, refusal
from tests.games.test_tiles_myrummy import GAME, rule
from tests.games.tiles_kit import meld, position, rack, tile


@rule("MYR-26", "MYR-35", "MYR-36", "Q-MYR-8")
def test_swapping_a_joker() -> None:
    state = position(GAME, "7s 9c 9d 1c", "1d", table="5s 6s *=7s")
    assert play(state, "lay 5s 6s 7s | 9c 9d *").table == melds("9c 9d *=9h | 5s 6s 7s")
    # Without the right tile it stays.
    error = refusal(
        position(GAME, "4s 9c 9d 1c", "1d", table="5s 6s *=7s"), "lay 4s 5s 6s | 9c 9d *"
    )
    assert error.code == "tiles-joker-pinned"
    assert error.facts == {"joker": tile("*=7s"), "needed": meld("7s")}
    # A seven of another colour is no right tile in a run.
    other = position(GAME, "7c 4s 9c 9d 1c", "1d", table="5s 6s *=7s")
    assert code(other, "lay 4s 5s 6s | 9c 9d *") == "tiles-joker-pinned"


@rule("MYR-36", "D-MYR-3")
def test_a_freed_joker_is_used_in_the_same_turn() -> None:
    state = position(GAME, "7s 9c 9d 1c", "1d", table="5s 6s *=7s")
    error = refusal(state, "lay 5s 6s 7s")
    assert (error.code, error.facts) == ("tiles-table-missing", {"piece": JOKER})


@rule("MYR-27", "D-MYR-9")
def test_only_players_who_have_opened_swap_a_joker() -> None:
    state = position(GAME, "7s 13c 13d 1c", "1d", table="5s 6s *=7s", opened=False)
    assert code(state, "lay 5s 6s 7s | 13c 13d *") == "tiles-table-closed"
    assert refusal(state, "lay 5s 6s 7s | 13c 13d *", seat=1).code == "not-your-turn"


@rule("Q-MYR-5", "D-MYR-14")
def test_a_joker_in_a_set_of_three_is_any_missing_colour() -> None:
    table = "8c 8d *=8h"
    spade = position(GAME, "8s 2c 3c 1c", "1d", table=table)
    heart = position(GAME, "8h 2c 3c 1c", "1d", table=table)
    swap = "lay 8c 8d {0} | 2c 3c *"
    assert play(spade, swap.format("8s")).table == melds("2c 3c *=4c | 8c 8d 8s")
    assert play(heart, swap.format("8h")).table == melds("2c 3c *=4c | 8c 8d 8h")
    # In a set of four only one colour is missing.
    four = position(GAME, "8s 2c 3c 1c", "1d", table="8c 8d *=8h 8s")
    assert refusal(four, "lay 8c 8d 8s | 2c 3c *").facts["needed"] == meld("8h")
    # Option: only the colour that was declared.
    declared: dict[str, Any] = {"table_joker": "declared"}
    spade = position(GAME, "8s 2c 3c 1c", "1d", table=table, **declared)
    assert refusal(spade, swap.format("8s")).facts["needed"] == meld("8h")
    heart = position(GAME, "8h 2c 3c 1c", "1d", table=table, **declared)
    assert play(heart, swap.format("8h")).hands[0] == rack("1c")
    fresh = position(GAME, "9c 9d * 1c", "1d", **declared)
    assert code(fresh, "lay 9c 9d *") == "joker-undeclared"
    assert play(fresh, "lay 9c 9d *=9s").table == melds("9c 9d *=9s")
    # Option: both missing tiles.
    both = position(GAME, "8s 8h 2c 3c 1c", "1d", table=table, table_joker="both")
    assert code(both, swap.format("8s")) == "tiles-joker-both"
    assert play(both, swap.format("8h 8s")).hands[0] == rack("1c")


@rule("MYR-35", "Q-MYR-6")
def test_a_joker_keeps_place_and_identity() -> None:
    state = position(GAME, "8s 9s 3c 3d 5c 5d 1c", "1d", table="3s 4s 5s 6s *=7s")
    # Other tiles may leave if a meld with it remains, and it may be extended.
    assert play(state, "lay 4s 5s 6s *=7s | 3c 3d 3s").hands[0] == rack("8s 9s 5c 5d 1c")
    assert play(state, "lay 3s 4s 5s 6s *=7s 8s").hands[0] == rack("9s 3c 3d 5c 5d 1c")
    wide = position(GAME, "8s 9s 5c 5d 6c 6d 1c", "1d", table="5s 6s *=7s")
    assert play(wide, "lay *=7s 8s 9s | 5c 5d 5s | 6c 6d 6s").hands[0] == rack("1c")
    # It may not turn into another tile, nor join another kind of meld.
    assert code(state, "lay 3s 4s 5s 6s | *=8s 9s 8s") in ("run-gap", "set-ranks")
    moved = position(GAME, "7c 7d 4s 1c", "1d", table="5s 6s *=7s")
    assert code(moved, "lay 4s 5s 6s | 7c 7d *=7s") == "tiles-joker-pinned"
    other = position(GAME, "4s 5c 6c 1c", "1d", table="5s 6s *=7s")
    assert code(other, "lay 4s 5s 6s | 5c 6c *=7c") == "tiles-joker-pinned"
    # In a set its colour is open as long as it stays there, unless only the declared one counts.
    recoloured = "lay 8c 8d *=8s | 9c 9d 9h"
    state = position(GAME, "9c 9d 9h 1c", "1d", table="8c 8d *=8h")
    assert play(state, recoloured).hands[0] == rack("1c")
    strict = position(GAME, "9c 9d 9h 1c", "1d", table="8c 8d *=8h", table_joker="declared")
    assert code(strict, recoloured) == "tiles-joker-pinned"
    # Option: as in Rummikub it goes anywhere.
    free = position(GAME, "7c 7d 4s 1c", "1d", table="5s 6s *=7s", table_joker="free")
    assert play(free, "lay 4s 5s 6s | 7c 7d *=7s").hands[0] == rack("1c")


@rule("Q-MYR-7")
def test_the_replacement_may_come_from_the_table() -> None:
    table = "5s 6s *=7s | 7c 7d 7h 7s"
    wanted = "lay 5s 6s 7s | 7c 7d 7h | 9c 9d *"
    state = position(GAME, "9c 9d 1c", "1d", table=table)
    assert play(state, wanted).hands[0] == rack("1c")
    strict = position(GAME, "9c 9d 1c", "1d", table=table, joker_from_rack=True)
    assert code(strict, wanted) == "tiles-joker-pinned"
    own = position(GAME, "7s 9c 9d 1c", "1d", table="5s 6s *=7s", joker_from_rack=True)
    assert play(own, "lay 5s 6s 7s | 9c 9d *").hands[0] == rack("1c")


@rule("MYR-35", "Q-MYR-22", "Q-MYR-4")
def test_a_tile_in_a_meld_that_still_stands_frees_nothing() -> None:
    table = "4h 5h 6h *=7h | 7c 7d 7h"
    wanted = "lay 4h 5h 6h | 7c 7d 7h | 10c 11c *"
    state = position(GAME, "10c 11c 1c", "1d", table=table)
    refused = refusal(state, wanted)
    assert refused.code == "tiles-joker-stands"
    assert refused.facts == {"joker": meld("*=7h")[0], "needed": meld("7h")}
    # Added to, it still stands.
    grown = position(GAME, "7s 10c 11c 1c", "1d", table=table)
    assert code(grown, "lay 4h 5h 6h | 7c 7d 7h 7s | 10c 11c *") == "tiles-joker-stands"
    # From the rack, or out of a meld that is taken apart, the tile frees the joker.
    own = position(GAME, "7h 10c 11c 1c", "1d", table=table)
    assert play(own, "lay 4h 5h 6h 7h | 7c 7d 7h | 10c 11c *").hands[0] == rack("1c")
    apart = position(GAME, "7s 10c 11c 1c", "1d", table=table)
    assert play(apart, "lay 4h 5h 6h 7h | 7c 7d 7s | 10c 11c *").hands[0] == rack("1c")
    # No such tile on the table at all.
    none = position(GAME, "10c 11c 1c", "1d", table="4h 5h 6h *=7h")
    assert code(none, "lay 4h 5h 6h | 10c 11c *") == "tiles-joker-pinned"
    # As it was before: any fitting tile on the table.
    lying = position(GAME, "10c 11c 1c", "1d", table=table, joker_tile_moves=False)
    assert play(lying, wanted).hands[0] == rack("1c")


@rule("Q-MYR-5", "Q-MYR-22")
def test_one_of_two_missing_tiles_is_enough_and_the_words_say_so() -> None:
    state = position(GAME, "10c 11c 1c", "1d", table="7c 7d *=7h | 4c 5c 6c | 4d 5d 6d")
    refused = refusal(state, "lay 4c 5c 6c 7c | 4d 5d 6d 7d | 10c 11c *")
    assert refused.facts["needed"] == meld("7h 7s")
    assert "One is enough" in Words(language="en").error(refused)


@rule("MYR-24", "Q-MYR-9", "MYR-15")
def test_an_undeclared_joker_stands_for_what_makes_the_turn_legal() -> None:
    # The order says 8s, which falls short of 30; as the jack it opens.
    state = position(GAME, "9s 10s * 1c", "1d", opened=False)
    assert play(state, "lay * 9s 10s").table == melds("9s 10s *=11s")
    # The order says 3h; only as the 7h, where it stood, may it lie there.
    state = position(GAME, "4h 1c", "1d", table="5h 6h *=7h")
    assert play(state, "lay * 4h 5h 6h").table == melds("4h 5h 6h *=7h")


@rule("Q-MYR-7")
def test_two_freed_jokers_need_two_tiles() -> None:
    table = "5s 6s *=7s | *=7s 8s 9s"
    rest = "9c 9d 12c 12d 1c"
    wanted = "lay 5s 6s 7s {0}| 9c 9d *=9h | 12c 12d *=12h"
    one = position(GAME, f"7s {rest}", "1d", table=table)
    assert code(one, "lay 5s 6s 7s 8s 9s | 9c 9d *=9h | 12c 12d *=12h") == "tiles-joker-pinned"
    two = position(GAME, f"7s 7s {rest}", "1d", table=table)
    assert play(two, wanted.format("| 7s 8s 9s ")).hands[0] == rack("1c")


@rule("Q-MYR-8")
def test_option_a_freed_joker_joins_a_meld() -> None:
    state = position(GAME, "7s 9c 9d 1c", "1d", table="5s 6s *=7s | 2c 2d 2h", joker_joins=True)
    assert code(state, "lay 5s 6s 7s | 2c 2d 2h | 9c 9d *") == "tiles-joker-joins"
    assert play(state, "lay 5s 6s 7s | 2c 2d 2h *").hands[0] == rack("9c 9d 1c")
    assert play(state, "lay 5s 6s 7s *=8s | 2c 2d 2h").hands[0] == rack("9c 9d 1c")
    assert play(state, "lay *=4s 5s 6s 7s | 2c 2d 2h").hands[0] == rack("9c 9d 1c")
    # A longer new meld is no old one, and neither is the rest of one that gave its tile away.
    long = position(GAME, "7s 9c 9d 9h 1c", "1d", table="5s 6s *=7s", joker_joins=True)
    assert code(long, "lay 5s 6s 7s | 9c 9d 9h *") == "tiles-joker-joins"
    rest = position(GAME, "7s 7c 7d 1c", "1d", table="5s 6s *=7s", joker_joins=True)
    assert code(rest, "lay *=4s 5s 6s | 7c 7d 7s") == "tiles-joker-joins"
