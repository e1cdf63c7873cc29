## Befehle der Ligaleitung, wie Discord sie zeigt

cmd-league-admin = liga-leitung
cmd-league-admin-about = Für alle, die Ligen und Pokale leiten
cmd-league-admin-create = gründen
cmd-league-admin-create-about = Gründe eine Liga oder einen Pokal: Spiel und Tag genügen
cmd-league-admin-settings = einstellungen
cmd-league-admin-settings-about = Wonach eine Liga geht, was dich braucht, und was du ändern kannst
cmd-league-admin-open = öffnen
cmd-league-admin-open-about = Öffne jetzt die Anmeldung
cmd-league-admin-preview = vorschau
cmd-league-admin-preview-about = Sieh die Auslosung vor allen anderen, oder lose jetzt aus
cmd-league-admin-publish = zeigen
cmd-league-admin-publish-about = Zeig jetzt allen die Auslosung
cmd-league-admin-start = beginnen
cmd-league-admin-start-about = Beginne jetzt alle Tische
cmd-league-admin-extend = verschieben
cmd-league-admin-extend-about = Verschieb alle kommenden Termine
cmd-league-admin-pause = anhalten
cmd-league-admin-pause-about = Kein Termin, bis es weitergeht
cmd-league-admin-resume = fortsetzen
cmd-league-admin-resume-about = Weiter, alle Termine um die Pause später
cmd-league-admin-move = umsetzen
cmd-league-admin-move-about = Setz jemanden in eine andere Division, bevor alle sie sehen
cmd-league-admin-add = aufnehmen
cmd-league-admin-add-about = Lass jemanden mitspielen
cmd-league-admin-withdraw = abmelden
cmd-league-admin-withdraw-about = Nimm jemanden heraus
cmd-league-admin-replace = ersetzen
cmd-league-admin-replace-about = Gib Platz, Tische und Punkte jemand anderem
cmd-league-admin-result = ergebnis
cmd-league-admin-result-about = Berichtige, wie ein Tisch ausging
cmd-league-admin-void = annullieren
cmd-league-admin-void-about = Lass einen Tisch für niemanden zählen
cmd-league-admin-adjudicate = entscheiden
cmd-league-admin-adjudicate-about = Lass einen Tisch nach der Stellung entscheiden
cmd-league-admin-penalty = strafe
cmd-league-admin-penalty-about = Zieh jemandem Punkte ab
cmd-league-admin-pardon = begnadigen
cmd-league-admin-pardon-about = Gib abgezogene Punkte zurück
cmd-league-admin-undo = rückgängig
cmd-league-admin-undo-about = Nimm zurück, was die Leitung tat
cmd-league-admin-log = log
cmd-league-admin-log-about = Was geschah, durch wen, warum
cmd-league-admin-export = export
cmd-league-admin-export-about = Eine Saison als Dateien
cmd-league-admin-close = schließen
cmd-league-admin-close-about = Beende eine fertige Saison
cmd-league-admin-cancel = absagen
cmd-league-admin-cancel-about = Sag eine Saison ab

