# The words of the tables of 111, Karo 8 and the duel.

## Teams

web-team-heroes = Héroes
web-team-villains = Villanos

## Karo 8

web-karo-laid = { $team }: { $count } de { $all } cartas en la mesa
web-karo-row = De { $low } a { $high }
web-karo-none = { $suit }: aún no hay nada
web-karo-next = Encaja ahora: { $pieces }

## The duel

web-duel-begin = Todos destapan una carta a la vez; la más alta se las lleva.
web-duel-tie = ¡Empate! Desempate: destapa otra carta.
web-duel-nobody = Nadie se lleva estas cartas.
web-duel-stack = { $count ->
        [one] Montón: una carta
       *[other] Montón: { $count } cartas
    }
web-duel-won = { $count ->
        [one] Ganadas: una carta
       *[other] Ganadas: { $count } cartas
    }
web-duel-ready = carta lista
web-duel-counts = { $piece }, vale { $value }
web-duel-lost = { $count ->
        [one] Una carta queda fuera del juego.
       *[other] { $count } cartas quedan fuera del juego.
    }
web-duel-auto = En automático
web-duel-space = También con la barra espaciadora.

## 111

web-one-centre = Centro
web-one-spot = Sitio { $spot }
web-one-hidden = boca abajo
web-one-empty = vacío
web-one-symbols = { $count ->
        [one] un símbolo
       *[other] { $count } símbolos
    }
web-one-counts = cuenta
web-one-choose = ¿Tus números van a subir o a bajar de izquierda a derecha?
web-one-where = ¿Dónde va el { $card }?
web-one-which = ¿Qué carta sale?
web-one-elsewhere = Otro sitio
web-one-leaves = Sale el { $card }
web-one-between = Entre { $left } y { $right }
web-one-before = Antes de { $card }
web-one-after = Después de { $card }
web-one-series = { $count ->
        [one] Secuencia de una carta
       *[other] Secuencia de { $count } cartas
    }
web-one-no-series = Aún sin secuencia
web-one-ordered = ¡Tu mano está en orden!
web-one-passing = Aún no está en orden: pasas.
web-one-auto = Pasar hasta estar en orden
web-one-wrong = Tu mano no está en orden: anunciarla no te da nada y termina la ronda.
web-one-announce-anyway = Anunciar de todos modos
web-one-rising = Subir
web-one-falling = Bajar
