# Looking back: replays, best moves, and the check of a deal.

error-replay-round = { $over ->
        [0] Žádné kolo této partie ještě neskončilo. Kolo si můžeš prohlédnout, až skončí.
       *[other] Kolo { $round } si prohlédnout nejde: jen kola, která skončila.
    }

## The page

web-replay = Průběh kola
web-replay-of = Průběh: { $game }
web-replay-open = Prohlédnout si partii znovu
web-replay-open-about = Vyber záznam partie, soubor s koncovkou .ndjson, nebo ho přetáhni sem. Stoly ho po partii nabízejí ke stažení a v terminálu ho píše „rummel play“. Soubor se jen přečte, neukládá se.
web-replay-choose = Vybrat soubor
web-replay-leave = Zpět
web-replay-to-table = Ke stolu
web-replay-another = Jiný záznam
web-replay-unfinished = Partie ještě neskončila, když záznam vznikl.
web-replay-rounds = Kola
web-replay-moves = Tahy
web-replay-hands = Co má kdo v ruce
web-replay-step = Krok { $step } z { $count }
web-replay-position = Místo v kole
web-replay-first = K rozdání
web-replay-back = O krok zpět
web-replay-forward = O krok dál
web-replay-last = Na konec
web-replay-play = Přehrát
web-replay-stop = Zastavit
web-replay-copy = Kopírovat odkaz na tuto pozici
web-replay-keys = Šipky krokují zpět a dál, mezerník přehrává a zastavuje.
web-replay-got = { $seat } dostává { $pieces }.
web-replay-gave = { $seat } odevzdává { $pieces }.
web-replay-chose = { $seat } volí čísla { $direction ->
        [falling] klesající
       *[rising] rostoucí
    }.

## The best move

web-replay-best = Šlo to lépe?
web-replay-thinking = Přemýšlím…
web-replay-deal = Rozdání: nikdo ještě nic nevybíral.
web-replay-only = Nebylo z čeho vybírat.
web-replay-most = Víc se tu vyložit nedalo.
web-replay-more = Dalo se vyložit { $placed }, { $played ->
        [0] vyloženo nebylo nic:
       *[other] vyloženo bylo { $played }:
    }
web-replay-at-least = Dalo se vyložit nejméně { $placed }, { $played ->
        [0] vyloženo nebylo nic:
       *[other] vyloženo bylo { $played }:
    }
web-replay-held = I dobrý bot by počkal.
web-replay-none = Nedalo se vyložit nic.
web-replay-short = Nedalo se vyložit nic: na první vyložení bylo { $reached } z { $needed } bodů.
web-replay-bot = Jednoznačně nejlepší tah tu není. Dobrý bot by hrál:
web-replay-bot-none = Nedalo se vyložit nic. Dobrý bot by hrál:
web-replay-bot-same = Dobrý bot by hrál stejně.
web-replay-show = Ukázat na stole
web-replay-hide = Zpět k tomu, co se hrálo
web-replay-instead = Tak se nehrálo: takhle to mohlo jít dál.

## Was the deal fair?

web-fair-check = Ověřit toto rozdání
web-fair-checking = Rozdává se znovu…
web-fair-chain = Tajemství odpovídá číslu
web-fair-chain-about = Tajemství kola { $round }, zahašované { $round }×, musí dát číslo určené před partií.
web-fair-mix = Slova všech jsou vmíchaná
web-fair-mix-about = Tajemství, všechny pečeti a odhalená slova všech hráčů dají klíč tohoto kola. Slova hráče, zahašovaná jednou za každé dosavadní kolo, musí dát jeho pečeť.
web-fair-pledges = Pečeti hráčů
web-fair-key = Klíč
web-fair-shuffle = Klíč míchá
web-fair-shuffle-about = Klíč dává řadu čísel a ta říkají, jak se to celé zamíchá (dohromady { $count }). Vyjde toto pořadí:
web-fair-hands = Každý dostal to, s čím hrál
web-fair-hands-about = Když se v tomto pořadí rozdá, dostane každý to, s čím kolo začal.
web-fair-rest = Zbytek také
web-fair-rest-about = Co zbylo, leží na stole a v balíčku, v tomto pořadí.
web-fair-fits = sedí
web-fair-differs = nesedí
