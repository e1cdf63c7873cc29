## Hints, for somebody who plays alone against computers

button-hint = 💡 Hint
button-dohint-steps = 💡 Do it: { $steps }
hint-shown = 💡 **{ $steps }**. { $why }
hint-reveals = -# ⚡ The last of it shows you something new and is played as soon as you choose it: that is left to you.
hint-reveals-first = -# ⚡ It shows you something new and is played as soon as you choose it: press its button if you like it.
hint-gain = It { $gains }.
hint-trade = It { $gains }, though it { $cost }.
hint-price = It { $cost }, but nothing else promises more.
hint-even = It changes little for now, and nothing else promises more.
hint-wins-game = It wins the game.
hint-wins-round = It wins the round.
hint-ends-game = It ends the game, and nothing else promises more.
hint-ends-round = It ends the round, and nothing else promises more.

refused-hint-rated = The result of this game counts, so there are no hints here. Play against computers with /play, and ask as often as you like.
refused-hint-company = Hints are for games against computers alone, and others play here. With /play you can ask as often as you like.
refused-hint-whole = Your turn is chosen: confirm it, or undo a step to ask what else there is.
refused-hint-other = The hint is another one by now. Press *Hint* to see it.
