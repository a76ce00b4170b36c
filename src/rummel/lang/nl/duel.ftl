### Heroes against villains, the duel.

## Names

game-duel = Helden tegen schurken
    .about = Iedereen draait een kaart om, de hoogste pakt alles, en het team met de meeste kaarten wint.

## Options

option-duel-heroes = Helden
    .about = De plaatsen van de helden, geteld vanaf 0, precies de helft van alle plaatsen; leeg voor om en om, te beginnen bij de eerste.
option-duel-jokers = Jokers
    .about = Hoeveel jokers er zijn: 0, 2, 4 of 6; elk team krijgt de helft.
option-duel-uneven = Ongelijke stapels mogen
    .about = Met vier spelers blijft een joker die over is in het spel, en heeft een van de twee teamgenoten een kaart meer.
option-duel-war = Oorlogje
    .about = Gewonnen kaarten gaan onder de eigen stapel en worden opnieuw gespeeld, tot een team niets meer heeft.
option-duel-unplayed-count = Ongespeelde kaarten tellen
    .about = Kaarten waar niemand meer tegen kan spelen, tellen aan het einde voor wie ze heeft.
option-duel-undecided = Beslissing zonder kaarten
    .about = Wat er met de kaarten gebeurt als in een beslissingsronde niemand nog een kaart kan omdraaien.
    .nobody = niemand krijgt ze
    .owners = iedereen pakt de eigen kaarten terug
option-duel-team-ties = Gelijk binnen een team
    .about = Wat er gebeurt als alleen teamgenoten de hoogste waarde hebben.
    .play-off = er komt een beslissingsronde
    .keep = het team pakt de kaarten gewoon
option-duel-max-tricks = Maximaal aantal slagen
    .about = Na zoveel slagen worden de kaarten geteld, want oorlogje kan eindeloos duren.

## Prompts and moves

phase-duel-flip = Draai je bovenste kaart om.

move-duel-flip = flip – draai de bovenste kaart van je stapel om

## Events

event-stack-dealt = { $seat } krijgt een stapel van { $cards } kaarten.
    .you = Je krijgt een stapel van { $cards } kaarten.
event-flipped = { $seat } is klaar.
    .you = Je bent klaar.
event-turned-up = { $seat } draait { $pieces } om.
    .you = Je draait { $pieces } om.
event-play-off = Gelijk op { $value }: beslissingsronde tussen { $seats }.
event-dropped-out = { $seat } heeft geen kaart meer voor de beslissingsronde.
    .you = Je hebt geen kaart meer voor de beslissingsronde.
event-trick-won = { $seat } wint { $cards } kaarten.
    .you = Je wint { $cards } kaarten.
event-trick-returned = Niemand wint: iedereen pakt de eigen kaarten terug, samen { $cards }.
event-trick-lost = Niemand wint: { $cards } kaarten zijn uit het spel.
event-cards-counted = Kaarten van de helden: { $heroes }. Kaarten van de schurken: { $villains }.

## How a round ended

outcome-duel-heroes = De helden hebben meer kaarten en winnen.
outcome-duel-villains = De schurken hebben meer kaarten en winnen.
outcome-duel-even = Beide teams hebben evenveel kaarten: gelijkspel.

## On the score sheet

tally-duel-cards = Kaarten: { $cards }

## In the terminal

cli-duel-last = Laatste slag:
cli-duel-winner = voor { $seat }
cli-duel-nobody = voor niemand
cli-duel-turned = Omgedraaid:
cli-duel-sides = Kaarten:
cli-duel-cards = helden { $a }, schurken { $b }
cli-duel-tricks = Slagen:
cli-duel-note = { $side }, nog { $stack }, gewonnen { $pile }

## On the pages

web-do-flip = Omdraaien
web-duel-begin = Iedereen draait tegelijk een kaart om; de hoogste wint alles.
web-duel-tie = Gelijk! Beslissingsronde: draai nog een kaart om.
web-duel-nobody = Niemand krijgt deze kaarten.
web-duel-stack = { $count ->
        [one] Stapel: één kaart
       *[other] Stapel: { $count } kaarten
    }
web-duel-won = { $count ->
        [one] Gewonnen: één kaart
       *[other] Gewonnen: { $count } kaarten
    }
