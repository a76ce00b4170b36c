# The melds that are shown in gin by hand, and what is there when the server is not.

web-gin-spread-empty = Pick pieces for a meld, or drag them here
web-gin-spread-best = The best melds

web-no-server = The server does not answer
web-no-server-again = Try again
web-no-server-works = What works without it
web-no-server-rules = The rules of all games
