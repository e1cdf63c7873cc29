## Aufzählungen und kleine Wörter

more-lines =
    { $count ->
        [one] … und eine weitere
       *[other] … und { $count } weitere
    }

## Vor dem Spiel

lobby-by = eröffnet von { $name }
lobby-options = Varianten: { $options }
options-none = keine (Grundspiel)
lobby-missing =
    { $count ->
        [one] Noch eine Person, dann kann es losgehen.
       *[other] Noch { $count } Personen, dann kann es losgehen.
    }
lobby-ready =
    { $free ->
        [0] Alle Plätze sind besetzt: Beginnt, wann ihr mögt.
        [one] Bereit; ein Platz ist noch frei.
       *[other] Bereit; { $free } Plätze sind noch frei.
    }
lobby-started = Die Partie hat begonnen: { $names }.
lobby-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
options-of = **Optionen: { $game }**
options-choose = Mit welchen Varianten wollt ihr spielen? Nimm eine fertige Mischung, stöbere in den Gruppen, oder nimm keine: Das ist das Grundspiel.
options-placeholder = Varianten
options-preset = Eine fertige Mischung
options-group = Eine Gruppe nach der anderen
options-keep-which = Welche behalten? Noch hat sich nichts geändert.
options-what-now = Was soll es sein? Noch hat sich nichts geändert.
options-keep = { $option } behalten
options-without = Ohne { $option }
options-write = Varianten als Text
options-write-line = Kürzel, jeweils mit den Wörtern dahinter
options-write-hint = Zum Beispiel: v9 v13 sideways v26. Auch der Name einer Mischung geht; nichts heißt Grundspiel.
option-usual = wie üblich
option-seats = { $advised } Personen
option-seats-both = { $advised } Personen ({ $possible } möglich)
option-seats-possible = { $possible } Personen möglich
option-length-much-more = viel länger
option-length-more = länger
option-length-bit-more = etwas länger
option-length-same = gleich lang
option-length-bit-less = etwas kürzer
option-length-less = kürzer
option-length-much-less = viel kürzer
option-tactics-much-more = viel taktischer
option-tactics-more = taktischer
option-tactics-bit-more = etwas taktischer
option-tactics-same = gleich taktisch
option-tactics-bit-less = etwas weniger taktisch
option-tactics-less = weniger taktisch
option-tactics-much-less = viel weniger taktisch
option-with = braucht { $options }
option-without = nicht mit { $options }
option-only-with = nur mit { $options }
lobby-counts = Für { $counts } Personen.
lobby-crowded =
    { $count ->
        [one] Jemand muss aufstehen, oder ihr nehmt andere Varianten.
       *[other] { $count } von euch müssen aufstehen, oder ihr nehmt andere Varianten.
    }
lobby-between = Mit einer Person mehr oder weniger kann es losgehen.
lobby-better = Mit { $count } Personen geht es; am besten ist es mit { $counts }.
lobby-possible = Mit { $count } Personen geht es, auch wenn es nicht besonders zu empfehlen ist.

## Schaltflächen

button-join = Mitspielen
button-leave = Aufstehen
button-options = Optionen
button-surprise = 🎲 Überrasch mich
button-write = Schreiben…
button-clear = Grundspiel
button-unchanged = Lassen, wie es war
button-earlier = ◀
button-later = ▶
button-start = Beginnen
button-close = Schließen
button-play = Ziehen
button-rules = Regeln
button-undo = ↶ Rückgängig
button-back = ↩ Zurück
button-back-to-panel = ↩ Zurück zum Zug
button-rules-all = Alle Regeln
button-form = ✎ Ausfüllen…
button-confirm = Bestätigen
button-confirm-usual = Bestätigen: { $steps }
button-rematch = Revanche
button-record = Mitschrift

## Zug und Ergebnis

turn-asked = { $mentions }, bitte ziehen
turn-answered =
    { $count ->
        [one] ✅ { $names } hat gewählt
       *[other] ✅ { $names } haben gewählt
    }
turn-waiting = gewartet wird auf { $mentions }
turn-sealed = Die Würfel sind versiegelt: `{ $commitment }`
result-wins =
    { $count ->
        [one] 🏁 **{ $names } gewinnt.**
       *[other] 🏁 **{ $names } teilen sich den Sieg.**
    }
