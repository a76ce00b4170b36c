# Les règles en pages : chapitres, images et points discutés.

## Chapitres

web-chapter-contents = Sur cette page
web-chapter-setup = Pour commencer
web-chapter-aim = Le but
web-chapter-turn = Ton tour
web-chapter-melds = Les combinaisons
web-chapter-opening = La première pose
web-chapter-first-meld = La première combinaison
web-chapter-table = Toute la table
web-chapter-jokers = Les jokers
web-chapter-time = Le temps
web-chapter-end = La fin et les points
web-chapter-options = Les options
web-chapter-clear = Enlever le centre
web-chapter-announce = Annoncer
web-chapter-match = La partie
web-chapter-symbols = Les symboles de joker
web-chapter-knock = Frapper
web-chapter-teams = Les équipes
web-chapter-flip = Retourner
web-chapter-play-off = Le départage
web-chapter-rows = Les rangées
web-chapter-ending = Mettre fin à la manche
web-chapter-show = Étaler
web-chapter-board = Le plateau
web-chapter-disputed = Cas litigieux
web-chapter-disputed-about = Ce que les règles imprimées laissent ouvert ou disent de plusieurs façons, et comment on joue ici. Là où une autre lecture existe, tu peux la choisir pour ta table.
web-chapter-otherwise = Choisir autrement :
web-chapter-others = Les règles des autres jeux

## Mots des images

web-figure-run = Suite
web-figure-set = Série
web-figure-none = Interdit
web-figure-table = Sur la table
web-figure-rack = De ton chevalet
web-figure-hand = Dans ta main
web-figure-then = Ensuite
web-figure-rest = Il reste
web-figure-nothing = rien
web-figure-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-figure-first = Qui finit
web-figure-second = L’autre
web-figure-added = Ajouté
web-figure-add = Ajouté
web-figure-centre = Au centre
web-figure-takes = emporte tout

## Pourquoi pas

web-figure-no-wrap = rien ne suit le 13
web-figure-no-corner = l’as n’est pas un pont
web-figure-no-ace-high = l’as est bas
web-figure-no-twice = une couleur deux fois
web-figure-no-twice-suit = une couleur deux fois
web-figure-no-gap = un trou
web-figure-no-colours = couleurs mélangées
web-figure-no-suits = couleurs mélangées
web-figure-no-short = pas assez
web-figure-no-joker = le joker n’est pas remplacé
web-figure-no-row = le sept doit d’abord être là

## Légendes

web-figure-order = Douze nombres en ordre : chacun est plus grand que le précédent. Les écarts ne comptent pas.
web-figure-insert = Le { $card } entre ici. Une de ses voisines, { $one } ou { $other }, doit partir ; le { $gone } part, et tout est en ordre.
web-figure-insert-end = Mise à un bout, une carte peut aussi chasser celle de l’autre bout : ici { $one } ou { $other } peut partir, et c’est le { $gone }.
web-figure-clear = Les trois sont visibles. Avant d’en prendre une, tu peux les faire remplacer par trois cartes cachées.
web-figure-series = Sans avoir annoncé, on marque le meilleur morceau qui ne fait que monter ou que descendre. Ici il compte { $points }.
web-figure-symbols = Notre propre tableau des symboles : le dernier chiffre décide.
web-figure-melds = Ce qu’on peut poser, et ce qu’on ne peut pas. L’étoile est un joker ; il remplace ce qu’on y voit.
web-figure-melds-gin = Ce qui va ensemble, et ce qui ne va pas.
web-figure-opening = Au moins 30, en une ou plusieurs combinaisons. Un joker compte comme la pièce qu’il remplace.
web-figure-opening-one = Une combinaison doit compter 30 à elle seule. Un joker compte comme la carte qu’il remplace.
web-figure-opening-add = Une carte ajoutée à une combinaison de la table aide à atteindre 30.
web-figure-opening-no-joker = Une combinaison doit compter 30, et un joker n’ajoute rien.
web-figure-shift = Une suite grandit d’un bout et libère une pièce à l’autre.
web-figure-split = Une longue suite se partage autour d’une deuxième pièce du même nombre.
web-figure-replace = La quatrième couleur libère une des trois autres.
web-figure-free-joker = La pièce que le joker remplaçait prend sa place, et le joker sert ailleurs dans le même tour.
web-figure-fixed-joker = Sans une pièce à sa place, le joker doit rester ; celle qui est encore dans sa combinaison ne compte pas.
web-figure-loose-joker = Un joker se déplace comme tu veux, pourvu que tout finisse en combinaisons.
web-figure-rob = La carte que le joker remplace prend sa place, et le joker est à toi.
web-figure-points-rack = Ce que comptent les pièces restées sur un chevalet
web-figure-points-hand = Ce que comptent les cartes restées en main
web-figure-points-duel = Ce que valent les cartes
web-figure-points-deadwood = Ce que comptent les cartes hors combinaison
web-figure-ending = Les trois façons de mettre fin à une manche
web-figure-knock = Frapper, et faire gin
web-figure-layoff = Qui étale ensuite peut compléter ce qui est déjà là. Ici, il lui reste ainsi moins qu’à celui qui a fini.
web-figure-layoff-gin = Quand on a frappé, l’autre ajoute ce qui convient. Seul compte ce qui lui reste encore.
web-figure-rows = Les rangées grandissent à partir des huit. Les cartes pâles sont celles qui conviennent ensuite.
web-figure-trick = Tout le monde retourne en même temps. L’as vaut le plus et emporte toutes les cartes.
web-figure-play-off = Un dix et un roi valent autant, donc on retourne encore ; la plus forte emporte alors tout.
web-figure-grid = Colonnes a à m, rangées 10 à 1. La suite rouge va de b10 à d10.
