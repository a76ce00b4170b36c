### Karo 8.

## Names

game-karo8 = Karo 8
    .about = Heroes lay the red cards, villains the black ones, in rows that grow from the eights.

## Options

option-karo8-heroes = Heroes
    .about = The seats of the heroes, counted from 0; leave empty for every other seat, starting with the first.
option-karo8-three-players = Three may play
    .about = Three players are allowed, two against one.
option-karo8-ace = The ace
    .about = Where the ace goes in its row.
    .high = above the king
    .low = below the two
    .either = at either end
option-karo8-may-hold = Holding back
    .about = Players who can lay a card may draw one instead, or pass once the stock is empty.
option-karo8-play-drawn = Lay the drawn card
    .about = A card just drawn may be laid at once if it fits.
option-karo8-first-eight = Starting without the eight of diamonds
    .about = Which of the players with another eight begins.
    .left = the first from the dealer’s left
    .suit = the one with hearts, else spades, else clubs
    .youngest = the youngest, else the next to the left
option-karo8-youngest = The youngest
    .about = The seat of the youngest player, counted from 0.
option-karo8-any-eight = Start with any eight
    .about = The starter may lay any eight they hold, not just the one that decided it.

## Prompts and moves

phase-karo8-draw-eight = Nobody has an eight yet: draw a card.
phase-karo8-start = Lay the first eight.
phase-karo8-play = Lay a card that fits, or draw if you can’t.
phase-karo8-drawn = Lay the card you have just drawn, or pass.

move-karo8-lay = lay CARD – lay a card in its row (lay 8d)
move-karo8-draw = draw – draw a card from the stock
move-karo8-pass = pass – let the next player go

## Events

event-laid = { $seat } laid { $pieces }.
    .you = You laid { $pieces }.
event-no-eight = Nobody holds an eight. Everyone draws in turn until one comes up; { $seat } goes first.
    .you = Nobody holds an eight. Everyone draws in turn until one comes up; you go first.

## How a round ended

outcome-heroes = All the red cards are on the table: the heroes win.
outcome-villains = All the black cards are on the table: the villains win.

## Refusals

error-karo-must-eight = The first card must be { $piece }. Lay it.
error-karo-no-row = { $piece } does not fit yet: { $needed } must be down first.
error-karo-must-lay = You can lay a card, so you must. Choose one that fits.

## Reasons of hints

why-karo-own = It is your own colour.
why-karo-forced = Nothing of your own colour fits.
why-karo-next = You hold what comes next yourself: { $pieces }.
why-karo-end = It opens nothing for the others.
why-karo-opens = It opens only { $pieces }.
why-karo-holds = What fits is not your colour.

## On the pages

web-karo-do-lay = Lay
web-karo-draw = Nothing fits: draw a card.
web-karo-pass = Nothing fits, and there is nothing left to draw: pass.
web-karo-until = Until something fits
web-karo-going = Going on by itself until you can lay something.
web-karo-laid = { $team }: { $count } of { $all } cards laid
web-karo-row = { $low } to { $high }
web-karo-none = { $suit }: nothing laid yet
web-karo-next = Fits next: { $pieces }

## The lesson

lesson-karo8-start = You are a hero: you win when all the red cards are on the table. Whoever holds the eight of diamonds begins with it. Lay it.
lesson-karo8-row = Each suit grows from its eight, down to the two and up to the ace, without gaps. Diamonds lie from 8 to 9 now, so your seven fits: lay it.
lesson-karo8-draw = None of your cards fits: your 3 of diamonds must wait until the 6, 5 and 4 are down. So draw a card; you may lay it on your next turn.
lesson-karo8-hold = If a card fits, you must lay one, but you choose which. The 9 of clubs would help the villains, who want the black cards. Lay the red one and hold the other back.
lesson-karo8-win = Only four red cards are missing, and you hold three of them. Lay them in an order that works, and win.

## The rules

rules-karo8 =
    Two to four people play in two teams with one pack of 52 cards. The heroes want all the red
    cards on the table, the villains all the black ones. The teams sit alternately; with three
    players, two play against one.

    Everyone gets six cards; the rest is the stock. Whoever holds the eight of diamonds lays it and
    so begins. If nobody has it, the first player from the dealer’s left who holds another eight
    begins with that one. If nobody holds an eight, everyone draws one card in turn until somebody
    draws one; that player lays it at once.

    Each suit has a row of its own, which starts with its eight. From there it grows down to the two
    and up to the ace, card by card and without gaps: the six can go down only once the seven is
    there.

    On your turn, lay one card that fits, of either colour. If you can lay, you must: holding back
    means choosing which card. If you can’t, draw one card; you may lay it on your next turn. If the
    stock is empty and nothing fits, you pass.

    The round is over when all 26 cards of one colour are on the table. Its team wins, whoever laid
    the last card and whatever is still in hand, and each of its players gets a point.

    Options: the ace can go below the two; players may hold back and draw instead; a drawn card may
    be laid at once. If players may hold back, the stock is empty and everyone passes in turn, the
    next player who can lay must do so.

## The rules: chapters and pictures

web-chapter-rows = The rows
web-figure-no-row = the seven must be down first
web-figure-rows = The rows grow from their eights. The pale cards are those that fit next.

## Disputed points: Karo 8

ruling-q-kar-1 = Where does the ace go?
    .ruling = Above the king: then the eight is the middle of its row.
ruling-q-kar-2 = Must you lay if you can?
    .ruling = Yes. Holding back means choosing which card.
ruling-q-kar-3 = May a drawn card be laid at once?
    .ruling = No, only on your next turn. Only the eight that begins is laid at once.
ruling-q-kar-4 = What if the stock is empty and nothing fits?
    .ruling = You pass.
ruling-q-kar-5 = Who begins if several players hold another eight?
    .ruling = The first from the dealer’s left.
ruling-q-kar-6 = Must the starter lay that very eight?
    .ruling = Yes.
ruling-q-kar-7 = Who draws first if nobody has an eight?
    .ruling = The player on the dealer’s left; then one card each in turn.
ruling-q-kar-8 = How do three play?
    .ruling = Two against one.
ruling-q-kar-9 = What if your hand is empty?
    .ruling = You draw, or pass if the stock is empty too.
ruling-q-kar-10 = May you lay cards of the other team’s colour?
    .ruling = Yes.
ruling-q-kar-11 = How do the teams sit?
    .ruling = Alternately.
ruling-d-kar-1 = Does a team win with empty hands, as some translations say?
    .ruling = No, it wins when all the cards of its colour are on the table.
