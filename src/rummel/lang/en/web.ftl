# The words of the web client.

## Start

web-welcome = Every kind of rummy, at one table
web-welcome-about = Pick a game and play at once, against bots or with friends. No account, nothing to install.
web-games = Games
web-play-now = Play now
web-dealing = Dealing …
web-with-friends = With friends
web-rules = Rules
web-for-players = Players: { $range }
web-resume = Your tables
web-your-turn-short = your turn
web-open-tables = Open tables
web-seats-open = { $count ->
        [one] one seat open
       *[other] { $count } seats open
    }
web-settings = Settings
web-save = Save
web-saved = Saved.
web-language = Language
web-look = Appearance
web-look-auto = Same as device
web-look-light = Light
web-look-dark = Dark
web-look-contrast = High contrast
web-guest = Guest
web-skip = Skip to content
web-not-found = There is nothing here
web-to-start = To the start page
web-close = Close
web-unreachable = The server can’t be reached. Nothing is lost; play goes on as soon as it answers.

## Before a match

web-players = Players
web-your-name = Your name
web-seat-open = Open seat
web-sit = Sit down
web-free = Free the seat
web-you = you
web-host = host
web-bot = bot
web-bot-name = Bot { $number }
web-here = here
web-away = away
web-start = Deal
web-leave = Leave the table
web-table-full = All seats are taken.
web-waiting-seats = { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    }
web-waiting-host = Everybody is here. The match begins when the host deals.
web-all-here = Everybody is here. Deal when you like.
web-invite = Invite
web-invite-about = Whoever opens this link can sit down at your table.
web-invite-link = Link to this table
web-share = Copy or share the link
web-copied = Copied
web-qr = The link as a QR code

## A new table

web-seat-friend = a friend, by link
web-bot-steady = bot, plays well
web-bot-greedy = bot, lays what it can
web-bot-random = bot, plays at random
web-how-many = Number of players
web-match = The match
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
web-rules-change = { $count ->
        [0] Change the rules
        [one] Change the rules (one changed)
       *[other] Change the rules ({ $count } changed)
    }
web-rules-change-about = Everything is set as printed on the rule sheet. What you change is marked.
web-sheet-default = Rule sheet: { $value }
web-yes = yes
web-no = no
web-open-table = Open the table

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
web-plain = Plain tables: every move is a button
web-meld = Meld { $number }: { $pieces }
web-hint = Hint
web-log = What happened
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-say = Say something
web-send = Send
web-score = Score sheet
web-command = Type a move
web-command-do = Play
web-command-wait = It is not your turn.
web-sound = Sounds
web-sound-on = Turn sounds on
web-sound-off = Turn sounds off
web-letters = Suit letters on all pieces
web-pause = Ask for a pause
web-go-on = Let the clocks run
web-resign = Give up
web-resign-really = Really give up this match?

## After a round

web-round-over = The round is over
web-match-over = The match is over
web-left-over = Left over
web-next-round = Next round
web-waiting-others = Waiting for the others …
web-rematch = Play again
web-record = Download the record
web-show-result = Show the result

## Pieces, as they are read out

web-joker = joker
web-joker-as = joker as { $piece }
web-piece = { $rank } { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank } of { $suit }
web-rank-ace = ace
web-rank-jack = jack
web-rank-queen = queen
web-rank-king = king

## Short words for moves

web-do-add = Add
web-do-announce = Announce
web-do-choose = Choose
web-do-clear = Clear
web-do-discard = Discard
web-do-draw = Draw
web-do-exchange = Exchange
web-do-flip = Turn up
web-do-insert = Insert
web-do-knock = Knock
web-do-lay = Lay
web-do-open = Open
web-do-other = Play
web-do-pass = Pass
web-do-reject = Reject
web-do-rob = Take the joker
web-do-spread = Show melds
web-do-take = Take

## The score sheet for a table at home

web-home-sheet = Score sheet for your table
web-home-sheet-about = You play with real cards or tiles, and this keeps the score. It stays on this device and works offline.
web-who-starts = Who starts
web-begin = Begin
web-write-down = Write down
web-strike = Strike out the last round
web-new-sheet = New sheet
web-correct = Correct round { $number }
web-cancel = Cancel
web-done = Done
web-count-rack = Count what is left
web-count-rack-of = What is left: { $name }
web-count-rack-about = Tap every piece that is left over; tap one below to remove it again.
web-take-away = Remove: { $piece }

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
