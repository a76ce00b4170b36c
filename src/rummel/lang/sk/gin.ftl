### Gin and Série Noire Gin-Rummy.

## Names

game-serie-noire-gin = Série Noire Gin-Rummy
    .about = Tajne zbieraj kombinácie z desiatich kameňov, ukonči kolo, keď takmer všetky sedia, a dúfaj, že nikto nemá menší zvyšok.
game-gin = Gin
    .about = Klasická kartová hra pre dvoch: potiahni, odhoď a zaklop, keď máš mimo kombinácií najviac desať bodov.

## Options

option-gin-packs = Balíčky
    .about = S koľkými balíčkami po 52 kariet alebo kameňov sa hrá.
option-gin-upcard = Otočiť prvú kartu
    .about = Jedna karta sa otočí a ponúkne každému hráčovi; inak dostane prvý hráč jedenástu a začína odhodením.
option-gin-court-ten = Figúry platia desať
    .about = Dolník, horník a kráľ (11, 12 a 13) platia 10 namiesto svojho čísla.
option-gin-discards-return = Nechcené odhodené
    .about = Kam pri troch a viacerých hráčoch príde to, čo ďalší hráč z odhodených nechce; pri dvoch hráčoch ide vždy z hry.
    .after = späť do zásoby po potiahnutí
    .before = späť do zásoby pred potiahnutím
    .never = z hry
option-gin-discards-open = Odhodené lícom nahor
    .about = Odhodené zostáva lícom nahor a smie sa prezerať; inak sa nechcené otočí lícom nadol.
option-gin-may-return-taken = Odhodiť práve vzaté
    .about = Čo si hráč vezme z odhodených, smie v tom istom ťahu zasa odhodiť.
option-gin-end-before-draw = Koniec na začiatku ťahu
    .about = Kolo možno ukončiť s desiatimi v ruke, ešte pred ťahaním.
option-gin-end-after-discard = Koniec odhodením
    .about = Kolo možno ukončiť pri odhodení, ako pri bežnom klopaní.
option-gin-limit = Najväčší zvyšok
    .about = Koľko bodov smie mať mimo kombinácií ten, kto kolo ukončí.
option-gin-oklahoma = Oklahoma
    .about = Prvá otočená karta určuje, koľko bodov smie zostať; pri ese sa končí len ginom.
option-gin-oklahoma-ace = Eso v Oklahome
    .about = Čo treba na ukončenie kola, keď je otočená karta eso.
    .gin = gin: nesmie zostať nič
    .one = smie zostať najviac jeden bod
option-gin-spades-double = Piky dvojnásobne
    .about = V Oklahome sa body kola počítajú dvojnásobne, keď je otočená karta piková.
option-gin-least-melded = Najmenej v kombináciách
    .about = Koľko kariet alebo kameňov musí byť v kombináciách, aby sa dalo kolo ukončiť.
option-gin-big-gin = Všetkých jedenásť
    .about = Kto si práve potiahol, smie ukončiť kolo so všetkými jedenástimi v kombináciách, bez odhodenia.
option-gin-big-gin-dealt = Jedenásť z rozdania
    .about = Prvý hráč smie ukončiť kolo aj s jedenástimi, ktoré dostal pri rozdaní.
option-gin-layoff-on-gin = Prikladanie ku ginu
    .about = Prikladať možno aj ku kombináciám hráča, ktorému nič nezostalo.
option-gin-best-spread = Len najlepšie kombinácie
    .about = Každý musí kombinácie ukázať a prikladať tak, aby mu zostalo čo najmenej.
option-gin-big-gin-bonus = Prémia za jedenásť
    .about = Body za ukončenie kola so všetkými jedenástimi v kombináciách.
option-gin-gin-bonus = Prémia za desať
    .about = Body za ukončenie kola so všetkými desiatimi v kombináciách.
option-gin-knock-bonus = Prémia so zvyškom
    .about = Body za ukončenie kola, keď niečo zostáva.
option-gin-lowest-bonus = Body za najmenší zvyšok
    .about = Čo prinesie najmenší zvyšok pri troch a viacerých hráčoch.
