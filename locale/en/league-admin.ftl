## Commands of organisers, as Discord shows them

cmd-league-admin = league-admin
cmd-league-admin-about = For those who look after leagues and cups
cmd-league-admin-create = create
cmd-league-admin-create-about = Make a league or a cup: a game and a day are enough
cmd-league-admin-settings = settings
cmd-league-admin-settings-about = What a league goes by, what needs you, and how to change it
cmd-league-admin-open = open
cmd-league-admin-open-about = Let people join from now on
cmd-league-admin-preview = preview
cmd-league-admin-preview-about = See the draw before everybody does, or draw now
cmd-league-admin-publish = publish
cmd-league-admin-publish-about = Show everybody the draw now
cmd-league-admin-start = start
cmd-league-admin-start-about = Begin all tables now
cmd-league-admin-extend = extend
cmd-league-admin-extend-about = Move all dates that are still to come
cmd-league-admin-pause = pause
cmd-league-admin-pause-about = Let nothing be due until you resume
cmd-league-admin-resume = resume
cmd-league-admin-resume-about = Go on, all dates later by the pause
cmd-league-admin-move = move
cmd-league-admin-move-about = Put somebody into another division before the draw is shown
cmd-league-admin-add = add
cmd-league-admin-add-about = Let somebody take part
cmd-league-admin-withdraw = withdraw
cmd-league-admin-withdraw-about = Take somebody out
cmd-league-admin-replace = replace
cmd-league-admin-replace-about = Give somebody's place, tables and points to another member
cmd-league-admin-result = result
cmd-league-admin-result-about = Correct how a table ended
cmd-league-admin-void = void
cmd-league-admin-void-about = Let a table count for nobody
cmd-league-admin-adjudicate = adjudicate
cmd-league-admin-adjudicate-about = Have a table decided from its position now
cmd-league-admin-penalty = penalty
cmd-league-admin-penalty-about = Take points away from somebody
cmd-league-admin-pardon = pardon
cmd-league-admin-pardon-about = Give back what was taken away
cmd-league-admin-undo = undo
cmd-league-admin-undo-about = Take back what an organiser did
cmd-league-admin-log = log
cmd-league-admin-log-about = What was done, by whom and why
cmd-league-admin-export = export
cmd-league-admin-export-about = A season as files
cmd-league-admin-close = close
cmd-league-admin-close-about = End a season whose tables are all over
cmd-league-admin-cancel = cancel
cmd-league-admin-cancel-about = Call a season off

