### Gin and Série Noire Gin-Rummy.

## Names

game-serie-noire-gin = Série Noire Gin-Rummy
    .about = Verzamel met tien stenen in het geheim combinaties, beëindig de ronde als bijna alles past, en hoop dat niemand minder overheeft.
game-gin = Gin
    .about = De klassieker voor twee: trekken, afleggen en kloppen met hoogstens tien restpunten.

## Options

option-gin-packs = Kaartspellen
    .about = Uit hoeveel spellen van 52 de kaarten of stenen komen.
option-gin-upcard = Eerste kaart openleggen
    .about = Een kaart wordt opengelegd en iedereen aangeboden; anders krijgt wie begint er elf en legt als eerste af.
option-gin-court-ten = Plaatjes tellen tien
    .about = Boer, dame en koning (11, 12 en 13) tellen 10 in plaats van hun getal.
option-gin-discards-return = Afgelegd en niet gewild
    .about = Wat er vanaf drie spelers gebeurt met iets wat de volgende niet pakt; met twee is het altijd uit het spel.
    .after = na het trekken terug in de pot
    .before = vóór het trekken terug in de pot
    .never = uit het spel
option-gin-discards-open = Open aflegstapel
    .about = Wat is afgelegd, blijft open liggen en mag worden doorgekeken; anders wordt omgedraaid wat niemand wilde.
option-gin-may-return-taken = Gepakt en weer afgelegd
    .about = Wat je net van de aflegstapel hebt gepakt, mag je in dezelfde beurt weer afleggen.
option-gin-end-before-draw = Eindigen aan het begin van de beurt
    .about = De ronde mag met tien kaarten of stenen worden beëindigd, vóór het trekken.
option-gin-end-after-discard = Eindigen bij het afleggen
    .about = De ronde mag met het afleggen worden beëindigd, zoals bij gewoon kloppen.
option-gin-limit = Hoogste rest
    .about = Hoeveel punten er naast de combinaties over mogen zijn bij wie de ronde beëindigt.
option-gin-oklahoma = Oklahoma
    .about = De eerste open kaart bepaalt hoeveel punten er over mogen zijn; een aas vraagt om gin.
option-gin-oklahoma-ace = De aas bij Oklahoma
    .about = Wat nodig is om de ronde te beëindigen als de open kaart een aas is.
    .gin = gin: er mag niets over zijn
    .one = er mag hoogstens één punt over zijn
option-gin-spades-double = Schoppen telt dubbel
    .about = Bij Oklahoma tellen de punten van een ronde dubbel als de open kaart schoppen is.
option-gin-least-melded = Minstens in combinaties
    .about = Hoeveel kaarten of stenen in combinaties moeten zitten om de ronde te beëindigen.
option-gin-big-gin = Alle elf
    .about = Wie net getrokken heeft, mag de ronde met alle elf in combinaties beëindigen, zonder af te leggen.
option-gin-big-gin-dealt = Elf na het delen
    .about = Wie begint, mag de ronde ook beëindigen met de elf die gedeeld zijn.
option-gin-layoff-on-gin = Aanleggen bij gin
    .about = Bij de combinaties van een speler zonder rest mag worden aangelegd.
option-gin-best-spread = Alleen het beste
    .about = Iedereen moet zo tonen en aanleggen dat er zo min mogelijk overblijft.
option-gin-big-gin-bonus = Bonus voor elf
    .about = Punten voor het beëindigen met alle elf in combinaties.
option-gin-gin-bonus = Bonus voor tien
    .about = Punten voor het beëindigen met alle tien in combinaties.
option-gin-knock-bonus = Bonus met rest
    .about = Punten voor het beëindigen als er nog iets over is.
option-gin-lowest-bonus = Punten voor de laagste rest
    .about = Wat de laagste rest vanaf drie spelers oplevert.
option-gin-two-score-lowest = Laagste rest met twee
    .about = Ook met twee spelers zijn er punten voor de laagste rest.
option-gin-win-bonus = Punten voor de lagere rest
    .about = Wat de lagere rest met twee spelers oplevert naast het verschil.
option-gin-undercut-bonus = Punten voor de undercut
    .about = Wat het met twee spelers extra oplevert om als tweede te tonen en niet meer over te hebben dan wie de ronde beëindigde.