option-gin-two-score-lowest = Najmenší zvyšok aj pri dvoch hráčoch
    .about = Body za najmenší zvyšok sa dávajú aj pri dvoch hráčoch.
option-gin-win-bonus = Body za menší zvyšok
    .about = Čo prinesie pri dvoch hráčoch menší zvyšok okrem rozdielu.
option-gin-undercut-bonus = Body za podseknutie
    .about = Čo pri dvoch hráčoch navyše získa ten, kto ukazuje druhý a má zvyšok rovnaký alebo menší ako ten, kto kolo ukončil.
option-gin-tie = Rovnaké zvyšky
    .about = Čo sa stane pri dvoch hráčoch, keď obom zostane rovnako.
    .undercut = druhý má body za podseknutie
    .gin-safe = to isté, ale nie proti ginu
    .nobody = nikto za to nemá nič
option-gin-tie-keeps-bonus = Prémia pri rovnakých zvyškoch
    .about = Kto kolo ukončil, má pri dvoch hráčoch prémiu aj pri rovnakých zvyškoch.
option-gin-game-bonus = Prémia za partiu
    .about = Body za výhru v partii, pripočítané na konci. Na tom, kto víťazí, nič nemenia.
option-gin-line-bonus = Prémia za vyhrané kolo
    .about = Body za každé vyhrané kolo, pripočítané na konci všetkým. Na tom, kto víťazí, nič nemenia.
option-gin-shutout-bonus = Prémia za výhru s nulou
    .about = Body navyše za výhru v partii, keď nikto iný nevyhral žiadne kolo.
option-gin-wall = Čo zostane v balíčku
    .about = Keď ich zostáva už len toľko, už sa neťahá.
option-gin-last-discard = Posledná odhodená
    .about = Čo smie ďalší hráč s odhodenou kartou, keď sa už neťahá.
    .open = vziať si ju ako vždy
    .to-end = vziať si ju, len keď tým hneď ukončí kolo
    .dead = nič
option-gin-stalled = Kolo, ktoré nikto neukončí
    .about = Čo sa stane, keď sa už neťahá.
    .again = nepočíta sa a rozdá sa znova
    .void = počíta sa ako kolo, ktoré nikto nevyhral
    .compare = všetci ukážu kombinácie a boduje ten, komu zostalo najmenej
option-gin-max-turns = Limit ťahov
    .about = Po toľkých ťahoch sa kolo skončí, akoby sa minul balíček.
option-gin-max-takes = Limit vzatých odhodených
    .about = Namiesto vzatia, ktoré by dovŕšilo tento počet, sa kolo skončí, akoby sa minul balíček; 0 znamená bez obmedzenia.
option-gin-max-returns = Limit vrátených odhodených
    .about = Keď sa v toľkých ťahoch po sebe vráti to, čo sa vzalo z odhodených, kolo sa skončí, akoby sa minul balíček; 0 znamená bez obmedzenia.

## Prompts and moves

phase-gin-upcard = Vezmi si otočenú kartu alebo pasuj.
phase-gin-stock = Potiahni si z balíčka.
phase-gin-draw = Vezmi si odhodené alebo si potiahni. Ak sa už ťahať nedá, pasuj.
phase-gin-discard = Odhoď, alebo ukonči kolo, ak môžeš.
phase-gin-spread = Prilož, čo chceš, a potom ukáž svoje kombinácie.

move-gin-take = take – vziať si, čo leží odhodené lícom nahor
move-gin-draw = draw – potiahnuť si z balíčka
move-gin-pass = pass – odmietnuť otočenú kartu; keď niet čo potiahnuť, nechať kolo skončiť
move-gin-discard = discard KARTA – odhodiť kartu alebo kameň (discard 13s)
move-gin-knock = knock [KARTA] – ukončiť kolo; kde to pravidlá žiadajú, aj s odhodenou kartou (knock 13s)
move-gin-add = add KARTA KOMBINÁCIA – priložiť ku kombinácii na stole, podľa jej čísla (add 4c 1)
move-gin-spread = spread KOMBINÁCIA | KOMBINÁCIA … – ukázať svoje kombinácie (spread 5h 6h 7h | 8c 8d 8s)

