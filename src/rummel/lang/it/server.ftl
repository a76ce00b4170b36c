### Words of the server: for those who run it, and what it refuses to people and programs.

## Running it

cli-serve = Serve i giochi a browser e bot finché non lo fermi con Ctrl-C. Ogni opzione può venire anche dall’ambiente: RUMMEL_PORT, RUMMEL_DATABASE e così via.
    .short = Servi i giochi ai browser
cli-option-host = L’indirizzo su cui ascolta; 127.0.0.1 è solo questa macchina.
cli-option-port = La porta su cui ascolta; 0 per una qualsiasi libera.
cli-option-database = Dove si conserva tutto: sqlite:///FILE oppure postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Quanti processi fanno da server; per più di uno ci vuole PostgreSQL.
cli-serving = Il tavolo è pronto. Apri l’indirizzo qui sopra in un browser; Ctrl-C ferma il server, e nulla va perso.
cli-serving-kept = Tutto si conserva in { $file }.
cli-refused-no-server = Mancano le parti del server. Installale con: pip install "rummel[server]"
cli-refused-serve = Il server non può ascoltare su { $host }, porta { $port }: { $reason }. Scegline un’altra con --port.
error-bad-setting = L’impostazione «{ $name }» non è valida: { $reason }
error-setting-unknown = L’impostazione { $name } non esiste. Intendi { $meant }?
error-workers-sqlite = SQLite funziona con un solo processo. Per averne di più, indica in --database un database PostgreSQL.

## Looking after it

cli-admin = Si occupa delle persone e dei tavoli di un server, nel suo database, che il server sia in funzione o no.
    .short = Occupati di un server
cli-admin-people = Elenca le persone, prima le più recenti: account, ospiti e bot che giocano con una chiave.
    .short = Elenco delle persone
cli-admin-option-search = Solo chi ha questo testo nel nome.
cli-admin-reset = Dà a un account una nuova password casuale, la mostra e chiude tutte le sue sessioni. NAME è un nome o un identificativo.
    .short = Dai a qualcuno una nuova password
cli-admin-reset-done = La nuova password di { $name }, mostrata solo qui:
cli-admin-end = Disconnette qualcuno ovunque. NAME è un nome o un identificativo.
    .short = Disconnetti qualcuno ovunque
cli-admin-end-done = { $count ->
        [one] È stata chiusa una sessione di { $name }.
       *[other] Sono state chiuse { $count } sessioni di { $name }.
    }
cli-admin-delete = Elimina una persona per sempre: le sue partite vengono abbandonate, il suo nome cancellato e tutto il resto che la riguarda rimosso. NAME è un nome o un identificativo.
    .short = Elimina una persona per sempre
cli-admin-delete-done = Tutto ciò che riguarda { $name } è stato eliminato.
cli-admin-tables = Elenca i tavoli, prima i più recenti.
    .short = Elenco dei tavoli
cli-admin-option-status = Solo i tavoli aperti (open), in gioco (playing) o finiti (over).
cli-admin-table = Mostra un tavolo come lo vede chi guarda, senza nulla di nascosto.
    .short = Mostra un tavolo
cli-admin-check = Rigioca ogni registro, controlla la registrazione di ogni partita finita e confronta tavoli e istantanee con il registro. Termina con 1 se qualcosa è diverso.
    .short = Confronta tutto con i registri
cli-admin-check-fine = { $count ->
        [one] È stato controllato un tavolo, e va tutto bene.
       *[other] Sono stati controllati { $count } tavoli, e va tutto bene.
    }
cli-admin-check-wrong = { $wrong ->
        [one] Un tavolo non corrisponde al suo registro.
       *[other] { $wrong } tavoli non corrispondono ai loro registri.
    } Controllati: { $count }.
cli-admin-rebuild = Elimina tutte le istantanee. Fanno solo risparmiare tempo: nei registri c’è tutto, e giocando se ne creano di nuove.
    .short = Elimina le istantanee
cli-admin-rebuild-done = { $count ->
        [one] È stata eliminata un’istantanea.
       *[other] Sono state eliminate { $count } istantanee.
    } Nei registri c’è tutto.
