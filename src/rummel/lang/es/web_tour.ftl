# La visita guiada de una primera partida.

web-tour = Un recorrido breve
web-tour-next = Entendido
web-tour-skip = Saltar
web-tour-again = Mostrar el recorrido
web-tour-soon = El recorrido empieza en tu próxima mesa.

web-tour-sort = Aquí ordenas por color o por número. También se guarda tu propio orden.
web-tour-discard = Elige una carta y toca aquí: descartar termina tu turno.

web-tour-tiles-rack = Estas son tus fichas. Tócalas para elegirlas o arrástralas directamente a la mesa.
web-tour-tiles-new = Aquí van las fichas elegidas como combinación nueva. Puedes moverlas hasta que encaje.
web-tour-tiles-draw = Si no puedes o no quieres bajar, haz esto en su lugar.
web-tour-tiles-undo = Aún nada es definitivo: aquí vas atrás y adelante, o lo devuelves todo.
web-tour-tiles-done = En cuanto toda la mesa esté bien, esto termina tu turno.

web-tour-cards-hand = Tu mano. Toca cartas para elegirlas o arrástralas adonde van.
web-tour-romme-stock = Aquí empieza tu turno: roba una carta o toma la que está boca arriba al lado.
web-tour-romme-lay = Aparta aquí las cartas elegidas y monta una combinación. Ves enseguida lo que suma y puedes recogerla.
web-tour-romme-knock = Alguien no quiso esta carta. Golpea y es tuya con una de penalización; si no, pasas.

web-tour-gin-stock = Toma lo que está boca arriba o roba aquí.
web-tour-gin-hand = Tu mano, con las combinaciones juntas. Toca o arrastra para ordenarla a tu gusto.
web-tour-gin-left = Esto es lo que te sobraría. Cuanto menos, mejor.
web-tour-gin-end = Ahora podrías cerrar la ronda. No hace falta: espera si crees que puedes mejorar.

web-tour-one-hand = Tus números. Nunca cambian de sitio: solo los cambios ponen orden.
web-tour-one-take = Toma una de estas tres. Si está boca abajo, solo entonces ves su número.
web-tour-one-insert = Ahora toca el hueco donde va esta carta, o arrástrala allí.
web-tour-one-leave = Una de las cartas marcadas tiene que salir. Toca la que te sobre.
web-tour-one-announce = ¿Todo en orden? Anúncialo, o pasa y espera más puntos.

web-tour-karo-team = Los héroes quieren en la mesa todas las cartas rojas; los villanos, todas las negras.
web-tour-karo-hand = Tus cartas. Las que encajan ahora se ven claras; toca una y colócala.
web-tour-karo-rows = Cada palo crece desde su ocho, hacia arriba y hacia abajo, sin saltos.
web-tour-karo-draw = Si nada encaja, roba aquí una carta. Podrás colocarla en tu próximo turno.

web-tour-duel-flip = Aquí destapas tu carta de arriba. Todos a la vez, y la más alta se lleva todas.
web-tour-duel-turned = Aquí queda lo que destapas, con lo que vale.
web-tour-duel-count = Estas son las cartas de cada equipo. Al final gana el que tenga más.
web-tour-duel-auto = ¿Con prisa? Así tus cartas se destapan solas.
