### Heroes against villains, the duel.

## Names

game-duel = Héros contre voleurs
    .about = Chacun retourne une carte, la plus forte emporte tout, et l’équipe qui a le plus de cartes gagne.

## Options

option-duel-heroes = Héros
    .about = Les places des héros, comptées à partir de 0, la moitié de la table ; vide pour une place sur deux à partir de la première.
option-duel-jokers = Jokers
    .about = Combien de jokers : 0, 2, 4 ou 6 ; chaque équipe en reçoit la moitié.
option-duel-uneven = Paquets inégaux permis
    .about = À quatre, le joker en trop reste en jeu, et l’un des deux partenaires a une carte de plus.
option-duel-war = Bataille
    .about = Les cartes gagnées vont sous le paquet et sont rejouées, jusqu’à ce qu’une équipe n’en ait plus.
option-duel-unplayed-count = Les cartes non jouées comptent
    .about = À la fin, les cartes qui n’ont plus trouvé d’adversaire comptent pour celui qui les a.
option-duel-undecided = Départage sans cartes
    .about = Ce que deviennent les cartes si plus aucun des joueurs à égalité ne peut en retourner une autre.
    .nobody = elles ne reviennent à personne
    .owners = chacun reprend les siennes
option-duel-team-ties = Égalité dans une équipe
    .about = Ce qui se passe quand seuls des partenaires sont à égalité en tête.
    .play-off = ils se départagent
    .keep = leur équipe prend simplement les cartes
option-duel-max-tricks = Plis au maximum
    .about = Après ce nombre de plis on compte les cartes, car une bataille peut ne jamais finir.

## Prompts and moves

phase-duel-flip = Retourne ta carte du dessus.

move-duel-flip = flip – retourner la carte du dessus de ton paquet

## Events

event-stack-dealt = { $cards ->
        [one] { $seat } reçoit un paquet de { $cards } carte.
       *[other] { $seat } reçoit un paquet de { $cards } cartes.
    }
    .you = { $cards ->
            [one] Tu reçois un paquet de { $cards } carte.
           *[other] Tu reçois un paquet de { $cards } cartes.
        }
event-flipped = Carte prête : { $seat }.
    .you = Ta carte est prête.
event-turned-up = { $seat } retourne { $pieces }.
    .you = Tu retournes { $pieces }.
event-play-off = Égalité à { $value }. Départage : { $seats }.
event-dropped-out = { $seat } n’a plus de carte pour le départage.
    .you = Tu n’as plus de carte pour le départage.
event-trick-won = { $cards ->
        [one] { $seat } prend { $cards } carte.
       *[other] { $seat } prend { $cards } cartes.
    }
    .you = { $cards ->
            [one] Tu prends { $cards } carte.
           *[other] Tu prends { $cards } cartes.
        }
event-trick-returned = Personne ne gagne : chacun reprend ses cartes ({ $cards } en tout).
event-trick-lost = Personne ne gagne : ces cartes quittent le jeu ({ $cards } en tout).
event-cards-counted = Cartes des héros : { $heroes }. Cartes des voleurs : { $villains }.

## How a round ended

outcome-duel-heroes = Les héros ont plus de cartes et gagnent.
outcome-duel-villains = Les voleurs ont plus de cartes et gagnent.
outcome-duel-even = Les deux équipes ont autant de cartes l’une que l’autre : match nul.

## On the score sheet

tally-duel-cards = Cartes : { $cards }

## In the terminal

cli-duel-last = Dernier pli :
cli-duel-winner = pour { $seat }
cli-duel-nobody = pour personne
cli-duel-turned = Retournées :
cli-duel-sides = Cartes :
cli-duel-cards = héros { $a }, voleurs { $b }
cli-duel-tricks = Plis :
cli-duel-note = { $side } ; à retourner : { $stack } ; gagnées : { $pile }

## On the pages

web-do-flip = Retourner
web-duel-begin = Tout le monde retourne une carte en même temps ; la plus forte prend tout.
web-duel-tie = Égalité ! Départage : retourne encore une carte.
web-duel-nobody = Personne ne prend ces cartes.
web-duel-stack = { $count ->
        [one] Paquet : { $count } carte
       *[other] Paquet : { $count } cartes
    }
