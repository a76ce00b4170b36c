# The words of the server, and of what only happens between people.

event-resigned = { $seat } sa vzdáva.
result-resigned = Už niet proti komu hrať.
error-has-resigned = { $seat } je už po vzdaní mimo hry.

## The command line

cli-serve = Ponúka hry prehliadačom a botom, kým server nezastavíš pomocou Ctrl-C. Každý prepínač sa dá nastaviť aj v prostredí: RUMMEL_PORT, RUMMEL_DATABASE a tak ďalej.
    .short = Ponúkať hry prehliadačom
cli-option-host = Adresa, na ktorej server počúva; 127.0.0.1 je len tento počítač.
cli-option-port = Port, na ktorom server počúva; 0 znamená ktorýkoľvek voľný.
cli-option-database = Kde sa všetko ukladá: sqlite:///FILE alebo postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Koľko procesov obsluhuje hráčov; na viac než jeden treba PostgreSQL.
cli-serving = Stôl je prestretý. Otvor adresu hore v prehliadači; Ctrl-C server zastaví a nič sa nestratí.
cli-refused-no-server = Časti servera nie sú nainštalované. Nainštaluj ich príkazom: pip install "rummel[server]"
cli-refused-serve = Server nemôže počúvať na { $host }, port { $port }: { $reason }. Zvoľ iný pomocou --port.

## At the table

error-table-unknown = Stôl „{ $table }“ neexistuje. Skontroluj odkaz alebo si vypýtaj nový.
error-table-full = Všetky miesta sú obsadené. Môžeš sa pozerať alebo otvoriť vlastný stôl.
error-table-started = Partia sa už začala, takže miesta sa meniť nedajú.
error-table-not-started = Partia sa ešte nezačala.
error-table-over = Partia sa skončila.
error-table-not-over = To musí počkať, kým sa partia skončí.
error-table-paused = Hodiny stoja. Skôr než potiahneš, zasa ich spusti.
error-seat-unknown = Miesto { $number } pri tomto stole nie je.
error-seat-taken = Tam už niekto sedí. Vyber si iné miesto.
error-seat-held = Pri tomto stole už sedíš.
error-seat-none = To môžu len hráči, ktorí sedia pri stole.
error-seats-open = { $count ->
        [one] Jedno miesto je ešte voľné.
        [few] Ešte sú voľné { $count } miesta.
        [many] Ešte je voľného { $count } miesta.
       *[other] Ešte je voľných { $count } miest.
    } Niekoho pozvi alebo tam posaď bota.
error-host-only = To môže len hráč, ktorý stôl otvoril.
error-stale = Niekto ťa predbehol: stôl sa medzitým zmenil. Pozri sa znova a ťah zopakuj.
error-draft-pieces = Stavať sa dá len z toho, čo leží na stole a na tvojom stojane.
error-watch-closed = Pri tomto stole sa nikto pozerať nesmie.
error-chat-closed = Pri tomto stole sa nečetuje.
error-hints-closed = Hráči pri tomto stole sa dohodli, že budú hrať bez nápovedy.
error-rated-accounts = Hodnotené partie sú pre hráčov s účtom. Najprv si ho založ alebo hraj bez hodnotenia.

## Everywhere

error-bad-setting = Nastavenie „{ $name }“ nesedí: { $reason }
error-workers-sqlite = SQLite obslúži len jeden proces. Na viac procesov nastav --database na databázu PostgreSQL.
error-not-signed-in = Najprv nám povedz svoje meno.
error-bad-request = Toto sa nedá prečítať: { $reason }
error-bad-origin = Táto požiadavka prišla z inej stránky a nevykonala sa.
error-not-found = Na tejto adrese nič nie je.
error-method-wrong = To na tejto adrese nejde.
error-too-large = Je to príliš dlhé, najvyšší počet bajtov: { $most }.
error-too-many = To bolo veľa naraz. Skús to znova o { $seconds ->
        [one] sekundu.
        [few] { $seconds } sekundy.
        [many] { $seconds } sekundy.
       *[other] { $seconds } sekúnd.
    }
error-storage-down = Server teraz nemôže zapisovať. Nič sa nestratilo: skús to znova o pár sekúnd.
error-server-fault = Na serveri sa niečo pokazilo. Nič sa nezmenilo; skús to znova.
