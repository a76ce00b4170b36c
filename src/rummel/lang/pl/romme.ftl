### Rommé and Rommé with adding.

## Names

game-romme = Remik
    .about = Dobieraj, wykładaj zestawy i sekwensy, odrzucaj: kto pierwszy bez kart, wygrywa.
game-romme-lay = Remik z dokładaniem
    .about = Remik, w którym dołożona karta pomaga w pierwszym układzie, a w punktacji są nagrody i kary.

## Options

option-romme-jokers = Jokery
    .about = Ile jokerów jest w talii; zwykle sześć, często cztery lub dwa.
option-romme-minimum = Pierwszy układ
    .about = Ile punktów musi liczyć pierwszy układ gracza w rundzie.
option-romme-opening = Punkty pierwszego układu
    .about = Co liczy się do punktów potrzebnych w pierwszym układzie.
    .one = jeden sekwens lub jeden zestaw
    .sum = razem wszystkie układy wyłożone w jednym ruchu
option-romme-opening-add = Dołożone karty pomagają w pierwszym układzie
    .about = Czy karty dołożone do innych układów liczą się do punktów pierwszego układu.
    .none = nie
    .one = jedna karta
    .any = dowolna liczba kart
option-romme-ace-in-set = As w zestawie
    .about = Ile liczy as z zestawu w pierwszym układzie.
    .eleven = 11
    .one = 1
    .nothing = nic
option-romme-corner = Sekwens w kółko
    .about = Sekwens może iść od króla przez asa do dwójki.
option-romme-ace-at-both-ends = As na obu końcach
    .about = Sekwens może mieć asa na każdym końcu, czyli 14 kart; inaczej najwyżej 13.
option-romme-joker-limit = Jokery w układzie
    .about = Ile jokerów może mieć układ.
    .free = dowolna liczba
    .natural = dowolna liczba, byle była choć jedna inna karta
    .majority = mniej niż innych kart
    .apart = nigdy dwa obok siebie w sekwensie
    .one = jeden
option-romme-joker-in-set = Joker w zestawie trzech kart
    .about = Czym zabiera się jokera z zestawu trzech kart.
    .declared = kartą koloru, który zastępuje
    .any = kartą dowolnego brakującego koloru
    .both = kartami obu brakujących kolorów
option-romme-add-at-once = Dokładanie w pierwszej turze
    .about = Wolno dokładać w tej samej turze, w której wykłada się swój pierwszy układ; inaczej od następnej.
option-romme-add-unopened = Dokładanie bez własnego układu
    .about = Wolno dokładać do cudzych układów, zanim leży własny pierwszy układ.
option-romme-rob-unopened = Zabieranie jokera bez własnego układu
    .about = Wolno zabierać jokery, zanim leży własny pierwszy układ.
option-romme-robbed-joker = Zabrany joker
    .about = Co dzieje się z zabranym jokerem.
    .hand = trafia na rękę, do dowolnego użycia
    .at-once = trzeba go wyłożyć w następnym ruchu
option-romme-last-discard = Ostatnią kartę się odrzuca
    .about = Ostatnią kartę trzeba odrzucić; inaczej wolno ją też wyłożyć lub dołożyć.
option-romme-rediscard = Odrzucanie wziętej karty
    .about = Kartę wziętą z odrzuconych wolno odrzucić w tej samej turze.
option-romme-knock-order = Kto może zapukać
    .about = Jak pyta się innych o odrzuconą kartę, którą następna osoba zostawia.
    .clockwise = po kolei, w lewo od następnej osoby
    .first = wszystkich naraz, dostaje ją, kto zapuka pierwszy
option-romme-knock-in-first-lap = Pukanie od początku
    .about = Wolno pukać, zanim każdy zagra jedną turę.
option-romme-knocker-plays = Kto puka, ten gra
    .about = Kto zapuka, przejmuje turę i gra toczy się dalej od niego.
option-romme-top-after-knock = Następna odrzucona po zapukaniu
    .about = Po zapukaniu osoba, której trwa tura, może zamiast dobierać wziąć kartę, która jest teraz na wierzchu.
