## Matches over several rounds: the score on the picture

series-round = Round { $number }
series-round-of = Round { $number }/{ $rounds }
series-ends-totals = most points
series-ends-target =
    { $target ->
        [one] to 1 point
       *[other] to { $target } points
    }
series-ends-floor = to { $floor } points
series-ends-sets =
    { $sets ->
        [one] one set wins
       *[other] { $sets } sets win
    }

## The score in words

series-score-seat = { $name } { $score }
series-score-gained = { $name } { $score } ({ $gain })
series-score-next = { ", " }
series-line = { $round } ({ $scores })
series-score-tennis = { $first } – { $second }: { $games }
series-score-tennis-new = { $first } – { $second }: nothing played yet
series-alt-points = Match. { $round } ({ $ends }): { $scores }.
series-alt-last = Match, over after round { $number }: { $scores }.
series-alt-cube = The cube shows { $value }.

## Rounds, told

series-tell-won =
    { $count ->
        [one] 🏁 **Round { $number } goes to { $names }.**
       *[other] 🏁 **Round { $number } is shared by { $names }.**
    }
series-tell-draw = 🏁 **Round { $number } is a draw and does not count.**
series-tell-set = That takes the set.
series-tell-stake = It counted { $stake } times.
series-tell-score = Score: { $scores }.
series-tell-next = **Round { $number } begins.**

series-standing =
    { $count ->
        [one] { $score } point
       *[other] { $score } points
    }
series-standing-sets =
    { $count ->
        [one] { $count } set
       *[other] { $count } sets
    }

## The end of a match

series-end-match =
    { $rounds ->
        [one] The match is over after one round
       *[other] The match is over after { $rounds } rounds
    }
series-end-alone = Everybody else has left the match
