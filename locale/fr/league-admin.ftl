## Commandes des organisateurs, telles que Discord les affiche

cmd-league-admin = ligue-admin
cmd-league-admin-about = Pour qui s'occupe de ligues et de coupes
cmd-league-admin-create = créer
cmd-league-admin-create-about = Créer une ligue ou une coupe : un jeu et un jour suffisent
cmd-league-admin-settings = réglages
cmd-league-admin-settings-about = Ce qui vaut pour une ligue, ce qui vous attend, et comment changer
cmd-league-admin-open = ouvrir
cmd-league-admin-open-about = Ouvrir les inscriptions maintenant
cmd-league-admin-preview = aperçu
cmd-league-admin-preview-about = Voir le tirage avant tout le monde, ou tirer maintenant
cmd-league-admin-publish = publier
cmd-league-admin-publish-about = Montrer le tirage à tout le monde
cmd-league-admin-start = démarrer
cmd-league-admin-start-about = Commencer toutes les tables maintenant
cmd-league-admin-extend = prolonger
cmd-league-admin-extend-about = Repousser toutes les dates à venir
cmd-league-admin-pause = pause
cmd-league-admin-pause-about = Plus rien n'arrive à échéance
cmd-league-admin-resume = reprendre
cmd-league-admin-resume-about = Continuer ; les dates sont repoussées d'autant
cmd-league-admin-move = déplacer
cmd-league-admin-move-about = Changer quelqu'un de division avant la publication
cmd-league-admin-add = ajouter
cmd-league-admin-add-about = Faire participer quelqu'un
cmd-league-admin-withdraw = retirer
cmd-league-admin-withdraw-about = Retirer quelqu'un
cmd-league-admin-replace = remplacer
cmd-league-admin-replace-about = Donner la place, les tables et les points à un autre membre
cmd-league-admin-result = résultat
cmd-league-admin-result-about = Corriger la fin d'une table
cmd-league-admin-void = invalider
cmd-league-admin-void-about = Une table ne compte pour personne
cmd-league-admin-adjudicate = juger
cmd-league-admin-adjudicate-about = Décider une table d'après sa position
cmd-league-admin-penalty = pénalité
cmd-league-admin-penalty-about = Retirer des points à quelqu'un
cmd-league-admin-pardon = gracier
cmd-league-admin-pardon-about = Rendre les points retirés
cmd-league-admin-undo = défaire
cmd-league-admin-undo-about = Revenir sur ce qui a été fait
cmd-league-admin-log = journal
cmd-league-admin-log-about = Ce qui a été fait, par qui et pourquoi
cmd-league-admin-export = exporter
cmd-league-admin-export-about = Une saison en fichiers
cmd-league-admin-close = clore
cmd-league-admin-close-about = Finir une saison dont toutes les tables sont finies
cmd-league-admin-cancel = annuler
cmd-league-admin-cancel-about = Annuler une saison

