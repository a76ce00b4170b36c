# The melds that are shown in gin by hand, and what is there when the server is not.

web-gin-spread-empty = Scegli con che cosa formare una combinazione o trascinalo qui
web-gin-spread-best = Le combinazioni migliori

web-no-server = Il server non risponde
web-no-server-again = Riprova
web-no-server-works = Funziona anche senza
web-no-server-rules = Le regole di tutti i giochi
