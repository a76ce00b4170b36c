### Words of every game: the engine's own, for the terminal, the server and the pages alike.

## The language

language-name = Deutsch

## Seats and lists

seat = Person { $number }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }

## Bots

bot-mia = Mia
    .about = Lernt noch. Übersieht vieles und ist leicht zu schlagen.
bot-leo = Leo
    .about = Spielt zum Spaß. Sieht die einfachen Züge und verpasst die raffinierten.
bot-nora = Nora
    .about = Spielt solide und macht wenig Fehler. Für die meisten eine gute Gegnerin.
bot-viktor = Viktor
    .about = Spielt seit Jahren. Sieht fast alles und verschenkt wenig.
bot-ada = Ada
    .about = Die Meisterin. Merkt sich alles, kann lange warten und spielt auf Sieg.
bot-named = { $name } (Bot)

## Suits of cards, colours of tiles

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik
colour-blue = Blau (c)
colour-yellow = Gelb (d)
colour-red = Rot (h)
colour-green = Grün (s)
colour-black = Schwarz (c)
colour-grey = Grau (d)
colour-purple = Lila (h)

## Options of every game

option-players = Mitspielende
    .about = Wie viele Menschen und Bots am Tisch sitzen.
option-rounds = Runden
    .about = Wie viele Runden die Partie hat; 0, wenn nur die Punkte sie beenden.
option-target = Punkte bis zum Ende der Partie
    .about = Die Partie ist zu Ende, sobald jemand so viele Punkte hat, plus oder minus; 0, wenn nur die Runden sie beenden.
option-max-rounds = Höchstzahl der Runden
    .about = Nach so vielen Runden ist die Partie zu Ende, wie auch immer die Punkte stehen.
option-last-round-decides = Letzte Runde entscheidet
    .about = Liegen mehrere gleichauf vorn, gewinnt, wer von ihnen in der letzten Runde am besten war.
option-extra-round = Zusatzrunde bei Gleichstand
    .about = Bei Gleichstand an der Spitze gibt es noch eine Runde statt eines geteilten Siegs oder eines Unentschiedens.
option-group-match = Die Partie
option-group-deal = Geben und Anfang
option-group-turn = Ein Zug
option-group-melds = Was gelegt werden darf
option-group-opening = Das erste Auslegen
option-group-table = Auf dem Tisch
option-group-end = Ende der Runde
option-group-score = Punkte
option-group-clock = Zeit
option-group-limits = Grenzen

## Events

event-dealt = Ausgeteilt: je { $cards }{ $stock ->
        [0] .
        [one] ; zum Ziehen bleibt 1.
       *[other] ; zum Ziehen bleiben { $stock }.
    }
event-starts = Es beginnt: { $seat }.
    .you = Du beginnst.
event-drew = { $seat } zieht nach.
    .you = Du ziehst nach.
event-got = Du bekommst { $pieces }.
event-took = { $seat } nimmt { $pieces }.
    .you = Du nimmst { $pieces }.
event-melded = { $seat } legt { $melds } aus.
    .you = Du legst { $melds } aus.
event-added = { $seat } legt { $pieces } an Kombination { $meld } an.
    .you = Du legst { $pieces } an Kombination { $meld } an.
event-discarded = { $seat } wirft { $pieces } ab.
    .you = Du wirfst { $pieces } ab.
event-passed = { $seat } passt.
    .you = Du passt.
event-timed-out = Für { $seat } ist die Zeit abgelaufen.
    .you = Deine Zeit ist abgelaufen.
event-resigned = { $seat } gibt auf.
    .you = Du gibst auf.
event-round-over = Die Runde ist zu Ende.
event-left = { $points ->
        [0] { $seat } hat nichts übrig.
        [one] { $seat } hat einen Punkt übrig.
       *[other] { $seat } hat { $points } Punkte übrig.
    }
    .you = { $points ->
            [0] Du hast nichts übrig.
            [one] Du hast einen Punkt übrig.
           *[other] Du hast { $points } Punkte übrig.
        }
