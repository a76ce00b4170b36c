### Words of the command line: commands, tables, turns at the keyboard, score sheets.

## Commands

cli-rummel = Gry z rodziny remika w terminalu. Zacznij od „rummel play” albo zajrzyj do „rummel games”.
    .short = Gry z rodziny remika w terminalu
cli-games = Wyświetla listę gier.
    .short = Lista gier
cli-rules = Tłumaczy, jak się gra w GAME i co można ustawić przez --option.
    .short = Zasady gry i jej opcje
cli-play = Gra w GAME tutaj: ty i inni przy tej klawiaturze oraz boty. Bez GAME wybierasz z listy.
    .short = Graj przy tej klawiaturze
cli-score = Prowadzi punktację GAME dla tych, którzy grają prawdziwymi kartami lub kostkami.
    .short = Licz punkty przy prawdziwym stole
cli-simulate = Każe botom grać przeciw sobie w GAME i podsumowuje.
    .short = Niech grają boty
cli-arena = Każe botom grać przeciw sobie w GAME i mówi, który jest lepszy. Każde rozdanie jest grane przy wszystkich zamianach miejsc, żeby szczęście się wyrównało.
    .short = Sprawdź, który bot jest lepszy
cli-generate = Każe botom grać rundy GAME i zapisuje je w plikach do badań: jako zapisy partii albo jako tablice z jednym wierszem na decyzję. To, co już jest, nie powstaje drugi raz.
    .short = Utwórz dane do badań
cli-replay = Pokazuje zapis FILE ruch po ruchu.
    .short = Pokaż zapis ruch po ruchu
cli-show = Pokazuje pozycję tak, jak leży na stole. Ujmij POSITION w pojedyncze cudzysłowy.
    .short = Pokaż pozycję
cli-verify = Sprawdza, czy zapis FILE jest prawidłowy, a rozdanie uczciwe. Kod wyjścia 0: tak; 1: nie.
    .short = Sprawdź zapis
cli-solve = Znajduje najlepszą turę dla pozycji, po jednej w wierszu jako tekst lub obiekt JSON, z FILE lub ze standardowego wejścia.
    .short = Najlepsza tura dla pozycji
cli-hint = Mówi, co było najlepsze w zapisie FILE przed ruchem z danego wiersza albo co jest teraz najlepsze w zachowanej partii lub w pozycji.
    .short = Co było albo jest najlepsze

## Flags of the commands

