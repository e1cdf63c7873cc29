## Leagues: what is not done, and what would work

refused-league-unreliable = Of your last decisions in finished games you made { $share } % yourself, and a league asks for { $asked } %. { $tables ->
    [one] One more game finished by your own hand
   *[other] { $tables } more games finished by your own hand
} and you may enter.
refused-league-too-many-tables = That would be { $tables } league games for you at once, and { $most } is the most. Enter when some of them are over, or leave another league first.
refused-no-league = That league no longer exists. `/league list` shows what there is on this server.
refused-league-none = There is no league on this server yet. Somebody with *Manage Events* can begin one.
refused-league-which = There are several leagues here: { $names }. Say which one you mean with `league:`, or use the command in its channel.
refused-league-joined = You are in already. *My tables* and `/league me` show what comes.
refused-league-not-in = You take no part in this season, so there is nothing to leave. `/league join` lets you in while sign-up is open.
refused-league-no-place = { $stage ->
    [drawn] The draw is made, so nobody joins this season any more, unless a place becomes free. `/league join` works again when the next one opens.
   *[other] The season has begun, and nobody has left a place free. `/league join` works again when the next one opens.
}
refused-league-table = This game belongs to a league, so its course is settled: nobody stops it, changes its options or gives its seats away. An organiser of the league can decide it.
refused-league-resign = A league game is not resigned alone while others play on. `/league leave` takes you out of the season, and a computer plays your games to their end.
refused-league-not-drawn = The draw is not out yet, so there are no divisions and no games to show. `/league show` has the dates, and who is in.
refused-league-division-of = This season has { $many ->
    [one] one division only
   *[other] divisions 1 to { $many }
}. Leave the option out for your own.
refused-league-nowhere = You take part in no league here at the moment. `/league list` shows what there is to join.
refused-league-no-tables = Nobody of that name plays in this season. `/league standings` shows who does.
refused-league-avoid-self = Choose somebody else on this server: not yourself, and no bot.
refused-league-avoid-many = Your list holds { $most } people, and that is the most: a league has to be able to seat everybody. Take somebody off it first with `on: False`.
log-league-trouble = ⚠️ The posts of the league { $name } cannot be posted in { $channel }. Allow me to see it and to post pictures there, or choose another channel in the league's settings. Nothing is lost meanwhile.

## Commands

cmd-league = league
cmd-league-about = Leagues and cups of this server, for those who play
cmd-league-list = list
cmd-league-list-about = The leagues of this server, and where each stands
cmd-league-show = show
cmd-league-show-about = One league: what it asks, its calendar, and who is in
cmd-league-join = join
cmd-league-join-about = Take part in the next season
cmd-league-leave = leave
cmd-league-leave-about = Leave a season; you are asked before it happens
cmd-league-standings = standings
cmd-league-standings-about = Who stands where in a division, and which places are still possible
cmd-league-fixtures = fixtures
cmd-league-fixtures-about = Your games of the season, those of a member or of a division
cmd-league-me = me
cmd-league-me-about = The seasons in which you take part, and how you stand
cmd-league-history = history
cmd-league-history-about = Past seasons: who won, and where you stood
cmd-league-rules = rules
cmd-league-rules-about = How a league is played, scored and drawn
cmd-league-avoid = avoid
cmd-league-avoid-about = Whom you would rather not meet, as far as the draw allows; nobody else sees it
cmd-league-league = league
cmd-league-league-about = Which league; the one of this channel, or the only one, without
cmd-league-division = division
cmd-league-division-about = Which division; yours without
cmd-league-member = member
cmd-league-member-about = Whose; yours without
cmd-league-avoid-member-about = Whom; without, you see your list
cmd-league-avoid-on = on
cmd-league-avoid-on-about = False takes them off the list again

## What a season is

league-heading = **{ $name }** · season { $number } · { $game }
league-season-title = { $name } · Season { $number }
league-only-division = Standings
league-division = Division { $number }
league-weeks =
    { $count ->
        [one] one week
       *[other] { $count } weeks
    }
league-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
league-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
league-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
league-tables =
    { $count ->
        [one] One game of { $seats }
       *[other] { $count } games of { $seats } at once
    }
league-daily =
    { $count ->
        [one] about a decision a day
       *[other] about a decision a day in each
    }
league-pace = { $span } for a decision
league-lasts = { $span } long
league-round-lasts = a round lasts { $span }
league-away =
    { $count ->
        [one] one day away is yours
       *[other] { $count } days away are yours
    }
