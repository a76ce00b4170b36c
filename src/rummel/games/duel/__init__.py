"""The duel: heroes (red) against villains (black), card against card."""

from rummel.family import Bots, Counting, Family, Game, Length, Terminal, no_moves
from rummel.games.duel import bots, play, position, terminal
from rummel.games.duel.play import DuelRules, DuelState, Flip
from rummel.pieces import deck
from rummel.scoring import ByWinner

FAMILY = Family(
    name="duel",
    rules=DuelRules,
    state=DuelState,
    moves=(Flip,),
    # The course of play
    deal=play.deal,
    apply=play.apply,
    to_act=play.to_act,
    turn=play.turn_of,
    view=play.view,
    resample=play.resample,
    moves_under=lambda _rules: (Flip,),
    unlisted=no_moves,
    building=None,
    # Its pieces
    pieces_of=play.pieces_of,
    pack=lambda rules: deck(2, 2 * rules.team_jokers),
    has_tiles=lambda _rules: False,
    piles=("stacks",),
    hidden=(),
    positions=position.POSITIONS,
    # Melds, counting, advice, bots, terminal
    read_meld=None,
    hand_worth=lambda _rules, hand: sum(map(play.value_of, hand)),
    melding=None,
    counting=Counting(
        facts=lambda _game: ByWinner(),
        words=lambda _rules: (),
        mark=0,
        points=None,
        next_first=lambda _rules, _first, _points: None,  # all flip at once
    ),
    account=play.account,
    advise=bots.advise,
    bots=Bots(
        greedy=bots.flip, steady=bots.flip, think=bots.think, levels=lambda _rules: bots.LEVELS
    ),
    terminal=Terminal(table=terminal.table, hand=None, rephrase=None),
)

GAMES = (
    Game(
        id="duel",
        family=FAMILY,
        rules=DuelRules(),
        seats=(2, 4),
        sheet="DUE",
        box="Disney 100 Rommé",
        minutes=5,
        mood="light",
        best_with=(2,),
        length=Length(long={"rounds": 3}),
    ),
)
