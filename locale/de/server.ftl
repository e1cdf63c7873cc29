## Der Log-Kanal

log-opened = 🪑 { $name } hat Tisch { $number } ({ $game }) in { $channel } eröffnet.
log-started = ▶️ Tisch { $number } ({ $game }) in { $channel } hat begonnen: { $names }.
log-over = 🏁 Tisch { $number } ({ $game }) in { $channel } ist vorbei. Gewonnen: { $names }.
log-abandoned = 🏳️ Tisch { $number } ({ $game }) in { $channel } wurde ohne Ergebnis abgebrochen.
log-agreed = 🤝 Tisch { $number } ({ $game }) in { $channel } wurde abgebrochen: Alle, die spielten, waren einverstanden.
log-resigned = 🏳️ Tisch { $number } ({ $game }) in { $channel }: { $name } (Platz { $seat }) hat die Partie verlassen.
log-closed = 🚪 Tisch { $number } ({ $game }) in { $channel } wurde vor dem Beginn geschlossen.
log-reseated = 🔁 Tisch { $number } ({ $game }) in { $channel }: { $name } hat Platz { $seat } übernommen.
log-offered = 💺 Tisch { $number } ({ $game }) in { $channel }: { $name } hat Platz { $seat } einer Vertretung angeboten.
log-timeout = ⏰ Tisch { $number } ({ $game }) in { $channel }: Die Zeit von { $name } (Platz { $seat }) ist abgelaufen.
log-trouble = ⚠️ Tisch { $number } ({ $game }): Das Brett kann in { $channel } nicht erscheinen. { $why }
log-pruned =
    { $count ->
        [one] 🧹 { $name } hat einen Tisch aufgeräumt, den { $days } Tage lang niemand angerührt hatte.
       *[other] 🧹 { $name } hat { $count } Tische aufgeräumt, die { $days } Tage lang niemand angerührt hatte.
    }
log-broken = ⚠️ In den Log-Kanal { $channel } konnte ich nicht schreiben: Es gibt ihn nicht mehr, oder ich darf ihn nicht sehen oder dort nicht schreiben. Ändere das, oder wähl mit `/hedgepost einstellungen log:` einen anderen.

## Servereinstellungen

cmd-hedgepost-allowance = abwesenheitstage
cmd-hedgepost-allowance-about = Wie viele Tage im Jahr ein Mitglied mit angehaltenen Uhren abwesend sein darf
cmd-hedgepost-most = tische-höchstens
cmd-hedgepost-most-about = Wie viele offene Tische ein Mitglied haben darf: 10, wenn du nichts wählst; 0 ist beliebig
cmd-hedgepost-log = log
cmd-hedgepost-log-about = Ein Kanal, in dem je eine Zeile sagt, was an den Tischen geschieht
cmd-hedgepost-unlog = kein-log
cmd-hedgepost-unlog-about = Keinen Kanal mehr unterrichten
server-allowance =
    { $days ->
        [0] Abwesenheiten (`/abwesend`) halten hier keine Uhren an
        [one] Mitglieder dürfen einen Tag im Jahr mit angehaltenen Uhren abwesend sein
       *[other] Mitglieder dürfen { $days } Tage im Jahr mit angehaltenen Uhren abwesend sein
    }
server-most =
    { $count ->
        [0] Ein Mitglied darf beliebig viele Tische eröffnen
        [one] Ein Mitglied darf einen Tisch zur selben Zeit offen haben
       *[other] Ein Mitglied darf { $count } Tische zur selben Zeit offen haben
    }
server-log = Was geschieht, steht in: { $channel }
server-no-log = Kein Kanal wird unterrichtet
refused-most-tables =
    { $most ->
        [one] Auf diesem Server darf ein Mitglied einen Tisch zur selben Zeit offen haben. Deiner ist: { $channel }
       *[other] Auf diesem Server darf ein Mitglied { $most } Tische zur selben Zeit offen haben. Deine sind: { $channel }
    }. Beende oder schließ erst einen, oder spiel bei jemand anderem mit.

## Zahlen

cmd-hedgepost-stats = zahlen
cmd-hedgepost-stats-about = Die Tische dieses Servers in Zahlen, nur für dich
stats-title = **Tische auf diesem Server**
stats-none = Auf diesem Server wurde noch kein Tisch eröffnet. `/tisch eröffnen` eröffnet den ersten.
stats-tables = Offen: { $lobby } · laufend: { $running } · beendet: { $over } · abgebrochen: { $abandoned } · nie begonnen: { $closed }
stats-games = Spiele: { $games }
stats-moves =
    { $count ->
        [0] Kein Zug in den letzten sieben Tagen
        [one] Ein Zug in den letzten sieben Tagen
       *[other] { $count } Züge in den letzten sieben Tagen
    }
stats-pace = Bedenkzeit je Entscheidung im Schnitt: { $time }
stats-waiting = Wartet am längsten: { $channel }, seit { $when }

## Aufräumen

cmd-hedgepost-prune = aufräumen
cmd-hedgepost-prune-about = Schließ Tische und Partien, die lange niemand angerührt hat; zeigt sie vorher
cmd-hedgepost-prune-days = tage
cmd-hedgepost-prune-days-about = Wie viele Tage sie niemand angerührt hat; 30, wenn du nichts sagst
prune-nothing = Es gibt nichts aufzuräumen: Jeder offene Tisch wurde in den letzten { $days } Tagen angerührt.
prune-ask =
    { $count ->
        [one] **Diesen Tisch schließen?** Seit { $days } Tagen hat ihn niemand angerührt. Eine laufende Partie endet ohne Ergebnis.
       *[other] **Diese { $count } Tische schließen?** Seit { $days } Tagen hat sie niemand angerührt. Laufende Partien enden ohne Ergebnis.
    }
prune-lobby = - { $game } in { $channel }: nie begonnen, eröffnet { $when }
prune-running = - { $game } in { $channel }: letzter Zug { $when }
button-prune =
    { $count ->
        [one] Schließen
       *[other] Alle { $count } schließen
    }
prune-done =
    { $count ->
        [0] Nichts wurde geschlossen: Inzwischen hat überall jemand weitergespielt.
        [one] Ein Tisch ist geschlossen.
       *[other] { $count } Tische sind geschlossen.
    }
prune-told = 🧹 Die Verwaltung des Servers hat diesen Tisch geschlossen: Niemand hatte ihn seit { $when } angerührt. `/tisch eröffnen` eröffnet einen neuen.
