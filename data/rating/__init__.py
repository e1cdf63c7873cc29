"""Results of games, and the ratings that follow from them."""
