### Canasta.

## Names

game-canasta = Kanasta
    .about = Zbieraj s partnerom po sedem rovnakých kariet a vezmi kôpku skôr ako ostatní.

## Options

option-canasta-draws = Koľko kariet sa ťahá
    .about = Koľko kariet sa ťahá z balíčka.
    .by-players = jedna, pri dvoch hráčoch dve
    .one = jedna
    .two = dve
option-canasta-canastas = Kanasty na zavretie
    .about = Koľko kanást strana potrebuje, aby smela zavrieť.
    .by-players = jedna, pri dvoch hráčoch dve
    .one = jedna
    .two = dve
option-canasta-take-with-wild = Branie s divokou kartou
    .about = Kôpku, ktorá nie je zmrazená, možno vziať aj s jednou prirodzenou a jednou divokou kartou.
option-canasta-take-for-meld = Branie na priloženie
    .about = Kôpku, ktorá nie je zmrazená, možno vziať aj tak, že sa jej vrchná karta priloží ku kombinácii vlastnej strany.
option-canasta-always-frozen = Kôpka vždy zmrazená
    .about = Kôpku možno vziať len s dvoma prirodzenými kartami z ruky.
option-canasta-closed-canastas = Uzavreté kanasty
    .about = Ku kanaste zo siedmich kariet sa už nič neprikladá.
option-canasta-ask-partner = Otázka na partnera
    .about = Pred zavretím sa smieš spýtať partnera; jeho odpoveď platí.
option-canasta-last-discard = Posledná karta sa odhadzuje
    .about = Na zavretie treba kartu na odhodenie; inak sa smú vyložiť všetky.
option-canasta-concealed-minimum = Minimum pri zavretí z ruky
    .about = Aj kto zatvára z ruky, musí dosiahnuť body prvého vyloženia, ak jeho strana ešte nič nevyložila.
option-canasta-empty-stock = Prázdny balíček
    .about = Čo sa stane po potiahnutí poslednej karty balíčka.
    .play-on = hrá sa ďalej, kým sa berie kôpka
    .end = kolo sa končí ďalším odhodením
option-canasta-lone-red-threes = Červené trojky bez kombinácie
    .about = Čo platia červené trojky strany, ktorá nič nevyložila.
    .minus = mínusové body
    .nothing = nič

## Prompts and moves

phase-canasta-draw = Potiahni si alebo vezmi kôpku.
phase-canasta-meld = Vykladaj, čo chceš, a potom odhoď.
phase-canasta-answer = Partner sa pýta: „Môžem zavrieť?“

move-canasta-draw = draw – potiahnuť si z balíčka
move-canasta-take = take KARTY | KARTY – vziať kôpku: najprv kombinácia s jej vrchnou kartou, potom ďalšie, ak ich prvé vyloženie potrebuje (take 9c 9d 9h); samotná vrchná karta sa priloží ku kombinácii vlastnej strany (take 9h)
move-canasta-pass = pass – nechať kôpku; balíček je prázdny, takže kolo sa končí
move-canasta-ask = ask – spýtať sa partnera, či máš zavrieť
move-canasta-answer = answer yes|no – povedať partnerovi, nech zavrie, alebo nie
move-canasta-lay = lay KARTY | KARTY – vyložiť jednu alebo viac kombinácií (lay 13c 13d 13h | 5c 5d *)
move-canasta-add = add ČÍSLO KARTY – priložiť karty ku kombinácii s tým číslom (add 2 9h *)
move-canasta-discard = discard KARTA – odhodiť kartu a skončiť ťah (discard 4c)

## Events

event-canasta-upcard = Otáča sa { $pieces } a zakladá kôpku.
event-canasta-red = { $seat } vykladá { $pieces } ako prémiu.
    .you = Vykladáš { $pieces } ako prémiu.
event-canasta-drew = { $seat } ťahá dve karty.
    .you = Ťaháš dve karty.
