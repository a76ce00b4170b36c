### MyRummy 111.

## Names

game-one-eleven = MyRummy 111
    .about = Ustaw swoje dwanaście liczb po kolei, wymiana po wymianie, nigdy ich nie przekładając.

## Options

option-one-eleven-hand = Karty na ręce
    .about = Ile kart dostaje każdy; im więcej, tym runda dłuższa i trudniejsza.
option-one-eleven-hands = Karty dla każdego z osobna
    .about = Wyrównanie szans: ile kart dostaje każdy gracz, na przykład 12,13,14; puste, jeśli wszyscy tyle samo.
option-one-eleven-symbols = Symbole jokera
    .about = Symbole na kartach 2, 3, 4 i tak dalej do 111; na początku jest tu nasza tabela, a nie ta z kart.
option-one-eleven-series = Czym jest ciąg
    .about = Które karty liczą się razem temu, kto nie ogłaszał.
    .contiguous = karty leżące obok siebie
    .subsequence = karty po kolei, z pominięciem innych między nimi
option-one-eleven-best = Który ciąg się liczy
    .about = Który ciąg punktuje, jeśli najdłuższy nie jest najcenniejszy.
    .value = najcenniejszy
    .length = najdłuższy, a wśród nich najcenniejszy
option-one-eleven-others-score = Kiedy punktują inni
    .about = Czy ci, którzy nie ogłaszali, dostają punkty za ciąg także po trafnym ogłoszeniu.
    .always = zawsze
    .after-mistake = tylko po błędnym ogłoszeniu
option-one-eleven-direction = Kierunek
    .about = Czy przed pierwszą turą każdy musi wybrać, czy jego liczby mają rosnąć, czy maleć, i tylko to się potem liczy.
    .either = liczy się rosnąco i malejąco
    .chosen = liczy się tylko wybrany kierunek
option-one-eleven-announced-for-you = Automatyczne ogłaszanie
    .about = Runda kończy się sama, gdy po wymianie czyjeś karty są uporządkowane; nikt nic nie ogłasza.
option-one-eleven-short-pile = Mało kart w stosie
    .about = Co z uprzątaniem, gdy w stosie dobierania jest mniej niż trzy karty.
    .reshuffle = wtasowuje się odrzucone
    .stay = nikt nie może już uprzątać
    .rest = wychodzą ostatnie karty, a inne miejsca zostają puste
option-one-eleven-youngest = Najmłodsza osoba
    .about = Miejsce, które zaczyna pierwszą rundę, liczone od 0.
option-one-eleven-max-turns = Limit tur
    .about = Gdy każdy zagra tyle tur, runda kończy się bez ogłoszenia i każdy dostaje punkty za ciąg.

## Prompts and moves

phase-one-eleven-choose = Wybierz kierunek: rosnąco (rising) albo malejąco (falling).
phase-one-eleven-take = Weź kartę ze środka.
phase-one-eleven-insert = Wsuń kartę i powiedz, która odchodzi.
phase-one-eleven-announce = Ogłoś, że twoje karty są uporządkowane, albo pasuj.

move-one-eleven-choose = choose KIERUNEK – wybierz na tę rundę rosnąco (rising) albo malejąco (falling) (choose rising)
move-one-eleven-clear = clear – uprzątnij trzy odkryte karty ze środka; przyjdą trzy zakryte
move-one-eleven-take = take MIEJSCE – weź ze środka kartę z miejsca 1, 2 lub 3 (take 2)
move-one-eleven-insert = insert LUKA KTÓRA – wsuń kartę tak, by LUKA kart było na lewo; odchodzi sąsiednia karta z lewej (left), z prawej (right) albo ta z drugiego brzegu (far) (insert 3 right)
move-one-eleven-announce = announce – ogłoś, że twoje karty są uporządkowane; to kończy rundę
move-one-eleven-pass = pass – nic nie mów, gra następna osoba

## Events

event-dealt-hand = { $cards ->
        [one] { $seat } dostaje { $cards } kartę.
        [few] { $seat } dostaje { $cards } karty.
        [many] { $seat } dostaje { $cards } kart.
       *[other] { $seat } dostaje { $cards } karty.
    }
    .you = { $cards ->
            [one] Dostajesz { $cards } kartę.
            [few] Dostajesz { $cards } karty.
            [many] Dostajesz { $cards } kart.
           *[other] Dostajesz { $cards } karty.
        }
