### Karo 8.

## Names

game-karo8 = Karo 8
    .about = Helden wollen die roten Karten auslegen, Schurken die schwarzen – in Reihen, die von den Achten aus wachsen.

## Options

option-karo8-heroes = Helden
    .about = Die Plätze der Helden, von 0 an gezählt; leer für jeden zweiten Platz ab dem ersten.
option-karo8-three-players = Auch zu dritt
    .about = Drei dürfen spielen, zwei gegen einen.
option-karo8-ace = Das Ass
    .about = Wo das Ass in seiner Reihe liegt.
    .high = über dem König
    .low = unter der Zwei
    .either = an einem der beiden Enden
option-karo8-may-hold = Zurückhalten
    .about = Wer legen könnte, darf stattdessen ziehen oder bei leerem Stapel passen.
option-karo8-play-drawn = Gezogene Karte legen
    .about = Eine gerade gezogene Karte darf gleich gelegt werden, wenn sie passt.
option-karo8-first-eight = Wer ohne die Karo 8 beginnt
    .about = Wer von denen beginnt, die eine andere Acht haben.
    .left = wer links vom Gebenden zuerst kommt
    .suit = wer Herz hat, sonst Pik, sonst Kreuz
    .youngest = wer am jüngsten ist, sonst wer links davon zuerst kommt
option-karo8-youngest = Jüngste Person
    .about = Der Platz der jüngsten Person, von 0 an gezählt.
option-karo8-any-eight = Mit beliebiger Acht beginnen
    .about = Wer beginnt, darf jede Acht legen, nicht nur die, die entschieden hat.

## Prompts and moves

phase-karo8-draw-eight = Noch hat niemand eine Acht: Zieh eine Karte.
phase-karo8-start = Lege die erste Acht.
phase-karo8-play = Lege eine passende Karte; wenn keine passt, zieh eine.
phase-karo8-drawn = Lege die Karte, die du gerade gezogen hast, oder passe.

move-karo8-lay = lay KARTE – eine Karte in ihre Reihe legen (lay 8d)
move-karo8-draw = draw – eine Karte vom Stapel ziehen
move-karo8-pass = pass – nichts tun; die nächste Person ist dran

## Events

event-laid = { $seat } legt { $pieces }.
    .you = Du legst { $pieces }.
event-no-eight = Niemand hat eine Acht. Ihr zieht reihum, bis eine kommt; los geht es bei { $seat }.
    .you = Niemand hat eine Acht. Ihr zieht reihum, bis eine kommt; los geht es bei dir.

## How a round ended

outcome-heroes = Alle roten Karten liegen: Die Helden gewinnen.
outcome-villains = Alle schwarzen Karten liegen: Die Schurken gewinnen.

## Refusals

error-karo-must-eight = Die erste Karte muss { $piece } sein. Lege sie.
error-karo-no-row = { $piece } passt noch nicht: Erst muss { $needed } liegen.
error-karo-must-lay = Du kannst eine Karte legen, also musst du. Such dir eine passende aus.

## Reasons of hints

why-karo-own = Es ist deine eigene Farbe.
why-karo-forced = Von deiner eigenen Farbe passt nichts.
why-karo-next = Was danach passt, hast du selbst: { $pieces }.
why-karo-end = Es macht für die anderen nichts auf.
why-karo-opens = Es macht nur { $pieces } auf.
why-karo-holds = Was passt, ist nicht deine Farbe.

## On the pages

web-karo-do-lay = Legen
web-karo-draw = Nichts passt: Zieh eine Karte.
web-karo-pass = Nichts passt, und zu ziehen gibt es nichts mehr: Passe.
web-karo-until = Weiter, bis etwas passt
web-karo-going = Es geht von selbst weiter, bis du etwas legen kannst.
web-karo-laid = { $team }: { $count } von { $all } gelegt
web-karo-row = { $low } bis { $high }
web-karo-none = { $suit }: noch nichts gelegt
web-karo-next = Als Nächstes passt: { $pieces }

## The lesson

lesson-karo8-start = Du bist ein Held: Du gewinnst, wenn alle roten Karten auf dem Tisch liegen. Wer die Karo 8 hat, beginnt mit ihr. Lege sie.
lesson-karo8-row = Jede Farbe wächst von ihrer Acht aus, abwärts bis zur Zwei und aufwärts bis zum Ass, ohne Lücke. Karo liegt jetzt von 8 bis 9, also passt deine Sieben: Lege sie.
lesson-karo8-draw = Keine deiner Karten passt: Die Karo 3 muss warten, bis 6, 5 und 4 liegen. Zieh also eine Karte; legen darfst du sie im nächsten Zug.
lesson-karo8-hold = Wenn eine Karte passt, musst du legen, aber welche, entscheidest du. Die Kreuz 9 würde den Schurken helfen, die alle schwarzen Karten wollen. Lege die rote und halte die andere zurück.
lesson-karo8-win = Nur vier rote Karten fehlen noch, und drei davon hast du. Lege sie in einer Reihenfolge, die aufgeht, und gewinne.

