### Rommé and Rommé with adding.

## Names

game-romme = Rommé
    .about = Lízni si, vykládej sety a postupky, odhoď: kdo je první bez karet, vyhrává.
game-romme-lay = Rommé s dokládáním
    .about = Rommé, ve kterém s prvním vyložením pomůže doložená karta a zápis zná odměny i tresty.

## Options

option-romme-jokers = Žolíci
    .about = Kolik žolíků je v balíčku; zpravidla šest, běžní jsou i čtyři nebo dva.
option-romme-minimum = První vyložení
    .about = Kolik bodů musí mít první kombinace hráče v kole.
option-romme-opening = Body prvního vyložení
    .about = Z čeho se skládají body potřebné k prvnímu vyložení.
    .one = z jediné postupky nebo jediného setu
    .sum = ze všech kombinací vyložených najednou
option-romme-opening-add = Dokládání pomáhá s prvním vyložením
    .about = Zda se k bodům prvního vyložení počítají i karty doložené k jiným kombinacím.
    .none = ne
    .one = jedna karta
    .any = libovolný počet karet
option-romme-ace-in-set = Eso v setu
    .about = Kolik při prvním vyložení platí eso v setu.
    .eleven = 11
    .one = 1
    .nothing = nic
option-romme-corner = Postupka dokola
    .about = Postupka smí pokračovat od krále přes eso ke dvojce.
option-romme-ace-at-both-ends = Eso na obou koncích
    .about = Postupka smí mít eso na obou koncích, tedy 14 karet; jinak nejvýše 13.
option-romme-joker-limit = Žolíci v kombinaci
    .about = Kolik žolíků smí být v jedné kombinaci.
    .free = libovolný počet
    .natural = libovolný počet, když je tam aspoň jedna jiná karta
    .majority = méně než ostatních karet
    .apart = v postupce nikdy dva vedle sebe
    .one = jeden
option-romme-joker-in-set = Žolík v setu ze tří
    .about = Čím jde ukrást žolíka ze setu tří karet.
    .declared = kartou té barvy, za kterou byl vyložen
    .any = kartou kterékoli z chybějících barev
    .both = kartami obou chybějících barev
option-romme-add-at-once = Dokládání v prvním tahu
    .about = Dokládat se smí hned v tahu prvního vyložení; jinak až od dalšího tahu.
option-romme-add-unopened = Dokládání bez vlastní kombinace
    .about = K cizím kombinacím lze dokládat ještě před vlastním prvním vyložením.
option-romme-rob-unopened = Krádež bez vlastní kombinace
    .about = Žolíky lze krást ještě před vlastním prvním vyložením.
option-romme-robbed-joker = Ukradený žolík
    .about = Co se stane s ukradeným žolíkem.
    .hand = jde do ruky k libovolnému použití
    .at-once = musí se vyložit hned dalším krokem
option-romme-last-discard = Poslední karta se odhazuje
    .about = Poslední karta se musí odhodit; jinak ji lze i vyložit nebo doložit.
option-romme-rediscard = Odhodit právě vzatou kartu
    .about = Kartu vzatou z odhozených lze v témže tahu zase odhodit.
option-romme-knock-order = Kdo smí zaklepat
    .about = Jak se ostatním nabízí odhozená karta, kterou další hráč nechal.
    .clockwise = jednomu po druhém, počínaje hráčem po levici toho, kdo ji nechal
    .first = všem najednou, kartu má první, kdo zaklepe
option-romme-knock-in-first-lap = Klepání od začátku
    .about = Klepat se smí, i než byl každý jednou na řadě.
option-romme-knocker-plays = Kdo zaklepe, hraje
    .about = Kdo zaklepe, přebírá tah a hra pokračuje od něj.
option-romme-top-after-knock = Další odhozená po zaklepání
    .about = Po zaklepání si hráč na tahu smí místo lízání vzít kartu, která je teď nahoře.
