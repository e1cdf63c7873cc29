# Wertungen: Tische, deren Ergebnis zählt, Profile und Ranglisten

cmd-open-rated = gewertet
cmd-open-rated-about = Das Ergebnis zählt für die Wertung aller, die mitspielen
cmd-hedgepost-rated-about = Neue Tische sind gewertet, wenn beim Eröffnen nichts anderes gesagt wird
server-rated =
    { $on ->
        [true] Neue Tische sind gewertet, wenn beim Eröffnen nichts anderes gesagt wird
       *[false] Neue Tische sind nicht gewertet, wenn beim Eröffnen nichts anderes gesagt wird
    }
refused-rated-alone = Ein Ergebnis zählt nur, wo Menschen gegeneinander spielen. Eröffne auf einem Server einen Tisch mit /tisch eröffnen, und lass andere mitspielen.
refused-rated-computer = An diesem Tisch sitzt ein Computer, und Ergebnisse gegen Computer zählen nicht. Schick ihn erst weg, oder spiel ohne Wertung.
refused-clock-rated = Das Ergebnis dieser Partie zählt, darum bleibt die Uhr, wie sie zu Beginn war.
vote-ask-rated = **Für den Abbruch dieser gewerteten Partie stimmen?** Alle, die da sind, müssen zustimmen: Das braucht { $needed } Stimmen; mit deiner sind es { $votes }. Ist bis dahin jemand dreimal am Zug gewesen, endet sie unentschieden für alle, die noch spielen; vorher zählt sie nicht. Eine Stimme lässt sich nicht zurücknehmen.
refused-no-result = Auf diesem Server hat keine beendete Partie diese Nummer. Sie steht im Namen der Mitschrift: hedgehogs-12.hpr ist die Mitschrift von 12.
refused-result-unrated = Diese Partie war nicht gewertet, also gibt es nichts zurückzunehmen.
refused-result-void = Dieses Ergebnis zählt schon nicht mehr. Wer den Server verwaltet, kann es wieder zählen lassen.
refused-result-counts = Dieses Ergebnis zählt schon. Wer den Server verwaltet, kann es zurücknehmen.

## Was auf dem Spiel steht, und was sich geändert hat

rated-lobby = 🏅 Gewertet: Das Ergebnis zählt. Was auf dem Spiel steht, siehst du, sobald zwei hier sitzen.
rated-stakes = 🏅 Gewertet, auf dem Spiel steht: { $stakes }
rated-stake = { $name } { $rating } (Sieg { $win }, letzter Rang { $last })
rated-changes = 🏅 Wertungen: { $changes }
rated-change = { $name } { $rating } ({ $change })
rated-nobody = 🏅 Diese Partie ändert niemandes Wertung.
resign-rated = Das zählt für deine Wertung ({ $change }).
options-rated =
    { $on ->
        [true] 🏅 Das Ergebnis zählt für die Wertung.
       *[false] Das Ergebnis zählt nicht für die Wertung.
    }
button-rate = Ergebnis zählen lassen
button-unrate = Ergebnis nicht zählen

## Wer ein Profil sieht

cmd-me-show = profil
cmd-me-show-about = Wer dein Profil und deinen Namen in Ranglisten sehen darf
show-everyone = alle
show-server = dieser Server
show-nobody = niemand
me-show-everyone = Profil: sichtbar für alle auf deinen Servern
me-show-server = Profil: sichtbar auf einem Server allein
me-show-nobody = Profil: für niemanden sichtbar
refused-show-where = *Dieser Server* lässt sich nur auf einem Server wählen. Nimm den Befehl dort, oder wähl alle oder niemand.

## Profile

cmd-profile = profil
cmd-profile-about = Wertungen und Partien einer Person auf diesem Server, als Karte
cmd-profile-member = mitglied
cmd-profile-member-about = Wessen Profil; ohne Angabe deines
cmd-profile-game-about = In einem Spiel; ohne Angabe in allen
profile-reach = ± { $reach } · gewertete Partien: { $count }
profile-placed = ± { $reach } · Rang { $place } von { $of } · gewertete Partien: { $count }
profile-unrated = noch keine Wertung
profile-games = Partien
profile-won = { $count } gespielt, { $won } gewonnen
profile-kinds = Gewonnen / gespielt, nach Personenzahl
profile-kind = { $seats }: { $count } ({ $won } gewonnen)
profile-favourites = Liebste Varianten
profile-answer = Antwortzeit im Schnitt
profile-reliable = Selbst entschieden
profile-share = { $share } %
profile-live = Läuft gerade
profile-tables =
    { $count ->
        [0] kein Tisch
        [one] ein Tisch
       *[other] { $count } Tische
    }
profile-best = Bestes Ergebnis
profile-best-of =
    { $count ->
        [one] { $game }: gegen eine Person gewonnen
       *[other] { $game }: gegen { $count } gewonnen
    }
profile-best-gain =
    { $count ->
        [one] { $game }: gegen eine Person gewonnen, { $change }
       *[other] { $game }: gegen { $count } gewonnen, { $change }
    }
