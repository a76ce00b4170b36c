# The words of the table views in the browser.

## Cards: Rommé and gin

web-cards-latest = neu
web-cards-grouped = in einer Kombination
web-cards-last = Letzte Züge
web-cards-hands = Was auf den Händen bleibt
web-cards-none = nichts
web-cards-put = { $pieces } hier anlegen: { $meld }
web-cards-joker-for = Wofür steht der Joker?
web-cards-which = Was meinst du?

## Rommé

web-romme-draft = Kombinationen, die du vorbereitest
web-romme-draft-empty = Wähle Karten für eine Kombination oder zieh sie hierher
web-romme-new = Neue Kombination
web-romme-take-back = Zurück auf die Hand: { $piece }
web-romme-into = Gewählte Karten zur vorbereiteten Kombination { $number }
web-romme-undo = Vorbereitete Kombination { $number } zurücknehmen
web-romme-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-romme-added = an Kombination { $number }
web-romme-opened = hat ausgelegt
web-romme-needed = Deine Erstmeldung muss { $needed } zählen.
web-romme-sum = { $points } von { $needed }
web-romme-draft-first = Leg die vorbereiteten Kombinationen aus oder nimm sie zurück, bevor du abwirfst.
web-romme-lap = Erster Umlauf: Noch legt niemand aus.
web-romme-no-melds = Hier liegt noch keine Kombination.
web-romme-window = { $seconds ->
        [one] Nach einer Sekunde passt du von selbst.
       *[other] Nach { $seconds } Sekunden passt du von selbst.
    }
web-romme-ask = Wenn eine Karte liegen bleibt
web-romme-ask-short = Klopfen? { $seconds } s
web-romme-ask-wait = Klopfen? ohne Frist
web-romme-ask-never = Nie klopfen

## Gin

web-gin-draw = Nimm den Abwurf oder zieh.
web-gin-spread-empty = Wähle aus, was eine Kombination wird, oder zieh es hierher
web-gin-spread-best = Die besten Kombinationen
web-gin-left = { $points ->
        [0] Nichts übrig
        [one] Übrig: ein Punkt
       *[other] Übrig: { $points } Punkte
    }
web-gin-limit = { $most ->
        [0] Schluss nur ganz ohne Rest
       *[other] Schluss mit höchstens { $most }
    }
web-gin-holds = { $name }: { $count } verdeckt
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Big Gin
web-gin-end = Runde beenden, { $points } übrig
web-gin-finish = So gut es geht anlegen und zeigen
web-gin-which = Welche Karte wirfst du ab?
web-gin-sort-melds = Gruppiert

## Tiles

web-tiles-pool = Vorrat
web-tiles-scrap = Ablage
web-tiles-new = Neue Kombination
web-tiles-split = Hier teilen
web-tiles-back = Auf die Bank
web-tiles-undo = Rückgängig
web-tiles-redo = Wiederholen
web-tiles-reset = Zurück zum Beginn des Zugs
web-tiles-done = Fertig
web-tiles-chosen = Auswahl
web-tiles-joker = Der Joker ist
web-tiles-run = { $points ->
        [0] Reihe
        [one] Reihe, ein Punkt
       *[other] Reihe, { $points } Punkte
    }
web-tiles-set = { $points ->
        [0] Satz
        [one] Satz, ein Punkt
       *[other] Satz, { $points } Punkte
    }
web-tiles-fine = Das ist eine Kombination.
web-tiles-worth = { $points ->
        [one] Das ist eine Kombination: { $points } Punkt.
       *[other] Das ist eine Kombination: { $points } Punkte.
    }
web-tiles-ready = { $count ->
        [one] Gut: ein Stein von deiner Bank.
       *[other] Gut: { $count } Steine von deiner Bank.
    }
web-tiles-closed = Vor deiner Erstmeldung bleibt liegen, was andere gelegt haben. Lege sie aus eigenen Steinen.
web-tiles-opening = { $reached } von { $needed } Punkten
web-tiles-most = { $count } von höchstens { $most } Steinen
web-tiles-changes = { $count ->
        [one] Lege aus, tausche einen Stein oder passe.
       *[other] Lege aus, tausche bis zu { $count } Steine oder passe.
    }
web-tiles-or-draw = Lege Steine aus oder zieh einen.
web-tiles-or-exchange = Lege Steine aus oder wähle einen zum Tauschen.
web-tiles-or-reject = Lege Steine aus oder wähle einen für die Ablage.
web-tiles-hint-lay = { $count ->
        [one] Ein Stein lässt sich legen.
       *[other] { $count } Steine lassen sich legen.
    }
web-tiles-hint-short = Noch nichts zu legen: { $reached } von { $needed } Punkten sind möglich.
web-tiles-hint-none = Gerade lässt sich nichts legen.
web-tiles-hint-this = Der gute Bot gäbe diesen Stein ab.
web-tiles-show = Zeig es mir
web-tiles-building = { $name } baut …
web-tiles-flow = Frei
web-tiles-grid = Brett
web-tiles-time-keep = Ist die Zeit um, bleibt liegen, was gültig ist.
web-tiles-time-undo = Ist die Zeit um, geht alles zurück.
web-tiles-not-opened = noch ohne Erstmeldung
web-tiles-told-new = { $pieces }: neue Kombination
web-tiles-told-meld = { $pieces } an Kombination { $number }
web-tiles-told-rack = { $pieces } zurück auf der Bank
web-tiles-told-split = Kombination geteilt
web-tiles-keys = Leertaste wählt, Eingabe legt an, N bildet eine neue Kombination, S teilt vor dem Stein, Rücktaste nimmt ihn auf die Bank zurück, Strg Z macht rückgängig.
