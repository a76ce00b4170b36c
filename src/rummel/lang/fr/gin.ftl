### Gin and Série Noire Gin-Rummy.

## Names

game-serie-noire-gin = Série Noire Gin-Rummy
    .about = Assemble en secret des combinaisons avec dix pièces, termine quand presque tout est combiné, et espère que personne n’aura un plus petit reste.
game-gin = Gin rami
    .about = Le classique à deux : pioche, jette, et frappe avec dix points ou moins hors de tes combinaisons.

## Options

option-gin-packs = Jeux de cartes
    .about = De combien de jeux de 52 viennent les cartes ou les pièces.
option-gin-upcard = Retourner une première carte
    .about = Une carte est retournée et proposée à chacun ; sinon, la première personne en reçoit onze et commence par jeter.
option-gin-court-ten = Les figures comptent dix
    .about = Valet, dame et roi (11, 12 et 13) comptent 10 au lieu de leur nombre.
option-gin-discards-return = Défausse dont personne ne veut
    .about = À trois ou plus, ce que devient une défausse que la personne suivante ne prend pas ; à deux, elle est toujours hors jeu.
    .after = dans la pioche, une fois que le suivant a pioché
    .before = dans la pioche, avant que le suivant pioche
    .never = hors jeu
option-gin-discards-open = Défausse visible
    .about = La défausse reste face visible et on peut la consulter ; sinon, ce dont personne n’a voulu est retourné face cachée.
option-gin-may-return-taken = Rejeter ce qu’on a pris
    .about = Ce qui vient d’être pris à la défausse peut y retourner dans le même tour.
option-gin-end-before-draw = Finir au début du tour
    .about = On peut mettre fin à la manche avec dix en main, avant de piocher.
option-gin-end-after-discard = Finir en jetant
    .about = On peut mettre fin à la manche en jetant, comme au gin classique.
option-gin-limit = Points restants au maximum
    .about = Combien de points peuvent rester hors combinaisons à celui qui met fin à la manche.
option-gin-oklahoma = Oklahoma
    .about = La première carte retournée dit combien de points peuvent rester ; un as exige le gin.
option-gin-oklahoma-ace = L’as dans l’Oklahoma
    .about = Ce qu’il faut pour finir si la carte retournée est un as.
    .gin = le gin : rien ne doit rester
    .one = un point au plus hors combinaisons
option-gin-spades-double = Pique compte double
    .about = Dans l’Oklahoma, les points d’une manche comptent double si la carte retournée est un pique.
option-gin-least-melded = Minimum en combinaisons
    .about = Combien il en faut dans des combinaisons pour mettre fin à la manche.
option-gin-big-gin = Les onze
    .about = Après avoir pioché, on peut mettre fin à la manche avec les onze en combinaisons, sans rien jeter.
option-gin-big-gin-dealt = Onze dès la donne
    .about = La première personne peut aussi finir avec les onze reçues à la distribution.
option-gin-layoff-on-gin = Ajouter sur un gin
    .about = On peut ajouter aux combinaisons de celui à qui il ne reste rien.
option-gin-best-spread = Seulement les meilleures combinaisons
    .about = Chacun doit étaler et ajouter de façon à garder le moins de points possible.
option-gin-big-gin-bonus = Bonus pour onze
    .about = Points pour finir avec les onze en combinaisons.
option-gin-gin-bonus = Bonus pour dix
    .about = Points pour finir avec les dix en combinaisons.
option-gin-knock-bonus = Bonus avec un reste
    .about = Points pour finir avec un reste.
option-gin-lowest-bonus = Points du plus petit reste
    .about = À trois ou plus, ce que rapporte le plus petit reste.
option-gin-two-score-lowest = Plus petit reste à deux
    .about = À deux aussi, le plus petit reste rapporte ces points.
option-gin-win-bonus = Points du reste le plus bas
    .about = À deux, ce que rapporte le reste le plus bas en plus de la différence.
option-gin-undercut-bonus = Points du contre
    .about = À deux, ce que gagne en plus la deuxième personne à étaler si son reste est aussi bas que celui de la première, ou plus bas.
