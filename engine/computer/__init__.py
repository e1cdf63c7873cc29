"""Computer players: one search for every game, one small evaluation a game."""
