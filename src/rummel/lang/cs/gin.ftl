### Gin and Série Noire Gin-Rummy.

## Names

game-serie-noire-gin = Série Noire Gin-Rummy
    .about = Tajně sbírej kombinace z deseti kamenů, ukonči kolo, až skoro všechny sedí, a doufej, že nikdo nemá menší zbytek.
game-gin = Gin
    .about = Klasická karetní hra pro dva: lízni, odhoď a zaklepej, když máš mimo kombinace nejvýše deset bodů.

## Options

option-gin-packs = Balíčky
    .about = S kolika balíčky po 52 kartách nebo kamenech se hraje.
option-gin-upcard = Otočit první kartu
    .about = Jedna karta se otočí a nabídne každému hráči; jinak dostane první hráč jedenáctou a začíná odhozením.
option-gin-court-ten = Figury platí deset
    .about = Kluk, dáma a král (11, 12 a 13) platí 10 místo svého čísla.
option-gin-discards-return = Nechtěné odhozené
    .about = Kam ve třech a více přijde to, co další hráč z odhozených nechce; ve dvou jde vždy ze hry.
    .after = zpět do zásoby po líznutí
    .before = zpět do zásoby před líznutím
    .never = ze hry
option-gin-discards-open = Odhozené lícem nahoru
    .about = Odhozené zůstává lícem nahoru a smí se prohlížet; jinak se nechtěné otočí lícem dolů.
option-gin-may-return-taken = Odhodit právě vzaté
    .about = Co si hráč vezme z odhozených, smí v témže tahu zase odhodit.
option-gin-end-before-draw = Konec na začátku tahu
    .about = Kolo lze ukončit s deseti v ruce, ještě před lízáním.
option-gin-end-after-discard = Konec odhozením
    .about = Kolo lze ukončit při odhození, jako při běžném klepání.
option-gin-limit = Největší zbytek
    .about = Kolik bodů smí mít mimo kombinace ten, kdo kolo ukončí.
option-gin-oklahoma = Oklahoma
    .about = První otočená karta určuje, kolik bodů smí zbýt; při esu se končí jen ginem.
option-gin-oklahoma-ace = Eso v Oklahomě
    .about = Co je třeba k ukončení kola, když je otočená karta eso.
    .gin = gin: nesmí zbýt nic
    .one = smí zbýt nejvýše jeden bod
option-gin-spades-double = Piky dvojnásob
    .about = V Oklahomě se body kola počítají dvojnásob, když je otočená karta piková.
option-gin-least-melded = Nejméně v kombinacích
    .about = Kolik karet nebo kamenů musí být v kombinacích, aby šlo kolo ukončit.
option-gin-big-gin = Všech jedenáct
    .about = Kdo si právě lízl, smí ukončit kolo se všemi jedenácti v kombinacích, bez odhození.
option-gin-big-gin-dealt = Jedenáct z rozdání
    .about = První hráč smí ukončit kolo i s jedenácti, které dostal při rozdání.
option-gin-layoff-on-gin = Dokládání ke ginu
    .about = Dokládat lze i ke kombinacím hráče, kterému nic nezbylo.
option-gin-best-spread = Jen nejlepší kombinace
    .about = Každý musí kombinace ukázat a dokládat tak, aby mu zbylo co nejméně.
option-gin-big-gin-bonus = Prémie za jedenáct
    .about = Body za ukončení kola se všemi jedenácti v kombinacích.
option-gin-gin-bonus = Prémie za deset
    .about = Body za ukončení kola se všemi deseti v kombinacích.
option-gin-knock-bonus = Prémie se zbytkem
    .about = Body za ukončení kola, když něco zbývá.
option-gin-lowest-bonus = Body za nejmenší zbytek
    .about = Co přinese nejmenší zbytek ve třech a více.
option-gin-two-score-lowest = Nejmenší zbytek i ve dvou
    .about = Body za nejmenší zbytek se dávají i ve dvou.
option-gin-win-bonus = Body za menší zbytek
    .about = Co přinese ve dvou menší zbytek kromě rozdílu.
option-gin-undercut-bonus = Body za podseknutí
    .about = Co ve dvou navíc získá ten, kdo ukazuje druhý a má zbytek stejný nebo menší než ten, kdo kolo ukončil.
option-gin-tie = Stejné zbytky
    .about = Co se stane ve dvou, když oběma zbude stejně.
    .undercut = druhý má body za podseknutí
    .gin-safe = totéž, ale ne proti ginu
    .nobody = nikdo za to nemá nic
