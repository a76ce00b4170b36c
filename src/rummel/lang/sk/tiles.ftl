### Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy and Rummikub.

## Names

game-myrummy = MyRummy
    .about = Vykladaj postupky a sady z kameňov, prestavuj stôl a vyprázdni stojan skôr než ostatní.
game-serie-noire = Série Noire Rummy
    .about = Rummy s kameňmi, v ktorom si kameň vymeníš, keď žiadny nevykladáš.
game-brettspielnetz = Brettspielnetz Rummy
    .about = Rummy s kameňmi pre dvoch: každý má žolíka a žolíky na doske sú voľné.
game-rummikub = Rummikub
    .about = Dobre známe rummy s kameňmi: najprv vylož aspoň 30 bodov, prestavuj celý stôl a vyprázdni stojan skôr než ostatní.

## Options

option-tiles-hand = Kamene na stojane
    .about = Koľko kameňov každý na začiatku dostane.
option-tiles-jokers = Žolíky
    .about = Koľko žolíkov je medzi kameňmi; s menším počtom je to ťažšie.
option-tiles-dealt-joker = Žolíky pri rozdávaní
    .about = Či každý dostane žolíka.
    .chance = podľa náhody
    .one = každý práve jedného
    .at-least-one = každý aspoň jedného
option-tiles-starter = Kto začína
    .about = Ako sa určí, kto začína, keď o tom nerozhodlo predchádzajúce kolo.
    .lot = losom
    .lowest = najnižší potiahnutý kameň
    .highest = najvyšší potiahnutý kameň
option-tiles-drawer-starts = Začína ten, kto ho potiahol
    .about = Začína ten, kto potiahol rozhodujúci kameň; inak hráč po jeho ľavici.
option-tiles-next-starter = Kto začína nabudúce
    .about = Kto začína ďalšie kolá po prvom.
    .after-last = kto by bol na rade
    .anew = určí sa znova
    .left = po ľavici toho, kto začínal
option-tiles-turn = Ťah
    .about = Z čoho sa skladá ťah.
    .lay-or-draw = vyložiť, alebo si potiahnuť kameň
    .lay-or-exchange = vyložiť, alebo vymeniť kameň so zásobou
    .draw-and-reject = potiahnuť, prípadne vyložiť, jeden kameň odhodiť (verzia 1)
    .draw-and-keep = potiahnuť, prípadne vyložiť, všetko si nechať (verzia 2)
option-tiles-exchanged = Vymenené kamene
    .about = Kam ide kameň pri výmene.
    .returns = späť do zásoby
    .scrapped = preč z kola
option-tiles-exchange-order = Poradie pri výmene
    .about = Či nový kameň uvidíš, skôr než vyberieš ten, ktorý odíde.
    .blind = najprv vybrať
    .draw-first = najprv potiahnuť
option-tiles-take-scrap = Brať z odhodených
    .about = Namiesto kameňa zo zásoby možno vziať vrchný odhodený.
option-tiles-reject-on-empty = Odhadzovať aj bez zásoby
    .about = Kto vykladá, musí aj pri prázdnej zásobe jeden kameň odhodiť.
option-tiles-changes = Kamene na výmenu
    .about = Koľko kameňov smieš po potiahnutí vymeniť, kým nemáš vyložené (verzia 2).
option-tiles-most-tiles = Limit kameňov v ťahu
    .about = Koľko kameňov možno najviac zahrať v jednom ťahu.
option-tiles-most-tiles-of = Čo sa do toho počíta
    .about = Či sa počítajú aj kamene presunuté na stole.
    .rack = kamene zo stojana
    .moved = aj presunuté kamene
option-tiles-melds = Kombinácie
    .about = Ktoré kombinácie sa smú vykladať.
    .both = sady aj postupky
    .sets = len sady
    .runs = len postupky
option-tiles-ace = Jednotka
    .about = Kam v postupke patrí 1.
    .low = pred 2
    .either = pred 2 alebo za 13
    .wrap = kamkoľvek: aj 13 1 2
option-tiles-ace-high = Hodnota 1 za 13
    .about = Koľko pri prvom vyložení platí 1, ktorá stojí za 13.
option-tiles-ace-at-both-ends = Jednotka na oboch koncoch
    .about = Ak smie 1 stáť za 13, smie ísť postupka od 1 cez 13 znova po 1, teda 14 kameňov; inak najviac 13.
option-tiles-mixed-runs = Postupky z viacerých farieb
    .about = Kamene postupky smú mať akékoľvek farby.
option-tiles-minimum = Body na prvé vyloženie
    .about = Koľko musí mať prvé vyloženie; s 0 stačí akákoľvek kombinácia z vlastného stojana.
option-tiles-opening = Prvé vyloženie
    .about = Či sa prvé vyloženie smie zložiť z viacerých kombinácií.
    .sum = viac kombinácií spolu
    .one = jedna kombinácia
option-tiles-joker-opens = Žolík sa pri prvom vyložení počíta
    .about = Žolík platí ako kameň, ktorý zastupuje; inak nič nepridá.
option-tiles-table-when-opening = Stôl otvorený hneď
    .about = Stôl možno používať už v ťahu prvého vyloženia, keď leží dosť kameňov z vlastného stojana.
option-tiles-rebuild = Prestavovanie
    .about = Ako veľmi sa smú kombinácie na stole rozoberať.
    .free = akokoľvek, ak sa všetko skončí v kombináciách
    .three = tri kamene zostanú spolu, alebo sa rozídu všetky
    .listed = len posunúť, rozdeliť, nahradiť a odobrať
option-tiles-table-joker = Žolíky na stole
    .about = Čo musí na miesto žolíka prísť, skôr než sa smie pohnúť.
    .any = ktorýkoľvek kameň, ktorý by sa hodil
    .declared = kameň, za ktorý bol vyložený
    .both = v sade všetky chýbajúce kamene
    .free = nič
