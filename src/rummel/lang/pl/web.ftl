# Słowa stron w przeglądarce.

## Start

web-welcome = Remik w każdej odmianie, przy jednym stole
web-welcome-about = Wybierz grę i graj od razu, z botami albo ze znajomymi. Bez konta i bez instalowania.
web-games = Gry
web-play-now = Graj teraz
web-dealing = Rozdawanie…
web-with-friends = Ze znajomymi
web-rules = Zasady
web-for-players = Gracze: { $range }
web-resume = Twoje stoły
web-your-turn-short = twoja kolej
web-open-tables = Otwarte stoły
web-seats-open = { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web-settings = Ustawienia
web-save = Zapisz
web-saved = Zapisano.
web-language = Język
web-look = Wygląd
web-look-auto = Jak w urządzeniu
web-look-light = Jasny
web-look-dark = Ciemny
web-look-contrast = Wysoki kontrast
web-guest = Gość
web-skip = Do treści
web-not-found = Tu nic nie ma
web-to-start = Na stronę główną
web-close = Zamknij
web-unreachable = Nie można połączyć się z serwerem. Nic nie przepadło; gra pójdzie dalej, gdy tylko odpowie.

## Przed partią

web-players = Gracze
web-your-name = Twoje imię
web-seat-open = Wolne miejsce
web-sit = Usiądź
web-free = Zwolnij miejsce
web-you = ty
web-host = otwiera stół
web-bot = bot
web-bot-name = Bot { $number }
web-here = jest
web-away = nie ma
web-start = Rozdaj
web-leave = Odejdź od stołu
web-table-full = Wszystkie miejsca są zajęte.
web-waiting-seats = { $count ->
        [one] Jest jeszcze jedno wolne miejsce.
        [few] Są jeszcze { $count } wolne miejsca.
        [many] Jest jeszcze { $count } wolnych miejsc.
       *[other] Jest jeszcze { $count } wolnego miejsca.
    }
web-waiting-host = Wszyscy już są. Partia zacznie się, gdy rozda osoba, która otworzyła stół.
web-all-here = Wszyscy już są. Rozdaj, kiedy chcesz.
web-invite = Zaproś
web-invite-about = Kto otworzy ten link, może usiąść przy twoim stole.
web-invite-link = Link do tego stołu
web-share = Skopiuj lub udostępnij link
web-copied = Skopiowano
web-qr = Link jako kod QR

## Nowy stół

web-seat-friend = ktoś przez link
web-bot-steady = bot, gra dobrze
web-bot-greedy = bot, wykłada, co może
web-bot-random = bot, gra byle co
web-how-many = Ile osób gra
web-match = Partia
web-clock = Czas do namysłu
web-clock-none = ile kto chce
web-clock-sheet = jak w instrukcji
web-clock-minute = minuta na turę
web-clock-two = dwie minuty na turę
web-clock-bank = łącznie dziesięć minut i dziesięć sekund więcej na turę
web-clock-days = trzy dni na turę
web-setup-away = Gdy ktoś odejdzie
web-away-wait = reszta czeka
web-away-bot = dalej gra bot
web-away-resign = przegrywa partię
web-setup-listed = Każdy może dołączyć
web-setup-hints = Można prosić o podpowiedzi
web-setup-watchers = Inni mogą patrzeć
web-setup-chat = Można rozmawiać
web-rules-change = { $count ->
        [0] Zmień zasady
        [one] Zmień zasady (zmieniono jedną)
        [few] Zmień zasady (zmieniono { $count })
        [many] Zmień zasady (zmieniono { $count })
       *[other] Zmień zasady (zmieniono { $count })
    }
web-rules-change-about = Wszystko jest tak jak w instrukcji. Co zmienisz, będzie zaznaczone.
web-sheet-default = Instrukcja: { $value }
web-yes = tak
web-no = nie
web-open-table = Otwórz stół

## Przy stole

web-no-table = Nie ma tu stołu
web-connecting = Łączenie…
web-connected = Połączono
web-reconnecting = Połączenie zerwane. Kolejna próba…
web-gone = Nie można połączyć się z serwerem. Twoje miejsce czeka.
web-round = runda { $number }
web-round-short = Runda
web-total = Razem
web-menu = Menu
web-beside = Obok stołu
web-table = Stół
web-your-side = Twoja strona
web-your-hand = { $count ->
        [0] Na ręce: nic
        [one] Na ręce: jedna
        [few] Na ręce: { $count }
        [many] Na ręce: { $count }
       *[other] Na ręce: { $count }
    }
web-in-hand = na ręce
web-acts = ma ruch
web-bot-plays = dalej gra bot
web-time-left = Pozostały czas
web-days = { $days ->
        [one] jeden dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
web-paused = Zegary stoją.
web-your-turn = Twoja kolej.
web-waiting-for = Teraz gra: { $names }.
web-sort = Sortuj
web-sort-colour = Kolory
web-sort-suit = Kolory
web-sort-number = Liczby
web-stock = Stos
web-discards = Odrzucone
web-plain = Proste stoły: każdy ruch to przycisk
web-meld = Układ { $number }: { $pieces }
web-hint = Podpowiedź
web-log = Co się działo
web-log-empty = Jeszcze nic.
web-chat = Czat
web-chat-say = Powiedz coś
web-send = Wyślij
web-score = Arkusz punktów
web-command = Wpisz ruch
web-command-do = Zagraj
web-command-wait = To nie twoja kolej.
web-sound = Dźwięki
web-sound-on = Włącz dźwięki
web-sound-off = Wyłącz dźwięki
web-letters = Litery kolorów na wszystkich kartach i kostkach
web-pause = Poproś o przerwę
web-go-on = Uruchom zegary
web-resign = Poddaj się
web-resign-really = Naprawdę poddać partię?

## Po rundzie

web-round-over = Koniec rundy
web-match-over = Koniec partii
web-left-over = Reszta
web-next-round = Następna runda
web-waiting-others = Czekamy na resztę…
web-rematch = Zagraj jeszcze raz
web-record = Pobierz zapis
web-show-result = Pokaż wynik

## Karty i kostki, jak się je czyta

web-joker = joker
web-joker-as = joker jako { $piece }
web-piece = { $rank } { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank } { $suit }
web-rank-ace = as
web-rank-jack = walet
web-rank-queen = dama
web-rank-king = król

## Krótkie słowa na ruchy

web-do-add = Dołóż
web-do-announce = Ogłoś
web-do-choose = Wybierz
web-do-clear = Uprzątnij
web-do-discard = Odrzuć
web-do-draw = Dobierz
web-do-exchange = Wymień
web-do-flip = Odkryj
web-do-insert = Wsuń
web-do-knock = Zapukaj
web-do-lay = Wyłóż
web-do-open = Pierwsze wyłożenie
web-do-other = Zagraj
web-do-pass = Pasuj
web-do-reject = Odrzuć
web-do-rob = Zabierz jokera
web-do-spread = Pokaż układy
web-do-take = Weź

## Arkusz punktów do gry w domu

web-home-sheet = Arkusz punktów do gry w domu
web-home-sheet-about = Gracie prawdziwymi kartami albo kostkami, a punkty zapisujecie tutaj. Arkusz zostaje na tym urządzeniu i działa bez połączenia.
web-who-starts = Kto zaczyna
web-begin = Zacznij
web-write-down = Zapisz
web-strike = Skreśl ostatnią rundę
web-new-sheet = Nowy arkusz
web-correct = Popraw rundę { $number }
web-cancel = Anuluj
web-done = Gotowe
web-count-rack = Policz resztę
web-count-rack-of = Co zostało: { $name }
web-count-rack-about = Stuknij wszystko, co zostało; stuknij coś na dole, żeby to cofnąć.
web-take-away = Cofnij: { $piece }

## Uczciwe rozdania

web-fair = Czy rozdanie było uczciwe?
web-fair-about = Przed partią serwer ustalił swoją część wszystkich rozdań jedną liczbą, a każde urządzenie zapieczętowało własne słowa. Dopiero potem słowa ujawniono i wmieszano. Dlatego nikt, nawet serwer, nie mógł wybrać kart.
web-fair-commit = Ustalone przed partią
web-fair-seed = Sekret rundy { $number }
web-fair-words = Co dodali gracze
web-fair-good = Zgadza się: serwer nie mógł wybrać kart po fakcie.
web-fair-bad = Nie zgadza się. Zachowaj zapis i zapytaj osobę, która prowadzi serwer.
web-fair-more = W zapisie jest wszystko; „rummel verify” rozdaje każdą rundę od nowa i sprawdza każdy ruch.
web-fair-mark = Uczciwe rozdanie
web-fair-left-out = Tę rundę rozdano bez twojej części: serwer nie użył słów twojego urządzenia. Karty nadal zależą od słów pozostałych.
web-fair-changed = Serwer zmienił to, co ustalono przed partią. Pobierz zapis i swoje pokwitowanie, zachowaj jedno i drugie i zapytaj osobę, która prowadzi serwer.
web-receipt = Pobierz moje pokwitowanie
