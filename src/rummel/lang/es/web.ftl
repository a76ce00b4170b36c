# Las palabras de la interfaz web.

## Inicio

web-welcome = El rummy en todas sus formas, en una sola mesa
web-welcome-about = Elige un juego y empieza ya, contra bots o con amigos. Sin cuenta y sin instalar nada.
web-games = Juegos
web-play-now = Jugar ya
web-dealing = Repartiendo…
web-with-friends = Con amigos
web-rules = Reglas
web-for-players = Jugadores: { $range }
web-resume = Tus mesas
web-your-turn-short = te toca
web-open-tables = Mesas abiertas
web-seats-open = { $count ->
        [one] un sitio libre
       *[other] { $count } sitios libres
    }
web-settings = Ajustes
web-save = Guardar
web-saved = Guardado.
web-language = Idioma
web-look = Aspecto
web-look-auto = Como el dispositivo
web-look-light = Claro
web-look-dark = Oscuro
web-look-contrast = Alto contraste
web-guest = Invitado
web-skip = Ir al contenido
web-not-found = Aquí no hay nada
web-to-start = Al inicio
web-close = Cerrar
web-unreachable = No se puede conectar con el servidor. No se pierde nada: todo sigue en cuanto responda.

## Antes de la partida

web-players = Jugadores
web-your-name = Tu nombre
web-seat-open = Sitio libre
web-sit = Sentarse
web-free = Liberar el sitio
web-you = tú
web-host = abrió la mesa
web-bot = bot
web-bot-name = Bot { $number }
web-here = presente
web-away = ausente
web-start = Repartir
web-leave = Dejar la mesa
web-table-full = Todos los sitios están ocupados.
web-waiting-seats = { $count ->
        [one] Queda un sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
web-waiting-host = Ya están todos. La partida empieza cuando reparta quien abrió la mesa.
web-all-here = Ya están todos. Reparte cuando quieras.
web-invite = Invitar
web-invite-about = Quien abra este enlace puede sentarse a tu mesa.
web-invite-link = Enlace a esta mesa
web-share = Copiar o compartir el enlace
web-copied = Copiado
web-qr = El enlace como código QR

## Una mesa nueva

web-seat-friend = un amigo, por enlace
web-bot-steady = bot, juega bien
web-bot-greedy = bot, baja lo que puede
web-bot-random = bot, juega al azar
web-how-many = Cuántos juegan
web-match = La partida
web-clock = Tiempo para pensar
web-clock-none = el que quieras
web-clock-sheet = como dice la hoja de reglas
web-clock-minute = un minuto por turno
web-clock-two = dos minutos por turno
web-clock-bank = diez minutos en total y diez segundos más por turno
web-clock-days = tres días por turno
web-setup-away = Si alguien se va
web-away-wait = los demás esperan
web-away-bot = sigue un bot
web-away-resign = pierde la partida
web-setup-listed = Cualquiera puede unirse
web-setup-hints = Se pueden pedir pistas
web-setup-watchers = Otros pueden mirar
web-setup-chat = Se puede hablar
web-rules-change = { $count ->
        [0] Cambiar las reglas
        [one] Cambiar las reglas (una cambiada)
       *[other] Cambiar las reglas ({ $count } cambiadas)
    }
web-rules-change-about = Todo está como dice la hoja de reglas. Lo que cambies queda marcado.
web-sheet-default = Hoja de reglas: { $value }
web-yes = sí
web-no = no
web-open-table = Abrir la mesa

## En la mesa

web-no-table = Aquí no hay ninguna mesa
web-connecting = Conectando…
web-connected = Conectado
web-reconnecting = Se ha perdido la conexión. Reintentando…
web-gone = No se puede conectar con el servidor. Te guardamos el sitio.
web-round = ronda { $number }
web-round-short = Ronda
web-total = Total
web-menu = Menú
web-beside = Junto a la mesa
web-table = La mesa
web-your-side = Tu lado
web-your-hand = { $count ->
        [0] En tu mano: nada
        [one] En tu mano: una
       *[other] En tu mano: { $count }
    }
web-in-hand = en la mano
web-acts = le toca
web-bot-plays = sigue un bot
web-time-left = Tiempo que queda
web-days = { $days ->
        [one] un día
       *[other] { $days } días
    }
web-paused = Los relojes están parados.
web-your-turn = Te toca.
web-waiting-for = Esperando a { $names }.
web-sort = Ordenar
web-sort-colour = Por color
web-sort-suit = Por palo
web-sort-number = Por número
web-stock = Mazo
web-discards = Descartes
web-plain = Mesas sencillas: cada jugada es un botón
web-meld = Combinación { $number }: { $pieces }
web-hint = Pista
web-log = Qué ha pasado
web-log-empty = Todavía nada.
web-chat = Chat
web-chat-say = Di algo
web-send = Enviar
web-score = Hoja de puntos
web-command = Escribir una jugada
web-command-do = Jugar
web-command-wait = No te toca.
web-sound = Sonidos
web-sound-on = Activar los sonidos
web-sound-off = Desactivar los sonidos
web-letters = Letras de los palos en todas las piezas
web-pause = Pedir una pausa
web-go-on = Poner los relojes en marcha
web-resign = Abandonar
web-resign-really = ¿Abandonar la partida de verdad?

## Después de una ronda

web-round-over = La ronda ha terminado
web-match-over = La partida ha terminado
web-left-over = Sobra
web-next-round = Siguiente ronda
web-waiting-others = Esperando a los demás…
web-rematch = Jugar otra vez
web-record = Descargar el registro
web-show-result = Ver el resultado

## Las piezas, como se leen

web-joker = comodín
web-joker-as = comodín como { $piece }
web-piece = { $rank } { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank } de { $suit }
web-rank-ace = as
web-rank-jack = sota
web-rank-queen = reina
web-rank-king = rey

## Palabras cortas para las jugadas

web-do-add = Añadir
web-do-announce = Anunciar
web-do-choose = Elegir
web-do-clear = Retirar
web-do-discard = Descartar
web-do-draw = Robar
web-do-exchange = Cambiar
web-do-flip = Destapar
web-do-insert = Meter
web-do-knock = Golpear
web-do-lay = Bajar
web-do-open = Abrir
web-do-other = Jugar
web-do-pass = Pasar
web-do-reject = Descartar
web-do-rob = Rescatar el comodín
web-do-spread = Enseñar
web-do-take = Tomar

## La hoja de puntos para la mesa de casa

web-home-sheet = Hoja de puntos para tu mesa
web-home-sheet-about = Para jugar con cartas o fichas de verdad: aquí se apuntan los puntos. La hoja se queda en este dispositivo y no necesita conexión.
web-who-starts = Quién empieza
web-begin = Empezar
web-write-down = Apuntar
web-strike = Tachar la última ronda
web-new-sheet = Hoja nueva
web-correct = Corregir la ronda { $number }
web-cancel = Cancelar
web-done = Listo
web-count-rack = Contar lo que queda
web-count-rack-of = Lo que queda: { $name }
web-count-rack-about = Toca cada pieza que queda; toca una de abajo para quitarla.
web-take-away = Quitar: { $piece }

## Repartos justos

web-fair = ¿Fue limpio el reparto?
web-fair-about = Antes de la partida el servidor fijó su parte de todos los repartos con un número, y cada dispositivo selló palabras propias. Solo después se revelaron las palabras y entraron en la mezcla. Así nadie, ni siquiera el servidor, pudo elegir las cartas.
web-fair-commit = Fijado antes de la partida
web-fair-seed = El secreto de la ronda { $number }
web-fair-words = Lo que añadieron los jugadores
web-fair-good = Encaja: el servidor no pudo elegir las cartas después.
web-fair-bad = No encaja. Guarda el registro y pregunta a quien lleve el servidor.
web-fair-more = El registro lo contiene todo; «rummel verify» reparte cada ronda de nuevo y comprueba cada jugada.
web-fair-mark = Reparto limpio
web-fair-left-out = Esta ronda se repartió sin tu parte: el servidor no usó las palabras de tu dispositivo. Las cartas siguen dependiendo de las palabras de los demás.
web-fair-changed = El servidor ha cambiado lo que estaba fijado antes de la partida. Descarga el registro y tu recibo, guarda los dos y pregunta a quien lleve el servidor.
web-receipt = Descargar mi recibo
