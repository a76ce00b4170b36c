### MyRummy 111.

## Names

game-one-eleven = MyRummy 111
    .about = Metti in ordine i tuoi dodici numeri, uno scambio alla volta e senza mai spostarli.

## Options

option-one-eleven-hand = Carte in mano
    .about = Quante carte riceve ognuno; con più carte la manche è più lunga e difficile.
option-one-eleven-hands = Carte in ogni mano
    .about = Un handicap: quante carte riceve ogni giocatore, per esempio 12,13,14; vuoto se ne ricevono tutti lo stesso numero.
option-one-eleven-symbols = Simboli jolly
    .about = I simboli sulle carte 2, 3, 4 e così via fino a 111; quello che c’è all’inizio è una tabella nostra, non quella stampata.
option-one-eleven-series = Che cos’è una sequenza
    .about = Quali carte di una mano contano insieme per chi non ha annunciato.
    .contiguous = carte una accanto all’altra
    .subsequence = carte in ordine, saltandone altre in mezzo
option-one-eleven-best = Quale sequenza conta
    .about = Quale sequenza fa punti se la più lunga non è quella che vale di più.
    .value = quella che vale di più
    .length = la più lunga, poi quella che vale di più
option-one-eleven-others-score = Quando fanno punti gli altri
    .about = Se chi non ha annunciato segna la sua sequenza anche dopo un annuncio giusto.
    .always = sempre
    .after-mistake = solo dopo un annuncio sbagliato
option-one-eleven-direction = Direzione
    .about = Se ognuno deve decidere prima del primo turno se salire o scendere, e conta solo quello.
    .either = vale sia salire sia scendere
    .chosen = conta solo la direzione scelta
option-one-eleven-announced-for-you = Annuncio automatico
    .about = La manche finisce da sola appena uno scambio mette in ordine una mano; nessuno annuncia.
option-one-eleven-short-pile = Mazzo quasi finito
    .about = Che cosa succede se si vuole svuotare il centro e nel mazzo restano meno di tre carte.
    .reshuffle = si rimescolano dentro gli scarti
    .stay = nessuno può più svuotare il centro
    .rest = escono le ultime carte e gli altri posti restano vuoti
option-one-eleven-youngest = Il più giovane
    .about = Il posto che comincia la prima manche, contato da 0.
option-one-eleven-max-turns = Massimo di turni
    .about = Dopo questo numero di turni a testa, la manche finisce senza annuncio e ognuno segna una sequenza.

## Prompts and moves

phase-one-eleven-choose = Scegli una direzione: rising (salire) o falling (scendere).
phase-one-eleven-take = Prendi una carta dal centro.
phase-one-eleven-insert = Infila la carta e di’ quale esce.
phase-one-eleven-announce = Annuncia che la tua mano è in ordine, o passa.

move-one-eleven-choose = choose DIREZIONE – scegli rising (salire) o falling (scendere) per questa manche (choose rising)
move-one-eleven-clear = clear – elimina le tre carte scoperte al centro e mettine tre coperte
move-one-eleven-take = take POSTO – prendi la carta al centro dal posto 1, 2 o 3 (take 2)
move-one-eleven-insert = insert SPAZIO ESCE – infila la carta con SPAZIO carte alla sua sinistra; esce la vicina a sinistra (left) o a destra (right), oppure l’estremità opposta (far) (insert 3 right)
move-one-eleven-announce = announce – di’ che la tua mano è in ordine; questo chiude la manche
move-one-eleven-pass = pass – non dire nulla e lascia il turno al prossimo

## Events

event-dealt-hand = Carte per { $seat }: { $cards }.
    .you = Le tue carte: { $cards }.
event-chose = { $seat } ha scelto una direzione.
    .you = Hai scelto una direzione.
event-chose-own = I tuoi numeri devono { $direction ->
        [falling] scendere
       *[rising] salire
    } da sinistra a destra.
event-cleared = { $seat } elimina { $cards }; ci sono carte nuove, coperte.
    .you = Elimini { $cards }; ci sono carte nuove, coperte.
event-reshuffled-discards = Gli scarti si rimescolano nel mazzo. Carte nel mazzo: { $stock }.
event-took-hidden = { $seat } prende la carta coperta al posto { $spot }.
    .you = Prendi la carta coperta al posto { $spot }.
