## Ligues, quand quelque chose n'est pas fait

refused-league-unreliable = Parmi vos dernières décisions de parties finies, vous en avez pris { $share } % vous-même, et une ligue en demande { $asked } %. Encore { $tables ->
    [one] une partie finie de votre main
   *[other] { $tables } parties finies de votre main
}, et vous pourrez vous inscrire.
refused-league-too-many-tables = Cela vous ferait { $tables } parties de ligue à la fois, et le maximum est { $most }. Inscrivez-vous quand quelques-unes seront finies, ou quittez d'abord une autre ligue.
refused-no-league = Cette ligue n'existe plus. `/ligue liste` montre celles de ce serveur.
refused-league-none = Il n'y a pas encore de ligue sur ce serveur. Qui a le droit *Gérer les évènements* peut en créer une.
refused-league-which = Il y a plusieurs ligues ici : { $names }. Dites laquelle avec `ligue:`, ou utilisez la commande dans son salon.
refused-league-joined = Vous en êtes déjà. *Mes parties* et `/ligue moi` montrent la suite.
refused-league-not-in = Vous ne participez pas à cette saison : il n'y a rien à quitter. `/ligue rejoindre` vous inscrit tant que les inscriptions sont ouvertes.
refused-league-no-place = { $stage ->
    [drawn] Le tirage est fait : personne ne rejoint plus cette saison, sauf si une place se libère. `/ligue rejoindre` marchera de nouveau à l'ouverture de la prochaine.
   *[other] La saison a commencé, et aucune place ne s'est libérée. `/ligue rejoindre` marchera de nouveau à l'ouverture de la prochaine.
}
refused-league-table = Cette partie fait partie d'une ligue, son cours est donc fixé : personne ne l'arrête, ne change ses options ni ne donne ses places. Qui organise la ligue peut la trancher.
refused-league-resign = On n'abandonne pas seul une partie de ligue pendant que d'autres jouent encore. `/ligue quitter` vous retire de la saison, et un ordinateur finit vos parties.
refused-league-not-drawn = Le tirage n'est pas encore connu : il n'y a ni division ni partie à montrer. `/ligue voir` donne les dates et les personnes inscrites.
refused-league-division-of = Cette saison a { $many ->
    [one] une seule division
   *[other] les divisions 1 à { $many }
}. Sans l'option, c'est la vôtre.
refused-league-nowhere = Vous ne participez à aucune ligue ici en ce moment. `/ligue liste` montre celles qu'on peut rejoindre.
refused-league-no-tables = Personne de ce nom ne joue cette saison. `/ligue classement` montre qui y joue.
refused-league-avoid-self = Choisissez quelqu'un d'autre sur ce serveur : ni vous-même, ni un robot.
refused-league-avoid-many = Votre liste compte { $most } personnes, et c'est le maximum : une ligue doit pouvoir placer tout le monde. Retirez d'abord quelqu'un avec `actif: False`.
log-league-trouble = ⚠️ Les messages de la ligue { $name } ne peuvent pas être publiés dans { $channel }. Permettez-moi de le voir et d'y publier des images, ou choisissez un autre salon dans les réglages de la ligue. Rien n'est perdu entre-temps.

## Commandes

cmd-league = ligue
cmd-league-about = Les ligues et coupes de ce serveur, pour qui y joue
cmd-league-list = liste
cmd-league-list-about = Les ligues de ce serveur, et où en est chacune
cmd-league-show = voir
cmd-league-show-about = Une ligue : ce qu'elle demande, son calendrier et qui en est
cmd-league-join = rejoindre
cmd-league-join-about = Participer à la prochaine saison
cmd-league-leave = quitter
cmd-league-leave-about = Quitter une saison ; on vous demande d'abord si c'est voulu
cmd-league-standings = classement
cmd-league-standings-about = Qui est où dans une division, et quelles places restent possibles
cmd-league-fixtures = rencontres
cmd-league-fixtures-about = Vos parties de la saison, celles d'un membre ou d'une division
cmd-league-me = moi
cmd-league-me-about = Les saisons auxquelles vous participez, et votre place
cmd-league-history = palmarès
cmd-league-history-about = Les saisons passées : qui a gagné, et où vous étiez
cmd-league-rules = règles
cmd-league-rules-about = Comment une ligue se joue, se compte et se tire au sort
cmd-league-avoid = éviter
cmd-league-avoid-about = Qui vous préférez ne pas rencontrer, si le tirage le permet ; nul autre ne le voit
cmd-league-league = ligue
cmd-league-league-about = Quelle ligue ; sans cela, celle de ce salon ou la seule qu'il y ait
cmd-league-division = division
cmd-league-division-about = Quelle division ; la vôtre si vous ne dites rien
cmd-league-member = membre
cmd-league-member-about = De qui ; les vôtres si vous ne dites rien
cmd-league-avoid-member-about = Qui ; sans cela, vous voyez votre liste
cmd-league-avoid-on = actif
cmd-league-avoid-on-about = Faux pour retirer ce membre de la liste

