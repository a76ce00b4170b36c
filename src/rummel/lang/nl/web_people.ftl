# Accounts, partijen en ratings in de browser.

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
web-name-about = Met deze naam log je ook in. Aan tafels waar je al zit, blijft de oude staan.
web-devices = Waar je bent ingelogd
web-devices-end = Overal elders uitloggen
web-devices-ended = Gedaan.
web-device-this = dit apparaat
web-device-seen = laatst op { $when }
web-device-end = Uitloggen
web-device-end-of = Uitloggen: { $device }
web-bots = Jouw bots
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
web-program = een programma
web-data = Jouw gegevens
web-data-about = Neem alles mee wat over je is bewaard, of laat het verwijderen.
web-export = Mijn gegevens downloaden
web-delete = Verwijderen
web-delete-account = Account verwijderen
web-delete-guest = Alles over mij verwijderen
web-delete-about = De partijen die je speelt, worden opgegeven, je naam wordt doorgehaald waar je hebt gespeeld, en al het andere wordt verwijderd. Dat is niet terug te draaien.
web-delete-really = Voorgoed verwijderen
web-matches = Mijn partijen
web-matches-running = Bezig
web-matches-over = Afgelopen
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
web-setup-rated = Met rating
web-rated-about = Telt mee voor de rating. Alleen tussen mensen met een account, zonder bots.
web-rated-table = Deze tafel is met rating. Om te gaan zitten heb je een account nodig.
web-ratings = Ratings
web-game = Spel
web-ratings-place = Plaats
web-name = Naam
web-ratings-rating = Rating
web-ratings-matches = Partijen
web-ratings-yours = Je rating is { $rating }, na { $matches ->
        [one] één partij
       *[other] { $matches } partijen
    }.
web-ratings-none = Nog niemand heeft dit spel met rating gespeeld.
web-ratings-about = Alleen tafels die met rating zijn geopend, tellen mee. Iedereen begint op 1000; hoe meer partijen je speelt, hoe zekerder het getal.
