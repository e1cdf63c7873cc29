## Lists and small words

more-lines =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }

## The lobby

lobby-by = opened by { $name }
lobby-options = Variants: { $options }
options-none = none (base game)
lobby-missing =
    { $count ->
        [one] One more player makes it a game.
       *[other] { $count } more players make it a game.
    }
lobby-ready =
    { $free ->
        [0] All seats are taken: start when you like.
        [one] Ready to start; one seat is free.
       *[other] Ready to start; { $free } seats are free.
    }
lobby-started = The game has begun: { $names }.
lobby-closed = This table was closed before the game began.
options-of = **Options: { $game }**
options-choose = Which variants do you want to play? Take a preset, look through the groups, or take none for the base game.
options-placeholder = Variants
options-preset = A ready-made choice
options-group = One group after the other
options-keep-which = Keep which? Nothing has changed yet.
options-what-now = What shall it be? Nothing has changed yet.
options-keep = Keep { $option }
options-without = Without { $option }
options-write = Variants as text
options-write-line = Keys, each with its words behind it
options-write-hint = Such as: v9 v13 sideways v26. A preset's name works too; nothing is the base game.
option-usual = as usual
option-seats = { $advised } players
option-seats-both = { $advised } players ({ $possible } possible)
option-seats-possible = { $possible } players possible
option-length-much-more = much longer
option-length-more = longer
option-length-bit-more = a little longer
option-length-same = as long
option-length-bit-less = a little shorter
option-length-less = shorter
option-length-much-less = much shorter
option-tactics-much-more = much more tactical
option-tactics-more = more tactical
option-tactics-bit-more = a little more tactical
option-tactics-same = as tactical
option-tactics-bit-less = a little less tactical
option-tactics-less = less tactical
option-tactics-much-less = much less tactical
option-with = needs { $options }
option-without = not with { $options }
option-only-with = only with { $options }
lobby-counts = For { $counts } players.
lobby-crowded =
    { $count ->
        [one] Somebody must leave, or choose other variants.
       *[other] { $count } of you must leave, or choose other variants.
    }
lobby-between = One more or one fewer makes it a game.
lobby-better = With { $count } it can be played; it is best with { $counts }.
lobby-possible = With { $count } it can be played, though it is not especially advised.

## Buttons

button-join = Join
button-leave = Leave
button-options = Options
button-surprise = 🎲 Surprise me
button-write = Write…
button-clear = Base game
button-unchanged = Leave it as it was
button-earlier = ◀
button-later = ▶
button-start = Start
button-close = Close
button-play = Play
button-rules = Rules
button-undo = ↶ Undo
button-back = ↩ Back
button-back-to-panel = ↩ Back to my move
button-rules-all = All the rules
button-form = ✎ Fill in…
button-confirm = Confirm
button-confirm-usual = Confirm: { $steps }
button-rematch = Rematch
button-record = Record

## Turn and result

turn-asked = { $mentions }, your move
turn-answered =
    { $count ->
        [one] ✅ { $names } has chosen
       *[other] ✅ { $names } have chosen
    }
turn-waiting = waiting for { $mentions }
turn-sealed = The dice are sealed: `{ $commitment }`
result-wins =
    { $count ->
        [one] 🏁 **{ $names } wins.**
       *[other] 🏁 **{ $names } share the win.**
    }
result-close = A close finish: one step from another winner.
result-agreed = 🤝 **All agreed to stop: this game is a draw.**
result-decided = ⚖️ **This game was decided from its position.** Computers played it on 64 times; the first place goes to whoever did best in that. The score did not count.
result-abandoned = 🏳️ **This game was stopped without a result.**
result-length =
    { $steps ->
        [one] One step
       *[other] { $steps } steps
    } { $days ->
        [0] within a day
        [one] in a day
       *[other] in { $days } days
    }
result-seed = The dice were sealed as `{ $commitment }…`; the seed is ||`{ $seed }`||: check the record with /table record

## The panel

panel-news = **Since your last turn:** { $news }
panel-so-far = So far: { $steps }
panel-confirm = Confirm: **{ $steps }**?
panel-foretold = The table will read: “{ $told }”
panel-or-else = Or else:
panel-then = Then it is the turn of { $names }.
panel-then-you = Then it is your turn again.
panel-then-chance = Then chance has its say, and the game goes on.
panel-then-over =
    { $count ->
        [one] With that the game is over: { $names } wins.
       *[other] With that the game is over: { $names } share the win.
    }
panel-then-reveals = ⚡ That { $what }: it cannot be undone.
panel-at-once = ⚡ { $what }: played at once
panel-at-once-waits = ⚡ { $what }
panel-choose = { $first } to { $last }
panel-newer-board = The game has gone on since that post. Here is the board now.
panel-done = Done. Next: { $names }.
panel-goes-on = Done. Next: you again.
panel-over = Done. The game is over.
move-in-part = Played up to `{ $move }`, which was refused: { $why }
move-kept = Your move is safe, but the board could not be posted.
form-title = Your move
form-whole = Your move, written out
form-pick =
    { $count ->
        [one] One of: { $values }
       *[other] { $count } of: { $values }
    }
