# Tile games: words of the family tiles.

game-myrummy = MyRummy
    .about = Wykładaj sekwensy i zestawy kostek, przebudowuj stół i opróżnij stojak przed innymi.

rules-myrummy =
    Grają dwie do czterech osób, 106 kostkami: od 1 do 13 w kolorze fioletowym, czarnym, zielonym i
    szarym, każda dwa razy, i dwa jokery. Każdy bierze w ciemno 14 kostek na swój stojak; reszta to
    bank. Kto zaczyna, rozstrzyga los, a potem gra toczy się zgodnie z ruchem wskazówek zegara.

    Zestaw to trzy lub cztery kostki z tą samą liczbą w różnych kolorach. Sekwens to trzy lub więcej
    kolejnych liczb w jednym kolorze; jedynka stoi na początku, po trzynastce nie ma nic. Joker
    zastępuje dowolną kostkę, która by tam pasowała.

    W swojej turze albo wykładasz kostki, albo dobierasz jedną. Dobrać wolno nawet wtedy, gdy możesz
    wyłożyć. Dobrana kostka czeka do twojej następnej tury, a wykładając, kładziesz co najmniej
    jedną kostkę ze swojego stojaka.

    Twoje pierwsze wyłożenie (otwarcie) musi liczyć co najmniej 30 punktów, w jednym układzie lub
    kilku, wszystko z własnego stojaka. Kostka liczy się tyle, ile jej liczba, joker tyle, co
    kostka, którą zastępuje. Reszty stołu nie możesz w tej turze ruszać.

    Od następnej tury możesz używać całego stołu: dokładać kostki, rozbierać układy i budować nowe.
    Na koniec wszystko, co tam leżało, musi znów tworzyć zestawy i sekwensy. Liczy się tylko wynik,
    nie droga do niego.

    Joker na stole zachowuje miejsce i znaczenie, dopóki na jego miejscu nie znajdzie się pasująca
    kostka, z twojego stojaka lub z układu, który w tej turze rozbierzesz; w zestawie trzech kostek
    wystarczy dowolny brakujący kolor. Uwolnionego jokera trzeba użyć w tej samej turze. W jednym
    układzie mogą być dwa jokery; jeśli nie jest jasne, co zastępują, mówisz to.

    Tura trwa dwie minuty. Gdy czas minie, to, co tworzy bezbłędne układy, zostaje, a reszta wraca
    na stojak; jeśli nie zostaje nic albo otwarcie nie sięga 30, wraca wszystko i dobierasz kostkę.

    Kto wyłoży ostatnią kostkę, wygrywa rundę. Inni liczą to, co mają na stojakach, jako punkty
    ujemne, jokera za 25; zwycięzca dostaje ich sumę na plus. Następną rundę zaczyna ten, na kogo
    przypadłaby kolej. Gdy bank jest pusty, kto nie wykłada, ten pasuje; gdy kolejno spasują
    wszyscy, runda się kończy i każdy traci tyle, ile ma na stojaku. Po umówionej liczbie rund
    wygrywa najwyższa suma.

    Handrummy to opcja: kto wyłoży wszystkie kostki naraz ze stojaka, nie potrzebuje 30 punktów, a
    wszystko liczy się podwójnie.

game-serie-noire = Série Noire Rummy
    .about = Rummy z kostkami, w którym wymieniasz kostkę, gdy żadnej nie wykładasz.

