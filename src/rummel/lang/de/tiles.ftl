### Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy and Rummikub.

## Names

game-myrummy = MyRummy
    .about = Lege Reihen und Sätze aus Steinen, bau den Tisch um und leere deine Bank vor allen anderen.
game-serie-noire = Série Noire Rummy
    .about = Steine-Rummy, bei dem du einen Stein tauschst, wenn du keinen legst.
game-brettspielnetz = Brettspielnetz Rummy
    .about = Steine-Rummy für zwei, mit einem Joker für jede Seite und frei beweglichen Jokern auf dem Brett.
game-rummikub = Rummikub
    .about = Das bekannte Steine-Rummy: mit 30 Punkten eröffnen, den ganzen Tisch umbauen und vor allen anderen alles loswerden.

## Options

option-tiles-hand = Steine auf der Bank
    .about = Wie viele Steine alle am Anfang bekommen.
option-tiles-jokers = Joker
    .about = Wie viele Joker dabei sind; mit weniger wird es schwerer.
option-tiles-dealt-joker = Joker beim Austeilen
    .about = Ob alle einen Joker bekommen.
    .chance = wie es der Zufall will
    .one = alle genau einen
    .at-least-one = alle mindestens einen
option-tiles-starter = Wer beginnt
    .about = Wie sich entscheidet, wer beginnt, wenn keine frühere Runde es festlegt.
    .lot = das Los
    .lowest = der niedrigste gezogene Stein
    .highest = der höchste gezogene Stein
option-tiles-drawer-starts = Wer den Stein zog, beginnt
    .about = Wer den entscheidenden Stein gezogen hat, beginnt selbst; sonst die Person links davon.
option-tiles-next-starter = Wer danach beginnt
    .about = Wer die Runden nach der ersten beginnt.
    .after-last = wer als Nächstes dran gewesen wäre
    .anew = wird neu bestimmt
    .left = wer links von der Person sitzt, die zuletzt begonnen hat
option-tiles-turn = Der Zug
    .about = Woraus ein Zug besteht.
    .lay-or-draw = auslegen oder einen Stein ziehen
    .lay-or-exchange = auslegen oder einen Stein mit dem Vorrat tauschen
    .draw-and-reject = ziehen, auslegen oder nicht, einen Stein ablegen (Version 1)
    .draw-and-keep = ziehen, auslegen oder nicht, alles behalten (Version 2)
option-tiles-exchanged = Getauschte Steine
    .about = Wohin ein getauschter Stein kommt.
    .returns = zurück in den Vorrat
    .scrapped = aus der Runde
option-tiles-exchange-order = Reihenfolge beim Tauschen
    .about = Ob du den neuen Stein siehst, bevor du den wählst, der geht.
    .blind = erst wählen
    .draw-first = erst ziehen
option-tiles-take-scrap = Von der Ablage nehmen
    .about = Statt eines Steins aus dem Vorrat darf der oberste der Ablage genommen werden.
option-tiles-reject-on-empty = Ablegen bei leerem Vorrat
    .about = Wer auslegt, muss auch bei leerem Vorrat einen Stein ablegen.
option-tiles-changes = Steine zum Tauschen
    .about = Wie viele Steine du vor der Erstmeldung nach dem Ziehen noch tauschen darfst (Version 2).
option-tiles-most-tiles = Höchstzahl der Steine
    .about = Wie viele Steine in einem Zug höchstens gespielt werden dürfen.
option-tiles-most-tiles-of = Was dabei zählt
    .about = Ob auch Steine zählen, die auf dem Tisch umziehen.
    .rack = Steine von der Bank
    .moved = auch bewegte Steine
option-tiles-melds = Kombinationen
    .about = Welche Kombinationen ausgelegt werden dürfen.
    .both = Sätze und Reihen
    .sets = nur Sätze
    .runs = nur Reihen
option-tiles-ace = Die 1
    .about = Wo die 1 in einer Reihe steht.
    .low = vor der 2
    .either = vor der 2 oder nach der 13
    .wrap = überall: auch 13 1 2
option-tiles-ace-high = Wert der 1 nach der 13
    .about = Was eine 1 nach der 13 bei der Erstmeldung zählt.
option-tiles-ace-at-both-ends = 1 an beiden Enden
    .about = Darf die 1 nach der 13 stehen, darf eine Reihe von der 1 über die 13 bis zur 1 gehen, mit 14 Steinen; sonst sind 13 das Höchste.
option-tiles-mixed-runs = Gemischte Reihen
    .about = Die Steine einer Reihe dürfen beliebige Farben haben.
option-tiles-minimum = Punkte für die Erstmeldung
    .about = Was das erste Auslegen zählen muss; bei 0 reicht jede Kombination von der eigenen Bank.
option-tiles-opening = Die Erstmeldung
    .about = Ob mehrere Kombinationen zusammen die Erstmeldung sein dürfen.
    .sum = mehrere zusammen
    .one = nur eine
option-tiles-joker-opens = Joker zählen bei der Erstmeldung
    .about = Ein Joker zählt so viel wie der Stein, für den er steht; sonst zählt er nichts.
option-tiles-table-when-opening = Tisch gleich frei
    .about = Der Tisch darf schon im Zug der Erstmeldung benutzt werden, sobald von der eigenen Bank genug liegt.
option-tiles-rebuild = Umbauen
    .about = Wie weit Kombinationen auf dem Tisch zerlegt werden dürfen.
    .free = beliebig, wenn am Ende alles passt
    .three = drei Steine bleiben zusammen, oder alle werden verteilt
    .listed = nur verschieben, teilen, ersetzen und entfernen
option-tiles-table-joker = Joker auf dem Tisch
    .about = Was an die Stelle eines Jokers kommen muss, bevor er umziehen darf.
    .any = jeder Stein, der passen würde
    .declared = der Stein, für den er gelegt wurde
    .both = in einem Satz alle fehlenden Steine
    .free = nichts
