### Heroes against villains, the duel.

## Names

game-duel = Duelo de héroes contra villanos
    .about = Todos destapan una carta, la más alta se lo lleva todo y gana el equipo con más cartas.

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

## Prompts and moves

phase-duel-flip = Destapa la carta de arriba.

move-duel-flip = flip – destapa la carta de arriba de tu montón

## Events

event-stack-dealt = { $seat } recibe un montón de { $cards } cartas.
    .you = Recibes un montón de { $cards } cartas.
event-flipped = { $seat } tiene su carta lista.
    .you = Tienes tu carta lista.
event-turned-up = { $seat } destapa { $pieces }.
    .you = Destapas { $pieces }.
event-play-off = Empate a { $value }. Desempatan: { $seats }.
event-dropped-out = A { $seat } no le quedan cartas para el desempate.
    .you = No te quedan cartas para el desempate.
event-trick-won = { $seat } se lleva { $cards } cartas.
    .you = Te llevas { $cards } cartas.
event-trick-returned = No gana nadie: cada cual recupera sus cartas, { $cards } en total.
event-trick-lost = No gana nadie: { $cards } cartas quedan fuera del juego.
event-cards-counted = Cartas de los héroes: { $heroes }. Cartas de los villanos: { $villains }.

## How a round ended

outcome-duel-heroes = Los héroes tienen más cartas y ganan.
outcome-duel-villains = Los villanos tienen más cartas y ganan.
outcome-duel-even = Los dos equipos tienen el mismo número de cartas: empate.

## On the score sheet

tally-duel-cards = Cartas: { $cards }

## In the terminal

cli-duel-last = Última baza:
cli-duel-winner = para { $seat }
cli-duel-nobody = para nadie
cli-duel-turned = Destapadas:
cli-duel-sides = Cartas:
cli-duel-cards = héroes { $a }, villanos { $b }
cli-duel-tricks = Bazas:
cli-duel-note = { $side }; por destapar: { $stack }; ganadas: { $pile }

## On the pages

web-do-flip = Destapar
web-duel-begin = Todos destapan una carta a la vez; la más alta se las lleva.
web-duel-tie = ¡Empate! Desempate: destapa otra carta.
web-duel-nobody = Nadie se lleva estas cartas.
web-duel-stack = { $count ->
        [one] Montón: una carta
       *[other] Montón: { $count } cartas
    }
web-duel-won = { $count ->
        [one] Ganadas: una carta
       *[other] Ganadas: { $count } cartas
    }
web-duel-ready = carta lista
web-duel-counts = { $piece }, vale { $value }
web-duel-lost = { $count ->
        [one] Una carta queda fuera del juego.
       *[other] { $count } cartas quedan fuera del juego.
    }
web-duel-auto = En automático
web-duel-space = También con la barra espaciadora.
web-settings-flip-about = No hace falta tocar para cada carta.

## The rules

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
    el equipo con más cartas y cada uno de sus jugadores recibe un punto; si tienen el mismo
    número, hay empate.

    Opciones: las cartas ganadas pueden ir debajo del montón, como en la guerra, hasta que un equipo
    se quede sin nada; y el comodín que sobra puede quedarse en el juego.

## The rules: chapters and pictures

web-chapter-flip = Destapar
web-chapter-play-off = El desempate
web-figure-points-duel = Lo que cuentan las cartas
web-figure-trick = Todos destapan a la vez. El as vale más y se lleva todas las cartas.
web-figure-play-off = Un diez y un rey valen lo mismo, así que se destapa otra vez; entonces la carta más alta se lo lleva todo.
web-figure-takes = se lo lleva todo

## Disputed points: the duel

ruling-q-due-1 = ¿Qué equipo recibe los comodines?
    .ruling = Cada uno la mitad.
ruling-q-due-2 = ¿Y si una pareja no puede repartir sus cartas por igual?
    .ruling = Se aparta un comodín de cada equipo.
ruling-q-due-4 = ¿Vuelven las cartas ganadas debajo del montón?
    .ruling = No, se apartan; cada montón se juega una vez.
ruling-q-due-5 = ¿Cuándo se acaba?
    .ruling = Cuando a un equipo no le quedan cartas que destapar. Las cartas sin jugar cuentan para quien las tiene.
ruling-q-due-6 = ¿Y si los dos equipos tienen el mismo número de cartas?
    .ruling = Hay empate.
ruling-q-due-7 = ¿Y si a alguien no le quedan cartas para un desempate?
    .ruling = Queda fuera y gana el último que tiene una. Si no la tiene nadie, las cartas no son para nadie.
ruling-q-due-8 = ¿Y si el desempate vuelve a quedar igual?
    .ruling = Los empatados destapan otra.
ruling-q-due-9 = ¿Para quién son las cartas destapadas primero?
    .ruling = Quien gana el desempate se lo lleva todo, también las cartas de los demás.
ruling-q-due-10 = ¿Desempatan también entre sí los compañeros?
    .ruling = Sí, el reglamento no hace excepción.
ruling-d-due-1 = ¿Se ganan las cartas cada vez o al final, como dicen dos traducciones?
    .ruling = Cada vez que todos han destapado una.
