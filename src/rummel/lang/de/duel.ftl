# The duel: words of the family duel.

game-duel = Helden gegen Schurken
    .about = Alle decken eine Karte auf, die höchste nimmt alles, und das Team mit mehr Karten gewinnt.

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
    aus, und wer als Letztes noch eine hat, gewinnt es. Hat niemand mehr eine, bekommt auch niemand
    die Karten.

    Gewonnene Karten kommen beiseite; jeder Stapel wird nur einmal durchgespielt. Die Runde ist zu
    Ende, wenn ein Team keine Karte mehr aufdecken kann. Karten, die nicht mehr gespielt wurden,
    zählen für das Team, das sie hat. Das Team mit mehr Karten gewinnt und bekommt pro Kopf einen
    Punkt; bei gleich vielen ist es unentschieden.

    Optionen: Gewonnene Karten können wie bei „Krieg“ unter den eigenen Stapel wandern, bis ein Team
    nichts mehr hat; und der überzählige Joker kann im Spiel bleiben.

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

## Events

event-stack-dealt = { $seat } bekommt einen Stapel mit { $cards } Karten.
event-flipped = { $seat } ist bereit.
event-turned-up = { $seat } deckt { $pieces } auf.
event-play-off = Gleichstand mit { $value }: Stechen zwischen { $seats }.
event-dropped-out = { $seat } hat keine Karte mehr für das Stechen.
event-trick-won = { $seat } gewinnt { $cards } Karten.
event-trick-returned = Niemand gewinnt: Alle nehmen ihre Karten zurück, zusammen { $cards }.
event-trick-lost = Niemand gewinnt: { $cards } Karten sind aus dem Spiel.
event-cards-counted = Karten der Helden: { $heroes }. Karten der Schurken: { $villains }.

## How a round ended

outcome-duel-heroes = Die Helden haben mehr Karten und gewinnen.
outcome-duel-villains = Die Schurken haben mehr Karten und gewinnen.
outcome-duel-even = Beide Teams haben gleich viele Karten: unentschieden.

## Prompts and moves

phase-duel-flip = Decke deine oberste Karte auf.

move-duel-flip = flip – die oberste Karte deines Stapels aufdecken
