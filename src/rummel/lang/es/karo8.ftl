# Karo 8: words of the family karo8.

game-karo8 = Diamantes 8
    .about = Los héroes colocan las cartas rojas y los villanos las negras, en filas que crecen desde los ochos.

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

## Events

event-no-eight = Nadie tiene un ocho. Se roba por turnos hasta que salga uno; empieza { $seat }.

## How a round ended

outcome-heroes = Todas las cartas rojas están en la mesa: ganan los héroes.
outcome-villains = Todas las cartas negras están en la mesa: ganan los villanos.

## Refusals

error-karo-must-eight = La primera carta tiene que ser { $piece }. Colócala.
error-karo-no-row = { $piece } aún no encaja: antes hay que colocar { $needed }.
error-karo-must-lay = Puedes colocar una carta, así que tienes que hacerlo. Elige una que encaje.

## Prompts and moves

phase-karo8-draw-eight = Nadie tiene aún un ocho: roba una carta.
phase-karo8-start = Coloca el primer ocho.
phase-karo8-play = Coloca una carta que encaje, o roba si no puedes.
phase-karo8-drawn = Coloca la carta que acabas de robar, o pasa.

move-karo8-lay = lay CARTA – coloca una carta en su fila (lay 8d)
move-karo8-draw = draw – roba una carta del mazo
move-karo8-pass = pass – deja seguir al siguiente
