# Every refusal that all games share: what is wrong, and what to do.

## Notation

error-bad-piece = “{ $text }” is no card or tile. Write the number and then the suit: 7h, 10c, Ks or 13s, and * for a joker.
error-bad-meld = “{ $text }” is no list of pieces. Write them with blanks between: 5h 6h 7h.
error-bad-move = “{ $text }” can’t be read as a move here. Known are: { $moves }.
error-bad-number = “{ $text }” is no whole number.

## Rules and set-up

error-unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
error-unknown-option = { $game } has no option “{ $option }”. Its options are: { $options }.
error-bad-option = “{ $value }” does not fit the option { $option }. It can be: { $expected }.
error-options-clash = The options { $first } and { $second } contradict each other. Change one of them.
error-bad-seats = Players at { $game }: at least { $least }, at most { $most }, so not { $players }.
error-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $bots }.
error-unknown-language = There are no words in “{ $language }” yet. Choose one of: { $languages }.

## Any game

error-not-your-turn = It is not the turn of { $seat } now.
error-round-over = The round is over: nobody can move until the next one is dealt.
error-match-over = The match is over.
error-round-not-over = This round has to be played to its end before the next one is dealt.
error-wrong-phase = “{ $move }” is not possible at this point of your turn. Look at the moves that are.
error-not-in-hand = You don’t have { $piece }.
error-wrong-move = “{ $move }” is no move of this game.

## Melds

error-meld-short = A meld has at least three pieces; { $meld } has only { $count }.
error-meld-neither = { $meld } is neither a run nor a set. A run goes up in one suit, a set has one number in different suits.
error-run-gap = The run { $meld } does not go on from { $before } to { $after }: numbers have to follow one another.
error-run-suits = The run { $meld } mixes suits: { $piece } does not belong.
error-run-wrap = The run { $meld } goes on past its last number. It has to end there.
error-run-long = The run { $meld } has { $count } pieces; { $most } is the most.
error-runs-barred = Only sets are allowed here, and { $meld } is a run.
error-set-suit-twice = The set { $meld } has { $suit } twice. Every suit may be there only once.
error-set-ranks = The set { $meld } mixes numbers. All its pieces need the same one.
error-sets-barred = Only runs are allowed here, and { $meld } is a set.
error-joker-undeclared = Say what the joker in { $meld } stands for, for example *=7h.
error-joker-no-natural = { $meld } needs at least one piece that is no joker.
error-joker-too-many = { $meld } has { $count } jokers; { $most ->
        [one] only one is
       *[other] at most { $most } are
    } allowed.
error-joker-adjacent = Two jokers stand side by side in { $meld }. Put another piece between them.
error-joker-majority = { $meld } needs more other pieces than jokers.

## Records and deals

error-record-empty = The record is empty.
error-record-line = Line { $line } of the record can’t be read: { $reason ->
        [order] it does not belong at this place
        [seats] it names more or fewer seats than there are players
        [round] its round number or its seeds don’t fit
        [reveal] its revealed seed is no hexadecimal number
        [unknown] it is no line of a record
        [number] it names a meld by a number that is not there
        [length] it is too long
       *[other] { $reason }
    }.
error-record-version = The record has version { $version }; this program reads version { $known }.
error-record-move = The move on line { $line } is illegal: { $reason }
error-record-result = The result on line { $line } does not follow from the moves.
error-record-cut = The record breaks off after line { $line }, before the match is over.
error-record-after-end = Line { $line } comes after the end of the match.
error-deal-commit = The seed revealed on line { $line } does not fit the commitment made before the deal.

## Score sheets

error-sheet-entries = A round needs { $needed } entries, one for each player; here { $count ->
        [one] is one
       *[other] are { $count }
    }.
error-sheet-points = “{ $text }” are no points. Write a whole number, such as 12 or -7.
error-sheet-racks = This game does not count what is left over: enter each player’s points.
error-sheet-empty = Only the winner’s rack can be empty, and here { $count } are. Write down what the others have left.
error-sheet-round = There is no round { $number } on the sheet yet; { $count ->
        [0] none is
        [one] one is
       *[other] { $count } are
    } booked.
error-sheet-word = “{ $text }” means nothing here. Known are: { $words }.

## Positions for the arranger

error-solve-line = This position can’t be read: { $reason }. Each line is a JSON object with “game” and “rack”, and if you like “table”, “rules”, “opened” and “objective”.
error-solve-no-melds = There is nothing to arrange in this game: it has no melds.
error-solve-copies = { $piece } is there more often than this game has it (times: { $most }). Look through the table and the rack.
error-solve-jokers = Too many jokers: there are { $count }, and this game has { $most }.
error-solve-rack-long = The rack has { $count } pieces; { $most } are the most.
error-solve-table = The table holds what is no meld. Every meld on it has to be a run or a set.
error-solve-rules = These rules contradict each other, or a worth or an objective is out of bounds.
error-solve-limit = A limit is below zero or too high.
