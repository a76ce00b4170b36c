# The words of the table views in the browser.

## Cards: Rommé and gin

web-cards-latest = arrive à l’instant
web-cards-grouped = en combinaison
web-cards-last = Derniers coups
web-cards-hands = Ce qui reste en main
web-cards-none = rien
web-cards-put = Ajouter { $pieces } ici : { $meld }
web-cards-joker-for = Que remplace le joker ?
web-cards-which = Que veux-tu faire ?

## Rommé

web-romme-draft = Combinaisons que tu prépares
web-romme-draft-empty = Choisis des cartes ou fais-les glisser ici
web-romme-new = Nouvelle combinaison
web-romme-take-back = Reprendre en main : { $piece }
web-romme-into = Mettre les cartes choisies dans la combinaison { $number } en préparation
web-romme-undo = Reprendre la combinaison { $number } en préparation
web-romme-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-romme-added = pour la combinaison { $number }
web-romme-opened = a posé
web-romme-needed = Ta première combinaison doit compter { $needed }.
web-romme-sum = { $points } sur { $needed }
web-romme-draft-first = Avant de jeter, pose les combinaisons préparées ou reprends-les.
web-romme-lap = Premier tour : personne ne pose encore.
web-romme-no-melds = Aucune combinaison pour l’instant.
web-romme-window = { $seconds ->
        [one] Après { $seconds } seconde, tu passes automatiquement.
       *[other] Après { $seconds } secondes, tu passes automatiquement.
    }
web-romme-ask = Quand une carte est laissée
web-romme-ask-short = Frapper ? { $seconds } s
web-romme-ask-wait = Frapper ? sans limite
web-romme-ask-never = Ne jamais frapper

## Gin

web-gin-draw = Prends la défausse ou pioche.
web-gin-spread-empty = Choisis de quoi faire une combinaison ou fais-le glisser ici
web-gin-spread-best = Les meilleures combinaisons
web-gin-left = { $points ->
        [0] Aucun reste
        [one] Reste : { $points } point
       *[other] Reste : { $points } points
    }
web-gin-limit = { $most ->
        [0] pour finir : rien
       *[other] pour finir : { $most } au plus
    }
web-gin-holds = { $name } : { $count } en main
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Grand gin
web-gin-end = Finir la manche avec { $points } de reste
web-gin-finish = Ajouter et étaler au mieux
web-gin-which = Quelle carte jettes-tu ?
web-gin-sort-melds = Par groupes

## Tiles

web-tiles-pool = Pioche
web-tiles-scrap = Rebut
web-tiles-new = Nouvelle combinaison
web-tiles-split = Couper ici
web-tiles-back = Au chevalet
web-tiles-undo = Annuler
web-tiles-redo = Rétablir
web-tiles-reset = Revenir au début du tour
web-tiles-done = Terminé
web-tiles-chosen = Ce qui est choisi
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
        [one] C’est une combinaison : { $points } point.
       *[other] C’est une combinaison : { $points } points.
    }
web-tiles-ready = { $count ->
        [one] Bien : { $count } pièce de ton chevalet.
       *[other] Bien : { $count } pièces de ton chevalet.
    }
web-tiles-closed = Avant ton ouverture, les combinaisons des autres restent telles quelles. Ouvre avec tes propres pièces.
web-tiles-opening = { $reached } sur { $needed } points
web-tiles-most = { $count } sur { $most } pièces au plus
web-tiles-changes = { $count ->
        [one] Pose, change { $count } pièce ou passe.
       *[other] Pose, change jusqu’à { $count } pièces ou passe.
    }
web-tiles-or-draw = Pose des pièces ou pioche.
web-tiles-or-exchange = Pose des pièces ou choisis-en une à échanger.
web-tiles-or-reject = Pose des pièces ou choisis-en une à rejeter.
web-tiles-hint-lay = { $count ->
        [one] Tu peux poser { $count } pièce.
       *[other] Tu peux poser { $count } pièces.
    }
web-tiles-hint-short = Rien à poser pour l’instant : { $reached } sur { $needed } points à portée.
web-tiles-hint-none = Rien ne peut être posé maintenant.
web-tiles-hint-this = Un bon joueur donnerait celle-ci.
web-tiles-show = Montre-moi
web-tiles-building = { $name } construit…
web-tiles-flow = Libre
web-tiles-grid = Plateau
web-tiles-time-keep = Le temps écoulé, ce qui est valable reste.
web-tiles-time-undo = Le temps écoulé, tout revient en arrière.
web-tiles-not-opened = n’a pas encore ouvert
web-tiles-told-new = { $pieces } : nouvelle combinaison
web-tiles-told-meld = { $pieces } à la combinaison { $number }
web-tiles-told-rack = { $pieces } de retour au chevalet
web-tiles-told-split = Combinaison coupée
web-tiles-keys = Espace choisit, Entrée ajoute ce qui est choisi, N fait une nouvelle combinaison, S coupe avant la pièce, Retour arrière la rend au chevalet, Ctrl Z annule.
