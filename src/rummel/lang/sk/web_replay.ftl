# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Žiadne kolo tejto partie sa ešte neskončilo. Kolo si môžeš pozrieť, keď sa skončí.
       *[other] Kolo { $round } sa pozrieť nedá: iba kolá, ktoré sa skončili.
    }

## The page

web-replay = Priebeh kola
web-replay-of = Priebeh: { $game }
web-replay-open = Pozrieť si partiu znova
web-replay-open-about = Vyber záznam partie, súbor s koncovkou .ndjson, alebo ho presuň sem. Stoly ho po partii ponúkajú na stiahnutie a v termináli ho píše „rummel play“. Súbor sa iba prečíta, neukladá sa.
web-replay-choose = Vybrať súbor
web-replay-leave = Späť
web-replay-to-table = K stolu
web-replay-another = Iný záznam
web-replay-unfinished = Partia sa ešte neskončila, keď záznam vznikol.
web-replay-rounds = Kolá
web-replay-moves = Ťahy
web-replay-hands = Ruky všetkých
web-replay-step = Krok { $step } z { $count }
web-replay-position = Miesto v kole
web-replay-first = Na rozdanie
web-replay-back = O krok späť
web-replay-forward = O krok ďalej
web-replay-last = Na koniec
web-replay-play = Spustiť
web-replay-stop = Zastaviť
web-replay-copy = Kopírovať odkaz na túto pozíciu
web-replay-keys = Šípky krokujú späť a ďalej, medzerník spúšťa a zastavuje.
web-replay-got = { $seat } dostáva { $pieces }.
web-replay-gave = { $seat } odovzdáva { $pieces }.
web-replay-chose = { $seat } volí čísla { $direction ->
        [falling] klesajúce
       *[rising] rastúce
    }.

## The best move

web-replay-best = Dalo sa to lepšie?
web-replay-thinking = Rozmýšľa sa …
web-replay-deal = Rozdanie: nikto ešte nič nevyberal.
web-replay-only = Nebolo z čoho vyberať.
web-replay-most = Viac sa tu vyložiť nedalo.
web-replay-more = Vyložiť sa dalo: { $placed }, { $played ->
        [0] vyložené nebolo nič:
       *[other] vyložené: { $played }.
    }
web-replay-at-least = Vyložiť sa dalo aspoň: { $placed }, { $played ->
        [0] vyložené nebolo nič:
       *[other] vyložené: { $played }.
    }
web-replay-held = Aj dobrý bot by sa držal späť.
web-replay-none = Nedalo sa vyložiť nič.
web-replay-short = Nedalo sa vyložiť nič: na prvé vyloženie bolo { $reached } z { $needed } bodov.
web-replay-bot = Istý najlepší ťah tu nie je. Dobrý bot by hral:
web-replay-bot-none = Nedalo sa vyložiť nič. Dobrý bot by hral:
web-replay-bot-same = Dobrý bot by hral rovnako.
web-replay-show = Ukázať na stole
web-replay-hide = Späť k tomu, čo sa hralo
web-replay-instead = Nehralo sa: takto to mohlo ísť ďalej.

## Was the deal fair?

web-fair-check = Overiť toto rozdanie
web-fair-checking = Rozdáva sa znova …
web-fair-insecure = Tvoj prehliadač overuje rozdania iba cez bezpečné pripojenie (https). „rummel verify“ overí záznam bez prehliadača.
web-fair-seen = Číslo je to isté ako predtým
web-fair-seen-about = Toto zariadenie si nechalo číslo, ktoré videlo počas partie. Nesmelo sa zmeniť.
web-fair-chain = Tajomstvo zodpovedá číslu
web-fair-chain-about = Tajomstvo kola { $round }, zahašované { $round }×, musí dať číslo určené pred partiou.
web-fair-mix = Slová všetkých sú vmiešané
web-fair-mix-about = Z tajomstva a zo slov všetkých hráčov vzniká kľúč tohto kola. Oboje predtým nepoznal nikto.
web-fair-key = Kľúč
web-fair-shuffle = Kľúč mieša
web-fair-shuffle-about = Kľúč dáva rad čísel a tie hovoria, ako sa to celé zamieša (spolu { $count }). Vyjde toto poradie:
web-fair-hands = Ruky sú tie, s ktorými sa hralo
web-fair-hands-about = Keď sa v tomto poradí rozdá, dostane každý ruku zo začiatku kola.
web-fair-rest = Zvyšok tiež
web-fair-rest-about = Čo zostalo, leží na stole a v balíčku, v tomto poradí.
web-fair-fits = sedí
web-fair-differs = nesedí
