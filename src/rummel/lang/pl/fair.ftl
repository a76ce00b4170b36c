# What a record proves about its deals, and what only a receipt can: one sentence each.

fair-seeds-receipt = Serwer ustalił swoją część wszystkich rozdań, zanim znane były czyjekolwiek słowa: to ta część, którą wcześniej zachowało pokwitowanie.
fair-seeds-record = Sam zapis nie dowodzi, że serwer ustalił swoją część, zanim znane były słowa graczy. Dowodzi tego pokwitowanie kogoś, kto grał.
fair-seeds-plain = Tę partię rozdano starym sposobem: nic nie dowodzi, że serwer ustalił swoją część, zanim znane były słowa graczy.
fair-seeds-changed = Część serwera nie jest tą, którą pokwitowanie zachowało, zanim znane były słowa: została podmieniona.
fair-words-receipt = Wszystkie słowa były zapieczętowane, zanim poznano którekolwiek: to te pieczęcie, które wcześniej zachowało pokwitowanie.
fair-words-record = Sam zapis nie dowodzi, że wszystkie słowa były zapieczętowane, zanim poznano którekolwiek. Dowodzi tego pokwitowanie kogoś, kto grał.
fair-words-plain = Stary sposób nie zna pieczęci: ostatni gracz albo serwer mógł wcześniej poznać wszystkie inne słowa.
fair-words-changed = Pieczęcie nie są tymi, które pokwitowanie zachowało, zanim znane były słowa: zostały podmienione.
fair-used-all = Słowa wszystkich graczy są częścią każdego rozdania.
fair-used-some = Wszystkie zapieczętowane słowa są częścią każdego rozdania. Niczego nie zapieczętowali: { $names }.
fair-used-missing = Rozdano bez słów tych graczy (w nawiasach rundy): { $missing }. Wszystkie inne zapieczętowane słowa są częścią rozdań.
fair-used-none = Nikt nie zapieczętował słów: karty pochodzą tylko od serwera.
fair-used-left-out = Twoje urządzenie ujawniło swoje słowa, ale te rundy rozdano bez nich: { $rounds }.
fair-used-changed = W tych rundach są inne słowa niż te, które ujawniło twoje urządzenie: { $rounds }.
fair-used-plain = To, co dodali gracze, jest częścią każdego rozdania, ale nic nie dowodzi, że nikt tego nie podmienił.
fair-cards-record = Karty każdej rundy wynikają z części serwera i ze słów graczy.
fair-cards-receipt = Karty każdej rundy wynikają z części serwera i ze słów graczy, a twoje karty były tymi, które widziało twoje urządzenie.
fair-cards-changed = W rundzie { $round } twoje urządzenie widziało inne karty na ręce niż w zapisie.
fair-moves-record = Każdy ruch jest zgodny z zasadami.
fair-moves-changed = Zasady w zapisie nie są tymi, które twoje urządzenie widziało przed partią.
