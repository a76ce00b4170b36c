# Sprievodca prvou hrou.

web-tour = Krátky sprievodca
web-tour-next = Jasné
web-tour-skip = Preskočiť
web-tour-again = Ukázať sprievodcu
web-tour-soon = Sprievodca sa začne pri tvojom ďalšom stole.

web-tour-sort = Tu radíš podľa farby alebo čísla. Zachová sa aj tvoje vlastné poradie.
web-tour-discard = Vyber jednu kartu a ťukni sem: odhodením sa tvoj ťah končí.

web-tour-tiles-rack = To sú tvoje kamene. Ťuknutím ich vyberáš alebo ich rovno pretiahni na stôl.
web-tour-tiles-new = Sem prídu vybrané kamene ako nová kombinácia. Môžeš ich presúvať, kým to nesedí.
web-tour-tiles-draw = Keď nemôžeš alebo nechceš vykladať, urob namiesto toho toto.
web-tour-tiles-undo = Ešte nič neplatí: tu ideš o krok späť aj vpred alebo všetko vrátiš.
web-tour-tiles-done = Len čo je celý stôl v poriadku, týmto ťah ukončíš.

web-tour-cards-hand = Tvoje karty. Ťuknutím ich vyberáš alebo ich pretiahni, kam patria.
web-tour-romme-stock = Tu sa ťah začína: potiahni si kartu alebo vezmi odhodenú vedľa.
web-tour-romme-lay = Vybrané karty odlož sem a zlož kombináciu. Hneď vidíš, koľko platí, a môžeš ju vziať späť.
web-tour-romme-knock = Túto kartu niekto nechcel. Zaklop a dostaneš ju s trestnou kartou; inak pasuješ.

web-tour-gin-stock = Tu ber, čo leží odkryté, alebo si potiahni.
web-tour-gin-hand = Čo máš v ruke, kombinácie vedľa seba. Ťukaním alebo ťahaním si to zoradíš po svojom.
web-tour-gin-left = Toľko by ti ešte zostalo. Nech je to čo najmenej.
web-tour-gin-end = Teraz môžeš kolo ukončiť. Nemusíš: počkaj, ak dúfaš vo viac.

web-tour-one-hand = Tvoje čísla. Miesto nikdy nemenia: zoradíš ich len výmenami.
web-tour-one-take = Vezmi jednu z týchto troch. Pri zakrytej uvidíš číslo až potom.
web-tour-one-insert = Teraz ťukni na medzeru, kam má karta prísť, alebo ju tam pretiahni.
web-tour-one-leave = Jedna z označených kariet musí odísť. Ťukni na tú, bez ktorej sa zaobídeš.
web-tour-one-announce = Máš zoradené? Ohlás to alebo pasuj a čakaj na viac bodov.

web-tour-karo-team = Hrdinovia chcú na stole všetky červené karty, zloduchovia všetky čierne.
web-tour-karo-hand = Tvoje karty. Čo sa teraz hodí, je svetlé; ťukni na kartu a vylož ju.
web-tour-karo-rows = Každá farba rastie od svojej osmičky, nahor aj nadol a bez medzier.
web-tour-karo-draw = Keď sa nič nehodí, potiahni si tu. Vyložiť kartu smieš v ďalšom ťahu.

web-tour-duel-flip = Tu otočíš svoju vrchnú kartu. Všetci naraz a najvyššia berie všetko.
web-tour-duel-turned = Tu leží, čo otočíš, aj s tým, koľko to platí.
web-tour-duel-count = Toľko kariet má ktorý tím. Nakoniec vyhrá tím, ktorý ich má viac.
web-tour-duel-auto = Ponáhľaš sa? Potom sa karty otáčajú samy.
