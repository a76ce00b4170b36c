### Words of the server: for those who run it, and what it refuses to people and programs.

## Running it

cli-serve = Sirve los juegos a navegadores y bots hasta que lo pares con Ctrl-C. Cada opción puede venir también del entorno: RUMMEL_PORT, RUMMEL_DATABASE, etcétera.
    .short = Sirve los juegos a navegadores
cli-option-host = La dirección en la que escucha; 127.0.0.1 es solo esta máquina.
cli-option-port = El puerto en el que escucha; 0 para cualquiera que esté libre.
cli-option-database = Dónde se guarda todo: sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Cuántos procesos sirven; para más de uno hace falta PostgreSQL.
cli-serving = La mesa está puesta. Abre la dirección de arriba en un navegador; Ctrl-C para el servidor y no se pierde nada.
cli-serving-kept = Todo se guarda en { $file }.
cli-refused-no-server = Faltan las piezas del servidor. Instálalas con: pip install "rummel[server]"
cli-refused-serve = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }. Elige otro con --port.
error-bad-setting = El ajuste «{ $name }» no vale: { $reason }
error-setting-unknown = No existe el ajuste { $name }. ¿Quieres decir { $meant }?
error-workers-sqlite = SQLite sirve a un solo proceso. Para más, pon en --database una base de datos PostgreSQL.

## Looking after it

cli-admin = Se ocupa de la gente y las mesas de un servidor, en su base de datos, esté en marcha el servidor o no.
    .short = Ocúpate de un servidor
cli-admin-people = Muestra la lista de personas, primero las más recientes: cuentas, invitados y bots que juegan con una clave.
    .short = Lista de personas
cli-admin-option-search = Solo quienes tengan este texto en el nombre.
cli-admin-reset = Da a una cuenta una contraseña nueva al azar, la muestra y cierra todas sus sesiones. NAME es un nombre o un identificador.
    .short = Da a alguien una contraseña nueva
cli-admin-reset-done = La nueva contraseña de { $name }, que solo se muestra aquí:
cli-admin-end = Cierra la sesión de alguien en todas partes. NAME es un nombre o un identificador.
    .short = Cierra todas las sesiones de alguien
cli-admin-end-done = { $count ->
        [one] Se ha cerrado una sesión de { $name }.
       *[other] Se han cerrado { $count } sesiones de { $name }.
    }
cli-admin-delete = Borra a una persona para siempre: se abandonan sus partidas, se tacha su nombre y se elimina todo lo demás sobre ella. NAME es un nombre o un identificador.
    .short = Borra a una persona para siempre
cli-admin-delete-done = Todo lo de { $name } está borrado.
cli-admin-tables = Muestra la lista de mesas, primero las más recientes.
    .short = Lista de mesas
cli-admin-option-status = Solo mesas abiertas (open), en juego (playing) o terminadas (over).
cli-admin-table = Muestra una mesa como la ve quien mira, sin nada de lo que está oculto.
    .short = Muestra una mesa
cli-admin-check = Vuelve a jugar cada diario, comprueba el registro de cada partida terminada y compara mesas e instantáneas con el diario. Acaba con 1 si algo difiere.
    .short = Compara todo con los diarios
cli-admin-check-fine = { $count ->
        [one] Se ha revisado una mesa y todo está bien.
       *[other] Se han revisado { $count } mesas y todo está bien.
    }
cli-admin-check-wrong = { $wrong ->
        [one] Una mesa no coincide con su diario.
       *[other] { $wrong } mesas no coinciden con sus diarios.
    } Revisadas: { $count }.
cli-admin-rebuild = Borra todas las instantáneas. Solo ahorran tiempo: los diarios lo contienen todo, y al jugar se crean otras nuevas.
    .short = Borra las instantáneas
cli-admin-rebuild-done = { $count ->
        [one] Se ha borrado una instantánea.
       *[other] Se han borrado { $count } instantáneas.
    } Los diarios lo contienen todo.
cli-admin-tidy = Elimina las mesas a las que nadie vuelve y los invitados que se han ido, como hace el servidor cada hora según sus ajustes.
    .short = Elimina lo que nadie retoma