cmd-league-admin-option-league = league
cmd-league-admin-option-league-about = Which, if there are several
cmd-league-admin-option-reason = reason
cmd-league-admin-option-reason-about = Why, for the log
cmd-league-admin-option-season = season
cmd-league-admin-option-season-about = Its number; else the newest
cmd-league-admin-option-person = person
cmd-league-admin-option-person-about = Who takes part
cmd-league-admin-option-member = member
cmd-league-admin-option-member-about = Who comes in
cmd-league-admin-option-division = division
cmd-league-admin-option-division-about = Its number
cmd-league-admin-option-points = points
cmd-league-admin-option-points-about = How many
cmd-league-admin-option-table = table
cmd-league-admin-option-table-about = As in its footer: 7, or 2.7 in division 2
cmd-league-admin-option-order = order
cmd-league-admin-option-order-about = Best first: Ann > Bob = Cy > Dee
cmd-league-admin-option-by = by
cmd-league-admin-option-by-about = How much: 3d, 1w, 12h
cmd-league-admin-option-deed = deed
cmd-league-admin-option-deed-about = What; else the last
cmd-league-admin-option-what = what
cmd-league-admin-option-what-about = Which files; else all
cmd-league-admin-option-game = game
cmd-league-admin-option-game-about = Which game
cmd-league-admin-option-starts = starts
cmd-league-admin-option-starts-about = When tables begin: 2026-12-24, in 3 days, next Monday
cmd-league-admin-option-opens = opens
cmd-league-admin-option-opens-about = When sign-up opens
cmd-league-admin-option-ends = ends
cmd-league-admin-option-ends-about = When it ends
cmd-league-admin-option-name = name
cmd-league-admin-option-name-about = What it is called
cmd-league-admin-option-form = form
cmd-league-admin-option-form-about = A league, or a cup
cmd-league-admin-option-evening = evening
cmd-league-admin-option-evening-about = All in one evening, with short clocks
cmd-league-admin-option-seats = seats
cmd-league-admin-option-seats-about = At each table
cmd-league-admin-option-times = times
cmd-league-admin-option-times-about = That everybody holds each seat
cmd-league-admin-option-size = size
cmd-league-admin-option-size-about = People of a division, about
cmd-league-admin-option-least = least
cmd-league-admin-option-least-about = People without whom it does not begin
cmd-league-admin-option-rounds = rounds
cmd-league-admin-option-rounds-about = Of a Swiss cup
cmd-league-admin-option-weeks = weeks
cmd-league-admin-option-weeks-about = How long a season lasts
cmd-league-admin-option-options = options
cmd-league-admin-option-options-about = Variants
cmd-league-admin-option-clock = clock
cmd-league-admin-option-clock-about = Time for a decision
cmd-league-admin-option-channel = channel
cmd-league-admin-option-channel-about = For posts and threads; else this one
cmd-league-admin-option-dashboard = dashboard
cmd-league-admin-option-dashboard-about = A private channel for organisers
cmd-league-admin-option-no-dashboard = no-dashboard
cmd-league-admin-option-no-dashboard-about = No such channel any more
cmd-league-admin-option-organiser = organiser
cmd-league-admin-option-organiser-about = Somebody more who looks after it
cmd-league-admin-option-no-organiser = no-organiser
cmd-league-admin-option-no-organiser-about = Somebody who does no longer
cmd-league-admin-option-goes-on = again
cmd-league-admin-option-goes-on-about = Whether another season follows
cmd-league-admin-option-rated = rated
cmd-league-admin-option-rated-about = Whether games count for ratings
cmd-league-admin-option-quiet = quiet
cmd-league-admin-option-quiet-about = One board in place, not a post a turn
cmd-league-admin-option-language = language
cmd-league-admin-option-language-about = Of its posts
cmd-league-admin-option-zone = zone
cmd-league-admin-option-zone-about = Where your days are meant: a city

league-admin-form-name-league = League: everybody meets everybody
league-admin-form-name-swiss = Cup, Swiss: nobody drops out
league-admin-form-name-knockout = Cup, knock-out: the best two go on
league-admin-export-csv = Tables (CSV)
league-admin-export-json = The draw, to be checked (JSON)
league-admin-export-calendar = Dates for a calendar (ICS)
league-admin-days = tomorrow 20:00 | next Monday | next Friday 19:00 | next Saturday | in 3 days | in 1 week | in 2 weeks | in 4 weeks

## A season in words

league-admin-usual-name-league = { $game } League
league-admin-usual-name-swiss = { $game } Cup
league-admin-usual-name-knockout = { $game } Cup
league-admin-head = **{ $league }** · season { $season } · { $stage }
league-admin-stage-planned = planned
league-admin-stage-open = sign-up is open
league-admin-stage-drawn = drawn
league-admin-stage-running = running
league-admin-stage-finishing = last moves
league-admin-stage-closed = over
league-admin-stage-cancelled = called off
league-admin-stage-paused = paused
league-admin-form-league = league
league-admin-form-swiss =
    { $rounds ->
        [one] Swiss cup, one round
       *[other] Swiss cup, { $rounds } rounds
    }
league-admin-form-knockout = knock-out cup
league-admin-tables-each =
    { $tables ->
        [one] One table at a time for everybody
       *[other] { $tables } tables at once for everybody
    }, { $seats } seats each, divisions of about { $size }
