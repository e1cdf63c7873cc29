## Les variantes des hérissons : un titre, la règle en une ligne, parfois une remarque

hedgehogs-olympik = Hériss'Olym-Pik !
hedgehogs-olympik-about = L'édition de 2005, avec ses quatre variantes.
hedgehogs-v1 = Cinq couloirs
hedgehogs-v1-about = L'autre face du plateau. Un 6 fait avancer n'importe qui, sauf celui qui vient de se décaler.
hedgehogs-v2 = Espions
hedgehogs-v2-about = Choisissez un dessin en secret : chaque hérisson arrivé qui le porte compte aussi pour vous.
hedgehogs-v2-remark = plein de bluff
hedgehogs-v3 = Contrôle antidopage
hedgehogs-v3-about = Le premier hérisson arrivé est disqualifié.
hedgehogs-v3-remark = très amusant
hedgehogs-v4 = Grimpeur
hedgehogs-v4-about = Sans pas de côté possible, votre hérisson le plus bas d'une pile peut monter au sommet.
hedgehogs-v4-remark = recommandé
hedgehogs-v5 = Turbo
hedgehogs-v5-about = Deux dés : de côté, en avant, de côté, en avant.
hedgehogs-v5-remark = recommandé, surtout à cinq ou six
hedgehogs-v6 = Dé restant
hedgehogs-v6-about = Utilisez le dé lancé ou celui que vous gardiez ; l'autre reste devant vous.
hedgehogs-v6-remark = à essayer
hedgehogs-v7 = Cartes
hedgehogs-v7-about = Treize cartes au lieu du dé : prenez la première ou la deuxième.
hedgehogs-v7-remark = pour les bonnes mémoires
hedgehogs-v8 = Sandwich
hedgehogs-v8-about = Deux des vôtres dans une pile emportent ceux qui sont entre eux.
hedgehogs-v9 = Le tube
hedgehogs-v9-about = Le premier et le dernier couloir se touchent.
hedgehogs-v10 = À l'ancienne
hedgehogs-v10-about = Les cases noires sont des cases ordinaires.
hedgehogs-v10-remark = simple et rapide
hedgehogs-v11 = Chaos
hedgehogs-v11-about = On peut décaler le hérisson de n'importe qui.
hedgehogs-v11-remark = pour se faire des ennemis
hedgehogs-v12 = Réserves
hedgehogs-v12-about = Un hérisson chacun au départ ; les autres entrent plus tard.
hedgehogs-v12-remark = agréable quand on est nombreux
hedgehogs-v13 = Bousculade
hedgehogs-v13-about = Poussez celui qui est devant au lieu de lui monter dessus.
hedgehogs-v14 = Porteur de pomme
hedgehogs-v14-about = Personne ne monte sur votre porteur, et il doit être l'un de vos trois arrivés.
hedgehogs-v15 = Paresseux
hedgehogs-v15-about = Gagnez avec un hérisson arrivé et tous vos autres sur des cases noires.
hedgehogs-v16 = Choix de dés
hedgehogs-v16-about = On lance un dé par joueur, et chacun en prend un à son tour.
hedgehogs-v17 = Nouvelles cases noires
hedgehogs-v17-about = Des cases noires ajoutées, effacées, tirées au sort ou vagabondes.
hedgehogs-v18 = Marque douce
hedgehogs-v18-about = En manches : +1 au vainqueur, −1 à qui a moins de deux arrivés.
hedgehogs-v19 = Marque dure
hedgehogs-v19-about = En manches : on perd son retard sur le vainqueur ; à −5, c'est fini.
hedgehogs-v19-remark = pour toute une soirée
hedgehogs-v20 = Marque de tournoi
hedgehogs-v20-about = En manches : un point par hérisson arrivé.
hedgehogs-v21 = Grande famille
hedgehogs-v21-about = Deux couleurs chacun ; trois arrivés d'une même couleur gagnent.
hedgehogs-v21-remark = très bien à deux
hedgehogs-v22 = Videau
hedgehogs-v22-about = À deux : doublez la mise, ou laissez la manche.
hedgehogs-v22-remark = la préférée de Frank, un des auteurs
hedgehogs-v23 = Départ aléatoire
hedgehogs-v23-about = Le dé place chaque hérisson.
hedgehogs-v24 = Hérisson blanc
hedgehogs-v24-about = À deux : on compte comme au tennis, en jeux et en sets.
hedgehogs-v25 = Videau à trois ou quatre
hedgehogs-v25-about = Doublez la mise ; qui refuse quitte la manche.
hedgehogs-v26 = Plus vite
hedgehogs-v26-about = Deux hérissons arrivés suffisent pour gagner.
hedgehogs-v27 = Manifestants
hedgehogs-v27-about = Quand vous ne pouvez pousser personne, tous les hérissons avancent.
hedgehogs-v28 = Encore plus vite
hedgehogs-v28-about = Trois hérissons chacun ; deux arrivés gagnent.
hedgehogs-v29 = Méga
hedgehogs-v29-about = De sept à neuf joueurs, avec trois couleurs de plus.
hedgehogs-v29-remark = le chaos
hedgehogs-v30 = Turbo 2
hedgehogs-v30-about = Deux dés : les pas de côté d'abord, puis les deux en avant.
hedgehogs-v31 = En avant d'abord
hedgehogs-v31-about = Le dé, en avant, et seulement ensuite de côté.
hedgehogs-v31-remark = appréciée malgré tout
hedgehogs-v32 = En arrière
hedgehogs-v32-about = De la ligne d'arrivée à la ligne de départ.
hedgehogs-v33 = Marathon
hedgehogs-v33-about = Jusqu'au bout, et retour.
hedgehogs-v33-remark = pour les patients
hedgehogs-v34 = Hérissons chinois
hedgehogs-v34-about = Un joueur sur deux court dans l'autre sens.
hedgehogs-v35 = Trampolines
hedgehogs-v35-about = Une case noire vous projette une case plus loin.
hedgehogs-v36 = Trappes
hedgehogs-v36-about = Une case noire ne retient que le hérisson du dessous.
hedgehogs-v37 = Béton
hedgehogs-v37-about = Personne ne peut entrer sur une case noire.
hedgehogs-v38 = Dérapage
hedgehogs-v38-about = Une case noire vous renvoie à la ligne de départ.
hedgehogs-v39 = Trous noirs
hedgehogs-v39-about = Une case noire vous avale. Un seul arrivé gagne, ou le dernier qui reste.
hedgehogs-v40 = Carrom
hedgehogs-v40-about = Un autre jeu : une pichenette, et les autres tombent du plateau.
hedgehogs-v40-remark = très amusant

