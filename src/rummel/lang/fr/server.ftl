### Words of the server: for those who run it, and what it refuses to people and programs.

## Running it

cli-serve = Sert les jeux aux navigateurs et aux bots, jusqu’à ce que tu l’arrêtes avec Ctrl-C. Chaque option peut aussi venir de l’environnement : RUMMEL_PORT, RUMMEL_DATABASE et ainsi de suite.
    .short = Servir les jeux aux navigateurs
cli-option-host = L’adresse d’écoute ; 127.0.0.1 est cette machine seule.
cli-option-port = Le port d’écoute ; 0 pour n’importe quel port libre.
cli-option-database = Où tout est gardé : sqlite:///FILE, ou postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Le nombre de processus du serveur ; au-delà d’un seul, il faut PostgreSQL.
cli-serving = La table est prête. Ouvre l’adresse ci-dessus dans un navigateur ; Ctrl-C arrête le serveur, et rien n’est perdu.
cli-serving-kept = Tout est gardé dans { $file }.
cli-refused-no-server = Les éléments du serveur ne sont pas installés. Installe-les avec : pip install "rummel[server]"
cli-refused-serve = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }. Choisis-en un autre avec --port.
error-bad-setting = Le réglage « { $name } » ne convient pas : { $reason }
error-setting-unknown = Le réglage { $name } n’existe pas. Est-ce { $meant } que tu voulais ?
error-workers-sqlite = SQLite ne fonctionne qu’avec un seul processus. Pour en avoir plus, donne à --database une base PostgreSQL.

## Looking after it

cli-admin = S’occupe des gens et des tables d’un serveur, dans sa base de données, que le serveur tourne ou non.
    .short = S’occuper d’un serveur
cli-admin-people = Liste les gens, les plus récents d’abord : comptes, invités, et bots qui jouent avec une clé.
    .short = Lister les gens
cli-admin-option-search = Seulement ceux dont le nom contient ce texte.
cli-admin-reset = Donne à un compte un nouveau mot de passe aléatoire, l’affiche et termine toutes ses sessions. NAME est un nom ou un identifiant.
    .short = Donner un nouveau mot de passe
cli-admin-reset-done = Le nouveau mot de passe ({ $name }), affiché ici seulement :
cli-admin-end = Déconnecte quelqu’un partout. NAME est un nom ou un identifiant.
    .short = Déconnecter quelqu’un partout
cli-admin-end-done = { $count ->
        [one] { $name } : { $count } session terminée.
       *[other] { $name } : { $count } sessions terminées.
    }
cli-admin-delete = Supprime une personne pour de bon : ses parties sont abandonnées, son nom est rayé, et tout le reste la concernant est effacé. NAME est un nom ou un identifiant.
    .short = Supprimer une personne pour de bon
cli-admin-delete-done = { $name } n’est plus là : tout est supprimé.
cli-admin-tables = Liste les tables, les plus récentes d’abord.
    .short = Lister les tables
cli-admin-option-status = Seulement les tables ouvertes (open), en cours (playing) ou terminées (over).
cli-admin-table = Montre une table comme la voit quelqu’un qui regarde, sans rien de ce qui est caché.
    .short = Montrer une table
cli-admin-check = Rejoue chaque journal, vérifie l’enregistrement de chaque partie terminée et compare tables et instantanés avec le journal. Code de sortie 1 si quelque chose diffère.
    .short = Tout comparer avec les journaux
cli-admin-check-fine = { $count ->
        [one] { $count } table vérifiée : tout va bien.
       *[other] { $count } tables vérifiées : tout va bien.
    }
cli-admin-check-wrong = { $wrong ->
        [one] { $wrong } table ne correspond pas à son journal.
       *[other] { $wrong } tables ne correspondent pas à leur journal.
    } Vérifiées : { $count }.
cli-admin-rebuild = Supprime tous les instantanés. Ils ne servent qu’à gagner du temps : les journaux contiennent tout, et le jeu en crée de nouveaux.
    .short = Supprimer les instantanés
cli-admin-rebuild-done = { $count ->
        [one] { $count } instantané supprimé.
       *[other] { $count } instantanés supprimés.
    } Les journaux contiennent tout.
