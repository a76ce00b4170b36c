### Heroes against villains, the duel.

## Names

game-duel = Hrdinové proti padouchům
    .about = Všichni otočí kartu, nejvyšší bere vše a vyhrává tým, který má víc karet.

## Options

option-duel-heroes = Hrdinové
    .about = Místa hrdinů počítaná od 0, polovina všech hráčů; prázdné znamená každé druhé místo od prvního.
option-duel-jokers = Žolíci
    .about = Kolik je ve hře žolíků: 0, 2, 4 nebo 6; každý tým dostane polovinu.
option-duel-uneven = Nestejné hromádky
    .about = Ve čtyřech zůstane přebytečný žolík ve hře a jeden ze dvou spoluhráčů má o kartu víc.
option-duel-war = Válka
    .about = Získané karty jdou pod vlastní hromádku a hrají se znovu, dokud jednomu týmu nedojdou.
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

## Prompts and moves

phase-duel-flip = Otoč svou horní kartu.

move-duel-flip = flip – otočit horní kartu své hromádky

## Events

event-stack-dealt = { $seat } dostává hromádku: { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
    .you = Dostáváš hromádku: { $cards ->
            [one] { $cards } kartu
            [few] { $cards } karty
            [many] { $cards } karty
           *[other] { $cards } karet
        }.
event-flipped = { $seat } má připraveno.
    .you = Máš připraveno.
event-turned-up = { $seat } otáčí { $pieces }.
    .you = Otáčíš { $pieces }.
event-play-off = Shoda na hodnotě { $value }, rozstřel: { $seats }.
event-dropped-out = { $seat } už nemá kartu do rozstřelu.
    .you = Už nemáš kartu do rozstřelu.
event-trick-won = { $seat } bere { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
    .you = Bereš { $cards ->
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

## On the score sheet

tally-duel-cards = Karty: { $cards }

## In the terminal

cli-duel-last = Minulý zdvih:
cli-duel-winner = bere { $seat }
cli-duel-nobody = nebere nikdo
cli-duel-turned = Otočeno:
cli-duel-sides = Karty:
cli-duel-cards = hrdinové { $a }, padouši { $b }
cli-duel-tricks = Zdvihy:
cli-duel-note = { $side }, k otočení { $stack }, získáno { $pile }

## On the pages

web-do-flip = Otočit
web-duel-begin = Všichni otočí kartu najednou; nejvyšší bere všechno.
web-duel-tie = Shoda! Rozstřel: otoč další kartu.
web-duel-nobody = Tyto karty nebere nikdo.
web-duel-stack = { $count ->
        [one] Hromádka: { $count } karta
        [few] Hromádka: { $count } karty
        [many] Hromádka: { $count } karty
       *[other] Hromádka: { $count } karet
    }
web-duel-won = { $count ->
        [one] Získáno: { $count } karta
        [few] Získáno: { $count } karty
        [many] Získáno: { $count } karty
       *[other] Získáno: { $count } karet
    }
web-duel-ready = připraveno
web-duel-counts = { $piece }, hodnota { $value }
web-duel-lost = { $count ->
        [one] Mimo hru je { $count } karta.
        [few] Mimo hru jsou { $count } karty.
        [many] Mimo hru je { $count } karty.
       *[other] Mimo hru je { $count } karet.
    }
web-duel-auto = Otáčet automaticky
web-duel-space = Otočíš i mezerníkem.
web-settings-flip-about = Nemusíš ťukat kvůli každé kartě.

## The rules

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

## The rules: chapters and pictures

web-chapter-flip = Otáčení
web-chapter-play-off = Rozstřel
web-figure-points-duel = Kolik karty platí
web-figure-trick = Všichni otočí najednou. Eso platí nejvíc a bere všechny karty.
web-figure-play-off = Desítka a král platí stejně, a tak se otáčí znovu; pak vyšší karta bere všechno.
web-figure-takes = bere vše

## Disputed points: the duel

ruling-q-due-1 = Který tým dostane žolíky?
    .ruling = Každý polovinu.
ruling-q-due-2 = Co když si dvojice nemůže karty rozdělit stejně?
    .ruling = V každém týmu se jeden žolík odloží.
ruling-q-due-4 = Vracejí se získané karty pod hromádku?
    .ruling = Ne, dávají se stranou; každá hromádka se projde jednou.
ruling-q-due-5 = Kdy je konec?
    .ruling = Když jeden tým nemá co otočit. Neotočené karty se počítají tomu, kdo je má.
ruling-q-due-6 = Co když mají oba týmy stejně karet?
    .ruling = Je to remíza.
ruling-q-due-7 = Co když někdo na rozstřel nemá kartu?
    .ruling = Vypadne a vyhrává poslední, kdo kartu má. Nemá-li ji nikdo, karty nezíská nikdo.
ruling-q-due-8 = Co když rozstřel zase skončí shodou?
    .ruling = Stejní hráči otáčejí znovu.
ruling-q-due-9 = Kdo dostane karty otočené jako první?
    .ruling = Vítěz rozstřelu bere všechno, i karty ostatních.
ruling-q-due-10 = Hrají rozstřel i spoluhráči proti sobě?
    .ruling = Ano, návod výjimku nedělá.
ruling-d-due-1 = Berou se karty pokaždé, nebo až na konci, jak říkají dva překlady?
    .ruling = Pokaždé, když všichni otočí.
