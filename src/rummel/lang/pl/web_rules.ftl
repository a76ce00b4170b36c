# Zasady jako strony: rozdziały, obrazki i punkty sporne.

## Rozdziały

web-chapter-contents = Na tej stronie
web-chapter-setup = Początek gry
web-chapter-aim = Cel
web-chapter-turn = Twoja tura
web-chapter-melds = Układy
web-chapter-opening = Otwarcie
web-chapter-first-meld = Pierwszy układ
web-chapter-table = Cały stół
web-chapter-jokers = Jokery
web-chapter-time = Czas
web-chapter-end = Koniec i punkty
web-chapter-options = Opcje
web-chapter-clear = Uprzątanie środka
web-chapter-announce = Ogłaszanie
web-chapter-match = Partia
web-chapter-symbols = Symbole jokera
web-chapter-knock = Pukanie
web-chapter-teams = Drużyny
web-chapter-flip = Odkrywanie
web-chapter-play-off = Dogrywka
web-chapter-rows = Rzędy
web-chapter-ending = Zakończenie rundy
web-chapter-show = Pokazywanie układów
web-chapter-board = Plansza
web-chapter-disputed = Punkty sporne
web-chapter-disputed-about = Co drukowane instrukcje zostawiają otwarte lub mówią różnie i jak gra się tutaj. Gdzie można inaczej, możesz to wybrać dla swojego stołu.
web-chapter-otherwise = Wybierz inaczej:
web-chapter-others = Zasady innych gier

## Słowa na obrazkach

web-figure-run = Sekwens
web-figure-set = Zestaw
web-figure-none = Nie wolno
web-figure-table = Na stole
web-figure-rack = Ze stojaka
web-figure-hand = Na ręce
web-figure-then = Potem
web-figure-rest = Zostaje
web-figure-nothing = nic
web-figure-points = { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-figure-first = Kto kończy
web-figure-second = Druga osoba
web-figure-added = Dołożone
web-figure-add = Dołożone
web-figure-centre = Na środku
web-figure-takes = bierze wszystko

## Dlaczego nie

web-figure-no-wrap = po 13 nie ma nic
web-figure-no-corner = as nie łączy końców
web-figure-no-ace-high = as tylko przed 2
web-figure-no-twice = kolor dwa razy
web-figure-no-twice-suit = kolor dwa razy
web-figure-no-gap = luka
web-figure-no-colours = różne kolory
web-figure-no-suits = różne kolory
web-figure-no-short = za mało
web-figure-no-joker = jokera nie zastąpiono
web-figure-no-row = najpierw musi leżeć siódemka

## Podpisy

web-figure-order = Dwanaście liczb po kolei: każda jest wyższa od poprzedniej. Odstępy nie mają znaczenia.
web-figure-insert = Tu wchodzi { $card }. Jedna z sąsiadek, { $one } albo { $other }, musi odejść; odchodzi { $gone } i wszystko jest po kolei.
web-figure-insert-end = Karta wsunięta na brzeg może też wypchnąć tę z drugiego brzegu: tu odejść może { $one } albo { $other }, a odchodzi { $gone }.
web-figure-clear = Wszystkie trzy leżą odkryte. Zanim weźmiesz jedną, możesz wymienić je na trzy zakryte.
web-figure-series = Kto nie ogłosił, dostaje punkty za najlepszy odcinek, który tylko rośnie albo tylko maleje. Tutaj to { $points }.
web-figure-symbols = Nasza własna tabela symboli: decyduje ostatnia cyfra.
web-figure-melds = Co można wyłożyć, a czego nie. Gwiazdka to joker; zastępuje to, co na nim widać.
web-figure-melds-gin = Co do siebie pasuje, a co nie.
web-figure-opening = Co najmniej 30, w jednym układzie lub kilku. Joker liczy się jak kostka, którą zastępuje.
web-figure-opening-one = Jeden układ musi sam liczyć 30. Joker liczy się jak karta, którą zastępuje.
web-figure-opening-add = Do 30 liczy się też jedna karta dołożona do układu na stole.
web-figure-opening-no-joker = Jeden układ musi liczyć 30, a joker nic nie dodaje.
web-figure-shift = Sekwens rośnie na jednym końcu, a na drugim zwalnia kostkę.
web-figure-split = Długi sekwens dzieli się wokół drugiej kostki z tą samą liczbą.
web-figure-replace = Czwarty kolor zwalnia jeden z trzech pozostałych.
web-figure-free-joker = Kostka, którą joker zastępował, zajmuje jego miejsce, a joker w tej samej turze pomaga gdzie indziej.
web-figure-fixed-joker = Dopóki nie zastąpi go kostka, joker musi zostać; ta, która wciąż leży w swoim układzie, się nie liczy.
web-figure-loose-joker = Jokera możesz przenieść, dokąd chcesz, byle na koniec wszystko leżało w układach.
web-figure-rob = Karta, którą joker zastępuje, idzie na jego miejsce, a joker jest twój.
web-figure-points-rack = Ile liczą kostki, które zostają na stojaku
web-figure-points-hand = Ile liczą karty, które zostają na ręce
web-figure-points-duel = Ile liczą karty
web-figure-points-deadwood = Ile liczą karty poza układami
web-figure-ending = Trzy sposoby zakończenia rundy
web-figure-knock = Pukanie i gin
web-figure-layoff = Kto pokazuje później, może dokładać do tego, co już leży. Tutaj zostaje mu przez to mniej niż temu, kto zakończył.
web-figure-layoff-gin = Po zapukaniu druga osoba dokłada, co pasuje. Liczy się tylko to, co wtedy zostaje.
web-figure-rows = Rzędy rosną od ósemek. Blade karty pasują jako następne.
web-figure-trick = Wszyscy odkrywają naraz. As liczy najwięcej i zabiera wszystkie karty.
web-figure-play-off = Dziesiątka i król liczą tyle samo, więc odkrywa się jeszcze raz; wtedy wyższa karta zabiera wszystko.
web-figure-grid = Kolumny od a do m, rzędy od 10 do 1. Czerwony sekwens leży od b10 do d10.
