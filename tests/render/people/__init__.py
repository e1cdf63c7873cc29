"""Pictures of people."""
