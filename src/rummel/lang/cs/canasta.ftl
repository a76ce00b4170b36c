### Canasta.

## Names

game-canasta = Kanasta
    .about = Sbírej s partnerem po sedmi kartách stejné hodnoty a seber hromádku dřív než ostatní.

## Options

option-canasta-draws = Kolik karet se lízá
    .about = Kolik karet se lízá z balíčku.
    .by-players = jedna, ve dvou dvě
    .one = jedna
    .two = dvě
option-canasta-canastas = Kanasty k zavření
    .about = Kolik kanast strana potřebuje, aby směla zavřít.
    .by-players = jedna, ve dvou dvě
    .one = jedna
    .two = dvě
option-canasta-take-with-wild = Braní s divokou kartou
    .about = Hromádku, která není zmrazená, lze vzít i s jednou přirozenou a jednou divokou kartou.
option-canasta-take-for-meld = Braní k doložení
    .about = Hromádku, která není zmrazená, lze vzít i tím, že se její horní karta doloží ke kombinaci vlastní strany.
option-canasta-always-frozen = Hromádka vždy zmrazená
    .about = Hromádku lze vzít jen se dvěma přirozenými kartami z ruky.
option-canasta-closed-canastas = Uzavřené kanasty
    .about = Ke kanastě ze sedmi karet se už nic nedokládá.
option-canasta-ask-partner = Otázka na partnera
    .about = Před zavřením se smíš zeptat partnera; jeho odpověď platí.
option-canasta-last-discard = Poslední karta se odhazuje
    .about = K zavření je potřeba karta na odhození; jinak se smějí vyložit všechny.
option-canasta-concealed-minimum = Minimum při zavření z ruky
    .about = I kdo zavírá z ruky, musí dosáhnout bodů prvního vyložení, pokud jeho strana ještě nic nevyložila.
option-canasta-empty-stock = Prázdný balíček
    .about = Co se stane po líznutí poslední karty balíčku.
    .play-on = hraje se dál, dokud se bere hromádka
    .end = kolo končí dalším odhozením
option-canasta-lone-red-threes = Červené trojky bez kombinace
    .about = Co platí červené trojky strany, která nic nevyložila.
    .minus = trestné body
    .nothing = nic

## Prompts and moves

phase-canasta-draw = Lízni si, nebo vezmi hromádku.
phase-canasta-meld = Vykládej, co chceš, a pak odhoď.
phase-canasta-answer = Partner se ptá: „Můžu zavřít?“

move-canasta-draw = draw – líznout si z balíčku
move-canasta-take = take KARTY | KARTY – vzít hromádku: nejdřív kombinace s její horní kartou, pak další, jestli je první vyložení potřebuje (take 9c 9d 9h); samotná horní karta se doloží ke kombinaci vlastní strany (take 9h)
move-canasta-pass = pass – nechat hromádku; balíček je prázdný, takže kolo končí
move-canasta-ask = ask – zeptat se partnera, jestli máš zavřít
move-canasta-answer = answer yes|no – říct partnerovi, ať zavře, nebo ne
move-canasta-lay = lay KARTY | KARTY – vyložit jednu nebo více kombinací (lay 13c 13d 13h | 5c 5d *)
move-canasta-add = add ČÍSLO KARTY – doložit karty ke kombinaci s tím číslem (add 2 9h *)
move-canasta-discard = discard KARTA – odhodit kartu a skončit tah (discard 4c)

## Events

event-canasta-upcard = Otáčí se { $pieces } a zakládá hromádku.
event-canasta-red = { $seat } vykládá { $pieces } jako prémii.
    .you = Vykládáš { $pieces } jako prémii.
event-canasta-drew = { $seat } si lízá dvě karty.
    .you = Lízáš si dvě karty.
event-canasta-took = { $seat } bere hromádku, nahoře { $pieces }; počet karet: { $cards }.
    .you = Bereš hromádku, nahoře { $pieces }; počet karet: { $cards }.
event-canasta-added = { $seat } dokládá { $pieces } { $rank ->
        [1] k esům
        [3] ke trojkám
        [4] ke čtyřkám
        [5] k pětkám
        [6] k šestkám
        [7] k sedmičkám
        [8] k osmičkám
        [9] k devítkám
        [10] k desítkám
        [11] ke klukům
        [12] k dámám
        [13] ke králům
       *[other] k { $rank }
    }.
    .you = Dokládáš { $pieces } { $rank ->
            [1] k esům
            [3] ke trojkám
            [4] ke čtyřkám
            [5] k pětkám
            [6] k šestkám
            [7] k sedmičkám
            [8] k osmičkám
            [9] k devítkám
            [10] k desítkám
            [11] ke klukům
            [12] k dámám
            [13] ke králům
           *[other] k { $rank }
        }.
