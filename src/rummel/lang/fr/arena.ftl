# The words of `rummel arena`.

cli-arena = Fait jouer des bots les uns contre les autres à GAME et dit lequel est le meilleur. Chaque distribution est rejouée en changeant toutes les places, pour que la chance s’annule.
    .short = Trouver le meilleur bot

cli-option-arena-bots = Les bots qui se rencontrent, séparés par des virgules.
cli-option-pairs = Le nombre de distributions. Chacune est jouée une fois pour chaque façon d’asseoir les bots.
cli-option-arena-resume = Garder dans FILE les distributions terminées, et continuer à partir de là si le fichier existe.
cli-option-jobs = Combien de processus jouent en même temps ; par défaut, un par cœur. Le résultat est le même.

cli-column-games = parties
cli-column-seat-points = points par partie
cli-column-rating = cote
cli-column-pairing = duel
cli-column-score = score
cli-column-interval = intervalle 95 %
cli-column-lead = avance (points)

cli-arena-played = { $deals ->
        [one] { $deals } distribution
        [many] { $deals } de distributions
       *[other] { $deals } distributions
    }, { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }, { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    }, avec la graine « { $seed } ».
cli-arena-note = Le score est la part de victoires du premier bot. L’intervalle compte comme un essai une distribution, pas une partie. Les cotes sont celles d’OpenSkill, avec deux fois leur incertitude.

cli-refused-arena-pairs = Nombre de distributions impossible : { $count }. Choisis de 1 à { $most }.
cli-refused-arena-jobs = Nombre de processus impossible : { $count }. Il en faut au moins 1.
cli-refused-arena-twice = Le bot { $bot } est nommé deux fois. Nomme chaque bot une seule fois.
cli-refused-arena-alone = Un bot tout seul n’a pas d’adversaire. Nommes-en au moins deux, par exemple steady,greedy.
cli-refused-arena-resume-other = { $path } vient d’une autre série : le jeu, les règles, les bots ou la graine diffèrent. Choisis un autre fichier.
cli-refused-arena-resume-version = { $path } a été écrit par une autre version ({ $version }) de ce programme.
cli-refused-arena-resume-damaged = { $path } n’est pas un fichier de l’arène : la ligne { $line } est illisible.
