"""Les Hérissons pressés: race your hedgehogs home, and everybody else's if you must."""
