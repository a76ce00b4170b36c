### Words of the server: for those who run it, and what it refuses to people and programs.

## Running it

cli-serve = Nabízí hry prohlížečům a botům, dokud server nezastavíš pomocí Ctrl-C. Každý přepínač jde nastavit i v prostředí: RUMMEL_PORT, RUMMEL_DATABASE a tak dál.
    .short = Nabízet hry prohlížečům
cli-option-host = Adresa, na které server naslouchá; 127.0.0.1 je jen tento počítač.
cli-option-port = Port, na kterém server naslouchá; 0 znamená kterýkoli volný.
cli-option-database = Kde se všechno ukládá: sqlite:///FILE, nebo postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Kolik procesů obsluhuje hráče; pro víc než jeden je potřeba PostgreSQL.
cli-serving = Stůl je prostřený. Otevři adresu nahoře v prohlížeči; Ctrl-C server zastaví a nic se neztratí.
cli-serving-kept = Všechno se ukládá do { $file }.
cli-refused-no-server = Části serveru nejsou nainstalované. Nainstaluj je příkazem: pip install "rummel[server]"
cli-refused-serve = Server nemůže naslouchat na { $host }, port { $port }: { $reason }. Zvol jiný pomocí --port.
error-bad-setting = Nastavení „{ $name }“ nesedí: { $reason }
error-setting-unknown = Nastavení { $name } neexistuje. Nemyslíš { $meant }?
error-workers-sqlite = SQLite obslouží jen jeden proces. Pro víc procesů nastav --database na databázi PostgreSQL.

## Looking after it

cli-admin = Stará se o lidi a stoly serveru přímo v jeho databázi, ať server běží, nebo ne.
    .short = Starat se o server
cli-admin-people = Vypíše lidi od nejnovějších: účty, hosty a boty, kteří hrají s klíčem.
    .short = Vypsat lidi
cli-admin-option-search = Jen ti, kdo mají tento text ve jméně.
cli-admin-reset = Dá účtu nové náhodné heslo, vypíše ho a ukončí všechna přihlášení. NAME je jméno nebo označení.
    .short = Dát někomu nové heslo
cli-admin-reset-done = Nové heslo, ukáže se jen tady ({ $name }):
cli-admin-end = Všude někoho odhlásí. NAME je jméno nebo označení.
    .short = Všude někoho odhlásit
cli-admin-end-done = { $count ->
        [one] Ukončeno { $count } přihlášení: { $name }.
        [few] Ukončena { $count } přihlášení: { $name }.
        [many] Ukončeno { $count } přihlášení: { $name }.
       *[other] Ukončeno { $count } přihlášení: { $name }.
    }
cli-admin-delete = Nadobro smaže osobu: její partie se ukončí jako vzdané, jméno se vyškrtne a všechno ostatní o ní zmizí. NAME je jméno nebo označení.
    .short = Nadobro smazat osobu
cli-admin-delete-done = Smazáno: { $name }.
cli-admin-tables = Vypíše stoly od nejnovějších.
    .short = Vypsat stoly
cli-admin-option-status = Jen stoly, které jsou otevřené (open), hrají se (playing) nebo skončily (over).
cli-admin-table = Ukáže stůl tak, jak ho vidí ten, kdo se dívá, bez čehokoli skrytého.
    .short = Ukázat stůl
cli-admin-check = Znovu přehraje každý deník, ověří záznam každé skončené partie a porovná s deníkem stoly i snímky. Skončí s 1, když se něco liší.
    .short = Porovnat všechno s deníky
cli-admin-check-fine = { $count ->
        [one] Prověřen { $count } stůl a všechno souhlasí.
        [few] Prověřeny { $count } stoly a všechno souhlasí.
        [many] Prověřeno { $count } stolu a všechno souhlasí.
       *[other] Prověřeno { $count } stolů a všechno souhlasí.
    }
cli-admin-check-wrong = { $wrong ->
        [one] { $wrong } stůl nesouhlasí se svým deníkem.
        [few] { $wrong } stoly nesouhlasí se svými deníky.
        [many] { $wrong } stolu nesouhlasí se svými deníky.
       *[other] { $wrong } stolů nesouhlasí se svými deníky.
    } Prověřeno: { $count }.
cli-admin-rebuild = Zahodí všechny snímky. Jen šetří čas: v denících je všechno a při hře vzniknou nové.
    .short = Zahodit snímky
