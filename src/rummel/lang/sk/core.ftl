### Words of every game: the engine's own, for the terminal, the server and the pages alike.

## The language

language-name = Slovenčina

## Seats and lists

seat = Hráč { $number }
list-and = { $before } a { $last }
list-or = { $before } alebo { $last }

## Bots

bot-mia = Mia
    .about = Ešte sa učí: všeličo prehliadne a ľahko sa dá poraziť.
bot-leo = Leo
    .about = Hrá pre radosť: jednoduché ťahy vidí, tie prefíkané mu unikajú.
bot-nora = Nora
    .about = Hrá spoľahlivo a málokedy robí chyby: dobrá súperka pre väčšinu hráčov.
bot-viktor = Viktor
    .about = Hrá už roky: vidí takmer všetko a zadarmo toho veľa nedá.
bot-ada = Ada
    .about = Majsterka: všetko si pamätá, vie dlho čakať a hrá na výhru.
bot-named = { $name } (bot)

## Suits of cards, colours of tiles

suit-c = kríže
suit-d = kára
suit-h = srdcia
suit-s = piky
colour-blue = modrá (c)
colour-yellow = žltá (d)
colour-red = červená (h)
colour-green = zelená (s)
colour-black = čierna (c)
colour-grey = sivá (d)
colour-purple = fialová (h)

## Options of every game

option-players = Hráči
    .about = Koľko ľudí a botov sedí pri stole.
option-rounds = Kolá
    .about = Koľko kôl má partia; 0, ak ju ukončujú len body.
option-target = Body, ktoré ukončia partiu
    .about = Partia sa skončí, keď má niekto toľko bodov, či už plusových, alebo mínusových; 0, ak ju ukončujú len kolá.
option-max-rounds = Limit kôl
    .about = Po toľkých kolách sa partia skončí, nech je stav bodov akýkoľvek.
option-last-round-decides = Zhodu rozhodne posledné kolo
    .about = Ak majú tí najlepší rovnaký súčet, vyhráva ten, komu sa viac darilo v poslednom kole.
option-extra-round = Pri zhode kolo navyše
    .about = Pri zhode na prvom mieste rozhodne ďalšie kolo namiesto delenej výhry alebo remízy.
option-group-match = Partia
option-group-deal = Rozdávanie a začiatok
option-group-turn = Ťah
option-group-melds = Čo sa smie vyložiť
option-group-opening = Prvé vyloženie
option-group-table = Na stole
option-group-end = Koniec kola
option-group-score = Body
option-group-clock = Čas
option-group-limits = Hranice

## Events

event-dealt = Každý dostáva { $cards }{ $stock ->
        [0] .
        [one] ; na ťahanie zostáva 1.
        [few] ; na ťahanie zostávajú { $stock }.
        [many] ; na ťahanie zostáva { $stock }.
       *[other] ; na ťahanie zostáva { $stock }.
    }
event-starts = Začína { $seat }.
    .you = Začínaš.
event-drew = { $seat } ťahá.
    .you = Ťaháš.
event-got = Dostávaš { $pieces }.
event-took = { $seat } berie { $pieces }.
    .you = Berieš { $pieces }.
event-melded = { $seat } vykladá { $melds }.
    .you = Vykladáš { $melds }.
event-added = { $seat } prikladá { $pieces } ku kombinácii { $meld }.
    .you = Prikladáš { $pieces } ku kombinácii { $meld }.
event-discarded = { $seat } odhadzuje { $pieces }.
    .you = Odhadzuješ { $pieces }.
event-passed = { $seat } pasuje.
    .you = Pasuješ.
event-timed-out = { $seat }: čas vypršal.
    .you = Vypršal ti čas.
event-resigned = { $seat } sa vzdáva.
    .you = Vzdávaš sa.
event-round-over = Kolo sa skončilo.
event-left = { $points ->
        [0] { $seat } nemá žiadny zvyšok.
        [one] { $seat } má zvyšok za { $points } bod.
        [few] { $seat } má zvyšok za { $points } body.
        [many] { $seat } má zvyšok za { $points } bodu.
       *[other] { $seat } má zvyšok za { $points } bodov.
    }
    .you = { $points ->
            [0] Nemáš žiadny zvyšok.
            [one] Máš zvyšok za { $points } bod.
            [few] Máš zvyšok za { $points } body.
            [many] Máš zvyšok za { $points } bodu.
           *[other] Máš zvyšok za { $points } bodov.
        }
event-match-over = { $win ->
        [draw] Partia sa skončila. Nevíťazí nikto: remíza.
        [team] Partia sa skončila. Víťazí tím: { $winners }.
        [shared] Partia sa skončila. O výhru sa delia: { $winners }.
       *[alone] Partia sa skončila. Víťazí: { $winners }.
    }

## How a match ended

result-target = Padol počet bodov, ktorý partiu ukončuje.
result-rounds = Všetky kolá sú odohrané.
result-cap = Partia dosiahla najvyšší počet kôl.
result-resigned = Už niet proti komu hrať.
won = { $win ->
        [draw] Remíza: nevíťazí nikto
        [team] Víťazí tím: { $winners }
        [shared] O výhru sa delia: { $winners }
       *[alone] Víťazí { $winners }
    }