league-admin-table-each = One table at a time for everybody, { $seats } seats each
league-admin-date-opens = 📬 Sign-up opens { $when }
league-admin-date-checks-in = 🙋 Who joined is asked once more { $when }
league-admin-date-draws = 🎲 Draw { $when }
league-admin-date-publishes = 👀 Everybody sees the draw { $when }
league-admin-date-starts = ▶️ Tables begin { $when }
league-admin-date-ends = 🏁 End { $when }
league-admin-date-judges = ⚖️ What still runs is decided from its position { $when }
league-admin-next-open = By itself: sign-up opens { $when }.
league-admin-next-ask = By itself: who joined is asked whether they are still in { $when }.
league-admin-next-draw = By itself: the draw is made { $when }. You see it before anybody else.
league-admin-next-publish = By itself: everybody sees the draw { $when }.
league-admin-next-start = By itself: tables begin { $when }.
league-admin-next-finish = By itself: the last clocks run from { $when }.
league-admin-next-judge = By itself: what still runs is decided from its position { $when }.
league-admin-next-close = All tables are over: it closes by itself.
league-admin-table-line = { $number } · { $names } · { $state }
league-admin-state-void = counts for nobody
league-admin-state-over = over
league-admin-state-judged = decided
league-admin-state-runs = running
league-admin-state-waits = not begun
league-admin-setting-least = It takes { $count } people to begin
league-admin-setting-lasts = From start to end: { $length }
league-admin-setting-goes-on = The next sign-up opens { $length } after each season
league-admin-setting-once = One season only
league-admin-setting-rated = Games count for ratings
league-admin-setting-unrated = Games do not count for ratings
league-admin-setting-channel = Posts and tables: { $channel }
league-admin-setting-dashboard = Organisers' channel: { $channel }
league-admin-setting-no-dashboard = No organisers' channel (`/league-admin settings dashboard:` takes a private one)
league-admin-setting-organisers = Organisers: { $people }, and members with *Manage Events*
league-admin-setting-no-organisers = Organisers: members with *Manage Events*; managers name others with `/league-admin settings organiser:`

## What was done

league-admin-did-create = **{ $league }** is there.
league-admin-created-next = Everything happens by itself from here. `/league-admin settings` changes what you like until the draw, `/league-admin cancel` calls it off.
league-admin-did-settings = Changed.
league-admin-did-open = People can join from now on.
league-admin-did-draw = The draw is made. You see it with `/league-admin preview`, everybody else when it is published.
league-admin-did-redraw = That draw is thrown away, and a new seed is sealed.
league-admin-did-publish = Everybody can see the draw now.
league-admin-did-start = It begins: a table every two seconds.
league-admin-did-extend = All dates that are still to come are { $length } later.
league-admin-did-pause = Paused: nothing is due until `/league-admin resume`.
league-admin-did-resume = It goes on, with all dates later by as much as it stood still.
league-admin-did-move = { $name } is in division { $division } now, and its tables are seated anew.
league-admin-did-add = { $name } takes part.
league-admin-did-withdraw = { $name } takes part no more.
league-admin-did-replace = { $by } has the place, the tables and the points of { $name }.
league-admin-did-penalty =
    { $points ->
        [one] { $name } has one point less.
       *[other] { $name } has { $points } points less.
    }
league-admin-did-pardon = { $name } has all points back.
league-admin-did-result = Table { $number } ended so: { $order }. The standings follow.
league-admin-did-void = Table { $number } counts for nobody; each of its people scores their own average.
league-admin-did-adjudicate = Table { $number } is decided from its position by computers that play it on; that takes a few seconds.
league-admin-did-close = **{ $league }**: the season is over, and its standings are final.
league-admin-did-cancel = **{ $league }**: the season is called off. Games that run can be played on, for their own sake.
league-admin-did-undo = Undone: everything is as if it had never been.
log-league-admin = 🏆 **{ $league }**: { $what }

league-admin-undone-mark = (undone)
league-admin-deed-settled = the plan was changed
league-admin-deed-arranged-name = the league was renamed
league-admin-deed-arranged-channel = the league's posts moved to another channel
league-admin-deed-arranged-dashboard = the dashboard was moved, added or removed
league-admin-deed-arranged-people = the organisers were named anew
league-admin-deed-opened = sign-up opened
league-admin-deed-joined = { $name } joined
league-admin-deed-left = { $name } left
league-admin-deed-asked = those who joined were asked whether they are still in
league-admin-deed-confirmed = { $name } is still in
league-admin-deed-drawn = the draw was made
league-admin-deed-published = everybody was shown the draw
league-admin-deed-started = the season began
league-admin-deed-begun = table { $number } began
league-admin-deed-ended = table { $number } ended: { $order }
league-admin-deed-judged = table { $number } was decided: { $order }
league-admin-deed-called = table { $number } is to be decided from its position
league-admin-deed-finishing = the time of the season was over
league-admin-deed-closed = the season closed
league-admin-deed-extended = dates moved by { $length }
league-admin-deed-paused = the season was paused
league-admin-deed-resumed = the season went on
league-admin-deed-moved = { $name } was moved to division { $division }
league-admin-deed-withdrew = { $name } withdrew
league-admin-deed-replaced = { $by } took over from { $name }
league-admin-deed-voided = table { $number } was broken: it counts for nobody
league-admin-deed-penalised = { $name } lost points: { $points }
league-admin-deed-pardoned = { $name } has points back: { $points }
league-admin-deed-redrawn = the draw was thrown away
league-admin-deed-cancelled = the season was called off
league-admin-deed-paired = the next round was drawn
league-admin-log-empty = Nothing has been done yet.
league-admin-exported = Take it along. Nothing private is in these files: nobody's list of whom they would rather not meet, and no reasons.
league-admin-exported-draw = Whoever likes to check the draw saves the JSON file and runs `python -m engine draw FILE`.

