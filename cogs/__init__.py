"""Discord in, Discord out: commands, buttons and posts. No rules and no SQL."""