option-tiles-joker-from-rack = Ersatz von der Bank
    .about = Der Stein, der einen Joker befreit, muss in diesem Zug von der Bank kommen.
option-tiles-joker-tile-moves = Der Ersatz zieht um
    .about = Der Stein, der einen Joker befreit, kommt von der Bank oder aus einer aufgelösten Kombination; sonst genügt jeder passende Stein auf dem Tisch.
option-tiles-joker-joins = Befreite Joker anlegen
    .about = Ein befreiter Joker darf nur an eine Kombination, die vorher schon da war.
option-tiles-one-joker = Ein Joker je Kombination
    .about = Eine Kombination darf höchstens einen Joker haben.
option-tiles-board-cells = Begrenztes Brett
    .about = Alle Kombinationen müssen auf zehn Zeilen zu dreizehn Steinen passen, mit einer Lücke zwischen Nachbarn.
option-tiles-hand-finish = Alles auf einmal
    .about = Was es bringt, alle Steine auf einmal auszulegen, ohne vorher je gelegt zu haben.
    .plain = nichts Besonderes
    .double = zählt doppelt
    .handrummy = zählt doppelt und braucht keinen Mindestwert (Handrummy)
option-tiles-hand-finish-last = Letzte Steine auf einmal
    .about = Auch wer mit mindestens so vielen Steinen auf einmal fertig wird, bekommt die Punkte doppelt; 0 für nie.
option-tiles-last-tile-ends = Letzter Stein beendet die Runde
    .about = Die Runde ist sofort zu Ende, wenn jemand den letzten Stein zieht.
option-tiles-passing = Passen
    .about = Wer bei leerem Vorrat passen darf.
    .willing = alle
    .unable = nur wer nichts legen kann
option-tiles-blocked = Niemand wird fertig
    .about = Was aufgeschrieben wird, wenn eine Runde endet und auf jeder Bank noch Steine sind.
    .all-minus = alle schreiben die eigene Bank als Minus auf
    .lowest-wins = wer am wenigsten hat, bekommt, was die anderen mehr haben
option-tiles-scoring = Punkte
    .about = Was eine Runde zählt.
    .racks = was die Bänke zählen
    .win = ein Punkt für den Sieg
option-tiles-joker-hand = Joker auf der Bank
    .about = Was ein Joker zählt, der auf einer Bank bleibt.
option-tiles-max-turns = Höchstzahl der Züge
    .about = Nach so vielen Zügen ist die Runde zu Ende, als ob niemand mehr weiterkäme.
option-tiles-seconds = Sekunden je Zug
    .about = Wie lange ein Zug dauern darf; 0 für unbegrenzt.
option-tiles-timeout = Wenn die Zeit um ist
    .about = Was aus einem unfertigen Zug wird.
    .keep-most = der größte gültige Teil bleibt
    .keep-valid = was gültig ist, bleibt, in fester Reihenfolge versucht
    .undo = alles geht zurück
option-tiles-timeout-tiles = Strafsteine bei Zeitablauf
    .about = Wie viele Steine du ziehst, wenn nichts liegen bleibt.

## Prompts and moves

phase-tiles-draw = Zieh einen Stein.
phase-tiles-play = Lege Steine aus, oder tu, was dein Zug sonst erlaubt.
phase-tiles-change = Tausche noch einen Stein oder passe.
phase-tiles-return = Gib einen Stein in den Vorrat zurück.
phase-tiles-reject = Lege einen Stein auf die Ablage.

