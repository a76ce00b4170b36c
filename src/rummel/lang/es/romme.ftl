### Rommé and Rommé with adding.

## Names

game-romme = Rummy
    .about = Roba, baja series y escaleras y descarta: gana quien antes se queda sin cartas.
game-romme-lay = Rummy añadiendo
    .about = Un rummy en el que una carta añadida ayuda a abrir y la puntuación reparte premios y penalizaciones.

## Options

option-romme-jokers = Comodines
    .about = Cuántos comodines hay en la baraja; por regla general seis, aunque cuatro o dos son habituales.
option-romme-minimum = Primera combinación
    .about = Cuánto tiene que sumar la primera combinación de un jugador en la ronda.
option-romme-opening = Puntos de la primera combinación
    .about = Con qué se llega a los puntos que necesita la primera combinación.
    .one = con una sola escalera o serie
    .sum = con todas las combinaciones bajadas en una jugada
option-romme-opening-add = Las cartas añadidas ayudan a abrir
    .about = Si las cartas añadidas a otras combinaciones cuentan para los puntos de la primera.
    .none = no
    .one = una carta
    .any = cuantas se quiera
option-romme-ace-in-set = El as en una serie
    .about = Cuánto cuenta un as en una serie para la primera combinación.
    .eleven = 11
    .one = 1
    .nothing = nada
option-romme-corner = Dar la vuelta
    .about = Las escaleras pueden seguir del rey al as y al dos.
option-romme-ace-at-both-ends = As en los dos extremos
    .about = Una escalera puede tener un as en cada extremo, y así 14 cartas; si no, el máximo es 13.
option-romme-joker-limit = Comodines en una combinación
    .about = Cuántos comodines puede tener una combinación.
    .free = cuantos se quiera
    .natural = cuantos se quiera, con al menos una carta normal
    .majority = menos que cartas normales
    .apart = nunca dos juntos en una escalera
    .one = uno
option-romme-joker-in-set = Comodín en una serie de tres
    .about = Con qué se rescata un comodín que está en una serie de tres.
    .declared = con la carta del palo por el que se bajó
    .any = con la carta de cualquiera de los palos que faltan
    .both = con las cartas de los dos palos que faltan
option-romme-add-at-once = Añadir en el primer turno
    .about = Se pueden añadir cartas en el mismo turno en que se baja la primera combinación propia; si no, desde el turno siguiente.
option-romme-add-unopened = Añadir sin combinación propia
    .about = Se pueden añadir cartas a las combinaciones de otros antes de bajar la primera propia.
option-romme-rob-unopened = Rescatar sin combinación propia
    .about = Se pueden rescatar comodines antes de bajar la primera combinación propia.
option-romme-robbed-joker = Un comodín rescatado
    .about = Qué pasa con un comodín rescatado.
    .hand = va a la mano, para usarlo como se quiera
    .at-once = hay que bajarlo en la jugada siguiente
option-romme-last-discard = La última carta se descarta
    .about = La última carta hay que descartarla; si no, también puede bajarse o añadirse.
option-romme-rediscard = Descartar la carta recién tomada
    .about = Una carta tomada de los descartes puede descartarse en el mismo turno.
option-romme-knock-order = Quién puede golpear
    .about = Cómo se ofrece a los demás el descarte que deja el siguiente jugador.
    .clockwise = de uno en uno, desde la izquierda del siguiente jugador
    .first = a todos a la vez, y se lo lleva quien golpea primero
option-romme-knock-in-first-lap = Golpear desde el principio
    .about = Se puede golpear antes de que todos hayan tenido un turno.
option-romme-knocker-plays = Quien golpea sigue
    .about = Quien golpea se queda con el turno, y el juego sigue desde ahí.
option-romme-top-after-knock = El descarte siguiente tras un golpe
    .about = Tras un golpe, quien tiene el turno puede tomar la carta que queda arriba en vez de robar.
option-romme-empty-stock = Mazo vacío
    .about = Qué pasa cuando el mazo está vacío.
    .reshuffle = se barajan los descartes menos el de arriba
    .void = la ronda termina y no cuenta para nadie
    .book = la ronda termina y todos anotan su mano
option-romme-winner-takes = Quien gana recibe la suma
    .about = Quien gana la ronda recibe tantos puntos positivos como negativos anotan los demás.
option-romme-relief = Premio de quien gana
    .about = Cuántos puntos negativos se le quitan a quien gana la ronda.
