# The words of the tables of 111, Karo 8 and the duel.

## Teams

web-team-heroes = Heroes
web-team-villains = Villains

## Karo 8

web-karo-laid = { $team }: { $count } of { $all } cards laid
web-karo-row = { $low } to { $high }
web-karo-none = { $suit }: nothing laid yet
web-karo-next = Fits next: { $pieces }

## The duel

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

## 111

web-one-centre = Centre
web-one-spot = Spot { $spot }
web-one-hidden = face down
web-one-empty = empty
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
web-one-rising = Rising
web-one-falling = Falling
