## Le journal

log-opened = 🪑 { $name } a ouvert la table { $number } ({ $game }) dans { $channel }.
log-started = ▶️ La table { $number } ({ $game }) dans { $channel } a commencé : { $names }.
log-over = 🏁 La table { $number } ({ $game }) dans { $channel } est finie. Victoire : { $names }.
log-abandoned = 🏳️ La table { $number } ({ $game }) dans { $channel } s'est arrêtée sans résultat.
log-agreed = 🤝 La table { $number } ({ $game }) dans { $channel } s'est arrêtée : tous ceux qui y jouaient étaient d'accord.
log-resigned = 🏳️ La table { $number } ({ $game }) dans { $channel } : { $name } (place { $seat }) a abandonné.
log-closed = 🚪 La table { $number } ({ $game }) dans { $channel } a été fermée avant de commencer.
log-reseated = 🔁 Table { $number } ({ $game }) dans { $channel } : { $name } a repris la place { $seat }.
log-offered = 💺 Table { $number } ({ $game }) dans { $channel } : { $name } propose la place { $seat } à un remplaçant.
log-timeout = ⏰ Table { $number } ({ $game }) dans { $channel } : le temps de { $name } (place { $seat }) est écoulé.
log-trouble = ⚠️ Table { $number } ({ $game }) : impossible de publier son plateau dans { $channel }. { $why }
log-pruned =
    { $count ->
        [one] 🧹 { $name } a fermé une table à laquelle personne n'avait touché depuis { $days } jours.
       *[other] 🧹 { $name } a fermé { $count } tables auxquelles personne n'avait touché depuis { $days } jours.
    }
log-broken = ⚠️ Je n'ai pas pu écrire dans le journal { $channel } : ce salon n'existe plus, ou je ne peux pas le voir ou y écrire. Corrigez cela, ou choisissez-en un autre avec `/hedgepost réglages journal:`.

## Réglages du serveur

cmd-hedgepost-allowance = jours-absence
cmd-hedgepost-allowance-about = Jours par an où un membre peut s'absenter, pendules arrêtées
cmd-hedgepost-most = tables-max
cmd-hedgepost-most-about = Combien de tables un membre peut avoir ouvertes à la fois : 10 par défaut ; 0 : sans limite
cmd-hedgepost-log = journal
cmd-hedgepost-log-about = Un salon où noter en une ligne ce qui se passe aux tables
cmd-hedgepost-unlog = sans-journal
cmd-hedgepost-unlog-about = Ne plus rien noter dans aucun salon
server-allowance =
    { $days ->
        [0] Les absences (`/absence`) n'arrêtent aucune pendule ici
        [one] Un membre peut s'absenter un jour par an, pendules arrêtées
       *[other] Un membre peut s'absenter { $days } jours par an, pendules arrêtées
    }
server-most =
    { $count ->
        [0] Un membre peut ouvrir autant de tables qu'il veut
        [one] Un membre peut avoir une table ouverte à la fois
       *[other] Un membre peut avoir { $count } tables ouvertes à la fois
    }
server-log = Journal : { $channel }
server-no-log = Aucun journal
refused-most-tables =
    { $most ->
        [one] Sur ce serveur, un membre peut avoir une table ouverte à la fois. Voici la vôtre : { $channel }
       *[other] Sur ce serveur, un membre peut avoir { $most } tables ouvertes à la fois. Voici les vôtres : { $channel }
    }. Finissez-en ou fermez-en une d'abord, ou rejoignez celle de quelqu'un d'autre.

## Chiffres

cmd-hedgepost-stats = chiffres
cmd-hedgepost-stats-about = Les tables de ce serveur en chiffres, en privé
stats-title = **Les tables de ce serveur**
stats-none = Aucune table n'a encore été ouverte sur ce serveur. `/table ouvrir` ouvre la première.
stats-tables = Ouvertes : { $lobby } · en cours : { $running } · finies : { $over } · arrêtées : { $abandoned } · jamais commencées : { $closed }
stats-games = Jeux : { $games }
stats-moves =
    { $count ->
        [0] Aucun coup ces sept derniers jours
        [one] Un coup ces sept derniers jours
       *[other] { $count } coups ces sept derniers jours
    }
stats-pace = Temps moyen par décision : { $time }
stats-waiting = La plus longue attente : { $channel }, depuis { $when }

## Ménage

cmd-hedgepost-prune = ménage
cmd-hedgepost-prune-about = Fermer les tables auxquelles personne ne touche plus ; les montre d'abord
cmd-hedgepost-prune-days = jours
cmd-hedgepost-prune-days-about = Depuis combien de jours personne n'y touche ; 30 sauf indication contraire
prune-nothing = Rien à fermer : on a touché à chaque table ouverte ces { $days } derniers jours.
prune-ask =
    { $count ->
        [one] **Fermer cette table ?** Personne n'y a touché depuis { $days } jours. Une partie en cours s'arrête sans résultat.
       *[other] **Fermer ces { $count } tables ?** Personne n'y a touché depuis { $days } jours. Les parties en cours s'arrêtent sans résultat.
    }
prune-lobby = - { $game } dans { $channel } : jamais commencée, ouverte { $when }
prune-running = - { $game } dans { $channel } : dernier coup { $when }
button-prune =
    { $count ->
        [one] La fermer
       *[other] Fermer les { $count }
    }
prune-done =
    { $count ->
        [0] Rien n'a été fermé : on a rejoué partout entre-temps.
        [one] Une table est fermée.
       *[other] { $count } tables sont fermées.
    }
prune-told = 🧹 Cette table a été fermée par ceux qui gèrent le serveur : personne n'y avait touché depuis { $when }. `/table ouvrir` en ouvre une autre.
