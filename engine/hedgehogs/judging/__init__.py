"""How good a race looks: in steps, for all seats at once, and as quickly as a search asks."""
