### Heroes against villains, the duel.

## Names

game-duel = Helden gegen Schurken
    .about = Alle decken eine Karte auf, die höchste nimmt alles, und das Team mit mehr Karten gewinnt.

## Options

option-duel-heroes = Helden
    .about = Die Plätze der Helden, von 0 an gezählt, genau die Hälfte aller Plätze; leer für jeden zweiten Platz ab dem ersten.
option-duel-jokers = Joker
    .about = Wie viele Joker es gibt: 0, 2, 4 oder 6; jedes Team bekommt die Hälfte.
option-duel-uneven = Ungleiche Stapel erlaubt
    .about = Zu viert bleibt ein überzähliger Joker im Spiel, und im Team hat ein Stapel eine Karte mehr.
option-duel-war = Krieg
    .about = Gewonnene Karten kommen unter den eigenen Stapel und werden wieder gespielt, bis ein Team keine mehr hat.
option-duel-unplayed-count = Ungespielte Karten zählen
    .about = Karten, gegen die niemand mehr antreten kann, zählen am Ende für das Team, das sie hat.
option-duel-undecided = Stechen ohne Karten
    .about = Was mit den Karten geschieht, wenn beim Stechen niemand mehr eine aufdecken kann.
    .nobody = niemand bekommt sie
    .owners = alle nehmen die eigenen zurück
option-duel-team-ties = Gleichstand im Team
    .about = Was geschieht, wenn nur Karten desselben Teams den höchsten Wert haben.
    .play-off = es wird gestochen
    .keep = das Team bekommt die Karten einfach so
option-duel-max-tricks = Höchstzahl der Stiche
    .about = Nach so vielen Stichen wird gezählt, denn „Krieg“ könnte ewig dauern.

## Prompts and moves

phase-duel-flip = Decke deine oberste Karte auf.

move-duel-flip = flip – die oberste Karte deines Stapels aufdecken

## Events

event-stack-dealt = { $seat } bekommt einen Stapel mit { $cards } Karten.
    .you = Du bekommst einen Stapel mit { $cards } Karten.
event-flipped = { $seat } ist bereit.
    .you = Du bist bereit.
event-turned-up = { $seat } deckt { $pieces } auf.
    .you = Du deckst { $pieces } auf.
event-play-off = Gleichstand mit { $value }: Stechen zwischen { $seats }.
event-dropped-out = { $seat } hat keine Karte mehr für das Stechen.
    .you = Du hast keine Karte mehr für das Stechen.
event-trick-won = { $seat } gewinnt { $cards } Karten.
    .you = Du gewinnst { $cards } Karten.
event-trick-returned = Niemand gewinnt: Alle nehmen ihre Karten zurück, zusammen { $cards }.
event-trick-lost = Niemand gewinnt: { $cards } Karten sind aus dem Spiel.
event-cards-counted = Karten der Helden: { $heroes }. Karten der Schurken: { $villains }.

## How a round ended

outcome-duel-heroes = Die Helden haben mehr Karten und gewinnen.
outcome-duel-villains = Die Schurken haben mehr Karten und gewinnen.
outcome-duel-even = Beide Teams haben gleich viele Karten: unentschieden.

## On the score sheet

tally-duel-cards = Karten: { $cards }

## In the terminal

cli-duel-last = Letzter Stich:
cli-duel-winner = geht an { $seat }
cli-duel-nobody = geht an niemanden
cli-duel-turned = Aufgedeckt:
cli-duel-sides = Karten:
cli-duel-cards = Helden { $a }, Schurken { $b }
cli-duel-tricks = Stiche:
cli-duel-note = { $side }, noch { $stack }, gewonnen { $pile }

## On the pages

web-do-flip = Aufdecken
web-duel-begin = Alle decken gleichzeitig auf; die höchste Karte nimmt alles.
web-duel-tie = Gleichstand! Decke für das Stechen noch eine Karte auf.
web-duel-nobody = Niemand bekommt diese Karten.
web-duel-stack = { $count ->
        [one] Stapel: eine Karte
       *[other] Stapel: { $count } Karten
    }
web-duel-won = { $count ->
        [one] Gewonnen: eine Karte
       *[other] Gewonnen: { $count } Karten
    }
web-duel-ready = bereit
web-duel-counts = { $piece }, zählt { $value }
web-duel-lost = { $count ->
        [one] Eine Karte ist aus dem Spiel.
       *[other] { $count } Karten sind aus dem Spiel.
    }
