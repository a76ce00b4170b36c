### Words of the command line: commands, tables, turns at the keyboard, score sheets.

## Commands

cli-rummel = Juegos de rummy en la terminal. Empieza con «rummel play» o mira «rummel games».
    .short = Juegos de rummy en la terminal
cli-games = Muestra la lista de juegos.
    .short = Lista de juegos
cli-rules = Explica cómo se juega a GAME y qué se puede cambiar con --option.
    .short = Cómo se juega y qué opciones hay
cli-play = Juega a GAME aquí: tú y otras personas en este teclado, y bots. Sin GAME, eliges de una lista.
    .short = Juega en este teclado
cli-score = Lleva los puntos de GAME para quienes juegan con cartas o fichas de verdad.
    .short = Lleva los puntos de una mesa real
cli-simulate = Hace que unos bots jueguen a GAME entre sí y resume el resultado.
    .short = Deja jugar a los bots
cli-arena = Hace que unos bots jueguen a GAME entre sí y dice cuál es mejor. Cada reparto se juega con todos los cambios de sitio, para que la suerte se compense.
    .short = Averigua qué bot es mejor
cli-generate = Hace que unos bots jueguen rondas de GAME y las escribe en archivos para la investigación: como registros, o como matrices con una fila por decisión. Lo que ya está no se vuelve a hacer.
    .short = Genera datos para la investigación
cli-replay = Muestra el registro FILE jugada a jugada.
    .short = Muestra un registro jugada a jugada
cli-show = Muestra una posición tal como está en la mesa. Pon POSITION entre comillas simples.
    .short = Muestra una posición
cli-verify = Comprueba que el registro FILE es válido y que el reparto fue limpio. Código de salida 0: lo es; 1: no lo es.
    .short = Comprueba un registro
cli-solve = Busca el mejor turno para unas posiciones, una por línea como texto o como objeto JSON, de FILE o de la entrada estándar.
    .short = Busca el mejor turno de una posición
cli-hint = Dice qué era lo mejor en un registro FILE antes de la jugada de una línea, o qué es lo mejor ahora en una partida guardada o en una posición.
    .short = Qué era lo mejor, o qué lo es

## Flags of the commands

