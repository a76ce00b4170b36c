# Rommé and Rommé mit Anlegen: words of the family romme.

game-romme = Rommé
    .about = Draw, lay sets and runs, discard: the first without a card wins.
game-romme-lay = Rommé with adding
    .about = Rommé in which an added card helps with the first meld, and the score knows rewards and penalties.

rules-romme =
    Two to six people play with two packs of 52 cards and six jokers. Everyone gets 13 cards; the
    player on the dealer’s left gets 14 and begins by discarding one of them open. The rest is the
    stock. The first dealer is drawn by lot; then the deal passes to the left.

    You want to be the first without cards. Cards go down in melds of three or more: a run is one
    suit without a gap (10-J-Q), a set is one rank in different suits, each only once (three kings).
    An ace stands below the two or above the king, never between them; A-2-…-K-A is a run too.

    A turn: draw the top card of the stock, or take the open discard instead. Then lay and add as
    much as you like, and end the turn with a discard.

    Nobody lays before everyone has had a turn. Your first meld of a round has to count 30 by
    itself: king, queen, jack and ten 10 each, an ace 1 before the two and 11 otherwise, other cards
    their number. From then on melds of any value are fine, and on your turn you may add fitting
    cards to every meld on the table, in the same turn too. What lies stays as it lies.

    A joker stands for any card and counts as that card. In a set of three, say which suit it is.
    A meld needs at least one card that is no joker. Who holds the very card that a joker stands for
    may put it there and take the joker, on the own turn and once the own first meld lies.

    If you draw instead of taking the discard, the others are asked in turn whether they want it,
    beginning on your left. Who knocks gets it, with a penalty card from the stock, and it costs no
    turn. Then you draw. Nobody needs to show what the card is for.

    Keep one card: the last one has to be discarded, with a call of “Rommé” that is made for you.
    The others book their hands as minus points: joker 20, ace 11, the rest as above. The winner
    books 0, and after the last round the highest total, the one with the least minus, wins.

    When the stock runs out, all discards but the top one are shuffled anew. If that gives no card,
    the round is over and everyone books the hand.

rules-romme-lay =
    Two to six people play with two packs of 52 cards and six jokers. Everyone gets 13 cards; the
    player on the dealer’s left gets 14 and begins by discarding one of them open. The rest is the
    stock. The first dealer is drawn by lot; then the deal passes to the left.

    A turn: draw the top card of the stock, or take the open discard instead. Then lay and add as
    much as you like, and end the turn with a discard. Melds are runs of one suit without a gap, with
    the ace low or high, and sets of one rank in different suits, three cards or more. Nobody lays
    before everyone has had a turn.

    Your first meld of a round has to count 30: king, queen, jack and ten 10 each, an ace 1 before
    the two and 11 otherwise, other cards their number. An added card may help: lay a run or set that
    counts less and add one card to a meld on the table in the same move. Eights of three suits
    count 24; with a six added to another meld they make 30. From then on melds of any value are
    fine, and you may add fitting cards to every meld on the table.

    A joker stands for any card and counts as that card; in a set of three, say which suit it is.
    Who holds the very card that a joker stands for may put it there and take the joker, on the own
    turn and once the own first meld lies.

    If you draw instead of taking the discard, the others are asked in turn whether they want it,
    beginning on your left. Who knocks gets it, with a penalty card from the stock, and it costs no
    turn. Then you draw.

    You win by getting rid of your last card in any way: laid, added or discarded. The others book
    their hands as minus points: joker 20, ace 11, the rest as above. A single joker as the whole
    hand is struck and counts nothing. Who laid the first meld of the round and did not win books
    20 more; if nobody wins, nobody does. The winner has up to 40 minus points of earlier rounds
    taken off, but never more than there are. After the last round the highest total, the one
    with the least minus, wins.

    When the stock runs out, all discards but the top one are shuffled anew. If that gives no card,
    the round is over and everyone books the hand.

## Options

option-romme-jokers = Jokers
    .about = How many jokers are in the pack; six as a rule, four or two are common.
option-romme-minimum = First meld
    .about = What a player’s first meld of a round has to count.
option-romme-opening = Points of the first meld
    .about = What reaches the points that the first meld needs.
    .one = one run or set alone
    .sum = all melds laid in one move together
option-romme-opening-add = Added cards help with the first meld
    .about = Whether cards added to other melds count towards the points of the first meld.
    .none = no
    .one = one card
    .any = any number of cards
option-romme-ace-in-set = Ace in a set
    .about = What an ace in a set counts for the first meld.
    .eleven = 11
    .one = 1
    .nothing = nothing
option-romme-corner = Around the corner
    .about = Runs may go on from the king over the ace to the two.
option-romme-ace-at-both-ends = Ace at both ends
    .about = A run may have an ace at either end and so 14 cards; else 13 is the most.
option-romme-joker-limit = Jokers in a meld
    .about = How many jokers a meld may have.
    .free = any number
    .natural = any number beside one other card
    .majority = fewer than other cards
    .apart = never two side by side in a run
    .one = one
option-romme-joker-in-set = Joker in a set of three
    .about = What robs a joker that lies in a set of three.
    .declared = the card of the suit it was laid for
    .any = the card of either missing suit
    .both = the cards of both missing suits
option-romme-add-at-once = Adding in the first turn
    .about = Cards may be added in the same turn as the own first meld; else from the next turn on.
option-romme-add-unopened = Adding without an own meld
    .about = Cards may be added to the melds of others before the own first meld lies.
