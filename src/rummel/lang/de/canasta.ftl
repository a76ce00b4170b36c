### Canasta.

## Names

game-canasta = Canasta
    .about = Sammelt zu zweit sieben Gleiche und schnappt den anderen das Paket weg.

## Options

option-canasta-draws = Karten beim Ziehen
    .about = Wie viele Karten vom Stapel gezogen werden.
    .by-players = eine, zu zweit zwei
    .one = eine
    .two = zwei
option-canasta-canastas = Canastas zum Ausmachen
    .about = Wie viele Canastas eine Partei braucht, um auszumachen.
    .by-players = eine, zu zweit zwei
    .one = eine
    .two = zwei
option-canasta-take-with-wild = Kaufen mit wilder Karte
    .about = Ein Paket, das nicht eingefroren ist, kann auch mit einer natürlichen und einer wilden Karte gekauft werden.
option-canasta-take-for-meld = Kaufen zum Anlegen
    .about = Ein Paket, das nicht eingefroren ist, kann gekauft werden, indem die oberste Karte an eine eigene Kombination angelegt wird.
option-canasta-always-frozen = Paket immer eingefroren
    .about = Das Paket wird nur mit zwei natürlichen Karten aus der Hand gekauft.
option-canasta-closed-canastas = Geschlossene Canastas
    .about = An eine Canasta aus sieben Karten wird nichts mehr angelegt.
option-canasta-ask-partner = Den Partner fragen
    .about = Vor dem Ausmachen darf der Partner gefragt werden; seine Antwort gilt.
option-canasta-last-discard = Letzte Karte wird abgeworfen
    .about = Zum Ausmachen gehört eine Karte, die abgeworfen wird; sonst dürfen alle Karten gemeldet werden.
option-canasta-concealed-minimum = Erstmeldung bei verdecktem Ausmachen
    .about = Auch wer verdeckt ausmacht, muss die Punkte der Erstmeldung erreichen, wenn die Partei noch nichts gemeldet hat.
option-canasta-empty-stock = Leerer Stapel
    .about = Was geschieht, wenn die letzte Karte des Stapels gezogen ist.
    .play-on = es geht weiter, solange das Paket gekauft wird
    .end = die Runde endet mit dem nächsten Abwurf
option-canasta-lone-red-threes = Rote Dreien ohne Meldung
    .about = Was rote Dreien einer Partei zählen, die nichts gemeldet hat.
    .minus = Minuspunkte
    .nothing = nichts

## Prompts and moves

phase-canasta-draw = Zieh oder kauf das Paket.
phase-canasta-meld = Melde, was du willst, dann wirf ab.
phase-canasta-answer = Dein Partner fragt: „Darf ich ausmachen?“

move-canasta-draw = draw – vom Stapel ziehen
move-canasta-take = take KARTEN | KARTEN – das Paket kaufen: zuerst die Kombination mit der obersten Karte, dann weitere, wenn die Erstmeldung sie braucht (take 9c 9d 9h); die oberste Karte allein kommt an eine eigene Kombination (take 9h)
move-canasta-pass = pass – das Paket liegen lassen; weil der Stapel leer ist, endet die Runde
move-canasta-ask = ask – den Partner fragen, ob du ausmachen sollst
move-canasta-answer = answer yes|no – den Partner ausmachen lassen oder nicht
move-canasta-lay = lay KARTEN | KARTEN – eine oder mehrere Kombinationen auslegen (lay 13c 13d 13h | 5c 5d *)
move-canasta-add = add NUMMER KARTEN – Karten an die Kombination mit dieser Nummer anlegen (add 2 9h *)
move-canasta-discard = discard KARTE – eine Karte abwerfen und den Zug beenden (discard 4c)

## Events

event-canasta-upcard = { $pieces } wird aufgedeckt und eröffnet das Paket.
event-canasta-red = { $seat } legt { $pieces } als Bonus hin.
    .you = Du legst { $pieces } als Bonus hin.
