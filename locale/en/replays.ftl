## Looking back at a game

button-recap = ▶ Watch it
button-replay = Replay
recap-turns = **The last turns:** { $news }
recap-known = nothing but what you chose yourself.
recap-drawing =
    { $count ->
        [one] 🖌️ Drawing one step …
       *[other] 🖌️ Drawing { $count } steps …
    }
film-waits =
    { $count ->
        [0] Films of other servers come first; then it is yours.
        [one] One film of this server comes first; then it is yours.
       *[other] { $count } films of this server come first; then it is yours.
    }
replay-title = **{ $game }** · { $names } · { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
replay-older = Steps 0–{ $before } were played under older rules: the pictures begin with the position after step { $first }.
at-ply = **Step { $ply } of { $last }**
at-set-up = 0 · the set-up
animation-alt = Animation, step by step, from step { $first } to step { $last }. At its end:

refused-no-ply = There is no step { $ply }: this game has steps 0 to { $last }.
refused-still-running = This game is still running; its replay comes at the end. Until then, /table recap shows the last turns and /table at any position so far. Earlier games can be chosen with `game:`.
refused-nothing-to-replay = No game has come to its end in this channel yet. There is something to replay when one has.
refused-no-past-game = There is no such game in this channel. Choose one from the list, or leave `game` out for the last one.
refused-nothing-yet = Nothing has been played yet. /table board shows the set-up.
refused-older-rules = Steps 0–{ $before } were played under older rules, so their positions can no longer be shown. From step { $first } on they can; /table record has every step in writing.
refused-film-asked = You are waiting for another film already. Ask for the next one when it is there; meanwhile /table at shows any position.
refused-film-busy = Too many films are being drawn at the moment. Ask again in a few minutes; meanwhile /table at shows any position.
refused-other-rules = This game was played under rules that have changed since, so it cannot be shown step by step. /table board and /table record still work.

## Commands

cmd-recap = recap
cmd-recap-about = What happened since your last turn, in words and as an animation, to you alone
cmd-replay = replay
cmd-replay-about = A whole game that is over, as an animation with its record, to you alone
cmd-at = at
cmd-at-about = The position after any step, to you alone
cmd-at-ply = ply
cmd-at-ply-about = After which step; 0 is the set-up
cmd-past-game = game
cmd-past-game-about = Which game of this channel, if not the last one
