## Commandes, telles que Discord les affiche

cmd-me = moi
cmd-me-about = Ce que vous choisissez pour vous-même, et ce qui est conservé à votre sujet
cmd-me-settings = réglages
cmd-me-settings-about = Langue, couleurs, rappels et fuseau horaire ; les affiche si vous ne changez rien
cmd-me-language-about = La langue dans laquelle je vous réponds en privé
cmd-me-palette = palette
cmd-me-palette-about = Les couleurs des images que personne d'autre ne voit
cmd-me-reminders = rappels
cmd-me-reminders-about = Comment vous rappeler un coup qui vous attend
cmd-me-often = fréquence
cmd-me-often-about = Combien de rappels pour un même coup
cmd-me-quiet = calme
cmd-me-quiet-about = Des heures sans rappel, par exemple 22:00-08:00 ; ou non
cmd-me-zone = fuseau
cmd-me-zone-about = Votre fuseau horaire : tapez une ville
cmd-me-digest = résumé
cmd-me-digest-about = Un résumé quotidien en message privé, par exemple 18:00 ; ou non
cmd-me-confirm = valider
cmd-me-confirm-about = Si les coups qui révèlent quelque chose attendent Valider, eux aussi
cmd-me-forget = oublier
cmd-me-forget-about = Supprimer vos réglages et remplacer votre nom dans les parties finies
cmd-me-export = exporter
cmd-me-export-about = Un fichier avec tout ce qui est conservé à votre sujet

palette-default = les couleurs habituelles
palette-colour-blind = pour daltoniens
palette-dark = sombre
nudge-channel = un appel dans le salon
nudge-direct = un message privé
nudge-none = aucun
confirm-always = toujours, quoi que révèle un coup
confirm-usual = comme d'habitude : ce qui révèle quelque chose est marqué ⚡ et joué aussitôt
often-both = deux : à la moitié et à 80 % du temps
often-once = un seul : à 80 % du temps

## Réglages

me-title = **Ce que vous avez choisi**
me-palette = Images : { $palette }
me-nudge-channel =
    { $often ->
        [once] Rappels : un appel dans le salon, à 80 % du temps
       *[both] Rappels : des appels dans le salon, à la moitié et à 80 % du temps
    }
me-nudge-direct =
    { $often ->
        [once] Rappels : un message privé, à 80 % du temps
       *[both] Rappels : des messages privés, à la moitié et à 80 % du temps
    }
me-nudge-none = Rappels : aucun
me-quiet = Heures calmes : de { $start } à { $end }
me-quiet-none = Heures calmes : aucune
me-zone = Fuseau horaire : { $zone }, où il est { $time }
me-zone-hint = -# Ces heures sont en UTC. Si vous vivez ailleurs, dites-le-moi avec `/moi réglages fuseau:`.
me-digest = Résumé quotidien : à { $time }, le prochain { $next }
me-digest-none = Résumé quotidien : aucun
me-confirm = Valider : { $confirm }
me-direct-hello = 📮 C'est ici que je vous rappellerai les coups qui vous attendent. `/moi réglages` permet de changer cela, ici aussi.
me-direct-closed = ⚠️ Vous n'acceptez pas mes messages privés. Tant que vous ne les autorisez pas dans les paramètres de confidentialité d'un serveur commun, je vous rappelle une fois dans le salon.

## Être oublié

me-forget-ask = **Faut-il vous oublier ?** Vos réglages, vos absences et vos rappels sont supprimés. { $tables ->
        [0] Vous n'avez fini aucune partie ici.
        [one] Dans la partie finie, votre nom devient « Quelqu'un » ; son résultat et ses coups restent, pour les autres.
       *[other] Dans les { $tables } parties finies, votre nom devient « Quelqu'un » ; les résultats et les coups restent, pour les autres.
    } Ce qui est déjà affiché dans les salons y reste. C'est définitif.
me-forget-later =
    { $count ->
        [one] Une table a besoin de votre nom jusqu'à la fin de sa partie. Revenez ensuite à /moi oublier :
       *[other] { $count } tables ont besoin de votre nom jusqu'à la fin de leurs parties. Revenez ensuite à /moi oublier :
    }
me-forgotten-name = Quelqu'un
me-forgotten = C'est fait : je ne sais plus rien de vous. Merci d'avoir joué, et à bientôt peut-être.
me-remembered = Entendu. Rien n'a changé.
me-export = Tout ce que je conserve à votre sujet. Les temps sont en secondes depuis 1970, en UTC.
button-forget = M'oublier
button-remember = Tout garder

## Quand quelque chose n'est pas fait, et ce qui marcherait

refused-bad-quiet = `{ $option }` : ce ne sont pas des heures calmes. Tapez le début et la fin, par exemple `22:00-08:00`, ou `non`.
refused-bad-time = `{ $option }` n'est pas une heure. Tapez-la comme `18:00`, ou `non`.
refused-unknown-zone = Je ne connais pas de fuseau `{ $option }`. Peut-être l'un de ceux-ci : { $choices } ? Commencez à taper une ville et choisissez dans la liste.

## Rappels

remind-half = ⏰ **{ $game }** attend votre coup. Votre temps s'achève { $when }.
remind-most = ⏳ **{ $game }** attend encore votre coup. Votre temps s'achève { $when }.
remind-day = ⏰ **{ $game }** attend votre coup, demandé { $when }.
remind-late = -# Désolé de ce retard : j'étais absent un moment.
remind-closed = -# Je ne peux pas vous envoyer de messages privés. `/moi réglages` change la façon de vous rappeler.
