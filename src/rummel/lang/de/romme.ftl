### Rommé and Rommé with adding.

## Names

game-romme = Rommé
    .about = Ziehen, Sätze und Sequenzen auslegen, abwerfen: Wer zuerst keine Karte mehr hat, gewinnt.
game-romme-lay = Rommé mit Anlegen
    .about = Rommé, bei dem eine angelegte Karte zur Erstmeldung zählt und die Abrechnung Belohnungen und Strafen kennt.

## Options

option-romme-jokers = Joker
    .about = Wie viele Joker im Spiel sind; in der Regel sechs, üblich sind auch vier oder zwei.
option-romme-minimum = Erstmeldung
    .about = Was die Erstmeldung in jeder Runde zählen muss.
option-romme-opening = Punkte der Erstmeldung
    .about = Womit die Punkte der Erstmeldung erreicht werden.
    .one = mit einer Sequenz oder einem Satz allein
    .sum = mit allem zusammen, was in einem Schritt ausgelegt wird
option-romme-opening-add = Angelegtes zählt zur Erstmeldung
    .about = Ob Karten, die an andere Kombinationen angelegt werden, zu den Punkten der Erstmeldung zählen.
    .none = nein
    .one = eine Karte
    .any = beliebig viele Karten
option-romme-ace-in-set = Ass im Satz
    .about = Was ein Ass in einem Satz für die Erstmeldung zählt.
    .eleven = 11
    .one = 1
    .nothing = nichts
option-romme-corner = Um die Ecke
    .about = Sequenzen dürfen vom König über das Ass zur Zwei weitergehen.
option-romme-ace-at-both-ends = Ass an beiden Enden
    .about = Eine Sequenz darf an jedem Ende ein Ass haben und damit 14 Karten; sonst sind 13 das Höchste.
option-romme-joker-limit = Joker in einer Kombination
    .about = Wie viele Joker eine Kombination haben darf.
    .free = beliebig viele
    .natural = beliebig viele, dazu mindestens eine andere Karte
    .majority = weniger als andere Karten
    .apart = in einer Sequenz nie zwei nebeneinander
    .one = einen
option-romme-joker-in-set = Joker im Dreiersatz
    .about = Womit man einen Joker aus einem Satz mit drei Karten raubt.
    .declared = mit der Karte der angesagten Farbe
    .any = mit der Karte einer der fehlenden Farben
    .both = mit den Karten beider fehlenden Farben
option-romme-add-at-once = Anlegen im ersten Zug
    .about = Schon im Zug der eigenen Erstmeldung darf angelegt werden; sonst erst ab dem nächsten.
option-romme-add-unopened = Anlegen ohne Erstmeldung
    .about = Vor der eigenen Erstmeldung darf an fremde Kombinationen angelegt werden.
option-romme-rob-unopened = Rauben ohne Erstmeldung
    .about = Joker dürfen vor der eigenen Erstmeldung geraubt werden.
option-romme-robbed-joker = Ein geraubter Joker
    .about = Was mit einem geraubten Joker geschieht.
    .hand = er kommt auf die Hand und ist frei
    .at-once = er muss gleich im nächsten Schritt ausgelegt werden
option-romme-last-discard = Letzte Karte wird abgeworfen
    .about = Die letzte Karte muss abgeworfen werden; sonst darf sie auch aus- oder angelegt werden.
option-romme-rediscard = Genommenes abwerfen
    .about = Eine Karte vom Ablagestapel darf im selben Zug wieder abgeworfen werden.
option-romme-knock-order = Wer klopfen darf
    .about = Wie die anderen nach einer Karte gefragt werden, die liegen gelassen wird.
    .clockwise = nacheinander, im Uhrzeigersinn
    .first = alle zugleich, und wer zuerst klopft, bekommt sie
option-romme-knock-in-first-lap = Klopfen von Anfang an
    .about = Klopfen ist erlaubt, bevor alle einmal dran waren.
option-romme-knocker-plays = Wer klopft, ist am Zug
    .about = Wer klopft, übernimmt den Zug, und von dort geht es weiter.
option-romme-top-after-knock = Nächste Karte nach dem Klopfen
    .about = Nach dem Klopfen darf, wer am Zug ist, die nun oberste offene Karte nehmen, statt zu ziehen.
