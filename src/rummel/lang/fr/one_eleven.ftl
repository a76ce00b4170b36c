### MyRummy 111.

## Names

game-one-eleven = MyRummy 111
    .about = Mets tes douze nombres en ordre, un échange à la fois, sans jamais les déplacer.

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
    .about = Ceux qui n’ont pas annoncé marquent-ils leur série même après une annonce juste ?
    .always = toujours
    .after-mistake = seulement après une annonce fausse
option-one-eleven-direction = Sens
    .about = Chacun doit-il choisir croissant ou décroissant avant le premier tour, seul ce sens comptant ensuite ?
    .either = croissant et décroissant comptent tous les deux
    .chosen = seul le sens choisi compte
option-one-eleven-announced-for-you = Annonce automatique
    .about = La manche s’arrête toute seule dès qu’un échange met une main en ordre ; personne n’annonce.
option-one-eleven-short-pile = Pioche presque vide
    .about = Ce qui se passe s’il reste moins de trois cartes dans la pioche pour remplacer le centre.
    .reshuffle = on y mélange la défausse
    .stay = on ne peut plus vider le centre
    .rest = les dernières cartes sortent, et les autres places restent vides
option-one-eleven-youngest = Le plus jeune
    .about = La place qui commence la première manche, comptée à partir de 0.
option-one-eleven-max-turns = Tours au maximum
    .about = Après ce nombre de tours par joueur, la manche s’arrête sans annonce et tout le monde marque une série.

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

## Events

event-dealt-hand = { $cards ->
        [one] { $seat } reçoit { $cards } carte.
       *[other] { $seat } reçoit { $cards } cartes.
    }
    .you = { $cards ->
            [one] Tu reçois { $cards } carte.
           *[other] Tu reçois { $cards } cartes.
        }
event-chose = { $seat } a choisi un sens.
    .you = Tu as choisi un sens.
event-chose-own = Tes nombres doivent { $direction ->
        [falling] descendre
       *[rising] monter
    } de gauche à droite.
event-cleared = { $seat } enlève { $cards } ; de nouvelles cartes arrivent, face cachée.
    .you = Tu enlèves { $cards } ; de nouvelles cartes arrivent, face cachée.
event-reshuffled-discards = La défausse est mélangée à la pioche. Cartes dans la pioche : { $stock }.
event-took-hidden = { $seat } prend la carte cachée de la place { $spot }.
    .you = Tu prends la carte cachée de la place { $spot }.
event-inserted = { $seat } laisse partir le { $card } et glisse la nouvelle carte { $drop ->
        [far] { $gap ->
            [0] tout devant
           *[other] tout au bout
        }
       *[other] à sa place
    }.
    .you = Tu laisses partir le { $card } et glisses la nouvelle carte { $drop ->
            [far] { $gap ->
                [0] tout devant
               *[other] tout au bout
            }
           *[other] à sa place
        }.
    .brief = laisse le { $card }
event-announced = { $seat } annonce une main en ordre : { $cards }.
    .you = Tu annonces une main en ordre : { $cards }.
event-order-right = Tout est en ordre. Points pour { $seat } : { $points }.
    .you = Tout est en ordre. Points pour toi : { $points }.
event-order-wrong = Ce n’est pas en ordre : aucun point pour { $seat }.
    .you = Ce n’est pas en ordre : aucun point pour toi.
event-series = { $points ->
        [one] { $seat } marque { $points } point pour { $cards }.
       *[other] { $seat } marque { $points } points pour { $cards }.
    }
    .you = { $points ->
            [one] Tu marques { $points } point pour { $cards }.
           *[other] Tu marques { $points } points pour { $cards }.
        }
    .brief = { $points ->
            [one] marque { $points } point
           *[other] marque { $points } points
        }
event-no-series = { $seat } n’a pas de série et ne marque rien.
    .you = Tu n’as pas de série et ne marques rien.

## How a round ended

outcome-one-in-order = Une main est en ordre.
outcome-one-mistake = La main annoncée n’était pas en ordre.
outcome-one-turn-cap = Personne n’a annoncé pendant tous les tours de cette manche.

## On the score sheet

tally-one-eleven-symbols = Symboles de la main
tally-one-eleven-order = Main en ordre
tally-one-eleven-series = Meilleure série : { $cards }
tally-one-eleven-mistake = Annoncée, mais pas en ordre

## Refusals

error-one-no-spot = Il n’y a pas de place { $spot } au centre. Choisis une place de 1 à { $most }.
error-one-spot-empty = Il n’y a plus de carte à la place { $spot }. Prends-en une autre.
error-one-centre-hidden = On ne vide le centre que si toutes ses cartes sont visibles ; encore face cachée : { $hidden }. Prends une carte.
error-one-pile-short = Pour vider le centre, il faut trois nouvelles cartes. Il en reste dans la pioche : { $cards }. Prends une carte.
error-one-no-gap = Il n’y a pas d’intervalle { $gap } dans ta main. Dis combien de cartes seront à sa gauche : de 0 à { $most }.
error-one-no-drop = Nouvelle carte dans l’intervalle { $gap } : « { $drop } » ne fait partir aucune carte. C’est une voisine qui part (left à gauche, right à droite) ou, si la nouvelle carte est à un bout, celle de l’autre bout (far).

