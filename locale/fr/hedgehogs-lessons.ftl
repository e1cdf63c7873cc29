## Une première course, pas à pas. Vous avez les rouges.

hedgehogs-lesson-forward = **Le dé désigne un couloir.** Vos hérissons sont rouges, et trois d'entre eux doivent arriver, tout à droite. Le dé montre 3, donc le couloir c : il faut y pousser un hérisson d'une case. Restez où vous êtes, puis poussez **le vôtre**.
hedgehogs-lesson-forward-right = Une case de gagnée. En poussant `c6`, vous auriez fait avancer Bleu.
hedgehogs-lesson-forward-wrong = Laissez le pas de côté pour plus tard et choisissez *Rester* ; dans le couloir c, poussez le hérisson rouge de `c4`.
hedgehogs-lesson-aside = **Un pas de côté.** Avant de pousser, l'un des vôtres peut passer dans un couloir voisin. Le dé montre 4, le couloir d, et seul Bleu s'y trouve. Amenez-y votre hérisson le plus avancé, puis poussez-le.
hedgehogs-lesson-aside-right = Deux pas pour un seul dé : de côté pour entrer dans le couloir, puis en avant.
hedgehogs-lesson-aside-wrong = Votre hérisson le plus avancé est en `c7` : descendez-le d'un couloir, en `d7`, et poussez-le plutôt que celui de Bleu.
hedgehogs-lesson-trap = **Les cases noires sont des pièges.** Personne n'en sort tant qu'un seul hérisson, quel qu'il soit, est encore derrière. Le dé montre 2, le couloir b. Poussez votre rival dans le piège en `b7`.
hedgehogs-lesson-trap-right = Le voilà coincé jusqu'à ce que le tout dernier l'ait rattrapé. On pousse aussi ses rivaux : à vous de choisir où.
hedgehogs-lesson-trap-wrong = Le piège du couloir b est la case noire `b7`, et le hérisson de Bleu est juste devant, en `b6`.
hedgehogs-lesson-stack = **Seul le dessus d'une pile peut bouger.** Bleu en a deux à l'arrivée, et le troisième, en `d8`, n'en est plus qu'à une case. Asseyez-vous dessus !
hedgehogs-lesson-stack-right = Sous votre hérisson, Bleu ne va plus nulle part. Il ne restait qu'un hérisson à pousser dans le couloir a : c'est fait pour vous.
hedgehogs-lesson-stack-wrong = Le hérisson de Bleu en `d8` ne doit pas rester sur le dessus : posez-vous sur lui depuis `c8`, d'un pas de côté.
hedgehogs-lesson-opens = **Les pièges s'ouvrent.** Le vôtre, en `e3`, est dans un piège. Mais regardez : plus personne n'est derrière lui, et le piège ne le retient donc plus. Poussez-le dehors.
hedgehogs-lesson-opens-right = Libre ! Désormais `e3` est une case comme les autres.
hedgehogs-lesson-opens-wrong = Regardez `e3` : il n'y a personne sur les cases 1 et 2, votre hérisson peut donc partir.
hedgehogs-lesson-spare = **Il faut pousser, mais vous choisissez qui.** Couloir e, et le troisième hérisson de Bleu, en `e8`, y est seul : le pousser ferait perdre la partie. Trouvez-en un autre à pousser.
hedgehogs-lesson-spare-right = Avec un des vôtres dans le couloir, vous pouviez laisser celui de Bleu où il était.
hedgehogs-lesson-spare-wrong = Amenez d'abord un des vôtres dans le couloir e, depuis `d5`, et poussez celui-là.
hedgehogs-lesson-win = **L'arrivée.** Deux des vôtres y sont déjà. Le dé montre 3, le couloir c. Gagnez la course !
hedgehogs-lesson-win-right = Votre troisième hérisson est arrivé : la course s'arrête aussitôt, et vous l'avez gagnée.
hedgehogs-lesson-win-wrong = Restez, pour que le hérisson de `c8` soit toujours dans le couloir c, et poussez-le sur l'arrivée.
