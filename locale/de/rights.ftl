## Wer Tische haben darf, und wie die eines Kanals beginnen

cmd-hedgepost-roles = rollen
cmd-hedgepost-roles-about = Wer Tische eröffnen darf, und welche Rolle angepingt wird, wenn einer offen ist
cmd-hedgepost-opens = eröffnet
cmd-hedgepost-opens-about = Eine Rolle, die Tische eröffnen darf; die erste schließt alle ohne Rolle aus
cmd-hedgepost-no-longer = nicht-mehr
cmd-hedgepost-no-longer-about = Eine Rolle, die keine Tische mehr eröffnen darf; gibt es keine, dürfen es alle
cmd-hedgepost-called = anpingen
cmd-hedgepost-called-about = Die Rolle, die angepingt wird, wenn jemand einen Tisch zum Mitspielen eröffnet
cmd-hedgepost-uncalled = niemanden-anpingen
cmd-hedgepost-uncalled-about = Keine Rolle mehr anpingen
cmd-hedgepost-channel = kanal
cmd-hedgepost-channel-about = Wie neue Tische in einem Kanal beginnen, wenn es dort nicht wie überall ist
cmd-hedgepost-which = kanal
cmd-hedgepost-which-about = Welcher Kanal, wenn nicht dieser; seine Threads und Beiträge halten es ebenso
cmd-hedgepost-usual = wie-überall
cmd-hedgepost-usual-about = Vergiss, was dort besonders war; was du dabei sonst wählst, gilt wieder
cmd-hedgepost-block = blockieren
cmd-hedgepost-block-about = Wer keine Tische eröffnen und nirgends mitspielen darf; ohne Mitglied: wer blockiert ist
cmd-hedgepost-blocked-about = Wer sich ab jetzt nirgends mehr hinsetzen darf
cmd-hedgepost-unblock = freigeben
cmd-hedgepost-unblock-about = Lass ein Mitglied wieder Tische eröffnen und mitspielen
cmd-hedgepost-unblocked-about = Wer sich wieder hinsetzen darf
cmd-hedgepost-reason = grund
cmd-hedgepost-reason-about = Warum; es steht dann im Log-Kanal

server-openers = Tische eröffnen dürfen: { $roles }
server-openers-all = Tische eröffnen dürfen alle
server-called = Angepingt, wenn ein Tisch offen ist: { $role }
server-called-none = Wenn ein Tisch offen ist, wird keine Rolle angepingt
server-blocked =
    { $count ->
        [one] Ein Mitglied ist von Tischen ausgeschlossen: `/hedgepost blockieren` sagt, wer
       *[other] { $count } Mitglieder sind von Tischen ausgeschlossen: `/hedgepost blockieren` sagt, wer
    }
customs = Neue Tische in { $channel }: { $facts }
customs-none = Neue Tische in { $channel } beginnen wie überall auf diesem Server.
blocked = { $name } kann hier keine Tische mehr eröffnen und nirgends mehr mitspielen.
blocked-plays =
    { $count ->
        [one] Die Person sitzt noch an einem Tisch in { $channels }: `/hedgepost platz` gibt ihren Platz jemand anderem, `/hedgepost beenden` beendet ihn.
       *[other] Die Person sitzt noch an Tischen in { $channels }: `/hedgepost platz` gibt einen Platz jemand anderem, `/hedgepost beenden` beendet einen Tisch.
    }
blocked-none = Hier ist niemand von Tischen ausgeschlossen.
blocked-list =
    { $count ->
        [one] **Von Tischen ausgeschlossen:** { $people }
       *[other] **Von Tischen ausgeschlossen ({ $count }):** { $people }
    }
unblocked = { $name } kann wieder Tische eröffnen und mitspielen.
called = 🔔 { $role } { $name } hat einen Tisch eröffnet: **[{ $game }](<{ $link }>)**. Spielt mit!

refused-private-thread = In diesem privaten Thread bin ich nicht, also kann ich hier nichts schreiben. Erwähne mich einmal, { $channel }, und versuch es noch einmal.
refused-out-of-sight = Ich sehe { $channel } nicht mehr. Ist es ein privater Thread, erwähne mich dort einmal, { $roles }; sonst kann mir, wer Kanäle verwaltet, *Kanäle ansehen* erlauben.
refused-blocked = Wer diesen Server verwaltet, hat dir das Recht genommen, dich hier an Tische zu setzen. Frag nach, wenn du das für einen Irrtum hältst; in einer Direktnachricht an mich steht dir `/spielen` immer offen.
refused-openers-only = Hier eröffnen { $roles } die Tische. Mitspielen kannst du an jedem offenen Tisch, und in einer Direktnachricht an mich mit `/spielen` gegen Computer.
refused-blocked-already = { $name } ist schon blockiert. `/hedgepost freigeben` hebt es auf.
refused-not-blocked = { $name } ist nicht blockiert. `/hedgepost blockieren` ohne Mitglied sagt, wer es ist.
refused-block-self = Dich selbst kannst du nicht blockieren: Das könnte nur jemand anderes, der den Server verwaltet.
refused-block-bot = Bots können sich ohnehin an keinen Tisch setzen.
refused-many-blocked = { $most } Personen können blockiert sein, und so viele sind es. Gib erst jemanden frei, oder banne jemanden vom Server.
refused-many-openers = { $most } Rollen können genannt sein, und so viele sind es. Nimm erst eine mit `nicht-mehr` weg.
refused-many-customs = { $most } Kanäle können besonders sein, und so viele sind es. Wähl erst für einen davon `wie-überall`.
refused-call-everyone = Das würde für jeden Tisch den ganzen Server anpingen. Nimm eine Rolle, die sich Mitglieder geben, wenn sie Bescheid wissen wollen.
refused-call-unheard = Wenn ich { $channel } erwähne, erreicht es niemanden. Lass alle diese Rolle erwähnen (Servereinstellungen, *Rollen*), oder gib mir hier das Recht *Erwähne @everyone, @here und „Alle Rollen“*.

log-settings = ⚙️ { $name } hat die Einstellungen geändert: { $changes }
log-blocked = 🚫 { $name } hat { $member } von Tischen ausgeschlossen.
log-unblocked = ✅ { $name } lässt { $member } wieder an Tische.
log-seated = 🔁 Tisch { $number }: { $name } hat { $member } einen Platz gegeben.

## Privatsphäre, in /hilfe

help-privacy = 🔒 Ich speichere Tische, Züge, Namen und was ihr hier einstellt, und lese keine anderen Nachrichten. `/ich exportieren` zeigt alles, was über dich gespeichert ist, `/ich vergessen` löscht es.
help-contact = 📇 Fragen, oder etwas stimmt nicht? { $contact }