cmd-league-admin-option-league = ligue
cmd-league-admin-option-league-about = Laquelle, s'il y en a plusieurs
cmd-league-admin-option-reason = raison
cmd-league-admin-option-reason-about = Pourquoi, pour le journal
cmd-league-admin-option-season = saison
cmd-league-admin-option-season-about = Son numéro ; sinon la dernière
cmd-league-admin-option-person = personne
cmd-league-admin-option-person-about = Qui participe
cmd-league-admin-option-member = membre
cmd-league-admin-option-member-about = Qui arrive
cmd-league-admin-option-division = division
cmd-league-admin-option-division-about = Son numéro
cmd-league-admin-option-points = points
cmd-league-admin-option-points-about = Combien
cmd-league-admin-option-table = table
cmd-league-admin-option-table-about = Comme au bas de ses messages : 7, ou 2.7 en division 2
cmd-league-admin-option-order = ordre
cmd-league-admin-option-order-about = Du premier au dernier : Anne > Paul = Zoé
cmd-league-admin-option-by = durée
cmd-league-admin-option-by-about = De combien : 3j, 1s, 12h
cmd-league-admin-option-deed = acte
cmd-league-admin-option-deed-about = Quoi ; sinon le dernier
cmd-league-admin-option-what = quoi
cmd-league-admin-option-what-about = Quels fichiers ; sinon tous
cmd-league-admin-option-game = jeu
cmd-league-admin-option-game-about = Quel jeu
cmd-league-admin-option-starts = début
cmd-league-admin-option-starts-about = Début des tables : 2026-12-24, dans 3 jours, lundi prochain
cmd-league-admin-option-opens = ouverture
cmd-league-admin-option-opens-about = Début des inscriptions
cmd-league-admin-option-ends = fin
cmd-league-admin-option-ends-about = Quand cela finit
cmd-league-admin-option-name = nom
cmd-league-admin-option-name-about = Comment elle s'appelle
cmd-league-admin-option-form = forme
cmd-league-admin-option-form-about = Une ligue ou une coupe
cmd-league-admin-option-evening = soirée
cmd-league-admin-option-evening-about = Tout en un soir, pendules courtes
cmd-league-admin-option-seats = places
cmd-league-admin-option-seats-about = À chaque table
cmd-league-admin-option-times = fois
cmd-league-admin-option-times-about = Où chacun occupe chaque place
cmd-league-admin-option-size = taille
cmd-league-admin-option-size-about = Personnes par division, environ
cmd-league-admin-option-least = minimum
cmd-league-admin-option-least-about = À moins que cela, on ne commence pas
cmd-league-admin-option-rounds = rondes
cmd-league-admin-option-rounds-about = D'une coupe suisse
cmd-league-admin-option-weeks = semaines
cmd-league-admin-option-weeks-about = Durée d'une saison
cmd-league-admin-option-options = options
cmd-league-admin-option-options-about = Variantes
cmd-league-admin-option-clock = pendule
cmd-league-admin-option-clock-about = Le temps d'une décision
cmd-league-admin-option-channel = salon
cmd-league-admin-option-channel-about = Pour messages et fils ; sinon celui-ci
cmd-league-admin-option-dashboard = tableau
cmd-league-admin-option-dashboard-about = Un salon privé pour organiser
cmd-league-admin-option-no-dashboard = sans-tableau
cmd-league-admin-option-no-dashboard-about = Plus de salon privé
cmd-league-admin-option-organiser = organise
cmd-league-admin-option-organiser-about = Quelqu'un de plus qui s'en occupe
cmd-league-admin-option-no-organiser = n-organise-plus
cmd-league-admin-option-no-organiser-about = Quelqu'un qui ne s'en occupe plus
cmd-league-admin-option-goes-on = suite
cmd-league-admin-option-goes-on-about = Une autre saison suivra-t-elle ?
cmd-league-admin-option-rated = classée
cmd-league-admin-option-rated-about = Les parties comptent pour les cotes
cmd-league-admin-option-quiet = discret
cmd-league-admin-option-quiet-about = Un seul plateau mis à jour
cmd-league-admin-option-language = langue
cmd-league-admin-option-language-about = De ses messages
cmd-league-admin-option-zone = fuseau
cmd-league-admin-option-zone-about = Où l'on compte vos jours : une ville

league-admin-form-name-league = Ligue : tout le monde se rencontre
league-admin-form-name-swiss = Coupe suisse : personne n'est éliminé
league-admin-form-name-knockout = Coupe à élimination : les deux premiers continuent
league-admin-export-csv = Les tables (CSV)
league-admin-export-json = Le tirage, à vérifier (JSON)
league-admin-export-calendar = Les dates pour un agenda (ICS)
league-admin-days = demain 20:00 | lundi prochain | vendredi prochain 19:00 | samedi prochain | dans 3 jours | dans 1 semaine | dans 2 semaines | dans 4 semaines

## Une saison en mots

