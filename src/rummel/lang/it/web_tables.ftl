# The words of the table views in the browser.

## Cards: Rommé and gin

web-cards-latest = appena arrivata
web-cards-grouped = in una combinazione
web-cards-last = Ultime mosse
web-cards-hands = Che cosa resta in mano
web-cards-none = niente
web-cards-put = Attacca { $pieces } qui: { $meld }
web-cards-joker-for = Che cosa rappresenta il jolly?
web-cards-which = Che cosa vuoi fare?

## Rommé

web-romme-draft = Combinazioni che prepari
web-romme-draft-empty = Scegli le carte di una combinazione o trascinale qui
web-romme-new = Nuova combinazione
web-romme-take-back = Riprendi in mano: { $piece }
web-romme-into = Metti le carte scelte nella combinazione { $number } che prepari
web-romme-undo = Riprendi la combinazione { $number } che prepari
web-romme-points = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
web-romme-added = alla combinazione { $number }
web-romme-opened = ha calato
web-romme-needed = La tua prima combinazione deve valere { $needed }.
web-romme-sum = { $points } su { $needed }
web-romme-draft-first = Prima di scartare cala le combinazioni che prepari o riprendile.
web-romme-lap = Primo giro: ancora nessuno cala.
web-romme-no-melds = Ancora nessuna combinazione.
web-romme-window = { $seconds ->
        [one] Dopo un secondo passi automaticamente.
       *[other] Dopo { $seconds } secondi passi automaticamente.
    }
web-romme-ask = Quando qualcuno lascia uno scarto
web-romme-ask-short = Bussare? { $seconds } s
web-romme-ask-wait = Bussare? senza limite
web-romme-ask-never = Non bussare mai

## Gin

web-gin-draw = Prendi lo scarto o pesca.
web-gin-spread-empty = Scegli con che cosa formare una combinazione o trascinalo qui
web-gin-spread-best = Le combinazioni migliori
web-gin-left = { $points ->
        [0] Nessun resto
        [one] Resto: un punto
       *[other] Resto: { $points } punti
    }
web-gin-limit = { $most ->
        [0] per chiudere: niente
       *[other] per chiudere: al massimo { $most }
    }
web-gin-holds = { $name }: { $count } in mano
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Big gin
web-gin-end = Chiudi la manche con { $points }
web-gin-finish = Attacca e mostra al meglio
web-gin-which = Quale carta scarti?
web-gin-sort-melds = A gruppi

## Tiles

web-tiles-pool = Riserva
web-tiles-scrap = Scarti
web-tiles-new = Nuova combinazione
web-tiles-split = Dividi qui
web-tiles-back = Sul leggio
web-tiles-undo = Annulla
web-tiles-redo = Ripeti
web-tiles-reset = Torna all’inizio del turno
web-tiles-done = Fatto
web-tiles-chosen = Ciò che è scelto
web-tiles-joker = Il jolly è
web-tiles-run = { $points ->
        [0] Scala
        [one] Scala, un punto
       *[other] Scala, { $points } punti
    }
web-tiles-set = { $points ->
        [0] Serie
        [one] Serie, un punto
       *[other] Serie, { $points } punti
    }
web-tiles-fine = È una combinazione.
web-tiles-worth = { $points ->
        [one] È una combinazione: { $points } punto.
       *[other] È una combinazione: { $points } punti.
    }
web-tiles-ready = { $count ->
        [one] Bene: una tessera dal tuo leggio.
       *[other] Bene: { $count } tessere dal tuo leggio.
    }
web-tiles-closed = Prima della tua apertura le combinazioni degli altri restano come sono. Apri con le tue tessere.
web-tiles-opening = { $reached } su { $needed } punti
web-tiles-most = { $count } di { $most } tessere al massimo
web-tiles-changes = { $count ->
        [one] Cala, cambia una tessera o passa.
       *[other] Cala, cambia fino a { $count } tessere o passa.
    }
web-tiles-or-draw = Cala tessere o pescane una.
web-tiles-or-exchange = Cala tessere o scegline una da cambiare.
web-tiles-or-reject = Cala tessere o scegline una da scartare.
web-tiles-hint-lay = { $count ->
        [one] Si può calare una tessera.
       *[other] Si possono calare { $count } tessere.
    }
web-tiles-hint-short = Ancora niente da calare: sono alla portata { $reached } su { $needed } punti.
web-tiles-hint-none = Adesso non si può calare niente.
web-tiles-hint-this = Un buon giocatore darebbe questa.
web-tiles-show = Fammi vedere
web-tiles-building = { $name } sta costruendo…
web-tiles-flow = Libero
web-tiles-grid = Tabellone
web-tiles-time-keep = Allo scadere del tempo resta ciò che è valido.
web-tiles-time-undo = Allo scadere del tempo torna tutto indietro.
web-tiles-not-opened = non ha ancora aperto
web-tiles-told-new = { $pieces }: nuova combinazione
web-tiles-told-meld = { $pieces } alla combinazione { $number }
web-tiles-told-rack = { $pieces } di nuovo sul leggio
web-tiles-told-split = Combinazione divisa
web-tiles-keys = Spazio sceglie, Invio aggiunge ciò che è scelto, N fa una nuova combinazione, S divide prima della tessera, Backspace la riporta sul leggio, Ctrl Z annulla.