option-tiles-joker-from-rack = Náhrada zo stojana
    .about = Kameň, ktorý žolíka uvoľní, musí v tom ťahu prísť zo stojana.
option-tiles-joker-tile-moves = Náhrada sa presúva
    .about = Kameň, ktorý žolíka uvoľní, príde zo stojana alebo z rozobranej kombinácie; inak stačí ktorýkoľvek vhodný kameň na stole.
option-tiles-joker-joins = Uvoľnený žolík sa len prikladá
    .about = Uvoľneného žolíka možno len priložiť ku kombinácii, ktorá už ležala.
option-tiles-one-joker = Jeden žolík v kombinácii
    .about = V kombinácii smie byť najviac jeden žolík.
option-tiles-board-cells = Obmedzená doska
    .about = Všetky kombinácie sa musia zmestiť na desať radov po trinásť kameňov, s medzerou medzi susedmi.
option-tiles-hand-finish = Všetko naraz
    .about = Čo znamená zbaviť sa všetkých kameňov naraz bez predchádzajúceho vyloženia.
    .plain = nič zvláštne
    .double = počíta sa dvojnásobne
    .handrummy = počíta sa dvojnásobne a nepotrebuje minimum (Handrummy)
option-tiles-hand-finish-last = Posledné kamene naraz
    .about = Dvojnásobne sa počíta aj koniec s najmenej toľkými kameňmi naraz; 0 znamená nikdy.
option-tiles-last-tile-ends = Posledný kameň ukončí kolo
    .about = Kolo sa končí hneď, ako niekto potiahne posledný kameň.
option-tiles-passing = Pasovanie
    .about = Kto smie pri prázdnej zásobe pasovať.
    .willing = ktokoľvek
    .unable = len kto nemôže nič vyložiť
option-tiles-blocked = Nikto nevyloží všetko
    .about = Čo sa zapíše, keď sa kolo skončí a kamene zostávajú všetkým.
    .all-minus = každému sa odpočíta hodnota jeho stojana
    .lowest-wins = kto má na stojane najmenej, získa rozdiely
option-tiles-scoring = Body
    .about = Čo sa za kolo počíta.
    .racks = hodnota stojanov
    .win = jeden bod za výhru
option-tiles-joker-hand = Žolík na stojane
    .about = Koľko platí žolík, ktorý zostal na stojane.
option-tiles-max-turns = Limit ťahov
    .about = Po toľkých ťahoch sa kolo končí, akoby nikto nemohol ďalej.
option-tiles-seconds = Sekundy na ťah
    .about = Ako dlho smie ťah trvať; 0 znamená bez obmedzenia.
option-tiles-timeout = Keď vyprší čas
    .about = Čo bude s nedokončeným ťahom.
    .keep-most = najväčšia platná časť zostane
    .keep-valid = čo je platné, zostane, skúša sa v pevnom poradí
    .undo = všetko sa vráti
option-tiles-timeout-tiles = Kamene za vypršanie času
    .about = Koľko kameňov si potiahneš, keď nezostane nič.

## Prompts and moves

phase-tiles-draw = Potiahni si kameň.
phase-tiles-play = Vykladaj, alebo zvoľ, čo iné tvoj ťah ponúka.
phase-tiles-change = Vymeň ďalší kameň alebo pasuj.
phase-tiles-return = Vráť jeden kameň do zásoby.
phase-tiles-reject = Odhoď jeden kameň.

