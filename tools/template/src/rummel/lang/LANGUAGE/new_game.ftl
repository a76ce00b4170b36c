### New game.

## Names

game-new-game = New game
    .about = not written yet: what it is, in one sentence

## Prompts and moves

phase-new-game-play = not written yet: what the player on turn has to do

move-new-game-draw = draw – not written yet: what the move does

## The rules

rules-new-game = not written yet: the rules, a paragraph for each place of figures.json
