## Die Strecke der Hexen

witches-start = START
witches-finish = ZIEL

witches-to-move = { $name } am Zug
witches-to-answer = { $name } muss antworten
witches-to-lay = Geheime Wahl der Plättchen
witches-neutral = neutral ({ $colour })

witches-step-lay =
    { $count ->
        [one] Eine Person wählt noch
       *[other] { $count } Personen wählen noch
    }
witches-step-deal = Gleich werden die Plättchen gemischt
witches-step-roll = Gleich fällt der Würfel
witches-step-witch = Welche Hexe fliegt?
witches-step-card-own = Eine Karte zum Weiterfliegen, oder auf Feld { $at } bleiben
witches-step-card-back = Eine Karte, die sie von Feld { $at } zurückschickt, oder in Ruhe lassen
witches-step-card-must = Für die Hexe auf Feld { $at } muss eine Karte gespielt werden

witches-end-home = Eine dritte Hexe ist im Ziel
witches-end-alone = Alle anderen haben aufgegeben

witches-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
witches-pile =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
witches-laid = hat gewählt
witches-choosing = wählt noch
witches-resigned = aufgegeben
witches-aside-leave = Lassen
witches-aside-stop = Bleiben

## Die Strecke der Hexen in Worten

witches-alt-setup = Hexenrennen, im Aufbau: Alle wählen heimlich Plättchen.
witches-alt-turn = Hexenrennen, Zug { $turn }.
witches-alt-over = Hexenrennen, vorbei nach { $turn ->
        [one] { $turn } Zug
       *[other] { $turn } Zügen
    }.
