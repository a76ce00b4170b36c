# Karo 8: words of the family karo8.

game-karo8 = Karo 8
    .about = Heroes lay the red cards, villains the black ones, in rows that grow from the eights.

rules-karo8 =
    Two to four people play in two teams with one pack of 52 cards. The heroes want all red cards on
    the table, the villains all black ones. Teams sit alternately; with three players two play
    against one.

    Everyone gets six cards; the rest is the stock. Whoever holds the eight of diamonds lays it and so
    begins. If nobody has it, the first player from the dealer’s left who holds another eight begins
    with that. If nobody holds any eight, players draw one card each in turn until somebody draws an
    eight; that player lays it at once.

    Each suit has a row of its own, which starts with its eight. From there it grows down to the
    two and up to the ace, card by card without gaps: the six can lie only when the seven does.

    On your turn lay one card that fits, of either colour. If you can lay, you have to: holding back
    means choosing which card. If you can’t, draw one card; you may lay it at your next turn. If
    the stock is empty and nothing fits, you pass.

    The round is over when all 26 cards of a colour lie. Then its team wins, whoever laid the
    last card and whatever is still in the hands, and each of its players gets a point.

    Options: the ace can go below the two; players may hold back by drawing; a drawn card may be
    laid at once. If players may hold back and all pass once around on an empty stock, the next one
    who can lay has to.

## Options

option-karo8-heroes = Heroes
    .about = The seats of the heroes, counted from 0; empty for every other seat from the first.
option-karo8-three-players = Three may play
    .about = Three players are allowed, two against one.
option-karo8-ace = The ace
    .about = Where the ace goes in its row.
    .high = above the king
    .low = below the two
    .either = at either end
option-karo8-may-hold = Holding back
    .about = Who can lay a card may draw one instead, or pass once the stock is empty.
option-karo8-play-drawn = Lay the drawn card
    .about = A card just drawn may be laid at once if it fits.
option-karo8-first-eight = Who begins without the eight of diamonds
    .about = Which of the players with another eight begins.
    .left = the first from the dealer’s left
    .suit = the one with hearts, else spades, else clubs
    .youngest = the youngest, else the next to the left
option-karo8-youngest = The youngest
    .about = The seat of the youngest player, counted from 0.
option-karo8-any-eight = Any eight first
    .about = Who begins may lay any eight, not just the one that decided it.

## Events

event-no-eight = Nobody holds an eight. Everyone draws in turn until one turns up; { $seat } is first.

## How a round ended

outcome-heroes = All red cards lie: the heroes win.
outcome-villains = All black cards lie: the villains win.

## Refusals

error-karo-must-eight = The first card has to be { $piece }. Lay it.
error-karo-no-row = { $piece } does not fit yet: { $needed } has to lie first.
error-karo-must-lay = You can lay a card, so you have to. Choose one that fits.

## Prompts and moves

phase-karo8-draw-eight = Nobody has an eight yet: draw a card.
phase-karo8-start = Lay the first eight.
phase-karo8-play = Lay a card that fits, or draw if you can’t.
phase-karo8-drawn = Lay the card you have just drawn, or pass.

move-karo8-lay = lay CARD – lay a card in its row (lay 8d)
move-karo8-draw = draw – draw a card from the stock
move-karo8-pass = pass – let the next player go on
