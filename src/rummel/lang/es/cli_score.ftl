cli-score-word-end = Añade quién ha cerrado la ronda: 13h 4c / - end=NOMBRE.
cli-score-word-big = Añade «big» si fue con las once: 13h 4c / - end=NOMBRE big.
cli-score-word-spades = Añade «spades» al final si la carta descubierta era de picas: la ronda vale doble.
