## Die Varianten der Igel: ein Name, die Regel in einer Zeile, manchmal eine Bemerkung

hedgehogs-olympik = Hériss'Olym-Pik!
hedgehogs-olympik-about = Die Ausgabe von 2005 mit vier eigenen Varianten.
hedgehogs-v1 = Fünf Bahnen
hedgehogs-v1-about = Die Rückseite des Plans. Eine 6 bewegt jeden Igel, nur nicht den, der eben zur Seite gerückt ist.
hedgehogs-v2 = Spione
hedgehogs-v2-about = Setz heimlich auf eine Sorte: Jeder Igel davon, der ankommt, zählt auch für dich.
hedgehogs-v2-remark = Bluff ohne Ende
hedgehogs-v3 = Dopingkontrolle
hedgehogs-v3-about = Der erste Igel im Ziel wird disqualifiziert.
hedgehogs-v3-remark = ein Riesenspaß
hedgehogs-v4 = Kletterer
hedgehogs-v4-about = Wer nicht zur Seite kann, darf mit seinem untersten Igel in einem Stapel nach oben klettern.
hedgehogs-v4-remark = empfehlenswert
hedgehogs-v5 = Turbo
hedgehogs-v5-about = Zwei Würfel: Seite, vor, Seite, vor.
hedgehogs-v5-remark = empfehlenswert, vor allem zu fünft oder sechst
hedgehogs-v6 = Restwürfel
hedgehogs-v6-about = Nimm den geworfenen Würfel oder den aufgehobenen; der andere bleibt bei dir.
hedgehogs-v6-remark = einen Versuch wert
hedgehogs-v7 = Karten
hedgehogs-v7-about = Dreizehn Karten statt des Würfels: Nimm die erste oder die zweite.
hedgehogs-v7-remark = für gute Gedächtnisse
hedgehogs-v8 = Sandwich
hedgehogs-v8-about = Zwei von deinen in einem Stapel nehmen mit, was dazwischen liegt.
hedgehogs-v9 = Röhre
hedgehogs-v9-about = Die erste und die letzte Bahn sind Nachbarn.
hedgehogs-v10 = Altmodisch
hedgehogs-v10-about = Schwarze Felder sind gewöhnliche Felder.
hedgehogs-v10-remark = schnell und einfach
hedgehogs-v11 = Chaos
hedgehogs-v11-about = Rück Igel von wem auch immer zur Seite.
hedgehogs-v11-remark = so macht man sich Feinde
hedgehogs-v12 = Reserve
hedgehogs-v12-about = Am Start steht für jeden ein Igel; die anderen kommen später.
hedgehogs-v12-remark = gut mit vielen
hedgehogs-v13 = Schubsen
hedgehogs-v13-about = Schieb weiter, wer im Weg steht, statt daraufzuklettern.
hedgehogs-v14 = Apfeligel
hedgehogs-v14-about = Auf deinem Apfeligel darf niemand stehen, und er muss unter deinen drei im Ziel sein.
hedgehogs-v15 = Faulpelze
hedgehogs-v15-about = Gewinn mit einem Igel im Ziel und allen anderen auf schwarzen Feldern.
hedgehogs-v16 = Würfelwahl
hedgehogs-v16-about = Je Person wird ein Würfel geworfen; reihum nehmen sich alle einen.
hedgehogs-v17 = Neue schwarze Felder
hedgehogs-v17-about = Schwarze Felder dazugemalt, übermalt, ausgelost oder auf Wanderschaft.
hedgehogs-v18 = Sanfte Wertung
hedgehogs-v18-about = Ein Match: +1 für den Sieg, −1 für weniger als zwei im Ziel.
hedgehogs-v19 = Harte Wertung
hedgehogs-v19-about = Ein Match: Wer verliert, verliert den Rückstand; −5 beendet es.
hedgehogs-v19-remark = abendfüllend
hedgehogs-v20 = Turnierwertung
hedgehogs-v20-about = Ein Match: ein Punkt für jeden Igel im Ziel, Runde für Runde.
hedgehogs-v21 = Großfamilie
hedgehogs-v21-about = Zwei Farben für jeden; drei einer Farbe im Ziel gewinnen.
hedgehogs-v21-remark = sehr gut zu zweit
hedgehogs-v22 = Dopplerwürfel
hedgehogs-v22-about = Zu zweit: Erhöh den Einsatz, oder gib die Runde verloren.
hedgehogs-v22-remark = die liebste von Frank, einem der beiden Köpfe hinter dem Spiel
hedgehogs-v23 = Zufallsstart
hedgehogs-v23-about = Ein Würfel setzt jeden Igel.
hedgehogs-v24 = Weißer Igel
hedgehogs-v24-about = Zu zweit: Gezählt wird wie beim Tennis, in Spielen und Sätzen.
hedgehogs-v25 = Doppler zu dritt oder viert
hedgehogs-v25-about = Erhöh den Einsatz; wer ablehnt, verlässt die Runde.
hedgehogs-v26 = Schneller
hedgehogs-v26-about = Zwei Igel im Ziel gewinnen.
hedgehogs-v27 = Protest
hedgehogs-v27-about = Kannst du niemanden vorschieben, rücken alle Igel vor.
hedgehogs-v28 = Noch schneller
hedgehogs-v28-about = Drei Igel für jeden; zwei im Ziel gewinnen.
hedgehogs-v29 = Mega
hedgehogs-v29-about = Zu siebt bis neunt, mit drei weiteren Farben.
hedgehogs-v29-remark = das reine Chaos
hedgehogs-v30 = Turbo 2
hedgehogs-v30-about = Zwei Würfel: erst zweimal zur Seite, dann zweimal vor.
hedgehogs-v31 = Erst vor
hedgehogs-v31-about = Würfeln, vorschieben, und erst dann zur Seite.
hedgehogs-v31-remark = trotzdem beliebt
hedgehogs-v32 = Rückwärts
hedgehogs-v32-about = Von der Ziellinie zur Startlinie.
hedgehogs-v33 = Marathon
hedgehogs-v33-about = Bis ans andere Ende und den ganzen Weg zurück.
hedgehogs-v33-remark = für Geduldige
hedgehogs-v34 = Chinesische Igel
hedgehogs-v34-about = Jede zweite Person läuft in die andere Richtung.
hedgehogs-v35 = Trampoline
hedgehogs-v35-about = Ein schwarzes Feld schleudert dich ein Feld weiter.
hedgehogs-v36 = Falltüren
hedgehogs-v36-about = Ein schwarzes Feld hält nur den untersten Igel fest.
hedgehogs-v37 = Beton
hedgehogs-v37-about = Schwarze Felder darf niemand betreten.
hedgehogs-v38 = Rutschpartie
hedgehogs-v38-about = Ein schwarzes Feld schickt dich zurück an den Start.
hedgehogs-v39 = Schwarze Löcher
hedgehogs-v39-about = Ein schwarzes Feld verschluckt dich. Ein Igel im Ziel gewinnt, oder wer zuletzt noch einen hat.
hedgehogs-v40 = Carrom
hedgehogs-v40-about = Ein ganz anderes Spiel: Schnipp deine Igel, und stoß die anderen vom Brett.
hedgehogs-v40-remark = ein Riesenspaß