option-romme-relief-for = A quién se premia
    .about = A qué ganadores se les quitan puntos negativos.
    .winner = a todos
    .hand-romme = solo a quien bajó todas sus cartas en un único turno
option-romme-relief-with-discard = Premio con último descarte
    .about = También se premia a quien gana descartando su última carta.
option-romme-relief-from = Puntos negativos que se quitan
    .about = De qué rondas son los puntos negativos que se le quitan a quien gana.
    .previous = de la ronda anterior
    .carried = de todas las rondas anteriores
option-romme-relief-below-zero = Premios sin límite
    .about = Los premios se dan enteros, aunque haya menos puntos negativos.
option-romme-lone-joker = Solo queda un comodín
    .about = Qué anota quien pierde con un comodín como única carta.
    .counts = 20 puntos negativos
    .struck = nada
    .relief = nada, y se quitan 20 puntos negativos como en un premio
option-romme-first-lay-penalty = Penalización por bajar primero
    .about = Puntos negativos para quien bajó la primera combinación de la ronda y no ganó.
option-romme-penalty-without-winner = Penalización sin ganador
    .about = Se penaliza a quien bajó primero aunque nadie gane la ronda.
option-romme-max-turns = Máximo de turnos
    .about = Después de este número de turnos la ronda termina y todos anotan su mano.

## Prompts and moves

phase-romme-start = Empiezas tú: descarta una de tus 14 cartas.
phase-romme-draw = Roba una carta, o toma el descarte.
phase-romme-claim = Golpea si quieres el descarte con una carta de penalización, o pasa.
phase-romme-meld = Baja y añade lo que quieras, y luego descarta una carta.

