# Threads of tables.

thread-name = { $game } · { $names }
lobby-thread = 🧵 Played in { $channel }
thread-not-here = I would open a thread for each table, but I may not do that here: { $permissions } would help. So this one is played in the channel.
said-there = Done: see { $channel }.
refused-which-table = Several tables of this channel are played in threads: { $channel }. Ask there.
