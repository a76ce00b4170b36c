### Words of the command line: commands, tables, turns at the keyboard, score sheets.

## Commands

cli-rummel = Žolíkové hry v termináli. Začni s „rummel play“ alebo si pozri „rummel games“.
    .short = Žolíkové hry v termináli
cli-games = Vypíše hry.
    .short = Vypísať hry
cli-rules = Povie, ako sa hrá GAME a čo sa dá nastaviť pomocou --option.
    .short = Ako sa hra hrá a čo sa dá nastaviť
cli-play = Hrá GAME priamo tu: ty, ďalší ľudia pri tejto klávesnici a boti. Bez GAME si vyberieš zo zoznamu.
    .short = Hrať pri tejto klávesnici
cli-score = Vedie zápis hry GAME pre tých, čo hrajú so skutočnými kartami alebo kameňmi.
    .short = Viesť zápis pri skutočnom stole
cli-simulate = Nechá botov hrať GAME proti sebe a zhrnie výsledky.
    .short = Nechať hrať botov
cli-arena = Nechá botov hrať GAME proti sebe a povie, ktorý je lepší. Každé rozdanie sa hrá vo všetkých rozsadeniach, takže šťastie sa vyruší.
    .short = Zistiť, ktorý bot je lepší
cli-generate = Nechá botov hrať kolá hry GAME a zapíše ich do súborov pre výskum: ako záznamy, alebo ako polia s jedným riadkom na každé rozhodnutie. Čo už existuje, sa nerobí znova.
    .short = Vytvoriť dáta pre výskum
cli-replay = Ukáže záznam FILE ťah po ťahu.
    .short = Ukázať záznam ťah po ťahu
cli-show = Ukáže pozíciu tak, ako leží na stole. POSITION daj do jednoduchých úvodzoviek.
    .short = Ukázať pozíciu
cli-verify = Overí, či je záznam FILE platný a poctivo rozdaný. Návratový kód 0: je; 1: nie je.
    .short = Overiť záznam
cli-solve = Nájde najlepší ťah pre zadané pozície, na každom riadku jednu ako text alebo objekt JSON, zo súboru FILE alebo zo štandardného vstupu.
    .short = Nájsť najlepší ťah v pozícii
cli-hint = Povie, čo bolo v zázname FILE najlepšie pred ťahom na danom riadku alebo čo je najlepšie teraz v uloženej partii či v pozícii.
    .short = Čo bolo alebo je najlepšie

## Flags of the commands

