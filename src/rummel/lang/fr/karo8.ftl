### Karo 8.

## Names

game-karo8 = 8 de carreau
    .about = Les héros posent les rouges, les voleurs les noires, en rangées qui partent des huit.

## Options

option-karo8-heroes = Héros
    .about = Les places des héros, comptées à partir de 0 ; vide pour une place sur deux à partir de la première.
option-karo8-three-players = À trois
    .about = On peut jouer à trois, à deux contre un.
option-karo8-ace = L’as
    .about = Où va l’as dans sa rangée.
    .high = au-dessus du roi
    .low = sous le deux
    .either = à l’un ou l’autre bout
option-karo8-may-hold = Garder ses cartes
    .about = Même si l’on peut poser, on peut piocher à la place, ou passer quand la pioche est vide.
option-karo8-play-drawn = Poser la carte piochée
    .about = Une carte qu’on vient de piocher peut être posée aussitôt si elle convient.
option-karo8-first-eight = Qui commence sans le huit de carreau
    .about = Qui commence, parmi les personnes qui ont un autre huit.
    .left = la première à partir de la gauche du donneur
    .suit = celle qui a le cœur, sinon le pique, sinon le trèfle
    .youngest = la plus jeune, sinon la suivante à gauche
option-karo8-youngest = Le plus jeune
    .about = La place du plus jeune joueur, comptée à partir de 0.
option-karo8-any-eight = N’importe quel huit d’abord
    .about = Celui qui commence peut poser n’importe quel huit, pas seulement celui qui l’a désigné.

## Prompts and moves

phase-karo8-draw-eight = Personne n’a encore de huit : pioche une carte.
phase-karo8-start = Pose le premier huit.
phase-karo8-play = Pose une carte qui convient, ou pioche si tu ne peux pas.
phase-karo8-drawn = Pose la carte que tu viens de piocher, ou passe.

move-karo8-lay = lay CARTE – poser une carte dans sa rangée (lay 8d)
move-karo8-draw = draw – piocher une carte
move-karo8-pass = pass – laisser jouer la personne suivante

## Events

event-laid = { $seat } pose { $pieces }.
    .you = Tu poses { $pieces }.
event-no-eight = Personne n’a de huit. Chacun pioche à son tour jusqu’à ce qu’il en sorte un ; { $seat } commence.
    .you = Personne n’a de huit. Chacun pioche à son tour jusqu’à ce qu’il en sorte un ; tu commences.

## How a round ended

outcome-heroes = Toutes les cartes rouges sont posées : les héros gagnent.
outcome-villains = Toutes les cartes noires sont posées : les voleurs gagnent.

## Refusals

error-karo-must-eight = La première carte doit être { $piece }. Pose-la.
error-karo-no-row = { $piece } ne convient pas encore : il faut d’abord { $needed }.
error-karo-must-lay = Tu peux poser une carte, donc tu dois le faire. Choisis-en une qui convient.

## Reasons of hints

why-karo-own = C’est ta propre couleur.
why-karo-forced = Rien de ta couleur ne convient.
why-karo-next = C’est toi qui as la suite : { $pieces }.
why-karo-end = Cela n’ouvre rien aux autres.
why-karo-opens = Cela n’ouvre que { $pieces }.
why-karo-holds = Ce qui convient n’est pas de ta couleur.

## On the pages

web-karo-do-lay = Poser
web-karo-draw = Rien ne convient : pioche une carte.
web-karo-pass = Rien ne convient et il n’y a plus rien à piocher : passe.
web-karo-until = Jusqu’à pouvoir poser
web-karo-going = La partie continue toute seule jusqu’à ce que tu puisses poser.
web-karo-laid = { $team } : { $count } sur { $all } cartes posées
web-karo-row = { $low } à { $high }
web-karo-none = { $suit } : rien de posé
web-karo-next = Cartes jouables : { $pieces }

## The lesson

