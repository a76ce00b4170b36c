### Words of every game: the engine's own, for the terminal, the server and the pages alike.

## The language

language-name = Čeština

## Seats and lists

seat = Hráč { $number }
list-and = { $before } a { $last }
list-or = { $before } nebo { $last }

## Bots

bot-mia = Mia
    .about = Teprve se učí: leccos přehlédne a dá se snadno porazit.
bot-leo = Leo
    .about = Hraje pro radost: jednoduché tahy vidí, ty chytré mu unikají.
bot-nora = Nora
    .about = Hraje spolehlivě a málokdy chybuje: dobrá soupeřka pro většinu hráčů.
bot-viktor = Viktor
    .about = Hraje už léta: vidí skoro všechno a zadarmo toho moc nedá.
bot-ada = Ada
    .about = Mistryně: všechno si pamatuje, umí dlouho čekat a hraje na výhru.
bot-named = { $name } (bot)

## Suits of cards, colours of tiles

suit-c = kříže
suit-d = káry
suit-h = srdce
suit-s = piky
colour-blue = modrá (c)
colour-yellow = žlutá (d)
colour-red = červená (h)
colour-green = zelená (s)
colour-black = černá (c)
colour-grey = šedá (d)
colour-purple = fialová (h)

## Options of every game

option-players = Hráči
    .about = Kolik lidí a botů sedí u stolu.
option-rounds = Kola
    .about = Kolik kol má partie; 0, pokud ji ukončují jen body.
option-target = Body, které ukončí partii
    .about = Partie skončí, jakmile má někdo tolik bodů, ať kladných, nebo záporných; 0, pokud ji ukončují jen kola.
option-max-rounds = Limit kol
    .about = Po tolika kolech partie skončí, ať je stav bodů jakýkoli.
option-last-round-decides = Shodu rozhodne poslední kolo
    .about = Mají-li ti nejlepší stejný součet, vyhrává ten, komu se víc dařilo v posledním kole.
option-extra-round = Při shodě kolo navíc
    .about = Při shodě na prvním místě rozhodne další kolo, místo aby se o výhru dělilo nebo byla remíza.
option-group-match = Partie
option-group-deal = Rozdávání a začátek
option-group-turn = Tah
option-group-melds = Co se smí vyložit
option-group-opening = První vyložení
option-group-table = Na stole
option-group-end = Konec kola
option-group-score = Body
option-group-clock = Čas
option-group-limits = Meze

## Events

event-dealt = Každý dostává { $cards }{ $stock ->
        [0] .
        [one] ; k lízání zbývá 1.
        [few] ; k lízání zbývají { $stock }.
        [many] ; k lízání zbývá { $stock }.
       *[other] ; k lízání zbývá { $stock }.
    }
event-starts = Začíná { $seat }.
    .you = Začínáš.
event-drew = { $seat } si lízá.
    .you = Lízáš si.
event-got = Dostáváš { $pieces }.
event-took = { $seat } bere { $pieces }.
    .you = Bereš { $pieces }.
event-melded = { $seat } vykládá { $melds }.
    .you = Vykládáš { $melds }.
event-added = { $seat } dokládá { $pieces } ke kombinaci { $meld }.
    .you = Dokládáš { $pieces } ke kombinaci { $meld }.
event-discarded = { $seat } odhazuje { $pieces }.
    .you = Odhazuješ { $pieces }.
event-passed = { $seat } pasuje.
    .you = Pasuješ.
event-timed-out = { $seat }: čas vypršel.
    .you = Vypršel ti čas.
event-resigned = { $seat } se vzdává.
    .you = Vzdáváš se.
event-round-over = Kolo skončilo.
event-left = { $points ->
        [0] { $seat } nemá žádný zbytek.
        [one] { $seat } má zbytek za { $points } bod.
        [few] { $seat } má zbytek za { $points } body.
        [many] { $seat } má zbytek za { $points } bodu.
       *[other] { $seat } má zbytek za { $points } bodů.
    }
    .you = { $points ->
            [0] Nemáš žádný zbytek.
            [one] Máš zbytek za { $points } bod.
            [few] Máš zbytek za { $points } body.
            [many] Máš zbytek za { $points } bodu.
           *[other] Máš zbytek za { $points } bodů.
        }
event-match-over = { $win ->
        [draw] Partie skončila. Nevítězí nikdo: remíza.
        [team] Partie skončila. Vítězí tým: { $winners }.
        [shared] Partie skončila. O výhru se dělí: { $winners }.
       *[alone] Partie skončila. Vítězí: { $winners }.
    }

## How a match ended