## Les mots derrière une option

hedgehogs-v13-plain = seuls les pas en avant bousculent
hedgehogs-v13-sideways = les pas de côté bousculent aussi
hedgehogs-v15-plain = un arrivé, les autres sur des cases noires
hedgehogs-v15-hard = trois arrivés et l'on est éliminé ; le dernier en course gagne
hedgehogs-v17-shuffle = une par couloir, tirée au sort
hedgehogs-v17-drift = une case se promène avant chaque tour de table
hedgehogs-v17-marks = écrire sa propre disposition
hedgehogs-v17-marks-hint = { "+" }b3 ajoute une case noire, -e3 en efface une. Six de chaque au plus, cases 2 à 8.
hedgehogs-v30-ssff = de côté, de côté, en avant, en avant
hedgehogs-v30-sff = de côté, en avant, en avant
hedgehogs-v31-plain = en avant, puis de côté
hedgehogs-v31-free = dans l'ordre que l'on veut
hedgehogs-v38-plain = retour dans le même couloir
hedgehogs-v38-die = un dé désigne le couloir
hedgehogs-target =
    { $number ->
        [one] en { $number } point
       *[other] en { $number } points
    }
hedgehogs-rounds =
    { $number ->
        [one] une seule manche
       *[other] { $number } manches au plus
    }
hedgehogs-sets =
    { $number ->
        [one] un set gagne le match
       *[other] { $number } sets gagnent le match
    }
hedgehogs-v18-target-usual = en 2 points
hedgehogs-v18-rounds-usual = 12 manches au plus
hedgehogs-v19-rounds-usual = 12 manches au plus
hedgehogs-v20-rounds-usual = une manche par joueur
hedgehogs-v22-target-usual = jusqu'à ce que quelqu'un soit à −5
hedgehogs-v25-target-usual = jusqu'à ce que quelqu'un soit à −5
hedgehogs-v24-sets-usual = deux sets gagnent le match

