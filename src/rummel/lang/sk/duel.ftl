### Heroes against villains, the duel.

## Names

game-duel = Hrdinovia proti zloduchom
    .about = Všetci otočia kartu, najvyššia berie všetko a vyhráva tím, ktorý má viac kariet.

## Options

option-duel-heroes = Hrdinovia
    .about = Miesta hrdinov počítané od 0, polovica všetkých hráčov; prázdne znamená každé druhé miesto od prvého.
option-duel-jokers = Žolíky
    .about = Koľko je v hre žolíkov: 0, 2, 4 alebo 6; každý tím dostane polovicu.
option-duel-uneven = Nerovnaké kôpky
    .about = Pri štyroch hráčoch zostane prebytočný žolík v hre a jeden z dvoch spoluhráčov má o kartu viac.
option-duel-war = Vojna
    .about = Získané karty idú pod vlastnú kôpku a hrajú sa znova, kým sa jednému tímu neminú.
option-duel-unplayed-count = Neotočené karty sa počítajú
    .about = Karty, proti ktorým už nemal kto hrať, sa na konci počítajú tomu, kto ich má.
option-duel-undecided = Rozstrel bez kariet
    .about = Čo sa stane s kartami, keď v rozstrele nemá nikto čo otočiť.
    .nobody = nezíska ich nikto
    .owners = každý si vezme späť svoje
option-duel-team-ties = Zhoda v tíme
    .about = Čo sa stane, keď majú najvyššiu hodnotu len spoluhráči z jedného tímu.
    .play-off = hrajú rozstrel
    .keep = karty jednoducho berie ich tím
option-duel-max-tricks = Limit zdvihov
    .about = Po toľkých zdvihoch sa karty spočítajú, lebo vojna by sa nemusela nikdy skončiť.

## Prompts and moves

phase-duel-flip = Otoč svoju vrchnú kartu.

move-duel-flip = flip – otočiť vrchnú kartu svojej kôpky

## Events

event-stack-dealt = { $seat } dostáva kôpku: { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } kariet
    }.
    .you = Dostávaš kôpku: { $cards ->
            [one] { $cards } kartu
            [few] { $cards } karty
            [many] { $cards } karty
           *[other] { $cards } kariet
        }.
event-flipped = { $seat } má pripravené.
    .you = Máš pripravené.
event-turned-up = { $seat } otáča { $pieces }.
    .you = Otáčaš { $pieces }.
event-play-off = Zhoda na hodnote { $value }, rozstrel: { $seats }.
event-dropped-out = { $seat } už nemá kartu do rozstrelu.
    .you = Už nemáš kartu do rozstrelu.
event-trick-won = { $seat } berie { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } kariet
    }.
    .you = Berieš { $cards ->
            [one] { $cards } kartu
            [few] { $cards } karty
            [many] { $cards } karty
           *[other] { $cards } kariet
        }.
event-trick-returned = Nevyhráva nikto: každý si berie späť svoje karty, spolu { $cards }.
event-trick-lost = Nevyhráva nikto: karty idú z hry (spolu { $cards }).
event-cards-counted = Karty hrdinov: { $heroes }. Karty zloduchov: { $villains }.

## How a round ended

outcome-duel-heroes = Hrdinovia majú viac kariet a vyhrávajú.
outcome-duel-villains = Zloduchovia majú viac kariet a vyhrávajú.
outcome-duel-even = Oba tímy majú rovnako veľa kariet: remíza.

## On the score sheet

tally-duel-cards = Karty: { $cards }

## In the terminal

cli-duel-last = Minulý zdvih:
cli-duel-winner = berie { $seat }
cli-duel-nobody = neberie nikto
cli-duel-turned = Otočené:
cli-duel-sides = Karty:
cli-duel-cards = hrdinovia { $a }, zloduchovia { $b }
cli-duel-tricks = Zdvihy:
cli-duel-note = { $side }, na otočenie { $stack }, získané { $pile }

## On the pages

web-do-flip = Otočiť
web-duel-begin = Všetci otočia kartu naraz; najvyššia berie všetko.
web-duel-tie = Zhoda! Rozstrel: otoč ďalšiu kartu.
web-duel-nobody = Tieto karty neberie nikto.
web-duel-stack = { $count ->
        [one] Kôpka: { $count } karta
        [few] Kôpka: { $count } karty
        [many] Kôpka: { $count } karty
       *[other] Kôpka: { $count } kariet
    }
