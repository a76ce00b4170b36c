# The words of the tables of 111, Karo 8 and the duel.

## Teams

web-team-heroes = Hrdinovia
web-team-villains = Zloduchovia

## Karo 8

web-karo-laid = { $team }: leží { $count } z { $all } kariet
web-karo-row = { $low } až { $high }
web-karo-none = { $suit }: zatiaľ nič neleží
web-karo-next = Teraz sa hodí: { $pieces }

## The duel

web-duel-begin = Všetci otočia kartu naraz; najvyššia berie všetko.
web-duel-tie = Zhoda! Rozstrel: otoč ďalšiu kartu.
web-duel-nobody = Tieto karty neberie nikto.
web-duel-stack = { $count ->
        [one] Kôpka: { $count } karta
        [few] Kôpka: { $count } karty
        [many] Kôpka: { $count } karty
       *[other] Kôpka: { $count } kariet
    }
web-duel-won = { $count ->
        [one] Získané: { $count } karta
        [few] Získané: { $count } karty
        [many] Získané: { $count } karty
       *[other] Získané: { $count } kariet
    }
web-duel-ready = pripravené
web-duel-counts = { $piece }, hodnota { $value }
web-duel-lost = { $count ->
        [one] Z hry je { $count } karta.
        [few] Z hry sú { $count } karty.
        [many] Z hry je { $count } karty.
       *[other] Z hry je { $count } kariet.
    }
web-duel-auto = Otáčať automaticky
web-duel-space = Otočíš aj medzerníkom.

## 111

web-one-centre = Stred
web-one-spot = Pozícia { $spot }
web-one-hidden = lícom nadol
web-one-empty = prázdna
web-one-symbols = { $count ->
        [one] { $count } symbol
        [few] { $count } symboly
        [many] { $count } symbolu
       *[other] { $count } symbolov
    }
web-one-counts = počíta sa
web-one-choose = Majú tvoje čísla zľava doprava rásť alebo klesať?
web-one-where = Kam príde { $card }?
web-one-which = Ktorá karta odíde?
web-one-elsewhere = Iné miesto
web-one-leaves = { $card } odíde
web-one-between = Medzi { $left } a { $right }
web-one-before = Pred { $card }
web-one-after = Za { $card }
web-one-series = { $count ->
        [one] Rad: { $count } karta
        [few] Rad: { $count } karty
        [many] Rad: { $count } karty
       *[other] Rad: { $count } kariet
    }
web-one-no-series = Zatiaľ žiadny rad
web-one-ordered = Máš zoradené!
web-one-passing = Ešte nie je zoradené: pasuješ.
web-one-auto = Pasovať, kým nie je zoradené
web-one-wrong = Karty zoradené nie sú: ohlásenie ti nič neprinesie a ukončí kolo.
web-one-announce-anyway = Napriek tomu ohlásiť
web-one-rising = Vzostupne
web-one-falling = Zostupne
