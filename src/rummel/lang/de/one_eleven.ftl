# 111: words of the family one-eleven.

game-one-eleven = MyRummy 111
    .about = Bring deine zwölf Zahlen in Ordnung, Tausch für Tausch und ohne sie je umzustecken.

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

## Options

option-one-eleven-hand = Karten auf der Hand
    .about = Wie viele Karten alle bekommen; mit mehr Karten wird die Runde länger und schwerer.
option-one-eleven-hands = Karten je Hand
    .about = Ausgleich für verschieden Starke: wie viele Karten jeder Platz bekommt, zum Beispiel 12,13,14; leer, wenn alle gleich viele bekommen.
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
option-one-eleven-announced-for-you = Verkünden von selbst
    .about = Die Runde endet von selbst, sobald ein Tausch eine Hand in Ordnung bringt; niemand verkündet.
option-one-eleven-short-pile = Knapper Nachziehstapel
    .about = Was beim Abräumen gilt, wenn weniger als drei Karten im Nachziehstapel sind.
    .reshuffle = die abgeräumten werden hineingemischt
    .stay = niemand kann mehr abräumen
    .rest = die letzten Karten kommen, andere Plätze bleiben leer
option-one-eleven-youngest = Jüngste Person
    .about = Der Platz, der die erste Runde beginnt, von 0 an gezählt.
option-one-eleven-max-turns = Höchstzahl der Züge
    .about = Nach so vielen Zügen pro Person endet die Runde ohne Verkünden, und alle bekommen die Punkte einer Folge.

## Events

event-dealt-hand = { $seat } bekommt { $cards } Karten.
event-chose = { $seat } legt sich auf eine Richtung fest.
event-chose-own = Deine Zahlen sollen von links nach rechts { $direction ->
        [falling] fallen
       *[rising] steigen
    }.
event-cleared = { $seat } räumt { $cards } ab; neue Karten liegen verdeckt da.
event-reshuffled-discards = Die abgeräumten Karten sind in den Nachziehstapel gemischt; jetzt darin: { $stock }.
event-took-hidden = { $seat } nimmt die verdeckte Karte von Platz { $spot }.
event-inserted = { $seat } steckt die neue Karte ein (links davon: { $gap }) und legt { $card } offen auf Platz { $spot }.
event-announced = { $seat } verkündet eine geordnete Hand: { $cards }.
event-order-right = Sie stimmt: { $points } Punkte für { $seat }.
event-order-wrong = Sie stimmt nicht: keine Punkte für { $seat }.
event-series = { $seat } bekommt { $points } für { $cards }.
event-no-series = { $seat } hat keine Folge und bekommt nichts.

## How a round ended

outcome-one-in-order = Eine Hand ist geordnet.
outcome-one-mistake = Die verkündete Hand war nicht in Ordnung.
outcome-one-turn-cap = In allen Zügen dieser Runde hat niemand verkündet.

## Refusals

error-one-no-spot = In der Mitte gibt es keinen Platz { $spot }. Nimm von Platz 1 bis { $most }.
error-one-spot-empty = Auf Platz { $spot } liegt keine Karte mehr. Nimm von einem anderen.
error-one-centre-hidden = Abräumen kannst du erst, wenn in der Mitte alles offen liegt; noch { $hidden ->
        [one] liegt eine Karte
       *[other] liegen { $hidden } Karten
    } verdeckt. Nimm eine Karte.
error-one-pile-short = Zum Abräumen braucht es drei neue Karten. Im Nachziehstapel sind noch: { $cards }. Nimm eine Karte.
error-one-no-gap = Eine Lücke { $gap } gibt es in deiner Hand nicht. Sag, wie viele Karten links davon sein sollen: 0 bis { $most }.
error-one-no-drop = Mit { $gap } Karten links von der neuen kann mit „{ $drop }“ keine gehen. Es geht eine Nachbarkarte (left oder right) oder, wenn die neue Karte an einem Ende steckt, das andere Ende (far).

## Prompts and moves

phase-one-eleven-choose = Leg dich fest: steigend (rising) oder fallend (falling).
phase-one-eleven-take = Nimm eine Karte aus der Mitte.
phase-one-eleven-insert = Steck die Karte ein und sag, welche geht.
phase-one-eleven-announce = Verkünde, dass deine Hand geordnet ist, oder passe.

move-one-eleven-choose = choose DIRECTION – dich für diese Runde auf steigend (rising) oder fallend (falling) festlegen (choose rising)
move-one-eleven-clear = clear – die drei offenen Karten der Mitte abräumen, drei verdeckte kommen
move-one-eleven-take = take SPOT – die Karte von Platz 1, 2 oder 3 der Mitte nehmen (take 2)
move-one-eleven-insert = insert GAP DROP – die Karte so einstecken, dass GAP Karten links davon sind; es geht die Nachbarkarte links (left) oder rechts (right) oder das andere Ende (far) (insert 3 right)
move-one-eleven-announce = announce – verkünden, dass deine Hand geordnet ist; das beendet die Runde
move-one-eleven-pass = pass – nichts sagen; die nächste Person ist dran