cli-option-lang = Jazyk všetkých textov, napríklad sk.
cli-option-version = Ukázať verziu.
cli-option-json = Písať JSON, pre programy.
cli-option-seats = Kto hrá, v poradí: mená ľudí a pre botov bot:mia (začiatočníčka), bot:leo, bot:nora, bot:viktor alebo bot:ada (majsterka). „me,ana,bot:nora“ si ty, Ana a bot, ktorý hrá spoľahlivo.
cli-option-bots = Ktorí boti hrajú, v poradí: bot:random,bot:random.
cli-option-option = Zmeniť pravidlo; možno uviesť viackrát. Čo sa dá zmeniť, vypíše „rummel rules GAME“.
cli-option-seed = Rozdať podľa tohto textu namiesto náhody: rovnaký text dá rovnaké karty.
cli-option-record = Zapísať záznam partie do FILE.
cli-option-record-folder = Zapísať záznam každej partie do FOLDER.
cli-option-save = Kam uložiť partiu, keď odídeš pred koncom.
cli-option-resume = Pokračovať v partii uloženej vo FILE.
cli-option-position = Pozícia ako jeden riadok textu, v jednoduchých úvodzovkách.
cli-option-matches = Koľko partií.
cli-option-arena-bots = Ktorí boti sa stretnú, oddelení čiarkami.
cli-option-pairs = Koľko rozdaní. Každé sa hrá raz pre každé rozsadenie botov.
cli-option-arena-resume = Hotové rozdania ukladať do FILE, a ak už existuje, pokračovať od nich.
cli-option-jobs = Koľko procesov hrá naraz; bez toho jeden na jadro. Výsledok je rovnaký.
cli-option-ray = Hrať na klastri Ray: jeho adresa (host:port alebo ray://host:port), „auto“ pre ten, ktorý tu beží, alebo „local“ pre vlastný s --jobs procesmi. Výsledok je rovnaký.
cli-option-out = Priečinok pre súbory. Rovnaký príkaz zadaný znova pokračuje tam, kde skončil.
cli-option-format = records: partie s jedným kolom, ako riadky JSON. arrays: súbory Parquet s tým, čo bolo pri každom rozhodnutí vidieť, čo sa dalo a čo sa urobilo.
cli-option-generate-bots = Ktorí boti hrajú, miesto po mieste, oddelení čiarkami. Jediné meno platí pre všetky miesta.
cli-option-rounds = Koľko kôl.
cli-option-part = Koľko kôl príde do jedného súboru.
cli-option-seat = Ukázať len to, čo môže vidieť tento hráč: meno alebo číslo počítané od 1.
cli-option-receipt = Porovnať záznam s potvrdením, ktoré si nechalo tvoje zariadenie.
cli-option-line = Riadok záznamu s ťahom, o ktorý ide.
cli-option-file = Kde je uložený zápis; starší sa otvorí a pokračuje sa v ňom.
cli-option-players = Mená hráčov v poradí, v akom sedia; kto začína, je prvý.

## Lists of games and rules

cli-column-id = hra
cli-column-name = názov
cli-column-players = hráči
cli-column-sheet = zdroj
cli-column-about = o čo ide
cli-rules-options = Čo sa dá nastaviť pomocou --option
cli-rules-disputed = Sporné otázky

## Bots against bots

cli-column-player = hráč
cli-column-bot = bot
cli-column-wins = výhry
cli-column-draws = remízy
cli-column-points = bodov na partiu
cli-column-games = hry
cli-column-seat-points = bodov na hru
cli-column-rating = hodnotenie
cli-column-pairing = dvojica
cli-column-score = skóre
cli-column-interval = interval 95 %
cli-column-lead = náskok v bodoch
cli-simulated = { $matches ->
        [one] 1 partia
        [few] { $matches } partie
        [many] { $matches } partie
       *[other] { $matches } partií
    }, { $rounds ->
        [one] 1 kolo
        [few] { $rounds } kolá
        [many] { $rounds } kola
       *[other] { $rounds } kôl
    }, { $moves ->
        [one] 1 ťah
        [few] { $moves } ťahy
        [many] { $moves } ťahu
       *[other] { $moves } ťahov
    }; semienko „{ $seed }“.
cli-simulated-draws = Remízy: { $count }
cli-simulated-shared = Delené výhry: { $count }
cli-outcomes = Ako sa kolá skončili
cli-speed = Rýchlosť na tomto počítači: { $count } ťahov za sekundu.
cli-arena-played = { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdania
       *[other] { $deals } rozdaní
    }, { $games ->
        [one] 1 hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } hier
    }, { $moves ->
        [one] 1 ťah
        [few] { $moves } ťahy
        [many] { $moves } ťahu
       *[other] { $moves } ťahov
    }; semienko „{ $seed }“.
cli-arena-note = Skóre je podiel výhier prvého bota. Interval berie za jednu vzorku rozdanie, nie hru. Hodnotenie je z OpenSkill, s dvojnásobkom svojej neistoty.
cli-generated = Kolá v { $path }: { $rounds }
cli-generated-now = Vytvorené teraz: { $rounds } (rozhodnutia: { $decisions })
cli-generated-speed = Kolá za sekundu na tomto počítači: { $count }

## Records

cli-valid = Záznam { $path } je platný. Toto dokazuje:
cli-bent = Záznam { $path } nie je to, čo hovorí tvoje potvrdenie. Odlož si oboje.
cli-invalid = Záznam { $path } nie je platný.
cli-checked-header = ✓ Hra, jej pravidlá a miesta sa dajú prečítať.
cli-checked-results = ✓ Body a výsledok vyplývajú z ťahov.

## Setting up a match

cli-menu = Ktorú hru si zahráš?
cli-menu-ask = Číslo alebo názov (1–{ $count } alebo quit):
cli-you = Hráč
cli-bot = Bot
cli-bot-name = Bot { $number }
cli-commitment = O všetkých rozdaniach už rozhoduje utajené číslo. Tu je jeho záväzok, aby sa dalo neskôr overiť: { $commitment }
cli-ask-words = Napíš pár slov, ktoré sa zamiešajú do rozdania, alebo stlač Enter:
cli-ask-words-of = { $name }, napíš pár slov, ktoré sa zamiešajú do rozdania, alebo stlač Enter:

## The table

