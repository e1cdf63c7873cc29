"""`/rules` and `/help`."""
