# Zápis bodov pre domáci stôl, nastavenia a čo k nim patrí.

web-start-sheet = Otvoriť zápis
web-start-sheet-about = Na stole skutočné karty alebo kamene? Ťukni na to, čo zostalo, a zápis všetko spočíta.
web-rules-index-about = Každá hra s obrázkami a s bodmi, o ktoré sa ľudia často prú.
web-not-found-about = Možno je v adrese preklep, alebo to, čo tu bolo, už nie je.
web-no-server = Server neodpovedá
web-no-server-again = Skúsiť znova
web-no-server-works = Ide to aj bez neho
web-no-server-rules = Pravidlá všetkých hier

## Zápis bodov

web-score-names = Kto hrá?
web-score-ends = Partia sa končí
web-score-ends-rounds = po toľkých kolách
web-score-ends-target = pri toľkých bodoch
web-score-rounds = Počet kôl
web-score-points = Počet bodov
web-score-round-of = Kolo { $number } z { $count }
web-score-starts-anew = Kto začne, sa žrebuje znova.
web-score-won = Kto vyhral?
web-score-draw = Remíza
web-score-out = Kto skončil?
web-score-ended = Kto ukončil kolo?
web-score-nobody = Nikto
web-score-how = Ako?
web-score-knock = So zvyškom
web-score-gin = Všetkých desať: gin
web-score-big-gin = Všetkých jedenásť
web-score-first = Kto vyložil prvý?
web-score-first-about = Kto vyloží prvý a nevyhrá, stráca o { $points } viac.
web-score-double = Všetko vyložené naraz
web-score-double-about = Predtým neležalo nič: kolo sa počíta dvojnásobne.
web-score-points-of = Body: { $name }
web-score-symbols-of = Symboly: { $name }
web-score-left = Zostáva { $points }
web-score-sum = alebo napíš súčet
web-score-free = Zapísať body ručne
web-score-by-rules = Počítať podľa pravidiel
web-score-again = Hrať znova
web-score-go-on = Ešte jedno kolo
web-score-correct-about = Ťukni na číslo kola a oprav ho.
web-score-drop = Začať nový zápis?
web-score-drop-about = Všetky kolá z tohto zápisu zmiznú.

web-score-about-free = Tieto body sa zapíšu tak, ako tu stoja.
web-score-about-points = Každý zapíše symboly žolíka zo svojho najlepšieho radu. Kto ukončil kolo so zoradenou rukou, má { $bonus } navyše; kto sa pritom pomýlil, nemá nič.
web-score-about-winner = Výhra je jeden bod.
web-score-about-two = Komu zostalo menej, dostane rozdiel a navyše { $win }, po podseknutí { $undercut }.
web-score-about-two-plain = Komu zostalo menej, dostane rozdiel, po podseknutí navyše { $undercut }.
web-score-about-lowest-rest = Za najmenší zvyšok sú body: { $points }; pri zhode ich má ten, kto ukázal skôr.
web-score-about-wins = Kto skončí, dostane bod. Ak neskončí nikto, vyhráva najmenší zvyšok.
web-score-about-takes = Kto skončí, dostane to, čo zostalo ostatným.
web-score-about-minus = Každý stráca to, čo mu zostalo; kto skončí, nestráca nič.
web-score-about-lowest = Ak neskončí nikto, najmenší zvyšok získa rozdiely.
web-score-about-blocked = Ak neskončí nikto, každý stráca to, čo mu zostalo.
web-score-about-relief = Kto skončí, tomu sa škrtne až { $points } mínusových bodov z predchádzajúceho kola.
web-score-about-joker = Jediný žolík ako zvyšok sa nepočíta.

## Nastavenia

web-settings-about = To všetko zostáva v tomto zariadení a platí hneď.
web-settings-you = Ty
web-settings-name-about = Takto ťa pri stole vidia ostatní. Kde už sedíš, zostáva staré meno.
web-settings-look = Jazyk a vzhľad
web-settings-contrast-about = Vysoký kontrast má tmavé čiary a pokojné plochy, pre unavené oči a ostré slnko.
web-settings-letters-about = Malé písmeno pre každú farbu, ak sa farby ťažko rozlišujú.
web-settings-still = Menej pohybu
web-settings-still-about = Karty a kamene sú jednoducho na mieste a nekĺžu sa.
web-settings-tables = Pri stole
web-settings-sound-about = Tichý zvuk, keď si na rade a keď dochádza čas.
web-settings-plain-about = Dobré pre čítačky a malé displeje: nič sa neťahá, všetky ťahy v zozname.
web-settings-tours = Sprievodcovia po stoloch
web-settings-tours-about = Pri ďalšom stole znova uvidíš, ako všetko funguje.
web-settings-games = V jednotlivých hrách
web-settings-games-about = Čo si môžeš zvoliť aj pri stole.
web-settings-knock-about = Ako dlho sa ťa pýtame, či chceš kartu, ktorú si nikto nevzal.
web-settings-arranged = Radiť ruku podľa kombinácií
web-settings-arranged-about = Čo k sebe patrí, stojí pri sebe; zvyšok je na konci.
web-settings-pass-about = Kým ruka nie je zoradená, nemusíš na „Pasovať“ ťukať.
web-settings-flip-about = Nemusíš ťukať pri každej karte.
web-settings-grid = Stôl ako doska s políčkami
web-settings-grid-about = Ako na pôvodnej doske; inak kombinácie ležia, kde je miesto.
web-settings-app = Rummel ako aplikácia
web-settings-app-about = Daj si Rummel na plochu cez „Inštalovať“ alebo „Pridať na plochu“ v ponuke prehliadača. Potom sa otvára ako aplikácia; zápis bodov a pravidlá fungujú bez pripojenia.
web-settings-install = Inštalovať
