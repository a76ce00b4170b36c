# The duel: words of the family duel.

game-duel = Hrdinovia proti zloduchom
    .about = Všetci otočia kartu, najvyššia berie všetko a vyhráva tím, ktorý má viac kariet.

rules-duel =
    Hrajú dvaja alebo štyria hráči v dvoch rovnako veľkých tímoch: hrdinovia a zloduchovia.

    Dva balíčky po 52 kariet a šesť žolíkov sa roztriedia podľa farby. Hrdinovia si rozdelia všetky
    červené karty, zloduchovia všetky čierne a každý tím dostane tri žolíky. Každý má svoju kôpku
    lícom nadol a do kariet sa nepozerá, kým ich neotočí. Vo štvorici sa v každom tíme odloží
    prebytočný žolík, aby boli kôpky rovnaké.

    Všetci naraz otočia svoju vrchnú kartu. Najvyššia hodnota berie všetky otočené karty: žolík
    platí 20, eso 11, kráľ (K), horník čiže dáma (Q), dolník (J) a desiatka po 10, ostatné karty
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

## Options

option-duel-heroes = Hrdinovia
    .about = Miesta hrdinov počítané od 0, polovica všetkých hráčov; prázdne znamená každé druhé miesto od prvého.
option-duel-jokers = Žolíky
    .about = Koľko je v hre žolíkov: 0, 2, 4 alebo 6; každý tím dostane polovicu.
option-duel-uneven = Nerovnaké kôpky
    .about = Vo štvorici zostane prebytočný žolík v hre a jeden z dvoch spoluhráčov má o kartu viac.
option-duel-war = Vojna
    .about = Získané karty idú pod vlastnú kôpku a hrajú znova, kým sa jednému tímu neminú.
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

## Events

event-stack-dealt = { $seat } dostáva kôpku: { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } kariet
    }.
event-flipped = { $seat } má pripravené.
event-turned-up = { $seat } otáča { $pieces }.
event-play-off = Zhoda na hodnote { $value }, rozstrel: { $seats }.
event-dropped-out = { $seat } už nemá kartu do rozstrelu.
event-trick-won = { $seat } berie { $cards ->
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
outcome-duel-even = Oba tímy majú rovnako kariet: remíza.

## Prompts and moves

phase-duel-flip = Otoč svoju vrchnú kartu.

move-duel-flip = flip – otočiť vrchnú kartu svojej kôpky
