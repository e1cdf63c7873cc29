## Learning by playing

cmd-learn = learn
cmd-learn-about = Learn a game by playing: a guided first game, five minutes, only for you

lesson-head = -# 🎓 { $game } · { $number } of { $count }
lesson-wrong = ↩️ **{ $move }** is allowed, but not what we want here. { $why } Try again.
lesson-reply = -# The answer: { $told }
lesson-over = **That is all you need to begin.** A beginner's computer waits for you at { $game }; *Hint* and *Take back* help as often as you like.
lesson-choose-game = Learn a game by playing …
button-teach = 🎓 Learn by playing
button-lesson-next = Next ▶
button-lesson-skip = Skip ▶
button-lesson-again = ↺ Once more
button-lesson-rules = Rules
button-lesson-real = Now a real game
