# The words of the tables of 111, Karo 8 and the duel.

## Teams

web-team-heroes = Hrdinové
web-team-villains = Padouši

## Karo 8

web-karo-laid = { $team }: leží { $count } z { $all } karet
web-karo-row = { $low } až { $high }
web-karo-none = { $suit }: zatím nic neleží
web-karo-next = Teď se hodí: { $pieces }

## The duel

web-duel-begin = Všichni otočí kartu najednou; nejvyšší bere všechno.
web-duel-tie = Shoda! Rozstřel: otoč další kartu.
web-duel-nobody = Tyto karty nebere nikdo.
web-duel-stack = { $count ->
        [one] Hromádka: { $count } karta
        [few] Hromádka: { $count } karty
        [many] Hromádka: { $count } karty
       *[other] Hromádka: { $count } karet
    }
web-duel-won = { $count ->
        [one] Získáno: { $count } karta
        [few] Získáno: { $count } karty
        [many] Získáno: { $count } karty
       *[other] Získáno: { $count } karet
    }
web-duel-ready = připraveno
web-duel-counts = { $piece }, hodnota { $value }
web-duel-lost = { $count ->
        [one] Ze hry je { $count } karta.
        [few] Ze hry jsou { $count } karty.
        [many] Ze hry je { $count } karty.
       *[other] Ze hry je { $count } karet.
    }
web-duel-auto = Otáčet automaticky
web-duel-space = Otočíš i mezerníkem.

## 111

web-one-centre = Střed
web-one-spot = Pozice { $spot }
web-one-hidden = lícem dolů
web-one-empty = prázdná
web-one-symbols = { $count ->
        [one] { $count } symbol
        [few] { $count } symboly
        [many] { $count } symbolu
       *[other] { $count } symbolů
    }
web-one-counts = počítá se
web-one-choose = Mají tvá čísla zleva doprava růst, nebo klesat?
web-one-where = Kam přijde { $card }?
web-one-which = Která karta odejde?
web-one-elsewhere = Jiné místo
web-one-leaves = { $card } odejde
web-one-between = Mezi { $left } a { $right }
web-one-before = Před { $card }
web-one-after = Za { $card }
web-one-series = { $count ->
        [one] Řada: { $count } karta
        [few] Řada: { $count } karty
        [many] Řada: { $count } karty
       *[other] Řada: { $count } karet
    }
web-one-no-series = Zatím žádná řada
web-one-ordered = Máš srovnáno!
web-one-passing = Ještě není srovnáno: pasuješ.
web-one-auto = Pasovat, dokud není srovnáno
web-one-wrong = Karty srovnané nejsou: ohlášení ti nic nepřinese a ukončí kolo.
web-one-announce-anyway = Přesto ohlásit
web-one-rising = Vzestupně
web-one-falling = Sestupně
