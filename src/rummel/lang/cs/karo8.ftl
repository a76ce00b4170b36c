# Karo 8: words of the family karo8.

game-karo8 = Kárová 8
    .about = Hrdinové vykládají červené karty, padouši černé, v řadách, které rostou od osmiček.

rules-karo8 =
    Hrají dva až čtyři hráči ve dvou týmech s jedním balíčkem 52 karet. Hrdinové chtějí mít na
    stole všechny červené karty, padouši všechny černé. Týmy sedí střídavě; ve třech hrají dva
    proti jednomu.

    Každý dostane šest karet, zbytek je dobírací balíček. Kdo má károvou osmičku, vyloží ji a tím
    začíná. Nemá-li ji nikdo, začíná jinou osmičkou ten, kdo ji má a sedí nejblíž po levici
    rozdávajícího. Nemá-li nikdo žádnou osmičku, lízají hráči postupně po jedné kartě, dokud někdo
    osmičku nelízne; ten ji hned vyloží.

    Každá barva má svou řadu, která začíná osmičkou. Odtud roste dolů ke dvojce a nahoru k esu,
    kartu po kartě a bez mezer: šestka může ležet, až když leží sedmička.

    Ve svém tahu vylož jednu kartu, která se hodí, červenou nebo černou. Můžeš-li vyložit, musíš:
    zadržovat karty znamená jen vybírat, kterou vyložíš. Nemůžeš-li, lízni si jednu kartu; vyložit
    ji smíš až v dalším tahu. Je-li balíček prázdný a nic se nehodí, pasuješ.

    Kolo končí, když na stole leží všech 26 červených nebo všech 26 černých karet. Jejich tým
    vyhrává, ať poslední kartu vyložil kdokoli a ať komu co zbývá v ruce, a každý jeho hráč dostane
    bod.

    Volitelně může eso patřit pod dvojku, hráči mohou karty zadržovat a místo vyložení si líznout, a
    líznutou kartu lze vyložit hned. Smí-li se zadržovat a při prázdném balíčku pasují všichni po
    sobě, musí vyložit nejbližší, kdo může.

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

## Events

event-no-eight = Osmičku nemá nikdo. Všichni postupně lízají, dokud se nějaká neobjeví; začíná { $seat }.

## How a round ended

outcome-heroes = Všechny červené karty leží: vyhrávají hrdinové.
outcome-villains = Všechny černé karty leží: vyhrávají padouši.

## Refusals

error-karo-must-eight = První kartou musí být { $piece }. Vylož ji.
error-karo-no-row = { $piece } se ještě nehodí: nejdřív musí ležet { $needed }.
error-karo-must-lay = Můžeš vyložit kartu, takže musíš. Vyber takovou, která se hodí.

## Prompts and moves

phase-karo8-draw-eight = Osmičku zatím nemá nikdo: lízni si kartu.
phase-karo8-start = Vylož první osmičku.
phase-karo8-play = Vylož kartu, která se hodí, a když žádnou nemáš, lízni si.
phase-karo8-drawn = Vylož právě líznutou kartu, nebo pasuj.

move-karo8-lay = lay KARTA – vyložit kartu do její řady (lay 8d)
move-karo8-draw = draw – líznout si kartu z balíčku
move-karo8-pass = pass – přenechat tah dalšímu hráči
