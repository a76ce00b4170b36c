### Rommé and Rommé with adding.

## Names

game-romme = Rami
    .about = Pioche, pose des suites et des séries, jette : gagne le premier qui n’a plus de cartes.
game-romme-lay = Rami avec ajout
    .about = Un rami où une carte ajoutée aide à ouvrir, avec récompenses et pénalités au score.

## Options

option-romme-jokers = Jokers
    .about = Combien de jokers sont en jeu ; six d’habitude, souvent quatre ou deux.
option-romme-minimum = Première combinaison
    .about = Ce que doit compter la première combinaison de chacun dans une manche.
option-romme-opening = Points de la première combinaison
    .about = Ce qui permet d’atteindre les points demandés.
    .one = une suite ou une série à elle seule
    .sum = toutes les combinaisons posées en un coup
option-romme-opening-add = Les cartes ajoutées aident à ouvrir
    .about = Des cartes ajoutées à d’autres combinaisons comptent-elles pour la première ?
    .none = non
    .one = une carte
    .any = autant de cartes qu’on veut
option-romme-ace-in-set = L’as dans une série
    .about = Ce que compte un as d’une série dans la première combinaison.
    .eleven = 11
    .one = 1
    .nothing = rien
option-romme-corner = Suites en boucle
    .about = Une suite peut continuer du roi au deux en passant par l’as.
option-romme-ace-at-both-ends = L’as aux deux bouts
    .about = Une suite peut avoir un as à chaque bout et donc 14 cartes ; sinon, 13 au maximum.
option-romme-joker-limit = Jokers dans une combinaison
    .about = Combien de jokers une combinaison peut avoir.
    .free = autant qu’on veut
    .natural = autant qu’on veut, avec au moins une autre carte
    .majority = moins que d’autres cartes
    .apart = jamais deux côte à côte dans une suite
    .one = un seul
option-romme-joker-in-set = Joker dans une série de trois
    .about = Ce qui permet de récupérer un joker d’une série de trois.
    .declared = la carte de la couleur annoncée
    .any = la carte de l’une des couleurs manquantes
    .both = les cartes des deux couleurs manquantes
option-romme-add-at-once = Ajouter dès l’ouverture
    .about = On peut ajouter des cartes dans le tour même de sa première combinaison ; sinon, à partir du tour suivant.
option-romme-add-unopened = Ajouter avant d’ouvrir
    .about = On peut ajouter aux combinaisons des autres avant sa propre première combinaison.
option-romme-rob-unopened = Récupérer un joker avant d’ouvrir
    .about = On peut récupérer des jokers avant sa propre première combinaison.
option-romme-robbed-joker = Joker récupéré
    .about = Ce que devient un joker récupéré.
    .hand = il va en main et sert quand on veut
    .at-once = il doit être posé au coup suivant
option-romme-last-discard = La dernière carte est jetée
    .about = La dernière carte doit être jetée ; sinon, on peut aussi la poser ou l’ajouter.
option-romme-rediscard = Rejeter la carte prise
    .about = Une carte prise à la défausse peut être jetée dans le même tour.
option-romme-knock-order = Qui peut frapper
    .about = Comment on propose aux autres la carte que la personne suivante a laissée.
    .clockwise = à l’un après l’autre, vers la gauche
    .first = à tous à la fois, et elle va au premier qui frappe
option-romme-knock-in-first-lap = Frapper dès le début
    .about = On peut frapper avant que tout le monde ait joué un tour.
option-romme-knocker-plays = Celui qui frappe joue
    .about = Celui qui frappe prend le tour, et on continue à partir de là.
option-romme-top-after-knock = Défausse suivante quand on a frappé
    .about = Quand quelqu’un a frappé, celui dont c’est le tour peut prendre la carte qui est maintenant sur la défausse au lieu de piocher.
