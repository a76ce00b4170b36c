### Canasta.

## Names

game-canasta = Canasta
    .about = Verzamel met je maat zeven gelijke kaarten en pak de pot vóór de anderen.

## Options

option-canasta-draws = Kaarten per keer
    .about = Hoeveel kaarten je van de stapel trekt.
    .by-players = één, met z’n tweeën twee
    .one = één
    .two = twee
option-canasta-canastas = Canasta’s om uit te gaan
    .about = Hoeveel canasta’s een team nodig heeft om uit te gaan.
    .by-players = één, met z’n tweeën twee
    .one = één
    .two = twee
option-canasta-take-with-wild = Pakken met een wilde kaart
    .about = Een pot die niet bevroren is, mag je ook pakken met één natuurlijke en één wilde kaart.
option-canasta-take-for-meld = Pakken om aan te leggen
    .about = Een pot die niet bevroren is, mag je pakken door de bovenste kaart bij een combinatie van je team te leggen.
option-canasta-always-frozen = Pot altijd bevroren
    .about = Alleen twee natuurlijke kaarten uit de hand geven recht op de pot.
option-canasta-closed-canastas = Gesloten canasta’s
    .about = Bij een canasta van zeven kaarten mag niets meer worden aangelegd.
option-canasta-ask-partner = Je maat vragen
    .about = Voor je uitgaat mag je het je maat vragen; het antwoord geldt.
option-canasta-last-discard = Laatste kaart afleggen
    .about = Om uit te gaan moet je een kaart afleggen; anders mag je alle kaarten neerleggen.
option-canasta-concealed-minimum = Minimum bij verborgen uitgaan
    .about = Ook wie verborgen uitgaat, moet de punten van de eerste combinatie halen als het team nog niets heeft liggen.
option-canasta-empty-stock = Lege stapel
    .about = Wat er gebeurt als de laatste kaart van de stapel getrokken is.
    .play-on = het gaat door zolang de pot gepakt wordt
    .end = de ronde is na de volgende afgelegde kaart afgelopen
option-canasta-lone-red-threes = Rode drieën zonder combinatie
    .about = Wat rode drieën tellen voor een team dat niets heeft liggen.
    .minus = minpunten
    .nothing = niets

## Prompts and moves

phase-canasta-draw = Trek een kaart, of pak de pot.
phase-canasta-meld = Leg neer wat je wilt, leg dan af.
phase-canasta-answer = Je maat vraagt: “Mag ik uit?”

move-canasta-draw = draw – van de stapel trekken
move-canasta-take = take KAARTEN | KAARTEN – de pot pakken: eerst de combinatie met de bovenste kaart, dan andere als je eerste combinatie ze nodig heeft (take 9c 9d 9h); de bovenste kaart alleen komt bij een eigen combinatie (take 9h)
move-canasta-pass = pass – de pot laten liggen; omdat de stapel leeg is, is de ronde afgelopen
move-canasta-ask = ask – je maat vragen of je uit mag
move-canasta-answer = answer yes|no – je maat laten uitgaan, of niet
move-canasta-lay = lay KAARTEN | KAARTEN – een of meer combinaties neerleggen (lay 13c 13d 13h | 5c 5d *)
move-canasta-add = add NUMMER KAARTEN – kaarten bij de combinatie met dat nummer leggen (add 2 9h *)
move-canasta-discard = discard KAART – een kaart afleggen en je beurt beëindigen (discard 4c)

## Events

event-canasta-upcard = { $pieces } wordt omgedraaid en begint de pot.
event-canasta-red = { $seat } legt { $pieces } neer als bonus.
    .you = Je legt { $pieces } neer als bonus.
event-canasta-drew = { $seat } trekt twee kaarten.
    .you = Je trekt twee kaarten.
event-canasta-took = { $seat } pakt de pot met { $pieces } bovenop; kaarten erin: { $cards }.
    .you = Je pakt de pot met { $pieces } bovenop; kaarten erin: { $cards }.
event-canasta-added = { $seat } legt { $pieces } aan bij de { $rank ->
        [1] azen
        [11] boeren
        [12] dames
        [13] koningen
       *[other] { $rank }’s
    }.
    .you = Je legt { $pieces } aan bij de { $rank ->
            [1] azen
            [11] boeren
            [12] dames
            [13] koningen
           *[other] { $rank }’s
        }.
event-canasta-frozen = { $seat } bevriest de pot.
    .you = Je bevriest de pot.
event-canasta-natural = { $seat } maakt een zuivere canasta: { $pieces }.
    .you = Je maakt een zuivere canasta: { $pieces }.
event-canasta-mixed = { $seat } maakt een gemengde canasta: { $pieces }.
    .you = Je maakt een gemengde canasta: { $pieces }.
