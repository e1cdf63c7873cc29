"""REST v10, a file an area of Discord's API."""