## Events

event-gin-lot = Los o rozdávanie: { $seat } má { $pieces }.
    .you = Los o rozdávanie: máš { $pieces }.
event-gin-deals = { $seat } má najnižšie číslo a rozdáva.
    .you = Máš najnižšie číslo a rozdávaš.
event-gin-upcard = Otočená karta: { $pieces }. { $most ->
        [0] Toto kolo ukončí len gin.
        [one] Na ukončenie smie zostať najviac { $most } bod.
        [few] Na ukončenie smú zostať najviac { $most } body.
        [many] Na ukončenie smie zostať najviac { $most } bodu.
       *[other] Na ukončenie smie zostať najviac { $most } bodov.
    }
event-gin-double = Otočila sa piková karta: kolo sa počíta dvojnásobne.
event-gin-returned = { $pieces } sa vracia do zásoby.
event-gin-ended = { $seat } ukončuje kolo.
    .you = Ukončuješ kolo.
event-gin-big = { $seat } ukončuje kolo so všetkými jedenástimi.
    .you = Ukončuješ kolo so všetkými jedenástimi.
event-gin-stalled = Kolo nikto neukončil a pokračovať sa nedá.

## How a round ended

outcome-gin-big = V kombináciách bolo všetkých jedenásť.
outcome-gin-full = V kombináciách bolo všetkých desať: gin.
outcome-gin-knock = Kolo bolo ukončené s malým zvyškom.
outcome-gin-undercut = Podseknutie: kto kolo ukončil, nemal menší zvyšok ako súper.
outcome-gin-even = Obom zostalo rovnako.
outcome-gin-again = Kolo nikto neukončil: nepočíta sa a rozdá sa znova.
outcome-gin-void = Kolo nikto neukončil, takže sa nikomu nepočíta.
outcome-gin-compare = Kolo nikto neukončil; porovnali sa zvyšky.

## On the score sheet

tally-gin-knock = Zaklopané so zvyškom { $left }
tally-gin-ended = Ukončené so zvyškom { $left }
tally-gin-full = Gin: všetkých desať v kombináciách
tally-gin-big = Všetkých jedenásť v kombináciách
tally-gin-win = Menší zvyšok ako súper
tally-gin-undercut = Podseknutie
tally-gin-lowest = Najmenší zvyšok
tally-gin-spades = Piky: ešte raz

## Refusals

error-gin-much-left = Zvyšok by bol { $left } a smie byť najviac { $most }. Skôr než kolo ukončíš, daj do kombinácií viac.
error-gin-few-melded = V kombináciách máš málo kariet alebo kameňov: na ukončenie kola ich tam potrebuješ aspoň { $least }.
error-gin-not-all = Bez odhodenia musíš mať v kombináciách všetko, a nemáš.
error-gin-needs-discard = Ukončiť sa dá len s odhodením. Povedz, ktorú kartu odhadzuješ: knock 7h.
error-gin-dealt-eleven = S jedenástimi sa dá kolo ukončiť, len keď je z nich jedna práve potiahnutá alebo vzatá. Najprv odhoď.
error-gin-same-piece = { $piece } máš z odhodených v tomto ťahu, takže to hneď zasa odhodiť nesmieš. Vyber niečo iné.
error-gin-wall = Balíček je pri konci, takže toto sa už nedá.
error-gin-take-to-end = Poslednú odhodenú kartu možno vziať, len keď s ňou ukončíš kolo, a to ti s ňou nevyjde.
error-gin-must-end = Posledná odhodená karta je len na ukončenie kola. Zaklop (knock).
error-gin-no-lay-off = Tu sa neprikladá. Ukáž vlastné kombinácie.
error-gin-no-meld = Kombinácia { $meld } na stole nie je; { $count ->
        [0] zatiaľ tam neleží žiadna
        [one] leží tam len kombinácia 1
        [few] čísla idú od 1 do { $count }
        [many] čísla idú od 1 do { $count }
       *[other] čísla idú od 1 do { $count }
    }.