cmd-league-admin-option-league = liga
cmd-league-admin-option-league-about = Welche, bei mehreren
cmd-league-admin-option-reason = grund
cmd-league-admin-option-reason-about = Warum, fürs Log
cmd-league-admin-option-season = saison
cmd-league-admin-option-season-about = Nummer; sonst die neueste
cmd-league-admin-option-person = person
cmd-league-admin-option-person-about = Wer dabei ist
cmd-league-admin-option-member = mitglied
cmd-league-admin-option-member-about = Wer dazukommt
cmd-league-admin-option-division = division
cmd-league-admin-option-division-about = Nummer
cmd-league-admin-option-points = punkte
cmd-league-admin-option-points-about = Wie viele
cmd-league-admin-option-table = tisch
cmd-league-admin-option-table-about = Wie am Fuß: 7, oder 2.7 in Division 2
cmd-league-admin-option-order = folge
cmd-league-admin-option-order-about = Beste zuerst: Ann > Bob = Cy > Dee
cmd-league-admin-option-by = um
cmd-league-admin-option-by-about = Wie viel: 3t, 1w, 12h
cmd-league-admin-option-deed = tat
cmd-league-admin-option-deed-about = Welche; sonst die letzte
cmd-league-admin-option-what = was
cmd-league-admin-option-what-about = Welche Dateien; sonst alle
cmd-league-admin-option-game = spiel
cmd-league-admin-option-game-about = Welches Spiel
cmd-league-admin-option-starts = beginn
cmd-league-admin-option-starts-about = Wann Tische beginnen: 24.12., in 3 Tagen, am Montag
cmd-league-admin-option-opens = anmeldung
cmd-league-admin-option-opens-about = Wann sie öffnet
cmd-league-admin-option-ends = ende
cmd-league-admin-option-ends-about = Wann Schluss ist
cmd-league-admin-option-name = name
cmd-league-admin-option-name-about = Wie sie heißt
cmd-league-admin-option-form = art
cmd-league-admin-option-form-about = Liga oder Pokal
cmd-league-admin-option-evening = abend
cmd-league-admin-option-evening-about = Alles an einem Abend, kurze Uhren
cmd-league-admin-option-seats = plätze
cmd-league-admin-option-seats-about = An jedem Tisch
cmd-league-admin-option-times = mal
cmd-league-admin-option-times-about = Wie oft alle jeden Platz haben
cmd-league-admin-option-size = größe
cmd-league-admin-option-size-about = Personen je Division, etwa
cmd-league-admin-option-least = mindestens
cmd-league-admin-option-least-about = Ohne so viele beginnt es nicht
cmd-league-admin-option-rounds = runden
cmd-league-admin-option-rounds-about = Im Schweizer System
cmd-league-admin-option-weeks = wochen
cmd-league-admin-option-weeks-about = Dauer einer Saison
cmd-league-admin-option-options = optionen
cmd-league-admin-option-options-about = Varianten
cmd-league-admin-option-clock = uhr
cmd-league-admin-option-clock-about = Bedenkzeit
cmd-league-admin-option-channel = kanal
cmd-league-admin-option-channel-about = Für alles; sonst dieser
cmd-league-admin-option-dashboard = leitungskanal
cmd-league-admin-option-dashboard-about = Ein privater Kanal für die Leitung
cmd-league-admin-option-no-dashboard = ohne-kanal
cmd-league-admin-option-no-dashboard-about = Kein solcher Kanal mehr
cmd-league-admin-option-organiser = leitung
cmd-league-admin-option-organiser-about = Wer noch mit leitet
cmd-league-admin-option-no-organiser = leitet-nicht
cmd-league-admin-option-no-organiser-about = Wer nicht mehr leitet
cmd-league-admin-option-goes-on = weiter
cmd-league-admin-option-goes-on-about = Ob eine Saison folgt
cmd-league-admin-option-rated = gewertet
cmd-league-admin-option-rated-about = Ob Partien für Wertungen zählen
cmd-league-admin-option-quiet = leise
cmd-league-admin-option-quiet-about = Ein Brett statt Beiträgen je Zug
cmd-league-admin-option-language = sprache
cmd-league-admin-option-language-about = Ihrer Beiträge
cmd-league-admin-option-zone = zeitzone
cmd-league-admin-option-zone-about = Für deine Tage: eine Stadt

league-admin-form-name-league = Liga: alle gegen alle
league-admin-form-name-swiss = Pokal, Schweizer System: niemand scheidet aus
league-admin-form-name-knockout = Pokal, K.-o.: die besten zwei kommen weiter
league-admin-export-csv = Tische (CSV)
league-admin-export-json = Die Auslosung, zum Nachprüfen (JSON)
league-admin-export-calendar = Termine für den Kalender (ICS)
league-admin-days = morgen 20:00 | nächsten Montag | nächsten Freitag 19:00 | nächsten Samstag | in 3 Tagen | in 1 Woche | in 2 Wochen | in 4 Wochen

## Eine Saison in Worten