option-romme-empty-stock = Leerer Stapel
    .about = Was geschieht, wenn der Stapel leer ist.
    .reshuffle = alle abgeworfenen Karten bis auf die oberste werden gemischt
    .void = die Runde ist zu Ende und zählt für niemanden
    .book = die Runde ist zu Ende, und alle schreiben ihre Hand auf
option-romme-winner-takes = Summe für den Sieg
    .about = Wer eine Runde gewinnt, bekommt so viele Pluspunkte, wie die anderen Minuspunkte aufschreiben.
option-romme-relief = Belohnung für den Sieg
    .about = Wie viele Minuspunkte bei einem Sieg gestrichen werden.
option-romme-relief-for = Wer belohnt wird
    .about = Bei welchem Sieg Minuspunkte gestrichen werden.
    .winner = bei jedem
    .hand-romme = nur wenn alle Karten in einem einzigen Zug ausgelegt wurden
option-romme-relief-with-discard = Belohnung trotz Abwurf
    .about = Auch wer die letzte Karte abwirft, wird belohnt.
option-romme-relief-from = Gestrichene Minuspunkte
    .about = Aus welchen Runden bei einem Sieg Minuspunkte gestrichen werden.
    .previous = aus der vorigen Runde
    .carried = aus allen früheren Runden
option-romme-relief-below-zero = Belohnung ohne Grenze
    .about = Belohnungen gelten voll, auch wenn weniger Minuspunkte da sind.
option-romme-lone-joker = Ein einzelner Joker
    .about = Was man aufschreibt, wenn am Ende nur ein Joker auf der Hand ist.
    .counts = 20 Minuspunkte
    .struck = nichts
    .relief = nichts, und 20 Minuspunkte werden wie bei einer Belohnung gestrichen
option-romme-first-lay-penalty = Strafe fürs erste Auslegen
    .about = Minuspunkte für die Person, die in der Runde zuerst auslegt und nicht gewinnt.
option-romme-penalty-without-winner = Strafe ohne Sieg
    .about = Wer zuerst ausgelegt hat, bekommt die Strafe auch, wenn niemand die Runde gewinnt.
option-romme-max-turns = Höchstzahl der Züge
    .about = Nach so vielen Zügen ist die Runde zu Ende, und alle schreiben ihre Hand auf.

## Prompts and moves

phase-romme-start = Du beginnst: Wirf eine deiner 14 Karten ab.
phase-romme-draw = Zieh eine Karte oder nimm die offene.
phase-romme-claim = Klopfe, wenn du die offene Karte samt Strafkarte willst, oder passe.
phase-romme-meld = Lege aus und an, was du möchtest, dann wirf eine Karte ab.

