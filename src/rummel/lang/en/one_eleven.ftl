### MyRummy 111.

## Names

game-one-eleven = MyRummy 111
    .about = Put your twelve numbers in order, one swap at a time, without ever rearranging them.

## Options

option-one-eleven-hand = Cards in a hand
    .about = How many cards everyone gets; more cards make a longer and harder round.
option-one-eleven-hands = Cards for each player
    .about = A handicap: how many cards each player gets, for example 12,13,14; empty if all get the same.
option-one-eleven-symbols = Joker symbols
    .about = The symbols on the cards 2, 3, 4 and so on to 111; what you find here at first is our own table, not the printed one.
option-one-eleven-series = What a series is
    .about = Which cards of a hand count together for those who did not announce.
    .contiguous = cards side by side
    .subsequence = cards in order, with others left out between them
option-one-eleven-best = Which series counts
    .about = Which series scores if the longest is not the most valuable one.
    .value = the most valuable
    .length = the longest, then the most valuable
option-one-eleven-others-score = When the others score
    .about = Whether those who did not announce score their series after a correct announcement too.
    .always = always
    .after-mistake = only after a wrong announcement
option-one-eleven-direction = Direction
    .about = Whether everyone must choose rising or falling before the first turn, so that only that counts.
    .either = rising and falling both count
    .chosen = only the chosen direction counts
option-one-eleven-announced-for-you = Announced for you
    .about = The round ends by itself as soon as a swap puts a hand in order; nobody has to announce.
option-one-eleven-short-pile = Short draw pile
    .about = What happens when there are fewer than three cards left to clear with.
    .reshuffle = the discards are shuffled into it
    .stay = nobody can clear any more
    .rest = the last cards are laid out, and the other spots stay empty
option-one-eleven-youngest = The youngest
    .about = The seat that starts the first round, counted from 0.
option-one-eleven-max-turns = Turn limit
    .about = After this many turns each, the round ends without an announcement and everyone scores a series.

## Prompts and moves

phase-one-eleven-choose = Choose a direction: rising or falling.
phase-one-eleven-take = Take a card from the centre.
phase-one-eleven-insert = Put the card in and choose which one leaves.
phase-one-eleven-announce = Announce that your hand is in order, or pass.

move-one-eleven-choose = choose DIRECTION – choose rising or falling for this round (choose rising)
move-one-eleven-clear = clear – clear away the three open centre cards for three hidden ones
move-one-eleven-take = take SPOT – take the centre card on spot 1, 2 or 3 (take 2)
move-one-eleven-insert = insert GAP DROP – put the card in with GAP cards to its left; its neighbour on the left or right leaves, or the far end (insert 3 right)
move-one-eleven-announce = announce – say that your hand is in order; this ends the round
move-one-eleven-pass = pass – say nothing and let the next player go

## Events

event-dealt-hand = { $seat } was dealt { $cards } cards.
    .you = You were dealt { $cards } cards.
event-chose = { $seat } chose a direction.
    .you = You chose a direction.
event-chose-own = Your numbers must { $direction ->
        [falling] fall
       *[rising] rise
    } from left to right.
event-cleared = { $seat } cleared away { $cards }; fresh cards lie face down.
    .you = You cleared away { $cards }; fresh cards lie face down.
event-reshuffled-discards = The discards were shuffled into the draw pile: { $stock } cards.
event-took-hidden = { $seat } took the hidden card on spot { $spot }.
    .you = You took the hidden card on spot { $spot }.
event-inserted = { $seat } let { $card } go and put the new card { $drop ->
        [far] { $gap ->
            [0] first
           *[other] last
        }
       *[other] in its place
    }.
    .you = You let { $card } go and put the new card { $drop ->
            [far] { $gap ->
                [0] first
               *[other] last
            }
           *[other] in its place
        }.
    .brief = let { $card } go
event-announced = { $seat } announced an ordered hand: { $cards }.
    .you = You announced an ordered hand: { $cards }.
event-order-right = It is in order: { $points } points for { $seat }.
    .you = It is in order: { $points } points for you.
event-order-wrong = It is not in order: no points for { $seat }.
    .you = It is not in order: no points for you.
event-series = { $seat } scored { $points } for { $cards }.
    .you = You scored { $points } for { $cards }.
    .brief = scored { $points }
event-no-series = { $seat } has no series and scored nothing.
    .you = You have no series and scored nothing.

## How a round ended

outcome-one-in-order = A hand was put in order.
outcome-one-mistake = The announced hand was not in order.
outcome-one-turn-cap = Nobody announced in all the turns of this round.

## On the score sheet

tally-one-eleven-symbols = Symbols in the hand
tally-one-eleven-order = Hand in order
tally-one-eleven-series = Best series: { $cards }
tally-one-eleven-mistake = Announced, but not in order

