### Words of the pages in the browser, in the order of a visit.

## Every page

web-skip = Aller au contenu
web-docs = Documentation
web-to-start = Vers l’accueil
web-close = Fermer
web-undo = Annuler
web-not-found = Il n’y a rien ici
web-not-found-about = L’adresse contient peut-être une faute, ou ce qui était ici n’existe plus.
web-unreachable = Impossible de joindre le serveur. Rien n’est perdu ; on continue dès qu’il répond.
web-no-server = Le serveur ne répond pas
web-no-server-again = Réessayer
web-no-server-works = Ce qui marche sans lui
web-no-server-rules = Les règles de tous les jeux
web-alone = Jouer sans connexion
web-alone-about = Les parties contre les bots tournent alors sur cet appareil, même dans le train ou en avion. Chaque coup est gardé ici : tu peux continuer plus tard.
web-alone-keep = Garder sur cet appareil : { $size } Mo
web-alone-coming = { $percent } % sont là …
web-alone-here = Tous les jeux sont sur cet appareil.
web-alone-remove = Retirer de cet appareil
web-alone-licences = De qui est ce travail
web-alone-impossible = Ton navigateur ou ce serveur ne le permet pas. En https et avec un navigateur à jour, cela marche.
web-alone-starting = La partie se prépare …
web-alone-failed = Cela n’a pas marché : des fichiers manquent ou sont abîmés. Retire-les et récupère-les encore une fois quand tu as une connexion.
web-alone-unreadable = Cette partie n’est pas sur cet appareil, ou cette version de Rummel ne sait pas la lire.

## Start

web-welcome = Le rami sous toutes ses formes, à une même table
web-welcome-about = Choisis un jeu et joue tout de suite, contre des bots ou avec des amis. Sans compte, rien à installer.
web-games = Jeux
web-play-now = Jouer
web-dealing = On distribue…
web-with-friends = Avec des amis
web-rules = Règles
web-rules-index-about = Chaque jeu avec des images, et avec les questions dont on discute souvent.
web-for-players = Joueurs : { $range }
web-resume = Tes tables
web-your-turn-short = à toi
web-open-tables = Tables ouvertes
web-seats-open = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-start-sheet-about = De vraies cartes ou pièces sur ta table ? Touche ce qui reste, et la feuille fait le compte.
web-minutes = environ { $minutes } min
web-mood-thoughtful = Réflexion
web-find-game = Trouver un jeu
web-wish-players = À { $count }
web-wish-quick = Rapide
web-wish-box = De ma boîte
web-in-box = Dans la boîte « { $box } »
web-wish-none = Aucun jeu ne répond à tous ces souhaits.
web-wish-all = Voir tous les jeux
web-other-rules = D’autres règles, d’autres places…
web-tables-earlier = { $count ->
        [one] { $count } table plus ancienne
       *[other] { $count } tables plus anciennes
    }
web-tables-earlier-about = Elles attendent depuis plus d’un jour. Elles finissent par disparaître toutes seules.
web-give-up-of = Abandonner : { $game }, { $names }
web-given-up = { $game } : partie abandonnée
web-more-ways = D’autres façons de jouer
web-quick-match = Partie rapide
web-quick-match-about = Avec quelqu’un qui cherche aussi une partie
web-join = À la table d’un ami
web-join-code = lien ou code
web-join-go = Jouer ou regarder
web-join-wrong = Ce n’est ni le lien d’une table ni un code : un code a 14 lettres et chiffres. Demande qu’on te renvoie le lien.
web-watch-tables = Tables à regarder
web-watch = regarder
web-install-offer = Rummel peut avoir sa place sur ton écran d’accueil, comme une application.
web-install-later = Non, merci

## A new table

