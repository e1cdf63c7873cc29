## Ein erstes Hexenrennen, Aufgabe für Aufgabe. Du fliegst für Rot.

witches-lesson-start = **Los geht's.** Deine roten Hexen fliegen über die Plättchen zum Ziel, und der Würfel sagt, wie weit: 2. Für eine Hexe, die noch am Start steht, zählen nur **freie** Felder. Bring deine letzte ins Rennen.
witches-lesson-start-right = Die Felder 1 und 2 waren nicht beide frei, also kam sie weiter, als der Würfel sagt. Überall sonst zählen besetzte Felder mit.
witches-lesson-start-wrong = Zwei von deinen sind schon unterwegs. Lass die am Start fliegen.
witches-lesson-chain = **Eigene Zahlen tragen dich weiter.** Landet eine Hexe auf einer Zahl ihres Clans, fliegt sie sofort so viele Felder weiter, immer und immer wieder. Der Würfel zeigt 2. Finde den Zug, der eine Kette auslöst.
witches-lesson-chain-right = Von 3 nach 5, mit deiner 4 nach 9 und mit deiner 6 nach 15: zwölf Felder mit einer 2.
witches-lesson-chain-wrong = Sieh bei jeder Hexe zwei Felder voraus. Von Feld 3 aus landet sie auf einer roten Zahl.
witches-lesson-magic = **Deine eigene Magie.** Auf einem Magieplättchen deines Clans darfst du eine Zahlenkarte spielen und so weit fliegen. Der Würfel zeigt 1: Flieg auf die Magie auf Feld 8, und spiel dann die Karte, die zu deiner roten 9 auf Feld 13 führt.
witches-lesson-magic-right = Die Karte brachte sie auf 13, und deine 9 dort weiter auf 22. Jede Karte ist danach für immer weg, also wähl mit Bedacht.
witches-lesson-magic-wrong = Erst die Hexe auf Feld 7. Dann zähl von 8 bis 13: Das macht die Karte 5.
witches-lesson-back = **Magie gegen andere.** Eine blaue Hexe ist auf **deiner** Magie gelandet, Feld 19. Jetzt bestimmst du, was aus ihr wird: Eine Zahlenkarte schickt sie so weit zurück. Schick sie so weit zurück, wie es mit einer Zahl geht.
witches-lesson-back-right = Zehn Felder zurück. Hohe Zahlen sind hier stark, und kurz vor dem Ziel wenig wert.
witches-lesson-back-wrong = Je höher die Karte, desto weiter zurück. Deine höchste, die passt, ist die 10.
witches-lesson-wait = **Nur keine Eile.** Kommt irgendwo die dritte Hexe an, endet das Rennen, und die Punkte entscheiden: 2, 3 oder 4 je Zielfeld. Blau hat schon 8. Deine letzte Hexe steht auf deiner eigenen Magie, und Karte 2 brächte sie ins Ziel: 2 + 3 + 2 für dich. Beende das Rennen jetzt nicht.
witches-lesson-wait-right = Das Rennen geht weiter, und mit einer 3 oder 4 kann sie noch ein besseres Feld erreichen. Wer es beendet, hat es noch nicht gewonnen.
witches-lesson-wait-wrong = 2 + 3 + 2 = 7 ist weniger als die 8 von Blau: Du würdest das Rennen beenden und verlieren. Bleib lieber hier.
witches-lesson-win = **Das Ziel.** Deine zwei Hexen im Ziel haben je 3 Punkte, Blau hat 8. Deine letzte steht auf deiner eigenen Magie, Feld 47. Spiel eine Karte, die das Rennen gewinnt.
witches-lesson-win-right = Mehr Punkte als Blau, und das Rennen ist vorbei: gewonnen.
witches-lesson-win-wrong = Das würde nicht reichen. Du brauchst mindestens 3 Punkte mehr, und die Felder hinter Feld 48 zählen 2, 3 und 4.
