### Words of every game: the engine's own, for the terminal, the server and the pages alike.

## The language

language-name = Nederlands

## Seats and lists

seat = Speler { $number }
list-and = { $before } en { $last }
list-or = { $before } of { $last }

## Bots

bot-mia = Mia
    .about = Leert het nog. Ziet veel over het hoofd en is makkelijk te verslaan.
bot-leo = Leo
    .about = Speelt voor zijn plezier. Ziet de eenvoudige zetten en mist de slimme.
bot-nora = Nora
    .about = Speelt degelijk en maakt weinig fouten. Voor de meeste mensen een goede tegenstander.
bot-viktor = Viktor
    .about = Speelt al jaren. Ziet bijna alles en geeft weinig weg.
bot-ada = Ada
    .about = De meester. Onthoudt alles, kan lang wachten en speelt om te winnen.
bot-named = { $name } (bot)

## Suits of cards, colours of tiles

suit-c = klaveren
suit-d = ruiten
suit-h = harten
suit-s = schoppen
colour-blue = blauw (c)
colour-yellow = geel (d)
colour-red = rood (h)
colour-green = groen (s)
colour-black = zwart (c)
colour-grey = grijs (d)
colour-purple = paars (h)

## Options of every game

option-players = Spelers
    .about = Hoeveel mensen en bots er aan tafel zitten.
option-rounds = Rondes
    .about = Hoeveel rondes de partij heeft; 0 als alleen de punten er een einde aan maken.
option-target = Punten waarmee de partij eindigt
    .about = De partij is afgelopen zodra iemand zoveel punten heeft, plus of min; 0 als alleen de rondes er een einde aan maken.
option-max-rounds = Maximaal aantal rondes
    .about = Na zoveel rondes is de partij afgelopen, hoe de punten ook staan.
option-last-round-decides = Laatste ronde beslist
    .about = Staan er meerdere spelers gelijk bovenaan, dan wint wie van hen de beste laatste ronde had.
option-extra-round = Extra ronde bij gelijke stand
    .about = Bij een gelijke stand aan de top volgt nog een ronde in plaats van een gedeelde overwinning of een gelijkspel.
option-group-match = De partij
option-group-deal = Delen en beginnen
option-group-turn = Een beurt
option-group-melds = Wat gelegd mag worden
option-group-opening = De eerste keer leggen
option-group-table = Op tafel
option-group-end = Einde van de ronde
option-group-score = Punten
option-group-clock = Tijd
option-group-limits = Grenzen

## Events

event-dealt = Gedeeld: elk { $cards }{ $stock ->
        [0] .
        [one] ; nog 1 te trekken.
       *[other] ; nog { $stock } te trekken.
    }
event-starts = { $seat } begint.
    .you = Je begint.
event-drew = { $seat } trekt er een.
    .you = Je trekt er een.
event-got = Je krijgt { $pieces }.
event-took = { $seat } pakt { $pieces }.
    .you = Je pakt { $pieces }.
event-melded = { $seat } legt { $melds } op tafel.
    .you = Je legt { $melds } op tafel.
event-added = { $seat } legt { $pieces } aan bij combinatie { $meld }.
    .you = Je legt { $pieces } aan bij combinatie { $meld }.
event-discarded = { $seat } legt { $pieces } af.
    .you = Je legt { $pieces } af.
event-passed = { $seat } past.
    .you = Je past.
event-timed-out = De tijd van { $seat } is om.
    .you = Je tijd is om.
event-resigned = { $seat } geeft op.
    .you = Je geeft op.
event-round-over = De ronde is afgelopen.
event-left = { $points ->
        [0] { $seat } heeft niets over.
        [one] { $seat } heeft één punt over.
       *[other] { $seat } heeft { $points } punten over.
    }
    .you = { $points ->
            [0] Je hebt niets over.
            [one] Je hebt één punt over.
           *[other] Je hebt { $points } punten over.
        }
event-match-over = { $win ->
        [draw] De partij is afgelopen. Niemand wint: gelijkspel.
        [team] De partij is afgelopen. De winst is voor het team { $winners }.
        [shared] De partij is afgelopen. De winst wordt gedeeld door { $winners }.
       *[alone] De partij is afgelopen. De winst is voor { $winners }.
    }

## How a match ended

result-target = De punten waarmee de partij eindigt, zijn gehaald.
result-rounds = Alle rondes zijn gespeeld.
result-cap = De partij heeft het maximale aantal rondes bereikt.
result-resigned = Er is niemand meer over om tegen te spelen.
won = { $win ->
        [draw] Gelijkspel: niemand wint
        [team] De winst is voor het team { $winners }
        [shared] Gedeelde winst voor { $winners }
       *[alone] De winst is voor { $winners }
    }