league-admin-usual-name-league = Ligue { $game }
league-admin-usual-name-swiss = Coupe { $game }
league-admin-usual-name-knockout = Coupe { $game }
league-admin-head = **{ $league }** · saison { $season } · { $stage }
league-admin-stage-planned = prévue
league-admin-stage-open = inscriptions ouvertes
league-admin-stage-drawn = tirage fait
league-admin-stage-running = en cours
league-admin-stage-finishing = derniers coups
league-admin-stage-closed = finie
league-admin-stage-cancelled = annulée
league-admin-stage-paused = en pause
league-admin-form-league = ligue
league-admin-form-swiss =
    { $rounds ->
        [one] coupe suisse, une ronde
       *[other] coupe suisse, { $rounds } rondes
    }
league-admin-form-knockout = coupe à élimination
league-admin-tables-each =
    { $tables ->
        [one] Une table à la fois pour chaque personne
       *[other] { $tables } tables à la fois pour chaque personne
    }, { $seats } places par table, divisions d'environ { $size }
league-admin-table-each = Une table à la fois pour chaque personne, { $seats } places par table
league-admin-date-opens = 📬 Ouverture des inscriptions { $when }
league-admin-date-checks-in = 🙋 Une dernière question aux personnes inscrites { $when }
league-admin-date-draws = 🎲 Tirage { $when }
league-admin-date-publishes = 👀 Tout le monde voit le tirage { $when }
league-admin-date-starts = ▶️ Début des tables { $when }
league-admin-date-ends = 🏁 Fin { $when }
league-admin-date-judges = ⚖️ Ce qui dure encore est décidé d'après la position { $when }
league-admin-next-open = À suivre : les inscriptions ouvrent { $when }.
league-admin-next-ask = À suivre : on demande aux personnes inscrites si elles sont toujours là { $when }.
league-admin-next-draw = À suivre : le tirage se fait { $when }. Vous le voyez avant tout le monde.
league-admin-next-publish = À suivre : tout le monde voit le tirage { $when }.
league-admin-next-start = À suivre : les tables commencent { $when }.
league-admin-next-finish = À suivre : les dernières pendules courent { $when }.
league-admin-next-judge = À suivre : ce qui dure encore est décidé d'après la position { $when }.
league-admin-next-close = Toutes les tables sont finies : la saison se clôt automatiquement.
league-admin-table-line = { $number } · { $names } · { $state }
league-admin-state-void = ne compte pour personne
league-admin-state-over = finie
league-admin-state-judged = jugée
league-admin-state-runs = en cours
league-admin-state-waits = pas commencée
league-admin-setting-least = Il faut { $count } personnes pour commencer
league-admin-setting-lasts = Du début à la fin : { $length }
league-admin-setting-goes-on = Les inscriptions suivantes ouvrent { $length } après chaque saison
league-admin-setting-once = Une seule saison
league-admin-setting-rated = Les parties comptent pour les cotes
league-admin-setting-unrated = Les parties ne comptent pas pour les cotes
league-admin-setting-channel = Messages et tables : { $channel }
league-admin-setting-dashboard = Salon pour organiser : { $channel }
league-admin-setting-no-dashboard = Aucun salon pour organiser (`/ligue-admin réglages tableau:` en prend un privé)
league-admin-setting-organisers = S'en occupent : { $people }, et les membres qui ont *Gérer les évènements*
league-admin-setting-no-organisers = S'en occupent : les membres qui ont *Gérer les évènements* ; qui gère le serveur en nomme d'autres avec `/ligue-admin réglages organise:`

## Ce qui a été fait

