### Gin and Série Noire Gin-Rummy.

## Names

game-serie-noire-gin = Gin-Rummy Série Noire
    .about = Raccogli combinazioni in segreto con dieci tessere, chiudi quando quasi tutto è in combinazioni e spera che a nessuno avanzi di meno.
game-gin = Gin
    .about = Il classico gioco di carte per due: pesca, scarta e bussa con dieci punti o meno fuori dalle combinazioni.

## Options

option-gin-packs = Mazzi
    .about = Da quanti mazzi di 52 vengono le carte o le tessere.
option-gin-upcard = Prima carta scoperta
    .about = Una carta si mette scoperta e si offre a ogni giocatore; altrimenti il primo ne riceve undici e comincia scartando.
option-gin-court-ten = Le figure contano dieci
    .about = Fante, regina e re (11, 12 e 13) contano 10 invece del loro numero.
option-gin-discards-return = Scarti che nessuno vuole
    .about = Che cosa succede, in tre o più, a uno scarto che il prossimo non prende; in due è sempre fuori gioco.
    .after = torna nella riserva dopo la pesca
    .before = torna nella riserva prima della pesca
    .never = è fuori gioco
option-gin-discards-open = Scarti scoperti
    .about = Gli scarti restano scoperti e si possono guardare; altrimenti ciò che nessuno ha voluto viene coperto.
option-gin-may-return-taken = Scartare ciò che si è preso
    .about = Ciò che si è appena preso dagli scarti può essere scartato nello stesso turno.
option-gin-end-before-draw = Chiudere a inizio turno
    .about = Si può chiudere la manche con dieci pezzi, prima di pescare.
option-gin-end-after-discard = Chiudere scartando
    .about = Si può chiudere la manche con lo scarto, come nel gin classico.
option-gin-limit = Massimo di punti che avanzano
    .about = Quanti punti possono avanzare fuori dalle combinazioni a chi chiude la manche.
option-gin-oklahoma = Oklahoma
    .about = La prima carta scoperta dice quanti punti possono avanzare; un asso richiede il gin.
option-gin-oklahoma-ace = L’asso nell’Oklahoma
    .about = Che cosa serve per chiudere se la carta scoperta è un asso.
    .gin = il gin: non deve avanzare nulla
    .one = può avanzare al massimo un punto
option-gin-spades-double = Le picche valgono doppio
    .about = Nell’Oklahoma i punti di una manche valgono doppio se la carta scoperta è di picche.
option-gin-least-melded = Minimo in combinazioni
    .about = Quanti pezzi devono essere in combinazioni per chiudere la manche.
option-gin-big-gin = Tutti e undici
    .about = Chi ha appena pescato può chiudere la manche con tutti e undici i pezzi in combinazioni, senza scartare.
option-gin-big-gin-dealt = Undici in partenza
    .about = Il primo giocatore può chiudere la manche anche con gli undici pezzi ricevuti.
option-gin-layoff-on-gin = Attaccare a un gin
    .about = Si può attaccare alle combinazioni di un giocatore a cui non avanza nulla.
option-gin-best-spread = Solo le combinazioni migliori
    .about = Tutti devono mostrare e attaccare in modo che avanzi il meno possibile.
option-gin-big-gin-bonus = Premio per undici
    .about = Punti per chiudere la manche con tutti e undici i pezzi in combinazioni.
option-gin-gin-bonus = Premio per dieci
    .about = Punti per chiudere la manche con tutti e dieci i pezzi in combinazioni.
option-gin-knock-bonus = Premio con un resto
    .about = Punti per chiudere la manche quando avanza qualcosa.
option-gin-lowest-bonus = Punti per il resto più basso
    .about = In tre o più, quanto guadagna chi ha il resto più basso.
option-gin-two-score-lowest = Il resto più basso in due
    .about = Anche in due si danno i punti per il resto più basso.
option-gin-win-bonus = Punti per il resto minore
    .about = In due, quanto guadagna oltre alla differenza chi ha il resto minore.
option-gin-undercut-bonus = Punti per l’undercut
    .about = In due, quanto guadagna in più chi mostra per secondo se il suo resto è pari a quello di chi ha chiuso, o più basso.
