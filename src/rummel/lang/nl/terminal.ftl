### Words of the command line: commands, tables, turns at the keyboard, score sheets.

## Commands

cli-rummel = Rummyspellen in de terminal. Begin met “rummel play”, of kijk bij “rummel games”.
    .short = Rummyspellen in de terminal
cli-games = Toont de lijst van spellen.
    .short = Toon de spellen
cli-rules = Vertelt hoe GAME gaat en wat je met --option kunt instellen.
    .short = Hoe een spel gaat, met de opties
cli-play = Speelt GAME hier: jij en anderen aan dit toetsenbord, en bots. Zonder GAME kies je uit een lijst.
    .short = Speel aan dit toetsenbord
cli-score = Houdt de score van GAME bij als jullie met echte kaarten of stenen spelen.
    .short = Houd de score aan een echte tafel bij
cli-simulate = Laat bots GAME tegen elkaar spelen en vat het samen.
    .short = Laat bots spelen
cli-arena = Laat bots GAME tegen elkaar spelen en zegt welke de beste is. Elke verdeling van de kaarten wordt in alle tafelschikkingen gespeeld, zodat geluk wegvalt.
    .short = Zoek uit welke bot beter is
cli-generate = Laat bots rondes van GAME spelen en schrijft ze in bestanden voor onderzoek: als verslagen, of als arrays met één rij per beslissing. Wat er al is, wordt niet nog eens gemaakt.
    .short = Maak gegevens voor onderzoek
cli-replay = Toont het verslag FILE zet voor zet.
    .short = Toon een verslag zet voor zet
cli-show = Toont een stand zoals hij op tafel ligt. Zet POSITION tussen enkele aanhalingstekens.
    .short = Toon een stand
cli-verify = Controleert of het verslag FILE geldig is en eerlijk is gedeeld. Afsluitcode 0: ja; 1: nee.
    .short = Controleer een verslag
cli-solve = Vindt de beste beurt voor standen, één per regel als tekst of als JSON-object, uit FILE of de standaardinvoer.
    .short = Vind de beste beurt voor een stand
cli-hint = Zegt wat in een verslag FILE het beste was vóór de zet op een regel, of wat nu het beste is in een bewaarde partij of een stand.
    .short = Wat het beste was, of is

## Flags of the commands