option-gin-tie = Gelijke rest
    .about = Wat er met twee spelers gebeurt als beiden evenveel overhebben.
    .undercut = de tweede krijgt de punten voor de undercut
    .gin-safe = net zo, maar niet tegen gin
    .nobody = niemand krijgt er iets voor
option-gin-tie-keeps-bonus = Bonus bij gelijke rest
    .about = Met twee spelers en een gelijke rest blijft de bonus voor het beëindigen staan.
option-gin-game-bonus = Bonus voor de partij
    .about = Punten voor het winnen van de partij, aan het eind bijgeteld. Ze veranderen niet wie er wint.
option-gin-line-bonus = Bonus per gewonnen ronde
    .about = Punten voor elke gewonnen ronde, aan het eind bij ieders totaal geteld. Ze veranderen niet wie er wint.
option-gin-shutout-bonus = Bonus als de ander op nul blijft
    .about = Extra punten voor het winnen van de partij als niemand anders een ronde heeft gewonnen.
option-gin-wall = Rest van de stapel
    .about = Zijn er nog maar zo weinig over, dan trekt niemand meer.
option-gin-last-discard = Wat het laatst is afgelegd
    .about = Wat de volgende speler mag doen met wat is afgelegd als niemand meer kan trekken.
    .open = het pakken zoals altijd
    .to-end = het alleen pakken om de ronde meteen te beëindigen
    .dead = niets
option-gin-stalled = Een ronde zonder einde
    .about = Wat er gebeurt als niemand meer kan trekken.
    .again = die telt niet en wordt opnieuw gedeeld
    .void = die telt als ronde die niemand wint
    .compare = iedereen toont de combinaties, en wie het minst overheeft, krijgt de punten
option-gin-max-turns = Maximaal aantal beurten
    .about = Na zoveel beurten is de ronde afgelopen alsof de stapel op is.
option-gin-max-takes = Maximaal aantal keer gepakt
    .about = Zou met nog een keer pakken dit aantal worden bereikt, dan eindigt in plaats daarvan de ronde alsof de stapel op is; 0 voor geen grens.
option-gin-max-returns = Maximaal teruggegeven
    .about = Wordt zoveel beurten achter elkaar weer afgelegd wat net is gepakt, dan is de ronde afgelopen alsof de stapel op is; 0 voor geen grens.

## Prompts and moves

phase-gin-upcard = Pak de open kaart, of pas.
phase-gin-stock = Trek van de stapel.
phase-gin-draw = Pak wat is afgelegd, of trek. Kun je niet meer trekken, pas dan.
phase-gin-discard = Leg er een af, of beëindig de ronde als je kunt.
phase-gin-spread = Leg aan wat je wilt, en toon dan je combinaties.

move-gin-take = take – pak wat het laatst is afgelegd
move-gin-draw = draw – trek van de stapel
move-gin-pass = pass – sla de open kaart af; als er niets te trekken is, laat de ronde eindigen
move-gin-discard = discard KAART – leg een kaart of steen af (discard 13s)
move-gin-knock = knock [KAART] – beëindig de ronde, met afleggen waar de regels dat vragen (knock 13s)
move-gin-add = add KAART NUMMER – leg aan bij de combinatie met dat nummer (add 4c 1)
move-gin-spread = spread COMBINATIE | COMBINATIE … – toon je combinaties (spread 5h 6h 7h | 8c 8d 8s)

## Events

event-gin-lot = { $seat } trekt { $pieces } om te zien wie deelt.
    .you = Je trekt { $pieces } om te zien wie deelt.
event-gin-deals = { $seat } heeft het laagste getrokken en deelt.
    .you = Je hebt het laagste getrokken en deelt.
event-gin-upcard = { $pieces } wordt opengelegd. { $most ->
        [0] Alleen gin beëindigt deze ronde.
        [one] Om de ronde te beëindigen mag er hoogstens 1 punt over zijn.
       *[other] Om de ronde te beëindigen mogen er hoogstens { $most } punten over zijn.
    }
event-gin-double = Er is schoppen opengelegd: de ronde telt dubbel.
event-gin-returned = { $pieces } gaat terug in de pot.
event-gin-ended = { $seat } beëindigt de ronde.
    .you = Je beëindigt de ronde.
event-gin-big = { $seat } beëindigt de ronde met alle elf.
    .you = Je beëindigt de ronde met alle elf.