option-gin-tie-keeps-bonus = Prémie při stejných zbytcích
    .about = Kdo kolo ukončil, má ve dvou prémii i při stejných zbytcích.
option-gin-game-bonus = Prémie za partii
    .about = Body za výhru v partii, přičtené na konci. Na tom, kdo vítězí, nic nemění.
option-gin-line-bonus = Prémie za vyhrané kolo
    .about = Body za každé vyhrané kolo, přičtené na konci všem. Na tom, kdo vítězí, nic nemění.
option-gin-shutout-bonus = Prémie za výhru s nulou
    .about = Body navíc za výhru v partii, když nikdo jiný nevyhrál žádné kolo.
option-gin-wall = Co zůstane v balíčku
    .about = Jakmile jich zbývá jen tolik, už se nelízá.
option-gin-last-discard = Poslední odhozená
    .about = Co smí další hráč s odhozenou kartou, když už se nelízá.
    .open = vzít si ji jako vždy
    .to-end = vzít si ji, jen když tím hned ukončí kolo
    .dead = nic
option-gin-stalled = Kolo, které nikdo neukončí
    .about = Co se stane, když už se nelízá.
    .again = nepočítá se a rozdá se znovu
    .void = počítá se jako kolo, které nikdo nevyhrál
    .compare = všichni ukážou kombinace a boduje ten, komu zbylo nejméně
option-gin-max-turns = Limit tahů
    .about = Po tolika tazích kolo skončí, jako by došel balíček.
option-gin-max-takes = Limit vzatých odhozených
    .about = Místo vzetí, které by dovršilo tento počet, kolo skončí, jako by došel balíček; 0 znamená bez omezení.
option-gin-max-returns = Limit vrácených odhozených
    .about = Když se v tolika tazích po sobě vrátí to, co se vzalo z odhozených, kolo skončí, jako by došel balíček; 0 znamená bez omezení.

## Prompts and moves

phase-gin-upcard = Vezmi si otočenou kartu, nebo pasuj.
phase-gin-stock = Lízni si z balíčku.
phase-gin-draw = Vezmi si odhozené, nebo si lízni. Pokud už lízat nejde, pasuj.
phase-gin-discard = Odhoď, nebo ukonči kolo, pokud můžeš.
phase-gin-spread = Dolož, co chceš, a pak ukaž své kombinace.

move-gin-take = take – vzít si, co leží odhozené lícem nahoru
move-gin-draw = draw – líznout si z balíčku
move-gin-pass = pass – odmítnout otočenou kartu; když není co líznout, nechat kolo skončit
move-gin-discard = discard KARTA – odhodit kartu nebo kámen (discard 13s)
move-gin-knock = knock [KARTA] – ukončit kolo; kde to pravidla žádají, i s odhozenou kartou (knock 13s)
move-gin-add = add KARTA KOMBINACE – doložit ke kombinaci na stole, podle jejího čísla (add 4c 1)
move-gin-spread = spread KOMBINACE | KOMBINACE … – ukázat své kombinace (spread 5h 6h 7h | 8c 8d 8s)

## Events

event-gin-lot = Los o rozdávání: { $seat } má { $pieces }.
    .you = Los o rozdávání: máš { $pieces }.
event-gin-deals = { $seat } má nejnižší číslo a rozdává.
    .you = Máš nejnižší číslo a rozdáváš.
event-gin-upcard = Otočená karta: { $pieces }. { $most ->
        [0] Toto kolo ukončí jen gin.
        [one] Na ukončení smí zbýt nejvýše { $most } bod.
        [few] Na ukončení smí zbýt nejvýše { $most } body.
        [many] Na ukončení smí zbýt nejvýše { $most } bodu.
       *[other] Na ukončení smí zbýt nejvýše { $most } bodů.
    }
event-gin-double = Otočila se piková karta: kolo se počítá dvojnásob.
event-gin-returned = { $pieces } se vrací do zásoby.
event-gin-ended = { $seat } ukončuje kolo.
    .you = Ukončuješ kolo.
event-gin-big = { $seat } ukončuje kolo se všemi jedenácti.
    .you = Ukončuješ kolo se všemi jedenácti.
event-gin-stalled = Kolo nikdo neukončil a pokračovat nejde.

## How a round ended

