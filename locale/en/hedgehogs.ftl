## The board of hedgehogs

hedgehogs-start = START
hedgehogs-finish = FINISH

hedgehogs-to-move = { $name } to move

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
hedgehogs-alt-players = Home ({ $goal } to win): { $players }.
hedgehogs-alt-player = { $name } ({ $colour }) { $home }
hedgehogs-alt-colour-player = { $colour } { $home }
hedgehogs-alt-rank = { $player }, rank { $rank }
hedgehogs-alt-hand = { $player }, { $count } in hand
hedgehogs-alt-gone = { $player }, resigned
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
hedgehogs-alt-tube = Tube: lanes { $first } and { $last } are neighbours.
hedgehogs-alt-out = Out of the race: { $pieces }.

## The race, told

hedgehogs-title = Les Hérissons pressés
hedgehogs-pitch = Race your hedgehogs home: roll, step aside, push on. { $counts } players.

hedgehogs-tell-turn = { $name } { $clauses }.
hedgehogs-tell-thrown = { $name } (🎲 { $die }) { $clauses }.
hedgehogs-tell-first = { $name } begins.
hedgehogs-tell-resign = { $name } has resigned.
hedgehogs-tell-place = placed a hedgehog on { $to }
hedgehogs-tell-side = stepped aside { $start }→{ $end }
hedgehogs-tell-stay = stayed in lane
hedgehogs-tell-go-own = pushed the { $design } on, { $start }→{ $end }
hedgehogs-tell-go-other = pushed { $owner }'s { $design } on, { $start }→{ $end }
hedgehogs-tell-trapped = , into the trap
hedgehogs-tell-home = , home ({ $count })
hedgehogs-tell-blocked = found nothing to push in lane { $lane }

hedgehogs-ask-place = Put one of your hedgehogs on the start line.
hedgehogs-ask-side = { $dice } (lane { $lane }). Step aside with one of yours, or stay.
hedgehogs-ask-go = { $dice }. Now push one hedgehog on in lane { $lane }.
hedgehogs-ask-roll = The turn is over.
hedgehogs-ask-over = The race is over.
hedgehogs-reveals = shows something new
hedgehogs-label-place = lane { $lane }
hedgehogs-label-stay = Stay
hedgehogs-standing = { $count } home
hedgehogs-no-secrets = There are no secrets in this game: everybody sees what you see.

refused-aside-done = You have already decided on the step aside. You can play: { $choices }
refused-aside-first = First the step aside, or `stay`. You can play: { $choices }
refused-not-level = That lane is not among the lowest stacks. You can play: { $choices }
refused-finished = { $square } is on the finish line, where nothing moves any more. You can play: { $choices }
refused-wrong-lane = { $square } is not in lane { $lane }, which was rolled. You can play: { $choices }
refused-covered = Your hedgehog on { $square } is under another one. You can play: { $choices }
refused-not-yours = The hedgehog on top of { $square } is not yours. You can play: { $choices }
refused-held = The trap holds { $square } while somebody races behind it. You can play: { $choices }

## The result

hedgehogs-feat = Nobody stepped aside more often than { $name }: { $count } times.