cli-admin-tidy-done = Eliminados – mesas: { $tables }, invitados: { $guests }.
cli-admin-reports = Lista lo que se ha denunciado, lo más nuevo primero, con las últimas líneas que la persona denunciada escribió en esa mesa.
    .short = Lista de denuncias
cli-admin-option-close = Cerrar esta denuncia: se borra.
cli-admin-report-closed = La denuncia { $id } está cerrada.
cli-refused-report-unknown = No hay ninguna denuncia { $id }. Para listarlas: rummel admin reports
cli-admin-column-at = cuándo
cli-admin-column-reported = denunciado
cli-admin-column-by = por
cli-admin-column-reason = motivo
cli-admin-column-table = mesa
cli-admin-column-text = texto
# What somebody is reported for, in lists and in the pages.
report-insult = insultos
report-name = nombre ofensivo
report-cheating = trampas
report-stalling = dar largas o abandonar
report-other = otra cosa
cli-admin-backup = Copia una base SQLite en un archivo, incluso con el servidor en marcha. La copia contiene secretos: guárdala bien.
    .short = Copia la base de datos
cli-admin-backup-done = Ahora está todo en { $path }. Guárdalo bien: contiene secretos.
cli-admin-column-id = identificador
cli-admin-column-kind = tipo
cli-admin-column-matches = partidas
cli-admin-column-created = desde
cli-admin-column-seen = última visita
cli-admin-column-status = estado
cli-admin-column-players = quién juega
cli-admin-column-entries = diario
cli-admin-column-ended = terminada
cli-admin-column-wake = plazo
cli-admin-column-setup = ajustes
cli-admin-account = cuenta
cli-admin-guest = invitado
cli-admin-bot = bot
cli-admin-open = abierta
cli-admin-playing = en juego
cli-admin-over = terminada
cli-admin-fault-log = El diario no se puede volver a jugar.
cli-admin-fault-row = La mesa dice otra cosa que su diario.
cli-admin-fault-snapshot = La instantánea no lleva a lo mismo que el diario.
cli-admin-fault-places = Los puestos finales no son los del resultado.
cli-admin-fault-record = El registro no se puede comprobar.
cli-refused-database = La base de datos no se puede usar: { $reason }
cli-refused-database-version = Esta no es una base de datos de esta versión de Rummel. El servidor pone al día las más antiguas al arrancar.
cli-refused-person-unknown = Nadie se llama «{ $name }». Para ver a todo el mundo: rummel admin people
cli-refused-person-several = Hay varias personas que se llaman «{ $name }» ({ $count }). Elige por identificador; para verlas: rummel admin people
cli-refused-person-guest = { $name } no tiene cuenta, y por eso tampoco contraseña.
cli-refused-backup-postgres = PostgreSQL tiene su propio programa para eso: pg_dump -Fc -f { $path } URL

## Refusals: any request

error-not-signed-in = Dinos antes tu nombre.
error-bad-request = Esto no se puede leer: { $reason }
error-bad-origin = Esta petición viene de otro sitio web y no se ha atendido.
error-not-found = En esta dirección no hay nada.
error-method-wrong = Eso no se puede hacer en esta dirección.
error-too-large = Es demasiado largo: el máximo son { $most } bytes.
error-too-much-work = Esto le llevaría demasiado tiempo al servidor, así que lo ha dejado.
error-too-many = Eso ha sido mucho de golpe. Vuelve a intentarlo dentro de { $seconds ->
        [one] un segundo.
       *[other] { $seconds } segundos.
    }
error-storage-down = El servidor no puede escribir en este momento. No se ha perdido nada: vuelve a intentarlo en unos segundos.
error-server-fault = Algo ha fallado en el servidor. No ha cambiado nada; vuelve a intentarlo.

## Refusals: people

