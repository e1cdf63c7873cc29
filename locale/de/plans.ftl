## Entscheiden, bevor man am Zug ist: Pläne für den nächsten Wurf, Wünsche für den Aufbau

button-ahead = 🗓️ Vorausplanen
button-aheadback = ◀ Alle Pläne
button-unplan = ✕ Neu wählen
button-unplanall = ✕ Alles streichen
button-ownwishes = ✎ Eigene Folge
plan-about = 🗓️ **Deine Pläne für deinen nächsten Wurf.** Was du hier wählst, wird gespielt, sobald der Würfel gefallen ist, wenn es noch geht und sich nichts geändert hat, was es berührt. Sonst wirst du wie üblich gefragt. Niemand sonst sieht es.
plan-asked = du wirst gefragt
plan-no-choice = nichts zu wählen
plan-changed = ⚠️ das Brett hat sich geändert: du würdest gefragt
plan-choose = Einen Wurf planen …
plan-face = 🎲 **{ $face }**: falls das dein nächster Wurf ist
plan-whole = Geplant: **{ $steps }**
plan-kept = ✔️ Geplant für 🎲 { $face }: { $steps }.
plan-dropped = Jetzt ist nichts mehr geplant.
plan-no-face = Dieser Wurf lässt sich gerade nicht planen.
plan-nothing = Gerade gibt es nichts zu planen: Warte auf deinen Zug.
wishes-about = 🗓️ **Deine Wünsche für den Aufbau.** Gib eine Reihenfolge von Bahnen ab. Immer wenn du mit dem Setzen dran bist, gilt die erste, die die Regeln erlauben, und wird gestrichen; passt keine, wirst du gefragt. Niemand sonst sieht es.
wishes-now = Noch auf deiner Liste: **{ $wishes }**
wishes-kept = ✔️ Deine Wünsche sind notiert. Gib andere ab, um sie zu ändern, solange sie nicht verbraucht sind.
wishes-title = Deine Wünsche
wishes-line = Bahnen, die liebste zuerst
wishes-line-hint = Zum Beispiel: { $example }

refused-no-wishes = Alles ist aufgebaut: Zu wünschen gibt es nichts mehr.
refused-bad-wishes = `{ $move }` kann man sich nicht wünschen. Schreib einen bis { $count } Wünsche mit Kommas dazwischen, etwa: { $choices }
