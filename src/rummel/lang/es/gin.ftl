### Gin and Série Noire Gin-Rummy.

## Names

game-serie-noire-gin = Gin-Rummy Série Noire
    .about = Reúne combinaciones en secreto con diez fichas, cierra cuando casi todo encaje y confía en que a nadie le sobre menos.
game-gin = Gin
    .about = El clásico juego de cartas para dos: roba, descarta y cierra con diez puntos o menos fuera de tus combinaciones.

## Options

option-gin-packs = Barajas
    .about = De cuántas barajas de 52 salen las cartas o fichas.
option-gin-upcard = Primera carta boca arriba
    .about = Se pone una carta boca arriba y se ofrece a cada jugador; si no, el primero recibe una undécima y empieza descartando.
option-gin-court-ten = Las figuras cuentan diez
    .about = Sota, reina y rey (11, 12 y 13) cuentan 10 en vez de su número.
option-gin-discards-return = Descartes que nadie quiere
    .about = Qué pasa, con tres o más jugadores, con un descarte que el siguiente no toma; con dos queda siempre fuera del juego.
    .after = vuelve al mazo después de robar
    .before = vuelve al mazo antes de robar
    .never = queda fuera del juego
option-gin-discards-open = Descartes a la vista
    .about = Los descartes quedan boca arriba y se pueden mirar; si no, lo que nadie quiso se pone boca abajo.
option-gin-may-return-taken = Descartar lo recién tomado
    .about = Lo que se acaba de tomar de los descartes puede descartarse en el mismo turno.
option-gin-end-before-draw = Cerrar al empezar el turno
    .about = Se puede cerrar la ronda con diez piezas, antes de robar.
option-gin-end-after-discard = Cerrar al descartar
    .about = Se puede cerrar la ronda con el descarte, como en el gin clásico.
option-gin-limit = Máximo de puntos sobrantes
    .about = Cuántos puntos pueden sobrarle fuera de combinaciones a quien cierra la ronda.
option-gin-oklahoma = Oklahoma
    .about = La primera carta boca arriba dice cuántos puntos pueden sobrar; un as exige gin.
option-gin-oklahoma-ace = El as en Oklahoma
    .about = Qué hace falta para cerrar si la carta descubierta es un as.
    .gin = gin: no puede sobrar nada
    .one = puede sobrar un punto como mucho
option-gin-spades-double = Las picas valen doble
    .about = En Oklahoma, los puntos de una ronda valen doble si la carta descubierta es de picas.
option-gin-least-melded = Mínimo en combinaciones
    .about = Cuántas piezas tienen que estar en combinaciones para cerrar la ronda.
option-gin-big-gin = Las once
    .about = Quien acaba de robar puede cerrar la ronda con las once piezas en combinaciones, sin descartar.
option-gin-big-gin-dealt = Once de salida
    .about = El primer jugador también puede cerrar la ronda con las once piezas que le tocan al repartir.
option-gin-layoff-on-gin = Añadir a un gin
    .about = Se puede añadir a las combinaciones de alguien a quien no le sobra nada.
option-gin-best-spread = Solo las mejores combinaciones
    .about = Todos tienen que enseñar y añadir de modo que les sobre lo menos posible.
option-gin-big-gin-bonus = Premio por once
    .about = Puntos por cerrar la ronda con las once piezas en combinaciones.
option-gin-gin-bonus = Premio por diez
    .about = Puntos por cerrar la ronda con las diez piezas en combinaciones.
option-gin-knock-bonus = Premio por cerrar con resto
    .about = Puntos por cerrar la ronda cuando sobra algo.
option-gin-lowest-bonus = Puntos por el resto más bajo
    .about = Con tres o más jugadores, lo que gana quien se queda con menos.
option-gin-two-score-lowest = El resto más bajo entre dos
    .about = Con dos jugadores también se dan los puntos por el resto más bajo.
option-gin-win-bonus = Puntos por el resto menor
    .about = Con dos jugadores, lo que gana quien se queda con menos, además de la diferencia.