cli-admin-tidy = Supprime les tables où personne ne revient et les invités partis, comme le serveur le fait chaque heure selon ses réglages.
    .short = Supprimer ce que personne ne reprend
cli-admin-tidy-done = Supprimé – tables : { $tables }, invités : { $guests }.
cli-admin-reports = Liste les signalements, le plus récent d’abord, avec les dernières lignes que la personne signalée a écrites à cette table.
    .short = Lister les signalements
cli-admin-option-close = Classer ce signalement : il est supprimé.
cli-admin-report-closed = Le signalement { $id } est classé.
cli-refused-report-unknown = Il n’y a pas de signalement { $id }. Pour les lister : rummel admin reports
cli-admin-column-at = quand
cli-admin-column-reported = signalé
cli-admin-column-by = par
cli-admin-column-reason = motif
cli-admin-column-table = table
cli-admin-column-text = texte
# What somebody is reported for, in lists and in the pages.
report-insult = insultes
report-name = nom choquant
report-cheating = triche
report-stalling = jeu retardé ou abandonné
report-other = autre chose
cli-admin-backup = Copie une base SQLite dans un fichier, même pendant que le serveur tourne. La copie contient des secrets : garde-la en lieu sûr.
    .short = Copier la base de données
cli-admin-backup-done = Tout est maintenant dans { $path }. Garde ce fichier en lieu sûr : il contient des secrets.
cli-admin-column-id = identifiant
cli-admin-column-kind = genre
cli-admin-column-matches = parties
cli-admin-column-created = depuis
cli-admin-column-seen = dernière visite
cli-admin-column-status = état
cli-admin-column-players = qui joue
cli-admin-column-entries = journal
cli-admin-column-ended = finie depuis
cli-admin-column-wake = échéance
cli-admin-column-setup = réglages
cli-admin-account = compte
cli-admin-guest = invité
cli-admin-bot = bot
cli-admin-open = ouverte
cli-admin-playing = en cours
cli-admin-over = terminée
cli-admin-fault-log = Le journal ne peut pas être rejoué.
cli-admin-fault-row = La table dit autre chose que son journal.
cli-admin-fault-snapshot = L’instantané mène ailleurs que le journal.
cli-admin-fault-places = Le classement des joueurs n’est pas celui du résultat.
cli-admin-fault-record = L’enregistrement ne peut pas être vérifié.
cli-refused-database = La base de données est inutilisable : { $reason }
cli-refused-database-version = Ce n’est pas une base de cette version de Rummel. Le serveur met à jour une base plus ancienne quand il démarre.
cli-refused-person-unknown = Personne ne s’appelle « { $name } ». Pour lister tout le monde : rummel admin people
cli-refused-person-several = Plusieurs personnes s’appellent « { $name } » ({ $count }). Choisis par identifiant ; pour les lister : rummel admin people
cli-refused-person-guest = { $name } n’a pas de compte, donc pas de mot de passe.
cli-refused-backup-postgres = PostgreSQL a son propre programme pour cela : pg_dump -Fc -f { $path } URL

## Refusals: any request

