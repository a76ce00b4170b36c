# The words of the server, and of what only happens between people.

event-resigned = { $seat } abandonne.
result-resigned = Il n’y a plus personne contre qui jouer.
error-has-resigned = { $seat } a déjà abandonné.

## The command line

cli-serve = Sert les jeux aux navigateurs et aux bots, jusqu’à ce que tu l’arrêtes avec Ctrl-C. Chaque option peut aussi venir de l’environnement : RUMMEL_PORT, RUMMEL_DATABASE et ainsi de suite.
    .short = Servir les jeux aux navigateurs
cli-option-host = L’adresse d’écoute ; 127.0.0.1 est cette machine seule.
cli-option-port = Le port d’écoute ; 0 pour n’importe lequel qui soit libre.
cli-option-database = Où tout est gardé : sqlite:///FILE, ou postgresql://USER:PASSWORD@HOST/NAME.
cli-option-workers = Combien de processus servent ; à plusieurs, il faut PostgreSQL.
cli-serving = La table est mise. Ouvre l’adresse ci-dessus dans un navigateur ; Ctrl-C arrête le serveur, et rien n’est perdu.
cli-refused-no-server = Les éléments du serveur ne sont pas installés. Installe-les avec : pip install rummel[server]
cli-refused-serve = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }. Choisis-en un autre avec --port.

## At the table

error-table-unknown = Il n’y a pas de table « { $table } ». Vérifie le lien, ou demandes-en un nouveau.
error-table-full = Toutes les places sont prises. Tu peux regarder, ou ouvrir ta propre table.
error-table-started = La partie a commencé : les places ne changent plus.
error-table-not-started = La partie n’a pas encore commencé.
error-table-over = La partie est terminée.
error-table-not-over = Il faut attendre la fin de la partie pour cela.
error-table-paused = Les pendules sont arrêtées. Relance-les avant de jouer.
error-seat-unknown = Il n’y a pas de place { $number } à cette table.
error-seat-taken = Cette place est prise. Choisis-en une autre.
error-seat-held = Tu as déjà une place à cette table.
error-seat-none = Il faut avoir une place à la table pour faire cela.
error-seats-open = { $count ->
        [one] Il reste { $count } place libre.
       *[other] Il reste { $count } places libres.
    } Invite quelqu’un, ou mets-y un bot.
error-host-only = Seule la personne qui a ouvert la table peut faire cela.
error-stale = Quelqu’un a joué plus vite : la table a changé entre-temps. Regarde-la et rejoue ton coup.
error-draft-pieces = Tu ne peux construire qu’avec ce qui est sur la table et sur ton chevalet.
error-watch-closed = Cette table se joue sans public.
error-chat-closed = Il n’y a pas de discussion à cette table.
error-hints-closed = À cette table, on a décidé de jouer sans conseils.
error-rated-accounts = Les parties classées demandent un compte. Crées-en un d’abord, ou joue sans classement.

## Everywhere

error-bad-setting = Le réglage « { $name } » ne convient pas : { $reason }
error-workers-sqlite = SQLite ne sert qu’un seul processus. Pour en avoir plus, donne à --database une base PostgreSQL.
error-not-signed-in = Dis-nous d’abord ton nom.
error-bad-request = Illisible : { $reason }
error-bad-origin = Cette demande vient d’un autre site et n’a pas été exécutée.
error-not-found = Il n’y a rien à cette adresse.
error-method-wrong = Cela ne se fait pas à cette adresse.
error-too-large = C’est trop long : { $most } octets au maximum.
error-too-many = C’était beaucoup à la fois. Réessaie dans { $seconds ->
        [one] { $seconds } seconde.
       *[other] { $seconds } secondes.
    }
error-storage-down = Le serveur ne peut rien écrire pour le moment. Rien n’est perdu : réessaie dans quelques secondes.
error-server-fault = Quelque chose a mal tourné sur le serveur. Rien n’a changé ; réessaie.
