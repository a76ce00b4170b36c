### Canasta.

## Names

game-canasta = Kanasta
    .about = Zbieraj z partnerem po siedem jednakowych kart i zgarnij stosik przed innymi.

## Options

option-canasta-draws = Dobierane karty
    .about = Ile kart dobiera się ze stosu.
    .by-players = jedną, a we dwoje dwie
    .one = jedną
    .two = dwie
option-canasta-canastas = Kanasty do wyjścia
    .about = Ilu kanast potrzebuje strona, żeby wyjść.
    .by-players = jednej, a we dwoje dwóch
    .one = jednej
    .two = dwóch
option-canasta-take-with-wild = Branie z dziką kartą
    .about = Stosik, który nie jest zamrożony, można wziąć także jedną naturalną i jedną dziką kartą.
option-canasta-take-for-meld = Branie do dołożenia
    .about = Stosik, który nie jest zamrożony, można wziąć, dokładając jego wierzchnią kartę do układu swojej strony.
option-canasta-always-frozen = Stosik zawsze zamrożony
    .about = Stosik bierze się tylko dwiema naturalnymi kartami z ręki.
option-canasta-closed-canastas = Zamknięte kanasty
    .about = Do kanasty z siedmiu kart niczego się już nie dokłada.
option-canasta-ask-partner = Pytanie partnera
    .about = Przed wyjściem możesz zapytać partnera; jego odpowiedź obowiązuje.
option-canasta-last-discard = Ostatnią kartę się odrzuca
    .about = Do wyjścia potrzebna jest karta do odrzucenia; inaczej można wyłożyć wszystkie.
option-canasta-concealed-minimum = Minimum przy wyjściu z ręki
    .about = Kto wychodzi z ręki, musi osiągnąć minimum pierwszego wyłożenia, jeśli jego strona nic jeszcze nie wyłożyła.
option-canasta-empty-stock = Pusty stos
    .about = Co się dzieje po dobraniu ostatniej karty stosu.
    .play-on = runda trwa, dopóki każdy bierze stosik
    .end = runda kończy się z następną odrzuconą kartą
option-canasta-lone-red-threes = Czerwone trójki bez układu
    .about = Co dają czerwone trójki stronie, która nic nie wyłożyła.
    .minus = punkty ujemne
    .nothing = nic

## Prompts and moves

phase-canasta-draw = Dobierz albo weź stosik.
phase-canasta-meld = Wykładaj, co chcesz, potem odrzuć.
phase-canasta-answer = Partner pyta: „Czy mogę wyjść?”

move-canasta-draw = draw – dobierz ze stosu
move-canasta-take = take KARTY | KARTY – weź stosik: najpierw układ z jego wierzchnią kartą, potem inne, jeśli potrzebuje ich pierwsze wyłożenie (take 9c 9d 9h); sama wierzchnia karta trafia do układu swojej strony (take 9h)
move-canasta-pass = pass – zostaw stosik; stos jest pusty, więc runda się kończy
move-canasta-ask = ask – zapytaj partnera, czy możesz wyjść
move-canasta-answer = answer yes|no – powiedz partnerowi, czy ma wyjść
move-canasta-lay = lay KARTY | KARTY – wyłóż jeden lub więcej układów (lay 13c 13d 13h | 5c 5d *)
move-canasta-add = add NUMER KARTY – dołóż karty do układu o tym numerze (add 2 9h *)
move-canasta-discard = discard KARTA – odrzuć kartę i zakończ turę (discard 4c)

## Events

event-canasta-upcard = { $pieces } zostaje odkryta i zaczyna stosik.
event-canasta-red = { $seat } wykłada { $pieces } jako premię.
    .you = Wykładasz { $pieces } jako premię.
event-canasta-drew = { $seat } dobiera dwie karty.
    .you = Dobierasz dwie karty.
event-canasta-took = { $seat } bierze stosik z { $pieces } na wierzchu; liczba kart: { $cards }.
    .you = Bierzesz stosik z { $pieces } na wierzchu; liczba kart: { $cards }.
