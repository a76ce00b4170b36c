### Words of the pages in the browser, in the order of a visit.

## Every page

web-skip = Do treści
web-docs = Dokumentacja
web-to-start = Na stronę główną
web-close = Zamknij
web-undo = Cofnij
web-not-found = Tu nic nie ma
web-not-found-about = Może w adresie jest literówka albo tego, co tu było, już nie ma.
web-unreachable = Nie można połączyć się z serwerem. Nic nie przepadło; gra pójdzie dalej, gdy tylko odpowie.
web-no-server = Serwer nie odpowiada
web-no-server-again = Spróbuj ponownie
web-no-server-works = Co działa bez niego
web-no-server-rules = Zasady wszystkich gier
web-alone = Graj bez połączenia
web-alone-about = Gry z botami działają wtedy na tym urządzeniu, choćby w pociągu albo w samolocie. Każdy ruch jest tu zapisywany, więc możesz dokończyć później.
web-alone-keep = Zachowaj na tym urządzeniu: { $size } MB
web-alone-coming = Jest już { $percent } % …
web-alone-here = Wszystkie gry są na tym urządzeniu.
web-alone-remove = Usuń z tego urządzenia
web-alone-licences = Czyja to praca
web-alone-impossible = Twoja przeglądarka albo ten serwer tego nie umie. Przez https i w aktualnej przeglądarce to działa.
web-alone-starting = Gra się przygotowuje …
web-alone-failed = Nie udało się: brakuje plików albo są uszkodzone. Usuń je i pobierz jeszcze raz, gdy będziesz mieć połączenie.
web-alone-unreadable = Tej partii nie ma na tym urządzeniu albo ta wersja Rummela nie umie jej odczytać.

## Start

web-welcome = Remik w każdej odmianie, przy jednym stole
web-welcome-about = Wybierz grę i graj od razu, z botami albo ze znajomymi. Bez konta i bez instalowania.
web-games = Gry
web-play-now = Graj teraz
web-dealing = Rozdawanie…
web-with-friends = Ze znajomymi
web-rules = Zasady
web-rules-index-about = Każda gra z obrazkami i kwestiami, o które gracze często się spierają.
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
web-start-sheet-about = Na stole prawdziwe karty albo kostki? Stuknij to, co zostało, a arkusz sam wszystko zliczy.
web-minutes = około { $minutes } min
web-mood-thoughtful = Do myślenia
web-find-game = Znajdź grę
web-wish-players = Dla { $count ->
        [2] dwojga
        [3] trojga
        [4] czworga
       *[other] { $count }
    }
web-wish-quick = Szybka
web-wish-box = Z mojego pudełka
web-in-box = W pudełku „{ $box }”
web-wish-none = Żadna gra nie spełnia wszystkich tych życzeń.
web-wish-all = Pokaż wszystkie gry
web-other-rules = Inne zasady, inne miejsca…
web-tables-earlier = { $count ->
        [one] Jeden wcześniejszy stół
        [few] { $count } wcześniejsze stoły
        [many] { $count } wcześniejszych stołów
       *[other] { $count } wcześniejszego stołu
    }
web-tables-earlier-about = Czekają już ponad dobę. Z czasem znikną same.
web-give-up-of = Poddaj: { $game }, { $names }
web-given-up = { $game }: partia poddana
web-more-ways = Inne sposoby gry
web-quick-match = Szybka partia
web-quick-match-about = Z kimś, kto też chce teraz zagrać
web-join = Do stołu znajomych
web-join-code = link albo kod
web-join-go = Dosiądź się albo oglądaj
web-join-wrong = To nie jest link do stołu ani kod: kod ma 14 liter i cyfr. Poproś o ponowne przesłanie linku.
web-watch-tables = Stoły do oglądania
web-watch = oglądaj
web-install-offer = Rummel może mieć miejsce na ekranie głównym, jak aplikacja.
web-install-later = Nie, dziękuję

## A new table