form-ordered = { $count }, in order, of: { $values }

## Deciding beforehand

button-standing = Standing answer
standing-choose = What should be answered for you?
standing-kept = **Your standing answer at this table:** { $answer }

## Commands

board-waiting = { $names } to move
board-over = This game is over.
record-running = The moves so far. Dice and secrets stay sealed until the game is over.
record-whole = The whole game with its seed. Check it with `python -m engine verify FILE`.
resigned = You have left the game. Thank you for playing.
stopped = The game is stopped.
closed = The table is closed.
voted = Your vote counts.
nothing-changed = Nothing has changed.
stop-vote = 🏳️ { $name } would like to stop this game for everybody ({ $votes } of { $needed } votes).
resign-ask = **Leave this game?** What is yours stays on the board, the others play on, and you rank behind everybody who stays. This cannot be undone.
resign-ask-ends = **Leave this game?** It ends at once, and the winner is { $names }. This cannot be undone.
resign-ask-stops = **Leave this game?** It stops at once, without a result. This cannot be undone.
stop-ask = **Stop this game for everybody?** It ends here, without a result. This cannot be undone.
vote-ask = **Stop this game for everybody, without a result?** That takes { $needed } votes; with yours there are { $votes }. A vote cannot be taken back.
close-ask =
    { $count ->
        [0] **Close this table?** Nobody sits at it. This cannot be undone.
        [one] **Close this table before the game has begun?** One person sits at it. This cannot be undone.
       *[other] **Close this table before the game has begun?** { $count } people sit at it. This cannot be undone.
    }
end-ask = **Stop this game as somebody who manages the server?** It ends for everybody, without a result. This cannot be undone.
button-resign-sure = Leave the game
button-resign-not = Stay
button-stop-sure = Stop it
button-stop-not = Play on
button-close-sure = Close the table
button-close-not = Keep it open
button-end-sure = End it
button-end-not = Let them play
button-why = Say why …
button-vote = Agree to stop
why-question = Why?
why-hint = The whole channel reads it. Sending it settles the matter; leave it empty if you like.
because = “{ $reason }”
farewell = { $name }: “{ $reason }”
ended-by-owner = It was { $name }.
ended-by-manager = It was { $name }, who manages this server.
ended = The table is ended.
reseated = { $mention } takes over seat { $seat } as { $name }.
seat-no-bots = A bot cannot take a seat.
settings-title = **{ $game }**
settings-quiet =
    { $on ->
        [true] Quiet: one board, updated in place
       *[false] A new post every turn
    }
settings-language = Language: { $language }
server-settings = **Hedgepost on this server**
server-channels = Tables may be opened in: { $channels }
server-everywhere = every channel
server-thread =
    { $on ->
        [true] New tables get a thread of their own
       *[false] New tables are played in the channel itself
    }
games-none = Nothing waits for you. Open a table with /table open, or play against computers with /play.
games-yours =
    { $count ->
        [0] **No game waits for you.**
        [one] **One game waits for you:**
       *[other] **{ $count } games wait for you:**
    }
games-others = **Waiting for others:**
games-lobby = not started yet
games-waiting = { $names } to move
rules-topics = **To read:** { $topics }
rules-variants =
    { $count ->
        [one] And one variant, with its own rules.
       *[other] And { $count } variants, each with its own rules.
    }
rules-table = **This table plays with:**
rules-now = **You can decide now:**
rules-choices = Choices: { $choices }
rules-cover = Overview
rules-choose = Go to a topic …
rules-choose-variant = Variants { $first } to { $last } …
rules-choose-game = Rules of a game …
help =
    📮 **Board games by post**
    `/table open` opens a table; others press *Join*, then somebody presses *Start*. `/play` begins a game against computers at once, here or in a direct message to me; alone with them, *Hint* and *Take back* help as often as you like. `/table watch` lets them play among themselves. `/challenge` invites somebody, `/seek` looks for players.
    When it is your move you are pinged: press *Play* under the board, choose, and *Confirm*. Nobody sees what you try before that, and *Undo* takes a step back. `/takeback` asks the others to let you decide once more.
    `/move` plays from the keyboard · `/hand` shows what only you may see · `/standing` answers for you out of turn · *Plan ahead*, behind *Play* while you wait, chooses for each throw and for the set-up
    `/table board` shows the board · `/table recap` what happened since your last turn · `/table at` any position · `/table replay` a whole game once it is over
    `/games` lists what waits for you · `/away` announces days without playing · `/table substitute` offers your seat to somebody else, `/table back` takes it back, `/table seats` shows who plays for whom
    `/me settings` is for your reminders, language and colours, `/me export` and `/me forget` for what is kept about you · `/table clock` for the table's time, and how strong the computer plays for whoever is late · `/rules` explains the games
    `/profile` and `/ladder` show ratings · `/league list` shows leagues and cups to join, `/league me` your tables in them; `/league-admin create` makes one
    Dice are sealed: their fingerprint is posted before the game, the seed after it, so anybody can check them.

