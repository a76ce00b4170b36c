# The words of `rummel arena`.

cli-arena = Nechá boty hrát GAME proti sobě a řekne, který je lepší. Každé rozdání se hraje se všemi výměnami míst, takže se štěstí vyruší.
    .short = Zjistit, který bot je lepší

cli-option-arena-bots = Kteří boti se utkají, oddělení čárkami.
cli-option-pairs = Kolik rozdání. Každé se hraje jednou pro každé rozesazení botů.
cli-option-arena-resume = Hotová rozdání ukládat do FILE, a pokud už existuje, pokračovat od nich.
cli-option-jobs = Kolik procesů hraje najednou; bez toho jeden na jádro. Výsledek je stejný.

cli-column-games = hry
cli-column-seat-points = bodů na hru
cli-column-rating = hodnocení
cli-column-pairing = dvojice
cli-column-score = skóre
cli-column-interval = interval 95 %
cli-column-lead = náskok v bodech

cli-arena-played = { $deals ->
        [one] 1 rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }, { $games ->
        [one] 1 hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } her
    }, { $moves ->
        [one] 1 tah
        [few] { $moves } tahy
        [many] { $moves } tahu
       *[other] { $moves } tahů
    }; semínko „{ $seed }“.
cli-arena-note = Skóre je podíl výher prvního bota. Interval bere za jeden vzorek rozdání, ne hru. Hodnocení je z OpenSkill, s dvojnásobkem své nejistoty.

cli-refused-arena-pairs = Počet rozdání { $count } nejde: zvol 1 až { $most }.
cli-refused-arena-jobs = Počet procesů { $count } nejde: zvol aspoň 1.
cli-refused-arena-twice = Bot { $bot } je tu dvakrát. Uveď každého jen jednou.
cli-refused-arena-alone = Jediný bot nemá s kým hrát. Uveď aspoň dva, třeba steady,greedy.
cli-refused-arena-resume-other = Soubor { $path } patří k jinému běhu: má jinou hru, pravidla, boty nebo semínko. Zvol jiný soubor.
cli-refused-arena-resume-version = Soubor { $path } zapsala jiná verze programu ({ $version }).
cli-refused-arena-resume-damaged = Soubor { $path } není z arény: řádek { $line } nelze přečíst.