event-inserted = { $seat } lascia andare { $card } e infila la carta nuova { $drop ->
        [far] { $gap ->
            [0] all’inizio
           *[other] alla fine
        }
       *[other] al suo posto
    }.
    .you = Lasci andare { $card } e infili la carta nuova { $drop ->
            [far] { $gap ->
                [0] all’inizio
               *[other] alla fine
            }
           *[other] al suo posto
        }.
    .brief = lascia il { $card }
event-announced = { $seat } annuncia una mano in ordine: { $cards }.
    .you = Annunci una mano in ordine: { $cards }.
event-order-right = È in ordine. Punti per { $seat }: { $points }.
    .you = È in ordine. Punti per te: { $points }.
event-order-wrong = Non è in ordine: nessun punto per { $seat }.
    .you = Non è in ordine: nessun punto per te.
event-series = { $seat } segna { $points ->
        [one] un punto
       *[other] { $points } punti
    } per { $cards }.
    .you = Segni { $points ->
            [one] un punto
           *[other] { $points } punti
        } per { $cards }.
    .brief = segna { $points ->
            [one] un punto
           *[other] { $points } punti
        }
event-no-series = { $seat } non ha nessuna sequenza e non segna nulla.
    .you = Non hai nessuna sequenza e non segni nulla.

## How a round ended

outcome-one-in-order = Una mano è stata messa in ordine.
outcome-one-mistake = La mano annunciata non era in ordine.
outcome-one-turn-cap = Nessuno ha annunciato in tutti i turni di questa manche.

## On the score sheet

tally-one-eleven-symbols = Simboli della mano
tally-one-eleven-order = Mano in ordine
tally-one-eleven-series = Sequenza migliore: { $cards }
tally-one-eleven-mistake = Annunciata, ma non in ordine

## Refusals

error-one-no-spot = Al centro non c’è il posto { $spot }. Prendi da un posto da 1 a { $most }.
error-one-spot-empty = Al posto { $spot } non c’è più nessuna carta. Prendi da un altro.
error-one-centre-hidden = Puoi svuotare il centro solo quando tutte le sue carte sono scoperte, e { $hidden ->
        [one] una è coperta
       *[other] { $hidden } sono coperte
    }. Prendi una carta.
error-one-pile-short = Per svuotare il centro servono tre carte nuove. Rimaste nel mazzo: { $cards }. Prendi una carta.
error-one-no-gap = Nella tua mano non c’è lo spazio { $gap }. Di’ quante carte deve avere alla sua sinistra: da 0 a { $most }.
error-one-no-drop = Con { $gap } alla sinistra della carta nuova, nulla può uscire con «{ $drop }». Esce una vicina (left o right) oppure, se la carta nuova è a un’estremità, quella all’estremità opposta (far).

## Reasons of hints

