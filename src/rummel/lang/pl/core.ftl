### Words of every game: the engine's own, for the terminal, the server and the pages alike.

## The language

language-name = Polski

## Seats and lists

seat = Gracz { $number }
list-and = { $before } i { $last }
list-or = { $before } lub { $last }

## Bots

bot-mia = Mia
    .about = Jeszcze się uczy: wiele przeocza i łatwo z nią wygrać.
bot-leo = Leo
    .about = Gra dla zabawy: widzi proste ruchy, a sprytne mu umykają.
bot-nora = Nora
    .about = Gra solidnie i rzadko się myli: dobra przeciwniczka dla większości graczy.
bot-viktor = Viktor
    .about = Gra od lat: widzi prawie wszystko i niewiele oddaje za darmo.
bot-ada = Ada
    .about = Mistrzyni: wszystko pamięta, umie długo czekać i gra, żeby wygrać.
bot-named = { $name } (bot)

## Suits of cards, colours of tiles

suit-c = trefl
suit-d = karo
suit-h = kier
suit-s = pik
colour-blue = niebieski (c)
colour-yellow = żółty (d)
colour-red = czerwony (h)
colour-green = zielony (s)
colour-black = czarny (c)
colour-grey = szary (d)
colour-purple = fioletowy (h)

## Options of every game

option-players = Gracze
    .about = Ile osób i botów siedzi przy stole.
option-rounds = Rundy
    .about = Ile rund ma partia; 0, jeśli kończą ją tylko punkty.
option-target = Punkty kończące partię
    .about = Partia kończy się, gdy ktoś ma tyle punktów, na plusie lub na minusie; 0, jeśli kończą ją tylko rundy.
option-max-rounds = Limit rund
    .about = Po tylu rundach partia się kończy bez względu na punkty.
option-last-round-decides = Ostatnia runda rozstrzyga remis
    .about = Przy równych sumach na czele wygrywa ten, komu lepiej poszła ostatnia runda.
option-extra-round = Dogrywka przy remisie
    .about = Przy równych sumach na czele gra się jeszcze jedną rundę zamiast dzielić zwycięstwo albo uznać remis.
option-group-match = Partia
option-group-deal = Rozdanie i początek
option-group-turn = Ruch
option-group-melds = Co można wyłożyć
option-group-opening = Pierwsze wyłożenie
option-group-table = Na stole
option-group-end = Koniec rundy
option-group-score = Punkty
option-group-clock = Czas
option-group-limits = Granice

## Events

event-dealt = Każdy dostaje { $cards }{ $stock ->
        [0] .
       *[other] ; do dobierania: { $stock }.
    }
event-starts = Zaczyna: { $seat }.
    .you = Zaczynasz.
event-drew = { $seat } dobiera.
    .you = Dobierasz.
event-got = Dostajesz { $pieces }.
event-took = { $seat } bierze { $pieces }.
    .you = Bierzesz { $pieces }.
event-melded = { $seat } wykłada { $melds }.
    .you = Wykładasz { $melds }.
event-added = { $seat } dokłada { $pieces } do układu { $meld }.
    .you = Dokładasz { $pieces } do układu { $meld }.
event-discarded = { $seat } odrzuca { $pieces }.
    .you = Odrzucasz { $pieces }.
event-passed = { $seat } pasuje.
    .you = Pasujesz.
event-timed-out = Koniec czasu: { $seat }.
    .you = Twój czas się skończył.
event-resigned = { $seat } poddaje się.
    .you = Poddajesz się.
event-round-over = Koniec rundy.
event-left = { $points ->
        [0] { $seat }: nic nie zostaje.
        [one] { $seat }: zostaje { $points } punkt.
        [few] { $seat }: zostają { $points } punkty.
        [many] { $seat }: zostaje { $points } punktów.
       *[other] { $seat }: zostaje { $points } punktu.
    }
    .you = { $points ->
            [0] Nic ci nie zostaje.
            [one] Zostaje ci { $points } punkt.
            [few] Zostają ci { $points } punkty.
            [many] Zostaje ci { $points } punktów.
           *[other] Zostaje ci { $points } punktu.
        }
event-match-over = { $win ->
        [draw] Koniec partii. Nikt nie wygrywa: remis.
        [team] Koniec partii. Wygrywa drużyna: { $winners }.
        [shared] Koniec partii. Wspólne zwycięstwo: { $winners }.
       *[alone] Koniec partii. Wygrywa: { $winners }.
    }

## How a match ended

