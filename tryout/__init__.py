"""`make play`: the bot tried out in the browser, with no token and no network."""