cli-option-lang = Język wszystkich tekstów, na przykład pl.
cli-option-version = Pokaż wersję.
cli-option-json = Wypisz JSON, dla programów.
cli-option-seats = Kto gra, po kolei: imiona osób, a dla botów bot:mia (początkująca), bot:leo, bot:nora, bot:viktor lub bot:ada (mistrzyni). „me,ana,bot:nora” to ty, Ana i bot, który gra solidnie.
cli-option-bots = Które boty grają, po kolei: bot:random,bot:random.
cli-option-option = Zmień zasadę; można podać kilka razy. „rummel rules GAME” pokazuje, co da się zmienić.
cli-option-seed = Rozdaj według tego tekstu zamiast losowo: ten sam tekst daje te same karty.
cli-option-record = Zapisz przebieg partii w FILE.
cli-option-record-folder = Zapisz przebieg każdej partii w FOLDER.
cli-option-save = Gdzie zachować partię, jeśli wyjdziesz przed końcem.
cli-option-resume = Wróć do partii zachowanej w FILE.
cli-option-position = Pozycja jako jeden wiersz tekstu, w pojedynczych cudzysłowach.
cli-option-matches = Ile partii.
cli-option-arena-bots = Które boty się spotykają, oddzielone przecinkami.
cli-option-pairs = Ile rozdań. Każde rozgrywa się raz dla każdego rozsadzenia botów.
cli-option-arena-resume = Przechowuj skończone rozdania w FILE i kontynuuj od tego miejsca, jeśli plik już istnieje.
cli-option-jobs = Ile procesów gra naraz; bez tego po jednym na rdzeń. Wynik jest ten sam.
cli-option-ray = Graj w klastrze Ray: jego adres (host:port lub ray://host:port), „auto” dla tego, który tu działa, albo „local” dla własnego z --jobs procesami. Wynik jest ten sam.
cli-option-out = Folder na pliki. To samo polecenie podane ponownie kontynuuje od miejsca, w którym przerwano.
cli-option-format = records: partie po jednej rundzie, jako wiersze JSON. arrays: pliki Parquet z tym, co przy każdej decyzji było widać, co było można i co zrobiono.
cli-option-generate-bots = Które boty grają, miejsce po miejscu, oddzielone przecinkami. Jedna nazwa dotyczy wszystkich miejsc.
cli-option-rounds = Ile rund.
cli-option-part = Ile rund trafia do jednego pliku.
cli-option-seat = Pokaż tylko to, co widzi ten gracz: imię albo numer liczony od 1.
cli-option-receipt = Porównuje zapis z pokwitowaniem, które zachowało twoje urządzenie.
cli-option-line = Wiersz zapisu z ruchem, o który chodzi.
cli-option-file = Gdzie leży arkusz; istniejący jest kontynuowany.
cli-option-players = Imiona graczy w kolejności siedzenia; pierwsze to osoba, która zaczyna.

## Lists of games and rules

cli-column-id = gra
cli-column-name = nazwa
cli-column-players = gracze
cli-column-sheet = źródło
cli-column-about = co to jest
cli-rules-options = Co można ustawić przez --option
cli-rules-disputed = Kwestie sporne

## Bots against bots

cli-column-player = gracz
cli-column-bot = bot
cli-column-wins = wygrane
cli-column-draws = remisy
cli-column-points = punkty na partię
cli-column-games = partie
cli-column-seat-points = punkty na partię
cli-column-rating = ranking
cli-column-pairing = para
cli-column-score = wynik
cli-column-interval = przedział 95%
cli-column-lead = przewaga w punktach
cli-simulated = { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
        [many] { $matches } partii
       *[other] { $matches } partii
    }, { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }, { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }, z ziarna „{ $seed }”.
cli-simulated-draws = Remisy: { $count }
cli-simulated-shared = Wspólne zwycięstwa: { $count }
cli-outcomes = Jak kończyły się rundy
cli-speed = Szybkość tutaj, w ruchach na sekundę: { $count }.
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
cli-generated = Rundy w { $path }: { $rounds }
cli-generated-now = Utworzone teraz: { $rounds } (decyzje: { $decisions })
cli-generated-speed = Szybkość tutaj, w rundach na sekundę: { $count }

## Records

cli-valid = { $path }: zapis prawidłowy. Oto, czego dowodzi:
cli-bent = { $path }: zapis nie zgadza się z twoim pokwitowaniem. Zachowaj jedno i drugie.
cli-invalid = { $path }: zapis nieprawidłowy.
cli-checked-header = ✓ Gra, jej zasady i miejsca są czytelne.
cli-checked-results = ✓ Punkty i wynik wynikają z ruchów.

## Setting up a match

cli-menu = W co chcesz zagrać?
cli-menu-ask = Numer lub nazwa (1–{ $count } albo quit):
cli-you = Gracz
cli-bot = Bot
cli-bot-name = Bot { $number }
cli-commitment = O wszystkich rozdaniach decyduje już tajna liczba. Oto jej zobowiązanie, żeby dało się to później sprawdzić: { $commitment }
cli-ask-words = Wpisz kilka słów, które domieszamy do rozdania, albo naciśnij Enter:
cli-ask-words-of = { $name }, wpisz kilka słów, które domieszamy do rozdania, albo naciśnij Enter:

## The table

cli-round = runda { $number }
cli-cards = na ręce: { $count }
cli-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
cli-is-you = { $seat } (ty)
cli-your-hand = Masz:
cli-hand-of = { $seat }:
cli-hand-empty = nic
cli-table-empty = na stole nic jeszcze nie leży
cli-stock = { $count ->
        [0] Nie ma już czego dobierać.
       *[other] Do dobierania: { $count }.
    }
cli-discard = Odrzucona:
cli-melds = Układy:
cli-colours = Kolory:
cli-piles = Stosy:
cli-to-open = Otwarcie:
cli-needed = { $points ->
        [0] wystarczy dowolny układ
        [one] potrzeba { $points } punktu
        [few] potrzeba { $points } punktów
        [many] potrzeba { $points } punktów
       *[other] potrzeba { $points } punktu
    }
cli-opened = po otwarciu
cli-drawn = Nowa:
cli-heroes = bohaterowie
cli-villains = łotrzy

## A turn

cli-prompt = { $seat }>
cli-moves = Możesz:
cli-moves-many = (sposobów: { $count }; „moves” je pokaże)
cli-log-more = … { $count ->
        [one] jedno wcześniejsze zdarzenie
        [few] { $count } wcześniejsze zdarzenia
        [many] { $count } wcześniejszych zdarzeń
       *[other] { $count } wcześniejszego zdarzenia
    }; „log” pokaże wszystko.
cli-pass-keyboard = Teraz gra { $seat }: podaj klawiaturę i naciśnij Enter:
cli-hide = Naciśnij Enter, żeby ukryć swoje karty:
cli-enter = Wpisz ruch albo „help”.
cli-ambiguous = „{ $text }” może znaczyć: { $words }. Wpisz trochę więcej.
cli-unknown-word = Nie znam „{ $text }”. „help” pokaże, co można wpisać.
cli-not-so = „{ $text }” pisze się inaczej:
cli-no-undo = Nie ma czego cofnąć: ostatni ruch zakończył twoją turę albo pokazał ci coś nowego.
cli-help-end = ▶ oznacza to, co jest teraz możliwe. Słowa można skracać.
cli-help-cards = Karty zapisuje się 7h, 10c, Kd lub 13d: c trefl, d karo, h kier, s pik; A as, J walet, Q dama, K król.
cli-help-tiles = Kostki zapisuje się liczbą i literą koloru, na przykład 7h lub 13c: { $colours }.
cli-help-joker = * to joker, a *=7h to joker, który zastępuje 7h.
cli-do-help = help [SŁOWO] – co można wpisać
cli-do-moves = moves – wszystkie ruchy, które da się teraz wymienić
cli-do-hint = hint – co można by wyłożyć, ale nie jak
cli-do-best = best – jak wyłożyć najwięcej albo co na twoim miejscu zrobiłby dobry bot
cli-do-best-move = best – co zrobiłby dobry bot
cli-do-table = table – pokaż jeszcze raz stół
cli-do-hand = hand – pokaż jeszcze raz, co masz
cli-do-sort = sort suit | number – porządek na ręce: według kolorów (suit) lub liczb (number)
cli-do-undo = undo – cofnij ostatni ruch, o ile nie pokazał ci nic nowego
cli-do-score = score – arkusz punktów
cli-do-log = log – wszystko, co zdarzyło się w tej rundzie
cli-do-rules = rules – zasady gry
cli-do-quit = quit – wyjdź; partia zostanie zachowana
cli-not-saved = Jeśli teraz wyjdziesz, partia przepadnie: { $reason }
cli-saved = Partia jest zachowana. Wrócisz do niej przez: rummel play --resume { $path }

## A turn that is built from melds

cli-draft-hint = Zbuduj swoją turę przez „meld 5h 6h 7h” i „add 9h 3”, a potem „done”; „help” mówi więcej.
cli-do-done = done – wyłóż wszystko tak, jak jest, i zakończ turę
cli-do-show = show – stół tak, jak go dotąd budujesz
cli-do-reset = reset – wszystko wraca na miejsce
cli-draft = Szkic:
cli-draft-loose = Luźne:
cli-draft-laid = Wykładasz:
cli-draft-opening = punkty: { $points } z { $needed }
cli-draft-fault = Układ { $number }: { $reason }
cli-draft-fine = Wszystkie układy są dobre. „done” je wykłada.
cli-refused-draft-not-there = W { $meld } nie ma { $piece }.
cli-refused-draft-split = { $meld } można podzielić po miejscu od 1 do { $most }.
cli-refused-draft-no-meld = Nie ma układu { $number }; { $count ->
        [0] na stole nie leży żaden.
        [one] na stole leży jeden.
        [few] na stole leżą { $count }.
        [many] na stole leży { $count }.
       *[other] na stole leży { $count }.
    }
cli-refused-draft-open = Masz już zaczęty szkic. „done” go wykłada, „reset” cofa wszystko.
cli-refused-draft-empty = Nic się jeszcze nie zmieniło. Zacznij od „meld” lub „add”.
cli-refused-draft-loose = To leży jeszcze luzem i musi trafić do układów: { $pieces }.

## Hints and best turns

cli-hint-lay = Możesz wyłożyć: { $count } (razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }).
cli-hint-opening = Jeszcze nie możesz otworzyć: masz { $reached } z { $needed } punktów.
cli-hint-nothing = Teraz nie da się nic wyłożyć.
cli-hint-no-lay = To nie jest chwila na wykładanie.
cli-best-move = Najlepiej: { $move }
cli-solve-line = Wiersz { $number }: { $reason }
cli-solve-before = Przed:
cli-solve-after = Po:
cli-solve-laid = Wyłożone:
cli-solve-left = Zostaje:
cli-solve-sum = Razem:
cli-solve-count = wyłożone: { $count }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
cli-solve-unproven = Może jest coś lepszego: szukanie zostało przerwane.