move-romme-draw = draw – die oberste Karte vom Stapel ziehen
move-romme-take = take – stattdessen die offene Karte nehmen
move-romme-knock = knock – die offene Karte außer der Reihe bekommen, samt Strafkarte
move-romme-pass = pass – nicht klopfen
move-romme-lay = lay KARTEN | KARTEN – eine oder mehrere Kombinationen auslegen (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open KARTE NUMMER KARTEN – deine Erstmeldung auslegen und eine helfende Karte an die Kombination mit dieser Nummer anlegen (open 6h 2 8c 8d 8s)
move-romme-add = add KARTE NUMMER – eine Karte an die Kombination mit dieser Nummer anlegen (add 9h 2, add *=9h 2)
move-romme-rob = rob KARTE NUMMER – eine Karte an die Stelle ihres Jokers legen und den Joker rauben (rob 7h 1)
move-romme-discard = discard KARTE – eine Karte abwerfen und den Zug beenden (discard 2c)

## Events

event-romme-left = { $seat } lässt { $pieces } liegen. Wer mag, kann klopfen.
    .you = Du lässt { $pieces } liegen. Wer mag, kann klopfen.
event-romme-knocked = { $seat } klopft: { $pieces }. Dazu kommt eine Strafkarte.
    .you = Du klopfst: { $pieces }. Dazu kommt eine Strafkarte.
event-romme-robbed = { $seat } legt { $pieces } in Kombination { $meld } und raubt den Joker.
    .you = Du legst { $pieces } in Kombination { $meld } und raubst den Joker.
event-romme-reshuffled = Die abgeworfenen Karten sind zu einem neuen Stapel gemischt; Karten darin: { $stock }.
event-romme-called = { $seat } ruft „Rommé“!
    .you = Du rufst „Rommé“!

## How a round ended

outcome-romme-out = Keine Karte mehr auf der Hand: Die Runde ist gewonnen.
outcome-romme-stock = Es gibt nichts mehr zu ziehen: Bei allen zählen die Handkarten als Minuspunkte.
outcome-romme-void = Es gibt nichts mehr zu ziehen: Die Runde zählt für niemanden.
outcome-romme-cap = Die Runde hat ihre Höchstzahl an Zügen erreicht: Alle schreiben ihre Hand auf.

## On the score sheet

tally-romme-first = Zuerst ausgelegt, nicht gewonnen
tally-romme-joker = Ein einzelner Joker zählt nicht
tally-romme-relief = Minuspunkte gestrichen

## Refusals

error-romme-first-lap = Ausgelegt wird erst, wenn alle einmal dran waren. Wirf eine Karte ab.
error-romme-opening-short = Das zählt { $points }; deine Erstmeldung muss { $needed } zählen.
error-romme-opening-alone = Eine Kombination allein muss { $needed } zählen; deine beste zählt { $points }.
error-romme-unopened = Dafür brauchst du zuerst eine eigene Erstmeldung; sie muss { $needed } zählen.
error-romme-opened = Deine Erstmeldung liegt schon. Nimm „lay“ und „add“.
error-romme-one-added = Zu deiner Erstmeldung zählt eine angelegte Karte, nicht { $count }. Lege die anderen danach an.
error-romme-add-later = Du hast gerade erst deine Erstmeldung ausgelegt; anlegen darfst du ab deinem nächsten Zug.
error-romme-no-meld = Eine Kombination Nummer { $meld } gibt es auf dem Tisch nicht. { $count ->
        [0] Noch liegt keine da.
        [one] Dort liegt nur Nummer 1.
       *[other] Sie haben die Nummern 1 bis { $count }.
    }
error-romme-no-fit = { $piece } passt nicht an Kombination { $meld }: { $pieces }.
error-romme-no-place = { $piece } passt an keine Kombination auf dem Tisch.
error-romme-declare = Der Joker kann in Kombination { $meld } jede dieser Karten sein: { $pieces }. Sag, welche du meinst.
error-romme-no-joker = In Kombination { $meld } ({ $pieces }) steht kein Joker für { $piece }.
error-romme-both-missing = Um den Joker aus Kombination { $meld } zu rauben, brauchst du alle diese Karten: { $pieces }.
error-romme-joker-owed = Lege zuerst den Joker aus, den du geraubt hast.
error-romme-joker-stuck = Du könntest den Joker jetzt nicht auslegen, also darfst du ihn nicht rauben.
error-romme-keep-one = Behalte eine Karte: Die letzte muss abgeworfen werden.
error-romme-taken = Du hast { $piece } in diesem Zug genommen, darum darfst du diese Karte nicht abwerfen. Behalte dafür eine andere.

## Reasons of hints

why-romme-waits = Du könntest jetzt auch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auslegen; der beste Bot wartet damit.
why-romme-opens = Deine Erstmeldung zählt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
why-romme-lays = Du wirst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } los.
why-romme-robs = Der Joker für { $piece } kann dir jede Karte ersetzen.
why-romme-fits = { $piece } lässt sich auf dem Tisch anlegen.
why-romme-can-open = Damit steht deine Erstmeldung; sie zählt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
why-romme-can-end = Dann wirst du die ganze Hand los.
why-romme-not-on-table = { $piece } passt nirgends auf dem Tisch.
why-romme-dearest = Von dem, was lose ist, zählt es am meisten: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.

## In the terminal

cli-romme-first-lap = erst wenn alle einmal dran waren
cli-romme-owed = Der geraubte Joker muss in diesem Zug ausgelegt werden.
cli-score-word-first = Schreib dazu, wer die erste Kombination ausgelegt hat: 13h * / - / 5c 5d first=NAME.
cli-score-word-hand = Schreib am Ende „hand“ dazu, wenn zum Sieg alles in einem Zug ausgelegt wurde.
cli-score-word-laid = Schreib am Ende „laid“ dazu, wenn die letzte Karte ausgelegt statt abgeworfen wurde.

## On the pages