event-chose = { $seat } ma już wybrany kierunek.
    .you = Masz już wybrany kierunek.
event-chose-own = Twoje liczby mają od lewej do prawej { $direction ->
        [falling] maleć
       *[rising] rosnąć
    }.
event-cleared = { $seat } uprząta { $cards }; w ich miejscu leżą nowe, zakryte karty.
    .you = Uprzątasz { $cards }; w ich miejscu leżą nowe, zakryte karty.
event-reshuffled-discards = Odrzucone wtasowano w stos dobierania. Karty w stosie: { $stock }.
event-took-hidden = { $seat } bierze zakrytą kartę z miejsca { $spot }.
    .you = Bierzesz zakrytą kartę z miejsca { $spot }.
event-inserted = { $seat } odkłada { $card } i wsuwa nową kartę { $drop ->
        [far] { $gap ->
            [0] na początek
           *[other] na koniec
        }
       *[other] na jej miejsce
    }.
    .you = Odkładasz { $card } i wsuwasz nową kartę { $drop ->
            [far] { $gap ->
                [0] na początek
               *[other] na koniec
            }
           *[other] na jej miejsce
        }.
    .brief = odkłada { $card }
event-announced = { $seat } ogłasza uporządkowane karty: { $cards }.
    .you = Ogłaszasz uporządkowane karty: { $cards }.
event-order-right = { $points ->
        [one] Wszystko po kolei. { $seat } dostaje { $points } punkt.
        [few] Wszystko po kolei. { $seat } dostaje { $points } punkty.
        [many] Wszystko po kolei. { $seat } dostaje { $points } punktów.
       *[other] Wszystko po kolei. { $seat } dostaje { $points } punktu.
    }
    .you = { $points ->
            [one] Wszystko po kolei. Dostajesz { $points } punkt.
            [few] Wszystko po kolei. Dostajesz { $points } punkty.
            [many] Wszystko po kolei. Dostajesz { $points } punktów.
           *[other] Wszystko po kolei. Dostajesz { $points } punktu.
        }
event-order-wrong = Nie wszystko jest po kolei: { $seat } nie dostaje punktów.
    .you = Nie wszystko jest po kolei: nie dostajesz punktów.
event-series = { $points ->
        [one] { $seat } dostaje { $points } punkt za { $cards }.
        [few] { $seat } dostaje { $points } punkty za { $cards }.
        [many] { $seat } dostaje { $points } punktów za { $cards }.
       *[other] { $seat } dostaje { $points } punktu za { $cards }.
    }
    .you = { $points ->
            [one] Dostajesz { $points } punkt za { $cards }.
            [few] Dostajesz { $points } punkty za { $cards }.
            [many] Dostajesz { $points } punktów za { $cards }.
           *[other] Dostajesz { $points } punktu za { $cards }.
        }
    .brief = { $points ->
            [one] dostaje { $points } punkt
            [few] dostaje { $points } punkty
            [many] dostaje { $points } punktów
           *[other] dostaje { $points } punktu
        }
event-no-series = { $seat } nie ma ciągu i nie dostaje nic.
    .you = Nie masz ciągu i nie dostajesz nic.

## How a round ended

outcome-one-in-order = Czyjeś karty są uporządkowane.
outcome-one-mistake = Ogłoszone karty nie były uporządkowane.
outcome-one-turn-cap = Minęły wszystkie tury rundy i nikt nic nie ogłosił.

## On the score sheet

tally-one-eleven-symbols = Symbole na kartach
tally-one-eleven-order = Uporządkowana ręka
tally-one-eleven-series = Najlepszy ciąg: { $cards }
tally-one-eleven-mistake = Ogłoszone, ale nieuporządkowane

## Refusals

