## Listes et petits mots

more-lines =
    { $count ->
        [one] … et une autre ligne
       *[other] … et { $count } autres lignes
    }

## Avant la partie

lobby-by = table ouverte par { $name }
lobby-options = Variantes : { $options }
options-none = aucune (jeu de base)
lobby-missing =
    { $count ->
        [one] Il manque un joueur pour commencer.
       *[other] Il manque { $count } joueurs pour commencer.
    }
lobby-ready =
    { $free ->
        [0] La table est pleine : on peut commencer.
        [one] On peut commencer ; il reste une place.
       *[other] On peut commencer ; il reste { $free } places.
    }
lobby-started = La partie a commencé : { $names }.
lobby-closed = Cette table a été fermée avant le début de la partie.
options-of = **Options : { $game }**
options-choose = Quelles variantes voulez-vous jouer ? Prenez une combinaison toute faite, parcourez les groupes, ou rien du tout pour le jeu de base.
options-placeholder = Variantes
options-preset = Une combinaison toute faite
options-group = Un groupe après l'autre
options-keep-which = Laquelle garder ? Rien n'a encore changé.
options-what-now = Que faire ? Rien n'a encore changé.
options-keep = Garder { $option }
options-without = Sans { $option }
options-write = Les variantes par écrit
options-write-line = Les clés, suivies de leurs mots
options-write-hint = Par exemple : v9 v13 sideways v26. Rien : le jeu de base.
option-usual = comme d'habitude
option-seats = { $advised } joueurs
option-seats-both = { $advised } joueurs (possible aussi à { $possible })
option-seats-possible = possible à { $possible } joueurs
option-length-much-more = bien plus long
option-length-more = plus long
option-length-bit-more = un peu plus long
option-length-same = durée égale
option-length-bit-less = un peu plus court
option-length-less = plus court
option-length-much-less = bien plus court
option-tactics-much-more = bien plus tactique
option-tactics-more = plus tactique
option-tactics-bit-more = un peu plus tactique
option-tactics-same = aussi tactique
option-tactics-bit-less = un peu moins tactique
option-tactics-less = moins tactique
option-tactics-much-less = bien moins tactique
option-with = demande { $options }
option-without = pas avec { $options }
option-only-with = seulement avec { $options }
lobby-counts = Pour { $counts } joueurs.
lobby-crowded =
    { $count ->
        [one] Quelqu'un doit quitter la table, ou choisissez d'autres variantes.
       *[other] { $count } d'entre vous doivent quitter la table, ou choisissez d'autres variantes.
    }
lobby-between = Avec un joueur de plus ou de moins, on peut commencer.
lobby-better = À { $count } c'est possible ; c'est mieux à { $counts }.
lobby-possible = À { $count } c'est possible, sans être spécialement conseillé.

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-options = Options
button-surprise = 🎲 Surprise
button-write = Écrire…
button-clear = Jeu de base
button-unchanged = Ne rien changer
button-earlier = ◀
button-later = ▶
button-start = Commencer
button-close = Fermer
button-play = Jouer
button-rules = Règles
button-undo = ↶ Annuler
button-back = ↩ Retour
button-back-to-panel = ↩ Revenir à mon coup
button-rules-all = Toutes les règles
button-form = ✎ Remplir…
button-confirm = Valider
button-confirm-usual = Valider : { $steps }
button-rematch = Revanche
button-record = Feuille de partie

## Tour et résultat

turn-asked = { $mentions }, à vous de jouer
turn-answered =
    { $count ->
        [one] ✅ Choix fait : { $names }
       *[other] ✅ Choix faits : { $names }
    }
turn-waiting = on attend { $mentions }
turn-sealed = Les dés sont scellés : `{ $commitment }`
result-wins =
    { $count ->
        [one] 🏁 **Victoire : { $names }.**
       *[other] 🏁 **Victoire partagée : { $names }.**
    }
result-close = Une arrivée serrée : il s'en est fallu d'un rien.
result-agreed = 🤝 **Arrêtée d'un commun accord : la partie est nulle.**
result-decided = ⚖️ **Cette partie a été jugée sur sa position.** Des ordinateurs l'ont continuée 64 fois ; la première place va à qui s'en est le mieux tiré. Le score n'a pas compté.
result-abandoned = 🏳️ **La partie s'arrête sans résultat.**
result-length =
    { $steps ->
        [one] Un coup
       *[other] { $steps } coups
    } { $days ->
        [0] en moins d'un jour
        [one] en un jour
       *[other] en { $days } jours
    }
result-seed = Les dés étaient scellés sous `{ $commitment }…` ; la graine est ||`{ $seed }`|| : à vérifier avec /table partie

## Le panneau privé