outcome-gin-big = V kombinacích bylo všech jedenáct.
outcome-gin-full = V kombinacích bylo všech deset: gin.
outcome-gin-knock = Kolo bylo ukončeno s malým zbytkem.
outcome-gin-undercut = Podseknutí: kdo kolo ukončil, neměl menší zbytek než soupeř.
outcome-gin-even = Oběma zbylo stejně.
outcome-gin-again = Kolo nikdo neukončil: nepočítá se a rozdá se znovu.
outcome-gin-void = Kolo nikdo neukončil, takže se nikomu nepočítá.
outcome-gin-compare = Kolo nikdo neukončil; porovnaly se zbytky.

## On the score sheet

tally-gin-knock = Zaklepáno se zbytkem { $left }
tally-gin-ended = Ukončeno se zbytkem { $left }
tally-gin-full = Gin: všech deset v kombinacích
tally-gin-big = Všech jedenáct v kombinacích
tally-gin-win = Menší zbytek než soupeř
tally-gin-undercut = Podseknutí
tally-gin-lowest = Nejmenší zbytek
tally-gin-spades = Piky: ještě jednou

## Refusals

error-gin-much-left = Zbytek by byl { $left } a smí být nejvýše { $most }. Než kolo ukončíš, dej do kombinací víc.
error-gin-few-melded = V kombinacích máš málo karet nebo kamenů: na ukončení kola jich tam potřebuješ aspoň { $least }.
error-gin-not-all = Bez odhození musíš mít v kombinacích všechno, a nemáš.
error-gin-needs-discard = Ukončit jde jen s odhozením. Řekni, kterou kartu odhazuješ: knock 7h.
error-gin-dealt-eleven = S jedenácti jde kolo ukončit, jen když je z nich jedna právě líznutá nebo vzatá. Nejdřív odhoď.
error-gin-same-piece = { $piece } máš z odhozených v tomto tahu, takže to hned zase odhodit nesmíš. Vyber něco jiného.
error-gin-wall = Balíček je u konce, takže tohle už nejde.
error-gin-take-to-end = Poslední odhozenou kartu jde vzít, jen když s ní ukončíš kolo, a to ti s ní nevyjde.
error-gin-must-end = Poslední odhozená karta je jen na ukončení kola. Zaklepej (knock).
error-gin-no-lay-off = Tady se nedokládá. Ukaž vlastní kombinace.
error-gin-no-meld = Kombinace { $meld } na stole není; { $count ->
        [0] zatím tam neleží žádná
        [one] leží tam jen kombinace 1
        [few] čísla jdou od 1 do { $count }
        [many] čísla jdou od 1 do { $count }
       *[other] čísla jdou od 1 do { $count }
    }.
error-gin-not-best = Jde to lépe: { $least ->
        [0] nemusí zbýt nic
        [one] stačí zbytek za { $least } bod
        [few] stačí zbytek za { $least } body
        [many] stačí zbytek za { $least } bodu
       *[other] stačí zbytek za { $least } bodů
    }. Tady je nutné hrát co nejlépe.

## Reasons of hints

why-gin-ends = Ukončíš kolo, zbytek: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
why-gin-all-melded = Všechno je v kombinacích, nic nezbývá.
why-gin-early = { $seat } má za sebou teprve { $count ->
        [one] jeden tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }.
why-gin-can-end = Pak můžeš kolo ukončit, zbytek: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
why-gin-saves = Zmenšíš si zbytek o { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
why-gin-plays-on = Kolo by se už dalo ukončit, zbytek: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Nejlepší bot hraje dál.
why-gin-dead = { $piece } už k ničemu nebude: nemůže přijít { $pieces }.
why-gin-danger = Odhodit { $piece } by bylo nebezpečné: { $seat } má z odhozených { $pieces }.
why-gin-gives-nothing = { $seat } z toho nic nemá: { $piece } už nezapadne do žádné kombinace.
why-gin-ways = { $count ->
        [one] Zbývá ti jedna cesta, jak skončit v příštím tahu.
        [few] Zbývají ti { $count } cesty, jak skončit v příštím tahu.
       *[other] Zbývá ti { $count } cest, jak skončit v příštím tahu.
    }
why-gin-to-gin = { $count ->
        [one] Ke ginu v příštím tahu ti zbývá jedna cesta.
        [few] Ke ginu v příštím tahu ti zbývají { $count } cesty.
       *[other] Ke ginu v příštím tahu ti zbývá { $count } cest.
    }
why-gin-helps = { $count ->
        [one] Ke kombinaci v příštím tahu ti zbývá jedna cesta.
        [few] Ke kombinaci v příštím tahu ti zbývají { $count } cesty.
       *[other] Ke kombinaci v příštím tahu ti zbývá { $count } cest.
    }
why-gin-least = Takhle zbývá nejméně: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
why-gin-left = Méně ti zbýt nemůže: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## In the terminal

cli-gin-left-label = Zbytek:
cli-gin-deadwood = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } mimo kombinace; kolo jde ukončit s nejvýše { $most }
cli-gin-left = zbytek { $points }
cli-gin-opener = ukončuje kolo
cli-score-word-end = Připiš, kdo ukončil kolo: 13h 4c / - end=JMÉNO.
cli-score-word-big = Připiš „big“, pokud to bylo se všemi jedenácti: 13h 4c / - end=JMÉNO big.
cli-score-word-spades = Otočila-li se piková karta, připiš na konec „spades“: kolo se počítá dvojnásob.