error-gin-not-best = Dá sa to lepšie: { $least ->
        [0] nemusí zostať nič
        [one] stačí zvyšok za { $least } bod
        [few] stačí zvyšok za { $least } body
        [many] stačí zvyšok za { $least } bodu
       *[other] stačí zvyšok za { $least } bodov
    }. Tu treba hrať čo najlepšie.

## Reasons of hints

why-gin-ends = Ukončíš kolo, zvyšok: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-gin-all-melded = Všetko je v kombináciách, nič nezostáva.
why-gin-early = { $seat } má za sebou len { $count ->
        [one] jeden ťah
        [few] { $count } ťahy
       *[other] { $count } ťahov
    }.
why-gin-can-end = Potom môžeš kolo ukončiť, zvyšok: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-gin-saves = Zmenšíš si zvyšok o { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-gin-plays-on = Kolo by sa už dalo ukončiť, zvyšok: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }. Najlepší bot hrá ďalej.
why-gin-dead = { $piece } už na nič nebude: nemôže prísť { $pieces }.
why-gin-danger = Odhodiť { $piece } by bolo nebezpečné: { $seat } má z odhodených { $pieces }.
why-gin-gives-nothing = { $seat } z toho nič nemá: { $piece } už nezapadne do žiadnej kombinácie.
why-gin-ways = { $count ->
        [one] Zostáva ti jedna cesta, ako skončiť v ďalšom ťahu.
        [few] Zostávajú ti { $count } cesty, ako skončiť v ďalšom ťahu.
       *[other] Zostáva ti { $count } ciest, ako skončiť v ďalšom ťahu.
    }
why-gin-to-gin = { $count ->
        [one] Ku ginu v ďalšom ťahu ti zostáva jedna cesta.
        [few] Ku ginu v ďalšom ťahu ti zostávajú { $count } cesty.
       *[other] Ku ginu v ďalšom ťahu ti zostáva { $count } ciest.
    }
why-gin-helps = { $count ->
        [one] Ku kombinácii v ďalšom ťahu ti zostáva jedna cesta.
        [few] Ku kombinácii v ďalšom ťahu ti zostávajú { $count } cesty.
       *[other] Ku kombinácii v ďalšom ťahu ti zostáva { $count } ciest.
    }
why-gin-least = Takto zostáva najmenej: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.
why-gin-left = Menej ti zostať nemôže: { $points ->
        [one] jeden bod
        [few] { $points } body
       *[other] { $points } bodov
    }.

## In the terminal

cli-gin-left-label = Zvyšok:
cli-gin-deadwood = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    } mimo kombinácií; kolo sa dá ukončiť s najviac { $most }
cli-gin-left = zvyšok { $points }
cli-gin-opener = ukončuje kolo
cli-score-word-end = Pripíš, kto ukončil kolo: 13h 4c / - end=MENO.
cli-score-word-big = Pripíš „big“, ak to bolo so všetkými jedenástimi: 13h 4c / - end=MENO big.
cli-score-word-spades = Ak sa otočila piková karta, pripíš na koniec „spades“: kolo sa počíta dvojnásobne.

## On the pages

web-gin-do-knock = Zaklopať
web-do-spread = Ukázať kombinácie
web-gin-draw = Vezmi si odhodené alebo si potiahni.
web-gin-discard = Odhoď.
web-gin-end-next = Odhoď. Kolo môžeš ukončiť na začiatku svojho ďalšieho ťahu.
web-gin-may-end = Teraz môžeš kolo ukončiť, alebo odhodiť a hrať ďalej.
web-gin-may-knock = Teraz môžeš zaklopať a kolo ukončiť, alebo odhodiť a hrať ďalej.
web-gin-may-end-first = Teraz môžeš kolo ukončiť, alebo potiahnuť a hrať ďalej.
web-gin-show = Ukáž svoje kombinácie.
web-gin-spread-empty = Vyber, z čoho bude kombinácia, alebo to presuň sem
web-gin-spread-best = Najlepšie kombinácie
web-gin-left = { $points ->
        [0] Žiadny zvyšok
        [one] Zvyšok: { $points } bod
        [few] Zvyšok: { $points } body
        [many] Zvyšok: { $points } bodu
       *[other] Zvyšok: { $points } bodov
    }
