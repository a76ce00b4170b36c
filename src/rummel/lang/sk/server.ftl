### Words of the server: for those who run it, and what it refuses to people and programs.

## Running it

cli-serve = Ponúka hry prehliadačom a botom, kým server nezastavíš pomocou Ctrl-C. Každý prepínač sa dá nastaviť aj v prostredí: RUMMEL_PORT, RUMMEL_DATABASE a tak ďalej.
    .short = Ponúkať hry prehliadačom
cli-option-host = Adresa, na ktorej server počúva; 127.0.0.1 je len tento počítač.
cli-option-port = Port, na ktorom server počúva; 0 znamená ktorýkoľvek voľný.
cli-option-database = Kde sa všetko ukladá: sqlite:///FILE alebo postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Koľko procesov obsluhuje hráčov; na viac než jeden treba PostgreSQL.
cli-serving = Stôl je prestretý. Otvor adresu hore v prehliadači; Ctrl-C server zastaví a nič sa nestratí.
cli-serving-kept = Všetko sa ukladá do { $file }.
cli-refused-no-server = Časti servera nie sú nainštalované. Nainštaluj ich príkazom: pip install "rummel[server]"
cli-refused-serve = Server nemôže počúvať na { $host }, port { $port }: { $reason }. Zvoľ iný pomocou --port.
error-bad-setting = Nastavenie „{ $name }“ nesedí: { $reason }
error-setting-unknown = Nastavenie { $name } neexistuje. Nemyslíš { $meant }?
error-workers-sqlite = SQLite obslúži len jeden proces. Na viac procesov nastav --database na databázu PostgreSQL.

## Looking after it

cli-admin = Stará sa o ľudí a stoly servera priamo v jeho databáze, či server beží, alebo nie.
    .short = Starať sa o server
cli-admin-people = Vypíše ľudí od najnovších: účty, hostí a botov, ktorí hrajú s kľúčom.
    .short = Vypísať ľudí
cli-admin-option-search = Len tí, čo majú tento text v mene.
cli-admin-reset = Dá účtu nové náhodné heslo, vypíše ho a ukončí všetky prihlásenia. NAME je meno alebo označenie.
    .short = Dať niekomu nové heslo
cli-admin-reset-done = Nové heslo, ukáže sa len tu ({ $name }):
cli-admin-end = Všade niekoho odhlási. NAME je meno alebo označenie.
    .short = Všade niekoho odhlásiť
cli-admin-end-done = { $count ->
        [one] Ukončené { $count } prihlásenie: { $name }.
        [few] Ukončené { $count } prihlásenia: { $name }.
        [many] Ukončeného { $count } prihlásenia: { $name }.
       *[other] Ukončených { $count } prihlásení: { $name }.
    }
cli-admin-delete = Nadobro zmaže osobu: jej partie sa ukončia ako vzdané, meno sa vyškrtne a všetko ostatné o nej zmizne. NAME je meno alebo označenie.
    .short = Nadobro zmazať osobu
cli-admin-delete-done = Zmazané: { $name }.
cli-admin-tables = Vypíše stoly od najnovších.
    .short = Vypísať stoly
cli-admin-option-status = Len stoly, ktoré sú otvorené (open), hrajú sa (playing) alebo sa skončili (over).
cli-admin-table = Ukáže stôl tak, ako ho vidí ten, kto sa pozerá, bez čohokoľvek skrytého.
    .short = Ukázať stôl
cli-admin-check = Znova prehrá každý denník, overí záznam každej skončenej partie a porovná s denníkom stoly aj snímky. Skončí s 1, keď sa niečo líši.
    .short = Porovnať všetko s denníkmi
cli-admin-check-fine = { $count ->
        [one] Preverený { $count } stôl a všetko sedí.
        [few] Preverené { $count } stoly a všetko sedí.
        [many] Prevereného { $count } stola a všetko sedí.
       *[other] Preverených { $count } stolov a všetko sedí.
    }
cli-admin-check-wrong = { $wrong ->
        [one] { $wrong } stôl nesedí so svojím denníkom.
        [few] { $wrong } stoly nesedia so svojimi denníkmi.
        [many] { $wrong } stola nesedí so svojimi denníkmi.
       *[other] { $wrong } stolov nesedí so svojimi denníkmi.
    } Preverených: { $count }.
cli-admin-rebuild = Zahodí všetky snímky. Len šetria čas: v denníkoch je všetko a pri hre vzniknú nové.
    .short = Zahodiť snímky
