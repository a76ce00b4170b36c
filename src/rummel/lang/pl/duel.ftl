### Heroes against villains, the duel.

## Names

game-duel = Bohaterowie kontra łotrzy
    .about = Każdy odkrywa kartę, najwyższa bierze wszystkie, a drużyna z większą liczbą kart wygrywa.

## Options

option-duel-heroes = Bohaterowie
    .about = Miejsca bohaterów, liczone od 0, połowa stołu; puste oznacza co drugie miejsce, począwszy od pierwszego.
option-duel-jokers = Jokery
    .about = Ile jest jokerów: 0, 2, 4 lub 6; każda drużyna dostaje połowę.
option-duel-uneven = Stosy mogą być nierówne
    .about = Przy czterech graczach joker, którego nie da się podzielić, zostaje w grze i jedna osoba w drużynie ma o kartę więcej.
option-duel-war = Wojna
    .about = Zdobyte karty idą pod własny stos i gra się nimi znowu, aż jednej drużynie ich zabraknie.
option-duel-unplayed-count = Niezagrane karty się liczą
    .about = Karty, które nie doczekały się przeciwnika, liczą się na końcu temu, kto je ma.
option-duel-undecided = Dogrywka bez kart
    .about = Co dzieje się z kartami, gdy nikt z remisujących nie może odkryć następnej.
    .nobody = nie dostaje ich nikt
    .owners = każdy zabiera swoje
option-duel-team-ties = Remis w drużynie
    .about = Co się dzieje, gdy najwyższą wartość mają tylko osoby z jednej drużyny.
    .play-off = grają dogrywkę
    .keep = drużyna po prostu bierze karty
option-duel-max-tricks = Limit lew
    .about = Po tylu lewach liczy się karty, bo wojna mogłaby się nigdy nie skończyć.

## Prompts and moves

phase-duel-flip = Odkryj wierzchnią kartę.

move-duel-flip = flip – odkryj wierzchnią kartę swojego stosu

## Events

event-stack-dealt = { $cards ->
        [one] { $seat } dostaje stos: { $cards } karta.
        [few] { $seat } dostaje stos: { $cards } karty.
        [many] { $seat } dostaje stos: { $cards } kart.
       *[other] { $seat } dostaje stos: { $cards } karty.
    }
    .you = { $cards ->
            [one] Dostajesz stos: { $cards } karta.
            [few] Dostajesz stos: { $cards } karty.
            [many] Dostajesz stos: { $cards } kart.
           *[other] Dostajesz stos: { $cards } karty.
        }
event-flipped = Karta gotowa: { $seat }.
    .you = Twoja karta jest gotowa.
event-turned-up = { $seat } odkrywa { $pieces }.
    .you = Odkrywasz { $pieces }.
event-play-off = Remis przy wartości { $value }. Dogrywka: { $seats }.
event-dropped-out = { $seat } nie ma już karty na dogrywkę.
    .you = Nie masz już karty na dogrywkę.
event-trick-won = { $cards ->
        [one] { $seat } bierze { $cards } kartę.
        [few] { $seat } bierze { $cards } karty.
        [many] { $seat } bierze { $cards } kart.
       *[other] { $seat } bierze { $cards } karty.
    }
    .you = { $cards ->
            [one] Bierzesz { $cards } kartę.
            [few] Bierzesz { $cards } karty.
            [many] Bierzesz { $cards } kart.
           *[other] Bierzesz { $cards } karty.
        }
event-trick-returned = Nie wygrywa nikt: każdy zabiera swoje karty (razem { $cards }).
event-trick-lost = Nie wygrywa nikt: karty wypadają z gry (razem { $cards }).
event-cards-counted = Karty bohaterów: { $heroes }. Karty łotrów: { $villains }.

## How a round ended

outcome-duel-heroes = Bohaterowie mają więcej kart i wygrywają.
outcome-duel-villains = Łotrzy mają więcej kart i wygrywają.
outcome-duel-even = Obie drużyny mają tyle samo kart: remis.

## On the score sheet

tally-duel-cards = Karty: { $cards }

## In the terminal

cli-duel-last = Ostatnia lewa:
cli-duel-winner = bierze { $seat }
cli-duel-nobody = nie bierze nikt
cli-duel-turned = Odkryte:
cli-duel-sides = Karty:
cli-duel-cards = bohaterowie { $a }, łotrzy { $b }
cli-duel-tricks = Lewy:
cli-duel-note = { $side }, do odkrycia { $stack }, zdobyte { $pile }

## On the pages

web-do-flip = Odkryj
web-duel-begin = Wszyscy odkrywają kartę naraz; najwyższa bierze wszystko.
web-duel-tie = Remis! Dogrywka: odkryj kolejną kartę.
web-duel-nobody = Nikt nie bierze tych kart.
web-duel-stack = { $count ->
        [one] Stos: { $count } karta
        [few] Stos: { $count } karty
        [many] Stos: { $count } kart
       *[other] Stos: { $count } karty
    }
