# Tile games: words of the family tiles.

game-myrummy = MyRummy
    .about = Pose des suites et des séries de pièces, remanie la table et vide ton chevalet avant les autres.

rules-myrummy =
    De deux à quatre joueurs, avec 106 pièces : de 1 à 13 en violet, noir, vert et gris, deux fois,
    et deux jokers. Chacun prend 14 pièces au hasard et les range sur son chevalet ; le reste forme
    la pioche. On tire au sort qui commence, puis on joue dans le sens des aiguilles d’une montre.

    Une série, c’est trois ou quatre pièces du même nombre en couleurs différentes. Une suite (ou
    séquence), c’est trois nombres ou plus qui se suivent dans une même couleur ; le 1 est tout en
    bas, et rien ne vient après le 13. Un joker remplace n’importe quelle pièce qui irait là.

    À ton tour, pose des pièces ou bien pioches-en une. Tu peux piocher même quand tu pourrais
    poser. Une pièce piochée attend ton tour suivant, et quand tu poses, au moins une pièce vient de
    ton chevalet.

    Ta première pose doit compter au moins 30, en une ou plusieurs combinaisons, toutes de ton
    chevalet. Une pièce compte son nombre, un joker la pièce qu’il remplace. Pendant ce tour, tu ne
    touches pas au reste de la table.

    À partir de ton tour suivant, toute la table est à toi : ajoute des pièces, défais des
    combinaisons, construis-en d’autres. À la fin, tout ce qui était là doit de nouveau former des
    séries et des suites. Seul le résultat compte, pas le chemin.

    Un joker de la table garde sa place et son sens jusqu’à ce qu’une pièce qui convient y soit
    posée, venue de ton chevalet ou d’une combinaison que tu défais dans ce tour ; dans une série de
    trois, l’une ou l’autre couleur manquante convient. Un joker libéré doit resservir dans le même
    tour. Deux jokers peuvent être dans la même combinaison ; si l’on ne voit pas ce qu’ils
    remplacent, tu le dis.

    Un tour dure deux minutes. Le temps écoulé, ce qui forme des combinaisons correctes reste posé
    et tout le reste revient sur ton chevalet ; si rien n’est valable, ou si une première pose
    n’atteint pas 30, tout revient et tu pioches une pièce.

    Qui pose sa dernière pièce gagne la manche. Les autres comptent ce qui reste sur leur chevalet
    en négatif, un joker 25 ; qui gagne marque la somme en positif. À la manche suivante, c’est la
    personne qui aurait joué ensuite qui commence. Si la pioche est vide, qui ne pose pas passe ;
    quand tout le monde a passé de suite, la manche s’arrête et chacun perd ce que compte son
    chevalet. Après les manches convenues, le plus haut total gagne.

    En option, le Rummy de main (Handrummy) : qui pose toutes ses pièces d’un seul coup depuis son
    chevalet n’a pas besoin des 30, et tout compte double.

game-serie-noire = Série Noire Rummy
    .about = Le rummy où l’on échange une pièce quand on n’en pose pas.

