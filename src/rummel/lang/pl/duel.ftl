# The duel: words of the family duel.

game-duel = Bohaterowie kontra łotrzy
    .about = Każdy odkrywa kartę, najwyższa bierze wszystkie, a drużyna z większą liczbą kart wygrywa.

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

    Zdobyte karty odkłada się na bok; każdy stos gra się tylko raz. Runda kończy się, gdy jedna
    drużyna nie ma już czego odkryć. Niezagrane karty liczą się temu, kto je ma. Drużyna z większą
    liczbą kart wygrywa i każdy w niej dostaje punkt; przy równej liczbie jest remis.

    Opcje: zdobyte karty mogą iść pod własny stos, jak w wojnie, aż jedna drużyna nie będzie miała
    nic; a niepodzielny joker może zostać w grze.

## Options

option-duel-heroes = Bohaterowie
    .about = Miejsca bohaterów, liczone od 0, połowa stołu; puste oznacza co drugie miejsce, począwszy od pierwszego.
option-duel-jokers = Jokery
    .about = Ile jest jokerów: 0, 2, 4 lub 6; każda drużyna dostaje połowę.
option-duel-uneven = Stosy mogą być nierówne
    .about = Przy czterech graczach niepodzielny joker zostaje w grze i jedna osoba w drużynie ma o kartę więcej.
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

## Events

event-stack-dealt = { $cards ->
        [one] { $seat } dostaje stos: { $cards } karta.
        [few] { $seat } dostaje stos: { $cards } karty.
        [many] { $seat } dostaje stos: { $cards } kart.
       *[other] { $seat } dostaje stos: { $cards } karty.
    }
event-flipped = Karta gotowa: { $seat }.
event-turned-up = { $seat } odkrywa { $pieces }.
event-play-off = Remis przy wartości { $value }. Dogrywka: { $seats }.
event-dropped-out = { $seat } nie ma już karty na dogrywkę.
event-trick-won = { $cards ->
        [one] { $seat } bierze { $cards } kartę.
        [few] { $seat } bierze { $cards } karty.
        [many] { $seat } bierze { $cards } kart.
       *[other] { $seat } bierze { $cards } karty.
    }
event-trick-returned = Nie wygrywa nikt: każdy zabiera swoje karty (razem { $cards }).
event-trick-lost = Nie wygrywa nikt: karty wypadają z gry (razem { $cards }).
event-cards-counted = Karty bohaterów: { $heroes }. Karty łotrów: { $villains }.

## How a round ended

outcome-duel-heroes = Bohaterowie mają więcej kart i wygrywają.
outcome-duel-villains = Łotrzy mają więcej kart i wygrywają.
outcome-duel-even = Obie drużyny mają tyle samo kart: remis.

## Prompts and moves

phase-duel-flip = Odkryj wierzchnią kartę.

move-duel-flip = flip – odkryj wierzchnią kartę swojego stosu
