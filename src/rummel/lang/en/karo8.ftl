# Karo 8: words of the family karo8.

game-karo8 = Karo 8
    .about = Heroes lay the red cards, villains the black ones, in rows that grow from the eights.

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

## Events

event-no-eight = Nobody holds an eight. Everyone draws in turn until one comes up; { $seat } goes first.

## How a round ended

outcome-heroes = All the red cards are on the table: the heroes win.
outcome-villains = All the black cards are on the table: the villains win.

## Refusals

error-karo-must-eight = The first card must be { $piece }. Lay it.
error-karo-no-row = { $piece } does not fit yet: { $needed } must be down first.
error-karo-must-lay = You can lay a card, so you must. Choose one that fits.

## Prompts and moves

phase-karo8-draw-eight = Nobody has an eight yet: draw a card.
phase-karo8-start = Lay the first eight.
phase-karo8-play = Lay a card that fits, or draw if you can’t.
phase-karo8-drawn = Lay the card you have just drawn, or pass.

move-karo8-lay = lay CARD – lay a card in its row (lay 8d)
move-karo8-draw = draw – draw a card from the stock
move-karo8-pass = pass – let the next player go
