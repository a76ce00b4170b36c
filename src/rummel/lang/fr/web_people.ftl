# Comptes, parties et classement dans le navigateur.

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
web-name-about = C’est aussi avec ce nom que tu te connectes. Aux tables où tu as déjà une place, l’ancien reste.
web-devices = Où ta session est ouverte
web-devices-end = Se déconnecter partout ailleurs
web-devices-ended = C’est fait.
web-device-this = cet appareil
web-device-seen = vu le { $when }
web-device-end = Déconnecter
web-device-end-of = Déconnecter : { $device }
web-bots = Tes bots
web-bots-about = Un programme à toi peut s’asseoir à une table comme tout le monde. Il s’identifie avec une clé, et les autres voient que c’est un programme.
web-bots-since = depuis le { $when }
web-bots-name = Nom du bot
web-bots-add = Créer un bot
web-bots-token = Voici la clé de { $name }. Elle n’est montrée que maintenant : copie-la et garde-la pour toi.
web-bots-token-label = Clé
web-bots-copy = Copier
web-bots-try = Rummel fournit un bot pour commencer. Il s’assoit à une table et joue :
web-bots-table = TABLE
web-bots-delete-of = Supprimer { $name }
web-bots-delete-about = Il abandonne les parties en cours, et sa clé ne vaut plus rien.
web-program = un programme
web-data = Tes données
web-data-about = Emporte tout ce qui est enregistré sur toi, ou fais-le supprimer.
web-export = Télécharger mes données
web-delete = Supprimer
web-delete-account = Supprimer le compte
web-delete-guest = Tout supprimer sur moi
web-delete-about = Les parties que tu joues sont abandonnées, ton nom est rayé là où tu as joué, et tout le reste est supprimé. C’est définitif.
web-delete-really = Supprimer pour de bon
web-matches = Mes parties
web-matches-running = En cours
web-matches-over = Terminées
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
web-setup-rated = Partie classée
web-rated-about = Compte pour le classement. Seulement entre personnes avec un compte, sans bots.
web-rated-table = Cette table est classée. Pour t’asseoir, il te faut un compte.
web-ratings = Classement
web-game = Jeu
web-ratings-place = Rang
web-name = Nom
web-ratings-rating = Cote
web-ratings-matches = Parties
web-ratings-yours = Ta cote est de { $rating }, après { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }.
web-ratings-none = Personne n’a encore joué de partie classée à ce jeu.
web-ratings-about = Seules les tables ouvertes comme classées comptent. Tout le monde commence à 1000 ; plus tu joues, plus le nombre est sûr.