## The rules

rules-karo8 =
    Zwei bis vier Personen spielen in zwei Teams mit einem Kartenspiel zu 52 Blatt. Die Helden
    wollen alle roten Karten auf dem Tisch sehen, die Schurken alle schwarzen. Die Teams sitzen
    abwechselnd; zu dritt spielen zwei gegen einen.

    Alle bekommen sechs Karten, der Rest ist der Ziehstapel. Wer die Karo 8 hat, legt sie und
    beginnt damit. Hat sie niemand, beginnt die erste Person links vom Gebenden, die eine andere
    Acht hat, und zwar mit dieser. Liegen alle Achten im Stapel, zieht ihr reihum je eine Karte, bis
    eine Acht kommt; wer sie zieht, legt sie sofort.

    Jede Farbe (♣ ♦ ♥ ♠) hat ihre eigene Reihe, und die beginnt mit der Acht. Von dort wächst sie
    abwärts bis zur Zwei und aufwärts bis zum Ass, Karte für Karte und ohne Lücke: Die Sechs passt
    erst, wenn die Sieben liegt.

    Wenn du dran bist, lege eine passende Karte, egal ob rot oder schwarz. Wenn du legen kannst,
    musst du: Zurückhalten heißt hier, klug zu wählen. Kannst du nicht, zieh eine Karte; legen
    darfst du sie frühestens im nächsten Zug. Ist der Stapel leer und lässt sich keine Karte
    legen, musst du passen.

    Die Runde ist zu Ende, wenn alle 26 roten oder alle 26 schwarzen Karten liegen. Dann gewinnt das
    Team mit dieser Farbe, egal wer die letzte Karte gelegt hat und was ihr noch auf der Hand habt.
    Jede Person im Team bekommt einen Punkt.

    Optionen: Das Ass kann unter der Zwei liegen; ihr dürft Karten zurückhalten und dafür ziehen;
    eine gezogene Karte darf gleich gelegt werden. Dürft ihr zurückhalten und passen bei leerem
    Stapel alle einmal reihum, muss die nächste Person legen, die legen kann.

## The rules: chapters and pictures

web-chapter-rows = Die Reihen
web-figure-no-row = erst muss die Sieben liegen
web-figure-rows = Die Reihen wachsen von ihren Achten aus. Die blassen Karten passen als Nächstes.

## Disputed points: Karo 8

ruling-q-kar-1 = Wohin gehört das Ass?
    .ruling = Über den König: Dann ist die Acht die Mitte ihrer Reihe.
ruling-q-kar-2 = Musst du legen, wenn du kannst?
    .ruling = Ja. Zurückhalten heißt, die Karte klug zu wählen.
ruling-q-kar-3 = Darf eine gezogene Karte sofort gelegt werden?
    .ruling = Nein, erst im nächsten Zug. Nur die Acht, mit der es losgeht, wird sofort gelegt.
ruling-q-kar-4 = Was, wenn der Stapel leer ist und nichts passt?
    .ruling = Du passt.
ruling-q-kar-5 = Wer beginnt, wenn mehrere eine andere Acht haben?
    .ruling = Wer vom Gebenden aus nach links zuerst kommt.
ruling-q-kar-6 = Muss genau diese Acht gelegt werden?
    .ruling = Ja.
ruling-q-kar-7 = Wer zieht zuerst, wenn niemand eine Acht hat?
    .ruling = Die Person links vom Gebenden; dann reihum je eine Karte.
ruling-q-kar-8 = Wie spielt man zu dritt?
    .ruling = Zwei gegen einen.
ruling-q-kar-9 = Was, wenn deine Hand leer ist?
    .ruling = Du ziehst, oder passt, wenn auch der Stapel leer ist.
ruling-q-kar-10 = Darfst du Karten in der Farbe des anderen Teams legen?
    .ruling = Ja.
ruling-q-kar-11 = Wie sitzen die Teams?
    .ruling = Abwechselnd.
ruling-d-kar-1 = Gewinnt ein Team mit leeren Händen, wie manche Übersetzungen sagen?
    .ruling = Nein, sondern wenn alle Karten seiner Farbe auf dem Tisch liegen.
