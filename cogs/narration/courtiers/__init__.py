"""The courtiers in words."""
