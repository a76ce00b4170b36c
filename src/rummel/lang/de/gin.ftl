### Gin and Série Noire Gin-Rummy.

## Names

game-serie-noire-gin = Série Noire Gin-Rummy
    .about = Sammle mit zehn Steinen heimlich Kombinationen, beende die Runde, wenn fast alles passt, und hoffe, dass niemand weniger übrig hat.
game-gin = Gin
    .about = Der Klassiker für zwei: ziehen, abwerfen und mit höchstens zehn Restpunkten klopfen.

## Options

option-gin-packs = Kartenspiele
    .about = Aus wie vielen Kartenspielen zu 52 die Karten oder Steine stammen.
option-gin-upcard = Erste Karte aufdecken
    .about = Eine Karte wird aufgedeckt und reihum angeboten; sonst bekommt, wer beginnt, elf und wirft zuerst ab.
option-gin-court-ten = Bilder zählen zehn
    .about = Bube, Dame und König (11, 12 und 13) zählen 10 statt ihrer Zahl.
option-gin-discards-return = Verschmähte Abwürfe
    .about = Was ab drei Personen mit einem Abwurf geschieht, den die nächste nicht nimmt; zu zweit ist er immer aus dem Spiel.
    .after = nach dem Ziehen zurück in den Vorrat
    .before = vor dem Ziehen zurück in den Vorrat
    .never = aus dem Spiel
option-gin-discards-open = Offene Ablage
    .about = Abwürfe bleiben offen liegen und dürfen durchgesehen werden; sonst wird umgedreht, was niemand wollte.
option-gin-may-return-taken = Genommenes abwerfen
    .about = Was gerade vom Ablagestapel kam, darf im selben Zug wieder abgeworfen werden.
option-gin-end-before-draw = Beenden zu Beginn des Zugs
    .about = Die Runde darf mit zehn Karten oder Steinen beendet werden, vor dem Ziehen.
option-gin-end-after-discard = Beenden mit einem Abwurf
    .about = Die Runde darf mit dem Abwerfen beendet werden, wie beim üblichen Klopfen.
option-gin-limit = Erlaubte Restpunkte
    .about = Wie viele Punkte neben den Kombinationen übrig sein dürfen, wenn man die Runde beendet.
option-gin-oklahoma = Oklahoma
    .about = Die erste aufgedeckte Karte bestimmt, wie viele Punkte übrig sein dürfen; ein Ass verlangt Gin.
option-gin-oklahoma-ace = Was ein Ass bei Oklahoma heißt
    .about = Was man zum Beenden braucht, wenn die aufgedeckte Karte ein Ass ist.
    .gin = Gin: Nichts darf übrig sein
    .one = höchstens ein Punkt darf übrig sein
option-gin-spades-double = Pik zählt doppelt
    .about = Bei Oklahoma zählen die Punkte einer Runde doppelt, wenn die aufgedeckte Karte Pik ist.
option-gin-least-melded = Mindestzahl in Kombinationen
    .about = Wie viele Karten oder Steine in Kombinationen stecken müssen, damit man die Runde beenden darf.
option-gin-big-gin = Alle elf
    .about = Wer gerade gezogen hat, darf die Runde mit allen elf in Kombinationen beenden, ohne Abwurf.
option-gin-big-gin-dealt = Elf gleich nach dem Geben
    .about = Wer beginnt, darf die Runde auch mit den elf beenden, die ausgeteilt wurden.
option-gin-layoff-on-gin = An einen Gin anlegen
    .about = Auch an die Kombinationen von jemandem, der nichts übrig hat, darf angelegt werden.
option-gin-best-spread = Nur die besten Kombinationen
    .about = Alle müssen so zeigen und anlegen, dass so wenig wie möglich übrig bleibt.
option-gin-big-gin-bonus = Bonus für elf
    .about = Punkte fürs Beenden mit allen elf in Kombinationen.
option-gin-gin-bonus = Bonus für zehn
    .about = Punkte fürs Beenden mit allen zehn in Kombinationen.
