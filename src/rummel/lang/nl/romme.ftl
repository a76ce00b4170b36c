### Rommé and Rommé with adding.

## Names

game-romme = Rommé
    .about = Trekken, series en rijen op tafel leggen, afleggen: wie het eerst geen kaart meer heeft, wint.
game-romme-lay = Rommé met aanleggen
    .about = Rommé waarin een aangelegde kaart helpt om uit te komen en de telling beloningen en straffen kent.

## Options

option-romme-jokers = Jokers
    .about = Hoeveel jokers er meedoen; meestal zes, vaak ook vier of twee.
option-romme-minimum = Eerste combinatie
    .about = Hoeveel de eerste combinatie van een speler in een ronde moet tellen.
option-romme-opening = Punten om uit te komen
    .about = Waarmee je de punten haalt die de eerste combinatie nodig heeft.
    .one = met één rij of serie
    .sum = met alles samen wat in één zet op tafel komt
option-romme-opening-add = Aanleggen helpt bij uitkomen
    .about = Of kaarten die je bij andere combinaties aanlegt, meetellen voor de punten om uit te komen.
    .none = nee
    .one = één kaart
    .any = elk aantal kaarten
option-romme-ace-in-set = Aas in een serie
    .about = Wat een aas in een serie telt om uit te komen.
    .eleven = 11
    .one = 1
    .nothing = niets
option-romme-corner = De hoek om
    .about = Rijen mogen van de koning via de aas naar de twee doorlopen.
option-romme-ace-at-both-ends = Aas aan beide kanten
    .about = Een rij mag aan beide kanten een aas hebben en dus 14 kaarten; anders is 13 het maximum.
option-romme-joker-limit = Jokers in een combinatie
    .about = Hoeveel jokers een combinatie mag hebben.
    .free = elk aantal
    .natural = elk aantal, met minstens één andere kaart
    .majority = minder dan andere kaarten
    .apart = nooit twee naast elkaar in een rij
    .one = één
option-romme-joker-in-set = Joker in een serie van drie
    .about = Waarmee je een joker uit een serie van drie rooft.
    .declared = met de kaart van de genoemde kleur
    .any = met de kaart van een van de ontbrekende kleuren
    .both = met de kaarten van beide ontbrekende kleuren
option-romme-add-at-once = Aanleggen in de eerste beurt
    .about = Je mag al aanleggen in de beurt waarin je uitkomt; anders pas vanaf je volgende beurt.
option-romme-add-unopened = Aanleggen zonder uit te komen
    .about = Je mag bij combinaties van anderen aanleggen voordat je eigen eerste combinatie ligt.
option-romme-rob-unopened = Roven zonder uit te komen
    .about = Je mag jokers roven voordat je eigen eerste combinatie ligt.
option-romme-robbed-joker = Een geroofde joker
    .about = Wat er met een geroofde joker gebeurt.
    .hand = hij gaat naar je hand en is vrij te gebruiken
    .at-once = hij moet met de eerstvolgende zet op tafel
option-romme-last-discard = Laatste kaart afleggen
    .about = De laatste kaart moet worden afgelegd; anders mag hij ook gelegd of aangelegd worden.
option-romme-rediscard = Gepakt en weer afgelegd
    .about = Een kaart die je van de aflegstapel hebt gepakt, mag je in dezelfde beurt weer afleggen.
option-romme-knock-order = Wie mag kloppen
    .about = Hoe aan de anderen wordt gevraagd of ze een kaart willen die de volgende speler laat liggen.
    .clockwise = een voor een, met de klok mee
    .first = allemaal tegelijk, en wie het eerst klopt krijgt hem
option-romme-knock-in-first-lap = Kloppen vanaf het begin
    .about = Kloppen mag al voordat iedereen een beurt heeft gehad.
option-romme-knocker-plays = Kloppen neemt de beurt over
    .about = Wie klopt, is meteen aan de beurt, en van daaruit gaat het verder.
option-romme-top-after-knock = Volgende kaart na kloppen
    .about = Na het kloppen mag wie aan de beurt is de kaart pakken die nu bovenop ligt, in plaats van te trekken.