result-close = Ganz knapp: Ein Schritt, und es hätte anders ausgehen können.
result-agreed = 🤝 **Alle waren fürs Aufhören: Diese Partie ist unentschieden.**
result-decided = ⚖️ **Diese Partie wurde nach ihrer Stellung entschieden.** Computer haben von ihr aus 64-mal weitergespielt; vorn liegt, wer dabei am besten abschnitt. Der Stand zählte nicht.
result-abandoned = 🏳️ **Diese Partie wurde ohne Ergebnis abgebrochen.**
result-length =
    { $steps ->
        [one] Ein Schritt
       *[other] { $steps } Schritte
    } { $days ->
        [0] an einem Tag
        [one] in einem Tag
       *[other] in { $days } Tagen
    }
result-seed = Die Würfel waren als `{ $commitment }…` versiegelt; der Seed ist ||`{ $seed }`||: Prüf es mit /tisch mitschrift nach

## Dein Zug

panel-news = **Seit deinem letzten Zug:** { $news }
panel-so-far = Bisher: { $steps }
panel-confirm = Bestätigen: **{ $steps }**?
panel-foretold = Am Tisch steht dann: „{ $told }“
panel-or-else = Oder aber:
panel-then = Danach: { $names } am Zug.
panel-then-you = Danach bist du noch einmal am Zug.
panel-then-chance = Danach hat der Zufall das Wort, und es geht weiter.
panel-then-over =
    { $count ->
        [one] Damit ist die Partie vorbei: { $names } gewinnt.
       *[other] Damit ist die Partie vorbei: { $names } teilen sich den Sieg.
    }
panel-then-reveals = ⚡ Das { $what }: Es lässt sich nicht rückgängig machen.
panel-at-once = ⚡ { $what }: wird sofort gespielt
panel-at-once-waits = ⚡ { $what }
panel-choose = { $first } bis { $last }
panel-newer-board = Seit diesem Beitrag ist die Partie weitergegangen. So sieht das Brett jetzt aus.
panel-done = Fertig. Als Nächstes: { $names }.
panel-goes-on = Fertig. Als Nächstes: noch einmal du.
panel-over = Fertig. Die Partie ist vorbei.
move-in-part = Gespielt bis vor `{ $move }`; das ging nicht: { $why }
move-kept = Dein Zug ist sicher, nur das Brett konnte nicht erscheinen.
form-title = Dein Zug
form-whole = Dein Zug, ausgeschrieben
form-pick =
    { $count ->
        [one] Eins von: { $values }
       *[other] { $count } von: { $values }
    }
form-ordered = { $count }, der Reihe nach, von: { $values }

## Im Voraus entscheiden

button-standing = Vorabantwort
standing-choose = Was soll für dich geantwortet werden?
standing-kept = **Deine Vorabantwort an diesem Tisch:** { $answer }

## Befehle

board-waiting = { $names } am Zug
board-over = Diese Partie ist vorbei.
record-running = Die Züge bisher. Würfel und Geheimnisse bleiben versiegelt, bis die Partie vorbei ist.
record-whole = Die ganze Partie mit ihrem Seed. Nachprüfen mit `python -m engine verify DATEI`.
resigned = Du hast die Partie verlassen. Danke fürs Mitspielen.
stopped = Die Partie ist abgebrochen.
closed = Der Tisch ist geschlossen.
voted = Deine Stimme zählt.
nothing-changed = Nichts hat sich geändert.
stop-vote = 🏳️ { $name } würde diese Partie gern für alle abbrechen ({ $votes } von { $needed } Stimmen).
resign-ask = **Diese Partie verlassen?** Was dir gehört, bleibt auf dem Brett, die anderen spielen weiter, und du stehst hinter allen, die bleiben. Das lässt sich nicht rückgängig machen.
resign-ask-ends = **Diese Partie verlassen?** Dann ist sie sofort vorbei, und es gewinnt { $names }. Das lässt sich nicht rückgängig machen.
resign-ask-stops = **Diese Partie verlassen?** Dann ist sie sofort vorbei, ohne Ergebnis. Das lässt sich nicht rückgängig machen.
stop-ask = **Diese Partie für alle abbrechen?** Sie endet hier, ohne Ergebnis. Das lässt sich nicht rückgängig machen.
vote-ask = **Diese Partie für alle abbrechen, ohne Ergebnis?** Das braucht { $needed } Stimmen; mit deiner sind es { $votes }. Eine Stimme lässt sich nicht zurücknehmen.
close-ask =
    { $count ->
        [0] **Diesen Tisch schließen?** Niemand sitzt daran. Das lässt sich nicht rückgängig machen.
        [one] **Diesen Tisch schließen, bevor die Partie begonnen hat?** Eine Person sitzt daran. Das lässt sich nicht rückgängig machen.
       *[other] **Diesen Tisch schließen, bevor die Partie begonnen hat?** { $count } Personen sitzen daran. Das lässt sich nicht rückgängig machen.
    }