error-one-no-spot = Na środku nie ma miejsca { $spot }. Weź z miejsca od 1 do { $most }.
error-one-spot-empty = Na miejscu { $spot } nie leży już karta. Weź z innego.
error-one-centre-hidden = Środek można uprzątnąć tylko wtedy, gdy wszystkie karty są odkryte; zakryte: { $hidden }. Weź kartę.
error-one-pile-short = Do uprzątnięcia potrzeba trzech nowych kart. W stosie dobierania zostało: { $cards }. Weź kartę.
error-one-no-gap = Między twoimi kartami nie ma luki { $gap }. Podaj, ile kart ma być na lewo: od 0 do { $most }.
error-one-no-drop = Gdy nowa karta trafia w lukę { $gap }, przez „{ $drop }” nic nie odejdzie. Odchodzi sąsiednia karta z lewej (left) lub z prawej (right), a gdy nowa karta jest na brzegu, także karta z drugiego brzegu (far).

## Reasons of hints

why-one-ordered = Twoje karty są uporządkowane.
why-one-not-ordered = Twoje karty nie są jeszcze uporządkowane.
why-one-orders = Po wsunięciu { $card } wszystkie karty są uporządkowane.
why-one-series = Po wsunięciu { $card } twój ciąg ma { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
why-one-fits = { $card } pasuje między { $left } a { $right }.
why-one-none-open = Żadna odkryta karta nie wydłuży twojego ciągu.

## In the terminal

cli-one-centre = Środek:
cli-face-down = ?
cli-one-pile = Stosy:
cli-one-piles = do dobierania { $draw }, uprzątnięte { $discards }
cli-one-in-hand = Bierzesz:
cli-one-taken = { $card } ({ $symbols ->
        [one] { $symbols } symbol
        [few] { $symbols } symbole
        [many] { $symbols } symboli
       *[other] { $symbols } symbolu
    })
cli-one-series = Twój ciąg:
cli-one-worth = { $series } = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
cli-one-gaps = Luki są ponumerowane. Podaj lukę i sąsiednią kartę, która odchodzi: insert { $gap } { $card }.
cli-one-rising = rosnąco
cli-one-falling = malejąco
cli-score-word-bonus = Postaw ! za punktami tego, kto kończy rundę z uporządkowanymi kartami, żeby doliczyć premię: 17! 6.

## On the pages

web-do-announce = Ogłoś
web-do-choose = Wybierz
web-do-clear = Uprzątnij środek
web-do-insert = Wsuń
web-one-centre = Środek
web-one-spot = Miejsce { $spot }
web-one-hidden = zakryta
web-one-empty = puste
web-one-stars = Każda ★ na karcie jest warta punkt na koniec rundy.
web-one-symbols = { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
        [many] { $count } symboli
       *[other] { $count } symbolu
    }
web-one-counts = liczy się
web-one-choose = Czy twoje liczby mają od lewej do prawej rosnąć, czy maleć?
web-one-where = Gdzie wsuwasz { $card }?
web-one-which = Która karta odchodzi?
web-one-elsewhere = Inne miejsce
web-one-leaves = { $card } odchodzi
web-one-between = Między { $left } a { $right }
web-one-before = Przed { $card }
web-one-after = Za { $card }
web-one-series = { $count ->
        [one] Ciąg: { $count } karta
        [few] Ciąg: { $count } karty
        [many] Ciąg: { $count } kart
       *[other] Ciąg: { $count } karty
    }
web-one-no-series = Nie ma jeszcze ciągu
web-one-ordered = Twoje karty są uporządkowane!
web-one-passing = Jeszcze nie po kolei: pasujesz.
web-one-auto = Pasuj, aż będzie po kolei
web-one-wrong = Twoje karty nie są uporządkowane: ogłoszenie nic ci nie da i zakończy rundę.
web-one-announce-anyway = Mimo to ogłoś
web-one-rising = Rosnąco
web-one-falling = Malejąco
web-settings-pass-about = Dopóki ręka nie jest ułożona, nie musisz stukać „Pasuj”.
web-replay-chose = { $seat } wybiera liczby { $direction ->
        [falling] malejące
       *[rising] rosnące
    }.

## The lesson

lesson-one-eleven-swap = Twoje liczby mają rosnąć, ale nigdy nie zmieniają miejsca: porządek dają tylko wymiany. Przeszkadza 90. Weź 18, wsuń ją za 5 i pozwól 90 odejść.
lesson-one-eleven-end = Jeśli wsuniesz kartę na brzeg, może odejść karta z drugiego brzegu. Przeszkadza 88 na samym początku: weź 110, wsuń ją na sam koniec i pozwól 88 odejść.
lesson-one-eleven-announce = Teraz wszystko rośnie od lewej do prawej. Ogłoś to: runda się kończy, a ty dostajesz punkt za każdą gwiazdkę na swoich kartach i jeszcze 5.
lesson-one-eleven-win = Przeszkadzają dwie karty, 90 i 3. Zastąp je dwiema wymianami: po pierwszej pasuj, po drugiej ogłoś.

## The rules

rules-one-eleven =
    MyRummy 111 jest dla dwóch do pięciu osób i ma 110 kart z liczbami od 2 do 111, każda raz.

    Każdy dostaje 12 kart, ukrytych przed innymi. Zostaw je w takiej kolejności, w jakiej przyszły:
    nigdy ich nie przekładasz. Trzy dalsze karty leżą zakryte na środku, a reszta to stos
    dobierania. Chcesz, żeby wszystkie twoje liczby rosły od lewej do prawej albo wszystkie malały.
    Odstępy między nimi nie mają znaczenia. Najlepiej wybrać jedno z dwojga przed rozpoczęciem, ale
    ten wybór cię nie wiąże.

    Zaczyna najmłodsza osoba, potem gra toczy się w lewo. Twoja tura to jedna wymiana:
    1. Weź jedną z trzech kart ze środka. Zakrytą widzisz dopiero po wzięciu i nie możesz już jej
    odłożyć.
    2. Wsuń ją w dowolne miejsce między swoje karty albo na brzeg.
    3. Jedna z dwóch sąsiednich kart opuszcza twoją rękę i trafia odkryta na puste miejsce. Jeśli nowa
    karta jest na brzegu, zamiast sąsiedniej może odejść karta z drugiego brzegu.

    Jeśli wszystkie trzy karty na środku są odkryte, możesz je najpierw uprzątnąć: trafiają na stos
    odrzuconych, na ich miejsce przychodzą trzy nowe, zakryte, a ty bierzesz jedną z nich. Gdy w
    stosie dobierania jest mniej niż trzy karty, wtasowuje się w niego wcześniej odrzucone, ale nie
    te trzy, które właśnie uprzątasz; jeśli i to nie wystarczy, nikt nie może uprzątać.

    Po wymianie możesz ogłosić, że twoje karty są uporządkowane. Nie musisz: wolno czekać na więcej
    punktów. Ogłoszenie kończy rundę:
    – Jeśli masz rację, dostajesz punkt za każdy symbol jokera na swoich kartach i jeszcze 5.
    – Jeśli nie masz racji, nie dostajesz nic.
    – Tak czy owak, wszyscy inni dostają punkty za symbole jednego ciągu: najcenniejszego
    nieprzerwanego odcinka swoich kart, który rośnie lub maleje. Może się zaczynać gdziekolwiek.

    Jeśli nikt nic nie ogłosi, runda kończy się, gdy każdy zagra 100 tur, i każdy dostaje punkty za
    jeden ciąg. Następną rundę zaczyna osoba na lewo od tej, która zaczynała ostatnio. Gdy ktoś ma
    60 punktów, wygrywa ten, kto ma najwyższą sumę; przy równych sumach ten, komu lepiej poszła
    ostatnia runda; jeśli i tu jest równo, zwycięstwo jest wspólne.

    Z instrukcji nie wynika, ile symboli ma każda karta. Zastępuje je nasza własna tabela według
    ostatniej cyfry: 1 symbol dla 1, 3, 6 i 9; 2 dla 2, 4 i 8; 3 dla 5 i 7; 4 dla 0. Jeśli masz
    prawdziwe karty, wpisz ich symbole w opcji „symbols”.

    Warianty z instrukcji, jako opcje: ustalona liczba rund zamiast 60 punktów, na przykład tyle,
    ile osób gra; więcej niż 12 kart dla wszystkich, co jest trudniejsze; albo ręce różnej wielkości
    dla wyrównania sił: 12 kart dla początkujących, 13 dla lepszych i 14 dla mistrzów.

## The rules: chapters and pictures

web-chapter-aim = Cel
web-chapter-clear = Uprzątanie środka
web-chapter-announce = Ogłaszanie
web-chapter-symbols = Symbole jokera
web-figure-order = Dwanaście liczb po kolei: każda jest wyższa od poprzedniej. Odstępy nie mają znaczenia.
web-figure-insert = Tu wchodzi { $card }. Jedna z sąsiednich kart, { $one } albo { $other }, musi odejść; odchodzi { $gone } i wszystko jest po kolei.
web-figure-insert-end = Karta wsunięta na brzeg może też wypchnąć tę z drugiego brzegu: tu odejść może { $one } albo { $other }, a odchodzi { $gone }.
web-figure-clear = Wszystkie trzy leżą odkryte. Zanim weźmiesz jedną, możesz wymienić je na trzy zakryte.
web-figure-series = Kto nie ogłosił, dostaje punkty za najlepszy odcinek, który tylko rośnie albo tylko maleje. Tutaj to { $points }.
web-figure-symbols = Nasza własna tabela symboli: decyduje ostatnia cyfra.
web-figure-centre = Na środku

## Disputed points: MyRummy 111

ruling-q-one-1 = Czym jest ciąg dla tych, którzy nie ogłosili?
    .ruling = To sąsiednie karty, które tylko rosną albo tylko maleją. Żadnej między nimi nie wolno pominąć.
ruling-q-one-2 = Czy inni dostają punkty także po poprawnym ogłoszeniu?
    .ruling = Tak, zawsze: czy ogłoszenie było słuszne, czy nie.
ruling-q-one-3 = Co, jeśli najdłuższy ciąg nie jest najcenniejszy?
    .ruling = Liczy się najcenniejszy.
ruling-q-one-4 = Czy ciąg musi iść w zaplanowaną stronę?
    .ruling = Nie. Wybór kierunku to tylko rada; liczą się rosnące i malejące.
ruling-q-one-5 = Czy można liczyć więcej niż jeden ciąg?
    .ruling = Nie, tylko jeden.
ruling-q-one-6 = Ile symboli jokera ma każda karta?
    .ruling = Instrukcja zdradza tylko cztery. Nasza własna tabela się z nimi zgadza, a symbole swoich kart możesz wpisać.
ruling-q-one-7 = Czy po błędnym ogłoszeniu liczy się chociaż ciąg?
    .ruling = Nie, nie liczy się nic.
ruling-q-one-8 = Czy uporządkowane karty trzeba ogłosić?
    .ruling = Nie, możesz czekać na więcej punktów.
ruling-q-one-9 = Czy można ogłosić bez wymiany, na przykład karty rozdane od razu po kolei?
    .ruling = Nie, tylko po własnej wymianie.
ruling-q-one-10 = Co, jeśli w stosie dobierania jest za mało kart, żeby uprzątnąć środek?
    .ruling = Wtasowuje się w niego wcześniej odrzucone, ale nie te trzy, które właśnie uprzątasz. Jeśli nadal jest mniej niż trzy karty, nikt nie może uprzątać.
ruling-q-one-11 = Co, jeśli nikt nigdy nie ogłosi?
    .ruling = Instrukcja milczy. Po liczbie tur ustawionej w opcjach runda się kończy i każdy dostaje punkty za ciąg.
ruling-q-one-12 = Czy wziętą kartę można odłożyć?
    .ruling = Nie. Zostaje na ręce, a sąsiednia musi odejść.
ruling-q-one-13 = Czy przed wyborem można obejrzeć zakrytą kartę?
    .ruling = Nie, wzięta karta jest już twoja.
ruling-q-one-14 = Co, jeśli równe są sumy i ostatnie rundy?
    .ruling = Te osoby dzielą się zwycięstwem.
ruling-q-one-15 = Kto wygrywa remis po ustalonej liczbie rund?
    .ruling = Tu też rozstrzyga lepsza ostatnia runda.
ruling-q-one-17 = Czy w jednej turze można uprzątnąć i ogłosić?
    .ruling = Tak, uprzątanie należy do tury. Ale uprzątasz tylko raz na turę.
ruling-q-one-18 = Czy można przeglądać uprzątnięte karty?
    .ruling = Tak, leżą odkryte.
ruling-d-one-1 = W drukowanym przykładzie odchodzi 23, której nigdzie nie ma.
    .ruling = To błąd druku: chodzi o 83, bo odejść może tam tylko 27 albo 83.