event-gin-stalled = Niemand heeft de ronde beëindigd, en het spel kan niet verder.

## How a round ended

outcome-gin-big = Alle elf zaten in combinaties.
outcome-gin-full = Alle tien zaten in combinaties: gin.
outcome-gin-knock = De ronde werd beëindigd met een kleine rest.
outcome-gin-undercut = Undercut: wie de ronde beëindigde, had niet minder over dan de ander.
outcome-gin-even = Beiden hadden evenveel over.
outcome-gin-again = Niemand heeft de ronde beëindigd: die telt niet en wordt opnieuw gedeeld.
outcome-gin-void = Niemand heeft de ronde beëindigd, dus die telt voor niemand.
outcome-gin-compare = Niemand heeft de ronde beëindigd; er is vergeleken wat iedereen overhad.

## On the score sheet

tally-gin-knock = Geklopt met { $left }
tally-gin-ended = Beëindigd met { $left } over
tally-gin-full = Gin: alle tien in combinaties
tally-gin-big = Alle elf in combinaties
tally-gin-win = Minder over dan de ander
tally-gin-undercut = Undercut
tally-gin-lowest = Het minste over
tally-gin-spades = Schoppen: nog eens

## Refusals

error-gin-much-left = Dan blijft er te veel over: { $left }, en het maximum is { $most }. Breng meer onder in combinaties voordat je de ronde beëindigt.
error-gin-few-melded = Er zit te weinig in combinaties: om de ronde te beëindigen moeten het er minstens { $least } zijn.
error-gin-not-all = Zonder afleggen moet alles in combinaties zitten, en dat is niet zo.
error-gin-needs-discard = Om de ronde te beëindigen moet je hier iets afleggen. Zeg welke kaart: knock 7h.
error-gin-dealt-eleven = Met elf kun je de ronde alleen beëindigen als je er net een hebt gepakt. Leg er eerst een af.
error-gin-same-piece = Je hebt { $piece } net van de aflegstapel gepakt, dus dat mag niet in dezelfde beurt terug. Kies iets anders.
error-gin-wall = De stapel is op, dus dat kan niet meer.
error-gin-take-to-end = Wat het laatst is afgelegd, mag je alleen pakken om er de ronde mee te beëindigen, en daar helpt het je niet bij.
error-gin-must-end = Je hebt gepakt wat het laatst is afgelegd, om de ronde te beëindigen. Klop nu.
error-gin-no-lay-off = Hier kun je niets aanleggen. Toon je eigen combinaties.
error-gin-no-meld = Er is geen combinatie { $meld } op tafel; { $count ->
        [0] er ligt er nog geen
        [one] alleen combinatie 1 ligt er
       *[other] ze gaan van 1 tot en met { $count }
    }.
error-gin-not-best = Het kan beter: { $least ->
        [0] er hoeft niets over te blijven
        [one] er hoeft maar één punt over te blijven
       *[other] er hoeven maar { $least } punten over te blijven
    }, en hier wordt het beste gevraagd.

## Reasons of hints

why-gin-ends = Beëindigt de ronde; over: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
why-gin-all-melded = Alles zit in combinaties: er blijft niets over.
why-gin-early = { $seat } heeft pas { $count ->
        [one] één beurt
       *[other] { $count } beurten
    } gehad.
why-gin-can-end = Daarna kun je de ronde beëindigen; over: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
why-gin-saves = Verlaagt je rest met { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
why-gin-plays-on = Je kunt de ronde nu beëindigen; over: { $points ->
        [one] één punt
       *[other] { $points } punten
    }. De beste bot speelt door.
why-gin-dead = { $piece } is dood: op { $pieces } hoef je niet meer te rekenen.
why-gin-danger = { $piece } is gevaarlijk: { $seat } heeft { $pieces } gepakt.
why-gin-gives-nothing = Geeft { $seat } niets: daar kan met { $piece } geen combinatie meer.
why-gin-ways = Laat je { $count ->
        [one] één manier
       *[other] { $count } manieren
    } om de ronde in je volgende beurt te beëindigen.
why-gin-to-gin = Laat je { $count ->
        [one] één weg
       *[other] { $count } wegen
    } naar gin in de volgende beurt.
why-gin-helps = Laat je { $count ->
        [one] één weg
       *[other] { $count } wegen
    } naar een combinatie in de volgende beurt.
why-gin-least = Zo blijft er het minst los: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
why-gin-left = Minder kan er niet overblijven: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.

## In the terminal

cli-gin-left-label = Over:
cli-gin-deadwood = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } buiten combinaties; je mag de ronde beëindigen met hoogstens { $most }
cli-gin-left = { $points } over
cli-gin-opener = beëindigde de ronde
cli-score-word-end = Zet erbij wie de ronde beëindigde: 13h 4c / - end=NAAM.
cli-score-word-big = Zet er “big” bij als alle elf in combinaties zaten: 13h 4c / - end=NAAM big.
cli-score-word-spades = Zet er “spades” achter als de open kaart schoppen was: de ronde telt dubbel.

