"""Karo 8: heroes (red) against villains (black), rows that grow from the eights."""

from rummel.family import Bots, Counting, Family, Game, Length, Terminal, left_of, no_moves
from rummel.games.karo8 import advice, bots, lesson, play, position, terminal
from rummel.games.karo8.play import MOVES, Karo8Rules, Karo8State
from rummel.pieces import deck
from rummel.scoring import ByWinner, won_account

FAMILY = Family(
    name="karo8",
    rules=Karo8Rules,
    state=Karo8State,
    moves=MOVES,
    # The course of play
    deal=play.deal,
    apply=play.apply,
    to_act=play.to_act,
    turn=play.turn_of,
    view=play.view,
    resample=play.resample,
    moves_under=lambda _rules: MOVES,
    unlisted=no_moves,
    building=None,
    # Its pieces
    pieces_of=play.pieces_of,
    pack=lambda _rules: deck(1, 0),
    has_tiles=lambda _rules: False,
    piles=("hands", "stock"),
    hidden=("hands",),
    positions=position.POSITIONS,
    # Melds, counting, advice, bots, terminal
    read_meld=None,
    hand_worth=None,
    melding=None,
    counting=Counting[Karo8Rules](
        facts=lambda _game: ByWinner(),
        words=lambda _rules: (),
        mark=0,
        points=None,
        next_first=left_of,
    ),
    account=won_account,
    advise=advice.advise,
    bots=Bots(
        greedy=bots.greedy, steady=bots.steady, think=bots.think, levels=lambda _rules: bots.LEVELS
    ),
    terminal=Terminal(table=terminal.table, hand=None, rephrase=None),
)

GAMES = (
    Game(
        id="karo8",
        family=FAMILY,
        rules=Karo8Rules(),
        seats=(2, 3, 4),
        sheet="KAR",
        box="Disney 100 Rommé",
        minutes=5,
        mood="light",
        best_with=(2, 4),
        length=Length(long={"rounds": 5}),
        lesson=lesson.KARO8,
    ),
)
