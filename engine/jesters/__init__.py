"""Cabale: jesters that must turn, pawns left at every bend, sticks in everybody's way."""