event-canasta-drew = { $seat } zieht zwei Karten.
    .you = Du ziehst zwei Karten.
event-canasta-took = { $seat } kauft das Paket mit { $pieces } obenauf; Karten darin: { $cards }.
    .you = Du kaufst das Paket mit { $pieces } obenauf; Karten darin: { $cards }.
event-canasta-added = { $seat } legt { $pieces } an die { $rank ->
        [1] Asse
        [11] Buben
        [12] Damen
        [13] Könige
       *[other] { $rank }er
    } an.
    .you = Du legst { $pieces } an die { $rank ->
            [1] Asse
            [11] Buben
            [12] Damen
            [13] Könige
           *[other] { $rank }er
        } an.
event-canasta-frozen = { $seat } friert das Paket ein.
    .you = Du frierst das Paket ein.
event-canasta-natural = { $seat } macht eine echte Canasta: { $pieces }.
    .you = Du machst eine echte Canasta: { $pieces }.
event-canasta-mixed = { $seat } macht eine gemischte Canasta: { $pieces }.
    .you = Du machst eine gemischte Canasta: { $pieces }.
event-canasta-asked = { $seat } fragt: „Darf ich ausmachen?“
    .you = Du fragst: „Darf ich ausmachen?“
event-canasta-answered = { $seat } sagt: { $answer ->
        [yes] „Ja, mach aus!“
       *[no] „Nein, warte bitte.“
    }
    .you = Du sagst: { $answer ->
            [yes] „Ja, mach aus!“
           *[no] „Nein, warte bitte.“
        }
event-canasta-fined = { $seat } durfte ausmachen und hat es nicht getan: 100 Minuspunkte.
    .you = Du durftest ausmachen und hast es nicht getan: 100 Minuspunkte.
event-canasta-out = { $seat } macht aus.
    .you = Du machst aus.
event-canasta-concealed = { $seat } macht verdeckt aus!
    .you = Du machst verdeckt aus!
event-canasta-counted = { $seats }: Prämien { $bonus }, Kombinationen { $cards }, auf der Hand { $left }, zusammen { $points }.

## How a round ended

outcome-canasta-out = Es wurde ausgemacht.
outcome-canasta-concealed = Es wurde verdeckt ausgemacht.
outcome-canasta-stock = Der Stapel ist leer, und das Paket wurde nicht gekauft.
outcome-canasta-red-last = Die letzte Karte des Stapels war eine rote Drei.

## On the score sheet

tally-canasta-natural = Echte Canastas
tally-canasta-mixed = Gemischte Canastas
tally-canasta-red = Rote Dreien
tally-canasta-fine = Durfte ausmachen, tat es nicht
tally-canasta-out = Ausmachen
    .who = Wer hat ausgemacht?
tally-canasta-concealed = Verdeckt ausgemacht
    .about = Alle Karten in einem Zug, mit einer Canasta, und vorher nichts gemeldet.

## Refusals

error-canasta-naturals = { $meld } braucht mindestens zwei natürliche Karten, also keine Joker und keine Zweien.
error-canasta-wild-many = { $meld } hätte { $count } wilde Karten; höchstens { $most } sind erlaubt.
error-canasta-threes = Schwarze Dreien meldest du nur beim Ausmachen: drei oder vier, ohne wilde Karte.
error-canasta-full = { $meld } ist zu viel: Hier ist eine Canasta mit { $most } Karten geschlossen.
error-canasta-first-short = Das zählt { $points }; die Erstmeldung deiner Partei muss { $needed } zählen.
error-canasta-keep = Behalte zwei Karten, eine davon zum Abwerfen. Canastas zum Ausmachen nötig: { $needed }; deine Partei hat: { $count }.
error-canasta-refused = Dein Partner möchte nicht, dass du jetzt ausmachst: Behalte zwei Karten, eine davon zum Abwerfen.
error-canasta-needs-discard = Behalte eine Karte: Hier gehört zum Ausmachen ein Abwurf.
error-canasta-no-meld = Eine Kombination Nummer { $meld } gibt es auf dem Tisch nicht. { $count ->
        [0] Noch liegt keine da.
        [1] Dort liegt nur Nummer 1.
       *[other] Sie sind von 1 bis { $count } nummeriert.
    }