lesson-karo8-start = Tu es un héros : tu gagnes quand toutes les cartes rouges sont sur la table. Celui qui a le huit de carreau commence en le posant. Pose-le.
lesson-karo8-row = Chaque couleur part de son huit, descend jusqu’au deux et monte jusqu’à l’as, sans trou. Les carreaux vont de 8 à 9, ton sept convient donc : pose-le.
lesson-karo8-draw = Aucune de tes cartes ne convient : le 3 de carreau doit attendre le 6, le 5 et le 4. Pioche donc une carte ; tu pourras la poser au tour suivant.
lesson-karo8-hold = Si une carte convient, il faut poser, mais tu choisis laquelle. Le 9 de trèfle aiderait les voleurs, qui veulent les cartes noires. Pose la rouge et garde l’autre.
lesson-karo8-win = Il ne manque que quatre cartes rouges, et tu en as trois. Pose-les dans un ordre qui marche, et gagne.

## The rules

rules-karo8 =
    De deux à quatre joueurs, en deux équipes, avec un jeu de 52 cartes sans jokers. Les héros
    veulent voir toutes les cartes rouges sur la table, les voleurs toutes les noires. Les équipes
    alternent autour de la table ; à trois, on joue à deux contre un.

    Chacun reçoit six cartes ; le reste forme la pioche. Celui qui a le huit de carreau le pose et
    commence ainsi. Si personne ne l’a, c’est la première personne à partir de la gauche du donneur
    qui a un autre huit : elle commence avec celui-là. Si personne n’a de huit, on pioche une carte
    chacun à son tour jusqu’à ce qu’un huit sorte ; il est posé aussitôt.

    Chaque couleur (♣ ♦ ♥ ♠) a sa rangée, qui part de son huit. De là, elle descend jusqu’au deux et
    monte jusqu’à l’as, carte par carte et sans trou : le six ne se pose que si le sept est là.

    À ton tour, pose une carte qui convient, rouge ou noire. Si tu peux poser, tu dois le faire :
    toute la ruse est de choisir quelle carte. Sinon, pioche une carte ; tu pourras la poser au tour
    suivant. Si la pioche est vide et que rien ne convient, tu passes.

    La manche s’arrête dès que les 26 cartes d’une couleur, rouge ou noire, sont posées. Leur équipe
    gagne, peu importe qui a posé la dernière et ce qui reste en main, et chacun de ses membres
    marque un point.

    En option : l’as va sous le deux ; on peut garder ses cartes en piochant ; une carte piochée
    peut être posée aussitôt. Si l’on peut garder ses cartes et que tout le monde passe de suite
    avec une pioche vide, la prochaine personne qui peut poser doit le faire.

## The rules: chapters and pictures

web-chapter-rows = Les rangées
web-figure-no-row = le sept doit d’abord être là
web-figure-rows = Les rangées grandissent à partir des huit. Les cartes pâles sont celles qui conviennent ensuite.

## Disputed points: Karo 8

ruling-q-kar-1 = Où va l’as ?
    .ruling = Au-dessus du roi : le huit est alors au milieu de sa rangée.
ruling-q-kar-2 = Dois-tu poser si tu peux ?
    .ruling = Oui. Garder ses cartes, c’est choisir laquelle on pose.
ruling-q-kar-3 = Peut-on poser aussitôt une carte piochée ?
    .ruling = Non, au tour suivant. Seul le huit de départ est posé aussitôt.
ruling-q-kar-4 = Et si la pioche est vide et que rien ne convient ?
    .ruling = Tu passes.
ruling-q-kar-5 = Qui commence si plusieurs joueurs ont un autre huit ?
    .ruling = La première personne à partir de la gauche du donneur.
ruling-q-kar-6 = Faut-il commencer par ce huit-là ?
    .ruling = Oui.
ruling-q-kar-7 = Qui pioche en premier si personne n’a de huit ?
    .ruling = La personne à gauche du donneur ; puis une carte chacun à son tour.
ruling-q-kar-8 = Comment joue-t-on à trois ?
    .ruling = Deux contre un.
ruling-q-kar-9 = Et si ta main est vide ?
    .ruling = Tu pioches, ou tu passes si la pioche est vide aussi.
ruling-q-kar-10 = Peux-tu poser des cartes de la couleur de l’autre équipe ?
    .ruling = Oui.
ruling-q-kar-11 = Comment les équipes sont-elles assises ?
    .ruling = En alternance.
ruling-d-kar-1 = Une équipe gagne-t-elle les mains vides, comme le disent certaines traductions ?
    .ruling = Non, quand toutes les cartes de sa couleur sont sur la table.
