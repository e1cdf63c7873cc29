# Ratings: tables whose result counts, profiles and ladders

cmd-open-rated = rated
cmd-open-rated-about = The result counts for the ratings of those who play
cmd-hedgepost-rated-about = New tables are rated, unless who opens one says otherwise
server-rated =
    { $on ->
        [true] New tables are rated, unless who opens one says otherwise
       *[false] New tables are not rated, unless who opens one says otherwise
    }
refused-rated-alone = A result only counts where people play each other. Open a table on a server with /table open, and let others join.
refused-rated-computer = A computer sits at this table, and results against computers do not count. Remove it first, or play without ratings.
refused-clock-rated = The result of this game counts, so its clock stays as it was when the game began.
vote-ask-rated = **Vote to stop this rated game?** Everybody who is there has to agree: that takes { $needed } votes; with yours there are { $votes }. If somebody has had three turns by then, it ends as a draw of all who still play; before that, it does not count. A vote cannot be taken back.
refused-no-result = No game that has ended has that number on this server. The number is in the name of its record: hedgehogs-12.hpr is the record of 12.
refused-result-unrated = That game was not rated, so there is nothing to take back.
refused-result-void = That result has been taken back already. A manager can let it count again.
refused-result-counts = That result counts already. A manager can take it back.

## What is at stake, and what has changed

rated-lobby = 🏅 Rated: the result counts. What is at stake shows as soon as two sit here.
rated-stakes = 🏅 Rated, at stake: { $stakes }
rated-stake = { $name } { $rating } (win { $win }, last { $last })
rated-changes = 🏅 Ratings: { $changes }
rated-change = { $name } { $rating } ({ $change })
rated-nobody = 🏅 This game changes nobody's rating.
resign-rated = It counts for your rating ({ $change }).
options-rated =
    { $on ->
        [true] 🏅 The result counts for ratings.
       *[false] The result does not count for ratings.
    }
button-rate = Let the result count
button-unrate = Do not count the result

## Who sees a profile

cmd-me-show = profile
cmd-me-show-about = Who may see your profile and your name on ladders
show-everyone = everyone
show-server = this server
show-nobody = nobody
me-show-everyone = Profile: shown to everyone on your servers
me-show-server = Profile: shown on one server alone
me-show-nobody = Profile: shown to nobody
refused-show-where = *This server* can only be chosen on a server. Use the command there, or choose everyone or nobody.

## Profiles

cmd-profile = profile
cmd-profile-about = Somebody's ratings and games on this server, as a card
cmd-profile-member = member
cmd-profile-member-about = Whose; yours without
cmd-profile-game-about = In one game; all of them without
profile-reach = ± { $reach } · rated games: { $count }
profile-placed = ± { $reach } · place { $place } of { $of } · rated games: { $count }
profile-unrated = not rated yet
profile-games = Games
profile-won = { $count } played, { $won } won
profile-kinds = Won / played, by number of players
profile-kind = { $seats }: { $count } ({ $won } won)
profile-favourites = Favourite variants
profile-answer = Answers on average within
profile-reliable = Decisions of their own
profile-share = { $share } %
profile-live = Playing now
profile-tables =
    { $count ->
        [0] no table
        [one] one table
       *[other] { $count } tables
    }
profile-best = Best result
profile-best-of =
    { $count ->
        [one] { $game }: won against one
       *[other] { $game }: won against { $count }
    }
profile-best-gain =
    { $count ->
        [one] { $game }: won against one, { $change }
       *[other] { $game }: won against { $count }, { $change }
    }
profile-said = { $name }: { $value }.
profile-recent = **Last results**
profile-result = { $when } { $game }: place { $place } of { $seats }
refused-profile-bot = Bots have no profile. Computers play without ratings.
refused-profile-hidden = { $name } does not show a profile here.
refused-profile-none = { $name } has not finished such a game on this server yet. A profile begins with the first game that ends.

## Ladders

cmd-ladder = ladder
cmd-ladder-about = Who is ahead of whom on this server
cmd-ladder-game-about = In one game; all of them without
ladder-title = Ladder · { $game }
ladder-all = All games
ladder-detail = { $count } listed · ▲▼ since last week · ★ new
ladder-tables =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
ladder-own = Your place: { $place } of { $of }, with { $rating }.
ladder-unlisted = You are not listed here: a place takes about twenty rated games of two, or ten of four, not too long ago. /table open rated: true opens one.
ladder-computers = -# Computers by level, for comparison: { $levels }
ladder-empty = Nobody is listed yet: a place takes about twenty rated games of two, or ten of four. /table open rated: true opens one.

## Corrections

cmd-hedgepost-result = result
cmd-hedgepost-result-about = Take back a rated result, or let it count again
cmd-hedgepost-result-table = table
cmd-hedgepost-result-table-about = The number of the table, as in the name of its record
cmd-hedgepost-result-act = act
cmd-hedgepost-result-act-about = What is to become of it
cmd-hedgepost-result-reason = reason
cmd-hedgepost-result-reason-about = Why, for the log
result-void = it no longer counts
result-count = it counts again
result-voided = The result of table { $number } no longer counts. All ratings of this server have been made anew.
result-restored = The result of table { $number } counts again. All ratings of this server have been made anew.
log-result-voided = ⚖️ { $name } took back the result of table { $number }: { $reason }
log-result-restored = ⚖️ { $name } let the result of table { $number } count again: { $reason }

## Roles for places

cmd-hedgepost-reward = reward
cmd-hedgepost-reward-about = A role for a place on the ladder; without anything: which places have one
cmd-hedgepost-reward-role = role
cmd-hedgepost-reward-role-about = Whoever holds the place has this role, until somebody else does
cmd-hedgepost-reward-place = place
cmd-hedgepost-reward-place-about = Which place; the first unless you say otherwise
cmd-hedgepost-reward-game-about = On the ladder of one game; of all games together without
cmd-hedgepost-reward-off-about = That place has no role any more
rewards-none = No place has a role. `/hedgepost reward role:` chooses one for the first place.
rewards-title = **Roles for places on the ladder**
rewards-line = { $game }, place { $place }: { $role }
refused-reward-what = Name the role that this place is to have with `role:`, or take it back with `off: true`.
refused-many-rewards = At most { $most } places can have a role, and that many have. Take one away first with `off: true`.
refused-no-reward = Place { $place } of that ladder has no role. `/hedgepost reward` without anything lists those that have one.
refused-reward-gone = This role no longer exists. Choose another one.
refused-reward-managed = Discord or an app gives this role, so I cannot. Choose one that members are given by hand.
refused-reward-forbidden = I may not give roles here: grant my role *Manage Roles* in the server settings. Only these rewards need it.
refused-reward-high = This role stands above mine. In the server settings, under *Roles*, drag my role above it, or choose a lower one.
refused-reward-yours = You can only choose a role that you could give yourself: one below your own, with *Manage Roles*.
log-reward-on = 🏅 { $name } chose { $role } for place { $place } on the ladder ({ $game }).
log-reward-off = 🏅 { $name } chose no role any more for place { $place } on the ladder ({ $game }).
log-reward-given = 🏅 { $member } has earned { $role } by a place on the ladder.
log-reward-taken = 🏅 { $member } has lost { $role }: it went with a place on the ladder.
log-reward-trouble = ⚠️ I cannot pass on { $role }, which goes with a place on the ladder. { $why }