end-ask = **Diese Partie als Verwaltung des Servers abbrechen?** Sie endet für alle, ohne Ergebnis. Das lässt sich nicht rückgängig machen.
button-resign-sure = Partie verlassen
button-resign-not = Bleiben
button-stop-sure = Abbrechen
button-stop-not = Weiterspielen
button-close-sure = Tisch schließen
button-close-not = Offen lassen
button-end-sure = Beenden
button-end-not = Weiterspielen lassen
button-why = Sag, warum …
button-vote = Abbruch zustimmen
why-question = Warum?
why-hint = Der ganze Kanal liest es. Mit dem Abschicken ist es entschieden; lass es leer, wenn du magst.
because = „{ $reason }“
farewell = { $name }: „{ $reason }“
ended-by-owner = Das war { $name }.
ended-by-manager = Das war { $name } von der Verwaltung dieses Servers.
ended = Der Tisch ist beendet.
reseated = { $mention } übernimmt Platz { $seat } als { $name }.
seat-no-bots = Ein Bot kann keinen Platz nehmen.
settings-title = **{ $game }**
settings-quiet =
    { $on ->
        [true] Leise: ein Brett, das sich an Ort und Stelle ändert
       *[false] Ein neuer Beitrag mit jedem Zug
    }
settings-language = Sprache: { $language }
server-settings = **Hedgepost auf diesem Server**
server-channels = Tische darf man eröffnen in: { $channels }
server-everywhere = jedem Kanal
server-thread =
    { $on ->
        [true] Neue Tische bekommen einen eigenen Thread
       *[false] An neuen Tischen wird im Kanal selbst gespielt
    }
games-none = Nichts wartet auf dich. Eröffne mit /tisch eröffnen einen Tisch, oder spiel mit /spielen gegen Computer.
games-yours =
    { $count ->
        [0] **Keine Partie wartet auf dich.**
        [one] **Eine Partie wartet auf dich:**
       *[other] **{ $count } Partien warten auf dich:**
    }
games-others = **Hier warten andere:**
games-lobby = noch nicht begonnen
games-waiting = { $names } am Zug
rules-topics = **Zum Lesen:** { $topics }
rules-variants =
    { $count ->
        [one] Und eine Variante, mit eigenen Regeln.
       *[other] Und { $count } Varianten, jede mit eigenen Regeln.
    }
