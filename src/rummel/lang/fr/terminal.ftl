### Words of the command line: commands, tables, turns at the keyboard, score sheets.

## Commands

cli-rummel = Des jeux de rami dans le terminal. Commence par « rummel play », ou regarde « rummel games ».
    .short = Des jeux de rami dans le terminal
cli-games = Montre la liste des jeux.
    .short = La liste des jeux
cli-rules = Explique comment se joue GAME, et ce qui se règle avec --option.
    .short = Les règles d’un jeu et ses options
cli-play = Joue à GAME ici : toi et d’autres à ce clavier, et des bots. Sans GAME, tu choisis dans une liste.
    .short = Jouer à ce clavier
cli-score = Tient la feuille de score de GAME pour une table qui joue avec de vraies cartes ou pièces.
    .short = Compter les points d’une vraie table
cli-simulate = Fait jouer des bots entre eux à GAME, et résume.
    .short = Faire jouer des bots
cli-arena = Fait jouer des bots les uns contre les autres à GAME et dit lequel est le meilleur. Chaque distribution est jouée avec toutes les permutations des places, pour que la chance s’annule.
    .short = Trouver le meilleur bot
cli-generate = Fait jouer à des bots des manches de GAME et les écrit dans des fichiers pour la recherche : en enregistrements, ou en tableaux avec une ligne par décision. Ce qui est déjà là n’est pas refait.
    .short = Produire des données pour la recherche
cli-replay = Montre l’enregistrement FILE coup par coup.
    .short = Revoir une partie coup par coup
cli-show = Montre une position telle qu’elle est sur la table. Mets POSITION entre apostrophes.
    .short = Montrer une position
cli-verify = Vérifie que l’enregistrement FILE est valable et que la distribution était honnête. Code de sortie 0 : oui ; 1 : non.
    .short = Vérifier un enregistrement
cli-solve = Trouve le meilleur tour pour des positions, une par ligne, en texte ou en objet JSON, lues dans FILE ou sur l’entrée standard.
    .short = Le meilleur tour d’une position
cli-hint = Dit quel coup aurait été le meilleur à une ligne de l’enregistrement FILE, ou lequel est le meilleur maintenant dans une partie sauvegardée ou une position.
    .short = Le meilleur coup, alors ou maintenant

## Flags of the commands

