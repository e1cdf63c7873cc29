## Who may have tables, and how those of a channel begin

cmd-hedgepost-roles = roles
cmd-hedgepost-roles-about = Who may open tables, and which role is pinged when one is open
cmd-hedgepost-opens = opens
cmd-hedgepost-opens-about = A role that may open tables; the first one shuts out everybody without a role
cmd-hedgepost-no-longer = no-longer
cmd-hedgepost-no-longer-about = A role that may not open tables any more; without any, everybody may
cmd-hedgepost-called = pinged
cmd-hedgepost-called-about = The role that is pinged when somebody opens a table to join
cmd-hedgepost-uncalled = nobody-pinged
cmd-hedgepost-uncalled-about = Ping no role any more
cmd-hedgepost-channel = channel
cmd-hedgepost-channel-about = How new tables of one channel begin, where that is not as everywhere
cmd-hedgepost-which = channel
cmd-hedgepost-which-about = Which channel, if not this one; its threads and posts do as it does
cmd-hedgepost-usual = as-everywhere
cmd-hedgepost-usual-about = Forget what was special there; what else you choose with it holds again
cmd-hedgepost-block = block
cmd-hedgepost-block-about = Let a member open and join no tables; without a member, who is blocked
cmd-hedgepost-blocked-about = Who may sit down nowhere from now on
cmd-hedgepost-unblock = unblock
cmd-hedgepost-unblock-about = Let a member open and join tables again
cmd-hedgepost-unblocked-about = Who may sit down again
cmd-hedgepost-reason = reason
cmd-hedgepost-reason-about = Why; the log channel will read it

server-openers = Tables are opened by: { $roles }
server-openers-all = Everybody may open tables
server-called = Pinged when a table is open: { $role }
server-called-none = No role is pinged when a table is open
server-blocked =
    { $count ->
        [one] One member is blocked from tables: `/hedgepost block` says who
       *[other] { $count } members are blocked from tables: `/hedgepost block` says who
    }
customs = New tables in { $channel }: { $facts }
customs-none = New tables in { $channel } begin as everywhere on this server.
blocked = { $name } can open and join no table here any more.
blocked-plays =
    { $count ->
        [one] They still sit at a table in { $channels }: `/hedgepost seat` gives their seat to somebody else, `/hedgepost end` ends it.
       *[other] They still sit at tables in { $channels }: `/hedgepost seat` gives a seat to somebody else, `/hedgepost end` ends a table.
    }
blocked-none = Nobody is blocked from tables here.
blocked-list =
    { $count ->
        [one] **Blocked from tables:** { $people }
       *[other] **Blocked from tables ({ $count }):** { $people }
    }
unblocked = { $name } can open and join tables again.
called = 🔔 { $role } { $name } has opened a table: **[{ $game }](<{ $link }>)**. Come and join!

refused-private-thread = I am not in this private thread, so I can post nothing here. Mention me once, { $channel }, and try again.
refused-out-of-sight = I cannot see { $channel } any more. If it is a private thread, mention me there once, { $roles }; else somebody who manages channels can allow me *View Channel*.
refused-blocked = The managers of this server have taken away the right to sit down at its tables. Ask them if you think that is wrong; in a direct message with me, `/play` is always yours.
refused-openers-only = Here tables are opened by { $roles }. You can join any table that is open, and `/play` against computers in a direct message with me.
refused-blocked-already = { $name } is blocked already. `/hedgepost unblock` lets them play again.
refused-not-blocked = { $name } is not blocked. `/hedgepost block` without a member says who is.
refused-block-self = You cannot block yourself: somebody else who manages the server could.
refused-block-bot = Bots cannot sit down at a table anyway.
refused-many-blocked = At most { $most } people can be blocked, and that many are. Unblock somebody first, or ban them from the server.
refused-many-openers = At most { $most } roles can be named, and that many are. Take one away first with `no-longer`.
refused-many-customs = At most { $most } channels can be special, and that many are. Choose `as-everywhere` for one of them first.
refused-call-everyone = That would ping the whole server for every table. Choose a role that members take if they want to be told.
refused-call-unheard = My mention of { $channel } would reach nobody. Let anyone @mention this role (server settings, *Roles*), or allow me *Mention Everyone* here.

log-settings = ⚙️ { $name } has changed the settings: { $changes }
log-blocked = 🚫 { $name } has blocked { $member } from tables.
log-unblocked = ✅ { $name } lets { $member } sit down at tables again.
log-seated = 🔁 Table { $number }: { $name } has seated { $member }.

## Privacy, in /help

help-privacy = 🔒 I keep tables, moves, names of players and what you choose here, and read no other messages. `/me export` shows all that is kept about you, `/me forget` deletes it.
help-contact = 📇 Questions, or something wrong? { $contact }
