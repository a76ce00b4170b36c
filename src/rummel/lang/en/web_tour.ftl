# The tour of a first game.

web-tour = A short tour
web-tour-next = Got it
web-tour-skip = Skip
web-tour-again = Show the tour
web-tour-soon = The tour starts at your next table.

web-tour-sort = Sort by suit or number here. If you drag your pieces into an order of your own, that is kept too.
web-tour-discard = Pick one card and tap here: discarding ends your turn.

web-tour-tiles-rack = These are your tiles. Tap some to pick them, or drag them straight to the table.
web-tour-tiles-new = Picked tiles go down here as a new meld. You can move them around until everything fits.
web-tour-tiles-draw = If you can’t or don’t want to lay, do this instead.
web-tour-tiles-undo = Nothing is final yet: step back and forth here, or put everything back.
web-tour-tiles-done = As soon as the whole table is right, this ends your turn.

web-tour-cards-hand = Your hand. Tap cards to pick them, or drag them where they go.
web-tour-romme-stock = Your turn begins here: draw a card, or take the open one beside it.
web-tour-romme-lay = Put picked cards aside here to build a meld. You see at once what it counts, and can take it back.
web-tour-romme-knock = Somebody left this card. Knock to get it with a penalty card; otherwise you pass.

web-tour-gin-stock = Take the open piece or draw a hidden one here.
web-tour-gin-hand = Your pieces, with melds side by side. Tap or drag to sort them your own way.
web-tour-gin-left = This is what would still be left over. You want it to be as little as possible.
web-tour-gin-end = You could end the round now. You needn’t: wait if you hope for more.

web-tour-one-hand = Your numbers. They never change places: only a swap makes order.
web-tour-one-take = Take one of these three. You see the number of a hidden one only then.
web-tour-one-insert = Now tap the gap where this card should go, or drag it there.
web-tour-one-leave = One of the marked cards must leave. Tap the one you can spare.
web-tour-one-announce = Is your hand in order? Announce it, or pass and wait for more points.

web-tour-karo-team = The heroes want all the red cards on the table, the villains all the black ones.
web-tour-karo-hand = Your cards. Those that fit now are bright; tap one and lay it.
web-tour-karo-rows = Every suit grows from its eight, up and down, without gaps.
web-tour-karo-draw = If nothing fits, draw a card here. You may lay it on your next turn.

web-tour-duel-flip = Turn up your top card here. Everyone does it at once, and the highest takes them all.
web-tour-duel-turned = Here is the card you have turned up, and what it counts.
web-tour-duel-count = This is how many cards each team has. In the end the team with more wins.
web-tour-duel-auto = In a hurry? Then your cards turn up by themselves.
