## Le problème de la semaine

cmd-hedgepost-puzzles = problèmes
cmd-hedgepost-puzzles-about = Un problème par semaine, tiré des parties jouées ici : « gagnez à ce tour »
cmd-hedgepost-puzzles-channel-about = Où le publier
cmd-hedgepost-puzzles-off = arrêter
cmd-hedgepost-puzzles-off-about = Plus de problèmes
server-puzzles = Un problème par semaine dans { $channel }
server-no-puzzles = Pas de problème de la semaine
puzzle-title = 🧩 **Le problème de la semaine** · { $game }
puzzle-task = Tiré d'une partie jouée ici. C'est à **{ $seat }** de jouer, et il y a moyen de **gagner tout de suite**. Le voyez-vous ?
puzzle-solved-by =
    { $more ->
        [0] ✅ Résolu par { $names }
       *[other] ✅ Résolu par { $names } et { $more } de plus
    }
puzzle-find = **Gagnez à ce tour.** Personne ne voit ce que vous essayez.
puzzle-right = ✅ **C'est gagné.** Votre nom figure maintenant sous le problème.
puzzle-wrong = Ce tour ne gagne pas. Il y a mieux : réessayez.
button-solve = Résoudre