option-romme-empty-stock = Prázdný balíček
    .about = Co se stane, když dojde balíček.
    .reshuffle = zamíchají se odhozené karty kromě horní
    .void = kolo končí a nikomu se nepočítá
    .book = kolo končí a každý si zapíše, co má v ruce
option-romme-winner-takes = Vítěz bere součet
    .about = Vítěz kola získá tolik bodů, kolik si ostatní zapíšou trestných.
option-romme-relief = Odměna vítěze
    .about = Kolik trestných bodů se vítězi kola škrtne.
option-romme-relief-for = Kdo má odměnu
    .about = Kterým vítězům se škrtají trestné body.
    .winner = každému vítězi
    .hand-romme = jen tomu, kdo vyloží všechny karty v jediném tahu
option-romme-relief-with-discard = Odměna i s odhozením
    .about = Odměnu má i vítěz, který poslední kartu odhodil.
option-romme-relief-from = Škrtané trestné body
    .about = Ze kterých kol se vítězi škrtají trestné body.
    .previous = z předchozího kola
    .carried = ze všech dřívějších kol
option-romme-relief-below-zero = Odměna bez omezení
    .about = Odměna se dává celá, i když je trestných bodů méně.
option-romme-lone-joker = Zbylý jediný žolík
    .about = Co si zapíše poražený, kterému v ruce zbyl jen žolík.
    .counts = 20 trestných bodů
    .struck = nic
    .relief = nic a škrtne se 20 trestných bodů jako při odměně
option-romme-first-lay-penalty = Trest za první vyložení
    .about = Trestné body pro toho, kdo v kole vyložil první ze všech a nevyhrál.
option-romme-penalty-without-winner = Trest bez vítěze
    .about = Kdo vyložil první, je potrestán, i když kolo nikdo nevyhraje.
option-romme-max-turns = Limit tahů
    .about = Po tolika tazích kolo končí a každý si zapíše, co má v ruce.

## Prompts and moves

phase-romme-start = Začínáš: odhoď jednu ze svých 14 karet.
phase-romme-draw = Lízni si kartu, nebo si vezmi odhozenou.
phase-romme-claim = Zaklepej, pokud chceš odhozenou kartu a s ní trestnou, nebo pasuj.
phase-romme-meld = Vykládej a dokládej, co chceš, a pak odhoď kartu.

