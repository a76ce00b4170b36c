### MyRummy 111.

## Names

game-one-eleven = MyRummy 111
    .about = Zet je twaalf getallen op volgorde, ruil voor ruil en zonder ze ooit te herschikken.

## Options

option-one-eleven-hand = Kaarten per hand
    .about = Hoeveel kaarten iedereen krijgt; met meer kaarten wordt de ronde langer en moeilijker.
option-one-eleven-hands = Kaarten per speler
    .about = Een handicap: hoeveel kaarten elke speler krijgt, bijvoorbeeld 12,13,14; leeg als iedereen er evenveel krijgt.
option-one-eleven-symbols = Jokersymbolen
    .about = De symbolen op de kaarten 2, 3, 4 enzovoort tot en met 111; wat hier eerst staat, is onze eigen tabel, niet de gedrukte.
option-one-eleven-series = Wat een reeks is
    .about = Welke kaarten van een hand samen tellen bij wie niets meldde.
    .contiguous = kaarten naast elkaar
    .subsequence = kaarten op volgorde, met andere ertussen overgeslagen
option-one-eleven-best = Welke reeks telt
    .about = Welke reeks telt als de langste niet de waardevolste is.
    .value = de waardevolste
    .length = de langste, dan de waardevolste
option-one-eleven-others-score = Wanneer de anderen scoren
    .about = Of ook na een juiste melding de anderen punten krijgen voor hun reeks.
    .always = altijd
    .after-mistake = alleen na een foute melding
option-one-eleven-direction = Richting
    .about = Of iedereen vóór de eerste beurt moet kiezen tussen oplopend en aflopend, en alleen dat telt.
    .either = oplopend en aflopend tellen allebei
    .chosen = alleen de gekozen richting telt
option-one-eleven-announced-for-you = Vanzelf gemeld
    .about = De ronde eindigt vanzelf zodra een ruil een hand op volgorde zet; niemand hoeft te melden.
option-one-eleven-short-pile = Krappe trekstapel
    .about = Wat er voor het opruimen geldt als er minder dan drie kaarten op de trekstapel liggen.
    .reshuffle = de opgeruimde kaarten worden erdoor geschud
    .stay = niemand kan meer opruimen
    .rest = de laatste kaarten komen, andere plekken blijven leeg
option-one-eleven-youngest = De jongste
    .about = De plaats die de eerste ronde begint, geteld vanaf 0.
option-one-eleven-max-turns = Maximaal aantal beurten
    .about = Na zoveel beurten per speler eindigt een ronde zonder melding en krijgt iedereen de punten van één reeks.

## Prompts and moves

phase-one-eleven-choose = Kies een richting: oplopend (rising) of aflopend (falling).
phase-one-eleven-take = Pak een kaart uit het midden.
phase-one-eleven-insert = Voeg de kaart in en kies welke weggaat.
phase-one-eleven-announce = Meld dat je hand op volgorde staat, of pas.

move-one-eleven-choose = choose RICHTING – kies oplopend (rising) of aflopend (falling) voor deze ronde (choose rising)
move-one-eleven-clear = clear – ruim de drie open kaarten in het midden op, er komen drie dichte
move-one-eleven-take = take PLEK – pak de kaart van plek 1, 2 of 3 in het midden (take 2)
move-one-eleven-insert = insert OPENING WELKE – voeg de kaart in bij deze opening, met zoveel kaarten links ervan; de kaart links (left) of rechts (right) ervan gaat weg, of de andere kant (far) (insert 3 right)
move-one-eleven-announce = announce – meld dat je hand op volgorde staat; dat beëindigt de ronde
move-one-eleven-pass = pass – zeg niets; de volgende is aan de beurt

## Events

event-dealt-hand = { $seat } krijgt { $cards } kaarten.
    .you = Je krijgt { $cards } kaarten.
event-chose = { $seat } kiest een richting.
    .you = Je kiest een richting.
event-chose-own = Je getallen moeten van links naar rechts { $direction ->
        [falling] aflopen
       *[rising] oplopen
    }.
event-cleared = { $seat } ruimt { $cards } op; er liggen nu nieuwe dichte kaarten.
    .you = Je ruimt { $cards } op; er liggen nu nieuwe dichte kaarten.
event-reshuffled-discards = De opgeruimde kaarten zijn door de trekstapel geschud; kaarten erin: { $stock }.
event-took-hidden = { $seat } pakt de dichte kaart van plek { $spot }.
    .you = Je pakt de dichte kaart van plek { $spot }.
