## Qui peut avoir des tables, et comment commencent celles d'un salon

cmd-hedgepost-roles = rôles
cmd-hedgepost-roles-about = Qui peut ouvrir des tables, et quel rôle est appelé quand il y en a une
cmd-hedgepost-opens = ouvre
cmd-hedgepost-opens-about = Un rôle qui peut ouvrir des tables ; le premier ferme la porte à tous les autres
cmd-hedgepost-no-longer = n-ouvre-plus
cmd-hedgepost-no-longer-about = Un rôle qui ne peut plus ouvrir de tables ; sans aucun rôle, chacun le peut
cmd-hedgepost-called = appelé
cmd-hedgepost-called-about = Le rôle appelé quand quelqu'un ouvre une table à rejoindre
cmd-hedgepost-uncalled = sans-appel
cmd-hedgepost-uncalled-about = Ne plus appeler aucun rôle
cmd-hedgepost-channel = salon
cmd-hedgepost-channel-about = Comment commencent les tables d'un salon, si ce n'est pas comme partout
cmd-hedgepost-which = salon
cmd-hedgepost-which-about = Quel salon, si ce n'est pas celui-ci ; ses fils et ses publications font comme lui
cmd-hedgepost-usual = comme-partout
cmd-hedgepost-usual-about = Oublier ce qui y était particulier ; ce que vous choisissez avec vaut de nouveau
cmd-hedgepost-block = bloquer
cmd-hedgepost-block-about = Ne plus laisser un membre s'asseoir aux tables ; sans membre, qui est bloqué
cmd-hedgepost-blocked-about = Qui ne pourra plus s'asseoir à aucune table
cmd-hedgepost-unblock = débloquer
cmd-hedgepost-unblock-about = Laisser un membre s'asseoir de nouveau aux tables
cmd-hedgepost-unblocked-about = Qui pourra s'asseoir de nouveau
cmd-hedgepost-reason = raison
cmd-hedgepost-reason-about = Pourquoi ; le journal le lira

server-openers = Les tables sont ouvertes par : { $roles }
server-openers-all = Chacun peut ouvrir des tables
server-called = Appelé quand une table est ouverte : { $role }
server-called-none = Aucun rôle n'est appelé quand une table est ouverte
server-blocked =
    { $count ->
        [one] Un membre ne peut pas s'asseoir aux tables : `/hedgepost bloquer` dit qui
       *[other] { $count } membres ne peuvent pas s'asseoir aux tables : `/hedgepost bloquer` dit qui
    }
customs = Nouvelles tables dans { $channel } : { $facts }
customs-none = Les nouvelles tables de { $channel } commencent comme partout sur ce serveur.
blocked = { $name } ne peut plus ouvrir ni rejoindre de table ici.
blocked-plays =
    { $count ->
        [one] Une table l'attend encore dans { $channels } : `/hedgepost place` donne sa place à quelqu'un d'autre, `/hedgepost terminer` y met fin.
       *[other] Des tables l'attendent encore dans { $channels } : `/hedgepost place` donne une place à quelqu'un d'autre, `/hedgepost terminer` met fin à une table.
    }
blocked-none = Personne n'est bloqué ici.
blocked-list =
    { $count ->
        [one] **Ne peut pas s'asseoir aux tables :** { $people }
       *[other] **Ne peuvent pas s'asseoir aux tables ({ $count }) :** { $people }
    }
unblocked = { $name } peut de nouveau ouvrir et rejoindre des tables.
called = 🔔 { $role } { $name } a ouvert une table : **[{ $game }](<{ $link }>)**. Rejoignez-la !

refused-private-thread = Je ne suis pas dans ce fil privé, et ne peux donc rien y publier. Mentionnez-moi une fois, { $channel }, puis réessayez.
refused-out-of-sight = Je ne vois plus { $channel }. Si c'est un fil privé, mentionnez-moi là-bas une fois, { $roles } ; sinon, quelqu'un qui gère les salons peut m'accorder *Voir le salon*.
refused-blocked = Les responsables de ce serveur vous ont retiré le droit de s'asseoir à ses tables. Parlez-leur si vous pensez à une erreur ; en message privé avec moi, `/jouer` reste toujours possible.
refused-openers-only = Ici, les tables sont ouvertes par { $roles }. Vous pouvez rejoindre toute table ouverte, et `/jouer` contre des ordinateurs en message privé avec moi.
refused-blocked-already = { $name } est déjà bloqué. `/hedgepost débloquer` lui permet de rejouer.
refused-not-blocked = { $name } n'est pas bloqué. `/hedgepost bloquer` sans membre dit qui l'est.
refused-block-self = On ne se bloque pas soi-même : une autre personne qui gère le serveur le pourrait.
refused-block-bot = Un bot ne peut de toute façon pas prendre de place.
refused-many-blocked = On peut bloquer { $most } personnes au plus, et le compte y est. Débloquez-en une d'abord, ou bannissez-la du serveur.
refused-many-openers = On peut nommer { $most } rôles au plus, et le compte y est. Retirez-en un d'abord avec `n-ouvre-plus`.
refused-many-customs = { $most } salons au plus peuvent être particuliers, et le compte y est. Choisissez d'abord `comme-partout` pour l'un d'eux.
refused-call-everyone = Cela appellerait tout le serveur à chaque table. Choisissez un rôle que prennent ceux qui veulent être prévenus.
refused-call-unheard = Si j'appelle { $channel }, personne n'entend. Permettez à tous de mentionner ce rôle (paramètres du serveur, *Rôles*), ou accordez-moi *Mentionner @everyone* ici.

log-settings = ⚙️ { $name } a changé les réglages : { $changes }
log-blocked = 🚫 { $name } a bloqué { $member } : plus de tables.
log-unblocked = ✅ { $name } laisse { $member } s'asseoir de nouveau aux tables.
log-seated = 🔁 Table { $number } : { $name } y a installé { $member }.

## La vie privée, dans /aide

help-privacy = 🔒 Je conserve les tables, les coups, les noms des joueurs et ce que vous choisissez ici, et ne lis aucun autre message. `/moi exporter` montre tout ce qui est conservé à votre sujet, `/moi oublier` le supprime.
help-contact = 📇 Une question, un problème ? { $contact }