web-duel-auto = Automatisch aufdecken
web-duel-space = Die Leertaste deckt auch auf.
web-settings-flip-about = Du musst nicht für jede Karte tippen.

## The rules

rules-duel =
    Ihr spielt zu zweit oder zu viert in zwei gleich großen Teams: Helden und Schurken.

    Zwei Kartenspiele zu 52 Blatt und sechs Joker werden nach Rot und Schwarz sortiert. Die Helden
    teilen sich alle roten Karten, die Schurken alle schwarzen, und jedes Team bekommt drei Joker.
    Alle haben einen eigenen verdeckten Stapel und sehen sich vorher keine Karte an. Zu viert wird
    je Team der überzählige Joker beiseitegelegt, damit die Stapel gleich groß sind.

    Alle decken gleichzeitig ihre oberste Karte auf. Der höchste Wert gewinnt alle aufgedeckten
    Karten: Ein Joker zählt 20, ein Ass 11, König, Dame, Bube und Zehn je 10, jede andere Karte ihre
    Zahl.

    Haben zwei oder mehr den höchsten Wert, gibt es ein Stechen: Nur sie decken noch eine Karte auf,
    und die höchste davon gewinnt alles, was offen liegt. Bei neuem Gleichstand geht das Stechen
    weiter. Auch im selben Team wird gestochen. Wer keine Karte mehr hat, scheidet aus dem Stechen
    aus, und wer zuletzt noch eine hat, gewinnt es. Hat niemand mehr eine, bekommt auch niemand
    die Karten.

    Gewonnene Karten werden beiseitegelegt; jeder Stapel wird nur einmal durchgespielt. Die Runde
    ist zu Ende, wenn ein Team keine Karte mehr aufdecken kann. Karten, die nicht mehr gespielt
    wurden, zählen für das Team, das sie hat. Das Team mit mehr Karten gewinnt und bekommt pro Kopf
    einen Punkt; bei gleich vielen ist es unentschieden.

    Optionen: Gewonnene Karten können wie bei „Krieg“ unter den eigenen Stapel wandern, bis ein Team
    nichts mehr hat; und der überzählige Joker kann im Spiel bleiben.

## The rules: chapters and pictures

web-chapter-flip = Aufdecken
web-chapter-play-off = Das Stechen
web-figure-points-duel = Was die Karten zählen
web-figure-trick = Alle decken gleichzeitig auf. Das Ass zählt am meisten und gewinnt alle Karten.
web-figure-play-off = Zehn und König zählen gleich viel, also wird noch einmal aufgedeckt; dann gewinnt die höhere Karte alles.
web-figure-takes = bekommt alles

## Disputed points: the duel

ruling-q-due-1 = Welches Team bekommt die Joker?
    .ruling = Jedes die Hälfte.
ruling-q-due-2 = Was, wenn ein Zweierteam seine Karten nicht gleich teilen kann?
    .ruling = In jedem Team wird ein Joker beiseitegelegt.
ruling-q-due-4 = Kommen gewonnene Karten wieder unter den Stapel?
    .ruling = Nein, sie werden beiseitegelegt; jeder Stapel wird einmal durchgespielt.
ruling-q-due-5 = Wann ist Schluss?
    .ruling = Wenn ein Team keine Karte mehr aufdecken kann. Nicht gespielte Karten zählen für das Team, das sie hat.
ruling-q-due-6 = Was, wenn beide Teams gleich viele Karten haben?
    .ruling = Es ist unentschieden.
ruling-q-due-7 = Was, wenn jemand fürs Stechen keine Karte mehr hat?
    .ruling = Diese Person scheidet aus, und wer zuletzt noch eine Karte hat, gewinnt. Hat niemand eine, bekommt niemand die Karten.
ruling-q-due-8 = Was, wenn das Stechen wieder gleich ausgeht?
    .ruling = Wer gleichauf liegt, deckt noch einmal auf.
ruling-q-due-9 = Wer bekommt die zuerst aufgedeckten Karten?
    .ruling = Wer das Stechen gewinnt, bekommt alles, auch die Karten der anderen.
ruling-q-due-10 = Stechen auch Leute im selben Team gegeneinander?
    .ruling = Ja, das Regelblatt macht keine Ausnahme.
ruling-d-due-1 = Gewinnt man die Karten jedes Mal, oder erst am Ende, wie zwei Übersetzungen sagen?
    .ruling = Jedes Mal, wenn alle aufgedeckt haben.
