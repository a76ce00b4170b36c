# Tile games: words of the family tiles.

game-myrummy = MyRummy
    .about = Lay runs and sets of tiles, rebuild the table, and be the first with an empty rack.

rules-myrummy =
    Two to four people play with 106 tiles: 1 to 13 in four colours, twice, and two jokers. Everyone
    takes 14 tiles; the rest is the pool. Lot decides who starts, and turns go clockwise.

    A set is three or four tiles of one number in different colours. A run is three or more numbers
    in a row in one colour; the 1 is low, nothing comes after the 13. A joker stands for any tile
    that would fit there.

    On your turn either lay tiles or draw one. You may draw even if you could lay. A drawn tile
    waits for your next turn, and a turn of laying puts down at least one tile from your rack.

    Your first lay-down has to count at least 30, in one meld or several, all from your own rack.
    A tile counts its number, a joker the tile it stands for. In that turn the rest of the table is
    closed to you.

    From your next turn on the whole table is yours to use: add tiles, take melds apart, build them
    anew. In the end everything that lay there has to lie in sets and runs again. Only the end
    counts, not the way to it.

    A joker on the table keeps its place and its meaning until a tile that would fit there lies on
    the table, from your rack or from elsewhere; in a set of three either missing colour will do.
    A freed joker has to be used in the same turn. Two jokers may lie in one meld; if it is not
    clear what they stand for, you say so.

    A turn takes two minutes. When time is up, what lies in faultless melds stays and the rest goes
    back; if nothing stays, or an opening falls short of 30, all goes back and you draw a tile.

    Whoever lays the last tile wins the round. The others count their racks, a joker 25, as minus
    points; the winner gets the sum as plus points. Who would have been next starts the next round.
    If the pool is empty, whoever does not lay passes; when all have passed in a row, the round is
    over and everyone loses the own rack. After the agreed rounds the highest total wins.

    Handrummy is an option: who lays all tiles in one go from the rack needs no 30 and counts double.

game-serie-noire = Série Noire Rummy
    .about = Tile rummy in which you exchange a tile when you do not lay any.

rules-serie-noire =
    Two to four people play with 106 tiles: 1 to 13 in four colours, twice, and two jokers. Each
    draws a tile and the lowest starts; who ties draws again, and a joker counts 25. Everyone gets
    14 tiles; the rest is the pool.

    A set (the sheet says series) is three or four tiles of one number in different colours. A run
    (sequence) is three or more numbers in a row in one colour; the 1 is low only. A joker stands for
    any tile that would fit.

    On your turn either lay tiles or exchange one. To exchange, choose a tile of your rack, unseen
    by the others, take one from the pool, and yours is mixed into the pool. You may exchange even
    if you could lay, but never both in one turn.

    Your first lay-down has to count at least 30, in one meld or several, all from your own rack; a
    joker counts as the tile it stands for. From your next turn on you may also add to any meld and
    rebuild the table, as long as everything on it ends in melds again.

    A joker on the table moves only after a tile that would fit takes its place. It stays on the
    table for good and is used again in the same turn.

    If the sand timer runs out, your unfinished changes are undone and a tile is exchanged: the
    highest one that is no joker.

    Whoever sheds all tiles first wins the round. The others count their racks, a joker 25, as
    minus points; the winner gets the sum as plus points. Who sheds everything at once without
    having laid anything before gets it all doubled, but still needs the 30.

    Other versions are options. In version 1 you always draw first, may lay, and put one tile on the
    scrap; you also need a tile for the scrap to finish. In version 2 you always draw first and keep
    all; until you have opened you may change one more tile instead of laying.

    If the pool is empty there is no drawing, exchanging or rejecting: lay or pass. When all have
    passed in a row, the round is over and everyone loses the own rack. The same happens after a very
    large number of turns.

    To make it harder or easier: no jokers, another minimum or none, only series or only sequences,
    the 1 after the 13, sequences of mixed colours, more time.

game-brettspielnetz = Brettspielnetz Rummy
    .about = Tile rummy for two, with a joker for each and free jokers on the board.

rules-brettspielnetz =
    Two people play with 106 tiles: 1 to 13 in blue, red, green and yellow, twice, and two jokers.
    Each gets 18 tiles, one of them a joker. Chance decides who starts.

    A set (group) is three or four tiles of one number in different colours. A run is three or more
    numbers in a row in one colour, from 1 up to 13 at most. A joker stands for any tile.

    Your first lay-down is one group or run that counts at least 30. It may hold a joker, but that
    adds nothing. It comes from your own tiles, and nothing else is laid in that turn. Until then a
    mark behind your number of tiles shows that you have not opened yet.

    From your next turn on, lay one tile or more to make or extend groups and runs. You may rebuild
    everything on the board, as long as all of it lies in groups and runs at the end of the turn.
    At most 12 tiles of your own go down in one turn.

    A joker on the board may be moved freely and may stand for something else every turn, but it
    never comes back to a rack. If two jokers and a tile could be a group or a run, both readings
    are fine.

    If you can’t or won’t lay, draw a tile; that ends your turn.

    Whoever has no tiles left wins, and that counts one point. The game also ends at once when
    somebody draws the last tile: then both count what they hold, that tile included and a joker
    as 25. Fewer points win; equal points are a draw.

    The board has room for ten rows of thirteen tiles. That is only its picture; an option makes it
    a limit.

