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
refused-play-seats = Avec ces variantes, ce jeu se joue à { $counts }, vous compris. Sans `places`, vous serez le moins possible.

## /jouer

cmd-play = jouer
cmd-play-about = Jouer tout de suite contre des ordinateurs
cmd-play-level = niveau
cmd-play-level-about = De quelle force ils jouent ; 3 si vous ne dites rien
cmd-play-seats = places
cmd-play-seats-about = À combien jouer, vous compris ; le moins possible si vous ne dites rien

## Après une partie contre des ordinateurs

button-level = Niveau { $level }

## Spectacles : des ordinateurs jouent entre eux

show-pace =
    { $seconds ->
        [60] un tour par minute
       *[other] un tour toutes les { $seconds } s
    }
show-next = ▶ Prochain tour : { $names } · { $pace }
show-halted = En pause. Prochain tour : { $names }.
show-asleep = 👀 **Toujours là ?** Appuyez sur *Continuer* : c'est au tour de { $names }. Si personne ne répond, le spectacle s'arrête dans une heure.
button-pause = Pause
button-goon = ▶ Continuer
button-slower = Moins vite
button-faster = Plus vite
button-stop = Arrêter
result-show = 🤖 Un spectacle : seuls des ordinateurs ont joué.
watch-here = Pour regarder, il n'y a rien à faire : chaque nouveau plateau arrive dans ce salon. Voici le dernier.

refused-no-such-pace = Ce rythme n'existe pas : un spectacle laisse { $paces } secondes entre les tours.
refused-show-owner = Qui a ouvert ce spectacle peut l'arrêter, ou quelqu'un qui gère le serveur. Vous pouvez le mettre en pause.
refused-show-seats = Ici, des ordinateurs jouent entre eux. Ouvrez une table à vous avec /table ouvrir, ou jouez tout de suite avec /jouer.
refused-no-show = Des gens jouent à cette table : elle ne se met ni en pause ni à l'arrêt comme un spectacle.
refused-watch-seats = Avec ces variantes, ce jeu se joue à { $counts }. Sans `places`, ils seront le moins possible.
refused-watch-levels = { $levels } niveaux, c'est trop ou trop peu pour { $seats } places. Donnez-en un pour tous, ou un pour chacun ; sans `places`, il y en a autant que de niveaux.
refused-watch-what = Rien ne se joue dans ce salon. Choisissez un `jeu`, et des ordinateurs y joueront sous vos yeux.

## /table regarder

cmd-watch = regarder
cmd-watch-about = Regarder des ordinateurs jouer entre eux
cmd-watch-game-about = À quel jeu ; sans cela, le plateau de ce qui se joue ici
cmd-watch-levels = niveaux
cmd-watch-levels-about = De quelle force : un niveau pour tous, comme 3, ou un pour chacun, comme 5 3 1
cmd-watch-seats-about = À combien ils jouent ; le moins possible si vous ne dites rien
cmd-watch-pace = rythme
cmd-watch-pace-about = Combien de temps entre les tours ; 8 secondes si vous ne dites rien
pace-3 = 3 secondes
pace-8 = 8 secondes
pace-20 = 20 secondes
pace-60 = une minute