option-gin-undercut-bonus = Puntos por el undercut
    .about = Con dos jugadores, lo que gana además quien enseña en segundo lugar si le sobra lo mismo que a quien cerró, o menos.
option-gin-tie = Restos iguales
    .about = Con dos jugadores, qué pasa si a los dos les sobra lo mismo.
    .undercut = quien enseña en segundo lugar recibe los puntos por el undercut
    .gin-safe = lo mismo, pero no contra un gin
    .nobody = nadie recibe nada por ello
option-gin-tie-keeps-bonus = Premio con restos iguales
    .about = Con dos jugadores y restos iguales, quien cerró la ronda conserva su premio.
option-gin-game-bonus = Premio por la partida
    .about = Puntos por ganar la partida, que se suman al final. No cambian quién gana.
option-gin-line-bonus = Premio por ronda ganada
    .about = Puntos por cada ronda ganada, que se suman al final al total de cada uno. No cambian quién gana.
option-gin-shutout-bonus = Premio por dejar a cero
    .about = Puntos de más por ganar la partida si nadie más ha ganado una ronda.
option-gin-wall = Piezas que se quedan en el mazo
    .about = Cuando solo quedan estas, ya nadie roba.
option-gin-last-discard = El último descarte
    .about = Qué puede hacer el siguiente jugador con el descarte cuando ya nadie puede robar.
    .open = tomarlo como siempre
    .to-end = tomarlo solo para cerrar la ronda en el acto
    .dead = nada
option-gin-stalled = Una ronda que nadie cierra
    .about = Qué pasa cuando ya nadie puede robar.
    .again = no cuenta y se vuelve a repartir
    .void = cuenta como una ronda que no gana nadie
    .compare = todos enseñan sus combinaciones y puntúa quien se queda con menos
option-gin-max-turns = Máximo de turnos
    .about = Después de este número de turnos la ronda acaba como si el mazo se hubiera agotado.
option-gin-max-takes = Máximo de descartes tomados
    .about = En lugar de tomar el descarte que completaría este número, la ronda termina como si el mazo se hubiera agotado; 0 para no poner límite.
option-gin-max-returns = Máximo de descartes devueltos
    .about = Si durante este número de turnos seguidos se devuelve el descarte tomado, la ronda acaba como si el mazo se hubiera agotado; 0 para no poner límite.

## Prompts and moves

phase-gin-upcard = Toma la carta boca arriba, o pasa.
phase-gin-stock = Roba del mazo.
phase-gin-draw = Toma el descarte o roba. Si ya no se puede robar, pasa.
phase-gin-discard = Haz un descarte, o cierra la ronda si puedes.
phase-gin-spread = Añade lo que quieras y luego enseña tus combinaciones.

move-gin-take = take – toma el descarte que está boca arriba
move-gin-draw = draw – roba del mazo
move-gin-pass = pass – rechaza la carta boca arriba; si no hay nada que robar, deja que la ronda acabe
move-gin-discard = discard PIEZA – descarta una carta o ficha (discard 13s)
move-gin-knock = knock [PIEZA] – cierra la ronda, con un descarte donde las reglas lo piden (knock 13s)
move-gin-add = add PIEZA N – añade una carta o ficha a la combinación número N de la mesa (add 4c 1)
move-gin-spread = spread COMBINACIÓN | COMBINACIÓN … – enseña tus combinaciones (spread 5h 6h 7h | 8c 8d 8s)

## Events

event-gin-lot = { $seat } saca { $pieces } para ver quién reparte.
    .you = Sacas { $pieces } para ver quién reparte.
event-gin-deals = { $seat } tiene la más baja y reparte.
    .you = Tienes la más baja y repartes.
event-gin-upcard = Boca arriba: { $pieces }. { $most ->
        [0] Solo un gin cierra esta ronda.
        [one] Para cerrar puede sobrar como mucho { $most } punto.
       *[other] Para cerrar pueden sobrar como mucho { $most } puntos.
    }
event-gin-double = Se ha descubierto una pica: la ronda vale doble.
event-gin-returned = Vuelve al mazo: { $pieces }.
event-gin-ended = { $seat } cierra la ronda.
    .you = Cierras la ronda.