move-romme-draw = draw – roba la carta de arriba del mazo
move-romme-take = take – toma en su lugar el descarte boca arriba
move-romme-knock = knock – golpea: te llevas el descarte fuera de turno, con una carta de penalización
move-romme-pass = pass – no golpees
move-romme-lay = lay CARTAS | CARTAS – baja una o más combinaciones (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open CARTA N CARTAS – baja tu primera combinación y añade una carta que ayuda a la combinación número N (open 6h 2 8c 8d 8s)
move-romme-add = add CARTA N – añade una carta a la combinación número N (add 9h 2, add *=9h 2)
move-romme-rob = rob CARTA N – pon una carta en el lugar de su comodín, en la combinación número N, y rescata el comodín (rob 7h 1)
move-romme-discard = discard CARTA – descarta una carta y termina tu turno (discard 2c)

## Events

event-romme-left = { $seat } deja { $pieces }. Quien la quiera puede golpear.
    .you = Dejas { $pieces }. Quien la quiera puede golpear.
event-romme-knocked = { $seat } golpea por { $pieces }. Además recibe una carta de penalización.
    .you = Golpeas por { $pieces }. Además recibes una carta de penalización.
event-romme-robbed = { $seat } pone { $pieces } en la combinación { $meld } y rescata el comodín.
    .you = Pones { $pieces } en la combinación { $meld } y rescatas el comodín.
event-romme-reshuffled = Los descartes forman un mazo nuevo. Cartas en él: { $stock }.
event-romme-called = ¡{ $seat } canta «Rummy»!
    .you = ¡Cantas «Rummy»!

## How a round ended

outcome-romme-out = Ni una carta en la mano: ronda ganada.
outcome-romme-stock = No queda nada que robar: todos anotan su mano.
outcome-romme-void = No queda nada que robar: la ronda no cuenta para nadie.
outcome-romme-cap = La ronda ha llegado a su máximo de turnos: todos anotan su mano.

## On the score sheet

tally-romme-first = Bajó primero sin ganar
tally-romme-joker = Un solo comodín no cuenta
tally-romme-relief = Puntos negativos tachados

## Refusals

error-romme-first-lap = Nadie puede bajar antes de que todos hayan tenido un turno. Descarta una carta.
error-romme-opening-short = Eso suma { $points }; tu primera combinación tiene que sumar { $needed }.
error-romme-opening-alone = Una sola combinación tiene que sumar { $needed }; tu mejor suma { $points }.
error-romme-unopened = Antes tienes que bajar una primera combinación propia; tiene que sumar { $needed }.
error-romme-opened = Ya has bajado tu primera combinación. Usa «lay» y «add».
error-romme-one-added = Para tu primera combinación solo puede ayudar una carta añadida, no { $count }. Añade las otras después.
error-romme-add-later = Acabas de bajar tu primera combinación; podrás añadir cartas desde tu próximo turno.
error-romme-no-meld = No existe la combinación número { $meld } en la mesa. { $count ->
        [0] Aún no hay ninguna.
        [one] Solo está la número 1.
       *[other] Llevan los números del 1 al { $count }.
    }
error-romme-no-fit = { $piece } no encaja en la combinación { $meld }, { $pieces }.
error-romme-no-place = { $piece } no encaja en ninguna combinación de la mesa.
error-romme-declare = El comodín podría ser cualquiera de estas en la combinación { $meld }: { $pieces }. Di cuál.
error-romme-no-joker = En la combinación { $meld }, { $pieces }, ningún comodín representa { $piece }.
error-romme-both-missing = Para rescatar el comodín de la combinación { $meld } necesitas todas estas: { $pieces }.
error-romme-joker-owed = Antes de nada, baja el comodín que has rescatado.
error-romme-joker-stuck = Ahora no podrías bajar ese comodín, así que no puedes rescatarlo.
error-romme-keep-one = Guárdate una carta: la última hay que descartarla.
error-romme-taken = Has tomado { $piece } en este turno, así que no puedes descartarla. Descarta otra.

## Reasons of hints

why-romme-waits = También podrías bajar { $count ->
        [one] una carta
       *[other] { $count } cartas
    } ahora; el mejor bot espera.
why-romme-opens = Tu primera combinación suma { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
why-romme-lays = Te quitas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
why-romme-robs = El comodín que rescatas con { $piece } vale por cualquier carta.
why-romme-fits = { $piece } se puede añadir a una combinación de la mesa.
why-romme-can-open = Con eso tienes tu primera combinación; suma { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
why-romme-can-end = Así puedes quedarte sin cartas.
why-romme-not-on-table = { $piece } no encaja en nada de la mesa.
why-romme-dearest = De lo suelto es lo que más cuenta: { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.

## In the terminal

cli-romme-first-lap = no antes de que todos hayan tenido un turno
cli-romme-owed = El comodín rescatado hay que bajarlo en este turno.
cli-score-word-first = Añade quién bajó la primera combinación: 13h * / - / 5c 5d first=NOMBRE.
cli-score-word-hand = Añade «hand» al final si quien gana lo bajó todo en un solo turno.
cli-score-word-laid = Añade «laid» al final si quien gana bajó la última carta en vez de descartarla.

## On the pages

web-do-knock = Golpear
web-do-open = Abrir
web-do-rob = Rescatar el comodín
web-cards-joker-for = ¿Qué representa el comodín?
web-cards-which = ¿Qué quieres hacer?
web-romme-opened = ha bajado
web-romme-needed = Tu primera combinación tiene que sumar { $needed }.
web-romme-needed-alone = Primero, una sola combinación debe sumar { $needed }.
web-romme-lap = Primera vuelta: todavía no baja nadie.
web-romme-no-melds = Todavía no hay ninguna combinación.
web-romme-claim = ¿Quieres { $piece }? Golpea: la recibes con una carta de penalización del mazo.
web-romme-window = { $seconds ->
        [one] Tras un segundo pasas automáticamente.
       *[other] Tras { $seconds } segundos pasas automáticamente.
    }
web-romme-ask = Cuando alguien deja un descarte
web-romme-ask-short = Pasar tras { $seconds } s
web-romme-ask-wait = Esperarme
web-romme-ask-never = Nunca golpear
web-settings-knock-about = Cuánto tiempo se te pregunta si quieres una carta que nadie ha tomado.

## The lesson

lesson-romme-turn = Quieres quedarte sin cartas antes que nadie. Un turno empieza con una carta nueva: róbala del mazo. Termina con un descarte: deja una carta que no necesites.
lesson-romme-open = Las cartas se bajan en combinaciones: tres o más del mismo valor, o una escalera de un solo palo. La primera tiene que sumar 30. Las reinas (Q) cuentan 10: baja las tres y descarta una carta.
lesson-romme-add = Después de tu primera combinación puedes añadir cartas a cualquiera de la mesa. Tu 7 de corazones continúa la escalera 4-5-6: añádelo y descarta una carta.
lesson-romme-joker = Un comodín representa cualquier carta. Este representa el 9 de diamantes, y lo tienes tú: ponlo allí y rescata el comodín. Luego bájalo con el 3 y el 4 de tréboles, y descarta.
lesson-romme-knock = Nadie quiso el 8 de picas, y tú tienes dos ochos. Golpea: te lo llevas aunque no sea tu turno, junto con una carta de penalización del mazo.
lesson-romme-win = Ahora gana una ronda. Baja todo lo que encaje y guarda una carta: la última se descarta. Las cartas de los demás cuentan como puntos negativos.
lesson-romme-lay-open = En este juego una carta añadida ayuda a abrir. Tres ochos suman solo 24; con el 6 de corazones añadido a la escalera de la mesa llegan a 30. Juega las dos cosas a la vez y descarta una carta.
lesson-romme-lay-first = Quien baja la primera combinación de la ronda y no gana se lleva 20 puntos negativos. Es un riesgo, pero puede compensar: sota, reina y rey de tréboles suman 30. Bájalos y descarta una carta.
lesson-romme-lay-win = Aquí no hace falta descartar la última carta: ganas en cuanto tu mano está vacía, ya sea bajando, añadiendo o descartando. Gana esta ronda.

## The rules

rules-romme =
    Juegan de dos a seis personas con dos barajas de 52 cartas y seis comodines; también es habitual
    jugar con cuatro o dos, a elección. Cada cual recibe 13 cartas; quien está a la izquierda de
    quien reparte recibe 14 y empieza descartando una de ellas boca arriba. El resto es el mazo.
    Quién reparte primero se decide por sorteo; después el reparto pasa a la izquierda.

    Tu meta es quedarte sin cartas antes que nadie. Las cartas se bajan en combinaciones de tres o
    más: una escalera (o secuencia) es un solo palo sin saltos (10-J-Q); una serie (o conjunto) es
    un solo valor en palos distintos, cada uno una sola vez (tres reyes). El as va antes del dos o
    después del rey, nunca entre los dos; A-2-…-K-A también es una escalera.

    Un turno: roba la carta de arriba del mazo, o toma en su lugar el descarte que está boca arriba.
    Después baja y añade cuanto quieras, y termina el turno con un descarte.

    Nadie baja antes de que todos hayan tenido un turno. Tu primera combinación de la ronda tiene
    que sumar 30 ella sola: rey (K), reina (Q), sota (J) y diez cuentan 10; el as, 1 antes del dos y
    11 en los demás casos; las otras cartas, su número. A partir de ahí vale cualquier combinación,
    y en tu turno puedes añadir cartas a todas las de la mesa en las que encajen, incluso ya en ese
    mismo turno. Lo que está en la mesa se queda como está.

    Un comodín representa cualquier carta y cuenta como ella. En una serie de tres, di qué palo es.
    Una combinación puede tener cuantos comodines quieras; si no tiene nada más, di qué representa
    cada uno. Quien tiene justo la carta que representa un comodín puede ponerla allí en su turno y
    llevarse el comodín a la mano, incluso antes de su primera combinación.

    Si robas en vez de tomar el descarte, se pregunta a los demás por turno si lo quieren, empezando
    por tu izquierda. Quien golpea la mesa se lo queda, junto con una carta de penalización del
    mazo, y eso no le cuesta el turno. Después robas tú, o tomas la carta que ahora está encima.
    Nadie tiene que enseñar para qué quiere la carta.

    Guárdate una carta: la última hay que descartarla, cantando «Rummy»; el programa lo canta por
    ti. Los demás anotan su mano como puntos negativos: comodín 20, as 11, el resto como arriba.
    Quien gana anota 0, y tras la última ronda gana quien tiene el total más alto, es decir, menos
    puntos negativos.

    Cuando se acaba el mazo, se barajan de nuevo todos los descartes menos el de arriba. Si no hay
    nada que barajar, la ronda termina y todos anotan su mano. Lo mismo pasa tras 500 turnos.

rules-romme-lay =
    Juegan de dos a seis personas con dos barajas de 52 cartas y seis comodines; también es habitual
    jugar con cuatro o dos, a elección. Cada cual recibe 13 cartas; quien está a la izquierda de
    quien reparte recibe 14 y empieza descartando una de ellas boca arriba. El resto es el mazo.
    Quién reparte primero se decide por sorteo; después el reparto pasa a la izquierda.

    Un turno: roba la carta de arriba del mazo, o toma en su lugar el descarte que está boca arriba.
    Después baja y añade cuanto quieras, y termina el turno con un descarte. Las combinaciones
    tienen tres cartas o más: escaleras (o secuencias) de un solo palo sin saltos, con el as abajo o
    arriba, y series (o conjuntos) de un solo valor en palos distintos. Nadie baja antes de que
    todos hayan tenido un turno.

    Tu primera combinación de la ronda tiene que sumar 30: rey (K), reina (Q), sota (J) y diez
    cuentan 10; el as, 1 antes del dos y 11 en los demás casos; las otras cartas, su número. Una
    carta añadida puede ayudar: baja una escalera o serie que sume menos y, en la misma jugada,
    añade una carta a una combinación de la mesa. Tres ochos suman 24; con un seis añadido a otra
    combinación llegan a 30. A partir de ahí vale cualquier combinación, y puedes añadir cartas a
    todas las de la mesa en las que encajen.

    Un comodín representa cualquier carta y cuenta como ella; en una serie de tres, di qué palo es.
    Una combinación puede tener cuantos comodines quieras; si no tiene nada más, di qué representa
    cada uno. Quien tiene justo la carta que representa un comodín puede ponerla allí en su turno y
    llevarse el comodín a la mano, incluso antes de su primera combinación.

    Si robas en vez de tomar el descarte, se pregunta a los demás por turno si lo quieren, empezando
    por tu izquierda. Quien golpea la mesa se lo queda, junto con una carta de penalización del
    mazo, y eso no le cuesta el turno. Después robas tú, o tomas la carta que ahora está encima.

    Ganas al librarte de tu última carta de cualquier modo: bajada, añadida o descartada. Los demás
    anotan su mano como puntos negativos: comodín 20, as 11, el resto como arriba. Si toda la mano
    es un solo comodín, se tacha y no cuenta nada. Quien bajó la primera combinación de la ronda y
    no gana anota 20 más, aunque no gane nadie. A quien gana se le quitan puntos negativos de la
    ronda anterior: hasta 40, pero nunca más de los que anotó en ella. Tras la última ronda gana
    quien tiene el total más alto, es decir, menos puntos negativos.

    Cuando se acaba el mazo, se barajan de nuevo todos los descartes menos el de arriba. Si no hay
    nada que barajar, la ronda termina y todos anotan su mano. Lo mismo pasa tras 500 turnos.

## The rules: chapters and pictures

web-chapter-first-meld = La primera combinación
web-figure-no-corner = la escalera no pasa por el as
web-figure-no-twice-suit = un palo dos veces
web-figure-opening-one = Una combinación tiene que sumar 30 ella sola. Un comodín cuenta como la carta que representa.
web-figure-opening-add = Una carta añadida a una combinación de la mesa ayuda a llegar a 30.
web-figure-rob = La carta que representa el comodín va a su lugar y el comodín es tuyo.
web-figure-points-hand = Lo que cuentan las cartas que quedan en la mano

## Disputed points: Rommé

ruling-q-rom-1 = ¿Pueden varias combinaciones juntas sumar los 30?
    .ruling = No, tiene que llegar una sola escalera o serie.
ruling-q-rom-2 = ¿Cuánto cuenta un as de una serie en la primera combinación?
    .ruling = 11, como en la mano.
ruling-q-rom-3 = ¿Puede seguir una escalera del rey al as y al dos?
    .ruling = No, el as va en un extremo.
ruling-q-rom-4 = ¿Puede ir una escalera de as a as?
    .ruling = Sí, con un as en cada extremo.
ruling-q-rom-5 = ¿Puedes añadir cartas en el turno de tu primera combinación?
    .ruling = Sí, en cuanto está en la mesa.
ruling-q-rom-6 = ¿Puedes rescatar un comodín antes de tu primera combinación?
    .ruling = Sí, en tu turno: el reglamento no pone ninguna condición.
ruling-q-rom-7 = ¿Hay que bajar enseguida un comodín rescatado?
    .ruling = No, va a tu mano para lo que quieras.
ruling-q-rom-8 = ¿Qué carta rescata un comodín de una serie de tres?
    .ruling = Solo la del palo por el que se puso.
ruling-q-rom-9 = ¿Cuántos comodines puede tener una combinación?
    .ruling = Los que quieras, incluso solo comodines. Entonces dices qué representa cada uno.
ruling-q-rom-10 = ¿La carta que rescata un comodín tiene que estar recién robada?
    .ruling = No, vale cualquiera de tu mano.
ruling-q-rom-11 = ¿Y si se acaba el mazo?
    .ruling = Todos los descartes menos el de arriba se barajan y forman un mazo nuevo.
ruling-q-rom-12 = ¿Quién juega después de un golpe?
    .ruling = Quien ya tenía el turno: golpear no es un turno.
ruling-q-rom-13 = ¿Puede esa persona tomar la carta que ahora está encima de los descartes?
    .ruling = Sí, la toma o roba. Por esa carta ya no puede golpear nadie.
ruling-q-rom-14 = ¿Y si varios quieren el mismo descarte?
    .ruling = Se les pregunta de uno en uno, en el sentido de las agujas del reloj desde el siguiente.
ruling-q-rom-15 = ¿Puedes golpear en la primera vuelta, sin combinación propia, sin enseñar por qué?
    .ruling = Sí, las tres cosas.
ruling-q-rom-16 = ¿Puedes golpear por el último descarte de quien gana, o con el mazo vacío?
    .ruling = No: la ronda ha terminado, o no hay carta de penalización.
ruling-q-rom-17 = ¿Cuándo puede bajar quien empezó?
    .ruling = Desde su segundo turno, como todos.
ruling-q-rom-18 = ¿Se puede terminar sin descartar?
    .ruling = No, tiene que quedar una carta para ello.
ruling-q-rom-19 = ¿Puedes descartar un comodín, o la carta que acabas de tomar?
    .ruling = Sí, nada lo prohíbe.
ruling-q-rom-20 = ¿Y si alguien olvida cantar «Rummy»?
    .ruling = No se puede olvidar: el programa lo canta por ti.
ruling-q-rom-21 = ¿Cuándo acaba la partida y quién ha ganado?
    .ruling = El reglamento no lo dice. Tras las rondas acordadas gana quien tiene menos puntos negativos, y el reparto pasa a la izquierda.
ruling-q-rom-23 = ¿Se pueden recoger o recolocar las cartas bajadas?
    .ruling = No, las combinaciones solo crecen; y los comodines se pueden rescatar.
ruling-q-rom-24 = ¿Puede tener una serie más de cuatro cartas?
    .ruling = No, cada palo está una vez, comodines incluidos.
ruling-q-rom-25 = ¿Se pueden mirar los descartes?
    .ruling = Sí, están boca arriba.
ruling-d-rom-1 = ¿Cuesta una carta de penalización tomar el descarte de la persona anterior?
    .ruling = No. Varias traducciones lo dicen al revés; solo la paga quien golpea.
ruling-d-rom-2 = Algunas traducciones suenan como si solo se pudieran descartar cartas que encajan.
    .ruling = Se puede descartar cualquiera. Lo que tiene que esperar al final de la primera vuelta es bajar.

## Disputed points: Rommé with adding

ruling-q-lay-1 = ¿De quién es la combinación que hace falta para añadir?
    .ruling = Tuya; puedes bajarla en el mismo turno.
ruling-q-lay-2 = ¿Cuántas cartas añadidas ayudan a llegar a 30?
    .ruling = Una.
ruling-q-lay-3 = ¿Puede ayudar a llegar a 30 una segunda combinación propia?
    .ruling = No, como en el Rummy: una combinación, aquí con una carta añadida.
ruling-q-lay-4 = ¿Qué puntos negativos se le quitan a quien gana, y si son menos de 40?
    .ruling = Los de la ronda anterior, como dice el reglamento, y solo cuantos haya. Los más antiguos se quedan.
ruling-q-lay-5 = ¿Los 40 son solo por bajarlo todo de una vez?
    .ruling = No, son para todo el que gana.
ruling-q-lay-6 = ¿Los recibe quien gana descartando la última carta?
    .ruling = Sí, aquí está permitido descartarla.
ruling-q-lay-7 = ¿Cuánto cuenta un solo comodín que queda en la mano?
    .ruling = Nada: se tachan sus 20.
ruling-q-lay-8 = ¿Se anotan los 20 por haber bajado primero si no gana nadie?
    .ruling = Sí: quien bajó primero tampoco ha ganado.
ruling-q-lay-9 = ¿Y el reparto, los golpes, los comodines y la primera vuelta?
    .ruling = Como en el Rummy.
ruling-d-lay-5 = ¿Quién anota 20 más: quien empezó la ronda o quien bajó primero?
    .ruling = Quien bajó primero y no ganó. El texto neerlandés nombra por error a quien empezó.
