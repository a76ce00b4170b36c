### Words of the command line: commands, tables, turns at the keyboard, score sheets.

## Commands

cli-rummel = Rummy-Spiele im Terminal. Fang mit „rummel play“ an, oder sieh dir „rummel games“ an.
    .short = Rummy-Spiele im Terminal
cli-games = Zeigt die Liste der Spiele.
    .short = Die Spiele auflisten
cli-rules = Erklärt, wie GAME gespielt wird und was sich mit --option einstellen lässt.
    .short = Wie ein Spiel geht, und seine Optionen
cli-play = Spielt GAME hier: du und andere an dieser Tastatur, und Bots. Ohne GAME wählst du aus einer Liste.
    .short = An dieser Tastatur spielen
cli-score = Führt den Punktezettel von GAME, wenn ihr mit echten Karten oder Steinen spielt.
    .short = Punkte am echten Tisch aufschreiben
cli-simulate = Lässt Bots GAME gegeneinander spielen und fasst zusammen.
    .short = Bots spielen lassen
cli-arena = Lässt Bots bei GAME gegeneinander antreten und sagt, welcher besser ist. Jede Kartenverteilung wird mit allen Sitzordnungen gespielt, damit sich das Glück aufhebt.
    .short = Herausfinden, welcher Bot besser ist
cli-generate = Lässt Bots Runden von GAME spielen und schreibt sie für die Forschung in Dateien: als Aufzeichnungen oder als Arrays mit einer Zeile je Entscheidung. Was schon da ist, wird nicht noch einmal gemacht.
    .short = Daten für die Forschung erzeugen
cli-replay = Zeigt die Aufzeichnung FILE Zug für Zug.
    .short = Eine Aufzeichnung Zug für Zug zeigen
cli-show = Zeigt eine Stellung, wie sie auf dem Tisch liegt. Setz POSITION in einfache Anführungszeichen.
    .short = Eine Stellung zeigen
cli-verify = Prüft, ob die Aufzeichnung FILE gültig ist und ehrlich gegeben wurde. Rückgabewert 0: ja; 1: nein.
    .short = Eine Aufzeichnung prüfen
cli-solve = Findet den besten Zug für Stellungen, eine pro Zeile als Text oder als JSON-Objekt, aus FILE oder der Standardeingabe.
    .short = Den besten Zug für eine Stellung finden
cli-hint = Sagt, was in einer Aufzeichnung FILE vor dem Zug in einer Zeile das Beste war, oder was in einer gespeicherten Partie oder einer Stellung jetzt das Beste ist.
    .short = Was das Beste war oder ist

## Flags of the commands

