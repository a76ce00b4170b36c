# Rommé and Rommé mit Anlegen: words of the family romme.

game-romme = Rummy
    .about = Roba, baja series y escaleras y descarta: gana quien antes se queda sin cartas.
game-romme-lay = Rummy añadiendo
    .about = Un rummy en el que una carta añadida ayuda a abrir y la puntuación reparte premios y penalizaciones.

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
    Quien gana anota 0, y tras la última ronda gana el total más alto, es decir, el menos negativo.

    Cuando se acaba el mazo, se barajan de nuevo todos los descartes menos el de arriba. Si así no
    sale ninguna carta, la ronda termina y todos anotan su mano. Lo mismo pasa tras 500 turnos.

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
    ronda anterior: hasta 40, pero nunca más de los que anotó en ella. Tras la última ronda gana el
    total más alto, es decir, el menos negativo.

    Cuando se acaba el mazo, se barajan de nuevo todos los descartes menos el de arriba. Si así no
    sale ninguna carta, la ronda termina y todos anotan su mano. Lo mismo pasa tras 500 turnos.

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

## Events

event-romme-left = { $seat } deja { $pieces }. Quien la quiera puede golpear.
event-romme-knocked = { $seat } golpea y se lleva { $pieces } con una carta de penalización.
event-romme-robbed = { $seat } pone { $pieces } en la combinación { $meld } y rescata el comodín.
event-romme-reshuffled = Los descartes forman un mazo nuevo. Cartas en él: { $stock }.
event-romme-called = ¡{ $seat } canta «Rummy»!

## How a round ended

outcome-romme-out = Alguien se ha quedado sin cartas y gana la ronda.
outcome-romme-stock = No queda nada que robar: todos anotan su mano.
outcome-romme-void = No queda nada que robar: la ronda no cuenta para nadie.
outcome-romme-cap = La ronda ha llegado a su máximo de turnos: todos anotan su mano.

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