option-gin-knock-bonus = Bonus mit Rest
    .about = Punkte fürs Beenden, wenn etwas übrig ist.
option-gin-lowest-bonus = Punkte für den kleinsten Rest
    .about = Was der kleinste Rest ab drei Personen bringt.
option-gin-two-score-lowest = Kleinster Rest zu zweit
    .about = Auch zu zweit gibt es die Punkte für den kleinsten Rest.
option-gin-win-bonus = Punkte für den kleineren Rest
    .about = Was der kleinere Rest zu zweit außer dem Unterschied bringt.
option-gin-undercut-bonus = Punkte für den Undercut
    .about = Was es zu zweit zusätzlich bringt, an zweiter Stelle zu zeigen und nicht mehr übrig zu haben als die Person, die Schluss gemacht hat.
option-gin-tie = Gleicher Rest
    .about = Was zu zweit geschieht, wenn beide gleich viel übrig haben.
    .undercut = wer an zweiter Stelle zeigt, bekommt die Punkte für den Undercut
    .gin-safe = ebenso, aber nicht gegen einen Gin
    .nobody = niemand bekommt etwas dafür
option-gin-tie-keeps-bonus = Bonus bei gleichem Rest
    .about = Zu zweit behält man bei gleichem Rest den Bonus fürs Beenden.
option-gin-game-bonus = Bonus für die Partie
    .about = Punkte für den Sieg in der Partie, am Ende dazugezählt. Sie ändern nicht, wer gewinnt.
option-gin-line-bonus = Bonus je gewonnene Runde
    .about = Punkte für jede gewonnene Runde, am Ende bei allen dazugezählt. Sie ändern nicht, wer gewinnt.
option-gin-shutout-bonus = Bonus für einen Sieg zu null
    .about = Zusätzliche Punkte für den Sieg in der Partie, wenn sonst niemand eine Runde gewonnen hat.
option-gin-wall = Rest im Stapel
    .about = Sind nur noch so wenige im Stapel, zieht niemand mehr.
option-gin-last-discard = Der letzte Abwurf
    .about = Was die nächste Person mit dem Abwurf tun darf, wenn niemand mehr ziehen kann.
    .open = ihn nehmen wie immer
    .to-end = ihn nur nehmen, um die Runde gleich zu beenden
    .dead = nichts
option-gin-stalled = Runde, die niemand beendet
    .about = Was geschieht, wenn niemand mehr ziehen kann.
    .again = sie zählt nicht und wird neu gegeben
    .void = sie zählt als Runde, die niemand gewinnt
    .compare = alle zeigen ihre Kombinationen, und die Punkte bekommt, wer am wenigsten übrig hat
option-gin-max-turns = Höchstzahl der Züge
    .about = Nach so vielen Zügen ist die Runde zu Ende, als wäre der Stapel leer.
option-gin-max-takes = Höchstzahl genommener Abwürfe
    .about = Würden damit so viele Abwürfe genommen, endet die Runde stattdessen, als wäre der Stapel leer; 0 für keine Grenze.
option-gin-max-returns = Höchstzahl zurückgegebener Abwürfe
    .about = Wird so viele Züge hintereinander der genommene Abwurf zurückgegeben, ist die Runde zu Ende, als wäre der Stapel leer; 0 für keine Grenze.

## Prompts and moves

phase-gin-upcard = Nimm die aufgedeckte Karte oder passe.
phase-gin-stock = Zieh vom Stapel.
phase-gin-draw = Nimm den Abwurf oder zieh. Wenn du nicht mehr ziehen kannst, passe.
phase-gin-discard = Wirf etwas ab, oder beende die Runde, wenn du kannst.
phase-gin-spread = Lege an, was du möchtest, und zeig dann deine Kombinationen.

