## Les matchs en plusieurs manches : la marque sur l'image

series-round = Manche { $number }
series-round-of = Manche { $number }/{ $rounds }
series-ends-totals = au total
series-ends-target =
    { $target ->
        [one] en 1 point
       *[other] en { $target } points
    }
series-ends-floor = jusqu'à { $floor } points
series-ends-sets =
    { $sets ->
        [one] un set gagnant
       *[other] { $sets } sets gagnants
    }

## La marque en mots

series-score-seat = { $name } { $score }
series-score-gained = { $name } { $score } ({ $gain })
series-score-next = { ", " }
series-line = { $round } ({ $scores })
series-score-tennis = { $first } – { $second } : { $games }
series-score-tennis-new = { $first } – { $second } : rien de joué encore
series-alt-points = Match. { $round } ({ $ends }) : { $scores }.
series-alt-last = Match, terminé après la manche { $number } : { $scores }.
series-alt-cube = Le videau montre { $value }.

## Les manches, racontées

series-tell-won =
    { $count ->
        [one] 🏁 **Manche { $number } : victoire pour { $names }.**
       *[other] 🏁 **Manche { $number } : victoire partagée entre { $names }.**
    }
series-tell-draw = 🏁 **La manche { $number } est nulle et ne compte pas.**
series-tell-set = Le set est gagné.
series-tell-stake = Elle comptait { $stake } fois.
series-tell-score = Score : { $scores }.
series-tell-next = **La manche { $number } commence.**

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

## La fin d'un match

series-end-match =
    { $rounds ->
        [one] Le match est fini après une manche
       *[other] Le match est fini après { $rounds } manches
    }
series-end-alone = Tous les autres ont quitté le match
