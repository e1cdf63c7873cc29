## The variants of the hedgehogs: a title, a rule in one line, for some a remark

hedgehogs-olympik = Hériss'Olym-Pik!
hedgehogs-olympik-about = The 2005 edition with four variants of its own.
hedgehogs-v1 = Five lanes
hedgehogs-v1-about = The board's other side. A 6 moves any hedgehog but the one that just stepped aside.
hedgehogs-v2 = Spies
hedgehogs-v2-about = Secretly back a design: wherever it gets home, it scores for you too.
hedgehogs-v2-remark = full of bluff
hedgehogs-v3 = Doping test
hedgehogs-v3-about = The first hedgehog to arrive is disqualified.
hedgehogs-v3-remark = great fun
hedgehogs-v4 = Climber
hedgehogs-v4-about = If you cannot step aside, your lowest hedgehog in a stack may climb to its top.
hedgehogs-v4-remark = recommended
hedgehogs-v5 = Turbo
hedgehogs-v5-about = Two dice: aside, forward, aside, forward.
hedgehogs-v5-remark = recommended, above all for five or six
hedgehogs-v6 = Leftover die
hedgehogs-v6-about = Use the die you roll or the one you kept; the other stays with you.
hedgehogs-v6-remark = worth a try
hedgehogs-v7 = Cards
hedgehogs-v7-about = Thirteen cards instead of the die: take the first or the second.
hedgehogs-v7-remark = for good memories
hedgehogs-v8 = Sandwich
hedgehogs-v8-about = Two of yours in a stack take along whoever is between them.
hedgehogs-v9 = Tube
hedgehogs-v9-about = The first and the last lane are neighbours.
hedgehogs-v10 = Old style
hedgehogs-v10-about = Black squares are ordinary.
hedgehogs-v10-remark = quick and simple
hedgehogs-v11 = Chaos
hedgehogs-v11-about = Move anybody's hedgehog aside.
hedgehogs-v11-remark = makes enemies
hedgehogs-v12 = Reserves
hedgehogs-v12-about = Start with one hedgehog each; bring in the others later.
hedgehogs-v12-remark = good with many players
hedgehogs-v13 = Shove
hedgehogs-v13-about = Push on whoever stands in the way instead of climbing on top.
hedgehogs-v14 = Apple bearer
hedgehogs-v14-about = Nobody may stand on your bearer, who must be among your three at home.
hedgehogs-v15 = Lazy
hedgehogs-v15-about = Win with one hedgehog home and all your others on black squares.
hedgehogs-v16 = Choice of dice
hedgehogs-v16-about = One die for each player is rolled; everybody takes one in turn.
hedgehogs-v17 = New black squares
hedgehogs-v17-about = Black squares added, painted over, drawn by lot or wandering.
hedgehogs-v18 = Soft scoring
hedgehogs-v18-about = A match: +1 for the winner, −1 for fewer than two home.
hedgehogs-v19 = Hard scoring
hedgehogs-v19-about = A match: losers lose what they are behind by; −5 ends it.
hedgehogs-v19-remark = fills an evening
hedgehogs-v20 = Tournament scoring
hedgehogs-v20-about = A match: a point for every hedgehog home, round after round.
hedgehogs-v21 = Big family
hedgehogs-v21-about = Two colours each; three of one colour home win.
hedgehogs-v21-remark = very good for two
hedgehogs-v22 = Doubling cube
hedgehogs-v22-about = For two: raise the stakes, or give the round up.
hedgehogs-v22-remark = the favourite of Frank, one of the authors
hedgehogs-v23 = Random start
hedgehogs-v23-about = A die places every hedgehog.
hedgehogs-v24 = White hedgehog
hedgehogs-v24-about = For two: scored like tennis, in games and sets.
hedgehogs-v25 = Cube for three or four
hedgehogs-v25-about = Raise the stakes; whoever refuses leaves the round.
hedgehogs-v26 = Faster
hedgehogs-v26-about = Two hedgehogs home win.
hedgehogs-v27 = Protest
hedgehogs-v27-about = When you cannot push anybody forward, all the hedgehogs advance.
hedgehogs-v28 = Faster still
hedgehogs-v28-about = Three hedgehogs each; two home win.
hedgehogs-v29 = Mega
hedgehogs-v29-about = Seven to nine players, with three more colours.
hedgehogs-v29-remark = pure chaos
hedgehogs-v30 = Turbo 2
hedgehogs-v30-about = Two dice: both steps aside first, then both forward.
hedgehogs-v31 = Forward first
hedgehogs-v31-about = Roll, forward, and only then aside.
hedgehogs-v31-remark = popular all the same
hedgehogs-v32 = Backwards
hedgehogs-v32-about = From the finish line to the start line.
hedgehogs-v33 = Marathon
hedgehogs-v33-about = To the far line and all the way back.
hedgehogs-v33-remark = for patient players
hedgehogs-v34 = Chinese hedgehogs
hedgehogs-v34-about = Every other player runs the other way.
hedgehogs-v35 = Trampolines
hedgehogs-v35-about = A black square throws you one square on.
hedgehogs-v36 = Trapdoors
hedgehogs-v36-about = A black square holds only the lowest hedgehog on it.
hedgehogs-v37 = Concrete
hedgehogs-v37-about = Nobody may enter a black square.
hedgehogs-v38 = Skid
hedgehogs-v38-about = A black square sends you back to the start line.
hedgehogs-v39 = Black holes
hedgehogs-v39-about = A black square swallows you. One hedgehog home wins, or the last one left.
hedgehogs-v40 = Carrom
hedgehogs-v40-about = Another game: flick your hedgehogs and knock the others off the board.
hedgehogs-v40-remark = great fun

