### Words of every game: the engine's own, for the terminal, the server and the pages alike.

## The language

language-name = Italiano

## Seats and lists

seat = Giocatore { $number }
list-and = { $before } e { $last }
list-or = { $before } o { $last }

## Bots

bot-mia = Mia
    .about = Sta ancora imparando: le sfuggono molte cose ed è facile batterla.
bot-leo = Leo
    .about = Gioca per divertirsi: vede le mosse semplici e si lascia sfuggire quelle astute.
bot-nora = Nora
    .about = Gioca con giudizio e sbaglia poco: una buona avversaria per quasi tutti.
bot-viktor = Viktor
    .about = Gioca da anni: vede quasi tutto e regala poco.
bot-ada = Ada
    .about = La maestra: ricorda tutto, sa aspettare a lungo e gioca per vincere.
bot-named = { $name } (bot)

## Suits of cards, colours of tiles

suit-c = fiori
suit-d = quadri
suit-h = cuori
suit-s = picche
colour-blue = blu (c)
colour-yellow = giallo (d)
colour-red = rosso (h)
colour-green = verde (s)
colour-black = nero (c)
colour-grey = grigio (d)
colour-purple = viola (h)

## Options of every game

option-players = Giocatori
    .about = Quante persone e quanti bot siedono al tavolo.
option-rounds = Manche
    .about = Quante manche ha la partita; 0 se a chiuderla sono solo i punti.
option-target = Punti che chiudono la partita
    .about = La partita finisce quando qualcuno arriva a questo punteggio, a favore o a sfavore; 0 se a chiuderla sono solo le manche.
option-max-rounds = Massimo di manche
    .about = Dopo questo numero di manche la partita finisce, quali che siano i punti.
option-last-round-decides = L’ultima manche fa da spareggio
    .about = Tra chi è in testa con lo stesso totale vince chi ha fatto meglio nell’ultima manche.
option-extra-round = Manche extra in caso di pareggio
    .about = Una parità in testa si decide con un’altra manche invece di una vittoria condivisa o di un pareggio.
option-group-match = La partita
option-group-deal = Distribuzione e inizio
option-group-turn = Il turno
option-group-melds = Che cosa si può calare
option-group-opening = La prima calata
option-group-table = Sul tavolo
option-group-end = Fine della manche
option-group-score = Punti
option-group-clock = Tempo
option-group-limits = Limiti

## Events

event-dealt = { $cards ->
        [one] Distribuita una a testa
       *[other] Distribuite { $cards } a testa
    }{ $stock ->
        [0] .
        [one] ; ne resta una da pescare.
       *[other] ; ne restano { $stock } da pescare.
    }
event-starts = Comincia { $seat }.
    .you = Cominci tu.
event-drew = { $seat } pesca.
    .you = Peschi.
event-got = Ricevi { $pieces }.
event-took = { $seat } prende { $pieces }.
    .you = Prendi { $pieces }.
event-melded = { $seat } cala { $melds }.
    .you = Cali { $melds }.
event-added = { $seat } attacca { $pieces } alla combinazione { $meld }.
    .you = Attacchi { $pieces } alla combinazione { $meld }.
event-discarded = { $seat } scarta { $pieces }.
    .you = Scarti { $pieces }.
event-passed = { $seat } passa.
    .you = Passi.
event-timed-out = { $seat } ha esaurito il tempo.
    .you = Hai esaurito il tempo.
event-resigned = { $seat } abbandona.
    .you = Abbandoni.
event-round-over = Fine della manche.
event-left = { $points ->
        [0] A { $seat } non avanza nulla.
        [one] A { $seat } avanza un punto.
       *[other] A { $seat } avanzano { $points } punti.
    }
    .you = { $points ->
            [0] Non ti avanza nulla.
            [one] Ti avanza un punto.
           *[other] Ti avanzano { $points } punti.
        }
event-match-over = { $win ->
        [draw] Fine della partita. Non vince nessuno: pareggio.
        [team] Fine della partita. Vince la squadra: { $winners }.
        [shared] Fine della partita. Vittoria condivisa: { $winners }.
       *[alone] Fine della partita. Vittoria: { $winners }.
    }

## How a match ended

result-target = Raggiunti i punti che chiudono la partita.
result-rounds = Tutte le manche sono state giocate.
result-cap = La partita ha raggiunto il suo massimo di manche.
result-resigned = Non è rimasto nessuno contro cui giocare.
won = { $win ->
        [draw] Pareggio: non vince nessuno
        [team] Vince la squadra: { $winners }
        [shared] Vittoria condivisa: { $winners }
       *[alone] Vittoria: { $winners }
    }
