## Pourquoi un tour est bon : « Cela … »

witches-gain-flown = mène vos sorcières plus loin
witches-cost-flown = ramène vos sorcières en arrière
witches-gain-points = vous rapporte des points
witches-cost-points = vous coûte des points
witches-gain-home = fait arriver une sorcière
witches-cost-home = éloigne une sorcière de l'arrivée
witches-gain-cards = améliore votre main
witches-cost-cards = dépense une carte
witches-gain-mercy = laisse la parole à votre carte
witches-cost-mercy = laisse la parole à la carte d'un autre
witches-gain-tiles = met vos tuiles là où elles servent le plus
witches-cost-tiles = met vos tuiles là où elles servent moins
witches-gain-rivals = fait reculer les autres
witches-cost-rivals = aide les autres
