## Every game: who has won, and what alt texts share

wins = { $name } wins!
share = { $names } share the win
heading-tried = If you confirm
heading-stopped = The game was stopped here
alt-wins = { $name } wins: { $reason }.
alt-share = { $names } share the win: { $reason }.
alt-first = First player: { $name }.
alt-choices = Choices: { $choices }.

## Colours of players, by name

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-white = white
colour-black = black
colour-orange = orange
colour-purple = purple
colour-teal = teal

## Lists

list-next = { "; " }
