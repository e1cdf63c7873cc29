## Commands, as Discord lists them

cmd-history = history
cmd-history-about = Finished games, yours or somebody's; board, replay and record of each
cmd-history-member = member
cmd-history-member-about = Whose games; yours if you do not say
cmd-history-game-about = Only this game
cmd-history-with = with
cmd-history-with-about = Only games in which this member played too, and how they stand

## A page of finished games

history-of = 📚 **Finished games of { $name }**
history-of-game = 📚 **{ $game }: finished games of { $name }**
history-line = { $when } · { $game } · { $players }
history-link = [board]({ $link })
history-rated = 🏅
history-void = 🏅 taken back
history-score =
    { $count ->
        [one] Against { $other }, one game: { $name } was ahead { $won }, behind { $lost }, level { $tied }.
       *[other] Against { $other }, { $count } games: { $name } was ahead { $won }, behind { $lost }, level { $tied }.
    }
history-score-game = { $game } { $won }–{ $lost }–{ $tied }
history-none = No game like that is over yet on this server.
history-none-direct = No game of yours is over yet in these direct messages.
history-choose = Look at one of these games
history-entry = { $day } · { $game }
history-chosen = You chose: { $game }, { $players }
history-hidden =
    { $count ->
        [one] One game on this page was played where you cannot look.
       *[other] { $count } games on this page were played where you cannot look.
    }
button-pastboard = Board
button-pastreplay = Replay
button-pastrecord = Record

## What is remarkable

remark-closest = the closest finish of { $game } with so many players on this server
remark-longest = the longest game of { $game } with so many players on this server: { $count } steps
remark-first = { $name }'s first win against { $other }, after { $count } games

refused-history-hidden = { $name } does not show past games here.
refused-history-bot = Bots have no past games to show. Look for those of a person.
refused-history-same = Name two different people to see how they stand against each other.
refused-history-gone = That game is over and its channel is closed to you, so it is not shown. Those who played it can still look at it.
refused-history-direct = Here you find your own games against computers. Use `/history member:` on a server.