event-inserted = { $seat } laat de { $card } gaan en voegt de nieuwe kaart { $drop ->
        [far] { $gap ->
            [0] vooraan
           *[other] achteraan
        }
       *[other] op die plek
    } in.
    .you = Je laat de { $card } gaan en voegt de nieuwe kaart { $drop ->
            [far] { $gap ->
                [0] vooraan
               *[other] achteraan
            }
           *[other] op die plek
        } in.
    .brief = legt { $card } af
event-announced = { $seat } meldt een hand op volgorde: { $cards }.
    .you = Je meldt een hand op volgorde: { $cards }.
event-order-right = Het klopt: { $points } punten voor { $seat }.
    .you = Het klopt: { $points } punten voor jou.
event-order-wrong = Het klopt niet: geen punten voor { $seat }.
    .you = Het klopt niet: geen punten voor jou.
event-series = { $seat } krijgt { $points ->
        [one] één punt
       *[other] { $points } punten
    } voor { $cards }.
    .you = Je krijgt { $points ->
            [one] één punt
           *[other] { $points } punten
        } voor { $cards }.
    .brief = krijgt { $points ->
            [one] één punt
           *[other] { $points } punten
        }
event-no-series = { $seat } heeft geen reeks en krijgt niets.
    .you = Je hebt geen reeks en krijgt niets.

## How a round ended

outcome-one-in-order = Er is een hand op volgorde gezet.
outcome-one-mistake = De gemelde hand stond niet op volgorde.
outcome-one-turn-cap = Niemand heeft iets gemeld in alle beurten van deze ronde.

## On the score sheet

tally-one-eleven-symbols = Symbolen in de hand
tally-one-eleven-order = Hand op volgorde
tally-one-eleven-series = Beste reeks: { $cards }
tally-one-eleven-mistake = Gemeld, maar niet op volgorde

## Refusals

error-one-no-spot = Er is geen plek { $spot } in het midden. Pak van plek 1 tot en met { $most }.
error-one-spot-empty = Op plek { $spot } ligt geen kaart meer. Pak van een andere.
error-one-centre-hidden = Opruimen kan pas als in het midden alles open ligt; { $hidden ->
        [one] er ligt nog één kaart
       *[other] er liggen nog { $hidden } kaarten
    } dicht. Pak een kaart.
error-one-pile-short = Voor opruimen zijn drie nieuwe kaarten nodig. Nog op de trekstapel: { $cards }. Pak een kaart.
error-one-no-gap = Er is geen opening { $gap } in je hand. Zeg hoeveel kaarten er links van moeten zitten: 0 tot en met { $most }.
error-one-no-drop = Kaarten links van de nieuwe: { $gap }. Daar kan met “{ $drop }” niets weg. Er gaat een kaart ernaast weg (left of right) of, als de nieuwe kaart aan een uiteinde zit, de andere kant (far).

## Reasons of hints

