### Words of every game: the engine's own, for the terminal, the server and the pages alike.

## The language

language-name = Español

## Seats and lists

seat = Jugador { $number }
list-and = { $before } y { $last }
list-or = { $before } o { $last }

## Bots

bot-mia = Mia
    .about = Todavía está aprendiendo: se le escapan muchas cosas y es fácil ganarle.
bot-leo = Leo
    .about = Juega por diversión: ve las jugadas sencillas y se pierde las ingeniosas.
bot-nora = Nora
    .about = Juega con cabeza y comete pocos errores: una buena rival para casi todo el mundo.
bot-viktor = Viktor
    .about = Lleva años jugando: lo ve casi todo y regala poco.
bot-ada = Ada
    .about = La maestra: lo recuerda todo, sabe esperar mucho y juega para ganar.
bot-named = { $name } (bot)

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
option-group-match = La partida
option-group-deal = Reparto y comienzo
option-group-turn = El turno
option-group-melds = Qué se puede bajar
option-group-opening = La primera bajada
option-group-table = En la mesa
option-group-end = Fin de la ronda
option-group-score = Puntos
option-group-clock = Tiempo
option-group-limits = Límites

## Events

event-dealt = { $cards ->
        [one] Se reparte una por cabeza
       *[other] Se reparten { $cards } por cabeza
    }{ $stock ->
        [0] .
        [one] ; queda una en el mazo.
       *[other] ; quedan { $stock } en el mazo.
    }
event-starts = Empieza { $seat }.
    .you = Empiezas tú.
event-drew = { $seat } roba del mazo.
    .you = Robas del mazo.
event-got = Recibes { $pieces }.
event-took = { $seat } toma { $pieces }.
    .you = Tomas { $pieces }.
event-melded = { $seat } baja { $melds }.
    .you = Bajas { $melds }.
event-added = { $seat } añade { $pieces } a la combinación { $meld }.
    .you = Añades { $pieces } a la combinación { $meld }.
event-discarded = { $seat } descarta { $pieces }.
    .you = Descartas { $pieces }.
event-passed = { $seat } pasa.
    .you = Pasas.
event-timed-out = A { $seat } se le acaba el tiempo.
    .you = Se te acaba el tiempo.
event-resigned = { $seat } abandona.
    .you = Abandonas.