league-admin-usual-name-league = { $game }-Liga
league-admin-usual-name-swiss = { $game }-Pokal
league-admin-usual-name-knockout = { $game }-Pokal
league-admin-head = **{ $league }** · Saison { $season } · { $stage }
league-admin-stage-planned = geplant
league-admin-stage-open = Anmeldung offen
league-admin-stage-drawn = ausgelost
league-admin-stage-running = läuft
league-admin-stage-finishing = letzte Züge
league-admin-stage-closed = vorbei
league-admin-stage-cancelled = abgesagt
league-admin-stage-paused = angehalten
league-admin-form-league = Liga
league-admin-form-swiss =
    { $rounds ->
        [one] Pokal im Schweizer System, eine Runde
       *[other] Pokal im Schweizer System, { $rounds } Runden
    }
league-admin-form-knockout = K.-o.-Pokal
league-admin-tables-each =
    { $tables ->
        [one] Für alle ein Tisch auf einmal
       *[other] Für alle { $tables } Tische auf einmal
    }, je { $seats } Plätze, Divisionen mit etwa { $size }
league-admin-table-each = Für alle ein Tisch auf einmal, mit { $seats } Plätzen
league-admin-date-opens = 📬 Anmeldung ab { $when }
league-admin-date-checks-in = 🙋 Rückfrage bei allen Angemeldeten { $when }
league-admin-date-draws = 🎲 Auslosung { $when }
league-admin-date-publishes = 👀 Alle sehen die Auslosung { $when }
league-admin-date-starts = ▶️ Die Tische beginnen { $when }
league-admin-date-ends = 🏁 Ende { $when }
league-admin-date-judges = ⚖️ Was noch läuft, wird nach der Stellung entschieden { $when }
league-admin-next-open = Von selbst: Die Anmeldung öffnet { $when }.
league-admin-next-ask = Von selbst: Alle Angemeldeten werden gefragt, ob sie noch dabei sind, { $when }.
league-admin-next-draw = Von selbst: Ausgelost wird { $when }. Du siehst es vor allen anderen.
league-admin-next-publish = Von selbst: Alle sehen die Auslosung { $when }.
league-admin-next-start = Von selbst: Die Tische beginnen { $when }.
league-admin-next-finish = Von selbst: Die letzten Uhren laufen ab { $when }.
league-admin-next-judge = Von selbst: Was noch läuft, wird nach der Stellung entschieden { $when }.
league-admin-next-close = Alle Tische sind vorbei: Sie schließt von selbst.
league-admin-table-line = { $number } · { $names } · { $state }
league-admin-state-void = zählt für niemanden
league-admin-state-over = vorbei
league-admin-state-judged = entschieden
league-admin-state-runs = läuft
league-admin-state-waits = nicht begonnen
league-admin-setting-least = Zum Beginnen braucht es { $count } Personen
league-admin-setting-lasts = Von Anfang bis Ende: { $length }
league-admin-setting-goes-on = Nächste Anmeldung nach jeder Saison, Abstand: { $length }
league-admin-setting-once = Nur eine Saison
league-admin-setting-rated = Partien zählen für die Wertung
league-admin-setting-unrated = Partien zählen nicht für die Wertung
league-admin-setting-channel = Beiträge und Tische: { $channel }
league-admin-setting-dashboard = Kanal der Leitung: { $channel }
league-admin-setting-no-dashboard = Kein Kanal der Leitung (`/liga-leitung einstellungen leitungskanal:` nimmt einen privaten)
league-admin-setting-organisers = Leitung: { $people }, und Mitglieder mit *Events verwalten*
league-admin-setting-no-organisers = Leitung: Mitglieder mit *Events verwalten*; wer den Server verwaltet, ernennt mit `/liga-leitung einstellungen leitung:` weitere

## Was getan wurde

league-admin-did-create = **{ $league }** ist gegründet.
league-admin-created-next = Von hier an geschieht alles von selbst. `/liga-leitung einstellungen` ändert bis zur Auslosung, was du magst, `/liga-leitung absagen` sagt sie ab.
league-admin-did-settings = Geändert.
league-admin-did-open = Ab jetzt kann man sich anmelden.
league-admin-did-draw = Ausgelost. Du siehst es mit `/liga-leitung vorschau`, alle anderen, wenn es veröffentlicht ist.
league-admin-did-redraw = Diese Auslosung ist verworfen, und ein neuer Seed ist versiegelt.
league-admin-did-publish = Jetzt können alle die Auslosung sehen.
league-admin-did-start = Es geht los: alle zwei Sekunden ein Tisch.
league-admin-did-extend = Alle kommenden Termine sind verschoben: { $length }.
league-admin-did-pause = Angehalten: Bis `/liga-leitung fortsetzen` steht nichts an.
league-admin-did-resume = Es geht weiter, alle Termine um so viel später, wie es stillstand.
league-admin-did-move = { $name } ist jetzt in Division { $division }, und deren Tische sind neu besetzt.
league-admin-did-add = { $name } ist dabei.
league-admin-did-withdraw = { $name } ist nicht mehr dabei.
league-admin-did-replace = { $by } hat Platz, Tische und Punkte von { $name }.
league-admin-did-penalty =
    { $points ->
        [one] { $name } hat einen Punkt weniger.
       *[other] { $name } hat { $points } Punkte weniger.
    }
