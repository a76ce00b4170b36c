### Gin and Série Noire Gin-Rummy.

## Names

game-serie-noire-gin = Série Noire Gin-Rummy
    .about = Build melds in secret with ten tiles, end the round when nearly everything fits, and hope that nobody has less left.
game-gin = Gin
    .about = The classic card game for two: draw, discard, and knock with ten points or fewer outside your melds.

## Options

option-gin-packs = Packs
    .about = How many 52-card packs the cards or tiles come from.
option-gin-upcard = Turn up a first card
    .about = A card is turned up and offered to each player; otherwise the first player is dealt an eleventh and starts by discarding.
option-gin-court-ten = Court cards count ten
    .about = Jack, queen and king (11, 12 and 13) count 10 instead of their number.
option-gin-discards-return = Unwanted discards
    .about = What happens, with three or more players, to a discard that the next one does not take; with two it is always out of the game.
    .after = back into the pool after the draw
    .before = back into the pool before the draw
    .never = out of the game
option-gin-discards-open = Open discards
    .about = Discards stay face up and may be looked through; otherwise one that nobody wanted is turned face down.
option-gin-may-return-taken = Discard what you took
    .about = A piece just taken from the discards may be discarded again in the same turn.
option-gin-end-before-draw = End at the start of a turn
    .about = A player may end the round with ten pieces, before drawing.
option-gin-end-after-discard = End with a discard
    .about = A player may end the round by discarding, as in the usual knock.
option-gin-limit = Most points left over
    .about = How many points outside melds a player may have left when ending the round.
option-gin-oklahoma = Oklahoma
    .about = The first card turned up says how many points may be left; an ace calls for gin.
option-gin-oklahoma-ace = What an ace means in Oklahoma
    .about = What is needed to end the round if the card turned up is an ace.
    .gin = gin: nothing may be left
    .one = at most one point may be left
option-gin-spades-double = Spades count double
    .about = In Oklahoma, the points of a round count double if the card turned up is a spade.
option-gin-least-melded = Fewest pieces in melds
    .about = How many pieces must be in melds to end the round.
option-gin-big-gin = All eleven
    .about = A player who has just drawn may end the round with all eleven pieces in melds, without a discard.
option-gin-big-gin-dealt = Eleven as dealt
    .about = The first player may also end the round with the eleven pieces they were dealt.
option-gin-layoff-on-gin = Lay off on a gin
    .about = Pieces may be laid off on the melds of a player who has nothing left.
option-gin-best-spread = Best melds only
    .about = Everybody must show melds and lay off so that as little as possible is left.
option-gin-big-gin-bonus = Bonus for eleven
    .about = Points for ending the round with all eleven pieces in melds.
option-gin-gin-bonus = Bonus for ten
    .about = Points for ending the round with all ten pieces in melds.
option-gin-knock-bonus = Bonus with something left
    .about = Points for ending the round with something left.
option-gin-lowest-bonus = Points for the least left
    .about = With three or more players, what having the least left earns.
option-gin-two-score-lowest = Least left, two players
    .about = Two players also get the points for having the least left.
option-gin-win-bonus = Points for having less left
    .about = With two players, what having less left earns besides the difference.
option-gin-undercut-bonus = Points for an undercut
    .about = With two players, the extra points for showing second and having no more left than whoever ended the round.
option-gin-tie = Ties
    .about = With two players, what happens if both have the same left.
    .undercut = the second gets the points for an undercut
    .gin-safe = the same, but not against a gin
    .nobody = nobody gets anything for it
option-gin-tie-keeps-bonus = Bonus on a tie
    .about = If both of two players have the same left, whoever ended the round keeps the bonus for it.
option-gin-game-bonus = Bonus for the match
    .about = Points for winning the match, added at the end. They don’t change who wins.
option-gin-line-bonus = Bonus for each round won
    .about = Points for each round won (line or box bonus), added to everybody’s total at the end. They don’t change who wins.
