### Karo 8.

## Names

game-karo8 = Kárová 8
    .about = Hrdinové vykládají červené karty, padouši černé, v řadách, které rostou od osmiček.

## Options

option-karo8-heroes = Hrdinové
    .about = Místa hrdinů počítaná od 0; prázdné znamená každé druhé místo od prvního.
option-karo8-three-players = Hra ve třech
    .about = Smějí hrát i tři, dva proti jednomu.
option-karo8-ace = Eso
    .about = Kam v řadě patří eso.
    .high = nad krále
    .low = pod dvojku
    .either = na kterýkoli konec
option-karo8-may-hold = Zadržování
    .about = Kdo může vyložit, smí si místo toho líznout, a když je balíček prázdný, pasovat.
option-karo8-play-drawn = Vyložení líznuté karty
    .about = Právě líznutou kartu lze hned vyložit, pokud se hodí.
option-karo8-first-eight = Kdo začíná bez kárové osmičky
    .about = Kdo z hráčů s jinou osmičkou začíná.
    .left = první po levici rozdávajícího
    .suit = kdo má srdcovou, jinak pikovou, jinak křížovou
    .youngest = nejmladší, jinak další po jeho levici
option-karo8-youngest = Nejmladší
    .about = Místo nejmladšího hráče počítané od 0.
option-karo8-any-eight = První kterákoli osmička
    .about = Kdo začíná, smí vyložit kteroukoli osmičku, nejen tu, která o začátku rozhodla.

## Prompts and moves

phase-karo8-draw-eight = Osmičku zatím nemá nikdo: lízni si kartu.
phase-karo8-start = Vylož první osmičku.
phase-karo8-play = Vylož kartu, která se hodí, a když žádnou nemáš, lízni si.
phase-karo8-drawn = Vylož právě líznutou kartu, nebo pasuj.

move-karo8-lay = lay KARTA – vyložit kartu do její řady (lay 8d)
move-karo8-draw = draw – líznout si kartu z balíčku
move-karo8-pass = pass – přenechat tah dalšímu hráči

## Events

event-laid = { $seat } vykládá { $pieces }.
    .you = Vykládáš { $pieces }.
event-no-eight = Osmičku nemá nikdo. Všichni postupně lízají, dokud se nějaká neobjeví; začíná { $seat }.
    .you = Osmičku nemá nikdo. Všichni postupně lízají, dokud se nějaká neobjeví; začínáš.

## How a round ended

outcome-heroes = Všechny červené karty jsou na stole: vyhrávají hrdinové.
outcome-villains = Všechny černé karty jsou na stole: vyhrávají padouši.

## Refusals

error-karo-must-eight = První kartou musí být { $piece }. Vylož ji.
error-karo-no-row = { $piece } se ještě nehodí: nejdřív musí ležet { $needed }.
error-karo-must-lay = Můžeš vyložit kartu, takže musíš. Vyber takovou, která se hodí.

## Reasons of hints

why-karo-own = Je to tvoje vlastní barva.
why-karo-forced = Z tvojí barvy se nehodí nic.
why-karo-next = Co se hodí potom, máš: { $pieces }.
why-karo-end = Ostatním nic neotevře.
why-karo-opens = Otevře jen { $pieces }.
why-karo-holds = Co se hodí, není tvoje barva.

## On the pages

web-karo-do-lay = Vyložit
web-karo-draw = Nic se nehodí: lízni si kartu.
web-karo-pass = Nic se nehodí a není co líznout: pasuj.
web-karo-until = Dokud se něco nehodí
web-karo-going = Pokračuje se samo, dokud nebudeš moct něco vyložit.
web-karo-laid = { $team }: { $count } z { $all } karet na stole
web-karo-row = { $low } až { $high }
web-karo-none = { $suit }: zatím nic neleží
web-karo-next = Teď se hodí: { $pieces }

## The lesson

