## Couleurs des joueurs, par leur nom

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-white = blanc
colour-black = noir

## Listes

list-next = { " ; " }

## Le plateau des hérissons

hedgehogs-start = DÉPART
hedgehogs-finish = ARRIVÉE

hedgehogs-to-move = À { $name } de jouer
hedgehogs-wins = { $name } gagne !
hedgehogs-share = Victoire partagée : { $names }
hedgehogs-names-and = { $names } et { $last }

hedgehogs-step-order = On tire au dé qui commence
hedgehogs-step-roll = Le dé va être lancé
hedgehogs-step-place = Poser un hérisson sur la ligne de départ
hedgehogs-step-side = Un pas de côté ou non, puis avancer en piste { $lane }
hedgehogs-step-go = Avancer un hérisson de la piste { $lane }

hedgehogs-end-home =
    { $count ->
        [one] { $count } hérisson est arrivé
       *[other] { $count } hérissons sont arrivés
    }
hedgehogs-end-alone = Tous les autres ont abandonné
hedgehogs-end-stuck = Plus rien ne peut bouger
hedgehogs-end-idle = Rien n'avance depuis trop longtemps
hedgehogs-end-long = La course a assez duré

hedgehogs-stay = Rester
hedgehogs-resigned = abandon

## Le plateau des hérissons en mots

hedgehogs-design-1 = dormeur
hedgehogs-design-2 = peureux
hedgehogs-design-3 = rase-murs
hedgehogs-design-4 = bondisseur
hedgehogs-piece = { $design } { $colour }

hedgehogs-alt-setup = Course de hérissons, mise en place.
hedgehogs-alt-turn = Course de hérissons, tour { $turn }.
hedgehogs-alt-over = Course de hérissons, terminée après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }.
hedgehogs-alt-to-move = À { $name } de jouer.
hedgehogs-alt-die = Dé { $die } : piste { $lane }.
hedgehogs-alt-wins = { $name } gagne : { $reason }.
hedgehogs-alt-share = Victoire partagée de { $names } : { $reason }.
hedgehogs-alt-players = Arrivés ({ $goal } pour gagner) : { $players }.
hedgehogs-alt-player = { $name } ({ $colour }) { $home }
hedgehogs-alt-colour-player = { $colour } { $home }
hedgehogs-alt-rank = { $player }, rang { $rank }
hedgehogs-alt-hand = { $player }, { $count } en main
hedgehogs-alt-gone = { $player }, abandon
hedgehogs-alt-first = Premier joueur : { $name }.
hedgehogs-alt-stacks = Sur le plateau, chaque case de bas en haut : { $stacks }.
hedgehogs-alt-empty = Le plateau est vide.
hedgehogs-alt-closed =
    { $count ->
        [one] Piège qui retient : { $squares }.
       *[other] Pièges qui retiennent : { $squares }.
    }
hedgehogs-alt-open =
    { $count ->
        [one] Piège ouvert : { $squares }.
       *[other] Pièges ouverts : { $squares }.
    }
hedgehogs-alt-out = Hors de la course : { $pieces }.
hedgehogs-alt-choices = Choix : { $choices }.
