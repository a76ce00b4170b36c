### Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy and Rummikub.

## Names

game-myrummy = MyRummy
    .about = Baja escaleras y series de fichas, transforma la mesa y vacía tu soporte antes que nadie.
game-serie-noire = Rummy Série Noire
    .about = Rummy de fichas en el que cambias una ficha cuando no bajas ninguna.
game-brettspielnetz = Rummy de Brettspielnetz
    .about = Rummy de fichas para dos, con un comodín para cada uno y comodines libres en el tablero.
game-rummikub = Rummikub
    .about = El conocido rummy de fichas: abre con 30 puntos, reordena toda la mesa y vacía tu soporte antes que nadie.

## Options

option-tiles-hand = Fichas en el soporte
    .about = Cuántas fichas recibe cada cual al principio.
option-tiles-jokers = Comodines
    .about = Cuántos comodines hay entre las fichas; con menos es más difícil.
option-tiles-dealt-joker = Comodines en el reparto
    .about = Si a todos les toca un comodín al repartir.
    .chance = lo que diga el azar
    .one = exactamente uno por cabeza
    .at-least-one = al menos uno por cabeza
option-tiles-starter = Quién empieza
    .about = Cómo se decide quién empieza cuando no lo decide una ronda anterior.
    .lot = por sorteo
    .lowest = quien saque la ficha más baja
    .highest = quien saque la ficha más alta
option-tiles-drawer-starts = Empieza quien sacó la ficha
    .about = Empieza quien ha sacado la ficha decisiva; si no, quien está a su izquierda.
option-tiles-next-starter = Quién empieza la próxima ronda
    .about = Quién empieza las rondas que siguen a la primera.
    .after-last = quien habría tenido el próximo turno
    .anew = se decide de nuevo
    .left = a la izquierda de quien empezó la última
option-tiles-turn = El turno
    .about = De qué se compone un turno.
    .lay-or-draw = bajar, o robar una ficha
    .lay-or-exchange = bajar, o cambiar una ficha con el mazo
    .draw-and-reject = robar, bajar o no, descartar una ficha (versión 1)
    .draw-and-keep = robar, bajar o no, quedárselo todo (versión 2)
option-tiles-exchanged = Fichas cambiadas
    .about = Adónde va una ficha que se cambia.
    .returns = vuelve al mazo
    .scrapped = fuera de la ronda
option-tiles-exchange-order = Orden del cambio
    .about = Si ves la ficha nueva antes de elegir la que se va.
    .blind = primero elegir
    .draw-first = primero robar
option-tiles-take-scrap = Tomar de los descartes
    .about = Se puede tomar la ficha de arriba de los descartes en vez de una del mazo.
option-tiles-reject-on-empty = Descartar con el mazo vacío
    .about = Quien baja fichas tiene que descartar una también cuando el mazo está vacío.
option-tiles-changes = Fichas que se cambian
    .about = Cuántas fichas puedes cambiar tras robar mientras no hayas abierto (versión 2).
option-tiles-most-tiles = Máximo de fichas por turno
    .about = Cuántas fichas se pueden jugar como mucho en un turno.
option-tiles-most-tiles-of = Qué cuenta para el máximo
    .about = Si también cuentan las fichas que se mueven en la mesa.
    .rack = fichas del soporte
    .moved = también las fichas movidas
option-tiles-melds = Combinaciones
    .about = Qué combinaciones se pueden bajar.
    .both = series y escaleras
    .sets = solo series
    .runs = solo escaleras
option-tiles-ace = El 1
    .about = Dónde va el 1 en una escalera.
    .low = antes del 2
    .either = antes del 2 o después del 13
    .wrap = en cualquier parte: también 13 1 2
option-tiles-ace-high = El 1 tras el 13 cuenta
    .about = Cuánto cuenta en la apertura un 1 después del 13.
option-tiles-ace-at-both-ends = El 1 en los dos extremos
    .about = Si el 1 puede ir tras el 13, una escalera puede ir del 1 al 13 y de nuevo al 1, con 14 fichas; si no, el máximo es 13.
option-tiles-mixed-runs = Escaleras de colores mezclados
    .about = Las fichas de una escalera pueden ser de cualquier color.
option-tiles-minimum = Puntos para abrir
    .about = Cuánto tiene que sumar la apertura; con 0 vale cualquier combinación del propio soporte.
option-tiles-opening = La apertura
    .about = Si varias combinaciones juntas forman la apertura.
    .sum = varias combinaciones juntas
    .one = una combinación
option-tiles-joker-opens = Los comodines cuentan al abrir
    .about = Un comodín cuenta como la ficha que representa; si no, no suma nada.
option-tiles-table-when-opening = Mesa abierta en el acto
    .about = La mesa puede usarse en el turno de la apertura, en cuanto se ha bajado lo suficiente del propio soporte.
option-tiles-rebuild = Transformar
    .about = Hasta qué punto se pueden deshacer las combinaciones de la mesa.
    .free = de cualquier modo que acabe en combinaciones
    .three = tres fichas siguen juntas, o se separan todas
    .listed = solo desplazar, partir, sustituir y quitar
