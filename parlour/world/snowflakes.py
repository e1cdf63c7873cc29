"""Discord's ids: a moment in milliseconds and a counter, always growing."""

from parlour.world.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000
_PER_MILLISECOND = 1 << 22


class Snowflakes:
    """Hands out ids. Each is larger than the one before, whatever the clock does."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        fresh = (int(self._clock.now() * 1000) - DISCORD_EPOCH_MS) * _PER_MILLISECOND
        self._last = max(fresh, self._last + 1)
        return self._last

    def stay_above(self, used: int) -> None:
        """Never hand out `used` or anything below it again: for a world read from disk."""
        self._last = max(self._last, used)


def shard_of(guild_id: int, shards: int) -> int:
    """Which of `shards` gateway connections hears about a guild."""
    return (guild_id >> 22) % shards