result-target = Padl počet bodů, který partii ukončuje.
result-rounds = Všechna kola jsou odehraná.
result-cap = Partie dosáhla nejvyššího počtu kol.
result-resigned = Už není proti komu hrát.
won = { $win ->
        [draw] Remíza: nevítězí nikdo
        [team] Vítězí tým: { $winners }
        [shared] O výhru se dělí: { $winners }
       *[alone] Vítězí { $winners }
    }
sheet-bonus = Prémie
tally-melds = Vyložené karty
tally-left = Karty v ruce
tally-rest = Zbylo
tally-taken = Co ztrácejí ostatní
tally-difference = Rozdíl zbytků: { $more } − { $less }
tally-won = Vyhrané kolo

## Reasons of hints

why-goes-out = Tím se zbavíš všeho.
why-joker-kept = Žolík ti zůstává.
why-alone = { $piece } se nehodí k ničemu, co ještě máš.
why-completes = { $piece } dokončí kombinaci { $pieces }.
why-longer = { $piece } prodlužuje kombinaci: { $pieces }.
why-no-meld = { $piece } ti žádnou kombinaci nedokončí.
why-refused = { $seat } odhazuje nebo nechává ležet { $pieces }: zřejmě to k ničemu nepotřebuje.
why-sure = Nejlepší bot takhle hraje { $sure }krát z 10.

## Refusals: notation

error-bad-piece = „{ $text }“ není karta ani kámen. Piš číslo a hned za ním barvu (c, d, h, s): 7h, 10c, Ks nebo 13s; žolík je *.
error-bad-meld = „{ $text }“ není seznam karet ani kamenů. Odděluj je mezerami: 5h 6h 7h.
error-bad-move = „{ $text }“ tu nejde přečíst jako tah. Znám: { $moves }.
error-bad-number = „{ $text }“ není celé číslo.

## Refusals: rules and seats

error-unknown-game = Hra „{ $game }“ neexistuje. Vyber si z těchto: { $games }.
error-unknown-option = { $game }: volbu „{ $option }“ tato hra nemá. Má tyto: { $options }.
error-unknown-bot = Bot „{ $bot }“ neexistuje. Vyber z těchto: { $bots }.
error-unknown-language = Jazyk „{ $language }“ zatím neumím. Vyber z těchto: { $languages }.
error-bad-option = Volba { $option } nemůže mít hodnotu „{ $value }“. Může mít: { $expected }.
error-options-clash = Volby { $first } a { $second } si odporují. Jednu z nich změň.
error-bad-seats = { $game }, počet hráčů: { $numbers }, ne { $players }.
error-bot-failed = Bot „{ $bot }“ nemůže hrát dál: { $reason } ({ $move }). To je chyba programu. Nahlas ji prosím s touto zprávou, volbami a semínkem.

## Refusals: moves

error-not-your-turn = { $seat } teď není na řadě.
error-round-over = Kolo skončilo: hrát se dá až po dalším rozdání.
error-match-over = Partie skončila.
error-round-not-over = Nejdřív dohrajte toto kolo, teprve pak se rozdá další.
error-wrong-phase = „{ $move }“ v této chvíli tahu nejde. Podívej se, které tahy jsou možné.
error-not-in-hand = { $piece } nemáš.
error-wrong-move = „{ $move }“ není tah této hry.
error-no-seat = Místo „{ $text }“ tu není. Místa se počítají od 0 a poslední je { $last }.
error-has-resigned = { $seat } už nehraje: partii má vzdanou.
error-clock-only = To smějí říct jen hodiny. Řídíš-li hodiny ty, použij Match.time_out.
error-deals-outside = Tato partie dostává klíč každého rozdání zvenčí. Další kolo rozdej pomocí rummel.match.next_round a klíče.

## Refusals: melds

error-meld-short = Kombinace má aspoň tři karty nebo kameny; { $meld } má jen { $count }.
error-meld-neither = { $meld } není postupka ani set. Postupka stoupá v jedné barvě, set má jedno číslo v různých barvách.
error-meld-neither-mixed = { $meld } není postupka ani set. Postupka stoupá číslo za číslem, set má jedno číslo v různých barvách.
error-run-gap = Postupka { $meld } nenavazuje mezi { $before } a { $after }: čísla musí jít po sobě.
error-run-suits = Postupka { $meld } míchá barvy: { $piece } do ní nepatří.
error-run-wrap = Postupka { $meld } pokračuje za své poslední číslo. Tam musí skončit.
error-run-long = Postupka { $meld } má délku { $count }; nejvíc je { $most }.
error-runs-barred = Tady se vykládají jen sety a { $meld } je postupka.
error-set-suit-twice = V setu { $meld } je dvakrát stejná barva: { $suit }. Každá v něm smí být jen jednou.
error-set-ranks = Set { $meld } míchá čísla. Všechna musí být stejná.
error-sets-barred = Tady se vykládají jen postupky a { $meld } je set.
error-joker-undeclared = Řekni, co v kombinaci { $meld } znamená žolík, třeba *=7h.
error-joker-no-natural = V kombinaci { $meld } musí být kromě žolíků aspoň jedna jiná karta nebo kámen.
error-joker-too-many = Počet žolíků v kombinaci { $meld }: { $count }. { $most ->
        [one] Smí tam být jen jeden
        [few] Smí tam být nejvýše { $most }
        [many] Smí tam být nejvýše { $most }
       *[other] Smí tam být nejvýše { $most }
    }.