event-canasta-added = { $seat } dokłada { $pieces } do { $rank ->
        [1] asów
        [3] trójek
        [4] czwórek
        [5] piątek
        [6] szóstek
        [7] siódemek
        [8] ósemek
        [9] dziewiątek
        [10] dziesiątek
        [11] waletów
        [12] dam
        [13] króli
       *[other] { $rank }
    }.
    .you = Dokładasz { $pieces } do { $rank ->
            [1] asów
            [3] trójek
            [4] czwórek
            [5] piątek
            [6] szóstek
            [7] siódemek
            [8] ósemek
            [9] dziewiątek
            [10] dziesiątek
            [11] waletów
            [12] dam
            [13] króli
           *[other] { $rank }
        }.
event-canasta-frozen = { $seat } zamraża stosik.
    .you = Zamrażasz stosik.
event-canasta-natural = { $seat } kompletuje czystą kanastę: { $pieces }.
    .you = Kompletujesz czystą kanastę: { $pieces }.
event-canasta-mixed = { $seat } kompletuje brudną kanastę: { $pieces }.
    .you = Kompletujesz brudną kanastę: { $pieces }.
event-canasta-asked = { $seat } pyta: „Czy mogę wyjść?”
    .you = Pytasz: „Czy mogę wyjść?”
event-canasta-answered = { $seat } mówi: { $answer ->
        [yes] „Tak, wychodź!”
       *[no] „Nie, poczekaj.”
    }
    .you = Mówisz: { $answer ->
            [yes] „Tak, wychodź!”
           *[no] „Nie, poczekaj.”
        }
event-canasta-fined = { $seat } nie wychodzi mimo zgody: 100 punktów ujemnych.
    .you = Nie wychodzisz mimo zgody: 100 punktów ujemnych.
event-canasta-out = { $seat } wychodzi.
    .you = Wychodzisz.
event-canasta-concealed = { $seat } wychodzi z ręki!
    .you = Wychodzisz z ręki!
event-canasta-counted = { $seats }: premie { $bonus }, układy { $cards }, na ręce { $left }, razem { $points }.

## How a round ended

outcome-canasta-out = Na jednej ręce nie ma już kart.
outcome-canasta-concealed = Wyjście z ręki: wszystkie karty naraz.
outcome-canasta-stock = Stos jest pusty i nikt nie wziął stosika.
outcome-canasta-red-last = Ostatnią kartą stosu była czerwona trójka.

## On the score sheet

tally-canasta-natural = Czyste kanasty
tally-canasta-mixed = Brudne kanasty
tally-canasta-red = Czerwone trójki
tally-canasta-fine = Brak wyjścia mimo zgody
tally-canasta-out = Wyjście
    .who = Kto wyszedł?
tally-canasta-concealed = Wyjście z ręki
    .about = Cała ręka w jednej turze, z kanastą i bez wcześniejszego wykładania.

## Refusals

error-canasta-naturals = { $meld } potrzebuje co najmniej dwóch naturalnych kart: bez jokerów i dwójek.
error-canasta-wild-many = Za dużo dzikich kart w układzie { $meld }: { $count }. Najwięcej może ich być { $most }.
error-canasta-threes = Czarne trójki wykłada się tylko przy wyjściu: trzy albo cztery, bez dzikiej karty.
error-canasta-full = { $meld } ma za dużo kart: tutaj kanasta zamyka się, gdy ma ich { $most }.
error-canasta-first-short = To daje { $points }; pierwsze wyłożenie twojej strony musi być warte co najmniej { $needed }.
error-canasta-keep = Zachowaj dwie karty, w tym jedną do odrzucenia. Kanasty potrzebne do wyjścia: { $needed }; twoja strona ma: { $count }.
error-canasta-refused = Partner nie zgadza się na wyjście: zachowaj dwie karty, w tym jedną do odrzucenia.
error-canasta-needs-discard = Zachowaj jedną kartę: tutaj wychodzi się, odrzucając ją.
error-canasta-no-meld = Na stole nie ma układu numer { $meld }. { $count ->
        [0] Nie leży tam jeszcze żaden.
        [1] Leży tam tylko układ 1.
       *[other] Układy mają numery od 1 do { $count }.
    }
