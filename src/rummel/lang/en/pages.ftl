### Words of the pages in the browser, in the order of a visit.

## Every page

web-skip = Skip to content
web-docs = Documentation
web-to-start = To the start page
web-close = Close
web-undo = Undo
web-not-found = There is nothing here
web-not-found-about = Maybe there is a typo in the address, or what was here is gone.
web-unreachable = The server can’t be reached. Nothing is lost; play goes on as soon as it answers.
web-no-server = The server does not answer
web-no-server-again = Try again
web-no-server-works = What works without it
web-no-server-rules = The rules of all games
web-alone = Play without a connection
web-alone-about = The games against bots run on this device then, on a train or on a plane. Every move is kept here, so you can go on later.
web-alone-keep = Keep on this device: { $size } MB
web-alone-coming = { $percent } % is here …
web-alone-here = All games are on this device.
web-alone-remove = Remove from this device
web-alone-licences = Whose work this is
web-alone-impossible = Your browser or this server can’t do that. Over https, in an up-to-date browser, it works.
web-alone-starting = The game is being set up …
web-alone-failed = That did not work: files are missing or damaged. Remove them and fetch them once more while you have a connection.
web-alone-unreadable = This match is not on this device, or this version of Rummel can’t read it.

## Start

web-welcome = Every kind of rummy, at one table
web-welcome-about = Pick a game and play at once, against bots or with friends. No account, nothing to install.
web-games = Games
web-play-now = Play now
web-dealing = Dealing …
web-with-friends = With friends
web-rules = Rules
web-rules-index-about = Every game with pictures, and with the points people often argue about.
web-for-players = Players: { $range }
web-resume = Your tables
web-your-turn-short = your turn
web-open-tables = Open tables
web-seats-open = { $count ->
        [one] one seat open
       *[other] { $count } seats open
    }
web-start-sheet-about = Real cards or tiles on your table? Tap what is left over, and the sheet adds it all up.
web-minutes = about { $minutes } min
web-mood-thoughtful = Thoughtful
web-find-game = Find a game
web-wish-players = For { $count }
web-wish-quick = Quick
web-wish-box = From my box
web-in-box = Comes in the box “{ $box }”
web-wish-none = No game is all of that at once.
web-wish-all = Show all games
web-other-rules = Other rules, other seats …
web-tables-earlier = { $count ->
        [one] One earlier table
       *[other] { $count } earlier tables
    }
web-tables-earlier-about = You left these more than a day ago. They disappear by themselves after a while.
web-give-up-of = Give up: { $game }, { $names }
web-given-up = { $game }: given up
web-more-ways = More ways to play
web-quick-match = Quick match
web-quick-match-about = With somebody who is looking for a game right now
web-join = To a friend’s table
web-join-code = link or code
web-join-go = Join or watch
web-join-wrong = That is no link to a table, and no code: a code has 14 letters and digits. Ask your friend to send the link again.
web-watch-tables = Tables to watch
web-watch = watch
web-install-offer = Rummel can have its own place on your home screen, like an app.
web-install-later = No, thanks

## A new table

web-players = Players
web-how-many = Number of players
web-your-name = Your name
web-seat-friend = a friend, by link
web-bot-level = strength { $level } of 5
web-bots-alike = In this game luck decides, so all of them are equally strong.
web-bot-at = The bot at seat { $number }
web-play-against = Who plays against you?
web-bot-pace = Bots move
web-bot-pace-natural = at a natural pace
web-bot-pace-brisk = briskly
web-bot-pace-at-once = at once
web-length = How long
web-length-printed = As printed
web-length-quick = Quick
web-length-long = Long
web-length-own = Other
web-length-own-about = rounds or points of your choice
web-length-rounds = { $count ->
        [one] one round
       *[other] { $count } rounds
    }