cli-option-lang = De taal van alle teksten, bijvoorbeeld nl.
cli-option-version = Toon de versie.
cli-option-json = Schrijf JSON, voor programma’s.
cli-option-seats = Wie er spelen, op volgorde: namen van mensen, en voor bots bot:mia (een beginner), bot:leo, bot:nora, bot:viktor of bot:ada (de meester). “me,ana,bot:nora” zijn jij, Ana en een bot die degelijk speelt.
cli-option-bots = Welke bots er spelen, op volgorde: bot:random,bot:random.
cli-option-option = Verander een regel; kan meer dan eens. “rummel rules GAME” toont wat je kunt veranderen.
cli-option-seed = Deel volgens deze tekst in plaats van willekeurig: dezelfde tekst geeft dezelfde kaarten.
cli-option-record = Schrijf een verslag van de partij naar FILE.
cli-option-record-folder = Schrijf van elke partij een verslag in de map FOLDER.
cli-option-save = Waar de partij wordt bewaard als je vóór het einde weggaat.
cli-option-resume = Ga verder met een partij die in FILE is bewaard.
cli-option-position = Een stand als één regel tekst, tussen enkele aanhalingstekens.
cli-option-matches = Hoeveel partijen.
cli-option-arena-bots = Welke bots meedoen, met komma’s ertussen.
cli-option-pairs = Hoeveel verdelingen. Elke verdeling wordt één keer gespeeld in elke tafelschikking van de bots.
cli-option-arena-resume = Bewaar wat klaar is in FILE en ga daar verder als het bestand al bestaat.
cli-option-jobs = Hoeveel processen tegelijk spelen; standaard één per processorkern. Het resultaat blijft hetzelfde.
cli-option-ray = Speel op een Ray-cluster: het adres (host:port of ray://host:port), “auto” voor het cluster dat hier draait, of “local” voor een eigen cluster met --jobs processen. Het resultaat blijft hetzelfde.
cli-option-out = De map voor de bestanden. Geef dezelfde opdracht nog eens om verder te gaan waar het stopte.
cli-option-format = records: partijen van één ronde, als regels JSON. arrays: Parquet-bestanden met wat er bij elke beslissing te zien was, mocht en gedaan werd.
cli-option-generate-bots = Welke bots er spelen, plaats voor plaats, met komma’s ertussen. Eén naam geldt voor alle plaatsen.
cli-option-rounds = Hoeveel rondes.
cli-option-part = Hoeveel rondes er in één bestand komen.
cli-option-seat = Toon alleen wat deze speler kon zien: een naam, of een nummer vanaf 1.
cli-option-receipt = Vergelijkt het verslag met het bewijs dat je apparaat heeft bewaard.
cli-option-line = De regel van het verslag met de zet waar het om gaat.
cli-option-file = Waar het scoreblad staat; een bestaand blad gaat gewoon verder.
cli-option-players = De namen in de volgorde waarin jullie zitten; wie begint, komt eerst.

## Lists of games and rules

cli-column-id = spel
cli-column-name = naam
cli-column-players = spelers
cli-column-sheet = blad
cli-column-about = wat het is
cli-rules-options = Wat je met --option kunt instellen
cli-rules-disputed = Omstreden vragen

## Bots against bots

cli-column-player = speler
cli-column-bot = bot
cli-column-wins = gewonnen
cli-column-draws = gelijk
cli-column-points = punten per partij
cli-column-games = potjes
cli-column-seat-points = punten per potje
cli-column-rating = rating
cli-column-pairing = paar
cli-column-score = score
cli-column-interval = 95%-interval
cli-column-lead = voorsprong in punten
cli-simulated = { $matches ->
        [one] Eén partij
       *[other] { $matches } partijen
    }, { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }, uit de startwaarde “{ $seed }”.
cli-simulated-draws = Gelijke spelen: { $count }
cli-simulated-shared = Gedeelde overwinningen: { $count }
cli-outcomes = Hoe de rondes eindigden
cli-speed = Hier { $count } zetten per seconde.
cli-arena-played = { $deals ->
        [one] Eén verdeling
       *[other] { $deals } verdelingen
    }, { $games ->
        [one] één potje
       *[other] { $games } potjes
    }, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }, uit de startwaarde “{ $seed }”.
cli-arena-note = De score is het aandeel overwinningen van de eerste bot. Het interval telt een verdeling, niet een potje, als één steekproef. De ratings zijn van OpenSkill, met twee keer hun onzekerheid.
cli-generated = Rondes in { $path }: { $rounds }
cli-generated-now = Nu gemaakt: { $rounds } (beslissingen: { $decisions })
cli-generated-speed = Rondes per seconde hier: { $count }

## Records

cli-valid = { $path } is geldig. Dit bewijst het:
cli-bent = { $path } is niet wat je bewijs zegt. Bewaar ze allebei.
cli-invalid = { $path } is niet geldig.
cli-checked-header = ✓ Het spel, zijn regels en de plaatsen zijn leesbaar.
cli-checked-results = ✓ De punten en de uitslag volgen uit de zetten.

## Setting up a match

cli-menu = Welk spel wil je spelen?
cli-menu-ask = Nummer of naam (1–{ $count }, of quit):
cli-you = Speler
cli-bot = Bot
cli-bot-name = Bot { $number }
cli-commitment = Een geheim legt nu vast hoe er gedeeld wordt. Het zegel ervan, zodat je het later kunt controleren: { $commitment }
cli-ask-words = Typ een paar woorden die in het schudden worden gemengd, of druk op Enter:
cli-ask-words-of = { $name }, typ een paar woorden die in het schudden worden gemengd, of druk op Enter:

## The table

cli-round = ronde { $number }
cli-cards = { $count ->
        [one] 1 stuk
       *[other] { $count } stuks
    }
cli-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
cli-is-you = { $seat } (jij)
cli-your-hand = Jouw hand:
cli-hand-of = Hand van { $seat }:
cli-hand-empty = niets meer
cli-table-empty = er ligt nog niets op tafel
cli-stock = { $count ->
        [0] De trekstapel is leeg.
        [one] Er ligt nog één kaart op de trekstapel.
       *[other] Er liggen er nog { $count } op de trekstapel.
    }
