# Every refusal that all games share: what is wrong, and what to do.

## Notation

error-bad-piece = “{ $text }” is geen kaart of steen. Schrijf eerst het getal en dan de kleur (c ♣, d ♦, h ♥, s ♠): 7h, 10c, Ks of 13s, en * voor een joker.
error-bad-meld = “{ $text }” is geen lijst van kaarten of stenen. Schrijf ze met spaties ertussen: 5h 6h 7h.
error-bad-move = “{ $text }” is hier geen zet. Mogelijk zijn: { $moves }.
error-bad-number = “{ $text }” is geen geheel getal.

## Rules and set-up

error-unknown-game = Er is geen spel “{ $game }”. Kies uit: { $games }.
error-unknown-option = { $game } heeft geen optie “{ $option }”. De opties zijn: { $options }.
error-bad-option = “{ $value }” past niet bij de optie { $option }. Mogelijk is: { $expected }.
error-options-clash = De opties { $first } en { $second } spreken elkaar tegen. Verander een van beide.
error-bad-seats = { $game } is voor { $numbers } spelers, dus niet voor { $players }.
error-unknown-bot = Er is geen bot “{ $bot }”. Kies uit: { $bots }.
error-bot-failed = De bot “{ $bot }” kan niet verder spelen: { $reason } ({ $move }). Dat is een fout in het programma. Meld het alsjeblieft met dit bericht, de opties en de startwaarde.
error-unknown-language = De taal “{ $language }” is er nog niet. Kies uit: { $languages }.

## Any game

error-not-your-turn = { $seat } is nu niet aan de beurt.
error-round-over = De ronde is afgelopen: tot de volgende kan niemand iets doen.
error-match-over = De partij is afgelopen.
error-round-not-over = Deze ronde moet eerst worden uitgespeeld voordat er opnieuw wordt gedeeld.
error-wrong-phase = “{ $move }” kan niet op dit punt van je beurt. Kijk wat wel kan.
error-not-in-hand = Je hebt { $piece } niet.
error-wrong-move = “{ $move }” is geen zet in dit spel.
error-no-seat = Er is geen plaats “{ $text }”. Plaatsen worden vanaf 0 geteld; de laatste is { $last }.
error-clock-only = Dat mag alleen de klok zeggen. Houd je zelf de klok bij, gebruik dan Match.time_out.
error-deals-outside = Deze partij krijgt de sleutel van elke deling van buiten. Deel de volgende ronde met rummel.match.next_round en een sleutel.

## Melds

error-meld-short = Een combinatie heeft minstens drie kaarten of stenen; { $meld } heeft er maar { $count }.
error-meld-neither = { $meld } is geen rij en geen serie. Een rij loopt op in één kleur, een serie heeft één getal in verschillende kleuren.
error-meld-neither-mixed = { $meld } is geen rij en geen serie. Een rij loopt getal voor getal op, een serie heeft één getal in verschillende kleuren.
error-run-gap = In de rij { $meld } past { $after } niet na { $before }: de getallen moeten op elkaar volgen.
error-run-suits = De rij { $meld } mengt kleuren: { $piece } hoort er niet bij.
error-run-wrap = De rij { $meld } gaat verder dan het laatste getal. Daar moet hij eindigen.
error-run-long = De rij { $meld } is te lang: { $count }, en het maximum is { $most }.
error-runs-barred = Hier zijn alleen series toegestaan, en { $meld } is een rij.
error-set-suit-twice = In de serie { $meld } zit { $suit } twee keer. Elke kleur mag er maar één keer in.
error-set-ranks = De serie { $meld } mengt getallen. Ze moeten allemaal gelijk zijn.
error-sets-barred = Hier zijn alleen rijen toegestaan, en { $meld } is een serie.
error-joker-undeclared = Zeg waar de joker in { $meld } voor staat, bijvoorbeeld *=7h.
error-joker-no-natural = { $meld } mag niet alleen uit jokers bestaan.
error-joker-too-many = { $meld } heeft { $count } jokers; { $most ->
        [one] maar één is
       *[other] hoogstens { $most } zijn
    } toegestaan.
error-joker-adjacent = In { $meld } staan twee jokers naast elkaar. Zet er iets tussen.
error-joker-majority = { $meld } heeft meer andere kaarten of stenen nodig dan jokers.

## Records and deals

error-record-empty = Het verslag is leeg.
error-record-file = Het verslag { $path } is niet te lezen: { $reason }. Controleer het pad.
error-record-line = Regel { $line } van het verslag is onleesbaar: { $reason ->
        [order] hij hoort niet op deze plaats
        [seats] hij noemt meer of minder plaatsen dan er spelers zijn
        [round] zijn rondenummer of zijn startwaarden kloppen niet
        [reveal] zijn onthulde startwaarde is geen hexadecimaal getal
        [pledges] de verzegelingen ontbreken of zijn onleesbaar
        [unknown] zo’n regel hoort niet in een verslag
        [number] hij noemt een combinatie met een nummer dat er niet is
        [length] hij is te lang
       *[other] { $reason }
    }.
error-record-version = Het verslag heeft versie { $version }; dit programma leest versie { $known }.
error-record-move = De zet op regel { $line } is niet toegestaan: { $reason }
error-record-result = De uitslag op regel { $line } volgt niet uit de zetten.
error-record-cut = Het verslag breekt af na regel { $line }, voordat de partij is afgelopen.
error-record-after-end = Regel { $line } komt na het einde van de partij.
error-deal-commit = De startwaarde die op regel { $line } wordt onthuld, past niet bij het zegel dat vóór het delen vastlag.
error-deal-words = De woorden van { $seat } op regel { $line } passen niet bij de verzegeling van vóór de partij.
error-receipt-read = Het bewijs kan niet worden gelezen: { $reason }

## Score sheets

error-sheet-entries = Voor een ronde zijn { $needed } scores nodig, één per speler; hier { $count ->
        [one] is het er één
       *[other] zijn het er { $count }
    }.
error-sheet-points = “{ $text }” zijn geen punten. Schrijf een geheel getal, zoals 12 of -7.
error-sheet-racks = In dit spel telt niet wat er over is: vul voor iedereen de punten in.
error-sheet-empty = Alleen de winnaar kan niets overhebben, en hier zijn er { $count } leeg. Schrijf op wat de anderen overhebben.
error-sheet-round = Er staat nog geen ronde { $number } op het scoreblad; { $count ->
        [0] er is er nog geen
        [one] er is er één
       *[other] er zijn er { $count }
    } opgeschreven.
error-sheet-word = “{ $text }” betekent hier niets. Mogelijk zijn: { $words }.

## Positions for the arranger

error-solve-line = Deze stand is onleesbaar: { $reason }. Elke regel is een JSON-object met “game” en “rack”, en als je wilt “table”, “rules”, “opened” en “objective”.
error-solve-no-melds = In dit spel valt niets te schikken: het heeft geen combinaties.
error-solve-copies = { $piece } komt vaker voor dan dit spel toelaat ({ $most } keer). Kijk de tafel en het bankje na.
error-solve-jokers = Er zijn { $count } jokers; het maximum is { $most }.
error-solve-rack-long = Op het bankje staan er { $count }; het maximum is { $most }.
error-solve-table = Op tafel ligt iets wat geen combinatie is. Alles daar moet een rij of een serie zijn.
error-solve-rules = Deze regels spreken elkaar tegen, of een waarde of een doel valt buiten de grenzen.
error-solve-limit = Een grens is lager dan nul of te hoog.