web-length-target = to { $points } points
web-at-table = At this table
web-clock = Thinking time
web-clock-none = no limit
web-clock-sheet = as the rule sheet says
web-clock-minute = one minute per turn
web-clock-two = two minutes per turn
web-clock-bank = ten minutes in all, plus ten seconds per turn
web-clock-days = three days per turn
web-setup-away = If somebody leaves
web-away-wait = the others wait
web-away-bot = a bot plays on
web-away-resign = they lose the match
web-setup-listed = Anybody may join
web-setup-hints = Hints are allowed
web-setup-watchers = Others may watch
web-setup-chat = Players can chat
web-setup-rated = Rated
web-rated-about = Counts for the ratings. Only for people with accounts; bots have ratings too.
web-rules-change = { $count ->
        [0] Change the rules
        [one] Change the rules (one changed)
       *[other] Change the rules ({ $count } changed)
    }
web-rules-change-about = Everything is set as printed on the rule sheet. What you change is marked.
web-sheet-default = Rule sheet: { $value }
web-options-search = Search the rules
web-options-none = No rule has these words.
web-options-changed = { $count ->
        [one] one changed
       *[other] { $count } changed
    }
web-option-closed = Limited by “{ $other }”.
web-yes = yes
web-no = no
web-open-table = Open the table

## Before a match

