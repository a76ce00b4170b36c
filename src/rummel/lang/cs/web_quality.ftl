# The melds that are shown in gin by hand, and what is there when the server is not.

web-gin-spread-empty = Vyber, z čeho bude kombinace, nebo to přetáhni sem
web-gin-spread-best = Nejlepší kombinace

web-no-server = Server neodpovídá
web-no-server-again = Zkusit znovu
web-no-server-works = Jde to i bez něj
web-no-server-rules = Pravidla všech her
