# Words that all games share.

seat = Joueur { $number }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }

## Suits of cards, colours of tiles

suit-c = trèfle
suit-d = carreau
suit-h = cœur
suit-s = pique
colour-blue = bleu (c)
colour-yellow = jaune (d)
colour-red = rouge (h)
colour-green = vert (s)
colour-black = noir (c)
colour-grey = gris (d)
colour-purple = violet (h)

## Options of every game

option-players = Joueurs
    .about = Combien de personnes et de bots sont à table.
option-rounds = Manches
    .about = Combien de manches compte la partie ; 0 si seuls les points y mettent fin.
option-target = Points qui terminent la partie
    .about = La partie s’arrête dès que quelqu’un atteint ce total, en plus ou en moins ; 0 si seul le nombre de manches compte.
option-max-rounds = Manches au maximum
    .about = Après ce nombre de manches, la partie s’arrête quels que soient les points.
option-last-round-decides = La dernière manche départage
    .about = À égalité en tête, la victoire va à qui a fait le meilleur score dans la dernière manche.
option-extra-round = Manche décisive à égalité
    .about = À égalité en tête, on joue encore une manche au lieu de partager la victoire ou de faire match nul.

## What happened

event-dealt = Distribution : { $cards } chacun{ $stock ->
        [0] .
       *[other]  ; il en reste { $stock } dans la pioche.
    }
event-starts = { $seat } commence.
event-drew = { $seat } pioche.
event-got = Tu reçois { $pieces }.
event-took = { $seat } prend { $pieces }.
event-laid = { $seat } pose { $pieces }.
event-melded = { $seat } pose { $melds }.
event-added = { $seat } ajoute { $pieces } à la combinaison { $meld }.
event-discarded = { $seat } jette { $pieces }.
event-passed = { $seat } passe.
event-timed-out = Temps écoulé pour { $seat }.
event-round-over = La manche est terminée.
event-left = { $points ->
        [0] Il ne reste rien à { $seat }.
        [one] Il reste { $points } point à { $seat }.
       *[other] Il reste { $points } points à { $seat }.
    }
event-match-over = { $win ->
        [draw] La partie est terminée. Personne ne gagne : match nul.
        [team] La partie est terminée. Victoire de l’équipe : { $winners }.
        [shared] La partie est terminée. Victoire partagée : { $winners }.
       *[alone] La partie est terminée. Victoire : { $winners }.
    }

## How a match ended

result-target = Le total qui termine la partie est atteint.
result-rounds = Toutes les manches sont jouées.
result-cap = La partie a atteint son nombre maximal de manches.
won = { $win ->
        [draw] Match nul : personne ne gagne
        [team] Victoire de l’équipe : { $winners }
        [shared] Victoire partagée : { $winners }
       *[alone] Victoire : { $winners }
    }
sheet-bonus = Bonus