## Les groupes

hedgehogs-group-scoring = Points et manches
hedgehogs-group-dice = Dés
hedgehogs-group-movement = Déplacements
hedgehogs-group-black = Cases noires
hedgehogs-group-track = Piste et parcours
hedgehogs-group-pieces = Hérissons
hedgehogs-group-fundamental = Tout autre chose

## Les combinaisons toutes faites

hedgehogs-preset-presses = Les Hérissons pressés : le jeu de base
hedgehogs-preset-olympik = Hériss'Olym-Pik ! et ses variantes
hedgehogs-preset-masks = Bas les masques : espions et antidopage
hedgehogs-preset-brawl = La mêlée : chaos, en avant d'abord
hedgehogs-preset-pipe = Le tuyau : cinq couloirs dans un tube
hedgehogs-preset-squeeze = La cohue : bousculade dans le tube
hedgehogs-preset-orchard = Le verger : des porteurs de pomme honnêtes
hedgehogs-preset-party-spies = À cinq ou six : espions
hedgehogs-preset-party-climbers = À cinq ou six : grimpeurs
hedgehogs-preset-party-turbo = À cinq ou six : turbo
hedgehogs-preset-party-reserves = À cinq ou six : réserves
hedgehogs-preset-crowd-old = De sept à neuf : à l'ancienne
hedgehogs-preset-crowd-fast = De sept à neuf : encore plus vite
hedgehogs-preset-crowd-bounce = De sept à neuf : trampolines
hedgehogs-preset-crowd-concrete = De sept à neuf : béton

## Pourquoi deux options ne vont pas ensemble, ou l'une demande l'autre

hedgehogs-why-trap = elles changent toutes deux l'effet des cases noires
hedgehogs-why-dice = elles changent toutes deux la façon de trouver le couloir
hedgehogs-why-moves = elles changent toutes deux les déplacements d'un tour
hedgehogs-why-way = elles changent toutes deux le sens de la course
hedgehogs-why-home-to-win = elles changent toutes deux ce qu'il faut pour gagner
hedgehogs-why-scoring = on ne compte les points que d'une façon
hedgehogs-why-cube = l'une est pour deux joueurs, l'autre pour davantage
hedgehogs-why-no-rest = il n'y aurait pas de case noire où se reposer
hedgehogs-why-spies-goal = les espions comptent les arrivées, et les paresseux n'arrivent pas
hedgehogs-why-spies-points = les espions ont leur propre façon de compter les points
hedgehogs-why-spies-holes = une seule arrivée finit la partie : il n'y a guère à espionner
hedgehogs-why-family-spies = avec deux couleurs chacun, les dessins ne disent plus rien
hedgehogs-why-family-crowd = il n'y a pas assez de couleurs
hedgehogs-why-endless = avec des dérapages au retour, la course durerait des milliers de tours
hedgehogs-why-bearer-left = un porteur dont le joueur a quitté la manche pourrait rester bloqué
hedgehogs-why-hard-points = le dernier arrivé gagne : les arrivées ne peuvent pas être des points
hedgehogs-why-carrom = le carrom est un autre jeu sur le même plateau
hedgehogs-why-seats = aucun nombre de joueurs ne convient aux deux
hedgehogs-why-cube-scoring = le videau multiplie la marque dure
hedgehogs-why-shove-tube = une rangée doit former un anneau pour être poussée
hedgehogs-why-lazy-two = deux paresseux perdraient toujours autant
hedgehogs-why-bearers = chaque porteur a besoin d'une case de départ
hedgehogs-why-rounds-twice = elles ne fixent pas le même nombre de manches
hedgehogs-why-walled = ces cases noires barreraient tout le parcours

## Des dispositions impossibles

refused-layout-lane = Les cinq couloirs vont de a à e : { $square } n'existe pas.
refused-layout-black = { $square } est déjà noire. On efface avec `-`, on ajoute avec `+`.
refused-layout-plain = { $square } n'est pas une case noire : il n'y a rien à effacer.
refused-layout-many = On ajoute six cases noires au plus.
