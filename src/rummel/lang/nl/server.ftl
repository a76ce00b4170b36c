### Words of the server: for those who run it, and what it refuses to people and programs.

## Running it

cli-serve = Biedt de spellen aan browsers en bots aan, tot je met Ctrl-C stopt. Alles kan ook via omgevingsvariabelen worden ingesteld: RUMMEL_PORT, RUMMEL_DATABASE enzovoort.
    .short = Bied de spellen aan browsers aan
cli-option-host = Het adres om op te luisteren; 127.0.0.1 is alleen deze computer.
cli-option-port = De poort om op te luisteren; 0 voor een willekeurige vrije.
cli-option-database = Waar alles wordt bewaard: sqlite:///FILE of postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Hoeveel processen werken; voor meer dan één is PostgreSQL nodig.
cli-serving = De tafel is gedekt. Open het adres hierboven in een browser; Ctrl-C stopt de server, en er gaat niets verloren.
cli-serving-kept = Alles wordt bewaard in { $file }.
cli-refused-no-server = De onderdelen voor de server zijn niet geïnstalleerd. Installeer ze met: pip install "rummel[server]"
cli-refused-serve = De server kan niet luisteren op { $host }, poort { $port }: { $reason }. Kies een andere met --port.
error-bad-setting = De instelling “{ $name }” past niet: { $reason }
error-setting-unknown = De instelling { $name } bestaat niet. Bedoel je { $meant }?
error-workers-sqlite = SQLite bedient maar één proces. Geef voor meer met --database een PostgreSQL-database op.

## Looking after it

cli-admin = Beheert de mensen en tafels van een server, in zijn database, of de server nu draait of niet.
    .short = Beheer een server
cli-admin-people = Toont de mensen, de nieuwste eerst: accounts, gasten en bots die met een sleutel spelen.
    .short = Toon de mensen
cli-admin-option-search = Alleen wie deze tekst in de naam heeft.
cli-admin-reset = Geeft een account een nieuw, willekeurig wachtwoord, toont het en beëindigt alle sessies. NAME is een naam of een kenmerk.
    .short = Geef iemand een nieuw wachtwoord
cli-admin-reset-done = Het nieuwe wachtwoord van { $name }, alleen hier te zien:
cli-admin-end = Logt iemand overal uit. NAME is een naam of een kenmerk.
    .short = Log iemand overal uit
cli-admin-end-done = { $count ->
        [one] Eén sessie van { $name } is beëindigd.
       *[other] { $count } sessies van { $name } zijn beëindigd.
    }
cli-admin-delete = Verwijdert iemand voorgoed: partijen worden opgegeven, de naam wordt doorgehaald en al het andere wordt gewist. NAME is een naam of een kenmerk.
    .short = Verwijder iemand voorgoed
cli-admin-delete-done = { $name } is verwijderd.
cli-admin-tables = Toont de tafels, de nieuwste eerst.
    .short = Toon de tafels
cli-admin-option-status = Alleen tafels die open zijn (open), waar gespeeld wordt (playing) of die klaar zijn (over).
cli-admin-table = Toont een tafel zoals een toeschouwer die ziet, zonder iets wat verborgen is.
    .short = Toon een tafel
cli-admin-check = Speelt elk logboek na, controleert het verslag van elke afgelopen partij en vergelijkt tafels en tussenstanden met het logboek. Eindigt met 1 als er iets afwijkt.
    .short = Vergelijk alles met de logboeken
cli-admin-check-fine = { $count ->
        [one] Eén tafel is nagekeken, en alles klopt.
       *[other] { $count } tafels zijn nagekeken, en alles klopt.
    }
cli-admin-check-wrong = { $wrong ->
        [one] Eén tafel past niet bij zijn logboek.
       *[other] { $wrong } tafels passen niet bij hun logboek.
    } Nagekeken: { $count }.
cli-admin-rebuild = Gooit alle tussenstanden weg. Ze besparen alleen tijd: in de logboeken staat alles, en tijdens het spel komen er nieuwe.
    .short = Gooi de tussenstanden weg
cli-admin-rebuild-done = { $count ->
        [one] Eén tussenstand is weg.
       *[other] { $count } tussenstanden zijn weg.
    } In de logboeken staat alles.
