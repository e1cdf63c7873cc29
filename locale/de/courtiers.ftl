## Die Stände der Hofleute, der höchste zuerst

courtiers-class-P = Fürst
courtiers-class-B = Bischof
courtiers-class-L = Patrizierin
courtiers-class-C = Quacksalber
courtiers-class-T = Spielmann
courtiers-class-F = Feuerschlucker
courtiers-the-P = Fürst { $value }
courtiers-the-B = Bischof { $value }
courtiers-the-L = Patrizierin { $value }
courtiers-the-C = Quacksalber { $value }
courtiers-the-T = Spielmann { $value }
courtiers-the-F = Feuerschlucker { $value }

## Die Leiter der Hofleute

courtiers-column = Bahn { $column }
courtiers-set-up = Der Hof versammelt sich
courtiers-to-move = { $name } am Zug
courtiers-own-secret = auf Weiß: nicht allen bekannt
courtiers-resigned = aufgegeben

courtiers-step-deal = Die Karten werden verteilt
courtiers-step-order = Ordnen noch Stapel: { $names }
courtiers-step-roll = Gleich fällt der Würfel
courtiers-step-move = Zieh eine Karte oder einen Stapel deiner Bahn hinauf
courtiers-step-favour = { $square } darf Gunst erweisen: Karten nehmen, oder aufhören
courtiers-step-again = Mehr nehmen, noch einmal ziehen, oder aufhören
courtiers-step-roll-again = Mehr nehmen, noch einmal würfeln, oder aufhören
courtiers-step-lose = So weit kommt nichts: Gib eine Karte her

courtiers-end-finished = Nur bei höchstens einer Person steigt noch etwas auf
courtiers-end-all = Alle Karten sind am Ziel oder verloren
courtiers-end-alone = Alle anderen haben aufgegeben

## Die Leiter der Hofleute in Worten

courtiers-alt-setup = Heuchel & Meuchel, im Aufbau.
courtiers-alt-ordering = Ordnen noch Stapel: { $names }.
courtiers-alt-turn = Heuchel & Meuchel, Zug { $turn }.
courtiers-alt-over = Heuchel & Meuchel, vorbei nach { $turn ->
        [one] { $turn } Zug
       *[other] { $turn } Zügen
    }.
courtiers-alt-to-move = { $name } am Zug.
courtiers-alt-die = Würfel { $die }.
courtiers-alt-favour = { $square } hat gezogen und darf Gunst erweisen.
courtiers-alt-again = { $square } hat genommen: mehr nehmen, noch einmal ziehen oder aufhören.
courtiers-alt-roll-again = { $square } hat genommen: mehr nehmen, noch einmal würfeln oder aufhören.
courtiers-alt-lose = So weit kommt nichts: Eine Karte geht verloren.
courtiers-alt-players = Punkte bisher: { $players }.
courtiers-alt-result = Punkte: { $players }.
courtiers-alt-player = { $name } (Bahn { $column }) { $points }
courtiers-alt-column = { $name } { $points }
courtiers-alt-unsure = { $player } und { $count ->
        [one] { $count } Karte am Ziel
       *[other] { $count } Karten am Ziel
    } mit unbekanntem Wert
courtiers-alt-out = { $player }, verloren { $cards }
courtiers-alt-rank = { $player }, Rang { $rank }
courtiers-alt-gone = { $player }, aufgegeben
courtiers-alt-stacks = Stapel, jeder von unten nach oben: { $stacks }.
courtiers-alt-letters = Stapel, jeder von unten nach oben (P Fürst, B Bischof, L Patrizierin, C Quacksalber, T Spielmann, F Feuerschlucker, * am Ziel): { $stacks }.
courtiers-alt-finished = { $stack } (am Ziel)
courtiers-alt-empty = Die Leiter ist leer.

## Die Partie, erzählt

courtiers-title = Heuchel & Meuchel
courtiers-pitch = Führ deine Hofleute die Leiter hinauf, und hol dir die der anderen mit kleinen Gefälligkeiten. 3–6 Personen, zur Not 2.
courtiers-die = Würfel
courtiers-die-about = Der Wurf sagt, wie weit es geht, und alle spielen bis zum Schluss.

courtiers-tell-turn = { $name } { $clauses }.
courtiers-tell-thrown = { $name } (🎲 { $die }) { $clauses }.
courtiers-tell-first = Die Karten sind verteilt. { $name } beginnt, sobald alle Stapel geordnet sind.
courtiers-tell-own-deal = Deine Karten: { $cards }.
courtiers-tell-ordered = { $name } hat alle Stapel geordnet.
courtiers-tell-opened = Alle Stapel sind geordnet, die obersten Karten liegen offen.
courtiers-tell-resign = { $name } gibt auf.
courtiers-tell-through = { $name } hat keine Karten mehr zu ziehen.
courtiers-tell-move = zieht { $what } { $start }→{ $end }
courtiers-tell-take = nimmt { $what } von { $start } ({ $owner })
courtiers-tell-peek = { " " }(darunter: { $cards })
courtiers-tell-uncover = , zum Vorschein kommt { $card } auf { $square }
courtiers-tell-group =
    { $count ->
        [one] { $card }
       *[other] { $card } (mit { $more } darunter)
    }
