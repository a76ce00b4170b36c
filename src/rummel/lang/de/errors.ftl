# Every refusal that all games share: what is wrong, and what to do.

## Notation

error-bad-piece = „{ $text }“ ist keine Karte und kein Stein. Schreib erst die Zahl, dann die Farbe (c ♣, d ♦, h ♥, s ♠): 7h, 10c, Ks oder 13s, und * für einen Joker.
error-bad-meld = „{ $text }“ ist keine Liste von Karten oder Steinen. Schreib sie mit Leerzeichen dazwischen: 5h 6h 7h.
error-bad-move = „{ $text }“ ist hier kein Zug. Möglich sind: { $moves }.
error-bad-number = „{ $text }“ ist keine ganze Zahl.

## Rules and set-up

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Wähle eines von diesen: { $games }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Es gibt: { $options }.
error-bad-option = „{ $value }“ passt nicht zur Option { $option }. Möglich ist: { $expected }.
error-options-clash = Die Optionen { $first } und { $second } widersprechen sich. Ändere eine davon.
error-bad-seats = { $game } ist für { $numbers } Spielende, also nicht für { $players }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Wähle einen von diesen: { $bots }.
error-bot-failed = Der Bot „{ $bot }“ kann nicht weiterspielen: { $reason } ({ $move }). Das ist ein Fehler im Programm. Melde ihn bitte mit dieser Meldung, den Optionen und dem Startwert.
error-unknown-language = Die Sprache „{ $language }“ gibt es hier noch nicht. Wähle eine von diesen: { $languages }.

## Any game

error-not-your-turn = { $seat } ist jetzt nicht dran.
error-round-over = Die Runde ist zu Ende: Bis zur nächsten kann niemand etwas tun.
error-match-over = Die Partie ist zu Ende.
error-round-not-over = Diese Runde muss erst zu Ende gespielt werden, bevor neu gegeben wird.
error-wrong-phase = „{ $move }“ geht an dieser Stelle deines Zugs nicht. Sieh nach, was möglich ist.
error-not-in-hand = Du hast { $piece } nicht.
error-wrong-move = „{ $move }“ ist kein Zug in diesem Spiel.
error-no-seat = Einen Platz „{ $text }“ gibt es nicht. Plätze werden ab 0 gezählt, der letzte ist { $last }.
error-clock-only = Das darf nur die Uhr sagen. Wenn du selbst die Uhr führst, nimm Match.time_out.
error-deals-outside = Diese Partie bekommt den Schlüssel für jedes Geben von außen. Gib ihre nächste Runde mit rummel.match.next_round und einem Schlüssel.

## Melds

error-meld-short = Eine Kombination braucht mindestens drei Karten oder Steine; { $meld } hat nur { $count }.
error-meld-neither = { $meld } ist weder Reihe noch Satz. Eine Reihe steigt in einer Farbe, ein Satz hat eine Zahl in verschiedenen Farben.
error-meld-neither-mixed = { $meld } ist weder Reihe noch Satz. Eine Reihe steigt Zahl um Zahl, ein Satz hat eine Zahl in verschiedenen Farben.
error-run-gap = In der Reihe { $meld } passt { $after } nicht hinter { $before }: Die Zahlen müssen aufeinanderfolgen.
error-run-suits = Die Reihe { $meld } mischt Farben: { $piece } gehört nicht hinein.
error-run-wrap = Die Reihe { $meld } geht über ihre letzte Zahl hinaus. Dort muss sie enden.
error-run-long = Die Reihe { $meld } ist zu lang: { $count } statt höchstens { $most }.
error-runs-barred = Hier sind nur Sätze erlaubt, und { $meld } ist eine Reihe.
error-set-suit-twice = Im Satz { $meld } kommt { $suit } zweimal vor. Jede Farbe darf nur einmal dabei sein.
error-set-ranks = Der Satz { $meld } mischt Zahlen. Alle müssen gleich sein.
error-sets-barred = Hier sind nur Reihen erlaubt, und { $meld } ist ein Satz.
error-joker-undeclared = Sag, wofür der Joker in { $meld } steht, zum Beispiel *=7h.
error-joker-no-natural = { $meld } darf nicht nur aus Jokern bestehen.
error-joker-too-many = { $meld } hat { $count } Joker; { $most ->
        [one] nur einer ist
       *[other] höchstens { $most } sind
    } erlaubt.
