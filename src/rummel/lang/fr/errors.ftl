# Every refusal that all games share: what is wrong, and what to do.

## Notation

error-bad-piece = « { $text } » n’est ni une carte ni une pièce. Écris le nombre, puis la lettre de la couleur (c ♣, d ♦, h ♥, s ♠) : 7h, 10c, Ks ou 13s ; * est un joker.
error-bad-meld = « { $text } » n’est pas une liste de cartes ou de pièces. Sépare-les par des espaces : 5h 6h 7h.
error-bad-move = Je ne comprends pas le coup « { $text } » ici. Je connais : { $moves }.
error-bad-number = « { $text } » n’est pas un nombre entier.

## Rules and set-up

error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Choisis parmi : { $games }.
error-unknown-option = Le jeu { $game } n’a pas d’option « { $option } ». Ses options : { $options }.
error-bad-option = « { $value } » ne convient pas à l’option { $option }. Valeurs possibles : { $expected }.
error-options-clash = Les options { $first } et { $second } se contredisent. Change l’une des deux.
error-bad-seats = Joueurs pour { $game } : { $numbers }, donc pas { $players }.
error-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Choisis parmi : { $bots }.
error-bot-failed = Le bot « { $bot } » ne peut pas continuer : { $reason } ({ $move }). C’est un défaut du programme. Signale-le, s’il te plaît, avec ce message, les options et la graine.
error-unknown-language = Il n’y a pas encore de textes en « { $language } ». Choisis parmi : { $languages }.

## Any game

error-not-your-turn = { $seat } doit attendre son tour.
error-round-over = La manche est terminée : plus personne ne joue avant la prochaine distribution.
error-match-over = La partie est terminée.
error-round-not-over = Il faut d’abord finir cette manche avant de distribuer la suivante.
error-wrong-phase = « { $move } » n’est pas possible à ce moment de ton tour. Regarde les coups proposés.
error-not-in-hand = Tu n’as pas { $piece }.
error-wrong-move = « { $move } » n’existe pas dans ce jeu.
error-no-seat = Il n’y a pas de place « { $text } ». Les places se comptent à partir de 0 ; la dernière est { $last }.
error-clock-only = Seule la pendule peut le dire. Si tu tiens toi-même la pendule, utilise Match.time_out.
error-deals-outside = Cette partie reçoit de l’extérieur la clé de chaque donne. Distribue la manche suivante avec rummel.match.next_round et une clé.

## Melds

error-meld-short = Il faut au moins trois cartes ou pièces pour une combinaison ; { $meld } n’en a que { $count }.
error-meld-neither = { $meld } n’est ni une suite ni une série. Une suite monte dans une seule couleur ; une série réunit un même nombre dans des couleurs différentes.
error-meld-neither-mixed = { $meld } n’est ni une suite ni une série. Une suite monte de nombre en nombre ; une série réunit un même nombre dans des couleurs différentes.
error-run-gap = La suite { $meld } s’interrompt entre { $before } et { $after } : les nombres doivent se suivre, du plus petit au plus grand.
error-run-suits = La suite { $meld } mélange les couleurs : { $piece } n’y a pas sa place.
error-run-wrap = La suite { $meld } continue après son dernier nombre. Elle doit s’arrêter là.
error-run-long = La suite { $meld } est trop longue ({ $count }) ; le maximum est { $most }.
error-runs-barred = Seules les séries sont permises ici, et { $meld } est une suite.
error-set-suit-twice = La série { $meld } contient deux fois la même couleur : { $suit }. Chaque couleur n’y figure qu’une fois.
error-set-ranks = La série { $meld } mélange les nombres. Il faut partout le même.
error-sets-barred = Seules les suites sont permises ici, et { $meld } est une série.
error-joker-undeclared = Dis ce que le joker remplace dans { $meld }, par exemple *=7h.
error-joker-no-natural = Il faut dans { $meld } au moins une carte ou une pièce qui ne soit pas un joker.
error-joker-too-many = Il y a trop de jokers dans { $meld } ({ $count }) ; le maximum est { $most }.
error-joker-adjacent = Deux jokers se touchent dans { $meld }. Mets autre chose entre les deux.
error-joker-majority = Les jokers doivent rester minoritaires dans { $meld }.

## Records and deals

error-record-empty = L’enregistrement est vide.
error-record-file = L’enregistrement { $path } est illisible : { $reason }. Vérifie le chemin.
error-record-line = La ligne { $line } de l’enregistrement est illisible : { $reason ->
        [order] elle n’est pas à sa place
        [seats] elle nomme plus ou moins de places qu’il n’y a de joueurs
        [round] son numéro de manche ou ses graines ne collent pas
        [reveal] sa graine révélée n’est pas un nombre hexadécimal
        [pledges] ses sceaux manquent ou sont illisibles
        [unknown] ce n’est pas une ligne d’enregistrement
        [number] elle désigne une combinaison par un numéro qui n’existe pas
        [length] elle est trop longue
       *[other] { $reason }
    }.
error-record-version = L’enregistrement est en version { $version } ; ce programme lit la version { $known }.
error-record-move = Le coup de la ligne { $line } est interdit : { $reason }
error-record-result = Le résultat de la ligne { $line } ne découle pas des coups joués.
error-record-cut = L’enregistrement s’interrompt après la ligne { $line }, avant la fin de la partie.
error-record-after-end = La ligne { $line } vient après la fin de la partie.
error-deal-commit = La graine révélée à la ligne { $line } ne correspond pas à l’engagement pris avant la distribution.
error-deal-words = Les mots de { $seat } à la ligne { $line } ne correspondent pas au sceau fait avant la partie.
error-receipt-read = Le reçu est illisible : { $reason }

## Score sheets

error-sheet-entries = Entrées pour cette manche : { $count }. Il en faut { $needed }, une par joueur.
error-sheet-points = « { $text } » n’est pas un nombre de points. Écris un nombre entier, comme 12 ou -7.
error-sheet-racks = Ce jeu ne compte pas ce qui reste en main : entre les points de chaque joueur.
error-sheet-empty = Une seule personne peut finir sans rien, et ici il y en a { $count }. Note ce qui reste aux autres.
error-sheet-round = La manche { $number } n’est pas encore sur la feuille ; manches notées : { $count }.
error-sheet-word = « { $text } » ne veut rien dire ici. Je connais : { $words }.

## Positions for the arranger

error-solve-line = Cette position est illisible : { $reason }. Chaque ligne est un objet JSON avec « game » et « rack » et, si tu veux, « table », « rules », « opened » et « objective ».
error-solve-no-melds = Il n’y a rien à arranger dans ce jeu : il n’a pas de combinaisons.
error-solve-copies = { $piece } apparaît plus souvent que ce jeu ne le permet ({ $most } fois au plus). Vérifie la table et le chevalet.
error-solve-jokers = Il y a trop de jokers ({ $count }) ; le maximum est { $most }.
error-solve-rack-long = Le chevalet est trop plein ({ $count }) ; le maximum est { $most }.
error-solve-table = Il y a sur la table autre chose que des combinaisons. Tout doit y former des suites ou des séries.
error-solve-rules = Ces règles se contredisent, ou bien une valeur ou un objectif sort des limites.
error-solve-limit = Une limite est négative ou trop haute.
