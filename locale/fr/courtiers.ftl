## Les classes de courtisans, de la plus haute à la plus basse

courtiers-class-P = prince
courtiers-class-B = évêque
courtiers-class-L = dame
courtiers-class-C = charlatan
courtiers-class-T = troubadour
courtiers-class-F = cracheur de feu
courtiers-the-P = le prince { $value }
courtiers-the-B = l'évêque { $value }
courtiers-the-L = la dame { $value }
courtiers-the-C = le charlatan { $value }
courtiers-the-T = le troubadour { $value }
courtiers-the-F = le cracheur de feu { $value }

## L'échelle des courtisans

courtiers-column = Colonne { $column }
courtiers-set-up = La cour se réunit
courtiers-to-move = À { $name } de jouer
courtiers-own-secret = sur blanc : pas connu de tous
courtiers-resigned = abandon

courtiers-step-deal = On distribue les cartes
courtiers-step-order = Piles à ranger : { $names }
courtiers-step-roll = Le dé va être lancé
courtiers-step-move = Monter une carte ou une pile de sa colonne
courtiers-step-favour = Faveurs en { $square } : prendre, ou s'arrêter
courtiers-step-again = Prendre encore, rejouer, ou s'arrêter
courtiers-step-roll-again = Prendre encore, relancer, ou s'arrêter
courtiers-step-lose = Rien ne peut aller si loin : céder une carte

courtiers-end-finished = Un joueur tout au plus a encore de quoi monter
courtiers-end-all = Toutes les cartes sont arrivées ou perdues
courtiers-end-alone = Tous les autres ont abandonné

## L'échelle des courtisans en mots

courtiers-alt-setup = Heuchel & Meuchel, mise en place.
courtiers-alt-ordering = Piles à ranger : { $names }.
courtiers-alt-turn = Heuchel & Meuchel, tour { $turn }.
courtiers-alt-over = Heuchel & Meuchel, terminé après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }.
courtiers-alt-to-move = À { $name } de jouer.
courtiers-alt-die = Dé { $die }.
courtiers-alt-favour = La pile en { $square } peut accorder des faveurs.
courtiers-alt-again = La pile en { $square } a pris : prendre encore, rejouer ou s'arrêter.
courtiers-alt-roll-again = La pile en { $square } a pris : prendre encore, relancer ou s'arrêter.
courtiers-alt-lose = Rien ne peut aller si loin : une carte est perdue.
courtiers-alt-players = Points pour l'instant : { $players }.
courtiers-alt-result = Points : { $players }.
courtiers-alt-player = { $name } (colonne { $column }) { $points }
courtiers-alt-column = { $name } { $points }
courtiers-alt-unsure = { $player } et { $count ->
        [one] { $count } carte arrivée
       *[other] { $count } cartes arrivées
    } de valeur inconnue
courtiers-alt-out = { $player }, perdu { $cards }
courtiers-alt-rank = { $player }, rang { $rank }
courtiers-alt-gone = { $player }, abandon
courtiers-alt-stacks = Piles, chacune de bas en haut : { $stacks }.
courtiers-alt-letters = Piles, chacune de bas en haut (P prince, B évêque, L dame, C charlatan, T troubadour, F cracheur de feu, * arrivée) : { $stacks }.
courtiers-alt-finished = { $stack } (arrivée)
courtiers-alt-empty = L'échelle est vide.

## La partie, racontée

courtiers-title = Heuchel & Meuchel
courtiers-pitch = Menez vos courtisans en haut de l'échelle, et gagnez ceux des autres par vos faveurs. De 3 à 6 joueurs, 2 à la rigueur.
courtiers-die = Le dé
courtiers-die-about = Le dé dit de combien avancer, et chacun joue jusqu'au bout.

courtiers-tell-turn = { $name } { $clauses }.
courtiers-tell-thrown = { $name } (🎲 { $die }) { $clauses }.
courtiers-tell-first = Les cartes sont distribuées. { $name } commence, quand toutes les piles seront rangées.
courtiers-tell-own-deal = Vos cartes : { $cards }.
courtiers-tell-ordered = { $name } a rangé toutes ses piles.
courtiers-tell-opened = Toutes les piles sont rangées, et leurs sommets découverts.
courtiers-tell-resign = { $name } quitte la partie.
courtiers-tell-through = { $name } n'a plus de carte à déplacer.
courtiers-tell-move = déplace { $what } { $start }→{ $end }
courtiers-tell-take = prend { $what } en { $start } (chez { $owner })
courtiers-tell-peek = { " " }(en dessous : { $cards })
courtiers-tell-uncover = , ce qui découvre { $card } en { $square }
courtiers-tell-group =
    { $count ->
        [one] { $card }
       *[other] { $card } (avec { $more } en dessous)
    }
courtiers-tell-finish = , pile arrivée en { $square }
courtiers-tell-discard = , ce qui fait perdre { $cards } en { $square } (chez { $owner })
courtiers-tell-discard-own = , et perd { $cards } en { $square }
courtiers-tell-again = relance le dé
courtiers-tell-blocked = ne peut pas avancer de { $die }
courtiers-tell-lose = cède { $card } en { $square }

