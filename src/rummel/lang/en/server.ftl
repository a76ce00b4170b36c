# The words of the server, and of what only happens between people.

event-resigned = { $seat } gives up.
result-resigned = Nobody is left to play against.
error-has-resigned = { $seat } has given up already.

## The command line

cli-serve = Serves the games to browsers and bots, until you stop it with Ctrl-C. Every flag can also be set in the environment: RUMMEL_PORT, RUMMEL_DATABASE and so on.
    .short = Serve the games to browsers
cli-option-host = The address to listen on; 127.0.0.1 is this machine alone.
cli-option-port = The port to listen on; 0 for any that is free.
cli-option-database = Where everything is kept: sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = How many processes serve; more than one need PostgreSQL.
cli-serving = The table is set. Open the address above in a browser; Ctrl-C stops the server, and nothing is lost.
cli-refused-no-server = The server’s parts are not installed. Install them with: pip install "rummel[server]"
cli-refused-serve = The server can’t listen on { $host }, port { $port }: { $reason }. Choose another with --port.

## At the table

error-table-unknown = There is no table “{ $table }”. Check the link, or ask for a new one.
error-table-full = All seats are taken. You can look on, or open a table of your own.
error-table-started = The match has begun, so seats can’t change any more.
error-table-not-started = The match has not begun yet.
error-table-over = The match is over.
error-table-not-over = That has to wait until the match is over.
error-table-paused = The clocks stand still. Let them run again before you move.
error-seat-unknown = There is no seat { $number } at this table.
error-seat-taken = Somebody sits there. Choose another seat.
error-seat-held = You sit at this table already.
error-seat-none = Only players who sit at the table can do that.
error-seats-open = { $count ->
        [one] One seat is still open.
       *[other] { $count } seats are still open.
    } Invite somebody, or let a bot sit there.
error-host-only = Only the player who opened the table can do that.
error-stale = Somebody was faster: the table has changed since you looked. Look again and repeat your move.
error-draft-pieces = You can only build with what lies on the table and on your rack.
error-watch-closed = Nobody may look on at this table.
error-chat-closed = There is no chat at this table.
error-hints-closed = The players of this table have agreed to do without hints.
error-rated-accounts = Rated matches are for people with accounts. Make one first, or play without rating.

## Everywhere

error-bad-setting = The setting “{ $name }” does not fit: { $reason }
error-workers-sqlite = SQLite serves one process only. For more workers set --database to a PostgreSQL database.
error-not-signed-in = Tell us your name first.
error-bad-request = This can’t be read: { $reason }
error-bad-origin = This request comes from another site and was not carried out.
error-not-found = There is nothing at this address.
error-method-wrong = That can’t be done at this address.
error-too-large = This is too long: { $most } bytes are the most.
error-too-many = That was a lot at once. Try again in { $seconds ->
        [one] a second.
       *[other] { $seconds } seconds.
    }
error-storage-down = The server can’t write at the moment. Nothing is lost: try again in a few seconds.
error-server-fault = Something went wrong on the server. Nothing has changed; try again.
