### Words of the server: for those who run it, and what it refuses to people and programs.

## Running it

cli-serve = Udostępnia gry przeglądarkom i botom, aż zatrzymasz to przez Ctrl-C. Każdą opcję można też ustawić w środowisku: RUMMEL_PORT, RUMMEL_DATABASE i tak dalej.
    .short = Udostępnij gry przeglądarkom
cli-option-host = Adres nasłuchu; 127.0.0.1 to tylko ten komputer.
cli-option-port = Port nasłuchu; 0 to dowolny wolny.
cli-option-database = Gdzie wszystko jest przechowywane: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Ile procesów obsługuje grę; więcej niż jeden wymaga PostgreSQL.
cli-serving = Stół nakryty. Otwórz powyższy adres w przeglądarce; Ctrl-C zatrzymuje serwer i nic nie przepada.
cli-serving-kept = Wszystko jest przechowywane w { $file }.
cli-refused-no-server = Brakuje części serwera. Zainstaluj je przez: pip install "rummel[server]"
cli-refused-serve = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $reason }. Wybierz inny przez --port.
error-bad-setting = Ustawienie „{ $name }” nie pasuje: { $reason }
error-setting-unknown = Nie ma ustawienia { $name }. Czy chodzi o { $meant }?
error-workers-sqlite = SQLite obsługuje tylko jeden proces. Jeśli ma ich być więcej, podaj w --database bazę PostgreSQL.

## Looking after it

cli-admin = Zajmuje się ludźmi i stołami serwera, w jego bazie danych, niezależnie od tego, czy serwer działa.
    .short = Zajmij się serwerem
cli-admin-people = Wypisuje ludzi, najnowszych najpierw: konta, gości i boty, które grają z kluczem.
    .short = Wypisz ludzi
cli-admin-option-search = Tylko ci, którzy mają ten tekst w nazwie.
cli-admin-reset = Nadaje kontu nowe, losowe hasło, wypisuje je i kończy wszystkie sesje. NAME to nazwa albo identyfikator.
    .short = Nadaj komuś nowe hasło
cli-admin-reset-done = Nowe hasło, pokazane tylko tutaj ({ $name }):
cli-admin-end = Wylogowuje kogoś wszędzie. NAME to nazwa albo identyfikator.
    .short = Wyloguj kogoś wszędzie
cli-admin-end-done = { $count ->
        [one] Zakończono { $count } sesję: { $name }.
        [few] Zakończono { $count } sesje: { $name }.
        [many] Zakończono { $count } sesji: { $name }.
       *[other] Zakończono { $count } sesji: { $name }.
    }
cli-admin-delete = Usuwa osobę na zawsze: jej partie zostają poddane, nazwa wykreślona, a cała reszta skasowana. NAME to nazwa albo identyfikator.
    .short = Usuń osobę na zawsze
cli-admin-delete-done = Usunięto: { $name }.
cli-admin-tables = Wypisuje stoły, najnowsze najpierw.
    .short = Wypisz stoły
cli-admin-option-status = Tylko stoły otwarte (open), w grze (playing) albo zakończone (over).
cli-admin-table = Pokazuje stół tak, jak widzi go ktoś, kto się przygląda, bez niczego ukrytego.
    .short = Pokaż stół
cli-admin-check = Odtwarza każdy dziennik, sprawdza zapis każdej zakończonej partii i porównuje stoły oraz migawki z dziennikiem. Kończy się kodem 1, jeśli coś się różni.
    .short = Porównaj wszystko z dziennikami
cli-admin-check-fine = { $count ->
        [one] Sprawdzono { $count } stół i wszystko się zgadza.
        [few] Sprawdzono { $count } stoły i wszystko się zgadza.
        [many] Sprawdzono { $count } stołów i wszystko się zgadza.
       *[other] Sprawdzono { $count } stołu i wszystko się zgadza.
    }
cli-admin-check-wrong = { $wrong ->
        [one] { $wrong } stół nie zgadza się z dziennikiem.
        [few] { $wrong } stoły nie zgadzają się z dziennikami.
        [many] { $wrong } stołów nie zgadza się z dziennikami.
       *[other] { $wrong } stołu nie zgadza się z dziennikami.
    } Sprawdzono: { $count }.
cli-admin-rebuild = Wyrzuca wszystkie migawki. Oszczędzają one tylko czas: w dziennikach jest wszystko, a w grze powstają nowe.
    .short = Wyrzuć migawki