cli-admin-rebuild-done = { $count ->
        [one] Zahodená { $count } snímka.
        [few] Zahodené { $count } snímky.
        [many] Zahodenej { $count } snímky.
       *[other] Zahodených { $count } snímok.
    } V denníkoch je všetko.
cli-admin-tidy = Odstráni stoly, ku ktorým sa nikto nevracia, a hostí, ktorí sú preč, ako to server robí každú hodinu podľa svojich nastavení.
    .short = Upratať to, k čomu sa nikto nevracia
cli-admin-tidy-done = Odstránené – stoly: { $tables }, hostia: { $guests }.
cli-admin-reports = Vypíše, čo bolo nahlásené, od najnovšieho, s poslednými riadkami, ktoré nahlásený pri tom stole napísal.
    .short = Vypísať hlásenia
cli-admin-option-close = Uzavrieť toto hlásenie: zmaže sa.
cli-admin-report-closed = Hlásenie { $id } je uzavreté.
cli-refused-report-unknown = Hlásenie { $id } neexistuje. Všetky vypíše: rummel admin reports
cli-admin-column-at = kedy
cli-admin-column-reported = nahlásený
cli-admin-column-by = kým
cli-admin-column-reason = dôvod
cli-admin-column-table = stôl
cli-admin-column-text = text
# What somebody is reported for, in lists and in the pages.
report-insult = urážky
report-name = urážlivé meno
report-cheating = podvádzanie
report-stalling = zdržiavanie alebo útek z hry
report-other = niečo iné
cli-admin-backup = Skopíruje databázu SQLite do súboru, aj keď server beží. Kópia obsahuje tajomstvá: dobre ju ulož.
    .short = Skopírovať databázu
cli-admin-backup-done = Všetko je teraz v { $path }. Súbor dobre ulož: obsahuje tajomstvá.
cli-admin-column-id = označenie
cli-admin-column-kind = druh
cli-admin-column-matches = partie
cli-admin-column-created = od
cli-admin-column-seen = naposledy
cli-admin-column-status = stav
cli-admin-column-players = kto hrá
cli-admin-column-entries = denník
cli-admin-column-ended = koniec
cli-admin-column-wake = termín
cli-admin-column-setup = nastavenia
cli-admin-account = účet
cli-admin-guest = hosť
cli-admin-bot = bot
cli-admin-open = otvorený
cli-admin-playing = hrá sa
cli-admin-over = skončený
cli-admin-fault-log = Denník sa nedá prehrať.
cli-admin-fault-row = Stôl hovorí niečo iné než jeho denník.
cli-admin-fault-snapshot = Snímka vedie inam než denník.
cli-admin-fault-places = Umiestnenie hráčov nezodpovedá výsledku.
cli-admin-fault-record = Záznam sa nedá overiť.
cli-refused-database = Databáza sa nedá použiť: { $reason }
cli-refused-database-version = Toto nie je databáza tejto verzie Rummelu. Staršiu databázu server pri spustení sám prevedie.
cli-refused-person-unknown = Nikto sa nevolá „{ $name }“. Všetkých vypíše: rummel admin people
cli-refused-person-several = Viac ľudí sa volá „{ $name }“ ({ $count }). Vyber podľa označenia; vypíše ich: rummel admin people
cli-refused-person-guest = { $name } nemá účet, a teda ani heslo.
cli-refused-backup-postgres = PostgreSQL má na to vlastný program: pg_dump -Fc -f { $path } URL

## Refusals: any request

error-not-signed-in = Najprv nám povedz svoje meno.
error-bad-request = Toto sa nedá prečítať: { $reason }
error-bad-origin = Táto požiadavka prišla z inej stránky a nevykonala sa.
error-not-found = Na tejto adrese nič nie je.
error-method-wrong = To sa na tejto adrese nedá.
error-too-large = Je to príliš dlhé, najvyšší počet bajtov: { $most }.
error-too-much-work = Serveru by to trvalo príliš dlho, a tak prestal.
error-too-many = To bolo veľa naraz. Skús to znova o { $seconds ->
        [one] sekundu.
        [few] { $seconds } sekundy.
        [many] { $seconds } sekundy.
       *[other] { $seconds } sekúnd.
    }
error-storage-down = Server teraz nemôže zapisovať. Nič sa nestratilo: skús to znova o pár sekúnd.
error-server-fault = Na serveri sa niečo pokazilo. Nič sa nezmenilo; skús to znova.

## Refusals: people