rules-serie-noire =
    De deux à quatre joueurs, avec 106 pièces : de 1 à 13 en quatre couleurs, deux fois, et deux
    jokers. Chacun tire une pièce et la plus petite commence ; à égalité, on tire de nouveau, et un
    joker compte 25. Chacun reçoit 14 pièces ; le reste forme la pioche. On joue dans le sens des
    aiguilles d’une montre.

    Une série, c’est trois pièces (brelan) ou quatre (carré) du même nombre en couleurs différentes.
    Une suite (ou séquence), c’est trois nombres ou plus qui se suivent dans une même couleur ; le 1
    ne va qu’avant le 2. Un joker remplace n’importe quelle pièce qui irait là.

    À ton tour, pose des pièces ou bien échanges-en une. Pour échanger, choisis une pièce de ton
    chevalet sans la montrer, prends-en une dans la pioche, et la tienne y est mélangée. Tu peux
    échanger même quand tu pourrais poser, mais jamais les deux dans le même tour.

    Ta première pose doit compter au moins 30, en une ou plusieurs combinaisons, toutes de ton
    chevalet ; une pièce compte son nombre, un joker comme la pièce qu’il remplace. À partir de ton
    tour suivant, tu peux aussi compléter toutes les combinaisons et remanier la table, pourvu que
    tout y forme de nouveau des combinaisons.

    Un joker de la table ne bouge que si une pièce qui convient prend sa place, venue de ton
    chevalet ou d’une combinaison que tu défais. Il reste sur la table pour de bon et ressert dans
    le même tour.

    Le sablier te donne une minute pour ton tour. La règle imprimée ne dit pas combien il dure :
    vous pouvez choisir un autre temps. S’il s’écoule, tes changements inachevés sont annulés et une
    pièce est échangée : la plus forte qui ne soit pas un joker.

    Qui se défait le premier de toutes ses pièces gagne la manche. Les autres comptent ce qui reste
    sur leur chevalet en négatif, un joker 25 ; qui gagne marque la somme en positif. Qui se défait
    de tout d’un coup sans avoir rien posé avant double tous les points, mais il lui faut quand même
    les 30. Une partie compte plusieurs manches : quatre, sauf si vous en décidez autrement, et
    avant chacune on tire de nouveau qui commence. Ensuite, le plus haut total gagne ; à égalité, la
    victoire est partagée.

    D’autres versions sont en option. Version 1 : on commence toujours par piocher, on pose si l’on
    veut, et on met une pièce au rebut ; il en faut aussi une pour finir. Version 2 : on commence
    toujours par piocher et on garde tout ; avant la première pose, on peut changer encore une pièce
    au lieu de poser.

    Si la pioche est vide, on ne pioche, n’échange et ne rejette plus : on pose, et on ne passe que
    si l’on ne peut rien poser. Quand tout le monde a passé de suite, la manche s’arrête et chacun
    perd ce que compte son chevalet. Il en va de même après 400 tours.

    Plus difficile ou plus facile, au choix : sans jokers, un autre minimum ou aucun, seulement des
    séries ou seulement des suites, le 1 après le 13, des suites aux couleurs mélangées, plus de
    temps.

game-brettspielnetz = Brettspielnetz Rummy
    .about = Le rummy à deux, avec un joker chacun et des jokers libres sur le plateau.

rules-brettspielnetz =
    À deux, avec 106 pièces : de 1 à 13 en bleu, rouge, vert et jaune, deux fois, et deux jokers.
    Chacun reçoit 18 pièces, dont un joker. Le hasard décide qui commence.

    Une série, c’est trois ou quatre pièces du même nombre en couleurs différentes. Une suite, c’est
    trois nombres ou plus qui se suivent dans une même couleur, de 1 à 13 au plus. Un joker remplace
    n’importe quelle pièce.

    Ta première pose est une seule série ou suite qui compte au moins 30. Une pièce compte son
    nombre ; il peut y avoir un joker, mais il n’ajoute rien. Elle vient de tes propres pièces, et
    tu ne poses rien d’autre pendant ce tour. Jusque-là, un point d’exclamation derrière ton nombre
    de pièces montre que tu n’as pas encore ouvert.

    À partir de ton tour suivant, pose une pièce ou plus pour former ou compléter des séries et des
    suites. Tu peux remanier tout le plateau, pourvu que tout y forme des séries et des suites à la
    fin du tour. Tu poses au plus 12 de tes pièces par tour.

    Un joker du plateau se déplace librement et peut changer de sens à chaque tour, mais il ne
    revient jamais sur un chevalet. Si deux jokers et une pièce peuvent être une série ou une suite,
    les deux lectures sont bonnes.

    Si tu ne peux ou ne veux pas poser, pioche une pièce ; cela met fin à ton tour.

    Qui n’a plus de pièces gagne, et marque un point. La manche s’arrête aussi dès que quelqu’un
    pioche la dernière pièce : alors chacun compte ce qui lui reste, cette pièce comprise et un
    joker pour 25. Le plus petit total gagne ; à égalité, c’est un match nul.

    Le plateau a dix rangées de treize pièces. Ce n’est qu’un dessin ; une option en fait une
    limite.

