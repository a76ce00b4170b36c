### Words of the command line: commands, tables, turns at the keyboard, score sheets.

## Commands

cli-rummel = Giochi di ramino nel terminale. Comincia con «rummel play», o guarda «rummel games».
    .short = Giochi di ramino nel terminale
cli-games = Elenca i giochi.
    .short = Elenco dei giochi
cli-rules = Spiega come si gioca a GAME e che cosa si può cambiare con --option.
    .short = Come si gioca, e le opzioni
cli-play = Gioca a GAME qui: tu e altre persone a questa tastiera, e bot. Senza GAME scegli da un elenco.
    .short = Gioca a questa tastiera
cli-score = Tiene il punteggio di GAME per chi gioca con carte o tessere vere.
    .short = Tieni i punti di un tavolo vero
cli-simulate = Fa giocare a GAME dei bot tra loro e riassume i risultati.
    .short = Fai giocare i bot
cli-arena = Fa giocare a GAME dei bot tra loro e dice qual è il migliore. Ogni distribuzione si gioca con tutti gli scambi di posto, così la fortuna si annulla.
    .short = Scopri quale bot è più forte
cli-generate = Fa giocare dei bot a GAME, una manche dopo l’altra, e scrive tutto in file per la ricerca: come registrazioni, o come array con una riga per decisione. Quello che c’è già non viene rifatto.
    .short = Crea dati per la ricerca
cli-replay = Mostra la registrazione FILE mossa per mossa.
    .short = Rivedi una registrazione mossa per mossa
cli-show = Mostra una posizione come si presenta sul tavolo. Metti POSITION tra apici.
    .short = Mostra una posizione
cli-verify = Controlla che la registrazione FILE sia valida e la distribuzione onesta. Codice di uscita 0: lo è; 1: non lo è.
    .short = Controlla una registrazione
cli-solve = Trova il turno migliore per delle posizioni, una per riga come testo o come oggetto JSON, da FILE o dallo standard input.
    .short = Trova il turno migliore per una posizione
cli-hint = Dice che cosa era meglio in una registrazione FILE prima della mossa di una riga, o che cosa è meglio ora in una partita salvata o in una posizione.
    .short = Che cosa era meglio, o lo è ora

## Flags of the commands

