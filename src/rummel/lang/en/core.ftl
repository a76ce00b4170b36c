# Words that all games share.

seat = Player { $number }
list-and = { $before } and { $last }
list-or = { $before } or { $last }

## Suits of cards, colours of tiles

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
colour-blue = blue (c)
colour-yellow = yellow (d)
colour-red = red (h)
colour-green = green (s)
colour-black = black (c)
colour-grey = grey (d)
colour-purple = purple (h)

## Options of every game

option-players = Players
    .about = How many people and bots sit at the table.
option-rounds = Rounds
    .about = How many rounds the match has; 0 if only points end it.
option-target = Points that end the match
    .about = The match is over once somebody has this many points, plus or minus; 0 if only the rounds end it.
option-max-rounds = Round limit
    .about = After this many rounds the match is over, whatever the score.
option-last-round-decides = Last round breaks ties
    .about = If several players share the lead, the one who did best in the last round wins.
option-extra-round = Extra round on a tie
    .about = A tie for the lead is settled by another round instead of a shared win or a draw.

## What happened

event-dealt = Dealt: { $cards } each{ $stock ->
        [0] .
        [one] ; one is left to draw.
       *[other] ; { $stock } are left to draw.
    }
event-starts = { $seat } starts.
event-drew = { $seat } drew one.
event-got = You got { $pieces }.
event-took = { $seat } took { $pieces }.
event-laid = { $seat } laid { $pieces }.
event-melded = { $seat } laid { $melds }.
event-added = { $seat } added { $pieces } to meld { $meld }.
event-discarded = { $seat } discarded { $pieces }.
event-passed = { $seat } passed.
event-timed-out = { $seat } ran out of time.
event-round-over = The round is over.
event-left = { $points ->
        [0] { $seat } has nothing left.
        [one] { $seat } has one point left.
       *[other] { $seat } has { $points } points left.
    }
event-match-over = { $win ->
        [draw] The match is over. Nobody wins: it is a draw.
        [team] The match is over. It goes to the team of { $winners }.
        [shared] The match is over. { $winners } share the win.
       *[alone] The match is over. It goes to { $winners }.
    }

## How a match ended

result-target = Somebody reached the points that end the match.
result-rounds = All rounds have been played.
result-cap = The match has reached its round limit.
won = { $win ->
        [draw] A draw: nobody wins
        [team] The winning team: { $winners }
        [shared] Sharing the win: { $winners }
       *[alone] The winner: { $winners }
    }
sheet-bonus = Bonus
