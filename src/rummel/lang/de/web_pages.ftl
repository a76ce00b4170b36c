# Der Punktezettel für den Tisch zu Hause, die Einstellungen und was dazugehört.

web-start-sheet = Zettel öffnen
web-start-sheet-about = Echte Karten oder Steine auf dem Tisch? Tippe an, was übrig ist, und der Zettel rechnet alles zusammen.
web-rules-index-about = Jedes Spiel mit Bildern und mit den Punkten, über die man sich gern streitet.
web-not-found-about = Vielleicht ist die Adresse vertippt, oder was hier stand, gibt es nicht mehr.
web-no-server = Der Server antwortet nicht
web-no-server-again = Noch einmal versuchen
web-no-server-works = Das geht auch ohne ihn
web-no-server-rules = Die Regeln aller Spiele

## Der Punktezettel

web-score-names = Wer spielt mit?
web-score-ends = Die Partie endet
web-score-ends-rounds = nach so vielen Runden
web-score-ends-target = bei so vielen Punkten
web-score-rounds = Zahl der Runden
web-score-points = Zahl der Punkte
web-score-round-of = Runde { $number } von { $count }
web-score-starts-anew = Wer beginnt, wird neu ausgelost.
web-score-won = Wer hat gewonnen?
web-score-draw = Unentschieden
web-score-out = Wer ist fertig geworden?
web-score-ended = Wer hat die Runde beendet?
web-score-nobody = Niemand
web-score-how = Wie?
web-score-knock = Mit einem Rest
web-score-gin = Alle zehn: Gin
web-score-big-gin = Alle elf
web-score-first = Wer hat als Erstes ausgelegt?
web-score-first-about = Wer als Erstes auslegt und nicht gewinnt, verliert { $points } mehr.
web-score-double = Alles auf einmal ausgelegt
web-score-double-about = Vorher lag noch nichts: Die Runde zählt doppelt.
web-score-points-of = Punkte von { $name }
web-score-symbols-of = Symbole von { $name }
web-score-left = { $points } übrig
web-score-sum = oder die Summe eintippen
web-score-free = Punkte selbst eintragen
web-score-by-rules = Nach den Regeln zählen
web-score-again = Noch einmal spielen
web-score-go-on = Noch eine Runde
web-score-correct-about = Tippe auf die Nummer einer Runde, um sie zu korrigieren.
web-score-drop = Neuen Zettel anfangen?
web-score-drop-about = Alle Runden auf diesem Zettel sind dann weg.

web-score-about-free = Diese Punkte werden so aufgeschrieben, wie sie hier stehen.
web-score-about-points = Alle tragen die Joker-Symbole ihrer besten Folge ein. Wer die Runde mit geordneter Hand beendet hat, bekommt { $bonus } dazu; wer sich dabei geirrt hat, bekommt nichts.
web-score-about-winner = Ein Sieg ist ein Punkt.
web-score-about-two = Wer weniger übrig hat, bekommt den Unterschied und { $win } Punkte, bei einem Konter { $undercut }.
web-score-about-two-plain = Wer weniger übrig hat, bekommt den Unterschied, bei einem Konter { $undercut } Punkte mehr.
web-score-about-lowest-rest = Der kleinste Rest bekommt { $points } Punkte; bei gleichen Resten, wer zuerst gezeigt hat.
web-score-about-wins = Wer fertig wird, bekommt einen Punkt. Wird niemand fertig, gewinnt der kleinste Rest.
web-score-about-takes = Wer fertig wird, bekommt, was die anderen übrig haben.
web-score-about-minus = Alle verlieren, was sie übrig haben; wer fertig wird, verliert nichts.
web-score-about-lowest = Wird niemand fertig, gewinnt der kleinste Rest, was die anderen mehr haben.
web-score-about-blocked = Wird niemand fertig, verlieren alle, was sie übrig haben.
web-score-about-relief = Wer fertig wird, bekommt bis zu { $points } Minuspunkte der vorigen Runde gestrichen.
web-score-about-joker = Ein einzelner Joker als Rest zählt nicht.

## Einstellungen

web-settings-about = Alles hier bleibt auf diesem Gerät und gilt sofort.
web-settings-you = Du
web-settings-name-about = So sehen dich die anderen am Tisch. Wo du schon sitzt, bleibt der alte Name.
web-settings-look = Sprache und Aussehen
web-settings-contrast-about = Hoher Kontrast hat dunkle Linien und ruhige Flächen, für müde Augen und helle Sonne.
web-settings-letters-about = Ein kleiner Buchstabe für jede Farbe, wenn sie schwer zu unterscheiden sind.
web-settings-still = Weniger Bewegung
web-settings-still-about = Karten und Steine sind einfach da, statt zu gleiten.
web-settings-tables = Am Tisch
web-settings-sound-about = Ein leiser Klang, wenn du dran bist und wenn die Zeit knapp wird.
web-settings-plain-about = Gut für Screenreader und kleine Bildschirme: nichts zu ziehen, alle Züge als Liste.
web-settings-tours = Touren an den Tischen
web-settings-tours-about = An deinem nächsten Tisch wird dir noch einmal gezeigt, wie alles geht.
web-settings-games = Bei einzelnen Spielen
web-settings-games-about = Was du auch am Tisch wählen kannst.
web-settings-knock-about = Wie lange du gefragt wirst, ob du eine Karte willst, die liegen gelassen wurde.
web-settings-arranged = Hand nach Kombinationen ordnen
web-settings-arranged-about = Was zusammengehört, steht zusammen; der Rest steht am Ende.
web-settings-pass-about = Solange deine Hand nicht geordnet ist, musst du nicht selbst auf „Passen“ tippen.
web-settings-flip-about = Du musst nicht für jede Karte tippen.
web-settings-grid = Tisch als Brett mit Feldern
web-settings-grid-about = Wie auf dem Brett des Originals; sonst liegen die Kombinationen, wo Platz ist.
web-settings-app = Rummel als App
web-settings-app-about = Leg Rummel mit „Installieren“ oder „Zum Startbildschirm hinzufügen“ im Menü deines Browsers auf den Startbildschirm. Dann öffnet es sich wie eine App; Punktezettel und Regeln gehen auch ohne Verbindung.
web-settings-install = Installieren
