## Das Rennen, erzählt: was Varianten hinzufügen

hedgehogs-joker = Joker
hedgehogs-tell-keep = Alle behalten einen Würfel: { $dice }.
hedgehogs-tell-traps = Die schwarzen Felder liegen auf { $squares }.
hedgehogs-tell-drift = Ein schwarzes Feld ist von { $start } nach { $end } gewandert.
hedgehogs-tell-strew = Der Würfel hat alle Igel gesetzt.
hedgehogs-tell-chosen = { $name } hat gewählt.
hedgehogs-tell-spy = { $name } setzt heimlich auf diese Sorte: { $design }.
hedgehogs-tell-bearer = { $name } bestimmt den Apfeligel: { $design }.
hedgehogs-tell-side-other = rückt einen Igel von { $owner } zur Seite { $start }→{ $end }
hedgehogs-tell-side-slice = rückt { $count } auf einmal zur Seite { $start }→{ $end }
hedgehogs-tell-go-slice = schiebt { $count } auf einmal vor, { $start }→{ $end }
hedgehogs-tell-climb = klettert auf { $at } nach oben
hedgehogs-tell-enter = setzt auf { $to } einen Igel aus der Reserve ein
hedgehogs-tell-blocked-any = findet nichts zum Schieben
hedgehogs-tell-protest = und alle rücken aus Protest vor
hedgehogs-tell-die = nimmt die { $value }
hedgehogs-tell-cards = deckt { $cards } auf
hedgehogs-tell-lane = nennt Bahn { $lane }
hedgehogs-tell-again = zieht neu
hedgehogs-tell-double = bietet an, auf { $value } zu verdoppeln
hedgehogs-tell-take = { $name } geht mit.
hedgehogs-tell-drop = { $name } lehnt ab, verliert { $loss } und verlässt die Runde.
hedgehogs-tell-cube = Die Runde ist jetzt { $value } wert.
hedgehogs-tell-out = { $name } ist mit zu vielen angekommen und draußen.
hedgehogs-tell-shove = , schubst alles dort nach { $to }
hedgehogs-tell-shove-alone = Ein Stapel wird nach { $to } weitergeschubst.
hedgehogs-tell-bounce = , vom Trampolin weiter nach { $to }
hedgehogs-tell-bounce-alone = Ein Trampolin schleudert den { $design } von { $owner } weiter nach { $to }.
hedgehogs-tell-skid = , Rutschpartie zurück nach { $to }
hedgehogs-tell-skid-alone = Der { $design } von { $owner } rutscht zurück nach { $to }.
hedgehogs-tell-hole = , ins schwarze Loch
hedgehogs-tell-hole-alone = Ein schwarzes Loch verschluckt den { $design } von { $owner }.
hedgehogs-tell-doped = , bei der Dopingkontrolle disqualifiziert
hedgehogs-tell-doped-alone = Die Dopingkontrolle disqualifiziert den { $design } von { $owner }.
hedgehogs-tell-turned = , wo er kehrtmacht
hedgehogs-tell-turned-alone = Der { $design } von { $owner } macht auf { $at } kehrt.
hedgehogs-tell-home-alone = Der { $design } von { $owner } ist im Ziel ({ $count }).

hedgehogs-ask-spy = Setz heimlich auf eine Sorte: Am Ende ist jeder Igel dieser Sorte im Ziel ein Punkt für dich. Die Schaltflächen nennen sie in der Reihenfolge deiner Hand.
hedgehogs-ask-bearer = Bestimme deinen Apfeligel: Niemand darf auf ihm stehen, und er muss unter deinen drei im Ziel sein. Die Schaltflächen nennen sie in der Reihenfolge deiner Hand.
hedgehogs-ask-die = { $dice }. Welchen Würfel nimmst du?
hedgehogs-ask-card = Soll die erste Karte zählen oder die zweite?
hedgehogs-ask-joker = Ein Joker: Nenn eine Bahn, oder zieh neu.
hedgehogs-ask-cube = Biete an, die Runde auf { $value } zu verdoppeln, oder würfle einfach.
hedgehogs-ask-answer = Spielst du für { $value } weiter, oder verlässt du die Runde und verlierst zum jetzigen Wert, { $present }?
hedgehogs-ask-side-any = { $dice } gilt für jede Bahn. Rück mit einem deiner Igel zur Seite, oder bleib.
hedgehogs-ask-side-dice = { $dice }. Rück mit einem deiner Igel zur Seite, oder bleib.
hedgehogs-ask-go-any = { $dice } gilt für jede Bahn: Schieb einen Igel vor, der nicht eben zur Seite gerückt ist.
hedgehogs-ask-go-dice = { $dice }. Schieb jetzt einen Igel vor.
hedgehogs-ask-free = { $dice } (Bahn { $lane }). Rück zur Seite oder schieb vor, in der Reihenfolge, die du magst.
hedgehogs-ask-free-any = { $dice } gilt für jede Bahn. Rück zur Seite oder schieb vor, in der Reihenfolge, die du magst.
hedgehogs-ask-free-dice = { $dice }. Rück zur Seite oder schieb vor, in der Reihenfolge, die du magst.
hedgehogs-ask-skid = Ein Würfel nennt gleich die Bahn.
hedgehogs-ask-pool = Der Zug ist vorbei.
hedgehogs-ask-drift = Die Runde ist vorbei.

hedgehogs-label-climb = auf { $square } klettern
hedgehogs-label-enter = Aus der Reserve
hedgehogs-label-first = Erste Karte
hedgehogs-label-second = Zweite Karte
hedgehogs-label-again = Neu ziehen
hedgehogs-label-double = Verdoppeln
hedgehogs-label-roll = Würfeln
hedgehogs-label-take = Mitgehen
hedgehogs-label-drop = Ablehnen
hedgehogs-standing-spy = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }, { $home }, gesetzt auf: { $design }
hedgehogs-secret-spy = Du setzt auf diese Sorte: { $design }. Jeder Igel davon, der am Ende im Ziel ist, zählt für dich einen Punkt.

refused-which-colour = Sag, welche deiner Farben: eine, die du noch auf der Hand hast. Möglich: { $choices }
refused-no-entry = Dort kannst du jetzt niemanden einsetzen. Möglich: { $choices }
refused-no-climb = Auf { $square } kann jetzt keiner deiner Igel klettern. Möglich: { $choices }
refused-no-slice = Auf { $square } gibt es kein solches Sandwich von dir. Möglich: { $choices }
refused-just-moved = Der Igel auf { $square } ist eben erst zur Seite gerückt. Möglich: { $choices }
refused-barred = Von { $square } aus ist der Weg versperrt. Möglich: { $choices }
