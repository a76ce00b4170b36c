### Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy and Rummikub.

## Names

game-myrummy = MyRummy
    .about = Cala scale e serie di tessere, trasforma il tavolo e svuota il poggiapezzi prima degli altri.
game-serie-noire = Rummy Série Noire
    .about = Rummy con tessere in cui cambi una tessera quando non ne cali nessuna.
game-brettspielnetz = Rummy di Brettspielnetz
    .about = Rummy con tessere per due, con un jolly a testa e jolly liberi sul tabellone.
game-rummikub = Rummikub
    .about = Il noto rummy con tessere: apri con 30 punti, ricomponi tutto il tavolo e resta per primo senza tessere.

## Options

option-tiles-hand = Tessere sul poggiapezzi
    .about = Quante tessere riceve ognuno all’inizio.
option-tiles-jokers = Jolly
    .about = Quanti jolly ci sono tra le tessere; con meno è più difficile.
option-tiles-dealt-joker = Jolly nella distribuzione
    .about = Se a tutti tocca un jolly nella distribuzione.
    .chance = come vuole il caso
    .one = esattamente uno a testa
    .at-least-one = almeno uno a testa
option-tiles-starter = Chi comincia
    .about = Come si trova chi comincia quando non lo decide una manche precedente.
    .lot = a sorte
    .lowest = chi estrae la tessera più bassa
    .highest = chi estrae la tessera più alta
option-tiles-drawer-starts = Comincia chi vince l’estrazione
    .about = Comincia chi ha estratto la tessera decisiva; altrimenti chi sta alla sua sinistra.
option-tiles-next-starter = Chi comincia la prossima manche
    .about = Chi comincia le manche dopo la prima.
    .after-last = chi sarebbe stato di turno dopo
    .anew = si decide a ogni manche
    .left = chi sta a sinistra di chi ha cominciato
option-tiles-turn = Il turno
    .about = Di che cosa è fatto un turno.
    .lay-or-draw = calare, o pescare una tessera
    .lay-or-exchange = calare, o cambiare una tessera con la riserva
    .draw-and-reject = pescare, calare o no, scartare una tessera (versione 1)
    .draw-and-keep = pescare, calare o no, tenere tutto (versione 2)
option-tiles-exchanged = Tessere cambiate
    .about = Dove va una tessera che si cambia.
    .returns = torna nella riserva
    .scrapped = fuori dalla manche
option-tiles-exchange-order = Ordine del cambio
    .about = Se vedi la tessera nuova prima di scegliere quella che va via.
    .blind = prima scegliere
    .draw-first = prima pescare
option-tiles-take-scrap = Prendere dagli scarti
    .about = Si può prendere la tessera in cima agli scarti invece di una dalla riserva.
option-tiles-reject-on-empty = Scartare a riserva vuota
    .about = Chi cala tessere deve scartarne una anche quando la riserva è vuota.
option-tiles-changes = Tessere da cambiare
    .about = Quante tessere puoi cambiare dopo la pesca finché non hai aperto (versione 2).
option-tiles-most-tiles = Massimo di tessere per turno
    .about = Quante tessere si possono giocare al massimo in un turno.
option-tiles-most-tiles-of = Che cosa si conta
    .about = Se contano anche le tessere che si spostano sul tavolo.
    .rack = tessere del poggiapezzi
    .moved = anche le tessere spostate
option-tiles-melds = Combinazioni
    .about = Quali combinazioni si possono calare.
    .both = serie e scale
    .sets = solo serie
    .runs = solo scale
option-tiles-ace = L’1
    .about = Dove va l’1 in una scala.
    .low = prima del 2
    .either = prima del 2 o dopo il 13
    .wrap = ovunque: anche 13 1 2
option-tiles-ace-high = Valore dell’1 dopo il 13
    .about = Quanto conta nell’apertura un 1 dopo il 13.
option-tiles-ace-at-both-ends = L’1 alle due estremità
    .about = Se l’1 può seguire il 13, una scala può andare dall’1 al 13 e di nuovo all’1, con 14 tessere; altrimenti il massimo è 13.
option-tiles-mixed-runs = Scale di colori misti
    .about = Le tessere di una scala possono essere di qualsiasi colore.
option-tiles-minimum = Punti per aprire
    .about = Quanto deve valere l’apertura; con 0 basta qualsiasi combinazione dal proprio poggiapezzi.
option-tiles-opening = L’apertura
    .about = Se più combinazioni insieme formano l’apertura.
    .sum = più combinazioni insieme
    .one = una combinazione
option-tiles-joker-opens = I jolly contano nell’apertura
    .about = Un jolly conta come la tessera che rappresenta; altrimenti non aggiunge nulla.
option-tiles-table-when-opening = Tavolo subito aperto
    .about = Il tavolo si può usare nel turno dell’apertura, appena si è calato abbastanza dal proprio poggiapezzi.
option-tiles-rebuild = Trasformare
    .about = Fino a che punto si possono smontare le combinazioni sul tavolo.
    .free = in qualsiasi modo che finisca in combinazioni
    .three = tre tessere restano insieme, o si separano tutte
    .listed = solo spostare, dividere, sostituire e togliere
