"""A small whole game: laid over this house it would be a fifth one.

It has the folders that every game has, so that a test can add it by its key and play it.
"""
