"""The forty variants as options."""
