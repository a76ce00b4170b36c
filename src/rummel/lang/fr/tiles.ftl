### Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy and Rummikub.

## Names

game-myrummy = MyRummy
    .about = Pose des suites et des séries de pièces, remanie la table et vide ta banquette avant les autres.
game-serie-noire = Série Noire Rummy
    .about = Le rummy où l’on échange une pièce quand on n’en pose pas.
game-brettspielnetz = Brettspielnetz Rummy
    .about = Le rummy à deux, avec un joker chacun et des jokers libres sur le plateau.
game-rummikub = Rummikub
    .about = Le rummy bien connu : ouvre avec 30 points, réarrange toute la table et pose toutes tes pièces avant les autres.

## Options

option-tiles-hand = Pièces sur une banquette
    .about = Combien de pièces chacun reçoit au départ.
option-tiles-jokers = Jokers
    .about = Combien de jokers sont parmi les pièces ; moins il y en a, plus c’est difficile.
option-tiles-dealt-joker = Jokers à la distribution
    .about = Chacun reçoit-il un joker ?
    .chance = selon le hasard
    .one = exactement un chacun
    .at-least-one = au moins un chacun
option-tiles-starter = Qui commence
    .about = Comment on décide qui commence quand aucune manche précédente ne le fait.
    .lot = par tirage au sort
    .lowest = la plus petite pièce tirée
    .highest = la plus grande pièce tirée
option-tiles-drawer-starts = Le gagnant du tirage commence
    .about = Celui qui a tiré la pièce décisive commence ; sinon, c’est la personne à sa gauche.
option-tiles-next-starter = Qui commence ensuite
    .about = Qui commence les manches après la première.
    .after-last = la personne qui aurait joué ensuite
    .anew = on en décide à chaque manche
    .left = le voisin de gauche du précédent
option-tiles-turn = Le tour
    .about = De quoi un tour est fait.
    .lay-or-draw = poser, ou piocher une pièce
    .lay-or-exchange = poser, ou échanger une pièce avec la pioche
    .draw-and-reject = piocher, poser ou non, rejeter une pièce (version 1)
    .draw-and-keep = piocher, poser ou non, tout garder (version 2)
option-tiles-exchanged = Pièces échangées
    .about = Où va une pièce échangée.
    .returns = dans la pioche
    .scrapped = hors de la manche
option-tiles-exchange-order = Ordre de l’échange
    .about = Voit-on la nouvelle pièce avant de choisir celle qui part ?
    .blind = choisir d’abord
    .draw-first = piocher d’abord
option-tiles-take-scrap = Prendre au rebut
    .about = On peut prendre la pièce du dessus du rebut au lieu de piocher.
option-tiles-reject-on-empty = Rejeter avec une pioche vide
    .about = Même quand la pioche est vide, celui qui pose doit encore rejeter une pièce.
option-tiles-changes = Pièces à échanger
    .about = Combien de pièces on peut échanger après avoir pioché, avant d’avoir ouvert (version 2).
option-tiles-most-tiles = Pièces par tour au maximum
    .about = Combien de pièces on peut jouer au plus en un tour.
option-tiles-most-tiles-of = Ce qui est compté
    .about = Les pièces déplacées sur la table comptent-elles aussi ?
    .rack = les pièces de la banquette
    .moved = aussi les pièces déplacées
option-tiles-melds = Combinaisons
    .about = Quelles combinaisons on peut poser.
    .both = séries et suites
    .sets = seulement des séries
    .runs = seulement des suites
option-tiles-ace = Le 1
    .about = Où va le 1 dans une suite.
    .low = avant le 2
    .either = avant le 2 ou après le 13
    .wrap = partout : 13 1 2 aussi
option-tiles-ace-high = Valeur du 1 après le 13
    .about = Ce que compte un 1 après le 13 dans la première pose.
option-tiles-ace-at-both-ends = Le 1 aux deux bouts
    .about = Si le 1 peut suivre le 13, une suite peut aller du 1 au 13 puis de nouveau au 1, soit 14 pièces ; sinon, 13 au maximum.
option-tiles-mixed-runs = Suites aux couleurs mélangées
    .about = Les pièces d’une suite peuvent être de toutes les couleurs.
option-tiles-minimum = Points pour ouvrir
    .about = Ce que doit compter la première pose ; avec 0, toute combinaison de sa banquette convient.
option-tiles-opening = La première pose
    .about = Plusieurs combinaisons ensemble peuvent-elles faire la première pose ?
    .sum = plusieurs combinaisons ensemble
    .one = une seule combinaison
option-tiles-joker-opens = Les jokers comptent pour ouvrir
    .about = Un joker compte comme la pièce qu’il remplace ; sinon, il n’ajoute rien.
option-tiles-table-when-opening = Table ouverte aussitôt
    .about = On peut utiliser la table dans le tour même de la première pose, dès qu’on a posé assez de sa banquette.
option-tiles-rebuild = Remaniement
    .about = Jusqu’où on peut défaire les combinaisons de la table.
    .free = librement, si tout finit en combinaisons
    .three = trois pièces restent ensemble, ou toutes se séparent
    .listed = seulement décaler, couper, remplacer et retirer
