## Clocks

clock-line = Clock: { $clock }
clock-off = off, everybody takes the time they need
clock-limit = { $time } for a decision
clock-reserve = { $time } in reserve
clock-reserve-refill = { $time } in reserve (+{ $refill } with every decision)
clock-weekends = weekends off ({ $zone })
clock-no-away = absences do not stop it
clock-most-away = absences stop it for { $time } at most
clock-expiry = When time runs out: { $what }
clock-level = (level { $level }, { $strength })
clock-level-option = Late players: level { $level }
expiry-once = the computer makes that one decision
expiry-keeps = the computer plays on until the player comes back
expiry-substitute = the seat is offered to a substitute
expiry-out = the player is out
expiry-once-about = The player decides again from the next time on
expiry-keeps-about = One tap, and the player has the seat again
expiry-substitute-about = Anybody whom the table or the server allows can take it over
expiry-out-about = As if they had resigned; the game goes on or ends by its rules
clock-preset-off = No clock
clock-preset-1d = 24 hours for a decision
clock-preset-2d = 48 hours for a decision
clock-preset-3d = 3 days for a decision
clock-preset-7d = A week for a decision
clock-preset-brisk = Brisk: 1 hour, a day in reserve
clock-choose = How much time
clock-choose-expiry = When time runs out
clock-choose-level = How strong the computer plays then
clock-page-hint = -# `/table clock` sets any other time, a reserve, weekends off and more.
clock-changed = ⏱️ { $name } has changed the clock. From the next decision on: { $clock }. Who is being asked now keeps the time they have.
clock-kept = The clock of this table:
button-clock = Clock
duration-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
duration-hours = { $count } h
duration-minutes = { $count } min
time-left = due { $when }
time-left-after = { "" } (due { $when })
server-clock = New tables: { $clock }

refused-bad-duration = `{ $option }` is no time that I understand. Write something like `48h`, `2d`, `1d 12h`, `90m`, or `off`.
refused-clock-limit = A decision can have from { $least } minutes to { $most } days, or `off`. Nothing has changed.
refused-clock-reserve = The reserve can be { $most } days at most. Nothing has changed.
refused-clock-refill = No more can come back with a decision than the reserve holds. Give it a larger `reserve`, or a smaller `refill`. Nothing has changed.
refused-clock-no-limit = Without a time for a decision there is nothing to keep in reserve. Choose a `limit` too, such as `24h`. Nothing has changed.
refused-clock-away = Absences can stop the clock for { $most } days at most, or `all` of the time. Nothing has changed.
refused-expiry-fixed = What happens when time runs out, and how strong the computer plays then, were agreed on when the game began, and stay. Everything else about the clock can be changed.
refused-clock-owner = Only the one who opened the table can change its clock. /table clock without anything shows it to you.

## Commands

cmd-clock = clock
cmd-clock-about = How much time a decision has; who opened the table may change it
cmd-clock-limit = limit
cmd-clock-limit-about = Time for a decision: 48h, 2d, 90m, or off
cmd-clock-reserve = reserve
cmd-clock-reserve-about = What everybody has in reserve besides: 24h, or off
cmd-clock-refill = refill
cmd-clock-refill-about = What comes back into the reserve with every decision: 1h, or off
cmd-clock-weekends = weekends
cmd-clock-weekends-about = Whether time runs on Saturdays and Sundays
cmd-clock-zone = zone
cmd-clock-zone-about = Where weekends begin and end: type a city
cmd-clock-expiry = expiry
cmd-clock-expiry-about = What happens when time runs out; chosen before the game begins
cmd-clock-most-away = absences
cmd-clock-most-away-about = For how long a player's absences stop the clock here: 14d, off, or all
cmd-clock-level = level
cmd-clock-level-about = How strong the computer plays for whoever is late; chosen before the game begins
cmd-open-clock = clock
cmd-open-clock-about = How much time a decision has
cmd-hedgepost-clock-about = How much time a decision has at new tables
cmd-hedgepost-expiry-about = What happens at new tables when time runs out
cmd-hedgepost-level-about = How strong the computer plays for whoever is late at new tables

## What may be typed, beside what the world writes: a comma between spellings

typed-off = off, none, no, 0
typed-today = today
typed-tomorrow = tomorrow
typed-all = all, everything
# Between two times of the day.
typed-to = to, until
# Behind a number.
typed-minute = m
typed-hour = h
typed-day = d
typed-week = w