cli-round = kolo { $number }
cli-cards = v ruke { $count }
cli-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
cli-is-you = { $seat } (ty)
cli-your-hand = V ruke máš:
cli-hand-of = { $seat } má:
cli-hand-empty = nič nezostáva
cli-table-empty = na stole zatiaľ nič neleží
cli-stock = { $count ->
        [0] Balíček je prázdny.
        [one] V balíčku zostáva 1.
        [few] V balíčku zostávajú { $count }.
        [many] V balíčku zostáva { $count }.
       *[other] V balíčku zostáva { $count }.
    }
cli-discard = Odhodené:
cli-melds = Kombinácie:
cli-colours = Farby:
cli-piles = Balíčky:
cli-to-open = Prvé vyloženie:
cli-needed = { $points ->
        [0] stačí akákoľvek kombinácia
        [one] aspoň { $points } bod
        [few] aspoň { $points } body
        [many] aspoň { $points } bodu
       *[other] aspoň { $points } bodov
    }
cli-opened = má vyložené
cli-drawn = Nové v ruke:
cli-heroes = hrdina
cli-villains = zloduch

## A turn

cli-prompt = { $seat }>
cli-moves = Môžeš:
cli-moves-many = (možností: { $count }; vypíše ich „moves“)
cli-log-more = … { $count ->
        [one] predtým ešte 1 udalosť
        [few] predtým ešte { $count } udalosti
        [many] predtým ešte { $count } udalosti
       *[other] predtým ešte { $count } udalostí
    }; všetky ukáže „log“.
cli-pass-keyboard = Na rade je { $seat }. Odovzdaj klávesnicu a potom stlač Enter:
cli-hide = Stlač Enter a tvoje karty sa skryjú:
cli-enter = Napíš ťah alebo „help“.
cli-ambiguous = „{ $text }“ môže znamenať: { $words }. Napíš o trochu viac.
cli-unknown-word = „{ $text }“ nepoznám. Čo môžeš napísať, ukáže „help“.
cli-not-so = „{ $text }“ sa takto nepíše. Správne je to:
cli-no-undo = Niet čo vziať späť: tvoj ťah sa už skončil alebo ti posledný krok ukázal niečo nové.
cli-help-end = ▶ označuje, čo sa dá práve teraz. Slová možno skracovať.
cli-help-cards = Karty sa píšu 7h, 10c, Kd alebo 13d: c ♣, d ♦, h ♥, s ♠; A eso, J dolník, Q horník, K kráľ.
cli-help-tiles = Kamene sa píšu číslom a písmenom farby, napríklad 7h alebo 13c: { $colours }.
cli-help-joker = * je žolík a *=7h žolík, ktorý zastupuje 7h.
cli-do-help = help [SLOVO] – čo môžeš napísať
cli-do-moves = moves – všetky ťahy, ktoré sa teraz dajú vypísať
cli-do-hint = hint – koľko sa dá vyložiť, ale nie ako
cli-do-best = best – ako vyložiť čo najviac alebo ako by hral dobrý bot
cli-do-best-move = best – ako by hral dobrý bot
cli-do-table = table – znova ukázať stôl
cli-do-hand = hand – znova ukázať, čo máš v ruke
cli-do-sort = sort suit | number – zoradiť, čo máš v ruke: podľa farby alebo podľa čísla
cli-do-undo = undo – vziať späť posledný ťah, ak ti neukázal nič nové
cli-do-score = score – zápis bodov
cli-do-log = log – všetko, čo sa v tomto kole stalo
cli-do-rules = rules – ako sa hra hrá
cli-do-quit = quit – odísť; partia sa uloží
cli-not-saved = Ak teraz odídeš, partia sa stratí: { $reason }
cli-saved = Partia je uložená. Pokračuj príkazom: rummel play --resume { $path }

## A turn that is built from melds

cli-draft-hint = Ťah staviaš pomocou „meld 5h 6h 7h“ a „add 9h 3“, nakoniec „done“; viac povie „help“.
cli-do-done = done – vyložiť všetko tak, ako to teraz leží, a skončiť ťah
cli-do-show = show – ukázať stôl, ako ho zatiaľ máš postavený
cli-do-reset = reset – vrátiť všetko naspäť
cli-draft = Rozostavané:
cli-draft-loose = Voľné:
cli-draft-laid = Vykladáš:
cli-draft-opening = body: { $points } z { $needed }
cli-draft-fault = Kombinácia { $number }: { $reason }
cli-draft-fine = Všetky kombinácie sú v poriadku. Vyložíš ich príkazom „done“.
cli-refused-draft-not-there = { $piece } v kombinácii { $meld } nie je.
cli-refused-draft-split = { $meld } sa dá rozdeliť za 1. až { $most }. miestom.
cli-refused-draft-no-meld = Kombinácia { $number } tu nie je; na stole { $count ->
        [0] neleží žiadna
        [one] leží jedna
        [few] ležia { $count }
        [many] leží { $count }
       *[other] leží { $count }
    }.
