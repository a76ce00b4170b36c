### Words of the server: for those who run it, and what it refuses to people and programs.

## Running it

cli-serve = Bietet die Spiele für Browser und Bots an, bis du mit Strg-C anhältst. Jede Angabe geht auch über die Umgebung: RUMMEL_PORT, RUMMEL_DATABASE und so weiter.
    .short = Die Spiele für Browser anbieten
cli-option-host = Die Adresse, auf der der Server lauscht; 127.0.0.1 ist nur dieser Rechner.
cli-option-port = Der Port, auf dem der Server lauscht; 0 für irgendeinen freien.
cli-option-database = Wo alles aufbewahrt wird: sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Wie viele Prozesse arbeiten; für mehr als einen braucht es PostgreSQL.
cli-serving = Der Tisch ist gedeckt. Öffne die Adresse oben im Browser; Strg-C hält den Server an, und nichts geht verloren.
cli-serving-kept = Alles wird in { $file } aufbewahrt.
cli-refused-no-server = Die Teile für den Server sind nicht installiert. Installiere sie mit: pip install "rummel[server]"
cli-refused-serve = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $reason }. Wähle mit --port einen anderen.
error-bad-setting = Die Einstellung „{ $name }“ passt nicht: { $reason }
error-setting-unknown = Die Einstellung { $name } gibt es nicht. Meinst du { $meant }?
error-workers-sqlite = SQLite bedient nur einen Prozess. Gib für mehrere mit --database eine PostgreSQL-Datenbank an.

## Looking after it

cli-admin = Kümmert sich um die Leute und Tische eines Servers, direkt in seiner Datenbank, ob der Server läuft oder nicht.
    .short = Einen Server betreuen
cli-admin-people = Listet die Leute auf, die neuesten zuerst: Konten, Gäste und Bots, die mit einem Schlüssel spielen.
    .short = Die Leute auflisten
cli-admin-option-search = Nur die, deren Name diesen Text enthält.
cli-admin-reset = Gibt einem Konto ein neues, zufälliges Passwort, zeigt es an und beendet alle Sitzungen. NAME ist ein Name oder eine Kennung.
    .short = Jemandem ein neues Passwort geben
cli-admin-reset-done = Das neue Passwort von { $name }, nur hier zu sehen:
cli-admin-end = Meldet jemanden überall ab. NAME ist ein Name oder eine Kennung.
    .short = Jemanden überall abmelden
cli-admin-end-done = { $count ->
        [one] Eine Sitzung von { $name } ist beendet.
       *[other] { $count } Sitzungen von { $name } sind beendet.
    }
cli-admin-delete = Löscht eine Person für immer: Ihre Partien werden aufgegeben, ihr Name wird gestrichen, und alles andere über sie wird entfernt. NAME ist ein Name oder eine Kennung.
    .short = Eine Person für immer löschen
cli-admin-delete-done = { $name } ist gelöscht.
cli-admin-tables = Listet die Tische auf, die neuesten zuerst.
    .short = Die Tische auflisten
cli-admin-option-status = Nur Tische, die offen sind (open), an denen gespielt wird (playing) oder die zu Ende sind (over).
cli-admin-table = Zeigt einen Tisch, wie ihn jemand sieht, der zuschaut: ohne verdeckte Steine und Karten.
    .short = Einen Tisch zeigen
cli-admin-check = Spielt jedes Protokoll noch einmal durch, prüft die Aufzeichnung jeder beendeten Partie und vergleicht Tische und Zwischenstände mit dem Protokoll. Endet mit 1, wenn etwas abweicht.
    .short = Alles mit den Protokollen vergleichen
cli-admin-check-fine = { $count ->
        [one] Ein Tisch wurde geprüft, und alles stimmt.
       *[other] { $count } Tische wurden geprüft, und alles stimmt.
    }
cli-admin-check-wrong = { $wrong ->
        [one] Ein Tisch passt nicht zu seinem Protokoll.
       *[other] { $wrong } Tische passen nicht zu ihren Protokollen.
    } Geprüft: { $count }.
cli-admin-rebuild = Wirft alle Zwischenstände weg. Sie sparen nur Zeit: In den Protokollen steht alles, und beim Spielen entstehen neue.
    .short = Die Zwischenstände wegwerfen
cli-admin-rebuild-done = { $count ->
        [one] Ein Zwischenstand ist weg.
       *[other] { $count } Zwischenstände sind weg.
    } In den Protokollen steht alles.
