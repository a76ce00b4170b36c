# The melds that are shown in gin by hand, and what is there when the server is not.

web-gin-spread-empty = Vyber, z čoho bude kombinácia, alebo to pretiahni sem
web-gin-spread-best = Najlepšie kombinácie

web-no-server = Server neodpovedá
web-no-server-again = Skúsiť znova
web-no-server-works = Ide to aj bez neho
web-no-server-rules = Pravidlá všetkých hier
