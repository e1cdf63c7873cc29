## Das Brett beim Carrom

carrom-to-move = { $name } schnippt
carrom-step-order = Gewürfelt wird, wer zuerst schnippt
carrom-step-reserve = Schnipp einen Igel aus deiner Reserve vom Rand
carrom-step-lift = Nimm einen deiner Igel an den Rand und schnipp ihn
carrom-step-over = Der letzte Schnipser ist getan
carrom-end-last = Sonst hat niemand mehr einen Igel
carrom-end-alone = Alle anderen haben aufgegeben
carrom-end-long = Der letzte erlaubte Schnipser ist getan

## Das Brett beim Carrom in Worten

carrom-alt-setup = Igel-Carrom, gleich geht es los.
carrom-alt-turn = Igel-Carrom, Schnipser { $flick } von höchstens { $most }.
carrom-alt-over = Igel-Carrom, vorbei nach { $flicks ->
        [one] { $flicks } Schnipser
       *[other] { $flicks } Schnipsern
    }.
carrom-alt-players = Igel im Spiel: { $players }.
carrom-alt-reserve = { $player }, { $count } in Reserve
carrom-alt-discs = Auf dem Brett, nach dem Feld ihrer Mitte: { $discs }.
carrom-alt-side = { $colour } { $places }
carrom-alt-piece = { $design } { $square }
carrom-alt-over-edge = { $piece } über dem Rand
carrom-alt-flick = Letzter Schnipser: { $name } von { $edge }, Winkel { $angle }°, Stärke { $strength } %.
carrom-alt-left = Vom Brett geflogen: { $pieces }.
carrom-alt-out = Ausgeschieden: { $pieces }.

## Carrom, erzählt

carrom-tell-flick = { $name } schnippt den { $design } von { $edge } mit { $angle }° und { $strength } %.
carrom-tell-lift = { $name } nimmt den { $design } nach { $edge } und schnippt ihn mit { $angle }° und { $strength } %.
carrom-tell-out = Vom Brett: { $pieces }.
carrom-tell-owned = { $design } von { $owner }
carrom-tell-beaten = { $name } hat keinen Igel mehr.
carrom-tell-no-room = { $name } findet keinen freien Platz am Rand.
carrom-tell-first = { $name } beginnt.
carrom-tell-resign = { $name } gibt auf.
carrom-ask-flick = Schnipp den { $design }: ein Feld am Rand, ein Winkel (0° zum Ziel, 90° zu Bahn f) und eine Stärke (10 % tragen anderthalb Felder weit).
carrom-ask-lift = Deine Reserve ist aufgebraucht: Nimm einen deiner Igel ({ $designs }), setz ihn an den Rand und schnipp ihn. 0° zeigt zum Ziel, 90° zu Bahn f; 10 % tragen anderthalb Felder weit.
carrom-ask-order = Die Würfel entscheiden, wer beginnt.
carrom-ask-over = Die Partie ist vorbei.
carrom-label-flick = { $edge } · { $angle }° · { $strength } %
carrom-label-lift = { $design }: { $edge } · { $angle }° · { $strength } %
carrom-standing = { $count } im Spiel
carrom-field-edge = Feld am Rand
carrom-field-angle = Winkel: 0 Ziel, 90 Bahn f
carrom-field-strength = Stärke, 1 bis 100 Prozent
carrom-field-piece = Welcher deiner Igel

refused-flick-form = Schreib ein Feld am Rand, einen Winkel in ganzen Grad und eine Stärke in Prozent. Zum Beispiel: { $choices }
refused-flick-edge = `{ $edge }` liegt nicht am Rand des Bretts. Dort ist frei: { $free }
refused-flick-taken = Auf { $edge } ist kein Platz für einen Igel. Am Rand ist frei: { $free }
refused-flick-angle = { $angle }° zeigt von { $edge } aus vom Brett weg. Von dort gehen diese Winkel: { $arc }
refused-flick-strength = Die Stärke geht von 1 bis 100 Prozent. Zum Beispiel: { $choices }
refused-flick-reserve = Erst kommt deine Reserve: `{ $piece }` ist dran. Zum Beispiel: { $choices }
refused-flick-piece = Auf dem Brett hast du: { $pieces }. Zum Beispiel: { $choices }
