# The words of the server, and of what only happens between people.

event-resigned = { $seat } abandona.
result-resigned = No queda nadie contra quien jugar.
error-has-resigned = { $seat } ya ha abandonado.

## La línea de órdenes

cli-serve = Sirve los juegos a navegadores y bots hasta que lo pares con Ctrl-C. Cada opción puede venir también del entorno: RUMMEL_PORT, RUMMEL_DATABASE, etcétera.
    .short = Servir los juegos a navegadores
cli-option-host = La dirección en la que escucha; 127.0.0.1 es solo esta máquina.
cli-option-port = El puerto en el que escucha; 0 para cualquiera que esté libre.
cli-option-database = Dónde se guarda todo: sqlite:///FILE o postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Cuántos procesos sirven; más de uno necesitan PostgreSQL.
cli-serving = La mesa está puesta. Abre la dirección de arriba en un navegador; Ctrl-C para el servidor y no se pierde nada.
cli-refused-no-server = Faltan las piezas del servidor. Instálalas con: pip install rummel[server]
cli-refused-serve = El servidor no puede escuchar en { $host }, puerto { $port }: { $reason }. Elige otro con --port.

## At the table

error-table-unknown = No hay ninguna mesa «{ $table }». Revisa el enlace o pide uno nuevo.
error-table-full = Todos los puestos están ocupados. Puedes mirar o abrir tu propia mesa.
error-table-started = La partida ha empezado, así que los puestos ya no pueden cambiar.
error-table-not-started = La partida aún no ha empezado.
error-table-over = La partida ha terminado.
error-table-not-over = Eso tiene que esperar a que termine la partida.
error-table-paused = Los relojes están parados. Ponlos en marcha antes de jugar.
error-seat-unknown = En esta mesa no hay puesto { $number }.
error-seat-taken = Ese puesto está ocupado. Elige otro.
error-seat-held = Ya tienes un puesto en esta mesa.
error-seat-none = Eso solo pueden hacerlo quienes juegan en la mesa.
error-seats-open = { $count ->
        [one] Aún hay un puesto libre.
       *[other] Aún hay { $count } puestos libres.
    } Invita a alguien o deja que se siente un bot.
error-host-only = Eso solo puede hacerlo quien abrió la mesa.
error-stale = Alguien fue más rápido: la mesa ha cambiado desde que la miraste. Vuelve a mirar y repite tu jugada.
error-draft-pieces = Solo puedes construir con lo que hay en la mesa y en tu soporte.
error-watch-closed = En esta mesa no se puede mirar.
error-chat-closed = En esta mesa no hay chat.
error-hints-closed = En esta mesa se ha acordado jugar sin pistas.
error-rated-accounts = Las partidas con clasificación son para quienes tienen cuenta. Crea una antes, o juega sin clasificación.

## Everywhere

error-bad-setting = El ajuste «{ $name }» no vale: { $reason }
error-workers-sqlite = SQLite sirve a un solo proceso. Para más, pon en --database una base de datos PostgreSQL.
error-not-signed-in = Dinos antes tu nombre.
error-bad-request = Esto no se puede leer: { $reason }
error-bad-origin = Esta petición viene de otro sitio y no se ha atendido.
error-not-found = En esta dirección no hay nada.
error-method-wrong = Eso no se puede hacer en esta dirección.
error-too-large = Es demasiado largo: el máximo son { $most } bytes.
error-too-many = Eso ha sido mucho de golpe. Vuelve a intentarlo dentro de { $seconds ->
        [one] un segundo.
       *[other] { $seconds } segundos.
    }
error-storage-down = El servidor no puede escribir en este momento. No se ha perdido nada: vuelve a intentarlo en unos segundos.
error-server-fault = Algo ha fallado en el servidor. No ha cambiado nada; vuelve a intentarlo.