error-joker-adjacent = V kombinaci { $meld } leží dva žolíci vedle sebe. Dej mezi ně něco jiného.
error-joker-majority = V kombinaci { $meld } musí být žolíků míň než ostatních.

## Refusals: records and deals

error-record-empty = Záznam je prázdný.
error-record-file = Záznam { $path } nejde přečíst: { $reason }. Zkontroluj cestu.
error-record-line = Řádek { $line } záznamu nejde přečíst: { $reason ->
        [order] na toto místo nepatří
        [seats] má víc nebo míň míst, než je hráčů
        [round] nesedí číslo kola nebo jeho semínka
        [reveal] odhalené semínko není šestnáctkové číslo
        [pledges] pečeti chybí nebo je nejde přečíst
        [unknown] není to řádek záznamu
        [number] uvádí číslo kombinace, která tam není
        [length] je příliš dlouhý
       *[other] { $reason }
    }.
error-record-version = Záznam má verzi { $version }; tento program čte verzi { $known }.
error-record-move = Tah na řádku { $line } odporuje pravidlům: { $reason }
error-record-result = Výsledek na řádku { $line } neplyne z tahů.
error-record-cut = Záznam končí za řádkem { $line }, dřív než partie.
error-record-after-end = Řádek { $line } stojí až za koncem partie.
error-deal-commit = Semínko odhalené na řádku { $line } neodpovídá závazku danému před rozdáním.
error-deal-words = { $seat } má na řádku { $line } slova, která neodpovídají pečeti z doby před partií.
error-receipt-read = Potvrzení nejde přečíst: { $reason }

## Refusals: score sheets

error-sheet-entries = Kolo má mít za každého hráče jeden údaj, celkem { $needed }; tady { $count ->
        [one] je jeden
        [few] jsou { $count }
        [many] je { $count }
       *[other] je { $count }
    }.
error-sheet-points = „{ $text }“ nejsou body. Piš celé číslo, třeba 12 nebo -7.
error-sheet-racks = V této hře se zbytky nepočítají: zadej body každého hráče.
error-sheet-empty = Nic nezbývá jen vítězi, tady ale nemá nic víc hráčů ({ $count }). Zapiš, co zbylo ostatním.
error-sheet-round = Kolo { $number } v zápisu ještě není; { $count ->
        [0] zapsané není žádné
        [one] zapsané je jedno
        [few] zapsaná jsou { $count }
        [many] zapsáno je { $count }
       *[other] zapsáno je { $count }
    }.
error-sheet-word = „{ $text }“ tu nic neznamená. Znám: { $words }.
error-sheet-sides = Za každou stranu zapiš jeden údaj, s lomítkem mezi nimi. Potřeba: { $needed }; tady: { $count }.
error-sheet-many = „{ $word }“ nemůže být { $count }: nejvýš { $most }.
error-sheet-melds = K těmto prémiím patří kombinace aspoň za { $needed }, ne za { $points }: zapiš hodnotu všech vyložených karet.

## Refusals: lessons

error-lesson-unknown = Tuto úlohu lekce nemá ({ $game }). Počet úloh: { $tasks }.
error-lesson-other = Pravidla to dovolují, ale v této úloze jde o něco jiného. Přečti si ji znovu, nebo si to nech ukázat.
error-lesson-long = Úloha má nejvýš { $most } tahů. Začni ji znovu.
error-puzzle-more = Takhle jich vyložíš { $laid }, a jde jich vyložit { $most }. Hledej dál.

## Refusals: positions as text

