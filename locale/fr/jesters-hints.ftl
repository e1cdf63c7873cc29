## Pourquoi un tour est bon : « Cela … »

jesters-gain-board = vous apporte des points sur le plateau
jesters-cost-board = vous coûte des points sur le plateau
jesters-gain-bend = vous promet des points au tournant
jesters-cost-bend = utilise le tournant
jesters-gain-captured = prend des pions
jesters-cost-captured = vous coûte des pions pris
jesters-gain-doubles = garde deux pions à la fois pour plus tard
jesters-cost-doubles = dépense un droit de poser deux pions à la fois
jesters-gain-sticks = vous laisse plus de bâtonnets
jesters-cost-sticks = dépense un bâtonnet
jesters-gain-exposed = laisse moins des vôtres à sauter
jesters-cost-exposed = laisse plus des vôtres à sauter
jesters-gain-prospect = donne à votre fou un meilleur endroit où tourner ensuite
jesters-cost-prospect = laisse à votre fou un moins bon endroit où tourner ensuite
jesters-gain-room = donne plus de place à votre fou
jesters-cost-room = laisse moins de place à votre fou
jesters-gain-rivals = fait reculer les autres
jesters-cost-rivals = aide les autres
