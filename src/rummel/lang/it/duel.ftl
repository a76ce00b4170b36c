### Heroes against villains, the duel.

## Names

game-duel = Duello eroi-criminali
    .about = Tutti girano una carta, la più alta prende tutto e vince la squadra con più carte.

## Options

option-duel-heroes = Eroi
    .about = I posti degli eroi, contati da 0, la metà dei giocatori; vuoto per un posto sì e uno no a partire dal primo.
option-duel-jokers = Jolly
    .about = Quanti jolly ci sono, 0, 2, 4 o 6; a ogni squadra va la metà.
option-duel-uneven = Mazzetti disuguali
    .about = In quattro, il jolly in più resta in gioco e uno dei due compagni ha una carta in più.
option-duel-war = Guerra
    .about = Le carte vinte vanno sotto il proprio mazzetto e si rigiocano, finché una squadra non ne ha più.
option-duel-unplayed-count = Contano le carte non giocate
    .about = Le carte rimaste senza avversario contano alla fine per chi le ha.
option-duel-undecided = Spareggio senza carte
    .about = Che cosa succede alle carte quando nessuno dei giocatori in parità può girarne un’altra.
    .nobody = non vanno a nessuno
    .owners = ognuno riprende le proprie
option-duel-team-ties = Parità in squadra
    .about = Che cosa succede quando solo compagni di squadra hanno il valore più alto.
    .play-off = fanno lo spareggio
    .keep = la squadra prende le carte e basta
option-duel-max-tricks = Massimo di prese
    .about = Dopo questo numero di prese si contano le carte, perché una guerra potrebbe non finire mai.

## Prompts and moves

phase-duel-flip = Gira la carta in cima.

move-duel-flip = flip – gira la carta in cima al tuo mazzetto

## Events

event-stack-dealt = { $seat } riceve un mazzetto di { $cards } carte.
    .you = Ricevi un mazzetto di { $cards } carte.
event-flipped = { $seat } ha la carta pronta.
    .you = Hai la carta pronta.
event-turned-up = { $seat } gira { $pieces }.
    .you = Giri { $pieces }.
event-play-off = Parità a { $value }. Allo spareggio: { $seats }.
event-dropped-out = { $seat } non ha più carte per lo spareggio.
    .you = Non hai più carte per lo spareggio.
event-trick-won = { $seat } prende { $cards } carte.
    .you = Prendi { $cards } carte.
event-trick-returned = Non vince nessuno: ognuno riprende le proprie carte, { $cards } in tutto.
event-trick-lost = Non vince nessuno: { $cards } carte sono fuori gioco.
event-cards-counted = Carte degli eroi: { $heroes }. Carte dei criminali: { $villains }.

## How a round ended

outcome-duel-heroes = Gli eroi hanno più carte e vincono.
outcome-duel-villains = I criminali hanno più carte e vincono.
outcome-duel-even = Le due squadre hanno lo stesso numero di carte: pareggio.

## On the score sheet

tally-duel-cards = Carte: { $cards }

## In the terminal

cli-duel-last = Ultima presa:
cli-duel-winner = va a: { $seat }
cli-duel-nobody = non va a nessuno
cli-duel-turned = Girate:
cli-duel-sides = Carte:
cli-duel-cards = eroi { $a }, criminali { $b }
cli-duel-tricks = Prese:
cli-duel-note = { $side }; da girare: { $stack }; vinte: { $pile }

## On the pages

web-do-flip = Gira
web-duel-begin = Tutti girano insieme una carta; la più alta prende tutto.
web-duel-tie = Parità! Spareggio: gira un’altra carta.
web-duel-nobody = Nessuno prende queste carte.
web-duel-stack = { $count ->
        [one] Mazzetto: una carta
       *[other] Mazzetto: { $count } carte
    }
web-duel-won = { $count ->
        [one] Vinte: una carta
       *[other] Vinte: { $count } carte
    }
