## Tous les jeux : qui gagne, et ce que les textes alternatifs ont en commun

wins = { $name } gagne !
share = Victoire partagée : { $names }
heading-tried = Si vous validez
heading-stopped = La partie s'est arrêtée ici
alt-wins = { $name } gagne : { $reason }.
alt-share = Victoire partagée : { $names } ({ $reason }).
alt-first = Premier joueur : { $name }.
alt-choices = Choix : { $choices }.

## Couleurs des joueurs, par leur nom

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-white = blanc
colour-black = noir
colour-orange = orange
colour-purple = violet
colour-teal = turquoise

## Listes

list-next = { " ; " }