## On the pages

web-gin-do-knock = Zaklepat
web-do-spread = Ukázat kombinace
web-gin-draw = Vezmi si odhozené, nebo si lízni.
web-gin-discard = Odhoď.
web-gin-end-next = Odhoď. Kolo můžeš ukončit na začátku svého příštího tahu.
web-gin-may-end = Teď můžeš kolo ukončit, nebo odhodit a hrát dál.
web-gin-may-knock = Teď můžeš zaklepat a kolo ukončit, nebo odhodit a hrát dál.
web-gin-may-end-first = Teď můžeš kolo ukončit, nebo líznout a hrát dál.
web-gin-show = Ukaž své kombinace.
web-gin-spread-empty = Vyber, z čeho bude kombinace, nebo to přetáhni sem
web-gin-spread-best = Nejlepší kombinace
web-gin-left = { $points ->
        [0] Žádný zbytek
        [one] Zbytek: { $points } bod
        [few] Zbytek: { $points } body
        [many] Zbytek: { $points } bodu
       *[other] Zbytek: { $points } bodů
    }
web-gin-limit = { $most ->
        [0] k ukončení nesmí zbýt nic
       *[other] k ukončení nejvýše { $most }
    }
web-gin-least = aspoň { $least } v kombinacích
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Velký gin
web-gin-end = Ukončit kolo se zbytkem { $points }
web-gin-finish = Doložit a ukázat co nejlépe
web-gin-which = Kterou kartu odhazuješ?
web-gin-sort-melds = Kombinace
web-settings-arranged = Řadit karty v ruce podle kombinací
web-settings-arranged-about = Co k sobě patří, stojí u sebe; zbytek je na konci.

## The lesson

lesson-gin-take = V ruce sbíráš kombinace: tři nebo více karet za sebou v jedné barvě, nebo tři či čtyři stejné hodnoty. Piková 9 patří k tvým devítkám: vezmi ji a odhoď kartu, která nikam nepatří.
lesson-gin-knock = Co není v kombinaci, je zbytek: eso platí 1, figury 10. S nejvýš deseti body smíš zaklepat a tobě by zbylo jen eso: zaklepej, odhoď přitom krále a ukaž své kombinace.
lesson-gin-layoff = Soupeř zaklepal. Nejdřív dolož, co se hodí k jeho kombinacím: tvá křížová 6 navazuje na postupku. Pak ukaž své kombinace; zbytek se počítá proti tobě.
lesson-gin-win = Teď vyhraj kolo. Lízni si a zaklepej, jakmile má tvůj zbytek nejvýš deset bodů. Kdo má menší zbytek, získá rozdíl.
lesson-gin-tiles-take = Na stojánku sbíráš kombinace: tři nebo více čísel za sebou v jedné barvě, nebo stejné číslo ve třech či čtyřech barvách. Odkrytá 9 patří k tvým devítkám: vezmi ji a odhoď kámen, který nikam nepatří.
lesson-gin-tiles-end = Na začátku tahu máš devět z deseti kamenů v kombinacích a poslední dává méně než deset bodů. Smíš tedy kolo ukončit: udělej to a ukaž své kombinace.
lesson-gin-tiles-win = Teď vyhraj kolo. Ukončit ho jde jen na začátku tahu, když je aspoň osm kamenů v kombinacích a zbytek dává méně než deset bodů. Vyhrává, komu zbude méně.

