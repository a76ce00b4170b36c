### Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy and Rummikub.

## Names

game-myrummy = MyRummy
    .about = Lay runs and sets of tiles, rebuild the table, and be the first with an empty rack.
game-serie-noire = Série Noire Rummy
    .about = Tile rummy in which you exchange a tile when you don’t lay any.
game-brettspielnetz = Brettspielnetz Rummy
    .about = Tile rummy for two, with one joker each and freely moving jokers on the board.
game-rummikub = Rummikub
    .about = The well-known tile rummy: open with 30 points, rebuild the whole table, and empty your rack first.

## Options

option-tiles-hand = Tiles on a rack
    .about = How many tiles everyone gets at the start.
option-tiles-jokers = Jokers
    .about = How many jokers are among the tiles; fewer make it harder.
option-tiles-dealt-joker = Jokers in the deal
    .about = Whether everybody is dealt a joker.
    .chance = as luck has it
    .one = exactly one each
    .at-least-one = at least one each
option-tiles-starter = Who starts
    .about = How the starter is found when no earlier round decides it.
    .lot = by lot
    .lowest = the lowest tile drawn
    .highest = the highest tile drawn
option-tiles-drawer-starts = The drawer starts
    .about = Whoever drew the deciding tile starts; otherwise the player to their left does.
option-tiles-next-starter = Next round’s starter
    .about = Who starts the rounds after the first one.
    .after-last = whoever would have been next
    .anew = decided again each round
    .left = left of the last starter
option-tiles-turn = The turn
    .about = What a turn is made of.
    .lay-or-draw = lay, or draw one tile
    .lay-or-exchange = lay, or exchange one tile with the pool
    .draw-and-reject = draw, lay or not, discard one tile (version 1)
    .draw-and-keep = draw, lay or not, keep all (version 2)
option-tiles-exchanged = Exchanged tiles
    .about = Where an exchanged tile goes.
    .returns = back into the pool
    .scrapped = out of the round
option-tiles-exchange-order = Order of the exchange
    .about = Whether you see the new tile before you choose the one that goes.
    .blind = choose first
    .draw-first = draw first
option-tiles-take-scrap = Take from the discards
    .about = The top discard may be taken instead of a tile from the pool.
option-tiles-reject-on-empty = Discard with an empty pool
    .about = Players who lay must still discard a tile when the pool is empty.
option-tiles-changes = Tiles to exchange
    .about = How many tiles you may exchange after drawing, before you have opened (version 2).
option-tiles-most-tiles = Most tiles in a turn
    .about = The most tiles that may be played in one turn.
option-tiles-most-tiles-of = What counts towards it
    .about = Whether tiles moved on the table count too.
    .rack = tiles from the rack
    .moved = moved tiles too
option-tiles-melds = Melds
    .about = Which melds may be laid.
    .both = sets and runs
    .sets = only sets
    .runs = only runs
option-tiles-ace = The 1
    .about = Where the 1 goes in a run.
    .low = before the 2
    .either = before the 2 or after the 13
    .wrap = anywhere: 13 1 2 too
option-tiles-ace-high = The 1 after the 13 counts
    .about = What a 1 after the 13 counts when opening.
option-tiles-ace-at-both-ends = The 1 at both ends
    .about = Where the 1 may follow the 13, a run may go from 1 through 13 to 1 again, 14 tiles in all; otherwise 13 is the most.
option-tiles-mixed-runs = Runs of mixed colours
    .about = The tiles of a run may have any colours.
option-tiles-minimum = Points to open
    .about = What you must lay to open; with 0 any meld from your own rack will do.
option-tiles-opening = The opening
    .about = Whether several melds together may make up the opening.
    .sum = several melds together
    .one = one meld
option-tiles-joker-opens = Jokers count in the opening
    .about = A joker counts as the tile it stands for; otherwise it adds nothing.
option-tiles-table-when-opening = Table open straight away
    .about = You may use the table on the turn you open, once enough is down from your own rack.
option-tiles-rebuild = Rebuilding
    .about = How far melds on the table may be taken apart.
    .free = any way that ends in melds
    .three = three tiles stay together, or all are split up
    .listed = only shifting, splitting, replacing and removing