why-one-ordered = Je hand staat op volgorde.
why-one-not-ordered = Je hand staat nog niet op volgorde.
why-one-orders = Met de { $card } staat je hele hand op volgorde.
why-one-series = Met de { $card } heeft je reeks { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
why-one-fits = De { $card } past tussen { $left } en { $right }.
why-one-none-open = Geen open kaart maakt je reeks langer.

## In the terminal

cli-one-centre = Midden:
cli-face-down = ?
cli-one-pile = Stapels:
cli-one-piles = { $draw } te trekken, { $discards } opgeruimd
cli-one-in-hand = Gepakt:
cli-one-taken = { $card } ({ $symbols ->
        [one] 1 symbool
       *[other] { $symbols } symbolen
    })
cli-one-series = Jouw reeks:
cli-one-worth = { $series } = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
cli-one-gaps = De openingen zijn genummerd. Noem een opening en de kaart ernaast die weggaat: insert { $gap } { $card }.
cli-one-rising = oplopend
cli-one-falling = aflopend
cli-score-word-bonus = Zet een ! achter de punten van wie de ronde beëindigde met een hand op volgorde, voor de bonus: 17! 6.

## On the pages

web-do-announce = Melden
web-do-choose = Kiezen
web-do-clear = Midden opruimen
web-do-insert = Invoegen
web-one-centre = Midden
web-one-spot = Plek { $spot }
web-one-hidden = dicht
web-one-empty = leeg
web-one-stars = Elke ★ op een kaart is aan het einde van de ronde een punt waard.
web-one-symbols = { $count ->
        [one] één symbool
       *[other] { $count } symbolen
    }
web-one-counts = telt mee
web-one-choose = Lopen je getallen van links naar rechts op of af?
web-one-where = Waar komt de { $card }?
web-one-which = Welke kaart gaat weg?
web-one-elsewhere = Andere plek
web-one-leaves = { $card } gaat weg
web-one-between = Tussen { $left } en { $right }
web-one-before = Vóór { $card }
web-one-after = Achter { $card }
web-one-series = { $count ->
        [one] Reeks van één kaart
       *[other] Reeks van { $count } kaarten
    }
web-one-no-series = Nog geen reeks
web-one-ordered = Je hand staat op volgorde!
web-one-passing = Nog niet op volgorde: je past.
web-one-auto = Passen tot alles op volgorde is
web-one-wrong = Je hand staat niet op volgorde: melden levert je niets op en beëindigt de ronde.
web-one-announce-anyway = Toch melden
web-one-rising = Oplopend
web-one-falling = Aflopend
web-settings-pass-about = Zolang je hand niet op volgorde staat, hoef je niet zelf op “Passen” te tikken.
web-replay-chose = { $seat } kiest voor { $direction ->
        [falling] aflopende
       *[rising] oplopende
    } getallen.

## The lesson

lesson-one-eleven-swap = Je getallen moeten oplopen, maar ze wisselen nooit van plaats: alleen ruilen brengt orde. De 90 zit in de weg. Pak de 18, voeg hem in na de 5 en laat de 90 gaan.
lesson-one-eleven-end = Voeg je een kaart aan een uiteinde in, dan mag de kaart aan het andere uiteinde weg. De 88 vooraan zit in de weg: pak de 110, voeg hem helemaal achteraan in en laat de 88 gaan.
lesson-one-eleven-announce = Nu loopt alles op van links naar rechts. Meld het: daarmee eindigt de ronde, en je krijgt alle sterren op je kaarten als punten, en 5 erbij.
lesson-one-eleven-win = Twee kaarten zitten in de weg, de 90 en de 3. Vervang ze met twee keer ruilen: pas na de eerste, meld na de tweede.

## The rules

rules-one-eleven =
    MyRummy 111 is voor twee tot vijf spelers en heeft 110 kaarten met de getallen 2 tot en met 111,
    elk één keer.

    Iedereen krijgt 12 kaarten die de anderen niet zien. Laat ze in de volgorde waarin ze komen: je
    mag ze nooit herschikken. Drie kaarten liggen dicht in het midden, de rest is de trekstapel. Je
    doel: al je getallen lopen van links naar rechts op, of ze lopen allemaal af. Gaten maken niet
    uit. Kies liefst vooraf een van de twee, maar je zit er niet aan vast.

    De jongste begint, daarna gaat het met de klok mee. Je beurt is één ruil:
    1. Pak een van de drie kaarten uit het midden. Een dichte kaart zie je pas als je hem hebt
    gepakt, en terugleggen mag dan niet meer.
    2. Voeg hem ergens tussen je kaarten of aan een uiteinde in.
    3. Een van de twee kaarten ernaast verlaat je hand en komt open op de lege plek. Komt de nieuwe kaart
    aan een uiteinde, dan mag in plaats daarvan de kaart aan het andere uiteinde weg.

    Liggen alle drie de kaarten in het midden open, dan mag je ze eerst opruimen: ze gaan naar de
    aflegstapel, er komen drie nieuwe dicht voor in de plaats, en daar pak je er één van. Heeft de
    trekstapel minder dan drie kaarten, dan worden de eerder opgeruimde kaarten erdoor geschud, maar
    niet de drie die je net opruimt; is dat nog niet genoeg, dan kan niemand opruimen.

    Na je ruil mag je melden dat je hand op volgorde staat. Het hoeft niet: je mag op meer punten
    wachten. De melding beëindigt de ronde:
    – Klopt het, dan krijg je alle jokersymbolen op je kaarten als punten, en 5 erbij.
    – Klopt het niet, dan krijg je niets.
    – Hoe dan ook krijgen alle anderen de symbolen van één reeks: het waardevolste stuk van hun hand
    dat zonder onderbreking oploopt of afloopt. Het mag overal beginnen.

    Meldt niemand iets, dan eindigt de ronde na 100 beurten per speler en krijgt iedereen de punten
    van één reeks. De volgende ronde begint wie links zit van wie het laatst begon. Zodra iemand 60
    punten heeft, wint wie het hoogste totaal heeft; bij gelijke stand wie de beste laatste ronde
    had; is ook die gelijk, dan wordt de overwinning gedeeld.

    Hoeveel symbolen er op elke kaart staan, is uit het regelblad niet op te maken. Onze eigen tabel
    komt daarvoor in de plaats en gaat op het laatste cijfer af: 1 symbool voor 1, 3, 6 en 9; 2 voor
    2, 4 en 8; 3 voor 5 en 7; 4 voor 0. Heb je de echte kaarten, zet hun aantallen dan in de optie
    “symbols”.

    Varianten van het regelblad, als opties: een vast aantal rondes in plaats van de 60 punten,
    bijvoorbeeld zoveel als er spelers zijn; meer dan 12 kaarten voor iedereen, dat is moeilijker;
    of handen van verschillende grootte om krachtsverschil te verkleinen: 12 kaarten voor beginners,
    13 voor betere spelers en 14 voor experts.

## The rules: chapters and pictures

web-chapter-aim = Het doel
web-chapter-clear = Het midden opruimen
web-chapter-announce = Melden
web-chapter-symbols = Jokersymbolen
web-figure-order = Twaalf getallen op volgorde: elk is hoger dan het vorige. Gaten maken niet uit.
web-figure-insert = Hier komt de { $card }. Een van de kaarten ernaast, { $one } of { $other }, moet weg; de { $gone } gaat, en alles staat op volgorde.
web-figure-insert-end = Aan een uiteinde kan een kaart ook die aan de andere kant verdrijven: hier mag de { $one } of de { $other } weg, en de { $gone } gaat.
web-figure-clear = Alle drie liggen open. Voor je er een pakt, mag je er drie dichte voor in de plaats laten leggen.
web-figure-series = Wie niet heeft gemeld, krijgt de punten van het beste stuk dat alleen oploopt of alleen afloopt. Hier telt het { $points }.
web-figure-symbols = Onze eigen tabel van symbolen: het laatste cijfer beslist.
web-figure-centre = In het midden

## Disputed points: MyRummy 111

ruling-q-one-1 = Wat is een reeks voor wie niet heeft gemeld?
    .ruling = Kaarten naast elkaar die alleen oplopen of alleen aflopen. Ertussen mag er geen worden overgeslagen.
ruling-q-one-2 = Krijgen de anderen ook punten na een juiste melding?
    .ruling = Ja, altijd: of de melding nu klopte of niet.
ruling-q-one-3 = Wat als de langste reeks niet de waardevolste is?
    .ruling = De waardevolste telt.
ruling-q-one-4 = Moet je reeks de kant op lopen die je had gekozen?
    .ruling = Nee. Een richting kiezen is maar een advies; oplopen en aflopen tellen allebei.
ruling-q-one-5 = Mag er meer dan één reeks worden geteld?
    .ruling = Nee, één is het maximum.
ruling-q-one-6 = Hoeveel jokersymbolen staan er op elke kaart?
    .ruling = Het regelblad verraadt het maar van vier. Onze eigen tabel klopt met die vier, en je kunt de symbolen van je eigen kaarten invullen.
ruling-q-one-7 = Telt er na een foute melding nog een reeks?
    .ruling = Nee, er is helemaal niets te halen.
ruling-q-one-8 = Moet je een hand op volgorde melden?
    .ruling = Nee, je mag op meer punten wachten.
ruling-q-one-9 = Mag je melden zonder ruil, bijvoorbeeld een hand die al op volgorde is gedeeld?
    .ruling = Nee, alleen na een eigen ruil.
ruling-q-one-10 = Wat als de trekstapel te klein is om op te ruimen?
    .ruling = De eerder opgeruimde kaarten worden erdoor geschud, maar niet de drie die je net opruimt. Zijn het er dan nog minder dan drie, dan kan niemand opruimen.
ruling-q-one-11 = Wat als niemand ooit iets meldt?
    .ruling = Daar zegt het regelblad niets over. Na het aantal beurten dat in de opties staat, eindigt de ronde en krijgt iedereen de punten van één reeks.
ruling-q-one-12 = Mag je de gepakte kaart terugleggen?
    .ruling = Nee. Hij blijft in je hand, en een kaart ernaast moet weg.
ruling-q-one-13 = Mag je een dichte kaart bekijken voor je kiest?
    .ruling = Nee, gepakt is gepakt.
ruling-q-one-14 = Wat als totalen en laatste rondes gelijk zijn?
    .ruling = Dan wordt de overwinning gedeeld.
ruling-q-one-15 = Wie wint bij gelijke stand na een vast aantal rondes?
    .ruling = Ook dan beslist de beste laatste ronde.
ruling-q-one-17 = Mag je in dezelfde beurt opruimen en melden?
    .ruling = Ja, opruimen hoort bij de beurt. Maar opruimen mag maar één keer per beurt.
ruling-q-one-18 = Mag je de opgeruimde kaarten doorkijken?
    .ruling = Ja, ze liggen open.
ruling-d-one-1 = In het gedrukte voorbeeld gaat een 23 weg die nergens te zien is.
    .ruling = Een drukfout: de 83 is bedoeld, want alleen de 27 of de 83 mag daar weg.
