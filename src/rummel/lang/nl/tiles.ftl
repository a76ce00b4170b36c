# Tile games: words of the family tiles.

game-myrummy = MyRummy
    .about = Leg rijen en series van stenen, bouw de tafel om en heb als eerste een leeg bankje.

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
    afgesproken rondes wint het hoogste totaal.

    Handrummy is een optie: wie alle stenen in één keer van het bankje legt, heeft geen 30 nodig, en
    alles telt dubbel.

game-serie-noire = Série Noire Rummy
    .about = Rummy met stenen waarin je een steen ruilt als je er geen legt.

rules-serie-noire =
    Twee tot vier spelers spelen met 106 stenen: 1 tot en met 13 in vier kleuren, elk twee keer, en
    twee jokers. Iedereen trekt een steen en wie de laagste heeft, begint; bij gelijke stenen wordt
    opnieuw getrokken, en een joker telt daarbij 25. Iedereen krijgt 14 stenen op het bankje; de
    rest is de pot. Er wordt met de klok mee gespeeld.

    Een serie is drie of vier stenen met hetzelfde getal in verschillende kleuren. Een rij is drie
    of meer opeenvolgende getallen in één kleur; de 1 staat alleen voor de 2. Een joker staat voor
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
    ronde opnieuw getrokken. Aan het einde wint het hoogste totaal; bij gelijke stand wordt de
    overwinning gedeeld.

    Andere versies zijn opties. In versie 1 trek je altijd eerst, mag je leggen, en leg je dan één
    steen op de aflegstapel; ook om te winnen heb je daar nog een steen voor nodig. In versie 2 trek
    je altijd eerst en houd je alles; tot je bent uitgekomen mag je, in plaats van te leggen, nog
    één steen ruilen.

    Is de pot leeg, dan wordt er niet meer getrokken, geruild of afgelegd: je legt, en passen mag
    alleen als je niets kunt leggen. Heeft iedereen na elkaar gepast, dan is de ronde afgelopen en
    schrijft iedereen het eigen bankje als minpunten op. Hetzelfde gebeurt na 400 beurten.

    Moeilijker of makkelijker maken kan ook: geen jokers, een ander minimum of geen, alleen series
    of alleen rijen, de 1 na de 13, rijen van gemengde kleuren, meer tijd.

game-brettspielnetz = Brettspielnetz Rummy
    .about = Rummy met stenen voor twee, met elk een joker en vrije jokers op het bord.

rules-brettspielnetz =
    Twee spelers spelen met 106 stenen: 1 tot en met 13 in blauw, rood, groen en geel, elk twee
    keer, en twee jokers. Allebei krijgen ze 18 stenen, waarvan één joker. Het toeval bepaalt wie
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

    Het bord heeft plaats voor tien regels van dertien stenen. Dat is alleen hoe het eruitziet; een
    optie maakt er een grens van.

game-rummikub = Rummikub
    .about = De bekende rummy met stenen, om met andere programma’s te vergelijken.

rules-rummikub =
    Twee tot vier spelers spelen met 106 stenen: 1 tot en met 13 in vier kleuren, elk twee keer, en
    twee jokers. Iedereen trekt een steen en wie de hoogste heeft, begint. Iedereen pakt 14 stenen
    voor op het bankje; de rest is de pot.

    Een serie (groep) is drie of vier stenen met hetzelfde getal in verschillende kleuren. Een rij
    is drie of meer opeenvolgende getallen in één kleur; de 1 staat alleen voor de 2. Een joker
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
    gepast, dan wint het laagste bankje en verliezen de anderen het verschil daarmee.

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
    .low = voor de 2
    .either = voor de 2 of na de 13
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
    .about = Alle combinaties moeten op tien regels van dertien stenen passen, met een gat tussen buren.
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
    .lowest-wins = het laagste bankje wint wat de anderen meer hebben
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

## Events

event-tiles-lot = { $seat } trekt { $pieces } om te zien wie begint.
event-tiles-laid = { $seat } legt { $pieces }. Nieuw op tafel: { $melds }.
event-tiles-opened = { $points ->
        [0] { $seat } komt uit.
        [one] { $seat } komt uit met 1 punt.
       *[other] { $seat } komt uit met { $points } punten.
    }
event-tiles-exchanged = { $seat } ruilt een steen.
event-tiles-gave = Je geeft { $pieces } weg.

## How a round ended

outcome-tiles-out = Een leeg bankje wint de ronde.
outcome-tiles-out-double = Alle stenen in één keer: de punten tellen dubbel.
outcome-tiles-blocked = Iedereen heeft gepast en de pot is leeg.
outcome-tiles-last-drawn = De laatste steen is getrokken; de bankjes beslissen.
outcome-tiles-even = De bankjes tellen evenveel: gelijkspel.
outcome-tiles-cap = De ronde heeft te lang geduurd en eindigt hier.

## Refusals

error-tiles-table-missing = { $piece } lag op tafel en moet daar weer in een combinatie liggen.
error-tiles-lay-none = Leg minstens één steen van je bankje, of leg helemaal niet.
error-tiles-too-many = Dat zijn { $count } stenen; in één beurt mogen het er hoogstens { $most } zijn.
error-tiles-keep-one = Houd één steen over: die heb je nodig voor de aflegstapel.
error-tiles-table-closed = { $meld } mag je pas aanraken in de beurt nadat je bent uitgekomen. Kom eerst uit met je eigen stenen.
error-tiles-opening-one = Je komt uit met één combinatie, niet met { $count }. Leg de andere in je volgende beurt.
error-tiles-opening-own = Je komt uit met een combinatie die helemaal van je eigen bankje komt. Leg er eerst zo een.
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

## Prompts and moves

phase-tiles-draw = Trek een steen.
phase-tiles-play = Leg stenen, of kies wat je beurt verder biedt.
phase-tiles-change = Ruil nog een steen, of pas.
phase-tiles-return = Geef een steen terug aan de pot.
phase-tiles-reject = Leg een steen op de aflegstapel.

move-tiles-lay = lay MELD | MELD … – leg de tafel zo, met alles wat blijft liggen (lay 5h 6h 7h | 8c 8d *=8s)
move-tiles-draw = draw – trek een steen uit de pot
move-tiles-take = take – pak de bovenste steen van de aflegstapel
move-tiles-exchange = exchange TILE – ruil een steen tegen een uit de pot (exchange 5h)
move-tiles-reject = reject TILE – leg een steen op de aflegstapel (reject 5h)
move-tiles-pass = pass – doe niets; de volgende is aan de beurt
