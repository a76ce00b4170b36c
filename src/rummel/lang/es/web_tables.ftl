# The words of the table views in the browser.

## Cards: Rommé and gin

web-cards-latest = acaba de llegar
web-cards-grouped = en una combinación
web-cards-last = Últimas jugadas
web-cards-hands = Lo que queda en las manos
web-cards-none = nada
web-cards-put = Añadir { $pieces } aquí: { $meld }
web-cards-joker-for = ¿Qué representa el comodín?
web-cards-which = ¿Qué quieres hacer?

## Rommé

web-romme-draft = Combinaciones que preparas
web-romme-draft-empty = Elige cartas para una combinación o arrástralas aquí
web-romme-new = Nueva combinación
web-romme-take-back = Volver a la mano: { $piece }
web-romme-into = Poner las cartas elegidas en la combinación { $number } que preparas
web-romme-undo = Recoger la combinación { $number } que preparas
web-romme-points = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
web-romme-added = a la combinación { $number }
web-romme-opened = ha bajado
web-romme-needed = Tu primera combinación tiene que sumar { $needed }.
web-romme-sum = { $points } de { $needed }
web-romme-draft-first = Antes de descartar, baja las combinaciones que preparas o recógelas.
web-romme-lap = Primera vuelta: todavía no baja nadie.
web-romme-no-melds = Todavía no hay ninguna combinación.
web-romme-window = { $seconds ->
        [one] Tras un segundo pasas automáticamente.
       *[other] Tras { $seconds } segundos pasas automáticamente.
    }
web-romme-ask = Cuando alguien deja un descarte
web-romme-ask-short = ¿Golpear? { $seconds } s
web-romme-ask-wait = ¿Golpear? sin límite
web-romme-ask-never = Nunca golpear

## Gin

web-gin-draw = Toma el descarte o roba.
web-gin-spread-empty = Elige con qué formar una combinación o arrástralo aquí
web-gin-spread-best = Las mejores combinaciones
web-gin-left = { $points ->
        [0] No sobra nada
        [one] Sobra un punto
       *[other] Sobran { $points } puntos
    }
web-gin-limit = { $most ->
        [0] para cerrar, nada
       *[other] para cerrar, { $most } como máximo
    }
web-gin-holds = { $name }: { $count } en la mano
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Gran gin
web-gin-end = Cerrar la ronda con { $points }
web-gin-finish = Añadir y enseñar lo mejor
web-gin-which = ¿Qué carta descartas?
web-gin-sort-melds = En grupos

## Tiles

web-tiles-pool = Mazo
web-tiles-scrap = Descartes
web-tiles-new = Nueva combinación
web-tiles-split = Dividir aquí
web-tiles-back = Al soporte
web-tiles-undo = Deshacer
web-tiles-redo = Rehacer
web-tiles-reset = Volver al comienzo del turno
web-tiles-done = Listo
web-tiles-chosen = Lo elegido
web-tiles-joker = El comodín es
web-tiles-run = { $points ->
        [0] Escalera
        [one] Escalera, un punto
       *[other] Escalera, { $points } puntos
    }
web-tiles-set = { $points ->
        [0] Serie
        [one] Serie, un punto
       *[other] Serie, { $points } puntos
    }
web-tiles-fine = Esto es una combinación.
web-tiles-worth = { $points ->
        [one] Esto es una combinación: { $points } punto.
       *[other] Esto es una combinación: { $points } puntos.
    }
web-tiles-ready = { $count ->
        [one] Bien: una ficha de tu soporte.
       *[other] Bien: { $count } fichas de tu soporte.
    }
web-tiles-closed = Antes de abrir, las combinaciones de los demás se quedan como están. Abre con tus propias fichas.
web-tiles-opening = { $reached } de { $needed } puntos
web-tiles-most = { $count } de { $most } fichas como máximo
web-tiles-changes = { $count ->
        [one] Baja, cambia una ficha o pasa.
       *[other] Baja, cambia hasta { $count } fichas o pasa.
    }
web-tiles-or-draw = Baja fichas o roba una.
web-tiles-or-exchange = Baja fichas o elige una para cambiarla.
web-tiles-or-reject = Baja fichas o elige una para descartarla.
web-tiles-hint-lay = { $count ->
        [one] Se puede bajar una ficha.
       *[other] Se pueden bajar { $count } fichas.
    }
web-tiles-hint-short = Aún no hay nada que bajar: están a tu alcance { $reached } de { $needed } puntos.
web-tiles-hint-none = Ahora no se puede bajar nada.
web-tiles-hint-this = Un buen jugador daría esta.
web-tiles-show = Enséñamelo
web-tiles-building = { $name } está montando…
web-tiles-flow = Suelto
web-tiles-grid = Tablero
web-tiles-time-keep = Cuando se acabe el tiempo, queda lo que sea válido.
web-tiles-time-undo = Cuando se acabe el tiempo, todo vuelve atrás.
web-tiles-not-opened = aún sin abrir
web-tiles-told-new = { $pieces }: nueva combinación
web-tiles-told-meld = { $pieces } a la combinación { $number }
web-tiles-told-rack = { $pieces } de vuelta en el soporte
web-tiles-told-split = Combinación dividida
web-tiles-keys = Espacio elige, Intro añade lo elegido, N forma una combinación nueva, S divide antes de la ficha, Retroceso la devuelve al soporte, Control Z deshace.
