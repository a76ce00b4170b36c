### Tile games: MyRummy, Série Noire Rummy, Brettspielnetz Rummy and Rummikub.

## Names

game-myrummy = MyRummy
    .about = Leg rijen en series van stenen, bouw de tafel om en heb als eerste een leeg bankje.
game-serie-noire = Série Noire Rummy
    .about = Rummy met stenen waarin je een steen ruilt als je er geen legt.
game-brettspielnetz = Brettspielnetz Rummy
    .about = Rummy met stenen voor twee, met elk een joker en vrije jokers op het bord.
game-rummikub = Rummikub
    .about = De bekende rummy met stenen: kom uit met 30 punten, bouw de hele tafel om en maak als eerste je bankje leeg.

## Options

option-tiles-hand = Stenen op het bankje
    .about = Hoeveel stenen iedereen aan het begin krijgt.
option-tiles-jokers = Jokers
    .about = Hoeveel jokers er meedoen; met minder wordt het moeilijker.
option-tiles-dealt-joker = Jokers bij het delen
    .about = Of iedereen een joker krijgt.
    .chance = zoals het valt
    .one = precies één elk
    .at-least-one = minstens één elk
option-tiles-starter = Wie begint
    .about = Hoe wordt bepaald wie begint als geen eerdere ronde dat beslist.
    .lot = door het lot
    .lowest = de laagst getrokken steen
    .highest = de hoogst getrokken steen
option-tiles-drawer-starts = Zelf beginnen
    .about = Wie de beslissende steen trok, begint zelf; anders wie links daarvan zit.
option-tiles-next-starter = Wie daarna begint
    .about = Wie de rondes na de eerste begint.
    .after-last = wie aan de beurt geweest zou zijn
    .anew = wordt opnieuw bepaald
    .left = wie links zit van wie het laatst begon
option-tiles-turn = De beurt
    .about = Waaruit een beurt bestaat.
    .lay-or-draw = leggen, of een steen trekken
    .lay-or-exchange = leggen, of een steen ruilen met de pot
    .draw-and-reject = trekken, leggen of niet, een steen afleggen (versie 1)
    .draw-and-keep = trekken, leggen of niet, alles houden (versie 2)
option-tiles-exchanged = Geruilde stenen
    .about = Waar een geruilde steen heen gaat.
    .returns = terug in de pot
    .scrapped = uit de ronde
option-tiles-exchange-order = Volgorde bij het ruilen
    .about = Of je de nieuwe steen ziet voordat je kiest welke weggaat.
    .blind = eerst kiezen
    .draw-first = eerst trekken
option-tiles-take-scrap = Van de aflegstapel pakken
    .about = In plaats van een steen uit de pot mag de bovenste van de aflegstapel worden gepakt.
option-tiles-reject-on-empty = Afleggen bij een lege pot
    .about = Wie legt, moet ook bij een lege pot een steen afleggen.
option-tiles-changes = Stenen om te ruilen
    .about = Hoeveel stenen je na het trekken nog mag ruilen zolang je niet bent uitgekomen (versie 2).
option-tiles-most-tiles = Maximaal aantal stenen per beurt
    .about = Hoeveel stenen er in één beurt hoogstens gespeeld mogen worden.
option-tiles-most-tiles-of = Wat daarvoor telt
    .about = Of stenen die op tafel verhuizen ook tellen.
    .rack = stenen van het bankje
    .moved = ook verplaatste stenen
option-tiles-melds = Combinaties
    .about = Welke combinaties gelegd mogen worden.
    .both = series en rijen
    .sets = alleen series
    .runs = alleen rijen
option-tiles-ace = De 1
    .about = Waar de 1 in een rij staat.
    .low = vóór de 2
    .either = vóór de 2 of na de 13
    .wrap = overal: ook 13 1 2
option-tiles-ace-high = Waarde van de 1 na de 13
    .about = Wat een 1 na de 13 telt om uit te komen.
option-tiles-ace-at-both-ends = De 1 aan beide kanten
    .about = Mag de 1 na de 13, dan mag een rij van 1 via 13 weer tot 1 gaan, met 14 stenen; anders is 13 het maximum.
option-tiles-mixed-runs = Gemengde rijen
    .about = De stenen van een rij mogen elke kleur hebben.
option-tiles-minimum = Punten om uit te komen
    .about = Wat je de eerste keer minstens moet leggen; bij 0 is elke combinatie van het eigen bankje goed.
option-tiles-opening = Het uitkomen
    .about = Of je met meerdere combinaties samen mag uitkomen.
    .sum = meerdere combinaties samen
    .one = één combinatie
option-tiles-joker-opens = Jokers tellen bij uitkomen
    .about = Een joker telt als de steen waar hij voor staat; anders telt hij niets.
option-tiles-table-when-opening = Tafel meteen vrij
    .about = De tafel mag al gebruikt worden in de beurt waarin je uitkomt, als er van het eigen bankje genoeg ligt.
option-tiles-rebuild = Ombouwen
    .about = Hoe ver combinaties op tafel uit elkaar gehaald mogen worden.
    .free = hoe je maar wilt, als alles maar past
    .three = drie stenen blijven samen, of alle worden verdeeld
    .listed = alleen schuiven, splitsen, vervangen en weghalen
