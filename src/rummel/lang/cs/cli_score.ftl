cli-score-word-end = Připiš, kdo ukončil kolo: 13h 4c / - end=JMÉNO.
cli-score-word-big = Připiš „big“, pokud to bylo se všemi jedenácti: 13h 4c / - end=JMÉNO big.
cli-score-word-spades = Otočila-li se piková karta, připiš na konec „spades“: kolo se počítá dvojnásob.
