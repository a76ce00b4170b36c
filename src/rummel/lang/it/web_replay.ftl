# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Nessuna manche di questa partita è ancora finita. Una manche si può rivedere quando è finita.
       *[other] La manche { $round } non si può rivedere: si può solo con le manche finite.
    }

## The page

web-replay = Rivedi
web-replay-of = Rivedi: { $game }
web-replay-open = Rivedi una partita
web-replay-open-about = Scegli la registrazione di una partita, un file che finisce in .ndjson, o trascinalo qui. I tavoli la offrono da scaricare dopo la partita, e «rummel play» la scrive nel terminale. Il file viene solo letto, non conservato.
web-replay-choose = Scegli un file
web-replay-leave = Indietro
web-replay-to-table = Al tavolo
web-replay-another = Un’altra registrazione
web-replay-unfinished = La partita non era ancora finita quando è stata registrata.
web-replay-rounds = Manche
web-replay-moves = Le mosse
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
web-replay-keys = Le frecce vanno avanti e indietro, la barra spaziatrice riproduce e ferma.
web-replay-got = { $seat } riceve { $pieces }.
web-replay-gave = { $seat } dà via { $pieces }.
web-replay-chose = { $seat } sceglie numeri { $direction ->
        [falling] che scendono
       *[rising] che salgono
    }.

## The best move

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
web-replay-held = Anche il bot bravo avrebbe aspettato.
web-replay-none = Non si poteva calare niente.
web-replay-short = Non si poteva calare niente: c’erano { $reached } dei { $needed } punti per aprire.
web-replay-bot = Qui non si sa con certezza quale sia la mossa migliore. Il bot bravo avrebbe giocato:
web-replay-bot-none = Non si poteva calare niente. Il bot bravo avrebbe giocato:
web-replay-bot-same = Il bot bravo avrebbe giocato lo stesso.
web-replay-show = Mostra sul tavolo
web-replay-hide = Torna a ciò che è stato giocato
web-replay-instead = Non giocato: così poteva continuare.

## Was the deal fair?

web-fair-check = Verifica questa distribuzione
web-fair-checking = Si distribuisce di nuovo…
web-fair-chain = Il segreto corrisponde al numero
web-fair-chain-about = { $round ->
        [one] Passato { $round } volta per la funzione hash, il segreto della manche { $round } deve dare il numero fissato prima della partita.
       *[other] Passato { $round } volte per la funzione hash, il segreto della manche { $round } deve dare il numero fissato prima della partita.
    }
web-fair-mix = Nel miscuglio entrano le parole di tutti
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
