# The words of the table views in the browser.

## Cards: Rommé and gin

web-cards-latest = nieuw
web-cards-grouped = in een combinatie
web-cards-last = Laatste zetten
web-cards-hands = Wat er in de handen overblijft
web-cards-none = niets
web-cards-put = { $pieces } hier aanleggen: { $meld }
web-cards-joker-for = Waar staat de joker voor?
web-cards-which = Wat bedoel je?

## Rommé

web-romme-draft = Combinaties die je klaarlegt
web-romme-draft-empty = Kies kaarten voor een combinatie of sleep ze hierheen
web-romme-new = Nieuwe combinatie
web-romme-take-back = Terug naar je hand: { $piece }
web-romme-into = Gekozen kaarten bij combinatie { $number } die je klaarlegt
web-romme-undo = Combinatie { $number } die je klaarlegt terugnemen
web-romme-points = { $points ->
        [one] één punt
       *[other] { $points } punten
    }
web-romme-added = bij combinatie { $number }
web-romme-opened = is uitgekomen
web-romme-needed = Om uit te komen heb je { $needed } nodig.
web-romme-sum = { $points } van { $needed }
web-romme-draft-first = Leg de combinaties die klaarliggen op tafel, of neem ze terug, voordat je weggooit.
web-romme-lap = Eerste rondje: nog niets op tafel.
web-romme-no-melds = Er ligt nog geen combinatie.
web-romme-window = { $seconds ->
        [one] Na één seconde pas je vanzelf.
       *[other] Na { $seconds } seconden pas je vanzelf.
    }
web-romme-ask = Als een kaart blijft liggen
web-romme-ask-short = Kloppen? { $seconds } s
web-romme-ask-wait = Kloppen? geen limiet
web-romme-ask-never = Nooit kloppen

## Gin

web-gin-draw = Pak wat is weggegooid, of trek.
web-gin-spread-empty = Kies wat een combinatie wordt, of sleep het hierheen
web-gin-spread-best = De beste combinaties
web-gin-left = { $points ->
        [0] Niets over
        [one] Over: één punt
       *[other] Over: { $points } punten
    }
web-gin-limit = { $most ->
        [0] stoppen alleen zonder rest
       *[other] stoppen met hoogstens { $most }
    }
web-gin-holds = { $name }: { $count } dicht
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Big gin
web-gin-end = Ronde beëindigen, { $points } over
web-gin-finish = Zo goed mogelijk aanleggen en tonen
web-gin-which = Welke kaart gooi je weg?
web-gin-sort-melds = Op combinatie

## Tiles

web-tiles-pool = Pot
web-tiles-scrap = Aflegstapel
web-tiles-new = Nieuwe combinatie
web-tiles-split = Hier splitsen
web-tiles-back = Naar het bankje
web-tiles-undo = Ongedaan maken
web-tiles-redo = Opnieuw uitvoeren
web-tiles-reset = Terug naar het begin van de beurt
web-tiles-done = Klaar
web-tiles-chosen = Selectie
web-tiles-joker = De joker is
web-tiles-run = { $points ->
        [0] Rij
        [one] Rij, één punt
       *[other] Rij, { $points } punten
    }
web-tiles-set = { $points ->
        [0] Serie
        [one] Serie, één punt
       *[other] Serie, { $points } punten
    }
web-tiles-fine = Dit is een combinatie.
web-tiles-worth = { $points ->
        [one] Dit is een combinatie: { $points } punt.
       *[other] Dit is een combinatie: { $points } punten.
    }
web-tiles-ready = { $count ->
        [one] Goed: één steen van je bankje.
       *[other] Goed: { $count } stenen van je bankje.
    }
web-tiles-closed = Zolang je niet bent uitgekomen, blijven de combinaties van anderen zoals ze zijn. Kom uit met je eigen stenen.
web-tiles-opening = { $reached } van de { $needed } punten
web-tiles-most = { $count } van hoogstens { $most } stenen
web-tiles-changes = { $count ->
        [one] Leg stenen, ruil er één, of pas.
       *[other] Leg stenen, ruil er hoogstens { $count }, of pas.
    }
web-tiles-or-draw = Leg stenen, of trek er een.
web-tiles-or-exchange = Leg stenen, of kies er een om te ruilen.
web-tiles-or-reject = Leg stenen, of kies er een om af te leggen.
web-tiles-hint-lay = { $count ->
        [one] Er kan één steen worden gelegd.
       *[other] Er kunnen { $count } stenen worden gelegd.
    }
web-tiles-hint-short = Nog niets te leggen: { $reached } van de { $needed } punten zijn binnen bereik.
web-tiles-hint-none = Er kan nu niets worden gelegd.
web-tiles-hint-this = De goede bot zou deze weggeven.
web-tiles-show = Laat zien
web-tiles-building = { $name } is aan het bouwen …
web-tiles-flow = Vrij
web-tiles-grid = Bord
web-tiles-time-keep = Als de tijd om is, blijft liggen wat geldig is.
web-tiles-time-undo = Als de tijd om is, gaat alles terug.
web-tiles-not-opened = nog niet uitgekomen
web-tiles-told-new = { $pieces }: nieuwe combinatie
web-tiles-told-meld = { $pieces } bij combinatie { $number }
web-tiles-told-rack = { $pieces } terug op het bankje
web-tiles-told-split = Combinatie gesplitst
web-tiles-keys = Spatie kiest, Enter legt aan wat gekozen is, N maakt een nieuwe combinatie, S splitst vóór de steen, Backspace zet hem terug op het bankje, Ctrl Z maakt ongedaan.