web-duel-won = { $count ->
        [one] Získané: { $count } karta
        [few] Získané: { $count } karty
        [many] Získané: { $count } karty
       *[other] Získané: { $count } kariet
    }
web-duel-ready = pripravené
web-duel-counts = { $piece }, hodnota { $value }
web-duel-lost = { $count ->
        [one] Mimo hry je { $count } karta.
        [few] Mimo hry sú { $count } karty.
        [many] Mimo hry je { $count } karty.
       *[other] Mimo hry je { $count } kariet.
    }
web-duel-auto = Otáčať automaticky
web-duel-space = Otočíš aj medzerníkom.
web-settings-flip-about = Nemusíš ťukať pri každej karte.

## The rules

rules-duel =
    Hrajú dvaja alebo štyria hráči v dvoch rovnako veľkých tímoch: hrdinovia a zloduchovia.

    Dva balíčky po 52 kariet a šesť žolíkov sa roztriedia podľa farby. Hrdinovia si rozdelia všetky
    červené karty, zloduchovia všetky čierne a každý tím dostane tri žolíky. Každý má svoju kôpku
    lícom nadol a do kariet sa nepozerá, kým ich neotočí. Pri štyroch hráčoch sa v každom
    tíme odloží prebytočný žolík, aby boli kôpky rovnaké.

    Všetci naraz otočia svoju vrchnú kartu. Najvyššia hodnota berie všetky otočené karty: žolík
    platí 20, eso 11, kráľ (K), horník (Q), dolník (J) a desiatka po 10, ostatné karty
    svoje číslo.

    Ak majú najvyššiu hodnotu dvaja hráči alebo viacerí, nasleduje rozstrel: každý z nich otočí
    ďalšiu kartu a najvyššia z nich berie všetko. Pri novej zhode sa otáča znova. Rozstrel hrajú aj
    spoluhráči z jedného tímu. Kto už nemá kartu, z rozstrelu vypadne a vyhráva ho posledný, kto
    ešte kartu má. Ak kartu nemá nikto z nich, otočené karty nezíska nikto.

    Získané karty sa dávajú nabok; každá kôpka sa prejde len raz. Kolo sa končí, keď jeden tím nemá
    čo otočiť. Neotočené karty sa počítajú tomu, kto ich má. Vyhráva tím s väčším počtom kariet a
    každý jeho hráč dostane bod; pri rovnakom počte je to remíza.

    Voliteľne sa získané karty dávajú pod vlastnú kôpku a hrá sa ako vojna, kým sa jednému tímu
    neminú, a prebytočný žolík môže zostať v hre.

## The rules: chapters and pictures

web-chapter-flip = Otáčanie
web-chapter-play-off = Rozstrel
web-figure-points-duel = Koľko karty platia
web-figure-trick = Všetci otočia naraz. Eso platí najviac a berie všetky karty.
web-figure-play-off = Desiatka a kráľ platia rovnako, a tak sa otáča znova; potom vyššia karta berie všetko.
web-figure-takes = berie všetko

## Disputed points: the duel

ruling-q-due-1 = Ktorý tím dostane žolíky?
    .ruling = Každý polovicu.
ruling-q-due-2 = Čo ak si dvojica nemôže karty rozdeliť rovnako?
    .ruling = V každom tíme sa jeden žolík odloží.
ruling-q-due-4 = Vracajú sa získané karty pod kôpku?
    .ruling = Nie, dávajú sa nabok; každá kôpka sa prejde raz.
ruling-q-due-5 = Kedy je koniec?
    .ruling = Keď jeden tím nemá čo otočiť. Neotočené karty sa počítajú tomu, kto ich má.
ruling-q-due-6 = Čo ak majú oba tímy rovnako veľa kariet?
    .ruling = Je to remíza.
ruling-q-due-7 = Čo ak niekto na rozstrel nemá kartu?
    .ruling = Vypadne a vyhráva posledný, kto kartu má. Ak ju nemá nikto, karty nezíska nikto.
ruling-q-due-8 = Čo ak sa rozstrel zasa skončí zhodou?
    .ruling = Tí istí hráči otáčajú znova.
ruling-q-due-9 = Kto dostane karty otočené ako prvé?
    .ruling = Víťaz rozstrelu berie všetko, aj karty ostatných.
ruling-q-due-10 = Hrajú rozstrel aj spoluhráči proti sebe?
    .ruling = Áno, návod výnimku nerobí.
ruling-d-due-1 = Berú sa karty zakaždým, alebo až na konci, ako hovoria dva preklady?
    .ruling = Zakaždým, keď všetci otočia.
