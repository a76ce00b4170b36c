"""111: put twelve numbers in order without ever rearranging them."""

from rummel.family import Bots, Counting, Family, Game, Length, Terminal, left_of, no_moves
from rummel.games.one_eleven import advice, bots, lesson, play, position, state, terminal
from rummel.games.one_eleven.rules import BONUS, CARDS, OneElevenRules
from rummel.scoring import ByPoints

FAMILY = Family(
    name="one-eleven",
    rules=OneElevenRules,
    state=state.OneElevenState,
    moves=state.MOVES,
    # The course of play
    deal=play.deal,
    apply=play.apply,
    to_act=state.to_act,
    turn=state.turn_of,
    view=play.view,
    resample=play.resample,
    moves_under=play.moves_under,
    unlisted=no_moves,
    building=None,
    # Its pieces
    pieces_of=play.pieces_of,
    pack=lambda _rules: CARDS,
    has_tiles=lambda _rules: False,
    piles=("hands", "centre", "discards", "draw"),
    hidden=("hands", "taken", "directions"),
    positions=position.POSITIONS,
    # Melds, counting, advice, bots, terminal
    read_meld=None,
    hand_worth=None,
    melding=None,
    counting=Counting[OneElevenRules](
        facts=lambda _game: ByPoints(bonus=BONUS),
        words=lambda _rules: ("!",),
        mark=BONUS,  # ONE-30
        points=None,
        next_first=left_of,
    ),
    account=play.account,
    advise=advice.advise,
    bots=Bots(
        greedy=bots.greedy, steady=bots.steady, think=bots.think, levels=lambda _rules: bots.LEVELS
    ),
    terminal=Terminal(table=terminal.table, hand=terminal.hand, rephrase=terminal.rephrase),
)

GAMES = (
    Game(
        id="one-eleven",
        family=FAMILY,
        rules=OneElevenRules(),
        seats=(2, 3, 4, 5),
        sheet="ONE",
        box="MyRummy 111",
        minutes=10,
        mood="light",
        best_with=(2, 3, 4),
        length=Length(quick={"target": 30}, long={"target": 120}),
        lesson=lesson.ONE_ELEVEN,
    ),
)