league-admin-did-pardon = { $name } hat alle Punkte zurück.
league-admin-did-result = Tisch { $number } ging so aus: { $order }. Die Tabelle folgt.
league-admin-did-void = Tisch { $number } zählt für niemanden; alle dort bekommen ihren eigenen Schnitt.
league-admin-did-adjudicate = Tisch { $number } wird nach der Stellung entschieden, von Computern, die weiterspielen; das dauert ein paar Sekunden.
league-admin-did-close = **{ $league }**: Die Saison ist vorbei, und die Tabelle steht fest.
league-admin-did-cancel = **{ $league }**: Die Saison ist abgesagt. Laufende Partien kann man weiterspielen, um ihrer selbst willen.
league-admin-did-undo = Rückgängig gemacht: Alles ist, als wäre es nie gewesen.
log-league-admin = 🏆 **{ $league }**: { $what }

league-admin-undone-mark = (rückgängig gemacht)
league-admin-deed-settled = der Plan wurde geändert
league-admin-deed-arranged-name = die Liga wurde umbenannt
league-admin-deed-arranged-channel = die Nachrichten der Liga zogen in einen anderen Kanal
league-admin-deed-arranged-dashboard = der Kanal der Leitung wurde geändert
league-admin-deed-arranged-people = die Leitung wurde neu benannt
league-admin-deed-opened = die Anmeldung wurde geöffnet
league-admin-deed-joined = { $name } ist dazugekommen
league-admin-deed-left = { $name } ist gegangen
league-admin-deed-asked = alle Angemeldeten wurden gefragt, ob sie noch dabei sind
league-admin-deed-confirmed = { $name } ist noch dabei
league-admin-deed-drawn = es wurde ausgelost
league-admin-deed-published = alle bekamen die Auslosung zu sehen
league-admin-deed-started = die Saison begann
league-admin-deed-begun = Tisch { $number } begann
league-admin-deed-ended = Tisch { $number } ging zu Ende: { $order }
league-admin-deed-judged = Tisch { $number } wurde entschieden: { $order }
league-admin-deed-called = Tisch { $number } soll nach der Stellung entschieden werden
league-admin-deed-finishing = die Zeit der Saison war um
league-admin-deed-closed = die Saison wurde geschlossen
league-admin-deed-extended = Termine verschoben: { $length }
league-admin-deed-paused = die Saison wurde angehalten
league-admin-deed-resumed = die Saison ging weiter
league-admin-deed-moved = { $name } kam in Division { $division }
league-admin-deed-withdrew = { $name } ist ausgestiegen
league-admin-deed-replaced = { $by } hat von { $name } übernommen
league-admin-deed-voided = Tisch { $number } war verdorben: Er zählt für niemanden
league-admin-deed-penalised = { $name } verlor Punkte: { $points }
league-admin-deed-pardoned = { $name } bekam Punkte zurück: { $points }
league-admin-deed-redrawn = die Auslosung wurde verworfen
league-admin-deed-cancelled = die Saison wurde abgesagt
league-admin-deed-paired = die nächste Runde wurde ausgelost
league-admin-log-empty = Noch ist nichts geschehen.
league-admin-exported = Nimm es mit. Privates steht nicht in diesen Dateien: weder wer wem lieber nicht begegnet, noch Gründe.
league-admin-exported-draw = Wer die Auslosung prüfen mag, speichert die JSON-Datei und startet `python -m engine draw DATEI`.

