# The duel: words of the family duel.

game-duel = Helden tegen schurken
    .about = Iedereen draait een kaart om, de hoogste pakt alles, en het team met de meeste kaarten wint.

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

## Events

event-stack-dealt = { $seat } krijgt een stapel van { $cards } kaarten.
event-flipped = { $seat } is klaar.
event-turned-up = { $seat } draait { $pieces } om.
event-play-off = Gelijk op { $value }: beslissingsronde tussen { $seats }.
event-dropped-out = { $seat } heeft geen kaart meer voor de beslissingsronde.
event-trick-won = { $seat } wint { $cards } kaarten.
event-trick-returned = Niemand wint: iedereen pakt de eigen kaarten terug, samen { $cards }.
event-trick-lost = Niemand wint: { $cards } kaarten zijn uit het spel.
event-cards-counted = Kaarten van de helden: { $heroes }. Kaarten van de schurken: { $villains }.

## How a round ended

outcome-duel-heroes = De helden hebben meer kaarten en winnen.
outcome-duel-villains = De schurken hebben meer kaarten en winnen.
outcome-duel-even = Beide teams hebben evenveel kaarten: gelijkspel.

## Prompts and moves

phase-duel-flip = Draai je bovenste kaart om.

move-duel-flip = flip – draai de bovenste kaart van je stapel om
