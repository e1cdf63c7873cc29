"""The parlour's world: people, guilds, channels, messages, and every way they change."""