move-tiles-lay = lay KOMBINÁCIA | KOMBINÁCIA … – takto má vyzerať stôl, so všetkými kombináciami, ktoré zostanú (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – potiahnuť si kameň zo zásoby
move-tiles-take = take – vziať si vrchný odhodený kameň
move-tiles-exchange = exchange KAMEŇ – dať kameň do zásoby výmenou za iný (exchange 5h)
move-tiles-reject = reject KAMEŇ – odhodiť kameň (reject 5h)
move-tiles-pass = pass – prenechať ťah ďalšiemu hráčovi

## Events

event-tiles-lot = Los o začiatok: { $seat } má { $pieces }.
    .you = Los o začiatok: máš { $pieces }.
event-tiles-laid = { $moved ->
        [0] { $seat } vykladá { $melds }.
       *[other] { $seat } vykladá { $pieces }. Nové na stole: { $melds }.
    }
    .you = { $moved ->
            [0] Vykladáš { $melds }.
           *[other] Vykladáš { $pieces }. Nové na stole: { $melds }.
        }
event-tiles-opened = { $points ->
        [0] { $seat } vykladá prvý raz.
        [one] { $seat } vykladá prvý raz, za { $points } bod.
        [few] { $seat } vykladá prvý raz, za { $points } body.
        [many] { $seat } vykladá prvý raz, za { $points } bodu.
       *[other] { $seat } vykladá prvý raz, za { $points } bodov.
    }
    .you = { $points ->
            [0] Vykladáš prvý raz.
            [one] Vykladáš prvý raz, za { $points } bod.
            [few] Vykladáš prvý raz, za { $points } body.
            [many] Vykladáš prvý raz, za { $points } bodu.
           *[other] Vykladáš prvý raz, za { $points } bodov.
        }
event-tiles-exchanged = { $seat } mení kameň.
    .you = Meníš kameň.
event-tiles-gave = Odovzdávaš { $pieces }.

## How a round ended

outcome-tiles-out = Kto má prázdny stojan, vyhráva kolo.
outcome-tiles-out-double = Všetky kamene naraz: body sa počítajú dvojnásobne.
outcome-tiles-blocked = Všetci pasovali a zásoba je prázdna.
outcome-tiles-last-drawn = Posledný kameň je potiahnutý; rozhoduje, čo zostalo na stojanoch.
outcome-tiles-even = Na stojanoch zostalo rovnako: remíza.
outcome-tiles-cap = Kolo trvalo príliš dlho a končí sa.

## On the score sheet

tally-tiles-double = Všetko naraz: ešte raz
tally-tiles-left = Zostalo: { $left }

## Refusals

error-tiles-table-missing = { $piece } leží na stole a musí tam zasa byť v niektorej kombinácii.
error-tiles-lay-none = Vylož aspoň jeden kameň zo stojana, alebo nevykladaj vôbec.
error-tiles-too-many = Kameňov je { $count }; v jednom ťahu možno zahrať najviac { $most }.
error-tiles-keep-one = Jeden kameň si nechaj: potrebuješ ho na odhodenie.
error-tiles-table-closed = Kombinácie { $meld } sa smieš dotknúť až v ťahu po svojom prvom vyložení. Najprv vylož vlastné kamene.
error-tiles-opening-one = Prvý raz sa vykladá jedna kombinácia, nie { $count }. Ostatné vylož v ďalšom ťahu.
error-tiles-opening-own = Prvý raz sa vykladá kombinácia celá z vlastného stojana. Najprv takú vylož.
error-tiles-opening-short = Zatiaľ { $reached } z { $needed } bodov: na prvé vyloženie pridaj, alebo si kamene nechaj.
error-tiles-joker-pinned = { $joker } musí zostať na mieste, kým ho nenahradí kameň, ktorý sa tam hodí. Stačí jeden: { $needed }.
error-tiles-joker-stands = { $joker } musí zostať na mieste: kameň z kombinácie, ktorá zostáva stáť, ho nenahradí. Vhodný musí prísť z tvojho stojana alebo z rozobranej kombinácie: { $needed }.
error-tiles-joker-both = { $joker } musí zostať na mieste, kým tam nebudú ležať všetky chýbajúce kamene: { $needed }.
error-tiles-joker-joins = Uvoľnený žolík sa musí priložiť ku kombinácii, ktorá už ležala.
error-tiles-rebuild-three = Z kombinácie { $meld } nechaj tri kamene spolu, alebo rozdeľ všetky do iných kombinácií.
error-tiles-rebuild-listed = Kombinácia { $meld } musí zostať: posuň ju, rozdeľ alebo v nej kameň nahraď, ale nerozoberaj ju.
error-tiles-board-full = Kombinácie sa nezmestia na dosku { $columns } × { $rows }. Niektoré spoj.
error-tiles-pool-empty = Zásoba je prázdna. Vykladaj alebo pasuj.
error-tiles-pool-left = { $tiles ->
        [one] V zásobe je ešte kameň, takže pasovať sa nedá.
        [few] V zásobe sú ešte { $tiles } kamene, takže pasovať sa nedá.
        [many] V zásobe je ešte { $tiles } kameňa, takže pasovať sa nedá.
       *[other] V zásobe je ešte { $tiles } kameňov, takže pasovať sa nedá.
    }
error-tiles-must-lay = Môžeš vyložiť { $pieces }, takže pasovať nesmieš.
error-tiles-change-opened = Už máš vyložené, takže kamene meniť nesmieš.
error-tiles-change-most = { $most ->
        [0] Tu sa kamene meniť nesmú.
        [one] V tomto ťahu už jeden kameň vymenený máš.
        [few] V tomto ťahu už máš vymenené { $most } kamene.
        [many] V tomto ťahu už máš vymeneného { $most } kameňa.
       *[other] V tomto ťahu už máš vymenených { $most } kameňov.
    }
error-tiles-keep-drawn = { $piece } je práve potiahnutý kameň. Daj iný.

## Reasons of hints

why-tiles-waits = Môžeš aj počkať: najlepší bot by zatiaľ nič nevyložil.
why-tiles-fewer = Najlepší bot by vyložil len { $count ->
        [one] jeden kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    } a zvyšok si nechal.
why-tiles-joker-freed = Žolík na stole sa uvoľní a ide inam.
why-tiles-rebuilt = Prestaviaš na stole { $count ->
        [one] jednu kombináciu
        [few] { $count } kombinácie
       *[other] { $count } kombinácií
    }.

## In the terminal

cli-not-opened = ! ešte bez prvého vyloženia
cli-pool-label = Zásoba:
cli-pool = { $count ->
        [0] prázdna
        [one] 1 kameň
        [few] { $count } kamene
        [many] { $count } kameňa
       *[other] { $count } kameňov
    }
cli-scrap = Odhodené:
cli-scrapped = { $count ->
        [one] 1 kameň
        [few] { $count } kamene
        [many] { $count } kameňa
       *[other] { $count } kameňov
    } lícom nadol
cli-score-word-double = Ak víťaz vyložil všetko naraz, pripíš na koniec „double“: 13h * / - / 5c 5d double.
cli-do-tiles-meld = meld KAMENE – nová kombinácia z tvojho stojana a z voľných kameňov (meld 5h 6h 7h)
cli-do-tiles-add = add KAMENE KOMBINÁCIA – priložiť kamene ku kombinácii na stole (add 9h 3)
cli-do-tiles-take = take KAMENE KOMBINÁCIA – vziať kamene z kombinácie; musia sa znova použiť (take 4h 3)
cli-do-tiles-split = split KOMBINÁCIA POČET – rozdeliť kombináciu za toľkými kameňmi (split 3 2)

## On the pages

web-do-exchange = Vymeniť
web-do-reject = Odhodiť
web-tiles-not-opened = ešte bez prvého vyloženia
web-tiles-scrap = Odhodené
web-tiles-new = Nová kombinácia
web-tiles-empty = Na stole ešte nič neleží.
web-tiles-begin = Ťukni na kamene na svojom stojane alebo ich presuň sem.
web-tiles-nearer = Väčšie
web-tiles-fit = Ukázať všetko
web-tiles-fresh = vyložené naposledy
web-tiles-moved = z inej kombinácie
web-tiles-split = Rozdeliť tu
web-tiles-back = Na stojan
web-tiles-undo = Späť
web-tiles-redo = Znova
web-tiles-reset = Späť na začiatok ťahu
web-tiles-done = Hotovo
web-tiles-chosen = Čo je vybrané
web-tiles-joker = Žolík je
web-tiles-run = { $points ->
        [0] Postupka
        [one] Postupka, { $points } bod
        [few] Postupka, { $points } body
       *[other] Postupka, { $points } bodov
    }
web-tiles-set = { $points ->
        [0] Sada
        [one] Sada, { $points } bod
        [few] Sada, { $points } body
       *[other] Sada, { $points } bodov
    }
web-tiles-fine = Toto je kombinácia.
web-tiles-worth = { $points ->
        [one] Toto je kombinácia: { $points } bod.
        [few] Toto je kombinácia: { $points } body.
        [many] Toto je kombinácia: { $points } bodu.
       *[other] Toto je kombinácia: { $points } bodov.
    }
web-tiles-ready = { $count ->
        [one] Dobre: { $count } kameň z tvojho stojana.
        [few] Dobre: { $count } kamene z tvojho stojana.
       *[other] Dobre: { $count } kameňov z tvojho stojana.
    }
web-tiles-pick = Vyber celú kombináciu a potom ťukni na „{ $button }“.
web-tiles-picked = Teraz ťukni na „{ $button }“.
web-tiles-picked-join = Teraz ťukni na „{ $button }“ alebo na kombináciu, ku ktorej to patrí.
web-tiles-closed = Pred prvým vyložením zostávajú kombinácie ostatných, ako sú. Najprv vylož vlastné kamene.
web-tiles-opening = { $reached } z { $needed } bodov
web-tiles-laid-of = Vyložené kamene: { $count } z { $most }.
web-tiles-most = { $count } z najviac { $most } kameňov
web-tiles-changes = { $count ->
        [one] Vylož, vymeň jeden kameň alebo pasuj.
        [few] Vylož, vymeň až { $count } kamene alebo pasuj.
       *[other] Vylož, vymeň až { $count } kameňov alebo pasuj.
    }
web-tiles-or-draw = { $needed ->
        [0] Vylož kamene
       *[other] Vylož kamene v hodnote aspoň { $needed } bodov
    } alebo si jeden potiahni.
web-tiles-alone-or-draw = Vylož jednu kombináciu aspoň za { $needed } bodov alebo si potiahni.
web-tiles-alone-short = Jediná kombinácia musí mať { $needed } bodov; táto má { $reached }.
web-tiles-alone-joker = Žolík sa nepočíta: táto kombinácia má { $reached } z { $needed } bodov.
web-tiles-or-exchange = { $needed ->
        [0] Vylož kamene
       *[other] Vylož kamene v hodnote aspoň { $needed } bodov
    } alebo vyber jeden na výmenu.
web-tiles-or-reject = { $needed ->
        [0] Vylož kamene
       *[other] Vylož kamene v hodnote aspoň { $needed } bodov
    } alebo vyber jeden na odhodenie.
web-tiles-hint-lay = { $count ->
        [one] Vyložiť sa dá { $count } kameň.
        [few] Vyložiť sa dajú { $count } kamene.
       *[other] Vyložiť sa dá { $count } kameňov.
    }
web-tiles-hint-short = Zatiaľ nie je čo vyložiť: na dosah je { $reached } z { $needed } bodov.
web-tiles-hint-none = Teraz sa nedá vyložiť nič.
web-tiles-hint-this = Najlepší bot by sa zbavil tohto.
web-tiles-show = Ukáž mi to
web-tiles-building = { $name } stavia…
web-tiles-flow = Voľne
web-tiles-grid = Doska
web-tiles-time-keep = Keď čas vyprší, zostane, čo platí.
web-tiles-time-undo = Keď čas vyprší, všetko sa vráti späť.
web-tiles-told-new = { $pieces }: nová kombinácia
web-tiles-told-meld = { $pieces } ku kombinácii { $number }
web-tiles-told-rack = { $pieces } späť na stojane
web-tiles-told-split = Kombinácia rozdelená
web-tiles-keys = Medzerník vyberá, Enter priloží vybrané, N založí novú kombináciu, S rozdelí pred kameňom, Backspace vráti kameň na stojan, Ctrl Z vezme krok späť.
web-replay-gave = { $seat } odovzdáva { $pieces }.
web-settings-grid = Stôl ako doska s políčkami
web-settings-grid-about = Ako na pôvodnej doske; inak kombinácie ležia, kde je miesto.

## The lesson

lesson-tiles-open = Chceš mať stojan prázdny skôr než ostatní. Prvé vyloženie musí mať aspoň 30 bodov, všetko z vlastného stojana: tu 10, 11 a 12 v jednej farbe. Vylož ich a ukonči ťah.
lesson-tiles-add = Odteraz smieš používať celý stôl. Čísla za sebou v jednej farbe sú postupka a tvoja 13 nadväzuje na 10, 11, 12: prilož ju.
lesson-tiles-rebuild = Rovnaké číslo v rôznych farbách je sada. Ležia tu štyri sedmičky a stačia tri: vezmi tú vo farbe svojej 8 a 9 a urob z nich novú postupku.
lesson-tiles-joker = Žolík zastupuje štvorku, ktorú máš na stojane. Daj ju na jeho miesto a žolíka použi v tom istom ťahu: s tvojimi dvoma jedenástkami tvorí sadu.
lesson-tiles-draw = Niekedy sa nič nehodí. Vtedy si potiahni kameň; tým sa ťah končí a kameň počká na ďalší.
lesson-tiles-exchange = Niekedy sa nič nehodí. Vtedy vymeň kameň, bez ktorého sa zaobídeš, za jeden zo zásoby; tým sa ťah končí.
lesson-tiles-win = Zostávajú dva kamene. Vylož ten, ktorý sa hodí, pozri sa, čo urobí súper, a vylož posledný: vyhráš.

## The rules

rules-myrummy =
    Hrajú dvaja až štyria hráči so 106 kameňmi: 1 až 13 vo fialovej, čiernej, zelenej a sivej,
    všetko dvakrát, a dva žolíky. Každý si vezme 14 kameňov, zvyšok je zásoba. O tom, kto začína,
    rozhodne los; hrá sa v smere hodinových ručičiek.

    Sada sú tri alebo štyri kamene jedného čísla v rôznych farbách. Postupka sú tri alebo viac
    čísel za sebou v jednej farbe; jednotka je najnižšia a za 13 už nič nie je. Žolík zastúpi
    ktorýkoľvek kameň, ktorý by sa tam hodil.

    Vo svojom ťahu buď vykladaj, alebo si potiahni jeden kameň. Potiahnuť si smieš, aj keď máš čo
    vyložiť. Potiahnutý kameň čaká na tvoj ďalší ťah. Keď vykladáš, musí zo stojana pribudnúť aspoň
    jeden kameň.

    Tvoje prvé vyloženie musí mať aspoň 30 bodov, v jednej kombinácii alebo vo viacerých, a všetko z
    vlastného stojana. Kameň platí svoje číslo, žolík číslo kameňa, ktorý zastupuje. Ostatných
    kombinácií na stole sa v tomto ťahu ešte nesmieš dotknúť.

    Od ďalšieho ťahu smieš používať celý stôl: prikladať, rozoberať kombinácie a skladať ich
    nanovo. Na konci ťahu musí všetko, čo tam ležalo, zasa ležať v sadách a postupkách. Počíta sa
    len výsledok, nie cesta k nemu.

    Žolík na stole drží svoje miesto aj význam, kým ho nenahradí kameň, ktorý by sa tam hodil, z
    tvojho stojana alebo z kombinácie, ktorú v tom ťahu rozoberieš; v sade z troch stačí ktorákoľvek
    z chýbajúcich farieb. Uvoľnený žolík sa musí použiť v tom istom ťahu. V jednej kombinácii smú
    byť aj dva žolíky; ak nie je jasné, čo znamenajú, povieš to.

    Ťah trvá dve minúty. Keď čas vyprší, zostane, čo leží v bezchybných kombináciách, a ostatné sa
    vráti; ak nezostane nič alebo ak prvé vyloženie nedosiahne 30, vráti sa všetko a potiahneš si
    kameň.

    Kto vyloží posledný kameň, vyhráva kolo. Ostatní spočítajú, čo majú na stojane, žolíka za 25, a
    zapíšu si to ako mínusové body; víťaz získa ich súčet ako plusové. Ďalšie kolo začína ten, kto
    by bol na rade. Ak je zásoba prázdna, pasuje, kto nevykladá; ak pasujú všetci po sebe, kolo sa
    končí a každému sa odpočíta hodnota jeho stojana. Po dohodnutom počte kôl vyhráva najvyšší
    súčet.

    Voliteľne sa hrá Handrummy: kto vyloží všetky kamene zo stojana naraz, nepotrebuje 30 a všetko
    sa počíta dvojnásobne.

rules-serie-noire =
    Hrajú dvaja až štyria hráči so 106 kameňmi: 1 až 13 v štyroch farbách, všetko dvakrát, a dva
    žolíky. Každý si potiahne kameň a začína ten, kto má najnižší; pri zhode sa ťahá znova a žolík
    platí 25. Každý dostane 14 kameňov, zvyšok je zásoba. Hrá sa v smere hodinových ručičiek.

    Séria (sada) sú tri alebo štyri kamene jedného čísla v rôznych farbách. Postupka sú tri alebo
    viac čísel za sebou v jednej farbe; jednotka patrí len pred dvojku. Žolík zastúpi ktorýkoľvek
    kameň, ktorý by sa hodil.

    Vo svojom ťahu buď vykladaj, alebo jeden kameň vymeň. Pri výmene vyber kameň zo stojana, aby ho
    ostatní nevideli, vezmi si jeden zo zásoby a ten tvoj sa do nej zamieša. Vymeniť smieš, aj keď
    máš čo vyložiť, ale nikdy oboje v jednom ťahu.

    Tvoje prvé vyloženie musí mať aspoň 30 bodov, v jednej kombinácii alebo vo viacerých, a všetko z
    vlastného stojana; kameň platí svoje číslo, žolík ako kameň, ktorý zastupuje. Od ďalšieho ťahu
    smieš aj prikladať ku všetkým kombináciám a prestavovať stôl, ak nakoniec všetko zasa leží v
    kombináciách.

    Žolík na stole sa pohne, až keď jeho miesto zaujme kameň, ktorý by sa tam hodil, z tvojho
    stojana alebo z kombinácie, ktorú rozoberieš. Na stole už zostane a použije sa znova v tom istom
    ťahu.

    Presýpacie hodiny ti dávajú na ťah minútu. Ako dlho sa sypú, návod nehovorí, takže si môžete
    zvoliť iný čas. Keď sa presypú, tvoje nedokončené zmeny sa vrátia a jeden kameň sa vymení:
    najvyšší, ktorý nie je žolík.

    Kto sa prvý zbaví všetkých kameňov, vyhráva kolo. Ostatní spočítajú svoje stojany, žolíka za 25,
    a zapíšu si to ako mínusové body; víťaz získa ich súčet ako plusové. Kto sa zbaví všetkého naraz
    bez toho, aby predtým čokoľvek vyložil, má všetko dvojnásobne, ale 30 potrebuje tiež. Partia má
    niekoľko kôl: štyri, ak sa nedohodnete inak, a pred každým sa znova losuje, kto začne. Nakoniec
    vyhráva najvyšší súčet; pri zhode sa o výhru delia.

    Voliteľné sú iné verzie. Vo verzii 1 si vždy najprv potiahneš, potom smieš vyložiť a jeden
    kameň odhodíš na odhadzovaciu kôpku; kameň na odhodenie potrebuješ aj na koniec. Vo verzii 2 si
    vždy najprv potiahneš a nič neodhadzuješ; kým nemáš vyložené, smieš namiesto vykladania vymeniť
    ešte jeden kameň.

    Ak je zásoba prázdna, neťahá sa, nemení ani neodhadzuje: vykladáš a pasovať smieš, len keď
    vyložiť nemôžeš. Ak pasujú všetci po sebe, kolo sa končí a každému sa odpočíta hodnota jeho
    stojana. Rovnako sa skončí po 400 ťahoch.

    Ako hru sťažiť alebo uľahčiť: bez žolíkov, s iným minimom alebo bez neho, len so sériami alebo
    len s postupkami, s jednotkou aj za 13, s postupkami z viacerých farieb, s dlhším časom.

rules-brettspielnetz =
    Hrajú dvaja so 106 kameňmi: 1 až 13 v modrej, červenej, zelenej a žltej, všetko dvakrát, a dva
    žolíky. Každý dostane 18 kameňov, z toho jedného žolíka. O tom, kto začína, rozhodne náhoda.

    Skupina (sada) sú tri alebo štyri kamene jedného čísla v rôznych farbách. Postupka sú tri alebo
    viac čísel za sebou v jednej farbe, od 1 najviac po 13. Žolík zastúpi ktorýkoľvek kameň.

    Tvoje prvé vyloženie je jedna skupina alebo postupka s hodnotou aspoň 30. Kameň platí svoje
    číslo; žolík v nej byť smie, ale nič nepridá. Všetko je z tvojich kameňov a nič ďalšie v tom
    ťahu nevykladáš. Dovtedy je za počtom tvojich kameňov výkričník: ešte nemáš vyložené.

    Od ďalšieho ťahu vykladaj jeden kameň alebo viac: skladaj nové skupiny a postupky a predlžuj
    tie hotové. Všetko na doske smieš prestavať, ak na konci ťahu všetko leží v skupinách a
    postupkách. Svojich kameňov smieš v jednom ťahu vyložiť najviac 12.

    Žolík na doske sa smie voľne presúvať a v každom ťahu znamenať niečo iné, ale na stojan sa
    nikdy nevracia. Ak môžu byť dva žolíky a kameň skupina aj postupka, platí oboje.

    Keď vyložiť nemôžeš alebo nechceš, potiahni si kameň; tým sa tvoj ťah končí.

    Kto už nemá žiadny kameň, vyhráva a má jeden bod. Hra sa končí aj hneď, ako niekto potiahne
    posledný kameň: vtedy obaja spočítajú, čo držia, aj ten posledný, a žolíka za 25. Vyhráva, kto
    má menej bodov; pri zhode je to remíza.

    Na doske je desať radov po trinásť kameňov. To je len obrázok; voľbou z toho urobíš obmedzenie.

rules-rummikub =
    Hrajú dvaja až štyria hráči so 106 kameňmi: 1 až 13 v štyroch farbách, všetko dvakrát, a dva
    žolíky. Každý si potiahne kameň a začína ten, kto má najvyšší. Každý si vezme 14 kameňov,
    zvyšok je zásoba.

    Skupina (sada) sú tri alebo štyri kamene jedného čísla v rôznych farbách. Postupka sú tri alebo
    viac čísel za sebou v jednej farbe; jednotka patrí len pred dvojku. Žolík zastúpi ktorýkoľvek
    kameň.

    Vo svojom ťahu buď vykladaj, alebo si potiahni jeden kameň. Tvoje prvé vyloženie musí mať aspoň
    30 bodov, v jednej kombinácii alebo vo viacerých, a všetko z vlastného stojana; žolík platí ako
    kameň, ktorý zastupuje.

    Od ďalšieho ťahu smieš stôl ľubovoľne prestavovať, len musíš vyložiť aspoň jeden kameň a
    nakoniec musí všetko ležať v skupinách a postupkách. Žolík na stole sa pohne, len keď jeho
    miesto zaujme kameň, ktorý zastupuje, z tvojho stojana alebo zo stola; v skupine z troch stačí
    ktorákoľvek z chýbajúcich farieb. V tom istom ťahu sa musí znova vyložiť.

    Ak ti minúta nestačí, všetko sa vráti a potiahneš si tri kamene.

    Kto vyloží posledný kameň, vyhráva. Ostatní stratia, čo majú na stojane, žolíka za 30, a víťaz
    získa súčet. Ak je zásoba prázdna, pasuje, kto nevykladá; ak pasujú všetci po sebe, vyhráva, kto
    má na stojane najmenej, a každý z ostatných mu zaplatí rozdiel.

## The rules: chapters and pictures

web-chapter-opening = Prvé vyloženie
web-chapter-table = Celý stôl
web-chapter-time = Čas
web-chapter-board = Doska
web-figure-no-gap = medzera
web-figure-no-colours = zmiešané farby
web-figure-no-joker = žolík nebol nahradený
web-figure-opening = Aspoň 30, v jednej kombinácii alebo vo viacerých. Žolík platí ako kameň, ktorý zastupuje.
web-figure-opening-no-joker = Jedna kombinácia musí mať 30 a žolík nič nepridá.
web-figure-shift = Postupka sa na jednom konci predĺži a na druhom uvoľní kameň.
web-figure-split = Dlhá postupka sa rozdelí okolo druhého kameňa rovnakého čísla.
web-figure-replace = Štvrtá farba uvoľní jednu z ostatných troch.
web-figure-free-joker = Kameň, ktorý žolík zastupoval, zaujme jeho miesto a žolík v tom istom ťahu pomôže inde.
web-figure-fixed-joker = Kým ho nenahradí kameň, musí žolík zostať; kameň, ktorý naďalej leží vo svojej kombinácii, sa nepočíta.
web-figure-loose-joker = Žolíka smieš presunúť, kam chceš, ak nakoniec všetko leží v kombináciách.
web-figure-points-rack = Koľko platia kamene, ktoré zostanú na stojane
web-figure-grid = Stĺpce a až m, rady 10 až 1. Červená postupka leží od b10 po d10.

## Disputed points: MyRummy

ruling-q-myr-1 = Smieš používať stôl v ťahu, v ktorom vykladáš prvýkrát?
    .ruling = Nie, až od svojho ďalšieho ťahu.
ruling-q-myr-2 = Smieš potiahnutý kameň hneď vyložiť?
    .ruling = Nie, čaká na tvoj ďalší ťah.
ruling-q-myr-3 = Smieš si potiahnuť, aj keď máš čo vyložiť?
    .ruling = Áno.
ruling-q-myr-4 = Musia tri kamene zostať, keď berieš z kombinácie?
    .ruling = Nie. Smieš ju rozobrať aj celú, takže sa počíta len koniec: všetko zasa leží v kombináciách.
ruling-q-myr-5 = Ktorý kameň uvoľní žolíka zo sady z troch?
    .ruling = Rovnaké číslo v ktorejkoľvek z chýbajúcich farieb.
ruling-q-myr-6 = Smie sa prestavať kombinácia so žolíkom?
    .ruling = Žolík drží svoje miesto aj význam. Ostatné kamene smú preč, ak okolo neho zostane kombinácia.
ruling-q-myr-7 = Musí byť kameň, ktorý uvoľní žolíka, z tvojho stojana?
    .ruling = Nie, môže byť aj z kombinácie na stole.
ruling-q-myr-8 = Smie uvoľnený žolík do novej kombinácie?
    .ruling = Áno, do akejkoľvek, v tom istom ťahu.
ruling-q-myr-9 = Smú byť v jednej kombinácii dva žolíky?
    .ruling = Áno. Ak nie je jasné, čo znamenajú, povieš to.
ruling-q-myr-10 = Smie byť žolík pod 1, nad 13 alebo ako piaty v sade?
    .ruling = Nie, zastupuje kameň, ktorý existuje a hodí sa.
ruling-q-myr-11 = Smie jednotka nasledovať po 13?
    .ruling = Nie, postupka rastie najviac od 1 po 13.
ruling-q-myr-12 = Musí pri vykladaní pribudnúť kameň z tvojho stojana?
    .ruling = Áno, aspoň jeden.
ruling-q-myr-13 = Čo ak je zásoba prázdna?
    .ruling = Kto nevykladá, pasuje. Ak pasujú všetci po sebe, každému sa odpočíta hodnota jeho stojana a súčet nezíska nikto.
ruling-q-myr-14 = Čo ak vyprší čas a neleží nič platné?
    .ruling = Všetko sa vráti a potiahneš si kameň.
ruling-q-myr-15 = Čo ak vyprší čas a prvé vyloženie ešte nestačí?
    .ruling = Vráti sa všetko, aj to, čo bolo platné.
ruling-q-myr-16 = Je to Handrummy, keď už máš niečo vyložené?
    .ruling = Nie. Všetky kamene musia ísť naraz a z tvojho stojana.
ruling-q-myr-17 = Patrí Handrummy k hre?
    .ruling = Len ak si ho zvolíte: návod ho uvádza ako variant.
ruling-q-myr-18 = Zdvojnásobí Handrummy aj body víťaza?
    .ruling = Áno, sú súčtom zdvojnásobených mínusových bodov.
ruling-q-myr-21 = Kto začína po kole, ktoré nikto nevyhral?
    .ruling = Hráč, ktorý nasleduje po tom, kto bol naposledy na rade.
ruling-q-myr-22 = Uvoľní žolíka kameň, ktorý už na stole leží?
    .ruling = Len keď sa jeho kombinácia v tom ťahu rozoberie. Kameň v kombinácii, ktorá zostáva stáť alebo len rastie, neuvoľní nič.
ruling-q-myr-23 = Čo zostane, keď čas vyprší a v poriadku sú len niektoré kombinácie?
    .ruling = Ten výber tvojich kombinácií, ktorý vyloží najviac kameňov a je dovoleným ťahom; ostatné kamene na stole sa vrátia na miesto.
ruling-d-myr-1 = Koľko kameňov má sada? Francúzsky text hovorí dva alebo tri.
    .ruling = Tri alebo štyri, ako vo všetkých ostatných jazykoch aj v jeho vlastnom príklade.
ruling-d-myr-2 = Kto začína ďalšie kolo? Holandský text hovorí: kto hral posledný.
    .ruling = Ten, kto by bol na rade, ako hovorí nemecký text.

## Disputed points: Série Noire Rummy

ruling-q-snr-1 = Kam ide vymenený kameň?
    .ruling = Späť do zásoby, lícom nadol.
ruling-q-snr-2 = Smieš nový kameň vidieť, než vyberieš, ktorý dáš?
    .ruling = Nie, najprv vyberáš.
ruling-q-snr-3 = Čo ak nikto nikdy neskončí?
    .ruling = Po počte ťahov nastavenom vo voľbách sa kolo končí a každému sa odpočíta hodnota jeho stojana.
ruling-q-snr-4 = Smieš meniť, aj keď máš čo vyložiť?
    .ruling = Áno.
ruling-q-snr-5 = Smieš v jednom ťahu vyložiť aj vymeniť?
    .ruling = Nie, len jedno z toho.
ruling-q-snr-6 = Smieš prestavovať stôl v ťahu, v ktorom vykladáš prvýkrát?
    .ruling = Nie, až od svojho ďalšieho ťahu.
ruling-q-snr-7 = Smie sa žolík pohnúť bez náhrady?
    .ruling = Nie. Najprv jeho miesto zaujme kameň, ktorý sa hodí, a potom sa použije v tom istom ťahu.
ruling-q-snr-8 = Ktorý kameň uvoľní žolíka zo série z troch? Môžu byť v kombinácii dva žolíky?
    .ruling = Rovnaké číslo v ktorejkoľvek z chýbajúcich farieb. Dva žolíky v kombinácii byť môžu.
ruling-q-snr-9 = Treba na dvojnásobné body tiež 30 a čo sa zdvojnásobí?
    .ruling = Áno, 30 treba. Zdvojnásobia sa body všetkých.
ruling-q-snr-10 = Kto začína: ten, kto si potiahol najnižší kameň, alebo sused rozdávajúceho?
    .ruling = Ten, kto si potiahol najnižší; ten aj rozdáva.
ruling-q-snr-11 = Čo ak sú pri losovaní kamene rovnaké alebo padne žolík?
    .ruling = Pri zhode sa ťahá znova; žolík platí 25.
ruling-q-snr-12 = Kto začína ďalšie kolo?
    .ruling = Losuje sa zakaždým znova.
ruling-q-snr-13 = Ako dlho sa sypú hodiny a čo ak sa presypú?
    .ruling = Návod to nehovorí; tu minútu, ak si nezvolíte inak. Keď sa presypú, tvoje nedokončené zmeny sa vrátia a jeden kameň sa vymení.
ruling-q-snr-14 = Verzia 1: smie sa potiahnutý kameň vyložiť? Smie sa brať z odhodených?
    .ruling = Potiahnutý áno; odhodené zostávajú ležať.
ruling-q-snr-15 = Verzia 1: smie sa posledný kameň vyložiť?
    .ruling = Nie, musí sa odhodiť.
ruling-q-snr-16 = Verzia 2: čo znamená meniť kameň pred prvým vyložením?
    .ruling = Po potiahnutí smieš namiesto vykladania vymeniť ešte jeden kameň.
ruling-q-snr-17 = Verzie 1 a 2: čo ak je zásoba prázdna?
    .ruling = Neťahá sa ani neodhadzuje: vyložíš, alebo pasuješ.
ruling-q-snr-18 = Kto smie pri prázdnej zásobe pasovať a kedy sú všetci zablokovaní?
    .ruling = Len kto nemôže nič vyložiť. Keď všetci po sebe pasovali, kolo sa končí.
ruling-q-snr-19 = Jednotka za 13: koľko platí a smie postupka pokračovať?
    .ruling = Platí 1. 12 13 1 je postupka, 13 1 2 nie je.
ruling-q-snr-20 = Zmiešané postupky: smie sa farba opakovať?
    .ruling = Áno, akékoľvek farby v akomkoľvek poradí.
ruling-q-snr-21 = Mení sa minimum bez žolíkov alebo len s jedným druhom kombinácií?
    .ruling = Nie.
ruling-q-snr-22 = Jednotka pred 2 aj za 13: smie mať jedna postupka oboje?
    .ruling = Áno: 1 až 13 a znova 1, 14 kameňov. Pravidlá dovoľujú obe miesta a hranicu neuvádzajú.
ruling-d-snr-1 = Možno žolíka vymeniť? V anglickom texte sa to stratilo.
    .ruling = Áno: podľa francúzskeho textu smieš na jeho miesto dať správny kameň.

## Disputed points: Brettspielnetz Rummy

ruling-q-bsn-1 = Smie dať tých 30 viac kombinácií dokopy?
    .ruling = Nie, musí ich dosiahnuť jedna skupina alebo postupka a žolíky nič nepridávajú.
ruling-q-bsn-2 = Smieš v ťahu prvého vyloženia vyložiť viac alebo použiť dosku?
    .ruling = Nie, až od svojho ďalšieho ťahu.
ruling-q-bsn-3 = Počítajú sa do 12 aj presunuté kamene z dosky?
    .ruling = Nie, len kamene z tvojho stojana.
ruling-q-bsn-4 = Smie sa žolík pohnúť bez náhrady?
    .ruling = Áno, ale zostane na doske.
ruling-q-bsn-5 = Smieš potiahnutý kameň hneď vyložiť?
    .ruling = Nie, potiahnutím sa tvoj ťah končí.
ruling-q-bsn-6 = Smieš ešte hrať po potiahnutí posledného kameňa?
    .ruling = Nie, hra sa hneď končí a ten kameň sa počíta.
ruling-q-bsn-7 = Musí v každom ťahu pribudnúť kameň z tvojho stojana?
    .ruling = Áno, aspoň jeden.
ruling-q-bsn-9 = Má každý presne jedného žolíka?
    .ruling = Áno, sedemnásť náhodných kameňov a jedného žolíka.
ruling-q-bsn-10 = Je veľkosť dosky obmedzením?
    .ruling = Nie, je to len obrázok.
ruling-q-bsn-11 = Čo sú dva žolíky vedľa jedného kameňa?
    .ruling = Skupina alebo postupka, ako chceš.
ruling-q-bsn-12 = Sú dovolené len vymenované prestavby?
    .ruling = Nie, to sú príklady; dovolené je všetko, čo sa skončí v skupinách a postupkách.
ruling-q-bsn-13 = Koľko sa počíta za vyloženie všetkého?
    .ruling = Výhra, teda jeden bod.
ruling-q-bsn-14 = Smie jednotka nasledovať po 13?
    .ruling = Nie.