## Ce qu'est une saison

league-heading = **{ $name }** · saison { $number } · { $game }
league-season-title = { $name } · Saison { $number }
league-only-division = Classement
league-division = Division { $number }
league-weeks =
    { $count ->
        [one] une semaine
       *[other] { $count } semaines
    }
league-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
league-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
league-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
league-tables =
    { $count ->
        [one] Une partie à { $seats }
       *[other] { $count } parties à { $seats } en même temps
    }
league-daily =
    { $count ->
        [one] environ une décision par jour
       *[other] environ une décision par jour dans chacune
    }
league-pace = { $span } par décision
league-lasts = durée : { $span }
league-round-lasts = durée d'une ronde : { $span }
league-away =
    { $count ->
        [one] un jour d'absence permis
       *[other] { $count } jours d'absence permis
    }
league-form-swiss =
    { $rounds ->
        [one] Une seule ronde.
       *[other] { $rounds } rondes : à chaque fois, vous rencontrez des gens qui ont à peu près autant de points que vous.
    }
league-form-knockout =
    { $seats ->
        [2] Élimination directe : qui gagne une partie continue.
       *[other] Élimination directe : les deux meilleures places de chaque partie continuent.
    }
league-dates = Début { $starts } ({ $soon }), fin { $ends }
league-dates-begun = Elle a commencé ; fin { $ends }
league-sealed = -# Le tirage est scellé : `{ $commitment }`
league-in =
    { $count ->
        [one] Une inscription : { $names }
       *[other] { $count } inscriptions : { $names }
    }
league-stage-planned = les inscriptions ouvrent
league-stage-open = inscriptions ouvertes, début
league-stage-drawn = le tirage est en relecture, début
league-stage-published = tirage fait, début
league-stage-running = en cours, fin
league-stage-finishing = terminée : les dernières parties se décident
league-stage-closed = terminée
league-stage-cancelled = annulée
league-stage-paused = en pause : aucune date ne tombe, et rien n'est perdu
league-cancelled = Cette saison a été annulée. Les parties en cours continuent comme des parties ordinaires.
league-nobody = personne

## Inscription et confirmation

league-opens-later = Les inscriptions à **{ $name }** ouvrent { $when }. Je les annoncerai dans son salon, avec *Rejoindre*.
league-joined = Vous êtes dans **{ $name }**. Début { $when } ; la veille, je demande une seule fois si vous en êtes toujours.
league-joined-late = Vous êtes dans **{ $name }** : vous reprenez une place qui s'est libérée. *Mes parties* montre les vôtres.
league-left = Vous n'êtes plus dans **{ $name }**. *Rejoindre* vous réinscrit tant que les inscriptions sont ouvertes.
league-withdrew = Vous avez quitté **{ $name }**. Un ordinateur finit vos parties, pour que personne n'attende.
league-stays = Vous restez dans **{ $name }**. Rien n'a changé.
league-leave-ask = Quitter **{ $name }** ? Vous pourrez vous réinscrire tant que les inscriptions sont ouvertes.
league-withdraw-ask =
    Quitter **{ $name }** en pleine saison ? { $count ->
        [0] Toutes vos parties sont finies, et vous serez derrière tous ceux qui restent.
        [one] Un ordinateur finit votre dernière partie, et vous serez derrière tous ceux qui restent.
       *[other] Un ordinateur finit vos { $count } parties, et vous serez derrière tous ceux qui restent.
    } { $early ->
        [true] Moins de la moitié de vos parties sont finies : qui y joue marque au moins sa propre moyenne.
       *[false] Ce que ces parties rapportent aux autres leur reste.
    } Vous ne pourrez pas revenir là-dessus.