rules-serie-noire =
    Grają dwie do czterech osób, 106 kostkami: od 1 do 13 w czterech kolorach, każda dwa razy, i dwa
    jokery. Każdy losuje kostkę i zaczyna ten, kto ma najniższą; przy remisie losuje się znowu, a
    joker liczy się za 25. Każdy dostaje 14 kostek; reszta to bank. Gra się zgodnie z ruchem
    wskazówek zegara.

    Zestaw to trzy lub cztery kostki z tą samą liczbą w różnych kolorach. Sekwens to trzy lub więcej
    kolejnych liczb w jednym kolorze; jedynka stoi tylko przed dwójką. Joker zastępuje dowolną
    kostkę, która by tam pasowała.

    W swojej turze albo wykładasz kostki, albo wymieniasz jedną. Żeby wymienić, wybierz kostkę ze
    stojaka, nie pokazując jej, weź jedną z banku, a twoja zostanie do niego wmieszana. Wymienić
    wolno nawet wtedy, gdy możesz wyłożyć, ale nigdy jedno i drugie w tej samej turze.

    Twoje pierwsze wyłożenie (otwarcie) musi liczyć co najmniej 30 punktów, w jednym układzie lub
    kilku, wszystko z własnego stojaka; kostka liczy się tyle, ile jej liczba, a joker jak kostka,
    którą zastępuje. Od następnej tury możesz też dokładać do wszystkich układów i przebudowywać
    stół, byle wszystko na nim znów tworzyło układy.

    Joker na stole rusza się dopiero wtedy, gdy jego miejsce zajmie pasująca kostka, z twojego
    stojaka lub z układu, który rozbierzesz. Zostaje na stole na dobre i trzeba go użyć w tej samej
    turze.

    Klepsydra daje ci na turę minutę. Instrukcja nie mówi, jak długo się przesypuje, więc można
    wybrać inny czas. Gdy się przesypie, niedokończone zmiany są cofane i jedna kostka idzie na
    wymianę: najwyższa, która nie jest jokerem.

    Kto pierwszy pozbędzie się wszystkich kostek, wygrywa rundę. Inni liczą to, co mają na
    stojakach, jako punkty ujemne, jokera za 25; zwycięzca dostaje ich sumę na plus. Kto pozbędzie
    się wszystkiego naraz, nie wykładając niczego wcześniej, podwaja wszystkie punkty, ale i tak
    potrzebuje 30. Partia ma kilka rund: cztery, jeśli nie umówicie się inaczej, a przed każdą
    losuje się od nowa, kto zaczyna. Na koniec wygrywa najwyższa suma; przy równych sumach
    zwycięstwo jest wspólne.

    Inne wersje to opcje. W wersji 1 zawsze najpierw dobierasz, możesz wykładać, a na koniec jedną
    kostkę odrzucasz; także do zakończenia potrzebna jest kostka do odrzucenia. W wersji 2 zawsze
    najpierw dobierasz i wszystko zachowujesz; przed otwarciem możesz, zamiast wykładać, zamienić
    jeszcze jedną kostkę.

    Gdy bank jest pusty, nikt nie dobiera, nie wymienia ani nie odrzuca: wykładasz, a spasować wolno
    tylko wtedy, gdy nie możesz nic wyłożyć. Gdy kolejno spasują wszyscy, runda się kończy i każdy
    traci tyle, ile ma na stojaku. Tak samo jest po 400 turach.

    Żeby było trudniej lub łatwiej: bez jokerów, inne minimum lub żadne, tylko zestawy lub tylko
    sekwensy, jedynka po trzynastce, sekwensy w mieszanych kolorach, więcej czasu.

game-brettspielnetz = Brettspielnetz Rummy
    .about = Rummy z kostkami dla dwojga, z jokerem dla każdego i swobodnymi jokerami na planszy.

