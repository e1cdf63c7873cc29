## Des ordinateurs à table

computer-name = { $name } (ordinateur { $level })
level-1 = Débutant
level-1-named = 1 · { level-1 }
level-1-about = Laisse passer bien des choses : pour une première partie, ou pour un enfant
level-2 = Amateur
level-2-named = 2 · { level-2 }
level-2-about = Voit ce qui saute aux yeux, manque le reste
level-3 = Solide
level-3-named = 3 · { level-3 }
level-3-about = Un adversaire à la hauteur de la plupart des gens
level-4 = Aguerri
level-4-named = 4 · { level-4 }
level-4-about = Laisse rarement passer une occasion
level-5 = Maître
level-5-named = 5 · { level-5 }
level-5-about = Ce que l'ordinateur sait faire de mieux
computer-add = 🤖 Ajouter un ordinateur : de quelle force ?
button-dismiss = Retirer un ordinateur

## Pendant qu'ils jouent

turn-thinking =
    { $count ->
        [one] 🤖 { $names } réfléchit…
       *[other] 🤖 { $names } réfléchissent…
    }
turn-thinking-for = 🤖 L'ordinateur réfléchit pour { $names }…
panel-thinking = C'est joué. { $thinking }
seats-computer = un ordinateur de niveau { $level } : { $strength }

## Quand rien n'est fait, et ce qui irait

refused-no-such-level = Ce niveau n'existe pas : les ordinateurs jouent aux niveaux { $first } à { $last }.
refused-computer-rated = Le résultat de cette table compte : aucun ordinateur ne peut s'y asseoir. Ouvrez une table qui ne compte pas, ou jouez tout de suite avec /jouer.
refused-computer-stays = Un ordinateur garde sa place jusqu'à la fin de la partie.
refused-no-computer = Aucun ordinateur n'est assis à cette table.
refused-void = La partie a continué depuis : cela n'est plus demandé à personne.
refused-play-seats = Ainsi, ce jeu se joue à { $counts }, vous compris. Sans `places`, vous serez aussi peu que possible.

## /jouer

cmd-play = jouer
cmd-play-about = Jouer tout de suite contre des ordinateurs
cmd-play-level = niveau
cmd-play-level-about = De quelle force ils jouent ; 3 si vous ne dites rien
cmd-play-seats = places
cmd-play-seats-about = À combien l'on joue, vous compris ; aussi peu que possible si vous ne dites rien
