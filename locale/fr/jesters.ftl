## Le plateau des fous

jesters-to-move = À { $name } de jouer
jesters-resigned = abandon

jesters-step-order = On tire au sort qui commence
jesters-step-at = Poser son fou au bord du plateau
jesters-step-turn = Avancer le fou : où va-t-il tourner ?
jesters-step-to = Le fou a tourné : où s'arrête-t-il ?
jesters-step-pawn = Un pion au tournant, ou deux ?
jesters-step-jump = Le pion peut sauter et prendre
jesters-step-stick = Poser un bâtonnet, ou non

jesters-end-placed = Un joueur a posé son dernier pion
jesters-end-stuck = Un fou ne peut plus tourner nulle part
jesters-end-alone = Tous les autres ont abandonné

## Le plateau des fous en mots

jesters-alt-setup = Les fous, mise en place.
jesters-alt-turn = Les fous, tour { $turn }.
jesters-alt-over = Les fous, partie terminée après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }.
jesters-alt-to-move = À { $name } de jouer.
jesters-alt-way = Le fou est parti de { $start } et a tourné en { $bend }.
jesters-alt-points =
    { $points ->
        [one] { $player } : { $points } point
       *[other] { $player } : { $points } points
    }
jesters-alt-rank = { $player }, rang { $rank }
jesters-alt-gone = { $player }, abandon
jesters-alt-jester = fou { $at }
jesters-alt-pawns =
    { $count ->
        [one] pion { $places }
       *[other] pions { $places }
    }
jesters-alt-doubles =
    { $count ->
        [one] double { $places }
       *[other] doubles { $places }
    }
jesters-alt-taken = prises : { $singles ->
        [one] { $singles } pion
       *[other] { $singles } pions
    } et { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }
jesters-alt-stock = réserve : { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }, { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }, { $sticks ->
        [one] { $sticks } bâtonnet
       *[other] { $sticks } bâtonnets
    }
jesters-alt-sticks = Bâtonnets : { $edges }.
jesters-alt-board = Plateau : { $board }.

## Les fous, racontés

jesters-title = Cabale
jesters-pitch = Avancez votre fou, laissez un pion là où il tourne, sautez ceux des autres et barrez-leur la route. De 2 à 4 joueurs.
jesters-board = Autre plateau
jesters-board-about = Des bâtonnets sur toutes les arêtes, pas seulement au bord.

jesters-tell-turn = { $name } { $clauses }.
jesters-tell-first = Le sort désigne { $name } pour commencer.
jesters-tell-resign = { $name } quitte la partie.
jesters-tell-at = pose son fou en { $place }
jesters-tell-half = avance { $start }→{ $bend }
jesters-tell-way = avance { $start }→{ $bend }→{ $end }
jesters-tell-single = laisse un pion en { $place }
jesters-tell-double = laisse deux pions en { $place }
jesters-tell-jump =
    { $count ->
        [2] saute en { $place } (✕ un double : { $owner })
       *[other] saute en { $place } (✕ un pion : { $owner })
    }
jesters-tell-stick = pose un bâtonnet en { $edge }
jesters-tell-end-placed = { $name } a posé son dernier pion.
jesters-tell-end-stuck = { $name } a un fou qui ne peut plus tourner nulle part.
jesters-tell-end-alone = Il ne reste personne d'autre.

jesters-ask-order = On tire au sort qui commence.
jesters-ask-at = Posez votre fou sur une case libre du bord, mais pas dans un angle.
jesters-ask-turn = Avancez votre fou tout droit. Sur quelle case tourne-t-il ? Votre pion y restera.
jesters-ask-to = Il tourne en { $bend } ({ $value }). Où s'arrête-t-il ?
jesters-ask-pawn = Un pion en { $bend } ({ $value }), ou deux ? { $doubles ->
        [one] Vous pouvez encore en poser deux une fois.
       *[other] Vous pouvez encore en poser deux { $doubles } fois.
    }
