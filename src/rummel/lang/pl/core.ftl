# Words that all games share.

seat = Gracz { $number }
list-and = { $before } i { $last }
list-or = { $before } lub { $last }

## Suits of cards, colours of tiles

suit-c = trefl
suit-d = karo
suit-h = kier
suit-s = pik
colour-blue = niebieski (c)
colour-yellow = żółty (d)
colour-red = czerwony (h)
colour-green = zielony (s)
colour-black = czarny (c)
colour-grey = szary (d)
colour-purple = fioletowy (h)

## Options of every game

option-players = Gracze
    .about = Ile osób i botów siedzi przy stole.
option-rounds = Rundy
    .about = Ile rund ma partia; 0, jeśli kończą ją tylko punkty.
option-target = Punkty kończące partię
    .about = Partia kończy się, gdy ktoś ma tyle punktów, na plusie lub na minusie; 0, jeśli kończą ją tylko rundy.
option-max-rounds = Limit rund
    .about = Po tylu rundach partia się kończy bez względu na punkty.
option-last-round-decides = Ostatnia runda rozstrzyga remis
    .about = Przy równych sumach na czele wygrywa ten, komu lepiej poszła ostatnia runda.
option-extra-round = Dogrywka przy remisie
    .about = Przy równych sumach na czele gra się jeszcze jedną rundę zamiast dzielić zwycięstwo albo uznać remis.

## What happened

event-dealt = Każdy dostaje { $cards }{ $stock ->
        [0] .
       *[other] ; do dobierania zostaje { $stock }.
    }
event-starts = Zaczyna: { $seat }.
event-drew = { $seat } dobiera.
event-got = Dostajesz { $pieces }.
event-took = { $seat } bierze { $pieces }.
event-laid = { $seat } wykłada { $pieces }.
event-melded = { $seat } wykłada { $melds }.
event-added = { $seat } dokłada { $pieces } do układu { $meld }.
event-discarded = { $seat } odrzuca { $pieces }.
event-passed = { $seat } pasuje.
event-timed-out = Koniec czasu: { $seat }.
event-round-over = Koniec rundy.
event-left = { $points ->
        [0] Reszta: { $seat } nie ma nic.
        [one] Reszta: { $seat } ma { $points } punkt.
        [few] Reszta: { $seat } ma { $points } punkty.
        [many] Reszta: { $seat } ma { $points } punktów.
       *[other] Reszta: { $seat } ma { $points } punktu.
    }
event-match-over = { $win ->
        [draw] Koniec partii. Nikt nie wygrywa: remis.
        [team] Koniec partii. Wygrywa drużyna: { $winners }.
        [shared] Koniec partii. Wspólne zwycięstwo: { $winners }.
       *[alone] Koniec partii. Wygrywa: { $winners }.
    }

## How a match ended

result-target = Ktoś osiągnął liczbę punktów, która kończy partię.
result-rounds = Wszystkie rundy są rozegrane.
result-cap = Partia osiągnęła limit rund.
won = { $win ->
        [draw] Remis: nikt nie wygrywa
        [team] Wygrywa drużyna: { $winners }
        [shared] Wspólne zwycięstwo: { $winners }
       *[alone] Wygrywa: { $winners }
    }
sheet-bonus = Premia
