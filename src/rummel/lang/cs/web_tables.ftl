# The words of the table views in the browser.

## Cards: Rommé and gin

web-cards-latest = právě přibylo
web-cards-grouped = v kombinaci
web-cards-last = Poslední tahy
web-cards-hands = Co komu zůstalo v ruce
web-cards-none = nic
web-cards-put = Doložit { $pieces } sem: { $meld }
web-cards-joker-for = Co žolík představuje?
web-cards-which = Co máš na mysli?

## Rommé

web-romme-draft = Kombinace, které chystáš
web-romme-draft-empty = Vyber karty na kombinaci, nebo je přetáhni sem
web-romme-new = Nová kombinace
web-romme-take-back = Zpátky do ruky: { $piece }
web-romme-into = Vybrané karty do chystané kombinace { $number }
web-romme-undo = Vzít zpátky chystanou kombinaci { $number }
web-romme-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
web-romme-added = ke kombinaci { $number }
web-romme-opened = vyloženo
web-romme-needed = První kombinace musí mít aspoň { $needed }.
web-romme-sum = { $points } z { $needed }
web-romme-draft-first = Než odhodíš, vylož chystané kombinace, nebo si je vezmi zpátky.
web-romme-lap = První kolečko: zatím nikdo nevykládá.
web-romme-no-melds = Zatím tu neleží žádná kombinace.
web-romme-window = { $seconds ->
        [one] Po { $seconds } sekundě pasuješ automaticky.
        [few] Po { $seconds } sekundách pasuješ automaticky.
        [many] Po { $seconds } sekundy pasuješ automaticky.
       *[other] Po { $seconds } sekundách pasuješ automaticky.
    }
web-romme-ask = Když odhozená karta zůstane ležet
web-romme-ask-short = Klepat? { $seconds } s
web-romme-ask-wait = Klepat? bez limitu
web-romme-ask-never = Nikdy neklepat

## Gin

web-gin-draw = Vezmi si odhozené, nebo si lízni.
web-gin-spread-empty = Vyber, z čeho bude kombinace, nebo to přetáhni sem
web-gin-spread-best = Nejlepší kombinace
web-gin-left = { $points ->
        [0] Žádný zbytek
        [one] Zbytek: { $points } bod
        [few] Zbytek: { $points } body
        [many] Zbytek: { $points } bodu
       *[other] Zbytek: { $points } bodů
    }
web-gin-limit = { $most ->
        [0] k ukončení nesmí zbýt nic
       *[other] k ukončení nejvýše { $most }
    }
web-gin-holds = { $name }: { $count } v ruce
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Velký gin
web-gin-end = Ukončit kolo se zbytkem { $points }
web-gin-finish = Doložit a ukázat co nejlépe
web-gin-which = Kterou kartu odhazuješ?
web-gin-sort-melds = Kombinace

## Tiles

web-tiles-pool = Zásoba
web-tiles-scrap = Odhozené
web-tiles-new = Nová kombinace
web-tiles-split = Rozdělit tady
web-tiles-back = Na stojánek
web-tiles-undo = Zpět
web-tiles-redo = Znovu
web-tiles-reset = Zpět na začátek tahu
web-tiles-done = Hotovo
web-tiles-chosen = Co je vybráno
web-tiles-joker = Žolík je
web-tiles-run = { $points ->
        [0] Postupka
        [one] Postupka, { $points } bod
        [few] Postupka, { $points } body
       *[other] Postupka, { $points } bodů
    }
web-tiles-set = { $points ->
        [0] Set
        [one] Set, { $points } bod
        [few] Set, { $points } body
       *[other] Set, { $points } bodů
    }
web-tiles-fine = Tohle je kombinace.
web-tiles-worth = { $points ->
        [one] Tohle je kombinace: { $points } bod.
        [few] Tohle je kombinace: { $points } body.
        [many] Tohle je kombinace: { $points } bodu.
       *[other] Tohle je kombinace: { $points } bodů.
    }
web-tiles-ready = { $count ->
        [one] Dobře: { $count } kámen z tvého stojánku.
        [few] Dobře: { $count } kameny z tvého stojánku.
       *[other] Dobře: { $count } kamenů z tvého stojánku.
    }
web-tiles-closed = Před prvním vyložením zůstávají kombinace ostatních, jak jsou. Nejdřív vylož vlastní kameny.
web-tiles-opening = { $reached } z { $needed } bodů
web-tiles-most = { $count } z nejvýše { $most } kamenů
web-tiles-changes = { $count ->
        [one] Vylož, vyměň jeden kámen, nebo pasuj.
        [few] Vylož, vyměň až { $count } kameny, nebo pasuj.
       *[other] Vylož, vyměň až { $count } kamenů, nebo pasuj.
    }
web-tiles-or-draw = Vylož kameny, nebo si jeden lízni.
web-tiles-or-exchange = Vylož kameny, nebo vyber jeden k výměně.
web-tiles-or-reject = Vylož kameny, nebo vyber jeden k odhození.
web-tiles-hint-lay = { $count ->
        [one] Vyložit jde { $count } kámen.
        [few] Vyložit jdou { $count } kameny.
       *[other] Vyložit jde { $count } kamenů.
    }
web-tiles-hint-short = Zatím není co vyložit: na dosah je { $reached } z { $needed } bodů.
web-tiles-hint-none = Teď nejde vyložit nic.
web-tiles-hint-this = Rozvážný hráč by dal pryč tenhle.
web-tiles-show = Ukaž mi to
web-tiles-building = { $name } staví…
web-tiles-flow = Volně
web-tiles-grid = Deska
web-tiles-time-keep = Až čas vyprší, zůstane, co platí.
web-tiles-time-undo = Až čas vyprší, vrátí se všechno zpět.
web-tiles-not-opened = ještě bez prvního vyložení
web-tiles-told-new = { $pieces }: nová kombinace
web-tiles-told-meld = { $pieces } ke kombinaci { $number }
web-tiles-told-rack = { $pieces } zpět na stojánku
web-tiles-told-split = Kombinace rozdělena
web-tiles-keys = Mezerník vybírá, Enter doloží vybrané, N založí novou kombinaci, S rozdělí před kamenem, Backspace vrátí kámen na stojánek, Ctrl Z vezme krok zpět.
