# The melds that are shown in gin by hand, and what is there when the server is not.

web-gin-spread-empty = Kies wat een combinatie wordt, of sleep het hierheen
web-gin-spread-best = De beste combinaties

web-no-server = De server antwoordt niet
web-no-server-again = Opnieuw proberen
web-no-server-works = Dit werkt ook zonder server
web-no-server-rules = De regels van alle spellen