game-rummikub = Rummikub
    .about = Le rummy bien connu, pour se mesurer à d’autres programmes.

rules-rummikub =
    De deux à quatre joueurs, avec 106 pièces : de 1 à 13 en quatre couleurs, deux fois, et deux
    jokers. Chacun tire une pièce et la plus grande commence. Chacun prend 14 pièces ; le reste
    forme la pioche.

    Une série, c’est trois ou quatre pièces du même nombre en couleurs différentes. Une suite, c’est
    trois nombres ou plus qui se suivent dans une même couleur ; le 1 ne va qu’avant le 2. Un joker
    remplace n’importe quelle pièce.

    À ton tour, pose des pièces ou bien pioches-en une. Ta première pose doit compter au moins 30,
    en une ou plusieurs combinaisons, toutes de ton chevalet ; un joker compte comme la pièce qu’il
    remplace.

    À partir de ton tour suivant, tu remanies la table comme tu veux, pourvu que tu poses au moins
    une pièce et que tout forme à la fin des séries et des suites. Un joker de la table ne part que
    si la pièce qu’il remplace prend sa place, venue de ton chevalet ou de la table ; dans une série
    de trois, l’une ou l’autre couleur manquante convient. Il doit être reposé dans le même tour.

    Si une minute ne suffit pas, tout revient en place et tu pioches trois pièces.

    Qui pose sa dernière pièce gagne. Les autres perdent ce que compte leur chevalet, un joker 30,
    et qui gagne marque la somme. Si la pioche est vide, qui ne pose pas passe ; quand tout le monde
    a passé de suite, le chevalet le plus bas gagne et les autres perdent la différence avec lui.

## Options

option-tiles-hand = Pièces sur un chevalet
    .about = Combien de pièces chacun reçoit au départ.
option-tiles-jokers = Jokers
    .about = Combien de jokers sont parmi les pièces ; moins il y en a, plus c’est difficile.
option-tiles-dealt-joker = Jokers à la distribution
    .about = Si chacun reçoit un joker.
    .chance = selon le hasard
    .one = exactement un chacun
    .at-least-one = au moins un chacun
option-tiles-starter = Qui commence
    .about = Comment on en décide quand aucune manche précédente ne le fait.
    .lot = par tirage au sort
    .lowest = la plus petite pièce tirée
    .highest = la plus grande pièce tirée
option-tiles-drawer-starts = Cette personne commence
    .about = Qui a tiré la pièce décisive commence ; sinon, c’est la personne à sa gauche.
option-tiles-next-starter = Qui commence ensuite
    .about = Qui commence les manches après la première.
    .after-last = la personne qui aurait joué ensuite
    .anew = on en décide à nouveau
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
    .about = Si l’on voit la nouvelle pièce avant de choisir celle qui part.
    .blind = choisir d’abord
    .draw-first = piocher d’abord
option-tiles-take-scrap = Prendre au rebut
    .about = On peut prendre la pièce du dessus du rebut au lieu de piocher.
option-tiles-reject-on-empty = Rejeter avec une pioche vide
    .about = Même quand la pioche est vide, qui pose doit encore rejeter une pièce.
option-tiles-changes = Pièces à changer
    .about = Combien de pièces on peut changer après avoir pioché, avant d’avoir ouvert (version 2).
option-tiles-most-tiles = Pièces par tour au maximum
    .about = Combien de pièces on peut jouer au plus en un tour.