option-gin-shutout-bonus = Bonus for a shut-out
    .about = Extra points for winning the match if nobody else has won a round.
option-gin-wall = Pieces that stay in the stock
    .about = Nobody draws once only this many are left.
option-gin-last-discard = The last discard
    .about = What the next player may do with the discard when nobody can draw.
    .open = take it as always
    .to-end = take it only to end the round at once
    .dead = nothing
option-gin-stalled = A round that nobody ends
    .about = What happens when nobody can draw.
    .again = it does not count and is dealt again
    .void = it counts as a round that nobody wins
    .compare = everyone shows their melds, and whoever has the least left scores
option-gin-max-turns = Turn limit
    .about = After this many turns the round is over, as if the stock had run out.
option-gin-max-takes = Limit on discards taken
    .about = Instead of the take that would reach this number, the round ends as if the stock had run out; 0 for no limit.
option-gin-max-returns = Limit on discards returned
    .about = When this many turns in a row give back the discard they took, the round is over, as if the stock had run out; 0 for no limit.

## Prompts and moves

phase-gin-upcard = Take the card turned up, or pass.
phase-gin-stock = Draw from the stock.
phase-gin-draw = Take the discard or draw. If nothing is left to draw, pass.
phase-gin-discard = Discard one, or end the round if you can.
phase-gin-spread = Lay off what you like, then show your melds.

move-gin-take = take – take the open discard
move-gin-draw = draw – draw from the stock
move-gin-pass = pass – decline the card turned up, or let the round stop when nothing is left to draw
move-gin-discard = discard PIECE – throw a piece away (discard 13s)
move-gin-knock = knock [PIECE] – end the round, with a discard where the rules ask for one (knock 13s)
move-gin-add = add PIECE MELD – lay a piece off on a meld on the table, by its number (add 4c 1)
move-gin-spread = spread MELD | MELD … – show your melds (spread 5h 6h 7h | 8c 8d 8s)

## Events

event-gin-lot = { $seat } drew { $pieces } to see who deals.
    .you = You drew { $pieces } to see who deals.
event-gin-deals = { $seat } drew the lowest and deals.
    .you = You drew the lowest and deal.
event-gin-upcard = { $pieces } is turned up. { $most ->
        [0] Only gin ends this round.
        [one] To end it, you may have at most one point left.
       *[other] To end it, you may have at most { $most } points left.
    }
event-gin-double = A spade was turned up: the round counts double.
event-gin-returned = { $pieces } went back into the pool.
event-gin-ended = { $seat } ends the round.
    .you = You end the round.
event-gin-big = { $seat } ends the round with all eleven.
    .you = You end the round with all eleven.
event-gin-stalled = Nobody ended the round, and it can’t go on.

## How a round ended

outcome-gin-big = All eleven were in melds.
outcome-gin-full = All ten were in melds: gin.
outcome-gin-knock = The round was ended with something left over.
outcome-gin-undercut = Undercut: whoever ended the round did not have less left than the other player.
outcome-gin-even = Both players had the same left.
outcome-gin-again = Nobody ended the round: it does not count and is dealt again.
outcome-gin-void = Nobody ended the round, so it counts for nobody.
outcome-gin-compare = Nobody ended the round; what each had left was compared.

## On the score sheet

tally-gin-knock = Knocked with { $left }
tally-gin-ended = Ended with { $left } left
tally-gin-full = Gin: all ten in melds
tally-gin-big = All eleven in melds
tally-gin-win = Less left than the other
tally-gin-undercut = Undercut
tally-gin-lowest = Least left of all
tally-gin-spades = Spades: once more

## Refusals

