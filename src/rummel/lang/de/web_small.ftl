# The words of the tables of 111, Karo 8 and the duel.

## Teams

web-team-heroes = Helden
web-team-villains = Schurken

## Karo 8

web-karo-laid = { $team }: { $count } von { $all } Karten liegen
web-karo-row = { $low } bis { $high }
web-karo-none = { $suit }: noch nichts gelegt
web-karo-next = Als Nächstes passt: { $pieces }

## The duel

web-duel-begin = Alle decken gleichzeitig auf; die höchste Karte nimmt alles.
web-duel-tie = Gleichstand! Deck für das Stechen noch eine Karte auf.
web-duel-nobody = Niemand bekommt diese Karten.
web-duel-stack = { $count ->
        [one] Stapel: eine Karte
       *[other] Stapel: { $count } Karten
    }
web-duel-won = { $count ->
        [one] Gewonnen: eine Karte
       *[other] Gewonnen: { $count } Karten
    }
web-duel-ready = bereit
web-duel-counts = { $piece }, zählt { $value }
web-duel-lost = { $count ->
        [one] Eine Karte ist aus dem Spiel.
       *[other] { $count } Karten sind aus dem Spiel.
    }
web-duel-auto = Automatisch aufdecken
web-duel-space = Die Leertaste deckt auch auf.

## 111

web-one-centre = Mitte
web-one-spot = Platz { $spot }
web-one-hidden = verdeckt
web-one-empty = leer
web-one-symbols = { $count ->
        [one] ein Symbol
       *[other] { $count } Symbole
    }
web-one-counts = zählt
web-one-choose = Sollen deine Zahlen von links nach rechts steigen oder fallen?
web-one-where = Wohin kommt die { $card }?
web-one-which = Welche Karte geht?
web-one-elsewhere = Anderer Platz
web-one-leaves = { $card } geht
web-one-between = Zwischen { $left } und { $right }
web-one-before = Vor { $card }
web-one-after = Hinter { $card }
web-one-series = { $count ->
        [one] Folge aus einer Karte
       *[other] Folge aus { $count } Karten
    }
web-one-no-series = Noch keine Folge
web-one-ordered = Deine Hand ist geordnet!
web-one-passing = Noch nicht geordnet: Du passt.
web-one-auto = Passen, bis alles geordnet ist
web-one-wrong = Deine Hand ist nicht geordnet: Verkünden bringt dir nichts und beendet die Runde.
web-one-announce-anyway = Trotzdem verkünden
web-one-rising = Steigend
web-one-falling = Fallend