lesson-karo8-start = Patříš k hrdinům: vyhráváš, když na stole leží všechny červené karty. Kdo má károvou osmičku, začíná s ní. Vylož ji.
lesson-karo8-row = Každá barva roste od své osmičky, dolů ke dvojce a nahoru k esu, bez mezer. Káry teď leží od 8 do 9, takže se tvá sedmička hodí: vylož ji.
lesson-karo8-draw = Žádná tvá karta se nehodí: kárová 3 musí počkat, až budou ležet 6, 5 a 4. Lízni si tedy kartu; vyložit ji smíš v dalším tahu.
lesson-karo8-hold = Když se karta hodí, musíš vyložit, ale vybíráš si kterou. Křížová 9 by pomohla padouchům, kteří chtějí všechny černé. Vylož červenou a tu druhou zadrž.
lesson-karo8-win = Chybějí jen čtyři červené karty a tři z nich máš ty. Vylož je v pořadí, které vyjde, a vyhraj.

## The rules

rules-karo8 =
    Hrají dva až čtyři hráči ve dvou týmech s jedním balíčkem 52 karet. Hrdinové chtějí mít na
    stole všechny červené karty, padouši všechny černé. Týmy sedí střídavě; ve třech hrají dva
    proti jednomu.

    Každý dostane šest karet, zbytek je dobírací balíček. Kdo má károvou osmičku, vyloží ji a tím
    začíná. Nemá-li ji nikdo, začíná jinou osmičkou ten, kdo ji má a sedí nejblíž po levici
    rozdávajícího. Nemá-li nikdo žádnou osmičku, lízají hráči postupně po jedné kartě, dokud někdo
    osmičku nelízne; ten ji hned vyloží.

    Každá barva má svou řadu, která začíná osmičkou. Odtud roste dolů ke dvojce a nahoru k esu,
    karta po kartě a bez mezer: šestka může ležet, až když leží sedmička.

    Ve svém tahu vylož jednu kartu, která se hodí, červenou nebo černou. Můžeš-li vyložit, musíš:
    zadržovat karty znamená jen vybírat, kterou vyložíš. Nemůžeš-li, lízni si jednu kartu; vyložit
    ji smíš až v dalším tahu. Je-li balíček prázdný a nic se nehodí, pasuješ.

    Kolo končí, když na stole leží všech 26 červených nebo všech 26 černých karet. Jejich tým
    vyhrává bez ohledu na to, kdo vyložil poslední kartu a co komu zbývá v ruce, a každý jeho hráč
    dostane bod.

    Volitelně může eso patřit pod dvojku, hráči mohou karty zadržovat a místo vyložení si líznout, a
    líznutou kartu lze vyložit hned. Smí-li se zadržovat a při prázdném balíčku pasují všichni po
    sobě, musí vyložit nejbližší, kdo může.

## The rules: chapters and pictures

web-chapter-rows = Řady
web-figure-no-row = nejdřív musí ležet sedmička
web-figure-rows = Řady rostou od osmiček. Bledé karty se hodí jako další.

## Disputed points: Karo 8

ruling-q-kar-1 = Kam patří eso?
    .ruling = Nad krále: osmička je pak uprostřed své řady.
ruling-q-kar-2 = Musíš vyložit, když můžeš?
    .ruling = Ano. Zadržovat znamená vybírat, kterou kartu.
ruling-q-kar-3 = Smíš líznutou kartu hned vyložit?
    .ruling = Ne, až v dalším tahu. Hned se vykládá jen osmička, která začíná.
ruling-q-kar-4 = Co když je balíček prázdný a nic se nehodí?
    .ruling = Pasuješ.
ruling-q-kar-5 = Kdo začíná, má-li jinou osmičku víc hráčů?
    .ruling = První po levici rozdávajícího.
ruling-q-kar-6 = Musí začínající vyložit právě tu osmičku?
    .ruling = Ano.
ruling-q-kar-7 = Kdo si lízne první, když osmičku nemá nikdo?
    .ruling = Hráč po levici rozdávajícího; pak každý postupně jednu kartu.
ruling-q-kar-8 = Jak se hraje ve třech?
    .ruling = Dva proti jednomu.
ruling-q-kar-9 = Co když už nemáš žádné karty?
    .ruling = Lízneš si, nebo pasuješ, je-li prázdný i balíček.
ruling-q-kar-10 = Smíš vykládat karty barvy druhého týmu?
    .ruling = Ano.
ruling-q-kar-11 = Jak týmy sedí?
    .ruling = Střídavě.
ruling-d-kar-1 = Vyhrává tým, kterému došly karty, jak říkají některé překlady?
    .ruling = Ne, když na stole leží všechny karty jeho barvy.