## Words behind an option

hedgehogs-v13-plain = only forward moves shove
hedgehogs-v13-sideways = steps aside shove too
hedgehogs-v15-plain = one home, the others on black squares
hedgehogs-v15-hard = three home and you are out; the last one left wins
hedgehogs-v17-shuffle = one in each lane, drawn by lot
hedgehogs-v17-drift = one wanders on before every round
hedgehogs-v17-marks = write your own layout
hedgehogs-v17-marks-hint = { "+" }b3 adds a black square, -e3 paints one over. Up to six of each, squares 2 to 8.
hedgehogs-v30-ssff = aside, aside, forward, forward
hedgehogs-v30-sff = aside, forward, forward
hedgehogs-v31-plain = forward, then aside
hedgehogs-v31-free = in whichever order you like
hedgehogs-v38-plain = back in the same lane
hedgehogs-v38-die = a die names the lane
hedgehogs-target =
    { $number ->
        [one] to { $number } point
       *[other] to { $number } points
    }
hedgehogs-rounds =
    { $number ->
        [one] one round
       *[other] { $number } rounds at most
    }
hedgehogs-sets =
    { $number ->
        [one] one set wins the match
       *[other] { $number } sets win the match
    }
hedgehogs-v18-target-usual = to 2 points
hedgehogs-v18-rounds-usual = 12 rounds at most
hedgehogs-v19-rounds-usual = 12 rounds at most
hedgehogs-v20-rounds-usual = a round for each player
hedgehogs-v22-target-usual = until somebody is at −5
hedgehogs-v25-target-usual = until somebody is at −5
hedgehogs-v24-sets-usual = two sets win the match

## Groups

hedgehogs-group-scoring = Scoring and matches
hedgehogs-group-dice = Dice
hedgehogs-group-movement = Movement
hedgehogs-group-black = Black squares
hedgehogs-group-track = Track and course
hedgehogs-group-pieces = Hedgehogs
hedgehogs-group-fundamental = Quite another game

## Presets

hedgehogs-preset-presses = Les Hérissons pressés: the base game
hedgehogs-preset-olympik = Hériss'Olym-Pik! and its variants
hedgehogs-preset-masks = Masks off: spies at the doping test
hedgehogs-preset-brawl = Brawl: chaos, forward first
hedgehogs-preset-pipe = Pipe: five lanes in a tube
hedgehogs-preset-squeeze = Squeeze: shoving in a tube
hedgehogs-preset-orchard = Orchard: honest apple bearers
hedgehogs-preset-party-spies = For five or six: spies
hedgehogs-preset-party-climbers = For five or six: climbers
hedgehogs-preset-party-turbo = For five or six: turbo
hedgehogs-preset-party-reserves = For five or six: reserves
hedgehogs-preset-crowd-old = For seven to nine: old style
hedgehogs-preset-crowd-fast = For seven to nine: faster still
hedgehogs-preset-crowd-bounce = For seven to nine: trampolines
hedgehogs-preset-crowd-concrete = For seven to nine: concrete

## Why two options do not go together, or one needs another

hedgehogs-why-trap = both change what black squares do
hedgehogs-why-dice = both change how the lane is found
hedgehogs-why-moves = both change the moves of a turn
hedgehogs-why-way = both change the way the race goes
hedgehogs-why-home-to-win = both change what it takes to win
hedgehogs-why-scoring = a match is scored in one way only
hedgehogs-why-cube = one is for two players, the other for more
hedgehogs-why-no-rest = there would be no black squares to rest on
hedgehogs-why-spies-goal = spies count arrivals, and the lazy do not arrive
hedgehogs-why-spies-points = spies bring their own way of counting points
hedgehogs-why-spies-holes = a single arrival ends the game, so there is little to spy on
hedgehogs-why-family-spies = with two colours each, designs say nothing
hedgehogs-why-family-crowd = there are not enough colours
hedgehogs-why-endless = with skids on the way back, the race would take thousands of turns
hedgehogs-why-bearer-left = a bearer whose player has left the round could be stuck for good
hedgehogs-why-hard-points = whoever arrives last wins, so arrivals cannot be points
hedgehogs-why-carrom = carrom is another game on the same board
hedgehogs-why-seats = no number of players suits both
hedgehogs-why-cube-scoring = the cube multiplies the hard scoring
hedgehogs-why-shove-tube = a row must close into a ring to be pushed along
hedgehogs-why-lazy-two = two lazy players would always lose alike
hedgehogs-why-bearers = every bearer needs a start square
hedgehogs-why-rounds-twice = they name different numbers of rounds
hedgehogs-why-walled = these black squares would wall the course off

## Layouts that cannot be

refused-layout-lane = Five lanes go from a to e: there is no { $square }.
refused-layout-black = { $square } is black already. Paint over with `-`, add with `+`.
refused-layout-plain = { $square } is no black square, so there is nothing to paint over.
refused-layout-many = At most six black squares can be added.
