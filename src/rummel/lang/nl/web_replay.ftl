# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Er is nog geen ronde van deze partij afgelopen. Een ronde terugkijken kan zodra ze afgelopen is.
       *[other] Ronde { $round } kun je niet terugkijken: dat kan alleen met rondes die afgelopen zijn.
    }

## The page

web-replay = Terugkijken
web-replay-of = Teruggekeken: { $game }
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
web-replay-position = Plaats in de ronde
web-replay-first = Naar het delen
web-replay-back = Een stap terug
web-replay-forward = Een stap vooruit
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-stop = Stoppen
web-replay-copy = Link naar deze stelling kopiëren
web-replay-keys = De pijltjestoetsen gaan terug en vooruit, de spatiebalk speelt af en stopt.
web-replay-got = { $seat } krijgt { $pieces }.
web-replay-gave = { $seat } geeft { $pieces } weg.
web-replay-chose = { $seat } kiest voor { $direction ->
        [falling] aflopende
       *[rising] oplopende
    } getallen.

## The best move

web-replay-best = Kon het beter?
web-replay-thinking = Er wordt nagedacht …
web-replay-deal = Er is gedeeld, nog niemand heeft iets gekozen.
web-replay-only = Er viel niets te kiezen.
web-replay-most = Meer kon er hier niet gelegd worden.
web-replay-more = Er konden er { $placed } gelegd worden, { $played ->
        [0] gelegd werd niets:
       *[other] gelegd: { $played }.
    }
web-replay-at-least = Er konden er minstens { $placed } gelegd worden, { $played ->
        [0] gelegd werd niets:
       *[other] gelegd: { $played }.
    }
web-replay-held = Ook de goede bot had zich ingehouden.
web-replay-none = Er kon niets gelegd worden.
web-replay-short = Er kon niets gelegd worden: { $reached } van de { $needed } punten om uit te komen waren er.
web-replay-bot = Een zeker beste zet is er hier niet. De goede bot had gespeeld:
web-replay-bot-none = Er kon niets gelegd worden. De goede bot had gespeeld:
web-replay-bot-same = De goede bot had hetzelfde gespeeld.
web-replay-show = Op tafel laten zien
web-replay-hide = Terug naar wat gespeeld is
web-replay-instead = Niet gespeeld: zo had het verder kunnen gaan.

## Was the deal fair?

web-fair-check = Dit delen controleren
web-fair-checking = Er wordt opnieuw gedeeld …
web-fair-insecure = Je browser controleert het delen alleen via een veilige verbinding (https). “rummel verify” controleert het verslag zonder browser.
web-fair-seen = Het getal is dat van daarvoor
web-fair-seen-about = Dit apparaat heeft het getal bewaard dat het tijdens de partij te zien kreeg. Het mag niet veranderd zijn.
web-fair-chain = Het geheim past bij het getal
web-fair-chain-about = { $round } keer gehasht moet het geheim van ronde { $round } het getal opleveren dat voor de partij is vastgelegd.
web-fair-mix = Ieders woorden zijn erin gemengd
web-fair-mix-about = Het geheim en de woorden van alle spelers vormen de sleutel van deze ronde. Niemand kende ze allebei vooraf.
web-fair-key = De sleutel
web-fair-shuffle = De sleutel schudt
web-fair-shuffle-about = De sleutel geeft een rij getallen, en die zeggen hoe alle { $count } geschud worden. Deze volgorde komt eruit:
web-fair-hands = De handen zijn die waarmee gespeeld is
web-fair-hands-about = In deze volgorde gedeeld krijgt iedereen de hand waarmee de ronde begon.
web-fair-rest = De rest ook
web-fair-rest-about = Wat over is, ligt op tafel en in de stapel, in deze volgorde.
web-fair-fits = klopt
web-fair-differs = klopt niet