## The rules

rules-serie-noire-gin =
    Hrají dva až čtyři hráči se 104 kameny: 1 až 13 ve čtyřech barvách, každý dvakrát; žolíci
    nejsou. Na stojánku sbíráš kombinace: tři nebo více čísel za sebou v jedné barvě, nebo tři či
    čtyři kameny jednoho čísla v různých barvách. Jednička patří jen před dvojku. Během hry se nic
    nevykládá.

    Každý si lízne kámen a rozdává ten, kdo má nejnižší číslo; při shodě se lízá znovu. Každý
    dostane deset kamenů a soused po levici rozdávajícího jedenáct. Ten také začíná: jeden kámen
    odhodí lícem nahoru. Hraje se po směru hodinových ručiček.

    Ve svém tahu si vezmi právě odhozený kámen, nebo si lízni ze zásoby; pak jeden kámen odhoď.
    Odhozený kámen smí vzít jen další hráč na řadě. Nechce-li ho, ve dvou se otočí lícem dolů a je
    ze hry venku; ve třech a čtyřech se vrací do zásoby, až si ten hráč lízne.

    Kolo lze ukončit třemi způsoby. Petit Gin: na začátku tahu máš všech deset kamenů v
    kombinacích. Osm nebo devět: na začátku tahu jich máš v kombinacích osm nebo devět a zbytek
    dává méně než deset bodů. Grand Gin: právě ti přibyl kámen a v kombinacích je všech jedenáct.
    Končit nikdy nemusíš a odhozením kolo ukončit nejde: počkej na svůj další tah.

    Kdo kolo ukončí, ukáže své kombinace jako první; pak je po řadě ukážou ostatní, každý jednou a
    bez lízání. Když ukazuješ ty, smíš nejdřív doložit jednotlivé kameny ke všem kombinacím, které
    už leží. Co doložit a vyložit nemůžeš nebo nechceš, počítá se svým číslem, i 11, 12 a 13.

    Za ukončení je 50 bodů s Grand Ginem, 25 s Petit Ginem a 20 s osmi nebo devíti kameny. Ve třech
    a čtyřech získá 50 bodů ten, komu zbylo nejméně; při shodě ten, kdo ukazoval dřív. Ve dvou získá
    ten, komu zbylo méně, rozdíl a 20 bodů, a ukazoval-li jako druhý, ještě 10. Jsou-li zbytky stejné,
    získá 10 bodů ten druhý. Prémie za ukončení zůstává v každém případě.

    Je-li zásoba prázdná a odhozený kámen nechceš, nebo když kolo ani po 200 tazích nikdo neukončí,
    nikomu se nepočítá a rozdá se znovu. Po každém kole rozdává další hráč po levici. Partie končí,
    když má někdo 100 bodů; vyhrává nejvyšší součet.

rules-gin =
    Hrají dva s jedním balíčkem 52 karet. V ruce sbíráš kombinace: tři nebo více karet za sebou v
    jedné barvě, nebo tři či čtyři karty stejné hodnoty. Eso patří jen před dvojku. Karty mimo
    kombinace jsou tvůj zbytek: eso platí 1, kluk (J), dáma (Q) a král (K) po 10, ostatní své číslo.

    Oba si líznou kartu a rozdává ten s nižší: každému deset a další karta se otočí. Soupeř
    rozdávajícího si ji může vzít; nechce-li, může rozdávající; nechce-li ji nikdo, soupeř si lízne
    z balíčku.

    Ve svém tahu si vezmi horní odhozenou kartu, nebo si lízni z balíčku; pak jednu kartu odhoď.
    Kartu právě vzatou z odhozených nesmíš v témže tahu zase odhodit. Odhozené karty leží lícem
    nahoru a smíš si je prohlížet.

    Máš-li po odhození mimo kombinace nejvýše deset bodů, smíš zaklepat: poslední kartu odhodíš
    lícem dolů, tím kolo končí, a ukážeš své kombinace. Nezbývá-li ti vůbec nic, je to gin.

    Po zaklepání smí soupeř doložit karty k tvým kombinacím a pak ukáže své. Ke ginu se nic
    nedokládá.

    Má-li menší zbytek ten, kdo klepal, získá rozdíl. Má-li druhý zbytek stejný nebo menší, je to
    podseknutí: druhý získá rozdíl a 25 bodů. Gin podseknout nejde; přinese soupeřův zbytek a 25
    bodů.

    Když v balíčku zbývají jen dvě karty a nikdo nezaklepal, kolo se nikomu nepočítá a rozdá se
    znovu; stejně tak po padesáti vzatých odhozených kartách. V rozdávání se hráči střídají.
    Vyhrává, kdo má první 100 bodů.

    Volitelně: v ginu Oklahoma určuje první otočená karta, kolik smí zbýt při klepání; při esu se
    končí jen ginem. Velký gin, všech jedenáct karet v kombinacích, ukončí kolo bez odhození. V
    Oklahomě může piková karta kolo zdvojnásobit a eso může dovolit jeden bod. Na konci se mohou
    přičíst prémie za partii, za každé vyhrané kolo a za výhru s nulou.

