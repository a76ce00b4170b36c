# The words of the server, and of what only happens between people.

event-resigned = { $seat } se vzdává.
result-resigned = Už není proti komu hrát.
error-has-resigned = { $seat } je už po vzdání mimo hru.

## The command line

cli-serve = Nabízí hry prohlížečům a botům, dokud server nezastavíš pomocí Ctrl-C. Každý přepínač jde nastavit i v prostředí: RUMMEL_PORT, RUMMEL_DATABASE a tak dál.
    .short = Nabízet hry prohlížečům
cli-option-host = Adresa, na které server naslouchá; 127.0.0.1 je jen tento počítač.
cli-option-port = Port, na kterém server naslouchá; 0 znamená kterýkoli volný.
cli-option-database = Kde se všechno ukládá: sqlite:///FILE, nebo postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Kolik procesů obsluhuje hráče; pro víc než jeden je potřeba PostgreSQL.
cli-serving = Stůl je prostřený. Otevři adresu nahoře v prohlížeči; Ctrl-C server zastaví a nic se neztratí.
cli-refused-no-server = Části serveru nejsou nainstalované. Nainstaluj je příkazem: pip install "rummel[server]"
cli-refused-serve = Server nemůže naslouchat na { $host }, port { $port }: { $reason }. Zvol jiný pomocí --port.

## At the table

error-table-unknown = Stůl „{ $table }“ neexistuje. Zkontroluj odkaz, nebo si řekni o nový.
error-table-full = Všechna místa jsou obsazená. Můžeš se dívat, nebo otevřít vlastní stůl.
error-table-started = Partie už začala, takže místa měnit nejde.
error-table-not-started = Partie ještě nezačala.
error-table-over = Partie skončila.
error-table-not-over = To musí počkat, až partie skončí.
error-table-paused = Hodiny stojí. Než budeš táhnout, zase je spusť.
error-seat-unknown = Místo { $number } u tohoto stolu není.
error-seat-taken = Tam už někdo sedí. Vyber si jiné místo.
error-seat-held = U tohoto stolu už sedíš.
error-seat-none = To mohou jen hráči, kteří sedí u stolu.
error-seats-open = { $count ->
        [one] Jedno místo je ještě volné.
        [few] Ještě jsou volná { $count } místa.
        [many] Ještě je volno { $count } místa.
       *[other] Ještě je volných { $count } míst.
    } Někoho pozvi, nebo tam posaď bota.
error-host-only = To může jen hráč, který stůl otevřel.
error-stale = Někdo tě předběhl: stůl se mezitím změnil. Podívej se znovu a tah zopakuj.
error-draft-pieces = Stavět jde jen z toho, co leží na stole a na tvém stojánku.
error-watch-closed = U tohoto stolu se nikdo dívat nesmí.
error-chat-closed = U tohoto stolu se nechatuje.
error-hints-closed = Hráči u tohoto stolu se dohodli, že budou hrát bez nápovědy.
error-rated-accounts = Hodnocené partie jsou pro hráče s účtem. Nejdřív si ho založ, nebo hraj bez hodnocení.

## Everywhere

error-bad-setting = Nastavení „{ $name }“ nesedí: { $reason }
error-workers-sqlite = SQLite obslouží jen jeden proces. Pro víc procesů nastav --database na databázi PostgreSQL.
error-not-signed-in = Nejdřív nám řekni své jméno.
error-bad-request = Tohle nejde přečíst: { $reason }
error-bad-origin = Tento požadavek přišel z jiné stránky a neprovedl se.
error-not-found = Na této adrese nic není.
error-method-wrong = To na této adrese nejde.
error-too-large = Je to příliš dlouhé, nejvyšší počet bajtů: { $most }.
error-too-many = To bylo moc najednou. Zkus to znovu za { $seconds ->
        [one] sekundu.
        [few] { $seconds } sekundy.
        [many] { $seconds } sekundy.
       *[other] { $seconds } sekund.
    }
error-storage-down = Server teď nemůže zapisovat. Nic se neztratilo: zkus to znovu za pár sekund.
error-server-fault = Na serveru se něco pokazilo. Nic se nezměnilo; zkus to znovu.