## When something is not done, and what would work

refused-already-seated = You already sit at this table.
refused-sits-already = That person already sits at this table.
refused-full = All { $most } seats are taken.
refused-not-seated = You do not play at this table.
refused-unknown-option = There is no variant `{ $option }`. There are: { $choices }
refused-options-clash = { $one } and { $other } do not go together: { $reason }.
refused-option-needs = { $one } needs { $other }: { $reason }.
refused-options-seats = { $options } cannot be played by { $seats }. Possible: { $allowed } players. Choose other variants, or let somebody join or leave.
refused-option-words = `{ $option }` takes one of these at a time: { $choices }
refused-option-number = { $option }: `{ $word }` goes from { $least } to { $most }.
refused-options-long = That is too long: 400 characters of variants at most.
refused-full-so = With these variants { $most } can play, and all seats are taken.
refused-too-many = At most { $most } can play so. Somebody must leave, or choose other variants.
refused-too-few =
    { $fewest ->
        [2] Two players are needed
       *[other] { $fewest } players are needed
    }; { $missing ->
        [one] one more seat to fill.
       *[other] { $missing } more seats to fill.
    }
refused-already-started = The game has already started.
refused-closed = This table is closed. Open a new one with /table open, or play against computers with /play.
refused-owner-only = Only the one who opened the table can do that.
refused-players-only = Only those who played can ask for a rematch. Anybody can /table open a new one.
refused-channel-taken = This channel already has a table. Finish it first, or open yours with `thread: True`.
refused-no-table = That table no longer exists.
refused-no-table-here = There is no table in this channel. Open one with /table open.
refused-not-started = The game has not started yet.
refused-not-running = This game is over.
refused-no-standing = This game asks nobody out of turn, so there is nothing to answer beforehand.
refused-nothing-to-undo = There is nothing to undo: nothing is chosen that is not yet confirmed.
refused-nothing-to-confirm = Nothing has been chosen yet. Press Play to begin.
refused-already-voted = You have already voted to stop this game.
refused-no-such-seat = Nobody plays in seat { $seat }.
refused-not-your-move = It is the move of { $movers }{ $left }.
refused-only-watching = It is the move of { $movers }{ $left }. You can watch with /table board.
refused-old-board = That board is no longer the newest.
refused-already-done = Already done.
refused-busy = Too many people are changing this table at once. Please try again.
refused-guild-only = That is for servers: use it in a channel of one. Here, `/play` begins a game against computers.
refused-wrong-channel = Tables are not opened here. Try { $channel }.
refused-missing-permission = I need { $permissions } in { $channel }. Someone with Manage Channels can allow it.
refused-thread-archived = This thread is archived and locked. Someone who manages threads can open it again.
refused-channel-gone = The channel of this table no longer exists.
refused-discord-trouble = Discord did not take the board just now; it will be posted as soon as it does.
refused-manager-only = That is for people who can manage this server.
refused-old-command = That command has changed. Reload Discord and try again.
refused-bad-value = That value cannot be used here. Choose one from the list.
refused-empty-move = Type a move, such as: side c4 d, go d4
refused-no-topic = There is no topic “{ $topic }”. There are: { $choices }
refused-bad-form =
    { $count ->
        [one] “{ $field }” takes one of { $choices }. Nothing has changed: fill it in again.
       *[other] “{ $field }” takes { $count } different ones of { $choices }. Nothing has changed: fill it in again.
    }
refused-turn-over = Your turn is over before `{ $move }`. Nothing was played.
refused-after-reveal = What comes before `{ $move }` reveals something. Play up to there first, then go on.
refused-use-resign = To give up, use /table resign.
refused-too-long = That is too long: at most { $most } characters.
refused-try-again = Discord did not take the answer. Please try again.
refused-restarting = I am being restarted just now. Nothing has changed; please try again in a moment.
refused-not-saved = Nothing can be saved just now, and nothing has changed. Please try again in a few minutes.
refused-answer-lost = Discord did not take the answer, but what you asked for may be done: please look at the table before you try again.
refused-perhaps-saved = The connection to our database broke just then: that may have been saved, or not. Please look at the table before you try again.
refused-old-button = That button is no longer in use. Try /table board.
refused-table-elsewhere = There is no table in this channel. You play in { $channel }.
refused-no-threads-here = This channel has no threads. Open the table in a text channel, or with `thread: False`.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files

bug = Something went wrong on our side (id { $id }). If you had already confirmed, your move is safe; otherwise nothing has changed.

## Refused by the rules of several games: their words are here, whichever game it is

refused-no-such-move = `{ $move }` is no move of this game. You can play: { $choices }
refused-wrong-step = That is not what is to decide now. You can play: { $choices }
refused-not-now = There is nothing to decide now.
refused-already-gone = That player has already resigned.
refused-empty = Nobody stands on { $square }. You can play: { $choices }
refused-over = The game is over.
refused-not-your-turn = It is not your move.
refused-bad-position = That is not a position of this game.