sheet-bonus = Prémia
tally-melds = Vyložené karty
tally-left = Karty v ruke
tally-rest = Zostalo
tally-taken = Čo strácajú ostatní
tally-difference = Rozdiel zvyškov: { $more } − { $less }
tally-won = Vyhrané kolo

## Reasons of hints

why-goes-out = Tým sa zbavíš všetkého.
why-joker-kept = Žolík ti zostáva.
why-alone = { $piece } sa nehodí k ničomu, čo ešte máš.
why-completes = { $piece } dokončí kombináciu { $pieces }.
why-longer = { $piece } predlžuje kombináciu: { $pieces }.
why-no-meld = { $piece } ti žiadnu kombináciu nedokončí.
why-refused = { $seat } odhadzuje alebo necháva ležať { $pieces }: zrejme to na nič nepotrebuje.
why-sure = Najlepší bot takto hrá { $sure }-krát z 10.

## Refusals: notation

error-bad-piece = „{ $text }“ nie je karta ani kameň. Píš číslo a hneď za ním farbu (c, d, h, s): 7h, 10c, Ks alebo 13s; žolík je *.
error-bad-meld = „{ $text }“ nie je zoznam kariet ani kameňov. Oddeľuj ich medzerami: 5h 6h 7h.
error-bad-move = „{ $text }“ sa tu nedá prečítať ako ťah. Poznám: { $moves }.
error-bad-number = „{ $text }“ nie je celé číslo.

## Refusals: rules and seats

error-unknown-game = Hra „{ $game }“ neexistuje. Vyber si z týchto: { $games }.
error-unknown-option = { $game }: voľbu „{ $option }“ táto hra nemá. Má tieto: { $options }.
error-unknown-bot = Bot „{ $bot }“ neexistuje. Vyber si z týchto: { $bots }.
error-unknown-language = Jazyk „{ $language }“ zatiaľ neovládam. Vyber si z týchto: { $languages }.
error-bad-option = Voľba { $option } nemôže mať hodnotu „{ $value }“. Môže mať: { $expected }.
error-options-clash = Voľby { $first } a { $second } si odporujú. Jednu z nich zmeň.
error-bad-seats = { $game }, počet hráčov: { $numbers }, nie { $players }.
error-bot-failed = Bot „{ $bot }“ nemôže hrať ďalej: { $reason } ({ $move }). To je chyba programu. Nahlás ju, prosím, s touto správou, voľbami a semienkom.

## Refusals: moves

error-not-your-turn = { $seat } teraz nie je na rade.
error-round-over = Kolo sa skončilo: hrať sa dá až po ďalšom rozdaní.
error-match-over = Partia sa skončila.
error-round-not-over = Najprv dohrajte toto kolo, až potom sa rozdá ďalšie.
error-wrong-phase = „{ $move }“ sa v tejto chvíli ťahu nedá. Pozri si, ktoré ťahy sú možné.
error-not-in-hand = { $piece } nemáš.
error-wrong-move = „{ $move }“ nie je ťah tejto hry.
error-no-seat = Miesto „{ $text }“ tu nie je. Miesta sa počítajú od 0 a posledné je { $last }.
error-has-resigned = { $seat } už nehrá: partiu má vzdanú.
error-clock-only = To smú povedať iba hodiny. Ak hodiny riadiš ty, použi Match.time_out.
error-deals-outside = Táto partia dostáva kľúč každého rozdania zvonka. Ďalšie kolo rozdaj pomocou rummel.match.next_round a kľúča.

## Refusals: melds

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

## Refusals: records and deals

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
error-deal-words = { $seat } má na riadku { $line } slová, ktoré nezodpovedajú pečati z času pred partiou.
error-receipt-read = Potvrdenie sa nedá prečítať: { $reason }

## Refusals: score sheets

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
error-sheet-sides = Za každú stranu zapíš jeden údaj, s lomkou medzi nimi. Treba: { $needed }; tu: { $count }.
error-sheet-many = „{ $word }“ nemôže byť { $count }: najviac { $most }.
error-sheet-melds = K týmto prémiám patria kombinácie aspoň za { $needed }, nie za { $points }: zapíš hodnotu všetkých vyložených kariet.

## Refusals: lessons

error-lesson-unknown = Túto úlohu lekcia nemá ({ $game }). Počet úloh: { $tasks }.
error-lesson-other = Pravidlá to dovoľujú, ale v tejto úlohe ide o niečo iné. Prečítaj si ju znova alebo si to nechaj ukázať.
error-lesson-long = Úloha má najviac { $most } ťahov. Začni ju znova.
error-puzzle-more = Takto ich vyložíš { $laid }, a dá sa ich vyložiť { $most }. Hľadaj ďalej.

## Refusals: positions as text