option-gin-tie = Resti pari
    .about = In due, che cosa succede se a entrambi avanza lo stesso.
    .undercut = chi mostra per secondo riceve i punti per l’undercut
    .gin-safe = lo stesso, ma non contro un gin
    .nobody = nessuno riceve nulla per questo
option-gin-tie-keeps-bonus = Premio con resti pari
    .about = In due e con resti pari, chi ha chiuso la manche tiene il suo premio.
option-gin-game-bonus = Premio per la partita
    .about = Punti per la vittoria della partita, aggiunti alla fine. Non cambiano chi vince.
option-gin-line-bonus = Premio per ogni manche vinta
    .about = Punti per ogni manche vinta, aggiunti alla fine al totale di ciascuno. Non cambiano chi vince.
option-gin-shutout-bonus = Premio per il cappotto
    .about = Punti in più per la vittoria se nessun altro ha vinto una manche.
option-gin-wall = Pezzi che restano nel mazzo
    .about = Quando ne restano solo questi, nessuno pesca più.
option-gin-last-discard = L’ultimo scarto
    .about = Che cosa può fare il prossimo giocatore con lo scarto quando nessuno può più pescare.
    .open = prenderlo come sempre
    .to-end = prenderlo solo per chiudere subito la manche
    .dead = nulla
option-gin-stalled = Una manche che nessuno chiude
    .about = Che cosa succede quando nessuno può più pescare.
    .again = non conta e si ridistribuisce
    .void = conta come una manche che nessuno vince
    .compare = tutti mostrano le combinazioni e fa punti chi ha il resto più basso
option-gin-max-turns = Massimo di turni
    .about = Dopo questo numero di turni la manche finisce come se il mazzo fosse esaurito.
option-gin-max-takes = Massimo di scarti presi
    .about = Quando si prenderebbe lo scarto che fa arrivare a questo numero, la manche finisce invece come se il mazzo fosse esaurito; 0 per nessun limite.
option-gin-max-returns = Massimo di scarti restituiti
    .about = Se per questo numero di turni di fila si restituisce lo scarto preso, la manche finisce come se il mazzo fosse esaurito; 0 per nessun limite.

## Prompts and moves

phase-gin-upcard = Prendi la carta scoperta, o passa.
phase-gin-stock = Pesca.
phase-gin-draw = Prendi lo scarto o pesca. Se non si può più pescare, passa.
phase-gin-discard = Scarta, o chiudi la manche se puoi.
phase-gin-spread = Attacca quello che vuoi, poi mostra le tue combinazioni.

move-gin-take = take – prendi lo scarto scoperto
move-gin-draw = draw – pesca una coperta
move-gin-pass = pass – rifiuta la carta scoperta; se non c’è nulla da pescare, lascia finire la manche
move-gin-discard = discard PEZZO – scarta una carta o tessera (discard 13s)
move-gin-knock = knock [PEZZO] – bussa: chiudi la manche, con uno scarto dove le regole lo chiedono (knock 13s)
move-gin-add = add PEZZO N – attacca una carta o tessera alla combinazione numero N sul tavolo (add 4c 1)
move-gin-spread = spread COMBINAZIONE | COMBINAZIONE … – mostra le tue combinazioni (spread 5h 6h 7h | 8c 8d 8s)

## Events

event-gin-lot = { $seat } estrae { $pieces } per vedere chi distribuisce.
    .you = Estrai { $pieces } per vedere chi distribuisce.
event-gin-deals = { $seat } ha la più bassa e distribuisce.
    .you = Hai la più bassa e distribuisci.
event-gin-upcard = Scoperta: { $pieces }. { $most ->
        [0] Solo un gin chiude questa manche.
        [one] Per chiudere può avanzare al massimo { $most } punto.
       *[other] Per chiudere possono avanzare al massimo { $most } punti.
    }
event-gin-double = È stata scoperta una carta di picche: la manche vale doppio.
event-gin-returned = Torna nella riserva: { $pieces }.
event-gin-ended = { $seat } chiude la manche.
    .you = Chiudi la manche.