cli-admin-tidy = Entfernt Tische, an die niemand zurückkehrt, und Gäste, die weg sind, wie es der Server nach seinen Einstellungen stündlich tut.
    .short = Aufräumen, was niemand mehr braucht
cli-admin-tidy-done = Entfernt – Tische: { $tables }, Gäste: { $guests }.
cli-admin-reports = Listet auf, was gemeldet wurde, das Neueste zuerst, mit den letzten Zeilen, die die gemeldete Person an jenem Tisch geschrieben hat.
    .short = Die Meldungen auflisten
cli-admin-option-close = Diese Meldung erledigen: Sie wird gelöscht.
cli-admin-report-closed = Meldung { $id } ist erledigt.
cli-refused-report-unknown = Es gibt keine Meldung { $id }. Alle auflisten: rummel admin reports
cli-admin-column-at = wann
cli-admin-column-reported = gemeldet
cli-admin-column-by = von
cli-admin-column-reason = Grund
cli-admin-column-table = Tisch
cli-admin-column-text = Text
# What somebody is reported for, in lists and in the pages.
report-insult = Beleidigung
report-name = anstößiger Name
report-cheating = Betrug
report-stalling = Hinhalten oder Weglaufen
report-other = etwas anderes
cli-admin-backup = Kopiert eine SQLite-Datenbank in eine Datei, auch während der Server läuft. Die Kopie enthält Geheimnisse: Bewahre sie sicher auf.
    .short = Die Datenbank kopieren
cli-admin-backup-done = Alles ist jetzt in { $path }. Bewahre die Datei sicher auf: Sie enthält Geheimnisse.
cli-admin-column-id = Kennung
cli-admin-column-kind = Art
cli-admin-column-matches = Partien
cli-admin-column-created = seit
cli-admin-column-seen = zuletzt da
cli-admin-column-status = Status
cli-admin-column-players = wer spielt
cli-admin-column-entries = Protokoll
cli-admin-column-ended = zu Ende seit
cli-admin-column-wake = fällig
cli-admin-column-setup = Einstellungen
cli-admin-account = Konto
cli-admin-guest = Gast
cli-admin-bot = Bot
cli-admin-open = offen
cli-admin-playing = im Spiel
cli-admin-over = zu Ende
cli-admin-fault-log = Das Protokoll lässt sich nicht nachspielen.
cli-admin-fault-row = Der Tisch sagt etwas anderes als sein Protokoll.
cli-admin-fault-snapshot = Der Zwischenstand führt woandershin als das Protokoll.
cli-admin-fault-places = Die Platzierungen sind nicht die des Ergebnisses.
cli-admin-fault-record = Die Aufzeichnung lässt sich nicht bestätigen.
cli-refused-database = Die Datenbank ist nicht zu gebrauchen: { $reason }
cli-refused-database-version = Das ist keine Datenbank dieser Version von Rummel. Eine ältere bringt der Server beim Start auf den neuesten Stand.
cli-refused-person-unknown = Niemand heißt „{ $name }“. Alle auflisten: rummel admin people
cli-refused-person-several = Mehrere heißen „{ $name }“ ({ $count }). Wähle mit der Kennung aus; alle auflisten: rummel admin people
cli-refused-person-guest = { $name } hat kein Konto und darum kein Passwort.
cli-refused-backup-postgres = PostgreSQL hat dafür ein eigenes Programm: pg_dump -Fc -f { $path } URL

## Refusals: any request

error-not-signed-in = Sag uns zuerst, wie du heißt.
error-bad-request = Das ist nicht lesbar: { $reason }
error-bad-origin = Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method-wrong = Das geht unter dieser Adresse nicht.
error-too-large = Das ist zu lang: Höchstens { $most } Bytes sind möglich.
error-too-much-work = Das würde den Server zu lange beschäftigen; er hat es abgebrochen.
error-too-many = Das war viel auf einmal. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-storage-down = Der Server kann gerade nichts speichern. Nichts ist verloren: Versuch es in ein paar Sekunden noch einmal.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es noch einmal.

## Refusals: people

