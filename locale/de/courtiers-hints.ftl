## Warum ein Zug gut ist: „Das …“

courtiers-gain-finished = bringt Punkte, die dir niemand mehr nehmen kann
courtiers-cost-finished = lässt Karten am Ziel weniger zählen
courtiers-gain-discarded = lässt dich weniger Karten verlieren
courtiers-cost-discarded = kostet dich Karten
courtiers-gain-climbing = macht deine Karten auf der Leiter mehr wert
courtiers-cost-climbing = macht deine Karten auf der Leiter weniger wert
courtiers-gain-endangered = lässt den anderen weniger zu nehmen
courtiers-cost-endangered = lässt den anderen mehr zu nehmen
courtiers-gain-takeable = gibt dir danach mehr zu nehmen
courtiers-cost-takeable = lässt dir danach weniger zu nehmen
courtiers-gain-stuck = lässt den Würfel besser für dich fallen
courtiers-cost-stuck = lässt den Würfel schlechter für dich fallen
courtiers-gain-rivals = wirft die anderen zurück
courtiers-cost-rivals = hilft den anderen voran
