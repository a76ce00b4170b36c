# Die Tour durch ein erstes Spiel.

web-tour = Eine kurze Tour
web-tour-next = Alles klar
web-tour-skip = Überspringen
web-tour-again = Tour zeigen
web-tour-soon = Die Tour beginnt an deinem nächsten Tisch.

web-tour-sort = Hier sortierst du nach Farbe oder Zahl. Auch deine eigene Reihenfolge bleibt erhalten.
web-tour-discard = Wähle eine Karte und tippe hierher: Abwerfen beendet deinen Zug.

web-tour-tiles-rack = Das sind deine Steine. Tippe welche an, um sie zu wählen, oder zieh sie direkt auf den Tisch.
web-tour-tiles-new = Hier kommen gewählte Steine als neue Kombination hin. Du kannst sie verschieben, bis es passt.
web-tour-tiles-draw = Wenn du nicht legen kannst oder willst, mach stattdessen das hier.
web-tour-tiles-undo = Noch ist nichts endgültig: Hier gehst du Schritte vor und zurück oder legst alles zurück.
web-tour-tiles-done = Sobald der ganze Tisch stimmt, beendet das deinen Zug.

web-tour-cards-hand = Deine Hand. Tippe Karten an, um sie zu wählen, oder zieh sie dorthin, wo sie hinsollen.
web-tour-romme-stock = Hier beginnt dein Zug: Zieh eine Karte oder nimm die offene daneben.
web-tour-romme-lay = Leg gewählte Karten hier beiseite und bau eine Kombination. Du siehst gleich, was sie zählt, und kannst sie zurücknehmen.
web-tour-romme-knock = Diese Karte wollte jemand nicht. Klopf, und du bekommst sie mit einer Strafkarte; sonst passt du.

web-tour-gin-stock = Nimm, was offen liegt, oder zieh hier verdeckt.
web-tour-gin-hand = Deine Hand, Kombinationen nebeneinander. Tippe oder zieh, um sie selbst zu ordnen.
web-tour-gin-left = So viel bliebe noch übrig. Das soll möglichst wenig werden.
web-tour-gin-end = Du könntest die Runde jetzt beenden. Du musst nicht: Warte, wenn du auf mehr hoffst.

web-tour-one-hand = Deine Zahlen. Sie wechseln nie den Platz: Nur Tauschen schafft Ordnung.
web-tour-one-take = Nimm eine von diesen dreien. Von einer verdeckten siehst du die Zahl erst dann.
web-tour-one-insert = Tippe jetzt auf die Lücke, in die diese Karte soll, oder zieh sie dorthin.
web-tour-one-leave = Eine der markierten Karten muss gehen. Tippe die an, die du entbehren kannst.
web-tour-one-announce = Alles geordnet? Verkünde es, oder passe und warte auf mehr Punkte.

web-tour-karo-team = Die Helden wollen alle roten Karten auf dem Tisch, die Schurken alle schwarzen.
web-tour-karo-hand = Deine Karten. Was jetzt passt, ist hell; tippe eine an und lege sie.
web-tour-karo-rows = Jede Farbe wächst von ihrer Acht aus, auf und ab und ohne Lücke.
web-tour-karo-draw = Passt nichts, zieh hier eine Karte. Legen darfst du sie im nächsten Zug.

web-tour-duel-flip = Hier deckst du deine oberste Karte auf. Alle tun es zugleich, und die höchste gewinnt alle.
web-tour-duel-turned = Hier liegt, was du aufgedeckt hast, und was es zählt.
web-tour-duel-count = So viele Karten hat jedes Team. Am Ende gewinnt, wer mehr hat.
web-tour-duel-auto = Eilig? Dann decken sich deine Karten von selbst auf.
