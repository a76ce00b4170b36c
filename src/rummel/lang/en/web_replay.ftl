# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] No round of this match is over yet. You can look back at a round once it is.
       *[other] You can’t look back at round { $round }: only rounds that are over can be shown.
    }

## The page

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-open = Look back at a match
web-replay-open-about = Choose the record of a match, a file that ends in .ndjson, or drop it here. Tables offer it for download after a match, and in the terminal “rummel play” writes it. The file is only read, not kept.
web-replay-choose = Choose a file
web-replay-leave = Back
web-replay-to-table = To the table
web-replay-another = Another record
web-replay-unfinished = The match was not over when this was recorded.
web-replay-rounds = Rounds
web-replay-moves = The moves
web-replay-hands = Everybody’s hand
web-replay-step = Step { $step } of { $count }
web-replay-position = Position in the round
web-replay-first = To the deal
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-copy = Copy the link to this position
web-replay-keys = The arrow keys step back and forward, the space bar plays and stops.
web-replay-got = { $seat } got { $pieces }.
web-replay-gave = { $seat } gave away { $pieces }.
web-replay-chose = { $seat } chose { $direction ->
        [falling] falling
       *[rising] rising
    } numbers.

## The best move

web-replay-best = Was there a better move?
web-replay-thinking = Thinking …
web-replay-deal = The deal: nobody has chosen anything yet.
web-replay-only = There was nothing to choose.
web-replay-most = No more could be laid here.
web-replay-more = More was possible: { $placed } instead of { $played ->
        [0] none:
        [one] one:
       *[other] { $played }:
    }
web-replay-at-least = More was possible: at least { $placed } instead of { $played ->
        [0] none:
        [one] one:
       *[other] { $played }:
    }
web-replay-held = The good bot would have held back too.
web-replay-none = Nothing could be laid.
web-replay-short = Nothing could be laid: only { $reached } of the { $needed } points needed to open were there.
web-replay-bot = There is no certain best move here. The good bot would have played:
web-replay-bot-none = Nothing could be laid. The good bot would have played:
web-replay-bot-same = The good bot would have played the same.
web-replay-show = Show it on the table
web-replay-hide = Back to what was played
web-replay-instead = Not played: this is how it could have gone on.

## Was the deal fair?

web-fair-check = Verify this deal
web-fair-checking = Dealing again …
web-fair-chain = The secret matches the number
web-fair-chain-about = { $round ->
        [one] Hashed once, the secret of round { $round } must give the number that was fixed before the match.
       *[other] Hashed { $round } times, the secret of round { $round } must give the number that was fixed before the match.
    }
web-fair-mix = Everybody’s words are mixed in
web-fair-mix-about = The secret, all seals and the revealed words of all players make the key of this round. Hashed once for each round so far, a player’s words must give the player’s seal.
web-fair-pledges = The players’ seals
web-fair-key = The key
web-fair-shuffle = The key shuffles
web-fair-shuffle-about = The key gives a sequence of numbers, and they say how all { $count } are shuffled. The order that comes out is:
web-fair-hands = The hands are the ones that were played
web-fair-hands-about = Dealt out in this order, everybody gets the hand that the round began with.
web-fair-rest = So is the rest
web-fair-rest-about = What is left is on the table and in the stock, in this order.
web-fair-fits = matches
web-fair-differs = does not match
