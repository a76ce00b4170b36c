### MyRummy 111.

## Names

game-one-eleven = MyRummy 111
    .about = Zoraď svojich dvanásť čísel, výmenu po výmene, a pritom ich nikdy neprehadzuj.

## Options

option-one-eleven-hand = Karty v ruke
    .about = Koľko kariet každý dostane; s viacerými kartami je kolo dlhšie a ťažšie.
option-one-eleven-hands = Karty pre každého zvlášť
    .about = Vyrovnanie síl: koľko kariet dostane ktorý hráč, napríklad 12,13,14; prázdne, ak majú všetci rovnako.
option-one-eleven-symbols = Symboly žolíka
    .about = Symboly na kartách 2, 3, 4 a tak ďalej až po 111; predvolená je naša vlastná tabuľka, nie tá vytlačená.
option-one-eleven-series = Čo je rad
    .about = Ktoré karty v ruke sa počítajú spolu tým, čo nič neohlásili.
    .contiguous = karty vedľa seba
    .subsequence = karty v poradí, s vynechanými medzi nimi
option-one-eleven-best = Ktorý rad sa počíta
    .about = Ktorý rad sa počíta, keď najdlhší nie je najcennejší.
    .value = najcennejší
    .length = najdlhší, z nich potom najcennejší
option-one-eleven-others-score = Kedy majú body aj ostatní
    .about = Či sa ostatným počíta rad aj po správnom ohlásení.
    .always = vždy
    .after-mistake = len po chybnom ohlásení
option-one-eleven-direction = Smer
    .about = Či si každý musí pred prvým ťahom zvoliť rast alebo klesanie a platí mu len to.
    .either = platia oba smery
    .chosen = platí len zvolený smer
option-one-eleven-announced-for-you = Ohlási sa samo
    .about = Kolo sa skončí samo, len čo niekto výmenou zoradí svoje karty; nikto nič neohlasuje.
option-one-eleven-short-pile = Málo kariet v balíčku
    .about = Čo bude s odpratávaním, keď v ťahacom balíčku zostáva menej ako tri karty.
    .reshuffle = zamiešajú sa doň odhodené karty
    .stay = odpratať sa už nedá
    .rest = prídu posledné karty a ďalšie miesta zostanú prázdne
option-one-eleven-youngest = Najmladší
    .about = Miesto, ktoré začína prvé kolo, počítané od 0.
option-one-eleven-max-turns = Limit ťahov
    .about = Po toľkých ťahoch každého hráča sa kolo skončí bez ohlásenia a všetkým sa počíta rad.

## Prompts and moves

phase-one-eleven-choose = Zvoľ si smer: rising (vzostupne) alebo falling (zostupne).
phase-one-eleven-take = Vezmi si kartu zo stredu.
phase-one-eleven-insert = Zasuň kartu a povedz, ktorá odíde.
phase-one-eleven-announce = Ohlás, že máš zoradené, alebo pasuj.

move-one-eleven-choose = choose SMER – zvoliť pre toto kolo rising (vzostupne) alebo falling (zostupne) (choose rising)
move-one-eleven-clear = clear – odpratať tri odkryté karty zo stredu a dať tam tri zakryté
move-one-eleven-take = take POZÍCIA – vziať kartu zo stredu na pozícii 1, 2 alebo 3 (take 2)
move-one-eleven-insert = insert MEDZERA KTORÁ – zasunúť kartu tak, aby vľavo bolo MEDZERA kariet; odíde susedná karta vľavo (left) alebo vpravo (right), alebo karta z opačného kraja (far) (insert 3 right)
move-one-eleven-announce = announce – ohlásiť, že máš zoradené; tým sa kolo končí
move-one-eleven-pass = pass – nič nehlásiť a pustiť ďalšieho hráča

## Events

event-dealt-hand = { $seat } dostáva { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } kariet
    }.
    .you = Dostávaš { $cards ->
            [one] { $cards } kartu
            [few] { $cards } karty
            [many] { $cards } karty
           *[other] { $cards } kariet
        }.
event-chose = { $seat } má zvolený smer.
    .you = Máš zvolený smer.
event-chose-own = Tvoje čísla majú zľava doprava { $direction ->
        [falling] klesať
       *[rising] rásť
    }.
event-cleared = { $seat } odpratáva { $cards }; nové karty ležia lícom nadol.
    .you = Odpratávaš { $cards }; nové karty ležia lícom nadol.
event-reshuffled-discards = Odhodené karty sa zamiešali do ťahacieho balíčka; kariet v ňom: { $stock }.
event-took-hidden = { $seat } berie zakrytú kartu z pozície { $spot }.
    .you = Berieš zakrytú kartu z pozície { $spot }.
