# Die Regeln als Seiten: Kapitel, Bilder und die strittigen Punkte.

## Kapitel

web-chapter-contents = Auf dieser Seite
web-chapter-setup = So geht es los
web-chapter-aim = Das Ziel
web-chapter-turn = Dein Zug
web-chapter-melds = Kombinationen
web-chapter-opening = Die Erstmeldung
web-chapter-first-meld = Die Erstmeldung
web-chapter-table = Der ganze Tisch
web-chapter-jokers = Joker
web-chapter-time = Die Zeit
web-chapter-end = Ende und Punkte
web-chapter-options = Optionen
web-chapter-clear = Die Mitte abräumen
web-chapter-announce = Verkünden
web-chapter-match = Die Partie
web-chapter-symbols = Joker-Symbole
web-chapter-knock = Klopfen
web-chapter-teams = Teams
web-chapter-flip = Aufdecken
web-chapter-play-off = Das Stechen
web-chapter-rows = Die Reihen
web-chapter-ending = Die Runde beenden
web-chapter-show = Kombinationen zeigen
web-chapter-board = Das Brett
web-chapter-disputed = Strittige Punkte
web-chapter-disputed-about = Was die gedruckten Regeln offenlassen oder verschieden sagen, und wie hier gespielt wird. Wo es auch anders geht, kannst du das für deinen Tisch wählen.
web-chapter-otherwise = Anders wählen:
web-chapter-others = Die Regeln der anderen Spiele

## Wörter in Bildern

web-figure-run = Reihe
web-figure-set = Satz
web-figure-none = Geht nicht
web-figure-table = Auf dem Tisch
web-figure-rack = Von deiner Bank
web-figure-hand = Auf deiner Hand
web-figure-then = Danach
web-figure-rest = Bleibt übrig
web-figure-nothing = nichts
web-figure-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-figure-first = Wer Schluss macht
web-figure-second = Die andere Person
web-figure-added = Angelegt
web-figure-add = Angelegt
web-figure-centre = In der Mitte
web-figure-takes = bekommt alles

## Warum nicht

web-figure-no-wrap = nach der 13 kommt nichts
web-figure-no-corner = das Ass ist keine Brücke
web-figure-no-ace-high = das Ass ist niedrig
web-figure-no-twice = eine Farbe doppelt
web-figure-no-twice-suit = eine Farbe doppelt
web-figure-no-gap = eine Lücke
web-figure-no-colours = gemischte Farben
web-figure-no-suits = gemischte Farben
web-figure-no-short = zu wenig
web-figure-no-joker = der Joker wurde nicht ersetzt
web-figure-no-row = erst muss die Sieben liegen

## Unterschriften

web-figure-order = Zwölf Zahlen in Ordnung: Jede ist höher als die davor. Lücken machen nichts.
web-figure-insert = Hier kommt die { $card } hinein. Eine Nachbarkarte, die { $one } oder die { $other }, muss gehen; es geht die { $gone }, und alles ist geordnet.
web-figure-insert-end = An ein Ende gesteckt, kann eine Karte auch die am anderen Ende verdrängen: Hier darf die { $one } oder die { $other } gehen, und es geht die { $gone }.
web-figure-clear = Alle drei liegen offen. Bevor du eine nimmst, darfst du drei verdeckte dafür hinlegen lassen.
web-figure-series = Wer nicht verkündet hat, bekommt das beste Stück, das nur steigt oder nur fällt. Hier zählt es { $points }.
web-figure-symbols = Unsere eigene Tabelle der Symbole: Die letzte Ziffer entscheidet.
web-figure-melds = Was sich auslegen lässt und was nicht. Der Stern ist ein Joker; er steht für das, was darauf zu sehen ist.
web-figure-melds-gin = Was zusammenpasst und was nicht.
web-figure-opening = Mindestens 30, mit einer Kombination oder mehreren. Ein Joker zählt wie der Stein, für den er steht.
web-figure-opening-one = Eine Kombination muss allein 30 zählen. Ein Joker zählt wie die Karte, für die er steht.
web-figure-opening-add = Eine Karte, die an eine Kombination auf dem Tisch angelegt wird, hilft bei den 30.
web-figure-opening-no-joker = Eine Kombination muss 30 zählen, und ein Joker zählt nichts.
web-figure-shift = Eine Reihe wächst an einem Ende und gibt am anderen einen Stein frei.
web-figure-split = Eine lange Reihe wird um einen zweiten Stein derselben Zahl geteilt.
web-figure-replace = Die vierte Farbe macht eine der drei anderen frei.
web-figure-free-joker = Der Stein, für den der Joker stand, nimmt seinen Platz ein, und der Joker hilft im selben Zug woanders.
web-figure-fixed-joker = Ohne einen Stein an seiner Stelle muss der Joker bleiben; einer, der noch in seiner Kombination liegt, zählt nicht.
web-figure-loose-joker = Ein Joker darf weiterwandern, wie du magst, solange am Ende alles in Kombinationen liegt.
web-figure-rob = Die Karte, für die der Joker steht, kommt an seinen Platz, und der Joker gehört dir.
web-figure-points-rack = Was Steine zählen, die auf einer Bank bleiben
web-figure-points-hand = Was Karten zählen, die auf der Hand bleiben
web-figure-points-duel = Was die Karten zählen
web-figure-points-deadwood = Was übrige Karten zählen
web-figure-ending = Die drei Arten, eine Runde zu beenden
web-figure-knock = Ein Klopfen und ein Gin
web-figure-layoff = Wer später zeigt, darf an alles anlegen, was schon liegt. Hier bleibt so weniger übrig als bei der Person, die Schluss gemacht hat.
web-figure-layoff-gin = Nach einem Klopfen legt die andere Person an, was passt. Nur was dann noch übrig ist, zählt.
web-figure-rows = Die Reihen wachsen von ihren Achten aus. Die blassen Karten passen als Nächstes.
web-figure-trick = Alle decken gleichzeitig auf. Das Ass zählt am meisten und gewinnt alle Karten.
web-figure-play-off = Zehn und König zählen gleich viel, also wird noch einmal aufgedeckt; dann gewinnt die höhere Karte alles.
web-figure-grid = Spalten a bis m, Zeilen 10 bis 1. Die rote Reihe liegt von b10 bis d10.
