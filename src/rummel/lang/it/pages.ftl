### Words of the pages in the browser, in the order of a visit.

## Every page

web-skip = Vai al contenuto
web-docs = Documentazione
web-to-start = Pagina iniziale
web-close = Chiudi
web-undo = Annulla
web-not-found = Qui non c’è niente
web-not-found-about = Forse c’è un errore nell’indirizzo, o ciò che stava qui non c’è più.
web-unreachable = Il server non è raggiungibile. Non si perde niente; si continua appena risponde.
web-no-server = Il server non risponde
web-no-server-again = Riprova
web-no-server-works = Che cosa funziona anche senza
web-no-server-rules = Le regole di tutti i giochi
web-alone = Giocare senza connessione
web-alone-about = Le partite contro i bot girano allora su questo dispositivo, anche in treno o in aereo. Ogni mossa resta salvata qui, così puoi continuare più tardi.
web-alone-keep = Tieni su questo dispositivo: { $size } MB
web-alone-coming = È arrivato il { $percent } % …
web-alone-here = Tutti i giochi sono su questo dispositivo.
web-alone-remove = Togli da questo dispositivo
web-alone-licences = Di chi è questo lavoro
web-alone-impossible = Il tuo browser o questo server non può farlo. Con https e un browser aggiornato funziona.
web-alone-starting = La partita si sta preparando …
web-alone-failed = Non ha funzionato: mancano dei file o sono rovinati. Toglili e scaricali di nuovo quando hai una connessione.
web-alone-unreadable = Questa partita non è su questo dispositivo, o questa versione di Rummel non sa leggerla.

## Start

web-welcome = Il ramino in tutte le sue forme, a un solo tavolo
web-welcome-about = Scegli un gioco e gioca subito, contro i bot o con gli amici. Senza account, niente da installare.
web-games = Giochi
web-play-now = Gioca subito
web-dealing = Si distribuisce…
web-with-friends = Con gli amici
web-rules = Regole
web-rules-index-about = Ogni gioco con figure, e con le questioni su cui spesso si discute.
web-for-players = Giocatori: { $range }
web-resume = I tuoi tavoli
web-your-turn-short = tocca a te
web-open-tables = Tavoli aperti
web-seats-open = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
web-start-sheet-about = Carte o tessere vere sul tavolo? Tocca ciò che resta, e il foglio fa i conti.
web-minutes = circa { $minutes } min
web-mood-thoughtful = Di riflessione
web-find-game = Trova un gioco
web-wish-players = In { $count }
web-wish-quick = Veloce
web-wish-box = Dalla mia scatola
web-in-box = Nella scatola «{ $box }»
web-wish-none = Nessun gioco soddisfa tutte queste richieste.
web-wish-all = Mostra tutti i giochi
web-other-rules = Altre regole, altri posti…
web-tables-earlier = { $count ->
        [one] Un tavolo precedente
       *[other] { $count } tavoli precedenti
    }
web-tables-earlier-about = Sono fermi da più di un giorno. Col tempo spariscono da soli.
web-give-up-of = Abbandona: { $game }, { $names }
web-given-up = { $game }: partita abbandonata
web-more-ways = Altri modi di giocare
web-quick-match = Partita veloce
web-quick-match-about = Con qualcuno che cerca una partita proprio ora
web-join = Al tavolo di un amico
web-join-code = link o codice
web-join-go = Gioca o guarda
web-join-wrong = Non è il link di un tavolo né un codice: un codice ha 14 lettere e cifre. Fatti mandare di nuovo il link.
web-watch-tables = Tavoli da guardare
web-watch = guarda
web-install-offer = Rummel può stare sulla schermata iniziale, come un’app.
web-install-later = No, grazie

## A new table

web-players = Giocatori
web-how-many = In quanti giocate
web-your-name = Il tuo nome
web-seat-friend = un amico, tramite link
web-bot-level = livello { $level } di 5
web-bots-alike = In questo gioco decide la fortuna, quindi sono tutti ugualmente forti.
web-bot-at = Il bot al posto { $number }
web-play-against = Contro chi giochi?
web-bot-pace = I bot giocano
web-bot-pace-natural = con un ritmo naturale
web-bot-pace-brisk = rapidamente
web-bot-pace-at-once = subito
web-length = Durata
web-length-printed = Da regolamento
web-length-quick = Breve
web-length-long = Lunga
web-length-own = Altra
web-length-own-about = manche o punti a scelta
web-length-rounds = { $count ->
        [one] una manche
       *[other] { $count } manche
    }
