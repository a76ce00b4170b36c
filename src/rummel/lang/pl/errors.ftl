# Every refusal that all games share: what is wrong, and what to do.

## Notation

error-bad-piece = „{ $text }” to nie karta ani kostka. Napisz liczbę, a po niej literę koloru (c ♣, d ♦, h ♥, s ♠): 7h, 10c, Ks albo 13s; * to joker.
error-bad-meld = „{ $text }” to nie lista kart ani kostek. Oddziel je odstępami: 5h 6h 7h.
error-bad-move = „{ $text }” nie jest tu zrozumiałym ruchem. Znane ruchy: { $moves }.
error-bad-number = „{ $text }” to nie liczba całkowita.

## Rules and set-up

error-unknown-game = Nie ma gry o nazwie „{ $game }”. Wybierz jedną z tych: { $games }.
error-unknown-option = Gra { $game } nie ma opcji „{ $option }”. Jej opcje: { $options }.
error-bad-option = „{ $value }” nie pasuje do opcji { $option }. Możliwe wartości: { $expected }.
error-options-clash = Opcje { $first } i { $second } wykluczają się. Zmień jedną z nich.
error-bad-seats = Liczba graczy w grze { $game }: { $numbers }, więc nie { $players }.
error-unknown-bot = Nie ma bota o nazwie „{ $bot }”. Wybierz jednego z tych: { $bots }.
error-bot-failed = Bot „{ $bot }” nie może grać dalej: { $reason } ({ $move }). To błąd programu. Zgłoś go, podając ten komunikat, opcje i ziarno.
error-unknown-language = Nie ma jeszcze tekstów w języku „{ $language }”. Wybierz jeden z tych: { $languages }.

## Any game

error-not-your-turn = { $seat } musi poczekać na swoją kolej.
error-round-over = Runda się skończyła: przed następnym rozdaniem nikt nie ma ruchu.
error-match-over = Partia się skończyła.
error-round-not-over = Najpierw dokończcie tę rundę, potem rozdaje się następną.
error-wrong-phase = W tej chwili twojej tury nie można zagrać „{ $move }”. Zobacz, jakie ruchy są możliwe.
error-not-in-hand = Nie masz { $piece }.
error-wrong-move = W tej grze nie ma ruchu „{ $move }”.
error-no-seat = Nie ma miejsca „{ $text }”. Miejsca liczy się od 0, a ostatnie to { $last }.
error-clock-only = To może powiedzieć tylko zegar. Jeśli zegar prowadzisz ty, użyj Match.time_out.
error-deals-outside = Ta partia dostaje klucz każdego rozdania z zewnątrz. Rozdaj następną rundę przez rummel.match.next_round z kluczem.

## Melds

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
error-joker-majority = Jokerów w { $meld } musi być mniej niż reszty.

## Records and deals

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
error-deal-words = Słowa gracza { $seat } w wierszu { $line } nie pasują do pieczęci sprzed partii.
error-receipt-read = Nie da się odczytać pokwitowania: { $reason }

## Score sheets

error-sheet-entries = Wpisy w tej rundzie: { $count }. Powinno ich być { $needed }, po jednym na gracza.
error-sheet-points = „{ $text }” to nie punkty. Napisz liczbę całkowitą, na przykład 12 albo -7.
error-sheet-racks = W tej grze nie liczy się tego, co zostało: wpisz punkty każdego gracza.
error-sheet-empty = Tylko zwycięzcy może nic nie zostać, a tu pustych wpisów jest: { $count }. Wpisz, co zostało innym.
error-sheet-round = Na arkuszu nie ma jeszcze rundy { $number }; zapisane rundy: { $count }.
error-sheet-word = „{ $text }” nic tu nie znaczy. Znane słowa: { $words }.

## Positions for the arranger

error-solve-line = Nie da się odczytać tej pozycji: { $reason }. Każdy wiersz to obiekt JSON z polami „game” i „rack”, a jeśli chcesz, też „table”, „rules”, „opened” i „objective”.
error-solve-no-melds = W tej grze nie ma czego układać: nie ma układów.
error-solve-copies = { $piece } występuje częściej, niż jest w tej grze (sztuk: { $most }). Sprawdź stół i stojak.
error-solve-jokers = Za dużo jokerów ({ $count }); może być najwyżej { $most }.
error-solve-rack-long = Stojak jest za pełny ({ $count }); może pomieścić najwyżej { $most }.
error-solve-table = Na stole leży coś, co nie jest układem. Wszystko musi tam tworzyć sekwensy lub zestawy.
error-solve-rules = Te zasady się wykluczają albo jakaś wartość lub cel wykracza poza granice.
error-solve-limit = Jakaś granica jest ujemna albo za wysoka.
