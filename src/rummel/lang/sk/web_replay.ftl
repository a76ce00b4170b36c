# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Žiadne kolo tejto partie sa ešte neskončilo. Kolo si môžeš pozrieť, keď sa skončí.
       *[other] Kolo { $round } si pozrieť nemôžeš: iba kolá, ktoré sa skončili.
    }

## The page

web-replay = Priebeh kola
web-replay-of = Priebeh: { $game }
web-replay-open = Pozrieť si partiu znova
web-replay-open-about = Vyber záznam partie, súbor s koncovkou .ndjson, alebo ho pretiahni sem. Stoly ho po partii ponúkajú na stiahnutie a v termináli ho píše „rummel play“. Súbor sa iba prečíta, neukladá sa.
web-replay-choose = Vybrať súbor
web-replay-leave = Späť
web-replay-to-table = K stolu
web-replay-another = Iný záznam
web-replay-unfinished = Partia sa ešte neskončila, keď záznam vznikol.
web-replay-rounds = Kolá
web-replay-moves = Ťahy
web-replay-hands = Čo má kto v ruke
web-replay-step = Krok { $step } z { $count }
web-replay-position = Miesto v kole
web-replay-first = K rozdaniu
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
web-replay-thinking = Rozmýšľam…
web-replay-deal = Rozdanie: nikto ešte nič nevyberal.
web-replay-only = Nebolo z čoho vyberať.
web-replay-most = Viac sa tu vyložiť nedalo.
web-replay-more = Dalo sa vyložiť { $placed }, { $played ->
        [0] vyložené nebolo nič:
       *[other] vyložilo sa { $played }:
    }
web-replay-at-least = Dalo sa vyložiť aspoň { $placed }, { $played ->
        [0] vyložené nebolo nič:
       *[other] vyložilo sa { $played }:
    }
web-replay-held = Aj dobrý bot by počkal.
web-replay-none = Nedalo sa vyložiť nič.
web-replay-short = Nedalo sa vyložiť nič: na prvé vyloženie bolo { $reached } z { $needed } bodov.
web-replay-bot = Jednoznačne najlepší ťah tu nie je. Dobrý bot by hral:
web-replay-bot-none = Nedalo sa vyložiť nič. Dobrý bot by hral:
web-replay-bot-same = Dobrý bot by hral rovnako.
web-replay-show = Ukázať na stole
web-replay-hide = Späť k tomu, čo sa hralo
web-replay-instead = Tak sa nehralo: takto to mohlo ísť ďalej.

## Was the deal fair?

web-fair-check = Overiť toto rozdanie
web-fair-checking = Rozdáva sa znova…
web-fair-chain = Tajomstvo zodpovedá číslu
web-fair-chain-about = Tajomstvo kola { $round }, zahašované { $round }×, musí dať číslo určené pred partiou.
web-fair-mix = Slová všetkých sú vmiešané
web-fair-mix-about = Tajomstvo, všetky pečate a odhalené slová všetkých hráčov dajú kľúč tohto kola. Slová hráča, zahašované raz za každé doterajšie kolo, musia dať jeho pečať.
web-fair-pledges = Pečate hráčov
web-fair-key = Kľúč
web-fair-shuffle = Kľúč mieša
web-fair-shuffle-about = Kľúč dáva rad čísel a tie hovoria, ako sa to celé zamieša (spolu { $count }). Vyjde toto poradie:
web-fair-hands = Každý dostal to, s čím hral
web-fair-hands-about = Keď sa v tomto poradí rozdá, dostane každý to, s čím kolo začal.
web-fair-rest = Zvyšok tiež
web-fair-rest-about = Čo zostalo, leží na stole a v balíčku, v tomto poradí.
web-fair-fits = sedí
web-fair-differs = nesedí
