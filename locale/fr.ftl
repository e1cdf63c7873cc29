hedgehogs-start = DÉPART
hedgehogs-finish = ARRIVÉE