option-tiles-table-joker = Jolly sul tavolo
    .about = Che cosa deve prendere il posto di un jolly perché si possa spostare.
    .any = qualsiasi tessera adatta
    .declared = la tessera dichiarata
    .both = in una serie, tutte le tessere mancanti
    .free = nulla
option-tiles-joker-from-rack = Sostituta dal poggiapezzi
    .about = La tessera che libera un jolly deve venire dal poggiapezzi in quel turno.
option-tiles-joker-tile-moves = La sostituta si è spostata
    .about = La tessera che libera un jolly viene dal poggiapezzi o da una combinazione smontata; altrimenti basta qualsiasi tessera adatta sul tavolo.
option-tiles-joker-joins = Jolly liberati solo da attaccare
    .about = Un jolly liberato si può solo attaccare a una combinazione che c’era già.
option-tiles-one-joker = Un jolly per combinazione
    .about = Una combinazione può avere al massimo un jolly.
option-tiles-board-cells = Tabellone limitato
    .about = Tutte le combinazioni devono stare in dieci righe di tredici tessere, con uno spazio tra vicine.
option-tiles-hand-finish = Tutto in una volta
    .about = Quanto vale liberarsi di tutte le tessere insieme senza averne calate prima.
    .plain = nulla di speciale
    .double = conta doppio
    .handrummy = conta doppio e non serve il minimo (chiudere di mano)
option-tiles-hand-finish-last = Ultime tessere in una volta
    .about = Anche finire calando almeno questo numero di tessere insieme conta doppio; 0 per mai.
option-tiles-last-tile-ends = L’ultima tessera chiude la manche
    .about = La manche finisce subito quando qualcuno pesca l’ultima tessera.
option-tiles-passing = Passare
    .about = Chi può passare quando la riserva è vuota.
    .willing = chiunque
    .unable = solo chi non può calare nulla
option-tiles-blocked = Nessuno finisce
    .about = Che cosa si segna quando una manche finisce con tessere su tutti i poggiapezzi.
    .all-minus = ognuno perde quanto gli resta sul poggiapezzi
    .lowest-wins = chi ha meno guadagna le differenze
option-tiles-scoring = Punti
    .about = Quanto vale una manche.
    .racks = quanto resta sui poggiapezzi
    .win = un punto per la vittoria
option-tiles-joker-hand = Jolly sul poggiapezzi
    .about = Quanto conta un jolly rimasto su un poggiapezzi.
option-tiles-max-turns = Massimo di turni
    .about = Dopo questo numero di turni la manche finisce come se tutti fossero bloccati.
option-tiles-seconds = Secondi per turno
    .about = Quanto può durare un turno; 0 per nessun limite.
option-tiles-timeout = Quando scade il tempo
    .about = Che fine fa un turno a metà.
    .keep-most = resta la parte valida più grande
    .keep-valid = resta ciò che è valido, provato in un ordine fisso
    .undo = torna tutto indietro
option-tiles-timeout-tiles = Tessere per il tempo scaduto
    .about = Quante tessere peschi se non resta nulla.

## Prompts and moves

phase-tiles-draw = Pesca una tessera.
phase-tiles-play = Cala tessere, o scegli un’altra mossa.
phase-tiles-change = Cambia un’altra tessera, o passa.
phase-tiles-return = Restituisci una tessera alla riserva.
phase-tiles-reject = Metti una tessera tra gli scarti.

