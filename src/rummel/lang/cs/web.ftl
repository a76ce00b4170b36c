# Slova webových stránek.

## Začátek

web-welcome = Žolíky všeho druhu u jednoho stolu
web-welcome-about = Vyber si hru a hned hraj, s boty nebo s přáteli. Bez účtu, nic se neinstaluje.
web-games = Hry
web-play-now = Hrát hned
web-dealing = Rozdává se…
web-with-friends = S přáteli
web-rules = Pravidla
web-for-players = Hráči: { $range }
web-resume = Tvoje stoly
web-your-turn-short = jsi na řadě
web-open-tables = Otevřené stoly
web-seats-open = { $count ->
        [one] jedno volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-settings = Nastavení
web-save = Uložit
web-saved = Uloženo.
web-language = Jazyk
web-look = Vzhled
web-look-auto = Podle zařízení
web-look-light = Světlý
web-look-dark = Tmavý
web-look-contrast = Vysoký kontrast
web-guest = Host
web-skip = K obsahu
web-not-found = Tady nic není
web-to-start = Na úvod
web-close = Zavřít
web-unreachable = Server je nedostupný. Nic se neztratilo; pokračuje se, jakmile odpoví.

## Před partií

web-players = Hráči
web-your-name = Tvoje jméno
web-seat-open = Volné místo
web-sit = Posadit se
web-free = Uvolnit místo
web-you = ty
web-host = zakládá stůl
web-bot = bot
web-bot-name = Bot { $number }
web-here = tady
web-away = pryč
web-start = Rozdat
web-leave = Odejít od stolu
web-table-full = Všechna místa jsou obsazená.
web-waiting-seats = { $count ->
        [one] Jedno místo je ještě volné.
        [few] { $count } místa jsou ještě volná.
       *[other] { $count } míst je ještě volných.
    }
web-waiting-host = Všichni jsou tady. Začne se, až rozdá ten, kdo stůl založil.
web-all-here = Všichni jsou tady. Rozdej, až budeš chtít.
web-invite = Pozvat
web-invite-about = Kdo otevře tento odkaz, může se posadit k tvému stolu.
web-invite-link = Odkaz na tento stůl
web-share = Kopírovat nebo sdílet odkaz
web-copied = Zkopírováno
web-qr = Odkaz jako QR kód

## Nový stůl

web-seat-friend = někdo přes odkaz
web-bot-steady = bot, hraje dobře
web-bot-greedy = bot, vyloží, co může
web-bot-random = bot, hraje cokoli
web-how-many = Kolik vás hraje
web-match = Partie
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
web-rules-change = { $count ->
        [0] Změnit pravidla
        [one] Změnit pravidla (jedna změna)
        [few] Změnit pravidla ({ $count } změny)
       *[other] Změnit pravidla ({ $count } změn)
    }
web-rules-change-about = Všechno je tak, jak stojí v návodu. Co změníš, bude označené.
web-sheet-default = Návod: { $value }
web-yes = ano
web-no = ne
web-open-table = Založit stůl

## U stolu

web-no-table = Žádný stůl tu není
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
web-plain = Jednoduché stoly: každý tah je tlačítko
web-meld = Kombinace { $number }: { $pieces }
web-hint = Rada
web-log = Co se stalo
web-log-empty = Zatím nic.
web-chat = Chat
web-chat-say = Řekni něco
web-send = Poslat
web-score = Zápis bodů
web-command = Napsat tah
web-command-do = Hrát
web-command-wait = Nejsi na řadě.
web-sound = Zvuky
web-sound-on = Zapnout zvuky
web-sound-off = Vypnout zvuky
web-letters = Písmena barev na všech kartách a kamenech
web-pause = Požádat o přestávku
web-go-on = Spustit hodiny
web-resign = Vzdát se
web-resign-really = Opravdu vzdát partii?

## Po kole

web-round-over = Kolo skončilo
web-match-over = Partie skončila
web-left-over = Zbytek
web-next-round = Další kolo
web-waiting-others = Čeká se na ostatní…
web-rematch = Hrát znovu
web-record = Stáhnout záznam
web-show-result = Ukázat výsledek

## Karty a kameny, jak se čtou nahlas

web-joker = žolík
web-joker-as = žolík jako { $piece }
web-piece = { $suit } { $rank }
# A playing card; tiles have a colour instead.
web-card = { $suit } { $rank }
web-rank-ace = eso
web-rank-jack = kluk
web-rank-queen = dáma
web-rank-king = král

## Krátká slova pro tahy

web-do-add = Doložit
web-do-announce = Ohlásit
web-do-choose = Vybrat
web-do-clear = Odklidit
web-do-discard = Odhodit
web-do-draw = Líznout
web-do-exchange = Vyměnit
web-do-flip = Otočit
web-do-insert = Zasunout
web-do-knock = Zaklepat
web-do-lay = Vyložit
web-do-open = Poprvé vyložit
web-do-other = Hrát
web-do-pass = Pasovat
web-do-reject = Odhodit
web-do-rob = Vzít žolíka
web-do-spread = Ukázat kombinace
web-do-take = Vzít

## Zápis bodů pro stůl doma

web-home-sheet = Zápis bodů pro domácí stůl
web-home-sheet-about = Hrajete se skutečnými kartami nebo kameny a body se píší sem. Zápis zůstává v tomto zařízení a obejde se bez připojení.
web-who-starts = Kdo začíná
web-begin = Začít
web-write-down = Zapsat
web-strike = Škrtnout poslední kolo
web-new-sheet = Nový zápis
web-correct = Opravit kolo { $number }
web-cancel = Zrušit
web-done = Hotovo
web-count-rack = Spočítat zbytek
web-count-rack-of = Co zbylo: { $name }
web-count-rack-about = Klepni na všechno, co zbylo; klepnutím dole to zase odebereš.
web-take-away = Odebrat: { $piece }

## Poctivé rozdávání

web-fair = Rozdalo se poctivě?
web-fair-about = Před partií server určil svou část všech rozdání jedním číslem a každé zařízení zapečetilo vlastní slova. Teprve potom se slova odhalila a vmíchala. Karty si tak nemohl vybrat nikdo, ani server.
web-fair-commit = Určeno před partií
web-fair-seed = Tajemství kola { $number }
web-fair-words = Co přidali hráči
web-fair-good = Sedí to: server nemohl vybrat karty dodatečně.
web-fair-bad = Nesedí to. Uschovej záznam a zeptej se toho, kdo server provozuje.
web-fair-more = V záznamu je všechno; „rummel verify“ rozdá každé kolo znovu a ověří každý tah.
web-fair-mark = Poctivě rozdáno
web-fair-left-out = Toto kolo se rozdalo bez tvé části: server nepoužil slova tvého zařízení. Karty dál závisí na slovech ostatních.
web-fair-changed = Server změnil, co bylo určeno před partií. Stáhni si záznam i své potvrzení, obojí uschovej a zeptej se toho, kdo server provozuje.
web-receipt = Stáhnout moje potvrzení
