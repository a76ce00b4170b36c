### Rommé and Rommé with adding.

## Names

game-romme = Ramino
    .about = Pesca, cala serie e scale, scarta: vince chi resta per primo senza carte.
game-romme-lay = Ramino con abbinamento
    .about = Un ramino in cui una carta attaccata aiuta ad aprire e il punteggio prevede premi e penalità.

## Options

option-romme-jokers = Jolly
    .about = Quanti jolly ci sono nel mazzo; di regola sei, ma anche quattro o due sono comuni.
option-romme-minimum = Prima combinazione
    .about = Quanto deve valere la prima combinazione di un giocatore nella manche.
option-romme-opening = Punti della prima combinazione
    .about = Con che cosa si raggiungono i punti richiesti per la prima combinazione.
    .one = con una sola scala o serie
    .sum = con tutte le combinazioni calate in una mossa
option-romme-opening-add = Le carte attaccate aiutano ad aprire
    .about = Se le carte attaccate ad altre combinazioni contano per i punti della prima.
    .none = no
    .one = una carta
    .any = quante se ne vogliono
option-romme-ace-in-set = L’asso in una serie
    .about = Quanto conta un asso in una serie per la prima combinazione.
    .eleven = 11
    .one = 1
    .nothing = nulla
option-romme-corner = Scale che fanno il giro
    .about = Le scale possono proseguire dal re all’asso e al due.
option-romme-ace-at-both-ends = Asso alle due estremità
    .about = Una scala può avere un asso a ogni estremità e quindi 14 carte; altrimenti il massimo è 13.
option-romme-joker-limit = Jolly in una combinazione
    .about = Quanti jolly può avere una combinazione.
    .free = quanti se ne vogliono
    .natural = quanti se ne vogliono, con almeno una carta normale
    .majority = meno delle carte normali
    .apart = mai due vicini in una scala
    .one = uno
option-romme-joker-in-set = Jolly in una serie di tre
    .about = Con che cosa si ruba un jolly che sta in una serie di tre.
    .declared = con la carta del seme per cui è stato calato
    .any = con la carta di uno qualsiasi dei semi mancanti
    .both = con le carte di entrambi i semi mancanti
option-romme-add-at-once = Attaccare già aprendo
    .about = Si possono attaccare carte nello stesso turno della propria prima combinazione; altrimenti dal turno dopo.
option-romme-add-unopened = Attaccare senza una combinazione propria
    .about = Si possono attaccare carte alle combinazioni altrui prima di calare la prima propria.
option-romme-rob-unopened = Rubare senza una combinazione propria
    .about = Si possono rubare jolly prima di calare la propria prima combinazione.
option-romme-robbed-joker = Un jolly rubato
    .about = Che fine fa un jolly rubato.
    .hand = va in mano, per qualsiasi uso
    .at-once = va calato con la mossa subito dopo
option-romme-last-discard = L’ultima carta si scarta
    .about = L’ultima carta va scartata; altrimenti può anche essere calata o attaccata.
option-romme-rediscard = Scartare la carta appena presa
    .about = Una carta presa dagli scarti può essere scartata nello stesso turno.
option-romme-knock-order = Chi può bussare
    .about = Come si offre agli altri uno scarto che il giocatore successivo lascia.
    .clockwise = a uno alla volta, dalla sinistra del giocatore successivo
    .first = a tutti insieme, e lo riceve chi bussa per primo
option-romme-knock-in-first-lap = Bussare dall’inizio
    .about = Si può bussare prima che tutti abbiano avuto un turno.
option-romme-knocker-plays = Chi bussa prende il turno
    .about = Chi bussa diventa di turno, e il gioco va avanti da lì.
option-romme-top-after-knock = Scarto successivo dopo una bussata
    .about = Quando qualcuno ha bussato, chi è di turno può prendere la carta ora in cima invece di pescare.
option-romme-empty-stock = Mazzo vuoto
    .about = Che cosa succede quando il mazzo è vuoto.
    .reshuffle = si rimescolano gli scarti tranne quello in cima
    .void = la manche finisce e non conta per nessuno
    .book = la manche finisce e ognuno segna la propria mano
option-romme-winner-takes = Chi vince riceve la somma
    .about = Chi vince la manche riceve tanti punti positivi quanti negativi segnano gli altri.
option-romme-relief = Premio di chi vince
    .about = Quanti punti negativi si tolgono a chi vince la manche.