## Reasons of hints

why-one-ordered = Ta main est en ordre.
why-one-not-ordered = Ta main n’est pas encore en ordre.
why-one-orders = Avec le { $card }, toute ta main est en ordre.
why-one-series = Avec le { $card }, ta série a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
why-one-fits = Le { $card } se place bien entre { $left } et { $right }.
why-one-none-open = Aucune carte visible n’allonge ta série.

## In the terminal

cli-one-centre = Centre :
cli-face-down = ?
cli-one-pile = Piles :
cli-one-piles = pioche { $draw }, défausse { $discards }
cli-one-in-hand = Tu as pris :
cli-one-taken = { $card } ({ $symbols ->
        [one] { $symbols } symbole
       *[other] { $symbols } symboles
    })
cli-one-series = Ta série :
cli-one-worth = { $series } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-one-gaps = Les intervalles sont numérotés. Donne un intervalle et la carte voisine qui s’en va : insert { $gap } { $card }.
cli-one-rising = croissant
cli-one-falling = décroissant
cli-score-word-bonus = Mets « ! » derrière les points de celui qui a terminé la manche avec une main en ordre, pour le bonus : 17! 6.

## On the pages

web-do-announce = Annoncer
web-do-choose = Choisir
web-do-clear = Vider le centre
web-do-insert = Insérer
web-one-centre = Centre
web-one-spot = Place { $spot }
web-one-hidden = face cachée
web-one-empty = vide
web-one-stars = Chaque ★ d’une carte vaut un point à la fin de la manche.
web-one-symbols = { $count ->
        [one] { $count } symbole
       *[other] { $count } symboles
    }
web-one-counts = compte
web-one-choose = Tes nombres vont-ils monter ou descendre de gauche à droite ?
web-one-where = Où va le { $card } ?
web-one-which = Quelle carte s’en va ?
web-one-elsewhere = Autre place
web-one-leaves = { $card } s’en va
web-one-between = Entre { $left } et { $right }
web-one-before = Avant { $card }
web-one-after = Après { $card }
web-one-series = { $count ->
        [one] Série de { $count } carte
       *[other] Série de { $count } cartes
    }
web-one-no-series = Pas encore de série
web-one-ordered = Ta main est en ordre !
web-one-passing = Pas encore en ordre : tu passes.
web-one-auto = Passer jusqu’au bon ordre
web-one-wrong = Ta main n’est pas en ordre : l’annoncer ne rapporte rien et met fin à la manche.
web-one-announce-anyway = Annoncer quand même
web-one-rising = Croissant
web-one-falling = Décroissant
web-settings-pass-about = Tant que ta main n’est pas en ordre, pas besoin de toucher « Passer ».
web-replay-chose = { $seat } choisit des nombres { $direction ->
        [falling] décroissants
       *[rising] croissants
    }.

## The lesson

lesson-one-eleven-swap = Tes nombres doivent monter, mais ils ne changent jamais de place : seuls les échanges les mettent en ordre. Le 90 gêne. Prends le 18, glisse-le après le 5 et laisse partir le 90.
lesson-one-eleven-end = Si tu glisses une carte à un bout, la carte de l’autre bout peut partir. Le 88 du début gêne : prends le 110, glisse-le tout à la fin et laisse partir le 88.
lesson-one-eleven-announce = Maintenant tout monte de gauche à droite. Annonce-le : la manche s’arrête, et tu marques toutes les étoiles de tes cartes, plus 5.
lesson-one-eleven-win = Deux cartes gênent, le 90 et le 3. Remplace-les en deux échanges : passe après le premier, annonce après le second.

## The rules

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
    nouvelle carte à un bout, la carte de l’autre bout peut aussi partir à la place.

    Si les trois cartes du centre sont visibles, tu peux d’abord les enlever : elles vont à la
    défausse, trois nouvelles arrivent face cachée, et tu prends l’une d’elles. S’il y a moins de
    trois cartes dans la pioche, on y mélange la défausse, mais pas les trois cartes qu’on enlève ;
    si cela ne suffit pas, personne ne peut vider le centre.

    Après ton échange, tu peux annoncer que ta main est en ordre. Rien ne t’y oblige : tu peux
    attendre pour gagner plus de points. L’annonce met fin à la manche :
    – Si tu as raison, tu marques tous les symboles de joker de tes cartes, plus 5.
    – Si tu as tort, tu ne marques rien.
    – Dans les deux cas, les autres marquent les symboles d’une série : le morceau de leur main,
    d’un seul tenant, qui monte ou descend et rapporte le plus. Il peut commencer n’importe où.

    Si personne n’annonce, la manche s’arrête après 100 tours par joueur et tout le monde marque une
    série. À la manche suivante commence le voisin de gauche de celui qui avait commencé la
    précédente. Dès que quelqu’un a 60 points, le plus haut total gagne ; à égalité, la meilleure
    dernière manche ; et si là encore il y a égalité, la victoire est partagée.

    La règle imprimée ne dit pas combien de symboles porte chaque carte. Notre propre tableau les
    remplace, d’après le dernier chiffre : 1 symbole pour 1, 3, 6 et 9 ; 2 pour 2, 4 et 8 ; 3 pour 5
    et 7 ; 4 pour 0. Si tu as les vraies cartes, mets leurs nombres de symboles dans l’option
    « symbols ».

    Variantes de la règle imprimée, en option : un nombre de manches fixé d’avance au lieu des 60
    points, par exemple autant que de joueurs ; plus de 12 cartes pour tout le monde, ce qui est
    plus difficile ; ou des mains de tailles différentes, pour égaliser les chances : 12 cartes pour
    les débutants, 13 pour les joueurs plus forts, 14 pour les experts.

