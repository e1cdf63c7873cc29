## Uhren

clock-line = Uhr: { $clock }
clock-off = aus, alle nehmen sich die Zeit, die sie brauchen
clock-limit = { $time } je Entscheidung
clock-reserve = { $time } Reserve
clock-reserve-refill = { $time } Reserve (+{ $refill } mit jeder Entscheidung)
clock-weekends = am Wochenende frei ({ $zone })
clock-no-away = Abwesenheit hält sie nicht an
clock-most-away = Abwesenheit hält sie höchstens { $time } an
clock-expiry = Wenn die Zeit abläuft: { $what }
clock-level = (Stufe { $level }, { $strength })
clock-level-option = Wer sich verspätet: Stufe { $level }
expiry-once = der Computer trifft diese eine Entscheidung
expiry-keeps = der Computer spielt weiter, bis jemand zurückkommt
expiry-substitute = der Platz steht einer Vertretung offen
expiry-out = wer dran war, scheidet aus
expiry-once-about = Beim nächsten Mal entscheidet man wieder selbst
expiry-keeps-about = Ein Druck genügt, und man hat den Platz wieder
expiry-substitute-about = Übernehmen darf ihn, wen der Tisch oder der Server lässt
expiry-out-about = Wie beim Aufgeben; die Partie geht weiter oder endet nach ihren Regeln
clock-preset-off = Keine Uhr
clock-preset-1d = 24 Stunden je Entscheidung
clock-preset-2d = 48 Stunden je Entscheidung
clock-preset-3d = 3 Tage je Entscheidung
clock-preset-7d = Eine Woche je Entscheidung
clock-preset-brisk = Flott: 1 Stunde, ein Tag Reserve
clock-choose = Wie viel Bedenkzeit
clock-choose-expiry = Wenn die Zeit abläuft
clock-choose-level = Wie stark der Computer dann spielt
clock-page-hint = -# `/tisch uhr` stellt jede andere Zeit ein, auch Reserve, freie Wochenenden und mehr.
clock-changed = ⏱️ { $name } hat die Uhr geändert. Ab der nächsten Entscheidung gilt: { $clock }. Wer gerade gefragt ist, behält die bisherige Bedenkzeit.
clock-kept = Die Uhr dieses Tisches:
button-clock = Uhr
duration-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
duration-hours = { $count } Std.
duration-minutes = { $count } Min.
time-left = fällig { $when }
time-left-after = { "" } (fällig { $when })
server-clock = Neue Tische: { $clock }

refused-bad-duration = Unter `{ $option }` kann ich mir keine Zeit vorstellen. Schreib etwas wie `48h`, `2t`, `1t 12h`, `90m` oder `aus`.
refused-clock-limit = Für eine Entscheidung sind { $least } Minuten bis { $most } Tage möglich, oder `aus`. Nichts hat sich geändert.
refused-clock-reserve = Die Reserve kann höchstens { $most } Tage betragen. Nichts hat sich geändert.
refused-clock-refill = Mit einer Entscheidung kann nicht mehr zurückkommen, als die Reserve fasst. Nimm eine größere `reserve` oder eine kleinere `zugabe`. Nichts hat sich geändert.
refused-clock-no-limit = Ohne Bedenkzeit je Entscheidung gibt es nichts in Reserve zu halten. Gib auch eine `bedenkzeit` an, etwa `24h`. Nichts hat sich geändert.
refused-clock-away = Abwesenheit kann die Uhr höchstens { $most } Tage anhalten, oder mit `alles` die ganze Zeit. Nichts hat sich geändert.
refused-expiry-fixed = Was bei abgelaufener Zeit geschieht und wie stark der Computer dann spielt, war zu Beginn der Partie ausgemacht, und dabei bleibt es. Alles andere an der Uhr lässt sich ändern.
refused-clock-owner = Die Uhr eines Tisches kann nur ändern, wer ihn eröffnet hat. /tisch uhr ohne Angaben zeigt sie dir.

## Befehle

cmd-clock = uhr
cmd-clock-about = Wie viel Bedenkzeit eine Entscheidung hat; ändern kann es, wer den Tisch eröffnet hat
cmd-clock-limit = bedenkzeit
cmd-clock-limit-about = Zeit für eine Entscheidung: 48h, 2t, 90m, oder aus
cmd-clock-reserve = reserve
cmd-clock-reserve-about = Was alle außerdem in Reserve haben: 24h, oder aus
cmd-clock-refill = zugabe
cmd-clock-refill-about = Was mit jeder Entscheidung in die Reserve zurückkommt: 1h, oder aus
cmd-clock-weekends = wochenenden
cmd-clock-weekends-about = Ob die Zeit auch samstags und sonntags läuft
cmd-clock-zone = zeitzone
cmd-clock-zone-about = Wo Wochenenden beginnen und enden: tipp eine Stadt
cmd-clock-expiry = ablauf
cmd-clock-expiry-about = Was geschieht, wenn die Zeit abläuft; steht fest, sobald die Partie beginnt
cmd-clock-most-away = abwesenheit
cmd-clock-most-away-about = Wie lange eine Abwesenheit die Uhr hier anhält: 14t, aus, oder alles
cmd-clock-level = stufe
cmd-clock-level-about = Wie stark der Computer für Verspätete spielt; steht fest, sobald die Partie beginnt
cmd-open-clock = uhr
cmd-open-clock-about = Wie viel Bedenkzeit eine Entscheidung hat
cmd-hedgepost-clock-about = Wie viel Bedenkzeit eine Entscheidung an neuen Tischen hat
cmd-hedgepost-expiry-about = Was an neuen Tischen geschieht, wenn die Zeit abläuft
cmd-hedgepost-level-about = Wie stark der Computer an neuen Tischen für Verspätete spielt

## Was man tippen darf, außer dem, was alle Welt schreibt: ein Komma zwischen zwei Schreibweisen

typed-off = aus, kein, keine, keinen, nein, ohne
typed-today = heute
typed-tomorrow = morgen
typed-all = alles, alle, immer
# Zwischen zwei Uhrzeiten.
typed-to = bis
# Hinter einer Zahl.
typed-minute = m
typed-hour = h
typed-day = t
typed-week = w