event-round-over = Fin de la ronda.
event-left = { $points ->
        [0] A { $seat } no le sobra nada.
        [one] A { $seat } le sobra un punto.
       *[other] A { $seat } le sobran { $points } puntos.
    }
    .you = { $points ->
            [0] No te sobra nada.
            [one] Te sobra un punto.
           *[other] Te sobran { $points } puntos.
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
result-resigned = No queda nadie contra quien jugar.
won = { $win ->
        [draw] Empate: no gana nadie
        [team] Gana el equipo: { $winners }
        [shared] Comparten la victoria: { $winners }
       *[alone] Gana { $winners }
    }
sheet-bonus = Premio
tally-melds = Cartas bajadas
tally-left = Cartas en la mano
tally-rest = Lo que sobra
tally-taken = Lo que pierden los demás
tally-difference = Diferencia de los restos: { $more } − { $less }
tally-won = Ronda ganada

## Reasons of hints

why-goes-out = Así te deshaces de todo.
why-joker-kept = Te guardas el comodín.
why-alone = { $piece } no va con nada más de lo que tienes.
why-completes = { $piece } completa { $pieces }.
why-longer = { $piece } alarga una combinación: { $pieces }.
why-no-meld = { $piece } no te completa ninguna combinación.
why-refused = { $seat } ha descartado o dejado { $pieces }: señal de que ahí ayuda poco.
why-sure = El mejor bot juega así en { $sure } de cada 10 casos.

## Refusals: notation

error-bad-piece = «{ $text }» no es ninguna carta ni ficha. Escribe el número y la letra del palo o color: 7h, 10c, Ks o 13s, y * para un comodín.
error-bad-meld = «{ $text }» no es una lista de cartas o fichas. Sepáralas con espacios: 5h 6h 7h.
error-bad-move = No entiendo «{ $text }» como jugada. Aquí valen: { $moves }.
error-bad-number = «{ $text }» no es un número entero.

## Refusals: rules and seats

error-unknown-game = No hay ningún juego llamado «{ $game }». Elige uno de estos: { $games }.
error-unknown-option = { $game } no tiene la opción «{ $option }». Sus opciones son: { $options }.
error-unknown-bot = No hay ningún bot llamado «{ $bot }». Elige uno de estos: { $bots }.
error-unknown-language = Todavía no hay textos en «{ $language }». Elige uno de estos idiomas: { $languages }.
error-bad-option = «{ $value }» no vale para la opción { $option }. Puede ser: { $expected }.
error-options-clash = Las opciones { $first } y { $second } se contradicen. Cambia una de las dos.
error-bad-seats = Jugadores en { $game }: { $numbers }; no pueden ser { $players }.
error-bot-failed = El bot «{ $bot }» no puede seguir jugando: { $reason } ({ $move }). Es un fallo del programa. Comunícalo, por favor, con este mensaje, las opciones y la semilla.

## Refusals: moves

error-not-your-turn = Ahora no le toca a { $seat }.
error-round-over = La ronda ha terminado: nadie puede jugar hasta que se reparta la siguiente.
error-match-over = La partida ha terminado.
error-round-not-over = Hay que terminar esta ronda antes de repartir la siguiente.
error-wrong-phase = «{ $move }» no es posible en este momento de tu turno. Mira qué jugadas lo son.
error-not-in-hand = No tienes { $piece }.
error-wrong-move = «{ $move }» no es una jugada de este juego.
error-no-seat = No hay sitio «{ $text }». Los sitios se cuentan desde 0 y el último es { $last }.
error-has-resigned = { $seat } ya ha abandonado.
error-clock-only = Eso solo puede decirlo el reloj. Si llevas tú el reloj, usa Match.time_out.
error-deals-outside = Esta partida recibe de fuera la clave de cada reparto. Reparte su siguiente ronda con rummel.match.next_round y una clave.

## Refusals: melds

error-meld-short = Una combinación tiene al menos tres piezas; { $meld } solo tiene { $count }.
error-meld-neither = { $meld } no es ni escalera ni serie. Una escalera sube dentro de un mismo palo o color; una serie repite un número en palos o colores distintos.
error-meld-neither-mixed = { $meld } no es ni escalera ni serie. Una escalera sube número a número; una serie repite un número en palos o colores distintos.
error-run-gap = La escalera { $meld } se corta entre { $before } y { $after }: los números tienen que ir seguidos, de menor a mayor.
error-run-suits = La escalera { $meld } mezcla palos o colores: { $piece } no encaja.
error-run-wrap = La escalera { $meld } sigue más allá del último número. Tiene que acabar ahí.
error-run-long = La escalera { $meld } tiene { $count } piezas; el máximo es { $most }.
error-runs-barred = Aquí solo se admiten series, y { $meld } es una escalera.
error-set-suit-twice = En la serie { $meld } hay dos veces { $suit }. Cada palo o color puede estar una sola vez.
error-set-ranks = La serie { $meld } mezcla números. Todas sus piezas tienen que llevar el mismo.
error-sets-barred = Aquí solo se admiten escaleras, y { $meld } es una serie.
error-joker-undeclared = Di qué representa el comodín de { $meld }, por ejemplo *=7h.
error-joker-no-natural = { $meld } necesita al menos una pieza que no sea comodín.
error-joker-too-many = { $meld } tiene { $count } comodines; { $most ->
        [one] solo se admite uno
       *[other] se admiten como mucho { $most }
    }.
error-joker-adjacent = En { $meld } hay dos comodines juntos. Pon otra pieza entre ellos.
error-joker-majority = { $meld } necesita más piezas normales que comodines.

## Refusals: records and deals

error-record-empty = El registro está vacío.
error-record-file = No se puede leer el registro { $path }: { $reason }. Comprueba la ruta.
error-record-line = No se puede leer la línea { $line } del registro: { $reason ->
        [order] no va en este lugar
        [seats] nombra más o menos sitios que jugadores hay
        [round] su número de ronda o sus semillas no coinciden
        [reveal] la semilla revelada no es un número hexadecimal
        [pledges] sus sellos faltan o no se pueden leer
        [unknown] no es una línea de registro
        [number] nombra una combinación con un número que no existe
        [length] es demasiado larga
       *[other] { $reason }
    }.
error-record-version = El registro tiene la versión { $version }; este programa lee la versión { $known }.
error-record-move = La jugada de la línea { $line } no es válida: { $reason }
error-record-result = El resultado de la línea { $line } no se deduce de las jugadas.
error-record-cut = El registro se corta tras la línea { $line }, antes del final de la partida.
error-record-after-end = La línea { $line } viene después del final de la partida.
error-deal-commit = La semilla revelada en la línea { $line } no coincide con el compromiso hecho antes del reparto.
error-deal-words = Las palabras de { $seat } en la línea { $line } no coinciden con el sello hecho antes de la partida.
error-receipt-read = No se puede leer el recibo: { $reason }

## Refusals: score sheets

error-sheet-entries = Una ronda necesita { $needed } anotaciones, una por jugador; aquí { $count ->
        [one] hay una
       *[other] hay { $count }
    }.
error-sheet-points = «{ $text }» no son puntos. Escribe un número entero, como 12 o -7.
error-sheet-racks = En este juego no cuenta lo que sobra: anota los puntos de cada jugador.
error-sheet-empty = Solo puede quedarse sin nada quien gana, y aquí son { $count }. Anota lo que les queda a los demás.
error-sheet-round = La ronda { $number } aún no está en la hoja; { $count ->
        [0] no hay ninguna anotada
        [one] hay una anotada
       *[other] hay { $count } anotadas
    }.
error-sheet-word = «{ $text }» no significa nada aquí. Valen: { $words }.
error-sheet-sides = Escribe una anotación por bando, con una barra entre ellas. Hacen falta: { $needed }; aquí: { $count }.
error-sheet-many = «{ $word }» no puede ser { $count }: como mucho { $most }.
error-sheet-melds = Con estos premios las combinaciones suman al menos { $needed }, no { $points }: anota lo que suman todas las cartas bajadas.

## Refusals: lessons

error-lesson-unknown = La lección «{ $game }» no tiene ese ejercicio. Número de ejercicios: { $tasks }.
error-lesson-other = Las reglas lo permiten, pero este ejercicio trata de otra cosa. Léelo otra vez o pide que te lo enseñen.
error-lesson-long = Un ejercicio tiene como mucho { $most } jugadas. Empiézalo de nuevo.
error-puzzle-more = Así bajas { $laid } y se pueden bajar { $most }. Sigue buscando.

## Refusals: positions as text

error-position-long = Una posición tiene como mucho { $most } caracteres. Quita lo que hayas copiado de más.
error-position-field = Una posición de este juego no tiene «{ $field }». Sus campos, escritos como campo=valor, son: { $fields }.
error-position-twice = «{ $field }» aparece dos veces. Ponlo una sola vez.
error-position-lacks = Falta «{ $field }». Añádelo o quita lo que va con él.
error-position-value = «{ $value }» no vale para { $field }. Puede ser: { $expected }.
error-position-seats = { $field } necesita un valor por sitio: { $players }, y no { $count }.
error-position-copies = { $piece } aparece demasiadas veces: { $count }, y el juego tiene { $most }. Revisa manos, montones y combinaciones.
error-position-count = Manos, montones y combinaciones suman { $count } piezas, contando las ocultas, y el juego tiene { $pack }. Corrige un número o escribe ?rest en uno de los montones.
error-position-clash = { $first } y { $second } no pueden ser así a la vez. Cambia uno de los dos.
error-position-stuck = En esta posición nadie podría jugar. Cambia la fase o la mano de quien tiene el turno.
error-position-no-deal = En { $tries } intentos no se encontró nada que encaje en lo oculto. Indica más piezas de las manos.
error-position-open = Lo que está oculto en { $field } tendría que verse aquí. Escribe las piezas en lugar de «?».

## Refusals: positions for the arranger

error-solve-line = No se puede leer esta posición: { $reason }. Cada línea es un objeto JSON con «game» y «rack» y, si quieres, «table», «rules», «opened» y «objective».
error-solve-no-melds = En este juego no hay nada que ordenar: no tiene combinaciones.
error-solve-copies = { $piece } aparece más veces de las que hay en este juego ({ $most }). Revisa la mesa y el soporte.
error-solve-jokers = Hay { $count } comodines; el máximo es { $most }.
error-solve-rack-long = El soporte tiene { $count } piezas; el máximo es { $most }.
error-solve-table = En la mesa hay algo que no es una combinación. Todo lo que hay en ella tiene que ser escalera o serie.
error-solve-rules = Estas reglas se contradicen, o un valor o un objetivo se sale de los límites.
error-solve-limit = Un límite es menor que cero o demasiado alto.

## What a record proves about its deals, and what only a receipt can

fair-seeds-receipt = El servidor había fijado su parte de todos los repartos antes de que se conocieran las palabras de nadie: es la parte que el recibo guardó de antemano.
fair-seeds-record = El registro por sí solo no muestra que el servidor hubiera fijado su parte antes de que se conocieran las palabras de los jugadores. El recibo de alguien que jugó sí.
fair-seeds-plain = Esta partida se repartió con el método antiguo: nada muestra que el servidor hubiera fijado su parte antes de que se conocieran las palabras de los jugadores.
fair-seeds-changed = La parte del servidor no es la que el recibo guardó antes de que se conocieran las palabras: la han cambiado.
fair-words-receipt = Todas las palabras estaban selladas antes de que se conociera ninguna: los sellos son los que el recibo guardó de antemano.
fair-words-record = El registro por sí solo no muestra que todas las palabras estuvieran selladas antes de que se conociera ninguna. El recibo de alguien que jugó sí.
fair-words-plain = El método antiguo no tiene sellos: el último jugador, o el servidor, pudo conocer antes todas las demás palabras.
fair-words-changed = Los sellos no son los que el recibo guardó antes de que se conocieran las palabras: los han cambiado.
fair-used-all = Las palabras de todos los jugadores entran en cada reparto.
fair-used-some = Todas las palabras selladas entran en cada reparto. No sellaron ninguna: { $names }.
fair-used-missing = Repartido sin las palabras de estos jugadores (rondas entre paréntesis): { $missing }. Todas las demás palabras selladas entran.
fair-used-none = Nadie selló palabras: las cartas vienen solo del servidor.
fair-used-left-out = Tu dispositivo reveló sus palabras, pero estas rondas se repartieron sin ellas: { $rounds }.
fair-used-changed = En estas rondas entran palabras distintas de las que reveló tu dispositivo: { $rounds }.
fair-used-plain = Lo que añadieron los jugadores entra en cada reparto, pero nada muestra que nadie lo cambiara.
fair-cards-record = Las cartas de cada ronda se siguen de la parte del servidor y de las palabras de los jugadores.
fair-cards-receipt = Las cartas de cada ronda se siguen de la parte del servidor y de las palabras de los jugadores, y tu mano fue la que vio tu dispositivo.
fair-cards-changed = En la ronda { $round } tu dispositivo vio una mano distinta de la del registro.
fair-moves-record = Cada jugada sigue las reglas.
fair-moves-changed = Las reglas del registro no son las que tu dispositivo vio antes de la partida.
