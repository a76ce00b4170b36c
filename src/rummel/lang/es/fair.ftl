# What a record proves about its deals, and what only a receipt can: one sentence each.

fair-seeds-receipt = El servidor había fijado su parte de todos los repartos antes de que se conocieran las palabras de nadie: es la parte que el recibo guardó de antemano.
fair-seeds-record = El registro por sí solo no muestra que el servidor hubiera fijado su parte antes de que se conocieran las palabras de los jugadores. El recibo de alguien que jugó sí.
fair-seeds-plain = Esta partida se repartió con el método antiguo: nada muestra que el servidor hubiera fijado su parte antes de que se conocieran las palabras de los jugadores.
fair-seeds-changed = La parte del servidor no es la que el recibo guardó antes de que se conocieran las palabras: la han cambiado.
fair-words-receipt = Todas las palabras estaban selladas antes de que se conociera ninguna: los sellos son los que el recibo guardó de antemano.
fair-words-record = El registro por sí solo no muestra que todas las palabras estuvieran selladas antes de que se conociera ninguna. El recibo de alguien que jugó sí.
fair-words-plain = El método antiguo no tiene sellos: el último jugador, o el servidor, pudo conocer antes todas las demás palabras.
fair-words-changed = Los sellos no son los que el recibo guardó antes de que se conocieran las palabras: los han cambiado.
fair-used-all = Las palabras de todos los jugadores entran en cada reparto.
fair-used-some = Todas las palabras selladas entran en cada reparto. No sellaron ninguna: { $names }.
fair-used-missing = Repartido sin las palabras de estos jugadores (rondas entre paréntesis): { $missing }. Todas las demás palabras selladas entran.
fair-used-none = Nadie selló palabras: las cartas vienen solo del servidor.
fair-used-left-out = Tu dispositivo reveló sus palabras, pero estas rondas se repartieron sin ellas: { $rounds }.
fair-used-changed = En estas rondas entran palabras distintas de las que reveló tu dispositivo: { $rounds }.
fair-used-plain = Lo que añadieron los jugadores entra en cada reparto, pero nada muestra que nadie lo cambiara.
fair-cards-record = Las cartas de cada ronda se siguen de la parte del servidor y de las palabras de los jugadores.
fair-cards-receipt = Las cartas de cada ronda se siguen de la parte del servidor y de las palabras de los jugadores, y tu mano fue la que vio tu dispositivo.
fair-cards-changed = En la ronda { $round } tu dispositivo vio una mano distinta de la del registro.
fair-moves-record = Cada jugada sigue las reglas.
fair-moves-changed = Las reglas del registro no son las que tu dispositivo vio antes de la partida.
