## The race told: what variants add

hedgehogs-joker = joker
hedgehogs-tell-keep = Everybody keeps a die: { $dice }.
hedgehogs-tell-traps = The black squares lie on { $squares }.
hedgehogs-tell-drift = A black square has wandered from { $start } to { $end }.
hedgehogs-tell-strew = The die has placed all hedgehogs.
hedgehogs-tell-chosen = { $name } has chosen.
hedgehogs-tell-spy = { $name } secretly backs this design: { $design }.
hedgehogs-tell-bearer = { $name } names the apple bearer: { $design }.
hedgehogs-tell-side-other = moved { $owner }'s hedgehog aside { $start }→{ $end }
hedgehogs-tell-side-slice = moved a slice of { $count } aside { $start }→{ $end }
hedgehogs-tell-go-slice = pushed a slice of { $count } on, { $start }→{ $end }
hedgehogs-tell-climb = climbed to the top of { $at }
hedgehogs-tell-enter = brought a reserve in on { $to }
hedgehogs-tell-blocked-any = found nothing to push
hedgehogs-tell-protest = and everybody marched on in protest
hedgehogs-tell-die = took the { $value }
hedgehogs-tell-cards = turned over { $cards }
hedgehogs-tell-lane = named lane { $lane }
hedgehogs-tell-again = drew again
hedgehogs-tell-double = offers to double to { $value }
hedgehogs-tell-take = { $name } accepts.
hedgehogs-tell-drop = { $name } refuses, loses { $loss } and leaves the round.
hedgehogs-tell-cube = The round is now worth { $value }.
hedgehogs-tell-out = { $name } has arrived with too many and is out.
hedgehogs-tell-shove = , pushing what stood there to { $to }
hedgehogs-tell-shove-alone = A stack is pushed on to { $to }.
hedgehogs-tell-bounce = , thrown on to { $to } by the trampoline
hedgehogs-tell-bounce-alone = A trampoline throws { $owner }'s { $design } on to { $to }.
hedgehogs-tell-skid = , skidding back to { $to }
hedgehogs-tell-skid-alone = { $owner }'s { $design } skids back to { $to }.
hedgehogs-tell-hole = , swallowed by the black hole
hedgehogs-tell-hole-alone = A black hole swallows { $owner }'s { $design }.
hedgehogs-tell-doped = , disqualified by the doping test
hedgehogs-tell-doped-alone = The doping test disqualifies { $owner }'s { $design }.
hedgehogs-tell-turned = , turning round there
hedgehogs-tell-turned-alone = { $owner }'s { $design } turns round on { $at }.
hedgehogs-tell-home-alone = { $owner }'s { $design } is home ({ $count }).

hedgehogs-ask-spy = Secretly back a design: at the end every hedgehog of it that is home is a point for you. The buttons name them in the order of your hand.
hedgehogs-ask-bearer = Name your apple bearer: nobody may stand on it, and it must be among your three home. The buttons name them in the order of your hand.
hedgehogs-ask-die = { $dice }. Which die do you take?
hedgehogs-ask-card = Will the first card count, or the second?
hedgehogs-ask-joker = A joker: name a lane, or draw again.
hedgehogs-ask-cube = Offer to double the round to { $value }, or just roll.
hedgehogs-ask-answer = Play on for { $value }, or leave the round and lose at the present value, { $present }?
hedgehogs-ask-side-any = { $dice } counts for any lane. Step aside with one of yours, or stay.
hedgehogs-ask-side-dice = { $dice }. Step aside with one of yours, or stay.
hedgehogs-ask-go-any = { $dice } counts for any lane: push on a hedgehog that did not just step aside.
hedgehogs-ask-go-dice = { $dice }. Now push one hedgehog on.
hedgehogs-ask-free = { $dice } (lane { $lane }). Step aside or push on, in whichever order you like.
hedgehogs-ask-free-any = { $dice } counts for any lane. Step aside or push on, in whichever order you like.
hedgehogs-ask-free-dice = { $dice }. Step aside or push on, in whichever order you like.
hedgehogs-ask-skid = A die will name the lane.
hedgehogs-ask-pool = The turn is over.
hedgehogs-ask-drift = The round is over.

hedgehogs-label-climb = climb on { $square }
hedgehogs-label-enter = Bring in a reserve
hedgehogs-label-first = First card
hedgehogs-label-second = Second card
hedgehogs-label-again = Draw again
hedgehogs-label-double = Double
hedgehogs-label-roll = Roll
hedgehogs-label-take = Accept
hedgehogs-label-drop = Refuse
hedgehogs-standing-spy = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, { $home }, backed: { $design }
hedgehogs-secret-spy = You back this design: { $design }. Every one of them that is home at the end is a point for you.

refused-which-colour = Say which of your colours, one that you still have in hand. You can play: { $choices }
refused-no-entry = You have nobody to bring in there now. You can play: { $choices }
refused-no-climb = Nobody of yours can climb on { $square } now. You can play: { $choices }
refused-no-slice = That is no slice of yours on { $square }. You can play: { $choices }
refused-just-moved = The hedgehog on { $square } has just stepped aside. You can play: { $choices }
refused-barred = Something bars the way from { $square }. You can play: { $choices }
