# The words of `rummel arena`.

cli-arena = Lets bots play GAME against each other and says which is better. Every deal is played in every seating, so that luck cancels out.
    .short = Find out which bot is better

cli-option-arena-bots = Which bots meet, with commas between them.
cli-option-pairs = How many deals. Each is played once in every seating of the bots.
cli-option-arena-resume = Keep finished deals in FILE, and go on from there if it exists.
cli-option-jobs = How many processes play at once; by default, one per core. The result is the same.

cli-column-games = games
cli-column-seat-points = points per game
cli-column-rating = rating
cli-column-pairing = pairing
cli-column-score = score
cli-column-interval = 95% interval
cli-column-lead = lead in points

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

cli-refused-arena-pairs = { $count } deals can’t be played: choose 1 to { $most }.
cli-refused-arena-jobs = { $count } processes can’t play: choose at least 1.
cli-refused-arena-twice = The bot { $bot } is named twice. Name each bot once.
cli-refused-arena-alone = One bot alone has nobody to play against. Name two or more, such as steady,greedy.
cli-refused-arena-resume-other = { $path } belongs to another run: its game, rules, bots or seed differ. Choose another file.
cli-refused-arena-resume-version = { $path } was written by another version ({ $version }) of this program.
cli-refused-arena-resume-damaged = { $path } is not an arena file: line { $line } can’t be read.