web-do-knock = Klopfen
web-do-open = Erstmeldung
web-do-rob = Joker rauben
web-cards-joker-for = Wofür steht der Joker?
web-cards-which = Was möchtest du tun?
web-romme-opened = hat ausgelegt
web-romme-needed = Deine Erstmeldung muss { $needed } zählen.
web-romme-needed-alone = Zuerst muss eine Kombination allein { $needed } zählen.
web-romme-lap = Erster Umlauf: Noch legt niemand aus.
web-romme-no-melds = Hier liegt noch keine Kombination.
web-romme-claim = Willst du { $piece }? Klopf, und du bekommst sie mit einer Strafkarte vom Stapel.
web-romme-window = { $seconds ->
        [one] Nach einer Sekunde passt du von selbst.
       *[other] Nach { $seconds } Sekunden passt du von selbst.
    }
web-romme-ask = Wenn eine Karte liegen bleibt
web-romme-ask-short = Passen nach { $seconds } s
web-romme-ask-wait = Auf mich warten
web-romme-ask-never = Nie klopfen
web-settings-knock-about = Wie lange du gefragt wirst, ob du eine Karte willst, die liegen gelassen wurde.

## The lesson

lesson-romme-turn = Du willst deine Karten vor allen anderen loswerden. Ein Zug beginnt mit einer neuen Karte: Zieh eine vom Stapel. Er endet mit dem Abwerfen: Gib eine Karte weg, die du nicht brauchst.
lesson-romme-open = Karten kommen als Kombinationen auf den Tisch: drei oder mehr vom gleichen Rang oder eine Sequenz in einer Farbe. Deine Erstmeldung muss 30 zählen. Damen zählen je 10: Lege alle drei aus und wirf dann eine Karte ab.
lesson-romme-add = Nach der Erstmeldung darfst du an alle Kombinationen auf dem Tisch anlegen. Deine Herz 7 setzt die Sequenz 4-5-6 fort: Lege sie an und wirf dann eine Karte ab.
lesson-romme-joker = Ein Joker steht für jede beliebige Karte. Dieser steht für die Karo 9, und die hast du: Lege sie dorthin und raube den Joker. Lege ihn dann mit Kreuz 3 und 4 aus und wirf eine Karte ab.
lesson-romme-knock = Die Pik 8 wollte niemand, und du hast zwei Achten. Klopfe: Du bekommst sie, obwohl du nicht dran bist, und dazu eine Strafkarte vom Stapel.
lesson-romme-win = Gewinne jetzt eine Runde. Lege aus und an, was passt, und behalte eine Karte: Die letzte wird abgeworfen. Was die anderen noch haben, zählt als Minuspunkte.
lesson-romme-lay-open = In diesem Spiel hilft eine angelegte Karte bei der Erstmeldung. Drei Achten zählen nur 24; mit der Herz 6 an der Sequenz auf dem Tisch sind es 30. Spiel beides in einem Schritt und wirf dann eine Karte ab.
lesson-romme-lay-first = Wer in der Runde zuerst auslegt und nicht gewinnt, bekommt 20 Minuspunkte. Das ist ein Wagnis, aber es kann sich lohnen: Kreuz Bube, Dame und König zählen 30. Lege sie aus und wirf dann eine Karte ab.
lesson-romme-lay-win = Hier muss die letzte Karte nicht abgeworfen werden: Du gewinnst, sobald deine Hand leer ist, ob durch Auslegen, Anlegen oder Abwerfen. Gewinne diese Runde.

## The rules