## Gefragt, bevor etwas Großes geschieht

league-admin-ask-draw =
    { $people ->
        [0] **Jetzt auslosen?** Noch hat sich niemand angemeldet.
        [one] **Jetzt auslosen?** Eine Person ist dabei. Damit endet die Anmeldung.
       *[other] **Jetzt auslosen?** { $people } Personen sind dabei. Damit endet die Anmeldung.
    }
league-admin-ask-draw-silent = Wer auf die Rückfrage nicht geantwortet und letzte Saison nicht mitgespielt hat, bleibt draußen.
league-admin-ask-redraw = **Diese Auslosung verwerfen?** Ein neuer Seed wird versiegelt und veröffentlicht, und die Anmeldung ist bis zur nächsten Auslosung offen.
league-admin-ask-publish = **Jetzt allen die Auslosung zeigen?** Danach wird niemand mehr umgesetzt.
league-admin-ask-start = **Jetzt beginnen, vor der Zeit, die allen gesagt wurde?** Die Uhren laufen sofort, für { $people } Personen.
league-admin-ask-close = **Die Saison jetzt schließen?** Alle { $over } Tische sind vorbei. Die Ränge stehen dann fest, und auch, wer auf- und absteigt.
league-admin-ask-cancel = **Diese Saison absagen?** { $open ->
        [0] Kein Tisch läuft.
        [one] Ein Tisch ist nicht vorbei: Man kann ihn weiterspielen, um seiner selbst willen.
       *[other] { $open } Tische sind nicht vorbei: Man kann sie weiterspielen, um ihrer selbst willen.
    } Niemand steigt auf oder ab.
league-admin-why-hint = Fürs Log der Liga. Mit dem Abschicken ist es entschieden.
button-league-admin-draw-sure = Ja, jetzt auslosen
button-league-admin-redraw-sure = Ja, neu auslosen
button-league-admin-publish-sure = Ja, zeigen
button-league-admin-start-sure = Ja, jetzt beginnen
button-league-admin-close-sure = Ja, schließen
button-league-admin-cancel-sure = Ja, absagen
button-league-admin-not = Nein
button-league-admin-undo = Rückgängig
button-league-admin-publish = Jetzt allen zeigen
button-league-admin-redraw = Neu auslosen …
button-league-admin-look = Neu nachsehen
button-league-admin-log = Log
button-league-admin-figures = Zahlen
button-league-admin-newer = ← Neuer
button-league-admin-older = Älter →

## Die Auslosung, zuerst für die Leitung

league-admin-preview = 🎲 Diese Auslosung sieht nur die Leitung, bis sie veröffentlicht wird: { $when }. `/liga-leitung umsetzen` setzt jemanden woandershin.
league-admin-preview-shown = 🎲 Diese Auslosung können alle sehen.
league-admin-preview-division = **Division { $division }** ({ $count }): { $names }. Tische: { $tables }; wie oft sich je zwei begegnen, unterscheidet sich höchstens um { $spread }.
league-admin-preview-left-out = Draußen, weil keine Antwort kam: { $names }. `/liga-leitung aufnehmen` holt sie herein, wenn du neu auslost.
league-admin-no-preview-planned = Noch ist nichts ausgelost: Die Anmeldung ist noch nicht offen. Ausgelost wird { $when }.
league-admin-no-preview-past = Diese Auslosung haben alle gesehen; sie steht in `/liga-leitung export`.

## Was die Leitung braucht

league-admin-count-people =
    { $count ->
        [0] Noch hat sich niemand angemeldet.
        [one] Eine Person hat sich angemeldet.
       *[other] { $count } Personen haben sich angemeldet.
    }
league-admin-count-tables = { $over } von { $all } Tischen sind vorbei.
league-admin-all-well = ✅ Nichts braucht dich.
league-admin-looked = Stand: { $when }
league-admin-need-few =
    { $count ->
        [one] Eine Person fehlt: Ohne sie wird nicht ausgelost, { $when }. Lade jemanden ein, oder verschieb.
       *[other] { $count } Personen fehlen: Ohne sie wird nicht ausgelost, { $when }. Lade welche ein, oder verschieb.
    }
