### Words of the pages in the browser, in the order of a visit.

## Every page

web-skip = K obsahu
web-docs = Dokumentácia
web-to-start = Na úvodnú stránku
web-close = Zavrieť
web-undo = Vrátiť späť
web-not-found = Tu nič nie je
web-not-found-about = Možno je v adrese preklep, alebo to, čo tu bolo, už nie je.
web-unreachable = Server je nedostupný. Nič sa nestratilo; pokračuje sa, len čo odpovie.
web-no-server = Server neodpovedá
web-no-server-again = Skúsiť znova
web-no-server-works = Čo funguje aj bez neho
web-no-server-rules = Pravidlá všetkých hier
web-alone = Hrať bez pripojenia
web-alone-about = Hry proti botom potom bežia v tomto zariadení, hoci vo vlaku alebo v lietadle. Každý ťah sa tu ukladá, takže môžeš pokračovať neskôr.
web-alone-keep = Uložiť do tohto zariadenia: { $size } MB
web-alone-coming = { $percent } % je tu …
web-alone-here = Všetky hry sú v tomto zariadení.
web-alone-remove = Odstrániť z tohto zariadenia
web-alone-licences = Čie je to dielo
web-alone-impossible = Tvoj prehliadač alebo tento server to nevie. Cez https a s aktuálnym prehliadačom to ide.
web-alone-starting = Hra sa pripravuje …
web-alone-failed = Nepodarilo sa to: súbory chýbajú alebo sú poškodené. Odstráň ich a stiahni ich znova, keď budeš mať pripojenie.
web-alone-unreadable = Táto partia v tomto zariadení nie je, alebo ju táto verzia Rummelu nevie prečítať.

## Start