## Wörter hinter einer Variante

hedgehogs-v13-plain = nur beim Vorschieben wird geschubst
hedgehogs-v13-sideways = auch beim Schritt zur Seite
hedgehogs-v15-plain = einer im Ziel, die anderen auf schwarzen Feldern
hedgehogs-v15-hard = mit drei im Ziel bist du draußen; wer übrig bleibt, gewinnt
hedgehogs-v17-shuffle = eins in jeder Bahn, ausgelost
hedgehogs-v17-drift = vor jeder Runde wandert eins weiter
hedgehogs-v17-marks = selbst gezeichnet
hedgehogs-v17-marks-hint = { "+" }b3 malt ein schwarzes Feld dazu, -e3 übermalt eins. Je bis zu sechs, Felder 2 bis 8.
hedgehogs-v30-ssff = Seite, Seite, vor, vor
hedgehogs-v30-sff = Seite, vor, vor
hedgehogs-v31-plain = vor, dann Seite
hedgehogs-v31-free = in beliebiger Reihenfolge
hedgehogs-v38-plain = zurück in derselben Bahn
hedgehogs-v38-die = ein Würfel nennt die Bahn
hedgehogs-target =
    { $number ->
        [one] bis { $number } Punkt
       *[other] bis { $number } Punkte
    }
hedgehogs-rounds =
    { $number ->
        [one] eine Runde
       *[other] höchstens { $number } Runden
    }
hedgehogs-sets =
    { $number ->
        [one] ein Satz gewinnt das Match
       *[other] { $number } Sätze gewinnen das Match
    }
hedgehogs-v18-target-usual = bis 2 Punkte
hedgehogs-v18-rounds-usual = höchstens 12 Runden
hedgehogs-v19-rounds-usual = höchstens 12 Runden
hedgehogs-v20-rounds-usual = je Person eine Runde
hedgehogs-v22-target-usual = bis jemand bei −5 ist
hedgehogs-v25-target-usual = bis jemand bei −5 ist
hedgehogs-v24-sets-usual = zwei Sätze gewinnen das Match

