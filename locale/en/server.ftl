## The log channel

log-opened = 🪑 { $name } opened table { $number } ({ $game }) in { $channel }.
log-started = ▶️ Table { $number } ({ $game }) in { $channel } has started: { $names }.
log-over = 🏁 Table { $number } ({ $game }) in { $channel } is over. Won by: { $names }.
log-abandoned = 🏳️ Table { $number } ({ $game }) in { $channel } was stopped without a result.
log-agreed = 🤝 Table { $number } ({ $game }) in { $channel } was stopped: all who played it agreed.
log-resigned = 🏳️ Table { $number } ({ $game }) in { $channel }: { $name } (seat { $seat }) has left the game.
log-closed = 🚪 Table { $number } ({ $game }) in { $channel } was closed before it started.
log-reseated = 🔁 Table { $number } ({ $game }) in { $channel }: { $name } has taken over seat { $seat }.
log-offered = 💺 Table { $number } ({ $game }) in { $channel }: { $name } has offered seat { $seat } to a substitute.
log-timeout = ⏰ Table { $number } ({ $game }) in { $channel }: the time of { $name } (seat { $seat }) ran out.
log-trouble = ⚠️ Table { $number } ({ $game }): its board cannot be posted in { $channel }. { $why }
log-pruned =
    { $count ->
        [one] 🧹 { $name } cleared away one table that nobody had touched for { $days } days.
       *[other] 🧹 { $name } cleared away { $count } tables that nobody had touched for { $days } days.
    }
log-broken = ⚠️ I could not write into the log channel { $channel }: it is gone, or I may not see it or write there. Mend that, or choose another with `/hedgepost settings log:`.

## Server settings

cmd-hedgepost-allowance = away-days
cmd-hedgepost-allowance-about = Days a year that a member may be away with their clocks stopped
cmd-hedgepost-most = most-tables
cmd-hedgepost-most-about = How many tables a member may have open at once: 10 unless you choose; 0 is any number
cmd-hedgepost-log = log
cmd-hedgepost-log-about = A channel that is told in a line what happens at the tables
cmd-hedgepost-unlog = no-log
cmd-hedgepost-unlog-about = Tell no channel any more
server-allowance =
    { $days ->
        [0] Absences (`/away`) stop no clocks here
        [one] Members may be away with their clocks stopped for one day a year
       *[other] Members may be away with their clocks stopped for { $days } days a year
    }
server-most =
    { $count ->
        [0] A member may open any number of tables
        [one] A member may have one table open at a time
       *[other] A member may have { $count } tables open at a time
    }
server-log = Told what happens: { $channel }
server-no-log = No channel is told what happens
refused-most-tables =
    { $most ->
        [one] On this server a member can have one table open at a time. Yours is: { $channel }
       *[other] On this server a member can have { $most } tables open at a time. Yours are: { $channel }
    }. Finish or close one first, or join somebody else's.

## Figures

cmd-hedgepost-stats = stats
cmd-hedgepost-stats-about = This server's tables in figures, for you alone
stats-title = **Tables on this server**
stats-none = No table has been opened on this server yet. `/table open` opens the first.
stats-tables = Open: { $lobby } · running: { $running } · finished: { $over } · stopped: { $abandoned } · never started: { $closed }
stats-games = Games: { $games }
stats-moves =
    { $count ->
        [0] No move in the last seven days
        [one] One move in the last seven days
       *[other] { $count } moves in the last seven days
    }
stats-pace = A decision took { $time } on average
stats-waiting = Waiting longest: { $channel }, since { $when }

## Clearing away

cmd-hedgepost-prune = prune
cmd-hedgepost-prune-about = Close lobbies and games that nobody has touched for a while; shows them first
cmd-hedgepost-prune-days = days
cmd-hedgepost-prune-days-about = For how many days nobody has touched them; 30 unless you say otherwise
prune-nothing = There is nothing to clear away: every open table was touched within the last { $days } days.
prune-ask =
    { $count ->
        [one] **Close this table?** Nobody has touched it for { $days } days. A running game ends without a result.
       *[other] **Close these { $count } tables?** Nobody has touched them for { $days } days. Running games end without a result.
    }
prune-lobby = - { $game } in { $channel }: never started, opened { $when }
prune-running = - { $game } in { $channel }: last move { $when }
button-prune =
    { $count ->
        [one] Close it
       *[other] Close all { $count }
    }
prune-done =
    { $count ->
        [0] Nothing was closed: somebody has played on everywhere meanwhile.
        [one] One table is closed.
       *[other] { $count } tables are closed.
    }
prune-told = 🧹 This table was closed by those who manage the server: nobody had touched it since { $when }. `/table open` opens a new one.
