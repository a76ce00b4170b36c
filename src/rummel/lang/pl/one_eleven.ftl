# 111: words of the family one-eleven.

game-one-eleven = MyRummy 111
    .about = Ustaw swoje dwanaście liczb po kolei, jedną wymianą na raz, nigdy ich nie przekładając.

rules-one-eleven =
    MyRummy 111 jest dla dwóch do pięciu osób i ma 110 kart z liczbami od 2 do 111, każda raz.

    Każdy dostaje 12 kart, ukrytych przed innymi. Zostaw je w takiej kolejności, w jakiej przyszły:
    nigdy ich nie przekładasz. Trzy dalsze karty leżą zakryte na środku, a reszta to stos
    dobierania. Chcesz, żeby wszystkie twoje liczby rosły od lewej do prawej albo wszystkie malały.
    Odstępy między nimi nie mają znaczenia. Najlepiej wybrać jedno z dwojga przed rozpoczęciem, ale
    nic cię do tego nie zmusza.

    Zaczyna najmłodsza osoba, potem gra toczy się w lewo. Twoja tura to jedna wymiana:
    1. Weź jedną z trzech kart ze środka. Zakrytą widzisz dopiero po wzięciu i nie możesz już jej
    odłożyć.
    2. Wsuń ją w dowolne miejsce między swoje karty albo na brzeg.
    3. Jedna z jej dwóch sąsiadek opuszcza twoją rękę i trafia odkryta na puste miejsce. Jeśli nowa
    karta jest na brzegu, zamiast sąsiadki może odejść karta z drugiego brzegu.

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
    60 punktów, wygrywa najwyższa suma; przy równych sumach lepsza ostatnia runda; jeśli i ona jest
    równa, zwycięstwo jest wspólne.

    Z instrukcji nie wynika, ile symboli ma każda karta. Zastępuje je nasza własna tabela według
    ostatniej cyfry: 1 symbol dla 1, 3, 6 i 9; 2 dla 2, 4 i 8; 3 dla 5 i 7; 4 dla 0. Jeśli masz
    prawdziwe karty, wpisz ich symbole w opcji „symbols”.

    Warianty z instrukcji, jako opcje: ustalona liczba rund zamiast 60 punktów, na przykład tyle,
    ile osób gra; więcej niż 12 kart dla wszystkich, co jest trudniejsze; albo ręce różnej wielkości
    dla wyrównania sił: 12 kart dla początkujących, 13 dla lepszych i 14 dla mistrzów.

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
    .about = Czy przed pierwszą turą każdy musi wybrać, czy rośnie, czy maleje, i tylko to się potem liczy.
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

## Events

event-dealt-hand = { $cards ->
        [one] { $seat } dostaje { $cards } kartę.
        [few] { $seat } dostaje { $cards } karty.
        [many] { $seat } dostaje { $cards } kart.
       *[other] { $seat } dostaje { $cards } karty.
    }
event-chose = { $seat } ma już wybrany kierunek.
event-chose-own = Twoje liczby mają od lewej do prawej { $direction ->
        [falling] maleć
       *[rising] rosnąć
    }.
event-cleared = { $seat } uprząta { $cards }; leżą nowe, zakryte karty.
event-reshuffled-discards = Odrzucone wtasowano w stos dobierania. Karty w stosie: { $stock }.
event-took-hidden = { $seat } bierze zakrytą kartę z miejsca { $spot }.
event-inserted = { $seat } wsuwa nową kartę (na lewo od niej: { $gap }) i odkłada { $card } na miejsce { $spot }.
event-announced = { $seat } ogłasza uporządkowane karty: { $cards }.
event-order-right = { $points ->
        [one] Wszystko po kolei. { $seat } dostaje { $points } punkt.
        [few] Wszystko po kolei. { $seat } dostaje { $points } punkty.
        [many] Wszystko po kolei. { $seat } dostaje { $points } punktów.
       *[other] Wszystko po kolei. { $seat } dostaje { $points } punktu.
    }
event-order-wrong = Nie wszystko jest po kolei: { $seat } nie dostaje punktów.
event-series = { $points ->
        [one] { $seat } dostaje { $points } punkt za { $cards }.
        [few] { $seat } dostaje { $points } punkty za { $cards }.
        [many] { $seat } dostaje { $points } punktów za { $cards }.
       *[other] { $seat } dostaje { $points } punktu za { $cards }.
    }
event-no-series = { $seat } nie ma ciągu i nie dostaje nic.

## How a round ended

outcome-one-in-order = Czyjeś karty są uporządkowane.
outcome-one-mistake = Ogłoszone karty nie były uporządkowane.
outcome-one-turn-cap = Minęły wszystkie tury rundy i nikt nic nie ogłosił.

## Refusals

error-one-no-spot = Na środku nie ma miejsca { $spot }. Weź z miejsca od 1 do { $most }.
error-one-spot-empty = Na miejscu { $spot } nie leży już karta. Weź z innego.
error-one-centre-hidden = Środek można uprzątnąć tylko wtedy, gdy wszystkie karty są odkryte; zakryte: { $hidden }. Weź kartę.
error-one-pile-short = Do uprzątnięcia potrzeba trzech nowych kart. W stosie dobierania zostało: { $cards }. Weź kartę.
error-one-no-gap = Między twoimi kartami nie ma luki { $gap }. Podaj, ile kart ma być na lewo: od 0 do { $most }.
error-one-no-drop = Gdy nowa karta trafia w lukę { $gap }, przez „{ $drop }” nic nie odejdzie. Odchodzi sąsiadka z lewej (left) lub z prawej (right), a gdy nowa karta jest na brzegu, także karta z drugiego brzegu (far).

## Prompts and moves

phase-one-eleven-choose = Wybierz kierunek: rosnąco (rising) albo malejąco (falling).
phase-one-eleven-take = Weź kartę ze środka.
phase-one-eleven-insert = Wsuń kartę i powiedz, która odchodzi.
phase-one-eleven-announce = Ogłoś, że twoje karty są uporządkowane, albo spasuj.

move-one-eleven-choose = choose KIERUNEK – wybierz na tę rundę rosnąco (rising) albo malejąco (falling) (choose rising)
move-one-eleven-clear = clear – uprzątnij trzy odkryte karty ze środka; przyjdą trzy zakryte
move-one-eleven-take = take MIEJSCE – weź ze środka kartę z miejsca 1, 2 lub 3 (take 2)
move-one-eleven-insert = insert LUKA KTÓRA – wsuń kartę tak, by LUKA kart było na lewo; odchodzi sąsiadka z lewej (left), z prawej (right) albo karta z drugiego brzegu (far) (insert 3 right)
move-one-eleven-announce = announce – ogłoś, że twoje karty są uporządkowane; to kończy rundę
move-one-eleven-pass = pass – nic nie mów, gra następna osoba
