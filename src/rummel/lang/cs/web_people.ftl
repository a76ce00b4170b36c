# Účty, partie a hodnocení v prohlížeči.

web-sign-in = Přihlásit se
web-sign-out = Odhlásit se
web-signed-in = Účet { $name } je přihlášený.
web-signed-out = Odhlášeno. Brzy na viděnou!
web-register = Založit účet
web-account = Účet
web-account-of = Účet: { $name }
web-account-pages = Tvoje stránky
web-account-about = Všechno můžeš hrát bez účtu. S účtem najdeš své partie na každém zařízení, můžeš hrát hodnocené partie a nechat hrát vlastního bota. Stačí jméno a heslo, bez e-mailu.
web-account-guest = Hraješ jako { $name }, bez účtu. Partie a místa, která teď máš, jdou s tebou.
web-password = Heslo
web-password-show = Ukázat
web-password-hide = Skrýt
web-password-keep = Aspoň osm znaků. Nové ti nikdo poslat nemůže, tak si ho dobře uschovej.
web-password-change = Změnit heslo
web-password-old = Dosavadní heslo
web-password-new = Nové heslo
web-password-changed = Změněno. Všude jinde je účet odhlášený.
web-name-about = Tímto jménem se také přihlašuješ. U stolů, kde už sedíš, zůstane to staré.
web-devices = Kde je účet přihlášený
web-devices-end = Odhlásit všude jinde
web-devices-ended = Hotovo.
web-device-this = toto zařízení
web-device-seen = naposledy { $when }
web-device-end = Odhlásit
web-device-end-of = Odhlásit: { $device }
web-bots = Tvoji boti
web-bots-about = Vlastní program si může sednout ke stolu jako kdokoli jiný. Prokáže se klíčem a ostatní vidí, že je to program.
web-bots-since = od { $when }
web-bots-name = Jméno bota
web-bots-add = Vytvořit bota
web-bots-token = Toto je klíč bota { $name }. Ukáže se jen teď: zkopíruj si ho a nikomu ho nedávej.
web-bots-token-label = Klíč
web-bots-copy = Kopírovat
web-bots-try = Bota pro začátek najdeš přímo v Rummelu. Sedne si ke stolu a hraje:
web-bots-table = STŮL
web-bots-delete-of = Smazat { $name }
web-bots-delete-about = Vzdá partie, které právě hraje, a jeho klíč přestane platit.
web-program = program
web-data = Tvoje data
web-data-about = Vezmi si s sebou všechno, co je o tobě uloženo, nebo to nech smazat.
web-export = Stáhnout moje data
web-delete = Smazat
web-delete-account = Smazat účet
web-delete-guest = Smazat všechno o mně
web-delete-about = Rozehrané partie se vzdají, tvoje jméno se z odehraných vyškrtne a všechno ostatní se smaže. Nejde to vrátit.
web-delete-really = Smazat nadobro
web-matches = Moje partie
web-matches-running = Rozehrané
web-matches-over = Dohrané
web-matches-more = Ukázat další
web-matches-none = Zatím tu nic není.
web-matches-guest = Bez účtu vidíš tyto partie jen na tomto zařízení.
web-match-open = ještě nezačala
web-match-waiting = čeká na ostatní
web-match-due = do { $when }
web-match-place = { $place ->
        [1] výhra
       *[other] { $place }. místo z { $count }
    }
web-match-draw = remíza
web-match-go-on = Pokračovat
web-match-replay = Přehrát
web-match-replay-of = Přehrát: { $game }, { $names }
web-rated = hodnocená
web-setup-rated = Hodnocená partie
web-rated-about = Počítá se do hodnocení. Jen mezi lidmi s účtem, bez botů.
web-rated-table = Tento stůl je hodnocený. K přisednutí potřebuješ účet.
web-ratings = Hodnocení
web-game = Hra
web-ratings-place = Pořadí
web-name = Jméno
web-ratings-rating = Hodnocení
web-ratings-matches = Partie
web-ratings-yours = Tvoje hodnocení je { $rating }, po { $matches ->
        [one] jedné partii
        [few] { $matches } partiích
        [many] { $matches } partie
       *[other] { $matches } partiích
    }.
web-ratings-none = Hodnocenou partii této hry zatím nikdo nehrál.
web-ratings-about = Počítají se jen stoly založené jako hodnocené. Každý začíná na 1000; čím víc partií odehraješ, tím je číslo jistější.
