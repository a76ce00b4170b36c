cli-score-word-end = Voeg toe wie de ronde heeft beëindigd: 13h 4c / - end=NAME.
cli-score-word-big = Voeg ‘big’ toe als het met alle elf was: 13h 4c / - end=NAME big.