event-gin-big = { $seat } chiude la manche con tutti e undici i pezzi.
    .you = Chiudi la manche con tutti e undici i pezzi.
event-gin-stalled = Nessuno chiude la manche e non si può andare avanti.

## How a round ended

outcome-gin-big = Tutti e undici erano in combinazioni.
outcome-gin-full = Tutti e dieci erano in combinazioni: gin.
outcome-gin-knock = La manche è stata chiusa con un piccolo resto.
outcome-gin-undercut = Undercut: a chi ha chiuso la manche non avanzava meno che all’avversario.
outcome-gin-even = A entrambi avanzava lo stesso.
outcome-gin-again = Nessuno ha chiuso la manche: non conta e si ridistribuisce.
outcome-gin-void = Nessuno ha chiuso la manche, quindi non conta per nessuno.
outcome-gin-compare = Nessuno ha chiuso la manche; si sono confrontati i resti.

## On the score sheet

tally-gin-knock = Bussata con { $left }
tally-gin-ended = Chiusura con { $left } di resto
tally-gin-full = Gin: tutti e dieci in combinazioni
tally-gin-big = Tutti e undici in combinazioni
tally-gin-win = Meno resto dell’avversario
tally-gin-undercut = Undercut
tally-gin-lowest = Il resto più basso
tally-gin-spades = Picche: ancora altrettanto

## Refusals

error-gin-much-left = Così { $left ->
        [one] ti avanza un punto
       *[other] ti avanzano { $left } punti
    }, e il massimo è { $most }. Completa le tue combinazioni prima di chiudere la manche.
error-gin-few-melded = Hai troppo poco in combinazioni: per chiudere la manche servono almeno { $least } pezzi.
error-gin-not-all = Senza scarto, tutto deve essere in combinazioni, e non lo è.
error-gin-needs-discard = Per chiudere, qui serve uno scarto. Di’ quale: knock 7h.
error-gin-dealt-eleven = Con undici puoi chiudere la manche solo se ne hai appena preso uno. Prima scartane uno.
error-gin-same-piece = Hai appena preso { $piece } dagli scarti, quindi non può tornarci nello stesso turno. Scegli altro.
error-gin-wall = Non si può più pescare, quindi questo non è più possibile.
error-gin-take-to-end = L’ultimo scarto si può prendere solo per chiudere con esso la manche, e non ti aiuta a chiudere.
error-gin-must-end = Hai preso l’ultimo scarto per chiudere la manche. Chiudi ora.
error-gin-no-lay-off = Qui non si può attaccare nulla. Mostra le tue combinazioni.
error-gin-no-meld = Sul tavolo non c’è la combinazione { $meld }; { $count ->
        [0] non ce n’è ancora nessuna
        [one] c’è solo la 1
       *[other] vanno da 1 a { $count }
    }.
error-gin-not-best = C’è un modo migliore: { $least ->
        [0] può non avanzare nulla
        [one] può avanzare un solo punto
       *[other] possono avanzare solo { $least } punti
    }, e qui si chiede il meglio.

## Reasons of hints

why-gin-ends = Chiude la manche; resto: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
why-gin-all-melded = Tutto è in combinazioni: non resta niente.
why-gin-early = { $seat } ha giocato solo { $count ->
        [one] un turno
       *[other] { $count } turni
    }.
why-gin-can-end = Poi puoi chiudere la manche; resto: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
why-gin-saves = Alleggerisce ciò che è spaiato: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
why-gin-plays-on = Potresti chiudere la manche ora; resto: { $points ->
        [one] un punto
       *[other] { $points } punti
    }. Il bot migliore continua.
why-gin-dead = { $piece } è morta: non c’è più modo di avere { $pieces }.
why-gin-danger = { $piece } sarebbe pericolosa: { $seat } ha preso { $pieces }.
why-gin-gives-nothing = A { $seat } non dà niente: lì nessuna combinazione con { $piece } è possibile.
why-gin-ways = Ti lascia { $count ->
        [one] un modo
       *[other] { $count } modi
    } di chiudere al prossimo turno.
why-gin-to-gin = Ti lascia { $count ->
        [one] un modo
       *[other] { $count } modi
    } di fare gin al prossimo turno.