profile-said = { $name }: { $value }.
profile-recent = **Letzte Ergebnisse**
profile-result = { $when } { $game }: Rang { $place } von { $seats }
refused-profile-bot = Bots haben kein Profil. Computer spielen ohne Wertung.
refused-profile-hidden = { $name } zeigt hier kein Profil.
refused-profile-none = { $name } hat auf diesem Server noch keine solche Partie beendet. Ein Profil beginnt mit der ersten Partie, die zu Ende geht.

## Ranglisten

cmd-ladder = rangliste
cmd-ladder-about = Wer auf diesem Server vor wem liegt
cmd-ladder-game-about = In einem Spiel; ohne Angabe in allen
ladder-title = Rangliste · { $game }
ladder-all = Alle Spiele
ladder-detail = { $count } gelistet · ▲▼ seit letzter Woche · ★ neu
ladder-tables =
    { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
ladder-own = Dein Rang: { $place } von { $of }, mit { $rating }.
ladder-unlisted = Hier stehst du noch nicht: Für einen Rang braucht es etwa zwanzig gewertete Partien zu zweit oder zehn zu viert, nicht allzu lange her. /tisch eröffnen gewertet: true eröffnet eine.
ladder-computers = -# Zum Vergleich die Computer nach Stufen: { $levels }
ladder-empty = Noch steht hier niemand: Für einen Rang braucht es etwa zwanzig gewertete Partien zu zweit oder zehn zu viert. /tisch eröffnen gewertet: true eröffnet eine.

## Berichtigungen

cmd-hedgepost-result = ergebnis
cmd-hedgepost-result-about = Lass ein gewertetes Ergebnis nicht mehr zählen, oder wieder
cmd-hedgepost-result-table = tisch
cmd-hedgepost-result-table-about = Die Nummer des Tisches, wie im Namen seiner Mitschrift
cmd-hedgepost-result-act = aktion
cmd-hedgepost-result-act-about = Was daraus werden soll
cmd-hedgepost-result-reason = grund
cmd-hedgepost-result-reason-about = Warum, fürs Log
result-void = es zählt nicht mehr
result-count = es zählt wieder
result-voided = Das Ergebnis von Tisch { $number } zählt nicht mehr. Alle Wertungen dieses Servers sind neu berechnet.
result-restored = Das Ergebnis von Tisch { $number } zählt wieder. Alle Wertungen dieses Servers sind neu berechnet.
log-result-voided = ⚖️ { $name } lässt das Ergebnis von Tisch { $number } nicht mehr zählen: { $reason }
log-result-restored = ⚖️ { $name } lässt das Ergebnis von Tisch { $number } wieder zählen: { $reason }

## Rollen für Ränge

cmd-hedgepost-reward = belohnung
cmd-hedgepost-reward-about = Eine Rolle für einen Rang der Rangliste; ohne Angaben: welche Ränge eine haben
cmd-hedgepost-reward-role = rolle
cmd-hedgepost-reward-role-about = Wer den Rang hält, hat diese Rolle, bis ihn jemand anderes hält
cmd-hedgepost-reward-place = rang
cmd-hedgepost-reward-place-about = Welcher Rang; der erste, wenn du nichts sagst
cmd-hedgepost-reward-game-about = In der Rangliste eines Spiels; ohne Angabe in der für alle zusammen
cmd-hedgepost-reward-off-about = Dieser Rang hat keine Rolle mehr
rewards-none = Kein Rang hat eine Rolle. `/hedgepost belohnung rolle:` wählt eine für den ersten Rang.
rewards-title = **Rollen für Ränge der Rangliste**
rewards-line = { $game }, Rang { $place }: { $role }
refused-reward-what = Nenn mit `rolle:` die Rolle, die zu diesem Rang gehören soll, oder nimm sie mit `aus: true` zurück.
refused-many-rewards = { $most } Ränge können eine Rolle haben, und so viele haben eine. Nimm erst eine mit `aus: true` weg.
refused-no-reward = Rang { $place } dieser Rangliste hat keine Rolle. `/hedgepost belohnung` ohne Angaben zeigt, welche eine haben.
refused-reward-gone = Diese Rolle gibt es nicht mehr. Nimm eine andere.
refused-reward-managed = Diese Rolle vergibt Discord oder eine App, also kann ich es nicht. Nimm eine, die von Hand vergeben wird.
refused-reward-forbidden = Ich darf hier keine Rollen vergeben: Gib meiner Rolle in den Servereinstellungen *Rollen verwalten*. Nur diese Belohnungen brauchen es.
refused-reward-high = Diese Rolle steht über meiner. Zieh meine Rolle in den Servereinstellungen unter *Rollen* darüber, oder nimm eine tiefere.
refused-reward-yours = Du kannst nur eine Rolle wählen, die du selbst vergeben könntest: eine unter deiner eigenen, mit *Rollen verwalten*.
log-reward-on = 🏅 { $name } hat { $role } für Rang { $place } der Rangliste gewählt ({ $game }).
log-reward-off = 🏅 { $name } hat die Rolle für Rang { $place } der Rangliste abgeschafft ({ $game }).
log-reward-given = 🏅 { $member } hat { $role } durch einen Rang in der Rangliste bekommen.
log-reward-taken = 🏅 { $member } hat { $role } verloren: Die Rolle gehörte zu einem Rang in der Rangliste.
log-reward-trouble = ⚠️ Ich kann { $role } nicht weitergeben, die zu einem Rang in der Rangliste gehört. { $why }