move-gin-take = take – den offenen Abwurf nehmen
move-gin-draw = draw – vom Stapel ziehen
move-gin-pass = pass – die aufgedeckte Karte ablehnen; wenn nichts mehr zu ziehen ist, die Runde enden lassen
move-gin-discard = discard KARTE – eine Karte oder einen Stein abwerfen (discard 13s)
move-gin-knock = knock [KARTE] – die Runde beenden, mit Abwurf, wo die Regeln einen verlangen (knock 13s)
move-gin-add = add KARTE NUMMER – an die Kombination mit dieser Nummer anlegen (add 4c 1)
move-gin-spread = spread KOMBINATION | KOMBINATION … – deine Kombinationen zeigen (spread 5h 6h 7h | 8c 8d 8s)

## Events

event-gin-lot = { $seat } zieht { $pieces }, um zu sehen, wer gibt.
    .you = Du ziehst { $pieces }, um zu sehen, wer gibt.
event-gin-deals = { $seat } hat am niedrigsten gezogen und gibt.
    .you = Du hast am niedrigsten gezogen und gibst.
event-gin-upcard = { $pieces } wird aufgedeckt. { $most ->
        [0] Nur ein Gin beendet diese Runde.
        [one] Wer Schluss macht, darf höchstens 1 Punkt übrig haben.
       *[other] Wer Schluss macht, darf höchstens { $most } Punkte übrig haben.
    }
event-gin-double = Pik wurde aufgedeckt: Die Runde zählt doppelt.
event-gin-returned = { $pieces } kommt zurück in den Vorrat.
event-gin-ended = { $seat } beendet die Runde.
    .you = Du beendest die Runde.
event-gin-big = { $seat } beendet die Runde mit allen elf.
    .you = Du beendest die Runde mit allen elf.
event-gin-stalled = Niemand hat die Runde beendet, und sie kann nicht weitergehen.

## How a round ended

outcome-gin-big = Alle elf steckten in Kombinationen.
outcome-gin-full = Alle zehn steckten in Kombinationen: Gin.
outcome-gin-knock = Die Runde wurde mit einem Rest beendet.
outcome-gin-undercut = Undercut: Wer Schluss gemacht hat, hatte nicht weniger übrig als die andere Person.
outcome-gin-even = Beide hatten gleich viel übrig.
outcome-gin-again = Niemand hat die Runde beendet: Sie zählt nicht und wird neu gegeben.
outcome-gin-void = Niemand hat die Runde beendet, also zählt sie für niemanden.
outcome-gin-compare = Niemand hat die Runde beendet; die Reste wurden verglichen.

## On the score sheet

tally-gin-knock = Geklopft mit { $left }
tally-gin-ended = Beendet mit { $left } übrig
tally-gin-full = Gin: alle zehn in Kombinationen
tally-gin-big = Alle elf in Kombinationen
tally-gin-win = Weniger übrig als die andere Person
tally-gin-undercut = Undercut
tally-gin-lowest = Der kleinste Rest
tally-gin-spades = Pik: noch einmal

## Refusals

error-gin-much-left = Damit bleibt zu viel übrig: { $left }, erlaubt sind höchstens { $most }. Bring mehr in Kombinationen unter, bevor du die Runde beendest.
error-gin-few-melded = Zu wenig steckt in Kombinationen: Zum Beenden der Runde müssen es mindestens { $least } sein.
error-gin-not-all = Ohne Abwurf muss alles in Kombinationen stecken, und das tut es nicht.
error-gin-needs-discard = Wer hier Schluss macht, wirft eine Karte ab. Sag, welche: knock 7h.
error-gin-dealt-eleven = Mit elf beendest du die Runde nur, wenn du gerade gezogen oder genommen hast. Wirf zuerst etwas ab.
error-gin-same-piece = Du hast { $piece } gerade vom Ablagestapel genommen, das darf nicht im selben Zug zurück. Wähle etwas anderes.
error-gin-wall = Der Stapel ist zu Ende, darum geht das nicht mehr.
error-gin-take-to-end = Den letzten Abwurf darfst du nur nehmen, um die Runde damit zu beenden, und dabei hilft er dir nicht.
error-gin-must-end = Du hast den letzten Abwurf genommen, um die Runde zu beenden. Klopfe jetzt.
error-gin-no-lay-off = Hier kann nichts angelegt werden. Zeig deine eigenen Kombinationen.
error-gin-no-meld = Auf dem Tisch gibt es keine Kombination { $meld }; { $count ->
        [0] noch liegt keine da
        [one] nur Kombination 1 liegt da
       *[other] sie gehen von 1 bis { $count }
    }.