cli-admin-tidy = Verwijdert tafels waar niemand naar terugkomt en gasten die weg zijn, zoals de server dat elk uur volgens zijn instellingen doet.
    .short = Ruim op waar niemand voor terugkomt
cli-admin-tidy-done = Verwijderd – tafels: { $tables }, gasten: { $guests }.
cli-admin-reports = Toont wat er gemeld is, het nieuwste eerst, met de laatste regels die de gemelde persoon aan die tafel schreef.
    .short = Toon de meldingen
cli-admin-option-close = Deze melding afsluiten: die wordt gewist.
cli-admin-report-closed = Melding { $id } is afgesloten.
cli-refused-report-unknown = Er is geen melding { $id }. Toon ze met: rummel admin reports
cli-admin-column-at = wanneer
cli-admin-column-reported = gemeld
cli-admin-column-by = door
cli-admin-column-reason = reden
cli-admin-column-table = tafel
cli-admin-column-text = tekst
# What somebody is reported for, in lists and in the pages.
report-insult = beledigingen
report-name = een kwetsende naam
report-cheating = valsspelen
report-stalling = rekken of weglopen
report-other = iets anders
cli-admin-backup = Kopieert een SQLite-database naar een bestand, ook terwijl de server draait. De kopie bevat geheimen: bewaar die goed.
    .short = Kopieer de database
cli-admin-backup-done = Alles staat nu in { $path }. Bewaar het goed: er staan geheimen in.
cli-admin-column-id = kenmerk
cli-admin-column-kind = soort
cli-admin-column-matches = partijen
cli-admin-column-created = sinds
cli-admin-column-seen = laatst gezien
cli-admin-column-status = status
cli-admin-column-players = wie speelt
cli-admin-column-entries = logboek
cli-admin-column-ended = afgelopen sinds
cli-admin-column-wake = gepland
cli-admin-column-setup = instellingen
cli-admin-account = account
cli-admin-guest = gast
cli-admin-bot = bot
cli-admin-open = open
cli-admin-playing = bezig
cli-admin-over = afgelopen
cli-admin-fault-log = Het logboek kan niet worden nagespeeld.
cli-admin-fault-row = De tafel zegt iets anders dan het logboek.
cli-admin-fault-snapshot = De tussenstand leidt ergens anders heen dan het logboek.
cli-admin-fault-places = De eindplaatsen van de spelers zijn niet die van de uitslag.
cli-admin-fault-record = Het verslag kan niet worden bevestigd.
cli-refused-database = De database is niet te gebruiken: { $reason }
cli-refused-database-version = Dit is geen database van deze versie van Rummel. De server werkt een oudere bij als hij start.
cli-refused-person-unknown = Niemand heet “{ $name }”. Toon iedereen met: rummel admin people
cli-refused-person-several = Meerdere mensen heten “{ $name }” ({ $count }). Kies met het kenmerk; toon ze met: rummel admin people
cli-refused-person-guest = { $name } heeft geen account, en dus geen wachtwoord.
cli-refused-backup-postgres = PostgreSQL heeft daar een eigen programma voor: pg_dump -Fc -f { $path } URL

## Refusals: any request

error-not-signed-in = Zeg eerst hoe je heet.
error-bad-request = Dit is onleesbaar: { $reason }
error-bad-origin = Dit verzoek komt van een andere site en is niet uitgevoerd.
error-not-found = Op dit adres is niets.
error-method-wrong = Dat kan niet op dit adres.
error-too-large = Dit is te lang: het maximum is { $most } bytes.
error-too-much-work = Dit zou de server te lang bezighouden; hij is ermee gestopt.
error-too-many = Dat was veel tegelijk. Probeer het over { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } opnieuw.
error-storage-down = De server kan nu niets opslaan. Er is niets verloren: probeer het over een paar seconden opnieuw.
error-server-fault = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.

## Refusals: people