event-canasta-took = { $seat } berie kôpku, navrchu { $pieces }; počet kariet: { $cards }.
    .you = Berieš kôpku, navrchu { $pieces }; počet kariet: { $cards }.
event-canasta-added = { $seat } prikladá { $pieces } { $rank ->
        [1] k esám
        [3] k trojkám
        [4] k štvorkám
        [5] k päťkám
        [6] k šestkám
        [7] k sedmičkám
        [8] k osmičkám
        [9] k deviatkam
        [10] k desiatkam
        [11] k dolníkom
        [12] k horníkom
        [13] ku kráľom
       *[other] k { $rank }
    }.
    .you = Prikladáš { $pieces } { $rank ->
            [1] k esám
            [3] k trojkám
            [4] k štvorkám
            [5] k päťkám
            [6] k šestkám
            [7] k sedmičkám
            [8] k osmičkám
            [9] k deviatkam
            [10] k desiatkam
            [11] k dolníkom
            [12] k horníkom
            [13] ku kráľom
           *[other] k { $rank }
        }.
event-canasta-frozen = { $seat } zmrazuje kôpku.
    .you = Zmrazuješ kôpku.
event-canasta-natural = { $seat } dokončuje čistú kanastu: { $pieces }.
    .you = Dokončuješ čistú kanastu: { $pieces }.
event-canasta-mixed = { $seat } dokončuje špinavú kanastu: { $pieces }.
    .you = Dokončuješ špinavú kanastu: { $pieces }.
event-canasta-asked = { $seat } sa pýta: „Môžem zavrieť?“
    .you = Pýtaš sa: „Môžem zavrieť?“
event-canasta-answered = { $seat } hovorí: { $answer ->
        [yes] „Áno, zavri!“
       *[no] „Nie, počkaj.“
    }
    .you = Hovoríš: { $answer ->
            [yes] „Áno, zavri!“
           *[no] „Nie, počkaj.“
        }
event-canasta-fined = { $seat } smie zavrieť a nezatvára: 100 mínusových bodov.
    .you = Smieš zavrieť a nezatváraš: 100 mínusových bodov.
event-canasta-out = { $seat } zatvára.
    .you = Zatváraš.
event-canasta-concealed = { $seat } zatvára z ruky!
    .you = Zatváraš z ruky!
event-canasta-counted = { $seats }: prémie { $bonus }, kombinácie { $cards }, v ruke { $left }, spolu { $points }.

## How a round ended

outcome-canasta-out = Kolo sa skončilo zavretím.
outcome-canasta-concealed = Kolo sa skončilo zavretím z ruky.
outcome-canasta-stock = Balíček je prázdny a kôpku nikto nevzal.
outcome-canasta-red-last = Posledná karta balíčka bola červená trojka.

## On the score sheet

tally-canasta-natural = Čisté kanasty
tally-canasta-mixed = Špinavé kanasty
tally-canasta-red = Červené trojky
tally-canasta-fine = So súhlasom nezavreté
tally-canasta-out = Zavretie
    .who = Kto zavrel?
tally-canasta-concealed = Zavretie z ruky
    .about = Celá ruka naraz, s kanastou, a predtým nič.

## Refusals

error-canasta-naturals = { $meld } potrebuje aspoň dve prirodzené karty, teda žiadne žolíky ani dvojky.
error-canasta-wild-many = V kombinácii { $meld } je priveľa divokých kariet: { $count }. Najviac ich smie byť { $most }.
error-canasta-threes = Čierne trojky sa vykladajú len pri zavretí: tri alebo štyri, bez divokej karty.
error-canasta-full = { $meld } má priveľa kariet: tu sa kanasta uzavrie, keď ich má { $most }.
error-canasta-first-short = Hodnota je { $points }; prvé vyloženie tvojej strany musí mať aspoň { $needed }.
error-canasta-keep = Nechaj si dve karty, jednu z nich na odhodenie. Kanást treba na zavretie: { $needed }; tvoja strana má: { $count }.
error-canasta-refused = Partner zavretie odmietol: nechaj si dve karty, jednu z nich na odhodenie.
error-canasta-needs-discard = Nechaj si jednu kartu: tu sa zatvára odhodením.
error-canasta-no-meld = Kombinácia číslo { $meld } na stole nie je. { $count ->
        [0] Zatiaľ tam žiadna neleží.
        [1] Leží tam len kombinácia 1.
       *[other] Čísla idú od 1 do { $count }.
    }
