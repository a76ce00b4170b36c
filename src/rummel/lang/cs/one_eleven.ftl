### MyRummy 111.

## Names

game-one-eleven = MyRummy 111
    .about = Srovnej svých dvanáct čísel, výměnu po výměně, a přitom je nikdy nepřerovnávej.

## Options

option-one-eleven-hand = Karty v ruce
    .about = Kolik karet každý dostane; s více kartami je kolo delší a těžší.
option-one-eleven-hands = Karty pro každého zvlášť
    .about = Vyrovnání sil: kolik karet dostane který hráč, třeba 12,13,14; prázdné, pokud mají všichni stejně.
option-one-eleven-symbols = Symboly žolíka
    .about = Symboly na kartách 2, 3, 4 a tak dál až po 111; výchozí je naše vlastní tabulka, ne ta vytištěná.
option-one-eleven-series = Co je řada
    .about = Které karty v ruce se počítají dohromady těm, kdo nic neohlásili.
    .contiguous = karty vedle sebe
    .subsequence = karty v pořadí, s vynechanými mezi nimi
option-one-eleven-best = Která řada se počítá
    .about = Která řada se počítá, když nejdelší není nejcennější.
    .value = nejcennější
    .length = nejdelší, z nich pak nejcennější
option-one-eleven-others-score = Kdy mají body i ostatní
    .about = Zda se ostatním počítá řada i po správném ohlášení.
    .always = vždy
    .after-mistake = jen po chybném ohlášení
option-one-eleven-direction = Směr
    .about = Zda si každý musí před prvním tahem zvolit růst nebo klesání a platí mu jen to.
    .either = platí oba směry
    .chosen = platí jen zvolený směr
option-one-eleven-announced-for-you = Ohlásí se samo
    .about = Kolo skončí samo, jakmile někdo výměnou srovná své karty; nikdo nic neohlašuje.
option-one-eleven-short-pile = Málo karet v balíčku
    .about = Co bude s odklízením, když v dobíracím balíčku zbývá méně než tři karty.
    .reshuffle = zamíchají se do něj odhozené karty
    .stay = odklízet už nejde
    .rest = přijdou poslední karty a další místa zůstanou prázdná
option-one-eleven-youngest = Nejmladší
    .about = Místo, které začíná první kolo, počítané od 0.
option-one-eleven-max-turns = Limit tahů
    .about = Po tolika tazích každého hráče kolo skončí bez ohlášení a všem se počítá řada.

## Prompts and moves

phase-one-eleven-choose = Zvol si směr: rising (vzestupně), nebo falling (sestupně).
phase-one-eleven-take = Vezmi si kartu ze středu.
phase-one-eleven-insert = Zasuň kartu a řekni, která odejde.
phase-one-eleven-announce = Ohlas, že máš srovnáno, nebo pasuj.

move-one-eleven-choose = choose SMĚR – zvolit pro toto kolo rising (vzestupně) nebo falling (sestupně) (choose rising)
move-one-eleven-clear = clear – odklidit tři odkryté karty ze středu a dát tam tři zakryté
move-one-eleven-take = take POZICE – vzít kartu ze středu na pozici 1, 2 nebo 3 (take 2)
move-one-eleven-insert = insert MEZERA KTERÁ – zasunout kartu tak, aby vlevo bylo MEZERA karet; odejde sousední karta vlevo (left) nebo vpravo (right), nebo karta z opačného kraje (far) (insert 3 right)
move-one-eleven-announce = announce – ohlásit, že máš srovnáno; tím kolo končí
move-one-eleven-pass = pass – nic nehlásit a pustit dalšího hráče

## Events

