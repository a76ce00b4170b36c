# 111: words of the family one-eleven.

game-one-eleven = MyRummy 111
    .about = Mets tes douze nombres en ordre, un échange à la fois, sans jamais les déplacer.

rules-one-eleven =
    MyRummy 111 se joue de deux à cinq avec 110 cartes qui portent les nombres de 2 à 111, chacun
    une fois.

    Chacun reçoit 12 cartes, cachées aux autres. Garde-les dans l’ordre où elles arrivent : on ne
    les déplace jamais. Trois autres cartes sont face cachée au centre, et le reste forme la pioche.
    Ton but : que tous tes nombres montent de gauche à droite, ou que tous descendent. Les écarts ne
    comptent pas. Mieux vaut choisir l’un des deux avant de commencer, mais rien ne t’y oblige.

    Le plus jeune commence, puis on joue dans le sens des aiguilles d’une montre. Ton tour est un
    échange :
    1. Prends une des trois cartes du centre. Une carte cachée ne se voit qu’une fois prise, et
    alors tu ne peux plus la remettre.
    2. Glisse-la où tu veux entre tes cartes ou à un bout.
    3. Une de ses deux voisines quitte ta main et va, face visible, à la place vide. Si tu as mis la
    nouvelle carte à un bout, c’est la carte de l’autre bout qui peut partir à sa place.

    Si les trois cartes du centre sont visibles, tu peux d’abord les enlever : elles vont à la
    défausse, trois nouvelles arrivent face cachée, et tu prends l’une d’elles. S’il y a moins de
    trois cartes dans la pioche, on y mélange la défausse, mais pas les trois cartes qu’on enlève ;
    si cela ne suffit pas, personne ne peut enlever le centre.

    Après ton échange, tu peux annoncer que ta main est en ordre. Rien ne t’y oblige : tu peux
    attendre pour gagner plus de points. L’annonce met fin à la manche :
    – Si tu as raison, tu marques tous les symboles de joker de tes cartes, plus 5.
    – Si tu as tort, tu ne marques rien.
    – Dans les deux cas, les autres marquent les symboles d’une série : le morceau de leur main,
    d’un seul tenant, qui monte ou descend et rapporte le plus. Il peut commencer n’importe où.

    Si personne n’annonce, la manche s’arrête après 100 tours par joueur et tout le monde marque une
    série. À la manche suivante, c’est le voisin de gauche du premier joueur qui commence. Dès que
    quelqu’un a 60 points, le plus haut total gagne ; à égalité, la meilleure dernière manche ; et
    si là encore il y a égalité, la victoire est partagée.

    La règle imprimée ne dit pas combien de symboles porte chaque carte. Notre propre tableau les
    remplace, d’après le dernier chiffre : 1 symbole pour 1, 3, 6 et 9 ; 2 pour 2, 4 et 8 ; 3 pour 5
    et 7 ; 4 pour 0. Si tu as les vraies cartes, mets leurs nombres dans l’option « symbols ».

    Variantes de la règle imprimée, en option : un nombre de manches fixé d’avance au lieu des 60
    points, par exemple autant que de joueurs ; plus de 12 cartes pour tout le monde, ce qui est
    plus difficile ; ou des mains de tailles différentes, pour égaliser les chances : 12 cartes pour
    qui débute, 13 pour qui joue mieux, 14 pour les experts.

## Options

option-one-eleven-hand = Cartes en main
    .about = Combien de cartes chacun reçoit ; plus il y en a, plus c’est long et difficile.
option-one-eleven-hands = Cartes de chaque main
    .about = Un handicap : combien de cartes reçoit chaque joueur, par exemple 12,13,14 ; vide si c’est pareil pour tous.
option-one-eleven-symbols = Symboles de joker
    .about = Les symboles des cartes 2, 3, 4 et ainsi de suite jusqu’à 111 ; au départ c’est notre tableau, pas celui des cartes imprimées.
option-one-eleven-series = Ce qu’est une série
    .about = Quelles cartes d’une main comptent ensemble pour ceux qui n’ont pas annoncé.
    .contiguous = des cartes côte à côte
    .subsequence = des cartes en ordre, en sautant celles qui gênent
option-one-eleven-best = Quelle série compte
    .about = Quelle série rapporte si la plus longue n’est pas celle qui vaut le plus.
    .value = celle qui vaut le plus
    .length = la plus longue, puis celle qui vaut le plus
option-one-eleven-others-score = Quand les autres marquent
    .about = Si ceux qui n’ont pas annoncé marquent leur série même après une annonce juste.
    .always = toujours
    .after-mistake = seulement après une annonce fausse