web-length-target = a { $points } punti
web-at-table = A questo tavolo
web-clock = Tempo per pensare
web-clock-none = senza limite
web-clock-sheet = da regolamento
web-clock-minute = un minuto per turno
web-clock-two = due minuti per turno
web-clock-bank = dieci minuti in tutto, più dieci secondi per turno
web-clock-days = tre giorni per turno
web-setup-away = Se qualcuno se ne va
web-away-wait = gli altri aspettano
web-away-bot = continua un bot
web-away-resign = perde la partita
web-setup-listed = Chiunque può unirsi
web-setup-hints = Si possono chiedere suggerimenti
web-setup-watchers = Altri possono guardare
web-setup-chat = Si può chattare
web-setup-rated = Valida per la classifica
web-rated-about = Conta per la classifica. Solo per chi ha un account; anche i bot sono in classifica.
web-rules-change = { $count ->
        [0] Cambia le regole
        [one] Cambia le regole (una cambiata)
       *[other] Cambia le regole ({ $count } cambiate)
    }
web-rules-change-about = Tutto è come dice il regolamento. Quello che cambi viene segnalato.
web-sheet-default = Regolamento: { $value }
web-options-search = Cerca nelle regole
web-options-none = Nessuna regola contiene queste parole.
web-options-changed = { $count ->
        [one] una cambiata
       *[other] { $count } cambiate
    }
web-option-closed = Limitato da «{ $other }».
web-yes = sì
web-no = no
web-open-table = Apri il tavolo

## Before a match

