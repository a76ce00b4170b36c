### Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy and Rummikub.

## Names

game-myrummy = MyRummy
    .about = Wykładaj sekwensy i zestawy kostek, przebudowuj stół i opróżnij stojak przed innymi.
game-serie-noire = Série Noire Rummy
    .about = Rummy z kostkami, w którym wymieniasz kostkę, gdy żadnej nie wykładasz.
game-brettspielnetz = Brettspielnetz Rummy
    .about = Rummy z kostkami dla dwojga, z jokerem dla każdego i swobodnymi jokerami na planszy.
game-rummikub = Rummikub
    .about = Dobrze znane rummy z kostkami: otwórz za 30 punktów, przebudowuj cały stół i opróżnij stojak przed innymi.

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
    .lot = przez losowanie
    .lowest = najniższa wylosowana kostka
    .highest = najwyższa wylosowana kostka
option-tiles-drawer-starts = Zaczyna ten, kto wylosował
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
option-tiles-changes = Kostki do wymiany
    .about = Ile kostek wolno wymienić po dobraniu, przed otwarciem (wersja 2).
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
    .about = Ile punktów musi być warte pierwsze wyłożenie; przy 0 wystarczy dowolny układ z własnego stojaka.
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
option-tiles-joker-tile-moves = Zastępująca kostka zmienia miejsce
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
    .lowest-wins = kto ma na stojaku najmniej, dostaje różnice
option-tiles-scoring = Punkty
    .about = Co się liczy w rundzie.
    .racks = wartość kostek na stojakach
    .win = jeden punkt za zwycięstwo
option-tiles-joker-hand = Joker na stojaku
    .about = Ile liczy się joker, który został na stojaku.
option-tiles-max-turns = Limit tur
    .about = Po tylu turach runda się kończy, jakby wszyscy byli zablokowani.
option-tiles-seconds = Sekundy na turę
    .about = Jak długo może trwać tura; 0 to brak ograniczenia.
option-tiles-timeout = Gdy czas minie
    .about = Co dzieje się z niedokończoną turą.
    .keep-most = zostaje największa dobra część
    .keep-valid = co dobre, zostaje, sprawdzane w stałej kolejności
    .undo = wszystko wraca
option-tiles-timeout-tiles = Kostki za przekroczony czas
    .about = Ile kostek się dobiera, jeśli nic nie zostaje.

## Prompts and moves

phase-tiles-draw = Dobierz kostkę.
phase-tiles-play = Wyłóż kostki albo wybierz, co jeszcze daje ci ta tura.
phase-tiles-change = Wymień jeszcze jedną kostkę albo pasuj.
phase-tiles-return = Oddaj kostkę do banku.
phase-tiles-reject = Odrzuć kostkę.

