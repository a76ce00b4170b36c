"""The tile games: lay melds on a common table and rebuild it. MyRummy, Série Noire,
Brettspielnetz and Rummikub differ in data only.
"""

from rummel.family import Bots, Building, Family, Game, Length, Terminal, read_by
from rummel.games.tiles import (
    advice,
    best,
    bots,
    play,
    position,
    scoring,
    state,
    terminal,
)
from rummel.games.tiles.lesson import lesson
from rummel.games.tiles.rules import TilesRules, worth
from rummel.games.tiles.state import Draw, Exchange, Lay, Pass, Reject, Take, TilesState
from rummel.pieces import deck

FAMILY = Family(
    name="tiles",
    rules=TilesRules,
    state=TilesState,
    moves=(Lay, Draw, Take, Exchange, Reject, Pass),
    # The course of play
    deal=play.deal,
    apply=play.apply,
    to_act=state.to_act,
    turn=state.turn_of,
    view=play.view,
    resample=play.resample,
    moves_under=play.moves_under,
    unlisted=state.unlisted,
    building=Building(
        move=Lay,
        needed=lambda view: 0 if view.seat is None else view.needed[view.seat],
        uses_table=lambda view: view.may_use_table,
        question=advice.whole_question,
    ),
    # Its pieces
    pieces_of=play.pieces_of,
    pack=lambda rules: deck(2, rules.jokers),
    has_tiles=lambda _rules: True,
    piles=("hands", "pool"),
    hidden=("hands", "drawn"),
    positions=position.POSITIONS,
    # Melds, counting, advice, bots, terminal
    read_meld=read_by(best.question),
    hand_worth=lambda rules, hand: worth(rules).of_hand(hand),
    melding=advice.MELDING,
    counting=scoring.COUNTING,
    account=play.account,
    advise=advice.advise,
    bots=Bots(greedy=bots.greedy, steady=bots.steady, think=bots.think, levels=bots.levels),
    terminal=Terminal(table=terminal.table, hand=None, rephrase=None),
)

GAMES = (
    Game(
        id="myrummy",
        family=FAMILY,
        rules=TilesRules(rounds=4),
        seats=(2, 3, 4),
        sheet="MYR",
        box="MyRummy Travel",
        minutes=40,
        mood="thoughtful",
        best_with=(2, 3, 4),
        length=Length(quick={"rounds": 1}, long={"rounds": 8}),
        colours=("black", "grey", "purple", "green"),  # MYR-02
        lesson=lesson("myrummy"),
        puzzles=True,
    ),
    Game(
        id="serie-noire",
        family=FAMILY,
        rules=TilesRules(
            rounds=4,
            starter="lowest",
            next_starter="anew",
            turn="lay-or-exchange",
            hand_finish="double",
            passing="unable",  # SNR-38
            seconds=60,
            timeout="undo",
        ),
        seats=(2, 3, 4),
        sheet="SNR",
        box="Dujardin Série Noire",
        minutes=25,
        mood="thoughtful",
        best_with=(2, 3, 4),
        length=Length(quick={"rounds": 1}, long={"rounds": 8}),
        lesson=lesson("serie-noire", exchanges=True),
    ),
    Game(
        id="brettspielnetz",
        family=FAMILY,
        rules=TilesRules(
            hand=18,
            dealt_joker="one",
            next_starter="anew",
            most_tiles=12,
            opening="one",
            joker_opens=False,
            table_joker="free",
            last_tile_ends=True,
            blocked="lowest-wins",
            scoring="win",
            seconds=0,
            timeout="undo",
        ),
        seats=(2,),
        sheet="BSN",
        box="Brettspielnetz",
        minutes=10,
        mood="thoughtful",
        best_with=(2,),
        length=Length(long={"rounds": 3}),
        cells=True,  # Q-BSN-10
        lesson=lesson("brettspielnetz"),
        puzzles=True,
    ),
    Game(
        id="rummikub",
        family=FAMILY,
        rules=TilesRules(
            starter="highest",
            next_starter="anew",
            blocked="lowest-wins",
            joker_hand=30,
            seconds=60,
            timeout="undo",
            timeout_tiles=3,
        ),
        seats=(2, 3, 4),
        sheet="",
        box="Rummikub",
        minutes=15,
        mood="thoughtful",
        best_with=(2, 3, 4),
        length=Length(long={"rounds": 4}),
        lesson=lesson("rummikub"),
        puzzles=True,
    ),
)
