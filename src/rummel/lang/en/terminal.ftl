### Words of the command line: commands, tables, turns at the keyboard, score sheets.

## Commands

cli-rummel = Rummy games in the terminal. Start with “rummel play”, or look at “rummel games”.
    .short = Rummy games in the terminal
cli-games = Lists the games.
    .short = List the games
cli-rules = Tells how GAME is played, and what can be set with --option.
    .short = How a game is played, and its options
cli-play = Plays GAME here: you and others at this keyboard, and bots. Without GAME you choose from a list.
    .short = Play at this keyboard
cli-score = Keeps the score of GAME for people who play with real cards or tiles.
    .short = Keep the score of a real table
cli-simulate = Lets bots play GAME against each other and sums up.
    .short = Let bots play
cli-arena = Lets bots play GAME against each other and says which is better. Every deal is played in every seating, so that luck cancels out.
    .short = Find out which bot is better
cli-generate = Lets bots play rounds of GAME and writes them to files for research: as records, or as arrays with one row per decision. Files that are there already are not made again.
    .short = Make data for research
cli-replay = Shows the record FILE move by move.
    .short = Show a record move by move
cli-show = Shows a position as it looks on the table. Put POSITION in single quotes.
    .short = Show a position
cli-verify = Checks that the record FILE is valid and was dealt fairly. Exit code 0: yes; 1: no.
    .short = Check a record
cli-solve = Finds the best turn for positions, one per line as text or as a JSON object, from FILE or standard input.
    .short = Find the best turn for a position
cli-hint = Says what was best in the record FILE before the move on a line, or what is best now in a saved match or a position.
    .short = What was best, or what is

## Flags of the commands

