"""The players below the board."""
