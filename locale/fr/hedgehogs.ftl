## Le plateau des hérissons

hedgehogs-start = DÉPART
hedgehogs-finish = ARRIVÉE

hedgehogs-to-move = À { $name } de jouer

hedgehogs-step-order = On tire au dé qui commence
hedgehogs-step-roll = Le dé va être lancé
hedgehogs-step-place = Poser un hérisson sur la ligne de départ
hedgehogs-step-side = Un pas de côté ou non, puis avancer dans le couloir { $lane }
hedgehogs-step-go = Avancer un hérisson du couloir { $lane }

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
hedgehogs-alt-die = Dé { $die } : couloir { $lane }.
hedgehogs-alt-players = Arrivés ({ $goal } pour gagner) : { $players }.
hedgehogs-alt-player = { $name } ({ $colour }) { $home }
hedgehogs-alt-colour-player = { $colour } { $home }
hedgehogs-alt-rank = { $player }, rang { $rank }
hedgehogs-alt-hand = { $player }, { $count } en main
hedgehogs-alt-gone = { $player }, abandon
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
hedgehogs-alt-tube = Tube : les couloirs { $first } et { $last } se touchent.
hedgehogs-alt-out = Hors de la course : { $pieces }.

## La course, racontée

hedgehogs-title = Les Hérissons pressés
hedgehogs-pitch = Menez vos hérissons à l'arrivée : lancez le dé, décalez-vous, poussez. { $counts } joueurs.

hedgehogs-tell-turn = { $name } { $clauses }.
hedgehogs-tell-thrown = { $name } (🎲 { $die }) { $clauses }.
hedgehogs-tell-first = { $name } commence.
hedgehogs-tell-resign = { $name } quitte la partie.
hedgehogs-tell-place = place un hérisson en { $to }
hedgehogs-tell-side = se décale { $start }→{ $end }
hedgehogs-tell-stay = reste dans son couloir
hedgehogs-tell-go-own = fait avancer son hérisson ({ $design }), { $start }→{ $end }
hedgehogs-tell-go-other = pousse un hérisson adverse ({ $owner }, { $design }), { $start }→{ $end }
hedgehogs-tell-trapped = , dans le piège
hedgehogs-tell-home = , arrivé ({ $count })
hedgehogs-tell-blocked = ne trouve rien à pousser dans le couloir { $lane }

hedgehogs-ask-place = Posez un de vos hérissons sur la ligne de départ.
hedgehogs-ask-side = { $dice } (couloir { $lane }). Décalez un de vos hérissons, ou restez.
hedgehogs-ask-go = { $dice }. Poussez maintenant un hérisson du couloir { $lane }.
hedgehogs-ask-roll = Le tour est fini.
hedgehogs-ask-over = La course est finie.
hedgehogs-reveals = montre quelque chose de nouveau
hedgehogs-label-place = couloir { $lane }
hedgehogs-label-stay = Rester
hedgehogs-standing =
    { $count ->
        [one] { $count } arrivé
       *[other] { $count } arrivés
    }
hedgehogs-no-secrets = Ce jeu n'a pas de secrets : tout le monde voit ce que vous voyez.

refused-aside-done = Le pas de côté est déjà décidé. Vous pouvez jouer : { $choices }
refused-aside-first = D'abord le pas de côté, ou `stay`. Vous pouvez jouer : { $choices }
refused-not-level = Ce couloir n'est pas parmi les piles les plus basses. Vous pouvez jouer : { $choices }
refused-finished = { $square } est sur la ligne d'arrivée, où plus rien ne bouge. Vous pouvez jouer : { $choices }
refused-wrong-lane = { $square } n'est pas dans le couloir { $lane }, celui du dé. Vous pouvez jouer : { $choices }
refused-covered = Votre hérisson en { $square } est sous un autre. Vous pouvez jouer : { $choices }
refused-not-yours = Le hérisson du dessus en { $square } n'est pas à vous. Vous pouvez jouer : { $choices }
refused-held = Le piège retient { $square } tant que quelqu'un court derrière. Vous pouvez jouer : { $choices }

## Le résultat

hedgehogs-feat = Personne ne s'est décalé plus souvent que { $name } : { $count } fois.