web-players = Joueurs
web-how-many = Nombre de joueurs
web-your-name = Ton nom
web-seat-friend = un ami, par le lien
web-bot-level = force { $level } sur 5
web-bots-alike = Dans ce jeu, c’est la chance qui décide : ils sont tous de même force.
web-bot-at = Le bot à la place { $number }
web-play-against = Qui joue contre toi ?
web-bot-pace = Les bots jouent
web-bot-pace-natural = à un rythme naturel
web-bot-pace-brisk = rapidement
web-bot-pace-at-once = tout de suite
web-length = Durée
web-length-printed = Selon la règle
web-length-quick = Courte
web-length-long = Longue
web-length-own = Autre
web-length-own-about = manches ou points au choix
web-length-rounds = { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
web-length-target = en { $points } points
web-at-table = À cette table
web-clock = Temps de réflexion
web-clock-none = sans limite
web-clock-sheet = selon la règle imprimée
web-clock-minute = une minute par tour
web-clock-two = deux minutes par tour
web-clock-bank = dix minutes en tout, dix secondes de plus par tour
web-clock-days = trois jours par tour
web-setup-away = Si quelqu’un s’en va
web-away-wait = les autres attendent
web-away-bot = un bot continue
web-away-resign = sa partie est perdue
web-setup-listed = Ouverte à tout le monde
web-setup-hints = On peut demander des conseils
web-setup-watchers = D’autres peuvent regarder
web-setup-chat = On peut se parler
web-setup-rated = Partie classée
web-rated-about = Compte pour le classement. Seulement pour les personnes avec un compte ; les bots sont classés aussi.
web-rules-change = { $count ->
        [0] Changer les règles
        [one] Changer les règles ({ $count } changée)
       *[other] Changer les règles ({ $count } changées)
    }
web-rules-change-about = Tout suit la règle imprimée. Ce que tu changes est signalé.
web-sheet-default = Règle imprimée : { $value }
web-options-search = Chercher dans les règles
web-options-none = Aucune règle ne contient ces mots.
web-options-changed = { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }
web-option-closed = Limité par « { $other } ».
web-yes = oui
web-no = non
web-open-table = Ouvrir la table

## Before a match

web-seat-open = Place libre
web-sit = S’asseoir
web-seat-bot = Y mettre un bot
web-free = Libérer la place
web-you = toi
web-host = a ouvert la table
web-bot = bot
web-program = un programme
web-here = là
web-away = pas là
web-rated-table = Cette table est classée. Pour t’asseoir, il te faut un compte.
web-table-full = Toutes les places sont prises.
web-waiting-seats = { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
web-waiting-host = Tout le monde est là. La partie commence quand l’hôte de la table distribue.
web-all-here = Tout le monde est là. Distribue quand tu veux.
web-start = Distribuer
web-leave = Quitter la table
web-invite = Inviter
web-invite-about = Toute personne qui ouvre ce lien peut s’asseoir à cette table.
web-invite-link = Lien vers cette table
web-invited = { $name } t’invite à cette table.
web-share = Copier ou partager le lien
web-copied = Copié
web-qr = Le lien en code QR

## At the table

web-no-table = Pas de table ici
web-connecting = Connexion…
web-connected = Connecté
web-reconnecting = La connexion est perdue. Nouvel essai…
web-gone = Le serveur ne répond pas. Ta place est gardée.
web-round = manche { $number }
web-round-short = Manche
web-total = Total
web-menu = Menu
web-beside = À côté de la table
web-table = La table
web-your-side = Ton côté
web-your-hand = { $count ->
        [0] Ta main : rien
        [one] Ta main : { $count }
       *[other] Ta main : { $count }
    }
web-in-hand = en main
web-acts = doit jouer
web-bot-plays = un bot continue
web-time-left = Temps restant
web-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-paused = Les pendules sont arrêtées.
web-your-turn = À toi de jouer.
web-waiting-for = On attend { $names }.
web-sort = Trier
web-sort-colour = Par couleur
web-sort-suit = Par couleur
web-sort-number = Par nombre
web-stock = Pioche
web-discards = Défausse
web-look-through = Consulter la défausse
web-look-through-order = La dernière d’abord.
web-plain = Tables simples : chaque coup est un bouton
web-meld = Combinaison { $number } : { $pieces }
web-hint = Conseil
web-log = Ce qui s’est passé
web-log-empty = Rien encore.
web-chat = Discussion
web-chat-say = Dis quelque chose
web-chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
web-reactions = En un mot
web-react-hello = Bonjour
web-react-nice = Bien joué
web-react-thanks = Merci
web-react-oops = Oups
web-react-wow = Waouh
web-react-bye = Belle partie
web-mute = Mettre en sourdine
web-unmute = Lever la sourdine
web-muted = en sourdine
web-table-people = À la table
web-block = Bloquer
web-unblock = Débloquer
web-blocked = bloqué
web-block-about = Le hasard ne te fera plus jamais jouer avec { $name }, et tu ne liras plus rien de sa part.
web-report = Signaler
web-report-why = De quoi s’agit-il ?
web-report-more = Dis-en plus, si tu veux
web-report-send = Envoyer le signalement
web-report-thanks = Merci. La personne qui gère ce serveur va l’examiner.
web-blocked-people = Personnes que tu as bloquées
web-send = Envoyer
web-score = Feuille de score
web-command = Écrire un coup
web-command-do = Jouer
web-command-wait = Ce n’est pas ton tour.
web-sound = Sons
web-letters = Lettres des couleurs sur toutes les pièces
web-pause = Demander une pause
web-go-on = Relancer les pendules
web-resign = Abandonner
web-resign-really = Vraiment abandonner la partie ?

## What tables of several families say

web-cards-tap-discard = Touche ce que tu veux jeter.
web-cards-latest = nouvelle
web-cards-grouped = en combinaison
web-cards-last = Derniers coups
web-cards-hands = Ce qui reste en main
web-cards-none = rien
web-cards-put = Ajouter { $pieces } ici : { $meld }
web-cards-draft = Combinaisons que tu prépares
web-cards-draft-empty = Choisis des cartes ou fais-les glisser ici
web-cards-new = Nouvelle combinaison
web-cards-take-back = Reprendre en main : { $piece }
web-cards-into = Mettre les cartes choisies dans la combinaison { $number } en préparation
web-cards-undo = Reprendre la combinaison { $number } en préparation
web-cards-added = pour la combinaison { $number }
web-cards-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-cards-sum = { $points } sur { $needed }
web-cards-joker-open = Tu diras en posant ce que le joker remplace.
web-cards-draft-first = Avant de jeter, pose les combinaisons préparées ou reprends-les.
web-cards-back-all = Tout reprendre
web-cards-holds = { $name } : { $count } en main
web-pool = Pioche
web-team-heroes = Héros
web-team-villains = Voleurs

## Buttons of moves

web-do-add = Ajouter
web-do-discard = Jeter
web-do-draw = Piocher
web-do-lay = Poser
web-do-other = Jouer
web-do-pass = Passer
web-do-take = Prendre

## Pieces, as they are read out

web-joker = joker
web-joker-as = joker pour { $piece }
web-piece = { $rank } { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank ->
        [1] as
        [11] valet
        [12] dame
        [13] roi
       *[other] { $rank }
    } de { $suit ->
        [c] trèfle
        [d] carreau
        [h] cœur
       *[s] pique
    }

## After a round

web-round-over = La manche est terminée
web-match-over = La partie est terminée
web-left-over = Reste
web-next-round = Manche suivante
web-waiting-others = On attend les autres…
web-rematch = Rejouer
web-rematch-agree = Oui, volontiers
web-rematch-decline = Non, merci
web-rematch-wants = { $name } aimerait rejouer.
web-rematch-yes = veut rejouer
web-rematch-no = pas cette fois
web-rematch-open = n’a pas encore répondu
web-rematch-gone = n’est plus à la table
web-rematch-none = Pas de revanche cette fois.
web-rematch-new = Ouvrir une nouvelle table
web-record = Télécharger l’enregistrement
web-show-result = Voir le résultat
web-end-you = Toi
web-end-you-won = { $win ->
        [shared] Tu partages la victoire
        [team] Ton équipe gagne
       *[alone] Tu gagnes
    }
web-end-won = { $win ->
        [alone] { $winners } gagne
       *[other] { $winners } gagnent
    }
web-end-draw = Match nul
web-end-points = D’où viennent les points
web-end-aside = Voir la table
web-end-share = Partager une image
web-end-saved = L’image est dans tes téléchargements.
web-end-next = Un autre jeu

## Quick match

web-quick-find = Trouver des joueurs
web-quick = Partie rapide
web-quick-about = Joue avec quelqu’un qui veut le même jeu au même rythme.
web-quick-game = Jeu
web-quick-pace = Rythme
web-quick-pace-quick = Rapide, une minute par tour
web-quick-pace-calm = Tranquille, deux minutes et demie
web-quick-pace-days = Par correspondance, deux jours par tour
web-quick-looking = Recherche de joueurs…
web-quick-widens = On cherche des gens à peu près de ta force, et la recherche s’élargit à mesure que tu attends.
web-quick-days = Tu peux fermer cette page ; la table sera parmi les tiennes dès qu’elle sera complète.
web-quick-nobody = Personne n’est encore venu. Veux-tu jouer contre un bot en attendant ?
web-quick-bot = Jouer contre le bot
web-quick-stop = Arrêter de chercher
web-quick-waiting = { $count ->
        [one] { $count } personne cherche la même chose.
       *[other] { $count } personnes cherchent la même chose.
    }

## Friends

web-friends = Amis
web-friends-about = Envoie ton lien à quelqu’un, et vous vous verrez ici.
web-friends-all = Tous les amis
web-friends-empty = Encore personne. Envoie ton lien à des gens que tu connais, ou fais une demande après une partie.
web-friend-here = en ligne
web-friend-at = à une table : { $game }
web-friend-join = Jouer
web-friend-watch = Regarder
web-friend-go = À la table
web-friend-invited = Invitation envoyée
web-friends-requests = Demandes
web-friends-asks = { $name } aimerait faire partie de tes amis.
web-friends-accept = Accepter
web-not-now = Pas maintenant
web-friends-sent = Demandes envoyées
web-friends-withdraw = Annuler la demande
web-friends-remove = Retirer
web-friends-remove-sure = Retirer { $name } ? Vous disparaîtrez chacun de la liste de l’autre. { $name } n’en saura rien.
web-friends-keep = Garder
web-friends-link = Ton lien d’ami
web-friends-link-about = Toute personne qui ouvre ce lien et confirme rejoint tes amis. Ne le donne qu’à des gens que tu connais.
web-friends-renew = Nouveau lien
web-friends-renew-about = Le lien est tombé entre de mauvaises mains ? Un nouveau rend l’ancien inutile. Tes amis restent.
web-friends-renewed = L’ancien lien ne marche plus.
web-friends-shown = Montrer à mes amis que je suis là
web-friends-shown-about = Tes amis voient un point vert tant que cette page est ouverte, et à quelle table tu es. Personne d’autre ne le voit. Si tu désactives cette option, ils ne voient que ton nom.
web-friend-add = Ajouter à mes amis
web-friend-asked = Demande envoyée
web-friend-of = ami
web-friend-question = { $name } aimerait faire partie de tes amis.
web-friend-about = Vous verrez quand l’autre est là et pourrez vous inviter à une table. Chacun peut y mettre fin à tout moment.
web-friend-confirm = Devenir amis
web-friend-already = { $name } fait partie de tes amis.
web-friend-own = C’est ton propre lien. Envoie-le à des gens que tu connais.
web-friend-gone = Ce lien ne marche pas
web-friend-invites = { $name } t’invite à jouer : { $game }.
web-friends-invite = Inviter des amis
web-push-invites = Aussi quand un ami t’invite à une table.

## Signs at a table

web-signs = Ce que veulent dire les signes
web-signs-none = Il n’y a aucun signe à cette table pour le moment.
web-sign-joker = Un joker. On voit en pâle ce qu’il remplace.

## Lessons

web-puzzle = L’énigme du jour
web-puzzle-about = Un seul tour : combien de pièces peux-tu poser ?
web-puzzle-solved = Résolue. Une nouvelle t’attend demain.
web-puzzle-task = Un seul tour, et toute la table est à toi : on peut poser { $count } pièces. Trouve comment.
web-puzzle-done = Résolue : ici, personne ne peut poser plus de { $count } pièces.
web-puzzle-before = La veille
web-learn = Apprendre en jouant
web-learn-about = Chaque leçon, c’est quelques vraies positions à la vraie table et une courte partie que tu gagnes. Aucune pendule ne tourne, et personne ne regarde.
web-learn-task = Exercice { $number } sur { $count }
web-learn-done = Bien joué, c’est ça.
web-learn-over = C’était le dernier exercice. Tu sais maintenant jouer : { $game }.
web-learn-lost = Cette fois, l’adversaire a été plus rapide. Essaie encore.
web-learn-show = Montre-moi
web-learn-again = Recommencer
web-learn-next = Suivant
web-learn-more = Autres leçons
web-learn-play = Une première partie
web-learn-offer = Première fois ? Quelques minutes suffisent pour apprendre en jouant : { $game }.
web-learn-decline = Non, merci
web-learn-accept = Apprendre
web-learn-begin = Commencer
web-learn-go-on = Continuer
web-learn-repeat = Rejouer
web-learn-progress = Exercices réussis : { $done } sur { $count }
web-learn-none = Cette leçon n’existe pas
web-learn-none-about = Le lien est peut-être mal écrit, ou il n’y a rien à apprendre pour ce jeu.

## Rules: chapters

web-chapter-contents = Sur cette page
web-chapter-setup = Pour commencer
web-chapter-turn = Ton tour
web-chapter-melds = Les combinaisons
web-chapter-jokers = Les jokers
web-chapter-end = La fin et les points
web-chapter-options = Les options
web-chapter-match = La partie
web-chapter-knock = Frapper
web-chapter-teams = Les équipes
web-chapter-disputed = Cas litigieux
web-chapter-disputed-about = Ce que les règles imprimées laissent ouvert ou disent de plusieurs façons, et comment on joue ici. Là où une autre lecture existe, tu peux la choisir pour ta table.
web-chapter-otherwise = Choisir autrement :
web-chapter-others = Les règles des autres jeux

## Rules: pictures

web-figure-run = Suite
web-figure-set = Série
web-figure-none = Interdit
web-figure-table = Sur la table
web-figure-rack = De ta main
web-figure-hand = Dans ta main
web-figure-then = Ensuite
web-figure-rest = Il reste
web-figure-nothing = rien
web-figure-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-figure-first = Celui qui finit
web-figure-second = L’autre
web-figure-added = Ajouté
web-figure-add = Ajouté
web-figure-no-wrap = rien ne suit le 13
web-figure-no-twice = une couleur deux fois
web-figure-no-suits = couleurs mélangées
web-figure-no-short = pas assez
web-figure-melds = Ce qu’on peut poser, et ce qu’on ne peut pas. Un joker remplace ce qu’on y voit.

## Replays

web-replay = Revoir
web-replay-of = Revoir : { $game }
web-replay-open = Revoir une partie
web-replay-open-about = Choisis le fichier d’une partie que tu as enregistrée, ou dépose-le ici. Chaque table le propose à la fin de la partie. Il est seulement lu, il n’est pas gardé.
web-replay-choose = Choisir un fichier
web-replay-leave = Retour
web-replay-to-table = Vers la table
web-replay-other-file = Ce fichier ne contient pas de partie. Prends le fichier que « { $record } » enregistre.
web-replay-another = Un autre enregistrement
web-replay-unfinished = La partie n’était pas encore terminée au moment de l’enregistrement.
web-replay-rounds = Manches
web-replay-moves = Les coups
web-replay-all = Tous
web-replay-doubtful = { $name } : { $count } à revoir
web-replay-next-doubt = Le suivant
web-replay-no-doubt = Rien ici. Bien joué.
web-replay-hands = Les mains de tous
web-replay-step = Étape { $step } sur { $count }
web-replay-position = Position dans la manche
web-replay-first = À la donne
web-replay-back = Une étape en arrière
web-replay-forward = Une étape en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-stop = Arrêt
web-replay-copy = Copier le lien vers cette position
web-replay-copy-text = Copier cette position comme texte
web-replay-keys = Les flèches avancent et reculent, la barre d’espace lance et arrête.
web-replay-got = { $seat } reçoit { $pieces }.

## Replays: the best move

web-replay-best = Y avait-il mieux ?
web-replay-thinking = On réfléchit…
web-replay-deal = La donne : personne n’a encore rien choisi.
web-replay-only = Il n’y avait rien à choisir.
web-replay-most = On ne pouvait pas poser plus.
web-replay-more = On pouvait en poser { $placed }, { $played ->
        [0] rien n’a été posé :
       *[other] on en a posé { $played } :
    }
web-replay-at-least = On pouvait en poser au moins { $placed }, { $played ->
        [0] rien n’a été posé :
       *[other] on en a posé { $played } :
    }
web-replay-held = Le meilleur bot aurait attendu aussi.
web-replay-sight = Vu par { $name } :
web-replay-none = Rien ne pouvait être posé.
web-replay-short = Rien ne pouvait être posé : il n’y avait que { $reached } des { $needed } points nécessaires pour ouvrir.
web-replay-bot = Ici, on ne sait pas avec certitude quel est le meilleur coup. Le meilleur bot aurait joué :
web-replay-bot-none = Rien ne pouvait être posé. Le meilleur bot aurait joué :
web-replay-bot-same = Le meilleur bot aurait joué pareil.
web-replay-show = Montrer sur la table
web-replay-hide = Revenir au coup joué
web-replay-instead = Ce coup n’a pas été joué : voilà comment cela aurait pu continuer.

## Positions

web-position = Ouvrir une position
web-position-empty = Une position est un instant d’une partie. En revoyant une partie, copie-la comme texte ou comme lien ; ici elle revient sur la table, avec un conseil pour le meilleur coup.
web-position-examples = Voir un exemple
web-position-turn = C’est à { $names } de jouer.
web-position-hidden = Cette main est cachée : tu ne vois donc que ce que tout le monde voit.
web-position-copy = Copier le lien vers cette position
web-position-line = La position en texte
web-position-about = Une ligne : le jeu, puis des champs comme hands=5h.6h/?13, où « ? » veut dire « caché ». Modifie la ligne ou colles-en une autre, ou un lien.
web-position-show = Montrer

## Fair deals

web-fair = La donne était-elle honnête ?
web-fair-about = Avant la partie, le serveur a fixé sa part de toutes les donnes par un nombre, et chaque appareil a scellé des mots à lui. Ensuite seulement, les mots ont été révélés et mêlés. Personne n’a donc pu choisir les cartes, pas même le serveur.
web-fair-commit = Fixé avant la partie
web-fair-seed = Le secret de la manche { $number }
web-fair-words = Ce que les joueurs ont ajouté
web-fair-good = Tout concorde : le serveur n’a pas pu choisir les cartes après coup.
web-fair-bad = Cela ne concorde pas. Garde l’enregistrement et parles-en à la personne qui gère le serveur.
web-fair-more = L’enregistrement contient tout ; « rummel verify » redistribue chaque manche et vérifie chaque coup.
web-fair-mark = Donne honnête
web-fair-left-out = Cette manche a été distribuée sans ta part : le serveur n’a pas utilisé les mots de ton appareil. Les cartes dépendent toujours des mots des autres.
web-fair-changed = Le serveur a changé ce qui était fixé avant la partie. Télécharge l’enregistrement et ton reçu, garde les deux et parles-en à la personne qui gère le serveur.
web-receipt = Télécharger mon reçu

## Fair deals: a deal checked step by step

web-fair-check = Vérifier cette donne
web-fair-checking = On redistribue…
web-fair-chain = Le secret correspond au nombre
web-fair-chain-about = Haché { $round } fois, le secret de la manche { $round } doit donner le nombre fixé avant la partie.
web-fair-mix = Les mots de tous y sont mêlés
web-fair-mix-about = Le secret, tous les sceaux et les mots révélés de tous les joueurs donnent la clé de cette manche. Hachés une fois par manche jouée, les mots d’un joueur doivent redonner son sceau.
web-fair-pledges = Les sceaux des joueurs
web-fair-key = La clé
web-fair-shuffle = La clé mélange
web-fair-shuffle-about = La clé donne une liste de nombres, qui dit comment les { $count } pièces sont mélangées. Voici l’ordre obtenu :
web-fair-hands = Les mains sont celles qui ont été jouées
web-fair-hands-about = Si l’on distribue dans cet ordre, chacun reçoit la main du début de la manche.
web-fair-rest = Le reste aussi
web-fair-rest-about = Ce qui reste est sur la table et dans la pioche, dans cet ordre.
web-fair-fits = correspond
web-fair-differs = ne correspond pas

## The score sheet for a table at home

web-home-sheet = Feuille de score pour ta table
web-home-sheet-about = Pour jouer avec de vraies cartes ou pièces : les points se notent ici. La feuille reste sur cet appareil et se passe de connexion.
web-score-names = Qui joue ?
web-who-starts = Qui commence
web-score-ends = La partie finit
web-score-ends-rounds = après un certain nombre de manches
web-score-ends-target = à un certain nombre de points
web-score-rounds = Nombre de manches
web-score-points = Nombre de points
web-begin = Commencer
web-new-sheet = Nouvelle feuille

## The score sheet: a round

web-score-round-of = Manche { $number } sur { $count }
web-score-starts-again = On tire de nouveau au sort qui commence.
web-score-won = Qui a gagné ?
web-score-draw = Égalité
web-score-out = Qui a tout posé ?
web-score-ended = Qui a mis fin à la manche ?
web-score-nobody = Personne
web-score-how = Comment ?
web-score-knock = Avec un reste
web-score-clean = Les dix : gin
web-score-grand = Les onze
web-score-first = Qui a posé en premier ?
web-score-first-about = Celui qui pose en premier sans gagner perd { $points } de plus.
web-score-double = Tout posé d’un coup
web-score-double-about = Rien n’était posé avant : la manche compte double.
web-score-more = { $item } : ajouter
web-score-less = { $item } : retirer
web-score-points-of = Points : { $name }
web-score-symbols-of = Symboles : { $name }
web-score-left = Reste : { $points }
web-score-sum = ou taper la somme
web-score-free = Entrer les points soi-même
web-score-by-rules = Compter selon les règles
web-score-again = Rejouer
web-score-go-on = Encore une manche
web-score-correct-about = Touche le numéro d’une manche pour la corriger.
web-score-drop = Commencer une nouvelle feuille ?
web-score-drop-about = Toutes les manches de cette feuille seront perdues.
web-score-about-free = Ces points sont notés tels quels.
web-score-about-points = Chacun entre les symboles de joker de sa meilleure série. Celui qui a mis fin à la manche avec une main en ordre reçoit { $bonus } de plus ; en cas d’erreur, rien du tout.
web-score-about-winner = Une victoire vaut un point.
web-score-about-two = Celui à qui il reste le moins reçoit la différence et { $win } points, { $undercut } après un contre.
web-score-about-two-plain = Celui à qui il reste le moins reçoit la différence, et { $undercut } points de plus après un contre.
web-score-about-lowest-rest = Celui à qui il reste le moins reçoit { $points } points ; à égalité, celui qui a étalé en premier.
web-score-about-wins = Celui qui pose tout reçoit un point. Si personne n’y arrive, celui à qui il reste le moins gagne.
web-score-about-takes = Celui qui pose tout reçoit ce qui reste aux autres.
web-score-about-minus = Chacun perd ce qui lui reste ; celui qui pose tout ne perd rien.
web-score-about-lowest = Si personne ne pose tout, celui à qui il reste le moins gagne et reçoit les différences.
web-score-about-blocked = Si personne ne pose tout, chacun perd ce qui lui reste.
web-score-about-relief = Celui qui pose tout efface jusqu’à { $points } points négatifs de la manche précédente.
web-score-about-joker = S’il ne reste qu’un joker, il ne compte pas.
web-score-about-tally = Chaque camp marque ses primes et ses cartes posées, moins les cartes restées en main.
web-count-rack = Compter le reste
web-count-rack-of = Ce qui reste : { $name }
web-count-rack-about = Touche chaque pièce qui reste ; touche-en une en bas pour la retirer.
web-count-pieces = Compter
web-count-pieces-of = { $what } : { $name }
web-count-pieces-about = Touche chaque carte qui compte ; touche-en une en bas pour la retirer.
web-take-away = Retirer : { $piece }
web-write-down = Noter
web-strike = Rayer la dernière manche
web-correct = Corriger la manche { $number }
web-cancel = Annuler
web-done = Terminé

## Settings

web-settings = Réglages
web-settings-all = Tous les réglages
web-settings-about = Tout s’applique immédiatement. L’apparence, les sons et les habitudes restent sur cet appareil ; le nom, l’image et la langue te suivent partout où tu te connectes.
web-settings-you = Toi
web-settings-name-about = C’est ainsi que les autres te voient à la table. Là où tu joues déjà, l’ancien nom reste.
web-avatar = Ton image
web-avatar-initials = Tes initiales
# Also what guests are called who give no name.
web-animal-bear = Ours
web-animal-cat = Chat
web-animal-fox = Renard
web-animal-frog = Grenouille
web-animal-hare = Lièvre
web-animal-hedgehog = Hérisson
web-animal-mouse = Souris
web-animal-owl = Hibou
web-animal-penguin = Pingouin
web-animal-robin = Rouge-gorge
web-animal-turtle = Tortue
web-animal-whale = Baleine
web-save = Enregistrer
web-saved = Enregistré.
web-settings-look = Langue et apparence
web-language = Langue
web-look = Apparence
web-look-auto = Comme l’appareil
web-look-light = Claire
web-look-dark = Sombre
web-look-contrast = Fort contraste
web-settings-contrast-about = Le fort contraste a des traits sombres et des fonds unis, pour les yeux fatigués et le plein soleil.
web-cloth = Table
web-cloth-felt = Tapis vert
web-cloth-oak = Chêne
web-cloth-night = Bleu nuit
web-back = Dos des cartes
web-back-game = Celui de chaque jeu
web-back-lattice = Treillis
web-back-fans = Éventails
web-back-rays = Rayons
web-back-waves = Vagues
web-large = Gros caractères
web-settings-large-about = Chiffres et couleurs en grand sur toutes les pièces, sans dessins.
web-settings-letters-about = Une petite lettre par couleur, si elles sont difficiles à distinguer.
web-settings-still = Moins de mouvement
web-settings-still-about = Les pièces sont tout de suite à leur place au lieu de glisser.
web-settings-tables = À la table
web-settings-sound-about = Des sons doux quand on distribue ou qu’on pose, quand c’est à toi, quand le temps presse et à la fin.
web-volume = Volume
web-title-turn = À toi : { $game }
web-vibrate = Vibrer
web-vibrate-about = Quand c’est ton tour, sur les téléphones qui le permettent.
web-push = Notifications
web-push-about = Ton appareil te prévient quand c’est à toi, même page fermée : dans les parties par correspondance et là où d’autres t’attendent.
web-push-blocked = Les notifications sont bloquées pour ce site. Autorise-les dans les réglages du navigateur.
web-push-offer = Me prévenir quand c’est à moi
web-settings-plain-about = Pratique avec un lecteur d’écran ou un petit écran : rien à glisser, tous les coups en liste.
web-settings-games = Jeu par jeu
web-settings-games-about = Ce que tu peux aussi choisir à la table.
web-settings-app = Rummel comme une appli
web-settings-app-about = Mets Rummel sur ton écran d’accueil avec « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de ton navigateur. Il s’ouvre alors comme une appli ; la feuille de score et les règles marchent sans connexion.
web-settings-install = Installer

## Accounts

web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-signed-in = Compte connecté : { $name }.
web-signed-out = La session est fermée. À bientôt !
web-register = Créer un compte
web-account = Compte
web-account-of = Compte : { $name }
web-account-pages = Tes pages
web-account-about = Tu peux jouer à tout sans compte. Avec un compte, tu retrouves tes parties sur chaque appareil, tu peux jouer des parties classées et faire jouer un bot à toi. Un nom et un mot de passe suffisent, sans adresse e-mail.
web-account-guest = Tu joues sous le nom { $name }, sans compte. Les parties et les places que tu as maintenant te suivent.
web-password = Mot de passe
web-password-show = Montrer
web-password-hide = Cacher
web-password-keep = Au moins huit caractères. Personne ne peut t’en envoyer un autre, alors garde-le bien.
web-password-change = Changer le mot de passe
web-password-old = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-changed = C’est changé. Partout ailleurs, la session est fermée.
web-name = Nom
web-name-about = C’est aussi avec ce nom que tu te connectes. Aux tables où tu as déjà une place, l’ancien reste.
web-devices = Où ta session est ouverte
web-devices-end = Se déconnecter partout ailleurs
web-devices-ended = C’est fait.
web-device-this = cet appareil
web-device-seen = utilisé le { $when }
web-device-end = Déconnecter
web-device-end-of = Déconnecter : { $device }
web-bots = Pour programmer : tes propres bots
web-bots-about = Un programme à toi peut s’asseoir à une table comme tout le monde. Il s’identifie avec une clé, et les autres voient que c’est un programme.
web-bots-since = depuis le { $when }
web-bots-name = Nom du bot
web-bots-add = Créer un bot
web-bots-token = Voici la clé du bot { $name }. Elle n’est montrée que maintenant : copie-la et garde-la pour toi.
web-bots-token-label = Clé
web-bots-copy = Copier
web-bots-try = Rummel fournit un bot pour commencer. Il s’assoit à une table et joue :
web-bots-table = TABLE
web-bots-delete-of = Supprimer { $name }
web-bots-delete-about = Il abandonne les parties en cours, et sa clé ne marche plus.
web-data = Tes données
web-data-about = Télécharge tout ce qui est enregistré sur toi, ou fais-le supprimer.
web-export = Télécharger mes données
web-delete = Supprimer
web-delete-account = Supprimer le compte
web-delete-guest = Supprimer toutes mes données
web-delete-about = Les parties que tu joues sont abandonnées, ton nom est rayé là où tu as joué, et tout le reste est supprimé. C’est définitif.
web-delete-really = Supprimer pour de bon

## Matches and ratings

web-matches = Mes parties
web-matches-running = En cours
web-matches-over = Terminées
web-matches-counts = Parties gagnées, par jeu
web-matches-won = { $won } sur { $played } gagnées
web-count-played = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
web-count-won = { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
web-matches-more = En voir plus
web-matches-none = Tu n’as pas encore joué.
web-matches-guest = Sans compte, tu ne vois ces parties que sur cet appareil.
web-match-open = pas encore commencée
web-match-waiting = attend les autres
web-match-due = jusqu’au { $when }
web-match-place = { $place ->
        [1] gagnée
       *[other] place { $place } sur { $count }
    }
web-match-draw = match nul
web-match-go-on = Continuer
web-match-replay = Revoir
web-match-replay-of = Revoir : { $game }, { $names }
web-rated = classée
web-ratings = Classement
web-ratings-place = Rang
web-ratings-rating = Cote
web-ratings-matches = Parties
web-ratings-yours = Ta cote est de { $rating }, après { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }.
web-ratings-none = Personne n’a encore joué de partie classée à ce jeu.
web-ratings-about = Seules les tables ouvertes comme classées comptent. Tout le monde commence à 1000 ; plus tu joues, plus le nombre est sûr.
web-game = Jeu
