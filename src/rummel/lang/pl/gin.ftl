### Gin and Série Noire Gin-Rummy.

## Names

game-serie-noire-gin = Série Noire Gin-Rummy
    .about = Zbieraj po cichu układy z dziesięciu kostek, zakończ rundę, gdy pasują prawie wszystkie, i licz na to, że nikomu nie zostało mniej.
game-gin = Remik gin
    .about = Klasyka dla dwojga: dobierz, odrzuć i zapukaj, gdy poza układami masz najwyżej dziesięć punktów.

## Options

option-gin-packs = Talie
    .about = Z ilu talii po 52 pochodzą karty lub kostki.
option-gin-upcard = Odkrywanie pierwszej karty
    .about = Jedną kartę odkrywa się i każdy może ją wziąć; inaczej pierwsza osoba dostaje jedenastą i zaczyna od odrzucenia.
option-gin-court-ten = Figury liczą się za dziesięć
    .about = Walet, dama i król (11, 12 i 13) liczą się za 10 zamiast tyle, ile ich liczba.
option-gin-discards-return = Niechciane odrzucone
    .about = Co przy trzech lub więcej osobach dzieje się z odrzuconą, której następna osoba nie bierze; we dwoje zawsze wypada z gry.
    .after = wraca do banku po dobraniu
    .before = wraca do banku przed dobraniem
    .never = wypada z gry
option-gin-discards-open = Odkryte odrzucone
    .about = Odrzucone leżą odkryte i wolno je przeglądać; inaczej to, czego nikt nie chciał, zostaje zakryte.
option-gin-may-return-taken = Odrzucanie tego, co wzięto
    .about = To, co wzięto z odrzuconych, wolno w tej samej turze znów odrzucić.
option-gin-end-before-draw = Kończenie na początku tury
    .about = Wolno zakończyć rundę z dziesięcioma na ręce, przed dobraniem.
option-gin-end-after-discard = Kończenie odrzuceniem
    .about = Wolno zakończyć rundę, odrzucając, jak przy zwykłym pukaniu.
option-gin-limit = Ile może zostać
    .about = Ile punktów może zostać poza układami temu, kto kończy rundę.
option-gin-oklahoma = Oklahoma
    .about = Pierwsza odkryta karta mówi, ile punktów może zostać; as wymaga gina.
option-gin-oklahoma-ace = As w odmianie Oklahoma
    .about = Czego trzeba do zakończenia rundy, gdy odkryta karta to as.
    .gin = gin: nic nie może zostać
    .one = może zostać najwyżej jeden punkt
option-gin-spades-double = Piki liczą się podwójnie
    .about = W odmianie Oklahoma punkty rundy liczą się podwójnie, gdy odkryta karta to pik.
option-gin-least-melded = Najmniej w układach
    .about = Ile kart lub kostek musi być w układach, żeby zakończyć rundę.
option-gin-big-gin = Wszystkie jedenaście
    .about = Zaraz po dobraniu wolno zakończyć rundę ze wszystkimi jedenastoma w układach, bez odrzucania.
option-gin-big-gin-dealt = Jedenaście z rozdania
    .about = Pierwsza osoba może zakończyć rundę także jedenastoma z rozdania.
option-gin-layoff-on-gin = Dokładanie do gina
    .about = Wolno dokładać do układów tego, komu nic nie zostało.
option-gin-best-spread = Tylko najlepsze układy
    .about = Każdy musi pokazywać i dokładać tak, żeby zostało jak najmniej.
option-gin-big-gin-bonus = Premia za jedenaście
    .about = Punkty za zakończenie rundy z jedenastoma w układach.
option-gin-gin-bonus = Premia za dziesięć
    .about = Punkty za zakończenie rundy z dziesięcioma w układach.
option-gin-knock-bonus = Premia, gdy coś zostaje
    .about = Punkty za zakończenie rundy, gdy coś zostaje.