web-duel-ready = carta pronta
web-duel-counts = { $piece }, vale { $value }
web-duel-lost = { $count ->
        [one] Una carta è fuori gioco.
       *[other] { $count } carte sono fuori gioco.
    }
web-duel-auto = In automatico
web-duel-space = Funziona anche la barra spaziatrice.
web-settings-flip-about = Non devi toccare lo schermo per ogni carta.

## The rules

rules-duel =
    Si gioca in due o in quattro, in due squadre uguali: gli eroi e i criminali.

    Due mazzi e sei jolly si separano per colore. Gli eroi si dividono tutte le carte rosse, i
    criminali tutte le nere, e ogni squadra ha tre jolly. Ognuno ha il suo mazzetto coperto e non
    guarda nessuna carta prima di girarla. In quattro, il jolly in più di ogni squadra si mette da
    parte, così i mazzetti sono uguali.

    Tutti girano nello stesso momento la carta in cima. Il valore più alto prende tutte le carte
    girate: il jolly vale 20, l’asso 11, re (K), regina (Q), fante (J) e dieci 10, le altre il loro
    numero.

    Se due o più hanno il valore più alto, si fa lo spareggio: ognuno di loro gira un’altra carta e
    la più alta di queste prende tutto. Se sono ancora pari, girano di nuovo. Lo spareggio si fa
    anche tra compagni di squadra. Chi non ha più carte esce dallo spareggio, e lo vince l’ultimo
    che ne ha ancora una. Se non ne ha più nessuno, le carte non vanno a nessuno.

    Le carte vinte si mettono da parte; ogni mazzetto si gioca una volta sola. La manche finisce
    quando una squadra non ha più carte da girare. Le carte non giocate contano per chi le ha. Vince
    la squadra con più carte e ogni suo giocatore riceve un punto; se ne hanno lo stesso numero, è
    pareggio.

    Opzioni: le carte vinte possono andare sotto il mazzetto, come a guerra, finché una squadra non
    resta senza nulla; e il jolly in più può restare in gioco.

## The rules: chapters and pictures

web-chapter-flip = Girare le carte
web-chapter-play-off = Lo spareggio
web-figure-points-duel = Quanto contano le carte
web-figure-trick = Tutti girano insieme. L’asso vale di più e prende tutte le carte.
web-figure-play-off = Un dieci e un re valgono uguale, quindi si gira ancora; poi la carta più alta prende tutto.
web-figure-takes = prende tutto

## Disputed points: the duel

ruling-q-due-1 = Quale squadra riceve i jolly?
    .ruling = La metà ciascuna.
ruling-q-due-2 = E se una squadra di due non può dividere le carte in parti uguali?
    .ruling = Si mette da parte un jolly per squadra.
ruling-q-due-4 = Le carte vinte tornano sotto il mazzetto?
    .ruling = No, si mettono da parte; ogni mazzetto si gioca una volta.
ruling-q-due-5 = Quando finisce?
    .ruling = Quando una squadra non ha più carte da girare. Le carte non giocate contano per chi le ha.
ruling-q-due-6 = E se le due squadre hanno lo stesso numero di carte?
    .ruling = È pareggio.
ruling-q-due-7 = E se qualcuno non ha più carte per lo spareggio?
    .ruling = Esce, e vince l’ultimo che ne ha una. Se non ne ha nessuno, le carte non vanno a nessuno.
ruling-q-due-8 = E se lo spareggio è di nuovo pari?
    .ruling = Chi è in parità gira un’altra carta.
ruling-q-due-9 = A chi vanno le carte girate per prime?
    .ruling = Chi vince lo spareggio prende tutto, anche le carte degli altri.
ruling-q-due-10 = Anche i compagni di squadra fanno lo spareggio fra loro?
    .ruling = Sì, il regolamento non fa eccezioni.
ruling-d-due-1 = Le carte si vincono ogni volta, o alla fine come dicono due traduzioni?
    .ruling = Ogni volta che tutti hanno girato una carta.
