# Il foglio dei punti per il tavolo di casa, le impostazioni e ciò che sta intorno.

web-start-sheet = Apri il foglio
web-start-sheet-about = Carte o tessere vere sul tavolo? Tocca ciò che resta, e il foglio fa i conti.
web-rules-index-about = Ogni gioco con figure, e con i punti su cui spesso si discute.
web-not-found-about = Forse c’è un errore nell’indirizzo, o ciò che stava qui non c’è più.
web-no-server = Il server non risponde
web-no-server-again = Riprova
web-no-server-works = Funziona anche senza
web-no-server-rules = Le regole di tutti i giochi

## Il foglio dei punti

web-score-names = Chi gioca?
web-score-ends = La partita finisce
web-score-ends-rounds = dopo tante manche
web-score-ends-target = a tanti punti
web-score-rounds = Numero di manche
web-score-points = Numero di punti
web-score-round-of = Manche { $number } di { $count }
web-score-starts-anew = Chi comincia si sorteggia di nuovo.
web-score-won = Chi ha vinto?
web-score-draw = Pareggio
web-score-out = Chi ha finito?
web-score-ended = Chi ha chiuso la manche?
web-score-nobody = Nessuno
web-score-how = Come?
web-score-knock = Con un resto
web-score-gin = Tutti e dieci: gin
web-score-big-gin = Tutti e undici
web-score-first = Chi ha calato per primo?
web-score-first-about = Chi cala per primo e non vince perde { $points } in più.
web-score-double = Tutto in una volta
web-score-double-about = Prima non aveva calato niente: la manche conta doppio.
web-score-points-of = Punti di { $name }
web-score-symbols-of = Simboli di { $name }
web-score-left = Resto: { $points }
web-score-sum = o scrivi la somma
web-score-free = Scrivi i punti a mano
web-score-by-rules = Conta secondo le regole
web-score-again = Gioca ancora
web-score-go-on = Ancora una manche
web-score-correct-about = Tocca il numero di una manche per correggerla.
web-score-drop = Cominciare un foglio nuovo?
web-score-drop-about = Tutte le manche di questo foglio andranno perse.

web-score-about-free = Questi punti si segnano così come sono.
web-score-about-points = Ognuno scrive i simboli jolly della sua sequenza migliore. Chi ha chiuso la manche con la mano in ordine ne riceve { $bonus } in più; chi si è sbagliato non riceve niente.
web-score-about-winner = Una vittoria vale un punto.
web-score-about-two = A chi resta meno va la differenza più { $win } punti, dopo un undercut { $undercut }.
web-score-about-two-plain = A chi resta meno va la differenza, dopo un undercut { $undercut } punti in più.
web-score-about-lowest-rest = Al resto più piccolo vanno { $points } punti; a parità, a chi ha mostrato per primo.
web-score-about-wins = Chi finisce riceve un punto. Se nessuno finisce, vince il resto più piccolo.
web-score-about-takes = Chi finisce riceve ciò che resta agli altri.
web-score-about-minus = Ognuno perde ciò che gli resta; chi finisce non perde niente.
web-score-about-lowest = Se nessuno finisce, il resto più piccolo vince le differenze.
web-score-about-blocked = Se nessuno finisce, ognuno perde ciò che gli resta.
web-score-about-relief = A chi finisce si tolgono fino a { $points } punti negativi della manche precedente.
web-score-about-joker = Un solo jolly come resto non conta.

## Impostazioni

web-settings-about = Tutto resta su questo dispositivo e vale subito.
web-settings-you = Tu
web-settings-name-about = Così ti vedono gli altri al tavolo. Dove giochi già resta il nome vecchio.
web-settings-look = Lingua e aspetto
web-settings-contrast-about = Il contrasto alto ha linee scure e fondi uniformi, per occhi stanchi e sole forte.
web-settings-letters-about = Una piccola lettera per ogni seme, se i colori si distinguono male.
web-settings-still = Meno movimento
web-settings-still-about = I pezzi sono semplicemente al loro posto invece di scivolare.
web-settings-tables = Al tavolo
web-settings-sound-about = Un suono leggero quando tocca a te e quando resta poco tempo.
web-settings-plain-about = Utile con i lettori di schermo e gli schermi piccoli: niente da trascinare, tutte le mosse in un elenco.
web-settings-tours = Visite dei tavoli
web-settings-tours-about = Al tuo prossimo tavolo ti si mostra di nuovo come funziona tutto.
web-settings-games = Nei singoli giochi
web-settings-games-about = Ciò che puoi scegliere anche al tavolo.
web-settings-knock-about = Per quanto tempo ti si chiede se vuoi una carta che nessuno ha preso.
web-settings-arranged = Ordina la mano per combinazioni
web-settings-arranged-about = Ciò che va insieme sta insieme; il resto sta in fondo.
web-settings-pass-about = Finché la tua mano non è in ordine, non devi toccare «Passa» da te.
web-settings-flip-about = Non devi toccare per ogni carta.
web-settings-grid = Il tavolo come griglia di caselle
web-settings-grid-about = Come sul tabellone originale; altrimenti le combinazioni si dispongono secondo lo spazio.
web-settings-app = Rummel come app
web-settings-app-about = Metti Rummel sulla schermata iniziale con «Installa» o «Aggiungi a schermata Home» nel menu del browser. Si apre allora come un’app; il foglio dei punti e le regole funzionano senza connessione.
web-settings-install = Installa
