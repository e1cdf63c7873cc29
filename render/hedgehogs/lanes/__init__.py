"""The lanes: the ground, its squares, who stands there and where they went."""