option-romme-empty-stock = Pioche vide
    .about = Ce qui se passe quand la pioche est vide.
    .reshuffle = on mélange la défausse sauf la carte du dessus
    .void = la manche s’arrête et ne compte pour personne
    .book = la manche s’arrête et chacun note sa main
option-romme-winner-takes = Le gagnant reçoit la somme
    .about = Celui qui gagne une manche marque en positif autant que les autres notent en négatif.
option-romme-relief = Récompense du gagnant
    .about = Combien de points négatifs sont retirés au gagnant d’une manche.
option-romme-relief-for = Qui est récompensé
    .about = À quels gagnants on retire des points négatifs.
    .winner = à tous
    .hand-romme = seulement à celui qui a posé toutes ses cartes en un seul tour
option-romme-relief-with-discard = Récompense avec défausse
    .about = On est récompensé aussi quand on gagne en jetant sa dernière carte.
option-romme-relief-from = Points négatifs retirés
    .about = De quelles manches viennent les points négatifs retirés au gagnant.
    .previous = de la manche précédente
    .carried = de toutes les manches précédentes
option-romme-relief-below-zero = Récompenses sans limite
    .about = Les récompenses sont données en entier, même s’il y a moins de points négatifs.
option-romme-lone-joker = Un seul joker en main
    .about = Ce qu’on note en perdant avec un joker pour toute main.
    .counts = 20 points négatifs
    .struck = rien
    .relief = rien, et 20 points négatifs sont retirés comme pour une récompense
option-romme-first-lay-penalty = Pénalité du premier à poser
    .about = Points négatifs pour celui qui a posé la première combinaison de la manche sans gagner.
option-romme-penalty-without-winner = Pénalité sans vainqueur
    .about = La pénalité du premier à poser s’applique même si personne ne gagne la manche.
option-romme-max-turns = Tours au maximum
    .about = Après ce nombre de tours, la manche s’arrête et chacun note sa main.

## Prompts and moves

phase-romme-start = Tu commences : jette une de tes 14 cartes.
phase-romme-draw = Pioche une carte, ou prends celle de la défausse.
phase-romme-claim = Frappe si tu veux la carte jetée, avec une carte de pénalité, ou passe.
phase-romme-meld = Pose et ajoute ce que tu veux, puis jette une carte.

