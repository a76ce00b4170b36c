### Canasta.

## Names

game-canasta = Canasta
    .about = Collect seven of a kind with your partner, and take the pile before the others do.

## Options

option-canasta-draws = Cards per draw
    .about = How many cards are drawn from the stock.
    .by-players = one, but two if only two play
    .one = one
    .two = two
option-canasta-canastas = Canastas to go out
    .about = How many canastas a side needs before it may go out.
    .by-players = one, but two if only two play
    .one = one
    .two = two
option-canasta-take-with-wild = Taking with a wild card
    .about = A pile that is not frozen can be taken with one natural card and a wild one.
option-canasta-take-for-meld = Taking for a meld
    .about = A pile that is not frozen can be taken by adding its top card to a meld of your side.
option-canasta-always-frozen = Pile always frozen
    .about = The pile can only ever be taken with two natural cards from the hand.
option-canasta-closed-canastas = Closed canastas
    .about = Nothing can be added to a canasta of seven cards.
option-canasta-ask-partner = Asking your partner
    .about = Before you go out you may ask your partner, whose answer binds you.
option-canasta-last-discard = Last card must be discarded
    .about = Going out needs a card to discard; otherwise all cards may be melded.
option-canasta-concealed-minimum = Minimum for a concealed hand
    .about = A concealed hand must reach the count of the first meld if your side has not melded yet.
option-canasta-empty-stock = Empty stock
    .about = What happens once the last card of the stock is drawn.
    .play-on = the round goes on as long as the pile is taken
    .end = the round is over after the next discard
option-canasta-lone-red-threes = Red threes without a meld
    .about = What red threes count for a side that has melded nothing.
    .minus = penalty points
    .nothing = nothing

## Prompts and moves

phase-canasta-draw = Draw, or take the pile.
phase-canasta-meld = Meld what you like, then discard.
phase-canasta-answer = Your partner asks: may I go out?

move-canasta-draw = draw – draw from the stock
move-canasta-take = take CARDS | CARDS – take the pile: first the meld with its top card, then others if your first meld needs them (take 9c 9d 9h); the top card alone goes to a meld of your side (take 9h)
move-canasta-pass = pass – leave the pile; as the stock is empty, the round is over
move-canasta-ask = ask – ask your partner whether to go out
move-canasta-answer = answer yes|no – tell your partner to go out, or not to
move-canasta-lay = lay CARDS | CARDS – lay one or more melds (lay 13c 13d 13h | 5c 5d *)
move-canasta-add = add MELD CARDS – add cards to the meld with that number (add 2 9h *)
move-canasta-discard = discard CARD – discard a card and end your turn (discard 4c)

## Events

event-canasta-upcard = { $pieces } is turned up and starts the pile.
event-canasta-red = { $seat } laid { $pieces }, worth a bonus.
    .you = You laid { $pieces }, worth a bonus.
event-canasta-drew = { $seat } drew two.
    .you = You drew two.
event-canasta-took = { $seat } took the pile with { $pieces } on top; cards in it: { $cards }.
    .you = You took the pile with { $pieces } on top; cards in it: { $cards }.
event-canasta-added = { $seat } added { $pieces } to the { $rank ->
        [1] aces
        [3] threes
        [11] jacks
        [12] queens
        [13] kings
       *[other] { $rank }s
    }.
    .you = You added { $pieces } to the { $rank ->
            [1] aces
            [3] threes
            [11] jacks
            [12] queens
            [13] kings
           *[other] { $rank }s
        }.
event-canasta-frozen = { $seat } has frozen the pile.
    .you = You have frozen the pile.
event-canasta-natural = { $seat } completed a natural canasta: { $pieces }.
    .you = You completed a natural canasta: { $pieces }.
event-canasta-mixed = { $seat } completed a mixed canasta: { $pieces }.
    .you = You completed a mixed canasta: { $pieces }.
event-canasta-asked = { $seat } asks: may I go out?
    .you = You ask: may I go out?
event-canasta-answered = { $seat } says: { $answer ->
        [yes] yes, go out!
       *[no] no, please wait.
    }
    .you = You say: { $answer ->
            [yes] yes, go out!
           *[no] no, please wait.
        }
event-canasta-fined = { $seat } was allowed to go out but did not: 100 penalty points.
    .you = You were allowed to go out but did not: 100 penalty points.
event-canasta-out = { $seat } goes out.
    .you = You go out.
event-canasta-concealed = { $seat } goes out with a concealed hand!
    .you = You go out with a concealed hand!
event-canasta-counted = { $seats }: bonuses { $bonus }, melds { $cards }, in hand { $left }, total { $points }.

## How a round ended

outcome-canasta-out = One hand is empty.
outcome-canasta-concealed = A concealed hand was laid all at once.
outcome-canasta-stock = The stock is empty and the pile was not taken.
outcome-canasta-red-last = The last card of the stock was a red three.