## On the pages

web-gin-do-knock = Kloppen
web-do-spread = Tonen
web-gin-draw = Pak wat is afgelegd, of trek.
web-gin-discard = Leg er een af.
web-gin-end-next = Leg er een af. Aan het begin van je volgende beurt kun je de ronde beëindigen.
web-gin-may-end = Je kunt de ronde nu beëindigen, of er een afleggen en doorspelen.
web-gin-may-knock = Je kunt nu kloppen en zo de ronde beëindigen, of er een afleggen en doorspelen.
web-gin-may-end-first = Je kunt de ronde nu beëindigen, of er een trekken en doorspelen.
web-gin-show = Toon je combinaties.
web-gin-spread-empty = Kies wat een combinatie wordt, of sleep het hierheen
web-gin-spread-best = De beste combinaties
web-gin-left = { $points ->
        [0] Niets over
        [one] Over: één punt
       *[other] Over: { $points } punten
    }
web-gin-limit = { $most ->
        [0] beëindigen alleen zonder rest
       *[other] beëindigen met hoogstens { $most }
    }
web-gin-least = minstens { $least } in combinaties
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Big gin
web-gin-end = Ronde beëindigen, { $points } over
web-gin-finish = Zo goed mogelijk aanleggen en tonen
web-gin-which = Welke kaart leg je af?
web-gin-sort-melds = Op combinatie
web-settings-arranged = Hand ordenen op combinaties
web-settings-arranged-about = Wat bij elkaar hoort, staat bij elkaar; de rest staat achteraan.

## The lesson

lesson-gin-take = Verzamel in je hand combinaties: drie of meer opeenvolgende kaarten in één kleur, of drie of vier van dezelfde waarde. Schoppen 9 past bij je negens: pak hem en leg dan een kaart af die nergens bij past.
lesson-gin-knock = Wat in geen combinatie past, zijn restpunten: een aas telt 1, plaatjes 10. Met hoogstens tien mag je kloppen, en jij houdt alleen de aas over: klop met de koning en toon dan je combinaties.
lesson-gin-layoff = De ander heeft geklopt. Leg eerst aan wat bij diens combinaties past: je klaveren 6 past achter de rij. Toon dan je eigen combinaties; de rest telt in je nadeel.
lesson-gin-win = Win nu een ronde. Trek, en klop zodra je hoogstens tien restpunten hebt. Wie er minder heeft, krijgt het verschil.
lesson-gin-tiles-take = Verzamel op je bankje combinaties: drie of meer opeenvolgende getallen in één kleur, of hetzelfde getal in drie of vier kleuren. De open 9 past bij je negens: pak hem en leg dan een steen af die nergens bij past.
lesson-gin-tiles-end = Aan het begin van je beurt zitten negen van je tien stenen in combinaties, en de laatste telt minder dan tien. Dus mag je de ronde beëindigen: doe het en toon dan je combinaties.
lesson-gin-tiles-win = Win nu een ronde. Beëindigen kan alleen aan het begin van een beurt, met minstens acht stenen in combinaties en minder dan tien punten over. Wie het minst overheeft, wint.

## The rules

