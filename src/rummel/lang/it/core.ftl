# Words that all games share.

seat = Giocatore { $number }
list-and = { $before } e { $last }
list-or = { $before } o { $last }

## Suits of cards, colours of tiles

suit-c = fiori
suit-d = quadri
suit-h = cuori
suit-s = picche
colour-blue = blu (c)
colour-yellow = giallo (d)
colour-red = rosso (h)
colour-green = verde (s)
colour-black = nero (c)
colour-grey = grigio (d)
colour-purple = viola (h)

## Options of every game

option-players = Giocatori
    .about = Quante persone e quanti bot siedono al tavolo.
option-rounds = Manche
    .about = Quante manche ha la partita; 0 se a chiuderla sono solo i punti.
option-target = Punti che chiudono la partita
    .about = La partita finisce quando qualcuno arriva a questo punteggio, a favore o a sfavore; 0 se a chiuderla sono solo le manche.
option-max-rounds = Massimo di manche
    .about = Dopo questo numero di manche la partita finisce, quali che siano i punti.
option-last-round-decides = L’ultima manche fa da spareggio
    .about = Tra chi è in testa con lo stesso totale vince chi ha fatto meglio nell’ultima manche.
option-extra-round = Manche extra in caso di pareggio
    .about = Una parità in testa si decide con un’altra manche invece di una vittoria condivisa o di un pareggio.

## What happened

event-dealt = { $cards ->
        [one] Distribuita una a testa
       *[other] Distribuite { $cards } a testa
    }{ $stock ->
        [0] .
        [one] ; ne resta una da pescare.
       *[other] ; ne restano { $stock } da pescare.
    }
event-starts = Comincia { $seat }.
event-drew = { $seat } pesca.
event-got = Ricevi { $pieces }.
event-took = { $seat } prende { $pieces }.
event-laid = { $seat } cala { $pieces }.
event-melded = { $seat } cala { $melds }.
event-added = { $seat } attacca { $pieces } alla combinazione { $meld }.
event-discarded = { $seat } scarta { $pieces }.
event-passed = { $seat } passa.
event-timed-out = { $seat } ha esaurito il tempo.
event-round-over = Fine della manche.
event-left = { $points ->
        [0] A { $seat } non avanza nulla.
        [one] A { $seat } avanza un punto.
       *[other] A { $seat } avanzano { $points } punti.
    }
event-match-over = { $win ->
        [draw] Fine della partita. Non vince nessuno: pareggio.
        [team] Fine della partita. Vince la squadra: { $winners }.
        [shared] Fine della partita. Vittoria condivisa: { $winners }.
       *[alone] Fine della partita. Vittoria: { $winners }.
    }

## How a match ended

result-target = Raggiunti i punti che chiudono la partita.
result-rounds = Tutte le manche sono state giocate.
result-cap = La partita ha raggiunto il suo massimo di manche.
won = { $win ->
        [draw] Pareggio: non vince nessuno
        [team] Vince la squadra: { $winners }
        [shared] Vittoria condivisa: { $winners }
       *[alone] Vince { $winners }
    }
sheet-bonus = Premio