sheet-bonus = Bonus
tally-melds = Kaarten op tafel
tally-left = Kaarten in de hand
tally-rest = Overgebleven
tally-taken = Wat de anderen verliezen
tally-difference = Verschil van wat over is: { $more } − { $less }
tally-won = Ronde gewonnen

## Reasons of hints

why-goes-out = Daarmee ben je alles kwijt.
why-joker-kept = De joker houd je.
why-alone = { $piece } past bij niets anders wat je hebt.
why-completes = { $piece } maakt { $pieces } compleet.
why-longer = { $piece } maakt een combinatie langer: { $pieces }.
why-no-meld = { $piece } maakt bij jou geen combinatie compleet.
why-refused = { $seat } heeft { $pieces } afgelegd of laten liggen: een teken dat het daar weinig helpt.
why-sure = De beste bot doet dit in { $sure } van de 10 gevallen.

## Refusals: notation

error-bad-piece = “{ $text }” is geen kaart of steen. Schrijf eerst het getal en dan de kleur (c ♣, d ♦, h ♥, s ♠): 7h, 10c, Ks of 13s, en * voor een joker.
error-bad-meld = “{ $text }” is geen lijst van kaarten of stenen. Schrijf ze met spaties ertussen: 5h 6h 7h.
error-bad-move = “{ $text }” is hier geen zet. Mogelijk zijn: { $moves }.
error-bad-number = “{ $text }” is geen geheel getal.

## Refusals: rules and seats

error-unknown-game = Er is geen spel “{ $game }”. Kies uit: { $games }.
error-unknown-option = { $game } heeft geen optie “{ $option }”. De opties zijn: { $options }.
error-unknown-bot = Er is geen bot “{ $bot }”. Kies uit: { $bots }.
error-unknown-language = De taal “{ $language }” is er nog niet. Kies uit: { $languages }.
error-bad-option = “{ $value }” past niet bij de optie { $option }. Mogelijk is: { $expected }.
error-options-clash = De opties { $first } en { $second } spreken elkaar tegen. Verander een van beide.
error-bad-seats = { $game } is voor { $numbers } spelers, dus niet voor { $players }.
error-bot-failed = De bot “{ $bot }” kan niet verder spelen: { $reason } ({ $move }). Dat is een fout in het programma. Meld het alsjeblieft met dit bericht, de opties en de startwaarde.

## Refusals: moves

error-not-your-turn = { $seat } is nu niet aan de beurt.
error-round-over = De ronde is afgelopen: tot de volgende kan niemand iets doen.
error-match-over = De partij is afgelopen.
error-round-not-over = Deze ronde moet eerst worden uitgespeeld voordat er opnieuw wordt gedeeld.
error-wrong-phase = “{ $move }” kan niet op dit punt van je beurt. Kijk wat wel kan.
error-not-in-hand = Je hebt { $piece } niet.
error-wrong-move = “{ $move }” is geen zet in dit spel.
error-no-seat = Er is geen plaats “{ $text }”. Plaatsen worden vanaf 0 geteld; de laatste is { $last }.
error-has-resigned = { $seat } heeft al opgegeven.
error-clock-only = Dat mag alleen de klok zeggen. Houd je zelf de klok bij, gebruik dan Match.time_out.
error-deals-outside = Deze partij krijgt de sleutel voor het delen telkens van buiten. Deel de volgende ronde met rummel.match.next_round en een sleutel.

## Refusals: melds

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

## Refusals: records and deals

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

## Refusals: score sheets

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
error-sheet-sides = Schrijf voor elk team één score, met een schuine streep ertussen. Nodig: { $needed }; hier: { $count }.
error-sheet-many = “{ $word }” kan niet { $count } zijn: hooguit { $most }.
error-sheet-melds = Bij deze bonussen tellen de combinaties minstens { $needed }, niet { $points }: schrijf op wat alle neergelegde kaarten tellen.

## Refusals: lessons

error-lesson-unknown = Die opgave zit niet in de les van { $game }. Aantal opgaven: { $tasks }.
error-lesson-other = Van de regels mag het, maar in deze opgave gaat het om iets anders. Lees hem nog eens, of laat het je tonen.
error-lesson-long = Een opgave van een les heeft hoogstens { $most } zetten. Begin hem opnieuw.
error-puzzle-more = Zo leg je er { $laid }; het kunnen er { $most } zijn. Zoek verder.

## Refusals: positions as text

