# The words of the tables of 111, Karo 8 and the duel.

## Teams

web-team-heroes = Bohaterowie
web-team-villains = Łotrzy

## Karo 8

web-karo-laid = { $team }: leży { $count } z { $all } kart
web-karo-row = { $low } – { $high }
web-karo-none = { $suit }: nic jeszcze nie leży
web-karo-next = Teraz pasuje: { $pieces }

## The duel

web-duel-begin = Wszyscy odkrywają kartę naraz; najwyższa bierze wszystko.
web-duel-tie = Remis! Dogrywka: odkryj kolejną kartę.
web-duel-nobody = Nikt nie bierze tych kart.
web-duel-stack = { $count ->
        [one] Stos: { $count } karta
        [few] Stos: { $count } karty
        [many] Stos: { $count } kart
       *[other] Stos: { $count } karty
    }
web-duel-won = { $count ->
        [one] Zdobyte: { $count } karta
        [few] Zdobyte: { $count } karty
        [many] Zdobyte: { $count } kart
       *[other] Zdobyte: { $count } karty
    }
web-duel-ready = karta gotowa
web-duel-counts = { $piece }, wartość { $value }
web-duel-lost = { $count ->
        [one] Z gry wypadła { $count } karta.
        [few] Z gry wypadły { $count } karty.
        [many] Z gry wypadło { $count } kart.
       *[other] Z gry wypadło { $count } karty.
    }
web-duel-auto = Odkrywaj automatycznie
web-duel-space = Odkrywa też spacja.

## 111

web-one-centre = Środek
web-one-spot = Miejsce { $spot }
web-one-hidden = zakryta
web-one-empty = puste
web-one-symbols = { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
        [many] { $count } symboli
       *[other] { $count } symbolu
    }
web-one-counts = liczy się
web-one-choose = Czy twoje liczby mają od lewej do prawej rosnąć, czy maleć?
web-one-where = Gdzie wsuwasz { $card }?
web-one-which = Która karta odchodzi?
web-one-elsewhere = Inne miejsce
web-one-leaves = { $card } odchodzi
web-one-between = Między { $left } a { $right }
web-one-before = Przed { $card }
web-one-after = Za { $card }
web-one-series = { $count ->
        [one] Ciąg: { $count } karta
        [few] Ciąg: { $count } karty
        [many] Ciąg: { $count } kart
       *[other] Ciąg: { $count } karty
    }
web-one-no-series = Nie ma jeszcze ciągu
web-one-ordered = Twoje karty są uporządkowane!
web-one-passing = Jeszcze nie po kolei: pasujesz.
web-one-auto = Pasuj, aż będzie po kolei
web-one-wrong = Twoje karty nie są uporządkowane: ogłoszenie nic ci nie da i zakończy rundę.
web-one-announce-anyway = Mimo to ogłoś
web-one-rising = Rosnąco
web-one-falling = Malejąco
