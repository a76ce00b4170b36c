# Words that all games share.

seat = Hráč { $number }
list-and = { $before } a { $last }

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
    .about = Pri zhode na prvom mieste rozhodne ďalšie kolo namiesto delenej výhry.

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
event-match-over = Partia sa skončila. Víťazí: { $winners }.

## How a match ended

result-target = Niekto dosiahol počet bodov, ktorý partiu ukončuje.
result-rounds = Všetky kolá sú odohrané.
result-cap = Partia dosiahla najvyšší počet kôl.
