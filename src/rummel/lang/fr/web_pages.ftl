# La feuille de score pour la table à la maison, les réglages et ce qui les entoure.

web-start-sheet = Ouvrir la feuille
web-start-sheet-about = De vraies cartes ou pièces sur ta table ? Touche ce qui reste, et la feuille fait le compte.
web-rules-index-about = Chaque jeu avec des images, et avec les points dont on discute souvent.
web-not-found-about = L’adresse contient peut-être une faute, ou ce qui était ici n’existe plus.
web-no-server = Le serveur ne répond pas
web-no-server-again = Réessayer
web-no-server-works = Marche aussi sans lui
web-no-server-rules = Les règles de tous les jeux

## La feuille de score

web-score-names = Qui joue ?
web-score-ends = La partie finit
web-score-ends-rounds = après tant de manches
web-score-ends-target = à tant de points
web-score-rounds = Nombre de manches
web-score-points = Nombre de points
web-score-round-of = Manche { $number } sur { $count }
web-score-starts-anew = Qui commence est tiré au sort.
web-score-won = Qui a gagné ?
web-score-draw = Égalité
web-score-out = Qui a tout posé ?
web-score-ended = Qui a mis fin à la manche ?
web-score-nobody = Personne
web-score-how = Comment ?
web-score-knock = Avec un reste
web-score-gin = Les dix : gin
web-score-big-gin = Les onze
web-score-first = Qui a posé en premier ?
web-score-first-about = Qui pose en premier sans gagner perd { $points } de plus.
web-score-double = Tout posé d’un coup
web-score-double-about = Rien n’était posé avant : la manche compte double.
web-score-points-of = Points de { $name }
web-score-symbols-of = Symboles de { $name }
web-score-left = Reste : { $points }
web-score-sum = ou taper la somme
web-score-free = Entrer les points soi-même
web-score-by-rules = Compter selon les règles
web-score-again = Rejouer
web-score-go-on = Encore une manche
web-score-correct-about = Touche le numéro d’une manche pour la corriger.
web-score-drop = Commencer une nouvelle feuille ?
web-score-drop-about = Toutes les manches de cette feuille seront perdues.

web-score-about-free = Ces points sont notés tels quels.
web-score-about-points = Chacun entre les symboles de joker de sa meilleure série. Qui a mis fin à la manche avec une main en ordre reçoit { $bonus } de plus ; en cas d’erreur, rien du tout.
web-score-about-winner = Une victoire vaut un point.
web-score-about-two = Le plus petit reste reçoit la différence et { $win } points, { $undercut } après un contre.
web-score-about-two-plain = Le plus petit reste reçoit la différence, et { $undercut } points de plus après un contre.
web-score-about-lowest-rest = Le plus petit reste reçoit { $points } points ; à égalité, qui a montré en premier.
web-score-about-wins = Qui pose tout reçoit un point. Si personne n’y arrive, le plus petit reste gagne.
web-score-about-takes = Qui pose tout reçoit ce qui reste aux autres.
web-score-about-minus = Chacun perd ce qui lui reste ; qui pose tout ne perd rien.
web-score-about-lowest = Si personne ne pose tout, le plus petit reste gagne les différences.
web-score-about-blocked = Si personne ne pose tout, chacun perd ce qui lui reste.
web-score-about-relief = Qui pose tout efface jusqu’à { $points } points négatifs de la manche précédente.
web-score-about-joker = Un seul joker comme reste ne compte pas.

## Réglages

web-settings-about = Tout reste sur cet appareil et vaut tout de suite.
web-settings-you = Toi
web-settings-name-about = C’est ainsi que les autres te voient à la table. Là où tu joues déjà, l’ancien nom reste.
web-settings-look = Langue et apparence
web-settings-contrast-about = Le fort contraste a des traits sombres et des fonds unis, pour les yeux fatigués et le plein soleil.
web-settings-letters-about = Une petite lettre par couleur, si elles sont difficiles à distinguer.
web-settings-still = Moins de mouvement
web-settings-still-about = Les pièces sont simplement là au lieu de glisser.
web-settings-tables = À la table
web-settings-sound-about = Un son doux quand c’est à toi et quand le temps presse.
web-settings-plain-about = Pratique avec un lecteur d’écran ou un petit écran : rien à glisser, tous les coups en liste.
web-settings-tours = Visites des tables
web-settings-tours-about = À ta prochaine table, on te montre à nouveau comment tout marche.
web-settings-games = Jeu par jeu
web-settings-games-about = Ce que tu peux aussi choisir à la table.
web-settings-knock-about = Combien de temps on te demande si tu veux une carte que personne n’a prise.
web-settings-arranged = Ranger la main par combinaisons
web-settings-arranged-about = Ce qui va ensemble est côte à côte ; le reste est à la fin.
web-settings-pass-about = Tant que ta main n’est pas en ordre, pas besoin de toucher « Passer ».
web-settings-flip-about = Pas besoin de toucher à chaque carte.
web-settings-grid = La table en plateau avec cases
web-settings-grid-about = Comme sur le plateau d’origine ; sinon les combinaisons se placent selon la place.
web-settings-app = Rummel comme une appli
web-settings-app-about = Mets Rummel sur ton écran d’accueil avec « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de ton navigateur. Il s’ouvre alors comme une appli ; la feuille de score et les règles marchent sans connexion.
web-settings-install = Installer
