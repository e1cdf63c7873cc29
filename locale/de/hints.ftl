## Tipps, wenn man allein gegen Computer spielt

button-hint = 💡 Tipp
button-dohint-steps = 💡 Mach das: { $steps }
hint-shown = 💡 **{ $steps }**. { $why }
hint-reveals = -# ⚡ Der letzte Schritt deckt etwas Neues auf und wird sofort gespielt, wenn du ihn wählst: Das bleibt dir überlassen.
hint-reveals-first = -# ⚡ Das deckt etwas Neues auf und wird sofort gespielt, wenn du es wählst: Drück die Schaltfläche, wenn es dir gefällt.
hint-gain = Das { $gains }.
hint-trade = Das { $gains }, aber es { $cost }.
hint-price = Das { $cost }, aber nichts anderes verspricht mehr.
hint-even = Das ändert vorerst wenig, und nichts anderes verspricht mehr.
hint-wins-game = Das gewinnt die Partie.
hint-wins-round = Das gewinnt die Runde.
hint-ends-game = Das beendet die Partie, und nichts anderes verspricht mehr.
hint-ends-round = Das beendet die Runde, und nichts anderes verspricht mehr.

refused-hint-rated = Das Ergebnis dieser Partie zählt, also gibt es hier keine Tipps. Spiel mit /spielen gegen Computer, da kannst du fragen, so oft du magst.
refused-hint-company = Tipps gibt es nur in Partien gegen Computer, und hier spielen andere mit. Mit /spielen kannst du fragen, so oft du magst.
refused-hint-whole = Dein Zug ist gewählt: Bestätige ihn, oder mach einen Schritt rückgängig und frag, was es sonst noch gibt.
refused-hint-other = Inzwischen wäre der Tipp ein anderer. Drück *Tipp*, um ihn zu sehen.