league-form-swiss =
    { $rounds ->
        [one] One round.
       *[other] { $rounds } rounds: each time you meet people with about as many points as you.
    }
league-form-knockout =
    { $seats ->
        [2] Knock-out: the winner of each game goes on.
       *[other] Knock-out: the best two of each game go on.
    }
league-dates = Begins { $starts } ({ $soon }), ends { $ends }
league-dates-begun = It has begun, and ends { $ends }
league-sealed = -# The draw is sealed: `{ $commitment }`
league-in =
    { $count ->
        [one] One is in: { $names }
       *[other] { $count } are in: { $names }
    }
league-stage-planned = opens for sign-up
league-stage-open = sign-up is open, begins
league-stage-drawn = the draw is being looked over, begins
league-stage-published = drawn, begins
league-stage-running = running, ends
league-stage-finishing = over: the last games are being decided
league-stage-closed = over
league-stage-cancelled = called off
league-stage-paused = paused: no date is due, and nothing is lost
league-cancelled = This season has been called off. Games that were running go on as ordinary ones.
league-nobody = nobody

## Sign-up and check-in

league-opens-later = Sign-up for **{ $name }** opens { $when }. It is posted in its channel then, with *Join*.
league-joined = You are in **{ $name }**. It begins { $when }; the day before I ask once whether you are still in.
league-joined-late = You are in **{ $name }**: you take over a place that had become free. *My tables* shows your games.
league-left = You are out of **{ $name }**. *Join* lets you in again as long as sign-up is open.
league-withdrew = You have left **{ $name }**. A computer plays your games to their end, so that nobody has to wait.
league-stays = You stay in **{ $name }**. Nothing has changed.
league-leave-ask = Leave **{ $name }**? You can join again as long as sign-up is open.
league-withdraw-ask =
    Leave **{ $name }** in the middle of the season? { $count ->
        [0] All your games are over, and you rank behind everybody who stays.
        [one] A computer plays your last game to its end, and you rank behind everybody who stays.
       *[other] A computer plays your { $count } games to their end, and you rank behind everybody who stays.
    } { $early ->
        [true] Fewer than half of your games are over, so those who sit there score at least their own average.
       *[false] What those games bring the others, they keep.
    } This cannot be undone by you.
button-yes-leave = Yes, leave
button-no-stay = No, stay
button-still-in = I am in
button-my-tables = My tables
button-cross-table = Cross-table
button-verify-draw = Verify the draw
button-standings = Standings
button-join-next = Join the next
league-check-in = **{ $name } is about to be drawn: are you still in?** Who played last season stays in without a word; who is new and says nothing is left out.
league-check-in-until = *I am in* counts until { $when }.
league-check-in-direct = **{ $name }** is about to be drawn ({ $when }). Are you still in? *I am in* is in { $place }. Who played last season stays in without a word; who is new and says nothing is left out.
league-still-in = Good: you are in. The games begin { $when }.

## The draw

league-drawn = 🎲 **{ $name }: the draw**
league-drawn-division = **{ $division }** ({ $count }): { $names }
league-drawn-all = { $count } are in: { $names }
league-drawn-starts = The games begin { $when }, each in a thread of its own.
league-seed = -# Seed `{ $seed }`, sealed before as `{ $commitment }`
league-verify = This file is the whole draw. `python -m engine draw { $file }` makes it again from the seed: divisions, who meets whom, and the seats. It says so if anything differs, and checks that the seed is the one that was sealed.

## Standings

league-division-post = **{ $name } · { $division }** ({ $count }) · games over: { $over } of { $of }
league-standings-detail = { $game } · games over: { $over } of { $of }
league-head-player = Player
league-head-points = Points
league-head-round = Round
league-head-tables = Games
league-head-reach = Possible places
league-standings-key = ★ title   ▲ goes up   ▼ goes down   (hollow: not certain yet)   × has left
league-standings-key-knockout = ★ winner   × has left
league-standings-said-knockout = { $place } { $name }, round { $round }, { $tables } games
league-standings-said =
    { $sure ->
        [true] { $place } { $name }, { $points } points, { $tables } games, place certain
       *[false] { $place } { $name }, { $points } points, { $tables } games, places { $best } to { $worst } possible
    }
league-outlook-title = (title)
league-outlook-up = (goes up)
league-outlook-down = (goes down)
league-outlook-gone = (has left)
league-cross-detail = Who came before whom
league-cross-key = ■ before   ○ behind   ‖ beside   · still running
league-cross-said = { $name }, { $points } points, came before { $names }.
league-points = { $points } points

## Tables

