cli-score-word-end = Ajoute qui a mis fin à la manche : 13h 4c / - end=NOM.
cli-score-word-big = Ajoute « big » si c’était avec les onze : 13h 4c / - end=NOM big.
cli-score-word-spades = Ajoute « spades » à la fin si un pique a été retourné : la manche compte double.
