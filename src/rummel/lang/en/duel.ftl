### Heroes against villains, the duel.

## Names

game-duel = Heroes against villains
    .about = Everyone turns up a card, the highest takes all, and the team with more cards wins.

## Options

option-duel-heroes = Heroes
    .about = The seats of the heroes, counted from 0, half of all players; leave empty for every other seat, starting with the first.
option-duel-jokers = Jokers
    .about = How many jokers there are, 0, 2, 4 or 6; each team gets half of them.
option-duel-uneven = Stacks may be uneven
    .about = With four players, an odd joker stays in the game and one of two teammates has one card more.
option-duel-war = War
    .about = Won cards go under your own stack and are played again, until a team has none left.
option-duel-unplayed-count = Unplayed cards count
    .about = Cards that nobody is left to play against count for whoever holds them.
option-duel-undecided = Play-off without cards
    .about = What happens to the cards when none of the tied players can turn up another one.
    .nobody = nobody gets them
    .owners = everyone takes their own back
option-duel-team-ties = Ties within a team
    .about = What happens when only teammates share the highest value.
    .play-off = they play off
    .keep = the team simply takes the cards
option-duel-max-tricks = Trick limit
    .about = After this many tricks the cards are counted, since War might never end.

## Prompts and moves

phase-duel-flip = Turn up your top card.

move-duel-flip = flip – turn up the top card of your stack

## Events

event-stack-dealt = { $seat } got a stack of { $cards } cards.
    .you = You got a stack of { $cards } cards.
event-flipped = { $seat } is ready.
    .you = You are ready.
event-turned-up = { $seat } turned up { $pieces }.
    .you = You turned up { $pieces }.
event-play-off = Tied at { $value }: play-off between { $seats }.
event-dropped-out = { $seat } has no card left for the play-off.
    .you = You have no card left for the play-off.
event-trick-won = { $seat } took { $cards } cards.
    .you = You took { $cards } cards.
event-trick-returned = Nobody won: everyone took their own cards back, { $cards } in all.
event-trick-lost = Nobody won: { $cards } cards are out of the game.
event-cards-counted = Cards of the heroes: { $heroes }. Cards of the villains: { $villains }.

## How a round ended

outcome-duel-heroes = The heroes have more cards and win.
outcome-duel-villains = The villains have more cards and win.
outcome-duel-even = Both teams have the same number of cards: a draw.

## On the score sheet

tally-duel-cards = Cards: { $cards }

## In the terminal

cli-duel-last = Last trick:
cli-duel-winner = { $seat } took it
cli-duel-nobody = nobody got it
cli-duel-turned = Turned up:
cli-duel-sides = Cards:
cli-duel-cards = heroes { $a }, villains { $b }
cli-duel-tricks = Tricks:
cli-duel-note = { $side }, { $stack } to turn, { $pile } won

## On the pages

web-do-flip = Turn up
web-duel-begin = Everyone turns up a card at once; the highest takes them all.
web-duel-tie = A tie! For the play-off, turn up another card.
web-duel-nobody = Nobody takes these cards.
web-duel-stack = { $count ->
        [one] Stack: one card
       *[other] Stack: { $count } cards
    }
web-duel-won = { $count ->
        [one] Won: one card
       *[other] Won: { $count } cards
    }
web-duel-ready = ready
web-duel-counts = { $piece }, counts { $value }
web-duel-lost = { $count ->
        [one] One card is out of the game.
       *[other] { $count } cards are out of the game.
    }
web-duel-auto = Turn up automatically
web-duel-space = The space bar does it too.
web-settings-flip-about = You don’t need to tap for every card.

## The rules

rules-duel =
    Two or four people play in two teams of the same size: the heroes and the villains.

    Two packs and six jokers are sorted by colour. The heroes share all the red cards, the villains
    all the black ones, and each team gets three jokers. Everyone gets a face-down stack and looks
    at no card before it is turned. With four players, each team puts its odd joker aside so that
    the stacks are equal.

    Everyone turns up their top card at the same moment. The highest value takes every card that was
    turned: a joker counts 20, an ace 11, king, queen, jack and ten 10 each, every other card its
    number.

    If two or more share the highest value, there is a play-off: each of them turns up another card,
    and the highest of those takes everything. If they tie again, they turn again. Teammates play
    off too. Whoever has no card left drops out of a play-off, and the last one with a card wins it.
    If none of them has a card left, nobody gets the cards.

    Won cards are put aside; every stack is played through once. The round is over when one team has
    no card left to turn. Unplayed cards count for whoever holds them. The team with more cards
    wins, and each of its players gets a point; if the teams have the same number, it is a draw.

    Options: won cards can go under the stack, as in War, until a team has nothing left; and the odd
    joker can stay in the game.

## The rules: chapters and pictures

web-chapter-flip = Turning up
web-chapter-play-off = The play-off
web-figure-points-duel = What the cards count
web-figure-trick = Everyone turns up at once. The ace counts most and takes all the cards.
web-figure-play-off = A ten and a king count the same, so both turn up another; then the higher card takes everything.
web-figure-takes = takes all

## Disputed points: the duel

ruling-q-due-1 = Which team gets the jokers?
    .ruling = Each gets half of them.
ruling-q-due-2 = What if a team of two can’t share its cards equally?
    .ruling = One joker of each team is put aside.
ruling-q-due-4 = Do won cards go back under the stack?
    .ruling = No, they are put aside; every stack is played once.
ruling-q-due-5 = When is it over?
    .ruling = When one team has no card left to turn. Unplayed cards count for whoever holds them.
ruling-q-due-6 = What if both teams have the same number of cards?
    .ruling = It is a draw.
ruling-q-due-7 = What if somebody has no card left for a play-off?
    .ruling = That player drops out and the last one with a card wins. If nobody has one, nobody gets the cards.
ruling-q-due-8 = What if the play-off is a tie again?
    .ruling = The tied players turn once more.
ruling-q-due-9 = Who gets the cards that were turned first?
    .ruling = The winner of the play-off takes everything, including the other players’ cards.
ruling-q-due-10 = Do teammates play off against each other?
    .ruling = Yes, the sheet makes no exception.
ruling-d-due-1 = Are cards won each time, or only at the end, as two translations say?
    .ruling = Each time everyone has turned one up.