why-one-ordered = La tua mano è in ordine.
why-one-not-ordered = La tua mano non è ancora in ordine.
why-one-orders = Con la carta { $card } tutta la tua mano è in ordine.
why-one-series = Con la carta { $card } la tua sequenza ha { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
why-one-fits = La carta { $card } sta in ordine tra { $left } e { $right }.
why-one-none-open = Nessuna carta scoperta allunga la tua sequenza.

## In the terminal

cli-one-centre = Centro:
cli-face-down = ?
cli-one-pile = Mazzi:
cli-one-piles = da pescare: { $draw }; eliminate: { $discards }
cli-one-in-hand = Hai preso:
cli-one-taken = { $card } ({ $symbols ->
        [one] 1 simbolo
       *[other] { $symbols } simboli
    })
cli-one-series = La tua sequenza:
cli-one-worth = { $series } = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
cli-one-gaps = Gli spazi sono numerati. Indica uno spazio e la carta vicina che esce: insert { $gap } { $card }.
cli-one-rising = crescente
cli-one-falling = decrescente
cli-score-word-bonus = Metti ! dopo i punti di chi ha chiuso la manche con la mano in ordine, per il premio: 17! 6.

## On the pages

web-do-announce = Annuncia
web-do-choose = Scegli
web-do-clear = Svuota il centro
web-do-insert = Infila
web-one-centre = Centro
web-one-spot = Posto { $spot }
web-one-hidden = coperta
web-one-empty = vuoto
web-one-stars = Ogni ★ su una carta vale un punto alla fine della manche.
web-one-symbols = { $count ->
        [one] un simbolo
       *[other] { $count } simboli
    }
web-one-counts = conta
web-one-choose = I tuoi numeri devono salire o scendere da sinistra a destra?
web-one-where = Dove va la carta { $card }?
web-one-which = Quale carta esce?
web-one-elsewhere = Altro posto
web-one-leaves = Esce { $card }
web-one-between = Tra { $left } e { $right }
web-one-before = Prima di { $card }
web-one-after = Dopo { $card }
web-one-series = { $count ->
        [one] Sequenza di una carta
       *[other] Sequenza di { $count } carte
    }
web-one-no-series = Ancora nessuna sequenza
web-one-ordered = La tua mano è in ordine!
web-one-passing = Non ancora in ordine: passi.
web-one-auto = Passa finché non è in ordine
web-one-wrong = La tua mano non è in ordine: annunciarla non ti dà nulla e chiude la manche.
web-one-announce-anyway = Annuncia lo stesso
web-one-rising = Salire
web-one-falling = Scendere
web-settings-pass-about = Finché la tua mano non è in ordine, non devi toccare «Passa» da te.
web-replay-chose = { $seat } sceglie numeri { $direction ->
        [falling] che scendono
       *[rising] che salgono
    }.

## The lesson

lesson-one-eleven-swap = I tuoi numeri devono crescere, ma non cambiano mai posto: solo gli scambi li mettono in ordine. Il 90 è fuori posto. Prendi il 18, infilalo dopo il 5 e lascia andare il 90.
lesson-one-eleven-end = Se infili una carta a un’estremità, può uscire quella all’altra estremità. L’88 all’inizio è fuori posto: prendi il 110, infilalo in fondo e lascia andare l’88.
lesson-one-eleven-announce = Ora tutto cresce da sinistra a destra. Annuncialo: la manche finisce, e segni tutte le stelle sulle tue carte e altri 5 punti.
lesson-one-eleven-win = Due carte sono fuori posto, il 90 e il 3. Sostituiscile con due scambi: passa dopo il primo, annuncia dopo il secondo.

## The rules

rules-one-eleven =
    A MyRummy 111 giocano da due a cinque persone, con 110 carte numerate da 2 a 111, una per
    numero.

    Ognuno riceve 12 carte che gli altri non vedono. Tienile nell’ordine in cui arrivano: non si
    spostano mai. Altre tre carte stanno coperte al centro e il resto è il mazzo di pesca. Lo scopo
    è che tutti i tuoi numeri salgano da sinistra a destra, o che tutti scendano. I salti non
    contano. Conviene scegliere prima una delle due cose, ma niente ti obbliga.

    Comincia il più giovane, poi si gioca verso sinistra. Il tuo turno è uno scambio:
    1. Prendi una delle tre carte al centro. Una carta coperta la vedi solo quando l’hai presa, e
    allora non puoi rimetterla giù.
    2. Infilala dove vuoi, tra le tue carte o a un’estremità.
    3. Una delle sue due vicine esce dalla tua mano e va scoperta nel posto vuoto. Se hai messo la
    carta nuova a un’estremità, può uscire invece la carta all’estremità opposta.

    Se le tre carte al centro sono tutte scoperte, prima puoi eliminarle: vanno tra gli scarti, ne
    arrivano tre nuove coperte e tu prendi una di queste. Quando nel mazzo restano meno di tre
    carte, si rimescolano dentro gli scarti precedenti, ma non le tre carte che si eliminano; se non
    basta, nessuno può svuotare il centro.

    Dopo il tuo scambio puoi annunciare che la tua mano è in ordine. Non è obbligatorio: puoi
    aspettare di fare più punti. L’annuncio chiude la manche:
    – Se hai ragione, segni tutti i simboli jolly sulle tue carte e altri 5 punti.
    – Se sbagli, non segni nulla.
    – In ogni caso tutti gli altri segnano i simboli di una sequenza: il tratto continuo della
    propria mano che sale o scende e vale di più. Può cominciare in qualsiasi punto.

    Se nessuno annuncia, la manche finisce dopo 100 turni a testa e ognuno segna una sequenza. La
    manche successiva la comincia chi sta a sinistra di chi ha cominciato la precedente. Quando
    qualcuno arriva a 60 punti, vince il totale più alto; a parità di totale, chi di questi ha fatto
    meglio nell’ultima manche; se è pari anche quella, la vittoria è condivisa.

    Il regolamento non dice quanti simboli ha ogni carta. Al suo posto vale una tabella
    nostra, secondo l’ultima cifra: 1 simbolo per 1, 3, 6 e 9; 2 per 2, 4 e 8; 3 per 5 e 7; 4 per 0.
    Se hai le carte vere, metti i loro simboli nell’opzione «symbols».

    Varianti del regolamento, come opzioni: un numero fisso di manche invece dei 60 punti,
    per esempio tante quanti sono i giocatori; più di 12 carte per tutti, che è più difficile;
    oppure mani di grandezza diversa per pareggiare le forze: 12 carte per chi è alle prime armi, 13
    per chi gioca meglio, 14 per gli esperti.

## The rules: chapters and pictures

web-chapter-aim = Lo scopo
web-chapter-clear = Svuotare il centro
web-chapter-announce = Annunciare
web-chapter-symbols = I simboli jolly
web-figure-order = Dodici numeri in ordine: ognuno è più alto del precedente. I salti non contano.
web-figure-insert = Qui entra la carta { $card }. Una delle vicine, { $one } o { $other }, deve uscire; esce { $gone } e tutto è in ordine.
web-figure-insert-end = Messa a un’estremità, una carta può anche far uscire quella all’estremità opposta: qui può uscire { $one } o { $other }, ed esce { $gone }.
web-figure-clear = Sono tutte e tre scoperte. Prima di prenderne una, puoi farne mettere tre coperte al loro posto.
web-figure-series = Chi non ha annunciato segna il tratto migliore che sale soltanto o scende soltanto. Qui conta { $points }.
web-figure-symbols = La nostra tabella dei simboli: decide l’ultima cifra.
web-figure-centre = Al centro

## Disputed points: MyRummy 111

ruling-q-one-1 = Che cos’è una sequenza per chi non ha annunciato?
    .ruling = Carte vicine che salgono soltanto o scendono soltanto. Non se ne può saltare nessuna.
ruling-q-one-2 = Gli altri fanno punti anche dopo un annuncio giusto?
    .ruling = Sì, sempre: che l’annuncio sia giusto o no.
ruling-q-one-3 = E se la sequenza più lunga non è quella che vale di più?
    .ruling = Conta quella che vale di più.
ruling-q-one-4 = La tua sequenza deve andare nella direzione che avevi scelto?
    .ruling = No. Scegliere una direzione è solo un consiglio; vale sia salire sia scendere.
ruling-q-one-5 = Si può contare più di una sequenza?
    .ruling = No, una sola.
ruling-q-one-6 = Quanti simboli jolly ha ogni carta?
    .ruling = Il regolamento ne rivela solo quattro. La nostra tabella corrisponde a quelli, e puoi inserire i simboli delle tue carte.
ruling-q-one-7 = Un annuncio sbagliato vale almeno una sequenza?
    .ruling = No, non vale proprio nulla.
ruling-q-one-8 = Una mano in ordine va annunciata?
    .ruling = No, puoi aspettare di fare più punti.
ruling-q-one-9 = Si può annunciare senza scambio, per esempio una mano ricevuta già in ordine?
    .ruling = No, solo dopo uno scambio proprio.
ruling-q-one-10 = E se il mazzo non basta per svuotare il centro?
    .ruling = Si rimescolano nel mazzo gli scarti precedenti, ma non le tre carte che si eliminano. Se le carte sono ancora meno di tre, nessuno può svuotarlo.
ruling-q-one-11 = E se nessuno annuncia mai?
    .ruling = Il regolamento non lo dice. Dopo il numero di turni fissato nelle opzioni la manche finisce e ognuno segna una sequenza.
ruling-q-one-12 = Puoi rimettere giù la carta presa?
    .ruling = No. Resta nella tua mano e una vicina deve uscire.
ruling-q-one-13 = Puoi guardare una carta coperta prima di scegliere?
    .ruling = No: se la prendi, la tieni.
ruling-q-one-14 = E se totali e ultime manche sono pari?
    .ruling = La vittoria è condivisa.
ruling-q-one-15 = Chi vince in caso di pareggio dopo un numero fisso di manche?
    .ruling = Anche qui decide la migliore ultima manche.
ruling-q-one-17 = Si può svuotare il centro e annunciare nello stesso turno?
    .ruling = Sì, svuotarlo fa parte del turno. Ma lo si svuota una volta sola per turno.
ruling-q-one-18 = Si possono guardare le carte eliminate?
    .ruling = Sì, sono scoperte.
ruling-d-one-1 = L’esempio stampato scarta un 23 che non si vede da nessuna parte.
    .ruling = Un errore di stampa: è l’83, perché lì possono uscire solo il 27 o l’83.