web-gin-limit = { $most ->
        [0] na ukončenie nesmie zostať nič
       *[other] na ukončenie najviac { $most }
    }
web-gin-least = aspoň { $least } v kombináciách
web-gin-gin = Gin
web-gin-petit = Petit Gin
web-gin-grand = Grand Gin
web-gin-big = Veľký gin
web-gin-end = Ukončiť kolo so zvyškom { $points }
web-gin-finish = Priložiť a ukázať čo najlepšie
web-gin-which = Ktorú kartu odhadzuješ?
web-gin-sort-melds = Kombinácie
web-settings-arranged = Zoraďovať ruku podľa kombinácií
web-settings-arranged-about = Čo k sebe patrí, stojí pri sebe; zvyšok je na konci.

## The lesson

lesson-gin-take = V ruke zbieraš kombinácie: tri alebo viac kariet za sebou v jednej farbe alebo tri či štyri rovnakej hodnoty. Piková 9 patrí k tvojim deviatkam: vezmi ju a odhoď kartu, ktorá nikam nepatrí.
lesson-gin-knock = Čo nie je v kombinácii, je zvyšok: eso platí 1, figúry 10. S najviac desiatimi bodmi smieš zaklopať a zostalo by ti len eso: zaklop, odhoď pritom kráľa a ukáž svoje kombinácie.
lesson-gin-layoff = Súper zaklopal. Najprv prilož, čo sa hodí k jeho kombináciám: tvoja krížová 6 nadväzuje na postupku. Potom ukáž svoje kombinácie; zvyšok sa počíta proti tebe.
lesson-gin-win = Teraz vyhraj kolo. Potiahni si a zaklop, len čo má tvoj zvyšok najviac desať bodov. Kto má menší zvyšok, získa rozdiel.
lesson-gin-tiles-take = Na stojane zbieraš kombinácie: tri alebo viac čísel za sebou v jednej farbe alebo rovnaké číslo v troch či štyroch farbách. Odkrytá 9 patrí k tvojim deviatkam: vezmi ju a odhoď kameň, ktorý nikam nepatrí.
lesson-gin-tiles-end = Na začiatku ťahu máš deväť z desiatich kameňov v kombináciách a posledný dáva menej ako desať bodov. Smieš teda kolo ukončiť: urob to a ukáž svoje kombinácie.
lesson-gin-tiles-win = Teraz vyhraj kolo. Ukončiť sa dá len na začiatku ťahu, keď je aspoň osem kameňov v kombináciách a zvyšok dáva menej ako desať bodov. Vyhráva, komu zostane menej.

## The rules

