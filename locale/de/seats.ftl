## Wenn die Zeit einer Person abgelaufen ist, und wer für sie spielt

time-up-once = ⏰ Die Zeit war um: Der Computer hat für { $name } gezogen.
time-up-out = ⏰ Die Zeit war um: { $name } scheidet aus der Partie aus.
seat-kept = 🤖 Bis { $name } zurückkommt, spielt der Computer.
seat-opened = 💺 Der Platz von { $name } ist offen. Wer ihn übernimmt, spielt hier weiter; bis dahin kann { $name } zurückkommen.
seat-opened-time = ⏰ Die Zeit war um: Der Platz von { $name } ist offen. Wer ihn übernimmt, spielt hier weiter; bis dahin kann { $name } zurückkommen.
seat-opened-owner = Wer ihn übernimmt, bestimmt, wer den Tisch eröffnet hat: /tisch vertretung
seat-opened-managers = Wer ihn übernimmt, bestimmt auf diesem Server die Verwaltung: /hedgepost platz
table-asleep = 💤 Eine ganze Runde lang war niemand an diesem Tisch. Die Partie wartet, ohne Uhr, bis jemand zurückkommt.
turn-open = 💺 { $names }: Dieser Platz ist offen, wer ihn übernimmt, spielt weiter
turn-computers = 🤖 Der Computer wartet auf jemanden am Tisch: Drück Ziehen, dann geht es weiter
turn-asleep = 💤 { $names } am Zug: Die Partie wartet, bis jemand zurückkommt
button-return = Wieder da
button-take = Platz übernehmen
button-take-of = Für { $name } übernehmen
seat-taken-over = 💺 { $mention } übernimmt von { $before }.
seat-taken-asked = 💺 { $mention } übernimmt von { $before } und ist am Zug.
seat-taken-told = Der Platz gehört dir. /hand zeigt, was nur du sehen darfst; die Züge bisher stehen in /tisch mitschrift.
came-back = 👋 { $name } ist wieder da.
welcome-back = Willkommen zurück: Du spielst deinen Platz wieder selbst.
computers-went-on = Der Computer hat weitergespielt.
panel-computer = ⏰ Deine Zeit war um: Der Computer hat für dich gezogen.
panel-computers = 🤖 Während du weg warst, hat der Computer für dich gezogen.
late-computer = ⏰ Deine Zeit war vorher um: Der Computer hat für dich gezogen.
result-seats = Plätze, die gewechselt haben: { $seats }

seats-title = **Wer an diesem Tisch sitzt**
seats-kept = der Computer spielt bis zur Rückkehr
seats-open = offen: wer ihn übernimmt, spielt weiter
seats-out = hat die Partie verlassen
seats-before = davor: { $names }
seats-until = { $name } bis { $date }
settings-strangers =
    { $on ->
        [true] Ein offener Platz: Alle dürfen ihn übernehmen
       *[false] Ein offener Platz: Wer den Tisch eröffnet hat, bestimmt, wer ihn übernimmt
    }
server-substitutes =
    { $on ->
        [true] Offene Plätze: Alle dürfen sie übernehmen, wenn ein Tisch es nicht anders hält
       *[false] Offene Plätze: nur für Leute, die die Verwaltung hinsetzt
    }

refused-open-already = Dein Platz ist schon offen. Drück „Wieder da“, wenn du doch weiterspielen magst.
refused-seat-taken = Auf diesem Platz spielt { $name }.
refused-played-elsewhere = Du hast in dieser Partie einen anderen Platz gespielt und weißt, was nur der wissen darf.
refused-no-open-seat = An diesem Tisch ist kein Platz offen.
refused-owner-chooses = An diesem Tisch bestimmt, wer ihn eröffnet hat, wer weiterspielt: Bitte dort um /tisch vertretung.
refused-managers-choose = Auf diesem Server bestimmt die Verwaltung, wer weiterspielt: Bitte dort um /hedgepost platz.
refused-not-away = Du hast deinen Platz schon: Du brauchst nicht zurückzukommen.

cmd-back = zurück
cmd-back-about = Spiel deinen Platz wieder selbst, nach dem Computer oder solange er offen ist
cmd-substitute = vertretung
cmd-substitute-about = Biete deinen Platz einer Vertretung an; oder bestimm, wer an deinem Tisch einen offenen nimmt
cmd-substitute-member = mitglied
cmd-substitute-member-about = Wer den offenen Platz übernimmt; nur wer den Tisch eröffnet hat, kann das bestimmen
cmd-seats = plätze
cmd-seats-about = Wer an diesem Tisch sitzt, wer wen vertritt, und wer vorher dort saß
cmd-settings-strangers = fremde
cmd-settings-strangers-about = Alle dürfen einen offenen Platz übernehmen; sonst bestimmst du, wer
cmd-hedgepost-substitutes = vertretung
cmd-hedgepost-substitutes-about = Alle dürfen einen offenen Platz übernehmen; sonst nur, wen die Verwaltung hinsetzt
