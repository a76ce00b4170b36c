### MyRummy 111.

## Names

game-one-eleven = MyRummy 111
    .about = Pon en orden tus doce números, cambio a cambio y sin moverlos nunca de sitio.

## Options

option-one-eleven-hand = Cartas en la mano
    .about = Cuántas cartas recibe cada cual; con más cartas la ronda es más larga y difícil.
option-one-eleven-hands = Cartas en cada mano
    .about = Un hándicap: cuántas cartas recibe cada jugador, por ejemplo 12,13,14; vacío si todos reciben las mismas.
option-one-eleven-symbols = Símbolos de comodín
    .about = Los símbolos de las cartas 2, 3, 4 y así hasta 111; lo que figura de entrada es nuestra propia tabla, no la impresa.
option-one-eleven-series = Qué es una secuencia
    .about = Qué cartas de una mano cuentan juntas para quienes no anunciaron.
    .contiguous = cartas contiguas
    .subsequence = cartas en orden, saltándose otras entre medias
option-one-eleven-best = Qué secuencia cuenta
    .about = Qué secuencia puntúa si la más larga no es la más valiosa.
    .value = la más valiosa
    .length = la más larga, y entre iguales la más valiosa
option-one-eleven-others-score = Cuándo puntúan los demás
    .about = Si quienes no anunciaron puntúan su secuencia también tras un anuncio acertado.
    .always = siempre
    .after-mistake = solo tras un anuncio equivocado
option-one-eleven-direction = Sentido
    .about = Si cada cual tiene que decidirse por subir o bajar antes del primer turno, y solo eso cuenta.
    .either = subir y bajar cuentan por igual
    .chosen = solo cuenta el sentido elegido
option-one-eleven-announced-for-you = Anuncio automático
    .about = La ronda acaba sola en cuanto un cambio deja una mano en orden; nadie anuncia.
option-one-eleven-short-pile = Mazo casi agotado
    .about = Qué pasa si se quiere retirar el centro y quedan menos de tres cartas en el mazo.
    .reshuffle = se barajan con él los descartes
    .stay = ya nadie puede retirar el centro
    .rest = salen las últimas cartas y los demás sitios quedan vacíos
option-one-eleven-youngest = El más joven
    .about = El sitio que empieza la primera ronda, contado desde 0.
option-one-eleven-max-turns = Máximo de turnos
    .about = Después de este número de turnos por jugador, la ronda acaba sin anuncio y todos se apuntan una secuencia.

## Prompts and moves

phase-one-eleven-choose = Elige un sentido: rising (subir) o falling (bajar).
phase-one-eleven-take = Toma una carta del centro.
phase-one-eleven-insert = Mete la carta y di cuál sale.
phase-one-eleven-announce = Anuncia que tu mano está en orden, o pasa.

move-one-eleven-choose = choose SENTIDO – elige rising (subir) o falling (bajar) para esta ronda (choose rising)
move-one-eleven-clear = clear – retira las tres cartas boca arriba del centro y pon tres boca abajo
move-one-eleven-take = take SITIO – toma la carta del centro en el sitio 1, 2 o 3 (take 2)
move-one-eleven-insert = insert HUECO SALE – mete la carta con HUECO cartas a su izquierda; sale su vecina izquierda (left) o derecha (right), o la del extremo opuesto (far) (insert 3 right)
move-one-eleven-announce = announce – di que tu mano está en orden; esto termina la ronda
move-one-eleven-pass = pass – no digas nada y deja seguir al siguiente

## Events

event-dealt-hand = Cartas para { $seat }: { $cards }.
    .you = Tus cartas: { $cards }.
event-chose = { $seat } ya ha elegido sentido.
    .you = Ya has elegido sentido.
event-chose-own = Tus números tienen que { $direction ->
        [falling] bajar
       *[rising] subir
    } de izquierda a derecha.
event-cleared = { $seat } retira { $cards }; hay cartas nuevas boca abajo.
    .you = Retiras { $cards }; hay cartas nuevas boca abajo.
event-reshuffled-discards = Los descartes se barajan con el mazo. Cartas en él: { $stock }.
event-took-hidden = { $seat } toma la carta boca abajo del sitio { $spot }.
    .you = Tomas la carta boca abajo del sitio { $spot }.