option-gin-lowest-bonus = Punkty dla tego, komu zostaje najmniej
    .about = Ile przy trzech lub więcej osobach dostaje ten, komu zostaje najmniej.
option-gin-two-score-lowest = Punkty za najmniej także we dwoje
    .about = Także we dwoje ten, komu zostaje najmniej, dostaje te punkty.
option-gin-win-bonus = Punkty dla tego, komu zostaje mniej
    .about = Ile we dwoje dostaje oprócz różnicy ten, komu zostaje mniej.
option-gin-undercut-bonus = Punkty za kontrę
    .about = Ile we dwoje dostaje jeszcze osoba, która pokazuje druga, gdy nie zostaje jej więcej niż osobie, która zakończyła rundę.
option-gin-tie = Gdy obojgu zostaje tyle samo
    .about = Co się dzieje, gdy we dwoje obojgu zostaje tyle samo punktów.
    .undercut = druga osoba dostaje punkty za kontrę
    .gin-safe = to samo, ale nie przeciw ginowi
    .nobody = nikt nic za to nie dostaje
option-gin-tie-keeps-bonus = Premia, gdy zostaje tyle samo
    .about = Gdy we dwoje obojgu zostaje tyle samo, ten, kto zakończył rundę, zachowuje premię.
option-gin-game-bonus = Premia za partię
    .about = Punkty za wygranie partii, dodawane na końcu. Nie zmieniają tego, kto wygrywa.
option-gin-line-bonus = Premia za wygraną rundę
    .about = Punkty za każdą wygraną rundę, dodawane na końcu do sumy każdego gracza. Nie zmieniają tego, kto wygrywa.
option-gin-shutout-bonus = Premia za wygraną do zera
    .about = Dodatkowe punkty za wygranie partii, gdy nikt inny nie wygrał żadnej rundy.
option-gin-wall = Ile zostaje w stosie
    .about = Gdy zostaje tylko tyle, nikt już nie dobiera.
option-gin-last-discard = Ostatnia odrzucona
    .about = Co następna osoba może zrobić z odrzuconą, gdy nikt nie może już dobierać.
    .open = wziąć jak zawsze
    .to-end = wziąć tylko po to, żeby od razu zakończyć
    .dead = nic
option-gin-stalled = Runda, której nikt nie kończy
    .about = Co się dzieje, gdy nikt nie może już dobierać.
    .again = nie liczy się i rozdaje się od nowa
    .void = liczy się jako runda, której nikt nie wygrywa
    .compare = wszyscy pokazują układy, punktuje ten, komu zostaje najmniej
option-gin-max-turns = Limit tur
    .about = Po tylu turach runda się kończy, jakby stos się skończył.
option-gin-max-takes = Limit wziętych odrzuconych
    .about = Gdy kolejne wzięcie z odrzuconych dopełniłoby tę liczbę, zamiast niego runda się kończy, jakby stos się skończył; 0 to brak ograniczenia.
option-gin-max-returns = Limit oddanych odrzuconych
    .about = Gdy w tylu turach z rzędu oddaje się to, co wzięto z odrzuconych, runda się kończy, jakby stos się skończył; 0 to brak ograniczenia.

## Prompts and moves

phase-gin-upcard = Weź odkrytą kartę albo pasuj.
phase-gin-stock = Dobierz.
phase-gin-draw = Weź odrzuconą albo dobierz. Jeśli nie da się już dobierać, pasuj.
phase-gin-discard = Odrzuć jedną albo zakończ rundę, jeśli możesz.
phase-gin-spread = Dołóż, co chcesz, a potem pokaż swoje układy.

move-gin-take = take – weź odkrytą odrzuconą
move-gin-draw = draw – dobierz
move-gin-pass = pass – zrezygnuj z odkrytej karty; gdy nie ma czego dobierać, zakończ rundę bez wyniku
move-gin-discard = discard KARTA – odrzuć kartę lub kostkę (discard 13s)
move-gin-knock = knock [KARTA] – zapukaj: zakończ rundę, z odrzuceniem, jeśli wymagają go zasady (knock 13s)
move-gin-add = add KARTA UKŁAD – dołóż do układu na stole, według jego numeru (add 4c 1)
move-gin-spread = spread UKŁAD | UKŁAD … – pokaż swoje układy (spread 5h 6h 7h | 8c 8d 8s)