rules-serie-noire-gin =
    Twee tot vier spelers spelen met 104 stenen: 1 tot en met 13 in vier kleuren, elk twee keer,
    zonder jokers. Verzamel op je bankje combinaties: drie of meer opeenvolgende getallen in één
    kleur, of drie of vier gelijke getallen in verschillende kleuren. De 1 staat alleen vóór de 2.
    Er wordt pas aan het einde iets op tafel gelegd.

    Iedereen trekt een steen; wie het laagste getal heeft, deelt. Hebben meerdere spelers het
    laagste, dan trekken die opnieuw. Iedereen krijgt tien stenen, en wie links van de gever zit
    elf. Die begint en legt er één open af. Er wordt met de klok mee gespeeld.

    In je beurt pak je de steen die net is afgelegd, of je trekt er een uit de pot; daarna leg je er
    een af. Alleen de volgende speler mag een afgelegde steen pakken. Wil die hem niet, dan wordt
    hij met twee spelers omgedraaid en is hij uit het spel; met drie of vier gaat hij na het trekken
    terug in de pot.

    Een ronde kan op drie manieren eindigen. Petit Gin: aan het begin van je beurt zitten al je tien
    stenen in combinaties. Acht of negen: aan het begin van je beurt zitten acht of negen stenen in
    combinaties, en de rest telt minder dan tien. Grand Gin: je hebt net een steen gepakt, en alle
    elf zitten in combinaties. Je hoeft de ronde nooit te beëindigen, en met afleggen kan het niet: wacht dan
    op je volgende beurt.

    Wie de ronde beëindigt, toont als eerste zijn combinaties; daarna om de beurt de anderen, elk
    één keer en zonder te trekken. Voordat je de jouwe toont, mag je losse stenen aanleggen bij
    alles wat er al ligt. Wat je niet kunt of wilt leggen, telt zijn getal, ook 11, 12 en 13.

    De ronde beëindigen levert 50 punten op met Grand Gin, 25 met Petit Gin en 20 met acht of negen
    stenen. Met drie of vier spelers krijgt wie het minst overheeft 50; hebben meerdere spelers
    evenveel, dan gaat dat naar wie van hen het eerst toonde. Met twee spelers krijgt wie het minst
    overheeft het verschil plus 20, en nog eens 10 als dat de tweede is die toonde. Hebben beiden
    evenveel over, dan krijgt de tweede 10 punten. De bonus voor het beëindigen houd je in elk
    geval.

    Is de pot leeg en wil je de afgelegde steen niet, of heeft na 200 beurten niemand de ronde
    beëindigd, dan telt die voor niemand en wordt er opnieuw gedeeld. Na elke ronde deelt de
    volgende links. De partij is afgelopen zodra iemand 100 punten heeft; wie de meeste
    punten heeft, wint.

rules-gin =
    Twee spelers spelen met 52 kaarten. Verzamel in je hand combinaties: drie of meer opeenvolgende
    kaarten in één kleur, of drie of vier van dezelfde waarde. De aas is laag. Wat in geen
    combinatie past, zijn je restpunten: een aas telt 1, boer, dame en koning 10, de andere kaarten
    hun getal.

    Beide spelers trekken een kaart; wie de laagste heeft, deelt: elk tien kaarten, en de volgende
    wordt opengelegd. De ander mag die pakken; zo niet, dan mag de gever; wil niemand hem, dan trekt
    de ander van de stapel.

    In je beurt pak je de bovenste kaart van de aflegstapel of trek je van de trekstapel, en dan leg
    je een kaart af. Een kaart die je net van de aflegstapel hebt gepakt, mag niet in dezelfde beurt
    terug. De aflegstapel ligt open en je mag hem doorkijken.

    Heb je na het afleggen hoogstens tien restpunten, dan mag je kloppen: leg die laatste kaart
    dicht af, de ronde eindigt, en je toont je combinaties. Helemaal zonder restpunten heet het
    gin.

    Na het kloppen mag de ander kaarten aanleggen bij jouw combinaties en toont dan de eigen
    combinaties. Bij gin wordt niets aangelegd.

    Heeft wie klopte de minste restpunten, dan levert dat het verschil op. Heeft de ander er
    evenveel of minder, dan is dat een undercut: die krijgt het verschil plus 25. Tegen gin bestaat
    geen undercut; gin levert de restpunten van de ander op plus 25.

    Liggen er nog maar twee kaarten op de stapel en heeft niemand geklopt, dan telt de ronde voor
    niemand en wordt er opnieuw gedeeld; hetzelfde geldt als er vijftig afgelegde kaarten zijn
    gepakt. Jullie delen om de beurt. Wie het eerst 100 punten heeft, wint.

    Opties: bij Oklahoma-gin bepaalt de eerste open kaart hoeveel restpunten je bij het kloppen mag
    hebben; een aas vraagt om gin. Big gin, alle elf kaarten in combinaties, beëindigt de ronde
    zonder afleggen. Bij Oklahoma kan een open schoppenkaart de ronde verdubbelen en kan een aas
    één punt toestaan. Aan het eind kunnen er bonussen bij komen voor de partij, voor elke gewonnen
    ronde en voor een overwinning waarbij de ander op nul blijft.

