# De regels als pagina’s: hoofdstukken, plaatjes en de omstreden punten.

## Hoofdstukken

web-chapter-contents = Op deze pagina
web-chapter-setup = Zo begint het
web-chapter-aim = Het doel
web-chapter-turn = Je beurt
web-chapter-melds = Combinaties
web-chapter-opening = Uitkomen
web-chapter-first-meld = De eerste combinatie
web-chapter-table = De hele tafel
web-chapter-jokers = Jokers
web-chapter-time = De tijd
web-chapter-end = Het einde en de punten
web-chapter-options = Opties
web-chapter-clear = Het midden opruimen
web-chapter-announce = Melden
web-chapter-match = De partij
web-chapter-symbols = Jokersymbolen
web-chapter-knock = Kloppen
web-chapter-teams = Teams
web-chapter-flip = Omdraaien
web-chapter-play-off = De beslissingsronde
web-chapter-rows = De rijen
web-chapter-ending = De ronde beëindigen
web-chapter-show = Combinaties tonen
web-chapter-board = Het bord
web-chapter-disputed = Omstreden punten
web-chapter-disputed-about = Wat de gedrukte regels openlaten of verschillend zeggen, en hoe hier wordt gespeeld. Waar het ook anders kan, kun je dat voor je tafel kiezen.
web-chapter-otherwise = Anders kiezen:
web-chapter-others = De regels van de andere spellen

## Woorden in plaatjes

web-figure-run = Rij
web-figure-set = Serie
web-figure-none = Mag niet
web-figure-table = Op tafel
web-figure-rack = Van je bankje
web-figure-hand = In je hand
web-figure-then = Daarna
web-figure-rest = Blijft over
web-figure-nothing = niets
web-figure-points = { $points ->
        [one] één punt
       *[other] { $points } punten
    }
web-figure-first = Wie stopt
web-figure-second = De ander
web-figure-added = Aangelegd
web-figure-add = Aangelegd
web-figure-centre = In het midden
web-figure-takes = pakt alles

## Waarom niet

web-figure-no-wrap = na de 13 komt niets
web-figure-no-corner = een aas is geen brug
web-figure-no-ace-high = de aas is laag
web-figure-no-twice = een kleur twee keer
web-figure-no-twice-suit = een kleur twee keer
web-figure-no-gap = een gat
web-figure-no-colours = gemengde kleuren
web-figure-no-suits = gemengde kleuren
web-figure-no-short = te weinig
web-figure-no-joker = de joker is niet vervangen
web-figure-no-row = eerst moet de zeven liggen

## Onderschriften

web-figure-order = Twaalf getallen op volgorde: elk is hoger dan het vorige. Gaten maken niet uit.
web-figure-insert = Hier komt de { $card }. Een van de buren, { $one } of { $other }, moet weg; de { $gone } gaat, en alles staat op volgorde.
web-figure-insert-end = Aan een uiteinde kan een kaart ook die aan de andere kant verdrijven: hier mag de { $one } of de { $other } weg, en de { $gone } gaat.
web-figure-clear = Alle drie liggen open. Voor je er een pakt, mag je er drie dichte voor in de plaats laten leggen.
web-figure-series = Wie niet heeft gemeld, krijgt het beste stuk dat alleen oploopt of alleen afloopt. Hier telt het { $points }.
web-figure-symbols = Onze eigen tabel van symbolen: het laatste cijfer beslist.
web-figure-melds = Wat je kunt leggen en wat niet. De ster is een joker; hij staat voor wat erop te zien is.
web-figure-melds-gin = Wat bij elkaar hoort en wat niet.
web-figure-opening = Minstens 30, in één combinatie of meer. Een joker telt als de steen waar hij voor staat.
web-figure-opening-one = Eén combinatie moet op zichzelf 30 tellen. Een joker telt als de kaart waar hij voor staat.
web-figure-opening-add = Eén kaart die je aanlegt bij een combinatie op tafel helpt bij de 30.
web-figure-opening-no-joker = Eén combinatie moet 30 tellen, en een joker telt niets.
web-figure-shift = Een rij groeit aan de ene kant en maakt aan de andere een steen vrij.
web-figure-split = Een lange rij wordt gesplitst rond een tweede steen met hetzelfde getal.
web-figure-replace = De vierde kleur maakt een van de andere drie vrij.
web-figure-free-joker = De steen waar de joker voor stond neemt zijn plaats in, en de joker helpt in dezelfde beurt ergens anders.
web-figure-fixed-joker = Zonder steen op zijn plaats moet de joker blijven; een steen die nog in zijn eigen combinatie ligt, telt niet.
web-figure-loose-joker = Een joker mag je vrij verplaatsen, zolang alles in combinaties eindigt.
web-figure-rob = De kaart waar de joker voor staat komt op zijn plaats, en de joker is van jou.
web-figure-points-rack = Wat stenen tellen die op een bankje blijven
web-figure-points-hand = Wat kaarten tellen die in een hand blijven
web-figure-points-duel = Wat de kaarten tellen
web-figure-points-deadwood = Wat losse kaarten tellen
web-figure-ending = De drie manieren om een ronde te beëindigen
web-figure-knock = Een klop en een gin
web-figure-layoff = Wie later toont, mag aanleggen bij alles wat er al ligt. Hier blijft zo minder over dan bij wie de ronde beëindigde.
web-figure-layoff-gin = Na een klop legt de ander aan wat past. Alleen wat dan nog over is, telt.
web-figure-rows = De rijen groeien vanaf hun achten. De bleke kaarten passen nu.
web-figure-trick = Iedereen draait tegelijk om. De aas telt het meest en pakt alle kaarten.
web-figure-play-off = Een tien en een koning tellen evenveel, dus wordt er nog eens omgedraaid; dan pakt de hoogste kaart alles.
web-figure-grid = Kolommen a tot en met m, regels 10 tot en met 1. De rode rij ligt van b10 tot d10.
