# Words that all games share.

seat = Hráč { $number }
list-and = { $before } a { $last }
list-or = { $before } alebo { $last }

## Suits of cards, colours of tiles

suit-c = kríže
suit-d = kára
suit-h = srdcia
suit-s = piky
colour-blue = modrá (c)
colour-yellow = žltá (d)
colour-red = červená (h)
colour-green = zelená (s)
colour-black = čierna (c)
colour-grey = sivá (d)
colour-purple = fialová (h)

## Options of every game

option-players = Hráči
    .about = Koľko ľudí a botov sedí pri stole.
option-rounds = Kolá
    .about = Koľko kôl má partia; 0, ak ju ukončujú len body.
option-target = Body, ktoré ukončia partiu
    .about = Partia sa skončí, keď má niekto toľko bodov, či už plusových, alebo mínusových; 0, ak ju ukončujú len kolá.
option-max-rounds = Limit kôl
    .about = Po toľkých kolách sa partia skončí, nech je stav bodov akýkoľvek.
option-last-round-decides = Zhodu rozhodne posledné kolo
    .about = Ak majú tí najlepší rovnaký súčet, vyhráva ten, komu sa viac darilo v poslednom kole.
option-extra-round = Pri zhode kolo navyše
    .about = Pri zhode na prvom mieste rozhodne ďalšie kolo namiesto delenej výhry alebo remízy.

## What happened

event-dealt = Každý dostáva { $cards }{ $stock ->
        [0] .
        [one] ; na ťahanie zostáva 1.
        [few] ; na ťahanie zostávajú { $stock }.
        [many] ; na ťahanie zostáva { $stock }.
       *[other] ; na ťahanie zostáva { $stock }.
    }
event-starts = Začína { $seat }.
event-drew = { $seat } ťahá.
event-got = Dostávaš { $pieces }.
event-took = { $seat } berie { $pieces }.
event-laid = { $seat } vykladá { $pieces }.
event-melded = { $seat } vykladá { $melds }.
event-added = { $seat } prikladá { $pieces } ku kombinácii { $meld }.
event-discarded = { $seat } odhadzuje { $pieces }.
event-passed = { $seat } pasuje.
event-timed-out = { $seat }: čas vypršal.
event-round-over = Kolo sa skončilo.
event-left = { $points ->
        [0] { $seat } nemá žiadny zvyšok.
        [one] { $seat } má zvyšok { $points } bod.
        [few] { $seat } má zvyšok { $points } body.
        [many] { $seat } má zvyšok { $points } bodu.
       *[other] { $seat } má zvyšok { $points } bodov.
    }
event-match-over = { $win ->
        [draw] Partia sa skončila. Nevíťazí nikto: remíza.
        [team] Partia sa skončila. Víťazí tím: { $winners }.
        [shared] Partia sa skončila. O výhru sa delia: { $winners }.
       *[alone] Partia sa skončila. Víťazí: { $winners }.
    }

## How a match ended

result-target = Niekto dosiahol počet bodov, ktorý partiu ukončuje.
result-rounds = Všetky kolá sú odohrané.
result-cap = Partia dosiahla najvyšší počet kôl.
won = { $win ->
        [draw] Remíza: nevíťazí nikto
        [team] Víťazí tím: { $winners }
        [shared] O výhru sa delia: { $winners }
       *[alone] Víťazí { $winners }
    }
sheet-bonus = Prémia
