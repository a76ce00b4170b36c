### Karo 8.

## Names

game-karo8 = Karo 8
    .about = Hrdinovia vykladajú červené karty, zloduchovia čierne, v radoch, ktoré rastú od osmičiek.

## Options

option-karo8-heroes = Hrdinovia
    .about = Miesta hrdinov počítané od 0; prázdne znamená každé druhé miesto od prvého.
option-karo8-three-players = Hra troch hráčov
    .about = Smú hrať aj traja, dvaja proti jednému.
option-karo8-ace = Eso
    .about = Kam v rade patrí eso.
    .high = nad kráľa
    .low = pod dvojku
    .either = na ktorýkoľvek koniec
option-karo8-may-hold = Zadržiavanie
    .about = Kto môže vyložiť, smie si namiesto toho potiahnuť, a keď je balíček prázdny, pasovať.
option-karo8-play-drawn = Vyloženie potiahnutej karty
    .about = Práve potiahnutú kartu možno hneď vyložiť, ak sa hodí.
option-karo8-first-eight = Kto začína bez károvej osmičky
    .about = Kto z hráčov s inou osmičkou začína.
    .left = prvý po ľavici rozdávajúceho
    .suit = kto má srdcovú, inak pikovú, inak krížovú
    .youngest = najmladší, inak ďalší po jeho ľavici
option-karo8-youngest = Najmladší
    .about = Miesto najmladšieho hráča počítané od 0.
option-karo8-any-eight = Prvá ktorákoľvek osmička
    .about = Kto začína, smie vyložiť ktorúkoľvek osmičku, nielen tú, ktorá o začiatku rozhodla.

## Prompts and moves

phase-karo8-draw-eight = Osmičku zatiaľ nemá nikto: potiahni si kartu.
phase-karo8-start = Vylož prvú osmičku.
phase-karo8-play = Vylož kartu, ktorá sa hodí, a ak žiadnu nemáš, potiahni si.
phase-karo8-drawn = Vylož práve potiahnutú kartu alebo pasuj.

move-karo8-lay = lay KARTA – vyložiť kartu do jej radu (lay 8d)
move-karo8-draw = draw – potiahnuť si kartu z balíčka
move-karo8-pass = pass – prenechať ťah ďalšiemu hráčovi

## Events

event-laid = { $seat } vykladá { $pieces }.
    .you = Vykladáš { $pieces }.
event-no-eight = Osmičku nemá nikto. Všetci postupne ťahajú, kým sa nejaká neobjaví; začína { $seat }.
    .you = Osmičku nemá nikto. Všetci postupne ťahajú, kým sa nejaká neobjaví; začínaš.

## How a round ended

outcome-heroes = Všetky červené karty sú na stole: vyhrávajú hrdinovia.
outcome-villains = Všetky čierne karty sú na stole: vyhrávajú zloduchovia.

## Refusals

error-karo-must-eight = Prvou kartou musí byť { $piece }. Vylož ju.
error-karo-no-row = { $piece } sa ešte nehodí: najprv musí ležať { $needed }.
error-karo-must-lay = Môžeš vyložiť kartu, takže musíš. Vyber takú, ktorá sa hodí.

## Reasons of hints

why-karo-own = Je to tvoja vlastná farba.
why-karo-forced = Z tvojej farby sa nehodí nič.
why-karo-next = Čo sa hodí potom, máš: { $pieces }.
why-karo-end = Ostatným nič neotvorí.
why-karo-opens = Otvorí len { $pieces }.
why-karo-holds = Čo sa hodí, nie je tvoja farba.

## On the pages

web-karo-do-lay = Vyložiť
web-karo-draw = Nič sa nehodí: potiahni si kartu.
web-karo-pass = Nič sa nehodí a už niet čo potiahnuť: pasuj.
web-karo-until = Kým sa niečo nehodí
web-karo-going = Pokračuje sa samo, kým nebudeš môcť niečo vyložiť.
web-karo-laid = { $team }: { $count } z { $all } kariet na stole
web-karo-row = { $low } až { $high }
web-karo-none = { $suit }: zatiaľ nič neleží
web-karo-next = Teraz sa hodí: { $pieces }

## The lesson

