"""Hexen Rennen: three witches a clan, forty-eight tiles nobody knows, and magic on the way."""
