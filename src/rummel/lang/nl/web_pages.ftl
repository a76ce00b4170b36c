# Het scoreblad voor thuis, de instellingen en wat erbij hoort.

web-start-sheet = Scoreblad openen
web-start-sheet-about = Echte kaarten of stenen op tafel? Tik aan wat over is, en het scoreblad telt alles op.
web-rules-index-about = Elk spel met plaatjes, en met de punten waar je het vaak over oneens bent.
web-not-found-about = Misschien zit er een tikfout in het adres, of is wat hier stond er niet meer.
web-no-server = De server antwoordt niet
web-no-server-again = Opnieuw proberen
web-no-server-works = Dit werkt ook zonder server
web-no-server-rules = De regels van alle spellen

## Het scoreblad

web-score-names = Wie speelt er mee?
web-score-ends = De partij eindigt
web-score-ends-rounds = na zoveel rondes
web-score-ends-target = bij zoveel punten
web-score-rounds = Aantal rondes
web-score-points = Aantal punten
web-score-round-of = Ronde { $number } van { $count }
web-score-starts-anew = Wie begint, wordt opnieuw geloot.
web-score-won = Wie heeft gewonnen?
web-score-draw = Gelijkspel
web-score-out = Wie is alles kwijt?
web-score-ended = Wie heeft de ronde beëindigd?
web-score-nobody = Niemand
web-score-how = Hoe?
web-score-knock = Met een rest
web-score-gin = Alle tien: gin
web-score-big-gin = Alle elf
web-score-first = Wie legde als eerste?
web-score-first-about = Wie als eerste legt en niet wint, verliest { $points } meer.
web-score-double = Alles in één keer gelegd
web-score-double-about = Er lag nog niets: de ronde telt dubbel.
web-score-points-of = Punten van { $name }
web-score-symbols-of = Symbolen van { $name }
web-score-left = { $points } over
web-score-sum = of typ het totaal
web-score-free = Zelf punten invullen
web-score-by-rules = Tellen volgens de regels
web-score-again = Nog eens spelen
web-score-go-on = Nog één ronde
web-score-correct-about = Tik op het nummer van een ronde om die te verbeteren.
web-score-drop = Een nieuw blad beginnen?
web-score-drop-about = Alle rondes op dit blad zijn dan weg.

web-score-about-free = Deze punten worden opgeschreven zoals ze hier staan.
web-score-about-points = Iedereen vult de jokersymbolen van zijn beste reeks in. Wie de ronde met een hand op volgorde heeft beëindigd, krijgt er { $bonus } bij; wie zich daarbij vergiste, krijgt niets.
web-score-about-winner = Winst telt als één punt.
web-score-about-two = Wie minder overheeft, krijgt het verschil en { $win } punten, bij een undercut { $undercut }.
web-score-about-two-plain = Wie minder overheeft, krijgt het verschil, bij een undercut { $undercut } punten meer.
web-score-about-lowest-rest = Wie het minst overheeft, krijgt { $points } punten; bij gelijke rest wie het eerst toonde.
web-score-about-wins = Wie alles kwijt is, krijgt een punt. Is niemand dat, dan wint de laagste rest.
web-score-about-takes = Wie alles kwijt is, krijgt wat de anderen overhebben.
web-score-about-minus = Iedereen verliest wat hij overheeft; wie alles kwijt is, verliest niets.
web-score-about-lowest = Raakt niemand alles kwijt, dan wint de laagste rest wat de anderen meer hebben.
web-score-about-blocked = Raakt niemand alles kwijt, dan verliest iedereen wat hij overheeft.
web-score-about-relief = Voor wie alles kwijt is, worden tot { $points } minpunten uit de vorige ronde geschrapt.
web-score-about-joker = Een enkele joker als rest telt niet.

## Instellingen

web-settings-about = Dit alles blijft op dit apparaat en geldt meteen.
web-settings-you = Jij
web-settings-name-about = Zo zien de anderen je aan tafel. Waar je al zit, blijft de oude naam.
web-settings-look = Taal en uiterlijk
web-settings-contrast-about = Hoog contrast heeft donkere lijnen en effen vlakken, voor vermoeide ogen en felle zon.
web-settings-letters-about = Een kleine letter voor elke kleur, als ze moeilijk te onderscheiden zijn.
web-settings-still = Minder beweging
web-settings-still-about = Kaarten en stenen liggen er gewoon, in plaats van te glijden.
web-settings-tables = Aan tafel
web-settings-sound-about = Een zacht geluid als jij aan de beurt bent en als de tijd dringt.
web-settings-plain-about = Goed voor schermlezers en kleine schermen: niets slepen, alle zetten als lijst.
web-settings-tours = Rondleidingen aan tafel
web-settings-tours-about = Aan je volgende tafel zie je nog eens hoe alles werkt.
web-settings-games = Per spel
web-settings-games-about = Wat je ook aan tafel kunt kiezen.
web-settings-knock-about = Hoelang je wordt gevraagd of je een kaart wilt die is blijven liggen.
web-settings-arranged = Hand ordenen op combinaties
web-settings-arranged-about = Wat bij elkaar hoort, staat bij elkaar; de rest staat achteraan.
web-settings-pass-about = Zolang je hand niet op volgorde staat, hoef je niet zelf op “Passen” te tikken.
web-settings-flip-about = Je hoeft niet voor elke kaart te tikken.
web-settings-grid = Tafel als bord met vakken
web-settings-grid-about = Zoals op het bord van het origineel; anders liggen de combinaties waar plaats is.
web-settings-app = Rummel als app
web-settings-app-about = Zet Rummel op je startscherm met “Installeren” of “Toevoegen aan startscherm” in het menu van je browser. Dan opent het als een app; het scoreblad en de regels werken ook zonder verbinding.
web-settings-install = Installeren
