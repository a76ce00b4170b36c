# Pravidlá ako stránky: kapitoly, obrázky a sporné body.

## Kapitoly

web-chapter-contents = Na tejto stránke
web-chapter-setup = Ako sa začína
web-chapter-aim = Cieľ
web-chapter-turn = Tvoj ťah
web-chapter-melds = Kombinácie
web-chapter-opening = Prvé vyloženie
web-chapter-first-meld = Prvá kombinácia
web-chapter-table = Celý stôl
web-chapter-jokers = Žolíky
web-chapter-time = Čas
web-chapter-end = Koniec a body
web-chapter-options = Voľby
web-chapter-clear = Odpratanie stredu
web-chapter-announce = Ohlásenie
web-chapter-match = Partia
web-chapter-symbols = Symboly žolíka
web-chapter-knock = Klopanie
web-chapter-teams = Tímy
web-chapter-flip = Otáčanie
web-chapter-play-off = Rozstrel
web-chapter-rows = Rady
web-chapter-ending = Ukončenie kola
web-chapter-show = Ukazovanie kombinácií
web-chapter-board = Doska
web-chapter-disputed = Sporné body
web-chapter-disputed-about = Čo tlačené návody nechávajú otvorené alebo hovoria rôzne a ako sa hrá tu. Kde to ide aj inak, môžeš si to pre svoj stôl zvoliť.
web-chapter-otherwise = Zvoliť inak:
web-chapter-others = Pravidlá ostatných hier

## Slová v obrázkoch

web-figure-run = Postupka
web-figure-set = Sada
web-figure-none = Nejde
web-figure-table = Na stole
web-figure-rack = Zo stojana
web-figure-hand = V ruke
web-figure-then = Potom
web-figure-rest = Zostáva
web-figure-nothing = nič
web-figure-points = { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
web-figure-first = Kto končí
web-figure-second = Druhý hráč
web-figure-added = Priložené
web-figure-add = Priložené
web-figure-centre = V strede
web-figure-takes = berie všetko

## Prečo nie

web-figure-no-wrap = za 13 nič nie je
web-figure-no-corner = cez eso to nejde
web-figure-no-ace-high = eso je len pred 2
web-figure-no-twice = farba dvakrát
web-figure-no-twice-suit = farba dvakrát
web-figure-no-gap = medzera
web-figure-no-colours = zmiešané farby
web-figure-no-suits = zmiešané farby
web-figure-no-short = málo
web-figure-no-joker = žolík nebol nahradený
web-figure-no-row = najprv musí ležať sedmička

## Popisky

web-figure-order = Dvanásť zoradených čísel: každé je vyššie než predchádzajúce. Medzery nevadia.
web-figure-insert = Sem príde { $card }. Jeden zo susedov, { $one } alebo { $other }, musí odísť; odíde { $gone } a všetko je zoradené.
web-figure-insert-end = Karta zasunutá na kraj môže vyhnať aj tú z opačného kraja: tu smie odísť { $one } alebo { $other } a odíde { $gone }.
web-figure-clear = Všetky tri ležia lícom nahor. Než si jednu vezmeš, smieš ich nechať vymeniť za tri zakryté.
web-figure-series = Kto neohlásil, má body za najlepší úsek, ktorý len rastie alebo len klesá. Tu je to { $points }.
web-figure-symbols = Naša vlastná tabuľka symbolov: rozhoduje posledná číslica.
web-figure-melds = Čo možno vyložiť a čo nie. Hviezdička je žolík; zastupuje to, čo je na ňom vidieť.
web-figure-melds-gin = Čo k sebe patrí a čo nie.
web-figure-opening = Aspoň 30, v jednej kombinácii alebo vo viacerých. Žolík platí ako kameň, ktorý zastupuje.
web-figure-opening-one = Jedna kombinácia musí mať sama 30. Žolík platí ako karta, ktorú zastupuje.
web-figure-opening-add = K 30 pomôže jedna karta priložená ku kombinácii na stole.
web-figure-opening-no-joker = Jedna kombinácia musí mať 30 a žolík nič nepridá.
web-figure-shift = Postupka sa na jednom konci predĺži a na druhom uvoľní kameň.
web-figure-split = Dlhá postupka sa rozdelí okolo druhého kameňa rovnakého čísla.
web-figure-replace = Štvrtá farba uvoľní jednu z ostatných troch.
web-figure-free-joker = Kameň, ktorý žolík zastupoval, zaujme jeho miesto a žolík v tom istom ťahu pomôže inde.
web-figure-fixed-joker = Kým ho nenahradí kameň, musí žolík zostať; kameň, ktorý ďalej leží vo svojej kombinácii, sa nepočíta.
web-figure-loose-joker = Žolíka smieš presunúť, kam chceš, len keď nakoniec všetko leží v kombináciách.
web-figure-rob = Karta, ktorú žolík zastupuje, príde na jeho miesto a žolík je tvoj.
web-figure-points-rack = Koľko platia kamene, ktoré zostanú na stojane
web-figure-points-hand = Koľko platia karty, ktoré zostanú v ruke
web-figure-points-duel = Koľko karty platia
web-figure-points-deadwood = Koľko platia zvyšné karty
web-figure-ending = Tri spôsoby, ako ukončiť kolo
web-figure-knock = Zaklopanie a gin
web-figure-layoff = Kto ukazuje neskôr, smie prikladať k tomu, čo už leží. Tu mu tak zostane menej než tomu, kto skončil.
web-figure-layoff-gin = Po zaklopaní priloží druhý hráč, čo sa hodí. Počíta sa len to, čo potom zostane.
web-figure-rows = Rady rastú od osmičiek. Bledé karty sa hodia ako ďalšie.
web-figure-trick = Všetci otočia naraz. Eso platí najviac a berie všetky karty.
web-figure-play-off = Desiatka a kráľ platia rovnako, a tak sa otáča znova; potom vyššia karta berie všetko.
web-figure-grid = Stĺpce a až m, rady 10 až 1. Červená postupka leží od b10 po d10.