option-gin-tie = Restes égaux
    .about = À deux, ce qui se passe si les deux restes sont égaux.
    .undercut = la deuxième personne marque les points du contre
    .gin-safe = pareil, mais pas contre un gin
    .nobody = personne ne marque rien pour cela
option-gin-tie-keeps-bonus = Bonus à restes égaux
    .about = À deux et à restes égaux, celui qui a fini la manche garde son bonus.
option-gin-game-bonus = Bonus de partie
    .about = Points pour la victoire, ajoutés à la fin. Ils ne changent pas qui gagne.
option-gin-line-bonus = Bonus par manche gagnée
    .about = Points pour chaque manche gagnée, ajoutés à la fin au total de chacun. Ils ne changent pas qui gagne.
option-gin-shutout-bonus = Bonus de capot
    .about = Points en plus pour la victoire si personne d’autre n’a gagné de manche.
option-gin-wall = Ce qui reste dans la pioche
    .about = Plus personne ne pioche quand il n’en reste que ce nombre.
option-gin-last-discard = La dernière défausse
    .about = Ce que la personne suivante peut faire de la défausse quand plus personne ne peut piocher.
    .open = la prendre comme toujours
    .to-end = la prendre seulement pour finir aussitôt
    .dead = rien
option-gin-stalled = Une manche que personne ne finit
    .about = Ce qui se passe quand plus personne ne peut piocher.
    .again = elle ne compte pas et on redistribue
    .void = elle compte comme une manche que personne ne gagne
    .compare = tout le monde étale, et celui à qui il reste le moins marque
option-gin-max-turns = Tours au maximum
    .about = Après ce nombre de tours, la manche s’arrête comme si la pioche était vide.
option-gin-max-takes = Prises à la défausse au maximum
    .about = Au lieu de la prise qui atteindrait ce nombre, la manche s’arrête comme si la pioche était vide ; 0 pour aucune limite.
option-gin-max-returns = Retours à la défausse au maximum
    .about = Si l’on rend ce qu’on a pris à la défausse pendant ce nombre de tours de suite, la manche s’arrête comme si la pioche était vide ; 0 pour aucune limite.

## Prompts and moves

phase-gin-upcard = Prends la carte retournée, ou passe.
phase-gin-stock = Pioche.
phase-gin-draw = Prends à la défausse ou pioche. Si on ne peut plus piocher, passe.
phase-gin-discard = Jettes-en une, ou mets fin à la manche si tu peux.
phase-gin-spread = Ajoute ce que tu veux, puis montre tes combinaisons.

move-gin-take = take – prendre le dessus de la défausse
move-gin-draw = draw – piocher
move-gin-pass = pass – refuser la carte retournée ; s’il n’y a plus rien à piocher, laisser la manche s’arrêter
move-gin-discard = discard CARTE – jeter une carte ou une pièce (discard 13s)
move-gin-knock = knock [CARTE] – frapper : mettre fin à la manche, en jetant si la règle le demande (knock 13s)
move-gin-add = add CARTE NUMÉRO – ajouter à la combinaison de ce numéro sur la table (add 4c 1)
move-gin-spread = spread COMBINAISON | COMBINAISON … – étaler tes combinaisons (spread 5h 6h 7h | 8c 8d 8s)

## Events

event-gin-lot = { $seat } tire { $pieces } pour la donne.
    .you = Tu tires { $pieces } pour la donne.
event-gin-deals = { $seat } a le plus petit nombre et distribue.
    .you = Tu as le plus petit nombre et distribues.
event-gin-upcard = Retournée : { $pieces }. { $most ->
        [0] Seul un gin met fin à cette manche.
        [one] Pour finir, il faut { $most } point au plus hors combinaisons.
       *[other] Pour finir, il faut { $most } points au plus hors combinaisons.
    }
event-gin-double = Un pique a été retourné : la manche compte double.
event-gin-returned = { $pieces } retourne dans la pioche.
event-gin-ended = { $seat } met fin à la manche.
    .you = Tu mets fin à la manche.
event-gin-big = { $seat } met fin à la manche avec les onze.
    .you = Tu mets fin à la manche avec les onze.