cli-discard = Aflegstapel:
cli-melds = Op tafel:
cli-colours = Kleuren:
cli-piles = Stapels:
cli-to-open = Uitkomen:
cli-needed = { $points ->
        [0] elke combinatie is goed
        [one] 1 punt nodig
       *[other] { $points } punten nodig
    }
cli-opened = is uitgekomen
cli-drawn = Nieuw:
cli-heroes = held
cli-villains = schurk

## A turn

cli-prompt = { $seat }>
cli-moves = Je kunt:
cli-moves-many = ({ $count } mogelijkheden; “moves” toont ze)
cli-log-more = … { $count ->
        [one] nog één gebeurtenis
       *[other] nog { $count } gebeurtenissen
    } hiervoor; “log” toont alles.
cli-pass-keyboard = Geef het toetsenbord aan { $seat }. Druk dan op Enter:
cli-hide = Druk op Enter om je hand te verbergen:
cli-enter = Typ een zet, of “help”.
cli-ambiguous = “{ $text }” kan betekenen: { $words }. Typ iets meer.
cli-unknown-word = “{ $text }” ken ik niet. “help” toont wat je kunt typen.
cli-not-so = Zo schrijf je “{ $text }” niet, maar zo:
cli-no-undo = Er valt niets terug te nemen: met je laatste zet was je beurt voorbij, of je hebt iets nieuws gezien.
cli-help-end = ▶ staat bij wat nu kan. Woorden mag je afkorten.
cli-help-cards = Kaarten schrijf je als 7h, 10c, Kd of 13d: c ♣, d ♦, h ♥, s ♠; A aas, J boer, Q dame, K koning.
cli-help-tiles = Stenen schrijf je als getal en letter van de kleur, bijvoorbeeld 7h of 13c: { $colours }.
cli-help-joker = * is een joker, en *=7h een joker die voor 7h staat.
cli-do-help = help [WOORD] – wat je kunt typen
cli-do-moves = moves – alle zetten die nu kunnen, als ze op te sommen zijn
cli-do-hint = hint – wat je zou kunnen leggen, maar niet hoe
cli-do-best = best – hoe je het meest legt, of wat een goede bot zou doen
cli-do-best-move = best – wat een goede bot zou doen
cli-do-table = table – toon de tafel opnieuw
cli-do-hand = hand – toon je hand opnieuw
cli-do-sort = sort suit | number – sorteer je hand op kleur (suit) of getal (number)
cli-do-undo = undo – neem je laatste zet terug, als je niets nieuws hebt gezien
cli-do-score = score – het scoreblad
cli-do-log = log – alles wat in deze ronde gebeurde
cli-do-rules = rules – hoe het spel gaat
cli-do-quit = quit – stoppen; de partij wordt bewaard
cli-not-saved = Als je nu weggaat, is de partij verloren: { $reason }
cli-saved = Je partij is bewaard. Ga verder met: rummel play --resume { $path }

## A turn that is built from melds

cli-draft-hint = Bouw je beurt met “meld 5h 6h 7h” en “add 9h 3”, dan “done”; “help” vertelt meer.
cli-do-done = done – leg alles zoals het nu is, en sluit je beurt af
cli-do-show = show – de tafel zoals je hem tot nu toe hebt gebouwd
cli-do-reset = reset – zet alles terug
cli-draft = Opzet:
cli-draft-loose = Los:
cli-draft-laid = Je legt:
cli-draft-opening = { $points } van { $needed } punten
cli-draft-fault = Combinatie { $number }: { $reason }
cli-draft-fine = Alle combinaties kloppen. “done” legt ze neer.
cli-refused-draft-not-there = { $piece } zit niet in { $meld }.
cli-refused-draft-split = { $meld } kan worden gesplitst na 1 tot en met { $most } stuks.
cli-refused-draft-no-meld = Er is geen combinatie { $number }; { $count ->
        [0] er ligt er nog geen
        [one] er ligt er één
       *[other] er liggen er { $count }
    } op tafel.