event-gin-big = { $seat } cierra la ronda con las once.
    .you = Cierras la ronda con las once.
event-gin-stalled = Nadie cierra la ronda y no se puede seguir.

## How a round ended

outcome-gin-big = Las once estaban en combinaciones.
outcome-gin-full = Las diez estaban en combinaciones: gin.
outcome-gin-knock = La ronda se cerró con un pequeño resto.
outcome-gin-undercut = Undercut: a quien cerró la ronda no le sobraba menos que al rival.
outcome-gin-even = A los dos les sobraba lo mismo.
outcome-gin-again = Nadie cerró la ronda: no cuenta y se vuelve a repartir.
outcome-gin-void = Nadie cerró la ronda, así que no cuenta para nadie.
outcome-gin-compare = Nadie cerró la ronda; se compararon los restos.

## On the score sheet

tally-gin-knock = Cierre con { $left }
tally-gin-ended = Cierre con { $left } de resto
tally-gin-full = Gin: las diez en combinaciones
tally-gin-big = Las once en combinaciones
tally-gin-win = Menos resto que el rival
tally-gin-undercut = Undercut
tally-gin-lowest = El resto más bajo
tally-gin-spades = Picas: otra vez lo mismo

## Refusals

error-gin-much-left = Así { $left ->
        [one] te sobra un punto
       *[other] te sobran { $left } puntos
    }, y el máximo es { $most }. Pon más en combinaciones antes de cerrar la ronda.
error-gin-few-melded = Tienes muy poco en combinaciones: para cerrar la ronda hacen falta al menos { $least }.
error-gin-not-all = Sin descarte, todo tiene que estar en combinaciones, y no lo está.
error-gin-needs-discard = Para cerrar aquí hace falta un descarte. Di cuál: knock 7h.
error-gin-dealt-eleven = Con once solo puedes cerrar la ronda si acabas de tomar una de ellas. Antes descarta una.
error-gin-same-piece = Acabas de tomar { $piece } de los descartes y no puede volver allí en el mismo turno. Elige otra.
error-gin-wall = Ya no se puede robar del mazo, así que eso no es posible.
error-gin-take-to-end = El último descarte solo se puede tomar para cerrar la ronda con él, y no te sirve para cerrar.
error-gin-must-end = Tomaste el último descarte para cerrar la ronda. Cierra ahora.
error-gin-no-lay-off = Aquí no se puede añadir nada. Enseña tus propias combinaciones.
error-gin-no-meld = No existe la combinación { $meld } en la mesa; { $count ->
        [0] aún no hay ninguna
        [one] solo está la 1
       *[other] van de la 1 a la { $count }
    }.
error-gin-not-best = Hay una manera mejor: { $least ->
        [0] no tiene por qué sobrar nada
        [one] basta con que sobre un punto
       *[other] basta con que sobren { $least } puntos
    }, y aquí se exige lo mejor.

## Reasons of hints

why-gin-ends = Cierra la ronda; resto: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
why-gin-all-melded = Todo está en combinaciones: no sobra nada.
why-gin-early = { $seat } solo lleva { $count ->
        [one] un turno
       *[other] { $count } turnos
    }.
why-gin-can-end = Después puedes cerrar la ronda; resto: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
why-gin-saves = Reduce lo que te sobra en { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
why-gin-plays-on = Podrías cerrar la ronda ya; resto: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }. El mejor bot sigue jugando.
why-gin-dead = { $piece } está muerta: ya no puede llegar { $pieces }.
why-gin-danger = { $piece } sería peligrosa: { $seat } ha tomado { $pieces }.
why-gin-gives-nothing = No le da nada a { $seat }: ahí ya no cabe ninguna combinación con { $piece }.
why-gin-ways = Te deja { $count ->
        [one] una manera
       *[other] { $count } maneras
    } de cerrar en el próximo turno.
why-gin-to-gin = Te deja { $count ->
        [one] una manera
       *[other] { $count } maneras
    } de hacer gin en el próximo turno.