error-joker-adjacent = In { $meld } stehen zwei Joker nebeneinander. Setz etwas dazwischen.
error-joker-majority = { $meld } braucht mehr andere Karten oder Steine als Joker.

## Records and deals

error-record-empty = Die Aufzeichnung ist leer.
error-record-file = Die Aufzeichnung { $path } ist nicht lesbar: { $reason }. Prüfe den Pfad.
error-record-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: { $reason ->
        [order] Sie gehört nicht an diese Stelle
        [seats] Sie nennt mehr oder weniger Plätze, als besetzt sind
        [round] Ihre Rundennummer oder ihre Startwerte passen nicht
        [reveal] Ihr aufgedeckter Startwert ist keine Hexadezimalzahl
        [pledges] Ihre Siegel fehlen oder sind unlesbar
        [unknown] So eine Zeile hat keine Aufzeichnung
        [number] Sie nennt eine Kombination mit einer Nummer, die es nicht gibt
        [length] Sie ist zu lang
       *[other] { $reason }
    }.
error-record-version = Die Aufzeichnung hat Version { $version }; dieses Programm liest Version { $known }.
error-record-move = Der Zug in Zeile { $line } ist nicht erlaubt: { $reason }
error-record-result = Das Ergebnis in Zeile { $line } folgt nicht aus den Zügen.
error-record-cut = Die Aufzeichnung bricht nach Zeile { $line } ab, bevor die Partie zu Ende ist.
error-record-after-end = Zeile { $line } kommt nach dem Ende der Partie.
error-deal-commit = Der Startwert, der in Zeile { $line } aufgedeckt wird, passt nicht zum Siegel, das vor dem Geben feststand.
error-deal-words = Die Worte von { $seat } in Zeile { $line } passen nicht zu dem Siegel von vor der Partie.
error-receipt-read = Der Beleg lässt sich nicht lesen: { $reason }

## Score sheets

error-sheet-entries = Eine Runde braucht { $needed } Einträge, einen für jeden Platz; hier { $count ->
        [one] ist es einer
       *[other] sind es { $count }
    }.
error-sheet-points = „{ $text }“ sind keine Punkte. Schreib eine ganze Zahl, etwa 12 oder -7.
error-sheet-racks = In diesem Spiel zählt nicht, was übrig ist: Gib für alle die Punkte ein.
error-sheet-empty = Nur wer gewonnen hat, kann nichts mehr haben, und hier sind { $count } leer. Schreib auf, was die anderen übrig haben.
error-sheet-round = Eine Runde { $number } steht noch nicht auf dem Zettel; { $count ->
        [0] noch ist keine
        [one] bisher ist eine
       *[other] bisher sind { $count }
    } aufgeschrieben.
error-sheet-word = „{ $text }“ bedeutet hier nichts. Möglich sind: { $words }.

## Positions for the arranger

error-solve-line = Diese Stellung ist nicht lesbar: { $reason }. Jede Zeile ist ein JSON-Objekt mit „game“ und „rack“ und, wenn du magst, „table“, „rules“, „opened“ und „objective“.
error-solve-no-melds = In diesem Spiel gibt es nichts zu ordnen: Es hat keine Kombinationen.
error-solve-copies = { $piece } ist öfter da, als es in diesem Spiel vorkommt ({ $most }-mal). Sieh Tisch und Bank durch.
error-solve-jokers = Es sind { $count } Joker; höchstens { $most } sind möglich.
error-solve-rack-long = Auf der Bank sind { $count }; höchstens { $most } sind möglich.
error-solve-table = Auf dem Tisch liegt etwas, das keine Kombination ist. Alles dort muss eine Reihe oder ein Satz sein.
error-solve-rules = Diese Regeln widersprechen sich, oder ein Wert oder ein Ziel liegt außerhalb der Grenzen.
error-solve-limit = Eine Grenze ist kleiner als null oder zu hoch.