error-gin-much-left = That leaves too much: { $left }, and the most is { $most }. Put more into melds before you end the round.
error-gin-few-melded = Too few pieces are in melds: ending the round needs at least { $least }.
error-gin-not-all = Without a discard, all your pieces must be in melds, and they are not.
error-gin-needs-discard = Ending needs a discard here. Say which card: knock 7h.
error-gin-dealt-eleven = Eleven pieces end the round only if you have just taken one of them. Discard one first.
error-gin-same-piece = You have just taken { $piece } from the discards, so it can’t go back in the same turn. Choose another.
error-gin-wall = The stock has run out, so that is no longer possible.
error-gin-take-to-end = The last discard can be taken only to end the round with it, and it does not help you to end.
error-gin-must-end = You took the last discard to end the round. Knock now.
error-gin-no-lay-off = Nothing can be laid off here. Show your own melds.
error-gin-no-meld = There is no meld { $meld } on the table; { $count ->
        [0] there is none yet
        [one] there is only meld 1
       *[other] they go from 1 to { $count }
    }.
error-gin-not-best = There is a better way: { $least ->
        [0] nothing need be left
        [one] only one point need be left
       *[other] only { $least } points need be left
    }, and the rules here ask for the best.

## Reasons of hints

why-gin-ends = Ends the round with { $points ->
        [one] one point
       *[other] { $points } points
    } left.
why-gin-all-melded = Everything is in melds: nothing is left over.
why-gin-early = { $seat } has had only { $count ->
        [one] one turn
       *[other] { $count } turns
    } so far.
why-gin-can-end = Then you can end the round with { $points ->
        [one] one point
       *[other] { $points } points
    } left.
why-gin-saves = Saves { $points ->
        [one] one point
       *[other] { $points } points
    } of what is loose.
why-gin-plays-on = You could end the round now with { $points ->
        [one] one point
       *[other] { $points } points
    } left; the best bot plays on.
why-gin-dead = { $piece } is dead: { $pieces } can’t come any more.
why-gin-danger = { $piece } would be dangerous: { $seat } took { $pieces }.
why-gin-gives-nothing = Gives { $seat } nothing: no meld with { $piece } is possible there.
why-gin-ways = Keeps { $count ->
        [one] one way
       *[other] { $count } ways
    } to end next turn.
why-gin-to-gin = Keeps { $count ->
        [one] one way
       *[other] { $count } ways
    } to gin next turn.
why-gin-helps = Leaves { $count ->
        [one] one way
       *[other] { $count } ways
    } to make a meld next.
why-gin-least = Leaves the least loose: { $points ->
        [one] one point
       *[other] { $points } points
    }.
why-gin-left = The least that you can have left: { $points ->
        [one] one point
       *[other] { $points } points
    }.

## In the terminal

cli-gin-left-label = Left over:
cli-gin-deadwood = { $points ->
        [one] 1 point
       *[other] { $points } points
    } outside melds; you may end with { $most } or fewer
cli-gin-left = { $points } left
cli-gin-opener = ended the round
cli-score-word-end = Add who ended the round: 13h 4c / - end=NAME.
cli-score-word-big = Add “big” if it was ended with all eleven: 13h 4c / - end=NAME big.
cli-score-word-spades = Add “spades” at the end if the card turned up was a spade: the round counts double.

## On the pages

web-gin-do-knock = Knock
web-do-spread = Show melds
web-gin-draw = Take the discard or draw.
web-gin-discard = Discard one.
web-gin-end-next = Discard one. You can end the round when your next turn begins.
web-gin-may-end = You can end the round now, or discard one and play on.
web-gin-may-knock = You can knock now and end the round, or discard one and play on.
web-gin-may-end-first = You can end the round now, or draw and play on.
web-gin-show = Show your melds.
web-gin-spread-empty = Pick what makes a meld, or drag it here
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
web-gin-least = at least { $least } in melds
web-gin-gin = Gin
web-gin-petit = Little Gin
web-gin-grand = Big Gin
web-gin-big = Big gin
web-gin-end = End the round with { $points } left
web-gin-finish = Lay off and show the best way
web-gin-which = Which card do you discard?
web-gin-sort-melds = Grouped
web-settings-arranged = Group your hand by melds
web-settings-arranged-about = What belongs together stays together; the rest is at the end.

