### Karo 8.

## Names

game-karo8 = Diamantes 8
    .about = Los héroes colocan las cartas rojas y los villanos las negras, en filas que crecen desde los ochos.

## Options

option-karo8-heroes = Héroes
    .about = Los sitios de los héroes, contados desde 0; vacío para uno de cada dos desde el primero.
option-karo8-three-players = Pueden jugar tres
    .about = Se admiten tres jugadores, dos contra uno.
option-karo8-ace = El as
    .about = Dónde va el as en su fila.
    .high = encima del rey
    .low = debajo del dos
    .either = en cualquiera de los dos extremos
option-karo8-may-hold = Guardarse cartas
    .about = Quien puede colocar una carta puede robar en su lugar, o pasar si el mazo está vacío.
option-karo8-play-drawn = Colocar la carta robada
    .about = Una carta recién robada puede colocarse en el acto si encaja.
option-karo8-first-eight = Quién empieza sin el ocho de diamantes
    .about = Qué jugador empieza de los que tienen otro ocho.
    .left = el primero desde la izquierda de quien reparte
    .suit = quien tenga corazones; si no, picas; si no, tréboles
    .youngest = el más joven; si no, el siguiente por la izquierda
option-karo8-youngest = El más joven
    .about = El sitio del jugador más joven, contado desde 0.
option-karo8-any-eight = Cualquier ocho primero
    .about = Quien empieza puede colocar cualquier ocho, no solo el que lo decidió.

## Prompts and moves

phase-karo8-draw-eight = Nadie tiene aún un ocho: roba una carta.
phase-karo8-start = Coloca el primer ocho.
phase-karo8-play = Coloca una carta que encaje, o roba si no puedes.
phase-karo8-drawn = Coloca la carta que acabas de robar, o pasa.

move-karo8-lay = lay CARTA – coloca una carta en su fila (lay 8d)
move-karo8-draw = draw – roba una carta del mazo
move-karo8-pass = pass – deja seguir al siguiente

## Events

event-laid = { $seat } coloca { $pieces }.
    .you = Colocas { $pieces }.
event-no-eight = Nadie tiene un ocho. Se roba por turnos hasta que salga uno; empieza { $seat }.
    .you = Nadie tiene un ocho. Se roba por turnos hasta que salga uno; empiezas tú.

## How a round ended

outcome-heroes = Todas las cartas rojas están en la mesa: ganan los héroes.
outcome-villains = Todas las cartas negras están en la mesa: ganan los villanos.

## Refusals

error-karo-must-eight = La primera carta tiene que ser { $piece }. Colócala.
error-karo-no-row = { $piece } aún no encaja: antes hay que colocar { $needed }.
error-karo-must-lay = Puedes colocar una carta, así que tienes que hacerlo. Elige una que encaje.

## Reasons of hints

why-karo-own = Es tu propio color.
why-karo-forced = De tu color no encaja nada.
why-karo-next = Lo que sigue lo tienes tú: { $pieces }.
why-karo-end = No abre nada a los demás.
why-karo-opens = Solo abre { $pieces }.
why-karo-holds = Lo que encaja no es de tu color.

## On the pages

web-karo-do-lay = Colocar
web-karo-draw = No encaja ninguna: roba una carta.
web-karo-pass = No encaja ninguna y no queda nada que robar: pasa.
web-karo-until = Hasta que encaje algo
web-karo-going = Sigue solo hasta que puedas colocar una carta.
web-karo-laid = { $team }: { $count } de { $all } cartas en la mesa
web-karo-row = De { $low } a { $high }
web-karo-none = { $suit }: aún no hay nada
web-karo-next = Encaja ahora: { $pieces }

## The lesson

lesson-karo8-start = Eres un héroe: ganas cuando todas las cartas rojas están en la mesa. Quien tiene el ocho de diamantes empieza con él. Colócalo.
lesson-karo8-row = Cada palo crece desde su ocho, hacia abajo hasta el dos y hacia arriba hasta el as, sin saltos. Los diamantes van ahora del 8 al 9, así que tu siete encaja: colócalo.
lesson-karo8-draw = Ninguna de tus cartas encaja: el 3 de diamantes tiene que esperar al 6, al 5 y al 4. Roba, pues, una carta; podrás colocarla en tu próximo turno.
lesson-karo8-hold = Si una carta encaja, tienes que colocar, pero tú eliges cuál. El 9 de tréboles ayudaría a los villanos, que quieren las cartas negras. Coloca la roja y guárdate la otra.
lesson-karo8-win = Solo faltan cuatro cartas rojas, y tú tienes tres. Colócalas en un orden que funcione y gana.

