### Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy and Rummikub.

## Names

game-myrummy = MyRummy
    .about = Vykládej postupky a sety z kamenů, přestavuj stůl a vyprázdni stojánek jako první.
game-serie-noire = Série Noire Rummy
    .about = Rummy s kameny, ve kterém si kámen vyměníš, když žádný nevykládáš.
game-brettspielnetz = Brettspielnetz Rummy
    .about = Rummy s kameny pro dva: každý má žolíka a žolíci na desce jsou volní.
game-rummikub = Rummikub
    .about = Dobře známé rummy s kameny: nejdřív vylož aspoň 30 bodů, přestavuj celý stůl a vyprázdni stojánek dřív než ostatní.

## Options

option-tiles-hand = Kameny na stojánku
    .about = Kolik kamenů každý na začátku dostane.
option-tiles-jokers = Žolíci
    .about = Kolik žolíků je mezi kameny; s méně žolíky je to těžší.
option-tiles-dealt-joker = Žolíci při rozdávání
    .about = Zda každý dostane žolíka.
    .chance = podle náhody
    .one = každý právě jednoho
    .at-least-one = každý aspoň jednoho
option-tiles-starter = Kdo začíná
    .about = Jak se určí, kdo začíná, když o tom nerozhodlo dřívější kolo.
    .lot = losem
    .lowest = nejnižší líznutý kámen
    .highest = nejvyšší líznutý kámen
option-tiles-drawer-starts = Začíná ten, kdo ho lízl
    .about = Začíná ten, kdo lízl rozhodující kámen; jinak hráč po jeho levici.
option-tiles-next-starter = Kdo začíná příště
    .about = Kdo začíná další kola po prvním.
    .after-last = kdo by byl na řadě
    .anew = určí se znovu
    .left = po levici toho, kdo začínal
option-tiles-turn = Tah
    .about = Z čeho se skládá tah.
    .lay-or-draw = vyložit, nebo si líznout kámen
    .lay-or-exchange = vyložit, nebo vyměnit kámen se zásobou
    .draw-and-reject = líznout, případně vyložit, jeden kámen odhodit (verze 1)
    .draw-and-keep = líznout, případně vyložit, vše si nechat (verze 2)
option-tiles-exchanged = Vyměněné kameny
    .about = Kam jde kámen při výměně.
    .returns = zpět do zásoby
    .scrapped = pryč z kola
option-tiles-exchange-order = Pořadí při výměně
    .about = Zda nový kámen uvidíš, než vybereš ten, který odejde.
    .blind = nejdřív vybrat
    .draw-first = nejdřív líznout
option-tiles-take-scrap = Brát z odhozených
    .about = Místo kamene ze zásoby lze vzít horní odhozený.
option-tiles-reject-on-empty = Odhazovat i bez zásoby
    .about = Kdo vykládá, musí i při prázdné zásobě jeden kámen odhodit.
option-tiles-changes = Kameny k výměně
    .about = Kolik kamenů smíš po líznutí vyměnit, dokud nemáš vyloženo (verze 2).
option-tiles-most-tiles = Limit kamenů v tahu
    .about = Kolik kamenů lze nejvýše zahrát v jednom tahu.
option-tiles-most-tiles-of = Co se do toho počítá
    .about = Zda se počítají i kameny přesunuté na stole.
    .rack = kameny ze stojánku
    .moved = i přesunuté kameny
option-tiles-melds = Kombinace
    .about = Které kombinace lze vykládat.
    .both = sety i postupky
    .sets = jen sety
    .runs = jen postupky
option-tiles-ace = Jednička
    .about = Kam v postupce patří 1.
    .low = před 2
    .either = před 2, nebo za 13
    .wrap = kamkoli: i 13 1 2
option-tiles-ace-high = Hodnota 1 za 13
    .about = Kolik při prvním vyložení platí 1, která stojí za 13.
option-tiles-ace-at-both-ends = Jednička na obou koncích
    .about = Smí-li 1 stát za 13, smí jít postupka od 1 přes 13 znovu k 1, tedy 14 kamenů; jinak nejvýše 13.
option-tiles-mixed-runs = Postupky z více barev
    .about = Kameny postupky mohou mít jakékoli barvy.
option-tiles-minimum = Body na první vyložení
    .about = Kolik musí mít první vyložení; s 0 stačí jakákoli kombinace z vlastního stojánku.
option-tiles-opening = První vyložení
    .about = Zda se první vyložení smí složit z více kombinací.
    .sum = více kombinací dohromady
    .one = jedna kombinace
option-tiles-joker-opens = Žolík se při prvním vyložení počítá
    .about = Žolík platí jako kámen, který zastupuje; jinak nic nepřidá.
option-tiles-table-when-opening = Stůl otevřený hned
    .about = Stůl lze používat už v tahu prvního vyložení, jakmile leží dost kamenů z vlastního stojánku.
option-tiles-rebuild = Přestavování
    .about = Jak moc lze kombinace na stole rozebírat.
    .free = jakkoli, jen když vše skončí v kombinacích
    .three = tři kameny zůstanou spolu, nebo se rozejdou všechny
    .listed = jen posunout, rozdělit, nahradit a odebrat
option-tiles-table-joker = Žolíci na stole
    .about = Co musí na místo žolíka přijít, než se smí pohnout.
    .any = kterýkoli kámen, který by se hodil
    .declared = kámen, za který byl vyložen
    .both = v setu všechny chybějící kameny
    .free = nic