option-tiles-table-joker = Jokers on the table
    .about = What must take a joker’s place before it may move.
    .any = any tile that would fit
    .declared = the tile it was laid as
    .both = in a set, every missing tile
    .free = nothing
option-tiles-joker-from-rack = Replacement from the rack
    .about = The tile that frees a joker must come from the rack on that turn.
option-tiles-joker-tile-moves = The replacement has moved
    .about = The tile that frees a joker comes from the rack or out of a meld that is taken apart; otherwise any fitting tile on the table will do.
option-tiles-joker-joins = Freed jokers only join
    .about = A freed joker may only be added to a meld that was there before.
option-tiles-one-joker = One joker per meld
    .about = A meld may hold one joker at most.
option-tiles-board-cells = Limited board
    .about = All melds must fit on ten rows of thirteen tiles, with a gap between neighbours.
option-tiles-hand-finish = All in one go
    .about = What it earns to lay all your tiles at once without having laid any before.
    .plain = nothing special
    .double = counts double
    .handrummy = counts double and needs no minimum (Hand Rummy)
option-tiles-hand-finish-last = Last tiles in one go
    .about = Going out with at least this many tiles at once counts double as well; 0 for never.
option-tiles-last-tile-ends = Last tile ends the round
    .about = The round is over at once when somebody draws the last tile.
option-tiles-passing = Passing
    .about = Who may pass when the pool is empty.
    .willing = anyone
    .unable = only those who can’t lay
option-tiles-blocked = Nobody goes out
    .about = What is scored when a round ends with tiles on every rack.
    .all-minus = everyone loses the value of their rack
    .lowest-wins = whoever has the lowest rack collects the differences
option-tiles-scoring = Points
    .about = What a round is worth.
    .racks = what the racks count
    .win = one point for winning
option-tiles-joker-hand = Joker on a rack
    .about = What a joker left on a rack counts.
option-tiles-max-turns = Turn limit
    .about = After this many turns the round is over, as if everyone were blocked.
option-tiles-seconds = Seconds per turn
    .about = How long a turn may take; 0 for no limit.
option-tiles-timeout = When time is up
    .about = What happens to an unfinished turn.
    .keep-most = the largest valid part stays
    .keep-valid = what is valid stays, tried in a fixed order
    .undo = all goes back
option-tiles-timeout-tiles = Tiles for running out of time
    .about = How many tiles you draw if nothing stays.

## Prompts and moves

phase-tiles-draw = Draw a tile.
phase-tiles-play = Lay tiles, or do what else your turn allows.
phase-tiles-change = Exchange another tile, or pass.
phase-tiles-return = Give a tile back to the pool.
phase-tiles-reject = Discard a tile.

