## Commands, as Discord lists them

cmd-challenge = challenge
cmd-challenge-about = Invite somebody to a game: it begins as soon as they accept
cmd-challenge-member = member
cmd-challenge-member-about = Whom you would like to play with
cmd-challenge-member-2 = member-2
cmd-challenge-member-3 = member-3
cmd-challenge-member-4 = member-4
cmd-challenge-member-5 = member-5
cmd-challenge-more-about = Somebody else, for a game of more
cmd-open-for = for
cmd-open-for-about = Keep seats for these members: mention them, such as @Ann @Bob
cmd-seek = seek
cmd-seek-about = Look for players: the game begins when enough are there
cmd-seek-seats = seats
cmd-seek-seats-about = How many play, yourself included; as few as can be if you do not say
cmd-me-challenges = challenges
cmd-me-challenges-about = Whether others may challenge you
cmd-me-block = block
cmd-me-block-about = Let somebody neither challenge you nor join you
cmd-me-block-member-about = Whom; they are not told
cmd-me-unblock = unblock
cmd-me-unblock-about = Let somebody challenge and join you again
cmd-me-unblock-member-about = Whom you have blocked before
cmd-hedgepost-seek = seek
cmd-hedgepost-seek-about = The channel where members look for players with /seek
cmd-hedgepost-unseek = no-seek
cmd-hedgepost-unseek-about = Nobody looks for players with /seek any more

server-seek = Looking for players: { $channel }
server-no-seek = Looking for players: nowhere (choose a channel with `seek`)
me-challenges =
    { $on ->
        [true] Challenges: you can be challenged
       *[false] Challenges: nobody can challenge you
    }
me-blocked = Blocked: { $people }
me-block-done = { $person } can neither challenge you nor join you when you look for players, and is not told. `/me unblock` undoes it.
me-unblock-done = { $person } can challenge you and join you again.

## A challenge

challenge-head = ⚔️ **{ $game }** · { $name } challenges { $guests }.
challenge-direct = ⚔️ { $name } challenges you to a game of { $game }: { $link }
challenge-seats = Who begins is drawn by lot.
challenge-until = Waits for answers, but not for ever: it ends { $when }.
invitation-rated = 🏅 Rated: the result counts.
challenge-suggests = 💬 { $name } would rather play it like this:
challenge-asks = 💬 { $owner }, { $name } would rather play **{ $game }** otherwise: { $terms }. [The challenge]({ $link }) waits for your word.
challenge-suggested = Said: { $name } now chooses between your suggestion and theirs.
challenge-upheld = { $name } would rather stay with what the challenge says. It still waits for an answer.
challenge-taken-up = { $name } is content with that.
invitation-agreed = Everybody wants to play. The game begins as soon as there is a place for it.
invitation-busy = Everybody wants to play. The game begins here when the table of this channel is over.
invitation-begun = ▶️ Everybody wants to play, and the game has begun: { $place }
invitation-declined = 🚫 { $name } challenged others to this, but not enough of them want to play now.
invitation-withdrawn = { $name } has withdrawn this.
invitation-lapsed = Nobody waits for answers to this any more: it was open for three days.

button-accept = Accept
button-notnow = Not now
button-suggest = Other options
button-calloff = Withdraw
button-takeup = Play it like this
button-turndown = Stay with mine

suggest-title = What would you rather play?
suggest-options = Variants
suggest-options-hint = Such as: { $example }. Nothing is the base game.
suggest-clock = Time for a decision
suggest-clock-same = as in the challenge
suggest-rated = Does the result count?
suggest-rated-yes = Yes, rated
suggest-rated-no = No, just for fun

## Looking for players

seek-head =
    { $missing ->
        [0] 🔎 **{ $game }** · { $names } want to play.
        [one] 🔎 **{ $game }** · { $names } { $count ->
            [one] looks
           *[other] look
        } for one more player.
       *[other] 🔎 **{ $game }** · { $names } { $count ->
            [one] looks
           *[other] look
        } for { $missing } more players.
    }
seek-withdrawn = 🔎 **{ $game }** · { $name } is no longer looking for players.
seek-lapsed = 🔎 **{ $game }** · Not enough players came within three days. `/seek` asks again.
seek-sent = You are looking for players in { $channel }. The game begins in a thread below it when enough are there.
button-seekin = I am in
button-seekout = Not any more

## When something is not done, and what would work

refused-challenge-direct = Nobody else is in a direct message. Use `/challenge` in a channel of a server; `/play` begins a game against computers right here.
refused-seek-direct = Nobody else is in a direct message. Use `/seek` on a server; `/play` begins a game against computers right here.
refused-challenge-self = You cannot challenge yourself. Name somebody else, or play against computers with `/play`.
refused-challenge-bot = { $name } is a bot, and plays no games here. `/play` begins a game against computers.
refused-challenge-gone = { $name } is not on this server, or not any more. Only members can be challenged.
refused-challenge-unseen = { $name } cannot see this channel, and could not play here. Challenge them in a channel that you both see.
refused-challenge-off = { $name } takes no challenges. Open a table with `/table open`, and whoever likes to play joins you.
refused-challenge-twice = Somebody is named twice. Name each person once.
refused-challenge-own = You sent this challenge: the others answer it. *Withdraw* takes it back.
refused-challenge-others = This challenge is for others. Send one of your own with `/challenge`, or look for players with `/seek`.
refused-challenge-busy = There is a table in this channel already, and no thread can be opened here. Send the challenge in a text channel where I may create threads, or when the table is over.
refused-invitation-seats =
    { $seats ->
        [one] That is not played alone.
       *[other] You would be { $seats }, and with these options it is played by { $counts }. Ask more people or fewer, or choose other options.
    }
refused-seek-seats = With these options { $counts } can play. Choose one of these numbers as `seats`, or other options.
refused-invitation-many = { $most } invitations of yours are waiting on this server already. Withdraw one, or wait until one is answered.
refused-invitation-accepted = You have accepted already. The game begins when the others have, too.
refused-invitation-same = That is what is suggested already. Change something, or accept it.
refused-invitation-changed = Somebody was quicker: it now says something else. Have another look, and answer that.
refused-invitation-owner = Only { $name }, who sent this, can do that.
refused-invitation-agreed = Everybody wants to play already, and the game is about to begin.
refused-invitation-begun = That is settled: the game has begun.
refused-invitation-declined = That is settled: it was declined.
refused-invitation-withdrawn = That is settled: it was withdrawn.
refused-invitation-lapsed = That is no longer open: it waited for three days. Send a new one with `/challenge` or `/seek`.
refused-no-invitation = That invitation no longer exists. Send a new one with `/challenge` or `/seek`.
refused-seek-nowhere = This server has no channel to look for players in. Somebody who manages it chooses one with `/hedgepost settings seek:`. Until then `/table open` opens a table that anybody may join.
refused-seek-unseen = Players are sought in a channel that you cannot see. Ask somebody who manages the server, or open a table with `/table open`.
refused-seek-joined = You are in already. The game begins when enough are there.
refused-seek-not-in = You have not joined, so there is nothing to take back.
refused-seek-owner = You are the one who looks for players here. *Withdraw* ends it.
refused-seek-blocked = You cannot join this one. Look for players yourself with `/seek`, or open a table with `/table open`.
refused-block-oneself = You cannot block yourself.
refused-block-many = You have blocked { $most } people, which is as many as can be. `/me unblock` makes room.
refused-never-blocked = You have not blocked { $name }, so nothing has changed.
refused-reserved-people = `{ $option }` names nobody. Mention members, such as @Ann @Bob: type @ and choose.
