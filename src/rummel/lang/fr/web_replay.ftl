# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Aucune manche de cette partie n’est encore terminée. On peut revoir une manche dès qu’elle l’est.
       *[other] La manche { $round } ne peut pas être revue : seules les manches terminées peuvent l’être.
    }

## The page

web-replay = Revoir
web-replay-of = Revoir : { $game }
web-replay-open = Revoir une partie
web-replay-open-about = Choisis l’enregistrement d’une partie, un fichier qui finit par .ndjson, ou dépose-le ici. Les tables le proposent au téléchargement après la partie, et « rummel play » l’écrit dans le terminal. Le fichier est seulement lu, il n’est pas gardé.
web-replay-choose = Choisir un fichier
web-replay-leave = Retour
web-replay-to-table = Vers la table
web-replay-another = Un autre enregistrement
web-replay-unfinished = La partie n’était pas encore terminée au moment de l’enregistrement.
web-replay-rounds = Manches
web-replay-moves = Les coups
web-replay-hands = Les mains de tous
web-replay-step = Étape { $step } sur { $count }
web-replay-position = Position dans la manche
web-replay-first = À la donne
web-replay-back = Une étape en arrière
web-replay-forward = Une étape en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-stop = Arrêt
web-replay-copy = Copier le lien vers cette position
web-replay-keys = Les flèches avancent et reculent, la barre d’espace lance et arrête.
web-replay-got = { $seat } reçoit { $pieces }.
web-replay-gave = { $seat } donne { $pieces }.
web-replay-chose = { $seat } choisit des nombres { $direction ->
        [falling] décroissants
       *[rising] croissants
    }.

## The best move

web-replay-best = Y avait-il mieux ?
web-replay-thinking = On réfléchit…
web-replay-deal = La donne : personne n’a encore rien choisi.
web-replay-only = Il n’y avait rien à choisir.
web-replay-most = On ne pouvait pas poser plus.
web-replay-more = On pouvait en poser { $placed }, { $played ->
        [0] rien n’a été posé :
       *[other] on en a posé { $played } :
    }
web-replay-at-least = On pouvait en poser au moins { $placed }, { $played ->
        [0] rien n’a été posé :
       *[other] on en a posé { $played } :
    }
web-replay-held = Le bon bot aurait attendu aussi.
web-replay-none = Rien ne pouvait être posé.
web-replay-short = Rien ne pouvait être posé : il y avait { $reached } des { $needed } points de l’ouverture.
web-replay-bot = Ici, on ne sait pas avec certitude quel est le meilleur coup. Le bon bot aurait joué :
web-replay-bot-none = Rien ne pouvait être posé. Le bon bot aurait joué :
web-replay-bot-same = Le bon bot aurait joué pareil.
web-replay-show = Montrer sur la table
web-replay-hide = Revenir au coup joué
web-replay-instead = Pas joué : voilà comment cela aurait pu continuer.

## Was the deal fair?

web-fair-check = Vérifier cette donne
web-fair-checking = On redistribue…
web-fair-chain = Le secret correspond au nombre
web-fair-chain-about = Haché { $round } fois, le secret de la manche { $round } doit donner le nombre fixé avant la partie.
web-fair-mix = Les mots de tous y sont mêlés
web-fair-mix-about = Le secret, tous les sceaux et les mots révélés de tous les joueurs donnent la clé de cette manche. Hachés une fois par manche jouée, les mots d’un joueur doivent redonner son sceau.
web-fair-pledges = Les sceaux des joueurs
web-fair-key = La clé
web-fair-shuffle = La clé mélange
web-fair-shuffle-about = La clé donne une liste de nombres, qui dit comment les { $count } pièces sont mélangées. Voici l’ordre obtenu :
web-fair-hands = Les mains sont celles qui ont été jouées
web-fair-hands-about = Si l’on distribue dans cet ordre, chacun reçoit la main du début de la manche.
web-fair-rest = Le reste aussi
web-fair-rest-about = Ce qui reste est sur la table et dans la pioche, dans cet ordre.
web-fair-fits = correspond
web-fair-differs = ne correspond pas