option-one-eleven-direction = Sens
    .about = Si chacun doit choisir croissant ou décroissant avant le premier tour, seul ce sens comptant ensuite.
    .either = croissant et décroissant comptent tous les deux
    .chosen = seul le sens choisi compte
option-one-eleven-announced-for-you = Annonce automatique
    .about = La manche s’arrête toute seule dès qu’un échange met une main en ordre ; personne n’annonce.
option-one-eleven-short-pile = Pioche presque vide
    .about = Ce qui se passe s’il reste moins de trois cartes dans la pioche pour remplacer le centre.
    .reshuffle = on y mélange la défausse
    .stay = on ne peut plus enlever le centre
    .rest = les dernières cartes sortent, et d’autres places restent vides
option-one-eleven-youngest = Le plus jeune
    .about = La place qui commence la première manche, comptée à partir de 0.
option-one-eleven-max-turns = Tours au maximum
    .about = Après ce nombre de tours par joueur, la manche s’arrête sans annonce et tout le monde marque une série.

## Events

event-dealt-hand = { $cards ->
        [one] { $seat } reçoit { $cards } carte.
       *[other] { $seat } reçoit { $cards } cartes.
    }
event-chose = { $seat } a choisi un sens.
event-chose-own = Tes nombres doivent { $direction ->
        [falling] descendre
       *[rising] monter
    } de gauche à droite.
event-cleared = { $seat } enlève { $cards } ; de nouvelles cartes arrivent, face cachée.
event-reshuffled-discards = La défausse est mélangée à la pioche. Cartes dans la pioche : { $stock }.
event-took-hidden = { $seat } prend la carte cachée de la place { $spot }.
event-inserted = { $seat } glisse la nouvelle carte dans sa main (cartes à sa gauche : { $gap }) et pose { $card } face visible à la place { $spot }.
event-announced = { $seat } annonce une main en ordre : { $cards }.
event-order-right = Tout est en ordre. Points pour { $seat } : { $points }.
event-order-wrong = Ce n’est pas en ordre : aucun point pour { $seat }.
event-series = { $points ->
        [one] { $seat } marque { $points } point pour { $cards }.
       *[other] { $seat } marque { $points } points pour { $cards }.
    }
event-no-series = { $seat } n’a pas de série et ne marque rien.

## How a round ended

outcome-one-in-order = Une main est en ordre.
outcome-one-mistake = La main annoncée n’était pas en ordre.
outcome-one-turn-cap = Personne n’a annoncé pendant tous les tours de cette manche.

## Refusals

error-one-no-spot = Il n’y a pas de place { $spot } au centre. Choisis une place de 1 à { $most }.
error-one-spot-empty = Il n’y a plus de carte à la place { $spot }. Prends-en une autre.
error-one-centre-hidden = On n’enlève le centre que si toutes ses cartes sont visibles ; encore face cachée : { $hidden }. Prends une carte.
error-one-pile-short = Pour enlever le centre, il faut trois nouvelles cartes. Il en reste dans la pioche : { $cards }. Prends une carte.
error-one-no-gap = Il n’y a pas d’intervalle { $gap } dans ta main. Dis combien de cartes seront à sa gauche : de 0 à { $most }.
error-one-no-drop = Nouvelle carte dans l’intervalle { $gap } : « { $drop } » ne fait partir aucune carte. C’est une voisine qui part (left à gauche, right à droite) ou, si la nouvelle carte est à un bout, celle de l’autre bout (far).

## Prompts and moves

phase-one-eleven-choose = Choisis un sens : rising (croissant) ou falling (décroissant).
phase-one-eleven-take = Prends une carte au centre.
phase-one-eleven-insert = Glisse la carte dans ta main et dis laquelle s’en va.
phase-one-eleven-announce = Annonce que ta main est en ordre, ou passe.

move-one-eleven-choose = choose SENS – choisir rising (croissant) ou falling (décroissant) pour cette manche (choose rising)
move-one-eleven-clear = clear – remplacer les trois cartes visibles du centre par trois cartes cachées
move-one-eleven-take = take PLACE – prendre la carte du centre à la place 1, 2 ou 3 (take 2)
move-one-eleven-insert = insert INTERVALLE DÉPART – glisser la carte avec INTERVALLE cartes à sa gauche ; sa voisine de gauche (left) ou de droite (right) s’en va, ou celle de l’autre bout (far) (insert 3 right)
move-one-eleven-announce = announce – dire que ta main est en ordre ; cela met fin à la manche
move-one-eleven-pass = pass – ne rien dire et laisser jouer la personne suivante
