## Pourquoi un tour est bon : « Cela … »

courtiers-gain-finished = apporte des points que personne ne peut plus vous prendre
courtiers-cost-finished = fait moins compter les cartes arrivées
courtiers-gain-discarded = vous laisse moins de cartes perdues
courtiers-cost-discarded = vous coûte des cartes
courtiers-gain-climbing = fait valoir davantage vos cartes sur l'échelle
courtiers-cost-climbing = fait moins valoir vos cartes sur l'échelle
courtiers-gain-endangered = laisse moins à vous prendre
courtiers-cost-endangered = laisse plus à vous prendre
courtiers-gain-takeable = vous donne plus à prendre ensuite
courtiers-cost-takeable = vous laisse moins à prendre ensuite
courtiers-gain-stuck = met le dé mieux à votre service
courtiers-cost-stuck = met le dé moins bien à votre service
courtiers-gain-rivals = fait reculer les autres
courtiers-cost-rivals = aide les autres
