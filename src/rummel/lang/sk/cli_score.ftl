cli-score-word-end = Pripíš, kto ukončil kolo: 13h 4c / - end=MENO.
cli-score-word-big = Pripíš „big“, ak to bolo so všetkými jedenástimi: 13h 4c / - end=MENO big.
cli-score-word-spades = Ak sa otočila piková karta, pripíš na koniec „spades“: kolo sa počíta dvojnásobne.
