## La course racontée : ce que les variantes ajoutent

hedgehogs-joker = joker
hedgehogs-tell-keep = Chacun garde un dé : { $dice }.
hedgehogs-tell-traps = Les cases noires sont en { $squares }.
hedgehogs-tell-drift = Une case noire a glissé, { $start }→{ $end }.
hedgehogs-tell-strew = Le dé a placé tous les hérissons.
hedgehogs-tell-chosen = { $name } a choisi.
hedgehogs-tell-spy = { $name } soutient en secret ce dessin : { $design }.
hedgehogs-tell-bearer = { $name } désigne son porteur de pomme : { $design }.
hedgehogs-tell-side-other = décale un hérisson adverse ({ $owner }) { $start }→{ $end }
hedgehogs-tell-side-slice = décale une tranche de { $count } { $start }→{ $end }
hedgehogs-tell-go-slice = fait avancer une tranche de { $count }, { $start }→{ $end }
hedgehogs-tell-climb = grimpe au sommet de la pile { $at }
hedgehogs-tell-enter = fait entrer une réserve en { $to }
hedgehogs-tell-blocked-any = ne trouve rien à pousser
hedgehogs-tell-protest = et tout le monde avance en signe de protestation
hedgehogs-tell-die = prend le { $value }
hedgehogs-tell-cards = retourne { $cards }
hedgehogs-tell-lane = annonce le couloir { $lane }
hedgehogs-tell-again = tire de nouveau
hedgehogs-tell-double = propose de doubler à { $value }
hedgehogs-tell-take = { $name } accepte.
hedgehogs-tell-drop = { $name } refuse, perd { $loss } et quitte la manche.
hedgehogs-tell-cube = La manche vaut maintenant { $value }.
hedgehogs-tell-out = { $name } a trop d'arrivées : éliminé.
hedgehogs-tell-shove = , ce qui s'y trouvait est poussé en { $to }
hedgehogs-tell-shove-alone = Une pile est poussée en { $to }.
hedgehogs-tell-bounce = , projeté en { $to } par le trampoline
hedgehogs-tell-bounce-alone = Un trampoline projette un hérisson ({ $owner }, { $design }) en { $to }.
hedgehogs-tell-skid = , qui dérape jusqu'en { $to }
hedgehogs-tell-skid-alone = Un hérisson ({ $owner }, { $design }) dérape jusqu'en { $to }.
hedgehogs-tell-hole = , avalé par le trou noir
hedgehogs-tell-hole-alone = Un trou noir avale un hérisson ({ $owner }, { $design }).
hedgehogs-tell-doped = , disqualifié pour dopage
hedgehogs-tell-doped-alone = Un hérisson ({ $owner }, { $design }) est disqualifié pour dopage.
hedgehogs-tell-turned = , où il fait demi-tour
hedgehogs-tell-turned-alone = Un hérisson ({ $owner }, { $design }) fait demi-tour en { $at }.
hedgehogs-tell-home-alone = Un hérisson ({ $owner }, { $design }) est arrivé ({ $count }).

hedgehogs-ask-spy = Soutenez un dessin en secret : à la fin, chaque hérisson arrivé qui le porte vaut un point pour vous. Les boutons suivent l'ordre de votre main.
hedgehogs-ask-bearer = Désignez votre porteur de pomme : personne ne peut monter dessus, et il doit être parmi vos trois arrivés. Les boutons suivent l'ordre de votre main.
hedgehogs-ask-die = { $dice }. Quel dé prenez-vous ?
hedgehogs-ask-card = La première carte, ou la seconde ?
hedgehogs-ask-joker = Un joker : annoncez un couloir, ou tirez de nouveau.
hedgehogs-ask-cube = Proposez de doubler la manche à { $value }, ou lancez simplement le dé.
hedgehogs-ask-answer = Jouer pour { $value }, ou quitter la manche et perdre à la valeur actuelle, { $present } ?
hedgehogs-ask-side-any = { $dice } vaut pour tous les couloirs. Décalez un de vos hérissons, ou restez.
hedgehogs-ask-side-dice = { $dice }. Décalez un de vos hérissons, ou restez.
hedgehogs-ask-go-any = { $dice } vaut pour tous les couloirs : poussez un hérisson qui ne vient pas de se décaler.
hedgehogs-ask-go-dice = { $dice }. Poussez maintenant un hérisson.
hedgehogs-ask-free = { $dice } (couloir { $lane }). Décalez ou poussez, dans l'ordre que vous voulez.
hedgehogs-ask-free-any = { $dice } vaut pour tous les couloirs. Décalez ou poussez, dans l'ordre que vous voulez.
hedgehogs-ask-free-dice = { $dice }. Décalez ou poussez, dans l'ordre que vous voulez.
hedgehogs-ask-skid = Un dé donnera le couloir.
hedgehogs-ask-pool = Le tour est fini.
hedgehogs-ask-drift = La manche est finie.

hedgehogs-label-climb = grimper en { $square }
hedgehogs-label-enter = Faire entrer une réserve
hedgehogs-label-first = Première carte
hedgehogs-label-second = Seconde carte
hedgehogs-label-again = Tirer de nouveau
hedgehogs-label-double = Doubler
hedgehogs-label-roll = Lancer le dé
hedgehogs-label-take = Accepter
hedgehogs-label-drop = Refuser
hedgehogs-standing-spy = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, { $home }, dessin soutenu : { $design }
hedgehogs-secret-spy = Vous soutenez ce dessin : { $design }. À la fin, chaque hérisson arrivé qui le porte vaut un point pour vous.

refused-which-colour = Précisez laquelle de vos couleurs, parmi celles qui vous restent en main. Vous pouvez jouer : { $choices }
refused-no-entry = Vous n'avez personne à faire entrer là maintenant. Vous pouvez jouer : { $choices }
refused-no-climb = Aucun de vos hérissons ne peut grimper en { $square } maintenant. Vous pouvez jouer : { $choices }
refused-no-slice = Ce n'est pas une tranche à vous en { $square }. Vous pouvez jouer : { $choices }
refused-just-moved = Le hérisson en { $square } vient de se décaler. Vous pouvez jouer : { $choices }
refused-barred = Le chemin est barré depuis { $square }. Vous pouvez jouer : { $choices }