error-gin-not-best = Es geht besser: { $least ->
        [0] Es muss nichts übrig bleiben
        [one] Es muss nur ein Punkt übrig bleiben
       *[other] Es müssen nur { $least } Punkte übrig bleiben
    }, und hier ist das Beste verlangt.

## Reasons of hints

why-gin-ends = Beendet die Runde, übrig: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
why-gin-all-melded = Alles steckt in Kombinationen, nichts bleibt übrig.
why-gin-early = { $seat } war erst { $count ->
        [one] einmal
       *[other] { $count }-mal
    } am Zug.
why-gin-can-end = Dann kannst du die Runde beenden, übrig: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
why-gin-saves = Verringert deinen Rest um { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
why-gin-plays-on = Du könntest die Runde jetzt beenden, übrig: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }. Der beste Bot spielt weiter.
why-gin-dead = { $piece } ist tot: Auf { $pieces } kannst du nicht mehr hoffen.
why-gin-danger = { $piece } wäre gefährlich: { $seat } hat { $pieces } genommen.
why-gin-gives-nothing = Gibt { $seat } nichts: Mit { $piece } geht dort keine Kombination mehr.
why-gin-ways = Lässt dir { $count ->
        [one] einen Weg
       *[other] { $count } Wege
    }, im nächsten Zug Schluss zu machen.
why-gin-to-gin = Lässt dir { $count ->
        [one] einen Weg
       *[other] { $count } Wege
    } zu einem Gin im nächsten Zug.
why-gin-helps = Lässt dir { $count ->
        [one] einen Weg
       *[other] { $count } Wege
    } zu einer Kombination im nächsten Zug.
why-gin-least = So bleibt am wenigsten lose: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
why-gin-left = Weniger kann dir nicht übrig bleiben: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.

## In the terminal

cli-gin-left-label = Übrig:
cli-gin-deadwood = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } außerhalb von Kombinationen; Schluss machen darfst du mit höchstens { $most }
cli-gin-left = { $points } übrig
cli-gin-opener = hat die Runde beendet
cli-score-word-end = Schreib dazu, wer die Runde beendet hat: 13h 4c / - end=NAME.
cli-score-word-big = Schreib „big“ dazu, wenn alle elf in Kombinationen steckten: 13h 4c / - end=NAME big.
cli-score-word-spades = Schreib am Ende „spades“ dazu, wenn Pik aufgedeckt wurde: Die Runde zählt doppelt.

## On the pages

web-gin-do-knock = Klopfen
web-do-spread = Zeigen
web-gin-draw = Nimm den Abwurf oder zieh.
web-gin-discard = Wirf etwas ab.
web-gin-end-next = Wirf etwas ab. Zu Beginn deines nächsten Zugs kannst du die Runde beenden.
web-gin-may-end = Du kannst die Runde jetzt beenden oder abwerfen und weiterspielen.
web-gin-may-knock = Du kannst jetzt klopfen und so die Runde beenden, oder abwerfen und weiterspielen.
web-gin-may-end-first = Du kannst die Runde jetzt beenden oder ziehen und weiterspielen.
web-gin-show = Zeig deine Kombinationen.
web-gin-spread-empty = Wähle aus, was eine Kombination wird, oder zieh es hierher
web-gin-spread-best = Die besten Kombinationen
web-gin-left = { $points ->
        [0] Nichts übrig
        [one] Übrig: ein Punkt
       *[other] Übrig: { $points } Punkte
    }
web-gin-limit = { $most ->
        [0] Schluss nur ganz ohne Rest
       *[other] Schluss mit höchstens { $most }
    }
