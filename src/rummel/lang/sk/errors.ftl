# Every refusal that all games share: what is wrong, and what to do.

## Notation

error-bad-piece = „{ $text }“ nie je karta ani kameň. Píš číslo a hneď za ním farbu (c, d, h, s): 7h, 10c, Ks alebo 13s; žolík je *.
error-bad-meld = „{ $text }“ nie je zoznam kariet ani kameňov. Oddeľuj ich medzerami: 5h 6h 7h.
error-bad-move = „{ $text }“ sa tu nedá prečítať ako ťah. Poznám: { $moves }.
error-bad-number = „{ $text }“ nie je celé číslo.

## Rules and set-up

error-unknown-game = Hra „{ $game }“ neexistuje. Vyber si z týchto: { $games }.
error-unknown-option = { $game }: voľbu „{ $option }“ táto hra nemá. Má tieto: { $options }.
error-bad-option = Voľba { $option } nemôže mať hodnotu „{ $value }“. Môže mať: { $expected }.
error-options-clash = Voľby { $first } a { $second } si odporujú. Jednu z nich zmeň.
error-bad-seats = { $game }, počet hráčov: { $numbers }. Hrať sa nedá, keď ich je { $players }.
error-unknown-bot = Bot „{ $bot }“ neexistuje. Vyber si z týchto: { $bots }.
error-bot-failed = Bot „{ $bot }“ nemôže hrať ďalej: { $reason } ({ $move }). To je chyba programu. Nahlás ju, prosím, s touto správou, voľbami a semienkom.
error-unknown-language = Jazyk „{ $language }“ zatiaľ neovládam. Vyber si z týchto: { $languages }.

## Any game

error-not-your-turn = { $seat } teraz nie je na rade.
error-round-over = Kolo sa skončilo: hrať sa dá až po ďalšom rozdaní.
error-match-over = Partia sa skončila.
error-round-not-over = Najprv dohrajte toto kolo, až potom sa rozdá ďalšie.
error-wrong-phase = „{ $move }“ sa v tejto chvíli ťahu nedá. Pozri si, ktoré ťahy sú možné.
error-not-in-hand = { $piece } nemáš.
error-wrong-move = „{ $move }“ nie je ťah tejto hry.
error-no-seat = Miesto „{ $text }“ tu nie je. Miesta sa počítajú od 0 a posledné je { $last }.
error-clock-only = To smú povedať iba hodiny. Ak hodiny vedieš ty, použi Match.time_out.
error-deals-outside = Táto partia dostáva kľúč každého rozdania zvonka. Ďalšie kolo rozdaj pomocou rummel.match.next_round a kľúča.

## Melds

error-meld-short = Kombinácia má aspoň tri karty alebo kamene; { $meld } má len { $count }.
error-meld-neither = { $meld } nie je postupka ani sada. Postupka stúpa v jednej farbe, sada má jedno číslo v rôznych farbách.
error-meld-neither-mixed = { $meld } nie je postupka ani sada. Postupka stúpa číslo za číslom, sada má jedno číslo v rôznych farbách.
error-run-gap = Postupka { $meld } nenadväzuje medzi { $before } a { $after }: čísla musia ísť po sebe.
error-run-suits = Postupka { $meld } mieša farby: { $piece } do nej nepatrí.
error-run-wrap = Postupka { $meld } pokračuje za svoje posledné číslo. Tam sa musí skončiť.
error-run-long = Postupka { $meld } má dĺžku { $count }; najviac je { $most }.
error-runs-barred = Tu sa vykladajú len sady a { $meld } je postupka.
error-set-suit-twice = V sade { $meld } je dvakrát rovnaká farba: { $suit }. Každá v nej smie byť len raz.
error-set-ranks = Sada { $meld } mieša čísla. Všetky musia byť rovnaké.
error-sets-barred = Tu sa vykladajú len postupky a { $meld } je sada.
error-joker-undeclared = Povedz, čo v kombinácii { $meld } znamená žolík, napríklad *=7h.
error-joker-no-natural = V kombinácii { $meld } musí byť okrem žolíkov aspoň jedna iná karta alebo kameň.
error-joker-too-many = Počet žolíkov v kombinácii { $meld }: { $count }. { $most ->
        [one] Smie tam byť len jeden
        [few] Smú tam byť najviac { $most }
        [many] Smie tam byť najviac { $most }
       *[other] Smie tam byť najviac { $most }
    }.