## Refusals

error-one-no-spot = There is no spot { $spot } in the centre. Take from spots 1 to { $most }.
error-one-spot-empty = Spot { $spot } is empty now. Take from another one.
error-one-centre-hidden = You can clear the centre only when all its cards are face up; { $hidden ->
        [one] one is
       *[other] { $hidden } are
    } face down. Take a card.
error-one-pile-short = Clearing needs three fresh cards. Left in the draw pile: { $cards }. Take a card.
error-one-no-gap = There is no gap { $gap } in your hand. Say how many cards should be to its left: 0 to { $most }.
error-one-no-drop = Cards to the left of the new one: { $gap }. Nothing can leave there by “{ $drop }”. A neighbour (left or right) leaves, or, if the new card is at an end, the far end.

## Reasons of hints

why-one-ordered = Your hand is in order.
why-one-not-ordered = Your hand is not in order yet.
why-one-orders = With { $card } your whole hand is in order.
why-one-series = With { $card } your series has { $count ->
        [one] one card
       *[other] { $count } cards
    }.
why-one-fits = { $card } stands in order between { $left } and { $right }.
why-one-none-open = None of the open cards makes your series longer.

## In the terminal

cli-one-centre = Centre:
cli-face-down = ?
cli-one-pile = Piles:
cli-one-piles = { $draw } to draw, { $discards } cleared away
cli-one-in-hand = You took:
cli-one-taken = { $card } ({ $symbols ->
        [one] 1 symbol
       *[other] { $symbols } symbols
    })
cli-one-series = Your series:
cli-one-worth = { $series } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cli-one-gaps = The gaps are numbered. Name a gap and the card beside it that leaves: insert { $gap } { $card }.
cli-one-rising = rising
cli-one-falling = falling
cli-score-word-bonus = Put a ! after the points of whoever ended the round with an ordered hand, for the bonus: 17! 6.

## On the pages

web-do-announce = Announce
web-do-choose = Choose
web-do-clear = Clear the centre
web-do-insert = Insert
web-one-centre = Centre
web-one-spot = Spot { $spot }
web-one-hidden = face down
web-one-empty = empty
web-one-stars = Every ★ on a card is worth a point at the end of the round.
web-one-symbols = { $count ->
        [one] one symbol
       *[other] { $count } symbols
    }
web-one-counts = counts
web-one-choose = Will your numbers rise or fall from left to right?
web-one-where = Where does { $card } go?
web-one-which = Which card leaves?
web-one-elsewhere = Another place
web-one-leaves = { $card } leaves
web-one-between = Between { $left } and { $right }
web-one-before = Before { $card }
web-one-after = After { $card }
web-one-series = { $count ->
        [one] Series of one card
       *[other] Series of { $count } cards
    }
web-one-no-series = No series yet
web-one-ordered = Your hand is in order!
web-one-passing = Not in order yet: you pass.
web-one-auto = Pass until in order
web-one-wrong = Your hand is not in order: announcing it earns you nothing and ends the round.
web-one-announce-anyway = Announce anyway
web-one-rising = Ascending
web-one-falling = Descending
web-settings-pass-about = As long as your hand is not in order, passing needs no tap.
web-replay-chose = { $seat } chose { $direction ->
        [falling] falling
       *[rising] rising
    } numbers.

## The lesson

lesson-one-eleven-swap = Your numbers should rise, but they never change places: only swaps put them in order. The 90 is in the way. Take the 18, put it after the 5 and let the 90 go.
lesson-one-eleven-end = If you put a card at one end, the card at the other end may leave. The 88 at the front is in the way: take the 110, put it at the very end and let the 88 go.
lesson-one-eleven-announce = Now everything rises from left to right. Announce it: that ends the round, and you score all the stars on your cards and 5 more.
lesson-one-eleven-win = Two cards are in the way, the 90 and the 3. Replace them with two swaps; pass after the first, and announce after the second.

## The rules

