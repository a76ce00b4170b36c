# The words of the tables of 111, Karo 8 and the duel.

## Teams

web-team-heroes = Eroi
web-team-villains = Criminali

## Karo 8

web-karo-laid = { $team }: { $count } su { $all } carte sul tavolo
web-karo-row = Da { $low } a { $high }
web-karo-none = { $suit }: ancora niente
web-karo-next = Ora va bene: { $pieces }

## The duel

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
web-duel-space = Va bene anche la barra spaziatrice.

## 111

web-one-centre = Centro
web-one-spot = Posto { $spot }
web-one-hidden = coperta
web-one-empty = vuoto
web-one-symbols = { $count ->
        [one] un simbolo
       *[other] { $count } simboli
    }
web-one-counts = conta
web-one-choose = I tuoi numeri devono salire o scendere da sinistra a destra?
web-one-where = Dove va il { $card }?
web-one-which = Quale carta esce?
web-one-elsewhere = Altro posto
web-one-leaves = Esce il { $card }
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