event-gin-stalled = Personne n’a mis fin à la manche, et elle ne peut pas continuer.

## How a round ended

outcome-gin-big = Les onze étaient en combinaisons.
outcome-gin-full = Les dix étaient en combinaisons : gin.
outcome-gin-knock = La manche s’est terminée avec un petit reste.
outcome-gin-undercut = Contre : celui qui a mis fin à la manche n’avait pas le plus petit reste.
outcome-gin-even = Les deux restes étaient égaux.
outcome-gin-again = Personne n’a mis fin à la manche : elle ne compte pas et on redistribue.
outcome-gin-void = Personne n’a mis fin à la manche : elle ne compte pour personne.
outcome-gin-compare = Personne n’a mis fin à la manche ; on compare les restes.

## On the score sheet

tally-gin-knock = Frappé avec { $left }
tally-gin-ended = Fin avec { $left } de reste
tally-gin-full = Gin : les dix en combinaisons
tally-gin-big = Les onze en combinaisons
tally-gin-win = Moins de reste que l’adversaire
tally-gin-undercut = Contre
tally-gin-lowest = Le plus petit reste
tally-gin-spades = Pique : encore autant

## Refusals

error-gin-much-left = { $left ->
        [one] Il resterait { $left } point
       *[other] Il resterait { $left } points
    }, et le maximum est { $most }. Complète tes combinaisons avant de mettre fin à la manche.
error-gin-few-melded = Il n’y en a pas assez en combinaisons : pour mettre fin à la manche, il en faut au moins { $least }.
error-gin-not-all = Sans rien jeter, tout doit être en combinaisons, et ce n’est pas le cas.
error-gin-needs-discard = Pour finir, il faut jeter une carte. Dis laquelle : knock 7h.
error-gin-dealt-eleven = Avec onze, on ne finit que si l’on vient d’en prendre une. Jettes-en d’abord une.
error-gin-same-piece = Tu viens de prendre { $piece } à la défausse : impossible de l’y remettre dans le même tour. Choisis autre chose.
error-gin-wall = On ne peut plus piocher : ce n’est plus possible.
error-gin-take-to-end = La dernière défausse ne se prend que pour finir aussitôt, et elle ne te le permet pas.
error-gin-must-end = Tu as pris la dernière défausse pour finir. Fais-le maintenant.
error-gin-no-lay-off = On ne peut rien ajouter ici. Montre tes propres combinaisons.
error-gin-no-meld = Il n’y a pas de combinaison { $meld } sur la table ; { $count ->
        [0] il n’y en a encore aucune
        [one] il n’y a que la combinaison 1
       *[other] elles vont de 1 à { $count }
    }.
error-gin-not-best = Il y a mieux : { $least ->
        [0] il peut ne rien rester
        [one] il peut ne rester que { $least } point
       *[other] il peut ne rester que { $least } points
    }, et ici seul le meilleur choix est permis.

## Reasons of hints

why-gin-ends = Met fin à la manche ; reste : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-gin-all-melded = Tout est dans des combinaisons : il ne reste rien.
why-gin-early = { $seat } n’a joué que { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }.
why-gin-can-end = Tu peux alors mettre fin à la manche ; reste : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-gin-saves = Allège ce qui n’est pas combiné : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-gin-plays-on = Tu pourrais mettre fin à la manche ; reste : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Le meilleur bot continue.
why-gin-dead = { $piece } ne sert plus à rien : impossible d’avoir { $pieces }.
why-gin-danger = { $piece } serait un danger : { $seat } a pris { $pieces }.
why-gin-gives-nothing = Ne donne rien à { $seat } : aucune combinaison avec { $piece } n’est possible de ce côté.
why-gin-ways = Te laisse { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    } de finir au prochain tour.
why-gin-to-gin = Te laisse { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    } de faire gin au prochain tour.
why-gin-helps = Te laisse { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    } de compléter une combinaison au prochain tour.
why-gin-least = C’est ainsi qu’il reste le moins : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-gin-left = Le moins qu’il puisse te rester : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## In the terminal

