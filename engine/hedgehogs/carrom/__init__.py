"""Hedgehog carrom (V40): flick your hedgehogs across the board, and everybody else's off it."""