event-canasta-asked = { $seat } vraagt: “Mag ik uit?”
    .you = Je vraagt: “Mag ik uit?”
event-canasta-answered = { $seat } zegt: { $answer ->
        [yes] “Ja, ga uit!”
       *[no] “Nee, wacht nog even.”
    }
    .you = Je zegt: { $answer ->
            [yes] “Ja, ga uit!”
           *[no] “Nee, wacht nog even.”
        }
event-canasta-fined = { $seat } mocht uitgaan en deed het niet: 100 minpunten.
    .you = Je mocht uitgaan en deed het niet: 100 minpunten.
event-canasta-out = { $seat } gaat uit.
    .you = Je gaat uit.
event-canasta-concealed = { $seat } gaat verborgen uit!
    .you = Je gaat verborgen uit!
event-canasta-counted = { $seats }: bonussen { $bonus }, combinaties { $cards }, in de hand { $left }, samen { $points }.

## How a round ended

outcome-canasta-out = Eén hand is leeg.
outcome-canasta-concealed = Een verborgen hand is in één keer neergelegd.
outcome-canasta-stock = De stapel is leeg en de pot is niet gepakt.
outcome-canasta-red-last = De laatste kaart van de stapel was een rode drie.

## On the score sheet

tally-canasta-natural = Zuivere canasta’s
tally-canasta-mixed = Gemengde canasta’s
tally-canasta-red = Rode drieën
tally-canasta-fine = Mocht uitgaan en bleef
tally-canasta-out = Uitgaan
    .who = Wie is uitgegaan?
tally-canasta-concealed = Verborgen uitgegaan
    .about = Alle kaarten in één beurt, met een canasta, en daarvoor lag er nog niets.

## Refusals

error-canasta-naturals = { $meld } heeft minstens twee natuurlijke kaarten nodig: geen jokers en geen tweeën.
error-canasta-wild-many = { $meld } zou { $count } wilde kaarten hebben; het maximum is { $most }.
error-canasta-threes = Zwarte drieën leg je alleen neer als je uitgaat: drie of vier, zonder wilde kaart.
error-canasta-full = { $meld } heeft te veel kaarten: hier is een canasta met { $most } kaarten gesloten.
error-canasta-first-short = Dat telt { $points }; de eerste combinatie van je team moet { $needed } tellen.
error-canasta-keep = Houd twee kaarten, waarvan één om af te leggen. Canasta’s nodig om uit te gaan: { $needed }; je team heeft er: { $count }.
error-canasta-refused = Je maat wil niet dat je deze beurt uitgaat: houd twee kaarten, waarvan één om af te leggen.
error-canasta-needs-discard = Houd één kaart: hier ga je uit door er een af te leggen.
error-canasta-no-meld = Er is geen combinatie nummer { $meld } op tafel. { $count ->
        [0] Er ligt er nog geen.
        [1] Alleen nummer 1 ligt er.
       *[other] Ze zijn genummerd van 1 tot en met { $count }.
    }
error-canasta-not-yours = Die combinatie is van een ander team. Leg aan bij die van jezelf.
error-canasta-no-fit = { $piece } past niet bij { $pieces }.
error-canasta-stop = { $piece } ligt bovenop, dus nu kan niemand de pot pakken. Trek een kaart.
error-canasta-top = Om de pot te pakken leg je eerst de bovenste kaart { $piece } neer.
error-canasta-pair = De pot is voor jou bevroren. Je hebt twee kaarten uit je hand nodig die bij { $piece } passen, geen wilde.
error-canasta-key = Deze kaarten vormen met { $piece } geen combinatie, dus je kunt er de pot niet mee pakken.
error-canasta-must-take = De stapel is leeg en { $piece } past bij een eigen combinatie: je moet de pot pakken.

## Reasons of hints

why-canasta-pile = De pot levert { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } op.
why-canasta-first = Het is genoeg voor de eerste combinatie van je team: { $needed }.
why-canasta-natural = Het wordt een zuivere canasta.
why-canasta-mixed = Het wordt een gemengde canasta.
why-canasta-nears = Voor een canasta { $count ->
        [one] ontbreekt dan nog één kaart
       *[other] ontbreken dan nog { $count } kaarten
    }.
