# The words of the tables of 111, Karo 8 and the duel.

## Teams

web-team-heroes = Helden
web-team-villains = Schurken

## Karo 8

web-karo-laid = { $team }: { $count } van de { $all } kaarten liggen
web-karo-row = { $low } tot en met { $high }
web-karo-none = { $suit }: er ligt nog niets
web-karo-next = Past hierna: { $pieces }

## The duel

web-duel-begin = Iedereen draait tegelijk een kaart om; de hoogste wint alles.
web-duel-tie = Gelijk! Beslissingsronde: draai nog een kaart om.
web-duel-nobody = Niemand krijgt deze kaarten.
web-duel-stack = { $count ->
        [one] Stapel: één kaart
       *[other] Stapel: { $count } kaarten
    }
web-duel-won = { $count ->
        [one] Gewonnen: één kaart
       *[other] Gewonnen: { $count } kaarten
    }
web-duel-ready = klaar
web-duel-counts = { $piece }, telt { $value }
web-duel-lost = { $count ->
        [one] Eén kaart is uit het spel.
       *[other] { $count } kaarten zijn uit het spel.
    }
web-duel-auto = Automatisch omdraaien
web-duel-space = Met de spatiebalk draai je ook om.

## 111

web-one-centre = Midden
web-one-spot = Plek { $spot }
web-one-hidden = dicht
web-one-empty = leeg
web-one-symbols = { $count ->
        [one] één symbool
       *[other] { $count } symbolen
    }
web-one-counts = telt mee
web-one-choose = Lopen je getallen van links naar rechts op of af?
web-one-where = Waar komt de { $card }?
web-one-which = Welke kaart gaat weg?
web-one-elsewhere = Andere plek
web-one-leaves = { $card } gaat weg
web-one-between = Tussen { $left } en { $right }
web-one-before = Voor { $card }
web-one-after = Achter { $card }
web-one-series = { $count ->
        [one] Reeks van één kaart
       *[other] Reeks van { $count } kaarten
    }
web-one-no-series = Nog geen reeks
web-one-ordered = Je hand staat op volgorde!
web-one-passing = Nog niet op volgorde: je past.
web-one-auto = Passen tot alles op volgorde is
web-one-wrong = Je hand staat niet op volgorde: melden levert je niets op en beëindigt de ronde.
web-one-announce-anyway = Toch melden
web-one-rising = Oplopend
web-one-falling = Aflopend
