## The board of carrom

carrom-to-move = { $name } to flick
carrom-step-order = Rolling for the first flick
carrom-step-reserve = Flick one of your reserve from the edge
carrom-step-lift = Lift one of yours to the edge and flick it
carrom-step-over = The last flick is made
carrom-end-last = Nobody else has a hedgehog left
carrom-end-alone = Everybody else has resigned
carrom-end-long = The last flick that was allowed is made

## The board of carrom in words

carrom-alt-setup = Hedgehog carrom, about to begin.
carrom-alt-turn = Hedgehog carrom, flick { $flick } of at most { $most }.
carrom-alt-over = Hedgehog carrom, over after { $flicks ->
        [one] { $flicks } flick
       *[other] { $flicks } flicks
    }.
carrom-alt-players = Hedgehogs in play: { $players }.
carrom-alt-reserve = { $player }, { $count } in reserve
carrom-alt-discs = On the board, by the square of their middle: { $discs }.
carrom-alt-side = { $colour } { $places }
carrom-alt-piece = { $design } { $square }
carrom-alt-over-edge = { $piece } over the edge
carrom-alt-flick = Last flick: { $name } from { $edge }, angle { $angle }°, strength { $strength }%.
carrom-alt-left = It pushed off the board: { $pieces }.
carrom-alt-out = Out: { $pieces }.

## Carrom, told

carrom-tell-flick = { $name } flicked the { $design } from { $edge } at { $angle }° with { $strength }%.
carrom-tell-lift = { $name } lifted the { $design } to { $edge } and flicked it at { $angle }° with { $strength }%.
carrom-tell-out = Off the board: { $pieces }.
carrom-tell-owned = { $owner }'s { $design }
carrom-tell-beaten = { $name } has no hedgehog left.
carrom-tell-no-room = { $name } found no free place at the edge.
carrom-tell-first = { $name } begins.
carrom-tell-resign = { $name } has resigned.
carrom-ask-flick = Flick the { $design }: a square at the edge, an angle (0° towards the finish, 90° towards lane f) and a strength (10% carries a square and a half).
carrom-ask-lift = Your reserve is used up: lift one of your hedgehogs ({ $designs }), set it at the edge and flick it. 0° points towards the finish, 90° towards lane f; 10% carries a square and a half.
carrom-ask-order = The dice decide who begins.
carrom-ask-over = The game is over.
carrom-label-flick = { $edge } · { $angle }° · { $strength }%
carrom-label-lift = { $design }: { $edge } · { $angle }° · { $strength }%
carrom-standing = { $count } in play
carrom-field-edge = Square at the edge
carrom-field-angle = Angle: 0 finish, 90 lane f
carrom-field-strength = Strength, 1 to 100 percent
carrom-field-piece = Which of your hedgehogs

refused-flick-form = Write a square at the edge, an angle in whole degrees and a strength in percent. For example: { $choices }
refused-flick-edge = `{ $edge }` is not at the edge of the board. Free there: { $free }
refused-flick-taken = There is no room for a hedgehog at { $edge }. Free at the edge: { $free }
refused-flick-angle = { $angle }° points off the board from { $edge }. From there these angles work: { $arc }
refused-flick-strength = The strength goes from 1 to 100 percent. For example: { $choices }
refused-flick-reserve = Your reserve comes first: it is the turn of your `{ $piece }`. For example: { $choices }
refused-flick-piece = On the board you have: { $pieces }. For example: { $choices }