why-canasta-stops = Ligt die bovenop, dan kan { $seat } de pot niet pakken.
why-canasta-freezes = Het bevriest de pot.
why-canasta-not-theirs = Het team van { $seat } heeft geen combinatie waar { $piece } bij past.
why-canasta-single = { $piece } is de enige van die waarde in je hand.
why-canasta-small = De pot heeft nog maar { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.

## In the terminal

cli-canasta-frozen = bevroren
cli-canasta-natural = zuivere canasta
cli-canasta-mixed = gemengde canasta
cli-canasta-canastas = { $count }/{ $needed } canasta’s

## On the pages

web-do-ask = Mag ik uit?
web-do-answer = Antwoorden
web-canasta-ask-sure = Zegt je maat ja, dan moet je deze beurt uitgaan; anders verliest jouw team 100 punten.
web-canasta-ask = Vragen
web-canasta-go-out = Je maat zegt ja: ga deze beurt uit.
web-canasta-yes = Ja, ga uit
web-canasta-no = Nee, wacht
web-canasta-pile = Pot
web-canasta-frozen = bevroren
web-canasta-frozen-you = voor jou bevroren
web-canasta-draw = Trek van de stapel.
web-canasta-take = Pot pakken
web-canasta-take-with = Pot hiermee pakken
web-canasta-needed = Je eerste combinatie moet { $needed } tellen.
web-canasta-none = Er ligt nog niets
web-canasta-ours = Jouw team
web-canasta-partner = maat
web-canasta-count = Canasta’s: { $count } (om uit te gaan: { $needed })
web-canasta-count-brief = Canasta’s: { $count }/{ $needed }
web-canasta-natural = zuivere canasta
web-canasta-mixed = gemengde canasta
web-canasta-red = Rode drieën: { $count }
web-canasta-in-meld = Zoveel kaarten telt de combinatie; ★ zegt hoeveel er wild zijn.

## The lesson

lesson-canasta-turn = Je speelt samen met wie tegenover je zit, en jullie verzamelen kaarten van dezelfde waarde. Een beurt begint met een kaart van de stapel en eindigt met een kaart afleggen: doe allebei.
lesson-canasta-open = Drie of meer kaarten van dezelfde waarde zijn een combinatie, en een twee of een joker mag er een vervangen. De eerste van je team moet 50 tellen: dames en negens elk 10, de twee 20. Leg ze neer en leg dan een kaart af.
lesson-canasta-pile = Met twee kaarten in je hand van dezelfde waarde als de bovenste is de hele pot van jou. Jij hebt twee achten: leg ze met de derde neer en pak de pot.
lesson-canasta-full = Zeven kaarten van dezelfde waarde zijn een canasta. Zonder wilde kaarten levert die 500 op, anders 300, en om uit te gaan heb je er een nodig. Je tienen missen nog één kaart: leg hem aan en leg dan een kaart af.
lesson-canasta-win = Je team heeft een canasta, dus mag je uitgaan. Trek, leg neer en leg aan wat je kunt, en leg je laatste kaart af: daarmee eindigt de ronde.

## The rules

rules-canasta =
    Canasta speel je met twee spellen van 52 kaarten en vier jokers. Met z’n vieren vorm je twee
    teams: maten zitten tegenover elkaar en leggen samen neer. Met twee of drie kan het ook,
    ieder voor zich. Met vier krijgt iedereen 11 kaarten, met drie 13, met twee 15. De rest is de
    stapel. De bovenste kaart wordt omgedraaid en begint de pot; is dat een joker, een twee of een
    rode drie, dan komt er nog een kaart op en is de pot bevroren.

    Rode drieën zijn bonuskaarten. Ze komen vanzelf voor je te liggen, en voor elke krijg je een
    andere kaart.

    Je wilt combinaties: drie of meer kaarten van dezelfde waarde, van vier tot aas. De kleur doet
    er niet toe, en rijen zijn er niet. Jokers en tweeën zijn wild en kunnen elke waarde hebben,
    maar een combinatie heeft minstens twee natuurlijke kaarten en hoogstens drie wilde. Zeven
    kaarten zijn een canasta: zonder wilde kaarten een zuivere, anders een gemengde. Een team
    heeft van elke waarde maar één combinatie, en alleen dat team mag erbij aanleggen; een
    canasta mag verder groeien.

    Je beurt: trek een kaart van de stapel, of pak de pot. Leg dan neer en leg aan zoveel je wilt,
    en eindig je beurt door een kaart af te leggen. Met z’n tweeën trek je twee kaarten en leg je
    er één af.

    Jokers tellen 50, azen en tweeën 20, koning tot en met acht 10, zeven tot en met vier en zwarte
    drieën 5. De eerste combinatie van je team in een ronde moet 50 tellen, vanaf 1500 punten 90
    en vanaf 3000 punten 120; met een stand onder nul is 15 genoeg. Meer combinaties in één keer
    tellen samen.

    De pot pak je door de bovenste kaart meteen neer te leggen; dan zijn alle andere kaarten ook van
    jou. Twee natuurlijke kaarten van die waarde uit je hand zijn altijd goed. Heeft je team al
    iets liggen en is de pot niet bevroren, dan mag het ook met één natuurlijke en één wilde kaart,
    of je legt de bovenste kaart bij een eigen combinatie. Voor je eerste combinatie tellen alleen
    de bovenste kaart en je hand. Een wilde kaart bevriest de pot tot iemand hem pakt; dan helpt
    alleen een natuurlijk paar. Ligt er een wilde kaart of een zwarte drie bovenop, dan kan niemand
    de pot pakken.

    Zodra je team een canasta heeft, mag je uitgaan: je legt al je kaarten neer, of alle op één
    na, en die leg je af. Met z’n tweeën heb je twee canasta’s nodig. Zolang je niet uit mag, houd
    je na het afleggen minstens één kaart. Voor je iets neerlegt, mag je je maat vragen of je uit
    mag: een nee geldt, en na een ja kost het 100 punten om het niet te doen. Zwarte drieën leg je
    alleen neer als je uitgaat, drie of vier en zonder wilde kaarten.

    Is de stapel leeg, dan gaat het door zolang iedereen de pot pakt. Past de bovenste kaart bij een
    eigen combinatie en is de pot niet bevroren, dan moet je hem pakken. Een rode drie als
    allerlaatste kaart maakt een eind aan de ronde.

    Elk team schrijft op wat zijn combinaties tellen, 500 voor elke zuivere en 300 voor elke
    gemengde canasta, 100 voor elke rode drie of 800 voor alle vier, en 100 voor het uitgaan.
    Verborgen uitgaan levert 100 meer op: al je kaarten in één beurt, met een eigen canasta, niets
    eerder neergelegd en niets bij je maat aangelegd. Kaarten in de hand gaan eraf, ook die van je
    maat. Zonder combinatie tellen rode drieën als minpunten. Het spel is uit zodra een team 5000
    punten heeft; wie dan de meeste punten heeft, wint.

## The rules: chapters and pictures

web-chapter-red-threes = Rode drieën
web-chapter-first-meld-canasta = De eerste combinatie
web-chapter-pile = De pot
web-chapter-going-out = Uitgaan
web-chapter-stock-end = De lege stapel
web-figure-canasta-melds = Combinaties van één waarde. Jokers en tweeën zijn wild; de ster is een joker.
web-figure-canasta-made = Zeven kaarten: een zuivere en een gemengde canasta.
web-figure-canasta-points = Wat kaarten tellen, op tafel en in de hand
web-figure-canasta-natural-none = maar één natuurlijke kaart
web-figure-canasta-wild-none = vier wilde kaarten
web-figure-canasta-run-none = geen rijen

## Disputed points: Canasta

ruling-q-can-1 = Hoeveel kaarten trek je?
    .ruling = Eén; met z’n tweeën twee.
ruling-q-can-2 = Hoeveel canasta’s heb je nodig om uit te gaan?
    .ruling = Eén; met z’n tweeën twee.
ruling-q-can-3 = Mag je de pot pakken met één natuurlijke en één wilde kaart?
    .ruling = Ja, als je team iets heeft liggen en de pot niet bevroren is.
ruling-q-can-4 = Mag je de pot pakken om alleen de bovenste kaart aan te leggen?
    .ruling = Ja, als de pot niet bevroren is.
ruling-q-can-5 = Is de pot vanaf het begin bevroren?
    .ruling = Alleen voor een team dat nog niets heeft liggen, en voor iedereen zodra er een wilde kaart of een rode drie in ligt.
ruling-q-can-6 = Mag een canasta meer dan zeven kaarten hebben?
    .ruling = Ja. Ze tellen mee, maar de bonus blijft gelijk, en een wilde kaart maakt een zuivere canasta gemengd.
ruling-q-can-7 = Moet je je maat vragen voor je uitgaat?
    .ruling = Nee, maar het mag. Een nee geldt voor deze beurt.
ruling-q-can-8 = Moet je een kaart afleggen om uit te gaan?
    .ruling = Nee, je mag al je kaarten neerleggen.
ruling-q-can-9 = Moet je bij verborgen uitgaan de punten van de eerste combinatie halen?
    .ruling = Ja, als je team nog niets heeft liggen.
ruling-q-can-10 = Is de ronde uit met de laatste kaart van de stapel?
    .ruling = Nee, het gaat door zolang iedereen de pot pakt.
ruling-q-can-11 = Wat tellen rode drieën zonder combinatie?
    .ruling = Het zijn minpunten.
ruling-q-can-12 = Wanneer worden gedeelde rode drieën neergelegd?
    .ruling = Meteen na het delen, vanzelf; niemand kan er een vergeten.
ruling-q-can-13 = Mag je de pot doorkijken?
    .ruling = Nee. Je ziet de bovenste kaart en hoeveel het er zijn.
