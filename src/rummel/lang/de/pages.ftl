### Words of the pages in the browser, in the order of a visit.

## Every page

web-skip = Zum Inhalt
web-docs = Dokumentation
web-to-start = Zur Startseite
web-close = Schließen
web-undo = Rückgängig
web-not-found = Hier ist nichts
web-not-found-about = Vielleicht ist die Adresse vertippt, oder was hier stand, gibt es nicht mehr.
web-unreachable = Der Server ist nicht zu erreichen. Nichts ist verloren; es geht weiter, sobald er antwortet.
web-no-server = Der Server antwortet nicht
web-no-server-again = Noch einmal versuchen
web-no-server-works = Was auch ohne ihn geht
web-no-server-rules = Die Regeln aller Spiele
web-alone = Ohne Verbindung spielen
web-alone-about = Die Spiele gegen Bots laufen dann auf diesem Gerät, auch im Zug oder im Flugzeug. Jeder Zug bleibt hier gespeichert, du kannst also später weiterspielen.
web-alone-keep = Auf diesem Gerät behalten: { $size } MB
web-alone-coming = { $percent } % sind da …
web-alone-here = Alle Spiele sind auf diesem Gerät.
web-alone-remove = Von diesem Gerät entfernen
web-alone-licences = Wessen Arbeit das ist
web-alone-impossible = Dein Browser oder dieser Server kann das nicht. Über https und mit einem aktuellen Browser geht es.
web-alone-starting = Das Spiel wird aufgebaut …
web-alone-failed = Das hat nicht geklappt: Dateien fehlen oder sind beschädigt. Entferne sie und hole sie noch einmal, wenn du eine Verbindung hast.
web-alone-unreadable = Diese Partie ist nicht auf diesem Gerät, oder diese Version von Rummel kann sie nicht lesen.

## Start

web-welcome = Rommé in allen Spielarten, an einem Tisch
web-welcome-about = Such dir ein Spiel aus und leg gleich los, gegen Bots oder mit Freunden. Ohne Konto, ohne Installation.
web-games = Spiele
web-play-now = Jetzt spielen
web-dealing = Es wird gegeben …
web-with-friends = Mit Freunden
web-rules = Regeln
web-rules-index-about = Jedes Spiel mit Bildern und mit den Fragen, über die man sich gern streitet.
web-for-players = Für { $range } Personen
web-resume = Deine Tische
web-your-turn-short = du bist dran
web-open-tables = Offene Tische
web-seats-open = { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
web-start-sheet-about = Echte Karten oder Steine auf dem Tisch? Tippe an, was übrig ist, und der Zettel rechnet alles zusammen.
web-minutes = etwa { $minutes } min
web-mood-thoughtful = Zum Grübeln
web-find-game = Ein Spiel finden
web-wish-players = Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }
web-wish-quick = Schnell
web-wish-box = Aus meiner Schachtel
web-in-box = Liegt in der Schachtel „{ $box }“
web-wish-none = Auf kein Spiel trifft das alles zugleich zu.
web-wish-all = Alle Spiele zeigen
web-other-rules = Andere Regeln, andere Plätze …
web-tables-earlier = { $count ->
        [one] Ein früherer Tisch
       *[other] { $count } frühere Tische
    }
web-tables-earlier-about = Hier warst du seit mehr als einem Tag nicht. Irgendwann verschwinden sie von selbst.
web-give-up-of = Aufgeben: { $game }, { $names }
web-given-up = { $game }: aufgegeben
web-more-ways = Weitere Möglichkeiten zu spielen
web-quick-match = Schnelle Partie
web-quick-match-about = Mit jemandem, der gerade auch spielen will
web-join = An einen Tisch von Freunden
web-join-code = Link oder Code
web-join-go = Mitspielen oder zusehen
web-join-wrong = Das ist weder ein Link zu einem Tisch noch ein Code: Ein Code hat 14 Buchstaben und Ziffern. Lass dir den Link noch einmal schicken.
web-watch-tables = Tische zum Zusehen
web-watch = zusehen
web-install-offer = Rummel kann wie eine App auf deinem Startbildschirm liegen.
web-install-later = Nein, danke

## A new table