cli-refused-draft-open = Je bent begonnen je beurt te bouwen. “done” legt hem neer, “reset” zet alles terug.
cli-refused-draft-empty = Je hebt nog niets veranderd. Begin met “meld” of “add”.
cli-refused-draft-loose = Dit ligt nog los en moet in combinaties: { $pieces }.

## Hints and best turns

cli-hint-lay = Je kunt { $count ->
        [one] 1 stuk
       *[other] { $count } stuks
    } leggen, samen { $points ->
        [one] één punt
       *[other] { $points } punten
    } waard.
cli-hint-opening = Je kunt nog niet uitkomen: { $reached } van { $needed } punten.
cli-hint-nothing = Er valt nu niets te leggen.
cli-hint-no-lay = Leggen is nu niet aan de orde.
cli-best-move = Het beste: { $move }
cli-solve-line = Regel { $number }: { $reason }
cli-solve-before = Voor:
cli-solve-after = Na:
cli-solve-laid = Gelegd:
cli-solve-left = Over:
cli-solve-sum = Totaal:
cli-solve-count = { $count ->
        [one] 1 stuk
       *[other] { $count } stuks
    }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
cli-solve-unproven = Misschien kan het beter: het zoeken is afgebroken.

## After a round and a match

cli-round-over = Ronde { $number } is afgelopen
cli-reveal = Het geheim van deze ronde, om het delen te controleren: { $seed }
cli-next-first = { $seat } begint de volgende ronde.
cli-next-open = Wie de volgende ronde begint, wordt opnieuw bepaald.
cli-next-round = Druk op Enter voor de volgende ronde:
cli-match-over = De partij is afgelopen
cli-recorded = Het verslag staat in { $path }; “rummel verify { $path }” controleert het.
cli-sheet-round = ronde
cli-sheet-total = totaal

## The score sheet

cli-score-head = Scoreblad: { $game }
cli-score-hint = Vul voor iedereen de punten van een ronde in, zoals -10 -5 +23 -8. Als telt wat er over is, kun je ook dat invullen, met een schuine streep tussen de spelers en - voor de winnaar: 13h * / - / 5c 5d. “undo” schrapt de laatste ronde, “edit 2” verbetert ronde 2, “sheet” toont het blad, “quit” stopt; alles wordt meteen bewaard.
cli-score-tally = Of laat het blad tellen: schrijf op wat elk team heeft, met een schuine streep ertussen, en de kaarten in de hand zoals ze zijn: { $example }. Mogelijk zijn:
cli-score-ask = Ronde { $number }:
cli-score-edit = Nieuwe punten voor ronde { $number }:
cli-score-over = De partij is afgelopen (undo, edit, quit):
cli-ask-players = De namen, met komma’s ertussen; wie begint, komt eerst:
cli-sheet-saved = Het scoreblad staat in { $path }.

## Refusals

