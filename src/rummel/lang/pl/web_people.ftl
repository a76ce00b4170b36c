# Konta, partie i rankingi w przeglądarce.

web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-signed-in = Zalogowano jako { $name }.
web-signed-out = Wylogowano. Do zobaczenia!
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
web-name-about = Tą nazwą też się logujesz. Przy stołach, przy których już siedzisz, zostaje stara.
web-devices = Gdzie konto jest zalogowane
web-devices-end = Wyloguj wszędzie indziej
web-devices-ended = Gotowe.
web-device-this = to urządzenie
web-device-seen = ostatnio { $when }
web-device-end = Wyloguj
web-device-end-of = Wyloguj: { $device }
web-bots = Twoje boty
web-bots-about = Twój własny program może usiąść przy stole jak każdy inny. Przedstawia się kluczem, a reszta widzi, że to program.
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
web-program = program
web-data = Twoje dane
web-data-about = Zabierz wszystko, co jest o tobie zapisane, albo to usuń.
web-export = Pobierz moje dane
web-delete = Usuń
web-delete-account = Usuń konto
web-delete-guest = Usuń wszystko o mnie
web-delete-about = Trwające partie zostaną poddane, twoja nazwa zniknie z rozegranych, a cała reszta zostanie usunięta. Tego nie da się cofnąć.
web-delete-really = Usuń na dobre
web-matches = Moje partie
web-matches-running = Trwające
web-matches-over = Zakończone
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
web-setup-rated = Partia rankingowa
web-rated-about = Liczy się do rankingu. Tylko wśród osób z kontem, bez botów.
web-rated-table = Ten stół jest rankingowy. Żeby usiąść, potrzebujesz konta.
web-ratings = Rankingi
web-game = Gra
web-ratings-place = Miejsce
web-name = Nazwa
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
