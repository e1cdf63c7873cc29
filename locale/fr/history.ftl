## Commandes, telles que Discord les affiche

cmd-history = historique
cmd-history-about = Les parties finies, les vôtres ou celles d'un membre : plateau, film et feuille de partie
cmd-history-member = membre
cmd-history-member-about = De qui ; les vôtres si vous ne dites rien
cmd-history-game-about = Seulement ce jeu
cmd-history-with = avec
cmd-history-with-about = Seulement les parties jouées aussi par ce membre, et le bilan entre les deux

## Une page de parties finies

history-of = 📚 **Parties finies : { $name }**
history-of-game = 📚 **{ $game }, parties finies : { $name }**
history-line = { $when } · { $game } · { $players }
history-link = [plateau]({ $link })
history-rated = 🏅
history-void = 🏅 annulée
history-score =
    { $count ->
        [one] Contre { $other }, une partie : { $name } devant { $won }, derrière { $lost }, à égalité { $tied }.
       *[other] Contre { $other }, { $count } parties : { $name } devant { $won }, derrière { $lost }, à égalité { $tied }.
    }
history-score-game = { $game } { $won }–{ $lost }–{ $tied }
history-none = Aucune partie de ce genre n'est encore finie sur ce serveur.
history-none-direct = Aucune de vos parties n'est encore finie dans ces messages privés.
history-choose = Regarder une de ces parties
history-entry = { $day } · { $game }
history-chosen = Partie choisie : { $game }, { $players }
history-hidden =
    { $count ->
        [one] Une partie de cette page s'est jouée là où vous ne pouvez pas regarder.
       *[other] { $count } parties de cette page se sont jouées là où vous ne pouvez pas regarder.
    }
button-pastboard = Plateau
button-pastreplay = Revoir
button-pastrecord = Feuille de partie

## Ce qui est remarquable

remark-closest = l'arrivée la plus serrée du serveur à { $game } avec autant de joueurs
remark-longest = la plus longue partie du serveur à { $game } avec autant de joueurs : { $count } coups
remark-first = { $name } gagne pour la première fois contre { $other }, au bout de { $count } parties

refused-history-hidden = { $name } ne montre pas ses parties passées ici.
refused-history-bot = Un bot n'a pas de parties passées à montrer. Cherchez celles d'une personne.
refused-history-same = Nommez deux personnes différentes pour voir leur bilan.
refused-history-gone = Cette partie est finie et son salon vous est fermé : elle n'est pas montrée. Ceux qui l'ont jouée peuvent encore la regarder.
refused-history-direct = Vous trouvez ici vos parties contre des ordinateurs. Utilisez `/historique membre:` sur un serveur.
