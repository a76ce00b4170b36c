### Words of every game: the engine's own, for the terminal, the server and the pages alike.

## The language

language-name = Français

## Seats and lists

seat = Joueur { $number }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }

## Bots

bot-mia = Mia
    .about = Elle apprend encore : beaucoup de choses lui échappent, et on la bat facilement.
bot-leo = Leo
    .about = Il joue pour le plaisir : il voit les coups simples et manque les plus malins.
bot-nora = Nora
    .about = Elle joue bien et fait peu d’erreurs : une bonne adversaire pour la plupart des gens.
bot-viktor = Viktor
    .about = Il joue depuis des années : il voit presque tout et ne fait guère de cadeaux.
bot-ada = Ada
    .about = La championne : elle retient tout, sait attendre longtemps et joue pour gagner.
bot-named = { $name } (bot)

## Suits of cards, colours of tiles

suit-c = trèfle
suit-d = carreau
suit-h = cœur
suit-s = pique
colour-blue = bleu (c)
colour-yellow = jaune (d)
colour-red = rouge (h)
colour-green = vert (s)
colour-black = noir (c)
colour-grey = gris (d)
colour-purple = violet (h)

## Options of every game

option-players = Joueurs
    .about = Combien de personnes et de bots sont à table.
option-rounds = Manches
    .about = Combien de manches compte la partie ; 0 si seuls les points y mettent fin.
option-target = Points qui terminent la partie
    .about = La partie s’arrête dès que quelqu’un atteint ce total, en plus ou en moins ; 0 si seul le nombre de manches compte.
option-max-rounds = Manches au maximum
    .about = Après ce nombre de manches, la partie s’arrête quels que soient les points.
option-last-round-decides = La dernière manche départage
    .about = À égalité en tête, celui qui a fait le meilleur score à la dernière manche l’emporte.
option-extra-round = Manche décisive en cas d’égalité
    .about = À égalité en tête, on joue encore une manche au lieu de partager la victoire ou de faire match nul.
option-group-match = La partie
option-group-deal = La donne et le début
option-group-turn = Le tour
option-group-melds = Ce qu’on peut poser
option-group-opening = La première pose
option-group-table = Sur la table
option-group-end = Fin de la manche
option-group-score = Points
option-group-clock = Temps
option-group-limits = Limites

## Events

event-dealt = Distribution : { $cards } chacun{ $stock ->
        [0] .
       *[other]  ; il en reste { $stock } dans la pioche.
    }
event-starts = { $seat } commence.
    .you = Tu commences.
event-drew = { $seat } pioche.
    .you = Tu pioches.
event-got = Tu reçois { $pieces }.
event-took = { $seat } prend { $pieces }.
    .you = Tu prends { $pieces }.
event-melded = { $seat } pose { $melds }.
    .you = Tu poses { $melds }.
event-added = { $seat } ajoute { $pieces } à la combinaison { $meld }.
    .you = Tu ajoutes { $pieces } à la combinaison { $meld }.
event-discarded = { $seat } jette { $pieces }.
    .you = Tu jettes { $pieces }.
event-passed = { $seat } passe.
    .you = Tu passes.
event-timed-out = Temps écoulé pour { $seat }.
    .you = Ton temps est écoulé.
event-resigned = { $seat } abandonne.
    .you = Tu abandonnes.
event-round-over = La manche est terminée.
event-left = { $points ->
        [0] Il ne reste rien à { $seat }.
        [one] Il reste { $points } point à { $seat }.
       *[other] Il reste { $points } points à { $seat }.
    }
    .you = { $points ->
            [0] Il ne te reste rien.
            [one] Il te reste { $points } point.
           *[other] Il te reste { $points } points.
        }
event-match-over = { $win ->
        [draw] La partie est terminée. Personne ne gagne : match nul.
        [team] La partie est terminée. Victoire de l’équipe : { $winners }.
        [shared] La partie est terminée. Victoire partagée : { $winners }.
       *[alone] La partie est terminée. Victoire : { $winners }.
    }