cli-option-lang = La lingua di tutti i testi, per esempio it.
cli-option-version = Mostra la versione.
cli-option-json = Scrive JSON, per i programmi.
cli-option-seats = Chi gioca, in ordine: nomi di persone, e per i bot bot:mia (principiante), bot:leo, bot:nora, bot:viktor o bot:ada (la maestra). «me,ana,bot:nora»: tu, Ana e un bot che gioca con giudizio.
cli-option-bots = Quali bot giocano, in ordine: bot:random,bot:random.
cli-option-option = Cambia una regola; si può dare più volte. «rummel rules GAME» elenca che cosa si può cambiare.
cli-option-seed = Distribuisce a partire da questo testo e non a caso: lo stesso testo dà le stesse carte.
cli-option-record = Scrive una registrazione della partita in FILE.
cli-option-record-folder = Scrive una registrazione di ogni partita in FOLDER.
cli-option-save = Dove conservare la partita se esci prima della fine.
cli-option-resume = Riprende una partita salvata in FILE.
cli-option-position = Una posizione in una riga di testo, tra apici.
cli-option-matches = Quante partite.
cli-option-arena-bots = Quali bot si affrontano, separati da virgole.
cli-option-pairs = Quante distribuzioni. Ognuna si gioca una volta per ogni modo di far sedere i bot.
cli-option-arena-resume = Conserva in FILE le distribuzioni finite e, se esiste già, prosegue da lì.
cli-option-jobs = Quanti processi giocano insieme; se manca, uno per core. Il risultato è lo stesso.
cli-option-ray = Gioca su un cluster Ray: il suo indirizzo (host:port o ray://host:port), «auto» per quello già attivo qui, o «local» per uno proprio con --jobs processi. Il risultato è lo stesso.
cli-option-out = La cartella dei file. Lo stesso comando, dato un’altra volta, prosegue da dove si era fermato.
cli-option-format = records: partite di una manche, in righe di JSON. arrays: file Parquet con quello che a ogni decisione si vedeva, si poteva fare e si è fatto.
cli-option-generate-bots = Quali bot giocano, posto per posto, separati da virgole. Un solo nome vale per tutti i posti.
cli-option-rounds = Quante manche.
cli-option-part = Quante manche vanno in un file.
cli-option-seat = Mostra solo quello che poteva vedere questo giocatore: un nome, o un numero contato da 1.
cli-option-receipt = Confronta la registrazione con la ricevuta che il tuo dispositivo ha conservato.
cli-option-line = La riga della registrazione di cui si esamina la mossa.
cli-option-file = Dove si conserva il foglio; se esiste già, si riprende quello.
cli-option-players = I nomi dei giocatori, nell’ordine in cui siedono; per primo chi comincia.

## Lists of games and rules

cli-column-id = gioco
cli-column-name = nome
cli-column-players = gioc.
cli-column-sheet = foglio
cli-column-about = di che si tratta
cli-rules-options = Che cosa si può cambiare con --option
cli-rules-disputed = Casi dubbi

## Bots against bots

cli-column-player = giocatore
cli-column-bot = bot
cli-column-wins = vittorie
cli-column-draws = pareggi
cli-column-points = punti a partita
cli-column-games = partite
cli-column-seat-points = punti a partita
cli-column-rating = forza
cli-column-pairing = sfida
cli-column-score = risultato
cli-column-interval = intervallo al 95%
cli-column-lead = vantaggio in punti
cli-simulated = { $matches ->
        [one] Una partita
        [many] { $matches } di partite
       *[other] { $matches } partite
    }, { $rounds ->
        [one] una manche
        [many] { $rounds } di manche
       *[other] { $rounds } manche
    }, { $moves ->
        [one] una mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }, dal seme casuale «{ $seed }».
cli-simulated-draws = Pareggi: { $count }
cli-simulated-shared = Vittorie condivise: { $count }
cli-outcomes = Come sono finite le manche
cli-speed = Mosse al secondo qui: { $count }.
cli-arena-played = { $deals ->
        [one] Una distribuzione
        [many] { $deals } di distribuzioni
       *[other] { $deals } distribuzioni
    }, { $games ->
        [one] una partita
        [many] { $games } di partite
       *[other] { $games } partite
    }, { $moves ->
        [one] una mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }, dal seme casuale «{ $seed }».
cli-arena-note = Il risultato è la quota di vittorie del primo bot. L’intervallo prende come campione ogni distribuzione, non ogni partita. La forza è quella di OpenSkill, con il doppio della sua incertezza.
cli-generated = Manche in { $path }: { $rounds }
cli-generated-now = Fatte ora: { $rounds } (decisioni: { $decisions })
cli-generated-speed = Manche al secondo qui: { $count }

## Records

cli-valid = { $path } è valido. Ecco che cosa dimostra:
cli-bent = { $path } non è quello che dice la tua ricevuta. Conservali entrambi.
cli-invalid = { $path } non è valido.
cli-checked-header = ✓ Il gioco, le sue regole e i posti si possono leggere.
cli-checked-results = ✓ I punti e il risultato corrispondono alle mosse.

## Setting up a match

cli-menu = A quale gioco vuoi giocare?
cli-menu-ask = Numero o nome (1–{ $count }, o quit):
cli-you = Giocatore
cli-bot = Bot
cli-bot-name = Bot { $number }
cli-commitment = Le distribuzioni sono ora fissate da un segreto. Ecco il suo impegno, per controllarlo più tardi: { $commitment }
cli-ask-words = Scrivi qualche parola da mescolare nella distribuzione, o premi Invio:
cli-ask-words-of = { $name }, scrivi qualche parola da mescolare nella distribuzione, o premi Invio:

## The table

cli-round = manche { $number }
cli-cards = { $count ->
        [one] 1 pezzo
       *[other] { $count } pezzi
    }
cli-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
cli-is-you = { $seat } (tu)
cli-your-hand = La tua mano:
cli-hand-of = Mano di { $seat }:
cli-hand-empty = non resta nulla
cli-table-empty = sul tavolo non c’è ancora nulla
cli-stock = { $count ->
        [0] Non resta nulla da pescare.
        [one] Da pescare: 1.
       *[other] Da pescare: { $count }.
    }
cli-discard = Scarto:
cli-melds = Tavolo:
cli-colours = Colori:
cli-piles = Mazzi:
cli-to-open = Apertura:
cli-needed = { $points ->
        [0] basta qualsiasi combinazione
        [one] serve { $points } punto
       *[other] servono { $points } punti
    }
cli-opened = ha aperto
cli-drawn = Appena pescata:
cli-heroes = eroi
cli-villains = criminali

## A turn

cli-prompt = { $seat }>
cli-moves = Puoi:
cli-moves-many = ({ $count } modi; «moves» li elenca)
cli-log-more = … { $count ->
        [one] un altro evento prima di questo
       *[other] altri { $count } eventi prima di questo
    }; «log» mostra tutto.
cli-pass-keyboard = Passa la tastiera: tocca a { $seat }, che deve premere Invio:
cli-hide = Premi Invio per nascondere la tua mano:
cli-enter = Scrivi una mossa, o «help».
cli-ambiguous = «{ $text }» potrebbe essere { $words }. Scrivi qualche lettera in più.
cli-unknown-word = Non conosco «{ $text }». «help» elenca che cosa puoi scrivere.
cli-not-so = «{ $text }» non si scrive così, ma:
cli-no-undo = Non c’è nulla da annullare: la tua ultima mossa ha chiuso il turno o ti ha mostrato qualcosa di nuovo.
cli-help-end = ▶ segna ciò che è possibile ora. Le parole si possono abbreviare.
cli-help-cards = Le carte si scrivono 7h, 10c, Kd o 13d: c fiori, d quadri, h cuori, s picche; A asso, J fante, Q regina, K re.
cli-help-tiles = Le tessere si scrivono con il numero e la lettera del colore, come 7h o 13c: { $colours }.
cli-help-joker = * è un jolly, e *=7h un jolly che rappresenta 7h.
cli-do-help = help [PAROLA] – che cosa puoi scrivere
cli-do-moves = moves – tutte le mosse possibili che si possono elencare
cli-do-hint = hint – che cosa potresti calare, ma non come
cli-do-best = best – come calare il massimo, o che cosa farebbe un buon giocatore
cli-do-best-move = best – che cosa farebbe un buon giocatore
cli-do-table = table – mostra di nuovo il tavolo
cli-do-hand = hand – mostra di nuovo la tua mano
cli-do-sort = sort suit | number – ordina la tua mano per seme o colore, oppure per numero
cli-do-undo = undo – annulla la tua ultima mossa, se non hai visto nulla di nuovo
cli-do-score = score – il foglio dei punti
cli-do-log = log – tutto quello che è successo in questa manche
cli-do-rules = rules – come si gioca
cli-do-quit = quit – esci; la partita viene salvata
cli-not-saved = Se esci ora, la partita va persa: { $reason }
cli-saved = La tua partita è salvata. Per continuare: rummel play --resume { $path }

## A turn that is built from melds

cli-draft-hint = Prepara il turno con «meld 5h 6h 7h» e «add 9h 3», poi «done»; «help» dice di più.
cli-do-done = done – cala tutto così com’è e chiudi il turno
cli-do-show = show – il tavolo come l’hai preparato finora
cli-do-reset = reset – rimetti tutto a posto
cli-draft = Bozza:
cli-draft-loose = Sciolte:
cli-draft-laid = Cali:
cli-draft-opening = { $points } su { $needed } punti
cli-draft-fault = Combinazione { $number }: { $reason }
cli-draft-fine = Tutte le combinazioni sono valide. «done» le cala.
cli-refused-draft-not-there = { $piece } non è in { $meld }.
cli-refused-draft-split = Puoi tagliare { $meld } dopo un numero di pezzi da 1 a { $most }.
cli-refused-draft-no-meld = La combinazione { $number } non esiste; { $count ->
        [0] sul tavolo non ce n’è nessuna
        [one] sul tavolo ce n’è una
       *[other] sul tavolo ce ne sono { $count }
    }.
cli-refused-draft-open = Hai cominciato a preparare il turno. «done» lo cala, «reset» rimette tutto a posto.
cli-refused-draft-empty = Non hai ancora cambiato nulla. Comincia con «meld» o «add».
cli-refused-draft-loose = Questo è ancora sciolto e deve entrare in combinazioni: { $pieces }.

## Hints and best turns

cli-hint-lay = Potresti calare { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    } per un valore di { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
cli-hint-opening = Non puoi ancora aprire: { $reached } su { $needed } punti.
cli-hint-nothing = Ora non si può calare nulla.
cli-hint-no-lay = Questo non è il momento di calare.
cli-best-move = La migliore: { $move }
cli-solve-line = Riga { $number }: { $reason }
cli-solve-before = Prima:
cli-solve-after = Dopo:
cli-solve-laid = Calato:
cli-solve-left = Avanza:
cli-solve-sum = Somma:
cli-solve-count = { $count ->
        [one] un pezzo
       *[other] { $count } pezzi
    }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
cli-solve-unproven = Potrebbe esserci di meglio: la ricerca è stata interrotta prima della fine.

## After a round and a match

cli-round-over = Fine della manche { $number }
cli-reveal = Il segreto di questa manche, per controllare la distribuzione: { $seed }
cli-next-first = Comincia la prossima: { $seat }.
cli-next-open = Chi comincia la prossima manche si decide di nuovo.
cli-next-round = Premi Invio per la prossima manche:
cli-match-over = Fine della partita
cli-recorded = La registrazione è in { $path }; «rummel verify { $path }» la controlla.
cli-sheet-round = manche
cli-sheet-total = totale

## The score sheet

cli-score-head = Foglio dei punti: { $game }
cli-score-hint = Inserisci i punti di ogni giocatore nella manche, per esempio -10 -5 +23 -8. Dove contano le tessere o le carte rimaste, puoi inserire quelle, con una barra tra un giocatore e l’altro e - per chi vince: 13h * / - / 5c 5d. «undo» cancella l’ultima manche, «edit 2» corregge la manche 2, «sheet» mostra il foglio, «quit» esce; tutto viene salvato subito.
cli-score-tally = Oppure lascia contare il foglio: scrivi che cosa ha ogni squadra, con una barra in mezzo, e le carte in mano così come sono: { $example }. Valgono:
cli-score-ask = Manche { $number }:
cli-score-edit = Nuovi punti della manche { $number }:
cli-score-over = La partita è finita (undo, edit, quit):
cli-ask-players = I nomi dei giocatori, separati da virgole, partendo da chi comincia:
cli-sheet-saved = Il foglio è in { $path }.

## Refusals

cli-usage = { $command }: { $message }. «{ $command } --help» spiega come si usa.
cli-refused-file-missing = Il file { $path } non esiste.
cli-refused-file-folder = { $path } è una cartella, non un file.
cli-refused-file-forbidden = Non si può aprire { $path }: non hai il permesso.
cli-refused-file-failed = Non si può usare { $path }: { $reason }.
cli-refused-file-large = { $path } è troppo grande per essere uno dei nostri file.
cli-refused-file-exists = { $path } esiste già e non viene sovrascritto. Scegli un altro nome.
cli-refused-folder = Non si può creare la cartella { $path }: { $reason }.
cli-refused-setting = «{ $text }» non è un’impostazione. Scrivila come chiave=valore.
cli-refused-setting-twice = L’opzione { $option } compare due volte.
cli-refused-name = «{ $name }» non può essere un nome: servono da 1 a 20 caratteri visibili.
cli-refused-name-twice = Due giocatori si chiamano «{ $name }». Dai loro nomi diversi.
cli-refused-only-bots = «{ $name }» non è un bot: in una simulazione siedono solo bot, come bot:random.
cli-refused-resume-alone = Una partita salvata porta con sé gioco, posti, opzioni e seme casuale: non indicarli con --resume.
cli-refused-position-alone = Una posizione porta con sé gioco e opzioni e non ha registrazione: con --position indica solo --seats, --seed e --save.
cli-refused-save = { $path } non è una partita salvata: { $reason }.
cli-refused-save-version = { $path } è stato salvato da un’altra versione ({ $version }) di questo programma.
cli-refused-save-move = La mossa { $number } in { $path } non è possibile: { $reason }.
cli-refused-seat = Non c’è nessun posto «{ $text }». Può essere un nome ({ $names }) o un numero da 1 a { $count }.
cli-refused-sheet = { $path } non è un foglio dei punti: { $reason }.
cli-refused-sheet-version = { $path } è stato scritto da un’altra versione ({ $version }) di questo programma.
cli-refused-sheet-game = { $path } è un foglio di { $game }. Scegli un altro file.
cli-refused-sheet-there = { $path } riprende con i propri giocatori e le proprie opzioni; non indicarne altri.
cli-refused-players-needed = Chi gioca? Indica i nomi con --players.
cli-refused-hint-line = Indica quale mossa guardare con --line N, la sua riga nella registrazione.
cli-refused-hint-no-move = Alla riga { $number } di questa registrazione non c’è nessuna mossa.
cli-refused-hint-what = Indica un FILE oppure --position, e --line solo per una registrazione.
cli-refused-arena-pairs = Non si possono giocare { $count } distribuzioni: scegli da 1 a { $most }.
cli-refused-arena-jobs = Non possono giocare { $count } processi: scegline almeno 1.
cli-refused-arena-twice = Il bot { $bot } compare due volte. Indica ogni bot una volta sola.
cli-refused-arena-alone = Un bot da solo non ha nessuno contro cui giocare. Indicane due o più, come steady,greedy.
cli-refused-arena-resume-other = { $path } è di un’altra esecuzione: il gioco, le regole, i bot o il seme casuale sono diversi. Scegli un altro file.
cli-refused-arena-resume-version = { $path } è stato scritto da un’altra versione ({ $version }) di questo programma.
cli-refused-arena-resume-damaged = { $path } non è un file dell’arena: la riga { $line } non si può leggere.
cli-refused-ray-missing = Ray non è installato. Installalo con: pip install "rummel[ray]"
cli-refused-ray-address = «{ $address }» non è l’indirizzo di un cluster Ray. Scrivi host:port, ray://host:port, auto o local.
cli-refused-ray-unreachable = A { $address } non si raggiunge nessun cluster Ray: { $reason }. Controlla che sia attivo, o usa --ray local.
cli-refused-ray-version = Ogni macchina del cluster ha bisogno della stessa versione di Rummel di questa, { $here }. Versione là: { $version }. Installala là con: pip install "rummel[ray]"
cli-refused-ray-failed = Il cluster si è arreso: { $reason }. Quello che è stato scritto con --resume o --out non è perso: dai di nuovo lo stesso comando.
cli-refused-worker-lost = Un processo su questa macchina è stato interrotto a metà del lavoro, forse per mancanza di memoria. Quello che è stato scritto con --resume o --out non è perso: dai di nuovo lo stesso comando, meglio con un --jobs più piccolo.
cli-refused-data-missing = Per gli array servono NumPy e PyArrow. Installali con: pip install "rummel[data]"
cli-refused-generate-part = In un file non vanno { $count } manche: scegli da 1 a { $most }.
cli-refused-generate-rounds = Non si possono fare { $count } manche: scegli da 1 a { $most }, o mettine di più in un file con --part.
cli-refused-generate-match = Qui ogni manche sta da sola: togli l’opzione { $option }.
cli-refused-generate-other = { $path } è di un’altra esecuzione: il gioco, le regole, i bot, il seme casuale, il formato, --part o la versione sono diversi. Scegli un’altra cartella.
cli-refused-generate-foreign = In { $path } ci sono altri file. Scegli una cartella nuova o vuota.
cli-refused-generate-damaged = { $file } in { $path } non si può leggere, o è di un’altra esecuzione. Cancellalo e verrà rifatto.