move-romme-draw = draw – líznout si horní kartu z balíčku
move-romme-take = take – vzít si místo toho odhozenou kartu
move-romme-knock = knock – dostat odhozenou kartu mimo pořadí, s trestnou kartou
move-romme-pass = pass – neklepat
move-romme-lay = lay KARTY | KARTY – vyložit jednu nebo více kombinací (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open KARTA ČÍSLO KARTY – vyložit první kombinaci a přitom doložit jednu kartu ke kombinaci s tím číslem (open 6h 2 8c 8d 8s)
move-romme-add = add KARTA ČÍSLO – doložit kartu ke kombinaci s tím číslem (add 9h 2, add *=9h 2)
move-romme-rob = rob KARTA ČÍSLO – dát kartu na místo žolíka a žolíka si vzít (rob 7h 1)
move-romme-discard = discard KARTA – odhodit kartu a skončit tah (discard 2c)

## Events

event-romme-left = { $seat } nechává { $pieces }. Kdo chce, může zaklepat.
    .you = Necháváš { $pieces }. Kdo chce, může zaklepat.
event-romme-knocked = { $seat } klepe a bere { $pieces }. K tomu trestnou kartu.
    .you = Klepeš a bereš { $pieces }. K tomu trestnou kartu.
event-romme-robbed = { $seat } dává { $pieces } do kombinace { $meld } a bere žolíka.
    .you = Dáváš { $pieces } do kombinace { $meld } a bereš žolíka.
event-romme-reshuffled = Odhozené karty se zamíchaly do nového balíčku; karet v něm: { $stock }.
event-romme-called = { $seat } volá „Rommé“!
    .you = Voláš „Rommé“!

## How a round ended

outcome-romme-out = V ruce nezbyla ani jedna karta: kolo je vyhrané.
outcome-romme-stock = Už není co líznout: každý si zapíše, co má v ruce.
outcome-romme-void = Už není co líznout: kolo se nikomu nepočítá.
outcome-romme-cap = Kolo dosáhlo nejvyššího počtu tahů: každý si zapíše, co má v ruce.

## On the score sheet

tally-romme-first = První vyložení bez výhry
tally-romme-joker = Jediný žolík se nepočítá
tally-romme-relief = Škrtnuté trestné body

## Refusals

error-romme-first-lap = Vykládat se smí, až když byl každý jednou na řadě. Odhoď kartu.
error-romme-opening-short = Hodnota je { $points }; první kombinace musí mít aspoň { $needed }.
error-romme-opening-alone = Jedna kombinace sama musí mít aspoň { $needed }; tvá nejlepší má { $points }.
error-romme-unopened = Nejdřív vylož vlastní první kombinaci; musí mít hodnotu aspoň { $needed }.
error-romme-opened = Tvá první kombinace už leží. Použij „lay“ a „add“.
error-romme-one-added = S prvním vyložením smí pomoct jedna doložená karta, ne { $count }. Ostatní dolož potom.
error-romme-add-later = První kombinace ti leží teprve od tohoto tahu; dokládat smíš od dalšího.
error-romme-no-meld = Kombinace číslo { $meld } na stole není. { $count ->
        [0] Zatím tam žádná neleží.
        [1] Leží tam jen kombinace 1.
       *[other] Čísla jdou od 1 do { $count }.
    }
error-romme-no-fit = { $piece } se nehodí ke kombinaci { $meld }: { $pieces }.
error-romme-no-place = { $piece } se nehodí k žádné kombinaci na stole.
error-romme-declare = Žolík může v kombinaci { $meld } znamenat: { $pieces }. Řekni, kterou kartu myslíš.
error-romme-no-joker = V kombinaci { $meld } ({ $pieces }) není žolík, který by znamenal { $piece }.
error-romme-both-missing = Na žolíka z kombinace { $meld } potřebuješ všechny tyto karty: { $pieces }.
error-romme-joker-owed = Nejdřív vylož ukradeného žolíka.
error-romme-joker-stuck = Žolíka teď není kam vyložit, proto ho ukrást nesmíš.
error-romme-keep-one = Jednu kartu si nech: poslední se musí odhodit.
error-romme-taken = { $piece } máš z odhozených v tomto tahu, takže ji odhodit nesmíš. Nech si na to jinou kartu.

## Reasons of hints

why-romme-waits = Můžeš teď také vyložit { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }; nejlepší bot s tím čeká.
why-romme-opens = Tvé první vyložení má { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
why-romme-lays = Vyložíš { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
why-romme-robs = Žolík za { $piece } ti nahradí kteroukoli kartu.
why-romme-fits = { $piece } se dá doložit na stole.
why-romme-can-open = S tím máš na první vyložení: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
why-romme-can-end = Pak se zbavíš všech karet.
why-romme-not-on-table = { $piece } se na stole nikam nehodí.
why-romme-dearest = Z volných karet má nejvíc: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodů
    }.

## In the terminal

cli-romme-first-lap = až když byl každý jednou na řadě
cli-romme-owed = Ukradeného žolíka musíš vyložit ještě v tomto tahu.
cli-score-word-first = Připiš, kdo první vyložil kombinaci: 13h * / - / 5c 5d first=JMÉNO.
cli-score-word-hand = Vyložil-li vítěz všechno v jediném tahu, připiš na konec „hand“.
cli-score-word-laid = Vyložil-li vítěz poslední kartu, místo aby ji odhodil, připiš na konec „laid“.

## On the pages

web-do-knock = Zaklepat
web-do-open = Poprvé vyložit
web-do-rob = Vzít žolíka
web-cards-joker-for = Co žolík zastupuje?
web-cards-which = Co chceš udělat?
web-romme-opened = vyloženo
web-romme-needed = První kombinace musí mít aspoň { $needed }.
web-romme-needed-alone = Nejprve musí mít jedna kombinace sama { $needed }.
web-romme-lap = První kolečko: zatím nikdo nevykládá.
web-romme-no-melds = Zatím tu neleží žádná kombinace.
web-romme-claim = Chceš { $piece }? Zaklepej: dostaneš ji a s ní trestnou kartu z balíčku.
web-romme-window = { $seconds ->
        [one] Po { $seconds } sekundě pasuješ automaticky.
        [few] Po { $seconds } sekundách pasuješ automaticky.
        [many] Po { $seconds } sekundy pasuješ automaticky.
       *[other] Po { $seconds } sekundách pasuješ automaticky.
    }
web-romme-ask = Když odhozená karta zůstane ležet
web-romme-ask-short = Pasovat po { $seconds } s
web-romme-ask-wait = Počkat na mě
web-romme-ask-never = Nikdy neklepat
web-settings-knock-about = Jak dlouho se tě ptáme, jestli chceš kartu, kterou si nikdo nevzal.

## The lesson

lesson-romme-turn = Chceš se první zbavit všech karet. Tah začíná novou kartou: lízni si z balíčku. Končí odhozením: odhoď kartu, kterou nepotřebuješ.
lesson-romme-open = Karty se vykládají v kombinacích: tři nebo více stejné hodnoty, nebo postupka v jedné barvě. První vyložení musí mít aspoň 30 bodů. Dámy (Q) platí po 10: vylož všechny tři a pak jednu kartu odhoď.
lesson-romme-add = Po prvním vyložení smíš dokládat ke všem kombinacím na stole. Tvá srdcová 7 navazuje na postupku 4-5-6: dolož ji a pak jednu kartu odhoď.
lesson-romme-joker = Žolík zastoupí kteroukoli kartu. Tento zastupuje károvou 9 a tu máš ty: dej ji na jeho místo a žolíka si vezmi. Pak ho vylož s křížovou 3 a 4 a jednu kartu odhoď.
lesson-romme-knock = Pikovou 8 nikdo nechtěl a ty máš dvě osmičky. Zaklepej: dostaneš ji, i když nejsi na tahu, a k ní trestnou kartu z balíčku.
lesson-romme-win = Teď vyhraj kolo. Vylož vše, co jde, a jednu kartu si nech: poslední se odhazuje. Co zbude ostatním, počítá se jako trestné body.
lesson-romme-lay-open = V této hře pomáhá s prvním vyložením i doložená karta. Tři osmičky mají jen 24 bodů; se srdcovou 6 doloženou k postupce na stole je to 30. Zahraj obojí naráz a pak jednu kartu odhoď.
lesson-romme-lay-first = Kdo v kole vyloží jako první a nevyhraje, píše si 20 trestných bodů. Je to risk, ale může se vyplatit: křížový kluk, dáma a král mají 30 bodů. Vylož je a pak jednu kartu odhoď.
lesson-romme-lay-win = Tady se poslední karta odhazovat nemusí: vyhráváš, jakmile máš prázdnou ruku, ať už vyložením, doložením, nebo odhozením. Vyhraj toto kolo.

## The rules

rules-romme =
    Hrají dva až šest hráčů se dvěma balíčky po 52 kartách a šesti žolíky; běžně se hraje i se
    čtyřmi nebo dvěma, můžete si vybrat. Každý dostane 13 karet; hráč po levici rozdávajícího 14 a
    začíná tím, že jednu z nich odhodí lícem nahoru. Zbytek je dobírací balíček. První rozdávající
    se vylosuje, pak rozdává vždy další hráč po levici.

    Cílem je zbavit se karet jako první. Karty se vykládají v kombinacích po třech nebo více:
    postupka je jedna barva bez mezer (10-J-Q), set je jedna hodnota v různých barvách, každá jen
    jednou (tři králové). Eso patří pod dvojku nebo nad krále, nikdy mezi ně; i A-2-…-K-A je
    postupka.

    Tah: lízni si horní kartu z balíčku, nebo si místo toho vezmi odhozenou kartu. Potom vykládej a
    dokládej, kolik chceš, a tah ukonči odhozením jedné karty.

    Vykládat se smí, až když byl každý jednou na řadě. Tvá první kombinace v kole musí mít sama
    aspoň 30 bodů: král (K), dáma (Q), kluk (J) a desítka platí po 10, eso před dvojkou 1 a jinak
    11, ostatní karty své číslo. Potom už smíš vykládat kombinace jakékoli hodnoty a ve svém tahu
    dokládat karty, které se hodí, ke všem kombinacím na stole, i v témže tahu. Co leží, to zůstává
    ležet.

    Žolík zastoupí kteroukoli kartu a počítá se jako ona. V setu ze tří karet řekni, kterou barvu
    znamená. Žolíků smí být v kombinaci libovolný počet; je-li jen z žolíků, řekni u každého, co
    zastupuje. Kdo má právě tu kartu, kterou žolík zastupuje, může ji ve svém tahu položit na jeho
    místo a žolíka si vzít do ruky, i před svým prvním vyložením.

    Když odhozenou kartu nechceš, nabídne se postupně ostatním, počínaje hráčem po tvé levici. Kdo
    zaklepe, dostane ji spolu s trestnou kartou z balíčku a o svůj tah nepřijde. Pak si lízneš, nebo
    vezmeš kartu, která je teď nahoře. K čemu kartu potřebuje, nemusí nikdo ukazovat.

    Jednu kartu si nech: poslední se musí odhodit se zvoláním „Rommé“, které obstaráme za tebe.
    Ostatní si zapíšou karty v ruce jako trestné body: žolík 20, eso 11, zbytek jako výše. Vítěz si
    píše 0 a po posledním kole vyhrává nejvyšší součet, tedy ten, kdo má nejméně trestných bodů.

    Když dojde balíček, zamíchají se všechny odhozené karty kromě horní. Nezbude-li na zamíchání ani jedna karta,
    kolo končí a každý si zapíše, co má v ruce. Stejně skončí po 500 tazích.

rules-romme-lay =
    Hrají dva až šest hráčů se dvěma balíčky po 52 kartách a šesti žolíky; běžně se hraje i se
    čtyřmi nebo dvěma, můžete si vybrat. Každý dostane 13 karet; hráč po levici rozdávajícího 14 a
    začíná tím, že jednu z nich odhodí lícem nahoru. Zbytek je dobírací balíček. První rozdávající
    se vylosuje, pak rozdává vždy další hráč po levici.

    Tah: lízni si horní kartu z balíčku, nebo si místo toho vezmi odhozenou kartu. Potom vykládej a
    dokládej, kolik chceš, a tah ukonči odhozením jedné karty. Kombinace mají aspoň tři karty:
    postupka je jedna barva bez mezer, s esem dole nebo nahoře, set je jedna hodnota v různých
    barvách. Vykládat se smí, až když byl každý jednou na řadě.

    Tvé první vyložení v kole musí mít aspoň 30 bodů: král (K), dáma (Q), kluk (J) a desítka platí
    po 10, eso před dvojkou 1 a jinak 11, ostatní karty své číslo. Pomoct může i doložená karta:
    vyložíš postupku nebo set s menší hodnotou a v témže okamžiku doložíš jednu kartu ke kombinaci
    na stole. Osmičky tří barev mají 24 bodů; se šestkou doloženou jinam je jich 30. Potom už smíš
    vykládat kombinace jakékoli hodnoty a dokládat karty, které se hodí, ke všem kombinacím na
    stole.

    Žolík zastoupí kteroukoli kartu a počítá se jako ona; v setu ze tří karet řekni, kterou barvu
    znamená. Žolíků smí být v kombinaci libovolný počet; je-li jen z žolíků, řekni u každého, co
    zastupuje. Kdo má právě tu kartu, kterou žolík zastupuje, může ji ve svém tahu položit na jeho
    místo a žolíka si vzít do ruky, i před svým prvním vyložením.

    Když odhozenou kartu nechceš, nabídne se postupně ostatním, počínaje hráčem po tvé levici. Kdo
    zaklepe, dostane ji spolu s trestnou kartou z balíčku a o svůj tah nepřijde. Pak si lízneš, nebo
    vezmeš kartu, která je teď nahoře.

    Vyhrává, kdo se jakkoli zbaví poslední karty: vyloží ji, doloží nebo odhodí. Ostatní si zapíšou
    karty v ruce jako trestné body: žolík 20, eso 11, zbytek jako výše. Komu v ruce zbyl jediný
    žolík a nic jiného, tomu se škrtne a nepočítá se mu nic. Kdo v kole vyložil jako první ze všech,
    a přesto nevyhrál, píše si 20 trestných bodů navíc, i když nevyhraje nikdo. Vítězi se škrtnou
    trestné body z předchozího kola: až 40, nikdy však víc, než si jich v něm zapsal. Po posledním
    kole vyhrává nejvyšší součet, tedy ten, kdo má nejméně trestných bodů.

    Když dojde balíček, zamíchají se všechny odhozené karty kromě horní. Nezbude-li na zamíchání ani jedna karta,
    kolo končí a každý si zapíše, co má v ruce. Stejně skončí po 500 tazích.

## The rules: chapters and pictures

web-chapter-first-meld = První kombinace
web-figure-no-corner = přes eso to nejde
web-figure-no-twice-suit = barva dvakrát
web-figure-opening-one = Jedna kombinace musí mít sama 30. Žolík platí jako karta, kterou zastupuje.
web-figure-opening-add = K 30 pomůže jedna karta doložená ke kombinaci na stole.
web-figure-rob = Karta, kterou žolík zastupuje, přijde na jeho místo a žolík je tvůj.
web-figure-points-hand = Kolik platí karty, které zůstanou v ruce

## Disputed points: Rommé

ruling-q-rom-1 = Smí dát těch 30 víc kombinací dohromady?
    .ruling = Ne, musí jich dosáhnout jedna postupka nebo jeden set.
ruling-q-rom-2 = Kolik platí eso v setu při prvním vyložení?
    .ruling = 11, jako v ruce.
ruling-q-rom-3 = Smí postupka pokračovat od krále přes eso ke dvojce?
    .ruling = Ne, eso stojí na kraji.
ruling-q-rom-4 = Smí jít postupka od esa k esu?
    .ruling = Ano, s esem na obou koncích.
ruling-q-rom-5 = Smíš dokládat v tahu svého prvního vyložení?
    .ruling = Ano, jakmile leží.
ruling-q-rom-6 = Smíš ukrást žolíka před svým prvním vyložením?
    .ruling = Ano, ve svém tahu: návod žádnou podmínku neklade.
ruling-q-rom-7 = Musí se ukradený žolík hned vyložit?
    .ruling = Ne, jde do ruky a použiješ ho, jak chceš.
ruling-q-rom-8 = Která karta ukradne žolíka ze setu ze tří?
    .ruling = Jen karta barvy, za kterou byl vyložen.
ruling-q-rom-9 = Kolik žolíků smí mít kombinace?
    .ruling = Kolik chceš, třeba jen samé žolíky. Pak u každého řekneš, co zastupuje.
ruling-q-rom-10 = Musí být karta, která krade žolíka, právě líznutá?
    .ruling = Ne, může to být kterákoli karta z ruky.
ruling-q-rom-11 = Co když dojde balíček?
    .ruling = Všechny odhozené karty kromě horní se zamíchají do nového balíčku.
ruling-q-rom-12 = Kdo hraje po zaklepání?
    .ruling = Ten, kdo byl na řadě: zaklepání není tah.
ruling-q-rom-13 = Smí tento hráč vzít kartu, která teď leží na odhozených nahoře?
    .ruling = Ano, vezme si ji, nebo si lízne. Zaklepat na ni už nikdo nemůže.
ruling-q-rom-14 = Co když chce tutéž kartu víc hráčů?
    .ruling = Nabízí se jim po jednom, po směru hodinových ručiček od dalšího hráče.
ruling-q-rom-15 = Smíš klepat v prvním kolečku, bez vlastní kombinace, bez udání důvodu?
    .ruling = Ano, všechno troje.
ruling-q-rom-16 = Smíš klepat na poslední kartu vítěze nebo při prázdném balíčku?
    .ruling = Ne: kolo skončilo, nebo není trestná karta.
ruling-q-rom-17 = Kdy smí vykládat hráč, který začal?
    .ruling = Od svého druhého tahu, jako všichni.
ruling-q-rom-18 = Smíš skončit bez odhození?
    .ruling = Ne, jedna karta na ně musí zbýt.
ruling-q-rom-19 = Smíš odhodit žolíka nebo právě vzatou kartu?
    .ruling = Ano, ani jedno není zakázané.
ruling-q-rom-20 = Co když někdo zapomene zvolat „Rommé“?
    .ruling = Zapomenout nejde: zvolání obstaráme za tebe.
ruling-q-rom-21 = Kdy partie končí a kdo vyhrál?
    .ruling = Návod mlčí. Po dohodnutém počtu kol vyhrává, kdo má nejméně trestných bodů; rozdává vždy další hráč po levici.
ruling-q-rom-23 = Lze vyložené karty vzít zpět nebo přeskládat?
    .ruling = Ne, kombinace jen rostou; a žolíky lze krást.
ruling-q-rom-24 = Smí mít set víc než čtyři karty?
    .ruling = Ne, každá barva je v něm jednou, i se žolíky.
ruling-q-rom-25 = Smí se odhozené karty prohlížet?
    .ruling = Ano, leží lícem nahoru.
ruling-d-rom-1 = Stojí karta odhozená předchozím hráčem i trestnou kartu?
    .ruling = Ne. Některé překlady to obracejí; trestnou kartu stojí jen zaklepání.
ruling-d-rom-2 = Některé překlady znějí, jako by se směly odhazovat jen karty, které k sobě patří.
    .ruling = Odhodit smíš kteroukoli. Do konce prvního kolečka se čeká jen s vykládáním.

## Disputed points: Rommé with adding

ruling-q-lay-1 = Čí kombinace musí ležet, než smíš dokládat?
    .ruling = Tvoje vlastní; smíš ji vyložit v témže tahu.
ruling-q-lay-2 = Kolik doložených karet pomáhá k 30?
    .ruling = Jedna.
ruling-q-lay-3 = Smí k 30 pomoct druhá vlastní kombinace?
    .ruling = Ne, jako v Rommé: jedna kombinace, tady s jednou doloženou kartou.
ruling-q-lay-4 = Které trestné body se vítězi škrtají a co když jich je méně než 40?
    .ruling = Ty z předchozího kola, jak říká návod, a jen tolik, kolik jich je. Starší zůstávají.
ruling-q-lay-5 = Je těch 40 jen za vyložení všeho najednou?
    .ruling = Ne, má je každý vítěz.
ruling-q-lay-6 = Má je i vítěz, který poslední kartu odhodí?
    .ruling = Ano, odhodit ji je tu dovoleno.
ruling-q-lay-7 = Kolik se počítá za jediného žolíka v ruce?
    .ruling = Nic: jeho 20 bodů se škrtne.
ruling-q-lay-8 = Píše se 20 za první vyložení, když nikdo nevyhraje?
    .ruling = Ano: kdo vyložil první, nevyhrál ani tehdy.
ruling-q-lay-9 = Jak je to s rozdáváním, klepáním, žolíky a prvním kolečkem?
    .ruling = Jako v Rommé.
ruling-d-lay-5 = Kdo si píše 20 navíc: kdo kolo začal, nebo kdo první vyložil?
    .ruling = Kdo první vyložil a nevyhrál. Nizozemský text omylem jmenuje začínajícího.
