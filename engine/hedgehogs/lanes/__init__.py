"""The lanes of a race: where black squares lie, who may move on them, and what a move does."""
