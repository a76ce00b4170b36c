### Words of the pages in the browser, in the order of a visit.

## Every page

web-skip = Ir al contenido
web-docs = Documentación
web-to-start = Al inicio
web-close = Cerrar
web-undo = Deshacer
web-not-found = Aquí no hay nada
web-not-found-about = Quizá la dirección tiene una errata, o lo que había aquí ya no está.
web-unreachable = No se puede conectar con el servidor. No se pierde nada: todo sigue en cuanto responda.
web-no-server = El servidor no responde
web-no-server-again = Probar otra vez
web-no-server-works = Lo que funciona sin él
web-no-server-rules = Las reglas de todos los juegos
web-alone = Jugar sin conexión
web-alone-about = Las partidas contra los bots funcionan entonces en este dispositivo, también en el tren o en el avión. Cada jugada se guarda aquí, así que puedes seguir más tarde.
web-alone-keep = Guardar en este dispositivo: { $size } MB
web-alone-coming = Ha llegado el { $percent } % …
web-alone-here = Todos los juegos están en este dispositivo.
web-alone-remove = Quitar de este dispositivo
web-alone-licences = De quién es este trabajo
web-alone-impossible = Tu navegador o este servidor no puede hacerlo. Por https y con un navegador actual funciona.
web-alone-starting = Se está preparando la partida …
web-alone-failed = No ha funcionado: faltan archivos o están dañados. Quítalos y descárgalos otra vez cuando tengas conexión.
web-alone-unreadable = Esta partida no está en este dispositivo, o esta versión de Rummel no puede leerla.

## Start

web-welcome = El rummy en todas sus formas, en una sola mesa
web-welcome-about = Elige un juego y empieza ya, contra bots o con amigos. Sin cuenta y sin instalar nada.
web-games = Juegos
web-play-now = Jugar ya
web-dealing = Repartiendo…
web-with-friends = Con amigos
web-rules = Reglas
web-rules-index-about = Cada juego con dibujos y con las cuestiones que suelen discutirse.
web-for-players = Jugadores: { $range }
web-resume = Tus mesas
web-your-turn-short = te toca
web-open-tables = Mesas abiertas
web-seats-open = { $count ->
        [one] un sitio libre
       *[other] { $count } sitios libres
    }
web-start-sheet-about = ¿Cartas o fichas de verdad en tu mesa? Toca lo que queda y la hoja hace la cuenta.
web-minutes = unos { $minutes } min
web-mood-thoughtful = Para pensar
web-find-game = Encuentra un juego
web-wish-players = Para { $count }
web-wish-quick = Rápido
web-wish-box = De mi caja
web-in-box = Viene en la caja «{ $box }»
web-wish-none = Ningún juego cumple todo eso a la vez.
web-wish-all = Ver todos los juegos
web-other-rules = Otras reglas, otros sitios…
web-tables-earlier = { $count ->
        [one] Una mesa anterior
       *[other] { $count } mesas anteriores
    }
web-tables-earlier-about = Llevan más de un día esperando. Con el tiempo desaparecen solas.
web-give-up-of = Abandonar: { $game }, { $names }
web-given-up = { $game }: abandonada
web-more-ways = Otras formas de jugar
web-quick-match = Partida rápida
web-quick-match-about = Con alguien que busca partida ahora mismo
web-join = A la mesa de un amigo
web-join-code = enlace o código
web-join-go = Jugar o mirar
web-join-wrong = No es un enlace a una mesa ni un código: un código tiene 14 letras y cifras. Pide que te envíen el enlace otra vez.
web-watch-tables = Mesas para mirar
web-watch = mirar
web-install-offer = Rummel puede tener su sitio en tu pantalla de inicio, como una aplicación.
web-install-later = No, gracias

## A new table

