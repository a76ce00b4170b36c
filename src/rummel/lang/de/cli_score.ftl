cli-score-word-end = Schreib dazu, wer die Runde beendet hat: 13h 4c / - end=NAME.
cli-score-word-big = Schreib „big“ dazu, wenn alle elf in Kombinationen steckten: 13h 4c / - end=NAME big.
cli-score-word-spades = Schreib am Ende „spades“ dazu, wenn Pik aufgedeckt wurde: Die Runde zählt doppelt.
