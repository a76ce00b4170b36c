cli-score-word-end = Dopisz, kto zakończył rundę: 13h 4c / - end=IMIĘ.
cli-score-word-big = Dopisz „big”, jeśli wszystkie jedenaście było w układach: 13h 4c / - end=IMIĘ big.
cli-score-word-spades = Dopisz na końcu „spades”, jeśli odkryto pika: runda liczy się podwójnie.
