# Le parole dell’interfaccia web.

## Inizio

web-welcome = Il ramino in tutte le sue forme, a un solo tavolo
web-welcome-about = Scegli un gioco e gioca subito, contro i bot o con gli amici. Senza account, niente da installare.
web-games = Giochi
web-play-now = Gioca subito
web-dealing = Si distribuisce…
web-with-friends = Con gli amici
web-rules = Regole
web-for-players = Giocatori: { $range }
web-resume = I tuoi tavoli
web-your-turn-short = tocca a te
web-open-tables = Tavoli aperti
web-seats-open = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
web-settings = Impostazioni
web-save = Salva
web-saved = Salvato.
web-language = Lingua
web-look = Aspetto
web-look-auto = Come il dispositivo
web-look-light = Chiaro
web-look-dark = Scuro
web-look-contrast = Alto contrasto
web-guest = Ospite
web-skip = Vai al contenuto
web-not-found = Qui non c’è niente
web-to-start = Pagina iniziale
web-close = Chiudi
web-unreachable = Il server non risponde. Non si perde niente; si continua appena risponde.

## Prima della partita

web-players = Giocatori
web-your-name = Il tuo nome
web-seat-open = Posto libero
web-sit = Siediti
web-free = Libera il posto
web-you = tu
web-host = ha aperto il tavolo
web-bot = bot
web-bot-name = Bot { $number }
web-here = presente
web-away = assente
web-start = Distribuisci
web-leave = Lascia il tavolo
web-table-full = Tutti i posti sono occupati.
web-waiting-seats = { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
web-waiting-host = Ci siete tutti. La partita comincia quando distribuisce chi ha aperto il tavolo.
web-all-here = Ci siete tutti. Distribuisci quando vuoi.
web-invite = Invita
web-invite-about = Chi apre questo link può sedersi al tuo tavolo.
web-invite-link = Link a questo tavolo
web-share = Copia o condividi il link
web-copied = Copiato
web-qr = Il link come codice QR

## Un nuovo tavolo

web-seat-friend = un amico, tramite link
web-bot-steady = bot, gioca bene
web-bot-greedy = bot, cala quello che può
web-bot-random = bot, gioca a caso
web-how-many = In quanti giocate
web-match = La partita
web-clock = Tempo per pensare
web-clock-none = quanto si vuole
web-clock-sheet = come dice il foglio delle regole
web-clock-minute = un minuto a turno
web-clock-two = due minuti a turno
web-clock-bank = dieci minuti in tutto, dieci secondi in più a turno
web-clock-days = tre giorni a turno
web-setup-away = Se qualcuno se ne va
web-away-wait = gli altri aspettano
web-away-bot = continua un bot
web-away-resign = perde la partita
web-setup-listed = Chiunque può unirsi
web-setup-hints = Si possono chiedere suggerimenti
web-setup-watchers = Altri possono guardare
web-setup-chat = Si può parlare
web-rules-change = { $count ->
        [0] Cambia le regole
        [one] Cambia le regole (una cambiata)
       *[other] Cambia le regole ({ $count } cambiate)
    }
web-rules-change-about = Tutto è come dice il foglio delle regole. Quello che cambi viene segnalato.
web-sheet-default = Foglio delle regole: { $value }
web-yes = sì
web-no = no
web-open-table = Apri il tavolo

## Al tavolo

web-no-table = Qui non c’è nessun tavolo
web-connecting = Connessione…
web-connected = Connesso
web-reconnecting = La connessione è caduta. Nuovo tentativo…
web-gone = Il server non risponde. Il tuo posto resta tuo.
web-round = manche { $number }
web-round-short = Manche
web-total = Totale
web-menu = Menu
web-beside = Accanto al tavolo
web-table = Il tavolo
web-your-side = Il tuo lato
web-your-hand = { $count ->
        [0] In mano hai: niente
        [one] In mano hai: una
       *[other] In mano hai: { $count }
    }
web-in-hand = in mano
web-acts = di turno
web-bot-plays = continua un bot
web-time-left = Tempo rimasto
web-days = { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
web-paused = Gli orologi sono fermi.
web-your-turn = Tocca a te.
web-waiting-for = Si aspetta { $names }.
web-sort = Ordina
web-sort-colour = Per colore
web-sort-suit = Per seme
web-sort-number = Per numero
web-stock = Mazzo
web-discards = Scarti
web-plain = Tavoli semplici: ogni mossa è un pulsante
web-meld = Combinazione { $number }: { $pieces }
web-hint = Suggerimento
web-log = Che cosa è successo
web-log-empty = Ancora niente.
web-chat = Chat
web-chat-say = Di’ qualcosa
web-send = Invia
web-score = Foglio dei punti
web-command = Scrivi una mossa
web-command-do = Gioca
web-command-wait = Non tocca a te.
web-sound = Suoni
web-sound-on = Attiva i suoni
web-sound-off = Disattiva i suoni
web-letters = Lettere dei semi su tutti i pezzi
web-pause = Chiedi una pausa
web-go-on = Fai ripartire gli orologi
web-resign = Abbandona
web-resign-really = Abbandonare davvero la partita?

## Dopo una manche

web-round-over = La manche è finita
web-match-over = La partita è finita
web-left-over = Avanza
web-next-round = Prossima manche
web-waiting-others = Si aspettano gli altri…
web-rematch = Gioca ancora
web-record = Scarica la registrazione
web-show-result = Mostra il risultato

## I pezzi, come si leggono

web-joker = jolly
web-joker-as = jolly come { $piece }
web-piece = { $rank } { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank } di { $suit }
web-rank-ace = asso
web-rank-jack = fante
web-rank-queen = regina
web-rank-king = re

## Parole brevi per le mosse

web-do-add = Attacca
web-do-announce = Annuncia
web-do-choose = Scegli
web-do-clear = Elimina
web-do-discard = Scarta
web-do-draw = Pesca
web-do-exchange = Cambia
web-do-flip = Gira
web-do-insert = Infila
web-do-knock = Bussa
web-do-lay = Cala
web-do-open = Apri
web-do-other = Gioca
web-do-pass = Passa
web-do-reject = Scarta
web-do-rob = Ruba il jolly
web-do-spread = Mostra
web-do-take = Prendi

## Il foglio dei punti per il tavolo di casa

web-home-sheet = Foglio dei punti per il tuo tavolo
web-home-sheet-about = Per chi gioca con carte o tessere vere: qui si segnano i punti. Il foglio resta su questo dispositivo e funziona senza connessione.
web-who-starts = Chi comincia
web-begin = Comincia
web-write-down = Segna
web-strike = Cancella l’ultima manche
web-new-sheet = Nuovo foglio
web-correct = Correggi la manche { $number }
web-cancel = Annulla
web-done = Fatto
web-count-rack = Conta il resto
web-count-rack-of = Che cosa resta: { $name }
web-count-rack-about = Tocca ogni pezzo che resta; toccane uno in basso per toglierlo.
web-take-away = Togli: { $piece }

## Distribuzioni oneste

web-fair = La distribuzione è stata onesta?
web-fair-about = Prima della partita il server ha fissato la sua parte di tutte le distribuzioni con un numero, e ogni dispositivo ha sigillato parole proprie. Solo dopo le parole sono state rivelate e mescolate. Così nessuno, nemmeno il server, ha potuto scegliere le carte.
web-fair-commit = Fissato prima della partita
web-fair-seed = Il segreto della manche { $number }
web-fair-words = Che cosa hanno aggiunto i giocatori
web-fair-good = I conti tornano: il server non ha potuto scegliere le carte dopo.
web-fair-bad = I conti non tornano. Conserva la registrazione e chiedi a chi gestisce il server.
web-fair-more = La registrazione contiene tutto; «rummel verify» ridistribuisce ogni manche e controlla ogni mossa.
web-fair-mark = Distribuzione onesta
web-fair-left-out = Questa manche è stata distribuita senza la tua parte: il server non ha usato le parole del tuo dispositivo. Le carte dipendono comunque dalle parole degli altri.
web-fair-changed = Il server ha cambiato quello che era fissato prima della partita. Scarica la registrazione e la tua ricevuta, conservale e chiedi a chi gestisce il server.
web-receipt = Scarica la mia ricevuta
