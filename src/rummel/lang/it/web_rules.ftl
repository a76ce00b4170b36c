# Le regole come pagine: capitoli, figure e punti discussi.

## Capitoli

web-chapter-contents = In questa pagina
web-chapter-setup = Come si comincia
web-chapter-aim = Lo scopo
web-chapter-turn = Il tuo turno
web-chapter-melds = Le combinazioni
web-chapter-opening = L’apertura
web-chapter-first-meld = La prima combinazione
web-chapter-table = Tutto il tavolo
web-chapter-jokers = I jolly
web-chapter-time = Il tempo
web-chapter-end = La fine e i punti
web-chapter-options = Opzioni
web-chapter-clear = Eliminare il centro
web-chapter-announce = Annunciare
web-chapter-match = La partita
web-chapter-symbols = I simboli jolly
web-chapter-knock = Bussare
web-chapter-teams = Le squadre
web-chapter-flip = Girare le carte
web-chapter-play-off = Lo spareggio
web-chapter-rows = Le file
web-chapter-ending = Chiudere la manche
web-chapter-show = Mostrare le combinazioni
web-chapter-board = Il tabellone
web-chapter-disputed = Casi dubbi
web-chapter-disputed-about = Quello che le regole stampate lasciano aperto o dicono in più modi, e come si gioca qui. Dove c’è un’altra lettura, puoi sceglierla per il tuo tavolo.
web-chapter-otherwise = Scegli altrimenti:
web-chapter-others = Le regole degli altri giochi

## Parole nelle figure

web-figure-run = Scala
web-figure-set = Serie
web-figure-none = Non vale
web-figure-table = Sul tavolo
web-figure-rack = Dal tuo leggio
web-figure-hand = Nella tua mano
web-figure-then = Dopo
web-figure-rest = Avanza
web-figure-nothing = nulla
web-figure-points = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
web-figure-first = Chi chiude
web-figure-second = L’altra persona
web-figure-added = Attaccate
web-figure-add = Attaccata
web-figure-centre = Al centro
web-figure-takes = prende tutto

## Perché no

web-figure-no-wrap = dopo il 13 non c’è nulla
web-figure-no-corner = l’asso non fa da ponte
web-figure-no-ace-high = l’asso è basso
web-figure-no-twice = un colore due volte
web-figure-no-twice-suit = un seme due volte
web-figure-no-gap = un buco
web-figure-no-colours = colori misti
web-figure-no-suits = semi misti
web-figure-no-short = non basta
web-figure-no-joker = il jolly non è stato sostituito
web-figure-no-row = prima deve esserci il sette

## Didascalie

web-figure-order = Dodici numeri in ordine: ognuno è più alto del precedente. I salti non contano.
web-figure-insert = Qui entra il { $card }. Una delle vicine, { $one } o { $other }, deve uscire; esce il { $gone } e tutto è in ordine.
web-figure-insert-end = Messa a un’estremità, una carta può anche cacciare quella opposta: qui può uscire { $one } o { $other }, ed esce il { $gone }.
web-figure-clear = Sono tutte e tre scoperte. Prima di prenderne una, puoi farne mettere tre coperte al loro posto.
web-figure-series = Chi non ha annunciato segna il tratto migliore che sale soltanto o scende soltanto. Qui conta { $points }.
web-figure-symbols = La nostra tabella dei simboli: decide l’ultima cifra.
web-figure-melds = Quello che si può calare e quello che no. La stella è un jolly; rappresenta quello che vi si vede.
web-figure-melds-gin = Quello che va insieme e quello che no.
web-figure-opening = Almeno 30, in una combinazione o in più. Un jolly conta come la tessera che rappresenta.
web-figure-opening-one = Una combinazione deve valere 30 da sola. Un jolly conta come la carta che rappresenta.
web-figure-opening-add = Una carta attaccata a una combinazione sul tavolo aiuta ad arrivare a 30.
web-figure-opening-no-joker = Una combinazione deve valere 30, e un jolly non aggiunge nulla.
web-figure-shift = Una scala cresce da una parte e libera una tessera dall’altra.
web-figure-split = Una scala lunga si divide intorno a una seconda tessera dello stesso numero.
web-figure-replace = Il quarto colore libera uno degli altri tre.
web-figure-free-joker = La tessera che il jolly rappresentava prende il suo posto, e il jolly si usa altrove nello stesso turno.
web-figure-fixed-joker = Senza una tessera al suo posto il jolly deve restare; quella che è ancora nella sua combinazione non conta.
web-figure-loose-joker = Un jolly si sposta come vuoi, purché tutto finisca in combinazioni.
web-figure-rob = La carta che il jolly rappresenta va al suo posto, e il jolly è tuo.
web-figure-points-rack = Quanto contano le tessere rimaste su un leggio
web-figure-points-hand = Quanto contano le carte rimaste in mano
web-figure-points-duel = Quanto contano le carte
web-figure-points-deadwood = Quanto contano le carte fuori dalle combinazioni
web-figure-ending = I tre modi di chiudere una manche
web-figure-knock = Una bussata e un gin
web-figure-layoff = Chi mostra dopo può attaccare a quello che c’è già. Così qui gli avanza meno che a chi ha chiuso.
web-figure-layoff-gin = Dopo una bussata l’altra persona attacca quello che va bene. Conta solo quello che avanza ancora.
web-figure-rows = Le file crescono dai loro otto. Le carte pallide sono quelle che vanno bene ora.
web-figure-trick = Tutti girano insieme. L’asso vale di più e prende tutte le carte.
web-figure-play-off = Un dieci e un re valgono uguale, quindi si gira ancora; poi la carta più alta prende tutto.
web-figure-grid = Colonne da a a m, righe da 10 a 1. La scala rossa va da b10 a d10.