## The rules: chapters and pictures

web-chapter-ending = De ronde beëindigen
web-chapter-show = Combinaties tonen
web-figure-no-ace-high = de aas is laag
web-figure-melds-gin = Wat bij elkaar hoort en wat niet.
web-figure-points-deadwood = Wat losse kaarten tellen
web-figure-ending = De drie manieren om een ronde te beëindigen
web-figure-knock = Een klop en een gin
web-figure-layoff = Wie later toont, mag aanleggen bij alles wat er al ligt. Hier blijft zo minder over dan bij wie de ronde beëindigde.
web-figure-layoff-gin = Na een klop legt de ander aan wat past. Alleen wat dan nog over is, telt.

## Disputed points: Série Noire Gin-Rummy

ruling-q-gin-1 = Wanneer mag je de ronde beëindigen met acht of negen stenen?
    .ruling = Aan het begin van je beurt, met tien stenen, voor je er een pakt.
ruling-q-gin-2 = Is het Petit Gin als alle tien pas na het afleggen passen?
    .ruling = Nee. Wacht op je volgende beurt en beëindig de ronde dan.
ruling-q-gin-3 = Hoeveel mag er over zijn?
    .ruling = Hoogstens 9 punten, en minstens acht stenen in combinaties.
ruling-q-gin-4 = Moet je de ronde beëindigen als je kunt?
    .ruling = Nee.
ruling-q-gin-5 = Zijn elf passende stenen meteen na het delen een Grand Gin?
    .ruling = Nee, de elfde moet je gepakt hebben.
ruling-q-gin-6 = Wat tellen 11, 12 en 13?
    .ruling = Hun getal.
ruling-q-gin-7 = Mag de 1 op de 13 volgen?
    .ruling = Nee.
ruling-q-gin-8 = Mag je aanleggen bij een Grand of Petit Gin?
    .ruling = Ja, het regelblad maakt geen uitzondering.
ruling-q-gin-9 = Mag wie de ronde beëindigde aanleggen bij combinaties die later worden getoond?
    .ruling = Nee, iedereen toont één keer, om de beurt.
ruling-q-gin-10 = Trekken de anderen nog een keer voordat ze tonen?
    .ruling = Nee.
ruling-q-gin-11 = Is er met twee spelers ook 50 voor de laagste rest?
    .ruling = Nee, daarvoor komen het verschil en zijn bonus in de plaats.
ruling-q-gin-12 = Houdt degene die de ronde beëindigde met twee spelers en een gelijke rest de bonus?
    .ruling = Ja.
ruling-q-gin-13 = Wie mag een afgelegde steen pakken?
    .ruling = Alleen de volgende speler.
ruling-q-gin-14 = Wanneer gaat een steen die niemand wil terug in de pot?
    .ruling = Nadat de volgende heeft getrokken, zodat die hem niet meteen kan trekken.
ruling-q-gin-15 = Wat als de pot leeg is?
    .ruling = De ronde telt voor niemand en er wordt opnieuw gedeeld.
ruling-q-gin-17 = Moet je zo goed mogelijk combineren?
    .ruling = Nee, je kiest je combinaties zelf.
ruling-q-gin-18 = Mag je de steen afleggen die je net hebt gepakt?
    .ruling = Ja.
ruling-q-gin-19 = Mag dezelfde steen twee keer in een serie?
    .ruling = Nee, alle kleuren zijn verschillend.
ruling-q-gin-20 = Mag je met twee spelers de afgelegde stenen doorkijken?
    .ruling = Nee. Een steen die de ander niet wil, wordt omgedraaid.
ruling-d-gin-1 = Maak je Petit Gin met acht of negen stenen, zoals de Engelse tekst zegt?
    .ruling = Nee, met tien. De Engelse tekst heeft twee manieren van eindigen samengevoegd.
