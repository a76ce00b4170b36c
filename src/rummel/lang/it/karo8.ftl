### Karo 8.

## Names

game-karo8 = 8 di quadri
    .about = Gli eroi calano le carte rosse, i criminali le nere, in file che crescono dagli otto.

## Options

option-karo8-heroes = Eroi
    .about = I posti degli eroi, contati da 0; vuoto per un posto sì e uno no a partire dal primo.
option-karo8-three-players = Si può giocare in tre
    .about = Sono ammessi tre giocatori, due contro uno.
option-karo8-ace = L’asso
    .about = Dove va l’asso nella sua fila.
    .high = sopra il re
    .low = sotto il due
    .either = a un’estremità qualsiasi
option-karo8-may-hold = Trattenere le carte
    .about = Chi può calare una carta può invece pescare, o passare se il mazzo è vuoto.
option-karo8-play-drawn = Calare la carta pescata
    .about = Una carta appena pescata può essere calata subito, se si può.
option-karo8-first-eight = Chi comincia senza l’otto di quadri
    .about = Quale dei giocatori con un altro otto comincia.
    .left = il primo dalla sinistra del mazziere
    .suit = chi ha cuori, altrimenti picche, altrimenti fiori
    .youngest = il più giovane, altrimenti il prossimo a sinistra
option-karo8-youngest = Il più giovane
    .about = Il posto del giocatore più giovane, contato da 0.
option-karo8-any-eight = Un otto qualsiasi per primo
    .about = Chi comincia può calare un otto qualsiasi, non solo quello che ha deciso l’inizio.

## Prompts and moves

phase-karo8-draw-eight = Nessuno ha ancora un otto: pesca una carta.
phase-karo8-start = Cala il primo otto.
phase-karo8-play = Cala una carta che può seguire, o pesca se non ne hai.
phase-karo8-drawn = Cala la carta appena pescata, o passa.

move-karo8-lay = lay CARTA – cala una carta nella sua fila (lay 8d)
move-karo8-draw = draw – pesca una carta dal mazzo
move-karo8-pass = pass – lascia il turno al prossimo

## Events

event-laid = { $seat } cala { $pieces }.
    .you = Cali { $pieces }.
event-no-eight = Nessuno ha un otto. Si pesca a turno finché ne esce uno; comincia { $seat }.
    .you = Nessuno ha un otto. Si pesca a turno finché ne esce uno; cominci tu.

## How a round ended

outcome-heroes = Tutte le carte rosse sono sul tavolo: vincono gli eroi.
outcome-villains = Tutte le carte nere sono sul tavolo: vincono i criminali.

## Refusals

error-karo-must-eight = La prima carta deve essere { $piece }. Calala.
error-karo-no-row = { $piece } non si può ancora calare: prima ci vuole { $needed }.
error-karo-must-lay = Puoi calare una carta, quindi devi farlo. Scegline una che può seguire.

## Reasons of hints

why-karo-own = È il tuo colore.
why-karo-forced = Del tuo colore non puoi calare niente.
why-karo-next = Quello che segue ce l’hai tu: { $pieces }.
why-karo-end = Non apre niente agli altri.
why-karo-opens = Apre solo { $pieces }.
why-karo-holds = Quello che puoi calare non è del tuo colore.

## On the pages

web-karo-do-lay = Cala
web-karo-draw = Nessuna può seguire: pesca una carta.
web-karo-pass = Nessuna può seguire e non c’è più niente da pescare: passa.
web-karo-until = Avanti finché puoi calare
web-karo-going = Va avanti da solo finché non puoi calare.
web-karo-laid = { $team }: { $count } su { $all } carte sul tavolo
web-karo-row = Da { $low } a { $high }
web-karo-none = { $suit }: ancora niente
web-karo-next = Carte giocabili: { $pieces }

## The lesson