jesters-ask-jump = Votre pion est en { $at } ({ $value }). Sauter et prendre, ou s'arrêter là ?
jesters-ask-stick = Poser un bâtonnet sur une arête marquée ? { $count ->
        [0] Il ne vous en reste plus.
        [one] Il vous en reste { $count }.
       *[other] Il vous en reste { $count }.
    }
jesters-ask-over = La partie est finie.
jesters-further = ×2 : avec deux pions là où il tourne.
jesters-caught = **Pris : { $pawns }.**
jesters-pawn =
    { $count ->
        [2] un double { $colour }
       *[other] un pion { $colour }
    }

jesters-label-at = fou { $place }
jesters-label-turn = { $place } ({ $value })
jesters-label-to = → { $place }
jesters-label-single = Un pion
jesters-label-double = Deux pions
jesters-label-jump = sauter en { $place }
jesters-label-capture = sauter en { $place } ✕ { $pawn }
jesters-label-done = S'arrêter là
jesters-label-stick = ▬ { $place }
jesters-label-none = Pas de bâtonnet
jesters-inside = à l'intérieur

jesters-standing =
    { $points ->
        [one] { $points } point : { $board } sur le plateau, { $captured } en prises
       *[other] { $points } points : { $board } sur le plateau, { $captured } en prises
    }
jesters-no-secrets = Ce jeu n'a pas de secrets : tout le monde voit ce que vous voyez.

refused-jesters-corner = { $place } est un angle : un fou n'y commence pas. Vous pouvez jouer : { $choices }
refused-jesters-not-rim = { $place } n'est pas au bord. Vous pouvez jouer : { $choices }
refused-jesters-taken = { $place } n'est pas libre. Vous pouvez jouer : { $choices }
refused-jesters-not-straight = { $place } n'est pas en ligne droite depuis votre fou. Vous pouvez jouer : { $choices }
refused-jesters-no-turn = { $place } est tout droit, mais votre fou doit tourner. Vous pouvez jouer : { $choices }
refused-jesters-back = { $place } est droit en arrière, mais votre fou doit tourner. Vous pouvez jouer : { $choices }
refused-jesters-dead-end = En { $place }, votre fou ne pourrait pas repartir dans une autre direction. Vous pouvez jouer : { $choices }
refused-jesters-way-stick = Un bâtonnet en { $place } barre le chemin. Vous pouvez jouer : { $choices }
refused-jesters-way-taken = { $place } barre le chemin : la case n'est pas libre. Vous pouvez jouer : { $choices }
refused-jesters-one-pawn = Il ne vous reste qu'un pion. Vous pouvez jouer : { $choices }
refused-jesters-no-double = Vous avez posé tous vos doubles. Vous pouvez jouer : { $choices }
refused-jesters-not-jump = { $place } n'est pas à deux cases en ligne droite de votre pion. Vous pouvez jouer : { $choices }
refused-jesters-nothing = Il n'y a personne à sauter en { $place }. Vous pouvez jouer : { $choices }
refused-jesters-jester = Un fou se tient en { $place }, et on ne saute pas les fous. Vous pouvez jouer : { $choices }
refused-jesters-own = Le pion en { $place } est à vous. Vous pouvez jouer : { $choices }
refused-jesters-no-landing = { $place } n'est pas libre : on ne peut pas y retomber. Vous pouvez jouer : { $choices }
refused-jesters-no-sticks = Il ne vous reste plus de bâtonnet. Vous pouvez jouer : { $choices }
refused-jesters-unmarked = { $place } n'est pas une arête marquée. Vous pouvez jouer : { $choices }
refused-jesters-edge-taken = Il y a déjà un bâtonnet en { $place }. Vous pouvez jouer : { $choices }

## Les matchs

jesters-match = Match
jesters-match-about = Plusieurs manches, dont les points s'additionnent.
jesters-rounds = { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }

## Le résultat

jesters-feat = { $name } a sauté le plus : { $count } prises.