panel-news = **Depuis votre dernier tour :** { $news }
panel-so-far = Pour l'instant : { $steps }
panel-confirm = Valider : **{ $steps }** ?
panel-foretold = La table lira : « { $told } »
panel-or-else = Ou bien :
panel-then = Ce sera ensuite au tour de { $names }.
panel-then-you = Ce sera de nouveau à vous.
panel-then-chance = Le hasard aura ensuite son mot à dire, et la partie continuera.
panel-then-over =
    { $count ->
        [one] La partie est alors finie : { $names } gagne.
       *[other] La partie est alors finie : victoire partagée de { $names }.
    }
panel-then-reveals = ⚡ Ce coup { $what } : on ne peut plus l'annuler.
panel-at-once = ⚡ { $what } : joué aussitôt
panel-at-once-waits = ⚡ { $what }
panel-choose = { $first } à { $last }
panel-newer-board = La partie a avancé depuis ce message. Voici le plateau actuel.
panel-done = C'est joué. Au tour de : { $names }.
panel-goes-on = C'est joué. À vous encore.
panel-over = C'est joué. La partie est finie.
move-in-part = Joué jusqu'à `{ $move }`, refusé : { $why }
move-kept = Votre coup est enregistré, mais le plateau n'a pas pu être affiché.
form-title = Votre coup
form-whole = Votre coup, écrit en entier
form-pick =
    { $count ->
        [one] Au choix : { $values }
       *[other] { $count } parmi : { $values }
    }
form-ordered = { $count }, dans l'ordre, parmi : { $values }

## Décider d'avance

button-standing = Consigne
standing-choose = Que faut-il répondre pour vous ?
standing-kept = **Votre consigne à cette table :** { $answer }

## Commandes

board-waiting = Au tour de : { $names }
board-over = Cette partie est finie.
record-running = Les coups joués jusqu'ici. Les dés et les secrets restent scellés jusqu'à la fin.
record-whole = Toute la partie avec sa graine. À vérifier avec `python -m engine verify FICHIER`.
resigned = Vous avez quitté la partie. Merci d'avoir joué.
stopped = La partie est arrêtée.
closed = La table est fermée.
voted = Votre voix est comptée.
nothing-changed = Rien n'a changé.
stop-vote = 🏳️ { $name } voudrait arrêter cette partie pour tout le monde ({ $votes } voix sur { $needed }).
resign-ask = **Abandonner cette partie ?** Vos pièces restent sur le plateau, les autres continuent, et vous finissez derrière tous ceux qui restent. C'est définitif.
resign-ask-ends = **Abandonner cette partie ?** Elle finit aussitôt, et la victoire va à { $names }. C'est définitif.
resign-ask-stops = **Abandonner cette partie ?** Elle s'arrête aussitôt, sans résultat. C'est définitif.
stop-ask = **Arrêter cette partie pour tout le monde ?** Elle finit ici, sans résultat. C'est définitif.
vote-ask = **Arrêter cette partie pour tout le monde, sans résultat ?** Il faut { $needed } voix ; avec la vôtre, il y en a { $votes }. Une voix ne se reprend pas.
close-ask =
    { $count ->
        [0] **Fermer cette table ?** Personne n'y est assis. C'est définitif.
        [one] **Fermer cette table avant le début ?** Une personne y est assise. C'est définitif.
       *[other] **Fermer cette table avant le début ?** { $count } personnes y sont assises. C'est définitif.
    }
end-ask = **Arrêter cette partie en tant que responsable du serveur ?** Elle finit pour tout le monde, sans résultat. C'est définitif.
button-resign-sure = Abandonner
button-resign-not = Rester
button-stop-sure = Arrêter
button-stop-not = Continuer
button-close-sure = Fermer la table
button-close-not = La garder ouverte
button-end-sure = Y mettre fin
button-end-not = Les laisser jouer
button-why = Dire pourquoi…
button-vote = D'accord pour arrêter
why-question = Pourquoi ?
why-hint = Tout le salon le lira ; vous pouvez laisser vide. En envoyant, vous confirmez.
because = « { $reason } »
farewell = { $name } : « { $reason } »
ended-by-owner = Décidé par { $name }.
ended-by-manager = Décidé par { $name }, responsable de ce serveur.
ended = La table est terminée.
reseated = { $mention } reprend la place { $seat } sous le nom de { $name }.
seat-no-bots = Un bot ne peut pas prendre de place.
settings-title = **{ $game }**
settings-quiet =
    { $on ->
        [true] Discret : un seul plateau, mis à jour
       *[false] Un nouveau message à chaque tour
    }
settings-language = Langue : { $language }
server-settings = **Hedgepost sur ce serveur**
server-channels = On peut ouvrir des tables dans : { $channels }
server-everywhere = tous les salons
server-thread =
    { $on ->
        [true] Les nouvelles tables ont leur propre fil
       *[false] Les nouvelles tables se jouent dans le salon même
    }
