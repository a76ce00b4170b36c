### Words of the pages in the browser, in the order of a visit.

## Every page

web-skip = K obsahu
web-docs = Dokumentace
web-to-start = Na úvodní stránku
web-close = Zavřít
web-undo = Vrátit zpět
web-not-found = Tady nic není
web-not-found-about = Možná je v adrese překlep, nebo to, co tu bylo, už není.
web-unreachable = Server je nedostupný. Nic se neztratilo; pokračuje se, jakmile odpoví.
web-no-server = Server neodpovídá
web-no-server-again = Zkusit znovu
web-no-server-works = Co jde i bez něj
web-no-server-rules = Pravidla všech her
web-alone = Hrát bez připojení
web-alone-about = Hry proti botům pak běží v tomto zařízení, třeba ve vlaku nebo v letadle. Každý tah se tu ukládá, takže můžeš pokračovat později.
web-alone-keep = Uložit do tohoto zařízení: { $size } MB
web-alone-coming = { $percent } % je tady …
web-alone-here = Všechny hry jsou v tomto zařízení.
web-alone-remove = Odstranit z tohoto zařízení
web-alone-licences = Čí je to dílo
web-alone-impossible = Tvůj prohlížeč nebo tento server to neumí. Přes https a s aktuálním prohlížečem to jde.
web-alone-starting = Hra se připravuje …
web-alone-failed = Nepovedlo se to: soubory chybějí nebo jsou poškozené. Odstraň je a stáhni je znovu, až budeš mít připojení.
web-alone-unreadable = Tato partie v tomto zařízení není, nebo ji tato verze Rummelu neumí přečíst.

## Start

