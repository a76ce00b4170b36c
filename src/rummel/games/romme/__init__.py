"""Rommé, and Rommé mit Anlegen: draw one, lay melds and add to them, discard one."""

from rummel.family import Bots, Family, Game, Length, Terminal, read_by
from rummel.games.romme import advice, bots, lesson, play, position, scoring, state, terminal
from rummel.games.romme.rules import RommeRules, worth
from rummel.games.romme.state import RommeState
from rummel.pieces import deck

FAMILY = Family(
    name="romme",
    rules=RommeRules,
    state=RommeState,
    moves=state.MOVES,
    # The course of play
    deal=play.deal,
    apply=play.apply,
    to_act=state.to_act,
    turn=state.turn_of,
    view=play.view,
    resample=play.resample,
    moves_under=play.moves_under,
    unlisted=state.unlisted,
    building=None,
    # Its pieces
    pieces_of=play.pieces_of,
    pack=lambda rules: deck(2, rules.jokers),
    has_tiles=lambda _rules: False,
    piles=("hands", "discards", "stock"),
    hidden=("hands", "drawn"),
    positions=position.POSITIONS,
    # Melds, counting, advice, bots, terminal
    read_meld=read_by(advice.question),
    hand_worth=lambda rules, hand: worth(rules).of_hand(hand),
    melding=advice.MELDING,
    counting=scoring.COUNTING,
    account=play.account,
    advise=advice.advise,
    bots=Bots(
        greedy=bots.greedy, steady=bots.steady, think=bots.think, levels=lambda _rules: bots.LEVELS
    ),
    terminal=Terminal(table=terminal.table, hand=None, rephrase=None),
)

GAMES = (
    Game(
        id="romme",
        family=FAMILY,
        rules=RommeRules(players=4, rounds=4),
        seats=(2, 3, 4, 5, 6),
        sheet="ROM",
        box="Disney 100 Rommé",
        minutes=20,
        mood="light",
        best_with=(3, 4),
        length=Length(quick={"rounds": 1}, long={"rounds": 8}),
        lesson=lesson.ROMME,
    ),
    Game(
        id="romme-lay",
        family=FAMILY,
        rules=RommeRules(
            players=4,
            rounds=4,
            opening_add="one",
            last_discard=False,
            relief=40,
            lone_joker="struck",
            first_lay_penalty=20,
        ),
        seats=(2, 3, 4, 5, 6),
        sheet="LAY",
        box="Disney 100 Rommé",
        minutes=20,
        mood="thoughtful",
        best_with=(3, 4),
        length=Length(quick={"rounds": 1}, long={"rounds": 8}),
        builds_on="ROM",  # Q-LAY-9
        lesson=lesson.LAY,
    ),
)
