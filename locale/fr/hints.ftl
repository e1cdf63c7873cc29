## Des conseils, pour qui joue seul contre des ordinateurs

button-hint = 💡 Conseil
button-dohint-steps = 💡 Le faire : { $steps }
hint-shown = 💡 **{ $steps }**. { $why }
hint-reveals = -# ⚡ Le dernier pas vous apprend quelque chose et se joue dès que vous le choisissez : à vous de décider.
hint-reveals-first = -# ⚡ Cela vous apprend quelque chose et se joue dès que vous le choisissez : appuyez sur son bouton si cela vous plaît.
hint-gain = Cela { $gains }.
hint-trade = Cela { $gains }, même si cela { $cost }.
hint-price = Cela { $cost }, mais rien d'autre ne promet mieux.
hint-even = Cela change peu pour l'instant, et rien d'autre ne promet mieux.
hint-wins-game = Cela gagne la partie.
hint-wins-round = Cela gagne la manche.
hint-ends-game = Cela finit la partie, et rien d'autre ne promet mieux.
hint-ends-round = Cela finit la manche, et rien d'autre ne promet mieux.

refused-hint-rated = Le résultat de cette partie compte : il n'y a pas de conseils ici. Jouez contre des ordinateurs avec /jouer, et demandez autant que vous voulez.
refused-hint-company = Les conseils sont réservés aux parties contre les seuls ordinateurs, et d'autres jouent ici. Avec /jouer, demandez autant que vous voulez.
refused-hint-whole = Votre tour est choisi : validez-le, ou annulez un pas pour demander ce qu'il y a d'autre.
refused-hint-other = Le conseil n'est plus le même. Appuyez sur *Conseil* pour le voir.
