## Warum ein Zug gut ist: „Das …“

witches-gain-flown = bringt deine Hexen weiter
witches-cost-flown = bringt deine Hexen zurück
witches-gain-points = bringt dir Punkte
witches-cost-points = kostet dich Punkte
witches-gain-home = bringt eine Hexe ins Ziel
witches-cost-home = hält eine Hexe vom Ziel fern
witches-gain-cards = macht deine Hand besser
witches-cost-cards = kostet eine Karte
witches-gain-mercy = lässt deine Karte entscheiden
witches-cost-mercy = lässt eine fremde Karte entscheiden
witches-gain-tiles = legt deine Plättchen dorthin, wo sie am meisten bewirken
witches-cost-tiles = legt deine Plättchen dorthin, wo sie weniger bewirken
witches-gain-rivals = wirft die anderen zurück
witches-cost-rivals = hilft den anderen voran
