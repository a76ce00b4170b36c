### Words of every game: the engine's own, for the terminal, the server and the pages alike.

## The language

language-name = English

## Seats and lists

seat = Player { $number }
list-and = { $before } and { $last }
list-or = { $before } or { $last }

## Bots

bot-mia = Mia
    .about = Still learning. Overlooks a lot and is easy to beat.
bot-leo = Leo
    .about = Plays for fun. Sees the simple moves and misses the clever ones.
bot-nora = Nora
    .about = Plays soundly and makes few mistakes. A good opponent for most people.
bot-viktor = Viktor
    .about = Has played for years. Sees nearly everything and gives little away.
bot-ada = Ada
    .about = The master. Remembers everything, can wait for a long time, and plays to win.
bot-named = { $name } (bot)

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
option-group-match = The match
option-group-deal = Deal and start
option-group-turn = A turn
option-group-melds = What can be laid
option-group-opening = The first meld
option-group-table = On the table
option-group-end = End of a round
option-group-score = Points
option-group-clock = Time
option-group-limits = Limits

## Events

event-dealt = Dealt: { $cards } each{ $stock ->
        [0] .
        [one] ; one is left to draw.
       *[other] ; { $stock } are left to draw.
    }
event-starts = { $seat } starts.
    .you = You start.
event-drew = { $seat } drew one.
    .you = You drew one.
event-got = You got { $pieces }.
event-took = { $seat } took { $pieces }.
    .you = You took { $pieces }.
event-melded = { $seat } laid { $melds }.
    .you = You laid { $melds }.
event-added = { $seat } added { $pieces } to meld { $meld }.
    .you = You added { $pieces } to meld { $meld }.
event-discarded = { $seat } discarded { $pieces }.
    .you = You discarded { $pieces }.
event-passed = { $seat } passed.
    .you = You passed.
event-timed-out = { $seat } ran out of time.
    .you = You ran out of time.
event-resigned = { $seat } gives up.
    .you = You give up.
event-round-over = The round is over.
event-left = { $points ->
        [0] { $seat } has nothing left.
        [one] { $seat } has one point left.
       *[other] { $seat } has { $points } points left.
    }
    .you = { $points ->
            [0] You have nothing left.
            [one] You have one point left.
           *[other] You have { $points } points left.
        }
event-match-over = { $win ->
        [draw] The match is over. Nobody wins: it is a draw.
        [team] The match is over. The team of { $winners } wins.
        [shared] The match is over. { $winners } share the win.
       *[alone] The match is over. { $winners } wins.
    }

## How a match ended

result-target = The points that end the match have been reached.
result-rounds = All rounds have been played.
result-cap = The match has reached its round limit.
result-resigned = There is nobody left to play against.
won = { $win ->
        [draw] A draw: nobody wins
        [team] The winning team: { $winners }
        [shared] Sharing the win: { $winners }
       *[alone] The winner: { $winners }
    }
sheet-bonus = Bonus
tally-melds = Cards in melds
tally-left = Cards in hand
tally-rest = Left over
tally-taken = What the others lose
tally-difference = Difference of what is left: { $more } − { $less }
tally-won = Round won

## Reasons of hints

why-goes-out = You go out with it.
why-joker-kept = The joker stays with you.
why-alone = { $piece } goes with nothing else that you hold.
why-completes = { $piece } completes { $pieces }.
why-longer = { $piece } makes a meld longer: { $pieces }.
why-no-meld = { $piece } completes no meld of yours.
why-refused = { $seat } has discarded or left { $pieces }: a sign that it helps little there.
why-sure = The best bot does this { $sure } out of 10 times.

## Refusals: notation

error-bad-piece = “{ $text }” is not a card or tile. Write the number and then the suit: 7h, 10c, Ks or 13s, and * for a joker.
error-bad-meld = “{ $text }” is not a list of pieces. Write them with spaces between: 5h 6h 7h.
error-bad-move = “{ $text }” is not a move here. You can use: { $moves }.
error-bad-number = “{ $text }” is not a whole number.

## Refusals: rules and seats

error-unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
error-unknown-option = { $game } has no option “{ $option }”. Its options are: { $options }.
error-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $bots }.
error-unknown-language = There is no “{ $language }” here yet. Choose one of: { $languages }.
error-bad-option = “{ $value }” does not fit the option { $option }. It can be: { $expected }.
error-options-clash = The options { $first } and { $second } contradict each other. Change one of them.
error-bad-seats = { $game } is for { $numbers } players, so not for { $players }.
error-bot-failed = The bot “{ $bot }” can’t play on: { $reason } ({ $move }). That is a fault of the program. Please report it with this message, the options and the seed.