cli-option-lang = The language of all text, such as en.
cli-option-version = Show the version.
cli-option-json = Write JSON, for programs.
cli-option-seats = Who plays, in order: names of people, and for bots bot:mia (a beginner), bot:leo, bot:nora, bot:viktor or bot:ada (the master). “me,ana,bot:nora” are you, Ana and a bot that plays soundly.
cli-option-bots = Which bots play, in order: bot:random,bot:random.
cli-option-option = Change a rule; may be given several times. “rummel rules GAME” lists what can be changed.
cli-option-seed = Deal from this text instead of by chance: the same text gives the same cards.
cli-option-record = Write a record of the match to FILE.
cli-option-record-folder = Write a record of every match to FOLDER.
cli-option-save = Where to keep the match if you leave before it ends.
cli-option-resume = Go on with a match that was saved to FILE.
cli-option-position = A position as one line of text, in single quotes.
cli-option-matches = How many matches.
cli-option-arena-bots = Which bots meet, with commas between them.
cli-option-pairs = How many deals. Each is played once in every seating of the bots.
cli-option-arena-resume = Keep finished deals in FILE, and go on from there if it exists.
cli-option-jobs = How many processes play at once; by default, one per core. The result is the same.
cli-option-ray = Play on a Ray cluster: its address (host:port or ray://host:port), “auto” for the one that is running here, or “local” for one of its own with --jobs processes. The result is the same.
cli-option-out = The folder for the files. Give the same command again to go on where it stopped.
cli-option-format = records: matches of one round, as lines of JSON. arrays: Parquet files with what the player saw, could do and did at every decision.
cli-option-generate-bots = Which bots play, seat by seat, with commas between them. One name is for all seats.
cli-option-rounds = How many rounds.
cli-option-part = How many rounds go into one file.
cli-option-seat = Show only what this player could see: a name, or a number counting from 1.
cli-option-receipt = Compares the record with the receipt that your device kept.
cli-option-line = The line of the record with the move in question.
cli-option-file = Where the sheet is kept; an existing one is continued.
cli-option-players = The players’ names in seating order, starting with whoever begins.

## Lists of games and rules

cli-column-id = game
cli-column-name = name
cli-column-players = players
cli-column-sheet = sheet
cli-column-about = what it is
cli-rules-options = What can be set with --option
cli-rules-disputed = Disputed points

## Bots against bots

cli-column-player = player
cli-column-bot = bot
cli-column-wins = wins
cli-column-draws = draws
cli-column-points = points per match
cli-column-games = games
cli-column-seat-points = points per game
cli-column-rating = rating
cli-column-pairing = pairing
cli-column-score = score
cli-column-interval = 95% interval
cli-column-lead = lead in points
cli-simulated = { $matches ->
        [one] One match
       *[other] { $matches } matches
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, from the seed “{ $seed }”.
cli-simulated-draws = Draws: { $count }
cli-simulated-shared = Shared wins: { $count }
cli-outcomes = How the rounds ended
cli-speed = { $count } moves per second here.
cli-arena-played = { $deals ->
        [one] One deal
       *[other] { $deals } deals
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, from the seed “{ $seed }”.
cli-arena-note = The score is the first bot’s share of wins. The interval treats a deal, not a game, as one sample. Ratings are OpenSkill’s, with twice their uncertainty.
cli-generated = Rounds in { $path }: { $rounds }
cli-generated-now = Made now: { $rounds } (decisions: { $decisions })
cli-generated-speed = Rounds per second here: { $count }

## Records

cli-valid = { $path } is valid. This is what it proves:
cli-bent = { $path } is not what your receipt says. Keep both.
cli-invalid = { $path } is not valid.
cli-checked-header = ✓ The game, its rules and its seats can be read.
cli-checked-results = ✓ The points and the result follow from the moves.

## Setting up a match

cli-menu = Which game would you like to play?
cli-menu-ask = Number or name (1–{ $count }, or quit):
cli-you = Player
cli-bot = Bot
cli-bot-name = Bot { $number }
cli-commitment = A secret now fixes how everything is dealt. Its commitment, so that you can check it later: { $commitment }
cli-ask-words = Enter a few words to mix into the deal, or press Enter:
cli-ask-words-of = { $name }, enter a few words to mix into the deal, or press Enter:

## The table

cli-round = round { $number }
cli-cards = { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
cli-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-is-you = { $seat } (you)
cli-your-hand = Your hand:
cli-hand-of = Hand of { $seat }:
cli-hand-empty = nothing left
cli-table-empty = nothing on the table yet
cli-stock = { $count ->
        [0] The stock is empty.
        [one] One card is left in the stock.
       *[other] { $count } are left in the stock.
    }
cli-discard = Discards:
cli-melds = Melds:
cli-colours = Colours:
cli-piles = Piles:
cli-to-open = Opening:
cli-needed = { $points ->
        [0] any meld will do
        [1] 1 point needed
       *[other] { $points } points needed
    }
cli-opened = has opened
cli-drawn = Just drawn:
cli-heroes = hero
cli-villains = villain

## A turn

cli-prompt = { $seat }>
cli-moves = You can:
cli-moves-many = ({ $count } ways; “moves” lists them)
cli-log-more = … { $count ->
        [one] one more event before this
       *[other] { $count } more events before this
    }; “log” shows all.
cli-pass-keyboard = Pass the keyboard to { $seat }, who presses Enter:
cli-hide = Press Enter to hide your hand:
cli-enter = Type a move, or “help”.
cli-ambiguous = “{ $text }” could be { $words }. Type a little more.
cli-unknown-word = I don’t know “{ $text }”. “help” lists what you can type.
cli-not-so = That is not how “{ $text }” is written. Write:
cli-no-undo = There is nothing to take back: your last move ended your turn or showed you something new.
cli-help-end = ▶ marks what is possible now. Words can be shortened.
cli-help-cards = Cards are written 7h, 10c, Kd or 13d: c clubs, d diamonds, h hearts, s spades; A ace, J jack, Q queen, K king.
cli-help-tiles = Tiles are written as a number and the letter of a colour, such as 7h or 13c: { $colours }.
cli-help-joker = * is a joker, and *=7h a joker that stands for 7h.
cli-do-help = help [WORD] – what you can type
cli-do-moves = moves – every move you could make now, if they can be listed
cli-do-hint = hint – what you could lay, but not how
cli-do-best = best – how to lay the most, or what a good bot would do
cli-do-best-move = best – what a good bot would do
cli-do-table = table – show the table again
cli-do-hand = hand – show your hand again
cli-do-sort = sort suit | number – how your hand is sorted
cli-do-undo = undo – take back your last move, unless you have seen something new
cli-do-score = score – the score sheet
cli-do-log = log – everything that has happened this round
cli-do-rules = rules – how the game is played
cli-do-quit = quit – leave; the match is saved
cli-not-saved = If you leave now, the match is lost: { $reason }
cli-saved = Your match is saved. Continue with: rummel play --resume { $path }

## A turn that is built from melds

cli-draft-hint = Build your turn with “meld 5h 6h 7h” and “add 9h 3”, then “done”; “help” has more.
cli-do-done = done – lay everything as it stands and end your turn
cli-do-show = show – the table as you have built it so far
cli-do-reset = reset – put everything back
cli-draft = Draft:
cli-draft-loose = Loose:
cli-draft-laid = You lay:
cli-draft-opening = { $points } of { $needed } points
cli-draft-fault = Meld { $number }: { $reason }
cli-draft-fine = All melds are fine. “done” lays them.
cli-refused-draft-not-there = { $piece } is not in { $meld }.
cli-refused-draft-split = { $meld } can be cut after 1 to { $most } pieces.
cli-refused-draft-no-meld = There is no meld { $number }; { $count ->
        [0] none is
        [one] one is
       *[other] { $count } are
    } on the table.
cli-refused-draft-open = You have started to build your turn. “done” lays it, “reset” puts everything back.
cli-refused-draft-empty = You have changed nothing yet. Start with “meld” or “add”.
cli-refused-draft-loose = These are still loose and must go into melds: { $pieces }.

## Hints and best turns

cli-hint-lay = You could lay { $count ->
        [one] one piece
       *[other] { $count } pieces
    }, worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
cli-hint-opening = You can’t open yet: { $reached } of { $needed } points.
cli-hint-nothing = Nothing can be laid now.
cli-hint-no-lay = You can’t lay anything at this point.
cli-best-move = Best: { $move }
cli-solve-line = Line { $number }: { $reason }
cli-solve-before = Before:
cli-solve-after = After:
cli-solve-laid = Laid:
cli-solve-left = Left:
cli-solve-sum = Total:
cli-solve-count = { $count ->
        [one] one piece
       *[other] { $count } pieces
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
cli-solve-unproven = There may be a better way: the search was cut short.

## After a round and a match

cli-round-over = Round { $number } is over
cli-reveal = The secret of this round, for checking the deal: { $seed }
cli-next-first = Next to start: { $seat }.
cli-next-open = Who starts the next round is decided again.
cli-next-round = Press Enter for the next round:
cli-match-over = The match is over
cli-recorded = The record is in { $path }; “rummel verify { $path }” checks it.
cli-sheet-round = round
cli-sheet-total = total

## The score sheet

cli-score-head = Score sheet: { $game }
cli-score-hint = Enter each player’s points for a round, such as -10 -5 +23 -8. Where what is left over counts, you can enter that instead, with a slash between players and - for the winner: 13h * / - / 5c 5d. “undo” strikes the last round, “edit 2” corrects round 2, “sheet” shows the sheet, “quit” leaves; everything is saved at once.
cli-score-tally = Or let the sheet count: write what each side has, with a slash between sides, and the cards still in hand as they are: { $example }. You can use:
cli-score-ask = Round { $number }:
cli-score-edit = New points for round { $number }:
cli-score-over = The match is over (undo, edit, quit):
cli-ask-players = The players’ names, separated by commas, starting with whoever begins:
cli-sheet-saved = The sheet is in { $path }.

## Refusals

cli-usage = { $command }: { $message }. “{ $command } --help” shows how to use it.
cli-refused-file-missing = There is no file { $path }.
cli-refused-file-folder = { $path } is a folder, not a file.
cli-refused-file-forbidden = { $path } can’t be opened: you don’t have permission.
cli-refused-file-failed = { $path } can’t be used: { $reason }.
cli-refused-file-large = { $path } is too large to be one of our files.
cli-refused-file-exists = { $path } already exists and will not be overwritten. Choose another name.
cli-refused-folder = { $path } can’t be created as a folder: { $reason }.
cli-refused-setting = “{ $text }” is not a setting. Write it as key=value.
cli-refused-setting-twice = The option { $option } is given twice.
cli-refused-name = “{ $name }” can’t be a name: it needs 1 to 20 printable characters.
cli-refused-name-twice = Two players are called “{ $name }”. Give them different names.
cli-refused-only-bots = “{ $name }” is not a bot: only bots play in a simulation, such as bot:random.
cli-refused-resume-alone = A saved match brings its game, seats, options and seed with it: don’t give any of them with --resume.
cli-refused-position-alone = A position brings its game and options with it, and has no record: give only --seats, --seed and --save with --position.
cli-refused-save = { $path } is not a saved match: { $reason }.
cli-refused-save-version = { $path } was saved by another version ({ $version }) of this program.
cli-refused-save-move = Move { $number } in { $path } is not possible: { $reason }.
cli-refused-seat = There is no seat “{ $text }”. It can be a name ({ $names }) or a number from 1 to { $count }.
cli-refused-sheet = { $path } is not a score sheet: { $reason }.
cli-refused-sheet-version = { $path } was written by another version ({ $version }) of this program.
cli-refused-sheet-game = { $path } is a score sheet for { $game }. Choose another file.
cli-refused-sheet-there = { $path } is continued with its own players and options; don’t give others.
cli-refused-players-needed = Who plays? Give the names with --players.
cli-refused-hint-line = Say which move to look at with --line N, its line in the record.
cli-refused-hint-no-move = There is no move on line { $number } of this record.
cli-refused-hint-what = Give either a FILE or --position, and --line only for a record.
cli-refused-arena-pairs = { $count } deals can’t be played: choose 1 to { $most }.
cli-refused-arena-jobs = { $count } processes can’t play: choose at least 1.
cli-refused-arena-twice = The bot { $bot } is named twice. Name each bot once.
cli-refused-arena-alone = One bot alone has nobody to play against. Name two or more, such as steady,greedy.
cli-refused-arena-resume-other = { $path } belongs to another run: its game, rules, bots or seed differ. Choose another file.
cli-refused-arena-resume-version = { $path } was written by another version ({ $version }) of this program.
cli-refused-arena-resume-damaged = { $path } is not an arena file: line { $line } can’t be read.
cli-refused-ray-missing = Ray is not installed. Install it with: pip install "rummel[ray]"
cli-refused-ray-address = “{ $address }” is not the address of a Ray cluster. Write host:port, ray://host:port, auto or local.
cli-refused-ray-unreachable = No Ray cluster can be reached at { $address }: { $reason }. Check that it is running, or use --ray local.
cli-refused-ray-version = Every machine of the cluster needs the same version of Rummel as this one, { $here }. Version there: { $version }. Install it there with: pip install "rummel[ray]"
cli-refused-ray-failed = The cluster gave up: { $reason }. What was written with --resume or --out is not lost: give the same command again.
cli-refused-worker-lost = A process on this machine was ended in the middle of its work, perhaps because memory ran out. What was written with --resume or --out is not lost: give the same command again, best with a smaller --jobs.
cli-refused-data-missing = Arrays need NumPy and PyArrow. Install them with: pip install "rummel[data]"
cli-refused-generate-part = { $count } rounds can’t go into one file: choose 1 to { $most }.
cli-refused-generate-rounds = { $count } rounds can’t be made: choose 1 to { $most }, or put more into one file with --part.
cli-refused-generate-match = Every round stands by itself here: leave out the option { $option }.
cli-refused-generate-other = { $path } belongs to another run: its game, rules, bots, seed, format, --part or version differ. Choose another folder.
cli-refused-generate-foreign = There are other files in { $path }. Choose a new or an empty folder.
cli-refused-generate-damaged = { $file } in { $path } can’t be read, or belongs to another run. Delete it, and it will be made again.
