"""No bot makes an illegal move, whatever the rules: random option sets over every game.

Play alone seldom comes to the positions that part a legal move from an illegal one, so for the
games with melds tables are laid out too, with all the jokers that the rules allow.
"""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rummel.bots import BOTS
from rummel.deal import Stream
from rummel.family import Game
from rummel.game import Opening, options
from rummel.games import GAMES
from rummel.games.romme.rules import meld_rules as romme_melds
from rummel.games.romme.state import RommeState
from rummel.games.tiles.lays import lays
from rummel.games.tiles.rules import meld_rules as tiles_melds
from rummel.games.tiles.state import TilesState
from rummel.games.tiles.table import in_hand, plan
from rummel.melds import MeldRules, is_meld, read
from rummel.pieces import JOKER, Meld, Piece, deck, joker_for, piece
from rummel.testkit import any_rules, check_bots, check_offers
from tests.games.tiles_kit import melds, rack, rules_of

OPTION_SETS = 28  # for each of the eleven games, so over 300
SOAKED = 50  # times the soak: `make soak` plays over 5,000
MOVES = 40
POSITIONS = 40
Middle = TilesState | RommeState
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@each_game
def test_bots_make_only_legal_moves(game: Game, soak: int) -> None:
    for number in range(OPTION_SETS if soak == 1 else SOAKED * soak):
        seed = f"legal/{game.id}/{number}"
        chance = Random(seed)
        rules = any_rules(game, chance)
        family = game.family
        try:
            state, _ = family.deal(rules, Opening(), Stream(chance.randbytes(32)))
            check_bots(family, state, chance, moves=MOVES)
            if isinstance(state, Middle):
                for at in range(POSITIONS):
                    middle = laid_out(state, chance)
                    check_offers(family, middle, middle.turn)
                    if at % 8 == 0:
                        check_bots(family, middle, chance, moves=6)
        except BaseException as error:
            error.add_note(f"{game.id} with seed {seed!r} and {rules}")
            raise


@each_game
def test_the_caps_end_every_round(game: Game, soak: int) -> None:
    """Whatever the rules, bots that get nowhere play no longer than the caps allow."""
    for number in range(4 * soak):
        seed = f"caps/{game.id}/{number}"
        chance = Random(seed)
        rules = any_rules(game, chance)
        caps = {
            found.name: chance.randint(found.least, 12)
            for found in options(type(rules))
            if found.name.startswith("max_") and found.least
        }
        rules = replace(rules, **caps)
        family = game.family
        state, _ = family.deal(rules, Opening(), Stream(chance.randbytes(32)))
        bot = BOTS[chance.choice(list(BOTS))]
        moves = 0
        while not state.outcome:
            seat = family.to_act(state)[0]
            state, _ = family.apply(state, seat, bot(family.view(state, seat), chance))
            moves += 1
            assert moves < 10_000, f"{game.id} with seed {seed!r} and {rules}"


# ------------------------------------------------------------------------------------- positions


def laid_out(state: Middle, chance: Random) -> Middle:
    """A round of the same rules in its middle: melds on the table, and jokers in play."""
    if isinstance(state, TilesState):
        rules = state.rules
        table, rest = _table(tiles_melds(rules), rules.jokers, chance)
        hands, rest = _hands(rest, rules.players, chance.randint(1, 26), chance)
        pool = chance.choice((len(rest), 1, 0))
        return replace(
            state,
            table=table,
            hands=hands,
            pool=tuple(rest[:pool]),
            scrap=tuple(rest[pool:]),
            phase="draw" if rules.draws_first and pool else "play",
            opened=tuple(chance.random() < 0.8 for _ in hands),
        )
    known = state.rules
    table, rest = _table(romme_melds(known), known.jokers, chance)
    hands, rest = _hands(rest, known.players, chance.randint(2, 14), chance)
    turns = 3 * known.players
    opened = tuple(chance.choice((0, turns - known.players, turns)) for _ in hands)
    return replace(
        state,
        table=table,
        owners=tuple(chance.randrange(known.players) for _ in table),
        hands=hands,
        stock=tuple(rest[2:]),
        discards=tuple(rest[:2]),
        phase="meld",
        lap=(1 << known.players) - 1,
        turns=turns,
        opened=opened,
        began=opened,
        taken=chance.choice((None, hands[state.turn][0])),
    )


def _table(rules: MeldRules, jokers: int, chance: Random) -> tuple[tuple[Meld, ...], list[Piece]]:
    """Melds, many of them with jokers, and the pieces that are left, mixed."""
    left = Counter(deck(2, jokers))
    table: list[Meld] = []
    wanted, most = chance.randint(0, 10), chance.randint(0, jokers)
    for _ in range(200):
        if len(table) == wanted:
            break
        faces = _faces(rules, chance)
        wild = chance.sample(range(len(faces)), min(most, chance.randrange(len(faces))))
        meld = tuple(joker_for(one) if at in wild else one for at, one in enumerate(faces))
        need = Counter(in_hand(meld))
        if need <= left and is_meld(meld, rules):
            table.append(read(meld, rules).meld)
            left -= need
            most -= need[JOKER]
    rest = list(left.elements())
    chance.shuffle(rest)
    return tuple(table), rest


def _faces(rules: MeldRules, chance: Random) -> Meld:
    """What looks like a meld."""
    rank, suit = chance.randint(1, 13), chance.randrange(4)
    if chance.random() < 0.5:
        return tuple(piece(rank, one) for one in chance.sample(range(4), chance.choice((3, 4))))
    ranks = [(rank + step - 1) % 13 + 1 for step in range(chance.randint(3, 6))]
    return tuple(piece(one, chance.randrange(4) if rules.mixed_runs else suit) for one in ranks)


def _hands(
    rest: list[Piece], players: int, size: int, chance: Random
) -> tuple[tuple[tuple[Piece, ...], ...], list[Piece]]:
    """Hands of up to `size` pieces, now and then with every joker that is left."""
    if chance.random() < 0.5:
        rest.sort(key=lambda one: one != JOKER)
    size = min(size, (len(rest) - 4) // players)
    hands = tuple(tuple(sorted(rest[size * at : size * at + size])) for at in range(players))
    return hands, rest[size * players :]


# ------------------------------------------------------------------------------------- the fault


def test_a_meld_lends_no_tile_that_leaves_only_jokers() -> None:
    """The last natural tile of a meld can't be borrowed, nor a run cut in front of its jokers."""
    rules = rules_of("rummikub", jokers=4, hand=26, minimum=0)
    for table, held in (
        ("*=10c *=10d *=10h 10s", "8s 9s 1c"),
        ("5h 6h *=7h *=8h *=9h", "7h 1c 3s"),
        ("*=5h *=6h 7h 8h 9h", "7h 1c 3s"),
    ):
        old, own = melds(table), rack(held)
        for wanted in lays(rules, old, own, opened=True, rejects=False):
            plan(rules, old, own, wanted, opened=True, rejects=False)
