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

## After a game against computers

button-level = Level { $level }

## Shows: computers play among themselves

show-pace =
    { $seconds ->
        [60] a turn a minute
       *[other] a turn every { $seconds } s
    }
show-next = ▶ Next: { $names } · { $pace }
show-halted = Paused. Next: { $names }.
show-asleep = 👀 **Still there?** *Go on*, and it is the turn of { $names }. Without anybody the show ends in an hour.
button-pause = Pause
button-goon = ▶ Go on
button-slower = Slower
button-faster = Faster
button-stop = Stop
result-show = 🤖 A show: nobody played but computers.
watch-here = You need not do anything to watch: every new board comes into this channel. Here is the newest.

refused-no-such-pace = There is no such pace: a show has { $paces } seconds between turns.
refused-show-owner = Whoever opened this show can stop it, or somebody who manages the server. You can pause it.
refused-show-seats = Computers play here among themselves. Open a table of your own with /table open, or play at once with /play.
refused-no-show = People play at this table: it cannot be paused or stopped like a show.
refused-watch-seats = So this game is for { $counts } players. Leave `seats` out, and it is as few as can be.
refused-watch-levels = { $levels } levels are too few or too many for { $seats } seats. Name one for all of them, or one for each; without `seats` there are as many as levels.
refused-watch-what = Nothing is played in this channel. Choose a `game`, and computers play it for you to watch.

## /table watch

cmd-watch = watch
cmd-watch-about = Watch computers play among themselves
cmd-watch-game-about = Which game; without one, the board of what is played here
cmd-watch-levels = levels
cmd-watch-levels-about = How strong they play: one for all, such as 3, or one for each, such as 5 3 1
cmd-watch-seats-about = How many play; as few as can be if you do not say
cmd-watch-pace = pace
cmd-watch-pace-about = How much time there is between turns; 8 seconds if you do not say
pace-3 = 3 seconds
pace-8 = 8 seconds
pace-20 = 20 seconds
pace-60 = a minute
