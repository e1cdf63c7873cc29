"""The jesters in words."""
