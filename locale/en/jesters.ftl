## The board of the jesters

jesters-to-move = { $name } to move
jesters-resigned = resigned

jesters-step-order = Drawing lots for the first place
jesters-step-at = Put your jester on the rim
jesters-step-turn = Move the jester: where will it turn?
jesters-step-to = The jester has turned: where does it stop?
jesters-step-pawn = One pawn at the bend, or two?
jesters-step-jump = The pawn may jump and capture
jesters-step-stick = Lay a stick, if you like

jesters-end-placed = The last pawn of a player is placed
jesters-end-stuck = A jester can turn nowhere any more
jesters-end-alone = Everybody else has resigned

## The board of the jesters in words

jesters-alt-setup = Jesters, being set up.
jesters-alt-turn = Jesters, turn { $turn }.
jesters-alt-over = Jesters, over after { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }.
jesters-alt-to-move = { $name } to move.
jesters-alt-way = The jester set out from { $start } and turned on { $bend }.
jesters-alt-points =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
jesters-alt-rank = { $player }, rank { $rank }
jesters-alt-gone = { $player }, resigned
jesters-alt-jester = jester { $at }
jesters-alt-pawns =
    { $count ->
        [one] pawn { $places }
       *[other] pawns { $places }
    }
jesters-alt-doubles =
    { $count ->
        [one] double { $places }
       *[other] doubles { $places }
    }
jesters-alt-taken = captured { $singles ->
        [one] { $singles } pawn
       *[other] { $singles } pawns
    } and { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }
jesters-alt-stock = left { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    }, { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }, { $sticks ->
        [one] { $sticks } stick
       *[other] { $sticks } sticks
    }
jesters-alt-sticks = Sticks: { $edges }.
jesters-alt-board = Board: { $board }.

## The jesters, told

jesters-title = Cabale
jesters-pitch = Move your jester, leave a pawn where it turns, jump the others' and bar their way. 2–4 players.
jesters-board = Another board
jesters-board-about = Sticks may lie on any edge, not only along the rim.

jesters-tell-turn = { $name } { $clauses }.
jesters-tell-first = { $name } begins, as the lot fell.
jesters-tell-resign = { $name } has resigned.
jesters-tell-at = put a jester on { $place }
jesters-tell-half = went { $start }→{ $bend }
jesters-tell-way = went { $start }→{ $bend }→{ $end }
jesters-tell-single = left a pawn on { $place }
jesters-tell-double = left two pawns on { $place }
jesters-tell-jump =
    { $count ->
        [2] jumped to { $place } (✕ a double: { $owner })
       *[other] jumped to { $place } (✕ a pawn: { $owner })
    }
jesters-tell-stick = laid a stick on { $edge }
jesters-tell-end-placed = { $name } has placed the last pawn.
jesters-tell-end-stuck = { $name } has a jester that can turn nowhere any more.
jesters-tell-end-alone = Nobody else is left.

jesters-ask-order = Lots are drawn for the first place.
jesters-ask-at = Put your jester on a free hexagon of the rim, not in a corner.
jesters-ask-turn = Move your jester straight on. On which hexagon does it turn? Your pawn will stand there.
jesters-ask-to = It turns on { $bend } ({ $value }). Where does it stop?
jesters-ask-pawn = One pawn on { $bend } ({ $value }), or two? { $doubles ->
        [one] You may still place two once.
       *[other] You may still place two { $doubles } times.
    }
jesters-ask-jump = Your pawn stands on { $at } ({ $value }). Jump and capture, or stop here?
jesters-ask-stick = Lay a stick on a marked edge? { $count ->
        [0] You have none left.
        [one] You have one left.
       *[other] You have { $count } left.
    }
jesters-ask-over = The game is over.
jesters-further = ×2: with two pawns where it turns.
jesters-caught = **Captured: { $pawns }.**
jesters-pawn =
    { $count ->
        [2] a { $colour } double
       *[other] a { $colour } pawn
    }

jesters-label-at = jester { $place }
jesters-label-turn = { $place } ({ $value })
jesters-label-to = → { $place }
jesters-label-single = One pawn
jesters-label-double = Two pawns
jesters-label-jump = jump to { $place }
jesters-label-capture = jump to { $place } ✕ { $pawn }
jesters-label-done = Stop here
jesters-label-stick = ▬ { $place }
jesters-label-none = No stick
jesters-inside = inside

jesters-standing =
    { $points ->
        [one] { $points } point: { $board } on the board, { $captured } captured
       *[other] { $points } points: { $board } on the board, { $captured } captured
    }
jesters-no-secrets = There are no secrets in this game: everybody sees what you see.

refused-jesters-corner = { $place } is a corner, and jesters do not start there. You can play: { $choices }
refused-jesters-not-rim = { $place } is not on the rim. You can play: { $choices }
refused-jesters-taken = { $place } is taken. You can play: { $choices }
refused-jesters-not-straight = { $place } is not straight on from your jester. You can play: { $choices }
refused-jesters-no-turn = { $place } is straight on, but your jester must turn by now. You can play: { $choices }
refused-jesters-back = { $place } is straight back, but your jester must turn. You can play: { $choices }
refused-jesters-dead-end = From { $place } your jester could not go on in a new direction. You can play: { $choices }
refused-jesters-way-stick = A stick on { $place } is in the way. You can play: { $choices }
refused-jesters-way-taken = { $place } is in the way: somebody stands there. You can play: { $choices }
refused-jesters-one-pawn = You have only one pawn left. You can play: { $choices }
refused-jesters-no-double = You have placed two pawns at once as often as you may. You can play: { $choices }
refused-jesters-not-jump = { $place } is not two hexagons straight on from your pawn. You can play: { $choices }
refused-jesters-nothing = There is nobody to jump on { $place }. You can play: { $choices }
refused-jesters-jester = A jester stands on { $place }, and jesters are never jumped. You can play: { $choices }
refused-jesters-own = The pawn on { $place } is your own. You can play: { $choices }
refused-jesters-no-landing = { $place } is taken, so there is nowhere to land. You can play: { $choices }
refused-jesters-no-sticks = You have no stick left. You can play: { $choices }
refused-jesters-unmarked = { $place } is not a marked edge. You can play: { $choices }
refused-jesters-edge-taken = There is a stick on { $place } already. You can play: { $choices }

## Matches

jesters-match = Match
jesters-match-about = Several rounds; their points are added up.
jesters-rounds = { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }

## The result

jesters-feat = { $name } jumped most: { $count } captures.
