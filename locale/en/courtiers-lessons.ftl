## A first climb at court, task by task. Column a is yours.

courtiers-lesson-jump = **Upward, and over those in the way.** Column a is yours, at the left. Where the square above is taken, a courtier jumps over all who stand in line, to the first free square. Make the longest jump there is.
courtiers-lesson-jump-right = From the foot to row 7 in one move: whoever is last in a long line comes farthest.
courtiers-lesson-jump-wrong = All of them land on row 7; whoever starts lowest gains most. That is the one on `a1`.
courtiers-lesson-favour = **Do somebody a favour.** Stop beside a humbler courtier of another column, and you may take them into your own. Ranks from the top: Prince, Bishop, Lady, Charlatan, Troubadour, Fire-eater. Move your bishop beside the charlatan on `b7`, and take them.
courtiers-lesson-favour-right = The charlatan is now beneath your bishop and climbs with him, in your column and for you.
courtiers-lesson-favour-wrong = Your bishop on `a6` stands one row below the charlatan of column b: move him up to `a7`, then take `b7`.
courtiers-lesson-again = **Who has taken may move again.** Take the charlatan beside your lady's next square; then move your own charlatan, and take the troubadour, too.
courtiers-lesson-again-right = Two moves and two courtiers in one turn. It goes on as long as each move finds somebody to take.
courtiers-lesson-again-wrong = First the lady from `a5` to `a6` and take `b6`; then the charlatan from `a3` to `a4` and take `b4`.
courtiers-lesson-finish = **At the goal.** Each class has a row of its own to reach; the flags at the edge show it. For fire-eaters it is row 8. Bring yours home.
courtiers-lesson-finish-right = Turned face down, nobody can take them any more. They joined the pile that was there already and count their value for you.
courtiers-lesson-finish-wrong = A good move as well, but it is the troubadour's. The fire-eater stands on `a7`, one step from row 8.
courtiers-lesson-arrogance = **Arrogance.** Nobody may stand above their own goal row on their own. On `b10` a prince carries a troubadour, whose goal is row 9. Take **only the prince**, and see what becomes of the rest.
courtiers-lesson-arrogance-right = The troubadour stood too high all of a sudden and is lost, with the lady beneath: both count against Blue.
courtiers-lesson-arrogance-wrong = Not a bad choice, but we would like to see the rest lost: take just the top card of `b10`.
courtiers-lesson-end = **The end.** It is over at once when at most one player still climbs. You lead, and `a7` is all you have left. The fire-eater arrives on row 8; the prince beneath would count 2 against you. End it now, while you lead.
courtiers-lesson-end-right = Everybody's cards are counted, and your four points win. Waiting would have given your rival time to climb.
courtiers-lesson-end-wrong = Then the prince stays behind and the game goes on. Move both together.
