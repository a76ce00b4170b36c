# The duel: words of the family duel.

game-duel = Duelo de héroes contra villanos
    .about = Todos destapan una carta, la más alta se lo lleva todo y gana el equipo con más cartas.

rules-duel =
    Juegan dos o cuatro personas en dos equipos iguales: los héroes y los villanos.

    Dos barajas y seis comodines se separan por colores. Los héroes se reparten todas las cartas
    rojas, los villanos todas las negras, y cada equipo tres comodines. Cada cual tiene su montón
    boca abajo y no mira ninguna carta hasta destaparla. Con cuatro jugadores, el comodín que sobra
    en cada equipo se aparta, para que los montones sean iguales.

    Todos destapan a la vez la carta de arriba. El valor más alto se lleva todas las cartas
    destapadas: el comodín vale 20; el as, 11; rey (K), reina (Q), sota (J) y diez, 10; las demás,
    su número.

    Si dos o más comparten el valor más alto, hay desempate: cada uno de ellos destapa otra carta y
    la más alta de esas se lo lleva todo. Si vuelven a empatar, destapan otra. También desempatan
    dos compañeros de equipo. Quien no tiene más cartas queda fuera del desempate, y lo gana el
    último al que le queda una. Si no le queda a ninguno, las cartas no son para nadie.

    Las cartas ganadas se apartan; cada montón se juega una sola vez. La ronda acaba cuando a un
    equipo no le quedan cartas que destapar. Las cartas sin jugar cuentan para quien las tiene. Gana
    el equipo con más cartas y cada uno de sus jugadores recibe un punto; si tienen las mismas, hay
    empate.

    Opciones: las cartas ganadas pueden ir debajo del montón, como en la guerra, hasta que un equipo
    se quede sin nada; y el comodín que sobra puede quedarse en el juego.

## Options

option-duel-heroes = Héroes
    .about = Los sitios de los héroes, contados desde 0, la mitad de los jugadores; vacío para uno de cada dos desde el primero.
option-duel-jokers = Comodines
    .about = Cuántos comodines hay, 0, 2, 4 o 6; cada equipo recibe la mitad.
option-duel-uneven = Montones desiguales
    .about = Con cuatro jugadores, el comodín que sobra se queda en el juego y uno de los dos compañeros tiene una carta más.
option-duel-war = Guerra
    .about = Las cartas ganadas van debajo del propio montón y se vuelven a jugar, hasta que un equipo se queda sin cartas.
option-duel-unplayed-count = Cuentan las cartas sin jugar
    .about = Las cartas que se quedan sin rival cuentan al final para quien las tiene.
option-duel-undecided = Desempate sin cartas
    .about = Qué pasa con las cartas cuando ninguno de los empatados puede destapar otra.
    .nobody = no son para nadie
    .owners = cada cual recupera las suyas
option-duel-team-ties = Empates dentro de un equipo
    .about = Qué pasa cuando solo compañeros de equipo comparten el valor más alto.
    .play-off = desempatan
    .keep = el equipo se lleva las cartas sin más
option-duel-max-tricks = Máximo de bazas
    .about = Después de este número de bazas se cuentan las cartas, porque una guerra podría no acabar nunca.

## Events

event-stack-dealt = { $seat } recibe un montón de { $cards } cartas.
event-flipped = { $seat } tiene su carta lista.
event-turned-up = { $seat } destapa { $pieces }.
event-play-off = Empate a { $value }. Desempatan: { $seats }.
event-dropped-out = A { $seat } no le quedan cartas para el desempate.
event-trick-won = { $seat } se lleva { $cards } cartas.
event-trick-returned = No gana nadie: cada cual recupera sus cartas, { $cards } en total.
event-trick-lost = No gana nadie: { $cards } cartas quedan fuera del juego.
event-cards-counted = Cartas de los héroes: { $heroes }. Cartas de los villanos: { $villains }.

## How a round ended

outcome-duel-heroes = Los héroes tienen más cartas y ganan.
outcome-duel-villains = Los villanos tienen más cartas y ganan.
outcome-duel-even = Los dos equipos tienen las mismas cartas: empate.

## Prompts and moves

phase-duel-flip = Destapa la carta de arriba.

move-duel-flip = flip – destapa la carta de arriba de tu montón