option-romme-empty-stock = Lege stapel
    .about = Wat er gebeurt als de stapel leeg is.
    .reshuffle = de afgelegde kaarten behalve de bovenste worden geschud
    .void = de ronde is afgelopen en telt voor niemand
    .book = de ronde is afgelopen en iedereen schrijft zijn hand op
option-romme-winner-takes = Winnaar krijgt het totaal
    .about = Wie een ronde wint, krijgt evenveel pluspunten als de anderen minpunten opschrijven.
option-romme-relief = Beloning voor de winnaar
    .about = Hoeveel minpunten voor de winnaar van een ronde worden geschrapt.
option-romme-relief-for = Wie beloond wordt
    .about = Voor welke winnaar minpunten worden geschrapt.
    .winner = voor elke winnaar
    .hand-romme = alleen wie alle kaarten in één beurt op tafel legde
option-romme-relief-with-discard = Beloning ook na afleggen
    .about = Ook wie wint door de laatste kaart af te leggen, wordt beloond.
option-romme-relief-from = Geschrapte minpunten
    .about = Uit welke rondes minpunten voor de winnaar worden geschrapt.
    .previous = uit de vorige ronde
    .carried = uit alle eerdere rondes
option-romme-relief-below-zero = Beloning zonder grens
    .about = Beloningen tellen helemaal mee, ook als er minder minpunten zijn.
option-romme-lone-joker = Alleen een joker over
    .about = Wat een verliezer opschrijft die alleen een joker overheeft.
    .counts = 20 minpunten
    .struck = niets
    .relief = niets, en er worden 20 minpunten geschrapt zoals bij een beloning
option-romme-first-lay-penalty = Straf voor wie als eerste legt
    .about = Minpunten voor wie in een ronde als eerste een combinatie legt en niet wint.
option-romme-penalty-without-winner = Straf zonder winnaar
    .about = Wie als eerste legde, krijgt de straf ook als niemand de ronde wint.
option-romme-max-turns = Maximaal aantal beurten
    .about = Na zoveel beurten is de ronde afgelopen en schrijft iedereen zijn hand op.

## Prompts and moves

phase-romme-start = Jij begint: leg een van je 14 kaarten af.
phase-romme-draw = Trek een kaart, of pak de open kaart.
phase-romme-claim = Klop als je de open kaart wilt met een strafkaart erbij, of pas.
phase-romme-meld = Leg op tafel en leg aan wat je wilt, en leg dan een kaart af.

move-romme-draw = draw – trek de bovenste kaart van de stapel
move-romme-take = take – pak in plaats daarvan de open kaart
move-romme-knock = knock – krijg de open kaart buiten je beurt, met een strafkaart
move-romme-pass = pass – niet kloppen
move-romme-lay = lay KAARTEN | KAARTEN – leg een of meer combinaties op tafel (lay 10h Jh Qh | 5c 5d *=5s)
move-romme-open = open KAART NUMMER KAARTEN – leg je eerste combinatie en leg een kaart die helpt aan bij de combinatie met dat nummer (open 6h 2 8c 8d 8s)
move-romme-add = add KAART NUMMER – leg een kaart aan bij de combinatie met dat nummer (add 9h 2, add *=9h 2)
move-romme-rob = rob KAART NUMMER – leg een kaart op de plaats van zijn joker en roof de joker (rob 7h 1)
move-romme-discard = discard KAART – leg een kaart af en sluit je beurt af (discard 2c)

## Events

event-romme-left = { $seat } laat { $pieces } liggen. Wie hem wil, mag kloppen.
    .you = Je laat { $pieces } liggen. Wie hem wil, mag kloppen.
event-romme-knocked = { $seat } klopt voor { $pieces }. Er komt een strafkaart bij.
    .you = Je klopt voor { $pieces }. Er komt een strafkaart bij.
event-romme-robbed = { $seat } legt { $pieces } in combinatie { $meld } en rooft de joker.
    .you = Je legt { $pieces } in combinatie { $meld } en rooft de joker.