rules-serie-noire-gin =
    Hrajú dvaja až štyria hráči so 104 kameňmi: 1 až 13 v štyroch farbách, každý dvakrát; žolíky
    nie sú. Na stojane zbieraš kombinácie: tri alebo viac čísel za sebou v jednej farbe, alebo tri
    či štyri kamene jedného čísla v rôznych farbách. Jednotka patrí len pred dvojku. Počas hry sa
    nič nevykladá.

    Každý si potiahne kameň a rozdáva ten, kto má najnižšie číslo; pri zhode sa ťahá znova. Každý
    dostane desať kameňov a sused po ľavici rozdávajúceho jedenásť. Ten aj začína: jeden kameň
    odhodí lícom nahor. Hrá sa v smere hodinových ručičiek.

    Vo svojom ťahu si vezmi práve odhodený kameň alebo si potiahni zo zásoby; potom jeden kameň
    odhoď. Odhodený kameň smie vziať len ďalší hráč na rade. Ak ho nechce, pri dvoch hráčoch sa
    otočí lícom nadol a je z hry vonku; pri troch a štyroch hráčoch sa vracia do zásoby, keď si ten
    hráč potiahne.

    Kolo možno ukončiť tromi spôsobmi. Petit Gin: na začiatku ťahu máš všetkých desať kameňov v
    kombináciách. Osem alebo deväť: na začiatku ťahu ich máš v kombináciách osem alebo deväť a
    zvyšok dáva menej ako desať bodov. Grand Gin: práve ti pribudol kameň a v kombináciách je
    všetkých jedenásť. Končiť nikdy nemusíš a odhodením sa kolo ukončiť nedá: počkaj na svoj ďalší
    ťah.

    Kto kolo ukončí, ukáže svoje kombinácie ako prvý; potom ich po rade ukážu ostatní, každý raz a
    bez ťahania. Keď ukazuješ ty, smieš najprv priložiť jednotlivé kamene ku všetkým kombináciám,
    ktoré už ležia. Čo priložiť a vyložiť nemôžeš alebo nechceš, počíta sa svojím číslom, aj 11, 12
    a 13.

    Za ukončenie je 50 bodov s Grand Ginom, 25 s Petit Ginom a 20 s ôsmimi alebo deviatimi kameňmi.
    Pri troch a štyroch hráčoch získa 50 bodov ten, komu zostalo najmenej; pri zhode ten, kto
    ukazoval skôr. Pri dvoch hráčoch získa ten, komu zostalo menej, rozdiel a 20 bodov, a ak ukazoval
    ako druhý, ešte 10. Ak sú zvyšky rovnaké, získa 10 bodov ten druhý. Prémia za ukončenie zostáva v
    každom prípade.

    Ak je zásoba prázdna a odhodený kameň nechceš, alebo ak kolo ani po 200 ťahoch nikto neukončí,
    nikomu sa nepočíta a rozdá sa znova. Po každom kole rozdáva ďalší hráč po ľavici. Partia sa
    končí, keď má niekto 100 bodov; vyhráva najvyšší súčet.

rules-gin =
    Hrajú dvaja s jedným balíčkom 52 kariet. V ruke zbieraš kombinácie: tri alebo viac kariet za
    sebou v jednej farbe, alebo tri či štyri karty rovnakej hodnoty. Eso patrí len pred dvojku.
    Karty mimo kombinácií sú tvoj zvyšok: eso platí 1, dolník (J), horník (Q) a kráľ (K)
    po 10, ostatné svoje číslo.

    Obaja si potiahnu kartu a rozdáva ten s nižšou: každému desať a ďalšia karta sa otočí. Súper
    rozdávajúceho si ju môže vziať; ak nechce, môže rozdávajúci; ak ju nechce nikto, súper si
    potiahne z balíčka.

    Vo svojom ťahu si vezmi vrchnú odhodenú kartu alebo si potiahni z balíčka; potom jednu kartu
    odhoď. Kartu práve vzatú z odhodených nesmieš v tom istom ťahu zasa odhodiť. Odhodené karty
    ležia lícom nahor a smieš si ich prezerať.

    Ak máš po odhodení mimo kombinácií najviac desať bodov, smieš zaklopať: poslednú kartu odhodíš
    lícom nadol, tým sa kolo končí, a ukážeš svoje kombinácie. Ak ti nezostáva vôbec nič, je to
    gin.

    Po zaklopaní smie súper priložiť karty k tvojim kombináciám a potom ukáže svoje. Ku ginu sa nič
    neprikladá.

    Ak má menší zvyšok ten, kto klopal, získa rozdiel. Ak má druhý zvyšok rovnaký alebo menší, je
    to podseknutie: druhý získa rozdiel a 25 bodov. Gin sa podseknúť nedá; prinesie súperov zvyšok
    a 25 bodov.

    Keď v balíčku zostávajú len dve karty a nikto nezaklopal, kolo sa nikomu nepočíta a rozdá sa
    znova; rovnako po päťdesiatich vzatých odhodených kartách. V rozdávaní sa hráči striedajú.
    Vyhráva, kto má prvý 100 bodov.

    Voliteľne: v gine Oklahoma určuje prvá otočená karta, koľko smie zostať pri klopaní; pri ese sa
    končí len ginom. Veľký gin, všetkých jedenásť kariet v kombináciách, ukončí kolo bez odhodenia.
    V Oklahome môže piková karta kolo zdvojnásobiť a eso môže dovoliť jeden bod. Na konci sa môžu
    pripočítať prémie za partiu, za každé vyhrané kolo a za výhru s nulou.

