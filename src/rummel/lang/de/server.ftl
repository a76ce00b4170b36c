# The words of the server, and of what only happens between people.

event-resigned = { $seat } gibt auf.
result-resigned = Es ist niemand mehr da, gegen den man spielen könnte.
error-has-resigned = { $seat } hat schon aufgegeben.

## The command line

cli-serve = Bietet die Spiele für Browser und Bots an, bis du mit Ctrl-C anhältst. Jede Angabe geht auch über die Umgebung: RUMMEL_PORT, RUMMEL_DATABASE und so weiter.
    .short = Die Spiele für Browser anbieten
cli-option-host = Die Adresse, auf der gewartet wird; 127.0.0.1 ist nur dieser Rechner.
cli-option-port = Der Port, auf dem gewartet wird; 0 für irgendeinen freien.
cli-option-database = Wo alles aufbewahrt wird: sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Wie viele Prozesse arbeiten; für mehr als einen braucht es PostgreSQL.
cli-serving = Der Tisch ist gedeckt. Öffne die Adresse oben im Browser; Ctrl-C hält den Server an, und nichts geht verloren.
cli-refused-no-server = Die Teile für den Server sind nicht installiert. Installiere sie mit: pip install "rummel[server]"
cli-refused-serve = Der Server kann auf { $host }, Port { $port }, nicht warten: { $reason }. Wähle mit --port einen anderen.

## At the table

error-table-unknown = Einen Tisch „{ $table }“ gibt es nicht. Prüf den Link, oder lass dir einen neuen geben.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder einen eigenen Tisch eröffnen.
error-table-started = Die Partie hat begonnen, darum lassen sich die Plätze nicht mehr ändern.
error-table-not-started = Die Partie hat noch nicht begonnen.
error-table-over = Die Partie ist zu Ende.
error-table-not-over = Das muss warten, bis die Partie zu Ende ist.
error-table-paused = Die Uhren stehen. Lass sie weiterlaufen, bevor du ziehst.
error-seat-unknown = Einen Platz { $number } gibt es an diesem Tisch nicht.
error-seat-taken = Da sitzt schon jemand. Such dir einen anderen Platz aus.
error-seat-held = Du sitzt schon an diesem Tisch.
error-seat-none = Das können nur die, die am Tisch sitzen.
error-seats-open = { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    } Lade jemanden ein, oder setz einen Bot hin.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-stale = Jemand war schneller: Der Tisch sieht inzwischen anders aus. Sieh noch einmal hin und wiederhole deinen Zug.
error-draft-pieces = Bauen kannst du nur mit dem, was auf dem Tisch und auf deiner Bank liegt.
error-watch-closed = An diesem Tisch darf niemand zuschauen.
error-chat-closed = An diesem Tisch gibt es keinen Chat.
error-hints-closed = An diesem Tisch wird ohne Tipps gespielt; so ist es vereinbart.
error-rated-accounts = Gewertete Partien brauchen ein Konto. Leg dir zuerst eines an, oder spiel ohne Wertung.

## Everywhere

error-bad-setting = Die Einstellung „{ $name }“ passt nicht: { $reason }
error-workers-sqlite = SQLite bedient nur einen Prozess. Gib für mehrere mit --database eine PostgreSQL-Datenbank an.
error-not-signed-in = Sag uns zuerst, wie du heißt.
error-bad-request = Das ist nicht lesbar: { $reason }
error-bad-origin = Diese Anfrage kommt von einer anderen Seite und wurde nicht ausgeführt.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method-wrong = Das geht unter dieser Adresse nicht.
error-too-large = Das ist zu lang: Höchstens { $most } Bytes sind möglich.
error-too-many = Das war viel auf einmal. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-storage-down = Der Server kann gerade nichts speichern. Nichts ist verloren: Versuch es in ein paar Sekunden noch einmal.
error-server-fault = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es noch einmal.