cli-option-lang = La langue de tous les textes, par exemple fr.
cli-option-version = Montrer la version.
cli-option-json = Écrire du JSON, pour les programmes.
cli-option-seats = Qui joue, dans l’ordre : des noms, et pour les bots bot:mia (débutante), bot:leo, bot:nora, bot:viktor ou bot:ada (la championne). « me,ana,bot:nora » : toi, Ana et un bot qui joue bien.
cli-option-bots = Les bots qui jouent, dans l’ordre : bot:random,bot:random.
cli-option-option = Changer une règle ; peut être donné plusieurs fois. « rummel rules GAME » dit ce qui peut changer.
cli-option-seed = Distribuer d’après ce texte plutôt qu’au hasard : le même texte donne les mêmes cartes.
cli-option-record = Enregistrer la partie dans FILE.
cli-option-record-folder = Enregistrer chaque partie dans FOLDER.
cli-option-save = Où garder la partie si tu pars avant la fin.
cli-option-resume = Reprendre une partie sauvegardée dans FILE.
cli-option-position = Une position en une ligne de texte, entre apostrophes.
cli-option-matches = Combien de parties.
cli-option-arena-bots = Les bots qui se rencontrent, séparés par des virgules.
cli-option-pairs = Le nombre de distributions. Chacune est jouée une fois pour chaque façon d’asseoir les bots.
cli-option-arena-resume = Garder dans FILE les distributions terminées, et continuer à partir de là si le fichier existe.
cli-option-jobs = Combien de processus jouent en même temps ; par défaut, un par cœur. Le résultat est le même.
cli-option-ray = Jouer sur une grappe Ray : son adresse (host:port ou ray://host:port), « auto » pour celle qui tourne ici, ou « local » pour une grappe à soi avec --jobs processus. Le résultat est le même.
cli-option-out = Le dossier des fichiers. La même commande, donnée une nouvelle fois, continue là où elle s’est arrêtée.
cli-option-format = records : des parties d’une manche, en lignes de JSON. arrays : des fichiers Parquet avec, pour chaque décision, ce qui était visible, permis et choisi.
cli-option-generate-bots = Les bots qui jouent, place par place, séparés par des virgules. Un seul nom vaut pour toutes les places.
cli-option-rounds = Combien de manches.
cli-option-part = Combien de manches par fichier.
cli-option-seat = Ne montrer que ce que cette personne pouvait voir : un nom, ou un numéro à partir de 1.
cli-option-receipt = Compare l’enregistrement avec le reçu que ton appareil a gardé.
cli-option-line = La ligne de l’enregistrement dont on regarde le coup.
cli-option-file = Où est gardée la feuille ; une feuille existante est reprise.
cli-option-players = Les noms, dans l’ordre autour de la table, en commençant par celui qui joue en premier.

## Lists of games and rules

cli-column-id = jeu
cli-column-name = nom
cli-column-players = joueurs
cli-column-sheet = feuille
cli-column-about = en bref
cli-rules-options = Ce qui se règle avec --option
cli-rules-disputed = Cas litigieux

## Bots against bots

cli-column-player = joueur
cli-column-bot = bot
cli-column-wins = victoires
cli-column-draws = nuls
cli-column-points = points par partie
cli-column-games = parties
cli-column-seat-points = points par partie
cli-column-rating = cote
cli-column-pairing = duel
cli-column-score = score
cli-column-interval = intervalle 95 %
cli-column-lead = avance (points)
cli-simulated = { $matches ->
        [one] { $matches } partie
        [many] { $matches } de parties
       *[other] { $matches } parties
    }, { $rounds ->
        [one] { $rounds } manche
        [many] { $rounds } de manches
       *[other] { $rounds } manches
    }, { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    }, avec la graine « { $seed } ».
cli-simulated-draws = Matchs nuls : { $count }
cli-simulated-shared = Victoires partagées : { $count }
cli-outcomes = Comment les manches ont fini
cli-speed = Coups par seconde ici : { $count }.
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
cli-generated = Manches dans { $path } : { $rounds }
cli-generated-now = Produites cette fois : { $rounds } (décisions : { $decisions })
cli-generated-speed = Manches par seconde ici : { $count }

## Records

cli-valid = { $path } est valable. Voici ce qu’il prouve :
cli-bent = { $path } n’est pas ce que dit ton reçu. Garde les deux.
cli-invalid = { $path } n’est pas valable.
cli-checked-header = ✓ Le jeu, ses règles et les places sont lisibles.
cli-checked-results = ✓ Les points et le résultat découlent des coups.

## Setting up a match

cli-menu = À quel jeu veux-tu jouer ?
cli-menu-ask = Numéro ou nom (1–{ $count }, ou quit) :
cli-you = Joueur
cli-bot = Bot
cli-bot-name = Bot { $number }
cli-commitment = Un secret fixe dès maintenant les distributions. Voici son engagement, pour vérifier plus tard : { $commitment }
cli-ask-words = Écris quelques mots à mêler à la distribution, ou appuie sur Entrée :
cli-ask-words-of = { $name }, écris quelques mots à mêler à la distribution, ou appuie sur Entrée :

## The table

cli-round = manche { $number }
cli-cards = en main : { $count }
cli-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-is-you = { $seat } (toi)
cli-your-hand = Ta main :
cli-hand-of = { $seat } :
cli-hand-empty = plus rien
cli-table-empty = rien sur la table pour l’instant
cli-stock = { $count ->
        [0] La pioche est vide.
       *[other] Pioche : { $count }.
    }
cli-discard = Défausse :
cli-melds = Posé :
cli-colours = Couleurs :
cli-piles = Piles :
cli-to-open = Ouverture :
cli-needed = { $points ->
        [0] toute combinaison convient
        [one] il faut { $points } point
       *[other] il faut { $points } points
    }
cli-opened = a ouvert
cli-drawn = Piochée :
cli-heroes = héros
cli-villains = voleurs

## A turn

cli-prompt = { $seat }>
cli-moves = Tu peux :
cli-moves-many = ({ $count } façons ; « moves » les montre)
cli-log-more = … { $count ->
        [one] { $count } événement plus ancien
       *[other] { $count } événements plus anciens
    } ; « log » montre tout.
cli-pass-keyboard = Passe le clavier à { $seat }, qui appuie sur Entrée :
cli-hide = Appuie sur Entrée pour cacher ta main :
cli-enter = Écris un coup, ou « help ».
cli-ambiguous = « { $text } » peut vouloir dire { $words }. Écris-en un peu plus.
cli-unknown-word = Je ne connais pas « { $text } ». « help » montre ce que tu peux écrire.
cli-not-so = « { $text } » ne s’écrit pas comme ça, mais ainsi :
cli-no-undo = Rien à reprendre : ton dernier coup a fini ton tour, ou t’a montré quelque chose de nouveau.
cli-help-end = ▶ marque ce qui est possible maintenant. Les mots peuvent être abrégés.
cli-help-cards = Les cartes s’écrivent 7h, 10c, Kd ou 13d : c trèfle, d carreau, h cœur, s pique ; A as, J valet, Q dame, K roi.
cli-help-tiles = Les pièces s’écrivent avec leur nombre et la lettre de leur couleur, comme 7h ou 13c : { $colours }.
cli-help-joker = * est un joker, et *=7h un joker qui remplace 7h.
cli-do-help = help [MOT] – ce que tu peux écrire
cli-do-moves = moves – tous les coups possibles maintenant, s’ils peuvent être listés
cli-do-hint = hint – ce que tu pourrais poser, mais pas comment
cli-do-best = best – comment poser le plus, ou ce que ferait un bon joueur
cli-do-best-move = best – ce que ferait un bon joueur
cli-do-table = table – montrer la table encore une fois
cli-do-hand = hand – montrer ta main encore une fois
cli-do-sort = sort suit | number – trier ta main par couleur (suit) ou par nombre (number)
cli-do-undo = undo – reprendre ton dernier coup, si tu n’as rien vu de nouveau
cli-do-score = score – la feuille de score
cli-do-log = log – tout ce qui s’est passé dans cette manche
cli-do-rules = rules – les règles du jeu
cli-do-quit = quit – partir ; la partie est sauvegardée
cli-not-saved = Si tu pars maintenant, la partie est perdue : { $reason }
cli-saved = Ta partie est sauvegardée. Pour la reprendre : rummel play --resume { $path }

## A turn that is built from melds

cli-draft-hint = Construis ton tour avec « meld 5h 6h 7h » et « add 9h 3 », puis « done » ; « help » en dit plus.
cli-do-done = done – tout poser comme c’est, et finir ton tour
cli-do-show = show – la table telle que tu l’as construite jusqu’ici
cli-do-reset = reset – tout remettre en place
cli-draft = Brouillon :
cli-draft-loose = Libres :
cli-draft-laid = Tu poses :
cli-draft-opening = { $points } sur { $needed } points
cli-draft-fault = Combinaison { $number } : { $reason }
cli-draft-fine = Toutes les combinaisons sont bonnes. « done » les pose.
cli-refused-draft-not-there = { $piece } n’est pas dans { $meld }.
cli-refused-draft-split = Pour couper { $meld }, dis après combien de pièces : de 1 à { $most }.
cli-refused-draft-no-meld = Il n’y a pas de combinaison { $number } ; { $count ->
        [0] il n’y en a aucune
        [one] il n’y en a qu’une
       *[other] il y en a { $count }
    } sur la table.
cli-refused-draft-open = Tu as commencé à construire ton tour. « done » le pose, « reset » remet tout en place.
cli-refused-draft-empty = Tu n’as encore rien changé. Commence par « meld » ou « add ».
cli-refused-draft-loose = Ceci est encore libre et doit entrer dans des combinaisons : { $pieces }.

## Hints and best turns

cli-hint-lay = Tu pourrais en poser { $count }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-hint-opening = Tu ne peux pas encore ouvrir : { $reached } sur { $needed } points.
cli-hint-nothing = Rien à poser pour l’instant.
cli-hint-no-lay = Ce n’est pas le moment de poser.
cli-best-move = Le mieux : { $move }
cli-solve-line = Ligne { $number } : { $reason }
cli-solve-before = Avant :
cli-solve-after = Après :
cli-solve-laid = Posé :
cli-solve-left = Reste :
cli-solve-sum = Total :
cli-solve-count = nombre : { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-solve-unproven = Il y a peut-être mieux : la recherche a été interrompue.

## After a round and a match

cli-round-over = La manche { $number } est terminée
cli-reveal = Le secret de cette manche, pour vérifier la distribution : { $seed }
cli-next-first = À la prochaine manche, { $seat } commence.
cli-next-open = On désignera à nouveau qui commence la prochaine manche.
cli-next-round = Appuie sur Entrée pour la manche suivante :
cli-match-over = La partie est terminée
cli-recorded = L’enregistrement est dans { $path } ; « rummel verify { $path } » le vérifie.
cli-sheet-round = manche
cli-sheet-total = total

## The score sheet

cli-score-head = Feuille de score : { $game }
cli-score-hint = Entre les points de chacun pour une manche, par exemple -10 -5 +23 -8. Si ce sont les pièces ou cartes restantes qui comptent, tu peux les entrer à la place, avec une barre entre les joueurs et - pour le gagnant : 13h * / - / 5c 5d. « undo » raye la dernière manche, « edit 2 » corrige la manche 2, « sheet » montre la feuille, « quit » quitte ; tout est sauvegardé aussitôt.
cli-score-tally = Ou laisse la feuille compter : écris ce qu’a chaque camp, avec une barre entre les camps, et les cartes en main telles quelles : { $example }. Je connais :
cli-score-ask = Manche { $number } :
cli-score-edit = Nouveaux points de la manche { $number } :
cli-score-over = La partie est terminée (undo, edit, quit) :
cli-ask-players = Les noms, séparés par des virgules, en commençant par celui qui joue en premier :
cli-sheet-saved = La feuille est dans { $path }.

## Refusals

cli-usage = { $command } : { $message }. « { $command } --help » explique l’usage.
cli-refused-file-missing = Le fichier { $path } n’existe pas.
cli-refused-file-folder = { $path } est un dossier, pas un fichier.
cli-refused-file-forbidden = Impossible d’ouvrir { $path } : tu n’en as pas le droit.
cli-refused-file-failed = Impossible d’utiliser { $path } : { $reason }.
cli-refused-file-large = { $path } est trop gros pour être un de nos fichiers.
cli-refused-file-exists = { $path } existe déjà et ne sera pas écrasé. Choisis un autre nom.
cli-refused-folder = Impossible de créer le dossier { $path } : { $reason }.
cli-refused-setting = « { $text } » n’est pas un réglage. Écris clé=valeur.
cli-refused-setting-twice = L’option { $option } est donnée deux fois.
cli-refused-name = « { $name } » ne peut pas servir de nom : il faut de 1 à 20 caractères affichables.
cli-refused-name-twice = Le nom « { $name } » est pris deux fois. Donne des noms différents.
cli-refused-only-bots = « { $name } » n’est pas un bot : une simulation n’accepte que des bots, comme bot:random.
cli-refused-resume-alone = Une partie sauvegardée apporte son jeu, ses places, ses options et sa graine : n’en donne aucun avec --resume.
cli-refused-position-alone = Une position apporte son jeu et ses options et n’a pas d’enregistrement : avec --position, ne donne que --seats, --seed et --save.
cli-refused-save = { $path } n’est pas une partie sauvegardée : { $reason }.
cli-refused-save-version = { $path } a été sauvegardé par une autre version ({ $version }) de ce programme.
cli-refused-save-move = Le coup { $number } dans { $path } n’est pas possible : { $reason }.
cli-refused-seat = Il n’y a pas de place « { $text } ». Donne un nom ({ $names }) ou un numéro de 1 à { $count }.
cli-refused-sheet = { $path } n’est pas une feuille de score : { $reason }.
cli-refused-sheet-version = { $path } a été écrit par une autre version ({ $version }) de ce programme.
cli-refused-sheet-game = { $path } est la feuille d’un autre jeu : { $game }. Choisis un autre fichier.
cli-refused-sheet-there = { $path } est repris avec ses propres joueurs et options ; n’en donne pas d’autres.
cli-refused-players-needed = Qui joue ? Donne les noms avec --players.
cli-refused-hint-line = Dis quel coup regarder avec --line N, sa ligne dans l’enregistrement.
cli-refused-hint-no-move = Il n’y a pas de coup à la ligne { $number } de cet enregistrement.
cli-refused-hint-what = Donne soit un FILE, soit --position, et --line seulement pour un enregistrement.
cli-refused-arena-pairs = Nombre de distributions impossible : { $count }. Choisis de 1 à { $most }.
cli-refused-arena-jobs = Nombre de processus impossible : { $count }. Il en faut au moins 1.
cli-refused-arena-twice = Le bot { $bot } est nommé deux fois. Nomme chaque bot une seule fois.
cli-refused-arena-alone = Un bot tout seul n’a pas d’adversaire. Nommes-en au moins deux, par exemple steady,greedy.
cli-refused-arena-resume-other = { $path } vient d’une autre série : le jeu, les règles, les bots ou la graine diffèrent. Choisis un autre fichier.
cli-refused-arena-resume-version = { $path } a été écrit par une autre version ({ $version }) de ce programme.
cli-refused-arena-resume-damaged = { $path } n’est pas un fichier de l’arène : la ligne { $line } est illisible.
cli-refused-ray-missing = Ray n’est pas installé. Installe-le avec : pip install "rummel[ray]"
cli-refused-ray-address = « { $address } » n’est pas l’adresse d’une grappe Ray. Écris host:port, ray://host:port, auto ou local.
cli-refused-ray-unreachable = Aucune grappe Ray n’est joignable à { $address } : { $reason }. Vérifie qu’elle tourne, ou prends --ray local.
cli-refused-ray-version = Chaque machine de la grappe a besoin de la même version de Rummel que celle-ci, { $here }. Version là-bas : { $version }. Installe-la là-bas avec : pip install "rummel[ray]"
cli-refused-ray-failed = La grappe a abandonné : { $reason }. Ce qui a été écrit avec --resume ou --out n’est pas perdu : relance la même commande.
cli-refused-worker-lost = Un processus de cette machine a été arrêté en plein travail, peut-être faute de mémoire. Ce qui a été écrit avec --resume ou --out n’est pas perdu : relance la même commande, de préférence avec un --jobs plus petit.
cli-refused-data-missing = Les tableaux demandent NumPy et PyArrow. Installe-les avec : pip install "rummel[data]"
cli-refused-generate-part = Nombre de manches par fichier impossible : { $count }. Choisis de 1 à { $most }.
cli-refused-generate-rounds = Nombre de manches impossible : { $count }. Choisis de 1 à { $most }, ou mets-en plus par fichier avec --part.
cli-refused-generate-match = Ici, chaque manche est jouée à part : laisse de côté l’option { $option }.
cli-refused-generate-other = { $path } vient d’une autre série : le jeu, les règles, les bots, la graine, le format, --part ou la version diffèrent. Choisis un autre dossier.
cli-refused-generate-foreign = Il y a d’autres fichiers dans { $path }. Choisis un dossier nouveau ou vide.
cli-refused-generate-damaged = { $file } dans { $path } est illisible ou vient d’une autre série. Supprime-le, et il sera refait.
