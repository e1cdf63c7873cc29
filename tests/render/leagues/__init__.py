"""Pictures of leagues."""
