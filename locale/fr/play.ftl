## Ce que dit `make play` à qui arrive

play-note =
    { "**" }Essayez** – ici, vous occupez toutes les chaises.
    1. Vous êtes d'abord **Alice**, contre un ordinateur : **{ $play }**, un choix, **{ $confirm }**.
    2. À plusieurs : dans **#games**, **{ $join }** sous la table de Bob. Devenez **Bob** : **{ $start }**.
    3. Devenez qui porte une pastille rouge ; sinon, c'est à vous.

    Ou tapez `/` pour toutes les commandes. Chloé parle français, et le serveur *Le Salon* aussi.
# À quoi servent les salons.
play-first-topic = Un ordinateur joue ici avec Alice : Jouer, un choix, Valider
play-games-topic = Une table est ouverte : rejoignez-la, ou ouvrez la vôtre avec /table ouvrir
play-chatter-topic = Parlez de tout
