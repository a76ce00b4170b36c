### Canasta.

## Names

game-canasta = Canasta
    .about = Réunis sept cartes de même valeur avec ton partenaire, et prends le tas avant les autres.

## Options

option-canasta-draws = Cartes piochées
    .about = Combien de cartes on pioche à la fois.
    .by-players = une, mais deux si on joue à deux
    .one = une
    .two = deux
option-canasta-canastas = Canastas pour sortir
    .about = Combien de canastas il faut à un camp pour sortir.
    .by-players = une, mais deux si on joue à deux
    .one = une
    .two = deux
option-canasta-take-with-wild = Prendre avec un passe-partout
    .about = Un tas qui n’est pas gelé se prend aussi avec une carte naturelle et un passe-partout (joker ou deux).
option-canasta-take-for-meld = Prendre pour ajouter
    .about = Un tas qui n’est pas gelé se prend aussi en ajoutant sa carte du dessus à une combinaison de son camp.
option-canasta-always-frozen = Tas toujours gelé
    .about = Le tas ne se prend qu’avec deux cartes naturelles de la main.
option-canasta-closed-canastas = Canastas fermées
    .about = On n’ajoute plus rien à une canasta de sept cartes.
option-canasta-ask-partner = Demander à son partenaire
    .about = Avant de sortir, on peut demander l’accord de son partenaire ; sa réponse engage.
option-canasta-last-discard = La dernière carte est jetée
    .about = Pour sortir, il faut une carte à jeter ; sinon, on peut poser toutes ses cartes.
option-canasta-concealed-minimum = Minimum pour une main cachée
    .about = Une main cachée doit atteindre le compte de la première pose si le camp n’a encore rien posé.
option-canasta-empty-stock = Pioche vide
    .about = Ce qui se passe quand la dernière carte de la pioche est tirée.
    .play-on = la manche continue tant qu’on prend le tas
    .end = la manche s’arrête à la prochaine carte jetée
option-canasta-lone-red-threes = Trois rouges sans combinaison
    .about = Ce que comptent les trois rouges d’un camp qui n’a rien posé.
    .minus = des points négatifs
    .nothing = rien

## Prompts and moves

phase-canasta-draw = Pioche, ou prends le tas.
phase-canasta-meld = Pose ce que tu veux, puis jette une carte.
phase-canasta-answer = Ton partenaire demande : « Puis-je sortir ? »

move-canasta-draw = draw – piocher
move-canasta-take = take CARTES | CARTES – prendre le tas : d’abord la combinaison avec sa carte du dessus, puis d’autres si ta première pose en a besoin (take 9c 9d 9h) ; seule, la carte du dessus s’ajoute à une combinaison de ton camp (take 9h)
move-canasta-pass = pass – laisser le tas ; comme la pioche est vide, la manche s’arrête
move-canasta-ask = ask – demander à ton partenaire si tu peux sortir
move-canasta-answer = answer yes|no – dire à ton partenaire de sortir, ou non
move-canasta-lay = lay CARTES | CARTES – poser une ou plusieurs combinaisons (lay 13c 13d 13h | 5c 5d *)
move-canasta-add = add NUMÉRO CARTES – ajouter des cartes à la combinaison de ce numéro (add 2 9h *)
move-canasta-discard = discard CARTE – jeter une carte et finir ton tour (discard 4c)

## Events

event-canasta-upcard = Carte retournée : { $pieces }. Elle commence le tas.
event-canasta-red = { $seat } pose { $pieces } pour la prime.
    .you = Tu poses { $pieces } pour la prime.
event-canasta-drew = { $seat } pioche deux cartes.
    .you = Tu pioches deux cartes.
event-canasta-took = { $seat } prend le tas avec { $pieces } sur le dessus ; nombre de cartes : { $cards }.
    .you = Tu prends le tas avec { $pieces } sur le dessus ; nombre de cartes : { $cards }.
event-canasta-added = { $seat } ajoute { $pieces } aux { $rank ->
        [1] as
        [11] valets
        [12] dames
        [13] rois
       *[other] { $rank }
    }.
    .you = Tu ajoutes { $pieces } aux { $rank ->
            [1] as
            [11] valets
            [12] dames
            [13] rois
           *[other] { $rank }
        }.
event-canasta-frozen = { $seat } gèle le tas.
    .you = Tu gèles le tas.
event-canasta-natural = { $seat } complète une canasta pure : { $pieces }.
    .you = Tu complètes une canasta pure : { $pieces }.
