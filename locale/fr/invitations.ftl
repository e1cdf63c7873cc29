## Commandes, telles que Discord les affiche

cmd-challenge = défi
cmd-challenge-about = Inviter quelqu'un à jouer : la partie commence dès que c'est accepté
cmd-challenge-member = membre
cmd-challenge-member-about = La personne avec qui vous aimeriez jouer
cmd-challenge-member-2 = membre-2
cmd-challenge-member-3 = membre-3
cmd-challenge-member-4 = membre-4
cmd-challenge-member-5 = membre-5
cmd-challenge-more-about = Quelqu'un d'autre encore, pour jouer à plus de deux
cmd-open-for = pour
cmd-open-for-about = Garder des places pour ces membres : mentionnez-les, comme @Anne @Paul
cmd-seek = chercher
cmd-seek-about = Chercher des joueurs : la partie commence dès qu'il y en a assez
cmd-seek-seats = places
cmd-seek-seats-about = À combien l'on joue, vous compris ; aussi peu que possible si vous ne dites rien
cmd-me-challenges = défis
cmd-me-challenges-about = Les autres peuvent-ils vous défier ?
cmd-me-block = bloquer
cmd-me-block-about = Empêcher quelqu'un de vous défier ou de vous rejoindre
cmd-me-block-member-about = Qui ; la personne n'en saura rien
cmd-me-unblock = débloquer
cmd-me-unblock-about = Laisser de nouveau quelqu'un vous défier et vous rejoindre
cmd-me-unblock-member-about = Une personne que vous avez bloquée
cmd-hedgepost-seek = recherche
cmd-hedgepost-seek-about = Le salon où les membres cherchent des joueurs avec /chercher
cmd-hedgepost-unseek = sans-recherche
cmd-hedgepost-unseek-about = Plus personne ne cherche de joueurs avec /chercher

server-seek = Recherche de joueurs : { $channel }
server-no-seek = Recherche de joueurs : nulle part (choisissez un salon avec `recherche`)
me-challenges =
    { $on ->
        [true] Défis : on peut vous défier
       *[false] Défis : personne ne peut vous défier
    }
me-blocked = Personnes bloquées : { $people }
me-block-done = { $person } ne peut plus vous défier ni vous rejoindre quand vous cherchez des joueurs, et n'en saura rien. `/moi débloquer` revient là-dessus.
me-unblock-done = { $person } peut de nouveau vous défier et vous rejoindre.

## Un défi

challenge-head = ⚔️ **{ $game }** · { $name } défie { $guests }.
challenge-direct = ⚔️ { $name } vous défie à { $game } : { $link }
challenge-seats = Qui commence est tiré au sort.
challenge-until = On attend les réponses, mais pas éternellement : fin { $when }.
invitation-rated = 🏅 Partie classée : le résultat compte.
challenge-suggests = 💬 { $name } préférerait jouer ainsi :
challenge-asks = 💬 { $owner }, { $name } préférerait jouer autrement à **{ $game }** : { $terms }. [Le défi]({ $link }) attend votre réponse.
challenge-suggested = C'est dit : { $name } choisit maintenant entre votre proposition et la sienne.
challenge-upheld = { $name } préfère s'en tenir à ce que dit le défi. Il attend toujours une réponse.
challenge-taken-up = { $name } est d'accord.
invitation-agreed = Tout le monde veut jouer. La partie commence dès qu'il y a de la place pour elle.
invitation-busy = Tout le monde veut jouer. La partie commence ici dès que la table de ce salon est finie.
invitation-begun = ▶️ Tout le monde veut jouer, et la partie a commencé : { $place }
invitation-declined = 🚫 Défi lancé par { $name } : il n'y a pas assez de monde pour y jouer en ce moment.
invitation-withdrawn = Invitation retirée par { $name }.
invitation-lapsed = On n'attend plus de réponse : cette invitation est restée ouverte trois jours.

button-accept = Accepter
button-notnow = Pas maintenant
button-suggest = Autres options
button-calloff = Retirer
button-takeup = Jouer ainsi
button-turndown = Garder les miennes

suggest-title = Que préféreriez-vous jouer ?
suggest-options = Variantes
suggest-options-hint = Par exemple : { $example }. Rien : le jeu de base.
suggest-clock = Temps pour une décision
suggest-clock-same = comme dans le défi
suggest-rated = Le résultat compte-t-il ?
suggest-rated-yes = Oui, partie classée
suggest-rated-no = Non, pour le plaisir

## Chercher des joueurs

seek-head =
    { $missing ->
        [0] 🔎 **{ $game }** · { $names } veulent jouer.
        [one] 🔎 **{ $game }** · { $names } { $count ->
            [one] cherche
           *[other] cherchent
        } encore une personne pour jouer.
       *[other] 🔎 **{ $game }** · { $names } { $count ->
            [one] cherche
           *[other] cherchent
        } encore { $missing } personnes pour jouer.
    }