option-romme-relief-for = Chi viene premiato
    .about = A quali vincitori si tolgono punti negativi.
    .winner = a tutti
    .hand-romme = solo a chi ha calato tutte le carte in un unico turno
option-romme-relief-with-discard = Premio con l’ultimo scarto
    .about = È premiato anche chi vince scartando l’ultima carta.
option-romme-relief-from = Punti negativi tolti
    .about = Da quali manche si tolgono i punti negativi di chi vince.
    .previous = dalla manche precedente
    .carried = da tutte le manche precedenti
option-romme-relief-below-zero = Premi senza limite
    .about = I premi si danno per intero, anche se i punti negativi sono di meno.
option-romme-lone-joker = Resta un solo jolly
    .about = Che cosa segna chi perde con un jolly come unica carta.
    .counts = 20 punti negativi
    .struck = nulla
    .relief = nulla, e si tolgono 20 punti negativi come per un premio
option-romme-first-lay-penalty = Penalità per chi cala per primo
    .about = Punti negativi per chi ha calato la prima combinazione della manche e non ha vinto.
option-romme-penalty-without-winner = Penalità senza vincitore
    .about = Chi ha calato per primo è penalizzato anche se nessuno vince la manche.
option-romme-max-turns = Massimo di turni
    .about = Dopo questo numero di turni la manche finisce e ognuno segna la propria mano.

## Prompts and moves

phase-romme-start = Cominci tu: scarta una delle tue 14 carte.
phase-romme-draw = Pesca una carta, o prendi lo scarto.
phase-romme-claim = Bussa se vuoi lo scarto con una carta di penalità, o passa.
phase-romme-meld = Cala e attacca quello che vuoi, poi scarta una carta.