move-tiles-lay = lay MELD | MELD … – set the table out like this, with all melds that stay (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – draw a tile from the pool
move-tiles-take = take – take the top discard
move-tiles-exchange = exchange TILE – swap a tile for one from the pool (exchange 5h)
move-tiles-reject = reject TILE – discard a tile (reject 5h)
move-tiles-pass = pass – let the next player go

## Events

event-tiles-lot = { $seat } drew { $pieces } to see who starts.
    .you = You drew { $pieces } to see who starts.
event-tiles-laid = { $moved ->
        [0] { $seat } laid { $melds }.
       *[other] { $seat } laid { $pieces }. New on the table: { $melds }.
    }
    .you = { $moved ->
            [0] You laid { $melds }.
           *[other] You laid { $pieces }. New on the table: { $melds }.
        }
event-tiles-opened = { $points ->
        [0] { $seat } has opened.
        [one] { $seat } has opened with one point.
       *[other] { $seat } has opened with { $points } points.
    }
    .you = { $points ->
            [0] You have opened.
            [one] You have opened with one point.
           *[other] You have opened with { $points } points.
        }
event-tiles-exchanged = { $seat } exchanged a tile.
    .you = You exchanged a tile.
event-tiles-gave = You gave away { $pieces }.

## How a round ended

outcome-tiles-out = Whoever empties their rack wins the round.
outcome-tiles-out-double = All tiles in one go: the points count double.
outcome-tiles-blocked = Everyone has passed and the pool is empty.
outcome-tiles-last-drawn = The last tile has been drawn; the racks decide.
outcome-tiles-even = The racks count the same: a draw.
outcome-tiles-cap = The round has lasted too long and ends here.

## On the score sheet

tally-tiles-double = All in one go: once more
tally-tiles-left = Left over: { $left }

## Refusals

error-tiles-table-missing = { $piece } was on the table and must be in a meld there again.
error-tiles-lay-none = Lay at least one tile from your rack, or don’t lay at all.
error-tiles-too-many = That is { $count } tiles; at most { $most } may be played in a turn.
error-tiles-keep-one = Keep one tile: you need it to discard.
error-tiles-table-closed = You may not touch { $meld } until the turn after you open. Open with your own tiles first.
error-tiles-opening-one = You open with one meld, not { $count }. Lay the others on your next turn.
error-tiles-opening-own = You open with a meld made entirely of your own tiles. Lay one first.
error-tiles-opening-short = { $reached } of { $needed } points: lay more to open, or keep your tiles.
error-tiles-joker-pinned = { $joker } must stay where it is until a tile that fits there takes its place. One is enough: { $needed }.
error-tiles-joker-stands = { $joker } must stay where it is: a tile in a meld that still stands does not replace it. One that fits must come from your rack or from a meld you take apart: { $needed }.
error-tiles-joker-both = { $joker } must stay where it is until all missing tiles lie there: { $needed }.
error-tiles-joker-joins = A freed joker must be added to a meld that was there before.
error-tiles-rebuild-three = Keep three tiles of { $meld } together, or spread all of them over other melds.
error-tiles-rebuild-listed = { $meld } must live on: shift it, split it or replace a tile, but don’t take it apart.
error-tiles-board-full = The melds don’t fit on the board of { $columns } by { $rows }. Put some together.
error-tiles-pool-empty = The pool is empty. Lay tiles or pass.
error-tiles-pool-left = { $tiles ->
        [one] There is still a tile in the pool, so you can’t pass.
       *[other] There are still { $tiles } tiles in the pool, so you can’t pass.
    }
error-tiles-must-lay = You can lay { $pieces }, so you may not pass.
error-tiles-change-opened = You have opened, so you may not exchange tiles any more.
error-tiles-change-most = { $most ->
        [0] Tiles may not be exchanged here.
        [one] You have already exchanged a tile this turn.
       *[other] You have already exchanged { $most } tiles this turn.
    }
error-tiles-keep-drawn = You have just drawn { $piece }. Give away another tile.

## Reasons of hints

why-tiles-waits = You could also wait: the best bot would lay nothing yet.
why-tiles-fewer = The best bot would lay only { $count ->
        [one] one tile
       *[other] { $count } tiles
    } and keep the rest.
why-tiles-joker-freed = A joker on the table comes free and goes elsewhere.
why-tiles-rebuilt = Takes { $count ->
        [one] one meld
       *[other] { $count } melds
    } on the table apart.

## In the terminal

cli-not-opened = ! has not opened yet
cli-pool-label = Pool:
cli-pool = { $count ->
        [0] empty
        [one] one tile
       *[other] { $count } tiles
    }
cli-scrap = Discards:
cli-scrapped = { $count ->
        [one] one tile
       *[other] { $count } tiles
    }, face down
cli-score-word-double = Add “double” at the end if the winner laid everything at once: 13h * / - / 5c 5d double.
cli-do-tiles-meld = meld TILES – make a new meld from your rack and from loose tiles (meld 5h 6h 7h)
cli-do-tiles-add = add TILES MELD – add tiles to a meld on the table (add 9h 3)
cli-do-tiles-take = take TILES MELD – pick tiles up from a meld; you must use them again (take 4h 3)
cli-do-tiles-split = split MELD COUNT – cut a meld in two after this many tiles (split 3 2)

## On the pages

web-do-exchange = Exchange
web-do-reject = Discard
web-tiles-not-opened = has not opened yet
web-tiles-scrap = Discards
web-tiles-new = New meld
web-tiles-empty = Nothing lies on the table yet.
web-tiles-begin = Tap tiles on your rack, or drag them here.
web-tiles-nearer = Larger
web-tiles-fit = Show all
web-tiles-fresh = laid last
web-tiles-moved = moved from another meld
web-tiles-split = Split here
web-tiles-back = To the rack
web-tiles-undo = Undo
web-tiles-redo = Redo
web-tiles-reset = Back to the start of the turn
web-tiles-done = Done
web-tiles-chosen = Your selection
web-tiles-joker = The joker is
web-tiles-run = { $points ->
        [0] Run
        [one] Run, one point
       *[other] Run, { $points } points
    }
web-tiles-set = { $points ->
        [0] Set
        [one] Set, one point
       *[other] Set, { $points } points
    }
web-tiles-fine = This is a meld.
web-tiles-worth = { $points ->
        [one] This is a meld: { $points } point.
       *[other] This is a meld: { $points } points.
    }
web-tiles-ready = { $count ->
        [one] Good: one tile from your rack.
       *[other] Good: { $count } tiles from your rack.
    }
web-tiles-pick = Pick the whole meld, then tap “{ $button }”.
web-tiles-picked = Now tap “{ $button }”.
web-tiles-picked-join = Now tap “{ $button }”, or the meld where it goes.
web-tiles-closed = Until you have opened, the melds of others stay as they are. Open with your own tiles.
web-tiles-opening = { $reached } of { $needed } points
web-tiles-laid-of = { $count } of { $most } tiles laid.
web-tiles-most = { $count } of at most { $most } tiles
web-tiles-changes = { $count ->
        [one] Lay, exchange one tile, or pass.
       *[other] Lay, exchange up to { $count } tiles, or pass.
    }
web-tiles-or-draw = { $needed ->
        [0] Lay tiles
       *[other] Lay tiles worth at least { $needed } points
    }, or draw one.
web-tiles-alone-or-draw = Open with one meld worth at least { $needed } points, or draw a tile.
web-tiles-alone-short = One meld alone must be worth { $needed } points; this one has { $reached }.
web-tiles-alone-joker = The joker adds nothing: this meld has { $reached } of { $needed } points.
web-tiles-or-exchange = { $needed ->
        [0] Lay tiles
       *[other] Lay tiles worth at least { $needed } points
    }, or pick one to exchange.
web-tiles-or-reject = { $needed ->
        [0] Lay tiles
       *[other] Lay tiles worth at least { $needed } points
    }, or pick one to discard.
web-tiles-hint-lay = { $count ->
        [one] One tile can be laid.
       *[other] { $count } tiles can be laid.
    }
web-tiles-hint-short = Nothing to lay yet: { $reached } of { $needed } points are within reach.
web-tiles-hint-none = Nothing can be laid now.
web-tiles-hint-this = The best bot would give this one away.
web-tiles-show = Show me
web-tiles-building = { $name } is building …
web-tiles-flow = Free layout
web-tiles-grid = Board
web-tiles-time-keep = When time is up, what is valid stays.
web-tiles-time-undo = When time is up, everything goes back.
web-tiles-told-new = { $pieces }: new meld
web-tiles-told-meld = { $pieces } to meld { $number }
web-tiles-told-rack = { $pieces } back on the rack
web-tiles-told-split = Meld split
web-tiles-keys = Space selects, Enter adds what is picked, N makes a new meld, S splits before the tile, Backspace takes it back to the rack, Control Z undoes.
web-replay-gave = { $seat } gave away { $pieces }.
web-settings-grid = Table as a board with cells
web-settings-grid-about = As on the board of the original; otherwise the melds go where there is room.

## The lesson

lesson-tiles-open = You want to be the first with an empty rack. To open, you lay at least 30 points from your own rack: here 10, 11 and 12 of one colour. Lay them and end your turn.
lesson-tiles-add = From now on the whole table is yours to use. Numbers in a row in one colour are a run, and your 13 continues 10, 11, 12: add it.
lesson-tiles-rebuild = One number in different colours is a set. There are four sevens, and three are enough: take the one in the colour of your 8 and 9, and make a new run with it.
lesson-tiles-joker = The joker stands for the 4 that you have on your rack. Put yours in its place and use the joker on the same turn: with your two elevens it makes a set.
lesson-tiles-draw = Sometimes nothing fits. Then draw a tile; that ends your turn, and the tile waits for the next one.
lesson-tiles-exchange = Sometimes nothing fits. Then exchange a tile that you can spare for one from the pool; that ends your turn.
lesson-tiles-win = Two tiles left. Lay the one that fits, see what the other player does, and lay your last one: then you have won.

## The rules

rules-myrummy =
    Two to four people play with 106 tiles: 1 to 13 in purple, black, green and grey, twice, and two
    jokers. Everyone takes 14 tiles; the rest is the pool. Who starts is drawn by lot, and turns go
    clockwise.

    A set is three or four tiles of one number in different colours. A run is three or more numbers
    in a row in one colour; the 1 is low, and nothing comes after the 13. A joker stands for any
    tile that would fit there.

    On your turn, either lay tiles or draw one. You may draw even if you could lay. A drawn tile
    waits for your next turn, and whenever you lay, at least one tile must come from your rack.

    To open, you must lay at least 30 points, in one meld or several, all from your own rack. A tile
    counts its number, a joker the tile it stands for. On that turn the rest of the table is closed
    to you.

    From your next turn on the whole table is yours to use: add tiles, take melds apart, build new
    ones. At the end of your turn everything that was on the table must be in sets and runs again.
    Only the result counts, not how you got there.

    A joker on the table keeps its place and its meaning until a tile that would fit there has
    replaced it, from your rack or out of a meld that you take apart on this turn; in a set of three
    either missing colour will do. A freed joker must be used on the same turn. There may be two
    jokers in one meld; if it is not clear what they stand for, you say so.

    You have two minutes for a turn. When time is up, what lies in valid melds stays and the rest
    goes back; if nothing stays, or an opening falls short of 30, everything goes back and you draw
    a tile.

    Whoever lays their last tile wins the round. The others count their racks, a joker 25, as
    penalty points; the winner gets the total as plus points. Whoever would have been next starts
    the next round. If the pool is empty, anyone who does not lay passes; when everyone has passed
    in a row, the round is over and everyone counts their own rack as penalty points. After the
    agreed number of rounds the highest total wins.

    Hand Rummy is an option: if you lay all your tiles from your rack in one go, you don’t need the
    30, and it counts double.

rules-serie-noire =
    Two to four people play with 106 tiles: 1 to 13 in four colours, twice, and two jokers. Everyone
    draws a tile, and whoever has the lowest starts; players who tie draw again, and a joker
    counts 25. Everyone gets 14 tiles; the rest is the pool. Turns go clockwise.

    A set (the sheet says series) is three or four tiles of one number in different colours. A run
    (sequence) is three or more numbers in a row in one colour; the 1 is low only. A joker stands
    for any tile that would fit.

    On your turn, either lay tiles or exchange one. To exchange, choose a tile from your rack,
    unseen by the others, and take one from the pool; then yours is mixed into the pool. You may
    exchange even if you could lay, but never do both in one turn.

    To open, you must lay at least 30 points, in one meld or several, all from your own rack; a tile
    counts its number, a joker the tile it stands for. From your next turn on you may also add to
    any meld and rebuild the table, as long as everything on it ends in melds again.

    A joker on the table moves only once a tile that would fit has taken its place, from your rack
    or out of a meld that you take apart. It never leaves the table and must be used again on the
    same turn.

    The sand timer gives you a minute for your turn. The sheet does not say how long it runs, so you
    can choose another time. If it runs out, your unfinished changes are undone and a tile is
    exchanged: the highest one that is not a joker.

    Whoever gets rid of all their tiles first wins the round. The others count their racks, a joker
    25, as penalty points; the winner gets the total as plus points. If you lay everything at once
    without having laid anything before, all points are doubled, but you still need the 30. A match
    has several rounds: four, unless you agree on another number, and before each of them tiles are
    drawn to see who starts. Then the highest total wins; if totals are equal, the win is shared.

    Other versions are options. In version 1 you always draw first, may lay, and discard one tile;
    you also need a tile to discard in order to finish. In version 2 you always draw first and keep
    everything; until you have opened you may exchange one more tile instead of laying.

    If the pool is empty, nobody draws, exchanges or discards: you lay, and pass only if you can’t.
    When everyone has passed in a row, the round is over and everyone counts their own rack as penalty
    points. The same happens after 400 turns.

    To make it harder or easier: no jokers, another minimum or none, only series or only sequences,
    the 1 after the 13, sequences of mixed colours, more time.

rules-brettspielnetz =
    Two people play with 106 tiles: 1 to 13 in blue, red, green and yellow, twice, and two jokers.
    Each gets 18 tiles, one of them a joker. Chance decides who starts.

    A set (group) is three or four tiles of one number in different colours. A run is three or more
    numbers in a row in one colour, from 1 up to 13 at most. A joker stands for any tile.

    You open with one group or run worth at least 30. A tile counts its number; there may be a joker
    in it, but that adds nothing. It comes from your own tiles, and nothing else is laid on that
    turn. Until then an exclamation mark next to your number of tiles shows that you have not opened
    yet.

    From your next turn on, lay one or more tiles to make or extend groups and runs. You may rebuild
    everything on the board, as long as all of it is in groups and runs at the end of your turn. At
    most 12 tiles of your own go down in one turn.

    A joker on the board may be moved freely and may stand for something else every turn, but it
    never comes back to a rack. If two jokers and a tile could be a group or a run, both readings
    are fine.

    If you can’t or won’t lay, draw a tile; that ends your turn.

    Whoever has no tiles left wins, and that scores one point. The game also ends at once when
    somebody draws the last tile: then both count what they hold, that tile included and a joker
    as 25. Whoever has fewer points wins; equal points are a draw.

    The board has room for ten rows of thirteen tiles. That is only how it is drawn; an option makes
    it a limit.

rules-rummikub =
    Two to four people play with 106 tiles: 1 to 13 in four colours, twice, and two jokers. Everyone
    draws a tile, and whoever has the highest starts. Everyone takes 14 tiles; the rest is the pool.

    A group is three or four tiles of one number in different colours. A run is three or more
    numbers in a row in one colour; the 1 is low only. A joker stands for any tile.

    On your turn, either lay tiles or draw one. To open, you must lay at least 30 points, in one
    meld or several, all from your own rack; a joker counts as the tile it stands for.

    From your next turn on you may rebuild the table as you like, as long as you lay at least one
    tile of your own and everything is in groups and runs at the end. A joker on the table goes only
    when the tile that it stands for takes its place, from your rack or from the table; in a group
    of three either missing colour will do. It must be laid again on the same turn.

    If a minute is not enough, everything goes back and you draw three tiles.

    Whoever lays their last tile wins. The others lose what their racks count, a joker 30, and the
    winner gets the total. If the pool is empty, anyone who does not lay passes; when everyone has
    passed in a row, whoever has the lowest rack wins, and each of the others pays them the
    difference.

## The rules: chapters and pictures

web-chapter-opening = Opening
web-chapter-table = The whole table
web-chapter-time = Time
web-chapter-board = The board
web-figure-no-gap = a gap
web-figure-no-colours = mixed colours
web-figure-no-joker = the joker was not replaced
web-figure-opening = At least 30, in one meld or several. A joker counts as the tile it stands for.
web-figure-opening-no-joker = One meld must be worth 30, and a joker adds nothing.
web-figure-shift = A run gets longer at one end and sets a tile free at the other.
web-figure-split = A long run is split around a second tile of the same number.
web-figure-replace = The fourth colour sets one of the other three free.
web-figure-free-joker = The tile that the joker stood for takes its place, and the joker is used elsewhere on the same turn.
web-figure-fixed-joker = Without a tile in its place, the joker must stay; one that still lies in its own meld does not count.
web-figure-loose-joker = A joker may move as you like, as long as everything ends in melds.
web-figure-points-rack = What tiles left on a rack count
web-figure-grid = Columns a to m, rows 10 to 1. The red run goes from b10 to d10.

## Disputed points: MyRummy

ruling-q-myr-1 = May you use the table on the turn you open?
    .ruling = No, only from your next turn on.
ruling-q-myr-2 = May a drawn tile be laid at once?
    .ruling = No, it waits for your next turn.
ruling-q-myr-3 = May you draw even though you could lay?
    .ruling = Yes.
ruling-q-myr-4 = Must three tiles stay when you take from a meld?
    .ruling = No. You may take a meld apart completely, so only the result counts: everything is in melds again.
ruling-q-myr-5 = Which tile frees a joker from a set of three?
    .ruling = That number in either missing colour.
ruling-q-myr-6 = May a meld with a joker be rebuilt?
    .ruling = The joker keeps its place and its meaning. Other tiles may leave if a meld remains around it.
ruling-q-myr-7 = Must the tile that frees a joker come from your rack?
    .ruling = No, it may come out of a meld on the table as well.
ruling-q-myr-8 = May a freed joker go into a new meld?
    .ruling = Yes, into any meld, in the same turn.
ruling-q-myr-9 = May there be two jokers in one meld?
    .ruling = Yes. If it is not clear what they stand for, you say so.
ruling-q-myr-10 = May a joker stand below the 1, above the 13 or fifth in a set?
    .ruling = No, it stands for a tile that exists and fits.
ruling-q-myr-11 = May the 1 follow the 13?
    .ruling = No, a run rises from the 1 to the 13 at most.
ruling-q-myr-12 = Must you lay a tile from your rack when you lay?
    .ruling = Yes, at least one.
ruling-q-myr-13 = What if the pool is empty?
    .ruling = Anyone who does not lay passes. When everyone has passed in a row, everyone counts their own rack as penalty points and nobody gets the total.
ruling-q-myr-14 = What if time runs out and nothing valid is down?
    .ruling = Everything goes back, and you draw one tile.
ruling-q-myr-15 = What if time runs out and the opening still falls short?
    .ruling = Everything goes back, even what was valid.
ruling-q-myr-16 = Is it Hand Rummy if you have laid something before?
    .ruling = No. All your tiles must go at once, from your own rack.
ruling-q-myr-17 = Is Hand Rummy part of the game?
    .ruling = Only if you choose it: the sheet calls it a variant.
ruling-q-myr-18 = Does Hand Rummy double the winner’s points too?
    .ruling = Yes, they are the total of the doubled penalty points.
ruling-q-myr-21 = Who starts after a round that nobody won?
    .ruling = The player after the one who moved last.
ruling-q-myr-22 = Does a tile that already lies on the table free a joker?
    .ruling = Only if its meld is taken apart on this turn. A tile in a meld that still stands, or is only added to, frees nothing.
ruling-q-myr-23 = What stays when time runs out and only some melds are right?
    .ruling = Those of your melds that together lay the most tiles and make a legal turn; the rest of the table goes back to where it was.
ruling-d-myr-1 = How many tiles make a set? The French text says two or three.
    .ruling = Three or four, as in all other languages and in its own example.
ruling-d-myr-2 = Who starts the next round? The Dutch text says the last to move.
    .ruling = Whoever would have been next, as the German text says.

## Disputed points: Série Noire Rummy

ruling-q-snr-1 = Where does an exchanged tile go?
    .ruling = Back into the pool, face down.
ruling-q-snr-2 = May you see the new tile before you choose the one to give away?
    .ruling = No, you choose first.
ruling-q-snr-3 = What if nobody ever finishes?
    .ruling = After the number of turns set in the options, the round ends and everyone counts their own rack as penalty points.
ruling-q-snr-4 = May you exchange even though you could lay?
    .ruling = Yes.
ruling-q-snr-5 = May you lay and exchange in one turn?
    .ruling = No, only one of the two.
ruling-q-snr-6 = May you rebuild the table on the turn you open?
    .ruling = No, only from your next turn on.
ruling-q-snr-7 = May a joker move without being replaced?
    .ruling = No. First a fitting tile takes its place, then it is used again on the same turn.
ruling-q-snr-8 = Which tile frees a joker from a series of three? Are two jokers allowed?
    .ruling = That number in either missing colour. There may be two jokers in one meld.
ruling-q-snr-9 = Does going out all at once need the 30, and what is doubled?
    .ruling = Yes, it does. Everybody’s points are doubled.
ruling-q-snr-10 = Who starts: whoever drew lowest, or the player on the dealer’s left?
    .ruling = Whoever drew lowest, who also deals.
ruling-q-snr-11 = What if the draw is a tie or a joker?
    .ruling = Players who tie draw again; a joker counts 25.
ruling-q-snr-12 = Who starts the next round?
    .ruling = Tiles are drawn for it again each round.
ruling-q-snr-13 = How long does the sand timer run, and what if it runs out?
    .ruling = The sheet does not say; here it is a minute, unless you choose otherwise. When it runs out, your unfinished changes are undone, and a tile is exchanged.
ruling-q-snr-14 = Version 1: may the drawn tile be laid? May discards be taken?
    .ruling = The drawn tile may; the discards stay where they are.
ruling-q-snr-15 = Version 1: may the last tile be laid?
    .ruling = No, it must be discarded.
ruling-q-snr-16 = Version 2: what does exchanging a tile before opening mean?
    .ruling = After drawing you may exchange one more tile instead of laying.
ruling-q-snr-17 = Versions 1 and 2: what if the pool is empty?
    .ruling = Nobody draws or discards: you lay or pass.
ruling-q-snr-18 = Who may pass on an empty pool, and when is everyone blocked?
    .ruling = Only those who can lay nothing. When everyone has passed in a row, the round is over.
ruling-q-snr-19 = The 1 after the 13: what does it count, and may the run go on?
    .ruling = It counts 1. 12 13 1 is a run, 13 1 2 is not.
ruling-q-snr-20 = Mixed sequences: may a colour appear twice?
    .ruling = Yes, any colours in any order.
ruling-q-snr-21 = Does the minimum change without jokers or with only one kind of meld?
    .ruling = No.
ruling-q-snr-22 = The 1 before the 2 and after the 13: may one sequence have both?
    .ruling = Yes: 1 to 13 and 1 again, 14 tiles. The sheet allows both places and sets no limit.
ruling-d-snr-1 = Can a joker be exchanged? The English text has lost this rule.
    .ruling = Yes: the French text lets you put the right tile in its place.

## Disputed points: Brettspielnetz Rummy

ruling-q-bsn-1 = May several groups or runs together make up the 30?
    .ruling = No, one group or run must reach it, and jokers add nothing.
ruling-q-bsn-2 = May you lay more, or use the board, on the turn you open?
    .ruling = No, only from your next turn on.
ruling-q-bsn-3 = Do tiles moved on the board count towards the 12?
    .ruling = No, only tiles from your rack.
ruling-q-bsn-4 = May a joker move without being replaced?
    .ruling = Yes, but it stays on the board.
ruling-q-bsn-5 = May a drawn tile be laid at once?
    .ruling = No, drawing ends your turn.
ruling-q-bsn-6 = May you still lay tiles after drawing the last one?
    .ruling = No, the game ends at once and that tile counts.
ruling-q-bsn-7 = Must you lay a tile from your rack every time?
    .ruling = Yes, at least one.
ruling-q-bsn-9 = Does each player get exactly one joker?
    .ruling = Yes, seventeen random tiles and one joker.
ruling-q-bsn-10 = Is the board’s size a limit?
    .ruling = No, it is only how the board is drawn.
ruling-q-bsn-11 = What are two jokers beside one tile?
    .ruling = A group or a run, as you like.
ruling-q-bsn-12 = Are only the listed ways of rearranging allowed?
    .ruling = No, they are examples; anything that ends in groups and runs is allowed.
ruling-q-bsn-13 = What does going out score?
    .ruling = Just the win, which counts as one point.
ruling-q-bsn-14 = May the 1 follow the 13?
    .ruling = No.