rules-brettspielnetz =
    Gra się we dwoje 106 kostkami: od 1 do 13 w kolorze niebieskim, czerwonym, zielonym i żółtym,
    każda dwa razy, i dwa jokery. Każdy dostaje 18 kostek, w tym jednego jokera. O tym, kto zaczyna,
    decyduje los.

    Zestaw to trzy lub cztery kostki z tą samą liczbą w różnych kolorach. Sekwens to trzy lub więcej
    kolejnych liczb w jednym kolorze, od 1 najwyżej do 13. Joker zastępuje dowolną kostkę.

    Twoje pierwsze wyłożenie (otwarcie) to jeden zestaw lub sekwens, który liczy co najmniej 30
    punktów. Kostka liczy się tyle, ile jej liczba; może w nim być joker, ale nic nie dodaje.
    Wszystko pochodzi z twoich kostek i w tej turze nie wykładasz nic więcej. Do tego czasu
    wykrzyknik za liczbą twoich kostek pokazuje, że otwarcie jest jeszcze przed tobą.

    Od następnej tury wykładaj jedną kostkę lub więcej, tworząc albo przedłużając zestawy i
    sekwensy. Możesz przebudować całą planszę, byle na koniec tury wszystko leżało w zestawach i
    sekwensach. W jednej turze wykładasz najwyżej 12 swoich kostek.

    Jokera na planszy wolno swobodnie przesuwać i w każdej turze może znaczyć co innego, ale nigdy
    nie wraca na stojak. Jeśli dwa jokery i kostka mogą być zestawem albo sekwensem, dobre są oba
    odczytania.

    Jeśli nie możesz lub nie chcesz wykładać, dobierz kostkę; to kończy twoją turę.

    Kto nie ma już kostek, wygrywa i dostaje jeden punkt. Gra kończy się też natychmiast, gdy ktoś
    dobierze ostatnią kostkę: wtedy obie osoby liczą to, co mają, razem z tą kostką i jokerem za 25.
    Wygrywa ten, kto ma mniej punktów; po równo to remis.

    Plansza ma miejsce na dziesięć rzędów po trzynaście kostek. To tylko obrazek; jedna z opcji robi
    z niego ograniczenie.

game-rummikub = Rummikub
    .about = Dobrze znane rummy z kostkami, do porównań z innymi programami.

rules-rummikub =
    Grają dwie do czterech osób, 106 kostkami: od 1 do 13 w czterech kolorach, każda dwa razy, i dwa
    jokery. Każdy losuje kostkę i zaczyna ten, kto ma najwyższą. Każdy bierze 14 kostek; reszta to
    bank.

    Zestaw (grupa) to trzy lub cztery kostki z tą samą liczbą w różnych kolorach. Sekwens (seria) to
    trzy lub więcej kolejnych liczb w jednym kolorze; jedynka stoi tylko przed dwójką. Joker
    zastępuje dowolną kostkę.

    W swojej turze albo wykładasz kostki, albo dobierasz jedną. Twoje pierwsze wyłożenie (otwarcie)
    musi liczyć co najmniej 30 punktów, w jednym układzie lub kilku, wszystko z własnego stojaka;
    joker liczy się jak kostka, którą zastępuje.

    Od następnej tury możesz dowolnie przebudowywać stół, byle wyłożyć co najmniej jedną kostkę i
    żeby na koniec wszystko leżało w zestawach i sekwensach. Joker na stole odchodzi tylko wtedy,
    gdy jego miejsce zajmie kostka, którą zastępuje, z twojego stojaka lub ze stołu; w grupie trzech
    kostek wystarczy dowolny brakujący kolor. W tej samej turze trzeba go znów wyłożyć.

    Jeśli minuta nie wystarczy, wszystko wraca na miejsce i dobierasz trzy kostki.

    Kto wyłoży ostatnią kostkę, wygrywa. Inni tracą tyle, ile mają na stojakach, jokera za 30, a
    zwycięzca dostaje ich sumę. Gdy bank jest pusty, kto nie wykłada, ten pasuje; gdy kolejno
    spasują wszyscy, wygrywa ten, kto ma na stojaku najmniej, a inni tracą różnicę do niego.

## Options

option-tiles-hand = Kostki na stojaku
    .about = Ile kostek każdy dostaje na początku.
option-tiles-jokers = Jokery
    .about = Ile jokerów jest wśród kostek; im mniej, tym trudniej.
option-tiles-dealt-joker = Jokery w rozdaniu
    .about = Czy każdy dostaje jokera.
    .chance = jak wypadnie
    .one = każdy dokładnie jednego
    .at-least-one = każdy co najmniej jednego
option-tiles-starter = Kto zaczyna
    .about = Jak wyłania się zaczynającego, gdy nie rozstrzyga tego poprzednia runda.
    .lot = losem
    .lowest = najniższa wylosowana kostka
    .highest = najwyższa wylosowana kostka
option-tiles-drawer-starts = Zaczyna ta osoba
    .about = Zaczyna ten, kto wylosuje rozstrzygającą kostkę; inaczej osoba na lewo.
