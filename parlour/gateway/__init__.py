"""Gateway v10: sessions, heartbeats, resuming, compression and dispatches."""
