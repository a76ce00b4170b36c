# Slová webových stránok.

## Začiatok

web-welcome = Žolíky každého druhu pri jednom stole
web-welcome-about = Vyber si hru a hneď hraj, s botmi alebo s priateľmi. Bez účtu, nič sa neinštaluje.
web-games = Hry
web-play-now = Hrať hneď
web-dealing = Rozdáva sa…
web-with-friends = S priateľmi
web-rules = Pravidlá
web-for-players = Hráči: { $range }
web-resume = Tvoje stoly
web-your-turn-short = si na rade
web-open-tables = Otvorené stoly
web-seats-open = { $count ->
        [one] jedno voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
web-settings = Nastavenia
web-save = Uložiť
web-saved = Uložené.
web-language = Jazyk
web-look = Vzhľad
web-look-auto = Podľa zariadenia
web-look-light = Svetlý
web-look-dark = Tmavý
web-look-contrast = Vysoký kontrast
web-guest = Hosť
web-skip = K obsahu
web-not-found = Tu nič nie je
web-to-start = Na úvod
web-close = Zavrieť
web-unreachable = Server je nedostupný. Nič sa nestratilo; pokračuje sa, len čo odpovie.

## Pred partiou

web-players = Hráči
web-your-name = Tvoje meno
web-seat-open = Voľné miesto
web-sit = Posadiť sa
web-free = Uvoľniť miesto
web-you = ty
web-host = zakladá stôl
web-bot = bot
web-bot-name = Bot { $number }
web-here = tu
web-away = preč
web-start = Rozdať
web-leave = Odísť od stola
web-table-full = Všetky miesta sú obsadené.
web-waiting-seats = { $count ->
        [one] Jedno miesto je ešte voľné.
        [few] { $count } miesta sú ešte voľné.
       *[other] { $count } miest je ešte voľných.
    }
web-waiting-host = Všetci sú tu. Začne sa, keď rozdá ten, kto stôl založil.
web-all-here = Všetci sú tu. Rozdaj, keď budeš chcieť.
web-invite = Pozvať
web-invite-about = Kto otvorí tento odkaz, môže sa posadiť k tvojmu stolu.
web-invite-link = Odkaz na tento stôl
web-share = Kopírovať alebo zdieľať odkaz
web-copied = Skopírované
web-qr = Odkaz ako QR kód

## Nový stôl

web-seat-friend = niekto cez odkaz
web-bot-steady = bot, hrá dobre
web-bot-greedy = bot, vyloží, čo môže
web-bot-random = bot, hrá hocičo
web-how-many = Koľkí hráte
web-match = Partia
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
web-rules-change = { $count ->
        [0] Zmeniť pravidlá
        [one] Zmeniť pravidlá (jedna zmena)
        [few] Zmeniť pravidlá ({ $count } zmeny)
       *[other] Zmeniť pravidlá ({ $count } zmien)
    }
web-rules-change-about = Všetko je tak, ako stojí v návode. Čo zmeníš, bude označené.
web-sheet-default = Návod: { $value }
web-yes = áno
web-no = nie
web-open-table = Založiť stôl

## Pri stole

web-no-table = Žiadny stôl tu nie je
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
web-plain = Jednoduché stoly: každý ťah je tlačidlo
web-meld = Kombinácia { $number }: { $pieces }
web-hint = Rada
web-log = Čo sa stalo
web-log-empty = Zatiaľ nič.
web-chat = Chat
web-chat-say = Povedz niečo
web-send = Poslať
web-score = Zápis bodov
web-command = Napísať ťah
web-command-do = Hrať
web-command-wait = Nie si na rade.
web-sound = Zvuky
web-sound-on = Zapnúť zvuky
web-sound-off = Vypnúť zvuky
web-letters = Písmená farieb na všetkých kartách a kameňoch
web-pause = Požiadať o prestávku
web-go-on = Spustiť hodiny
web-resign = Vzdať sa
web-resign-really = Naozaj vzdať partiu?

## Po kole

web-round-over = Kolo sa skončilo
web-match-over = Partia sa skončila
web-left-over = Zvyšok
web-next-round = Ďalšie kolo
web-waiting-others = Čaká sa na ostatných…
web-rematch = Hrať znova
web-record = Stiahnuť záznam
web-show-result = Ukázať výsledok

## Karty a kamene, ako sa čítajú nahlas

web-joker = žolík
web-joker-as = žolík ako { $piece }
web-piece = { $suit } { $rank }
# A playing card; tiles have a colour instead.
web-card = { $suit } { $rank }
web-rank-ace = eso
web-rank-jack = dolník
web-rank-queen = dáma
web-rank-king = kráľ

## Krátke slová pre ťahy

web-do-add = Priložiť
web-do-announce = Ohlásiť
web-do-choose = Vybrať
web-do-clear = Odpratať
web-do-discard = Odhodiť
web-do-draw = Potiahnuť
web-do-exchange = Vymeniť
web-do-flip = Otočiť
web-do-insert = Zasunúť
web-do-knock = Zaklopať
web-do-lay = Vyložiť
web-do-open = Prvýkrát vyložiť
web-do-other = Hrať
web-do-pass = Pasovať
web-do-reject = Odhodiť
web-do-rob = Vziať žolíka
web-do-spread = Ukázať kombinácie
web-do-take = Vziať

## Zápis bodov pre stôl doma

web-home-sheet = Zápis bodov pre domáci stôl
web-home-sheet-about = Hráte so skutočnými kartami alebo kameňmi a body sa píšu sem. Zápis zostáva v tomto zariadení a zaobíde sa bez pripojenia.
web-who-starts = Kto začína
web-begin = Začať
web-write-down = Zapísať
web-strike = Škrtnúť posledné kolo
web-new-sheet = Nový zápis
web-correct = Opraviť kolo { $number }
web-cancel = Zrušiť
web-done = Hotovo
web-count-rack = Spočítať zvyšok
web-count-rack-of = Čo zostalo: { $name }
web-count-rack-about = Ťukni na všetko, čo zostalo; ťuknutím dole to zasa odoberieš.
web-take-away = Odobrať: { $piece }

## Poctivé rozdávanie

web-fair = Rozdalo sa poctivo?
web-fair-about = Pred partiou server určil svoju časť všetkých rozdaní jedným číslom a každé zariadenie zapečatilo vlastné slová. Až potom sa slová odhalili a vmiešali. Karty si tak nemohol vybrať nikto, ani server.
web-fair-commit = Určené pred partiou
web-fair-seed = Tajomstvo kola { $number }
web-fair-words = Čo pridali hráči
web-fair-good = Sedí to: server nemohol vybrať karty dodatočne.
web-fair-bad = Nesedí to. Odlož si záznam a opýtaj sa toho, kto server prevádzkuje.
web-fair-more = V zázname je všetko; „rummel verify“ rozdá každé kolo znova a overí každý ťah.
web-fair-mark = Poctivo rozdané
web-fair-left-out = Toto kolo sa rozdalo bez tvojej časti: server nepoužil slová tvojho zariadenia. Karty ďalej závisia od slov ostatných.
web-fair-changed = Server zmenil, čo bolo určené pred partiou. Stiahni si záznam aj svoje potvrdenie, oboje si odlož a opýtaj sa toho, kto server prevádzkuje.
web-receipt = Stiahnuť moje potvrdenie
