## Computers that sit at a table

computer-name = { $name } (computer { $level })
level-1 = Beginner
level-1-named = 1 · { level-1 }
level-1-about = Overlooks a lot: good for a first game, or for a child
level-2 = Casual
level-2-named = 2 · { level-2 }
level-2-about = Sees the plain things, misses the others
level-3 = Steady
level-3-named = 3 · { level-3 }
level-3-about = A fair game for most people
level-4 = Sharp
level-4-named = 4 · { level-4 }
level-4-about = Seldom lets a chance go by
level-5 = Master
level-5-named = 5 · { level-5 }
level-5-about = The best that the computer can do
computer-add = 🤖 Add a computer: how strong?
button-dismiss = Remove a computer

## While they play

turn-thinking =
    { $count ->
        [one] 🤖 { $names } is thinking …
       *[other] 🤖 { $names } are thinking …
    }
turn-thinking-for = 🤖 The computer is thinking for { $names } …
panel-thinking = Done. { $thinking }
seats-computer = a computer of level { $level }: { $strength }

## When something is not done, and what would work

refused-no-such-level = There is no such level: computers play at levels { $first } to { $last }.
refused-computer-rated = The result of this table counts, so no computer can sit down here. Open a table that does not count, or play at once with /play.
refused-computer-stays = A computer keeps its seat until the game is over.
refused-no-computer = No computer sits at this table.
refused-void = The game has gone on since: nobody is asked that any more.
refused-play-seats = So this game is for { $counts } players, yourself included. Leave `seats` out, and it is as few as can be.

## /play

cmd-play = play
cmd-play-about = Play against computers, at once
cmd-play-level = level
cmd-play-level-about = How strong they play; 3 if you do not say
cmd-play-seats = seats
cmd-play-seats-about = How many play, yourself included; as few as can be if you do not say
