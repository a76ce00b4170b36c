# What a record proves about its deals, and what only a receipt can: one sentence each.

fair-seeds-receipt = Le serveur avait fixé sa part de toutes les donnes avant que les mots de quiconque soient connus : c’est la part que le reçu a gardée auparavant.
fair-seeds-record = L’enregistrement seul ne montre pas que le serveur avait fixé sa part avant que les mots des joueurs soient connus. Le reçu de quelqu’un qui a joué le montre.
fair-seeds-plain = Cette partie a été donnée selon l’ancien procédé : rien ne montre que le serveur avait fixé sa part avant que les mots des joueurs soient connus.
fair-seeds-changed = La part du serveur n’est pas celle que le reçu a gardée avant que les mots soient connus : elle a été échangée.
fair-words-receipt = Tous les mots étaient scellés avant qu’aucun soit connu : ce sont les sceaux que le reçu a gardés auparavant.
fair-words-record = L’enregistrement seul ne montre pas que tous les mots étaient scellés avant qu’aucun soit connu. Le reçu de quelqu’un qui a joué le montre.
fair-words-plain = L’ancien procédé n’a pas de sceaux : le dernier joueur, ou le serveur, a pu connaître d’abord tous les autres mots.
fair-words-changed = Les sceaux ne sont pas ceux que le reçu a gardés avant que les mots soient connus : ils ont été échangés.
fair-used-all = Les mots de tous les joueurs entrent dans chaque donne.
fair-used-some = Tous les mots scellés entrent dans chaque donne. N’ont rien scellé : { $names }.
fair-used-missing = Donné sans les mots de ces joueurs (manches entre parenthèses) : { $missing }. Tous les autres mots scellés y entrent.
fair-used-none = Personne n’a scellé de mots : les cartes viennent du serveur seul.
fair-used-left-out = Ton appareil a révélé ses mots, mais ces manches ont été données sans eux : { $rounds }.
fair-used-changed = Dans ces manches entrent d’autres mots que ceux que ton appareil a révélés : { $rounds }.
fair-used-plain = Ce que les joueurs ont ajouté entre dans chaque donne, mais rien ne montre que personne ne l’a échangé.
fair-cards-record = Les cartes de chaque manche découlent de la part du serveur et des mots des joueurs.
fair-cards-receipt = Les cartes de chaque manche découlent de la part du serveur et des mots des joueurs, et ta main était celle que ton appareil a vue.
fair-cards-changed = À la manche { $round }, ton appareil a vu une autre main que celle de l’enregistrement.
fair-moves-record = Chaque coup suit les règles.
fair-moves-changed = Les règles de l’enregistrement ne sont pas celles que ton appareil a vues avant la partie.