event-romme-reshuffled = De afgelegde kaarten zijn tot een nieuwe stapel geschud; kaarten erin: { $stock }.
event-romme-called = { $seat } roept “Rommé”!
    .you = Je roept “Rommé”!

## How a round ended

outcome-romme-out = Geen kaart meer in de hand: de ronde is gewonnen.
outcome-romme-stock = Er valt niets meer te trekken: iedereen schrijft zijn hand op.
outcome-romme-void = Er valt niets meer te trekken: de ronde telt voor niemand.
outcome-romme-cap = De ronde heeft het maximale aantal beurten bereikt: iedereen schrijft zijn hand op.

## On the score sheet

tally-romme-first = Als eerste gelegd, niet gewonnen
tally-romme-joker = Een losse joker telt niet
tally-romme-relief = Minpunten doorgestreept

## Refusals

error-romme-first-lap = Er komt pas iets op tafel als iedereen een beurt heeft gehad. Leg een kaart af.
error-romme-opening-short = Dat telt { $points }; om uit te komen moet het { $needed } tellen.
error-romme-opening-alone = Eén combinatie moet op zichzelf { $needed } tellen; je beste telt { $points }.
error-romme-unopened = Leg daarvoor eerst een eigen eerste combinatie; die moet { $needed } tellen.
error-romme-opened = Je eerste combinatie ligt al. Gebruik “lay” en “add”.
error-romme-one-added = Eén aangelegde kaart mag helpen om uit te komen, niet { $count }. Leg de andere daarna aan.
error-romme-add-later = Je bent net uitgekomen; aanleggen mag vanaf je volgende beurt.
error-romme-no-meld = Er is geen combinatie nummer { $meld } op tafel. { $count ->
        [0] Er ligt er nog geen.
        [one] Alleen nummer 1 ligt er.
       *[other] Ze hebben de nummers 1 tot en met { $count }.
    }
error-romme-no-fit = { $piece } past niet bij combinatie { $meld }: { $pieces }.
error-romme-no-place = { $piece } past bij geen combinatie op tafel.
error-romme-declare = De joker kan in combinatie { $meld } elk van deze kaarten zijn: { $pieces }. Zeg welke je bedoelt.
error-romme-no-joker = Geen joker in combinatie { $meld } ({ $pieces }) staat voor { $piece }.
error-romme-both-missing = Om de joker uit combinatie { $meld } te roven heb je al deze kaarten nodig: { $pieces }.
error-romme-joker-owed = Leg eerst de joker op tafel die je hebt geroofd.
error-romme-joker-stuck = Je kunt die joker nu niet kwijt, dus je mag hem niet roven.
error-romme-keep-one = Houd één kaart over: de laatste moet je afleggen.
error-romme-taken = Je hebt { $piece } in deze beurt gepakt, dus die mag je niet afleggen. Houd er een andere kaart voor over.

## Reasons of hints

