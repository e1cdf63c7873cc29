## Days

# How the first of a month is written within a date.
day-first = 1
day-and-length =
    { $count ->
        [one] { $day }: that day alone
       *[other] { $day }: { $count } days
    }

## Being away

cmd-away = away
cmd-away-about = Announce days on which you do not play: your clocks on this server stand still
cmd-away-from = from
cmd-away-from-about = First day: 2026-12-24, 24.12., 24/12 (day first), today, tomorrow, +3d, +2w
cmd-away-until = until
cmd-away-until-about = Last day, written in the same ways; +3d is three days after the first

away-told =
    { $days ->
        [one] 🧳 { $name } is away on { $first }
       *[other] 🧳 { $name } is away from { $first } to { $last }
    }{ $stops ->
        [true] ; their clock stands still meanwhile.
       *[false] .
    }
away-capped = At this table absences stop the clock for { $time } at most.
away-uncounted = At this table absences do not stop the clock.
away-deadline = Time for the present move: until { $when }.
away-begins = 🧳 { $name } is away until { $last }; their clock stands still so long.
away-back =
    { $stops ->
        [true] 👋 { $name } is back earlier than announced; their clock runs again.
       *[false] 👋 { $name } is back earlier than announced.
    }
away-off = 👋 { $name } is not away from { $first } on after all.

away-none = You have announced no absence on this server.
away-list = **Your absences on this server:**
away-item =
    { $days ->
        [one] - { $first }
       *[other] - from { $first } to { $last }: { $days } days
    }
away-left =
    { $left ->
        [0] In { $year }, no day is left of your { $allowance }.
        [one] In { $year }, one day is left of your { $allowance }.
       *[other] In { $year }, { $left } days are left of your { $allowance }.
    }
away-zone = Days begin and end by the time of { $zone }; `/me settings` changes that.
away-how = To announce one: `/away from:… until:…`, with days such as 2026-12-24, 24.12., tomorrow or +3d.
away-kept =
    { $days ->
        [one] You are away on { $first }.
       *[other] You are away from { $first } to { $last }.
    } { $tables ->
        [0] None of your games on this server is running now; those to come will know.
        [one] Your table is told: { $channels }
       *[other] Your { $tables } tables are told: { $channels }
    }
away-cancelled = That absence is cancelled, as far as it was still to come.
away-untold = I may not write in { $channels }: the clock there stands still all the same, but nobody has been told.
button-cancel-away = Cancel: { $day }

refused-away-no-day = `{ $date }` is no day that I can read. Write it like 2026-12-24, 24.12., 24/12 (the day first), today, tomorrow, +3d or +2w.
refused-away-until = Until when? Give the last day too: `/away from:… until:+3d`.
refused-away-past = { $day } is over; today is { $today }. An absence begins today at the earliest.
refused-away-backwards = { $last } is before { $first }. Give the first day and then the last one.
refused-away-far = { $last } is too far off. An absence can reach to { $latest }, a year from now.
refused-away-known = You have announced those days already. `/away` shows what you have announced.
refused-away-allowance =
    { $days ->
        [one] That would be one more day in { $year }
       *[other] That would be { $days } more days in { $year }
    }, and { $left ->
        [0] none is left
        [one] one is left
       *[other] { $left } are left
    } of the { $allowance } that this server allows a year. Nothing has changed.
refused-away-over = That absence is over or cancelled already. `/away` shows what is announced.

## The list of games

games-since = asked { $when }

## The daily overview

digest-hello = 📬 **Your games today**
digest-late = 📬 **Your games today**, late because I was out for a while: sorry.
digest-more =
    { $count ->
        [one] One more message: /games shows it.
       *[other] { $count } more messages: /games shows them.
    }
digest-stop = -# Every day at this time; `/me settings` changes or stops it.
digest-closed = -# I could not send you your daily overview: your direct messages are closed to me. Open them for this server, or stop it with `/me settings`.
