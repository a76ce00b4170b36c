### Canasta.

## Names

game-canasta = Canasta
    .about = Reúne con tu pareja siete cartas iguales y llévate el pozo antes que los demás.

## Options

option-canasta-draws = Cartas que se roban
    .about = Cuántas cartas se roban del mazo.
    .by-players = una, pero dos si juegan solo dos
    .one = una
    .two = dos
option-canasta-canastas = Canastas para cerrar
    .about = Cuántas canastas necesita un bando para cerrar.
    .by-players = una, pero dos si juegan solo dos
    .one = una
    .two = dos
option-canasta-take-with-wild = Llevarse el pozo con comodín
    .about = Un pozo que no está congelado se toma también con una carta natural y un comodín.
option-canasta-take-for-meld = Llevarse el pozo para añadir
    .about = Un pozo que no está congelado se toma también añadiendo su carta de arriba a una combinación propia.
option-canasta-always-frozen = Pozo siempre congelado
    .about = El pozo solo se toma con dos cartas naturales de la mano.
option-canasta-closed-canastas = Canastas cerradas
    .about = A una canasta de siete cartas no se le añade nada más.
option-canasta-ask-partner = Preguntar a la pareja
    .about = Antes de cerrar puedes preguntar a tu pareja; su respuesta obliga.
option-canasta-last-discard = La última carta se descarta
    .about = Para cerrar hace falta una carta que descartar; si no, se pueden bajar todas.
option-canasta-concealed-minimum = Mínimo para cerrar de mano
    .about = Quien cierra de mano tiene que llegar al mínimo de la primera bajada si su bando no ha bajado nada.
option-canasta-empty-stock = Mazo vacío
    .about = Qué pasa cuando se roba la última carta del mazo.
    .play-on = la ronda sigue mientras se tome el pozo
    .end = la ronda termina con el siguiente descarte
option-canasta-lone-red-threes = Treses rojos sin combinación
    .about = Qué cuentan los treses rojos de un bando que no ha bajado nada.
    .minus = puntos en contra
    .nothing = nada

## Prompts and moves

phase-canasta-draw = Roba, o toma el pozo.
phase-canasta-meld = Baja lo que quieras y luego descarta.
phase-canasta-answer = Tu pareja pregunta: «¿Puedo cerrar?»

move-canasta-draw = draw – roba del mazo
move-canasta-take = take CARTAS | CARTAS – toma el pozo: primero la combinación con su carta de arriba, luego otras si tu primera bajada las necesita (take 9c 9d 9h); la carta de arriba sola se añade a una combinación propia (take 9h)
move-canasta-pass = pass – deja el pozo; como el mazo está vacío, la ronda termina
move-canasta-ask = ask – pregunta a tu pareja si puedes cerrar
move-canasta-answer = answer yes|no – di a tu pareja que cierre, o que no
move-canasta-lay = lay CARTAS | CARTAS – baja una o más combinaciones (lay 13c 13d 13h | 5c 5d *)
move-canasta-add = add N CARTAS – añade cartas a la combinación número N (add 2 9h *)
move-canasta-discard = discard CARTA – descarta una carta y termina tu turno (discard 4c)

## Events

event-canasta-upcard = Se destapa { $pieces } y empieza el pozo.
event-canasta-red = { $seat } pone { $pieces } como premio.
    .you = Pones { $pieces } como premio.
event-canasta-drew = { $seat } roba dos cartas.
    .you = Robas dos cartas.
event-canasta-took = { $seat } se lleva el pozo con { $pieces } arriba; cartas que tenía: { $cards }.
    .you = Te llevas el pozo con { $pieces } arriba; cartas que tenía: { $cards }.
event-canasta-added = { $seat } añade { $pieces } a { $rank ->
        [1] los ases
        [11] las sotas
        [12] las reinas
        [13] los reyes
       *[other] los { $rank }
    }.
    .you = Añades { $pieces } a { $rank ->
            [1] los ases
            [11] las sotas
            [12] las reinas
            [13] los reyes
           *[other] los { $rank }
        }.
event-canasta-frozen = { $seat } congela el pozo.
    .you = Congelas el pozo.
event-canasta-natural = { $seat } completa una canasta limpia: { $pieces }.
    .you = Completas una canasta limpia: { $pieces }.
event-canasta-mixed = { $seat } completa una canasta sucia: { $pieces }.
    .you = Completas una canasta sucia: { $pieces }.
