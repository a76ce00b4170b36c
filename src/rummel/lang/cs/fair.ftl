# What a record proves about its deals, and what only a receipt can: one sentence each.

fair-seeds-receipt = Server určil svou část všech rozdání dřív, než byla známá čísikoli slova: je to ta část, kterou si předem nechalo potvrzení.
fair-seeds-record = Samotný záznam neukazuje, že server určil svou část dřív, než byla známá slova hráčů. Ukáže to potvrzení někoho, kdo hrál.
fair-seeds-plain = Tato partie se rozdávala starým způsobem: nic neukazuje, že server určil svou část dřív, než byla známá slova hráčů.
fair-seeds-changed = Část serveru není ta, kterou si potvrzení nechalo, než byla slova známá: někdo ji vyměnil.
fair-words-receipt = Všechna slova byla zapečetěná dřív, než bylo jediné známé: jsou to pečeti, které si předem nechalo potvrzení.
fair-words-record = Samotný záznam neukazuje, že všechna slova byla zapečetěná dřív, než bylo jediné známé. Ukáže to potvrzení někoho, kdo hrál.
fair-words-plain = Starý způsob pečeti nezná: poslední hráč nebo server mohl nejdřív znát všechna ostatní slova.
fair-words-changed = Pečeti nejsou ty, které si potvrzení nechalo, než byla slova známá: někdo je vyměnil.
fair-used-all = Slova všech hráčů jsou součástí každého rozdání.
fair-used-some = Všechna zapečetěná slova jsou součástí každého rozdání. Nic nezapečetili: { $names }.
fair-used-missing = Rozdáno bez slov těchto hráčů (kola v závorkách): { $missing }. Všechna ostatní zapečetěná slova součástí jsou.
fair-used-none = Nikdo žádná slova nezapečetil: karty určil jen server.
fair-used-left-out = Tvoje zařízení odhalilo svá slova, ale tato kola se rozdala bez nich: { $rounds }.
fair-used-changed = V těchto kolech jsou jiná slova než ta, která odhalilo tvoje zařízení: { $rounds }.
fair-used-plain = Co přidali hráči, je součástí každého rozdání, ale nic neukazuje, že to nikdo nevyměnil.
fair-cards-record = Karty každého kola plynou z části serveru a ze slov hráčů.
fair-cards-receipt = Karty každého kola plynou z části serveru a ze slov hráčů a tvoje karty byly ty, které vidělo tvoje zařízení.
fair-cards-changed = V kole { $round } vidělo tvoje zařízení jiné karty v ruce, než jsou v záznamu.
fair-moves-record = Každý tah odpovídá pravidlům.
fair-moves-changed = Pravidla v záznamu nejsou ta, která vidělo tvoje zařízení před partií.
