# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Er is nog geen ronde van deze partij afgelopen. Terugkijken kan zodra dat zo is.
       *[other] Ronde { $round } kun je niet terugkijken: dat kan alleen met rondes die afgelopen zijn.
    }

## The page

web-replay = Terugkijken
web-replay-of = Terugkijken: { $game }
web-replay-open = Een partij terugkijken
web-replay-open-about = Kies het verslag van een partij, een bestand dat op .ndjson eindigt, of sleep het hierheen. Tafels bieden het na de partij aan als download, en in de terminal schrijft “rummel play” het. Het bestand wordt alleen gelezen, niet bewaard.
web-replay-choose = Bestand kiezen
web-replay-leave = Terug
web-replay-to-table = Naar de tafel
web-replay-another = Een ander verslag
web-replay-unfinished = De partij was nog niet afgelopen toen dit werd vastgelegd.
web-replay-rounds = Rondes
web-replay-moves = De zetten
web-replay-hands = Ieders hand
web-replay-step = Stap { $step } van { $count }
web-replay-position = Moment in de ronde
web-replay-first = Naar het delen
web-replay-back = Een stap terug
web-replay-forward = Een stap vooruit
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-stop = Stoppen
web-replay-copy = Link naar dit moment kopiëren
web-replay-keys = De pijltjestoetsen gaan terug en vooruit, de spatiebalk speelt af en stopt.
web-replay-got = { $seat } krijgt { $pieces }.
web-replay-gave = { $seat } geeft { $pieces } weg.
web-replay-chose = { $seat } kiest voor { $direction ->
        [falling] aflopende
       *[rising] oplopende
    } getallen.

## The best move

web-replay-best = Kon het beter?
web-replay-thinking = De beste zet wordt gezocht …
web-replay-deal = Er is gedeeld, nog niemand heeft iets gekozen.
web-replay-only = Er viel niets te kiezen.
web-replay-most = Meer kon er hier niet gelegd worden.
web-replay-more = Er kon meer gelegd worden: { $placed } in plaats van { $played ->
        [0] niets:
       *[other] { $played }:
    }
web-replay-at-least = Er kon meer gelegd worden: minstens { $placed } in plaats van { $played ->
        [0] niets:
       *[other] { $played }:
    }
web-replay-held = Ook de goede bot had zich ingehouden.
web-replay-none = Er kon niets gelegd worden.
web-replay-short = Er kon niets gelegd worden: er waren maar { $reached } van de { $needed } punten om uit te komen.
web-replay-bot = Een zet die zeker de beste is, is er hier niet. De goede bot had gespeeld:
web-replay-bot-none = Er kon niets gelegd worden. De goede bot had gespeeld:
web-replay-bot-same = De goede bot had hetzelfde gespeeld.
web-replay-show = Op tafel laten zien
web-replay-hide = Terug naar wat gespeeld is
web-replay-instead = Niet gespeeld: zo had het verder kunnen gaan.

## Was the deal fair?

web-fair-check = Controleren hoe er is gedeeld
web-fair-checking = Er wordt opnieuw gedeeld …
web-fair-chain = Het geheim past bij het getal
web-fair-chain-about = { $round } keer gehasht moet het geheim van ronde { $round } het getal opleveren dat voor de partij is vastgelegd.
web-fair-mix = Ieders woorden zijn erin gemengd
web-fair-mix-about = Het geheim, alle zegels en de onthulde woorden van alle spelers maken de sleutel van deze ronde. Eén keer gehasht voor elke ronde tot dan toe moeten iemands woorden het zegel opleveren.
web-fair-pledges = De zegels van de spelers
web-fair-key = De sleutel
web-fair-shuffle = De sleutel schudt
web-fair-shuffle-about = De sleutel geeft een rij getallen, en die zeggen hoe alle { $count } geschud worden. Deze volgorde komt eruit:
web-fair-hands = De handen zijn die waarmee gespeeld is
web-fair-hands-about = Wie in deze volgorde deelt, geeft iedereen de hand waarmee de ronde begon.
web-fair-rest = Ook de rest klopt
web-fair-rest-about = Wat over is, ligt op tafel en op de stapel, in deze volgorde.
web-fair-fits = klopt
web-fair-differs = klopt niet