## Refusals: moves

error-not-your-turn = It is not { $seat }’s turn now.
error-round-over = The round is over: nobody can move until the next one is dealt.
error-match-over = The match is over.
error-round-not-over = Finish this round before the next one is dealt.
error-wrong-phase = “{ $move }” is not possible at this point of your turn. Look at the moves that are.
error-not-in-hand = You don’t have { $piece }.
error-wrong-move = “{ $move }” is not a move in this game.
error-no-seat = There is no seat “{ $text }”. Seats are counted from 0, and the last one is { $last }.
error-has-resigned = { $seat } has given up already.
error-clock-only = Only the clock may say that. If you run the clock yourself, use Match.time_out.
error-deals-outside = This match gets the key of each deal from outside. Deal its next round with rummel.match.next_round and a key.

## Refusals: melds

error-meld-short = A meld needs at least three pieces; { $meld } has only { $count }.
error-meld-neither = { $meld } is neither a run nor a set. A run goes up in one suit or colour, a set has one number in different ones.
error-meld-neither-mixed = { $meld } is neither a run nor a set. A run goes up one number at a time, a set has one number in different suits or colours.
error-run-gap = The run { $meld } can’t go from { $before } to { $after }: the numbers must follow one another.
error-run-suits = The run { $meld } mixes suits or colours: { $piece } does not belong.
error-run-wrap = The run { $meld } goes on past the last number. It must end there.
error-run-long = The run { $meld } has { $count } pieces; the most is { $most }.
error-runs-barred = Only sets are allowed here, and { $meld } is a run.
error-set-suit-twice = The set { $meld } has { $suit } twice. Each suit or colour may appear only once.
error-set-ranks = The set { $meld } mixes numbers. All its pieces must have the same one.
error-sets-barred = Only runs are allowed here, and { $meld } is a set.
error-joker-undeclared = Say what the joker in { $meld } stands for, for example *=7h.
error-joker-no-natural = { $meld } needs at least one piece that is not a joker.
error-joker-too-many = { $meld } has { $count } jokers; { $most ->
        [one] only one is
       *[other] at most { $most } are
    } allowed.
error-joker-adjacent = Two jokers stand side by side in { $meld }. Put another piece between them.
error-joker-majority = { $meld } needs more ordinary pieces than jokers.

## Refusals: records and deals

error-record-empty = The record is empty.
error-record-file = The record { $path } can’t be read: { $reason }. Check the path.
error-record-line = Line { $line } of the record can’t be read: { $reason ->
        [order] it is out of place
        [seats] it names more or fewer seats than there are players
        [round] its round number or its seeds don’t fit
        [reveal] its revealed seed is not a hexadecimal number
        [pledges] its seals are missing or can’t be read
        [unknown] no record has such a line
        [number] it names a meld by a number that does not exist
        [length] it is too long
       *[other] { $reason }
    }.
error-record-version = The record has version { $version }; this program reads version { $known }.
error-record-move = The move on line { $line } is illegal: { $reason }
error-record-result = The result on line { $line } does not follow from the moves.
error-record-cut = The record breaks off after line { $line }, before the match is over.
error-record-after-end = Line { $line } comes after the end of the match.
error-deal-commit = The seed revealed on line { $line } does not match the commitment made before the deal.
error-deal-words = The words of { $seat } on line { $line } do not match the seal that was made before the match.
error-receipt-read = The receipt can’t be read: { $reason }

## Refusals: score sheets

error-sheet-entries = A round needs { $needed } entries, one for each player; here { $count ->
        [one] there is one
       *[other] there are { $count }
    }.
error-sheet-points = “{ $text }” is not a score. Write a whole number, such as 12 or -7.
error-sheet-racks = This game does not score what is left over: enter each player’s points.
error-sheet-empty = Only the winner can have nothing left, and here { $count } have. Write down what the others have left.
error-sheet-round = There is no round { $number } on the sheet yet; { $count ->
        [0] none is
        [one] one is
       *[other] { $count } are
    } written down.