why-gin-helps = Te deja { $count ->
        [one] una manera
       *[other] { $count } maneras
    } de completar una combinación en el próximo turno.
why-gin-least = Así te sobra lo mínimo: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
why-gin-left = Lo mínimo que te puede sobrar: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.

## In the terminal

cli-gin-left-label = Te sobra:
cli-gin-deadwood = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } fuera de combinaciones; puedes cerrar con { $most } o menos
cli-gin-left = resto: { $points }
cli-gin-opener = ha cerrado la ronda
cli-score-word-end = Añade quién ha cerrado la ronda: 13h 4c / - end=NOMBRE.
cli-score-word-big = Añade «big» si fue con las once: 13h 4c / - end=NOMBRE big.
cli-score-word-spades = Añade «spades» al final si la carta descubierta era de picas: la ronda vale doble.

## On the pages

web-gin-do-knock = Cerrar
web-do-spread = Enseñar
web-gin-draw = Toma el descarte o roba.
web-gin-discard = Haz un descarte.
web-gin-end-next = Haz un descarte. Podrás cerrar la ronda al empezar tu próximo turno.
web-gin-may-end = Ya puedes cerrar la ronda, o descarta y sigue jugando.
web-gin-may-knock = Ya puedes cerrar la ronda, o descarta y sigue jugando.
web-gin-may-end-first = Ya puedes cerrar la ronda, o roba y sigue jugando.
web-gin-show = Enseña tus combinaciones.
web-gin-spread-empty = Elige con qué formar una combinación o arrástralo aquí
web-gin-spread-best = Las mejores combinaciones
web-gin-left = { $points ->
        [0] No sobra nada
        [one] Sobra un punto
       *[other] Sobran { $points } puntos
    }
web-gin-limit = { $most ->
        [0] para cerrar no puede sobrar nada
       *[other] para cerrar, { $most } como máximo
    }
web-gin-least = al menos { $least } en combinaciones
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Gran gin
web-gin-end = Cerrar la ronda con { $points }
web-gin-finish = Añadir y enseñar lo mejor
web-gin-which = ¿Qué carta descartas?
web-gin-sort-melds = En grupos
web-settings-arranged = Ordenar la mano por combinaciones
web-settings-arranged-about = Lo que va junto está junto; el resto queda al final.

## The lesson

lesson-gin-take = Reúne combinaciones en tu mano: tres o más cartas seguidas del mismo palo, o tres o cuatro del mismo valor. El 9 de picas va con tus nueves: tómalo y descarta una carta suelta.
lesson-gin-knock = Las cartas sueltas cuentan en tu contra: un as 1, las figuras 10. Con diez o menos puedes cerrar, y solo te sobraría el as: cierra con el rey y enseña tus combinaciones.
lesson-gin-layoff = El rival ha cerrado. Primero añade lo que encaje en sus combinaciones: tu 6 de tréboles continúa la escalera. Luego enseña las tuyas; el resto cuenta en tu contra.
lesson-gin-win = Ahora gana una ronda. Roba y cierra en cuanto tus cartas sueltas sumen diez o menos. Quien tenga menos gana la diferencia.
lesson-gin-tiles-take = Reúne combinaciones en tu soporte: tres o más números seguidos de un color, o el mismo número en tres o cuatro colores. El 9 descubierto va con tus nueves: tómalo y descarta una ficha suelta.
lesson-gin-tiles-end = Al empezar tu turno, nueve de tus diez fichas están en combinaciones, y la última suma menos de diez. Así que puedes cerrar la ronda: hazlo y enseña tus combinaciones.
lesson-gin-tiles-win = Ahora gana una ronda. Solo se cierra al empezar un turno, con ocho fichas o más en combinaciones y menos de diez puntos de resto. Gana quien se queda con menos.

## The rules