cli-usage = { $command }: { $message }. “{ $command } --help” vertelt hoe het werkt.
cli-refused-file-missing = Er is geen bestand { $path }.
cli-refused-file-folder = { $path } is een map, geen bestand.
cli-refused-file-forbidden = { $path } kan niet worden geopend: je hebt geen toestemming.
cli-refused-file-failed = { $path } kan niet worden gebruikt: { $reason }.
cli-refused-file-large = { $path } is te groot om een van onze bestanden te zijn.
cli-refused-file-exists = { $path } bestaat al en wordt niet overschreven. Kies een andere naam.
cli-refused-folder = { $path } kan niet als map worden aangemaakt: { $reason }.
cli-refused-setting = “{ $text }” is geen instelling. Schrijf het als key=value.
cli-refused-setting-twice = De optie { $option } is twee keer opgegeven.
cli-refused-name = “{ $name }” kan geen naam zijn: een naam heeft 1 tot en met 20 zichtbare tekens.
cli-refused-name-twice = Twee spelers heten “{ $name }”. Geef ze verschillende namen.
cli-refused-only-bots = “{ $name }” is geen bot: hier spelen alleen bots, zoals bot:random.
cli-refused-resume-alone = Een bewaarde partij brengt spel, plaatsen, opties en startwaarde mee: geef die niet op bij --resume.
cli-refused-position-alone = Een stand brengt spel en opties mee en heeft geen verslag: geef bij --position alleen --seats, --seed en --save op.
cli-refused-save = { $path } is geen bewaarde partij: { $reason }.
cli-refused-save-version = { $path } is bewaard door een andere versie ({ $version }) van dit programma.
cli-refused-save-move = Zet { $number } in { $path } kan niet: { $reason }.
cli-refused-seat = Er is geen plaats “{ $text }”. Het kan een naam zijn ({ $names }) of een nummer van 1 tot en met { $count }.
cli-refused-sheet = { $path } is geen scoreblad: { $reason }.
cli-refused-sheet-version = { $path } is geschreven door een andere versie ({ $version }) van dit programma.
cli-refused-sheet-game = { $path } is een scoreblad van { $game }. Kies een ander bestand.
cli-refused-sheet-there = { $path } gaat verder met de eigen namen en opties; geef er geen andere op.
cli-refused-players-needed = Wie doen er mee? Geef de namen op met --players.
cli-refused-hint-line = Zeg met --line N om welke zet het gaat: N is de regel in het verslag.
cli-refused-hint-no-move = Op regel { $number } van dit verslag staat geen zet.
cli-refused-hint-what = Geef een FILE of --position op, en --line alleen bij een verslag.
cli-refused-arena-pairs = { $count } verdelingen kan niet: kies 1 tot en met { $most }.
cli-refused-arena-jobs = { $count } processen kunnen niet spelen: kies er minstens 1.
cli-refused-arena-twice = De bot { $bot } staat er twee keer. Noem elke bot één keer.
cli-refused-arena-alone = Eén bot alleen heeft geen tegenstander. Noem er twee of meer, bijvoorbeeld steady,greedy.
cli-refused-arena-resume-other = { $path } hoort bij iets anders: het spel, de regels, de bots of de startwaarde verschillen. Kies een ander bestand.
cli-refused-arena-resume-version = { $path } is geschreven door een andere versie ({ $version }) van dit programma.
cli-refused-arena-resume-damaged = { $path } is geen bestand van de arena: regel { $line } is onleesbaar.
cli-refused-ray-missing = Ray is niet geïnstalleerd. Installeer het met: pip install "rummel[ray]"
cli-refused-ray-address = “{ $address }” is geen adres van een Ray-cluster. Schrijf host:port, ray://host:port, auto of local.
cli-refused-ray-unreachable = Op { $address } is geen Ray-cluster te bereiken: { $reason }. Kijk of het draait, of gebruik --ray local.
cli-refused-ray-version = Elke computer van het cluster heeft dezelfde versie van Rummel nodig als deze, { $here }. Versie daar: { $version }. Installeer die daar met: pip install "rummel[ray]"
cli-refused-ray-failed = Het cluster heeft het opgegeven: { $reason }. Wat met --resume of --out is geschreven, is niet verloren: geef dezelfde opdracht nog eens.
cli-refused-worker-lost = Een proces op deze computer is midden in zijn werk beëindigd, misschien omdat het geheugen vol was. Wat met --resume of --out is geschreven, is niet verloren: geef dezelfde opdracht nog eens, het liefst met een kleinere --jobs.
cli-refused-data-missing = Voor arrays zijn NumPy en PyArrow nodig. Installeer ze met: pip install "rummel[data]"
cli-refused-generate-part = { $count } rondes in één bestand kan niet: kies 1 tot en met { $most }.
cli-refused-generate-rounds = { $count } rondes kan niet: kies 1 tot en met { $most }, of zet er met --part meer in één bestand.
cli-refused-generate-match = Hier staat elke ronde op zichzelf: laat de optie { $option } weg.
cli-refused-generate-other = { $path } hoort bij iets anders: het spel, de regels, de bots, de startwaarde, de vorm, --part of de versie verschillen. Kies een andere map.
cli-refused-generate-foreign = In { $path } staan andere bestanden. Kies een nieuwe of een lege map.
cli-refused-generate-damaged = { $file } in { $path } is onleesbaar of hoort bij iets anders. Verwijder het, dan wordt het opnieuw gemaakt.