error-position-long = Pozícia má najviac { $most } znakov. Vynechaj, čo sa skopírovalo omylom.
error-position-field = Pozícia tejto hry nemá „{ $field }“. Jej polia sa píšu ako pole=hodnota a sú to: { $fields }.
error-position-twice = „{ $field }“ je tu dvakrát. Uveď to len raz.
error-position-lacks = Chýba „{ $field }“. Doplň to alebo vynechaj, čo k tomu patrí.
error-position-value = „{ $value }“ sa k poľu { $field } nehodí. Môže byť: { $expected }.
error-position-seats = Pole { $field } potrebuje jednu hodnotu pre každé miesto: { $players }, a nie { $count }.
error-position-copies = { $piece } je tu { $count }×, v hre však len { $most }×. Prejdi ruky, kôpky aj kombinácie.
error-position-count = Ruky, kôpky a kombinácie majú spolu { $count } kariet alebo kameňov vrátane skrytých, hra ich má { $pack }. Oprav niektoré číslo alebo napíš do jednej z kôpok ?rest.
error-position-clash = { $first } a { $second } takto spolu byť nemôžu. Jedno z nich zmeň.
error-position-stuck = V tejto pozícii by nikto nemohol hrať. Zmeň fázu alebo ruku toho, kto je na rade.
error-position-no-deal = Na { $tries } pokusov sa nenašlo nič, čo by mohlo byť skryté. Uveď z rúk viac.
error-position-open = Čo je v poli { $field } skryté, by tu muselo byť vidno. Namiesto „?“ to napíš.

## Refusals: positions for the arranger

error-solve-line = Táto pozícia sa nedá prečítať: { $reason }. Každý riadok je objekt JSON s „game“ a „rack“, prípadne aj s „table“, „rules“, „opened“ a „objective“.
error-solve-no-melds = V tejto hre niet čo skladať: nemá kombinácie.
error-solve-copies = { $piece } je tu viackrát než v hre ({ $most }×). Prejdi stôl aj stojan.
error-solve-jokers = Žolíkov je tu { $count }; najviac ich môže byť { $most }.
error-solve-rack-long = Na stojane je { $count }; najviac sa zmestí { $most }.
error-solve-table = Na stole leží niečo, čo nie je kombinácia. Každá tam musí byť postupka alebo sada.
error-solve-rules = Tieto pravidlá si odporujú alebo je niektorá hodnota či cieľ mimo medzí.
error-solve-limit = Niektorá medza je pod nulou alebo príliš vysoká.

## What a record proves about its deals, and what only a receipt can

fair-seeds-receipt = Server určil svoju časť všetkých rozdaní skôr, než boli známe čiekoľvek slová: je to tá časť, ktorú vopred zachytilo potvrdenie.
fair-seeds-record = Samotný záznam neukazuje, že server určil svoju časť skôr, než boli známe slová hráčov. Ukáže to potvrdenie niekoho, kto hral.
fair-seeds-plain = Táto partia sa rozdávala starým spôsobom: nič neukazuje, že server určil svoju časť skôr, než boli známe slová hráčov.
fair-seeds-changed = Časť servera nie je tá, ktorú potvrdenie zachytilo, než boli slová známe: niekto ju vymenil.
fair-words-receipt = Všetky slová boli zapečatené skôr, než bolo jediné známe: sú to pečate, ktoré vopred zachytilo potvrdenie.
fair-words-record = Samotný záznam neukazuje, že všetky slová boli zapečatené skôr, než bolo jediné známe. Ukáže to potvrdenie niekoho, kto hral.
fair-words-plain = Starý spôsob pečate nepozná: posledný hráč alebo server mohol najprv poznať všetky ostatné slová.
fair-words-changed = Pečate nie sú tie, ktoré potvrdenie zachytilo, než boli slová známe: niekto ich vymenil.
fair-used-all = Slová všetkých hráčov sú súčasťou každého rozdania.
fair-used-some = Všetky zapečatené slová sú súčasťou každého rozdania. Nič nezapečatili: { $names }.
fair-used-missing = Rozdané bez slov týchto hráčov (kolá v zátvorkách): { $missing }. Všetky ostatné zapečatené slová sú súčasťou rozdaní.
fair-used-none = Nikto žiadne slová nezapečatil: karty určil len server.
fair-used-left-out = Tvoje zariadenie odhalilo svoje slová, ale tieto kolá sa rozdali bez nich: { $rounds }.
fair-used-changed = V týchto kolách sú iné slová než tie, ktoré odhalilo tvoje zariadenie: { $rounds }.
fair-used-plain = Čo pridali hráči, je súčasťou každého rozdania, ale nič neukazuje, že to nikto nevymenil.
fair-cards-record = Karty každého kola vyplývajú z časti servera a zo slov hráčov.
fair-cards-receipt = Karty každého kola vyplývajú z časti servera a zo slov hráčov a tvoje karty boli tie, ktoré videlo tvoje zariadenie.
fair-cards-changed = V kole { $round } videlo tvoje zariadenie iné karty v ruke, než sú v zázname.
fair-moves-record = Každý ťah zodpovedá pravidlám.
fair-moves-changed = Pravidlá v zázname nie sú tie, ktoré videlo tvoje zariadenie pred partiou.
