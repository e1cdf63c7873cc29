## Ein erstes Rennen, Aufgabe für Aufgabe. Du bist Rot.

hedgehogs-lesson-forward = **Der Würfel nennt eine Bahn.** Deine Igel sind rot, und drei von ihnen müssen ins Ziel, nach rechts. Der Würfel zeigt 3, das ist Bahn c: Dort musst du einen Igel ein Feld vorschieben. Bleib, wo du bist, und schieb dann **deinen eigenen**.
hedgehogs-lesson-forward-right = Ein Feld näher am Ziel. Mit `c6` hättest du Blau vorangebracht.
hedgehogs-lesson-forward-wrong = Heb dir den Schritt zur Seite für später auf und wähl *Bleiben*; schieb in Bahn c den roten Igel auf `c4` vor.
hedgehogs-lesson-aside = **Ein Schritt zur Seite.** Bevor du schiebst, darf einer deiner Igel in eine Nachbarbahn rücken. Der Würfel zeigt 4, Bahn d, und da steht nur Blau. Hol deinen vordersten Igel herüber, und schieb ihn dann vor.
hedgehogs-lesson-aside-right = Zweimal gezogen mit einem Wurf: zur Seite in die Bahn, dann in ihr voran.
hedgehogs-lesson-aside-wrong = Dein vorderster Igel steht auf `c7`: Rück ihn eine Bahn tiefer, auf `d7`, und schieb dann ihn vor statt den von Blau.
hedgehogs-lesson-trap = **Die schwarzen Felder sind Gruben.** Heraus kommt niemand, solange noch irgendein Igel dahinter läuft. Der Würfel zeigt 2, Bahn b. Schieb Blau in die Grube auf `b7`.
hedgehogs-lesson-trap-right = Da sitzt er nun, bis auch der Letzte aufgeholt hat. Du schiebst also auch die anderen – such dir nur aus, wohin.
hedgehogs-lesson-trap-wrong = Die Grube in Bahn b ist das schwarze Feld `b7`, und der Igel von Blau steht direkt davor, auf `b6`.
hedgehogs-lesson-stack = **In einem Stapel bewegt sich nur der Oberste.** Blau hat zwei im Ziel, und der dritte steht auf `d8`, einen Schubs davor. Setz dich drauf!
hedgehogs-lesson-stack-right = Unter deinem Igel kommt Blau nicht vom Fleck. Der Schub, der in Bahn a noch blieb, wurde für dich gemacht.
hedgehogs-lesson-stack-wrong = Der Igel von Blau auf `d8` darf nicht oben bleiben: Rück von `c8` aus auf ihn.
hedgehogs-lesson-opens = **Gruben gehen auf.** Deiner auf `e3` sitzt in einer Grube. Aber sieh hin: Hinter ihm läuft niemand mehr, also hält sie ihn nicht länger fest. Schieb ihn heraus.
hedgehogs-lesson-opens-right = Wieder frei. Von jetzt an ist `e3` ein Feld wie jedes andere.
hedgehogs-lesson-opens-wrong = Sieh dir `e3` an: Auf den Feldern 1 und 2 steht niemand, also darf dein Igel dort los.
hedgehogs-lesson-spare = **Du musst schieben, aber wen, suchst du aus.** Bahn e, und dort steht nur der dritte Igel von Blau, auf `e8`: Ihn zu schieben hieße verlieren. Finde einen anderen zum Schieben.
hedgehogs-lesson-spare-right = Mit einem eigenen Igel in der Bahn durftest du den von Blau stehen lassen.
hedgehogs-lesson-spare-wrong = Hol erst einen deiner Igel in Bahn e, von `d5`, und schieb den.
hedgehogs-lesson-win = **Ins Ziel.** Zwei von deinen sind schon da. Der Würfel zeigt 3, Bahn c. Gewinn das Rennen!
hedgehogs-lesson-win-right = Dein dritter Igel ist im Ziel: Das Rennen ist sofort vorbei, und du hast gewonnen.
hedgehogs-lesson-win-wrong = Bleib, damit der Igel auf `c8` in Bahn c bleibt, und schieb ihn ins Ziel.