web-gin-least = mindestens { $least } in Kombinationen
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Big Gin
web-gin-end = Runde beenden, { $points } übrig
web-gin-finish = So gut es geht anlegen und zeigen
web-gin-which = Welche Karte wirfst du ab?
web-gin-sort-melds = Gruppiert
web-settings-arranged = Hand nach Kombinationen ordnen
web-settings-arranged-about = Was zusammengehört, steht zusammen; der Rest steht am Ende.

## The lesson

lesson-gin-take = Sammle auf der Hand Kombinationen: drei oder mehr aufeinanderfolgende Karten einer Farbe oder drei bis vier vom gleichen Rang. Die Pik 9 passt zu deinen Neunen: Nimm sie und wirf eine Karte ab, die in keine Kombination passt.
lesson-gin-knock = Was in keine Kombination passt, zählt als Restpunkte: ein Ass 1, Bildkarten 10. Mit höchstens zehn darfst du klopfen, und dir bliebe nur das Ass: Klopfe mit dem König und zeig dann deine Kombinationen.
lesson-gin-layoff = Die andere Person hat geklopft. Lege zuerst an, was an ihre Kombinationen passt: Deine Kreuz 6 setzt die Reihe fort. Dann zeig deine eigenen; der Rest zählt gegen dich.
lesson-gin-win = Gewinne jetzt eine Runde. Zieh, und klopfe, sobald dir höchstens zehn Restpunkte bleiben. Wer weniger hat, bekommt den Unterschied.
lesson-gin-tiles-take = Sammle auf deiner Bank Kombinationen: drei oder mehr aufeinanderfolgende Zahlen einer Farbe oder gleiche Zahlen in drei bis vier Farben. Die offene 9 passt zu deinen Neunen: Nimm sie und wirf einen Stein ab, der in keine Kombination passt.
lesson-gin-tiles-end = Zu Beginn deines Zugs stecken neun deiner zehn Steine in Kombinationen, und der letzte zählt weniger als zehn. Also darfst du die Runde beenden: Tu es und zeig dann deine Kombinationen.
lesson-gin-tiles-win = Gewinne jetzt eine Runde. Beenden kannst du sie nur zu Beginn eines Zugs, wenn mindestens acht Steine in Kombinationen stecken und der Rest weniger als zehn zählt. Wer weniger übrig hat, gewinnt.

## The rules

rules-serie-noire-gin =
    Zwei bis vier Personen spielen mit 104 Steinen: 1 bis 13 in vier Farben, je zweimal, ohne Joker.
    Sammle auf deiner Bank Kombinationen: drei oder mehr aufeinanderfolgende Zahlen einer Farbe oder
    drei bis vier gleiche Zahlen in verschiedenen Farben. Die 1 steht nur vor der 2. Ausgelegt wird
    erst am Schluss.

    Alle ziehen einen Stein; wer die niedrigste Zahl hat, gibt. Haben mehrere die niedrigste, ziehen
    sie noch einmal. Alle bekommen zehn Steine, die Person links vom Gebenden elf. Sie beginnt und
    wirft einen davon offen ab. Gespielt wird im Uhrzeigersinn.

    Wenn du dran bist, nimm den Stein, der gerade abgeworfen wurde, oder zieh einen aus dem Vorrat;
    dann wirf einen ab. Einen abgeworfenen Stein darf nur die nächste Person nehmen. Will sie ihn
    nicht, wird er zu zweit umgedreht und ist aus dem Spiel; zu dritt oder viert kommt er nach dem
    Ziehen zurück in den Vorrat.

    Eine Runde kann auf drei Arten enden. Petit Gin: Zu Beginn deines Zugs stecken alle zehn Steine
    in Kombinationen. Acht oder neun: Zu Beginn deines Zugs stecken acht oder neun Steine in
    Kombinationen, und der Rest zählt weniger als zehn. Grand Gin: Du hast gerade einen Stein
    genommen, und alle elf stecken in Kombinationen. Schluss machen musst du nie. Mit einem Abwurf
    geht es aber nicht: Warte dafür bis zu deinem nächsten Zug.

    Wer die Runde beendet, zeigt die eigenen Kombinationen zuerst; danach reihum die anderen, jede
    Person einmal und ohne zu ziehen. Bevor du deine zeigst, darfst du einzelne Steine an alles
    anlegen, was schon liegt. Was du nicht auslegen kannst oder willst, zählt seine Zahl, auch 11,
    12 und 13.

    Fürs Beenden gibt es 50 Punkte bei Grand Gin, 25 bei Petit Gin und 20 mit acht oder neun
    Steinen. Zu dritt oder viert bringt der kleinste Rest 50; haben ihn mehrere, bekommt sie, wer
    von ihnen zuerst gezeigt hat. Zu zweit bekommt, wer weniger übrig hat, den Unterschied und 20
    dazu, und wer dabei an zweiter Stelle gezeigt hat, noch einmal 10. Haben beide gleich viel übrig,
    bekommt 10, wer an zweiter Stelle gezeigt hat. Den Bonus fürs Beenden behält man in jedem Fall.

    Ist der Vorrat leer und willst du den abgeworfenen Stein nicht, oder hat nach 200 Zügen niemand
    Schluss gemacht, zählt die Runde für niemanden und es wird neu gegeben. Nach jeder Runde gibt
    die nächste Person links. Die Partie endet, sobald jemand 100 Punkte hat; die höchste Summe
    gewinnt.