web-seat-open = Posto libero
web-sit = Siediti
web-seat-bot = Fai sedere un bot
web-free = Libera il posto
web-you = tu
web-host = ha aperto il tavolo
web-bot = bot
web-program = un programma
web-here = presente
web-away = assente
web-rated-table = Questo tavolo vale per la classifica. Per sederti ti serve un account.
web-table-full = Tutti i posti sono occupati.
web-waiting-seats = { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
web-waiting-host = Ci siete tutti. La partita comincia quando distribuisce chi ha aperto il tavolo.
web-all-here = Ci siete tutti. Distribuisci quando vuoi.
web-start = Distribuisci
web-leave = Lascia il tavolo
web-invite = Invita
web-invite-about = Chi apre questo link può sedersi a questo tavolo.
web-invite-link = Link a questo tavolo
web-invited = { $name } ti invita a questo tavolo.
web-share = Copia o condividi il link
web-copied = Copiato
web-qr = Il link come codice QR

## At the table

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
web-look-through = Guarda gli scarti
web-look-through-order = L’ultimo per primo.
web-plain = Tavoli semplici: ogni mossa è un pulsante
web-meld = Combinazione { $number }: { $pieces }
web-hint = Suggerimento
web-log = Che cosa è successo
web-log-empty = Ancora niente.
web-chat = Chat
web-chat-say = Di’ qualcosa
web-chat-unread =
    { $count ->
        [one] Chat, { $count } nuovo messaggio
       *[other] Chat, { $count } nuovi messaggi
    }
web-reactions = In breve
web-react-hello = Ciao
web-react-nice = Bella mossa
web-react-thanks = Grazie
web-react-oops = Ops
web-react-wow = Caspita
web-react-bye = Bella partita
web-mute = Silenzia
web-unmute = Riattiva
web-muted = silenziato
web-table-people = Chi è al tavolo
web-block = Blocca
web-unblock = Sblocca
web-blocked = bloccato
web-block-about = Il caso non ti farà più incontrare { $name }, e non leggerai più i suoi messaggi.
web-report = Segnala
web-report-why = Di che si tratta?
web-report-more = Racconta di più, se vuoi
web-report-send = Invia la segnalazione
web-report-thanks = Grazie. Chi gestisce questo server darà un’occhiata.
web-blocked-people = Chi hai bloccato
web-send = Invia
web-score = Foglio dei punti
web-command = Scrivi una mossa
web-command-do = Gioca
web-command-wait = Non tocca a te.
web-sound = Suoni
web-letters = Lettere dei semi su tutti i pezzi
web-pause = Chiedi una pausa
web-go-on = Fai ripartire gli orologi
web-resign = Abbandona
web-resign-really = Abbandonare davvero la partita?

## What tables of several families say

web-cards-tap-discard = Tocca ciò che vuoi scartare.
web-cards-latest = appena arrivata
web-cards-grouped = in una combinazione
web-cards-last = Ultime mosse
web-cards-hands = Che cosa resta in mano
web-cards-none = niente
web-cards-put = Attacca { $pieces } qui: { $meld }
web-cards-draft = Combinazioni che prepari
web-cards-draft-empty = Scegli le carte da calare o trascinale qui
web-cards-new = Nuova combinazione
web-cards-take-back = Riprendi in mano: { $piece }
web-cards-into = Metti le carte scelte nella combinazione { $number } che prepari
web-cards-undo = Riprendi la combinazione { $number } che prepari
web-cards-added = alla combinazione { $number }
web-cards-points = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
web-cards-sum = { $points } su { $needed }
web-cards-joker-open = Dirai che cosa rappresenta il jolly quando cali.
web-cards-draft-first = Prima di scartare cala le combinazioni che prepari o riprendile.
web-cards-back-all = Riprendi tutto
web-cards-holds = { $name }: { $count } in mano
web-pool = Riserva
web-team-heroes = Eroi
web-team-villains = Criminali

## Buttons of moves

web-do-add = Attacca
web-do-discard = Scarta
web-do-draw = Pesca
web-do-lay = Cala
web-do-other = Gioca
web-do-pass = Passa
web-do-take = Prendi

## Pieces, as they are read out

web-joker = jolly
web-joker-as = jolly come { $piece }
web-piece = { $rank } { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank ->
        [1] asso
        [11] fante
        [12] regina
        [13] re
       *[other] { $rank }
    } di { $suit ->
        [c] fiori
        [d] quadri
        [h] cuori
       *[s] picche
    }

## After a round

web-round-over = La manche è finita
web-match-over = La partita è finita
web-left-over = Resto
web-next-round = Prossima manche
web-waiting-others = Si aspettano gli altri…
web-rematch = Gioca ancora
web-rematch-agree = Sì, volentieri
web-rematch-decline = No, grazie
web-rematch-wants = { $name } vorrebbe giocare ancora.
web-rematch-yes = ci sta
web-rematch-no = stavolta no
web-rematch-open = non ha ancora risposto
web-rematch-gone = non è più al tavolo
web-rematch-none = Stavolta niente rivincita.
web-rematch-new = Apri un nuovo tavolo
web-record = Scarica la registrazione
web-show-result = Mostra il risultato
web-end-you = Tu
web-end-you-won = { $win ->
        [shared] Condividi la vittoria
        [team] Vince la tua squadra
       *[alone] Hai vinto
    }
web-end-won = { $win ->
        [alone] Vince { $winners }
       *[other] Vincono { $winners }
    }
web-end-draw = Pareggio
web-end-points = Da dove vengono i punti
web-end-aside = Guarda il tavolo
web-end-share = Condividi un’immagine
web-end-saved = L’immagine è tra i tuoi download.
web-end-next = Un altro gioco

## Quick match

web-quick-find = Trova giocatori
web-quick = Partita veloce
web-quick-about = Gioca con qualcuno che vuole lo stesso gioco allo stesso ritmo.
web-quick-game = Gioco
web-quick-pace = Ritmo
web-quick-pace-quick = Veloce, un minuto per turno
web-quick-pace-calm = Con calma, due minuti e mezzo
web-quick-pace-days = Per corrispondenza, due giorni per turno
web-quick-looking = Cerchiamo giocatori…
web-quick-widens = Cerchiamo persone più o meno al tuo livello, e più aspetti, più allarghiamo la ricerca.
web-quick-days = Puoi chiudere questa pagina; il tavolo sarà tra i tuoi appena è al completo.
web-quick-nobody = Non è ancora arrivato nessuno. Intanto vuoi giocare contro un bot?
web-quick-bot = Gioca contro il bot
web-quick-stop = Smetti di cercare
web-quick-waiting = { $count ->
        [one] Ora una persona cerca la stessa cosa.
       *[other] Ora { $count } persone cercano la stessa cosa.
    }

## Friends

web-friends = Amici
web-friends-about = Manda a qualcuno il tuo link e vi vedrete qui.
web-friends-all = Tutti gli amici
web-friends-empty = Ancora nessuno. Manda il tuo link a chi conosci, oppure chiedi dopo una partita.
web-friend-here = online
web-friend-at = a un tavolo: { $game }
web-friend-join = Gioca
web-friend-watch = Guarda
web-friend-go = Al tavolo
web-friend-invited = Invito inviato
web-friends-requests = Richieste
web-friends-asks = { $name } vorrebbe essere tra i tuoi amici.
web-friends-accept = Accetta
web-not-now = Non ora
web-friends-sent = Richieste inviate
web-friends-withdraw = Ritira
web-friends-remove = Rimuovi
web-friends-remove-sure = Rimuovere { $name }? Sparirete a vicenda dalle vostre liste. { $name } non ne saprà nulla.
web-friends-keep = Tieni
web-friends-link = Il tuo link per gli amici
web-friends-link-about = Chi apre questo link e conferma entra tra i tuoi amici. Dallo solo a chi conosci.
web-friends-renew = Nuovo link
web-friends-renew-about = Il link è finito nelle mani sbagliate? Con uno nuovo quello vecchio non vale più. I tuoi amici restano.
web-friends-renewed = Il vecchio link non vale più.
web-friends-shown = Mostra agli amici che ci sono
web-friends-shown-about = Gli amici vedono un punto verde finché tieni aperta questa pagina, e a quale tavolo sei. Nessun altro lo vede. Se disattivi l’opzione, vedono solo il tuo nome.
web-friend-add = Aggiungi agli amici
web-friend-asked = Richiesta inviata
web-friend-of = tra gli amici
web-friend-question = { $name } vorrebbe essere tra i tuoi amici.
web-friend-about = Vedrete a vicenda quando ci siete, e potrete invitarvi a un tavolo. Entrambi potete ripensarci quando volete.
web-friend-confirm = Stringi amicizia
web-friend-already = { $name } è tra i tuoi amici.
web-friend-own = Questo è il tuo link. Mandalo a chi conosci.
web-friend-gone = Questo link non funziona
web-friend-invites = { $name } ti invita a giocare: { $game }.
web-friends-invite = Invita gli amici
web-push-invites = Anche quando un amico ti invita a un tavolo.

## Signs at a table

web-signs = Che cosa vogliono dire i segni
web-signs-none = Ora a questo tavolo non ci sono segni.
web-sign-joker = Un jolly. In tinta tenue si vede che cosa rappresenta.

## Lessons

web-puzzle = Il rompicapo del giorno
web-puzzle-about = Un turno: quante tessere riesci a calare?
web-puzzle-solved = Risolto. Domani ce n’è un altro.
web-puzzle-task = Un solo turno e tutto il tavolo a disposizione: si possono calare { $count } tessere. Scopri come.
web-puzzle-done = Risolto: qui nessuno può calarne più di { $count }.
web-puzzle-before = Il giorno prima
web-learn = Imparare giocando
web-learn-about = Ogni lezione è fatta di alcune posizioni vere al tavolo vero e di una breve partita che vinci. Il tempo non scorre e nessuno guarda.
web-learn-task = Esercizio { $number } di { $count }
web-learn-done = Ben fatto, è così.
web-learn-over = Era l’ultimo esercizio. Ora sai giocare: { $game }.
web-learn-lost = Stavolta l’avversario è stato più svelto. Prova ancora.
web-learn-show = Fammi vedere
web-learn-again = Ancora una volta
web-learn-next = Avanti
web-learn-more = Altre lezioni
web-learn-play = Una prima partita
web-learn-offer = È la prima volta? In pochi minuti impari giocando: { $game }.
web-learn-decline = No, grazie
web-learn-accept = Impara
web-learn-begin = Comincia
web-learn-go-on = Continua
web-learn-repeat = Gioca di nuovo
web-learn-progress = Esercizi fatti: { $done } di { $count }
web-learn-none = Questa lezione non c’è
web-learn-none-about = Forse il link è scritto male, o in questo gioco non c’è niente da imparare.

## Rules: chapters

web-chapter-contents = In questa pagina
web-chapter-setup = Come si comincia
web-chapter-turn = Il tuo turno
web-chapter-melds = Le combinazioni
web-chapter-jokers = I jolly
web-chapter-end = La fine e i punti
web-chapter-options = Opzioni
web-chapter-match = La partita
web-chapter-knock = Bussare
web-chapter-teams = Le squadre
web-chapter-disputed = Casi dubbi
web-chapter-disputed-about = Quello che le regole stampate lasciano aperto o dicono in più modi, e come si gioca qui. Dove c’è un’altra lettura, puoi sceglierla per il tuo tavolo.
web-chapter-otherwise = Scegli diversamente:
web-chapter-others = Le regole degli altri giochi

## Rules: pictures

web-figure-run = Scala
web-figure-set = Serie
web-figure-none = Non vale
web-figure-table = Sul tavolo
web-figure-rack = Dalla tua mano
web-figure-hand = Nella tua mano
web-figure-then = Dopo
web-figure-rest = Avanza
web-figure-nothing = niente
web-figure-points = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
web-figure-first = Chi chiude
web-figure-second = L’altra persona
web-figure-added = Attaccate
web-figure-add = Attaccata
web-figure-no-wrap = dopo il 13 non c’è nulla
web-figure-no-twice = un colore due volte
web-figure-no-suits = semi misti
web-figure-no-short = non basta
web-figure-melds = Quello che si può calare e quello che no. Un jolly rappresenta il pezzo che si vede.

## Replays

web-replay = Rivedi
web-replay-of = Rivedi: { $game }
web-replay-open = Rivedi una partita
web-replay-open-about = Scegli il file di una partita che hai salvato, o trascinalo qui. Ogni tavolo lo offre quando la partita è finita. Viene solo letto, non conservato.
web-replay-choose = Scegli un file
web-replay-leave = Indietro
web-replay-to-table = Al tavolo
web-replay-other-file = In questo file non c’è nessuna partita. Prendi il file che salva «{ $record }».
web-replay-another = Un’altra registrazione
web-replay-unfinished = La partita non era ancora finita quando è stata registrata.
web-replay-rounds = Manche
web-replay-moves = Le mosse
web-replay-all = Tutte
web-replay-doubtful = { $name }: { $count } da rivedere
web-replay-next-doubt = La prossima
web-replay-no-doubt = Qui non c’è niente. Ben giocato.
web-replay-hands = Le mani di tutti
web-replay-step = Passo { $step } di { $count }
web-replay-position = Posizione nella manche
web-replay-first = Alla distribuzione
web-replay-back = Un passo indietro
web-replay-forward = Un passo avanti
web-replay-last = Alla fine
web-replay-play = Riproduci
web-replay-stop = Ferma
web-replay-copy = Copia il link a questa posizione
web-replay-copy-text = Copia questa posizione come testo
web-replay-keys = Le frecce vanno avanti e indietro, la barra spaziatrice riproduce e ferma.
web-replay-got = { $seat } riceve { $pieces }.

## Replays: the best move

web-replay-best = C’era di meglio?
web-replay-thinking = Ci penso…
web-replay-deal = La distribuzione: nessuno ha ancora scelto niente.
web-replay-only = Non c’era niente da scegliere.
web-replay-most = Di più non si poteva calare.
web-replay-more = { $placed ->
        [one] Se ne poteva calare una
       *[other] Se ne potevano calare { $placed }
    }, { $played ->
        [0] non è stato calato niente:
        [one] ne è stata calata una:
       *[other] ne sono state calate { $played }:
    }
web-replay-at-least = { $placed ->
        [one] Se ne poteva calare almeno una
       *[other] Se ne potevano calare almeno { $placed }
    }, { $played ->
        [0] non è stato calato niente:
        [one] ne è stata calata una:
       *[other] ne sono state calate { $played }:
    }
web-replay-held = Anche il bot migliore avrebbe aspettato.
web-replay-sight = Dal punto di vista di { $name }:
web-replay-none = Non si poteva calare niente.
web-replay-short = Non si poteva calare niente: per aprire c’erano solo { $reached } punti su { $needed }.
web-replay-bot = Qui non si sa con certezza quale sia la mossa migliore. Il bot migliore avrebbe giocato:
web-replay-bot-none = Non si poteva calare niente. Il bot migliore avrebbe giocato:
web-replay-bot-same = Il bot migliore avrebbe fatto la stessa mossa.
web-replay-show = Mostra sul tavolo
web-replay-hide = Torna a ciò che è stato giocato
web-replay-instead = Questa mossa non è stata giocata: ecco come si poteva continuare.

## Positions

web-position = Apri una posizione
web-position-empty = Una posizione è un momento di una partita. Quando rivedi una partita la copi come testo o link; qui torna sul tavolo, con un suggerimento per la mossa migliore.
web-position-examples = Guarda un esempio
web-position-turn = Di turno: { $names }.
web-position-hidden = Questa mano è coperta, quindi vedi solo quello che vedono tutti.
web-position-copy = Copia questa posizione come link
web-position-line = La posizione come testo
web-position-about = Una riga: il gioco, poi campi come hands=5h.6h/?13, dove «?» vuol dire coperto. Cambia la riga o incollane un’altra, anche come link.
web-position-show = Mostra

## Fair deals

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

## Fair deals: a deal checked step by step

web-fair-check = Verifica questa distribuzione
web-fair-checking = Si distribuisce di nuovo…
web-fair-chain = Il segreto corrisponde al numero
web-fair-chain-about = { $round ->
        [one] Passato { $round } volta per la funzione hash, il segreto della manche { $round } deve dare il numero fissato prima della partita.
       *[other] Passato { $round } volte per la funzione hash, il segreto della manche { $round } deve dare il numero fissato prima della partita.
    }
web-fair-mix = Si mescolano le parole di tutti
web-fair-mix-about = Il segreto, tutti i sigilli e le parole rivelate di tutti i giocatori danno la chiave di questa manche. Passate per la funzione hash una volta per ogni manche giocata, le parole di un giocatore devono ridare il suo sigillo.
web-fair-pledges = I sigilli dei giocatori
web-fair-key = La chiave
web-fair-shuffle = La chiave mescola
web-fair-shuffle-about = Dalla chiave esce una lista di numeri, che dicono come si mescolano tutti i { $count } pezzi. Ne esce quest’ordine:
web-fair-hands = Le mani sono quelle giocate
web-fair-hands-about = Distribuendo in quest’ordine, ognuno riceve la mano con cui è cominciata la manche.
web-fair-rest = Anche il resto
web-fair-rest-about = Quello che avanza sta sul tavolo e nel mazzo, in quest’ordine.
web-fair-fits = corrisponde
web-fair-differs = non corrisponde

## The score sheet for a table at home

web-home-sheet = Foglio dei punti per il tuo tavolo
web-home-sheet-about = Per chi gioca con carte o tessere vere: qui si segnano i punti. Il foglio resta su questo dispositivo e funziona senza connessione.
web-score-names = Chi gioca?
web-who-starts = Chi comincia
web-score-ends = La partita finisce
web-score-ends-rounds = dopo un certo numero di manche
web-score-ends-target = a un certo numero di punti
web-score-rounds = Numero di manche
web-score-points = Numero di punti
web-begin = Comincia
web-new-sheet = Nuovo foglio

## The score sheet: a round

web-score-round-of = Manche { $number } di { $count }
web-score-starts-again = Si sorteggia di nuovo chi comincia.
web-score-won = Chi ha vinto?
web-score-draw = Pareggio
web-score-out = Chi ha finito?
web-score-ended = Chi ha chiuso la manche?
web-score-nobody = Nessuno
web-score-how = Come?
web-score-knock = Con un resto
web-score-clean = Tutti e dieci: gin
web-score-grand = Tutti e undici
web-score-first = Chi ha calato per primo?
web-score-first-about = Chi cala per primo e non vince perde { $points } in più.
web-score-double = Tutto in una volta
web-score-double-about = Prima non aveva calato niente: la manche conta doppio.
web-score-more = { $item }: aggiungi
web-score-less = { $item }: togli
web-score-points-of = Punti di { $name }
web-score-symbols-of = Simboli di { $name }
web-score-left = Resto: { $points }
web-score-sum = o scrivi la somma
web-score-free = Scrivi i punti a mano
web-score-by-rules = Conta secondo le regole
web-score-again = Gioca ancora
web-score-go-on = Ancora una manche
web-score-correct-about = Tocca il numero di una manche per correggerla.
web-score-drop = Cominciare un foglio nuovo?
web-score-drop-about = Tutte le manche di questo foglio andranno perse.
web-score-about-free = Questi punti si segnano così come sono.
web-score-about-points = Ognuno scrive i simboli jolly della sua sequenza migliore. Chi ha chiuso la manche con la mano in ordine ne riceve { $bonus } in più; chi si è sbagliato non riceve niente.
web-score-about-winner = Una vittoria vale un punto.
web-score-about-two = Chi resta con meno riceve la differenza e { $win } punti, o { $undercut } dopo un undercut.
web-score-about-two-plain = Chi resta con meno riceve la differenza e, dopo un undercut, { $undercut } punti in più.
web-score-about-lowest-rest = Chi resta con meno riceve { $points } punti; a parità, chi ha mostrato per primo.
web-score-about-wins = Chi finisce riceve un punto. Se nessuno finisce, vince chi resta con meno.
web-score-about-takes = Chi finisce riceve ciò che resta agli altri.
web-score-about-minus = Ognuno perde ciò che gli resta; chi finisce non perde niente.
web-score-about-lowest = Se nessuno finisce, chi resta con meno vince e riceve le differenze.
web-score-about-blocked = Se nessuno finisce, ognuno perde ciò che gli resta.
web-score-about-relief = A chi finisce si tolgono fino a { $points } punti negativi della manche precedente.
web-score-about-joker = Se resta solo un jolly, non conta.
web-score-about-tally = Ogni squadra segna i premi e le carte calate, meno le carte rimaste in mano.
web-count-rack = Conta il resto
web-count-rack-of = Che cosa resta: { $name }
web-count-rack-about = Tocca ogni pezzo che resta; toccane uno in basso per toglierlo.
web-count-pieces = Conta
web-count-pieces-of = { $what }: { $name }
web-count-pieces-about = Tocca ogni carta che conta; toccane una in basso per toglierla.
web-take-away = Togli: { $piece }
web-write-down = Segna
web-strike = Cancella l’ultima manche
web-correct = Correggi la manche { $number }
web-cancel = Annulla
web-done = Fatto

## Settings

web-settings = Impostazioni
web-settings-all = Tutte le impostazioni
web-settings-about = Tutto ha effetto subito. Aspetto, suoni e abitudini restano su questo dispositivo; nome, immagine e lingua ti seguono ovunque accedi.
web-settings-you = Tu
web-settings-name-about = Così ti vedono gli altri al tavolo. Dove giochi già resta il nome vecchio.
web-avatar = La tua immagine
web-avatar-initials = Le tue iniziali
# Also what guests are called who give no name.
web-animal-bear = Orso
web-animal-cat = Gatto
web-animal-fox = Volpe
web-animal-frog = Rana
web-animal-hare = Lepre
web-animal-hedgehog = Riccio
web-animal-mouse = Topo
web-animal-owl = Gufo
web-animal-penguin = Pinguino
web-animal-robin = Pettirosso
web-animal-turtle = Tartaruga
web-animal-whale = Balena
web-save = Salva
web-saved = Salvato.
web-settings-look = Lingua e aspetto
web-language = Lingua
web-look = Aspetto
web-look-auto = Come il dispositivo
web-look-light = Chiaro
web-look-dark = Scuro
web-look-contrast = Alto contrasto
web-settings-contrast-about = L’alto contrasto ha linee scure e fondi uniformi, per occhi stanchi e sole forte.
web-cloth = Tavolo
web-cloth-felt = Panno verde
web-cloth-oak = Rovere
web-cloth-night = Blu notte
web-back = Dorso delle carte
web-back-game = Quello di ogni gioco
web-back-lattice = Reticolo
web-back-fans = Ventagli
web-back-rays = Raggi
web-back-waves = Onde
web-large = Caratteri grandi
web-settings-large-about = Numeri e semi grandi su tutti i pezzi, senza figure.
web-settings-letters-about = Una piccola lettera per ogni seme, se i colori si distinguono male.
web-settings-still = Meno movimento
web-settings-still-about = I pezzi sono semplicemente al loro posto invece di scivolare.
web-settings-tables = Al tavolo
web-settings-sound-about = Suoni leggeri quando si distribuisce e si cala, quando tocca a te, quando resta poco tempo e alla fine.
web-volume = Volume
web-title-turn = Tocca a te: { $game }
web-vibrate = Vibrazione
web-vibrate-about = Quando tocca a te, sui telefoni che lo permettono.
web-push = Notifiche
web-push-about = Il tuo dispositivo ti avvisa quando tocca a te, anche a pagina chiusa: nelle partite per corrispondenza e dove altri ti aspettano.
web-push-blocked = Le notifiche sono bloccate per questo sito. Consentile nelle impostazioni del browser.
web-push-offer = Avvisami quando tocca a me
web-settings-plain-about = Utile con i lettori di schermo e gli schermi piccoli: niente da trascinare, tutte le mosse in un elenco.
web-settings-games = Nei singoli giochi
web-settings-games-about = Ciò che puoi scegliere anche al tavolo.
web-settings-app = Rummel come app
web-settings-app-about = Metti Rummel sulla schermata iniziale con «Installa» o «Aggiungi a schermata Home» nel menu del browser. Si apre allora come un’app; il foglio dei punti e le regole funzionano senza connessione.
web-settings-install = Installa

## Accounts

web-sign-in = Accedi
web-sign-out = Esci
web-signed-in = Accesso come { $name }.
web-signed-out = La sessione è chiusa. A presto!
web-register = Crea un account
web-account = Account
web-account-of = Account: { $name }
web-account-pages = Le tue pagine
web-account-about = Puoi giocare a tutto senza account. Con un account ritrovi le tue partite su ogni dispositivo, puoi giocare partite valide per la classifica e far giocare un tuo bot. Bastano un nome e una password, senza e-mail.
web-account-guest = Stai giocando come { $name }, senza account. Le partite e i posti che hai ora vengono con te.
web-password = Password
web-password-show = Mostra
web-password-hide = Nascondi
web-password-keep = Almeno otto caratteri. Nessuno può mandartene un’altra, quindi conservala bene.
web-password-change = Cambia password
web-password-old = Password attuale
web-password-new = Nuova password
web-password-changed = Cambiata. Sugli altri dispositivi la sessione è chiusa.
web-name = Nome
web-name-about = Con questo nome fai anche l’accesso. Ai tavoli dove hai già un posto resta quello vecchio.
web-devices = Dove hai fatto l’accesso
web-devices-end = Esci ovunque tranne qui
web-devices-ended = Fatto.
web-device-this = questo dispositivo
web-device-seen = ultimo uso: { $when }
web-device-end = Disconnetti
web-device-end-of = Disconnetti: { $device }
web-bots = Per chi programma: i tuoi bot
web-bots-about = Un tuo programma può sedersi a un tavolo come chiunque altro. Si fa riconoscere con una chiave, e gli altri vedono che è un programma.
web-bots-since = creato: { $when }
web-bots-name = Nome del bot
web-bots-add = Crea un bot
web-bots-token = Questa è la chiave di { $name }. Viene mostrata solo ora: copiala e tienila per te.
web-bots-token-label = Chiave
web-bots-copy = Copia
web-bots-try = Con Rummel c’è un bot per cominciare. Si siede a un tavolo e gioca:
web-bots-table = TAVOLO
web-bots-delete-of = Elimina { $name }
web-bots-delete-about = Abbandona le partite che sta giocando, e la sua chiave non vale più.
web-data = I tuoi dati
web-data-about = Scarica tutto quello che è salvato su di te, o fallo eliminare.
web-export = Scarica i miei dati
web-delete = Elimina
web-delete-account = Elimina l’account
web-delete-guest = Elimina tutti i miei dati
web-delete-about = Le partite in corso vengono abbandonate, il tuo nome viene cancellato dove hai giocato e tutto il resto viene eliminato. Non si può annullare.
web-delete-really = Elimina per sempre

## Matches and ratings

web-matches = Le mie partite
web-matches-running = In corso
web-matches-over = Finite
web-matches-counts = Partite vinte, per gioco
web-matches-won = { $won } su { $played } vinte
web-count-played = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
web-count-won = { $count ->
        [one] { $count } vittoria
       *[other] { $count } vittorie
    }
web-matches-more = Mostra altre
web-matches-none = Non hai ancora giocato.
web-matches-guest = Senza account vedi queste partite solo su questo dispositivo.
web-match-open = non ancora iniziata
web-match-waiting = aspetta gli altri
web-match-due = scadenza: { $when }
web-match-place = { $place ->
        [1] vinta
       *[other] posto { $place } su { $count }
    }
web-match-draw = pareggio
web-match-go-on = Continua
web-match-replay = Rivedi
web-match-replay-of = Rivedi: { $game }, { $names }
web-rated = in classifica
web-ratings = Classifica
web-ratings-place = Posto
web-ratings-rating = Forza
web-ratings-matches = Partite
web-ratings-yours = La tua forza è { $rating }, dopo { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }.
web-ratings-none = Nessuno ha ancora giocato una partita in classifica di questo gioco.
web-ratings-about = Contano solo i tavoli aperti per la classifica. Tutti cominciano da 1000; più partite giochi, più il numero è sicuro.
web-game = Gioco
