## Pendules

clock-line = Pendule : { $clock }
clock-off = aucune, on prend le temps qu'il faut
clock-limit = { $time } par décision
clock-reserve = { $time } de réserve
clock-reserve-refill = { $time } de réserve (+{ $refill } à chaque décision)
clock-weekends = arrêt le week-end ({ $zone })
clock-no-away = les absences ne l'arrêtent pas
clock-most-away = les absences l'arrêtent { $time } au plus
clock-expiry = Quand le temps est écoulé : { $what }
clock-level = (niveau { $level }, { $strength })
clock-level-option = Retardataires : niveau { $level }
expiry-once = l'ordinateur prend cette seule décision
expiry-keeps = l'ordinateur joue jusqu'au retour de la personne
expiry-substitute = la place est proposée à un remplaçant
expiry-out = la personne est éliminée
expiry-once-about = La personne décide de nouveau dès la fois suivante
expiry-keeps-about = D'un seul clic, la personne reprend sa place
expiry-substitute-about = La reprend qui y est autorisé par la table ou le serveur
expiry-out-about = Comme après un abandon ; la partie continue ou finit selon ses règles
clock-preset-off = Sans pendule
clock-preset-1d = 24 heures par décision
clock-preset-2d = 48 heures par décision
clock-preset-3d = 3 jours par décision
clock-preset-7d = Une semaine par décision
clock-preset-brisk = Soutenu : 1 heure, un jour de réserve
clock-choose = Combien de temps
clock-choose-expiry = Quand le temps est écoulé
clock-choose-level = La force de l'ordinateur à ce moment-là
clock-page-hint = -# `/table pendule` règle toute autre durée, une réserve, l'arrêt le week-end et davantage.
clock-changed = ⏱️ { $name } a changé la pendule. Dès la prochaine décision : { $clock }. Qui doit décider maintenant garde son temps.
clock-kept = La pendule de cette table :
button-clock = Pendule
duration-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
duration-hours = { $count } h
duration-minutes = { $count } min
time-left = échéance { $when }
time-left-after = { "" } (échéance { $when })
server-clock = Nouvelles tables : { $clock }

refused-bad-duration = Je ne comprends pas la durée `{ $option }`. Écrivez par exemple `48h`, `2j`, `1j 12h`, `90m`, ou `non`.
refused-clock-limit = Une décision peut avoir de { $least } minutes à { $most } jours, ou `non`. Rien n'a changé.
refused-clock-reserve = La réserve est de { $most } jours au plus. Rien n'a changé.
refused-clock-refill = Il ne peut pas revenir à chaque décision plus que ce que contient la réserve. Augmentez la `réserve` ou diminuez le `retour`. Rien n'a changé.
refused-clock-no-limit = Sans temps par décision, il n'y a rien à mettre en réserve. Choisissez aussi une `durée`, par exemple `24h`. Rien n'a changé.
refused-clock-away = Les absences peuvent arrêter la pendule { $most } jours au plus, ou tout le temps (`tout`). Rien n'a changé.
refused-expiry-fixed = Ce qui se passe quand le temps est écoulé, et la force de l'ordinateur qui joue alors, ont été convenus au début de la partie, et ne changent plus. Tout le reste de la pendule peut changer.
refused-clock-owner = Seule la personne qui a ouvert la table peut changer sa pendule. /table pendule sans rien d'autre vous la montre.

## Commandes

cmd-clock = pendule
cmd-clock-about = Le temps d'une décision ; qui a ouvert la table peut le changer
cmd-clock-limit = durée
cmd-clock-limit-about = Le temps d'une décision : 48h, 2j, 90m, ou non
cmd-clock-reserve = réserve
cmd-clock-reserve-about = Ce que chacun a en réserve en plus : 24h, ou non
cmd-clock-refill = retour
cmd-clock-refill-about = Ce qui revient dans la réserve à chaque décision : 1h, ou non
cmd-clock-weekends = week-ends
cmd-clock-weekends-about = Si le temps court le samedi et le dimanche
cmd-clock-zone = fuseau
cmd-clock-zone-about = Où commencent et finissent les week-ends : tapez une ville
cmd-clock-expiry = fin
cmd-clock-expiry-about = Ce qui se passe quand le temps est écoulé ; se choisit avant le début
cmd-clock-most-away = absences
cmd-clock-most-away-about = Combien de temps les absences d'un joueur arrêtent la pendule ici : 14j, non, ou tout
cmd-clock-level = niveau
cmd-clock-level-about = La force de l'ordinateur qui joue pour les retardataires ; se choisit avant le début
cmd-open-clock = pendule
cmd-open-clock-about = Le temps d'une décision
cmd-hedgepost-clock-about = Le temps d'une décision aux nouvelles tables
cmd-hedgepost-expiry-about = Ce qui se passe aux nouvelles tables quand le temps est écoulé
cmd-hedgepost-level-about = La force de l'ordinateur qui joue pour les retardataires aux nouvelles tables

## Ce qu'on peut taper, outre ce que tout le monde écrit : une virgule entre deux graphies

typed-off = non, aucun, aucune, sans
typed-today = aujourd'hui
typed-tomorrow = demain
typed-all = tout, toutes
# Entre deux heures du jour.
typed-to = à
# Derrière un nombre.
typed-minute = m
typed-hour = h
typed-day = j
typed-week = s
