# The duel: words of the family duel.

game-duel = Duello eroi-criminali
    .about = Tutti girano una carta, la più alta prende tutto e vince la squadra con più carte.

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

## Events

event-stack-dealt = { $seat } riceve un mazzetto di { $cards } carte.
event-flipped = { $seat } ha la carta pronta.
event-turned-up = { $seat } gira { $pieces }.
event-play-off = Parità a { $value }. Allo spareggio: { $seats }.
event-dropped-out = { $seat } non ha più carte per lo spareggio.
event-trick-won = { $seat } prende { $cards } carte.
event-trick-returned = Non vince nessuno: ognuno riprende le proprie carte, { $cards } in tutto.
event-trick-lost = Non vince nessuno: { $cards } carte sono fuori gioco.
event-cards-counted = Carte degli eroi: { $heroes }. Carte dei criminali: { $villains }.

## How a round ended

outcome-duel-heroes = Gli eroi hanno più carte e vincono.
outcome-duel-villains = I criminali hanno più carte e vincono.
outcome-duel-even = Le due squadre hanno lo stesso numero di carte: pareggio.

## Prompts and moves

phase-duel-flip = Gira la carta in cima.

move-duel-flip = flip – gira la carta in cima al tuo mazzetto
