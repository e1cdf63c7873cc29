"""The games, pure: no Discord, no SQL, no pictures, no clock and no random numbers of their own."""