sheet-bonus = Premio
tally-melds = Carte calate
tally-left = Carte in mano
tally-rest = Resto
tally-taken = Quello che perdono gli altri
tally-difference = Differenza dei resti: { $more } − { $less }
tally-won = Manche vinta

## Reasons of hints

why-goes-out = Così non ti resta più niente.
why-joker-kept = Ti tieni il jolly.
why-alone = { $piece } non lega con nient’altro che hai.
why-completes = { $piece } completa { $pieces }.
why-longer = { $piece } allunga una combinazione: { $pieces }.
why-no-meld = { $piece } non ti completa nessuna combinazione.
why-refused = { $seat } ha scartato o lasciato { $pieces }: segno che lì serve a poco.
why-sure = Il bot migliore gioca così in { $sure } casi su 10.

## Refusals: notation

error-bad-piece = «{ $text }» non è né una carta né una tessera. Scrivi il numero e poi la lettera del seme o del colore: 7h, 10c, Ks o 13s, e * per un jolly.
error-bad-meld = «{ $text }» non è un elenco di carte o tessere. Separale con spazi: 5h 6h 7h.
error-bad-move = Non capisco la mossa «{ $text }». Qui valgono: { $moves }.
error-bad-number = «{ $text }» non è un numero intero.

## Refusals: rules and seats

error-unknown-game = Non c’è nessun gioco di nome «{ $game }». Scegli tra questi: { $games }.
error-unknown-option = { $game } non ha l’opzione «{ $option }». Le sue opzioni sono: { $options }.
error-unknown-bot = Non c’è nessun bot di nome «{ $bot }». Scegli tra questi: { $bots }.
error-unknown-language = Non ci sono ancora testi in «{ $language }». Scegli tra queste lingue: { $languages }.
error-bad-option = «{ $value }» non è un valore dell’opzione { $option }. Può essere: { $expected }.
error-options-clash = Le opzioni { $first } e { $second } si contraddicono. Cambiane una.
error-bad-seats = Giocatori a { $game }: { $numbers }; non possono essere { $players }.
error-bot-failed = Il bot «{ $bot }» non può continuare a giocare: { $reason } ({ $move }). È un difetto del programma. Segnalalo, per favore, con questo messaggio, le opzioni e il seme casuale.

## Refusals: moves

error-not-your-turn = Ora non è il turno di { $seat }.
error-round-over = La manche è finita: nessuno può giocare finché non si distribuisce la prossima.
error-match-over = La partita è finita.
error-round-not-over = Questa manche va giocata fino in fondo prima di distribuire la prossima.
error-wrong-phase = «{ $move }» non è possibile in questo momento del turno. Guarda quali mosse lo sono.
error-not-in-hand = Non hai { $piece }.
error-wrong-move = «{ $move }» non è una mossa di questo gioco.
error-no-seat = Il posto «{ $text }» non c’è. I posti si contano da 0 e l’ultimo è { $last }.
error-has-resigned = { $seat } ha già abbandonato.
error-clock-only = Questo può dirlo solo l’orologio. Se l’orologio lo tieni tu, usa Match.time_out.
error-deals-outside = Questa partita riceve da fuori la chiave di ogni distribuzione. Distribuisci la prossima manche con rummel.match.next_round e una chiave.

## Refusals: melds

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

## Refusals: records and deals

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

## Refusals: score sheets

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
error-sheet-sides = Scrivi un valore per squadra, con una barra in mezzo. Ne servono: { $needed }; qui: { $count }.
error-sheet-many = «{ $word }» non può essere { $count }: al massimo { $most }.
error-sheet-melds = Con questi premi le combinazioni valgono almeno { $needed }, non { $points }: scrivi quanto valgono tutte le carte calate.

## Refusals: lessons

error-lesson-unknown = La lezione «{ $game }» non ha questo esercizio. Numero di esercizi: { $tasks }.
error-lesson-other = Le regole lo permettono, ma questo esercizio chiede un’altra cosa. Rileggilo o fattelo mostrare.
error-lesson-long = Un esercizio ha al massimo { $most } mosse. Ricomincialo.
error-puzzle-more = Così ne cali { $laid }, ma se ne possono calare { $most }. Cerca ancora.

## Refusals: positions as text

