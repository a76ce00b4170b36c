"""New game: not written yet: what it is, in a line."""

from rummel.family import Bots, Counting, Family, Game, Length, Terminal, left_of, no_moves
from rummel.games.new_game import bots, play, position, terminal
from rummel.pieces import deck
from rummel.scoring import ByWinner, won_account

FAMILY = Family(
    name="new-game",
    rules=play.NewGameRules,
    state=play.NewGameState,
    moves=play.MOVES,
    # The course of play
    deal=play.deal,
    apply=play.apply,
    to_act=play.to_act,
    turn=play.turn_of,
    view=play.view,
    resample=play.resample,
    moves_under=lambda _rules: play.MOVES,
    unlisted=no_moves,
    building=None,
    # Its pieces
    pieces_of=play.pieces_of,
    pack=lambda _rules: deck(1, 0),  # not written yet: the pieces that it is played with
    has_tiles=lambda _rules: False,
    piles=("hands", "stock"),
    hidden=("hands",),
    positions=position.POSITIONS,
    # Melds, counting, advice, bots, terminal
    read_meld=None,  # not written yet: melds, if it has them
    hand_worth=None,
    melding=None,
    counting=Counting[play.NewGameRules](
        facts=lambda _game: ByWinner(),  # not written yet: how a round is counted
        words=lambda _rules: (),
        mark=0,
        points=None,
        next_first=left_of,
    ),
    account=won_account,  # not written yet: what points are made of
    advise=bots.advise,
    bots=Bots(
        greedy=bots.greedy,
        steady=bots.steady,
        think=bots.think,
        levels=lambda _rules: bots.LEVELS,
    ),
    terminal=Terminal(table=terminal.table, hand=None, rephrase=None),
)

GAMES = (
    Game(
        id="new-game",
        family=FAMILY,
        rules=play.NewGameRules(),
        seats=(2,),  # not written yet: how many can play
        sheet="XYZ",
        box="",  # not written yet: what is printed on its box
        minutes=10,  # not written yet: how long a match takes
        mood="light",
        best_with=(2,),
        length=Length(),  # not written yet: a quick match and a long one
    ),
)
