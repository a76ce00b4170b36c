### Canasta.

## Names

game-canasta = Canasta
    .about = Raccogli con il tuo compagno sette carte uguali, e prendi il pozzo prima degli altri.

## Options

option-canasta-draws = Carte pescate
    .about = Quante carte si pescano dal mazzo.
    .by-players = una, ma due se si gioca in due
    .one = una
    .two = due
option-canasta-canastas = Canaste per chiudere
    .about = Quante canaste servono a una squadra per chiudere.
    .by-players = una, ma due se si gioca in due
    .one = una
    .two = due
option-canasta-take-with-wild = Pozzo con una matta
    .about = Un pozzo che non è congelato si prende anche con una carta naturale e una matta.
option-canasta-take-for-meld = Pozzo per attaccare
    .about = Un pozzo che non è congelato si prende anche attaccando la sua prima carta a una combinazione della squadra.
option-canasta-always-frozen = Pozzo sempre congelato
    .about = Il pozzo si prende solo con due carte naturali della mano.
option-canasta-closed-canastas = Canaste chiuse
    .about = A una canasta di sette carte non si attacca più niente.
option-canasta-ask-partner = Chiedere al compagno
    .about = Prima di chiudere puoi chiedere al compagno; la sua risposta è vincolante.
option-canasta-last-discard = L’ultima carta si scarta
    .about = Per chiudere serve una carta da scartare; altrimenti si possono calare tutte.
option-canasta-concealed-minimum = Minimo per la chiusura di mano
    .about = Anche chi chiude di mano deve raggiungere i punti della prima calata, se la squadra non ha ancora calato.
option-canasta-empty-stock = Mazzo finito
    .about = Che cosa succede quando si pesca l’ultima carta del mazzo.
    .play-on = la manche continua finché si prende il pozzo
    .end = la manche finisce con lo scarto seguente
option-canasta-lone-red-threes = Tre rossi senza combinazioni
    .about = Quanto contano i tre rossi di una squadra che non ha calato niente.
    .minus = punti negativi
    .nothing = niente

## Prompts and moves

phase-canasta-draw = Pesca, o prendi il pozzo.
phase-canasta-meld = Cala ciò che vuoi, poi scarta.
phase-canasta-answer = Il tuo compagno chiede: «Posso chiudere?»

move-canasta-draw = draw – pesca dal mazzo
move-canasta-take = take CARTE | CARTE – prendi il pozzo: prima la combinazione con la sua carta in cima, poi altre se servono alla prima calata (take 9c 9d 9h); la carta in cima da sola si attacca a una combinazione della squadra (take 9h)
move-canasta-pass = pass – lascia il pozzo; dato che il mazzo è finito, la manche termina
move-canasta-ask = ask – chiedi al compagno se puoi chiudere
move-canasta-answer = answer yes|no – di’ al compagno di chiudere, o di no
move-canasta-lay = lay CARTE | CARTE – cala una o più combinazioni (lay 13c 13d 13h | 5c 5d *)
move-canasta-add = add N CARTE – attacca carte alla combinazione numero N (add 2 9h *)
move-canasta-discard = discard CARTA – scarta una carta e chiudi il turno (discard 4c)

## Events

event-canasta-upcard = Si scopre { $pieces }, che comincia il pozzo.
event-canasta-red = { $seat } mette giù { $pieces } come premio.
    .you = Metti giù { $pieces } come premio.
event-canasta-drew = { $seat } pesca due carte.
    .you = Peschi due carte.
event-canasta-took = { $seat } prende il pozzo con { $pieces } in cima; carte che conteneva: { $cards }.
    .you = Prendi il pozzo con { $pieces } in cima; carte che conteneva: { $cards }.
event-canasta-added = { $seat } attacca { $pieces } { $rank ->
        [1] agli assi
        [8] agli 8
        [11] ai fanti
        [12] alle regine
        [13] ai re
       *[other] ai { $rank }
    }.
    .you = Attacchi { $pieces } { $rank ->
            [1] agli assi
            [8] agli 8
            [11] ai fanti
            [12] alle regine
            [13] ai re
           *[other] ai { $rank }
        }.
event-canasta-frozen = { $seat } congela il pozzo.
    .you = Congeli il pozzo.
event-canasta-natural = { $seat } completa una canasta pulita: { $pieces }.
    .you = Completi una canasta pulita: { $pieces }.