move-tiles-lay = lay COMBINAZIONE | COMBINAZIONE … – il tavolo diventa così, con tutte le combinazioni che restano (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – pesca una tessera dalla riserva
move-tiles-take = take – prendi la tessera in cima agli scarti
move-tiles-exchange = exchange TESSERA – dai una tessera alla riserva per averne un’altra (exchange 5h)
move-tiles-reject = reject TESSERA – metti una tessera tra gli scarti (reject 5h)
move-tiles-pass = pass – lascia il turno al prossimo

## Events

event-tiles-lot = { $seat } estrae { $pieces } per vedere chi comincia.
    .you = Estrai { $pieces } per vedere chi comincia.
event-tiles-laid = { $moved ->
        [0] { $seat } cala { $melds }.
       *[other] { $seat } cala { $pieces }. Nuovo sul tavolo: { $melds }.
    }
    .you = { $moved ->
            [0] Cali { $melds }.
           *[other] Cali { $pieces }. Nuovo sul tavolo: { $melds }.
        }
event-tiles-opened = { $points ->
        [0] { $seat } ha aperto.
        [one] { $seat } ha aperto con { $points } punto.
       *[other] { $seat } ha aperto con { $points } punti.
    }
    .you = { $points ->
            [0] Hai aperto.
            [one] Hai aperto con { $points } punto.
           *[other] Hai aperto con { $points } punti.
        }
event-tiles-exchanged = { $seat } cambia una tessera.
    .you = Cambi una tessera.
event-tiles-gave = Dai via { $pieces }.

## How a round ended

outcome-tiles-out = Chi svuota il poggiapezzi vince la manche.
outcome-tiles-out-double = Tutte le tessere in una volta: i punti contano doppio.
outcome-tiles-blocked = Tutti hanno passato e la riserva è vuota.
outcome-tiles-last-drawn = L’ultima tessera è stata pescata; decide quello che resta sui poggiapezzi.
outcome-tiles-even = Sui poggiapezzi resta lo stesso valore: pareggio.
outcome-tiles-cap = La manche è durata troppo e finisce qui.

## On the score sheet

tally-tiles-double = Tutto in una volta: ancora altrettanto
tally-tiles-left = Resto: { $left }

## Refusals

error-tiles-table-missing = { $piece } era sul tavolo e deve tornarci in una combinazione.
error-tiles-lay-none = Cala almeno una tessera del tuo poggiapezzi, oppure non calare.
error-tiles-too-many = Sono { $count } tessere; in un turno se ne possono giocare al massimo { $most }.
error-tiles-keep-one = Tieniti una tessera: ti serve per lo scarto.
error-tiles-table-closed = Non puoi toccare { $meld } fino al turno dopo la tua apertura. Prima apri con le tue tessere.
error-tiles-opening-one = Si apre con una sola combinazione, non con { $count }. Cala le altre al prossimo turno.
error-tiles-opening-own = Si apre con una combinazione tutta dal proprio poggiapezzi. Prima calane una.
error-tiles-opening-short = { $reached } su { $needed } punti: cala di più per aprire, o tieni le tue tessere.
error-tiles-joker-pinned = { $joker } deve restare dov’è finché non prende il suo posto una tessera adatta. Ne basta una: { $needed }.
error-tiles-joker-stands = { $joker } deve restare dov’è: una tessera di una combinazione ancora intera non lo sostituisce. Quella giusta deve venire dal tuo poggiapezzi o da una combinazione smontata: { $needed }.
error-tiles-joker-both = { $joker } deve restare dov’è finché lì non ci sono tutte le tessere mancanti: { $needed }.
error-tiles-joker-joins = Un jolly liberato va attaccato a una combinazione che c’era già.
error-tiles-rebuild-three = Lascia insieme tre tessere di { $meld }, o dividile tutte tra altre combinazioni.
error-tiles-rebuild-listed = { $meld } deve continuare a esistere: spostala, dividila o sostituisci una tessera, ma non smontarla.
error-tiles-board-full = Le combinazioni non stanno sul tabellone di { $columns } per { $rows }. Uniscine qualcuna.
error-tiles-pool-empty = La riserva è vuota. Cala tessere o passa.
error-tiles-pool-left = { $tiles ->
        [one] C’è ancora una tessera nella riserva, quindi non puoi passare.
       *[other] Ci sono ancora { $tiles } tessere nella riserva, quindi non puoi passare.
    }
error-tiles-must-lay = Puoi calare { $pieces }, quindi non puoi passare.
error-tiles-change-opened = Hai già aperto, quindi non puoi più cambiare tessere.
error-tiles-change-most = { $most ->
        [0] Qui non si possono cambiare tessere.
        [one] Hai già cambiato una tessera in questo turno.
       *[other] Hai già cambiato { $most } tessere in questo turno.
    }
error-tiles-keep-drawn = Hai appena pescato { $piece }. Dai un’altra tessera.

## Reasons of hints

why-tiles-waits = Puoi anche aspettare: il bot migliore non calerebbe ancora niente.
why-tiles-fewer = Il bot migliore calerebbe solo { $count ->
        [one] una tessera
       *[other] { $count } tessere
    } e terrebbe il resto.
why-tiles-joker-freed = Un jolly sul tavolo si libera e va altrove.
why-tiles-rebuilt = Scompone { $count ->
        [one] una combinazione
       *[other] { $count } combinazioni
    } sul tavolo.

## In the terminal

cli-not-opened = ! non ha ancora aperto
cli-pool-label = Riserva:
cli-pool = { $count ->
        [0] vuota
        [one] una tessera
       *[other] { $count } tessere
    }
cli-scrap = Scarti:
cli-scrapped = { $count ->
        [one] una tessera, coperta
       *[other] { $count } tessere, coperte
    }
cli-score-word-double = Aggiungi «double» alla fine se chi vince ha calato tutto in una volta: 13h * / - / 5c 5d double.
cli-do-tiles-meld = meld TESSERE – forma una nuova combinazione con tessere del tuo poggiapezzi e tessere sciolte (meld 5h 6h 7h)
cli-do-tiles-add = add TESSERE N – attacca tessere alla combinazione N sul tavolo (add 9h 3)
cli-do-tiles-take = take TESSERE N – riprendi tessere dalla combinazione N; vanno usate di nuovo (take 4h 3)
cli-do-tiles-split = split N QUANTE – taglia in due la combinazione N dopo quel numero di tessere (split 3 2)

## On the pages

web-do-exchange = Cambia
web-do-reject = Scarta
web-tiles-not-opened = non ha ancora aperto
web-tiles-scrap = Scarti
web-tiles-new = Nuova combinazione
web-tiles-empty = Sul tavolo non c’è ancora niente.
web-tiles-begin = Tocca le tessere sul tuo poggiapezzi o trascinale qui.
web-tiles-nearer = Più grande
web-tiles-fit = Mostra tutto
web-tiles-fresh = calata per ultima
web-tiles-moved = viene da un’altra combinazione
web-tiles-split = Dividi qui
web-tiles-back = Sul poggiapezzi
web-tiles-undo = Annulla
web-tiles-redo = Ripeti
web-tiles-reset = Torna all’inizio del turno
web-tiles-done = Fatto
web-tiles-chosen = La tua selezione
web-tiles-joker = Il jolly è
web-tiles-run = { $points ->
        [0] Scala
        [one] Scala, un punto
       *[other] Scala, { $points } punti
    }
web-tiles-set = { $points ->
        [0] Serie
        [one] Serie, un punto
       *[other] Serie, { $points } punti
    }
web-tiles-fine = È una combinazione.
web-tiles-worth = { $points ->
        [one] È una combinazione: { $points } punto.
       *[other] È una combinazione: { $points } punti.
    }
web-tiles-ready = { $count ->
        [one] Bene: una tessera dal tuo poggiapezzi.
       *[other] Bene: { $count } tessere dal tuo poggiapezzi.
    }
web-tiles-pick = Scegli tutta la combinazione, poi tocca «{ $button }».
web-tiles-picked = Ora tocca «{ $button }».
web-tiles-picked-join = Ora tocca «{ $button }» o la combinazione da completare.
web-tiles-closed = Prima della tua apertura le combinazioni degli altri restano come sono. Apri con le tue tessere.
web-tiles-opening = { $reached } su { $needed } punti
web-tiles-laid-of = Tessere calate: { $count } su { $most }.
web-tiles-most = { $count } su { $most } tessere al massimo
web-tiles-changes = { $count ->
        [one] Cala, cambia una tessera o passa.
       *[other] Cala, cambia fino a { $count } tessere o passa.
    }
web-tiles-or-draw = { $needed ->
        [0] Cala tessere
       *[other] Cala tessere per almeno { $needed } punti
    } o pescane una.
web-tiles-alone-or-draw = Apri con una sola combinazione da almeno { $needed } punti o pesca una tessera.
web-tiles-alone-short = Una sola combinazione deve valere { $needed } punti; questa ne vale { $reached }.
web-tiles-alone-joker = Il jolly non conta: questa combinazione vale { $reached } punti su { $needed }.
web-tiles-or-exchange = { $needed ->
        [0] Cala tessere
       *[other] Cala tessere per almeno { $needed } punti
    } o scegline una da cambiare.
web-tiles-or-reject = { $needed ->
        [0] Cala tessere
       *[other] Cala tessere per almeno { $needed } punti
    } o scegline una da scartare.
web-tiles-hint-lay = { $count ->
        [one] Si può calare una tessera.
       *[other] Si possono calare { $count } tessere.
    }
web-tiles-hint-short = Ancora niente da calare: sono alla portata { $reached } su { $needed } punti.
web-tiles-hint-none = Adesso non si può calare niente.
web-tiles-hint-this = Il bot migliore darebbe questa.
web-tiles-show = Fammi vedere
web-tiles-building = { $name } sta costruendo…
web-tiles-flow = Libero
web-tiles-grid = Tabellone
web-tiles-time-keep = Allo scadere del tempo resta ciò che è valido.
web-tiles-time-undo = Allo scadere del tempo torna tutto indietro.
web-tiles-told-new = { $pieces }: nuova combinazione
web-tiles-told-meld = { $pieces } alla combinazione { $number }
web-tiles-told-rack = { $pieces } di nuovo sul poggiapezzi
web-tiles-told-split = Combinazione divisa
web-tiles-keys = Spazio sceglie, Invio aggiunge ciò che è scelto, N fa una nuova combinazione, S divide prima della tessera, Backspace la riporta sul poggiapezzi, Ctrl Z annulla.
web-replay-gave = { $seat } dà via { $pieces }.
web-settings-grid = Il tavolo come griglia di caselle
web-settings-grid-about = Come sul tabellone originale; altrimenti le combinazioni si dispongono secondo lo spazio.

## The lesson

lesson-tiles-open = Lo scopo è svuotare il poggiapezzi prima degli altri. La prima volta che cali, le tue tessere devono valere almeno 30: qui 10, 11 e 12 di un colore. Calale e chiudi il turno.
lesson-tiles-add = Da ora tutto il tavolo è a tua disposizione. Numeri di fila in un colore sono una scala, e il tuo 13 continua 10, 11, 12: attaccalo.
lesson-tiles-rebuild = Lo stesso numero in colori diversi è una serie. Ci sono quattro sette e ne bastano tre: prendi quello del colore del tuo 8 e del tuo 9, e fanne una nuova scala.
lesson-tiles-joker = Il jolly rappresenta il 4 che hai tu. Metti il tuo al suo posto e usa il jolly nello stesso turno: con i tuoi due undici è una serie.
lesson-tiles-draw = A volte non puoi calare nulla. Allora pesca una tessera: il turno finisce, e la tessera aspetta il prossimo.
lesson-tiles-exchange = A volte non puoi calare nulla. Allora cambia una tessera che non ti serve con una della riserva: il turno finisce.
lesson-tiles-win = Ancora due tessere. Cala quella che si può, guarda che cosa fa l’avversario e cala l’ultima: hai vinto.

## The rules

rules-myrummy =
    Giocano da due a quattro persone con 106 tessere: da 1 a 13 in viola, nero, verde e grigio, due
    volte ciascuna, e due jolly. Ognuno prende 14 tessere senza guardarle; le altre sono la riserva.
    Si tira a sorte chi comincia e si gioca in senso orario.

    Una serie è di tre o quattro tessere dello stesso numero in colori diversi. Una scala è di tre o
    più numeri di fila in un solo colore; l’1 è il più basso e dopo il 13 non viene nulla. Un jolly
    rappresenta qualsiasi tessera che lì andrebbe bene.

    Al tuo turno o cali tessere o ne peschi una. Puoi pescare anche se potresti calare. Una tessera
    pescata aspetta il tuo prossimo turno, e chi cala posa almeno una tessera del suo poggiapezzi.

    La prima volta che cali, le tue tessere devono valere almeno 30, in una combinazione o in più,
    tutte dal tuo poggiapezzi. Una tessera conta il suo numero, un jolly quello della tessera che
    rappresenta. In quel turno non puoi toccare il resto del tavolo.

    Dal turno dopo puoi usare tutto il tavolo: attaccare tessere, smontare combinazioni, costruirne
    di nuove. Alla fine tutto quello che c’era deve essere di nuovo in serie e scale. Conta solo
    come resta il tavolo, non la strada per arrivarci.

    Un jolly sul tavolo conserva il suo posto e il suo significato finché non lo sostituisce una
    tessera adatta, dal tuo poggiapezzi o da una combinazione che smonti in quel turno; in una serie
    di tre basta uno qualsiasi dei colori mancanti. Un jolly liberato va usato nello stesso turno.
    In una combinazione possono stare due jolly; se non è chiaro che cosa rappresentano, lo dici tu.

    Un turno dura due minuti. Allo scadere, quello che è in combinazioni corrette resta e il resto
    torna indietro; se non resta nulla, o un’apertura non arriva a 30, torna tutto e peschi una
    tessera.

    Chi cala l’ultima tessera vince la manche. Gli altri contano quello che resta sul poggiapezzi,
    con 25 per jolly, come punti negativi; chi vince riceve la somma come punti positivi. La manche
    successiva la comincia chi sarebbe stato di turno. Se la riserva è vuota, chi non cala passa;
    quando tutti hanno passato di fila, la manche finisce e ognuno perde quanto gli resta sul
    poggiapezzi. Dopo le manche stabilite vince il totale più alto.

    Chiudere di mano è un’opzione: chi cala tutte le tessere in una volta dal poggiapezzi non ha
    bisogno dei 30, e i punti contano doppio.

rules-serie-noire =
    Giocano da due a quattro persone con 106 tessere: da 1 a 13 in quattro colori, due volte
    ciascuna, e due jolly. Ognuno estrae una tessera e comincia chi ha la più bassa; chi è in parità
    estrae di nuovo, e un jolly conta 25. Tutti ricevono 14 tessere; le altre sono la riserva. Si
    gioca in senso orario.

    Una serie è di tre o quattro tessere dello stesso numero in colori diversi. Una scala è di tre o
    più numeri di fila in un solo colore; l’1 sta solo prima del 2. Un jolly rappresenta qualsiasi
    tessera adatta.

    Al tuo turno o cali tessere o ne cambi una. Per cambiare, scegli una tessera del tuo poggiapezzi
    senza farla vedere agli altri, prendine una dalla riserva e la tua si mescola con quelle. Puoi
    cambiare anche se potresti calare, ma mai le due cose nello stesso turno.

    La prima volta che cali, le tue tessere devono valere almeno 30, in una combinazione o in più,
    tutte dal tuo poggiapezzi; una tessera conta il suo numero, un jolly quello della tessera che
    rappresenta. Dal turno dopo puoi anche attaccare a qualsiasi combinazione e trasformare il
    tavolo, purché tutto quello che c’è torni in combinazioni.

    Un jolly sul tavolo si sposta solo quando una tessera adatta prende il suo posto, dal tuo
    poggiapezzi o da una combinazione che smonti. Resta per sempre sul tavolo e si riusa nello
    stesso turno.

    La clessidra ti dà un minuto per il tuo turno. Il regolamento non dice quanto dura:
    potete scegliere un altro tempo. Se si svuota, i tuoi cambiamenti a metà si annullano e si
    cambia una tessera: la più alta che non sia un jolly.

    Chi si libera per primo di tutte le tessere vince la manche. Gli altri contano quello che resta
    sul poggiapezzi, con 25 per jolly, come punti negativi; chi vince riceve la somma come punti
    positivi. Chi si libera di tutto in una volta senza aver calato nulla prima raddoppia i punti,
    ma gli servono comunque i 30. Una partita ha più manche: quattro, se non vi accordate
    diversamente, e prima di ognuna si estrae di nuovo chi comincia. Alla fine vince il totale più
    alto; a parità di totale la vittoria è condivisa.

    Altre versioni si scelgono nelle opzioni. Nella versione 1 peschi sempre per prima cosa, puoi
    calare e metti una tessera tra gli scarti; anche per finire ti serve una tessera da scartare.
    Nella versione 2 peschi sempre per prima cosa e tieni tutto; finché non hai aperto, invece di
    calare puoi cambiare ancora una tessera.

    Se la riserva è vuota, non si pesca, non si cambia e non si scarta: si cala, e passa solo chi
    non può calare nulla. Quando tutti hanno passato di fila, la manche finisce e ognuno perde
    quanto gli resta sul poggiapezzi. Lo stesso succede dopo 400 turni.

    Per renderlo più difficile o più facile: senza jolly, un altro minimo o nessuno, solo serie o
    solo scale, l’1 dopo il 13, scale di colori misti, più tempo.

rules-brettspielnetz =
    Si gioca in due con 106 tessere: da 1 a 13 in blu, rosso, verde e giallo, due volte ciascuna, e
    due jolly. Ognuno riceve 18 tessere, una delle quali è un jolly. Il caso decide chi comincia.

    Una serie è di tre o quattro tessere dello stesso numero in colori diversi. Una scala è di tre o
    più numeri di fila in un solo colore, dall’1 al 13 al massimo. Un jolly rappresenta qualsiasi
    tessera.

    La prima volta cali una sola serie o scala che vale almeno 30. Una tessera conta il suo numero;
    nella combinazione può esserci un jolly, ma non aggiunge nulla. È fatta solo di tessere tue, e in quel turno non cali
    altro. Fino ad allora un punto esclamativo dopo il tuo numero di tessere indica che non hai
    ancora aperto.

    Dal turno dopo, cala una o più tessere per formare o allungare serie e scale. Puoi trasformare
    tutto il tabellone, purché alla fine del turno tutto sia in serie e scale. In un turno cali al
    massimo 12 tessere tue.

    Un jolly sul tabellone si può spostare liberamente e può rappresentare qualcos’altro a ogni
    turno, ma non torna mai su un poggiapezzi. Se due jolly e una tessera possono essere una serie o
    una scala, valgono tutte e due le letture.

    Se non puoi o non vuoi calare, pesca una tessera; con questo il tuo turno finisce.

    Vince chi resta senza tessere, e vale un punto. Il gioco finisce subito anche quando qualcuno
    pesca l’ultima tessera: allora entrambi contano quello che hanno, compresa quella tessera e con
    25 per jolly. Vince chi ha meno punti; a punti uguali è pareggio.

    Sul tabellone c’è posto per dieci righe di tredici tessere. È solo il disegno; un’opzione ne fa
    un limite.

rules-rummikub =
    Giocano da due a quattro persone con 106 tessere: da 1 a 13 in quattro colori, due volte
    ciascuna, e due jolly. Ognuno estrae una tessera e comincia chi ha la più alta. Tutti prendono
    14 tessere; le altre sono la riserva.

    Una serie è di tre o quattro tessere dello stesso numero in colori diversi. Una scala è di tre o
    più numeri di fila in un solo colore; l’1 sta solo prima del 2. Un jolly rappresenta qualsiasi
    tessera.

    Al tuo turno o cali tessere o ne peschi una. La prima volta che cali, le tue tessere devono
    valere almeno 30, in una combinazione o in più, tutte dal tuo poggiapezzi; un jolly conta come
    la tessera che rappresenta.

    Dal turno dopo puoi trasformare il tavolo come vuoi, purché tu cali almeno una delle tue tessere
    e alla fine tutto sia in serie e scale. Un jolly sul tavolo se ne va solo quando la tessera che
    rappresenta prende il suo posto, dal tuo poggiapezzi o dal tavolo; in una serie di tre basta uno
    qualsiasi dei colori mancanti. Va calato di nuovo nello stesso turno.

    Se un minuto non ti basta, tutto torna a posto e peschi tre tessere.

    Vince chi cala l’ultima tessera. Gli altri perdono quanto resta sul loro poggiapezzi, con 30
    per jolly, e chi vince riceve la somma. Se la riserva è vuota, chi non cala passa; quando tutti
    hanno passato di fila, vince chi ha meno sul poggiapezzi, e ognuno degli altri gli paga la
    differenza.

## The rules: chapters and pictures

web-chapter-opening = L’apertura
web-chapter-table = Tutto il tavolo
web-chapter-time = Il tempo
web-chapter-board = Il tabellone
web-figure-no-gap = un buco
web-figure-no-colours = colori misti
web-figure-no-joker = il jolly non è stato sostituito
web-figure-opening = Almeno 30, in una combinazione o in più. Un jolly conta come la tessera che rappresenta.
web-figure-opening-no-joker = Una combinazione deve valere 30, e un jolly non aggiunge nulla.
web-figure-shift = Una scala cresce da una parte e libera una tessera dall’altra.
web-figure-split = Una scala lunga si divide intorno a una seconda tessera dello stesso numero.
web-figure-replace = Il quarto colore libera uno degli altri tre.
web-figure-free-joker = La tessera che il jolly rappresentava prende il suo posto, e il jolly si usa altrove nello stesso turno.
web-figure-fixed-joker = Senza una tessera al suo posto il jolly deve restare; quella che è ancora nella sua combinazione non conta.
web-figure-loose-joker = Un jolly si sposta come vuoi, purché tutto finisca in combinazioni.
web-figure-points-rack = Quanto contano le tessere rimaste su un poggiapezzi
web-figure-grid = Colonne da a a m, righe da 10 a 1. La scala rossa va da b10 a d10.

## Disputed points: MyRummy

ruling-q-myr-1 = Puoi usare il tavolo nel turno in cui apri?
    .ruling = No, solo dal turno dopo.
ruling-q-myr-2 = Si può calare subito una tessera pescata?
    .ruling = No, aspetta il tuo prossimo turno.
ruling-q-myr-3 = Puoi pescare anche se potresti calare?
    .ruling = Sì.
ruling-q-myr-4 = Devono restare tre tessere quando ne togli da una combinazione?
    .ruling = No. Puoi smontarla tutta, quindi conta solo il risultato: tutto è di nuovo in combinazioni.
ruling-q-myr-5 = Quale tessera libera un jolly da una serie di tre?
    .ruling = Quel numero in uno qualsiasi dei colori mancanti.
ruling-q-myr-6 = Si può trasformare una combinazione con un jolly?
    .ruling = Il jolly conserva posto e significato. Altre tessere possono uscire se intorno a lui resta una combinazione.
ruling-q-myr-7 = La tessera che libera un jolly deve venire dal tuo poggiapezzi?
    .ruling = No, può venire anche da una combinazione sul tavolo.
ruling-q-myr-8 = Un jolly liberato può andare in una combinazione nuova?
    .ruling = Sì, in una qualsiasi, nello stesso turno.
ruling-q-myr-9 = Possono stare due jolly in una combinazione?
    .ruling = Sì. Se non è chiaro che cosa rappresentano, lo dici tu.
ruling-q-myr-10 = Un jolly può stare prima dell’1, dopo il 13 o come quinto in una serie?
    .ruling = No, rappresenta una tessera che esiste ed è adatta.
ruling-q-myr-11 = L’1 può seguire il 13?
    .ruling = No, una scala sale al massimo dall’1 al 13.
ruling-q-myr-12 = Per calare serve una tessera del tuo poggiapezzi?
    .ruling = Sì, almeno una.
ruling-q-myr-13 = E se la riserva è vuota?
    .ruling = Chi non cala passa. Quando tutti hanno passato di fila, ognuno perde quanto gli resta sul poggiapezzi e nessuno riceve la somma.
ruling-q-myr-14 = E se il tempo scade e non c’è nulla di valido?
    .ruling = Torna tutto e peschi una tessera.
ruling-q-myr-15 = E se il tempo scade e l’apertura non basta ancora?
    .ruling = Torna tutto, anche quello che era valido.
ruling-q-myr-16 = È chiusura di mano se hai già calato qualcosa?
    .ruling = No. Tutte le tue tessere devono uscire in una volta, dal tuo poggiapezzi.
ruling-q-myr-17 = La chiusura di mano fa parte del gioco?
    .ruling = Solo se la si sceglie: il regolamento la chiama variante.
ruling-q-myr-18 = La chiusura di mano raddoppia anche i punti di chi vince?
    .ruling = Sì, sono la somma dei punti negativi raddoppiati.
ruling-q-myr-21 = Chi comincia dopo una manche che nessuno ha vinto?
    .ruling = Chi viene dopo l’ultimo che ha giocato.
ruling-q-myr-22 = Una tessera che è già sul tavolo libera un jolly?
    .ruling = Solo se la sua combinazione viene smontata in quel turno. Una tessera di una combinazione che resta intera, o che cresce soltanto, non libera nulla.
ruling-q-myr-23 = Che cosa resta se il tempo scade e solo alcune combinazioni sono valide?
    .ruling = Le tue combinazioni con cui cali più tessere e che insieme formano un turno valido; il resto del tavolo torna al suo posto.
ruling-d-myr-1 = Quante tessere fanno una serie? Il testo francese dice due o tre.
    .ruling = Tre o quattro, come in tutte le altre lingue e nel suo stesso esempio.
ruling-d-myr-2 = Chi comincia la manche dopo? Il testo olandese dice: chi ha giocato per ultimo.
    .ruling = Chi sarebbe stato di turno dopo, come dice il testo tedesco.

## Disputed points: Série Noire Rummy

ruling-q-snr-1 = Dove va una tessera cambiata?
    .ruling = Torna nella riserva, coperta.
ruling-q-snr-2 = Puoi vedere la tessera nuova prima di scegliere quella da dare?
    .ruling = No, prima scegli.
ruling-q-snr-3 = E se nessuno finisce mai?
    .ruling = Dopo il numero di turni fissato nelle opzioni la manche finisce e ognuno perde quanto gli resta sul poggiapezzi.
ruling-q-snr-4 = Puoi cambiare anche se potresti calare?
    .ruling = Sì.
ruling-q-snr-5 = Si può calare e cambiare nello stesso turno?
    .ruling = No, o l’uno o l’altro.
ruling-q-snr-6 = Puoi trasformare il tavolo nel turno in cui apri?
    .ruling = No, solo dal turno dopo.
ruling-q-snr-7 = Un jolly può spostarsi senza essere sostituito?
    .ruling = No. Prima una tessera adatta prende il suo posto, poi si riusa nello stesso turno.
ruling-q-snr-8 = Quale tessera libera un jolly da una serie di tre? Sono permessi due jolly?
    .ruling = Quel numero in uno qualsiasi dei colori mancanti. In una combinazione possono stare due jolly.
ruling-q-snr-9 = Chi si libera di tutto in una volta ha bisogno dei 30? Che cosa raddoppia?
    .ruling = Ne ha bisogno. Raddoppiano i punti di tutti.
ruling-q-snr-10 = Chi comincia: chi estrae la tessera più bassa o chi sta a sinistra di chi distribuisce?
    .ruling = Chi estrae la più bassa, che è anche chi distribuisce.
ruling-q-snr-11 = E se l’estrazione è pari o esce un jolly?
    .ruling = Chi è in parità estrae di nuovo; un jolly conta 25.
ruling-q-snr-12 = Chi comincia la manche dopo?
    .ruling = Si estrae di nuovo a ogni manche.
ruling-q-snr-13 = Quanto dura la clessidra, e se si svuota?
    .ruling = Il regolamento non lo dice; qui un minuto, se non scegliete altro. Se si svuota, i tuoi cambiamenti a metà si annullano e si cambia una tessera.
ruling-q-snr-14 = Versione 1: si può calare la tessera pescata? Si può prendere dagli scarti?
    .ruling = La pescata sì; gli scarti restano dove sono.
ruling-q-snr-15 = Versione 1: si può calare l’ultima tessera?
    .ruling = No, va scartata.
ruling-q-snr-16 = Versione 2: che cosa vuol dire cambiare una tessera prima di aprire?
    .ruling = Dopo aver pescato puoi cambiare ancora una tessera invece di calare.
ruling-q-snr-17 = Versioni 1 e 2: e se la riserva è vuota?
    .ruling = Non si pesca e non si scarta: cali o passi.
ruling-q-snr-18 = Chi può passare a riserva vuota, e quando sono tutti bloccati?
    .ruling = Solo chi non può calare nulla. Quando tutti hanno passato di fila, la manche finisce.
ruling-q-snr-19 = L’1 dopo il 13: quanto conta, e si può continuare?
    .ruling = Conta 1. 12 13 1 è una scala, 13 1 2 no.
ruling-q-snr-20 = Scale miste: un colore può ripetersi?
    .ruling = Sì, qualsiasi colore in qualsiasi ordine.
ruling-q-snr-21 = Il minimo cambia senza jolly o con un solo tipo di combinazione?
    .ruling = No.
ruling-q-snr-22 = L’1 prima del 2 e dopo il 13: una scala può avere entrambi?
    .ruling = Sì: dall’1 al 13 e di nuovo 1, 14 tessere. Il regolamento permette i due posti e non pone limiti.
ruling-d-snr-1 = Si può scambiare un jolly? Nel testo inglese la regola si è persa.
    .ruling = Sì: il testo francese lascia mettere al suo posto la tessera giusta.

## Disputed points: Brettspielnetz Rummy

ruling-q-bsn-1 = Più combinazioni insieme possono fare i 30?
    .ruling = No, deve arrivarci una sola serie o scala, e i jolly non aggiungono nulla.
ruling-q-bsn-2 = Puoi calare altro, o usare il tabellone, nel turno in cui apri?
    .ruling = No, solo dal turno dopo.
ruling-q-bsn-3 = Le tessere spostate sul tabellone contano per le 12?
    .ruling = No, solo quelle del tuo poggiapezzi.
ruling-q-bsn-4 = Un jolly può spostarsi senza essere sostituito?
    .ruling = Sì, ma resta sul tabellone.
ruling-q-bsn-5 = Si può calare subito una tessera pescata?
    .ruling = No, pescare chiude il turno.
ruling-q-bsn-6 = Si può ancora giocare dopo aver pescato l’ultima tessera?
    .ruling = No, il gioco finisce subito e quella tessera conta.
ruling-q-bsn-7 = A ogni mossa serve una tessera del tuo poggiapezzi?
    .ruling = Sì, almeno una.
ruling-q-bsn-9 = Ognuno riceve esattamente un jolly?
    .ruling = Sì, diciassette tessere a caso e un jolly.
ruling-q-bsn-10 = La grandezza del tabellone è un limite?
    .ruling = No, è solo il disegno.
ruling-q-bsn-11 = Che cosa sono due jolly accanto a una tessera?
    .ruling = Una serie o una scala, come vuoi.
ruling-q-bsn-12 = Sono permessi solo i modi di trasformare elencati?
    .ruling = No, sono esempi; vale tutto quello che finisce in serie e scale.
ruling-q-bsn-13 = Quanto vale restare senza tessere?
    .ruling = La vittoria, che conta un punto.
ruling-q-bsn-14 = L’1 può seguire il 13?
    .ruling = No.
