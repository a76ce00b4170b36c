# The melds that are shown in gin by hand, and what is there when the server is not.

web-gin-spread-empty = Choisis de quoi faire une combinaison ou fais-le glisser ici
web-gin-spread-best = Les meilleures combinaisons

web-no-server = Le serveur ne répond pas
web-no-server-again = Réessayer
web-no-server-works = Marche aussi sans lui
web-no-server-rules = Les règles de tous les jeux