## On the score sheet

tally-canasta-natural = Natural canastas
tally-canasta-mixed = Mixed canastas
tally-canasta-red = Red threes
tally-canasta-fine = Was allowed to go out but didn’t
tally-canasta-out = Going out
    .who = Who went out?
tally-canasta-concealed = Concealed hand
    .about = The whole hand in one turn, with a canasta and nothing laid before.

## Refusals

error-canasta-naturals = { $meld } needs at least two natural cards: no jokers and no twos.
error-canasta-wild-many = { $meld } would have { $count } wild cards; { $most } is the most.
error-canasta-threes = Black threes may be melded only when you go out: three or four of them, and no wild card.
error-canasta-full = { $meld } is too much: here a canasta is closed with { $most } cards.
error-canasta-first-short = That is worth { $points }; the first meld of your side must be worth { $needed }.
error-canasta-keep = Keep two cards, one of them to discard. Canastas needed to go out: { $needed }; your side has: { $count }.
error-canasta-refused = Your partner does not want you to go out this turn: keep two cards, one of them to discard.
error-canasta-needs-discard = Keep one card: here you need it to go out with a discard.
error-canasta-no-meld = There is no meld { $meld } on the table. { $count ->
        [0] There is none yet.
       [one] There is only meld 1.
       *[other] They are numbered from 1 to { $count }.
    }
error-canasta-not-yours = Those cards belong to another side. Add to melds of your own side.
error-canasta-no-fit = { $piece } does not fit { $pieces }.
error-canasta-stop = { $piece } is on top, so nobody can take the pile now. Draw a card.
error-canasta-top = To take the pile, first meld its top card { $piece }.
error-canasta-pair = The pile is frozen for you. You need two cards from your hand that match { $piece }, no wild ones.
error-canasta-key = These cards don’t make a meld with { $piece }, so they don’t take the pile.
error-canasta-must-take = The stock is empty and { $piece } fits a meld of your side: you must take the pile.

## Reasons of hints

why-canasta-pile = The pile brings { $count ->
        [one] one card
       *[other] { $count } cards
    }.
why-canasta-first = It is enough for the first meld of your side: { $needed }.
why-canasta-natural = It makes a natural canasta.
why-canasta-mixed = It makes a mixed canasta.
why-canasta-nears = { $count ->
        [one] One card
       *[other] { $count } cards
    } more and it is a canasta.
why-canasta-stops = With it on top, { $seat } can’t take the pile.
why-canasta-freezes = It freezes the pile.
why-canasta-not-theirs = { $seat }’s side has no meld that { $piece } fits.
why-canasta-single = { $piece } is the only one of its rank in your hand.
why-canasta-small = The pile has only { $count ->
        [one] one card
       *[other] { $count } cards
    } so far.

## In the terminal

cli-canasta-frozen = frozen
cli-canasta-natural = natural canasta
cli-canasta-mixed = mixed canasta
cli-canasta-canastas = { $count }/{ $needed } canastas

## On the pages

web-do-ask = May I go out?
web-do-answer = Answer
web-canasta-ask-sure = If your partner says yes, you must go out this turn, or your side loses 100 points.
web-canasta-ask = Ask
web-canasta-go-out = Your partner says yes: go out this turn.
web-canasta-yes = Yes, go out
web-canasta-no = No, wait
web-canasta-pile = Pile
web-canasta-frozen = frozen
web-canasta-frozen-you = frozen for you
web-canasta-draw = Draw from the stock.
web-canasta-take = Take the pile
web-canasta-take-with = Take the pile with these
web-canasta-needed = Your first meld must be worth { $needed }.
web-canasta-none = Nothing melded yet
web-canasta-ours = Your side
web-canasta-partner = partner
web-canasta-count = Canastas: { $count } (to go out: { $needed })
web-canasta-count-brief = Canastas: { $count }/{ $needed }
web-canasta-natural = natural canasta
web-canasta-mixed = mixed canasta
web-canasta-red = Red threes: { $count }
web-canasta-in-meld = How many cards the meld has; ★ says how many of them are wild.

## The lesson

lesson-canasta-turn = You play with the partner opposite, and you collect cards of one rank. A turn begins with a card from the stock and ends with a discard: do both.
lesson-canasta-open = Three or more cards of one rank are a meld, and a two or a joker may stand in for one. Your side’s first melds must be worth 50: queens and nines count 10 each, the two 20. Lay them, then discard.
lesson-canasta-pile = Two cards from your hand of the same rank as the top card of the pile, and all of it is yours. You hold two eights: meld them with the third and take the pile.
lesson-canasta-full = Seven cards of one rank are a canasta. It is worth 500 without wild cards and 300 with them, and you need one to go out. Your tens lack only one card: add it, then discard.
lesson-canasta-win = Your side has a canasta, so you may go out. Draw, meld and add all you can, and discard your last card: that ends the round.

## The rules

