### Words of the pages in the browser, in the order of a visit.

## Every page

web-skip = Naar de inhoud
web-docs = Documentatie
web-to-start = Naar de startpagina
web-close = Sluiten
web-undo = Ongedaan maken
web-not-found = Hier is niets
web-not-found-about = Misschien zit er een tikfout in het adres, of is wat hier stond er niet meer.
web-unreachable = De server is niet te bereiken. Er gaat niets verloren; het gaat verder zodra hij antwoordt.
web-no-server = De server antwoordt niet
web-no-server-again = Opnieuw proberen
web-no-server-works = Wat ook zonder server werkt
web-no-server-rules = De regels van alle spellen
web-alone = Zonder verbinding spelen
web-alone-about = De spellen tegen bots draaien dan op dit apparaat, ook in de trein of in het vliegtuig. Elke zet blijft hier bewaard, dus je kunt later verder.
web-alone-keep = Op dit apparaat bewaren: { $size } MB
web-alone-coming = { $percent } % is er …
web-alone-here = Alle spellen staan op dit apparaat.
web-alone-remove = Van dit apparaat verwijderen
web-alone-licences = Wiens werk dit is
web-alone-impossible = Je browser of deze server kan dit niet. Via https en met een actuele browser werkt het.
web-alone-starting = Het spel wordt klaargezet …
web-alone-failed = Dat is niet gelukt: er ontbreken bestanden of ze zijn beschadigd. Verwijder ze en haal ze opnieuw op als je verbinding hebt.
web-alone-unreadable = Deze partij staat niet op dit apparaat, of deze versie van Rummel kan haar niet lezen.

## Start

web-welcome = Rummy in alle soorten, aan één tafel
web-welcome-about = Kies een spel en speel meteen, tegen bots of met vrienden. Geen account, niets te installeren.
web-games = Spellen
web-play-now = Nu spelen
web-dealing = Er wordt gedeeld …
web-with-friends = Met vrienden
web-rules = Regels
web-rules-index-about = Elk spel met plaatjes, en met de vragen waarover spelers het vaak oneens zijn.
web-for-players = Spelers: { $range }
web-resume = Jouw tafels
web-your-turn-short = jouw beurt
web-open-tables = Open tafels
web-seats-open = { $count ->
        [one] één plaats vrij
       *[other] { $count } plaatsen vrij
    }
web-start-sheet-about = Echte kaarten of stenen op tafel? Tik aan wat over is, en het scoreblad telt alles op.
web-minutes = ongeveer { $minutes } min
web-mood-thoughtful = Om na te denken
web-find-game = Een spel vinden
web-wish-players = Met { $count }
web-wish-quick = Snel
web-wish-box = Uit mijn doos
web-in-box = Zit in de doos “{ $box }”
web-wish-none = Geen enkel spel voldoet aan al deze wensen.
web-wish-all = Alle spellen tonen
web-other-rules = Andere regels, andere plaatsen …
web-tables-earlier = { $count ->
        [one] Eén eerdere tafel
       *[other] { $count } eerdere tafels
    }
web-tables-earlier-about = Hier ben je langer dan een dag niet geweest. Uiteindelijk verdwijnen ze vanzelf.
web-give-up-of = Opgeven: { $game }, { $names }
web-given-up = { $game }: opgegeven
web-more-ways = Andere manieren om te spelen
web-quick-match = Snelle partij
web-quick-match-about = Met iemand die nu ook wil spelen
web-join = Naar de tafel van een vriend
web-join-code = link of code
web-join-go = Meedoen of kijken
web-join-wrong = Dit is geen link naar een tafel en geen code: een code heeft 14 letters en cijfers. Vraag of de link nog eens gestuurd wordt.
web-watch-tables = Tafels om te bekijken
web-watch = kijken
web-install-offer = Rummel kan als een app op je startscherm staan.
web-install-later = Nee, bedankt

## A new table