## After a round and a match

cli-round-over = Koniec rundy { $number }
cli-reveal = Tajemnica tej rundy, do sprawdzenia rozdania: { $seed }
cli-next-first = Następną rundę zaczyna: { $seat }.
cli-next-open = To, kto zacznie następną rundę, rozstrzygnie się na nowo.
cli-next-round = Naciśnij Enter, żeby zacząć następną rundę:
cli-match-over = Koniec partii
cli-recorded = Zapis jest w { $path }; „rummel verify { $path }” go sprawdzi.
cli-sheet-round = runda
cli-sheet-total = suma

## The score sheet

cli-score-head = Arkusz punktów: { $game }
cli-score-hint = Wpisz punkty wszystkich za rundę, na przykład -10 -5 +23 -8. Gdzie liczą się pozostałe kostki lub karty, możesz wpisać je zamiast punktów, z ukośnikiem między graczami i - dla zwycięzcy: 13h * / - / 5c 5d. „undo” skreśla ostatnią rundę, „edit 2” poprawia rundę 2, „sheet” pokazuje arkusz, „quit” wychodzi; wszystko zachowuje się od razu.
cli-score-tally = Albo niech liczy arkusz: wpisz, co ma każda strona, z ukośnikiem między stronami, a karty na ręce tak, jak są: { $example }. Znane słowa:
cli-score-ask = Runda { $number }:
cli-score-edit = Nowe punkty rundy { $number }:
cli-score-over = Koniec partii (undo, edit, quit):
cli-ask-players = Imiona graczy, oddzielone przecinkami, od osoby, która zaczyna:
cli-sheet-saved = Arkusz jest w { $path }.

