# Gin: words of the family gin.

game-serie-noire-gin = Série Noire Gin-Rummy
    .about = Collect melds in secret on ten tiles, end the round when nearly all fit, and hope nobody has less left.
game-gin = Gin
    .about = The classic card game for two: draw, discard, and knock with ten points or less beside your melds.

rules-serie-noire-gin =
    Two to four people play with 104 tiles, 1 to 13 in four colours, twice each; there are no jokers.
    Collect melds on your rack: three or more numbers in a row in one colour, or three or four of
    one number in different colours. The 1 stands only below the 2. Nothing is laid during play.

    Everybody draws a tile, and the lowest number deals; equal lowest draw again. Each gets ten
    tiles, and the dealer’s left neighbour an eleventh. That player starts by discarding one, face up.

    On your turn take the tile that was just discarded, or draw one from the pool; then discard one.
    Only the next player may take a discard. If it is not wanted, it is out of the game with two
    players; with three or four it goes back into the pool, after the draw.

    A round can end in three ways. Petit Gin: at the start of your turn all ten of your tiles are in
    melds. Eight or nine: at the start of your turn eight or nine are, and the rest counts less
    than ten. Grand Gin: you have just taken a tile, and all eleven are in melds. You never have to
    end, and you can’t end with a discard: wait for your next turn.

    Whoever ends shows the melds first; then the others do in turn, once each and without drawing.
    When you show yours, you may first lay single tiles off on any melds that lie already. What
    you can’t or won’t lay counts its number, 11, 12 and 13 too.

    Ending earns 50 for a Grand Gin, 25 for a Petit Gin, 20 for eight or nine tiles. With three or
    four players the lowest rest earns 50; of equal ones the first who showed. With two players
    the lower rest earns the difference and 20, and 10 more if it is the second to show. If both are
    equal, the second gets 10. The one who ended keeps the bonus in any case.

    If the pool is empty and you don’t want the discard, the round counts for nobody and is dealt
    again. The deal passes to the left after each round. The match ends when somebody has 100 points.

rules-gin =
    Two play with one pack of 52 cards. Collect melds in your hand: three or more cards in a row in
    one suit, or three or four of one rank. The ace is low. Cards that fit no meld are your
    deadwood: an ace counts 1, jack, queen and king 10, the others their number.

    Both draw a card, and the lower one deals: ten each, and the next card is turned up. The other
    player may take it; if not, the dealer may; if neither wants it, the other player draws.

    On your turn take the top discard or draw from the stock, then discard one card. A card that
    you have just taken from the discards may not go back in the same turn.

    If after your discard your deadwood counts ten or less, you may knock: put that last
    discard face down, which ends the hand, and show your melds. With no deadwood at all it is gin.

    After a knock the other player may lay cards off on the knocker’s melds, then shows the own melds.
    Nothing is laid off on a gin.

    If the knocker has less deadwood, the difference is the score. If the other has as little or
    less, that is an undercut: the other scores the difference and 25. A gin can’t be undercut; it
    scores the other’s deadwood and 25.

    When only two cards are left in the stock and nobody has knocked, the hand counts for nobody and
    is dealt again; so it does when fifty discards have been taken. The deal alternates. The first
    to reach 100 points wins.

    Options: in Oklahoma gin the first card turned up says how much deadwood a knock may leave, and an
    ace asks for gin. Big gin, all eleven cards in melds, ends the hand without a discard.

## Options

option-gin-packs = Packs
    .about = How many packs of 52 the cards or tiles come from.
option-gin-upcard = Turn up a first card
    .about = A card is turned up and offered to each player; if not, the first player is dealt an eleventh and starts by discarding.
option-gin-court-ten = Court pieces count ten
    .about = Jack, queen and king (11, 12 and 13) count 10 instead of their number.
option-gin-discards-return = Unwanted discards
    .about = What happens with three or more players to a discard that the next one does not take; with two it is always out of the game.
    .after = back into the pool after the draw
    .before = back into the pool before the draw
    .never = out of the game
option-gin-may-return-taken = Discard what was taken
    .about = A piece just taken from the discards may be discarded again in the same turn.
option-gin-end-before-draw = End at the start of a turn
    .about = A player may end the round on ten pieces, before drawing.
option-gin-end-after-discard = End with a discard
    .about = A player may end the round by discarding, as in the usual knock.
option-gin-limit = Most points left
    .about = How many points may be left beside the melds of the player who ends the round.
option-gin-oklahoma = Oklahoma
    .about = The first card turned up says how many points may be left; an ace asks for gin.
option-gin-least-melded = Least pieces in melds
    .about = How many pieces have to be in melds for ending the round.
option-gin-big-gin = All eleven
    .about = A player who has just drawn may end the round with all eleven pieces in melds, without a discard.
option-gin-big-gin-dealt = Eleven as dealt
    .about = The first player may also end the round with the eleven pieces dealt.
option-gin-layoff-on-gin = Lay off on a gin
    .about = Pieces may be laid off on the melds of a player who has nothing left.
option-gin-best-spread = Best melds only
    .about = Everybody has to show melds and lay off so that as little as possible is left.