result-target = Osiągnięto liczbę punktów, która kończy partię.
result-rounds = Wszystkie rundy są rozegrane.
result-cap = Partia osiągnęła limit rund.
result-resigned = Nie ma już z kim grać.
won = { $win ->
        [draw] Remis: nikt nie wygrywa
        [team] Wygrywa drużyna: { $winners }
        [shared] Wspólne zwycięstwo: { $winners }
       *[alone] Wygrywa: { $winners }
    }
sheet-bonus = Premia
tally-melds = Wyłożone karty
tally-left = Karty na ręce
tally-rest = Zostało
tally-taken = Co tracą pozostali
tally-difference = Różnica: { $more } − { $less }
tally-won = Wygrana runda

## Reasons of hints

why-goes-out = Tak pozbywasz się wszystkiego.
why-joker-kept = Joker zostaje u ciebie.
why-alone = { $piece } nie pasuje do niczego, co jeszcze masz.
why-completes = { $piece } daje gotowy układ { $pieces }.
why-longer = { $piece } wydłuża układ: { $pieces }.
why-no-meld = { $piece } nie kończy ci żadnego układu.
why-refused = { $seat } odrzuca lub zostawia { $pieces }: to znak, że niewiele z tego tam pożytku.
why-sure = Najlepszy bot gra tak w { $sure } na 10 przypadków.

## Refusals: notation

error-bad-piece = „{ $text }” to nie karta ani kostka. Napisz liczbę, a po niej literę koloru (c ♣, d ♦, h ♥, s ♠): 7h, 10c, Ks albo 13s; * to joker.
error-bad-meld = „{ $text }” to nie lista kart ani kostek. Oddziel je odstępami: 5h 6h 7h.
error-bad-move = „{ $text }” nie jest tu zrozumiałym ruchem. Znane ruchy: { $moves }.
error-bad-number = „{ $text }” to nie liczba całkowita.

## Refusals: rules and seats

error-unknown-game = Nie ma gry o nazwie „{ $game }”. Wybierz jedną z tych: { $games }.
error-unknown-option = Gra { $game } nie ma opcji „{ $option }”. Jej opcje: { $options }.
error-unknown-bot = Nie ma bota o nazwie „{ $bot }”. Wybierz jednego z tych: { $bots }.
error-unknown-language = Nie ma jeszcze tekstów w języku „{ $language }”. Wybierz jeden z tych: { $languages }.
error-bad-option = „{ $value }” nie pasuje do opcji { $option }. Możliwe wartości: { $expected }.
error-options-clash = Opcje { $first } i { $second } wykluczają się. Zmień jedną z nich.
error-bad-seats = Liczba graczy w grze { $game }: { $numbers }, więc nie { $players }.
error-bot-failed = Bot „{ $bot }” nie może grać dalej: { $reason } ({ $move }). To błąd programu. Zgłoś go, podając ten komunikat, opcje i ziarno.

## Refusals: moves

error-not-your-turn = { $seat } musi poczekać na swoją kolej.
error-round-over = Runda się skończyła: przed następnym rozdaniem nikt nie ma ruchu.
error-match-over = Partia się skończyła.
error-round-not-over = Najpierw dokończcie tę rundę, potem rozdaje się następną.
error-wrong-phase = W tej chwili twojej tury nie można zagrać „{ $move }”. Zobacz, jakie ruchy są możliwe.
error-not-in-hand = Nie masz { $piece }.
error-wrong-move = W tej grze nie ma ruchu „{ $move }”.
error-no-seat = Nie ma miejsca „{ $text }”. Miejsca liczy się od 0, a ostatnie to { $last }.
error-has-resigned = { $seat } już nie gra: partia poddana.
error-clock-only = To może powiedzieć tylko zegar. Jeśli zegar prowadzisz ty, użyj Match.time_out.
error-deals-outside = Ta partia dostaje klucz każdego rozdania z zewnątrz. Rozdaj następną rundę przez rummel.match.next_round z kluczem.

## Refusals: melds

error-meld-short = Układ liczy co najmniej trzy karty lub kostki; { $meld } to za mało ({ $count }).
error-meld-neither = { $meld } to ani sekwens, ani zestaw. Sekwens rośnie w jednym kolorze, zestaw to ta sama liczba w różnych kolorach.
error-meld-neither-mixed = { $meld } to ani sekwens, ani zestaw. Sekwens rośnie liczba po liczbie, zestaw to ta sama liczba w różnych kolorach.
error-run-gap = W sekwensie { $meld } po { $before } nie następuje { $after }: liczby muszą iść po kolei.
error-run-suits = Sekwens { $meld } miesza kolory: { $piece } tu nie pasuje.
error-run-wrap = Sekwens { $meld } biegnie dalej, poza ostatnią liczbę. Musi się na niej skończyć.
error-run-long = Sekwens { $meld } jest za długi ({ $count }); może mieć najwyżej { $most }.
error-runs-barred = Tu wolno wykładać tylko zestawy, a { $meld } to sekwens.
error-set-suit-twice = W zestawie { $meld } powtarza się kolor: { $suit }. Każdy kolor może być tylko raz.
error-set-ranks = Zestaw { $meld } miesza liczby. Wszędzie musi być ta sama.
error-sets-barred = Tu wolno wykładać tylko sekwensy, a { $meld } to zestaw.
error-joker-undeclared = Napisz, co zastępuje joker w { $meld }, na przykład *=7h.
error-joker-no-natural = W { $meld } musi być coś, co nie jest jokerem.
error-joker-too-many = Za dużo jokerów w { $meld } ({ $count }); może być najwyżej { $most }.
error-joker-adjacent = W { $meld } dwa jokery stoją obok siebie. Wstaw między nie coś innego.
error-joker-majority = Jokerów w { $meld } musi być mniej niż innych kart lub kostek.

