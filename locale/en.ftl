## Colours of players, by name

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-white = white
colour-black = black

## Lists

list-next = { "; " }

## The board of hedgehogs

hedgehogs-start = START
hedgehogs-finish = FINISH

hedgehogs-to-move = { $name } to move
hedgehogs-wins = { $name } wins!
hedgehogs-share = { $names } share the win
hedgehogs-names-and = { $names } and { $last }

hedgehogs-step-order = Rolling for the first place
hedgehogs-step-roll = The die is about to be thrown
hedgehogs-step-place = Put a hedgehog on the start line
hedgehogs-step-side = Step aside or stay, then push on in lane { $lane }
hedgehogs-step-go = Push one hedgehog on in lane { $lane }

hedgehogs-end-home =
    { $count ->
        [one] { $count } hedgehog is home
       *[other] { $count } hedgehogs are home
    }
hedgehogs-end-alone = Everybody else has resigned
hedgehogs-end-stuck = Nothing can move any more
hedgehogs-end-idle = Nothing has moved forward for too long
hedgehogs-end-long = The race has gone on long enough

hedgehogs-stay = Stay
hedgehogs-resigned = resigned

## The board of hedgehogs in words

hedgehogs-design-1 = sleeper
hedgehogs-design-2 = timid
hedgehogs-design-3 = wall-hugger
hedgehogs-design-4 = pouncer
hedgehogs-piece = { $colour } { $design }

hedgehogs-alt-setup = Hedgehog race, being set up.
hedgehogs-alt-turn = Hedgehog race, turn { $turn }.
hedgehogs-alt-over = Hedgehog race, over after { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }.
hedgehogs-alt-to-move = { $name } to move.
hedgehogs-alt-die = Die { $die }: lane { $lane }.
hedgehogs-alt-wins = { $name } wins: { $reason }.
hedgehogs-alt-share = { $names } share the win: { $reason }.
hedgehogs-alt-players = Home ({ $goal } to win): { $players }.
hedgehogs-alt-player = { $name } ({ $colour }) { $home }
hedgehogs-alt-colour-player = { $colour } { $home }
hedgehogs-alt-rank = { $player }, rank { $rank }
hedgehogs-alt-hand = { $player }, { $count } in hand
hedgehogs-alt-gone = { $player }, resigned
hedgehogs-alt-first = First player: { $name }.
hedgehogs-alt-stacks = On the board, each square from bottom to top: { $stacks }.
hedgehogs-alt-empty = The board is empty.
hedgehogs-alt-closed =
    { $count ->
        [one] Trap that holds: { $squares }.
       *[other] Traps that hold: { $squares }.
    }
hedgehogs-alt-open =
    { $count ->
        [one] Open trap: { $squares }.
       *[other] Open traps: { $squares }.
    }
hedgehogs-alt-out = Out of the race: { $pieces }.
hedgehogs-alt-choices = Choices: { $choices }.