web-duel-won = { $count ->
        [one] Zdobyte: { $count } karta
        [few] Zdobyte: { $count } karty
        [many] Zdobyte: { $count } kart
       *[other] Zdobyte: { $count } karty
    }
web-duel-ready = karta gotowa
web-duel-counts = { $piece }, wartość { $value }
web-duel-lost = { $count ->
        [one] Z gry wypadła { $count } karta.
        [few] Z gry wypadły { $count } karty.
        [many] Z gry wypadło { $count } kart.
       *[other] Z gry wypadło { $count } karty.
    }
web-duel-auto = Odkrywaj automatycznie
web-duel-space = Możesz też nacisnąć spację.
web-settings-flip-about = Nie musisz stukać przy każdej karcie.

## The rules

rules-duel =
    Gra się we dwoje lub we czworo, w dwóch równych drużynach: bohaterowie i łotrzy.

    Dwie talie po 52 karty i sześć jokerów dzieli się według barw. Bohaterowie dostają wszystkie
    czerwone karty, łotrzy wszystkie czarne, a każda drużyna trzy jokery. Każdy ma własny zakryty
    stos i nie ogląda żadnej karty, zanim ją odkryje. Przy czterech graczach każda drużyna odkłada
    na bok jokera, którego nie da się podzielić, żeby stosy były równe.

    Wszyscy w tej samej chwili odkrywają wierzchnią kartę. Najwyższa wartość zabiera wszystkie
    odkryte karty: joker liczy się za 20, as za 11, król, dama, walet i dziesiątka za 10, pozostałe
    karty tyle, ile wskazuje ich liczba.

    Jeśli najwyższą wartość mają dwie osoby lub więcej, jest dogrywka: każda z nich odkrywa jeszcze
    jedną kartę i najwyższa z tych kart zabiera wszystko. Znów remis? To odkrywają dalej. Dogrywkę
    grają też osoby z jednej drużyny. Kto nie ma już kart, odpada z dogrywki, a jeśli kartę ma
    jeszcze tylko jedna osoba, ona wygrywa. Jeśli nie ma jej nikt, karty nie przypadają nikomu.

    Zdobyte karty odkłada się na bok; każdym stosem gra się tylko raz. Runda kończy się, gdy jedna
    drużyna nie ma już czego odkryć. Niezagrane karty liczą się temu, kto je ma. Drużyna z większą
    liczbą kart wygrywa i każdy w niej dostaje punkt; przy równej liczbie jest remis.

    Opcje: zdobyte karty mogą iść pod własny stos, jak w wojnie, aż jedna drużyna nie będzie miała
    nic; a joker, którego nie da się podzielić, może zostać w grze.

## The rules: chapters and pictures

web-chapter-flip = Odkrywanie
web-chapter-play-off = Dogrywka
web-figure-points-duel = Ile są warte karty
web-figure-trick = Wszyscy odkrywają naraz. As jest wart najwięcej i zabiera wszystkie karty.
web-figure-play-off = Dziesiątka i król są warte tyle samo, więc odkrywa się jeszcze raz; wtedy wyższa karta zabiera wszystko.
web-figure-takes = bierze wszystko

## Disputed points: the duel

ruling-q-due-1 = Która drużyna dostaje jokery?
    .ruling = Każda połowę.
ruling-q-due-2 = Co, jeśli para nie może podzielić kart po równo?
    .ruling = Każda drużyna odkłada jednego jokera.
ruling-q-due-4 = Czy zdobyte karty wracają pod stos?
    .ruling = Nie, odkłada się je na bok; każdym stosem gra się raz.
ruling-q-due-5 = Kiedy jest koniec?
    .ruling = Gdy jedna drużyna nie ma czego odkryć. Niezagrane karty liczą się temu, kto je ma.
ruling-q-due-6 = Co, jeśli obie drużyny mają tyle samo kart?
    .ruling = Jest remis.
ruling-q-due-7 = Co, jeśli komuś zabraknie karty na dogrywkę?
    .ruling = Odpada, a wygrywa ostatnia osoba z kartą. Jeśli nie ma jej nikt, karty nie przypadają nikomu.
ruling-q-due-8 = Co, jeśli dogrywka znów da remis?
    .ruling = Te same osoby odkrywają jeszcze raz.
ruling-q-due-9 = Kto dostaje karty odkryte na początku?
    .ruling = Zwycięzca dogrywki zabiera wszystko, także karty pozostałych.
ruling-q-due-10 = Czy osoby z jednej drużyny też grają dogrywkę?
    .ruling = Tak, instrukcja nie robi wyjątku.
ruling-d-due-1 = Czy karty zdobywa się za każdym razem, czy na końcu, jak mówią dwa tłumaczenia?
    .ruling = Za każdym razem, gdy wszyscy odkryją.
