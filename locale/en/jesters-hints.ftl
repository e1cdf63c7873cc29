## Why a turn is a good one: “It …”

jesters-gain-board = brings you points on the board
jesters-cost-board = costs you points on the board
jesters-gain-bend = promises you points at the bend
jesters-cost-bend = uses up the bend
jesters-gain-captured = captures pawns
jesters-cost-captured = costs you captured pawns
jesters-gain-doubles = keeps two pawns at once for later
jesters-cost-doubles = spends a right to place two pawns at once
jesters-gain-sticks = leaves you more sticks
jesters-cost-sticks = spends a stick
jesters-gain-exposed = leaves less of yours to be jumped
jesters-cost-exposed = leaves more of yours to be jumped
jesters-gain-prospect = gives your jester a better place to turn next
jesters-cost-prospect = leaves your jester a worse place to turn next
jesters-gain-room = gives your jester more room
jesters-cost-room = leaves your jester less room
jesters-gain-rivals = sets the others back
jesters-cost-rivals = helps the others along
