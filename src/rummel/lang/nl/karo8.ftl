### Karo 8.

## Names

game-karo8 = Ruiten 8
    .about = De helden willen de rode kaarten op tafel, de schurken de zwarte, in rijen die vanaf de achten groeien.

## Options

option-karo8-heroes = Helden
    .about = De plaatsen van de helden, geteld vanaf 0; leeg voor om en om, te beginnen bij de eerste.
option-karo8-three-players = Met drie spelen
    .about = Drie spelers mogen ook, twee tegen één.
option-karo8-ace = De aas
    .about = Waar de aas in zijn rij ligt.
    .high = boven de koning
    .low = onder de twee
    .either = aan een van beide kanten
option-karo8-may-hold = Achterhouden
    .about = Wie kan leggen, mag in plaats daarvan trekken, of passen als de stapel leeg is.
option-karo8-play-drawn = Getrokken kaart leggen
    .about = Een kaart die je net getrokken hebt, mag je meteen leggen als hij past.
option-karo8-first-eight = Wie begint zonder de ruiten 8
    .about = Wie van de spelers met een andere acht begint.
    .left = de eerste links van de gever
    .suit = wie harten heeft, anders schoppen, anders klaveren
    .youngest = de jongste, anders de eerste links daarvan
option-karo8-youngest = De jongste
    .about = De plaats van de jongste speler, geteld vanaf 0.
option-karo8-any-eight = Met een willekeurige acht beginnen
    .about = Wie begint, mag elke acht leggen, niet alleen de acht die de doorslag gaf.

## Prompts and moves

phase-karo8-draw-eight = Niemand heeft nog een acht: trek een kaart.
phase-karo8-start = Leg de eerste acht.
phase-karo8-play = Leg een kaart die past; past er geen, trek dan.
phase-karo8-drawn = Leg de kaart die je net getrokken hebt, of pas.

move-karo8-lay = lay KAART – leg een kaart in zijn rij (lay 8d)
move-karo8-draw = draw – trek een kaart van de stapel
move-karo8-pass = pass – doe niets; de volgende is aan de beurt

## Events

event-laid = { $seat } legt { $pieces }.
    .you = Je legt { $pieces }.
event-no-eight = Niemand heeft een acht. Iedereen trekt om de beurt tot er een komt; { $seat } is de eerste.
    .you = Niemand heeft een acht. Iedereen trekt om de beurt tot er een komt; jij bent de eerste.

## How a round ended

outcome-heroes = Alle rode kaarten liggen: de helden winnen.
outcome-villains = Alle zwarte kaarten liggen: de schurken winnen.

## Refusals

error-karo-must-eight = De eerste kaart moet { $piece } zijn. Leg die.
error-karo-no-row = { $piece } past nog niet: eerst moet { $needed } liggen.
error-karo-must-lay = Je kunt een kaart leggen, dus dat moet ook. Kies er een die past.

## Reasons of hints

why-karo-own = Het is je eigen kleur.
why-karo-forced = Van je eigen kleur past er niets.
why-karo-next = Wat daarna past, heb je zelf: { $pieces }.
why-karo-end = Het opent niets voor de anderen.
why-karo-opens = Het opent alleen { $pieces }.
why-karo-holds = Wat past, is niet je eigen kleur.

## On the pages

web-karo-do-lay = Leggen
web-karo-draw = Niets past: trek een kaart.
web-karo-pass = Niets past en er valt niets meer te trekken: pas.
web-karo-until = Verder tot er iets past
web-karo-going = Het gaat vanzelf verder tot je iets kunt leggen.
web-karo-laid = { $team }: { $count } van de { $all } kaarten liggen
web-karo-row = { $low } tot en met { $high }
web-karo-none = { $suit }: er ligt nog niets
web-karo-next = Past hierna: { $pieces }

## The lesson