## The rules: chapters and pictures

web-chapter-ending = Ukončení kola
web-chapter-show = Ukazování kombinací
web-figure-no-ace-high = eso je jen před 2
web-figure-melds-gin = Co k sobě patří a co ne.
web-figure-points-deadwood = Kolik platí zbylé karty
web-figure-ending = Tři způsoby, jak ukončit kolo
web-figure-knock = Zaklepání a gin
web-figure-layoff = Kdo ukazuje později, smí dokládat k tomu, co už leží. Tady mu tak zbude méně než tomu, kdo skončil.
web-figure-layoff-gin = Po zaklepání doloží druhý hráč, co se hodí. Počítá se jen to, co pak zbude.

## Disputed points: Série Noire Gin-Rummy

ruling-q-gin-1 = Kdy smíš skončit s osmi nebo devíti kameny?
    .ruling = Na začátku svého tahu, s deseti kameny, než si vezmeš další.
ruling-q-gin-2 = Je to Petit Gin, když všech deset sedí až po odhození?
    .ruling = Ne. Počkej na svůj další tah a skonči pak.
ruling-q-gin-3 = Kolik smí zbýt?
    .ruling = Nejvýš 9 bodů a aspoň osm kamenů v kombinacích.
ruling-q-gin-4 = Musíš skončit, když můžeš?
    .ruling = Ne.
ruling-q-gin-5 = Je jedenáct rozdaných kamenů v kombinacích Grand Gin?
    .ruling = Ne, jedenáctý musí být vzatý.
ruling-q-gin-6 = Kolik platí 11, 12 a 13?
    .ruling = Své číslo.
ruling-q-gin-7 = Smí jednička následovat po 13?
    .ruling = Ne.
ruling-q-gin-8 = Smí se dokládat proti Grand nebo Petit Ginu?
    .ruling = Ano, návod výjimku nedělá.
ruling-q-gin-9 = Smí ten, kdo skončil, dokládat k později ukázaným kombinacím?
    .ruling = Ne, každý ukazuje jednou, po řadě.
ruling-q-gin-10 = Lízají si ostatní ještě, než ukážou?
    .ruling = Ne.
ruling-q-gin-11 = Je ve dvou i 50 bodů za nejmenší zbytek?
    .ruling = Ne, místo nich je rozdíl a jeho prémie.
ruling-q-gin-12 = Nechá si ve dvou při stejných zbytcích prémii ten, kdo skončil?
    .ruling = Ano.
ruling-q-gin-13 = Kdo smí vzít odhozený kámen?
    .ruling = Jen další hráč na řadě.
ruling-q-gin-14 = Kdy se nechtěný kámen vrací do zásoby?
    .ruling = Až si další hráč lízne, aby ho nemohl hned vytáhnout.
ruling-q-gin-15 = Co když je zásoba prázdná?
    .ruling = Kolo se nikomu nepočítá a rozdá se znovu.
ruling-q-gin-17 = Musíš skládat co nejlépe?
    .ruling = Ne, kombinace si vybíráš.
ruling-q-gin-18 = Smíš odhodit právě vzatý kámen?
    .ruling = Ano.
ruling-q-gin-19 = Smí být v setu tentýž kámen dvakrát?
    .ruling = Ne, všechny barvy jsou různé.
ruling-q-gin-20 = Smí se ve dvou prohlížet odhozené kameny?
    .ruling = Ne. Kámen, který soupeř nechce, se otočí lícem dolů.
ruling-d-gin-1 = Má Petit Gin osm nebo devět kamenů, jak říká anglický text?
    .ruling = Ne, deset. Anglický text slil dva způsoby zakončení v jeden.