cli-admin-tidy = Rimuove i tavoli a cui nessuno torna e gli ospiti che non ci sono più, come fa il server ogni ora secondo le sue impostazioni.
    .short = Rimuovi ciò che nessuno riprende
cli-admin-tidy-done = Rimossi – tavoli: { $tables }, ospiti: { $guests }.
cli-admin-reports = Elenca le segnalazioni, le più recenti per prime, con le ultime righe che la persona segnalata ha scritto a quel tavolo.
    .short = Elenca le segnalazioni
cli-admin-option-close = Chiudi questa segnalazione: viene cancellata.
cli-admin-report-closed = La segnalazione { $id } è chiusa.
cli-refused-report-unknown = Non c’è nessuna segnalazione { $id }. Per elencarle: rummel admin reports
cli-admin-column-at = quando
cli-admin-column-reported = segnalato
cli-admin-column-by = da
cli-admin-column-reason = motivo
cli-admin-column-table = tavolo
cli-admin-column-text = testo
# What somebody is reported for, in lists and in the pages.
report-insult = insulti
report-name = nome offensivo
report-cheating = imbrogli
report-stalling = perdere tempo o andarsene
report-other = altro
cli-admin-backup = Copia un database SQLite in un file, anche mentre il server è in funzione. La copia contiene segreti: conservala con cura.
    .short = Copia il database
cli-admin-backup-done = Ora è tutto in { $path }. Conservalo con cura: contiene segreti.
cli-admin-column-id = identificativo
cli-admin-column-kind = tipo
cli-admin-column-matches = partite
cli-admin-column-created = dal
cli-admin-column-seen = ultima visita
cli-admin-column-status = stato
cli-admin-column-players = chi gioca
cli-admin-column-entries = registro
cli-admin-column-ended = finito il
cli-admin-column-wake = scadenza
cli-admin-column-setup = impostazioni
cli-admin-account = account
cli-admin-guest = ospite
cli-admin-bot = bot
cli-admin-open = aperto
cli-admin-playing = in gioco
cli-admin-over = finito
cli-admin-fault-log = Il registro non si può rigiocare.
cli-admin-fault-row = Il tavolo dice una cosa e il suo registro un’altra.
cli-admin-fault-snapshot = L’istantanea non porta dove porta il registro.
cli-admin-fault-places = I piazzamenti non sono quelli del risultato.
cli-admin-fault-record = La registrazione non si può controllare.
cli-refused-database = Il database non si può usare: { $reason }
cli-refused-database-version = Questo non è un database di questa versione di Rummel. Il server aggiorna quelli più vecchi quando parte.
cli-refused-person-unknown = Nessuno si chiama «{ $name }». Per elencare tutti: rummel admin people
cli-refused-person-several = Più persone si chiamano «{ $name }» ({ $count }). Scegli con l’identificativo; per elencarle: rummel admin people
cli-refused-person-guest = { $name } non ha un account, e quindi nemmeno una password.
cli-refused-backup-postgres = PostgreSQL ha un suo programma per questo: pg_dump -Fc -f { $path } URL

## Refusals: any request

error-not-signed-in = Prima dicci il tuo nome.
error-bad-request = Questo non si può leggere: { $reason }
error-bad-origin = Questa richiesta viene da un altro sito e non è stata eseguita.
error-not-found = A questo indirizzo non c’è nulla.
error-method-wrong = A questo indirizzo non si può fare.
error-too-large = È troppo lungo: il massimo è { $most } byte.
error-too-much-work = Richiederebbe troppo tempo al server, che si è fermato.
error-too-many = Troppo in una volta sola. Riprova tra { $seconds ->
        [one] un secondo.
       *[other] { $seconds } secondi.
    }
error-storage-down = In questo momento il server non può scrivere. Non è andato perso nulla: riprova tra qualche secondo.
error-server-fault = Qualcosa è andato storto sul server. Non è cambiato nulla; riprova.

## Refusals: people