## How a match ended

result-target = Le total qui termine la partie est atteint.
result-rounds = Toutes les manches sont jouées.
result-cap = La partie a atteint son nombre maximal de manches.
result-resigned = Il n’y a plus personne contre qui jouer.
won = { $win ->
        [draw] Match nul : personne ne gagne
        [team] Victoire de l’équipe : { $winners }
        [shared] Victoire partagée : { $winners }
       *[alone] Victoire : { $winners }
    }
sheet-bonus = Bonus
tally-melds = Cartes posées
tally-left = Cartes en main
tally-rest = Reste
tally-taken = Ce que perdent les autres
tally-difference = Différence des restes : { $more } − { $less }
tally-won = Manche gagnée

## Reasons of hints

why-goes-out = Il ne te restera plus rien.
why-joker-kept = Tu gardes le joker.
why-alone = { $piece } ne va avec rien d’autre dans ton jeu.
why-completes = { $piece } complète { $pieces }.
why-longer = { $piece } allonge une combinaison : { $pieces }.
why-no-meld = { $piece } ne complète aucune de tes combinaisons.
why-refused = { $seat } a jeté ou laissé { $pieces } : signe que cela ne lui sert guère.
why-sure = Le meilleur bot joue ainsi dans { $sure } cas sur 10.

## Refusals: notation

error-bad-piece = « { $text } » n’est ni une carte ni une pièce. Écris le nombre, puis la lettre de la couleur (c ♣, d ♦, h ♥, s ♠) : 7h, 10c, Ks ou 13s ; * est un joker.
error-bad-meld = « { $text } » n’est pas une liste de cartes ou de pièces. Sépare-les par des espaces : 5h 6h 7h.
error-bad-move = Je ne comprends pas le coup « { $text } » ici. Je connais : { $moves }.
error-bad-number = « { $text } » n’est pas un nombre entier.

## Refusals: rules and seats

error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Choisis parmi : { $games }.
error-unknown-option = Le jeu { $game } n’a pas d’option « { $option } ». Ses options : { $options }.
error-unknown-bot = Aucun bot ne s’appelle « { $bot } ». Choisis parmi : { $bots }.
error-unknown-language = Il n’y a pas encore de textes en « { $language } ». Choisis parmi : { $languages }.
error-bad-option = « { $value } » ne convient pas à l’option { $option }. Valeurs possibles : { $expected }.
error-options-clash = Les options { $first } et { $second } se contredisent. Change l’une des deux.
error-bad-seats = Joueurs pour { $game } : { $numbers }, donc pas { $players }.
error-bot-failed = Le bot « { $bot } » ne peut pas continuer : { $reason } ({ $move }). C’est un défaut du programme. Signale-le, s’il te plaît, avec ce message, les options et la graine.

## Refusals: moves

error-not-your-turn = { $seat } doit attendre son tour.
error-round-over = La manche est terminée : plus personne ne joue avant la prochaine distribution.
error-match-over = La partie est terminée.
error-round-not-over = Il faut d’abord finir cette manche avant de distribuer la suivante.
error-wrong-phase = « { $move } » n’est pas possible à ce moment de ton tour. Regarde les coups proposés.
error-not-in-hand = Tu n’as pas { $piece }.
error-wrong-move = « { $move } » n’existe pas dans ce jeu.
error-no-seat = Il n’y a pas de place « { $text } ». Les places se comptent à partir de 0 ; la dernière est { $last }.
error-has-resigned = { $seat } a déjà abandonné.
error-clock-only = Seule la pendule peut le dire. Si tu tiens toi-même la pendule, utilise Match.time_out.
error-deals-outside = Cette partie reçoit de l’extérieur la clé de chaque donne. Distribue la manche suivante avec rummel.match.next_round et une clé.