event-match-over = { $win ->
        [draw] Die Partie ist zu Ende. Niemand gewinnt: unentschieden.
        [team] Die Partie ist zu Ende. Sieg für das Team { $winners }.
        [shared] Die Partie ist zu Ende. Geteilter Sieg für { $winners }.
       *[alone] Die Partie ist zu Ende. Sieg für { $winners }.
    }

## How a match ended

result-target = Die Punktzahl, mit der die Partie endet, ist erreicht.
result-rounds = Alle Runden sind gespielt.
result-cap = Die Partie hat ihre Höchstzahl an Runden erreicht.
result-resigned = Es ist niemand mehr da, gegen den man spielen könnte.
won = { $win ->
        [draw] Unentschieden: Niemand gewinnt
        [team] Sieg für das Team { $winners }
        [shared] Geteilter Sieg für { $winners }
       *[alone] Sieg für { $winners }
    }
sheet-bonus = Bonus
tally-melds = Gemeldete Karten
tally-left = Karten auf der Hand
tally-rest = Übrig geblieben
tally-taken = Was die anderen verlieren
tally-difference = Unterschied der Reste: { $more } − { $less }
tally-won = Runde gewonnen

## Reasons of hints

why-goes-out = Damit wirst du alles los.
why-joker-kept = Der Joker bleibt dir.
why-alone = { $piece } passt zu nichts, was du sonst hast.
why-completes = { $piece } macht { $pieces } voll.
why-longer = { $piece } verlängert eine Kombination: { $pieces }.
why-no-meld = { $piece } macht dir keine Kombination voll.
why-refused = { $seat } hat { $pieces } abgeworfen oder liegen lassen: ein Zeichen, dass es dort wenig hilft.
why-sure = Der beste Bot spielt so in { $sure } von 10 Fällen.

## Refusals: notation

error-bad-piece = „{ $text }“ ist keine Karte und kein Stein. Schreib erst die Zahl, dann die Farbe (c ♣, d ♦, h ♥, s ♠): 7h, 10c, Ks oder 13s, und * für einen Joker.
error-bad-meld = „{ $text }“ ist keine Liste von Karten oder Steinen. Schreib sie mit Leerzeichen dazwischen: 5h 6h 7h.
error-bad-move = „{ $text }“ ist hier kein Zug. Möglich sind: { $moves }.
error-bad-number = „{ $text }“ ist keine ganze Zahl.

## Refusals: rules and seats

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Wähle eines von diesen: { $games }.
error-unknown-option = { $game } hat keine Option „{ $option }“. Es gibt: { $options }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Wähle einen von diesen: { $bots }.
error-unknown-language = Die Sprache „{ $language }“ gibt es hier noch nicht. Wähle eine von diesen: { $languages }.
error-bad-option = „{ $value }“ passt nicht zur Option { $option }. Möglich ist: { $expected }.
error-options-clash = Die Optionen { $first } und { $second } widersprechen sich. Ändere eine davon.
error-bad-seats = { $game }: { $numbers } Personen, nicht { $players }.
error-bot-failed = Der Bot „{ $bot }“ kann nicht weiterspielen: { $reason } ({ $move }). Das ist ein Fehler im Programm. Melde ihn bitte mit dieser Meldung, den Optionen und dem Startwert.

## Refusals: moves

error-not-your-turn = { $seat } ist jetzt nicht dran.
error-round-over = Die Runde ist zu Ende: Bis zur nächsten kann niemand etwas tun.
error-match-over = Die Partie ist zu Ende.
error-round-not-over = Diese Runde muss erst zu Ende gespielt werden, bevor neu gegeben wird.
error-wrong-phase = „{ $move }“ geht an dieser Stelle deines Zugs nicht. Sieh nach, was möglich ist.
error-not-in-hand = Du hast { $piece } nicht.
error-wrong-move = „{ $move }“ ist kein Zug in diesem Spiel.
error-no-seat = Einen Platz „{ $text }“ gibt es nicht. Plätze werden ab 0 gezählt, der letzte ist { $last }.
error-has-resigned = { $seat } hat schon aufgegeben.
error-clock-only = Das darf nur die Uhr sagen. Wenn du selbst die Uhr führst, nimm Match.time_out.
error-deals-outside = Diese Partie bekommt den Schlüssel für jedes Geben von außen. Gib ihre nächste Runde mit rummel.match.next_round und einem Schlüssel.