error-name-taken = C’è già un account che si chiama «{ $name }». Scegli un altro nome, o accedi.
error-weak-password = Una password deve avere almeno { $least } caratteri e non può essere il tuo nome.
error-bad-login = Il nome o la password non sono giusti. Controllali e riprova.
error-account-held = Hai già un account.
error-account-needed = Per questo ti serve un account. Creane prima uno.
error-people-only = La chiave di un bot serve solo per giocare.
error-tokens-full = Puoi avere al massimo { $most } bot. Eliminane prima uno.
error-friend-link = Questo link non vale, o non vale più. Fattene mandare uno nuovo.
error-friend-self = Questo è il tuo link. Mandalo a qualcuno che conosci.
error-friends-full = Hai già { $most } amici, di più non si può. Prima rimuovi qualcuno.
error-friend-full = { $name } non ha posto per altri amici.
error-friend-requests = Oggi hai inviato { $most } richieste. Riprova domani.
error-friend-blocked = Hai bloccato { $name }. Prima togli il blocco nel tuo account.
error-friend-invited = Hai appena invitato { $name }. Aspetta un minuto.

## Refusals: tables

error-table-unknown = Non c’è nessun tavolo «{ $table }». Controlla il link o chiedine uno nuovo.
error-table-full = Tutti i posti sono occupati. Puoi guardare, o aprire un tavolo tuo.
error-table-started = La partita è cominciata, quindi i posti non possono più cambiare.
error-table-not-started = La partita non è ancora cominciata.
error-puzzle-unknown = Non c’è un rompicapo per il giorno { $day }: ci sono quelli degli ultimi trenta giorni.
error-table-over = La partita è finita.
error-table-not-over = Per questo bisogna aspettare la fine della partita.
error-table-paused = Gli orologi sono fermi. Falli ripartire prima di giocare.
error-seat-unknown = A questo tavolo non c’è il posto { $number }.
error-seat-taken = Quel posto è occupato. Scegline un altro.
error-seat-held = Hai già un posto a questo tavolo.
error-seat-none = Può farlo solo chi gioca a questo tavolo.
error-seat-closed = Non puoi sederti a questo tavolo. Scegline un altro.
error-seat-freed = Chi ha aperto il tavolo ha liberato il tuo posto. Puoi guardare, scegliere un altro tavolo o sederti di nuovo qui tra { $minutes ->
        [one] un minuto.
       *[other] { $minutes } minuti.
    }
error-seats-open = { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    } Invita qualcuno, o fai sedere un bot.
error-seats-many = Hai già un posto a { $most } tavoli che non hanno ancora iniziato. Prima lasciane uno.
error-pledge-none = Non hai sigillato parole prima di questa partita, quindi non ce ne sono da rivelare.
error-reveal-words = Queste parole non corrispondono al sigillo che hai dato prima della partita.
error-reveal-late = La manche { $round } è già stata distribuita, senza queste parole.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-stale = Qualcuno ha fatto prima: il tavolo è cambiato da quando l’hai guardato. Guarda di nuovo e ripeti la mossa.
error-draft-pieces = Puoi costruire solo con quello che c’è sul tavolo e quello che hai tu.
error-watch-closed = Questo tavolo si gioca senza pubblico.
error-chat-closed = A questo tavolo non c’è la chat.
error-hints-closed = A questo tavolo si è deciso di giocare senza suggerimenti.
error-rated-accounts = Le partite valide per la classifica sono per chi ha un account. Creane prima uno, o gioca fuori classifica.
error-seat-nobody = Lì non siede nessun altro.
error-push-closed = Questo server non invia notifiche.
error-push-address = Non è l’indirizzo di un servizio di notifiche.
# A notice on a phone; its title is the name of the game.
push-turn = Tocca a te.
push-invite = { $name } ti invita a un tavolo.
error-replay-round = { $over ->
        [0] Nessuna manche di questa partita è ancora finita. Una manche si può rivedere quando è finita.
       *[other] La manche { $round } non si può rivedere: si può solo con le manche finite.
    }
error-replay-step = In questa manche non c’è il passo { $step }. L’ultimo è { $last }.