event-inserted = { $seat } deja salir el { $card } y mete la carta nueva { $drop ->
        [far] { $gap ->
            [0] al principio
           *[other] al final
        }
       *[other] en su lugar
    }.
    .you = Dejas salir el { $card } y metes la carta nueva { $drop ->
            [far] { $gap ->
                [0] al principio
               *[other] al final
            }
           *[other] en su lugar
        }.
    .brief = suelta el { $card }
event-announced = { $seat } anuncia una mano en orden: { $cards }.
    .you = Anuncias una mano en orden: { $cards }.
event-order-right = Está en orden. Puntos para { $seat }: { $points }.
    .you = Está en orden. Puntos para ti: { $points }.
event-order-wrong = No está en orden: { $seat } no se apunta nada.
    .you = No está en orden: no te apuntas nada.
event-series = { $seat } se apunta { $points ->
        [one] un punto
       *[other] { $points } puntos
    } por { $cards }.
    .you = Te apuntas { $points ->
            [one] un punto
           *[other] { $points } puntos
        } por { $cards }.
    .brief = se apunta { $points ->
            [one] un punto
           *[other] { $points } puntos
        }
event-no-series = { $seat } no tiene ninguna secuencia y no se apunta nada.
    .you = No tienes ninguna secuencia y no te apuntas nada.

## How a round ended

outcome-one-in-order = Una mano quedó en orden.
outcome-one-mistake = La mano anunciada no estaba en orden.
outcome-one-turn-cap = Nadie anunció en todos los turnos de esta ronda.

## On the score sheet

tally-one-eleven-symbols = Símbolos de la mano
tally-one-eleven-order = Mano en orden
tally-one-eleven-series = Mejor secuencia: { $cards }
tally-one-eleven-mistake = Anunciada, pero sin orden

## Refusals

error-one-no-spot = No existe el sitio { $spot } en el centro. Toma de un sitio del 1 al { $most }.
error-one-spot-empty = En el sitio { $spot } ya no hay ninguna carta. Toma de otro.
error-one-centre-hidden = Solo puedes retirar el centro cuando todas sus cartas están boca arriba, y { $hidden ->
        [one] queda una
       *[other] quedan { $hidden }
    } boca abajo. Toma una carta.
error-one-pile-short = Para retirar el centro hacen falta tres cartas nuevas. Quedan en el mazo: { $cards }. Toma una carta.
error-one-no-gap = No existe el hueco { $gap } en tu mano. Di cuántas cartas debe tener a su izquierda: de 0 a { $most }.
error-one-no-drop = Con { $gap } a la izquierda de la carta nueva, nada puede salir con «{ $drop }». Sale una vecina (left o right) o, si la carta nueva está en un extremo, la del extremo opuesto (far).

## Reasons of hints

