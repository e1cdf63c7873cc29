"""The host: everything that can be asked of a table, done under its lock and saved."""
