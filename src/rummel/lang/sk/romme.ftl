### Rommé and Rommé with adding.

## Names

game-romme = Žolík
    .about = Potiahni, vykladaj sady a postupky, odhoď: kto je prvý bez kariet, vyhráva.
game-romme-lay = Žolík s prikladaním
    .about = Žolík, v ktorom s prvým vyložením pomôže priložená karta a zápis pozná odmeny aj tresty.

## Options

option-romme-jokers = Žolíky
    .about = Koľko žolíkov je v balíčku; spravidla šesť, bežné sú aj štyri alebo dva.
option-romme-minimum = Prvé vyloženie
    .about = Koľko bodov musí mať prvá kombinácia hráča v kole.
option-romme-opening = Body prvého vyloženia
    .about = Z čoho sa skladajú body potrebné na prvé vyloženie.
    .one = z jedinej postupky alebo jedinej sady
    .sum = zo všetkých kombinácií vyložených naraz
option-romme-opening-add = Prikladanie pomáha s prvým vyložením
    .about = Či sa k bodom prvého vyloženia počítajú aj karty priložené k iným kombináciám.
    .none = nie
    .one = jedna karta
    .any = ľubovoľný počet kariet
option-romme-ace-in-set = Eso v sade
    .about = Koľko pri prvom vyložení platí eso v sade.
    .eleven = 11
    .one = 1
    .nothing = nič
option-romme-corner = Postupka dookola
    .about = Postupka smie pokračovať od kráľa cez eso k dvojke.
option-romme-ace-at-both-ends = Eso na oboch koncoch
    .about = Postupka smie mať eso na oboch koncoch, teda 14 kariet; inak najviac 13.
option-romme-joker-limit = Žolíky v kombinácii
    .about = Koľko žolíkov smie byť v jednej kombinácii.
    .free = ľubovoľný počet
    .natural = ľubovoľný počet, keď je tam aspoň jedna iná karta
    .majority = menej ako ostatných kariet
    .apart = v postupke nikdy dva vedľa seba
    .one = jeden
option-romme-joker-in-set = Žolík v sade z troch
    .about = Čím sa dá ukradnúť žolík zo sady troch kariet.
    .declared = kartou tej farby, za ktorú bol vyložený
    .any = kartou ktorejkoľvek z chýbajúcich farieb
    .both = kartami oboch chýbajúcich farieb
option-romme-add-at-once = Prikladanie v prvom ťahu
    .about = Prikladať sa smie hneď v ťahu prvého vyloženia; inak až od ďalšieho ťahu.
option-romme-add-unopened = Prikladanie bez vlastnej kombinácie
    .about = K cudzím kombináciám možno prikladať ešte pred vlastným prvým vyložením.
option-romme-rob-unopened = Krádež bez vlastnej kombinácie
    .about = Žolíky možno kradnúť ešte pred vlastným prvým vyložením.
option-romme-robbed-joker = Ukradnutý žolík
    .about = Čo sa stane s ukradnutým žolíkom.
    .hand = ide do ruky na ľubovoľné použitie
    .at-once = musí sa vyložiť hneď ďalším krokom
option-romme-last-discard = Posledná karta sa odhadzuje
    .about = Posledná karta sa musí odhodiť; inak ju možno aj vyložiť alebo priložiť.
option-romme-rediscard = Odhodiť práve vzatú kartu
    .about = Kartu vzatú z odhodených možno v tom istom ťahu zasa odhodiť.
option-romme-knock-order = Kto smie zaklopať
    .about = Ako sa ostatným ponúka odhodená karta, ktorú ďalší hráč nechal.
    .clockwise = jednému po druhom, počnúc hráčom po ľavici toho, kto ju nechal
    .first = všetkým naraz, kartu má prvý, kto zaklope
option-romme-knock-in-first-lap = Klopanie od začiatku
    .about = Klopať sa smie, aj kým ešte nebol každý raz na rade.
option-romme-knocker-plays = Kto zaklope, hrá
    .about = Kto zaklope, preberá ťah a hra pokračuje od neho.
option-romme-top-after-knock = Ďalšia odhodená po zaklopaní
    .about = Po zaklopaní si hráč na ťahu smie namiesto ťahania vziať kartu, ktorá je teraz navrchu.
