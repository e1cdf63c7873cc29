### Revenir en arrière

cmd-takeback = reprendre
cmd-takeback-about = Demander aux autres de pouvoir revenir à votre dernière décision
button-agree = D'accord
button-decline = Refuser
button-withdraw = Retirer
takeback-asks =
    ↩️ **{ $name }** demande à revenir sur sa dernière décision. { $count ->
        [one] Un coup serait repris
       *[other] Les { $count } derniers coups seraient repris
    } ; les dés restent ce qu'ils sont. { $mentions }, êtes-vous d'accord ?
takeback-so-far = ✅ D'accord : { $names }
takeback-waits = C'est demandé. La table reviendra en arrière dès que tout le monde sera d'accord : { $names }. Un refus ou n'importe quel coup met fin à la demande, et vous pouvez la retirer sous son message.
takeback-alone = Il n'y avait personne à qui demander : la table est revenue à votre dernière décision.
button-retract = ⏪ Reprendre
button-rewind = { button-retract }
retracted = ⏪ C'est repris : vous êtes de nouveau à votre dernière décision. Les dés restent ce qu'ils étaient.
takeback-done = ↩️ Tout le monde est d'accord : { $name } décide de nouveau.
takeback-declined = ✋ { $other } préfère continuer : ce que { $name } a joué reste joué.
takeback-withdrawn = ↩️ { $name } ne demande plus à revenir en arrière.
takeback-overtaken = ↩️ La partie a avancé : la demande de { $name } de revenir en arrière est close.
takeback-closed = Cette demande est close.
turn-taken-back = ↩️ Coup repris : la partie continue d'ici.

refused-retract-company = D'autres jouent à cette table, et on leur demande d'abord : /reprendre le fait.
refused-takeback-asked = { $name } demande déjà à revenir en arrière. Répondez d'abord à cette demande.
refused-takeback-draft = Ce que vous avez choisi n'est pas encore validé : reprenez-le avec Annuler, ou avec /annuler. Ensuite /reprendre peut aller plus loin.
refused-takeback-nothing = Vous n'avez encore rien décidé sur quoi revenir.
refused-takeback-resigned = Quelqu'un a quitté la partie depuis votre dernière décision, et devrait revenir. C'est impossible.
refused-takeback-round = Une nouvelle manche a commencé depuis votre dernière décision. Une manche finie reste comme elle a été jouée.
refused-takeback-rated = Cette partie est classée, et l'on n'y revient sur rien. Ce que vous n'avez pas validé peut être repris avec /annuler.
refused-takeback-over = La partie est finie et son résultat est acquis. Une revanche, peut-être ?
refused-takeback-held = Quelqu'un d'autre décide à votre place en ce moment. Reprenez d'abord votre place.
refused-takeback-rules = Cette partie suit des règles plus récentes que celles de ce bot : elle ne peut pas revenir en arrière ici.
refused-takeback-older = Les coups 1 à { $last } ont été joués selon d'anciennes règles et restent comme ils sont. Ce que vous décidez à partir de maintenant pourra être repris.
refused-takeback-gone = Cette demande n'est plus ouverte. Rien n'a changé.
refused-takeback-own = C'est aux autres de répondre. Vous pouvez retirer votre demande.
refused-takeback-not-asked = On ne demande qu'à ceux qui jouent à cette table.
refused-takeback-not-yours = Seule la personne qui a demandé peut retirer sa demande. Vous pouvez la refuser, si on vous le demande.
refused-takeback-agreed = Vous êtes déjà d'accord. On attend encore les autres.
