## Les images : ce que les variantes ajoutent au plateau

hedgehogs-turn = RETOUR
hedgehogs-shelf-dice = Dés restants
hedgehogs-shelf-cards = Cartes
hedgehogs-shelf-out = Hors course
hedgehogs-ladders = de bas en haut
hedgehogs-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
hedgehogs-out = éliminé
hedgehogs-left = parti
hedgehogs-many-to-move = { $count } joueurs doivent choisir

hedgehogs-step-traps = Les cases noires vont être tirées au sort
hedgehogs-step-deck = Les cartes vont être mélangées
hedgehogs-step-keep = Chacun va lancer un dé
hedgehogs-step-strew = Le dé va placer tout le monde
hedgehogs-step-drift = Une case noire va se déplacer
hedgehogs-step-pool = Les dés vont être lancés
hedgehogs-step-skid = Le dé va désigner une case de départ
hedgehogs-step-spy = Choisir un dessin en secret
hedgehogs-step-bearer = Désigner un porteur de pomme
hedgehogs-step-cube = Proposer de doubler à { $value }, ou lancer
hedgehogs-step-answer = Continuer pour { $value }, ou quitter la manche
hedgehogs-step-card = Faire compter la première ou la deuxième carte
hedgehogs-step-joker = Un joker : nommer un couloir, ou tirer de nouveau
hedgehogs-step-die = Prendre un dé
hedgehogs-step-side-any = Un pas de côté ou non, puis avancer dans n'importe quel couloir
hedgehogs-step-side-dice = Un pas de côté ou non, puis avancer avec un des dés
hedgehogs-step-side-last = Un pas de côté ou non
hedgehogs-step-go-any = Avancer un hérisson qui ne vient pas de se décaler
hedgehogs-step-go-dice = Avancer un hérisson
hedgehogs-step-go-last = Avancer un hérisson
hedgehogs-step-go-enter = Avancer dans le couloir { $lane }, ou faire entrer une réserve
hedgehogs-step-free = Un pas de côté et avancer dans le couloir { $lane }, dans l'ordre voulu
hedgehogs-step-free-any = Un pas de côté et avancer n'importe où, dans l'ordre voulu
hedgehogs-step-free-dice = Un pas de côté et avancer, dans l'ordre voulu
hedgehogs-step-free-last = Un pas de côté et avancer, dans l'ordre voulu

hedgehogs-goal-lazy-yes = Pour gagner : un arrivé et tous les autres sur des cases noires
hedgehogs-goal-lazy-hard = Trois arrivés, et on est éliminé
hedgehogs-goal-bearer = Pour gagner : { $count } arrivés, dont le porteur de pomme
hedgehogs-goal-spies = Points : les arrivés, et ceux du dessin choisi

hedgehogs-aside-enter = Entrer
hedgehogs-aside-first = 1re
hedgehogs-aside-second = 2e
hedgehogs-aside-again = Encore
hedgehogs-aside-double = Doubler
hedgehogs-aside-roll = Lancer
hedgehogs-aside-take = Suivre
hedgehogs-aside-drop = Quitter

hedgehogs-end-survivor = Plus personne d'autre n'a de hérisson
hedgehogs-end-rest = Un est arrivé et tous les autres se reposent sur des cases noires
hedgehogs-end-last = Tous les autres sont éliminés
hedgehogs-end-dropped = Tous les autres ont quitté la manche

## Les images : ce que les variantes ajoutent aux mots

hedgehogs-alt-with-apple = { $piece } avec pomme
hedgehogs-alt-turned = { $piece } (retour)
hedgehogs-alt-back = { $piece } retour
hedgehogs-alt-way-down = La course va de la rangée 9 à la rangée 1.
hedgehogs-alt-way-return = La course va à la rangée 9 et revient à la rangée 1.
hedgehogs-alt-way-both = De la rangée 9 à la rangée 1 : { $colours } ; les autres de 1 à 9.
hedgehogs-alt-closed-up =
    { $count ->
        [one] Piège qui retient à l'aller : { $squares }.
       *[other] Pièges qui retiennent à l'aller : { $squares }.
    }
hedgehogs-alt-closed-down =
    { $count ->
        [one] Piège qui retient au retour : { $squares }.
       *[other] Pièges qui retiennent au retour : { $squares }.
    }
hedgehogs-alt-closed-door =
    { $count ->
        [one] Trappe qui retient le plus bas : { $squares }.
       *[other] Trappes qui retiennent le plus bas : { $squares }.
    }
hedgehogs-alt-closed-door-up =
    { $count ->
        [one] Trappe qui retient le plus bas à l'aller : { $squares }.
       *[other] Trappes qui retiennent le plus bas à l'aller : { $squares }.
    }
hedgehogs-alt-closed-door-down =
    { $count ->
        [one] Trappe qui retient le plus bas au retour : { $squares }.
       *[other] Trappes qui retiennent le plus bas au retour : { $squares }.
    }
hedgehogs-alt-open-door =
    { $count ->
        [one] Trappe ouverte : { $squares }.
       *[other] Trappes ouvertes : { $squares }.
    }
hedgehogs-alt-none = Cases noires ordinaires : { $squares }.
hedgehogs-alt-bounce =
    { $count ->
        [one] Trampoline : { $squares }.
       *[other] Trampolines : { $squares }.
    }
hedgehogs-alt-wall = Béton : { $squares }.
hedgehogs-alt-skid = Dérapage vers le départ : { $squares }.
hedgehogs-alt-hole =
    { $count ->
        [one] Trou noir : { $squares }.
       *[other] Trous noirs : { $squares }.
    }
hedgehogs-alt-painted = Effacées : { $squares }.
hedgehogs-alt-bearers = Porteurs de pomme : { $pieces }.
hedgehogs-alt-die-any = Dé { $die } : n'importe quel couloir.
hedgehogs-alt-dice = Dés : { $dice }.
hedgehogs-alt-pool = Dés restants : { $dice }.
hedgehogs-alt-cards = Retournées : { $cards }.
hedgehogs-alt-pile = { $count } cartes dans la pile.
hedgehogs-alt-players-only = Arrivés : { $players }.
hedgehogs-alt-family = { $name } ({ $homes })
hedgehogs-alt-resting = { $player }, { $count } sur des cases noires
hedgehogs-alt-kept = { $player }, garde un { $die }
hedgehogs-alt-spy = { $player }, mise sur : { $design }
hedgehogs-alt-chosen = { $player }, a choisi
hedgehogs-alt-points = { $player }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
hedgehogs-alt-lost = { $player }, hors course
hedgehogs-alt-left = { $player }, a quitté la manche
