# De woorden van de webpagina’s.

## Start

web-welcome = Rummy in alle soorten, aan één tafel
web-welcome-about = Kies een spel en speel meteen, tegen bots of met vrienden. Geen account, niets te installeren.
web-games = Spellen
web-play-now = Nu spelen
web-dealing = Er wordt gedeeld …
web-with-friends = Met vrienden
web-rules = Regels
web-for-players = Spelers: { $range }
web-resume = Jouw tafels
web-your-turn-short = jouw beurt
web-open-tables = Open tafels
web-seats-open = { $count ->
        [one] één plaats vrij
       *[other] { $count } plaatsen vrij
    }
web-settings = Instellingen
web-save = Opslaan
web-saved = Opgeslagen.
web-language = Taal
web-look = Uiterlijk
web-look-auto = Zoals op je apparaat
web-look-light = Licht
web-look-dark = Donker
web-look-contrast = Hoog contrast
web-guest = Gast
web-skip = Naar de inhoud
web-not-found = Hier is niets
web-to-start = Naar de startpagina
web-close = Sluiten
web-unreachable = De server is niet te bereiken. Er gaat niets verloren; het gaat verder zodra hij antwoordt.

## Voor de partij

web-players = Spelers
web-your-name = Je naam
web-seat-open = Vrije plaats
web-sit = Gaan zitten
web-free = Plaats vrijmaken
web-you = jij
web-host = heeft de tafel geopend
web-bot = bot
web-bot-name = Bot { $number }
web-here = aanwezig
web-away = weg
web-start = Delen
web-leave = Tafel verlaten
web-table-full = Alle plaatsen zijn bezet.
web-waiting-seats = { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
web-waiting-host = Iedereen is er. De partij begint zodra er wordt gedeeld; dat doet wie de tafel heeft geopend.
web-all-here = Iedereen is er. Deel wanneer je wilt.
web-invite = Uitnodigen
web-invite-about = Wie deze link opent, kan aan je tafel gaan zitten.
web-invite-link = Link naar deze tafel
web-share = Link kopiëren of delen
web-copied = Gekopieerd
web-qr = De link als QR-code

## Een nieuwe tafel

web-seat-friend = iemand via link
web-bot-steady = bot, speelt goed
web-bot-greedy = bot, legt wat kan
web-bot-random = bot, speelt maar wat
web-how-many = Hoeveel spelers
web-match = De partij
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
web-rules-change = { $count ->
        [0] Regels veranderen
        [one] Regels veranderen (één veranderd)
       *[other] Regels veranderen ({ $count } veranderd)
    }
web-rules-change-about = Alles staat ingesteld zoals op het regelblad. Wat je verandert, is gemarkeerd.
web-sheet-default = Regelblad: { $value }
web-yes = ja
web-no = nee
web-open-table = Tafel openen

## Aan tafel

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
web-plain = Eenvoudige tafels: elke zet is een knop
web-meld = Combinatie { $number }: { $pieces }
web-hint = Tip
web-log = Verloop
web-log-empty = Nog niets.
web-chat = Chat
web-chat-say = Zeg iets
web-send = Versturen
web-score = Scoreblad
web-command = Zet intypen
web-command-do = Spelen
web-command-wait = Je bent niet aan de beurt.
web-sound = Geluiden
web-sound-on = Geluiden aanzetten
web-sound-off = Geluiden uitzetten
web-letters = Kleurletters op alle kaarten en stenen
web-pause = Om een pauze vragen
web-go-on = De klokken laten lopen
web-resign = Opgeven
web-resign-really = De partij echt opgeven?

## Na een ronde

web-round-over = De ronde is afgelopen
web-match-over = De partij is afgelopen
web-left-over = Over
web-next-round = Volgende ronde
web-waiting-others = Wachten op de anderen …
web-rematch = Nog eens spelen
web-record = Verslag downloaden
web-show-result = Uitslag tonen

## Kaarten en stenen, zoals ze worden voorgelezen

web-joker = joker
web-joker-as = joker als { $piece }
web-piece = { $suit } { $rank }
# A playing card; tiles have a colour instead.
web-card = { $suit } { $rank }
web-rank-ace = aas
web-rank-jack = boer
web-rank-queen = dame
web-rank-king = koning

## Korte woorden voor zetten

web-do-add = Aanleggen
web-do-announce = Melden
web-do-choose = Kiezen
web-do-clear = Opruimen
web-do-discard = Weggooien
web-do-draw = Trekken
web-do-exchange = Ruilen
web-do-flip = Omdraaien
web-do-insert = Invoegen
web-do-knock = Kloppen
web-do-lay = Leggen
web-do-open = Uitkomen
web-do-other = Spelen
web-do-pass = Passen
web-do-reject = Afleggen
web-do-rob = Joker roven
web-do-spread = Tonen
web-do-take = Pakken

## Het scoreblad voor de tafel thuis

web-home-sheet = Scoreblad voor thuis
web-home-sheet-about = Jullie spelen met echte kaarten of stenen, en hier staat de score. Het blad blijft op dit apparaat en werkt zonder verbinding.
web-who-starts = Wie begint
web-begin = Beginnen
web-write-down = Opschrijven
web-strike = Laatste ronde schrappen
web-new-sheet = Nieuw blad
web-correct = Ronde { $number } verbeteren
web-cancel = Annuleren
web-done = Klaar
web-count-rack = Rest tellen
web-count-rack-of = Wat over is: { $name }
web-count-rack-about = Tik alles aan wat over is; tik onderaan iets aan om het weer weg te halen.
web-take-away = Weghalen: { $piece }

## Eerlijk delen

web-fair = Is er eerlijk gedeeld?
web-fair-about = Voor de partij heeft de server zijn deel van alle rondes met één getal vastgelegd, en elk apparaat heeft eigen woorden verzegeld. Pas daarna zijn de woorden onthuld en erin gemengd. Zo kon niemand de kaarten kiezen, ook de server niet.
web-fair-commit = Vastgelegd voor de partij
web-fair-seed = Het geheim van ronde { $number }
web-fair-words = Wat de spelers hebben toegevoegd
web-fair-good = Het klopt: de server kon de kaarten niet achteraf kiezen.
web-fair-bad = Het klopt niet. Bewaar het verslag en neem contact op met wie de server beheert.
web-fair-more = In het verslag staat alles; “rummel verify” deelt elke ronde opnieuw en controleert elke zet.
web-fair-mark = Eerlijk gedeeld
web-fair-left-out = Deze ronde is zonder jouw deel gedeeld: de server heeft de woorden van je apparaat niet gebruikt. De kaarten hangen nog steeds van de woorden van de anderen af.
web-fair-changed = De server heeft veranderd wat voor de partij vastlag. Download het verslag en je bewijs, bewaar ze allebei en neem contact op met wie de server beheert.
web-receipt = Mijn bewijs downloaden
