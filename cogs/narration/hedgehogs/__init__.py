"""The hedgehogs in words: the race, and carrom (V40)."""
