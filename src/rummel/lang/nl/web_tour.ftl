# De rondleiding bij een eerste spel.

web-tour = Een korte rondleiding
web-tour-next = Snap ik
web-tour-skip = Overslaan
web-tour-again = Rondleiding tonen
web-tour-soon = De rondleiding begint aan je volgende tafel.

web-tour-sort = Hier sorteer je op kleur of getal. Je eigen volgorde blijft ook bewaard.
web-tour-discard = Kies één kaart en tik hier: weggooien sluit je beurt af.

web-tour-tiles-rack = Dit zijn je stenen. Tik ze aan om ze te kiezen, of sleep ze meteen naar de tafel.
web-tour-tiles-new = Hier komen gekozen stenen als nieuwe combinatie. Je kunt ze verschuiven tot het past.
web-tour-tiles-draw = Kun of wil je niet leggen, doe dan dit.
web-tour-tiles-undo = Nog niets is definitief: hier ga je stappen terug en vooruit, of leg je alles terug.
web-tour-tiles-done = Zodra de hele tafel klopt, sluit dit je beurt af.

web-tour-cards-hand = Je hand. Tik kaarten aan om ze te kiezen, of sleep ze naar hun plek.
web-tour-romme-stock = Hier begint je beurt: trek een kaart, of pak de open kaart ernaast.
web-tour-romme-lay = Leg gekozen kaarten hier opzij en bouw een combinatie. Je ziet meteen wat die telt, en terugnemen kan ook.
web-tour-romme-knock = Iemand liet deze kaart liggen. Klop en je krijgt hem met een strafkaart; anders pas je.

web-tour-gin-stock = Pak wat open ligt, of trek hier.
web-tour-gin-hand = Je hand, combinaties naast elkaar. Tik of sleep om zelf te ordenen.
web-tour-gin-left = Zoveel zou er nog overblijven. Hoe minder, hoe beter.
web-tour-gin-end = Je zou de ronde nu kunnen beëindigen. Het hoeft niet: wacht als je op meer hoopt.

web-tour-one-hand = Je getallen. Ze wisselen nooit van plaats: alleen ruilen brengt orde.
web-tour-one-take = Pak een van deze drie. Van een dichte zie je het getal pas dan.
web-tour-one-insert = Tik nu op de plek waar deze kaart moet komen, of sleep hem erheen.
web-tour-one-leave = Een van de gemarkeerde kaarten moet weg. Tik aan welke je kunt missen.
web-tour-one-announce = Alles op volgorde? Meld het, of pas en wacht op meer punten.

web-tour-karo-team = De helden willen alle rode kaarten op tafel, de schurken alle zwarte.
web-tour-karo-hand = Je kaarten. Wat nu past, is licht; tik er een aan en leg hem.
web-tour-karo-rows = Elke kleur groeit vanaf zijn acht, omhoog en omlaag, zonder gat.
web-tour-karo-draw = Past er niets, trek dan hier een kaart. In je volgende beurt mag je hem leggen.

web-tour-duel-flip = Hier draai je je bovenste kaart om. Iedereen tegelijk, en de hoogste pakt ze allemaal.
web-tour-duel-turned = Hier ligt wat je hebt omgedraaid, met wat het telt.
web-tour-duel-count = Zoveel kaarten heeft elk team. Aan het einde wint wie er meer heeft.
web-tour-duel-auto = Haast? Dan draaien je kaarten vanzelf om.