league-admin-need-preview = Eine Auslosung wartet auf deinen Blick: `/liga-leitung vorschau`. Sagst du nichts, sehen sie alle { $when }.
league-admin-need-late = Tisch { $tables } wartet seit { $when }.
league-admin-need-absent =
    { $many ->
        [one] { $name } ist nicht an den Tisch gekommen; ein Computer hält den Platz: { $tables }. Frag nach, ersetz oder melde ab.
       *[other] { $name } ist an keinen von { $many } Tischen gekommen; Computer halten die Plätze: { $tables }. Frag nach, ersetz oder melde ab.
    }
league-admin-need-asleep = Division { $division } schläft: Zuletzt geschah etwas { $when }.
league-admin-need-not-begun =
    { $count ->
        [one] Ein Tisch hat noch nicht begonnen: { $tables }. Es wird immer wieder versucht.
       *[other] { $count } Tische haben noch nicht begonnen: { $tables }. Es wird immer wieder versucht.
    }
league-admin-need-judging =
    { $many ->
        [one] Ein Tisch ist nicht vorbei: { $tables }. Er wird nach der Stellung entschieden { $when }.
       *[other] { $many } Tische sind nicht vorbei: { $tables }. Sie werden nach der Stellung entschieden { $when }.
    }
league-admin-need-gone =
    { $many ->
        [one] Tisch { $tables } wurde ohne Ergebnis abgebrochen: Annullier ihn, oder lass ihn entscheiden.
       *[other] Die Tische { $tables } wurden ohne Ergebnis abgebrochen: Annullier sie, oder lass sie entscheiden.
    }
league-admin-need-paused = Angehalten seit { $when }: Bis `/liga-leitung fortsetzen` steht nichts an.
league-admin-need-channel = Ihr Kanal { $channel } ist weg, oder ich sehe ihn nicht. `/liga-leitung einstellungen kanal:` wählt einen anderen.
league-admin-need-posts = Das lässt sich nicht posten, ich versuche es jede Minute wieder: { $posts }.
league-admin-post-sign-up = die Anmeldung
league-admin-post-check-in = die Nachfrage, wer noch dabei ist
league-admin-post-preview = die Vorschau der Auslosung
league-admin-post-draw = die Auslosung
league-admin-post-division = Tabellen
league-admin-post-judged = eine Entscheidung nach der Stellung
league-admin-post-digest = der Wochenrückblick
league-admin-post-end = das Ende der Saison
league-admin-need-permissions = In { $channel } fehlt mir: { $permissions }.
league-admin-pairs-title = **Leute, die einander ungewöhnlich guttun**
league-admin-pair = - { $one } und { $other }: { $tables } gemeinsame Tische, { $gain } und { $other_gain } Punkte mehr je Tisch als anderswo
league-admin-pairs-none =
    { $count ->
        [0] Noch ist kein Tisch zu Ende.
        [one] Niemand, an einem Tisch.
       *[other] Niemand, an { $count } Tischen.
    }
league-admin-talk-title = **Gespräche am Tisch**
league-admin-talk = - Tisch { $number } ({ $channel }): { $count } der letzten { $most } Nachrichten sind von Menschen
league-admin-talk-none = An den Tischen, die ich angesehen habe, wurde nichts gesagt.
league-admin-figures-note = Zahlen, und kein Urteil: Wer befreundet ist, spielt vielleicht nur ähnlich. Ich zähle Nachrichten und lese sie nicht.

## Der Kalender

league-admin-calendar-opens = { $league } { $season }: Die Anmeldung öffnet
league-admin-calendar-opens-about = Ab jetzt kann man sich anmelden.
league-admin-calendar-checks-in = { $league } { $season }: Rückfrage
league-admin-calendar-checks-in-about = Alle Angemeldeten werden einmal gefragt, ob sie noch dabei sind.
league-admin-calendar-draws = { $league } { $season }: Auslosung
league-admin-calendar-draws-about = Divisionen, Tische und Plätze werden aus dem versiegelten Seed gelost.
league-admin-calendar-starts = { $league } { $season }: Die Tische beginnen
league-admin-calendar-starts-about = Alle Tische beginnen auf einmal.
league-admin-calendar-ends = { $league } { $season }: Ende
league-admin-calendar-ends-about = Was noch läuft, bekommt die letzten Uhren.
league-admin-calendar-judges = { $league } { $season }: letzte Entscheidungen
league-admin-calendar-judges-about = Was noch läuft, wird nach der Stellung entschieden.