cli-admin-rebuild-done = { $count ->
        [one] Zahozen { $count } snímek.
        [few] Zahozeny { $count } snímky.
        [many] Zahozeno { $count } snímku.
       *[other] Zahozeno { $count } snímků.
    } V denících je všechno.
cli-admin-tidy = Odstraní stoly, ke kterým se nikdo nevrací, a hosty, kteří jsou pryč, jak to server dělá každou hodinu podle svého nastavení.
    .short = Uklidit to, k čemu se nikdo nevrací
cli-admin-tidy-done = Odstraněno – stoly: { $tables }, hosté: { $guests }.
cli-admin-reports = Vypíše, co bylo nahlášeno, od nejnovějšího, s posledními řádky, které nahlášený u toho stolu napsal.
    .short = Vypsat hlášení
cli-admin-option-close = Uzavřít toto hlášení: smaže se.
cli-admin-report-closed = Hlášení { $id } je uzavřeno.
cli-refused-report-unknown = Hlášení { $id } neexistuje. Všechna vypíše: rummel admin reports
cli-admin-column-at = kdy
cli-admin-column-reported = nahlášen
cli-admin-column-by = kým
cli-admin-column-reason = důvod
cli-admin-column-table = stůl
cli-admin-column-text = text
# What somebody is reported for, in lists and in the pages.
report-insult = urážky
report-name = urážlivé jméno
report-cheating = podvádění
report-stalling = zdržování nebo útěk ze hry
report-other = něco jiného
cli-admin-backup = Zkopíruje databázi SQLite do souboru, i když server běží. Kopie obsahuje tajemství: dobře ji ulož.
    .short = Zkopírovat databázi
cli-admin-backup-done = Všechno je teď v { $path }. Soubor dobře ulož: obsahuje tajemství.
cli-admin-column-id = označení
cli-admin-column-kind = druh
cli-admin-column-matches = partie
cli-admin-column-created = od
cli-admin-column-seen = naposledy
cli-admin-column-status = stav
cli-admin-column-players = kdo hraje
cli-admin-column-entries = deník
cli-admin-column-ended = konec
cli-admin-column-wake = termín
cli-admin-column-setup = nastavení
cli-admin-account = účet
cli-admin-guest = host
cli-admin-bot = bot
cli-admin-open = otevřený
cli-admin-playing = hraje se
cli-admin-over = skončil
cli-admin-fault-log = Deník nejde přehrát.
cli-admin-fault-row = Stůl říká něco jiného než jeho deník.
cli-admin-fault-snapshot = Snímek vede jinam než deník.
cli-admin-fault-places = Umístění hráčů neodpovídá výsledku.
cli-admin-fault-record = Záznam nejde ověřit.
cli-refused-database = Databázi nejde použít: { $reason }
cli-refused-database-version = Tohle není databáze této verze Rummelu. Starší databázi server při spuštění sám převede.
cli-refused-person-unknown = Nikdo se nejmenuje „{ $name }“. Všechny vypíše: rummel admin people
cli-refused-person-several = Víc lidí se jmenuje „{ $name }“ ({ $count }). Vyber podle označení; vypíše je: rummel admin people
cli-refused-person-guest = { $name } nemá účet, a tedy ani heslo.
cli-refused-backup-postgres = PostgreSQL na to má vlastní program: pg_dump -Fc -f { $path } URL

## Refusals: any request

error-not-signed-in = Nejdřív nám řekni své jméno.
error-bad-request = Tohle nejde přečíst: { $reason }
error-bad-origin = Tento požadavek přišel z jiné stránky a neprovedl se.
error-not-found = Na této adrese nic není.
error-method-wrong = To na této adrese nejde.
error-too-large = Je to příliš dlouhé, nejvyšší počet bajtů: { $most }.
error-too-much-work = To by serveru trvalo moc dlouho, a tak přestal.
error-too-many = To bylo moc najednou. Zkus to znovu za { $seconds ->
        [one] sekundu.
        [few] { $seconds } sekundy.
        [many] { $seconds } sekundy.
       *[other] { $seconds } sekund.
    }
error-storage-down = Server teď nemůže zapisovat. Nic se neztratilo: zkus to znovu za pár sekund.
error-server-fault = Na serveru se něco pokazilo. Nic se nezměnilo; zkus to znovu.

## Refusals: people

