## The puzzle of the week

cmd-hedgepost-puzzles = puzzles
cmd-hedgepost-puzzles-about = A puzzle every week, out of games that were played here: "win this turn"
cmd-hedgepost-puzzles-channel-about = Where it is posted
cmd-hedgepost-puzzles-off = off
cmd-hedgepost-puzzles-off-about = No puzzles any more
server-puzzles = A puzzle every week in { $channel }
server-no-puzzles = No puzzle of the week
puzzle-title = 🧩 **Puzzle of the week** · { $game }
puzzle-task = Out of a game that was played here. It is the turn of **{ $seat }**, and there is a way to **win at once**. Do you see it?
puzzle-solved-by =
    { $more ->
        [0] ✅ Solved by { $names }
       *[other] ✅ Solved by { $names } and { $more } more
    }
puzzle-find = **Win this turn.** Nobody sees what you try.
puzzle-right = ✅ **That wins.** Your name stands below the puzzle now.
puzzle-wrong = That turn does not win. There is a better one: try again.
button-solve = Solve
