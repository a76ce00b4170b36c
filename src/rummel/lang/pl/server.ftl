# The words of the server, and of what only happens between people.

event-resigned = { $seat } poddaje się.
result-resigned = Nie ma już z kim grać.
error-has-resigned = Poddanie już zgłoszone: { $seat }.

## The command line

cli-serve = Udostępnia gry przeglądarkom i botom, aż zatrzymasz to przez Ctrl-C. Każdą opcję można też ustawić w środowisku: RUMMEL_PORT, RUMMEL_DATABASE i tak dalej.
    .short = Udostępnij gry przeglądarkom
cli-option-host = Adres nasłuchu; 127.0.0.1 to tylko ten komputer.
cli-option-port = Port nasłuchu; 0 to dowolny wolny.
cli-option-database = Gdzie wszystko jest przechowywane: sqlite:///FILE albo postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Ile procesów obsługuje grę; więcej niż jeden wymaga PostgreSQL.
cli-serving = Stół nakryty. Otwórz powyższy adres w przeglądarce; Ctrl-C zatrzymuje serwer i nic nie przepada.
cli-refused-no-server = Brakuje części serwera. Zainstaluj je przez: pip install rummel[server]
cli-refused-serve = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $reason }. Wybierz inny przez --port.

## At the table

error-table-unknown = Nie ma stołu „{ $table }”. Sprawdź link albo poproś o nowy.
error-table-full = Wszystkie miejsca są zajęte. Możesz się przyglądać albo otworzyć własny stół.
error-table-started = Partia już trwa, więc miejsc nie można zmieniać.
error-table-not-started = Partia jeszcze się nie zaczęła.
error-table-over = Partia się skończyła.
error-table-not-over = Z tym trzeba poczekać do końca partii.
error-table-paused = Zegary stoją. Zanim zagrasz, puść je znowu.
error-seat-unknown = Przy tym stole nie ma miejsca { $number }.
error-seat-taken = To miejsce jest zajęte. Wybierz inne.
error-seat-held = Masz już miejsce przy tym stole.
error-seat-none = To mogą zrobić tylko ci, którzy siedzą przy stole.
error-seats-open = { $count ->
        [one] Wolne jest jeszcze jedno miejsce.
        [few] Wolne są jeszcze { $count } miejsca.
        [many] Wolnych jest jeszcze { $count } miejsc.
       *[other] Wolnego jest jeszcze { $count } miejsca.
    } Zaproś kogoś albo posadź tam bota.
error-host-only = To może zrobić tylko osoba, która otworzyła stół.
error-stale = Ktoś zagrał szybciej: stół się tymczasem zmienił. Spójrz na niego i powtórz ruch.
error-draft-pieces = Możesz budować tylko z tego, co leży na stole i na twoim stojaku.
error-watch-closed = Przy tym stole nie wolno się przyglądać.
error-chat-closed = Przy tym stole nie ma czatu.
error-hints-closed = Przy tym stole umówiono się na grę bez podpowiedzi.
error-rated-accounts = Partie rankingowe są dla osób z kontem. Najpierw je załóż albo graj bez rankingu.

## Everywhere

error-bad-setting = Ustawienie „{ $name }” nie pasuje: { $reason }
error-workers-sqlite = SQLite obsługuje tylko jeden proces. Jeśli ma ich być więcej, podaj w --database bazę PostgreSQL.
error-not-signed-in = Najpierw podaj swoje imię.
error-bad-request = Nie da się tego odczytać: { $reason }
error-bad-origin = To żądanie pochodzi z innej strony i nie zostało wykonane.
error-not-found = Pod tym adresem nic nie ma.
error-method-wrong = Pod tym adresem nie da się tego zrobić.
error-too-large = To za długie: najwyżej { $most } bajtów.
error-too-many = To było dużo naraz. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę.
        [few] { $seconds } sekundy.
        [many] { $seconds } sekund.
       *[other] { $seconds } sekundy.
    }
error-storage-down = Serwer nie może teraz zapisywać. Nic nie przepadło: spróbuj ponownie za kilka sekund.
error-server-fault = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.
