## Computer, die mit am Tisch sitzen

computer-name = { $name } (Computer { $level })
level-1 = Neuling
level-1-named = 1 · { level-1 }
level-1-about = Übersieht vieles: gut für die erste Partie oder für ein Kind
level-2 = Locker
level-2-named = 2 · { level-2 }
level-2-about = Sieht das Naheliegende und übersieht den Rest
level-3 = Solide
level-3-named = 3 · { level-3 }
level-3-about = Für die meisten eine Partie auf Augenhöhe
level-4 = Scharf
level-4-named = 4 · { level-4 }
level-4-about = Lässt selten eine Gelegenheit aus
level-5 = Meisterhaft
level-5-named = 5 · { level-5 }
level-5-about = Das Beste, was der Computer kann
computer-add = 🤖 Computer dazusetzen: wie stark?
button-dismiss = Computer wegschicken

## Während sie spielen

turn-thinking =
    { $count ->
        [one] 🤖 { $names } denkt nach …
       *[other] 🤖 { $names } denken nach …
    }
turn-thinking-for = 🤖 Der Computer denkt für { $names } nach …
panel-thinking = Fertig. { $thinking }
seats-computer = ein Computer der Stufe { $level }: { $strength }

## Wenn etwas nicht geht, und was ginge

refused-no-such-level = Diese Stufe gibt es nicht: Computer spielen auf den Stufen { $first } bis { $last }.
refused-computer-rated = Das Ergebnis dieses Tisches zählt, also kann sich kein Computer dazusetzen. Eröffne einen Tisch, der nicht zählt, oder leg mit /spielen gleich los.
refused-computer-stays = Ein Computer behält seinen Platz, bis die Partie vorbei ist.
refused-no-computer = An diesem Tisch sitzt kein Computer.
refused-void = Die Partie ist inzwischen weitergegangen: Danach fragt niemand mehr.
refused-play-seats = So ist dieses Spiel für { $counts } Personen, dich mitgezählt. Lass `personen` weg, dann sind es so wenige wie möglich.

## /spielen

cmd-play = spielen
cmd-play-about = Spiel sofort gegen Computer
cmd-play-level = stufe
cmd-play-level-about = Wie stark sie spielen; 3, wenn du nichts sagst
cmd-play-seats = personen
cmd-play-seats-about = Wie viele spielen, dich mitgezählt; so wenige wie möglich, wenn du nichts sagst

## Nach einer Partie gegen Computer

button-level = Stufe { $level }

## Vorführungen: Computer spielen unter sich

show-pace =
    { $seconds ->
        [60] ein Zug in der Minute
       *[other] alle { $seconds } s ein Zug
    }
show-next = ▶ Als Nächstes: { $names } · { $pace }
show-halted = Angehalten. Als Nächstes: { $names }.
show-asleep = 👀 **Noch da?** *Weiter*, und { $names } ist am Zug. Ist niemand mehr da, endet die Vorführung in einer Stunde.
button-pause = Pause
button-goon = ▶ Weiter
button-slower = Langsamer
button-faster = Schneller
button-stop = Ende
result-show = 🤖 Eine Vorführung: Es haben nur Computer gespielt.
watch-here = Zum Zuschauen brauchst du nichts zu tun: Jedes neue Brett kommt in diesen Kanal. Hier ist das neueste.

refused-no-such-pace = Dieses Tempo gibt es nicht: Eine Vorführung hat { $paces } Sekunden zwischen den Zügen.
refused-show-owner = Beenden kann diese Vorführung, wer sie eröffnet hat oder den Server verwaltet. Anhalten kannst du sie.
refused-show-seats = Hier spielen Computer unter sich. Eröffne mit /tisch eröffnen einen eigenen Tisch, oder leg mit /spielen gleich los.
refused-no-show = An diesem Tisch spielen Menschen: Er lässt sich nicht anhalten oder beenden wie eine Vorführung.
refused-watch-seats = So ist dieses Spiel für { $counts } Personen. Lass `personen` weg, dann sind es so wenige wie möglich.
refused-watch-levels = { $levels } Stufen sind zu wenige oder zu viele für { $seats } Plätze. Nenn eine für alle oder eine für jeden; ohne `personen` sind es so viele Plätze wie Stufen.
refused-watch-what = In diesem Kanal wird nichts gespielt. Wähl ein `spiel`, dann spielen es Computer für dich zum Zuschauen.

## /tisch zuschauen

cmd-watch = zuschauen
cmd-watch-about = Schau zu, wie Computer unter sich spielen
cmd-watch-game-about = Welches Spiel; ohne Angabe das Brett, an dem hier gespielt wird
cmd-watch-levels = stufen
cmd-watch-levels-about = Wie stark sie spielen: eine für alle, etwa 3, oder eine für jeden, etwa 5 3 1
cmd-watch-seats-about = Wie viele spielen; so wenige wie möglich, wenn du nichts sagst
cmd-watch-pace = tempo
cmd-watch-pace-about = Wie viel Zeit zwischen den Zügen liegt; 8 Sekunden, wenn du nichts sagst
pace-3 = 3 Sekunden
pace-8 = 8 Sekunden
pace-20 = 20 Sekunden
pace-60 = eine Minute