league-admin-did-create = **{ $league }** est là.
league-admin-created-next = Tout se fait maintenant automatiquement. `/ligue-admin réglages` change ce que vous voulez jusqu'au tirage, `/ligue-admin annuler` annule tout.
league-admin-did-settings = C'est changé.
league-admin-did-open = Les inscriptions sont ouvertes.
league-admin-did-draw = Le tirage est fait. Vous le voyez avec `/ligue-admin aperçu`, tout le monde à sa publication.
league-admin-did-redraw = Ce tirage est jeté, et une nouvelle graine est scellée.
league-admin-did-publish = Tout le monde peut voir le tirage.
league-admin-did-start = C'est parti : une table toutes les deux secondes.
league-admin-did-extend = Toutes les dates à venir sont repoussées : { $length }.
league-admin-did-pause = En pause : rien n'arrive à échéance avant `/ligue-admin reprendre`.
league-admin-did-resume = On continue ; toutes les dates sont repoussées de la durée de la pause.
league-admin-did-move = { $name } est maintenant en division { $division }, et ses tables sont refaites.
league-admin-did-add = { $name } participe.
league-admin-did-withdraw = { $name } ne participe plus.
league-admin-did-replace = { $by } a la place, les tables et les points de { $name }.
league-admin-did-penalty =
    { $points ->
        [one] { $name } a un point de moins.
       *[other] { $name } a { $points } points de moins.
    }
league-admin-did-pardon = { $name } retrouve tous ses points.
league-admin-did-result = La table { $number } a fini ainsi : { $order }. Le classement suit.
league-admin-did-void = La table { $number } ne compte pour personne ; chaque personne y marque sa propre moyenne.
league-admin-did-adjudicate = La table { $number } est décidée d'après sa position par des ordinateurs qui la jouent jusqu'au bout ; cela prend quelques secondes.
league-admin-did-close = **{ $league }** : la saison est finie, et son classement est définitif.
league-admin-did-cancel = **{ $league }** : la saison est annulée. Les parties en cours peuvent se finir, pour le plaisir.
league-admin-did-undo = C'est défait : tout est comme si rien n'avait eu lieu.
log-league-admin = 🏆 **{ $league }** : { $what }

league-admin-undone-mark = (défait)
league-admin-deed-settled = le plan a changé
league-admin-deed-arranged-name = la ligue a changé de nom
league-admin-deed-arranged-channel = les messages de la ligue ont changé de salon
league-admin-deed-arranged-dashboard = le salon privé d'organisation a changé
league-admin-deed-arranged-people = l'équipe d'organisation a changé
league-admin-deed-opened = les inscriptions ont ouvert
league-admin-deed-joined = inscription : { $name }
league-admin-deed-left = départ : { $name }
league-admin-deed-asked = on a demandé aux personnes inscrites si elles sont toujours là
league-admin-deed-confirmed = toujours là : { $name }
league-admin-deed-drawn = le tirage a été fait
league-admin-deed-published = tout le monde a vu le tirage
league-admin-deed-started = la saison a commencé
league-admin-deed-begun = la table { $number } a commencé
league-admin-deed-ended = la table { $number } a fini : { $order }
league-admin-deed-judged = la table { $number } a été jugée : { $order }
league-admin-deed-called = la table { $number } est à décider d'après sa position
league-admin-deed-finishing = le temps de la saison était écoulé
league-admin-deed-closed = la saison a été close
league-admin-deed-extended = dates repoussées : { $length }
league-admin-deed-paused = la saison a été mise en pause
league-admin-deed-resumed = la saison a repris
league-admin-deed-moved = { $name } est en division { $division }
league-admin-deed-withdrew = retrait : { $name }
league-admin-deed-replaced = { $by } a pris la place de { $name }
league-admin-deed-voided = la table { $number } ne compte plus pour personne
league-admin-deed-penalised = points retirés à { $name } : { $points }
league-admin-deed-pardoned = points rendus à { $name } : { $points }
league-admin-deed-redrawn = le tirage a été jeté
league-admin-deed-cancelled = la saison a été annulée
league-admin-deed-paired = la ronde suivante a été tirée
league-admin-log-empty = Rien n'a encore été fait.
league-admin-exported = À emporter. Rien de privé dans ces fichiers : ni la liste des personnes que quelqu'un préfère ne pas rencontrer, ni les raisons.
league-admin-exported-draw = Pour vérifier le tirage : enregistrer le fichier JSON et lancer `python -m engine draw FICHIER`.