lesson-karo8-start = Sei un eroe: vinci quando tutte le carte rosse sono sul tavolo. Chi ha l’otto di quadri comincia con quello. Calalo.
lesson-karo8-row = Ogni seme parte dal suo otto, scende fino al due e sale fino all’asso, senza buchi. I quadri ora vanno dall’8 al 9, e il tuo sette può seguire: calalo.
lesson-karo8-draw = Nessuna tua carta si può calare: il 3 di quadri deve aspettare il 6, il 5 e il 4. Pesca quindi una carta; potrai calarla al prossimo turno.
lesson-karo8-hold = Se una carta si può calare, devi farlo, ma scegli tu quale. Il 9 di fiori aiuterebbe i criminali, che vogliono le carte nere. Cala la rossa e trattieni l’altra.
lesson-karo8-win = Mancano solo quattro carte rosse, e tre le hai tu. Calale nell’ordine giusto e vinci.

## The rules

rules-karo8 =
    Giocano da due a quattro persone, in due squadre, con un mazzo di 52 carte. Gli eroi vogliono
    vedere sul tavolo tutte le carte rosse, i criminali tutte le nere. Le squadre siedono alternate;
    in tre si gioca due contro uno.

    Ognuno riceve sei carte; le altre formano il mazzo. Chi ha l’otto di quadri lo cala e così
    comincia. Se non ce l’ha nessuno, comincia il primo, partendo dalla sinistra del mazziere, che
    ha un altro otto, e cala quello. Se nessuno ha un otto, si pesca una carta a testa, a turno,
    finché ne esce uno; chi lo pesca lo cala subito.

    Ogni seme ha la sua fila, che parte dal suo otto. Da lì scende fino al due e sale fino all’asso,
    una carta dopo l’altra e senza buchi: il sei si può mettere solo quando c’è già il sette.

    Al tuo turno cala una carta che può seguire, rossa o nera. Se puoi calare, devi farlo: l’astuzia
    sta nello scegliere quale carta trattenere. Se non puoi, pesca una carta; potrai calarla al tuo
    prossimo turno. Se il mazzo è vuoto e non puoi calare nulla, passi.

    La manche finisce quando sul tavolo ci sono tutte le 26 carte di un colore. Vince la sua
    squadra, chiunque abbia calato l’ultima e qualunque cosa resti in mano, e ogni suo giocatore
    riceve un punto.

    Opzioni: l’asso può andare sotto il due; si può permettere di trattenere le carte, pescando
    anche quando si potrebbe calare; la carta pescata può essere calata subito. Se si possono
    trattenere le carte e, a mazzo vuoto, tutti passano di fila, il prossimo che può calare deve
    farlo.

## The rules: chapters and pictures

web-chapter-rows = Le file
web-figure-no-row = prima deve esserci il sette
web-figure-rows = Le file crescono dai loro otto. Le carte sbiadite sono quelle che si possono calare ora.

## Disputed points: Karo 8

ruling-q-kar-1 = Dove va l’asso?
    .ruling = Sopra il re: così l’otto sta in mezzo alla sua fila.
ruling-q-kar-2 = Devi calare se puoi?
    .ruling = Sì. Trattenere le carte vuol dire scegliere quale calare.
ruling-q-kar-3 = Si può calare subito una carta pescata?
    .ruling = No, al tuo prossimo turno. Solo l’otto iniziale si cala subito.
ruling-q-kar-4 = E se il mazzo è vuoto e non puoi calare nulla?
    .ruling = Passi.
ruling-q-kar-5 = Chi comincia se più di uno ha un altro otto?
    .ruling = Il primo dalla sinistra del mazziere.
ruling-q-kar-6 = Chi comincia deve calare proprio quell’otto?
    .ruling = Sì.
ruling-q-kar-7 = Chi pesca per primo se nessuno ha un otto?
    .ruling = Chi sta a sinistra del mazziere; poi una carta a testa, a turno.
ruling-q-kar-8 = Come si gioca in tre?
    .ruling = Due contro uno.
ruling-q-kar-9 = E se la tua mano è vuota?
    .ruling = Peschi, o passi se è vuoto anche il mazzo.
ruling-q-kar-10 = Puoi calare carte del colore dell’altra squadra?
    .ruling = Sì.
ruling-q-kar-11 = Come siedono le squadre?
    .ruling = Alternate.
ruling-d-kar-1 = Una squadra vince a mani vuote, come dicono alcune traduzioni?
    .ruling = No, quando sul tavolo ci sono tutte le carte del suo colore.