option-tiles-table-joker = Jokers de la table
    .about = Ce qui doit prendre la place d’un joker avant qu’il bouge.
    .any = toute pièce qui convient
    .declared = la pièce annoncée
    .both = dans une série, toutes les pièces manquantes
    .free = rien
option-tiles-joker-from-rack = Remplacer depuis la banquette
    .about = La pièce qui libère un joker doit venir de la banquette dans ce tour.
option-tiles-joker-tile-moves = La pièce de remplacement a bougé
    .about = La pièce qui libère un joker vient de la banquette ou d’une combinaison défaite ; sinon, toute pièce de la table qui convient suffit.
option-tiles-joker-joins = Jokers libérés : compléter seulement
    .about = Un joker libéré ne peut qu’être ajouté à une combinaison qui était déjà là.
option-tiles-one-joker = Un joker par combinaison
    .about = Une combinaison contient au plus un joker.
option-tiles-board-cells = Plateau limité
    .about = Toutes les combinaisons doivent tenir sur dix rangées de treize pièces, avec un vide entre voisines.
option-tiles-hand-finish = Tout d’un coup
    .about = Ce que vaut le fait de se défaire de tout d’un coup sans avoir rien posé avant.
    .plain = rien de spécial
    .double = compte double
    .handrummy = compte double et sans minimum (Rummy de main)
option-tiles-hand-finish-last = Dernières pièces d’un coup
    .about = Finir en posant au moins ce nombre de pièces d’un coup compte double aussi ; 0 pour jamais.
option-tiles-last-tile-ends = La dernière pièce arrête la manche
    .about = La manche s’arrête dès que quelqu’un pioche la dernière pièce.
option-tiles-passing = Passer
    .about = Qui peut passer quand la pioche est vide.
    .willing = tout le monde
    .unable = seulement ceux qui ne peuvent rien poser
option-tiles-blocked = Personne ne finit
    .about = Ce qu’on note quand une manche s’arrête avec des pièces sur toutes les banquettes.
    .all-minus = chacun perd ce qui reste sur sa banquette
    .lowest-wins = celui qui a le moins gagne les différences
option-tiles-scoring = Points
    .about = Ce que compte une manche.
    .racks = ce qui reste sur les banquettes
    .win = un point par victoire
option-tiles-joker-hand = Joker sur une banquette
    .about = Ce que compte un joker resté sur une banquette.
option-tiles-max-turns = Tours au maximum
    .about = Après ce nombre de tours, la manche s’arrête comme si tout le monde était bloqué.
option-tiles-seconds = Secondes par tour
    .about = Combien de temps peut durer un tour ; 0 pour aucune limite.
option-tiles-timeout = Quand le temps est écoulé
    .about = Ce que devient un tour inachevé.
    .keep-most = la plus grande partie valable reste
    .keep-valid = ce qui est valable reste, essayé dans un ordre fixe
    .undo = tout revient en place
option-tiles-timeout-tiles = Pièces pour temps écoulé
    .about = Combien de pièces on pioche si rien ne reste.

## Prompts and moves

phase-tiles-draw = Pioche une pièce.
phase-tiles-play = Pose des pièces, ou choisis un autre coup.
phase-tiles-change = Échange encore une pièce, ou passe.
phase-tiles-return = Rends une pièce à la pioche.
phase-tiles-reject = Mets une pièce au rebut.