error-name-taken = Er is al een account dat “{ $name }” heet. Kies een andere naam, of log in.
error-weak-password = Een wachtwoord moet minstens { $least } tekens hebben en mag niet je naam zijn.
error-bad-login = De naam of het wachtwoord klopt niet. Kijk ze allebei na en probeer het opnieuw.
error-account-held = Je hebt al een account.
error-account-needed = Daar heb je een account voor nodig. Maak er eerst een.
error-people-only = De sleutel van een bot is alleen om mee te spelen.
error-tokens-full = Je kunt hoogstens { $most } bots hebben. Verwijder er eerst een.
error-friend-link = Deze vriendenlink werkt niet, of niet meer. Vraag om een nieuwe.
error-friend-self = Dit is je eigen link. Stuur hem naar iemand die je kent.
error-friends-full = Je hebt al { $most } vrienden, meer kan niet. Verwijder eerst iemand.
error-friend-full = { $name } heeft geen plaats voor meer vrienden.
error-friend-requests = Je hebt vandaag { $most } verzoeken gestuurd. Probeer het morgen weer.
error-friend-blocked = Je hebt { $name } geblokkeerd. Maak dat eerst ongedaan in je account.
error-friend-invited = Je hebt { $name } net uitgenodigd. Wacht een minuut.

## Refusals: tables

error-table-unknown = Er is geen tafel “{ $table }”. Controleer de link, of vraag om een nieuwe.
error-table-full = Alle plaatsen zijn bezet. Je kunt meekijken, of zelf een tafel openen.
error-table-started = De partij is begonnen, dus de plaatsen staan vast.
error-table-not-started = De partij is nog niet begonnen.
error-puzzle-unknown = Voor { $day } is er geen puzzel: ze gaan dertig dagen terug.
error-table-over = De partij is afgelopen.
error-table-not-over = Dat moet wachten tot de partij is afgelopen.
error-table-paused = De klokken staan stil. Laat ze weer lopen voordat je een zet doet.
error-seat-unknown = Er is geen plaats { $number } aan deze tafel.
error-seat-taken = Daar zit al iemand. Kies een andere plaats.
error-seat-held = Je zit al aan deze tafel.
error-seat-none = Alleen wie aan tafel zit, kan dat.
error-seat-closed = Je kunt niet aan deze tafel gaan zitten. Kies een andere.
error-seat-freed = Wie de tafel heeft geopend, heeft je plaats weer vrijgemaakt. Je kunt meekijken, een andere tafel kiezen of hier over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } weer gaan zitten.
error-seats-open = { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    } Nodig iemand uit, of zet er een bot neer.
error-seats-many = Je zit al aan { $most } tafels die nog niet begonnen zijn. Verlaat er eerst één.
error-pledge-none = Je hebt vóór deze partij geen woorden verzegeld, dus er zijn er geen om te onthullen.
error-reveal-words = Deze woorden passen niet bij jouw verzegeling van vóór de partij.
error-reveal-late = Ronde { $round } is al gedeeld, zonder deze woorden.
error-host-only = Alleen wie de tafel heeft geopend, kan dat.
error-stale = Iemand was sneller: de tafel is veranderd sinds je keek. Kijk opnieuw en herhaal je zet.
error-draft-pieces = Je kunt alleen bouwen met wat op tafel ligt en wat je zelf hebt.
error-watch-closed = Aan deze tafel mag niemand meekijken.
error-chat-closed = Aan deze tafel is geen chat.
error-hints-closed = Aan deze tafel is afgesproken zonder tips te spelen.
error-rated-accounts = Voor een partij met rating heb je een account nodig. Maak er eerst een, of speel zonder rating.
error-seat-nobody = Daar zit niemand anders.
error-push-closed = Deze server verstuurt geen meldingen.
error-push-address = Dat is niet het adres van een pushdienst.
# A notice on a phone; its title is the name of the game.
push-turn = Jij bent aan de beurt.
push-invite = { $name } nodigt je uit om mee te spelen.
error-replay-round = { $over ->
        [0] Er is nog geen ronde van deze partij afgelopen. Terugkijken kan zodra dat zo is.
       *[other] Ronde { $round } kun je niet terugkijken: dat kan alleen met rondes die afgelopen zijn.
    }
error-replay-step = Stap { $step } is er niet in deze ronde. De laatste is { $last }.
