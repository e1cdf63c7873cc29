## Direktnachrichten mit dem Bot: Eine Person spielt dort gegen Computer

cmd-solo = solo
cmd-solo-about = Deine Partie in diesen Direktnachrichten: Brett, Mitschrift, Uhr und mehr

help-direct =
    📮 **Brettspiele per Post**
    `/spielen` beginnt gleich hier eine Partie gegen Computer; `stufe` sagt, wie stark sie sind, `personen`, wie viele mitspielen.
    Wenn du am Zug bist: *Ziehen* unter dem Brett drücken, wählen, *Bestätigen*. *Rückgängig* nimmt davor einen Schritt zurück, `/zurücknehmen` danach einen ganzen Zug.
    `/zug` spielt mit der Tastatur · `/hand` zeigt, was nur du sehen darfst · `/vorab` antwortet für dich, wenn du nicht am Zug bist
    `/solo brett` zeigt das Brett · `/solo rückblick`, was seit deinem letzten Zug geschah · `/solo stellung` jede Stellung · `/solo wiederholung` eine ganze Partie, sobald sie vorbei ist
    `/partien` listet auf, was auf dich wartet, hier und auf allen Servern · `/solo uhr` ist für deine Bedenkzeit · `/solo aufgeben` gibt auf, `/solo abbrechen` bricht die Partie ab
    `/ich einstellungen` ist für Erinnerungen, Sprache und Farben, `/ich exportieren` und `/ich vergessen` für das, was über dich gespeichert ist · `/regeln` erklärt die Spiele
    Mit anderen spielst du mit `/tisch eröffnen` im Kanal eines Servers.
    Die Würfel sind versiegelt: Vor der Partie steht hier ihr Fingerabdruck, danach ihr Seed, und alle können nachprüfen.

## Wenn etwas nicht geht, und was ginge

refused-direct-open = In einer Direktnachricht kann niemand dazukommen. `/spielen` beginnt hier eine Partie gegen Computer; mit anderen spielst du mit `/tisch eröffnen` im Kanal eines Servers.
refused-direct-alone = In einer Direktnachricht spielst du allein gegen Computer, und niemand sonst kann einen Platz nehmen. Mit anderen spielst du mit `/tisch eröffnen` im Kanal eines Servers.
refused-direct-thread = In einer Direktnachricht gibt es keine Threads. Lass `thread` weg, und die Partie beginnt gleich hier.
refused-direct-taken = Hier wartet schon eine Partie: `/solo brett` zeigt sie. Spiel sie zu Ende, oder brich sie mit `/solo abbrechen` ab.
refused-direct-no-table = Hier läuft keine Partie. `/spielen` beginnt eine gegen Computer.
refused-direct-away = Abwesenheiten kündigt man auf einem Server an, für alle, die dort auf einen warten. Hier wartet niemand: `/solo uhr` gibt dir so viel Zeit, wie du magst.
refused-direct-closed = Antworten kann ich dir, aber nicht schreiben: Du nimmst von mir keine Direktnachrichten an. Erlaube sie in den Privatsphäre-Einstellungen eines Servers, auf dem wir beide sind, dann kommt das Brett von selbst.
refused-not-among-others = An diesem Gespräch bin ich nicht beteiligt. Schreib mir direkt, oder nimm einen Kanal eines Servers, auf dem ich bin.
refused-direct-solo = In Direktnachrichten beginnen die Befehle eines Tisches mit *solo*: zum Beispiel `/solo brett`.