event-canasta-frozen = { $seat } zmrazuje hromádku.
    .you = Zmrazuješ hromádku.
event-canasta-natural = { $seat } dokončuje čistou kanastu: { $pieces }.
    .you = Dokončuješ čistou kanastu: { $pieces }.
event-canasta-mixed = { $seat } dokončuje špinavou kanastu: { $pieces }.
    .you = Dokončuješ špinavou kanastu: { $pieces }.
event-canasta-asked = { $seat } se ptá: „Můžu zavřít?“
    .you = Ptáš se: „Můžu zavřít?“
event-canasta-answered = { $seat } říká: { $answer ->
        [yes] „Ano, zavři!“
       *[no] „Ne, počkej.“
    }
    .you = Říkáš: { $answer ->
            [yes] „Ano, zavři!“
           *[no] „Ne, počkej.“
        }
event-canasta-fined = { $seat } smí zavřít a nezavírá: 100 trestných bodů.
    .you = Smíš zavřít a nezavíráš: 100 trestných bodů.
event-canasta-out = { $seat } zavírá.
    .you = Zavíráš.
event-canasta-concealed = { $seat } zavírá z ruky!
    .you = Zavíráš z ruky!
event-canasta-counted = { $seats }: prémie { $bonus }, kombinace { $cards }, v ruce { $left }, celkem { $points }.

## How a round ended

outcome-canasta-out = Kolo skončilo zavřením.
outcome-canasta-concealed = Kolo skončilo zavřením z ruky.
outcome-canasta-stock = Balíček je prázdný a hromádku nikdo nevzal.
outcome-canasta-red-last = Poslední karta balíčku byla červená trojka.

## On the score sheet

tally-canasta-natural = Čisté kanasty
tally-canasta-mixed = Špinavé kanasty
tally-canasta-red = Červené trojky
tally-canasta-fine = Se svolením nezavřeno
tally-canasta-out = Zavření
    .who = Kdo zavřel?
tally-canasta-concealed = Zavření z ruky
    .about = Celá ruka najednou, s kanastou, a předtím nic.

## Refusals

error-canasta-naturals = { $meld } potřebuje aspoň dvě přirozené karty, tedy žádné žolíky ani dvojky.
error-canasta-wild-many = V kombinaci { $meld } je moc divokých karet: { $count }. Nejvíc jich smí být { $most }.
error-canasta-threes = Černé trojky se vykládají jen při zavření: tři nebo čtyři, bez divoké karty.
error-canasta-full = { $meld } má moc karet: tady se kanasta uzavře, když jich má { $most }.
error-canasta-first-short = Hodnota je { $points }; první vyložení tvé strany musí mít aspoň { $needed }.
error-canasta-keep = Nech si dvě karty, jednu z nich na odhození. Kanast potřeba k zavření: { $needed }; tvá strana má: { $count }.
error-canasta-refused = Partner zavření odmítl: nech si dvě karty, jednu z nich na odhození.
error-canasta-needs-discard = Nech si jednu kartu: tady se zavírá odhozením.
error-canasta-no-meld = Kombinace číslo { $meld } na stole není. { $count ->
        [0] Zatím tam žádná neleží.
        [1] Leží tam jen kombinace 1.
       *[other] Čísla jdou od 1 do { $count }.
    }
error-canasta-not-yours = Tato kombinace patří jiné straně. Dokládej ke kombinacím své strany.
error-canasta-no-fit = { $piece } se nehodí ke kombinaci { $pieces }.
error-canasta-stop = Nahoře leží { $piece }, takže teď hromádku nikdo vzít nemůže. Lízni si.
error-canasta-top = Kdo bere hromádku, nejdřív vyloží její horní kartu { $piece }.
error-canasta-pair = Hromádka je pro tebe zmrazená. Potřebuješ z ruky dvě karty, které se hodí k { $piece }, žádné divoké.
error-canasta-key = Tyhle karty nedají s { $piece } kombinaci, takže s nimi hromádku nevezmeš.
error-canasta-must-take = Balíček je prázdný a { $piece } se hodí ke kombinaci tvé strany: hromádku musíš vzít.

## Reasons of hints