## Refusals: melds

error-meld-short = Eine Kombination braucht mindestens drei Karten oder Steine; { $meld } hat nur { $count }.
error-meld-neither = { $meld } ist weder Reihe (Sequenz) noch Satz. Eine Reihe steigt in einer Farbe, ein Satz hat eine Zahl in verschiedenen Farben.
error-meld-neither-mixed = { $meld } ist weder Reihe (Sequenz) noch Satz. Eine Reihe steigt Zahl um Zahl, ein Satz hat eine Zahl in verschiedenen Farben.
error-run-gap = In der Reihe { $meld } passt { $after } nicht hinter { $before }: Die Zahlen müssen aufeinanderfolgen.
error-run-suits = Die Reihe { $meld } mischt Farben: { $piece } gehört nicht hinein.
error-run-wrap = Die Reihe { $meld } geht über die letzte Zahl hinaus. Dort muss sie enden.
error-run-long = Die Reihe { $meld } ist zu lang: { $count } statt höchstens { $most }.
error-runs-barred = Hier sind nur Sätze erlaubt, und { $meld } ist eine Reihe.
error-set-suit-twice = Im Satz { $meld } kommt { $suit } zweimal vor. Jede Farbe darf nur einmal dabei sein.
error-set-ranks = Der Satz { $meld } mischt Zahlen. Alle müssen gleich sein.
error-sets-barred = Hier sind nur Reihen erlaubt, und { $meld } ist ein Satz.
error-joker-undeclared = Sag, wofür der Joker in { $meld } steht, zum Beispiel *=7h.
error-joker-no-natural = { $meld } darf nicht nur aus Jokern bestehen.
error-joker-too-many = { $meld } hat { $count } Joker; { $most ->
        [one] nur einer ist
       *[other] höchstens { $most } sind
    } erlaubt.
error-joker-adjacent = In { $meld } stehen zwei Joker nebeneinander. Setz etwas dazwischen.
error-joker-majority = { $meld } braucht mehr andere Karten oder Steine als Joker.

## Refusals: records and deals

error-record-empty = Die Aufzeichnung ist leer.
error-record-file = Die Aufzeichnung { $path } ist nicht lesbar: { $reason }. Prüfe den Pfad.
error-record-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: { $reason ->
        [order] Sie gehört nicht an diese Stelle
        [seats] Sie nennt mehr oder weniger Plätze, als besetzt sind
        [round] Ihre Rundennummer oder ihre Startwerte passen nicht
        [reveal] Ihr aufgedeckter Startwert ist keine Hexadezimalzahl
        [pledges] Ihre Siegel fehlen oder sind unlesbar
        [unknown] So eine Zeile hat keine Aufzeichnung
        [number] Sie nennt eine Kombination mit einer Nummer, die es nicht gibt
        [length] Sie ist zu lang
       *[other] { $reason }
    }.
error-record-version = Die Aufzeichnung hat Version { $version }; dieses Programm liest Version { $known }.
error-record-move = Der Zug in Zeile { $line } ist nicht erlaubt: { $reason }
error-record-result = Das Ergebnis in Zeile { $line } folgt nicht aus den Zügen.
error-record-cut = Die Aufzeichnung bricht nach Zeile { $line } ab, bevor die Partie zu Ende ist.
error-record-after-end = Zeile { $line } kommt nach dem Ende der Partie.
error-deal-commit = Der Startwert, der in Zeile { $line } aufgedeckt wird, passt nicht zum Siegel, das vor dem Geben feststand.
error-deal-words = Die Worte von { $seat } in Zeile { $line } passen nicht zu dem Siegel von vor der Partie.
error-receipt-read = Der Beleg lässt sich nicht lesen: { $reason }