cli-admin-rebuild-done = { $count ->
        [one] Wyrzucono { $count } migawkę.
        [few] Wyrzucono { $count } migawki.
        [many] Wyrzucono { $count } migawek.
       *[other] Wyrzucono { $count } migawki.
    } W dziennikach jest wszystko.
cli-admin-tidy = Usuwa stoły, do których nikt nie wraca, i gości, których już nie ma, tak jak serwer robi to co godzinę według swoich ustawień.
    .short = Posprzątaj to, do czego nikt nie wraca
cli-admin-tidy-done = Usunięto – stoły: { $tables }, goście: { $guests }.
cli-admin-reports = Wypisuje zgłoszenia, od najnowszych, z ostatnimi wypowiedziami zgłoszonej osoby przy tamtym stole.
    .short = Wypisz zgłoszenia
cli-admin-option-close = Zamknij to zgłoszenie: zostanie usunięte.
cli-admin-report-closed = Zgłoszenie { $id } jest zamknięte.
cli-refused-report-unknown = Nie ma zgłoszenia { $id }. Listę pokaże: rummel admin reports
cli-admin-column-at = kiedy
cli-admin-column-reported = zgłoszono
cli-admin-column-by = przez
cli-admin-column-reason = powód
cli-admin-column-table = stół
cli-admin-column-text = treść
# What somebody is reported for, in lists and in the pages.
report-insult = obraźliwe słowa
report-name = obraźliwa nazwa
report-cheating = oszukiwanie
report-stalling = przeciąganie gry albo ucieczka
report-other = coś innego
cli-admin-backup = Kopiuje bazę SQLite do pliku, także gdy serwer działa. Kopia zawiera tajemnice: przechowuj ją bezpiecznie.
    .short = Skopiuj bazę danych
cli-admin-backup-done = Wszystko jest teraz w { $path }. Przechowuj ten plik bezpiecznie: zawiera tajemnice.
cli-admin-column-id = identyfikator
cli-admin-column-kind = rodzaj
cli-admin-column-matches = partie
cli-admin-column-created = od
cli-admin-column-seen = ostatnio
cli-admin-column-status = stan
cli-admin-column-players = kto gra
cli-admin-column-entries = dziennik
cli-admin-column-ended = koniec
cli-admin-column-wake = termin
cli-admin-column-setup = ustawienia
cli-admin-account = konto
cli-admin-guest = gość
cli-admin-bot = bot
cli-admin-open = otwarty
cli-admin-playing = w grze
cli-admin-over = zakończony
cli-admin-fault-log = Dziennika nie da się odtworzyć.
cli-admin-fault-row = Stół mówi co innego niż jego dziennik.
cli-admin-fault-snapshot = Migawka prowadzi gdzie indziej niż dziennik.
cli-admin-fault-places = Miejsca graczy nie zgadzają się z wynikiem.
cli-admin-fault-record = Zapisu nie da się potwierdzić.
cli-refused-database = Bazy danych nie można użyć: { $reason }
cli-refused-database-version = To nie jest baza danych tej wersji Rummela. Starszą serwer aktualizuje przy starcie.
cli-refused-person-unknown = Nikt nie nazywa się „{ $name }”. Listę wszystkich pokaże: rummel admin people
cli-refused-person-several = Kilka osób nazywa się „{ $name }” ({ $count }). Wybierz po identyfikatorze; listę pokaże: rummel admin people
cli-refused-person-guest = { $name } nie ma konta, a więc i hasła.
cli-refused-backup-postgres = PostgreSQL ma do tego własny program: pg_dump -Fc -f { $path } URL

## Refusals: any request

error-not-signed-in = Najpierw podaj swoje imię.
error-bad-request = Nie da się tego odczytać: { $reason }
error-bad-origin = To żądanie pochodzi z innej strony i nie zostało wykonane.
error-not-found = Pod tym adresem nic nie ma.
error-method-wrong = Pod tym adresem nie da się tego zrobić.
error-too-large = To za długie: najwyżej { $most } bajtów.
error-too-much-work = To zajęłoby serwerowi za dużo czasu, więc przerwał.
error-too-many = To było dużo naraz. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę.
        [few] { $seconds } sekundy.
        [many] { $seconds } sekund.
       *[other] { $seconds } sekundy.
    }
error-storage-down = Serwer nie może teraz zapisywać. Nic nie przepadło: spróbuj ponownie za kilka sekund.
error-server-fault = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.

## Refusals: people