## The lesson

lesson-gin-take = Collect melds in your hand: three or more in a row in one suit, or three or four of one rank. The 9 of spades goes with your nines: take it, then discard a card that fits no meld.
lesson-gin-knock = What fits no meld is deadwood: an ace counts 1, court cards 10. With ten or less you may knock, and you would have just the ace left: knock with the king, then show your melds.
lesson-gin-layoff = The other player has knocked. First lay off what fits their melds: your 6 of clubs continues the run. Then show your own melds; the rest counts against you.
lesson-gin-win = Now win a hand. Draw, and knock as soon as your deadwood counts ten or less. Whoever has less scores the difference.
lesson-gin-tiles-take = Collect melds on your rack: three or more numbers in a row in one colour, or one number in three or four colours. The open 9 goes with your nines: take it, then discard a tile that fits no meld.
lesson-gin-tiles-end = At the start of your turn nine of your ten tiles are in melds, and the last one counts less than ten. So you may end the round: do it, then show your melds.
lesson-gin-tiles-win = Now win a round. You can end it only at the start of a turn, with eight or more tiles in melds and less than ten points left over. Whoever has less left wins.

## The rules

rules-serie-noire-gin =
    Two to four people play with 104 tiles, 1 to 13 in four colours, twice each; there are no
    jokers. Collect melds on your rack: three or more numbers in a row in one colour, or three or
    four of one number in different colours. The 1 goes only before the 2. Nothing is laid during
    play.

    Everybody draws a tile, and whoever has the lowest number deals; if several do, they draw again.
    Everyone gets ten tiles, and the player on the dealer’s left an eleventh. That player starts by
    discarding one, face up. Turns go clockwise.

    On your turn, take the tile that was just discarded, or draw one from the pool; then discard
    one. Only the next player may take a discard. If they don’t want it, with two players it is
    turned face down and out of the game; with three or four it goes back into the pool, after the
    draw.

    A round can end in three ways. Little Gin: at the start of your turn all ten of your tiles are in
    melds. Eight or nine: at the start of your turn eight or nine are, and the rest count less than
    ten. Big Gin: you have just taken a tile, and all eleven are in melds. You never have to end,
    and you can’t end with a discard: wait for your next turn.

    Whoever ends the round shows their melds first; then the others show theirs in turn, once each
    and without drawing. Before you show yours, you may lay single tiles off on any melds already on
    the table. What you can’t or won’t lay counts its number, 11, 12 and 13 too.

    Ending earns 50 for a Big Gin, 25 for a Little Gin, 20 for eight or nine tiles. With three or
    four players, whoever has the least left earns 50; on a tie, the first of them to show. With two
    players, whoever has less left earns the difference plus 20, and 10 more if they showed
    second. If both have the same left, the second to show gets 10. Whoever ended the round keeps
    the bonus in any case.

    If the pool is empty and you don’t want the discard, or if nobody has ended the round after 200
    turns, it counts for nobody and is dealt again. The deal passes to the left after each round.
    The match ends when somebody has 100 points; the highest total wins.

