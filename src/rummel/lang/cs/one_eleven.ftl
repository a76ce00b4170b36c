# 111: words of the family one-eleven.

game-one-eleven = MyRummy 111
    .about = Srovnej svých dvanáct čísel, výměnu po výměně, a přitom je nikdy nepřerovnávej.

rules-one-eleven =
    MyRummy 111 je pro dva až pět hráčů a má 110 karet s čísly 2 až 111, každé jednou.

    Každý dostane 12 karet a ostatním je neukazuje. Nech je v pořadí, v jakém přišly: přerovnat je
    nesmíš nikdy. Další tři karty leží lícem dolů uprostřed, zbytek je dobírací balíček. Tvým cílem
    je, aby všechna tvá čísla zleva doprava rostla, nebo všechna klesala. Mezery mezi čísly nevadí.
    Je dobré vybrat si jedno z toho předem, ale nic tě neváže.

    Začíná nejmladší a hraje se po směru hodinových ručiček. Tvůj tah je jedna výměna:
    1. Vezmi si jednu ze tří karet uprostřed. Zakrytou uvidíš, až když ji máš, a vrátit ji nejde.
    2. Zasuň ji kamkoli mezi své karty, nebo na kraj.
    3. Jeden z jejích dvou sousedů odejde z ruky a položí se lícem nahoru na uvolněné místo. Dáš-li
    novou kartu na kraj, může místo souseda odejít karta z opačného kraje.

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

## Options

option-one-eleven-hand = Karty v ruce
    .about = Kolik karet každý dostane; s více kartami je kolo delší a těžší.
option-one-eleven-hands = Karty pro každého zvlášť
    .about = Vyrovnání sil: kolik karet dostane který hráč, třeba 12,13,14; prázdné, pokud mají všichni stejně.
option-one-eleven-symbols = Symboly žolíka
    .about = Symboly na kartách 2, 3, 4 a tak dál až po 111; předem je tu naše vlastní tabulka, ne ta vytištěná.
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

## Events

event-dealt-hand = { $seat } dostává { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }.
event-chose = { $seat } má zvolený směr.
event-chose-own = Tvá čísla mají zleva doprava { $direction ->
        [falling] klesat
       *[rising] růst
    }.
event-cleared = { $seat } odklízí { $cards }; nové karty leží lícem dolů.
event-reshuffled-discards = Odhozené karty se zamíchaly do dobíracího balíčku; karet v něm: { $stock }.
event-took-hidden = { $seat } bere zakrytou kartu z pozice { $spot }.
event-inserted = { $seat } zasouvá novou kartu (karet vlevo od ní: { $gap }) a na pozici { $spot } odkládá { $card }.
event-announced = { $seat } hlásí srovnané karty: { $cards }.
event-order-right = Srovnané jsou. { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
event-order-wrong = Srovnané nejsou: { $seat } nezískává nic.
event-series = { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } za { $cards }.
event-no-series = { $seat } nemá žádnou řadu a nezískává nic.

## How a round ended

outcome-one-in-order = Někdo má karty srovnané.
outcome-one-mistake = Ohlášené karty srovnané nebyly.
outcome-one-turn-cap = Tahy tohoto kola došly a nikdo nic neohlásil.

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
error-one-no-drop = Karet vlevo od nové: { $gap }. Takto přes „{ $drop }“ nic odejít nemůže. Odchází soused vlevo (left) nebo vpravo (right), a je-li nová karta na kraji, i karta z opačného kraje (far).

## Prompts and moves

phase-one-eleven-choose = Zvol si směr: rising (vzestupně), nebo falling (sestupně).
phase-one-eleven-take = Vezmi si kartu ze středu.
phase-one-eleven-insert = Zasuň kartu a řekni, která odejde.
phase-one-eleven-announce = Ohlas, že máš srovnáno, nebo pasuj.

move-one-eleven-choose = choose SMĚR – zvolit pro toto kolo rising (vzestupně) nebo falling (sestupně) (choose rising)
move-one-eleven-clear = clear – odklidit tři odkryté karty ze středu a dát tam tři zakryté
move-one-eleven-take = take POZICE – vzít kartu ze středu na pozici 1, 2 nebo 3 (take 2)
move-one-eleven-insert = insert MEZERA KTERÁ – zasunout kartu tak, aby vlevo bylo MEZERA karet; odejde soused vlevo (left) nebo vpravo (right), nebo karta z opačného kraje (far) (insert 3 right)
move-one-eleven-announce = announce – ohlásit, že máš srovnáno; tím kolo končí
move-one-eleven-pass = pass – nic nehlásit a pustit dalšího hráče