option-tiles-table-joker = Jokers op tafel
    .about = Wat er voor een joker in de plaats moet komen voordat hij mag verhuizen.
    .any = elke steen die zou passen
    .declared = de steen waarvoor hij is gelegd
    .both = in een serie alle ontbrekende stenen
    .free = niets
option-tiles-joker-from-rack = Vervanger van het bankje
    .about = De steen die een joker bevrijdt, moet in die beurt van het bankje komen.
option-tiles-joker-tile-moves = De vervanger verhuist
    .about = De steen die een joker bevrijdt, komt van het bankje of uit een combinatie die uit elkaar gaat; anders is elke passende steen op tafel goed.
option-tiles-joker-joins = Bevrijde jokers aanleggen
    .about = Een bevrijde joker mag alleen bij een combinatie die er al lag.
option-tiles-one-joker = Eén joker per combinatie
    .about = Een combinatie mag hoogstens één joker hebben.
option-tiles-board-cells = Begrensd bord
    .about = Alle combinaties moeten op tien horizontale rijen van dertien stenen passen, met een gat tussen buren.
option-tiles-hand-finish = Alles in één keer
    .about = Wat het oplevert om alle stenen in één keer te leggen zonder eerder iets gelegd te hebben.
    .plain = niets bijzonders
    .double = telt dubbel
    .handrummy = telt dubbel en heeft geen minimum nodig (Handrummy)
option-tiles-hand-finish-last = Laatste stenen in één keer
    .about = Ook de laatste stenen in één keer leggen telt dubbel als het er minstens zoveel zijn; 0 voor nooit.
option-tiles-last-tile-ends = Laatste steen is het einde
    .about = De ronde is meteen afgelopen als iemand de laatste steen trekt.
option-tiles-passing = Passen
    .about = Wie mag passen als de pot leeg is.
    .willing = iedereen
    .unable = alleen wie niets kan leggen
option-tiles-blocked = Niemand raakt alles kwijt
    .about = Wat er wordt opgeschreven als een ronde eindigt met stenen op elk bankje.
    .all-minus = iedereen schrijft het eigen bankje als minpunten op
    .lowest-wins = wie het minst op het bankje heeft, wint wat de anderen meer hebben
option-tiles-scoring = Punten
    .about = Wat een ronde telt.
    .racks = wat de bankjes tellen
    .win = één punt voor de winst
option-tiles-joker-hand = Joker op een bankje
    .about = Wat een joker telt die op een bankje achterblijft.
option-tiles-max-turns = Maximaal aantal beurten
    .about = Na zoveel beurten is de ronde afgelopen, alsof iedereen vastzit.
option-tiles-seconds = Seconden per beurt
    .about = Hoelang een beurt mag duren; 0 voor geen grens.
option-tiles-timeout = Als de tijd om is
    .about = Wat er met een onafgemaakte beurt gebeurt.
    .keep-most = het grootste geldige deel blijft
    .keep-valid = wat geldig is, blijft, in vaste volgorde geprobeerd
    .undo = alles gaat terug
option-tiles-timeout-tiles = Strafstenen bij tijdsoverschrijding
    .about = Hoeveel stenen je trekt als er niets blijft liggen.

## Prompts and moves

phase-tiles-draw = Trek een steen.
phase-tiles-play = Leg stenen, of kies wat je beurt verder biedt.
phase-tiles-change = Ruil nog een steen, of pas.
phase-tiles-return = Geef een steen terug aan de pot.
phase-tiles-reject = Leg een steen op de aflegstapel.

