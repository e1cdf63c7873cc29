## A first race of witches, task by task. You fly for Red.

witches-lesson-start = **Off you go.** Your red witches fly along the tiles to the finish, and the die says how far: 2. For a witch still at the start only **free** tiles count. Bring your last one into the race.
witches-lesson-start-right = Tiles 1 and 2 were not both free, so she came farther than the die says. Everywhere else taken tiles count.
witches-lesson-start-wrong = Two of yours are under way already. Let the one at the start fly.
witches-lesson-chain = **Your own numbers carry you on.** A witch who lands on a number of her own clan flies on that many tiles at once, again and again. The die shows 2. Find the move that sets off a chain.
witches-lesson-chain-right = From 3 to 5, by your 4 to 9, and by your 6 to 15: twelve tiles with a 2.
witches-lesson-chain-wrong = Look two tiles ahead of each witch. From tile 3 she lands on a red number.
witches-lesson-magic = **Your own magic.** On a magic tile of your clan you may play a number card and fly on that many. The die shows 1: fly onto the magic on tile 8, then play the card that leads to your red 9 on tile 13.
witches-lesson-magic-right = The card took her to 13, and your 9 there took her on to 22. Each card is gone for good, so choose well.
witches-lesson-magic-wrong = First the witch on tile 7. Then count from 8 to 13: that takes the card 5.
witches-lesson-back = **Magic against others.** A blue witch has landed on **your** magic, tile 19. Now you decide what becomes of her: a number card sends her back that many. Send her back as far as you can with a number.
witches-lesson-back-right = Ten tiles back. High numbers are strong here, and worth little near the finish.
witches-lesson-back-wrong = The higher the card, the farther back. Your highest that fits is the 10.
witches-lesson-wait = **Do not hurry.** When somebody's third witch arrives, the race ends and points decide: 2, 3 or 4 for each finish square. Blue has 8 already. Your last witch is on your own magic, and card 2 would take her home: 2 + 3 + 2 for you. Do not end the race now.
witches-lesson-wait-right = The race goes on, and she can still reach a better square with a 3 or 4. Whoever ends it need not win it.
witches-lesson-wait-wrong = 2 + 3 + 2 = 7 is less than Blue's 8: you would end the race and lose it. Stop here instead.
witches-lesson-win = **The finish.** Your two witches at home have 3 points each, Blue has 8. Your last one stands on your own magic, tile 47. Play a card that wins the race.
witches-lesson-win-right = More points than Blue, and the race is over: it is yours.
witches-lesson-win-wrong = That would not be enough. You need at least 3 more points, and the squares behind tile 48 count 2, 3 and 4.
