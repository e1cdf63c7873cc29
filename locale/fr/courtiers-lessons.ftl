## Une première ascension à la cour, pas à pas. La colonne a est la vôtre.

courtiers-lesson-jump = **Vers le haut, et par-dessus ceux qui gênent.** La colonne a, à gauche, est la vôtre. Si la case du dessus est prise, un courtisan saute par-dessus toute la file, jusqu'à la première case libre. Faites le plus long saut possible.
courtiers-lesson-jump-right = Du pied de l'échelle à la rangée 7 en un seul coup : le dernier d'une longue file va le plus loin.
courtiers-lesson-jump-wrong = Tous arrivent sur la rangée 7 ; celui qui part du plus bas y gagne le plus. C'est celui de `a1`.
courtiers-lesson-favour = **Rendez service.** Arrêtez-vous à côté d'un courtisan plus humble d'une autre colonne : vous pouvez le prendre dans la vôtre. Les rangs, du plus haut au plus bas : Prince, Évêque, Dame, Charlatan, Troubadour, Cracheur de feu. Montez votre évêque à côté du charlatan de `b7`, et prenez-le.
courtiers-lesson-favour-right = Le charlatan est maintenant sous votre évêque et monte avec lui, dans votre colonne et pour vous.
courtiers-lesson-favour-wrong = Votre évêque, en `a6`, est une rangée sous le charlatan de la colonne b : montez-le en `a7`, puis prenez `b7`.
courtiers-lesson-again = **Qui a pris peut rejouer.** Montez votre dame à côté d'un charlatan et prenez-le ; puis avancez votre propre charlatan, et prenez aussi le troubadour.
courtiers-lesson-again-right = Deux coups et deux courtisans en un seul tour. Cela continue tant que chaque coup trouve quelqu'un à prendre.
courtiers-lesson-again-wrong = D'abord la dame de `a5` à `a6`, puis prenez `b6` ; ensuite le charlatan de `a3` à `a4`, et prenez `b4`.
courtiers-lesson-finish = **Au but.** Chaque classe a sa rangée à atteindre ; les drapeaux au bord la montrent. Pour les cracheurs de feu, c'est la rangée 8. Menez le vôtre au but.
courtiers-lesson-finish-right = Retourné, plus personne ne peut le prendre. Il rejoint la pile déjà arrivée et compte pour vous.
courtiers-lesson-finish-wrong = Un bon coup aussi, mais c'est celui du troubadour. Le cracheur de feu est en `a7`, à un pas de la rangée 8.
courtiers-lesson-arrogance = **L'arrogance.** Nul ne peut se tenir seul au-dessus de sa propre rangée de but. En `b10`, un prince porte un troubadour dont le but est la rangée 9. Prenez **seulement le prince**, et voyez ce que devient le reste.
courtiers-lesson-arrogance-right = Le troubadour s'est soudain retrouvé trop haut : il est perdu, avec la dame du dessous, et tous deux comptent contre Bleu.
courtiers-lesson-arrogance-wrong = Ce n'est pas un mauvais choix, mais nous voulons voir tomber le reste : ne prenez que la carte du dessus de `b10`.
courtiers-lesson-end = **La fin.** Tout s'arrête dès qu'un seul joueur, au plus, a encore des cartes à monter. Vous menez, et il ne vous reste que `a7`. Le cracheur de feu arrive sur la rangée 8 ; le prince du dessous compterait 2 contre vous. Finissez-en maintenant, tant que vous menez.
courtiers-lesson-end-right = On compte les cartes de chacun, et vos quatre points l'emportent. Attendre aurait laissé à votre rival le temps de monter.
courtiers-lesson-end-wrong = Le prince resterait alors en arrière et la partie continuerait. Déplacez les deux ensemble.
