## Messages privés avec le robot : une personne y joue, contre des ordinateurs

help-direct =
    📮 **Des jeux de société par correspondance**
    `/jouer` commence une partie contre des ordinateurs, ici même et tout de suite ; `niveau` dit leur force, `places` combien l'on joue.
    Quand c'est à vous, appuyez sur *Jouer* sous le plateau, choisissez, puis *Valider*. Avant cela, *Annuler* revient d'un pas ; après, `/reprendre` revient d'un tour.
    `/coup` joue au clavier · `/main` montre ce que vous seul pouvez voir · `/consigne` répond pour vous hors de votre tour
    `/table plateau` montre le plateau · `/table résumé` ce qui s'est passé depuis votre dernier tour · `/table position` n'importe quelle position · `/table revoir` toute une partie une fois finie
    `/parties` liste ce qui vous attend, ici et sur tous les serveurs · `/table pendule` règle le temps que vous avez · `/table abandonner` renonce, `/table arrêter` arrête la partie
    `/moi réglages` règle vos rappels, votre langue et vos couleurs, `/moi exporter` et `/moi oublier` ce qui est conservé à votre sujet · `/règles` explique les jeux
    Pour jouer avec d'autres, `/table ouvrir` dans un salon d'un serveur.
    Les dés sont scellés : leur empreinte est publiée avant la partie, la graine après, et chacun peut vérifier.

## Quand quelque chose n'est pas fait, et ce qui marcherait

refused-direct-open = Personne ne peut vous rejoindre dans un message privé. `/jouer` commence ici une partie contre des ordinateurs ; pour jouer avec d'autres, utilisez `/table ouvrir` dans un salon d'un serveur.
refused-direct-alone = Dans un message privé vous jouez seul contre des ordinateurs, et personne d'autre ne peut prendre de place. Pour jouer avec d'autres, utilisez `/table ouvrir` dans un salon d'un serveur.
refused-direct-thread = Il n'y a pas de fils dans un message privé. Sans `fil`, la partie commence ici même.
refused-direct-taken = Une partie attend déjà ici : `/table plateau` la montre. Finissez-la d'abord, ou arrêtez-la avec `/table arrêter`.
refused-direct-no-table = Il n'y a pas de partie ici. `/jouer` en commence une contre des ordinateurs.
refused-direct-away = Une absence s'annonce sur un serveur, à ceux qui vous y attendent. Ici personne n'attend : `/table pendule` vous donne tout le temps voulu.
refused-direct-closed = Je peux vous répondre, mais pas vous écrire : vos messages privés me sont fermés. Autorisez-les dans les paramètres de confidentialité d'un serveur où nous sommes tous les deux, et le plateau viendra de lui-même.
refused-not-among-others = Je ne fais pas partie de cette conversation. Écrivez-moi directement, ou utilisez un salon d'un serveur où je suis.