cli-refused-draft-open = Ťah už máš rozostavaný. „done“ ho vyloží, „reset“ všetko vráti.
cli-refused-draft-empty = Zatiaľ sa nič nezmenilo. Začni pomocou „meld“ alebo „add“.
cli-refused-draft-loose = Toto leží voľne a musí ísť do kombinácií: { $pieces }.

## Hints and best turns

cli-hint-lay = Teraz môžeš vyložiť { $count }, spolu za { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }.
cli-hint-opening = Prvý raz vyložiť ešte nemôžeš: máš { $reached } z { $needed } bodov.
cli-hint-nothing = Teraz sa nedá vyložiť nič.
cli-hint-no-lay = O vykladanie teraz nejde.
cli-best-move = Najlepšie: { $move }
cli-solve-line = Riadok { $number }: { $reason }
cli-solve-before = Predtým:
cli-solve-after = Potom:
cli-solve-laid = Vyložené:
cli-solve-left = Zostáva:
cli-solve-sum = Spolu:
cli-solve-count = vyložené { $count }, { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
cli-solve-unproven = Možno sa to dá aj lepšie: hľadanie sa prerušilo.

## After a round and a match

cli-round-over = Kolo { $number } sa skončilo
cli-reveal = Tajomstvo tohto kola, ktorým overíš rozdanie: { $seed }
cli-next-first = Nabudúce začína { $seat }.
cli-next-open = Kto začne ďalšie kolo, sa určí znova.
cli-next-round = Enter spustí ďalšie kolo:
cli-match-over = Partia sa skončila
cli-recorded = Záznam je v { $path }; overí ho „rummel verify { $path }“.
cli-sheet-round = kolo
cli-sheet-total = súčet

## The score sheet

cli-score-head = Zápis: { $game }
cli-score-hint = Zadaj body všetkých hráčov za kolo, napríklad -10 -5 +23 -8. Kde sa počítajú zvyšné kamene alebo karty, môžeš namiesto bodov zadať ich, s lomkou medzi hráčmi a s - pre víťaza: 13h * / - / 5c 5d. „undo“ škrtne posledné kolo, „edit 2“ opraví kolo 2, „sheet“ ukáže zápis, „quit“ skončí; všetko sa hneď ukladá.
cli-score-tally = Alebo nechaj počítať zápis: napíš, čo má každá strana, s lomkou medzi stranami, a karty v ruke tak, ako sú: { $example }. Poznám:
cli-score-ask = Kolo { $number }:
cli-score-edit = Nové body kola { $number }:
cli-score-over = Partia sa skončila (undo, edit, quit):
cli-ask-players = Mená hráčov oddelené čiarkami; kto začína, je prvý:
cli-sheet-saved = Zápis je v { $path }.

## Refusals

cli-usage = { $command }: { $message }. Ako sa používa, povie „{ $command } --help“.
cli-refused-file-missing = Súbor { $path } neexistuje.
cli-refused-file-folder = { $path } je priečinok, nie súbor.
cli-refused-file-forbidden = { $path } sa nedá otvoriť: chýba ti oprávnenie.
cli-refused-file-failed = { $path } sa nedá použiť: { $reason }.
cli-refused-file-large = { $path } je na náš súbor príliš veľký.
cli-refused-file-exists = { $path } už existuje a neprepíše sa. Zvoľ iný názov.
cli-refused-folder = Priečinok { $path } sa nedá vytvoriť: { $reason }.
cli-refused-setting = „{ $text }“ nie je nastavenie. Píš ho ako kľúč=hodnota.
cli-refused-setting-twice = Voľba { $option } je uvedená dvakrát.
cli-refused-name = „{ $name }“ nemôže byť meno: má mať 1 až 20 viditeľných znakov.
cli-refused-name-twice = Meno „{ $name }“ majú dvaja hráči. Daj im rôzne.
cli-refused-only-bots = „{ $name }“ nie je bot: v simulácii hrajú len boti, napríklad bot:random.
cli-refused-resume-alone = Uložená partia si nesie svoju hru, miesta, voľby aj semienko: s --resume ich neuvádzaj.
cli-refused-position-alone = Pozícia si nesie svoju hru aj voľby a záznam nemá: s --position uvádzaj len --seats, --seed a --save.
cli-refused-save = { $path } nie je uložená partia: { $reason }.
cli-refused-save-version = Súbor { $path } uložila iná verzia programu ({ $version }).
cli-refused-save-move = Ťah { $number } v súbore { $path } nie je možný: { $reason }.
cli-refused-seat = Miesto „{ $text }“ tu nie je. Zadaj meno ({ $names }) alebo číslo od 1 do { $count }.
cli-refused-sheet = { $path } nie je zápis: { $reason }.
cli-refused-sheet-version = Súbor { $path } zapísala iná verzia programu ({ $version }).
cli-refused-sheet-game = V súbore { $path } je zápis inej hry: { $game }. Zvoľ iný súbor.
cli-refused-sheet-there = Zápis { $path } pokračuje so svojimi hráčmi a voľbami; iné neuvádzaj.
cli-refused-players-needed = Kto hrá? Uveď mená pomocou --players.
cli-refused-hint-line = Povedz pomocou --line N, o ktorý ťah ide: jeho riadok v zázname.
cli-refused-hint-no-move = Na riadku { $number } tohto záznamu nie je žiadny ťah.
cli-refused-hint-what = Uveď buď FILE, alebo --position, a --line len pri zázname.
cli-refused-arena-pairs = Počet rozdaní { $count } nie je možný: zvoľ 1 až { $most }.
cli-refused-arena-jobs = Počet procesov { $count } nie je možný: zvoľ aspoň 1.
cli-refused-arena-twice = Bot { $bot } je tu dvakrát. Uveď každého len raz.
cli-refused-arena-alone = Jediný bot nemá s kým hrať. Uveď aspoň dvoch, napríklad steady,greedy.
cli-refused-arena-resume-other = Súbor { $path } patrí k inému behu: má inú hru, pravidlá, botov alebo semienko. Zvoľ iný súbor.
cli-refused-arena-resume-version = Súbor { $path } zapísala iná verzia programu ({ $version }).
cli-refused-arena-resume-damaged = Súbor { $path } nie je z arény: riadok { $line } sa nedá prečítať.
cli-refused-ray-missing = Ray nie je nainštalovaný. Nainštaluj ho príkazom: pip install "rummel[ray]"
cli-refused-ray-address = „{ $address }“ nie je adresa klastra Ray. Napíš host:port, ray://host:port, auto alebo local.
cli-refused-ray-unreachable = Na adrese { $address } nie je dostupný žiadny klaster Ray: { $reason }. Skontroluj, či beží, alebo použi --ray local.
cli-refused-ray-version = Každý počítač klastra potrebuje rovnakú verziu Rummelu ako tento, { $here }. Verzia tam: { $version }. Nainštaluj ju tam príkazom: pip install "rummel[ray]"
cli-refused-ray-failed = Klaster to vzdal: { $reason }. Čo sa zapísalo pomocou --resume alebo --out, nie je stratené: zadaj rovnaký príkaz znova.
cli-refused-worker-lost = Proces na tomto počítači skončil uprostred práce, možno došla pamäť. Čo sa zapísalo pomocou --resume alebo --out, nie je stratené: zadaj rovnaký príkaz znova, najlepšie s menším --jobs.
cli-refused-data-missing = Polia potrebujú NumPy a PyArrow. Nainštaluj ich príkazom: pip install "rummel[data]"
cli-refused-generate-part = Počet kôl { $count } v jednom súbore nie je možný: zvoľ 1 až { $most }.
cli-refused-generate-rounds = Počet kôl { $count } nie je možný: zvoľ 1 až { $most }, alebo ich daj pomocou --part do jedného súboru viac.
cli-refused-generate-match = Tu je každé kolo samo za seba: voľbu { $option } vynechaj.
cli-refused-generate-other = Priečinok { $path } patrí k inému behu: má inú hru, pravidlá, botov, semienko, formát, --part alebo verziu. Zvoľ iný priečinok.
cli-refused-generate-foreign = V priečinku { $path } sú iné súbory. Zvoľ nový alebo prázdny priečinok.
cli-refused-generate-damaged = Súbor { $file } v priečinku { $path } sa nedá prečítať, alebo patrí k inému behu. Zmaž ho a vytvorí sa znova.
