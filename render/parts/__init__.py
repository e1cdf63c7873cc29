"""What the boards of several games share. Nothing here knows a game."""
