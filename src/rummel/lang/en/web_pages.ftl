# The score sheet for a table at home, the settings, and pages around them.

web-start-sheet = Open the sheet
web-start-sheet-about = Real cards or tiles on your table? Tap what is left over, and the sheet adds it all up.
web-rules-index-about = Every game with pictures, and with the points people often argue about.
web-not-found-about = Maybe there is a typo in the address, or what was here is gone.
web-no-server = The server does not answer
web-no-server-again = Try again
web-no-server-works = What works without it
web-no-server-rules = The rules of all games

## The score sheet

web-score-names = Who is playing
web-score-ends = The match ends
web-score-ends-rounds = after a number of rounds
web-score-ends-target = at a number of points
web-score-rounds = Number of rounds
web-score-points = Number of points
web-score-round-of = Round { $number } of { $count }
web-score-starts-anew = Who starts is drawn by lot again.
web-score-won = Who won?
web-score-draw = Draw
web-score-out = Who went out?
web-score-ended = Who ended the round?
web-score-nobody = Nobody
web-score-how = How?
web-score-knock = With something left
web-score-gin = All ten: gin
web-score-big-gin = All eleven
web-score-first = Who laid first?
web-score-first-about = Whoever lays first and does not win loses { $points } more.
web-score-double = All in one go
web-score-double-about = Nothing was laid before: the round counts double.
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
web-score-about-wins = Whoever goes out gets a point. If nobody does, the least left wins.
web-score-about-takes = Whoever goes out gets what the others have left.
web-score-about-minus = Everyone loses what they have left; whoever goes out loses nothing.
web-score-about-lowest = If nobody goes out, the least left wins the differences.
web-score-about-blocked = If nobody goes out, everyone loses what they have left.
web-score-about-relief = Whoever goes out has up to { $points } minus points of the previous round taken off.
web-score-about-joker = A single joker left does not count.

## Settings

web-settings-about = All of this is kept on this device and takes effect at once.
web-settings-you = You
web-settings-name-about = This is what others see at the table. Tables where you already sit keep the old name.
web-settings-look = Language and appearance
web-settings-contrast-about = High contrast has dark lines and plain surfaces, for tired eyes and bright sun.
web-settings-letters-about = A small letter for each suit, if colours are hard to tell apart.
web-settings-still = Less motion
web-settings-still-about = Pieces are simply there instead of gliding.
web-settings-tables = At the table
web-settings-sound-about = A soft chime when it is your turn, and when little time is left.
web-settings-plain-about = Good for screen readers and small screens: no dragging, all moves as a list.
web-settings-tours = Tours of the tables
web-settings-tours-about = At your next table you will be shown again how everything works.
web-settings-games = In single games
web-settings-games-about = What you can also choose at the table.
web-settings-knock-about = How long you are asked whether you want a card that nobody has taken.
web-settings-arranged = Group your hand by melds
web-settings-arranged-about = What belongs together stays together; the rest is at the end.
web-settings-pass-about = As long as your hand is not in order, passing needs no tap.
web-settings-flip-about = You don’t need to tap for every card.
web-settings-grid = Table as a board with cells
web-settings-grid-about = As on the board of the original; otherwise the melds go where there is room.
web-settings-app = Rummel as an app
web-settings-app-about = The menu of your browser can install Rummel or add it to your home screen. It then opens like an app; the score sheet and the rules work without a connection.
web-settings-install = Install
