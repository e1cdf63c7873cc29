## Befehle, wie Discord sie auflistet

cmd-challenge = herausfordern
cmd-challenge-about = Lade jemanden zu einer Partie ein: Sie beginnt, sobald alle annehmen
cmd-challenge-member = mitglied
cmd-challenge-member-about = Mit wem du spielen möchtest
cmd-challenge-member-2 = mitglied-2
cmd-challenge-member-3 = mitglied-3
cmd-challenge-member-4 = mitglied-4
cmd-challenge-member-5 = mitglied-5
cmd-challenge-more-about = Noch jemand, für eine größere Runde
cmd-open-for = für
cmd-open-for-about = Reserviere Plätze für diese Mitglieder: erwähne sie, etwa @Ann @Bob
cmd-seek = suche
cmd-seek-about = Such dir Leute zum Spielen: Es geht los, sobald genug da sind
cmd-seek-seats = personen
cmd-seek-seats-about = Wie viele spielen, dich mitgezählt; so wenige wie möglich, wenn du nichts sagst
cmd-me-challenges = herausforderungen
cmd-me-challenges-about = Ob andere dich herausfordern dürfen
cmd-me-block = blockieren
cmd-me-block-about = Jemand soll dich weder herausfordern noch bei dir mitspielen können
cmd-me-block-member-about = Wen; die Person erfährt es nicht
cmd-me-unblock = freigeben
cmd-me-unblock-about = Jemand darf dich wieder herausfordern und bei dir mitspielen
cmd-me-unblock-member-about = Wen du früher blockiert hast
cmd-hedgepost-seek = suche
cmd-hedgepost-seek-about = Der Kanal, in dem sich Mitglieder mit /suche zum Spielen finden
cmd-hedgepost-unseek = keine-suche
cmd-hedgepost-unseek-about = Niemand sucht mehr mit /suche

server-seek = Gesucht wird in: { $channel }
server-no-seek = Gesucht wird: nirgends (wähl einen Kanal mit `suche`)
me-challenges =
    { $on ->
        [true] Herausforderungen: Man darf dich herausfordern
       *[false] Herausforderungen: Niemand darf dich herausfordern
    }
me-blocked = Blockiert: { $people }
me-block-done = { $person } kann dich weder herausfordern noch mitspielen, wenn du Leute suchst, und erfährt nichts davon. `/ich freigeben` macht es rückgängig.
me-unblock-done = { $person } kann dich wieder herausfordern und bei dir mitspielen.

## Eine Herausforderung

challenge-head = ⚔️ **{ $game }** · { $name } fordert { $guests } heraus.
challenge-direct = ⚔️ { $name } fordert dich zu einer Partie { $game } heraus: { $link }
challenge-seats = Wer beginnt, entscheidet das Los.
challenge-until = Wartet auf Antwort, aber nicht ewig: Schluss ist { $when }.
invitation-rated = 🏅 Gewertet: Das Ergebnis zählt.
challenge-suggests = 💬 { $name } würde lieber so spielen:
challenge-asks = 💬 { $owner }, { $name } würde **{ $game }** lieber anders spielen: { $terms }. [Die Herausforderung]({ $link }) wartet auf dein Wort.
challenge-suggested = Gesagt: { $name } entscheidet sich jetzt zwischen deinem Vorschlag und dem eigenen.
challenge-upheld = { $name } möchte bei der Herausforderung bleiben, wie sie ist. Sie wartet weiter auf eine Antwort.
challenge-taken-up = { $name } ist damit einverstanden.
invitation-agreed = Alle wollen spielen. Die Partie beginnt, sobald Platz für sie ist.
invitation-busy = Alle wollen spielen. Die Partie beginnt hier, wenn der Tisch dieses Kanals vorbei ist.
invitation-begun = ▶️ Alle wollen spielen, und die Partie hat begonnen: { $place }
invitation-declined = 🚫 Dazu hatte { $name } herausgefordert, aber gerade wollen nicht genug spielen.
invitation-withdrawn = { $name } hat das zurückgezogen.
invitation-lapsed = Hier wartet niemand mehr auf Antwort: Drei Tage waren Zeit dafür.

button-accept = Annehmen
button-notnow = Jetzt nicht
button-suggest = Andere Optionen
button-calloff = Zurückziehen
button-takeup = So spielen
button-turndown = Bei meinem bleiben

suggest-title = Was würdest du lieber spielen?
suggest-options = Varianten
suggest-options-hint = Zum Beispiel: { $example }. Nichts heißt Grundspiel.
suggest-clock = Bedenkzeit je Entscheidung
suggest-clock-same = wie in der Herausforderung
suggest-rated = Zählt das Ergebnis?
suggest-rated-yes = Ja, gewertet
suggest-rated-no = Nein, nur zum Spaß

## Leute zum Spielen suchen

seek-head =
    { $missing ->
        [0] 🔎 **{ $game }** · { $names } wollen spielen.
        [one] 🔎 **{ $game }** · { $names } { $count ->
            [one] sucht
           *[other] suchen
        } noch eine Person.
       *[other] 🔎 **{ $game }** · { $names } { $count ->
            [one] sucht
           *[other] suchen
        } noch { $missing } Personen.
    }
