"""What somebody may do who plays alone against computers."""
