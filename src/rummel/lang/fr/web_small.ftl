# The words of the tables of 111, Karo 8 and the duel.

## Teams

web-team-heroes = Héros
web-team-villains = Voleurs

## Karo 8

web-karo-laid = { $team } : { $count } sur { $all } cartes posées
web-karo-row = { $low } à { $high }
web-karo-none = { $suit } : rien de posé
web-karo-next = À suivre : { $pieces }

## The duel

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

## 111

web-one-centre = Centre
web-one-spot = Place { $spot }
web-one-hidden = face cachée
web-one-empty = vide
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
