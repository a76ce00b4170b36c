# Words that all games share.

seat = Hráč { $number }
list-and = { $before } a { $last }
list-or = { $before } nebo { $last }

## Suits of cards, colours of tiles

suit-c = kříže
suit-d = káry
suit-h = srdce
suit-s = piky
colour-blue = modrá (c)
colour-yellow = žlutá (d)
colour-red = červená (h)
colour-green = zelená (s)
colour-black = černá (c)
colour-grey = šedá (d)
colour-purple = fialová (h)

## Options of every game

option-players = Hráči
    .about = Kolik lidí a botů sedí u stolu.
option-rounds = Kola
    .about = Kolik kol má partie; 0, pokud ji ukončují jen body.
option-target = Body, které ukončí partii
    .about = Partie skončí, jakmile má někdo tolik bodů, ať kladných, nebo záporných; 0, pokud ji ukončují jen kola.
option-max-rounds = Limit kol
    .about = Po tolika kolech partie skončí, ať je stav bodů jakýkoli.
option-last-round-decides = Shodu rozhodne poslední kolo
    .about = Mají-li ti nejlepší stejný součet, vyhrává ten, komu se víc dařilo v posledním kole.
option-extra-round = Při shodě kolo navíc
    .about = Při shodě na prvním místě rozhodne další kolo, místo aby se o výhru dělilo nebo byla remíza.

## What happened

event-dealt = Každý dostává { $cards }{ $stock ->
        [0] .
        [one] ; k lízání zbývá 1.
        [few] ; k lízání zbývají { $stock }.
        [many] ; k lízání zbývá { $stock }.
       *[other] ; k lízání zbývá { $stock }.
    }
event-starts = Začíná { $seat }.
event-drew = { $seat } si lízá.
event-got = Dostáváš { $pieces }.
event-took = { $seat } bere { $pieces }.
event-laid = { $seat } vykládá { $pieces }.
event-melded = { $seat } vykládá { $melds }.
event-added = { $seat } dokládá { $pieces } ke kombinaci { $meld }.
event-discarded = { $seat } odhazuje { $pieces }.
event-passed = { $seat } pasuje.
event-timed-out = { $seat }: čas vypršel.
event-round-over = Kolo skončilo.
event-left = { $points ->
        [0] { $seat } nemá žádný zbytek.
        [one] { $seat } má zbytek { $points } bod.
        [few] { $seat } má zbytek { $points } body.
        [many] { $seat } má zbytek { $points } bodu.
       *[other] { $seat } má zbytek { $points } bodů.
    }
event-match-over = { $win ->
        [draw] Partie skončila. Nevítězí nikdo: remíza.
        [team] Partie skončila. Vítězí tým: { $winners }.
        [shared] Partie skončila. O výhru se dělí: { $winners }.
       *[alone] Partie skončila. Vítězí: { $winners }.
    }

## How a match ended

result-target = Někdo dosáhl počtu bodů, který partii ukončuje.
result-rounds = Všechna kola jsou odehraná.
result-cap = Partie dosáhla nejvyššího počtu kol.
won = { $win ->
        [draw] Remíza: nevítězí nikdo
        [team] Vítězí tým: { $winners }
        [shared] O výhru se dělí: { $winners }
       *[alone] Vítězí { $winners }
    }
sheet-bonus = Prémie
