# Arkusz punktów do domu, ustawienia i to, co wokół nich.

web-start-sheet = Otwórz arkusz
web-start-sheet-about = Na stole prawdziwe karty albo kostki? Dotknij tego, co zostało, a arkusz sam wszystko zliczy.
web-rules-index-about = Każda gra z obrazkami i ze sprawami, o które często są spory.
web-not-found-about = Może w adresie jest literówka albo tego, co tu było, już nie ma.
web-no-server = Serwer nie odpowiada
web-no-server-again = Spróbuj ponownie
web-no-server-works = Działa też bez niego
web-no-server-rules = Zasady wszystkich gier

## Arkusz punktów

web-score-names = Kto gra?
web-score-ends = Koniec partii
web-score-ends-rounds = po tylu rundach
web-score-ends-target = przy tylu punktach
web-score-rounds = Liczba rund
web-score-points = Liczba punktów
web-score-round-of = Runda { $number } z { $count }
web-score-starts-anew = Kto zaczyna, losujecie na nowo.
web-score-won = Kto wygrał?
web-score-draw = Remis
web-score-out = Kto skończył?
web-score-ended = Kto zakończył rundę?
web-score-nobody = Nikt
web-score-how = Jak?
web-score-knock = Z resztą
web-score-gin = Wszystkie dziesięć: gin
web-score-big-gin = Wszystkie jedenaście
web-score-first = Czyj był pierwszy układ?
web-score-first-about = Kto wykłada pierwszy i nie wygrywa, traci { $points } więcej.
web-score-double = Wszystko wyłożone naraz
web-score-double-about = Wcześniej nic nie leżało: runda liczy się podwójnie.
web-score-points-of = Punkty: { $name }
web-score-symbols-of = Symbole: { $name }
web-score-left = Zostało { $points }
web-score-sum = albo wpisz sumę
web-score-free = Wpisz punkty samodzielnie
web-score-by-rules = Licz według zasad
web-score-again = Zagraj jeszcze raz
web-score-go-on = Jeszcze jedna runda
web-score-correct-about = Dotknij numeru rundy, żeby ją poprawić.
web-score-drop = Zacząć nowy arkusz?
web-score-drop-about = Wszystkie rundy z tego arkusza znikną.

web-score-about-free = Te punkty zostaną zapisane tak, jak tu stoją.
web-score-about-points = Każdy wpisuje symbole jokera ze swojego najlepszego ciągu. Kto zakończył rundę z ułożoną ręką, dostaje jeszcze { $bonus }; kto się przy tym pomylił, nie dostaje nic.
web-score-about-winner = Wygrana to jeden punkt.
web-score-about-two = Komu zostało mniej, ten dostaje różnicę i jeszcze { $win }, a po kontrze { $undercut }.
web-score-about-two-plain = Komu zostało mniej, ten dostaje różnicę, a po kontrze jeszcze { $undercut }.
web-score-about-lowest-rest = Za najmniejszą resztę są punkty: { $points }; przy równych dostaje je ten, kto pokazał pierwszy.
web-score-about-wins = Kto skończy, dostaje punkt. Jeśli nikt nie skończy, wygrywa najmniejsza reszta.
web-score-about-takes = Kto skończy, dostaje to, co zostało innym.
web-score-about-minus = Każdy traci to, co mu zostało; kto skończy, nie traci nic.
web-score-about-lowest = Jeśli nikt nie skończy, najmniejsza reszta zgarnia różnice.
web-score-about-blocked = Jeśli nikt nie skończy, każdy traci to, co mu zostało.
web-score-about-relief = Komu uda się skończyć, temu skreśla się do { $points } punktów ujemnych z poprzedniej rundy.
web-score-about-joker = Sam joker jako reszta się nie liczy.

## Ustawienia

web-settings-about = Wszystko to zostaje na tym urządzeniu i działa od razu.
web-settings-you = Ty
web-settings-name-about = Tak widzą cię inni przy stole. Tam, gdzie już siedzisz, zostaje stare imię.
web-settings-look = Język i wygląd
web-settings-contrast-about = Wysoki kontrast to ciemne linie i spokojne tło, dla zmęczonych oczu i w ostrym słońcu.
web-settings-letters-about = Mała litera dla każdego koloru, jeśli trudno je odróżnić.
web-settings-still = Mniej ruchu
web-settings-still-about = Karty i kostki po prostu są na miejscu, zamiast się przesuwać.
web-settings-tables = Przy stole
web-settings-sound-about = Cichy dźwięk, gdy przychodzi twoja kolej i gdy kończy się czas.
web-settings-plain-about = Dobre dla czytników i małych ekranów: bez przeciągania, wszystkie ruchy na liście.
web-settings-tours = Przewodniki po stołach
web-settings-tours-about = Przy następnym stole jeszcze raz zobaczysz, jak wszystko działa.
web-settings-games = W poszczególnych grach
web-settings-games-about = To, co możesz wybrać także przy stole.
web-settings-knock-about = Jak długo pytamy, czy chcesz kartę, której nikt nie wziął.
web-settings-arranged = Układaj rękę grupami
web-settings-arranged-about = Co do siebie pasuje, stoi razem; reszta stoi na końcu.
web-settings-pass-about = Dopóki ręka nie jest ułożona, nie musisz dotykać „Pasuj”.
web-settings-flip-about = Nie musisz dotykać przy każdej karcie.
web-settings-grid = Stół jako plansza z polami
web-settings-grid-about = Jak na planszy oryginału; inaczej układy leżą tam, gdzie jest miejsce.
web-settings-app = Rummel jako aplikacja
web-settings-app-about = Dodaj Rummel do ekranu głównego przez „Zainstaluj” albo „Dodaj do ekranu głównego” w menu przeglądarki. Otwiera się wtedy jak aplikacja, a arkusz punktów i zasady działają bez połączenia.
web-settings-install = Zainstaluj
