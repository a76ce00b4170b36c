### MyRummy 111.

## Names

game-one-eleven = MyRummy 111
    .about = Bring deine zwölf Zahlen in die richtige Reihenfolge, Tausch für Tausch und ohne sie je umzustecken.

## Options

option-one-eleven-hand = Karten auf der Hand
    .about = Wie viele Karten alle bekommen; mit mehr Karten wird die Runde länger und schwerer.
option-one-eleven-hands = Karten je Hand
    .about = Ausgleich bei verschiedener Stärke: wie viele Karten jeder Platz bekommt, zum Beispiel 12,13,14; leer, wenn alle gleich viele bekommen.
option-one-eleven-symbols = Joker-Symbole
    .about = Die Symbole auf den Karten 2, 3, 4 und so weiter bis 111; was anfangs hier steht, ist unsere eigene Tabelle, nicht die gedruckte.
option-one-eleven-series = Was eine Folge ist
    .about = Welche Karten einer Hand bei denen zusammen zählen, die nicht verkündet haben.
    .contiguous = Karten direkt nebeneinander
    .subsequence = geordnete Karten, zwischen denen andere ausgelassen werden
option-one-eleven-best = Welche Folge zählt
    .about = Welche Folge zählt, wenn die längste nicht die wertvollste ist.
    .value = die wertvollste
    .length = die längste, dann die wertvollste
option-one-eleven-others-score = Wann die anderen Punkte bekommen
    .about = Ob auch nach einem richtigen Verkünden die anderen Punkte für ihre Folge bekommen.
    .always = immer
    .after-mistake = nur nach einem falschen Verkünden
option-one-eleven-direction = Richtung
    .about = Ob sich alle vor dem ersten Zug auf steigend oder fallend festlegen müssen und nur das zählt.
    .either = steigend und fallend zählen beide
    .chosen = nur die gewählte Richtung zählt
option-one-eleven-announced-for-you = Automatisch verkünden
    .about = Die Runde endet von selbst, sobald eine Hand nach einem Tausch geordnet ist; niemand muss verkünden.
option-one-eleven-short-pile = Knapper Nachziehstapel
    .about = Was beim Abräumen gilt, wenn weniger als drei Karten im Nachziehstapel sind.
    .reshuffle = die abgeräumten werden hineingemischt
    .stay = niemand kann mehr abräumen
    .rest = die letzten Karten werden hingelegt, die anderen Plätze bleiben leer
option-one-eleven-youngest = Jüngste Person
    .about = Der Platz, der die erste Runde beginnt, von 0 an gezählt.
option-one-eleven-max-turns = Höchstzahl der Züge
    .about = Nach so vielen Zügen pro Person endet die Runde ohne Verkünden, und alle bekommen die Punkte einer Folge.

## Prompts and moves

phase-one-eleven-choose = Lege dich fest: steigend (rising) oder fallend (falling).
phase-one-eleven-take = Nimm eine Karte aus der Mitte.
phase-one-eleven-insert = Steck die Karte ein und sag, welche geht.
phase-one-eleven-announce = Verkünde, dass deine Hand geordnet ist, oder passe.

move-one-eleven-choose = choose RICHTUNG – dich für diese Runde auf steigend (rising) oder fallend (falling) festlegen (choose rising)
move-one-eleven-clear = clear – die drei offenen Karten der Mitte abräumen, drei verdeckte kommen
move-one-eleven-take = take PLATZ – die Karte von Platz 1, 2 oder 3 der Mitte nehmen (take 2)
move-one-eleven-insert = insert LÜCKE WELCHE – die Karte in diese Lücke stecken, mit so vielen Karten links davon; es geht die Nachbarkarte links (left) oder rechts (right) oder das andere Ende (far) (insert 3 right)
move-one-eleven-announce = announce – verkünden, dass deine Hand geordnet ist; das beendet die Runde
move-one-eleven-pass = pass – nichts sagen; die nächste Person ist dran

