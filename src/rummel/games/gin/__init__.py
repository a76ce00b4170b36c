"""Gin: melds grow in secret, and a player with little left outside them ends the round."""

from rummel.family import Bots, Family, Game, Length, Terminal, read_by
from rummel.games.gin import advice, bots, lesson, play, position, scoring, state, terminal
from rummel.games.gin.rules import GinRules
from rummel.games.gin.state import GinState
from rummel.pieces import deck

FAMILY = Family(
    name="gin",
    rules=GinRules,
    state=GinState,
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
    pack=lambda rules: deck(rules.packs, 0),
    has_tiles=lambda rules: not rules.court_ten,
    piles=("hands", "discards", "stock"),
    hidden=("hands", "drawn"),
    positions=position.POSITIONS,
    # Melds, counting, advice, bots, terminal
    read_meld=read_by(advice.question),
    hand_worth=lambda rules, hand: scoring.worth(hand, rules.cap),
    melding=advice.MELDING,
    counting=scoring.COUNTING,
    account=play.account,
    advise=advice.advise,
    bots=Bots(greedy=bots.greedy, steady=bots.steady, think=bots.think, levels=bots.levels),
    terminal=Terminal(table=terminal.table, hand=None, rephrase=None),
)

GAMES = (
    Game(
        id="serie-noire-gin",
        family=FAMILY,
        rules=GinRules(rounds=0, target=100, max_rounds=30),
        seats=(2, 3, 4),
        sheet="GIN",
        box="Dujardin Série Noire",
        minutes=15,
        mood="thoughtful",
        best_with=(2, 3),
        length=Length(quick={"rounds": 1}, long={"target": 250}),
        lesson=lesson.SERIE_NOIRE,
    ),
    Game(
        id="gin",
        family=FAMILY,
        rules=GinRules(
            rounds=0,
            target=100,
            max_rounds=30,
            packs=1,
            upcard=True,
            court_ten=True,
            discards_open=True,
            may_return_taken=False,
            end_before_draw=False,
            end_after_discard=True,
            limit=10,
            least_melded=0,
            big_gin=False,
            layoff_on_gin=False,
            big_gin_bonus=31,
            knock_bonus=0,
            lowest_bonus=0,
            win_bonus=0,
            undercut_bonus=25,
            tie="gin-safe",
            wall=2,
            last_discard="dead",
            max_takes=50,
        ),
        seats=(2,),
        sheet="",
        box="",
        minutes=20,
        mood="thoughtful",
        best_with=(2,),
        length=Length(quick={"rounds": 1}, long={"target": 250}),
        lesson=lesson.GIN,
    ),
)