## Events

event-gin-lot = Kto rozdaje? { $seat } losuje { $pieces }.
    .you = Kto rozdaje? Losujesz { $pieces }.
event-gin-deals = { $seat } ma najniższą liczbę i rozdaje.
    .you = Masz najniższą liczbę i rozdajesz.
event-gin-upcard = Odkryta: { $pieces }. { $most ->
        [0] Tę rundę kończy tylko gin.
        [one] Żeby zakończyć, poza układami może zostać najwyżej { $most } punkt.
        [few] Żeby zakończyć, poza układami mogą zostać najwyżej { $most } punkty.
        [many] Żeby zakończyć, poza układami może zostać najwyżej { $most } punktów.
       *[other] Żeby zakończyć, poza układami może zostać najwyżej { $most } punktu.
    }
event-gin-double = Odkryto pika: runda liczy się podwójnie.
event-gin-returned = { $pieces } wraca do banku.
event-gin-ended = { $seat } kończy rundę.
    .you = Kończysz rundę.
event-gin-big = { $seat } kończy rundę z jedenastoma w układach.
    .you = Kończysz rundę z jedenastoma w układach.
event-gin-stalled = Nikt nie zakończył rundy, a nie da się grać dalej.

## How a round ended

outcome-gin-big = Wszystkie jedenaście było w układach.
outcome-gin-full = Wszystkie dziesięć było w układach: gin.
outcome-gin-knock = Rundę zakończono, choć coś jeszcze zostało.
outcome-gin-undercut = Kontra: temu, kto zakończył rundę, nie zostało mniej niż drugiej osobie.
outcome-gin-even = Obojgu zostało tyle samo.
outcome-gin-again = Nikt nie zakończył rundy: nie liczy się i rozdaje się od nowa.
outcome-gin-void = Nikt nie zakończył rundy, więc nie liczy się nikomu.
outcome-gin-compare = Nikt nie zakończył rundy; porównano, co komu zostało.

## On the score sheet

tally-gin-knock = Zapukano; zostało { $left }
tally-gin-ended = Zakończenie; zostało { $left }
tally-gin-full = Gin: wszystkie dziesięć w układach
tally-gin-big = Wszystkie jedenaście w układach
tally-gin-win = Zostało mniej
tally-gin-undercut = Kontra
tally-gin-lowest = Zostało najmniej
tally-gin-spades = Piki: jeszcze raz tyle

## Refusals

error-gin-much-left = Zostałoby za dużo punktów ({ $left }); może być najwyżej { $most }. Zbierz więcej w układy, zanim zakończysz rundę.
error-gin-few-melded = Za mało kart lub kostek w układach: żeby zakończyć rundę, potrzeba ich co najmniej { $least }.
error-gin-not-all = Bez odrzucania wszystko musi być w układach, a nie jest.
error-gin-needs-discard = Tu kończy się odrzuceniem. Napisz, którą kartę odrzucasz: knock 7h.
error-gin-dealt-eleven = Jedenaście kończy rundę tylko wtedy, gdy jedna z nich jest świeżo wzięta. Najpierw jedną odrzuć.
error-gin-same-piece = { $piece } jest świeżo z odrzuconych, więc nie może tam wrócić w tej samej turze. Wybierz coś innego.
error-gin-wall = Stos się skończył, więc to już nie jest możliwe.
error-gin-take-to-end = Ostatnią odrzuconą można wziąć tylko po to, żeby nią zakończyć rundę, a tobie w tym nie pomoże.
error-gin-must-end = Ostatnią odrzuconą bierze się po to, żeby zakończyć rundę. Teraz zapukaj (knock).
error-gin-no-lay-off = Tu niczego nie można dołożyć. Pokaż własne układy.
error-gin-no-meld = Na stole nie ma układu { $meld }; { $count ->
        [0] nie leży tam jeszcze żaden
        [one] leży tylko układ 1
        [few] są układy od 1 do { $count }
        [many] są układy od 1 do { $count }
       *[other] są układy od 1 do { $count }
    }.
