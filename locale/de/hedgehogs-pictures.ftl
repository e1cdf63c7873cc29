## Bilder: was Varianten dem Brett hinzufügen

hedgehogs-turn = WENDE
hedgehogs-shelf-dice = Würfel übrig
hedgehogs-shelf-cards = Karten
hedgehogs-shelf-out = Aus dem Rennen
hedgehogs-ladders = von unten nach oben
hedgehogs-points =
    { $count ->
        [one] { $count } Pkt.
       *[other] { $count } Pkt.
    }
hedgehogs-out = aus
hedgehogs-left = weg
hedgehogs-many-to-move = { $count } haben noch zu wählen

hedgehogs-step-traps = Gleich werden die schwarzen Felder ausgelost
hedgehogs-step-deck = Gleich werden die Karten gemischt
hedgehogs-step-keep = Gleich werfen alle einen Würfel
hedgehogs-step-strew = Gleich setzt der Würfel alle Igel
hedgehogs-step-drift = Gleich wandert ein schwarzes Feld
hedgehogs-step-pool = Gleich fallen die Würfel
hedgehogs-step-skid = Gleich nennt der Würfel ein Startfeld
hedgehogs-step-spy = Setz heimlich auf eine Sorte
hedgehogs-step-bearer = Bestimme einen Apfeligel
hedgehogs-step-cube = Auf { $value } verdoppeln, oder würfeln
hedgehogs-step-answer = Für { $value } weiterspielen, oder die Runde verlassen
hedgehogs-step-card = Die erste oder die zweite Karte zählen lassen
hedgehogs-step-joker = Ein Joker: eine Bahn nennen, oder neu ziehen
hedgehogs-step-die = Nimm einen Würfel
hedgehogs-step-side-any = Zur Seite rücken oder bleiben, dann in einer Bahn nach Wahl vorschieben
hedgehogs-step-side-dice = Zur Seite rücken oder bleiben, dann mit einem der Würfel vorschieben
hedgehogs-step-side-last = Zur Seite rücken oder bleiben
hedgehogs-step-go-any = Einen vorschieben, der nicht eben zur Seite gerückt ist
hedgehogs-step-go-dice = Einen Igel vorschieben
hedgehogs-step-go-last = Einen Igel vorschieben
hedgehogs-step-go-enter = In Bahn { $lane } vorschieben, oder einen Igel aus der Reserve einsetzen
hedgehogs-step-free = Zur Seite rücken und in Bahn { $lane } vorschieben, in beliebiger Folge
hedgehogs-step-free-any = Zur Seite rücken und in einer Bahn nach Wahl vorschieben, in beliebiger Folge
hedgehogs-step-free-dice = Zur Seite rücken und vorschieben, in beliebiger Folge
hedgehogs-step-free-last = Zur Seite rücken und vorschieben, in beliebiger Folge

hedgehogs-goal-lazy-yes = Einer im Ziel und alle anderen auf schwarzen Feldern gewinnt
hedgehogs-goal-lazy-hard = Wer drei im Ziel hat, ist draußen
hedgehogs-goal-bearer = { $count } im Ziel gewinnen, der Apfeligel darunter
hedgehogs-goal-spies = Punkte: die eigenen Igel im Ziel und die der heimlichen Sorte

hedgehogs-aside-enter = Einsetzen
hedgehogs-aside-first = Erste
hedgehogs-aside-second = Zweite
hedgehogs-aside-again = Neu
hedgehogs-aside-double = Doppeln
hedgehogs-aside-roll = Würfeln
hedgehogs-aside-take = Mitgehen
hedgehogs-aside-drop = Verlassen

hedgehogs-end-survivor = Sonst hat niemand mehr Igel
hedgehogs-end-rest = Einer ist im Ziel, und alle anderen ruhen auf schwarzen Feldern
hedgehogs-end-last = Alle anderen sind draußen
hedgehogs-end-dropped = Alle anderen haben die Runde verlassen

## Bilder: was Varianten den Worten hinzufügen

hedgehogs-alt-with-apple = { $piece } mit Apfel
hedgehogs-alt-turned = { $piece } (zurück)
hedgehogs-alt-back = { $piece } zurück
hedgehogs-alt-way-down = Das Rennen geht von Reihe 9 nach Reihe 1.
hedgehogs-alt-way-return = Das Rennen geht nach Reihe 9 und zurück nach Reihe 1.
hedgehogs-alt-way-both = Von Reihe 9 nach Reihe 1: { $colours }; die anderen von 1 nach 9.
hedgehogs-alt-closed-up =
    { $count ->
        [one] Grube, die festhält, wer hinläuft: { $squares }.
       *[other] Gruben, die festhalten, wer hinläuft: { $squares }.
    }
hedgehogs-alt-closed-down =
    { $count ->
        [one] Grube, die festhält, wer zurückläuft: { $squares }.
       *[other] Gruben, die festhalten, wer zurückläuft: { $squares }.
    }
hedgehogs-alt-closed-door =
    { $count ->
        [one] Falltür, die den Untersten festhält: { $squares }.
       *[other] Falltüren, die den Untersten festhalten: { $squares }.
    }
hedgehogs-alt-closed-door-up =
    { $count ->
        [one] Falltür, die den Untersten festhält, wenn er hinläuft: { $squares }.
       *[other] Falltüren, die den Untersten festhalten, wenn er hinläuft: { $squares }.
    }
hedgehogs-alt-closed-door-down =
    { $count ->
        [one] Falltür, die den Untersten festhält, wenn er zurückläuft: { $squares }.
       *[other] Falltüren, die den Untersten festhalten, wenn er zurückläuft: { $squares }.
    }
hedgehogs-alt-open-door =
    { $count ->
        [one] Offene Falltür: { $squares }.
       *[other] Offene Falltüren: { $squares }.
    }
hedgehogs-alt-none = Schwarze Felder ohne Wirkung: { $squares }.
hedgehogs-alt-bounce =
    { $count ->
        [one] Trampolin: { $squares }.
       *[other] Trampoline: { $squares }.
    }
hedgehogs-alt-wall = Beton: { $squares }.
hedgehogs-alt-skid = Von hier rutscht man zurück an den Start: { $squares }.
hedgehogs-alt-hole =
    { $count ->
        [one] Schwarzes Loch: { $squares }.
       *[other] Schwarze Löcher: { $squares }.
    }
hedgehogs-alt-painted = Übermalt: { $squares }.
hedgehogs-alt-bearers = Apfeligel: { $pieces }.
hedgehogs-alt-die-any = Würfel { $die }: jede Bahn.
hedgehogs-alt-dice = Würfel: { $dice }.
hedgehogs-alt-pool = Würfel übrig: { $dice }.
hedgehogs-alt-cards = Aufgedeckt: { $cards }.
hedgehogs-alt-pile = { $count } Karten im Stapel.
hedgehogs-alt-players-only = Im Ziel: { $players }.
hedgehogs-alt-family = { $name } ({ $homes })
hedgehogs-alt-resting = { $player }, { $count } auf schwarzen Feldern
hedgehogs-alt-kept = { $player }, behält eine { $die }
hedgehogs-alt-spy = { $player }, setzt auf: { $design }
hedgehogs-alt-chosen = { $player }, hat gewählt
hedgehogs-alt-points = { $player }, { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
hedgehogs-alt-lost = { $player }, ausgeschieden
hedgehogs-alt-left = { $player }, hat die Runde verlassen