## Refusals

cli-usage = { $command }: { $message }. „{ $command } --help” mówi, jak tego używać.
cli-refused-file-missing = Nie ma pliku { $path }.
cli-refused-file-folder = { $path } to folder, nie plik.
cli-refused-file-forbidden = Nie można otworzyć { $path }: brak uprawnień.
cli-refused-file-failed = Nie można użyć { $path }: { $reason }.
cli-refused-file-large = { $path } jest za duży jak na nasz plik.
cli-refused-file-exists = { $path } już istnieje i nie zostanie nadpisany. Wybierz inną nazwę.
cli-refused-folder = Nie można utworzyć folderu { $path }: { $reason }.
cli-refused-setting = „{ $text }” to nie ustawienie. Napisz klucz=wartość.
cli-refused-setting-twice = Opcja { $option } jest podana dwa razy.
cli-refused-name = „{ $name }” nie może być imieniem: potrzeba od 1 do 20 drukowalnych znaków.
cli-refused-name-twice = Imię „{ $name }” powtarza się. Podaj różne imiona.
cli-refused-only-bots = „{ $name }” to nie bot: w symulacji grają tylko boty, na przykład bot:random.
cli-refused-resume-alone = Zachowana partia ma już swoją grę, miejsca, opcje i ziarno: nie podawaj ich razem z --resume.
cli-refused-position-alone = Pozycja ma już swoją grę i opcje, a zapisu nie ma: z --position podawaj tylko --seats, --seed i --save.
cli-refused-save = { $path } to nie zachowana partia: { $reason }.
cli-refused-save-version = Plik { $path } zachowała inna wersja ({ $version }) tego programu.
cli-refused-save-move = Ruch { $number } w { $path } nie jest możliwy: { $reason }.
cli-refused-seat = Nie ma miejsca „{ $text }”. Podaj imię ({ $names }) lub numer od 1 do { $count }.
cli-refused-sheet = { $path } to nie arkusz punktów: { $reason }.
cli-refused-sheet-version = Plik { $path } zapisała inna wersja ({ $version }) tego programu.
cli-refused-sheet-game = { $path } to arkusz innej gry: { $game }. Wybierz inny plik.
cli-refused-sheet-there = { $path } jest kontynuowany z własnymi graczami i opcjami; nie podawaj innych.
cli-refused-players-needed = Kto gra? Podaj imiona przez --players.
cli-refused-hint-line = Powiedz, o który ruch chodzi, przez --line N: to jego wiersz w zapisie.
cli-refused-hint-no-move = W wierszu { $number } tego zapisu nie ma ruchu.
cli-refused-hint-what = Podaj FILE albo --position, a --line tylko przy zapisie.
cli-refused-arena-pairs = Nie da się zagrać tylu rozdań ({ $count }): wybierz od 1 do { $most }.
cli-refused-arena-jobs = Tyle procesów ({ $count }) nie może grać: wybierz co najmniej 1.
cli-refused-arena-twice = Bot { $bot } jest podany dwa razy. Każdego bota podaj raz.
cli-refused-arena-alone = Jeden bot nie ma z kim grać. Podaj co najmniej dwa, na przykład steady,greedy.
cli-refused-arena-resume-other = { $path } pochodzi z innego przebiegu: różni się gra, zasady, boty lub ziarno. Wybierz inny plik.
cli-refused-arena-resume-version = Plik { $path } zapisała inna wersja ({ $version }) tego programu.
cli-refused-arena-resume-damaged = { $path } to nie plik areny: nie da się odczytać wiersza { $line }.
cli-refused-ray-missing = Ray nie jest zainstalowany. Zainstaluj go przez: pip install "rummel[ray]"
cli-refused-ray-address = „{ $address }” to nie adres klastra Ray. Napisz host:port, ray://host:port, auto albo local.
cli-refused-ray-unreachable = Pod { $address } nie ma dostępnego klastra Ray: { $reason }. Sprawdź, czy działa, albo użyj --ray local.
cli-refused-ray-version = Każdy komputer klastra potrzebuje tej samej wersji Rummela co ten, { $here }. Wersja tam: { $version }. Zainstaluj ją tam przez: pip install "rummel[ray]"
cli-refused-ray-failed = Klaster się poddał: { $reason }. To, co zapisano przez --resume lub --out, nie przepadło: podaj to samo polecenie jeszcze raz.
cli-refused-worker-lost = Proces na tym komputerze został przerwany w trakcie pracy, być może zabrakło pamięci. To, co zapisano przez --resume lub --out, nie przepadło: podaj to samo polecenie jeszcze raz, najlepiej z mniejszym --jobs.
cli-refused-data-missing = Tablice wymagają NumPy i PyArrow. Zainstaluj je przez: pip install "rummel[data]"
cli-refused-generate-part = Tyle rund ({ $count }) nie zmieści się w jednym pliku: wybierz od 1 do { $most }.
cli-refused-generate-rounds = Nie da się utworzyć tylu rund ({ $count }): wybierz od 1 do { $most } albo zmieść ich więcej w jednym pliku przez --part.
cli-refused-generate-match = Tu każda runda jest osobna: pomiń opcję { $option }.
cli-refused-generate-other = { $path } pochodzi z innego przebiegu: różni się gra, zasady, boty, ziarno, format, --part lub wersja. Wybierz inny folder.
cli-refused-generate-foreign = W { $path } są inne pliki. Wybierz nowy albo pusty folder.
cli-refused-generate-damaged = Nie da się odczytać { $file } w { $path } albo pochodzi z innego przebiegu. Usuń go, a powstanie na nowo.