why-one-ordered = Tu mano está en orden.
why-one-not-ordered = Tu mano aún no está en orden.
why-one-orders = Con el { $card } toda tu mano queda en orden.
why-one-series = Con el { $card } tu secuencia tiene { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
why-one-fits = El { $card } encaja entre { $left } y { $right }.
why-one-none-open = Ninguna carta visible alarga tu secuencia.

## In the terminal

cli-one-centre = Centro:
cli-face-down = ?
cli-one-pile = Montones:
cli-one-piles = por robar: { $draw }; retiradas: { $discards }
cli-one-in-hand = Has tomado:
cli-one-taken = { $card } ({ $symbols ->
        [one] 1 símbolo
       *[other] { $symbols } símbolos
    })
cli-one-series = Tu secuencia:
cli-one-worth = { $series } = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
cli-one-gaps = Los huecos están numerados. Di un hueco y la carta vecina que sale: insert { $gap } { $card }.
cli-one-rising = ascendente
cli-one-falling = descendente
cli-score-word-bonus = Pon ! detrás de los puntos de quien terminó la ronda con la mano ordenada, para el premio: 17! 6.

## On the pages

web-do-announce = Anunciar
web-do-choose = Elegir
web-do-clear = Retirar el centro
web-do-insert = Meter
web-one-centre = Centro
web-one-spot = Sitio { $spot }
web-one-hidden = boca abajo
web-one-empty = vacío
web-one-stars = Cada ★ de una carta vale un punto al final de la ronda.
web-one-symbols = { $count ->
        [one] un símbolo
       *[other] { $count } símbolos
    }
web-one-counts = cuenta
web-one-choose = ¿Tus números van a subir o a bajar de izquierda a derecha?
web-one-where = ¿Dónde va el { $card }?
web-one-which = ¿Qué carta sale?
web-one-elsewhere = Otro sitio
web-one-leaves = Sale el { $card }
web-one-between = Entre { $left } y { $right }
web-one-before = Antes de { $card }
web-one-after = Después de { $card }
web-one-series = { $count ->
        [one] Secuencia de una carta
       *[other] Secuencia de { $count } cartas
    }
web-one-no-series = Aún sin secuencia
web-one-ordered = ¡Tu mano está en orden!
web-one-passing = Aún no está en orden: pasas.
web-one-auto = Pasar hasta estar en orden
web-one-wrong = Tu mano no está en orden: anunciarla no te da nada y termina la ronda.
web-one-announce-anyway = Anunciar de todos modos
web-one-rising = Ascendente
web-one-falling = Descendente
web-settings-pass-about = Mientras tu mano no esté en orden, no hace falta que toques «Pasar».
web-replay-chose = { $seat } se decide por números { $direction ->
        [falling] que bajan
       *[rising] que suben
    }.

## The lesson

lesson-one-eleven-swap = Tus números deben ir subiendo, pero no se mueven nunca de sitio: solo los cambios los ponen en orden. El 90 estorba. Toma el 18, mételo después del 5 y deja salir el 90.
lesson-one-eleven-end = Si metes una carta en un extremo, puede salir la del otro extremo. El 88 del principio estorba: toma el 110, mételo al final del todo y deja salir el 88.
lesson-one-eleven-announce = Ahora todo sube de izquierda a derecha. Anúncialo: la ronda termina y te apuntas todas las estrellas de tus cartas y 5 más.
lesson-one-eleven-win = Estorban dos cartas, el 90 y el 3. Sustitúyelas con dos cambios: pasa tras el primero y anuncia tras el segundo.

## The rules

rules-one-eleven =
    MyRummy 111 se juega entre dos y cinco personas, con 110 cartas numeradas del 2 al 111, una de
    cada.

    Cada cual recibe 12 cartas que los demás no ven. Déjalas en el orden en que llegan: no se
    cambian nunca de sitio. Otras tres cartas quedan boca abajo en el centro y el resto es el mazo.
    Tu meta es que todos tus números suban de izquierda a derecha, o que todos bajen. Los saltos no
    importan. Conviene elegir una de las dos cosas antes de empezar, pero la elección no te ata.

    Empieza el jugador más joven y se sigue hacia la izquierda. Tu turno es un cambio:
    1. Toma una de las tres cartas del centro. Una carta boca abajo solo la ves cuando ya la has
    tomado, y entonces no puedes devolverla.
    2. Métela donde quieras, entre tus cartas o en un extremo.
    3. Una de sus dos vecinas sale de tu mano y queda boca arriba en el sitio vacío. Si has puesto
    la carta nueva en un extremo, en su lugar puede salir la carta del otro extremo.

    Si las tres cartas del centro están boca arriba, puedes retirarlas antes: van a los descartes,
    llegan tres nuevas boca abajo y tomas una de ellas. Cuando en el mazo quedan menos de tres
    cartas, se barajan con él los descartes anteriores, pero no las tres cartas que se retiran; si
    ni así alcanza, nadie puede retirar el centro.

    Después de tu cambio puedes anunciar que tu mano está en orden. No es obligatorio: puedes
    esperar a tener más puntos. El anuncio termina la ronda:
    – Si aciertas, te apuntas todos los símbolos de comodín de tus cartas y 5 más.
    – Si te equivocas, no te apuntas nada.
    – En ambos casos, los demás se apuntan los símbolos de una secuencia: el tramo seguido más
    valioso de su mano que suba o baje. Puede empezar en cualquier parte.

    Si nadie anuncia, la ronda acaba tras 100 turnos por jugador y todos se apuntan una secuencia.
    La ronda siguiente la empieza quien está a la izquierda de quien empezó la anterior. Cuando
    alguien llega a 60 puntos, gana quien tenga el total más alto; si hay empate, quien hizo más
    puntos en la última ronda; si también ahí hay empate, comparten la victoria.

    El reglamento no dice cuántos símbolos lleva cada carta. En su lugar vale una tabla nuestra,
    según la última cifra: 1 símbolo para 1, 3, 6 y 9; 2 para 2, 4 y 8; 3 para 5 y 7; 4 para 0. Si
    tienes las cartas de verdad, pon sus números en la opción «symbols».

    Variantes del reglamento, como opciones: un número fijo de rondas en vez de los 60 puntos,
    por ejemplo tantas como jugadores; más de 12 cartas para todos, que es más difícil; o manos de
    distinto tamaño para igualar fuerzas: 12 cartas para quien empieza, 13 para quien juega mejor y
    14 para expertos.

## The rules: chapters and pictures

web-chapter-aim = La meta
web-chapter-clear = Retirar el centro
web-chapter-announce = Anunciar
web-chapter-symbols = Símbolos de comodín
web-figure-order = Doce números en orden: cada uno es más alto que el anterior. Los saltos no importan.
web-figure-insert = Aquí entra el { $card }. Una de sus vecinas, el { $one } o el { $other }, tiene que salir; sale el { $gone } y todo queda en orden.
web-figure-insert-end = Una carta puesta en un extremo también puede echar a la del otro extremo: aquí puede salir el { $one } o el { $other }, y sale el { $gone }.
web-figure-clear = Las tres están boca arriba. Antes de tomar una, puedes hacer que pongan tres boca abajo en su lugar.
web-figure-series = Quien no anunció se apunta el mejor tramo que solo sube o solo baja. Aquí cuenta { $points }.
web-figure-symbols = Nuestra propia tabla de símbolos: decide la última cifra.
web-figure-centre = En el centro

## Disputed points: MyRummy 111

ruling-q-one-1 = ¿Qué es una secuencia para quienes no anunciaron?
    .ruling = Cartas contiguas que solo suben o solo bajan. No se puede saltar ninguna.
ruling-q-one-2 = ¿Puntúan los demás también si el anuncio es correcto?
    .ruling = Sí, siempre: sea correcto o no.
ruling-q-one-3 = ¿Y si la secuencia más larga no es la más valiosa?
    .ruling = Cuenta la más valiosa.
ruling-q-one-4 = ¿Tiene que ir tu secuencia en el sentido que elegiste?
    .ruling = No. Elegir un sentido es solo un consejo; valen las que suben y las que bajan.
ruling-q-one-5 = ¿Se puede contar más de una secuencia?
    .ruling = No, solo una.
ruling-q-one-6 = ¿Cuántos símbolos de comodín lleva cada carta?
    .ruling = El reglamento solo revela cuatro. Nuestra tabla coincide con ellos, y puedes poner los símbolos de tus cartas.
ruling-q-one-7 = ¿Un anuncio equivocado puntúa al menos una secuencia?
    .ruling = No, no puntúa nada.
ruling-q-one-8 = ¿Hay que anunciar una mano en orden?
    .ruling = No, puedes esperar a tener más puntos.
ruling-q-one-9 = ¿Se puede anunciar sin cambio, por ejemplo una mano repartida ya en orden?
    .ruling = No, solo después de un cambio propio.
ruling-q-one-10 = ¿Y si el mazo no alcanza para retirar el centro?
    .ruling = Se barajan con él los descartes anteriores, pero no las tres cartas que se retiran. Si aún hay menos de tres cartas, nadie puede retirarlo.
ruling-q-one-11 = ¿Y si nadie anuncia nunca?
    .ruling = El reglamento no lo dice. Tras el número de turnos fijado en las opciones, la ronda acaba y todos se apuntan una secuencia.
ruling-q-one-12 = ¿Puedes devolver la carta tomada?
    .ruling = No. Se queda en tu mano y una vecina tiene que salir.
ruling-q-one-13 = ¿Puedes mirar una carta boca abajo antes de elegir?
    .ruling = No: si la tomas, te la quedas.
ruling-q-one-14 = ¿Y si los totales y las últimas rondas son iguales?
    .ruling = Esas personas comparten la victoria.
ruling-q-one-15 = ¿Quién gana si hay empate tras un número fijo de rondas?
    .ruling = También aquí decide la mejor última ronda.
ruling-q-one-17 = ¿Se puede retirar el centro y anunciar en el mismo turno?
    .ruling = Sí, retirar es parte del turno. Pero solo se retira una vez por turno.
ruling-q-one-18 = ¿Se pueden mirar las cartas retiradas?
    .ruling = Sí, están boca arriba.
ruling-d-one-1 = El ejemplo impreso suelta un 23 que no se ve por ningún lado.
    .ruling = Es una errata: se trata del 83, pues allí solo puede salir el 27 o el 83.
