# The words of `rummel arena`.

cli-arena = Lässt Bots bei GAME gegeneinander antreten und sagt, welcher besser ist. Jede Kartenverteilung wird mit allen Sitzordnungen gespielt, damit sich das Glück aufhebt.
    .short = Herausfinden, welcher Bot besser ist

cli-option-arena-bots = Welche Bots antreten, mit Kommas dazwischen.
cli-option-pairs = Wie viele Kartenverteilungen. Jede wird einmal mit jeder Sitzordnung der Bots gespielt.
cli-option-arena-resume = Fertiges in FILE aufheben und dort weitermachen, wenn es die Datei schon gibt.
cli-option-jobs = Wie viele Prozesse zugleich spielen; ohne Angabe einer je Prozessorkern. Das Ergebnis bleibt gleich.

cli-column-games = Spiele
cli-column-seat-points = Punkte je Spiel
cli-column-rating = Wertung
cli-column-pairing = Paarung
cli-column-score = Quote
cli-column-interval = 95-%-Intervall
cli-column-lead = Vorsprung in Punkten

cli-arena-played = { $deals ->
        [one] Eine Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, aus dem Startwert „{ $seed }“.
cli-arena-note = Die Quote ist der Anteil der Siege des ersten Bots. Das Intervall zählt eine Kartenverteilung, nicht ein Spiel, als eine Stichprobe. Die Wertungen kommen von OpenSkill, mit ihrer doppelten Unsicherheit.

cli-refused-arena-pairs = { $count } Kartenverteilungen gehen nicht: Wähle 1 bis { $most }.
cli-refused-arena-jobs = { $count } Prozesse können nicht spielen: Wähle mindestens 1.
cli-refused-arena-twice = Der Bot { $bot } ist doppelt genannt. Nenne jeden nur einmal.
cli-refused-arena-alone = Ein Bot allein hat keinen Gegner. Nenne zwei oder mehr, zum Beispiel steady,greedy.
cli-refused-arena-resume-other = { $path } gehört zu einem anderen Lauf: Spiel, Regeln, Bots oder Startwert sind anders. Wähle eine andere Datei.
cli-refused-arena-resume-version = { $path } stammt von einer anderen Version ({ $version }) dieses Programms.
cli-refused-arena-resume-damaged = { $path } ist keine Datei der Arena: Zeile { $line } ist nicht lesbar.
