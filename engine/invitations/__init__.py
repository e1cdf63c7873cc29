"""Invitations: who asks whom to a game, before there is a table."""
