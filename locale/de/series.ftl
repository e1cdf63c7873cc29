## Matches über mehrere Runden: der Stand auf dem Bild

series-round = Runde { $number }
series-round-of = Runde { $number }/{ $rounds }
series-ends-totals = nach Punkten
series-ends-target =
    { $target ->
        [one] bis 1 Punkt
       *[other] bis { $target } Punkte
    }
series-ends-floor = bis { $floor } Punkte
series-ends-sets =
    { $sets ->
        [one] ein Satz gewinnt
       *[other] { $sets } Sätze gewinnen
    }

## Der Stand in Worten

series-score-seat = { $name } { $score }
series-score-gained = { $name } { $score } ({ $gain })
series-score-next = { ", " }
series-line = { $round } ({ $scores })
series-score-tennis = { $first } – { $second }: { $games }
series-score-tennis-new = { $first } – { $second }: noch nichts gespielt
series-alt-points = Match. { $round } ({ $ends }): { $scores }.
series-alt-last = Match, vorbei nach Runde { $number }: { $scores }.
series-alt-cube = Der Dopplerwürfel zeigt { $value }.

## Runden, erzählt

series-tell-won =
    { $count ->
        [one] 🏁 **Runde { $number } geht an { $names }.**
       *[other] 🏁 **Runde { $number } teilen sich { $names }.**
    }
series-tell-draw = 🏁 **Runde { $number } endet unentschieden und zählt nicht.**
series-tell-set = Damit ist der Satz gewonnen.
series-tell-stake = Sie zählte { $stake }-fach.
series-tell-score = Stand: { $scores }.
series-tell-next = **Runde { $number } beginnt.**

series-standing =
    { $count ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
series-standing-sets =
    { $count ->
        [one] { $count } Satz
       *[other] { $count } Sätze
    }

## Das Ende eines Matches

series-end-match =
    { $rounds ->
        [one] Das Match ist nach einer Runde vorbei
       *[other] Das Match ist nach { $rounds } Runden vorbei
    }
series-end-alone = Alle anderen haben das Match verlassen