event-inserted = { $seat } odkladá { $card } a novú kartu zasúva { $drop ->
        [far] { $gap ->
            [0] na začiatok
           *[other] na koniec
        }
       *[other] na jej miesto
    }.
    .you = Odkladáš { $card } a novú kartu zasúvaš { $drop ->
            [far] { $gap ->
                [0] na začiatok
               *[other] na koniec
            }
           *[other] na jej miesto
        }.
    .brief = odkladá { $card }
event-announced = { $seat } hlási zoradené karty: { $cards }.
    .you = Hlásiš zoradené karty: { $cards }.
event-order-right = Zoradené sú. { $seat } získava { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }.
    .you = Zoradené sú. Získavaš { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        }.
event-order-wrong = Zoradené nie sú: { $seat } nezískava nič.
    .you = Zoradené nie sú: nezískavaš nič.
event-series = { $seat } získava { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    } za { $cards }.
    .you = Získavaš { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        } za { $cards }.
    .brief = získava { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        }
event-no-series = { $seat } nemá žiadny rad a nezískava nič.
    .you = Nemáš žiadny rad a nezískavaš nič.

## How a round ended

outcome-one-in-order = Niekto má karty zoradené.
outcome-one-mistake = Ohlásené karty zoradené neboli.
outcome-one-turn-cap = Ťahy tohto kola sa minuli a nikto nič neohlásil.

## On the score sheet

tally-one-eleven-symbols = Symboly na kartách
tally-one-eleven-order = Zoradené karty
tally-one-eleven-series = Najlepší rad: { $cards }
tally-one-eleven-mistake = Ohlásené, ale nezoradené

## Refusals

error-one-no-spot = Pozícia { $spot } v strede nie je. Ber z pozícií 1 až { $most }.
error-one-spot-empty = Na pozícii { $spot } už karta nie je. Ber z inej.
error-one-centre-hidden = Stred sa dá odpratať, len keď sú všetky jeho karty odkryté; { $hidden ->
        [one] jedna leží
        [few] { $hidden } ležia
        [many] { $hidden } leží
       *[other] { $hidden } leží
    } lícom nadol. Vezmi si kartu.
error-one-pile-short = Na odpratanie treba tri nové karty. V ťahacom balíčku zostáva: { $cards }. Vezmi si kartu.
error-one-no-gap = Medzi tvojimi kartami nie je medzera { $gap }. Povedz, koľko kariet má byť vľavo: 0 až { $most }.
error-one-no-drop = Kariet vľavo od novej: { $gap }. Takto cez „{ $drop }“ nič odísť nemôže. Odchádza susedná karta vľavo (left) alebo vpravo (right), a ak je nová karta na kraji, aj karta z opačného kraja (far).

## Reasons of hints

