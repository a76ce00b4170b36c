### Karo 8.

## Names

game-karo8 = Karo ósemka
    .about = Bohaterowie wykładają czerwone, łotrzy czarne, w rzędach, które rosną od ósemek.

## Options

option-karo8-heroes = Bohaterowie
    .about = Miejsca bohaterów, liczone od 0; puste oznacza co drugie miejsce, począwszy od pierwszego.
option-karo8-three-players = Gra we troje
    .about = Wolno grać we troje, dwie osoby przeciw jednej.
option-karo8-ace = As
    .about = Gdzie w rzędzie leży as.
    .high = nad królem
    .low = pod dwójką
    .either = na dowolnym końcu
option-karo8-may-hold = Wstrzymywanie się
    .about = Kto może wyłożyć, może zamiast tego dobrać, a gdy stos jest pusty, spasować.
option-karo8-play-drawn = Wykładanie dobranej karty
    .about = Dopiero co dobraną kartę wolno od razu wyłożyć, jeśli pasuje.
option-karo8-first-eight = Kto zaczyna bez ósemki karo
    .about = Która z osób mających inną ósemkę zaczyna.
    .left = pierwsza na lewo od rozdającego
    .suit = ta z ósemką kier, potem pik, potem trefl
    .youngest = najmłodsza, a jeśli nie ma ósemki, następna na lewo
option-karo8-youngest = Najmłodsza osoba
    .about = Miejsce najmłodszej osoby, liczone od 0.
option-karo8-any-eight = Dowolna ósemka na początek
    .about = Kto zaczyna, może wyłożyć dowolną ósemkę, nie tylko tę, która o tym zdecydowała.

## Prompts and moves

phase-karo8-draw-eight = Nikt nie ma jeszcze ósemki: dobierz kartę.
phase-karo8-start = Wyłóż pierwszą ósemkę.
phase-karo8-play = Wyłóż pasującą kartę, a jeśli nie możesz, dobierz.
phase-karo8-drawn = Wyłóż dopiero co dobraną kartę albo pasuj.

move-karo8-lay = lay KARTA – wyłóż kartę w jej rzędzie (lay 8d)
move-karo8-draw = draw – dobierz kartę ze stosu
move-karo8-pass = pass – pasuj, gra następna osoba

## Events

event-laid = { $seat } wykłada { $pieces }.
    .you = Wykładasz { $pieces }.
event-no-eight = Nikt nie ma ósemki. Wszyscy dobierają po kolei, aż się pojawi; zaczyna { $seat }.
    .you = Nikt nie ma ósemki. Wszyscy dobierają po kolei, aż się pojawi; zaczynasz.

## How a round ended

outcome-heroes = Leżą wszystkie czerwone karty: wygrywają bohaterowie.
outcome-villains = Leżą wszystkie czarne karty: wygrywają łotrzy.

## Refusals

error-karo-must-eight = Pierwszą kartą musi być { $piece }. Wyłóż ją.
error-karo-no-row = { $piece } jeszcze nie pasuje: najpierw musi leżeć { $needed }.
error-karo-must-lay = Możesz wyłożyć kartę, więc musisz. Wybierz taką, która pasuje.

## Reasons of hints

why-karo-own = To twój własny kolor.
why-karo-forced = Z twojego koloru nic nie pasuje.
why-karo-next = To, co pasuje potem, masz u siebie: { $pieces }.
why-karo-end = Niczego innym nie otwiera.
why-karo-opens = Otwiera tylko { $pieces }.
why-karo-holds = To, co pasuje, nie jest w twoim kolorze.

## On the pages

web-karo-do-lay = Wyłóż
web-karo-draw = Nic nie pasuje: dobierz kartę.
web-karo-pass = Nic nie pasuje i nie ma już czego dobrać: pasuj.
web-karo-until = Aż coś będzie pasować
web-karo-going = Gra toczy się sama, aż będzie można coś wyłożyć.
web-karo-laid = { $team }: { $count } z { $all } kart na stole
web-karo-row = { $low } – { $high }
web-karo-none = { $suit }: nic jeszcze nie leży
web-karo-next = Teraz pasuje: { $pieces }

## The lesson

lesson-karo8-start = Grasz po stronie bohaterów: wygrywasz, gdy na stole leżą wszystkie czerwone karty. Kto ma ósemkę karo, zaczyna od niej. Wyłóż ją.
lesson-karo8-row = Każdy kolor rośnie od swojej ósemki, w dół do dwójki i w górę do asa, bez luk. Kara leżą teraz od 8 do 9, więc twoja siódemka pasuje: wyłóż ją.
lesson-karo8-draw = Żadna twoja karta nie pasuje: trójka karo musi zaczekać, aż będą leżeć 6, 5 i 4. Dobierz więc kartę; wyłożyć ją wolno w następnej turze.
lesson-karo8-hold = Jeśli karta pasuje, trzeba wyłożyć, ale którą, wybierasz ty. Dziewiątka trefl pomogłaby łotrom, którzy chcą mieć na stole wszystkie czarne. Wyłóż czerwoną, a tamtą przytrzymaj.
lesson-karo8-win = Brakuje tylko czterech czerwonych kart, a trzy z nich masz ty. Wyłóż je w dobrej kolejności i wygraj.

