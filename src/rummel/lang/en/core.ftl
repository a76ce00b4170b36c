# Words that all games share.

seat = Player { $number }
list-and = { $before } and { $last }

## Suits of cards, colours of tiles

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
colour-c = blue (c)
colour-d = yellow (d)
colour-h = red (h)
colour-s = green (s)

## Options of every game

option-players = Players
    .about = How many people and bots sit at the table.
option-rounds = Rounds
    .about = How many rounds the match has; 0 if only the points end it.
option-target = Points that end the match
    .about = The match is over once somebody has so many points, plus or minus; 0 if only the rounds end it.
option-max-rounds = Most rounds
    .about = After so many rounds the match is over, whatever the points are.
option-last-round-decides = Last round parts a tie
    .about = Of players who lead with equal totals, the one who did best in the last round wins.
option-extra-round = Extra round on a tie
    .about = Equal totals at the top are parted by another round instead of a shared win.

## What happened

event-dealt = { $cards ->
        [one] One card each was dealt
       *[other] { $cards } cards each were dealt
    }{ $stock ->
        [0] .
        [one] ; one is left in the stock.
       *[other] ; { $stock } are left in the stock.
    }
event-starts = Starting: { $seat }.
event-drew = { $seat } drew from the stock.
event-got = You got { $pieces }.
event-took = { $seat } took { $pieces }.
event-laid = { $seat } laid { $pieces }.
event-melded = { $seat } laid { $melds }.
event-added = { $seat } added { $pieces } to meld { $meld }.
event-discarded = { $seat } discarded { $pieces }.
event-passed = { $seat } passed.
event-timed-out = { $seat } ran out of time.
event-round-over = The round is over.
event-match-over = The match is over. Winning: { $winners }.

## How a match ended

result-target = The points that end the match were reached.
result-rounds = All rounds have been played.
result-cap = The match reached its greatest number of rounds.