rules-serie-noire-gin =
    Juegan de dos a cuatro personas con 104 fichas: del 1 al 13 en cuatro colores, dos de cada; no
    hay comodines. Reúne combinaciones en tu soporte: tres o más números seguidos de un mismo color
    (escalera), o tres o cuatro fichas del mismo número en colores distintos (serie). El 1 solo va
    antes del 2. Durante el juego no se baja nada.

    Cada cual saca una ficha y reparte quien tenga el número más bajo; si hay empate, los empatados
    sacan otra. Todos reciben diez fichas, y una más quien está a la izquierda de quien reparte. Esa
    persona empieza descartando una, boca arriba. Se juega en el sentido de las agujas del reloj.

    En tu turno toma la ficha recién descartada o roba una del mazo; después descarta una. Solo el
    siguiente jugador puede tomar un descarte. Si no lo quiere, con dos jugadores se pone boca abajo
    y queda fuera del juego; con tres o cuatro vuelve al mazo después de que robe.

    Una ronda puede acabar de tres maneras. Petit Gin: al empezar tu turno, tus diez fichas están en
    combinaciones. Ocho o nueve: al empezar tu turno lo están ocho o nueve, y el resto suma menos de
    diez. Grand Gin: acabas de tomar una ficha y las once están en combinaciones. Nunca es
    obligatorio cerrar, y no se puede cerrar al descartar: espera a tu próximo turno.

    Quien cierra enseña primero sus combinaciones; luego lo hacen los demás por turno, una vez cada
    uno y sin robar. Cuando te toque, puedes añadir antes fichas sueltas a las combinaciones que ya
    estén en la mesa. Lo que no puedas o no quieras colocar cuenta su número, también el 11, el 12 y
    el 13.

    Cerrar da 50 puntos con un Grand Gin, 25 con un Petit Gin y 20 con ocho o nueve fichas. Con tres
    o cuatro jugadores, quien se queda con menos gana 50; si hay empate, quien enseñó antes. Con dos
    jugadores, quien se queda con menos gana la diferencia más 20, y 10 más si enseña en segundo
    lugar. Si los dos restos son iguales, quien enseña en segundo lugar recibe 10. Quien
    cerró conserva su premio en todo caso.

    Si el mazo está vacío y no quieres el descarte, o si tras 200 turnos nadie ha cerrado, la ronda
    no cuenta para nadie y se vuelve a repartir. Tras cada ronda el reparto pasa a la izquierda. La
    partida acaba cuando alguien llega a 100 puntos; gana quien tenga más.

rules-gin =
    Juegan dos con una baraja de 52 cartas. Reúne combinaciones en tu mano: tres o más cartas
    seguidas del mismo palo (escalera), o tres o cuatro del mismo valor (serie). El as es la carta
    más baja. Las cartas que no entran en ninguna combinación son tus cartas sueltas: el as cuenta
    1; sota (J), reina (Q) y rey (K), 10; las demás, su número.

    Los dos sacan una carta y reparte quien tenga la más baja: diez para cada uno, y la siguiente se
    pone boca arriba. Puede tomarla quien no reparte; si no la quiere, quien reparte; si no la
    quiere ninguno, roba quien no reparte.

    En tu turno toma el último descarte o roba del mazo, y luego descarta una carta. Una carta que
    acabas de tomar de los descartes no puede volver allí en el mismo turno. Los descartes quedan
    boca arriba y puedes mirarlos.

    Si tras tu descarte tus cartas sueltas suman diez o menos, puedes cerrar: pon ese último
    descarte boca abajo, lo que termina la ronda, y enseña tus combinaciones. Si no te sobra nada,
    es gin.

    Después de un cierre, el rival puede añadir cartas a las combinaciones de quien cierra y luego
    enseña las suyas. A un gin no se le añade nada.

    Si a quien cierra le sobra menos, gana la diferencia. Si al rival le sobra lo mismo o menos, es
    un «undercut»: el rival gana la diferencia más 25. Contra un gin no hay undercut: quien hace gin
    recibe lo que le sobra al rival y 25 más.

    Cuando solo quedan dos cartas en el mazo y nadie ha cerrado, la ronda no cuenta para nadie y se
    vuelve a repartir; lo mismo cuando se han tomado cincuenta descartes. El reparto se alterna.
    Gana quien llega antes a 100 puntos.

    Opciones: en el gin Oklahoma, la primera carta boca arriba dice cuánto puede sobrar al cerrar, y
    un as exige gin. El gran gin, las once cartas en combinaciones, termina la ronda sin descarte.
    En Oklahoma, una pica descubierta puede doblar la ronda y un as puede permitir un punto. Al
    final se pueden sumar premios por la partida, por cada ronda ganada y por dejar a cero.

