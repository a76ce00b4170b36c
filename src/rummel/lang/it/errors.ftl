# Every refusal that all games share: what is wrong, and what to do.

## Notation

error-bad-piece = «{ $text }» non è né una carta né una tessera. Scrivi il numero e poi la lettera del seme o del colore: 7h, 10c, Ks o 13s, e * per un jolly.
error-bad-meld = «{ $text }» non è un elenco di carte o tessere. Separale con spazi: 5h 6h 7h.
error-bad-move = Non capisco la mossa «{ $text }». Qui valgono: { $moves }.
error-bad-number = «{ $text }» non è un numero intero.

## Rules and set-up

error-unknown-game = Non c’è nessun gioco di nome «{ $game }». Scegli tra questi: { $games }.
error-unknown-option = { $game } non ha l’opzione «{ $option }». Le sue opzioni sono: { $options }.
error-bad-option = «{ $value }» non va bene per l’opzione { $option }. Può essere: { $expected }.
error-options-clash = Le opzioni { $first } e { $second } si contraddicono. Cambiane una.
error-bad-seats = Giocatori a { $game }: { $numbers }; non possono essere { $players }.
error-unknown-bot = Non c’è nessun bot di nome «{ $bot }». Scegli tra questi: { $bots }.
error-bot-failed = Il bot «{ $bot }» non può continuare a giocare: { $reason } ({ $move }). È un difetto del programma. Segnalalo, per favore, con questo messaggio, le opzioni e il seme casuale.
error-unknown-language = Non ci sono ancora testi in «{ $language }». Scegli tra queste lingue: { $languages }.

## Any game

error-not-your-turn = Ora non è il turno di { $seat }.
error-round-over = La manche è finita: nessuno può giocare finché non si distribuisce la prossima.
error-match-over = La partita è finita.
error-round-not-over = Questa manche va giocata fino in fondo prima di distribuire la prossima.
error-wrong-phase = «{ $move }» non è possibile in questo momento del turno. Guarda quali mosse lo sono.
error-not-in-hand = Non hai { $piece }.
error-wrong-move = «{ $move }» non è una mossa di questo gioco.
error-no-seat = Il posto «{ $text }» non c’è. I posti si contano da 0 e l’ultimo è { $last }.
error-clock-only = Questo può dirlo solo l’orologio. Se l’orologio lo tieni tu, usa Match.time_out.
error-deals-outside = Questa partita riceve da fuori la chiave di ogni distribuzione. Distribuisci la prossima manche con rummel.match.next_round e una chiave.

## Melds

error-meld-short = Una combinazione ha almeno tre pezzi; { $meld } ne ha solo { $count }.
error-meld-neither = { $meld } non è né una scala né una serie. Una scala sale in un solo seme o colore; una serie ha un solo numero in semi o colori diversi.
error-meld-neither-mixed = { $meld } non è né una scala né una serie. Una scala sale di numero in numero; una serie ha un solo numero in semi o colori diversi.
error-run-gap = La scala { $meld } si interrompe tra { $before } e { $after }: i numeri devono seguirsi, dal più basso al più alto.
error-run-suits = La scala { $meld } mescola semi o colori: { $piece } non c’entra.
error-run-wrap = La scala { $meld } prosegue oltre l’ultimo numero. Deve fermarsi lì.
error-run-long = La scala { $meld } ha { $count } pezzi; il massimo è { $most }.
error-runs-barred = Qui valgono solo le serie, e { $meld } è una scala.
error-set-suit-twice = Nella serie { $meld } c’è due volte { $suit }. Ogni seme o colore può esserci una volta sola.
error-set-ranks = La serie { $meld } mescola numeri diversi. Tutti i suoi pezzi devono avere lo stesso.
error-sets-barred = Qui valgono solo le scale, e { $meld } è una serie.
error-joker-undeclared = Di’ che cosa rappresenta il jolly in { $meld }, per esempio *=7h.
error-joker-no-natural = In { $meld } serve almeno un pezzo che non sia un jolly.
error-joker-too-many = { $meld } ha { $count } jolly; { $most ->
        [one] ne è ammesso uno solo
       *[other] ne sono ammessi al massimo { $most }
    }.
error-joker-adjacent = In { $meld } due jolly stanno vicini. Mettici in mezzo un altro pezzo.
error-joker-majority = In { $meld } servono più pezzi normali che jolly.

## Records and deals

error-record-empty = La registrazione è vuota.
error-record-file = La registrazione { $path } non si può leggere: { $reason }. Controlla il percorso.
error-record-line = La riga { $line } della registrazione non si può leggere: { $reason ->
        [order] non è al suo posto
        [seats] indica più o meno posti di quanti sono i giocatori
        [round] il numero della manche o i semi casuali non tornano
        [reveal] il seme casuale rivelato non è un numero esadecimale
        [pledges] i sigilli mancano o non si possono leggere
        [unknown] non è una riga di registrazione
        [number] indica una combinazione con un numero che non esiste
        [length] è troppo lunga
       *[other] { $reason }
    }.
error-record-version = La registrazione ha la versione { $version }; questo programma legge la versione { $known }.
error-record-move = La mossa alla riga { $line } non è valida: { $reason }
error-record-result = Il risultato alla riga { $line } non corrisponde alle mosse.
error-record-cut = La registrazione si interrompe dopo la riga { $line }, prima della fine della partita.
error-record-after-end = La riga { $line } viene dopo la fine della partita.
error-deal-commit = Il seme casuale rivelato alla riga { $line } non corrisponde all’impegno preso prima della distribuzione.
error-deal-words = Le parole di { $seat } alla riga { $line } non corrispondono al sigillo fatto prima della partita.
error-receipt-read = La ricevuta non si può leggere: { $reason }

## Score sheets

error-sheet-entries = Per una manche servono { $needed } valori, uno per giocatore; qui { $count ->
        [one] ce n’è uno
       *[other] ce ne sono { $count }
    }.
error-sheet-points = «{ $text }» non è un punteggio. Scrivi un numero intero, come 12 o -7.
error-sheet-racks = In questo gioco non conta quello che avanza: inserisci i punti di ogni giocatore.
error-sheet-empty = Solo chi vince può restare senza nulla, e qui sono in { $count }. Scrivi che cosa è rimasto agli altri.
error-sheet-round = La manche { $number } non è ancora sul foglio; { $count ->
        [0] non ce n’è nessuna segnata
        [one] ce n’è una segnata
       *[other] ce ne sono { $count } segnate
    }.
error-sheet-word = «{ $text }» qui non significa nulla. Valgono: { $words }.

## Positions for the arranger

error-solve-line = Questa posizione non si può leggere: { $reason }. Ogni riga è un oggetto JSON con «game» e «rack» e, se vuoi, «table», «rules», «opened» e «objective».
error-solve-no-melds = In questo gioco non c’è nulla da sistemare: non ha combinazioni.
error-solve-copies = { $piece } compare più volte di quante ce ne sono in questo gioco ({ $most }). Controlla il tavolo e il leggio.
error-solve-jokers = Ci sono { $count } jolly; il massimo è { $most }.
error-solve-rack-long = Il leggio ha { $count } pezzi; il massimo è { $most }.
error-solve-table = Sul tavolo c’è qualcosa che non è una combinazione. Tutto deve essere in scale o serie.
error-solve-rules = Queste regole si contraddicono, oppure un valore o un obiettivo è fuori dai limiti.
error-solve-limit = Un limite è sotto lo zero o troppo alto.
