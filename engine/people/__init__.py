"""What is kept about people: their settings, and when they are away."""
