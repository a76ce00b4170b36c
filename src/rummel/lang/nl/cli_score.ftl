cli-score-word-end = Zet erbij wie de ronde beëindigde: 13h 4c / - end=NAME.
cli-score-word-big = Zet er “big” bij als alle elf in combinaties zaten: 13h 4c / - end=NAME big.
cli-score-word-spades = Zet er “spades” achter als de open kaart schoppen was: de ronde telt dubbel.