seek-withdrawn = 🔎 **{ $game }** · { $name } sucht nicht mehr.
seek-lapsed = 🔎 **{ $game }** · In drei Tagen haben sich nicht genug gefunden. `/suche` fragt noch einmal.
seek-sent = Deine Suche steht in { $channel }. Die Partie beginnt in einem Thread darunter, sobald genug da sind.
button-seekin = Ich bin dabei
button-seekout = Doch nicht

## Wenn etwas nicht geht, und was ginge

refused-challenge-direct = In einer Direktnachricht ist sonst niemand. Nimm `/herausfordern` im Kanal eines Servers; `/spielen` beginnt gleich hier eine Partie gegen Computer.
refused-seek-direct = In einer Direktnachricht ist sonst niemand. Nimm `/suche` auf einem Server; `/spielen` beginnt gleich hier eine Partie gegen Computer.
refused-challenge-self = Dich selbst kannst du nicht herausfordern. Nenn jemand anderen, oder spiel mit `/spielen` gegen Computer.
refused-challenge-bot = { $name } ist ein Bot und spielt hier nicht. `/spielen` beginnt eine Partie gegen Computer.
refused-challenge-gone = { $name } ist nicht oder nicht mehr auf diesem Server. Herausfordern kannst du nur Mitglieder.
refused-challenge-unseen = { $name } sieht diesen Kanal nicht und könnte hier nicht spielen. Versuch es in einem Kanal, den ihr beide seht.
refused-challenge-off = { $name } nimmt keine Herausforderungen an. Eröffne mit `/tisch eröffnen` einen Tisch, und wer mag, spielt mit.
refused-challenge-twice = Jemand ist doppelt genannt. Nenn jede Person einmal.
refused-challenge-own = Diese Herausforderung ist von dir: Antworten müssen die anderen. *Zurückziehen* nimmt sie zurück.
refused-challenge-others = Diese Herausforderung gilt anderen. Schick selbst eine mit `/herausfordern`, oder such mit `/suche` Leute zum Spielen.
refused-challenge-busy = In diesem Kanal gibt es schon einen Tisch, und Threads lassen sich hier nicht öffnen. Fordere in einem Textkanal heraus, in dem ich Threads erstellen darf, oder wenn der Tisch vorbei ist.
refused-invitation-seats =
    { $seats ->
        [one] Das spielt man nicht allein.
       *[other] Ihr wärt { $seats }, und mit diesen Optionen ist es für { $counts } Personen. Frag mehr oder weniger Leute, oder nimm andere Optionen.
    }
refused-seek-seats = Mit diesen Optionen ist es für { $counts } Personen. Nimm eine dieser Zahlen als `personen`, oder andere Optionen.
refused-invitation-many = Auf diesem Server warten schon { $most } Einladungen von dir. Zieh eine zurück, oder warte, bis eine beantwortet ist.
refused-invitation-accepted = Du hast schon angenommen. Die Partie beginnt, wenn es auch die anderen getan haben.
refused-invitation-same = Genau das ist schon vorgeschlagen. Ändere etwas, oder nimm es an.
refused-invitation-changed = Jemand war schneller: Da steht jetzt etwas anderes. Sieh noch einmal hin, und antworte darauf.
refused-invitation-owner = Das kann nur { $name }, denn von dort kommt es.
refused-invitation-agreed = Alle wollen schon spielen, und die Partie beginnt gleich.
refused-invitation-begun = Das ist entschieden: Die Partie hat begonnen.
refused-invitation-declined = Das ist entschieden: Es wurde abgelehnt.
refused-invitation-withdrawn = Das ist entschieden: Es wurde zurückgezogen.
refused-invitation-lapsed = Das ist nicht mehr offen: Drei Tage waren Zeit dafür. Versuch es neu mit `/herausfordern` oder `/suche`.
refused-no-invitation = Diese Einladung gibt es nicht mehr. Schick eine neue mit `/herausfordern` oder `/suche`.
refused-seek-nowhere = Auf diesem Server gibt es keinen Kanal zum Suchen. Wer ihn verwaltet, wählt einen mit `/hedgepost einstellungen suche:`. Bis dahin eröffnet `/tisch eröffnen` einen Tisch, an dem alle mitspielen dürfen.
refused-seek-unseen = Gesucht wird in einem Kanal, den du nicht siehst. Frag jemanden, der den Server verwaltet, oder eröffne einen Tisch mit `/tisch eröffnen`.
refused-seek-joined = Du bist schon dabei. Die Partie beginnt, sobald genug da sind.
refused-seek-not-in = Du bist nicht dabei, also gibt es nichts zurückzunehmen.
refused-seek-owner = Diese Suche ist von dir. *Zurückziehen* beendet sie.
refused-seek-blocked = Hier kannst du nicht mitspielen. Such selbst mit `/suche`, oder eröffne einen Tisch mit `/tisch eröffnen`.
refused-block-oneself = Dich selbst kannst du nicht blockieren.
refused-block-many = Du hast { $most } Personen blockiert, mehr geht nicht. `/ich freigeben` schafft Platz.
refused-never-blocked = Du hast { $name } nicht blockiert, also hat sich nichts geändert.
refused-reserved-people = `{ $option }` nennt niemanden. Erwähne Mitglieder, etwa @Ann @Bob: tipp @ und wähl aus.