league-table-place = -# { $name } · { $division } · table { $number } of { $of }
league-table-place-only = -# { $name } · table { $number } of { $of }
league-table-place-round = -# { $name } · round { $round } · table { $number } of { $of }
league-tables-of = **Games of { $name }**
league-table = - { $number }: { $names } ({ $state })
league-table-void = counts for nobody
league-table-waits = about to begin
league-table-runs = running
league-table-places = Running: { $places }
league-list = **Leagues on this server**
league-me = **Your leagues here**
league-own-knockout = place { $place } of { $of }, round { $round }, { $tables } games
league-own =
    { $sure ->
        [true] { $division }: place { $place } of { $of }, { $points } points, { $tables } games
       *[false] { $division }: place { $place } of { $of }, { $points } points, { $tables } games; places { $best } to { $worst } still possible
    }
league-history = **{ $name }: seasons so far**
league-history-line = - Season { $number }: { $state }
league-history-place = (place { $place })
league-history-own = ({ $division }, place { $place })
league-avoids = As far as the draw allows, you are not seated with { $names }. Nobody else sees this list, and cups do not go by it.
league-avoids-nobody = Your list is empty: you meet whoever the draw brings. `/league avoid member:` puts somebody on it; nobody else sees it.

## Digest, decisions from the position, the end

league-digest = 📊 **{ $name }**, week { $week } · games over: { $over } of { $of }
league-digest-division = { $division }: { $names }
league-digest-person-knockout = { $name } (round { $round })
league-digest-person = { $name } { $points }
league-digest-more =
    { $count ->
        [one] and one more division
       *[other] and { $count } more divisions
    }
league-digest-end = The season ends { $when }.
league-judged =
    ⚖️ **{ $name } · { $division }, table { $table }: decided from the position.** Computers played on from it 64 times, from dice that anybody can derive; the score so far did not count.
    { $places }
league-won =
    { $count ->
        [one] **{ $names } wins.**
       *[other] **{ $names } share the title.**
    }
league-end-up = ▲ Up: { $names }
league-end-down = ▼ Down: { $names }
league-mover = { $name } ({ $division })
league-podium-detail = { $game } · people: { $people } · { $span }
league-podium-up = Up: { $names }.
league-podium-down = Down: { $names }.
league-curiosity-sweep = 🧹 { $name } came first in every one of { $of } games.
league-curiosity-firsts = 🥇 { $name } came first in { $number } of { $of } games.
league-curiosity-photo-finish = 📸 { $points } points between { $name } and { $other }: nobody could have been sooner.
league-curiosity-tie-break = ⚖️ { $name } ahead of { $other }, with the same points: only the tie-break told them apart.
league-curiosity-shared-title = 🤝 { $names } could be told apart by nothing.
league-curiosity-runaway = 🏇 { $name } won { $points } points ahead of everybody else.
league-curiosity-judged =
    { $number ->
        [one] ⚖️ One game of { $of } was decided from its position.
       *[other] ⚖️ { $number } games of { $of } were decided from their positions.
    }
league-curiosity-comeback = 🪜 { $name } came last in { $number } of { $of } games, and goes up all the same.

## Rules

league-rules-meet = There are no rounds: all games begin at once, everybody holds each seat equally often, and any two people meet as often as any other two, give or take one.
league-rules-points = **Points** 7, 4, 2 and 0 in a game of four (2 and 0 of two; 4, 2 and 0 of three). Who shares a place shares the points.
league-rules-ties = **Ties** go by points in common games, if all who are tied met equally often, then by first places, then by the points of those one came before; else the place is shared. No name and no lot decides.
league-rules-moves = **Up and down** goes a quarter of a division, at least one. A tie across the line lifts all and spares all.
league-rules-late = **Late?** Your time for a decision runs out, then your reserve, and then a computer decides for you until you are back. `/away` keeps your clocks still for the days that are yours.
league-rules-leave = **Leaving** is possible at any time. A computer plays your games to their end, nobody waits, and nobody else loses by it.
league-rules-judged = **Unfinished games** are decided from the position some days after the end, by 64 games of computers, never by the score so far.
league-rules-sealed = **The draw** is sealed before it is made and can be checked by anybody afterwards: *Verify the draw*.
league-month =
    { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
league-weekday =
    { $day ->
        [0] Mon
        [1] Tue
        [2] Wed
        [3] Thu
        [4] Fri
        [5] Sat
       *[6] Sun
    }
league-step-open = Sign-up opens
league-step-ask = Are you still in?
league-step-draw = The draw is made
league-step-start = The games begin
league-step-end = The last clocks
league-step-judge = Decided from the position