rules-table = **An diesem Tisch gilt:**
rules-now = **Jetzt kannst du entscheiden:**
rules-choices = Möglich: { $choices }
rules-cover = Übersicht
rules-choose = Zu einem Thema …
rules-choose-variant = Varianten { $first } bis { $last } …
rules-choose-game = Regeln eines Spiels …
help =
    📮 **Brettspiele per Post**
    `/tisch eröffnen` eröffnet einen Tisch; andere drücken *Mitspielen*, dann drückt jemand *Beginnen*. `/spielen` beginnt sofort eine Partie gegen Computer, hier oder in einer Direktnachricht, mit *Tipp* und *Zurücknehmen*, wenn du mit ihnen allein bist. `/tisch zuschauen` lässt sie unter sich spielen. `/herausfordern` lädt jemanden ein, `/suche` sucht Leute.
    Bist du am Zug, wirst du angepingt: *Ziehen* unter dem Brett drücken, wählen, *Bestätigen*. Davor sieht niemand, was du probierst, und *Rückgängig* nimmt einen Schritt zurück. `/zurücknehmen` fragt die anderen, ob du neu entscheiden darfst.
    `/zug` spielt mit der Tastatur · `/hand` zeigt, was nur du sehen darfst · `/vorab` antwortet für dich, wenn du nicht am Zug bist · *Vorausplanen*, hinter *Ziehen*, wählt, während du wartest
    `/tisch brett` zeigt das Brett · `/tisch rückblick`, was seit deinem letzten Zug geschah · `/tisch stellung` jede Stellung · `/tisch wiederholung` eine ganze Partie danach
    `/partien` listet auf, was auf dich wartet · `/abwesend` kündigt Tage ohne Spielen an · `/tisch vertretung` bietet deinen Platz jemand anderem an, `/tisch zurück` nimmt ihn wieder, `/tisch plätze` zeigt, wer für wen spielt
    `/ich einstellungen` ist für Erinnerungen, Sprache und Farben, `/ich exportieren` und `/ich vergessen` für das, was über dich gespeichert ist · `/tisch uhr` für die Bedenkzeit am Tisch · `/regeln` erklärt die Spiele
    `/profil` und `/rangliste` zeigen Wertungen · `/liga liste` zeigt Ligen und Pokale zum Mitspielen, `/liga ich` deine Tische; `/liga-leitung gründen` gründet eine
    Die Würfel sind versiegelt: Vor der Partie steht hier ihr Fingerabdruck, danach ihr Seed, und alle können nachprüfen.

## Wenn etwas nicht geht, und was ginge

refused-already-seated = Du sitzt schon an diesem Tisch.
refused-sits-already = Diese Person sitzt schon an diesem Tisch.
refused-full = Alle { $most } Plätze sind besetzt.
refused-not-seated = Du spielst nicht an diesem Tisch.
refused-unknown-option = Eine Variante `{ $option }` gibt es nicht. Es gibt: { $choices }
refused-options-clash = { $one } und { $other } passen nicht zusammen: { $reason }.
refused-option-needs = { $one } braucht { $other }: { $reason }.
refused-options-seats = { $options }: Mit { $seats } Personen geht das nicht. Möglich: { $allowed }. Nehmt andere Varianten, oder lasst jemanden mitspielen oder aufstehen.
refused-option-words = `{ $option }` nimmt davon jeweils eins: { $choices }
refused-option-number = { $option }: `{ $word }` geht von { $least } bis { $most }.
refused-options-long = Das ist zu lang: höchstens 400 Zeichen Varianten.
refused-full-so = Mit diesen Varianten können { $most } spielen, und alle Plätze sind besetzt.
refused-too-many = So können höchstens { $most } spielen. Jemand muss aufstehen, oder ihr nehmt andere Varianten.
refused-too-few =
    { $fewest ->
        [2] Zwei Personen müssen es sein
       *[other] { $fewest } Personen müssen es sein
    }; { $missing ->
        [one] ein Platz ist noch zu besetzen.
       *[other] { $missing } Plätze sind noch zu besetzen.
    }