option-romme-rob-unopened = Robbing without an own meld
    .about = Jokers may be robbed before the own first meld lies.
option-romme-robbed-joker = A robbed joker
    .about = What becomes of a robbed joker.
    .hand = it goes to the hand, for any use
    .at-once = it has to be laid with the very next move
option-romme-last-discard = Last card is discarded
    .about = The last card has to be discarded; else it may be laid or added too.
option-romme-rediscard = Discarding the card just taken
    .about = A card taken from the discards may be discarded in the same turn.
option-romme-knock-order = Who may knock
    .about = How the others are asked about a discard that the next player leaves.
    .clockwise = one by one, from the next player’s left
    .first = all at once, and the first to knock gets it
option-romme-knock-in-first-lap = Knocking from the start
    .about = Players may knock before everybody has had a turn.
option-romme-knocker-plays = Knocker plays on
    .about = Who knocks takes over the turn, and play goes on from there.
option-romme-top-after-knock = Next discard after a knock
    .about = After a knock the player on turn may take the card now on top instead of drawing.
option-romme-empty-stock = Empty stock
    .about = What happens when the stock is empty.
    .reshuffle = the discards but the top one are shuffled
    .void = the round is over and counts for nobody
    .book = the round is over and everyone books the hand
option-romme-winner-takes = Winner gets the sum
    .about = The winner of a round gets as many plus points as the others book minus.
option-romme-relief = Reward of the winner
    .about = How many minus points of earlier rounds the winner of a round has taken off.
option-romme-relief-for = Who is rewarded
    .about = Which winners have minus points taken off.
    .winner = every winner
    .hand-romme = only who laid all cards in a single turn
option-romme-relief-with-discard = Reward with a last discard
    .about = A winner who discarded the last card is rewarded too.
option-romme-relief-below-zero = Rewards without limit
    .about = Rewards are given in full, even if the total rises above zero.
option-romme-lone-joker = A single joker left
    .about = What a loser books whose whole hand is a joker.
    .counts = 20 minus points
    .struck = nothing
    .relief = nothing, and 20 minus points of earlier rounds are taken off
option-romme-first-lay-penalty = Penalty for laying first
    .about = Minus points for the first player of a round who laid a meld and did not win.
option-romme-penalty-without-winner = Penalty without a winner
    .about = The first player who laid is penalised even if nobody wins the round.
option-romme-max-turns = Most turns
    .about = After so many turns the round is over and everyone books the hand.

## Events

event-romme-left = { $seat } leaves { $pieces }. Who wants it may knock.
event-romme-knocked = { $seat } knocked, and got { $pieces } with a penalty card.
event-romme-robbed = { $seat } put { $pieces } into meld { $meld } and took the joker.
event-romme-reshuffled = The discards were shuffled into a new stock; cards in it: { $stock }.
event-romme-called = { $seat } calls “Rommé”!

## How a round ended

outcome-romme-out = All cards of a hand are down: its player wins the round.
outcome-romme-stock = There is nothing left to draw: everyone books the hand.
outcome-romme-void = There is nothing left to draw: the round counts for nobody.
outcome-romme-cap = The round reached its greatest number of turns: everyone books the hand.

## Refusals

error-romme-first-lap = Nobody may lay before everyone has had a turn. Discard a card.
error-romme-opening-short = That counts { $points }; your first meld has to count { $needed }.
error-romme-unopened = Lay a first meld of your own before that; it has to count { $needed }.
error-romme-opened = Your first meld lies already. Use “lay” and “add”.
error-romme-one-added = One added card may help with your first meld, not { $count }. Add the others afterwards.
error-romme-add-later = You have just laid your first meld; you may add cards from your next turn on.
error-romme-no-meld = There is no meld number { $meld } on the table. { $count ->
        [0] No meld lies there yet.
       *[other] They have the numbers 1 to { $count }.
    }
error-romme-no-fit = { $piece } does not fit meld { $meld }, { $pieces }.
error-romme-no-place = { $piece } fits no meld on the table.
error-romme-declare = The joker could be any of { $pieces } in meld { $meld }. Say which one you mean.
error-romme-no-joker = No joker in meld { $meld }, { $pieces }, stands for { $piece }.
error-romme-both-missing = To rob the joker of meld { $meld } you need all of { $pieces }.
error-romme-joker-owed = Lay the joker you have robbed before you do anything else.
error-romme-joker-stuck = You couldn’t lay that joker now, so you may not rob it.
error-romme-keep-one = Keep one card: the last one has to be discarded.
error-romme-taken = You took { $piece } in this turn, so you may not discard it. Keep another card for that.

## Prompts and moves

phase-romme-start = You begin: discard one of your 14 cards.
phase-romme-draw = Draw a card, or take the discard.
phase-romme-claim = Knock if you want the discard and a penalty card with it, or pass.
phase-romme-meld = Lay and add what you like, then discard a card.

move-romme-draw = draw – draw the top card of the stock
move-romme-take = take – take the open discard instead
move-romme-knock = knock – get the discard out of turn, with a penalty card
move-romme-pass = pass – don’t knock
move-romme-lay = lay CARDS | CARDS – lay one or more melds (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open CARD MELD CARDS – lay your first meld and add a card that helps to the meld of that number (open 6h 2 8c 8d 8s)
move-romme-add = add CARD MELD – add a card to the meld of that number (add 9h 2, add *=9h 2)
move-romme-rob = rob CARD MELD – put a card in its joker’s place and take the joker (rob 7h 1)
move-romme-discard = discard CARD – discard a card and end your turn (discard 2c)
