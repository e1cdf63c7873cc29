## La piste des sorcières

witches-start = DÉPART
witches-finish = ARRIVÉE

witches-to-move = À { $name } de jouer
witches-to-answer = À { $name } de répondre
witches-to-lay = Choix secret des tuiles
witches-neutral = neutre ({ $colour })

witches-step-lay =
    { $count ->
        [one] Il reste un choix à faire
       *[other] Il reste { $count } choix à faire
    }
witches-step-deal = Les tuiles vont être mélangées
witches-step-roll = Le dé va être lancé
witches-step-witch = Quelle sorcière s'envole ?
witches-step-card-own = Une carte pour repartir de la tuile { $at }, ou s'arrêter
witches-step-card-back = Une carte pour la renvoyer de la tuile { $at }, ou la laisser
witches-step-card-must = Une carte est obligatoire pour la tuile { $at }

witches-end-home = Une troisième sorcière est arrivée
witches-end-alone = Tous les autres ont abandonné

witches-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
witches-pile =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
witches-laid = a choisi
witches-choosing = choisit
witches-resigned = abandon
witches-aside-leave = La laisser
witches-aside-stop = S'arrêter

## La piste des sorcières en mots

witches-alt-setup = Course de sorcières, mise en place : chacun choisit ses tuiles en secret.
witches-alt-turn = Course de sorcières, tour { $turn }.
witches-alt-over = Course de sorcières, terminée après { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }.
witches-alt-chosen = Choix fait : { $names }.
witches-alt-waiting = Choix à faire : { $names }.
witches-alt-to-move = À { $name } de jouer.
witches-alt-to-answer = À { $name } de répondre pour la sorcière de la tuile { $at }.
witches-alt-own-card = À { $name } de décider d'une carte pour la sorcière de la tuile { $at }.
witches-alt-die = Dé { $die }.
witches-alt-clan = { $name } ({ $colour }, { $letter })
witches-alt-bare-clan = { $colour } ({ $letter })
witches-alt-points = { $clan } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
witches-alt-rank = { $clan }, rang { $rank }
witches-alt-gone = { $clan }, abandon
witches-alt-places = { $clan }, sorcières { $places }
witches-alt-cards = { $clan }, cartes { $cards }
witches-alt-no-cards = { $clan }, aucune carte
witches-alt-at-start = départ
witches-alt-at-finish = arrivée { $worth }
witches-alt-clans = { $clans }.
witches-alt-up = Tuiles visibles : { $tiles } ; toutes les autres sont cachées.
witches-alt-all-down = Les 48 tuiles sont cachées.
witches-alt-all-up = Tuiles, toutes visibles : { $tiles }.
witches-alt-down = Face cachée : { $tiles }.
witches-alt-magic = M : magie.

## La course, racontée

witches-title = Hexen Rennen
witches-pitch = Faites voler vos trois sorcières sur des tuiles que personne ne connaît, et usez de votre magie contre les autres. De 2 à 4 joueurs.

witches-clan = le clan { $colour }
witches-tile = { $number } ({ $owner })
witches-tile-magic = magie ({ $owner })

witches-tell-laid = { $name } a choisi.
witches-tell-deal = Les tuiles sont mélangées et posées face cachée.
witches-tell-first = { $name } commence.
witches-tell-resign = { $name } quitte la partie.
witches-tell-turn = { $name } { $clauses }.
witches-tell-thrown = { $name } (🎲 { $die }) { $clauses }.
witches-tell-lost = ne peut bouger aucune sorcière
witches-tell-witch = vole { $start }→{ $end }
witches-tell-up = retourne { $tile }
witches-tell-hop = continue { $start }→{ $end }
witches-tell-held = où le { $by } ne mène nulle part
witches-tell-card-on = joue { $card } pour repartir, { $start }→{ $end }
witches-tell-card-back = renvoie la sorcière adverse ({ $owner }) avec { $card }, { $start }→{ $end }
witches-tell-stop = s'arrête là
witches-tell-leave = laisse là la sorcière adverse ({ $owner })
witches-tell-cannot = n'a aucune carte qui convienne
witches-tell-turned = { $clan } retourne { $card } et la renvoie, { $start }→{ $end }
witches-tell-vain = { $clan } retourne { $card }, sans effet
witches-tell-empty = { $clan } n'a plus de cartes
witches-tell-home =
    { $points ->
        [one] marque un point
       *[other] marque { $points } points
    }
witches-place-start = départ
witches-place-finish = arrivée
witches-card-number = un { $number }
witches-card-magic = une magie

