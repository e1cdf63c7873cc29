## A first game of jesters, task by task. You are Red.

jesters-lesson-turn = **Straight on, one turn, straight on.** That is how your jester, on `e1`, must go. Where it turns, a pawn of yours will stand, and in the end it counts the number of its hexagon. Turn in the very centre, then go on wherever you like.
jesters-lesson-turn-right = Your pawn will stand in the centre, worth 15: no hexagon counts more.
jesters-lesson-turn-wrong = The number behind each place is what a pawn there counts; the most is in the centre, `e5`.
jesters-lesson-double = **One pawn, or two at once.** A double counts twice, but you have only few, and it is lost as a whole. You have just turned in the centre: is it worth a double? Yes!
jesters-lesson-double-right = Twice 15: there is no better place for a double.
jesters-lesson-double-wrong = In the centre you may well take two pawns: 30 points instead of 15.
jesters-lesson-capture = **Your new pawn may jump.** Beside it on `e5` stands a blue one, on `f6`, and the hexagon straight behind is empty. Jump, and it is yours.
jesters-lesson-capture-right = One pawn captured, one point, and one less for Blue. But look what it cost: your pawn now stands on a hexagon that counts less.
jesters-lesson-capture-wrong = You would not have to capture, but here we want to: jump over `f6`.
jesters-lesson-chain = **Jump on.** A pawn that has jumped may jump again, in any direction. Take both of Blue's here: the single pawn, then the double.
jesters-lesson-chain-right = A pawn counts 1 point when captured and a double 3: four points in one turn.
jesters-lesson-chain-wrong = You may stop at any time, but there is more to have: a blue double stands right beside the place you land on.
jesters-lesson-stick = **A stick bars an edge for everybody.** No jester crosses it and no pawn jumps across it. Yours on `e8` stands beside a blue pawn on `e7`. Lay your stick between `e8` and `e9`, and nobody can ever jump over it in this row.
jesters-lesson-stick-right = Nobody can jump `e8` along this row any more, from either side, for the rest of the game.
jesters-lesson-stick-wrong = That stick does not protect `e8`. Bar the edge on its right, `e8|e9`.
jesters-lesson-end = **Close a jester in, and the game ends.** You lead. Blue's jester on `e1`, at the bottom, can leave by `d1` only. Lay your stick there.
jesters-lesson-end-right = Blue's jester cannot move: the game is over at once, points are counted, and you have more.
jesters-lesson-end-wrong = Blue still has a way out. Bar the edge between `d1` and `e1`.
