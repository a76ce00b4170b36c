# Every refusal that all games share: what is wrong, and what to do.

## Notation

error-bad-piece = “{ $text }” is not a card or tile. Write the number and then the suit: 7h, 10c, Ks or 13s, and * for a joker.
error-bad-meld = “{ $text }” is not a list of pieces. Write them with spaces between: 5h 6h 7h.
error-bad-move = “{ $text }” is not a move here. You can use: { $moves }.
error-bad-number = “{ $text }” is not a whole number.

## Rules and set-up

error-unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
error-unknown-option = { $game } has no option “{ $option }”. Its options are: { $options }.
error-bad-option = “{ $value }” does not fit the option { $option }. It can be: { $expected }.
error-options-clash = The options { $first } and { $second } contradict each other. Change one of them.
error-bad-seats = { $game } is for { $numbers } players, so not for { $players }.
error-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $bots }.
error-bot-failed = The bot “{ $bot }” can’t play on: { $reason } ({ $move }). That is a fault of the program. Please report it with this message, the options and the seed.
error-unknown-language = There is no “{ $language }” here yet. Choose one of: { $languages }.

## Any game

error-not-your-turn = It is not { $seat }’s turn now.
error-round-over = The round is over: nobody can move until the next one is dealt.
error-match-over = The match is over.
error-round-not-over = Finish this round before the next one is dealt.
error-wrong-phase = “{ $move }” is not possible at this point of your turn. Look at the moves that are.
error-not-in-hand = You don’t have { $piece }.
error-wrong-move = “{ $move }” is not a move in this game.
error-no-seat = There is no seat “{ $text }”. Seats are counted from 0, and the last one is { $last }.
error-clock-only = Only the clock may say that. If you run the clock yourself, use Match.time_out.
error-deals-outside = This match gets the key of each deal from outside. Deal its next round with rummel.match.next_round and a key.

## Melds

error-meld-short = A meld needs at least three pieces; { $meld } has only { $count }.
error-meld-neither = { $meld } is neither a run nor a set. A run goes up in one suit, a set has one number in different suits.
error-meld-neither-mixed = { $meld } is neither a run nor a set. A run goes up one number at a time, a set has one number in different suits.
error-run-gap = The run { $meld } can’t go from { $before } to { $after }: the numbers must follow one another.
error-run-suits = The run { $meld } mixes suits: { $piece } does not belong.
error-run-wrap = The run { $meld } goes on past its last number. It must end there.
error-run-long = The run { $meld } has { $count } pieces; the most is { $most }.
error-runs-barred = Only sets are allowed here, and { $meld } is a run.
error-set-suit-twice = The set { $meld } has { $suit } twice. Each suit may appear only once.
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

## Records and deals

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

## Score sheets

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

## Positions for the arranger

error-solve-line = This position can’t be read: { $reason }. Each line is a JSON object with “game” and “rack” and, if you like, “table”, “rules”, “opened” and “objective”.
error-solve-no-melds = There is nothing to arrange in this game: it has no melds.
error-solve-copies = { $piece } is there more often than this game has it (times: { $most }). Check the table and the rack.
error-solve-jokers = Too many jokers: there are { $count }, and this game has { $most }.
error-solve-rack-long = The rack has { $count } pieces; the most is { $most }.
error-solve-table = Something on the table is not a meld. Everything there must be a run or a set.
error-solve-rules = These rules contradict each other, or a value or an objective is out of bounds.
error-solve-limit = A limit is below zero or too high.
