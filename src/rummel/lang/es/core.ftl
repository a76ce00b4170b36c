# Words that all games share.

seat = Jugador { $number }
list-and = { $before } y { $last }
list-or = { $before } o { $last }

## Suits of cards, colours of tiles

suit-c = tréboles
suit-d = diamantes
suit-h = corazones
suit-s = picas
colour-blue = azul (c)
colour-yellow = amarillo (d)
colour-red = rojo (h)
colour-green = verde (s)
colour-black = negro (c)
colour-grey = gris (d)
colour-purple = morado (h)

## Options of every game

option-players = Jugadores
    .about = Cuántas personas y bots se sientan a la mesa.
option-rounds = Rondas
    .about = Cuántas rondas tiene la partida; 0 si solo la terminan los puntos.
option-target = Puntos que terminan la partida
    .about = La partida acaba cuando alguien llega a esta cantidad, a favor o en contra; 0 si solo la terminan las rondas.
option-max-rounds = Máximo de rondas
    .about = Después de este número de rondas la partida acaba, sean cuales sean los puntos.
option-last-round-decides = La última ronda desempata
    .about = Entre quienes van en cabeza con el mismo total, gana quien lo hizo mejor en la última ronda.
option-extra-round = Ronda extra en caso de empate
    .about = Un empate en cabeza se decide con otra ronda; si no, se comparte la victoria o queda en empate.

## What happened

event-dealt = { $cards ->
        [one] Se reparte una por cabeza
       *[other] Se reparten { $cards } por cabeza
    }{ $stock ->
        [0] .
        [one] ; queda una en el mazo.
       *[other] ; quedan { $stock } en el mazo.
    }
event-starts = Empieza { $seat }.
event-drew = { $seat } roba del mazo.
event-got = Recibes { $pieces }.
event-took = { $seat } toma { $pieces }.
event-laid = { $seat } coloca { $pieces }.
event-melded = { $seat } baja { $melds }.
event-added = { $seat } añade { $pieces } a la combinación { $meld }.
event-discarded = { $seat } descarta { $pieces }.
event-passed = { $seat } pasa.
event-timed-out = A { $seat } se le acaba el tiempo.
event-round-over = Fin de la ronda.
event-left = { $points ->
        [0] A { $seat } no le sobra nada.
        [one] A { $seat } le sobra un punto.
       *[other] A { $seat } le sobran { $points } puntos.
    }
event-match-over = { $win ->
        [draw] Fin de la partida. No gana nadie: empate.
        [team] Fin de la partida. Gana el equipo: { $winners }.
        [shared] Fin de la partida. Comparten la victoria: { $winners }.
       *[alone] Fin de la partida. Victoria: { $winners }.
    }

## How a match ended

result-target = Se ha llegado a los puntos que terminan la partida.
result-rounds = Se han jugado todas las rondas.
result-cap = La partida ha llegado a su máximo de rondas.
won = { $win ->
        [draw] Empate: no gana nadie
        [team] Gana el equipo: { $winners }
        [shared] Comparten la victoria: { $winners }
       *[alone] Gana { $winners }
    }
sheet-bonus = Premio