web-players = Gracze
web-how-many = Ile osób gra
web-your-name = Twoje imię
web-seat-friend = ktoś przez link
web-bot-level = poziom { $level } z 5
web-bots-alike = W tej grze decyduje szczęście, więc wszystkie boty są tak samo silne.
web-bot-at = Bot na miejscu { $number }
web-play-against = Z kim grasz?
web-bot-pace = Boty grają
web-bot-pace-natural = w naturalnym tempie
web-bot-pace-brisk = szybko
web-bot-pace-at-once = natychmiast
web-length = Jak długo
web-length-printed = Jak w instrukcji
web-length-quick = Krótko
web-length-long = Długo
web-length-own = Inaczej
web-length-own-about = rundy albo punkty do wyboru
web-length-rounds = { $count ->
        [one] jedna runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
web-length-target = do { $points } punktów
web-at-table = Przy tym stole
web-clock = Czas do namysłu
web-clock-none = bez limitu
web-clock-sheet = jak w instrukcji
web-clock-minute = minuta na turę
web-clock-two = dwie minuty na turę
web-clock-bank = łącznie dziesięć minut i dziesięć sekund więcej na turę
web-clock-days = trzy dni na turę
web-setup-away = Gdy ktoś odejdzie
web-away-wait = pozostali czekają
web-away-bot = dalej gra bot
web-away-resign = przegrywa partię
web-setup-listed = Każdy może dołączyć
web-setup-hints = Można prosić o podpowiedzi
web-setup-watchers = Inni mogą patrzeć
web-setup-chat = Można rozmawiać
web-setup-rated = Partia rankingowa
web-rated-about = Liczy się do rankingu. Tylko dla osób z kontem; boty też są w rankingu.
web-rules-change = { $count ->
        [0] Zmień zasady
        [one] Zmień zasady (zmieniono jedną)
        [few] Zmień zasady (zmieniono { $count })
        [many] Zmień zasady (zmieniono { $count })
       *[other] Zmień zasady (zmieniono { $count })
    }
web-rules-change-about = Wszystko jest tak jak w instrukcji. Co zmienisz, będzie zaznaczone.
web-sheet-default = Instrukcja: { $value }
web-options-search = Szukaj w zasadach
web-options-none = Żadna zasada nie zawiera tych słów.
web-options-changed = { $count ->
        [one] jedna zmiana
        [few] { $count } zmiany
        [many] { $count } zmian
       *[other] { $count } zmiany
    }
web-option-closed = Ogranicza to „{ $other }”.
web-yes = tak
web-no = nie
web-open-table = Otwórz stół

## Before a match

web-seat-open = Wolne miejsce
web-sit = Usiądź
web-seat-bot = Posadź tu bota
web-free = Zwolnij miejsce
web-you = ty
web-host = gospodarz
web-bot = bot
web-program = program
web-here = przy stole
web-away = poza stołem
web-rated-table = Ten stół jest rankingowy. Żeby usiąść, potrzebujesz konta.
web-table-full = Wszystkie miejsca są zajęte.
web-waiting-seats = { $count ->
        [one] Jest jeszcze jedno wolne miejsce.
        [few] Są jeszcze { $count } wolne miejsca.
        [many] Jest jeszcze { $count } wolnych miejsc.
       *[other] Jest jeszcze { $count } wolnego miejsca.
    }
web-waiting-host = Wszyscy już są. Partia zacznie się, gdy rozda osoba, która otworzyła stół.
web-all-here = Wszyscy już są. Rozdaj, kiedy chcesz.
web-start = Rozdaj
web-leave = Odejdź od stołu
web-invite = Zaproś
web-invite-about = Kto otworzy ten link, może usiąść przy tym stole.
web-invite-link = Link do tego stołu
web-invited = { $name } zaprasza cię do tego stołu.
web-share = Skopiuj lub udostępnij link
web-copied = Skopiowano
web-qr = Link jako kod QR

## At the table

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
web-look-through = Przejrzyj odrzucone
web-look-through-order = Ostatnio odrzucone na początku.
web-plain = Proste stoły: każdy ruch to przycisk
web-meld = Układ { $number }: { $pieces }
web-hint = Podpowiedź
web-log = Co się działo
web-log-empty = Jeszcze nic.
web-chat = Czat
web-chat-say = Powiedz coś
web-chat-unread =
    { $count ->
        [one] Czat, { $count } nowa wiadomość
        [few] Czat, { $count } nowe wiadomości
        [many] Czat, { $count } nowych wiadomości
       *[other] Czat, { $count } nowej wiadomości
    }
web-reactions = Kilka słów
web-react-hello = Cześć
web-react-nice = Dobre zagranie
web-react-thanks = Dzięki
web-react-oops = Ojej
web-react-wow = No, no
web-react-bye = Dobra partia
web-mute = Wycisz
web-unmute = Wyłącz wyciszenie
web-muted = wyciszono
web-table-people = Kto siedzi przy stole
web-block = Zablokuj
web-unblock = Odblokuj
web-blocked = zablokowano
web-block-about = { $name } nigdy już nie trafi na ciebie w szybkiej partii, a ty nic od tej osoby nie przeczytasz.
web-report = Zgłoś
web-report-why = O co chodzi?
web-report-more = Napisz więcej, jeśli chcesz
web-report-send = Wyślij zgłoszenie
web-report-thanks = Dziękujemy. Przyjrzy się temu osoba, która prowadzi ten serwer.
web-blocked-people = Kogo blokujesz
web-send = Wyślij
web-score = Arkusz punktów
web-command = Wpisz ruch
web-command-do = Zagraj
web-command-wait = To nie twoja kolej.
web-sound = Dźwięki
web-letters = Litery kolorów na wszystkich kartach i kostkach
web-pause = Poproś o przerwę
web-go-on = Uruchom zegary
web-resign = Poddaj się
web-resign-really = Naprawdę poddać partię?

## What tables of several families say

web-cards-tap-discard = Stuknij to, co chcesz odrzucić.
web-cards-latest = nowa
web-cards-grouped = w układzie
web-cards-last = Ostatnie ruchy
web-cards-hands = Co komu zostało na ręce
web-cards-none = nic
web-cards-put = { $meld } – dołóż: { $pieces }
web-cards-draft = Układy, które szykujesz
web-cards-draft-empty = Wybierz karty na układ lub przeciągnij je tu
web-cards-new = Nowy układ
web-cards-take-back = Z powrotem na rękę: { $piece }
web-cards-into = Wybrane karty do szykowanego układu { $number }
web-cards-undo = Cofnij szykowany układ { $number }
web-cards-added = do układu { $number }
web-cards-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-cards-sum = { $points } z { $needed }
web-cards-joker-open = Co zastępuje joker, powiesz przy wykładaniu.
web-cards-draft-first = Zanim odrzucisz kartę, wyłóż szykowane układy albo je cofnij.
web-cards-back-all = Cofnij wszystko
web-cards-holds = { $name }: { $count } na ręce
web-pool = Bank
web-team-heroes = Bohaterowie
web-team-villains = Łotrzy

## Buttons of moves

web-do-add = Dołóż
web-do-discard = Odrzuć
web-do-draw = Dobierz
web-do-lay = Wyłóż
web-do-other = Zagraj
web-do-pass = Pasuj
web-do-take = Weź

## Pieces, as they are read out

web-joker = joker
web-joker-as = joker jako { $piece }
web-piece = { $rank }, { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank ->
        [1] as
        [11] walet
        [12] dama
        [13] król
       *[other] { $rank }
    } { $suit ->
        [c] trefl
        [d] karo
        [h] kier
       *[s] pik
    }

## After a round

web-round-over = Koniec rundy
web-match-over = Koniec partii
web-left-over = Zostało
web-next-round = Następna runda
web-waiting-others = Czekamy na pozostałych…
web-rematch = Zagraj jeszcze raz
web-rematch-agree = Tak, chętnie
web-rematch-decline = Nie, dziękuję
web-rematch-wants = { $name } chce zagrać jeszcze raz.
web-rematch-yes = chce zagrać
web-rematch-no = nie tym razem
web-rematch-open = jeszcze bez odpowiedzi
web-rematch-gone = już poza stołem
web-rematch-none = Tym razem bez rewanżu.
web-rematch-new = Otwórz nowy stół
web-record = Pobierz zapis
web-show-result = Pokaż wynik
web-end-you = Ty
web-end-you-won = { $win ->
        [shared] Wspólne zwycięstwo
        [team] Twoja drużyna wygrywa
       *[alone] Wygrywasz
    }
web-end-won = { $win ->
        [alone] Wygrywa { $winners }
       *[other] Wygrywają { $winners }
    }
web-end-draw = Remis
web-end-points = Skąd są punkty
web-end-aside = Zobacz stół
web-end-share = Udostępnij obrazek
web-end-saved = Obrazek jest w pobranych plikach.
web-end-next = Inna gra

## Quick match

web-quick-find = Znajdź graczy
web-quick = Szybka partia
web-quick-about = Zagraj z kimś, kto chce tej samej gry w tym samym tempie.
web-quick-game = Gra
web-quick-pace = Tempo
web-quick-pace-quick = Żwawo, minuta na turę
web-quick-pace-calm = Spokojnie, dwie i pół minuty
web-quick-pace-days = Korespondencyjnie, dwa dni na turę
web-quick-looking = Szukamy graczy…
web-quick-widens = Szukamy osób mniej więcej tak silnych jak ty, a im dłużej czekasz, tym szerzej.
web-quick-days = Możesz zamknąć tę stronę; stół pojawi się wśród twoich, gdy będzie komplet.
web-quick-nobody = Nikt jeszcze nie przyszedł. Może tymczasem zagrasz z botem?
web-quick-bot = Zagraj z botem
web-quick-stop = Przestań szukać
web-quick-waiting = { $count ->
        [one] { $count } osoba szuka teraz tego samego.
        [few] { $count } osoby szukają teraz tego samego.
        [many] { $count } osób szuka teraz tego samego.
       *[other] { $count } osoby szuka teraz tego samego.
    }

## Friends

web-friends = Znajomi
web-friends-about = Wyślij komuś swój link, a będziecie się tu widzieć.
web-friends-all = Wszyscy znajomi
web-friends-empty = Na razie nikogo. Wyślij link ludziom, których znasz, albo zapytaj po partii.
web-friend-here = tutaj
web-friend-at = przy stole: { $game }
web-friend-join = Dołącz
web-friend-watch = Oglądaj
web-friend-go = Do stołu
web-friend-invited = Zaproszono
web-friends-requests = Prośby
web-friends-asks = { $name } chce dodać cię do znajomych.
web-friends-accept = Przyjmij
web-not-now = Nie teraz
web-friends-sent = Wysłane prośby
web-friends-withdraw = Wycofaj
web-friends-remove = Usuń
web-friends-remove-sure = Usunąć ze znajomych: { $name }? Znikniecie sobie nawzajem z list. { $name } nie dostanie o tym wiadomości.
web-friends-keep = Zostaw
web-friends-link = Twój link dla znajomych
web-friends-link-about = Kto otworzy ten link i potwierdzi, trafi do twoich znajomych. Dawaj go tylko ludziom, których znasz.
web-friends-renew = Nowy link
web-friends-renew-about = Link trafił w niepowołane ręce? Po utworzeniu nowego stary przestaje działać. Znajomi zostają.
web-friends-renewed = Stary link już nie działa.
web-friends-shown = Pokazuj znajomym, że tu jestem
web-friends-shown-about = Znajomi widzą zieloną kropkę, gdy masz otwartą tę stronę, i wiedzą, przy którym stole siedzisz. Nikt inny tego nie widzi. Po wyłączeniu widzą tylko twoje imię.
web-friend-add = Dodaj do znajomych
web-friend-asked = Wysłano
web-friend-of = w znajomych
web-friend-question = { $name } chce dodać cię do znajomych.
web-friend-about = Będziecie widzieć, kiedy druga osoba tu jest, i zapraszać się do stołu. Każde z was może to w każdej chwili zakończyć.
web-friend-confirm = Dodaj do znajomych
web-friend-already = Ty i { $name } macie się w znajomych.
web-friend-own = To twój własny link. Wyślij go ludziom, których znasz.
web-friend-gone = Ten link nie działa
web-friend-invites = { $name } zaprasza cię do gry: { $game }.
web-friends-invite = Zaproś znajomych
web-push-invites = Także wtedy, gdy ktoś ze znajomych zaprosi cię do stołu.

## Signs at a table

web-signs = Co znaczą znaki
web-signs-none = Przy tym stole nie ma teraz żadnych znaków.
web-sign-joker = Joker. Blady znak pokazuje, co zastępuje.

## Lessons

web-puzzle = Zagadka dnia
web-puzzle-about = Jeden ruch: ile kostek uda ci się wyłożyć?
web-puzzle-solved = Rozwiązana. Jutro będzie nowa.
web-puzzle-task = Jeden ruch i cały stół do dyspozycji. Kostki, które da się wyłożyć: { $count }. Odkryj jak.
web-puzzle-done = Rozwiązana: więcej niż { $count } nikt tu nie wyłoży.
web-puzzle-before = Dzień wcześniej
web-learn = Nauka przez grę
web-learn-about = Każda lekcja to kilka prawdziwych pozycji przy prawdziwym stole i krótka gra, którą wygrywasz. Żaden zegar nie tyka i nikt nie patrzy.
web-learn-task = Zadanie { $number } z { $count }
web-learn-done = Bardzo dobrze, o to chodziło.
web-learn-over = To było ostatnie zadanie. Umiesz już grać w tę grę: { $game }.
web-learn-lost = Tym razem druga strona była szybsza. Spróbuj jeszcze raz.
web-learn-show = Pokaż mi
web-learn-again = Jeszcze raz
web-learn-next = Dalej
web-learn-more = Inne lekcje
web-learn-play = Pierwsza gra
web-learn-offer = { $game }: grasz pierwszy raz? W kilka minut nauczysz się tej gry, grając.
web-learn-decline = Nie, dziękuję
web-learn-accept = Ucz się
web-learn-begin = Zacznij
web-learn-go-on = Kontynuuj
web-learn-repeat = Zagraj znowu
web-learn-progress = Zrobione zadania: { $done } z { $count }
web-learn-none = Nie ma takiej lekcji
web-learn-none-about = Może w linku jest błąd albo w tej grze nie ma się czego uczyć.

## Rules: chapters

web-chapter-contents = Na tej stronie
web-chapter-setup = Początek gry
web-chapter-turn = Twoja tura
web-chapter-melds = Układy
web-chapter-jokers = Jokery
web-chapter-end = Koniec i punkty
web-chapter-options = Opcje
web-chapter-match = Partia
web-chapter-knock = Pukanie
web-chapter-teams = Drużyny
web-chapter-disputed = Kwestie sporne
web-chapter-disputed-about = Co drukowane instrukcje zostawiają otwarte lub mówią różnie i jak gra się tutaj. Gdzie można inaczej, możesz to wybrać dla swojego stołu.
web-chapter-otherwise = Wybierz inaczej:
web-chapter-others = Zasady innych gier

## Rules: pictures

web-figure-run = Sekwens
web-figure-set = Zestaw
web-figure-none = Nie wolno
web-figure-table = Na stole
web-figure-rack = Ze stojaka
web-figure-hand = Na ręce
web-figure-then = Potem
web-figure-rest = Zostaje
web-figure-nothing = nic
web-figure-points = { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-figure-first = Kto kończy
web-figure-second = Druga osoba
web-figure-added = Dołożone
web-figure-add = Dołożone
web-figure-no-wrap = po 13 nie ma nic
web-figure-no-twice = kolor dwa razy
web-figure-no-suits = różne kolory
web-figure-no-short = za mało
web-figure-melds = Co można wyłożyć, a czego nie. Joker zastępuje to, co na nim widać.

## Replays

web-replay = Przebieg rundy
web-replay-of = Przebieg: { $game }
web-replay-open = Obejrzyj partię jeszcze raz
web-replay-open-about = Wybierz zapisany plik partii albo upuść go tutaj. Każdy stół proponuje go po zakończeniu partii. Plik jest tylko czytany i nie jest przechowywany.
web-replay-choose = Wybierz plik
web-replay-leave = Wstecz
web-replay-to-table = Wróć do stołu
web-replay-other-file = W tym pliku nie ma partii. Weź plik, który zapisuje „{ $record }”.
web-replay-another = Inny zapis
web-replay-unfinished = Partia jeszcze się nie skończyła, gdy powstał ten zapis.
web-replay-rounds = Rundy
web-replay-moves = Ruchy
web-replay-all = Wszystkie
web-replay-doubtful = { $name }: { $count } do przemyślenia
web-replay-next-doubt = Następne takie miejsce
web-replay-no-doubt = Nic tu nie ma. Dobra gra.
web-replay-hands = Co kto ma na ręce
web-replay-step = Krok { $step } z { $count }
web-replay-position = Miejsce w rundzie
web-replay-first = Do rozdania
web-replay-back = Krok wstecz
web-replay-forward = Krok dalej
web-replay-last = Na koniec
web-replay-play = Odtwórz
web-replay-stop = Zatrzymaj
web-replay-copy = Skopiuj link do tej pozycji
web-replay-copy-text = Skopiuj tę pozycję jako tekst
web-replay-keys = Strzałki cofają i przesuwają dalej, spacja odtwarza i zatrzymuje.
web-replay-got = { $seat } dostaje { $pieces }.

## Replays: the best move

web-replay-best = Czy dało się lepiej?
web-replay-thinking = Myślę…
web-replay-deal = Rozdanie: nikt jeszcze niczego nie wybrał.
web-replay-only = Nie było nic do wyboru.
web-replay-most = Więcej nie dało się tu wyłożyć.
web-replay-more = Dało się wyłożyć { $placed }, a { $played ->
        [0] nie wyłożono nic:
       *[other] wyłożono { $played }:
    }
web-replay-at-least = Dało się wyłożyć co najmniej { $placed }, a { $played ->
        [0] nie wyłożono nic:
       *[other] wyłożono { $played }:
    }
web-replay-held = Najlepszy bot też by się wstrzymał.
web-replay-sight = Jak to widzi { $name }:
web-replay-none = Nie dało się nic wyłożyć.
web-replay-short = Nie dało się nic wyłożyć: na otwarcie było tylko { $reached } z { $needed } punktów.
web-replay-bot = Nie ma tu jednoznacznie najlepszego ruchu. Najlepszy bot zagrałby:
web-replay-bot-none = Nie dało się nic wyłożyć. Najlepszy bot zagrałby:
web-replay-bot-same = Najlepszy bot zagrałby tak samo.
web-replay-show = Pokaż na stole
web-replay-hide = Wróć do tego, co zagrano
web-replay-instead = Tak nie zagrano: tak mogło to pójść dalej.

## Positions

web-position = Otwórz pozycję
web-position-empty = Pozycja to jedna chwila partii. Przy odtwarzaniu partii skopiujesz ją jako tekst albo link; tutaj wraca na stół, razem z podpowiedzią najlepszego ruchu.
web-position-examples = Zobacz przykład
web-position-turn = Teraz gra: { $names }.
web-position-hidden = Ta ręka jest zakryta, więc widzisz tylko to, co widzą wszyscy.
web-position-copy = Skopiuj tę pozycję jako link
web-position-line = Pozycja jako tekst
web-position-about = Jeden wiersz: gra, potem pola takie jak hands=5h.6h/?13; „?” to coś zakrytego. Zmień wiersz albo wklej inny, może to być też link.
web-position-show = Pokaż

## Fair deals

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

## Fair deals: a deal checked step by step

web-fair-check = Sprawdź to rozdanie
web-fair-checking = Rozdajemy jeszcze raz…
web-fair-chain = Sekret pasuje do liczby
web-fair-chain-about = Sekret rundy { $round }, poddany { $round }× funkcji skrótu, musi dać liczbę ustaloną przed partią.
web-fair-mix = Słowa wszystkich są wmieszane
web-fair-mix-about = Sekret, wszystkie pieczęcie i ujawnione słowa wszystkich graczy dają klucz tej rundy. Słowa gracza, poddane funkcji skrótu raz za każdą dotychczasową rundę, muszą dać jego pieczęć.
web-fair-pledges = Pieczęcie graczy
web-fair-key = Klucz
web-fair-shuffle = Klucz tasuje
web-fair-shuffle-about = Klucz daje ciąg liczb, a one mówią, jak się tasuje całość (razem { $count }). Wychodzi taka kolejność:
web-fair-hands = Każdy dostał to, czym grał
web-fair-hands-about = Po rozdaniu w tej kolejności każdy ma to, z czym zaczął rundę.
web-fair-rest = Reszta też
web-fair-rest-about = To, co zostało, leży na stole i w stosie, w tej kolejności.
web-fair-fits = zgadza się
web-fair-differs = nie zgadza się

## The score sheet for a table at home

web-home-sheet = Arkusz punktów do gry w domu
web-home-sheet-about = Gracie prawdziwymi kartami albo kostkami, a punkty zapisujecie tutaj. Arkusz zostaje na tym urządzeniu i działa bez połączenia.
web-score-names = Kto gra
web-who-starts = Kto zaczyna
web-score-ends = Koniec partii
web-score-ends-rounds = po tylu rundach
web-score-ends-target = przy tylu punktach
web-score-rounds = Liczba rund
web-score-points = Liczba punktów
web-begin = Zacznij
web-new-sheet = Nowy arkusz

## The score sheet: a round

web-score-round-of = Runda { $number } z { $count }
web-score-starts-again = Losujecie na nowo, kto zaczyna.
web-score-won = Kto wygrał?
web-score-draw = Remis
web-score-out = Kto skończył?
web-score-ended = Kto zakończył rundę?
web-score-nobody = Nikt
web-score-how = Jak?
web-score-knock = Coś zostało
web-score-clean = Wszystkie dziesięć: gin
web-score-grand = Wszystkie jedenaście
web-score-first = Czyj był pierwszy układ?
web-score-first-about = Kto wykłada pierwszy i nie wygrywa, traci { $points } więcej.
web-score-double = Wszystko wyłożone naraz
web-score-double-about = Wcześniej nic nie leżało: runda liczy się podwójnie.
web-score-more = { $item }: dodaj
web-score-less = { $item }: odejmij
web-score-points-of = Punkty: { $name }
web-score-symbols-of = Symbole: { $name }
web-score-left = Zostało: { $points }
web-score-sum = albo wpisz sumę
web-score-free = Wpisz punkty samodzielnie
web-score-by-rules = Licz według zasad
web-score-again = Zagraj jeszcze raz
web-score-go-on = Jeszcze jedna runda
web-score-correct-about = Stuknij numer rundy, żeby ją poprawić.
web-score-drop = Zacząć nowy arkusz?
web-score-drop-about = Wszystkie rundy z tego arkusza znikną.
web-score-about-free = Te punkty zostaną zapisane tak, jak tu stoją.
web-score-about-points = Każdy wpisuje symbole jokera ze swojego najlepszego ciągu. Kto zakończył rundę z ułożoną ręką, dostaje jeszcze { $bonus }; kto się przy tym pomylił, nie dostaje nic.
web-score-about-winner = Wygrana to jeden punkt.
web-score-about-two = Komu zostało mniej, ten dostaje różnicę i jeszcze { $win }, a po kontrze { $undercut }.
web-score-about-two-plain = Komu zostało mniej, ten dostaje różnicę, a po kontrze jeszcze { $undercut }.
web-score-about-lowest-rest = Komu zostało najmniej, ten dostaje punkty: { $points }; przy remisie ten, kto pokazał pierwszy.
web-score-about-wins = Kto skończy, dostaje punkt. Jeśli nikt nie skończy, wygrywa ten, komu zostało najmniej.
web-score-about-takes = Kto skończy, dostaje to, co zostało innym.
web-score-about-minus = Każdy traci to, co mu zostało; kto skończy, nie traci nic.
web-score-about-lowest = Jeśli nikt nie skończy, różnice zgarnia ten, komu zostało najmniej.
web-score-about-blocked = Jeśli nikt nie skończy, każdy traci to, co mu zostało.
web-score-about-relief = Komu uda się skończyć, temu skreśla się do { $points } punktów ujemnych z poprzedniej rundy.
web-score-about-joker = Jeśli zostaje sam joker, nie liczy się.
web-score-about-tally = Strona dostaje premie i wartość wyłożonych kart, minus karty na ręce.
web-count-rack = Policz, co zostało
web-count-rack-of = Co zostało: { $name }
web-count-rack-about = Stuknij wszystko, co zostało; stuknij coś na dole, żeby to cofnąć.
web-count-pieces = Policz
web-count-pieces-of = { $what }: { $name }
web-count-pieces-about = Stuknij wszystko, co się liczy; stuknij coś na dole, żeby to cofnąć.
web-take-away = Cofnij: { $piece }
web-write-down = Zapisz
web-strike = Skreśl ostatnią rundę
web-correct = Popraw rundę { $number }
web-cancel = Anuluj
web-done = Gotowe

## Settings

web-settings = Ustawienia
web-settings-all = Wszystkie ustawienia
web-settings-about = Zmiany działają od razu. Wygląd, dźwięki i przyzwyczajenia zostają na tym urządzeniu; imię, obrazek i język masz wszędzie, gdzie się zalogujesz.
web-settings-you = Ty
web-settings-name-about = Tak widzą cię inni przy stole. Tam, gdzie już siedzisz, zostaje stare imię.
web-avatar = Twój obrazek
web-avatar-initials = Twoje inicjały
# Also what guests are called who give no name.
web-animal-bear = Miś
web-animal-cat = Kot
web-animal-fox = Lis
web-animal-frog = Żaba
web-animal-hare = Zając
web-animal-hedgehog = Jeż
web-animal-mouse = Mysz
web-animal-owl = Sowa
web-animal-penguin = Pingwin
web-animal-robin = Rudzik
web-animal-turtle = Żółw
web-animal-whale = Wieloryb
web-save = Zapisz
web-saved = Zapisano.
web-settings-look = Język i wygląd
web-language = Język
web-look = Wygląd
web-look-auto = Jak w urządzeniu
web-look-light = Jasny
web-look-dark = Ciemny
web-look-contrast = Wysoki kontrast
web-settings-contrast-about = Wysoki kontrast to ciemne linie i spokojne tło, dla zmęczonych oczu i w ostrym słońcu.
web-cloth = Stół
web-cloth-felt = Zielone sukno
web-cloth-oak = Dąb
web-cloth-night = Nocny granat
web-back = Rewersy kart
web-back-game = Jak w danej grze
web-back-lattice = Kratka
web-back-fans = Wachlarze
web-back-rays = Promienie
web-back-waves = Fale
web-large = Duży druk
web-settings-large-about = Duże liczby i kolory na wszystkich kartach i kostkach, bez obrazków.
web-settings-letters-about = Mała litera dla każdego koloru, jeśli trudno je odróżnić.
web-settings-still = Mniej ruchu
web-settings-still-about = Karty i kostki po prostu są na miejscu, zamiast się przesuwać.
web-settings-tables = Przy stole
web-settings-sound-about = Ciche dźwięki przy rozdawaniu i wykładaniu, gdy przychodzi twoja kolej, gdy kończy się czas i na koniec.
web-volume = Głośność
web-title-turn = Twój ruch: { $game }
web-vibrate = Wibracje
web-vibrate-about = Gdy przychodzi twoja kolej, na telefonach, które to potrafią.
web-push = Powiadomienia
web-push-about = Twoje urządzenie da znać, gdy przyjdzie twoja kolej, także przy zamkniętej stronie: w partiach korespondencyjnych i tam, gdzie inni czekają na ciebie.
web-push-blocked = Powiadomienia są dla tej strony zablokowane. Zezwól na nie w ustawieniach przeglądarki.
web-push-offer = Daj znać, gdy będzie mój ruch
web-settings-plain-about = Dobre dla czytników i małych ekranów: bez przeciągania, wszystkie ruchy na liście.
web-settings-games = W poszczególnych grach
web-settings-games-about = To, co możesz wybrać także przy stole.
web-settings-app = Rummel jako aplikacja
web-settings-app-about = Dodaj Rummel do ekranu głównego przez „Zainstaluj” albo „Dodaj do ekranu głównego” w menu przeglądarki. Otwiera się wtedy jak aplikacja, a arkusz punktów i zasady działają bez połączenia.
web-settings-install = Zainstaluj

## Accounts

web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-signed-in = Zalogowano jako { $name }.
web-signed-out = Wylogowano. Do zobaczenia.
web-register = Załóż konto
web-account = Konto
web-account-of = Konto: { $name }
web-account-pages = Twoje strony
web-account-about = We wszystko zagrasz bez konta. Z kontem znajdziesz swoje partie na każdym urządzeniu, możesz grać partie rankingowe i wystawić własnego bota. Wystarczą nazwa i hasło, bez e-maila.
web-account-guest = Grasz jako { $name }, bez konta. Partie i miejsca, które masz teraz, przejdą razem z tobą.
web-password = Hasło
web-password-show = Pokaż
web-password-hide = Ukryj
web-password-keep = Co najmniej osiem znaków. Nikt nie wyśle ci nowego, więc dobrze je przechowaj.
web-password-change = Zmień hasło
web-password-old = Dotychczasowe hasło
web-password-new = Nowe hasło
web-password-changed = Zmieniono. Wszędzie indziej konto jest wylogowane.
web-name = Nazwa
web-name-about = Tą nazwą też się logujesz. Przy stołach, przy których już siedzisz, zostaje stara.
web-devices = Gdzie konto jest zalogowane
web-devices-end = Wyloguj wszędzie indziej
web-devices-ended = Gotowe.
web-device-this = to urządzenie
web-device-seen = ostatnio { $when }
web-device-end = Wyloguj
web-device-end-of = Wyloguj: { $device }
web-bots = Dla programujących: własne boty
web-bots-about = Twój własny program może usiąść przy stole jak każdy inny. Przedstawia się kluczem, a inni widzą, że to program.
web-bots-since = od { $when }
web-bots-name = Nazwa bota
web-bots-add = Dodaj bota
web-bots-token = To jest klucz bota { $name }. Widać go tylko teraz: skopiuj go i nikomu nie pokazuj.
web-bots-token-label = Klucz
web-bots-copy = Kopiuj
web-bots-try = Bota na początek znajdziesz w Rummelu. Siada przy stole i gra:
web-bots-table = STÓŁ
web-bots-delete-of = Usuń: { $name }
web-bots-delete-about = Podda partie, w które teraz gra, a jego klucz przestanie działać.
web-data = Twoje dane
web-data-about = Pobierz wszystko, co jest o tobie zapisane, albo to usuń.
web-export = Pobierz moje dane
web-delete = Usuń
web-delete-account = Usuń konto
web-delete-guest = Usuń wszystko o mnie
web-delete-about = Trwające partie zostaną poddane, twoja nazwa zniknie z rozegranych, a cała reszta zostanie usunięta. Tego nie da się cofnąć.
web-delete-really = Usuń na dobre

## Matches and ratings

web-matches = Moje partie
web-matches-running = Trwające
web-matches-over = Zakończone
web-matches-counts = Wygrane partie według gier
web-matches-won = wygrane: { $won } z { $played }
web-count-played = { $count ->
        [one] { $count } partia
        [few] { $count } partie
        [many] { $count } partii
       *[other] { $count } partii
    }
web-count-won = { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
        [many] { $count } wygranych
       *[other] { $count } wygranej
    }
web-matches-more = Pokaż więcej
web-matches-none = Nie ma tu jeszcze żadnej partii.
web-matches-guest = Bez konta widzisz te partie tylko na tym urządzeniu.
web-match-open = jeszcze nie rozpoczęta
web-match-waiting = czeka na innych
web-match-due = do { $when }
web-match-place = { $place ->
        [1] wygrana
       *[other] miejsce { $place } z { $count }
    }
web-match-draw = remis
web-match-go-on = Graj dalej
web-match-replay = Odtwórz
web-match-replay-of = Odtwórz: { $game }, { $names }
web-rated = rankingowa
web-ratings = Rankingi
web-ratings-place = Miejsce
web-ratings-rating = Ranking
web-ratings-matches = Partie
web-ratings-yours = Twój ranking to { $rating }, po { $matches ->
        [one] jednej partii
        [few] { $matches } partiach
        [many] { $matches } partiach
       *[other] { $matches } partii
    }.
web-ratings-none = Nikt jeszcze nie zagrał w tę grę partii rankingowej.
web-ratings-about = Liczą się tylko stoły otwarte jako rankingowe. Każdy zaczyna od 1000; im więcej partii rozegrasz, tym pewniejsza staje się ta liczba.
web-game = Gra
