## Ein erster Aufstieg bei Hofe, Aufgabe für Aufgabe. Bahn a gehört dir.

courtiers-lesson-jump = **Hinauf, und über alle hinweg, die im Weg stehen.** Bahn a gehört dir, ganz links. Ist das Feld darüber besetzt, springen deine Hofleute über alle, die hintereinanderstehen, auf das erste freie Feld. Mach den längsten Sprung, den es gibt.
courtiers-lesson-jump-right = Vom Fuß der Leiter bis in Reihe 7, in einem Zug: Wer in einer langen Schlange hinten steht, kommt am weitesten.
courtiers-lesson-jump-wrong = Sie landen alle in Reihe 7; am meisten gewinnt, wer am tiefsten startet. Das ist der auf `a1`.
courtiers-lesson-favour = **Erweis jemandem deine Gunst.** Wer neben jemandem von niedrigerem Rang aus einer anderen Bahn hält, darf ihn ins eigene Gefolge nehmen. Die Ränge von oben: Fürst, Bischof, Patrizierin, Quacksalber, Spielmann, Feuerschlucker. Zieh deinen Bischof neben den Quacksalber auf `b7`, und nimm ihn.
courtiers-lesson-favour-right = Der Quacksalber liegt jetzt unter deinem Bischof und steigt mit ihm auf, in deiner Bahn und für dich.
courtiers-lesson-favour-wrong = Dein Bischof auf `a6` steht eine Reihe unter dem Quacksalber in Bahn b: Zieh ihn hinauf nach `a7`, und nimm dann `b7`.
courtiers-lesson-again = **Wer genommen hat, darf noch einmal ziehen.** Nimm den Quacksalber neben dem nächsten Feld deiner Patrizierin; zieh dann deinen eigenen Quacksalber, und nimm auch den Spielmann.
courtiers-lesson-again-right = Zwei Züge und zwei Hofleute auf einmal. So geht es weiter, solange sich bei jedem Zug jemand zum Mitnehmen findet.
courtiers-lesson-again-wrong = Erst die Patrizierin von `a5` nach `a6`, und nimm `b6`; dann der Quacksalber von `a3` nach `a4`, und nimm `b4`.
courtiers-lesson-finish = **Am Ziel.** Jeder Stand hat seine eigene Zielreihe; die Fahnen am Rand zeigen sie. Für Feuerschlucker ist es Reihe 8. Bring deinen hin.
courtiers-lesson-finish-right = Was verdeckt liegt, nimmt dir niemand mehr. Deine Karten liegen jetzt auf dem Stapel, der schon da war, und zählen ihren Wert für dich.
courtiers-lesson-finish-wrong = Auch kein schlechter Zug, aber das ist der Spielmann. Der Feuerschlucker steht auf `a7`, einen Schritt vor Reihe 8.
courtiers-lesson-arrogance = **Hochmut.** Über der eigenen Zielreihe darf niemand allein stehen. Auf `b10` trägt ein Fürst einen Spielmann, dessen Ziel Reihe 9 ist. Nimm **nur den Fürsten**, und sieh, was aus dem Rest wird.
courtiers-lesson-arrogance-right = Der Spielmann stand auf einmal zu hoch und ist verloren, samt der Patrizierin darunter: Beide zählen gegen Blau.
courtiers-lesson-arrogance-wrong = Keine schlechte Wahl, aber hier soll der Rest verloren gehen: Nimm nur die oberste Karte von `b10`.
courtiers-lesson-end = **Das Ende.** Es ist sofort vorbei, wenn höchstens bei einer Person noch etwas aufsteigt. Du führst, und `a7` ist alles, was du noch hast. Der Feuerschlucker kommt in Reihe 8 an; der Fürst darunter würde mit 2 gegen dich zählen. Mach Schluss, solange du führst.
courtiers-lesson-end-right = Alle Karten werden gezählt, und deine vier Punkte gewinnen. Mit Warten hättest du den anderen nur Zeit zum Aufsteigen gegeben.
courtiers-lesson-end-wrong = So bleibt der Fürst zurück, und es geht weiter. Zieh beide zusammen.