lesson-karo8-start = Patríš k hrdinom: vyhrávaš, keď na stole ležia všetky červené karty. Kto má károvú osmičku, začína s ňou. Vylož ju.
lesson-karo8-row = Každá farba rastie od svojej osmičky, nadol po dvojku a nahor po eso, bez medzier. Kára teraz ležia od 8 do 9, takže sa tvoja sedmička hodí: vylož ju.
lesson-karo8-draw = Nehodí sa žiadna tvoja karta: károvú 3 vyložíš, až keď budú ležať 6, 5 a 4. Potiahni si teda kartu; vyložiť ju smieš v ďalšom ťahu.
lesson-karo8-hold = Keď sa karta hodí, musíš vyložiť, ale ktorú, vyberáš ty. Krížová 9 by pomohla zloduchom, ktorí chcú všetky čierne. Vylož červenú a tú druhú zadrž.
lesson-karo8-win = Chýbajú len štyri červené karty a tri z nich máš ty. Vylož ich v poradí, ktoré vyjde, a vyhraj.

## The rules

rules-karo8 =
    Hrajú dvaja až štyria hráči v dvoch tímoch s jedným balíčkom 52 kariet. Hrdinovia chcú mať na
    stole všetky červené karty, zloduchovia všetky čierne. Tímy sedia striedavo; pri troch hráčoch hrajú
    dvaja proti jednému.

    Každý dostane šesť kariet, zvyšok je ťahací balíček. Kto má károvú osmičku, vyloží ju a tým
    začína. Ak ju nemá nikto, začína inou osmičkou ten, kto ju má a sedí najbližšie po ľavici
    rozdávajúceho. Ak nemá nikto žiadnu osmičku, ťahajú hráči postupne po jednej karte, kým niekto
    osmičku nepotiahne; ten ju hneď vyloží.

    Každá farba má svoj rad, ktorý sa začína osmičkou. Odtiaľ rastie nadol po dvojku a nahor po
    eso, karta po karte a bez medzier: šestka môže ležať, až keď leží sedmička.

    Vo svojom ťahu vylož jednu kartu, ktorá sa hodí, červenú alebo čiernu. Ak môžeš vyložiť, musíš:
    zadržiavať karty znamená len vyberať, ktorú vyložíš. Ak nemôžeš, potiahni si jednu kartu;
    vyložiť ju smieš až v ďalšom ťahu. Ak je balíček prázdny a nič sa nehodí, pasuješ.

    Kolo sa končí, keď na stole leží všetkých 26 červených alebo všetkých 26 čiernych kariet. Ich
    tím vyhráva bez ohľadu na to, kto vyložil poslednú kartu a čo komu zostalo v ruke, a každý jeho
    hráč dostane bod.

    Voliteľne môže eso patriť pod dvojku, hráči smú karty zadržiavať a namiesto vyloženia si
    potiahnuť a potiahnutú kartu možno vyložiť hneď. Ak sa smie zadržiavať a pri prázdnom balíčku
    pasujú všetci po sebe, musí vyložiť najbližší, kto môže.

## The rules: chapters and pictures

web-chapter-rows = Rady
web-figure-no-row = najprv musí ležať sedmička
web-figure-rows = Rady rastú od osmičiek. Bledé karty sa hodia ako ďalšie.

## Disputed points: Karo 8

ruling-q-kar-1 = Kam patrí eso?
    .ruling = Nad kráľa: osmička je potom v strede svojho radu.
ruling-q-kar-2 = Musíš vyložiť, keď môžeš?
    .ruling = Áno. Zadržiavať znamená vyberať, ktorú kartu.
ruling-q-kar-3 = Smieš potiahnutú kartu hneď vyložiť?
    .ruling = Nie, až v ďalšom ťahu. Hneď sa vykladá len osmička, ktorá začína.
ruling-q-kar-4 = Čo ak je balíček prázdny a nič sa nehodí?
    .ruling = Pasuješ.
ruling-q-kar-5 = Kto začína, ak má inú osmičku viac hráčov?
    .ruling = Prvý po ľavici rozdávajúceho.
ruling-q-kar-6 = Musí začínajúci vyložiť práve tú osmičku?
    .ruling = Áno.
ruling-q-kar-7 = Kto ťahá prvý, keď osmičku nemá nikto?
    .ruling = Hráč po ľavici rozdávajúceho; potom každý postupne jednu kartu.
ruling-q-kar-8 = Ako sa hrá pri troch hráčoch?
    .ruling = Dvaja proti jednému.
ruling-q-kar-9 = Čo ak už nemáš žiadne karty?
    .ruling = Potiahneš si, alebo pasuješ, ak je prázdny aj balíček.
ruling-q-kar-10 = Smieš vykladať karty farby druhého tímu?
    .ruling = Áno.
ruling-q-kar-11 = Ako tímy sedia?
    .ruling = Striedavo.
ruling-d-kar-1 = Vyhráva tím, ktorému sa minuli karty, ako hovoria niektoré preklady?
    .ruling = Nie, keď na stole ležia všetky karty jeho farby.