rules-gin =
    Zwei spielen mit 52 Karten. Sammle auf der Hand Kombinationen: drei oder mehr
    aufeinanderfolgende Karten einer Farbe oder drei bis vier vom gleichen Rang. Das Ass ist
    niedrig. Was in keine Kombination passt, zählt als Restpunkte: ein Ass 1, Bube, Dame und König
    je 10, die anderen Karten ihre Zahl.

    Beide ziehen eine Karte; wer die niedrigere hat, gibt: je zehn Karten, und die nächste wird
    aufgedeckt. Wer nicht gegeben hat, darf sie nehmen; sonst darf es die andere Person. Wollen
    beide nicht, zieht vom Stapel, wer nicht gegeben hat.

    Wenn du dran bist, nimm die oberste abgeworfene Karte oder zieh vom Stapel und wirf dann eine
    Karte ab. Eine Karte, die du gerade vom Ablagestapel genommen hast, darf nicht im selben Zug
    zurück. Die Ablage bleibt offen liegen; du darfst sie durchsehen.

    Bleiben dir nach dem Abwerfen höchstens zehn Restpunkte, darfst du klopfen: Lege diese letzte
    Karte verdeckt ab, die Runde endet, und du zeigst deine Kombinationen. Ganz ohne Restpunkte ist
    es ein Gin.

    Nach dem Klopfen darf die andere Person Karten an deine Kombinationen anlegen und zeigt dann die
    eigenen. An einen Gin wird nichts angelegt.

    Wer klopft und weniger Restpunkte hat, bekommt den Unterschied. Hat die andere Person gleich
    viele oder weniger, ist das ein Undercut: Dann bekommt sie den Unterschied und 25.
    Gegen einen Gin gibt es keinen Undercut; er bringt die Restpunkte der anderen Hand und 25.

    Liegen nur noch zwei Karten im Stapel und hat niemand geklopft, zählt die Runde für niemanden
    und es wird neu gegeben; ebenso, wenn fünfzig abgeworfene Karten genommen wurden. Ihr gebt
    abwechselnd. Wer zuerst 100 Punkte hat, gewinnt.

    Optionen: Bei Oklahoma-Gin bestimmt die erste aufgedeckte Karte, wie viele Restpunkte beim
    Klopfen erlaubt sind; ein Ass verlangt Gin. Ein Big Gin, alle elf Karten in Kombinationen,
    beendet die Runde ohne Abwurf. Eine aufgedeckte Pikkarte kann eine Oklahoma-Runde verdoppeln,
    und ein Ass kann einen Punkt erlauben. Am Ende können Boni für die Partie, für jede gewonnene
    Runde und für einen Sieg zu null dazukommen.