error-gin-not-best = Da się lepiej: { $least ->
        [0] może nie zostać nic
        [one] może zostać tylko { $least } punkt
        [few] mogą zostać tylko { $least } punkty
        [many] może zostać tylko { $least } punktów
       *[other] może zostać tylko { $least } punktu
    }, a tutaj trzeba grać najlepiej.

## Reasons of hints

why-gin-ends = Kończy rundę; zostaje: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
why-gin-all-melded = Wszystko jest w układach, nic nie zostaje.
why-gin-early = { $seat } ma za sobą dopiero { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }.
why-gin-can-end = Potem możesz zakończyć rundę; zostaje: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
why-gin-saves = Zostaje o { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } mniej.
why-gin-plays-on = Rundę można już zakończyć; zostaje: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Najlepszy bot gra dalej.
why-gin-dead = { $piece } jest martwa: na { $pieces } nie ma już co liczyć.
why-gin-danger = { $piece } byłaby niebezpieczna: { $seat } ma { $pieces } z odrzuconych.
why-gin-gives-nothing = { $seat } nic z tego nie ma: z { $piece } nie da się tam ułożyć żadnego układu.
why-gin-ways = Zostawia ci { $count ->
        [one] jeden sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    } na zakończenie w następnym ruchu.
why-gin-to-gin = Zostawia ci { $count ->
        [one] jeden sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    } na gin w następnym ruchu.
why-gin-helps = Zostawia ci { $count ->
        [one] jeden sposób
        [few] { $count } sposoby
        [many] { $count } sposobów
       *[other] { $count } sposobu
    } na układ w następnym ruchu.
why-gin-least = Tak zostaje najmniej: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
why-gin-left = Mniej zostać nie może: { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.

## In the terminal

cli-gin-left-label = Zostaje:
cli-gin-deadwood = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } poza układami; kończyć wolno przy najwyżej { $most }
cli-gin-left = (zostaje { $points })
cli-gin-opener = kończy rundę
cli-score-word-end = Dopisz, kto zakończył rundę: 13h 4c / - end=IMIĘ.
cli-score-word-big = Dopisz „big”, jeśli wszystkie jedenaście było w układach: 13h 4c / - end=IMIĘ big.
cli-score-word-spades = Dopisz na końcu „spades”, jeśli odkryto pika: runda liczy się podwójnie.

## On the pages

web-gin-do-knock = Zapukaj
web-do-spread = Pokaż układy
web-gin-draw = Weź odrzuconą albo dobierz.
web-gin-discard = Odrzuć jedną.
web-gin-end-next = Odrzuć jedną. Na początku następnego ruchu możesz zakończyć rundę.
web-gin-may-end = Możesz teraz zakończyć rundę albo odrzucić jedną i grać dalej.
web-gin-may-knock = Możesz teraz zapukać i zakończyć rundę albo odrzucić jedną i grać dalej.
web-gin-may-end-first = Możesz teraz zakończyć rundę albo dobrać i grać dalej.
web-gin-show = Pokaż swoje układy.
web-gin-spread-empty = Wybierz, z czego będzie układ, albo przeciągnij to tutaj
web-gin-spread-best = Najlepsze układy
web-gin-left = { $points ->
        [0] Nic nie zostaje
        [one] Zostaje { $points } punkt
        [few] Zostają { $points } punkty
        [many] Zostaje { $points } punktów
       *[other] Zostaje { $points } punktu
    }
web-gin-limit = { $most ->
        [0] zakończysz, gdy nic nie zostaje
       *[other] zakończysz, gdy zostaje najwyżej { $most }
    }