error-sheet-word = “{ $text }” means nothing here. You can use: { $words }.
error-sheet-sides = Write one entry for each side, with a slash between them. Needed: { $needed }; here: { $count }.
error-sheet-many = “{ $word }” can’t be { $count }: { $most } is the most.
error-sheet-melds = These bonuses need melds that count at least { $needed }, not { $points }: write what all melded cards count.

## Refusals: lessons

error-lesson-unknown = There is no such task in a lesson of { $game }. Tasks there: { $tasks }.
error-lesson-other = The rules allow that, but this task is about something else. Read it again, or have it shown to you.
error-lesson-long = A task of a lesson takes { $most } moves at most. Begin it again.
error-puzzle-more = That lays { $laid }, and { $most } can be laid. Keep looking.

## Refusals: positions as text

error-position-long = A position has at most { $most } characters. Leave out what you copied by mistake.
error-position-field = A position of this game has no “{ $field }”. Its fields, written as field=value, are: { $fields }.
error-position-twice = “{ $field }” is there twice. Give it only once.
error-position-lacks = “{ $field }” is missing. Add it, or leave out what belongs to it.
error-position-value = “{ $value }” does not fit { $field }. It can be: { $expected }.
error-position-seats = { $field } needs one value for each seat: { $players }, and not { $count }.
error-position-copies = { $piece } is there too often: { $count }, and the game has { $most }. Check hands, piles and melds.
error-position-count = Hands, piles and melds have { $count } pieces in all, hidden ones included, and the game has { $pack }. Correct a number, or write ?rest in one of the piles.
error-position-clash = { $first } and { $second } can’t be like that together. Change one of them.
error-position-stuck = Nobody could move in this position. Change the phase, or the hand of whoever’s turn it is.
error-position-no-deal = No pieces were found that fit what is hidden here, in { $tries } tries. Give more of the hands.
error-position-open = What is hidden in { $field } would have to be seen here. Write down the pieces instead of “?”.

## Refusals: positions for the arranger

error-solve-line = This position can’t be read: { $reason }. Each line is a JSON object with “game” and “rack” and, if you like, “table”, “rules”, “opened” and “objective”.
error-solve-no-melds = There is nothing to arrange in this game: it has no melds.
error-solve-copies = { $piece } appears too often; this game has only { $most }. Check the table and the rack.
error-solve-jokers = Too many jokers: there are { $count }, and this game has { $most }.
error-solve-rack-long = The rack has { $count } pieces; the most is { $most }.
error-solve-table = Something on the table is not a meld. Everything there must be a run or a set.
error-solve-rules = These rules contradict each other, or a value or an objective is out of bounds.
error-solve-limit = A limit is below zero or too high.

## What a record proves about its deals, and what only a receipt can

fair-seeds-receipt = The server had fixed its part of all deals before anybody’s words were known: it is the part that the receipt kept beforehand.
fair-seeds-record = The record alone does not show that the server fixed its part before the players’ words were known. The receipt of anybody who played does.
fair-seeds-plain = This match was dealt by the old scheme: nothing shows that the server fixed its part before the players’ words were known.
fair-seeds-changed = The server’s part is not the one that the receipt kept before the words were known: it was replaced.
fair-words-receipt = All words had been sealed before any were known: the seals are those that the receipt kept beforehand.
fair-words-record = The record alone does not show that all words were sealed before any were known. The receipt of anybody who played does.
fair-words-plain = The old scheme has no seals: the last player, or the server, may have known all other words first.
fair-words-changed = The seals are not those that the receipt kept before any words were known: they were replaced.
fair-used-all = The words of all players are part of every deal.
fair-used-some = All sealed words are part of every deal. These players sealed none: { $names }.
fair-used-missing = Dealt without the words of these players (rounds in brackets): { $missing }. All other sealed words are part of the deals.
fair-used-none = Nobody sealed any words: the cards came from the server alone.
fair-used-left-out = Your device revealed its words, but these rounds were dealt without them: { $rounds }.
fair-used-changed = These rounds were dealt with other words than those your device revealed: { $rounds }.
fair-used-plain = What the players added is part of every deal, but nothing shows that nobody replaced it.
fair-cards-record = The cards of every round follow from the server’s part and the players’ words.
fair-cards-receipt = The cards of every round follow from the server’s part and the players’ words, and your hand was the one that your device saw.
fair-cards-changed = In round { $round } your device saw another hand than the one in the record.
fair-moves-record = Every move follows the rules.
fair-moves-changed = The rules in the record are not those that your device saw before the match.