## Une question avant les grandes choses

league-admin-ask-draw =
    { $people ->
        [0] **Tirer maintenant ?** Il n'y a encore aucune inscription.
        [one] **Tirer maintenant ?** Une personne est inscrite. Les inscriptions finissent.
       *[other] **Tirer maintenant ?** { $people } personnes sont inscrites. Les inscriptions finissent.
    }
league-admin-ask-draw-silent = Sans réponse à la dernière question ni saison précédente, on n'est pas du tirage.
league-admin-ask-redraw = **Jeter ce tirage ?** Une nouvelle graine est scellée et affichée, et les inscriptions restent ouvertes jusqu'au prochain tirage.
league-admin-ask-publish = **Montrer le tirage à tout le monde maintenant ?** Après cela, on ne déplace plus personne.
league-admin-ask-start = **Commencer maintenant, avant l'heure annoncée ?** Les pendules partent aussitôt, pour { $people } personnes.
league-admin-ask-close = **Clore la saison maintenant ?** Les { $over } tables sont finies. Les places deviennent définitives, avec qui monte et qui descend.
league-admin-ask-cancel = **Annuler cette saison ?** { $open ->
        [0] Aucune table n'est en cours.
        [one] Une table n'est pas finie : on peut la finir pour le plaisir.
       *[other] { $open } tables ne sont pas finies : on peut les finir pour le plaisir.
    } Personne ne monte ni ne descend.
league-admin-why-hint = Pour le journal de la ligue. En envoyant, vous confirmez.
button-league-admin-draw-sure = Oui, tirer
button-league-admin-redraw-sure = Oui, tirer à nouveau
button-league-admin-publish-sure = Oui, montrer
button-league-admin-start-sure = Oui, commencer
button-league-admin-close-sure = Oui, clore
button-league-admin-cancel-sure = Oui, annuler
button-league-admin-not = Non
button-league-admin-undo = Défaire
button-league-admin-publish = Montrer à tout le monde
button-league-admin-redraw = Tirer à nouveau…
button-league-admin-look = Regarder à nouveau
button-league-admin-log = Journal
button-league-admin-figures = Chiffres
button-league-admin-newer = ← Plus récent
button-league-admin-older = Plus ancien →

## Le tirage, d'abord pour qui organise

league-admin-preview = 🎲 Seules les personnes qui organisent voient ce tirage jusqu'à sa publication { $when }. `/ligue-admin déplacer` met quelqu'un ailleurs.
league-admin-preview-shown = 🎲 Tout le monde peut voir ce tirage.
league-admin-preview-division = **Division { $division }** ({ $count }) : { $names }. Tables : { $tables } ; entre deux personnes, l'écart des rencontres est de { $spread } au plus.
league-admin-preview-left-out = Hors du tirage, faute de réponse à la dernière question : { $names }. `/ligue-admin ajouter` les remet si vous tirez à nouveau.
league-admin-no-preview-planned = Il n'y a pas encore de tirage : les inscriptions n'ont pas ouvert. Le tirage est prévu { $when }.
league-admin-no-preview-past = Tout le monde a vu ce tirage ; il est dans `/ligue-admin exporter`.

## Ce qui vous attend

league-admin-count-people =
    { $count ->
        [0] Il n'y a encore aucune inscription.
        [one] Une personne est inscrite.
       *[other] { $count } personnes sont inscrites.
    }
league-admin-count-tables = Tables finies : { $over } sur { $all }.
league-admin-all-well = ✅ Rien ne vous attend.
league-admin-looked = Vu { $when }
league-admin-need-few =
    { $count ->
        [one] Il manque une personne : sans elle, pas de tirage { $when }. Invitez quelqu'un, ou prolongez.
       *[other] Il manque { $count } personnes : sans elles, pas de tirage { $when }. Invitez du monde, ou prolongez.
    }
