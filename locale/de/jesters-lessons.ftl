## Eine erste Partie mit den Narren, Aufgabe für Aufgabe. Du bist Rot.

jesters-lesson-turn = **Geradeaus, einmal abbiegen, geradeaus.** So muss dein Narr ziehen; er steht auf `e1`. Wo er abbiegt, wird ein Stein von dir stehen, und der zählt am Ende die Zahl seines Feldes. Bieg genau in der Mitte ab, dann weiter, wohin du magst.
jesters-lesson-turn-right = Dein Stein wird in der Mitte stehen, und das gibt 15: Mehr zählt kein Feld.
jesters-lesson-turn-wrong = Die Zahl hinter jedem Feld sagt, was ein Stein dort zählt; am meisten gibt es in der Mitte, auf `e5`.
jesters-lesson-double = **Ein Stein, oder zwei auf einmal.** Ein Doppelstein zählt zweimal, aber du hast nur wenige, und verloren geht er im Ganzen. Du bist gerade in der Mitte abgebogen: Lohnt sich ein Doppelstein? Und ob!
jesters-lesson-double-right = Zweimal 15: Einen besseren Platz für einen Doppelstein gibt es nicht.
jesters-lesson-double-wrong = In der Mitte darfst du dir ruhig zwei Steine gönnen: 30 Punkte statt 15.
jesters-lesson-capture = **Dein neuer Stein darf springen.** Neben ihm auf `e5` steht ein blauer, auf `f6`, und das Feld genau dahinter ist leer. Spring, und er gehört dir.
jesters-lesson-capture-right = Ein Stein geschlagen, ein Punkt, und einer weniger für Blau. Aber sieh, was es kostet: Dein Stein steht jetzt auf einem Feld, das weniger zählt.
jesters-lesson-capture-wrong = Du müsstest nicht schlagen, aber hier wollen wir es: Spring über `f6`.
jesters-lesson-chain = **Spring weiter.** Ein Stein, der gesprungen ist, darf noch einmal springen, in jede Richtung. Hol dir hier beide von Blau: erst den einzelnen, dann den Doppelstein.
jesters-lesson-chain-right = Geschlagen zählt ein Stein 1 Punkt und ein Doppelstein 3: vier Punkte in einem Zug.
jesters-lesson-chain-wrong = Aufhören darfst du immer, aber hier ist mehr zu holen: Direkt neben dem Feld, auf dem du landest, steht ein Doppelstein von Blau.
jesters-lesson-stick = **Ein Hölzchen sperrt eine Kante für alle.** Kein Narr geht hindurch, und kein Stein springt darüber. Dein Stein auf `e8` steht neben einem blauen auf `e7`. Leg dein Hölzchen zwischen `e8` und `e9`, und in dieser Reihe springt nie mehr jemand über ihn.
jesters-lesson-stick-right = Entlang dieser Reihe springt niemand mehr über `e8`, von keiner Seite, bis zum Ende der Partie.
jesters-lesson-stick-wrong = Dieses Hölzchen schützt `e8` nicht. Sperr die Kante rechts davon, `e8|e9`.
jesters-lesson-end = **Sperr einen Narren ein, und die Partie ist aus.** Du führst. Der Narr von Blau auf `e1`, ganz unten, kommt nur noch über `d1` weg. Leg dein Hölzchen dorthin.
jesters-lesson-end-right = Der Narr von Blau kann nicht mehr ziehen: Die Partie ist sofort vorbei, die Punkte werden gezählt, und du hast mehr.
jesters-lesson-end-wrong = Blau hat noch einen Ausweg. Sperr die Kante zwischen `d1` und `e1`.
