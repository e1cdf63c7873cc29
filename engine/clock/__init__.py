"""Time in values: a table's clock, timers, zones. No table, and no look at the time itself."""