## Refusals: melds

error-meld-short = Il faut au moins trois cartes ou pièces pour une combinaison ; { $meld } n’en a que { $count }.
error-meld-neither = { $meld } n’est ni une suite ni une série. Une suite monte dans une seule couleur ; une série réunit un même nombre dans des couleurs différentes.
error-meld-neither-mixed = { $meld } n’est ni une suite ni une série. Une suite monte de nombre en nombre ; une série réunit un même nombre dans des couleurs différentes.
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

## Refusals: records and deals

error-record-empty = L’enregistrement est vide.
error-record-file = L’enregistrement { $path } est illisible : { $reason }. Vérifie le chemin.
error-record-line = La ligne { $line } de l’enregistrement est illisible : { $reason ->
        [order] elle n’est pas à sa place
        [seats] elle nomme plus ou moins de places qu’il n’y a de joueurs
        [round] son numéro de manche ou ses graines ne concordent pas
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
error-deal-words = Les mots ({ $seat }) à la ligne { $line } ne correspondent pas au sceau fait avant la partie.
error-receipt-read = Le reçu est illisible : { $reason }

## Refusals: score sheets

error-sheet-entries = Entrées pour cette manche : { $count }. Il en faut { $needed }, une par joueur.
error-sheet-points = « { $text } » n’est pas un nombre de points. Écris un nombre entier, comme 12 ou -7.
error-sheet-racks = Ce jeu ne compte pas ce qui reste en main : entre les points de chaque joueur.
error-sheet-empty = Une seule personne peut finir sans rien, et ici il y en a { $count }. Note ce qui reste aux autres.
error-sheet-round = La manche { $number } n’est pas encore sur la feuille ; manches notées : { $count }.
error-sheet-word = « { $text } » ne veut rien dire ici. Je connais : { $words }.
error-sheet-sides = Écris une entrée par camp, séparées par une barre oblique. Il en faut : { $needed } ; ici : { $count }.
error-sheet-many = « { $word } » ne peut pas être { $count } : { $most } au plus.
error-sheet-melds = Avec ces primes, les combinaisons comptent au moins { $needed }, pas { $points } : note ce que comptent toutes les cartes posées.

## Refusals: lessons

error-lesson-unknown = La leçon « { $game } » n’a pas cet exercice. Nombre d’exercices : { $tasks }.
error-lesson-other = Les règles le permettent, mais cet exercice demande autre chose. Relis-le, ou fais-toi montrer le coup.
error-lesson-long = Un exercice prend { $most } coups au plus. Recommence-le.
error-puzzle-more = Tu en poses { $laid }, et on peut en poser { $most }. Cherche encore.

## Refusals: positions as text

error-position-long = Une position compte au plus { $most } caractères. Retire ce que tu as copié en trop.
error-position-field = Une position de ce jeu n’a pas de champ « { $field } ». Ses champs, écrits champ=valeur, sont : { $fields }.
error-position-twice = « { $field } » y est deux fois. Ne le mets qu’une fois.
error-position-lacks = Il manque « { $field } ». Ajoute-le, ou retire ce qui va avec.
error-position-value = « { $value } » ne convient pas à { $field }. Valeurs possibles : { $expected }.
error-position-seats = { $field } demande une valeur par place : { $players }, et non { $count }.
error-position-copies = { $piece } y est trop souvent : { $count } fois, et le jeu en a { $most }. Vérifie les mains, les piles et les combinaisons.
error-position-count = Mains, piles et combinaisons font { $count } pièces en tout, celles qui sont cachées comprises, et le jeu en a { $pack }. Corrige un nombre, ou écris ?rest dans l’une des piles.
error-position-clash = { $first } et { $second } ne vont pas ensemble ainsi. Change l’un des deux.
error-position-stuck = Dans cette position, personne ne pourrait jouer. Change la phase, ou la main de celui dont c’est le tour.
error-position-no-deal = En { $tries } essais, rien n’a été trouvé pour ce qui est caché. Précise davantage les mains.
error-position-open = Ce qui est caché dans { $field } devrait se voir ici. Écris les pièces à la place de « ? ».

## Refusals: positions for the arranger

error-solve-line = Cette position est illisible : { $reason }. Chaque ligne est un objet JSON avec « game » et « rack » et, si tu veux, « table », « rules », « opened » et « objective ».
error-solve-no-melds = Il n’y a rien à arranger dans ce jeu : il n’a pas de combinaisons.
error-solve-copies = { $piece } apparaît plus souvent que ce jeu ne le permet ({ $most } fois au plus). Vérifie la table et la main.
error-solve-jokers = Il y a trop de jokers ({ $count }) ; le maximum est { $most }.
error-solve-rack-long = La main est trop pleine ({ $count }) ; le maximum est { $most }.
error-solve-table = Il y a sur la table autre chose que des combinaisons. Tout doit y former des suites ou des séries.
error-solve-rules = Ces règles se contredisent, ou bien une valeur ou un objectif sort des limites.
error-solve-limit = Une limite est négative ou trop haute.

## What a record proves about its deals, and what only a receipt can

fair-seeds-receipt = Le serveur avait fixé sa part de toutes les donnes avant que les mots de quiconque soient connus : c’est bien la part que le reçu avait conservée.
fair-seeds-record = L’enregistrement seul ne montre pas que le serveur avait fixé sa part avant que les mots des joueurs soient connus. Le reçu de quelqu’un qui a joué le montre.
fair-seeds-plain = Les donnes de cette partie ont été faites selon l’ancien procédé : rien ne montre que le serveur avait fixé sa part avant que les mots des joueurs soient connus.
fair-seeds-changed = La part du serveur n’est pas celle que le reçu a gardée avant que les mots soient connus : elle a été remplacée.
fair-words-receipt = Tous les mots étaient scellés avant qu’aucun ne soit connu : ce sont bien les sceaux que le reçu avait conservés.
fair-words-record = L’enregistrement seul ne montre pas que tous les mots étaient scellés avant qu’aucun ne soit connu. Le reçu de quelqu’un qui a joué le montre.
fair-words-plain = L’ancien procédé n’a pas de sceaux : le dernier joueur, ou le serveur, a pu connaître d’abord tous les autres mots.
fair-words-changed = Les sceaux ne sont pas ceux que le reçu a gardés avant que les mots soient connus : ils ont été remplacés.
fair-used-all = Les mots de tous les joueurs entrent dans chaque donne.
fair-used-some = Tous les mots scellés entrent dans chaque donne. N’ont rien scellé : { $names }.
fair-used-missing = Donnes faites sans les mots de ces joueurs (manches entre parenthèses) : { $missing }. Tous les autres mots scellés y entrent.
fair-used-none = Personne n’a scellé de mots : les cartes viennent du serveur seul.
fair-used-left-out = Ton appareil a révélé ses mots, mais ces manches ont été distribuées sans eux : { $rounds }.
fair-used-changed = Dans ces manches entrent d’autres mots que ceux que ton appareil a révélés : { $rounds }.
fair-used-plain = Ce que les joueurs ont ajouté entre dans chaque donne, mais rien ne montre que personne ne l’a remplacé.
fair-cards-record = Les cartes de chaque manche découlent de la part du serveur et des mots des joueurs.
fair-cards-receipt = Les cartes de chaque manche découlent de la part du serveur et des mots des joueurs, et ta main était celle que ton appareil a vue.
fair-cards-changed = À la manche { $round }, ton appareil a vu une autre main que celle de l’enregistrement.
fair-moves-record = Chaque coup suit les règles.
fair-moves-changed = Les règles de l’enregistrement ne sont pas celles que ton appareil a vues avant la partie.