error-canasta-not-yours = Diese Kombination gehört einer anderen Partei. Lege nur bei deiner eigenen an.
error-canasta-no-fit = { $piece } passt nicht an { $pieces }.
error-canasta-stop = Oben liegt { $piece }: Jetzt kann niemand das Paket kaufen. Zieh eine Karte.
error-canasta-top = Um das Paket zu kaufen, melde zuerst die oberste Karte { $piece }.
error-canasta-pair = Das Paket ist für dich eingefroren. Du brauchst zwei Karten aus der Hand, die zu { $piece } passen, keine wilden.
error-canasta-key = Diese Karten ergeben mit { $piece } keine Kombination; damit kannst du das Paket nicht kaufen.
error-canasta-must-take = Der Stapel ist leer und { $piece } passt an eine eigene Kombination: Du musst das Paket kaufen.

## Reasons of hints

why-canasta-pile = Das Paket bringt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
why-canasta-first = Es reicht für die Erstmeldung deiner Partei: { $needed }.
why-canasta-natural = Es gibt eine echte Canasta.
why-canasta-mixed = Es gibt eine gemischte Canasta.
why-canasta-nears = Bis zur Canasta fehlen dann noch: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
why-canasta-stops = Liegt sie oben, kann { $seat } das Paket nicht kaufen.
why-canasta-freezes = Es friert das Paket ein.
why-canasta-not-theirs = Die Partei von { $seat } hat keine Kombination, zu der { $piece } passt.
why-canasta-single = { $piece } ist die einzige Karte ihres Rangs auf deiner Hand.
why-canasta-small = Das Paket hat erst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.

## In the terminal

cli-canasta-frozen = eingefroren
cli-canasta-natural = echte Canasta
cli-canasta-mixed = gemischte Canasta
cli-canasta-canastas = { $count }/{ $needed } Canastas

## On the pages

web-do-ask = Ausmachen?
web-do-answer = Antworten
web-canasta-ask-sure = Sagt dein Partner ja, musst du in diesem Zug ausmachen, sonst verliert deine Partei 100 Punkte.
web-canasta-ask = Fragen
web-canasta-go-out = Dein Partner sagt ja: Mach in diesem Zug aus.
web-canasta-yes = Ja, mach aus
web-canasta-no = Nein, warte
web-canasta-pile = Paket
web-canasta-frozen = eingefroren
web-canasta-frozen-you = für dich eingefroren
web-canasta-draw = Zieh vom Stapel.
web-canasta-take = Paket kaufen
web-canasta-take-with = Paket damit kaufen
web-canasta-needed = Deine Erstmeldung muss { $needed } zählen.
web-canasta-none = Noch nichts gemeldet
web-canasta-ours = Deine Partei
web-canasta-partner = Partner
web-canasta-count = Canastas: { $count } (zum Ausmachen: { $needed })
web-canasta-count-brief = Canastas: { $count }/{ $needed }
web-canasta-natural = echte Canasta
web-canasta-mixed = gemischte Canasta
web-canasta-red = Rote Dreien: { $count }
web-canasta-in-meld = So viele Karten hat die Kombination; ★ sagt, wie viele davon wild sind.

## The lesson