rules-gin =
    Two people play with one pack of 52 cards. Collect melds in your hand: three or more cards in a
    row in one suit, or three or four of one rank. The ace is low. Cards that fit no meld are your
    deadwood: an ace counts 1, jack, queen and king 10, the others their number.

    Both draw a card, and whoever has the lower one deals: ten each, and the next card is turned up.
    The other player may take it; if not, the dealer may; if neither wants it, the other player
    draws.

    On your turn, take the top discard or draw from the stock, then discard one card. A card that
    you have just taken from the discards may not go back in the same turn. The discards stay face
    up, and you may look through them.

    If your deadwood counts ten or less after your discard, you may knock: put that last discard
    face down, which ends the hand, and show your melds. With no deadwood at all it is gin.

    After a knock, the other player may lay cards off on the knocker’s melds, then shows their own.
    Nothing is laid off on a gin.

    If the knocker has less deadwood, they score the difference. If the other player has as little
    or less, that is an undercut: they score the difference plus 25. A gin can’t be undercut; it
    scores the other player’s deadwood plus 25.

    When only two cards are left in the stock and nobody has knocked, the hand counts for nobody and
    is dealt again; the same goes when fifty discards have been taken. The deal alternates. The
    first to reach 100 points wins.

    Options: in Oklahoma gin, the first card turned up says how much deadwood a knock may leave, and
    an ace calls for gin. Big gin, all eleven cards in melds, ends the hand without a discard. A
    spade turned up can double an Oklahoma hand, and an ace can allow one point. Bonuses for the
    match, for each hand won and for a shut-out can be added at the end.

## The rules: chapters and pictures

web-chapter-ending = Ending the round
web-chapter-show = Showing melds
web-figure-no-ace-high = the ace is low
web-figure-melds-gin = What goes together, and what doesn’t.
web-figure-points-deadwood = What deadwood counts
web-figure-ending = The three ways to end a round
web-figure-knock = A knock and a gin
web-figure-layoff = Whoever shows later may lay tiles off on what is already there. Here that leaves less than whoever ended the round has.
web-figure-layoff-gin = After a knock the other player lays off what fits. Only what is still left over counts.

## Disputed points: Série Noire Gin-Rummy

ruling-q-gin-1 = When may you end with eight or nine tiles?
    .ruling = At the start of your turn, with ten tiles, before you take one.
ruling-q-gin-2 = Is it Little Gin if all ten fit only after your discard?
    .ruling = No. Wait for your next turn and end then.
ruling-q-gin-3 = How much may be left?
    .ruling = 9 points at most, and at least eight tiles in melds.
ruling-q-gin-4 = Must you end the round when you can?
    .ruling = No.
ruling-q-gin-5 = Are eleven fitting tiles as dealt a Big Gin?
    .ruling = No, the eleventh must have been taken.
ruling-q-gin-6 = What do 11, 12 and 13 count?
    .ruling = Their number.
ruling-q-gin-7 = May the 1 follow the 13?
    .ruling = No.
ruling-q-gin-8 = May tiles be laid off against a Big or Little Gin?
    .ruling = Yes, the sheet makes no exception.
ruling-q-gin-9 = May whoever ended the round add to melds shown later?
    .ruling = No, everyone shows once, in turn.
ruling-q-gin-10 = Do the others draw once more before they show?
    .ruling = No.
ruling-q-gin-11 = With two players, does having the least left earn 50 as well?
    .ruling = No, the difference and its bonus take the place of that.
ruling-q-gin-12 = If two players have the same left, does whoever ended the round keep the bonus?
    .ruling = Yes.
ruling-q-gin-13 = Who may take a discard?
    .ruling = Only the next player.
ruling-q-gin-14 = When does an unwanted discard go back into the pool?
    .ruling = After the next player’s draw, so that it can’t be drawn at once.
ruling-q-gin-15 = What if the pool is empty?
    .ruling = The round counts for nobody and is dealt again.
ruling-q-gin-17 = Must you meld as well as possible?
    .ruling = No, you choose your melds.
ruling-q-gin-18 = May you discard the tile you have just taken?
    .ruling = Yes.
ruling-q-gin-19 = May a set hold the same tile twice?
    .ruling = No, all its colours differ.
ruling-q-gin-20 = With two players, may you look through the discards?
    .ruling = No. One that the other player does not want is turned face down.
ruling-d-gin-1 = Is Little Gin made with eight or nine tiles, as the English text says?
    .ruling = No, with ten. The English text has merged two endings.
