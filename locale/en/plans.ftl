## Deciding before it is one's move: plans for the next throw, wishes for the set-up

button-ahead = 🗓️ Plan ahead
button-aheadback = ◀ All plans
button-unplan = ✕ Choose anew
button-unplanall = ✕ Cancel all
button-ownwishes = ✎ Own order
plan-about = 🗓️ **Your plans for your next throw.** What you choose here is played as soon as the die is thrown, if it is still possible and nothing that it touches has changed. Otherwise you are asked as usual. Nobody else sees it.
plan-asked = you are asked
plan-no-choice = nothing to choose
plan-changed = ⚠️ the board has changed: you would be asked
plan-choose = Plan a throw …
plan-face = 🎲 **{ $face }**: if that is your next throw
plan-whole = Planned: **{ $steps }**
plan-kept = ✔️ Planned for 🎲 { $face }: { $steps }.
plan-dropped = Nothing is planned any more.
plan-no-face = That throw cannot be planned now.
plan-nothing = There is nothing to plan now: wait for your move.
wishes-about = 🗓️ **Your wishes for the set-up.** Hand in an order of lanes. Whenever it is your turn to place, the first of them that the rules allow is used and crossed out; if none fits, you are asked. Nobody else sees it.
wishes-now = Left on your list: **{ $wishes }**
wishes-kept = ✔️ Your wishes are noted. Hand in others to change them, as long as they are not used.
wishes-title = Your wishes
wishes-line = Lanes, your favourite first
wishes-line-hint = Such as: { $example }

refused-no-wishes = Everything is set up: there is nothing left to wish for.
refused-bad-wishes = `{ $move }` is not something to wish for. Write one to { $count } wishes with commas between them, such as: { $choices }
