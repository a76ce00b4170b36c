# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Żadna runda tej partii jeszcze się nie skończyła. Rundę można obejrzeć, gdy dobiegnie końca.
       *[other] Rundy { $round } nie można obejrzeć: można tylko te, które się skończyły.
    }

## The page

web-replay = Przebieg rundy
web-replay-of = Przebieg: { $game }
web-replay-open = Obejrzyj partię jeszcze raz
web-replay-open-about = Wybierz zapis partii, plik z końcówką .ndjson, albo upuść go tutaj. Stoły pozwalają go pobrać po partii, a w terminalu zapisuje go „rummel play”. Plik jest tylko czytany i nie jest przechowywany.
web-replay-choose = Wybierz plik
web-replay-leave = Wstecz
web-replay-to-table = Wróć do stołu
web-replay-another = Inny zapis
web-replay-unfinished = Partia jeszcze się nie skończyła, gdy powstał ten zapis.
web-replay-rounds = Rundy
web-replay-moves = Ruchy
web-replay-hands = Co kto ma na ręce
web-replay-step = Krok { $step } z { $count }
web-replay-position = Miejsce w rundzie
web-replay-first = Do rozdania
web-replay-back = Krok wstecz
web-replay-forward = Krok dalej
web-replay-last = Na koniec
web-replay-play = Odtwórz
web-replay-stop = Zatrzymaj
web-replay-copy = Skopiuj link do tej pozycji
web-replay-keys = Strzałki cofają i przesuwają dalej, spacja odtwarza i zatrzymuje.
web-replay-got = { $seat } dostaje { $pieces }.
web-replay-gave = { $seat } oddaje { $pieces }.
web-replay-chose = { $seat } wybiera liczby { $direction ->
        [falling] malejące
       *[rising] rosnące
    }.

## The best move

web-replay-best = Czy dało się lepiej?
web-replay-thinking = Myślę…
web-replay-deal = Rozdanie: nikt jeszcze niczego nie wybrał.
web-replay-only = Nie było nic do wyboru.
web-replay-most = Więcej nie dało się tu wyłożyć.
web-replay-more = Dało się wyłożyć { $placed }, { $played ->
        [0] nie wyłożono nic:
       *[other] wyłożono { $played }:
    }
web-replay-at-least = Dało się wyłożyć co najmniej { $placed }, { $played ->
        [0] nie wyłożono nic:
       *[other] wyłożono { $played }:
    }
web-replay-held = Dobry bot też by się wstrzymał.
web-replay-none = Nie dało się nic wyłożyć.
web-replay-short = Nie dało się nic wyłożyć: na otwarcie było { $reached } z { $needed } punktów.
web-replay-bot = Nie ma tu jednoznacznie najlepszego ruchu. Dobry bot zagrałby:
web-replay-bot-none = Nie dało się nic wyłożyć. Dobry bot zagrałby:
web-replay-bot-same = Dobry bot zagrałby tak samo.
web-replay-show = Pokaż na stole
web-replay-hide = Wróć do tego, co zagrano
web-replay-instead = Tak nie zagrano: tak mogło to pójść dalej.

## Was the deal fair?

web-fair-check = Sprawdź to rozdanie
web-fair-checking = Rozdajemy jeszcze raz…
web-fair-chain = Sekret pasuje do liczby
web-fair-chain-about = Sekret rundy { $round }, poddany { $round }× funkcji skrótu, musi dać liczbę ustaloną przed partią.
web-fair-mix = Słowa wszystkich są wmieszane
web-fair-mix-about = Sekret, wszystkie pieczęcie i ujawnione słowa wszystkich graczy dają klucz tej rundy. Słowa gracza, poddane funkcji skrótu raz za każdą dotychczasową rundę, muszą dać jego pieczęć.
web-fair-pledges = Pieczęcie graczy
web-fair-key = Klucz
web-fair-shuffle = Klucz tasuje
web-fair-shuffle-about = Klucz daje ciąg liczb, a one mówią, jak się tasuje całość (razem { $count }). Wychodzi taka kolejność:
web-fair-hands = Każdy dostał to, czym grał
web-fair-hands-about = Po rozdaniu w tej kolejności każdy ma to, z czym zaczął rundę.
web-fair-rest = Reszta też
web-fair-rest-about = To, co zostało, leży na stole i w stosie, w tej kolejności.
web-fair-fits = zgadza się
web-fair-differs = nie zgadza się
