# The words of `rummel arena`.

cli-arena = Każe botom grać przeciw sobie w GAME i mówi, który jest lepszy. Każde rozdanie jest grane przy wszystkich zamianach miejsc, żeby szczęście się wyrównało.
    .short = Sprawdź, który bot jest lepszy

cli-option-arena-bots = Które boty się spotykają, oddzielone przecinkami.
cli-option-pairs = Ile rozdań. Każde gra się raz dla każdego rozsadzenia botów.
cli-option-arena-resume = Przechowuj skończone rozdania w FILE i kontynuuj od tego miejsca, jeśli plik już istnieje.
cli-option-jobs = Ile procesów gra naraz; bez tego po jednym na rdzeń. Wynik jest ten sam.

cli-column-games = partie
cli-column-seat-points = punkty na partię
cli-column-rating = ranking
cli-column-pairing = para
cli-column-score = wynik
cli-column-interval = przedział 95%
cli-column-lead = przewaga w punktach

cli-arena-played = { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }, z ziarna „{ $seed }”.
cli-arena-note = Wynik to udział zwycięstw pierwszego bota. Przedział liczy jako jedną próbę rozdanie, a nie partię. Rankingi pochodzą z OpenSkill, z podwójną niepewnością.

cli-refused-arena-pairs = Nie da się zagrać tylu rozdań ({ $count }): wybierz od 1 do { $most }.
cli-refused-arena-jobs = Tyle procesów ({ $count }) nie może grać: wybierz co najmniej 1.
cli-refused-arena-twice = Bot { $bot } jest podany dwa razy. Każdego bota podaj raz.
cli-refused-arena-alone = Jeden bot nie ma z kim grać. Podaj co najmniej dwa, na przykład steady,greedy.
cli-refused-arena-resume-other = { $path } pochodzi z innego przebiegu: różni się gra, zasady, boty lub ziarno. Wybierz inny plik.
cli-refused-arena-resume-version = Plik { $path } zapisała inna wersja ({ $version }) tego programu.
cli-refused-arena-resume-damaged = { $path } to nie plik areny: nie da się odczytać wiersza { $line }.
