## Befehle, wie Discord sie auflistet

cmd-history = archiv
cmd-history-about = Beendete Partien, deine oder die von jemand anderem; mit Brett, Wiederholung und Mitschrift
cmd-history-member = mitglied
cmd-history-member-about = Wessen Partien; deine, wenn du nichts sagst
cmd-history-game-about = Nur dieses Spiel
cmd-history-with = mit
cmd-history-with-about = Nur Partien, in denen auch dieses Mitglied gespielt hat, und wie es zwischen euch steht

## Eine Seite beendeter Partien

history-of = 📚 **Beendete Partien von { $name }**
history-of-game = 📚 **{ $game }: beendete Partien von { $name }**
history-line = { $when } · { $game } · { $players }
history-link = [Brett]({ $link })
history-rated = 🏅
history-void = 🏅 zurückgenommen
history-score =
    { $count ->
        [one] Gegen { $other }, eine Partie: { $name } lag { $won }-mal vorn, { $lost }-mal hinten, { $tied }-mal gleichauf.
       *[other] Gegen { $other }, { $count } Partien: { $name } lag { $won }-mal vorn, { $lost }-mal hinten, { $tied }-mal gleichauf.
    }
history-score-game = { $game } { $won }–{ $lost }–{ $tied }
history-none = Auf diesem Server ist noch keine solche Partie zu Ende gegangen.
history-none-direct = In diesen Direktnachrichten ist noch keine deiner Partien zu Ende gegangen.
history-choose = Sieh dir eine dieser Partien an
history-entry = { $day } · { $game }
history-chosen = Ausgewählt: { $game }, { $players }
history-hidden =
    { $count ->
        [one] Eine Partie auf dieser Seite fand statt, wo du nicht hineinschauen kannst.
       *[other] { $count } Partien auf dieser Seite fanden statt, wo du nicht hineinschauen kannst.
    }
button-pastboard = Brett
button-pastreplay = Wiederholung
button-pastrecord = Mitschrift

## Was bemerkenswert ist

remark-closest = so knapp ging { $game } in dieser Besetzung auf diesem Server noch nie aus
remark-longest = die längste Partie { $game } in dieser Besetzung auf diesem Server: { $count } Schritte
remark-first = der erste Sieg von { $name } gegen { $other }, nach { $count } Partien

refused-history-hidden = { $name } zeigt hier keine früheren Partien.
refused-history-bot = Bots haben keine früheren Partien. Such nach denen eines Menschen.
refused-history-same = Nenn zwei verschiedene Personen, um zu sehen, wie es zwischen ihnen steht.
refused-history-gone = Diese Partie ist vorbei und ihr Kanal für dich geschlossen, darum wird sie nicht gezeigt. Wer mitgespielt hat, kann sie noch ansehen.
refused-history-direct = Hier findest du deine eigenen Partien gegen Computer. `/archiv mitglied:` gibt es auf einem Server.