## Asked before something big

league-admin-ask-draw =
    { $people ->
        [0] **Draw now?** Nobody has joined yet.
        [one] **Draw now?** One person is in. Sign-up ends with it.
       *[other] **Draw now?** { $people } people are in. Sign-up ends with it.
    }
league-admin-ask-draw-silent = Who has not answered the check-in and did not play last season is left out.
league-admin-ask-redraw = **Throw this draw away?** A new seed is sealed and posted, and sign-up is open until the next draw.
league-admin-ask-publish = **Show everybody the draw now?** After that nobody is moved any more.
league-admin-ask-start = **Begin now, before the time that everybody was told?** Clocks start at once, for { $people } people.
league-admin-ask-close = **Close the season now?** All { $over } tables are over. Places become final, and who goes up and down is settled.
league-admin-ask-cancel = **Call this season off?** { $open ->
        [0] No table runs.
        [one] One table is not over: it can be played on, for its own sake.
       *[other] { $open } tables are not over: they can be played on, for their own sake.
    } Nobody goes up or down.
league-admin-why-hint = For the log of the league. Sending it is the last word.
button-league-admin-draw-sure = Yes, draw now
button-league-admin-redraw-sure = Yes, draw again
button-league-admin-publish-sure = Yes, show it
button-league-admin-start-sure = Yes, begin now
button-league-admin-close-sure = Yes, close it
button-league-admin-cancel-sure = Yes, call it off
button-league-admin-not = No
button-league-admin-undo = Undo
button-league-admin-publish = Show everybody now
button-league-admin-redraw = Draw again …
button-league-admin-look = Look again
button-league-admin-log = Log
button-league-admin-figures = Figures
button-league-admin-newer = ← Newer
button-league-admin-older = Older →

## The draw, for organisers first

league-admin-preview = 🎲 Only organisers see this draw until it is published { $when }. `/league-admin move` puts somebody elsewhere.
league-admin-preview-shown = 🎲 Everybody can see this draw.
league-admin-preview-division = **Division { $division }** ({ $count }): { $names }. Tables: { $tables }; meetings of two people differ by { $spread } at most.
league-admin-preview-left-out = Left out, since they did not say that they are still in: { $names }. `/league-admin add` lets them in if you draw again.
league-admin-no-preview-planned = There is no draw yet: sign-up has not opened. The draw is due { $when }.
league-admin-no-preview-past = Everybody has seen this draw; it is in `/league-admin export`.

## What needs organisers

league-admin-count-people =
    { $count ->
        [0] Nobody has joined yet.
        [one] One person has joined.
       *[other] { $count } people have joined.
    }
league-admin-count-tables = { $over } of { $all } tables are over.
league-admin-all-well = ✅ Nothing needs you.
league-admin-looked = As of { $when }
league-admin-need-few =
    { $count ->
        [one] One person is missing: without them there is no draw { $when }. Invite somebody, or extend.
       *[other] { $count } people are missing: without them there is no draw { $when }. Invite some, or extend.
    }
league-admin-need-preview = A draw waits for your eyes: `/league-admin preview`. Without a word from you everybody sees it { $when }.
league-admin-need-late = Table { $tables } has waited since { $when }.
league-admin-need-absent =
    { $many ->
        [one] { $name } has not come to their table; a computer keeps the seat: { $tables }. Ask, replace or withdraw.
       *[other] { $name } has come to none of their { $many } tables; computers keep the seats: { $tables }. Ask, replace or withdraw.
    }
