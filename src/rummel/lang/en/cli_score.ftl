cli-score-word-end = Add who ended the round: 13h 4c / - end=NAME.
cli-score-word-big = Add “big” if it was ended with all eleven: 13h 4c / - end=NAME big.
cli-score-word-spades = Add “spades” at the end if the card turned up was a spade: the round counts double.