option-romme-empty-stock = Prázdny balíček
    .about = Čo sa stane, keď sa minie balíček.
    .reshuffle = zamiešajú sa odhodené karty okrem vrchnej
    .void = kolo sa končí a nikomu sa nepočíta
    .book = kolo sa končí a každý si zapíše, čo má v ruke
option-romme-winner-takes = Víťaz berie súčet
    .about = Víťaz kola získa toľko plusových bodov, koľko si ostatní zapíšu mínusových.
option-romme-relief = Odmena víťaza
    .about = Koľko mínusových bodov sa víťazovi kola škrtne.
option-romme-relief-for = Kto má odmenu
    .about = Ktorým víťazom sa škrtajú mínusové body.
    .winner = každému víťazovi
    .hand-romme = len tomu, kto vyloží všetky karty v jedinom ťahu
option-romme-relief-with-discard = Odmena aj s odhodením
    .about = Odmenu má aj víťaz, ktorý poslednú kartu odhodil.
option-romme-relief-from = Škrtnuté mínusové body
    .about = Z ktorých kôl sa víťazovi škrtajú mínusové body.
    .previous = z predchádzajúceho kola
    .carried = zo všetkých predchádzajúcich kôl
option-romme-relief-below-zero = Odmena bez obmedzenia
    .about = Odmena sa dáva celá, aj keď je mínusových bodov menej.
option-romme-lone-joker = Zostal jediný žolík
    .about = Čo si zapíše porazený, ktorému v ruke zostal len žolík.
    .counts = 20 mínusových bodov
    .struck = nič
    .relief = nič a škrtne sa 20 mínusových bodov ako pri odmene
option-romme-first-lay-penalty = Trest za prvé vyloženie
    .about = Mínusové body pre toho, kto v kole vyložil prvý zo všetkých a nevyhral.
option-romme-penalty-without-winner = Trest bez víťaza
    .about = Kto vyložil prvý, je potrestaný, aj keď kolo nikto nevyhrá.
option-romme-max-turns = Limit ťahov
    .about = Po toľkých ťahoch sa kolo končí a každý si zapíše, čo má v ruke.

## Prompts and moves

phase-romme-start = Začínaš: odhoď jednu zo svojich 14 kariet.
phase-romme-draw = Potiahni si kartu alebo si vezmi odhodenú.
phase-romme-claim = Zaklop, ak chceš odhodenú kartu a s ňou trestnú, alebo pasuj.
phase-romme-meld = Vykladaj a prikladaj, čo chceš, a potom odhoď kartu.

