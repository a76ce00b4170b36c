cli-score-word-end = Aggiungi chi ha chiuso la manche: 13h 4c / - end=NOME.
cli-score-word-big = Aggiungi «big» se era con tutti e undici: 13h 4c / - end=NOME big.
cli-score-word-spades = Aggiungi «spades» alla fine se la carta scoperta era di picche: la manche vale doppio.
