# What a record proves about its deals, and what only a receipt can: one sentence each.

fair-seeds-receipt = De server had zijn deel van alle rondes vastgelegd voordat iemands woorden bekend waren: het is het deel dat het bewijs vooraf heeft bewaard.
fair-seeds-record = Het verslag alleen laat niet zien dat de server zijn deel had vastgelegd voordat de woorden van de spelers bekend waren. Het bewijs van iemand die meespeelde wel.
fair-seeds-plain = Deze partij is op de oude manier gedeeld: niets laat zien dat de server zijn deel had vastgelegd voordat de woorden van de spelers bekend waren.
fair-seeds-changed = Het deel van de server is niet wat het bewijs heeft bewaard voordat de woorden bekend waren: het is verwisseld.
fair-words-receipt = Alle woorden waren verzegeld voordat er ook maar één bekend was: het zijn de zegels die het bewijs vooraf heeft bewaard.
fair-words-record = Het verslag alleen laat niet zien dat alle woorden verzegeld waren voordat er ook maar één bekend was. Het bewijs van iemand die meespeelde wel.
fair-words-plain = De oude manier kent geen zegels: de laatste speler, of de server, kan alle andere woorden eerst hebben gekend.
fair-words-changed = De zegels zijn niet die het bewijs heeft bewaard voordat de woorden bekend waren: ze zijn verwisseld.
fair-used-all = De woorden van alle spelers zitten in elke ronde.
fair-used-some = Alle verzegelde woorden zitten in elke ronde. Niets verzegeld hebben: { $names }.
fair-used-missing = Gedeeld zonder de woorden van deze spelers (rondes tussen haakjes): { $missing }. Alle andere verzegelde woorden zitten erin.
fair-used-none = Niemand heeft woorden verzegeld: de kaarten kwamen alleen van de server.
fair-used-left-out = Je apparaat heeft zijn woorden onthuld, maar deze rondes zijn zonder die woorden gedeeld: { $rounds }.
fair-used-changed = In deze rondes zitten andere woorden dan je apparaat heeft onthuld: { $rounds }.
fair-used-plain = Wat de spelers hebben toegevoegd zit in elke ronde, maar niets laat zien dat niemand het heeft verwisseld.
fair-cards-record = De kaarten van elke ronde volgen uit het deel van de server en de woorden van de spelers.
fair-cards-receipt = De kaarten van elke ronde volgen uit het deel van de server en de woorden van de spelers, en jouw hand was die je apparaat heeft gezien.
fair-cards-changed = In ronde { $round } zag je apparaat een andere hand dan die in het verslag.
fair-moves-record = Elke zet volgt de regels.
fair-moves-changed = De regels in het verslag zijn niet die je apparaat voor de partij heeft gezien.
