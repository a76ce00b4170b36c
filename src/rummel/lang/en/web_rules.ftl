# The rules as pages: chapters, pictures and the disputed points.

## Chapters

web-chapter-contents = On this page
web-chapter-setup = How it begins
web-chapter-aim = The aim
web-chapter-turn = Your turn
web-chapter-melds = Melds
web-chapter-opening = Opening
web-chapter-first-meld = The first meld
web-chapter-table = The whole table
web-chapter-jokers = Jokers
web-chapter-time = Time
web-chapter-end = Ending and scoring
web-chapter-options = Options
web-chapter-clear = Clearing the centre
web-chapter-announce = Announcing
web-chapter-match = The match
web-chapter-symbols = Joker symbols
web-chapter-knock = Knocking
web-chapter-teams = Teams
web-chapter-flip = Turning up
web-chapter-play-off = The play-off
web-chapter-rows = The rows
web-chapter-ending = Ending the round
web-chapter-show = Showing melds
web-chapter-board = The board
web-chapter-disputed = Disputed points
web-chapter-disputed-about = What the printed rules leave open or say in different ways, and how it is played here. Where there is another way, you can choose it for your table.
web-chapter-otherwise = Choose differently:
web-chapter-others = The rules of the other games

## Words in pictures

web-figure-run = Run
web-figure-set = Set
web-figure-none = Not allowed
web-figure-table = On the table
web-figure-rack = From your rack
web-figure-hand = In your hand
web-figure-then = Afterwards
web-figure-rest = Left over
web-figure-nothing = nothing
web-figure-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
web-figure-first = Whoever ends the round
web-figure-second = The other player
web-figure-added = Laid off
web-figure-add = Added
web-figure-centre = In the centre
web-figure-takes = takes all

## Why not

web-figure-no-wrap = nothing follows the 13
web-figure-no-corner = an ace is not a bridge
web-figure-no-ace-high = the ace is low
web-figure-no-twice = a colour twice
web-figure-no-twice-suit = a suit twice
web-figure-no-gap = a gap
web-figure-no-colours = mixed colours
web-figure-no-suits = mixed suits
web-figure-no-short = not enough
web-figure-no-joker = the joker was not replaced
web-figure-no-row = the seven must be down first

## Captions

web-figure-order = Twelve numbers in order: each is higher than the one before. Gaps don’t matter.
web-figure-insert = The { $card } goes in here. One of its neighbours, { $one } or { $other }, must leave; the { $gone } does, and everything is in order.
web-figure-insert-end = Put in at an end, a card may also push out the one at the other end: here the { $one } or the { $other } may leave, and the { $gone } does.
web-figure-clear = All three are face up. Before you take one, you may have them replaced by three hidden ones.
web-figure-series = Anyone who did not announce scores their best stretch that only rises or only falls. Here it counts { $points }.
web-figure-symbols = Our own table of symbols: the last digit decides.
web-figure-melds = What can be laid, and what can’t. The star marks a joker; it stands for the piece shown.
web-figure-melds-gin = What goes together, and what doesn’t.
web-figure-opening = At least 30, in one meld or several. A joker counts as the tile it stands for.
web-figure-opening-one = One meld must be worth 30 by itself. A joker counts as the card it stands for.
web-figure-opening-add = One card added to a meld on the table helps with the 30.
web-figure-opening-no-joker = One meld must be worth 30, and a joker adds nothing.
web-figure-shift = A run gets longer at one end and sets a tile free at the other.
web-figure-split = A long run is split around a second tile of the same number.
web-figure-replace = The fourth colour sets one of the other three free.
web-figure-free-joker = The tile that the joker stood for takes its place, and the joker is used elsewhere on the same turn.
web-figure-fixed-joker = Without a tile in its place, the joker must stay; one that still lies in its own meld does not count.
web-figure-loose-joker = A joker may move as you like, as long as everything ends in melds.
web-figure-rob = The card that the joker stands for goes in its place, and the joker is yours.
web-figure-points-rack = What tiles left on a rack count
web-figure-points-hand = What cards left in a hand count
web-figure-points-duel = What the cards count
web-figure-points-deadwood = What deadwood counts
web-figure-ending = The three ways to end a round
web-figure-knock = A knock and a gin
web-figure-layoff = Whoever shows later may lay tiles off on what is already there. Here that leaves less than whoever ended the round has.
web-figure-layoff-gin = After a knock the other player lays off what fits. Only what is still left over counts.
web-figure-rows = The rows grow from their eights. The pale cards are those that fit next.
web-figure-trick = Everyone turns up at once. The ace counts most and takes all the cards.
web-figure-play-off = A ten and a king count the same, so both turn up another; then the higher card takes everything.
web-figure-grid = Columns a to m, rows 10 to 1. The red run goes from b10 to d10.