web-players = Spelers
web-how-many = Hoeveel spelers
web-your-name = Je naam
web-seat-friend = iemand via link
web-bot-level = sterkte { $level } van 5
web-bots-alike = In dit spel beslist het geluk, dus ze zijn allemaal even sterk.
web-bot-at = De bot op plaats { $number }
web-play-against = Wie speelt er tegen je?
web-bot-pace = Bots spelen
web-bot-pace-natural = in een natuurlijk tempo
web-bot-pace-brisk = vlot
web-bot-pace-at-once = meteen
web-length = Hoe lang
web-length-printed = Zoals gedrukt
web-length-quick = Kort
web-length-long = Lang
web-length-own = Anders
web-length-own-about = rondes of punten naar keuze
web-length-rounds = { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
web-length-target = tot { $points } punten
web-at-table = Aan deze tafel
web-clock = Bedenktijd
web-clock-none = onbeperkt
web-clock-sheet = zoals op het regelblad
web-clock-minute = één minuut per beurt
web-clock-two = twee minuten per beurt
web-clock-bank = tien minuten in totaal, plus tien seconden per beurt
web-clock-days = drie dagen per beurt
web-setup-away = Als iemand weggaat
web-away-wait = wordt gewacht
web-away-bot = speelt een bot verder
web-away-resign = geldt dat als opgeven
web-setup-listed = Iedereen mag meedoen
web-setup-hints = Tips mogen
web-setup-watchers = Anderen mogen meekijken
web-setup-chat = Chatten mag
web-setup-rated = Met rating
web-rated-about = Telt mee voor de rating. Alleen voor mensen met een account; bots hebben ook een rating.
web-rules-change = { $count ->
        [0] Regels veranderen
        [one] Regels veranderen (één veranderd)
       *[other] Regels veranderen ({ $count } veranderd)
    }
web-rules-change-about = Alles staat ingesteld zoals op het regelblad. Wat je verandert, is gemarkeerd.
web-sheet-default = Regelblad: { $value }
web-options-search = Zoeken in de regels
web-options-none = Geen regel bevat deze woorden.
web-options-changed = { $count ->
        [one] één veranderd
       *[other] { $count } veranderd
    }
web-option-closed = Beperkt door “{ $other }”.
web-yes = ja
web-no = nee
web-open-table = Tafel openen

## Before a match

web-seat-open = Vrije plaats
web-sit = Gaan zitten
web-seat-bot = Laat hier een bot zitten
web-free = Plaats vrijmaken
web-you = jij
web-host = heeft de tafel geopend
web-bot = bot
web-program = een programma
web-here = aanwezig
web-away = weg
web-rated-table = Deze tafel is met rating. Om te gaan zitten heb je een account nodig.
web-table-full = Alle plaatsen zijn bezet.
web-waiting-seats = { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
web-waiting-host = Iedereen is er. De partij begint zodra er wordt gedeeld; dat doet wie de tafel heeft geopend.
web-all-here = Iedereen is er. Deel wanneer je wilt.
web-start = Delen
web-leave = Tafel verlaten
web-invite = Uitnodigen
web-invite-about = Wie deze link opent, kan aan deze tafel gaan zitten.
web-invite-link = Link naar deze tafel
web-invited = { $name } nodigt je uit aan deze tafel.
web-share = Link kopiëren of delen
web-copied = Gekopieerd
web-qr = De link als QR-code

## At the table

web-no-table = Hier staat geen tafel
web-connecting = Verbinden …
web-connected = Verbonden
web-reconnecting = De verbinding is weg. Nieuwe poging …
web-gone = De server is niet te bereiken. Je plaats blijft van jou.
web-round = ronde { $number }
web-round-short = Ronde
web-total = Totaal
web-menu = Menu
web-beside = Naast de tafel
web-table = De tafel
web-your-side = Jouw kant
web-your-hand = { $count ->
        [0] Je hebt: niets meer
        [one] Je hebt: 1 stuk
       *[other] Je hebt: { $count } stuks
    }
web-in-hand = in de hand
web-acts = aan de beurt
web-bot-plays = een bot speelt verder
web-time-left = Resterende tijd
web-days = { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
web-paused = De klokken staan stil.
web-your-turn = Jij bent aan de beurt.
web-waiting-for = Wachten op { $names }.
web-sort = Sorteren
web-sort-colour = Op kleur
web-sort-suit = Op kleur
web-sort-number = Op getal
web-stock = Stapel
web-discards = Aflegstapel
web-look-through = Aflegstapel doorkijken
web-look-through-order = De laatste eerst.
web-plain = Eenvoudige tafels: elke zet is een knop
web-meld = Combinatie { $number }: { $pieces }
web-hint = Tip
web-log = Verloop
web-log-empty = Nog niets.
web-chat = Chat
web-chat-say = Zeg iets
web-chat-unread =
    { $count ->
        [one] Chat, { $count } nieuw bericht
       *[other] Chat, { $count } nieuwe berichten
    }
web-reactions = Kort gezegd
web-react-hello = Hallo
web-react-nice = Goed gespeeld
web-react-thanks = Bedankt
web-react-oops = Oeps
web-react-wow = Wauw
web-react-bye = Mooie partij
web-mute = Dempen
web-unmute = Dempen opheffen
web-muted = gedempt
web-table-people = Wie er aan tafel zit
web-block = Blokkeren
web-unblock = Deblokkeren
web-blocked = geblokkeerd
web-block-about = Je komt { $name } nooit meer toevallig tegen, en je leest niets meer van deze speler.
web-report = Melden
web-report-why = Waar gaat het over?
web-report-more = Vertel meer, als je wilt
web-report-send = Melding versturen
web-report-thanks = Dank je. Wie deze server beheert, kijkt ernaar.
web-blocked-people = Wie je hebt geblokkeerd
web-send = Versturen
web-score = Scoreblad
web-command = Zet intypen
web-command-do = Spelen
web-command-wait = Je bent niet aan de beurt.
web-sound = Geluiden
web-letters = Kleurletters op alle kaarten en stenen
web-pause = Om een pauze vragen
web-go-on = De klokken laten lopen
web-resign = Opgeven
web-resign-really = De partij echt opgeven?

## What tables of several families say

web-cards-tap-discard = Tik aan wat je wilt afleggen.
web-cards-latest = nieuw
web-cards-grouped = in een combinatie
web-cards-last = Laatste zetten
web-cards-hands = Wat er in de hand overblijft
web-cards-none = niets
web-cards-put = { $pieces } hier aanleggen: { $meld }
web-cards-draft = Combinaties die je klaarlegt
web-cards-draft-empty = Kies kaarten om te leggen of sleep ze hierheen
web-cards-new = Nieuwe combinatie
web-cards-take-back = Terug naar je hand: { $piece }
web-cards-into = Gekozen kaarten bij combinatie { $number } die je klaarlegt
web-cards-undo = Combinatie { $number } die je klaarlegt terugnemen
web-cards-added = bij combinatie { $number }
web-cards-points = { $points ->
        [one] één punt
       *[other] { $points } punten
    }
web-cards-sum = { $points } van { $needed }
web-cards-joker-open = Waar de joker voor staat, zeg je bij het leggen.
web-cards-draft-first = Leg de combinaties die klaarliggen op tafel, of neem ze terug, voordat je een kaart aflegt.
web-cards-back-all = Alles terugnemen
web-cards-holds = { $name }: { $count } dicht
web-pool = Pot
web-team-heroes = Helden
web-team-villains = Schurken

## Buttons of moves

web-do-add = Aanleggen
web-do-discard = Afleggen
web-do-draw = Trekken
web-do-lay = Leggen
web-do-other = Spelen
web-do-pass = Passen
web-do-take = Pakken

## Pieces, as they are read out

web-joker = joker
web-joker-as = joker als { $piece }
web-piece = { $suit } { $rank }
# A playing card; tiles have a colour instead.
web-card = { $suit ->
        [c] klaveren
        [d] ruiten
        [h] harten
       *[s] schoppen
    }{ $rank ->
        [1] aas
        [11] boer
        [12] dame
        [13] koning
       *[other] { " " }{ $rank }
    }

## After a round

web-round-over = De ronde is afgelopen
web-match-over = De partij is afgelopen
web-left-over = Over
web-next-round = Volgende ronde
web-waiting-others = Wachten op de anderen …
web-rematch = Nog eens spelen
web-rematch-agree = Ja, graag
web-rematch-decline = Nee, bedankt
web-rematch-wants = { $name } wil graag nog een keer spelen.
web-rematch-yes = doet mee
web-rematch-no = deze keer niet
web-rematch-open = heeft nog niet geantwoord
web-rematch-gone = is weggegaan
web-rematch-none = Deze keer komt er geen revanche.
web-rematch-new = Nieuwe tafel openen
web-record = Verslag downloaden
web-show-result = Uitslag tonen
web-end-you = Jij
web-end-you-won = { $win ->
        [shared] Je deelt de overwinning
        [team] Jouw team wint
       *[alone] Je wint
    }
web-end-won = { $win ->
        [alone] { $winners } wint
       *[other] { $winners } winnen
    }
web-end-draw = Gelijkspel
web-end-points = Waar de punten vandaan komen
web-end-aside = De tafel bekijken
web-end-share = Als plaatje delen
web-end-saved = Het plaatje staat bij je downloads.
web-end-next = Een ander spel

## Quick match

web-quick-find = Spelers zoeken
web-quick = Snelle partij
web-quick-about = Speel met iemand die hetzelfde spel in hetzelfde tempo wil.
web-quick-game = Spel
web-quick-pace = Tempo
web-quick-pace-quick = Vlot, een minuut per beurt
web-quick-pace-calm = Rustig, tweeënhalve minuut
web-quick-pace-days = Per correspondentie, twee dagen per beurt
web-quick-looking = Spelers zoeken …
web-quick-widens = We zoeken mensen die ongeveer even sterk zijn als jij, en steeds ruimer naarmate je langer wacht.
web-quick-days = Je kunt deze pagina sluiten; de tafel staat bij jouw tafels zodra hij vol is.
web-quick-nobody = Er is nog niemand gekomen. Wil je intussen tegen een bot spelen?
web-quick-bot = Tegen de bot spelen
web-quick-stop = Stoppen met zoeken
web-quick-waiting = { $count ->
        [one] Nu zoekt één persoon hetzelfde.
       *[other] Nu zoeken { $count } mensen hetzelfde.
    }

## Friends

web-friends = Vrienden
web-friends-about = Stuur iemand je link, dan zien jullie elkaar hier.
web-friends-all = Alle vrienden
web-friends-empty = Nog niemand. Stuur je link naar mensen die je kent, of vraag het na een partij.
web-friend-here = online
web-friend-at = aan tafel: { $game }
web-friend-join = Meespelen
web-friend-watch = Kijken
web-friend-go = Naar de tafel
web-friend-invited = Uitgenodigd
web-friends-requests = Verzoeken
web-friends-asks = { $name } wil graag vrienden met je worden.
web-friends-accept = Accepteren
web-not-now = Nu niet
web-friends-sent = Verstuurde verzoeken
web-friends-withdraw = Intrekken
web-friends-remove = Verwijderen
web-friends-remove-sure = { $name } verwijderen? Jullie verdwijnen allebei uit elkaars lijst. { $name } krijgt daar geen bericht van.
web-friends-keep = Houden
web-friends-link = Jouw vriendenlink
web-friends-link-about = Wie deze link opent en bevestigt, komt bij je vrienden te staan. Geef hem alleen aan mensen die je kent.
web-friends-renew = Nieuwe link
web-friends-renew-about = Is de link in verkeerde handen gekomen? Een nieuwe maakt de oude waardeloos. Je vrienden blijven.
web-friends-renewed = De oude link werkt niet meer.
web-friends-shown = Vrienden laten zien dat ik er ben
web-friends-shown-about = Vrienden zien een groene stip zolang je deze pagina open hebt, en aan welke tafel je zit. Niemand anders ziet dat. Staat het uit, dan zien ze alleen je naam.
web-friend-add = Aan vrienden toevoegen
web-friend-asked = Gevraagd
web-friend-of = bevriend
web-friend-question = { $name } wil graag vrienden met je worden.
web-friend-about = Jullie zien wanneer de ander er is en kunnen elkaar aan tafel uitnodigen. Jullie kunnen er allebei op elk moment mee stoppen.
web-friend-confirm = Vrienden worden
web-friend-already = Jij en { $name } zijn vrienden.
web-friend-own = Dit is je eigen link. Stuur hem naar mensen die je kent.
web-friend-gone = Deze link werkt niet
web-friend-invites = { $name } nodigt je uit: { $game }.
web-friends-invite = Vrienden uitnodigen
web-push-invites = Ook als een vriend je aan een tafel uitnodigt.

## Signs at a table

web-signs = Wat de tekens betekenen
web-signs-none = Aan deze tafel zijn er nu geen tekens.
web-sign-joker = Een joker. Vaag zie je waar hij voor staat.

## Lessons

web-puzzle = Puzzel van de dag
web-puzzle-about = Eén beurt: hoeveel stenen kun je leggen?
web-puzzle-solved = Opgelost. Morgen is er een nieuwe.
web-puzzle-task = Eén beurt, en je mag de hele tafel gebruiken: er kunnen { $count } stenen gelegd worden. Ontdek hoe.
web-puzzle-done = Opgelost: meer dan { $count } kan hier niemand leggen.
web-puzzle-before = De dag ervoor
web-learn = Spelend leren
web-learn-about = Elke les is een handvol echte spelsituaties aan de echte tafel en een kort spel dat je wint. Er loopt geen klok en niemand kijkt mee.
web-learn-task = Opgave { $number } van { $count }
web-learn-done = Goed zo, dat is het.
web-learn-over = Dat was de laatste opgave. Nu kun je { $game } spelen.
web-learn-lost = Deze keer was de ander sneller. Probeer het nog eens.
web-learn-show = Laat zien
web-learn-again = Nog een keer
web-learn-next = Verder
web-learn-more = Andere lessen
web-learn-play = Een eerste spel
web-learn-offer = Nieuw bij { $game }? In een paar minuten leer je het spelend.
web-learn-decline = Nee, bedankt
web-learn-accept = Leren
web-learn-begin = Beginnen
web-learn-go-on = Verdergaan
web-learn-repeat = Nog eens spelen
web-learn-progress = Opgaven klaar: { $done } van { $count }
web-learn-none = Deze les bestaat niet
web-learn-none-about = Misschien klopt de link niet, of valt er bij dit spel niets te leren.

## Rules: chapters

web-chapter-contents = Op deze pagina
web-chapter-setup = Zo begint het
web-chapter-turn = Je beurt
web-chapter-melds = Combinaties
web-chapter-jokers = Jokers
web-chapter-end = Het einde en de punten
web-chapter-options = Opties
web-chapter-match = De partij
web-chapter-knock = Kloppen
web-chapter-teams = Teams
web-chapter-disputed = Omstreden vragen
web-chapter-disputed-about = Wat de gedrukte regels openlaten of verschillend zeggen, en hoe hier wordt gespeeld. Waar het ook anders kan, kun je dat voor je tafel kiezen.
web-chapter-otherwise = Anders kiezen:
web-chapter-others = De regels van de andere spellen

## Rules: pictures

web-figure-run = Rij
web-figure-set = Serie
web-figure-none = Mag niet
web-figure-table = Op tafel
web-figure-rack = Van je bankje
web-figure-hand = In je hand
web-figure-then = Daarna
web-figure-rest = Blijft over
web-figure-nothing = niets
web-figure-points = { $points ->
        [one] één punt
       *[other] { $points } punten
    }
web-figure-first = Wie de ronde beëindigt
web-figure-second = De ander
web-figure-added = Aangelegd
web-figure-add = Aangelegd
web-figure-no-wrap = na de 13 komt niets
web-figure-no-twice = een kleur twee keer
web-figure-no-suits = gemengde kleuren
web-figure-no-short = te weinig
web-figure-melds = Wat je kunt leggen en wat niet. Een joker staat voor wat erop te zien is.

## Replays

web-replay = Terugkijken
web-replay-of = Terugkijken: { $game }
web-replay-open = Een partij terugkijken
web-replay-open-about = Kies het bestand van een partij die je bewaard hebt, of sleep het hierheen. Elke tafel biedt het aan als de partij afgelopen is. Het wordt alleen gelezen, niet bewaard.
web-replay-choose = Bestand kiezen
web-replay-leave = Terug
web-replay-to-table = Naar de tafel
web-replay-other-file = In dit bestand staat geen partij. Neem het bestand dat “{ $record }” bewaart.
web-replay-another = Een ander verslag
web-replay-unfinished = De partij was nog niet afgelopen toen dit werd vastgelegd.
web-replay-rounds = Rondes
web-replay-moves = De zetten
web-replay-all = Alle
web-replay-doubtful = { $name }: { $count } om nog eens te bekijken
web-replay-next-doubt = De volgende
web-replay-no-doubt = Hier is niets. Goed gespeeld.
web-replay-hands = Ieders hand
web-replay-step = Stap { $step } van { $count }
web-replay-position = Moment in de ronde
web-replay-first = Naar het delen
web-replay-back = Een stap terug
web-replay-forward = Een stap vooruit
web-replay-last = Naar het einde
web-replay-play = Afspelen
web-replay-stop = Stoppen
web-replay-copy = Link naar dit moment kopiëren
web-replay-copy-text = Deze stand als tekst kopiëren
web-replay-keys = De pijltjestoetsen gaan terug en vooruit, de spatiebalk speelt af en stopt.
web-replay-got = { $seat } krijgt { $pieces }.

## Replays: the best move

web-replay-best = Kon het beter?
web-replay-thinking = De beste zet wordt gezocht …
web-replay-deal = Er is gedeeld, nog niemand heeft iets gekozen.
web-replay-only = Er viel niets te kiezen.
web-replay-most = Meer kon er hier niet gelegd worden.
web-replay-more = Er kon meer gelegd worden: { $placed } in plaats van { $played ->
        [0] niets:
       *[other] { $played }:
    }
web-replay-at-least = Er kon meer gelegd worden: minstens { $placed } in plaats van { $played ->
        [0] niets:
       *[other] { $played }:
    }
web-replay-held = Ook de beste bot had zich ingehouden.
web-replay-sight = Zoals { $name } het ziet:
web-replay-none = Er kon niets gelegd worden.
web-replay-short = Er kon niets gelegd worden: er waren maar { $reached } van de { $needed } punten om uit te komen.
web-replay-bot = Een zet die zeker de beste is, is er hier niet. De beste bot had gespeeld:
web-replay-bot-none = Er kon niets gelegd worden. De beste bot had gespeeld:
web-replay-bot-same = De beste bot had hetzelfde gespeeld.
web-replay-show = Op tafel laten zien
web-replay-hide = Terug naar wat gespeeld is
web-replay-instead = Niet gespeeld: zo had het verder kunnen gaan.

## Positions

web-position = Een stand openen
web-position-empty = Een stand is één moment van een partij. Bij het terugkijken kopieer je hem als tekst of link; hier ligt hij weer op tafel, met een tip voor de beste zet.
web-position-examples = Bekijk een voorbeeld
web-position-turn = Aan de beurt: { $names }.
web-position-hidden = Die hand is verborgen, dus je ziet alleen wat iedereen ziet.
web-position-copy = Deze stand als link kopiëren
web-position-line = De stand als tekst
web-position-about = Eén regel: het spel, en dan velden zoals hands=5h.6h/?13; “?” is verborgen. Verander de regel of plak een andere, ook als link.
web-position-show = Laten zien

## Fair deals

web-fair = Is er eerlijk gedeeld?
web-fair-about = Vóór de partij heeft de server zijn deel van alle rondes met één getal vastgelegd, en elk apparaat heeft eigen woorden verzegeld. Pas daarna zijn de woorden onthuld en erin gemengd. Zo kon niemand de kaarten kiezen, ook de server niet.
web-fair-commit = Vastgelegd vóór de partij
web-fair-seed = Het geheim van ronde { $number }
web-fair-words = Wat de spelers hebben toegevoegd
web-fair-good = Het klopt: de server kon de kaarten niet achteraf kiezen.
web-fair-bad = Het klopt niet. Bewaar het verslag en neem contact op met wie de server beheert.
web-fair-more = In het verslag staat alles; “rummel verify” deelt elke ronde opnieuw en controleert elke zet.
web-fair-mark = Eerlijk gedeeld
web-fair-left-out = Deze ronde is zonder jouw deel gedeeld: de server heeft de woorden van je apparaat niet gebruikt. De kaarten hangen nog steeds van de woorden van de anderen af.
web-fair-changed = De server heeft veranderd wat vóór de partij vastlag. Download het verslag en je bewijs, bewaar ze allebei en neem contact op met wie de server beheert.
web-receipt = Mijn bewijs downloaden

## Fair deals: a deal checked step by step

web-fair-check = Controleren hoe er is gedeeld
web-fair-checking = Er wordt opnieuw gedeeld …
web-fair-chain = Het geheim past bij het getal
web-fair-chain-about = { $round } keer gehasht moet het geheim van ronde { $round } het getal opleveren dat vóór de partij is vastgelegd.
web-fair-mix = Ieders woorden zijn erin gemengd
web-fair-mix-about = Het geheim, alle zegels en de onthulde woorden van alle spelers maken de sleutel van deze ronde. Eén keer gehasht voor elke ronde tot dan toe moeten iemands woorden het zegel opleveren.
web-fair-pledges = De zegels van de spelers
web-fair-key = De sleutel
web-fair-shuffle = De sleutel schudt
web-fair-shuffle-about = De sleutel geeft een rij getallen, en die zeggen hoe alle { $count } geschud worden. Deze volgorde komt eruit:
web-fair-hands = De handen zijn die waarmee gespeeld is
web-fair-hands-about = Wie in deze volgorde deelt, geeft iedereen de hand waarmee de ronde begon.
web-fair-rest = Ook de rest klopt
web-fair-rest-about = Wat over is, ligt op tafel en op de stapel, in deze volgorde.
web-fair-fits = klopt
web-fair-differs = klopt niet

## The score sheet for a table at home

web-home-sheet = Scoreblad voor thuis
web-home-sheet-about = Jullie spelen met echte kaarten of stenen, en hier staat de score. Het blad blijft op dit apparaat en werkt zonder verbinding.
web-score-names = Wie speelt er mee?
web-who-starts = Wie begint
web-score-ends = De partij eindigt
web-score-ends-rounds = na zoveel rondes
web-score-ends-target = bij zoveel punten
web-score-rounds = Aantal rondes
web-score-points = Aantal punten
web-begin = Beginnen
web-new-sheet = Nieuw blad

## The score sheet: a round

web-score-round-of = Ronde { $number } van { $count }
web-score-starts-again = Er wordt opnieuw geloot wie begint.
web-score-won = Wie heeft gewonnen?
web-score-draw = Gelijkspel
web-score-out = Wie is alles kwijt?
web-score-ended = Wie heeft de ronde beëindigd?
web-score-nobody = Niemand
web-score-how = Hoe?
web-score-knock = Met een rest
web-score-clean = Alle tien: gin
web-score-grand = Alle elf
web-score-first = Wie legde als eerste?
web-score-first-about = Wie als eerste legt en niet wint, verliest { $points } meer.
web-score-double = Alles in één keer gelegd
web-score-double-about = Er lag nog niets: de ronde telt dubbel.
web-score-more = { $item }: meer
web-score-less = { $item }: minder
web-score-points-of = Punten van { $name }
web-score-symbols-of = Symbolen van { $name }
web-score-left = { $points } over
web-score-sum = of typ het totaal
web-score-free = Zelf punten invullen
web-score-by-rules = Tellen volgens de regels
web-score-again = Nog eens spelen
web-score-go-on = Nog één ronde
web-score-correct-about = Tik op het nummer van een ronde om die te verbeteren.
web-score-drop = Een nieuw blad beginnen?
web-score-drop-about = Alle rondes op dit blad zijn dan weg.
web-score-about-free = Deze punten worden opgeschreven zoals ze hier staan.
web-score-about-points = Iedereen vult de jokersymbolen van de eigen beste reeks in. Wie de ronde met een hand op volgorde heeft beëindigd, krijgt er { $bonus } bij; wie zich daarbij vergiste, krijgt niets.
web-score-about-winner = Een overwinning telt als één punt.
web-score-about-two = Wie minder overheeft, krijgt het verschil en { $win } punten, bij een undercut { $undercut }.
web-score-about-two-plain = Wie minder overheeft, krijgt het verschil, bij een undercut { $undercut } punten meer.
web-score-about-lowest-rest = Wie het minst overheeft, krijgt { $points } punten; bij gelijke stand wie het eerst toonde.
web-score-about-wins = Wie alles kwijt is, krijgt een punt. Is niemand dat, dan wint wie het minst overheeft.
web-score-about-takes = Wie alles kwijt is, krijgt wat de anderen overhebben.
web-score-about-minus = Iedereen verliest de eigen rest; wie alles kwijt is, verliest niets.
web-score-about-lowest = Raakt niemand alles kwijt, dan krijgt wie het minst overheeft wat de anderen meer hebben.
web-score-about-blocked = Raakt niemand alles kwijt, dan verliest iedereen de eigen rest.
web-score-about-relief = Voor wie alles kwijt is, worden tot { $points } minpunten uit de vorige ronde geschrapt.
web-score-about-joker = Blijft er alleen een joker over, dan telt die niet.
web-score-about-tally = Een team krijgt zijn bonussen en de neergelegde kaarten, min de kaarten in de hand.
web-count-rack = Rest tellen
web-count-rack-of = Wat over is: { $name }
web-count-rack-about = Tik alles aan wat over is; tik onderaan iets aan om het weer weg te halen.
web-count-pieces = Tellen
web-count-pieces-of = { $what }: { $name }
web-count-pieces-about = Tik alles aan wat telt; tik onderaan iets aan om het weer weg te halen.
web-take-away = Weghalen: { $piece }
web-write-down = Opschrijven
web-strike = Laatste ronde schrappen
web-correct = Ronde { $number } verbeteren
web-cancel = Annuleren
web-done = Klaar

## Settings

web-settings = Instellingen
web-settings-all = Alle instellingen
web-settings-about = Alles geldt meteen. Uiterlijk, geluiden en gewoonten blijven op dit apparaat; naam, plaatje en taal heb je overal waar je bent ingelogd.
web-settings-you = Jij
web-settings-name-about = Zo zien de anderen je aan tafel. Waar je al zit, blijft de oude naam.
web-avatar = Je plaatje
web-avatar-initials = Je initialen
# Also what guests are called who give no name.
web-animal-bear = Beer
web-animal-cat = Kat
web-animal-fox = Vos
web-animal-frog = Kikker
web-animal-hare = Haas
web-animal-hedgehog = Egel
web-animal-mouse = Muis
web-animal-owl = Uil
web-animal-penguin = Pinguïn
web-animal-robin = Roodborstje
web-animal-turtle = Schildpad
web-animal-whale = Walvis
web-save = Opslaan
web-saved = Opgeslagen.
web-settings-look = Taal en uiterlijk
web-language = Taal
web-look = Uiterlijk
web-look-auto = Zoals op je apparaat
web-look-light = Licht
web-look-dark = Donker
web-look-contrast = Hoog contrast
web-settings-contrast-about = Hoog contrast heeft donkere lijnen en effen vlakken, voor vermoeide ogen en felle zon.
web-cloth = Tafel
web-cloth-felt = Groen vilt
web-cloth-oak = Eiken
web-cloth-night = Nachtblauw
web-back = Achterkant van kaarten
web-back-game = Zoals bij elk spel
web-back-lattice = Ruitjes
web-back-fans = Waaiers
web-back-rays = Stralen
web-back-waves = Golven
web-large = Grote letters
web-settings-large-about = Grote getallen en kleuren op alle kaarten en stenen, zonder plaatjes.
web-settings-letters-about = Een kleine letter voor elke kleur, als ze moeilijk te onderscheiden zijn.
web-settings-still = Minder beweging
web-settings-still-about = Kaarten en stenen liggen er gewoon, in plaats van te glijden.
web-settings-tables = Aan tafel
web-settings-sound-about = Zachte geluiden bij het delen en leggen, als jij aan de beurt bent, als de tijd dringt en aan het eind.
web-volume = Volume
web-title-turn = Jij bent aan de beurt: { $game }
web-vibrate = Trillen
web-vibrate-about = Als je aan de beurt bent, op telefoons die dat kunnen.
web-push = Meldingen
web-push-about = Je apparaat laat het weten als je aan de beurt bent, ook als deze pagina dicht is: bij correspondentiepartijen en waar anderen op je wachten.
web-push-blocked = Meldingen zijn voor deze site geblokkeerd. Sta ze toe in de instellingen van de browser.
web-push-offer = Laat weten wanneer ik aan de beurt ben
web-settings-plain-about = Goed voor schermlezers en kleine schermen: niets slepen, alle zetten als lijst.
web-settings-games = Per spel
web-settings-games-about = Wat je ook aan tafel kunt kiezen.
web-settings-app = Rummel als app
web-settings-app-about = Zet Rummel op je startscherm met “Installeren” of “Toevoegen aan startscherm” in het menu van je browser. Dan opent het als een app; het scoreblad en de regels werken ook zonder verbinding.
web-settings-install = Installeren

## Accounts

web-sign-in = Inloggen
web-sign-out = Uitloggen
web-signed-in = Ingelogd als { $name }.
web-signed-out = Je bent uitgelogd. Tot gauw!
web-register = Account maken
web-account = Account
web-account-of = Account: { $name }
web-account-pages = Jouw pagina’s
web-account-about = Je kunt alles zonder account spelen. Met een account vind je je partijen op elk apparaat terug, kun je partijen met rating spelen en een eigen bot laten meespelen. Een naam en een wachtwoord zijn genoeg, zonder e-mail.
web-account-guest = Je speelt als { $name }, zonder account. De partijen en plaatsen die je nu hebt, gaan mee.
web-password = Wachtwoord
web-password-show = Tonen
web-password-hide = Verbergen
web-password-keep = Minstens acht tekens. Niemand kan je een nieuw wachtwoord sturen, dus bewaar het goed.
web-password-change = Wachtwoord wijzigen
web-password-old = Huidig wachtwoord
web-password-new = Nieuw wachtwoord
web-password-changed = Gewijzigd. Overal elders ben je uitgelogd.
web-name = Naam
web-name-about = Met deze naam log je ook in. Aan tafels waar je al zit, blijft de oude staan.
web-devices = Waar je bent ingelogd
web-devices-end = Overal elders uitloggen
web-devices-ended = Gedaan.
web-device-this = dit apparaat
web-device-seen = laatst op { $when }
web-device-end = Uitloggen
web-device-end-of = Uitloggen: { $device }
web-bots = Voor wie programmeert: eigen bots
web-bots-about = Een eigen programma kan aan een tafel gaan zitten zoals ieder ander. Met een sleutel laat het zien van wie het is, en de anderen zien dat het een programma is.
web-bots-since = sinds { $when }
web-bots-name = Naam van de bot
web-bots-add = Bot maken
web-bots-token = Dit is de sleutel van { $name }. Hij wordt alleen nu getoond: kopieer hem en houd hem voor jezelf.
web-bots-token-label = Sleutel
web-bots-copy = Kopiëren
web-bots-try = Bij Rummel zit een bot om mee te beginnen. Hij gaat aan een tafel zitten en speelt:
web-bots-table = TAFEL
web-bots-delete-of = { $name } verwijderen
web-bots-delete-about = Hij geeft de partijen op die hij speelt, en zijn sleutel werkt niet meer.
web-data = Jouw gegevens
web-data-about = Download alles wat over je is bewaard, of laat het verwijderen.
web-export = Mijn gegevens downloaden
web-delete = Verwijderen
web-delete-account = Account verwijderen
web-delete-guest = Al mijn gegevens verwijderen
web-delete-about = De partijen die je speelt, worden opgegeven, je naam wordt doorgehaald waar je hebt gespeeld, en al het andere wordt verwijderd. Dat is niet terug te draaien.
web-delete-really = Voorgoed verwijderen

## Matches and ratings

web-matches = Mijn partijen
web-matches-running = Bezig
web-matches-over = Afgelopen
web-matches-counts = Gewonnen partijen, per spel
web-matches-won = { $won } van { $played } gewonnen
web-count-played = { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
web-count-won = { $count ->
        [one] { $count } overwinning
       *[other] { $count } overwinningen
    }
web-matches-more = Meer tonen
web-matches-none = Je hebt nog niet gespeeld.
web-matches-guest = Zonder account zie je deze partijen alleen op dit apparaat.
web-match-open = nog niet begonnen
web-match-waiting = wacht op anderen
web-match-due = tot { $when }
web-match-place = { $place ->
        [1] gewonnen
       *[other] plaats { $place } van { $count }
    }
web-match-draw = gelijkspel
web-match-go-on = Verder spelen
web-match-replay = Terugkijken
web-match-replay-of = Terugkijken: { $game }, { $names }
web-rated = met rating
web-ratings = Ratings
web-ratings-place = Plaats
web-ratings-rating = Rating
web-ratings-matches = Partijen
web-ratings-yours = Je rating is { $rating }, na { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    }.
web-ratings-none = Nog niemand heeft dit spel met rating gespeeld.
web-ratings-about = Alleen tafels die met rating zijn geopend, tellen mee. Iedereen begint op 1000; hoe meer partijen je speelt, hoe zekerder het getal.
web-game = Spel