rules-one-eleven =
    MyRummy 111 is for two to five players and has 110 cards with the numbers 2 to 111, each once.

    Everyone gets 12 cards, hidden from the others. Keep them in the order they come in: you never
    rearrange them. Three more cards lie face down in the centre, and the rest is the draw pile. You
    want all your numbers to rise from left to right, or all to fall. Gaps don’t matter. It is wise
    to settle on one of the two before you begin, but nothing binds you to it.

    The youngest starts, then play goes round to the left. Your turn is one swap:
    1. Take one of the three centre cards. You see a face-down card only once you have taken it, and
    then you can’t put it back.
    2. Put it anywhere between your cards or at either end.
    3. One of its two neighbours leaves your hand and goes face up on the empty spot. If you put the
    new card at an end, the card at the other end may leave instead.

    If all three centre cards are face up, you may first clear them away: they go to the discard
    pile, three fresh ones come face down, and you take one of those. When the draw pile has fewer
    than three cards, the earlier discards are shuffled into it, but not the three that are being
    cleared; if that is not enough, nobody can clear.

    After your swap you may announce that your hand is in order. You needn’t: you may wait for more
    points. The announcement ends the round:
    – If you are right, you score all the joker symbols on your cards and 5 more.
    – If you are wrong, you score nothing.
    – Either way, everyone else scores the symbols on one series: the most valuable unbroken stretch
    of their hand that rises or falls. It may begin anywhere.

    If nobody announces, the round ends after 100 turns each and everyone scores a series. The next
    round is started by the player to the left of the last starter. Once somebody has 60 points, the
    highest total wins; if totals are equal, the better last round; if that is equal too, the win is
    shared.

    How many symbols each card shows can’t be read from the rule sheet. Our own table stands in for
    it and goes by the last digit: 1 for 1, 3, 6 and 9; 2 for 2, 4 and 8; 3 for 5 and 7; 4 for 0. If
    you have the real cards, put their numbers into the option “symbols”.

    Variants of the sheet, as options: a fixed number of rounds instead of the 60 points, for
    example as many as there are players; more than 12 cards for everyone, which is harder; or hands
    of different sizes, so that everyone has a fair chance: 12 cards for beginners, 13 for better
    players and 14 for experts.

## The rules: chapters and pictures

web-chapter-aim = The aim
web-chapter-clear = Clearing the centre
web-chapter-announce = Announcing
web-chapter-symbols = Joker symbols
web-figure-order = Twelve numbers in order: each is higher than the one before. Gaps don’t matter.
web-figure-insert = The { $card } goes in here. One of its neighbours, { $one } or { $other }, must leave; the { $gone } does, and everything is in order.
web-figure-insert-end = Put in at an end, a card may also push out the one at the other end: here the { $one } or the { $other } may leave, and the { $gone } does.
web-figure-clear = All three are face up. Before you take one, you may have them replaced by three hidden ones.
web-figure-series = Anyone who did not announce scores their best stretch that only rises or only falls. Here it counts { $points }.
web-figure-symbols = Our own table of symbols: the last digit decides.
web-figure-centre = In the centre

## Disputed points: MyRummy 111

ruling-q-one-1 = What is a series for those who did not announce?
    .ruling = Cards side by side that only rise or only fall. None may be left out in between.
ruling-q-one-2 = Do the others score after a correct announcement too?
    .ruling = Yes, always, whether the announcement was right or wrong.
ruling-q-one-3 = What if the longest series is not the most valuable one?
    .ruling = The most valuable one counts.
ruling-q-one-4 = Must your series go the way you chose?
    .ruling = No. Choosing a direction is only advice; rising and falling both count.
ruling-q-one-5 = May more than one series be counted?
    .ruling = No, only one.
ruling-q-one-6 = How many joker symbols does each card show?
    .ruling = The sheet tells us only four of them. Our own table fits those four, and you can enter the symbols of your own cards.
ruling-q-one-7 = Does a wrong announcement still score a series?
    .ruling = No, it scores nothing at all.
ruling-q-one-8 = Do you have to announce a hand in order?
    .ruling = No, you may wait for more points.
ruling-q-one-9 = May you announce without a swap, for example a hand dealt in order?
    .ruling = No, only after a swap of your own.
ruling-q-one-10 = What if the draw pile is too short for clearing?
    .ruling = The earlier discards are shuffled into it, but not the three that are being cleared. If there are still fewer than three cards, nobody can clear.
ruling-q-one-11 = What if nobody ever announces?
    .ruling = The sheet does not say. After the number of turns set in the options, the round ends and everyone scores a series.
ruling-q-one-12 = May you put the taken card back?
    .ruling = No. It stays in your hand, and a neighbour must leave.
ruling-q-one-13 = May you look at a hidden card before you choose?
    .ruling = No, once you take it, it is yours.
ruling-q-one-14 = What if totals and last rounds are equal?
    .ruling = The win is shared.
ruling-q-one-15 = Who wins a tie after a fixed number of rounds?
    .ruling = The better last round decides here too.
ruling-q-one-17 = May you clear and announce in the same turn?
    .ruling = Yes, clearing is part of the turn. But you may clear only once a turn.
ruling-q-one-18 = May you look through the cards that were cleared away?
    .ruling = Yes, they lie open.
ruling-d-one-1 = The printed example drops a 23 that is nowhere to be seen.
    .ruling = A misprint: the 83 is meant, since only the 27 or the 83 may leave there.