web-gin-least = co najmniej { $least } w układach
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Wielki gin
web-gin-end = Zakończ rundę: zostaje { $points }
web-gin-finish = Dołóż i pokaż jak najlepiej
web-gin-which = Którą kartę odrzucasz?
web-gin-sort-melds = Układy
web-settings-arranged = Porządkuj rękę według układów
web-settings-arranged-about = Co do siebie pasuje, stoi razem; reszta stoi na końcu.

## The lesson

lesson-gin-take = Zbieraj na ręce układy: trzy lub więcej kolejnych kart jednego koloru albo trzy lub cztery tej samej wysokości. Dziewiątka pik pasuje do twoich dziewiątek: weź ją, a potem odrzuć wolną kartę.
lesson-gin-knock = Wolne karty liczą się przeciw tobie: as za 1, figury za 10. Mając najwyżej dziesięć punktów, możesz zapukać, a tobie zostałby tylko as: zapukaj, odrzucając króla, i pokaż układy.
lesson-gin-layoff = Druga osoba zapukała. Najpierw dołóż to, co pasuje do jej układów: twoja szóstka trefl pasuje do sekwensu. Potem pokaż własne układy; wolne karty liczą się przeciw tobie.
lesson-gin-win = Teraz wygraj rundę. Dobierz kartę i zapukaj, gdy tylko twoje wolne karty będą warte najwyżej dziesięć punktów. Kto ma mniej, dostaje różnicę.
lesson-gin-tiles-take = Zbieraj na stojaku układy: trzy lub więcej kolejnych liczb w jednym kolorze albo tę samą liczbę w trzech lub czterech kolorach. Odkryta 9 pasuje do twoich dziewiątek: weź ją, a potem odrzuć niepotrzebną kostkę.
lesson-gin-tiles-end = Na początku tury dziewięć z dziesięciu kostek jest w układach, a ostatnia jest warta mniej niż dziesięć punktów. Możesz więc zakończyć rundę: zrób to i pokaż układy.
lesson-gin-tiles-win = Teraz wygraj rundę. Zakończyć ją można tylko na początku tury, gdy co najmniej osiem kostek jest w układach, a pozostałe są warte mniej niż dziesięć punktów. Wygrywa, komu zostaje mniej.

## The rules

rules-serie-noire-gin =
    Gra od dwóch do czterech osób, 104 kostkami: od 1 do 13 w czterech kolorach, każda dwa razy;
    jokerów nie ma. Zbieraj na stojaku układy: trzy lub więcej kolejnych liczb w jednym kolorze albo
    trzy lub cztery takie same liczby w różnych kolorach. Jedynka stoi tylko przed dwójką. W trakcie
    gry nic się nie wykłada.

    Każdy losuje kostkę, a kto ma najniższą, rozdaje; jeśli najniższą ma kilka osób, one losują
    znowu. Każdy dostaje dziesięć kostek, a sąsiad rozdającego z lewej jeszcze jedenastą. Ta osoba
    zaczyna od odrzucenia jednej kostki, odkrytej. Gra się zgodnie z ruchem wskazówek zegara.

    W swojej turze weź kostkę, którą właśnie odrzucono, albo dobierz jedną z banku; potem odrzuć
    jedną. Odrzuconą kostkę może wziąć tylko następna osoba. Jeśli jej nie chce, we dwoje kostkę się
    zakrywa i wypada ona z gry; we troje lub we czworo wraca do banku, ale dopiero po dobraniu.

    Rundę można zakończyć na trzy sposoby. Petit Gin (mały gin): na początku twojej tury wszystkie
    dziesięć kostek jest w układach. Osiem lub dziewięć: na początku twojej tury w układach jest
    osiem lub dziewięć kostek, a reszta jest warta mniej niż dziesięć punktów. Grand Gin (wielki
    gin): masz świeżo wziętą kostkę i wszystkie jedenaście jest w układach. Nigdy nie musisz kończyć
    i nie można zakończyć odrzuceniem: zaczekaj do swojej następnej tury.

    Kto kończy, pierwszy pokazuje układy; potem po kolei pozostali, każdy raz i bez dobierania.
    Zanim pokażesz swoje, możesz dołożyć pojedyncze kostki do wszystkich układów, które już leżą.
    To, czego nie możesz lub nie chcesz wyłożyć, liczy się tyle, ile wskazuje liczba, także 11, 12 i 13.

    Za zakończenie jest 50 punktów przy Grand Gin, 25 przy Petit Gin, 20 przy ośmiu lub dziewięciu
    kostkach. We troje lub we czworo 50 punktów dostaje ten, komu zostało najmniej; przy remisie
    ten, kto pierwszy pokazał układy. We dwoje ten, komu zostało mniej, dostaje różnicę i 20 oraz
    jeszcze 10, jeśli pokazywał jako drugi. Jeśli obojgu zostało tyle samo, druga osoba dostaje 10.
    Kto zakończył rundę, w każdym razie zachowuje premię.

    Jeśli bank jest pusty, a ty nie chcesz odrzuconej kostki, albo jeśli po 200 turach nikt nie
    zakończył rundy, nie liczy się ona nikomu i rozdaje się od nowa. Po każdej rundzie rozdaje osoba
    z lewej. Partia kończy się, gdy ktoś ma 100 punktów; wygrywa, kto ma ich najwięcej.