witches-ask-lay = Choisissez vos tuiles en secret : trois nombres pour chacune des trois étapes ; une tuile magique accompagne chacune. Vos propres nombres font avancer vos sorcières : pensez à l'étape où vous voulez aller vite. Prenez une proposition ou composez la vôtre. Un choix fait est définitif.
witches-ask-deal = Votre choix est fait. Les tuiles vont être mélangées.
witches-ask-witch = 🎲 **{ $die }**. Laquelle de vos sorcières s'envole ?
witches-ask-card-own = Votre sorcière est sur votre propre magie, tuile { $at }. Une carte la fait repartir ; sinon, arrêtez-vous là.
witches-ask-card-back = Une sorcière du clan { $colour } est sur votre magie, tuile { $at }. Renvoyez-la avec une carte, ou laissez-la.
witches-ask-must-own = Votre sorcière a été renvoyée sur votre propre magie, tuile { $at } : une carte est obligatoire, et la fait repartir.
witches-ask-must-back = Une sorcière du clan { $colour } a été renvoyée sur votre magie, tuile { $at } : une carte est obligatoire.
witches-ask-roll = Le tour est fini.
witches-ask-over = La course est finie.
witches-reveals = retourne une tuile
witches-label-start = départ→{ $end }
witches-label-leave = La laisser
witches-label-stop = S'arrêter
witches-label-card = { $card } : →{ $end }
witches-label-magic = Magie : →{ $end }
witches-label-lay-even = Équilibré : { $tiles }
witches-label-lay-quick = Départ rapide : { $tiles }
witches-label-lay-mixed = Mélangé : { $tiles }
witches-label-lay = { $tiles }
witches-field-first = Étape 1 (tuiles 1 à 16)
witches-field-second = Étape 2 (tuiles 17 à 32)
witches-field-third = Étape 3 (tuiles 33 à 48)
witches-standing =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
witches-secrets-none = Vous n'avez pas encore choisi vos tuiles.
witches-secrets = Vos tuiles, par étape : **{ $first }** · **{ $second }** · **{ $third }**, chaque fois avec une magie. Personne, pas même vous, ne sait dans quel ordre elles sont posées.
witches-secrets-hidden = Encore cachées : étape 1 { $first } · étape 2 { $second } · étape 3 { $third }.
witches-secrets-all-up = aucune

## Décider d'avance

witches-answer-ask = Me demander
witches-answer-leave = Laisser tout le monde sur ma magie
witches-answer-back =
    Renvoyer { $who ->
        [leader] qui est en tête
       *[anyone] tout le monde
    }{ $lowest ->
        [2] { "" }
       *[other] , avec une carte de { $lowest } ou plus
    }{ $holding ->
        [1] { "" }
       *[other] , tant que j'ai au moins { $holding } cartes
    }{ $otherwise ->
        [leave] ; laisser les autres
       *[ask] ; sinon me demander
    }
witches-standing-about = Elle est exécutée aussitôt dès que la sorcière d'un autre arrive sur votre magie, toujours avec le plus grand nombre possible, et personne d'autre ne l'apprend. Si une carte est obligatoire et qu'elle n'en désigne aucune, on vous demande. À votre façon : `/consigne réponse: renvoyer tête avec 8 gardant 5 sinon laisser`.

## Décider d'avance : les mots à taper, d'autres graphies derrière la première

witches-word-ask = demander, demande, demandez
witches-word-leave = laisser, laisse, laissez
witches-word-back = renvoyer, renvoie, renvoyez
witches-word-leader = tête, premier, première
witches-word-anyone = tous, toutes, chacun, chacune
witches-word-with = avec
witches-word-holding = gardant, garder
witches-word-else = sinon

refused-bad-lay = Posez les neuf nombres de 2 à 10, trois par étape, comme `lay 2 5 9 / 3 4 10 / 6 7 8`. Propositions : { $choices }
refused-lay-first = D'abord, chacun choisit ses tuiles, comme `lay 2 5 9 / 3 4 10 / 6 7 8`. Propositions : { $choices }
refused-already-laid = Vos tuiles sont choisies, et un choix fait est définitif. Les autres choisissent encore.
refused-witch-first = C'est à une de vos sorcières de voler. Vous pouvez jouer : { $choices }
refused-no-witch = Aucune de vos sorcières n'est là (`{ $move }`). Vous pouvez jouer : { $choices }
refused-witch-too-far = Avec { $die }, la sorcière de la tuile { $place } dépasserait l'arrivée. Vous pouvez jouer : { $choices }
refused-witch-taken = À { $die } de la tuile { $place }, la place est prise. Vous pouvez jouer : { $choices }
refused-magic-forced = Elle a été renvoyée sur votre magie : une carte est obligatoire. Vous pouvez jouer : { $choices }
refused-magic-now = Il s'agit de jouer une carte, ou aucune. Vous pouvez jouer : { $choices }
refused-magic-spent = Vous n'avez plus cette carte. Vous pouvez jouer : { $choices }
refused-magic-no-twin = Aucune tuile libre de votre symbole n'est visible dans ce sens. Vous pouvez jouer : { $choices }
refused-magic-blocked = Cette carte la mènerait sur une tuile prise ou hors de la piste. Vous pouvez jouer : { $choices }
refused-bad-standing = `{ $move }` n'est pas une consigne. Il y a : { $choices }

## Les matchs

witches-match = Match
witches-match-about = Plusieurs manches, dont les points s'additionnent.
witches-rounds = { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }

## Le résultat

witches-feat = Plus longue chaîne : { $name }, { $count } sauts en un tour.
