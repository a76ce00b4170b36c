# La hoja de puntos para la mesa de casa, los ajustes y lo que los rodea.

web-start-sheet = Abrir la hoja
web-start-sheet-about = ¿Cartas o fichas de verdad en tu mesa? Toca lo que queda y la hoja hace la cuenta.
web-rules-index-about = Cada juego con dibujos y con los puntos que suelen discutirse.
web-not-found-about = Quizá la dirección tiene una errata, o lo que había aquí ya no está.
web-no-server = El servidor no responde
web-no-server-again = Probar otra vez
web-no-server-works = Funciona sin él
web-no-server-rules = Las reglas de todos los juegos

## La hoja de puntos

web-score-names = ¿Quién juega?
web-score-ends = La partida acaba
web-score-ends-rounds = tras tantas rondas
web-score-ends-target = con tantos puntos
web-score-rounds = Número de rondas
web-score-points = Número de puntos
web-score-round-of = Ronda { $number } de { $count }
web-score-starts-anew = Quién empieza se sortea de nuevo.
web-score-won = ¿Quién ha ganado?
web-score-draw = Empate
web-score-out = ¿Quién ha terminado?
web-score-ended = ¿Quién ha cerrado la ronda?
web-score-nobody = Nadie
web-score-how = ¿Cómo?
web-score-knock = Con un resto
web-score-gin = Las diez: gin
web-score-big-gin = Las once
web-score-first = ¿Quién ha bajado primero?
web-score-first-about = Quien baja primero y no gana pierde { $points } más.
web-score-double = Todo de una vez
web-score-double-about = Antes no había bajado nada: la ronda cuenta doble.
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
web-score-about-points = Cada cual escribe los símbolos de comodín de su mejor serie. Quien ha cerrado la ronda con la mano en orden recibe { $bonus } más; si se ha equivocado, nada.
web-score-about-winner = Una victoria es un punto.
web-score-about-two = A quien le queda menos recibe la diferencia y { $win } puntos; tras un undercut, { $undercut }.
web-score-about-two-plain = A quien le queda menos recibe la diferencia; tras un undercut, { $undercut } puntos más.
web-score-about-lowest-rest = El resto más pequeño recibe { $points } puntos; si hay empate, quien mostró primero.
web-score-about-wins = Quien termina recibe un punto. Si no termina nadie, gana el resto más pequeño.
web-score-about-takes = Quien termina recibe lo que les queda a los demás.
web-score-about-minus = Cada cual pierde lo que le queda; quien termina no pierde nada.
web-score-about-lowest = Si no termina nadie, el resto más pequeño gana las diferencias.
web-score-about-blocked = Si no termina nadie, cada cual pierde lo que le queda.
web-score-about-relief = A quien termina se le tachan hasta { $points } puntos negativos de la ronda anterior.
web-score-about-joker = Un solo comodín como resto no cuenta.

## Ajustes

web-settings-about = Todo esto se queda en este dispositivo y vale al momento.
web-settings-you = Tú
web-settings-name-about = Así te ven los demás en la mesa. Donde ya estás jugando se queda el nombre anterior.
web-settings-look = Idioma y aspecto
web-settings-contrast-about = El contraste alto tiene líneas oscuras y fondos lisos, para ojos cansados y pleno sol.
web-settings-letters-about = Una letra pequeña para cada palo, si cuesta distinguir los colores.
web-settings-still = Menos movimiento
web-settings-still-about = Las piezas aparecen en su sitio en vez de deslizarse.
web-settings-tables = En la mesa
web-settings-sound-about = Un sonido suave cuando te toca y cuando queda poco tiempo.
web-settings-plain-about = Bueno para lectores de pantalla y pantallas pequeñas: nada que arrastrar, todas las jugadas en una lista.
web-settings-tours = Visitas de las mesas
web-settings-tours-about = En tu próxima mesa se te muestra otra vez cómo va todo.
web-settings-games = En cada juego
web-settings-games-about = Lo que también puedes elegir en la mesa.
web-settings-knock-about = Cuánto tiempo se te pregunta si quieres una carta que nadie ha cogido.
web-settings-arranged = Ordenar la mano por combinaciones
web-settings-arranged-about = Lo que va junto está junto; el resto queda al final.
web-settings-pass-about = Mientras tu mano no esté en orden, no hace falta que toques «Pasar».
web-settings-flip-about = No hace falta tocar para cada carta.
web-settings-grid = La mesa como tablero con casillas
web-settings-grid-about = Como en el tablero original; si no, las combinaciones se colocan según el sitio.
web-settings-app = Rummel como aplicación
web-settings-app-about = Pon Rummel en tu pantalla de inicio con «Instalar» o «Añadir a pantalla de inicio» en el menú del navegador. Entonces se abre como una aplicación; la hoja de puntos y las reglas funcionan sin conexión.
web-settings-install = Instalar