move-romme-draw = draw – pesca la prima carta del mazzo
move-romme-take = take – prendi invece lo scarto scoperto
move-romme-knock = knock – bussa: ricevi lo scarto fuori turno, con una carta di penalità
move-romme-pass = pass – non bussare
move-romme-lay = lay CARTE | CARTE – cala una o più combinazioni (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open CARTA N CARTE – cala la tua prima combinazione e attacca una carta che aiuta alla combinazione numero N (open 6h 2 8c 8d 8s)
move-romme-add = add CARTA N – attacca una carta alla combinazione numero N (add 9h 2, add *=9h 2)
move-romme-rob = rob CARTA N – metti una carta al posto del suo jolly, nella combinazione numero N, e ruba il jolly (rob 7h 1)
move-romme-discard = discard CARTA – scarta una carta e chiudi il turno (discard 2c)

## Events

event-romme-left = { $seat } lascia { $pieces }. Chi la vuole può bussare.
    .you = Lasci { $pieces }. Chi la vuole può bussare.
event-romme-knocked = { $seat } bussa per { $pieces }. Insieme arriva una carta di penalità.
    .you = Bussi per { $pieces }. Insieme arriva una carta di penalità.
event-romme-robbed = { $seat } mette { $pieces } nella combinazione { $meld } e ruba il jolly.
    .you = Metti { $pieces } nella combinazione { $meld } e rubi il jolly.
event-romme-reshuffled = Gli scarti formano un nuovo mazzo. Carte nel mazzo: { $stock }.
event-romme-called = { $seat } dichiara «Ramino»!
    .you = Dichiari «Ramino»!

## How a round ended

outcome-romme-out = Nemmeno una carta in mano: la manche è vinta.
outcome-romme-stock = Non c’è più nulla da pescare: ognuno segna la propria mano.
outcome-romme-void = Non c’è più nulla da pescare: la manche non conta per nessuno.
outcome-romme-cap = La manche ha raggiunto il suo massimo di turni: ognuno segna la propria mano.

## On the score sheet

tally-romme-first = Prima calata senza vincere
tally-romme-joker = Un solo jolly non conta
tally-romme-relief = Punti negativi cancellati

## Refusals

error-romme-first-lap = Nessuno può calare prima che tutti abbiano avuto un turno. Scarta una carta.
error-romme-opening-short = Così arrivi a { $points }; la tua prima combinazione deve valere { $needed }.
error-romme-opening-alone = Una sola combinazione deve valere { $needed }; la tua migliore vale { $points }.
error-romme-unopened = Prima devi calare una tua combinazione; deve valere { $needed }.
error-romme-opened = Hai già calato la tua prima combinazione. Usa «lay» e «add».
error-romme-one-added = Per la tua prima combinazione può aiutare una sola carta attaccata, non { $count }. Attacca le altre dopo.
error-romme-add-later = Hai appena calato la tua prima combinazione; potrai attaccare carte dal tuo prossimo turno.
error-romme-no-meld = Sul tavolo non c’è la combinazione numero { $meld }. { $count ->
        [0] Non ce n’è ancora nessuna.
        [one] C’è solo la numero 1.
       *[other] Hanno i numeri da 1 a { $count }.
    }
error-romme-no-fit = { $piece } non si può attaccare alla combinazione { $meld }, { $pieces }.
error-romme-no-place = { $piece } non si può attaccare a nessuna combinazione sul tavolo.
error-romme-declare = Nella combinazione { $meld } il jolly potrebbe essere una qualsiasi di queste: { $pieces }. Di’ quale.
error-romme-no-joker = Nella combinazione { $meld }, { $pieces }, nessun jolly rappresenta { $piece }.
error-romme-both-missing = Per rubare il jolly della combinazione { $meld } ti servono tutte queste: { $pieces }.
error-romme-joker-owed = Prima di ogni altra cosa cala il jolly che hai rubato.
error-romme-joker-stuck = Ora non potresti calare quel jolly, quindi non puoi rubarlo.
error-romme-keep-one = Tieniti una carta: l’ultima va scartata.
error-romme-taken = Hai preso { $piece } in questo turno, quindi non puoi scartarla. Scartane un’altra.

## Reasons of hints

why-romme-waits = Potresti anche calare { $count ->
        [one] una carta
       *[other] { $count } carte
    } adesso; il bot migliore aspetta.
why-romme-opens = La tua prima combinazione vale { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
why-romme-lays = Ti liberi di { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
why-romme-robs = Il jolly che rubi con { $piece } vale per qualsiasi carta.
why-romme-fits = { $piece } si può attaccare a una combinazione sul tavolo.
why-romme-can-open = Così hai la tua prima combinazione; vale { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
why-romme-can-end = Così puoi svuotare la mano.
why-romme-not-on-table = { $piece } sul tavolo non si attacca da nessuna parte.
why-romme-dearest = Di ciò che è spaiato è quello che vale di più: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.

## In the terminal

cli-romme-first-lap = non prima che tutti abbiano avuto un turno
cli-romme-owed = Il jolly rubato va calato in questo turno.
cli-score-word-first = Aggiungi chi ha calato la prima combinazione: 13h * / - / 5c 5d first=NOME.
cli-score-word-hand = Aggiungi «hand» alla fine se chi vince ha calato tutto in un solo turno.
cli-score-word-laid = Aggiungi «laid» alla fine se chi vince ha calato l’ultima carta invece di scartarla.

## On the pages

web-do-knock = Bussa
web-do-open = Apri
web-do-rob = Ruba il jolly
web-cards-joker-for = Che cosa rappresenta il jolly?
web-cards-which = Che cosa vuoi fare?
web-romme-opened = ha calato
web-romme-needed = La tua prima combinazione deve valere { $needed }.
web-romme-needed-alone = Prima, una sola combinazione deve valere { $needed }.
web-romme-lap = Primo giro: ancora nessuno cala.
web-romme-no-melds = Ancora nessuna combinazione.
web-romme-claim = Vuoi { $piece }? Bussa: la ricevi con una carta di penalità dal mazzo.
web-romme-window = { $seconds ->
        [one] Dopo un secondo passi automaticamente.
       *[other] Dopo { $seconds } secondi passi automaticamente.
    }
web-romme-ask = Quando qualcuno lascia uno scarto
web-romme-ask-short = Passa dopo { $seconds } s
web-romme-ask-wait = Aspettami
web-romme-ask-never = Non bussare mai
web-settings-knock-about = Per quanto tempo ti si chiede se vuoi una carta che nessuno ha preso.

## The lesson

lesson-romme-turn = Lo scopo è restare senza carte prima degli altri. Un turno comincia con una carta nuova: pescala dal mazzo. Finisce con uno scarto: una carta che non ti serve.
lesson-romme-open = Le carte si calano in combinazioni: tre o più dello stesso valore, o una scala di un solo seme. La prima deve valere 30. Le regine (Q) contano 10: calale tutte e tre, poi scarta.
lesson-romme-add = Dopo la prima combinazione puoi attaccare carte a tutte quelle sul tavolo. Il tuo 7 di cuori continua la scala 4-5-6: attaccalo, poi scarta.
lesson-romme-joker = Un jolly rappresenta qualsiasi carta. Questo rappresenta il 9 di quadri, che hai tu: mettilo lì e prendi il jolly. Poi calalo con il 3 e il 4 di fiori, e scarta.
lesson-romme-knock = Nessuno ha voluto l’8 di picche, e tu hai due otto. Bussa: lo ricevi anche se non è il tuo turno, con una carta di penalità dal mazzo.
lesson-romme-win = Ora vinci una manche. Cala tutto quello che puoi e tieni una carta: l’ultima si scarta. Le carte degli altri contano come punti negativi.
lesson-romme-lay-open = In questo gioco una carta attaccata aiuta ad aprire. Tre otto valgono solo 24; con il 6 di cuori attaccato alla scala sul tavolo arrivano a 30. Gioca tutto in una mossa, poi scarta.
lesson-romme-lay-first = Chi cala la prima combinazione della manche e non vince prende 20 punti negativi. È un rischio, ma può convenire: fante, regina e re di fiori valgono 30. Calali, poi scarta.
lesson-romme-lay-win = Qui l’ultima carta non va per forza scartata: vinci appena la tua mano è vuota, calando, attaccando o scartando. Vinci questa manche.

## The rules

rules-romme =
    Giocano da due a sei persone con due mazzi di 52 carte e sei jolly; si gioca spesso anche con
    quattro o due, a scelta. Ognuno riceve 13 carte; chi sta a sinistra del mazziere ne riceve 14 e
    comincia scartandone una scoperta. Le altre formano il mazzo. Il primo mazziere si tira a sorte;
    poi il compito di dare le carte passa a sinistra.

    Lo scopo è restare per primi senza carte. Le carte si calano in combinazioni di tre o più: una
    scala (o sequenza) è un solo seme senza buchi (10-J-Q); una serie è un solo valore in semi
    diversi, ognuno una volta sola (tre re). L’asso sta prima del due o dopo il re, mai in mezzo;
    anche A-2-…-K-A è una scala.

    Un turno: pesca la prima carta del mazzo, o prendi invece lo scarto scoperto. Poi cala e attacca
    quanto vuoi, e chiudi il turno con uno scarto.

    Nessuno cala prima che tutti abbiano avuto un turno. La tua prima combinazione della manche deve
    valere 30 da sola: re (K), regina (Q), fante (J) e dieci contano 10, l’asso 1 prima del due e 11
    negli altri casi, le altre carte il loro numero. Da quel momento puoi calare combinazioni di
    qualsiasi valore, e al tuo turno puoi attaccare le carte adatte a ogni combinazione sul tavolo,
    anche nello stesso turno. Quello che è sul tavolo resta com’è.

    Un jolly può rappresentare qualsiasi carta e conta come quella. In una serie di tre, di’ di che
    seme è. Una combinazione può avere quanti jolly vuoi; se non ha altro, di’ che cosa rappresenta
    ognuno. Chi ha proprio la carta che un jolly rappresenta può metterla lì al proprio turno e
    prendere in mano il jolly, anche prima della sua prima combinazione.

    Se peschi invece di prendere lo scarto, si chiede agli altri a turno se lo vogliono, cominciando
    dalla tua sinistra. Chi bussa lo riceve, con una carta di penalità dal mazzo, e non perde il
    turno. Poi tu peschi, o prendi la carta che ora è in cima agli scarti. Nessuno deve mostrare a
    che cosa gli serve la carta.

    Tieniti una carta: l’ultima va scartata, dichiarando «Ramino»; lo fa il programma per te. Gli
    altri segnano la propria mano come punti negativi: jolly 20, asso 11, il resto come sopra. Chi
    vince segna 0, e dopo l’ultima manche vince il totale più alto, cioè il meno negativo.

    Quando il mazzo finisce, si rimescolano tutti gli scarti tranne quello in cima. Se non c’è nulla
    da rimescolare, la manche finisce e ognuno segna la propria mano. Lo stesso succede dopo
    500 turni.

rules-romme-lay =
    Giocano da due a sei persone con due mazzi di 52 carte e sei jolly; si gioca spesso anche con
    quattro o due, a scelta. Ognuno riceve 13 carte; chi sta a sinistra del mazziere ne riceve 14 e
    comincia scartandone una scoperta. Le altre formano il mazzo. Il primo mazziere si tira a sorte;
    poi il compito di dare le carte passa a sinistra.

    Un turno: pesca la prima carta del mazzo, o prendi invece lo scarto scoperto. Poi cala e attacca
    (abbina) quanto vuoi, e chiudi il turno con uno scarto. Le combinazioni hanno tre carte o più:
    scale (o sequenze) di un solo seme senza buchi, con l’asso in basso o in alto, e serie di un
    solo valore in semi diversi. Nessuno cala prima che tutti abbiano avuto un turno.

    La tua prima combinazione della manche deve valere 30: re (K), regina (Q), fante (J) e dieci
    contano 10, l’asso 1 prima del due e 11 negli altri casi, le altre carte il loro numero. Una
    carta attaccata può aiutare: cala una scala o una serie che vale meno e, nella stessa mossa,
    attacca una carta a una combinazione sul tavolo. Tre otto valgono 24; con un sei attaccato a
    un’altra combinazione arrivano a 30. Da quel momento puoi calare combinazioni di qualsiasi
    valore, e puoi attaccare le carte adatte a ogni combinazione sul tavolo.

    Un jolly può rappresentare qualsiasi carta e conta come quella; in una serie di tre, di’ di che
    seme è. Una combinazione può avere quanti jolly vuoi; se non ha altro, di’ che cosa rappresenta
    ognuno. Chi ha proprio la carta che un jolly rappresenta può metterla lì al proprio turno e
    prendere in mano il jolly, anche prima della sua prima combinazione.

    Se peschi invece di prendere lo scarto, si chiede agli altri a turno se lo vogliono, cominciando
    dalla tua sinistra. Chi bussa lo riceve, con una carta di penalità dal mazzo, e non perde il
    turno. Poi tu peschi, o prendi la carta che ora è in cima agli scarti.

    Vinci liberandoti dell’ultima carta in qualsiasi modo: calata, attaccata o scartata. Gli altri
    segnano la propria mano come punti negativi: jolly 20, asso 11, il resto come sopra. Un jolly
    come unica carta in mano si annulla e non conta nulla. Chi ha calato la prima combinazione della
    manche e non vince segna altri 20, anche se non vince nessuno. A chi vince si tolgono punti
    negativi della manche precedente: fino a 40, ma mai più di quanti ne ha segnati in quella. Dopo
    l’ultima manche vince il totale più alto, cioè il meno negativo.

    Quando il mazzo finisce, si rimescolano tutti gli scarti tranne quello in cima. Se non c’è nulla
    da rimescolare, la manche finisce e ognuno segna la propria mano. Lo stesso succede dopo
    500 turni.

## The rules: chapters and pictures

web-chapter-first-meld = La prima combinazione
web-figure-no-corner = niente scala attraverso l’asso
web-figure-no-twice-suit = un seme due volte
web-figure-opening-one = Una combinazione deve valere 30 da sola. Un jolly conta come la carta che rappresenta.
web-figure-opening-add = Una carta attaccata a una combinazione sul tavolo aiuta ad arrivare a 30.
web-figure-rob = La carta che il jolly rappresenta va al suo posto, e il jolly è tuo.
web-figure-points-hand = Quanto contano le carte rimaste in mano

## Disputed points: Rommé

ruling-q-rom-1 = Più combinazioni insieme possono fare i 30?
    .ruling = No, una scala o una serie deve arrivarci da sola.
ruling-q-rom-2 = Quanto conta un asso di una serie nella prima combinazione?
    .ruling = 11, come in mano.
ruling-q-rom-3 = Una scala può andare dal re al due passando per l’asso?
    .ruling = No, l’asso sta a un’estremità.
ruling-q-rom-4 = Una scala può andare da asso ad asso?
    .ruling = Sì, con un asso a ogni estremità.
ruling-q-rom-5 = Puoi attaccare carte nel turno della tua prima combinazione?
    .ruling = Sì, appena è sul tavolo.
ruling-q-rom-6 = Puoi rubare un jolly prima della tua prima combinazione?
    .ruling = Sì, al tuo turno: il regolamento non pone condizioni.
ruling-q-rom-7 = Un jolly rubato va calato subito?
    .ruling = No, va in mano e lo usi come vuoi.
ruling-q-rom-8 = Con quale carta si ruba un jolly da una serie di tre?
    .ruling = Solo con quella del seme per cui è stato messo.
ruling-q-rom-9 = Quanti jolly può avere una combinazione?
    .ruling = Quanti vuoi, anche soltanto jolly. Allora dici che cosa rappresenta ognuno.
ruling-q-rom-10 = La carta con cui si ruba un jolly dev’essere appena pescata?
    .ruling = No, si può con qualsiasi carta della mano.
ruling-q-rom-11 = E se il mazzo finisce?
    .ruling = Tutti gli scarti tranne quello in cima si rimescolano e formano un nuovo mazzo.
ruling-q-rom-12 = Chi gioca dopo che qualcuno ha bussato?
    .ruling = Chi era già di turno: bussare non è un turno.
ruling-q-rom-13 = Quella persona può prendere la carta ora in cima agli scarti?
    .ruling = Sì, la prende o pesca. Per quella carta nessuno può più bussare.
ruling-q-rom-14 = E se più persone vogliono lo stesso scarto?
    .ruling = Si chiede a uno alla volta, in senso orario dal giocatore successivo.
ruling-q-rom-15 = Si può bussare al primo giro, senza una propria combinazione, senza mostrare perché?
    .ruling = Sì, tutte e tre le cose.
ruling-q-rom-16 = Si può bussare per l’ultimo scarto di chi vince, o a mazzo vuoto?
    .ruling = No: la manche è finita, o manca la carta di penalità.
ruling-q-rom-17 = Quando può calare chi ha cominciato?
    .ruling = Dal suo secondo turno, come tutti.
ruling-q-rom-18 = Si può chiudere senza scarto?
    .ruling = No, deve restare una carta per farlo.
ruling-q-rom-19 = Puoi scartare un jolly, o la carta appena presa?
    .ruling = Sì, nulla lo vieta.
ruling-q-rom-20 = E se qualcuno dimentica di dichiarare «Ramino»?
    .ruling = Non si può dimenticare: lo fa il programma per te.
ruling-q-rom-21 = Quando finisce la partita, e chi ha vinto?
    .ruling = Il regolamento non lo dice. Dopo le manche stabilite vince chi ha meno punti negativi, e il compito di dare le carte passa a sinistra.
ruling-q-rom-23 = Le carte calate si possono riprendere o spostare?
    .ruling = No, le combinazioni crescono soltanto; e i jolly si possono rubare.
ruling-q-rom-24 = Una serie può avere più di quattro carte?
    .ruling = No, ogni seme c’è una volta sola, jolly compresi.
ruling-q-rom-25 = Si possono guardare gli scarti?
    .ruling = Sì, sono scoperti.
ruling-d-rom-1 = Prendere lo scarto di chi precede costa una carta di penalità?
    .ruling = No. Varie traduzioni dicono il contrario; la paga solo chi bussa.
ruling-d-rom-2 = Alcune traduzioni fanno pensare che si possano scartare solo carte adatte.
    .ruling = Si può scartare qualsiasi carta. È per calare che bisogna aspettare la fine del primo giro.

## Disputed points: Rommé with adding

ruling-q-lay-1 = Di chi dev’essere la combinazione sul tavolo prima di attaccare?
    .ruling = Tua; puoi calarla nello stesso turno.
ruling-q-lay-2 = Quante carte attaccate aiutano ad arrivare a 30?
    .ruling = Una.
ruling-q-lay-3 = Una seconda combinazione tua può aiutare ad arrivare a 30?
    .ruling = No, come a ramino: una combinazione, qui con una carta attaccata.
ruling-q-lay-4 = Quali punti negativi si tolgono a chi vince, e se sono meno di 40?
    .ruling = Quelli della manche precedente, come dice il regolamento, e solo quanti sono. I più vecchi restano.
ruling-q-lay-5 = I 40 sono solo per chi cala tutto in una volta?
    .ruling = No, per chiunque vinca.
ruling-q-lay-6 = Li riceve chi vince scartando l’ultima carta?
    .ruling = Sì, qui è permesso scartarla.
ruling-q-lay-7 = Quanto conta un solo jolly rimasto in mano?
    .ruling = Nulla: i suoi 20 si annullano.
ruling-q-lay-8 = I 20 per aver calato per primi si segnano anche se non vince nessuno?
    .ruling = Sì: chi ha calato per primo non ha vinto neanche allora.
ruling-q-lay-9 = E la distribuzione, le bussate, i jolly e il primo giro?
    .ruling = Come a ramino.
ruling-d-lay-5 = Chi segna altri 20: chi ha cominciato la manche o chi ha calato per primo?
    .ruling = Chi ha calato per primo e non ha vinto. Il testo olandese nomina per errore chi ha cominciato.