web-duel-ready = klaar
web-duel-counts = { $piece }, telt { $value }
web-duel-lost = { $count ->
        [one] Eén kaart is uit het spel.
       *[other] { $count } kaarten zijn uit het spel.
    }
web-duel-auto = Automatisch omdraaien
web-duel-space = Met de spatiebalk kan het ook.
web-settings-flip-about = Je hoeft niet voor elke kaart te tikken.

## The rules

rules-duel =
    Je speelt met z’n tweeën of vieren in twee even grote teams: de helden en de schurken.

    Twee spellen van 52 kaarten en zes jokers worden op rood en zwart gesorteerd. De helden verdelen
    alle rode kaarten, de schurken alle zwarte, en elk team krijgt drie jokers. Iedereen heeft een
    eigen dichte stapel en bekijkt geen kaart van tevoren. Met vier spelers gaat per team de joker
    die over is opzij, zodat de stapels even groot zijn.

    Iedereen draait tegelijk de bovenste kaart om. De hoogste waarde wint alle omgedraaide kaarten:
    een joker telt 20, een aas 11, koning, dame, boer en tien elk 10, elke andere kaart zijn getal.

    Hebben twee of meer spelers de hoogste waarde, dan volgt een beslissingsronde: alleen zij
    draaien nog een kaart om, en de hoogste daarvan wint alles wat open ligt. Is het weer gelijk,
    dan draaien ze nog eens. Ook teamgenoten doen dat onderling. Wie geen kaart meer heeft, valt af,
    en wie als laatste nog een kaart heeft, wint. Heeft niemand nog een kaart, dan krijgt niemand de
    kaarten.

    Gewonnen kaarten gaan opzij; elke stapel wordt maar één keer doorgespeeld. De ronde is afgelopen
    als een team geen kaart meer kan omdraaien. Kaarten die niet meer gespeeld zijn, tellen voor wie
    ze heeft. Het team met de meeste kaarten wint en krijgt één punt per speler; bij evenveel
    kaarten is het gelijkspel.

    Opties: gewonnen kaarten kunnen net als bij “oorlogje” onder de eigen stapel gaan, tot een team
    niets meer heeft; en de joker die over is kan in het spel blijven.

## The rules: chapters and pictures

web-chapter-flip = Omdraaien
web-chapter-play-off = De beslissingsronde
web-figure-points-duel = Wat de kaarten tellen
web-figure-trick = Iedereen draait tegelijk om. De aas telt het meest en pakt alle kaarten.
web-figure-play-off = Een tien en een koning tellen evenveel, dus wordt er nog eens omgedraaid; dan pakt de hoogste kaart alles.
web-figure-takes = pakt alles

## Disputed points: the duel

ruling-q-due-1 = Welk team krijgt de jokers?
    .ruling = Elk de helft.
ruling-q-due-2 = Wat als een team van twee zijn kaarten niet gelijk kan verdelen?
    .ruling = Per team gaat er één joker opzij.
ruling-q-due-4 = Gaan gewonnen kaarten weer onder de stapel?
    .ruling = Nee, ze gaan opzij; elke stapel wordt één keer doorgespeeld.
ruling-q-due-5 = Wanneer is het afgelopen?
    .ruling = Als een team geen kaart meer kan omdraaien. Niet gespeelde kaarten tellen voor wie ze heeft.
ruling-q-due-6 = Wat als beide teams evenveel kaarten hebben?
    .ruling = Dan is het gelijkspel.
ruling-q-due-7 = Wat als iemand geen kaart meer heeft voor een beslissingsronde?
    .ruling = Die valt af, en wie als laatste nog een kaart heeft, wint. Heeft niemand er een, dan krijgt niemand de kaarten.
ruling-q-due-8 = Wat als de beslissingsronde weer gelijk is?
    .ruling = Dezelfde spelers draaien nog eens om.
ruling-q-due-9 = Wie krijgt de kaarten die eerst waren omgedraaid?
    .ruling = Wie de beslissingsronde wint, pakt alles, ook de kaarten van de anderen.
ruling-q-due-10 = Spelen ook teamgenoten een beslissingsronde tegen elkaar?
    .ruling = Ja, het regelblad maakt geen uitzondering.
ruling-d-due-1 = Win je de kaarten elke keer, of pas aan het einde, zoals twee vertalingen zeggen?
    .ruling = Elke keer als iedereen heeft omgedraaid.