error-name-taken = Den Namen „{ $name }“ hat schon ein Konto. Such dir einen anderen aus, oder melde dich an.
error-weak-password = Ein Passwort braucht mindestens { $least } Zeichen und darf nicht dein Name sein.
error-bad-login = Der Name oder das Passwort stimmt nicht. Prüfe beides und versuch es noch einmal.
error-account-held = Du hast schon ein Konto.
error-account-needed = Dafür brauchst du ein Konto. Lege dir zuerst eines an.
error-people-only = Der Schlüssel eines Bots ist nur zum Spielen da.
error-tokens-full = Du kannst höchstens { $most } Bots haben. Lösche zuerst einen.
error-friend-link = Dieser Freundeslink gilt nicht oder nicht mehr. Lass dir einen neuen schicken.
error-friend-self = Das ist dein eigener Link. Schick ihn jemandem, den du kennst.
error-friends-full = Du hast schon { $most } Freunde, mehr geht nicht. Entferne zuerst jemanden.
error-friend-full = Bei { $name } ist kein Platz für weitere Freunde.
error-friend-requests = Du hast heute schon { $most } Anfragen geschickt. Versuch es morgen wieder.
error-friend-blocked = Du hast { $name } blockiert. Heb das zuerst in deinem Konto auf.
error-friend-invited = Du hast { $name } gerade erst eingeladen. Warte eine Minute.

## Refusals: tables

error-table-unknown = Einen Tisch „{ $table }“ gibt es nicht. Prüfe den Link, oder lass dir einen neuen geben.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
error-table-started = Die Partie hat begonnen, darum lassen sich die Plätze nicht mehr ändern.
error-table-not-started = Die Partie hat noch nicht begonnen.
error-puzzle-unknown = Für { $day } gibt es kein Rätsel: Sie reichen dreißig Tage zurück.
error-table-over = Die Partie ist zu Ende.
error-table-not-over = Das muss warten, bis die Partie zu Ende ist.
error-table-paused = Die Uhren stehen. Lass sie weiterlaufen, bevor du weiterspielst.
error-seat-unknown = Einen Platz { $number } gibt es an diesem Tisch nicht.
error-seat-taken = Da sitzt schon jemand. Such dir einen anderen Platz aus.
error-seat-held = Du sitzt schon an diesem Tisch.
error-seat-none = Das können nur die, die am Tisch sitzen.
error-seat-closed = An diesen Tisch kannst du dich nicht setzen. Such dir einen anderen aus.
error-seat-freed = Wer den Tisch eröffnet hat, hat deinen Platz wieder freigegeben. Du kannst zuschauen, dir einen anderen Tisch aussuchen oder dich in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder hierher setzen.
error-seats-open = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    } Lade jemanden ein, oder setz einen Bot hin.
error-seats-many = Du sitzt schon an { $most } Tischen, die noch nicht begonnen haben. Steh erst an einem davon auf.
error-pledge-none = Du hast vor dieser Partie keine Worte versiegelt, also gibt es keine aufzudecken.
error-reveal-words = Diese Worte passen nicht zu deinem Siegel von vor der Partie.
error-reveal-late = Runde { $round } ist schon gegeben, ohne diese Worte.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-stale = Jemand war schneller: Der Tisch sieht inzwischen anders aus. Sieh noch einmal hin und wiederhole deinen Zug.
error-draft-pieces = Bauen kannst du nur mit dem, was auf dem Tisch liegt und was du selbst hast.
error-watch-closed = An diesem Tisch darf niemand zuschauen.
error-chat-closed = An diesem Tisch gibt es keinen Chat.
error-hints-closed = An diesem Tisch wird ohne Tipps gespielt; so ist es vereinbart.
error-rated-accounts = Gewertete Partien brauchen ein Konto. Lege dir zuerst eines an, oder spiel ohne Wertung.
error-seat-nobody = Dort sitzt sonst niemand.
error-push-closed = Dieser Server verschickt keine Benachrichtigungen.
error-push-address = Das ist nicht die Adresse eines Push-Dienstes.
# A notice on a phone; its title is the name of the game.
push-turn = Du bist dran.
push-invite = { $name } lädt dich an einen Tisch ein.
error-replay-round = { $over ->
        [0] Noch ist keine Runde dieser Partie zu Ende. Ansehen kannst du eine Runde, sobald sie es ist.
       *[other] Runde { $round } lässt sich nicht ansehen: Das geht nur mit Runden, die zu Ende sind.
    }
error-replay-step = Einen Schritt { $step } gibt es in dieser Runde nicht. Der letzte ist { $last }.
