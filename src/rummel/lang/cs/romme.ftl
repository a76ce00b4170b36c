# Rommé and Rommé mit Anlegen: words of the family romme.

game-romme = Rommé
    .about = Lízni si, vykládej sety a postupky, odhoď: kdo je první bez karet, vyhrává.
game-romme-lay = Rommé s dokládáním
    .about = Rommé, ve kterém s prvním vyložením pomůže doložená karta a zápis zná odměny i tresty.

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
    Ostatní si zapíšou karty v ruce jako záporné body: žolík 20, eso 11, zbytek jako výše. Vítěz si
    píše 0 a po posledním kole vyhrává nejvyšší součet, tedy ten, kdo má nejméně záporných bodů.

    Když dojde balíček, zamíchají se všechny odhozené karty kromě horní. Nedá-li to ani jednu kartu,
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
    karty v ruce jako záporné body: žolík 20, eso 11, zbytek jako výše. Komu v ruce zbyl jediný
    žolík a nic jiného, tomu se škrtne a nepočítá se mu nic. Kdo v kole vyložil jako první ze všech,
    a přesto nevyhrál, píše si 20 záporných bodů navíc, i když nevyhraje nikdo. Vítězi se škrtnou
    záporné body z předchozího kola: až 40, nikdy však víc, než si jich v něm zapsal. Po posledním
    kole vyhrává nejvyšší součet, tedy ten, kdo má nejméně záporných bodů.

    Když dojde balíček, zamíchají se všechny odhozené karty kromě horní. Nedá-li to ani jednu kartu,
    kolo končí a každý si zapíše, co má v ruce. Stejně skončí po 500 tazích.

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
    .clockwise = jednomu po druhém, počínaje po levici dalšího hráče
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
    .about = Vítěz kola získá tolik kladných bodů, kolik si ostatní zapíšou záporných.
option-romme-relief = Odměna vítěze
    .about = Kolik záporných bodů se vítězi kola škrtne.
option-romme-relief-for = Kdo má odměnu
    .about = Kterým vítězům se škrtají záporné body.
    .winner = každému vítězi
    .hand-romme = jen tomu, kdo vyloží všechny karty v jediném tahu
option-romme-relief-with-discard = Odměna i s odhozením
    .about = Odměnu má i vítěz, který poslední kartu odhodil.
option-romme-relief-from = Škrtané záporné body
    .about = Ze kterých kol se vítězi škrtají záporné body.
    .previous = z předchozího kola
    .carried = ze všech dřívějších kol
option-romme-relief-below-zero = Odměna bez omezení
    .about = Odměna se dává celá, i když je záporných bodů méně.
option-romme-lone-joker = Zbylý jediný žolík
    .about = Co si zapíše poražený, kterému v ruce zbyl jen žolík.
    .counts = 20 záporných bodů
    .struck = nic
    .relief = nic a škrtne se 20 záporných bodů jako při odměně
option-romme-first-lay-penalty = Trest za první vyložení
    .about = Záporné body pro toho, kdo v kole vyložil první ze všech a nevyhrál.
option-romme-penalty-without-winner = Trest bez vítěze
    .about = Kdo vyložil první, je potrestán, i když kolo nikdo nevyhraje.
option-romme-max-turns = Limit tahů
    .about = Po tolika tazích kolo končí a každý si zapíše, co má v ruce.

## Events

event-romme-left = { $seat } nechává { $pieces }. Kdo chce, může zaklepat.
event-romme-knocked = { $seat } klepe a bere { $pieces } s trestnou kartou.
event-romme-robbed = { $seat } dává { $pieces } do kombinace { $meld } a bere žolíka.
event-romme-reshuffled = Odhozené karty se zamíchaly do nového balíčku; karet v něm: { $stock }.
event-romme-called = { $seat } volá „Rommé“!

## How a round ended

outcome-romme-out = Někdo se zbavil všech karet a vyhrává kolo.
outcome-romme-stock = Už není co líznout: každý si zapíše, co má v ruce.
outcome-romme-void = Už není co líznout: kolo se nikomu nepočítá.
outcome-romme-cap = Kolo dosáhlo nejvyššího počtu tahů: každý si zapíše, co má v ruce.

## Refusals

error-romme-first-lap = Vykládat se smí, až bude každý jednou na řadě. Odhoď kartu.
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
