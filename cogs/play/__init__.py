"""Playing: the panel, `/move`, `/undo`, `/hand` and `/standing`."""