option-romme-empty-stock = Pusty stos
    .about = Co się dzieje, gdy stos jest pusty.
    .reshuffle = tasuje się odrzucone oprócz wierzchniej
    .void = runda się kończy i nie liczy się nikomu
    .book = runda się kończy i każdy zapisuje swoje karty
option-romme-winner-takes = Zwycięzca dostaje sumę
    .about = Zwycięzca rundy dostaje tyle punktów dodatnich, ile inni zapisują ujemnych.
option-romme-relief = Nagroda zwycięzcy
    .about = Ile punktów ujemnych odejmuje się zwycięzcy rundy.
option-romme-relief-for = Kto dostaje nagrodę
    .about = Którym zwycięzcom odejmuje się punkty ujemne.
    .winner = każdemu zwycięzcy
    .hand-romme = tylko za wyłożenie wszystkich kart w jednej turze
option-romme-relief-with-discard = Nagroda mimo odrzucenia
    .about = Zwycięzca dostaje nagrodę także wtedy, gdy ostatnią kartę odrzuca.
option-romme-relief-from = Odejmowane punkty ujemne
    .about = Z których rund odejmuje się zwycięzcy punkty ujemne.
    .previous = z poprzedniej rundy
    .carried = ze wszystkich poprzednich rund
option-romme-relief-below-zero = Nagrody bez ograniczeń
    .about = Nagrody daje się w całości, nawet jeśli punktów ujemnych jest mniej.
option-romme-lone-joker = Jeden joker na ręce
    .about = Co zapisuje przegrany, któremu został tylko joker.
    .counts = 20 punktów ujemnych
    .struck = nic
    .relief = nic, a 20 punktów ujemnych odejmuje się jak przy nagrodzie
option-romme-first-lay-penalty = Kara za pierwszy układ
    .about = Punkty ujemne dla tego, kto wyłożył pierwszy układ rundy i nie wygrał.
option-romme-penalty-without-winner = Kara bez zwycięzcy
    .about = Kara za pierwszy układ obowiązuje, nawet jeśli nikt nie wygrywa rundy.
option-romme-max-turns = Limit tur
    .about = Po tylu turach runda się kończy i każdy zapisuje swoje karty.

## Prompts and moves

phase-romme-start = Zaczynasz: odrzuć jedną ze swoich 14 kart.
phase-romme-draw = Dobierz kartę albo weź odrzuconą.
phase-romme-claim = Zapukaj, jeśli chcesz odrzuconą, a z nią kartę karną, albo pasuj.
phase-romme-meld = Wykładaj i dokładaj, co chcesz, a potem odrzuć kartę.