cli-option-lang = Die Sprache aller Texte, etwa de.
cli-option-version = Die Version zeigen.
cli-option-json = JSON ausgeben, für Programme.
cli-option-seats = Wer spielt, der Reihe nach: Namen von Menschen, und für Bots bot:mia (Anfängerin), bot:leo, bot:nora, bot:viktor oder bot:ada (Meisterin). „me,ana,bot:nora“ sind du, Ana und ein Bot, der solide spielt.
cli-option-bots = Welche Bots spielen, der Reihe nach: bot:random,bot:random.
cli-option-option = Eine Regel ändern; mehrmals möglich. „rummel rules GAME“ zeigt, was sich ändern lässt.
cli-option-seed = Nach diesem Text geben statt zufällig: Derselbe Text ergibt dieselben Karten.
cli-option-record = Die Partie in FILE aufzeichnen.
cli-option-record-folder = Jede Partie im Ordner FOLDER aufzeichnen.
cli-option-save = Wo die Partie aufgehoben wird, wenn du vor dem Ende gehst.
cli-option-resume = Eine Partie fortsetzen, die in FILE gespeichert ist.
cli-option-position = Eine Stellung als eine Zeile Text, in einfachen Anführungszeichen.
cli-option-matches = Wie viele Partien.
cli-option-arena-bots = Welche Bots antreten, mit Kommas dazwischen.
cli-option-pairs = Wie viele Kartenverteilungen. Jede wird einmal mit jeder Sitzordnung der Bots gespielt.
cli-option-arena-resume = Fertiges in FILE aufheben und dort weitermachen, wenn es die Datei schon gibt.
cli-option-jobs = Wie viele Prozesse zugleich spielen; ohne Angabe einer je Prozessorkern. Das Ergebnis bleibt gleich.
cli-option-ray = Auf einem Ray-Cluster spielen: seine Adresse (host:port oder ray://host:port), „auto“ für den, der hier läuft, oder „local“ für einen eigenen mit --jobs Prozessen. Das Ergebnis bleibt gleich.
cli-option-out = Der Ordner für die Dateien. Derselbe Befehl noch einmal macht dort weiter, wo er aufgehört hat.
cli-option-format = records: Partien von einer Runde, als Zeilen von JSON. arrays: Parquet-Dateien mit dem, was bei jeder Entscheidung zu sehen war, möglich war und getan wurde.
cli-option-generate-bots = Welche Bots spielen, Platz für Platz, mit Kommas dazwischen. Ein einziger Name gilt für alle Plätze.
cli-option-rounds = Wie viele Runden.
cli-option-part = Wie viele Runden in eine Datei kommen.
cli-option-seat = Nur zeigen, was von diesem Platz aus zu sehen war: ein Name oder eine Nummer ab 1.
cli-option-receipt = Vergleicht die Aufzeichnung mit dem Beleg, den dein Gerät festgehalten hat.
cli-option-line = Die Zeile der Aufzeichnung, um deren Zug es geht.
cli-option-file = Wo der Zettel liegt; ein alter wird weitergeführt.
cli-option-players = Die Namen in der Sitzordnung; wer beginnt, kommt zuerst.

## Lists of games and rules

cli-column-id = Spiel
cli-column-name = Name
cli-column-players = Plätze
cli-column-sheet = Blatt
cli-column-about = Was es ist
cli-rules-options = Was sich mit --option einstellen lässt
cli-rules-disputed = Strittige Fragen

## Bots against bots

cli-column-player = Name
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-draws = unentschieden
cli-column-points = Punkte je Partie
cli-column-games = Spiele
cli-column-seat-points = Punkte je Spiel
cli-column-rating = Wertung
cli-column-pairing = Paarung
cli-column-score = Quote
cli-column-interval = 95-%-Intervall
cli-column-lead = Vorsprung in Punkten
cli-simulated = { $matches ->
        [one] Eine Partie
       *[other] { $matches } Partien
    }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, aus dem Startwert „{ $seed }“.
cli-simulated-draws = Unentschieden: { $count }
cli-simulated-shared = Geteilte Siege: { $count }
cli-outcomes = Wie die Runden endeten
cli-speed = Hier { $count } Züge in der Sekunde.
cli-arena-played = { $deals ->
        [one] Eine Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, aus dem Startwert „{ $seed }“.
cli-arena-note = Die Quote ist der Anteil der Siege des ersten Bots. Das Intervall zählt eine Kartenverteilung, nicht ein Spiel, als eine Stichprobe. Die Wertungen kommen von OpenSkill, mit ihrer doppelten Unsicherheit.
cli-generated = Runden in { $path }: { $rounds }
cli-generated-now = Jetzt gemacht: { $rounds } (Entscheidungen: { $decisions })
cli-generated-speed = Runden in der Sekunde hier: { $count }

## Records

cli-valid = { $path } ist gültig. Das ist damit bewiesen:
cli-bent = { $path } ist nicht das, was dein Beleg sagt. Heb beide auf.
cli-invalid = { $path } ist nicht gültig.
cli-checked-header = ✓ Das Spiel, seine Regeln und die Plätze sind lesbar.
cli-checked-results = ✓ Die Punkte und das Ergebnis folgen aus den Zügen.

## Setting up a match

cli-menu = Welches Spiel möchtest du spielen?
cli-menu-ask = Nummer oder Name (1–{ $count }, oder quit):
cli-you = Gast
cli-bot = Bot
cli-bot-name = Bot { $number }
cli-commitment = Ein Geheimnis legt jetzt fest, wie gegeben wird. Sein Siegel, damit du es später prüfen kannst: { $commitment }
cli-ask-words = Gib ein paar Worte ein, die ins Mischen einfließen, oder drücke Enter:
cli-ask-words-of = { $name }, gib ein paar Worte ein, die ins Mischen einfließen, oder drücke Enter:

## The table

cli-round = Runde { $number }
cli-cards = { $count ->
        [one] 1 Stück
       *[other] { $count } Stück
    }
cli-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
cli-is-you = { $seat } (du)
cli-your-hand = Deine Hand:
cli-hand-of = Hand von { $seat }:
cli-hand-empty = nichts mehr
cli-table-empty = noch liegt nichts auf dem Tisch
cli-stock = { $count ->
        [0] Der Ziehstapel ist leer.
        [one] Eine Karte ist im Ziehstapel.
       *[other] { $count } sind im Ziehstapel.
    }
cli-discard = Ablage:
cli-melds = Auf dem Tisch:
cli-colours = Farben:
cli-piles = Stapel:
cli-to-open = Erstmeldung:
cli-needed = { $points ->
        [0] jede Kombination reicht
        [one] 1 Punkt nötig
       *[other] { $points } Punkte nötig
    }
cli-opened = hat gemeldet
cli-drawn = Neu:
cli-heroes = Helden
cli-villains = Schurken

## A turn

cli-prompt = { $seat }>
cli-moves = Du kannst:
cli-moves-many = ({ $count } Möglichkeiten; „moves“ zeigt sie)
cli-log-more = … davor { $count ->
        [one] noch ein Ereignis
       *[other] noch { $count } Ereignisse
    }; „log“ zeigt alles.
cli-pass-keyboard = Gib die Tastatur an { $seat } weiter, dann Enter drücken:
cli-hide = Drücke Enter, um deine Hand zu verdecken:
cli-enter = Gib einen Zug ein, oder „help“.
cli-ambiguous = „{ $text }“ kann heißen: { $words }. Tippe ein bisschen mehr.
cli-unknown-word = „{ $text }“ kenne ich nicht. „help“ zeigt, was du eingeben kannst.
cli-not-so = So schreibt man „{ $text }“ nicht, sondern so:
cli-no-undo = Es gibt nichts zurückzunehmen: Dein letzter Schritt hat deinen Zug beendet oder dir etwas Neues gezeigt.
cli-help-end = ▶ steht vor dem, was gerade möglich ist. Wörter dürfen abgekürzt werden.
cli-help-cards = Karten schreibst du 7h, 10c, Kd oder 13d: c ♣, d ♦, h ♥, s ♠; A Ass, J Bube, Q Dame, K König.
cli-help-tiles = Steine schreibst du als Zahl und Buchstabe der Farbe, zum Beispiel 7h oder 13c: { $colours }.
cli-help-joker = * ist ein Joker, und *=7h ein Joker, der für 7h steht.
cli-do-help = help [WORT] – was du eingeben kannst
cli-do-moves = moves – alle Züge, die sich jetzt aufzählen lassen
cli-do-hint = hint – was du legen könntest, aber nicht wie
cli-do-best = best – wie du am meisten legst, oder was ein guter Bot tun würde
cli-do-best-move = best – was ein guter Bot tun würde
cli-do-table = table – den Tisch noch einmal zeigen
cli-do-hand = hand – deine Hand noch einmal zeigen
cli-do-sort = sort suit | number – deine Hand nach Farbe (suit) oder Zahl (number) sortieren
cli-do-undo = undo – deinen letzten Schritt zurücknehmen, wenn du dabei nichts Neues gesehen hast
cli-do-score = score – der Punktezettel
cli-do-log = log – alles, was in dieser Runde geschehen ist
cli-do-rules = rules – wie das Spiel geht
cli-do-quit = quit – gehen; die Partie wird gespeichert
cli-not-saved = Wenn du jetzt gehst, ist die Partie verloren: { $reason }
cli-saved = Deine Partie ist gespeichert. Weiter geht es mit: rummel play --resume { $path }

## A turn that is built from melds

cli-draft-hint = Bau deinen Zug mit „meld 5h 6h 7h“ und „add 9h 3“, dann „done“; „help“ sagt mehr.
cli-do-done = done – alles so auslegen, wie es jetzt ist, und den Zug beenden
cli-do-show = show – der Tisch, wie du ihn bisher gebaut hast
cli-do-reset = reset – alles zurücklegen
cli-draft = Entwurf:
cli-draft-loose = Lose:
cli-draft-laid = Du legst:
cli-draft-opening = { $points } von { $needed } Punkten
cli-draft-fault = Kombination { $number }: { $reason }
cli-draft-fine = Alle Kombinationen stimmen. „done“ legt sie aus.
cli-refused-draft-not-there = { $piece } ist nicht in { $meld }.
cli-refused-draft-split = { $meld } lässt sich nach 1 bis { $most } Stück teilen.
cli-refused-draft-no-meld = Eine Kombination { $number } gibt es nicht; { $count ->
        [0] noch liegt keine
        [one] eine liegt
       *[other] { $count } liegen
    } auf dem Tisch.
cli-refused-draft-open = Du hast angefangen, deinen Zug zu bauen. „done“ legt ihn aus, „reset“ legt alles zurück.
cli-refused-draft-empty = Du hast noch nichts verändert. Fang mit „meld“ oder „add“ an.
cli-refused-draft-loose = Das liegt noch lose und muss in Kombinationen: { $pieces }.

## Hints and best turns

cli-hint-lay = Du könntest { $count ->
        [one] 1 Stück
       *[other] { $count } Stück
    } auslegen, zusammen { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } wert.
cli-hint-opening = Für die Erstmeldung reicht es noch nicht: { $reached } von { $needed } Punkten.
cli-hint-nothing = Jetzt lässt sich nichts auslegen.
cli-hint-no-lay = Ums Auslegen geht es gerade nicht.
cli-best-move = Am besten: { $move }
cli-solve-line = Zeile { $number }: { $reason }
cli-solve-before = Vorher:
cli-solve-after = Nachher:
cli-solve-laid = Gelegt:
cli-solve-left = Übrig:
cli-solve-sum = Summe:
cli-solve-count = { $count ->
        [one] 1 Stück
       *[other] { $count } Stück
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
cli-solve-unproven = Vielleicht geht es noch besser: Die Suche wurde abgebrochen.

## After a round and a match

cli-round-over = Runde { $number } ist zu Ende
cli-reveal = Das Geheimnis dieser Runde, um das Geben zu prüfen: { $seed }
cli-next-first = Als Nächstes beginnt: { $seat }.
cli-next-open = Wer die nächste Runde beginnt, wird neu bestimmt.
cli-next-round = Drücke Enter für die nächste Runde:
cli-match-over = Die Partie ist zu Ende
cli-recorded = Die Aufzeichnung liegt in { $path }; „rummel verify { $path }“ prüft sie.
cli-sheet-round = Runde
cli-sheet-total = Summe

## The score sheet

cli-score-head = Punktezettel: { $game }
cli-score-hint = Gib für alle die Punkte einer Runde ein, etwa -10 -5 +23 -8. Wo zählt, was übrig ist, kannst du auch das eingeben, mit einem Schrägstrich zwischen den Plätzen und - für den Sieg: 13h * / - / 5c 5d. „undo“ streicht die letzte Runde, „edit 2“ berichtigt Runde 2, „sheet“ zeigt den Zettel, „quit“ beendet; alles wird sofort gespeichert.
cli-score-tally = Oder lass den Zettel rechnen: Schreib auf, was jede Partei hat, mit einem Schrägstrich dazwischen, und die Karten auf der Hand so, wie sie sind: { $example }. Möglich sind:
cli-score-ask = Runde { $number }:
cli-score-edit = Neue Punkte für Runde { $number }:
cli-score-over = Die Partie ist zu Ende (undo, edit, quit):
cli-ask-players = Die Namen, mit Kommas dazwischen; wer beginnt, kommt zuerst:
cli-sheet-saved = Der Zettel liegt in { $path }.

## Refusals

cli-usage = { $command }: { $message }. „{ $command } --help“ zeigt, wie es geht.
cli-refused-file-missing = Eine Datei { $path } gibt es nicht.
cli-refused-file-folder = { $path } ist ein Ordner, keine Datei.
cli-refused-file-forbidden = { $path } lässt sich nicht öffnen: Dir fehlt die Berechtigung.
cli-refused-file-failed = { $path } lässt sich nicht benutzen: { $reason }.
cli-refused-file-large = { $path } ist zu groß, um eine unserer Dateien zu sein.
cli-refused-file-exists = { $path } gibt es schon, und es wird nichts überschrieben. Wähle einen anderen Namen.
cli-refused-folder = { $path } lässt sich nicht als Ordner anlegen: { $reason }.
cli-refused-setting = „{ $text }“ ist keine Einstellung. Schreib sie als key=value.
cli-refused-setting-twice = Die Option { $option } ist doppelt angegeben.
cli-refused-name = „{ $name }“ kann kein Name sein: Er braucht 1 bis 20 druckbare Zeichen.
cli-refused-name-twice = Zwei heißen „{ $name }“. Gib ihnen verschiedene Namen.
cli-refused-only-bots = „{ $name }“ ist kein Bot: Hier spielen nur Bots, etwa bot:random.
cli-refused-resume-alone = Eine gespeicherte Partie bringt Spiel, Plätze, Optionen und Startwert mit: Gib davon bei --resume nichts an.
cli-refused-position-alone = Eine Stellung bringt Spiel und Optionen mit und hat keine Aufzeichnung: Gib bei --position nur --seats, --seed und --save an.
cli-refused-save = { $path } ist keine gespeicherte Partie: { $reason }.
cli-refused-save-version = { $path } wurde von einer anderen Version ({ $version }) dieses Programms gespeichert.
cli-refused-save-move = Zug { $number } in { $path } ist nicht möglich: { $reason }.
cli-refused-seat = Einen Platz „{ $text }“ gibt es nicht. Möglich sind ein Name ({ $names }) oder eine Nummer von 1 bis { $count }.
cli-refused-sheet = { $path } ist kein Punktezettel: { $reason }.
cli-refused-sheet-version = { $path } stammt von einer anderen Version ({ $version }) dieses Programms.
cli-refused-sheet-game = { $path } ist ein Zettel für { $game }. Wähle eine andere Datei.
cli-refused-sheet-there = { $path } wird mit den eigenen Namen und Optionen weitergeführt; gib keine anderen an.
cli-refused-players-needed = Wer spielt mit? Gib die Namen mit --players an.
cli-refused-hint-line = Sag mit --line N, um welchen Zug es geht: N ist seine Zeile in der Aufzeichnung.
cli-refused-hint-no-move = In Zeile { $number } dieser Aufzeichnung steht kein Zug.
cli-refused-hint-what = Gib entweder FILE oder --position an, und --line nur zu einer Aufzeichnung.
cli-refused-arena-pairs = { $count } Kartenverteilungen gehen nicht: Wähle 1 bis { $most }.
cli-refused-arena-jobs = { $count } Prozesse können nicht spielen: Wähle mindestens 1.
cli-refused-arena-twice = Der Bot { $bot } ist doppelt genannt. Nenne jeden nur einmal.
cli-refused-arena-alone = Ein Bot allein hat keinen Gegner. Nenne zwei oder mehr, zum Beispiel steady,greedy.
cli-refused-arena-resume-other = { $path } gehört zu einem anderen Lauf: Spiel, Regeln, Bots oder Startwert sind anders. Wähle eine andere Datei.
cli-refused-arena-resume-version = { $path } stammt von einer anderen Version ({ $version }) dieses Programms.
cli-refused-arena-resume-damaged = { $path } ist keine Datei der Arena: Zeile { $line } ist nicht lesbar.
cli-refused-ray-missing = Ray ist nicht installiert. Installiere es mit: pip install "rummel[ray]"
cli-refused-ray-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreib host:port, ray://host:port, auto oder local.
cli-refused-ray-unreachable = Unter { $address } ist kein Ray-Cluster erreichbar: { $reason }. Prüfe, ob er läuft, oder nimm --ray local.
cli-refused-ray-version = Jeder Rechner des Clusters braucht dieselbe Version von Rummel wie dieser hier, { $here }. Version dort: { $version }. Installiere sie dort mit: pip install "rummel[ray]"
cli-refused-ray-failed = Der Cluster hat aufgegeben: { $reason }. Was mit --resume oder --out geschrieben wurde, ist nicht verloren: Gib denselben Befehl noch einmal.
cli-refused-worker-lost = Ein Prozess auf diesem Rechner wurde mitten in der Arbeit beendet, vielleicht weil der Speicher nicht reichte. Was mit --resume oder --out geschrieben wurde, ist nicht verloren: Gib denselben Befehl noch einmal, am besten mit kleinerem --jobs.
cli-refused-data-missing = Für Arrays braucht es NumPy und PyArrow. Installiere sie mit: pip install "rummel[data]"
cli-refused-generate-part = { $count } Runden in einer Datei gehen nicht: Wähle 1 bis { $most }.
cli-refused-generate-rounds = { $count } Runden gehen nicht: Wähle 1 bis { $most } oder nimm mit --part mehr in eine Datei.
cli-refused-generate-match = Hier steht jede Runde für sich: Lass die Option { $option } weg.
cli-refused-generate-other = { $path } gehört zu einem anderen Lauf: Spiel, Regeln, Bots, Startwert, Format, --part oder Version sind anders. Wähle einen anderen Ordner.
cli-refused-generate-foreign = In { $path } liegen andere Dateien. Wähle einen neuen oder leeren Ordner.
cli-refused-generate-damaged = { $file } in { $path } ist nicht lesbar oder gehört zu einem anderen Lauf. Lösche die Datei, dann wird sie neu gemacht.