option-tiles-most-tiles-of = Ce qui est compté
    .about = Si les pièces déplacées sur la table comptent aussi.
    .rack = les pièces du chevalet
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
    .about = Si le 1 peut suivre le 13, une suite peut aller du 1 au 13 puis de nouveau au 1, soit 14 pièces ; sinon, 13 au maximum.
option-tiles-mixed-runs = Suites aux couleurs mélangées
    .about = Les pièces d’une suite peuvent être de toutes les couleurs.
option-tiles-minimum = Points pour ouvrir
    .about = Ce que doit compter la première pose ; avec 0, toute combinaison de son chevalet convient.
option-tiles-opening = La première pose
    .about = Si plusieurs combinaisons ensemble font l’ouverture.
    .sum = plusieurs combinaisons ensemble
    .one = une seule combinaison
option-tiles-joker-opens = Les jokers comptent pour ouvrir
    .about = Un joker compte comme la pièce qu’il remplace ; sinon, il n’ajoute rien.
option-tiles-table-when-opening = Table ouverte aussitôt
    .about = On peut utiliser la table dans le tour même de l’ouverture, dès qu’on a posé assez de son chevalet.
option-tiles-rebuild = Remaniement
    .about = Jusqu’où on peut défaire les combinaisons de la table.
    .free = librement, si tout finit en combinaisons
    .three = trois pièces restent ensemble, ou toutes se séparent
    .listed = seulement décaler, couper, remplacer et retirer
option-tiles-table-joker = Jokers de la table
    .about = Ce qui doit prendre la place d’un joker avant qu’il bouge.
    .any = une pièce qui irait là
    .declared = la pièce annoncée
    .both = dans une série, toutes les pièces manquantes
    .free = rien
option-tiles-joker-from-rack = Remplacer depuis le chevalet
    .about = La pièce qui libère un joker doit venir du chevalet dans ce tour.
option-tiles-joker-tile-moves = La remplaçante se déplace
    .about = La pièce qui libère un joker vient du chevalet ou d’une combinaison défaite ; sinon, toute pièce de la table qui convient suffit.
option-tiles-joker-joins = Les jokers libérés complètent
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
    .unable = seulement qui ne peut rien poser
option-tiles-blocked = Personne ne finit
    .about = Ce qu’on note quand une manche s’arrête avec des pièces sur tous les chevalets.
    .all-minus = chacun perd ce que compte son chevalet
    .lowest-wins = le chevalet le plus bas gagne les différences
option-tiles-scoring = Points
    .about = Ce que compte une manche.
    .racks = ce que comptent les chevalets
    .win = un point par victoire
option-tiles-joker-hand = Joker sur un chevalet
    .about = Ce que compte un joker resté sur un chevalet.
option-tiles-max-turns = Tours au maximum
    .about = Après ce nombre de tours, la manche s’arrête comme si tout le monde était bloqué.
option-tiles-seconds = Secondes par tour
    .about = Combien de temps peut durer un tour ; 0 pour aucune limite.
option-tiles-timeout = Quand le temps est écoulé
    .about = Ce que devient un tour inachevé.
    .keep-most = la plus grande partie bonne reste
    .keep-valid = ce qui est bon reste, essayé dans un ordre fixe
    .undo = tout revient en place
option-tiles-timeout-tiles = Pièces pour temps écoulé
    .about = Combien de pièces on pioche si rien ne reste.

## Events

event-tiles-lot = { $seat } tire { $pieces } pour savoir qui commence.
event-tiles-laid = { $seat } pose { $pieces }. Nouveau sur la table : { $melds }.
event-tiles-opened = { $points ->
        [0] { $seat } a ouvert.
        [one] { $seat } a ouvert avec { $points } point.
       *[other] { $seat } a ouvert avec { $points } points.
    }
event-tiles-exchanged = { $seat } échange une pièce.
event-tiles-gave = Tu as donné { $pieces }.

## How a round ended