rules-gin =
    Gra się we dwoje jedną talią 52 kart. Zbieraj na ręce układy: trzy lub więcej kolejnych kart
    jednego koloru albo trzy lub cztery karty tej samej wysokości. As jest najniższy. Karty spoza
    układów to wolne karty: as liczy się za 1, walet, dama i król za 10, inne tyle, ile ich liczba.

    Obie osoby losują kartę i kto ma niższą, rozdaje: po dziesięć, a następną kartę odkrywa się.
    Może ją wziąć druga osoba; jeśli nie chce, może rozdający; jeśli nie chce nikt, druga osoba
    dobiera.

    W swojej turze weź wierzchnią odrzuconą kartę albo dobierz ze stosu, potem odrzuć jedną kartę.
    Karta dopiero co wzięta z odrzuconych nie może tam wrócić w tej samej turze. Odrzucone karty
    leżą odkryte i wolno je przeglądać.

    Jeśli po odrzuceniu twoje wolne karty są warte najwyżej dziesięć punktów, możesz zapukać: połóż
    tę ostatnią kartę zakrytą, co kończy rundę, i pokaż układy. Jeśli nie zostaje ci żadna wolna
    karta, to gin.

    Po zapukaniu druga osoba może dołożyć karty do układów tego, kto zapukał, a potem pokazuje
    własne. Do gina nic się nie dokłada.

    Jeśli mniej punktów w wolnych kartach ma ten, kto zapukał, dostaje różnicę. Jeśli druga osoba ma
    tyle samo lub mniej, jest to kontra (undercut): to ona dostaje różnicę i 25. Gina nie da się
    skontrować; daje punkty z wolnych kart drugiej osoby i 25.

    Gdy w stosie zostają tylko dwie karty i nikt nie zapukał, runda nie liczy się nikomu i rozdaje
    się od nowa; tak samo, gdy odrzuconą kartę wzięto pięćdziesiąt razy. Rozdaje się na zmianę.
    Wygrywa, kto pierwszy ma 100 punktów.

    Opcje: w Oklahomie pierwsza odkryta karta mówi, ile punktów w wolnych kartach wolno mieć przy
    pukaniu, a as wymaga gina. Wielki gin, czyli wszystkie jedenaście kart w układach, kończy rundę
    bez odrzucania. W Oklahomie odkryty pik może podwajać rundę, a as może pozwalać na jeden punkt.
    Na końcu można dodać premie za partię, za każdą wygraną rundę i za wygraną do zera.