option-tiles-joker-from-rack = Náhrada ze stojánku
    .about = Kámen, který žolíka uvolní, musí v tom tahu přijít ze stojánku.
option-tiles-joker-tile-moves = Náhrada se přesouvá
    .about = Kámen, který žolíka uvolní, přijde ze stojánku nebo z rozebrané kombinace; jinak stačí kterýkoli vhodný kámen na stole.
option-tiles-joker-joins = Uvolněný žolík se jen dokládá
    .about = Uvolněného žolíka lze jen doložit ke kombinaci, která už ležela.
option-tiles-one-joker = Jeden žolík v kombinaci
    .about = V kombinaci smí být nejvýše jeden žolík.
option-tiles-board-cells = Omezená deska
    .about = Všechny kombinace se musí vejít na deset řad po třinácti kamenech, s mezerou mezi sousedy.
option-tiles-hand-finish = Všechno najednou
    .about = Co znamená zbavit se všech kamenů najednou bez dřívějšího vyložení.
    .plain = nic zvláštního
    .double = počítá se dvojnásob
    .handrummy = počítá se dvojnásob a nepotřebuje minimum (Handrummy)
option-tiles-hand-finish-last = Poslední kameny najednou
    .about = Dvojnásob se počítá i konec s nejméně tolika kameny najednou; 0 znamená nikdy.
option-tiles-last-tile-ends = Poslední kámen končí kolo
    .about = Kolo končí hned, jak někdo lízne poslední kámen.
option-tiles-passing = Pasování
    .about = Kdo smí při prázdné zásobě pasovat.
    .willing = kdokoli
    .unable = jen kdo nemůže nic vyložit
option-tiles-blocked = Nikdo nevyloží všechno
    .about = Co se zapíše, když kolo skončí a kameny zbývají všem.
    .all-minus = každému se odečte hodnota jeho stojánku
    .lowest-wins = kdo má na stojánku nejméně, získá rozdíly
option-tiles-scoring = Body
    .about = Co se za kolo počítá.
    .racks = hodnota stojánků
    .win = jeden bod za výhru
option-tiles-joker-hand = Žolík na stojánku
    .about = Kolik platí žolík, který zbyl na stojánku.
option-tiles-max-turns = Limit tahů
    .about = Po tolika tazích kolo končí, jako by nikdo nemohl dál.
option-tiles-seconds = Sekundy na tah
    .about = Jak dlouho smí tah trvat; 0 znamená bez omezení.
option-tiles-timeout = Když vyprší čas
    .about = Co bude s nedokončeným tahem.
    .keep-most = největší platná část zůstane
    .keep-valid = co je platné, zůstane, zkouší se v pevném pořadí
    .undo = všechno se vrátí
option-tiles-timeout-tiles = Kameny za vypršení času
    .about = Kolik kamenů si lízneš, když nezůstane nic.

## Prompts and moves

phase-tiles-draw = Lízni si kámen.
phase-tiles-play = Vykládej, nebo zvol, co jiného tvůj tah nabízí.
phase-tiles-change = Vyměň další kámen, nebo pasuj.
phase-tiles-return = Vrať jeden kámen do zásoby.
phase-tiles-reject = Odhoď jeden kámen.