courtiers-ask-order = Rangez votre pile en { $square }, de bas en haut : le sommet sera découvert, personne d'autre ne connaîtra le reste.
courtiers-ask-deal = On distribue les cartes.
courtiers-ask-open = Vos piles sont rangées ; on découvre les sommets quand tout le monde est prêt.
courtiers-ask-roll = Le tour est fini, ou le dé va être lancé.
courtiers-ask-move = Montez une de vos piles, entière ou par le haut.
courtiers-ask-move-die = 🎲 **{ $die }**. Montez une de vos piles d'autant de cases exactement, entière ou par le haut.
courtiers-ask-favour = La pile en { $square } peut accorder des faveurs sur sa rangée : prenez des cartes, ou arrêtez-vous.
courtiers-ask-again = Vous pouvez prendre encore, rejouer avec n'importe quelle pile, ou vous arrêter.
courtiers-ask-roll-again = Vous pouvez prendre encore, relancer le dé, ou vous arrêter.
courtiers-ask-lose = 🎲 **{ $die }** : rien ne peut aller si loin. Cédez une carte de vos piles découvertes.
courtiers-ask-over = La partie est finie.
courtiers-reveals = vous montre des cartes que vous ne connaissez pas

courtiers-group-stack = { $square } : { $card }
courtiers-group-stack-tall = { $square } : { $card } (×{ $count })
courtiers-group-take = Prendre { $square } : { $card }
courtiers-group-take-tall = Prendre { $square } : { $card } (×{ $count })
courtiers-group-order = { $value } au-dessus
courtiers-label-on = { " sur " }
courtiers-label-move = { $start }→{ $end }
courtiers-label-move-all = { $start }→{ $end } (les { $count })
courtiers-label-move-part = { $start }→{ $end } ({ $count } du haut)
courtiers-label-take = prendre { $square }
courtiers-label-take-all = prendre { $square } (les { $count })
courtiers-label-take-part = prendre { $square } ({ $count } du haut)
courtiers-label-done = S'arrêter là
courtiers-label-roll = Relancer le dé
courtiers-label-lose = { $card } en { $square }
courtiers-field-order = De bas en haut
courtiers-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
courtiers-secrets = Voici vos piles, chacune de bas en haut. En gras : les valeurs qui ne sont pas connues de tous.
courtiers-secrets-stack = { $square } : { $cards }
courtiers-secrets-none = Vous n'avez plus de pile découverte.

refused-courtiers-ordered = Vos piles sont rangées ; c'est aux autres de choisir.
refused-courtiers-order-first = Rangez d'abord vos piles. Vous pouvez jouer : { $choices }
refused-courtiers-other-square = C'est la pile en { $square } qu'il faut ranger maintenant. Vous pouvez jouer : { $choices }
refused-courtiers-other-values = Ce ne sont pas les valeurs en { $square }. Vous pouvez jouer : { $choices }
refused-courtiers-not-to-lose = Cette carte n'est dans aucune de vos piles découvertes. Vous pouvez jouer : { $choices }
refused-courtiers-lose-first = Rien ne peut aller aussi loin que le dé : il faut céder une carte. Vous pouvez jouer : { $choices }
refused-courtiers-no-column = Personne ne joue dans la colonne de la case { $square }. Vous pouvez jouer : { $choices }
refused-courtiers-move-first = Déplacez d'abord une pile de votre colonne. Vous pouvez jouer : { $choices }
refused-courtiers-take-first = On ne rejoue qu'après avoir pris quelque chose. Vous pouvez jouer : { $choices }
refused-courtiers-roll-first = Relancez le dé avant de rejouer. Vous pouvez jouer : { $choices }
refused-courtiers-not-yours = { $square } n'est pas dans votre colonne ({ $column }). Vous pouvez jouer : { $choices }
refused-courtiers-stuck = La pile en { $square } ne peut pas bouger maintenant. Vous pouvez jouer : { $choices }
refused-courtiers-no-landing = La pile en { $square } ne peut pas arriver là. Vous pouvez jouer : { $choices }
refused-courtiers-other-row = Les faveurs vont aux autres colonnes de la rangée d'arrivée ; { $square } n'y est pas. Vous pouvez jouer : { $choices }
refused-courtiers-higher = La carte en { $square } n'est pas d'un rang inférieur à la vôtre. Vous pouvez jouer : { $choices }
refused-courtiers-finished = La pile en { $square } est retournée : elle est arrivée. Vous pouvez jouer : { $choices }
refused-courtiers-too-many =
    { $height ->
        [one] Il n'y a qu'une carte en { $square }. Vous pouvez jouer : { $choices }
       *[other] Il n'y a que { $height } cartes en { $square }. Vous pouvez jouer : { $choices }
    }
refused-courtiers-whole = C'est toute la pile en { $square } : ne mettez pas le nombre. Vous pouvez jouer : { $choices }

## Les matchs

courtiers-match = Match
courtiers-match-about = Plusieurs manches, dont les points s'additionnent.
courtiers-rounds = { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }

## Le résultat

courtiers-feat = { $name } a pris { $count } cartes, plus que quiconque.
