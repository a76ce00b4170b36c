# Pravidla jako stránky: kapitoly, obrázky a sporné body.

## Kapitoly

web-chapter-contents = Na této stránce
web-chapter-setup = Jak se začíná
web-chapter-aim = Cíl
web-chapter-turn = Tvůj tah
web-chapter-melds = Kombinace
web-chapter-opening = První vyložení
web-chapter-first-meld = První kombinace
web-chapter-table = Celý stůl
web-chapter-jokers = Žolíci
web-chapter-time = Čas
web-chapter-end = Konec a body
web-chapter-options = Volby
web-chapter-clear = Odklizení středu
web-chapter-announce = Ohlášení
web-chapter-match = Partie
web-chapter-symbols = Symboly žolíka
web-chapter-knock = Klepání
web-chapter-teams = Týmy
web-chapter-flip = Otáčení
web-chapter-play-off = Rozstřel
web-chapter-rows = Řady
web-chapter-ending = Ukončení kola
web-chapter-show = Ukazování kombinací
web-chapter-board = Deska
web-chapter-disputed = Sporné body
web-chapter-disputed-about = Co tištěné návody nechávají otevřené nebo říkají různě a jak se hraje tady. Kde to jde i jinak, můžeš si to pro svůj stůl zvolit.
web-chapter-otherwise = Zvolit jinak:
web-chapter-others = Pravidla ostatních her

## Slova v obrázcích

web-figure-run = Postupka
web-figure-set = Set
web-figure-none = Nejde
web-figure-table = Na stole
web-figure-rack = Ze stojánku
web-figure-hand = V ruce
web-figure-then = Potom
web-figure-rest = Zbývá
web-figure-nothing = nic
web-figure-points = { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
web-figure-first = Kdo končí
web-figure-second = Druhý hráč
web-figure-added = Doloženo
web-figure-add = Doloženo
web-figure-centre = Uprostřed
web-figure-takes = bere vše

## Proč ne

web-figure-no-wrap = za 13 nic není
web-figure-no-corner = přes eso to nejde
web-figure-no-ace-high = eso je jen před 2
web-figure-no-twice = barva dvakrát
web-figure-no-twice-suit = barva dvakrát
web-figure-no-gap = mezera
web-figure-no-colours = smíchané barvy
web-figure-no-suits = smíchané barvy
web-figure-no-short = málo
web-figure-no-joker = žolík nebyl nahrazen
web-figure-no-row = nejdřív musí ležet sedmička

## Popisky

web-figure-order = Dvanáct srovnaných čísel: každé je vyšší než předchozí. Mezery nevadí.
web-figure-insert = Sem přijde { $card }. Jeden ze sousedů, { $one } nebo { $other }, musí odejít; odejde { $gone } a vše je srovnané.
web-figure-insert-end = Karta zasunutá na kraj může vyhnat i tu z opačného kraje: tady smí odejít { $one } nebo { $other } a odejde { $gone }.
web-figure-clear = Všechny tři leží lícem nahoru. Než si jednu vezmeš, smíš je nechat vyměnit za tři zakryté.
web-figure-series = Kdo neohlásil, má body za nejlepší úsek, který jen roste, nebo jen klesá. Tady je to { $points }.
web-figure-symbols = Naše vlastní tabulka symbolů: rozhoduje poslední číslice.
web-figure-melds = Co lze vyložit a co ne. Hvězdička je žolík; zastupuje to, co je na něm vidět.
web-figure-melds-gin = Co k sobě patří a co ne.
web-figure-opening = Aspoň 30, v jedné kombinaci nebo ve více. Žolík platí jako kámen, který zastupuje.
web-figure-opening-one = Jedna kombinace musí mít sama 30. Žolík platí jako karta, kterou zastupuje.
web-figure-opening-add = K 30 pomůže jedna karta doložená ke kombinaci na stole.
web-figure-opening-no-joker = Jedna kombinace musí mít 30 a žolík nic nepřidá.
web-figure-shift = Postupka se na jednom konci prodlouží a na druhém uvolní kámen.
web-figure-split = Dlouhá postupka se rozdělí kolem druhého kamene stejného čísla.
web-figure-replace = Čtvrtá barva uvolní jednu z ostatních tří.
web-figure-free-joker = Kámen, který žolík zastupoval, zaujme jeho místo a žolík v témže tahu pomůže jinde.
web-figure-fixed-joker = Dokud ho nenahradí kámen, musí žolík zůstat; kámen, který dál leží ve své kombinaci, se nepočítá.
web-figure-loose-joker = Žolíka smíš přesunout, kam chceš, jen když nakonec vše leží v kombinacích.
web-figure-rob = Karta, kterou žolík zastupuje, přijde na jeho místo a žolík je tvůj.
web-figure-points-rack = Kolik platí kameny, které zůstanou na stojánku
web-figure-points-hand = Kolik platí karty, které zůstanou v ruce
web-figure-points-duel = Kolik karty platí
web-figure-points-deadwood = Kolik platí zbylé karty
web-figure-ending = Tři způsoby, jak ukončit kolo
web-figure-knock = Zaklepání a gin
web-figure-layoff = Kdo ukazuje později, smí dokládat k tomu, co už leží. Tady mu tak zbude méně než tomu, kdo skončil.
web-figure-layoff-gin = Po zaklepání doloží druhý hráč, co se hodí. Počítá se jen to, co pak zbude.
web-figure-rows = Řady rostou od osmiček. Bledé karty se hodí jako další.
web-figure-trick = Všichni otočí najednou. Eso platí nejvíc a bere všechny karty.
web-figure-play-off = Desítka a král platí stejně, a tak se otáčí znovu; pak vyšší karta bere všechno.
web-figure-grid = Sloupce a až m, řady 10 až 1. Červená postupka leží od b10 do d10.
