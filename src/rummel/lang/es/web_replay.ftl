# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Todavía no ha terminado ninguna ronda de esta partida. Una ronda se puede repasar cuando ha terminado.
       *[other] La ronda { $round } no se puede repasar: solo se puede con rondas terminadas.
    }

## The page

web-replay = Repasar
web-replay-of = Repaso: { $game }
web-replay-open = Repasar una partida
web-replay-open-about = Elige el registro de una partida, un archivo que acaba en .ndjson, o suéltalo aquí. Las mesas lo ofrecen para descargar tras la partida, y «rummel play» lo escribe en la terminal. El archivo solo se lee, no se guarda.
web-replay-choose = Elegir un archivo
web-replay-leave = Volver
web-replay-to-table = A la mesa
web-replay-another = Otro registro
web-replay-unfinished = La partida no había terminado cuando se registró.
web-replay-rounds = Rondas
web-replay-moves = Las jugadas
web-replay-hands = Las manos de todos
web-replay-step = Paso { $step } de { $count }
web-replay-position = Posición en la ronda
web-replay-first = Al reparto
web-replay-back = Un paso atrás
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-stop = Parar
web-replay-copy = Copiar el enlace a esta posición
web-replay-keys = Las flechas van adelante y atrás; la barra espaciadora reproduce y para.
web-replay-got = { $seat } recibe { $pieces }.
web-replay-gave = { $seat } entrega { $pieces }.
web-replay-chose = { $seat } se decide por números { $direction ->
        [falling] que bajan
       *[rising] que suben
    }.

## The best move

web-replay-best = ¿Había algo mejor?
web-replay-thinking = Pensando…
web-replay-deal = El reparto: nadie ha elegido nada todavía.
web-replay-only = No había nada que elegir.
web-replay-most = No se podía bajar más.
web-replay-more = { $placed ->
        [one] Se podía bajar una
       *[other] Se podían bajar { $placed }
    }, { $played ->
        [0] no se bajó nada:
        [one] se bajó una:
       *[other] se bajaron { $played }:
    }
web-replay-at-least = { $placed ->
        [one] Se podía bajar al menos una
       *[other] Se podían bajar al menos { $placed }
    }, { $played ->
        [0] no se bajó nada:
        [one] se bajó una:
       *[other] se bajaron { $played }:
    }
web-replay-held = El bot bueno también habría esperado.
web-replay-none = No se podía bajar nada.
web-replay-short = No se podía bajar nada: había { $reached } de los { $needed } puntos para abrir.
web-replay-bot = Aquí no se sabe con certeza cuál es la mejor jugada. El bot bueno habría jugado:
web-replay-bot-none = No se podía bajar nada. El bot bueno habría jugado:
web-replay-bot-same = El bot bueno habría jugado lo mismo.
web-replay-show = Mostrarlo en la mesa
web-replay-hide = Volver a lo que se jugó
web-replay-instead = No se jugó: así podría haber seguido.

## Was the deal fair?

web-fair-check = Comprobar este reparto
web-fair-checking = Repartiendo otra vez…
web-fair-chain = El secreto encaja con el número
web-fair-chain-about = { $round ->
        [one] Pasado { $round } vez por la función hash, el secreto de la ronda { $round } tiene que dar el número fijado antes de la partida.
       *[other] Pasado { $round } veces por la función hash, el secreto de la ronda { $round } tiene que dar el número fijado antes de la partida.
    }
web-fair-mix = Las palabras de todos entran en la mezcla
web-fair-mix-about = El secreto, todos los sellos y las palabras reveladas de todos los jugadores dan la clave de esta ronda. Pasadas por la función hash una vez por cada ronda jugada, las palabras de un jugador tienen que dar su sello.
web-fair-pledges = Los sellos de los jugadores
web-fair-key = La clave
web-fair-shuffle = La clave baraja
web-fair-shuffle-about = De la clave sale una lista de números, que dicen cómo se barajan las { $count } piezas. Sale este orden:
web-fair-hands = Las manos son las que se jugaron
web-fair-hands-about = Repartiendo en este orden, cada uno recibe la mano con la que empezó la ronda.
web-fair-rest = El resto también
web-fair-rest-about = Lo que queda está en la mesa y en el mazo, en este orden.
web-fair-fits = encaja
web-fair-differs = no encaja