why-one-ordered = Máš zoradené.
why-one-not-ordered = Ešte nemáš zoradené.
why-one-orders = Keď zaradíš { $card }, máš všetko zoradené.
why-one-series = Keď zaradíš { $card }, má tvoj rad { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.
why-one-fits = { $card } sa hodí medzi { $left } a { $right }.
why-one-none-open = Žiadna odkrytá karta tvoj rad nepredĺži.

## In the terminal

cli-one-centre = Stred:
cli-face-down = ?
cli-one-pile = Balíčky:
cli-one-piles = na ťahanie { $draw }, odpratané { $discards }
cli-one-in-hand = Berieš:
cli-one-taken = { $card } ({ $symbols ->
        [one] { $symbols } symbol
        [few] { $symbols } symboly
        [many] { $symbols } symbolu
       *[other] { $symbols } symbolov
    })
cli-one-series = Tvoj rad:
cli-one-worth = { $series } = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
cli-one-gaps = Medzery majú čísla. Napíš medzeru a vedľajšiu kartu, ktorá odíde: insert { $gap } { $card }.
cli-one-rising = vzostupne
cli-one-falling = zostupne
cli-score-word-bonus = Kto ukončil kolo so zoradenými kartami, má prémiu: daj za jeho body !, napríklad 17! 6.

## On the pages

web-do-announce = Ohlásiť
web-do-choose = Vybrať
web-do-clear = Odpratať stred
web-do-insert = Zasunúť
web-one-centre = Stred
web-one-spot = Pozícia { $spot }
web-one-hidden = lícom nadol
web-one-empty = prázdna
web-one-stars = Každá ★ na karte je na konci kola za bod.
web-one-symbols = { $count ->
        [one] { $count } symbol
        [few] { $count } symboly
        [many] { $count } symbolu
       *[other] { $count } symbolov
    }
web-one-counts = počíta sa
web-one-choose = Majú tvoje čísla zľava doprava rásť, alebo klesať?
web-one-where = Kam príde { $card }?
web-one-which = Ktorá karta odíde?
web-one-elsewhere = Iné miesto
web-one-leaves = { $card } odíde
web-one-between = Medzi { $left } a { $right }
web-one-before = Pred { $card }
web-one-after = Za { $card }
web-one-series = { $count ->
        [one] Rad: { $count } karta
        [few] Rad: { $count } karty
        [many] Rad: { $count } karty
       *[other] Rad: { $count } kariet
    }
web-one-no-series = Zatiaľ žiadny rad
web-one-ordered = Máš zoradené!
web-one-passing = Ešte nie je zoradené: pasuješ.
web-one-auto = Pasovať, kým nie je zoradené
web-one-wrong = Karty zoradené nie sú: ohlásenie ti nič neprinesie a ukončí kolo.
web-one-announce-anyway = Napriek tomu ohlásiť
web-one-rising = Vzostupne
web-one-falling = Zostupne
web-settings-pass-about = Kým ruka nie je zoradená, nemusíš na „Pasovať“ ťukať.
web-replay-chose = { $seat } volí čísla { $direction ->
        [falling] klesajúce
       *[rising] rastúce
    }.

## The lesson

lesson-one-eleven-swap = Tvoje čísla majú rásť, ale miesto nikdy nemenia: zoradíš ich len výmenami. Prekáža 90. Vezmi 18, zasuň ju za 5 a 90 nechaj odísť.
lesson-one-eleven-end = Keď kartu zasunieš na kraj, smie odísť karta z opačného kraja. Hneď prvá 88 prekáža: vezmi 110, zasuň ju celkom na koniec a 88 nechaj odísť.
lesson-one-eleven-announce = Teraz všetko rastie zľava doprava. Ohlás to: kolo sa končí a máš bod za každú hviezdičku na svojich kartách a 5 bodov navyše.
lesson-one-eleven-win = Prekážajú dve karty, 90 a 3. Nahraď ich dvoma výmenami: po prvej pasuj, po druhej ohlás.

## The rules

rules-one-eleven =
    MyRummy 111 je pre dvoch až piatich hráčov a má 110 kariet s číslami 2 až 111, každé raz.

    Každý dostane 12 kariet a ostatným ich neukazuje. Nechaj ich v poradí, v akom prišli:
    prehadzovať ich nesmieš nikdy. Ďalšie tri karty ležia lícom nadol v strede, zvyšok je ťahací
    balíček. Tvojím cieľom je, aby všetky tvoje čísla zľava doprava rástli, alebo všetky klesali.
    Medzery medzi číslami nevadia. Je dobré vybrať si jedno z toho vopred, ale nič ťa neviaže.

    Začína najmladší a hrá sa v smere hodinových ručičiek. Tvoj ťah je jedna výmena:
    1. Vezmi si jednu z troch kariet v strede. Zakrytú uvidíš, až keď ju máš, a vrátiť ju nemožno.
    2. Zasuň ju kamkoľvek medzi svoje karty alebo na kraj.
    3. Jedna z dvoch susedných kariet odíde z ruky a položí sa lícom nahor na uvoľnené miesto. Ak dáš
    novú kartu na kraj, môže namiesto susednej odísť karta z opačného kraja.

    Ak ležia všetky tri karty v strede lícom nahor, môžeš ich najprv odpratať: idú na odhadzovací
    balíček, namiesto nich prídu tri nové lícom nadol a z nich si jednu vezmeš. Keď v ťahacom
    balíčku nie sú ani tri karty, zamiešajú sa doň skôr odhodené, nie však tie tri, ktoré práve
    odpratávaš; ak nestačí ani to, odpratať sa nedá.

    Po výmene môžeš ohlásiť, že máš zoradené. Nemusíš: smieš čakať na viac bodov. Ohlásením sa kolo
    končí:
    – Ak je to pravda, máš bod za každý symbol žolíka na svojich kartách a 5 bodov navyše.
    – Ak je to omyl, nemáš nič.
    – Tak či onak majú všetci ostatní body za symboly na jednom rade: na najcennejšom súvislom úseku
    svojich kariet, ktorý rastie alebo klesá. Začínať sa môže kdekoľvek.

    Ak nikto nič neohlási, kolo sa končí po 100 ťahoch každého hráča a všetkým sa počíta rad.
    Nabudúce začína hráč po ľavici toho, kto začínal naposledy. Keď má niekto 60 bodov, vyhráva
    najvyšší súčet; pri zhode ten, kto mal lepšie posledné kolo, a ak je aj to rovnaké, o výhru sa
    delia.

    Koľko symbolov má ktorá karta, sa z návodu vyčítať nedá. Zastupuje ich naša vlastná tabuľka
    podľa poslednej číslice: 1 symbol pre 1, 3, 6 a 9; 2 pre 2, 4 a 8; 3 pre 5 a 7; 4 pre 0. Ak máš
    skutočné karty, zapíš ich počty do voľby „symbols“.

    Varianty z návodu sú voliteľné: pevný počet kôl namiesto 60 bodov, napríklad toľko, koľko je
    hráčov; viac ako 12 kariet pre všetkých, čo je ťažšie; alebo rôzne veľké ruky na vyrovnanie síl:
    začiatočníci 12 kariet, lepší hráči 13 a majstri 14.

## The rules: chapters and pictures

web-chapter-aim = Cieľ
web-chapter-clear = Odpratanie stredu
web-chapter-announce = Ohlásenie
web-chapter-symbols = Symboly žolíka
web-figure-order = Dvanásť zoradených čísel: každé je vyššie než predchádzajúce. Medzery nevadia.
web-figure-insert = Sem príde { $card }. Jedna zo susedných kariet, { $one } alebo { $other }, musí odísť; odíde { $gone } a všetko je zoradené.
web-figure-insert-end = Karta zasunutá na kraj môže vyhnať aj tú z opačného kraja: tu smie odísť { $one } alebo { $other } a odíde { $gone }.
web-figure-clear = Všetky tri ležia lícom nahor. Než si jednu vezmeš, smieš ich nechať vymeniť za tri zakryté.
web-figure-series = Kto neohlásil, má body za najlepší úsek, ktorý len rastie alebo len klesá. Tu je to { $points }.
web-figure-symbols = Naša vlastná tabuľka symbolov: rozhoduje posledná číslica.
web-figure-centre = V strede

## Disputed points: MyRummy 111

ruling-q-one-1 = Čo je rad pre tých, čo nič neohlásili?
    .ruling = Susedné karty, ktoré len rastú alebo len klesajú. Žiadnu medzi nimi nemožno vynechať.
ruling-q-one-2 = Majú ostatní body aj po správnom ohlásení?
    .ruling = Áno, vždy: či bolo ohlásenie správne, alebo nie.
ruling-q-one-3 = Čo ak najdlhší rad nie je najcennejší?
    .ruling = Počíta sa ten najcennejší.
ruling-q-one-4 = Musí ísť rad smerom, ktorý bol v pláne?
    .ruling = Nie. Zvoliť si smer je len rada; platí rastúci aj klesajúci.
ruling-q-one-5 = Smie sa počítať viac než jeden rad?
    .ruling = Nie, len jeden.
ruling-q-one-6 = Koľko symbolov žolíka má ktorá karta?
    .ruling = Návod prezradí len štyri. Naša vlastná tabuľka s nimi súhlasí a symboly svojich kariet môžeš zapísať.
ruling-q-one-7 = Počíta sa po chybnom ohlásení aspoň rad?
    .ruling = Nie, nepočíta sa vôbec nič.
ruling-q-one-8 = Musíš zoradené karty ohlásiť?
    .ruling = Nie, smieš čakať na viac bodov.
ruling-q-one-9 = Smieš ohlásiť bez výmeny, napríklad karty zoradené už z rozdania?
    .ruling = Nie, len po vlastnej výmene.
ruling-q-one-10 = Čo ak ťahací balíček na odpratanie nestačí?
    .ruling = Zamiešajú sa doň skôr odhodené karty, nie však tie tri, ktoré práve odpratávaš. Ak ich je stále menej ako tri, odpratať sa nedá.
ruling-q-one-11 = Čo ak nikto nikdy neohlási?
    .ruling = Návod mlčí. Po počte ťahov nastavenom vo voľbách sa kolo končí a všetkým sa počíta rad.
ruling-q-one-12 = Smieš vzatú kartu vrátiť?
    .ruling = Nie. Zostane ti v ruke a susedná karta musí odísť.
ruling-q-one-13 = Smieš sa na zakrytú kartu pozrieť, než si vyberieš?
    .ruling = Nie, vzatím je rozhodnuté.
ruling-q-one-14 = Čo ak sú rovnaké súčty aj posledné kolá?
    .ruling = Títo hráči sa o výhru delia.
ruling-q-one-15 = Kto vyhrá pri zhode po pevnom počte kôl?
    .ruling = Aj tu rozhoduje lepšie posledné kolo.
ruling-q-one-17 = Smieš v jednom ťahu odpratať aj ohlásiť?
    .ruling = Áno, odpratanie patrí k ťahu. Odpratať však smieš len raz za ťah.
ruling-q-one-18 = Smú sa odpratané karty prezerať?
    .ruling = Áno, ležia lícom nahor.
ruling-d-one-1 = V tlačenom príklade odchádza 23, ktorá nikde nie je.
    .ruling = Tlačová chyba: myslí sa 83, lebo tam smie odísť len 27 alebo 83.