option-tiles-next-starter = Kto zaczyna potem
    .about = Kto zaczyna rundy po pierwszej.
    .after-last = ten, na kogo przypadłaby kolej
    .anew = wyłania się na nowo
    .left = osoba na lewo od ostatnio zaczynającej
option-tiles-turn = Tura
    .about = Z czego składa się tura.
    .lay-or-draw = wyłożyć albo dobrać kostkę
    .lay-or-exchange = wyłożyć albo wymienić kostkę z bankiem
    .draw-and-reject = dobrać, wyłożyć lub nie, jedną odrzucić (wersja 1)
    .draw-and-keep = dobrać, wyłożyć lub nie, wszystko zachować (wersja 2)
option-tiles-exchanged = Wymienione kostki
    .about = Dokąd trafia wymieniona kostka.
    .returns = z powrotem do banku
    .scrapped = wypada z rundy
option-tiles-exchange-order = Kolejność wymiany
    .about = Czy widać nową kostkę, zanim wybierze się tę, która odchodzi.
    .blind = najpierw wybór
    .draw-first = najpierw dobranie
option-tiles-take-scrap = Branie z odrzuconych
    .about = Zamiast kostki z banku wolno wziąć wierzchnią z odrzuconych.
option-tiles-reject-on-empty = Odrzucanie przy pustym banku
    .about = Kto wykłada kostki, musi jedną odrzucić także wtedy, gdy bank jest pusty.
option-tiles-changes = Kostki do zamiany
    .about = Ile kostek wolno zamienić po dobraniu, przed otwarciem (wersja 2).
option-tiles-most-tiles = Limit kostek w turze
    .about = Ile kostek wolno najwyżej zagrać w jednej turze.
option-tiles-most-tiles-of = Co się do tego liczy
    .about = Czy liczą się też kostki przesuwane na stole.
    .rack = kostki ze stojaka
    .moved = także przesuwane
option-tiles-melds = Układy
    .about = Które układy wolno wykładać.
    .both = zestawy i sekwensy
    .sets = tylko zestawy
    .runs = tylko sekwensy
option-tiles-ace = Jedynka
    .about = Gdzie w sekwensie stoi jedynka.
    .low = przed dwójką
    .either = przed dwójką lub po trzynastce
    .wrap = gdziekolwiek: także 13 1 2
option-tiles-ace-high = Jedynka po trzynastce
    .about = Ile przy otwarciu liczy się jedynka po trzynastce.
option-tiles-ace-at-both-ends = Jedynka na obu końcach
    .about = Jeśli jedynka może stać po trzynastce, sekwens może iść od 1 przez 13 znów do 1, czyli 14 kostek; inaczej najwyżej 13.
option-tiles-mixed-runs = Sekwensy w mieszanych kolorach
    .about = Kostki sekwensu mogą mieć dowolne kolory.
option-tiles-minimum = Punkty do otwarcia
    .about = Ile musi liczyć pierwsze wyłożenie; przy 0 wystarczy dowolny układ z własnego stojaka.
option-tiles-opening = Otwarcie
    .about = Czy na otwarcie składa się kilka układów razem.
    .sum = kilka układów razem
    .one = jeden układ
option-tiles-joker-opens = Jokery liczą się do otwarcia
    .about = Joker liczy się jak kostka, którą zastępuje; inaczej nic nie dodaje.
option-tiles-table-when-opening = Stół otwarty od razu
    .about = Ze stołu wolno korzystać już w turze otwarcia, gdy leży już dość kostek z własnego stojaka.
option-tiles-rebuild = Przebudowa
    .about = Jak bardzo wolno rozbierać układy na stole.
    .free = dowolnie, byle na koniec były układy
    .three = trzy kostki zostają razem albo rozchodzą się wszystkie
    .listed = tylko przesuwać, dzielić, zastępować i zdejmować
option-tiles-table-joker = Jokery na stole
    .about = Co musi zająć miejsce jokera, zanim wolno go ruszyć.
    .any = dowolna kostka, która by pasowała
    .declared = kostka, którą zastępuje
    .both = w zestawie wszystkie brakujące kostki
    .free = nic