## Events

event-dealt-hand = { $seat } bekommt { $cards } Karten.
    .you = Du bekommst { $cards } Karten.
event-chose = { $seat } legt sich auf eine Richtung fest.
    .you = Du legst dich auf eine Richtung fest.
event-chose-own = Deine Zahlen sollen von links nach rechts { $direction ->
        [falling] fallen
       *[rising] steigen
    }.
event-cleared = { $seat } räumt { $cards } ab; neue Karten liegen verdeckt da.
    .you = Du räumst { $cards } ab; neue Karten liegen verdeckt da.
event-reshuffled-discards = Die abgeräumten Karten sind in den Nachziehstapel gemischt; jetzt darin: { $stock }.
event-took-hidden = { $seat } nimmt die verdeckte Karte von Platz { $spot }.
    .you = Du nimmst die verdeckte Karte von Platz { $spot }.
event-inserted = { $seat } lässt die { $card } gehen und steckt die neue Karte { $drop ->
        [far] { $gap ->
            [0] ganz nach vorn
           *[other] ganz nach hinten
        }
       *[other] an ihre Stelle
    }.
    .you = Du lässt die { $card } gehen und steckst die neue Karte { $drop ->
            [far] { $gap ->
                [0] ganz nach vorn
               *[other] ganz nach hinten
            }
           *[other] an ihre Stelle
        }.
    .brief = legt { $card } ab
event-announced = { $seat } verkündet eine geordnete Hand: { $cards }.
    .you = Du verkündest eine geordnete Hand: { $cards }.
event-order-right = Sie stimmt: { $points } Punkte für { $seat }.
    .you = Sie stimmt: { $points } Punkte für dich.
event-order-wrong = Sie stimmt nicht: keine Punkte für { $seat }.
    .you = Sie stimmt nicht: keine Punkte für dich.
event-series = { $seat } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für { $cards }.
    .you = Du bekommst { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } für { $cards }.
    .brief = bekommt { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }
event-no-series = { $seat } hat keine Folge und bekommt nichts.
    .you = Du hast keine Folge und bekommst nichts.

## How a round ended

outcome-one-in-order = Eine Hand ist geordnet.
outcome-one-mistake = Die verkündete Hand war nicht geordnet.
outcome-one-turn-cap = In allen Zügen dieser Runde hat niemand verkündet.

## On the score sheet

tally-one-eleven-symbols = Symbole auf der Hand
tally-one-eleven-order = Geordnete Hand
tally-one-eleven-series = Beste Folge: { $cards }
tally-one-eleven-mistake = Verkündet, aber nicht geordnet

## Refusals

error-one-no-spot = In der Mitte gibt es keinen Platz { $spot }. Nimm von Platz 1 bis { $most }.
error-one-spot-empty = Auf Platz { $spot } liegt keine Karte mehr. Nimm von einem anderen.
error-one-centre-hidden = Abräumen kannst du erst, wenn in der Mitte alles offen liegt; noch { $hidden ->
        [one] liegt eine Karte
       *[other] liegen { $hidden } Karten
    } verdeckt. Nimm eine Karte.
error-one-pile-short = Zum Abräumen braucht es drei neue Karten. Im Nachziehstapel sind noch: { $cards }. Nimm eine Karte.
error-one-no-gap = Eine Lücke { $gap } gibt es in deiner Hand nicht. Sag, wie viele Karten links davon sein sollen: 0 bis { $most }.
error-one-no-drop = Karten links von der neuen: { $gap }. Dort kann mit „{ $drop }“ keine gehen. Es geht eine Nachbarkarte (left oder right) oder, wenn die neue Karte an einem Ende steckt, das andere Ende (far).

## Reasons of hints