error-not-signed-in = Dis-nous d’abord ton nom.
error-bad-request = Cette demande est illisible : { $reason }
error-bad-origin = Cette demande vient d’un autre site et n’a pas été exécutée.
error-not-found = Il n’y a rien à cette adresse.
error-method-wrong = Cela ne se fait pas à cette adresse.
error-too-large = C’est trop long : { $most } octets au maximum.
error-too-much-work = Cela occuperait le serveur trop longtemps ; il s’est arrêté.
error-too-many = C’était beaucoup à la fois. Réessaie dans { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
error-storage-down = Le serveur ne peut rien écrire pour le moment. Rien n’est perdu : réessaie dans quelques secondes.
error-server-fault = Quelque chose a mal tourné sur le serveur. Rien n’a changé ; réessaie.

## Refusals: people

error-name-taken = Un compte porte déjà le nom « { $name } ». Choisis un autre nom, ou connecte-toi.
error-weak-password = Un mot de passe a au moins { $least } caractères et ne peut pas être ton nom.
error-bad-login = Le nom ou le mot de passe est incorrect. Vérifie les deux et réessaie.
error-account-held = Tu as déjà un compte.
error-account-needed = Il te faut un compte pour cela. Crées-en un d’abord.
error-people-only = La clé d’un bot ne sert qu’à jouer.
error-tokens-full = Tu peux avoir { $most } bots au maximum. Supprimes-en un d’abord.
error-friend-link = Ce lien d’ami ne marche pas, ou plus. Demandes-en un nouveau.
error-friend-self = C’est ton propre lien. Envoie-le à quelqu’un que tu connais.
error-friends-full = Tu as { $most } amis, et c’est le maximum. Retires-en un d’abord.
error-friend-full = { $name } n’a plus de place pour d’autres amis.
error-friend-requests = Tu as envoyé { $most } demandes aujourd’hui. Réessaie demain.
error-friend-blocked = Tu as bloqué { $name }. Débloque d’abord cette personne dans ton compte.
error-friend-invited = Tu viens d’inviter { $name }. Attends une minute.

## Refusals: tables

error-table-unknown = Il n’y a pas de table « { $table } ». Vérifie le lien, ou demandes-en un nouveau.
error-table-full = Toutes les places sont prises. Tu peux regarder, ou ouvrir ta propre table.
error-table-started = La partie a commencé : les places ne changent plus.
error-table-not-started = La partie n’a pas encore commencé.
error-puzzle-unknown = Il n’y a pas d’énigme pour le { $day } : elles remontent à trente jours.
error-table-over = La partie est terminée.
error-table-not-over = Il faut attendre la fin de la partie pour cela.
error-table-paused = Les pendules sont arrêtées. Relance-les avant de jouer.
error-seat-unknown = Il n’y a pas de place { $number } à cette table.
error-seat-taken = Cette place est prise. Choisis-en une autre.
error-seat-held = Tu as déjà une place à cette table.
error-seat-none = Il faut avoir une place à la table pour faire cela.
error-seat-closed = Tu ne peux pas t’asseoir à cette table. Choisis-en une autre.
error-seat-freed = La personne qui a ouvert la table a libéré ta place. Tu peux regarder, choisir une autre table, ou reprendre une place ici dans { $minutes ->
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
error-seats-open = { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    } Invite quelqu’un, ou mets-y un bot.
error-seats-many = Tu as déjà une place à { $most } tables qui n’ont pas commencé. Quitte d’abord l’une d’elles.
error-pledge-none = Tu n’as scellé aucun mot avant cette partie : il n’y en a donc pas à révéler.
error-reveal-words = Ces mots ne correspondent pas au sceau que tu as donné avant la partie.
error-reveal-late = La manche { $round } est déjà distribuée, sans ces mots.
error-host-only = Seule la personne qui a ouvert la table peut faire cela.
error-stale = Quelqu’un a joué plus vite : la table a changé entre-temps. Regarde-la et rejoue ton coup.
error-draft-pieces = Tu ne peux construire qu’avec ce qui est sur la table et ce que tu as toi-même.
error-watch-closed = Cette table se joue sans public.
error-chat-closed = Il n’y a pas de discussion à cette table.
error-hints-closed = À cette table, on a décidé de jouer sans conseils.
error-rated-accounts = Les parties classées demandent un compte. Crées-en un d’abord, ou joue sans classement.
error-seat-nobody = Personne d’autre n’est assis là.
error-push-closed = Ce serveur n’envoie pas de notifications.
error-push-address = Ce n’est pas l’adresse d’un service de notifications.
# A notice on a phone; its title is the name of the game.
push-turn = À toi de jouer.
push-invite = { $name } t’invite à une table.
error-replay-round = { $over ->
        [0] Aucune manche de cette partie n’est encore terminée. On peut revoir une manche dès qu’elle l’est.
       *[other] La manche { $round } ne peut pas être revue : seules les manches terminées peuvent l’être.
    }
error-replay-step = Il n’y a pas d’étape { $step } dans cette manche. La dernière est { $last }.