rules-romme =
    Zwei bis sechs Personen spielen mit zwei Kartenspielen zu 52 Blatt und sechs Jokern; üblich sind
    auch vier oder zwei, ihr könnt sie wählen. Alle bekommen 13 Karten, die Person links vom
    Gebenden 14; sie beginnt und wirft eine davon offen ab. Der Rest ist der Ziehstapel. Wer zuerst
    gibt, wird ausgelost; danach gibt immer die nächste Person links.

    Dein Ziel: zuerst keine Karten mehr haben. Ausgelegt werden Kombinationen aus drei oder mehr
    Karten: Eine Sequenz ist eine Farbe ohne Lücke (10-J-Q, also Zehn, Bube,
    Dame). Ein Satz ist ein Rang in verschiedenen Farben, jede nur einmal (drei Könige). Das Ass
    steht unter der Zwei oder über dem König, nie dazwischen; A-2-…-K-A ist auch eine Sequenz.

    Dein Zug: Zieh die oberste Karte vom Stapel oder nimm stattdessen die offene vom Ablagestapel.
    Dann lege aus und lege an, so viel du magst, und beende den Zug, indem du eine Karte abwirfst.

    Ausgelegt wird erst, wenn alle einmal dran waren. Deine Erstmeldung in jeder Runde muss für sich
    allein 30 zählen: König, Dame, Bube und Zehn je 10, ein Ass vor der Zwei 1 und sonst 11, andere
    Karten ihre Zahl. Danach ist jede Kombination recht, egal was sie zählt, und wenn du dran bist,
    auch schon in diesem ersten Zug, darfst du passende Karten an alle Kombinationen auf dem Tisch
    anlegen. Was liegt, bleibt so liegen.

    Ein Joker steht für jede beliebige Karte und zählt wie sie. In einem Satz aus drei Karten sagst
    du, für welche Farbe er steht. Eine Kombination darf beliebig viele Joker haben; besteht sie nur
    aus Jokern, sagst du für jeden, wofür er steht. Wer genau die Karte hat, für die ein Joker
    liegt, darf sie im eigenen Zug dort hinlegen und den Joker rauben, auch schon vor der eigenen
    Erstmeldung. Der Joker kommt auf die Hand.

    Wenn du ziehst, statt die offene Karte zu nehmen, werden die anderen reihum gefragt, ob sie sie
    wollen, im Uhrzeigersinn von dir aus. Wer klopft, bekommt sie und dazu eine Strafkarte vom
    Stapel; das kostet keinen Zug. Dann erst ziehst du oder nimmst die Karte, die jetzt oben liegt.
    Niemand muss zeigen, wofür die Karte gut ist.

    Behalte eine Karte: Die letzte muss abgeworfen werden. Der Ruf „Rommé“ dazu kommt von selbst.
    Die anderen schreiben ihre Handkarten als Minuspunkte auf: Joker 20, Ass 11, der Rest wie oben.
    Wer gewinnt, schreibt 0. Nach der letzten Runde gewinnt die höchste Summe, also wer am wenigsten
    Minus hat.

    Ist der Stapel aufgebraucht, werden alle abgeworfenen Karten bis auf die oberste neu gemischt.
    Bringt auch das keine Karte, ist die Runde zu Ende, und alle schreiben ihre Hand auf. Dasselbe
    geschieht nach 500 Zügen.

rules-romme-lay =
    Zwei bis sechs Personen spielen mit zwei Kartenspielen zu 52 Blatt und sechs Jokern; üblich sind
    auch vier oder zwei, ihr könnt sie wählen. Alle bekommen 13 Karten, die Person links vom
    Gebenden 14; sie beginnt und wirft eine davon offen ab. Der Rest ist der Ziehstapel. Wer zuerst
    gibt, wird ausgelost; danach gibt immer die nächste Person links.

    Dein Zug: Zieh die oberste Karte vom Stapel oder nimm stattdessen die offene vom Ablagestapel.
    Dann lege aus und lege an, so viel du magst, und beende den Zug, indem du eine Karte abwirfst.
    Kombinationen haben drei oder mehr Karten: Eine Sequenz ist eine Farbe ohne Lücke, mit
    dem Ass unter der Zwei oder über dem König, ein Satz ist ein Rang in verschiedenen Farben.
    Ausgelegt wird erst, wenn alle einmal dran waren.

    Deine Erstmeldung in jeder Runde muss 30 zählen: König, Dame, Bube und Zehn je 10, ein Ass vor
    der Zwei 1 und sonst 11, andere Karten ihre Zahl. Dabei darf eine angelegte Karte helfen: Lege
    eine Kombination aus, die weniger zählt, und lege im selben Schritt eine Karte an eine andere
    auf dem Tisch an. Drei Achten zählen 24; mit einer angelegten Sechs sind es 30. Danach ist jede
    Kombination recht, egal was sie zählt, und du darfst passende Karten an alle Kombinationen auf
    dem Tisch anlegen.

    Ein Joker steht für jede beliebige Karte und zählt wie sie; in einem Satz aus drei Karten sagst
    du, für welche Farbe er steht. Eine Kombination darf beliebig viele Joker haben; besteht sie nur
    aus Jokern, sagst du für jeden, wofür er steht. Wer genau die Karte hat, für die ein Joker
    liegt, darf sie im eigenen Zug dort hinlegen und den Joker rauben, auch schon vor der eigenen
    Erstmeldung. Der Joker kommt auf die Hand.

    Wenn du ziehst, statt die offene Karte zu nehmen, werden die anderen reihum gefragt, ob sie sie
    wollen, im Uhrzeigersinn von dir aus. Wer klopft, bekommt sie und dazu eine Strafkarte vom
    Stapel; das kostet keinen Zug. Dann erst ziehst du oder nimmst die Karte, die jetzt oben liegt.

    Du gewinnst, wenn du deine letzte Karte loswirst: ausgelegt, angelegt oder abgeworfen. Die
    anderen schreiben ihre Handkarten als Minuspunkte auf: Joker 20, Ass 11, der Rest wie oben.
    Bleibt dir nur ein einzelner Joker, wird er gestrichen und zählt nichts. Wer in der Runde zuerst
    ausgelegt hat und nicht gewinnt, schreibt 20 mehr auf, auch wenn niemand gewinnt. Wer
    gewinnt, bekommt Minuspunkte der vorigen Runde gestrichen: bis zu 40, aber nie mehr, als es dort
    waren. Nach der letzten Runde gewinnt die höchste Summe, also wer am wenigsten Minus hat.

    Ist der Stapel aufgebraucht, werden alle abgeworfenen Karten bis auf die oberste neu gemischt.
    Bringt auch das keine Karte, ist die Runde zu Ende, und alle schreiben ihre Hand auf. Dasselbe
    geschieht nach 500 Zügen.