move-romme-draw = draw – dobierz wierzchnią kartę stosu
move-romme-take = take – weź zamiast tego odkrytą odrzuconą
move-romme-knock = knock – zapukaj i weź odrzuconą poza swoją turą, z kartą karną
move-romme-pass = pass – nie pukaj
move-romme-lay = lay KARTY | KARTY – wyłóż jeden lub więcej układów (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open KARTA NUMER KARTY – wyłóż swój pierwszy układ, a do układu o tym numerze dołóż kartę, która pomaga (open 6h 2 8c 8d 8s)
move-romme-add = add KARTA NUMER – dołóż kartę do układu o tym numerze (add 9h 2, add *=9h 2)
move-romme-rob = rob KARTA NUMER – połóż kartę w miejsce jokera i zabierz go (rob 7h 1)
move-romme-discard = discard KARTA – odrzuć kartę i zakończ turę (discard 2c)

## Events

event-romme-left = { $seat } zostawia { $pieces }. Kto chce, może zapukać.
    .you = Zostawiasz { $pieces }. Kto chce, może zapukać.
event-romme-knocked = { $seat } puka po { $pieces }. Do tego dochodzi karta karna.
    .you = Pukasz po { $pieces }. Do tego dochodzi karta karna.
event-romme-robbed = { $seat } kładzie { $pieces } w układzie { $meld } i zabiera jokera.
    .you = Kładziesz { $pieces } w układzie { $meld } i zabierasz jokera.
event-romme-reshuffled = Z odrzuconych powstał nowy stos; karty w nim: { $stock }.
event-romme-called = { $seat } woła „remik”!
    .you = Wołasz „remik”!

## How a round ended

outcome-romme-out = Na ręce nie została ani jedna karta: runda wygrana.
outcome-romme-stock = Nie ma już czego dobierać: każdy zapisuje swoje karty.
outcome-romme-void = Nie ma już czego dobierać: runda nie liczy się nikomu.
outcome-romme-cap = Runda osiągnęła limit tur: każdy zapisuje swoje karty.

## On the score sheet

tally-romme-first = Pierwsze wyłożenie bez wygranej
tally-romme-joker = Sam joker się nie liczy
tally-romme-relief = Skreślone punkty ujemne

## Refusals

error-romme-first-lap = Nikt nie wykłada, dopóki każdy nie zagra jednej tury. Odrzuć kartę.
error-romme-opening-short = To daje { $points }; twój pierwszy układ musi być wart co najmniej { $needed }.
error-romme-opening-alone = Jeden układ musi sam być wart co najmniej { $needed }; twój najlepszy jest wart { $points }.
error-romme-unopened = Najpierw wyłóż własny pierwszy układ; musi być wart co najmniej { $needed }.
error-romme-opened = Twój pierwszy układ już leży. Użyj „lay” i „add”.
error-romme-one-added = W pierwszym układzie może pomóc jedna dołożona karta, a nie { $count }. Inne dołóż potem.
error-romme-add-later = Twój pierwszy układ leży dopiero od tej tury; dokładać możesz od następnej.
error-romme-no-meld = Na stole nie ma układu numer { $meld }. { $count ->
        [0] Nie leży tam jeszcze żaden.
        [1] Leży tam tylko układ 1.
       *[other] Układy mają numery od 1 do { $count }.
    }
error-romme-no-fit = { $piece } nie pasuje do układu { $meld }, { $pieces }.
error-romme-no-place = { $piece } nie pasuje do żadnego układu na stole.
error-romme-declare = W układzie { $meld } joker może być jedną z tych kart: { $pieces }. Napisz, którą.
error-romme-no-joker = W układzie { $meld }, { $pieces }, żaden joker nie zastępuje { $piece }.
error-romme-both-missing = Żeby zabrać jokera z układu { $meld }, potrzebujesz wszystkich tych kart: { $pieces }.
error-romme-joker-owed = Zanim zrobisz cokolwiek innego, wyłóż zabranego jokera.
error-romme-joker-stuck = Tego jokera nie dałoby się teraz wyłożyć, więc nie wolno go zabrać.
error-romme-keep-one = Zachowaj jedną kartę: ostatnią trzeba odrzucić.
error-romme-taken = { $piece } jest wzięta w tej turze, więc nie wolno jej odrzucić. Zostaw do odrzucenia inną kartę.

## Reasons of hints

why-romme-waits = Możesz też teraz wyłożyć { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }; najlepszy bot z tym czeka.
why-romme-opens = Twój pierwszy układ liczy { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
why-romme-lays = Wyłożysz { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
why-romme-robs = Joker za { $piece } zastąpi ci dowolną kartę.
why-romme-fits = { $piece } można dołożyć do układu na stole.
why-romme-can-open = Wtedy masz pierwszy układ; liczy { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
why-romme-can-end = Wtedy pozbędziesz się wszystkich kart.
why-romme-not-on-table = { $piece } nie pasuje do niczego na stole.
why-romme-dearest = Z luźnych kart liczy najwięcej: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.

## In the terminal

cli-romme-first-lap = dopiero gdy każdy zagra jedną turę
cli-romme-owed = Zabranego jokera trzeba wyłożyć w tej turze.
cli-score-word-first = Dopisz, kto wyłożył pierwszy układ rundy: 13h * / - / 5c 5d first=IMIĘ.
cli-score-word-hand = Dopisz na końcu „hand”, jeśli zwycięzca wykłada wszystko w jednej turze.
cli-score-word-laid = Dopisz na końcu „laid”, jeśli zwycięzca ostatnią kartę wykłada, a nie odrzuca.

## On the pages

web-do-knock = Zapukaj
web-do-open = Wyłóż pierwszy układ
web-do-rob = Zabierz jokera
web-cards-joker-for = Co zastępuje joker?
web-cards-which = Co chcesz zrobić?
web-romme-opened = wyłożone
web-romme-needed = Twój pierwszy układ musi być wart co najmniej { $needed }.
web-romme-needed-alone = Najpierw jeden układ sam musi być wart { $needed }.
web-romme-lap = Pierwsza kolejka: nikt jeszcze nie wykłada.
web-romme-no-melds = Nie leży tu jeszcze żaden układ.
web-romme-claim = Chcesz { $piece }? Zapukaj: dostaniesz tę kartę, a z nią karną ze stosu.
web-romme-window = { $seconds ->
        [one] Po { $seconds } sekundzie pasujesz automatycznie.
        [few] Po { $seconds } sekundach pasujesz automatycznie.
        [many] Po { $seconds } sekundach pasujesz automatycznie.
       *[other] Po { $seconds } sekundy pasujesz automatycznie.
    }
web-romme-ask = Gdy odrzucona karta zostaje
web-romme-ask-short = Pas po { $seconds } s
web-romme-ask-wait = Czekaj na mnie
web-romme-ask-never = Nigdy nie pukaj
web-settings-knock-about = Jak długo pytamy, czy chcesz kartę, której nikt nie wziął.

## The lesson

lesson-romme-turn = Chcesz pozbyć się wszystkich kart przed innymi. Tura zaczyna się od nowej karty: dobierz ją ze stosu. Kończy się odrzuceniem: odrzuć kartę, której nie potrzebujesz.
lesson-romme-open = Karty wykłada się w układach: trzy lub więcej tej samej wysokości albo sekwens w jednym kolorze. Pierwszy układ musi liczyć 30 punktów. Damy liczą się za 10: wyłóż wszystkie trzy, a potem odrzuć kartę.
lesson-romme-add = Po pierwszym układzie możesz dokładać do wszystkich układów na stole. Twoja siódemka kier pasuje do sekwensu 4-5-6: dołóż ją, a potem odrzuć kartę.
lesson-romme-joker = Joker zastępuje dowolną kartę. Ten zastępuje dziewiątkę karo, a ty ją masz: połóż ją tam i zabierz jokera. Potem wyłóż go z trójką i czwórką trefl i odrzuć kartę.
lesson-romme-knock = Nikt nie chciał ósemki pik, a ty masz dwie ósemki. Zapukaj: dostaniesz ją, choć to nie twoja tura, razem z kartą karną ze stosu.
lesson-romme-win = Teraz wygraj rundę. Wyłóż wszystko, co się da, i zostaw jedną kartę: ostatnią się odrzuca. Karty pozostałych liczą się jako punkty ujemne.
lesson-romme-lay-open = W tej grze przy pierwszym układzie pomaga dołożona karta. Trzy ósemki liczą tylko 24; z szóstką kier dołożoną do sekwensu na stole to 30. Zagraj jedno i drugie naraz, a potem odrzuć kartę.
lesson-romme-lay-first = Kto wyłoży pierwszy układ rundy i nie wygra, dostaje 20 punktów ujemnych. To ryzyko, ale może się opłacić: walet, dama i król trefl liczą 30. Wyłóż je, a potem odrzuć kartę.
lesson-romme-lay-win = Tu ostatniej karty nie trzeba odrzucać: wygrywasz, gdy tylko nie masz kart, obojętnie, czy wykładasz, dokładasz, czy odrzucasz. Wygraj tę rundę.

## The rules

rules-romme =
    Gra od dwóch do sześciu osób, dwiema taliami po 52 karty i sześcioma jokerami; często gra się
    też z czterema lub dwoma, można to wybrać. Każdy dostaje 13 kart; osoba na lewo od rozdającego
    dostaje 14 i zaczyna od odrzucenia jednej z nich, odkrytej. Reszta to stos dobierania.
    Pierwszego rozdającego się losuje; potem rozdaje zawsze osoba z lewej.

    Cel: pozbyć się kart przed wszystkimi innymi. Wykłada się je w układach po trzy lub więcej:
    sekwens to jeden kolor bez luki (10-J-Q, czyli dziesiątka, walet, dama), zestaw to karty tej
    samej wysokości w różnych kolorach, każdy tylko raz (trzy króle). As stoi pod dwójką albo nad
    królem, nigdy między nimi; A-2-…-K-A to też sekwens.

    Tura: dobierz wierzchnią kartę stosu albo zamiast tego weź odkrytą odrzuconą. Potem wykładaj i
    dokładaj, ile chcesz, a na koniec odrzuć kartę.

    Nikt nie wykłada, dopóki każdy nie zagra jednej tury. Twój pierwszy układ w rundzie musi sam
    liczyć 30 punktów: król, dama, walet i dziesiątka liczą się za 10, as za 1 przed dwójką, a poza
    tym za 11, inne karty tyle, ile ich liczba. Potem układy mogą mieć dowolną wartość, a w swojej
    turze możesz dokładać pasujące karty do wszystkich układów na stole, nawet jeszcze w tej samej
    turze. Co leży, tak już zostaje.

    Joker zastępuje dowolną kartę i liczy się jak ona. W zestawie trzech kart powiedz, jakiego jest
    koloru. W układzie może być dowolnie wiele jokerów; jeśli nie ma w nim nic innego, powiedz o
    każdym, co zastępuje. Jeśli masz dokładnie tę kartę, którą joker zastępuje, możesz ją w swojej
    turze tam położyć i wziąć jokera na rękę, nawet przed swoim pierwszym układem.

    Jeśli dobierasz, zamiast wziąć odrzuconą, gra pyta po kolei innych, począwszy od twojej lewej,
    czy jej chcą. Kto zapuka, dostaje ją z kartą karną ze stosu i nie traci przez to tury. Potem ty
    dobierasz albo bierzesz kartę, która jest teraz na wierzchu. Nikt nie musi pokazywać, po co mu
    ta karta.

    Zachowaj jedną kartę: ostatnią trzeba odrzucić, wołając „remik”, co gra robi za ciebie. Inni
    zapisują swoje karty jako punkty ujemne: joker 20, as 11, reszta jak wyżej. Zwycięzca zapisuje
    0, a po ostatniej rundzie wygrywa ten, kto ma najwyższą sumę, czyli najmniej punktów ujemnych.

    Gdy stos się skończy, tasuje się od nowa wszystkie odrzucone oprócz wierzchniej. Jeśli nie ma
    czego tasować, runda się kończy i każdy zapisuje swoje karty. Tak samo jest po 500 turach.

rules-romme-lay =
    Gra od dwóch do sześciu osób, dwiema taliami po 52 karty i sześcioma jokerami; często gra się
    też z czterema lub dwoma, można to wybrać. Każdy dostaje 13 kart; osoba na lewo od rozdającego
    dostaje 14 i zaczyna od odrzucenia jednej z nich, odkrytej. Reszta to stos dobierania.
    Pierwszego rozdającego się losuje; potem rozdaje zawsze osoba z lewej.

    Tura: dobierz wierzchnią kartę stosu albo zamiast tego weź odkrytą odrzuconą. Potem wykładaj i
    dokładaj, ile chcesz, a na koniec odrzuć kartę. Układy mają trzy karty lub więcej: sekwensy w
    jednym kolorze bez luki, z asem pod dwójką albo nad królem, i zestawy kart tej samej wysokości w
    różnych kolorach. Nikt nie wykłada, dopóki każdy nie zagra jednej tury.

    Twój pierwszy układ w rundzie musi liczyć 30 punktów: król, dama, walet i dziesiątka liczą się
    za 10, as za 1 przed dwójką, a poza tym za 11, inne karty tyle, ile ich liczba. Może pomóc
    dołożona karta: wyłóż sekwens lub zestaw, który liczy mniej, i w tym samym ruchu dołóż jedną
    kartę do układu na stole. Ósemki w trzech kolorach liczą 24; z szóstką dołożoną gdzie indziej
    to 30. Potem układy mogą mieć dowolną wartość i możesz dokładać pasujące karty do wszystkich
    układów na stole.

    Joker zastępuje dowolną kartę i liczy się jak ona; w zestawie trzech kart powiedz, jakiego jest
    koloru. W układzie może być dowolnie wiele jokerów; jeśli nie ma w nim nic innego, powiedz o
    każdym, co zastępuje. Jeśli masz dokładnie tę kartę, którą joker zastępuje, możesz ją w swojej
    turze tam położyć i wziąć jokera na rękę, nawet przed swoim pierwszym układem.

    Jeśli dobierasz, zamiast wziąć odrzuconą, gra pyta po kolei innych, począwszy od twojej lewej,
    czy jej chcą. Kto zapuka, dostaje ją z kartą karną ze stosu i nie traci przez to tury. Potem ty
    dobierasz albo bierzesz kartę, która jest teraz na wierzchu.

    Wygrywasz, gdy pozbędziesz się ostatniej karty w dowolny sposób: wykładając ją, dokładając lub
    odrzucając. Inni zapisują swoje karty jako punkty ujemne: joker 20, as 11, reszta jak wyżej.
    Jeśli komuś zostaje tylko jeden joker, skreśla się go i nie liczy się nic. Kto wyłożył pierwszy
    układ rundy, a nie wygrał, zapisuje jeszcze 20 punktów ujemnych, nawet jeśli nie wygrywa nikt.
    Zwycięzcy odejmuje się punkty ujemne z poprzedniej rundy: do 40, ale nigdy więcej, niż ich w
    niej zapisał. Po ostatniej rundzie wygrywa ten, kto ma najwyższą sumę, czyli najmniej punktów
    ujemnych.

    Gdy stos się skończy, tasuje się od nowa wszystkie odrzucone oprócz wierzchniej. Jeśli nie ma
    czego tasować, runda się kończy i każdy zapisuje swoje karty. Tak samo jest po 500 turach.

## The rules: chapters and pictures

web-chapter-first-meld = Pierwszy układ
web-figure-no-corner = as nie łączy końców
web-figure-no-twice-suit = kolor dwa razy
web-figure-opening-one = Jeden układ musi sam być wart 30. Joker liczy się jak karta, którą zastępuje.
web-figure-opening-add = Do 30 liczy się też jedna karta dołożona do układu na stole.
web-figure-rob = Karta, którą joker zastępuje, idzie na jego miejsce, a joker jest twój.
web-figure-points-hand = Ile są warte karty, które zostają na ręce

## Disputed points: Rommé

ruling-q-rom-1 = Czy 30 punktów może dać kilka układów razem?
    .ruling = Nie, jeden sekwens lub zestaw musi je osiągnąć sam.
ruling-q-rom-2 = Ile liczy as w zestawie przy pierwszym układzie?
    .ruling = 11, jak na ręce.
ruling-q-rom-3 = Czy sekwens może iść od króla przez asa do dwójki?
    .ruling = Nie, as stoi na końcu.
ruling-q-rom-4 = Czy sekwens może iść od asa do asa?
    .ruling = Tak, z asem na każdym końcu.
ruling-q-rom-5 = Czy w turze pierwszego układu można dokładać?
    .ruling = Tak, gdy już leży.
ruling-q-rom-6 = Czy można zabrać jokera przed własnym pierwszym układem?
    .ruling = Tak, w swojej turze: instrukcja nie stawia żadnego warunku.
ruling-q-rom-7 = Czy zabranego jokera trzeba od razu wyłożyć?
    .ruling = Nie, trafia na rękę, do dowolnego użycia.
ruling-q-rom-8 = Która karta zabiera jokera z zestawu trzech?
    .ruling = Tylko karta koloru, który joker zastępuje.
ruling-q-rom-9 = Ile jokerów może mieć układ?
    .ruling = Dowolnie wiele, nawet same jokery. Wtedy mówisz o każdym, co zastępuje.
ruling-q-rom-10 = Czy karta, którą zabiera się jokera, musi być świeżo dobrana?
    .ruling = Nie, może to być każda karta z ręki.
ruling-q-rom-11 = Co, jeśli stos jest pusty?
    .ruling = Wszystkie odrzucone oprócz wierzchniej tasuje się na nowy stos.
ruling-q-rom-12 = Kto gra po zapukaniu?
    .ruling = Ten, czyja była kolej: zapukanie nie jest turą.
ruling-q-rom-13 = Czy ta osoba może wziąć kartę, która teraz leży na wierzchu odrzuconych?
    .ruling = Tak, może ją wziąć albo dobrać. Nikt już po nią nie zapuka.
ruling-q-rom-14 = Co, jeśli tę samą kartę chce kilka osób?
    .ruling = Gra pyta je po kolei, zgodnie z ruchem wskazówek zegara, od następnej osoby.
ruling-q-rom-15 = Czy można pukać w pierwszej kolejce, bez własnego układu, bez podania powodu?
    .ruling = Tak, i jedno, i drugie, i trzecie.
ruling-q-rom-16 = Czy można pukać po ostatnią kartę zwycięzcy albo przy pustym stosie?
    .ruling = Nie: runda jest skończona albo nie ma karty karnej.
ruling-q-rom-17 = Kiedy może wykładać osoba, która zaczęła?
    .ruling = Od swojej drugiej tury, jak wszyscy.
ruling-q-rom-18 = Czy można skończyć bez odrzucenia?
    .ruling = Nie, jedna karta musi na to zostać.
ruling-q-rom-19 = Czy można odrzucić jokera albo kartę właśnie wziętą?
    .ruling = Tak, nie jest to zabronione.
ruling-q-rom-20 = Co, jeśli ktoś zapomni zawołać „remik”?
    .ruling = Zapomnieć się nie da: gra woła za ciebie.
ruling-q-rom-21 = Kiedy kończy się partia i kto wygrał?
    .ruling = Instrukcja milczy. Po umówionej liczbie rund wygrywa ten, kto ma najmniej punktów ujemnych, a rozdaje zawsze osoba z lewej.
ruling-q-rom-23 = Czy wyłożone karty można cofnąć lub przełożyć?
    .ruling = Nie, układy tylko rosną; a jokery można zabierać.
ruling-q-rom-24 = Czy zestaw może mieć więcej niż cztery karty?
    .ruling = Nie, każdy kolor leży w nim raz, jokery wliczone.
ruling-q-rom-25 = Czy można przeglądać odrzucone karty?
    .ruling = Tak, leżą odkryte.
ruling-d-rom-1 = Czy wzięcie karty odrzuconej przez poprzednią osobę kosztuje kartę karną?
    .ruling = Nie. Kilka tłumaczeń to odwraca; kosztuje tylko zapukanie.
ruling-d-rom-2 = Niektóre tłumaczenia brzmią, jakby wolno było odrzucać tylko pasujące karty.
    .ruling = Odrzucić wolno każdą. Do końca pierwszej kolejki czeka się tylko z wykładaniem.

## Disputed points: Rommé with adding

ruling-q-lay-1 = Czyj układ musi leżeć, zanim wolno dokładać?
    .ruling = Twój własny; możesz go wyłożyć w tej samej turze.
ruling-q-lay-2 = Ile dołożonych kart liczy się do 30?
    .ruling = Jedna.
ruling-q-lay-3 = Czy do 30 może się liczyć drugi własny układ?
    .ruling = Nie, jak w remiku: jeden układ, tu z jedną dołożoną kartą.
ruling-q-lay-4 = Które punkty ujemne odejmuje się zwycięzcy i co, jeśli jest ich mniej niż 40?
    .ruling = Te z poprzedniej rundy, jak mówi instrukcja, i tylko tyle, ile ich jest. Starsze zostają.
ruling-q-lay-5 = Czy te 40 jest tylko za wyłożenie wszystkiego naraz?
    .ruling = Nie, dostaje je każdy zwycięzca.
ruling-q-lay-6 = Czy dostaje je zwycięzca, który odrzuca ostatnią kartę?
    .ruling = Tak, odrzucenie jej jest tu dozwolone.
ruling-q-lay-7 = Ile liczy jeden joker zostawiony na ręce?
    .ruling = Nic: jego 20 się skreśla.
ruling-q-lay-8 = Czy 20 za pierwsze wyłożenie zapisuje się, gdy nikt nie wygrywa?
    .ruling = Tak: kto wyłożył pierwszy, wtedy też nie wygrał.
ruling-q-lay-9 = Jak jest z rozdawaniem, pukaniem, jokerami i pierwszą kolejką?
    .ruling = Jak w remiku.
ruling-d-lay-5 = Kto zapisuje 20 więcej: kto zaczął rundę czy kto pierwszy wyłożył?
    .ruling = Kto pierwszy wyłożył i nie wygrał. Tekst niderlandzki omyłkowo wskazuje zaczynającego.