event-canasta-mixed = { $seat } complète une canasta impure : { $pieces }.
    .you = Tu complètes une canasta impure : { $pieces }.
event-canasta-asked = { $seat } demande : « Puis-je sortir ? »
    .you = Tu demandes : « Puis-je sortir ? »
event-canasta-answered = { $seat } répond : { $answer ->
        [yes] « Oui, sors ! »
       *[no] « Non, attends. »
    }
    .you = Tu réponds : { $answer ->
            [yes] « Oui, sors ! »
           *[no] « Non, attends. »
        }
event-canasta-fined = { $seat } pouvait sortir et ne l’a pas fait : 100 points de moins.
    .you = Tu pouvais sortir et ne l’as pas fait : 100 points de moins.
event-canasta-out = { $seat } sort.
    .you = Tu sors.
event-canasta-concealed = { $seat } sort avec une main cachée !
    .you = Tu sors avec une main cachée !
event-canasta-counted = { $seats } : primes { $bonus }, combinaisons { $cards }, en main { $left }, total { $points }.

## How a round ended

outcome-canasta-out = Une main est vide.
outcome-canasta-concealed = Une main cachée est posée d’un seul coup.
outcome-canasta-stock = La pioche est vide et personne n’a pris le tas.
outcome-canasta-red-last = La dernière carte de la pioche était un trois rouge.

## On the score sheet

tally-canasta-natural = Canastas pures
tally-canasta-mixed = Canastas impures
tally-canasta-red = Trois rouges
tally-canasta-fine = Accord reçu, mais pas sorti
tally-canasta-out = Sortie
    .who = Qui est sorti ?
tally-canasta-concealed = Main cachée
    .about = Toute la main en un tour, avec une canasta et rien de posé avant.

## Refusals

error-canasta-naturals = Il faut à { $meld } au moins deux cartes naturelles : ni jokers ni deux.
error-canasta-wild-many = { $meld } aurait { $count } passe-partout (jokers et deux) ; le maximum est { $most }.
error-canasta-threes = Les trois noirs ne se posent qu’en sortant : trois ou quatre, sans passe-partout.
error-canasta-full = { $meld } a trop de cartes : ici, une canasta est fermée à { $most } cartes.
error-canasta-first-short = Cela fait { $points } ; la première pose de ton camp doit compter { $needed }.
error-canasta-keep = Garde deux cartes, dont une à jeter. Canastas nécessaires pour sortir : { $needed } ; ton camp en a : { $count }.
error-canasta-refused = Ton partenaire ne veut pas que tu sortes ce tour-ci : garde deux cartes, dont une à jeter.
error-canasta-needs-discard = Garde une carte : ici, on sort en en jetant une.
error-canasta-no-meld = Il n’y a pas de combinaison numéro { $meld } sur la table. { $count ->
        [0] Il n’y en a encore aucune.
        [1] Il n’y a que la numéro 1.
       *[other] Elles portent les numéros 1 à { $count }.
    }
error-canasta-not-yours = Cette combinaison est à un autre camp. Ajoute à celles du tien.
error-canasta-no-fit = { $piece } ne va pas dans la combinaison { $pieces }.
error-canasta-stop = { $piece } est sur le dessus : personne ne peut prendre le tas. Pioche une carte.
error-canasta-top = Pour prendre le tas, pose d’abord sa carte du dessus, { $piece }.
error-canasta-pair = Le tas est gelé pour toi. Il te faut deux cartes de ta main qui vont avec { $piece }, sans passe-partout.
error-canasta-key = Ces cartes ne font pas de combinaison avec { $piece } : elles ne prennent pas le tas.
error-canasta-must-take = La pioche est vide et { $piece } va dans une combinaison de ton camp : tu dois prendre le tas.

## Reasons of hints

