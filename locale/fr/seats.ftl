## Quand le temps est écoulé, et qui joue à la place de l'absent

time-up-once = ⏰ Temps écoulé : l'ordinateur a joué pour { $name }.
time-up-out = ⏰ Temps écoulé : { $name } quitte la partie.
seat-kept = 🤖 L'ordinateur joue pour { $name } jusqu'à son retour.
seat-opened = 💺 { $name } laisse sa place. Qui la prend continue la partie ; d'ici là, { $name } peut revenir.
seat-opened-time = ⏰ Temps écoulé pour { $name } : sa place est libre. Qui la prend continue la partie ; d'ici là, { $name } peut revenir.
seat-opened-owner = C'est à la personne qui a ouvert la table de dire qui la prend : /table remplacer
seat-opened-managers = Sur ce serveur, ce sont les responsables qui disent qui la prend : /hedgepost place
table-asleep = 💤 Personne n'est passé à cette table pendant tout un tour. La partie attend, sans pendule, que quelqu'un revienne.
turn-open = 💺 { $names } : cette place est libre, qui la prend continue la partie
turn-computers = 🤖 L'ordinateur attend quelqu'un de la table : appuyez sur Jouer, et il continue
turn-asleep = 💤 Au tour de : { $names }. La partie attend que quelqu'un revienne
button-return = Me revoilà
button-take = Prendre la place
button-take-of = Prendre la place : { $name }
seat-taken-over = 💺 { $mention } succède à { $before }.
seat-taken-asked = 💺 { $mention } succède à { $before } : à vous de jouer.
seat-taken-told = La place est à vous. /main montre ce que personne d'autre ne peut voir ; les coups joués sont dans /table partie.
came-back = 👋 { $name } est de retour.
welcome-back = Bon retour : vous jouez de nouveau vous-même.
computers-went-on = L'ordinateur a continué.
panel-computer = ⏰ Votre temps était écoulé : l'ordinateur a joué pour vous.
panel-computers = 🤖 L'ordinateur a joué pour vous en votre absence.
late-computer = ⏰ Votre temps était écoulé avant cela : l'ordinateur a joué pour vous.
result-seats = Places qui ont changé de main : { $seats }

seats-title = **Qui joue à cette table**
seats-kept = l'ordinateur joue jusqu'à son retour
seats-open = libre : qui la prend continue la partie
seats-out = a quitté la partie
seats-before = avant : { $names }
seats-until = { $name } jusqu'au { $date }
settings-strangers =
    { $on ->
        [true] Une place libre : chacun peut la prendre
       *[false] Une place libre : qui a ouvert la table choisit qui la prend
    }
server-substitutes =
    { $on ->
        [true] Places libres : chacun peut les prendre, sauf si une table en décide autrement
       *[false] Places libres : seuls les responsables y installent quelqu'un
    }

refused-open-already = Votre place est déjà libre. Appuyez sur « Me revoilà » si vous préférez continuer.
refused-seat-taken = { $name } joue à cette place.
refused-played-elsewhere = Vous avez joué à une autre place de cette partie et savez ce qu'elle seule peut savoir.
refused-no-open-seat = Aucune place de cette table n'est libre.
refused-owner-chooses = À cette table, la personne qui l'a ouverte choisit qui continue : demandez-lui /table remplacer.
refused-managers-choose = Sur ce serveur, les responsables choisissent qui continue : demandez-leur /hedgepost place.
refused-not-away = Vous tenez déjà votre place : il n'y a rien à reprendre.

cmd-back = retour
cmd-back-about = Rejouer vous-même après l'ordinateur, ou tant que votre place est libre
cmd-substitute = remplacer
cmd-substitute-about = Laisser votre place à qui continuera ; ou dire qui prend une place libre de votre table
cmd-substitute-member = membre
cmd-substitute-member-about = Qui prend la place libre ; pour la personne qui a ouvert la table
cmd-seats = places
cmd-seats-about = Qui joue à cette table, qui joue pour qui, et qui jouait avant
cmd-settings-strangers = inconnus
cmd-settings-strangers-about = Chacun peut prendre une place libre ; sinon, vous choisissez qui
cmd-hedgepost-substitutes = remplaçants
cmd-hedgepost-substitutes-about = Chacun peut prendre une place libre ; sinon, seuls les responsables y installent quelqu'un
