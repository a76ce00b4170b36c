# The melds that are shown in gin by hand, and what is there when the server is not.

web-gin-spread-empty = Elige con qué formar una combinación o arrástralo aquí
web-gin-spread-best = Las mejores combinaciones

web-no-server = El servidor no responde
web-no-server-again = Probar otra vez
web-no-server-works = Funciona sin él
web-no-server-rules = Las reglas de todos los juegos
