"""Tile games: how much to lay, and which tile to give away.

`greedy` lays as many tiles as can be laid, exactly. `steady` opens like that, and then holds back
until it can go out with all it has. What could be laid now can be laid later just as well, while
everything on the table helps the others too; and a rack that grows with every draw is sooner
without a loose tile than a few leftovers are.

`think` plays the five levels. All but the master keep the table alive: the lower ones lay all that
they see, the others as little as brings them back to a rack that they put up with.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain, islice
from random import Random
from typing import Final

from msgspec.structs import replace

from rummel.game import Move
from rummel.games.tiles.best import best, is_whole, question
from rummel.games.tiles.rules import TilesRules, worth
from rummel.games.tiles.state import Exchange, Lay, Pass, Reject, TilesView, unlisted
from rummel.games.tiles.table import Table
from rummel.knowledge import Knowledge, Level
from rummel.pieces import JOKER, Hand, Piece, deck, without
from rummel.solve import NO_LIMIT, Answer, Objective, arrange_many

_WORK: Final = 400_000  # steps of search for one question: about 40 ms at worst


# --------------------------------------------------------------------------------------- greedy


def greedy(view: TilesView, _chance: Random) -> Move:
    """As many tiles as can be laid; else it draws, or gives its dearest tile away."""
    lay, _ = _most(view)
    return lay or _otherwise(view, {})


def _most(view: TilesView) -> tuple[Lay | None, Hand]:
    """The turn that lays most, and what it leaves on the rack."""
    rack = view.own
    if "lay" not in view.free or view.most < 1:
        return None, rack
    opened = view.opened[view.seat or 0]
    answer = best(view.rules, view.table, rack, opened=opened, rejects=view.rejects, work=_WORK)
    return Lay(answer.table) if answer.laid else None, answer.left


def _otherwise(view: TilesView, value: Mapping[Piece, float]) -> Move:
    """Without laying: the tile of least value goes, of equal ones the dearest."""
    gives = [move for move in view.legal if isinstance(move, Exchange | Reject)]
    if gives:
        return min(
            gives,
            key=lambda move: (move.tile == JOKER, value.get(move.tile, 0), -(move.tile & 15)),
        )
    # Where only players who can't lay may pass, the only move is to lay.
    return view.legal[0] if view.legal else next(unlisted(view))


# --------------------------------------------------------------------------------------- steady


def steady(view: TilesView, _chance: Random) -> Move:
    lay, left = _most(view)
    if lay and (len(left) == view.rejects or not _can_wait(view)):
        return lay
    return _otherwise(view, _values(view.own, left))


def _can_wait(view: TilesView) -> bool:
    """Whether the tiles that could be laid may as well be laid later."""
    assert view.seat is not None
    rules = view.rules
    if not view.opened[view.seat] or view.pool <= (rules.players if rules.last_tile_ends else 0):
        return False
    grows = _grows(rules)
    if not grows and rules.scoring == "racks":
        # Waiting brings no further tile, and a full rack costs much once somebody goes out.
        others = [count for seat, count in enumerate(view.counts) if seat != view.seat]
        if min(others) <= 1:
            return False
    # What a turn can't lay is too much to go out with (BSN-24).
    return len(view.own) + grows <= rules.most_tiles


def _values(rack: Hand, loose: Hand) -> dict[Piece, float]:
    """What each tile is worth to keep: much if it could be laid, else by its neighbours."""
    values: dict[Piece, float] = {}
    tiles = [one for one in loose if one != JOKER]
    for at, one in enumerate(tiles):
        value = 0.5 if 3 <= one & 15 <= 11 else 0.0
        for other in tiles[:at] + tiles[at + 1 :]:
            apart = abs((one & 15) - (other & 15))
            if one.suit == other.suit:
                value += (-1, 2, 1)[apart] if apart < 3 else 0
            elif not apart:
                value += 2
        values[one] = value
    return {one: values.get(one, 100.0) for one in rack}


# ---------------------------------------------------------------------------------------- think
#
# What wins in these games is to give little away. What a rack holds can be laid later as well; what
# lies on the table helps everybody. But a rack that grows without end makes a dull table, and one
# turn of thirty tiles is no fun to lose to. So all but the master put up with so many tiles and no
# more, and lay the few that are too many; the better the player, the more that is. The master opens
# only when nothing would be left, or just before the pool runs out. Then passing is better than
# laying: the first player to lay most of a rack hands the round to the next one.

_TAKEN_APART: Final = (0, 1, 2)  # melds that are taken apart at once, by sight; above: any number
_OVERLOOKS: Final = 0.2  # of the impulsive turns, in which not even what lies ready is seen
_BEHIND: Final = 4  # tiles fewer than another's rack are still few enough
_EVERYTHING: Final = 100  # the patience from which somebody holds back everything
_NEAR_THE_END: Final = 2  # draws of everybody before the pool is empty
_SHORT: Final = 18  # tiles of a rack up to which it is counted which others would help
_STEPS: Final = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48)  # tiles to lay, tried one after another
_LONG: Final = 100  # tiles, more than which nobody is thought to lay at once
_DANGER: Final = 0.2  # of another's going out, from which a full rack is not worth the risk
_WORTH_OF_LOOSE: Final = 0.5  # what a rack with one more loose tile is worth to one without


def think(known: Knowledge[TilesView], level: Level, chance: Random) -> Move:
    """What somebody of a level does.

    - `sight`: how many melds it takes apart at once: it lays most of what that allows. Below 3 it
      also gives away the dearest loose tile instead of the one with the fewest neighbours.
    - `room`: how many tiles it puts up with, where a turn without laying draws one: with more it
      lays as few as bring it back, or make it clearly fewer than somebody else has; with these it
      waits for the turn that goes out. Without room or patience it lays all that it sees.
    - `patience`: for this many turns in a row it lays nothing, and then as little as it can; with
      room only while somebody else holds back too, and has clearly more. The most patient go out
      in one turn wherever the rules allow it.
    - `noise`: how often it acts on impulse: it sees only what lies ready then, if that, and lays
      all of it.
    - `worlds`: where it counts which tiles would help, how many tiles it thinks of giving away; and
      the worlds that it looks into before it passes with a full rack.
    """
    view = known.view
    assert view.seat is not None
    impulsive = chance.random() < level.noise
    overlooks = impulsive and chance.random() < _OVERLOOKS
    if impulsive:
        level = replace(level, sight=0, room=0, patience=0)
    elif level.sight < 3 and not _grows(view.rules):
        level = replace(level, patience=0)  # waiting is for those who know what to give away
    if "lay" not in view.free or view.most < 1 or (overlooks and view.legal):
        return _give(view, view.own, level)
    answer = _seen(view, level.sight)
    if not answer.laid:
        return _give(view, view.own if impulsive else answer.left, level)
    lay = Lay(answer.table)
    holds_back = level.room or level.patience
    if len(answer.left) == view.rejects or not holds_back or not view.legal:
        return lay
    over = _over(view, level)
    waits = len(view.own) <= level.room or (over <= 0 and _silent(known) < level.patience)
    if not view.opened[view.seat]:
        if waits and _holds_opening(view, level):
            return _give(view, answer.left, level)
        return _least(view, level, max(3, over)) or lay
    if _can_wait(view):
        if waits and not _lays_for_the_end(view, level):
            return _give(view, answer.left, level)
        # Where no turn brings a further tile, one that lays little is lost.
        return (_least(view, level, max(1, over)) if _grows(view.rules) else None) or lay
    if level.patience >= _EVERYTHING and view.pool > view.rules.players and _grows(view.rules):
        return _least(view, level, 2) or lay  # the rack is too large to go out with (BSN-24)
    if Pass() not in view.legal or level.sight < 3:
        return lay
    if level.worlds and _danger(view, view.table, level.worlds, chance) > _DANGER:
        return lay
    # The last player to pass ends the round, and then the lightest rack is the best.
    if _is_lightest(view, view.own):
        return Pass()
    if lighter := _lighten(view, level, chance):
        return lighter
    if _passes(known) < view.rules.players - 1:
        return Pass()
    return _least(view, level, 1) or lay


def _grows(rules: TilesRules) -> bool:
    """Whether a turn without laying brings a further tile."""
    return rules.turn in ("lay-or-draw", "draw-and-keep")


def _lays_all(rules: TilesRules) -> bool:
    """Whether a turn can lay as much as was dealt (BSN-24)."""
    return rules.most_tiles >= rules.hand


def _seen(view: TilesView, sight: int, most: int = NO_LIMIT) -> Answer:
    """The turn that lays most of what somebody sees."""
    assert view.seat is not None

    fewest = most < NO_LIMIT
    wanted: tuple[Objective, ...] = ("jokers", "points") if fewest else ("tiles", "points")

    def look(most: int, wanted: tuple[Objective, ...] = wanted, *, rebuild: bool = True) -> Answer:
        return best(
            view.rules,
            view.table,
            view.own,
            opened=view.opened[view.seat or 0],
            rejects=view.rejects,
            objectives=wanted,
            most=most,
            rebuild=rebuild,
            work=_WORK,
        )

    answer = look(most)
    if sight >= len(_TAKEN_APART) or answer.moved_melds <= _TAKEN_APART[sight]:
        return answer
    ready = look(most, rebuild=False)
    if fewest or not sight or not is_whole(view.rules, opened=view.opened[view.seat]):
        return ready  # where the arranger does not know every limit, each look would take long
    # What is too much to see at once still holds less that is not; points don't matter then.
    for fewer in range(len(answer.laid), len(ready.laid), -1):
        answer = look(fewer, ("tiles",))
        if answer.moved_melds <= _TAKEN_APART[sight]:
            return answer
    return ready


def _least(view: TilesView, level: Level, start: int) -> Lay | None:
    """The turn that lays fewest tiles, `start` at least; of those, no joker and the dearest."""
    if not is_whole(view.rules, opened=view.opened[view.seat or 0]):
        return None  # each look would take long
    for most in range(start, min(view.most, start + 12)):
        answer = _seen(view, level.sight, most)
        if answer.laid:
            return Lay(answer.table)
    return None


def _is_lightest(view: TilesView, rack: Hand) -> bool:
    """Whether a rack counts less than the others, as far as one can know them."""
    count = worth(view.rules).of_hand
    unseen = _unseen(view)
    fewest = min(number for seat, number in enumerate(view.counts) if seat != view.seat)
    return count(rack) < count(unseen) * fewest / max(1, len(unseen))


def _lighten(view: TilesView, level: Level, chance: Random) -> Lay | None:
    """The turn that lays fewest tiles and leaves the lightest rack, unless it lets somebody out."""
    if not is_whole(view.rules, opened=view.opened[view.seat or 0]):
        return None  # each look would take long
    for most in _STEPS:
        answer = _seen(view, level.sight, most)
        if answer.laid and _is_lightest(view, answer.left):
            danger = _danger(view, answer.table, max(1, level.worlds), chance)
            return Lay(answer.table) if danger <= _DANGER else None
    return None


def _over(view: TilesView, level: Level) -> int:
    """How many tiles somebody holds too many; none where it counts only turns.

    Whoever lays while another holds everything back only helps them. So somebody may always have
    nearly as many as the one who holds most; but never quite, or two would outdo each other.
    """
    if not level.room:
        return 0
    most = max(count for seat, count in enumerate(view.counts) if seat != view.seat)
    return len(view.own) - max(level.room, most - _BEHIND)


def _silent(known: Knowledge[TilesView]) -> int:
    """The turns since the seat laid something."""
    ends = ["passed", "discarded", "tiles-exchanged"]
    if known.view.rules.turn == "lay-or-draw":
        ends.append("drew")
    turns = 0
    for event in known.heard:
        if event.facts.get("seat") == known.view.seat:
            if event.code == "tiles-laid":
                turns = 0
            turns += event.code in ends
    return turns


def _passes(known: Knowledge[TilesView]) -> int:
    """How many have passed in a row."""
    passes = 0
    for event in reversed(known.heard):
        if event.code != "passed":
            break
        passes += 1
    return passes


def _holds_opening(view: TilesView, level: Level) -> bool:
    """Whether to open later: the opening is better kept while something would be left after it."""
    rules = view.rules
    if len(view.own) + _grows(rules) > rules.most_tiles:
        return False
    seats = rules.players
    if rules.turn == "lay-or-draw" and (
        view.pool <= seats or (_minds_the_end(view, level) and view.pool % seats == seats - 2)
    ):
        return False
    return _loose(rules, view.table, [view.own])[0] > view.rejects


def _lays_for_the_end(view: TilesView, level: Level) -> bool:
    """Whether to lay instead of drawing, so that the player before is the first without a pool.

    Whoever comes first then has to pass or to lay most of a rack, and the next player gains.
    """
    rules = view.rules
    if rules.turn != "lay-or-draw" or rules.last_tile_ends:
        return False
    return _minds_the_end(view, level) and view.pool % rules.players != rules.players - 1


def _minds_the_end(view: TilesView, level: Level) -> bool:
    """Whether it matters who comes first to the empty pool, which is near: not between two."""
    seats = view.rules.players
    return level.patience >= _EVERYTHING and seats > 2 and view.pool <= _NEAR_THE_END * seats


def _loose(rules: TilesRules, table: Table, racks: Sequence[Hand]) -> list[int]:
    """How many tiles of each rack would be left if it were laid by somebody who has opened."""
    position = replace(
        question(rules, table, (), opened=True, objectives=("tiles",)),
        most=NO_LIMIT,
        work=_WORK // max(4, len(racks)),
        tidy_work=0,
    )
    answers = arrange_many([replace(position, rack=tuple(sorted(rack))) for rack in racks])
    return [len(answer.left) for answer in answers]


def _unseen(view: TilesView) -> list[Piece]:
    """The tiles that the seat sees nowhere."""
    seen = Counter(one.in_hand for one in (*view.own, *view.scrap, *chain(*view.table)))
    return list((Counter(deck(2, view.rules.jokers)) - seen).elements())


def _danger(view: TilesView, table: Table, worlds: int, chance: Random) -> float:
    """The chance that one of the others can go out on a table."""
    assert view.seat is not None
    unseen = _unseen(view)
    sizes = [
        count
        for seat, count in enumerate(view.counts)
        if seat != view.seat and view.opened[seat] and count <= min(view.rules.most_tiles, _LONG)
    ]
    if sum(sizes) == len(unseen) and len(sizes) == 1:
        worlds = 1
    bad = 0
    for _ in range(worlds):
        chance.shuffle(unseen)
        dealt = iter(unseen)
        racks = (tuple(islice(dealt, size)) for size in sizes)
        bad += any(_loose(view.rules, table, [rack])[0] == 0 for rack in racks)
    return bad / worlds


def _give(view: TilesView, left: Hand, level: Level) -> Move:
    """A turn without laying."""
    gives = [move for move in view.legal if isinstance(move, Exchange | Reject)]
    if level.sight < 3:  # the dearest of what lies loose
        return _otherwise(view, {one: one not in left for one in view.own})
    # Hundreds of racks are looked at: not where one takes long.
    quick = len(view.own) <= _SHORT and view.rules.jokers <= 2 and not view.rules.mixed_runs
    if not level.worlds or not quick or not gives or len(gives) != len(view.legal):
        return _otherwise(view, _values(view.own, left))
    values = _values(view.own, left)
    now = _loose(view.rules, view.table, [view.own])[0]
    likely = sorted((move for move in gives if move.tile != JOKER), key=lambda m: values[m.tile])
    racks = {move: without(view.own, (move.tile,)) for move in likely[: level.worlds]}
    after = dict(zip(racks, _loose(view.rules, view.table, list(racks.values())), strict=True))
    # A new tile comes only where the tile is named before it is seen (Q-SNR-2).
    blind = isinstance(gives[0], Exchange) and view.phase == "play"
    draws = Counter(_unseen(view)) if blind else Counter[Piece]()
    worth: dict[Exchange | Reject, float] = {}
    for move, rack in racks.items():
        if draws and after[move] > now:
            continue  # it would take a meld apart
        further = [(*rack, one) for one in draws]
        loose = _loose(view.rules, view.table, further) if draws else [after[move]]
        times = draws.values() or (1,)
        value = sum(n * _WORTH_OF_LOOSE**left for n, left in zip(times, loose, strict=True))
        # Of equal ones the one with the fewest neighbours, and then the dearest.
        fine = 1e-4 * (move.tile & 15) - 5e-3 * min(10.0, values[move.tile])
        worth[move] = value / (draws.total() or 1) + fine
    return max(worth, key=lambda move: worth[move]) if worth else _otherwise(view, values)


# What tells the levels apart depends on what a turn without laying is worth. Somebody who knows the
# rules, lays all they see and takes one meld apart at most should win half of the matches against
# the lowest, and the higher of two neighbours 60 to 75%; docs/bots.md has the measurements, and
# says where both can't be had.
_MASTER: Final = Level(patience=1000, worlds=16)
_ONE_ROUND: Final = (
    Level(sight=1, noise=0.02),
    Level(sight=2, noise=0.12),
    Level(room=3),
    Level(room=10, patience=5, worlds=3),
    _MASTER,
)
# A match of several rounds leaves less to luck: leo and nora are weaker, and viktor waits longer.
_SEVERAL_ROUNDS: Final = (
    _ONE_ROUND[0],
    Level(sight=2, noise=0.6),
    Level(room=3, noise=0.6),
    Level(room=10, patience=14, worlds=3),
    _MASTER,
)
_EXCHANGING: Final = (
    Level(sight=2, noise=0.6),
    Level(sight=2),
    Level(patience=3, noise=0.1),
    Level(patience=5, noise=0.02, worlds=3),
    _MASTER,
)
_LIMITED: Final = (
    Level(sight=1, noise=0.1),
    Level(sight=2, noise=0.4),
    Level(noise=0.5),
    Level(patience=5, noise=0.02, worlds=3),
    _MASTER,
)


def levels(rules: TilesRules) -> tuple[Level, ...]:
    if not _grows(rules):
        return _EXCHANGING
    if not _lays_all(rules):
        return _LIMITED
    return _ONE_ROUND if rules.rounds == 1 else _SEVERAL_ROUNDS
