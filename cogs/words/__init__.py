"""Things of a table in the words people read: clocks, options, seats, days, names."""