league-admin-need-preview = Un tirage attend votre regard : `/ligue-admin aperçu`. Sans un mot de vous, tout le monde le voit { $when }.
league-admin-need-late = La table { $tables } attend : { $when }.
league-admin-need-absent =
    { $many ->
        [one] On attend encore { $name } à sa table ; un ordinateur garde la place : { $tables }. Demandez, remplacez ou retirez.
       *[other] On attend encore { $name } à ses { $many } tables ; des ordinateurs gardent les places : { $tables }. Demandez, remplacez ou retirez.
    }
league-admin-need-asleep = La division { $division } dort : rien ne s'y est fini depuis longtemps ({ $when }).
league-admin-need-not-begun =
    { $count ->
        [one] Une table n'a pas encore commencé : { $tables }. On réessaie sans cesse.
       *[other] { $count } tables n'ont pas encore commencé : { $tables }. On réessaie sans cesse.
    }
league-admin-need-judging =
    { $many ->
        [one] Une table n'est pas finie : { $tables }. Elle sera décidée d'après sa position { $when }.
       *[other] { $many } tables ne sont pas finies : { $tables }. Elles seront décidées d'après leur position { $when }.
    }
league-admin-need-gone =
    { $many ->
        [one] La table { $tables } a été arrêtée sans résultat : invalidez-la, ou faites-la juger.
       *[other] Les tables { $tables } ont été arrêtées sans résultat : invalidez-les, ou faites-les juger.
    }
league-admin-need-paused = En pause ({ $when }) : rien n'arrive à échéance avant `/ligue-admin reprendre`.
league-admin-need-channel = Son salon { $channel } n'existe plus ou je ne le vois pas. `/ligue-admin réglages salon:` en choisit un autre.
league-admin-need-posts = Je n'arrive pas à publier ceci et réessaie chaque minute : { $posts }.
league-admin-post-sign-up = l'inscription
league-admin-post-check-in = la demande de confirmation
league-admin-post-preview = l'aperçu du tirage
league-admin-post-draw = le tirage
league-admin-post-division = des classements
league-admin-post-judged = une décision d'après la position
league-admin-post-digest = le résumé de la semaine
league-admin-post-end = la fin de la saison
league-admin-need-permissions = Dans { $channel } il me manque { $permissions }.
league-admin-pairs-title = **Qui se fait étonnamment du bien**
league-admin-pair = - { $one } et { $other } : { $tables } tables ensemble, { $gain } et { $other_gain } points par table de plus qu'ailleurs
league-admin-pairs-none =
    { $count ->
        [0] Aucune table n'est encore finie.
        [one] Personne, en une table.
       *[other] Personne, en { $count } tables.
    }
league-admin-talk-title = **Les conversations**
league-admin-talk = - Table { $number } ({ $channel }) : des { $most } derniers messages, { $count } viennent de personnes
league-admin-talk-none = Rien ne s'est dit aux tables que j'ai regardées.
league-admin-figures-note = Des chiffres, pas un verdict : on peut simplement jouer pareil. Je compte les messages, je ne les lis pas.

## L'agenda

league-admin-calendar-opens = { $league } { $season } : inscriptions
league-admin-calendar-opens-about = À partir d'ici, on peut s'inscrire.
league-admin-calendar-checks-in = { $league } { $season } : dernière question
league-admin-calendar-checks-in-about = On demande une fois aux personnes inscrites si elles sont toujours là.
league-admin-calendar-draws = { $league } { $season } : tirage
league-admin-calendar-draws-about = Divisions, tables et places sont tirées de la graine scellée.
league-admin-calendar-starts = { $league } { $season } : début des tables
league-admin-calendar-starts-about = Toutes les tables commencent ensemble.
league-admin-calendar-ends = { $league } { $season } : fin
league-admin-calendar-ends-about = Ce qui dure encore a ses dernières pendules.
league-admin-calendar-judges = { $league } { $season } : dernières décisions
league-admin-calendar-judges-about = Ce qui dure encore est décidé d'après la position.