error-position-long = Una posizione ha al massimo { $most } caratteri. Togli quello che hai copiato per sbaglio.
error-position-field = Una posizione di questo gioco non ha «{ $field }». I suoi campi, scritti come campo=valore, sono: { $fields }.
error-position-twice = «{ $field }» compare due volte. Scrivilo una volta sola.
error-position-lacks = Manca «{ $field }». Aggiungilo, o togli quello che gli appartiene.
error-position-value = «{ $value }» non è un valore di { $field }. Può essere: { $expected }.
error-position-seats = { $field } vuole un valore per ogni posto: { $players }, non { $count }.
error-position-copies = { $piece } compare troppe volte: { $count }, e il gioco ne ha { $most }. Controlla mani, mazzi e combinazioni.
error-position-count = Mani, mazzi e combinazioni hanno in tutto { $count } pezzi, compresi quelli coperti, e il gioco ne ha { $pack }. Correggi un numero, o scrivi ?rest in uno dei mazzi.
error-position-clash = { $first } e { $second } non possono stare così insieme. Cambiane uno.
error-position-stuck = In questa posizione nessuno potrebbe muovere. Cambia la fase, o la mano di chi è di turno.
error-position-no-deal = In { $tries } tentativi non si è trovato nulla che possa stare coperto qui. Indica più carte nelle mani.
error-position-open = Quello che è coperto in { $field } qui si dovrebbe vedere. Scrivi i pezzi al posto di «?».

## Refusals: positions for the arranger

error-solve-line = Questa posizione non si può leggere: { $reason }. Ogni riga è un oggetto JSON con «game» e «rack» e, se vuoi, «table», «rules», «opened» e «objective».
error-solve-no-melds = In questo gioco non c’è nulla da sistemare: non ha combinazioni.
error-solve-copies = { $piece } compare più volte di quante ce ne sono in questo gioco ({ $most }). Controlla il tavolo e la mano.
error-solve-jokers = Ci sono { $count } jolly; il massimo è { $most }.
error-solve-rack-long = La mano ha { $count } pezzi; il massimo è { $most }.
error-solve-table = Sul tavolo c’è qualcosa che non è una combinazione. Tutto deve essere in scale o serie.
error-solve-rules = Queste regole si contraddicono, oppure un valore o un obiettivo è fuori dai limiti.
error-solve-limit = Un limite è sotto lo zero o troppo alto.

## What a record proves about its deals, and what only a receipt can

fair-seeds-receipt = Il server aveva fissato la sua parte di tutte le distribuzioni prima che si conoscessero le parole dei giocatori: è proprio la parte che la ricevuta aveva conservato.
fair-seeds-record = La sola registrazione non mostra che il server avesse fissato la sua parte prima che si conoscessero le parole dei giocatori. Lo mostra la ricevuta di chi ha giocato.
fair-seeds-plain = Le carte di questa partita sono state distribuite con il vecchio metodo: niente mostra che il server avesse fissato la sua parte prima che si conoscessero le parole dei giocatori.
fair-seeds-changed = La parte del server non è quella che la ricevuta ha conservato prima che si conoscessero le parole: è stata sostituita.
fair-words-receipt = Tutte le parole erano sigillate prima che se ne conoscesse una: i sigilli sono proprio quelli che la ricevuta aveva conservato.
fair-words-record = La sola registrazione non mostra che tutte le parole fossero sigillate prima che se ne conoscesse una. Lo mostra la ricevuta di chi ha giocato.
fair-words-plain = Il vecchio metodo non ha sigilli: l’ultimo giocatore, o il server, può aver conosciuto prima tutte le altre parole.
fair-words-changed = I sigilli non sono quelli che la ricevuta ha conservato prima che si conoscessero le parole: sono stati sostituiti.
fair-used-all = Le parole di tutti i giocatori entrano in ogni distribuzione.
fair-used-some = Tutte le parole sigillate entrano in ogni distribuzione. Non hanno sigillato niente: { $names }.
fair-used-missing = Distribuzioni fatte senza le parole di questi giocatori (manche tra parentesi): { $missing }. Tutte le altre parole sigillate vi entrano.
fair-used-none = Nessuno ha sigillato parole: le carte vengono soltanto dal server.
fair-used-left-out = Il tuo dispositivo ha rivelato le sue parole, ma queste manche sono state distribuite senza: { $rounds }.
fair-used-changed = In queste manche entrano parole diverse da quelle che il tuo dispositivo ha rivelato: { $rounds }.
fair-used-plain = Quello che i giocatori hanno aggiunto entra in ogni distribuzione, ma niente mostra che nessuno l’abbia sostituito.
fair-cards-record = Le carte di ogni manche derivano dalla parte del server e dalle parole dei giocatori.
fair-cards-receipt = Le carte di ogni manche derivano dalla parte del server e dalle parole dei giocatori, e la tua mano era quella che il tuo dispositivo ha visto.
fair-cards-changed = Nella manche { $round } il tuo dispositivo ha visto una mano diversa da quella della registrazione.
fair-moves-record = Ogni mossa segue le regole.
fair-moves-changed = Le regole della registrazione non sono quelle che il tuo dispositivo ha visto prima della partita.
