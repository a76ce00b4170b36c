# The duel: words of the family duel.

game-duel = Hrdinové proti padouchům
    .about = Všichni otočí kartu, nejvyšší bere vše a vyhrává tým, který má víc karet.

rules-duel =
    Hrají dva nebo čtyři hráči ve dvou stejně velkých týmech: hrdinové a padouši.

    Dva balíčky po 52 kartách a šest žolíků se roztřídí podle barvy. Hrdinové si rozdělí všechny
    červené karty, padouši všechny černé a každý tým dostane tři žolíky. Každý má svou hromádku
    lícem dolů a do karet se nedívá, dokud je neotočí. Ve čtyřech se v každém týmu odloží přebytečný
    žolík, aby byly hromádky stejné.

    Všichni najednou otočí svou horní kartu. Nejvyšší hodnota bere všechny otočené karty: žolík
    platí 20, eso 11, král (K), dáma (Q), kluk (J) a desítka po 10, ostatní karty své číslo.

    Mají-li nejvyšší hodnotu dva hráči nebo více, následuje rozstřel: každý z nich otočí další
    kartu a nejvyšší z nich bere všechno. Při nové shodě se otáčí znovu. Rozstřel hrají i
    spoluhráči z jednoho týmu. Kdo už nemá kartu, z rozstřelu vypadne, a vyhrává ho poslední, kdo
    ještě kartu má. Nemá-li kartu nikdo z nich, otočené karty nezíská nikdo.

    Získané karty se dávají stranou; každá hromádka se projde jen jednou. Kolo končí, když jeden tým
    nemá co otočit. Neotočené karty se počítají tomu, kdo je má. Vyhrává tým s více kartami a každý
    jeho hráč dostane bod; při stejném počtu je to remíza.

    Volitelně se získané karty dávají pod vlastní hromádku a hraje se jako válka, dokud jednomu týmu
    nedojdou, a přebytečný žolík může zůstat ve hře.

## Options

option-duel-heroes = Hrdinové
    .about = Místa hrdinů počítaná od 0, polovina všech hráčů; prázdné znamená každé druhé místo od prvního.
option-duel-jokers = Žolíci
    .about = Kolik je ve hře žolíků: 0, 2, 4 nebo 6; každý tým dostane polovinu.
option-duel-uneven = Nestejné hromádky
    .about = Ve čtyřech zůstane přebytečný žolík ve hře a jeden ze dvou spoluhráčů má o kartu víc.
option-duel-war = Válka
    .about = Získané karty jdou pod vlastní hromádku a hrají znovu, dokud jednomu týmu nedojdou.
option-duel-unplayed-count = Neotočené karty se počítají
    .about = Karty, proti kterým už neměl kdo hrát, se na konci počítají tomu, kdo je má.
option-duel-undecided = Rozstřel bez karet
    .about = Co se stane s kartami, když v rozstřelu nemá nikdo co otočit.
    .nobody = nezíská je nikdo
    .owners = každý si vezme zpět své
option-duel-team-ties = Shoda v týmu
    .about = Co se stane, když mají nejvyšší hodnotu jen spoluhráči z jednoho týmu.
    .play-off = hrají rozstřel
    .keep = karty prostě bere jejich tým
option-duel-max-tricks = Limit zdvihů
    .about = Po tolika zdvizích se karty spočítají, protože válka by nemusela nikdy skončit.

## Events

event-stack-dealt = { $seat } dostává hromádku: { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
event-flipped = { $seat } má připraveno.
event-turned-up = { $seat } otáčí { $pieces }.
event-play-off = Shoda na hodnotě { $value }, rozstřel: { $seats }.
event-dropped-out = { $seat } už nemá kartu do rozstřelu.
event-trick-won = { $seat } bere { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
event-trick-returned = Nevyhrává nikdo: každý si bere zpět své karty, celkem { $cards }.
event-trick-lost = Nevyhrává nikdo: karty jdou ze hry (celkem { $cards }).
event-cards-counted = Karty hrdinů: { $heroes }. Karty padouchů: { $villains }.

## How a round ended

outcome-duel-heroes = Hrdinové mají víc karet a vyhrávají.
outcome-duel-villains = Padouši mají víc karet a vyhrávají.
outcome-duel-even = Oba týmy mají stejně karet: remíza.

## Prompts and moves

phase-duel-flip = Otoč svou horní kartu.

move-duel-flip = flip – otočit horní kartu své hromádky
