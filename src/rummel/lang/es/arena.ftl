# The words of `rummel arena`.

cli-arena = Hace que unos bots jueguen a GAME entre sí y dice cuál es mejor. Cada reparto se juega con todos los cambios de sitio, para que la suerte se compense.
    .short = Averigua qué bot es mejor

cli-option-arena-bots = Qué bots se enfrentan, separados por comas.
cli-option-pairs = Cuántos repartos. Cada uno se juega una vez por cada manera de sentar a los bots.
cli-option-arena-resume = Guarda en FILE los repartos terminados y, si ya existe, sigue desde ahí.
cli-option-jobs = Cuántos procesos juegan a la vez; si no lo indicas, uno por núcleo. El resultado es el mismo.

cli-column-games = partidas
cli-column-seat-points = puntos por partida
cli-column-rating = nivel
cli-column-pairing = cruce
cli-column-score = resultado
cli-column-interval = intervalo del 95 %
cli-column-lead = ventaja en puntos

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

cli-refused-arena-pairs = No se pueden jugar { $count } repartos: elige de 1 a { $most }.
cli-refused-arena-jobs = No pueden jugar { $count } procesos: elige al menos 1.
cli-refused-arena-twice = El bot { $bot } aparece dos veces. Nombra cada bot una sola vez.
cli-refused-arena-alone = Un bot solo no tiene contra quién jugar. Nombra dos o más, como steady,greedy.
cli-refused-arena-resume-other = { $path } es de otra ejecución: su juego, sus reglas, sus bots o su semilla son distintos. Elige otro archivo.
cli-refused-arena-resume-version = { $path } lo escribió otra versión ({ $version }) de este programa.
cli-refused-arena-resume-damaged = { $path } no es un archivo de la arena: no se puede leer la línea { $line }.