option-gin-big-gin-bonus = Bonus for eleven
    .about = Points for ending the round with all eleven pieces in melds.
option-gin-gin-bonus = Bonus for ten
    .about = Points for ending the round with all ten pieces in melds.
option-gin-knock-bonus = Bonus for less
    .about = Points for ending the round with something left.
option-gin-lowest-bonus = Points for the lowest rest
    .about = With three or more players, what the lowest rest earns.
option-gin-two-score-lowest = Lowest rest with two
    .about = Two players get the points for the lowest rest as well.
option-gin-win-bonus = Points for the lower rest
    .about = With two players, what the lower rest earns besides the difference.
option-gin-undercut-bonus = Points for the undercut
    .about = With two players, what the second to show earns besides that for being as low as the one who ended, or lower.
option-gin-tie = Equal rests
    .about = With two players, what happens if both have the same left.
    .undercut = the second gets the points for the undercut
    .gin-safe = the same, but not against a gin
    .nobody = nobody gets anything for it
option-gin-tie-keeps-bonus = Bonus on equal rests
    .about = With two players and equal rests, the one who ended the round keeps the bonus for it.
option-gin-wall = Pieces that stay in the stock
    .about = Nobody draws any more once so few are left.
option-gin-last-discard = The last discard
    .about = What the next player may do with the discard when nobody can draw any more.
    .open = take it as always
    .to-end = take it only to end the round at once
    .dead = nothing
option-gin-stalled = A round that nobody ends
    .about = What happens when nobody can draw any more.
    .void = it counts for nobody and is dealt again
    .compare = all show their melds, and the lowest rest scores
option-gin-max-turns = Most turns
    .about = After so many turns the round is over as if the stock had run out.
option-gin-max-takes = Most discards taken
    .about = The take that would make so many ends the round as if the stock had run out; 0 for no such limit.
option-gin-max-returns = Most discards returned
    .about = When so many turns in a row give back the discard they took, the round is over as if the stock had run out; 0 for no such limit.

## Events

event-gin-lot = { $seat } drew { $pieces } for the deal.
event-gin-deals = { $seat } has the lowest and deals.
event-gin-upcard = { $pieces } is turned up. { $most ->
        [0] Only a gin ends this round.
       *[other] Ending needs at most { $most } points left.
    }
event-gin-returned = { $pieces } went back into the pool.
event-gin-ended = { $seat } ends the round.
event-gin-big = { $seat } ends the round with all eleven.
event-gin-left = { $points ->
        [0] { $seat } has nothing left.
        [one] { $seat } has one point left.
       *[other] { $seat } has { $points } points left.
    }
event-gin-stalled = Nobody ended the round, and it can’t go on.

## How a round ended

outcome-gin-big = All eleven pieces were in melds.
outcome-gin-full = All ten pieces were in melds: gin.
outcome-gin-knock = The round was ended with a little left.
outcome-gin-undercut = Whoever ended the round did not have less left than the other.
outcome-gin-void = Nobody ended the round, so it counts for nobody.
outcome-gin-compare = Nobody ended the round; the rests were compared.

## Refusals

error-gin-much-left = That leaves { $left } points, and { $most } is the most. Put more into melds before you end the round.
error-gin-few-melded = Too few pieces are in melds: ending the round needs at least { $least }.
error-gin-not-all = Without a discard all your pieces have to be in melds, and not all are.
error-gin-needs-discard = Ending needs a discard here. Say which card: knock 7h.
error-gin-dealt-eleven = Eleven pieces end the round only if you have just taken one of them. Discard one first.
error-gin-same-piece = You have just taken { $piece } from the discards, so it can’t go back in the same turn. Choose another.
error-gin-wall = The stock has come to its end, so that is not possible any more.
error-gin-take-to-end = The last discard can be taken only to end the round with it, and it does not help you to end.
error-gin-must-end = You took the last discard to end the round. Knock now.
error-gin-no-lay-off = Nothing can be laid off here. Show your own melds.
error-gin-no-meld = There is no meld { $meld } on the table; { $count ->
        [0] none lies there yet
        [one] only meld 1 lies there
       *[other] they go from 1 to { $count }
    }.
error-gin-not-best = There is a better way: { $least ->
        [0] nothing need be left
        [one] only one point need be left
       *[other] only { $least } points need be left
    }, and here the best is asked for.

## Prompts and moves

phase-gin-upcard = Take the card turned up, or pass.
phase-gin-stock = Draw from the stock.
phase-gin-draw = Take the discard or draw. If you can’t draw any more, pass.
phase-gin-discard = Discard one piece, or end the round if you can.
phase-gin-spread = Lay off what you like, then show your melds.

move-gin-take = take – take the open discard
move-gin-draw = draw – draw from the stock
move-gin-pass = pass – decline the card turned up; with nothing to draw, let the round stop
move-gin-discard = discard PIECE – throw a piece away (discard 13s)
move-gin-knock = knock [PIECE] – end the round, with a discard where the rules ask for one (knock 13s)
move-gin-add = add PIECE MELD – lay a piece off on a meld on the table, by its number (add 4c 1)
move-gin-spread = spread MELD | MELD … – show your melds (spread 5h 6h 7h | 8c 8d 8s)
