# La visita di una prima partita.

web-tour = Una breve guida
web-tour-next = Capito
web-tour-skip = Salta
web-tour-again = Mostra la guida
web-tour-soon = La guida comincia al tuo prossimo tavolo.

web-tour-sort = Qui ordini per colore o per numero. Resta anche l’ordine che scegli tu.
web-tour-discard = Scegli una carta e tocca qui: lo scarto chiude il turno.

web-tour-tiles-rack = Queste sono le tue tessere. Toccale per sceglierle o trascinale subito sul tavolo.
web-tour-tiles-new = Qui le tessere scelte diventano una combinazione nuova. Puoi spostarle finché va bene.
web-tour-tiles-draw = Se non puoi o non vuoi calare, fai questo.
web-tour-tiles-undo = Nulla è ancora definitivo: qui vai avanti e indietro, o rimetti tutto a posto.
web-tour-tiles-done = Appena tutto il tavolo va bene, questo chiude il turno.

web-tour-cards-hand = La tua mano. Tocca le carte per sceglierle o trascinale dove vanno.
web-tour-romme-stock = Il turno comincia qui: pesca una carta o prendi quella scoperta accanto.
web-tour-romme-lay = Metti qui da parte le carte scelte per una combinazione. Vedi subito quanto vale e puoi riprenderla.
web-tour-romme-knock = Qualcuno non ha voluto questa carta. Bussa e l’avrai con una carta di penalità; altrimenti passi.

web-tour-gin-stock = Prendi quello che è scoperto o pesca qui.
web-tour-gin-hand = La tua mano, con le combinazioni vicine. Tocca o trascina per ordinarla a modo tuo.
web-tour-gin-left = Questo è quanto ti avanzerebbe. Meno è, meglio è.
web-tour-gin-end = Ora potresti chiudere la manche. Non è obbligatorio: aspetta se speri in qualcosa di meglio.

web-tour-one-hand = I tuoi numeri. Non cambiano mai posto: solo gli scambi mettono ordine.
web-tour-one-take = Prendi una di queste tre. Il numero di una coperta lo vedi solo allora.
web-tour-one-insert = Ora tocca lo spazio dove va questa carta, o trascinala lì.
web-tour-one-leave = Una delle carte segnate deve uscire. Tocca quella di cui puoi fare a meno.
web-tour-one-announce = Tutto in ordine? Annuncialo, o passa e aspetta più punti.

web-tour-karo-team = Gli eroi vogliono sul tavolo tutte le carte rosse, i criminali tutte le nere.
web-tour-karo-hand = Le tue carte. Quelle che ora vanno bene sono chiare; toccane una e calala.
web-tour-karo-rows = Ogni seme cresce dal suo otto, verso l’alto e verso il basso, senza buchi.
web-tour-karo-draw = Se nulla va bene, pesca qui una carta. Potrai calarla al prossimo turno.

web-tour-duel-flip = Qui giri la carta in cima. Lo fanno tutti insieme, e la più alta le prende tutte.
web-tour-duel-turned = Qui sta quello che hai girato, con quanto vale.
web-tour-duel-count = Ecco le carte di ogni squadra. Alla fine vince chi ne ha di più.
web-tour-duel-auto = Hai fretta? Allora le tue carte si girano da sole.