## Was nicht geht, und was ginge

refused-moment-unread = `{ $date }` kann ich nicht als Tag oder Zeit lesen. Schreib es wie 2026-12-24, 24.12. 20:00, in 3 Tagen, nächsten Montag oder morgen 20 Uhr.
refused-moment-past = `{ $date }` ist schon vorbei, nach den Uhren von { $zone }. Gib einen Tag an, der noch kommt.
refused-moment-far = `{ $date }` liegt mehr als zwei Jahre voraus. Gib einen näheren Tag an.
refused-league-admin-none = Auf diesem Server gibt es noch keine Liga. `/liga-leitung gründen` gründet eine: Spiel und Tag genügen.
refused-league-admin-which = Du leitest mehrere Ligen: { $leagues }. Sag mit `liga`, welche du meinst.
refused-league-admin-unknown = Keine Liga hier heißt `{ $option }`. Es gibt: { $leagues }.
refused-league-admin-season = Diese Liga hat keine Saison { $number }.
refused-league-admin-who = `{ $option }` ist keine einzelne Person dieser Saison. Wähl aus der Liste, die beim Tippen kommt.
refused-league-admin-table =
    { $many ->
        [0] Diese Saison hat noch keine Tische: Sie kommen mit der Auslosung.
       *[other] `{ $option }` ist kein Tisch dieser Saison. Der letzte ist { $last }. Wähl aus der Liste, die beim Tippen kommt.
    }
refused-league-admin-bot = Bots spielen nicht mit. Wähl einen Menschen.
refused-league-admin-start = Tische beginnen erst nach der Auslosung: `/liga-leitung vorschau` lost aus und zeigt sie dir.
refused-league-admin-extension = `{ $option }` ist zu wenig oder zu viel: von einer Minute bis 90 Tage, etwa 3t, 1w oder 12h.
refused-league-admin-nothing = Die Leitung hat an dieser Saison nichts getan, was sich rückgängig machen ließe.
refused-league-order = `{ $option }` ist keine Reihenfolge dieser Personen: { $names }. Nenn sie alle, die besten zuerst, mit `>` zwischen zweien, oder `=`, wenn sie sich einen Rang teilen; Nummern der Plätze gehen auch: `{ $example }`.
refused-league-draw-sealed = Noch hat niemand die Auslosung gesehen, darum gibt es nur die Termine zum Mitnehmen: `/liga-leitung export was: calendar`.
refused-league-channel-kind = Eine Liga braucht einen Textkanal: Dort stehen ihre Beiträge, und ihre Tische sind Threads darunter. { $channel } ist keiner. Wähl einen mit `kanal`.
refused-league-channel-news = { $channel } ist ein Ankündigungskanal, dort können Tische keine eigenen Threads haben. Wähl mit `kanal` einen einfachen Textkanal.
refused-league-dashboard-public = { $channel } können alle sehen. Was die Leitung dort sieht, ist privat: Nimm erst @everyone *Kanäle ansehen* weg, oder wähl einen anderen.
refused-league-organisers-only = Das ist für alle, die diese Liga leiten: Mitglieder mit *Events verwalten*, und wer von der Verwaltung ernannt ist. Was für alle ist, findest du mit `/liga liste`.
refused-league-own-division = In dieser Division spielst du selbst. Bitte jemand anderen aus der Leitung, das zu entscheiden.
refused-league-past = Das ist schon vorbei. Gib einen Tag an, der noch kommt.
refused-league-dates = Diese Termine passen nicht zusammen: Erst öffnet die Anmeldung, dann beginnen die Tische, dann ist Schluss. Nichts hat sich geändert.
refused-league-name = Der Name einer Liga hat 1 bis { $most } Zeichen, in einer Zeile.
refused-league-settings =
    { $what ->
        [seats] Mit diesen Optionen spielt man dieses Spiel nicht an so großen Tischen.
        [size] Eine Division hat mindestens so viele Personen, wie ein Tisch Plätze hat, und höchstens 40.
        [least] Eine Saison beginnt mit mindestens so vielen, wie das Spiel braucht.
        [rounds] Ein Pokal im Schweizer System hat 1 bis 15 Runden.
       *[other] So kann keine Liga sein.
    } Nichts hat sich geändert.
