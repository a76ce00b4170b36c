# Words that all games share.

seat = Speler { $number }
list-and = { $before } en { $last }
list-or = { $before } of { $last }

## Suits of cards, colours of tiles

suit-c = klaveren
suit-d = ruiten
suit-h = harten
suit-s = schoppen
colour-blue = blauw (c)
colour-yellow = geel (d)
colour-red = rood (h)
colour-green = groen (s)
colour-black = zwart (c)
colour-grey = grijs (d)
colour-purple = paars (h)

## Options of every game

option-players = Spelers
    .about = Hoeveel mensen en bots er aan tafel zitten.
option-rounds = Rondes
    .about = Hoeveel rondes de partij heeft; 0 als alleen de punten er een einde aan maken.
option-target = Punten waarmee de partij eindigt
    .about = De partij is afgelopen zodra iemand zoveel punten heeft, plus of min; 0 als alleen de rondes er een einde aan maken.
option-max-rounds = Maximaal aantal rondes
    .about = Na zoveel rondes is de partij afgelopen, hoe de punten ook staan.
option-last-round-decides = Laatste ronde beslist
    .about = Staan er meerdere spelers gelijk bovenaan, dan wint wie van hen de beste laatste ronde had.
option-extra-round = Extra ronde bij gelijke stand
    .about = Bij een gelijke stand aan de top volgt nog een ronde in plaats van een gedeelde overwinning of een gelijkspel.

## What happened

event-dealt = Gedeeld: elk { $cards }{ $stock ->
        [0] .
        [one] ; nog 1 te trekken.
       *[other] ; nog { $stock } te trekken.
    }
event-starts = { $seat } begint.
event-drew = { $seat } trekt er een.
event-got = Je krijgt { $pieces }.
event-took = { $seat } pakt { $pieces }.
event-laid = { $seat } legt { $pieces }.
event-melded = { $seat } legt { $melds } op tafel.
event-added = { $seat } legt { $pieces } aan bij combinatie { $meld }.
event-discarded = { $seat } gooit { $pieces } weg.
event-passed = { $seat } past.
event-timed-out = De tijd van { $seat } is om.
event-round-over = De ronde is afgelopen.
event-left = { $points ->
        [0] { $seat } heeft niets over.
        [one] { $seat } heeft één punt over.
       *[other] { $seat } heeft { $points } punten over.
    }
event-match-over = { $win ->
        [draw] De partij is afgelopen. Niemand wint: gelijkspel.
        [team] De partij is afgelopen. De winst is voor het team { $winners }.
        [shared] De partij is afgelopen. De winst wordt gedeeld door { $winners }.
       *[alone] De partij is afgelopen. De winst is voor { $winners }.
    }

## How a match ended

result-target = De punten waarmee de partij eindigt, zijn gehaald.
result-rounds = Alle rondes zijn gespeeld.
result-cap = De partij heeft het maximale aantal rondes bereikt.
won = { $win ->
        [draw] Gelijkspel: niemand wint
        [team] De winst is voor het team { $winners }
        [shared] Gedeelde winst voor { $winners }
       *[alone] De winst is voor { $winners }
    }
sheet-bonus = Bonus
