## Befehle, wie Discord sie auflistet

cmd-me = ich
cmd-me-about = Was du für dich einstellst, und was über dich gespeichert ist
cmd-me-settings = einstellungen
cmd-me-settings-about = Sprache, Farben, Erinnerungen und Zeitzone; zeigt sie, wenn du nichts änderst
cmd-me-language-about = Welche Sprache ich mit dir allein spreche
cmd-me-palette = farben
cmd-me-palette-about = Die Farben der Bilder, die nur du siehst
cmd-me-reminders = erinnerungen
cmd-me-reminders-about = Wie du an einen Zug erinnert wirst, der auf dich wartet
cmd-me-often = wie-oft
cmd-me-often-about = Wie oft du an denselben Zug erinnert wirst
cmd-me-quiet = ruhe
cmd-me-quiet-about = Stunden ohne Erinnerung, etwa 22:00-08:00; oder aus
cmd-me-zone = zeitzone
cmd-me-zone-about = Deine Zeitzone: tipp eine Stadt
cmd-me-digest = übersicht
cmd-me-digest-about = Eine tägliche Übersicht als Direktnachricht, etwa 18:00; oder aus
cmd-me-confirm = bestätigen
cmd-me-confirm-about = Ob auch Schritte, die etwas aufdecken, auf Bestätigen warten
cmd-me-forget = vergessen
cmd-me-forget-about = Lösch deine Einstellungen, und ersetz deinen Namen in beendeten Partien
cmd-me-export = exportieren
cmd-me-export-about = Eine Datei mit allem, was über dich gespeichert ist

palette-default = die üblichen Farben
palette-colour-blind = für Farbenblinde
palette-dark = dunkel
nudge-channel = ein Ping im Kanal
nudge-direct = eine Direktnachricht
nudge-none = keine
confirm-always = immer, was ein Schritt auch aufdeckt
confirm-usual = wie üblich: Was etwas aufdeckt, trägt ein ⚡ und wird sofort gespielt
often-both = zweimal: nach der halben Zeit und nach 80 %
often-once = einmal: nach 80 % der Zeit

## Einstellungen

me-title = **Was du eingestellt hast**
me-palette = Bilder: { $palette }
me-nudge-channel =
    { $often ->
        [once] Erinnerungen: ein Ping im Kanal, nach 80 % der Zeit
       *[both] Erinnerungen: Pings im Kanal, nach der halben Zeit und nach 80 %
    }
me-nudge-direct =
    { $often ->
        [once] Erinnerungen: eine Direktnachricht, nach 80 % der Zeit
       *[both] Erinnerungen: Direktnachrichten, nach der halben Zeit und nach 80 %
    }
me-nudge-none = Erinnerungen: keine
me-quiet = Ruhezeit: { $start } bis { $end }
me-quiet-none = Ruhezeit: keine
me-zone = Zeitzone: { $zone }, dort ist es jetzt { $time }
me-zone-hint = -# Diese Uhrzeiten gelten in UTC. Wohnst du woanders, sag es mir mit `/ich einstellungen zeitzone:`.
me-digest = Tägliche Übersicht: um { $time }, die nächste { $next }
me-digest-none = Tägliche Übersicht: keine
me-confirm = Bestätigen: { $confirm }
me-direct-hello = 📮 Hier erinnere ich dich künftig an Züge, die auf dich warten. `/ich einstellungen` ändert das, auch hier.
me-direct-closed = ⚠️ Du nimmst keine Direktnachrichten von mir an. Bis du sie in den Privatsphäre-Einstellungen eines gemeinsamen Servers erlaubst, erinnere ich dich stattdessen einmal im Kanal.

## Vergessen werden

me-forget-ask = **Soll ich dich vergessen?** Deine Einstellungen, Abwesenheiten und Erinnerungen werden gelöscht. { $tables ->
        [0] Du hast hier keine Partie beendet.
        [one] In der einen beendeten Partie heißt du dann „Jemand“; Ergebnis und Züge bleiben, für die anderen.
       *[other] In den { $tables } beendeten Partien heißt du dann „Jemand“; Ergebnisse und Züge bleiben, für die anderen.
    } Was schon in Kanälen steht, bleibt dort. Das lässt sich nicht rückgängig machen.
me-forget-later =
    { $count ->
        [one] Ein Tisch braucht deinen Namen, bis seine Partie vorbei ist. Komm danach noch einmal zu /ich vergessen:
       *[other] { $count } Tische brauchen deinen Namen, bis ihre Partien vorbei sind. Komm danach noch einmal zu /ich vergessen:
    }
me-forgotten-name = Jemand
me-forgotten = Ich habe dich vergessen. Danke fürs Mitspielen; du bist jederzeit willkommen.
me-remembered = Gut. Nichts hat sich geändert.
me-export = Alles, was ich über dich gespeichert habe. Zeiten sind Sekunden seit 1970, in UTC.
button-forget = Vergiss mich
button-remember = Alles behalten

## Wenn etwas nicht geht, und was ginge

refused-bad-quiet = `{ $option }` ist keine Ruhezeit. Tipp, wann sie beginnt und endet, etwa `22:00-08:00`, oder `aus`.
refused-bad-time = `{ $option }` ist keine Uhrzeit. Tipp sie wie `18:00`, oder `aus`.
refused-unknown-zone = Eine Zeitzone `{ $option }` kenne ich nicht. Vielleicht eine von diesen: { $choices }? Fang an, eine Stadt zu tippen, und wähl aus der Liste.

## Erinnerungen

remind-half = ⏰ **{ $game }** wartet auf deinen Zug. Deine Zeit endet { $when }.
remind-most = ⏳ **{ $game }** wartet noch immer auf deinen Zug. Deine Zeit endet { $when }.
remind-day = ⏰ **{ $game }** wartet auf deinen Zug. Gefragt wurdest du { $when }.
remind-late = -# Entschuldige die Verspätung: Ich war eine Weile weg.
remind-closed = -# Ich kann dir keine Direktnachrichten schicken. `/ich einstellungen` ändert, wie du erinnert wirst.