lesson-karo8-start = Je bent een held: je wint als alle rode kaarten op tafel liggen. Wie ruiten 8 heeft, begint daarmee. Leg hem.
lesson-karo8-row = Elke kleur groeit vanaf de acht, omlaag tot de twee en omhoog tot de aas, zonder gat. De ruiten liggen nu van 8 tot 9, dus past je zeven: leg hem.
lesson-karo8-draw = Geen van je kaarten past: ruiten 3 moet wachten tot 6, 5 en 4 er liggen. Trek dus een kaart; in je volgende beurt mag je hem leggen.
lesson-karo8-hold = Als er een kaart past, moet je leggen, maar jij kiest welke. Klaveren 9 zou de schurken helpen, die alle zwarte kaarten willen. Leg de rode en houd de andere achter.
lesson-karo8-win = Er ontbreken nog maar vier rode kaarten, en jij hebt er drie. Leg ze in een volgorde die uitkomt, en win.

## The rules

rules-karo8 =
    Twee tot vier spelers spelen in twee teams met één spel van 52 kaarten. De helden willen alle
    rode kaarten op tafel krijgen, de schurken alle zwarte. De teams zitten om en om; met drie
    spelers spelen twee tegen één.

    Iedereen krijgt zes kaarten, de rest is de trekstapel. Wie de ruiten 8 heeft, legt die en begint
    daarmee. Heeft niemand hem, dan begint de eerste speler links van de gever die een andere acht
    heeft, met die acht. Zitten alle achten in de stapel, dan trekt iedereen om de beurt één kaart
    tot er een acht komt; wie hem trekt, legt hem meteen.

    Elke kleur (♣ ♦ ♥ ♠) heeft een eigen rij, die met de acht begint. Vandaar groeit die omlaag tot
    de twee en omhoog tot de aas, kaart voor kaart en zonder gat: de zes past pas als de zeven ligt.

    In je beurt leg je één passende kaart, rood of zwart. Kun je leggen, dan moet je: achterhouden
    is hier slim kiezen. Kun je niet, trek dan een kaart; die mag je in je volgende beurt leggen. Is
    de stapel leeg en past er niets, dan pas je.

    De ronde is afgelopen als alle 26 rode of alle 26 zwarte kaarten liggen. Dan wint het team van
    die kleur, wie ook de laatste kaart legde en wat iedereen ook nog in handen heeft. Elke speler
    van het team krijgt een punt.

    Opties: de aas kan onder de twee liggen; je mag kaarten achterhouden en in plaats daarvan
    trekken; een getrokken kaart mag meteen gelegd worden. Mag je achterhouden en past iedereen bij
    een lege stapel één keer na elkaar, dan moet de eerste die daarna kan leggen dat ook doen.

## The rules: chapters and pictures

web-chapter-rows = De rijen
web-figure-no-row = eerst moet de zeven liggen
web-figure-rows = De rijen groeien vanaf hun achten. De bleke kaarten passen nu.

## Disputed points: Karo 8

ruling-q-kar-1 = Waar hoort de aas?
    .ruling = Boven de koning: dan is de acht het midden van zijn rij.
ruling-q-kar-2 = Moet je leggen als je kunt?
    .ruling = Ja. Achterhouden is kiezen welke kaart.
ruling-q-kar-3 = Mag een getrokken kaart meteen worden gelegd?
    .ruling = Nee, pas in je volgende beurt. Alleen de acht waarmee het begint, wordt meteen gelegd.
ruling-q-kar-4 = Wat als de stapel leeg is en niets past?
    .ruling = Dan pas je.
ruling-q-kar-5 = Wie begint als meerdere spelers een andere acht hebben?
    .ruling = De eerste links van de gever.
ruling-q-kar-6 = Moet wie begint precies die acht leggen?
    .ruling = Ja.
ruling-q-kar-7 = Wie trekt het eerst als niemand een acht heeft?
    .ruling = De speler links van de gever; dan om de beurt één kaart.
ruling-q-kar-8 = Hoe speel je met drie?
    .ruling = Twee tegen één.
ruling-q-kar-9 = Wat als je hand leeg is?
    .ruling = Je trekt, of past als de stapel ook leeg is.
ruling-q-kar-10 = Mag je kaarten in de kleur van het andere team leggen?
    .ruling = Ja.
ruling-q-kar-11 = Hoe zitten de teams?
    .ruling = Om en om.
ruling-d-kar-1 = Wint een team met lege handen, zoals sommige vertalingen zeggen?
    .ruling = Nee, het wint als alle kaarten van zijn kleur op tafel liggen.