league-admin-need-asleep = Division { $division } sleeps: the last thing happened { $when }.
league-admin-need-not-begun =
    { $count ->
        [one] One table has not begun yet: { $tables }. It is tried again and again.
       *[other] { $count } tables have not begun yet: { $tables }. They are tried again and again.
    }
league-admin-need-judging =
    { $many ->
        [one] One table is not over: { $tables }. It is decided from its position { $when }.
       *[other] { $many } tables are not over: { $tables }. They are decided from their positions { $when }.
    }
league-admin-need-gone =
    { $many ->
        [one] Table { $tables } was stopped without a result: void it, or adjudicate it.
       *[other] Tables { $tables } were stopped without a result: void them, or adjudicate them.
    }
league-admin-need-paused = Paused since { $when }: nothing is due until `/league-admin resume`.
league-admin-need-channel = Its channel { $channel } is gone or out of my sight. `/league-admin settings channel:` chooses another.
league-admin-need-posts = These posts cannot be posted, and I try again every minute: { $posts }.
league-admin-post-sign-up = the sign-up
league-admin-post-check-in = the check-in
league-admin-post-preview = the preview of the draw
league-admin-post-draw = the draw
league-admin-post-division = standings
league-admin-post-judged = a decision from a position
league-admin-post-digest = the weekly digest
league-admin-post-end = the end of the season
league-admin-need-permissions = In { $channel } I lack { $permissions }.
league-admin-pairs-title = **People who do each other unusually well**
league-admin-pair = - { $one } and { $other }: { $tables } tables together, { $gain } and { $other_gain } points a table more than elsewhere
league-admin-pairs-none =
    { $count ->
        [0] No table has ended yet.
        [one] Nobody, in one table.
       *[other] Nobody, in { $count } tables.
    }
league-admin-talk-title = **Table talk**
league-admin-talk = - Table { $number } ({ $channel }): { $count } of the last { $most } messages are people's
league-admin-talk-none = Nothing has been said at the tables that I looked at.
league-admin-figures-note = Figures, and no verdict: friends may just play alike. I count messages and do not read them.

## The calendar

league-admin-calendar-opens = { $league } { $season }: sign-up opens
league-admin-calendar-opens-about = From now on people can join.
league-admin-calendar-checks-in = { $league } { $season }: check-in
league-admin-calendar-checks-in-about = Who joined is asked once whether they are still in.
league-admin-calendar-draws = { $league } { $season }: draw
league-admin-calendar-draws-about = Divisions, tables and seats are drawn from the sealed seed.
league-admin-calendar-starts = { $league } { $season }: tables begin
league-admin-calendar-starts-about = All tables begin at once.
league-admin-calendar-ends = { $league } { $season }: end
league-admin-calendar-ends-about = What still runs has its last clocks.
league-admin-calendar-judges = { $league } { $season }: last decisions
league-admin-calendar-judges-about = What still runs is decided from its position.

## What is not done, and what would work

refused-moment-unread = `{ $date }` is no day or time that I can read. Write it like 2026-12-24, 2026-12-24 20:00, in 3 days, next Monday or tomorrow 20:00.
refused-moment-past = `{ $date }` is over already, as clocks in { $zone } show it. Give a day that is still to come.
refused-moment-far = `{ $date }` is more than two years ahead. Give a nearer day.
refused-league-admin-none = There is no league on this server yet. `/league-admin create` makes one: a game and a day are enough.
refused-league-admin-which = You look after several leagues: { $leagues }. Say which in `league`.
refused-league-admin-unknown = No league here is called `{ $option }`. There are: { $leagues }.
refused-league-admin-season = This league has no season { $number }.
refused-league-admin-who = `{ $option }` is not one person of this season. Choose from the list that comes as you type.
refused-league-admin-table =
    { $many ->
        [0] This season has no tables yet: they come with the draw.
       *[other] `{ $option }` is no table of this season. The last one is { $last }. Choose from the list that comes as you type.
    }