move-romme-draw = draw – potiahnuť si vrchnú kartu z balíčka
move-romme-take = take – vziať si namiesto toho odhodenú kartu
move-romme-knock = knock – dostať odhodenú kartu mimo poradia, s trestnou kartou
move-romme-pass = pass – neklopať
move-romme-lay = lay KARTY | KARTY – vyložiť jednu alebo viac kombinácií (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open KARTA ČÍSLO KARTY – vyložiť prvú kombináciu a pritom priložiť jednu kartu ku kombinácii s tým číslom (open 6h 2 8c 8d 8s)
move-romme-add = add KARTA ČÍSLO – priložiť kartu ku kombinácii s tým číslom (add 9h 2, add *=9h 2)
move-romme-rob = rob KARTA ČÍSLO – dať kartu na miesto žolíka a žolíka si vziať (rob 7h 1)
move-romme-discard = discard KARTA – odhodiť kartu a skončiť ťah (discard 2c)

## Events

event-romme-left = { $seat } necháva { $pieces }. Kto chce, môže zaklopať.
    .you = Nechávaš { $pieces }. Kto chce, môže zaklopať.
event-romme-knocked = { $seat } klope a berie { $pieces }. K tomu trestnú kartu.
    .you = Klopeš a berieš { $pieces }. K tomu trestnú kartu.
event-romme-robbed = { $seat } dáva { $pieces } do kombinácie { $meld } a berie žolíka.
    .you = Dávaš { $pieces } do kombinácie { $meld } a berieš žolíka.
event-romme-reshuffled = Odhodené karty sa zamiešali do nového balíčka; kariet v ňom: { $stock }.
event-romme-called = { $seat } volá „Žolík“!
    .you = Voláš „Žolík“!

## How a round ended

outcome-romme-out = V ruke nezostala ani jedna karta: kolo je vyhraté.
outcome-romme-stock = Už niet čo potiahnuť: každý si zapíše, čo má v ruke.
outcome-romme-void = Už niet čo potiahnuť: kolo sa nikomu nepočíta.
outcome-romme-cap = Kolo dosiahlo najvyšší počet ťahov: každý si zapíše, čo má v ruke.

## On the score sheet

tally-romme-first = Prvé vyloženie bez výhry
tally-romme-joker = Jediný žolík sa nepočíta
tally-romme-relief = Škrtnuté mínusové body

## Refusals

error-romme-first-lap = Vykladať sa smie, až keď bol každý raz na rade. Odhoď kartu.
error-romme-opening-short = Hodnota je { $points }; prvá kombinácia musí mať aspoň { $needed }.
error-romme-opening-alone = Jedna kombinácia sama musí mať aspoň { $needed }; tvoja najlepšia má { $points }.
error-romme-unopened = Najprv vylož vlastnú prvú kombináciu; musí mať hodnotu aspoň { $needed }.
error-romme-opened = Tvoja prvá kombinácia už leží. Použi „lay“ a „add“.
error-romme-one-added = S prvým vyložením smie pomôcť jedna priložená karta, nie { $count }. Ostatné prilož potom.
error-romme-add-later = Prvú kombináciu máš na stole len od tohto ťahu; prikladať smieš od ďalšieho.
error-romme-no-meld = Kombinácia číslo { $meld } na stole nie je. { $count ->
        [0] Zatiaľ tam žiadna neleží.
        [1] Leží tam len kombinácia 1.
       *[other] Čísla idú od 1 do { $count }.
    }
error-romme-no-fit = { $piece } sa nehodí ku kombinácii { $meld }: { $pieces }.
error-romme-no-place = { $piece } sa nehodí k žiadnej kombinácii na stole.
error-romme-declare = Žolík môže v kombinácii { $meld } znamenať: { $pieces }. Povedz, ktorú kartu myslíš.
error-romme-no-joker = V kombinácii { $meld } ({ $pieces }) nie je žolík, ktorý by znamenal { $piece }.
error-romme-both-missing = Na žolíka z kombinácie { $meld } potrebuješ všetky tieto karty: { $pieces }.
error-romme-joker-owed = Najprv vylož ukradnutého žolíka.
error-romme-joker-stuck = Žolíka teraz niet kam vyložiť, preto ho ukradnúť nesmieš.
error-romme-keep-one = Jednu kartu si nechaj: posledná sa musí odhodiť.
error-romme-taken = { $piece } máš z odhodených v tomto ťahu, takže ju odhodiť nesmieš. Nechaj si na to inú kartu.

## Reasons of hints

why-romme-waits = Môžeš teraz aj vyložiť { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }; najlepší bot s tým čaká.
why-romme-opens = Tvoje prvé vyloženie má { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-romme-lays = Vyložíš { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.
why-romme-robs = Žolík za { $piece } ti nahradí ktorúkoľvek kartu.
why-romme-fits = { $piece } sa dá priložiť na stole.
why-romme-can-open = S tým máš na prvé vyloženie: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-romme-can-end = Potom sa zbavíš všetkých kariet.
why-romme-not-on-table = { $piece } sa na stole nikam nehodí.
why-romme-dearest = Z voľných kariet má najviac: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.

## In the terminal

cli-romme-first-lap = až keď bol každý raz na rade
cli-romme-owed = Ukradnutého žolíka musíš vyložiť ešte v tomto ťahu.
cli-score-word-first = Pripíš, kto prvý vyložil kombináciu: 13h * / - / 5c 5d first=MENO.
cli-score-word-hand = Ak víťaz vyložil všetko v jedinom ťahu, pripíš na koniec „hand“.
cli-score-word-laid = Ak víťaz poslednú kartu vyložil namiesto toho, aby ju odhodil, pripíš na koniec „laid“.

## On the pages

web-do-knock = Zaklopať
web-do-open = Prvýkrát vyložiť
web-do-rob = Vziať žolíka
web-cards-joker-for = Čo žolík zastupuje?
web-cards-which = Čo chceš urobiť?
web-romme-opened = vyložené
web-romme-needed = Prvá kombinácia musí mať aspoň { $needed }.
web-romme-needed-alone = Najprv musí mať jedna kombinácia sama { $needed }.
web-romme-lap = Prvý okruh: zatiaľ nikto nevykladá.
web-romme-no-melds = Zatiaľ tu neleží žiadna kombinácia.
web-romme-claim = Chceš { $piece }? Zaklop: dostaneš ju a s ňou trestnú kartu z balíčka.
web-romme-window = { $seconds ->
        [one] Po { $seconds } sekunde pasuješ automaticky.
        [few] Po { $seconds } sekundách pasuješ automaticky.
        [many] Po { $seconds } sekundy pasuješ automaticky.
       *[other] Po { $seconds } sekundách pasuješ automaticky.
    }
web-romme-ask = Keď odhodená karta zostane ležať
web-romme-ask-short = Pasovať po { $seconds } s
web-romme-ask-wait = Počkať na mňa
web-romme-ask-never = Nikdy neklopať
web-settings-knock-about = Ako dlho sa ťa pýtame, či chceš kartu, ktorú si nikto nevzal.

## The lesson

lesson-romme-turn = Chceš sa ako prvý hráč zbaviť všetkých kariet. Ťah sa začína novou kartou: potiahni si z balíčka. Končí sa odhodením: odhoď kartu, ktorú nepotrebuješ.
lesson-romme-open = Karty sa vykladajú v kombináciách: tri alebo viac rovnakej hodnoty alebo postupka v jednej farbe. Prvé vyloženie musí mať aspoň 30 bodov. Horníky (Q) platia po 10: vylož všetky tri a potom jednu kartu odhoď.
lesson-romme-add = Po prvom vyložení smieš prikladať ku všetkým kombináciám na stole. Tvoja srdcová 7 nadväzuje na postupku 4-5-6: prilož ju a potom jednu kartu odhoď.
lesson-romme-joker = Žolík zastúpi ktorúkoľvek kartu. Tento zastupuje károvú 9 a tú máš ty: daj ju na jeho miesto a žolíka si vezmi. Potom ho vylož s krížovou 3 a 4 a jednu kartu odhoď.
lesson-romme-knock = Pikovú 8 nikto nechcel a ty máš dve osmičky. Zaklop: dostaneš ju, aj keď nie si na ťahu, a k nej trestnú kartu z balíčka.
lesson-romme-win = Teraz vyhraj kolo. Vylož všetko, čo sa dá, a jednu kartu si nechaj: posledná sa odhadzuje. Čo zostane ostatným, počíta sa ako mínusové body.
lesson-romme-lay-open = V tejto hre pomáha s prvým vyložením aj priložená karta. Tri osmičky majú len 24 bodov; so srdcovou 6 priloženou k postupke na stole je to 30. Zahraj oboje naraz a potom jednu kartu odhoď.
lesson-romme-lay-first = Kto v kole vyloží ako prvý a nevyhrá, píše si 20 mínusových bodov. Je to riziko, ale môže sa vyplatiť: krížový dolník, horník a kráľ majú 30 bodov. Vylož ich a potom jednu kartu odhoď.
lesson-romme-lay-win = Tu sa posledná karta odhadzovať nemusí: vyhrávaš, len čo máš prázdnu ruku, či už vyložením, priložením, alebo odhodením. Vyhraj toto kolo.

## The rules

rules-romme =
    Hrajú dvaja až šiesti hráči s dvoma balíčkami po 52 kariet a šiestimi žolíkmi; bežne sa hrá aj
    so štyrmi alebo dvoma, môžete si vybrať. Každý dostane 13 kariet; hráč po ľavici rozdávajúceho
    14 a začína tým, že jednu z nich odhodí lícom nahor. Zvyšok je ťahací balíček. Prvý rozdávajúci
    sa vyžrebuje, potom rozdáva vždy ďalší hráč po ľavici.

    Cieľom je zbaviť sa kariet skôr než ostatní. Karty sa vykladajú v kombináciách po troch alebo
    viac: postupka je jedna farba bez medzier (10-J-Q), sada je jedna hodnota v rôznych farbách,
    každá len raz (tri krále). Eso patrí pod dvojku alebo nad kráľa, nikdy medzi ne; aj A-2-…-K-A
    je postupka.

    Ťah: potiahni si vrchnú kartu z balíčka alebo si namiesto toho vezmi odhodenú kartu. Potom
    vykladaj a prikladaj, koľko chceš, a ťah ukonči odhodením jednej karty.

    Vykladať sa smie, až keď bol každý raz na rade. Tvoja prvá kombinácia v kole musí mať sama aspoň
    30 bodov: kráľ (K), horník (Q), dolník (J) a desiatka platia po 10, eso pred dvojkou 1
    a inak 11, ostatné karty svoje číslo. Potom už smieš vykladať kombinácie akejkoľvek hodnoty a vo
    svojom ťahu prikladať karty, ktoré sa hodia, ku všetkým kombináciám na stole, aj v tom istom
    ťahu. Čo leží, to zostáva ležať.

    Žolík zastúpi ktorúkoľvek kartu a počíta sa ako ona. V sade z troch kariet povedz, ktorú farbu
    znamená. Žolíkov smie byť v kombinácii ľubovoľný počet; ak je len zo žolíkov, povedz pri každom,
    čo zastupuje. Kto má práve tú kartu, ktorú žolík zastupuje, môže ju vo svojom ťahu položiť na
    jeho miesto a žolíka si vziať do ruky, aj pred svojím prvým vyložením.

    Keď odhodenú kartu nechceš, ponúkne sa postupne ostatným, počnúc hráčom po tvojej ľavici. Kto
    zaklope, dostane ju spolu s trestnou kartou z balíčka a o svoj ťah nepríde. Potom si potiahneš
    alebo vezmeš kartu, ktorá je teraz navrchu. Na čo kartu potrebuje, nemusí nikto ukazovať.

    Jednu kartu si nechaj: posledná sa musí odhodiť so zvolaním „Žolík“, ktoré obstaráme za teba.
    Ostatní si zapíšu karty v ruke ako mínusové body: žolík 20, eso 11, zvyšok ako vyššie. Víťaz si
    píše 0 a po poslednom kole vyhráva najvyšší súčet, teda ten, kto má najmenej mínusových bodov.

    Keď sa minie balíček, zamiešajú sa všetky odhodené karty okrem vrchnej. Ak na zamiešanie
    nezostane ani jedna karta, kolo sa končí a každý si zapíše, čo má v ruke. Rovnako sa skončí po
    500 ťahoch.

rules-romme-lay =
    Hrajú dvaja až šiesti hráči s dvoma balíčkami po 52 kariet a šiestimi žolíkmi; bežne sa hrá aj
    so štyrmi alebo dvoma, môžete si vybrať. Každý dostane 13 kariet; hráč po ľavici rozdávajúceho
    14 a začína tým, že jednu z nich odhodí lícom nahor. Zvyšok je ťahací balíček. Prvý rozdávajúci
    sa vyžrebuje, potom rozdáva vždy ďalší hráč po ľavici.

    Ťah: potiahni si vrchnú kartu z balíčka alebo si namiesto toho vezmi odhodenú kartu. Potom
    vykladaj a prikladaj, koľko chceš, a ťah ukonči odhodením jednej karty. Kombinácie majú aspoň
    tri karty: postupka je jedna farba bez medzier, s esom dole alebo hore, sada je jedna hodnota v
    rôznych farbách. Vykladať sa smie, až keď bol každý raz na rade.

    Tvoje prvé vyloženie v kole musí mať aspoň 30 bodov: kráľ (K), horník (Q), dolník (J)
    a desiatka platia po 10, eso pred dvojkou 1 a inak 11, ostatné karty svoje číslo. Pomôcť môže
    aj priložená karta: vyložíš postupku alebo sadu s menšou hodnotou a v tej istej chvíli priložíš
    jednu kartu ku kombinácii na stole. Osmičky troch farieb majú 24 bodov; so šestkou priloženou
    inam ich je 30. Potom už smieš vykladať kombinácie akejkoľvek hodnoty a prikladať karty, ktoré
    sa hodia, ku všetkým kombináciám na stole.

    Žolík zastúpi ktorúkoľvek kartu a počíta sa ako ona; v sade z troch kariet povedz, ktorú farbu
    znamená. Žolíkov smie byť v kombinácii ľubovoľný počet; ak je len zo žolíkov, povedz pri každom,
    čo zastupuje. Kto má práve tú kartu, ktorú žolík zastupuje, môže ju vo svojom ťahu položiť na
    jeho miesto a žolíka si vziať do ruky, aj pred svojím prvým vyložením.

    Keď odhodenú kartu nechceš, ponúkne sa postupne ostatným, počnúc hráčom po tvojej ľavici. Kto
    zaklope, dostane ju spolu s trestnou kartou z balíčka a o svoj ťah nepríde. Potom si potiahneš
    alebo vezmeš kartu, ktorá je teraz navrchu.

    Vyhráva, kto sa akokoľvek zbaví poslednej karty: vyloží ju, priloží alebo odhodí. Ostatní si
    zapíšu karty v ruke ako mínusové body: žolík 20, eso 11, zvyšok ako vyššie. Komu v ruke zostal
    jediný žolík a nič iné, tomu sa škrtne a nepočíta sa mu nič. Kto v kole vyložil ako prvý zo
    všetkých, a predsa nevyhral, píše si 20 mínusových bodov navyše, aj keď nevyhrá nikto. Víťazovi
    sa škrtnú mínusové body z predchádzajúceho kola: až 40, nikdy však viac, ako si ich v ňom
    zapísal. Po poslednom kole vyhráva najvyšší súčet, teda ten, kto má najmenej mínusových bodov.

    Keď sa minie balíček, zamiešajú sa všetky odhodené karty okrem vrchnej. Ak na zamiešanie
    nezostane ani jedna karta, kolo sa končí a každý si zapíše, čo má v ruke. Rovnako sa skončí po
    500 ťahoch.

## The rules: chapters and pictures

web-chapter-first-meld = Prvá kombinácia
web-figure-no-corner = cez eso to nejde
web-figure-no-twice-suit = farba dvakrát
web-figure-opening-one = Jedna kombinácia musí mať sama 30. Žolík platí ako karta, ktorú zastupuje.
web-figure-opening-add = K 30 pomôže jedna karta priložená ku kombinácii na stole.
web-figure-rob = Karta, ktorú žolík zastupuje, príde na jeho miesto a žolík je tvoj.
web-figure-points-hand = Koľko platia karty, ktoré zostanú v ruke

## Disputed points: Rommé

ruling-q-rom-1 = Smie dať tých 30 viac kombinácií dokopy?
    .ruling = Nie, musí ich dosiahnuť jedna postupka alebo jedna sada.
ruling-q-rom-2 = Koľko platí eso v sade pri prvom vyložení?
    .ruling = 11, ako v ruke.
ruling-q-rom-3 = Smie postupka pokračovať od kráľa cez eso k dvojke?
    .ruling = Nie, eso stojí na kraji.
ruling-q-rom-4 = Smie ísť postupka od esa po eso?
    .ruling = Áno, s esom na oboch koncoch.
ruling-q-rom-5 = Smieš prikladať v ťahu svojho prvého vyloženia?
    .ruling = Áno, len čo leží.
ruling-q-rom-6 = Smieš ukradnúť žolíka pred svojím prvým vyložením?
    .ruling = Áno, vo svojom ťahu: návod nekladie nijakú podmienku.
ruling-q-rom-7 = Musí sa ukradnutý žolík hneď vyložiť?
    .ruling = Nie, ide do ruky a použiješ ho, ako chceš.
ruling-q-rom-8 = Ktorá karta ukradne žolíka zo sady z troch?
    .ruling = Len karta farby, za ktorú bol vyložený.
ruling-q-rom-9 = Koľko žolíkov smie mať kombinácia?
    .ruling = Koľko chceš, aj samé žolíky. Potom pri každom povieš, čo zastupuje.
ruling-q-rom-10 = Musí byť karta, ktorá kradne žolíka, práve potiahnutá?
    .ruling = Nie, môže to byť ktorákoľvek karta z ruky.
ruling-q-rom-11 = Čo ak sa minie balíček?
    .ruling = Všetky odhodené karty okrem vrchnej sa zamiešajú do nového balíčka.
ruling-q-rom-12 = Kto hrá po zaklopaní?
    .ruling = Ten, kto bol na rade: zaklopanie nie je ťah.
ruling-q-rom-13 = Smie tento hráč vziať kartu, ktorá je teraz navrchu odhodených?
    .ruling = Áno, vezme si ju alebo si potiahne. Zaklopať na ňu už nemôže nikto.
ruling-q-rom-14 = Čo ak chce tú istú kartu viac hráčov?
    .ruling = Ponúka sa im po jednom, v smere hodinových ručičiek od ďalšieho hráča.
ruling-q-rom-15 = Smieš klopať v prvom okruhu, bez vlastnej kombinácie, bez udania dôvodu?
    .ruling = Áno, všetko troje.
ruling-q-rom-16 = Smieš klopať na poslednú kartu víťaza alebo pri prázdnom balíčku?
    .ruling = Nie: kolo sa skončilo alebo niet trestnej karty.
ruling-q-rom-17 = Kedy smie vykladať hráč, ktorý začal?
    .ruling = Od svojho druhého ťahu, ako všetci.
ruling-q-rom-18 = Smieš skončiť bez odhodenia?
    .ruling = Nie, jedna karta naň musí zostať.
ruling-q-rom-19 = Smieš odhodiť žolíka alebo práve vzatú kartu?
    .ruling = Áno, ani jedno nie je zakázané.
ruling-q-rom-20 = Čo ak niekto zabudne zvolať „Žolík“?
    .ruling = Zabudnúť sa nedá: zvolanie obstaráme za teba.
ruling-q-rom-21 = Kedy sa partia končí a kto vyhral?
    .ruling = Návod mlčí. Po dohodnutom počte kôl vyhráva, kto má najmenej mínusových bodov; rozdáva vždy ďalší hráč po ľavici.
ruling-q-rom-23 = Možno vyložené karty vziať späť alebo preskladať?
    .ruling = Nie, kombinácie len rastú; a žolíky možno kradnúť.
ruling-q-rom-24 = Smie mať sada viac než štyri karty?
    .ruling = Nie, každá farba je v nej raz, aj so žolíkmi.
ruling-q-rom-25 = Smú sa odhodené karty prezerať?
    .ruling = Áno, ležia lícom nahor.
ruling-d-rom-1 = Stojí karta odhodená predchádzajúcim hráčom aj trestnú kartu?
    .ruling = Nie. Niektoré preklady to obracajú; trestnú kartu stojí len zaklopanie.
ruling-d-rom-2 = Niektoré preklady znejú, akoby sa smeli odhadzovať len karty, ktoré k sebe patria.
    .ruling = Odhodiť smieš ktorúkoľvek. Do konca prvého okruhu sa čaká len s vykladaním.

## Disputed points: Rommé with adding

ruling-q-lay-1 = Čia kombinácia musí ležať na stole, skôr než smieš prikladať?
    .ruling = Tvoja vlastná; smieš ju vyložiť v tom istom ťahu.
ruling-q-lay-2 = Koľko priložených kariet pomáha k 30?
    .ruling = Jedna.
ruling-q-lay-3 = Smie k 30 pomôcť druhá vlastná kombinácia?
    .ruling = Nie, ako v hre Žolík: jedna kombinácia, tu s jednou priloženou kartou.
ruling-q-lay-4 = Ktoré mínusové body sa víťazovi škrtajú a čo ak ich je menej ako 40?
    .ruling = Tie z predchádzajúceho kola, ako hovorí návod, a len toľko, koľko ich je. Staršie zostávajú.
ruling-q-lay-5 = Je tých 40 len za vyloženie všetkého naraz?
    .ruling = Nie, má ich každý víťaz.
ruling-q-lay-6 = Má ich aj víťaz, ktorý poslednú kartu odhodí?
    .ruling = Áno, odhodiť ju je tu dovolené.
ruling-q-lay-7 = Koľko sa počíta za jediného žolíka v ruke?
    .ruling = Nič: jeho 20 bodov sa škrtne.
ruling-q-lay-8 = Píše sa 20 za prvé vyloženie, keď nikto nevyhrá?
    .ruling = Áno: kto vyložil prvý, nevyhral ani vtedy.
ruling-q-lay-9 = Ako je to s rozdávaním, klopaním, žolíkmi a prvým okruhom?
    .ruling = Ako v hre Žolík.
ruling-d-lay-5 = Kto si píše 20 navyše: kto kolo začal, alebo kto prvý vyložil?
    .ruling = Kto prvý vyložil a nevyhral. Holandský text omylom menuje začínajúceho.
