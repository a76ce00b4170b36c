# Las reglas como páginas: capítulos, dibujos y los puntos discutidos.

## Capítulos

web-chapter-contents = En esta página
web-chapter-setup = Cómo empieza
web-chapter-aim = La meta
web-chapter-turn = Tu turno
web-chapter-melds = Combinaciones
web-chapter-opening = La apertura
web-chapter-first-meld = La primera combinación
web-chapter-table = Toda la mesa
web-chapter-jokers = Comodines
web-chapter-time = El tiempo
web-chapter-end = El final y los puntos
web-chapter-options = Opciones
web-chapter-clear = Retirar el centro
web-chapter-announce = Anunciar
web-chapter-match = La partida
web-chapter-symbols = Símbolos de comodín
web-chapter-knock = Golpear y cerrar
web-chapter-teams = Equipos
web-chapter-flip = Destapar
web-chapter-play-off = El desempate
web-chapter-rows = Las filas
web-chapter-ending = Cerrar la ronda
web-chapter-show = Enseñar combinaciones
web-chapter-board = El tablero
web-chapter-disputed = Casos dudosos
web-chapter-disputed-about = Lo que las reglas impresas dejan abierto o dicen de varias maneras, y cómo se juega aquí. Donde cabe otra lectura, puedes elegirla para tu mesa.
web-chapter-otherwise = Elegir otra lectura:
web-chapter-others = Las reglas de los otros juegos

## Palabras en los dibujos

web-figure-run = Escalera
web-figure-set = Serie
web-figure-none = No vale
web-figure-table = En la mesa
web-figure-rack = De tu soporte
web-figure-hand = En tu mano
web-figure-then = Después
web-figure-rest = Sobra
web-figure-nothing = nada
web-figure-points = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
web-figure-first = Quien cierra
web-figure-second = La otra persona
web-figure-added = Añadido
web-figure-add = Añadido
web-figure-centre = En el centro
web-figure-takes = se lo lleva todo

## Por qué no

web-figure-no-wrap = tras el 13 no hay nada
web-figure-no-corner = el as no hace de puente
web-figure-no-ace-high = el as es bajo
web-figure-no-twice = un color dos veces
web-figure-no-twice-suit = un palo dos veces
web-figure-no-gap = un salto
web-figure-no-colours = colores mezclados
web-figure-no-suits = palos mezclados
web-figure-no-short = no llega
web-figure-no-joker = el comodín no se ha sustituido
web-figure-no-row = antes tiene que estar el siete

## Pies

web-figure-order = Doce números en orden: cada uno es más alto que el anterior. Los saltos no importan.
web-figure-insert = Aquí entra el { $card }. Una de sus vecinas, { $one } o { $other }, tiene que salir; sale el { $gone } y todo queda en orden.
web-figure-insert-end = Una carta puesta en un extremo también puede echar a la del otro extremo: aquí puede salir { $one } o { $other }, y sale el { $gone }.
web-figure-clear = Las tres están boca arriba. Antes de tomar una, puedes hacer que pongan tres boca abajo en su lugar.
web-figure-series = Quien no anunció se apunta el mejor tramo que solo sube o solo baja. Aquí cuenta { $points }.
web-figure-symbols = Nuestra propia tabla de símbolos: decide la última cifra.
web-figure-melds = Lo que se puede bajar y lo que no. La estrella es un comodín; representa lo que se ve en él.
web-figure-melds-gin = Lo que va junto y lo que no.
web-figure-opening = Al menos 30, en una combinación o en varias. Un comodín cuenta como la ficha que representa.
web-figure-opening-one = Una combinación tiene que sumar 30 ella sola. Un comodín cuenta como la carta que representa.
web-figure-opening-add = Una carta añadida a una combinación de la mesa ayuda a llegar a 30.
web-figure-opening-no-joker = Una combinación tiene que sumar 30, y un comodín no suma nada.
web-figure-shift = Una escalera crece por un extremo y libera una ficha por el otro.
web-figure-split = Una escalera larga se parte en torno a otra ficha del mismo número.
web-figure-replace = El cuarto color libera uno de los otros tres.
web-figure-free-joker = La ficha que el comodín representaba ocupa su lugar, y el comodín se usa en otra parte en el mismo turno.
web-figure-fixed-joker = Sin una ficha en su lugar, el comodín tiene que quedarse; la que sigue en su propia combinación no cuenta.
web-figure-loose-joker = Un comodín se mueve como quieras, siempre que todo acabe en combinaciones.
web-figure-rob = La carta que representa el comodín va a su lugar y el comodín es tuyo.
web-figure-points-rack = Lo que cuentan las fichas que quedan en un soporte
web-figure-points-hand = Lo que cuentan las cartas que quedan en la mano
web-figure-points-duel = Lo que cuentan las cartas
web-figure-points-deadwood = Lo que cuentan las cartas sueltas
web-figure-ending = Las tres maneras de cerrar una ronda
web-figure-knock = Un cierre y un gin
web-figure-layoff = Quien enseña después puede añadir a lo que ya está. Aquí acaba sobrándole menos que a quien cerró.
web-figure-layoff-gin = Tras un cierre, la otra persona añade lo que encaje. Solo cuenta lo que aún le sobra.
web-figure-rows = Las filas crecen desde sus ochos. Las cartas pálidas son las que encajan ahora.
web-figure-trick = Todos destapan a la vez. El as vale más y se lleva todas las cartas.
web-figure-play-off = Un diez y un rey valen lo mismo, así que se destapa otra vez; entonces la carta más alta se lo lleva todo.
web-figure-grid = Columnas de la a a la m, filas del 10 al 1. La escalera roja va de b10 a d10.