error-position-long = Een stand heeft hoogstens { $most } tekens. Laat weg wat per ongeluk is meegekopieerd.
error-position-field = Een stand van dit spel kent geen “{ $field }”. De velden, geschreven als veld=waarde, zijn: { $fields }.
error-position-twice = “{ $field }” staat er twee keer. Noem het één keer.
error-position-lacks = “{ $field }” ontbreekt. Vul het aan, of laat weg wat erbij hoort.
error-position-value = “{ $value }” past niet bij { $field }. Mogelijk is: { $expected }.
error-position-seats = { $field } heeft één waarde per plaats nodig: { $players }, en niet { $count }.
error-position-copies = { $piece } is er te vaak: { $count } keer, en het spel heeft er { $most }. Kijk handen, stapels en combinaties na.
error-position-count = Handen, stapels en combinaties hebben samen { $count } stenen of kaarten, de verborgen meegeteld, en het spel heeft er { $pack }. Verbeter een getal, of schrijf ?rest in een van de stapels.
error-position-clash = { $first } en { $second } kunnen zo niet samengaan. Verander een van beide.
error-position-stuck = In deze stand zou niemand iets kunnen doen. Verander de fase, of de hand van wie aan de beurt is.
error-position-no-deal = In { $tries } pogingen is niets gevonden dat hier verborgen kan zijn. Noem meer van de handen.
error-position-open = Wat in { $field } verborgen is, zou hier te zien moeten zijn. Schrijf het op in plaats van “?”.

## Refusals: positions for the arranger

error-solve-line = Deze stand is onleesbaar: { $reason }. Elke regel is een JSON-object met “game” en “rack”, en als je wilt “table”, “rules”, “opened” en “objective”.
error-solve-no-melds = In dit spel valt niets te schikken: het heeft geen combinaties.
error-solve-copies = { $piece } komt vaker voor dan dit spel toelaat ({ $most } keer). Kijk de tafel en het bankje na.
error-solve-jokers = Er zijn { $count } jokers; het maximum is { $most }.
error-solve-rack-long = Op het bankje staan er { $count }; het maximum is { $most }.
error-solve-table = Op tafel ligt iets wat geen combinatie is. Alles daar moet een rij of een serie zijn.
error-solve-rules = Deze regels spreken elkaar tegen, of een waarde of een doel valt buiten de grenzen.
error-solve-limit = Een grens is lager dan nul of te hoog.

## What a record proves about its deals, and what only a receipt can

fair-seeds-receipt = De server had zijn deel van alle rondes vastgelegd voordat iemands woorden bekend waren: het is het deel dat het bewijs vooraf heeft bewaard.
fair-seeds-record = Het verslag alleen laat niet zien dat de server zijn deel had vastgelegd voordat de woorden van de spelers bekend waren. Het bewijs van iemand die meespeelde wel.
fair-seeds-plain = Deze partij is op de oude manier gedeeld: niets laat zien dat de server zijn deel had vastgelegd voordat de woorden van de spelers bekend waren.
fair-seeds-changed = Het deel van de server is niet het deel dat het bewijs heeft bewaard voordat de woorden bekend waren: het is verwisseld.
fair-words-receipt = Alle woorden waren verzegeld voordat er ook maar één bekend was: het zijn de zegels die het bewijs vooraf heeft bewaard.
fair-words-record = Het verslag alleen laat niet zien dat alle woorden verzegeld waren voordat er ook maar één bekend was. Het bewijs van iemand die meespeelde wel.
fair-words-plain = De oude manier kent geen zegels: de laatste speler, of de server, kan alle andere woorden eerst hebben gekend.
fair-words-changed = De zegels zijn niet de zegels die het bewijs heeft bewaard voordat de woorden bekend waren: ze zijn verwisseld.
fair-used-all = De woorden van alle spelers zitten in elke ronde.
fair-used-some = Alle verzegelde woorden zitten in elke ronde. Niets verzegeld hebben: { $names }.
fair-used-missing = Gedeeld zonder de woorden van deze spelers (rondes tussen haakjes): { $missing }. Alle andere verzegelde woorden zitten erin.
fair-used-none = Niemand heeft woorden verzegeld: de kaarten kwamen alleen van de server.
fair-used-left-out = Je apparaat heeft zijn woorden onthuld, maar deze rondes zijn zonder die woorden gedeeld: { $rounds }.
fair-used-changed = In deze rondes zitten andere woorden dan je apparaat heeft onthuld: { $rounds }.
fair-used-plain = Wat de spelers hebben toegevoegd, zit in elke ronde, maar niets laat zien dat niemand het heeft verwisseld.
fair-cards-record = De kaarten van elke ronde volgen uit het deel van de server en de woorden van de spelers.
fair-cards-receipt = De kaarten van elke ronde volgen uit het deel van de server en de woorden van de spelers, en jouw hand was de hand die je apparaat heeft gezien.
fair-cards-changed = In ronde { $round } zag je apparaat een andere hand dan die in het verslag.
fair-moves-record = Elke zet volgt de regels.
fair-moves-changed = De regels in het verslag zijn niet de regels die je apparaat vóór de partij heeft gezien.