why-gin-helps = Ti lascia { $count ->
        [one] un modo
       *[other] { $count } modi
    } di completare una combinazione al prossimo turno.
why-gin-least = Così ti resta il minimo: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
why-gin-left = Il minimo che ti può restare: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.

## In the terminal

cli-gin-left-label = Ti avanza:
cli-gin-deadwood = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } fuori dalle combinazioni; puoi chiudere con { $most } o meno
cli-gin-left = resto: { $points }
cli-gin-opener = ha chiuso la manche
cli-score-word-end = Aggiungi chi ha chiuso la manche: 13h 4c / - end=NOME.
cli-score-word-big = Aggiungi «big» se era con tutti e undici: 13h 4c / - end=NOME big.
cli-score-word-spades = Aggiungi «spades» alla fine se la carta scoperta era di picche: la manche vale doppio.

## On the pages

web-gin-do-knock = Bussa
web-do-spread = Mostra
web-gin-draw = Prendi lo scarto o pesca.
web-gin-discard = Scarta.
web-gin-end-next = Scarta. Potrai chiudere la manche all’inizio del tuo prossimo turno.
web-gin-may-end = Ora puoi chiudere la manche, oppure scarta e continua.
web-gin-may-knock = Ora puoi bussare e chiudere la manche, oppure scarta e continua.
web-gin-may-end-first = Ora puoi chiudere la manche, oppure pesca e continua.
web-gin-show = Mostra le tue combinazioni.
web-gin-spread-empty = Scegli con che cosa formare una combinazione o trascinalo qui
web-gin-spread-best = Le combinazioni migliori
web-gin-left = { $points ->
        [0] Nessun resto
        [one] Resto: un punto
       *[other] Resto: { $points } punti
    }
web-gin-limit = { $most ->
        [0] per chiudere non deve avanzare niente
       *[other] per chiudere: al massimo { $most }
    }
web-gin-least = almeno { $least } in combinazioni
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Big gin
web-gin-end = Chiudi la manche con { $points } di resto
web-gin-finish = Attacca e mostra al meglio
web-gin-which = Quale carta scarti?
web-gin-sort-melds = A gruppi
web-settings-arranged = Ordina la mano per combinazioni
web-settings-arranged-about = Ciò che va insieme sta insieme; il resto sta in fondo.

## The lesson

lesson-gin-take = Raccogli combinazioni in mano: tre o più carte di fila dello stesso seme, o tre o quattro dello stesso valore. Il 9 di picche sta con i tuoi nove: prendilo, poi scarta una carta spaiata.
lesson-gin-knock = Le carte spaiate contano contro di te: un asso 1, le figure 10. Con dieci o meno puoi bussare, e a te avanza solo l’asso: bussa con il re (K), poi mostra le tue combinazioni.
lesson-gin-layoff = L’avversario ha bussato. Prima attacca quello che puoi alle sue combinazioni: il tuo 6 di fiori continua la scala. Poi mostra le tue; il resto conta contro di te.
lesson-gin-win = Ora vinci una manche. Pesca, e bussa appena le carte spaiate valgono dieci o meno. Chi ne ha di meno guadagna la differenza.
lesson-gin-tiles-take = Raccogli combinazioni sul poggiapezzi: tre o più numeri di fila in un colore, o lo stesso numero in tre o quattro colori. Il 9 scoperto sta con i tuoi nove: prendilo, poi scarta una tessera spaiata.
lesson-gin-tiles-end = All’inizio del tuo turno nove delle tue dieci tessere sono in combinazioni, e l’ultima vale meno di dieci. Puoi quindi chiudere la manche: fallo, poi mostra le tue combinazioni.
lesson-gin-tiles-win = Ora vinci una manche. Si chiude solo all’inizio di un turno, con almeno otto tessere in combinazioni e meno di dieci punti di resto. Vince chi ha il resto più basso.

## The rules