web-duel-won = { $count ->
        [one] Gagné : { $count } carte
       *[other] Gagné : { $count } cartes
    }
web-duel-ready = carte prête
web-duel-counts = { $piece }, vaut { $value }
web-duel-lost = { $count ->
        [one] { $count } carte est hors jeu.
       *[other] { $count } cartes sont hors jeu.
    }
web-duel-auto = En automatique
web-duel-space = La barre d’espace marche aussi.
web-settings-flip-about = Pas besoin de toucher l’écran pour chaque carte.

## The rules

rules-duel =
    À deux ou à quatre, en deux équipes égales : les héros et les voleurs.

    On trie par couleur deux jeux de 52 cartes et six jokers. Les héros se partagent toutes les
    cartes rouges, les voleurs toutes les noires, et chaque équipe reçoit trois jokers. Chacun a son
    paquet, face cachée, et ne regarde aucune carte avant de la retourner. À quatre, chaque équipe
    met de côté le joker en trop pour que les paquets soient égaux.

    Tout le monde retourne en même temps la carte du dessus. La plus forte emporte toutes les cartes
    retournées : un joker vaut 20, un as 11, roi, dame, valet et dix valent 10, les autres cartes
    leur nombre.

    Si la plus forte valeur est sortie plusieurs fois, il y a départage : seules les personnes à
    égalité retournent encore une carte, et la plus forte de celles-là emporte tout. Encore
    égalité ? On recommence. Deux partenaires se départagent aussi. Celui qui n’a plus de carte sort
    du départage, et la dernière personne à en avoir une l’emporte. Si plus personne n’en a, les
    cartes ne reviennent à personne.

    Les cartes gagnées sont mises de côté ; chaque paquet n’est joué qu’une fois. La manche s’arrête
    quand une équipe n’a plus rien à retourner. Les cartes non jouées comptent pour celui qui les a.
    L’équipe qui a le plus de cartes gagne, et chacun de ses membres marque un point ; s’il y a
    autant de cartes des deux côtés, c’est un match nul.

    En option : les cartes gagnées vont sous le paquet, comme à la bataille, jusqu’à ce qu’une
    équipe n’ait plus rien ; et le joker en trop peut rester en jeu.

## The rules: chapters and pictures

web-chapter-flip = Retourner
web-chapter-play-off = Le départage
web-figure-points-duel = Ce que valent les cartes
web-figure-trick = Tout le monde retourne en même temps. L’as vaut le plus et emporte toutes les cartes.
web-figure-play-off = Un dix et un roi valent la même chose, donc chacun retourne encore une carte ; la plus forte emporte alors tout.
web-figure-takes = emporte tout

## Disputed points: the duel

ruling-q-due-1 = Quelle équipe reçoit les jokers ?
    .ruling = Chacune la moitié.
ruling-q-due-2 = Et si une équipe de deux ne peut pas partager ses cartes à parts égales ?
    .ruling = On met de côté un joker par équipe.
ruling-q-due-4 = Les cartes gagnées retournent-elles sous le paquet ?
    .ruling = Non, on les met de côté ; chaque paquet n’est joué qu’une fois.
ruling-q-due-5 = Quand est-ce fini ?
    .ruling = Quand une équipe n’a plus rien à retourner. Les cartes non jouées comptent pour celui qui les a.
ruling-q-due-6 = Et si les deux équipes ont autant de cartes l’une que l’autre ?
    .ruling = C’est un match nul.
ruling-q-due-7 = Et si quelqu’un n’a plus de carte pour un départage ?
    .ruling = Cette personne sort, et la dernière qui a une carte gagne. Si personne n’en a, les cartes ne reviennent à personne.
ruling-q-due-8 = Et si le départage est encore à égalité ?
    .ruling = Les joueurs à égalité retournent encore une carte.
ruling-q-due-9 = Qui reçoit les cartes retournées d’abord ?
    .ruling = Celui qui gagne le départage emporte tout, les cartes des autres aussi.
ruling-q-due-10 = Deux partenaires se départagent-ils aussi ?
    .ruling = Oui, la règle ne fait pas d’exception.
ruling-d-due-1 = Gagne-t-on les cartes chaque fois, ou à la fin comme le disent deux traductions ?
    .ruling = Chaque fois que tout le monde a retourné une carte.
