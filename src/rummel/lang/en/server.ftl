# The words of the server, and of what only happens between people.

event-resigned = { $seat } gives up.
result-resigned = Nobody is left to play against.
error-has-resigned = { $seat } has given up already.