web-welcome = Žolíky všeho druhu u jednoho stolu
web-welcome-about = Vyber si hru a hned hraj, s boty nebo s přáteli. Bez účtu, nic se neinstaluje.
web-games = Hry
web-play-now = Hrát hned
web-dealing = Rozdává se…
web-with-friends = S přáteli
web-rules = Pravidla
web-rules-index-about = Každá hra s obrázky a s otázkami, o kterých se u stolu často dohaduje.
web-for-players = Hráči: { $range }
web-resume = Tvoje stoly
web-your-turn-short = jsi na řadě
web-open-tables = Otevřené stoly
web-seats-open = { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-start-sheet-about = Na stole skutečné karty nebo kameny? Ťukni na to, co zbylo, a zápis všechno sečte.
web-minutes = asi { $minutes } min
web-mood-thoughtful = K přemýšlení
web-find-game = Najdi si hru
web-wish-players = Pro { $count ->
        [2] dva
        [3] tři
        [4] čtyři
       *[other] { $count }
    }
web-wish-quick = Rychlá
web-wish-box = Z mé krabice
web-in-box = Je v krabici „{ $box }“
web-wish-none = Tohle všechno najednou nesplňuje žádná hra.
web-wish-all = Ukázat všechny hry
web-other-rules = Jiná pravidla, jiná místa…
web-tables-earlier = { $count ->
        [one] Jeden dřívější stůl
        [few] { $count } dřívější stoly
       *[other] { $count } dřívějších stolů
    }
web-tables-earlier-about = Stojí už víc než den. Časem zmizí samy.
web-give-up-of = Vzdát: { $game }, { $names }
web-given-up = { $game }: vzdáno
web-more-ways = Další způsoby hry
web-quick-match = Rychlá partie
web-quick-match-about = S někým, kdo si chce právě teď taky zahrát
web-join = Ke stolu přátel
web-join-code = odkaz nebo kód
web-join-go = Přisednout si nebo se dívat
web-join-wrong = Tohle není odkaz na stůl ani kód: kód má 14 písmen a číslic. Nech si odkaz poslat znovu.
web-watch-tables = Stoly, kde se lze dívat
web-watch = dívat se
web-install-offer = Rummel si můžeš dát na plochu jako aplikaci.
web-install-later = Ne, díky

## A new table

web-players = Hráči
web-how-many = Kolik vás hraje
web-your-name = Tvoje jméno
web-seat-friend = někdo přes odkaz
web-bot-level = úroveň { $level } z 5
web-bots-alike = V této hře rozhoduje štěstí, takže jsou všichni stejně silní.
web-bot-at = Bot na místě { $number }
web-play-against = S kým hraješ?
web-bot-pace = Boti hrají
web-bot-pace-natural = přirozeným tempem
web-bot-pace-brisk = svižně
web-bot-pace-at-once = okamžitě
web-length = Jak dlouho
web-length-printed = Podle návodu
web-length-quick = Krátce
web-length-long = Dlouho
web-length-own = Jinak
web-length-own-about = kola nebo body podle chuti
web-length-rounds = { $count ->
        [one] jedno kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
web-length-target = do { $points } bodů
web-at-table = U tohoto stolu
web-clock = Čas na rozmyšlenou
web-clock-none = kolik kdo chce
web-clock-sheet = podle návodu
web-clock-minute = minuta na tah
web-clock-two = dvě minuty na tah
web-clock-bank = deset minut celkem a za každý tah deset sekund navíc
web-clock-days = tři dny na tah
web-setup-away = Když někdo odejde
web-away-wait = ostatní čekají
web-away-bot = dál hraje bot
web-away-resign = prohrává partii
web-setup-listed = Přidat se může kdokoli
web-setup-hints = Smí se žádat o radu
web-setup-watchers = Ostatní se mohou dívat
web-setup-chat = Hráči si mohou povídat
web-setup-rated = Hodnocená partie
web-rated-about = Počítá se do hodnocení. Jen pro lidi s účtem; hodnocení mají i boti.
web-rules-change = { $count ->
        [0] Změnit pravidla
        [one] Změnit pravidla (jedna změna)
        [few] Změnit pravidla ({ $count } změny)
       *[other] Změnit pravidla ({ $count } změn)
    }
web-rules-change-about = Všechno je tak, jak stojí v návodu. Co změníš, bude označené.
web-sheet-default = Návod: { $value }
web-options-search = Hledat v pravidlech
web-options-none = Žádné pravidlo tato slova neobsahuje.
web-options-changed = { $count ->
        [one] jedna změna
        [few] { $count } změny
       *[other] { $count } změn
    }
web-option-closed = Omezuje to „{ $other }“.
web-yes = ano
web-no = ne
web-open-table = Založit stůl

## Before a match

web-seat-open = Volné místo
web-sit = Posadit se
web-seat-bot = Posadit sem bota
web-free = Uvolnit místo
web-you = ty
web-host = hostitel
web-bot = bot
web-program = program
web-here = tady
web-away = pryč
web-rated-table = Tento stůl je hodnocený. Chceš-li si přisednout, potřebuješ účet.
web-table-full = Všechna místa jsou obsazená.
web-waiting-seats = { $count ->
        [one] Jedno místo je ještě volné.
        [few] { $count } místa jsou ještě volná.
       *[other] { $count } míst je ještě volných.
    }
web-waiting-host = Všichni jsou tady. Začne se, až rozdá ten, kdo stůl založil.
web-all-here = Všichni jsou tady. Rozdej, až budeš chtít.
web-start = Rozdat
web-leave = Odejít od stolu
web-invite = Pozvat
web-invite-about = Kdo otevře tento odkaz, může se posadit k tomuto stolu.
web-invite-link = Odkaz na tento stůl
web-invited = { $name } tě zve k tomuto stolu.
web-share = Kopírovat nebo sdílet odkaz
web-copied = Zkopírováno
web-qr = Odkaz jako QR kód

## At the table

web-no-table = Tady žádný stůl není
web-connecting = Připojování…
web-connected = Připojeno
web-reconnecting = Spojení se ztratilo. Další pokus…
web-gone = Server je nedostupný. Tvoje místo ti zůstává.
web-round = kolo { $number }
web-round-short = Kolo
web-total = Celkem
web-menu = Nabídka
web-beside = Vedle stolu
web-table = Stůl
web-your-side = Tvoje strana
web-your-hand = { $count ->
        [0] V ruce: nic
       *[other] V ruce: { $count }
    }
web-in-hand = v ruce
web-acts = na tahu
web-bot-plays = dál hraje bot
web-time-left = Zbývající čas
web-days = { $days ->
        [one] jeden den
        [few] { $days } dny
       *[other] { $days } dní
    }
web-paused = Hodiny stojí.
web-your-turn = Jsi na řadě.
web-waiting-for = Na tahu: { $names }.
web-sort = Seřadit
web-sort-colour = Podle barvy
web-sort-suit = Podle barvy
web-sort-number = Podle čísla
web-stock = Balíček
web-discards = Odhozené
web-look-through = Prohlédnout odhozené
web-look-through-order = Naposledy odhozené je první.
web-plain = Jednoduché stoly: každý tah je tlačítko
web-meld = Kombinace { $number }: { $pieces }
web-hint = Rada
web-log = Co se stalo
web-log-empty = Zatím nic.
web-chat = Chat
web-chat-say = Řekni něco
web-chat-unread =
    { $count ->
        [one] Chat, { $count } nová zpráva
        [few] Chat, { $count } nové zprávy
        [many] Chat, { $count } nové zprávy
       *[other] Chat, { $count } nových zpráv
    }
web-reactions = Pár slov
web-react-hello = Ahoj
web-react-nice = Pěkně zahráno
web-react-thanks = Díky
web-react-oops = Jejda
web-react-wow = Páni
web-react-bye = Hezká partie
web-mute = Ztlumit
web-unmute = Zrušit ztlumení
web-muted = ztlumeno
web-table-people = Kdo sedí u stolu
web-block = Blokovat
web-unblock = Odblokovat
web-blocked = blokováno
web-block-about = V rychlé partii už se nikdy nepotkáte a co { $name } napíše, to neuvidíš.
web-report = Nahlásit
web-report-why = Oč jde?
web-report-more = Napiš víc, chceš-li
web-report-send = Odeslat hlášení
web-report-thanks = Děkujeme. Podívá se na to ten, kdo tento server provozuje.
web-blocked-people = Koho blokuješ
web-send = Poslat
web-score = Zápis bodů
web-command = Napsat tah
web-command-do = Hrát
web-command-wait = Nejsi na řadě.
web-sound = Zvuky
web-letters = Písmena barev na všech kartách a kamenech
web-pause = Požádat o přestávku
web-go-on = Spustit hodiny
web-resign = Vzdát se
web-resign-really = Opravdu vzdát partii?

## What tables of several families say

web-cards-tap-discard = Ťukni na to, co chceš odhodit.
web-cards-latest = právě přibylo
web-cards-grouped = v kombinaci
web-cards-last = Poslední tahy
web-cards-hands = Co komu zůstalo v ruce
web-cards-none = nic
web-cards-put = { $meld } – doložit: { $pieces }
web-cards-draft = Kombinace, které chystáš
web-cards-draft-empty = Vyber karty na kombinaci, nebo je přetáhni sem
web-cards-new = Nová kombinace
web-cards-take-back = Zpátky do ruky: { $piece }
web-cards-into = Vybrané karty do chystané kombinace { $number }
web-cards-undo = Vzít zpátky chystanou kombinaci { $number }
web-cards-added = ke kombinaci { $number }
web-cards-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
web-cards-sum = { $points } z { $needed }
web-cards-joker-open = Co žolík zastupuje, řekneš při vyložení.
web-cards-draft-first = Než odhodíš, vylož chystané kombinace, nebo si je vezmi zpátky.
web-cards-back-all = Vzít všechno zpátky
web-cards-holds = { $name }: { $count } v ruce
web-pool = Zásoba
web-team-heroes = Hrdinové
web-team-villains = Padouši

## Buttons of moves

web-do-add = Doložit
web-do-discard = Odhodit
web-do-draw = Líznout
web-do-lay = Vyložit
web-do-other = Hrát
web-do-pass = Pasovat
web-do-take = Vzít

## Pieces, as they are read out

web-joker = žolík
web-joker-as = žolík jako { $piece }
web-piece = { $suit } { $rank }
# A playing card; tiles have a colour instead.
web-card = { $suit ->
        [c] křížov
        [d] károv
        [h] srdcov
       *[s] pikov
    }{ $rank ->
        [1] é eso
        [2] á dvojka
        [3] á trojka
        [4] á čtyřka
        [5] á pětka
        [6] á šestka
        [7] á sedmička
        [8] á osmička
        [9] á devítka
        [10] á desítka
        [11] ý kluk
        [12] á dáma
        [13] ý král
       *[other] á { $rank }
    }

## After a round

web-round-over = Kolo skončilo
web-match-over = Partie skončila
web-left-over = Zbytek
web-next-round = Další kolo
web-waiting-others = Čeká se na ostatní…
web-rematch = Hrát znovu
web-rematch-agree = Ano, hrajme
web-rematch-decline = Ne, děkuji
web-rematch-wants = { $name } navrhuje další partii.
web-rematch-yes = chce hrát
web-rematch-no = tentokrát ne
web-rematch-open = zatím bez odpovědi
web-rematch-gone = už není u stolu
web-rematch-none = Tentokrát se odveta nekoná.
web-rematch-new = Založit nový stůl
web-record = Stáhnout záznam
web-show-result = Ukázat výsledek
web-end-you = Ty
web-end-you-won = { $win ->
        [shared] Dělíš se o výhru
        [team] Tvůj tým vyhrává
       *[alone] Vyhráváš
    }
web-end-won = { $win ->
        [alone] Vyhrává { $winners }
       *[other] Vyhrávají { $winners }
    }
web-end-draw = Remíza
web-end-points = Odkud jsou body
web-end-aside = Podívat se na stůl
web-end-share = Sdílet obrázek
web-end-saved = Obrázek najdeš mezi staženými soubory.
web-end-next = Jiná hra

## Quick match

web-quick-find = Najít spoluhráče
web-quick = Rychlá partie
web-quick-about = Zahraj si s někým, kdo chce stejnou hru stejným tempem.
web-quick-game = Hra
web-quick-pace = Tempo
web-quick-pace-quick = Svižně, minuta na tah
web-quick-pace-calm = V klidu, dvě a půl minuty
web-quick-pace-days = Korespondenčně, dva dny na tah
web-quick-looking = Hledáme spoluhráče…
web-quick-widens = Hledáme lidi zhruba stejně silné jako ty, a čím déle čekáš, tím šířeji.
web-quick-days = Stránku můžeš zavřít; stůl bude mezi tvými, jakmile bude plný.
web-quick-nobody = Zatím nikdo nepřišel. Chceš si mezitím zahrát s botem?
web-quick-bot = Hrát s botem
web-quick-stop = Přestat hledat
web-quick-waiting = { $count ->
        [one] { $count } člověk teď hledá totéž.
        [few] { $count } lidé teď hledají totéž.
        [many] { $count } člověka teď hledá totéž.
       *[other] { $count } lidí teď hledá totéž.
    }

## Friends

web-friends = Přátelé
web-friends-about = Pošli někomu svůj odkaz a uvidíte se tady.
web-friends-all = Všichni přátelé
web-friends-empty = Zatím nikdo. Pošli odkaz lidem, které znáš, nebo se zeptej po partii.
web-friend-here = je tu
web-friend-at = u stolu: { $game }
web-friend-join = Hrát
web-friend-watch = Dívat se
web-friend-go = Ke stolu
web-friend-invited = Pozvánka odeslána
web-friends-requests = Žádosti
web-friends-asks = { $name } si tě chce přidat k přátelům.
web-friends-accept = Přijmout
web-not-now = Teď ne
web-friends-sent = Odeslané žádosti
web-friends-withdraw = Vzít zpět
web-friends-remove = Odebrat
web-friends-remove-sure = Odebrat z přátel: { $name }? Zmizíte si navzájem ze seznamu. { $name } se o tom nedozví.
web-friends-keep = Nechat
web-friends-link = Tvůj odkaz pro přátele
web-friends-link-about = Kdo tento odkaz otevře a potvrdí, bude mezi tvými přáteli. Dávej ho jen lidem, které znáš.
web-friends-renew = Nový odkaz
web-friends-renew-about = Dostal se odkaz do nesprávných rukou? S novým ten starý přestane platit. Přátelé zůstanou.
web-friends-renewed = Starý odkaz už neplatí.
web-friends-shown = Ukazovat přátelům, že tu jsem
web-friends-shown-about = Přátelé vidí zelenou tečku, dokud máš tuto stránku otevřenou, a u kterého stolu jsi. Nikdo jiný to nevidí. Když to vypneš, uvidí jen tvoje jméno.
web-friend-add = Přidat k přátelům
web-friend-asked = Žádost odeslána
web-friend-of = v přátelích
web-friend-question = { $name } si tě chce přidat k přátelům.
web-friend-about = Uvidíte navzájem, kdy jste tady, a můžete se zvát ke stolu. Kdokoli z vás to může kdykoli ukončit.
web-friend-confirm = Přidat k přátelům
web-friend-already = { $name } je mezi tvými přáteli.
web-friend-own = Tohle je tvůj vlastní odkaz. Pošli ho lidem, které znáš.
web-friend-gone = Tento odkaz nefunguje
web-friend-invites = { $name } tě zve ke hře: { $game }.
web-friends-invite = Pozvat přátele
web-push-invites = Také když tě někdo z přátel pozve ke stolu.

## Signs at a table

web-signs = Co znamenají značky
web-signs-none = U tohoto stolu teď žádné značky nejsou.
web-sign-joker = Žolík. Bledě je na něm vidět, co zastupuje.

## Lessons

web-puzzle = Hlavolam dne
web-puzzle-about = Jeden tah: kolik kamenů dokážeš vyložit?
web-puzzle-solved = Vyřešeno. Zítra bude nový.
web-puzzle-task = Jeden tah a celý stůl k dispozici. Kameny, které lze vyložit: { $count }. Zjisti jak.
web-puzzle-done = Vyřešeno: víc než { $count } tu nikdo nevyloží.
web-puzzle-before = Předchozí den
web-learn = Učit se hrou
web-learn-about = Každá lekce je pár skutečných pozic u skutečného stolu a krátká hra, kterou vyhraješ. Neběží žádné hodiny a nikdo se nedívá.
web-learn-task = Úloha { $number } z { $count }
web-learn-done = Výborně, přesně tak.
web-learn-over = To byla poslední úloha. Teď už umíš hrát: { $game }.
web-learn-lost = Tentokrát byl soupeř rychlejší. Zkus to ještě jednou.
web-learn-show = Ukaž mi to
web-learn-again = Ještě jednou
web-learn-next = Dál
web-learn-more = Další lekce
web-learn-play = První hra
web-learn-offer = Je pro tebe hra { $game } nová? Za pár minut se ji naučíš hraním.
web-learn-decline = Ne, díky
web-learn-accept = Naučit se
web-learn-begin = Začít
web-learn-go-on = Pokračovat
web-learn-repeat = Hrát znovu
web-learn-progress = Hotové úlohy: { $done } z { $count }
web-learn-none = Taková lekce neexistuje
web-learn-none-about = Možná je v odkazu chyba, nebo se u této hry není co učit.

## Rules: chapters

web-chapter-contents = Na této stránce
web-chapter-setup = Jak se začíná
web-chapter-turn = Tvůj tah
web-chapter-melds = Kombinace
web-chapter-jokers = Žolíci
web-chapter-end = Konec a body
web-chapter-options = Volby
web-chapter-match = Partie
web-chapter-knock = Klepání
web-chapter-teams = Týmy
web-chapter-disputed = Sporné otázky
web-chapter-disputed-about = Co tištěné návody nechávají otevřené nebo říkají různě a jak se hraje tady. Kde to jde i jinak, můžeš si to pro svůj stůl zvolit.
web-chapter-otherwise = Zvolit jinak:
web-chapter-others = Pravidla ostatních her

## Rules: pictures

web-figure-run = Postupka
web-figure-set = Set
web-figure-none = Neplatí
web-figure-table = Na stole
web-figure-rack = Ze stojánku
web-figure-hand = V ruce
web-figure-then = Potom
web-figure-rest = Zbývá
web-figure-nothing = nic
web-figure-points = { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
web-figure-first = Kdo končí
web-figure-second = Druhý hráč
web-figure-added = Doloženo
web-figure-add = Doloženo
web-figure-no-wrap = za 13 nic není
web-figure-no-twice = barva dvakrát
web-figure-no-suits = smíchané barvy
web-figure-no-short = málo
web-figure-melds = Co lze vyložit a co ne. Žolík zastupuje to, co je na něm vidět.

## Replays

web-replay = Průběh kola
web-replay-of = Průběh: { $game }
web-replay-open = Prohlédnout si partii znovu
web-replay-open-about = Vyber uložený soubor s partií, nebo ho přetáhni sem. Každý stůl ho nabízí, když partie skončí. Soubor se jen přečte, neukládá se.
web-replay-choose = Vybrat soubor
web-replay-leave = Zpět
web-replay-to-table = Ke stolu
web-replay-other-file = V tomto souboru žádná partie není. Vezmi soubor, který ukládá „{ $record }“.
web-replay-another = Jiný záznam
web-replay-unfinished = Partie ještě neskončila, když záznam vznikl.
web-replay-rounds = Kola
web-replay-moves = Tahy
web-replay-all = Všechny
web-replay-doubtful = { $name }: { $count } k zamyšlení
web-replay-next-doubt = Další takové místo
web-replay-no-doubt = Nic tu není. Dobře zahráno.
web-replay-hands = Co má kdo v ruce
web-replay-step = Krok { $step } z { $count }
web-replay-position = Místo v kole
web-replay-first = K rozdání
web-replay-back = O krok zpět
web-replay-forward = O krok dál
web-replay-last = Na konec
web-replay-play = Přehrát
web-replay-stop = Zastavit
web-replay-copy = Kopírovat odkaz na tuto pozici
web-replay-copy-text = Kopírovat tuto pozici jako text
web-replay-keys = Šipky krokují zpět a dál, mezerník přehrává a zastavuje.
web-replay-got = { $seat } dostává { $pieces }.

## Replays: the best move

web-replay-best = Šlo to lépe?
web-replay-thinking = Přemýšlím…
web-replay-deal = Rozdání: nikdo ještě nic nevybíral.
web-replay-only = Nebylo z čeho vybírat.
web-replay-most = Víc se tu vyložit nedalo.
web-replay-more = Dalo se vyložit { $placed }, { $played ->
        [0] vyloženo nebylo nic:
       *[other] vyloženo bylo { $played }:
    }
web-replay-at-least = Dalo se vyložit nejméně { $placed }, { $played ->
        [0] vyloženo nebylo nic:
       *[other] vyloženo bylo { $played }:
    }
web-replay-held = I nejlepší bot by počkal.
web-replay-sight = Jak to vidí { $name }:
web-replay-none = Nedalo se vyložit nic.
web-replay-short = Nedalo se vyložit nic: na první vyložení bylo jen { $reached } z { $needed } bodů.
web-replay-bot = Jednoznačně nejlepší tah tu není. Nejlepší bot by hrál:
web-replay-bot-none = Nedalo se vyložit nic. Nejlepší bot by hrál:
web-replay-bot-same = Nejlepší bot by hrál stejně.
web-replay-show = Ukázat na stole
web-replay-hide = Zpět k tomu, co se hrálo
web-replay-instead = Tak se nehrálo: takhle to mohlo jít dál.

## Positions

web-position = Otevřít pozici
web-position-empty = Pozice je jeden okamžik partie. Při přehrávání ji zkopíruješ jako text nebo odkaz; tady se zase rozloží na stůl a ukáže nejlepší tah.
web-position-examples = Podívej se na příklad
web-position-turn = Na tahu: { $names }.
web-position-hidden = Ruka tohoto hráče je skrytá, proto vidíš jen to, co vidí všichni.
web-position-copy = Kopírovat tuto pozici jako odkaz
web-position-line = Pozice jako text
web-position-about = Jeden řádek: hra a za ní pole jako hands=5h.6h/?13; „?“ je skryté. Řádek můžeš změnit, nebo sem vložit jiný, i jako odkaz.
web-position-show = Ukázat

## Fair deals

web-fair = Rozdalo se poctivě?
web-fair-about = Před partií server určil svou část všech rozdání jedním číslem a každé zařízení zapečetilo vlastní slova. Teprve potom se slova odhalila a vmíchala. Karty si tak nemohl vybrat nikdo, ani server.
web-fair-commit = Určeno před partií
web-fair-seed = Tajemství kola { $number }
web-fair-words = Co přidali hráči
web-fair-good = Sedí to: server nemohl vybrat karty dodatečně.
web-fair-bad = Nesedí to. Uschovej záznam a zeptej se toho, kdo server provozuje.
web-fair-more = V záznamu je všechno; „rummel verify“ rozdá každé kolo znovu a ověří každý tah.
web-fair-mark = Poctivě rozdáno
web-fair-left-out = Toto kolo se rozdalo bez tvé části: server nepoužil slova tvého zařízení. Karty i nadále závisí na slovech ostatních.
web-fair-changed = Server změnil, co bylo určeno před partií. Stáhni si záznam i své potvrzení, obojí uschovej a zeptej se toho, kdo server provozuje.
web-receipt = Stáhnout moje potvrzení

## Fair deals: a deal checked step by step

web-fair-check = Ověřit toto rozdání
web-fair-checking = Rozdává se znovu…
web-fair-chain = Tajemství odpovídá číslu
web-fair-chain-about = Tajemství kola { $round }, zahašované { $round }×, musí dát číslo určené před partií.
web-fair-mix = Slova všech jsou vmíchaná
web-fair-mix-about = Tajemství, všechny pečeti a odhalená slova všech hráčů dají klíč tohoto kola. Slova hráče, zahašovaná jednou za každé dosavadní kolo, musí dát jeho pečeť.
web-fair-pledges = Pečeti hráčů
web-fair-key = Klíč
web-fair-shuffle = Klíč míchá
web-fair-shuffle-about = Klíč dává řadu čísel a ta říkají, jak se to celé zamíchá (dohromady { $count }). Vyjde toto pořadí:
web-fair-hands = Každý dostal to, s čím hrál
web-fair-hands-about = Když se v tomto pořadí rozdá, dostane každý to, s čím kolo začal.
web-fair-rest = Zbytek také
web-fair-rest-about = Co zbylo, leží na stole a v balíčku, v tomto pořadí.
web-fair-fits = sedí
web-fair-differs = nesedí

## The score sheet for a table at home

web-home-sheet = Zápis bodů pro domácí stůl
web-home-sheet-about = Hrajete se skutečnými kartami nebo kameny a body se píší sem. Zápis zůstává v tomto zařízení a obejde se bez připojení.
web-score-names = Kdo hraje
web-who-starts = Kdo začíná
web-score-ends = Partie končí
web-score-ends-rounds = po tolika kolech
web-score-ends-target = při tolika bodech
web-score-rounds = Počet kol
web-score-points = Počet bodů
web-begin = Začít
web-new-sheet = Nový zápis

## The score sheet: a round

web-score-round-of = Kolo { $number } z { $count }
web-score-starts-again = Znovu se losuje, kdo začne.
web-score-won = Kdo vyhrál?
web-score-draw = Remíza
web-score-out = Kdo skončil?
web-score-ended = Kdo ukončil kolo?
web-score-nobody = Nikdo
web-score-how = Jak?
web-score-knock = Se zbytkem
web-score-clean = Všech deset: gin
web-score-grand = Všech jedenáct
web-score-first = Kdo vyložil první?
web-score-first-about = Kdo vyloží první a nevyhraje, ztrácí o { $points } víc.
web-score-double = Všechno vyloženo najednou
web-score-double-about = Předtím neleželo nic: kolo se počítá dvojnásob.
web-score-more = { $item }: přidat
web-score-less = { $item }: ubrat
web-score-points-of = Body: { $name }
web-score-symbols-of = Symboly: { $name }
web-score-left = Zbytek: { $points }
web-score-sum = nebo napiš součet
web-score-free = Zapsat body ručně
web-score-by-rules = Počítat podle pravidel
web-score-again = Hrát znovu
web-score-go-on = Ještě jedno kolo
web-score-correct-about = Ťukni na číslo kola a kolo oprav.
web-score-drop = Začít nový zápis?
web-score-drop-about = Všechna kola z tohoto zápisu zmizí.
web-score-about-free = Tyto body se zapíší tak, jak tu stojí.
web-score-about-points = Každý zapíše symboly žolíka ze své nejlepší řady. Kdo ukončil kolo se srovnanými kartami, má { $bonus } navíc; kdo se přitom zmýlil, nemá nic.
web-score-about-winner = Výhra je jeden bod.
web-score-about-two = Komu zbylo méně, dostane rozdíl a navíc { $win }, po podseknutí { $undercut }.
web-score-about-two-plain = Komu zbylo méně, dostane rozdíl, po podseknutí navíc { $undercut }.
web-score-about-lowest-rest = Komu zbylo nejméně, ten získá body: { $points }; při shodě ten, kdo ukázal dřív.
web-score-about-wins = Kdo skončí, dostane bod. Neskončí-li nikdo, vyhrává ten, komu zbylo nejméně.
web-score-about-takes = Kdo skončí, dostane to, co zbylo ostatním.
web-score-about-minus = Každý ztrácí to, co mu zbylo; kdo skončí, neztrácí nic.
web-score-about-lowest = Neskončí-li nikdo, rozdíly získá ten, komu zbylo nejméně.
web-score-about-blocked = Neskončí-li nikdo, každý ztrácí to, co mu zbylo.
web-score-about-relief = Kdo skončí, tomu se škrtne až { $points } trestných bodů z předchozího kola.
web-score-about-joker = Zbyl-li jediný žolík, nepočítá se.
web-score-about-tally = Strana dostává prémie a hodnotu vyložených karet, mínus karty v ruce.
web-count-rack = Spočítat zbytek
web-count-rack-of = Co zbylo: { $name }
web-count-rack-about = Ťukni na všechno, co zbylo; ťuknutím dole to zase odebereš.
web-count-pieces = Spočítat
web-count-pieces-of = { $what }: { $name }
web-count-pieces-about = Ťukni na všechno, co se počítá; ťuknutím dole to zase odebereš.
web-take-away = Odebrat: { $piece }
web-write-down = Zapsat
web-strike = Škrtnout poslední kolo
web-correct = Opravit kolo { $number }
web-cancel = Zrušit
web-done = Hotovo

## Settings

web-settings = Nastavení
web-settings-all = Všechna nastavení
web-settings-about = Všechno platí hned. Vzhled, zvuky a zvyklosti zůstávají v tomto zařízení; jméno, obrázek a jazyk máš všude, kde se přihlásíš.
web-settings-you = Ty
web-settings-name-about = Takto tě u stolu vidí ostatní. Kde už sedíš, zůstává staré jméno.
web-avatar = Tvůj obrázek
web-avatar-initials = Tvé iniciály
# Also what guests are called who give no name.
web-animal-bear = Medvěd
web-animal-cat = Kočka
web-animal-fox = Liška
web-animal-frog = Žába
web-animal-hare = Zajíc
web-animal-hedgehog = Ježek
web-animal-mouse = Myš
web-animal-owl = Sova
web-animal-penguin = Tučňák
web-animal-robin = Červenka
web-animal-turtle = Želva
web-animal-whale = Velryba
web-save = Uložit
web-saved = Uloženo.
web-settings-look = Jazyk a vzhled
web-language = Jazyk
web-look = Vzhled
web-look-auto = Podle zařízení
web-look-light = Světlý
web-look-dark = Tmavý
web-look-contrast = Vysoký kontrast
web-settings-contrast-about = Vysoký kontrast má tmavé čáry a klidné plochy, pro unavené oči a ostré slunce.
web-cloth = Stůl
web-cloth-felt = Zelené sukno
web-cloth-oak = Dub
web-cloth-night = Noční modrá
web-back = Rub karet
web-back-game = Podle hry
web-back-lattice = Mřížka
web-back-fans = Vějíře
web-back-rays = Paprsky
web-back-waves = Vlny
web-large = Velké písmo
web-settings-large-about = Velká čísla a barvy na všech kartách a kamenech, bez obrázků.
web-settings-letters-about = Malé písmeno pro každou barvu, pokud se barvy těžko rozlišují.
web-settings-still = Méně pohybu
web-settings-still-about = Karty a kameny jsou prostě na místě a neklouzají.
web-settings-tables = U stolu
web-settings-sound-about = Tiché zvuky při rozdávání a vykládání, když jsi na řadě, když dochází čas a na konci.
web-volume = Hlasitost
web-title-turn = Jsi na řadě: { $game }
web-vibrate = Vibrace
web-vibrate-about = Když jsi na řadě, na telefonech, které to umí.
web-push = Oznámení
web-push-about = Tvé zařízení ti dá vědět, že jsi na řadě, i když je tahle stránka zavřená: u korespondenčních partií a tam, kde na tebe čekají ostatní.
web-push-blocked = Oznámení jsou pro tyto stránky zakázaná. Povol je v nastavení prohlížeče.
web-push-offer = Dát vědět, až budu na řadě
web-settings-plain-about = Dobré pro čtečky a malé displeje: nic se nepřetahuje, všechny tahy jsou v seznamu.
web-settings-games = V jednotlivých hrách
web-settings-games-about = Co si můžeš zvolit i u stolu.
web-settings-app = Rummel jako aplikace
web-settings-app-about = Dej si Rummel na plochu přes „Instalovat“ nebo „Přidat na plochu“ v nabídce prohlížeče. Pak se otevírá jako aplikace; zápis bodů a pravidla fungují bez připojení.
web-settings-install = Instalovat

## Accounts

web-sign-in = Přihlásit se
web-sign-out = Odhlásit se
web-signed-in = Přihlášený účet: { $name }.
web-signed-out = Odhlášeno. Brzy na viděnou.
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
web-name = Jméno
web-name-about = Tímto jménem se také přihlašuješ. U stolů, kde už sedíš, zůstane to staré.
web-devices = Kde je účet přihlášený
web-devices-end = Odhlásit všude jinde
web-devices-ended = Hotovo.
web-device-this = toto zařízení
web-device-seen = naposledy { $when }
web-device-end = Odhlásit
web-device-end-of = Odhlásit: { $device }
web-bots = Pro programátory: vlastní boti
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
web-data = Tvoje data
web-data-about = Stáhni si všechno, co je o tobě uloženo, nebo to nech smazat.
web-export = Stáhnout moje data
web-delete = Smazat
web-delete-account = Smazat účet
web-delete-guest = Smazat všechno o mně
web-delete-about = Rozehrané partie se ukončí jako vzdané, tvoje jméno se z odehraných vyškrtne a všechno ostatní se smaže. Nejde to vrátit.
web-delete-really = Smazat nadobro

## Matches and ratings

web-matches = Moje partie
web-matches-running = Rozehrané
web-matches-over = Dohrané
web-matches-counts = Vyhrané partie podle her
web-matches-won = výhry: { $won } z { $played }
web-count-played = { $count ->
        [one] { $count } partie
        [few] { $count } partie
       *[other] { $count } partií
    }
web-count-won = { $count ->
        [one] { $count } výhra
        [few] { $count } výhry
       *[other] { $count } výher
    }
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
web-ratings = Hodnocení
web-ratings-place = Pořadí
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
web-game = Hra
