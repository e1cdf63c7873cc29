## Das Brett der Narren

jesters-to-move = { $name } am Zug
jesters-resigned = aufgegeben

jesters-step-order = Ausgelost wird, wer beginnt
jesters-step-at = Stell deinen Narren an den Rand
jesters-step-turn = Zieh den Narren: Wo biegt er ab?
jesters-step-to = Der Narr ist abgebogen: Wo hält er?
jesters-step-pawn = Ein Stein am Knick, oder zwei?
jesters-step-jump = Der Stein darf springen und schlagen
jesters-step-stick = Leg ein Hölzchen, wenn du magst

jesters-end-placed = Jemand hat den letzten Stein gesetzt
jesters-end-stuck = Ein Narr kann nirgends mehr abbiegen
jesters-end-alone = Alle anderen haben aufgegeben

## Das Brett der Narren in Worten

jesters-alt-setup = Die Narren, im Aufbau.
jesters-alt-turn = Die Narren, Zug { $turn }.
jesters-alt-over = Die Narren, vorbei nach { $turn ->
        [one] { $turn } Zug
       *[other] { $turn } Zügen
    }.
jesters-alt-to-move = { $name } am Zug.
jesters-alt-way = Der Narr kam von { $start } und ist auf { $bend } abgebogen.
jesters-alt-points =
    { $points ->
        [one] { $player }: { $points } Punkt
       *[other] { $player }: { $points } Punkte
    }
jesters-alt-rank = { $player }, Rang { $rank }
jesters-alt-gone = { $player }, aufgegeben
jesters-alt-jester = Narr { $at }
jesters-alt-pawns =
    { $count ->
        [one] Stein { $places }
       *[other] Steine { $places }
    }
jesters-alt-doubles =
    { $count ->
        [one] Doppelstein { $places }
       *[other] Doppelsteine { $places }
    }
jesters-alt-taken = geschlagen { $singles ->
        [one] { $singles } Stein
       *[other] { $singles } Steine
    } und { $doubles ->
        [one] { $doubles } Doppelstein
       *[other] { $doubles } Doppelsteine
    }
jesters-alt-stock = übrig { $pawns ->
        [one] { $pawns } Stein
       *[other] { $pawns } Steine
    }, { $doubles ->
        [one] { $doubles } Doppelstein
       *[other] { $doubles } Doppelsteine
    }, { $sticks ->
        [one] { $sticks } Hölzchen
       *[other] { $sticks } Hölzchen
    }
jesters-alt-sticks = Hölzchen: { $edges }.
jesters-alt-board = Brett: { $board }.

## Die Narren, erzählt

jesters-title = Cabale
jesters-pitch = Zieh deinen Narren, lass am Knick einen Stein zurück, überspring die der anderen und versperr den Weg. 2–4 Personen.
jesters-board = Anderes Brett
jesters-board-about = Hölzchen dürfen auf jeder Kante liegen, nicht nur am Rand.

jesters-tell-turn = { $name } { $clauses }.
jesters-tell-first = Das Los ist gefallen: { $name } beginnt.
jesters-tell-resign = { $name } gibt auf.
jesters-tell-at = stellt einen Narren auf { $place }
jesters-tell-half = zieht { $start }→{ $bend }
jesters-tell-way = zieht { $start }→{ $bend }→{ $end }
jesters-tell-single = lässt einen Stein auf { $place }
jesters-tell-double = lässt zwei Steine auf { $place }
jesters-tell-jump =
    { $count ->
        [2] springt nach { $place } (✕ ein Doppelstein: { $owner })
       *[other] springt nach { $place } (✕ ein Stein: { $owner })
    }
jesters-tell-stick = legt ein Hölzchen auf { $edge }
jesters-tell-end-placed = { $name } hat den letzten Stein gesetzt.
jesters-tell-end-stuck = Der Narr von { $name } kann nirgends mehr abbiegen.
jesters-tell-end-alone = Sonst ist niemand mehr da.

