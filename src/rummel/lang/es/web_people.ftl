# Cuentas, partidas y clasificación en el navegador.

web-sign-in = Iniciar sesión
web-sign-out = Cerrar sesión
web-signed-in = Sesión iniciada: { $name }.
web-signed-out = Has cerrado la sesión. ¡Hasta pronto!
web-register = Crear una cuenta
web-account = Cuenta
web-account-of = Cuenta: { $name }
web-account-pages = Tus páginas
web-account-about = Puedes jugar a todo sin cuenta. Con una encuentras tus partidas en cualquier dispositivo, puedes jugar partidas con clasificación y hacer jugar a un bot tuyo. Bastan un nombre y una contraseña, sin correo.
web-account-guest = Estás jugando como { $name }, sin cuenta. Las partidas y los sitios que tienes ahora se vienen contigo.
web-password = Contraseña
web-password-show = Mostrar
web-password-hide = Ocultar
web-password-keep = Al menos ocho caracteres. Nadie puede enviarte otra, así que guárdala bien.
web-password-change = Cambiar la contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva
web-password-changed = Cambiada. En los demás dispositivos se ha cerrado la sesión.
web-name-about = Con este nombre también inicias sesión. En las mesas donde ya estás sigue el anterior.
web-devices = Dónde tienes la sesión abierta
web-devices-end = Cerrar sesión en los demás
web-devices-ended = Hecho.
web-device-this = este dispositivo
web-device-seen = última vez: { $when }
web-device-end = Cerrar sesión
web-device-end-of = Cerrar sesión: { $device }
web-bots = Tus bots
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
web-program = un programa
web-data = Tus datos
web-data-about = Llévate todo lo que hay guardado sobre ti, o haz que se borre.
web-export = Descargar mis datos
web-delete = Borrar
web-delete-account = Borrar la cuenta
web-delete-guest = Borrar todo sobre mí
web-delete-about = Se abandonan las partidas que estás jugando, tu nombre se tacha donde has jugado y todo lo demás se borra. No se puede deshacer.
web-delete-really = Borrar para siempre
web-matches = Mis partidas
web-matches-running = En curso
web-matches-over = Terminadas
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
web-rated = con clasificación
web-setup-rated = Con clasificación
web-rated-about = Cuenta para la clasificación. Solo entre personas con cuenta, sin bots.
web-rated-table = Esta mesa es con clasificación. Para sentarte necesitas una cuenta.
web-ratings = Clasificación
web-game = Juego
web-ratings-place = Puesto
web-name = Nombre
web-ratings-rating = Nivel
web-ratings-matches = Partidas
web-ratings-yours = Tu nivel es { $rating }, después de { $matches ->
        [one] una partida
       *[other] { $matches } partidas
    }.
web-ratings-none = Nadie ha jugado todavía una partida con clasificación de este juego.
web-ratings-about = Solo cuentan las mesas abiertas con clasificación. Todos empiezan en 1000; cuantas más partidas juegas, más seguro es el número.