cli-gin-left-label = Reste :
cli-gin-deadwood = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } hors combinaisons ; pour finir, { $most } au maximum
cli-gin-left = (reste { $points })
cli-gin-opener = a mis fin à la manche
cli-score-word-end = Ajoute qui a mis fin à la manche : 13h 4c / - end=NOM.
cli-score-word-big = Ajoute « big » si c’était avec les onze : 13h 4c / - end=NOM big.
cli-score-word-spades = Ajoute « spades » à la fin si un pique a été retourné : la manche compte double.

## On the pages

web-gin-do-knock = Frapper
web-do-spread = Étaler
web-gin-draw = Prends à la défausse ou pioche.
web-gin-discard = Jettes-en une.
web-gin-end-next = Jettes-en une. Tu pourras mettre fin à la manche au début de ton prochain tour.
web-gin-may-end = Tu peux mettre fin à la manche, ou en jeter une et continuer.
web-gin-may-knock = Tu peux frapper et finir la manche, ou en jeter une et continuer.
web-gin-may-end-first = Tu peux mettre fin à la manche, ou piocher et continuer.
web-gin-show = Montre tes combinaisons.
web-gin-spread-empty = Choisis de quoi faire une combinaison ou fais-le glisser ici
web-gin-spread-best = Les meilleures combinaisons
web-gin-left = { $points ->
        [0] Aucun reste
        [one] Reste : { $points } point
       *[other] Reste : { $points } points
    }
web-gin-limit = { $most ->
        [0] pour finir, rien ne doit rester
       *[other] pour finir : { $most } au plus
    }
web-gin-least = au moins { $least } en combinaisons
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Grand gin
web-gin-end = Finir la manche avec { $points } de reste
web-gin-finish = Ajouter et étaler au mieux
web-gin-which = Quelle carte jettes-tu ?
web-gin-sort-melds = Par groupes
web-settings-arranged = Ranger la main par combinaisons
web-settings-arranged-about = Ce qui va ensemble est côte à côte ; le reste est à la fin.

## The lesson

lesson-gin-take = Assemble des combinaisons dans ta main : trois cartes ou plus qui se suivent dans une couleur, ou trois ou quatre de même valeur. Le 9 de pique va avec tes autres 9 : prends-le, puis jette une carte isolée.
lesson-gin-knock = Les cartes isolées comptent contre toi : un as 1, les figures 10. Avec dix points ou moins, tu peux frapper, et il ne te resterait que l’as : frappe avec le roi, puis étale tes combinaisons.
lesson-gin-layoff = L’adversaire a frappé. Ajoute d’abord ce qui va avec ses combinaisons : ton 6 de trèfle continue la suite. Puis étale les tiennes ; le reste compte contre toi.
lesson-gin-win = Gagne maintenant une manche. Pioche, et frappe dès que tes cartes isolées comptent dix points ou moins. Celui qui en a le moins marque la différence.
lesson-gin-tiles-take = Assemble des combinaisons : trois nombres ou plus qui se suivent dans une couleur, ou un même nombre en trois ou quatre couleurs. Le 9 visible va avec tes autres 9 : prends-le, puis écarte une pièce inutile.
lesson-gin-tiles-end = Au début de ton tour, neuf de tes dix pièces sont en combinaisons, et la dernière vaut moins de dix. Tu peux donc mettre fin à la manche : fais-le, puis étale tes combinaisons.
lesson-gin-tiles-win = Gagne maintenant une manche. On n’y met fin qu’au début d’un tour, avec huit pièces ou plus en combinaisons et moins de dix points à côté. Celui à qui il reste le moins gagne.

## The rules

