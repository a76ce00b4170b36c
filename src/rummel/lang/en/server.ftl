### Words of the server: for those who run it, and what it refuses to people and programs.

## Running it

cli-serve = Serves the games to browsers and bots until you stop it with Ctrl-C. Every flag can also be set in the environment: RUMMEL_PORT, RUMMEL_DATABASE and so on.
    .short = Serve the games to browsers
cli-option-host = The address to listen on; 127.0.0.1 is this machine alone.
cli-option-port = The port to listen on; 0 for any free one.
cli-option-database = Where everything is kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = How many processes serve; more than one needs PostgreSQL.
cli-serving = The table is set. Open the address above in a browser; Ctrl-C stops the server, and nothing is lost.
cli-serving-kept = Everything is kept in { $file }.
cli-refused-no-server = The server parts are not installed. Install them with: pip install "rummel[server]"
cli-refused-serve = The server can’t listen on { $host }, port { $port }: { $reason }. Choose another with --port.
error-bad-setting = The setting “{ $name }” does not fit: { $reason }
error-setting-unknown = There is no setting { $name }. Do you mean { $meant }?
error-workers-sqlite = SQLite works with one process only. For more workers, set --database to a PostgreSQL database.

## Looking after it

cli-admin = Looks after the people and tables of a server, in its database, whether the server is running or not.
    .short = Look after a server
cli-admin-people = Lists the people, newest first: accounts, guests, and bots that play with a token.
    .short = List the people
cli-admin-option-search = Only those whose name contains this text.
cli-admin-reset = Gives an account a new, random password, prints it, and ends all its sessions. NAME is a name or an id.
    .short = Give somebody a new password
cli-admin-reset-done = The new password of { $name }, shown only here:
cli-admin-end = Signs somebody out everywhere. NAME is a name or an id.
    .short = Sign somebody out everywhere
cli-admin-end-done = { $count ->
        [one] One session of { $name } has ended.
       *[other] { $count } sessions of { $name } have ended.
    }
cli-admin-delete = Deletes a person for good: their matches are resigned, their name is struck out, and everything else about them is removed. NAME is a name or an id.
    .short = Delete a person for good
cli-admin-delete-done = { $name } is deleted.
cli-admin-tables = Lists the tables, newest first.
    .short = List the tables
cli-admin-option-status = Only tables that are open, playing or over.
cli-admin-table = Shows a table as a spectator sees it, without any hidden pieces.
    .short = Show a table
cli-admin-check = Plays every log again, verifies the record of every match that is over, and compares tables and snapshots with the log. Exits with 1 if anything differs.
    .short = Check everything against the logs
cli-admin-check-fine = { $count ->
        [one] One table was checked, and all is well.
       *[other] { $count } tables were checked, and all is well.
    }
cli-admin-check-wrong = { $wrong ->
        [one] One table does not match its log.
       *[other] { $wrong } tables don’t match their logs.
    } Checked: { $count }.
cli-admin-rebuild = Throws all snapshots away. They only save time: the logs hold everything, and new ones are made during play.
    .short = Throw the snapshots away
cli-admin-rebuild-done = { $count ->
        [one] One snapshot is gone.
       *[other] { $count } snapshots are gone.
    } The logs hold everything.
cli-admin-tidy = Removes tables that nobody comes back to, and guests who are gone, as the server does every hour according to its settings.
    .short = Remove what nobody comes back for
cli-admin-tidy-done = Removed – tables: { $tables }, guests: { $guests }.
cli-admin-reports = Lists what people have reported about each other, newest first, with the last lines that the reported person wrote at that table.
    .short = List the reports
cli-admin-option-close = Close this report: it is deleted.
cli-admin-report-closed = Report { $id } is closed.
cli-refused-report-unknown = There is no report { $id }. List them with: rummel admin reports
cli-admin-column-at = when
cli-admin-column-reported = reported
cli-admin-column-by = by
cli-admin-column-reason = reason
cli-admin-column-table = table
cli-admin-column-text = text
# What somebody is reported for, in lists and in the pages.
report-insult = insults
report-name = an offensive name
report-cheating = cheating
report-stalling = stalling or running away
report-other = something else
cli-admin-backup = Copies a SQLite database into a file, even while the server is running. The copy holds secrets: keep it safe.
    .short = Copy the database