## Ce qui ne se fait pas, et ce qui irait

refused-moment-unread = `{ $date }` n'est ni un jour ni une heure que je sache lire. Écrivez par exemple 2026-12-24, 24/12 20:00, dans 3 jours, lundi prochain ou demain 20h.
refused-moment-past = `{ $date }` est déjà passé, à l'heure de { $zone }. Donnez un jour à venir.
refused-moment-far = `{ $date }` est à plus de deux ans d'ici. Donnez un jour plus proche.
refused-league-admin-none = Il n'y a pas encore de ligue sur ce serveur. `/ligue-admin créer` en fait une : un jeu et un jour suffisent.
refused-league-admin-which = Vous vous occupez de plusieurs ligues : { $leagues }. Dites laquelle dans `ligue`.
refused-league-admin-unknown = Aucune ligue ici ne s'appelle `{ $option }`. Il y a : { $leagues }.
refused-league-admin-season = Cette ligue n'a pas de saison { $number }.
refused-league-admin-who = `{ $option }` ne désigne pas une seule personne de cette saison. Choisissez dans la liste qui s'affiche quand vous tapez.
refused-league-admin-table =
    { $many ->
        [0] Cette saison n'a pas encore de tables : elles viennent avec le tirage.
       *[other] `{ $option }` n'est pas une table de cette saison. La dernière est { $last }. Choisissez dans la liste qui s'affiche quand vous tapez.
    }
refused-league-admin-bot = Les bots ne participent pas. Choisissez une personne.
refused-league-admin-start = Les tables commencent une fois le tirage fait : `/ligue-admin aperçu` le fait et vous le montre.
refused-league-admin-extension = `{ $option }` est trop peu ou trop : d'une minute à 90 jours, par exemple 3j, 1s ou 12h.
refused-league-admin-nothing = Rien de ce qui a été fait dans cette saison ne peut être défait.
refused-league-order = `{ $option }` n'est pas un ordre de ces personnes : { $names }. Nommez-les toutes, de la première à la dernière, avec `>` entre deux, ou `=` si elles partagent une place ; les numéros des places vont aussi : `{ $example }`.
refused-league-draw-sealed = Personne n'a encore vu le tirage ; il n'y a que les dates à emporter : `/ligue-admin exporter quoi: agenda`.
refused-league-channel-kind = Une ligue a besoin d'un salon textuel : ses messages s'y trouvent, et ses tables sont des fils en dessous. { $channel } n'en est pas un. Choisissez-en un avec `salon`.
refused-league-channel-news = { $channel } est un salon d'annonces, où les tables ne peuvent pas avoir leurs fils. Choisissez un simple salon textuel avec `salon`.
refused-league-dashboard-public = Tout le monde peut voir { $channel }. Ce qu'on y voit pour organiser est privé : retirez d'abord *Voir le salon* à @everyone, ou choisissez un autre salon.
refused-league-organisers-only = C'est pour qui s'occupe de cette ligue : les membres qui ont *Gérer les évènements*, et les personnes nommées par qui gère le serveur. Ce qui est pour tout le monde se trouve sous `/ligue liste`.
refused-league-own-division = Vous jouez vous-même dans cette division. Demandez à quelqu'un d'autre d'en décider.
refused-league-past = C'est déjà passé. Donnez un jour à venir.
refused-league-dates = Ces dates ne vont pas ensemble : d'abord les inscriptions, puis le début des tables, puis la fin. Rien n'a changé.
refused-league-name = Le nom d'une ligue a de 1 à { $most } caractères, sur une ligne.
refused-league-settings =
    { $what ->
        [seats] Ce jeu ne se joue pas à tant par table avec ces options.
        [size] Une division compte au moins autant de personnes qu'une table a de places, et 40 au plus.
        [least] Une saison ne commence pas à moins de personnes qu'il n'en faut pour jouer.
        [rounds] Une coupe suisse a de 1 à 15 rondes.
       *[other] Aucune ligue ne peut être ainsi.
    } Rien n'a changé.
