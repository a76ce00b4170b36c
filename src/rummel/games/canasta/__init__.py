"""Canasta: sides that meld cards of a rank in common, and a pile that is taken whole."""

from rummel.family import Bots, Family, Game, Length, Terminal
from rummel.games.canasta import advice, bots, lesson, play, position, scoring, state, terminal
from rummel.games.canasta.rules import PACK, CanastaRules, count, read_meld
from rummel.games.canasta.state import (
    Add,
    Answer,
    Ask,
    CanastaState,
    Discard,
    Draw,
    Lay,
    Pass,
    Take,
)

FAMILY = Family(
    name="canasta",
    rules=CanastaRules,
    state=CanastaState,
    moves=(Draw, Take, Pass, Ask, Answer, Lay, Add, Discard),
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
    pack=lambda _rules: PACK,
    has_tiles=lambda _rules: False,
    piles=("hands", "discards", "stock", "red_threes"),
    hidden=("hands", "drawn"),
    positions=position.POSITIONS,
    # Melds, counting, advice, bots, terminal
    read_meld=read_meld,
    hand_worth=lambda _rules, hand: count(hand),
    melding=None,  # its melds have wild twos and cards twice: nothing for the arranger
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
        id="canasta",
        family=FAMILY,
        rules=CanastaRules(players=4, rounds=0, target=5000),
        seats=(2, 3, 4),
        sheet="CAN",
        box="",
        minutes=30,
        mood="thoughtful",
        best_with=(4,),
        length=Length(quick={"target": 1500}, long={"target": 10000}),
        lesson=lesson.CANASTA,
    ),
)
