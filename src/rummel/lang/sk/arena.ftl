# The words of `rummel arena`.

cli-arena = Nechá botov hrať GAME proti sebe a povie, ktorý je lepší. Každé rozdanie sa hrá so všetkými výmenami miest, takže šťastie sa vyruší.
    .short = Zistiť, ktorý bot je lepší

cli-option-arena-bots = Ktorí boti sa stretnú, oddelení čiarkami.
cli-option-pairs = Koľko rozdaní. Každé sa hrá raz pre každé rozsadenie botov.
cli-option-arena-resume = Hotové rozdania ukladať do FILE, a ak už existuje, pokračovať od nich.
cli-option-jobs = Koľko procesov hrá naraz; bez toho jeden na jadro. Výsledok je rovnaký.

cli-column-games = hry
cli-column-seat-points = bodov na hru
cli-column-rating = hodnotenie
cli-column-pairing = dvojica
cli-column-score = skóre
cli-column-interval = interval 95 %
cli-column-lead = náskok v bodoch

cli-arena-played = { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdania
       *[other] { $deals } rozdaní
    }, { $games ->
        [one] 1 hra
        [few] { $games } hry
        [many] { $games } hry
       *[other] { $games } hier
    }, { $moves ->
        [one] 1 ťah
        [few] { $moves } ťahy
        [many] { $moves } ťahu
       *[other] { $moves } ťahov
    }; semienko „{ $seed }“.
cli-arena-note = Skóre je podiel výhier prvého bota. Interval berie za jednu vzorku rozdanie, nie hru. Hodnotenie je z OpenSkill, s dvojnásobkom svojej neistoty.

cli-refused-arena-pairs = Počet rozdaní { $count } nejde: zvoľ 1 až { $most }.
cli-refused-arena-jobs = Počet procesov { $count } nejde: zvoľ aspoň 1.
cli-refused-arena-twice = Bot { $bot } je tu dvakrát. Uveď každého len raz.
cli-refused-arena-alone = Jediný bot nemá s kým hrať. Uveď aspoň dvoch, napríklad steady,greedy.
cli-refused-arena-resume-other = Súbor { $path } patrí k inému behu: má inú hru, pravidlá, botov alebo semienko. Zvoľ iný súbor.
cli-refused-arena-resume-version = Súbor { $path } zapísala iná verzia programu ({ $version }).
cli-refused-arena-resume-damaged = Súbor { $path } nie je z arény: riadok { $line } sa nedá prečítať.