move-tiles-lay = lay COMBINATIE | COMBINATIE … – leg de tafel zo, met alles wat blijft liggen (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – trek een steen uit de pot
move-tiles-take = take – pak de bovenste steen van de aflegstapel
move-tiles-exchange = exchange STEEN – ruil een steen tegen een uit de pot (exchange 5h)
move-tiles-reject = reject STEEN – leg een steen op de aflegstapel (reject 5h)
move-tiles-pass = pass – doe niets; de volgende is aan de beurt

## Events

event-tiles-lot = { $seat } trekt { $pieces } om te zien wie begint.
    .you = Je trekt { $pieces } om te zien wie begint.
event-tiles-laid = { $moved ->
        [0] { $seat } legt { $melds }.
       *[other] { $seat } legt { $pieces }. Nieuw op tafel: { $melds }.
    }
    .you = { $moved ->
            [0] Je legt { $melds }.
           *[other] Je legt { $pieces }. Nieuw op tafel: { $melds }.
        }
event-tiles-opened = { $points ->
        [0] { $seat } komt uit.
        [one] { $seat } komt uit met 1 punt.
       *[other] { $seat } komt uit met { $points } punten.
    }
    .you = { $points ->
            [0] Je komt uit.
            [one] Je komt uit met 1 punt.
           *[other] Je komt uit met { $points } punten.
        }
event-tiles-exchanged = { $seat } ruilt een steen.
    .you = Je ruilt een steen.
event-tiles-gave = Je geeft { $pieces } weg.

## How a round ended

outcome-tiles-out = Wie een leeg bankje heeft, wint de ronde.
outcome-tiles-out-double = Alle stenen in één keer: de punten tellen dubbel.
outcome-tiles-blocked = Iedereen heeft gepast en de pot is leeg.
outcome-tiles-last-drawn = De laatste steen is getrokken; de bankjes beslissen.
outcome-tiles-even = De bankjes tellen evenveel: gelijkspel.
outcome-tiles-cap = De ronde heeft te lang geduurd en eindigt hier.

## On the score sheet

tally-tiles-double = Alles in één keer: nog eens
tally-tiles-left = Over: { $left }

## Refusals

error-tiles-table-missing = { $piece } lag op tafel en moet daar weer in een combinatie liggen.
error-tiles-lay-none = Leg minstens één steen van je bankje, of leg helemaal niet.
error-tiles-too-many = Dat zijn { $count } stenen; in één beurt mogen het er hoogstens { $most } zijn.
error-tiles-keep-one = Houd één steen over: die heb je nodig voor de aflegstapel.
error-tiles-table-closed = { $meld } mag je pas aanraken in de beurt nadat je bent uitgekomen. Kom eerst uit met je eigen stenen.
error-tiles-opening-one = Je komt uit met één combinatie, niet met { $count }. Leg de andere in je volgende beurt.
error-tiles-opening-own = Je komt uit met een combinatie die helemaal van je eigen bankje komt. Leg eerst zo’n combinatie.
error-tiles-opening-short = { $reached } van de { $needed } punten: leg meer om uit te komen, of houd je stenen.
error-tiles-joker-pinned = { $joker } moet blijven liggen tot er een passende steen op die plaats ligt. Eén is genoeg: { $needed }.
error-tiles-joker-stands = { $joker } moet blijven liggen: een steen uit een combinatie die er nog ligt, vervangt hem niet. Een passende moet van je bankje komen of uit een combinatie die je uit elkaar haalt: { $needed }.
error-tiles-joker-both = { $joker } moet blijven liggen tot alle ontbrekende stenen er liggen: { $needed }.
error-tiles-joker-joins = Een bevrijde joker moet bij een combinatie die er al lag.
error-tiles-rebuild-three = Houd drie stenen van { $meld } bij elkaar, of verdeel ze allemaal over andere combinaties.
error-tiles-rebuild-listed = { $meld } moet blijven bestaan: verschuif of splits de combinatie of vervang een steen, maar haal die niet uit elkaar.
error-tiles-board-full = De combinaties passen niet op het bord van { $columns } bij { $rows }. Voeg er een paar samen.
error-tiles-pool-empty = De pot is leeg. Leg stenen of pas.
error-tiles-pool-left = { $tiles ->
        [one] Er zit nog een steen in de pot, dus passen kan niet.
       *[other] Er zitten nog { $tiles } stenen in de pot, dus passen kan niet.
    }
error-tiles-must-lay = Je kunt { $pieces } leggen, dus passen mag niet.
error-tiles-change-opened = Je bent uitgekomen, dus je mag geen stenen meer ruilen.
error-tiles-change-most = { $most ->
        [0] Hier mag je geen stenen ruilen.
        [one] Je hebt in deze beurt al een steen geruild.
       *[other] Je hebt in deze beurt al { $most } stenen geruild.
    }
error-tiles-keep-drawn = Je hebt { $piece } net getrokken. Geef een andere steen weg.

## Reasons of hints

why-tiles-waits = Je kunt ook wachten: de beste bot zou nog niets leggen.
why-tiles-fewer = De beste bot zou maar { $count ->
        [one] één steen
       *[other] { $count } stenen
    } leggen en de rest houden.
why-tiles-joker-freed = Een joker op tafel komt vrij en gaat ergens anders heen.
why-tiles-rebuilt = Haalt { $count ->
        [one] één combinatie
       *[other] { $count } combinaties
    } op tafel uit elkaar.

## In the terminal

cli-not-opened = ! nog niet uitgekomen
cli-pool-label = Pot:
cli-pool = { $count ->
        [0] leeg
        [one] één steen
       *[other] { $count } stenen
    }
cli-scrap = Aflegstapel:
cli-scrapped = { $count ->
        [one] één steen
       *[other] { $count } stenen
    }, dicht
cli-score-word-double = Zet er “double” achter als de winnaar alles in één keer legde: 13h * / - / 5c 5d double.
cli-do-tiles-meld = meld STENEN – maak een nieuwe combinatie van je bankje en losse stenen (meld 5h 6h 7h)
cli-do-tiles-add = add STENEN NUMMER – leg stenen aan bij een combinatie op tafel (add 9h 3)
cli-do-tiles-take = take STENEN NUMMER – pak stenen uit een combinatie; ze moeten weer gebruikt worden (take 4h 3)
cli-do-tiles-split = split NUMMER AANTAL – splits een combinatie na zoveel stenen (split 3 2)

## On the pages

web-do-exchange = Ruilen
web-do-reject = Afleggen
web-tiles-not-opened = nog niet uitgekomen
web-tiles-scrap = Aflegstapel
web-tiles-new = Nieuwe combinatie
web-tiles-empty = Er ligt nog niets op tafel.
web-tiles-begin = Tik stenen op je bankje aan, of sleep ze hierheen.
web-tiles-nearer = Groter
web-tiles-fit = Alles tonen
web-tiles-fresh = het laatst gelegd
web-tiles-moved = uit een andere combinatie
web-tiles-split = Hier splitsen
web-tiles-back = Naar het bankje
web-tiles-undo = Ongedaan maken
web-tiles-redo = Herhalen
web-tiles-reset = Terug naar het begin van de beurt
web-tiles-done = Klaar
web-tiles-chosen = Selectie
web-tiles-joker = De joker is
web-tiles-run = { $points ->
        [0] Rij
        [one] Rij, één punt
       *[other] Rij, { $points } punten
    }
web-tiles-set = { $points ->
        [0] Serie
        [one] Serie, één punt
       *[other] Serie, { $points } punten
    }
web-tiles-fine = Dit is een combinatie.
web-tiles-worth = { $points ->
        [one] Dit is een combinatie: { $points } punt.
       *[other] Dit is een combinatie: { $points } punten.
    }
web-tiles-ready = { $count ->
        [one] Goed: één steen van je bankje.
       *[other] Goed: { $count } stenen van je bankje.
    }
web-tiles-pick = Kies de hele combinatie en tik dan op “{ $button }”.
web-tiles-picked = Tik nu op “{ $button }”.
web-tiles-picked-join = Tik nu op “{ $button }”, of op de combinatie waar het bij hoort.
web-tiles-closed = Zolang je niet bent uitgekomen, blijven de combinaties van anderen zoals ze zijn. Kom uit met je eigen stenen.
web-tiles-opening = { $reached } van de { $needed } punten
web-tiles-laid-of = { $count } van { $most } stenen gelegd.
web-tiles-most = { $count } van hoogstens { $most } stenen
web-tiles-changes = { $count ->
        [one] Leg stenen, ruil er één, of pas.
       *[other] Leg stenen, ruil er hoogstens { $count }, of pas.
    }
web-tiles-or-draw = { $needed ->
        [0] Leg stenen
       *[other] Leg stenen van samen minstens { $needed } punten
    }, of trek er een.
web-tiles-alone-or-draw = Kom uit met één combinatie van minstens { $needed } punten, of trek een steen.
web-tiles-alone-short = Eén combinatie moet alleen al { $needed } punten waard zijn; deze is er { $reached } waard.
web-tiles-alone-joker = De joker telt niet mee: deze combinatie is { $reached } van de { $needed } punten waard.
web-tiles-or-exchange = { $needed ->
        [0] Leg stenen
       *[other] Leg stenen van samen minstens { $needed } punten
    }, of kies er een om te ruilen.
web-tiles-or-reject = { $needed ->
        [0] Leg stenen
       *[other] Leg stenen van samen minstens { $needed } punten
    }, of kies er een om af te leggen.
web-tiles-hint-lay = { $count ->
        [one] Er kan één steen worden gelegd.
       *[other] Er kunnen { $count } stenen worden gelegd.
    }
web-tiles-hint-short = Nog niets te leggen: { $reached } van de { $needed } punten zijn binnen bereik.
web-tiles-hint-none = Er kan nu niets worden gelegd.
web-tiles-hint-this = De beste bot zou deze weggeven.
web-tiles-show = Laat zien
web-tiles-building = { $name } is aan het bouwen …
web-tiles-flow = Vrij
web-tiles-grid = Bord
web-tiles-time-keep = Als de tijd om is, blijft liggen wat geldig is.
web-tiles-time-undo = Als de tijd om is, gaat alles terug.
web-tiles-told-new = { $pieces }: nieuwe combinatie
web-tiles-told-meld = { $pieces } bij combinatie { $number }
web-tiles-told-rack = { $pieces } terug op het bankje
web-tiles-told-split = Combinatie gesplitst
web-tiles-keys = Spatie kiest, Enter legt aan wat gekozen is, N maakt een nieuwe combinatie, S splitst vóór de steen, Backspace zet hem terug op het bankje, Ctrl Z maakt ongedaan.
web-replay-gave = { $seat } geeft { $pieces } weg.
web-settings-grid = Tafel als bord met vakken
web-settings-grid-about = Zoals op het bord van het origineel; anders liggen de combinaties waar plaats is.

## The lesson

lesson-tiles-open = Je wilt als eerste een leeg bankje hebben. Om uit te komen leg je minstens 30 punten van je eigen bankje: hier 10, 11 en 12 in één kleur. Leg ze en sluit je beurt af.
lesson-tiles-add = Vanaf nu mag je de hele tafel gebruiken. Opeenvolgende getallen in één kleur zijn een rij, en je 13 past achter 10, 11, 12: leg hem aan.
lesson-tiles-rebuild = Hetzelfde getal in verschillende kleuren is een serie. Er liggen vier zevens, en drie is genoeg: pak die in de kleur van je 8 en 9 en maak er een nieuwe rij mee.
lesson-tiles-joker = De joker staat voor de 4 die jij op je bankje hebt. Leg de jouwe op zijn plaats en gebruik de joker in dezelfde beurt: met je twee elven vormt hij een serie.
lesson-tiles-draw = Soms past er niets. Trek dan een steen; daarmee eindigt je beurt, en de steen wacht op de volgende.
lesson-tiles-exchange = Soms past er niets. Ruil dan een steen die je kunt missen voor een uit de pot; daarmee eindigt je beurt.
lesson-tiles-win = Nog twee stenen. Leg de steen die past, kijk wat de ander doet, en leg je laatste: dan heb je gewonnen.

## The rules

rules-myrummy =
    Twee tot vier spelers spelen met 106 stenen: 1 tot en met 13 in paars, zwart, groen en grijs,
    elk twee keer, en twee jokers. Iedereen pakt 14 stenen voor op het bankje; de rest is de pot.
    Het lot bepaalt wie begint; daarna gaat het met de klok mee.

    Een serie is drie of vier stenen met hetzelfde getal in verschillende kleuren. Een rij is drie
    of meer opeenvolgende getallen in één kleur; de 1 staat onderaan, na de 13 komt niets meer. Een
    joker staat voor elke steen die op zijn plaats past.

    In je beurt leg je stenen, of je trekt er een uit de pot. Trekken mag ook als je zou kunnen
    leggen. Een getrokken steen wacht tot je volgende beurt, en wie legt, legt minstens één steen
    van het eigen bankje.

    De eerste keer dat je legt, het uitkomen, moet minstens 30 tellen, in één combinatie of meer,
    alles van je eigen bankje. Een steen telt zijn getal, een joker zoveel als de steen waar hij
    voor staat. In die beurt blijf je verder van de tafel af.

    Vanaf je volgende beurt is de hele tafel ook van jou: leg aan, haal combinaties uit elkaar, bouw
    ze opnieuw. Aan het einde moet alles wat er lag weer in series en rijen liggen. Alleen het einde
    telt, niet de weg erheen.

    Een joker op tafel houdt zijn plaats en betekenis tot er een passende steen voor in de plaats
    ligt, van je bankje of uit een combinatie die je in die beurt uit elkaar haalt; in een serie van
    drie is een van de twee ontbrekende kleuren genoeg. Een bevrijde joker moet in dezelfde beurt
    weer gebruikt worden. In één combinatie mogen twee jokers liggen; is niet duidelijk waar ze voor
    staan, dan zeg je het.

    Voor een beurt heb je twee minuten. Is de tijd om, dan blijft liggen wat in foutloze combinaties
    ligt, en gaat de rest terug. Blijft er niets liggen, of haal je bij het uitkomen de 30 niet, dan
    gaat alles terug en trek je een steen.

    Wie de laatste steen legt, wint de ronde. De anderen tellen hun bankje als minpunten, een joker
    als 25; de winnaar krijgt het totaal als pluspunten. De volgende ronde begint wie nu aan de
    beurt zou zijn geweest. Is de pot leeg, dan past wie niet legt; heeft iedereen na elkaar gepast,
    dan is de ronde afgelopen en schrijft iedereen het eigen bankje als minpunten op. Na de
    afgesproken rondes wint wie het hoogste totaal heeft.

    Handrummy is een optie: wie alle stenen in één keer van het bankje legt, heeft geen 30 nodig, en
    alles telt dubbel.

rules-serie-noire =
    Twee tot vier spelers spelen met 106 stenen: 1 tot en met 13 in vier kleuren, elk twee keer, en
    twee jokers. Iedereen trekt een steen en wie de laagste heeft, begint; wie gelijk eindigt, trekt
    opnieuw, en een joker telt daarbij 25. Iedereen krijgt 14 stenen op het bankje; de
    rest is de pot. Er wordt met de klok mee gespeeld.

    Een serie is drie of vier stenen met hetzelfde getal in verschillende kleuren. Een rij is drie
    of meer opeenvolgende getallen in één kleur; de 1 staat alleen vóór de 2. Een joker staat voor
    elke steen die op zijn plaats past.

    In je beurt leg je stenen, of je ruilt er een. Om te ruilen kies je een steen van je bankje
    zonder dat de anderen hem zien, pak je er een uit de pot, en wordt de jouwe door de pot gemengd.
    Ruilen mag ook als je zou kunnen leggen, maar nooit allebei in één beurt.

    Om uit te komen leg je minstens 30 punten, in één combinatie of meer, alles van je eigen bankje;
    een steen telt zijn getal, een joker als de steen waar hij voor staat. Vanaf je volgende beurt
    mag je ook overal aanleggen en de tafel ombouwen, zolang alles aan het einde weer in combinaties
    ligt.

    Een joker op tafel mag pas weg als een passende steen zijn plaats inneemt, van je bankje of uit
    een combinatie die je uit elkaar haalt. Hij blijft altijd op tafel en moet in dezelfde beurt
    weer gebruikt worden.

    De zandloper geeft je een minuut voor je beurt. Hoelang hij loopt, zegt het regelblad niet; je
    kunt een andere tijd kiezen. Loopt hij leeg, dan worden je onafgemaakte veranderingen ongedaan
    gemaakt en wordt er een steen geruild: de hoogste die geen joker is.

    Wie het eerst alle stenen kwijt is, wint de ronde. De anderen tellen hun bankje als minpunten,
    een joker als 25; de winnaar krijgt het totaal als pluspunten. Legt iemand alles in één keer
    zonder eerder iets gelegd te hebben, dan tellen alle punten dubbel; de 30 is dan wel nodig. Een
    partij heeft meerdere rondes: vier, als je niets anders afspreekt. Wie begint, wordt voor elke
    ronde opnieuw getrokken. Aan het einde wint wie het hoogste totaal heeft; bij gelijke stand
    wordt de overwinning gedeeld.

    Andere versies zijn opties. In versie 1 trek je altijd eerst, mag je leggen, en leg je dan één
    steen op de aflegstapel; ook om te winnen heb je daar nog een steen voor nodig. In versie 2 trek
    je altijd eerst en houd je alles; tot je bent uitgekomen mag je, in plaats van te leggen, nog
    één steen ruilen.

    Is de pot leeg, dan wordt er niet meer getrokken, geruild of afgelegd: je legt, en passen mag
    alleen als je niets kunt leggen. Heeft iedereen na elkaar gepast, dan is de ronde afgelopen en
    schrijft iedereen het eigen bankje als minpunten op. Hetzelfde gebeurt na 400 beurten.

    Moeilijker of makkelijker maken kan ook: geen jokers, een ander minimum of geen, alleen series
    of alleen rijen, de 1 na de 13, rijen van gemengde kleuren, meer tijd.

rules-brettspielnetz =
    Twee spelers spelen met 106 stenen: 1 tot en met 13 in blauw, rood, groen en geel, elk twee
    keer, en twee jokers. Allebei krijgen ze 18 stenen, waaronder één joker. Het toeval bepaalt wie
    begint.

    Een serie (groep) is drie of vier stenen met hetzelfde getal in verschillende kleuren. Een rij
    is drie of meer opeenvolgende getallen in één kleur, van 1 tot hoogstens 13. Een joker staat
    voor elke steen.

    Je komt uit met één serie of rij die minstens 30 telt. Een steen telt zijn getal; er mag een
    joker in zitten, maar die telt dan niets. Alle stenen zijn van jezelf, en verder leg je in die
    beurt niets. Tot dan toont een uitroepteken achter je aantal stenen dat je nog niet bent
    uitgekomen.

    Vanaf je volgende beurt leg je een of meer stenen om series en rijen te maken of te verlengen.
    Je mag alles op het bord ombouwen, zolang het aan het einde van je beurt weer in series en rijen
    ligt. Per beurt gaan hoogstens 12 eigen stenen op het bord.

    Een joker op het bord mag vrij verplaatst worden en elke beurt voor iets anders staan, maar hij
    komt nooit terug op een bankje. Kunnen twee jokers en een steen een serie of een rij zijn, dan
    is allebei goed.

    Kun of wil je niet leggen, trek dan een steen; daarmee is je beurt voorbij.

    Wie geen stenen meer heeft, wint, en dat telt één punt. Het spel eindigt ook meteen als iemand
    de laatste steen trekt: dan tellen beiden wat ze hebben, die steen erbij en een joker als 25.
    Wie de minste punten heeft, wint; evenveel is gelijkspel.

    Het bord heeft plaats voor tien horizontale rijen van dertien stenen. Dat is alleen hoe het eruitziet; een
    optie maakt er een grens van.

rules-rummikub =
    Twee tot vier spelers spelen met 106 stenen: 1 tot en met 13 in vier kleuren, elk twee keer, en
    twee jokers. Iedereen trekt een steen en wie de hoogste heeft, begint. Iedereen pakt 14 stenen
    voor op het bankje; de rest is de pot.

    Een serie (groep) is drie of vier stenen met hetzelfde getal in verschillende kleuren. Een rij
    is drie of meer opeenvolgende getallen in één kleur; de 1 staat alleen vóór de 2. Een joker
    staat voor elke steen.

    In je beurt leg je stenen, of je trekt er een. Om uit te komen leg je minstens 30 punten, in één
    combinatie of meer, alles van je eigen bankje; een joker telt als de steen waar hij voor staat.

    Vanaf je volgende beurt mag je de tafel ombouwen zoals je wilt, zolang je minstens één eigen
    steen legt en alles aan het einde in series en rijen ligt. Een joker op tafel gaat alleen weg
    als de steen waar hij voor staat zijn plaats inneemt, van je bankje of van de tafel; in een
    serie van drie is een van de twee ontbrekende kleuren genoeg. Hij moet in dezelfde beurt weer
    gelegd worden.

    Is een minuut niet genoeg, dan gaat alles terug en trek je drie stenen.

    Wie de laatste steen legt, wint. De anderen verliezen wat hun bankje telt, een joker als 30, en
    de winnaar krijgt het totaal. Is de pot leeg, dan past wie niet legt; heeft iedereen na elkaar
    gepast, dan wint wie het minst op het bankje heeft, en betaalt elk van de anderen het verschil.

## The rules: chapters and pictures

web-chapter-opening = Uitkomen
web-chapter-table = De hele tafel
web-chapter-time = De tijd
web-chapter-board = Het bord
web-figure-no-gap = een gat
web-figure-no-colours = gemengde kleuren
web-figure-no-joker = de joker is niet vervangen
web-figure-opening = Minstens 30, in één combinatie of meer. Een joker telt als de steen waar hij voor staat.
web-figure-opening-no-joker = Eén combinatie moet 30 tellen, en een joker telt niets.
web-figure-shift = Een rij groeit aan de ene kant en maakt aan de andere een steen vrij.
web-figure-split = Een lange rij wordt gesplitst rond een tweede steen met hetzelfde getal.
web-figure-replace = De vierde kleur maakt een van de andere drie vrij.
web-figure-free-joker = De steen waar de joker voor stond neemt zijn plaats in, en de joker helpt in dezelfde beurt ergens anders.
web-figure-fixed-joker = Zonder steen op zijn plaats moet de joker blijven; een steen die nog in zijn eigen combinatie ligt, telt niet.
web-figure-loose-joker = Een joker mag je vrij verplaatsen, zolang alles in combinaties eindigt.
web-figure-points-rack = Wat stenen tellen die op een bankje blijven
web-figure-grid = Kolommen a tot en met m, horizontale rijen 10 tot en met 1. De rode rij ligt van b10 tot d10.

## Disputed points: MyRummy

ruling-q-myr-1 = Mag je de tafel gebruiken in de beurt waarin je uitkomt?
    .ruling = Nee, pas vanaf je volgende beurt.
ruling-q-myr-2 = Mag een getrokken steen meteen worden gelegd?
    .ruling = Nee, hij wacht tot je volgende beurt.
ruling-q-myr-3 = Mag je trekken terwijl je zou kunnen leggen?
    .ruling = Ja.
ruling-q-myr-4 = Moeten er drie stenen blijven als je uit een combinatie pakt?
    .ruling = Nee. Je mag een combinatie ook helemaal uit elkaar halen, dus alleen het einde telt: alles ligt weer in combinaties.
ruling-q-myr-5 = Welke steen bevrijdt een joker uit een serie van drie?
    .ruling = Dat getal in een van de ontbrekende kleuren.
ruling-q-myr-6 = Mag een combinatie met een joker worden omgebouwd?
    .ruling = De joker houdt zijn plaats en betekenis. Andere stenen mogen weg als er een combinatie om hem heen blijft.
ruling-q-myr-7 = Moet de steen die een joker bevrijdt van je bankje komen?
    .ruling = Nee, hij mag ook uit een combinatie op tafel komen.
ruling-q-myr-8 = Mag een bevrijde joker in een nieuwe combinatie?
    .ruling = Ja, in elke, in dezelfde beurt.
ruling-q-myr-9 = Mogen er twee jokers in één combinatie liggen?
    .ruling = Ja. Is niet duidelijk waar ze voor staan, dan zeg je het.
ruling-q-myr-10 = Mag een joker onder de 1, boven de 13 of als vijfde in een serie staan?
    .ruling = Nee, hij staat voor een steen die bestaat en past.
ruling-q-myr-11 = Mag de 1 op de 13 volgen?
    .ruling = Nee, een rij loopt hoogstens van 1 tot 13.
ruling-q-myr-12 = Moet er bij het leggen een steen van je bankje bij zijn?
    .ruling = Ja, minstens één.
ruling-q-myr-13 = Wat als de pot leeg is?
    .ruling = Wie niet legt, past. Heeft iedereen na elkaar gepast, dan schrijft iedereen het eigen bankje als minpunten op en krijgt niemand het totaal.
ruling-q-myr-14 = Wat als de tijd om is en er niets geldigs ligt?
    .ruling = Alles gaat terug, en je trekt een steen.
ruling-q-myr-15 = Wat als de tijd om is en je nog niet genoeg hebt om uit te komen?
    .ruling = Alles gaat terug, ook wat geldig was.
ruling-q-myr-16 = Is het Handrummy als je al eerder iets hebt gelegd?
    .ruling = Nee. Al je stenen moeten in één keer weg, van je eigen bankje.
ruling-q-myr-17 = Hoort Handrummy bij het spel?
    .ruling = Alleen als jullie het kiezen: het regelblad noemt het een variant.
ruling-q-myr-18 = Verdubbelt Handrummy ook de punten van de winnaar?
    .ruling = Ja, die zijn het totaal van de verdubbelde minpunten.
ruling-q-myr-21 = Wie begint na een ronde die niemand won?
    .ruling = De speler na degene die het laatst aan de beurt was.
ruling-q-myr-22 = Bevrijdt een steen die al op tafel ligt een joker?
    .ruling = Alleen als zijn combinatie in die beurt uit elkaar gaat. Een steen in een combinatie die blijft liggen of alleen groeit, bevrijdt niets.
ruling-q-myr-23 = Wat blijft er als de tijd om is en maar een deel van de combinaties klopt?
    .ruling = De keuze uit je combinaties die de meeste stenen legt en als beurt mag; de rest van de tafel gaat terug naar zijn plaats.
ruling-d-myr-1 = Hoeveel stenen heeft een serie? De Franse tekst zegt twee of drie.
    .ruling = Drie of vier, zoals in alle andere talen en in zijn eigen voorbeeld.
ruling-d-myr-2 = Wie begint de volgende ronde? De Nederlandse tekst zegt: wie het laatst aan de beurt was.
    .ruling = Wie nu aan de beurt geweest zou zijn, zoals de Duitse tekst zegt.

## Disputed points: Série Noire Rummy

ruling-q-snr-1 = Waar gaat een geruilde steen heen?
    .ruling = Dicht terug in de pot.
ruling-q-snr-2 = Mag je de nieuwe steen zien voordat je kiest welke je weggeeft?
    .ruling = Nee, je kiest eerst.
ruling-q-snr-3 = Wat als nooit iemand klaar is?
    .ruling = Na het aantal beurten dat in de opties staat, eindigt de ronde en schrijft iedereen het eigen bankje als minpunten op.
ruling-q-snr-4 = Mag je ruilen terwijl je zou kunnen leggen?
    .ruling = Ja.
ruling-q-snr-5 = Mag je in één beurt leggen en ruilen?
    .ruling = Nee, het een of het ander.
ruling-q-snr-6 = Mag je de tafel ombouwen in de beurt waarin je uitkomt?
    .ruling = Nee, pas vanaf je volgende beurt.
ruling-q-snr-7 = Mag een joker weg zonder vervangen te worden?
    .ruling = Nee. Eerst neemt een passende steen zijn plaats in, dan wordt hij in dezelfde beurt weer gebruikt.
ruling-q-snr-8 = Welke steen bevrijdt een joker uit een serie van drie? Zijn twee jokers toegestaan?
    .ruling = Dat getal in een van de ontbrekende kleuren. Er mogen twee jokers in één combinatie liggen.
ruling-q-snr-9 = Heb je de 30 ook nodig als je alles in één keer legt, en wat wordt verdubbeld?
    .ruling = Ja, die heb je nodig. Ieders punten worden verdubbeld.
ruling-q-snr-10 = Wie begint: wie de laagste steen trok, of wie links van de gever zit?
    .ruling = Wie de laagste steen trok; die speler deelt ook.
ruling-q-snr-11 = Wat als er gelijke stenen of een joker worden getrokken?
    .ruling = Wie gelijk eindigt, trekt opnieuw; een joker telt 25.
ruling-q-snr-12 = Wie begint de volgende ronde?
    .ruling = Daar wordt elke ronde opnieuw om getrokken.
ruling-q-snr-13 = Hoelang loopt de zandloper, en wat als hij leegloopt?
    .ruling = Dat zegt het regelblad niet; hier is het een minuut, als je niets anders kiest. Loopt hij leeg, dan worden je onafgemaakte veranderingen ongedaan gemaakt en wordt er een steen geruild.
ruling-q-snr-14 = Versie 1: mag de getrokken steen worden gelegd? Mag je van de aflegstapel pakken?
    .ruling = De getrokken steen wel; de aflegstapel blijft liggen.
ruling-q-snr-15 = Versie 1: mag de laatste steen op tafel worden gelegd?
    .ruling = Nee, die moet op de aflegstapel.
ruling-q-snr-16 = Versie 2: wat betekent een steen ruilen voordat je uitkomt?
    .ruling = Na het trekken mag je, in plaats van te leggen, nog één steen ruilen.
ruling-q-snr-17 = Versie 1 en 2: wat als de pot leeg is?
    .ruling = Er wordt niet getrokken en niet afgelegd: je legt of past.
ruling-q-snr-18 = Wie mag passen bij een lege pot, en wanneer zit iedereen vast?
    .ruling = Alleen wie niets kan leggen. Heeft iedereen na elkaar gepast, dan is de ronde afgelopen.
ruling-q-snr-19 = De 1 na de 13: wat telt die, en mag de rij verder?
    .ruling = Die telt 1. 12 13 1 is een rij, 13 1 2 niet.
ruling-q-snr-20 = Gemengde rijen: mag een kleur meer dan eens voorkomen?
    .ruling = Ja, alle kleuren in elke volgorde.
ruling-q-snr-21 = Verandert het minimum zonder jokers of met maar één soort combinatie?
    .ruling = Nee.
ruling-q-snr-22 = De 1 vóór de 2 en na de 13: mag één rij allebei hebben?
    .ruling = Ja: 1 tot 13 en weer 1, 14 stenen. De spelregels staan beide plaatsen toe en noemen geen grens.
ruling-d-snr-1 = Kan een joker worden ingeruild? In de Engelse tekst is dat verdwenen.
    .ruling = Ja: de Franse tekst laat je de juiste steen op zijn plaats leggen.

## Disputed points: Brettspielnetz Rummy

ruling-q-bsn-1 = Mogen meerdere combinaties samen de 30 halen?
    .ruling = Nee, één serie of rij moet het halen, en jokers tellen niets.
ruling-q-bsn-2 = Mag je meer leggen, of het bord gebruiken, in de beurt waarin je uitkomt?
    .ruling = Nee, pas vanaf je volgende beurt.
ruling-q-bsn-3 = Tellen verplaatste stenen van het bord mee voor de 12?
    .ruling = Nee, alleen stenen van je bankje.
ruling-q-bsn-4 = Mag een joker weg zonder vervangen te worden?
    .ruling = Ja, maar hij blijft op het bord.
ruling-q-bsn-5 = Mag een getrokken steen meteen worden gelegd?
    .ruling = Nee, met trekken is je beurt voorbij.
ruling-q-bsn-6 = Mag je nog leggen na het trekken van de laatste steen?
    .ruling = Nee, het spel eindigt meteen en die steen telt mee.
ruling-q-bsn-7 = Moet er elke beurt een steen van je bankje bij zijn?
    .ruling = Ja, minstens één.
ruling-q-bsn-9 = Krijgt iedereen precies één joker?
    .ruling = Ja, zeventien willekeurige stenen en één joker.
ruling-q-bsn-10 = Is de grootte van het bord een grens?
    .ruling = Nee, dat is alleen hoe het eruitziet.
ruling-q-bsn-11 = Wat zijn twee jokers naast één steen?
    .ruling = Een serie of een rij, wat je wilt.
ruling-q-bsn-12 = Zijn alleen de genoemde manieren van ombouwen toegestaan?
    .ruling = Nee, dat zijn voorbeelden; alles mag wat in series en rijen eindigt.
ruling-q-bsn-13 = Wat levert het op om alle stenen kwijt te zijn?
    .ruling = De winst; die telt als één punt.
ruling-q-bsn-14 = Mag de 1 op de 13 volgen?
    .ruling = Nee.
