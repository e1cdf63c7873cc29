## Was `make play` Neuankömmlingen sagt

play-note =
    { "**" }Probier es aus** – hier sitzt du auf allen Stühlen.
    1. Du beginnst als **Alice**, in einer Partie gegen einen Computer: **{ $play }**, wählen, **{ $confirm }**.
    2. Mit anderen: Bob hat in **#games** einen Tisch eröffnet, **{ $join }**. Wechsle zu **Bob**: **{ $start }**.
    3. Wechsle dorthin, wo ein rotes Abzeichen leuchtet; leuchtet keins, bist du am Zug.

    Oder tipp `/`, dann siehst du alle Befehle: `/spielen` beginnt noch eine Partie, `/regeln` erklärt sie.
# Wozu Kanäle da sind.
play-first-topic = Hier spielt ein Computer mit Alice: Ziehen, wählen, Bestätigen
play-games-topic = Ein Tisch ist offen: Spiel mit, oder eröffne deinen eigenen mit /tisch eröffnen
play-chatter-topic = Plaudert, worüber ihr mögt