game-rummikub = Rummikub
    .about = The well-known tile rummy, for comparing with other programs.

rules-rummikub =
    Two to four people play with 106 tiles: 1 to 13 in four colours, twice, and two jokers. Each
    draws a tile and the highest starts. Everyone takes 14 tiles; the rest is the pool.

    A group is three or four tiles of one number in different colours. A run is three or more numbers
    in a row in one colour; the 1 is low only. A joker stands for any tile.

    On your turn either lay tiles or draw one. Your first lay-down has to count at least 30, in one
    meld or several, all from your own rack; a joker counts as the tile it stands for.

    From your next turn on you may rebuild the table as you like, as long as you lay at least one
    tile and everything lies in groups and runs in the end. Jokers on the table move freely, but
    stay on the table.

    If a minute is not enough, everything goes back and you draw three tiles.

    Whoever lays the last tile wins. The others lose what their racks count, a joker 30, and the
    winner gets the sum. If the pool is empty, whoever does not lay passes; when all have passed in
    a row, the lowest rack wins and the others lose the difference to it.

## Options

option-tiles-hand = Tiles on a rack
    .about = How many tiles everyone gets at the start.
option-tiles-jokers = Jokers
    .about = How many jokers are among the tiles; fewer make it harder.
option-tiles-dealt-joker = Jokers in the deal
    .about = Whether everybody is dealt a joker.
    .chance = as chance has it
    .one = exactly one each
    .at-least-one = at least one each
option-tiles-starter = Who starts
    .about = How the starter is found when no earlier round decides it.
    .lot = by lot
    .lowest = the lowest tile drawn
    .highest = the highest tile drawn
option-tiles-drawer-starts = That player starts
    .about = Who has drawn the deciding tile starts; otherwise the player to the left does.
option-tiles-next-starter = Next round’s starter
    .about = Who starts the rounds after the first one.
    .after-last = who would have been next
    .anew = found anew
    .left = left of the last starter
option-tiles-turn = The turn
    .about = What a turn is made of.
    .lay-or-draw = lay, or draw one tile
    .lay-or-exchange = lay, or exchange one tile with the pool
    .draw-and-reject = draw, lay or not, reject one tile (version 1)
    .draw-and-keep = draw, lay or not, keep all (version 2)
option-tiles-exchanged = Exchanged tiles
    .about = Where a tile goes that is exchanged.
    .returns = back into the pool
    .scrapped = out of the round
option-tiles-exchange-order = Order of the exchange
    .about = Whether you see the new tile before you choose the one that goes.
    .blind = choose first
    .draw-first = draw first
option-tiles-take-scrap = Take from the scrap
    .about = The top of the scrap may be taken instead of a tile from the pool.
option-tiles-reject-on-empty = Reject with an empty pool
    .about = Who lays tiles still has to reject one when the pool is empty.
option-tiles-changes = Tiles to change
    .about = How many tiles you may change after the draw before you have opened (version 2).
option-tiles-most-tiles = Most tiles in a turn
    .about = The most tiles that may be played in one turn.
option-tiles-most-tiles-of = What that counts
    .about = Whether tiles that move on the table count too.
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
    .about = What a 1 after the 13 counts in the opening.
option-tiles-mixed-runs = Runs of mixed colours
    .about = The tiles of a run may have any colours.
option-tiles-minimum = Points to open
    .about = What the first lay-down has to count; with 0 any meld from the own rack will do.
option-tiles-opening = The opening
    .about = Whether several melds together make up the opening.
    .sum = several melds together
    .one = one meld
option-tiles-joker-opens = Jokers count in the opening
    .about = A joker counts as the tile it stands for; otherwise it adds nothing.
option-tiles-table-when-opening = Table open at once
    .about = The table may be used in the turn of the opening, once enough lies from the own rack.
option-tiles-rebuild = Rebuilding
    .about = How far melds on the table may be taken apart.
    .free = any way that ends in melds
    .three = three tiles stay together, or all part
    .listed = only shifting, splitting, replacing and removing
option-tiles-table-joker = Jokers on the table
    .about = What has to take a joker’s place before it may move.
    .any = any tile that would fit
    .declared = the tile it was said to be
    .both = in a set every missing tile
    .free = nothing
option-tiles-joker-from-rack = Replacement from the rack
    .about = The tile that frees a joker has to come from the rack in that turn.
option-tiles-joker-joins = Freed jokers join
    .about = A freed joker may only be added to a meld that was there before.
option-tiles-one-joker = One joker a meld
    .about = A meld may hold one joker at most.