event-canasta-mixed = { $seat } completa una canasta sporca: { $pieces }.
    .you = Completi una canasta sporca: { $pieces }.
event-canasta-asked = { $seat } chiede: «Posso chiudere?»
    .you = Chiedi: «Posso chiudere?»
event-canasta-answered = { $seat } risponde: { $answer ->
        [yes] «Sì, chiudi!»
       *[no] «No, aspetta.»
    }
    .you = Rispondi: { $answer ->
            [yes] «Sì, chiudi!»
           *[no] «No, aspetta.»
        }
event-canasta-fined = { $seat } poteva chiudere e non l’ha fatto: 100 punti in meno.
    .you = Potevi chiudere e non l’hai fatto: 100 punti in meno.
event-canasta-out = { $seat } chiude.
    .you = Chiudi.
event-canasta-concealed = { $seat } chiude di mano!
    .you = Chiudi di mano!
event-canasta-counted = { $seats }: premi { $bonus }, combinazioni { $cards }, in mano { $left }, totale { $points }.

## How a round ended

outcome-canasta-out = Una mano è rimasta senza carte.
outcome-canasta-concealed = Chiusura di mano: tutte le carte in una volta.
outcome-canasta-stock = Il mazzo è finito e nessuno ha preso il pozzo.
outcome-canasta-red-last = L’ultima carta del mazzo era un tre rosso.

## On the score sheet

tally-canasta-natural = Canaste pulite
tally-canasta-mixed = Canaste sporche
tally-canasta-red = Tre rossi
tally-canasta-fine = Poteva chiudere e non ha chiuso
tally-canasta-out = Chiusura
    .who = Chi ha chiuso?
tally-canasta-concealed = Chiusura di mano
    .about = Tutta la mano in un turno, con una canasta e senza aver calato prima.

## Refusals

error-canasta-naturals = { $meld } ha bisogno di almeno due carte naturali: né jolly né due.
error-canasta-wild-many = { $meld } avrebbe { $count } matte; il massimo è { $most }.
error-canasta-threes = I tre neri si calano solo chiudendo: tre o quattro, senza matte.
error-canasta-full = { $meld } ha troppe carte: qui una canasta è chiusa con { $most } carte.
error-canasta-first-short = Così arrivi a { $points }; la prima calata della tua squadra deve valere { $needed }.
error-canasta-keep = Tieniti due carte, una da scartare. Canaste necessarie per chiudere: { $needed }; la tua squadra ne ha: { $count }.
error-canasta-refused = Il tuo compagno non vuole che tu chiuda in questo turno: tieniti due carte, una da scartare.
error-canasta-needs-discard = Tieniti una carta: qui si chiude scartando.
error-canasta-no-meld = Sul tavolo non c’è la combinazione numero { $meld }. { $count ->
        [0] Non ce n’è ancora nessuna.
        [1] C’è solo la numero 1.
       *[other] Hanno i numeri da 1 a { $count }.
    }
error-canasta-not-yours = Questa combinazione è di un’altra squadra. Attacca alle tue.
error-canasta-no-fit = { $piece } non si può attaccare alla combinazione { $pieces }.
error-canasta-stop = In cima c’è { $piece }: adesso nessuno può prendere il pozzo. Pesca una carta.
error-canasta-top = Per prendere il pozzo cala prima la sua carta in cima, { $piece }.
error-canasta-pair = Per te il pozzo è congelato. Ti servono due carte della mano che vadano con { $piece }, senza matte.
error-canasta-key = Queste carte non fanno combinazione con { $piece }, quindi non prendono il pozzo.
error-canasta-must-take = Il mazzo è finito e { $piece } si può attaccare a una combinazione della tua squadra: devi prendere il pozzo.

## Reasons of hints

