### Words of the command line: commands, tables, turns at the keyboard, score sheets.

## Commands

cli-rummel = Žolíkové hry v terminálu. Začni s „rummel play“, nebo se podívej na „rummel games“.
    .short = Žolíkové hry v terminálu
cli-games = Vypíše hry.
    .short = Vypsat hry
cli-rules = Řekne, jak se hraje GAME a co jde nastavit pomocí --option.
    .short = Jak se hra hraje a co jde nastavit
cli-play = Hraje GAME přímo tady: ty, další lidé u této klávesnice a boti. Bez GAME vybereš ze seznamu.
    .short = Hrát u této klávesnice
cli-score = Vede zápis hry GAME pro ty, kdo hrají se skutečnými kartami nebo kameny.
    .short = Vést zápis u skutečného stolu
cli-simulate = Nechá boty hrát GAME proti sobě a shrne výsledky.
    .short = Nechat hrát boty
cli-arena = Nechá boty hrát GAME proti sobě a řekne, který je lepší. Každé rozdání se hraje ve všech rozesazeních, takže se štěstí vyruší.
    .short = Zjistit, který bot je lepší
cli-generate = Nechá boty hrát kola hry GAME a zapíše je do souborů pro výzkum: jako záznamy, nebo jako pole s jedním řádkem na každé rozhodnutí. Co už existuje, se nedělá znovu.
    .short = Vytvořit data pro výzkum
cli-replay = Ukáže záznam FILE tah po tahu.
    .short = Ukázat záznam tah po tahu
cli-show = Ukáže pozici tak, jak leží na stole. POSITION dej do jednoduchých uvozovek.
    .short = Ukázat pozici
cli-verify = Ověří, že záznam FILE je platný a poctivě rozdaný. Návratový kód 0: je; 1: není.
    .short = Ověřit záznam
cli-solve = Najde nejlepší tah pro zadané pozice, na každém řádku jednu jako text nebo objekt JSON, ze souboru FILE nebo ze standardního vstupu.
    .short = Najít nejlepší tah v pozici
cli-hint = Řekne, co bylo v záznamu FILE nejlepší před tahem na daném řádku, nebo co je nejlepší teď v uložené partii či v pozici.
    .short = Co bylo nebo je nejlepší

## Flags of the commands