error-name-taken = Účet s menom „{ $name }“ už existuje. Zvoľ iné meno alebo sa prihlás.
error-weak-password = Heslo musí mať aspoň { $least } znakov a nesmie to byť tvoje meno.
error-bad-login = Meno alebo heslo nesedí. Skontroluj oboje a skús to znova.
error-account-held = Účet už máš.
error-account-needed = Na to potrebuješ účet. Najprv si ho založ.
error-people-only = Kľúč bota slúži len na hranie.
error-tokens-full = Najvyšší počet botov je { $most }. Najprv niektorého zmaž.
error-friend-link = Tento odkaz pre priateľov neplatí alebo už prestal platiť. Popros o nový.
error-friend-self = Toto je tvoj vlastný odkaz. Pošli ho niekomu, koho poznáš.
error-friends-full = Počet tvojich priateľov je { $most } a viac ich byť nemôže. Najprv niekoho odober.
error-friend-full = { $name } už nemá v zozname priateľov miesto.
error-friend-requests = Počet žiadostí odoslaných dnes: { $most }. Skús to zajtra.
error-friend-blocked = Hráča { $name } máš medzi blokovanými. Najprv to zruš vo svojom účte.
error-friend-invited = { $name } už od teba pozvánku má. Počkaj minútu.

## Refusals: tables

error-table-unknown = Stôl „{ $table }“ neexistuje. Skontroluj odkaz alebo si vypýtaj nový.
error-table-full = Všetky miesta sú obsadené. Môžeš sa pozerať alebo založiť vlastný stôl.
error-table-started = Partia sa už začala, takže miesta sa meniť nedajú.
error-table-not-started = Partia sa ešte nezačala.
error-puzzle-unknown = Pre { $day } hlavolam nie je: sú tu len za posledných tridsať dní.
error-table-over = Partia sa skončila.
error-table-not-over = To musí počkať, kým sa partia skončí.
error-table-paused = Hodiny stoja. Skôr než zahráš, znova ich spusti.
error-seat-unknown = Miesto { $number } pri tomto stole nie je.
error-seat-taken = Tam už niekto sedí. Vyber si iné miesto.
error-seat-held = Pri tomto stole už sedíš.
error-seat-none = To môžu len hráči, ktorí sedia pri stole.
error-seat-closed = K tomuto stolu si sadnúť nemôžeš. Vyber si iný.
error-seat-freed = Hráč, ktorý stôl založil, uvoľnil tvoje miesto. Môžeš sa pozerať, vybrať si iný stôl alebo si sem znova sadnúť o { $minutes ->
        [one] minútu.
        [few] { $minutes } minúty.
       *[other] { $minutes } minút.
    }
error-seats-open = { $count ->
        [one] Jedno miesto je ešte voľné.
        [few] Ešte sú voľné { $count } miesta.
        [many] Ešte je voľného { $count } miesta.
       *[other] Ešte je voľných { $count } miest.
    } Niekoho pozvi alebo tam posaď bota.
error-seats-many = Počet stolov, pri ktorých sedíš a kde sa ešte nezačalo: { $most }. Najprv od niektorého odíď.
error-pledge-none = Pred touto partiou tvoje zariadenie žiadne slová nezapečatilo, takže nie je čo odhaliť.
error-reveal-words = Tieto slová nezodpovedajú tvojej pečati z času pred partiou.
error-reveal-late = Kolo { $round } je už rozdané, bez týchto slov.
error-host-only = To môže len hráč, ktorý stôl založil.
error-stale = Niekto ťa predbehol: stôl sa medzitým zmenil. Pozri sa znova a ťah zopakuj.
error-draft-pieces = Stavať sa dá len z toho, čo leží na stole a čo máš u seba.
error-watch-closed = Pri tomto stole sa nikto pozerať nesmie.
error-chat-closed = Pri tomto stole sa nečetuje.
error-hints-closed = Hráči pri tomto stole sa dohodli, že budú hrať bez rád.
error-rated-accounts = Hodnotené partie sú pre hráčov s účtom. Najprv si ho založ alebo hraj bez hodnotenia.
error-seat-nobody = Nikto iný tam nesedí.
error-push-closed = Tento server neposiela oznámenia.
error-push-address = To nie je adresa služby na posielanie oznámení.
# A notice on a phone; its title is the name of the game.
push-turn = Si na rade.
push-invite = { $name } ťa pozýva k stolu.
error-replay-round = { $over ->
        [0] Žiadne kolo tejto partie sa ešte neskončilo. Kolo si môžeš pozrieť, keď sa skončí.
       *[other] Kolo { $round } si pozrieť nemôžeš: iba kolá, ktoré sa skončili.
    }
error-replay-step = Krok { $step } v tomto kole nie je. Posledný je { $last }.
