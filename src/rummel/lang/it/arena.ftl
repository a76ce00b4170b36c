# The words of `rummel arena`.

cli-arena = Fa giocare a GAME dei bot tra loro e dice qual è il migliore. Ogni distribuzione si gioca con tutti gli scambi di posto, così la fortuna si annulla.
    .short = Scopri quale bot è più forte

cli-option-arena-bots = Quali bot si affrontano, separati da virgole.
cli-option-pairs = Quante distribuzioni. Ognuna si gioca una volta per ogni modo di far sedere i bot.
cli-option-arena-resume = Conserva in FILE le distribuzioni finite e, se esiste già, prosegue da lì.
cli-option-jobs = Quanti processi giocano insieme; se manca, uno per core. Il risultato è lo stesso.

cli-column-games = partite
cli-column-seat-points = punti a partita
cli-column-rating = forza
cli-column-pairing = sfida
cli-column-score = risultato
cli-column-interval = intervallo al 95%
cli-column-lead = vantaggio in punti

cli-arena-played = { $deals ->
        [one] Una distribuzione
        [many] { $deals } di distribuzioni
       *[other] { $deals } distribuzioni
    }, { $games ->
        [one] una partita
        [many] { $games } di partite
       *[other] { $games } partite
    }, { $moves ->
        [one] una mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }, dal seme casuale «{ $seed }».
cli-arena-note = Il risultato è la quota di vittorie del primo bot. L’intervallo prende come campione ogni distribuzione, non ogni partita. La forza è quella di OpenSkill, con il doppio della sua incertezza.

cli-refused-arena-pairs = Non si possono giocare { $count } distribuzioni: scegli da 1 a { $most }.
cli-refused-arena-jobs = Non possono giocare { $count } processi: scegline almeno 1.
cli-refused-arena-twice = Il bot { $bot } compare due volte. Indica ogni bot una volta sola.
cli-refused-arena-alone = Un bot da solo non ha nessuno contro cui giocare. Indicane due o più, come steady,greedy.
cli-refused-arena-resume-other = { $path } è di un’altra esecuzione: il gioco, le regole, i bot o il seme casuale sono diversi. Scegli un altro file.
cli-refused-arena-resume-version = { $path } è stato scritto da un’altra versione ({ $version }) di questo programma.
cli-refused-arena-resume-damaged = { $path } non è un file dell’arena: la riga { $line } non si può leggere.
