# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Noch ist keine Runde dieser Partie zu Ende. Ansehen kannst du eine Runde, sobald sie es ist.
       *[other] Runde { $round } lässt sich nicht ansehen: Das geht nur mit Runden, die zu Ende sind.
    }

## The page

web-replay = Nachspielen
web-replay-of = Nachgespielt: { $game }
web-replay-open = Eine Partie noch einmal ansehen
web-replay-open-about = Wähle die Aufzeichnung einer Partie, eine Datei mit der Endung .ndjson, oder zieh sie hierher. Tische bieten sie nach der Partie zum Herunterladen an, und im Terminal schreibt sie „rummel play“. Die Datei wird nur gelesen und nicht behalten.
web-replay-choose = Datei wählen
web-replay-leave = Zurück
web-replay-to-table = Zum Tisch
web-replay-another = Andere Aufzeichnung
web-replay-unfinished = Die Partie war noch nicht zu Ende, als sie aufgezeichnet wurde.
web-replay-rounds = Runden
web-replay-moves = Die Züge
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
web-replay-keys = Die Pfeiltasten gehen vor und zurück, die Leertaste spielt ab und hält an.
web-replay-got = { $seat } bekommt { $pieces }.
web-replay-gave = { $seat } gibt { $pieces } ab.
web-replay-chose = { $seat } will { $direction ->
        [falling] fallende
       *[rising] steigende
    } Zahlen.

## The best move

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
web-replay-held = Auch der gute Bot hätte sich zurückgehalten.
web-replay-none = Es war nichts zu legen.
web-replay-short = Es war nichts zu legen: Für die Erstmeldung waren nur { $reached } von { $needed } Punkten da.
web-replay-bot = Einen eindeutig besten Zug gibt es hier nicht. Der gute Bot hätte gespielt:
web-replay-bot-none = Es war nichts zu legen. Der gute Bot hätte gespielt:
web-replay-bot-same = Der gute Bot hätte genauso gespielt.
web-replay-show = Auf dem Tisch zeigen
web-replay-hide = Zurück zum gespielten Zug
web-replay-instead = Nicht gespielt: So hätte es weitergehen können.

## Was the deal fair?

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