games-none = Rien ne vous attend. Ouvrez une table avec /table ouvrir, ou jouez contre des ordinateurs avec /jouer.
games-yours =
    { $count ->
        [0] **Aucune partie ne vous attend.**
        [one] **Une partie vous attend :**
       *[other] **{ $count } parties vous attendent :**
    }
games-others = **En attente des autres :**
games-lobby = pas encore commencée
games-waiting = à jouer : { $names }
rules-topics = **À lire :** { $topics }
rules-variants =
    { $count ->
        [one] Et une variante, avec ses propres règles.
       *[other] Et { $count } variantes, chacune avec ses propres règles.
    }
rules-table = **Cette table joue avec :**
rules-now = **C'est à vous de décider :**
rules-choices = Au choix : { $choices }
rules-cover = Vue d'ensemble
rules-choose = Aller à un sujet…
rules-choose-variant = Variantes { $first } à { $last } …
rules-choose-game = Les règles d'un jeu…
help =
    📮 **Des jeux de société par correspondance**
    `/table ouvrir` ouvre une table ; les autres appuient sur *Rejoindre*, puis quelqu'un sur *Commencer*. `/jouer` commence aussitôt une partie contre des ordinateurs, ici ou en message privé ; *Conseil* et *Reprendre* y aident à volonté. `/table regarder` les fait jouer entre eux. `/défi` invite quelqu'un, `/chercher` cherche des joueurs.
    Quand c'est à vous, on vous appelle : appuyez sur *Jouer* sous le plateau, choisissez, puis *Valider*. Personne ne voit vos essais avant cela, et *Annuler* revient d'un pas. `/reprendre` demande aux autres de vous laisser décider de nouveau.
    `/coup` joue au clavier · `/main` montre ce que personne d'autre ne peut voir · `/consigne` répond pour vous hors de votre tour · *Prévoir*, derrière *Jouer* pendant que vous attendez, choisit pour chaque lancer
    `/table plateau` montre le plateau · `/table résumé` ce qui s'est passé depuis votre dernier tour · `/table position` une position · `/table revoir` toute une partie une fois finie
    `/parties` liste ce qui vous attend · `/absence` annonce des jours sans jouer · `/table remplacer` laisse votre place, `/table retour` la reprend, `/table places` montre qui joue pour qui
    `/moi réglages` règle vos rappels, votre langue et vos couleurs, `/moi exporter` et `/moi oublier` ce que je garde de vous · `/table pendule` règle le temps de la table · `/règles` explique les jeux
    `/profil` et `/classement` montrent les cotes · `/ligue liste` montre les ligues et coupes à rejoindre, `/ligue moi` vos tables ; `/ligue-admin créer` en crée une
    Les dés sont scellés : leur empreinte est publiée avant la partie, la graine après, et chacun peut vérifier.

## Quand quelque chose n'est pas fait, et ce qui marcherait

refused-already-seated = Vous êtes déjà à cette table.
refused-sits-already = Cette personne est déjà à cette table.
refused-full = Les { $most } places sont prises.
refused-not-seated = Vous ne jouez pas à cette table.
refused-unknown-option = Il n'y a pas de variante `{ $option }`. Il y a : { $choices }
refused-options-clash = { $one } et { $other } ne vont pas ensemble : { $reason }.
refused-option-needs = { $one } demande aussi { $other } : { $reason }.
refused-options-seats = { $options } : pas possible à { $seats }. Il faut { $allowed } joueurs. Choisissez d'autres variantes, ou laissez quelqu'un venir ou partir.
refused-option-words = `{ $option }` ne prend qu'un de ces mots à la fois : { $choices }
refused-option-number = { $option } : `{ $word }` va de { $least } à { $most }.
refused-options-long = C'est trop long : 400 caractères de variantes au plus.
refused-full-so = Avec ces variantes on joue à { $most } au plus, et toutes les places sont prises.
refused-too-many = On joue ainsi à { $most } au plus. Quelqu'un doit quitter la table, ou choisissez d'autres variantes.
refused-too-few =
    { $fewest ->
        [2] Il faut deux joueurs
       *[other] Il faut { $fewest } joueurs
    } ; { $missing ->
        [one] il reste une place à prendre.
       *[other] il reste { $missing } places à prendre.
    }