## The rules: chapters and pictures

web-chapter-first-meld = Die Erstmeldung
web-figure-no-corner = nicht über das Ass hinweg
web-figure-no-twice-suit = eine Farbe doppelt
web-figure-opening-one = Eine Kombination muss allein 30 zählen. Ein Joker zählt wie die Karte, für die er steht.
web-figure-opening-add = Eine Karte, die an eine Kombination auf dem Tisch angelegt wird, hilft bei den 30.
web-figure-rob = Die Karte, für die der Joker steht, kommt an seinen Platz, und der Joker gehört dir.
web-figure-points-hand = Was Karten zählen, die auf der Hand bleiben

## Disputed points: Rommé

ruling-q-rom-1 = Dürfen mehrere Kombinationen zusammen die 30 ergeben?
    .ruling = Nein, eine Sequenz oder ein Satz muss sie allein erreichen.
ruling-q-rom-2 = Was zählt ein Ass im Satz bei der Erstmeldung?
    .ruling = 11, wie auf der Hand.
ruling-q-rom-3 = Darf eine Sequenz vom König über das Ass zur Zwei gehen?
    .ruling = Nein, das Ass steht an einem Ende.
ruling-q-rom-4 = Darf eine Sequenz von Ass bis Ass gehen?
    .ruling = Ja, mit einem Ass an jedem Ende.
ruling-q-rom-5 = Darfst du im Zug deiner Erstmeldung schon anlegen?
    .ruling = Ja, sobald sie liegt.
ruling-q-rom-6 = Darfst du vor deiner Erstmeldung einen Joker rauben?
    .ruling = Ja, in deinem Zug: Das Regelblatt nennt keine Bedingung.
ruling-q-rom-7 = Muss ein geraubter Joker sofort ausgelegt werden?
    .ruling = Nein, er kommt auf deine Hand, und du verwendest ihn, wie du magst.
ruling-q-rom-8 = Mit welcher Karte raubst du einen Joker aus einem Dreiersatz?
    .ruling = Nur mit der Karte der Farbe, für die er gelegt wurde.
ruling-q-rom-9 = Wie viele Joker darf eine Kombination haben?
    .ruling = Beliebig viele, auch nur Joker. Dann sagst du für jeden, wofür er steht.
ruling-q-rom-10 = Muss die Karte, mit der du einen Joker raubst, frisch gezogen sein?
    .ruling = Nein, jede Karte aus deiner Hand geht.
ruling-q-rom-11 = Was, wenn der Stapel leer ist?
    .ruling = Alle abgeworfenen Karten bis auf die oberste werden zu einem neuen Stapel gemischt.
ruling-q-rom-12 = Wer ist nach dem Klopfen dran?
    .ruling = Wer ohnehin dran war: Klopfen ist kein Zug.
ruling-q-rom-13 = Darf diese Person die Karte nehmen, die jetzt oben auf der Ablage liegt?
    .ruling = Ja, nehmen oder ziehen. Klopfen kann für diese Karte niemand mehr.
