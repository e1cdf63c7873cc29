### Zurücknehmen

cmd-takeback = zurücknehmen
cmd-takeback-about = Bitte die anderen, dich zu deiner letzten Entscheidung zurückkehren zu lassen
button-agree = Einverstanden
button-decline = Ablehnen
button-withdraw = Zurückziehen
takeback-asks =
    ↩️ **{ $name }** möchte noch einmal entscheiden. { $count ->
        [one] Ein Schritt würde zurückgenommen
       *[other] Die letzten { $count } Schritte würden zurückgenommen
    }; die Würfel bleiben, wie sie sind. { $mentions }, einverstanden?
takeback-so-far = ✅ Einverstanden: { $names }
takeback-waits = Du hast gefragt. Sobald alle einverstanden sind, geht es zurück: { $names }. Eine Ablehnung oder ein Zug beendet die Anfrage, und zurückziehen kannst du sie darunter.
takeback-alone = Es gab niemanden zu fragen: Der Tisch ist wieder bei deiner letzten Entscheidung.
button-retract = ⏪ Zurücknehmen
button-rewind = { button-retract }
retracted = ⏪ Zurückgenommen: Du bist wieder bei deiner letzten Entscheidung. Die Würfel bleiben, wie sie waren.
takeback-done = ↩️ Alle sind einverstanden: { $name } entscheidet noch einmal.
takeback-declined = ✋ { $other } möchte lieber weiterspielen: Der Zug von { $name } bleibt.
takeback-withdrawn = ↩️ { $name } möchte nichts mehr zurücknehmen.
takeback-overtaken = ↩️ Die Partie ist weitergegangen, und die Anfrage von { $name } ist erledigt.
takeback-closed = Diese Anfrage ist erledigt.
turn-taken-back = ↩️ Zurückgenommen: Von hier geht die Partie weiter.

refused-retract-company = An diesem Tisch spielen andere mit, und die werden erst gefragt: Das macht /zurücknehmen.
refused-takeback-asked = { $name } bittet schon darum, etwas zurückzunehmen. Antworte erst darauf.
refused-takeback-draft = Was du gewählt hast, ist noch nicht bestätigt: Mach es mit Rückgängig oder mit /rückgängig ungeschehen. Danach kommt /zurücknehmen noch weiter.
refused-takeback-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
refused-takeback-resigned = Seit deiner letzten Entscheidung hat jemand die Partie verlassen und müsste zurückkommen. Das geht nicht.
refused-takeback-round = Seit deiner letzten Entscheidung hat eine neue Runde begonnen. Eine beendete Runde bleibt, wie sie gespielt wurde.
refused-takeback-rated = Diese Partie ist gewertet, da wird nichts zurückgenommen. Was du noch nicht bestätigt hast, macht /rückgängig ungeschehen.
refused-takeback-over = Die Partie ist vorbei, und ihr Ergebnis steht. Wie wäre es mit einer Revanche?
refused-takeback-held = Gerade entscheidet jemand anderes für dich. Nimm erst deinen Platz wieder ein.
refused-takeback-rules = Diese Partie folgt neueren Regeln, als dieser Bot kennt, darum gibt es hier kein Zurück.
refused-takeback-older = Die Schritte 1–{ $last } wurden nach älteren Regeln gespielt und bleiben, wie sie sind. Was du ab jetzt entscheidest, lässt sich zurücknehmen.
refused-takeback-gone = Diese Anfrage ist nicht mehr offen. Nichts hat sich geändert.
refused-takeback-own = Antworten müssen die anderen. Du kannst deine Anfrage zurückziehen.
refused-takeback-not-asked = Gefragt sind nur die, die an diesem Tisch spielen.
refused-takeback-not-yours = Zurückziehen kann nur, wer gefragt hat. Ablehnen kannst du, wenn du gefragt bist.
refused-takeback-agreed = Du hast schon zugestimmt. Die anderen fehlen noch.
