## Pictures: what variants add to the board

hedgehogs-turn = TURN
hedgehogs-shelf-dice = Dice left
hedgehogs-shelf-cards = Cards
hedgehogs-shelf-out = Out of the race
hedgehogs-ladders = from the bottom up
hedgehogs-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
hedgehogs-out = out
hedgehogs-left = left
hedgehogs-many-to-move = { $count } players to choose

hedgehogs-step-traps = The black squares are about to be drawn
hedgehogs-step-deck = The cards are about to be shuffled
hedgehogs-step-keep = Everybody is about to throw a die
hedgehogs-step-strew = The die is about to place everybody
hedgehogs-step-drift = A black square is about to wander
hedgehogs-step-pool = The dice are about to be thrown
hedgehogs-step-skid = The die is about to name a start square
hedgehogs-step-spy = Secretly back a design
hedgehogs-step-bearer = Name an apple bearer
hedgehogs-step-cube = Offer to double to { $value }, or roll
hedgehogs-step-answer = Play on for { $value }, or leave the round
hedgehogs-step-card = Let the first or the second card count
hedgehogs-step-joker = A joker: name a lane, or draw again
hedgehogs-step-die = Take a die
hedgehogs-step-side-any = Step aside or stay, then push on in any lane
hedgehogs-step-side-dice = Step aside or stay, then push on by one of the dice
hedgehogs-step-side-last = Step aside or stay
hedgehogs-step-go-any = Push on anybody who did not just step aside
hedgehogs-step-go-dice = Push one hedgehog on
hedgehogs-step-go-last = Push one hedgehog on
hedgehogs-step-go-enter = Push on in lane { $lane }, or bring in a reserve
hedgehogs-step-free = Step aside and push on in lane { $lane }, in any order
hedgehogs-step-free-any = Step aside and push on in any lane, in any order
hedgehogs-step-free-dice = Step aside and push on, in any order
hedgehogs-step-free-last = Step aside and push on, in any order

hedgehogs-goal-lazy-yes = One home and all others on black squares win
hedgehogs-goal-lazy-hard = Whoever has three home is out
hedgehogs-goal-bearer = { $count } home win, the apple bearer among them
hedgehogs-goal-spies = Points: pieces home, and those of the design backed

hedgehogs-aside-enter = Enter
hedgehogs-aside-first = First
hedgehogs-aside-second = Second
hedgehogs-aside-again = Again
hedgehogs-aside-double = Double
hedgehogs-aside-roll = Roll
hedgehogs-aside-take = Take
hedgehogs-aside-drop = Leave

hedgehogs-end-survivor = Nobody else has hedgehogs left
hedgehogs-end-rest = One is home and all others rest on black squares
hedgehogs-end-last = Everybody else is out
hedgehogs-end-dropped = Everybody else has left the round

## Pictures: what variants add to the words

hedgehogs-alt-with-apple = { $piece } with apple
hedgehogs-alt-turned = { $piece } (back)
hedgehogs-alt-back = { $piece } back
hedgehogs-alt-way-down = The race goes from row 9 to row 1.
hedgehogs-alt-way-return = The race goes to row 9 and back to row 1.
hedgehogs-alt-way-both = From row 9 to row 1: { $colours }; the others from 1 to 9.
hedgehogs-alt-closed-up =
    { $count ->
        [one] Trap that holds who runs up: { $squares }.
       *[other] Traps that hold who runs up: { $squares }.
    }
hedgehogs-alt-closed-down =
    { $count ->
        [one] Trap that holds who runs back: { $squares }.
       *[other] Traps that hold who runs back: { $squares }.
    }
hedgehogs-alt-closed-door =
    { $count ->
        [one] Trapdoor that holds its lowest: { $squares }.
       *[other] Trapdoors that hold their lowest: { $squares }.
    }
hedgehogs-alt-closed-door-up =
    { $count ->
        [one] Trapdoor that holds its lowest if it runs up: { $squares }.
       *[other] Trapdoors that hold their lowest if it runs up: { $squares }.
    }
hedgehogs-alt-closed-door-down =
    { $count ->
        [one] Trapdoor that holds its lowest if it runs back: { $squares }.
       *[other] Trapdoors that hold their lowest if it runs back: { $squares }.
    }
hedgehogs-alt-open-door =
    { $count ->
        [one] Open trapdoor: { $squares }.
       *[other] Open trapdoors: { $squares }.
    }
hedgehogs-alt-none = Black squares are ordinary: { $squares }.
hedgehogs-alt-bounce =
    { $count ->
        [one] Trampoline: { $squares }.
       *[other] Trampolines: { $squares }.
    }
hedgehogs-alt-wall = Concrete: { $squares }.
hedgehogs-alt-skid = Skidding back to the start from: { $squares }.
hedgehogs-alt-hole =
    { $count ->
        [one] Black hole: { $squares }.
       *[other] Black holes: { $squares }.
    }
hedgehogs-alt-painted = Painted over: { $squares }.
hedgehogs-alt-bearers = Apple bearers: { $pieces }.
hedgehogs-alt-die-any = Die { $die }: any lane.
hedgehogs-alt-dice = Dice: { $dice }.
hedgehogs-alt-pool = Dice left: { $dice }.
hedgehogs-alt-cards = Turned over: { $cards }.
hedgehogs-alt-pile = { $count } cards in the pile.
hedgehogs-alt-players-only = Home: { $players }.
hedgehogs-alt-family = { $name } ({ $homes })
hedgehogs-alt-resting = { $player }, { $count } on black squares
hedgehogs-alt-kept = { $player }, keeps a { $die }
hedgehogs-alt-spy = { $player }, backs: { $design }
hedgehogs-alt-chosen = { $player }, has chosen
hedgehogs-alt-points = { $player }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
hedgehogs-alt-lost = { $player }, out
hedgehogs-alt-left = { $player }, left the round