option-tiles-joker-from-rack = Zastąpienie ze stojaka
    .about = Kostka, która uwalnia jokera, musi w tej turze pochodzić ze stojaka.
option-tiles-joker-tile-moves = Kostka zastępująca się przenosi
    .about = Kostka uwalniająca jokera pochodzi ze stojaka lub z rozebranego układu; inaczej wystarczy dowolna pasująca kostka na stole.
option-tiles-joker-joins = Uwolnione jokery się dokłada
    .about = Uwolnionego jokera wolno tylko dołożyć do układu, który leżał wcześniej.
option-tiles-one-joker = Jeden joker w układzie
    .about = Układ może mieć najwyżej jednego jokera.
option-tiles-board-cells = Ograniczona plansza
    .about = Wszystkie układy muszą się zmieścić w dziesięciu rzędach po trzynaście kostek, z przerwą między sąsiadami.
option-tiles-hand-finish = Wszystko naraz
    .about = Co znaczy pozbyć się wszystkich kostek naraz, bez wcześniejszego wykładania.
    .plain = nic szczególnego
    .double = liczy się podwójnie
    .handrummy = liczy się podwójnie i bez minimum (Handrummy)
option-tiles-hand-finish-last = Ostatnie kostki naraz
    .about = Zakończenie co najmniej tyloma kostkami naraz też liczy się podwójnie; 0 oznacza nigdy.
option-tiles-last-tile-ends = Ostatnia kostka kończy rundę
    .about = Runda kończy się natychmiast, gdy ktoś dobierze ostatnią kostkę.
option-tiles-passing = Pasowanie
    .about = Kto może spasować, gdy bank jest pusty.
    .willing = każdy
    .unable = tylko ten, kto nie może nic wyłożyć
option-tiles-blocked = Nikt nie kończy
    .about = Co się zapisuje, gdy runda kończy się z kostkami na każdym stojaku.
    .all-minus = każdy traci tyle, ile ma na stojaku
    .lowest-wins = kto ma na stojaku najmniej, wygrywa różnice
option-tiles-scoring = Punkty
    .about = Co się liczy w rundzie.
    .racks = wartość kostek na stojakach
    .win = jeden punkt za zwycięstwo
option-tiles-joker-hand = Joker na stojaku
    .about = Ile liczy się joker, który został na stojaku.
option-tiles-max-turns = Limit tur
    .about = Po tylu turach w rundzie jest koniec, jakby wszyscy byli zablokowani.
option-tiles-seconds = Sekundy na turę
    .about = Jak długo może trwać tura; 0 to brak ograniczenia.
option-tiles-timeout = Gdy czas minie
    .about = Co dzieje się z niedokończoną turą.
    .keep-most = zostaje największa dobra część
    .keep-valid = co dobre, zostaje, sprawdzane w stałej kolejności
    .undo = wszystko wraca
option-tiles-timeout-tiles = Kostki za przekroczony czas
    .about = Ile kostek się dobiera, jeśli nic nie zostaje.

## Events

event-tiles-lot = Kto zaczyna? { $seat } losuje { $pieces }.
event-tiles-laid = { $seat } wykłada { $pieces }. Nowe na stole: { $melds }.
event-tiles-opened = { $points ->
        [0] Otwarcie: { $seat }.
        [one] Otwarcie: { $seat } ma { $points } punkt.
        [few] Otwarcie: { $seat } ma { $points } punkty.
        [many] Otwarcie: { $seat } ma { $points } punktów.
       *[other] Otwarcie: { $seat } ma { $points } punktu.
    }
event-tiles-exchanged = { $seat } wymienia kostkę.
event-tiles-gave = Oddajesz { $pieces }.

## How a round ended

outcome-tiles-out = Ktoś ma pusty stojak i wygrywa rundę.
outcome-tiles-out-double = Wszystkie kostki naraz: punkty liczą się podwójnie.
outcome-tiles-blocked = Wszyscy spasowali, a bank jest pusty.
outcome-tiles-last-drawn = Ostatnia kostka dobrana; rozstrzyga to, co zostało na stojakach.
outcome-tiles-even = Stojaki są warte tyle samo: remis.
outcome-tiles-cap = Runda trwa za długo i tu się kończy.

