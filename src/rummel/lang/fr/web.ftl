# Les mots de l’interface web.

## Accueil

web-welcome = Le rami sous toutes ses formes, à une même table
web-welcome-about = Choisis un jeu et joue tout de suite, contre des bots ou avec des amis. Sans compte, rien à installer.
web-games = Jeux
web-play-now = Jouer
web-dealing = On distribue…
web-with-friends = Avec des amis
web-rules = Règles
web-for-players = Joueurs : { $range }
web-resume = Tes tables
web-your-turn-short = à toi
web-open-tables = Tables ouvertes
web-seats-open = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-settings = Réglages
web-save = Enregistrer
web-saved = Enregistré.
web-language = Langue
web-look = Apparence
web-look-auto = Comme l’appareil
web-look-light = Claire
web-look-dark = Sombre
web-look-contrast = Fort contraste
web-guest = Invité
web-skip = Aller au contenu
web-not-found = Il n’y a rien ici
web-to-start = Vers l’accueil
web-close = Fermer
web-unreachable = Le serveur ne répond pas. Rien n’est perdu ; on continue dès qu’il répond.

## Avant la partie

web-players = Joueurs
web-your-name = Ton nom
web-seat-open = Place libre
web-sit = S’asseoir
web-free = Libérer la place
web-you = toi
web-host = a ouvert la table
web-bot = bot
web-bot-name = Bot { $number }
web-here = présent
web-away = absent
web-start = Distribuer
web-leave = Quitter la table
web-table-full = Toutes les places sont prises.
web-waiting-seats = { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    }
web-waiting-host = Tout le monde est là. La partie commence quand l’hôte de la table distribue.
web-all-here = Tout le monde est là. Distribue quand tu veux.
web-invite = Inviter
web-invite-about = Toute personne qui ouvre ce lien peut s’asseoir à ta table.
web-invite-link = Lien vers cette table
web-share = Copier ou partager le lien
web-copied = Copié
web-qr = Le lien en code QR

## Une nouvelle table

web-seat-friend = un ami, par le lien
web-bot-steady = bot, joue bien
web-bot-greedy = bot, pose tout ce qu’il peut
web-bot-random = bot, joue au hasard
web-how-many = Nombre de joueurs
web-match = La partie
web-clock = Temps de réflexion
web-clock-none = autant qu’on veut
web-clock-sheet = comme sur la feuille de règles
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
web-rules-change = { $count ->
        [0] Changer les règles
        [one] Changer les règles ({ $count } changée)
       *[other] Changer les règles ({ $count } changées)
    }
web-rules-change-about = Tout suit la feuille de règles. Ce que tu changes est signalé.
web-sheet-default = Feuille de règles : { $value }
web-yes = oui
web-no = non
web-open-table = Ouvrir la table

## À la table

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
web-plain = Tables simples : chaque coup est un bouton
web-meld = Combinaison { $number } : { $pieces }
web-hint = Conseil
web-log = Ce qui s’est passé
web-log-empty = Rien encore.
web-chat = Discussion
web-chat-say = Dis quelque chose
web-send = Envoyer
web-score = Feuille de score
web-command = Écrire un coup
web-command-do = Jouer
web-command-wait = Ce n’est pas ton tour.
web-sound = Sons
web-sound-on = Activer les sons
web-sound-off = Couper les sons
web-letters = Lettres des couleurs sur toutes les pièces
web-pause = Demander une pause
web-go-on = Relancer les pendules
web-resign = Abandonner
web-resign-really = Vraiment abandonner la partie ?

## Après une manche

web-round-over = La manche est terminée
web-match-over = La partie est terminée
web-left-over = Reste
web-next-round = Manche suivante
web-waiting-others = On attend les autres…
web-rematch = Rejouer
web-record = Télécharger l’enregistrement
web-show-result = Voir le résultat

## Les pièces, telles qu’on les lit

web-joker = joker
web-joker-as = joker pour { $piece }
web-piece = { $rank } { $suit }
# A playing card; tiles have a colour instead.
web-card = { $rank } de { $suit }
web-rank-ace = as
web-rank-jack = valet
web-rank-queen = dame
web-rank-king = roi

## Mots courts pour les coups

web-do-add = Ajouter
web-do-announce = Annoncer
web-do-choose = Choisir
web-do-clear = Enlever
web-do-discard = Jeter
web-do-draw = Piocher
web-do-exchange = Échanger
web-do-flip = Retourner
web-do-insert = Glisser
web-do-knock = Frapper
web-do-lay = Poser
web-do-open = Ouvrir
web-do-other = Jouer
web-do-pass = Passer
web-do-reject = Mettre au rebut
web-do-rob = Récupérer le joker
web-do-spread = Étaler
web-do-take = Prendre

## La feuille de score pour la table à la maison

web-home-sheet = Feuille de score pour ta table
web-home-sheet-about = Pour jouer avec de vraies cartes ou pièces : les points se notent ici. La feuille reste sur cet appareil et se passe de connexion.
web-who-starts = Qui commence
web-begin = Commencer
web-write-down = Noter
web-strike = Rayer la dernière manche
web-new-sheet = Nouvelle feuille
web-correct = Corriger la manche { $number }
web-cancel = Annuler
web-done = Terminé
web-count-rack = Compter le reste
web-count-rack-of = Ce qui reste : { $name }
web-count-rack-about = Touche chaque pièce qui reste ; touche-en une en bas pour la retirer.
web-take-away = Retirer : { $piece }

## Donnes honnêtes

web-fair = La donne était-elle honnête ?
web-fair-about = Avant la partie, le serveur a fixé sa part de toutes les donnes par un nombre, et chaque appareil a scellé des mots à lui. Ensuite seulement, les mots ont été révélés et mêlés. Personne n’a donc pu choisir les cartes, pas même le serveur.
web-fair-commit = Fixé avant la partie
web-fair-seed = Le secret de la manche { $number }
web-fair-words = Ce que les joueurs ont ajouté
web-fair-good = Tout concorde : le serveur n’a pas pu choisir les cartes après coup.
web-fair-bad = Cela ne concorde pas. Garde l’enregistrement et parles-en à qui s’occupe du serveur.
web-fair-more = L’enregistrement contient tout ; « rummel verify » redistribue chaque manche et vérifie chaque coup.
web-fair-mark = Donne honnête
web-fair-left-out = Cette manche a été donnée sans ta part : le serveur n’a pas utilisé les mots de ton appareil. Les cartes dépendent toujours des mots des autres.
web-fair-changed = Le serveur a changé ce qui était fixé avant la partie. Télécharge l’enregistrement et ton reçu, garde les deux et parles-en à qui s’occupe du serveur.
web-receipt = Télécharger mon reçu
