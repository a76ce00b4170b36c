# What a record proves about its deals, and what only a receipt can: one sentence each.

fair-seeds-receipt = Server určil svoju časť všetkých rozdaní skôr, než boli známe čiekoľvek slová: je to tá časť, ktorú si vopred nechalo potvrdenie.
fair-seeds-record = Samotný záznam neukazuje, že server určil svoju časť skôr, než boli známe slová hráčov. Ukáže to potvrdenie niekoho, kto hral.
fair-seeds-plain = Táto partia sa rozdávala starým spôsobom: nič neukazuje, že server určil svoju časť skôr, než boli známe slová hráčov.
fair-seeds-changed = Časť servera nie je tá, ktorú si potvrdenie nechalo, než boli slová známe: niekto ju vymenil.
fair-words-receipt = Všetky slová boli zapečatené skôr, než bolo jediné známe: sú to pečate, ktoré si vopred nechalo potvrdenie.
fair-words-record = Samotný záznam neukazuje, že všetky slová boli zapečatené skôr, než bolo jediné známe. Ukáže to potvrdenie niekoho, kto hral.
fair-words-plain = Starý spôsob pečate nepozná: posledný hráč alebo server mohol najprv poznať všetky ostatné slová.
fair-words-changed = Pečate nie sú tie, ktoré si potvrdenie nechalo, než boli slová známe: niekto ich vymenil.
fair-used-all = Slová všetkých hráčov sú súčasťou každého rozdania.
fair-used-some = Všetky zapečatené slová sú súčasťou každého rozdania. Nič nezapečatili: { $names }.
fair-used-missing = Rozdané bez slov týchto hráčov (kolá v zátvorkách): { $missing }. Všetky ostatné zapečatené slová súčasťou sú.
fair-used-none = Nikto žiadne slová nezapečatil: karty určil len server.
fair-used-left-out = Tvoje zariadenie odhalilo svoje slová, ale tieto kolá sa rozdali bez nich: { $rounds }.
fair-used-changed = V týchto kolách sú iné slová než tie, ktoré odhalilo tvoje zariadenie: { $rounds }.
fair-used-plain = Čo pridali hráči, je súčasťou každého rozdania, ale nič neukazuje, že to nikto nevymenil.
fair-cards-record = Karty každého kola vyplývajú z časti servera a zo slov hráčov.
fair-cards-receipt = Karty každého kola vyplývajú z časti servera a zo slov hráčov a tvoje karty boli tie, ktoré videlo tvoje zariadenie.
fair-cards-changed = V kole { $round } videlo tvoje zariadenie iné karty v ruke, než sú v zázname.
fair-moves-record = Každý ťah zodpovedá pravidlám.
fair-moves-changed = Pravidlá v zázname nie sú tie, ktoré videlo tvoje zariadenie pred partiou.
