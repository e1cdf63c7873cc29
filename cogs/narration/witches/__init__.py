"""The witches' race in words."""
