"""Native Rommé from positions that are rare in play: long runs, many jokers, hands near the end."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from rummel import games
from rummel.deal import Stream
from rummel.game import Opening, format_move
from rummel.games.romme.rules import RommeRules, meld_rules
from rummel.games.romme.state import RommeState, can_pay
from rummel.melds import find_melds, is_meld
from rummel.native import FAMILIES, Chance, kernel_round, outcome_of, state_of
from rummel.pieces import JOKER, Meld, Piece, deck, joker_for, parse_pieces
from rummel.testkit import random_rules
from tests.native.lockstep import Pair, assert_same

rule = pytest.mark.rule
GAMES = (games.find("romme"), games.find("romme-lay"))


def _some_melds(rules: RommeRules, pack: Counter[Piece], chance: Random) -> list[Meld]:
    """Melds for a table, with jokers in any place; their cards leave the pack."""
    laws = meld_rules(rules)
    shapes = sorted(find_melds(deck(2, 0), laws), key=len)
    table: list[Meld] = []
    for _ in range(chance.choice((0, 1, 3, 6))):
        # Long runs as often as short ones.
        size = chance.randint(3, laws.longest_run)
        shape = chance.choice([one for one in shapes if len(one) == size])
        share = chance.choice((0, 0.2, 0.5))
        meld = tuple(joker_for(one) if chance.random() < share else one for one in shape)
        cards = Counter(one.in_hand for one in meld)
        if is_meld(meld, laws) and cards <= pack:
            pack.subtract(cards)
            table.append(meld)
    return table


def _position(rules: RommeRules, chance: Random) -> RommeState:
    pack = Counter(deck(2, rules.jokers))
    table = _some_melds(rules, pack, chance)
    cards = chance.sample(sorted(pack.elements()), pack.total())
    # Jokers often come to the player on turn.
    if chance.random() < 0.5:
        cards.sort(key=lambda card: card == JOKER)
    hands = []
    for _ in range(rules.players):
        size = min(chance.choice((1, 2, 3, 4, 7, 13)), len(cards) - rules.players)
        hands.append(tuple(sorted(cards.pop() for _ in range(max(1, size)))))
    drawn = chance.choice((None, *hands[0]))
    state = RommeState(
        rules=rules,
        stream=Stream(chance.randbytes(32)),
        first=chance.randrange(rules.players),
        carried=tuple(chance.randint(-90, 30) for _ in hands),
        previous=tuple(chance.randint(-90, 30) for _ in hands),
        turn=0,
        phase="meld",
        hands=tuple(hands),
        stock=tuple(cards[2:]),
        discards=tuple(cards[:2]),
        table=tuple(table),
        owners=tuple(chance.randrange(rules.players) for _ in table),
        turns=9,
        lap=(1 << rules.players) - 1,
        opened=tuple(chance.choice((0, 7, 9)) for _ in hands),
        began=tuple(chance.choice((7, 9)) for _ in hands),
        first_to_lay=chance.choice((None, 0)),
        drawn=drawn,
        taken=chance.choice((None, *hands[0])) if len(hands[0]) > 1 else None,
    )
    owing = replace(state, owed=True)
    owes = rules.robbed_joker == "at-once" and JOKER in hands[0] and can_pay(owing)
    return owing if owes and chance.random() < 0.5 else state


def test_positions(soak: int) -> None:
    """Every choice of a position leads to the same state, and greedy chooses alike."""
    kinds: Counter[str] = Counter()
    for number in range(120 * soak):
        chance = Random(f"romme position {number}")
        game = chance.choice(GAMES)
        rules = random_rules(game, chance)
        assert isinstance(rules, RommeRules)
        family, state = game.family, _position(rules, chance)
        pair = Pair.at(game, state)
        pair.check_greedy(0)
        for action, move in pair.choices(0).items():
            kinds[type(move).__name__] += 1
            copy, by = pair.round.copy(), Chance.keyed(pair.key)
            copy.play(0, action, by)
            after, _ = family.apply(state, 0, move)
            assert_same(state_of(RommeState, rules, copy, Stream(pair.key, by.at)), after)
    assert set(kinds) == {"Add", "Discard", "Lay", "Open", "Rob"}


@rule("LAY-03", "Q-ROM-19")
def test_an_opening_that_lays_the_taken_card() -> None:
    game = games.find("romme-lay")
    rules = game.configure(players=2, rediscard=False)
    assert isinstance(rules, RommeRules)
    hands = parse_pieces("8h 9h 9h 10h 10s"), parse_pieces("3h")
    meld = parse_pieces("11s 12s 13s")
    pack = Counter(deck(2, rules.jokers))
    pack.subtract((*hands[0], *hands[1], *meld))
    state = replace(
        _position(rules, Random(1)),
        hands=hands,
        table=(meld,),
        owners=(1,),
        stock=tuple(pack.elements()),
        discards=(),
        opened=(0, 7),
        drawn=None,
        taken=hands[0][1],
        owed=False,
    )
    pair = Pair.at(game, state)
    pair.check_greedy(0)
    assert "open 10s 1 8h 9h 10h" in map(format_move, pair.choices(0).values())


@rule("LAY-06")
def test_relief_needs_what_was_booked_before() -> None:
    """A batch or an environment can deal a later round of a match."""
    game = games.find("romme-lay")
    rules = game.configure(players=2)
    for losses, points in ((0, 0), (-15, 15), (-60, 40)):
        opening = Opening(first=0, carried=(-70, 0), previous=(losses, 0))
        state, _ = game.family.deal(rules, opening, Stream(b"relief"))
        played = kernel_round(rules)
        played.deal(Chance.keyed(bytes(32)), 0, opening.carried, opening.previous)
        assert isinstance(state, RommeState)
        fields = played.fields()
        assert (fields["carried"], fields["previous"]) == ([-70, 0], [losses, 0])
        fields |= {"hands": [bytes([5]), bytes([9, 10])], "stock": bytes([1])}
        played.set(fields)
        (discard,) = played.actions(0)
        played.play(0, discard, Chance.keyed(bytes(32)))
        outcome = outcome_of(FAMILIES["romme"], played.result)
        assert outcome
        assert outcome.points == (points, -19)


BAD = {
    "hands": [bytes([5, 5, 5]), bytes([6])],
    "table": [bytes([1, 2, 4])],
    "owners": bytes([0]),
    "turn": 2,
    "phase": 4,
    "taken": 7,
    "drawn": 99,
    "asked": bytes([1]),
    "lap": 4,
    "turns": 0,
    "stock": bytes([15]),
}


@pytest.mark.parametrize("field", BAD)
def test_fields_that_no_round_can_have(field: str) -> None:
    """They are refused by name, and the round stays as it was."""
    game = games.find("romme")
    played = kernel_round(game.configure(players=2))
    played.deal(Chance.seeded(1), 0)
    before = played.fields()
    with pytest.raises(ValueError, match=field):
        played.set({**before, field: BAD[field]})
    assert played.fields() == before


def test_numbers_for_other_seats_are_refused() -> None:
    game = games.find("romme")
    played = kernel_round(game.rules)
    with pytest.raises(ValueError, match="4 seats and 2 numbers"):
        played.deal(Chance.seeded(1), 0, (1, 2))
