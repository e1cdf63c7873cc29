"""What tables owe their channels: posts and pictures, made and delivered."""