why-canasta-pile = Il pozzo porta { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
why-canasta-first = Basta per la prima calata della tua squadra: { $needed }.
why-canasta-natural = Fa una canasta pulita.
why-canasta-mixed = Fa una canasta sporca.
why-canasta-nears = { $count ->
        [one] Manca ancora una carta
       *[other] Mancano ancora { $count } carte
    } alla canasta.
why-canasta-stops = { $seat } non può prendere il pozzo con quella.
why-canasta-freezes = Congela il pozzo.
why-canasta-not-theirs = La squadra di { $seat } non ha combinazioni per { $piece }.
why-canasta-single = { $piece } è l’unica del suo valore nella tua mano.
why-canasta-small = Il pozzo ha ancora solo { $count ->
        [one] una carta
       *[other] { $count } carte
    }.

## In the terminal

cli-canasta-frozen = congelato
cli-canasta-natural = canasta pulita
cli-canasta-mixed = canasta sporca
cli-canasta-canastas = canaste: { $count }/{ $needed }

## On the pages

web-do-ask = Posso chiudere?
web-do-answer = Rispondi
web-canasta-ask-sure = Se il tuo compagno dice di sì, devi chiudere in questo turno, altrimenti la tua squadra perde 100 punti.
web-canasta-ask = Chiedi
web-canasta-go-out = Il tuo compagno dice di sì: chiudi in questo turno.
web-canasta-yes = Sì, chiudi
web-canasta-no = No, aspetta
web-canasta-pile = Pozzo
web-canasta-frozen = congelato
web-canasta-frozen-you = congelato per te
web-canasta-draw = Pesca.
web-canasta-take = Prendi il pozzo
web-canasta-take-with = Prendi il pozzo con queste
web-canasta-needed = La tua prima calata deve valere { $needed }.
web-canasta-none = Ancora niente
web-canasta-ours = La tua squadra
web-canasta-partner = compagno
web-canasta-count = Canaste: { $count } (per chiudere: { $needed })
web-canasta-count-brief = Canaste: { $count }/{ $needed }
web-canasta-natural = canasta pulita
web-canasta-mixed = canasta sporca
web-canasta-red = Tre rossi: { $count }
web-canasta-in-meld = Le carte della combinazione; ★ dice quante sono matte.

## The lesson

lesson-canasta-turn = Giochi insieme a chi ti siede di fronte, e raccogliete carte dello stesso valore. Un turno comincia con una carta del mazzo e finisce con uno scarto: fai l’una e l’altra cosa.
lesson-canasta-open = Tre o più carte dello stesso valore sono una combinazione, e un due o un jolly può sostituirne una. La prima calata della tua squadra deve valere 50: regine e nove contano 10, il due 20. Calali, poi scarta.
lesson-canasta-pile = Con due carte in mano dello stesso valore di quella in cima, tutto il pozzo è tuo. Tu hai due otto: calali con il terzo e prendi il pozzo.
lesson-canasta-full = Sette carte dello stesso valore fanno una canasta: 500 punti senza matte, 300 con le matte, e ne serve una per chiudere. Ai tuoi dieci manca una sola carta: attaccala, poi scarta.
lesson-canasta-win = La tua squadra ha una canasta, quindi puoi chiudere. Pesca, cala e attacca quello che puoi, e scarta l’ultima carta: la manche finisce.

## The rules

rules-canasta =
    La canasta si gioca con due mazzi di 52 carte e quattro jolly. In quattro si formano due
    squadre: i compagni siedono uno di fronte all’altro e calano insieme. Si può giocare anche in
    due o in tre, ognuno per sé. In quattro ognuno riceve 11 carte, in tre 13, in due 15. Le altre
    formano il mazzo. La sua prima carta si scopre e comincia il pozzo; se è un jolly, un due o un
    tre rosso, se ne scopre un’altra sopra e il pozzo è congelato.

    I tre rossi sono carte di premio. Si mettono da soli davanti a te, e per ognuno ricevi un’altra
    carta.

    Ti servono combinazioni: tre o più carte dello stesso valore, dal quattro all’asso. I semi non
    contano e non ci sono scale. Jolly e due sono matte e valgono per qualsiasi carta, ma una
    combinazione ha almeno due carte naturali e al massimo tre matte. Sette carte fanno una canasta:
    pulita senza matte, altrimenti sporca. Una squadra ha una sola combinazione di ogni valore e
    solo la squadra stessa ci attacca carte; una canasta può crescere ancora.

    Un turno: pesca una carta dal mazzo, o prendi il pozzo. Poi cala e attacca quanto vuoi, e chiudi
    il turno con uno scarto. In due si pescano due carte e se ne scarta una.

    Il jolly conta 50, assi e due 20, dal re all’otto 10, dal sette al quattro e i tre neri 5. La
    prima calata della tua squadra nella manche deve valere 50, da 1500 punti in su 90 e da 3000
    punti in su 120; con un totale sotto zero bastano 15. Più combinazioni calate insieme si
    sommano.

    Prendi il pozzo calando subito la sua carta in cima; allora tutte le altre sono tue. Due carte
    naturali di quel valore che hai in mano bastano sempre. Se la squadra ha già calato e il pozzo
    non è congelato, bastano anche una naturale e una matta, oppure attacchi la carta in cima a una
    combinazione della squadra. Per la prima calata contano solo la carta in cima e la tua mano. Una
    matta congela il pozzo finché qualcuno non lo prende, e per prenderlo serve una coppia naturale.
    Con una matta o un tre nero in cima il pozzo non si può prendere.

    Quando la tua squadra ha una canasta, puoi chiudere calando tutte le carte, o tutte meno una che
    scarti. In due servono due canaste. Altrimenti tieniti almeno una carta dopo lo scarto. Prima di
    calare puoi chiedere al compagno se chiudere: un no è vincolante, e dopo un sì non chiudere
    costa 100 punti. I tre neri si calano solo chiudendo, in tre o quattro e senza matte.

    Finito il mazzo, si continua finché ognuno prende il pozzo. Se la sua carta in cima si può
    attaccare a una combinazione della squadra e il pozzo non è congelato, devi prenderlo. Un tre
    rosso come ultimissima carta chiude la manche.

    Ogni squadra segna quanto valgono le sue combinazioni, 500 per ogni canasta pulita e 300 per
    ogni sporca, 100 per ogni tre rosso o 800 per tutti e quattro, e 100 per la chiusura. Chiudere
    di mano dà 100 in più: tutte le carte in un turno, con una canasta propria, senza aver calato
    prima e senza attaccare a quelle del compagno. Si tolgono le carte in mano, anche quelle del
    compagno. Senza combinazioni i tre rossi contano in negativo. La partita finisce quando una
    squadra ha 5000 punti; vince chi ne ha di più.

## The rules: chapters and pictures

web-chapter-red-threes = I tre rossi
web-chapter-first-meld-canasta = La prima calata
web-chapter-pile = Il pozzo
web-chapter-going-out = Chiudere
web-chapter-stock-end = Il mazzo finito
web-figure-canasta-melds = Combinazioni di un valore. Jolly e due sono matte; la stella è un jolly.
web-figure-canasta-made = Sette carte: una canasta pulita e una sporca.
web-figure-canasta-points = Quanto contano le carte, calate o in mano
web-figure-canasta-natural-none = una sola carta naturale
web-figure-canasta-wild-none = quattro matte
web-figure-canasta-run-none = niente scale

## Disputed points: Canasta

ruling-q-can-1 = Quante carte si pescano?
    .ruling = Una; se si gioca in due, due.
ruling-q-can-2 = Quante canaste servono per chiudere?
    .ruling = Una; se si gioca in due, due.
ruling-q-can-3 = Si può prendere il pozzo con una carta naturale e una matta?
    .ruling = Sì, se la squadra ha calato e il pozzo non è congelato.
ruling-q-can-4 = Si può prendere il pozzo solo per attaccare la sua carta in cima?
    .ruling = Sì, se non è congelato.
ruling-q-can-5 = Il pozzo è congelato dall’inizio?
    .ruling = Solo per una squadra che non ha calato, e per tutti a causa di una matta o di un tre rosso.
ruling-q-can-6 = Una canasta può avere più di sette carte?
    .ruling = Sì. Contano, ma il premio resta lo stesso, e una matta sporca una canasta pulita.
ruling-q-can-7 = Bisogna chiedere al compagno prima di chiudere?
    .ruling = No, ma si può. Un no è vincolante per quel turno.
ruling-q-can-8 = Serve uno scarto per chiudere?
    .ruling = No, si possono calare tutte le carte.
ruling-q-can-9 = Chi chiude di mano deve raggiungere i punti della prima calata?
    .ruling = Sì, se la squadra non ha ancora calato.
ruling-q-can-10 = La manche finisce con l’ultima carta del mazzo?
    .ruling = No, continua finché ognuno prende il pozzo.
ruling-q-can-11 = Quanto valgono i tre rossi senza combinazioni?
    .ruling = Contano in negativo.
ruling-q-can-12 = Quando si mettono giù i tre rossi distribuiti?
    .ruling = Subito dopo la distribuzione, da soli; nessuno può dimenticarne uno.
ruling-q-can-13 = Si può guardare dentro il pozzo?
    .ruling = No. Si vede la carta in cima e quante sono.
