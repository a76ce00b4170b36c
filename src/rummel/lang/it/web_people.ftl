# Account, partite e classifica nel browser.

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
web-name-about = Con questo nome fai anche l’accesso. Ai tavoli dove hai già un posto resta quello vecchio.
web-devices = Dove hai fatto l’accesso
web-devices-end = Esci ovunque tranne qui
web-devices-ended = Fatto.
web-device-this = questo dispositivo
web-device-seen = ultima volta il { $when }
web-device-end = Esci
web-device-end-of = Esci: { $device }
web-bots = I tuoi bot
web-bots-about = Un tuo programma può sedersi a un tavolo come chiunque altro. Si fa riconoscere con una chiave, e gli altri vedono che è un programma.
web-bots-since = dal { $when }
web-bots-name = Nome del bot
web-bots-add = Crea un bot
web-bots-token = Questa è la chiave di { $name }. Viene mostrata solo ora: copiala e tienila per te.
web-bots-token-label = Chiave
web-bots-copy = Copia
web-bots-try = Con Rummel c’è un bot per cominciare. Si siede a un tavolo e gioca:
web-bots-table = TAVOLO
web-bots-delete-of = Elimina { $name }
web-bots-delete-about = Abbandona le partite che sta giocando, e la sua chiave non vale più.
web-program = un programma
web-data = I tuoi dati
web-data-about = Porta con te tutto quello che è salvato su di te, o fallo eliminare.
web-export = Scarica i miei dati
web-delete = Elimina
web-delete-account = Elimina l’account
web-delete-guest = Elimina tutto su di me
web-delete-about = Le partite in corso vengono abbandonate, il tuo nome viene cancellato dove hai giocato e tutto il resto viene eliminato. Non si può annullare.
web-delete-really = Elimina per sempre
web-matches = Le mie partite
web-matches-running = In corso
web-matches-over = Finite
web-matches-more = Mostra altre
web-matches-none = Non hai ancora giocato.
web-matches-guest = Senza account vedi queste partite solo su questo dispositivo.
web-match-open = non ancora iniziata
web-match-waiting = aspetta gli altri
web-match-due = entro { $when }
web-match-place = { $place ->
        [1] vinta
       *[other] posto { $place } su { $count }
    }
web-match-draw = pareggio
web-match-go-on = Continua
web-match-replay = Rivedi
web-match-replay-of = Rivedi: { $game }, { $names }
web-rated = in classifica
web-setup-rated = Valida per la classifica
web-rated-about = Conta per la classifica. Solo tra persone con un account, senza bot.
web-rated-table = Questo tavolo vale per la classifica. Per sederti ti serve un account.
web-ratings = Classifica
web-game = Gioco
web-ratings-place = Posto
web-name = Nome
web-ratings-rating = Forza
web-ratings-matches = Partite
web-ratings-yours = La tua forza è { $rating }, dopo { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }.
web-ratings-none = Nessuno ha ancora giocato una partita in classifica di questo gioco.
web-ratings-about = Contano solo i tavoli aperti per la classifica. Tutti cominciano da 1000; più partite giochi, più il numero è sicuro.