## Refusals

error-tiles-table-missing = { $piece }: ta kostka leżała na stole i musi tam znów być w jakimś układzie.
error-tiles-lay-none = Wyłóż co najmniej jedną kostkę ze stojaka albo nie wykładaj nic.
error-tiles-too-many = To za dużo kostek ({ $count }); w turze wolno zagrać najwyżej { $most }.
error-tiles-keep-one = Zachowaj jedną kostkę: potrzebujesz jej do odrzucenia.
error-tiles-table-closed = Układu { $meld } wolno dotknąć dopiero w turze po twoim otwarciu. Najpierw otwórz własnymi kostkami.
error-tiles-opening-one = Otwiera się jednym układem, a tu układów jest { $count }. Pozostałe wyłóż w następnej turze.
error-tiles-opening-own = Otwiera się układem w całości z własnego stojaka. Najpierw taki wyłóż.
error-tiles-opening-short = Na razie { $reached } z { $needed } punktów. Wyłóż więcej, żeby otworzyć, albo zachowaj kostki.
error-tiles-joker-pinned = { $joker } musi zostać na miejscu, dopóki nie zastąpi go pasująca kostka. Wystarczy jedna: { $needed }.
error-tiles-joker-stands = { $joker } musi zostać na miejscu: kostka z układu, który nadal leży, go nie zastąpi. Pasująca musi pochodzić z twojego stojaka lub z rozebranego układu: { $needed }.
error-tiles-joker-both = { $joker } musi zostać na miejscu, dopóki nie leżą tam wszystkie brakujące kostki: { $needed }.
error-tiles-joker-joins = Uwolnionego jokera trzeba dołożyć do układu, który leżał wcześniej.
error-tiles-rebuild-three = Zostaw razem trzy kostki z { $meld } albo rozłóż wszystkie po innych układach.
error-tiles-rebuild-listed = Układ { $meld } musi zostać: przesuń go, podziel albo zastąp w nim kostkę, ale go nie rozbieraj.
error-tiles-board-full = Układy nie mieszczą się na planszy ({ $columns } na { $rows }). Połącz niektóre.
error-tiles-pool-empty = Bank jest pusty. Wyłóż kostki albo spasuj.
error-tiles-pool-left = W banku są jeszcze kostki ({ $tiles }), więc nie możesz spasować.
error-tiles-must-lay = Możesz wyłożyć { $pieces }, więc nie wolno ci spasować.
error-tiles-change-opened = Po otwarciu nie wolno już zamieniać kostek.
error-tiles-change-most = { $most ->
        [0] Tu nie wolno zamieniać kostek.
        [one] W tej turze jedna kostka jest już zamieniona i więcej nie wolno.
        [few] W tej turze { $most } kostki są już zamienione i więcej nie wolno.
        [many] W tej turze { $most } kostek jest już zamienionych i więcej nie wolno.
       *[other] W tej turze { $most } kostki jest już zamienione i więcej nie wolno.
    }
error-tiles-keep-drawn = { $piece } jest dopiero co dobrana. Oddaj inną kostkę.

## Prompts and moves

phase-tiles-draw = Dobierz kostkę.
phase-tiles-play = Wyłóż kostki albo wybierz, co jeszcze daje ci ta tura.
phase-tiles-change = Zamień jeszcze jedną kostkę albo spasuj.
phase-tiles-return = Oddaj kostkę do banku.
phase-tiles-reject = Odrzuć kostkę.

move-tiles-lay = lay UKŁAD | UKŁAD … – tak ma wyglądać stół, ze wszystkimi układami, które zostają (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – dobierz kostkę z banku
move-tiles-take = take – weź wierzchnią z odrzuconych
move-tiles-exchange = exchange KOSTKA – oddaj kostkę do banku i weź inną (exchange 5h)
move-tiles-reject = reject KOSTKA – odrzuć kostkę (reject 5h)
move-tiles-pass = pass – spasuj, gra następna osoba