refused-league-admin-bot = Bots do not take part. Choose a person.
refused-league-admin-start = Tables begin once the draw is made: `/league-admin preview` makes it and shows it to you.
refused-league-admin-extension = `{ $option }` is too little or too much: from a minute to 90 days, such as 3d, 1w or 12h.
refused-league-admin-nothing = No organiser has done anything to this season that could be undone.
refused-league-order = `{ $option }` is no order of these people: { $names }. Name all of them, the best first, with `>` between two, or `=` if they share a place; numbers of seats do as well: `{ $example }`.
refused-league-draw-sealed = Nobody has been shown the draw yet, so there is nothing to take along but the dates: `/league-admin export what: calendar`.
refused-league-channel-kind = A league needs a text channel: its posts stand there, and its tables are threads below it. { $channel } is none. Choose one with `channel`.
refused-league-channel-news = { $channel } is an announcement channel, where tables cannot have threads of their own. Choose a plain text channel with `channel`.
refused-league-dashboard-public = Everybody can see { $channel }. What organisers see there is private: take away *View Channel* from @everyone first, or choose another.
refused-league-organisers-only = That is for those who look after this league: members with *Manage Events*, and whoever a manager has named. What is for everybody is found by `/league list`.
refused-league-own-division = You play in that division yourself. Ask another organiser to decide this.
refused-league-past = That is over already. Give a day that is still to come.
refused-league-dates = Those dates do not go together: sign-up opens first, then tables begin, then it ends. Nothing has changed.
refused-league-name = A league's name has from 1 to { $most } characters, on one line.
refused-league-settings =
    { $what ->
        [seats] This game cannot be played at tables of so many with these options.
        [size] A division has at least as many people as a table has seats, and 40 at most.
        [least] A season begins with no fewer people than the game needs.
        [rounds] A Swiss cup has from 1 to 15 rounds.
       *[other] No league can be like that.
    } Nothing has changed.
refused-league-drawn = The draw is made, so the tables are settled. Until the season ends only what comes behind it and how it is told can be changed: `again`, `quiet`, `language`. Change the rest after it, or draw again before it is published.
refused-league-not-over = That table is not over, so it has no result to correct. `/league-admin adjudicate` decides it from its position, `/league-admin void` lets it count for nobody.
refused-league-over = That table has its result. `/league-admin result` corrects it.
refused-league-not-begun = That table has not begun yet.
refused-league-void = That table counts for nobody already. `/league-admin undo` takes that back.
refused-league-ranks = Those are no places that a table can end with. Each of its { $seats } seats has one.
refused-league-no-division = There is no such division.
refused-league-shown = Everybody has seen the draw, so nobody is moved any more.
refused-league-not-shown = Nobody has been shown the draw yet: `/league-admin publish` does that.
refused-league-too-few = { $people ->
    [0] Nobody is in
    [one] One person is in
   *[other] { $people } people are in
}, and it takes { $least }. Invite some, `/league-admin extend` the sign-up, or `/league-admin cancel`.
refused-league-paused = It is paused already. `/league-admin resume` lets it go on.
refused-league-not-paused = It is not paused.
refused-league-no-deed = There is no such deed, or it is undone already. `/league-admin log` lists them.
refused-league-depends = That cannot be undone alone, since this stands on it: { $deed } Undo that first, if you like.
refused-league-not-yours = The calendar did that, and it is not undone. What organisers did can be: `/league-admin undo`.
refused-league-still-runs = A table still runs. Void those that do or have them adjudicated first, or let the calendar do it.
refused-league-seats = Nobody would be left to play with in one of the divisions.
refused-league-points = A penalty is from 1 to { $most } points.
refused-league-no-penalty = Nothing was taken away from them.
refused-league-stage = { $stage ->
    [planned] Sign-up has not opened yet
    [open] Sign-up is still open, and nothing is drawn yet
    [drawn] The draw is made, and tables have not begun
    [running] The season is under way
    [finishing] The season is in its last moves
    [closed] The season is over
   *[cancelled] The season was called off
}, and that does not go together. Nothing has changed.
refused-league-two-seasons = This league has a season already. Close or cancel it first; the next one follows by itself.
refused-no-season = There is no such season.
refused-league-admin-joined = They take part already.
refused-league-admin-not-in = They take no part in this season.
refused-league-withdrawn = They have withdrawn already.
refused-league-begun = That table has begun already.
refused-league-drawn-others = Somebody was drawn who is not in any more. Draw again.
refused-league-many = This server has as many leagues as it can, { $most }. Let one that is over go first.
refused-league-no-table = This season has no such table.
