# The words of the server, and of what only happens between people.

event-resigned = { $seat } abbandona.
result-resigned = Non è rimasto nessuno contro cui giocare.
error-has-resigned = { $seat } ha già abbandonato.

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