## The rules: chapters and pictures

web-chapter-ending = Zakończenie rundy
web-chapter-show = Pokazywanie układów
web-figure-no-ace-high = as tylko przed 2
web-figure-melds-gin = Co do siebie pasuje, a co nie.
web-figure-points-deadwood = Ile są warte karty poza układami
web-figure-ending = Trzy sposoby zakończenia rundy
web-figure-knock = Pukanie i gin
web-figure-layoff = Kto pokazuje później, może dokładać do tego, co już leży. Tutaj zostaje mu przez to mniej niż temu, kto zakończył.
web-figure-layoff-gin = Po zapukaniu druga osoba dokłada, co pasuje. Liczy się tylko to, co wtedy zostaje.

## Disputed points: Série Noire Gin-Rummy

ruling-q-gin-1 = Kiedy można zakończyć z ośmioma lub dziewięcioma kostkami?
    .ruling = Na początku swojej tury, z dziesięcioma kostkami, zanim weźmiesz kolejną.
ruling-q-gin-2 = Czy to Petit Gin, jeśli dziesięć pasuje dopiero po odrzuceniu?
    .ruling = Nie. Zaczekaj do następnej tury i zakończ wtedy.
ruling-q-gin-3 = Ile może zostać?
    .ruling = Najwyżej 9 punktów, a w układach co najmniej osiem kostek.
ruling-q-gin-4 = Czy trzeba kończyć, gdy można?
    .ruling = Nie.
ruling-q-gin-5 = Czy jedenaście pasujących kostek z rozdania to Grand Gin?
    .ruling = Nie, jedenasta musi być wzięta.
ruling-q-gin-6 = Ile są warte 11, 12 i 13?
    .ruling = Tyle, ile wskazuje ich liczba.
ruling-q-gin-7 = Czy jedynka może stać po trzynastce?
    .ruling = Nie.
ruling-q-gin-8 = Czy można dokładać przy Grand Gin lub Petit Gin?
    .ruling = Tak, instrukcja nie robi wyjątku.
ruling-q-gin-9 = Czy ten, kto zakończył, może dokładać do układów pokazanych później?
    .ruling = Nie, każdy pokazuje raz, po kolei.
ruling-q-gin-10 = Czy inni jeszcze dobierają, zanim pokażą?
    .ruling = Nie.
ruling-q-gin-11 = Czy we dwoje jest też 50 dla tego, komu zostało najmniej?
    .ruling = Nie, zastępuje je różnica i jej premia.
ruling-q-gin-12 = Gdy we dwoje obojgu zostało tyle samo, czy premia zostaje u tego, kto zakończył?
    .ruling = Tak.
ruling-q-gin-13 = Kto może wziąć odrzuconą kostkę?
    .ruling = Tylko następna osoba.
ruling-q-gin-14 = Kiedy niechciana kostka wraca do banku?
    .ruling = Po dobraniu przez następną osobę, żeby nie mogła jej od razu dobrać.
ruling-q-gin-15 = Co, jeśli bank jest pusty?
    .ruling = Runda nie liczy się nikomu i rozdaje się od nowa.
ruling-q-gin-17 = Czy trzeba układać najlepiej, jak się da?
    .ruling = Nie, układy wybierasz po swojemu.
ruling-q-gin-18 = Czy można odrzucić kostkę właśnie wziętą?
    .ruling = Tak.
ruling-q-gin-19 = Czy zestaw może mieć dwa razy tę samą kostkę?
    .ruling = Nie, wszystkie kolory są różne.
ruling-q-gin-20 = Czy we dwoje można przeglądać odrzucone kostki?
    .ruling = Nie. Kostkę, której druga osoba nie chce, się zakrywa.
ruling-d-gin-1 = Czy Petit Gin ma osiem lub dziewięć kostek, jak mówi tekst angielski?
    .ruling = Nie, dziesięć. Tekst angielski zlał dwa zakończenia w jedno.
