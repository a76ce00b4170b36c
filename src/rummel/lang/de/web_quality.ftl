# The melds that are shown in gin by hand, and what is there when the server is not.

web-gin-spread-empty = Wähle aus, was eine Kombination wird, oder zieh es hierher
web-gin-spread-best = Die besten Kombinationen

web-no-server = Der Server antwortet nicht
web-no-server-again = Noch einmal versuchen
web-no-server-works = Das geht auch ohne ihn
web-no-server-rules = Die Regeln aller Spiele
