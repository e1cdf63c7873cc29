## Das Brett der Igel

hedgehogs-start = START
hedgehogs-finish = ZIEL

hedgehogs-to-move = { $name } am Zug

hedgehogs-step-order = Gewürfelt wird, wer beginnt
hedgehogs-step-roll = Gleich fällt der Würfel
hedgehogs-step-place = Setz einen Igel an den Start
hedgehogs-step-side = Zur Seite rücken oder bleiben, dann in Bahn { $lane } vorschieben
hedgehogs-step-go = Einen Igel in Bahn { $lane } vorschieben

hedgehogs-end-home =
    { $count ->
        [one] { $count } Igel ist im Ziel
       *[other] { $count } Igel sind im Ziel
    }
hedgehogs-end-alone = Alle anderen haben aufgegeben
hedgehogs-end-stuck = Nichts lässt sich mehr ziehen
hedgehogs-end-idle = Zu lange ist niemand vorangekommen
hedgehogs-end-long = Das Rennen hat lange genug gedauert

hedgehogs-stay = Bleiben
hedgehogs-resigned = aufgegeben

## Das Brett der Igel in Worten

hedgehogs-design-1 = Schläfer
hedgehogs-design-2 = Hasenfuß
hedgehogs-design-3 = Mauerschleicher
hedgehogs-design-4 = Springer
hedgehogs-piece = { $design } ({ $colour })

hedgehogs-alt-setup = Igelrennen, im Aufbau.
hedgehogs-alt-turn = Igelrennen, Zug { $turn }.
hedgehogs-alt-over = Igelrennen, vorbei nach { $turn ->
        [one] { $turn } Zug
       *[other] { $turn } Zügen
    }.
hedgehogs-alt-to-move = { $name } am Zug.
hedgehogs-alt-die = Würfel { $die }: Bahn { $lane }.
hedgehogs-alt-players = Im Ziel ({ $goal } zum Sieg): { $players }.
hedgehogs-alt-player = { $name } ({ $colour }) { $home }
hedgehogs-alt-colour-player = { $colour } { $home }
hedgehogs-alt-rank = { $player }, Rang { $rank }
hedgehogs-alt-hand = { $player }, { $count } auf der Hand
hedgehogs-alt-gone = { $player }, aufgegeben
hedgehogs-alt-stacks = Auf dem Brett, jedes Feld von unten nach oben: { $stacks }.
hedgehogs-alt-empty = Das Brett ist leer.
hedgehogs-alt-closed =
    { $count ->
        [one] Grube, die festhält: { $squares }.
       *[other] Gruben, die festhalten: { $squares }.
    }
hedgehogs-alt-open =
    { $count ->
        [one] Offene Grube: { $squares }.
       *[other] Offene Gruben: { $squares }.
    }
hedgehogs-alt-tube = Röhre: Bahn { $first } und Bahn { $last } sind Nachbarn.
hedgehogs-alt-out = Aus dem Rennen: { $pieces }.

## Das Rennen, erzählt

hedgehogs-title = Igel ärgern
hedgehogs-pitch = Bring deine Igel ins Ziel: würfeln, zur Seite rücken, vorschieben. { $counts } Personen.

hedgehogs-tell-turn = { $name } { $clauses }.
hedgehogs-tell-thrown = { $name } (🎲 { $die }) { $clauses }.
hedgehogs-tell-first = { $name } beginnt.
hedgehogs-tell-resign = { $name } gibt auf.
hedgehogs-tell-place = setzt einen Igel auf { $to }
hedgehogs-tell-side = rückt zur Seite { $start }→{ $end }
hedgehogs-tell-stay = bleibt in der Bahn
hedgehogs-tell-go-own = schiebt den { $design } vor, { $start }→{ $end }
hedgehogs-tell-go-other = schiebt den { $design } von { $owner } vor, { $start }→{ $end }
hedgehogs-tell-trapped = , in die Grube
hedgehogs-tell-home = , ins Ziel ({ $count })
hedgehogs-tell-blocked = findet in Bahn { $lane } nichts zum Schieben

hedgehogs-ask-place = Setz einen deiner Igel an den Start.
hedgehogs-ask-side = { $dice } (Bahn { $lane }). Rück mit einem deiner Igel zur Seite, oder bleib.
hedgehogs-ask-go = { $dice }. Schieb jetzt in Bahn { $lane } einen Igel vor.
hedgehogs-ask-roll = Der Zug ist vorbei.
hedgehogs-ask-over = Das Rennen ist vorbei.
hedgehogs-reveals = zeigt etwas Neues
hedgehogs-label-place = Bahn { $lane }
hedgehogs-label-stay = Bleiben
hedgehogs-standing = { $count } im Ziel
hedgehogs-no-secrets = In diesem Spiel gibt es keine Geheimnisse: Alle sehen, was du siehst.

refused-aside-done = Über den Schritt zur Seite hast du schon entschieden. Möglich: { $choices }
refused-aside-first = Erst der Schritt zur Seite, oder `stay`. Möglich: { $choices }
refused-not-level = Diese Bahn gehört nicht zu den niedrigsten Stapeln. Möglich: { $choices }
refused-finished = { $square } ist im Ziel, dort bewegt sich nichts mehr. Möglich: { $choices }
refused-wrong-lane = { $square } liegt nicht in Bahn { $lane }, und die ist gewürfelt. Möglich: { $choices }
refused-covered = Dein Igel auf { $square } liegt unter einem anderen. Möglich: { $choices }
refused-not-yours = Der oberste Igel auf { $square } ist nicht deiner. Möglich: { $choices }
refused-held = Die Grube hält { $square } fest, solange dahinter noch jemand läuft. Möglich: { $choices }

## Das Ergebnis

hedgehogs-feat = Niemand rückte öfter zur Seite als { $name }: { $count }-mal.