lesson-canasta-turn = Du spielst mit der Person gegenüber zusammen, und ihr sammelt Karten eines Rangs. Ein Zug beginnt mit einer Karte vom Stapel und endet mit dem Abwerfen: Tu beides.
lesson-canasta-open = Drei oder mehr Karten eines Rangs sind eine Kombination, und eine Zwei oder ein Joker kann aushelfen. Die Erstmeldung deiner Partei muss 50 zählen: Damen und Neunen je 10, die Zwei 20. Lege sie aus und wirf dann eine Karte ab.
lesson-canasta-pile = Hast du zwei Karten vom Rang der obersten Karte auf der Hand, gehört dir das ganze Paket. Du hast zwei Achten: Melde sie mit der dritten und kauf das Paket.
lesson-canasta-full = Sieben Karten eines Rangs sind eine Canasta. Ohne wilde Karten bringt sie 500, sonst 300, und zum Ausmachen brauchst du eine. Deinen Zehnen fehlt nur eine Karte: Lege sie an und wirf dann eine Karte ab.
lesson-canasta-win = Deine Partei hat eine Canasta, also darfst du ausmachen. Zieh, melde und lege an, was geht, und wirf deine letzte Karte ab: Damit endet die Runde.

## The rules

rules-canasta =
    Canasta spielt man mit zwei Kartenspielen zu 52 Blatt und vier Jokern. Vier Personen bilden zwei
    Parteien: Partner sitzen einander gegenüber und melden gemeinsam. Auch zwei oder drei können
    spielen, jeder für sich. Zu viert bekommen alle 11 Karten, zu dritt 13, zu zweit 15. Der Rest
    ist der Stapel. Seine oberste Karte wird aufgedeckt und eröffnet das Paket; ist es ein Joker,
    eine Zwei oder eine rote Drei, kommt eine weitere darauf, und das Paket ist eingefroren.

    Rote Dreien sind Bonuskarten. Sie werden automatisch vor dir ausgelegt, und du bekommst für jede
    eine neue Karte.

    Du sammelst Kombinationen: drei oder mehr Karten eines Rangs, von der Vier bis zum Ass. Farben
    spielen keine Rolle, Reihen gibt es nicht. Joker und Zweien sind wild und stehen für jeden Rang,
    aber jede Kombination braucht zwei natürliche Karten und hat höchstens drei wilde. Sieben Karten
    sind eine Canasta: ohne wilde Karten eine echte, sonst eine gemischte. Jede Partei hat von einem
    Rang nur eine Kombination, und nur sie legt daran an; eine Canasta darf weiter wachsen.

    Dein Zug: Zieh eine Karte vom Stapel oder kauf das Paket. Dann lege aus und lege an, so viel du
    magst, und beende den Zug, indem du eine Karte abwirfst. Zu zweit ziehst du zwei Karten und
    wirfst eine ab.

    Joker zählen 50, Asse und Zweien 20, König bis Acht 10, Sieben bis Vier und schwarze Dreien 5.
    Die Erstmeldung deiner Partei in einer Runde muss 50 zählen, ab 1500 Punkten 90 und ab 3000
    Punkten 120; mit einem Stand unter null reichen 15. Mehrere Kombinationen, die du auf einmal
    auslegst, zählen zusammen.

    Das Paket kaufst du, indem du seine oberste Karte sofort meldest; dann gehören dir auch alle
    anderen. Zwei natürliche Karten dieses Rangs aus der Hand reichen immer. Hat deine Partei schon
    gemeldet und ist das Paket nicht eingefroren, reichen auch eine natürliche und eine wilde, oder
    du legst die oberste Karte an eine eigene Kombination an. Für die Erstmeldung zählen nur die
    oberste Karte und deine Hand. Eine wilde Karte friert das Paket ein, bis es jemand kauft; dann
    hilft nur ein natürliches Paar. Liegt eine wilde Karte oder eine schwarze Drei oben, kann es
    nicht gekauft werden.

    Sobald deine Partei eine Canasta hat, darfst du ausmachen: Du meldest alle Karten oder alle bis
    auf eine, die du abwirfst. Zu zweit braucht man zwei Canastas. Sonst behalte nach dem Abwurf
    mindestens eine Karte. Bevor du etwas auslegst, darfst du deinen Partner fragen, ob du ausmachen
    sollst: Ein Nein gilt, und nach einem Ja kostet es 100 Punkte, es nicht zu tun. Schwarze Dreien
    meldest du nur beim Ausmachen, drei oder vier und ohne wilde Karten.

    Ist der Stapel leer, geht es weiter, solange alle das Paket kaufen. Passt seine oberste Karte an
    eine eigene Kombination und ist es nicht eingefroren, musst du es kaufen. Eine rote Drei als
    allerletzte Karte beendet die Runde.

    Jede Partei schreibt, was ihre Kombinationen zählen, 500 für jede echte und 300 für jede
    gemischte Canasta, 100 für jede rote Drei oder 800 für alle vier und 100 fürs Ausmachen.
    Verdeckt ausmachen bringt 100 mehr: alle Karten in einem Zug, mit eigener Canasta, nichts vorher
    gemeldet und nichts beim Partner angelegt. Handkarten werden abgezogen, auch die des Partners.
    Ohne Meldung zählen rote Dreien minus. Die Partie endet, wenn eine Partei 5000 Punkte hat; die
    meisten Punkte gewinnen.

