# Classements : tables dont le résultat compte, profils et tableaux

cmd-open-rated = classée
cmd-open-rated-about = Le résultat compte pour la cote des personnes qui jouent
cmd-hedgepost-rated-about = Les nouvelles tables sont classées, sauf avis contraire à l'ouverture
server-rated =
    { $on ->
        [true] Les nouvelles tables sont classées, sauf avis contraire à l'ouverture
       *[false] Les nouvelles tables ne sont pas classées, sauf avis contraire à l'ouverture
    }
refused-rated-alone = Un résultat ne compte que là où des gens jouent entre eux. Ouvrez une table sur un serveur avec /table ouvrir, et laissez d'autres vous rejoindre.
refused-rated-computer = Un ordinateur est assis à cette table, et les résultats contre des ordinateurs ne comptent pas. Retirez-le d'abord, ou jouez sans classement.
refused-clock-rated = Le résultat de cette partie compte : sa pendule reste ce qu'elle était au début.
vote-ask-rated = **Voter l'arrêt de cette partie classée ?** Toutes les personnes présentes doivent être d'accord : il faut { $needed } voix ; avec la vôtre, il y en a { $votes }. Si quelqu'un a déjà joué trois tours, elle finit sur une égalité entre toutes les personnes qui jouent encore ; avant cela, elle ne compte pas. Une voix ne se reprend pas.
refused-no-result = Aucune partie finie ne porte ce numéro sur ce serveur. Le numéro est dans le nom de sa feuille : hedgehogs-12.hpr est celle de la partie 12.
refused-result-unrated = Cette partie n'était pas classée : il n'y a rien à annuler.
refused-result-void = Ce résultat ne compte déjà plus. Les responsables du serveur peuvent le rétablir.
refused-result-counts = Ce résultat compte déjà. Les responsables du serveur peuvent l'annuler.

## Ce qui est en jeu, et ce qui a changé

rated-lobby = 🏅 Partie classée : le résultat compte. L'enjeu s'affiche dès que deux personnes sont assises.
rated-stakes = 🏅 Partie classée, en jeu : { $stakes }
rated-stake = { $name } { $rating } (victoire { $win }, dernière place { $last })
rated-changes = 🏅 Cotes : { $changes }
rated-change = { $name } { $rating } ({ $change })
rated-nobody = 🏅 Cette partie ne change la cote de personne.
resign-rated = Cela compte pour votre cote ({ $change }).
options-rated =
    { $on ->
        [true] 🏅 Le résultat compte pour les cotes.
       *[false] Le résultat ne compte pas pour les cotes.
    }
button-rate = Faire compter le résultat
button-unrate = Ne pas compter le résultat

## Qui voit un profil

cmd-me-show = profil
cmd-me-show-about = Qui peut voir votre profil et votre nom au classement
show-everyone = tout le monde
show-server = ce serveur
show-nobody = personne
me-show-everyone = Profil : visible de tout le monde sur vos serveurs
me-show-server = Profil : visible sur un seul serveur
me-show-nobody = Profil : visible de personne
refused-show-where = « Ce serveur » ne se choisit que sur un serveur. Utilisez la commande là-bas, ou choisissez tout le monde ou personne.

## Profils