cli-option-lang = El idioma de todos los textos, por ejemplo es.
cli-option-version = Muestra la versión.
cli-option-json = Escribe JSON, para programas.
cli-option-seats = Quién juega, por orden: nombres de personas, y para bots bot:mia (principiante), bot:leo, bot:nora, bot:viktor o bot:ada (la maestra). «me,ana,bot:nora»: tú, Ana y un bot que juega con cabeza.
cli-option-bots = Qué bots juegan, por orden: bot:random,bot:random.
cli-option-option = Cambia una regla; puede darse varias veces. «rummel rules GAME» muestra qué se puede cambiar.
cli-option-seed = Reparte a partir de este texto y no al azar: el mismo texto da las mismas cartas.
cli-option-record = Escribe un registro de la partida en FILE.
cli-option-record-folder = Escribe un registro de cada partida en FOLDER.
cli-option-save = Dónde guardar la partida si te vas antes de que acabe.
cli-option-resume = Sigue con una partida guardada en FILE.
cli-option-position = Una posición en una línea de texto, entre comillas simples.
cli-option-matches = Cuántas partidas.
cli-option-arena-bots = Qué bots se enfrentan, separados por comas.
cli-option-pairs = Cuántos repartos. Cada uno se juega una vez por cada manera de sentar a los bots.
cli-option-arena-resume = Guarda en FILE los repartos terminados y, si ya existe, sigue desde ahí.
cli-option-jobs = Cuántos procesos juegan a la vez; si no lo indicas, uno por núcleo. El resultado es el mismo.
cli-option-ray = Juega en un clúster de Ray: su dirección (host:port o ray://host:port), «auto» para el que ya funciona aquí, o «local» para uno propio con --jobs procesos. El resultado es el mismo.
cli-option-out = La carpeta de los archivos. La misma orden, dada otra vez, sigue donde se quedó.
cli-option-format = records: partidas de una ronda, en líneas de JSON. arrays: archivos Parquet con lo que en cada decisión se veía, se podía hacer y se hizo.
cli-option-generate-bots = Qué bots juegan, sitio por sitio, separados por comas. Un solo nombre vale para todos los sitios.
cli-option-rounds = Cuántas rondas.
cli-option-part = Cuántas rondas van en un archivo.
cli-option-seat = Muestra solo lo que podía ver este jugador: un nombre, o un número contado desde 1.
cli-option-receipt = Compara el registro con el recibo que guardó tu dispositivo.
cli-option-line = La línea del registro cuya jugada se examina.
cli-option-file = Dónde se guarda la hoja; si ya existe, se sigue con ella.
cli-option-players = Los nombres de los jugadores, en el orden en que se sientan; primero, quien empieza.

## Lists of games and rules

cli-column-id = juego
cli-column-name = nombre
cli-column-players = jug.
cli-column-sheet = hoja
cli-column-about = de qué va
cli-rules-options = Qué se puede cambiar con --option
cli-rules-disputed = Casos dudosos

## Bots against bots

cli-column-player = jugador
cli-column-bot = bot
cli-column-wins = victorias
cli-column-draws = empates
cli-column-points = puntos por partida
cli-column-games = partidas
cli-column-seat-points = puntos por partida
cli-column-rating = nivel
cli-column-pairing = cruce
cli-column-score = resultado
cli-column-interval = intervalo del 95 %
cli-column-lead = ventaja en puntos
cli-simulated = { $matches ->
        [one] Una partida
        [many] { $matches } de partidas
       *[other] { $matches } partidas
    }, { $rounds ->
        [one] una ronda
        [many] { $rounds } de rondas
       *[other] { $rounds } rondas
    }, { $moves ->
        [one] una jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    }, con la semilla «{ $seed }».
cli-simulated-draws = Empates: { $count }
cli-simulated-shared = Victorias compartidas: { $count }
cli-outcomes = Cómo acabaron las rondas
cli-speed = Jugadas por segundo aquí: { $count }.
cli-arena-played = { $deals ->
        [one] Un reparto
        [many] { $deals } de repartos
       *[other] { $deals } repartos
    }, { $games ->
        [one] una partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }, { $moves ->
        [one] una jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    }, con la semilla «{ $seed }».
cli-arena-note = El resultado es la parte de victorias del primer bot. El intervalo toma como muestra cada reparto, no cada partida. El nivel es el de OpenSkill, con el doble de su incertidumbre.
cli-generated = Rondas en { $path }: { $rounds }
cli-generated-now = Hechas ahora: { $rounds } (decisiones: { $decisions })
cli-generated-speed = Rondas por segundo aquí: { $count }

## Records

cli-valid = { $path } es válido. Esto es lo que demuestra:
cli-bent = { $path } no es lo que dice tu recibo. Guarda los dos.
cli-invalid = { $path } no es válido.
cli-checked-header = ✓ El juego, sus reglas y los sitios se pueden leer.
cli-checked-results = ✓ Los puntos y el resultado se deducen de las jugadas.

## Setting up a match

cli-menu = ¿A qué juego quieres jugar?
cli-menu-ask = Número o nombre (1–{ $count }, o quit):
cli-you = Jugador
cli-bot = Bot
cli-bot-name = Bot { $number }
cli-commitment = Un secreto fija ya los repartos. Este es su compromiso, para que puedas comprobarlo después: { $commitment }
cli-ask-words = Escribe unas palabras que se mezclarán en el reparto, o pulsa Intro:
cli-ask-words-of = { $name }, escribe unas palabras que se mezclarán en el reparto, o pulsa Intro:

## The table

cli-round = ronda { $number }
cli-cards = { $count ->
        [one] 1 pieza
       *[other] { $count } piezas
    }
cli-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
cli-is-you = { $seat } (tú)
cli-your-hand = Tu mano:
cli-hand-of = Mano de { $seat }:
cli-hand-empty = no queda nada
cli-table-empty = aún no hay nada en la mesa
cli-stock = { $count ->
        [0] El mazo está vacío.
        [one] Queda 1 en el mazo.
       *[other] Quedan { $count } en el mazo.
    }
cli-discard = Descarte:
cli-melds = Mesa:
cli-colours = Colores:
cli-piles = Montones:
cli-to-open = Apertura:
cli-needed = { $points ->
        [0] vale cualquier combinación
        [one] hace falta { $points } punto
       *[other] hacen falta { $points } puntos
    }
cli-opened = ya ha abierto
cli-drawn = Recién robada:
cli-heroes = héroes
cli-villains = villanos

## A turn

cli-prompt = { $seat }>
cli-moves = Puedes:
cli-moves-many = ({ $count } maneras; «moves» las muestra)
cli-log-more = … { $count ->
        [one] una cosa más antes de esto
       *[other] { $count } cosas más antes de esto
    }; «log» lo muestra todo.
cli-pass-keyboard = Pasa el teclado a { $seat }, que debe pulsar Intro:
cli-hide = Pulsa Intro para ocultar tu mano:
cli-enter = Escribe una jugada, o «help».
cli-ambiguous = «{ $text }» podría ser { $words }. Escribe alguna letra más.
cli-unknown-word = No conozco «{ $text }». «help» muestra lo que puedes escribir.
cli-not-so = «{ $text }» no se escribe así, sino:
cli-no-undo = No hay nada que deshacer: tu última jugada terminó tu turno o te enseñó algo nuevo.
cli-help-end = ▶ señala lo que es posible ahora. Las palabras se pueden acortar.
cli-help-cards = Las cartas se escriben 7h, 10c, Kd o 13d: c tréboles, d diamantes, h corazones, s picas; A as, J sota, Q reina, K rey.
cli-help-tiles = Las fichas se escriben con su número y la letra de su color, como 7h o 13c: { $colours }.
cli-help-joker = * es un comodín, y *=7h un comodín que representa 7h.
cli-do-help = help [PALABRA] – lo que puedes escribir
cli-do-moves = moves – todas las jugadas posibles que se pueden enumerar
cli-do-hint = hint – qué podrías bajar, pero no cómo
cli-do-best = best – cómo bajar lo máximo, o qué haría un buen bot
cli-do-best-move = best – qué haría un buen bot
cli-do-table = table – vuelve a mostrar la mesa
cli-do-hand = hand – vuelve a mostrar tu mano
cli-do-sort = sort suit | number – ordena tu mano por palo o color, o por número
cli-do-undo = undo – deshace tu última jugada, si no has visto nada nuevo
cli-do-score = score – la hoja de puntos
cli-do-log = log – todo lo que ha pasado en esta ronda
cli-do-rules = rules – cómo se juega
cli-do-quit = quit – salir; la partida se guarda
cli-not-saved = Si te vas ahora, la partida se pierde: { $reason }
cli-saved = Tu partida está guardada. Para seguir: rummel play --resume { $path }

## A turn that is built from melds

cli-draft-hint = Prepara tu turno con «meld 5h 6h 7h» y «add 9h 3», y luego «done»; «help» cuenta más.
cli-do-done = done – lo baja todo tal como está y termina tu turno
cli-do-show = show – la mesa tal como la llevas montada
cli-do-reset = reset – lo devuelve todo a su sitio
cli-draft = Borrador:
cli-draft-loose = Sueltas:
cli-draft-laid = Bajas:
cli-draft-opening = { $points } de { $needed } puntos
cli-draft-fault = Combinación { $number }: { $reason }
cli-draft-fine = Todas las combinaciones valen. «done» las baja.
cli-refused-draft-not-there = { $piece } no está en { $meld }.
cli-refused-draft-split = Puedes cortar { $meld } tras 1 a { $most } piezas.
cli-refused-draft-no-meld = No existe la combinación { $number }; { $count ->
        [0] no hay ninguna
        [one] hay una
       *[other] hay { $count }
    } en la mesa.
cli-refused-draft-open = Has empezado a preparar tu turno. «done» lo baja, «reset» lo devuelve todo.
cli-refused-draft-empty = Aún no has cambiado nada. Empieza con «meld» o «add».
cli-refused-draft-loose = Esto sigue suelto y tiene que ir a combinaciones: { $pieces }.

## Hints and best turns

cli-hint-lay = Podrías bajar { $count ->
        [one] una pieza
       *[other] { $count } piezas
    } por valor de { $points ->
        [one] un punto
       *[other] { $points } puntos
    }.
cli-hint-opening = Aún no puedes abrir: { $reached } de { $needed } puntos.
cli-hint-nothing = Ahora no se puede bajar nada.
cli-hint-no-lay = Este no es momento de bajar.
cli-best-move = Lo mejor: { $move }
cli-solve-line = Línea { $number }: { $reason }
cli-solve-before = Antes:
cli-solve-after = Después:
cli-solve-laid = Bajado:
cli-solve-left = Sobra:
cli-solve-sum = Suma:
cli-solve-count = { $count ->
        [one] una pieza
       *[other] { $count } piezas
    }, { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
cli-solve-unproven = Puede que haya algo mejor: la búsqueda se cortó antes de acabar.

## After a round and a match

cli-round-over = Fin de la ronda { $number }
cli-reveal = El secreto de esta ronda, para comprobar el reparto: { $seed }
cli-next-first = Empieza la próxima: { $seat }.
cli-next-open = Quién empieza la próxima ronda se decide de nuevo.
cli-next-round = Pulsa Intro para la próxima ronda:
cli-match-over = Fin de la partida
cli-recorded = El registro está en { $path }; «rummel verify { $path }» lo comprueba.
cli-sheet-round = ronda
cli-sheet-total = total

## The score sheet

cli-score-head = Hoja de puntos: { $game }
cli-score-hint = Anota los puntos de cada jugador en la ronda, por ejemplo -10 -5 +23 -8. Si cuentan las fichas o cartas que sobran, puedes anotarlas en su lugar, con una barra entre jugadores y - para quien gana: 13h * / - / 5c 5d. «undo» tacha la última ronda, «edit 2» corrige la ronda 2, «sheet» muestra la hoja y «quit» sale; todo se guarda al momento.
cli-score-tally = O deja que cuente la hoja: escribe lo que tiene cada bando, con una barra entre bandos, y las cartas en la mano tal cual: { $example }. Valen:
cli-score-ask = Ronda { $number }:
cli-score-edit = Nuevos puntos de la ronda { $number }:
cli-score-over = La partida ha terminado (undo, edit, quit):
cli-ask-players = Los nombres de los jugadores, separados por comas, y primero quien empieza:
cli-sheet-saved = La hoja está en { $path }.

## Refusals

cli-usage = { $command }: { $message }. «{ $command } --help» explica cómo se usa.
cli-refused-file-missing = No existe el archivo { $path }.
cli-refused-file-folder = { $path } es una carpeta, no un archivo.
cli-refused-file-forbidden = No se puede abrir { $path }: no tienes permiso.
cli-refused-file-failed = No se puede usar { $path }: { $reason }.
cli-refused-file-large = { $path } es demasiado grande para ser uno de nuestros archivos.
cli-refused-file-exists = { $path } ya existe y no se sobrescribe. Elige otro nombre.
cli-refused-folder = No se puede crear la carpeta { $path }: { $reason }.
cli-refused-setting = «{ $text }» no es un ajuste. Escríbelo como clave=valor.
cli-refused-setting-twice = La opción { $option } aparece dos veces.
cli-refused-name = «{ $name }» no puede ser un nombre: hacen falta de 1 a 20 caracteres visibles.
cli-refused-name-twice = Dos jugadores se llaman «{ $name }». Dales nombres distintos.
cli-refused-only-bots = «{ $name }» no es un bot: en una simulación solo se sientan bots, como bot:random.
cli-refused-resume-alone = Una partida guardada ya trae su juego, sus sitios, sus opciones y su semilla: no los des con --resume.
cli-refused-position-alone = Una posición ya trae su juego y sus opciones y no tiene registro: con --position da solo --seats, --seed y --save.
cli-refused-save = { $path } no es una partida guardada: { $reason }.
cli-refused-save-version = { $path } lo guardó otra versión ({ $version }) de este programa.
cli-refused-save-move = La jugada { $number } de { $path } no es posible: { $reason }.
cli-refused-seat = No existe el sitio «{ $text }». Puede ser un nombre ({ $names }) o un número del 1 al { $count }.
cli-refused-sheet = { $path } no es una hoja de puntos: { $reason }.
cli-refused-sheet-version = { $path } lo escribió otra versión ({ $version }) de este programa.
cli-refused-sheet-game = { $path } es una hoja de { $game }. Elige otro archivo.
cli-refused-sheet-there = { $path } sigue con sus propios jugadores y opciones; no des otros.
cli-refused-players-needed = ¿Quién juega? Da los nombres con --players.
cli-refused-hint-line = Di qué jugada mirar con --line N, su línea en el registro.
cli-refused-hint-no-move = No hay ninguna jugada en la línea { $number } de este registro.
cli-refused-hint-what = Da un FILE o --position, y --line solo con un registro.
cli-refused-arena-pairs = No se pueden jugar { $count } repartos: elige de 1 a { $most }.
cli-refused-arena-jobs = No pueden jugar { $count } procesos: elige al menos 1.
cli-refused-arena-twice = El bot { $bot } aparece dos veces. Nombra cada bot una sola vez.
cli-refused-arena-alone = Un bot solo no tiene contra quién jugar. Nombra dos o más, como steady,greedy.
cli-refused-arena-resume-other = { $path } es de otra ejecución: su juego, sus reglas, sus bots o su semilla son distintos. Elige otro archivo.
cli-refused-arena-resume-version = { $path } lo escribió otra versión ({ $version }) de este programa.
cli-refused-arena-resume-damaged = { $path } no es un archivo de la arena: no se puede leer la línea { $line }.
cli-refused-ray-missing = Ray no está instalado. Instálalo con: pip install "rummel[ray]"
cli-refused-ray-address = «{ $address }» no es la dirección de un clúster de Ray. Escribe host:port, ray://host:port, auto o local.
cli-refused-ray-unreachable = No se llega a ningún clúster de Ray en { $address }: { $reason }. Comprueba que funcione, o usa --ray local.
cli-refused-ray-version = Todas las máquinas del clúster necesitan la misma versión de Rummel que esta, { $here }. Versión de allí: { $version }. Instálala allí con: pip install "rummel[ray]"
cli-refused-ray-failed = El clúster se ha rendido: { $reason }. Lo escrito con --resume o --out no se pierde: da la misma orden otra vez.
cli-refused-worker-lost = Un proceso de esta máquina terminó a mitad de su trabajo, quizá por falta de memoria. Lo escrito con --resume o --out no se pierde: da la misma orden otra vez, mejor con un --jobs menor.
cli-refused-data-missing = Las matrices necesitan NumPy y PyArrow. Instálalos con: pip install "rummel[data]"
cli-refused-generate-part = No caben { $count } rondas en un archivo: elige de 1 a { $most }.
cli-refused-generate-rounds = No se pueden hacer { $count } rondas: elige de 1 a { $most }, o pon más en cada archivo con --part.
cli-refused-generate-match = Aquí cada ronda va por su cuenta: quita la opción { $option }.
cli-refused-generate-other = { $path } es de otra ejecución: su juego, sus reglas, sus bots, su semilla, su formato, --part o su versión son distintos. Elige otra carpeta.
cli-refused-generate-foreign = En { $path } hay otros archivos. Elige una carpeta nueva o vacía.
cli-refused-generate-damaged = No se puede leer { $file } en { $path }, o es de otra ejecución. Bórralo y se hará de nuevo.