## Refusals: score sheets

error-sheet-entries = Eine Runde braucht { $needed } Einträge, einen für jeden Platz; hier { $count ->
        [one] ist es einer
       *[other] sind es { $count }
    }.
error-sheet-points = „{ $text }“ sind keine Punkte. Schreib eine ganze Zahl, etwa 12 oder -7.
error-sheet-racks = In diesem Spiel zählt nicht, was übrig ist: Gib für alle die Punkte ein.
error-sheet-empty = Nur wer gewonnen hat, kann nichts mehr haben, und hier sind { $count } leer. Schreib auf, was die anderen übrig haben.
error-sheet-round = Eine Runde { $number } steht noch nicht auf dem Zettel; { $count ->
        [0] noch ist keine
        [one] bisher ist eine
       *[other] bisher sind { $count }
    } aufgeschrieben.
error-sheet-word = „{ $text }“ bedeutet hier nichts. Möglich sind: { $words }.
error-sheet-sides = Schreib für jede Partei einen Eintrag, mit einem Schrägstrich dazwischen. Nötig: { $needed }; hier: { $count }.
error-sheet-many = „{ $word }“ kann nicht { $count } sein: Höchstens { $most } geht.
error-sheet-melds = Zu diesen Prämien gehören Kombinationen, die mindestens { $needed } zählen, nicht { $points }: Schreib auf, was alle gemeldeten Karten zählen.

## Refusals: lessons

error-lesson-unknown = Diese Aufgabe gibt es in der Lektion zu { $game } nicht. Aufgaben dort: { $tasks }.
error-lesson-other = Die Regeln erlauben das, aber in dieser Aufgabe geht es um etwas anderes. Lies sie noch einmal, oder lass es dir zeigen.
error-lesson-long = Eine Aufgabe einer Lektion hat höchstens { $most } Züge. Beginne sie neu.
error-puzzle-more = So legst du { $laid }, möglich sind { $most }. Such weiter.

## Refusals: positions as text

error-position-long = Eine Stellung hat höchstens { $most } Zeichen. Lass weg, was versehentlich mitkopiert wurde.
error-position-field = Eine Stellung dieses Spiels kennt kein „{ $field }“. Ihre Felder, geschrieben als Feld=Wert, sind: { $fields }.
error-position-twice = „{ $field }“ steht zweimal da. Schreib es nur einmal.
error-position-lacks = „{ $field }“ fehlt. Ergänze es, oder lass weg, was dazugehört.
error-position-value = „{ $value }“ passt nicht zu { $field }. Möglich ist: { $expected }.
error-position-seats = { $field } braucht einen Wert für jeden Platz: { $players } und nicht { $count }.
error-position-copies = { $piece } ist zu oft da: { $count }-mal, im Spiel gibt es davon { $most }. Sieh Hände, Stapel und Kombinationen durch.
error-position-count = Hände, Stapel und Kombinationen haben zusammen { $count } Steine oder Karten, verdeckte mitgezählt, das Spiel hat { $pack }. Berichtige eine Zahl, oder schreib in einen der Stapel ?rest.
error-position-clash = { $first } und { $second } passen so nicht zusammen. Ändere eins von beiden.
error-position-stuck = In dieser Stellung könnte niemand etwas tun. Ändere die Phase oder die Hand der Person, die an der Reihe ist.
error-position-no-deal = In { $tries } Versuchen fand sich nichts, was verdeckt liegen könnte. Gib mehr von den Händen an.
error-position-open = Was in { $field } verdeckt ist, müsste hier zu sehen sein. Schreib es hin, statt „?“.

## Refusals: positions for the arranger