## Refusals: records and deals

error-record-empty = Zapis jest pusty.
error-record-file = Zapisu { $path } nie da się odczytać: { $reason }. Sprawdź ścieżkę.
error-record-line = Nie da się odczytać wiersza { $line } zapisu: { $reason ->
        [order] nie należy do tego miejsca
        [seats] wymienia więcej lub mniej miejsc, niż jest graczy
        [round] nie zgadza się numer rundy lub jej ziarna
        [reveal] ujawnione ziarno nie jest liczbą szesnastkową
        [pledges] brakuje w nim pieczęci albo są nieczytelne
        [unknown] to nie jest wiersz zapisu
        [number] podaje numer układu, którego nie ma
        [length] jest za długi
       *[other] { $reason }
    }.
error-record-version = Zapis ma wersję { $version }; ten program czyta wersję { $known }.
error-record-move = Ruch w wierszu { $line } jest niedozwolony: { $reason }
error-record-result = Wynik w wierszu { $line } nie wynika z ruchów.
error-record-cut = Zapis urywa się po wierszu { $line }, przed końcem partii.
error-record-after-end = Wiersz { $line } jest już po końcu partii.
error-deal-commit = Ziarno ujawnione w wierszu { $line } nie zgadza się ze zobowiązaniem sprzed rozdania.
error-deal-words = { $seat } ma w wierszu { $line } słowa, które nie pasują do pieczęci sprzed partii.
error-receipt-read = Nie da się odczytać pokwitowania: { $reason }

## Refusals: score sheets

error-sheet-entries = Wpisy w tej rundzie: { $count }. Powinno ich być { $needed }, po jednym na gracza.
error-sheet-points = „{ $text }” to nie punkty. Napisz liczbę całkowitą, na przykład 12 albo -7.
error-sheet-racks = W tej grze nie liczy się tego, co zostało: wpisz punkty każdego gracza.
error-sheet-empty = Tylko zwycięzcy może nic nie zostać, a tu pustych wpisów jest: { $count }. Wpisz, co zostało innym.
error-sheet-round = Na arkuszu nie ma jeszcze rundy { $number }; zapisane rundy: { $count }.
error-sheet-word = „{ $text }” nic tu nie znaczy. Znane słowa: { $words }.
error-sheet-sides = Zrób jeden wpis na stronę, z ukośnikiem między nimi. Potrzeba: { $needed }; tutaj: { $count }.
error-sheet-many = „{ $word }” nie może być { $count }: najwyżej { $most }.
error-sheet-melds = Przy tych premiach układy są warte co najmniej { $needed }, a nie { $points }: wpisz wartość wszystkich wyłożonych kart.

## Refusals: lessons

error-lesson-unknown = Lekcja nie ma takiego zadania ({ $game }). Liczba zadań: { $tasks }.
error-lesson-other = Zasady na to pozwalają, ale w tym zadaniu chodzi o coś innego. Przeczytaj je jeszcze raz albo poproś o pokazanie.
error-lesson-long = Zadanie ma najwyżej { $most } ruchów. Zacznij je od nowa.
error-puzzle-more = Tak wykładasz { $laid }, a można { $most }. Szukaj dalej.

## Refusals: positions as text

