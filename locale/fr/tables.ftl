## Listes et petits mots

names-and = { $names } et { $last }
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
options-choose = Quelles variantes voulez-vous jouer ? Aucune pour le jeu de base.
options-chosen = Choisi : { $options }
options-placeholder = Variantes
thread-name = { $game } par correspondance
opened-in = Votre table est ouverte dans { $channel }.

## Boutons

button-join = Rejoindre
button-leave = Quitter
button-options = Options
button-start = Commencer
button-close = Fermer
button-play = Jouer
button-rules = Règles
button-undo = ↶ Annuler
button-confirm = Valider
button-rematch = Revanche
button-record = Feuille de partie

## Tour et résultat

turn-asked = { $mentions }, à vous de jouer
turn-sealed = Les dés sont scellés : `{ $commitment }`
result-wins =
    { $count ->
        [one] 🏁 **Victoire : { $names }.**
       *[other] 🏁 **Victoire partagée : { $names }.**
    }
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
panel-choose = { $first } à { $last }
panel-newer-board = La partie a avancé depuis ce message. Voici le plateau actuel.
panel-done = C'est joué. Au tour de : { $names }.
panel-over = C'est joué. La partie est finie.
move-kept = Votre coup est enregistré, mais le plateau n'a pas pu être affiché.

## Commandes

board-waiting = Au tour de : { $names }
board-over = Cette partie est finie.
record-running = Les coups joués jusqu'ici. Les dés et les secrets restent scellés jusqu'à la fin.
record-whole = Toute la partie avec sa graine. À vérifier avec `python -m engine verify FICHIER`.
resigned = Vous avez quitté la partie. Merci d'avoir joué.
abandoned = La partie est arrêtée.
abandon-vote = { $name } voudrait arrêter cette partie ({ $votes } voix sur { $needed }). Les joueurs peuvent approuver avec /table arrêter.
ended = La table est terminée.
reseated = { $mention } reprend la place { $seat } sous le nom de { $name }.
seat-no-bots = Un robot ne peut pas prendre de place.
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
games-none = Rien ne vous attend. Ouvrez une table avec /table ouvrir.
games-yours =
    { $count ->
        [0] **Aucune partie ne vous attend.**
        [one] **Une partie vous attend :**
       *[other] **{ $count } parties vous attendent :**
    }
games-others = **En attente des autres :**
games-lobby = pas encore commencée
games-waiting = à jouer : { $names }
rules-topics = La suite avec `/règles jeu:{ $game } sujet:…` :
help =
    📮 **Des jeux de société par correspondance**
    `/table ouvrir` ouvre une table dans ce salon ; les autres appuient sur *Rejoindre*, puis quelqu'un sur *Commencer*.
    Quand c'est à vous, vous êtes appelé : appuyez sur *Jouer* sous le plateau, choisissez, puis *Valider*. Personne ne voit vos essais avant cela, et *Annuler* revient d'un pas.
    `/coup` fait la même chose au clavier · `/table plateau` montre le plateau · `/parties` liste ce qui vous attend · `/règles` explique les jeux.
    Les dés sont scellés : leur empreinte est publiée avant la partie, la graine après, et chacun peut vérifier.

## Quand quelque chose n'est pas fait, et ce qui marcherait

refused-already-seated = Vous êtes déjà à cette table.
refused-sits-already = Cette personne est déjà à cette table.
refused-full = Les { $most } places sont prises.
refused-not-seated = Vous ne jouez pas à cette table.
refused-unknown-option = Il n'y a pas de variante `{ $option }`. Il y a : { $choices }
refused-options-clash = { $one } et { $other } ne vont pas ensemble. Choisissez l'une des deux.
refused-too-few =
    { $fewest ->
        [2] Il faut deux joueurs
       *[other] Il faut { $fewest } joueurs
    } ; { $missing ->
        [one] il reste une place à prendre.
       *[other] il reste { $missing } places à prendre.
    }
refused-already-started = La partie a déjà commencé.
refused-closed = Cette table est fermée. Ouvrez-en une autre avec /table ouvrir.
refused-owner-only = Seule la personne qui a ouvert la table peut faire cela.
refused-players-only = Seuls ceux qui ont joué peuvent demander une revanche. Chacun peut ouvrir une table avec /table ouvrir.
refused-channel-taken = Ce salon a déjà une table. Finissez-la d'abord, ou ouvrez la vôtre avec `fil: True`.
refused-no-table = Cette table n'existe plus.
refused-no-table-here = Il n'y a pas de table dans ce salon. Ouvrez-en une avec /table ouvrir.
refused-not-started = La partie n'a pas encore commencé.
refused-not-running = Cette partie est finie.
refused-nothing-to-undo = Rien à annuler : vous n'avez rien choisi qui ne soit déjà validé.
refused-nothing-to-confirm = Rien n'est encore choisi. Appuyez sur Jouer pour commencer.
refused-already-voted = Vous avez déjà voté pour arrêter cette partie.
refused-no-such-seat = Personne ne joue à la place { $seat }.
refused-not-your-move = À jouer : { $movers }.
refused-only-watching = À jouer : { $movers }. Vous pouvez regarder avec /table plateau.
refused-old-board = Ce plateau n'est plus le dernier.
refused-already-done = C'est déjà fait.
refused-busy = Trop de monde modifie cette table en même temps. Réessayez.
refused-guild-only = Les tables se jouent dans les salons d'un serveur.
refused-wrong-channel = On n'ouvre pas de table ici. Essayez { $channel }.
refused-missing-permission = Il me faut { $permissions } dans { $channel }. Quelqu'un qui gère les salons peut l'accorder.
refused-thread-archived = Ce fil est archivé et verrouillé. Quelqu'un qui gère les fils peut le rouvrir.
refused-channel-gone = Le salon de cette table n'existe plus.
refused-discord-trouble = Discord n'a pas pris le plateau à l'instant ; il sera affiché dès que possible.
refused-manager-only = C'est réservé à qui gère ce serveur.
refused-old-command = Cette commande a changé. Rechargez Discord et réessayez.
refused-bad-value = Cette valeur ne convient pas ici. Choisissez-en une dans la liste.
refused-empty-move = Tapez un coup, par exemple : side c4 d, go d4
refused-no-topic = Il n'y a pas de sujet « { $topic } ». Il y a : { $choices }
refused-bad-form = « { $field } » n'est pas rempli comme il faut. Regardez ce qui est proposé.
refused-over = La partie est finie.
refused-turn-over = Votre tour est fini avant `{ $move }`. Rien n'a été joué.
refused-use-resign = Pour abandonner, utilisez /table abandonner.
refused-too-long = C'est trop long : { $most } caractères au plus.
refused-try-again = Discord n'a pas pris la réponse. Veuillez réessayer.
refused-old-button = Ce bouton ne sert plus. Essayez /table plateau.
refused-table-elsewhere = Il n'y a pas de table dans ce salon. Vous jouez dans { $channel }.
refused-no-threads-here = Ce salon n'a pas de fils. Ouvrez la table dans un salon textuel, ou avec `fil: False`.
refused-not-your-turn = Ce n'est pas à vous de jouer.
refused-bad-position = Ce n'est pas une position de ce jeu.

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers

bug = Une erreur s'est produite de notre côté (n° { $id }). Si vous aviez validé, votre coup est enregistré ; sinon, rien n'a changé.