button-yes-leave = Oui, quitter
button-no-stay = Non, rester
button-still-in = J'en suis
button-my-tables = Mes parties
button-cross-table = Tableau croisé
button-verify-draw = Vérifier le tirage
button-standings = Classement
button-join-next = Rejoindre la suivante
league-check-in = **Le tirage de { $name } approche : en êtes-vous toujours ?** Qui a joué la dernière saison reste sans rien dire ; qui est nouveau et ne dit rien n'est pas tiré au sort.
league-check-in-until = *J'en suis* compte jusqu'à { $when }.
league-check-in-direct = Le tirage de **{ $name }** approche ({ $when }). En êtes-vous toujours ? *J'en suis* se trouve dans { $place }. Qui a joué la dernière saison reste sans rien dire ; qui est nouveau et ne dit rien n'est pas tiré au sort.
league-still-in = Bien : vous en êtes. Les parties commencent { $when }.

## Le tirage

league-drawn = 🎲 **{ $name } : le tirage**
league-drawn-division = **{ $division }** ({ $count }) : { $names }
league-drawn-all = Participants, { $count } : { $names }
league-drawn-starts = Les parties commencent { $when }, chacune dans son fil.
league-seed = -# Graine `{ $seed }`, scellée auparavant : `{ $commitment }`
league-verify = Ce fichier est le tirage entier. `python -m engine draw { $file }` le refait à partir de la graine : divisions, rencontres et places. La commande dit si quelque chose diffère, et vérifie que la graine est bien celle qui était scellée.

## Classement

league-division-post = **{ $name } · { $division }** ({ $count }) · parties finies : { $over } sur { $of }
league-standings-detail = { $game } · parties finies : { $over } sur { $of }
league-head-player = Nom
league-head-points = Points
league-head-round = Ronde
league-head-tables = Parties
league-head-reach = Places possibles
league-standings-key = ★ titre   ▲ monte   ▼ descend   (creux : pas encore certain)   × a quitté
league-standings-key-knockout = ★ gagne   × a quitté
league-standings-said-knockout = { $place } { $name }, ronde { $round }, { $tables } parties
league-standings-said =
    { $sure ->
        [true] { $place } { $name }, { $points } points, { $tables } parties, place certaine
       *[false] { $place } { $name }, { $points } points, { $tables } parties, places { $best } à { $worst } possibles
    }
league-outlook-title = (titre)
league-outlook-up = (monte)
league-outlook-down = (descend)
league-outlook-gone = (a quitté)
league-cross-detail = Qui a devancé qui
league-cross-key = ■ devant   ○ derrière   ‖ à égalité   · en cours
league-cross-said = { $name }, { $points } points, a devancé : { $names }.
league-points = { $points } points

## Parties

league-table-place = -# { $name } · { $division } · partie { $number } sur { $of }
league-table-place-only = -# { $name } · partie { $number } sur { $of }
league-table-place-round = -# { $name } · ronde { $round } · partie { $number } sur { $of }
league-tables-of = **Parties de { $name }**
league-table = - { $number } : { $names } ({ $state })
league-table-void = ne compte pour personne
league-table-waits = sur le point de commencer
league-table-runs = en cours
league-table-places = En cours : { $places }
league-list = **Les ligues de ce serveur**
league-me = **Vos ligues ici**
league-own-knockout = place { $place } sur { $of }, ronde { $round }, { $tables } parties
league-own =
    { $sure ->
        [true] { $division } : place { $place } sur { $of }, { $points } points, { $tables } parties
       *[false] { $division } : place { $place } sur { $of }, { $points } points, { $tables } parties ; places { $best } à { $worst } encore possibles
    }
league-history = **{ $name } : les saisons passées**
league-history-line = - Saison { $number } : { $state }
league-history-place = (place : { $place })
league-history-own = ({ $division }, place { $place })
league-avoids = Autant que le tirage le permet, vous ne jouez pas avec { $names }. Nul autre que vous ne voit cette liste, et les coupes n'en tiennent pas compte.
league-avoids-nobody = Votre liste est vide : vous rencontrez qui le tirage amène. `/ligue éviter membre:` y met quelqu'un ; nul autre que vous ne la voit.

