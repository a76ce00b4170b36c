# Konten, Partien und Wertungen im Browser.

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
web-name-about = Mit diesem Namen meldest du dich auch an. An Tischen, an denen du schon sitzt, bleibt der alte.
web-devices = Wo du angemeldet bist
web-devices-end = Überall sonst abmelden
web-devices-ended = Erledigt.
web-device-this = dieses Gerät
web-device-seen = zuletzt am { $when }
web-device-end = Abmelden
web-device-end-of = Abmelden: { $device }
web-bots = Deine Bots
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
web-program = ein Programm
web-data = Deine Daten
web-data-about = Nimm alles mit, was über dich gespeichert ist, oder lass es löschen.
web-export = Meine Daten herunterladen
web-delete = Löschen
web-delete-account = Konto löschen
web-delete-guest = Alles über mich löschen
web-delete-about = Was du gerade spielst, wird aufgegeben, dein Name wird gestrichen, wo du gespielt hast, und alles andere wird gelöscht. Das lässt sich nicht rückgängig machen.
web-delete-really = Endgültig löschen
web-matches = Meine Partien
web-matches-running = Laufende
web-matches-over = Beendete
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
web-setup-rated = Gewertet
web-rated-about = Zählt für die Wertung. Nur unter Leuten mit Konto, ohne Bots.
web-rated-table = Dieser Tisch wird gewertet. Um dich zu setzen, brauchst du ein Konto.
web-ratings = Wertungen
web-game = Spiel
web-ratings-place = Platz
web-name = Name
web-ratings-rating = Wertung
web-ratings-matches = Partien
web-ratings-yours = Deine Wertung ist { $rating }, nach { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    }.
web-ratings-none = Dieses Spiel hat noch niemand gewertet gespielt.
web-ratings-about = Nur Tische, die als gewertet eröffnet wurden, zählen. Alle beginnen bei 1000; je mehr Partien du spielst, desto sicherer wird die Zahl.