rules-canasta =
    Canasta is played with two packs of 52 cards and four jokers. Four people play as two sides:
    partners sit opposite each other and meld together. Two or three can play too, each alone. With
    four everyone gets 11 cards, with three 13, with two 15. The rest is the stock. Its top card is
    turned up and starts the pile; if that is a joker, a two or a red three, another one is turned
    on top of it and the pile is frozen.

    Red threes are bonus cards. They are laid in front of you automatically, and you get another
    card for each.

    You collect melds: three or more cards of one rank, from four to ace. Suits do not matter, and
    there are no runs. Jokers and twos are wild and stand for any rank, but a meld needs two natural
    cards and has at most three wild ones. Seven cards make a canasta: a natural one without wild
    cards, otherwise a mixed one. A side has one meld of each rank, and only that side adds to it; a
    canasta may go on growing.

    Your turn: draw a card from the stock, or take the pile. Then lay and add as much as you like,
    and end your turn with a discard. If only two play, you draw two cards and discard one.

    Jokers count 50, aces and twos 20, kings to eights 10, sevens to fours and black threes 5. The
    first meld of your side in a round must be worth 50, from 1500 points on 90 and from 3000 on
    120; with a total below zero 15 will do. Several melds of one move count together.

    You take the pile by melding its top card at once; then all the other cards are yours. Two
    natural cards of that rank from your hand always do. If your side has melded and the pile is not
    frozen, one natural and one wild card do as well, or you add the top card to a meld of your
    side. For your first meld only the top card and your hand count. A wild card in the pile freezes
    it until somebody takes it; then only a natural pair helps. With a wild card or a black three on
    top it can’t be taken.

    Once your side has a canasta, you may go out by melding all your cards, or all but one that you
    discard. If only two play, it takes two canastas. Otherwise keep at least one card after your
    discard. Before you lay anything you may ask your partner whether to go out: a no binds you, and
    after a yes it costs 100 points to stay. Black threes may be melded only when you go out, three
    or four of them and without wild cards.

    When the stock is empty, play goes on as long as everyone takes the pile. If its top card fits a
    meld of your side and the pile is not frozen, you must take it. A red three as the very last
    card of the stock ends the round.

    Each side scores what its melds are worth, 500 for each natural and 300 for each mixed canasta,
    100 for each red three or 800 for all four, and 100 for going out. Going out with a concealed
    hand brings 100 more: all your cards in one turn, with a canasta of your own, nothing laid
    before and nothing added to your partner’s melds. Cards in hand are subtracted, your
    partner’s too. A side without a meld loses what its red threes are worth. The match is over when
    a side has 5000 points; the highest total wins.

## The rules: chapters and pictures

web-chapter-red-threes = Red threes
web-chapter-first-meld-canasta = The first meld
web-chapter-pile = The pile
web-chapter-going-out = Going out
web-chapter-stock-end = An empty stock
web-figure-canasta-melds = Melds of one rank. Jokers and twos are wild; the star marks a joker.
web-figure-canasta-made = Seven cards: a natural canasta and a mixed one.
web-figure-canasta-points = What cards count, in melds and in hand
web-figure-canasta-natural-none = only one natural card
web-figure-canasta-wild-none = four wild cards
web-figure-canasta-run-none = no runs here

## Disputed points: Canasta

ruling-q-can-1 = How many cards do you draw?
    .ruling = One; if only two play, two.
ruling-q-can-2 = How many canastas do you need to go out?
    .ruling = One; if only two play, two.
ruling-q-can-3 = May you take the pile with one natural and one wild card?
    .ruling = Yes, if your side has melded and the pile is not frozen.
ruling-q-can-4 = May you take the pile just to add its top card to a meld of your side?
    .ruling = Yes, if the pile is not frozen.
ruling-q-can-5 = Is the pile frozen from the start?
    .ruling = Only for a side that has not melded; for everyone only if there is a wild card or a red three in it.
ruling-q-can-6 = May a canasta have more than seven cards?
    .ruling = Yes. They count, but the bonus stays the same, and a wild card makes a natural canasta mixed.
ruling-q-can-7 = Must you ask your partner before you go out?
    .ruling = No, but you may. A no binds you for this turn.
ruling-q-can-8 = Do you need a discard to go out?
    .ruling = No, you may meld all your cards.
ruling-q-can-9 = Must a concealed hand reach the count of the first meld?
    .ruling = Yes, if your side has not melded yet.
ruling-q-can-10 = Is the round over with the last card of the stock?
    .ruling = No, it goes on as long as each player takes the pile.
ruling-q-can-11 = What are red threes worth without a meld?
    .ruling = They count against you.
ruling-q-can-12 = When are the red threes laid that were dealt?
    .ruling = Right after the deal, automatically; nobody can forget one.
ruling-q-can-13 = May you look through the pile?
    .ruling = No. You see its top card and how many cards there are.
