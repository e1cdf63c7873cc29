"""`/table …`, `/takeback`, and everything below a lobby: the table of a channel."""