cli-admin-backup-done = Everything is in { $path } now. Keep it safe: it holds secrets.
cli-admin-column-id = id
cli-admin-column-kind = kind
cli-admin-column-matches = matches
cli-admin-column-created = since
cli-admin-column-seen = last seen
cli-admin-column-status = status
cli-admin-column-players = players
cli-admin-column-entries = log
cli-admin-column-ended = over since
cli-admin-column-wake = due
cli-admin-column-setup = setup
cli-admin-account = account
cli-admin-guest = guest
cli-admin-bot = bot
cli-admin-open = open
cli-admin-playing = playing
cli-admin-over = over
cli-admin-fault-log = The log can’t be replayed.
cli-admin-fault-row = The table disagrees with its log.
cli-admin-fault-snapshot = The snapshot leads to a different state from the log.
cli-admin-fault-places = The players’ places are not those in the result.
cli-admin-fault-record = The record can’t be verified.
cli-refused-database = The database can’t be used: { $reason }
cli-refused-database-version = This is not a database for this version of Rummel. The server brings an older one up to date when it starts.
cli-refused-person-unknown = Nobody is called “{ $name }”. List everybody with: rummel admin people
cli-refused-person-several = Several people are called “{ $name }” ({ $count }). Choose one by id; list them with: rummel admin people
cli-refused-person-guest = { $name } has no account, and so no password.
cli-refused-backup-postgres = PostgreSQL has a program of its own for that: pg_dump -Fc -f { $path } URL

## Refusals: any request

error-not-signed-in = Tell us your name first.
error-bad-request = This can’t be read: { $reason }
error-bad-origin = This request came from another site and was not carried out.
error-not-found = There is nothing at this address.
error-method-wrong = That can’t be done at this address.
error-too-large = This is too long: the most is { $most } bytes.
error-too-much-work = This would take the server too long, so it has stopped.
error-too-many = That was a lot at once. Try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
error-storage-down = The server can’t write at the moment. Nothing is lost: try again in a few seconds.
error-server-fault = Something went wrong on the server. Nothing has changed; try again.

## Refusals: people

error-name-taken = There is already an account called “{ $name }”. Choose another name, or sign in.
error-weak-password = A password needs at least { $least } characters and must not be your name.
error-bad-login = The name or the password is wrong. Check both and try again.
error-account-held = You already have an account.
error-account-needed = You need an account for that. Create one first.
error-people-only = A bot’s token is only for playing.
error-tokens-full = You can have { $most } bots at most. Delete one first.
error-friend-link = This friend link doesn’t work, or no longer does. Ask for a new one.
error-friend-self = This is your own link. Send it to somebody you know.
error-friends-full = You have { $most } friends, and that is the most. Remove one first.
error-friend-full = { $name } has no room for more friends.
error-friend-requests = You have sent { $most } requests today. Try again tomorrow.
error-friend-blocked = You have blocked { $name }. Take that back in your account first.
error-friend-invited = You have just invited { $name }. Give them a minute.

## Refusals: tables

error-table-unknown = There is no table “{ $table }”. Check the link, or ask for a new one.
error-table-full = All seats are taken. You can watch, or open a table of your own.
error-table-started = The match has begun, so seats can’t change any more.
error-table-not-started = The match has not begun yet.
error-puzzle-unknown = There is no puzzle for { $day }: they go back thirty days.
error-table-over = The match is over.
error-table-not-over = That has to wait until the match is over.
error-table-paused = The clocks are stopped. Let them run again before you move.
error-seat-unknown = There is no seat { $number } at this table.
error-seat-taken = Somebody sits there. Choose another seat.
error-seat-held = You already have a seat at this table.
error-seat-none = Only players who sit at the table can do that.
error-seat-closed = You can’t sit down at this table. Choose another one.
error-seat-freed = The host has freed your seat at this table. You can watch, choose another table, or sit down here again in { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    }
error-seats-open = { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    } Invite somebody, or let a bot sit there.
error-seats-many = You sit at { $most } tables that have not begun yet. Leave one of them first.
error-pledge-none = You sealed no words before this match, so there are none to reveal.
error-reveal-words = These words do not match the seal that you gave before the match.
error-reveal-late = Round { $round } has been dealt already, without these words.
error-host-only = Only the host who opened the table can do that.
error-stale = Somebody was faster: the table has changed since you looked. Look again and repeat your move.
error-draft-pieces = You can build only with what is on the table and what you hold.
error-watch-closed = Watching is not allowed at this table.
error-chat-closed = There is no chat at this table.
error-hints-closed = The players at this table have agreed to do without hints.
error-rated-accounts = Rated matches are for people with accounts. Create one first, or play unrated.
error-seat-nobody = No other person sits there.
error-push-closed = This server sends no notifications.
error-push-address = That is not the address of a push service.
# A notice on a phone; its title is the name of the game.
push-turn = It’s your turn.
push-invite = { $name } invites you to a table.
error-replay-round = { $over ->
        [0] No round of this match is over yet. You can look back at a round once it is.
       *[other] You can’t look back at round { $round }: only rounds that are over can be shown.
    }
error-replay-step = There is no step { $step } in this round. The last one is { $last }.