ruling-q-rom-14 = Was, wenn mehrere dieselbe Karte wollen?
    .ruling = Sie werden einzeln gefragt, im Uhrzeigersinn ab der nächsten Person.
ruling-q-rom-15 = Darfst du im ersten Umlauf klopfen, ohne eigene Kombination und ohne zu zeigen, wofür?
    .ruling = Ja, alles drei.
ruling-q-rom-16 = Darfst du auf die Karte klopfen, mit der jemand gewinnt, oder bei leerem Stapel?
    .ruling = Nein: Die Runde ist zu Ende, oder es gibt keine Strafkarte.
ruling-q-rom-17 = Wann darf auslegen, wer begonnen hat?
    .ruling = Ab dem zweiten eigenen Zug, wie alle.
ruling-q-rom-18 = Darfst du Schluss machen, ohne abzuwerfen?
    .ruling = Nein, eine Karte muss dafür übrig sein.
ruling-q-rom-19 = Darfst du einen Joker abwerfen, oder die eben genommene Karte?
    .ruling = Ja, nichts davon ist verboten.
ruling-q-rom-20 = Was, wenn jemand den Ruf „Rommé“ vergisst?
    .ruling = Das kann nicht passieren: Er kommt von selbst.
ruling-q-rom-21 = Wann ist die Partie zu Ende, und wer hat gewonnen?
    .ruling = Das Regelblatt sagt dazu nichts. Nach den vereinbarten Runden gewinnt, wer am wenigsten Minuspunkte hat; das Geben wandert nach links.
ruling-q-rom-23 = Darf Ausgelegtes zurückgenommen oder umgebaut werden?
    .ruling = Nein. Kombinationen können nur wachsen, und Joker lassen sich rauben.
ruling-q-rom-24 = Darf ein Satz mehr als vier Karten haben?
    .ruling = Nein, jede Farbe kommt nur einmal vor, Joker eingeschlossen.
ruling-q-rom-25 = Darf man die Ablage durchsehen?
    .ruling = Ja, sie liegt offen.
ruling-d-rom-1 = Kostet es eine Strafkarte, die Karte der vorigen Person zu nehmen?
    .ruling = Nein. Mehrere Übersetzungen verdrehen das; nur Klopfen kostet eine.
ruling-d-rom-2 = Manche Übersetzungen klingen, als dürfe man nur passende Karten abwerfen.
    .ruling = Abwerfen darfst du jede Karte. Was bis nach dem ersten Umlauf wartet, ist das Auslegen.

## Disputed points: Rommé with adding

ruling-q-lay-1 = Wessen Kombination muss liegen, bevor du anlegen darfst?
    .ruling = Deine eigene; du darfst sie im selben Zug auslegen.
ruling-q-lay-2 = Wie viele angelegte Karten helfen bei den 30?
    .ruling = Eine.
ruling-q-lay-3 = Darf eine zweite eigene Kombination bei den 30 helfen?
    .ruling = Nein, wie beim Rommé: eine Kombination, hier mit einer angelegten Karte.
ruling-q-lay-4 = Welche Minuspunkte werden bei einem Sieg gestrichen, und was, wenn es weniger als 40 sind?
    .ruling = Die der vorigen Runde, wie es das Regelblatt sagt, und nur so viele, wie es sind. Ältere bleiben stehen.
ruling-q-lay-5 = Gibt es die 40 nur, wenn man alles auf einmal auslegt?
    .ruling = Nein, bei jedem Sieg.
ruling-q-lay-6 = Gibt es sie auch, wenn die letzte Karte abgeworfen wird?
    .ruling = Ja, das ist hier ja erlaubt.
ruling-q-lay-7 = Was zählt ein einzelner Joker, der auf der Hand bleibt?
    .ruling = Nichts: Seine 20 werden gestrichen.
ruling-q-lay-8 = Werden die 20 fürs erste Auslegen aufgeschrieben, wenn niemand gewinnt?
    .ruling = Ja: Wer zuerst ausgelegt hat, hat auch dann nicht gewonnen.
ruling-q-lay-9 = Wie geht es mit Geben, Klopfen, Jokern und erstem Umlauf?
    .ruling = Wie beim Rommé.
ruling-d-lay-5 = Wer schreibt 20 mehr auf: wer die Runde begann oder wer zuerst auslegte?
    .ruling = Wer zuerst auslegte und nicht gewann. Der niederländische Text nennt irrtümlich, wer begann.