why-canasta-pile = Le tas apporte { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
why-canasta-first = Cela suffit pour la première pose de ton camp : { $needed }.
why-canasta-natural = Cela fait une canasta pure.
why-canasta-mixed = Cela fait une canasta impure.
why-canasta-nears = Il manquera pour une canasta : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
why-canasta-stops = { $seat } ne peut pas prendre le tas là-dessus.
why-canasta-freezes = Cela gèle le tas.
why-canasta-not-theirs = { $seat } et son camp n’ont pas de combinaison pour { $piece }.
why-canasta-single = { $piece } est ta seule carte de cette valeur.
why-canasta-small = Le tas n’a encore que { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.

## In the terminal

cli-canasta-frozen = gelé
cli-canasta-natural = canasta pure
cli-canasta-mixed = canasta impure
cli-canasta-canastas = canastas : { $count }/{ $needed }

## On the pages

web-do-ask = Puis-je sortir ?
web-do-answer = Répondre
web-canasta-ask-sure = Si ton partenaire dit oui, tu dois sortir ce tour-ci, sinon ton camp perd 100 points.
web-canasta-ask = Demander
web-canasta-go-out = Ton partenaire dit oui : sors ce tour-ci.
web-canasta-yes = Oui, sors
web-canasta-no = Non, attends
web-canasta-pile = Tas
web-canasta-frozen = gelé
web-canasta-frozen-you = gelé pour toi
web-canasta-draw = Pioche.
web-canasta-take = Prendre le tas
web-canasta-take-with = Prendre avec ces cartes
web-canasta-needed = Ta première pose doit compter { $needed }.
web-canasta-none = Rien de posé
web-canasta-ours = Ton camp
web-canasta-partner = partenaire
web-canasta-count = Canastas : { $count } (il en faut { $needed } pour sortir)
web-canasta-count-brief = Canastas : { $count }/{ $needed }
web-canasta-natural = canasta pure
web-canasta-mixed = canasta impure
web-canasta-red = Trois rouges : { $count }
web-canasta-in-meld = Nombre de cartes de la combinaison ; ★ dit combien sont des passe-partout.

## The lesson

lesson-canasta-turn = Tu joues avec la personne d’en face, et vous réunissez des cartes de même valeur. Un tour commence par une carte de la pioche et finit par une carte jetée : fais les deux.
lesson-canasta-open = Trois cartes ou plus de même valeur forment une combinaison, et un deux ou un joker peut en remplacer une. La première pose de ton camp doit compter 50 : dames et neuf 10, le deux 20. Pose-les, puis jette une carte.
lesson-canasta-pile = Avec deux cartes en main de la même valeur que celle du dessus, tout le tas est à toi. Tu as deux huit : pose-les avec le troisième et prends le tas.
lesson-canasta-full = Sept cartes de même valeur font une canasta : 500 points sans joker ni deux, 300 sinon, et il en faut une pour sortir. Il ne manque qu’une carte à tes dix : ajoute-la, puis jette une carte.
lesson-canasta-win = Ton camp a une canasta, tu peux donc sortir. Pioche, pose et ajoute ce que tu peux, et jette ta dernière carte : la manche est finie.

## The rules

rules-canasta =
    La canasta se joue avec deux jeux de 52 cartes et quatre jokers. À quatre, on forme deux camps :
    les partenaires sont face à face et posent ensemble. On peut aussi jouer à deux ou à trois,
    chacun pour soi. À quatre, chacun reçoit 11 cartes, à trois 13, à deux 15. Le reste est la
    pioche. Sa première carte est retournée et commence le tas ; si c’est un joker, un deux ou un
    trois rouge, on en retourne une autre dessus et le tas est gelé.

    Les trois rouges rapportent une prime. Ils se posent tout seuls devant toi, et tu reçois une
    autre carte pour chacun.

    Il te faut des combinaisons : trois cartes ou plus de même valeur, du quatre à l’as. Les
    couleurs ne comptent pas, et il n’y a pas de suites. Les jokers et les deux sont des
    passe-partout et remplacent n’importe quelle valeur, mais une combinaison a au moins deux cartes
    naturelles et au plus trois passe-partout. Sept cartes font une canasta : pure sans
    passe-partout, impure sinon. Un camp n’a qu’une combinaison par valeur et lui seul y ajoute ;
    une canasta peut encore grandir.

    Un tour : pioche une carte, ou prends le tas. Puis pose et ajoute autant que tu veux, et finis
    en jetant une carte. À deux, on pioche deux cartes et on en jette une.

    Les jokers comptent 50, les as et les deux 20, du roi au huit 10, du sept au quatre et les trois
    noirs 5. Dans chaque manche, la première pose de ton camp doit compter 50, à partir de 1500
    points 90 et à partir de 3000 points 120 ; avec un total négatif, 15 suffisent. Plusieurs
    combinaisons posées ensemble s’additionnent.

    Pour prendre le tas, pose tout de suite sa carte du dessus ; toutes les autres sont alors à toi.
    Deux cartes naturelles de cette valeur, prises dans ta main, suffisent toujours. Si ton camp a
    posé et que le tas n’est pas gelé, une naturelle et un passe-partout suffisent aussi, ou tu
    ajoutes la carte du dessus à une combinaison de ton camp. Pour la première pose, seules comptent
    la carte du dessus et ta main. Un passe-partout gèle le tas jusqu’à ce qu’on le prenne, et il
    faut pour cela une paire naturelle. Sous un passe-partout ou un trois noir, on ne peut pas
    prendre le tas.

    Dès que ton camp a une canasta, tu peux sortir en posant toutes tes cartes, ou toutes sauf une
    que tu jettes. À deux, il faut deux canastas. Sinon, garde au moins une carte après avoir jeté.
    Avant de poser, tu peux demander à ton partenaire si tu dois sortir : un non engage, et après un
    oui, rester coûte 100 points. Les trois noirs ne se posent qu’en sortant, par trois ou quatre et
    sans passe-partout.

    Quand la pioche est vide, on continue tant que chacun prend le tas. Si sa carte du dessus va
    dans une combinaison de ton camp et qu’il n’est pas gelé, tu dois le prendre. Un trois rouge
    comme toute dernière carte met fin à la manche.

    Chaque camp marque ce que comptent ses combinaisons, 500 par canasta pure et 300 par impure, 100
    par trois rouge ou 800 pour les quatre, et 100 pour être sorti. Sortir avec une main cachée
    rapporte 100 de plus : toutes ses cartes en un tour, avec sa propre canasta, sans rien avoir
    posé avant ni rien ajouter chez le partenaire. On retire les cartes en main, celles du
    partenaire aussi. Sans combinaison, les trois rouges comptent en moins. La partie s’arrête quand
    un camp a 5000 points ; le plus haut total gagne.

## The rules: chapters and pictures

web-chapter-red-threes = Les trois rouges
web-chapter-first-meld-canasta = La première pose
web-chapter-pile = Le tas
web-chapter-going-out = Sortir
web-chapter-stock-end = La pioche vide
web-figure-canasta-melds = Des combinaisons d’une valeur. Les jokers et les deux sont des passe-partout ; l’étoile marque un joker.
web-figure-canasta-made = Sept cartes : une canasta pure et une impure.
web-figure-canasta-points = Ce que comptent les cartes, posées ou en main
web-figure-canasta-natural-none = une seule carte naturelle
web-figure-canasta-wild-none = quatre passe-partout
web-figure-canasta-run-none = pas de suites

## Disputed points: Canasta

ruling-q-can-1 = Combien de cartes pioche-t-on ?
    .ruling = Une ; à deux joueurs, deux.
ruling-q-can-2 = Combien de canastas faut-il pour sortir ?
    .ruling = Une ; à deux joueurs, deux.
ruling-q-can-3 = Peut-on prendre le tas avec une carte naturelle et un passe-partout ?
    .ruling = Oui, si le camp a posé et que le tas n’est pas gelé.
ruling-q-can-4 = Peut-on prendre le tas juste pour ajouter sa carte du dessus à une combinaison ?
    .ruling = Oui, s’il n’est pas gelé.
ruling-q-can-5 = Le tas est-il gelé dès le début ?
    .ruling = Seulement pour un camp qui n’a rien posé, et pour tous à cause d’un passe-partout ou d’un trois rouge.
ruling-q-can-6 = Une canasta peut-elle avoir plus de sept cartes ?
    .ruling = Oui. Elles comptent, mais la prime reste la même, et un passe-partout rend impure une canasta pure.
ruling-q-can-7 = Faut-il demander à son partenaire avant de sortir ?
    .ruling = Non, mais on peut. Un non engage pour ce tour.
ruling-q-can-8 = Faut-il jeter une carte pour sortir ?
    .ruling = Non, on peut poser toutes ses cartes.
ruling-q-can-9 = Une main cachée doit-elle atteindre le compte de la première pose ?
    .ruling = Oui, si le camp n’a encore rien posé.
ruling-q-can-10 = La manche s’arrête-t-elle à la dernière carte de la pioche ?
    .ruling = Non, elle continue tant que chacun prend le tas.
ruling-q-can-11 = Que valent les trois rouges sans combinaison ?
    .ruling = Ils comptent en moins.
ruling-q-can-12 = Quand pose-t-on les trois rouges reçus à la donne ?
    .ruling = Juste après la donne, automatiquement ; personne ne peut en oublier.
ruling-q-can-13 = Peut-on regarder dans le tas ?
    .ruling = Non. On voit sa carte du dessus et combien il y en a.
