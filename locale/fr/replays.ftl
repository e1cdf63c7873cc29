## Revoir une partie

button-recap = ▶ Regarder
button-replay = Revoir
recap-turns = **Les derniers tours :** { $news }
recap-known = rien d'autre que ce que vous avez choisi.
recap-drawing =
    { $count ->
        [one] 🖌️ Un coup à dessiner…
       *[other] 🖌️ { $count } coups à dessiner…
    }
film-waits =
    { $count ->
        [0] Les films d'autres serveurs passent d'abord, puis ce sera le vôtre.
        [one] Un film de ce serveur passe d'abord, puis ce sera le vôtre.
       *[other] { $count } films de ce serveur passent d'abord, puis ce sera le vôtre.
    }
replay-title = **{ $game }** · { $names } · { $steps ->
        [one] un coup
       *[other] { $steps } coups
    }
replay-older = Les coups 0 à { $before } ont été joués selon d'anciennes règles : les images commencent par la position après le coup { $first }.
at-ply = **Coup { $ply } sur { $last }**
at-set-up = 0 · la mise en place
animation-alt = Animation, coup par coup, du coup { $first } au coup { $last }. À la fin :

refused-no-ply = Il n'y a pas de coup { $ply } : cette partie va du coup 0 au coup { $last }.
refused-still-running = Cette partie n'est pas finie ; on pourra la revoir à la fin. En attendant, /table résumé montre les derniers tours et /table position n'importe quelle position passée. Les parties précédentes se choisissent avec `partie:`.
refused-nothing-to-replay = Aucune partie n'est encore arrivée à sa fin dans ce salon. Il y aura de quoi revoir dès qu'une sera finie.
refused-no-past-game = Cette partie n'existe pas dans ce salon. Choisissez-en une dans la liste, ou laissez `partie` de côté pour la dernière.
refused-nothing-yet = Rien n'a encore été joué. /table plateau montre la mise en place.
refused-older-rules = Les coups 0 à { $before } ont été joués selon d'anciennes règles : on ne peut plus montrer leurs positions. À partir du coup { $first }, c'est possible ; /table partie garde chaque coup par écrit.
refused-film-asked = Vous attendez déjà un autre film. Demandez le suivant quand celui-ci sera là ; d'ici là, /table position montre n'importe quelle position.
refused-film-busy = Trop de films sont en train d'être dessinés. Redemandez dans quelques minutes ; d'ici là, /table position montre n'importe quelle position.
refused-other-rules = Cette partie a été jouée selon des règles qui ont changé depuis : on ne peut plus la montrer coup par coup. /table plateau et /table partie fonctionnent toujours.

## Commandes

cmd-recap = résumé
cmd-recap-about = Ce qui s'est passé depuis votre dernier tour, en mots et en images animées, en privé
cmd-replay = revoir
cmd-replay-about = Toute une partie finie, en images animées et avec son fichier, en privé
cmd-at = position
cmd-at-about = La position après n'importe quel coup, en privé
cmd-at-ply = coup
cmd-at-ply-about = Après quel coup ; 0 est la mise en place
cmd-past-game = partie
cmd-past-game-about = Quelle partie de ce salon, si ce n'est pas la dernière