## The rules: chapters and pictures

web-chapter-ending = Ukončenie kola
web-chapter-show = Ukazovanie kombinácií
web-figure-no-ace-high = eso je len pred 2
web-figure-melds-gin = Čo k sebe patrí a čo nie.
web-figure-points-deadwood = Koľko platia zvyšné karty
web-figure-ending = Tri spôsoby, ako ukončiť kolo
web-figure-knock = Zaklopanie a gin
web-figure-layoff = Kto ukazuje neskôr, smie prikladať k tomu, čo už leží. Tu mu tak zostane menej než tomu, kto skončil.
web-figure-layoff-gin = Po zaklopaní priloží druhý hráč, čo sa hodí. Počíta sa len to, čo potom zostane.

## Disputed points: Série Noire Gin-Rummy

ruling-q-gin-1 = Kedy smieš skončiť s ôsmimi alebo deviatimi kameňmi?
    .ruling = Na začiatku svojho ťahu, s desiatimi kameňmi, než si vezmeš ďalší.
ruling-q-gin-2 = Je to Petit Gin, keď všetkých desať sedí až po odhodení?
    .ruling = Nie. Počkaj na svoj ďalší ťah a skonči potom.
ruling-q-gin-3 = Koľko smie zostať?
    .ruling = Najviac 9 bodov a aspoň osem kameňov v kombináciách.
ruling-q-gin-4 = Musíš skončiť, keď môžeš?
    .ruling = Nie.
ruling-q-gin-5 = Je jedenásť rozdaných kameňov v kombináciách Grand Gin?
    .ruling = Nie, jedenásty musí byť vzatý.
ruling-q-gin-6 = Koľko platia 11, 12 a 13?
    .ruling = Svoje číslo.
ruling-q-gin-7 = Smie jednotka nasledovať po 13?
    .ruling = Nie.
ruling-q-gin-8 = Smie sa prikladať proti Grand alebo Petit Ginu?
    .ruling = Áno, návod výnimku nerobí.
ruling-q-gin-9 = Smie ten, kto skončil, prikladať k neskôr ukázaným kombináciám?
    .ruling = Nie, každý ukazuje raz, po rade.
ruling-q-gin-10 = Ťahajú ostatní ešte raz, než ukážu svoje kombinácie?
    .ruling = Nie.
ruling-q-gin-11 = Je pri dvoch hráčoch aj 50 bodov za najmenší zvyšok?
    .ruling = Nie, namiesto nich je rozdiel a jeho prémia.
ruling-q-gin-12 = Ak dvom hráčom zostane rovnako, nechá si prémiu ten, kto skončil?
    .ruling = Áno.
ruling-q-gin-13 = Kto smie vziať odhodený kameň?
    .ruling = Len ďalší hráč na rade.
ruling-q-gin-14 = Kedy sa nechcený kameň vracia do zásoby?
    .ruling = Keď si ďalší hráč potiahne, aby ho nemohol hneď vytiahnuť.
ruling-q-gin-15 = Čo ak je zásoba prázdna?
    .ruling = Kolo sa nikomu nepočíta a rozdá sa znova.
ruling-q-gin-17 = Musíš skladať čo najlepšie?
    .ruling = Nie, kombinácie si vyberáš.
ruling-q-gin-18 = Smieš odhodiť práve vzatý kameň?
    .ruling = Áno.
ruling-q-gin-19 = Smie byť v sade ten istý kameň dvakrát?
    .ruling = Nie, všetky farby sú rôzne.
ruling-q-gin-20 = Smú sa pri dvoch hráčoch prezerať odhodené kamene?
    .ruling = Nie. Kameň, ktorý súper nechce, sa otočí lícom nadol.
ruling-d-gin-1 = Má Petit Gin osem alebo deväť kameňov, ako hovorí anglický text?
    .ruling = Nie, desať. Anglický text spojil dva spôsoby zakončenia do jedného.
