## Auf eine Partie zurückblicken

button-recap = ▶ Ansehen
button-replay = Wiederholung
recap-turns = **Die letzten Züge:** { $news }
recap-known = nichts, was du nicht selbst gewählt hast.
recap-drawing =
    { $count ->
        [one] 🖌️ Ein Schritt wird gezeichnet …
       *[other] 🖌️ { $count } Schritte werden gezeichnet …
    }
film-waits =
    { $count ->
        [0] Erst kommen Filme anderer Server dran, dann deiner.
        [one] Erst kommt ein Film dieses Servers dran, dann deiner.
       *[other] Erst kommen { $count } Filme dieses Servers dran, dann deiner.
    }
replay-title = **{ $game }** · { $names } · { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
replay-older = Die Schritte 0–{ $before } wurden nach älteren Regeln gespielt: Die Bilder beginnen mit der Stellung nach Schritt { $first }.
at-ply = **Schritt { $ply } von { $last }**
at-set-up = 0 · der Aufbau
animation-alt = Animation, Schritt für Schritt, von Schritt { $first } bis Schritt { $last }. Am Ende:

refused-no-ply = Einen Schritt { $ply } gibt es nicht: Diese Partie hat die Schritte 0 bis { $last }.
refused-still-running = Diese Partie läuft noch; ihre Wiederholung kommt am Ende. Bis dahin zeigt /tisch rückblick die letzten Züge und /tisch stellung jede Stellung bisher. Frühere Partien wählst du mit `partie:`.
refused-nothing-to-replay = In diesem Kanal ist noch keine Partie zu Ende gegangen. Sobald es so weit ist, gibt es etwas zu wiederholen.
refused-no-past-game = So eine Partie gibt es in diesem Kanal nicht. Wähl eine aus der Liste, oder lass `partie` weg, dann ist es die letzte.
refused-nothing-yet = Noch ist nichts gespielt. /tisch brett zeigt den Aufbau.
refused-older-rules = Die Schritte 0–{ $before } wurden nach älteren Regeln gespielt und lassen sich nicht mehr zeigen. Ab Schritt { $first } geht es; /tisch mitschrift hat jeden Schritt schwarz auf weiß.
refused-film-asked = Du wartest schon auf einen Film. Bitte um den nächsten, wenn er da ist; inzwischen zeigt /tisch stellung jede Stellung.
refused-film-busy = Gerade werden zu viele Filme gezeichnet. Versuch es in ein paar Minuten noch einmal; inzwischen zeigt /tisch stellung jede Stellung.
refused-other-rules = Diese Partie wurde nach Regeln gespielt, die sich inzwischen geändert haben, und lässt sich nicht Schritt für Schritt zeigen. /tisch brett und /tisch mitschrift gehen weiterhin.

## Befehle

cmd-recap = rückblick
cmd-recap-about = Was seit deinem letzten Zug geschah, in Worten und als Animation, nur für dich
cmd-replay = wiederholung
cmd-replay-about = Eine ganze beendete Partie, als Animation mit Mitschrift, nur für dich
cmd-at = stellung
cmd-at-about = Die Stellung nach jedem Schritt, nur für dich
cmd-at-ply = schritt
cmd-at-ply-about = Nach welchem Schritt; 0 ist der Aufbau
cmd-past-game = partie
cmd-past-game-about = Welche Partie dieses Kanals, wenn nicht die letzte
