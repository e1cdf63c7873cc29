## Lernen durch Spielen

cmd-learn = lernen
cmd-learn-about = Lern ein Spiel beim Spielen: eine geführte erste Partie, fünf Minuten, nur für dich

lesson-head = -# 🎓 { $game } · { $number } von { $count }
lesson-wrong = ↩️ **{ $move }** ist erlaubt, aber hier suchen wir etwas anderes. { $why } Versuch es noch einmal.
lesson-reply = -# Die Antwort: { $told }
lesson-over = **Mehr brauchst du für den Anfang nicht.** Ein Computer für Neulinge wartet auf dich: { $game }. *Tipp* und *Zurücknehmen* helfen dabei, so oft du magst.
lesson-choose-game = Ein Spiel beim Spielen lernen …
button-teach = 🎓 Beim Spielen lernen
button-lesson-next = Weiter ▶
button-lesson-skip = Überspringen ▶
button-lesson-again = ↺ Noch einmal
button-lesson-rules = Regeln
button-lesson-real = Jetzt richtig spielen