rules-serie-noire-gin =
    Giocano da due a quattro persone con 104 tessere: da 1 a 13 in quattro colori, due volte
    ciascuna; non ci sono jolly. Raccogli combinazioni sul tuo poggiapezzi: tre o più numeri di fila
    in un solo colore (scala), oppure tre o quattro tessere dello stesso numero in colori diversi
    (serie). L’1 sta solo prima del 2. Durante il gioco non si cala nulla.

    Ognuno estrae una tessera e distribuisce chi ha il numero più basso; a parità, si estrae di
    nuovo. Tutti ricevono dieci tessere, e chi sta a sinistra di chi distribuisce una in più. È
    quella persona a cominciare, scartandone una scoperta. Si gioca in senso orario.

    Al tuo turno prendi la tessera appena scartata o pescane una dalla riserva; poi scartane una.
    Solo il giocatore successivo può prendere uno scarto. Se non lo vuole, in due lo scarto viene
    coperto ed è fuori gioco; in tre o quattro torna nella riserva, dopo che ha pescato.

    Una manche può finire in tre modi. Petit Gin: all’inizio del tuo turno tutte e dieci le tue
    tessere sono in combinazioni. Otto o nove: all’inizio del tuo turno lo sono otto o nove, e il
    resto vale meno di dieci. Grand Gin: hai appena preso una tessera e tutte e undici sono in
    combinazioni. Chiudere non è mai obbligatorio, e non si può chiudere scartando: aspetta il tuo
    prossimo turno.

    Chi chiude mostra per primo le sue combinazioni; poi lo fanno gli altri a turno, una volta
    ciascuno e senza pescare. Quando tocca a te, puoi prima attaccare singole tessere alle
    combinazioni già sul tavolo. Quello che non puoi o non vuoi posare conta il suo numero, anche
    11, 12 e 13.

    Chiudere dà 50 punti con un Grand Gin, 25 con un Petit Gin, 20 con otto o nove tessere. In tre o
    quattro, chi ha il resto più basso guadagna 50; a parità, chi tra questi ha mostrato prima. In
    due, chi ha il resto più basso guadagna la differenza più 20, e altri 10 se ha mostrato per
    secondo. Se i due resti sono pari, chi mostra per secondo riceve 10. Chi ha chiuso tiene
    comunque il suo premio.

    Se la riserva è vuota e non vuoi lo scarto, o se dopo 200 turni nessuno ha chiuso, la manche non
    conta per nessuno e si ridistribuisce. Dopo ogni manche la distribuzione passa a sinistra. La
    partita finisce quando qualcuno arriva a 100 punti; vince il totale più alto.

rules-gin =
    Si gioca in due con un mazzo di 52 carte. Raccogli combinazioni in mano: tre o più carte di fila
    dello stesso seme (scala), oppure tre o quattro dello stesso valore (serie). L’asso è la carta
    più bassa. Le carte che non entrano in nessuna combinazione sono le tue carte spaiate: l’asso
    conta 1, fante (J), regina (Q) e re (K) 10, le altre il loro numero.

    Entrambi estraggono una carta e chi ha la più bassa dà le carte: dieci a testa, e la successiva
    si mette scoperta. Può prenderla chi non ha dato le carte; se non la vuole, chi le ha date; se
    non la vuole nessuno dei due, chi non ha dato le carte pesca.

    Al tuo turno prendi l’ultimo scarto o pesca dal mazzo, poi scarta una carta. Una carta appena
    presa dagli scarti non può tornarci nello stesso turno. Gli scarti restano scoperti e puoi
    guardarli.

    Se dopo il tuo scarto le tue carte spaiate valgono dieci o meno, puoi bussare: metti coperto
    quell’ultimo scarto, e così la manche è chiusa, e mostra le tue combinazioni. Se non ti avanza
    nulla, è gin.

    Quando qualcuno bussa, l’avversario può attaccare carte alle combinazioni di chi ha bussato e
    poi mostra le proprie. A un gin non si attacca nulla.

    Chi ha bussato, se gli avanza meno, guadagna la differenza. Se all’avversario avanza altrettanto
    o meno, è un «undercut»: l’avversario guadagna la differenza più 25. Contro un gin non c’è
    undercut: chi fa gin guadagna quello che avanza all’avversario più 25.

    Quando nel mazzo restano solo due carte e nessuno ha bussato, la manche non conta per nessuno e
    si ridanno le carte; lo stesso vale quando sono stati presi cinquanta scarti. Le carte si danno
    a turno. Vince chi arriva prima a 100 punti.

    Opzioni: nel gin Oklahoma la prima carta scoperta dice quanto può avanzare a chi bussa, e un
    asso richiede il gin. Il big gin, tutte e undici le carte in combinazioni, chiude la manche
    senza scarto. Nell’Oklahoma una carta di picche scoperta può raddoppiare la manche e un asso può
    permettere un punto. Alla fine si possono aggiungere premi per la partita, per ogni manche vinta
    e per il cappotto.