## Gruppen

hedgehogs-group-scoring = Wertung und Matches
hedgehogs-group-dice = Würfel
hedgehogs-group-movement = Bewegung
hedgehogs-group-black = Schwarze Felder
hedgehogs-group-track = Bahnen und Strecke
hedgehogs-group-pieces = Igel
hedgehogs-group-fundamental = Ein ganz anderes Spiel

## Fertige Mischungen

hedgehogs-preset-presses = Igel ärgern: das Grundspiel
hedgehogs-preset-olympik = Hériss'Olym-Pik! und seine Varianten
hedgehogs-preset-masks = Masken runter: Spione bei der Dopingkontrolle
hedgehogs-preset-brawl = Rauferei: Chaos, erst vor
hedgehogs-preset-pipe = Rohrpost: fünf Bahnen in einer Röhre
hedgehogs-preset-squeeze = Gedränge: Schubsen in der Röhre
hedgehogs-preset-orchard = Obstgarten: ehrliche Apfeligel
hedgehogs-preset-party-spies = Zu fünft oder sechst: Spione
hedgehogs-preset-party-climbers = Zu fünft oder sechst: Kletterer
hedgehogs-preset-party-turbo = Zu fünft oder sechst: Turbo
hedgehogs-preset-party-reserves = Zu fünft oder sechst: Reserve
hedgehogs-preset-crowd-old = Zu siebt bis neunt: altmodisch
hedgehogs-preset-crowd-fast = Zu siebt bis neunt: noch schneller
hedgehogs-preset-crowd-bounce = Zu siebt bis neunt: Trampoline
hedgehogs-preset-crowd-concrete = Zu siebt bis neunt: Beton

## Warum zwei Varianten nicht zusammenpassen, oder eine die andere braucht

hedgehogs-why-trap = beide ändern, was schwarze Felder tun
hedgehogs-why-dice = beide ändern, wie die Bahn bestimmt wird
hedgehogs-why-moves = beide ändern die Schritte eines Zuges
hedgehogs-why-way = beide ändern, wohin das Rennen führt
hedgehogs-why-home-to-win = beide ändern, was man zum Sieg braucht
hedgehogs-why-scoring = ein Match hat nur eine Wertung
hedgehogs-why-cube = die eine ist zu zweit, die andere zu mehreren
hedgehogs-why-no-rest = es gäbe keine schwarzen Felder zum Ausruhen
hedgehogs-why-spies-goal = Spione zählen, wer ankommt, und Faulpelze kommen nicht an
hedgehogs-why-spies-points = Spione haben ihre eigene Art, Punkte zu zählen
hedgehogs-why-spies-holes = der erste Igel im Ziel beendet das Spiel, da gibt es wenig zu spionieren
hedgehogs-why-family-spies = mit zwei Farben für jeden sagen Sorten nichts
hedgehogs-why-family-crowd = dafür gibt es nicht genug Farben
hedgehogs-why-endless = mit Rutschpartien auf dem Rückweg würde das Rennen Tausende Züge dauern
hedgehogs-why-bearer-left = ein Apfeligel, dessen Farbe die Runde verlassen hat, könnte für immer feststecken
hedgehogs-why-hard-points = wer zuletzt ankommt, gewinnt, also kann Ankommen keine Punkte bringen
hedgehogs-why-carrom = Carrom ist ein anderes Spiel auf demselben Brett
hedgehogs-why-seats = keine Personenzahl passt zu beiden
hedgehogs-why-cube-scoring = der Doppler vervielfacht die harte Wertung
hedgehogs-why-shove-tube = eine Reihe muss sich zum Ring schließen, damit man sie weiterschieben kann
hedgehogs-why-lazy-two = zwei Faulpelze würden immer gleich hoch verlieren
hedgehogs-why-bearers = jeder Apfeligel braucht ein Startfeld
hedgehogs-why-rounds-twice = sie nennen verschieden viele Runden
hedgehogs-why-walled = diese schwarzen Felder würden die Strecke zumauern

## Zeichnungen, die nicht gehen

refused-layout-lane = Fünf Bahnen gehen von a bis e: { $square } gibt es nicht.
refused-layout-black = { $square } ist schon schwarz. Übermalt wird mit `-`, dazugemalt mit `+`.
refused-layout-plain = { $square } ist kein schwarzes Feld, also gibt es nichts zu übermalen.
refused-layout-many = Höchstens sechs schwarze Felder können dazukommen.
