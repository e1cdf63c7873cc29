## When a player's time is over, and whoever plays in their stead

time-up-once = ⏰ Time was up: the computer moved for { $name }.
time-up-out = ⏰ Time was up: { $name } is out of the game.
seat-kept = 🤖 The computer plays for { $name } until they come back.
seat-opened = 💺 { $name }'s seat is open. Whoever takes it plays on from here; { $name } can come back until then.
seat-opened-time = ⏰ Time was up: { $name }'s seat is open. Whoever takes it plays on from here; { $name } can come back until then.
seat-opened-owner = Who takes it is for the one who opened the table to say: /table substitute
seat-opened-managers = On this server its managers say who takes it: /hedgepost seat
table-asleep = 💤 Nobody has been at this table for a whole round. The game waits, without a clock, until somebody comes back.
turn-open = 💺 { $names }: this seat is open, whoever takes it plays on
turn-computers = 🤖 The computer waits for somebody at the table: press Play, and it goes on
turn-asleep = 💤 { $names } to move: the game waits until somebody comes back
button-return = I'm back
button-take = Take the seat
button-take-of = Take { $name }'s seat
seat-taken-over = 💺 { $mention } takes over from { $before }.
seat-taken-asked = 💺 { $mention } takes over from { $before }: your move.
seat-taken-told = The seat is yours. /hand shows what only you may see; the moves so far are in /table record.
came-back = 👋 { $name } is back.
welcome-back = Welcome back: you play your seat yourself again.
computers-went-on = The computer has gone on.
panel-computer = ⏰ Your time was up: the computer moved for you.
panel-computers = 🤖 The computer has moved for you while you were away.
late-computer = ⏰ Your time was up before that: the computer has moved for you.
result-seats = Seats that changed hands: { $seats }

seats-title = **Who sits at this table**
seats-kept = the computer plays until they come back
seats-open = open: whoever takes it plays on
seats-out = has left the game
seats-before = before: { $names }
seats-until = { $name } until { $date }
settings-strangers =
    { $on ->
        [true] An open seat: anybody may take it
       *[false] An open seat: who opened the table chooses who takes it
    }
server-substitutes =
    { $on ->
        [true] Open seats: anybody may take them, unless a table has it otherwise
       *[false] Open seats: only whom a manager seats
    }

refused-open-already = Your seat is open already. Press “I'm back” if you would rather play on.
refused-seat-taken = { $name } plays in that seat.
refused-played-elsewhere = You have played another seat of this game, and know what only that one may know.
refused-no-open-seat = No seat of this table is open.
refused-owner-chooses = At this table the one who opened it chooses who plays on: ask them for /table substitute.
refused-managers-choose = On this server its managers choose who plays on: ask one of them for /hedgepost seat.
refused-not-away = You hold your seat already: there is nothing to come back to.

cmd-back = back
cmd-back-about = Play your seat yourself again after the computer has, or while it is open
cmd-substitute = substitute
cmd-substitute-about = Offer your seat to whoever will play on; or say who takes an open seat of your table
cmd-substitute-member = member
cmd-substitute-member-about = Who takes the open seat; for the one who opened the table
cmd-seats = seats
cmd-seats-about = Who sits at this table, who plays in whose stead, and who did before
cmd-settings-strangers = strangers
cmd-settings-strangers-about = Anybody may take a seat that is open; otherwise you choose who does
cmd-hedgepost-substitutes = substitutes
cmd-hedgepost-substitutes-about = Anybody may take a seat that is open; otherwise only whom a manager seats
