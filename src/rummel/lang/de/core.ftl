# Words that all games share.

seat = Platz { $number }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }

## Suits of cards, colours of tiles

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik
colour-blue = Blau (c)
colour-yellow = Gelb (d)
colour-red = Rot (h)
colour-green = Grün (s)
colour-black = Schwarz (c)
colour-grey = Grau (d)
colour-purple = Lila (h)

## Options of every game

option-players = Mitspielende
    .about = Wie viele Menschen und Bots am Tisch sitzen.
option-rounds = Runden
    .about = Wie viele Runden die Partie hat; 0, wenn nur die Punkte sie beenden.
option-target = Punkte bis zum Ende der Partie
    .about = Die Partie ist zu Ende, sobald jemand so viele Punkte hat, plus oder minus; 0, wenn nur die Runden sie beenden.
option-max-rounds = Höchstzahl der Runden
    .about = Nach so vielen Runden ist die Partie zu Ende, wie auch immer die Punkte stehen.
option-last-round-decides = Letzte Runde entscheidet
    .about = Liegen mehrere gleichauf vorn, gewinnt, wer von ihnen in der letzten Runde am besten war.
option-extra-round = Zusatzrunde bei Gleichstand
    .about = Bei Gleichstand an der Spitze gibt es noch eine Runde statt eines geteilten Siegs oder eines Unentschiedens.

## What happened

event-dealt = Ausgeteilt: je { $cards }{ $stock ->
        [0] .
        [one] ; zum Ziehen bleibt 1.
       *[other] ; zum Ziehen bleiben { $stock }.
    }
event-starts = Es beginnt: { $seat }.
event-drew = { $seat } zieht nach.
event-got = Du bekommst { $pieces }.
event-took = { $seat } nimmt { $pieces }.
event-laid = { $seat } legt { $pieces }.
event-melded = { $seat } legt { $melds } aus.
event-added = { $seat } legt { $pieces } an Kombination { $meld } an.
event-discarded = { $seat } wirft { $pieces } ab.
event-passed = { $seat } passt.
event-timed-out = Für { $seat } ist die Zeit abgelaufen.
event-round-over = Die Runde ist zu Ende.
event-left = { $points ->
        [0] { $seat } hat nichts übrig.
        [one] { $seat } hat einen Punkt übrig.
       *[other] { $seat } hat { $points } Punkte übrig.
    }
event-match-over = { $win ->
        [draw] Die Partie ist zu Ende. Niemand gewinnt: unentschieden.
        [team] Die Partie ist zu Ende. Sieg für das Team { $winners }.
        [shared] Die Partie ist zu Ende. Geteilter Sieg für { $winners }.
       *[alone] Die Partie ist zu Ende. Sieg für { $winners }.
    }

## How a match ended

result-target = Die Punktzahl, mit der die Partie endet, ist erreicht.
result-rounds = Alle Runden sind gespielt.
result-cap = Die Partie hat ihre Höchstzahl an Runden erreicht.
won = { $win ->
        [draw] Unentschieden: Niemand gewinnt
        [team] Sieg für das Team { $winners }
        [shared] Geteilter Sieg für { $winners }
       *[alone] Sieg für { $winners }
    }
sheet-bonus = Bonus
