# The words of `rummel arena`.

cli-arena = Laat bots GAME tegen elkaar spelen en zegt welke de beste is. Elke deling wordt in alle tafelschikkingen gespeeld, zodat geluk wegvalt.
    .short = Uitzoeken welke bot beter is

cli-option-arena-bots = Welke bots meedoen, met komma’s ertussen.
cli-option-pairs = Hoeveel delingen. Elke deling wordt één keer gespeeld in elke tafelschikking van de bots.
cli-option-arena-resume = Bewaar wat klaar is in FILE en ga daar verder als het bestand al bestaat.
cli-option-jobs = Hoeveel processen tegelijk spelen; standaard één per processorkern. Het resultaat blijft hetzelfde.

cli-column-games = potjes
cli-column-seat-points = punten per potje
cli-column-rating = rating
cli-column-pairing = paar
cli-column-score = score
cli-column-interval = 95%-interval
cli-column-lead = voorsprong in punten

cli-arena-played = { $deals ->
        [one] Eén deling
       *[other] { $deals } delingen
    }, { $games ->
        [one] één potje
       *[other] { $games } potjes
    }, { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }, uit de startwaarde “{ $seed }”.
cli-arena-note = De score is het aandeel overwinningen van de eerste bot. Het interval telt een deling, niet een potje, als één steekproef. De ratings zijn van OpenSkill, met twee keer hun onzekerheid.

cli-refused-arena-pairs = { $count } delingen kan niet: kies 1 tot en met { $most }.
cli-refused-arena-jobs = { $count } processen kunnen niet spelen: kies er minstens 1.
cli-refused-arena-twice = De bot { $bot } staat er twee keer. Noem elke bot één keer.
cli-refused-arena-alone = Eén bot alleen heeft geen tegenstander. Noem er twee of meer, bijvoorbeeld steady,greedy.
cli-refused-arena-resume-other = { $path } hoort bij iets anders: het spel, de regels, de bots of de startwaarde verschillen. Kies een ander bestand.
cli-refused-arena-resume-version = { $path } is geschreven door een andere versie ({ $version }) van dit programma.
cli-refused-arena-resume-damaged = { $path } is geen bestand van de arena: regel { $line } is onleesbaar.