why-romme-waits = Je kunt nu ook { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } op tafel leggen; de beste bot wacht daarmee.
why-romme-opens = Je eerste combinatie telt { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
why-romme-lays = Je raakt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } kwijt.
why-romme-robs = De joker voor { $piece } kan elke kaart vervangen.
why-romme-fits = { $piece } kun je op tafel aanleggen.
why-romme-can-open = Dan heb je je eerste combinatie; die telt { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
why-romme-can-end = Dan kun je je hele hand kwijt.
why-romme-not-on-table = { $piece } past nergens op tafel.
why-romme-dearest = Van wat los is, telt deze kaart het meest: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.

## In the terminal

cli-romme-first-lap = pas als iedereen een beurt heeft gehad
cli-romme-owed = De geroofde joker moet in deze beurt op tafel.
cli-score-word-first = Zet erbij wie als eerste een combinatie legde: 13h * / - / 5c 5d first=NAAM.
cli-score-word-hand = Zet er “hand” achter als de winnaar alles in één beurt legde.
cli-score-word-laid = Zet er “laid” achter als de winnaar de laatste kaart op tafel legde in plaats van hem af te leggen.

## On the pages

web-do-knock = Kloppen
web-do-open = Uitkomen
web-do-rob = Joker roven
web-cards-joker-for = Waar staat de joker voor?
web-cards-which = Wat wil je doen?
web-romme-opened = is uitgekomen
web-romme-needed = Om uit te komen heb je { $needed } nodig.
web-romme-needed-alone = Eerst moet één combinatie alleen { $needed } tellen.
web-romme-lap = Eerste rondje: nog niets op tafel.
web-romme-no-melds = Er ligt nog geen combinatie.
web-romme-claim = Wil je { $piece }? Klop: je krijgt die kaart met een strafkaart van de stapel.
web-romme-window = { $seconds ->
        [one] Na één seconde pas je vanzelf.
       *[other] Na { $seconds } seconden pas je vanzelf.
    }
web-romme-ask = Als een kaart blijft liggen
web-romme-ask-short = Passen na { $seconds } s
web-romme-ask-wait = Op mij wachten
web-romme-ask-never = Nooit kloppen
web-settings-knock-about = Hoelang je wordt gevraagd of je een kaart wilt die is blijven liggen.

## The lesson

lesson-romme-turn = Je wilt als eerste al je kaarten kwijt zijn. Een beurt begint met een nieuwe kaart: trek er een van de stapel. Hij eindigt met afleggen: leg een kaart af die je niet nodig hebt.
lesson-romme-open = Kaarten gaan als combinaties op tafel: drie of meer van dezelfde waarde, of een rij in één kleur. Je eerste combinatie moet 30 tellen. Dames tellen elk 10: leg ze alle drie en leg dan een kaart af.
lesson-romme-add = Als je eenmaal uitgekomen bent, mag je bij elke combinatie op tafel aanleggen. Je harten 7 past achter 4-5-6: leg hem aan en leg dan een kaart af.
lesson-romme-joker = Een joker staat voor elke kaart. Deze staat voor ruiten 9, en die heb jij: leg hem daar neer en pak de joker. Leg die dan met klaveren 3 en 4 op tafel en leg een kaart af.
lesson-romme-knock = Niemand wilde schoppen 8, en jij hebt twee achten. Klop: je krijgt hem hoewel je niet aan de beurt bent, met een strafkaart van de stapel erbij.
lesson-romme-win = Win nu een ronde. Leg alles wat past en houd één kaart over: de laatste leg je af. Wat de anderen nog hebben, telt als minpunten.
lesson-romme-lay-open = In dit spel helpt een aangelegde kaart bij je eerste combinatie. Drie achten tellen maar 24; met harten 6 bij de rij op tafel is het 30. Speel beide in één zet en leg dan een kaart af.
lesson-romme-lay-first = Leg je de eerste combinatie van de ronde en win je niet, dan krijg je 20 minpunten. Dat is een risico, maar het kan lonen: boer, dame en koning van klaveren tellen 30. Leg ze en leg dan een kaart af.
lesson-romme-lay-win = Hier hoef je de laatste kaart niet af te leggen: je wint zodra je hand leeg is, door te leggen, aan te leggen of af te leggen. Win deze ronde.

## The rules

rules-romme =
    Twee tot zes spelers spelen met twee spellen van 52 kaarten en zes jokers; met vier of twee
    wordt ook vaak gespeeld, dat kun je kiezen. Iedereen krijgt 13 kaarten, en wie links van de
    gever zit 14; die begint en legt er één open af. De rest is de trekstapel. Wie als eerste
    deelt, wordt geloot; daarna deelt steeds de volgende links.

    Je doel: als eerste geen kaarten meer hebben. Kaarten gaan op tafel in combinaties van drie of
    meer. Een rij, ook sequence genoemd, is één kleur zonder gat (10-J-Q: tien, boer, dame). Een
    serie, ook set genoemd, is één waarde in verschillende kleuren, elk maar één keer (drie
    koningen). De aas staat onder de twee of boven de koning, nooit ertussen; A-2-…-K-A is ook een
    rij.

    Je beurt: trek de bovenste kaart van de stapel, of pak in plaats daarvan de open kaart van de
    aflegstapel. Leg dan combinaties en leg aan zoveel je wilt, en sluit je beurt af door een kaart
    af te leggen.

    Er komt pas iets op tafel als iedereen een beurt heeft gehad. Je eerste combinatie van een
    ronde, waarmee je uitkomt, moet op zichzelf 30 tellen: koning, dame, boer en tien elk 10, een
    aas 1 vóór de twee en anders 11, andere kaarten hun getal. Daarna is elke combinatie goed, wat
    die ook telt, en als je aan de beurt bent, ook al in deze eerste beurt, mag je passende kaarten
    aanleggen bij alle combinaties op tafel. Wat ligt, blijft liggen zoals het ligt.

    Een joker staat voor elke kaart en telt als die kaart. Zeg in een serie van drie voor welke
    kleur hij staat. Een combinatie mag zoveel jokers hebben als je wilt; liggen er alleen jokers,
    zeg dan van elke joker waar hij voor staat. Wie precies de kaart heeft waar een joker voor
    staat, mag die in de eigen beurt op zijn plaats leggen en de joker roven, ook al vóór de eigen
    eerste combinatie. De joker komt in je hand.

    Als je trekt in plaats van de open kaart te pakken, wordt aan de anderen om de beurt gevraagd of
    ze die willen, te beginnen links van jou. Wie klopt, krijgt hem, met een strafkaart van de
    stapel erbij; dat kost geen beurt. Dan pas trek jij, of pak je de kaart die nu bovenop ligt.
    Niemand hoeft te laten zien waar de kaart voor is.

    Houd één kaart over: de laatste moet je afleggen. “Rommé” wordt daarbij vanzelf geroepen. De
    anderen schrijven hun hand als minpunten op: joker 20, aas 11, de rest als hierboven. Wie wint
    schrijft 0. Na de laatste ronde wint wie het hoogste totaal heeft, dus de minste minpunten.

    Is de stapel op, dan worden alle afgelegde kaarten behalve de bovenste opnieuw geschud. Valt er
    niets te schudden, dan is de ronde afgelopen en schrijft iedereen zijn hand op. Hetzelfde
    gebeurt na 500 beurten.

rules-romme-lay =
    Twee tot zes spelers spelen met twee spellen van 52 kaarten en zes jokers; met vier of twee
    wordt ook vaak gespeeld, dat kun je kiezen. Iedereen krijgt 13 kaarten, en wie links van de
    gever zit 14; die begint en legt er één open af. De rest is de trekstapel. Wie als eerste
    deelt, wordt geloot; daarna deelt steeds de volgende links.

    Je beurt: trek de bovenste kaart van de stapel, of pak in plaats daarvan de open kaart van de
    aflegstapel. Leg dan combinaties en leg aan zoveel je wilt, en sluit je beurt af door een kaart
    af te leggen. Combinaties hebben drie of meer kaarten: een rij (sequence) is één kleur zonder
    gat, met de aas onder de twee of boven de koning, een serie (set) is één waarde in verschillende
    kleuren. Er komt pas iets op tafel als iedereen een beurt heeft gehad.

    Je eerste combinatie van een ronde, waarmee je uitkomt, moet 30 tellen: koning, dame, boer en
    tien elk 10, een aas 1 vóór de twee en anders 11, andere kaarten hun getal. Eén aangelegde kaart
    mag helpen: leg een rij of serie die minder telt, en leg in dezelfde zet een kaart aan bij een
    combinatie op tafel. Drie achten tellen 24; met een aangelegde zes is het 30. Daarna is elke
    combinatie goed, wat die ook telt, en mag je passende kaarten aanleggen bij alle combinaties op
    tafel.

    Een joker staat voor elke kaart en telt als die kaart; zeg in een serie van drie voor welke
    kleur hij staat. Een combinatie mag zoveel jokers hebben als je wilt; liggen er alleen jokers,
    zeg dan van elke joker waar hij voor staat. Wie precies de kaart heeft waar een joker voor
    staat, mag die in de eigen beurt op zijn plaats leggen en de joker roven, ook al vóór de eigen
    eerste combinatie. De joker komt in je hand.

    Als je trekt in plaats van de open kaart te pakken, wordt aan de anderen om de beurt gevraagd of
    ze die willen, te beginnen links van jou. Wie klopt, krijgt hem, met een strafkaart van de
    stapel erbij; dat kost geen beurt. Dan pas trek jij, of pak je de kaart die nu bovenop ligt.

    Je wint door je laatste kaart kwijt te raken: op tafel gelegd, aangelegd of afgelegd. De
    anderen schrijven hun hand als minpunten op: joker 20, aas 11, de rest als hierboven. Houd je
    alleen een joker over, dan wordt die geschrapt en telt hij niets. Wie in de ronde als eerste een
    combinatie legde en niet wint, schrijft 20 extra op, ook als niemand wint. Voor de winnaar
    worden minpunten uit de vorige ronde geschrapt: tot 40, maar nooit meer dan het er toen waren.
    Na de laatste ronde wint wie het hoogste totaal heeft, dus de minste minpunten.

    Is de stapel op, dan worden alle afgelegde kaarten behalve de bovenste opnieuw geschud. Valt er
    niets te schudden, dan is de ronde afgelopen en schrijft iedereen zijn hand op. Hetzelfde
    gebeurt na 500 beurten.

## The rules: chapters and pictures

web-chapter-first-meld = De eerste combinatie
web-figure-no-corner = geen rij over de aas heen
web-figure-no-twice-suit = een kleur twee keer
web-figure-opening-one = Eén combinatie moet op zichzelf 30 tellen. Een joker telt als de kaart waar hij voor staat.
web-figure-opening-add = Eén kaart die je aanlegt bij een combinatie op tafel helpt bij de 30.
web-figure-rob = De kaart waar de joker voor staat komt op zijn plaats, en de joker is van jou.
web-figure-points-hand = Wat kaarten tellen die in een hand blijven

## Disputed points: Rommé

ruling-q-rom-1 = Mogen meerdere combinaties samen de 30 halen?
    .ruling = Nee, één rij of serie moet het in zijn eentje halen.
ruling-q-rom-2 = Wat telt een aas in een serie bij het uitkomen?
    .ruling = 11, net als in de hand.
ruling-q-rom-3 = Mag een rij van de koning via de aas naar de twee gaan?
    .ruling = Nee, de aas staat aan een uiteinde.
ruling-q-rom-4 = Mag een rij van aas tot aas gaan?
    .ruling = Ja, met een aas aan elk uiteinde.
ruling-q-rom-5 = Mag je aanleggen in de beurt van je eerste combinatie?
    .ruling = Ja, zodra die ligt.
ruling-q-rom-6 = Mag je een joker roven vóór je eigen eerste combinatie?
    .ruling = Ja, in je eigen beurt: het regelblad stelt geen voorwaarde.
ruling-q-rom-7 = Moet een geroofde joker meteen op tafel?
    .ruling = Nee, hij gaat naar je hand en je gebruikt hem zoals je wilt.
ruling-q-rom-8 = Met welke kaart roof je een joker uit een serie van drie?
    .ruling = Alleen met de kaart van de kleur waarvoor hij is gelegd.
ruling-q-rom-9 = Hoeveel jokers mag een combinatie hebben?
    .ruling = Elk aantal, ook alleen maar jokers. Dan zeg je van elke joker waar hij voor staat.
ruling-q-rom-10 = Moet de kaart waarmee je een joker rooft net getrokken zijn?
    .ruling = Nee, elke kaart uit je hand is goed.
ruling-q-rom-11 = Wat als de stapel op is?
    .ruling = Alle afgelegde kaarten behalve de bovenste worden tot een nieuwe stapel geschud.
ruling-q-rom-12 = Wie is er na het kloppen aan de beurt?
    .ruling = Wie toch al aan de beurt was: kloppen is geen beurt.
ruling-q-rom-13 = Mag die speler de kaart pakken die nu boven op de aflegstapel ligt?
    .ruling = Ja, pakken of trekken. Kloppen kan voor die kaart niemand meer.
ruling-q-rom-14 = Wat als meerdere spelers dezelfde kaart willen?
    .ruling = Ze worden een voor een gevraagd, met de klok mee vanaf de volgende.
ruling-q-rom-15 = Mag je kloppen in het eerste rondje, zonder eigen combinatie, zonder te laten zien waarom?
    .ruling = Ja, alle drie mag.
ruling-q-rom-16 = Mag je kloppen voor de laatste kaart van de winnaar, of met een lege stapel?
    .ruling = Nee: de ronde is afgelopen, of er is geen strafkaart.
ruling-q-rom-17 = Wanneer mag wie begon iets op tafel leggen?
    .ruling = Vanaf de tweede eigen beurt, net als iedereen.
ruling-q-rom-18 = Mag je al je kaarten kwijtraken zonder er een af te leggen?
    .ruling = Nee, daar moet je één kaart voor overhouden.
ruling-q-rom-19 = Mag je een joker afleggen, of de kaart die je net hebt gepakt?
    .ruling = Ja, geen van beide is verboden.
ruling-q-rom-20 = Wat als iemand vergeet “Rommé” te roepen?
    .ruling = Dat kan niet: het gaat vanzelf.
ruling-q-rom-21 = Wanneer is de partij afgelopen, en wie heeft gewonnen?
    .ruling = Daar zegt het regelblad niets over. Na de afgesproken rondes wint wie de minste minpunten heeft, en steeds deelt de volgende links.
ruling-q-rom-23 = Mogen gelegde kaarten worden teruggenomen of herschikt?
    .ruling = Nee, combinaties kunnen alleen groeien, en jokers kunnen worden geroofd.
ruling-q-rom-24 = Mag een serie meer dan vier kaarten hebben?
    .ruling = Nee, elke kleur komt maar één keer voor, jokers meegeteld.
ruling-q-rom-25 = Mag je de aflegstapel doorkijken?
    .ruling = Ja, die ligt open.
ruling-d-rom-1 = Kost het een strafkaart om de kaart van de vorige speler te pakken?
    .ruling = Nee. Diverse vertalingen draaien dit om; alleen kloppen kost er een.
ruling-d-rom-2 = Sommige vertalingen klinken alsof je alleen passende kaarten mag afleggen.
    .ruling = Je mag elke kaart afleggen. Wat tot na het eerste rondje moet wachten, is het leggen.

## Disputed points: Rommé with adding

ruling-q-lay-1 = Wiens combinatie moet er liggen voor je mag aanleggen?
    .ruling = Die van jezelf; je mag die in dezelfde beurt leggen.
ruling-q-lay-2 = Hoeveel aangelegde kaarten helpen bij de 30?
    .ruling = Eén.
ruling-q-lay-3 = Mag een tweede eigen combinatie helpen bij de 30?
    .ruling = Nee, net als bij Rommé: één combinatie, hier met één aangelegde kaart.
ruling-q-lay-4 = Welke minpunten worden voor de winnaar geschrapt, en wat als het er minder dan 40 zijn?
    .ruling = Die van de vorige ronde, zoals het regelblad zegt, en alleen zoveel als er zijn. Oudere blijven staan.
ruling-q-lay-5 = Zijn de 40 alleen voor wie alles in één keer legt?
    .ruling = Nee, elke winnaar krijgt ze.
ruling-q-lay-6 = Krijg je ze ook als je wint door de laatste kaart af te leggen?
    .ruling = Ja, dat mag hier.
ruling-q-lay-7 = Wat telt een enkele joker die in de hand blijft?
    .ruling = Niets: zijn 20 worden geschrapt.
ruling-q-lay-8 = Worden de 20 voor het eerste leggen opgeschreven als niemand wint?
    .ruling = Ja: wie als eerste legde, heeft ook dan niet gewonnen.
ruling-q-lay-9 = Hoe gaat het met delen, kloppen, jokers en het eerste rondje?
    .ruling = Net als bij Rommé.
ruling-d-lay-5 = Wie schrijft 20 extra op: wie de ronde begon of wie het eerst legde?
    .ruling = Wie het eerst legde en niet won. De Nederlandse tekst noemt per vergissing de startspeler.