move-tiles-lay = lay KOMBINATION | KOMBINATION … – den Tisch so legen, mit allem, was liegen bleibt (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – einen Stein aus dem Vorrat ziehen
move-tiles-take = take – den obersten Stein der Ablage nehmen
move-tiles-exchange = exchange STEIN – einen Stein gegen einen aus dem Vorrat tauschen (exchange 5h)
move-tiles-reject = reject STEIN – einen Stein auf die Ablage legen (reject 5h)
move-tiles-pass = pass – nichts tun; die nächste Person ist dran

## Events

event-tiles-lot = { $seat } zieht { $pieces }, um zu sehen, wer beginnt.
    .you = Du ziehst { $pieces }, um zu sehen, wer beginnt.
event-tiles-laid = { $moved ->
        [0] { $seat } legt { $melds }.
       *[other] { $seat } legt { $pieces }. Neu auf dem Tisch: { $melds }.
    }
    .you = { $moved ->
            [0] Du legst { $melds }.
           *[other] Du legst { $pieces }. Neu auf dem Tisch: { $melds }.
        }
event-tiles-opened = { $points ->
        [0] { $seat } legt die Erstmeldung.
        [one] { $seat } legt die Erstmeldung mit einem Punkt.
       *[other] { $seat } legt die Erstmeldung mit { $points } Punkten.
    }
    .you = { $points ->
            [0] Du legst die Erstmeldung.
            [one] Du legst die Erstmeldung mit einem Punkt.
           *[other] Du legst die Erstmeldung mit { $points } Punkten.
        }
event-tiles-exchanged = { $seat } tauscht einen Stein.
    .you = Du tauschst einen Stein.
event-tiles-gave = Du gibst { $pieces } ab.

## How a round ended

outcome-tiles-out = Wer keine Steine mehr hat, gewinnt die Runde.
outcome-tiles-out-double = Alle Steine auf einmal: Die Punkte zählen doppelt.
outcome-tiles-blocked = Alle haben gepasst, und der Vorrat ist leer.
outcome-tiles-last-drawn = Der letzte Stein ist gezogen; die Bänke entscheiden.
outcome-tiles-even = Die Bänke zählen gleich viel: unentschieden.
outcome-tiles-cap = Die Runde hat zu lange gedauert und endet hier.

## On the score sheet

tally-tiles-double = Alles auf einmal: noch einmal
tally-tiles-left = Übrig: { $left }

## Refusals

error-tiles-table-missing = { $piece } lag auf dem Tisch und muss dort wieder in eine Kombination.
error-tiles-lay-none = Lege mindestens einen Stein von deiner Bank, oder lege gar nicht.
error-tiles-too-many = Das sind { $count } Steine; in einem Zug sind höchstens { $most } erlaubt.
error-tiles-keep-one = Behalte einen Stein: Du brauchst ihn für die Ablage.
error-tiles-table-closed = { $meld } darfst du erst im Zug nach deiner Erstmeldung anrühren. Bilde sie zuerst aus eigenen Steinen.
error-tiles-opening-one = Deine Erstmeldung ist eine einzige Kombination, nicht { $count }. Lege die anderen im nächsten Zug.
error-tiles-opening-own = Zur Erstmeldung brauchst du eine Kombination ganz von deiner eigenen Bank. Lege zuerst so eine.
error-tiles-opening-short = { $reached } von { $needed } Punkten: Lege für die Erstmeldung mehr, oder behalte deine Steine.
error-tiles-joker-pinned = { $joker } muss bleiben, bis ein passender Stein an seiner Stelle liegt. Einer genügt: { $needed }.
error-tiles-joker-stands = { $joker } muss bleiben: Ein Stein in einer Kombination, die noch steht, ersetzt ihn nicht. Ein passender muss von deiner Bank oder aus einer aufgelösten Kombination kommen: { $needed }.
error-tiles-joker-both = { $joker } muss bleiben, bis alle fehlenden Steine dort liegen: { $needed }.
error-tiles-joker-joins = Ein befreiter Joker muss an eine Kombination, die vorher schon da war.
error-tiles-rebuild-three = Lass drei Steine von { $meld } zusammen, oder verteile alle auf andere Kombinationen.
error-tiles-rebuild-listed = { $meld } muss bestehen bleiben: Verschiebe oder teile die Kombination, oder ersetze einen Stein, aber zerlege sie nicht.
error-tiles-board-full = Die Kombinationen passen nicht auf das Brett mit { $columns } mal { $rows } Feldern. Füge ein paar zusammen.
error-tiles-pool-empty = Der Vorrat ist leer. Lege aus oder passe.
error-tiles-pool-left = { $tiles ->
        [one] Im Vorrat ist noch ein Stein, also kannst du nicht passen.
       *[other] Im Vorrat sind noch { $tiles } Steine, also kannst du nicht passen.
    }
error-tiles-must-lay = Du kannst { $pieces } legen, also darfst du nicht passen.
error-tiles-change-opened = Deine Erstmeldung liegt, also darfst du keine Steine mehr tauschen.
error-tiles-change-most = { $most ->
        [0] Hier dürfen keine Steine getauscht werden.
        [one] Du hast in diesem Zug schon einen Stein getauscht.
       *[other] Du hast in diesem Zug schon { $most } Steine getauscht.
    }
error-tiles-keep-drawn = Du hast { $piece } gerade erst gezogen. Gib einen anderen Stein ab.

## Reasons of hints

why-tiles-waits = Du könntest auch warten: Der beste Bot würde noch nichts legen.
why-tiles-fewer = Der beste Bot würde nur { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } legen und den Rest behalten.
why-tiles-joker-freed = Ein Joker vom Tisch wird frei und kommt woandershin.
why-tiles-rebuilt = Baut { $count ->
        [one] eine Kombination
       *[other] { $count } Kombinationen
    } auf dem Tisch um.

## In the terminal

cli-not-opened = ! noch ohne Erstmeldung
cli-pool-label = Vorrat:
cli-pool = { $count ->
        [0] leer
        [one] ein Stein
       *[other] { $count } Steine
    }
cli-scrap = Ablage:
cli-scrapped = { $count ->
        [one] ein Stein
       *[other] { $count } Steine
    }, verdeckt
cli-score-word-double = Schreib am Ende „double“ dazu, wenn zum Sieg alles auf einmal ausgelegt wurde: 13h * / - / 5c 5d double.
cli-do-tiles-meld = meld STEINE – eine neue Kombination aus deiner Bank und losen Steinen bilden (meld 5h 6h 7h)
cli-do-tiles-add = add STEINE NUMMER – Steine an eine Kombination auf dem Tisch anlegen (add 9h 3)
cli-do-tiles-take = take STEINE NUMMER – Steine aus einer Kombination aufnehmen; sie müssen wieder verwendet werden (take 4h 3)
cli-do-tiles-split = split NUMMER ANZAHL – eine Kombination nach so vielen Steinen teilen (split 3 2)

## On the pages

web-do-exchange = Tauschen
web-do-reject = Ablegen
web-tiles-not-opened = noch ohne Erstmeldung
web-tiles-scrap = Ablage
web-tiles-new = Neue Kombination
web-tiles-empty = Noch liegt nichts auf dem Tisch.
web-tiles-begin = Tippe Steine auf deiner Bank an, oder zieh sie hierher.
web-tiles-nearer = Größer
web-tiles-fit = Alles zeigen
web-tiles-fresh = zuletzt gelegt
web-tiles-moved = aus einer anderen Kombination
web-tiles-split = Hier teilen
web-tiles-back = Auf die Bank
web-tiles-undo = Rückgängig
web-tiles-redo = Wiederholen
web-tiles-reset = Zurück zum Beginn des Zugs
web-tiles-done = Fertig
web-tiles-chosen = Auswahl
web-tiles-joker = Der Joker ist
web-tiles-run = { $points ->
        [0] Reihe
        [one] Reihe, ein Punkt
       *[other] Reihe, { $points } Punkte
    }
web-tiles-set = { $points ->
        [0] Satz
        [one] Satz, ein Punkt
       *[other] Satz, { $points } Punkte
    }
web-tiles-fine = Das ist eine Kombination.
web-tiles-worth = { $points ->
        [one] Das ist eine Kombination: { $points } Punkt.
       *[other] Das ist eine Kombination: { $points } Punkte.
    }
web-tiles-ready = { $count ->
        [one] Gut: ein Stein von deiner Bank.
       *[other] Gut: { $count } Steine von deiner Bank.
    }
web-tiles-pick = Wähle die ganze Kombination, dann tippe auf „{ $button }“.
web-tiles-picked = Tippe jetzt auf „{ $button }“.
web-tiles-picked-join = Tippe jetzt auf „{ $button }“ oder auf die Kombination, an die es soll.
web-tiles-closed = Vor deiner Erstmeldung bleibt liegen, was andere gelegt haben. Bilde sie aus eigenen Steinen.
web-tiles-opening = { $reached } von { $needed } Punkten
web-tiles-laid-of = { $count } von { $most } Steinen gelegt.
web-tiles-most = { $count } von höchstens { $most } Steinen
web-tiles-changes = { $count ->
        [one] Lege aus, tausche einen Stein oder passe.
       *[other] Lege aus, tausche bis zu { $count } Steine oder passe.
    }
web-tiles-or-draw = { $needed ->
        [0] Lege Steine aus
       *[other] Lege Steine mit mindestens { $needed } Punkten aus
    } oder zieh einen.
web-tiles-alone-or-draw = Lege eine einzige Kombination ab { $needed } Punkten oder zieh einen Stein.
web-tiles-alone-short = Eine Kombination allein muss { $needed } Punkte haben; diese hat { $reached }.
web-tiles-alone-joker = Der Joker zählt hier nicht: Diese Kombination hat { $reached } von { $needed } Punkten.
web-tiles-or-exchange = { $needed ->
        [0] Lege Steine aus
       *[other] Lege Steine mit mindestens { $needed } Punkten aus
    } oder wähle einen zum Tauschen.
web-tiles-or-reject = { $needed ->
        [0] Lege Steine aus
       *[other] Lege Steine mit mindestens { $needed } Punkten aus
    } oder wähle einen für die Ablage.
web-tiles-hint-lay = { $count ->
        [one] Ein Stein lässt sich legen.
       *[other] { $count } Steine lassen sich legen.
    }
web-tiles-hint-short = Noch nichts zu legen: { $reached } von { $needed } Punkten sind möglich.
web-tiles-hint-none = Gerade lässt sich nichts legen.
web-tiles-hint-this = Der beste Bot gäbe diesen Stein ab.
web-tiles-show = Zeig es mir
web-tiles-building = { $name } baut …
web-tiles-flow = Frei
web-tiles-grid = Brett
web-tiles-time-keep = Ist die Zeit um, bleibt liegen, was gültig ist.
web-tiles-time-undo = Ist die Zeit um, geht alles zurück.
web-tiles-told-new = { $pieces }: neue Kombination
web-tiles-told-meld = { $pieces } an Kombination { $number }
web-tiles-told-rack = { $pieces } zurück auf der Bank
web-tiles-told-split = Kombination geteilt
web-tiles-keys = Leertaste wählt, Eingabe legt an, N bildet eine neue Kombination, S teilt vor dem Stein, Rücktaste nimmt ihn auf die Bank zurück, Strg Z macht rückgängig.
web-replay-gave = { $seat } gibt { $pieces } ab.
web-settings-grid = Tisch als Brett mit Feldern
web-settings-grid-about = Wie auf dem Brett des Originals; sonst liegen die Kombinationen, wo Platz ist.

## The lesson

lesson-tiles-open = Du willst deine Bank vor allen anderen leer haben. Deine Erstmeldung muss mindestens 30 zählen, alles von deiner Bank: hier 10, 11 und 12 in einer Farbe. Lege sie aus und beende deinen Zug.
lesson-tiles-add = Ab jetzt darfst du den ganzen Tisch benutzen. Aufeinanderfolgende Zahlen einer Farbe sind eine Reihe, und deine 13 setzt 10, 11, 12 fort: Lege sie an.
lesson-tiles-rebuild = Gleiche Zahlen in verschiedenen Farben sind ein Satz. Vier Siebenen liegen da, und drei genügen: Nimm die in der Farbe deiner 8 und 9 und bilde damit eine neue Reihe.
lesson-tiles-joker = Der Joker steht für die 4, die du auf deiner Bank hast. Lege deine an seine Stelle und verwende den Joker im selben Zug: Mit deinen beiden 11ern bildet er einen Satz.
lesson-tiles-draw = Manchmal passt nichts. Dann zieh einen Stein; damit endet dein Zug, und der Stein wartet auf den nächsten.
lesson-tiles-exchange = Manchmal passt nichts. Dann tausche einen Stein, den du entbehren kannst, gegen einen aus dem Vorrat; damit endet dein Zug.
lesson-tiles-win = Noch zwei Steine. Lege den, der passt, schau, was die andere Person macht, und lege deinen letzten: Dann hast du gewonnen.

## The rules

rules-myrummy =
    Zwei bis vier Personen spielen mit 106 Steinen: 1 bis 13 in Lila, Schwarz, Grün und Grau, je
    zweimal, und zwei Joker. Alle nehmen 14 Steine auf ihre Bank, der Rest ist der Vorrat. Das Los
    bestimmt, wer beginnt; dann geht es im Uhrzeigersinn.

    Ein Satz sind drei oder vier Steine mit gleicher Zahl in verschiedenen Farben. Eine Reihe sind
    drei oder mehr aufeinanderfolgende Zahlen einer Farbe; die 1 steht ganz unten, und über der 13
    kommt nichts mehr. Ein Joker steht für jeden Stein, der an seine Stelle passt.

    Wenn du dran bist, lege Steine aus oder zieh einen aus dem Vorrat. Ziehen darfst du auch, wenn
    du legen könntest. Ein gezogener Stein wartet bis zu deinem nächsten Zug, und wer legt, legt
    mindestens einen Stein von der eigenen Bank.

    Dein erstes Auslegen, die Erstmeldung, muss mindestens 30 zählen, mit einer Kombination oder
    mehreren, alle von deiner eigenen Bank. Ein Stein zählt seine Zahl, ein Joker so viel wie der
    Stein, für den er steht. In diesem Zug ist der übrige Tisch für dich tabu.

    Ab deinem nächsten Zug gehört der ganze Tisch auch dir: Lege an, nimm Kombinationen auseinander,
    bau sie neu. Am Ende muss alles, was da lag, wieder in Sätzen und Reihen liegen. Es zählt nur
    das Ende, nicht der Weg dorthin.

    Ein Joker auf dem Tisch behält Platz und Bedeutung, bis ein passender Stein an seiner Stelle
    liegt, von deiner Bank oder aus einer Kombination, die du in diesem Zug auflöst; im Dreiersatz
    reicht eine der beiden fehlenden Farben. Ein befreiter Joker muss im selben Zug wieder verwendet
    werden. In einer Kombination dürfen zwei Joker liegen; ist nicht klar, wofür sie stehen, sagst
    du es.

    Für einen Zug hast du zwei Minuten. Ist die Zeit um, bleibt liegen, was in fehlerfreien
    Kombinationen liegt, und der Rest geht zurück. Bleibt nichts, oder kommt eine Erstmeldung nicht
    auf 30, geht alles zurück und du ziehst einen Stein.

    Wer den letzten Stein legt, gewinnt die Runde. Die anderen zählen die Steine auf ihrer Bank als
    Minuspunkte, einen Joker mit 25; wer gewonnen hat, bekommt die Summe als Pluspunkte. Die nächste
    Runde beginnt, wer als Nächstes dran gewesen wäre. Ist der Vorrat leer, passt, wer nicht legt;
    haben alle nacheinander gepasst, ist die Runde zu Ende, und alle schreiben die eigene Bank als
    Minus auf. Nach den vereinbarten Runden gewinnt die höchste Summe.

    Handrummy gibt es als Option: Wer alle Steine auf einmal von der Bank auslegt, braucht die 30
    nicht, und alles zählt doppelt.

rules-serie-noire =
    Zwei bis vier Personen spielen mit 106 Steinen: 1 bis 13 in vier Farben, je zweimal, und zwei
    Joker. Alle ziehen einen Stein, und wer den niedrigsten hat, beginnt; bei Gleichstand wird neu
    gezogen, und ein Joker zählt dabei 25. Alle bekommen 14 Steine auf ihre Bank, der Rest ist der
    Vorrat. Gespielt wird im Uhrzeigersinn.

    Ein Satz (auf dem Regelblatt Serie genannt) sind drei oder vier Steine mit gleicher Zahl in
    verschiedenen Farben. Eine Reihe (Sequenz) sind drei oder mehr aufeinanderfolgende Zahlen einer
    Farbe; die 1 steht nur vor der 2. Ein Joker steht für jeden Stein, der an seine Stelle passt.

    Wenn du dran bist, lege Steine aus oder tausche einen. Zum Tauschen wählst du, ohne dass die
    anderen ihn sehen, einen Stein von deiner Bank, nimmst einen aus dem Vorrat, und deiner wird in
    den Vorrat gemischt. Tauschen darfst du auch, wenn du legen könntest, aber nie beides in einem
    Zug.

    Deine Erstmeldung muss mindestens 30 zählen, mit einer Kombination oder mehreren, alle von
    deiner eigenen Bank; ein Stein zählt seine Zahl, ein Joker so viel wie der Stein, für den er
    steht. Ab deinem nächsten Zug darfst du auch überall anlegen und den Tisch umbauen, solange am
    Ende wieder alles in Kombinationen liegt.

    Ein Joker auf dem Tisch darf erst weg, wenn ein passender Stein seinen Platz einnimmt, von
    deiner Bank oder aus einer Kombination, die du auflöst. Er bleibt immer auf dem Tisch und muss
    im selben Zug wieder verwendet werden.

    Die Sanduhr gibt dir eine Minute für deinen Zug. Wie lange sie läuft, sagt das Regelblatt nicht;
    ihr könnt eine andere Zeit wählen. Läuft sie ab, werden deine unfertigen Änderungen
    zurückgenommen, und ein Stein wird getauscht: der höchste, der kein Joker ist.

    Wer zuerst alle Steine los ist, gewinnt die Runde. Die anderen zählen die Steine auf ihrer Bank
    als Minuspunkte, einen Joker mit 25; wer gewonnen hat, bekommt die Summe als Pluspunkte. Legt
    jemand alles auf einmal aus, ohne vorher je gelegt zu haben, zählen alle Punkte doppelt; die 30
    braucht es aber trotzdem. Eine Partie hat mehrere Runden: vier, wenn ihr nichts anderes
    vereinbart. Wer beginnt, wird vor jeder neu gezogen. Am Ende gewinnt die höchste Summe; bei
    Gleichstand wird der Sieg geteilt.

    Andere Versionen sind Optionen. In Version 1 ziehst du immer zuerst, darfst auslegen und legst
    dann einen Stein auf die Ablage; auch zum Schluss brauchst du noch einen für die Ablage. In
    Version 2 ziehst du immer zuerst und behältst alles; bis zu deiner Erstmeldung darfst du, statt
    zu legen, noch einen Stein tauschen.

    Ist der Vorrat leer, wird nicht mehr gezogen, getauscht oder abgelegt: Du legst aus, und passen
    darfst du nur, wenn du nichts legen kannst. Haben alle nacheinander gepasst, ist die Runde zu
    Ende, und alle schreiben die eigene Bank als Minus auf. Dasselbe geschieht nach 400 Zügen.

    Schwerer oder leichter wird es so: keine Joker, ein anderer Mindestwert oder gar keiner, nur
    Sätze oder nur Reihen, die 1 nach der 13, Reihen in gemischten Farben, mehr Zeit.

rules-brettspielnetz =
    Zwei spielen mit 106 Steinen: 1 bis 13 in Blau, Rot, Grün und Gelb, je zweimal, und zwei Joker.
    Beide bekommen 18 Steine, darunter einen Joker. Der Zufall bestimmt, wer beginnt.

    Ein Satz (Gruppe) sind drei oder vier Steine mit gleicher Zahl in verschiedenen Farben. Eine
    Reihe sind drei oder mehr aufeinanderfolgende Zahlen einer Farbe, von 1 bis höchstens 13. Ein
    Joker steht für jeden Stein.

    Deine Erstmeldung ist ein einzelner Satz oder eine einzelne Reihe und zählt mindestens 30. Ein
    Stein zählt seine Zahl; ein Joker darf dabei sein, zählt aber nichts. Sie besteht nur aus deinen
    eigenen Steinen, und mehr legst du in diesem Zug nicht. Bis dahin zeigt ein Ausrufezeichen
    hinter der Zahl deiner Steine, dass sie noch aussteht.

    Ab deinem nächsten Zug legst du einen Stein oder mehrere, um Sätze und Reihen zu bilden oder zu
    verlängern. Du darfst auf dem Brett alles umbauen, solange am Ende des Zugs wieder alles in
    Sätzen und Reihen liegt. Höchstens 12 eigene Steine kommen in einem Zug aufs Brett.

    Ein Joker auf dem Brett darf frei bewegt werden und in jedem Zug für etwas anderes stehen, aber
    er kommt nie auf eine Bank zurück. Können zwei Joker und ein Stein ein Satz oder eine Reihe
    sein, ist beides recht.

    Wenn du nicht legen kannst oder willst, zieh einen Stein; damit ist dein Zug zu Ende.

    Wer keine Steine mehr hat, gewinnt und bekommt einen Punkt. Das Spiel endet auch sofort, wenn
    jemand den letzten Stein zieht: Dann zählen beide, was sie haben, diesen Stein eingeschlossen
    und einen Joker mit 25. Wer weniger Punkte hat, gewinnt; bei gleich vielen ist es unentschieden.

    Das Brett hat Platz für zehn Zeilen zu dreizehn Steinen. Das ist nur die Darstellung; eine
    Option macht daraus eine Grenze.

rules-rummikub =
    Zwei bis vier Personen spielen mit 106 Steinen: 1 bis 13 in vier Farben, je zweimal, und zwei
    Joker. Alle ziehen einen Stein, und wer den höchsten hat, beginnt. Alle nehmen 14 Steine auf
    ihre Bank, der Rest ist der Vorrat.

    Ein Satz (Gruppe) sind drei oder vier Steine mit gleicher Zahl in verschiedenen Farben. Eine
    Reihe sind drei oder mehr aufeinanderfolgende Zahlen einer Farbe; die 1 steht nur vor der 2. Ein
    Joker steht für jeden Stein.

    Wenn du dran bist, lege Steine aus oder zieh einen. Deine Erstmeldung muss mindestens 30 zählen,
    mit einer Kombination oder mehreren, alle von deiner eigenen Bank; ein Joker zählt so viel wie
    der Stein, für den er steht.

    Ab deinem nächsten Zug darfst du den Tisch beliebig umbauen, solange du mindestens einen eigenen
    Stein legst und am Ende alles in Sätzen und Reihen liegt. Ein Joker auf dem Tisch darf nur weg,
    wenn der Stein, für den er steht, seinen Platz einnimmt, von deiner Bank oder vom Tisch; in
    einer Dreiergruppe reicht eine der beiden fehlenden Farben. Er muss im selben Zug wieder gelegt
    werden.

    Reicht dir eine Minute nicht, geht alles zurück und du ziehst drei Steine.

    Wer den letzten Stein legt, gewinnt. Die anderen verlieren, was ihre Bank zählt, einen Joker mit
    30, und wer gewonnen hat, bekommt die Summe. Ist der Vorrat leer, passt, wer nicht legt; haben
    alle nacheinander gepasst, gewinnt, wer am wenigsten auf der Bank hat, und bekommt von allen
    anderen den Unterschied.

## The rules: chapters and pictures

web-chapter-opening = Die Erstmeldung
web-chapter-table = Der ganze Tisch
web-chapter-time = Die Zeit
web-chapter-board = Das Brett
web-figure-no-gap = eine Lücke
web-figure-no-colours = gemischte Farben
web-figure-no-joker = der Joker wurde nicht ersetzt
web-figure-opening = Mindestens 30, mit einer Kombination oder mehreren. Ein Joker zählt wie der Stein, für den er steht.
web-figure-opening-no-joker = Eine Kombination muss 30 zählen, und ein Joker zählt nichts.
web-figure-shift = Eine Reihe wächst an einem Ende und gibt am anderen einen Stein frei.
web-figure-split = Eine lange Reihe wird um einen zweiten Stein derselben Zahl geteilt.
web-figure-replace = Die vierte Farbe macht eine der drei anderen frei.
web-figure-free-joker = Der Stein, für den der Joker stand, nimmt seinen Platz ein, und der Joker hilft im selben Zug woanders.
web-figure-fixed-joker = Ohne einen Stein an seiner Stelle muss der Joker bleiben; einer, der noch in seiner Kombination liegt, zählt nicht.
web-figure-loose-joker = Ein Joker darf weiterwandern, wie du magst, solange am Ende alles in Kombinationen liegt.
web-figure-points-rack = Was Steine zählen, die auf einer Bank bleiben
web-figure-grid = Spalten a bis m, Zeilen 10 bis 1. Die rote Reihe liegt von b10 bis d10.

## Disputed points: MyRummy

ruling-q-myr-1 = Darfst du den Tisch im Zug deiner Erstmeldung benutzen?
    .ruling = Nein, erst ab deinem nächsten Zug.
ruling-q-myr-2 = Darf ein gezogener Stein sofort gelegt werden?
    .ruling = Nein, er wartet bis zu deinem nächsten Zug.
ruling-q-myr-3 = Darfst du ziehen, obwohl du legen könntest?
    .ruling = Ja.
ruling-q-myr-4 = Müssen drei Steine bleiben, wenn du aus einer Kombination nimmst?
    .ruling = Nein. Du darfst sie auch ganz auflösen, also zählt nur das Ende: Alles liegt wieder in Kombinationen.
ruling-q-myr-5 = Welcher Stein befreit einen Joker aus einem Dreiersatz?
    .ruling = Diese Zahl in einer der beiden fehlenden Farben.
ruling-q-myr-6 = Darf eine Kombination mit Joker umgebaut werden?
    .ruling = Der Joker behält Platz und Bedeutung. Andere Steine dürfen weg, wenn um ihn eine Kombination bleibt.
ruling-q-myr-7 = Muss der Stein, der einen Joker befreit, von deiner Bank kommen?
    .ruling = Nein, er darf auch aus einer Kombination vom Tisch kommen.
ruling-q-myr-8 = Darf ein befreiter Joker in eine neue Kombination?
    .ruling = Ja, in jede, und zwar im selben Zug.
ruling-q-myr-9 = Dürfen zwei Joker in einer Kombination liegen?
    .ruling = Ja. Ist nicht klar, wofür sie stehen, sagst du es.
ruling-q-myr-10 = Darf ein Joker unter der 1, über der 13 oder als fünfter im Satz stehen?
    .ruling = Nein, er steht für einen Stein, den es gibt und der passt.
ruling-q-myr-11 = Darf die 1 auf die 13 folgen?
    .ruling = Nein, eine Reihe steigt höchstens von 1 bis 13.
ruling-q-myr-12 = Muss beim Legen ein Stein von deiner Bank dabei sein?
    .ruling = Ja, mindestens einer.
ruling-q-myr-13 = Was, wenn der Vorrat leer ist?
    .ruling = Wer nicht legt, passt. Haben alle nacheinander gepasst, schreiben alle die eigene Bank als Minus auf, und niemand bekommt die Summe.
ruling-q-myr-14 = Was, wenn die Zeit um ist und nichts Gültiges liegt?
    .ruling = Alles geht zurück, und du ziehst einen Stein.
ruling-q-myr-15 = Was, wenn die Zeit um ist und die Erstmeldung noch nicht reicht?
    .ruling = Alles geht zurück, auch was gültig war.
ruling-q-myr-16 = Ist es Handrummy, wenn du schon einmal gelegt hast?
    .ruling = Nein. Alle deine Steine müssen auf einmal weg, von deiner eigenen Bank.
ruling-q-myr-17 = Gehört Handrummy zum Spiel?
    .ruling = Nur wenn ihr es wählt: Das Regelblatt nennt es eine Variante.
ruling-q-myr-18 = Verdoppelt Handrummy auch die Punkte für den Sieg?
    .ruling = Ja, sie sind die Summe der verdoppelten Minuspunkte.
ruling-q-myr-21 = Wer beginnt nach einer Runde, die niemand gewonnen hat?
    .ruling = Die Person nach der, die zuletzt dran war.
ruling-q-myr-22 = Befreit ein Stein, der schon auf dem Tisch liegt, einen Joker?
    .ruling = Nur wenn seine Kombination in diesem Zug aufgelöst wird. Ein Stein in einer Kombination, die stehen bleibt oder nur wächst, befreit nichts.
ruling-q-myr-23 = Was bleibt, wenn die Zeit abläuft und nur einige Kombinationen stimmen?
    .ruling = Von deinen Kombinationen die, mit denen du am meisten Steine legst und die zusammen ein erlaubter Zug sind; alles andere vom Tisch kommt an seinen Platz zurück.
ruling-d-myr-1 = Wie viele Steine hat ein Satz? Der französische Text sagt zwei oder drei.
    .ruling = Drei oder vier, wie in allen anderen Sprachen und in seinem eigenen Beispiel.
ruling-d-myr-2 = Wer beginnt die nächste Runde? Der niederländische Text sagt: wer zuletzt dran war.
    .ruling = Wer als Nächstes dran gewesen wäre, wie der deutsche Text sagt.

## Disputed points: Série Noire Rummy

ruling-q-snr-1 = Wohin kommt ein getauschter Stein?
    .ruling = Verdeckt zurück in den Vorrat.
ruling-q-snr-2 = Darfst du den neuen Stein sehen, bevor du wählst, welcher geht?
    .ruling = Nein, du wählst zuerst.
ruling-q-snr-3 = Was, wenn nie jemand fertig wird?
    .ruling = Nach der Zahl von Zügen, die in den Optionen steht, endet die Runde, und alle schreiben die eigene Bank als Minus auf.
ruling-q-snr-4 = Darfst du tauschen, obwohl du legen könntest?
    .ruling = Ja.
ruling-q-snr-5 = Darfst du in einem Zug legen und tauschen?
    .ruling = Nein, nur eins von beiden.
ruling-q-snr-6 = Darfst du im Zug deiner Erstmeldung den Tisch umbauen?
    .ruling = Nein, erst ab deinem nächsten Zug.
ruling-q-snr-7 = Darf ein Joker weg, ohne ersetzt zu werden?
    .ruling = Nein. Erst nimmt ein passender Stein seinen Platz ein, dann wird er im selben Zug wieder verwendet.
ruling-q-snr-8 = Welcher Stein befreit einen Joker aus einem Dreiersatz? Sind zwei Joker erlaubt?
    .ruling = Diese Zahl in einer der beiden fehlenden Farben. Zwei Joker dürfen in einer Kombination liegen.
ruling-q-snr-9 = Braucht man die 30 auch, wenn man alles auf einmal auslegt, und was wird verdoppelt?
    .ruling = Ja, die braucht man. Verdoppelt werden die Punkte von allen.
ruling-q-snr-10 = Wer beginnt: wer den niedrigsten Stein gezogen hat oder wer links vom Gebenden sitzt?
    .ruling = Wer den niedrigsten Stein hat; diese Person gibt auch.
ruling-q-snr-11 = Was, wenn gleiche Steine oder ein Joker gezogen werden?
    .ruling = Bei Gleichstand wird neu gezogen; ein Joker zählt 25.
ruling-q-snr-12 = Wer beginnt die nächste Runde?
    .ruling = Darum wird jede Runde neu gezogen.
ruling-q-snr-13 = Wie lange läuft die Sanduhr, und was, wenn sie abläuft?
    .ruling = Das sagt das Regelblatt nicht; hier ist es eine Minute, wenn ihr nichts anderes wählt. Läuft sie ab, werden deine unfertigen Änderungen zurückgenommen, und ein Stein wird getauscht.
ruling-q-snr-14 = Version 1: Darf der gezogene Stein gelegt werden? Darf man von der Ablage nehmen?
    .ruling = Der gezogene darf; die Ablage bleibt liegen.
ruling-q-snr-15 = Version 1: Darf der letzte Stein ausgelegt werden?
    .ruling = Nein, er muss auf die Ablage.
ruling-q-snr-16 = Version 2: Was heißt es, vor der Erstmeldung einen Stein zu tauschen?
    .ruling = Nach dem Ziehen darfst du, statt zu legen, noch einen Stein tauschen.
ruling-q-snr-17 = Version 1 und 2: Was, wenn der Vorrat leer ist?
    .ruling = Dann wird nicht gezogen und nicht abgelegt: Du legst aus oder passt.
ruling-q-snr-18 = Wer darf bei leerem Vorrat passen, und wann sind alle blockiert?
    .ruling = Nur wer nichts legen kann. Haben alle nacheinander gepasst, ist die Runde zu Ende.
ruling-q-snr-19 = Die 1 nach der 13: Was zählt sie, und geht es danach weiter?
    .ruling = Sie zählt 1. 12 13 1 ist eine Reihe, 13 1 2 nicht.
ruling-q-snr-20 = Gemischte Reihen: Darf eine Farbe mehrmals vorkommen?
    .ruling = Ja, alle Farben in beliebiger Reihenfolge.
ruling-q-snr-21 = Ändert sich der Mindestwert ohne Joker oder mit nur einer Art von Kombination?
    .ruling = Nein.
ruling-q-snr-22 = Die 1 vor der 2 und nach der 13: Darf eine Reihe beides haben?
    .ruling = Ja: 1 bis 13 und wieder 1, 14 Steine. Das Regelblatt erlaubt beide Plätze und nennt keine Grenze.
ruling-d-snr-1 = Kann man einen Joker eintauschen? Im englischen Text ist es verloren gegangen.
    .ruling = Ja: Im französischen Text darfst du den richtigen Stein an seinen Platz legen.

## Disputed points: Brettspielnetz Rummy

ruling-q-bsn-1 = Dürfen mehrere Kombinationen zusammen die 30 ergeben?
    .ruling = Nein, ein Satz oder eine Reihe muss sie erreichen, und Joker zählen nichts.
ruling-q-bsn-2 = Darfst du im Zug deiner Erstmeldung mehr legen oder das Brett benutzen?
    .ruling = Nein, erst ab deinem nächsten Zug.
ruling-q-bsn-3 = Zählen bewegte Steine vom Brett zu den 12?
    .ruling = Nein, nur Steine von deiner Bank.
ruling-q-bsn-4 = Darf ein Joker weg, ohne ersetzt zu werden?
    .ruling = Ja, aber er bleibt auf dem Brett.
ruling-q-bsn-5 = Darf ein gezogener Stein sofort gelegt werden?
    .ruling = Nein, das Ziehen beendet deinen Zug.
ruling-q-bsn-6 = Darfst du nach dem Ziehen des letzten Steins noch legen?
    .ruling = Nein, das Spiel endet sofort, und dieser Stein zählt mit.
ruling-q-bsn-7 = Muss in jedem Zug ein Stein von deiner Bank dabei sein?
    .ruling = Ja, mindestens einer.
ruling-q-bsn-9 = Bekommt jede Seite genau einen Joker?
    .ruling = Ja, siebzehn zufällige Steine und einen Joker.
ruling-q-bsn-10 = Ist die Größe des Bretts eine Grenze?
    .ruling = Nein, sie ist nur Darstellung.
ruling-q-bsn-11 = Was sind zwei Joker neben einem Stein?
    .ruling = Ein Satz oder eine Reihe, wie du magst.
ruling-q-bsn-12 = Sind nur die aufgezählten Arten des Umbauens erlaubt?
    .ruling = Nein, das sind Beispiele; erlaubt ist alles, was in Sätzen und Reihen endet.
ruling-q-bsn-13 = Was bringt es, alle Steine los zu sein?
    .ruling = Den Sieg; er zählt einen Punkt.
ruling-q-bsn-14 = Darf die 1 auf die 13 folgen?
    .ruling = Nein.
