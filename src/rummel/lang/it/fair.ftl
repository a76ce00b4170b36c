# What a record proves about its deals, and what only a receipt can: one sentence each.

fair-seeds-receipt = Il server aveva fissato la sua parte di tutte le distribuzioni prima che si conoscessero le parole di chiunque: è la parte che la ricevuta ha conservato prima.
fair-seeds-record = La sola registrazione non mostra che il server avesse fissato la sua parte prima che si conoscessero le parole dei giocatori. Lo mostra la ricevuta di chi ha giocato.
fair-seeds-plain = Questa partita è stata distribuita con il vecchio metodo: niente mostra che il server avesse fissato la sua parte prima che si conoscessero le parole dei giocatori.
fair-seeds-changed = La parte del server non è quella che la ricevuta ha conservato prima che si conoscessero le parole: è stata scambiata.
fair-words-receipt = Tutte le parole erano sigillate prima che se ne conoscesse una: i sigilli sono quelli che la ricevuta ha conservato prima.
fair-words-record = La sola registrazione non mostra che tutte le parole fossero sigillate prima che se ne conoscesse una. Lo mostra la ricevuta di chi ha giocato.
fair-words-plain = Il vecchio metodo non ha sigilli: l’ultimo giocatore, o il server, può aver conosciuto prima tutte le altre parole.
fair-words-changed = I sigilli non sono quelli che la ricevuta ha conservato prima che si conoscessero le parole: sono stati scambiati.
fair-used-all = Le parole di tutti i giocatori entrano in ogni distribuzione.
fair-used-some = Tutte le parole sigillate entrano in ogni distribuzione. Non hanno sigillato niente: { $names }.
fair-used-missing = Distribuito senza le parole di questi giocatori (manche tra parentesi): { $missing }. Tutte le altre parole sigillate vi entrano.
fair-used-none = Nessuno ha sigillato parole: le carte vengono soltanto dal server.
fair-used-left-out = Il tuo dispositivo ha rivelato le sue parole, ma queste manche sono state distribuite senza: { $rounds }.
fair-used-changed = In queste manche entrano parole diverse da quelle che il tuo dispositivo ha rivelato: { $rounds }.
fair-used-plain = Quello che i giocatori hanno aggiunto entra in ogni distribuzione, ma niente mostra che nessuno l’abbia scambiato.
fair-cards-record = Le carte di ogni manche seguono dalla parte del server e dalle parole dei giocatori.
fair-cards-receipt = Le carte di ogni manche seguono dalla parte del server e dalle parole dei giocatori, e la tua mano era quella che il tuo dispositivo ha visto.
fair-cards-changed = Nella manche { $round } il tuo dispositivo ha visto una mano diversa da quella della registrazione.
fair-moves-record = Ogni mossa segue le regole.
fair-moves-changed = Le regole della registrazione non sono quelle che il tuo dispositivo ha visto prima della partita.
