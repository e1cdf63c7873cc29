## Jours

# Comment on écrit le premier du mois dans une date.
day-first = 1er
day-and-length =
    { $count ->
        [one] { $day } : ce seul jour
       *[other] { $day } : { $count } jours
    }

## S'absenter

cmd-away = absence
cmd-away-about = Annoncer des jours sans jouer : vos pendules sur ce serveur s'arrêtent
cmd-away-from = du
cmd-away-from-about = Premier jour : 2026-12-24, 24.12., 24/12, aujourd'hui, demain, +3j, +2s (semaines)
cmd-away-until = au
cmd-away-until-about = Dernier jour, écrit de même ; +3j : trois jours après le premier

away-told =
    { $days ->
        [one] 🧳 { $name } s'absente le { $first }
       *[other] 🧳 { $name } s'absente du { $first } au { $last }
    }{ $stops ->
        [true]  ; sa pendule est arrêtée pendant ce temps.
       *[false] .
    }
away-capped = À cette table, les absences arrêtent la pendule { $time } au plus.
away-uncounted = À cette table, les absences n'arrêtent pas la pendule.
away-deadline = Temps pour le coup en cours : jusqu'au { $when }.
away-begins = 🧳 { $name } s'absente jusqu'au { $last } ; sa pendule est arrêtée jusque-là.
away-back =
    { $stops ->
        [true] 👋 { $name } est de retour plus tôt que prévu ; sa pendule repart.
       *[false] 👋 { $name } est de retour plus tôt que prévu.
    }
away-off = 👋 Finalement, { $name } ne s'absente pas à partir du { $first }.

away-none = Vous n'avez annoncé aucune absence sur ce serveur.
away-list = **Vos absences sur ce serveur :**
away-item =
    { $days ->
        [one] - le { $first }
       *[other] - du { $first } au { $last } : { $days } jours
    }
away-left =
    { $left ->
        [0] En { $year }, il ne vous reste aucun jour sur { $allowance }.
        [one] En { $year }, il vous reste un jour sur { $allowance }.
       *[other] En { $year }, il vous reste { $left } jours sur { $allowance }.
    }
away-zone = Les jours commencent et finissent selon le fuseau { $zone } ; `/moi réglages` permet d'en changer.
away-how = Pour en annoncer une : `/absence du:… au:…`, avec des jours tels que 2026-12-24, 24.12., demain ou +3j.
away-kept =
    { $days ->
        [one] Vous vous absentez le { $first }.
       *[other] Vous vous absentez du { $first } au { $last }.
    } { $tables ->
        [0] Aucune de vos parties n'est en cours sur ce serveur ; les prochaines en tiendront compte.
        [one] Votre table est prévenue : { $channels }
       *[other] Vos { $tables } tables sont prévenues : { $channels }
    }
away-cancelled = Cette absence est annulée pour les jours qui restaient.
away-untold = Je ne peux pas écrire dans { $channels } : la pendule y est arrêtée tout de même, mais personne n'a été prévenu.
button-cancel-away = Annuler : { $day }

refused-away-no-day = `{ $date }` n'est pas un jour que je sache lire. Écrivez par exemple 2026-12-24, 24.12., 24/12 (le jour d'abord), aujourd'hui, demain, +3j ou +2s.
refused-away-until = Jusqu'à quand ? Donnez aussi le dernier jour : `/absence du:… au:+3j`.
refused-away-past = Le { $day } est passé ; nous sommes le { $today }. Une absence commence au plus tôt aujourd'hui.
refused-away-backwards = Le { $last } vient avant le { $first }. Donnez le premier jour, puis le dernier.
refused-away-far = Le { $last } est trop loin. Une absence peut aller jusqu'au { $latest }, dans un an.
refused-away-known = Vous avez déjà annoncé ces jours. `/absence` montre ce que vous avez annoncé.
refused-away-allowance =
    { $days ->
        [one] Cela ferait un jour de plus en { $year }
       *[other] Cela ferait { $days } jours de plus en { $year }
    }, et il { $left ->
        [0] n'en reste aucun
        [one] en reste un
       *[other] en reste { $left }
    } sur les { $allowance } que ce serveur accorde par an. Rien n'a changé.
refused-away-over = Cette absence est déjà passée ou annulée. `/absence` montre ce qui est annoncé.

## La liste des parties

games-since = demandé { $when }

## Le résumé quotidien

digest-hello = 📬 **Vos parties du jour**
digest-late = 📬 **Vos parties du jour**, en retard parce que j'étais hors service : pardon.
digest-more =
    { $count ->
        [one] La suite en un message avec /parties.
       *[other] La suite en { $count } messages avec /parties.
    }
digest-stop = -# Chaque jour à cette heure ; `/moi réglages` le change ou l'arrête.
digest-closed = -# Je n'ai pas pu vous envoyer votre résumé quotidien : vos messages privés me sont fermés. Ouvrez-les pour ce serveur, ou arrêtez-le avec `/moi réglages`.
