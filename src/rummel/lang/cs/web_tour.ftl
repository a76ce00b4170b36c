# Průvodce první hrou.

web-tour = Krátký průvodce
web-tour-next = Jasně
web-tour-skip = Přeskočit
web-tour-again = Ukázat průvodce
web-tour-soon = Průvodce začne u tvého příštího stolu.

web-tour-sort = Tady řadíš podle barvy nebo čísla. Zachová se i tvé vlastní pořadí.
web-tour-discard = Vyber jednu kartu a klepni sem: odhozením tvůj tah končí.

web-tour-tiles-rack = To jsou tvé kameny. Klepnutím je vybíráš, nebo je rovnou přetáhni na stůl.
web-tour-tiles-new = Sem přijdou vybrané kameny jako nová kombinace. Můžeš je přesouvat, dokud to nesedí.
web-tour-tiles-draw = Když nemůžeš nebo nechceš vykládat, udělej místo toho toto.
web-tour-tiles-undo = Ještě nic neplatí: tady jdeš o krok zpět i vpřed, nebo vše vrátíš.
web-tour-tiles-done = Jakmile je celý stůl v pořádku, tímto tah ukončíš.

web-tour-cards-hand = Tvé karty. Klepnutím je vybíráš, nebo je přetáhni, kam patří.
web-tour-romme-stock = Tady tah začíná: lízni si kartu, nebo vezmi odhozenou vedle.
web-tour-romme-lay = Vybrané karty odlož sem a slož kombinaci. Hned vidíš, kolik platí, a můžeš ji vzít zpět.
web-tour-romme-knock = Tuto kartu někdo nechtěl. Zaklepej a dostaneš ji s trestnou kartou; jinak pasuješ.

web-tour-gin-stock = Tady ber, co leží odkryté, nebo si lízni.
web-tour-gin-hand = Co máš v ruce, kombinace vedle sebe. Klepáním nebo tažením si to srovnáš po svém.
web-tour-gin-left = Tolik by ti ještě zbylo. Ať je to co nejméně.
web-tour-gin-end = Teď můžeš kolo ukončit. Nemusíš: počkej, doufáš-li ve víc.

web-tour-one-hand = Tvá čísla. Místo nikdy nemění: srovnáš je jen výměnami.
web-tour-one-take = Vezmi jednu z těchto tří. U zakryté uvidíš číslo až potom.
web-tour-one-insert = Teď klepni na mezeru, kam má karta přijít, nebo ji tam přetáhni.
web-tour-one-leave = Jedna z označených karet musí odejít. Klepni na tu, kterou můžeš postrádat.
web-tour-one-announce = Máš srovnáno? Ohlas to, nebo pasuj a čekej na víc bodů.

web-tour-karo-team = Hrdinové chtějí na stole všechny červené karty, padouši všechny černé.
web-tour-karo-hand = Tvé karty. Co se teď hodí, je světlé; klepni na kartu a vylož ji.
web-tour-karo-rows = Každá barva roste od své osmičky, nahoru i dolů a bez mezer.
web-tour-karo-draw = Když se nic nehodí, lízni si tady. Vyložit kartu smíš v dalším tahu.

web-tour-duel-flip = Tady otočíš svou horní kartu. Všichni najednou a nejvyšší bere vše.
web-tour-duel-turned = Tady leží, co otočíš, i s tím, kolik to platí.
web-tour-duel-count = Tolik karet má který tým. Nakonec vyhraje tým, který jich má víc.
web-tour-duel-auto = Spěcháš? Pak se karty otáčejí samy.