error-canasta-not-yours = Ten układ należy do innej strony. Dokładaj do układów swojej.
error-canasta-no-fit = { $piece } nie pasuje do układu { $pieces }.
error-canasta-stop = Na wierzchu leży { $piece }, więc nikt nie może teraz wziąć stosika. Dobierz kartę.
error-canasta-top = Żeby wziąć stosik, najpierw wyłóż jego wierzchnią kartę { $piece }.
error-canasta-pair = Stosik jest dla ciebie zamrożony. Potrzebujesz z ręki dwóch kart pasujących do { $piece }, żadnych dzikich.
error-canasta-key = Te karty nie tworzą układu z { $piece }, więc nie możesz nimi wziąć stosika.
error-canasta-must-take = Stos jest pusty, a { $piece } pasuje do układu twojej strony: musisz wziąć stosik.

## Reasons of hints

why-canasta-pile = Stosik daje { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
why-canasta-first = Wystarczy na pierwsze wyłożenie twojej strony: { $needed }.
why-canasta-natural = Jest z tego czysta kanasta.
why-canasta-mixed = Jest z tego brudna kanasta.
why-canasta-nears = Do kanasty brakuje wtedy: { $count ->
        [one] jednej karty
        [few] { $count } kart
        [many] { $count } kart
       *[other] { $count } karty
    }.
why-canasta-stops = { $seat } nie może na nią wziąć stosika.
why-canasta-freezes = Zamraża stosik.
why-canasta-not-theirs = Strona, w której gra { $seat }, nie ma układu, do którego pasuje { $piece }.
why-canasta-single = { $piece } to jedyna karta tej wysokości na twojej ręce.
why-canasta-small = Stosik ma na razie tylko { $count ->
        [one] jedną kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.

## In the terminal

cli-canasta-frozen = zamrożony
cli-canasta-natural = czysta kanasta
cli-canasta-mixed = brudna kanasta
cli-canasta-canastas = kanasty: { $count }/{ $needed }

## On the pages

web-do-ask = Mogę wyjść?
web-do-answer = Odpowiedz
web-canasta-ask-sure = Jeśli partner się zgodzi, musisz teraz wyjść, inaczej twoja strona straci 100 punktów.
web-canasta-ask = Zapytaj
web-canasta-go-out = Partner się zgadza: teraz musisz wyjść.
web-canasta-yes = Tak, wychodź
web-canasta-no = Nie, poczekaj
web-canasta-pile = Stosik
web-canasta-frozen = zamrożony
web-canasta-frozen-you = zamrożony dla ciebie
web-canasta-draw = Dobierz.
web-canasta-take = Weź stosik
web-canasta-take-with = Weź nimi stosik
web-canasta-needed = Pierwsze wyłożenie musi być warte co najmniej { $needed }.
web-canasta-none = Nic jeszcze nie leży
web-canasta-ours = Twoja strona
web-canasta-partner = partner
web-canasta-count = Kanasty: { $count } (do wyjścia: { $needed })
web-canasta-count-brief = Kanasty: { $count }/{ $needed }
web-canasta-natural = czysta kanasta
web-canasta-mixed = brudna kanasta
web-canasta-red = Czerwone trójki: { $count }
web-canasta-in-meld = Tyle kart ma układ; ★ mówi, ile z nich jest dzikich.

## The lesson

lesson-canasta-turn = Grasz w parze z osobą naprzeciwko i zbieracie karty tej samej wysokości. Tura zaczyna się od karty ze stosu, a kończy odrzuceniem: zrób jedno i drugie.
lesson-canasta-open = Trzy lub więcej kart tej samej wysokości to układ, a dwójka albo joker może jedną z nich zastąpić. Pierwsze wyłożenie twojej strony musi być warte 50: damy i dziewiątki po 10, dwójka 20. Wyłóż je, a potem odrzuć kartę.
lesson-canasta-pile = Jeśli masz na ręce dwie karty tej samej wysokości co wierzchnia, cały stosik jest twój. Masz dwie ósemki: wyłóż je z trzecią i weź stosik.
lesson-canasta-full = Siedem kart tej samej wysokości to kanasta. Bez dzikich kart daje 500 punktów, inaczej 300, a bez niej nie wyjdziesz. Twoim dziesiątkom brakuje jednej karty: dołóż ją, a potem odrzuć kartę.
lesson-canasta-win = Twoja strona ma kanastę, więc możesz wyjść. Dobierz, wyłóż i dołóż, co się da, i odrzuć ostatnią kartę: to kończy rundę.

## The rules

rules-canasta =
    W kanastę gra się dwiema taliami po 52 karty i czterema jokerami. Cztery osoby tworzą dwie
    strony: partnerzy siedzą naprzeciwko siebie i wykładają wspólnie. Można też grać we dwoje albo
    we troje, każdy dla siebie. We czworo każdy dostaje 11 kart, we troje 13, we dwoje 15. Reszta to
    stos. Jego wierzchnią kartę odkrywa się i tak zaczyna się stosik; jeśli to joker, dwójka albo
    czerwona trójka, kładzie się na nią następną, a stosik jest zamrożony.

    Czerwone trójki to karty premiowe. Same lądują przed tobą, a za każdą dostajesz inną kartę.

    Zbierasz układy: trzy lub więcej kart tej samej wysokości, od czwórki do asa. Kolory nie mają
    znaczenia i nie ma sekwensów. Jokery i dwójki są dzikie i zastępują dowolną kartę, ale układ ma
    co najmniej dwie karty naturalne i najwyżej trzy dzikie. Siedem kart to kanasta: bez dzikich
    czysta, inaczej brudna. Strona ma tylko jeden układ każdej wysokości i tylko ona do niego
    dokłada; kanasta może dalej rosnąć.

    Tura: dobierz kartę ze stosu albo weź stosik. Potem wykładaj i dokładaj, ile chcesz, a na koniec
    odrzuć kartę. We dwoje dobiera się dwie karty i odrzuca jedną.

    Joker liczy się za 50, as i dwójka za 20, od króla do ósemki za 10, od siódemki do czwórki i
    czarna trójka za 5. Pierwsze wyłożenie twojej strony w rundzie musi być warte 50, od 1500
    punktów 90, a od 3000 punktów 120; przy wyniku poniżej zera wystarczy 15. Kilka układów
    wyłożonych naraz liczy się razem.

    Stosik bierzesz, wykładając od razu jego wierzchnią kartę; wtedy wszystkie pozostałe są twoje.
    Zawsze wystarczą dwie naturalne karty tej wysokości z ręki. Jeśli twoja strona już wyłożyła, a
    stosik nie jest zamrożony, wystarczy też jedna naturalna i jedna dzika albo dokładasz wierzchnią
    kartę do układu swojej strony. Do pierwszego wyłożenia liczą się tylko wierzchnia karta i twoja
    ręka. Dzika karta zamraża stosik, dopóki ktoś go nie weźmie; wtedy pomaga tylko naturalna para.
    Gdy na wierzchu jest dzika karta albo czarna trójka, stosika nie można wziąć.

    Gdy twoja strona ma kanastę, możesz wyjść: wykładasz wszystkie karty albo wszystkie oprócz
    jednej, którą odrzucasz. We dwoje trzeba dwóch kanast. Dopóki nie możesz wyjść, po odrzuceniu
    zachowaj co najmniej jedną kartę. Zanim coś wyłożysz, możesz zapytać partnera, czy masz wyjść:
    „nie” obowiązuje, a jeśli po „tak” nie wyjdziesz, kosztuje to 100 punktów. Czarne trójki wykłada
    się tylko przy wyjściu, trzy albo cztery i bez dzikich kart.

    Gdy stos się skończy, gra trwa, dopóki każdy bierze stosik. Jeśli jego wierzchnia karta pasuje
    do układu twojej strony, a stosik nie jest zamrożony, musisz go wziąć. Czerwona trójka jako
    ostatnia karta stosu kończy rundę.

    Każda strona zapisuje wartość swoich układów, 500 za każdą czystą i 300 za każdą brudną kanastę,
    100 za każdą czerwoną trójkę albo 800 za wszystkie cztery i 100 za wyjście. Wyjście z ręki daje
    100 więcej: wszystkie karty w jednej turze, z własną kanastą, bez wcześniejszego wykładania
    i bez dokładania do układów partnera. Karty na ręce się odejmuje, także karty
    partnera. Bez układów czerwone trójki liczą się na minus. Partia kończy się, gdy któraś strona
    ma 5000 punktów; wygrywa strona, która ma ich najwięcej.

## The rules: chapters and pictures

web-chapter-red-threes = Czerwone trójki
web-chapter-first-meld-canasta = Pierwsze wyłożenie
web-chapter-pile = Stosik
web-chapter-going-out = Wyjście
web-chapter-stock-end = Pusty stos
web-figure-canasta-melds = Układy jednej wysokości. Jokery i dwójki są dzikie; gwiazdka to joker.
web-figure-canasta-made = Siedem kart: kanasta czysta i brudna.
web-figure-canasta-points = Ile liczą się karty, wyłożone i na ręce
web-figure-canasta-natural-none = tylko jedna naturalna karta
web-figure-canasta-wild-none = cztery dzikie karty
web-figure-canasta-run-none = nie ma sekwensów

## Disputed points: Canasta

ruling-q-can-1 = Ile kart się dobiera?
    .ruling = Jedną; we dwoje dwie.
ruling-q-can-2 = Ilu kanast potrzeba, żeby wyjść?
    .ruling = Jednej; we dwoje dwóch.
ruling-q-can-3 = Czy można wziąć stosik jedną naturalną i jedną dziką kartą?
    .ruling = Tak, jeśli strona już wyłożyła, a stosik nie jest zamrożony.
ruling-q-can-4 = Czy można wziąć stosik tylko po to, żeby dołożyć jego wierzchnią kartę?
    .ruling = Tak, jeśli nie jest zamrożony.
ruling-q-can-5 = Czy stosik jest zamrożony od początku?
    .ruling = Tylko dla strony bez układów, a dla wszystkich wtedy, gdy jest w nim dzika karta lub czerwona trójka.
ruling-q-can-6 = Czy kanasta może mieć więcej niż siedem kart?
    .ruling = Tak. Liczą się, ale premia jest ta sama, a dzika karta brudzi czystą kanastę.
ruling-q-can-7 = Czy przed wyjściem trzeba zapytać partnera?
    .ruling = Nie, ale można. „Nie” obowiązuje w tej turze.
ruling-q-can-8 = Czy żeby wyjść, trzeba odrzucić kartę?
    .ruling = Nie, można wyłożyć wszystkie karty.
ruling-q-can-9 = Czy wychodząc z ręki, trzeba osiągnąć minimum pierwszego wyłożenia?
    .ruling = Tak, jeśli strona nic jeszcze nie wyłożyła.
ruling-q-can-10 = Czy runda kończy się z ostatnią kartą stosu?
    .ruling = Nie, trwa, dopóki każdy bierze stosik.
ruling-q-can-11 = Ile są warte czerwone trójki bez układu?
    .ruling = Liczą się na minus.
ruling-q-can-12 = Kiedy wykłada się rozdane czerwone trójki?
    .ruling = Zaraz po rozdaniu, same; nikt nie może o żadnej zapomnieć.
ruling-q-can-13 = Czy można przeglądać stosik?
    .ruling = Nie. Widać wierzchnią kartę i liczbę kart.