event-canasta-asked = { $seat } pregunta: «¿Puedo cerrar?»
    .you = Preguntas: «¿Puedo cerrar?»
event-canasta-answered = { $seat } dice: { $answer ->
        [yes] «¡Sí, cierra!»
       *[no] «No, espera.»
    }
    .you = Dices: { $answer ->
            [yes] «¡Sí, cierra!»
           *[no] «No, espera.»
        }
event-canasta-fined = { $seat } podía cerrar y no lo hizo: 100 puntos menos.
    .you = Podías cerrar y no lo hiciste: 100 puntos menos.
event-canasta-out = { $seat } cierra.
    .you = Cierras.
event-canasta-concealed = { $seat } cierra de mano.
    .you = Cierras de mano.
event-canasta-counted = { $seats }: premios { $bonus }, combinaciones { $cards }, en la mano { $left }, total { $points }.

## How a round ended

outcome-canasta-out = Una mano se ha quedado sin cartas.
outcome-canasta-concealed = Cierre de mano: todas las cartas de una vez.
outcome-canasta-stock = El mazo está vacío y nadie tomó el pozo.
outcome-canasta-red-last = La última carta del mazo era un tres rojo.

## On the score sheet

tally-canasta-natural = Canastas limpias
tally-canasta-mixed = Canastas sucias
tally-canasta-red = Treses rojos
tally-canasta-fine = Podía cerrar y no cerró
tally-canasta-out = Cierre
    .who = ¿Quién ha cerrado?
tally-canasta-concealed = Cierre de mano
    .about = Toda la mano en un turno, con una canasta y sin haber bajado nada antes.

## Refusals

error-canasta-naturals = { $meld } necesita al menos dos cartas naturales: ni jokers ni doses.
error-canasta-wild-many = { $meld } tendría { $count } comodines entre jokers y doses; el máximo es { $most }.
error-canasta-threes = Los treses negros solo se bajan al cerrar: tres o cuatro, sin comodines.
error-canasta-full = { $meld } tiene demasiadas cartas: aquí una canasta se cierra con { $most }.
error-canasta-first-short = Eso suma { $points }; la primera bajada de tu bando tiene que sumar { $needed }.
error-canasta-keep = Guárdate dos cartas, una para descartar. Canastas necesarias para cerrar: { $needed }; tu bando tiene: { $count }.
error-canasta-refused = Tu pareja no quiere que cierres en este turno: guárdate dos cartas, una para descartar.
error-canasta-needs-discard = Guárdate una carta: aquí se cierra descartando.
error-canasta-no-meld = No existe la combinación número { $meld } en la mesa. { $count ->
        [0] Aún no hay ninguna.
        [1] Solo está la número 1.
       *[other] Llevan los números del 1 al { $count }.
    }
error-canasta-not-yours = Esa combinación es de otro bando. Añade a las del tuyo.
error-canasta-no-fit = { $piece } no encaja en la combinación { $pieces }.
error-canasta-stop = Arriba está { $piece }, así que nadie puede tomar el pozo. Roba una carta.
error-canasta-top = Para tomar el pozo, baja primero su carta de arriba, { $piece }.
error-canasta-pair = El pozo está congelado para ti. Necesitas dos cartas de la mano que vayan con { $piece }, sin comodines.
error-canasta-key = Estas cartas no forman combinación con { $piece }, así que no sirven para tomar el pozo.
error-canasta-must-take = El mazo está vacío y { $piece } encaja en una combinación de tu bando: tienes que tomar el pozo.

## Reasons of hints