event-dealt-hand = { $seat } dostává { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
    .you = Dostáváš { $cards ->
            [one] { $cards } kartu
            [few] { $cards } karty
            [many] { $cards } karty
           *[other] { $cards } karet
        }.
event-chose = { $seat } má zvolený směr.
    .you = Máš zvolený směr.
event-chose-own = Tvá čísla mají zleva doprava { $direction ->
        [falling] klesat
       *[rising] růst
    }.
event-cleared = { $seat } odklízí { $cards }; nové karty leží lícem dolů.
    .you = Odklízíš { $cards }; nové karty leží lícem dolů.
event-reshuffled-discards = Odhozené karty se zamíchaly do dobíracího balíčku; karet v něm: { $stock }.
event-took-hidden = { $seat } bere zakrytou kartu z pozice { $spot }.
    .you = Bereš zakrytou kartu z pozice { $spot }.
event-inserted = { $seat } odkládá { $card } a novou kartu zasouvá { $drop ->
        [far] { $gap ->
            [0] na začátek
           *[other] na konec
        }
       *[other] na její místo
    }.
    .you = Odkládáš { $card } a novou kartu zasouváš { $drop ->
            [far] { $gap ->
                [0] na začátek
               *[other] na konec
            }
           *[other] na její místo
        }.
    .brief = odkládá { $card }
event-announced = { $seat } hlásí srovnané karty: { $cards }.
    .you = Hlásíš srovnané karty: { $cards }.
event-order-right = Srovnané jsou. { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
    .you = Srovnané jsou. Získáváš { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }.
event-order-wrong = Srovnané nejsou: { $seat } nezískává nic.
    .you = Srovnané nejsou: nezískáváš nic.
event-series = { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } za { $cards }.
    .you = Získáváš { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        } za { $cards }.
    .brief = získává { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }
event-no-series = { $seat } nemá žádnou řadu a nezískává nic.
    .you = Nemáš žádnou řadu a nezískáváš nic.

## How a round ended

outcome-one-in-order = Někdo má karty srovnané.
outcome-one-mistake = Ohlášené karty srovnané nebyly.
outcome-one-turn-cap = Tahy tohoto kola došly a nikdo nic neohlásil.

## On the score sheet

tally-one-eleven-symbols = Symboly na kartách
tally-one-eleven-order = Srovnané karty
tally-one-eleven-series = Nejlepší řada: { $cards }
tally-one-eleven-mistake = Ohlášeno, ale nesrovnáno

## Refusals

error-one-no-spot = Pozice { $spot } uprostřed není. Ber z pozic 1 až { $most }.
error-one-spot-empty = Na pozici { $spot } už karta není. Ber z jiné.
error-one-centre-hidden = Střed jde odklidit, jen když jsou všechny jeho karty odkryté; { $hidden ->
        [one] jedna leží
        [few] { $hidden } leží
        [many] { $hidden } leží
       *[other] { $hidden } leží
    } lícem dolů. Vezmi si kartu.
error-one-pile-short = K odklizení jsou potřeba tři nové karty. V dobíracím balíčku zbývá: { $cards }. Vezmi si kartu.
error-one-no-gap = Mezi tvými kartami není mezera { $gap }. Řekni, kolik karet má být vlevo: 0 až { $most }.
error-one-no-drop = Karet vlevo od nové: { $gap }. Takto přes „{ $drop }“ nic odejít nemůže. Odchází sousední karta vlevo (left) nebo vpravo (right), a je-li nová karta na kraji, i karta z opačného kraje (far).

## Reasons of hints

why-one-ordered = Máš srovnáno.
why-one-not-ordered = Ještě nemáš srovnáno.
why-one-orders = Když zařadíš { $card }, máš všechno srovnáno.
why-one-series = Když zařadíš { $card }, má tvoje řada { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
why-one-fits = { $card } se hodí mezi { $left } a { $right }.
why-one-none-open = Žádná odkrytá karta tvoji řadu neprodlouží.

## In the terminal

cli-one-centre = Střed:
cli-face-down = ?
cli-one-pile = Balíčky:
cli-one-piles = k lízání { $draw }, odklizeno { $discards }
cli-one-in-hand = Bereš:
cli-one-taken = { $card } ({ $symbols ->
        [one] { $symbols } symbol
        [few] { $symbols } symboly
        [many] { $symbols } symbolu
       *[other] { $symbols } symbolů
    })
cli-one-series = Tvá řada:
cli-one-worth = { $series } = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
cli-one-gaps = Mezery mají čísla. Napiš mezeru a vedlejší kartu, která odejde: insert { $gap } { $card }.
cli-one-rising = vzestupně
cli-one-falling = sestupně
cli-score-word-bonus = Kdo ukončil kolo se srovnanými kartami, má prémii: dej za jeho body !, třeba 17! 6.

## On the pages

web-do-announce = Ohlásit
web-do-choose = Vybrat
web-do-clear = Odklidit střed
web-do-insert = Zasunout
web-one-centre = Střed
web-one-spot = Pozice { $spot }
web-one-hidden = lícem dolů
web-one-empty = prázdná
web-one-stars = Každá ★ na kartě je na konci kola za bod.
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
web-settings-pass-about = Dokud ruka není srovnaná, nemusíš na „Pasovat“ ťukat.
web-replay-chose = { $seat } volí čísla { $direction ->
        [falling] klesající
       *[rising] rostoucí
    }.

## The lesson

lesson-one-eleven-swap = Tvá čísla mají růst, ale místo nikdy nemění: srovnáš je jen výměnami. Devadesátka překáží. Vezmi 18, zasuň ji za 5 a nech 90 odejít.
lesson-one-eleven-end = Když kartu zasuneš na kraj, smí odejít karta z opačného kraje. Hned první 88 překáží: vezmi 110, zasuň ji úplně na konec a nech 88 odejít.
lesson-one-eleven-announce = Teď všechno roste zleva doprava. Ohlas to: kolo končí a máš bod za každou hvězdičku na svých kartách a 5 bodů navíc.
lesson-one-eleven-win = Překážejí dvě karty, 90 a 3. Nahraď je dvěma výměnami: po první pasuj, po druhé ohlas.

## The rules

rules-one-eleven =
    MyRummy 111 je pro dva až pět hráčů a má 110 karet s čísly 2 až 111, každé jednou.

    Každý dostane 12 karet a ostatním je neukazuje. Nech je v pořadí, v jakém přišly: přerovnat je
    nesmíš nikdy. Další tři karty leží lícem dolů uprostřed, zbytek je dobírací balíček. Tvým cílem
    je, aby všechna tvá čísla zleva doprava rostla, nebo všechna klesala. Mezery mezi čísly nevadí.
    Je dobré vybrat si jedno z toho předem, ale nic tě neváže.

    Začíná nejmladší a hraje se po směru hodinových ručiček. Tvůj tah je jedna výměna:
    1. Vezmi si jednu ze tří karet uprostřed. Zakrytou uvidíš, až když ji máš, a vrátit ji nejde.
    2. Zasuň ji kamkoli mezi své karty, nebo na kraj.
    3. Jedna ze dvou sousedních karet odejde z ruky a položí se lícem nahoru na uvolněné místo. Dáš-li
    novou kartu na kraj, může místo sousední odejít karta z opačného kraje.

    Leží-li všechny tři karty uprostřed lícem nahoru, můžeš je nejdřív odklidit: jdou na odhazovací
    balíček, místo nich přijdou tři nové lícem dolů a z nich si jednu vezmeš. Když v dobíracím
    balíčku nejsou ani tři karty, zamíchají se do něj dříve odhozené, ne však ty tři, které právě
    odklízíš; nestačí-li ani to, odklízet nejde.

    Po výměně můžeš ohlásit, že máš srovnáno. Nemusíš: smíš čekat na víc bodů. Ohlášením kolo
    končí:
    – Je-li to pravda, máš bod za každý symbol žolíka na svých kartách a 5 bodů navíc.
    – Je-li to omyl, nemáš nic.
    – Tak či tak mají všichni ostatní body za symboly na jedné řadě: na nejcennějším souvislém úseku
    svých karet, který roste nebo klesá. Začínat může kdekoli.

    Neohlásí-li nikdo nic, kolo končí po 100 tazích každého hráče a všem se počítá řada. Příště
    začíná hráč po levici toho, kdo začínal naposled. Jakmile má někdo 60 bodů, vyhrává nejvyšší
    součet; při shodě ten, kdo měl lepší poslední kolo, a je-li i to stejné, o výhru se dělí.

    Kolik symbolů která karta má, se z návodu vyčíst nedá. Zastupuje je naše vlastní tabulka podle
    poslední číslice: 1 symbol pro 1, 3, 6 a 9; 2 pro 2, 4 a 8; 3 pro 5 a 7; 4 pro 0. Máš-li
    skutečné karty, zapiš jejich počty do volby „symbols“.

    Varianty z návodu jsou volitelné: pevný počet kol místo 60 bodů, třeba tolik, kolik je hráčů;
    víc než 12 karet pro všechny, což je těžší; nebo různě velké ruce na vyrovnání sil: začátečníci
    12 karet, lepší hráči 13 a mistři 14.

## The rules: chapters and pictures

web-chapter-aim = Cíl
web-chapter-clear = Odklizení středu
web-chapter-announce = Ohlášení
web-chapter-symbols = Symboly žolíka
web-figure-order = Dvanáct srovnaných čísel: každé je vyšší než předchozí. Mezery nevadí.
web-figure-insert = Sem přijde { $card }. Jedna ze sousedních karet, { $one } nebo { $other }, musí odejít; odejde { $gone } a vše je srovnané.
web-figure-insert-end = Karta zasunutá na kraj může vyhnat i tu z opačného kraje: tady smí odejít { $one } nebo { $other } a odejde { $gone }.
web-figure-clear = Všechny tři leží lícem nahoru. Než si jednu vezmeš, smíš je nechat vyměnit za tři zakryté.
web-figure-series = Kdo neohlásil, má body za nejlepší úsek, který jen roste, nebo jen klesá. Tady je to { $points }.
web-figure-symbols = Naše vlastní tabulka symbolů: rozhoduje poslední číslice.
web-figure-centre = Uprostřed

## Disputed points: MyRummy 111

ruling-q-one-1 = Co je řada pro ty, kdo nic neohlásili?
    .ruling = Sousední karty, které jen rostou, nebo jen klesají. Žádnou mezi nimi nelze vynechat.
ruling-q-one-2 = Mají ostatní body i po správném ohlášení?
    .ruling = Ano, vždy: ať bylo ohlášení správné, nebo ne.
ruling-q-one-3 = Co když nejdelší řada není nejcennější?
    .ruling = Počítá se ta nejcennější.
ruling-q-one-4 = Musí řada jít směrem, který byl v plánu?
    .ruling = Ne. Zvolit si směr je jen rada; platí rostoucí i klesající.
ruling-q-one-5 = Smí se počítat víc než jedna řada?
    .ruling = Ne, jen jedna.
ruling-q-one-6 = Kolik symbolů žolíka má která karta?
    .ruling = Návod prozradí jen čtyři. Naše vlastní tabulka s nimi souhlasí a symboly svých karet můžeš zapsat.
ruling-q-one-7 = Počítá se po chybném ohlášení aspoň řada?
    .ruling = Ne, nepočítá se vůbec nic.
ruling-q-one-8 = Musíš srovnané karty ohlásit?
    .ruling = Ne, smíš čekat na víc bodů.
ruling-q-one-9 = Smíš ohlásit bez výměny, třeba karty srovnané už z rozdání?
    .ruling = Ne, jen po vlastní výměně.
ruling-q-one-10 = Co když dobírací balíček na odklizení nestačí?
    .ruling = Zamíchají se do něj dříve odhozené karty, ne však ty tři, které právě odklízíš. Je-li jich stále méně než tři, odklízet nejde.
ruling-q-one-11 = Co když nikdo nikdy neohlásí?
    .ruling = Návod mlčí. Po počtu tahů nastaveném ve volbách kolo končí a všem se počítá řada.
ruling-q-one-12 = Smíš vzatou kartu vrátit?
    .ruling = Ne. Zůstane ti v ruce a sousední karta musí odejít.
ruling-q-one-13 = Smíš se na zakrytou kartu podívat, než si vybereš?
    .ruling = Ne, vzetím je rozhodnuto.
ruling-q-one-14 = Co když jsou stejné součty i poslední kola?
    .ruling = Tito hráči se o výhru dělí.
ruling-q-one-15 = Kdo vyhraje při shodě po pevném počtu kol?
    .ruling = I tady rozhoduje lepší poslední kolo.
ruling-q-one-17 = Smíš v jednom tahu odklidit i ohlásit?
    .ruling = Ano, odklizení patří k tahu. Odklidit smíš ale jen jednou za tah.
ruling-q-one-18 = Smí se odklizené karty prohlížet?
    .ruling = Ano, leží lícem nahoru.
ruling-d-one-1 = V tištěném příkladu odchází 23, která nikde není.
    .ruling = Tisková chyba: myslí se 83, protože tam smí odejít jen 27 nebo 83.