jesters-ask-order = Ausgelost wird, wer beginnt.
jesters-ask-at = Stell deinen Narren auf ein freies Feld am Rand, nicht in eine Ecke.
jesters-ask-turn = Zieh deinen Narren geradeaus. Auf welchem Feld biegt er ab? Dort wird dein Stein stehen.
jesters-ask-to = Er biegt auf { $bend } ab ({ $value }). Wo hält er?
jesters-ask-pawn = Ein Stein auf { $bend } ({ $value }), oder zwei? { $doubles ->
        [one] Zwei auf einmal darfst du noch einmal setzen.
       *[other] Zwei auf einmal darfst du noch { $doubles }-mal setzen.
    }
jesters-ask-jump = Dein Stein steht auf { $at } ({ $value }). Springen und schlagen, oder hier bleiben?
jesters-ask-stick = Legst du ein Hölzchen auf eine markierte Kante? { $count ->
        [0] Du hast keins mehr.
        [one] Du hast noch eins.
       *[other] Du hast noch { $count }.
    }
jesters-ask-over = Die Partie ist vorbei.
jesters-further = ×2: mit zwei Steinen am Knick.
jesters-caught = **Geschlagen: { $pawns }.**
jesters-pawn =
    { $count ->
        [2] ein Doppelstein von { $colour }
       *[other] ein Stein von { $colour }
    }

jesters-label-at = Narr { $place }
jesters-label-turn = { $place } ({ $value })
jesters-label-to = → { $place }
jesters-label-single = Ein Stein
jesters-label-double = Zwei Steine
jesters-label-jump = Sprung nach { $place }
jesters-label-capture = Sprung nach { $place } ✕ { $pawn }
jesters-label-done = Hier bleiben
jesters-label-stick = ▬ { $place }
jesters-label-none = Kein Hölzchen
jesters-inside = innen

jesters-standing =
    { $points ->
        [one] { $points } Punkt: { $board } auf dem Brett, { $captured } durch Schlagen
       *[other] { $points } Punkte: { $board } auf dem Brett, { $captured } durch Schlagen
    }
jesters-no-secrets = In diesem Spiel gibt es keine Geheimnisse: Alle sehen, was du siehst.

refused-jesters-corner = { $place } ist eine Ecke, und dort fangen Narren nicht an. Möglich: { $choices }
refused-jesters-not-rim = { $place } liegt nicht am Rand. Möglich: { $choices }
refused-jesters-taken = { $place } ist besetzt. Möglich: { $choices }
refused-jesters-not-straight = { $place } liegt von deinem Narren aus nicht geradeaus. Möglich: { $choices }
refused-jesters-no-turn = { $place } liegt geradeaus, aber dein Narr muss jetzt abbiegen. Möglich: { $choices }
refused-jesters-back = { $place } liegt geradewegs zurück, aber dein Narr muss abbiegen. Möglich: { $choices }
refused-jesters-dead-end = Von { $place } aus könnte dein Narr in keine neue Richtung weiter. Möglich: { $choices }
refused-jesters-way-stick = Ein Hölzchen auf { $place } versperrt den Weg. Möglich: { $choices }
refused-jesters-way-taken = { $place } ist im Weg: Dort steht jemand. Möglich: { $choices }
refused-jesters-one-pawn = Du hast nur noch einen Stein. Möglich: { $choices }
refused-jesters-no-double = Zwei auf einmal hast du schon so oft gesetzt, wie du darfst. Möglich: { $choices }
refused-jesters-not-jump = { $place } liegt von deinem Stein aus nicht zwei Felder geradeaus. Möglich: { $choices }
refused-jesters-nothing = Auf { $place } ist niemand zu überspringen. Möglich: { $choices }
refused-jesters-jester = Auf { $place } steht ein Narr, und über Narren springt man nicht. Möglich: { $choices }
refused-jesters-own = Der Stein auf { $place } ist dein eigener. Möglich: { $choices }
refused-jesters-no-landing = { $place } ist besetzt, da kannst du nicht landen. Möglich: { $choices }
refused-jesters-no-sticks = Du hast kein Hölzchen mehr. Möglich: { $choices }
refused-jesters-unmarked = { $place } ist keine markierte Kante. Möglich: { $choices }
refused-jesters-edge-taken = Auf { $place } liegt schon ein Hölzchen. Möglich: { $choices }

## Matches

jesters-match = Match
jesters-match-about = Mehrere Runden, deren Punkte zusammengezählt werden.
jesters-rounds = { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }

## Das Ergebnis

jesters-feat = { $name } sprang am meisten: { $count }-mal geschlagen.