refused-already-started = Die Partie hat schon begonnen.
refused-closed = Dieser Tisch ist geschlossen. Eröffne mit /tisch eröffnen einen neuen, oder spiel mit /spielen gegen Computer.
refused-owner-only = Das kann nur, wer den Tisch eröffnet hat.
refused-players-only = Eine Revanche verlangen kann nur, wer mitgespielt hat. Einen neuen Tisch können alle eröffnen: /tisch eröffnen.
refused-channel-taken = In diesem Kanal gibt es schon einen Tisch. Beendet ihn erst, oder eröffne deinen mit `thread: True`.
refused-no-table = Diesen Tisch gibt es nicht mehr.
refused-no-table-here = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit /tisch eröffnen.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-running = Diese Partie ist vorbei.
refused-no-standing = Dieses Spiel fragt niemanden außerhalb seines Zuges, also gibt es im Voraus nichts zu beantworten.
refused-nothing-to-undo = Hier lässt sich nichts rückgängig machen: Nichts ist gewählt, was nicht schon bestätigt wäre.
refused-nothing-to-confirm = Noch ist nichts gewählt. Drück Ziehen, um anzufangen.
refused-already-voted = Du hast schon für den Abbruch gestimmt.
refused-no-such-seat = Auf Platz { $seat } spielt niemand.
refused-not-your-move = Am Zug: { $movers }{ $left }.
refused-only-watching = Am Zug: { $movers }{ $left }. Zuschauen kannst du mit /tisch brett.
refused-old-board = Dieses Brett ist nicht mehr das neueste.
refused-already-done = Schon geschehen.
refused-busy = Gerade ändern zu viele auf einmal diesen Tisch. Bitte versuch es noch einmal.
refused-guild-only = Das ist für Server: Nimm es dort in einem Kanal. Hier beginnt `/spielen` eine Partie gegen Computer.
refused-wrong-channel = Hier werden keine Tische eröffnet. Versuch es in { $channel }.
refused-missing-permission = Ich brauche { $permissions } in { $channel }. Erlauben kann es, wer Kanäle verwaltet.
refused-thread-archived = Dieser Thread ist archiviert und gesperrt. Wer Threads verwaltet, kann ihn wieder öffnen.
refused-channel-gone = Den Kanal dieses Tisches gibt es nicht mehr.
refused-discord-trouble = Discord hat das Brett gerade nicht angenommen; es erscheint, sobald es geht.
refused-manager-only = Das ist für alle, die diesen Server verwalten.
refused-old-command = Dieser Befehl hat sich geändert. Lade Discord neu, und versuch es noch einmal.
refused-bad-value = Dieser Wert passt hier nicht. Wähl einen aus der Liste.
refused-empty-move = Tipp einen Zug, zum Beispiel: side c4 d, go d4
refused-no-topic = Ein Thema „{ $topic }“ gibt es nicht. Es gibt: { $choices }
refused-bad-form =
    { $count ->
        [one] „{ $field }“ nimmt eins von { $choices }. Nichts hat sich geändert: Füll es noch einmal aus.
       *[other] „{ $field }“ nimmt { $count } verschiedene von { $choices }. Nichts hat sich geändert: Füll es noch einmal aus.
    }
refused-turn-over = Dein Zug ist schon vor `{ $move }` vorbei. Nichts wurde gespielt.
refused-after-reveal = Was vor `{ $move }` kommt, deckt etwas auf. Spiel erst bis dahin, dann weiter.
refused-use-resign = Zum Aufgeben nimm /tisch aufgeben.
refused-too-long = Das ist zu lang: höchstens { $most } Zeichen.
refused-try-again = Discord hat die Antwort nicht angenommen. Bitte versuch es noch einmal.
refused-restarting = Ich werde gerade neu gestartet. Nichts hat sich geändert; bitte versuch es gleich noch einmal.
refused-not-saved = Gerade lässt sich nichts speichern, und nichts hat sich geändert. Bitte versuch es in ein paar Minuten noch einmal.
refused-answer-lost = Discord hat die Antwort nicht angenommen, aber vielleicht ist geschehen, was du wolltest: Sieh bitte am Tisch nach, bevor du es noch einmal versuchst.
refused-perhaps-saved = Die Verbindung zu unserer Datenbank ist gerade abgerissen: Vielleicht ist es gespeichert, vielleicht nicht. Sieh bitte am Tisch nach, bevor du es noch einmal versuchst.
refused-old-button = Diese Schaltfläche gilt nicht mehr. Versuch es mit /tisch brett.
refused-table-elsewhere = In diesem Kanal gibt es keinen Tisch. Du spielst in { $channel }.
refused-no-threads-here = Dieser Kanal hat keine Threads. Eröffne den Tisch in einem Textkanal, oder mit `thread: False`.

permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-attach-files = Dateien anhängen

bug = Bei uns ist etwas schiefgegangen (Kennung { $id }). Hattest du schon bestätigt, ist dein Zug sicher; sonst hat sich nichts geändert.

## Abgelehnt von den Regeln mehrerer Spiele: Ihre Wörter stehen hier, welches Spiel es auch ist

refused-no-such-move = `{ $move }` ist kein Zug dieses Spiels. Möglich: { $choices }
refused-wrong-step = Darum geht es gerade nicht. Möglich: { $choices }
refused-not-now = Gerade gibt es nichts zu entscheiden.
refused-already-gone = Diese Person hat schon aufgegeben.
refused-empty = Auf { $square } steht niemand. Möglich: { $choices }
refused-over = Die Partie ist vorbei.
refused-not-your-turn = Du bist nicht am Zug.
refused-bad-position = Das ist keine Stellung dieses Spiels.
