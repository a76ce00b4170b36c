# The words of the table views in the browser.

## Cards: Rommé and gin

web-cards-latest = new
web-cards-grouped = in a meld
web-cards-last = Last moves
web-cards-hands = What is left in hand
web-cards-none = nothing
web-cards-put = Add { $pieces } to this: { $meld }
web-cards-joker-for = What does the joker stand for?
web-cards-which = What do you mean?

## Rommé

web-romme-draft = Melds you are building
web-romme-draft-empty = Pick cards for a meld, or drag them here
web-romme-new = New meld
web-romme-take-back = Back to your hand: { $piece }
web-romme-into = Put the picked cards into meld { $number } that you are building
web-romme-undo = Take back meld { $number } that you are building
web-romme-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
web-romme-added = goes to meld { $number }
web-romme-opened = has laid
web-romme-needed = Your first meld must be worth { $needed }.
web-romme-sum = { $points } of { $needed }
web-romme-draft-first = Lay the melds you are building, or take them back, before you discard.
web-romme-lap = No laying on the first turn.
web-romme-no-melds = No melds here yet.
web-romme-window = { $seconds ->
        [one] After one second you pass automatically.
       *[other] After { $seconds } seconds you pass automatically.
    }
web-romme-ask = When a discard is left lying
web-romme-ask-short = Knock? { $seconds } s
web-romme-ask-wait = Knock? no limit
web-romme-ask-never = Never knock

## Gin

web-gin-draw = Take the discard or draw.
web-gin-spread-empty = Pick pieces for a meld, or drag them here
web-gin-spread-best = The best melds
web-gin-left = { $points ->
        [0] Nothing left over
        [one] Left over: one point
       *[other] Left over: { $points } points
    }
web-gin-limit = { $most ->
        [0] to end, nothing may be left
       *[other] at most { $most } to end
    }
web-gin-holds = { $name }: { $count } face down
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Big gin
web-gin-end = End the round with { $points } left
web-gin-finish = Lay off and show the best way
web-gin-which = Which card do you discard?
web-gin-sort-melds = Grouped

## Tiles

web-tiles-pool = Pool
web-tiles-scrap = Scrap
web-tiles-new = New meld
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
web-tiles-closed = Until you have opened, the melds of others stay as they are. Open with your own tiles.
web-tiles-opening = { $reached } of { $needed } points
web-tiles-most = { $count } of at most { $most } tiles
web-tiles-changes = { $count ->
        [one] Lay, exchange one tile, or pass.
       *[other] Lay, exchange up to { $count } tiles, or pass.
    }
web-tiles-or-draw = Lay tiles, or draw one.
web-tiles-or-exchange = Lay tiles, or pick one to exchange.
web-tiles-or-reject = Lay tiles, or pick one to reject.
web-tiles-hint-lay = { $count ->
        [one] One tile can be laid.
       *[other] { $count } tiles can be laid.
    }
web-tiles-hint-short = Nothing to lay yet: { $reached } of { $needed } points are within reach.
web-tiles-hint-none = Nothing can be laid now.
web-tiles-hint-this = The good bot would give this one away.
web-tiles-show = Show me
web-tiles-building = { $name } is building …
web-tiles-flow = Free layout
web-tiles-grid = Board
web-tiles-time-keep = When time is up, what is valid stays.
web-tiles-time-undo = When time is up, everything goes back.
web-tiles-not-opened = has not opened yet
web-tiles-told-new = { $pieces }: new meld
web-tiles-told-meld = { $pieces } to meld { $number }
web-tiles-told-rack = { $pieces } back on the rack
web-tiles-told-split = Meld split
web-tiles-keys = Space selects, Enter adds what is picked, N makes a new meld, S splits before the tile, Backspace takes it back to the rack, Control Z undoes.