move-tiles-lay = lay COMBINAISON | COMBINAISON … – disposer ainsi la table, avec toutes les combinaisons qui restent (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – piocher une pièce
move-tiles-take = take – prendre la pièce du dessus du rebut
move-tiles-exchange = exchange PIÈCE – donner une pièce à la pioche pour en prendre une autre (exchange 5h)
move-tiles-reject = reject PIÈCE – mettre une pièce au rebut (reject 5h)
move-tiles-pass = pass – laisser jouer la personne suivante

## Events

event-tiles-lot = { $seat } tire { $pieces } pour savoir qui commence.
    .you = Tu tires { $pieces } pour savoir qui commence.
event-tiles-laid = { $moved ->
        [0] { $seat } pose { $melds }.
       *[other] { $seat } pose { $pieces }. Nouveau sur la table : { $melds }.
    }
    .you = { $moved ->
            [0] Tu poses { $melds }.
           *[other] Tu poses { $pieces }. Nouveau sur la table : { $melds }.
        }
event-tiles-opened = { $points ->
        [0] { $seat } a ouvert.
        [one] { $seat } a ouvert avec { $points } point.
       *[other] { $seat } a ouvert avec { $points } points.
    }
    .you = { $points ->
            [0] Tu as ouvert.
            [one] Tu as ouvert avec { $points } point.
           *[other] Tu as ouvert avec { $points } points.
        }
event-tiles-exchanged = { $seat } échange une pièce.
    .you = Tu échanges une pièce.
event-tiles-gave = Tu as donné { $pieces }.

## How a round ended

outcome-tiles-out = Celui qui vide sa banquette gagne la manche.
outcome-tiles-out-double = Toutes les pièces d’un coup : les points comptent double.
outcome-tiles-blocked = Tout le monde a passé et la pioche est vide.
outcome-tiles-last-drawn = La dernière pièce est piochée ; c’est ce qui reste sur les banquettes qui décide.
outcome-tiles-even = Il reste autant de points sur chaque banquette : match nul.
outcome-tiles-cap = La manche a trop duré et s’arrête ici.

## On the score sheet

tally-tiles-double = Tout d’un coup : encore autant
tally-tiles-left = Reste : { $left }

## Refusals

error-tiles-table-missing = { $piece } était sur la table et doit y être de nouveau dans une combinaison.
error-tiles-lay-none = Pose au moins une pièce de ta banquette, ou ne pose rien du tout.
error-tiles-too-many = Tu joues trop de pièces ({ $count }) ; le maximum par tour est { $most }.
error-tiles-keep-one = Garde une pièce : il t’en faut une pour le rebut.
error-tiles-table-closed = Tu ne peux pas toucher à { $meld } avant le tour qui suit ta première pose. Ouvre d’abord avec tes propres pièces.
error-tiles-opening-one = On ouvre avec une seule combinaison, pas avec { $count }. Pose les autres au prochain tour.
error-tiles-opening-own = On ouvre avec une combinaison faite seulement de pièces de sa banquette. Poses-en d’abord une.
error-tiles-opening-short = { $reached } sur { $needed } points : poses-en plus pour ouvrir, ou garde tes pièces.
error-tiles-joker-pinned = { $joker } doit rester là jusqu’à ce qu’une pièce qui convient prenne sa place. Une seule suffit : { $needed }.
error-tiles-joker-stands = { $joker } doit rester là : une pièce d’une combinaison encore en place ne le remplace pas. Celle qui convient doit venir de ta banquette ou d’une combinaison défaite : { $needed }.
error-tiles-joker-both = { $joker } doit rester là jusqu’à ce que toutes les pièces manquantes y soient : { $needed }.
error-tiles-joker-joins = Un joker libéré doit être ajouté à une combinaison qui était déjà là.
error-tiles-rebuild-three = Garde ensemble trois pièces de { $meld }, ou répartis-les toutes dans d’autres combinaisons.
error-tiles-rebuild-listed = { $meld } doit continuer d’exister : décale, coupe ou remplace une pièce, mais ne défais pas tout.
error-tiles-board-full = Les combinaisons ne tiennent pas sur le plateau ({ $columns } sur { $rows }). Réunis-en quelques-unes.
error-tiles-pool-empty = La pioche est vide. Pose des pièces ou passe.
error-tiles-pool-left = Il y a encore de quoi piocher ({ $tiles }), donc tu ne peux pas passer.
error-tiles-must-lay = Tu peux poser { $pieces }, donc tu ne peux pas passer.
error-tiles-change-opened = Tu as ouvert, donc tu ne peux plus échanger de pièces.
error-tiles-change-most = { $most ->
        [0] On ne peut pas échanger de pièces ici.
        [one] Tu as déjà échangé une pièce pendant ce tour.
       *[other] Tu as déjà échangé { $most } pièces pendant ce tour.
    }
error-tiles-keep-drawn = Tu viens de piocher { $piece }. Donne une autre pièce.

## Reasons of hints

why-tiles-waits = Tu peux aussi attendre : le meilleur bot ne poserait encore rien.
why-tiles-fewer = Le meilleur bot ne poserait que { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } et garderait le reste.
why-tiles-joker-freed = Un joker de la table se libère et sert ailleurs.
why-tiles-rebuilt = Défait { $count ->
        [one] { $count } combinaison
       *[other] { $count } combinaisons
    } de la table.

## In the terminal

cli-not-opened = ! n’a pas encore ouvert
cli-pool-label = Pioche :
cli-pool = { $count ->
        [0] vide
        [one] { $count } pièce
       *[other] { $count } pièces
    }
cli-scrap = Rebut :
cli-scrapped = { $count ->
        [one] { $count } pièce, face cachée
       *[other] { $count } pièces, face cachée
    }
cli-score-word-double = Ajoute « double » à la fin si le gagnant a tout posé d’un seul coup : 13h * / - / 5c 5d double.
cli-do-tiles-meld = meld PIÈCES – former une nouvelle combinaison avec ta banquette et les pièces libres (meld 5h 6h 7h)
cli-do-tiles-add = add PIÈCES COMBINAISON – ajouter des pièces à une combinaison de la table (add 9h 3)
cli-do-tiles-take = take PIÈCES COMBINAISON – retirer des pièces d’une combinaison ; il faudra les replacer (take 4h 3)
cli-do-tiles-split = split COMBINAISON NOMBRE – couper une combinaison en deux après ce nombre de pièces (split 3 2)

## On the pages

web-do-exchange = Échanger
web-do-reject = Rejeter
web-tiles-not-opened = n’a pas encore ouvert
web-tiles-scrap = Rebut
web-tiles-new = Nouvelle combinaison
web-tiles-empty = La table est encore vide.
web-tiles-begin = Touche des pièces de ta banquette, ou fais-les glisser ici.
web-tiles-nearer = Plus grand
web-tiles-fit = Tout voir
web-tiles-fresh = posé en dernier
web-tiles-moved = vient d’une autre combinaison
web-tiles-split = Couper ici
web-tiles-back = Sur la banquette
web-tiles-undo = Annuler
web-tiles-redo = Rétablir
web-tiles-reset = Revenir au début du tour
web-tiles-done = Terminé
web-tiles-chosen = Ta sélection
web-tiles-joker = Le joker est
web-tiles-run = { $points ->
        [0] Suite
        [one] Suite, { $points } point
       *[other] Suite, { $points } points
    }
web-tiles-set = { $points ->
        [0] Série
        [one] Série, { $points } point
       *[other] Série, { $points } points
    }
web-tiles-fine = C’est une combinaison.
web-tiles-worth = { $points ->
        [one] C’est une combinaison : { $points } point.
       *[other] C’est une combinaison : { $points } points.
    }
web-tiles-ready = { $count ->
        [one] Bien : { $count } pièce de ta banquette.
       *[other] Bien : { $count } pièces de ta banquette.
    }
web-tiles-pick = Choisis toute la combinaison, puis touche « { $button } ».
web-tiles-picked = Touche maintenant « { $button } ».
web-tiles-picked-join = Touche maintenant « { $button } », ou la combinaison à compléter.
web-tiles-closed = Avant ta première pose, les combinaisons des autres restent telles quelles. Ouvre avec tes propres pièces.
web-tiles-opening = { $reached } sur { $needed } points
web-tiles-laid-of = Pièces posées : { $count } sur { $most }.
web-tiles-most = { $count } sur { $most } pièces au plus
web-tiles-changes = { $count ->
        [one] Pose, échange { $count } pièce ou passe.
       *[other] Pose, échange jusqu’à { $count } pièces ou passe.
    }
web-tiles-or-draw = { $needed ->
        [0] Pose des pièces
       *[other] Pose des pièces valant au moins { $needed } points
    } ou pioche.
web-tiles-alone-or-draw = Ouvre avec une seule combinaison d’au moins { $needed } points ou pioche.
web-tiles-alone-short = Une seule combinaison doit valoir { $needed } points ; celle-ci en vaut { $reached }.
web-tiles-alone-joker = Le joker ne compte pas : cette combinaison vaut { $reached } points sur { $needed }.
web-tiles-or-exchange = { $needed ->
        [0] Pose des pièces
       *[other] Pose des pièces valant au moins { $needed } points
    } ou choisis-en une à échanger.
web-tiles-or-reject = { $needed ->
        [0] Pose des pièces
       *[other] Pose des pièces valant au moins { $needed } points
    } ou choisis-en une à rejeter.
web-tiles-hint-lay = { $count ->
        [one] Tu peux poser { $count } pièce.
       *[other] Tu peux poser { $count } pièces.
    }
web-tiles-hint-short = Rien à poser pour l’instant : { $reached } sur { $needed } points à portée.
web-tiles-hint-none = Rien ne peut être posé maintenant.
web-tiles-hint-this = Le meilleur bot donnerait celle-ci.
web-tiles-show = Montre-moi
web-tiles-building = { $name } construit…
web-tiles-flow = Libre
web-tiles-grid = Plateau
web-tiles-time-keep = Une fois le temps écoulé, ce qui est valable reste.
web-tiles-time-undo = Une fois le temps écoulé, tout revient en arrière.
web-tiles-told-new = { $pieces } : nouvelle combinaison
web-tiles-told-meld = { $pieces } à la combinaison { $number }
web-tiles-told-rack = { $pieces } de retour sur la banquette
web-tiles-told-split = Combinaison coupée
web-tiles-keys = Espace choisit, Entrée ajoute ce qui est choisi, N fait une nouvelle combinaison, S coupe avant la pièce, Retour arrière la remet sur la banquette, Ctrl Z annule.
web-replay-gave = { $seat } donne { $pieces }.
web-settings-grid = La table en plateau à cases
web-settings-grid-about = Comme sur le plateau d’origine ; sinon les combinaisons se mettent là où il y a de la place.

## The lesson

lesson-tiles-open = Le but : te défaire de toutes tes pièces avant les autres. Ta première pose doit compter au moins 30, avec tes seules pièces : ici 10, 11 et 12 d’une même couleur. Pose-les et termine ton tour.
lesson-tiles-add = Désormais, toute la table est à toi. Des nombres qui se suivent dans une couleur forment une suite, et ton 13 continue 10, 11, 12 : ajoute-le.
lesson-tiles-rebuild = Un même nombre en couleurs différentes forme une série. Il y a quatre sept, et trois suffisent : prends celui de la couleur de ton 8 et de ton 9, et fais-en une nouvelle suite.
lesson-tiles-joker = Le joker remplace le 4 que tu as. Mets ta pièce à sa place et réutilise le joker dans le même tour : avec tes deux onze, il forme une série.
lesson-tiles-draw = Parfois, rien ne convient. Alors pioche une pièce ; ton tour est fini, et elle attend le suivant.
lesson-tiles-exchange = Parfois, rien ne convient. Alors échange une pièce dont tu peux te passer contre une de la pioche ; ton tour est fini.
lesson-tiles-win = Encore deux pièces. Pose celle qui convient, regarde ce que fait l’adversaire, et pose la dernière : tu as gagné.

## The rules

rules-myrummy =
    De deux à quatre joueurs, avec 106 pièces : de 1 à 13 en violet, noir, vert et gris, deux fois,
    et deux jokers. Chacun prend 14 pièces au hasard et les range sur sa banquette ; le reste forme
    la pioche. On tire au sort qui commence, puis on joue dans le sens des aiguilles d’une montre.

    Une série, c’est trois ou quatre pièces du même nombre en couleurs différentes. Une suite (ou
    séquence), c’est trois nombres ou plus qui se suivent dans une même couleur ; le 1 est tout en
    bas, et rien ne vient après le 13. Un joker remplace n’importe quelle pièce qui convient à cet
    endroit.

    À ton tour, pose des pièces ou bien pioches-en une. Tu peux piocher même quand tu pourrais
    poser. Une pièce piochée attend ton tour suivant, et quand tu poses, au moins une pièce vient de
    ta banquette.

    Ta première pose doit compter au moins 30, en une ou plusieurs combinaisons, toutes de ta
    banquette. Une pièce compte son nombre, un joker celui de la pièce qu’il remplace. Pendant ce
    tour, tu ne touches pas au reste de la table.

    À partir de ton tour suivant, toute la table est à toi : ajoute des pièces, défais des
    combinaisons, construis-en d’autres. À la fin, tout ce qui était là doit de nouveau former des
    séries et des suites. Seul le résultat compte, pas le chemin.

    Un joker de la table garde sa place et son sens jusqu’à ce qu’une pièce qui convient y soit
    posée, venue de ta banquette ou d’une combinaison que tu défais dans ce tour ; dans une série de
    trois, l’une ou l’autre couleur manquante convient. Un joker libéré doit resservir dans le même
    tour. Deux jokers peuvent être dans la même combinaison ; si l’on ne voit pas ce qu’ils
    remplacent, tu le dis.

    Un tour dure deux minutes. Une fois le temps écoulé, ce qui forme des combinaisons correctes reste posé
    et tout le reste revient à sa place ; si rien n’est valable, ou si une première pose n’atteint
    pas 30, tout revient et tu pioches une pièce.

    Celui qui pose sa dernière pièce gagne la manche. Les autres comptent ce qui reste sur leur
    banquette en négatif, un joker 25 ; celui qui gagne marque la somme en positif. À la manche
    suivante, c’est la personne qui aurait joué ensuite qui commence. Si la pioche est vide, celui
    qui ne pose pas passe ; quand tout le monde a passé de suite, la manche s’arrête et chacun perd
    ce qui reste sur sa banquette. Après les manches convenues, le plus haut total gagne.

    En option, le Rummy de main : celui qui pose toutes ses pièces d’un seul coup depuis sa
    banquette n’a pas besoin des 30, et tout compte double.

rules-serie-noire =
    De deux à quatre joueurs, avec 106 pièces : de 1 à 13 en quatre couleurs, deux fois, et deux
    jokers. Chacun tire une pièce et celui qui a la plus petite commence ; à égalité, on tire de
    nouveau, et un joker compte 25. Chacun reçoit 14 pièces ; le reste forme la pioche. On joue dans
    le sens des aiguilles d’une montre.

    Une série, c’est trois pièces (brelan) ou quatre (carré) du même nombre en couleurs différentes.
    Une suite (ou séquence), c’est trois nombres ou plus qui se suivent dans une même couleur ; le 1
    ne va qu’avant le 2. Un joker remplace n’importe quelle pièce qui convient à cet endroit.

    À ton tour, pose des pièces ou bien échanges-en une. Pour échanger, choisis une pièce de ton
    support sans la montrer, prends-en une dans la pioche, et la tienne y est mélangée. Tu peux
    échanger même quand tu pourrais poser, mais jamais les deux dans le même tour.

    Ta première pose doit compter au moins 30, en une ou plusieurs combinaisons, toutes de ton
    support ; une pièce compte son nombre, un joker celui de la pièce qu’il remplace. À partir de
    ton tour suivant, tu peux aussi compléter toutes les combinaisons et remanier la table, pourvu
    que tout y forme de nouveau des combinaisons.

    Un joker de la table ne bouge que si une pièce qui convient prend sa place, venue de ton
    support ou d’une combinaison que tu défais. Il reste sur la table pour de bon et ressert dans
    le même tour.

    Le sablier te donne une minute pour ton tour. La règle imprimée ne dit pas combien il dure :
    vous pouvez choisir un autre temps. S’il s’écoule, tes changements inachevés sont annulés et une
    pièce est échangée : la plus forte qui ne soit pas un joker.

    Celui qui se défait le premier de toutes ses pièces gagne la manche. Les autres comptent ce qui
    reste sur leur support en négatif, un joker 25 ; celui qui gagne marque la somme en positif.
    Celui qui se défait de tout d’un coup sans avoir rien posé avant double tous les points, mais il
    lui faut quand même les 30. Une partie compte plusieurs manches : quatre, sauf si vous en
    décidez autrement, et avant chacune on tire de nouveau pour savoir qui commence. Ensuite, le
    plus haut total gagne ; à égalité, la victoire est partagée.

    D’autres versions sont en option. Version 1 : on commence toujours par piocher, on pose si l’on
    veut, et on met une pièce au rebut ; il en faut aussi une pour finir. Version 2 : on commence
    toujours par piocher et on garde tout ; avant la première pose, on peut échanger encore une
    pièce au lieu de poser.

    Si la pioche est vide, on ne pioche, n’échange et ne rejette plus : on pose, et on ne passe que
    si l’on ne peut rien poser. Quand tout le monde a passé de suite, la manche s’arrête et chacun
    perd ce qui reste sur son support. Il en va de même après 400 tours.

    Plus difficile ou plus facile, au choix : sans jokers, un autre minimum ou aucun, seulement des
    séries ou seulement des suites, le 1 après le 13, des suites aux couleurs mélangées, plus de
    temps.

rules-brettspielnetz =
    À deux, avec 106 pièces : de 1 à 13 en bleu, rouge, vert et jaune, deux fois, et deux jokers.
    Chacun reçoit 18 pièces, dont un joker. Le hasard décide qui commence.

    Une série, c’est trois ou quatre pièces du même nombre en couleurs différentes. Une suite, c’est
    trois nombres ou plus qui se suivent dans une même couleur, de 1 à 13 au plus. Un joker remplace
    n’importe quelle pièce.

    Ta première pose est une seule série ou suite qui compte au moins 30. Une pièce compte son
    nombre ; il peut y avoir un joker, mais il n’ajoute rien. Cette pose vient de tes propres pièces, et
    tu ne poses rien d’autre pendant ce tour. Jusque-là, un point d’exclamation derrière ton nombre
    de pièces montre que tu n’as pas encore ouvert.

    À partir de ton tour suivant, pose une pièce ou plus pour former ou compléter des séries et des
    suites. Tu peux remanier tout le plateau, pourvu que tout y forme des séries et des suites à la
    fin du tour. Tu poses au plus 12 de tes pièces par tour.

    Un joker du plateau se déplace librement et peut changer de sens à chaque tour, mais il ne
    revient jamais sur une banquette. Si deux jokers et une pièce peuvent être une série ou une
    suite, les deux lectures sont bonnes.

    Si tu ne peux ou ne veux pas poser, pioche une pièce ; cela met fin à ton tour.

    Celui qui n’a plus de pièces gagne, et marque un point. La manche s’arrête aussi dès que
    quelqu’un pioche la dernière pièce : alors chacun compte ce qui lui reste, cette pièce comprise
    et un joker pour 25. Le plus petit total gagne ; à égalité, c’est un match nul.

    Le plateau a dix rangées de treize pièces. Ce n’est qu’un dessin ; une option en fait une
    limite.

rules-rummikub =
    De deux à quatre joueurs, avec 106 pièces : de 1 à 13 en quatre couleurs, deux fois, et deux
    jokers. Chacun tire une pièce et celui qui a la plus grande commence. Chacun prend 14 pièces ;
    le reste forme la pioche.

    Une série, c’est trois ou quatre pièces du même nombre en couleurs différentes. Une suite, c’est
    trois nombres ou plus qui se suivent dans une même couleur ; le 1 ne va qu’avant le 2. Un joker
    remplace n’importe quelle pièce.

    À ton tour, pose des pièces ou bien pioches-en une. Ta première pose doit compter au moins 30,
    en une ou plusieurs combinaisons, toutes de ta banquette ; un joker compte comme la pièce qu’il
    remplace.

    À partir de ton tour suivant, tu remanies la table comme tu veux, pourvu que tu poses au moins
    une de tes pièces et que tout forme à la fin des séries et des suites. Un joker de la table ne
    part que si la pièce qu’il remplace prend sa place, venue de ta banquette ou de la table ; dans
    une série de trois, l’une ou l’autre couleur manquante convient. Il doit être reposé dans le
    même tour.

    Si une minute ne suffit pas, tout revient en place et tu pioches trois pièces.

    Celui qui pose sa dernière pièce gagne. Les autres perdent ce qui reste sur leur banquette, un
    joker 30, et le gagnant marque la somme. Si la pioche est vide, celui qui ne pose pas passe ;
    quand tout le monde a passé de suite, celui à qui il reste le moins gagne, et chacun des autres
    lui paie la différence.

## The rules: chapters and pictures

web-chapter-opening = La première pose
web-chapter-table = Toute la table
web-chapter-time = Le temps
web-chapter-board = Le plateau
web-figure-no-gap = un trou
web-figure-no-colours = couleurs mélangées
web-figure-no-joker = le joker n’est pas remplacé
web-figure-opening = Au moins 30, en une ou plusieurs combinaisons. Un joker compte comme la pièce qu’il remplace.
web-figure-opening-no-joker = Une combinaison doit compter 30, et un joker n’ajoute rien.
web-figure-shift = Une suite s’allonge d’un côté et libère une pièce de l’autre.
web-figure-split = Une longue suite se partage autour d’une deuxième pièce du même nombre.
web-figure-replace = La quatrième couleur libère une des trois autres.
web-figure-free-joker = La pièce que le joker remplaçait prend sa place, et le joker sert ailleurs dans le même tour.
web-figure-fixed-joker = Sans une pièce à sa place, le joker doit rester ; celle qui est encore dans sa combinaison ne compte pas.
web-figure-loose-joker = Un joker se déplace comme tu veux, pourvu que tout finisse en combinaisons.
web-figure-points-rack = Ce que comptent les pièces restées sur une banquette
web-figure-grid = Colonnes a à m, rangées 10 à 1. La suite rouge va de b10 à d10.

## Disputed points: MyRummy

ruling-q-myr-1 = Peux-tu te servir de la table dans le tour de ta première pose ?
    .ruling = Non, seulement à partir de ton tour suivant.
ruling-q-myr-2 = Peut-on poser aussitôt une pièce piochée ?
    .ruling = Non, elle attend ton tour suivant.
ruling-q-myr-3 = Peux-tu piocher alors que tu pourrais poser ?
    .ruling = Oui.
ruling-q-myr-4 = Trois pièces doivent-elles rester quand tu te sers dans une combinaison ?
    .ruling = Non. Tu peux la défaire entièrement, donc seul le résultat compte : tout forme de nouveau des combinaisons.
ruling-q-myr-5 = Quelle pièce libère un joker d’une série de trois ?
    .ruling = Ce nombre dans l’une ou l’autre couleur manquante.
ruling-q-myr-6 = Peut-on remanier une combinaison avec un joker ?
    .ruling = Le joker garde sa place et son sens. D’autres pièces peuvent partir s’il reste une combinaison autour de lui.
ruling-q-myr-7 = La pièce qui libère un joker doit-elle venir de ta banquette ?
    .ruling = Non, elle peut aussi sortir d’une combinaison de la table.
ruling-q-myr-8 = Un joker libéré peut-il aller dans une nouvelle combinaison ?
    .ruling = Oui, dans n’importe laquelle, dans le même tour.
ruling-q-myr-9 = Deux jokers peuvent-ils être dans la même combinaison ?
    .ruling = Oui. Si l’on ne voit pas ce qu’ils remplacent, tu le dis.
ruling-q-myr-10 = Un joker peut-il être avant le 1, après le 13 ou cinquième d’une série ?
    .ruling = Non, il remplace une pièce qui existe et qui convient.
ruling-q-myr-11 = Le 1 peut-il suivre le 13 ?
    .ruling = Non, une suite monte au plus de 1 à 13.
ruling-q-myr-12 = Faut-il une pièce de ta banquette quand tu poses ?
    .ruling = Oui, au moins une.
ruling-q-myr-13 = Et si la pioche est vide ?
    .ruling = Celui qui ne pose pas passe. Quand tout le monde a passé de suite, chacun perd ce qui reste sur sa banquette et personne ne reçoit la somme.
ruling-q-myr-14 = Et si le temps s’écoule sans rien de valable ?
    .ruling = Tout revient, et tu pioches une pièce.
ruling-q-myr-15 = Et si le temps s’écoule avec une première pose trop faible ?
    .ruling = Tout revient, même ce qui était valable.
ruling-q-myr-16 = Est-ce un Rummy de main si tu as déjà posé quelque chose ?
    .ruling = Non. Toutes tes pièces doivent partir d’un coup, de ta propre banquette.
ruling-q-myr-17 = Le Rummy de main fait-il partie du jeu ?
    .ruling = Seulement si on le choisit : la règle l’appelle une variante.
ruling-q-myr-18 = Le Rummy de main double-t-il aussi les points du gagnant ?
    .ruling = Oui, ils sont la somme des points négatifs doublés.
ruling-q-myr-21 = Qui commence après une manche que personne n’a gagnée ?
    .ruling = La personne qui suit la dernière à avoir joué.
ruling-q-myr-22 = Une pièce déjà sur la table libère-t-elle un joker ?
    .ruling = Seulement si sa combinaison est défaite dans ce tour. Une pièce d’une combinaison qui reste en place, ou qu’on ne fait que compléter, ne libère rien.
ruling-q-myr-23 = Que reste-t-il si le temps s’écoule et que seules certaines combinaisons sont bonnes ?
    .ruling = Les combinaisons qui te font poser le plus de pièces et forment ensemble un tour permis ; le reste de la table revient à sa place.
ruling-d-myr-1 = Combien de pièces font une série ? Le texte français dit deux ou trois.
    .ruling = Trois ou quatre, comme dans toutes les autres langues et dans son propre exemple.
ruling-d-myr-2 = Qui commence la manche suivante ? Le texte néerlandais dit : la dernière personne à avoir joué.
    .ruling = La personne qui aurait joué ensuite, comme le dit le texte allemand.

## Disputed points: Série Noire Rummy

ruling-q-snr-1 = Où va une pièce échangée ?
    .ruling = Elle retourne dans la pioche, face cachée.
ruling-q-snr-2 = Peux-tu voir la nouvelle pièce avant de choisir celle que tu donnes ?
    .ruling = Non, tu choisis d’abord.
ruling-q-snr-3 = Et si personne ne finit jamais ?
    .ruling = Après le nombre de tours fixé dans les options, la manche s’arrête et chacun perd ce qui reste sur son support.
ruling-q-snr-4 = Peux-tu échanger alors que tu pourrais poser ?
    .ruling = Oui.
ruling-q-snr-5 = Peut-on poser et échanger dans le même tour ?
    .ruling = Non, l’un ou l’autre.
ruling-q-snr-6 = Peux-tu remanier la table dans le tour de ta première pose ?
    .ruling = Non, seulement à partir de ton tour suivant.
ruling-q-snr-7 = Un joker peut-il bouger sans être remplacé ?
    .ruling = Non. D’abord une pièce qui convient prend sa place, puis il ressert dans le même tour.
ruling-q-snr-8 = Quelle pièce libère un joker d’un brelan ? Deux jokers sont-ils permis ?
    .ruling = Ce nombre dans l’une ou l’autre couleur manquante. Deux jokers peuvent être dans une combinaison.
ruling-q-snr-9 = Tout poser d’un coup demande-t-il les 30, et qu’est-ce qui double ?
    .ruling = Oui, il les faut. Les points de tout le monde sont doublés.
ruling-q-snr-10 = Qui commence : celui qui a tiré la plus petite pièce, ou la personne à gauche du donneur ?
    .ruling = Celui qui a tiré la plus petite ; c’est aussi lui qui distribue.
ruling-q-snr-11 = Et si le tirage est à égalité ou donne un joker ?
    .ruling = À égalité, on tire de nouveau ; un joker compte 25.
ruling-q-snr-12 = Qui commence la manche suivante ?
    .ruling = On tire de nouveau à chaque manche.
ruling-q-snr-13 = Combien de temps dure le sablier, et s’il s’écoule ?
    .ruling = La règle imprimée ne le dit pas ; ici c’est une minute, sauf autre choix. S’il s’écoule, tes changements inachevés sont annulés, et une pièce est échangée.
ruling-q-snr-14 = Version 1 : peut-on poser la pièce piochée ? prendre au rebut ?
    .ruling = La pièce piochée, oui ; le rebut reste où il est.
ruling-q-snr-15 = Version 1 : peut-on poser la dernière pièce ?
    .ruling = Non, elle doit aller au rebut.
ruling-q-snr-16 = Version 2 : que veut dire échanger une pièce avant la première pose ?
    .ruling = Après avoir pioché, tu peux échanger encore une pièce au lieu de poser.
ruling-q-snr-17 = Versions 1 et 2 : et si la pioche est vide ?
    .ruling = On ne pioche et ne rejette plus : tu poses ou tu passes.
ruling-q-snr-18 = Qui peut passer quand la pioche est vide, et quand tout le monde est-il bloqué ?
    .ruling = Seulement ceux qui ne peuvent rien poser. Quand tout le monde a passé de suite, la manche s’arrête.
ruling-q-snr-19 = Le 1 après le 13 : que compte-t-il, et peut-on continuer ?
    .ruling = Il compte 1. 12 13 1 est une suite, 13 1 2 n’en est pas une.
ruling-q-snr-20 = Suites mélangées : une couleur peut-elle revenir ?
    .ruling = Oui, toutes les couleurs dans n’importe quel ordre.
ruling-q-snr-21 = Le minimum change-t-il sans jokers ou avec une seule sorte de combinaison ?
    .ruling = Non.
ruling-q-snr-22 = Le 1 avant le 2 et après le 13 : une même suite peut-elle avoir les deux ?
    .ruling = Oui : de 1 à 13 puis de nouveau 1, 14 pièces. La règle imprimée permet les deux places et ne fixe pas de limite.
ruling-d-snr-1 = Peut-on échanger un joker ? Dans le texte anglais, la règle s’est perdue.
    .ruling = Oui : le texte français permet de mettre la bonne pièce à sa place.

## Disputed points: Brettspielnetz Rummy

ruling-q-bsn-1 = Plusieurs combinaisons peuvent-elles faire ensemble les 30 ?
    .ruling = Non, une seule série ou suite doit les atteindre, et les jokers n’ajoutent rien.
ruling-q-bsn-2 = Peux-tu poser autre chose, ou te servir du plateau, dans le tour de ta première pose ?
    .ruling = Non, seulement à partir de ton tour suivant.
ruling-q-bsn-3 = Les pièces du plateau qu’on déplace comptent-elles dans les 12 ?
    .ruling = Non, seulement celles de ta banquette.
ruling-q-bsn-4 = Un joker peut-il bouger sans être remplacé ?
    .ruling = Oui, mais il reste sur le plateau.
ruling-q-bsn-5 = Peut-on poser aussitôt une pièce piochée ?
    .ruling = Non, piocher met fin à ton tour.
ruling-q-bsn-6 = Peut-on encore jouer après avoir pioché la dernière pièce ?
    .ruling = Non, la manche s’arrête aussitôt et cette pièce compte.
ruling-q-bsn-7 = Chaque coup demande-t-il une pièce de ta banquette ?
    .ruling = Oui, au moins une.
ruling-q-bsn-9 = Chacun reçoit-il exactement un joker ?
    .ruling = Oui, dix-sept pièces au hasard et un joker.
ruling-q-bsn-10 = La taille du plateau est-elle une limite ?
    .ruling = Non, ce n’est qu’un dessin.
ruling-q-bsn-11 = Que sont deux jokers à côté d’une pièce ?
    .ruling = Une série ou une suite, comme tu veux.
ruling-q-bsn-12 = Seules les façons de remanier énumérées sont-elles permises ?
    .ruling = Non, ce sont des exemples ; tout ce qui finit en séries et en suites est permis.
ruling-q-bsn-13 = Que gagne-t-on à n’avoir plus de pièces ?
    .ruling = La manche, soit un point.
ruling-q-bsn-14 = Le 1 peut-il suivre le 13 ?
    .ruling = Non.
