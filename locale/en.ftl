hedgehogs-start = START
hedgehogs-finish = FINISH