error-canasta-not-yours = Táto kombinácia patrí inej strane. Prikladaj ku kombináciám svojej strany.
error-canasta-no-fit = { $piece } sa nehodí ku kombinácii { $pieces }.
error-canasta-stop = Navrchu leží { $piece }, takže teraz kôpku nikto vziať nemôže. Potiahni si.
error-canasta-top = Kto berie kôpku, najprv vyloží jej vrchnú kartu { $piece }.
error-canasta-pair = Kôpka je pre teba zmrazená. Potrebuješ z ruky dve karty, ktoré sa hodia k { $piece }, žiadne divoké.
error-canasta-key = Tieto karty nedajú s { $piece } kombináciu, takže s nimi kôpku nevezmeš.
error-canasta-must-take = Balíček je prázdny a { $piece } sa hodí ku kombinácii tvojej strany: kôpku musíš vziať.

## Reasons of hints

why-canasta-pile = Kôpka prinesie { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.
why-canasta-first = Stačí to na prvé vyloženie tvojej strany: { $needed }.
why-canasta-natural = Je z toho čistá kanasta.
why-canasta-mixed = Je z toho špinavá kanasta.
why-canasta-nears = Do kanasty potom chýba: { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kariet
    }.
why-canasta-stops = S touto kartou navrchu { $seat } kôpku vziať nemôže.
why-canasta-freezes = Zmrazí kôpku.
why-canasta-not-theirs = Strana, kde hrá { $seat }, nemá kombináciu, do ktorej { $piece } patrí.
why-canasta-single = { $piece } je v ruke jediná karta svojej hodnoty.
why-canasta-small = Kôpka má zatiaľ len { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.

## In the terminal

cli-canasta-frozen = zmrazená
cli-canasta-natural = čistá kanasta
cli-canasta-mixed = špinavá kanasta
cli-canasta-canastas = kanasty: { $count }/{ $needed }

## On the pages

web-do-ask = Môžem zavrieť?
web-do-answer = Odpovedať
web-canasta-ask-sure = Ak partner povie áno, musíš v tomto ťahu zavrieť, inak tvoja strana stratí 100 bodov.
web-canasta-ask = Spýtať sa
web-canasta-go-out = Partner povedal áno: zavri v tomto ťahu.
web-canasta-yes = Áno, zavri
web-canasta-no = Nie, počkaj
web-canasta-pile = Kôpka
web-canasta-frozen = zmrazená
web-canasta-frozen-you = pre teba zmrazená
web-canasta-draw = Potiahni si z balíčka.
web-canasta-take = Vziať kôpku
web-canasta-take-with = Vziať s nimi kôpku
web-canasta-needed = Prvé vyloženie musí mať aspoň { $needed }.
web-canasta-none = Zatiaľ nič
web-canasta-ours = Tvoja strana
web-canasta-partner = partner
web-canasta-count = Kanasty: { $count } (na zatvorenie: { $needed })
web-canasta-count-brief = Kanasty: { $count }/{ $needed }
web-canasta-natural = čistá kanasta
web-canasta-mixed = špinavá kanasta
web-canasta-red = Červené trojky: { $count }
web-canasta-in-meld = Toľko kariet kombinácia má; ★ hovorí, koľko z nich je divokých.

## The lesson

lesson-canasta-turn = Hráš s partnerom oproti a zbierate karty rovnakej hodnoty. Ťah sa začína kartou z balíčka a končí odhodením: urob oboje.
lesson-canasta-open = Tri alebo viac kariet rovnakej hodnoty sú kombinácia a dvojka alebo žolík môže jednu zastúpiť. Prvé vyloženie tvojej strany musí mať aspoň 50 bodov: horníky a deviatky po 10, dvojka 20. Vylož ich a potom jednu kartu odhoď.
lesson-canasta-pile = Ak máš v ruke dve karty rovnakej hodnoty, akú má vrchná karta, celá kôpka je tvoja. Máš dve osmičky: vylož ich s treťou a kôpku vezmi.
lesson-canasta-full = Sedem kariet rovnakej hodnoty je kanasta. Bez divokých kariet dáva 500 bodov, inak 300, a bez nej nezavrieš. Tvojim desiatkam chýba jediná karta: prilož ju a potom jednu odhoď.
lesson-canasta-win = Tvoja strana má kanastu, takže smieš zavrieť. Potiahni si, vylož a prilož, čo sa dá, a poslednú kartu odhoď: kolo sa končí.

## The rules

rules-canasta =
    Kanasta sa hrá s dvoma balíčkami po 52 kariet a štyrmi žolíkmi. Štyria hráči tvoria dve strany:
    partneri sedia oproti sebe a vykladajú spoločne. Hrať môžu aj dvaja alebo traja, každý sám za
    seba. Štyria dostanú po 11 kariet, traja po 13, dvaja po 15. Zvyšok je balíček. Jeho
    vrchná karta sa otočí a založí kôpku; ak je to žolík, dvojka alebo červená trojka, dá sa na ňu
    ďalšia a kôpka je zmrazená.

    Červené trojky sú prémiové. Samy sa vyložia pred teba a za každú dostaneš inú kartu.

    Zbieraš kombinácie: tri alebo viac kariet rovnakej hodnoty, od štvorky po eso. Na farbách
    nezáleží a postupky sa nehrajú. Žolíky a dvojky sú divoké a zastúpia akúkoľvek hodnotu, ale
    kombinácia má aspoň dve prirodzené karty a najviac tri divoké. Sedem kariet je kanasta: bez
    divokých kariet čistá, inak špinavá. Strana má z každej hodnoty len jednu kombináciu a prikladá
    k nej len ona; kanasta smie rásť ďalej.

    Ťah: potiahni si kartu z balíčka alebo vezmi kôpku. Potom vykladaj a prikladaj, koľko chceš, a
    ťah ukonči odhodením jednej karty. Pri dvoch hráčoch sa ťahajú dve karty a odhadzuje jedna.

    Žolík platí 50, eso a dvojka 20, kráľ až osmička 10, sedmička až štvorka a čierna trojka 5. Prvé
    vyloženie tvojej strany v kole musí mať aspoň 50 bodov, od stavu 1500 bodov 90 a od 3000 bodov
    120; ak je stav pod nulou, stačí 15. Viac kombinácií vyložených naraz sa sčíta.

    Kôpku vezmeš tak, že jej vrchnú kartu hneď vyložíš; potom sú tvoje aj všetky ostatné. Vždy
    stačia dve prirodzené karty tej hodnoty z ruky. Keď už tvoja strana vyložila a kôpka nie je
    zmrazená, stačí aj jedna prirodzená a jedna divoká, alebo vrchnú kartu priložíš ku kombinácii
    svojej strany. Do prvého vyloženia sa počíta len vrchná karta a to, čo máš v ruke. Divoká karta
    kôpku zmrazí, kým ju niekto nevezme; potom pomôže len prirodzená dvojica. Ak navrchu leží divoká
    karta alebo čierna trojka, kôpku nemožno vziať.

    Len čo má tvoja strana kanastu, smieš zavrieť: vyložíš všetky karty alebo všetky okrem jednej,
    ktorú odhodíš. Pri dvoch hráčoch treba dve kanasty. Inak ti po odhodení musí aspoň jedna karta zostať.
    Skôr než niečo vyložíš, smieš sa partnera spýtať, či máš zavrieť: „nie“ platí a nezavrieť po
    „áno“ stojí 100 bodov. Čierne trojky sa vykladajú len pri zavretí, tri alebo štyri a bez
    divokých kariet.

    Keď sa minie balíček, hrá sa ďalej, kým každý berie kôpku. Ak sa jej vrchná karta hodí ku
    kombinácii tvojej strany a nie je zmrazená, musíš ju vziať. Červená trojka ako úplne posledná
    karta kolo ukončí.

    Každá strana si píše hodnotu svojich kombinácií, 500 za každú čistú a 300 za každú špinavú
    kanastu, 100 za každú červenú trojku alebo 800 za všetky štyri a 100 za zavretie. Zavretie z
    ruky pridá 100: všetky karty v jednom ťahu, s vlastnou kanastou, bez skoršieho vyloženia a bez
    prikladania k partnerovi. Karty v ruke sa odpočítavajú, aj partnerove. Bez kombinácie sa
    červené trojky odpočítavajú. Partia sa končí, keď má jedna strana 5000 bodov; vyhráva najvyšší súčet.

## The rules: chapters and pictures

web-chapter-red-threes = Červené trojky
web-chapter-first-meld-canasta = Prvé vyloženie
web-chapter-pile = Kôpka
web-chapter-going-out = Zavretie
web-chapter-stock-end = Prázdny balíček
web-figure-canasta-melds = Kombinácie jednej hodnoty. Žolíky a dvojky sú divoké; hviezdička je žolík.
web-figure-canasta-made = Sedem kariet: čistá a špinavá kanasta.
web-figure-canasta-points = Čo karty platia, vyložené aj v ruke
web-figure-canasta-natural-none = len jedna prirodzená karta
web-figure-canasta-wild-none = štyri divoké karty
web-figure-canasta-run-none = postupky sa nehrajú

## Disputed points: Canasta

ruling-q-can-1 = Koľko kariet sa ťahá?
    .ruling = Jedna; pri dvoch hráčoch dve.
ruling-q-can-2 = Koľko kanást treba na zavretie?
    .ruling = Jedna; pri dvoch hráčoch dve.
ruling-q-can-3 = Smie sa kôpka vziať s jednou prirodzenou a jednou divokou kartou?
    .ruling = Áno, keď strana už vyložila a kôpka nie je zmrazená.
ruling-q-can-4 = Smie sa kôpka vziať len preto, aby sa jej vrchná karta priložila?
    .ruling = Áno, keď nie je zmrazená.
ruling-q-can-5 = Je kôpka zmrazená od začiatku?
    .ruling = Len pre stranu, ktorá ešte nevyložila, a pre všetkých vtedy, keď je v nej divoká karta alebo červená trojka.
ruling-q-can-6 = Smie mať kanasta viac než sedem kariet?
    .ruling = Áno. Počítajú sa, ale prémia je rovnaká, a divoká karta čistú kanastu zašpiní.
ruling-q-can-7 = Musíš sa pred zavretím spýtať partnera?
    .ruling = Nie, ale smieš. Jeho „nie“ platí pre tento ťah.
ruling-q-can-8 = Musí sa pri zavretí odhodiť karta?
    .ruling = Nie, smú sa vyložiť všetky.
ruling-q-can-9 = Musí zavretie z ruky dosiahnuť body prvého vyloženia?
    .ruling = Áno, keď strana ešte nič nevyložila.
ruling-q-can-10 = Končí sa kolo poslednou kartou balíčka?
    .ruling = Nie, hrá sa ďalej, kým každý berie kôpku.
ruling-q-can-11 = Čo platia červené trojky bez kombinácie?
    .ruling = Odpočítavajú sa.
ruling-q-can-12 = Kedy sa vykladajú rozdané červené trojky?
    .ruling = Hneď po rozdaní, samy; nikto na žiadnu nezabudne.
ruling-q-can-13 = Smie sa kôpka prezerať?
    .ruling = Nie. Vidno vrchnú kartu a koľko ich je.
