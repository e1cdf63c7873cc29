"""How people are answered: in time, once, with buttons that last, and kindly when it fails."""
