# Accounts, matches and ratings in the browser.

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
web-name-about = You also sign in with this name. Tables where you already sit keep the old one.
web-devices = Where you are signed in
web-devices-end = Sign out everywhere else
web-devices-ended = Done.
web-device-this = this device
web-device-seen = last used on { $when }
web-device-end = Sign out
web-device-end-of = Sign out: { $device }
web-bots = Your bots
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
web-program = a program
web-data = Your data
web-data-about = Download everything that is stored about you, or have it deleted.
web-export = Download my data
web-delete = Delete
web-delete-account = Delete account
web-delete-guest = Delete everything about me
web-delete-about = You give up the matches you are playing, your name is struck out wherever you have played, and everything else is deleted. This can’t be undone.
web-delete-really = Delete for good
web-matches = My matches
web-matches-running = In progress
web-matches-over = Finished
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
web-setup-rated = Rated
web-rated-about = Counts for the ratings. Only among people with accounts, without bots.
web-rated-table = This table is rated. To sit down you need an account.
web-ratings = Ratings
web-game = Game
web-ratings-place = Place
web-name = Name
web-ratings-rating = Rating
web-ratings-matches = Matches
web-ratings-yours = Your rating is { $rating }, after { $matches ->
        [one] one match
       *[other] { $matches } matches
    }.
web-ratings-none = Nobody has played a rated match of this game yet.
web-ratings-about = Only tables opened as rated count. Everybody starts at 1000; the more matches you play, the surer the number becomes.