rules-serie-noire-gin =
    De deux à quatre joueurs, avec 104 pièces : de 1 à 13 en quatre couleurs, deux fois ; pas de
    jokers. Assemble des combinaisons sur ton support : une suite de trois nombres ou plus dans une
    même couleur, ou bien un brelan ou un carré, trois ou quatre fois le même nombre en couleurs
    différentes. Le 1 ne va qu’avant le 2. On ne pose rien en cours de jeu.

    Chacun tire une pièce, et celui qui a le plus petit nombre distribue ; en cas d’égalité, on tire
    de nouveau. Chacun reçoit dix pièces, et le voisin de gauche du donneur une onzième. C’est lui
    qui commence : il en écarte une, face visible. On joue dans le sens des aiguilles d’une montre.

    À ton tour, prends l’écart, c’est-à-dire la pièce qui vient d’être jetée, ou pioche ; puis
    écarte une pièce. Seul le joueur suivant peut prendre un écart. S’il n’en veut pas, à deux, la
    pièce est retournée face cachée et hors jeu ; à trois ou quatre, elle retourne dans la pioche,
    une fois qu’il a pioché.

    Une manche peut finir de trois façons. Petit Gin : au début de ton tour, tes dix pièces sont
    toutes en combinaisons. Huit ou neuf : au début de ton tour, huit ou neuf pièces le sont, et le
    reste vaut moins de dix points. Grand Gin : tu viens de prendre une pièce, et les onze sont en
    combinaisons. Rien ne t’oblige à finir, et on ne finit pas en jetant : attends ton prochain
    tour.

    Celui qui met fin à la manche étale ses combinaisons en premier ; puis les autres, à tour de
    rôle, une fois chacun et sans piocher. Avant d’étaler les tiennes, tu peux ajouter des pièces à
    toutes les combinaisons déjà étalées. Ce que tu ne peux ou ne veux pas poser compte son nombre,
    11, 12 et 13 compris.

    Mettre fin à la manche rapporte 50 pour un Grand Gin, 25 pour un Petit Gin, 20 avec huit ou neuf
    pièces. À trois ou quatre, le plus petit reste rapporte 50 ; à égalité, c’est pour celui qui a
    étalé en premier. À deux, le plus petit reste rapporte la différence et 20, et 10 de plus si
    c’est celui de la deuxième personne à étaler. Si les restes sont égaux, celle-ci marque 10. Dans
    tous les cas, celui qui a mis fin à la manche garde son bonus.

    Si la pioche est vide et que tu ne veux pas de l’écart, ou si personne n’a mis fin à la manche
    après 200 tours, elle ne compte pour personne et on redistribue. La donne passe à gauche après
    chaque manche. La partie s’arrête quand quelqu’un a 100 points ; le plus haut total gagne.

rules-gin =
    À deux, avec un jeu de 52 cartes. Assemble des combinaisons dans ta main : trois cartes ou plus
    qui se suivent dans une couleur, ou trois ou quatre de même valeur. L’as vient avant le deux.
    Les cartes hors combinaisons sont tes cartes isolées : un as compte 1, valet, dame et roi 10,
    les autres leur nombre.

    Chacun tire une carte, et celui qui a la plus basse distribue : dix cartes chacun, et la carte
    suivante est retournée. L’adversaire du donneur peut la prendre ; sinon, le donneur ; si
    personne n’en veut, l’adversaire pioche.

    À ton tour, prends la carte du dessus de la défausse ou pioche, puis jette une carte. Une carte
    que tu viens de prendre à la défausse ne peut pas y retourner dans le même tour. La défausse
    reste face visible, et tu peux la consulter.

    Si, après avoir jeté, tes cartes isolées comptent dix points ou moins, tu peux frapper : pose
    cette dernière carte face cachée, ce qui met fin à la manche, et montre tes combinaisons. Sans
    aucune carte isolée, c’est un gin.

    Quand quelqu’un a frappé, l’autre peut ajouter des cartes à ses combinaisons, puis montre les
    siennes. Sur un gin, on n’ajoute rien.

    Si celui qui a frappé a le moins de points isolés, il marque la différence. Si l’autre en a
    autant ou moins, c’est un contre (undercut) : l’autre marque la différence et 25. Un gin ne se
    contre pas : il rapporte les points isolés de l’autre et 25.

    Quand il ne reste que deux cartes dans la pioche et que personne n’a frappé, la manche ne compte
    pour personne et on redistribue ; de même quand la défausse a été prise cinquante fois. On
    distribue chacun à son tour. Le premier à 100 points gagne la partie.

    En option : dans le gin d’Oklahoma, la première carte retournée dit combien de points isolés on
    peut garder pour frapper, et un as exige le gin. Le grand gin, onze cartes en combinaisons, met
    fin à la manche sans rien jeter. Un pique retourné peut doubler une manche d’Oklahoma, et un as
    peut permettre un point. À la fin peuvent s’ajouter des bonus pour la partie, pour chaque manche
    gagnée et pour un capot.

