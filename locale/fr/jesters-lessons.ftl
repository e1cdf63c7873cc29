## Une première partie de Cabale, pas à pas. Vous avez les rouges.

jesters-lesson-turn = **Tout droit, un virage, tout droit.** C'est ainsi que votre fou, en `e1`, doit avancer. Là où il tourne se posera un de vos pions, qui vaudra à la fin le nombre de sa case. Tournez en plein centre, puis repartez où bon vous semble.
jesters-lesson-turn-right = Votre pion sera au centre et vaudra 15 : aucune case ne compte davantage.
jesters-lesson-turn-wrong = Le nombre derrière chaque case est ce qu'y vaut un pion ; le plus grand est au centre, en `e5`.
jesters-lesson-double = **Un pion, ou deux d'un coup.** Un double compte deux fois, mais vous en avez peu, et il se perd d'un seul coup. Vous venez de tourner au centre : cela mérite-t-il un double ? Oui !
jesters-lesson-double-right = Deux fois 15 : il n'y a pas de meilleure place pour un double.
jesters-lesson-double-wrong = Au centre, n'hésitez pas à poser deux pions : 30 points au lieu de 15.
jesters-lesson-capture = **Votre nouveau pion peut sauter.** À côté de lui, en `f6`, se tient un pion bleu, et la case juste derrière est vide. Sautez : il est à vous.
jesters-lesson-capture-right = Un pion pris vaut un point, et Bleu en a un de moins. Mais voyez ce que cela coûte : votre pion se retrouve sur une case qui vaut moins.
jesters-lesson-capture-wrong = Rien n'oblige à prendre, mais ici c'est ce que nous voulons : sautez par-dessus `f6`.
jesters-lesson-chain = **Sautez encore.** Un pion qui a sauté peut recommencer, dans n'importe quelle direction. Prenez ici les deux de Bleu : le pion seul, puis le double.
jesters-lesson-chain-right = Un pion pris vaut 1 point et un double 3 : quatre points en un seul tour.
jesters-lesson-chain-wrong = On peut s'arrêter à tout moment, mais il y a mieux à faire : un double bleu est juste à côté de la case d'arrivée.
jesters-lesson-stick = **Un bâtonnet barre une arête à tout le monde.** Aucun fou ne la franchit, aucun pion ne saute par-dessus. Votre pion de `e8` est voisin d'un pion bleu, en `e7`. Posez un bâtonnet entre `e8` et `e9` : plus personne ne pourra le sauter le long de cette rangée.
jesters-lesson-stick-right = Plus personne ne sautera `e8` le long de cette rangée, ni d'un côté ni de l'autre, jusqu'à la fin.
jesters-lesson-stick-wrong = Cela ne protège pas `e8`. Barrez l'arête à sa droite, `e8|e9`.
jesters-lesson-end = **Enfermez un fou, et la partie s'arrête.** Vous menez. Le fou de Bleu, en `e1`, tout en bas, ne peut sortir que par `d1`. Posez-y votre bâtonnet.
jesters-lesson-end-right = Le fou de Bleu ne peut plus bouger : la partie s'arrête aussitôt, on compte, et vous avez plus de points.
jesters-lesson-end-wrong = Bleu a encore une issue. Barrez l'arête entre `d1` et `e1`.