## The rules

rules-karo8 =
    Juegan de dos a cuatro personas en dos equipos, con una baraja de 52 cartas. Los héroes quieren
    ver en la mesa todas las cartas rojas; los villanos, todas las negras. Los equipos se sientan
    alternados; con tres jugadores, dos juegan contra uno.

    Cada cual recibe seis cartas; el resto es el mazo. Quien tiene el ocho de diamantes lo coloca y
    así empieza. Si no lo tiene nadie, empieza la primera persona, contando desde la izquierda de
    quien reparte, que tenga otro ocho, y coloca ese. Si nadie tiene un ocho, se roba por turnos,
    una carta cada vez, hasta que sale uno; quien lo roba lo coloca en el acto.

    Cada palo tiene su propia fila, que empieza por su ocho. Desde ahí crece hacia abajo hasta el
    dos y hacia arriba hasta el as, carta a carta y sin saltos: el seis solo puede ponerse cuando ya
    está el siete.

    En tu turno coloca una carta que encaje, roja o negra. Si puedes colocar, tienes que hacerlo: la
    astucia está en elegir qué carta te guardas. Si no puedes, roba una carta; podrás colocarla en
    tu próximo turno. Si el mazo está vacío y nada encaja, pasas.

    La ronda acaba cuando están en la mesa las 26 cartas de un color. Gana su equipo, sin importar
    quién haya puesto la última ni qué quede en las manos, y cada uno de sus jugadores recibe un
    punto.

    Opciones: el as puede ir debajo del dos; se puede permitir guardarse cartas, robando aunque se
    pueda colocar; la carta robada puede colocarse en el acto. Si se permite guardarse cartas y, con
    el mazo vacío, todos pasan seguidos, la siguiente persona que pueda colocar tiene que hacerlo.

## The rules: chapters and pictures

web-chapter-rows = Las filas
web-figure-no-row = antes tiene que estar el siete
web-figure-rows = Las filas crecen desde sus ochos. Las cartas en tono claro son las que encajan ahora.

## Disputed points: Karo 8

ruling-q-kar-1 = ¿Dónde va el as?
    .ruling = Encima del rey: así el ocho queda en medio de su fila.
ruling-q-kar-2 = ¿Tienes que colocar si puedes?
    .ruling = Sí. Guardarse cartas es elegir cuál se coloca.
ruling-q-kar-3 = ¿Se puede colocar enseguida una carta robada?
    .ruling = No, en tu próximo turno. Solo el ocho inicial se coloca en el acto.
ruling-q-kar-4 = ¿Y si el mazo está vacío y nada encaja?
    .ruling = Pasas.
ruling-q-kar-5 = ¿Quién empieza si varios tienen otro ocho?
    .ruling = El primero desde la izquierda de quien reparte.
ruling-q-kar-6 = ¿Quien empieza tiene que colocar justo ese ocho?
    .ruling = Sí.
ruling-q-kar-7 = ¿Quién roba primero si nadie tiene un ocho?
    .ruling = Quien está a la izquierda de quien reparte; luego, una carta cada uno por turnos.
ruling-q-kar-8 = ¿Cómo se juega a tres?
    .ruling = Dos contra uno.
ruling-q-kar-9 = ¿Y si tu mano está vacía?
    .ruling = Robas, o pasas si el mazo también está vacío.
ruling-q-kar-10 = ¿Puedes colocar cartas del color del otro equipo?
    .ruling = Sí.
ruling-q-kar-11 = ¿Cómo se sientan los equipos?
    .ruling = Alternados.
ruling-d-kar-1 = ¿Gana un equipo con las manos vacías, como dicen algunas traducciones?
    .ruling = No, gana cuando todas las cartas de su color están en la mesa.
