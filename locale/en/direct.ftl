## Direct messages with the bot: one person plays there, against computers

cmd-solo = solo
cmd-solo-about = Your game in these direct messages: board, record, clock and more

help-direct =
    📮 **Board games by post**
    `/play` begins a game against computers, right here and at once; `level` says how strong they are, `seats` how many play.
    When it is your move press *Play* under the board, choose, and *Confirm*. *Undo* takes a step back before that, `/takeback` a turn after it.
    `/move` plays from the keyboard · `/hand` shows what only you may see · `/standing` answers for you out of turn
    `/solo board` shows the board · `/solo recap` what happened since your last turn · `/solo at` any position · `/solo replay` a whole game once it is over
    `/games` lists what waits for you, here and on all servers · `/solo clock` is for the time you have · `/solo resign` gives up, `/solo stop` stops the game
    `/me settings` is for your reminders, language and colours, `/me export` and `/me forget` for what is kept about you · `/rules` explains the games
    To play with others, `/table open` in a channel of a server.
    Dice are sealed: their fingerprint is posted before the game, the seed after it, so anybody can check them.

## When something is not done, and what would work

refused-direct-open = Nobody can join you in a direct message. `/play` begins a game against computers here; to play with others, use `/table open` in a channel of a server.
refused-direct-alone = In a direct message you play by yourself against computers, and nobody else can take a seat. To play with others, use `/table open` in a channel of a server.
refused-direct-thread = There are no threads in a direct message. Leave `thread` out, and the game begins right here.
refused-direct-taken = A game is waiting here already: `/solo board` shows it. Finish it first, or stop it with `/solo stop`.
refused-direct-no-table = There is no game here. `/play` begins one against computers.
refused-direct-away = Absences are announced on a server, to those who wait for you there. Here nobody waits: `/solo clock` gives you as much time as you like.
refused-direct-closed = I can answer you, but not write to you: your direct messages are closed to me. Allow them in the privacy settings of a server where we both are, and the board comes by itself.
refused-not-among-others = I am not part of this conversation. Write to me directly, or use a channel of a server where I am.
refused-direct-solo = In direct messages the commands of a table begin with *solo*: `/solo board`, for example.