refused-league-drawn = Le tirage est fait, les tables sont donc fixées. Jusqu'à la fin de la saison, seul change ce qui la suit et la façon de la raconter : `suite`, `discret`, `langue`. Changez le reste après elle, ou tirez à nouveau avant la publication.
refused-league-not-over = Cette table n'est pas finie et n'a pas de résultat à corriger. `/ligue-admin juger` la décide d'après sa position, `/ligue-admin invalider` ne la compte pour personne.
refused-league-over = Cette table a son résultat. `/ligue-admin résultat` le corrige.
refused-league-not-begun = Cette table n'a pas encore commencé.
refused-league-void = Cette table ne compte déjà pour personne. `/ligue-admin défaire` revient là-dessus.
refused-league-ranks = Une table ne peut pas finir avec ces places. Chacune de ses { $seats } places en a une.
refused-league-no-division = Cette division n'existe pas.
refused-league-shown = Tout le monde a vu le tirage ; on ne déplace plus personne.
refused-league-not-shown = Personne n'a encore vu le tirage : `/ligue-admin publier` le montre.
refused-league-too-few = { $people ->
    [0] Personne n'est là
    [one] Une personne est là
   *[other] { $people } personnes sont là
}, et il en faut { $least }. Invitez du monde, repoussez les dates avec `/ligue-admin prolonger`, ou `/ligue-admin annuler`.
refused-league-paused = La saison est déjà en pause. `/ligue-admin reprendre` la fait continuer.
refused-league-not-paused = La saison n'est pas en pause.
refused-league-no-deed = Cet acte n'existe pas, ou il est déjà défait. `/ligue-admin journal` les montre tous.
refused-league-depends = On ne peut pas défaire cela seul, car ceci en dépend : { $deed } Défaites d'abord cela, si vous voulez.
refused-league-not-yours = C'est le calendrier qui l'a fait, et cela ne se défait pas. Le reste se défait : `/ligue-admin défaire`.
refused-league-still-runs = Une table est encore en cours. Invalidez-les ou faites-les juger d'abord, ou laissez faire le calendrier.
refused-league-seats = Dans une des divisions, il ne resterait personne avec qui jouer.
refused-league-points = Une pénalité va de 1 à { $most } points.
refused-league-no-penalty = On ne lui a rien retiré.
refused-league-stage = { $stage ->
    [planned] Les inscriptions n'ont pas encore ouvert
    [open] Les inscriptions sont ouvertes, et rien n'est tiré
    [drawn] Le tirage est fait, et les tables n'ont pas commencé
    [running] La saison est en cours
    [finishing] La saison en est aux derniers coups
    [closed] La saison est finie
   *[cancelled] La saison a été annulée
}, et cela ne va pas ensemble. Rien n'a changé.
refused-league-two-seasons = Cette ligue a déjà une saison. Il faut d'abord la clore ou l'annuler ; la suivante vient automatiquement.
refused-no-season = Cette saison n'existe pas.
refused-league-admin-joined = Cette personne participe déjà.
refused-league-admin-not-in = Cette personne ne participe pas à cette saison.
refused-league-withdrawn = Cette personne s'est déjà retirée.
refused-league-begun = Cette table a déjà commencé.
refused-league-drawn-others = Le tirage contient quelqu'un qui n'est plus là. Tirez à nouveau.
refused-league-many = Ce serveur a autant de ligues qu'il peut, { $most }. Il faut d'abord en laisser partir une qui est finie.
refused-league-no-table = Cette saison n'a pas une telle table.
