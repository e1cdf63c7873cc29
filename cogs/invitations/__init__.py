"""Challenges, and calls for players: the commands, the posts and their buttons."""