outcome-tiles-out = Un chevalet vide gagne la manche.
outcome-tiles-out-double = Toutes les pièces d’un coup : les points comptent double.
outcome-tiles-blocked = Tout le monde a passé et la pioche est vide.
outcome-tiles-last-drawn = La dernière pièce est piochée ; les chevalets décident.
outcome-tiles-even = Les chevalets valent autant : match nul.
outcome-tiles-cap = La manche a trop duré et s’arrête ici.

## Refusals

error-tiles-table-missing = { $piece } était sur la table et doit y être de nouveau dans une combinaison.
error-tiles-lay-none = Pose au moins une pièce de ton chevalet, ou ne pose rien du tout.
error-tiles-too-many = Tu joues trop de pièces ({ $count }) ; le maximum par tour est { $most }.
error-tiles-keep-one = Garde une pièce : il t’en faut une pour le rebut.
error-tiles-table-closed = Tu ne peux pas toucher à { $meld } avant le tour qui suit ton ouverture. Ouvre d’abord avec tes propres pièces.
error-tiles-opening-one = On ouvre avec une seule combinaison, pas avec { $count }. Pose les autres au prochain tour.
error-tiles-opening-own = On ouvre avec une combinaison faite seulement de pièces de son chevalet. Poses-en d’abord une.
error-tiles-opening-short = { $reached } sur { $needed } points : poses-en plus pour ouvrir, ou garde tes pièces.
error-tiles-joker-pinned = { $joker } doit rester là jusqu’à ce qu’une pièce qui convient prenne sa place. Une seule suffit : { $needed }.
error-tiles-joker-stands = { $joker } doit rester là : une pièce d’une combinaison encore en place ne le remplace pas. Celle qui convient doit venir de ton chevalet ou d’une combinaison défaite : { $needed }.
error-tiles-joker-both = { $joker } doit rester là jusqu’à ce que toutes les pièces manquantes y soient : { $needed }.
error-tiles-joker-joins = Un joker libéré doit être ajouté à une combinaison qui était déjà là.
error-tiles-rebuild-three = Garde ensemble trois pièces de { $meld }, ou répartis-les toutes dans d’autres combinaisons.
error-tiles-rebuild-listed = { $meld } doit continuer d’exister : décale, coupe ou remplace une pièce, mais ne défais pas tout.
error-tiles-board-full = Les combinaisons ne tiennent pas sur le plateau ({ $columns } sur { $rows }). Réunis-en quelques-unes.
error-tiles-pool-empty = La pioche est vide. Pose des pièces ou passe.
error-tiles-pool-left = Il y a encore de quoi piocher ({ $tiles }), donc tu ne peux pas passer.
error-tiles-must-lay = Tu peux poser { $pieces }, donc tu ne peux pas passer.
error-tiles-change-opened = Tu as ouvert, donc tu ne peux plus changer de pièces.
error-tiles-change-most = { $most ->
        [0] On ne peut pas changer de pièces ici.
        [one] Tu as déjà changé une pièce pendant ce tour.
       *[other] Tu as déjà changé { $most } pièces pendant ce tour.
    }
error-tiles-keep-drawn = Tu viens de piocher { $piece }. Donne une autre pièce.

## Prompts and moves

phase-tiles-draw = Pioche une pièce.
phase-tiles-play = Pose des pièces, ou choisis un autre coup.
phase-tiles-change = Change encore une pièce, ou passe.
phase-tiles-return = Rends une pièce à la pioche.
phase-tiles-reject = Mets une pièce au rebut.

move-tiles-lay = lay COMBINAISON | COMBINAISON … – disposer ainsi la table, avec toutes les combinaisons qui restent (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – piocher une pièce
move-tiles-take = take – prendre la pièce du dessus du rebut
move-tiles-exchange = exchange PIÈCE – donner une pièce à la pioche pour en prendre une autre (exchange 5h)
move-tiles-reject = reject PIÈCE – mettre une pièce au rebut (reject 5h)
move-tiles-pass = pass – laisser jouer la personne suivante