error-joker-adjacent = V kombinácii { $meld } ležia dva žolíky vedľa seba. Daj medzi ne niečo iné.
error-joker-majority = V kombinácii { $meld } musí byť žolíkov menej ako ostatných.

## Records and deals

error-record-empty = Záznam je prázdny.
error-record-file = Záznam { $path } sa nedá prečítať: { $reason }. Skontroluj cestu.
error-record-line = Riadok { $line } záznamu sa nedá prečítať: { $reason ->
        [order] na toto miesto nepatrí
        [seats] má viac alebo menej miest, ako je hráčov
        [round] nesedí číslo kola alebo jeho semienka
        [reveal] odhalené semienko nie je šestnástkové číslo
        [pledges] pečate chýbajú alebo sa nedajú prečítať
        [unknown] nie je to riadok záznamu
        [number] uvádza číslo kombinácie, ktorá tam nie je
        [length] je príliš dlhý
       *[other] { $reason }
    }.
error-record-version = Záznam má verziu { $version }; tento program číta verziu { $known }.
error-record-move = Ťah na riadku { $line } odporuje pravidlám: { $reason }
error-record-result = Výsledok na riadku { $line } nevyplýva z ťahov.
error-record-cut = Záznam sa končí za riadkom { $line }, skôr ako partia.
error-record-after-end = Riadok { $line } stojí až za koncom partie.
error-deal-commit = Semienko odhalené na riadku { $line } nezodpovedá záväzku danému pred rozdaním.
error-deal-words = Slová hráča { $seat } na riadku { $line } nezodpovedajú pečati z času pred partiou.
error-receipt-read = Potvrdenie sa nedá prečítať: { $reason }

## Score sheets

error-sheet-entries = Kolo má mať za každého hráča jeden údaj, spolu { $needed }; tu { $count ->
        [one] je jeden
        [few] sú { $count }
        [many] je { $count }
       *[other] je { $count }
    }.
error-sheet-points = „{ $text }“ nie sú body. Píš celé číslo, napríklad 12 alebo -7.
error-sheet-racks = V tejto hre sa zvyšky nepočítajú: zadaj body každého hráča.
error-sheet-empty = Nič nezostáva len víťazovi, tu však nemá nič viac hráčov ({ $count }). Zapíš, čo zostalo ostatným.
error-sheet-round = Kolo { $number } v zápise ešte nie je; { $count ->
        [0] zapísané nie je žiadne
        [one] zapísané je jedno
        [few] zapísané sú { $count }
        [many] zapísaných je { $count }
       *[other] zapísaných je { $count }
    }.
error-sheet-word = „{ $text }“ tu nič neznamená. Poznám: { $words }.

## Positions for the arranger

error-solve-line = Táto pozícia sa nedá prečítať: { $reason }. Každý riadok je objekt JSON s „game“ a „rack“, prípadne aj s „table“, „rules“, „opened“ a „objective“.
error-solve-no-melds = V tejto hre niet čo skladať: nemá kombinácie.
error-solve-copies = { $piece } je tu viackrát, než koľko ich táto hra má ({ $most }). Prejdi stôl aj stojan.
error-solve-jokers = Žolíkov je tu { $count }; najviac ich môže byť { $most }.
error-solve-rack-long = Na stojane je { $count }; najviac sa zmestí { $most }.
error-solve-table = Na stole leží niečo, čo nie je kombinácia. Každá tam musí byť postupka alebo sada.
error-solve-rules = Tieto pravidlá si odporujú alebo je niektorá hodnota či cieľ mimo medzí.
error-solve-limit = Niektorá medza je pod nulou alebo príliš vysoká.