cmd-profile = profil
cmd-profile-about = Les cotes et les parties de quelqu'un sur ce serveur, en une carte
cmd-profile-member = membre
cmd-profile-member-about = De qui ; le vôtre si rien n'est choisi
cmd-profile-game-about = Dans un jeu ; dans tous si rien n'est choisi
profile-reach = ± { $reach } · parties classées : { $count }
profile-placed = ± { $reach } · place { $place } sur { $of } · parties classées : { $count }
profile-unrated = pas encore de cote
profile-games = Parties
profile-won =
    { $count ->
        [one] { $count } jouée
       *[other] { $count } jouées
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
profile-kinds = Gagnées / jouées, selon le nombre de joueurs
profile-kind =
    { $won ->
        [one] { $seats } : { $count } ({ $won } gagnée)
       *[other] { $seats } : { $count } ({ $won } gagnées)
    }
profile-favourites = Variantes préférées
profile-answer = Répond en moyenne en
profile-reliable = Décisions prises en personne
profile-share = { $share } %
profile-live = En cours
profile-tables =
    { $count ->
        [0] aucune table
        [one] une table
       *[other] { $count } tables
    }
profile-best = Meilleur résultat
profile-best-of =
    { $count ->
        [one] { $game } : victoire contre une personne
       *[other] { $game } : victoire contre { $count } personnes
    }
profile-best-gain =
    { $count ->
        [one] { $game } : victoire contre une personne, { $change }
       *[other] { $game } : victoire contre { $count } personnes, { $change }
    }
profile-said = { $name } : { $value }.
profile-recent = **Derniers résultats**
profile-result = { $when } { $game } : place { $place } sur { $seats }
refused-profile-bot = Les bots n'ont pas de profil. Les ordinateurs jouent sans cote.
refused-profile-hidden = { $name } ne montre pas de profil ici.
refused-profile-none = { $name } n'a pas encore terminé de telle partie sur ce serveur. Un profil commence avec la première partie finie.

## Classements

cmd-ladder = classement
cmd-ladder-about = Qui devance qui sur ce serveur
cmd-ladder-game-about = Dans un jeu ; dans tous si rien n'est choisi
ladder-title = Classement · { $game }
ladder-all = Tous les jeux
ladder-detail = { $count } au classement · ▲▼ depuis une semaine · ★ nouveau
ladder-tables =
    { $count ->
        [one] une table
       *[other] { $count } tables
    }
ladder-own = Votre place : { $place } sur { $of }, avec { $rating }.
ladder-unlisted = Vous n'êtes pas au classement : il y faut une vingtaine de parties classées à deux, ou une dizaine à quatre, pas trop anciennes. /table ouvrir classée: True en ouvre une.
ladder-computers = -# Les ordinateurs par niveau, pour comparer : { $levels }
ladder-empty = Personne n'est encore au classement : il y faut une vingtaine de parties classées à deux, ou une dizaine à quatre. /table ouvrir classée: True en ouvre une.

## Corrections

cmd-hedgepost-result = résultat
cmd-hedgepost-result-about = Ne plus compter un résultat classé, ou le compter à nouveau
cmd-hedgepost-result-table = table
cmd-hedgepost-result-table-about = Le numéro de la table, comme dans le nom de sa feuille de partie
cmd-hedgepost-result-act = acte
cmd-hedgepost-result-act-about = Ce qu'il en advient
cmd-hedgepost-result-reason = raison
cmd-hedgepost-result-reason-about = Pourquoi, pour le journal
result-void = il ne compte plus
result-count = il compte à nouveau
result-voided = Le résultat de la table { $number } ne compte plus. Toutes les cotes de ce serveur ont été refaites.
result-restored = Le résultat de la table { $number } compte à nouveau. Toutes les cotes de ce serveur ont été refaites.
log-result-voided = ⚖️ { $name } ne compte plus le résultat de la table { $number } : { $reason }
log-result-restored = ⚖️ { $name } compte à nouveau le résultat de la table { $number } : { $reason }

## Des rôles pour des places

cmd-hedgepost-reward = récompense
cmd-hedgepost-reward-about = Un rôle pour une place au classement ; sans rien : lesquelles en ont un
cmd-hedgepost-reward-role = rôle
cmd-hedgepost-reward-role-about = Qui tient la place a ce rôle, jusqu'à ce qu'une autre personne la prenne
cmd-hedgepost-reward-place = place
cmd-hedgepost-reward-place-about = Quelle place ; la première si rien n'est choisi
cmd-hedgepost-reward-game-about = Au classement d'un jeu ; de tous les jeux si rien n'est choisi
cmd-hedgepost-reward-off-about = Cette place n'a plus de rôle
rewards-none = Aucune place n'a de rôle. `/hedgepost récompense rôle:` en choisit un pour la première.
rewards-title = **Des rôles pour des places au classement**
rewards-line = { $game }, place { $place } : { $role }
refused-reward-what = Nommez le rôle de cette place avec `rôle:`, ou retirez-le avec `arrêter: True`.
refused-many-rewards = { $most } places au plus peuvent avoir un rôle, et le compte y est. Retirez-en un d'abord avec `arrêter: True`.
refused-no-reward = La place { $place } de ce classement n'a pas de rôle. `/hedgepost récompense` sans rien dit lesquelles en ont un.
refused-reward-gone = Ce rôle n'existe plus. Choisissez-en un autre.
refused-reward-managed = Ce rôle est donné par Discord ou par une application, je ne le peux donc pas. Choisissez-en un qui se donne à la main.
refused-reward-forbidden = Je ne peux pas donner de rôles ici : accordez à mon rôle *Gérer les rôles* dans les paramètres du serveur. Seules ces récompenses en ont besoin.
refused-reward-high = Ce rôle est au-dessus du mien. Dans les paramètres du serveur, sous *Rôles*, placez le mien plus haut, ou choisissez un rôle plus bas.
refused-reward-yours = On ne peut choisir qu'un rôle qu'on pourrait donner soi-même : un rôle plus bas que le sien, avec *Gérer les rôles*.
log-reward-on = 🏅 { $name } a choisi { $role } pour la place { $place } au classement ({ $game }).
log-reward-off = 🏅 { $name } ne donne plus de rôle à la place { $place } du classement ({ $game }).
log-reward-given = 🏅 { $member } a gagné { $role } par une place au classement.
log-reward-taken = 🏅 { $member } a perdu { $role }, qui va avec une place au classement.
log-reward-trouble = ⚠️ Je ne peux pas transmettre { $role }, qui va avec une place au classement. { $why }
