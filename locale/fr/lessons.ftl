## Apprendre en jouant

cmd-learn = apprendre
cmd-learn-about = Apprendre un jeu en jouant : une première partie guidée, en cinq minutes, en privé

lesson-head = -# 🎓 { $game } · { $number } sur { $count }
lesson-wrong = ↩️ **{ $move }** est permis, mais ce n'est pas l'idée ici. { $why } Réessayez.
lesson-reply = -# La réponse : { $told }
lesson-over = **Vous savez tout ce qu'il faut pour commencer.** Un ordinateur débutant vous attend pour une vraie partie : { $game }. *Conseil* et *Reprendre* vous aident autant que vous voulez.
lesson-choose-game = Apprendre un jeu en jouant…
button-teach = 🎓 Apprendre en jouant
button-lesson-next = Suite ▶
button-lesson-skip = Passer ▶
button-lesson-again = ↺ Encore une fois
button-lesson-rules = Règles
button-lesson-real = Une vraie partie
