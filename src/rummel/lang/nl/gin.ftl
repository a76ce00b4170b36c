# Gin: words of the family gin.

game-serie-noire-gin = Série Noire Gin-Rummy
    .about = Verzamel met tien stenen in het geheim combinaties, beëindig de ronde als bijna alles past, en hoop dat niemand minder overheeft.
game-gin = Gin
    .about = De klassieker voor twee: trekken, weggooien en kloppen met hoogstens tien restpunten.

rules-serie-noire-gin =
    Twee tot vier spelers spelen met 104 stenen: 1 tot en met 13 in vier kleuren, elk twee keer,
    zonder jokers. Verzamel op je bankje combinaties: drie of meer opeenvolgende getallen in één
    kleur, of drie of vier gelijke getallen in verschillende kleuren. De 1 staat alleen voor de 2.
    Er wordt pas aan het einde iets op tafel gelegd.

    Iedereen trekt een steen; wie het laagste getal heeft, deelt. Hebben meerdere spelers het
    laagste, dan trekken die opnieuw. Iedereen krijgt tien stenen, en wie links van de gever zit
    elf. Die begint en gooit er één open weg. Er wordt met de klok mee gespeeld.

    In je beurt pak je de steen die net is weggegooid, of je trekt er een uit de pot; daarna gooi je
    er een weg. Alleen de volgende speler mag een weggegooide steen pakken. Wil die hem niet, dan is
    hij met twee spelers uit het spel; met drie of vier gaat hij na het trekken terug in de pot.

    Een ronde kan op drie manieren eindigen. Petit Gin: aan het begin van je beurt zitten al je tien
    stenen in combinaties. Acht of negen: aan het begin van je beurt zitten acht of negen stenen in
    combinaties, en de rest telt minder dan tien. Grand Gin: je hebt net een steen gepakt, en alle
    elf zitten in combinaties. Je hoeft nooit te stoppen, en met weggooien kan het niet: wacht dan
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

    Is de pot leeg en wil je de weggegooide steen niet, of heeft na 200 beurten niemand de ronde
    beëindigd, dan telt die voor niemand en wordt er opnieuw gedeeld. Na elke ronde deelt de
    volgende links. De partij is afgelopen zodra iemand 100 punten heeft; het hoogste totaal wint.

rules-gin =
    Twee spelers spelen met 52 kaarten. Verzamel in je hand combinaties: drie of meer opeenvolgende
    kaarten in één kleur, of drie of vier van dezelfde waarde. De aas is laag. Wat in geen
    combinatie past, zijn je restpunten: een aas telt 1, boer, dame en koning 10, de andere kaarten
    hun getal.

    Beide spelers trekken een kaart; wie de laagste heeft, deelt: elk tien kaarten, en de volgende
    wordt opengelegd. De ander mag die pakken; zo niet, dan mag de gever; wil niemand hem, dan trekt
    de ander van de stapel.

    In je beurt pak je de bovenste kaart van de aflegstapel of trek je van de trekstapel, en dan
    gooi je een kaart weg. Een kaart die je net van de aflegstapel hebt gepakt, mag niet in dezelfde
    beurt terug.

    Heb je na het weggooien hoogstens tien restpunten, dan mag je kloppen: leg die laatste kaart
    dicht weg, de ronde eindigt, en je toont je combinaties. Helemaal zonder restpunten heet het
    gin.

    Na het kloppen mag de ander kaarten aanleggen bij jouw combinaties en toont dan de eigen
    combinaties. Bij gin wordt niets aangelegd.

    Heeft wie klopte de minste restpunten, dan levert dat het verschil op. Heeft de ander er
    evenveel of minder, dan is dat een undercut: die krijgt het verschil plus 25. Tegen gin bestaat
    geen undercut; gin levert de restpunten van de ander op plus 25.

    Liggen er nog maar twee kaarten op de stapel en heeft niemand geklopt, dan telt de ronde voor
    niemand en wordt er opnieuw gedeeld; hetzelfde geldt als er vijftig weggegooide kaarten zijn
    gepakt. Jullie delen om de beurt. Wie het eerst 100 punten heeft, wint.

    Opties: bij Oklahoma-gin bepaalt de eerste open kaart hoeveel restpunten je bij het kloppen mag
    hebben; een aas vraagt om gin. Big gin, alle elf kaarten in combinaties, beëindigt de ronde
    zonder weggooien. Bij Oklahoma kan een open schoppenkaart de ronde verdubbelen en kan een aas
    één punt toestaan. Aan het eind kunnen er bonussen bij komen voor de partij, voor elke gewonnen
    ronde en voor een overwinning tegen nul.

## Options

option-gin-packs = Kaartspellen
    .about = Uit hoeveel spellen van 52 de kaarten of stenen komen.
option-gin-upcard = Eerste kaart openleggen
    .about = Een kaart wordt opengelegd en iedereen aangeboden; anders krijgt wie begint er elf en gooit als eerste weg.
option-gin-court-ten = Plaatjes tellen tien
    .about = Boer, dame en koning (11, 12 en 13) tellen 10 in plaats van hun getal.
option-gin-discards-return = Weggegooid en niet gewild
    .about = Wat er vanaf drie spelers gebeurt met iets wat de volgende niet pakt; met twee is het altijd uit het spel.
    .after = na het trekken terug in de pot
    .before = voor het trekken terug in de pot
    .never = uit het spel
option-gin-may-return-taken = Gepakt en weer weg
    .about = Wat je net van de aflegstapel hebt gepakt, mag in dezelfde beurt weer weg.
option-gin-end-before-draw = Eindigen aan het begin van de beurt
    .about = De ronde mag met tien kaarten of stenen worden beëindigd, vóór het trekken.