error-name-taken = Konto o nazwie „{ $name }” już istnieje. Wybierz inną nazwę albo się zaloguj.
error-weak-password = Hasło musi mieć co najmniej { $least } znaków i nie może być twoją nazwą.
error-bad-login = Nazwa albo hasło się nie zgadza. Sprawdź jedno i drugie i spróbuj ponownie.
error-account-held = Masz już konto.
error-account-needed = Do tego potrzebne jest konto. Najpierw je załóż.
error-people-only = Klucz bota służy tylko do gry.
error-tokens-full = Botów możesz mieć najwyżej { $most }. Najpierw usuń któregoś.
error-friend-link = Ten link dla znajomych nie działa albo już wygasł. Poproś o nowy.
error-friend-self = To twój własny link. Wyślij go komuś, kogo znasz.
error-friends-full = Masz już { $most } znajomych i więcej się nie da. Najpierw kogoś usuń.
error-friend-full = { $name } nie ma już miejsca na liście znajomych.
error-friend-requests = Liczba próśb wysłanych dziś: { $most }. Spróbuj jutro.
error-friend-blocked = Masz zablokowaną osobę: { $name }. Najpierw odblokuj ją na swoim koncie.
error-friend-invited = { $name } ma już twoje zaproszenie sprzed chwili. Poczekaj minutę.

## Refusals: tables

error-table-unknown = Nie ma stołu „{ $table }”. Sprawdź link albo poproś o nowy.
error-table-full = Wszystkie miejsca są zajęte. Możesz się przyglądać albo otworzyć własny stół.
error-table-started = Partia już trwa, więc miejsc nie można zmieniać.
error-table-not-started = Partia jeszcze się nie zaczęła.
error-puzzle-unknown = Nie ma zagadki na { $day }: są tylko z ostatnich trzydziestu dni.
error-table-over = Partia się skończyła.
error-table-not-over = Z tym trzeba poczekać do końca partii.
error-table-paused = Zegary stoją. Zanim zagrasz, uruchom je znowu.
error-seat-unknown = Przy tym stole nie ma miejsca { $number }.
error-seat-taken = To miejsce jest zajęte. Wybierz inne.
error-seat-held = Masz już miejsce przy tym stole.
error-seat-none = To mogą zrobić tylko ci, którzy siedzą przy stole.
error-seat-closed = Nie możesz usiąść przy tym stole. Wybierz inny.
error-seat-freed = Osoba, która otworzyła stół, zwolniła twoje miejsce. Możesz się przyglądać, wybrać inny stół albo usiąść tu znowu za { $minutes ->
        [one] { $minutes } minutę.
        [few] { $minutes } minuty.
        [many] { $minutes } minut.
       *[other] { $minutes } minuty.
    }
error-seats-open = { $count ->
        [one] Wolne jest jeszcze jedno miejsce.
        [few] Wolne są jeszcze { $count } miejsca.
        [many] Wolnych jest jeszcze { $count } miejsc.
       *[other] Wolnego jest jeszcze { $count } miejsca.
    } Zaproś kogoś albo posadź tam bota.
error-seats-many = Siedzisz już przy stołach, gdzie gra się jeszcze nie zaczęła (jest ich { $most }). Odejdź najpierw od jednego z nich.
error-pledge-none = Nie masz słów zapieczętowanych przed tą partią, więc nie ma czego ujawniać.
error-reveal-words = Te słowa nie pasują do twojej pieczęci sprzed partii.
error-reveal-late = Runda { $round } jest już rozdana, bez tych słów.
error-host-only = To może zrobić tylko osoba, która otworzyła stół.
error-stale = Ktoś zagrał szybciej: stół się tymczasem zmienił. Spójrz na niego i powtórz ruch.
error-draft-pieces = Możesz budować tylko z tego, co leży na stole i co masz u siebie.
error-watch-closed = Przy tym stole nie wolno się przyglądać.
error-chat-closed = Przy tym stole nie ma czatu.
error-hints-closed = Przy tym stole umówiono się na grę bez podpowiedzi.
error-rated-accounts = Partie rankingowe są dla osób z kontem. Najpierw je załóż albo graj bez rankingu.
error-seat-nobody = Nie siedzi tam nikt inny.
error-push-closed = Ten serwer nie wysyła powiadomień.
error-push-address = To nie jest adres usługi powiadomień.
# A notice on a phone; its title is the name of the game.
push-turn = Twój ruch.
push-invite = { $name } zaprasza cię do stołu.
error-replay-round = { $over ->
        [0] Żadna runda tej partii jeszcze się nie skończyła. Rundę można obejrzeć, gdy dobiegnie końca.
       *[other] Rundy { $round } nie można obejrzeć: można tylko te, które się skończyły.
    }
error-replay-step = W tej rundzie nie ma kroku { $step }. Ostatni to { $last }.