cli-option-lang = Jazyk všech textů, třeba cs.
cli-option-version = Ukázat verzi.
cli-option-json = Psát JSON, pro programy.
cli-option-seats = Kdo hraje, popořadě: jména lidí a pro boty bot:mia (začátečnice), bot:leo, bot:nora, bot:viktor nebo bot:ada (mistryně). „me,ana,bot:nora“ jsi ty, Ana a bot, který hraje spolehlivě.
cli-option-bots = Kteří boti hrají, popořadě: bot:random,bot:random.
cli-option-option = Změnit pravidlo; lze uvést vícekrát. Co jde změnit, vypíše „rummel rules GAME“.
cli-option-seed = Rozdat podle tohoto textu místo náhody: stejný text dá stejné karty.
cli-option-record = Zapsat záznam partie do FILE.
cli-option-record-folder = Zapsat záznam každé partie do FOLDER.
cli-option-save = Kam uložit partii, když odejdeš před koncem.
cli-option-resume = Pokračovat v partii uložené ve FILE.
cli-option-position = Pozice jako jeden řádek textu, v jednoduchých uvozovkách.
cli-option-matches = Kolik partií.
cli-option-arena-bots = Kteří boti se utkají, oddělení čárkami.
cli-option-pairs = Kolik rozdání. Každé se hraje jednou pro každé rozesazení botů.
cli-option-arena-resume = Hotová rozdání ukládat do FILE, a pokud už existuje, pokračovat od nich.
cli-option-jobs = Kolik procesů hraje najednou; bez toho jeden na jádro. Výsledek je stejný.
cli-option-ray = Hrát na clusteru Ray: jeho adresa (host:port nebo ray://host:port), „auto“ pro ten, který tu běží, nebo „local“ pro vlastní s --jobs procesy. Výsledek je stejný.
cli-option-out = Složka pro soubory. Stejný příkaz zadaný znovu pokračuje tam, kde skončil.
cli-option-format = records: partie o jednom kole, jako řádky JSON. arrays: soubory Parquet s tím, co bylo při každém rozhodnutí vidět, co šlo a co se udělalo.
cli-option-generate-bots = Kteří boti hrají, místo po místě, oddělení čárkami. Jediné jméno platí pro všechna místa.
cli-option-rounds = Kolik kol.
cli-option-part = Kolik kol přijde do jednoho souboru.
cli-option-seat = Ukázat jen to, co může vidět tento hráč: jméno, nebo číslo počítané od 1.
cli-option-receipt = Porovnat záznam s potvrzením, které si nechalo tvoje zařízení.
cli-option-line = Řádek záznamu s tahem, o který jde.
cli-option-file = Kde je uložený zápis; starší se otevře a pokračuje se v něm.
cli-option-players = Jména hráčů v pořadí, v jakém sedí; kdo začíná, je první.

## Lists of games and rules

cli-column-id = hra
cli-column-name = název
cli-column-players = hráči
cli-column-sheet = zdroj
cli-column-about = o co jde
cli-rules-options = Co jde nastavit pomocí --option
cli-rules-disputed = Sporné otázky

## Bots against bots

cli-column-player = hráč
cli-column-bot = bot
cli-column-wins = výhry
cli-column-draws = remízy
cli-column-points = bodů na partii
cli-column-games = hry
cli-column-seat-points = bodů na hru
cli-column-rating = hodnocení
cli-column-pairing = dvojice
cli-column-score = skóre
cli-column-interval = interval 95 %
cli-column-lead = náskok v bodech
cli-simulated = { $matches ->
        [one] 1 partie
        [few] { $matches } partie
        [many] { $matches } partie
       *[other] { $matches } partií
    }, { $rounds ->
        [one] 1 kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }, { $moves ->
        [one] 1 tah
        [few] { $moves } tahy
        [many] { $moves } tahu
       *[other] { $moves } tahů
    }; semínko „{ $seed }“.
cli-simulated-draws = Remízy: { $count }
cli-simulated-shared = Dělené výhry: { $count }
cli-outcomes = Jak kola skončila
cli-speed = Rychlost na tomto počítači: { $count } tahů za sekundu.
cli-arena-played = { $deals ->
        [one] 1 rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }, { $games ->
        [one] 1 hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $moves ->
        [one] 1 tah
        [few] { $moves } tahy
        [many] { $moves } tahu
       *[other] { $moves } tahů
    }; semínko „{ $seed }“.
cli-arena-note = Skóre je podíl výher prvního bota. Interval bere za jeden vzorek rozdání, ne hru. Hodnocení je z OpenSkill, s dvojnásobkem své nejistoty.
cli-generated = Kola v { $path }: { $rounds }
cli-generated-now = Vytvořeno teď: { $rounds } (rozhodnutí: { $decisions })
cli-generated-speed = Kola za sekundu na tomto počítači: { $count }

## Records

cli-valid = Záznam { $path } je platný. Tohle dokazuje:
cli-bent = Záznam { $path } není to, co říká tvoje potvrzení. Uschovej obojí.
cli-invalid = Záznam { $path } není platný.
cli-checked-header = ✓ Hru, její pravidla a místa lze přečíst.
cli-checked-results = ✓ Body a výsledek plynou z tahů.

## Setting up a match

cli-menu = Kterou hru si zahraješ?
cli-menu-ask = Číslo nebo název (1–{ $count }, nebo quit):
cli-you = Hráč
cli-bot = Bot
cli-bot-name = Bot { $number }
cli-commitment = O všech rozdáních už rozhoduje utajené číslo. Tady je jeho závazek, ať si je pak můžeš ověřit: { $commitment }
cli-ask-words = Napiš pár slov, která se zamíchají do rozdání, nebo stiskni Enter:
cli-ask-words-of = { $name }, napiš pár slov, která se zamíchají do rozdání, nebo stiskni Enter:

## The table

cli-round = kolo { $number }
cli-cards = v ruce { $count }
cli-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
cli-is-you = { $seat } (ty)
cli-your-hand = V ruce máš:
cli-hand-of = { $seat } má:
cli-hand-empty = nic nezbývá
cli-table-empty = na stole zatím nic neleží
cli-stock = { $count ->
        [0] Balíček je prázdný.
        [one] V balíčku zbývá 1.
        [few] V balíčku zbývají { $count }.
        [many] V balíčku zbývá { $count }.
       *[other] V balíčku zbývá { $count }.
    }
cli-discard = Odhozeno:
cli-melds = Kombinace:
cli-colours = Barvy:
cli-piles = Balíčky:
cli-to-open = První vyložení:
cli-needed = { $points ->
        [0] stačí jakákoli kombinace
        [one] aspoň { $points } bod
        [few] aspoň { $points } body
        [many] aspoň { $points } bodu
       *[other] aspoň { $points } bodů
    }
cli-opened = má vyloženo
cli-drawn = Nově v ruce:
cli-heroes = hrdina
cli-villains = padouch

## A turn

cli-prompt = { $seat }>
cli-moves = Můžeš:
cli-moves-many = (možností: { $count }; vypíše je „moves“)
cli-log-more = … { $count ->
        [one] předtím ještě 1 událost
        [few] předtím ještě { $count } události
        [many] předtím ještě { $count } události
       *[other] předtím ještě { $count } událostí
    }; všechny ukáže „log“.
cli-pass-keyboard = Na řadě je { $seat }. Předej klávesnici a pak stiskni Enter:
cli-hide = Stiskni Enter a tvé karty se skryjí:
cli-enter = Napiš tah, nebo „help“.
cli-ambiguous = „{ $text }“ může znamenat: { $words }. Napiš o něco víc.
cli-unknown-word = „{ $text }“ neznám. Co můžeš napsat, ukáže „help“.
cli-not-so = „{ $text }“ se takhle nepíše. Správně je to:
cli-no-undo = Není co vzít zpět: tvůj tah už skončil, nebo ti poslední krok ukázal něco nového.
cli-help-end = ▶ značí, co jde právě teď. Slova lze zkracovat.
cli-help-cards = Karty se píší 7h, 10c, Kd nebo 13d: c ♣, d ♦, h ♥, s ♠; A eso, J kluk, Q dáma, K král.
cli-help-tiles = Kameny se píší číslem a písmenem barvy, třeba 7h nebo 13c: { $colours }.
cli-help-joker = * je žolík a *=7h žolík, který zastupuje 7h.
cli-do-help = help [SLOVO] – co můžeš napsat
cli-do-moves = moves – všechny tahy, které jde teď vypsat
cli-do-hint = hint – kolik jde vyložit, ale ne jak
cli-do-best = best – jak vyložit co nejvíc, nebo jak by hrál dobrý bot
cli-do-best-move = best – jak by hrál dobrý bot
cli-do-table = table – znovu ukázat stůl
cli-do-hand = hand – znovu ukázat, co máš v ruce
cli-do-sort = sort suit | number – řadit, co máš v ruce: podle barvy, nebo podle čísla
cli-do-undo = undo – vzít zpět poslední tah, pokud ti neukázal nic nového
cli-do-score = score – zápis bodů
cli-do-log = log – vše, co se v tomto kole stalo
cli-do-rules = rules – jak se hra hraje
cli-do-quit = quit – odejít; partie se uloží
cli-not-saved = Když teď odejdeš, partie se ztratí: { $reason }
cli-saved = Partie je uložená. Pokračuj příkazem: rummel play --resume { $path }

## A turn that is built from melds

cli-draft-hint = Tah stavíš pomocí „meld 5h 6h 7h“ a „add 9h 3“, nakonec „done“; víc řekne „help“.
cli-do-done = done – vyložit vše tak, jak to teď leží, a skončit tah
cli-do-show = show – ukázat stůl, jak ho zatím máš postavený
cli-do-reset = reset – vrátit všechno zpátky
cli-draft = Rozestavěno:
cli-draft-loose = Volné:
cli-draft-laid = Vykládáš:
cli-draft-opening = body: { $points } z { $needed }
cli-draft-fault = Kombinace { $number }: { $reason }
cli-draft-fine = Všechny kombinace jsou v pořádku. Vyložíš je příkazem „done“.
cli-refused-draft-not-there = { $piece } v kombinaci { $meld } není.
cli-refused-draft-split = { $meld } jde rozdělit za 1. až { $most }. místem.
cli-refused-draft-no-meld = Kombinace { $number } tu není; na stole { $count ->
        [0] neleží žádná
        [one] leží jedna
        [few] leží { $count }
        [many] leží { $count }
       *[other] leží { $count }
    }.
cli-refused-draft-open = Tah už máš rozestavěný. „done“ ho vyloží, „reset“ všechno vrátí.
cli-refused-draft-empty = Zatím se nic nezměnilo. Začni pomocí „meld“ nebo „add“.
cli-refused-draft-loose = Tohle leží volně a musí do kombinací: { $pieces }.

## Hints and best turns

cli-hint-lay = Teď můžeš vyložit { $count }, dohromady za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
cli-hint-opening = Poprvé vyložit ještě nemůžeš: máš { $reached } z { $needed } bodů.
cli-hint-nothing = Teď se nedá vyložit nic.
cli-hint-no-lay = O vykládání teď nejde.
cli-best-move = Nejlepší: { $move }
cli-solve-line = Řádek { $number }: { $reason }
cli-solve-before = Předtím:
cli-solve-after = Potom:
cli-solve-laid = Vyloženo:
cli-solve-left = Zbývá:
cli-solve-sum = Celkem:
cli-solve-count = vyloženo { $count }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
cli-solve-unproven = Možná to jde i lépe: hledání se přerušilo.

## After a round and a match

cli-round-over = Kolo { $number } skončilo
cli-reveal = Tajemství tohoto kola, kterým ověříš rozdání: { $seed }
cli-next-first = Příště začíná { $seat }.
cli-next-open = Kdo začne další kolo, se určí znovu.
cli-next-round = Enter spustí další kolo:
cli-match-over = Partie skončila
cli-recorded = Záznam je v { $path }; ověří ho „rummel verify { $path }“.
cli-sheet-round = kolo
cli-sheet-total = součet

## The score sheet

cli-score-head = Zápis: { $game }
cli-score-hint = Zadej body všech hráčů za kolo, třeba -10 -5 +23 -8. Kde se počítají zbylé kameny nebo karty, můžeš místo bodů zadat je, s lomítkem mezi hráči a s - pro vítěze: 13h * / - / 5c 5d. „undo“ škrtne poslední kolo, „edit 2“ opraví kolo 2, „sheet“ ukáže zápis, „quit“ skončí; vše se hned ukládá.
cli-score-tally = Nebo nech počítat zápis: napiš, co má každá strana, s lomítkem mezi stranami, a karty v ruce tak, jak jsou: { $example }. Znám:
cli-score-ask = Kolo { $number }:
cli-score-edit = Nové body kola { $number }:
cli-score-over = Partie skončila (undo, edit, quit):
cli-ask-players = Jména hráčů oddělená čárkami; kdo začíná, je první:
cli-sheet-saved = Zápis je v { $path }.

## Refusals

cli-usage = { $command }: { $message }. Jak se používá, řekne „{ $command } --help“.
cli-refused-file-missing = Soubor { $path } neexistuje.
cli-refused-file-folder = { $path } je složka, ne soubor.
cli-refused-file-forbidden = { $path } nejde otevřít: chybí ti oprávnění.
cli-refused-file-failed = { $path } nejde použít: { $reason }.
cli-refused-file-large = { $path } je na náš soubor příliš velký.
cli-refused-file-exists = { $path } už existuje a nepřepíše se. Zvol jiný název.
cli-refused-folder = Složku { $path } nejde vytvořit: { $reason }.
cli-refused-setting = „{ $text }“ není nastavení. Piš je jako klíč=hodnota.
cli-refused-setting-twice = Volba { $option } je uvedená dvakrát.
cli-refused-name = „{ $name }“ nemůže být jméno: má mít 1 až 20 viditelných znaků.
cli-refused-name-twice = Jméno „{ $name }“ mají dva hráči. Dej jim různá.
cli-refused-only-bots = „{ $name }“ není bot: v simulaci hrají jen boti, třeba bot:random.
cli-refused-resume-alone = Uložená partie si nese svou hru, místa, volby i semínko: s --resume je neuváděj.
cli-refused-position-alone = Pozice si nese svou hru i volby a záznam nemá: s --position uváděj jen --seats, --seed a --save.
cli-refused-save = { $path } není uložená partie: { $reason }.
cli-refused-save-version = Soubor { $path } uložila jiná verze programu ({ $version }).
cli-refused-save-move = Tah { $number } v souboru { $path } není možný: { $reason }.
cli-refused-seat = Místo „{ $text }“ tu není. Zadej jméno ({ $names }), nebo číslo od 1 do { $count }.
cli-refused-sheet = { $path } není zápis: { $reason }.
cli-refused-sheet-version = Soubor { $path } zapsala jiná verze programu ({ $version }).
cli-refused-sheet-game = V souboru { $path } je zápis jiné hry: { $game }. Zvol jiný soubor.
cli-refused-sheet-there = Zápis { $path } pokračuje se svými hráči a volbami; jiné neuváděj.
cli-refused-players-needed = Kdo hraje? Uveď jména pomocí --players.
cli-refused-hint-line = Řekni pomocí --line N, o který tah jde: jeho řádek v záznamu.
cli-refused-hint-no-move = Na řádku { $number } tohoto záznamu žádný tah není.
cli-refused-hint-what = Uveď buď FILE, nebo --position, a --line jen u záznamu.
cli-refused-arena-pairs = Počet rozdání { $count } nejde: zvol 1 až { $most }.
cli-refused-arena-jobs = Počet procesů { $count } nejde: zvol aspoň 1.
cli-refused-arena-twice = Bot { $bot } je tu dvakrát. Uveď každého jen jednou.
cli-refused-arena-alone = Jediný bot nemá s kým hrát. Uveď aspoň dva, třeba steady,greedy.
cli-refused-arena-resume-other = Soubor { $path } patří k jinému běhu: má jinou hru, pravidla, boty nebo semínko. Zvol jiný soubor.
cli-refused-arena-resume-version = Soubor { $path } zapsala jiná verze programu ({ $version }).
cli-refused-arena-resume-damaged = Soubor { $path } není z arény: řádek { $line } nelze přečíst.
cli-refused-ray-missing = Ray není nainstalovaný. Nainstaluj ho příkazem: pip install "rummel[ray]"
cli-refused-ray-address = „{ $address }“ není adresa clusteru Ray. Napiš host:port, ray://host:port, auto nebo local.
cli-refused-ray-unreachable = Na adrese { $address } není dostupný žádný cluster Ray: { $reason }. Zkontroluj, jestli běží, nebo použij --ray local.
cli-refused-ray-version = Každý počítač clusteru potřebuje stejnou verzi Rummelu jako tento, { $here }. Verze tam: { $version }. Nainstaluj ji tam příkazem: pip install "rummel[ray]"
cli-refused-ray-failed = Cluster to vzdal: { $reason }. Co se zapsalo pomocí --resume nebo --out, není ztracené: zadej stejný příkaz znovu.
cli-refused-worker-lost = Proces na tomto počítači skončil uprostřed práce, možná došla paměť. Co se zapsalo pomocí --resume nebo --out, není ztracené: zadej stejný příkaz znovu, nejlépe s menším --jobs.
cli-refused-data-missing = Pole potřebují NumPy a PyArrow. Nainstaluj je příkazem: pip install "rummel[data]"
cli-refused-generate-part = Počet kol { $count } v jednom souboru nejde: zvol 1 až { $most }.
cli-refused-generate-rounds = Počet kol { $count } nejde: zvol 1 až { $most }, nebo jich dej pomocí --part do jednoho souboru víc.
cli-refused-generate-match = Tady je každé kolo samo za sebe: volbu { $option } vynech.
cli-refused-generate-other = Složka { $path } patří k jinému běhu: má jinou hru, pravidla, boty, semínko, formát, --part nebo verzi. Zvol jinou složku.
cli-refused-generate-foreign = Ve složce { $path } jsou jiné soubory. Zvol novou nebo prázdnou složku.
cli-refused-generate-damaged = Soubor { $file } ve složce { $path } nejde přečíst, nebo patří k jinému běhu. Smaž ho a vytvoří se znovu.