error-solve-line = Diese Stellung ist nicht lesbar: { $reason }. Jede Zeile ist ein JSON-Objekt mit „game“ und „rack“ und, wenn du magst, „table“, „rules“, „opened“ und „objective“.
error-solve-no-melds = In diesem Spiel gibt es nichts zu ordnen: Es hat keine Kombinationen.
error-solve-copies = { $piece } ist öfter da, als es in diesem Spiel vorkommt ({ $most }-mal). Sieh Tisch und Bank durch.
error-solve-jokers = Es sind { $count } Joker; höchstens { $most } sind möglich.
error-solve-rack-long = Auf der Bank sind { $count }; höchstens { $most } sind möglich.
error-solve-table = Auf dem Tisch liegt etwas, das keine Kombination ist. Alles dort muss eine Reihe oder ein Satz sein.
error-solve-rules = Diese Regeln widersprechen sich, oder ein Wert oder ein Ziel liegt außerhalb der Grenzen.
error-solve-limit = Eine Grenze ist kleiner als null oder zu hoch.

## What a record proves about its deals, and what only a receipt can

fair-seeds-receipt = Der Server hatte seinen Teil aller Runden festgelegt, bevor irgendwelche Worte bekannt waren: Es ist der Teil, den der Beleg vorher festgehalten hat.
fair-seeds-record = Die Aufzeichnung allein zeigt nicht, dass der Server seinen Teil festgelegt hatte, bevor die Worte am Tisch bekannt waren. Der Beleg von jemandem, der mitgespielt hat, zeigt es.
fair-seeds-plain = Diese Partie wurde nach dem alten Verfahren gegeben: Nichts zeigt, dass der Server seinen Teil festgelegt hatte, bevor die Worte am Tisch bekannt waren.
fair-seeds-changed = Der Teil des Servers ist nicht der, den der Beleg festgehalten hat, bevor Worte bekannt waren: Er wurde ausgetauscht.
fair-words-receipt = Alle Worte waren versiegelt, bevor irgendwelche bekannt waren: Es sind die Siegel, die der Beleg vorher festgehalten hat.
fair-words-record = Die Aufzeichnung allein zeigt nicht, dass alle Worte versiegelt waren, bevor irgendwelche bekannt wurden. Der Beleg von jemandem, der mitgespielt hat, zeigt es.
fair-words-plain = Das alte Verfahren kennt keine Siegel: Wer zuletzt kam, oder der Server, kann alle anderen Worte vorher gekannt haben.
fair-words-changed = Die Siegel sind nicht die, die der Beleg festgehalten hat, bevor Worte bekannt waren: Sie wurden ausgetauscht.
fair-used-all = Die Worte von allen am Tisch stecken in jeder Runde.
fair-used-some = Alle versiegelten Worte stecken in jeder Runde. Nichts versiegelt haben: { $names }.
fair-used-missing = Gegeben ohne die Worte von (Runden in Klammern): { $missing }. Alle anderen versiegelten Worte stecken darin.
fair-used-none = Niemand hat Worte versiegelt: Die Karten kamen allein vom Server.
fair-used-left-out = Dein Gerät hat seine Worte aufgedeckt, aber diese Runden wurden ohne sie gegeben: { $rounds }.
fair-used-changed = In diesen Runden stecken andere Worte als die, die dein Gerät aufgedeckt hat: { $rounds }.
fair-used-plain = Was alle beigetragen haben, steckt in jeder Runde, aber nichts zeigt, dass es niemand ausgetauscht hat.
fair-cards-record = Die Karten jeder Runde folgen aus dem Teil des Servers und den Worten am Tisch.
fair-cards-receipt = Die Karten jeder Runde folgen aus dem Teil des Servers und den Worten am Tisch, und deine Hand war die, die dein Gerät gesehen hat.
fair-cards-changed = In Runde { $round } hat dein Gerät eine andere Hand gesehen als die in der Aufzeichnung.
fair-moves-record = Jeder Zug folgt den Regeln.
fair-moves-changed = Die Regeln in der Aufzeichnung sind nicht die, die dein Gerät vor der Partie gesehen hat.