move-tiles-lay = lay KOMBINACE | KOMBINACE … – takhle má vypadat stůl, se všemi kombinacemi, které zůstanou (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – líznout si kámen ze zásoby
move-tiles-take = take – vzít si horní odhozený kámen
move-tiles-exchange = exchange KÁMEN – dát kámen do zásoby výměnou za jiný (exchange 5h)
move-tiles-reject = reject KÁMEN – odhodit kámen (reject 5h)
move-tiles-pass = pass – přenechat tah dalšímu hráči

## Events

event-tiles-lot = Los o začátek: { $seat } má { $pieces }.
    .you = Los o začátek: máš { $pieces }.
event-tiles-laid = { $moved ->
        [0] { $seat } vykládá { $melds }.
       *[other] { $seat } vykládá { $pieces }. Nově na stole: { $melds }.
    }
    .you = { $moved ->
            [0] Vykládáš { $melds }.
           *[other] Vykládáš { $pieces }. Nově na stole: { $melds }.
        }
event-tiles-opened = { $points ->
        [0] { $seat } poprvé vykládá.
        [one] { $seat } poprvé vykládá, za { $points } bod.
        [few] { $seat } poprvé vykládá, za { $points } body.
        [many] { $seat } poprvé vykládá, za { $points } bodu.
       *[other] { $seat } poprvé vykládá, za { $points } bodů.
    }
    .you = { $points ->
            [0] Poprvé vykládáš.
            [one] Poprvé vykládáš, za { $points } bod.
            [few] Poprvé vykládáš, za { $points } body.
            [many] Poprvé vykládáš, za { $points } bodu.
           *[other] Poprvé vykládáš, za { $points } bodů.
        }
event-tiles-exchanged = { $seat } mění kámen.
    .you = Měníš kámen.
event-tiles-gave = Odevzdáváš { $pieces }.

## How a round ended

outcome-tiles-out = Kdo má prázdný stojánek, vyhrává kolo.
outcome-tiles-out-double = Všechny kameny najednou: body se počítají dvojnásob.
outcome-tiles-blocked = Všichni pasovali a zásoba je prázdná.
outcome-tiles-last-drawn = Poslední kámen je líznutý; rozhoduje, co zbylo na stojáncích.
outcome-tiles-even = Na stojáncích zbylo stejně: remíza.
outcome-tiles-cap = Kolo trvalo příliš dlouho a končí.

## On the score sheet

tally-tiles-double = Všechno najednou: ještě jednou
tally-tiles-left = Zbylo: { $left }

## Refusals

error-tiles-table-missing = { $piece } leží na stole a musí tam zase být v některé kombinaci.
error-tiles-lay-none = Vylož aspoň jeden kámen ze stojánku, nebo nevykládej vůbec.
error-tiles-too-many = Kamenů je { $count }; v jednom tahu lze zahrát nejvýše { $most }.
error-tiles-keep-one = Jeden kámen si nech: potřebuješ ho na odhození.
error-tiles-table-closed = Kombinace { $meld } se smíš dotknout až v tahu po svém prvním vyložení. Nejdřív vylož vlastní kameny.
error-tiles-opening-one = Poprvé se vykládá jedna kombinace, ne { $count }. Ostatní vylož v dalším tahu.
error-tiles-opening-own = Poprvé se vykládá kombinace celá z vlastního stojánku. Nejdřív takovou vylož.
error-tiles-opening-short = Zatím { $reached } z { $needed } bodů: na první vyložení přidej, nebo si kameny nech.
error-tiles-joker-pinned = { $joker } musí zůstat na místě, dokud ho nenahradí kámen, který se tam hodí. Stačí jeden: { $needed }.
error-tiles-joker-stands = { $joker } musí zůstat na místě: kámen z kombinace, která dál stojí, ho nenahradí. Vhodný musí přijít z tvého stojánku nebo z rozebrané kombinace: { $needed }.
error-tiles-joker-both = { $joker } musí zůstat na místě, dokud tam nebudou ležet všechny chybějící kameny: { $needed }.
error-tiles-joker-joins = Uvolněný žolík se musí doložit ke kombinaci, která už ležela.
error-tiles-rebuild-three = Z kombinace { $meld } nech tři kameny spolu, nebo rozděl všechny do jiných kombinací.
error-tiles-rebuild-listed = Kombinace { $meld } musí zůstat: posuň ji, rozděl nebo v ní kámen nahraď, ale nerozebírej ji.
error-tiles-board-full = Kombinace se nevejdou na desku { $columns } × { $rows }. Některé spoj.
error-tiles-pool-empty = Zásoba je prázdná. Vykládej, nebo pasuj.
error-tiles-pool-left = { $tiles ->
        [one] V zásobě je ještě kámen, takže pasovat nejde.
        [few] V zásobě jsou ještě { $tiles } kameny, takže pasovat nejde.
        [many] V zásobě je ještě { $tiles } kamene, takže pasovat nejde.
       *[other] V zásobě je ještě { $tiles } kamenů, takže pasovat nejde.
    }
error-tiles-must-lay = Můžeš vyložit { $pieces }, takže pasovat nesmíš.
error-tiles-change-opened = Už máš vyloženo, takže kameny měnit nesmíš.
error-tiles-change-most = { $most ->
        [0] Tady se kameny měnit nesmějí.
        [one] V tomto tahu už jeden kámen vyměněný máš.
        [few] V tomto tahu už máš vyměněné { $most } kameny.
        [many] V tomto tahu už máš vyměněno { $most } kamene.
       *[other] V tomto tahu už máš vyměněno { $most } kamenů.
    }
error-tiles-keep-drawn = { $piece } je právě líznutý kámen. Dej jiný.

## Reasons of hints

why-tiles-waits = Můžeš také počkat: nejlepší bot by zatím nic nevyložil.
why-tiles-fewer = Nejlepší bot by vyložil jen { $count ->
        [one] jeden kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } a zbytek si nechal.
why-tiles-joker-freed = Žolík na stole se uvolní a jde jinam.
why-tiles-rebuilt = Přestavíš na stole { $count ->
        [one] jednu kombinaci
        [few] { $count } kombinace
       *[other] { $count } kombinací
    }.

## In the terminal

cli-not-opened = ! ještě bez prvního vyložení
cli-pool-label = Zásoba:
cli-pool = { $count ->
        [0] prázdná
        [one] 1 kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }
cli-scrap = Odhozeno:
cli-scrapped = { $count ->
        [one] 1 kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    } lícem dolů
cli-score-word-double = Vyložil-li vítěz všechno najednou, připiš na konec „double“: 13h * / - / 5c 5d double.
cli-do-tiles-meld = meld KAMENY – nová kombinace z tvého stojánku a z volných kamenů (meld 5h 6h 7h)
cli-do-tiles-add = add KAMENY KOMBINACE – doložit kameny ke kombinaci na stole (add 9h 3)
cli-do-tiles-take = take KAMENY KOMBINACE – vzít kameny z kombinace; musí se znovu použít (take 4h 3)
cli-do-tiles-split = split KOMBINACE POČET – rozdělit kombinaci za tolika kameny (split 3 2)

## On the pages

web-do-exchange = Vyměnit
web-do-reject = Odhodit
web-tiles-not-opened = ještě bez prvního vyložení
web-tiles-scrap = Odhozené
web-tiles-new = Nová kombinace
web-tiles-empty = Na stole ještě nic neleží.
web-tiles-begin = Ťukni na kameny na svém stojánku, nebo je přetáhni sem.
web-tiles-nearer = Větší
web-tiles-fit = Ukázat vše
web-tiles-fresh = vyloženo naposledy
web-tiles-moved = z jiné kombinace
web-tiles-split = Rozdělit tady
web-tiles-back = Na stojánek
web-tiles-undo = Zpět
web-tiles-redo = Znovu
web-tiles-reset = Zpět na začátek tahu
web-tiles-done = Hotovo
web-tiles-chosen = Co je vybráno
web-tiles-joker = Žolík je
web-tiles-run = { $points ->
        [0] Postupka
        [one] Postupka, { $points } bod
        [few] Postupka, { $points } body
       *[other] Postupka, { $points } bodů
    }
web-tiles-set = { $points ->
        [0] Set
        [one] Set, { $points } bod
        [few] Set, { $points } body
       *[other] Set, { $points } bodů
    }
web-tiles-fine = Tohle je kombinace.
web-tiles-worth = { $points ->
        [one] Tohle je kombinace: { $points } bod.
        [few] Tohle je kombinace: { $points } body.
        [many] Tohle je kombinace: { $points } bodu.
       *[other] Tohle je kombinace: { $points } bodů.
    }
web-tiles-ready = { $count ->
        [one] Dobře: { $count } kámen z tvého stojánku.
        [few] Dobře: { $count } kameny z tvého stojánku.
       *[other] Dobře: { $count } kamenů z tvého stojánku.
    }
web-tiles-pick = Vyber celou kombinaci a pak ťukni na „{ $button }“.
web-tiles-picked = Teď ťukni na „{ $button }“.
web-tiles-picked-join = Teď ťukni na „{ $button }“, nebo na kombinaci, ke které to patří.
web-tiles-closed = Před prvním vyložením zůstávají kombinace ostatních, jak jsou. Nejdřív vylož vlastní kameny.
web-tiles-opening = { $reached } z { $needed } bodů
web-tiles-laid-of = Vyložené kameny: { $count } z { $most }.
web-tiles-most = { $count } z nejvýše { $most } kamenů
web-tiles-changes = { $count ->
        [one] Vylož, vyměň jeden kámen, nebo pasuj.
        [few] Vylož, vyměň až { $count } kameny, nebo pasuj.
       *[other] Vylož, vyměň až { $count } kamenů, nebo pasuj.
    }
web-tiles-or-draw = { $needed ->
        [0] Vylož kameny
       *[other] Vylož kameny v hodnotě aspoň { $needed } bodů
    }, nebo si jeden lízni.
web-tiles-alone-or-draw = Vylož jednu kombinaci aspoň za { $needed } bodů, nebo si lízni.
web-tiles-alone-short = Jediná kombinace musí mít { $needed } bodů; tato má { $reached }.
web-tiles-alone-joker = Žolík se nepočítá: tato kombinace má { $reached } z { $needed } bodů.
web-tiles-or-exchange = { $needed ->
        [0] Vylož kameny
       *[other] Vylož kameny v hodnotě aspoň { $needed } bodů
    }, nebo vyber jeden k výměně.
web-tiles-or-reject = { $needed ->
        [0] Vylož kameny
       *[other] Vylož kameny v hodnotě aspoň { $needed } bodů
    }, nebo vyber jeden k odhození.
web-tiles-hint-lay = { $count ->
        [one] Vyložit jde { $count } kámen.
        [few] Vyložit jdou { $count } kameny.
       *[other] Vyložit jde { $count } kamenů.
    }
web-tiles-hint-short = Zatím není co vyložit: na dosah je { $reached } z { $needed } bodů.
web-tiles-hint-none = Teď nejde vyložit nic.
web-tiles-hint-this = Nejlepší bot by se zbavil tohoto.
web-tiles-show = Ukaž mi to
web-tiles-building = { $name } staví…
web-tiles-flow = Volně
web-tiles-grid = Deska
web-tiles-time-keep = Až čas vyprší, zůstane, co platí.
web-tiles-time-undo = Až čas vyprší, vrátí se všechno zpět.
web-tiles-told-new = { $pieces }: nová kombinace
web-tiles-told-meld = { $pieces } ke kombinaci { $number }
web-tiles-told-rack = { $pieces } zpět na stojánku
web-tiles-told-split = Kombinace rozdělena
web-tiles-keys = Mezerník vybírá, Enter doloží vybrané, N založí novou kombinaci, S rozdělí před kamenem, Backspace vrátí kámen na stojánek, Ctrl Z vezme krok zpět.
web-replay-gave = { $seat } odevzdává { $pieces }.
web-settings-grid = Stůl jako deska s políčky
web-settings-grid-about = Jako na původní desce; jinak kombinace leží, kde je místo.

## The lesson

lesson-tiles-open = Chceš mít prázdný stojánek jako první. První vyložení musí mít aspoň 30 bodů, vše z vlastního stojánku: tady 10, 11 a 12 v jedné barvě. Vylož je a ukonči tah.
lesson-tiles-add = Odteď smíš používat celý stůl. Čísla za sebou v jedné barvě jsou postupka a tvá 13 navazuje na 10, 11, 12: dolož ji.
lesson-tiles-rebuild = Stejné číslo v různých barvách je set. Leží tu čtyři sedmičky a stačí tři: vezmi tu v barvě své 8 a 9 a udělej z nich novou postupku.
lesson-tiles-joker = Žolík zastupuje čtyřku, kterou máš na stojánku. Dej ji na jeho místo a žolíka použij v témže tahu: s tvými dvěma jedenáctkami tvoří set.
lesson-tiles-draw = Někdy se nic nehodí. Pak si lízni kámen; tím tah končí a kámen počká na příště.
lesson-tiles-exchange = Někdy se nic nehodí. Pak vyměň kámen, bez kterého se obejdeš, za jeden ze zásoby; tím tah končí.
lesson-tiles-win = Zbývají dva kameny. Vylož ten, který se hodí, podívej se, co udělá soupeř, a vylož poslední: máš vyhráno.

## The rules

rules-myrummy =
    Hrají dva až čtyři hráči se 106 kameny: 1 až 13 ve fialové, černé, zelené a šedé, vše dvakrát, a
    dva žolíci. Každý si vezme 14 kamenů, zbytek je zásoba. O tom, kdo začíná, rozhodne los; hraje
    se po směru hodinových ručiček.

    Set jsou tři nebo čtyři kameny jednoho čísla v různých barvách. Postupka jsou tři nebo více
    čísel za sebou v jedné barvě; jednička je nejnižší a za 13 už nic není. Žolík zastoupí
    kterýkoli kámen, který by se tam hodil.

    Ve svém tahu buď vykládej, nebo si lízni jeden kámen. Líznout si smíš, i když máš co vyložit.
    Líznutý kámen čeká na tvůj další tah. Když vykládáš, musí ze stojánku přibýt aspoň jeden kámen.

    Tvé první vyložení musí mít aspoň 30 bodů, v jedné kombinaci nebo ve více, a vše z vlastního
    stojánku. Kámen platí své číslo, žolík číslo kamene, který zastupuje. Ostatních kombinací na
    stole se v tomto tahu ještě nesmíš dotknout.

    Od dalšího tahu smíš používat celý stůl: dokládat, rozebírat kombinace a skládat je jinak. Na
    konci tahu musí všechno, co tam leželo, zase ležet v setech a postupkách. Počítá se jen
    výsledek, ne cesta k němu.

    Žolík na stole drží své místo i význam, dokud ho nenahradí kámen, který by se tam hodil, z tvého
    stojánku nebo z kombinace, kterou v tom tahu rozebereš; v setu ze tří stačí kterákoli z
    chybějících barev. Uvolněný žolík se musí použít v témže tahu. V jedné kombinaci mohou být i dva
    žolíci; není-li jasné, co znamenají, řekneš to.

    Tah trvá dvě minuty. Když čas vyprší, zůstane, co leží v bezchybných kombinacích, a zbytek se
    vrátí; nezůstane-li nic nebo nestačí-li první vyložení na 30, vrátí se všechno a lízneš si
    kámen.

    Kdo vyloží poslední kámen, vyhrává kolo. Ostatní sečtou, co mají na stojánku, žolíka za 25, a
    zapíšou si to jako trestné body; vítěz získá jejich součet jako kladné. Další kolo začíná ten,
    kdo by byl na řadě. Je-li zásoba prázdná, pasuje, kdo nevykládá; pasují-li všichni po sobě,
    kolo končí a každému se odečte hodnota jeho stojánku. Po dohodnutém počtu kol vyhrává nejvyšší
    součet.

    Volitelně se hraje Handrummy: kdo vyloží všechny kameny ze stojánku najednou, nepotřebuje 30 a
    vše se počítá dvojnásob.

rules-serie-noire =
    Hrají dva až čtyři hráči se 106 kameny: 1 až 13 ve čtyřech barvách, vše dvakrát, a dva žolíci.
    Každý si lízne kámen a začíná ten, kdo má nejnižší; při shodě se lízá znovu a žolík platí 25.
    Každý dostane 14 kamenů, zbytek je zásoba. Hraje se po směru hodinových ručiček.

    Série (set) jsou tři nebo čtyři kameny jednoho čísla v různých barvách. Postupka jsou tři nebo
    více čísel za sebou v jedné barvě; jednička patří jen před dvojku. Žolík zastoupí kterýkoli
    kámen, který by se hodil.

    Ve svém tahu buď vykládej, nebo jeden kámen vyměň. Při výměně vyber kámen ze stojánku, aby ho
    ostatní neviděli, vezmi si jeden ze zásoby a ten tvůj se do ní zamíchá. Vyměnit smíš, i když
    máš co vyložit, ale nikdy obojí v jednom tahu.

    Tvé první vyložení musí mít aspoň 30 bodů, v jedné kombinaci nebo ve více, a vše z vlastního
    stojánku; kámen platí své číslo, žolík jako kámen, který zastupuje. Od dalšího tahu smíš i
    dokládat ke všem kombinacím a přestavovat stůl, jen když nakonec vše zase leží v kombinacích.

    Žolík na stole se pohne, až když jeho místo zaujme kámen, který by se tam hodil, z tvého
    stojánku nebo z kombinace, kterou rozebereš. Na stole už zůstane a použije se znovu v témže
    tahu.

    Přesýpací hodiny ti dávají na tah minutu. Jak dlouho se sypou, návod neříká, takže si můžete
    zvolit jiný čas. Když se přesypou, tvé nedokončené změny se vrátí a jeden kámen se vymění:
    nejvyšší, který není žolík.

    Kdo se první zbaví všech kamenů, vyhrává kolo. Ostatní sečtou své stojánky, žolíka za 25, a
    zapíšou si to jako trestné body; vítěz získá jejich součet jako kladné. Kdo se zbaví všeho
    najednou, aniž předtím cokoli vyložil, má vše dvojnásob, ale 30 potřebuje také. Partie má
    několik kol: čtyři, nedohodnete-li se jinak, a před každým se znovu losuje, kdo začne. Nakonec
    vyhrává nejvyšší součet; při shodě se o výhru dělí.

    Volitelné jsou jiné verze. Ve verzi 1 si vždy nejdřív lízneš, pak smíš vyložit a jeden kámen
    odhodíš na odhazovací hromádku; kámen na odhození potřebuješ i na konec. Ve verzi 2 si vždy
    nejdřív lízneš a nic neodhazuješ; dokud nemáš vyloženo, smíš místo vykládání vyměnit ještě
    jeden kámen.

    Je-li zásoba prázdná, nelízá se, nemění ani neodhazuje: vykládáš a pasovat smíš, jen když
    vyložit nemůžeš. Pasují-li všichni po sobě, kolo končí a každému se odečte hodnota jeho
    stojánku. Stejně skončí po 400 tazích.

    Jak hru ztížit nebo usnadnit: bez žolíků, s jiným minimem nebo bez něj, jen se sériemi nebo jen
    s postupkami, s jedničkou i za 13, s postupkami z více barev, s delším časem.

rules-brettspielnetz =
    Hrají dva se 106 kameny: 1 až 13 v modré, červené, zelené a žluté, vše dvakrát, a dva žolíci.
    Každý dostane 18 kamenů, z toho jednoho žolíka. O tom, kdo začíná, rozhodne náhoda.

    Skupina (set) jsou tři nebo čtyři kameny jednoho čísla v různých barvách. Postupka jsou tři
    nebo více čísel za sebou v jedné barvě, od 1 nejvýš po 13. Žolík zastoupí kterýkoli kámen.

    Tvé první vyložení je jedna skupina nebo postupka s hodnotou aspoň 30. Kámen platí své číslo;
    žolík v ní být smí, ale nic nepřidá. Vše je z tvých kamenů a nic dalšího v tom tahu nevykládáš.
    Do té doby je za počtem tvých kamenů vykřičník: ještě nemáš vyloženo.

    Od dalšího tahu vykládej jeden kámen nebo více: skládej nové skupiny a postupky a prodlužuj ty
    hotové. Všechno na desce smíš přestavět, jen když na konci tahu vše leží ve skupinách a
    postupkách. Svých kamenů smíš v jednom tahu vyložit nejvýše 12.

    Žolík na desce se smí volně přesouvat a v každém tahu znamenat něco jiného, ale na stojánek se
    nikdy nevrací. Mohou-li dva žolíci a kámen být skupina i postupka, platí obojí.

    Když vyložit nemůžeš nebo nechceš, lízni si kámen; tím tvůj tah končí.

    Kdo už nemá žádný kámen, vyhrává a má jeden bod. Hra končí také hned, jak někdo lízne poslední
    kámen: pak oba sečtou, co drží, i ten poslední, a žolíka za 25. Vyhrává, kdo má méně bodů; při
    shodě je to remíza.

    Na desce je deset řad po třinácti kamenech. To je jen obrázek; volbou z toho uděláš omezení.

rules-rummikub =
    Hrají dva až čtyři hráči se 106 kameny: 1 až 13 ve čtyřech barvách, vše dvakrát, a dva žolíci.
    Každý si lízne kámen a začíná ten, kdo má nejvyšší. Každý si vezme 14 kamenů, zbytek je zásoba.

    Skupina (set) jsou tři nebo čtyři kameny jednoho čísla v různých barvách. Postupka jsou tři nebo
    více čísel za sebou v jedné barvě; jednička patří jen před dvojku. Žolík zastoupí kterýkoli
    kámen.

    Ve svém tahu buď vykládej, nebo si lízni jeden kámen. Tvé první vyložení musí mít aspoň 30
    bodů, v jedné kombinaci nebo ve více, a vše z vlastního stojánku; žolík platí jako kámen, který
    zastupuje.

    Od dalšího tahu smíš stůl libovolně přestavovat, jen musíš vyložit aspoň jeden kámen a nakonec
    musí vše ležet ve skupinách a postupkách. Žolík na stole se pohne, jen když jeho místo zaujme
    kámen, který zastupuje, z tvého stojánku nebo ze stolu; ve skupině ze tří stačí kterákoli z
    chybějících barev. V témže tahu se musí znovu vyložit.

    Nestačí-li ti minuta, vše se vrátí a lízneš si tři kameny.

    Kdo vyloží poslední kámen, vyhrává. Ostatní ztratí, co mají na stojánku, žolíka za 30, a vítěz
    získá součet. Je-li zásoba prázdná, pasuje, kdo nevykládá; pasují-li všichni po sobě, vyhrává,
    kdo má na stojánku nejméně, a každý z ostatních mu zaplatí rozdíl.

## The rules: chapters and pictures

web-chapter-opening = První vyložení
web-chapter-table = Celý stůl
web-chapter-time = Čas
web-chapter-board = Deska
web-figure-no-gap = mezera
web-figure-no-colours = smíchané barvy
web-figure-no-joker = žolík nebyl nahrazen
web-figure-opening = Aspoň 30, v jedné kombinaci nebo ve více. Žolík platí jako kámen, který zastupuje.
web-figure-opening-no-joker = Jedna kombinace musí mít 30 a žolík nic nepřidá.
web-figure-shift = Postupka se na jednom konci prodlouží a na druhém uvolní kámen.
web-figure-split = Dlouhá postupka se rozdělí kolem druhého kamene stejného čísla.
web-figure-replace = Čtvrtá barva uvolní jednu z ostatních tří.
web-figure-free-joker = Kámen, který žolík zastupoval, zaujme jeho místo a žolík v témže tahu pomůže jinde.
web-figure-fixed-joker = Dokud ho nenahradí kámen, musí žolík zůstat; kámen, který dál leží ve své kombinaci, se nepočítá.
web-figure-loose-joker = Žolíka smíš přesunout, kam chceš, jen když nakonec vše leží v kombinacích.
web-figure-points-rack = Kolik platí kameny, které zůstanou na stojánku
web-figure-grid = Sloupce a až m, řady 10 až 1. Červená postupka leží od b10 do d10.

## Disputed points: MyRummy

ruling-q-myr-1 = Smíš používat stůl v tahu, kdy vykládáš poprvé?
    .ruling = Ne, až od svého dalšího tahu.
ruling-q-myr-2 = Smíš líznutý kámen hned vyložit?
    .ruling = Ne, čeká na tvůj další tah.
ruling-q-myr-3 = Smíš si líznout, i když máš co vyložit?
    .ruling = Ano.
ruling-q-myr-4 = Musí tři kameny zůstat, když bereš z kombinace?
    .ruling = Ne. Smíš ji rozebrat i celou, takže se počítá jen konec: všechno zase leží v kombinacích.
ruling-q-myr-5 = Který kámen uvolní žolíka ze setu ze tří?
    .ruling = Stejné číslo v kterékoli z chybějících barev.
ruling-q-myr-6 = Smí se přestavět kombinace s žolíkem?
    .ruling = Žolík drží své místo i význam. Ostatní kameny mohou pryč, zůstane-li kolem něj kombinace.
ruling-q-myr-7 = Musí být kámen, který uvolní žolíka, z tvého stojánku?
    .ruling = Ne, může být i z kombinace na stole.
ruling-q-myr-8 = Smí uvolněný žolík do nové kombinace?
    .ruling = Ano, do jakékoli, v témže tahu.
ruling-q-myr-9 = Mohou být v jedné kombinaci dva žolíci?
    .ruling = Ano. Není-li jasné, co znamenají, řekneš to.
ruling-q-myr-10 = Smí být žolík pod 1, nad 13 nebo jako pátý v setu?
    .ruling = Ne, zastupuje kámen, který existuje a hodí se.
ruling-q-myr-11 = Smí jednička následovat po 13?
    .ruling = Ne, postupka roste nejvýš od 1 do 13.
ruling-q-myr-12 = Musí při vykládání přibýt kámen z tvého stojánku?
    .ruling = Ano, aspoň jeden.
ruling-q-myr-13 = Co když je zásoba prázdná?
    .ruling = Kdo nevykládá, pasuje. Pasují-li všichni po sobě, každému se odečte hodnota jeho stojánku a součet nezíská nikdo.
ruling-q-myr-14 = Co když vyprší čas a neleží nic platného?
    .ruling = Všechno se vrátí a lízneš si kámen.
ruling-q-myr-15 = Co když vyprší čas a první vyložení ještě nestačí?
    .ruling = Vrátí se všechno, i to, co bylo platné.
ruling-q-myr-16 = Je to Handrummy, když už máš něco vyloženo?
    .ruling = Ne. Všechny kameny musí jít najednou a z tvého stojánku.
ruling-q-myr-17 = Patří Handrummy ke hře?
    .ruling = Jen když si ho zvolíte: návod ho uvádí jako variantu.
ruling-q-myr-18 = Zdvojnásobí Handrummy i body vítěze?
    .ruling = Ano, jsou součtem zdvojnásobených trestných bodů.
ruling-q-myr-21 = Kdo začíná po kole, které nikdo nevyhrál?
    .ruling = Hráč, který následuje po tom, kdo byl naposled na řadě.
ruling-q-myr-22 = Uvolní žolíka kámen, který už na stole leží?
    .ruling = Jen když se jeho kombinace v tom tahu rozebere. Kámen v kombinaci, která dál stojí nebo jen roste, neuvolní nic.
ruling-q-myr-23 = Co zůstane, když čas vyprší a v pořádku jsou jen některé kombinace?
    .ruling = Ten výběr tvých kombinací, který vyloží nejvíc kamenů a je dovoleným tahem; ostatní kameny na stole se vrátí na místo.
ruling-d-myr-1 = Kolik kamenů má set? Francouzský text říká dva nebo tři.
    .ruling = Tři nebo čtyři, jako ve všech ostatních jazycích i v jeho vlastním příkladu.
ruling-d-myr-2 = Kdo začíná další kolo? Nizozemský text říká: kdo hrál poslední.
    .ruling = Ten, kdo by byl na řadě, jak říká německý text.

## Disputed points: Série Noire Rummy

ruling-q-snr-1 = Kam jde vyměněný kámen?
    .ruling = Zpět do zásoby, lícem dolů.
ruling-q-snr-2 = Smíš nový kámen vidět, než vybereš, který dáš?
    .ruling = Ne, nejdřív vybíráš.
ruling-q-snr-3 = Co když nikdo nikdy neskončí?
    .ruling = Po počtu tahů nastaveném ve volbách kolo končí a každému se odečte hodnota jeho stojánku.
ruling-q-snr-4 = Smíš měnit, i když máš co vyložit?
    .ruling = Ano.
ruling-q-snr-5 = Smíš v jednom tahu vyložit i vyměnit?
    .ruling = Ne, jen jedno z toho.
ruling-q-snr-6 = Smíš přestavovat stůl v tahu, kdy vykládáš poprvé?
    .ruling = Ne, až od svého dalšího tahu.
ruling-q-snr-7 = Smí se žolík pohnout bez náhrady?
    .ruling = Ne. Nejdřív jeho místo zaujme kámen, který se hodí, a pak se použije v témže tahu.
ruling-q-snr-8 = Který kámen uvolní žolíka ze série ze tří? Mohou být v kombinaci dva žolíci?
    .ruling = Stejné číslo v kterékoli z chybějících barev. Dva žolíci v kombinaci být mohou.
ruling-q-snr-9 = Je na dvojnásobné body také potřeba 30 a co se zdvojnásobí?
    .ruling = Ano, 30 je potřeba. Zdvojnásobí se body všech.
ruling-q-snr-10 = Kdo začíná: ten, kdo si lízl nejnižší kámen, nebo soused rozdávajícího?
    .ruling = Ten, kdo si lízl nejnižší; také rozdává.
ruling-q-snr-11 = Co když jsou při losu kameny stejné nebo padne žolík?
    .ruling = Při shodě se lízá znovu; žolík platí 25.
ruling-q-snr-12 = Kdo začíná další kolo?
    .ruling = Losuje se pokaždé znovu.
ruling-q-snr-13 = Jak dlouho se sypou hodiny a co když se přesypou?
    .ruling = Návod to neříká; zde minutu, nezvolíte-li jinak. Když se přesypou, tvé nedokončené změny se vrátí a jeden kámen se vymění.
ruling-q-snr-14 = Verze 1: smí se líznutý kámen vyložit? Smí se brát z odhozených?
    .ruling = Líznutý ano; odhozené zůstávají ležet.
ruling-q-snr-15 = Verze 1: smí se poslední kámen vyložit?
    .ruling = Ne, musí se odhodit.
ruling-q-snr-16 = Verze 2: co znamená měnit kámen před prvním vyložením?
    .ruling = Po líznutí smíš místo vykládání vyměnit ještě jeden kámen.
ruling-q-snr-17 = Verze 1 a 2: co když je zásoba prázdná?
    .ruling = Nelízá se ani neodhazuje: vyložíš, nebo pasuješ.
ruling-q-snr-18 = Kdo smí při prázdné zásobě pasovat a kdy jsou všichni zablokovaní?
    .ruling = Jen kdo nemůže nic vyložit. Když všichni po sobě pasovali, kolo končí.
ruling-q-snr-19 = Jednička za 13: kolik platí a smí postupka pokračovat?
    .ruling = Platí 1. 12 13 1 je postupka, 13 1 2 není.
ruling-q-snr-20 = Smíšené postupky: smí se barva opakovat?
    .ruling = Ano, jakékoli barvy v jakémkoli pořadí.
ruling-q-snr-21 = Mění se minimum bez žolíků nebo jen s jedním druhem kombinací?
    .ruling = Ne.
ruling-q-snr-22 = Jednička před 2 i za 13: smí mít jedna postupka obojí?
    .ruling = Ano: 1 až 13 a znovu 1, 14 kamenů. Pravidla dovolují obě místa a mez neuvádějí.
ruling-d-snr-1 = Lze žolíka vyměnit? V anglickém textu se to ztratilo.
    .ruling = Ano: podle francouzského textu smíš na jeho místo dát správný kámen.

## Disputed points: Brettspielnetz Rummy

ruling-q-bsn-1 = Smí dát těch 30 víc kombinací dohromady?
    .ruling = Ne, musí jich dosáhnout jedna skupina nebo postupka a žolíci nic nepřidávají.
ruling-q-bsn-2 = Smíš v tahu prvního vyložení vyložit víc nebo použít desku?
    .ruling = Ne, až od svého dalšího tahu.
ruling-q-bsn-3 = Počítají se do 12 i přesunuté kameny z desky?
    .ruling = Ne, jen kameny z tvého stojánku.
ruling-q-bsn-4 = Smí se žolík pohnout bez náhrady?
    .ruling = Ano, ale zůstane na desce.
ruling-q-bsn-5 = Smíš líznutý kámen hned vyložit?
    .ruling = Ne, líznutím tvůj tah končí.
ruling-q-bsn-6 = Smíš ještě hrát po líznutí posledního kamene?
    .ruling = Ne, hra hned končí a ten kámen se počítá.
ruling-q-bsn-7 = Musí v každém tahu přibýt kámen z tvého stojánku?
    .ruling = Ano, aspoň jeden.
ruling-q-bsn-9 = Má každý přesně jednoho žolíka?
    .ruling = Ano, sedmnáct náhodných kamenů a jednoho žolíka.
ruling-q-bsn-10 = Je velikost desky omezením?
    .ruling = Ne, je to jen obrázek.
ruling-q-bsn-11 = Co jsou dva žolíci vedle jednoho kamene?
    .ruling = Skupina, nebo postupka, jak chceš.
ruling-q-bsn-12 = Jsou dovolené jen vyjmenované přestavby?
    .ruling = Ne, to jsou příklady; dovoleno je vše, co skončí ve skupinách a postupkách.
ruling-q-bsn-13 = Kolik se počítá za vyložení všeho?
    .ruling = Výhra, tedy jeden bod.
ruling-q-bsn-14 = Smí jednička následovat po 13?
    .ruling = Ne.
