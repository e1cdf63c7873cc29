## Messages privés avec le bot : une personne y joue, contre des ordinateurs

cmd-solo = solo
cmd-solo-about = Votre partie dans ces messages privés : plateau, feuille, pendule et davantage

help-direct =
    📮 **Des jeux de société par correspondance**
    `/jouer` commence une partie contre des ordinateurs, ici même et tout de suite ; `niveau` choisit leur force, `places` le nombre de joueurs.
    Quand c'est à vous, appuyez sur *Jouer* sous le plateau, choisissez, puis *Valider*. Avant cela, *Annuler* revient d'un pas ; après, `/reprendre` revient d'un tour.
    `/coup` joue au clavier · `/main` montre ce que personne d'autre ne peut voir · `/consigne` répond pour vous hors de votre tour
    `/solo plateau` montre le plateau · `/solo résumé` ce qui s'est passé depuis votre dernier tour · `/solo position` n'importe quelle position · `/solo revoir` toute une partie une fois finie
    `/parties` liste ce qui vous attend, ici et sur tous les serveurs · `/solo pendule` règle le temps que vous avez · `/solo abandonner` renonce, `/solo arrêter` arrête la partie
    `/moi réglages` règle vos rappels, votre langue et vos couleurs, `/moi exporter` et `/moi oublier` ce qui est conservé à votre sujet · `/règles` explique les jeux
    Pour jouer avec d'autres, `/table ouvrir` dans un salon d'un serveur.
    Les dés sont scellés : leur empreinte est publiée avant la partie, la graine après, et chacun peut vérifier.

## Quand quelque chose n'est pas fait, et ce qui marcherait

refused-direct-open = Personne ne peut vous rejoindre dans un message privé. `/jouer` commence ici une partie contre des ordinateurs ; pour jouer avec d'autres, utilisez `/table ouvrir` dans un salon d'un serveur.
refused-direct-alone = Dans un message privé vous jouez seul contre des ordinateurs, et personne d'autre ne peut prendre de place. Pour jouer avec d'autres, utilisez `/table ouvrir` dans un salon d'un serveur.
refused-direct-thread = Il n'y a pas de fils dans un message privé. Sans `fil`, la partie commence ici même.
refused-direct-taken = Une partie attend déjà ici : `/solo plateau` la montre. Finissez-la d'abord, ou arrêtez-la avec `/solo arrêter`.
refused-direct-no-table = Il n'y a pas de partie ici. `/jouer` en commence une contre des ordinateurs.
refused-direct-away = Une absence s'annonce sur un serveur, à ceux qui vous y attendent. Ici personne n'attend : `/solo pendule` vous donne tout le temps voulu.
refused-direct-closed = Je peux vous répondre, mais pas vous écrire : vos messages privés me sont fermés. Autorisez-les dans les paramètres de confidentialité d'un serveur où nous sommes tous les deux, et le plateau viendra de lui-même.
refused-not-among-others = Je ne fais pas partie de cette conversation. Écrivez-moi directement, ou utilisez un salon d'un serveur où je suis.
refused-direct-solo = Dans un message privé, les commandes d'une table commencent par *solo* : `/solo plateau`, par exemple.