## The rules: chapters and pictures

web-chapter-aim = Le but
web-chapter-clear = Vider le centre
web-chapter-announce = Annoncer
web-chapter-symbols = Les symboles de joker
web-figure-order = Douze nombres en ordre : chacun est plus grand que le précédent. Les écarts ne comptent pas.
web-figure-insert = Le { $card } entre ici. Une de ses voisines, { $one } ou { $other }, doit partir ; le { $gone } part, et tout est en ordre.
web-figure-insert-end = Mise à un bout, une carte peut aussi chasser celle de l’autre bout : ici { $one } ou { $other } peut partir, et c’est le { $gone } qui part.
web-figure-clear = Les trois sont visibles. Avant d’en prendre une, tu peux les faire remplacer par trois cartes cachées.
web-figure-series = Sans avoir annoncé, on marque le meilleur morceau qui ne fait que monter ou que descendre. Ici il compte { $points }.
web-figure-symbols = Notre propre tableau des symboles : le dernier chiffre décide.
web-figure-centre = Au centre

## Disputed points: MyRummy 111

ruling-q-one-1 = Qu’est-ce qu’une série pour ceux qui n’ont pas annoncé ?
    .ruling = Des cartes voisines qui ne font que monter ou que descendre. On ne peut en sauter aucune.
ruling-q-one-2 = Les autres marquent-ils aussi après une annonce juste ?
    .ruling = Oui, toujours : que l’annonce soit juste ou non.
ruling-q-one-3 = Et si la plus longue série n’est pas celle qui rapporte le plus ?
    .ruling = C’est celle qui rapporte le plus qui compte.
ruling-q-one-4 = Ta série doit-elle aller dans le sens que tu avais choisi ?
    .ruling = Non. Choisir un sens n’est qu’un conseil ; monter et descendre comptent tous les deux.
ruling-q-one-5 = Peut-on compter plus d’une série ?
    .ruling = Non, une seule.
ruling-q-one-6 = Combien de symboles de joker porte chaque carte ?
    .ruling = La règle imprimée n’en révèle que quatre. Notre tableau concorde avec eux, et tu peux entrer les symboles de tes cartes.
ruling-q-one-7 = Une annonce fausse rapporte-t-elle quand même une série ?
    .ruling = Non, elle ne rapporte rien du tout.
ruling-q-one-8 = Faut-il annoncer une main en ordre ?
    .ruling = Non, tu peux attendre pour gagner plus de points.
ruling-q-one-9 = Peut-on annoncer sans échange, par exemple une main reçue en ordre ?
    .ruling = Non, seulement après son propre échange.
ruling-q-one-10 = Et si la pioche ne suffit pas pour vider le centre ?
    .ruling = On y mélange la défausse, mais pas les trois cartes qu’on enlève. S’il y a toujours moins de trois cartes, personne ne peut vider le centre.
ruling-q-one-11 = Et si personne n’annonce jamais ?
    .ruling = La règle n’en dit rien. Après le nombre de tours fixé dans les options, la manche s’arrête et tout le monde marque une série.
ruling-q-one-12 = Peux-tu remettre la carte prise ?
    .ruling = Non. Elle reste dans ta main, et une voisine doit partir.
ruling-q-one-13 = Peux-tu regarder une carte cachée avant de choisir ?
    .ruling = Non : si tu la prends, tu la gardes.
ruling-q-one-14 = Et si les totaux et les dernières manches sont égaux ?
    .ruling = La victoire est partagée.
ruling-q-one-15 = Qui gagne à égalité après un nombre fixe de manches ?
    .ruling = Là aussi, la meilleure dernière manche décide.
ruling-q-one-17 = Peut-on vider le centre et annoncer dans le même tour ?
    .ruling = Oui, cela fait partie du tour. Mais on ne le vide qu’une fois par tour.
ruling-q-one-18 = Peut-on consulter les cartes enlevées ?
    .ruling = Oui, elles sont face visible.
ruling-d-one-1 = L’exemple imprimé écarte un 23 qu’on ne voit nulle part.
    .ruling = Une faute d’impression : il s’agit du 83, car seuls le 27 ou le 83 peuvent partir là.
