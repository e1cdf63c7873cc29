## A first race, task by task. You are Red.

hedgehogs-lesson-forward = **The die names a lane.** Your hedgehogs are red, and three of them must get home, to the right. The die shows 3, which is lane c: there you must push one hedgehog a square on. Stay where you are, then push **your own**.
hedgehogs-lesson-forward-right = One square nearer home. Had you pushed `c6`, the ride would have been Blue's.
hedgehogs-lesson-forward-wrong = Leave the step aside for later and choose *Stay*; in lane c, push the red hedgehog on `c4`.
hedgehogs-lesson-aside = **One step aside.** Before you push, one of your own may change to a neighbouring lane. The die shows 4, lane d, and only Blue is there. Bring your foremost hedgehog over, then push it.
hedgehogs-lesson-aside-right = You moved twice with one die: aside into the lane, then ahead in it.
hedgehogs-lesson-aside-wrong = Your foremost hedgehog stands on `c7`: take it one lane down, to `d7`, and then push it rather than Blue's.
hedgehogs-lesson-trap = **The black squares are traps.** Nobody leaves one while any hedgehog at all is still behind. The die shows 2, lane b. Push your rival into the trap on `b7`.
hedgehogs-lesson-trap-right = There it sits, until the last of all has caught up. You push rivals, too – just choose where to.
hedgehogs-lesson-trap-wrong = The trap in lane b is the black square `b7`, and Blue's hedgehog stands right before it, on `b6`.
hedgehogs-lesson-stack = **Only the top of a stack can move.** Blue has two at home, and the third stands on `d8`, one push away. Sit on it!
hedgehogs-lesson-stack-right = Under your hedgehog Blue can go nowhere. The push in lane a that remained was made for you.
hedgehogs-lesson-stack-wrong = Blue's hedgehog on `d8` must not be on top: step aside onto it from `c8`.
hedgehogs-lesson-opens = **Traps open.** Yours on `e3` sits in a trap. But look: nobody at all is behind it any more, so the trap holds it no longer. Push it out.
hedgehogs-lesson-opens-right = Free again. From now on `e3` is a square like any other.
hedgehogs-lesson-opens-wrong = Look at `e3`: nobody stands on squares 1 and 2, so your hedgehog there may go.
hedgehogs-lesson-spare = **You must push, but you choose whom.** Lane e, and Blue's third hedgehog on `e8` is the only one there: to push it would lose the game. Find another one to push.
hedgehogs-lesson-spare-right = With a hedgehog of your own in the lane, you were free to leave Blue's where it was.
hedgehogs-lesson-spare-wrong = Bring a hedgehog of yours into lane e first, from `d5`, and push that one.
hedgehogs-lesson-win = **Home.** Two of yours are there. The die shows 3, lane c. Win the race!
hedgehogs-lesson-win-right = Your third hedgehog is home: the race is over at once, and it is yours.
hedgehogs-lesson-win-wrong = Stay, so that the hedgehog on `c8` is still in lane c, and push it onto the finish.