## The rules: chapters and pictures

web-chapter-ending = Cerrar la ronda
web-chapter-show = Enseñar combinaciones
web-figure-no-ace-high = el as es bajo
web-figure-melds-gin = Lo que va junto y lo que no.
web-figure-points-deadwood = Lo que cuentan las cartas sueltas
web-figure-ending = Las tres maneras de cerrar una ronda
web-figure-knock = Un cierre y un gin
web-figure-layoff = Quien enseña después puede añadir a lo que ya está. Aquí acaba sobrándole menos que a quien cerró.
web-figure-layoff-gin = Tras un cierre, la otra persona añade lo que encaje. Solo cuenta lo que aún le sobra.

## Disputed points: Série Noire Gin-Rummy

ruling-q-gin-1 = ¿Cuándo puedes cerrar con ocho o nueve fichas?
    .ruling = Al principio de tu turno, con diez fichas, antes de tomar una.
ruling-q-gin-2 = ¿Es Petit Gin si las diez encajan solo después de descartar?
    .ruling = No. Espera a tu próximo turno y cierra entonces.
ruling-q-gin-3 = ¿Cuánto puede sobrar?
    .ruling = 9 puntos como mucho, y al menos ocho fichas en combinaciones.
ruling-q-gin-4 = ¿Hay que cerrar cuando se puede?
    .ruling = No.
ruling-q-gin-5 = ¿Son un Grand Gin once fichas combinadas ya al repartir?
    .ruling = No, la undécima hay que tomarla.
ruling-q-gin-6 = ¿Cuánto cuentan 11, 12 y 13?
    .ruling = Su número.
ruling-q-gin-7 = ¿Puede el 1 seguir al 13?
    .ruling = No.
ruling-q-gin-8 = ¿Se puede añadir contra un Grand o un Petit Gin?
    .ruling = Sí, el reglamento no hace excepción.
ruling-q-gin-9 = ¿Puede quien cerró añadir a combinaciones enseñadas después?
    .ruling = No, cada cual enseña una vez, por turno.
ruling-q-gin-10 = ¿Roban los demás otra vez antes de enseñar las suyas?
    .ruling = No.
ruling-q-gin-11 = Con dos jugadores, ¿hay también 50 por el resto más bajo?
    .ruling = No, en su lugar están la diferencia y su premio.
ruling-q-gin-12 = Con dos jugadores y restos iguales, ¿conserva el premio quien cerró?
    .ruling = Sí.
ruling-q-gin-13 = ¿Quién puede tomar un descarte?
    .ruling = Solo el siguiente jugador.
ruling-q-gin-14 = ¿Cuándo vuelve al mazo un descarte que nadie quiere?
    .ruling = Después de que robe el siguiente, para que no pueda robarlo enseguida.
ruling-q-gin-15 = ¿Y si el mazo está vacío?
    .ruling = La ronda no cuenta para nadie y se reparte de nuevo.
ruling-q-gin-17 = ¿Hay que combinar lo mejor posible?
    .ruling = No, tú eliges tus combinaciones.
ruling-q-gin-18 = ¿Puedes descartar la ficha que acabas de tomar?
    .ruling = Sí.
ruling-q-gin-19 = ¿Puede una serie tener dos veces la misma ficha?
    .ruling = No, todos sus colores son distintos.
ruling-q-gin-20 = ¿Se pueden mirar los descartes con dos jugadores?
    .ruling = No. La ficha que el otro no quiere se pone boca abajo.
ruling-d-gin-1 = ¿Se hace Petit Gin con ocho o nueve fichas, como dice el texto inglés?
    .ruling = No, con diez. El texto inglés ha juntado dos finales en uno.
