# The words of the server, and of what only happens between people.

event-resigned = { $seat } geeft op.
result-resigned = Er is niemand meer over om tegen te spelen.
error-has-resigned = { $seat } heeft al opgegeven.

## The command line

cli-serve = Biedt de spellen aan voor browsers en bots, tot je met Ctrl-C stopt. Alles kan ook via de omgeving worden ingesteld: RUMMEL_PORT, RUMMEL_DATABASE enzovoort.
    .short = Bied de spellen aan voor browsers
cli-option-host = Het adres om op te luisteren; 127.0.0.1 is alleen deze computer.
cli-option-port = De poort om op te luisteren; 0 voor een willekeurige vrije.
cli-option-database = Waar alles wordt bewaard: sqlite:///FILE of postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Hoeveel processen werken; voor meer dan één is PostgreSQL nodig.
cli-serving = De tafel is gedekt. Open het adres hierboven in een browser; Ctrl-C stopt de server, en er gaat niets verloren.
cli-refused-no-server = De onderdelen voor de server zijn niet geïnstalleerd. Installeer ze met: pip install "rummel[server]"
cli-refused-serve = De server kan niet luisteren op { $host }, poort { $port }: { $reason }. Kies een andere met --port.

## At the table

error-table-unknown = Er is geen tafel “{ $table }”. Controleer de link, of vraag om een nieuwe.
error-table-full = Alle plaatsen zijn bezet. Je kunt toekijken, of zelf een tafel openen.
error-table-started = De partij is begonnen, dus de plaatsen staan vast.
error-table-not-started = De partij is nog niet begonnen.
error-table-over = De partij is afgelopen.
error-table-not-over = Dat moet wachten tot de partij is afgelopen.
error-table-paused = De klokken staan stil. Laat ze weer lopen voordat je een zet doet.
error-seat-unknown = Er is geen plaats { $number } aan deze tafel.
error-seat-taken = Daar zit al iemand. Kies een andere plaats.
error-seat-held = Je zit al aan deze tafel.
error-seat-none = Dat kan alleen wie aan tafel zit.
error-seats-open = { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    } Nodig iemand uit, of zet er een bot neer.
error-host-only = Dat kan alleen wie de tafel heeft geopend.
error-stale = Iemand was sneller: de tafel is veranderd sinds je keek. Kijk opnieuw en herhaal je zet.
error-draft-pieces = Je kunt alleen bouwen met wat op tafel en op je bankje ligt.
error-watch-closed = Aan deze tafel mag niemand toekijken.
error-chat-closed = Aan deze tafel is geen chat.
error-hints-closed = Aan deze tafel is afgesproken zonder tips te spelen.
error-rated-accounts = Partijen met rating zijn voor wie een account heeft. Maak er eerst een, of speel zonder rating.

## Everywhere

error-bad-setting = De instelling “{ $name }” past niet: { $reason }
error-workers-sqlite = SQLite bedient maar één proces. Geef voor meer met --database een PostgreSQL-database op.
error-not-signed-in = Zeg eerst hoe je heet.
error-bad-request = Dit is onleesbaar: { $reason }
error-bad-origin = Dit verzoek komt van een andere site en is niet uitgevoerd.
error-not-found = Op dit adres is niets.
error-method-wrong = Dat kan niet op dit adres.
error-too-large = Dit is te lang: hoogstens { $most } bytes mag.
error-too-many = Dat was veel tegelijk. Probeer het over { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } opnieuw.
error-storage-down = De server kan nu niets opslaan. Er is niets verloren: probeer het over een paar seconden opnieuw.
error-server-fault = Er ging iets mis op de server. Er is niets veranderd; probeer het opnieuw.