why-canasta-pile = Hromádka přinese { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
why-canasta-first = Stačí to na první vyložení tvé strany: { $needed }.
why-canasta-natural = Je z toho čistá kanasta.
why-canasta-mixed = Je z toho špinavá kanasta.
why-canasta-nears = Do kanasty pak chybí: { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
why-canasta-stops = S touto kartou nahoře { $seat } hromádku vzít nemůže.
why-canasta-freezes = Zmrazí hromádku.
why-canasta-not-theirs = Strana, kde hraje { $seat }, nemá kombinaci, do které { $piece } patří.
why-canasta-single = { $piece } je v ruce jediná karta své hodnoty.
why-canasta-small = Hromádka má zatím jen { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.

## In the terminal

cli-canasta-frozen = zmrazená
cli-canasta-natural = čistá kanasta
cli-canasta-mixed = špinavá kanasta
cli-canasta-canastas = kanasty: { $count }/{ $needed }

## On the pages

web-do-ask = Můžu zavřít?
web-do-answer = Odpovědět
web-canasta-ask-sure = Když partner řekne ano, musíš v tomto tahu zavřít, jinak tvá strana ztratí 100 bodů.
web-canasta-ask = Zeptat se
web-canasta-go-out = Partner řekl ano: zavři v tomto tahu.
web-canasta-yes = Ano, zavři
web-canasta-no = Ne, počkej
web-canasta-pile = Hromádka
web-canasta-frozen = zmrazená
web-canasta-frozen-you = pro tebe zmrazená
web-canasta-draw = Lízni si z balíčku.
web-canasta-take = Vzít hromádku
web-canasta-take-with = Vzít s nimi hromádku
web-canasta-needed = První vyložení musí mít aspoň { $needed }.
web-canasta-none = Zatím nic
web-canasta-ours = Tvá strana
web-canasta-partner = partner
web-canasta-count = Kanasty: { $count } (k zavření: { $needed })
web-canasta-count-brief = Kanasty: { $count }/{ $needed }
web-canasta-natural = čistá kanasta
web-canasta-mixed = špinavá kanasta
web-canasta-red = Červené trojky: { $count }
web-canasta-in-meld = Tolik karet kombinace má; ★ říká, kolik z nich je divokých.

## The lesson

lesson-canasta-turn = Hraješ s partnerem naproti a sbíráte karty stejné hodnoty. Tah začíná kartou z balíčku a končí odhozením: udělej obojí.
lesson-canasta-open = Tři nebo více karet stejné hodnoty jsou kombinace a dvojka nebo žolík může jednu zastoupit. První vyložení tvé strany musí mít aspoň 50 bodů: dámy a devítky po 10, dvojka 20. Vylož je a pak jednu kartu odhoď.
lesson-canasta-pile = Máš-li v ruce dvě karty stejné hodnoty, jakou má horní karta, je celá hromádka tvoje. Máš dvě osmičky: vylož je s tou třetí a hromádku vezmi.
lesson-canasta-full = Sedm karet stejné hodnoty je kanasta. Bez divokých karet dává 500 bodů, jinak 300, a bez ní nezavřeš. Tvým desítkám chybí jediná karta: dolož ji a pak jednu odhoď.
lesson-canasta-win = Tvá strana má kanastu, takže smíš zavřít. Lízni si, vylož a dolož, co jde, a poslední kartu odhoď: kolo končí.

## The rules

rules-canasta =
    Kanasta se hraje se dvěma balíčky po 52 kartách a čtyřmi žolíky. Čtyři hráči tvoří dvě strany:
    partneři sedí proti sobě a vykládají společně. Hrát se dá i ve dvou nebo ve třech, každý sám za
    sebe. Ve čtyřech dostane každý 11 karet, ve třech 13, ve dvou 15. Zbytek je balíček. Jeho horní
    karta se otočí a založí hromádku; je-li to žolík, dvojka nebo červená trojka, dá se na ni další
    a hromádka je zmrazená.

    Červené trojky jsou prémiové. Samy se vyloží před tebe a za každou dostaneš jinou kartu.

    Sbíráš kombinace: tři nebo více karet stejné hodnoty, od čtyřky po eso. Na barvách nezáleží a
    postupky se nehrají. Žolíci a dvojky jsou divoké a zastoupí jakoukoli hodnotu, ale kombinace má
    aspoň dvě přirozené karty a nejvýš tři divoké. Sedm karet je kanasta: bez divokých karet čistá,
    jinak špinavá. Strana má od každé hodnoty jen jednu kombinaci a dokládá k ní jen ona; kanasta
    smí růst dál.

    Tah: lízni si kartu z balíčku, nebo vezmi hromádku. Potom vykládej a dokládej, kolik chceš, a
    tah ukonči odhozením jedné karty. Ve dvou se lízají dvě karty a odhazuje jedna.

    Žolík platí 50, eso a dvojka 20, král až osmička 10, sedmička až čtyřka a černá trojka 5. První
    vyložení tvé strany v kole musí mít aspoň 50 bodů, od stavu 1500 bodů 90 a od 3000 bodů 120;
    je-li stav pod nulou, stačí 15. Víc kombinací vyložených naráz se sčítá.

    Hromádku vezmeš tak, že její horní kartu hned vyložíš; pak jsou tvoje i všechny ostatní. Vždycky
    stačí dvě přirozené karty té hodnoty z ruky. Když už tvá strana vyložila a hromádka není
    zmrazená, stačí i jedna přirozená a jedna divoká, nebo horní kartu doložíš ke kombinaci své
    strany. Do prvního vyložení se počítá jen horní karta a to, co máš v ruce. Divoká karta hromádku
    zmrazí, dokud ji někdo nevezme; pak pomůže jen přirozená dvojice. Leží-li nahoře divoká karta
    nebo černá trojka, hromádku vzít nejde.

    Jakmile má tvá strana kanastu, smíš zavřít: vyložíš všechny karty, nebo všechny kromě jedné,
    kterou odhodíš. Ve dvou jsou potřeba dvě kanasty. Jinak ti po odhození musí aspoň jedna karta
    zůstat. Než něco vyložíš, smíš se partnera zeptat, jestli máš zavřít: „ne“ platí a nezavřít po
    „ano“ stojí 100 bodů. Černé trojky se vykládají jen při zavření, tři nebo čtyři a bez divokých
    karet.

    Když dojde balíček, hraje se dál, dokud každý bere hromádku. Hodí-li se její horní karta ke
    kombinaci tvé strany a není-li zmrazená, musíš ji vzít. Červená trojka jako úplně poslední karta
    kolo ukončí.

    Každá strana si píše hodnotu svých kombinací, 500 za každou čistou a 300 za každou špinavou
    kanastu, 100 za každou červenou trojku nebo 800 za všechny čtyři a 100 za zavření. Zavření z
    ruky přidá 100: všechny karty v jednom tahu, s vlastní kanastou, bez dřívějšího vyložení a bez
    dokládání k partnerovi. Karty v ruce se odečítají, i partnerovy. Bez kombinace se červené
    trojky odečítají. Partie končí, když má jedna strana 5000 bodů; vyhrává nejvyšší součet.

## The rules: chapters and pictures

web-chapter-red-threes = Červené trojky
web-chapter-first-meld-canasta = První vyložení
web-chapter-pile = Hromádka
web-chapter-going-out = Zavření
web-chapter-stock-end = Prázdný balíček
web-figure-canasta-melds = Kombinace jedné hodnoty. Žolíci a dvojky jsou divoké; hvězdička je žolík.
web-figure-canasta-made = Sedm karet: čistá a špinavá kanasta.
web-figure-canasta-points = Co karty platí, vyložené i v ruce
web-figure-canasta-natural-none = jen jedna přirozená karta
web-figure-canasta-wild-none = čtyři divoké karty
web-figure-canasta-run-none = postupky se nehrají

## Disputed points: Canasta

ruling-q-can-1 = Kolik karet se lízá?
    .ruling = Jedna; ve dvou dvě.
ruling-q-can-2 = Kolik kanast je potřeba k zavření?
    .ruling = Jedna; ve dvou dvě.
ruling-q-can-3 = Smí se hromádka vzít s jednou přirozenou a jednou divokou kartou?
    .ruling = Ano, když strana už vyložila a hromádka není zmrazená.
ruling-q-can-4 = Smí se hromádka vzít jen proto, aby se její horní karta doložila?
    .ruling = Ano, když není zmrazená.
ruling-q-can-5 = Je hromádka zmrazená od začátku?
    .ruling = Jen pro stranu, která ještě nevyložila, a pro všechny tehdy, když je v ní divoká karta nebo červená trojka.
ruling-q-can-6 = Smí mít kanasta víc než sedm karet?
    .ruling = Ano. Počítají se, ale prémie je stejná, a divoká karta čistou kanastu ušpiní.
ruling-q-can-7 = Musíš se před zavřením zeptat partnera?
    .ruling = Ne, ale smíš. Jeho „ne“ platí pro tento tah.
ruling-q-can-8 = Musí se při zavření odhodit karta?
    .ruling = Ne, smějí se vyložit všechny.
ruling-q-can-9 = Musí zavření z ruky dosáhnout bodů prvního vyložení?
    .ruling = Ano, když strana ještě nic nevyložila.
ruling-q-can-10 = Končí kolo poslední kartou balíčku?
    .ruling = Ne, hraje se dál, dokud každý bere hromádku.
ruling-q-can-11 = Co platí červené trojky bez kombinace?
    .ruling = Odečítají se.
ruling-q-can-12 = Kdy se vykládají rozdané červené trojky?
    .ruling = Hned po rozdání, samy; nikdo na žádnou nezapomene.
ruling-q-can-13 = Smí se hromádka prohlížet?
    .ruling = Ne. Vidět je horní karta a kolik jich je.