## The rules: chapters and pictures

web-chapter-ending = Mettre fin à la manche
web-chapter-show = Étaler
web-figure-no-ace-high = l’as est bas
web-figure-melds-gin = Ce qui va ensemble, et ce qui ne va pas.
web-figure-points-deadwood = Ce que comptent les cartes isolées
web-figure-ending = Les trois façons de mettre fin à une manche
web-figure-knock = Frapper, et faire gin
web-figure-layoff = Celui qui étale ensuite peut compléter ce qui est déjà là. Ici, il lui reste ainsi moins qu’à celui qui a fini.
web-figure-layoff-gin = Quand on a frappé, l’autre ajoute ce qui convient. Seul compte ce qui lui reste encore.

## Disputed points: Série Noire Gin-Rummy

ruling-q-gin-1 = Quand peut-on finir avec huit ou neuf pièces ?
    .ruling = Au début de son tour, avec dix pièces, avant d’en prendre une.
ruling-q-gin-2 = Est-ce un Petit Gin si les dix ne sont combinées qu’après l’écart ?
    .ruling = Non. Attends ton prochain tour et finis alors.
ruling-q-gin-3 = Combien peut-il rester ?
    .ruling = 9 points au plus, et au moins huit pièces en combinaisons.
ruling-q-gin-4 = Faut-il finir quand on peut ?
    .ruling = Non.
ruling-q-gin-5 = Onze pièces combinées dès la donne font-elles un Grand Gin ?
    .ruling = Non, la onzième doit avoir été prise.
ruling-q-gin-6 = Que comptent 11, 12 et 13 ?
    .ruling = Leur nombre.
ruling-q-gin-7 = Le 1 peut-il suivre le 13 ?
    .ruling = Non.
ruling-q-gin-8 = Peut-on ajouter des pièces contre un Grand ou un Petit Gin ?
    .ruling = Oui, la règle ne fait pas d’exception.
ruling-q-gin-9 = Celui qui a mis fin à la manche peut-il ajouter aux combinaisons étalées plus tard ?
    .ruling = Non, chacun étale une fois, à tour de rôle.
ruling-q-gin-10 = Les autres piochent-ils encore avant d’étaler ?
    .ruling = Non.
ruling-q-gin-11 = À deux, y a-t-il aussi 50 pour le plus petit reste ?
    .ruling = Non, la différence et son bonus les remplacent.
ruling-q-gin-12 = À deux et à restes égaux, celui qui a mis fin à la manche garde-t-il son bonus ?
    .ruling = Oui.
ruling-q-gin-13 = Qui peut prendre un écart ?
    .ruling = Seulement le joueur suivant.
ruling-q-gin-14 = Quand un écart dont on ne veut pas retourne-t-il dans la pioche ?
    .ruling = Une fois que le suivant a pioché, pour qu’il ne puisse pas le repiocher.
ruling-q-gin-15 = Et si la pioche est vide ?
    .ruling = La manche ne compte pour personne et on redistribue.
ruling-q-gin-17 = Faut-il combiner le mieux possible ?
    .ruling = Non, tu choisis tes combinaisons.
ruling-q-gin-18 = Peux-tu écarter la pièce que tu viens de prendre ?
    .ruling = Oui.
ruling-q-gin-19 = Un brelan peut-il avoir deux fois la même pièce ?
    .ruling = Non, toutes ses couleurs sont différentes.
ruling-q-gin-20 = À deux, peut-on consulter les écarts ?
    .ruling = Non. Un écart dont l’adversaire ne veut pas est retourné face cachée.
ruling-d-gin-1 = Fait-on Petit Gin avec huit ou neuf pièces, comme le dit le texte anglais ?
    .ruling = Non, avec dix. Le texte anglais a fondu deux fins en une.