refused-league-drawn = Ausgelost ist schon, also stehen die Tische fest. Bis zum Ende der Saison lässt sich nur ändern, was danach kommt und wie davon erzählt wird: `weiter`, `leise`, `sprache`. Ändere den Rest danach, oder lose neu aus, bevor alle es sehen.
refused-league-not-over = Dieser Tisch ist nicht vorbei, also gibt es kein Ergebnis zu berichtigen. `/liga-leitung entscheiden` entscheidet ihn nach der Stellung, `/liga-leitung annullieren` lässt ihn für niemanden zählen.
refused-league-over = Dieser Tisch hat sein Ergebnis. `/liga-leitung ergebnis` berichtigt es.
refused-league-not-begun = Dieser Tisch hat noch nicht begonnen.
refused-league-void = Dieser Tisch zählt schon für niemanden. `/liga-leitung rückgängig` nimmt das zurück.
refused-league-ranks = Mit diesen Rängen kann kein Tisch enden. Jeder seiner { $seats } Plätze hat einen.
refused-league-no-division = So eine Division gibt es nicht.
refused-league-shown = Alle haben die Auslosung gesehen, darum wird niemand mehr umgesetzt.
refused-league-not-shown = Noch hat niemand die Auslosung gesehen: Das macht `/liga-leitung zeigen`.
refused-league-too-few = { $people ->
    [0] Niemand ist dabei
    [one] Eine Person ist dabei
   *[other] { $people } Personen sind dabei
}, und es braucht { $least }. Lade welche ein, verschieb mit `/liga-leitung verschieben`, oder sag mit `/liga-leitung absagen` ab.
refused-league-paused = Sie ist schon angehalten. `/liga-leitung fortsetzen` lässt sie weitergehen.
refused-league-not-paused = Sie ist nicht angehalten.
refused-league-no-deed = So etwas wurde nicht getan, oder es ist schon rückgängig gemacht. `/liga-leitung log` zählt alles auf.
refused-league-depends = Das lässt sich nicht allein rückgängig machen, denn darauf beruht: { $deed } Mach erst das rückgängig, wenn du magst.
refused-league-not-yours = Das hat der Kalender getan, und es wird nicht rückgängig gemacht. Was die Leitung tat, schon: `/liga-leitung rückgängig`.
refused-league-still-runs = Ein Tisch läuft noch. Annullier erst, was läuft, oder lass es entscheiden, oder überlass es dem Kalender.
refused-league-seats = In einer der Divisionen bliebe niemand zum Mitspielen.
refused-league-points = Eine Strafe beträgt 1 bis { $most } Punkte.
refused-league-no-penalty = Dieser Person wurde nichts abgezogen.
refused-league-stage = { $stage ->
    [planned] Die Anmeldung ist noch nicht offen
    [open] Die Anmeldung ist noch offen, und nichts ist ausgelost
    [drawn] Ausgelost ist schon, und die Tische haben nicht begonnen
    [running] Die Saison läuft
    [finishing] Die Saison ist in ihren letzten Zügen
    [closed] Die Saison ist vorbei
   *[cancelled] Die Saison wurde abgesagt
}, und dazu passt das nicht. Nichts hat sich geändert.
refused-league-two-seasons = Diese Liga hat schon eine Saison. Schließ sie erst, oder sag sie ab; die nächste folgt von selbst.
refused-no-season = So eine Saison gibt es nicht.
refused-league-admin-joined = Diese Person ist schon dabei.
refused-league-admin-not-in = Diese Person ist in dieser Saison nicht dabei.
refused-league-withdrawn = Die Person ist schon ausgestiegen.
refused-league-begun = Dieser Tisch hat schon begonnen.
refused-league-drawn-others = Unter den Ausgelosten ist jemand nicht mehr dabei. Lose neu aus.
refused-league-many = Dieser Server hat so viele Ligen, wie er haben kann: { $most }. Lass erst eine gehen, die vorbei ist.
refused-league-no-table = So einen Tisch hat diese Saison nicht.