refused-already-started = La partie a déjà commencé.
refused-closed = Cette table est fermée. Ouvrez-en une autre avec /table ouvrir, ou jouez contre des ordinateurs avec /jouer.
refused-owner-only = Seule la personne qui a ouvert la table peut faire cela.
refused-players-only = Il faut avoir joué pour demander une revanche. Chacun peut ouvrir une table avec /table ouvrir.
refused-channel-taken = Ce salon a déjà une table. Finissez-la d'abord, ou ouvrez la vôtre avec `fil: True`.
refused-no-table = Cette table n'existe plus.
refused-no-table-here = Il n'y a pas de table dans ce salon. Ouvrez-en une avec /table ouvrir.
refused-not-started = La partie n'a pas encore commencé.
refused-not-running = Cette partie est finie.
refused-no-standing = Ce jeu ne demande rien hors de son tour : il n'y a rien à décider d'avance.
refused-nothing-to-undo = Rien à annuler : vous n'avez rien choisi qui ne soit déjà validé.
refused-nothing-to-confirm = Rien n'est encore choisi. Appuyez sur Jouer pour commencer.
refused-already-voted = Vous avez déjà voté pour arrêter cette partie.
refused-no-such-seat = Personne ne joue à la place { $seat }.
refused-not-your-move = À jouer : { $movers }{ $left }.
refused-only-watching = À jouer : { $movers }{ $left }. Vous pouvez regarder avec /table plateau.
refused-old-board = Ce plateau n'est plus le dernier.
refused-already-done = C'est déjà fait.
refused-busy = Trop de monde modifie cette table en même temps. Réessayez.
refused-guild-only = C'est pour les serveurs : utilisez-le dans un salon. Ici, `/jouer` commence une partie contre des ordinateurs.
refused-wrong-channel = On n'ouvre pas de table ici. Essayez { $channel }.
refused-missing-permission = Il me faut { $permissions } dans { $channel }. Quelqu'un qui gère les salons peut l'accorder.
refused-thread-archived = Ce fil est archivé et verrouillé. Quelqu'un qui gère les fils peut le rouvrir.
refused-channel-gone = Le salon de cette table n'existe plus.
refused-discord-trouble = Discord n'a pas pris le plateau à l'instant ; il sera affiché dès que possible.
refused-manager-only = C'est réservé à qui gère ce serveur.
refused-old-command = Cette commande a changé. Rechargez Discord et réessayez.
refused-bad-value = Cette valeur ne convient pas ici. Choisissez-en une dans la liste.
refused-empty-move = Tapez un coup, par exemple : side c4 d, go d4
refused-no-topic = Il n'y a pas de sujet « { $topic } ». Il y a : { $choices }
refused-bad-form =
    { $count ->
        [one] « { $field } » : une valeur parmi { $choices }. Rien n'a changé : remplissez de nouveau.
       *[other] « { $field } » : { $count } valeurs différentes parmi { $choices }. Rien n'a changé : remplissez de nouveau.
    }
refused-turn-over = Votre tour est fini avant `{ $move }`. Rien n'a été joué.
refused-after-reveal = Ce qui précède `{ $move }` révèle quelque chose. Jouez d'abord jusque-là, puis continuez.
refused-use-resign = Pour abandonner, utilisez /table abandonner.
refused-too-long = C'est trop long : { $most } caractères au plus.
refused-try-again = Discord n'a pas pris la réponse. Veuillez réessayer.
refused-restarting = Je redémarre en ce moment. Rien n'a changé ; veuillez réessayer dans un instant.
refused-not-saved = Rien ne peut être enregistré pour le moment, et rien n'a changé. Veuillez réessayer dans quelques minutes.
refused-answer-lost = Discord n'a pas pris la réponse, mais ce que vous avez demandé est peut-être fait : veuillez regarder la table avant de réessayer.
refused-perhaps-saved = La liaison avec notre base de données vient d'être coupée : cela a peut-être été enregistré, ou pas. Veuillez regarder la table avant de réessayer.
refused-old-button = Ce bouton ne sert plus. Essayez /table plateau.
refused-table-elsewhere = Il n'y a pas de table dans ce salon. Vous jouez dans { $channel }.
refused-no-threads-here = Ce salon n'a pas de fils. Ouvrez la table dans un salon textuel, ou avec `fil: False`.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers

bug = Une erreur s'est produite de notre côté (n° { $id }). Si vous aviez validé, votre coup est enregistré ; sinon, rien n'a changé.

## Refusés par les règles de plusieurs jeux : leurs mots sont ici, quel que soit le jeu

refused-no-such-move = `{ $move }` n'est pas un coup de ce jeu. Vous pouvez jouer : { $choices }
refused-wrong-step = Ce n'est pas ce qu'il faut décider maintenant. Vous pouvez jouer : { $choices }
refused-not-now = Il n'y a rien à décider maintenant.
refused-already-gone = Cette personne a déjà quitté la partie.
refused-empty = Il n'y a personne en { $square }. Vous pouvez jouer : { $choices }
refused-over = La partie est finie.
refused-not-your-turn = Ce n'est pas à vous de jouer.
refused-bad-position = Ce n'est pas une position de ce jeu.
