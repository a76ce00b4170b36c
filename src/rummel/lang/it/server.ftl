# The words of the server, and of what only happens between people.

event-resigned = { $seat } abbandona.
result-resigned = Non è rimasto nessuno contro cui giocare.
error-has-resigned = { $seat } ha già abbandonato.

## La riga di comando

cli-serve = Serve i giochi a browser e bot finché non lo fermi con Ctrl-C. Ogni opzione può venire anche dall’ambiente: RUMMEL_PORT, RUMMEL_DATABASE e così via.
    .short = Servire i giochi ai browser
cli-option-host = L’indirizzo su cui ascolta; 127.0.0.1 è solo questa macchina.
cli-option-port = La porta su cui ascolta; 0 per una qualsiasi libera.
cli-option-database = Dove si conserva tutto: sqlite:///FILE oppure postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Quanti processi servono; per più di uno ci vuole PostgreSQL.
cli-serving = Il tavolo è pronto. Apri l’indirizzo qui sopra in un browser; Ctrl-C ferma il server, e nulla va perso.
cli-refused-no-server = Mancano le parti del server. Installale con: pip install rummel[server]
cli-refused-serve = Il server non può ascoltare su { $host }, porta { $port }: { $reason }. Scegline un’altra con --port.

## At the table

error-table-unknown = Non c’è nessun tavolo «{ $table }». Controlla il link o chiedine uno nuovo.
error-table-full = Tutti i posti sono occupati. Puoi guardare, o aprire un tavolo tuo.
error-table-started = La partita è cominciata, quindi i posti non possono più cambiare.
error-table-not-started = La partita non è ancora cominciata.
error-table-over = La partita è finita.
error-table-not-over = Per questo bisogna aspettare la fine della partita.
error-table-paused = Gli orologi sono fermi. Falli ripartire prima di giocare.
error-seat-unknown = A questo tavolo non c’è il posto { $number }.
error-seat-taken = Quel posto è occupato. Scegline un altro.
error-seat-held = Hai già un posto a questo tavolo.
error-seat-none = Può farlo solo chi gioca a questo tavolo.
error-seats-open = { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    } Invita qualcuno, o fai sedere un bot.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-stale = Qualcuno ha fatto prima: il tavolo è cambiato da quando l’hai guardato. Guarda di nuovo e ripeti la mossa.
error-draft-pieces = Puoi costruire solo con quello che c’è sul tavolo e sul tuo leggio.
error-watch-closed = A questo tavolo non si può guardare.
error-chat-closed = A questo tavolo non c’è la chat.
error-hints-closed = A questo tavolo si è deciso di giocare senza suggerimenti.
error-rated-accounts = Le partite valide per la classifica sono per chi ha un account. Creane prima uno, o gioca fuori classifica.

## Everywhere

error-bad-setting = L’impostazione «{ $name }» non va bene: { $reason }
error-workers-sqlite = SQLite serve un solo processo. Per averne di più, indica in --database un database PostgreSQL.
error-not-signed-in = Prima dicci il tuo nome.
error-bad-request = Questo non si può leggere: { $reason }
error-bad-origin = Questa richiesta viene da un altro sito e non è stata eseguita.
error-not-found = A questo indirizzo non c’è nulla.
error-method-wrong = A questo indirizzo non si può fare.
error-too-large = È troppo lungo: il massimo è { $most } byte.
error-too-many = Troppo in una volta sola. Riprova tra { $seconds ->
        [one] un secondo.
       *[other] { $seconds } secondi.
    }
error-storage-down = In questo momento il server non può scrivere. Non è andato perso nulla: riprova tra qualche secondo.
error-server-fault = Qualcosa è andato storto sul server. Non è cambiato nulla; riprova.