web-players = Am Tisch
web-how-many = Wie viele spielen mit?
web-your-name = Dein Name
web-seat-friend = jemand per Link
web-bot-level = Stärke { $level } von 5
web-bots-alike = In diesem Spiel entscheidet das Glück, deshalb sind alle gleich stark.
web-bot-at = Der Bot auf Platz { $number }
web-play-against = Wer spielt gegen dich?
web-bot-pace = Bots spielen
web-bot-pace-natural = in natürlichem Tempo
web-bot-pace-brisk = zügig
web-bot-pace-at-once = sofort
web-length = Wie lange
web-length-printed = Wie gedruckt
web-length-quick = Kurz
web-length-long = Lang
web-length-own = Anders
web-length-own-about = Runden oder Punkte nach Wahl
web-length-rounds = { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
web-length-target = bis { $points } Punkte
web-at-table = An diesem Tisch
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
web-setup-rated = Gewertet
web-rated-about = Zählt für die Wertung. Nur für Menschen mit Konto; auch Bots haben eine Wertung.
web-rules-change = { $count ->
        [0] Regeln ändern
        [one] Regeln ändern (eine geändert)
       *[other] Regeln ändern ({ $count } geändert)
    }
web-rules-change-about = Alles ist so eingestellt, wie es auf dem Regelblatt steht. Was du änderst, ist markiert.
web-sheet-default = Regelblatt: { $value }
web-options-search = Regeln durchsuchen
web-options-none = Keine Regel enthält diese Wörter.
web-options-changed = { $count ->
        [one] eine geändert
       *[other] { $count } geändert
    }
web-option-closed = Eingeschränkt durch „{ $other }“.
web-yes = ja
web-no = nein
web-open-table = Tisch eröffnen

## Before a match

web-seat-open = Freier Platz
web-sit = Hinsetzen
web-seat-bot = Bot dazusetzen
web-free = Platz freigeben
web-you = du
web-host = hat den Tisch eröffnet
web-bot = Bot
web-program = ein Programm
web-here = da
web-away = nicht da
web-rated-table = Dieser Tisch wird gewertet. Um dich zu setzen, brauchst du ein Konto.
web-table-full = Alle Plätze sind besetzt.
web-waiting-seats = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-waiting-host = Alle sind da. Es geht los, sobald gegeben wird; das macht, wer den Tisch eröffnet hat.
web-all-here = Alle sind da. Du kannst jetzt geben.
web-start = Geben
web-leave = Tisch verlassen
web-invite = Einladen
web-invite-about = Wer diesen Link öffnet, kann sich an diesen Tisch setzen.
web-invite-link = Link zu diesem Tisch
web-invited = { $name } lädt dich an diesen Tisch ein.
web-share = Link kopieren oder teilen
web-copied = Kopiert
web-qr = Der Link als QR-Code

## At the table

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
web-look-through = Ablage durchsehen
web-look-through-order = Zuletzt Abgelegtes zuerst.
web-plain = Schlichte Tische: Jeder Zug ist ein Knopf
web-meld = Kombination { $number }: { $pieces }
web-hint = Tipp
web-log = Verlauf
web-log-empty = Noch nichts.
web-chat = Chat
web-chat-say = Sag etwas
web-chat-unread =
    { $count ->
        [one] Chat, { $count } neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
web-reactions = Kurz gesagt
web-react-hello = Hallo
web-react-nice = Gut gespielt
web-react-thanks = Danke
web-react-oops = Hoppla
web-react-wow = Oha
web-react-bye = Schöne Partie
web-mute = Stummschalten
web-unmute = Wieder hören
web-muted = stummgeschaltet
web-table-people = Wer mit am Tisch sitzt
web-block = Blockieren
web-unblock = Nicht mehr blockieren
web-blocked = blockiert
web-block-about = { $name } trifft in schnellen Partien nie mehr auf dich, und du liest nichts mehr von dieser Person.
web-report = Melden
web-report-why = Worum geht es?
web-report-more = Erzähl mehr, wenn du magst
web-report-send = Meldung senden
web-report-thanks = Danke. Wer diesen Server betreibt, sieht es sich an.
web-blocked-people = Wen du blockiert hast
web-send = Senden
web-score = Punktezettel
web-command = Zug eintippen
web-command-do = Spielen
web-command-wait = Du bist nicht dran.
web-sound = Töne
web-letters = Farbbuchstaben auf allen Karten und Steinen
web-pause = Um eine Pause bitten
web-go-on = Uhren weiterlaufen lassen
web-resign = Aufgeben
web-resign-really = Die Partie wirklich aufgeben?

## What tables of several families say

web-cards-tap-discard = Tippe an, was du abwerfen willst.
web-cards-latest = neu
web-cards-grouped = in einer Kombination
web-cards-last = Letzte Züge
web-cards-hands = Was auf der Hand bleibt
web-cards-none = nichts
web-cards-put = { $pieces } hier anlegen: { $meld }
web-cards-draft = Kombinationen, die du vorbereitest
web-cards-draft-empty = Wähle Karten zum Auslegen oder zieh sie her
web-cards-new = Neue Kombination
web-cards-take-back = Zurück auf die Hand: { $piece }
web-cards-into = Gewählte Karten zur vorbereiteten Kombination { $number }
web-cards-undo = Vorbereitete Kombination { $number } zurücknehmen
web-cards-added = an Kombination { $number }
web-cards-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-cards-sum = { $points } von { $needed }
web-cards-joker-open = Wofür der Joker steht, sagst du beim Legen.
web-cards-draft-first = Lege die vorbereiteten Kombinationen aus oder nimm sie zurück, bevor du abwirfst.
web-cards-back-all = Alles zurücknehmen
web-cards-holds = { $name }: { $count } verdeckt
web-pool = Vorrat
web-team-heroes = Helden
web-team-villains = Schurken

## Buttons of moves

web-do-add = Anlegen
web-do-discard = Abwerfen
web-do-draw = Ziehen
web-do-lay = Legen
web-do-other = Spielen
web-do-pass = Passen
web-do-take = Nehmen

## Pieces, as they are read out

web-joker = Joker
web-joker-as = Joker als { $piece }
web-piece = { $suit } { $rank }
# A playing card; tiles have a colour instead.
web-card = { $suit ->
        [c] Kreuz
        [d] Karo
        [h] Herz
       *[s] Pik
    }{ $rank ->
        [1] ass
        [11] bube
        [12] dame
        [13] könig
       *[other] { " " }{ $rank }
    }

## After a round

web-round-over = Die Runde ist zu Ende
web-match-over = Die Partie ist zu Ende
web-left-over = Übrig
web-next-round = Nächste Runde
web-waiting-others = Warten auf die anderen …
web-rematch = Noch einmal spielen
web-rematch-agree = Ja, gern
web-rematch-decline = Nein, danke
web-rematch-wants = { $name } möchte noch eine Partie spielen.
web-rematch-yes = möchte
web-rematch-no = diesmal nicht
web-rematch-open = hat noch nicht geantwortet
web-rematch-gone = ist gegangen
web-rematch-none = Diesmal gibt es keine Revanche.
web-rematch-new = Neuen Tisch eröffnen
web-record = Aufzeichnung herunterladen
web-show-result = Ergebnis zeigen
web-end-you = Du
web-end-you-won = { $win ->
        [shared] Geteilter Sieg für dich
        [team] Dein Team gewinnt
       *[alone] Du gewinnst
    }
web-end-won = { $win ->
        [alone] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
web-end-draw = Unentschieden
web-end-points = Woher die Punkte kommen
web-end-aside = Den Tisch ansehen
web-end-share = Als Bild teilen
web-end-saved = Das Bild liegt in deinen Downloads.
web-end-next = Ein anderes Spiel

## Quick match

web-quick-find = Partie suchen
web-quick = Schnelle Partie
web-quick-about = Spiel mit jemandem, der dasselbe Spiel im selben Tempo will.
web-quick-game = Spiel
web-quick-pace = Tempo
web-quick-pace-quick = Zügig, eine Minute je Zug
web-quick-pace-calm = In Ruhe, zweieinhalb Minuten
web-quick-pace-days = Als Fernpartie, zwei Tage je Zug
web-quick-looking = Wir suchen jemanden …
web-quick-widens = Wir suchen jemanden, der etwa so stark ist wie du; je länger du wartest, desto weiter suchen wir.
web-quick-days = Du kannst die Seite schließen; der Tisch steht bei deinen, sobald er voll ist.
web-quick-nobody = Noch ist niemand gekommen. Magst du so lange gegen einen Bot spielen?
web-quick-bot = Gegen den Bot spielen
web-quick-stop = Nicht mehr suchen
web-quick-waiting = { $count ->
        [one] Gerade sucht eine Person genau das.
       *[other] Gerade suchen { $count } Personen genau das.
    }

## Friends

web-friends = Freunde
web-friends-about = Schick jemandem deinen Link, dann seht ihr euch hier.
web-friends-all = Alle Freunde
web-friends-empty = Noch niemand. Schick deinen Link an Leute, die du kennst, oder frag jemanden, wenn eure Partie zu Ende ist.
web-friend-here = da
web-friend-at = am Tisch: { $game }
web-friend-join = Mitspielen
web-friend-watch = Zusehen
web-friend-go = Zum Tisch
web-friend-invited = Eingeladen
web-friends-requests = Anfragen
web-friends-asks = { $name } möchte mit dir befreundet sein.
web-friends-accept = Annehmen
web-not-now = Jetzt nicht
web-friends-sent = Gesendete Anfragen
web-friends-withdraw = Zurückziehen
web-friends-remove = Entfernen
web-friends-remove-sure = { $name } entfernen? Ihr verschwindet gegenseitig von euren Listen. { $name } erfährt nichts davon.
web-friends-keep = Behalten
web-friends-link = Dein Freundeslink
web-friends-link-about = Wer diesen Link öffnet und bestätigt, steht bei deinen Freunden. Gib ihn nur Leuten, die du kennst.
web-friends-renew = Neuer Link
web-friends-renew-about = Ist der Link in falsche Hände geraten? Ein neuer macht den alten wertlos. Deine Freunde bleiben.
web-friends-renewed = Der alte Link gilt nicht mehr.
web-friends-shown = Freunden zeigen, dass ich da bin
web-friends-shown-about = Freunde sehen einen grünen Punkt, solange du diese Seite offen hast, und an welchem Tisch du bist. Sonst sieht das niemand. Ausgeschaltet sehen sie nur deinen Namen.
web-friend-add = Zu Freunden hinzufügen
web-friend-asked = Angefragt
web-friend-of = befreundet
web-friend-question = { $name } möchte mit dir befreundet sein.
web-friend-about = Ihr seht voneinander, wann ihr da seid, und könnt euch an einen Tisch einladen. Beide können das jederzeit beenden.
web-friend-confirm = Freundschaft schließen
web-friend-already = Du bist mit { $name } befreundet.
web-friend-own = Das ist dein eigener Link. Schick ihn an Leute, die du kennst.
web-friend-gone = Dieser Link funktioniert nicht
web-friend-invites = { $name } lädt dich ein: { $game }.
web-friends-invite = Freunde einladen
web-push-invites = Auch wenn dich Freunde an einen Tisch einladen.

## Signs at a table

web-signs = Was die Zeichen bedeuten
web-signs-none = An diesem Tisch gibt es gerade keine Zeichen.
web-sign-joker = Ein Joker. Blass steht darauf, welche Karte er ersetzt.

## Lessons

web-puzzle = Rätsel des Tages
web-puzzle-about = Ein Zug: Wie viele Steine kannst du legen?
web-puzzle-solved = Gelöst. Morgen gibt es ein neues.
web-puzzle-task = Ein Zug, und der ganze Tisch steht dir offen: { $count } Steine lassen sich legen. Finde heraus, wie.
web-puzzle-done = Gelöst: Mehr als { $count } kann hier niemand legen.
web-puzzle-before = Der Tag davor
web-learn = Spielend lernen
web-learn-about = Jede Lektion besteht aus ein paar echten Stellungen am echten Tisch und einer kurzen Partie, die du gewinnst. Keine Uhr läuft, und niemand schaut zu.
web-learn-task = Aufgabe { $number } von { $count }
web-learn-done = Gut gemacht, genau so.
web-learn-over = Das war die letzte Aufgabe. Jetzt kannst du { $game } spielen.
web-learn-lost = Diesmal war die andere Seite schneller. Versuch es noch einmal.
web-learn-show = Zeig es mir
web-learn-again = Noch einmal
web-learn-next = Weiter
web-learn-more = Andere Lektionen
web-learn-play = Ein erstes Spiel
web-learn-offer = Neu bei { $game }? In ein paar Minuten lernst du es spielend.
web-learn-decline = Nein, danke
web-learn-accept = Lernen
web-learn-begin = Beginnen
web-learn-go-on = Weitermachen
web-learn-repeat = Noch einmal spielen
web-learn-progress = Erledigte Aufgaben: { $done } von { $count }
web-learn-none = Diese Lektion gibt es nicht
web-learn-none-about = Vielleicht ist der Link falsch geschrieben, oder bei diesem Spiel gibt es nichts zu lernen.

## Rules: chapters

web-chapter-contents = Auf dieser Seite
web-chapter-setup = So geht es los
web-chapter-turn = Dein Zug
web-chapter-melds = Kombinationen
web-chapter-jokers = Joker
web-chapter-end = Ende und Punkte
web-chapter-options = Optionen
web-chapter-match = Die Partie
web-chapter-knock = Klopfen
web-chapter-teams = Teams
web-chapter-disputed = Strittige Fragen
web-chapter-disputed-about = Was die gedruckten Regeln offenlassen oder verschieden sagen, und wie hier gespielt wird. Wo es auch anders geht, kannst du das für deinen Tisch wählen.
web-chapter-otherwise = Anders wählen:
web-chapter-others = Die Regeln der anderen Spiele

## Rules: pictures

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
web-figure-no-wrap = nach der 13 kommt nichts
web-figure-no-twice = eine Farbe doppelt
web-figure-no-suits = gemischte Farben
web-figure-no-short = zu wenig
web-figure-melds = Was sich auslegen lässt und was nicht. Ein Joker steht für das, was darauf zu sehen ist.

## Replays

web-replay = Nachspielen
web-replay-of = Nachgespielt: { $game }
web-replay-open = Eine Partie noch einmal ansehen
web-replay-open-about = Wähle die gespeicherte Datei einer Partie, oder zieh sie hierher. Jeder Tisch bietet sie an, wenn die Partie zu Ende ist. Sie wird nur gelesen und nicht behalten.
web-replay-choose = Datei wählen
web-replay-leave = Zurück
web-replay-to-table = Zum Tisch
web-replay-other-file = In dieser Datei steht keine Partie. Nimm die Datei, die „{ $record }“ speichert.
web-replay-another = Andere Aufzeichnung
web-replay-unfinished = Die Partie war noch nicht zu Ende, als sie aufgezeichnet wurde.
web-replay-rounds = Runden
web-replay-moves = Die Züge
web-replay-all = Alle
web-replay-doubtful = { $name }: { $count } zum Überdenken
web-replay-next-doubt = Die nächste Stelle
web-replay-no-doubt = Hier ist nichts. Gut gespielt.
web-replay-hands = Alle Hände
web-replay-step = Schritt { $step } von { $count }
web-replay-position = Stelle in der Runde
web-replay-first = Zum Geben
web-replay-back = Ein Schritt zurück
web-replay-forward = Ein Schritt vor
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-copy = Link zu dieser Stelle kopieren
web-replay-copy-text = Diese Stellung als Text kopieren
web-replay-keys = Die Pfeiltasten gehen vor und zurück, die Leertaste spielt ab und hält an.
web-replay-got = { $seat } bekommt { $pieces }.

## Replays: the best move

web-replay-best = Ging es besser?
web-replay-thinking = Der beste Zug wird gesucht …
web-replay-deal = Es ist gegeben, noch hat niemand etwas entschieden.
web-replay-only = Es gab nichts zu entscheiden.
web-replay-most = Mehr war hier nicht zu legen.
web-replay-more = Es ging mehr: { $placed } statt { $played ->
        [0] nichts:
       *[other] { $played }:
    }
web-replay-at-least = Es ging mehr: mindestens { $placed } statt { $played ->
        [0] nichts:
       *[other] { $played }:
    }
web-replay-held = Auch der beste Bot hätte sich zurückgehalten.
web-replay-sight = Aus der Sicht von { $name }:
web-replay-none = Es war nichts zu legen.
web-replay-short = Es war nichts zu legen: Für die Erstmeldung waren nur { $reached } von { $needed } Punkten da.
web-replay-bot = Einen eindeutig besten Zug gibt es hier nicht. Der beste Bot hätte gespielt:
web-replay-bot-none = Es war nichts zu legen. Der beste Bot hätte gespielt:
web-replay-bot-same = Der beste Bot hätte genauso gespielt.
web-replay-show = Auf dem Tisch zeigen
web-replay-hide = Zurück zum gespielten Zug
web-replay-instead = Nicht gespielt: So hätte es weitergehen können.

## Positions

web-position = Eine Stellung öffnen
web-position-empty = Eine Stellung ist ein Augenblick einer Partie. Beim Nachspielen kopierst du sie als Text oder Link; hier kommt sie wieder auf den Tisch, samt Tipp für den besten Zug.
web-position-examples = Ein Beispiel ansehen
web-position-turn = Am Zug: { $names }.
web-position-hidden = Diese Hand ist verdeckt; darum siehst du nur, was alle sehen.
web-position-copy = Diese Stellung als Link kopieren
web-position-line = Die Stellung als Text
web-position-about = Eine Zeile: das Spiel, dann Felder wie hands=5h.6h/?13; „?“ ist verdeckt. Du kannst die Zeile ändern oder eine andere einfügen, auch als Link.
web-position-show = Zeigen

## Fair deals

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

## Fair deals: a deal checked step by step

web-fair-check = Prüfen, wie gegeben wurde
web-fair-checking = Es wird noch einmal gegeben …
web-fair-chain = Das Geheimnis passt zur Zahl
web-fair-chain-about = { $round }-mal gehasht muss das Geheimnis von Runde { $round } die Zahl ergeben, die vor der Partie festgelegt wurde.
web-fair-mix = Die Worte aller sind eingemischt
web-fair-mix-about = Aus dem Geheimnis, allen Siegeln und den aufgedeckten Worten aller am Tisch entsteht der Schlüssel dieser Runde. Für jede Runde bis dahin einmal gehasht, müssen die Worte das Siegel ergeben.
web-fair-pledges = Die Siegel am Tisch
web-fair-key = Der Schlüssel
web-fair-shuffle = Der Schlüssel mischt
web-fair-shuffle-about = Aus dem Schlüssel entsteht eine Folge von Zahlen, und die sagen, wie alle { $count } gemischt werden. Heraus kommt diese Reihenfolge:
web-fair-hands = Die Hände sind die, mit denen gespielt wurde
web-fair-hands-about = Wird in dieser Reihenfolge ausgeteilt, kommen die Hände heraus, mit denen die Runde begann.
web-fair-rest = Auch der Rest stimmt
web-fair-rest-about = Was übrig ist, liegt auf dem Tisch und im Stapel, in dieser Reihenfolge.
web-fair-fits = passt
web-fair-differs = passt nicht

## The score sheet for a table at home

web-home-sheet = Punktezettel für zu Hause
web-home-sheet-about = Ihr spielt mit echten Karten oder Steinen, und hier stehen die Punkte. Der Zettel bleibt auf diesem Gerät und braucht keine Verbindung.
web-score-names = Wer spielt mit?
web-who-starts = Wer beginnt
web-score-ends = Die Partie endet
web-score-ends-rounds = nach so vielen Runden
web-score-ends-target = bei so vielen Punkten
web-score-rounds = Zahl der Runden
web-score-points = Zahl der Punkte
web-begin = Anfangen
web-new-sheet = Neuer Zettel

## The score sheet: a round

web-score-round-of = Runde { $number } von { $count }
web-score-starts-again = Es wird neu ausgelost, wer beginnt.
web-score-won = Wer hat gewonnen?
web-score-draw = Unentschieden
web-score-out = Wer ist fertig geworden?
web-score-ended = Wer hat die Runde beendet?
web-score-nobody = Niemand
web-score-how = Wie?
web-score-knock = Mit einem Rest
web-score-clean = Alle zehn: Gin
web-score-grand = Alle elf
web-score-first = Wer hat zuerst ausgelegt?
web-score-first-about = Wer zuerst auslegt und nicht gewinnt, verliert { $points } mehr.
web-score-double = Alles auf einmal ausgelegt
web-score-double-about = Vorher lag noch nichts: Die Runde zählt doppelt.
web-score-more = { $item }: mehr
web-score-less = { $item }: weniger
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
web-score-about-two = Wer weniger übrig hat, bekommt den Unterschied und { $win } Punkte, bei einem Undercut { $undercut }.
web-score-about-two-plain = Wer weniger übrig hat, bekommt den Unterschied, bei einem Undercut { $undercut } Punkte mehr.
web-score-about-lowest-rest = Wer am wenigsten übrig hat, bekommt { $points } Punkte; bei gleichen Resten, wer zuerst gezeigt hat.
web-score-about-wins = Wer fertig wird, bekommt einen Punkt. Wird niemand fertig, gewinnt, wer am wenigsten übrig hat.
web-score-about-takes = Wer fertig wird, bekommt, was die anderen übrig haben.
web-score-about-minus = Alle verlieren, was sie übrig haben; wer fertig wird, verliert nichts.
web-score-about-lowest = Wird niemand fertig, bekommt, wer am wenigsten übrig hat, was die anderen mehr haben.
web-score-about-blocked = Wird niemand fertig, verlieren alle, was sie übrig haben.
web-score-about-relief = Wer fertig wird, bekommt bis zu { $points } Minuspunkte der vorigen Runde gestrichen.
web-score-about-joker = Ein einzelner Joker als Rest zählt nicht.
web-score-about-tally = Eine Partei bekommt ihre Prämien und die gemeldeten Karten, abzüglich der Karten auf der Hand.
web-count-rack = Rest zählen
web-count-rack-of = Übrig bei { $name }
web-count-rack-about = Tippe alles an, was übrig ist; tippe unten etwas an, um es wieder zu entfernen.
web-count-pieces = Zählen
web-count-pieces-of = { $what }: { $name }
web-count-pieces-about = Tippe alles an, was zählt; tippe unten etwas an, um es wieder zu entfernen.
web-take-away = Entfernen: { $piece }
web-write-down = Aufschreiben
web-strike = Letzte Runde streichen
web-correct = Runde { $number } korrigieren
web-cancel = Abbrechen
web-done = Fertig

## Settings

web-settings = Einstellungen
web-settings-all = Alle Einstellungen
web-settings-about = Alles gilt sofort. Aussehen, Töne und Gewohnheiten bleiben auf diesem Gerät; Name, Bild und Sprache gehören zu dir, wo immer du angemeldet bist.
web-settings-you = Du
web-settings-name-about = So sehen dich die anderen am Tisch. Wo du schon sitzt, bleibt der alte Name.
web-avatar = Dein Bild
web-avatar-initials = Deine Anfangsbuchstaben
# Also what guests are called who give no name.
web-animal-bear = Bär
web-animal-cat = Katze
web-animal-fox = Fuchs
web-animal-frog = Frosch
web-animal-hare = Hase
web-animal-hedgehog = Igel
web-animal-mouse = Maus
web-animal-owl = Eule
web-animal-penguin = Pinguin
web-animal-robin = Rotkehlchen
web-animal-turtle = Schildkröte
web-animal-whale = Wal
web-save = Speichern
web-saved = Gespeichert.
web-settings-look = Sprache und Aussehen
web-language = Sprache
web-look = Aussehen
web-look-auto = Wie das Gerät
web-look-light = Hell
web-look-dark = Dunkel
web-look-contrast = Hoher Kontrast
web-settings-contrast-about = Hoher Kontrast hat dunkle Linien und ruhige Flächen, für müde Augen und helle Sonne.
web-cloth = Tisch
web-cloth-felt = Grüner Filz
web-cloth-oak = Eiche
web-cloth-night = Nachtblau
web-back = Kartenrücken
web-back-game = Wie im jeweiligen Spiel
web-back-lattice = Gitter
web-back-fans = Fächer
web-back-rays = Strahlen
web-back-waves = Wellen
web-large = Große Schrift
web-settings-large-about = Große Zahlen und Farben auf allen Karten und Steinen, ohne Bilder.
web-settings-letters-about = Ein kleiner Buchstabe für jede Farbe, wenn sie schwer zu unterscheiden sind.
web-settings-still = Weniger Bewegung
web-settings-still-about = Karten und Steine sind einfach da, statt zu gleiten.
web-settings-tables = Am Tisch
web-settings-sound-about = Leise Töne beim Geben und Auslegen, wenn du dran bist, wenn die Zeit knapp wird und am Ende.
web-volume = Lautstärke
web-title-turn = Du bist dran: { $game }
web-vibrate = Vibrieren
web-vibrate-about = Wenn du dran bist, auf Handys, die das können.
web-push = Benachrichtigungen
web-push-about = Dein Gerät meldet sich, wenn du dran bist, auch wenn diese Seite zu ist: bei Fernpartien und wo andere auf dich warten.
web-push-blocked = Benachrichtigungen sind für diese Seite gesperrt. Erlaube sie in den Einstellungen des Browsers.
web-push-offer = Benachrichtigen, wenn ich dran bin
web-settings-plain-about = Gut für Screenreader und kleine Bildschirme: nichts zu ziehen, alle Züge als Liste.
web-settings-games = Bei einzelnen Spielen
web-settings-games-about = Was du auch am Tisch wählen kannst.
web-settings-app = Rummel als App
web-settings-app-about = Lege Rummel mit „Installieren“ oder „Zum Startbildschirm hinzufügen“ im Menü deines Browsers auf den Startbildschirm. Dann öffnet es sich wie eine App; Punktezettel und Regeln gehen auch ohne Verbindung.
web-settings-install = Installieren

## Accounts

web-sign-in = Anmelden
web-sign-out = Abmelden
web-signed-in = Angemeldet als { $name }.
web-signed-out = Du bist abgemeldet. Bis bald!
web-register = Konto anlegen
web-account = Konto
web-account-of = Konto: { $name }
web-account-pages = Deine Seiten
web-account-about = Du kannst alles ohne Konto spielen. Mit einem findest du deine Partien auf jedem Gerät, kannst gewertete Partien spielen und einen eigenen Bot mitspielen lassen. Ein Name und ein Passwort genügen, ohne E-Mail.
web-account-guest = Du spielst als { $name }, ohne Konto. Die Partien und Plätze, die du jetzt hast, kommen mit.
web-password = Passwort
web-password-show = Anzeigen
web-password-hide = Verbergen
web-password-keep = Mindestens acht Zeichen. Niemand kann dir ein neues schicken, also bewahr es gut auf.
web-password-change = Passwort ändern
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-changed = Geändert. Überall sonst bist du abgemeldet.
web-name = Name
web-name-about = Mit diesem Namen meldest du dich auch an. An Tischen, an denen du schon sitzt, bleibt der alte.
web-devices = Wo du angemeldet bist
web-devices-end = Überall sonst abmelden
web-devices-ended = Erledigt.
web-device-this = dieses Gerät
web-device-seen = zuletzt am { $when }
web-device-end = Abmelden
web-device-end-of = Abmelden: { $device }
web-bots = Zum Programmieren: eigene Bots
web-bots-about = Ein eigenes Programm kann sich an einen Tisch setzen wie alle anderen. Mit einem Schlüssel weist es sich aus, und die anderen sehen, dass es ein Programm ist.
web-bots-since = seit { $when }
web-bots-name = Name des Bots
web-bots-add = Bot anlegen
web-bots-token = Das ist der Schlüssel von { $name }. Er wird nur jetzt gezeigt: Kopier ihn und behalt ihn für dich.
web-bots-token-label = Schlüssel
web-bots-copy = Kopieren
web-bots-try = Ein Bot für den Anfang liegt Rummel bei. Er setzt sich an einen Tisch und spielt:
web-bots-table = TISCH
web-bots-delete-of = { $name } löschen
web-bots-delete-about = Er gibt auf, was er gerade spielt, und sein Schlüssel gilt nicht mehr.
web-data = Deine Daten
web-data-about = Lade alles herunter, was über dich gespeichert ist, oder lass es löschen.
web-export = Meine Daten herunterladen
web-delete = Löschen
web-delete-account = Konto löschen
web-delete-guest = Alle meine Daten löschen
web-delete-about = Was du gerade spielst, wird aufgegeben, dein Name wird gestrichen, wo du gespielt hast, und alles andere wird gelöscht. Das lässt sich nicht rückgängig machen.
web-delete-really = Endgültig löschen

## Matches and ratings

web-matches = Meine Partien
web-matches-running = Laufende
web-matches-over = Beendete
web-matches-counts = Gewonnene Partien, nach Spielen
web-matches-won = { $won } von { $played } gewonnen
web-count-played = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
web-count-won = { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
web-matches-more = Mehr anzeigen
web-matches-none = Du hast noch nicht gespielt.
web-matches-guest = Als Gast siehst du diese Partien nur auf diesem Gerät.
web-match-open = noch nicht begonnen
web-match-waiting = wartet auf andere
web-match-due = bis { $when }
web-match-place = { $place ->
        [1] gewonnen
       *[other] Platz { $place } von { $count }
    }
web-match-draw = unentschieden
web-match-go-on = Weiterspielen
web-match-replay = Nachspielen
web-match-replay-of = Nachspielen: { $game }, { $names }
web-rated = gewertet
web-ratings = Wertungen
web-ratings-place = Platz
web-ratings-rating = Wertung
web-ratings-matches = Partien
web-ratings-yours = Deine Wertung ist { $rating }, nach { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    }.
web-ratings-none = Dieses Spiel hat noch niemand gewertet gespielt.
web-ratings-about = Nur Tische, die als gewertet eröffnet wurden, zählen. Alle beginnen bei 1000; je mehr Partien du spielst, desto sicherer wird die Zahl.
web-game = Spiel