error-position-long = Pozycja ma najwyżej { $most } znaków. Usuń to, co skopiowało się przez pomyłkę.
error-position-field = Pozycja w tej grze nie ma „{ $field }”. Jej pola, zapisywane jako pole=wartość, to: { $fields }.
error-position-twice = „{ $field }” jest tu dwa razy. Podaj to tylko raz.
error-position-lacks = Brakuje „{ $field }”. Dodaj to albo usuń, co do tego należy.
error-position-value = „{ $value }” nie pasuje do { $field }. Możliwe wartości: { $expected }.
error-position-seats = { $field } wymaga po jednej wartości na każde miejsce: { $players }, a nie { $count }.
error-position-copies = { $piece } jest tu { $count }×, a w grze tylko { $most }×. Sprawdź ręce, stosy i układy.
error-position-count = Liczba sztuk na rękach, w stosach i układach, razem z zakrytymi: { $count }, a w grze jest ich { $pack }. Popraw którąś liczbę albo wpisz ?rest w jednym ze stosów.
error-position-clash = { $first } i { $second } nie mogą być takie jednocześnie. Zmień jedno z nich.
error-position-stuck = W tej pozycji nikt nie miałby ruchu. Zmień fazę albo rękę tego, czyja jest kolej.
error-position-no-deal = W { $tries } próbach nie znalazło się nic, co mogłoby tu być zakryte. Podaj więcej z rąk.
error-position-open = To, co zakryte w { $field }, musiałoby być tu widoczne. Wpisz to zamiast „?”.

## Refusals: positions for the arranger

error-solve-line = Nie da się odczytać tej pozycji: { $reason }. Każdy wiersz to obiekt JSON z polami „game” i „rack”, a jeśli chcesz, też „table”, „rules”, „opened” i „objective”.
error-solve-no-melds = W tej grze nie ma czego układać: nie ma układów.
error-solve-copies = { $piece } jest tu więcej razy niż w grze ({ $most }×). Sprawdź stół i stojak.
error-solve-jokers = Za dużo jokerów ({ $count }); może być najwyżej { $most }.
error-solve-rack-long = Stojak jest za pełny ({ $count }); może pomieścić najwyżej { $most }.
error-solve-table = Na stole leży coś, co nie jest układem. Wszystko musi tam tworzyć sekwensy lub zestawy.
error-solve-rules = Te zasady się wykluczają albo jakaś wartość lub cel wykracza poza granice.
error-solve-limit = Jakaś granica jest ujemna albo za wysoka.

## What a record proves about its deals, and what only a receipt can

fair-seeds-receipt = Serwer ustalił swoją część wszystkich rozdań, zanim znane były czyjekolwiek słowa: to ta część, którą wcześniej zachowało pokwitowanie.
fair-seeds-record = Sam zapis nie dowodzi, że serwer ustalił swoją część, zanim znane były słowa graczy. Dowodzi tego pokwitowanie kogoś, kto grał.
fair-seeds-plain = Tę partię rozdano starym sposobem: nic nie dowodzi, że serwer ustalił swoją część, zanim znane były słowa graczy.
fair-seeds-changed = Część serwera nie jest tą, którą pokwitowanie zachowało, zanim znane były słowa: została podmieniona.
fair-words-receipt = Wszystkie słowa były zapieczętowane, zanim poznano którekolwiek: to te pieczęcie, które wcześniej zachowało pokwitowanie.
fair-words-record = Sam zapis nie dowodzi, że wszystkie słowa były zapieczętowane, zanim poznano którekolwiek. Dowodzi tego pokwitowanie kogoś, kto grał.
fair-words-plain = Stary sposób nie zna pieczęci: ostatni gracz albo serwer mógł wcześniej poznać wszystkie inne słowa.
fair-words-changed = Pieczęcie nie są tymi, które pokwitowanie zachowało, zanim znane były słowa: zostały podmienione.
fair-used-all = Słowa wszystkich graczy są częścią każdego rozdania.
fair-used-some = Wszystkie zapieczętowane słowa są częścią każdego rozdania. Bez zapieczętowanych słów: { $names }.
fair-used-missing = Rozdano bez słów tych graczy (w nawiasach rundy): { $missing }. Wszystkie inne zapieczętowane słowa są częścią rozdań.
fair-used-none = Nikt nie zapieczętował słów: karty pochodzą tylko od serwera.
fair-used-left-out = Twoje urządzenie ujawniło swoje słowa, ale te rundy rozdano bez nich: { $rounds }.
fair-used-changed = W tych rundach są inne słowa niż te, które ujawniło twoje urządzenie: { $rounds }.
fair-used-plain = To, co dodali gracze, jest częścią każdego rozdania, ale nic nie dowodzi, że nikt tego nie podmienił.
fair-cards-record = Karty każdej rundy wynikają z części serwera i ze słów graczy.
fair-cards-receipt = Karty każdej rundy wynikają z części serwera i ze słów graczy, a twoje karty były tymi, które widziało twoje urządzenie.
fair-cards-changed = W rundzie { $round } twoje urządzenie widziało inne karty na ręce niż w zapisie.
fair-moves-record = Każdy ruch jest zgodny z zasadami.
fair-moves-changed = Zasady w zapisie nie są tymi, które twoje urządzenie widziało przed partią.
