## Alle Spiele: wer gewonnen hat, und was Bildbeschreibungen gemeinsam haben

wins = { $name } gewinnt!
share = { $names } teilen sich den Sieg
heading-tried = Wenn du bestätigst
heading-stopped = Hier wurde abgebrochen
alt-wins = { $name } gewinnt: { $reason }.
alt-share = { $names } teilen sich den Sieg: { $reason }.
alt-first = Es beginnt: { $name }.
alt-choices = Möglich: { $choices }.

## Farben, beim Namen genannt

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-white = Weiß
colour-black = Schwarz
colour-orange = Orange
colour-purple = Lila
colour-teal = Türkis

## Aufzählungen

list-next = { "; " }