why-canasta-pile = El pozo te da { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
why-canasta-first = Alcanza para la primera bajada de tu bando: { $needed }.
why-canasta-natural = Hace una canasta limpia.
why-canasta-mixed = Hace una canasta sucia.
why-canasta-nears = Para la canasta { $count ->
        [one] falta ya solo una carta
       *[other] faltan ya solo { $count } cartas
    }.
why-canasta-stops = { $seat } no puede tomar el pozo con ella.
why-canasta-freezes = Congela el pozo.
why-canasta-not-theirs = El bando de { $seat } no tiene combinación para { $piece }.
why-canasta-single = { $piece } es la única de su valor en tu mano.
why-canasta-small = El pozo aún tiene solo { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.

## In the terminal

cli-canasta-frozen = congelado
cli-canasta-natural = canasta limpia
cli-canasta-mixed = canasta sucia
cli-canasta-canastas = canastas: { $count }/{ $needed }

## On the pages

web-do-ask = ¿Puedo cerrar?
web-do-answer = Responder
web-canasta-ask-sure = Si tu pareja dice que sí, tienes que cerrar en este turno o tu bando pierde 100 puntos.
web-canasta-ask = Preguntar
web-canasta-go-out = Tu pareja dice que sí: cierra en este turno.
web-canasta-yes = Sí, cierra
web-canasta-no = No, espera
web-canasta-pile = Pozo
web-canasta-frozen = congelado
web-canasta-frozen-you = congelado para ti
web-canasta-draw = Roba del mazo.
web-canasta-take = Tomar el pozo
web-canasta-take-with = Tomar el pozo con estas
web-canasta-needed = Tu primera bajada tiene que sumar { $needed }.
web-canasta-none = Aún no hay nada
web-canasta-ours = Tu bando
web-canasta-partner = pareja
web-canasta-count = Canastas: { $count } (para cerrar: { $needed })
web-canasta-count-brief = Canastas: { $count }/{ $needed }
web-canasta-natural = canasta limpia
web-canasta-mixed = canasta sucia
web-canasta-red = Treses rojos: { $count }
web-canasta-in-meld = Cartas de la combinación; ★ dice cuántas son comodines.

## The lesson

lesson-canasta-turn = Juegas con quien tienes enfrente, y reunís cartas del mismo valor. Un turno empieza con una carta del mazo y termina con un descarte: haz las dos cosas.
lesson-canasta-open = Tres o más cartas del mismo valor son una combinación, y un dos o un joker puede sustituir a una. La primera bajada de tu bando tiene que sumar 50: reinas y nueves cuentan 10, el dos 20. Bájalos y descarta una carta.
lesson-canasta-pile = Con dos cartas en la mano del mismo valor que la de arriba, todo el pozo es tuyo. Tú tienes dos ochos: bájalos con el tercero y toma el pozo.
lesson-canasta-full = Siete cartas del mismo valor son una canasta: 500 puntos sin comodines, 300 con ellos, y necesitas una para cerrar. A tus dieces les falta una sola carta: añádela y descarta.
lesson-canasta-win = Tu bando tiene una canasta, así que puedes cerrar. Roba, baja y añade lo que puedas, y descarta tu última carta: la ronda termina.

## The rules

rules-canasta =
    La canasta se juega con dos barajas de 52 cartas y cuatro jokers. Cuatro personas forman dos
    bandos: cada pareja se sienta frente a frente y baja en común. También pueden jugar dos o tres,
    cada uno por su cuenta. Con cuatro se reparten 11 cartas a cada uno, con tres 13, con dos 15. El
    resto es el mazo. Su carta de arriba se destapa y empieza el pozo; si es un joker, un dos o un
    tres rojo, se pone otra encima y el pozo queda congelado.

    Los treses rojos son cartas de premio. Se ponen solos delante de ti y recibes otra carta por
    cada uno.

    Lo que buscas son combinaciones: tres o más cartas del mismo valor, del cuatro al as. Los palos
    no importan y no hay escaleras. Los jokers y los doses son comodines y sirven para cualquier
    valor, pero una combinación tiene al menos dos cartas naturales y como mucho tres comodines.
    Siete cartas son una canasta: limpia si no lleva comodines, sucia si los lleva. Un bando tiene
    una sola combinación de cada valor y solo él le añade cartas; una canasta puede seguir
    creciendo.

    Tu turno: roba una carta del mazo o toma el pozo. Luego baja y añade lo que quieras, y termina
    descartando una carta. Si juegan dos, se roban dos cartas y se descarta una.

    El joker vale 50; el as y el dos, 20; del rey al ocho, 10; del siete al cuatro y los treses
    negros, 5. La primera bajada de tu bando en la ronda tiene que sumar 50, desde 1500 puntos 90 y
    desde 3000 puntos 120; con un total bajo cero bastan 15. Varias combinaciones a la vez suman
    juntas.

    Te llevas el pozo si bajas enseguida su carta de arriba; entonces todas las demás son tuyas.
    Siempre sirven dos cartas naturales de ese valor que tengas en la mano. Si tu bando ya ha bajado
    y el pozo no está congelado, sirven también una natural y un comodín, o añades la carta de
    arriba a una combinación propia. Para la primera bajada solo cuentan la carta de arriba y tu
    mano. Un comodín congela el pozo hasta que alguien se lo lleva; entonces hace falta una pareja
    natural. Con un comodín o un tres negro arriba no se puede tomar el pozo.

    Cuando tu bando tiene una canasta, puedes cerrar bajando todas tus cartas, o todas menos una que
    descartas. Si juegan dos, hacen falta dos canastas. Mientras no puedas cerrar, quédate al menos
    con una carta tras el descarte. Antes de bajar nada puedes preguntar a tu pareja si cierras: un
    no obliga, y después de un sí, no cerrar cuesta 100 puntos. Los treses negros solo se bajan al
    cerrar, tres o cuatro y sin comodines.

    Con el mazo vacío se sigue mientras cada uno tome el pozo. Si su carta de arriba encaja en una
    combinación de tu bando y el pozo no está congelado, tienes que tomarlo. Un tres rojo como
    última carta del mazo termina la ronda.

    Cada bando anota lo que suman sus combinaciones, 500 por canasta limpia y 300 por sucia, 100 por
    cada tres rojo u 800 por los cuatro, y 100 por cerrar. Cerrar de mano da 100 más: todas las
    cartas en un turno, con canasta propia, sin haber bajado nada antes ni añadir nada a lo de tu
    pareja. Se restan las cartas de la mano, también las de tu pareja. Sin combinaciones, los treses
    rojos cuentan en contra. La partida termina cuando un bando llega a 5000; gana quien más puntos
    tiene.

## The rules: chapters and pictures

web-chapter-red-threes = Treses rojos
web-chapter-first-meld-canasta = La primera bajada
web-chapter-pile = El pozo
web-chapter-going-out = Cerrar
web-chapter-stock-end = El mazo vacío
web-figure-canasta-melds = Combinaciones de un valor. Los jokers y los doses son comodines; la estrella es un joker.
web-figure-canasta-made = Siete cartas: una canasta limpia y una sucia.
web-figure-canasta-points = Lo que valen las cartas, bajadas o en la mano
web-figure-canasta-natural-none = una sola carta natural
web-figure-canasta-wild-none = cuatro comodines
web-figure-canasta-run-none = aquí no hay escaleras

## Disputed points: Canasta

ruling-q-can-1 = ¿Cuántas cartas se roban?
    .ruling = Una; si juegan dos, dos.
ruling-q-can-2 = ¿Cuántas canastas hacen falta para cerrar?
    .ruling = Una; si juegan dos, dos.
ruling-q-can-3 = ¿Se puede tomar el pozo con una carta natural y un comodín?
    .ruling = Sí, si tu bando ya ha bajado y el pozo no está congelado.
ruling-q-can-4 = ¿Se puede tomar el pozo solo para añadir su carta de arriba?
    .ruling = Sí, si no está congelado.
ruling-q-can-5 = ¿Está congelado el pozo desde el principio?
    .ruling = Solo para un bando que no ha bajado, y para todos por un comodín o un tres rojo dentro.
ruling-q-can-6 = ¿Puede una canasta tener más de siete cartas?
    .ruling = Sí. Cuentan, pero el premio es el mismo, y un comodín ensucia una canasta limpia.
ruling-q-can-7 = ¿Hay que preguntar a la pareja antes de cerrar?
    .ruling = No, pero se puede. Un no obliga en ese turno.
ruling-q-can-8 = ¿Hace falta descartar para cerrar?
    .ruling = No, se pueden bajar todas las cartas.
ruling-q-can-9 = ¿Tiene que llegar al mínimo de la primera bajada quien cierra de mano?
    .ruling = Sí, si su bando no ha bajado nada.
ruling-q-can-10 = ¿Termina la ronda con la última carta del mazo?
    .ruling = No, sigue mientras cada uno tome el pozo.
ruling-q-can-11 = ¿Qué valen los treses rojos sin combinación?
    .ruling = Cuentan en contra.
ruling-q-can-12 = ¿Cuándo se ponen los treses rojos repartidos?
    .ruling = Justo después de repartir, solos; nadie puede olvidarse de uno.
ruling-q-can-13 = ¿Se puede mirar el pozo?
    .ruling = No. Se ve su carta de arriba y cuántas hay.
