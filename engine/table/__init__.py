"""A table, and pure functions from a table to a table: nothing here waits or is saved."""