move-tiles-lay = lay UKŁAD | UKŁAD … – tak ma wyglądać stół, ze wszystkimi układami, które zostają (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – dobierz kostkę z banku
move-tiles-take = take – weź wierzchnią z odrzuconych
move-tiles-exchange = exchange KOSTKA – oddaj kostkę do banku i weź inną (exchange 5h)
move-tiles-reject = reject KOSTKA – odrzuć kostkę (reject 5h)
move-tiles-pass = pass – pasuj, gra następna osoba

## Events

event-tiles-lot = Kto zaczyna? { $seat } losuje { $pieces }.
    .you = Kto zaczyna? Losujesz { $pieces }.
event-tiles-laid = { $moved ->
        [0] { $seat } wykłada { $melds }.
       *[other] { $seat } wykłada { $pieces }. Nowe na stole: { $melds }.
    }
    .you = { $moved ->
            [0] Wykładasz { $melds }.
           *[other] Wykładasz { $pieces }. Nowe na stole: { $melds }.
        }
event-tiles-opened = { $points ->
        [0] Otwarcie: { $seat }.
        [one] Otwarcie: { $seat } ma { $points } punkt.
        [few] Otwarcie: { $seat } ma { $points } punkty.
        [many] Otwarcie: { $seat } ma { $points } punktów.
       *[other] Otwarcie: { $seat } ma { $points } punktu.
    }
    .you = { $points ->
            [0] Otwarcie: wykładasz po raz pierwszy.
            [one] Otwarcie: masz { $points } punkt.
            [few] Otwarcie: masz { $points } punkty.
            [many] Otwarcie: masz { $points } punktów.
           *[other] Otwarcie: masz { $points } punktu.
        }
event-tiles-exchanged = { $seat } wymienia kostkę.
    .you = Wymieniasz kostkę.
event-tiles-gave = Oddajesz { $pieces }.

## How a round ended

outcome-tiles-out = Kto opróżni stojak, wygrywa rundę.
outcome-tiles-out-double = Wszystkie kostki naraz: punkty liczą się podwójnie.
outcome-tiles-blocked = Wszyscy spasowali, a bank jest pusty.
outcome-tiles-last-drawn = Ostatnia kostka dobrana; rozstrzyga to, co zostało na stojakach.
outcome-tiles-even = Stojaki są warte tyle samo: remis.
outcome-tiles-cap = Runda trwa za długo i tu się kończy.

## On the score sheet

tally-tiles-double = Wszystko naraz: jeszcze raz tyle
tally-tiles-left = Zostało: { $left }

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
error-tiles-pool-empty = Bank jest pusty. Wyłóż kostki albo pasuj.
error-tiles-pool-left = W banku są jeszcze kostki ({ $tiles }), więc nie możesz spasować.
error-tiles-must-lay = Możesz wyłożyć { $pieces }, więc nie wolno ci spasować.
error-tiles-change-opened = Po otwarciu nie wolno już wymieniać kostek.
error-tiles-change-most = { $most ->
        [0] Tu nie wolno wymieniać kostek.
        [one] W tej turze jedna kostka jest już wymieniona i więcej nie wolno.
        [few] W tej turze { $most } kostki są już wymienione i więcej nie wolno.
        [many] W tej turze { $most } kostek jest już wymienionych i więcej nie wolno.
       *[other] W tej turze { $most } kostki jest już wymienione i więcej nie wolno.
    }
error-tiles-keep-drawn = { $piece } jest dopiero co dobrana. Oddaj inną kostkę.

## Reasons of hints

why-tiles-waits = Możesz też poczekać: najlepszy bot nic by jeszcze nie wyłożył.
why-tiles-fewer = Najlepszy bot wyłożyłby tylko { $count ->
        [one] jedną kostkę
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }, a resztę zachował.
why-tiles-joker-freed = Joker na stole się zwalnia i idzie gdzie indziej.
why-tiles-rebuilt = Przebudowuje na stole { $count ->
        [one] jeden układ
        [few] { $count } układy
        [many] { $count } układów
       *[other] { $count } układu
    }.

## In the terminal

cli-not-opened = ! jeszcze bez otwarcia
cli-pool-label = Bank:
cli-pool = { $count ->
        [0] pusty
        [one] { $count } kostka
        [few] { $count } kostki
        [many] { $count } kostek
       *[other] { $count } kostki
    }
cli-scrap = Odrzucone:
cli-scrapped = { $count ->
        [one] { $count } zakryta kostka
        [few] { $count } zakryte kostki
        [many] { $count } zakrytych kostek
       *[other] { $count } zakrytej kostki
    }
cli-score-word-double = Dopisz na końcu „double”, jeśli zwycięzca wykłada wszystko naraz: 13h * / - / 5c 5d double.
cli-do-tiles-meld = meld KOSTKI – zbuduj nowy układ z kostek ze stojaka i luźnych (meld 5h 6h 7h)
cli-do-tiles-add = add KOSTKI UKŁAD – dołóż kostki do układu na stole (add 9h 3)
cli-do-tiles-take = take KOSTKI UKŁAD – zabierz kostki z układu; trzeba ich znów użyć (take 4h 3)
cli-do-tiles-split = split UKŁAD LICZBA – podziel układ na dwa po tylu kostkach (split 3 2)

## On the pages

web-do-exchange = Wymień
web-do-reject = Odrzuć
web-tiles-not-opened = jeszcze bez otwarcia
web-tiles-scrap = Odrzucone
web-tiles-new = Nowy układ
web-tiles-empty = Na stole nic jeszcze nie leży.
web-tiles-begin = Stuknij kostki na swoim stojaku albo przeciągnij je tutaj.
web-tiles-nearer = Większe
web-tiles-fit = Pokaż wszystko
web-tiles-fresh = wyłożone jako ostatnie
web-tiles-moved = z innego układu
web-tiles-split = Podziel tutaj
web-tiles-back = Na stojak
web-tiles-undo = Cofnij
web-tiles-redo = Ponów
web-tiles-reset = Wróć do początku tury
web-tiles-done = Gotowe
web-tiles-chosen = Wybrane
web-tiles-joker = Joker to
web-tiles-run = { $points ->
        [0] Sekwens
        [one] Sekwens, { $points } punkt
        [few] Sekwens, { $points } punkty
        [many] Sekwens, { $points } punktów
       *[other] Sekwens, { $points } punktu
    }
web-tiles-set = { $points ->
        [0] Zestaw
        [one] Zestaw, { $points } punkt
        [few] Zestaw, { $points } punkty
        [many] Zestaw, { $points } punktów
       *[other] Zestaw, { $points } punktu
    }
web-tiles-fine = To jest układ.
web-tiles-worth = { $points ->
        [one] To jest układ: { $points } punkt.
        [few] To jest układ: { $points } punkty.
        [many] To jest układ: { $points } punktów.
       *[other] To jest układ: { $points } punktu.
    }
web-tiles-ready = { $count ->
        [one] Dobrze: { $count } kostka ze stojaka.
        [few] Dobrze: { $count } kostki ze stojaka.
        [many] Dobrze: { $count } kostek ze stojaka.
       *[other] Dobrze: { $count } kostki ze stojaka.
    }
web-tiles-pick = Wybierz cały układ, a potem stuknij „{ $button }”.
web-tiles-picked = Teraz stuknij „{ $button }”.
web-tiles-picked-join = Teraz stuknij „{ $button }” albo układ, do którego to pasuje.
web-tiles-closed = Przed twoim otwarciem układy innych zostają bez zmian. Otwórz własnymi kostkami.
web-tiles-opening = { $reached } z { $needed } punktów
web-tiles-laid-of = Wyłożone kostki: { $count } z { $most }.
web-tiles-most = { $count } z najwyżej { $most } kostek
web-tiles-changes = { $count ->
        [one] Wyłóż kostki, wymień jedną albo pasuj.
        [few] Wyłóż kostki, wymień najwyżej { $count } albo pasuj.
        [many] Wyłóż kostki, wymień najwyżej { $count } albo pasuj.
       *[other] Wyłóż kostki, wymień najwyżej { $count } albo pasuj.
    }
web-tiles-or-draw = { $needed ->
        [0] Wyłóż kostki
       *[other] Wyłóż kostki o wartości co najmniej { $needed }
    } albo dobierz jedną.
web-tiles-alone-or-draw = Otwórz jednym układem o wartości co najmniej { $needed } albo dobierz kostkę.
web-tiles-alone-short = Jeden układ musi być wart { $needed }; ten jest wart { $reached }.
web-tiles-alone-joker = Joker się nie liczy: ten układ jest wart { $reached } z { $needed } punktów.
web-tiles-or-exchange = { $needed ->
        [0] Wyłóż kostki
       *[other] Wyłóż kostki o wartości co najmniej { $needed }
    } albo wybierz jedną do wymiany.
web-tiles-or-reject = { $needed ->
        [0] Wyłóż kostki
       *[other] Wyłóż kostki o wartości co najmniej { $needed }
    } albo wybierz jedną do odrzucenia.
web-tiles-hint-lay = { $count ->
        [one] Można wyłożyć { $count } kostkę.
        [few] Można wyłożyć { $count } kostki.
        [many] Można wyłożyć { $count } kostek.
       *[other] Można wyłożyć { $count } kostki.
    }
web-tiles-hint-short = Na razie nie ma czego wyłożyć: w zasięgu jest { $reached } z { $needed } punktów.
web-tiles-hint-none = Teraz nie można nic wyłożyć.
web-tiles-hint-this = Najlepszy bot oddałby tę.
web-tiles-show = Pokaż mi
web-tiles-building = { $name } buduje…
web-tiles-flow = Luźno
web-tiles-grid = Plansza
web-tiles-time-keep = Gdy czas minie, zostanie to, co poprawne.
web-tiles-time-undo = Gdy czas minie, wszystko wróci.
web-tiles-told-new = { $pieces }: nowy układ
web-tiles-told-meld = { $pieces } do układu { $number }
web-tiles-told-rack = { $pieces } z powrotem na stojaku
web-tiles-told-split = Układ podzielony
web-tiles-keys = Spacja wybiera, Enter dokłada wybrane, N tworzy nowy układ, S dzieli przed kostką, Backspace oddaje ją na stojak, Ctrl Z cofa.
web-replay-gave = { $seat } oddaje { $pieces }.
web-settings-grid = Stół jako plansza z polami
web-settings-grid-about = Jak na planszy oryginału; inaczej układy leżą tam, gdzie jest miejsce.

## The lesson

lesson-tiles-open = Chcesz opróżnić stojak przed innymi. Pierwsze wyłożenie musi liczyć co najmniej 30 punktów, wszystko z twojego stojaka: tutaj 10, 11 i 12 w jednym kolorze. Wyłóż je i zakończ turę.
lesson-tiles-add = Odtąd możesz korzystać z całego stołu. Kolejne liczby w jednym kolorze to sekwens, a twoja 13 pasuje za 10, 11, 12: dołóż ją.
lesson-tiles-rebuild = Ta sama liczba w różnych kolorach to zestaw. Leżą tu cztery siódemki, a wystarczą trzy: weź tę w kolorze swojej 8 i 9 i zrób z nich nowy sekwens.
lesson-tiles-joker = Joker zastępuje czwórkę, którą masz na stojaku. Połóż swoją na jego miejscu i użyj jokera w tej samej turze: z twoimi dwiema jedenastkami tworzy zestaw.
lesson-tiles-draw = Czasem nic nie pasuje. Wtedy dobierz kostkę; to kończy turę, a kostka czeka na następną.
lesson-tiles-exchange = Czasem nic nie pasuje. Wtedy wymień kostkę, bez której się obejdziesz, na jedną z banku; to kończy turę.
lesson-tiles-win = Zostały dwie kostki. Wyłóż tę, która pasuje, zobacz, co zrobi druga osoba, i wyłóż ostatnią: wygrana jest twoja.

## The rules

rules-myrummy =
    Gra od dwóch do czterech osób, 106 kostkami: od 1 do 13 w kolorze fioletowym, czarnym, zielonym i
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
    układzie mogą być dwa jokery; jeśli nie jest jasne, co zastępują, określasz to ty.

    Tura trwa dwie minuty. Gdy czas minie, to, co tworzy bezbłędne układy, zostaje, a reszta wraca
    na stojak; jeśli nie zostaje nic albo otwarcie nie sięga 30, wraca wszystko i dobierasz kostkę.

    Kto wyłoży ostatnią kostkę, wygrywa rundę. Inni liczą to, co mają na stojakach, jako punkty
    ujemne, jokera za 25; zwycięzca dostaje ich sumę na plus. Następną rundę zaczyna ten, na kogo
    przypadłaby kolej. Gdy bank jest pusty, kto nie wykłada, ten pasuje; gdy kolejno spasują
    wszyscy, runda się kończy i każdy traci tyle, ile ma na stojaku. Po umówionej liczbie rund
    wygrywa ten, kto ma najwyższą sumę.

    Handrummy to opcja: kto wyłoży wszystkie kostki naraz ze stojaka, nie potrzebuje 30 punktów, a
    wszystko liczy się podwójnie.

rules-serie-noire =
    Gra od dwóch do czterech osób, 106 kostkami: od 1 do 13 w czterech kolorach, każda dwa razy, i
    dwa jokery. Każdy losuje kostkę i zaczyna ten, kto ma najniższą; remisujący losują znowu, a
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

    Jokera na stole wolno ruszyć dopiero wtedy, gdy jego miejsce zajmie pasująca kostka, z twojego
    stojaka lub z układu, który rozbierzesz. Nigdy nie schodzi ze stołu i trzeba go użyć w tej samej
    turze.

    Klepsydra daje ci na turę minutę. Instrukcja nie mówi, jak długo się przesypuje, więc można
    wybrać inny czas. Gdy się przesypie, niedokończone zmiany są cofane i jedna kostka idzie na
    wymianę: najwyższa, która nie jest jokerem.

    Kto pierwszy pozbędzie się wszystkich kostek, wygrywa rundę. Inni liczą to, co mają na
    stojakach, jako punkty ujemne, jokera za 25; zwycięzca dostaje ich sumę na plus. Kto pozbędzie
    się wszystkiego naraz, nie wykładając niczego wcześniej, podwaja wszystkie punkty, ale i tak
    potrzebuje 30. Partia ma kilka rund: cztery, jeśli nie umówicie się inaczej, a przed każdą
    losuje się od nowa, kto zaczyna. Na koniec wygrywa ten, kto ma najwyższą sumę; przy równych
    sumach zwycięstwo jest wspólne.

    Inne wersje to opcje. W wersji 1 zawsze najpierw dobierasz, możesz wykładać, a na koniec jedną
    kostkę odrzucasz; także do zakończenia potrzebna jest kostka do odrzucenia. W wersji 2 zawsze
    najpierw dobierasz i wszystko zachowujesz; przed otwarciem możesz, zamiast wykładać, wymienić
    jeszcze jedną kostkę.

    Gdy bank jest pusty, nikt nie dobiera, nie wymienia ani nie odrzuca: wykładasz, a spasować wolno
    tylko wtedy, gdy nie możesz nic wyłożyć. Gdy kolejno spasują wszyscy, runda się kończy i każdy
    traci tyle, ile ma na stojaku. Tak samo jest po 400 turach.

    Żeby było trudniej lub łatwiej: bez jokerów, inne minimum lub żadne, tylko zestawy lub tylko
    sekwensy, jedynka po trzynastce, sekwensy w mieszanych kolorach, więcej czasu.

rules-brettspielnetz =
    Gra się we dwoje 106 kostkami: od 1 do 13 w kolorze niebieskim, czerwonym, zielonym i żółtym,
    każda dwa razy, i dwa jokery. Każdy dostaje 18 kostek, w tym jednego jokera. O tym, kto zaczyna,
    decyduje los.

    Zestaw to trzy lub cztery kostki z tą samą liczbą w różnych kolorach. Sekwens to trzy lub więcej
    kolejnych liczb w jednym kolorze, od 1 najwyżej do 13. Joker zastępuje dowolną kostkę.

    Twoje pierwsze wyłożenie (otwarcie) to jeden zestaw lub sekwens, który liczy co najmniej 30
    punktów. Kostka liczy się tyle, ile jej liczba; w układzie może być joker, ale nic nie dodaje.
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

rules-rummikub =
    Gra od dwóch do czterech osób, 106 kostkami: od 1 do 13 w czterech kolorach, każda dwa razy, i dwa
    jokery. Każdy losuje kostkę i zaczyna ten, kto ma najwyższą. Każdy bierze 14 kostek; reszta to
    bank.

    Zestaw (grupa) to trzy lub cztery kostki z tą samą liczbą w różnych kolorach. Sekwens (seria) to
    trzy lub więcej kolejnych liczb w jednym kolorze; jedynka stoi tylko przed dwójką. Joker
    zastępuje dowolną kostkę.

    W swojej turze albo wykładasz kostki, albo dobierasz jedną. Twoje pierwsze wyłożenie (otwarcie)
    musi liczyć co najmniej 30 punktów, w jednym układzie lub kilku, wszystko z własnego stojaka;
    joker liczy się jak kostka, którą zastępuje.

    Od następnej tury możesz dowolnie przebudowywać stół, byle wyłożyć co najmniej jedną własną
    kostkę i na koniec mieć wszystko w zestawach i sekwensach. Joker na stole odchodzi tylko wtedy,
    gdy jego miejsce zajmie kostka, którą zastępuje, z twojego stojaka lub ze stołu; w grupie trzech
    kostek wystarczy dowolny brakujący kolor. W tej samej turze trzeba go znów wyłożyć.

    Jeśli minuta nie wystarczy, wszystko wraca na miejsce i dobierasz trzy kostki.

    Kto wyłoży ostatnią kostkę, wygrywa. Inni tracą tyle, ile mają na stojakach, przy czym joker
    liczy się za 30, a zwycięzca dostaje ich sumę. Gdy bank jest pusty, kto nie wykłada, ten pasuje;
    gdy kolejno spasują wszyscy, wygrywa ten, kto ma na stojaku najmniej, a każdy z pozostałych
    oddaje mu różnicę.

## The rules: chapters and pictures

web-chapter-opening = Otwarcie
web-chapter-table = Cały stół
web-chapter-time = Czas
web-chapter-board = Plansza
web-figure-no-gap = luka
web-figure-no-colours = różne kolory
web-figure-no-joker = jokera nie zastąpiono
web-figure-opening = Co najmniej 30, w jednym układzie lub kilku. Joker liczy się jak kostka, którą zastępuje.
web-figure-opening-no-joker = Jeden układ musi być wart 30, a joker nic nie dodaje.
web-figure-shift = Sekwens rośnie na jednym końcu, a na drugim zwalnia kostkę.
web-figure-split = Długi sekwens dzieli się wokół drugiej kostki z tą samą liczbą.
web-figure-replace = Czwarty kolor zwalnia jeden z trzech pozostałych.
web-figure-free-joker = Kostka, którą joker zastępował, zajmuje jego miejsce, a joker w tej samej turze pomaga gdzie indziej.
web-figure-fixed-joker = Dopóki nie zastąpi go kostka, joker musi zostać; ta, która wciąż leży w swoim układzie, się nie liczy.
web-figure-loose-joker = Jokera możesz przenieść, dokąd chcesz, byle na koniec wszystko leżało w układach.
web-figure-points-rack = Ile są warte kostki, które zostają na stojaku
web-figure-grid = Kolumny od a do m, rzędy od 10 do 1. Czerwony sekwens leży od b10 do d10.

## Disputed points: MyRummy

ruling-q-myr-1 = Czy w turze otwarcia można używać stołu?
    .ruling = Nie, dopiero od następnej tury.
ruling-q-myr-2 = Czy dobraną kostkę można od razu wyłożyć?
    .ruling = Nie, czeka do twojej następnej tury.
ruling-q-myr-3 = Czy można dobrać, choć można by wyłożyć?
    .ruling = Tak.
ruling-q-myr-4 = Czy biorąc z układu, trzeba zostawić trzy kostki?
    .ruling = Nie. Wolno rozebrać go cały, więc liczy się tylko koniec: wszystko znów leży w układach.
ruling-q-myr-5 = Która kostka uwalnia jokera z zestawu trzech?
    .ruling = Ta sama liczba w dowolnym z brakujących kolorów.
ruling-q-myr-6 = Czy układ z jokerem można przebudować?
    .ruling = Joker zachowuje miejsce i znaczenie. Inne kostki mogą odejść, jeśli wokół niego zostaje układ.
ruling-q-myr-7 = Czy kostka uwalniająca jokera musi pochodzić z twojego stojaka?
    .ruling = Nie, może też pochodzić z układu na stole.
ruling-q-myr-8 = Czy uwolniony joker może trafić do nowego układu?
    .ruling = Tak, do dowolnego, w tej samej turze.
ruling-q-myr-9 = Czy w jednym układzie mogą być dwa jokery?
    .ruling = Tak. Jeśli nie jest jasne, co zastępują, określasz to ty.
ruling-q-myr-10 = Czy joker może stać pod 1, nad 13 albo jako piąty w zestawie?
    .ruling = Nie, zastępuje kostkę, która istnieje i pasuje.
ruling-q-myr-11 = Czy jedynka może stać po trzynastce?
    .ruling = Nie, sekwens rośnie najwyżej od 1 do 13.
ruling-q-myr-12 = Czy wykładając, trzeba położyć kostkę ze swojego stojaka?
    .ruling = Tak, co najmniej jedną.
ruling-q-myr-13 = Co, jeśli bank jest pusty?
    .ruling = Kto nie wykłada, pasuje. Gdy kolejno spasują wszyscy, każdy traci tyle, ile ma na stojaku, a sumy nie dostaje nikt.
ruling-q-myr-14 = Co, jeśli czas minie, a nic poprawnego nie leży?
    .ruling = Wszystko wraca i dobierasz kostkę.
ruling-q-myr-15 = Co, jeśli czas minie, a otwarcie jest jeszcze za niskie?
    .ruling = Wraca wszystko, nawet to, co było poprawne.
ruling-q-myr-16 = Czy to Handrummy, jeśli masz już coś wyłożonego?
    .ruling = Nie. Wszystkie twoje kostki muszą zejść naraz, z własnego stojaka.
ruling-q-myr-17 = Czy Handrummy należy do gry?
    .ruling = Tylko jeśli je wybierzecie: instrukcja nazywa je wariantem.
ruling-q-myr-18 = Czy Handrummy podwaja też punkty zwycięzcy?
    .ruling = Tak, są sumą podwojonych punktów ujemnych.
ruling-q-myr-21 = Kto zaczyna po rundzie, której nikt nie wygrał?
    .ruling = Osoba po tej, która grała ostatnia.
ruling-q-myr-22 = Czy kostka, która już leży na stole, uwalnia jokera?
    .ruling = Tylko jeśli jej układ zostaje w tej turze rozebrany. Kostka z układu, który nadal leży albo tylko rośnie, niczego nie uwalnia.
ruling-q-myr-23 = Co zostaje, gdy czas minie, a tylko część układów jest dobra?
    .ruling = Ten wybór twoich układów, który wykłada najwięcej kostek i jest dozwoloną turą; reszta stołu wraca na miejsce.
ruling-d-myr-1 = Ile kostek ma zestaw? Tekst francuski mówi: dwie lub trzy.
    .ruling = Trzy lub cztery, jak we wszystkich innych językach i w jego własnym przykładzie.
ruling-d-myr-2 = Kto zaczyna następną rundę? Tekst niderlandzki mówi: kto grał ostatni.
    .ruling = Ten, na kogo przypadłaby kolej, jak mówi tekst niemiecki.

## Disputed points: Série Noire Rummy

ruling-q-snr-1 = Dokąd idzie wymieniona kostka?
    .ruling = Z powrotem do banku, zakryta.
ruling-q-snr-2 = Czy można zobaczyć nową kostkę przed wyborem tej do oddania?
    .ruling = Nie, najpierw wybierasz.
ruling-q-snr-3 = Co, jeśli nikt nigdy nie skończy?
    .ruling = Po liczbie tur ustawionej w opcjach runda się kończy i każdy traci tyle, ile ma na stojaku.
ruling-q-snr-4 = Czy można wymienić, choć można by wyłożyć?
    .ruling = Tak.
ruling-q-snr-5 = Czy w jednej turze można wyłożyć i wymienić?
    .ruling = Nie, albo jedno, albo drugie.
ruling-q-snr-6 = Czy w turze otwarcia można przebudować stół?
    .ruling = Nie, dopiero od następnej tury.
ruling-q-snr-7 = Czy joker może się ruszyć bez zastąpienia?
    .ruling = Nie. Najpierw pasująca kostka zajmuje jego miejsce, potem używa się go w tej samej turze.
ruling-q-snr-8 = Która kostka uwalnia jokera z zestawu trzech? Czy wolno mieć dwa jokery?
    .ruling = Ta sama liczba w dowolnym brakującym kolorze. W układzie mogą być dwa jokery.
ruling-q-snr-9 = Czy wyłożenie wszystkiego naraz wymaga 30 punktów i co się podwaja?
    .ruling = Wymaga. Podwajają się punkty wszystkich.
ruling-q-snr-10 = Kto zaczyna: ten, kto wylosował najniższą kostkę, czy osoba na lewo od rozdającego?
    .ruling = Kto wylosował najniższą; ta osoba też rozdaje.
ruling-q-snr-11 = Co, jeśli losowanie da remis albo jokera?
    .ruling = Remisujący losują znowu; joker liczy się za 25.
ruling-q-snr-12 = Kto zaczyna następną rundę?
    .ruling = Losuje się za każdym razem od nowa.
ruling-q-snr-13 = Jak długo przesypuje się klepsydra i co, jeśli się przesypie?
    .ruling = Instrukcja tego nie mówi; tutaj minutę, jeśli nie wybierzecie inaczej. Gdy się przesypie, niedokończone zmiany są cofane, a jedna kostka idzie na wymianę.
ruling-q-snr-14 = Wersja 1: czy dobraną kostkę można wyłożyć? Czy można brać odrzucone?
    .ruling = Dobraną tak; odrzucone zostają na miejscu.
ruling-q-snr-15 = Wersja 1: czy ostatnią kostkę można wyłożyć?
    .ruling = Nie, trzeba ją odrzucić.
ruling-q-snr-16 = Wersja 2: co znaczy wymienić kostkę przed otwarciem?
    .ruling = Po dobraniu możesz, zamiast wykładać, wymienić jeszcze jedną kostkę.
ruling-q-snr-17 = Wersje 1 i 2: co, jeśli bank jest pusty?
    .ruling = Nikt nie dobiera ani nie odrzuca: wykładasz albo pasujesz.
ruling-q-snr-18 = Kto może spasować przy pustym banku i kiedy wszyscy są zablokowani?
    .ruling = Tylko ten, kto nie może nic wyłożyć. Gdy kolejno spasują wszyscy, runda się kończy.
ruling-q-snr-19 = Jedynka po trzynastce: ile jest warta i czy sekwens może iść dalej?
    .ruling = Jest warta 1. 12 13 1 to sekwens, 13 1 2 nie.
ruling-q-snr-20 = Sekwensy mieszane: czy kolor może się powtórzyć?
    .ruling = Tak, dowolne kolory w dowolnej kolejności.
ruling-q-snr-21 = Czy minimum się zmienia bez jokerów albo z jednym rodzajem układów?
    .ruling = Nie.
ruling-q-snr-22 = Jedynka przed dwójką i po trzynastce: czy jeden sekwens może mieć obie?
    .ruling = Tak: od 1 do 13 i znów 1, 14 kostek. Instrukcja dopuszcza oba miejsca i nie podaje granicy.
ruling-d-snr-1 = Czy jokera można wymienić? W tekście angielskim to zginęło.
    .ruling = Tak: tekst francuski pozwala położyć w jego miejsce właściwą kostkę.

## Disputed points: Brettspielnetz Rummy

ruling-q-bsn-1 = Czy 30 punktów może dać kilka układów razem?
    .ruling = Nie, musi je osiągnąć jeden zestaw lub sekwens, a jokery nic nie dodają.
ruling-q-bsn-2 = Czy w turze otwarcia można wyłożyć więcej lub użyć planszy?
    .ruling = Nie, dopiero od następnej tury.
ruling-q-bsn-3 = Czy przesunięte kostki z planszy liczą się do 12?
    .ruling = Nie, tylko kostki z twojego stojaka.
ruling-q-bsn-4 = Czy joker może się ruszyć bez zastąpienia?
    .ruling = Tak, ale zostaje na planszy.
ruling-q-bsn-5 = Czy dobraną kostkę można od razu wyłożyć?
    .ruling = Nie, dobranie kończy turę.
ruling-q-bsn-6 = Czy po dobraniu ostatniej kostki można jeszcze zagrać?
    .ruling = Nie, gra kończy się od razu, a ta kostka się liczy.
ruling-q-bsn-7 = Czy każdy ruch wymaga kostki ze stojaka?
    .ruling = Tak, co najmniej jednej.
ruling-q-bsn-9 = Czy każdy ma dokładnie jednego jokera?
    .ruling = Tak, siedemnaście losowych kostek i jednego jokera.
ruling-q-bsn-10 = Czy wielkość planszy jest ograniczeniem?
    .ruling = Nie, to tylko obrazek.
ruling-q-bsn-11 = Czym są dwa jokery obok jednej kostki?
    .ruling = Zestawem albo sekwensem, jak wolisz.
ruling-q-bsn-12 = Czy wolno tylko wymienione sposoby przebudowy?
    .ruling = Nie, to przykłady; wolno wszystko, co kończy się w zestawach i sekwensach.
ruling-q-bsn-13 = Ile daje pozbycie się wszystkiego?
    .ruling = Wygraną, liczoną jako jeden punkt.
ruling-q-bsn-14 = Czy jedynka może stać po trzynastce?
    .ruling = Nie.