option-tiles-table-joker = Comodines en la mesa
    .about = Qué tiene que ocupar el lugar de un comodín para que pueda moverse.
    .any = cualquier ficha que encaje
    .declared = la ficha declarada
    .both = en una serie, todas las fichas que faltan
    .free = nada
option-tiles-joker-from-rack = Sustituta del soporte
    .about = La ficha que libera un comodín tiene que salir del soporte en ese turno.
option-tiles-joker-tile-moves = La sustituta se ha movido
    .about = La ficha que libera un comodín viene del soporte o de una combinación deshecha; si no, basta cualquier ficha de la mesa que encaje.
option-tiles-joker-joins = Comodín liberado: solo añadir
    .about = Un comodín liberado solo puede añadirse a una combinación que ya estaba.
option-tiles-one-joker = Un comodín por combinación
    .about = Una combinación puede tener un comodín como mucho.
option-tiles-board-cells = Tablero limitado
    .about = Todas las combinaciones tienen que caber en diez filas de trece fichas, con un hueco entre vecinas.
option-tiles-hand-finish = Todo de una vez
    .about = Qué significa librarse de todas las fichas a la vez sin haber bajado ninguna antes.
    .plain = nada especial
    .double = cuenta doble
    .handrummy = cuenta doble y no necesita mínimo (cerrar la mano)
option-tiles-hand-finish-last = Últimas fichas de una vez
    .about = Terminar bajando al menos este número de fichas a la vez también cuenta doble; 0 para nunca.
option-tiles-last-tile-ends = La última ficha termina la ronda
    .about = La ronda acaba en el acto cuando alguien roba la última ficha.
option-tiles-passing = Pasar
    .about = Quién puede pasar cuando el mazo está vacío.
    .willing = cualquiera
    .unable = solo quien no puede bajar nada
option-tiles-blocked = Nadie termina
    .about = Qué se anota cuando una ronda acaba con fichas en todos los soportes.
    .all-minus = cada cual pierde lo que queda en su soporte
    .lowest-wins = quien se queda con menos gana las diferencias
option-tiles-scoring = Puntos
    .about = Qué cuenta una ronda.
    .racks = lo que queda en los soportes
    .win = un punto por ganar
option-tiles-joker-hand = Comodín en el soporte
    .about = Cuánto cuenta un comodín que queda en un soporte.
option-tiles-max-turns = Máximo de turnos
    .about = Después de este número de turnos la ronda acaba como si nadie pudiera seguir.
option-tiles-seconds = Segundos por turno
    .about = Cuánto puede durar un turno; 0 para no poner límite.
option-tiles-timeout = Cuando se acaba el tiempo
    .about = Qué pasa con un turno a medias.
    .keep-most = queda la mayor parte válida
    .keep-valid = queda lo válido, probado en un orden fijo
    .undo = vuelve todo
option-tiles-timeout-tiles = Fichas por agotar el tiempo
    .about = Cuántas fichas robas si no queda nada.

## Prompts and moves

phase-tiles-draw = Roba una ficha.
phase-tiles-play = Baja fichas, o elige otra de las jugadas de tu turno.
phase-tiles-change = Cambia otra ficha, o pasa.
phase-tiles-return = Devuelve una ficha al mazo.
phase-tiles-reject = Pon una ficha en los descartes.