## The rules: chapters and pictures

web-chapter-ending = Die Runde beenden
web-chapter-show = Kombinationen zeigen
web-figure-no-ace-high = das Ass ist niedrig
web-figure-melds-gin = Was zusammenpasst und was nicht.
web-figure-points-deadwood = Was übrige Karten zählen
web-figure-ending = Die drei Arten, eine Runde zu beenden
web-figure-knock = Ein Klopfen und ein Gin
web-figure-layoff = Wer später zeigt, darf an alles anlegen, was schon liegt. Hier bleibt so weniger übrig als bei der Person, die Schluss gemacht hat.
web-figure-layoff-gin = Nach einem Klopfen legt die andere Person an, was passt. Nur was dann noch übrig ist, zählt.

## Disputed points: Série Noire Gin-Rummy

ruling-q-gin-1 = Wann darfst du mit acht oder neun Steinen Schluss machen?
    .ruling = Zu Beginn deines Zugs, mit zehn Steinen, bevor du einen nimmst.
ruling-q-gin-2 = Ist es Petit Gin, wenn alle zehn erst nach deinem Abwurf passen?
    .ruling = Nein. Warte auf deinen nächsten Zug und mach dann Schluss.
ruling-q-gin-3 = Wie viel darf übrig sein?
    .ruling = Höchstens 9 Punkte, und mindestens acht Steine stecken in Kombinationen.
ruling-q-gin-4 = Musst du Schluss machen, wenn du kannst?
    .ruling = Nein.
ruling-q-gin-5 = Sind elf passende Steine gleich nach dem Austeilen ein Grand Gin?
    .ruling = Nein, der elfte muss gezogen oder genommen sein.
ruling-q-gin-6 = Was zählen 11, 12 und 13?
    .ruling = Ihre Zahl.
ruling-q-gin-7 = Darf die 1 auf die 13 folgen?
    .ruling = Nein.
ruling-q-gin-8 = Darf bei Grand oder Petit Gin angelegt werden?
    .ruling = Ja, das Regelblatt macht keine Ausnahme.
ruling-q-gin-9 = Darf, wer Schluss gemacht hat, an später gezeigte Kombinationen anlegen?
    .ruling = Nein, alle zeigen einmal, reihum.
ruling-q-gin-10 = Ziehen die anderen noch einmal, bevor sie zeigen?
    .ruling = Nein.
ruling-q-gin-11 = Gibt es zu zweit auch die 50 für den kleinsten Rest?
    .ruling = Nein, an ihre Stelle treten der Unterschied und sein Bonus.
ruling-q-gin-12 = Behält man zu zweit bei gleichen Resten den Bonus fürs Beenden?
    .ruling = Ja.
ruling-q-gin-13 = Wer darf einen abgeworfenen Stein nehmen?
    .ruling = Nur die nächste Person.
ruling-q-gin-14 = Wann kommt ein Stein, den niemand will, in den Vorrat zurück?
    .ruling = Nachdem die nächste Person gezogen hat; so kann sie ihn nicht gleich ziehen.
ruling-q-gin-15 = Was, wenn der Vorrat leer ist?
    .ruling = Die Runde zählt für niemanden, und es wird neu gegeben.
ruling-q-gin-17 = Musst du so gut wie möglich kombinieren?
    .ruling = Nein, du wählst deine Kombinationen selbst.
ruling-q-gin-18 = Darfst du den eben genommenen Stein abwerfen?
    .ruling = Ja.
ruling-q-gin-19 = Darf ein Satz denselben Stein zweimal enthalten?
    .ruling = Nein, alle Farben sind verschieden.
ruling-q-gin-20 = Darf man zu zweit die abgeworfenen Steine durchsehen?
    .ruling = Nein. Ein Stein, den die andere Person nicht will, wird umgedreht.
ruling-d-gin-1 = Hat Petit Gin acht oder neun Steine, wie der englische Text sagt?
    .ruling = Nein, zehn. Der englische Text hat zwei Arten zu enden vermengt.