courtiers-tell-finish = , am Ziel auf { $square }
courtiers-tell-discard = , damit verliert { $owner } { $cards } auf { $square }
courtiers-tell-discard-own = , verliert dabei { $cards } auf { $square }
courtiers-tell-again = würfelt noch einmal
courtiers-tell-blocked = kann nicht { $die } Felder weit ziehen
courtiers-tell-lose = gibt { $card } auf { $square } her

courtiers-ask-order = Ordne deinen Stapel auf { $square }, von unten nach oben: Was oben liegt, wird offen sein, den Rest kennst nur du.
courtiers-ask-deal = Die Karten werden verteilt.
courtiers-ask-open = Deine Stapel sind geordnet; aufgedeckt wird, wenn alle so weit sind.
courtiers-ask-roll = Der Zug ist vorbei, oder gleich fällt der Würfel.
courtiers-ask-move = Zieh einen deiner Stapel hinauf, ganz oder von oben her.
courtiers-ask-move-die = 🎲 **{ $die }**. Zieh einen deiner Stapel genau so weit hinauf, ganz oder von oben her.
courtiers-ask-favour = { $square } darf in seiner Reihe Gunst erweisen: Nimm Karten, oder hör hier auf.
courtiers-ask-again = Du darfst mehr nehmen, mit irgendeinem Stapel noch einmal ziehen, oder hier aufhören.
courtiers-ask-roll-again = Du darfst mehr nehmen, noch einmal würfeln, oder hier aufhören.
courtiers-ask-lose = 🎲 **{ $die }**: So weit kommt nichts. Gib eine Karte aus deinen offenen Stapeln her.
courtiers-ask-over = Die Partie ist vorbei.
courtiers-reveals = zeigt dir Karten, die du noch nicht kennst

courtiers-group-stack = { $square }: { $card }
courtiers-group-stack-tall = { $square }: { $card } (×{ $count })
courtiers-group-take = { $square } nehmen: { $card }
courtiers-group-take-tall = { $square } nehmen: { $card } (×{ $count })
courtiers-group-order = { $value } oben
courtiers-label-on = { " auf " }
courtiers-label-move = { $start }→{ $end }
courtiers-label-move-all = { $start }→{ $end } (alle { $count })
courtiers-label-move-part = { $start }→{ $end } ({ $count } von oben)
courtiers-label-take = { $square } nehmen
courtiers-label-take-all = { $square } nehmen (alle { $count })
courtiers-label-take-part = { $square } nehmen ({ $count } von oben)
courtiers-label-done = Hier aufhören
courtiers-label-roll = Noch mal würfeln
courtiers-label-lose = { $card } auf { $square }
courtiers-field-order = Von unten nach oben
courtiers-standing =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
courtiers-secrets = Das sind deine Stapel, jeder von unten nach oben. Fett: Werte, die nicht alle kennen.
courtiers-secrets-stack = { $square }: { $cards }
courtiers-secrets-none = Du hast keine offenen Stapel mehr.

refused-courtiers-ordered = Deine Stapel sind geordnet; jetzt wählen die anderen.
refused-courtiers-order-first = Ordne erst deine Stapel. Möglich: { $choices }
refused-courtiers-other-square = Jetzt ist { $square } zu ordnen. Möglich: { $choices }
refused-courtiers-other-values = Das sind nicht die Werte auf { $square }. Möglich: { $choices }
refused-courtiers-not-to-lose = Diese Karte liegt in keinem deiner offenen Stapel. Möglich: { $choices }
refused-courtiers-lose-first = So weit wie dein Wurf kommt nichts, also muss eine Karte weg. Möglich: { $choices }
refused-courtiers-no-column = In der Bahn von { $square } spielt niemand. Möglich: { $choices }
refused-courtiers-move-first = Zieh erst einen Stapel deiner Bahn. Möglich: { $choices }
refused-courtiers-take-first = Noch einmal ziehen darfst du nur, wenn du etwas genommen hast. Möglich: { $choices }
refused-courtiers-roll-first = Würfle, bevor du noch einmal ziehst. Möglich: { $choices }
refused-courtiers-not-yours = { $square } liegt nicht in deiner Bahn, { $column }. Möglich: { $choices }
refused-courtiers-stuck = { $square } kann jetzt nicht ziehen. Möglich: { $choices }
refused-courtiers-no-landing = { $square } kann dort nicht landen. Möglich: { $choices }
refused-courtiers-other-row = Gunst gilt anderen Bahnen in der Reihe, in der du gelandet bist, und dort liegt { $square } nicht. Möglich: { $choices }
refused-courtiers-higher = Die Karte auf { $square } steht im Rang nicht unter deiner. Möglich: { $choices }
refused-courtiers-finished = { $square } liegt verdeckt: am Ziel. Möglich: { $choices }
refused-courtiers-too-many =
    { $height ->
        [one] Auf { $square } liegt nur eine Karte. Möglich: { $choices }
       *[other] Auf { $square } liegen nur { $height } Karten. Möglich: { $choices }
    }
refused-courtiers-whole = Das ist der ganze Stapel auf { $square }: Lass die Zahl weg. Möglich: { $choices }

## Matches

courtiers-match = Match
courtiers-match-about = Mehrere Runden, deren Punkte zusammengezählt werden.
courtiers-rounds = { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }

## Das Ergebnis

courtiers-feat = { $name } nahm { $count } Karten, mehr als alle anderen.