option-tiles-board-cells = Limited board
    .about = All melds have to fit on ten rows of thirteen tiles, with a gap between neighbours.
option-tiles-hand-finish = All in one go
    .about = What it means to shed all tiles at once without having laid any before.
    .plain = nothing special
    .double = counts double
    .handrummy = counts double and needs no minimum (Handrummy)
option-tiles-hand-finish-last = Last tiles in one go
    .about = Going out with at least so many tiles at once counts double as well; 0 for never.
option-tiles-last-tile-ends = Last tile ends the round
    .about = The round is over at once when somebody draws the last tile.
option-tiles-passing = Passing
    .about = Who may pass when the pool is empty.
    .willing = anyone
    .unable = only who can lay nothing
option-tiles-blocked = Nobody goes out
    .about = What is booked when a round ends with tiles on every rack.
    .all-minus = everyone loses the own rack
    .lowest-wins = the lowest rack wins the differences
option-tiles-scoring = Points
    .about = What a round counts.
    .racks = what the racks count
    .win = one point for winning
option-tiles-joker-hand = Joker on a rack
    .about = What a joker left on a rack counts.
option-tiles-max-turns = Most turns
    .about = After so many turns in a round it is over, as if everyone were blocked.
option-tiles-seconds = Seconds a turn
    .about = How long a turn may take; 0 for no limit.
option-tiles-timeout = When time is up
    .about = What becomes of an unfinished turn.
    .keep-valid = what is valid stays
    .undo = all goes back
option-tiles-timeout-tiles = Tiles for running out of time
    .about = How many tiles you draw if nothing stays.

## Events

event-tiles-lot = { $seat } drew { $pieces } for the start.
event-tiles-laid = { $seat } laid { $pieces }. New on the table: { $melds }.
event-tiles-opened = { $points ->
        [0] { $seat } has opened.
       *[other] { $seat } has opened with { $points } points.
    }
event-tiles-exchanged = { $seat } exchanged a tile.
event-tiles-gave = You gave { $pieces } away.

## How a round ended

outcome-tiles-out = An empty rack wins the round.
outcome-tiles-out-double = All tiles in one go: the points count double.
outcome-tiles-blocked = Everyone has passed and the pool is empty.
outcome-tiles-last-drawn = The last tile has been drawn; the racks decide.
outcome-tiles-cap = The round has lasted too long and ends here.

## Refusals

error-tiles-table-missing = { $piece } was on the table and has to be in a meld there again.
error-tiles-lay-none = Lay at least one tile from your rack, or don’t lay at all.
error-tiles-too-many = That is { $count } tiles; at most { $most } may be played in a turn.
error-tiles-keep-one = Keep one tile: you need it for the scrap.
error-tiles-table-closed = You may not touch { $meld } before your next turn after opening. Open with your own tiles first.
error-tiles-opening-one = You open with one meld, not with { $count }. Lay the others next turn.
error-tiles-opening-own = You open with a meld wholly from your own rack. Lay one first.
error-tiles-opening-short = { $reached } of { $needed } points: lay more to open, or keep your tiles.
error-tiles-joker-pinned = { $joker } has to stay where it is until { $needed } lies there for it.
error-tiles-joker-joins = A freed joker has to be added to a meld that was there before.
error-tiles-rebuild-three = Keep three tiles of { $meld } together, or spread all of them over other melds.
error-tiles-rebuild-listed = { $meld } has to live on: shift it, split it or replace a tile, but don’t take it apart.
error-tiles-board-full = The melds don’t fit on the board of { $columns } by { $rows }. Put some together.
error-tiles-pool-empty = The pool is empty. Lay tiles or pass.
error-tiles-pool-left = { $tiles ->
        [one] There is still a tile in the pool, so you can’t pass.
       *[other] There are still { $tiles } tiles in the pool, so you can’t pass.
    }
error-tiles-must-lay = You can lay tiles, so you may not pass.
error-tiles-change-opened = You have opened, so you may not change tiles any more.
error-tiles-change-most = { $most ->
        [0] Tiles may not be changed here.
        [one] You have already changed a tile in this turn.
       *[other] You have already changed { $most } tiles in this turn.
    }
error-tiles-keep-drawn = You have just drawn { $piece }. Give another tile.

## Prompts and moves

phase-tiles-draw = Draw a tile.
phase-tiles-play = Lay tiles, or choose what else your turn offers.
phase-tiles-change = Change another tile, or pass.
phase-tiles-return = Give a tile back to the pool.
phase-tiles-reject = Put a tile on the scrap.

move-tiles-lay = lay MELD | MELD … – make the table this, with all melds that stay (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – draw a tile from the pool
move-tiles-take = take – take the top tile of the scrap
move-tiles-exchange = exchange TILE – give a tile to the pool for another one (exchange 5h)
move-tiles-reject = reject TILE – put a tile on the scrap (reject 5h)
move-tiles-pass = pass – let the next player go on