web-seat-open = Open seat
web-sit = Sit down
web-seat-bot = Let a bot sit here
web-free = Free the seat
web-you = you
web-host = host
web-bot = bot
web-program = a program
web-here = here
web-away = away
web-rated-table = This table is rated. To sit down you need an account.
web-table-full = All seats are taken.
web-waiting-seats = { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
web-waiting-host = Everybody is here. The match begins when the host deals.
web-all-here = Everybody is here. Deal when you like.
web-start = Deal
web-leave = Leave the table
web-invite = Invite
web-invite-about = Whoever opens this link can sit down at this table.
web-invite-link = Link to this table
web-invited = { $name } invites you to this table.
web-share = Copy or share the link
web-copied = Copied
web-qr = The link as a QR code

## At the table

web-no-table = No table here
web-connecting = Connecting …
web-connected = Connected
web-reconnecting = The connection is lost. Trying again …
web-gone = The server can’t be reached. Your place is kept.
web-round = round { $number }
web-round-short = Round
web-total = Total
web-menu = Menu
web-beside = Beside the table
web-table = The table
web-your-side = Your side
web-your-hand = { $count ->
        [0] Your pieces: none
        [one] Your pieces: one
       *[other] Your pieces: { $count }
    }
web-in-hand = pieces in hand
web-acts = to play
web-bot-plays = a bot plays on
web-time-left = Time left
web-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
web-paused = The clocks are stopped.
web-your-turn = Your turn.
web-waiting-for = Waiting for { $names }.
web-sort = Sort
web-sort-colour = By colour
web-sort-suit = By suit
web-sort-number = By number
web-stock = Stock
web-discards = Discards
web-look-through = Look through the discards
web-look-through-order = The last one first.
web-plain = Plain tables: every move is a button
web-meld = Meld { $number }: { $pieces }
web-hint = Hint
web-log = What happened
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-say = Say something
web-chat-unread =
    { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
web-reactions = Quick words
web-react-hello = Hello
web-react-nice = Well played
web-react-thanks = Thanks
web-react-oops = Oops
web-react-wow = Wow
web-react-bye = Good game
web-mute = Mute
web-unmute = Unmute
web-muted = muted
web-table-people = People at the table
web-block = Block
web-unblock = Unblock
web-blocked = blocked
web-block-about = { $name } will never be matched with you, and you won’t hear from them.
web-report = Report
web-report-why = What is it about?
web-report-more = Tell us more, if you like
web-report-send = Send the report
web-report-thanks = Thank you. Whoever runs this server will look at it.
web-blocked-people = People you have blocked
web-send = Send
web-score = Score sheet
web-command = Type a move
web-command-do = Play
web-command-wait = It is not your turn.
web-sound = Sounds
web-letters = Suit letters on all pieces
web-pause = Ask for a pause
web-go-on = Let the clocks run
web-resign = Give up
web-resign-really = Really give up this match?

## What tables of several families say

web-cards-tap-discard = Tap what you want to discard.
web-cards-latest = new
web-cards-grouped = in a meld
web-cards-last = Last moves
web-cards-hands = What is left in hand
web-cards-none = nothing
web-cards-put = Add { $pieces } to this: { $meld }
web-cards-draft = Melds you are building
web-cards-draft-empty = Pick cards for a meld, or drag them here
web-cards-new = New meld
web-cards-take-back = Back to your hand: { $piece }
web-cards-into = Put the picked cards into meld { $number } that you are building
web-cards-undo = Take back meld { $number } that you are building
web-cards-added = goes to meld { $number }
web-cards-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
web-cards-sum = { $points } of { $needed }
web-cards-joker-open = You say what the joker stands for when you lay.
web-cards-draft-first = Lay the melds you are building, or take them back, before you discard.
web-cards-back-all = Take all back
web-cards-holds = { $name }: { $count } face down
web-pool = Pool
web-team-heroes = Heroes
web-team-villains = Villains

## Buttons of moves

web-do-add = Add
web-do-discard = Discard
web-do-draw = Draw
web-do-lay = Lay
web-do-other = Play
web-do-pass = Pass
web-do-take = Take

## Pieces, as they are read out

web-joker = joker
web-joker-as = joker as { $piece }
web-piece = { $rank } { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[other] { $rank }
    } of { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }

## After a round

web-round-over = The round is over
web-match-over = The match is over
web-left-over = Left over
web-next-round = Next round
web-waiting-others = Waiting for the others …
web-rematch = Play again
web-rematch-agree = Yes, let’s play
web-rematch-decline = No, thanks
web-rematch-wants = { $name } would like to play again.
web-rematch-yes = would like to
web-rematch-no = not this time
web-rematch-open = hasn’t answered yet
web-rematch-gone = has left the table
web-rematch-none = There will be no rematch this time.
web-rematch-new = Open a new table
web-record = Download the record
web-show-result = Show the result
web-end-you = You
web-end-you-won = { $win ->
        [shared] You share the win
        [team] Your team wins
       *[alone] You win
    }
web-end-won = { $win ->
        [alone] { $winners } wins
       *[other] { $winners } win
    }
web-end-draw = A draw
web-end-points = Where the points come from
web-end-aside = Look at the table
web-end-share = Share a picture
web-end-saved = The picture is among your downloads.
web-end-next = Another game

## Quick match

web-quick-find = Find players
web-quick = Quick match
web-quick-about = Play with somebody who wants the same game at the same pace.
web-quick-game = Game
web-quick-pace = Pace
web-quick-pace-quick = Quick, a minute per turn
web-quick-pace-calm = Calm, two and a half minutes
web-quick-pace-days = Over days, two days per turn
web-quick-looking = Looking for players …
web-quick-widens = We look for people about as strong as you, and more widely the longer you wait.
web-quick-days = You can close this page; the table will be among yours once it is full.
web-quick-nobody = Nobody has come yet. Would you like to play a bot meanwhile?
web-quick-bot = Play the bot
web-quick-stop = Stop looking
web-quick-waiting = { $count ->
        [one] One person is looking for this now.
       *[other] { $count } people are looking for this now.
    }

## Friends

web-friends = Friends
web-friends-about = Send somebody your link, and you’ll see each other here.
web-friends-all = All friends
web-friends-empty = Nobody here yet. Send your link to people you know, or ask somebody after a match.
web-friend-here = here
web-friend-at = at a table: { $game }
web-friend-join = Join
web-friend-watch = Watch
web-friend-go = To the table
web-friend-invited = Invited
web-friends-requests = Requests
web-friends-asks = { $name } would like to be friends.
web-friends-accept = Accept
web-not-now = Not now
web-friends-sent = Sent requests
web-friends-withdraw = Withdraw
web-friends-remove = Remove
web-friends-remove-sure = Remove { $name }? You’ll both disappear from each other’s list. { $name } won’t be notified.
web-friends-keep = Keep
web-friends-link = Your friend link
web-friends-link-about = Whoever opens this link and confirms becomes your friend. Only give it to people you know.
web-friends-renew = New link
web-friends-renew-about = Has the link ended up with the wrong people? A new one makes the old one useless. Your friends stay.
web-friends-renewed = The old link no longer works.
web-friends-shown = Show friends that I’m here
web-friends-shown-about = Friends see a green dot while you have this page open, and which table you’re at. Nobody else sees that. When it’s off, they only see your name.
web-friend-add = Add as a friend
web-friend-asked = Asked
web-friend-of = friend
web-friend-question = { $name } wants to be friends with you.
web-friend-about = You’ll see when the other is here, and can invite each other to a table. Either of you can end it at any time.
web-friend-confirm = Become friends
web-friend-already = You and { $name } are friends.
web-friend-own = This is your own link. Send it to people you know.
web-friend-gone = This link doesn’t work
web-friend-invites = { $name } invites you to play { $game }.
web-friends-invite = Invite friends
web-push-invites = Also when a friend invites you to a table.

## Signs at a table

web-signs = What the signs mean
web-signs-none = There are no signs at this table now.
web-sign-joker = A joker. The pale piece says what it stands for.

## Lessons

web-puzzle = Puzzle of the day
web-puzzle-about = One turn: how many tiles can you lay?
web-puzzle-solved = Solved. There is a new one tomorrow.
web-puzzle-task = One turn, and the whole table is yours to use: { $count } tiles can be laid. Find out how.
web-puzzle-done = Solved: nobody can lay more than { $count } here.
web-puzzle-before = The day before
web-learn = Learn by playing
web-learn-about = Each lesson is a handful of real positions at the real table and a short game that you win. No clock runs, and nobody watches.
web-learn-task = Task { $number } of { $count }
web-learn-done = Well done, that’s it.
web-learn-over = That was the last task. You can play { $game } now.
web-learn-lost = This time the other side was faster. Try it once more.
web-learn-show = Show me
web-learn-again = Try again
web-learn-next = Next
web-learn-more = Other lessons
web-learn-play = A first game
web-learn-offer = New to { $game }? You can learn it by playing in a few minutes.
web-learn-decline = No, thanks
web-learn-accept = Learn it
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-repeat = Play it again
web-learn-progress = Tasks done: { $done } of { $count }
web-learn-none = There is no such lesson
web-learn-none-about = Perhaps the link is misspelt, or there is nothing to learn about this game.

## Rules: chapters

web-chapter-contents = On this page
web-chapter-setup = How it begins
web-chapter-turn = Your turn
web-chapter-melds = Melds
web-chapter-jokers = Jokers
web-chapter-end = Ending and scoring
web-chapter-options = Options
web-chapter-match = The match
web-chapter-knock = Knocking
web-chapter-teams = Teams
web-chapter-disputed = Disputed points
web-chapter-disputed-about = What the printed rules leave open or say in different ways, and how it is played here. Where there is another way, you can choose it for your table.
web-chapter-otherwise = Choose differently:
web-chapter-others = The rules of the other games

## Rules: pictures

web-figure-run = Run
web-figure-set = Set
web-figure-none = Not allowed
web-figure-table = On the table
web-figure-rack = From your rack
web-figure-hand = In your hand
web-figure-then = Afterwards
web-figure-rest = Left over
web-figure-nothing = nothing
web-figure-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
web-figure-first = Whoever ends the round
web-figure-second = The other player
web-figure-added = Laid off
web-figure-add = Added
web-figure-no-wrap = nothing follows the 13
web-figure-no-twice = a colour twice
web-figure-no-suits = mixed suits
web-figure-no-short = not enough
web-figure-melds = What can be laid, and what can’t. A joker stands for the piece that it shows.

## Replays

web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-open = Look back at a match
web-replay-open-about = Choose the file of a match that you have saved, or drop it here. Every table offers it when the match is over. It is only read, not kept.
web-replay-choose = Choose a file
web-replay-leave = Back
web-replay-to-table = To the table
web-replay-other-file = There is no match in this file. Take the file that “{ $record }” saves.
web-replay-another = Another record
web-replay-unfinished = The match was not over when this was recorded.
web-replay-rounds = Rounds
web-replay-moves = The moves
web-replay-all = All
web-replay-doubtful = { $name }: { $count } worth a second look
web-replay-next-doubt = The next one
web-replay-no-doubt = Nothing here. Well played.
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
web-replay-copy-text = Copy this position as text
web-replay-keys = The arrow keys step back and forward, the space bar plays and stops.
web-replay-got = { $seat } got { $pieces }.

## Replays: the best move

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
web-replay-held = The best bot would have held back too.
web-replay-sight = As { $name } sees it:
web-replay-none = Nothing could be laid.
web-replay-short = Nothing could be laid: only { $reached } of the { $needed } points needed to open were there.
web-replay-bot = There is no certain best move here. The best bot would have played:
web-replay-bot-none = Nothing could be laid. The best bot would have played:
web-replay-bot-same = The best bot would have played the same.
web-replay-show = Show it on the table
web-replay-hide = Back to what was played
web-replay-instead = Not played: this is how it could have gone on.

## Positions

web-position = Open a position
web-position-empty = A position is one moment of a match. Copy it as text or as a link while you replay a match; here it is on the table again, with a hint for the best move.
web-position-examples = Look at an example
web-position-turn = To play: { $names }.
web-position-hidden = That hand is hidden, so you see only what everybody sees.
web-position-copy = Copy this position as a link
web-position-line = The position as text
web-position-about = One line: the game, then fields such as hands=5h.6h/?13, where “?” is hidden. Change the line, or paste another one, or a link to it.
web-position-show = Show

## Fair deals

web-fair = Was the deal fair?
web-fair-about = Before the match the server fixed its part of all deals with one number, and everybody’s device sealed words of its own. Only then were the words revealed and mixed in. So nobody, the server included, could choose the cards.
web-fair-commit = Fixed before the match
web-fair-seed = The secret of round { $number }
web-fair-words = What the players added
web-fair-good = It matches: the server could not choose the cards afterwards.
web-fair-bad = It does not match. Keep the record and ask whoever runs the server.
web-fair-more = The record of the match holds everything; “rummel verify” deals every round again and checks every move.
web-fair-mark = Fair deal
web-fair-left-out = This round was dealt without your part: the server did not use the words of your device. The cards still depend on everybody else’s.
web-fair-changed = The server has changed what was fixed before the match. Download the record and your receipt, keep both, and ask whoever runs the server.
web-receipt = Download my receipt

## Fair deals: a deal checked step by step

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

## The score sheet for a table at home

web-home-sheet = Score sheet for your table
web-home-sheet-about = You play with real cards or tiles, and this keeps the score. It stays on this device and works offline.
web-score-names = Who is playing
web-who-starts = Who starts
web-score-ends = The match ends
web-score-ends-rounds = after a number of rounds
web-score-ends-target = at a number of points
web-score-rounds = Number of rounds
web-score-points = Number of points
web-begin = Begin
web-new-sheet = New sheet

## The score sheet: a round

web-score-round-of = Round { $number } of { $count }
web-score-starts-again = Who starts is drawn by lot again.
web-score-won = Who won?
web-score-draw = Draw
web-score-out = Who went out?
web-score-ended = Who ended the round?
web-score-nobody = Nobody
web-score-how = How?
web-score-knock = With something left
web-score-clean = All ten: gin
web-score-grand = All eleven
web-score-first = Who laid first?
web-score-first-about = Whoever lays first and does not win loses { $points } more.
web-score-double = All in one go
web-score-double-about = Nothing was laid before: the round counts double.
web-score-more = { $item }: one more
web-score-less = { $item }: one less
web-score-points-of = Points of { $name }
web-score-symbols-of = Symbols of { $name }
web-score-left = { $points } left
web-score-sum = or type the total
web-score-free = Enter points yourself
web-score-by-rules = Count by the rules
web-score-again = Play again
web-score-go-on = One more round
web-score-correct-about = Tap the number of a round to correct it.
web-score-drop = Start a new sheet?
web-score-drop-about = All rounds on this sheet will be gone.
web-score-about-free = These points are written down as they are.
web-score-about-points = Everyone enters the joker symbols of their best series. Whoever ended the round with an ordered hand gets { $bonus } more, or nothing if they were wrong about it.
web-score-about-winner = A win is one point.
web-score-about-two = Whoever has less left gets the difference and { $win } points, or { $undercut } after an undercut.
web-score-about-two-plain = Whoever has less left gets the difference, and { $undercut } points more after an undercut.
web-score-about-lowest-rest = Whoever has the least left gets { $points } points; on a tie, the first of them to show.
web-score-about-wins = Whoever goes out gets a point. If nobody does, the lowest hand wins.
web-score-about-takes = Whoever goes out gets what the others have left.
web-score-about-minus = Everyone loses what they have left; whoever goes out loses nothing.
web-score-about-lowest = If nobody goes out, the lowest hand wins and collects the differences.
web-score-about-blocked = If nobody goes out, everyone loses what they have left.
web-score-about-relief = Whoever goes out has up to { $points } penalty points of the previous round taken off.
web-score-about-joker = A single joker left does not count.
web-score-about-tally = A side gets its bonuses and its melded cards, less the cards still in hand.
web-count-rack = Count what is left
web-count-rack-of = What is left: { $name }
web-count-rack-about = Tap every piece that is left over; tap one below to remove it again.
web-count-pieces = Count
web-count-pieces-of = { $what }: { $name }
web-count-pieces-about = Tap every card that counts; tap one below to remove it again.
web-take-away = Remove: { $piece }
web-write-down = Write down
web-strike = Strike out the last round
web-correct = Correct round { $number }
web-cancel = Cancel
web-done = Done

## Settings

web-settings = Settings
web-settings-all = All settings
web-settings-about = All of this takes effect at once. Looks, sounds and habits stay on this device; name, picture and language are yours wherever you are signed in.
web-settings-you = You
web-settings-name-about = This is what others see at the table. Tables where you already sit keep the old name.
web-avatar = Your picture
web-avatar-initials = Your initials
# Also what guests are called who give no name.
web-animal-bear = Bear
web-animal-cat = Cat
web-animal-fox = Fox
web-animal-frog = Frog
web-animal-hare = Hare
web-animal-hedgehog = Hedgehog
web-animal-mouse = Mouse
web-animal-owl = Owl
web-animal-penguin = Penguin
web-animal-robin = Robin
web-animal-turtle = Turtle
web-animal-whale = Whale
web-save = Save
web-saved = Saved.
web-settings-look = Language and appearance
web-language = Language
web-look = Appearance
web-look-auto = Same as device
web-look-light = Light
web-look-dark = Dark
web-look-contrast = High contrast
web-settings-contrast-about = High contrast has dark lines and plain surfaces, for tired eyes and bright sun.
web-cloth = Table
web-cloth-felt = Green felt
web-cloth-oak = Oak
web-cloth-night = Night blue
web-back = Card backs
web-back-game = Each game’s own
web-back-lattice = Lattice
web-back-fans = Fans
web-back-rays = Rays
web-back-waves = Waves
web-large = Large print
web-settings-large-about = Big numbers and suits on all pieces, without pictures.
web-settings-letters-about = A small letter for each suit, if colours are hard to tell apart.
web-settings-still = Less motion
web-settings-still-about = Pieces are simply there instead of gliding.
web-settings-tables = At the table
web-settings-sound-about = Soft sounds when pieces are dealt or laid, when it is your turn, when little time is left, and at the end.
web-volume = Volume
web-title-turn = Your turn: { $game }
web-vibrate = Vibrate
web-vibrate-about = When it’s your turn, on phones that can.
web-push = Notifications
web-push-about = Your phone or computer tells you when it’s your turn, also when this page is closed: at correspondence tables and where others wait for you.
web-push-blocked = Notifications are blocked for this site. Allow them in the browser’s settings.
web-push-offer = Tell me when it’s my turn
web-settings-plain-about = Good for screen readers and small screens: no dragging, all moves as a list.
web-settings-games = Game by game
web-settings-games-about = What you can also choose at the table.
web-settings-app = Rummel as an app
web-settings-app-about = The menu of your browser can install Rummel or add it to your home screen. It then opens like an app; the score sheet and the rules work without a connection.
web-settings-install = Install

## Accounts

web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = Signed in as { $name }.
web-signed-out = You are signed out. See you soon!
web-register = Create account
web-account = Account
web-account-of = Account: { $name }
web-account-pages = Your pages
web-account-about = You can play everything without an account. With one, you find your matches on every device, can play rated matches and let a bot of your own play. A name and a password are enough; no e-mail needed.
web-account-guest = You are playing as { $name }, without an account. The matches and seats you have now come along.
web-password = Password
web-password-show = Show
web-password-hide = Hide
web-password-keep = At least eight characters. Nobody can send you a new one, so keep it safe.
web-password-change = Change password
web-password-old = Current password
web-password-new = New password
web-password-changed = Changed. You are signed out everywhere else.
web-name = Name
web-name-about = You also sign in with this name. Tables where you already sit keep the old one.
web-devices = Where you are signed in
web-devices-end = Sign out everywhere else
web-devices-ended = Done.
web-device-this = this device
web-device-seen = last used on { $when }
web-device-end = Sign out
web-device-end-of = Sign out: { $device }
web-bots = For programmers: bots of your own
web-bots-about = A program of your own can sit at a table like anybody else. It proves whose it is with a token, and the others see that it is a program.
web-bots-since = since { $when }
web-bots-name = Name of the bot
web-bots-add = Make a bot
web-bots-token = This is the token of { $name }. It is shown only now: copy it, and keep it to yourself.
web-bots-token-label = Token
web-bots-copy = Copy
web-bots-try = Rummel comes with a starter bot. It sits down at a table and plays:
web-bots-table = TABLE
web-bots-delete-of = Delete { $name }
web-bots-delete-about = It gives up the matches it is playing, and its token no longer works.
web-data = Your data
web-data-about = Download everything that is stored about you, or have it deleted.
web-export = Download my data
web-delete = Delete
web-delete-account = Delete account
web-delete-guest = Delete everything about me
web-delete-about = You give up the matches you are playing, your name is struck out wherever you have played, and everything else is deleted. This can’t be undone.
web-delete-really = Delete for good

## Matches and ratings

web-matches = My matches
web-matches-running = In progress
web-matches-over = Finished
web-matches-counts = Matches won, by game
web-matches-won = { $won } of { $played } won
web-count-played = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
web-count-won = { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
web-matches-more = Show more
web-matches-none = You have not played yet.
web-matches-guest = As a guest you see these matches only on this device.
web-match-open = not started yet
web-match-waiting = waiting for others
web-match-due = by { $when }
web-match-place = { $place ->
        [1] won
       *[other] place { $place } of { $count }
    }
web-match-draw = draw
web-match-go-on = Continue
web-match-replay = Replay
web-match-replay-of = Replay: { $game }, { $names }
web-rated = rated
web-ratings = Ratings
web-ratings-place = Place
web-ratings-rating = Rating
web-ratings-matches = Matches
web-ratings-yours = Your rating is { $rating }, after { $matches ->
        [one] one match
       *[other] { $matches } matches
    }.
web-ratings-none = Nobody has played a rated match of this game yet.
web-ratings-about = Only tables opened as rated count. Everybody starts at 1000; the more matches you play, the surer the number becomes.
web-game = Game