move-romme-draw = draw – piocher une carte
move-romme-take = take – prendre à la place la carte visible de la défausse
move-romme-knock = knock – frapper pour recevoir la carte jetée hors de ton tour, avec une carte de pénalité
move-romme-pass = pass – ne pas frapper
move-romme-lay = lay CARTES | CARTES – poser une ou plusieurs combinaisons (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open CARTE NUMÉRO CARTES – poser ta première combinaison et ajouter une carte qui aide à la combinaison de ce numéro (open 6h 2 8c 8d 8s)
move-romme-add = add CARTE NUMÉRO – ajouter une carte à la combinaison de ce numéro (add 9h 2, add *=9h 2)
move-romme-rob = rob CARTE NUMÉRO – mettre une carte à la place du joker et le récupérer (rob 7h 1)
move-romme-discard = discard CARTE – jeter une carte et finir ton tour (discard 2c)

## Events

event-romme-left = { $seat } laisse { $pieces }. Celui qui la veut peut frapper.
    .you = Tu laisses { $pieces }. Celui qui la veut peut frapper.
event-romme-knocked = { $seat } frappe pour { $pieces }. S’y ajoute une carte de pénalité.
    .you = Tu frappes pour { $pieces }. S’y ajoute une carte de pénalité.
event-romme-robbed = { $seat } met { $pieces } dans la combinaison { $meld } et récupère le joker.
    .you = Tu mets { $pieces } dans la combinaison { $meld } et récupères le joker.
event-romme-reshuffled = La défausse est mélangée et devient la pioche. Cartes : { $stock }.
event-romme-called = { $seat } crie « Rami » !
    .you = Tu cries « Rami » !

## How a round ended

outcome-romme-out = Plus une seule carte en main : la manche est gagnée.
outcome-romme-stock = Il n’y a plus rien à piocher : chacun note sa main.
outcome-romme-void = Il n’y a plus rien à piocher : la manche ne compte pour personne.
outcome-romme-cap = La manche a atteint son nombre maximal de tours : chacun note sa main.

## On the score sheet

tally-romme-first = Première pose sans gagner
tally-romme-joker = Un joker seul ne compte pas
tally-romme-relief = Points négatifs retirés

## Refusals

error-romme-first-lap = Personne ne pose avant que tout le monde ait joué un tour. Jette une carte.
error-romme-opening-short = Cela fait { $points } ; ta première combinaison doit compter { $needed }.
error-romme-opening-alone = Une seule combinaison doit compter { $needed } ; ta meilleure compte { $points }.
error-romme-unopened = Pose d’abord ta première combinaison ; elle doit compter { $needed }.
error-romme-opened = Ta première combinaison est déjà posée. Utilise « lay » et « add ».
error-romme-one-added = Une seule carte ajoutée peut aider ta première combinaison, pas { $count }. Ajoute les autres ensuite.
error-romme-add-later = Tu viens de poser ta première combinaison ; tu pourras ajouter des cartes à partir de ton prochain tour.
error-romme-no-meld = Il n’y a pas de combinaison numéro { $meld } sur la table. { $count ->
        [0] Il n’y en a encore aucune.
        [1] Il n’y a que la numéro 1.
       *[other] Elles portent les numéros 1 à { $count }.
    }
error-romme-no-fit = { $piece } ne va pas dans la combinaison { $meld }, { $pieces }.
error-romme-no-place = { $piece } ne va dans aucune combinaison de la table.
error-romme-declare = Dans la combinaison { $meld }, le joker peut être l’une de ces cartes : { $pieces }. Dis laquelle.
error-romme-no-joker = Dans la combinaison { $meld }, { $pieces }, aucun joker ne remplace { $piece }.
error-romme-both-missing = Pour récupérer le joker de la combinaison { $meld }, il te faut toutes ces cartes : { $pieces }.
error-romme-joker-owed = Pose le joker que tu as récupéré avant toute autre chose.
error-romme-joker-stuck = Tu ne pourrais pas poser ce joker maintenant, donc tu ne peux pas le récupérer.
error-romme-keep-one = Garde une carte : la dernière doit être jetée.
error-romme-taken = Tu as pris { $piece } pendant ce tour, donc tu ne peux pas la jeter. Jettes-en une autre.

## Reasons of hints

why-romme-waits = Tu pourrais aussi poser { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } maintenant ; le meilleur bot attend.
why-romme-opens = Ta première combinaison compte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-romme-lays = Tu te débarrasses de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
why-romme-robs = Le joker pris contre { $piece } remplace n’importe quelle carte.
why-romme-fits = { $piece } s’ajoute à une combinaison de la table.
why-romme-can-open = Tu as alors ta première combinaison ; elle compte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-romme-can-end = Tu peux alors vider ta main.
why-romme-not-on-table = { $piece } ne va nulle part sur la table.
why-romme-dearest = De ce qui n’est pas combiné, c’est ce qui compte le plus : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## In the terminal

cli-romme-first-lap = pas avant que tout le monde ait joué un tour
cli-romme-owed = Le joker récupéré doit être posé pendant ce tour.
cli-score-word-first = Ajoute qui a posé la première combinaison : 13h * / - / 5c 5d first=NOM.
cli-score-word-hand = Ajoute « hand » à la fin si le gagnant a tout posé en un seul tour.
cli-score-word-laid = Ajoute « laid » à la fin si le gagnant a posé sa dernière carte au lieu de la jeter.

## On the pages

web-do-knock = Frapper
web-do-open = Ouvrir
web-do-rob = Récupérer le joker
web-cards-joker-for = Que remplace le joker ?
web-cards-which = Que veux-tu faire ?
web-romme-opened = a posé
web-romme-needed = Ta première combinaison doit compter { $needed }.
web-romme-needed-alone = D’abord, une combinaison seule doit compter { $needed }.
web-romme-lap = Premier tour : personne ne pose encore.
web-romme-no-melds = Aucune combinaison pour l’instant.
web-romme-claim = Tu veux { $piece } ? Frappe : tu la reçois avec une carte de pénalité de la pioche.
web-romme-window = { $seconds ->
        [one] Après { $seconds } seconde, tu passes automatiquement.
       *[other] Après { $seconds } secondes, tu passes automatiquement.
    }
web-romme-ask = Quand une carte est laissée
web-romme-ask-short = Passer après { $seconds } s
web-romme-ask-wait = M’attendre
web-romme-ask-never = Ne jamais frapper
web-settings-knock-about = Combien de temps on te demande si tu veux une carte que personne n’a prise.

## The lesson

lesson-romme-turn = Le but : ne plus avoir de cartes avant les autres. Un tour commence par une nouvelle carte : pioche. Il finit quand tu jettes une carte dont tu n’as pas besoin.
lesson-romme-open = On pose des combinaisons : trois cartes ou plus de même valeur, ou une suite d’une seule couleur. La première doit compter 30. Une dame compte 10 : pose les trois, puis jette une carte.
lesson-romme-add = Après ta première combinaison, tu peux ajouter des cartes à toutes celles de la table. Ton 7 de cœur continue la suite 4-5-6 : ajoute-le, puis jette une carte.
lesson-romme-joker = Un joker remplace n’importe quelle carte. Celui-ci remplace le 9 de carreau, que tu as : mets ta carte à sa place et récupère le joker. Pose-le avec le 3 et le 4 de trèfle, puis jette une carte.
lesson-romme-knock = Personne n’a voulu du 8 de pique, et tu as deux huit. Frappe : tu l’obtiens sans attendre ton tour, avec une carte de pénalité de la pioche.
lesson-romme-win = Gagne maintenant une manche. Pose ce qui convient et garde une carte : la dernière se jette. Les cartes des autres comptent en points négatifs.
lesson-romme-lay-open = Dans ce jeu, une carte ajoutée aide à ouvrir. Trois huit ne comptent que 24 ; avec le 6 de cœur ajouté à la suite de la table, cela fait 30. Joue les deux d’un seul coup, puis jette une carte.
lesson-romme-lay-first = Celui qui pose la première combinaison de la manche sans gagner note 20 points négatifs. C’est un risque, mais il peut payer : valet, dame et roi de trèfle comptent 30. Pose-les, puis jette une carte.
lesson-romme-lay-win = Ici, rien n’oblige à jeter la dernière carte : tu gagnes dès que ta main est vide, que tu poses, ajoutes ou jettes. Gagne cette manche.

## The rules

rules-romme =
    De deux à six joueurs, avec deux jeux de 52 cartes et six jokers ; on joue souvent aussi avec
    quatre ou deux, au choix. Chacun reçoit 13 cartes ; la personne à gauche du donneur en reçoit 14
    et commence par en jeter une, face visible. Le reste forme la pioche. Le premier donneur est
    tiré au sort ; ensuite, la donne passe à gauche.

    Le but : ne plus avoir de cartes avant tout le monde. Elles se posent en combinaisons de trois
    ou plus : une suite est d’une seule couleur, sans trou (10-J-Q, dix-valet-dame) ; une série
    réunit une même valeur en couleurs différentes, chacune une seule fois (trois rois). L’as va
    sous le deux ou au-dessus du roi, jamais entre les deux ; A-2-…-K-A est aussi une suite.

    Un tour : pioche une carte, ou prends à la place la carte visible de la défausse. Puis pose et
    ajoute autant que tu veux, et finis en jetant une carte.

    Personne ne pose avant que tout le monde ait joué un tour. Dans chaque manche, ta première
    combinaison doit compter 30 à elle seule : roi, dame, valet et dix comptent 10, un as 1 avant le
    deux et sinon 11, les autres cartes leur nombre. Ensuite, la valeur de tes combinaisons
    n’importe plus, et à ton tour tu peux ajouter des cartes à toutes celles de la table, même dans
    ce tour-là. Ce qui est posé ne bouge plus.

    Un joker remplace n’importe quelle carte et compte comme elle. Dans une série de trois, dis de
    quelle couleur il est. Une combinaison peut avoir autant de jokers qu’on veut ; si elle n’a rien
    d’autre, dis ce que remplace chacun d’eux. Si tu as exactement la carte qu’un joker remplace, tu
    peux l’y mettre à ton tour et reprendre le joker en main, même avant ta première combinaison.

    Si tu pioches au lieu de prendre la carte de la défausse, on demande aux autres, l’un après
    l’autre en partant de ta gauche, s’ils la veulent. Celui qui frappe la reçoit avec une carte de
    pénalité de la pioche, sans que cela lui coûte un tour. Puis tu pioches, ou tu prends la carte
    qui est maintenant sur la défausse. Personne n’a à montrer à quoi la carte lui sert.

    Garde une carte : la dernière doit être jetée, en criant « Rami » ; le programme le fait pour
    toi. Les autres notent leur main en points négatifs : joker 20, as 11, le reste comme ci-dessus.
    Celui qui gagne note 0, et après la dernière manche, c’est le plus haut total, donc le moins
    négatif, qui l’emporte.

    Quand la pioche est vide, on mélange à nouveau toute la défausse sauf la carte du dessus. S’il
    n’y a rien à mélanger, la manche s’arrête et chacun note sa main. Il en va de même après
    500 tours.

rules-romme-lay =
    De deux à six joueurs, avec deux jeux de 52 cartes et six jokers ; on joue souvent aussi avec
    quatre ou deux, au choix. Chacun reçoit 13 cartes ; la personne à gauche du donneur en reçoit 14
    et commence par en jeter une, face visible. Le reste forme la pioche. Le premier donneur est
    tiré au sort ; ensuite, la donne passe à gauche.

    Un tour : pioche une carte, ou prends à la place la carte visible de la défausse. Puis pose et
    ajoute autant que tu veux, et finis en jetant une carte. Les combinaisons ont trois cartes ou
    plus : des suites d’une seule couleur, sans trou, avec l’as sous le deux ou au-dessus du roi, et
    des séries d’une même valeur en couleurs différentes. Personne ne pose avant que tout le monde
    ait joué un tour.

    Dans chaque manche, ta première combinaison doit compter 30 : roi, dame, valet et dix comptent
    10, un as 1 avant le deux et sinon 11, les autres cartes leur nombre. Une carte ajoutée peut
    aider : pose une suite ou une série qui compte moins, et ajoute dans le même coup une carte à
    une combinaison de la table. Des huit en trois couleurs comptent 24 ; avec un six ajouté
    ailleurs, cela fait 30. Ensuite, la valeur de tes combinaisons n’importe plus, et tu peux
    ajouter des cartes à toutes celles de la table.

    Un joker remplace n’importe quelle carte et compte comme elle ; dans une série de trois, dis de
    quelle couleur il est. Une combinaison peut avoir autant de jokers qu’on veut ; si elle n’a rien
    d’autre, dis ce que remplace chacun d’eux. Si tu as exactement la carte qu’un joker remplace, tu
    peux l’y mettre à ton tour et reprendre le joker en main, même avant ta première combinaison.

    Si tu pioches au lieu de prendre la carte de la défausse, on demande aux autres, l’un après
    l’autre en partant de ta gauche, s’ils la veulent. Celui qui frappe la reçoit avec une carte de
    pénalité de la pioche, sans que cela lui coûte un tour. Puis tu pioches, ou tu prends la carte
    qui est maintenant sur la défausse.

    Tu gagnes en te défaisant de ta dernière carte, que tu la poses, l’ajoutes ou la jettes. Les
    autres notent leur main en points négatifs : joker 20, as 11, le reste comme ci-dessus. Si toute
    la main est un seul joker, il est rayé et ne compte pas. Celui qui a posé la toute première
    combinaison de la manche sans gagner note 20 de plus, même si personne ne gagne. Celui qui gagne
    se voit retirer des points négatifs de la manche précédente : jusqu’à 40, jamais plus qu’il n’en
    a noté dans celle-ci. Après la dernière manche, c’est le plus haut total, donc le moins négatif,
    qui l’emporte.

    Quand la pioche est vide, on mélange à nouveau toute la défausse sauf la carte du dessus. S’il
    n’y a rien à mélanger, la manche s’arrête et chacun note sa main. Il en va de même après
    500 tours.

## The rules: chapters and pictures

web-chapter-first-meld = La première combinaison
web-figure-no-corner = pas de suite en passant par l’as
web-figure-no-twice-suit = une couleur deux fois
web-figure-opening-one = Une combinaison doit compter 30 à elle seule. Un joker compte comme la carte qu’il remplace.
web-figure-opening-add = Une carte ajoutée à une combinaison de la table aide à atteindre 30.
web-figure-rob = La carte que le joker remplace prend sa place, et le joker est à toi.
web-figure-points-hand = Ce que comptent les cartes restées en main

## Disputed points: Rommé

ruling-q-rom-1 = Plusieurs combinaisons peuvent-elles faire ensemble les 30 ?
    .ruling = Non, une suite ou une série doit les atteindre seule.
ruling-q-rom-2 = Que compte un as d’une série dans la première combinaison ?
    .ruling = 11, comme en main.
ruling-q-rom-3 = Une suite peut-elle aller du roi au deux en passant par l’as ?
    .ruling = Non, l’as se met à un bout.
ruling-q-rom-4 = Une suite peut-elle aller de l’as à l’as ?
    .ruling = Oui, avec un as à chaque bout.
ruling-q-rom-5 = Peux-tu ajouter des cartes dans le tour de ta première combinaison ?
    .ruling = Oui, dès qu’elle est posée.
ruling-q-rom-6 = Peux-tu récupérer un joker avant ta première combinaison ?
    .ruling = Oui, à ton tour : la règle imprimée ne pose aucune condition.
ruling-q-rom-7 = Un joker récupéré doit-il être posé aussitôt ?
    .ruling = Non, il va dans ta main, pour l’usage que tu veux.
ruling-q-rom-8 = Quelle carte récupère un joker d’une série de trois ?
    .ruling = Seulement celle de la couleur pour laquelle il a été posé.
ruling-q-rom-9 = Combien de jokers une combinaison peut-elle avoir ?
    .ruling = Autant qu’on veut, même rien que des jokers. Alors tu dis ce que remplace chacun d’eux.
ruling-q-rom-10 = La carte qui récupère un joker doit-elle venir d’être piochée ?
    .ruling = Non, n’importe quelle carte de ta main convient.
ruling-q-rom-11 = Et si la pioche est vide ?
    .ruling = Toute la défausse sauf la carte du dessus est mélangée et forme une nouvelle pioche.
ruling-q-rom-12 = Qui joue quand quelqu’un a frappé ?
    .ruling = La personne dont c’était le tour : frapper n’est pas un tour.
ruling-q-rom-13 = Cette personne peut-elle prendre la carte qui est maintenant sur la défausse ?
    .ruling = Oui, elle la prend ou elle pioche. Personne ne peut plus frapper pour cette carte.
ruling-q-rom-14 = Et si plusieurs joueurs veulent la même carte ?
    .ruling = On leur demande l’un après l’autre, dans le sens des aiguilles d’une montre à partir du suivant.
ruling-q-rom-15 = Peut-on frapper au premier tour de table, sans combinaison à soi, sans montrer pourquoi ?
    .ruling = Oui, les trois.
ruling-q-rom-16 = Peut-on frapper pour la dernière carte du gagnant, ou avec une pioche vide ?
    .ruling = Non : la manche est finie, ou il n’y a pas de carte de pénalité.
ruling-q-rom-17 = Quand celui qui a commencé peut-il poser ?
    .ruling = À partir de son deuxième tour, comme tout le monde.
ruling-q-rom-18 = Peut-on finir sans jeter ?
    .ruling = Non, il doit rester une carte pour cela.
ruling-q-rom-19 = Peux-tu jeter un joker, ou la carte que tu viens de prendre ?
    .ruling = Oui, rien ne l’interdit.
ruling-q-rom-20 = Et si quelqu’un oublie de crier « Rami » ?
    .ruling = Impossible de l’oublier : le programme le fait pour toi.
ruling-q-rom-21 = Quand la partie s’arrête-t-elle, et qui a gagné ?
    .ruling = La règle n’en dit rien. Après les manches convenues, celui qui a le moins de points négatifs gagne, et la donne passe à gauche.
ruling-q-rom-23 = Peut-on reprendre ou déplacer des cartes posées ?
    .ruling = Non, les combinaisons ne font que grandir ; et les jokers peuvent être récupérés.
ruling-q-rom-24 = Une série peut-elle avoir plus de quatre cartes ?
    .ruling = Non, chaque couleur y est une fois, jokers compris.
ruling-q-rom-25 = Peut-on consulter la défausse ?
    .ruling = Oui, elle est face visible.
ruling-d-rom-1 = Prendre la carte jetée par la personne précédente coûte-t-il une carte de pénalité ?
    .ruling = Non. Plusieurs traductions disent l’inverse ; on ne la paie qu’en frappant.
ruling-d-rom-2 = Certaines traductions font croire qu’on ne jette que des cartes qui vont ensemble.
    .ruling = On peut jeter n’importe laquelle. Ce qui doit attendre la fin du premier tour de table, c’est de poser.

## Disputed points: Rommé with adding

ruling-q-lay-1 = Qui doit avoir posé une combinaison avant qu’on puisse ajouter ?
    .ruling = Toi-même ; tu peux la poser dans le même tour.
ruling-q-lay-2 = Combien de cartes ajoutées aident à atteindre 30 ?
    .ruling = Une.
ruling-q-lay-3 = Une deuxième combinaison à toi peut-elle aider à atteindre 30 ?
    .ruling = Non, comme au rami : une combinaison, ici avec une carte ajoutée.
ruling-q-lay-4 = Quels points négatifs retire-t-on au gagnant, et s’il y en a moins de 40 ?
    .ruling = Ceux de la manche précédente, comme le dit la règle imprimée, et seulement autant qu’il y en a. Les plus anciens restent.
ruling-q-lay-5 = Les 40 sont-ils seulement pour celui qui pose tout d’un coup ?
    .ruling = Non, pour chaque gagnant.
ruling-q-lay-6 = Les reçoit-on si l’on gagne en jetant sa dernière carte ?
    .ruling = Oui, la jeter est permis ici.
ruling-q-lay-7 = Que compte un seul joker resté en main ?
    .ruling = Rien : ses 20 sont rayés.
ruling-q-lay-8 = Note-t-on les 20 pour avoir posé en premier si personne ne gagne ?
    .ruling = Oui : celui qui a posé en premier n’a pas gagné non plus.
ruling-q-lay-9 = Et la donne, les cartes prises en frappant, les jokers, le premier tour de table ?
    .ruling = Comme au rami.
ruling-d-lay-5 = Qui note 20 de plus : celui qui a commencé la manche ou celui qui a posé en premier ?
    .ruling = Celui qui a posé en premier sans gagner. Le texte néerlandais désigne par erreur celui qui a commencé.
