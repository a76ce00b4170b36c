# La visite d’une première partie.

web-tour = Une petite visite guidée
web-tour-next = Compris
web-tour-skip = Passer
web-tour-again = Montrer la visite
web-tour-soon = La visite commence à ta prochaine table.

web-tour-sort = Ici tu tries par couleur ou par nombre. Ton propre ordre est gardé aussi.
web-tour-discard = Choisis une carte et touche ici : jeter met fin à ton tour.

web-tour-tiles-rack = Voici tes pièces. Touche-les pour les choisir, ou glisse-les directement sur la table.
web-tour-tiles-new = Les pièces choisies se posent ici en nouvelle combinaison. Déplace-les jusqu’à ce que ça aille.
web-tour-tiles-draw = Si tu ne peux ou ne veux pas poser, fais ceci à la place.
web-tour-tiles-undo = Rien n’est définitif : ici tu reviens en arrière, en avant, ou tu reprends tout.
web-tour-tiles-done = Dès que toute la table est en règle, ce bouton termine ton tour.

web-tour-cards-hand = Ta main. Touche des cartes pour les choisir, ou glisse-les là où elles vont.
web-tour-romme-stock = Ton tour commence ici : pioche une carte, ou prends la carte visible à côté.
web-tour-romme-lay = Mets ici de côté les cartes choisies pour une combinaison. Tu vois ce qu’elle compte, et tu peux la reprendre.
web-tour-romme-knock = Quelqu’un a laissé cette carte. Frappe pour l’avoir avec une carte de pénalité ; sinon tu passes.

web-tour-gin-stock = Prends ce qui est visible, ou pioche ici.
web-tour-gin-hand = Ta main, combinaisons côte à côte. Touche ou glisse pour la ranger à ta façon.
web-tour-gin-left = Voici ce qui te resterait. Le moins possible, c’est le mieux.
web-tour-gin-end = Tu pourrais mettre fin à la manche maintenant. Rien ne t’y oblige : attends si tu espères mieux.

web-tour-one-hand = Tes nombres. Ils ne changent jamais de place : seul l’échange met de l’ordre.
web-tour-one-take = Prends une de ces trois cartes. Le nombre d’une carte cachée ne se voit qu’alors.
web-tour-one-insert = Touche maintenant l’endroit où va cette carte, ou glisse-la là.
web-tour-one-leave = Une des cartes marquées doit partir. Touche celle dont tu peux te passer.
web-tour-one-announce = Tout en ordre ? Annonce-le, ou passe et attends plus de points.

web-tour-karo-team = Les héros veulent toutes les cartes rouges sur la table, les voleurs toutes les noires.
web-tour-karo-hand = Tes cartes. Celles qui conviennent sont claires ; touches-en une et pose-la.
web-tour-karo-rows = Chaque couleur grandit à partir de son huit, en montant et en descendant, sans trou.
web-tour-karo-draw = Si rien ne convient, pioche ici. Tu pourras poser la carte au tour suivant.

web-tour-duel-flip = Retourne ici ta carte du dessus. Tout le monde le fait ensemble, et la plus forte les emporte toutes.
web-tour-duel-turned = Voici ce que tu as retourné, avec ce que ça vaut.
web-tour-duel-count = Voilà les cartes de chaque équipe. À la fin, celle qui en a le plus gagne.
web-tour-duel-auto = Envie d’aller vite ? Alors tes cartes se retournent toutes seules.