web-welcome = Žolíky každého druhu pri jednom stole
web-welcome-about = Vyber si hru a hneď hraj, s botmi alebo s priateľmi. Bez účtu, nič sa neinštaluje.
web-games = Hry
web-play-now = Hrať hneď
web-dealing = Rozdáva sa…
web-with-friends = S priateľmi
web-rules = Pravidlá
web-rules-index-about = Každá hra s obrázkami a s otázkami, o ktorých sa ľudia pri stole často dohadujú.
web-for-players = Hráči: { $range }
web-resume = Tvoje stoly
web-your-turn-short = si na rade
web-open-tables = Otvorené stoly
web-seats-open = { $count ->
        [one] jedno voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
web-start-sheet-about = Na stole skutočné karty alebo kamene? Ťukni na to, čo zostalo, a zápis všetko spočíta.
web-minutes = asi { $minutes } min
web-mood-thoughtful = Na premýšľanie
web-find-game = Nájdi si hru
web-wish-players = Pre { $count ->
        [2] dvoch
        [3] troch
        [4] štyroch
       *[other] { $count }
    }
web-wish-quick = Rýchla
web-wish-box = Z mojej škatule
web-in-box = Je v škatuli „{ $box }“
web-wish-none = Toto všetko naraz nespĺňa žiadna hra.
web-wish-all = Ukázať všetky hry
web-other-rules = Iné pravidlá, iné miesta…
web-tables-earlier = { $count ->
        [one] Jeden starší stôl
        [few] { $count } staršie stoly
       *[other] { $count } starších stolov
    }
web-tables-earlier-about = Stoja už viac ako deň. Časom zmiznú samy.
web-give-up-of = Vzdať: { $game }, { $names }
web-given-up = { $game }: vzdané
web-more-ways = Ďalšie spôsoby hry
web-quick-match = Rýchla partia
web-quick-match-about = S niekým, kto si chce práve teraz tiež zahrať
web-join = K stolu priateľov
web-join-code = odkaz alebo kód
web-join-go = Prisadnúť si alebo sa pozerať
web-join-wrong = Toto nie je odkaz na stôl ani kód: kód má 14 písmen a číslic. Nechaj si odkaz poslať znova.
web-watch-tables = Stoly, kde sa dá pozerať
web-watch = pozerať sa
web-install-offer = Rummel si môžeš dať na plochu ako aplikáciu.
web-install-later = Nie, vďaka

## A new table

web-players = Hráči
web-how-many = Koľkí hráte
web-your-name = Tvoje meno
web-seat-friend = niekto cez odkaz
web-bot-level = úroveň { $level } z 5
web-bots-alike = V tejto hre rozhoduje šťastie, takže všetci sú rovnako silní.
web-bot-at = Bot na mieste { $number }
web-play-against = S kým hráš?
web-bot-pace = Boti hrajú
web-bot-pace-natural = prirodzeným tempom
web-bot-pace-brisk = svižne
web-bot-pace-at-once = okamžite
web-length = Ako dlho
web-length-printed = Podľa návodu
web-length-quick = Krátko
web-length-long = Dlho
web-length-own = Inak
web-length-own-about = kolá alebo body podľa chuti
web-length-rounds = { $count ->
        [one] jedno kolo
        [few] { $count } kolá
       *[other] { $count } kôl
    }
web-length-target = do { $points } bodov
web-at-table = Pri tomto stole
web-clock = Čas na rozmyslenie
web-clock-none = koľko kto chce
web-clock-sheet = podľa návodu
web-clock-minute = minúta na ťah
web-clock-two = dve minúty na ťah
web-clock-bank = spolu desať minút a za každý ťah desať sekúnd navyše
web-clock-days = tri dni na ťah
web-setup-away = Keď niekto odíde
web-away-wait = ostatní čakajú
web-away-bot = ďalej hrá bot
web-away-resign = prehráva partiu
web-setup-listed = Pridať sa môže ktokoľvek
web-setup-hints = Smie sa žiadať o radu
web-setup-watchers = Ostatní sa môžu pozerať
web-setup-chat = Hráči sa môžu rozprávať
web-setup-rated = Hodnotená partia
web-rated-about = Počíta sa do hodnotenia. Len pre ľudí s účtom; hodnotenie majú aj boti.
web-rules-change = { $count ->
        [0] Zmeniť pravidlá
        [one] Zmeniť pravidlá (jedna zmena)
        [few] Zmeniť pravidlá ({ $count } zmeny)
       *[other] Zmeniť pravidlá ({ $count } zmien)
    }
web-rules-change-about = Všetko je tak, ako stojí v návode. Čo zmeníš, bude označené.
web-sheet-default = Návod: { $value }
web-options-search = Hľadať v pravidlách
web-options-none = Žiadne pravidlo tieto slová neobsahuje.
web-options-changed = { $count ->
        [one] jedna zmena
        [few] { $count } zmeny
       *[other] { $count } zmien
    }
web-option-closed = Obmedzuje to „{ $other }“.
web-yes = áno
web-no = nie
web-open-table = Založiť stôl

## Before a match

web-seat-open = Voľné miesto
web-sit = Posadiť sa
web-seat-bot = Posadiť sem bota
web-free = Uvoľniť miesto
web-you = ty
web-host = hostiteľ
web-bot = bot
web-program = program
web-here = tu
web-away = preč
web-rated-table = Tento stôl je hodnotený. Ak si chceš prisadnúť, potrebuješ účet.
web-table-full = Všetky miesta sú obsadené.
web-waiting-seats = { $count ->
        [one] Jedno miesto je ešte voľné.
        [few] { $count } miesta sú ešte voľné.
       *[other] { $count } miest je ešte voľných.
    }
web-waiting-host = Všetci sú tu. Začne sa, keď rozdá ten, kto stôl založil.
web-all-here = Všetci sú tu. Rozdaj, keď budeš chcieť.
web-start = Rozdať
web-leave = Odísť od stola
web-invite = Pozvať
web-invite-about = Kto otvorí tento odkaz, môže sa posadiť k tomuto stolu.
web-invite-link = Odkaz na tento stôl
web-invited = { $name } ťa pozýva k tomuto stolu.
web-share = Kopírovať alebo zdieľať odkaz
web-copied = Skopírované
web-qr = Odkaz ako QR kód

## At the table

web-no-table = Tu nie je žiadny stôl
web-connecting = Pripája sa…
web-connected = Pripojené
web-reconnecting = Spojenie sa stratilo. Ďalší pokus…
web-gone = Server je nedostupný. Tvoje miesto ti zostáva.
web-round = kolo { $number }
web-round-short = Kolo
web-total = Spolu
web-menu = Ponuka
web-beside = Vedľa stola
web-table = Stôl
web-your-side = Tvoja strana
web-your-hand = { $count ->
        [0] V ruke: nič
       *[other] V ruke: { $count }
    }
web-in-hand = v ruke
web-acts = na ťahu
web-bot-plays = ďalej hrá bot
web-time-left = Zostávajúci čas
web-days = { $days ->
        [one] jeden deň
        [few] { $days } dni
       *[other] { $days } dní
    }
web-paused = Hodiny stoja.
web-your-turn = Si na rade.
web-waiting-for = Na ťahu: { $names }.
web-sort = Zoradiť
web-sort-colour = Podľa farby
web-sort-suit = Podľa farby
web-sort-number = Podľa čísla
web-stock = Balíček
web-discards = Odhodené
web-look-through = Prezrieť odhodené
web-look-through-order = Naposledy odhodené je prvé.
web-plain = Jednoduché stoly: každý ťah je tlačidlo
web-meld = Kombinácia { $number }: { $pieces }
web-hint = Rada
web-log = Čo sa stalo
web-log-empty = Zatiaľ nič.
web-chat = Chat
web-chat-say = Povedz niečo
web-chat-unread =
    { $count ->
        [one] Chat, { $count } nová správa
        [few] Chat, { $count } nové správy
        [many] Chat, { $count } novej správy
       *[other] Chat, { $count } nových správ
    }
web-reactions = Pár slov
web-react-hello = Ahoj
web-react-nice = Pekne zahrané
web-react-thanks = Vďaka
web-react-oops = Ojoj
web-react-wow = Fíha
web-react-bye = Pekná partia
web-mute = Stlmiť
web-unmute = Zrušiť stlmenie
web-muted = stlmené
web-table-people = Kto sedí pri stole
web-block = Blokovať
web-unblock = Odblokovať
web-blocked = blokované
web-block-about = V rýchlej partii sa už nikdy nestretnete a čo { $name } napíše, to neuvidíš.
web-report = Nahlásiť
web-report-why = O čo ide?
web-report-more = Napíš viac, ak chceš
web-report-send = Odoslať hlásenie
web-report-thanks = Ďakujeme. Pozrie sa na to ten, kto tento server prevádzkuje.
web-blocked-people = Koho blokuješ
web-send = Poslať
web-score = Zápis bodov
web-command = Napísať ťah
web-command-do = Hrať
web-command-wait = Nie si na rade.
web-sound = Zvuky
web-letters = Písmená farieb na všetkých kartách a kameňoch
web-pause = Požiadať o prestávku
web-go-on = Spustiť hodiny
web-resign = Vzdať sa
web-resign-really = Naozaj vzdať partiu?

## What tables of several families say

web-cards-tap-discard = Ťukni na to, čo chceš odhodiť.
web-cards-latest = práve pribudlo
web-cards-grouped = v kombinácii
web-cards-last = Posledné ťahy
web-cards-hands = Čo komu zostalo v ruke
web-cards-none = nič
web-cards-put = { $meld } – priložiť: { $pieces }
web-cards-draft = Kombinácie, ktoré chystáš
web-cards-draft-empty = Vyber karty na kombináciu alebo ich presuň sem
web-cards-new = Nová kombinácia
web-cards-take-back = Späť do ruky: { $piece }
web-cards-into = Vybrané karty do chystanej kombinácie { $number }
web-cards-undo = Vziať späť chystanú kombináciu { $number }
web-cards-added = ku kombinácii { $number }
web-cards-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
web-cards-sum = { $points } z { $needed }
web-cards-joker-open = Čo žolík zastupuje, povieš pri vyložení.
web-cards-draft-first = Skôr než odhodíš, vylož chystané kombinácie alebo si ich vezmi späť.
web-cards-back-all = Vziať všetko späť
web-cards-holds = { $name }: { $count } v ruke
web-pool = Zásoba
web-team-heroes = Hrdinovia
web-team-villains = Zloduchovia

## Buttons of moves

web-do-add = Priložiť
web-do-discard = Odhodiť
web-do-draw = Potiahnuť
web-do-lay = Vyložiť
web-do-other = Hrať
web-do-pass = Pasovať
web-do-take = Vziať

## Pieces, as they are read out

web-joker = žolík
web-joker-as = žolík ako { $piece }
web-piece = { $suit } { $rank }
# A playing card; tiles have a colour instead.
web-card = { $suit ->
        [c] krížov
        [d] károv
        [h] srdcov
       *[s] pikov
    }{ $rank ->
        [1] é eso
        [2] á dvojka
        [3] á trojka
        [4] á štvorka
        [5] á päťka
        [6] á šestka
        [7] á sedmička
        [8] á osmička
        [9] á deviatka
        [10] á desiatka
        [11] ý dolník
        [12] ý horník
        [13] ý kráľ
       *[other] á { $rank }
    }

## After a round

web-round-over = Kolo sa skončilo
web-match-over = Partia sa skončila
web-left-over = Zvyšok
web-next-round = Ďalšie kolo
web-waiting-others = Čaká sa na ostatných…
web-rematch = Hrať znova
web-rematch-agree = Áno, hrajme
web-rematch-decline = Nie, ďakujem
web-rematch-wants = { $name } navrhuje ďalšiu partiu.
web-rematch-yes = chce hrať
web-rematch-no = tentoraz nie
web-rematch-open = zatiaľ bez odpovede
web-rematch-gone = už nie je pri stole
web-rematch-none = Tentoraz odveta nebude.
web-rematch-new = Založiť nový stôl
web-record = Stiahnuť záznam
web-show-result = Ukázať výsledok
web-end-you = Ty
web-end-you-won = { $win ->
        [shared] Delíš sa o výhru
        [team] Tvoj tím vyhráva
       *[alone] Vyhrávaš
    }
web-end-won = { $win ->
        [alone] Vyhráva { $winners }
       *[other] Vyhrávajú { $winners }
    }
web-end-draw = Remíza
web-end-points = Odkiaľ sú body
web-end-aside = Pozrieť sa na stôl
web-end-share = Zdieľať obrázok
web-end-saved = Obrázok nájdeš medzi stiahnutými súbormi.
web-end-next = Iná hra

## Quick match

web-quick-find = Nájsť spoluhráčov
web-quick = Rýchla partia
web-quick-about = Zahraj si s niekým, kto chce rovnakú hru v rovnakom tempe.
web-quick-game = Hra
web-quick-pace = Tempo
web-quick-pace-quick = Svižne, minúta na ťah
web-quick-pace-calm = V pokoji, dve a pol minúty
web-quick-pace-days = Korešpondenčne, dva dni na ťah
web-quick-looking = Hľadáme spoluhráčov…
web-quick-widens = Hľadáme ľudí zhruba rovnako silných ako ty, a čím dlhšie čakáš, tým širšie.
web-quick-days = Stránku môžeš zavrieť; stôl bude medzi tvojimi, len čo bude plný.
web-quick-nobody = Zatiaľ nikto neprišiel. Chceš si medzitým zahrať s botom?
web-quick-bot = Hrať s botom
web-quick-stop = Prestať hľadať
web-quick-waiting = { $count ->
        [one] { $count } človek teraz hľadá to isté.
        [few] { $count } ľudia teraz hľadajú to isté.
        [many] { $count } človeka teraz hľadá to isté.
       *[other] { $count } ľudí teraz hľadá to isté.
    }

## Friends

web-friends = Priatelia
web-friends-about = Pošli niekomu svoj odkaz a uvidíte sa tu.
web-friends-all = Všetci priatelia
web-friends-empty = Zatiaľ nikto. Pošli odkaz ľuďom, ktorých poznáš, alebo sa spýtaj po partii.
web-friend-here = je tu
web-friend-at = pri stole: { $game }
web-friend-join = Hrať
web-friend-watch = Pozerať sa
web-friend-go = K stolu
web-friend-invited = Pozvánka odoslaná
web-friends-requests = Žiadosti
web-friends-asks = { $name } si ťa chce pridať k priateľom.
web-friends-accept = Prijať
web-not-now = Teraz nie
web-friends-sent = Odoslané žiadosti
web-friends-withdraw = Vziať späť
web-friends-remove = Odobrať
web-friends-remove-sure = Odobrať z priateľov: { $name }? Zmiznete si navzájom zo zoznamu. { $name } sa o tom nedozvie.
web-friends-keep = Nechať
web-friends-link = Tvoj odkaz pre priateľov
web-friends-link-about = Kto tento odkaz otvorí a potvrdí, bude medzi tvojimi priateľmi. Dávaj ho len ľuďom, ktorých poznáš.
web-friends-renew = Nový odkaz
web-friends-renew-about = Dostal sa odkaz do nesprávnych rúk? S novým ten starý prestane platiť. Priatelia zostanú.
web-friends-renewed = Starý odkaz už neplatí.
web-friends-shown = Ukazovať priateľom, že som tu
web-friends-shown-about = Priatelia vidia zelenú bodku, kým máš túto stránku otvorenú, a pri ktorom stole si. Nikto iný to nevidí. Keď to vypneš, uvidia len tvoje meno.
web-friend-add = Pridať k priateľom
web-friend-asked = Žiadosť odoslaná
web-friend-of = v priateľoch
web-friend-question = { $name } si ťa chce pridať k priateľom.
web-friend-about = Uvidíte navzájom, kedy ste tu, a môžete sa pozývať k stolu. Ktokoľvek z vás to môže kedykoľvek ukončiť.
web-friend-confirm = Pridať k priateľom
web-friend-already = { $name } je medzi tvojimi priateľmi.
web-friend-own = Toto je tvoj vlastný odkaz. Pošli ho ľuďom, ktorých poznáš.
web-friend-gone = Tento odkaz nefunguje
web-friend-invites = { $name } ťa pozýva do hry: { $game }.
web-friends-invite = Pozvať priateľov
web-push-invites = Aj keď ťa niekto z priateľov pozve k stolu.

## Signs at a table

web-signs = Čo znamenajú značky
web-signs-none = Pri tomto stole teraz žiadne značky nie sú.
web-sign-joker = Žolík. Bledo je na ňom vidno, čo zastupuje.

## Lessons

web-puzzle = Hlavolam dňa
web-puzzle-about = Jeden ťah: koľko kameňov dokážeš vyložiť?
web-puzzle-solved = Vyriešené. Zajtra bude nový.
web-puzzle-task = Jeden ťah a celý stôl k dispozícii. Kamene, ktoré sa dajú vyložiť: { $count }. Zisti ako.
web-puzzle-done = Vyriešené: viac než { $count } tu nikto nevyloží.
web-puzzle-before = Predchádzajúci deň
web-learn = Učiť sa hrou
web-learn-about = Každá lekcia je niekoľko skutočných pozícií pri skutočnom stole a krátka hra, ktorú vyhráš. Nebežia žiadne hodiny a nikto sa nepozerá.
web-learn-task = Úloha { $number } z { $count }
web-learn-done = Výborne, presne tak.
web-learn-over = To bola posledná úloha. Teraz už vieš hrať: { $game }.
web-learn-lost = Tentoraz bol súper rýchlejší. Skús to ešte raz.
web-learn-show = Ukáž mi to
web-learn-again = Ešte raz
web-learn-next = Ďalej
web-learn-more = Ďalšie lekcie
web-learn-play = Prvá hra
web-learn-offer = Je pre teba hra { $game } nová? Za pár minút sa ju naučíš hraním.
web-learn-decline = Nie, vďaka
web-learn-accept = Naučiť sa
web-learn-begin = Začať
web-learn-go-on = Pokračovať
web-learn-repeat = Hrať znova
web-learn-progress = Hotové úlohy: { $done } z { $count }
web-learn-none = Taká lekcia neexistuje
web-learn-none-about = Možno je v odkaze chyba alebo sa pri tejto hre nie je čo učiť.

## Rules: chapters

web-chapter-contents = Na tejto stránke
web-chapter-setup = Ako sa začína
web-chapter-turn = Tvoj ťah
web-chapter-melds = Kombinácie
web-chapter-jokers = Žolíky
web-chapter-end = Koniec a body
web-chapter-options = Voľby
web-chapter-match = Partia
web-chapter-knock = Klopanie
web-chapter-teams = Tímy
web-chapter-disputed = Sporné otázky
web-chapter-disputed-about = Čo tlačené návody nechávajú otvorené alebo hovoria rôzne a ako sa hrá tu. Kde sa to dá aj inak, môžeš si to pre svoj stôl zvoliť.
web-chapter-otherwise = Zvoliť inak:
web-chapter-others = Pravidlá ostatných hier

## Rules: pictures

web-figure-run = Postupka
web-figure-set = Sada
web-figure-none = Neplatí
web-figure-table = Na stole
web-figure-rack = Zo stojana
web-figure-hand = V ruke
web-figure-then = Potom
web-figure-rest = Zostáva
web-figure-nothing = nič
web-figure-points = { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
web-figure-first = Kto končí
web-figure-second = Druhý hráč
web-figure-added = Priložené
web-figure-add = Priložené
web-figure-no-wrap = za 13 nič nie je
web-figure-no-twice = farba dvakrát
web-figure-no-suits = zmiešané farby
web-figure-no-short = málo
web-figure-melds = Čo možno vyložiť a čo nie. Žolík zastupuje to, čo je na ňom vidieť.

## Replays

web-replay = Priebeh kola
web-replay-of = Priebeh: { $game }
web-replay-open = Pozrieť si partiu znova
web-replay-open-about = Vyber uložený súbor s partiou alebo ho presuň sem. Každý stôl ho ponúka, keď sa partia skončí. Súbor sa iba prečíta, neukladá sa.
web-replay-choose = Vybrať súbor
web-replay-leave = Späť
web-replay-to-table = K stolu
web-replay-other-file = V tomto súbore nie je žiadna partia. Vezmi súbor, ktorý ukladá „{ $record }“.
web-replay-another = Iný záznam
web-replay-unfinished = Partia sa ešte neskončila, keď záznam vznikol.
web-replay-rounds = Kolá
web-replay-moves = Ťahy
web-replay-all = Všetky
web-replay-doubtful = { $name }: { $count } na zamyslenie
web-replay-next-doubt = Ďalšie také miesto
web-replay-no-doubt = Nič tu nie je. Dobre zahrané.
web-replay-hands = Čo má kto v ruke
web-replay-step = Krok { $step } z { $count }
web-replay-position = Miesto v kole
web-replay-first = K rozdaniu
web-replay-back = O krok späť
web-replay-forward = O krok ďalej
web-replay-last = Na koniec
web-replay-play = Spustiť
web-replay-stop = Zastaviť
web-replay-copy = Kopírovať odkaz na túto pozíciu
web-replay-copy-text = Kopírovať túto pozíciu ako text
web-replay-keys = Šípky krokujú späť a ďalej, medzerník spúšťa a zastavuje.
web-replay-got = { $seat } dostáva { $pieces }.

## Replays: the best move

web-replay-best = Dalo sa to lepšie?
web-replay-thinking = Rozmýšľam…
web-replay-deal = Rozdanie: nikto ešte nič nevyberal.
web-replay-only = Nebolo z čoho vyberať.
web-replay-most = Viac sa tu vyložiť nedalo.
web-replay-more = Dalo sa vyložiť { $placed }, { $played ->
        [0] vyložené nebolo nič:
       *[other] vyložilo sa { $played }:
    }
web-replay-at-least = Dalo sa vyložiť aspoň { $placed }, { $played ->
        [0] vyložené nebolo nič:
       *[other] vyložilo sa { $played }:
    }
web-replay-held = Aj najlepší bot by počkal.
web-replay-sight = Ako to vidí { $name }:
web-replay-none = Nedalo sa vyložiť nič.
web-replay-short = Nedalo sa vyložiť nič: na prvé vyloženie bolo len { $reached } z { $needed } bodov.
web-replay-bot = Jednoznačne najlepší ťah tu nie je. Najlepší bot by hral:
web-replay-bot-none = Nedalo sa vyložiť nič. Najlepší bot by hral:
web-replay-bot-same = Najlepší bot by hral rovnako.
web-replay-show = Ukázať na stole
web-replay-hide = Späť k tomu, čo sa hralo
web-replay-instead = Tak sa nehralo: takto to mohlo ísť ďalej.

## Positions

web-position = Otvoriť pozíciu
web-position-empty = Pozícia je jeden okamih partie. Pri prehrávaní ju skopíruješ ako text alebo odkaz; tu sa znova rozloží na stôl a ukáže najlepší ťah.
web-position-examples = Pozri si príklad
web-position-turn = Na ťahu: { $names }.
web-position-hidden = Ruka tohto hráča je skrytá, preto vidíš len to, čo vidia všetci.
web-position-copy = Kopírovať túto pozíciu ako odkaz
web-position-line = Pozícia ako text
web-position-about = Jeden riadok: hra a za ňou polia ako hands=5h.6h/?13; „?“ je skryté. Riadok môžeš zmeniť alebo sem vložiť iný, aj ako odkaz.
web-position-show = Ukázať

## Fair deals

web-fair = Rozdalo sa poctivo?
web-fair-about = Pred partiou server určil svoju časť všetkých rozdaní jedným číslom a každé zariadenie zapečatilo vlastné slová. Až potom sa slová odhalili a vmiešali. Karty si tak nemohol vybrať nikto, ani server.
web-fair-commit = Určené pred partiou
web-fair-seed = Tajomstvo kola { $number }
web-fair-words = Čo pridali hráči
web-fair-good = Sedí to: server nemohol vybrať karty dodatočne.
web-fair-bad = Nesedí to. Odlož si záznam a opýtaj sa toho, kto server prevádzkuje.
web-fair-more = V zázname je všetko; „rummel verify“ rozdá každé kolo znova a overí každý ťah.
web-fair-mark = Poctivo rozdané
web-fair-left-out = Toto kolo sa rozdalo bez tvojej časti: server nepoužil slová tvojho zariadenia. Karty naďalej závisia od slov ostatných.
web-fair-changed = Server zmenil, čo bolo určené pred partiou. Stiahni si záznam aj svoje potvrdenie, oboje si odlož a opýtaj sa toho, kto server prevádzkuje.
web-receipt = Stiahnuť moje potvrdenie

## Fair deals: a deal checked step by step

web-fair-check = Overiť toto rozdanie
web-fair-checking = Rozdáva sa znova…
web-fair-chain = Tajomstvo zodpovedá číslu
web-fair-chain-about = Tajomstvo kola { $round }, zahašované { $round }×, musí dať číslo určené pred partiou.
web-fair-mix = Slová všetkých sú vmiešané
web-fair-mix-about = Tajomstvo, všetky pečate a odhalené slová všetkých hráčov dajú kľúč tohto kola. Slová hráča, zahašované raz za každé doterajšie kolo, musia dať jeho pečať.
web-fair-pledges = Pečate hráčov
web-fair-key = Kľúč
web-fair-shuffle = Kľúč mieša
web-fair-shuffle-about = Kľúč dáva rad čísel a tie hovoria, ako sa to celé zamieša (spolu { $count }). Vyjde toto poradie:
web-fair-hands = Každý dostal to, s čím hral
web-fair-hands-about = Keď sa v tomto poradí rozdá, dostane každý to, s čím kolo začal.
web-fair-rest = Zvyšok tiež
web-fair-rest-about = Čo zostalo, leží na stole a v balíčku, v tomto poradí.
web-fair-fits = sedí
web-fair-differs = nesedí

## The score sheet for a table at home

web-home-sheet = Zápis bodov pre domáci stôl
web-home-sheet-about = Hráte so skutočnými kartami alebo kameňmi a body sa píšu sem. Zápis zostáva v tomto zariadení a zaobíde sa bez pripojenia.
web-score-names = Kto hrá
web-who-starts = Kto začína
web-score-ends = Partia sa končí
web-score-ends-rounds = po toľkých kolách
web-score-ends-target = pri toľkých bodoch
web-score-rounds = Počet kôl
web-score-points = Počet bodov
web-begin = Začať
web-new-sheet = Nový zápis

## The score sheet: a round

web-score-round-of = Kolo { $number } z { $count }
web-score-starts-again = Znova sa žrebuje, kto začne.
web-score-won = Kto vyhral?
web-score-draw = Remíza
web-score-out = Kto skončil?
web-score-ended = Kto ukončil kolo?
web-score-nobody = Nikto
web-score-how = Ako?
web-score-knock = So zvyškom
web-score-clean = Všetkých desať: gin
web-score-grand = Všetkých jedenásť
web-score-first = Kto vyložil prvý?
web-score-first-about = Kto vyloží prvý a nevyhrá, stráca o { $points } viac.
web-score-double = Všetko vyložené naraz
web-score-double-about = Predtým neležalo nič: kolo sa počíta dvojnásobne.
web-score-more = { $item }: pridať
web-score-less = { $item }: ubrať
web-score-points-of = Body: { $name }
web-score-symbols-of = Symboly: { $name }
web-score-left = Zvyšok: { $points }
web-score-sum = alebo napíš súčet
web-score-free = Zapísať body ručne
web-score-by-rules = Počítať podľa pravidiel
web-score-again = Hrať znova
web-score-go-on = Ešte jedno kolo
web-score-correct-about = Ťukni na číslo kola a kolo oprav.
web-score-drop = Začať nový zápis?
web-score-drop-about = Všetky kolá z tohto zápisu zmiznú.
web-score-about-free = Tieto body sa zapíšu tak, ako tu stoja.
web-score-about-points = Každý zapíše symboly žolíka zo svojho najlepšieho radu. Kto ukončil kolo so zoradenými kartami, má { $bonus } navyše; kto sa pritom pomýlil, nemá nič.
web-score-about-winner = Výhra je jeden bod.
web-score-about-two = Komu zostalo menej, dostane rozdiel a navyše { $win }, po podseknutí { $undercut }.
web-score-about-two-plain = Komu zostalo menej, dostane rozdiel, po podseknutí navyše { $undercut }.
web-score-about-lowest-rest = Komu zostalo najmenej, ten získa body: { $points }; pri zhode ten, kto ukázal skôr.
web-score-about-wins = Kto skončí, dostane bod. Ak neskončí nikto, vyhráva ten, komu zostalo najmenej.
web-score-about-takes = Kto skončí, dostane to, čo zostalo ostatným.
web-score-about-minus = Každý stráca to, čo mu zostalo; kto skončí, nestráca nič.
web-score-about-lowest = Ak neskončí nikto, rozdiely získa ten, komu zostalo najmenej.
web-score-about-blocked = Ak neskončí nikto, každý stráca to, čo mu zostalo.
web-score-about-relief = Kto skončí, tomu sa škrtne až { $points } mínusových bodov z predchádzajúceho kola.
web-score-about-joker = Ak zostal jediný žolík, nepočíta sa.
web-score-about-tally = Strana dostáva prémie a hodnotu vyložených kariet, mínus karty v ruke.
web-count-rack = Spočítať zvyšok
web-count-rack-of = Čo zostalo: { $name }
web-count-rack-about = Ťukni na všetko, čo zostalo; ťuknutím dole to zasa odoberieš.
web-count-pieces = Spočítať
web-count-pieces-of = { $what }: { $name }
web-count-pieces-about = Ťukni na všetko, čo sa počíta; ťuknutím dole to zasa odoberieš.
web-take-away = Odobrať: { $piece }
web-write-down = Zapísať
web-strike = Škrtnúť posledné kolo
web-correct = Opraviť kolo { $number }
web-cancel = Zrušiť
web-done = Hotovo

## Settings

web-settings = Nastavenia
web-settings-all = Všetky nastavenia
web-settings-about = Všetko platí hneď. Vzhľad, zvuky a zvyklosti zostávajú v tomto zariadení; meno, obrázok a jazyk máš všade, kde sa prihlásiš.
web-settings-you = Ty
web-settings-name-about = Takto ťa pri stole vidia ostatní. Kde už sedíš, zostáva staré meno.
web-avatar = Tvoj obrázok
web-avatar-initials = Tvoje iniciály
# Also what guests are called who give no name.
web-animal-bear = Medveď
web-animal-cat = Mačka
web-animal-fox = Líška
web-animal-frog = Žaba
web-animal-hare = Zajac
web-animal-hedgehog = Ježko
web-animal-mouse = Myš
web-animal-owl = Sova
web-animal-penguin = Tučniak
web-animal-robin = Červienka
web-animal-turtle = Korytnačka
web-animal-whale = Veľryba
web-save = Uložiť
web-saved = Uložené.
web-settings-look = Jazyk a vzhľad
web-language = Jazyk
web-look = Vzhľad
web-look-auto = Podľa zariadenia
web-look-light = Svetlý
web-look-dark = Tmavý
web-look-contrast = Vysoký kontrast
web-settings-contrast-about = Vysoký kontrast má tmavé čiary a pokojné plochy, pre unavené oči a ostré slnko.
web-cloth = Stôl
web-cloth-felt = Zelené súkno
web-cloth-oak = Dub
web-cloth-night = Nočná modrá
web-back = Rub kariet
web-back-game = Podľa hry
web-back-lattice = Mriežka
web-back-fans = Vejáre
web-back-rays = Lúče
web-back-waves = Vlny
web-large = Veľké písmo
web-settings-large-about = Veľké čísla a farby na všetkých kartách a kameňoch, bez obrázkov.
web-settings-letters-about = Malé písmeno pre každú farbu, ak sa farby ťažko rozlišujú.
web-settings-still = Menej pohybu
web-settings-still-about = Karty a kamene sú jednoducho na mieste a nekĺžu sa.
web-settings-tables = Pri stole
web-settings-sound-about = Tiché zvuky pri rozdávaní a vykladaní, keď si na rade, keď sa míňa čas a na konci.
web-volume = Hlasitosť
web-title-turn = Si na rade: { $game }
web-vibrate = Vibrácie
web-vibrate-about = Keď si na rade, na telefónoch, ktoré to vedia.
web-push = Oznámenia
web-push-about = Tvoje zariadenie ti dá vedieť, že si na rade, aj keď je táto stránka zatvorená: pri korešpondenčných partiách a tam, kde na teba čakajú ostatní.
web-push-blocked = Oznámenia sú pre túto stránku zakázané. Povoľ ich v nastaveniach prehliadača.
web-push-offer = Dať vedieť, keď budem na rade
web-settings-plain-about = Dobré pre čítačky a malé displeje: nič netreba presúvať, všetky ťahy sú v zozname.
web-settings-games = V jednotlivých hrách
web-settings-games-about = Čo si môžeš zvoliť aj pri stole.
web-settings-app = Rummel ako aplikácia
web-settings-app-about = Daj si Rummel na plochu cez „Inštalovať“ alebo „Pridať na plochu“ v ponuke prehliadača. Potom sa otvára ako aplikácia; zápis bodov a pravidlá fungujú bez pripojenia.
web-settings-install = Inštalovať

## Accounts

web-sign-in = Prihlásiť sa
web-sign-out = Odhlásiť sa
web-signed-in = Prihlásený účet: { $name }.
web-signed-out = Odhlásené. Do skorého videnia.
web-register = Založiť účet
web-account = Účet
web-account-of = Účet: { $name }
web-account-pages = Tvoje stránky
web-account-about = Všetko môžeš hrať bez účtu. S účtom nájdeš svoje partie na každom zariadení, môžeš hrať hodnotené partie a nechať hrať vlastného bota. Stačí meno a heslo, bez e-mailu.
web-account-guest = Hráš ako { $name }, bez účtu. Partie a miesta, ktoré teraz máš, idú s tebou.
web-password = Heslo
web-password-show = Ukázať
web-password-hide = Skryť
web-password-keep = Aspoň osem znakov. Nové ti nikto poslať nemôže, tak si ho dobre uschovaj.
web-password-change = Zmeniť heslo
web-password-old = Doterajšie heslo
web-password-new = Nové heslo
web-password-changed = Zmenené. Všade inde je účet odhlásený.
web-name = Meno
web-name-about = Týmto menom sa aj prihlasuješ. Pri stoloch, kde už sedíš, zostane to staré.
web-devices = Kde máš účet prihlásený
web-devices-end = Odhlásiť všade inde
web-devices-ended = Hotovo.
web-device-this = toto zariadenie
web-device-seen = naposledy { $when }
web-device-end = Odhlásiť
web-device-end-of = Odhlásiť: { $device }
web-bots = Pre programátorov: vlastní boti
web-bots-about = Vlastný program si môže sadnúť k stolu ako ktokoľvek iný. Preukáže sa kľúčom a ostatní vidia, že je to program.
web-bots-since = od { $when }
web-bots-name = Meno bota
web-bots-add = Vytvoriť bota
web-bots-token = Toto je kľúč bota { $name }. Ukáže sa len teraz: skopíruj si ho a nikomu ho nedávaj.
web-bots-token-label = Kľúč
web-bots-copy = Kopírovať
web-bots-try = Bota na začiatok nájdeš priamo v Rummeli. Sadne si k stolu a hrá:
web-bots-table = STÔL
web-bots-delete-of = Zmazať { $name }
web-bots-delete-about = Vzdá partie, ktoré práve hrá, a jeho kľúč prestane platiť.
web-data = Tvoje údaje
web-data-about = Stiahni si všetko, čo je o tebe uložené, alebo to nechaj zmazať.
web-export = Stiahnuť moje údaje
web-delete = Zmazať
web-delete-account = Zmazať účet
web-delete-guest = Zmazať všetko o mne
web-delete-about = Rozohrané partie sa ukončia ako vzdané, tvoje meno sa z odohraných vyškrtne a všetko ostatné sa zmaže. Nedá sa to vrátiť.
web-delete-really = Zmazať nadobro

## Matches and ratings

web-matches = Moje partie
web-matches-running = Rozohrané
web-matches-over = Dohrané
web-matches-counts = Vyhrané partie podľa hier
web-matches-won = výhry: { $won } z { $played }
web-count-played = { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[other] { $count } partií
    }
web-count-won = { $count ->
        [one] { $count } výhra
        [few] { $count } výhry
       *[other] { $count } výhier
    }
web-matches-more = Ukázať ďalšie
web-matches-none = Zatiaľ tu nič nie je.
web-matches-guest = Bez účtu vidíš tieto partie len na tomto zariadení.
web-match-open = ešte sa nezačala
web-match-waiting = čaká na ostatných
web-match-due = do { $when }
web-match-place = { $place ->
        [1] výhra
       *[other] { $place }. miesto z { $count }
    }
web-match-draw = remíza
web-match-go-on = Pokračovať
web-match-replay = Pozrieť znova
web-match-replay-of = Pozrieť znova: { $game }, { $names }
web-rated = hodnotená
web-ratings = Hodnotenia
web-ratings-place = Poradie
web-ratings-rating = Hodnotenie
web-ratings-matches = Partie
web-ratings-yours = Tvoje hodnotenie je { $rating }, po { $matches ->
        [one] jednej partii
        [few] { $matches } partiách
        [many] { $matches } partie
       *[other] { $matches } partiách
    }.
web-ratings-none = Hodnotenú partiu tejto hry zatiaľ nikto nehral.
web-ratings-about = Počítajú sa len stoly založené ako hodnotené. Každý začína na 1000; čím viac partií odohráš, tým je číslo istejšie.
web-game = Hra
