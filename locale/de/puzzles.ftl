## Das Rätsel der Woche

cmd-hedgepost-puzzles = rätsel
cmd-hedgepost-puzzles-about = Jede Woche ein Rätsel aus Partien, die hier gespielt wurden: „Gewinn in diesem Zug“
cmd-hedgepost-puzzles-channel-about = Wo es erscheint
cmd-hedgepost-puzzles-off = aus
cmd-hedgepost-puzzles-off-about = Keine Rätsel mehr
server-puzzles = Jede Woche ein Rätsel in { $channel }
server-no-puzzles = Kein Rätsel der Woche
puzzle-title = 🧩 **Rätsel der Woche** · { $game }
puzzle-task = Aus einer Partie, die hier gespielt wurde. **{ $seat }** ist am Zug, und es gibt einen Weg, **sofort zu gewinnen**. Siehst du ihn?
puzzle-solved-by =
    { $more ->
        [0] ✅ Gelöst von { $names }
       *[other] ✅ Gelöst von { $names } und { $more } weiteren
    }
puzzle-find = **Gewinn in diesem Zug.** Niemand sieht, was du versuchst.
puzzle-right = ✅ **Das gewinnt.** Dein Name steht jetzt unter dem Rätsel.
puzzle-wrong = Dieser Zug gewinnt nicht. Es gibt einen besseren: Versuch es noch einmal.
button-solve = Lösen