move-tiles-lay = lay COMBINACIÓN | COMBINACIÓN … – deja así la mesa, con todas las combinaciones que se quedan (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – roba una ficha del mazo
move-tiles-take = take – toma la ficha de arriba de los descartes
move-tiles-exchange = exchange FICHA – da una ficha al mazo a cambio de otra (exchange 5h)
move-tiles-reject = reject FICHA – pon una ficha en los descartes (reject 5h)
move-tiles-pass = pass – deja seguir al siguiente

## Events

event-tiles-lot = { $seat } saca { $pieces } para ver quién empieza.
    .you = Sacas { $pieces } para ver quién empieza.
event-tiles-laid = { $moved ->
        [0] { $seat } baja { $melds }.
       *[other] { $seat } baja { $pieces }. Nuevo en la mesa: { $melds }.
    }
    .you = { $moved ->
            [0] Bajas { $melds }.
           *[other] Bajas { $pieces }. Nuevo en la mesa: { $melds }.
        }
event-tiles-opened = { $points ->
        [0] { $seat } ha abierto.
        [one] { $seat } ha abierto con { $points } punto.
       *[other] { $seat } ha abierto con { $points } puntos.
    }
    .you = { $points ->
            [0] Has abierto.
            [one] Has abierto con { $points } punto.
           *[other] Has abierto con { $points } puntos.
        }
event-tiles-exchanged = { $seat } cambia una ficha.
    .you = Cambias una ficha.
event-tiles-gave = Entregas { $pieces }.

## How a round ended

outcome-tiles-out = Quien vacía su soporte gana la ronda.
outcome-tiles-out-double = Todas las fichas de una vez: los puntos cuentan doble.
outcome-tiles-blocked = Todos han pasado y el mazo está vacío.
outcome-tiles-last-drawn = Se ha robado la última ficha; decide lo que queda en los soportes.
outcome-tiles-even = En los soportes queda lo mismo: empate.
outcome-tiles-cap = La ronda ha durado demasiado y acaba aquí.

## On the score sheet

tally-tiles-double = Todo de una vez: otra vez lo mismo
tally-tiles-left = Sobra: { $left }

## Refusals

error-tiles-table-missing = { $piece } estaba en la mesa y tiene que volver a estar allí en una combinación.
error-tiles-lay-none = Baja al menos una ficha de tu soporte, o no bajes.
error-tiles-too-many = Eso son { $count } fichas; en un turno se pueden jugar como mucho { $most }.
error-tiles-keep-one = Guárdate una ficha: la necesitas para el descarte.
error-tiles-table-closed = No puedes tocar { $meld } hasta el turno siguiente a tu apertura. Abre antes con tus propias fichas.
error-tiles-opening-one = Se abre con una sola combinación, no con { $count }. Baja las otras en tu próximo turno.
error-tiles-opening-own = Se abre con una combinación hecha solo con fichas de tu soporte. Baja antes una.
error-tiles-opening-short = { $reached } de { $needed } puntos: baja más para abrir, o quédate con tus fichas.
error-tiles-joker-pinned = { $joker } tiene que quedarse donde está hasta que ocupe su lugar una ficha que encaje ahí. Basta una: { $needed }.
error-tiles-joker-stands = { $joker } tiene que quedarse donde está: una ficha de una combinación que sigue en pie no lo sustituye. La que encaje tiene que venir de tu soporte o de una combinación deshecha: { $needed }.
error-tiles-joker-both = { $joker } tiene que quedarse donde está hasta que estén ahí todas las fichas que faltan: { $needed }.
error-tiles-joker-joins = Un comodín liberado hay que añadirlo a una combinación que ya estaba.
error-tiles-rebuild-three = Deja juntas tres fichas de { $meld }, o repártelas todas entre otras combinaciones.
error-tiles-rebuild-listed = { $meld } tiene que seguir ahí: desplázala, pártela o sustituye una ficha, pero no la deshagas.
error-tiles-board-full = Las combinaciones no caben en el tablero de { $columns } por { $rows }. Junta algunas.
error-tiles-pool-empty = El mazo está vacío. Baja fichas o pasa.
error-tiles-pool-left = { $tiles ->
        [one] Aún queda una ficha en el mazo, así que no puedes pasar.
       *[other] Aún quedan { $tiles } fichas en el mazo, así que no puedes pasar.
    }
error-tiles-must-lay = Puedes bajar { $pieces }, así que no puedes pasar.
error-tiles-change-opened = Ya has abierto, así que no puedes cambiar más fichas.
error-tiles-change-most = { $most ->
        [0] Aquí no se pueden cambiar fichas.
        [one] Ya has cambiado una ficha en este turno.
       *[other] Ya has cambiado { $most } fichas en este turno.
    }
error-tiles-keep-drawn = Acabas de robar { $piece }. Entrega otra ficha.

## Reasons of hints

why-tiles-waits = También puedes esperar: el mejor bot aún no bajaría nada.
why-tiles-fewer = El mejor bot bajaría solo { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } y se guardaría el resto.
why-tiles-joker-freed = Un comodín de la mesa queda libre y va a otro sitio.
why-tiles-rebuilt = Rehace { $count ->
        [one] una combinación
       *[other] { $count } combinaciones
    } de la mesa.

## In the terminal

cli-not-opened = ! aún sin abrir
cli-pool-label = Mazo:
cli-pool = { $count ->
        [0] vacío
        [one] una ficha
       *[other] { $count } fichas
    }
cli-scrap = Descartes:
cli-scrapped = { $count ->
        [one] una ficha
       *[other] { $count } fichas
    } boca abajo
cli-score-word-double = Añade «double» al final si quien gana lo bajó todo de una vez: 13h * / - / 5c 5d double.
cli-do-tiles-meld = meld FICHAS – forma una combinación nueva con fichas de tu soporte y fichas sueltas (meld 5h 6h 7h)
cli-do-tiles-add = add FICHAS N – añade fichas a la combinación N de la mesa (add 9h 3)
cli-do-tiles-take = take FICHAS N – recoge fichas de la combinación N; hay que volver a usarlas (take 4h 3)
cli-do-tiles-split = split N CANTIDAD – corta en dos la combinación N tras esa cantidad de fichas (split 3 2)

## On the pages

web-do-exchange = Cambiar
web-do-reject = Descartar
web-tiles-not-opened = aún sin abrir
web-tiles-scrap = Descartes
web-tiles-new = Nueva combinación
web-tiles-empty = Todavía no hay nada en la mesa.
web-tiles-begin = Toca fichas de tu soporte o arrástralas hasta aquí.
web-tiles-nearer = Más grande
web-tiles-fit = Ver todo
web-tiles-fresh = lo último que se bajó
web-tiles-moved = viene de otra combinación
web-tiles-split = Dividir aquí
web-tiles-back = Al soporte
web-tiles-undo = Deshacer
web-tiles-redo = Rehacer
web-tiles-reset = Volver al comienzo del turno
web-tiles-done = Listo
web-tiles-chosen = Lo elegido
web-tiles-joker = El comodín es
web-tiles-run = { $points ->
        [0] Escalera
        [one] Escalera, un punto
       *[other] Escalera, { $points } puntos
    }
web-tiles-set = { $points ->
        [0] Serie
        [one] Serie, un punto
       *[other] Serie, { $points } puntos
    }
web-tiles-fine = Esto es una combinación.
web-tiles-worth = { $points ->
        [one] Esto es una combinación: { $points } punto.
       *[other] Esto es una combinación: { $points } puntos.
    }
web-tiles-ready = { $count ->
        [one] Bien: una ficha de tu soporte.
       *[other] Bien: { $count } fichas de tu soporte.
    }
web-tiles-pick = Elige toda la combinación y luego toca «{ $button }».
web-tiles-picked = Ahora toca «{ $button }».
web-tiles-picked-join = Ahora toca «{ $button }» o la combinación donde va.
web-tiles-closed = Antes de abrir, las combinaciones de los demás se quedan como están. Abre con tus propias fichas.
web-tiles-opening = { $reached } de { $needed } puntos
web-tiles-laid-of = Fichas bajadas: { $count } de { $most }.
web-tiles-most = { $count } de { $most } fichas como máximo
web-tiles-changes = { $count ->
        [one] Baja, cambia una ficha o pasa.
       *[other] Baja, cambia hasta { $count } fichas o pasa.
    }
web-tiles-or-draw = { $needed ->
        [0] Baja fichas
       *[other] Baja fichas que sumen al menos { $needed }
    } o roba una.
web-tiles-alone-or-draw = Abre con una sola combinación de al menos { $needed } puntos o roba una ficha.
web-tiles-alone-short = Una sola combinación debe valer { $needed } puntos; esta vale { $reached }.
web-tiles-alone-joker = El comodín no suma: esta combinación vale { $reached } de { $needed } puntos.
web-tiles-or-exchange = { $needed ->
        [0] Baja fichas
       *[other] Baja fichas que sumen al menos { $needed }
    } o elige una para cambiarla.
web-tiles-or-reject = { $needed ->
        [0] Baja fichas
       *[other] Baja fichas que sumen al menos { $needed }
    } o elige una para descartarla.
web-tiles-hint-lay = { $count ->
        [one] Se puede bajar una ficha.
       *[other] Se pueden bajar { $count } fichas.
    }
web-tiles-hint-short = Aún no hay nada que bajar: están a tu alcance { $reached } de { $needed } puntos.
web-tiles-hint-none = Ahora no se puede bajar nada.
web-tiles-hint-this = El mejor bot daría esta.
web-tiles-show = Enséñamelo
web-tiles-building = { $name } está montando…
web-tiles-flow = Suelto
web-tiles-grid = Tablero
web-tiles-time-keep = Cuando se acabe el tiempo, queda lo que sea válido.
web-tiles-time-undo = Cuando se acabe el tiempo, todo vuelve atrás.
web-tiles-told-new = { $pieces }: nueva combinación
web-tiles-told-meld = { $pieces } a la combinación { $number }
web-tiles-told-rack = { $pieces } de vuelta en el soporte
web-tiles-told-split = Combinación dividida
web-tiles-keys = Espacio elige, Intro añade lo elegido, N forma una combinación nueva, S divide antes de la ficha, Retroceso la devuelve al soporte, Control Z deshace.
web-replay-gave = { $seat } entrega { $pieces }.
web-settings-grid = La mesa como tablero con casillas
web-settings-grid-about = Como en el tablero original; si no, las combinaciones se colocan según el sitio.

## The lesson

lesson-tiles-open = Quieres vaciar tu soporte antes que nadie. La primera vez que bajes, tus fichas tienen que sumar al menos 30: aquí 10, 11 y 12 de un color. Bájalas y termina tu turno.
lesson-tiles-add = Desde ahora toda la mesa está a tu disposición. Números seguidos de un color son una escalera, y tu 13 continúa 10, 11, 12: añádelo.
lesson-tiles-rebuild = El mismo número en colores distintos es una serie. Hay cuatro sietes y bastan tres: toma el del color de tu 8 y tu 9, y haz con él una escalera nueva.
lesson-tiles-joker = El comodín representa el 4 que tú tienes. Pon el tuyo en su lugar y usa el comodín en el mismo turno: con tus dos onces forma una serie.
lesson-tiles-draw = A veces no encaja nada. Entonces roba una ficha; así acaba tu turno, y la ficha espera al siguiente.
lesson-tiles-exchange = A veces no encaja nada. Entonces cambia una ficha que no te sirva por una del mazo; así acaba tu turno.
lesson-tiles-win = Quedan dos fichas. Baja la que encaja, mira qué hace el rival y baja la última: has ganado.

## The rules

rules-myrummy =
    Juegan de dos a cuatro personas con 106 fichas: del 1 al 13 en morado, negro, verde y gris, dos
    de cada, y dos comodines. Cada cual toma 14 fichas sin mirar; el resto es el mazo. Se echa a
    suertes quién empieza y se sigue en el sentido de las agujas del reloj.

    Una serie son tres o cuatro fichas del mismo número en colores distintos. Una escalera son tres
    o más números seguidos de un mismo color; el 1 es el más bajo y tras el 13 no viene nada. Un
    comodín representa cualquier ficha que encaje ahí.

    En tu turno o bajas fichas o robas una. Puedes robar aunque pudieras bajar. Una ficha robada
    espera a tu próximo turno, y quien baja pone al menos una ficha de su soporte.

    La primera vez que bajes, tus fichas tienen que sumar al menos 30, en una combinación o en
    varias, todas de tu propio soporte. Una ficha cuenta su número; un comodín, el de la
    ficha que representa. En ese turno no puedes tocar el resto de la mesa.

    Desde tu siguiente turno puedes usar toda la mesa: añadir fichas, deshacer combinaciones, montar
    otras nuevas. Al final, todo lo que había en la mesa tiene que volver a estar en series y
    escaleras. Solo cuenta cómo queda, no cómo has llegado.

    Un comodín de la mesa conserva su sitio y su significado hasta que lo sustituye una ficha que
    encaje ahí, de tu soporte o de una combinación que deshaces en ese turno; en una serie de tres
    vale cualquiera de los colores que faltan. Un comodín liberado hay que usarlo en el mismo turno.
    Puede haber dos comodines en una combinación; si no está claro qué representan, lo dices tú.

    Un turno dura dos minutos. Al acabarse el tiempo, lo que está en combinaciones correctas se
    queda y lo demás vuelve; si no queda nada, o una apertura no llega a 30, vuelve todo y robas una
    ficha.

    Quien baja su última ficha gana la ronda. Los demás suman lo que queda en su soporte, con 25 por
    comodín, como puntos negativos; quien gana recibe la suma como puntos positivos. La ronda
    siguiente la empieza quien habría tenido el próximo turno. Si el mazo está vacío, quien no baja
    pasa; cuando todos han pasado seguidos, la ronda acaba y cada cual pierde lo que queda en su
    soporte. Tras las rondas acordadas gana quien tiene el total más alto.

    Cerrar la mano es una opción: quien baja todas sus fichas de una vez desde el
    soporte no necesita los 30, y todo cuenta doble.

rules-serie-noire =
    Juegan de dos a cuatro personas con 106 fichas: del 1 al 13 en cuatro colores, dos de cada, y
    dos comodines. Cada cual saca una ficha y empieza quien tenga la más baja; los empatados sacan
    otra, y un comodín cuenta 25. Todos reciben 14 fichas; el resto es el mazo. Se juega en el
    sentido de las agujas del reloj.

    Una serie son tres o cuatro fichas del mismo número en colores distintos. Una escalera son tres
    o más números seguidos de un mismo color; el 1 solo va antes del 2. Un comodín representa
    cualquier ficha que encaje.

    En tu turno o bajas fichas o cambias una. Para cambiar, elige una ficha de tu soporte sin que la
    vean los demás, toma una del mazo y la tuya se mezcla en él. Puedes cambiar aunque pudieras
    bajar, pero nunca las dos cosas en un mismo turno.

    La primera vez que bajes, tus fichas tienen que sumar al menos 30, en una combinación o en
    varias, todas de tu propio soporte; una ficha cuenta su número, un comodín, el de la ficha que
    representa. Desde tu siguiente turno puedes además añadir a cualquier combinación y transformar
    la mesa, siempre que todo lo que hay en ella acabe otra vez en combinaciones.

    Un comodín de la mesa solo se mueve cuando una ficha que encaje ocupa su lugar, de tu soporte o
    de una combinación que deshaces. Se queda para siempre en la mesa y se vuelve a usar en el mismo
    turno.

    El reloj de arena te da un minuto para tu turno. El reglamento no dice cuánto dura, así que
    podéis elegir otro tiempo. Si se agota, tus cambios a medias se deshacen y se cambia una ficha:
    la más alta que no sea comodín.

    Quien se libra antes de todas sus fichas gana la ronda. Los demás suman lo que queda en su
    soporte, con 25 por comodín, como puntos negativos; quien gana recibe la suma como puntos
    positivos. Si alguien lo baja todo de una vez sin haber bajado nada antes, los puntos se doblan,
    pero sigue necesitando los 30. Una partida tiene varias rondas: cuatro, si no acordáis otra
    cosa, y antes de cada una se sacan fichas para ver quién empieza. Al final gana quien tiene el
    total más alto; si hay empate, comparten la victoria.

    Otras versiones se eligen en las opciones. En la versión 1 siempre robas primero, puedes bajar y
    dejas una ficha en los descartes; también para terminar necesitas una ficha que descartar. En la
    versión 2 siempre robas primero y te lo quedas todo; mientras no hayas abierto, en vez de bajar
    puedes cambiar además una ficha.

    Si el mazo está vacío, no se roba, ni se cambia, ni se descarta: se baja, y solo pasa quien no
    puede bajar nada. Cuando todos han pasado seguidos, la ronda acaba y cada cual pierde lo que
    queda en su soporte. Lo mismo pasa tras 400 turnos.

    Para hacerlo más difícil o más fácil: sin comodines, otro mínimo o ninguno, solo series o solo
    escaleras, el 1 después del 13, escaleras de colores mezclados, más tiempo.

rules-brettspielnetz =
    Juegan dos personas con 106 fichas: del 1 al 13 en azul, rojo, verde y amarillo, dos de cada, y
    dos comodines. Cada una recibe 18 fichas, una de ellas un comodín. El azar decide quién empieza.

    Una serie son tres o cuatro fichas del mismo número en colores distintos. Una escalera son tres
    o más números seguidos de un mismo color, del 1 al 13 como mucho. Un comodín representa
    cualquier ficha.

    La primera vez bajas una sola serie o escalera que sume al menos 30. Una ficha cuenta su número;
    puede haber un comodín, pero no suma nada. Se forma solo con tus propias fichas, y en ese turno no se baja
    nada más. Hasta entonces, un signo de exclamación detrás de tu número de fichas indica que aún
    no has abierto.

    Desde tu siguiente turno, baja una ficha o más para formar o ampliar series y escaleras. Puedes
    transformar todo el tablero, siempre que al final del turno todo esté en series y escaleras. En
    un turno bajas como mucho 12 fichas tuyas.

    Un comodín del tablero puede moverse libremente y representar otra cosa en cada turno, pero
    nunca vuelve a un soporte. Si dos comodines y una ficha pueden ser serie o escalera, valen las
    dos lecturas.

    Si no puedes o no quieres bajar, roba una ficha; con eso acaba tu turno.

    Quien se queda sin fichas gana, y eso cuenta un punto. El juego acaba también en el acto cuando
    alguien roba la última ficha: entonces ambos suman lo que tienen, esa ficha incluida y 25 por
    comodín. Gana quien tenga menos puntos; con los mismos hay empate.

    En el tablero caben diez filas de trece fichas. Eso es solo el dibujo; una opción lo convierte
    en límite.

rules-rummikub =
    Juegan de dos a cuatro personas con 106 fichas: del 1 al 13 en cuatro colores, dos de cada, y
    dos comodines. Cada cual saca una ficha y empieza quien tenga la más alta. Todos toman 14
    fichas; el resto es el mazo.

    Una serie son tres o cuatro fichas del mismo número en colores distintos. Una escalera son tres
    o más números seguidos de un mismo color; el 1 solo va antes del 2. Un comodín representa
    cualquier ficha.

    En tu turno o bajas fichas o robas una. La primera vez que bajes, tus fichas tienen que sumar al
    menos 30, en una combinación o en varias, todas de tu propio soporte; un comodín cuenta como la
    ficha que representa.

    Desde tu siguiente turno puedes transformar la mesa como quieras, siempre que bajes al menos una
    ficha y al final todo esté en series y escaleras. Un comodín de la mesa solo se va cuando la
    ficha que representa ocupa su lugar, de tu soporte o de la mesa; en una serie de tres vale
    cualquiera de los colores que faltan. Hay que volver a bajarlo en el mismo turno.

    Si no te basta un minuto, todo vuelve a su sitio y robas tres fichas.

    Quien baja la última ficha gana. Los demás pierden lo que queda en su soporte, con 30 por
    comodín, y quien gana recibe la suma. Si el mazo está vacío, quien no baja pasa; cuando todos
    han pasado seguidos, gana quien tiene menos en el soporte y cada uno de los demás le paga la
    diferencia.

## The rules: chapters and pictures

web-chapter-opening = La apertura
web-chapter-table = Toda la mesa
web-chapter-time = El tiempo
web-chapter-board = El tablero
web-figure-no-gap = un salto
web-figure-no-colours = colores mezclados
web-figure-no-joker = el comodín no se ha sustituido
web-figure-opening = Al menos 30, en una combinación o en varias. Un comodín cuenta como la ficha que representa.
web-figure-opening-no-joker = Una combinación tiene que sumar 30, y un comodín no suma nada.
web-figure-shift = Una escalera crece por un extremo y libera una ficha por el otro.
web-figure-split = Una escalera larga se parte en torno a otra ficha del mismo número.
web-figure-replace = El cuarto color libera uno de los otros tres.
web-figure-free-joker = La ficha que el comodín representaba ocupa su lugar, y el comodín se usa en otra parte en el mismo turno.
web-figure-fixed-joker = Sin una ficha en su lugar, el comodín tiene que quedarse; la que sigue en su propia combinación no cuenta.
web-figure-loose-joker = Un comodín se mueve como quieras, siempre que todo acabe en combinaciones.
web-figure-points-rack = Lo que cuentan las fichas que quedan en un soporte
web-figure-grid = Columnas de la a a la m, filas del 10 al 1. La escalera roja va de b10 a d10.

## Disputed points: MyRummy

ruling-q-myr-1 = ¿Puedes usar la mesa en el turno en que abres?
    .ruling = No, solo desde tu siguiente turno.
ruling-q-myr-2 = ¿Se puede bajar enseguida una ficha robada?
    .ruling = No, espera a tu próximo turno.
ruling-q-myr-3 = ¿Puedes robar aunque pudieras bajar?
    .ruling = Sí.
ruling-q-myr-4 = ¿Tienen que quedar tres fichas cuando sacas alguna de una combinación?
    .ruling = No. Puedes deshacerla entera, así que solo cuenta el resultado: todo vuelve a estar en combinaciones.
ruling-q-myr-5 = ¿Qué ficha libera un comodín de una serie de tres?
    .ruling = Ese número en cualquiera de los colores que faltan.
ruling-q-myr-6 = ¿Se puede transformar una combinación con comodín?
    .ruling = El comodín conserva su sitio y su significado. Otras fichas pueden salir si queda una combinación con él.
ruling-q-myr-7 = ¿La ficha que libera un comodín tiene que venir de tu soporte?
    .ruling = No, también puede salir de una combinación de la mesa.
ruling-q-myr-8 = ¿Puede ir un comodín liberado a una combinación nueva?
    .ruling = Sí, a cualquiera, en el mismo turno.
ruling-q-myr-9 = ¿Puede haber dos comodines en una combinación?
    .ruling = Sí. Si no está claro qué representan, lo dices tú.
ruling-q-myr-10 = ¿Puede estar un comodín antes del 1, después del 13 o quinto en una serie?
    .ruling = No, representa una ficha que existe y que encaja.
ruling-q-myr-11 = ¿Puede el 1 seguir al 13?
    .ruling = No, una escalera sube como mucho del 1 al 13.
ruling-q-myr-12 = Al bajar, ¿hace falta una ficha de tu soporte?
    .ruling = Sí, al menos una.
ruling-q-myr-13 = ¿Y si el mazo está vacío?
    .ruling = Quien no baja pasa. Cuando todos han pasado seguidos, cada cual pierde lo que queda en su soporte y nadie recibe la suma.
ruling-q-myr-14 = ¿Y si se acaba el tiempo y no hay nada válido?
    .ruling = Vuelve todo y robas una ficha.
ruling-q-myr-15 = ¿Y si se acaba el tiempo y la apertura aún no llega?
    .ruling = Vuelve todo, también lo que era válido.
ruling-q-myr-16 = ¿Es cerrar la mano si ya habías bajado algo?
    .ruling = No. Todas tus fichas tienen que salir de una vez, de tu propio soporte.
ruling-q-myr-17 = ¿Forma parte del juego cerrar la mano?
    .ruling = Solo si se elige: el reglamento lo llama variante.
ruling-q-myr-18 = ¿Dobla cerrar la mano también los puntos de quien gana?
    .ruling = Sí, son la suma de los puntos negativos doblados.
ruling-q-myr-21 = ¿Quién empieza tras una ronda sin ganador?
    .ruling = La persona que sigue a la última que tuvo el turno.
ruling-q-myr-22 = ¿Libera un comodín una ficha que ya está en la mesa?
    .ruling = Solo si su combinación se deshace en ese turno. Una ficha de una combinación que sigue en pie, o que solo crece, no libera nada.
ruling-q-myr-23 = ¿Qué queda si se acaba el tiempo y solo algunas combinaciones están bien?
    .ruling = Las combinaciones tuyas con las que bajas más fichas y que juntas forman un turno válido; lo demás de la mesa vuelve a su sitio.
ruling-d-myr-1 = ¿Cuántas fichas forman una serie? El texto francés dice dos o tres.
    .ruling = Tres o cuatro, como en los demás idiomas y en su propio ejemplo.
ruling-d-myr-2 = ¿Quién empieza la ronda siguiente? El texto neerlandés dice: quien jugó el último.
    .ruling = Quien habría tenido el próximo turno, como dice el texto alemán.

## Disputed points: Série Noire Rummy

ruling-q-snr-1 = ¿Adónde va una ficha cambiada?
    .ruling = De vuelta al mazo, boca abajo.
ruling-q-snr-2 = ¿Puedes ver la ficha nueva antes de elegir la que das?
    .ruling = No, primero eliges.
ruling-q-snr-3 = ¿Y si nadie termina nunca?
    .ruling = Tras el número de turnos fijado en las opciones, la ronda acaba y cada cual pierde lo que queda en su soporte.
ruling-q-snr-4 = ¿Puedes cambiar aunque pudieras bajar?
    .ruling = Sí.
ruling-q-snr-5 = ¿Se puede bajar y cambiar en un mismo turno?
    .ruling = No, una cosa o la otra.
ruling-q-snr-6 = ¿Puedes transformar la mesa en el turno en que abres?
    .ruling = No, solo desde tu siguiente turno.
ruling-q-snr-7 = ¿Puede moverse un comodín sin que lo sustituyan?
    .ruling = No. Primero ocupa su lugar una ficha que encaje y luego se usa otra vez en el mismo turno.
ruling-q-snr-8 = ¿Qué ficha libera un comodín de una serie de tres? ¿Se permiten dos comodines?
    .ruling = Ese número en cualquiera de los colores que faltan. En una combinación puede haber dos comodines.
ruling-q-snr-9 = ¿Necesita los 30 quien lo baja todo de una vez? ¿Qué se dobla?
    .ruling = Los necesita. Se doblan los puntos de todos.
ruling-q-snr-10 = ¿Quién empieza: quien saca la ficha más baja o quien está a la izquierda de quien reparte?
    .ruling = Quien saca la más baja, que también reparte.
ruling-q-snr-11 = ¿Y si al sacar hay empate o sale un comodín?
    .ruling = Los empatados sacan otra; un comodín cuenta 25.
ruling-q-snr-12 = ¿Quién empieza la ronda siguiente?
    .ruling = En cada ronda se sacan fichas otra vez.
ruling-q-snr-13 = ¿Cuánto dura el reloj de arena, y si se agota?
    .ruling = El reglamento no lo dice; aquí un minuto, si no elegís otra cosa. Si se agota, tus cambios a medias se deshacen y se cambia una ficha.
ruling-q-snr-14 = Versión 1: ¿se puede bajar la ficha robada? ¿Y tomar los descartes?
    .ruling = La robada sí; los descartes se quedan donde están.
ruling-q-snr-15 = Versión 1: ¿se puede bajar la última ficha?
    .ruling = No, hay que descartarla.
ruling-q-snr-16 = Versión 2: ¿qué es cambiar una ficha antes de abrir?
    .ruling = Después de robar puedes cambiar además una ficha en vez de bajar.
ruling-q-snr-17 = Versiones 1 y 2: ¿y si el mazo está vacío?
    .ruling = No se roba ni se descarta: bajas o pasas.
ruling-q-snr-18 = ¿Quién puede pasar con el mazo vacío, y cuándo están todos bloqueados?
    .ruling = Solo quien no puede bajar nada. Cuando todos han pasado seguidos, la ronda acaba.
ruling-q-snr-19 = El 1 después del 13: ¿cuánto cuenta, y se puede seguir?
    .ruling = Cuenta 1. 12 13 1 es una escalera; 13 1 2, no.
ruling-q-snr-20 = Escaleras mezcladas: ¿puede repetirse un color?
    .ruling = Sí, cualquier color en cualquier orden.
ruling-q-snr-21 = ¿Cambia el mínimo sin comodines o con un solo tipo de combinación?
    .ruling = No.
ruling-q-snr-22 = El 1 antes del 2 y después del 13: ¿puede tener ambos una escalera?
    .ruling = Sí: del 1 al 13 y otra vez el 1, 14 fichas. El reglamento permite los dos lugares y no pone límite.
ruling-d-snr-1 = ¿Se puede cambiar un comodín? En el texto inglés se ha perdido.
    .ruling = Sí: el texto francés deja poner en su lugar la ficha correcta.

## Disputed points: Brettspielnetz Rummy

ruling-q-bsn-1 = ¿Pueden varias combinaciones juntas sumar los 30?
    .ruling = No, tiene que llegar una sola serie o escalera, y los comodines no suman nada.
ruling-q-bsn-2 = ¿Puedes bajar más, o usar el tablero, en el turno en que abres?
    .ruling = No, solo desde tu siguiente turno.
ruling-q-bsn-3 = ¿Cuentan para las 12 las fichas movidas del tablero?
    .ruling = No, solo las de tu soporte.
ruling-q-bsn-4 = ¿Puede moverse un comodín sin que lo sustituyan?
    .ruling = Sí, pero se queda en el tablero.
ruling-q-bsn-5 = ¿Se puede bajar enseguida una ficha robada?
    .ruling = No, robar termina tu turno.
ruling-q-bsn-6 = ¿Puedes jugar aún tras robar la última ficha?
    .ruling = No, el juego acaba en el acto y esa ficha cuenta.
ruling-q-bsn-7 = ¿Necesita cada jugada una ficha de tu soporte?
    .ruling = Sí, al menos una.
ruling-q-bsn-9 = ¿Es exactamente un comodín para cada uno?
    .ruling = Sí, diecisiete fichas al azar y un comodín.
ruling-q-bsn-10 = ¿Es un límite el tamaño del tablero?
    .ruling = No, es solo el dibujo.
ruling-q-bsn-11 = ¿Qué son dos comodines junto a una ficha?
    .ruling = Una serie o una escalera, como quieras.
ruling-q-bsn-12 = ¿Solo se permiten las transformaciones de la lista?
    .ruling = No, son ejemplos; vale todo lo que acabe en series y escaleras.
ruling-q-bsn-13 = ¿Cuánto puntúa quedarse sin fichas?
    .ruling = La victoria, que cuenta un punto.
ruling-q-bsn-14 = ¿Puede el 1 seguir al 13?
    .ruling = No.