seek-withdrawn = 🔎 **{ $game }** · { $name } ne cherche plus de joueurs.
seek-lapsed = 🔎 **{ $game }** · Il n'y a pas eu assez de monde en trois jours. `/chercher` relance la recherche.
seek-sent = Vous cherchez des joueurs dans { $channel }. La partie commencera dans un fil en dessous dès qu'il y aura assez de monde.
button-seekin = J'en suis
button-seekout = Finalement non

## Quand quelque chose n'est pas fait, et ce qui marcherait

refused-challenge-direct = Il n'y a personne d'autre dans un message privé. Utilisez `/défi` dans un salon d'un serveur ; `/jouer` commence ici même une partie contre des ordinateurs.
refused-seek-direct = Il n'y a personne d'autre dans un message privé. Utilisez `/chercher` sur un serveur ; `/jouer` commence ici même une partie contre des ordinateurs.
refused-challenge-self = On ne peut pas se défier soi-même. Nommez quelqu'un d'autre, ou jouez contre des ordinateurs avec `/jouer`.
refused-challenge-bot = { $name } est un bot et ne joue pas ici. `/jouer` commence une partie contre des ordinateurs.
refused-challenge-gone = { $name } n'est pas sur ce serveur, ou n'y est plus. On ne peut défier que des membres.
refused-challenge-unseen = { $name } ne voit pas ce salon et ne pourrait pas y jouer. Lancez le défi dans un salon que vous voyez tous les deux.
refused-challenge-off = { $name } n'accepte pas de défis. Ouvrez une table avec `/table ouvrir` : vous rejoindra qui voudra jouer.
refused-challenge-twice = Une personne est nommée deux fois. Nommez chacune une seule fois.
refused-challenge-own = Ce défi vient de vous : c'est aux autres de répondre. *Retirer* l'annule.
refused-challenge-others = Ce défi s'adresse à d'autres. Lancez le vôtre avec `/défi`, ou cherchez des joueurs avec `/chercher`.
refused-challenge-busy = Ce salon a déjà une table, et il est impossible d'y ouvrir un fil. Lancez le défi dans un salon textuel où je peux créer des fils, ou quand la table sera finie.
refused-invitation-seats =
    { $seats ->
        [one] On n'y joue pas seul.
       *[other] Vous seriez { $seats }, et avec ces options on y joue à { $counts }. Invitez plus ou moins de monde, ou choisissez d'autres options.
    }
refused-seek-seats = Avec ces options on joue à { $counts }. Choisissez un de ces nombres comme `places`, ou d'autres options.
refused-invitation-many = { $most } de vos invitations attendent déjà sur ce serveur. Retirez-en une, ou attendez une réponse.
refused-invitation-accepted = Vous avez déjà accepté. La partie commence quand les autres l'auront fait aussi.
refused-invitation-same = C'est déjà ce qui est proposé. Changez quelque chose, ou acceptez.
refused-invitation-changed = Quelqu'un a été plus rapide : le texte a changé entre-temps. Relisez-le, et répondez à cela.
refused-invitation-owner = Seule la personne qui l'a envoyée, { $name }, peut faire cela.
refused-invitation-agreed = Tout le monde veut déjà jouer, et la partie va commencer.
refused-invitation-begun = C'est réglé : la partie a commencé.
refused-invitation-declined = C'est réglé : le défi a été décliné.
refused-invitation-withdrawn = C'est réglé : l'invitation a été retirée.
refused-invitation-lapsed = Ce n'est plus ouvert : l'invitation a attendu trois jours. Envoyez-en une autre avec `/défi` ou `/chercher`.
refused-no-invitation = Cette invitation n'existe plus. Envoyez-en une autre avec `/défi` ou `/chercher`.
refused-seek-nowhere = Ce serveur n'a pas de salon pour chercher des joueurs. Les gestionnaires du serveur en choisissent un avec `/hedgepost réglages recherche:`. D'ici là, `/table ouvrir` ouvre une table que chacun peut rejoindre.
refused-seek-unseen = On cherche des joueurs dans un salon que vous ne voyez pas. Demandez à qui gère le serveur, ou ouvrez une table avec `/table ouvrir`.
refused-seek-joined = Vous en êtes déjà. La partie commence dès qu'il y a assez de monde.
refused-seek-not-in = Vous n'en étiez pas : il n'y a rien à annuler.
refused-seek-owner = C'est vous qui cherchez des joueurs ici. *Retirer* y met fin.
refused-seek-blocked = Vous ne pouvez pas rejoindre cette partie. Cherchez vous-même des joueurs avec `/chercher`, ou ouvrez une table avec `/table ouvrir`.
refused-block-oneself = On ne peut pas se bloquer soi-même.
refused-block-many = Vous avez bloqué { $most } personnes, c'est le maximum. `/moi débloquer` fait de la place.
refused-never-blocked = Vous n'aviez pas bloqué { $name } : rien n'a changé.
refused-reserved-people = `{ $option }` ne nomme personne. Mentionnez des membres, comme @Anne @Paul : tapez @ et choisissez.