why-one-ordered = Deine Hand ist geordnet.
why-one-not-ordered = Deine Hand ist noch nicht geordnet.
why-one-orders = Mit der { $card } ist deine ganze Hand geordnet.
why-one-series = Mit der { $card } hat deine Folge { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
why-one-fits = Die { $card } passt zwischen { $left } und { $right }.
why-one-none-open = Keine offene Karte macht deine Folge länger.

## In the terminal

cli-one-centre = Mitte:
cli-face-down = ?
cli-one-pile = Stapel:
cli-one-piles = { $draw } zum Nachziehen, { $discards } abgeräumt
cli-one-in-hand = Genommen:
cli-one-taken = { $card } ({ $symbols ->
        [one] 1 Symbol
       *[other] { $symbols } Symbole
    })
cli-one-series = Deine Folge:
cli-one-worth = { $series } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
cli-one-gaps = Die Lücken sind nummeriert. Nenne eine Lücke und die Karte daneben, die geht: insert { $gap } { $card }.
cli-one-rising = steigend
cli-one-falling = fallend
cli-score-word-bonus = Setz ein ! hinter die Punkte der Person, die die Runde mit geordneter Hand beendet hat, dann kommt der Bonus dazu: 17! 6.

## On the pages

web-do-announce = Verkünden
web-do-choose = Wählen
web-do-clear = Mitte abräumen
web-do-insert = Einstecken
web-one-centre = Mitte
web-one-spot = Platz { $spot }
web-one-hidden = verdeckt
web-one-empty = leer
web-one-stars = Jeder ★ auf einer Karte ist am Ende der Runde einen Punkt wert.
web-one-symbols = { $count ->
        [one] ein Symbol
       *[other] { $count } Symbole
    }
web-one-counts = zählt
web-one-choose = Sollen deine Zahlen von links nach rechts steigen oder fallen?
web-one-where = Wohin kommt die { $card }?
web-one-which = Welche Karte geht?
web-one-elsewhere = Anderer Platz
web-one-leaves = { $card } geht
web-one-between = Zwischen { $left } und { $right }
web-one-before = Vor { $card }
web-one-after = Hinter { $card }
web-one-series = { $count ->
        [one] Folge aus einer Karte
       *[other] Folge aus { $count } Karten
    }
web-one-no-series = Noch keine Folge
web-one-ordered = Deine Hand ist geordnet!
web-one-passing = Noch nicht geordnet: Du passt.
web-one-auto = Passen, bis alles geordnet ist
web-one-wrong = Deine Hand ist nicht geordnet: Verkünden bringt dir nichts und beendet die Runde.
web-one-announce-anyway = Trotzdem verkünden
web-one-rising = Steigend
web-one-falling = Fallend
web-settings-pass-about = Solange deine Hand nicht geordnet ist, musst du nicht selbst auf „Passen“ tippen.
web-replay-chose = { $seat } will { $direction ->
        [falling] fallende
       *[rising] steigende
    } Zahlen.

## The lesson

lesson-one-eleven-swap = Deine Zahlen sollen steigen, aber sie wechseln nie den Platz: Nur Tauschen schafft Ordnung. Die 90 stört. Nimm die 18, steck sie hinter die 5 und lass die 90 gehen.
lesson-one-eleven-end = Wenn du eine Karte an ein Ende steckst, darf die Karte am anderen Ende gehen. Die 88 ganz vorn stört: Nimm die 110, steck sie ganz ans Ende und lass die 88 gehen.
lesson-one-eleven-announce = Jetzt steigt alles von links nach rechts. Verkünde es: Damit endet die Runde, und du bekommst alle Sterne auf deinen Karten als Punkte und 5 dazu.
lesson-one-eleven-win = Zwei Karten stören, die 90 und die 3. Ersetze sie mit zwei Tauschzügen: Passe nach dem ersten und verkünde nach dem zweiten.

## The rules

rules-one-eleven =
    MyRummy 111 ist für zwei bis fünf Personen und hat 110 Karten mit den Zahlen 2 bis 111, jede
    einmal.

    Alle bekommen verdeckt 12 Karten. Lass sie in der Reihenfolge, in der sie kommen: Umsortieren
    ist verboten. Drei weitere Karten liegen verdeckt in der Mitte, der Rest ist der Nachziehstapel.
    Dein Ziel: Alle deine Zahlen steigen von links nach rechts, oder alle fallen. Lücken machen
    nichts. Am besten entscheidest du dich vorher für eins von beiden, aber binden musst du dich
    nicht.

    Die jüngste Person beginnt, dann geht es im Uhrzeigersinn. Dein Zug ist ein Tausch:
    1. Nimm eine der drei Karten aus der Mitte. Eine verdeckte siehst du erst, wenn du sie genommen
    hast, und zurücklegen darfst du sie dann nicht mehr.
    2. Steck sie irgendwo zwischen deine Karten oder an ein Ende.
    3. Eine ihrer beiden Nachbarkarten verlässt deine Hand und kommt offen auf den leeren Platz.
    Steckst du die neue Karte an ein Ende, darf stattdessen die Karte am anderen Ende gehen.

    Liegen alle drei Karten der Mitte offen, darfst du sie zuerst abräumen: Sie kommen auf den
    Ablagestapel, drei neue werden verdeckt hingelegt, und eine davon nimmst du. Hat der
    Nachziehstapel weniger als drei Karten, werden die früher abgelegten Karten hineingemischt,
    nicht aber die drei, die gerade abgeräumt werden; reicht auch das nicht, kann niemand abräumen.

    Nach deinem Tausch darfst du verkünden, dass deine Hand geordnet ist. Du musst nicht: Vielleicht
    wartest du lieber auf mehr Punkte. Das Verkünden beendet die Runde:
    – Stimmt es, bekommst du alle Joker-Symbole auf deinen Karten als Punkte und 5 dazu.
    – Stimmt es nicht, bekommst du nichts.
    – So oder so bekommen alle anderen die Symbole einer Folge: des wertvollsten Stücks ihrer Hand,
    das ohne Unterbrechung steigt oder fällt. Es darf überall beginnen.

    Verkündet niemand, endet die Runde nach 100 Zügen pro Person, und alle bekommen die Punkte einer
    Folge. Die nächste Runde beginnt, wer links von der Person sitzt, die zuletzt begonnen hat.
    Sobald jemand 60 Punkte hat, gewinnt die höchste Summe; bei Gleichstand die bessere letzte
    Runde; ist auch die gleich, wird der Sieg geteilt.

    Wie viele Symbole jede Karte trägt, lässt sich aus dem Regelblatt nicht ablesen. Unsere eigene
    Tabelle springt ein und geht nach der letzten Ziffer: 1 Symbol für 1, 3, 6 und 9; 2 für 2, 4 und
    8; 3 für 5 und 7; 4 für 0. Wenn du die echten Karten hast, trag ihre Zahlen in die Option
    „symbols“ ein.

    Varianten des Regelblatts, als Optionen: eine feste Zahl von Runden statt der 60 Punkte, zum
    Beispiel so viele, wie Personen mitspielen; mehr als 12 Karten für alle, das ist schwerer; oder
    verschieden große Hände als Ausgleich, wenn ihr verschieden stark seid: 12 Karten für
    Unerfahrene, 13 für Bessere und 14 für Profis.

## The rules: chapters and pictures

web-chapter-aim = Das Ziel
web-chapter-clear = Die Mitte abräumen
web-chapter-announce = Verkünden
web-chapter-symbols = Joker-Symbole
web-figure-order = Zwölf geordnete Zahlen: Jede ist höher als die davor. Lücken machen nichts.
web-figure-insert = Hier kommt die { $card } hinein. Eine Nachbarkarte, die { $one } oder die { $other }, muss gehen; es geht die { $gone }, und alles ist geordnet.
web-figure-insert-end = An ein Ende gesteckt, kann eine Karte auch die am anderen Ende verdrängen: Hier darf die { $one } oder die { $other } gehen, und es geht die { $gone }.
web-figure-clear = Alle drei liegen offen. Bevor du eine nimmst, darfst du drei verdeckte dafür hinlegen lassen.
web-figure-series = Wer nicht verkündet hat, bekommt die Punkte der besten Folge, die nur steigt oder nur fällt. Hier sind es { $points }.
web-figure-symbols = Unsere eigene Tabelle der Symbole: Die letzte Ziffer entscheidet.
web-figure-centre = In der Mitte

## Disputed points: MyRummy 111

ruling-q-one-1 = Was ist eine Folge für alle, die nicht verkündet haben?
    .ruling = Karten direkt nebeneinander, die nur steigen oder nur fallen. Dazwischen darf keine ausgelassen werden.
ruling-q-one-2 = Bekommen die anderen auch Punkte, wenn richtig verkündet wurde?
    .ruling = Ja, immer, ob es gestimmt hat oder nicht.
ruling-q-one-3 = Was, wenn die längste Folge nicht die wertvollste ist?
    .ruling = Die wertvollste zählt.
ruling-q-one-4 = Muss deine Folge in die Richtung laufen, die du dir vorgenommen hast?
    .ruling = Nein. Sich eine Richtung vorzunehmen ist nur ein Rat; Steigen und Fallen zählen beide.
ruling-q-one-5 = Darf mehr als eine Folge gezählt werden?
    .ruling = Nein, nur eine.
ruling-q-one-6 = Wie viele Joker-Symbole hat jede Karte?
    .ruling = Das Regelblatt verrät es nur für vier. Unsere eigene Tabelle passt zu diesen vieren, und du kannst die Symbole deiner Karten eintragen.
ruling-q-one-7 = Zählt nach einem falschen Verkünden noch eine Folge?
    .ruling = Nein, es gibt gar nichts.
ruling-q-one-8 = Musst du eine geordnete Hand verkünden?
    .ruling = Nein, du darfst auf mehr Punkte warten.
ruling-q-one-9 = Darfst du ohne Tausch verkünden, etwa eine schon geordnet ausgeteilte Hand?
    .ruling = Nein, nur nach einem eigenen Tausch.
ruling-q-one-10 = Was, wenn der Nachziehstapel zum Abräumen nicht reicht?
    .ruling = Die früher abgelegten Karten werden hineingemischt, nicht aber die drei, die gerade abgeräumt werden. Sind es dann immer noch weniger als drei, kann niemand abräumen.
ruling-q-one-11 = Was, wenn nie jemand verkündet?
    .ruling = Das Regelblatt sagt dazu nichts. Nach der Zahl von Zügen, die in den Optionen steht, endet die Runde, und alle bekommen die Punkte einer Folge.
ruling-q-one-12 = Darfst du die genommene Karte zurücklegen?
    .ruling = Nein. Sie bleibt auf deiner Hand, und eine Nachbarkarte muss gehen.
ruling-q-one-13 = Darfst du eine verdeckte Karte vor der Wahl ansehen?
    .ruling = Nein, genommen ist genommen.
ruling-q-one-14 = Was, wenn Summe und letzte Runde gleich sind?
    .ruling = Dann wird der Sieg geteilt.
ruling-q-one-15 = Wer gewinnt bei Gleichstand nach einer festen Zahl von Runden?
    .ruling = Auch dann entscheidet die bessere letzte Runde.
ruling-q-one-17 = Darfst du im selben Zug abräumen und verkünden?
    .ruling = Ja, das Abräumen gehört zum Zug. Abräumen darfst du aber nur einmal pro Zug.
ruling-q-one-18 = Darf man die abgeräumten Karten durchsehen?
    .ruling = Ja, sie liegen offen.
ruling-d-one-1 = Im gedruckten Beispiel wird eine 23 abgelegt, die nirgends zu sehen ist.
    .ruling = Ein Druckfehler: Gemeint ist die 83, denn nur die 27 oder die 83 darf dort gehen.