error-position-long = Pozice má nejvýš { $most } znaků. Vynech, co se zkopírovalo omylem.
error-position-field = Pozice této hry nemá „{ $field }“. Její pole se píšou jako pole=hodnota a jsou to: { $fields }.
error-position-twice = „{ $field }“ je tu dvakrát. Uveď to jen jednou.
error-position-lacks = Chybí „{ $field }“. Doplň to, nebo vynech, co k tomu patří.
error-position-value = „{ $value }“ se k poli { $field } nehodí. Může být: { $expected }.
error-position-seats = Pole { $field } potřebuje jednu hodnotu pro každé místo: { $players }, a ne { $count }.
error-position-copies = { $piece } je tu { $count }×, ve hře ale jen { $most }×. Projdi ruce, hromádky i kombinace.
error-position-count = Ruce, hromádky a kombinace mají dohromady { $count } karet nebo kamenů včetně skrytých, hra jich má { $pack }. Oprav některé číslo, nebo napiš do jedné z hromádek ?rest.
error-position-clash = { $first } a { $second } takhle být spolu nemohou. Jedno z nich změň.
error-position-stuck = V této pozici by nikdo nemohl táhnout. Změň fázi, nebo ruku toho, kdo je na řadě.
error-position-no-deal = Na { $tries } pokusů se nenašlo nic, co by mohlo být skryté. Uveď z rukou víc.
error-position-open = Co je v poli { $field } skryté, by tu muselo být vidět. Místo „?“ to napiš.

## Refusals: positions for the arranger

error-solve-line = Tuto pozici nejde přečíst: { $reason }. Každý řádek je objekt JSON s „game“ a „rack“, případně i s „table“, „rules“, „opened“ a „objective“.
error-solve-no-melds = V této hře není co skládat: nemá kombinace.
error-solve-copies = { $piece } je tu víckrát než ve hře ({ $most }×). Projdi stůl i stojánek.
error-solve-jokers = Žolíků je tu { $count }; nejvíc jich může být { $most }.
error-solve-rack-long = Na stojánku je { $count }; nejvíc se vejde { $most }.
error-solve-table = Na stole leží něco, co není kombinace. Každá tam musí být postupka nebo set.
error-solve-rules = Tato pravidla si odporují, nebo je některá hodnota či cíl mimo meze.
error-solve-limit = Některá mez je pod nulou nebo příliš vysoká.

## What a record proves about its deals, and what only a receipt can

fair-seeds-receipt = Server určil svou část všech rozdání dřív, než byla známá číkoli slova: je to ta část, kterou předem zachytilo potvrzení.
fair-seeds-record = Samotný záznam neukazuje, že server určil svou část dřív, než byla známá slova hráčů. Ukáže to potvrzení někoho, kdo hrál.
fair-seeds-plain = Tato partie se rozdávala starým způsobem: nic neukazuje, že server určil svou část dřív, než byla známá slova hráčů.
fair-seeds-changed = Část serveru není ta, kterou potvrzení zachytilo, než byla slova známá: někdo ji vyměnil.
fair-words-receipt = Všechna slova byla zapečetěná dřív, než bylo jediné známé: jsou to pečeti, které předem zachytilo potvrzení.
fair-words-record = Samotný záznam neukazuje, že všechna slova byla zapečetěná dřív, než bylo jediné známé. Ukáže to potvrzení někoho, kdo hrál.
fair-words-plain = Starý způsob pečeti nezná: poslední hráč nebo server mohl nejdřív znát všechna ostatní slova.
fair-words-changed = Pečeti nejsou ty, které potvrzení zachytilo, než byla slova známá: někdo je vyměnil.
fair-used-all = Slova všech hráčů jsou součástí každého rozdání.
fair-used-some = Všechna zapečetěná slova jsou součástí každého rozdání. Nic nezapečetili: { $names }.
fair-used-missing = Rozdáno bez slov těchto hráčů (kola v závorkách): { $missing }. Všechna ostatní zapečetěná slova jsou součástí rozdání.
fair-used-none = Nikdo žádná slova nezapečetil: karty určil jen server.
fair-used-left-out = Tvoje zařízení odhalilo svá slova, ale tato kola se rozdala bez nich: { $rounds }.
fair-used-changed = V těchto kolech jsou jiná slova než ta, která odhalilo tvoje zařízení: { $rounds }.
fair-used-plain = Co přidali hráči, je součástí každého rozdání, ale nic neukazuje, že to nikdo nevyměnil.
fair-cards-record = Karty každého kola plynou z části serveru a ze slov hráčů.
fair-cards-receipt = Karty každého kola plynou z části serveru a ze slov hráčů a tvoje karty byly ty, které vidělo tvoje zařízení.
fair-cards-changed = V kole { $round } vidělo tvoje zařízení jiné karty v ruce, než jsou v záznamu.
fair-moves-record = Každý tah odpovídá pravidlům.
fair-moves-changed = Pravidla v záznamu nejsou ta, která vidělo tvoje zařízení před partií.
