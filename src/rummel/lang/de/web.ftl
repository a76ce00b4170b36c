# Die Wörter der Weboberfläche.

## Start

web-welcome = Rommé in allen Spielarten, an einem Tisch
web-welcome-about = Such dir ein Spiel aus und leg gleich los, gegen Bots oder mit Freunden. Ohne Konto, ohne Installation.
web-games = Spiele
web-play-now = Jetzt spielen
web-dealing = Es wird gegeben …
web-with-friends = Mit Freunden
web-rules = Regeln
web-for-players = Für { $range } Personen
web-resume = Deine Tische
web-your-turn-short = du bist dran
web-open-tables = Offene Tische
web-seats-open = { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
web-settings = Einstellungen
web-save = Speichern
web-saved = Gespeichert.
web-language = Sprache
web-look = Aussehen
web-look-auto = Wie das Gerät
web-look-light = Hell
web-look-dark = Dunkel
web-look-contrast = Hoher Kontrast
web-guest = Gast
web-skip = Zum Inhalt
web-not-found = Hier ist nichts
web-to-start = Zur Startseite
web-close = Schließen
web-unreachable = Der Server ist nicht zu erreichen. Nichts ist verloren; es geht weiter, sobald er antwortet.

## Vor der Partie

web-players = Am Tisch
web-your-name = Dein Name
web-seat-open = Freier Platz
web-sit = Hinsetzen
web-free = Platz freigeben
web-you = du
web-host = hat den Tisch eröffnet
web-bot = Bot
web-bot-name = Bot { $number }
web-here = da
web-away = nicht da
web-start = Geben
web-leave = Tisch verlassen
web-table-full = Alle Plätze sind besetzt.
web-waiting-seats = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-waiting-host = Alle sind da. Es geht los, sobald gegeben wird; das macht, wer den Tisch eröffnet hat.
web-all-here = Alle sind da. Du kannst jetzt geben.
web-invite = Einladen
web-invite-about = Wer diesen Link öffnet, kann sich an deinen Tisch setzen.
web-invite-link = Link zu diesem Tisch
web-share = Link kopieren oder teilen
web-copied = Kopiert
web-qr = Der Link als QR-Code

## Ein neuer Tisch

web-seat-friend = jemand per Link
web-bot-steady = Bot, spielt gut
web-bot-greedy = Bot, legt, was geht
web-bot-random = Bot, spielt irgendwas
web-how-many = Wie viele mitspielen
web-match = Die Partie
web-clock = Bedenkzeit
web-clock-none = unbegrenzt
web-clock-sheet = wie auf dem Regelblatt
web-clock-minute = eine Minute je Zug
web-clock-two = zwei Minuten je Zug
web-clock-bank = zehn Minuten insgesamt, dazu zehn Sekunden je Zug
web-clock-days = drei Tage je Zug
web-setup-away = Wenn jemand weggeht
web-away-wait = wird gewartet
web-away-bot = spielt ein Bot weiter
web-away-resign = gilt das als Aufgeben
web-setup-listed = Für alle offen
web-setup-hints = Tipps sind erlaubt
web-setup-watchers = Andere dürfen zuschauen
web-setup-chat = Chat ist erlaubt
web-rules-change = { $count ->
        [0] Regeln ändern
        [one] Regeln ändern (eine geändert)
       *[other] Regeln ändern ({ $count } geändert)
    }
web-rules-change-about = Alles ist so eingestellt, wie es auf dem Regelblatt steht. Was du änderst, ist markiert.
web-sheet-default = Regelblatt: { $value }
web-yes = ja
web-no = nein
web-open-table = Tisch eröffnen

## Am Tisch

web-no-table = Hier steht kein Tisch
web-connecting = Verbindung wird aufgebaut …
web-connected = Verbunden
web-reconnecting = Die Verbindung ist weg. Neuer Versuch …
web-gone = Der Server ist nicht zu erreichen. Dein Platz bleibt dir.
web-round = Runde { $number }
web-round-short = Runde
web-total = Summe
web-menu = Menü
web-beside = Neben dem Tisch
web-table = Der Tisch
web-your-side = Deine Seite
web-your-hand = { $count ->
        [0] Du hast: nichts mehr
        [one] Du hast: 1 Stück
       *[other] Du hast: { $count } Stück
    }
web-in-hand = auf der Hand
web-acts = am Zug
web-bot-plays = ein Bot spielt weiter
web-time-left = Restzeit
web-days = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
web-paused = Die Uhren stehen.
web-your-turn = Du bist dran.
web-waiting-for = Am Zug: { $names }.
web-sort = Sortieren
web-sort-colour = Nach Farbe
web-sort-suit = Nach Farbe
web-sort-number = Nach Zahl
web-stock = Stapel
web-discards = Ablage
web-plain = Schlichte Tische: jeder Zug ist ein Knopf
web-meld = Kombination { $number }: { $pieces }
web-hint = Tipp
web-log = Verlauf
web-log-empty = Noch nichts.
web-chat = Chat
web-chat-say = Sag etwas
web-send = Senden
web-score = Punktezettel
web-command = Zug eintippen
web-command-do = Spielen
web-command-wait = Du bist nicht dran.
web-sound = Töne
web-sound-on = Töne einschalten
web-sound-off = Töne ausschalten
web-letters = Farbbuchstaben auf allen Karten und Steinen
web-pause = Um eine Pause bitten
web-go-on = Uhren weiterlaufen lassen
web-resign = Aufgeben
web-resign-really = Die Partie wirklich aufgeben?

## Nach einer Runde

web-round-over = Die Runde ist zu Ende
web-match-over = Die Partie ist zu Ende
web-left-over = Übrig
web-next-round = Nächste Runde
web-waiting-others = Warten auf die anderen …
web-rematch = Noch einmal spielen
web-record = Aufzeichnung herunterladen
web-show-result = Ergebnis zeigen

## Karten und Steine, wie sie vorgelesen werden

web-joker = Joker
web-joker-as = Joker als { $piece }
web-piece = { $suit } { $rank }
# A playing card; tiles have a colour instead.
web-card = { $suit } { $rank }
web-rank-ace = Ass
web-rank-jack = Bube
web-rank-queen = Dame
web-rank-king = König

## Kurze Wörter für Züge

web-do-add = Anlegen
web-do-announce = Verkünden
web-do-choose = Wählen
web-do-clear = Abräumen
web-do-discard = Abwerfen
web-do-draw = Ziehen
web-do-exchange = Tauschen
web-do-flip = Aufdecken
web-do-insert = Einstecken
web-do-knock = Klopfen
web-do-lay = Legen
web-do-open = Erstmeldung
web-do-other = Spielen
web-do-pass = Passen
web-do-reject = Ablegen
web-do-rob = Joker rauben
web-do-spread = Zeigen
web-do-take = Nehmen

## Der Punktezettel für den Tisch zu Hause

web-home-sheet = Punktezettel für zu Hause
web-home-sheet-about = Ihr spielt mit echten Karten oder Steinen, und hier stehen die Punkte. Der Zettel bleibt auf diesem Gerät und braucht keine Verbindung.
web-who-starts = Wer beginnt
web-begin = Anfangen
web-write-down = Aufschreiben
web-strike = Letzte Runde streichen
web-new-sheet = Neuer Zettel
web-correct = Runde { $number } korrigieren
web-cancel = Abbrechen
web-done = Fertig
web-count-rack = Rest zählen
web-count-rack-of = Übrig bei { $name }
web-count-rack-about = Tippe alles an, was übrig ist; tippe unten etwas an, um es wieder zu entfernen.
web-take-away = Entfernen: { $piece }

## Ehrliches Geben

web-fair = Wurde ehrlich gegeben?
web-fair-about = Vor der Partie hat der Server seinen Teil aller Runden mit einer einzigen Zahl festgelegt, und jedes Gerät am Tisch hat eigene Worte versiegelt. Erst danach wurden die Worte aufgedeckt und eingemischt. Also konnte niemand die Karten wählen, auch der Server nicht.
web-fair-commit = Vor der Partie festgelegt
web-fair-seed = Das Geheimnis von Runde { $number }
web-fair-words = Was ihr beigetragen habt
web-fair-good = Es passt: Der Server konnte die Karten nicht nachträglich wählen.
web-fair-bad = Es passt nicht. Heb die Aufzeichnung auf und wende dich an die Leute, die den Server betreiben.
web-fair-more = In der Aufzeichnung steht alles; „rummel verify“ gibt jede Runde noch einmal und prüft jeden Zug.
web-fair-mark = Ehrlich gegeben
web-fair-left-out = Diese Runde wurde ohne deinen Teil gegeben: Der Server hat die Worte deines Geräts nicht verwendet. Die Karten hängen weiter von den Worten der anderen ab.
web-fair-changed = Der Server hat geändert, was vor der Partie festgelegt war. Lade die Aufzeichnung und deinen Beleg herunter, heb beide auf und wende dich an die Leute, die den Server betreiben.
web-receipt = Meinen Beleg herunterladen
