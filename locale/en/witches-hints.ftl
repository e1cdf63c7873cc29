## Why a turn is a good one: “It …”

witches-gain-flown = takes your witches further
witches-cost-flown = takes your witches back
witches-gain-points = makes you points
witches-cost-points = costs you points
witches-gain-home = brings a witch home
witches-cost-home = keeps a witch from home
witches-gain-cards = makes your hand better
witches-cost-cards = spends a card
witches-gain-mercy = leaves the word to your card
witches-cost-mercy = leaves the word to somebody else's card
witches-gain-tiles = puts your tiles where they do most
witches-cost-tiles = puts your tiles where they do less
witches-gain-rivals = sets the others back
witches-cost-rivals = helps the others along
