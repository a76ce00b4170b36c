# The words of the table views in the browser.

## Cards: Rommé and gin

web-cards-latest = práve pribudlo
web-cards-grouped = v kombinácii
web-cards-last = Posledné ťahy
web-cards-hands = Čo komu zostalo v ruke
web-cards-none = nič
web-cards-put = Priložiť { $pieces } sem: { $meld }
web-cards-joker-for = Čo žolík predstavuje?
web-cards-which = Čo máš na mysli?

## Rommé

web-romme-draft = Kombinácie, ktoré chystáš
web-romme-draft-empty = Vyber karty na kombináciu alebo ich pretiahni sem
web-romme-new = Nová kombinácia
web-romme-take-back = Späť do ruky: { $piece }
web-romme-into = Vybrané karty do chystanej kombinácie { $number }
web-romme-undo = Vziať späť chystanú kombináciu { $number }
web-romme-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
web-romme-added = ku kombinácii { $number }
web-romme-opened = vyložené
web-romme-needed = Prvá kombinácia musí mať aspoň { $needed }.
web-romme-sum = { $points } z { $needed }
web-romme-draft-first = Skôr než odhodíš, vylož chystané kombinácie alebo si ich vezmi späť.
web-romme-lap = Prvý okruh: zatiaľ nikto nevykladá.
web-romme-no-melds = Zatiaľ tu neleží žiadna kombinácia.
web-romme-window = { $seconds ->
        [one] Po { $seconds } sekunde pasuješ automaticky.
        [few] Po { $seconds } sekundách pasuješ automaticky.
        [many] Po { $seconds } sekundy pasuješ automaticky.
       *[other] Po { $seconds } sekundách pasuješ automaticky.
    }
web-romme-ask = Keď odhodená karta zostane ležať
web-romme-ask-short = Klopať? { $seconds } s
web-romme-ask-wait = Klopať? bez limitu
web-romme-ask-never = Nikdy neklopať

## Gin

web-gin-draw = Vezmi si odhodené alebo si potiahni.
web-gin-spread-empty = Vyber, z čoho bude kombinácia, alebo to pretiahni sem
web-gin-spread-best = Najlepšie kombinácie
web-gin-left = { $points ->
        [0] Žiadny zvyšok
        [one] Zvyšok: { $points } bod
        [few] Zvyšok: { $points } body
        [many] Zvyšok: { $points } bodu
       *[other] Zvyšok: { $points } bodov
    }
web-gin-limit = { $most ->
        [0] na ukončenie nesmie zostať nič
       *[other] na ukončenie najviac { $most }
    }
web-gin-holds = { $name }: { $count } v ruke
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Veľký gin
web-gin-end = Ukončiť kolo so zvyškom { $points }
web-gin-finish = Priložiť a ukázať čo najlepšie
web-gin-which = Ktorú kartu odhadzuješ?
web-gin-sort-melds = Kombinácie

## Tiles

web-tiles-pool = Zásoba
web-tiles-scrap = Odhodené
web-tiles-new = Nová kombinácia
web-tiles-split = Rozdeliť tu
web-tiles-back = Na stojan
web-tiles-undo = Späť
web-tiles-redo = Znova
web-tiles-reset = Späť na začiatok ťahu
web-tiles-done = Hotovo
web-tiles-chosen = Čo je vybrané
web-tiles-joker = Žolík je
web-tiles-run = { $points ->
        [0] Postupka
        [one] Postupka, { $points } bod
        [few] Postupka, { $points } body
       *[other] Postupka, { $points } bodov
    }
web-tiles-set = { $points ->
        [0] Sada
        [one] Sada, { $points } bod
        [few] Sada, { $points } body
       *[other] Sada, { $points } bodov
    }
web-tiles-fine = Toto je kombinácia.
web-tiles-worth = { $points ->
        [one] Toto je kombinácia: { $points } bod.
        [few] Toto je kombinácia: { $points } body.
        [many] Toto je kombinácia: { $points } bodu.
       *[other] Toto je kombinácia: { $points } bodov.
    }
web-tiles-ready = { $count ->
        [one] Dobre: { $count } kameň z tvojho stojana.
        [few] Dobre: { $count } kamene z tvojho stojana.
       *[other] Dobre: { $count } kameňov z tvojho stojana.
    }
web-tiles-closed = Pred prvým vyložením zostávajú kombinácie ostatných, ako sú. Najprv vylož vlastné kamene.
web-tiles-opening = { $reached } z { $needed } bodov
web-tiles-most = { $count } z najviac { $most } kameňov
web-tiles-changes = { $count ->
        [one] Vylož, vymeň jeden kameň alebo pasuj.
        [few] Vylož, vymeň až { $count } kamene alebo pasuj.
       *[other] Vylož, vymeň až { $count } kameňov alebo pasuj.
    }
web-tiles-or-draw = Vylož kamene alebo si jeden potiahni.
web-tiles-or-exchange = Vylož kamene alebo vyber jeden na výmenu.
web-tiles-or-reject = Vylož kamene alebo vyber jeden na odhodenie.
web-tiles-hint-lay = { $count ->
        [one] Vyložiť sa dá { $count } kameň.
        [few] Vyložiť sa dajú { $count } kamene.
       *[other] Vyložiť sa dá { $count } kameňov.
    }
web-tiles-hint-short = Zatiaľ nie je čo vyložiť: na dosah je { $reached } z { $needed } bodov.
web-tiles-hint-none = Teraz sa nedá vyložiť nič.
web-tiles-hint-this = Rozvážny hráč by dal preč tento.
web-tiles-show = Ukáž mi to
web-tiles-building = { $name } stavia…
web-tiles-flow = Voľne
web-tiles-grid = Doska
web-tiles-time-keep = Keď čas vyprší, zostane, čo platí.
web-tiles-time-undo = Keď čas vyprší, všetko sa vráti späť.
web-tiles-not-opened = ešte bez prvého vyloženia
web-tiles-told-new = { $pieces }: nová kombinácia
web-tiles-told-meld = { $pieces } ku kombinácii { $number }
web-tiles-told-rack = { $pieces } späť na stojane
web-tiles-told-split = Kombinácia rozdelená
web-tiles-keys = Medzerník vyberá, Enter priloží vybrané, N založí novú kombináciu, S rozdelí pred kameňom, Backspace vráti kameň na stojan, Ctrl Z vezme krok späť.