## Résumé, décisions d'après la position, fin

league-digest = 📊 **{ $name }**, semaine { $week } · parties finies : { $over } sur { $of }
league-digest-division = { $division } : { $names }
league-digest-person-knockout = { $name } (ronde { $round })
league-digest-person = { $name } { $points }
league-digest-more =
    { $count ->
        [one] et une autre division
       *[other] et { $count } autres divisions
    }
league-digest-end = La saison finit { $when }.
league-judged =
    ⚖️ **{ $name } · { $division }, partie { $table } : décidée d'après la position.** Des ordinateurs l'ont jouée 64 fois jusqu'au bout, avec des dés que chacun peut recalculer ; le score du moment n'a pas compté.
    { $places }
league-won =
    { $count ->
        [one] **{ $names } l'emporte.**
       *[other] **{ $names } se partagent le titre.**
    }
league-end-up = ▲ Montent : { $names }
league-end-down = ▼ Descendent : { $names }
league-mover = { $name } ({ $division })
league-podium-detail = { $game } · participants : { $people } · { $span }
league-podium-up = Montent : { $names }.
league-podium-down = Descendent : { $names }.
league-curiosity-sweep = 🧹 Première place pour { $name } dans chacune de ses { $of } parties.
league-curiosity-firsts = 🥇 Première place pour { $name } dans { $number } parties sur { $of }.
league-curiosity-photo-finish = 📸 { $points } points entre { $name } et { $other } : il a fallu la photo.
league-curiosity-tie-break = ⚖️ { $name } devant { $other } à égalité de points : seul le départage a tranché.
league-curiosity-shared-title = 🤝 Rien ne départage { $names }.
league-curiosity-runaway = 🏇 { $name } gagne avec { $points } points d'avance.
league-curiosity-judged =
    { $number ->
        [one] ⚖️ Une partie sur { $of } a été décidée d'après sa position.
       *[other] ⚖️ { $number } parties sur { $of } ont été décidées d'après leur position.
    }
league-curiosity-comeback = 🪜 Dernière place pour { $name } dans { $number } parties sur { $of }, et pourtant la montée.

## Règles

league-rules-meet = Il n'y a pas de rondes : toutes les parties commencent ensemble, chacun tient chaque place aussi souvent, et deux personnes se rencontrent aussi souvent que deux autres, à une fois près.
league-rules-points = **Points** : 7, 4, 2 et 0 dans une partie à quatre (2 et 0 à deux ; 4, 2 et 0 à trois). Qui partage une place partage les points.
league-rules-ties = **Égalités** : d'abord les points des parties communes, si tous les ex æquo se sont rencontrés aussi souvent, puis les premières places, puis les points de ceux qu'on a devancés ; sinon la place est partagée. Ni nom ni sort ne décide.
league-rules-moves = **Montée et descente** : un quart d'une division, au moins une personne. Une égalité à la limite fait monter tout le monde, et ne fait descendre personne.
league-rules-late = **En retard ?** Votre temps de décision s'écoule, puis votre réserve, et ensuite un ordinateur décide pour vous jusqu'à votre retour. `/absence` arrête vos pendules pendant les jours qui sont à vous.
league-rules-leave = **Quitter** est possible à tout moment. Un ordinateur finit vos parties, personne n'attend, et personne d'autre n'y perd.
league-rules-judged = **Parties inachevées** : elles sont décidées d'après la position quelques jours après la fin, par 64 parties d'ordinateurs, jamais d'après le score du moment.
league-rules-sealed = **Le tirage** est scellé avant d'être fait, et chacun peut le vérifier ensuite : *Vérifier le tirage*.
league-month =
    { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
league-weekday =
    { $day ->
        [0] lun.
        [1] mar.
        [2] mer.
        [3] jeu.
        [4] ven.
        [5] sam.
       *[6] dim.
    }
league-step-open = Ouverture des inscriptions
league-step-ask = En êtes-vous toujours ?
league-step-draw = Le tirage est fait
league-step-start = Les parties commencent
league-step-end = Dernières pendules
league-step-judge = Décision d'après la position
