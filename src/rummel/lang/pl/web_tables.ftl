# The words of the table views in the browser.

## Cards: Rommé and gin

web-cards-latest = nowa
web-cards-grouped = w układzie
web-cards-last = Ostatnie ruchy
web-cards-hands = Co komu zostało na ręce
web-cards-none = nic
web-cards-put = Dołóż { $pieces } tutaj: { $meld }
web-cards-joker-for = Co zastępuje joker?
web-cards-which = Co masz na myśli?

## Rommé

web-romme-draft = Układy, które szykujesz
web-romme-draft-empty = Wybierz karty na układ albo przeciągnij je tutaj
web-romme-new = Nowy układ
web-romme-take-back = Z powrotem na rękę: { $piece }
web-romme-into = Wybrane karty do szykowanego układu { $number }
web-romme-undo = Cofnij szykowany układ { $number }
web-romme-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-romme-added = do układu { $number }
web-romme-opened = wyłożone
web-romme-needed = Twój pierwszy układ musi liczyć co najmniej { $needed }.
web-romme-sum = { $points } z { $needed }
web-romme-draft-first = Zanim odrzucisz kartę, wyłóż szykowane układy albo je cofnij.
web-romme-lap = Pierwsza kolejka: nikt jeszcze nie wykłada.
web-romme-no-melds = Nie leży tu jeszcze żaden układ.
web-romme-window = { $seconds ->
        [one] Po { $seconds } sekundzie pasujesz automatycznie.
        [few] Po { $seconds } sekundach pasujesz automatycznie.
        [many] Po { $seconds } sekundach pasujesz automatycznie.
       *[other] Po { $seconds } sekundy pasujesz automatycznie.
    }
web-romme-ask = Gdy odrzucona karta zostaje
web-romme-ask-short = Pukać? { $seconds } s
web-romme-ask-wait = Pukać? bez limitu
web-romme-ask-never = Nigdy nie pukaj

## Gin

web-gin-draw = Weź odrzuconą albo dobierz.
web-gin-spread-empty = Wybierz, z czego będzie układ, albo przeciągnij to tutaj
web-gin-spread-best = Najlepsze układy
web-gin-left = { $points ->
        [0] Nic nie zostaje
        [one] Reszta: { $points } punkt
        [few] Reszta: { $points } punkty
        [many] Reszta: { $points } punktów
       *[other] Reszta: { $points } punktu
    }
web-gin-limit = { $most ->
        [0] zakończysz tylko bez reszty
       *[other] zakończysz z najwyżej { $most }
    }
web-gin-holds = { $name }: { $count } na ręce
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Wielki gin
web-gin-end = Zakończ rundę z resztą { $points }
web-gin-finish = Dołóż i pokaż jak najlepiej
web-gin-which = Którą kartę odrzucasz?
web-gin-sort-melds = Układy

## Tiles

web-tiles-pool = Bank
web-tiles-scrap = Odrzucone
web-tiles-new = Nowy układ
web-tiles-split = Podziel tutaj
web-tiles-back = Na stojak
web-tiles-undo = Cofnij
web-tiles-redo = Ponów
web-tiles-reset = Wróć do początku tury
web-tiles-done = Gotowe
web-tiles-chosen = Co jest wybrane
web-tiles-joker = Joker to
web-tiles-run = { $points ->
        [0] Sekwens
        [one] Sekwens, { $points } punkt
        [few] Sekwens, { $points } punkty
        [many] Sekwens, { $points } punktów
       *[other] Sekwens, { $points } punktu
    }
web-tiles-set = { $points ->
        [0] Zestaw
        [one] Zestaw, { $points } punkt
        [few] Zestaw, { $points } punkty
        [many] Zestaw, { $points } punktów
       *[other] Zestaw, { $points } punktu
    }
web-tiles-fine = To jest układ.
web-tiles-worth = { $points ->
        [one] To jest układ: { $points } punkt.
        [few] To jest układ: { $points } punkty.
        [many] To jest układ: { $points } punktów.
       *[other] To jest układ: { $points } punktu.
    }
web-tiles-ready = { $count ->
        [one] Dobrze: { $count } kostka ze stojaka.
        [few] Dobrze: { $count } kostki ze stojaka.
        [many] Dobrze: { $count } kostek ze stojaka.
       *[other] Dobrze: { $count } kostki ze stojaka.
    }
web-tiles-closed = Przed twoim otwarciem układy innych zostają, jak są. Otwórz własnymi kostkami.
web-tiles-opening = { $reached } z { $needed } punktów
web-tiles-most = { $count } z najwyżej { $most } kostek
web-tiles-changes = { $count ->
        [one] Wyłóż kostki, zamień jedną albo spasuj.
        [few] Wyłóż kostki, zamień najwyżej { $count } albo spasuj.
        [many] Wyłóż kostki, zamień najwyżej { $count } albo spasuj.
       *[other] Wyłóż kostki, zamień najwyżej { $count } albo spasuj.
    }
web-tiles-or-draw = Wyłóż kostki albo dobierz jedną.
web-tiles-or-exchange = Wyłóż kostki albo wybierz jedną do wymiany.
web-tiles-or-reject = Wyłóż kostki albo wybierz jedną do odrzucenia.
web-tiles-hint-lay = { $count ->
        [one] Można wyłożyć { $count } kostkę.
        [few] Można wyłożyć { $count } kostki.
        [many] Można wyłożyć { $count } kostek.
       *[other] Można wyłożyć { $count } kostki.
    }
web-tiles-hint-short = Na razie nie ma czego wyłożyć: w zasięgu jest { $reached } z { $needed } punktów.
web-tiles-hint-none = Teraz nie można nic wyłożyć.
web-tiles-hint-this = Rozważny gracz oddałby tę.
web-tiles-show = Pokaż mi
web-tiles-building = { $name } buduje…
web-tiles-flow = Luźno
web-tiles-grid = Plansza
web-tiles-time-keep = Gdy czas minie, zostanie to, co poprawne.
web-tiles-time-undo = Gdy czas minie, wszystko wróci.
web-tiles-not-opened = jeszcze bez otwarcia
web-tiles-told-new = { $pieces }: nowy układ
web-tiles-told-meld = { $pieces } do układu { $number }
web-tiles-told-rack = { $pieces } z powrotem na stojaku
web-tiles-told-split = Układ podzielony
web-tiles-keys = Spacja wybiera, Enter dokłada wybrane, N tworzy nowy układ, S dzieli przed kostką, Backspace oddaje ją na stojak, Ctrl Z cofa.