witches-alt-chosen = Gewählt haben: { $names }.
witches-alt-waiting = Es wählen noch: { $names }.
witches-alt-to-move = { $name } am Zug.
witches-alt-to-answer = { $name } muss für die Hexe auf Feld { $at } antworten.
witches-alt-own-card = { $name } entscheidet über eine Karte für die Hexe auf Feld { $at }.
witches-alt-die = Würfel { $die }.
witches-alt-clan = { $name } ({ $colour }, { $letter })
witches-alt-bare-clan = { $colour } ({ $letter })
witches-alt-points = { $clan } { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
witches-alt-rank = { $clan }, Rang { $rank }
witches-alt-gone = { $clan }, aufgegeben
witches-alt-places = { $clan }, Hexen { $places }
witches-alt-cards = { $clan }, Karten { $cards }
witches-alt-no-cards = { $clan }, keine Karten
witches-alt-at-start = Start
witches-alt-at-finish = Ziel { $worth }
witches-alt-clans = { $clans }.
witches-alt-up = Aufgedeckt: { $tiles }; alle anderen verdeckt.
witches-alt-all-down = Alle 48 Plättchen liegen verdeckt.
witches-alt-all-up = Plättchen, alle aufgedeckt: { $tiles }.
witches-alt-down = Verdeckt: { $tiles }.
witches-alt-magic = M ist Magie.

## Das Rennen, erzählt

witches-title = Hexen Rennen
witches-pitch = Flieg mit deinen drei Hexen über Plättchen, die niemand kennt, und lass die anderen deine Magie spüren. 2–4 Personen.

witches-clan = Clan { $colour }
witches-tile = { $number } ({ $owner })
witches-tile-magic = Magie ({ $owner })

witches-tell-laid = { $name } hat gewählt.
witches-tell-deal = Die Plättchen sind gemischt und liegen verdeckt.
witches-tell-first = { $name } beginnt.
witches-tell-resign = { $name } gibt auf.
witches-tell-turn = { $name } { $clauses }.
witches-tell-thrown = { $name } (🎲 { $die }) { $clauses }.
witches-tell-lost = kann keine Hexe ziehen
witches-tell-witch = fliegt { $start }→{ $end }
witches-tell-up = deckt { $tile } auf
witches-tell-hop = weiter { $start }→{ $end }
witches-tell-held = die { $by } dort führt nirgends hin
witches-tell-card-on = spielt { $card } und fliegt weiter, { $start }→{ $end }
witches-tell-card-back = spielt { $card } und schickt die Hexe von { $owner } zurück, { $start }→{ $end }
witches-tell-stop = bleibt dort
witches-tell-leave = lässt die Hexe von { $owner } dort
witches-tell-cannot = hat keine passende Karte
witches-tell-turned = { $clan } dreht { $card } um und schickt sie zurück, { $start }→{ $end }
witches-tell-vain = { $clan } dreht { $card } um, vergebens
witches-tell-empty = { $clan } hat keine Karten mehr
witches-tell-home =
    { $points ->
        [one] holt einen Punkt
       *[other] holt { $points } Punkte
    }
witches-place-start = Start
witches-place-finish = Ziel
witches-card-number = eine { $number }
witches-card-magic = Magie

witches-ask-lay = Wähl heimlich deine Plättchen: drei Zahlen für jede der drei Etappen; je ein Magieplättchen kommt von selbst dazu. Deine eigenen Zahlen tragen deine Hexen weiter, überleg also, wo du schnell sein willst. Nimm einen Vorschlag, oder füll selbst aus. Was du wählst, steht fest.
witches-ask-deal = Du hast gewählt. Gleich werden die Plättchen gemischt.
witches-ask-witch = 🎲 **{ $die }**. Welche deiner Hexen fliegt?
witches-ask-card-own = Deine Hexe steht auf deiner eigenen Magie, Feld { $at }. Eine Karte bringt sie weiter; oder bleib hier.
witches-ask-card-back = Eine Hexe von { $colour } steht auf deiner Magie, Feld { $at }. Schick sie mit einer Karte zurück, oder lass sie in Ruhe.
witches-ask-must-own = Deine Hexe wurde auf deine eigene Magie zurückgeschickt, Feld { $at }: Du musst eine Karte spielen, und die bringt sie weiter.
witches-ask-must-back = Eine Hexe von { $colour } wurde auf deine Magie zurückgeschickt, Feld { $at }: Du musst eine Karte spielen.
witches-ask-roll = Der Zug ist vorbei.
witches-ask-over = Das Rennen ist vorbei.
witches-reveals = deckt ein Plättchen auf
witches-label-start = Start→{ $end }
witches-label-leave = In Ruhe lassen
witches-label-stop = Bleiben
witches-label-card = { $card }: →{ $end }
witches-label-magic = Magie: →{ $end }
witches-label-lay-even = Ausgewogen: { $tiles }
witches-label-lay-quick = Schneller Start: { $tiles }
witches-label-lay-mixed = Gemischt: { $tiles }
witches-label-lay = { $tiles }
witches-field-first = Etappe 1 (Felder 1–16)
witches-field-second = Etappe 2 (Felder 17–32)
witches-field-third = Etappe 3 (Felder 33–48)
witches-standing =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
witches-secrets-none = Du hast deine Plättchen noch nicht gewählt.
witches-secrets = Deine Plättchen, nach Etappen: **{ $first }** · **{ $second }** · **{ $third }**, jeweils mit einer Magie. In welcher Reihenfolge sie liegen, weiß niemand, auch du nicht.
witches-secrets-hidden = Noch verdeckt: Etappe 1 { $first } · Etappe 2 { $second } · Etappe 3 { $third }.
witches-secrets-all-up = keine

## Im Voraus entscheiden

witches-answer-ask = Frag mich
witches-answer-leave = Alle auf meiner Magie in Ruhe lassen
witches-answer-back =
    { $who ->
        [leader] Zurückschicken, wer führt
       *[anyone] Alle zurückschicken
    }{ $lowest ->
        [2] { "" }
       *[other] , mit einer Karte ab { $lowest }
    }{ $holding ->
        [1] { "" }
       *[other] , solange ich mindestens { $holding } Karten habe
    }{ $otherwise ->
        [leave] ; die anderen lassen
       *[ask] ; sonst frag mich
    }
witches-standing-about = Sie gilt sofort, wenn eine fremde Hexe auf deiner Magie landet, immer mit der höchsten passenden Zahl, und niemand sonst erfährt davon. Musst du eine Karte spielen und sie nennt keine, wirst du gefragt. Mit eigenen Worten: `/vorab antwort: zurück führende mit 8 haltend 5 sonst lassen`.

## Im Voraus entscheiden: die Wörter, die man tippt, andere Schreibweisen hinter der ersten

witches-word-ask = fragen, frag, frage
witches-word-leave = lassen, lass, lasse
witches-word-back = zurück, zurückschicken
witches-word-leader = führende, führend, erste, vorderste
witches-word-anyone = alle, jede, jeden
witches-word-with = mit, ab
witches-word-holding = haltend, halten, bei
witches-word-else = sonst

refused-bad-lay = Leg alle neun Zahlen von 2 bis 10, drei je Etappe, etwa `lay 2 5 9 / 3 4 10 / 6 7 8`. Vorschläge: { $choices }
refused-lay-first = Erst wählen alle ihre Plättchen, etwa `lay 2 5 9 / 3 4 10 / 6 7 8`. Vorschläge: { $choices }
refused-already-laid = Du hast deine Plättchen gewählt, und das steht fest. Die anderen wählen noch.
refused-witch-first = Jetzt fliegt eine deiner Hexen. Möglich: { $choices }
refused-no-witch = Dort steht keine Hexe von dir (`{ $move }`). Möglich: { $choices }
refused-witch-too-far = { $die } bringt die Hexe von Feld { $place } übers Ziel hinaus. Möglich: { $choices }
refused-witch-taken = Das Feld { $die } vor Feld { $place } ist besetzt. Möglich: { $choices }
refused-magic-forced = Sie wurde auf deine Magie zurückgeschickt, also muss eine Karte her. Möglich: { $choices }
refused-magic-now = Jetzt geht es um eine Karte, oder keine. Möglich: { $choices }
refused-magic-spent = Diese Karte hast du nicht mehr. Möglich: { $choices }
refused-magic-no-twin = In dieser Richtung liegt kein freies aufgedecktes Plättchen mit deinem Zeichen. Möglich: { $choices }
refused-magic-blocked = Diese Karte würde sie auf ein besetztes Feld bringen, oder von der Strecke. Möglich: { $choices }
refused-bad-standing = `{ $move }` ist keine Vorabantwort. Es gibt: { $choices }

## Matches

witches-match = Match
witches-match-about = Mehrere Runden, deren Punkte zusammengezählt werden.
witches-rounds = { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }

## Das Ergebnis

witches-feat = Längste Kette: { $name }, { $count } Sprünge in einem Zug.
