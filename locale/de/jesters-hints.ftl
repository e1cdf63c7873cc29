## Warum ein Zug gut ist: „Das …“

jesters-gain-board = bringt dir Punkte auf dem Brett
jesters-cost-board = kostet dich Punkte auf dem Brett
jesters-gain-bend = verspricht dir Punkte am Knick
jesters-cost-bend = verbraucht den Knick
jesters-gain-captured = schlägt Steine
jesters-cost-captured = kostet dich geschlagene Steine
jesters-gain-doubles = spart dir zwei Steine auf einmal für später auf
jesters-cost-doubles = verbraucht ein Recht auf zwei Steine auf einmal
jesters-gain-sticks = lässt dir mehr Hölzchen
jesters-cost-sticks = verbraucht ein Hölzchen
jesters-gain-exposed = lässt den anderen weniger zu schlagen
jesters-cost-exposed = lässt den anderen mehr zu schlagen
jesters-gain-prospect = gibt deinem Narren danach einen besseren Knick
jesters-cost-prospect = lässt deinem Narren danach einen schlechteren Knick
jesters-gain-room = gibt deinem Narren mehr Platz
jesters-cost-room = lässt deinem Narren weniger Platz
jesters-gain-rivals = wirft die anderen zurück
jesters-cost-rivals = hilft den anderen voran