web-players = Jugadores
web-how-many = Cuántos juegan
web-your-name = Tu nombre
web-seat-friend = un amigo, por enlace
web-bot-level = nivel { $level } de 5
web-bots-alike = En este juego decide la suerte, así que todos son igual de fuertes.
web-bot-at = El bot del sitio { $number }
web-play-against = ¿Contra quién juegas?
web-bot-pace = Los bots juegan
web-bot-pace-natural = a un ritmo natural
web-bot-pace-brisk = deprisa
web-bot-pace-at-once = al instante
web-length = Duración
web-length-printed = Como en el reglamento
web-length-quick = Corta
web-length-long = Larga
web-length-own = Otra
web-length-own-about = rondas o puntos a tu gusto
web-length-rounds = { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
web-length-target = a { $points } puntos
web-at-table = En esta mesa
web-clock = Tiempo para pensar
web-clock-none = sin límite
web-clock-sheet = como dice el reglamento
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
web-setup-chat = Se puede chatear
web-setup-rated = Puntuable
web-rated-about = Cuenta para la clasificación. Solo para personas con cuenta; los bots también tienen clasificación.
web-rules-change = { $count ->
        [0] Cambiar las reglas
        [one] Cambiar las reglas (una cambiada)
       *[other] Cambiar las reglas ({ $count } cambiadas)
    }
web-rules-change-about = Todo está como dice el reglamento. Lo que cambies queda marcado.
web-sheet-default = Reglamento: { $value }
web-options-search = Buscar en las reglas
web-options-none = Ninguna regla contiene esas palabras.
web-options-changed = { $count ->
        [one] una cambiada
       *[other] { $count } cambiadas
    }
web-option-closed = Limitado por «{ $other }».
web-yes = sí
web-no = no
web-open-table = Abrir la mesa

## Before a match

web-seat-open = Sitio libre
web-sit = Sentarse
web-seat-bot = Sentar aquí un bot
web-free = Liberar el sitio
web-you = tú
web-host = abrió la mesa
web-bot = bot
web-program = un programa
web-here = presente
web-away = ausente
web-rated-table = Esta mesa cuenta para la clasificación. Para sentarte necesitas una cuenta.
web-table-full = Todos los sitios están ocupados.
web-waiting-seats = { $count ->
        [one] Queda un sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
web-waiting-host = Ya están todos. La partida empieza cuando reparta quien abrió la mesa.
web-all-here = Ya están todos. Reparte cuando quieras.
web-start = Repartir
web-leave = Dejar la mesa
web-invite = Invitar
web-invite-about = Quien abra este enlace puede sentarse a esta mesa.
web-invite-link = Enlace a esta mesa
web-invited = { $name } te invita a esta mesa.
web-share = Copiar o compartir el enlace
web-copied = Copiado
web-qr = El enlace como código QR

## At the table

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
web-time-left = Tiempo restante
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
web-look-through = Mirar los descartes
web-look-through-order = El último, primero.
web-plain = Mesas sencillas: cada jugada es un botón
web-meld = Combinación { $number }: { $pieces }
web-hint = Pista
web-log = Qué ha pasado
web-log-empty = Todavía nada.
web-chat = Chat
web-chat-say = Di algo
web-chat-unread =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
web-reactions = En pocas palabras
web-react-hello = Hola
web-react-nice = Bien jugado
web-react-thanks = Gracias
web-react-oops = Uy
web-react-wow = Vaya
web-react-bye = Buena partida
web-mute = Silenciar
web-unmute = Dejar de silenciar
web-muted = en silencio
web-table-people = Quién está en la mesa
web-block = Bloquear
web-unblock = Desbloquear
web-blocked = bloqueado
web-block-about = El azar no volverá a juntarte con { $name }, y no leerás nada de su parte.
web-report = Denunciar
web-report-why = ¿De qué se trata?
web-report-more = Cuenta más, si quieres
web-report-send = Enviar la denuncia
web-report-thanks = Gracias. Quien lleva este servidor lo mirará.
web-blocked-people = Personas que has bloqueado
web-send = Enviar
web-score = Hoja de puntos
web-command = Escribir una jugada
web-command-do = Jugar
web-command-wait = No te toca.
web-sound = Sonidos
web-letters = Letras de los palos en todas las piezas
web-pause = Pedir una pausa
web-go-on = Poner los relojes en marcha
web-resign = Abandonar
web-resign-really = ¿Abandonar la partida de verdad?

## What tables of several families say

web-cards-tap-discard = Toca lo que quieras descartar.
web-cards-latest = acaba de llegar
web-cards-grouped = en una combinación
web-cards-last = Últimas jugadas
web-cards-hands = Lo que queda en las manos
web-cards-none = nada
web-cards-put = Añadir { $pieces } aquí: { $meld }
web-cards-draft = Combinaciones que preparas
web-cards-draft-empty = Elige cartas y combínalas, o arrástralas aquí
web-cards-new = Nueva combinación
web-cards-take-back = Devolver a la mano: { $piece }
web-cards-into = Poner las cartas elegidas en la combinación { $number } que preparas
web-cards-undo = Recoger la combinación { $number } que preparas
web-cards-added = a la combinación { $number }
web-cards-points = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
web-cards-sum = { $points } de { $needed }
web-cards-joker-open = Al bajar dirás qué representa el comodín.
web-cards-draft-first = Antes de descartar, baja las combinaciones que preparas o recógelas.
web-cards-back-all = Recogerlo todo
web-cards-holds = { $name }: { $count } en la mano
web-pool = Mazo
web-team-heroes = Héroes
web-team-villains = Villanos

## Buttons of moves

web-do-add = Añadir
web-do-discard = Descartar
web-do-draw = Robar
web-do-lay = Bajar
web-do-other = Jugar
web-do-pass = Pasar
web-do-take = Tomar

## Pieces, as they are read out

web-joker = comodín
web-joker-as = comodín como { $piece }
web-piece = { $rank } { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank ->
        [1] as
        [11] sota
        [12] reina
        [13] rey
       *[other] { $rank }
    } de { $suit ->
        [c] tréboles
        [d] diamantes
        [h] corazones
       *[s] picas
    }

## After a round

web-round-over = La ronda ha terminado
web-match-over = La partida ha terminado
web-left-over = Sobra
web-next-round = Siguiente ronda
web-waiting-others = Esperando a los demás…
web-rematch = Jugar otra vez
web-rematch-agree = Sí, con gusto
web-rematch-decline = No, gracias
web-rematch-wants = A { $name } le gustaría jugar otra partida.
web-rematch-yes = quiere jugar
web-rematch-no = esta vez no
web-rematch-open = aún no ha contestado
web-rematch-gone = se ha ido de la mesa
web-rematch-none = Esta vez no habrá revancha.
web-rematch-new = Abrir otra mesa
web-record = Descargar el registro
web-show-result = Ver el resultado
web-end-you = Tú
web-end-you-won = { $win ->
        [shared] Compartes la victoria
        [team] Gana tu equipo
       *[alone] Ganas tú
    }
web-end-won = { $win ->
        [alone] Gana { $winners }
       *[other] Ganan { $winners }
    }
web-end-draw = Empate
web-end-points = De dónde salen los puntos
web-end-aside = Ver la mesa
web-end-share = Compartir una imagen
web-end-saved = La imagen está en tus descargas.
web-end-next = Otro juego

## Quick match

web-quick-find = Buscar jugadores
web-quick = Partida rápida
web-quick-about = Juega con alguien que quiere el mismo juego al mismo ritmo.
web-quick-game = Juego
web-quick-pace = Ritmo
web-quick-pace-quick = Rápido, un minuto por turno
web-quick-pace-calm = Con calma, dos minutos y medio
web-quick-pace-days = Por correspondencia, dos días por turno
web-quick-looking = Buscando jugadores…
web-quick-widens = Buscamos gente más o menos de tu nivel, y ampliamos la búsqueda cuanto más esperas.
web-quick-days = Puedes cerrar esta página; la mesa estará entre las tuyas en cuanto se llene.
web-quick-nobody = Aún no ha venido nadie. ¿Quieres jugar contra un bot mientras tanto?
web-quick-bot = Jugar contra el bot
web-quick-stop = Dejar de buscar
web-quick-waiting = { $count ->
        [one] Ahora mismo una persona busca lo mismo.
       *[other] Ahora mismo { $count } personas buscan lo mismo.
    }

## Friends

web-friends = Amigos
web-friends-about = Envía tu enlace a alguien y os veréis aquí.
web-friends-all = Todos los amigos
web-friends-empty = Todavía nadie. Envía tu enlace a gente que conozcas, o pregunta después de una partida.
web-friend-here = en línea
web-friend-at = en una mesa: { $game }
web-friend-join = Jugar
web-friend-watch = Mirar
web-friend-go = A la mesa
web-friend-invited = Invitación enviada
web-friends-requests = Solicitudes
web-friends-asks = { $name } quiere que seáis amigos.
web-friends-accept = Aceptar
web-not-now = Ahora no
web-friends-sent = Solicitudes enviadas
web-friends-withdraw = Retirar
web-friends-remove = Quitar
web-friends-remove-sure = ¿Quitar a { $name }? Desapareceréis mutuamente de vuestras listas. { $name } no se enterará.
web-friends-keep = Conservar
web-friends-link = Tu enlace de amigo
web-friends-link-about = Quien abra este enlace y confirme pasará a estar entre tus amigos. Dáselo solo a gente que conozcas.
web-friends-renew = Enlace nuevo
web-friends-renew-about = ¿Ha caído el enlace en malas manos? Uno nuevo hace que el anterior no sirva. Tus amigos se quedan.
web-friends-renewed = El enlace anterior ya no sirve.
web-friends-shown = Mostrar a mis amigos que estoy aquí
web-friends-shown-about = Tus amigos ven un punto verde mientras tienes abierta esta página, y en qué mesa estás. Nadie más lo ve. Si lo desactivas, solo ven tu nombre.
web-friend-add = Añadir a mis amigos
web-friend-asked = Solicitud enviada
web-friend-of = entre tus amigos
web-friend-question = { $name } quiere que seáis amigos.
web-friend-about = Veréis cuándo está la otra persona y podréis invitaros a una mesa. Cualquiera de los dos puede dejarlo cuando quiera.
web-friend-confirm = Hacerse amigos
web-friend-already = { $name } está entre tus amigos.
web-friend-own = Este es tu propio enlace. Envíalo a gente que conozcas.
web-friend-gone = Este enlace no funciona
web-friend-invites = { $name } te invita a jugar: { $game }.
web-friends-invite = Invitar a amigos
web-push-invites = También cuando un amigo te invita a una mesa.

## Signs at a table

web-signs = Qué significan los signos
web-signs-none = Ahora no hay signos en esta mesa.
web-sign-joker = Un comodín. En tono claro se ve lo que representa.

## Lessons

web-puzzle = El enigma del día
web-puzzle-about = Un turno: ¿cuántas fichas puedes bajar?
web-puzzle-solved = Resuelto. Mañana hay otro.
web-puzzle-task = Un turno y toda la mesa a tu disposición: se pueden bajar { $count } fichas. Descubre cómo.
web-puzzle-done = Resuelto: aquí nadie puede bajar más de { $count }.
web-puzzle-before = El día anterior
web-learn = Aprender jugando
web-learn-about = Cada lección son unas pocas posiciones reales en la mesa real y una partida corta que ganas. No corre ningún reloj y nadie mira.
web-learn-task = Ejercicio { $number } de { $count }
web-learn-done = Muy bien, así es.
web-learn-over = Era el último ejercicio. Ya sabes jugar: { $game }.
web-learn-lost = Esta vez el rival fue más rápido. Inténtalo otra vez.
web-learn-show = Enséñame
web-learn-again = Otra vez
web-learn-next = Siguiente
web-learn-more = Otras lecciones
web-learn-play = Una primera partida
web-learn-offer = ¿Primera vez? En unos minutos lo aprendes jugando: { $game }.
web-learn-decline = No, gracias
web-learn-accept = Aprender
web-learn-begin = Empezar
web-learn-go-on = Continuar
web-learn-repeat = Jugar otra vez
web-learn-progress = Ejercicios hechos: { $done } de { $count }
web-learn-none = Esa lección no existe
web-learn-none-about = Quizá el enlace está mal escrito, o en este juego no hay nada que aprender.

## Rules: chapters

web-chapter-contents = En esta página
web-chapter-setup = Cómo empieza
web-chapter-turn = Tu turno
web-chapter-melds = Combinaciones
web-chapter-jokers = Comodines
web-chapter-end = El final y los puntos
web-chapter-options = Opciones
web-chapter-match = La partida
web-chapter-knock = Golpear y cerrar
web-chapter-teams = Equipos
web-chapter-disputed = Casos dudosos
web-chapter-disputed-about = Lo que las reglas impresas dejan abierto o dicen de varias maneras, y cómo se juega aquí. Donde cabe otra lectura, puedes elegirla para tu mesa.
web-chapter-otherwise = Elegir otra lectura:
web-chapter-others = Las reglas de los otros juegos

## Rules: pictures

web-figure-run = Escalera
web-figure-set = Serie
web-figure-none = No vale
web-figure-table = En la mesa
web-figure-rack = De tu soporte
web-figure-hand = En tu mano
web-figure-then = Después
web-figure-rest = Sobra
web-figure-nothing = nada
web-figure-points = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
web-figure-first = Quien cierra
web-figure-second = La otra persona
web-figure-added = Añadido
web-figure-add = Añadido
web-figure-no-wrap = tras el 13 no hay nada
web-figure-no-twice = un color dos veces
web-figure-no-suits = palos mezclados
web-figure-no-short = no llega
web-figure-melds = Lo que se puede bajar y lo que no. Un comodín representa lo que se ve en él.

## Replays

web-replay = Repasar
web-replay-of = Repaso: { $game }
web-replay-open = Repasar una partida
web-replay-open-about = Elige el archivo de una partida que hayas guardado, o suéltalo aquí. Cada mesa lo ofrece cuando acaba la partida. Solo se lee, no se guarda.
web-replay-choose = Elegir un archivo
web-replay-leave = Volver
web-replay-to-table = A la mesa
web-replay-other-file = En este archivo no hay ninguna partida. Usa el archivo que guarda «{ $record }».
web-replay-another = Otro registro
web-replay-unfinished = La partida no había terminado cuando se registró.
web-replay-rounds = Rondas
web-replay-moves = Las jugadas
web-replay-all = Todas
web-replay-doubtful = { $name }: { $count } para revisar
web-replay-next-doubt = La siguiente
web-replay-no-doubt = Aquí no hay nada. Bien jugado.
web-replay-hands = Las manos de todos
web-replay-step = Paso { $step } de { $count }
web-replay-position = Posición en la ronda
web-replay-first = Al reparto
web-replay-back = Un paso atrás
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-stop = Parar
web-replay-copy = Copiar el enlace a esta posición
web-replay-copy-text = Copiar esta posición como texto
web-replay-keys = Las flechas van adelante y atrás; la barra espaciadora reproduce y para.
web-replay-got = { $seat } recibe { $pieces }.

## Replays: the best move

web-replay-best = ¿Había algo mejor?
web-replay-thinking = Pensando…
web-replay-deal = El reparto: nadie ha elegido nada todavía.
web-replay-only = No había nada que elegir.
web-replay-most = No se podía bajar más.
web-replay-more = { $placed ->
        [one] Se podía bajar una
       *[other] Se podían bajar { $placed }
    }, { $played ->
        [0] no se bajó nada:
        [one] se bajó una:
       *[other] se bajaron { $played }:
    }
web-replay-at-least = { $placed ->
        [one] Se podía bajar al menos una
       *[other] Se podían bajar al menos { $placed }
    }, { $played ->
        [0] no se bajó nada:
        [one] se bajó una:
       *[other] se bajaron { $played }:
    }
web-replay-held = El mejor bot también habría esperado.
web-replay-sight = Desde el punto de vista de { $name }:
web-replay-none = No se podía bajar nada.
web-replay-short = No se podía bajar nada: solo había { $reached } de los { $needed } puntos para abrir.
web-replay-bot = Aquí no se sabe con certeza cuál es la mejor jugada. El mejor bot habría jugado:
web-replay-bot-none = No se podía bajar nada. El mejor bot habría jugado:
web-replay-bot-same = El mejor bot habría jugado lo mismo.
web-replay-show = Mostrarlo en la mesa
web-replay-hide = Volver a lo que se jugó
web-replay-instead = No se jugó: así podría haber seguido.

## Positions

web-position = Abrir una posición
web-position-empty = Una posición es un momento de una partida. Al repasar una partida la copias como texto o enlace; aquí vuelve a la mesa, con una pista para la mejor jugada.
web-position-examples = Mira un ejemplo
web-position-turn = Le toca a { $names }.
web-position-hidden = Esa mano está oculta, así que solo ves lo que ven todos.
web-position-copy = Copiar esta posición como enlace
web-position-line = La posición como texto
web-position-about = Una línea: el juego y después campos como hands=5h.6h/?13; «?» significa oculto. Cambia la línea o pega otra, también como enlace.
web-position-show = Mostrar

## Fair deals

web-fair = ¿Fue limpio el reparto?
web-fair-about = Antes de la partida el servidor fijó su parte de todos los repartos con un número, y cada dispositivo selló palabras propias. Solo después se revelaron las palabras y entraron en la mezcla. Así nadie, ni siquiera el servidor, pudo elegir las cartas.
web-fair-commit = Fijado antes de la partida
web-fair-seed = El secreto de la ronda { $number }
web-fair-words = Lo que añadieron los jugadores
web-fair-good = Todo coincide: el servidor no pudo elegir las cartas después.
web-fair-bad = No coincide. Guarda el registro y pregunta a quien lleve el servidor.
web-fair-more = El registro lo contiene todo; «rummel verify» reparte cada ronda de nuevo y comprueba cada jugada.
web-fair-mark = Reparto limpio
web-fair-left-out = Esta ronda se repartió sin tu parte: el servidor no usó las palabras de tu dispositivo. Las cartas siguen dependiendo de las palabras de los demás.
web-fair-changed = El servidor ha cambiado lo que estaba fijado antes de la partida. Descarga el registro y tu recibo, guarda los dos y pregunta a quien lleve el servidor.
web-receipt = Descargar mi recibo

## Fair deals: a deal checked step by step

web-fair-check = Comprobar este reparto
web-fair-checking = Repartiendo otra vez…
web-fair-chain = El secreto corresponde al número
web-fair-chain-about = { $round ->
        [one] Pasado { $round } vez por la función hash, el secreto de la ronda { $round } tiene que dar el número fijado antes de la partida.
       *[other] Pasado { $round } veces por la función hash, el secreto de la ronda { $round } tiene que dar el número fijado antes de la partida.
    }
web-fair-mix = Las palabras de todos entran en la mezcla
web-fair-mix-about = El secreto, todos los sellos y las palabras reveladas de todos los jugadores dan la clave de esta ronda. Pasadas por la función hash una vez por cada ronda jugada, las palabras de un jugador tienen que dar su sello.
web-fair-pledges = Los sellos de los jugadores
web-fair-key = La clave
web-fair-shuffle = La clave baraja
web-fair-shuffle-about = De la clave sale una lista de números, que dicen cómo se barajan las { $count } piezas. Sale este orden:
web-fair-hands = Las manos son las que se jugaron
web-fair-hands-about = Repartiendo en este orden, cada uno recibe la mano con la que empezó la ronda.
web-fair-rest = El resto también
web-fair-rest-about = Lo que queda está en la mesa y en el mazo, en este orden.
web-fair-fits = coincide
web-fair-differs = no coincide

## The score sheet for a table at home

web-home-sheet = Hoja de puntos para tu mesa
web-home-sheet-about = Para jugar con cartas o fichas de verdad: aquí se apuntan los puntos. La hoja se queda en este dispositivo y no necesita conexión.
web-score-names = ¿Quién juega?
web-who-starts = Quién empieza
web-score-ends = La partida acaba
web-score-ends-rounds = tras cierto número de rondas
web-score-ends-target = con cierto número de puntos
web-score-rounds = Número de rondas
web-score-points = Número de puntos
web-begin = Empezar
web-new-sheet = Hoja nueva

## The score sheet: a round

web-score-round-of = Ronda { $number } de { $count }
web-score-starts-again = Se sortea de nuevo quién empieza.
web-score-won = ¿Quién ha ganado?
web-score-draw = Empate
web-score-out = ¿Quién ha terminado?
web-score-ended = ¿Quién ha cerrado la ronda?
web-score-nobody = Nadie
web-score-how = ¿Cómo?
web-score-knock = Con resto
web-score-clean = Las diez: gin
web-score-grand = Las once
web-score-first = ¿Quién ha bajado primero?
web-score-first-about = Quien baja primero y no gana pierde { $points } más.
web-score-double = Todo de una vez
web-score-double-about = Antes no había bajado nada: la ronda cuenta doble.
web-score-more = { $item }: añadir
web-score-less = { $item }: quitar
web-score-points-of = Puntos de { $name }
web-score-symbols-of = Símbolos de { $name }
web-score-left = Quedan { $points }
web-score-sum = o escribe la suma
web-score-free = Escribir los puntos a mano
web-score-by-rules = Contar según las reglas
web-score-again = Jugar otra vez
web-score-go-on = Una ronda más
web-score-correct-about = Toca el número de una ronda para corregirla.
web-score-drop = ¿Empezar una hoja nueva?
web-score-drop-about = Se perderán todas las rondas de esta hoja.
web-score-about-free = Estos puntos se apuntan tal como están.
web-score-about-points = Cada cual escribe los símbolos de comodín de su mejor secuencia. Quien ha cerrado la ronda con la mano en orden recibe { $bonus } más; si se ha equivocado, nada.
web-score-about-winner = Una victoria es un punto.
web-score-about-two = Quien se queda con menos recibe la diferencia y { $win } puntos; tras un undercut, { $undercut }.
web-score-about-two-plain = Quien se queda con menos recibe la diferencia; tras un undercut, { $undercut } puntos más.
web-score-about-lowest-rest = Quien se queda con menos recibe { $points } puntos; si hay empate, quien enseñó antes.
web-score-about-wins = Quien termina recibe un punto. Si no termina nadie, gana quien se queda con menos.
web-score-about-takes = Quien termina recibe lo que les queda a los demás.
web-score-about-minus = Cada cual pierde lo que le queda; quien termina no pierde nada.
web-score-about-lowest = Si no termina nadie, gana quien se queda con menos y recibe las diferencias.
web-score-about-blocked = Si no termina nadie, cada cual pierde lo que le queda.
web-score-about-relief = A quien termina se le tachan hasta { $points } puntos negativos de la ronda anterior.
web-score-about-joker = Si solo queda un comodín, no cuenta.
web-score-about-tally = Cada bando suma sus premios y las cartas bajadas, menos las que quedan en la mano.
web-count-rack = Contar lo que queda
web-count-rack-of = Lo que queda: { $name }
web-count-rack-about = Toca cada pieza que queda; toca una de abajo para quitarla.
web-count-pieces = Contar
web-count-pieces-of = { $what }: { $name }
web-count-pieces-about = Toca cada carta que cuenta; toca una de abajo para quitarla.
web-take-away = Quitar: { $piece }
web-write-down = Apuntar
web-strike = Tachar la última ronda
web-correct = Corregir la ronda { $number }
web-cancel = Cancelar
web-done = Listo

## Settings

web-settings = Ajustes
web-settings-all = Todos los ajustes
web-settings-about = Todo se aplica al momento. El aspecto, los sonidos y las costumbres se quedan en este dispositivo; el nombre, la imagen y el idioma te acompañan allí donde inicies sesión.
web-settings-you = Tú
web-settings-name-about = Así te ven los demás en la mesa. Donde ya estás jugando se queda el nombre anterior.
web-avatar = Tu imagen
web-avatar-initials = Tus iniciales
# Also what guests are called who give no name.
web-animal-bear = Oso
web-animal-cat = Gato
web-animal-fox = Zorro
web-animal-frog = Rana
web-animal-hare = Liebre
web-animal-hedgehog = Erizo
web-animal-mouse = Ratón
web-animal-owl = Búho
web-animal-penguin = Pingüino
web-animal-robin = Petirrojo
web-animal-turtle = Tortuga
web-animal-whale = Ballena
web-save = Guardar
web-saved = Guardado.
web-settings-look = Idioma y aspecto
web-language = Idioma
web-look = Aspecto
web-look-auto = Como el dispositivo
web-look-light = Claro
web-look-dark = Oscuro
web-look-contrast = Alto contraste
web-settings-contrast-about = El alto contraste tiene líneas oscuras y fondos lisos, para ojos cansados y pleno sol.
web-cloth = Mesa
web-cloth-felt = Tapete verde
web-cloth-oak = Roble
web-cloth-night = Azul noche
web-back = Dorso de las cartas
web-back-game = El de cada juego
web-back-lattice = Rejilla
web-back-fans = Abanicos
web-back-rays = Rayos
web-back-waves = Olas
web-large = Letra grande
web-settings-large-about = Números y palos grandes en todas las piezas, sin dibujos.
web-settings-letters-about = Una letra pequeña para cada palo, si cuesta distinguir los colores.
web-settings-still = Menos movimiento
web-settings-still-about = Las piezas aparecen en su sitio en vez de deslizarse.
web-settings-tables = En la mesa
web-settings-sound-about = Sonidos suaves al repartir y al bajar, cuando te toca, cuando queda poco tiempo y al final.
web-volume = Volumen
web-title-turn = Te toca: { $game }
web-vibrate = Vibrar
web-vibrate-about = Cuando te toca, en los móviles que lo permiten.
web-push = Notificaciones
web-push-about = Tu dispositivo te avisa cuando te toca, también con esta página cerrada: en partidas por correspondencia y donde otros te esperan.
web-push-blocked = Las notificaciones están bloqueadas para este sitio. Permítelas en los ajustes del navegador.
web-push-offer = Avísame cuando me toque
web-settings-plain-about = Bueno para lectores de pantalla y pantallas pequeñas: nada que arrastrar, todas las jugadas en una lista.
web-settings-games = En cada juego
web-settings-games-about = Lo que también puedes elegir en la mesa.
web-settings-app = Rummel como aplicación
web-settings-app-about = Pon Rummel en tu pantalla de inicio con «Instalar» o «Añadir a pantalla de inicio» en el menú del navegador. Entonces se abre como una aplicación; la hoja de puntos y las reglas funcionan sin conexión.
web-settings-install = Instalar

## Accounts

web-sign-in = Iniciar sesión
web-sign-out = Cerrar sesión
web-signed-in = Sesión iniciada: { $name }.
web-signed-out = Has cerrado la sesión. Hasta pronto.
web-register = Crear una cuenta
web-account = Cuenta
web-account-of = Cuenta: { $name }
web-account-pages = Tus páginas
web-account-about = Puedes jugar a todo sin cuenta. Con una encuentras tus partidas en cualquier dispositivo, puedes jugar partidas puntuables y hacer jugar a un bot tuyo. Bastan un nombre y una contraseña, sin correo.
web-account-guest = Estás jugando como { $name }, sin cuenta. Las partidas y los sitios que tienes ahora se vienen contigo.
web-password = Contraseña
web-password-show = Mostrar
web-password-hide = Ocultar
web-password-keep = Al menos ocho caracteres. Nadie puede enviarte otra, así que guárdala bien.
web-password-change = Cambiar la contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva
web-password-changed = Cambiada. En los demás dispositivos se ha cerrado la sesión.
web-name = Nombre
web-name-about = Con este nombre también inicias sesión. En las mesas donde ya estás sigue el anterior.
web-devices = Dónde tienes la sesión abierta
web-devices-end = Cerrar sesión en los demás
web-devices-ended = Hecho.
web-device-this = este dispositivo
web-device-seen = última vez: { $when }
web-device-end = Cerrar sesión
web-device-end-of = Cerrar sesión: { $device }
web-bots = Para programar: tus propios bots
web-bots-about = Un programa tuyo puede sentarse a una mesa como cualquiera. Se identifica con una clave, y los demás ven que es un programa.
web-bots-since = desde { $when }
web-bots-name = Nombre del bot
web-bots-add = Crear un bot
web-bots-token = Esta es la clave de { $name }. Solo se muestra ahora: cópiala y no la compartas.
web-bots-token-label = Clave
web-bots-copy = Copiar
web-bots-try = Rummel trae un bot para empezar. Se sienta a una mesa y juega:
web-bots-table = MESA
web-bots-delete-of = Borrar { $name }
web-bots-delete-about = Abandona las partidas que está jugando y su clave deja de valer.
web-data = Tus datos
web-data-about = Descarga todo lo que hay guardado sobre ti, o haz que se borre.
web-export = Descargar mis datos
web-delete = Borrar
web-delete-account = Borrar la cuenta
web-delete-guest = Borrar todos mis datos
web-delete-about = Se abandonan las partidas que estás jugando, tu nombre se tacha donde has jugado y todo lo demás se borra. No se puede deshacer.
web-delete-really = Borrar para siempre

## Matches and ratings

web-matches = Mis partidas
web-matches-running = En curso
web-matches-over = Terminadas
web-matches-counts = Partidas ganadas, por juego
web-matches-won = { $won } de { $played } ganadas
web-count-played = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
web-count-won = { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
web-matches-more = Mostrar más
web-matches-none = Todavía no has jugado.
web-matches-guest = Sin cuenta, estas partidas solo se ven en este dispositivo.
web-match-open = sin empezar
web-match-waiting = espera a los demás
web-match-due = hasta { $when }
web-match-place = { $place ->
        [1] ganada
       *[other] puesto { $place } de { $count }
    }
web-match-draw = empate
web-match-go-on = Continuar
web-match-replay = Repasar
web-match-replay-of = Repasar: { $game }, { $names }
web-rated = puntuable
web-ratings = Clasificación
web-ratings-place = Puesto
web-ratings-rating = Nivel
web-ratings-matches = Partidas
web-ratings-yours = Tu nivel es { $rating }, después de { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }.
web-ratings-none = Nadie ha jugado todavía una partida puntuable de este juego.
web-ratings-about = Solo cuentan las mesas abiertas como puntuables. Todos empiezan en 1000; cuantas más partidas juegas, más seguro es el número.
web-game = Juego