## The rules: chapters and pictures

web-chapter-red-threes = Rote Dreien
web-chapter-first-meld-canasta = Die Erstmeldung
web-chapter-pile = Das Paket
web-chapter-going-out = Ausmachen
web-chapter-stock-end = Der leere Stapel
web-figure-canasta-melds = Kombinationen eines Rangs. Joker und Zweien sind wild; der Stern steht für einen Joker.
web-figure-canasta-made = Sieben Karten: eine echte und eine gemischte Canasta.
web-figure-canasta-points = Was Karten zählen, ausgelegt wie auf der Hand
web-figure-canasta-natural-none = nur eine natürliche Karte
web-figure-canasta-wild-none = vier wilde Karten
web-figure-canasta-run-none = Reihen gibt es nicht

## Disputed points: Canasta

ruling-q-can-1 = Wie viele Karten zieht man?
    .ruling = Eine; zu zweit zwei.
ruling-q-can-2 = Wie viele Canastas braucht man zum Ausmachen?
    .ruling = Eine; zu zweit zwei.
ruling-q-can-3 = Darf man das Paket mit einer natürlichen und einer wilden Karte kaufen?
    .ruling = Ja, wenn die Partei gemeldet hat und das Paket nicht eingefroren ist.
ruling-q-can-4 = Darf man das Paket kaufen, nur um seine oberste Karte anzulegen?
    .ruling = Ja, wenn es nicht eingefroren ist.
ruling-q-can-5 = Ist das Paket von Anfang an eingefroren?
    .ruling = Nur für eine Partei ohne Meldung, und für alle durch eine wilde Karte oder eine rote Drei darin.
ruling-q-can-6 = Darf eine Canasta mehr als sieben Karten haben?
    .ruling = Ja. Sie zählen mit, aber die Prämie bleibt gleich, und eine wilde Karte macht eine echte Canasta zur gemischten.
ruling-q-can-7 = Muss man vor dem Ausmachen den Partner fragen?
    .ruling = Nein, aber man darf. Ein Nein gilt für diesen Zug.
ruling-q-can-8 = Gehört zum Ausmachen ein Abwurf?
    .ruling = Nein, man darf alle Karten melden.
ruling-q-can-9 = Muss man auch beim verdeckten Ausmachen die Punkte der Erstmeldung erreichen?
    .ruling = Ja, wenn die Partei noch nichts gemeldet hat.
ruling-q-can-10 = Endet die Runde mit der letzten Karte des Stapels?
    .ruling = Nein, es geht weiter, solange alle das Paket kaufen.
ruling-q-can-11 = Was zählen rote Dreien ohne Meldung?
    .ruling = Sie zählen minus.
ruling-q-can-12 = Wann werden ausgeteilte rote Dreien hingelegt?
    .ruling = Gleich nach dem Geben, automatisch; niemand kann eine vergessen.
ruling-q-can-13 = Darf man das Paket durchsehen?
    .ruling = Nein. Man sieht die oberste Karte und wie viele es sind.