## The rules: chapters and pictures

web-chapter-ending = Chiudere la manche
web-chapter-show = Mostrare le combinazioni
web-figure-no-ace-high = l’asso è basso
web-figure-melds-gin = Quello che va insieme e quello che no.
web-figure-points-deadwood = Quanto contano le carte spaiate
web-figure-ending = I tre modi di chiudere una manche
web-figure-knock = Una bussata e un gin
web-figure-layoff = Chi mostra dopo può attaccare a quello che c’è già. Così qui gli avanza meno che a chi ha chiuso.
web-figure-layoff-gin = Dopo una bussata l’altra persona attacca quello che può. Conta solo quello che avanza ancora.

## Disputed points: Série Noire Gin-Rummy

ruling-q-gin-1 = Quando puoi chiudere con otto o nove tessere?
    .ruling = All’inizio del tuo turno, con dieci tessere, prima di prenderne una.
ruling-q-gin-2 = È Petit Gin se tutte e dieci sono in combinazioni solo dopo lo scarto?
    .ruling = No. Aspetta il tuo prossimo turno e chiudi allora.
ruling-q-gin-3 = Quanto può avanzare?
    .ruling = 9 punti al massimo, e almeno otto tessere in combinazioni.
ruling-q-gin-4 = Bisogna chiudere quando si può?
    .ruling = No.
ruling-q-gin-5 = Undici tessere già in combinazioni alla distribuzione sono un Grand Gin?
    .ruling = No, l’undicesima dev’essere stata presa.
ruling-q-gin-6 = Quanto contano 11, 12 e 13?
    .ruling = Il loro numero.
ruling-q-gin-7 = L’1 può seguire il 13?
    .ruling = No.
ruling-q-gin-8 = Si può attaccare contro un Grand o un Petit Gin?
    .ruling = Sì, il regolamento non fa eccezioni.
ruling-q-gin-9 = Chi ha chiuso può attaccare a combinazioni mostrate dopo?
    .ruling = No, ognuno mostra una volta, a turno.
ruling-q-gin-10 = Gli altri pescano ancora prima di mostrare?
    .ruling = No.
ruling-q-gin-11 = In due ci sono anche i 50 per il resto più basso?
    .ruling = No, al loro posto ci sono la differenza e il suo premio.
ruling-q-gin-12 = In due e con resti uguali, chi ha chiuso tiene il premio?
    .ruling = Sì.
ruling-q-gin-13 = Chi può prendere uno scarto?
    .ruling = Solo il giocatore successivo.
ruling-q-gin-14 = Quando torna nella riserva uno scarto che nessuno vuole?
    .ruling = Dopo che ha pescato il giocatore successivo, così non può pescarlo subito.
ruling-q-gin-15 = E se la riserva è vuota?
    .ruling = La manche non conta per nessuno e si distribuisce di nuovo.
ruling-q-gin-17 = Bisogna combinare nel modo migliore?
    .ruling = No, le combinazioni le scegli tu.
ruling-q-gin-18 = Puoi scartare la tessera appena presa?
    .ruling = Sì.
ruling-q-gin-19 = Una serie può avere due volte la stessa tessera?
    .ruling = No, tutti i colori sono diversi.
ruling-q-gin-20 = In due si possono guardare gli scarti?
    .ruling = No. Uno scarto che l’altro non vuole viene coperto.
ruling-d-gin-1 = Petit Gin si fa con otto o nove tessere, come dice il testo inglese?
    .ruling = No, con dieci. Il testo inglese ha fuso due finali in uno.