## The rules

rules-karo8 =
    Gra od dwóch do czterech osób w dwóch drużynach, jedną talią 52 kart bez jokerów. Bohaterowie chcą
    mieć na stole wszystkie czerwone karty, łotrzy wszystkie czarne. Drużyny siedzą na przemian;
    przy trzech osobach dwie grają przeciw jednej.

    Każdy dostaje sześć kart; reszta to stos dobierania. Kto ma ósemkę karo, wykłada ją i tak
    zaczyna. Jeśli nie ma jej nikt, zaczyna pierwsza osoba na lewo od rozdającego, która ma inną
    ósemkę, i wykłada właśnie tę. Jeśli nikt nie ma żadnej ósemki, wszyscy po kolei dobierają po
    jednej karcie, aż ktoś dobierze ósemkę; ta osoba od razu ją wykłada.

    Każdy kolor ma swój rząd, który zaczyna się od ósemki. Stąd rośnie w dół do dwójki i w górę do
    asa, karta po karcie i bez luk: szóstka może leżeć dopiero wtedy, gdy leży siódemka.

    W swojej turze wyłóż jedną pasującą kartę, czerwoną lub czarną. Jeśli możesz wyłożyć, to musisz:
    cały spryt w tym, którą kartę wybierzesz, a którą przytrzymasz. Jeśli nie możesz, dobierz jedną
    kartę; wyłożyć ją wolno dopiero w następnej turze. Gdy stos jest pusty i nic nie pasuje,
    pasujesz.

    Runda kończy się, gdy na stole leży wszystkich 26 kart czerwonych albo wszystkich 26 czarnych.
    Wygrywa ich drużyna, obojętnie, kto wyłożył ostatnią i co kto ma jeszcze na ręce, a każdy w niej
    dostaje punkt.

    Opcje: as może leżeć pod dwójką; wolno się wstrzymać i dobrać; dobraną kartę wolno od razu
    wyłożyć. Jeśli wolno się wstrzymać, a przy pustym stosie wszyscy kolejno spasują, następna
    osoba, która może wyłożyć, musi to zrobić.

## The rules: chapters and pictures

web-chapter-rows = Rzędy
web-figure-no-row = najpierw musi leżeć siódemka
web-figure-rows = Rzędy rosną od ósemek. Blade karty pasują jako następne.

## Disputed points: Karo 8

ruling-q-kar-1 = Gdzie jest miejsce asa?
    .ruling = Nad królem: wtedy ósemka jest środkiem swojego rzędu.
ruling-q-kar-2 = Czy trzeba wyłożyć, jeśli można?
    .ruling = Tak. Wstrzymywanie polega na wyborze karty.
ruling-q-kar-3 = Czy dobraną kartę można od razu wyłożyć?
    .ruling = Nie, w następnej turze. Od razu wykłada się tylko ósemkę, która zaczyna.
ruling-q-kar-4 = Co, jeśli stos jest pusty i nic nie pasuje?
    .ruling = Pasujesz.
ruling-q-kar-5 = Kto zaczyna, jeśli inną ósemkę ma kilka osób?
    .ruling = Pierwsza osoba na lewo od rozdającego.
ruling-q-kar-6 = Czy zaczynający musi wyłożyć właśnie tę ósemkę?
    .ruling = Tak.
ruling-q-kar-7 = Kto dobiera pierwszy, gdy nikt nie ma ósemki?
    .ruling = Osoba na lewo od rozdającego; potem każdy po kolei po jednej karcie.
ruling-q-kar-8 = Jak gra się we troje?
    .ruling = Dwoje przeciw jednemu.
ruling-q-kar-9 = Co, jeśli nie masz już kart?
    .ruling = Dobierasz albo pasujesz, jeśli stos też jest pusty.
ruling-q-kar-10 = Czy można wykładać karty w kolorze drugiej drużyny?
    .ruling = Tak.
ruling-q-kar-11 = Jak siedzą drużyny?
    .ruling = Na przemian.
ruling-d-kar-1 = Czy drużyna wygrywa, gdy nie ma już kart, jak mówią niektóre tłumaczenia?
    .ruling = Nie, wygrywa, gdy na stole leżą wszystkie karty jej koloru.