error-name-taken = Účet se jménem „{ $name }“ už existuje. Zvol jiné jméno, nebo se přihlas.
error-weak-password = Heslo musí mít aspoň { $least } znaků a nesmí to být tvoje jméno.
error-bad-login = Jméno nebo heslo nesouhlasí. Zkontroluj obojí a zkus to znovu.
error-account-held = Účet už máš.
error-account-needed = K tomu potřebuješ účet. Nejdřív si ho založ.
error-people-only = Klíč bota slouží jen ke hraní.
error-tokens-full = Nejvyšší počet botů je { $most }. Nejdřív některého smaž.
error-friend-link = Tento odkaz pro přátele neplatí, nebo už přestal platit. Požádej o nový.
error-friend-self = Tohle je tvůj vlastní odkaz. Pošli ho někomu, koho znáš.
error-friends-full = Počet tvých přátel je { $most } a víc jich být nemůže. Nejdřív někoho odeber.
error-friend-full = { $name } už nemá v seznamu přátel místo.
error-friend-requests = Počet žádostí odeslaných dnes: { $most }. Zkus to zítra.
error-friend-blocked = Hráče { $name } máš v blokovaných. Nejdřív to zruš ve svém účtu.
error-friend-invited = { $name } už od tebe pozvánku má. Počkej minutu.

## Refusals: tables

error-table-unknown = Stůl „{ $table }“ neexistuje. Zkontroluj odkaz, nebo si řekni o nový.
error-table-full = Všechna místa jsou obsazená. Můžeš se dívat, nebo založit vlastní stůl.
error-table-started = Partie už začala, takže místa měnit nejde.
error-table-not-started = Partie ještě nezačala.
error-puzzle-unknown = Pro { $day } hlavolam není: jsou tu jen za posledních třicet dní.
error-table-over = Partie skončila.
error-table-not-over = To musí počkat, až partie skončí.
error-table-paused = Hodiny stojí. Než budeš táhnout, zase je spusť.
error-seat-unknown = Místo { $number } u tohoto stolu není.
error-seat-taken = Tam už někdo sedí. Vyber si jiné místo.
error-seat-held = U tohoto stolu už sedíš.
error-seat-none = To mohou jen hráči, kteří sedí u stolu.
error-seat-closed = K tomuto stolu si sednout nemůžeš. Vyber si jiný.
error-seat-freed = Hráč, který stůl založil, uvolnil tvoje místo. Můžeš se dívat, vybrat si jiný stůl, nebo si sem znovu sednout za { $minutes ->
        [one] minutu.
        [few] { $minutes } minuty.
       *[other] { $minutes } minut.
    }
error-seats-open = { $count ->
        [one] Jedno místo je ještě volné.
        [few] Ještě jsou volná { $count } místa.
        [many] Ještě je volno { $count } místa.
       *[other] Ještě je volných { $count } míst.
    } Někoho pozvi, nebo tam posaď bota.
error-seats-many = Počet stolů, u kterých sedíš a kde se ještě nezačalo: { $most }. Nejdřív od některého odejdi.
error-pledge-none = Před touto partií tvoje zařízení žádná slova nezapečetilo, takže není co odhalit.
error-reveal-words = Tato slova neodpovídají tvé pečeti z doby před partií.
error-reveal-late = Kolo { $round } už je rozdané, bez těchto slov.
error-host-only = To může jen hráč, který stůl založil.
error-stale = Někdo tě předběhl: stůl se mezitím změnil. Podívej se znovu a tah zopakuj.
error-draft-pieces = Stavět jde jen z toho, co leží na stole a co máš u sebe.
error-watch-closed = U tohoto stolu se nikdo dívat nesmí.
error-chat-closed = U tohoto stolu se nechatuje.
error-hints-closed = Hráči u tohoto stolu se dohodli, že budou hrát bez rad.
error-rated-accounts = Hodnocené partie jsou pro hráče s účtem. Nejdřív si ho založ, nebo hraj bez hodnocení.
error-seat-nobody = Nikdo jiný tam nesedí.
error-push-closed = Tento server neposílá oznámení.
error-push-address = To není adresa služby pro oznámení.
# A notice on a phone; its title is the name of the game.
push-turn = Jsi na řadě.
push-invite = { $name } tě zve ke stolu.
error-replay-round = { $over ->
        [0] Žádné kolo této partie ještě neskončilo. Kolo si můžeš prohlédnout, až skončí.
       *[other] Kolo { $round } si prohlédnout nejde: jen kola, která skončila.
    }
error-replay-step = Krok { $step } v tomto kole není. Poslední je { $last }.