option-gin-end-after-discard = Eindigen bij het weggooien
    .about = De ronde mag met het weggooien worden beëindigd, zoals bij gewoon kloppen.
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
    .about = Wie net getrokken heeft, mag de ronde met alle elf in combinaties beëindigen, zonder weg te gooien.
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
option-gin-knock-bonus = Bonus voor minder
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
option-gin-shutout-bonus = Bonus voor een overwinning tegen nul
    .about = Extra punten voor het winnen van de partij als niemand anders een ronde heeft gewonnen.
option-gin-wall = Rest van de stapel
    .about = Zijn er nog maar zo weinig over, dan trekt niemand meer.
option-gin-last-discard = Wat het laatst is weggegooid
    .about = Wat de volgende speler mag doen met wat is weggegooid als niemand meer kan trekken.
    .open = het pakken zoals altijd
    .to-end = het alleen pakken om de ronde meteen te beëindigen
    .dead = niets
option-gin-stalled = Een ronde zonder einde
    .about = Wat er gebeurt als niemand meer kan trekken.
    .again = die telt niet en wordt opnieuw gedeeld
    .void = die telt als ronde die niemand wint
    .compare = iedereen toont de combinaties, en de laagste rest krijgt de punten
option-gin-max-turns = Maximaal aantal beurten
    .about = Na zoveel beurten is de ronde afgelopen alsof de stapel op is.
option-gin-max-takes = Maximaal gepakt
    .about = Zou er voor de zoveelste keer van de aflegstapel worden gepakt, dan eindigt de ronde alsof de stapel op is; 0 voor geen grens.
option-gin-max-returns = Maximaal teruggegeven
    .about = Geven zoveel beurten achter elkaar terug wat ze gepakt hebben, dan is de ronde afgelopen alsof de stapel op is; 0 voor geen grens.

## Events

event-gin-lot = { $seat } trekt { $pieces } om te zien wie deelt.
event-gin-deals = { $seat } heeft het laagste getrokken en deelt.
event-gin-upcard = { $pieces } wordt opengelegd. { $most ->
        [0] Alleen gin beëindigt deze ronde.
        [one] Om te stoppen mag er hoogstens 1 punt over zijn.
       *[other] Om te stoppen mogen er hoogstens { $most } punten over zijn.
    }
event-gin-double = Er is schoppen opengelegd: de ronde telt dubbel.
event-gin-returned = { $pieces } gaat terug in de pot.
event-gin-ended = { $seat } beëindigt de ronde.
event-gin-big = { $seat } beëindigt de ronde met alle elf.
event-gin-stalled = Niemand heeft de ronde beëindigd, en het spel kan niet verder.

## How a round ended

outcome-gin-big = Alle elf zaten in combinaties.
outcome-gin-full = Alle tien zaten in combinaties: gin.
outcome-gin-knock = De ronde is beëindigd met een kleine rest.
outcome-gin-undercut = Undercut: wie de ronde beëindigde, had niet minder over dan de ander.
outcome-gin-even = Beiden hadden evenveel over.
outcome-gin-again = Niemand heeft de ronde beëindigd: die telt niet en wordt opnieuw gedeeld.
outcome-gin-void = Niemand heeft de ronde beëindigd, dus die telt voor niemand.
outcome-gin-compare = Niemand heeft de ronde beëindigd; er is vergeleken wat iedereen overhad.

## Refusals

error-gin-much-left = Dan zijn er { $left } punten over, en het maximum is { $most }. Breng meer onder in combinaties voordat je de ronde beëindigt.
error-gin-few-melded = Er zit te weinig in combinaties: om de ronde te beëindigen moeten het er minstens { $least } zijn.
error-gin-not-all = Zonder weggooien moet alles in combinaties zitten, en dat is niet zo.
error-gin-needs-discard = Om te stoppen moet je hier iets weggooien. Zeg welke kaart: knock 7h.
error-gin-dealt-eleven = Met elf kun je de ronde alleen beëindigen als je er net een hebt gepakt. Gooi er eerst een weg.
error-gin-same-piece = Je hebt { $piece } net van de aflegstapel gepakt, dus dat mag niet in dezelfde beurt terug. Kies iets anders.
error-gin-wall = De stapel is op, dus dat kan niet meer.
error-gin-take-to-end = Wat het laatst is weggegooid, mag je alleen pakken om er de ronde mee te beëindigen, en daar helpt het je niet bij.
error-gin-must-end = Je hebt gepakt wat het laatst is weggegooid, om de ronde te beëindigen. Klop nu.
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

## Prompts and moves

phase-gin-upcard = Pak de open kaart, of pas.
phase-gin-stock = Trek van de stapel.
phase-gin-draw = Pak wat is weggegooid, of trek. Kun je niet meer trekken, pas dan.
phase-gin-discard = Gooi iets weg, of beëindig de ronde als je kunt.
phase-gin-spread = Leg aan wat je wilt, en toon dan je combinaties.

move-gin-take = take – pak wat het laatst is weggegooid
move-gin-draw = draw – trek van de stapel
move-gin-pass = pass – sla de open kaart af; als er niets te trekken is, laat de ronde stoppen
move-gin-discard = discard PIECE – gooi een kaart of steen weg (discard 13s)
move-gin-knock = knock [PIECE] – beëindig de ronde, met weggooien waar de regels dat vragen (knock 13s)
move-gin-add = add PIECE MELD – leg aan bij de combinatie met dat nummer (add 4c 1)
move-gin-spread = spread MELD | MELD … – toon je combinaties (spread 5h 6h 7h | 8c 8d 8s)
