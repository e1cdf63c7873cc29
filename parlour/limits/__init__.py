"""Discord's limits on what a bot may send, beyond what its OpenAPI document says.

Each function looks at one body and raises `ApiError` with code 50035 (or the code Discord
has for that case). They see the body alone; what depends on the world is checked where it
is at hand, by the handlers.
"""