error-name-taken = Ya hay una cuenta que se llama «{ $name }». Elige otro nombre o inicia sesión.
error-weak-password = Una contraseña necesita al menos { $least } caracteres y no puede ser tu nombre.
error-bad-login = El nombre o la contraseña no son correctos. Revísalos e inténtalo otra vez.
error-account-held = Ya tienes una cuenta.
error-account-needed = Para eso necesitas una cuenta. Crea una antes.
error-people-only = La clave de un bot solo sirve para jugar.
error-tokens-full = Puedes tener { $most } bots como máximo. Borra uno antes.
error-friend-link = Este enlace de amigo no sirve, o ya no. Pide uno nuevo.
error-friend-self = Este es tu propio enlace. Envíaselo a alguien que conozcas.
error-friends-full = Ya tienes { $most } amigos, y es el máximo. Quita antes a alguien.
error-friend-full = { $name } no tiene sitio para más amigos.
error-friend-requests = Hoy has enviado { $most } solicitudes. Vuelve a intentarlo mañana.
error-friend-blocked = Has bloqueado a { $name }. Deshazlo antes en tu cuenta.
error-friend-invited = Acabas de invitar a { $name }. Espera un minuto.

## Refusals: tables

error-table-unknown = No hay ninguna mesa «{ $table }». Revisa el enlace o pide uno nuevo.
error-table-full = Todos los sitios están ocupados. Puedes mirar o abrir tu propia mesa.
error-table-started = La partida ha empezado, así que los sitios ya no se pueden cambiar.
error-table-not-started = La partida aún no ha empezado.
error-puzzle-unknown = No hay enigma para el día { $day }: solo los de los últimos treinta días.
error-table-over = La partida ha terminado.
error-table-not-over = Eso tiene que esperar a que termine la partida.
error-table-paused = Los relojes están parados. Ponlos en marcha antes de jugar.
error-seat-unknown = En esta mesa no hay sitio { $number }.
error-seat-taken = Ese sitio está ocupado. Elige otro.
error-seat-held = Ya tienes un sitio en esta mesa.
error-seat-none = Eso solo pueden hacerlo quienes juegan en la mesa.
error-seat-closed = No puedes sentarte en esta mesa. Elige otra.
error-seat-freed = Quien abrió la mesa ha dejado libre tu sitio. Puedes mirar, elegir otra mesa o volver a sentarte aquí dentro de { $minutes ->
        [one] un minuto.
       *[other] { $minutes } minutos.
    }
error-seats-open = { $count ->
        [one] Aún hay un sitio libre.
       *[other] Aún hay { $count } sitios libres.
    } Invita a alguien o deja que se siente un bot.
error-seats-many = Ya tienes sitio en { $most } mesas que aún no han empezado. Deja antes una de ellas.
error-pledge-none = No sellaste palabras antes de esta partida, así que no hay ninguna que revelar.
error-reveal-words = Estas palabras no coinciden con el sello que diste antes de la partida.
error-reveal-late = La ronda { $round } ya está repartida, sin estas palabras.
error-host-only = Eso solo puede hacerlo quien abrió la mesa.
error-stale = Alguien fue más rápido: la mesa ha cambiado desde que la miraste. Vuelve a mirar y repite tu jugada.
error-draft-pieces = Solo puedes construir con lo que hay en la mesa y lo que tienes tú.
error-watch-closed = Esta mesa se juega sin público.
error-chat-closed = En esta mesa no hay chat.
error-hints-closed = En esta mesa se ha acordado jugar sin pistas.
error-rated-accounts = Las partidas puntuables son para quienes tienen cuenta. Crea una antes, o juega una que no puntúe.
error-seat-nobody = Ahí no hay otra persona.
error-push-closed = Este servidor no envía notificaciones.
error-push-address = Esa no es la dirección de un servicio de notificaciones.
# A notice on a phone; its title is the name of the game.
push-turn = Te toca.
push-invite = { $name } te invita a una mesa.
error-replay-round = { $over ->
        [0] Todavía no ha terminado ninguna ronda de esta partida. Una ronda se puede repasar cuando ha terminado.
       *[other] La ronda { $round } no se puede repasar: solo se puede con rondas terminadas.
    }
error-replay-step = No hay paso { $step } en esta ronda. El último es { $last }.
