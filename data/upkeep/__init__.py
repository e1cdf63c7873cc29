"""What an operator does with a database: copies it, and looks for what is wrong with it."""
